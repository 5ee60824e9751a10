"""What the modules of Godstorm add to a scene: gods, temples, plague, points, epochs, and the Underworld."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from renders.games.godstorm.waters import FLOOD, Maelstroms
from renders.scene import Adds, Arrow, Piece, Scene, SeatLine
from renders.throws import Sums, Throw
from rules import Event, Player, Ruleset, View
from rules.author import EMPTY, LeaderKind, Module
from rules.godstorm import (
    HEAVENS,
    LAST_EPOCH,
    LETTERS,
    MAGIC,
    RELIC_POINTS,
    UNDERWORLD,
    Faith,
    Gods,
    GodswarFought,
    LeftHeaven,
    Markers,
    Plague,
    Temples,
    Waters,
    gods,
    hand,
    plague,
    purchase_zone,
    relics,
    score,
    scoring,
    temples,
    temples_of,
    this_epoch,
    underworld,
    waters,
)
from rules.risk import NEUTRAL

KINDS: tuple[Literal["war", "magic", "sky", "death"], ...] = ("war", "magic", "sky", "death")
"""The kinds of gods and of their cards, in the order in which they stand beside a count and in the list."""


NEUTRAL_LETTER = "×"
"""The neutral army's sign: the Norse have the N."""


def add_pantheons(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add each pantheon's letter, its soldiers and war elephants, and the points that it would have now.

    The neutral army scores nothing.
    """
    lines = [
        line._replace(letter=NEUTRAL_LETTER)
        if line.seat == NEUTRAL
        else line._replace(letter=LETTERS.get(Player(line.seat), ""), pieces="ancients")
        for line in scene.seats
    ]
    return scene.with_fields(seats=tuple(lines)).with_count(
        "points", lambda seat: 0 if seat == NEUTRAL else score(rules, view, Player(seat)).total
    )


def add_gods(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the gods in play, in the order of their kinds."""
    found: dict[str, list[Piece]] = {}
    for god in map(LeaderKind, KINDS):
        for seat, at in view.parts[Gods].at.items():
            if god in at:
                found.setdefault(at[god], []).append(Piece(god, seat))
    return scene.beside(found)


def add_temples(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the temples, in the colour of whoever holds their land."""
    land = view.land
    return scene.beside({where: (Piece("temple", land.owner(where)),) for where in view.parts[Temples].at})


def add_markers(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the plague, and the places where a relic is worth a point."""
    plagued = view.parts[Plague].at
    marked = dict.fromkeys((*plagued, *RELIC_POINTS.of(rules.board)))
    return scene.with_fields(
        markers={
            where: (
                *(("plague",) if where in plagued else ()),
                *(("relic",) if where in RELIC_POINTS.of(rules.board) else ()),
            )
            for where in marked
        },
    )


def add_waters(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add what has sunk, and the sea line that boils."""
    now = view.parts[Waters]
    sunk = now.lands(rules.board)
    kept = {where: held for where, held in scene.holdings.items() if where not in sunk}
    with_lanes = scene.with_layers(*([Maelstroms(now.boiling)] if now.boiling else []))
    return with_lanes.with_fields(holdings=kept, covered=dict.fromkeys(sunk, FLOOD))


def add_underworld(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the Underworld and the players' Heavens, with their dead; beside them the epoch, and in the order of play
    what each player has besides land."""
    spaces = [*rules.board.realms[UNDERWORLD].spaces, *(HEAVENS[seat] for seat in view.seats)]
    held = view.land.holdings
    lines = [_treasury(line, view) for line in scene.seats if line.seat != NEUTRAL]
    below = Scene(
        board=UNDERWORLD,
        holdings={space: held.get(space, EMPTY) for space in spaces},
        seats=tuple(sorted(lines, key=lambda line: line.place or len(scene.seats) + 1)),
        track=(this_epoch(view), LAST_EPOCH),
    )
    return scene.with_fields(inset=below)


def _treasury(line: SeatLine, view: View) -> SeatLine:
    """A seat's place in the order of play, its faith, gods and temples, and how many cards of each kind it has."""
    seat = Player(line.seat)

    def cards(kind: LeaderKind) -> int:
        held = relics(seat) if kind == MAGIC else hand(seat, kind)
        return view.cards(held).count + view.cards(purchase_zone(seat, kind)).count

    return line._replace(
        place=int(view.parts[Markers].of.get(seat, 0)),
        counts=(
            ("faith", view.parts[Faith].of.get(seat, 0)),
            ("gods", len(view.parts[Gods].of(seat))),
            ("temples", len(temples_of(view, seat))),
            *((kind, cards(LeaderKind(kind))) for kind in KINDS),
        ),
    )


def _arrow_of_godswar(event: Event) -> Arrow:
    assert isinstance(event, GodswarFought)
    return Arrow("attack", event.source, event.target, godswar=True)


def _arrow_from_heaven(event: Event) -> Arrow:
    assert isinstance(event, LeftHeaven)
    return Arrow("descent", HEAVENS[event.player], event.where)


ARROWS: tuple[tuple[type[Event], Callable[[Event], Arrow]], ...] = (
    (GodswarFought, _arrow_of_godswar),
    (LeftHeaven, _arrow_from_heaven),
)
"""The arrows of Godstorm's own events."""


def _sums_of_godswar(event: Event) -> Sums:
    assert isinstance(event, GodswarFought)
    attack, defence = (
        Throw(seat, tuple(sorted(falls[-1], reverse=True)), armies + bonus, god, LETTERS[seat])
        for seat, falls, armies, bonus, god in (
            (event.attacker, event.attack_falls, event.attack_armies, event.attack_bonus, event.attacking),
            (event.defender, event.defence_falls, event.defence_armies, event.defence_bonus, event.defending),
        )
    )
    return Sums(attack, defence, event.winner == event.attacker)


SUMS: tuple[tuple[type[Event], Callable[[Event], Sums]], ...] = ((GodswarFought, _sums_of_godswar),)
"""The dice of Godstorm's own events in which sums are compared."""


ADDS: tuple[tuple[Module, Adds], ...] = (
    (scoring, add_pantheons),
    (gods, add_gods),
    (temples, add_temples),
    (plague, add_markers),
    (waters, add_waters),
    (underworld, add_underworld),
)
