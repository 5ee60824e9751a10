"""What the fields of a value hold: their declared types, in which ids of different kinds are told apart."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from rules.kernel.tagged import Tagged, columns


@cache
def meanings(kind: type) -> Mapping[str, Any]:
    """The declared type of each field of a class of values, or of a named tuple: `{"where": Territory, "dice": int}`.

    How a field is written in JSON is left out: `leaders` are `tuple[LeaderKind, ...]`.
    """
    fields = kind.__struct_fields__ if issubclass(kind, msgspec.Struct) else kind._fields  # type: ignore[attr-defined]
    hints = get_type_hints(kind, include_extras=True)
    return {name: _unwritten(hints[name]) for name in fields}


@cache
def written_meanings(kind: type[Tagged]) -> Mapping[str, Any]:
    """The same for every field that a kind is written with: of a variant, those that only others have too."""
    other = meanings(kind.variants.fields) if kind.variants else {}
    named = ((own or name, own) for name, own in columns(kind).items())
    return {name: meanings(kind)[name] if own else other[name] for name, own in named}


def _unwritten(hint: Any) -> Any:
    """A declared type without its written form."""
    if get_origin(hint) is not Annotated:
        return hint
    if any(isinstance(note, msgspec.Meta) for note in hint.__metadata__):
        return hint.__origin__
    return hint


def item_of(meaning: Any) -> Any:
    """What a list is made of, or the first of what its pairs are; any other type is returned as it is."""
    while get_origin(meaning) not in (None, Annotated, Union, UnionType):
        meaning = get_args(meaning)[0]
    return meaning
