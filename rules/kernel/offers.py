"""Offers: the legal answers to a decision in compact form. One offer may cover territories and a range of numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, permutations, product
from math import comb, perm
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec

from rules.kernel.names import A_LAND, TAKEN, BadName, name_flaw, name_key
from rules.kernel.tagged import Value, blanks, columns
from rules.kernel.values import Action, Player, Ranked

Id = TypeVar("Id", bound=str)
Choices = Sequence[Any]
"""A tuple of values, a range of numbers, `Some` combinations, `Ordered` lists, or `Typed` names."""


@dataclass(frozen=True, slots=True)
class Some(Sequence[tuple[str, ...]]):
    """All combinations of `least` to `most` things `among` these, in their order; computed, not stored."""

    among: tuple[str, ...]
    least: int
    most: int

    def __len__(self) -> int:
        return sum(comb(len(self.among), size) for size in self._sizes)

    def __contains__(self, chosen: object) -> bool:
        if not isinstance(chosen, tuple) or len(chosen) not in self._sizes:
            return False
        return chosen == tuple(thing for thing in self.among if thing in chosen)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        return chain.from_iterable(combinations(self.among, size) for size in self._sizes)

    def __getitem__(self, at: Any) -> Any:
        place = range(len(self))[at]
        for size in self._sizes:
            if place < comb(len(self.among), size):
                return self._way(place, size)
            place -= comb(len(self.among), size)
        raise IndexError(at)

    @property
    def _sizes(self) -> range:
        return range(self.least, min(self.most, len(self.among)) + 1)

    def _way(self, place: int, size: int) -> tuple[str, ...]:
        """The combination at an index among all those of one size, in the order of `itertools.combinations`."""
        chosen: list[str] = []
        for at, thing in enumerate(self.among):
            if len(chosen) == size:
                break
            with_it = comb(len(self.among) - at - 1, size - len(chosen) - 1)
            if place < with_it:
                chosen.append(thing)
            else:
                place -= with_it
        return tuple(chosen)


@dataclass(frozen=True, slots=True)
class Ordered(Sequence[tuple[str, ...]]):
    """All lists of `least` to `most` different things `among` these, in any order; computed, not stored."""

    among: tuple[str, ...]
    least: int
    most: int

    def __len__(self) -> int:
        return sum(perm(len(self.among), size) for size in self._sizes)

    def __contains__(self, chosen: object) -> bool:
        if not isinstance(chosen, tuple) or len(chosen) not in self._sizes:
            return False
        return len(set(chosen)) == len(chosen) and set(chosen) <= set(self.among)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        return chain.from_iterable(permutations(self.among, size) for size in self._sizes)

    def __getitem__(self, at: Any) -> Any:
        place = range(len(self))[at]
        for size in self._sizes:
            if place < perm(len(self.among), size):
                return self._list(place, size)
            place -= perm(len(self.among), size)
        raise IndexError(at)

    @property
    def _sizes(self) -> range:
        return range(self.least, min(self.most, len(self.among)) + 1)

    def _list(self, place: int, size: int) -> tuple[str, ...]:
        """The list at an index among all those of one size, in the order of `itertools.permutations`."""
        left, chosen = list(self.among), []
        for more in range(size - 1, -1, -1):
            at, place = divmod(place, perm(len(left) - 1, more))
            chosen.append(left.pop(at))
        return tuple(chosen)


@dataclass(frozen=True, slots=True)
class Typed(Sequence[str]):
    """Any valid name (see `kernel/names.py`) that is not `taken`, nor one of a board's own; iterated, it suggests some.

    `suggestions` are at most 18 characters long. Those that are free come in their order; once none is, they come with
    a Roman number: there is always one. `reserved` are names by their key (`name_key`), such as `atlas.land_names`.
    """

    suggestions: tuple[str, ...]
    taken: tuple[str, ...] = ()
    reserved: frozenset[str] = frozenset()

    def flaw(self, name: str) -> BadName | None:
        """Why this name cannot be given; None if it can."""
        if why := name_flaw(name):
            return why
        key = name_key(name)
        if bearer := next((other for other in self.taken if name_key(other) == key), ""):
            return BadName(TAKEN, name=bearer)
        return BadName(A_LAND, name=name) if key in self.reserved else None

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.flaw(name) is None

    def __len__(self) -> int:
        return len(self._free())

    def __iter__(self) -> Iterator[str]:
        return iter(self._free())

    def __getitem__(self, at: Any) -> Any:
        return self._free()[at]

    def _free(self) -> tuple[str, ...]:
        for numeral in ROMAN:
            if free := tuple(name for each in self.suggestions if (name := f"{each} {numeral}".strip()) in self):
                return free
        return ()


SHOWN = 8
"""How many choices the text of an error lists."""
ROMAN = ("", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""What follows a suggestion when all are taken without it."""


def first_wished(wish: Iterable[str], among: Iterable[Id]) -> Id | None:
    """The first of these things that a wish names, in the wish's order; None if it names none of them."""
    open_to: dict[str, Id] = {thing: thing for thing in among}
    return next((open_to[name] for name in wish if name in open_to), None)


