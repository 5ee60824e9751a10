"""Choices of several things for one field: checklists, lists in an order, a code short enough for a button."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.ui.interaction.custom_id import NOTHING, digest, means
from rules.author import BadName, Ordered, Some, Typed

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
Chosen = tuple[str, ...]


def _among(lots: Iterable[Some | Ordered]) -> Chosen:
    """The things of all lots, without duplicates."""
    return tuple(dict.fromkeys(thing for lot in lots for thing in lot.among))


@dataclass(frozen=True, slots=True)
class MultipleChoice:
    """The choices over all offers: a number of things from one of these lots, or (`nothing`) none at all."""

    lots: tuple[Some, ...]
    nothing: bool

    @property
    def among(self) -> Chosen:
        """All things that can be chosen, without duplicates."""
        return _among(self.lots)

    @property
    def only(self) -> Chosen | None:
        """The choice, if only one is possible."""
        if not self.lots:
            return ()
        first = self.lots[0]
        alone = len(self.lots) == 1 and first.least == len(first.among) and not self.nothing
        return first.among if alone else None

    @property
    def lists(self) -> tuple[Some, ...]:
        """The lots as a person ticks them: one that lies within another is no list of its own, but makes that one
        longer or shorter. The rules say why not where a choice fits neither."""
        found: list[Some] = []
        for lot in sorted(self.lots, key=lambda lot: -len(lot.among)):
            at = next((at for at, other in enumerate(found) if set(lot.among) <= set(other.among)), None)
            if at is None:
                found.append(lot)
            else:
                wider = found[at]
                found[at] = Some(wider.among, min(wider.least, lot.least), max(wider.most, lot.most))
        return tuple(found)

    def lot_of(self, things: Iterable[str]) -> Some:
        """The lot that contains all these things; raises `LookupError`."""
        some = set(things)
        found = next((lot for lot in self.lots if some.issubset(lot.among)), None)
        if found is None:
            raise LookupError(", ".join(sorted(some)))
        return found

    def code_of(self, things: Sequence[str]) -> str:
        """The code of a choice of these things from one lot, whether or not they are enough; raises `LookupError`."""
        return pack(things, self.lot_of(things).among)


@dataclass(frozen=True, slots=True)
class OrderedChoice:
    """The choices over all offers: a list of different things in an order, or (`nothing`) an empty one."""

    lots: tuple[Ordered, ...]
    nothing: bool

    @property
    def among(self) -> Chosen:
        """All things that can be listed, without duplicates."""
        return _among(self.lots)

    @property
    def only(self) -> Chosen | None:
        """The list, if only one is possible."""
        ways = dict.fromkeys(way for lot in self.lots if len(lot) < 2 for way in lot)
        alone = len(ways) == 1 and all(len(lot) < 2 for lot in self.lots) and not (self.nothing and () not in ways)
        return next(iter(ways)) if alone else None

    def after(self, listed: Chosen) -> Chosen:
        """What can come next after these things."""
        return tuple(
            thing for thing in self.among if thing not in listed and self._lots_with((*listed, thing), begun=True)
        )

    def is_whole(self, listed: Chosen) -> bool:
        """Whether the list can end here."""
        return bool(self._lots_with(listed)) or (self.nothing and not listed)

    def code_of(self, things: Sequence[str]) -> str:
        """The code of a whole list; raises `LookupError`."""
        if not self.is_whole(tuple(things)):
            raise LookupError(", ".join(things))
        return pack_list(things, self._lots_with(tuple(things))[0].among) if things else NOTHING

    def _lots_with(self, listed: Chosen, *, begun: bool = False) -> list[Ordered]:
        """The lots from which this list can be made; if only `begun`, those from which it can become one."""
        return [
            lot
            for lot in self.lots
            if listed in lot or (begun and len(listed) <= lot.most and set(listed) <= set(lot.among))
        ]


@dataclass(frozen=True, slots=True)
class TypedChoice:
    """The choices over all offers: a name to be typed, of those that one of these takes."""

    lots: tuple[Typed, ...]

    @property
    def suggestions(self) -> Chosen:
        """The names that can be picked from a list."""
        return tuple(dict.fromkeys(name for lot in self.lots for name in lot))

    @property
    def taken(self) -> Chosen:
        """The names that others bear."""
        return tuple(dict.fromkeys(name for lot in self.lots for name in lot.taken))

    def flaw(self, name: str) -> BadName | None:
        """Why no offer takes this name; None if one does."""
        flaws = [lot.flaw(name) for lot in self.lots]
        return None if None in flaws else flaws[0]


Several = MultipleChoice | OrderedChoice
"""Several things for one field, with or without an order."""


def multiple_choice(shapes: Iterable[Sequence[Any]]) -> MultipleChoice:
    """The choices of one field over several offers, of which at least one is `Some`; equal lots are merged."""
    lots: dict[Chosen, tuple[int, int]] = {}
    nothing = False
    for shape in shapes:
        for some in _lots(shape):
            nothing |= some.least == 0
            least, most = max(some.least, 1), min(some.most, len(some.among))
            if least <= most:
                before = lots.get(some.among, (least, most))
                lots[some.among] = min(before[0], least), max(before[1], most)
    return MultipleChoice(tuple(Some(among, *bounds) for among, bounds in lots.items()), nothing)


def make_ordered_choice(shapes: Iterable[Sequence[Any]]) -> OrderedChoice:
    """The choices of one field over several offers, of which at least one is `Ordered`."""
    lots: dict[Ordered, None] = {}
    nothing = False
    for shape in shapes:
        nothing |= () in shape
        lots |= dict.fromkeys(
            [shape] if isinstance(shape, Ordered) else [Ordered(way, len(way), len(way)) for way in shape if way]
        )
    return OrderedChoice(tuple(lots), nothing)


def _lots(shape: Sequence[Any]) -> list[Some]:
    return [shape] if isinstance(shape, Some) else [Some(things, len(things), len(things)) for things in shape]


def pack(chosen: Sequence[str], among: Chosen) -> str:
    """A choice as a short code: the positions of the things in `among`, and a digest of the things themselves.

    After `among` changes, an old code is invalid; it never means a different choice.
    """
    places = [at for at, thing in enumerate(among) if thing in chosen]
    return f"*{_token(sum(1 << at for at in places))}.{_mark(tuple(among[at] for at in places))}"


def unpack(token: str, among: Chosen) -> Chosen | None:
    """The choice of a code, or of names joined by `+`, in the order of `among`; None if it is not valid here."""
    if not token.startswith("*"):
        return tuple(sorted(token.split("+"), key=among.index)) if set(token.split("+")) <= set(among) else None
    number, _, mark = token[1:].partition(".")
    places = int(number, len(DIGITS)) if number and set(number) <= set(DIGITS) else -1
    chosen = tuple(thing for at, thing in enumerate(among) if places >> at & 1)
    return chosen if 0 <= places < 1 << len(among) and mark == _mark(chosen) else None


def pack_list(listed: Sequence[str], among: Chosen) -> str:
    """A list as a short code: the positions of its things in `among`, in order, and a digest as in `pack`."""
    width = _width(among)
    return f"^{''.join(_token(among.index(thing)).rjust(width, '0') for thing in listed)}.{_mark(tuple(listed))}"


def unpack_list(token: str, among: Chosen) -> Chosen | None:
    """The list of a code, or of names joined by `+`; None if it is not valid here."""
    if not token.startswith("^"):
        return tuple(token.split("+")) if set(token.split("+")) <= set(among) else None
    digits, _, mark = token[1:].partition(".")
    width = _width(among)
    each = [digits[at : at + width] for at in range(0, len(digits), width)]
    places = [int(place, len(DIGITS)) for place in each] if set(digits) <= set(DIGITS) else [len(among)]
    listed = tuple(among[place] for place in places if place < len(among))
    return listed if len(listed) == len(places) and mark == _mark(listed) else None


def _width(among: Chosen) -> int:
    """How many digits a position takes."""
    return len(_token(max(len(among) - 1, 0)))


def value_of(token: str, shape: Sequence[Any]) -> Any:
    """The choice from a shape that a token stands for; None if there is none."""
    if isinstance(shape, Typed):
        return token if token in shape else next((name for name in shape if means(token, name)), None)
    if isinstance(shape, Some | Ordered) and token != NOTHING:
        chosen = (unpack if isinstance(shape, Some) else unpack_list)(token, shape.among)
        return chosen if chosen is not None and chosen in shape else None
    if token == NOTHING:
        return () if () in shape else None
    return next((value for value in shape if means(token, value)), None)


def _mark(chosen: Chosen) -> str:
    return digest("+".join(chosen))[1:7]


def _token(number: int) -> str:
    digits = DIGITS[number % len(DIGITS)]
    while number := number // len(DIGITS):
        digits = DIGITS[number % len(DIGITS)] + digits
    return digits
