"""Convert a reader's view of a game, with the last step's events, to the scene to draw."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping
from functools import lru_cache

from renders.board.art import has_art
from renders.games.game_art import known_art
from renders.scene import PEACEFUL, Arrow, ArrowKind, CannotDraw, Scene, SeatLine, tell_apart
from renders.throws import Sums
from rules import Event, Player, Ruleset, View
from rules.author import EMPTY, Board, Part, board
from rules.risk import NEUTRAL, Conquered, Expanded, Fortified, InvasionDeclared, SourceSwitched, is_out

LETTERED = ("red", "green", "yellow", "blue", "black", "purple", "ochre", "brown")
"""The colours in the order in which they choose their letters."""


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
    """The scene for a view of a game under these rules: its main map.

    `names` gives each seat's display name (the neutral army's under "neutral"), `ai` the seats played by the AI,
    `events` those of the last step (for arrows), `highlights` the territories where the reader may act.
    """
    arrows, lit, listed = arrows_of(events), tuple(highlights), _list_seats(view)
    letters, held = _letters(listed, tuple([names.get(seat, seat) for seat in listed])), view.land.holdings
    scene = Scene(
        board=rules.board.name,
        holdings={t: held.get(t, EMPTY) for t in rules.board.territories},
        seats=tuple([_line(view, rules.board, seat, names, ai, letters[seat]) for seat in listed]),
        headline=headline,
        winners=view.winners or (),
        missing=find_missing_links(rules.board) if has_art(rules.board.name) else (),
        plain=None if has_art(rules.board.name) else rules.board,
    )
    for module, add in known_art().adds:
        if rules.has(module):
            scene = add(scene, view, rules)
    if scene.inset is not None:
        scene = scene.with_fields(inset=scene.inset.with_marks(arrows, lit))
    return scene.with_marks(arrows, lit)


def change_in(view: View, rules: Ruleset) -> Hashable:
    """How the art of the board has changed in a game under these rules; None if it has not."""
    return next((change(view) for module, change in known_art().changes if rules.has(module)), None)


def has_board_between(campaign: Part) -> bool:
    """Whether a campaign has a board between two of its games, which `scene_between` shows."""
    return any(isinstance(campaign, kind) for kind, _ in known_art().between)


def scene_between(campaign: Part, headline: str = "", names: Mapping[str, str] | None = None) -> Scene:
    """The scene of a campaign's board between two of its games, with the names of its members; raises `CannotDraw` for
    one that has no board."""
    for kind, world in known_art().between:
        if isinstance(campaign, kind):
            return world(campaign, headline, names or {})
    raise CannotDraw(f"no board lasts in a {campaign.kind}")


def find_missing_links(played: Board) -> tuple[tuple[str, str], ...]:
    """The sea lanes and bridges that are in the art but not on the board in play."""
    whole = board(played.name).links
    if played.links == whole:
        return ()
    kept = {frozenset(link[:2]) for link in played.links}
    return tuple((a, b) for a, b, kind in whole if kind != "land" and frozenset((a, b)) not in kept)


def _list_seats(view: View) -> tuple[Player, ...]:
    """The seats in table order, and the neutral army while it holds land."""
    return (*view.seats, NEUTRAL) if view.land.of(NEUTRAL) else view.seats


def _lettered(seat: Player) -> int:
    """Which seats keep the first letter of their names: those first that stand first in `LETTERED`."""
    return LETTERED.index(seat) if seat in LETTERED else len(LETTERED)


@lru_cache(64)
def _letters(seats: tuple[Player, ...], names: tuple[str, ...]) -> Mapping[Player, str]:
    """The letter of each seat, with these names in the order of the seats."""
    ranked = sorted(zip(seats, names, strict=True), key=lambda one: _lettered(one[0]))
    given = tell_apart(name.partition(" ")[0] for _, name in ranked)
    return {seat: letter for (seat, _), letter in zip(ranked, given, strict=True)}


def _line(
    view: View, board: Board, seat: Player, names: Mapping[str, str], ai: Collection[str], letter: str
) -> SeatLine:
    mine = set(view.land.of(seat))
    whole = sum([mine.issuperset(region.territories) for region in board.regions.values()])
    return SeatLine(
        seat=seat,
        name=names.get(seat, seat),
        counts=(("territories", len(mine)), ("regions", whole)),
        active=seat == view.active and view.winners is None,
        out=is_out(view, seat),
        ai=seat in ai,
        letter=letter,
    )


def arrows_of(events: Iterable[Event]) -> tuple[Arrow, ...]:
    """The arrows for these events, each for a whole front: a territory that was attacked, or that armies marched to.

    Empty land that was entered has an arrow of its own, besides the one of a march that came after.

    A front that was taken is shown by its last conquest, else by its last attack, with the number of invasions, and
    says whether leaders fought there first; two territories that attacked each other are one front.
    """
    fronts: dict[str, Arrow] = {}
    marches: dict[str, Arrow] = {}
    entered: dict[str, Arrow] = {}
    own: tuple[type[Event], ...] = tuple(kind for kind, _ in known_art().arrows)
    drawn: tuple[type[Event], ...] = (InvasionDeclared, SourceSwitched, Conquered, Expanded, Fortified, *own)
    for event in [event for event in events if isinstance(event, drawn)]:  # most have none
        match event:
            case InvasionDeclared(source=source, target=target):
                fronts[target] = _join_arrows(fronts.get(target), "attack", source, target, 1)
            case SourceSwitched(source=source, target=target):
                fronts[target] = _join_arrows(fronts.get(target), "attack", source, target, 0)
            case Conquered(source=source, target=target):
                fronts[target] = _join_arrows(fronts.get(target), "conquest", source, target, 0)
            case Expanded(source=source, target=target):
                entered[target] = Arrow("expansion", source, target)
            case Fortified(source=source, target=target):
                marches[target] = _join_arrows(marches.get(target), "move", source, target, 1)
            case _ if (arrow := _of_a_game(event)) is not None:
                if arrow.godswar:
                    front = _join_arrows(fronts.get(arrow.target), "attack", arrow.source, arrow.target, 0)
                    fronts[arrow.target] = Arrow(front.kind, front.source, front.target, front.count, godswar=True)
                else:
                    marches[arrow.target] = _join_arrows(
                        marches.get(arrow.target), arrow.kind, arrow.source, arrow.target, 1
                    )
            case _:
                pass
    return _one_a_pair([*entered.values(), *marches.values(), *fronts.values()])


def sums_of(events: Iterable[Event]) -> tuple[Sums, ...]:
    """The dice whose sums were compared in these events, such as those of each round of a godswar."""
    return tuple(draw(event) for event in events for kind, draw in known_art().sums if isinstance(event, kind))


def _of_a_game(event: Event) -> Arrow | None:
    """The arrow of an event that only some games have."""
    return next((draw(event) for kind, draw in known_art().arrows if isinstance(event, kind)), None)


def _join_arrows(before: Arrow | None, kind: ArrowKind, source: str, target: str, more: int) -> Arrow:
    """The arrow of a front with one more event; a conquest is not shown as an attack that came later."""
    if before is None:
        return Arrow(kind, source, target)
    if before.kind == "conquest" and kind == "attack":
        return Arrow(before.kind, before.source, before.target, before.count + more, before.godswar)
    return Arrow(kind, source, target, before.count + more, before.godswar)


def _one_a_pair(arrows: Iterable[Arrow]) -> tuple[Arrow, ...]:
    """One arrow between any two territories: a conquest before an attack before the peaceful kinds in their order, the
    later one of two alike."""
    found: dict[frozenset[str], Arrow] = {}
    for arrow in arrows:
        pair = frozenset((arrow.source, arrow.target))
        other = found.pop(pair, None)
        if other is None:
            found[pair] = arrow
        elif (arrow.kind in PEACEFUL) != (other.kind in PEACEFUL):
            found[pair] = other if arrow.kind in PEACEFUL else arrow
        elif arrow.kind in PEACEFUL and arrow.kind != other.kind:
            found[pair] = min(other, arrow, key=lambda one: PEACEFUL.index(one.kind))
        else:
            kept = other if (other.kind, arrow.kind) == ("conquest", "attack") else arrow
            count, godswar = other.count + arrow.count, other.godswar or arrow.godswar
            found[pair] = Arrow(kept.kind, kept.source, kept.target, count, godswar)
    return tuple(found.values())
