"""Extensible families of frozen values, distinguished by `kind`, with conversion to and from plain JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple, TypeVar, dataclass_transform

import msgspec

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A frozen value with slots; the base of every value class.

    A step creates a dozen of them, and a frozen dataclass takes six times as long to create. `gc=False` is safe, since
    values that can be written as JSON never form cycles.
    """


def written(default: T, *, name: str | None = None) -> T:
    """The default of a field that stands in JSON all the same, in a class that leaves out defaults (`omit_defaults`).

    So a class whose defaults are stored gets new fields, and what was stored before stays as it was. `name`: its name
    in JSON, if it has another one there.
    """
    always: T = msgspec.field(default_factory=lambda: default, name=name)
    return always


def in_words(name: str) -> str:
    """A class's name as its kind: `ToDefend` -> `to-defend`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Tagged(Value, tag_field="kind", tag=in_words):
    """A value with a `kind`, derived from its class name."""

    kind: ClassVar[str] = "tagged"

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = in_words(cls.__name__)


def canonical_text(data: Any) -> str:
    """Plain data as JSON of which there is one spelling: names sorted, no blanks, letters as they are."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def is_canonical(text: str) -> bool:
    """Whether a text is what `canonical_text` writes, and can be stored as UTF-8."""
    try:
        return canonical_text(json.loads(text)).encode() == text.encode()
    except (ValueError, RecursionError):
        return False


class Unreadable(ValueError):
    """Data that is no value of its family: unknown kind, missing field, wrong type.

    >>> from rules import GAMES, Unreadable, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green")))
    >>> try:
    ...     rules.actions.read({"kind": "deploy", "decision": 1, "player": "red", "where": "alaska", "count": "3"})
    ... except Unreadable as why:
    ...     print(why)
    deploy: Expected `int`, got `str` - at `$.count`
    """


class WrittenForm(NamedTuple):
    """How a field stands in JSON where that differs from the field itself: from its plain data, and back to them.

    `write` gets what `msgspec` makes of the field; `read` gets anything, and returns what it does not know as it is.
    """

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def written_as(write: Callable[[Any], Any], read: Callable[[Any], Any]) -> msgspec.Meta:
    """The annotation of a type whose fields have a written form, so that stored values keep theirs:
    `Annotated[tuple[str, ...], written_as(to_flag, from_flag)]`. (`msgspec.field(name=…)` keeps a field's name.)"""
    return msgspec.Meta(extra={"written": WrittenForm(write, read)})


class WrittenForms(dict[Any, tuple[tuple[str, WrittenForm], ...]]):
    """The fields of each class that have a written form, by the name that they have in JSON; found on first use."""

    def __missing__(self, kind: Any) -> tuple[tuple[str, WrittenForm], ...]:
        self[kind] = forms = tuple(_forms_of(kind)) if isinstance(kind, type) and issubclass(kind, Value) else ()
        return forms


def _forms_of(kind: type[Value]) -> Iterable[tuple[str, WrittenForm]]:
    declared = msgspec.inspect.type_info(kind)
    assert isinstance(declared, msgspec.inspect.StructType)
    for field in declared.fields:
        if isinstance(field.type, msgspec.inspect.Metadata) and field.type.extra:
            yield field.encode_name, field.type.extra["written"]


_FORMS = WrittenForms()


def plain(thing: Any) -> Any:
    """A value as dicts, lists, strings and numbers; a tagged value's dict begins with its `kind`.

    >>> from rules import plain
    >>> from rules.risk import Deploy
    >>> plain(Deploy(1, "red", "alaska", 3))
    {'kind': 'deploy', 'decision': 1, 'player': 'red', 'where': 'alaska', 'count': 3}
    """
    data = msgspec.json.decode(msgspec.json.encode(thing))
    for name, form in _FORMS[type(thing)]:
        if name in data:
            data[name] = form.write(data[name])
    return data


def shape_data(data: Any, shape: Any) -> Any:
    """Plain data converted to this type; raises `Unreadable`, saying where it does not fit."""
    if (forms := _FORMS[shape]) and isinstance(data, Mapping):
        read = {name: form.read(data[name]) for name, form in forms if name in data}
        if odd := next((name for name, form in forms if name in data and form.write(read[name]) != data[name]), ""):
            raise Unreadable(f"{str(data[odd])[:120]} is written otherwise - at `$.{odd}`")
        data = {**data, **read}
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

    def __repr__(self) -> str:
        """Its root and its kinds: `<Family Action: attack call-off defend …>`."""
        return f"<Family {self.root.__name__}: {' '.join(sorted(self.kinds))}>"

    def read(self, data: Any) -> Any:
        """The value that `plain` wrote; raises `Unreadable`."""
        kind = data.get("kind") if isinstance(data, Mapping) else None
        if not isinstance(kind, str) or kind not in self.kinds:
            raise Unreadable(f"no {self.root.__name__.lower()} is written like this: {str(data)[:120]!a}")
        try:
            return shape_data(data, self.kinds[kind])
        except Unreadable as error:
            raise Unreadable(f"{kind}: {error}") from None