@cache
def unordered_fields(kind: type[Action]) -> tuple[str, ...]:
    """The fields of an answer that name several things of which none comes first: all tuples but `Ranked` ones."""
    types = {each.name: each.type for each in msgspec.structs.fields(kind) if each.type != Ranked}
    bare = {name: get_args(of)[0] if get_origin(of) is Annotated else of for name, of in types.items()}
    return tuple([name for name, of in bare.items() if get_origin(of) is tuple])


def in_their_order(choices: Choices, chosen: tuple[Any, ...]) -> tuple[Any, ...]:
    """The choice that names the same things, as the choices write it; `chosen` itself where there is none."""
    if isinstance(choices, Some):
        ordered = tuple([thing for thing in choices.among if thing in chosen])
        return ordered if len(ordered) == len(chosen) else chosen
    things = Counter(chosen)
    return next((choice for choice in choices if Counter(choice) == things), chosen)


@cache
def _defaults(kind: type[Action]) -> dict[str, Any]:
    """The fields of an answer of this class that need not be given, with what they hold then."""
    return {each.name: each.default for each in msgspec.structs.fields(kind) if each.default is not msgspec.NODEFAULT}


class Offer(Value):
    """A kind of answer with the possible values of each of its fields (`Choices`).

    Every combination is legal.

    >>> from rules import Offer
    >>> from rules.risk import Deploy
    >>> offer = Offer(Deploy, {"where": ("peru", "japan"), "count": range(1, 6)})
    >>> len(offer), Deploy(1, "red", "peru", 6) in offer
    (10, False)
    >>> offer.answer(1, "red", where="japan", count=5)
    Deploy(decision=1, player='red', where='japan', count=5)
    >>> offer.first_answer(1, "red", where="japan")
    Deploy(decision=1, player='red', where='japan', count=1)
    """

    action: type[Action]
    fields: dict[str, Choices]

    def __repr__(self) -> str:
        return f"Offer({self.action.__name__}, {self.fields!r})"

    @property
    def written(self) -> dict[str, Choices]:
        """The choices of every field that its kind of answer is written with: a single one for a field that only other
        variants of the kind have. Its fields where the kind has no variants."""
        if self.action.variants is None:
            return self.fields
        lacking, given = blanks(self.action), Action.__struct_fields__
        named = {name: own for name, own in columns(self.action).items() if own not in given}
        return {own or name: self.fields[own] if own else (lacking[name],) for name, own in named.items()}

    def answer(self, decision: int, player: Player, **chosen: Any) -> Action:
        """The action with these values; a field with a single possible value may be omitted.

        Raises `TypeError` for a field that the offer does not have or that has several values and is omitted, and
        `LookupError` for a value that it does not offer.
        """
        for name, choices in self.fields.items():
            if name not in chosen and (len(choices) != 1 or isinstance(choices, Typed)):
                raise TypeError(f"{self.action.kind}: choose {name}, one of {_listed(choices)}")
        return self.first_answer(decision, player, **chosen)

    def first_answer(self, decision: int, player: Player, **chosen: Any) -> Action:
        """The action with these values and the first of each field that is omitted; raises as `answer`."""
        for name, choice in chosen.items():
            if name not in self.fields:
                known = ", ".join(self.fields) or "no fields"
                raise TypeError(f"{self.action.kind}: the offer has no field {name!r}; it has {known}")
            if choice not in self.fields[name]:
                offered = _listed(self.fields[name])
                raise LookupError(f"{self.action.kind}: {name}={choice!r} is not offered; it is one of {offered}")
        filled = {name: chosen[name] if name in chosen else choices[0] for name, choices in self.fields.items()}
        return self.action(decision, player, **filled)

    def __contains__(self, action: object) -> bool:
        """Whether it covers an answer: every field that it has no choices for is at its default there."""
        if type(action) is not self.action:
            return False
        fields = self.fields
        for name, choices in fields.items():
            if getattr(action, name) not in choices:
                return False
        for name, value in _defaults(self.action).items():
            if name not in fields and getattr(action, name) != value:
                return False
        return True

    def __len__(self) -> int:
        """How many different answers it covers; of names that are typed, the suggestions count."""
        size = 1
        for choices in self.fields.values():
            size *= len(choices)
        return size

    @property
    def forced(self) -> bool:
        """Whether it leaves no choice: a single answer, and nothing to type."""
        return len(self) == 1 and not any(isinstance(choices, Typed) for choices in self.fields.values())

    def each(self, decision: int, player: Player) -> Iterator[Action]:
        """Every answer that it covers; of names that are typed, the suggested ones."""
        for values in product(*self.fields.values()):
            yield self.action(decision, player, *values)


def _listed(choices: Choices) -> str:
    """The choices of a field for an error's text: their range, how they are formed, or the first few of them."""
    if isinstance(choices, range | Some | Ordered):
        return repr(choices)
    if isinstance(choices, Typed):
        return "all names that are free"
    several = ", ".join(map(repr, choices[:SHOWN]))
    return f"{several}, … ({len(choices)} in all)" if len(choices) > SHOWN else several
