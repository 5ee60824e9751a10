"""Extensible families of frozen values, distinguished by `kind`, with conversion to and from plain JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, NamedTuple, TypeVar, dataclass_transform

import msgspec
from msgspec.structs import replace

from rules.kernel.arguments import tell_near

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
    """A value with a `kind`, derived from its class name.

    A class with `variants` is a kind of several classes: its subclasses are all of its kind, each with fields of its
    own, and written in one form. `variant` tells them apart in Python; it is the kind of a class that is alone.
    """

    kind: ClassVar[str] = "tagged"
    variant: ClassVar[str] = "tagged"
    variants: ClassVar[Variants | None] = None

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.variant = in_words(cls.__name__)
        if cls.variants is None or "variants" in vars(cls):
            cls.kind = cls.variant


@dataclass(frozen=True, slots=True)
class Variants:
    """How the classes of one kind are told apart in JSON, and how all of them are written.

    The field `by` decides, which the class of the kind itself has: `class_of` gives the subclass for what it holds,
    None for what it may not hold. `fields` has all fields that subclasses add, by their names in JSON and in their
    order there, each with the default that is written for it where a subclass lacks it:

        class Anywhere(Value):
            to: str = ""
            steps: int = 0

        class Move(Action):
            variants = Variants("piece", {"king": Step, "rook": Slide}.get, Anywhere)
            piece: str

        class Step(Move):
            to: str

    A `Step` is written `{"kind": "move", …, "piece": "king", "to": "e2", "steps": 0}`, and read from just that.
    """

    by: str
    class_of: Callable[[str], type[Tagged] | None]
    fields: type[Value]


def kind_of(member: type[Tagged]) -> type[Tagged]:
    """The class of a kind: of a variant the one that it is a variant of, of every other class itself."""
    return next(base for base in member.__mro__ if "variants" in vars(base)) if member.variants else member


@cache
def blanks(member: type[Tagged]) -> Mapping[str, Any]:
    """What is written for each field of a variant's kind that only other variants have, by its name in JSON."""
    if member.variants is None:
        return {}
    own = {field.encode_name for field in msgspec.structs.fields(member)}
    every = msgspec.structs.fields(member.variants.fields)
    return {field.encode_name: field.default for field in every if field.encode_name not in own}


@cache
def columns(member: type[Tagged]) -> Mapping[str, str]:
    """The fields of a class as its kind is written: the names in JSON, each with the name of the class's own field.

    In the order in which they are written; "" for a field that only other variants have. Raises `TypeError` for a
    variant with a field that is none of its kind's.
    """
    own = {field.encode_name: field.name for field in msgspec.structs.fields(member)}
    if member.variants is None:
        return own
    fields = (*msgspec.structs.fields(kind_of(member)), *msgspec.structs.fields(member.variants.fields))
    every = [field.encode_name for field in fields]
    if strange := own.keys() - set(every):
        raise TypeError(
            f"{member.__name__}: {', '.join(sorted(strange))}: no field of {member.variants.fields.__name__}"
        )
    return {name: own.get(name, "") for name in every}


def values_by_column(value: Tagged) -> dict[str, Any]:
    """The fields of a value by their names in JSON, with those that only other variants of its kind have."""
    kind = type(value)
    return {name: getattr(value, own) if own else blanks(kind)[name] for name, own in columns(kind).items()}


FRACTION = b"\xcb"
"""The byte before each fraction in MessagePack."""
_PACKED, _SORTED = msgspec.msgpack.Encoder(), msgspec.json.Encoder(order="sorted")


