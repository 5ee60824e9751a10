"""Type checks for values made in Python: as strict as reading them from JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct, inspect

from rules.kernel.tagged import Value

Check = Callable[[Any], bool]
_SCALARS: dict[type[inspect.Type], type] = {
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.BoolType: bool,
    inspect.FloatType: float,
    inspect.NoneType: type(None),
}


_CHECKS: dict[type, Check] = {}
"""Each class's type check, from its first use on."""


def well_typed(value: Struct) -> bool:
    """Whether every field of a value has the type that its class declares."""
    kind = type(value)
    return (_CHECKS.get(kind) or _compile_check(kind))(value)


def wrong_field(value: Value) -> str:
    """The first field of a value whose type differs from its declaration; "" if all fit."""
    fields = _fields(type(value))
    return next((name for name, declared in fields if not _check(declared)(getattr(value, name))), "")


def _compile_check(kind: type) -> Check:
    """The type check of a class: compiled from one expression, as dataclasses do for their methods, and kept.

    Each field's type is compared by name: a quarter of the time that it takes to go through the fields of an answer.
    """
    conditions = []
    names: dict[str, Any] = {}
    for name, declared in _fields(kind):
        only = _only_type(declared)
        nothing = isinstance(declared, inspect.UnionType) and declared.includes_none
        checked = f"type(value.{name}) is type_{name}" if only else f"is_{name}(value.{name})"
        conditions.append(f"(value.{name} is None or {checked})" if nothing else checked)
        if plain := _of_plain(declared):  # Most such fields are empty.
            conditions.append(f"(not value.{name} or all_{name}(map(type, value.{name})))")
            names[f"all_{name}"] = {plain}.issuperset
        names |= {f"type_{name}": only, f"is_{name}": _check(declared)}
    check: Check = eval(f"lambda value: {' and '.join(conditions) or True}", names)
    _CHECKS[kind] = check
    return check


def _only_type(declared: inspect.Type) -> type | None:
    """The type that every value of a field has; None if there are several, or if the type alone does not settle it."""
    return tuple if _of_plain(declared) else _SCALARS.get(type(declared))


@cache
def _fields(kind: type) -> Sequence[tuple[str, inspect.Type]]:
    """The fields of a class, each with the type that it declares."""
    if not issubclass(kind, Value):
        raise TypeError(f"{kind.__name__} is no value of the rules")
    declared = inspect.type_info(kind)
    assert isinstance(declared, inspect.StructType)
    return [(field.name, field.type) for field in declared.fields]


def _check(declared: inspect.Type) -> Check:
    """The check of one field: its Python type must be exactly the one that reading produces."""
    match declared:
        case inspect.Metadata(type=annotated):
            return _check(annotated)
        case inspect.VarTupleType(item_type=item):
            return _of_each(item)
        case inspect.TupleType(item_types=items):
            return _of_all(tuple, tuple(map(_check, items)))
        case inspect.NamedTupleType(cls=kind, fields=fields):
            return _of_all(kind, tuple(_check(field.type) for field in fields))
        case inspect.DictType(key_type=key, value_type=value):
            keys, values = _check(key), _check(value)
            return lambda it: type(it) is dict and all(keys(k) and values(v) for k, v in it.items())
        case inspect.UnionType(types=kinds):
            ways = tuple(map(_check, kinds))
            return lambda it: any(way(it) for way in ways)
        case inspect.StructType(cls=kind):
            return lambda it: isinstance(it, kind) and well_typed(it)
    python = _SCALARS.get(type(declared))
    if python is None:
        raise TypeError(f"no check is known for {declared}")
    return lambda it: type(it) is python


def _of_plain(declared: inspect.Type) -> type | None:
    """The type of the things in a sequence of plain ones; None for any other declaration."""
    if isinstance(declared, inspect.Metadata):
        return _of_plain(declared.type)
    return _SCALARS.get(type(declared.item_type)) if isinstance(declared, inspect.VarTupleType) else None


def _of_each(item: inspect.Type) -> Check:
    """The check of a sequence of one type; for plain types it runs in C."""
    python, check = _SCALARS.get(type(item)), _check(item)
    if python is None:
        return lambda it: type(it) is tuple and all(map(check, it))
    only = {python}
    return lambda it: type(it) is tuple and (not it or only.issuperset(map(type, it)))


def _of_all(kind: Any, checks: tuple[Check, ...]) -> Check:
    """The check of a tuple of fixed length."""
    return lambda it: type(it) is kind and len(it) == len(checks) and all(map(_call, checks, it))


def _call(check: Check, it: Any) -> bool:
    return check(it)
