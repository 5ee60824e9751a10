"""From a reader's view of a game, and the events of the last step, to the scene that is drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from renders.scene import Arrow, Holding, Scene, SeatLine
from rules import NOBODY, Board, Event, Player, View
from rules.lotr.adventures import laid
from rules.lotr.captains import Captains
from rules.lotr.fellowship import Journey
from rules.lotr.score import score
from rules.lotr.sides import side
from rules.lotr.spells import BRIDGE, STORM, Spells
from rules.risk.battle import Conquered
from rules.risk.fortify import Fortified
from rules.risk.invasion import InvasionDeclared, SourceSwitched
from rules.risk.pieces import NEUTRAL


def scene_of(
    view: View,
    board: Board,
    names: Mapping[str, str],
    *,
    headline: str = "",
    ai: Collection[str] = (),
    events: Iterable[Event] = (),
    highlights: Iterable[str] = (),
) -> Scene:
    """The scene of a view.

    `names` gives each seat's name as people read it (the neutral army's under "neutral"), `ai` the seats that no
    person plays, `events` what the last step did (its arrows), `highlights` the lands where the reader may act.
    """
    spells = view.part(Spells)
    return Scene(
        board=board.name,
        holdings={t: Holding(view.land.owner(t), view.land.armies(t)) for t in board.territories},
        seats=tuple(_line(view, board, seat, names, ai) for seat in _listed(view)),
        captains=_captains(view),
        ring=board.path[view.part(Journey).steps][0] if board.path else None,
        headline=headline,
        arrows=arrows_of(events),
        highlights=tuple(highlights),
        closed_bridges=tuple((s.lands[0], s.lands[1]) for s in spells.laid if s.what == BRIDGE),
        storm=spells.lands(STORM),
    )


def _listed(view: View) -> tuple[Player, ...]:
    """The seats in table order, and the neutral army while it holds land."""
    return (*view.seats, NEUTRAL) if view.land.of(NEUTRAL) else view.seats


def _line(view: View, board: Board, seat: Player, names: Mapping[str, str], ai: Collection[str]) -> SeatLine:
    points = score(board, view.land, seat, view.cards(laid(seat)).faces or ())
    mine = set(view.land.of(seat))
    begun = all(view.land.owner(t) != NOBODY for t in board.territories)
    return SeatLine(
        seat=seat,
        name=names.get(seat, seat),
        side=side(seat),
        territories=len(mine),
        regions=sum(mine.issuperset(region.territories) for region in board.regions.values()),
        strongholds=sum(t in mine for t in board.strongholds or {}),
        points=points.total,
        active=seat == view.active and view.winners is None,
        out=begun and not mine,
        ai=seat in ai,
    )


def _captains(view: View) -> dict[str, tuple[str, ...]]:
    """For each territory with captains: whose."""
    found: dict[str, tuple[str, ...]] = {}
    for seat, places in view.part(Captains).of.items():
        for where in places:
            found[where] = (*found.get(where, ()), seat)
    return found


def arrows_of(events: Iterable[Event]) -> tuple[Arrow, ...]:
    """One arrow for each attack, conquest and march; an attack that conquered is shown as the conquest."""
    arrows: dict[tuple[str, str], Arrow] = {}
    for event in events:
        if isinstance(event, InvasionDeclared | SourceSwitched):
            arrows.setdefault((event.source, event.target), Arrow("attack", event.source, event.target))
        elif isinstance(event, Conquered):
            arrows[event.source, event.target] = Arrow("conquest", event.source, event.target)
        elif isinstance(event, Fortified):
            arrows[event.source, event.target] = Arrow("move", event.source, event.target)
    return tuple(arrows.values())
