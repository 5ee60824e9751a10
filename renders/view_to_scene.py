"""Convert a reader's view of a game, with the last step's events, to the scene to draw."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from renders import classic, lotr
from renders.art import has_art
from renders.scene import Arrow, Holding, Scene, SeatLine
from rules import NOBODY, Board, Event, Player, Ruleset, View, board
from rules.risk import NEUTRAL, Conquered, Fortified, InvasionDeclared, SourceSwitched

ADDS = (*lotr.ADDS, *classic.ADDS)
"""The functions that add each rule module's data to a scene."""


def scene_of(
    view: View,
    rules: Ruleset,
    names: Mapping[str, str],
    *,
    headline: str = "",
    ai: Collection[str] = (),
    events: Iterable[Event] = (),
    highlights: Iterable[str] = (),
) -> Scene:
    """The scene for a view of a game under these rules.

    `names` gives each seat's display name (the neutral army's under "neutral"), `ai` the seats played by the AI,
    `events` those of the last step (for arrows), `highlights` the territories where the reader may act.
    """
    scene = Scene(
        board=rules.board.name,
        holdings={t: Holding(view.land.owner(t), view.land.armies(t)) for t in rules.board.territories},
        seats=tuple(_line(view, rules.board, seat, names, ai) for seat in _listed(view)),
        headline=headline,
        arrows=arrows_of(events),
        highlights=tuple(highlights),
        missing=missing(rules.board) if has_art(rules.board.name) else (),
        plain=None if has_art(rules.board.name) else rules.board,
    )
    for module, add in ADDS:
        if any(module is played for played in rules.modules):
            scene = add(scene, view, rules)
    return scene


def missing(played: Board) -> tuple[tuple[str, str], ...]:
    """The sea lanes and bridges that are in the art but not on the board in play."""
    kept = {frozenset(link[:2]) for link in played.links}
    whole = board(played.name).links
    return tuple((a, b) for a, b, kind in whole if kind != "land" and frozenset((a, b)) not in kept)


def _listed(view: View) -> tuple[Player, ...]:
    """The seats in table order, and the neutral army while it holds land."""
    return (*view.seats, NEUTRAL) if view.land.of(NEUTRAL) else view.seats


def _line(view: View, board: Board, seat: Player, names: Mapping[str, str], ai: Collection[str]) -> SeatLine:
    mine = set(view.land.of(seat))
    begun = all(view.land.owner(t) != NOBODY for t in board.territories)
    whole = sum(mine.issuperset(region.territories) for region in board.regions.values())
    return SeatLine(
        seat=seat,
        name=names.get(seat, seat),
        counts=(("territories", len(mine)), ("regions", whole)),
        active=seat == view.active and view.winners is None,
        out=begun and not mine,
        ai=seat in ai,
    )


def arrows_of(events: Iterable[Event]) -> tuple[Arrow, ...]:
    """One arrow for each attack, conquest and march; an attack that conquered is shown as a conquest."""
    arrows: dict[tuple[str, str], Arrow] = {}
    for event in events:
        if isinstance(event, InvasionDeclared | SourceSwitched):
            arrows.setdefault((event.source, event.target), Arrow("attack", event.source, event.target))
        elif isinstance(event, Conquered):
            arrows[event.source, event.target] = Arrow("conquest", event.source, event.target)
        elif isinstance(event, Fortified):
            arrows[event.source, event.target] = Arrow("move", event.source, event.target)
    return tuple(arrows.values())
