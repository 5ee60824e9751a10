"""Choices of several things for one field: checklists, pages of long ones, a code short enough for a button."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.ui.interaction.custom_id import NOTHING, digest, means
from rules import Some

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
Chosen = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MultipleChoice:
    """The choices over all offers: a number of things from one of these lots, or (`nothing`) none at all."""

    lots: tuple[Some, ...]
    nothing: bool

    @property
    def among(self) -> Chosen:
        """All things that can be chosen, without duplicates."""
        return tuple(dict.fromkeys(thing for lot in self.lots for thing in lot.among))

    @property
    def only(self) -> Chosen | None:
        """The choice, if only one is possible."""
        if not self.lots:
            return ()
        first = self.lots[0]
        alone = len(self.lots) == 1 and first.least == len(first.among) and not self.nothing
        return first.among if alone else None

    def lot_of(self, things: Iterable[str]) -> Some:
        """The lot that contains all these things; raises `LookupError`."""
        some = set(things)
        found = next((lot for lot in self.lots if some.issubset(lot.among)), None)
        if found is None:
            raise LookupError(", ".join(sorted(some)))
        return found


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


def _lots(shape: Sequence[Any]) -> list[Some]:
    return [shape] if isinstance(shape, Some) else [Some(things, len(things), len(things)) for things in shape]


def pack(chosen: Sequence[str], among: Chosen) -> str:
    """A choice as a short code: the positions of the things in `among`, and a digest of the things themselves.

    After `among` changes, an old code is invalid; it never means a different choice.
    """
    places = [at for at, thing in enumerate(among) if thing in chosen]
    return f"*{_token(sum(1 << at for at in places))}.{_mark(tuple(among[at] for at in places))}"


def unpack(said: str, among: Chosen) -> Chosen | None:
    """The choice of a code, or of names joined by `+`, in the order of `among`; None if it is not valid here."""
    if not said.startswith("*"):
        return tuple(sorted(said.split("+"), key=among.index)) if set(said.split("+")) <= set(among) else None
    number, _, mark = said[1:].partition(".")
    places = int(number, len(DIGITS)) if number and set(number) <= set(DIGITS) else -1
    chosen = tuple(thing for at, thing in enumerate(among) if places >> at & 1)
    return chosen if 0 <= places < 1 << len(among) and mark == _mark(chosen) else None


def value_of(said: str, shape: Sequence[Any]) -> Any:
    """The choice from a shape that a token stands for; None if there is none."""
    if isinstance(shape, Some) and said != NOTHING:
        chosen = unpack(said, shape.among)
        return chosen if chosen is not None and chosen in shape else None
    if said == NOTHING:
        return () if () in shape else None
    return next((value for value in shape if means(said, value)), None)


def _mark(chosen: Chosen) -> str:
    return digest("+".join(chosen))[1:7]


def _token(number: int) -> str:
    digits = DIGITS[number % len(DIGITS)]
    while number := number // len(DIGITS):
        digits = DIGITS[number % len(DIGITS)] + digits
    return digits