def canonical_text(data: Any) -> str:
    """Plain data as JSON of which there is one spelling: names sorted, no blanks, letters as they are.

    A game's state is written so after every step, and `msgspec` takes an eighth of the time of `json`. It spells some
    fractions in another way, so it writes only what can have none; and it refuses what is not UTF-8, numbers beyond 64
    bits, and names that are no strings.
    """
    with suppress(TypeError, OverflowError, UnicodeEncodeError):
        if FRACTION not in _PACKED.encode(data):
            return _SORTED.encode(data).decode()
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
    `names` are those under which the field is read, besides its own in the class.
    """

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    names: tuple[str, ...] = ()

    def __repr__(self) -> str:
        """The names of its two functions: a signature shows it with the field."""
        return f"WrittenForm({self.write.__name__}, {self.read.__name__})"


def written_as(write: Callable[[Any], Any], read: Callable[[Any], Any], *names: str) -> msgspec.Meta:
    """The annotation of a type whose fields have a written form, so that stored values keep theirs:
    `Annotated[tuple[str, ...], written_as(to_flag, from_flag)]`. (`msgspec.field(name=…)` keeps a field's name.)

    With `names`, such a field is read under each of them in every class, whichever it is written with there.
    """
    return msgspec.Meta(extra={"written": WrittenForm(write, read, names)})


class Writing(NamedTuple):
    """How a class stands in JSON where that differs from what `msgspec` makes of it.

    `forms` are its fields that have a written form, by their names in JSON. `holds` are its fields that hold one of
    several variants: their names in JSON and in Python, and the class of their kind. `layout`: of a variant, all fields
    of its kind, in order, with what is written where it lacks them.
    """

    forms: tuple[tuple[str, WrittenForm], ...] = ()
    holds: tuple[tuple[str, str, type[Tagged]], ...] = ()
    layout: Mapping[str, Any] = {}


class Writings(dict[Any, Writing | None]):
    """The writing of each class, None for most; found on first use."""

    def __missing__(self, kind: Any) -> Writing | None:
        found = _writing_of(kind) if isinstance(kind, type) and issubclass(kind, Value) else Writing()
        self[kind] = writing = found if any(found) else None
        return writing


def _writing_of(kind: type[Value]) -> Writing:
    declared = msgspec.inspect.type_info(kind)
    assert isinstance(declared, msgspec.inspect.StructType)
    forms: list[tuple[str, WrittenForm]] = []
    holds: list[tuple[str, str, type[Tagged]]] = []
    for field in declared.fields:
        if isinstance(field.type, msgspec.inspect.Metadata) and field.type.extra:
            forms.append((field.encode_name, field.type.extra["written"]))
        elif (base := _variant_class(field.type)) is not None:
            holds.append((field.encode_name, field.name, base))
        elif any(map(_variant_class, _parts_of(field.type))):
            raise TypeError(f"{kind.__name__}.{field.name}: one of several variants stands in a field of its own")
    layout: dict[str, Any] = {}
    if issubclass(kind, Tagged) and kind.variants:
        lacking = _in_json(dict(blanks(kind)))
        layout = {"kind": kind.kind, **{name: lacking.get(name) for name in columns(kind)}}
    return Writing(tuple(forms), tuple(holds), layout)


def _variant_class(declared: msgspec.inspect.Type) -> type[Tagged] | None:
    """The class that a field declares, if there are variants of it."""
    kind = declared.cls if isinstance(declared, msgspec.inspect.StructType) else None
    return kind if kind is not None and issubclass(kind, Tagged) and kind.variants else None


def _parts_of(declared: msgspec.inspect.Type) -> Iterator[msgspec.inspect.Type]:
    """What a list, a pair, a mapping or a choice of types is made of, down to its last part."""
    for part in msgspec.structs.astuple(declared):
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, msgspec.inspect.Type):
                yield each
                yield from _parts_of(each)


_WRITINGS = Writings()


def _in_json(thing: Any) -> Any:
    """What `msgspec` makes of a value: dicts, lists, strings and numbers."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def plain(thing: Any) -> Any:
    """A value as dicts, lists, strings and numbers; a tagged value's dict begins with its `kind`.

    >>> from rules import plain
    >>> from rules.risk import Deploy
    >>> plain(Deploy(1, "red", "alaska", 3))
    {'kind': 'deploy', 'decision': 1, 'player': 'red', 'where': 'alaska', 'count': 3}
    """
    data = _in_json(thing)
    if (writing := _WRITINGS[type(thing)]) is None:
        return data
    for name, form in writing.forms:
        if name in data:
            data[name] = form.write(data[name])
    for name, own, _ in writing.holds:
        data[name] = plain(getattr(thing, own))
    return {**writing.layout, **data, "kind": thing.kind} if writing.layout else data


def shape_data(data: Any, shape: Any) -> Any:
    """Plain data converted to this type; raises `Unreadable`, saying where it does not fit."""
    if (writing := _WRITINGS[shape]) is None or not isinstance(data, Mapping):
        return _convert(data, shape)
    if writing.layout:
        shape, data = _read_variant(data, shape)
        writing = _WRITINGS[shape] or writing
    data = _named_as_declared(data, writing)
    read = {name: form.read(data[name]) for name, form in writing.forms if name in data}
    if odd := next((name for name, form in writing.forms if name in read and form.write(read[name]) != data[name]), ""):
        raise Unreadable(f"{str(data[odd])[:120]} is written otherwise - at `$.{odd}`")
    return _place_variants({**data, **read}, shape, [held for held in writing.holds if held[0] in data])


def _named_as_declared(data: Mapping[str, Any], writing: Writing) -> Mapping[str, Any]:
    """The data with each field that stands there under another of its names under the one of this class."""
    for name, form in writing.forms:
        if name not in data and (other := next((each for each in form.names if each in data), "")):
            data = {name if key == other else key: value for key, value in data.items()}
    return data


def _convert(data: Any, shape: Any) -> Any:
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


def _read_variant(data: Mapping[str, Any], shape: type[Tagged]) -> tuple[type[Tagged], dict[str, Any]]:
    """The class of a written variant, and the data of its own fields; raises `Unreadable`."""
    variants = shape.variants
    assert variants is not None
    by = data.get(variants.by)
    found = variants.class_of(by) if isinstance(by, str) else None
    if found is None or not issubclass(found, shape):
        raise Unreadable(f"no {shape.variant} is known for the {variants.by} {str(by)[:120]!a} - at `$.{variants.by}`")
    if data.get("kind") != shape.kind:
        raise Unreadable(f"{str(data.get('kind'))[:120]!a} is no {shape.kind} - at `$.kind`")
    own = {**data, "kind": found.variant}
    for name, blank in _in_json(dict(blanks(found))).items():
        value = own.pop(name, blank)
        if type(value) is not type(blank) or value != blank:
            raise Unreadable(f"the {variants.by} {str(by)[:120]!a} takes no {name} - at `$.{name}`")
    return found, own


def _place_variants(data: dict[str, Any], shape: Any, holds: Iterable[tuple[str, str, type[Tagged]]]) -> Any:
    """A value with the variants that its fields hold.

    `msgspec` makes exactly the class that a field declares, so that each is read by itself, and put in its place.
    """
    held = {}
    for name, own, base in holds:
        held[own] = value = shape_data(data[name], base)
        shared = {field.encode_name: getattr(value, field.name) for field in msgspec.structs.fields(base)}
        data[name] = {"kind": base.kind, **_in_json(shared)}
    made = _convert(data, shape)
    return replace(made, **held) if held else made


class Family:
    """The kinds of one family (events, actions, …) that a ruleset uses, and how to read them.

    `kinds` are their classes by kind; of one that has variants, the class that these are variants of.
    """

    def __init__(self, root: type[Tagged], members: Iterable[type[Tagged]]) -> None:
        self.root = root
        self.kinds: dict[str, type[Tagged]] = {}
        for member in map(kind_of, members):
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
            near = tell_near(kind, self.kinds) if isinstance(kind, str) else ""
            raise Unreadable(f"no {self.root.__name__.lower()} is written like this: {str(data)[:120]!a}{near}")
        try:
            return shape_data(data, self.kinds[kind])
        except Unreadable as error:
            raise Unreadable(f"{kind}: {error}") from None
