"""Extensible families of frozen values, distinguished by `kind`, with conversion to and from plain JSON."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A frozen value with slots; the base of every value class.

    A step creates a dozen of them, and a frozen dataclass takes six times as long to create. `gc=False` is safe, since
    values that can be written as JSON never form cycles.
    """


def in_words(name: str) -> str:
    """A class's name as its kind: `ToDefend` -> `to-defend`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Tagged(Value, tag_field="kind", tag=in_words):
    """A value with a `kind`, derived from its class name."""

    kind: ClassVar[str] = "tagged"

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = in_words(cls.__name__)


class Unreadable(ValueError):
    """Data that is no value of its family: unknown kind, missing field, wrong type."""


def plain(thing: Any) -> Any:
    """A value as dicts, lists, strings and numbers; a tagged value's dict begins with its `kind`."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def shaped(data: Any, shape: Any) -> Any:
    """Plain data converted to this type; raises `Unreadable`, saying where it does not fit."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


class Family:
    """The kinds of one family (events, actions, …) that a ruleset uses, and how to read them."""

    def __init__(self, root: type[Tagged], members: Iterable[type[Tagged]]) -> None:
        self.root = root
        self.kinds: dict[str, type[Tagged]] = {}
        for member in members:
            known = self.kinds.setdefault(member.kind, member)
            if known is not member:
                raise TypeError(f"two kinds of {root.__name__} named {member.kind!r}: {known} and {member}")

    def read(self, data: Any) -> Any:
        """The value that `plain` wrote; raises `Unreadable`."""
        kind = data.get("kind") if isinstance(data, Mapping) else None
        if not isinstance(kind, str) or kind not in self.kinds:
            raise Unreadable(f"no {self.root.__name__.lower()} is written like this: {str(data)[:120]}")
        try:
            return shaped(data, self.kinds[kind])
        except Unreadable as error:
            raise Unreadable(f"{kind}: {error}") from None
