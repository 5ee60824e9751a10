"""Open families of frozen values, told apart by `kind`, written to and read back from plain JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, ClassVar, TypeVar, cast, dataclass_transform

from pydantic import ConfigDict, TypeAdapter, ValidationError

C = TypeVar("C", bound=type[Any])


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: C) -> C:
    """Make a class a frozen, slotted dataclass."""
    made = dataclass(frozen=True, slots=True, init=False)(cls)
    made.__init__ = _init_of(made)
    return cast(C, made)


def _init_of(cls: type) -> Callable[..., None]:
    """The `__init__` that dataclass would write, but for how it fills the slots: by their own setters.

    A step makes a dozen values. A frozen class's usual way round its own `__setattr__` takes twice as long.
    """
    scope: dict[str, Any] = {"missing": MISSING}
    taken, body = ["self"], []
    for one in fields(cls):
        name, given = one.name, one.name
        scope[f"set_{name}"] = getattr(cls, name).__set__
        if one.default_factory is not MISSING:
            scope[f"make_{name}"], given = one.default_factory, f"make_{name}() if {name} is missing else {name}"
            taken.append(f"{name}=missing")
        elif one.default is not MISSING:
            scope[f"plain_{name}"] = one.default
            taken.append(f"{name}=plain_{name}")
        else:
            taken.append(name)
        body.append(f"    set_{name}(self, {given})")
    exec(f"def __init__({', '.join(taken)}):\n" + ("\n".join(body) or "    pass"), scope)
    made: Callable[..., None] = scope["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


class Tagged:
    """A value with a `kind`: its class name in words, `ToDefend` -> `to-defend`."""

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=False)
    kind: ClassVar[str] = "tagged"

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


class Unreadable(ValueError):
    """A text that is no value of its family: unknown kind, missing field, wrong type."""


@cache
def _names(cls: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(cls))


@cache
def _adapter(cls: Any) -> TypeAdapter[Any]:
    return TypeAdapter(cls)


def plain(thing: Any) -> Any:
    """The same thing as dicts, lists, strings and numbers; a tagged value's dict begins with its `kind`."""
    if isinstance(thing, str | int | float | bool) or thing is None:
        return thing
    if is_dataclass(thing) and not isinstance(thing, type):
        named = {name: plain(getattr(thing, name)) for name in _names(type(thing))}
        return {"kind": thing.kind, **named} if isinstance(thing, Tagged) else named
    if isinstance(thing, Mapping):
        return {key: plain(item) for key, item in thing.items()}
    return [plain(item) for item in thing]


class Family:
    """The kinds of one family (events, actions, …) that a ruleset knows, and how to read them."""

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
        given = {name: item for name, item in data.items() if name != "kind"}
        cls: Any = self.kinds[kind]
        try:
            return _adapter(cls).validate_python(given)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Unreadable(f"{kind}: {where}: {first['msg']}") from None
