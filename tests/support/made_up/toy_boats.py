"""The boats of Three Piers: each player names theirs as the game begins, for ever; a later game keeps the names."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from rules import Action, Decision, Event, Offer, Player, Refusal, Setting, State, Unreadable, plain
from rules.author import (
    Context,
    Details,
    Links,
    Module,
    Part,
    Task,
    Typed,
    TypedName,
    Value,
    canonical_text,
    shape_data,
)
from rules.records import record_code

SUGGESTED = ("Albatros", "Pelican", "Triton", "Ondine")
PLACES = frozenset({"oldpier", "vieuxquai", "longpier", "longquai", "newpier", "quaineuf", "harbour", "port"})
"""The names of the board in both languages, as keys."""
boats = Module("boats", needs=("piers",))


class Boats(Part):
    """The name of each seat's boat."""

    names: Mapping[Player, str] = {}


class BoatNamed(Event):
    player: Player
    name: TypedName

    def apply(self, state: State) -> None:
        state.parts[Boats] = Boats({**state.parts[Boats].names, self.player: self.name})

    @property
    def final(self) -> bool:
        return True


class Naming(Task):
    """Ask the first player whose boat has no name."""


class ToNameBoat(Decision):
    """What the boat is called."""


class NameBoat(Action):
    name: TypedName

    @property
    def for_ever(self) -> bool:
        return True


class NoBoats(Refusal):
    """The game cannot begin with these boats."""


class Left(Value):
    """What a game leaves to the next one: its boats, and the SHA-256 of its record."""

    boats: dict[Player, str] = {}
    record: str = ""


def left_by(before: str) -> Left:
    """What an earlier game left; raises `Unreadable`."""
    return shape_data(json.loads(before or "{}"), Left)  # type: ignore[no-any-return]


def before_next(state: State, record: str) -> str:
    """What the game after this one, which has this record, begins with."""
    return canonical_text(plain(Left(dict(state.parts[Boats].names), record_code(record))))


def follows(end: State | None, setting: Setting) -> bool:
    """Whether the boats are those that the game before left."""
    return left_by(setting.before).boats == (end.parts[Boats].names if end else {})


LINKS = Links(lambda setting: left_by(setting.before).record, follows)


def before_flaw(setting: Setting) -> Refusal | None:
    """Boats of seats that play, in a game whose boats are named."""
    try:
        seats = set(left_by(setting.before).boats)
    except Unreadable:
        return NoBoats()
    named = dict(setting.options)["boats"] == "named"
    return None if seats <= set(setting.seats) and (named or not setting.before) else NoBoats()


def names(g: Context) -> Typed:
    """What a boat may be called: as no other boat, and as no place in the harbour."""
    return Typed(SUGGESTED, tuple(g.parts[Boats].names.values()), PLACES)


@boats.does(Naming)
def ask_for_names(g: Context, task: Naming) -> None:
    if not g.parts[Boats].names:
        for seat, name in left_by(g.rules.before).boats.items():
            g.emit(BoatNamed(seat, name))
    nameless = [seat for seat in g.state.seats if seat not in g.parts[Boats].names]
    if nameless:
        g.ask(ToNameBoat(nameless[0]), then=Naming())


def first_free(g: Context, number: int, decision: ToNameBoat, details: Details) -> Action:
    return NameBoat(number, decision.player, names(g)[0])


@boats.offers(ToNameBoat, default="first", policies={"first": first_free})
def offer_names(g: Context, decision: ToNameBoat) -> Iterator[Offer]:
    yield Offer(NameBoat, {"name": names(g)})


@boats.allows(NameBoat, during=(ToNameBoat,))
def may_name(g: Context, action: NameBoat, decision: ToNameBoat) -> Refusal | None:
    return names(g).flaw(action.name)


@boats.plays(NameBoat)
def name_boat(g: Context, action: NameBoat, decision: ToNameBoat) -> None:
    g.emit(BoatNamed(action.player, action.name))
