"""The aim of who plays for points: to have most of them when the Ring is destroyed, alone or with a side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rules.ai.lotr.advice import MISSION, SITE, STRONGHOLD
from rules.ai.lotr.cards import mission_sites
from rules.ai.lotr.outcome import Camps, Ending, Outcome, chance_before_another_turn, endings
from rules.ai.lotr.standing import ring_decides
from rules.ai.outlook import Sight
from rules.ai.plan.position import Position, ground_of, seats_from
from rules.ai.plan.terms import Goal, Terms
from rules.kernel.ruleset import Ruleset
from rules.lotr import MODE
from rules.lotr.adventures import SiteTaken, card_places, count_points, score_zone
from rules.lotr.board import PATH, PRIZES, strongholds_on
from rules.lotr.captains import Captains
from rules.lotr.fellowship import FIRE, MOUNT_DOOM_ROLL, Journey
from rules.lotr.sides import side
from rules.risk.turn.turns import seats_in_play


class Points:
    """To have most points at the end.

    `last_of_all` and `last_of_mine` are the chances that nobody, and that at least I have no turn after this one.
    """

    def __init__(self, sight: Sight, *, far: bool = True, gained: float = 0.0) -> None:
        """Unless it looks `far`, the end is taken to be one round away; so many points are `gained` besides."""
        self._gained = gained
        number = ground_of(sight.rules).number
        self._outcome = read_outcome(sight, far=far)
        others = len(seats_in_play(sight.view)) - 1
        self.last_of_all, self.last_of_mine = (self._outcome.ends_within(turns) for turns in (0, others))
        self._missions = {number[where] for where in mission_sites(sight)}
        self._sites = set() if sight.view.parts[SiteTaken].where else {number[t] for t in card_places(sight.rules)}
        self._captains = captains_of(sight)

    def goals(self, on: Terms, at: Position) -> Iterable[Goal]:
        """The sites that one of my captains can reach in two conquests."""
        near = on.ground.near
        reached = {t for here in self._captains for beside in near[here] for t in (beside, *near[beside])}
        for where in sorted(reached & (self._missions | self._sites)):
            if at.can_be_attacked(where):
                yield Goal(frozenset((where,)), 2)

    def worth(self, on: Terms, at: Position) -> float:
        """The chance to have most points."""
        led = [target for source, target in at.steps if at.origin.get(target, source) in self._captains]
        missions, site = sum(t in self._missions for t in led), any(t in self._sites for t in led)
        return self._outcome.chance(on, at, self._gained + MISSION * missions + SITE * site)


def chance_of_end(sight: Sight) -> float:
    """The chance that the Ring is destroyed after this turn, where points decide."""
    path, at_once = _read_path(sight)
    return 0.0 if ring_decides(sight) else chance_before_another_turn(path, at_once=at_once)


def captains_of(sight: Sight) -> frozenset[int]:
    """Where my captains are."""
    number = ground_of(sight.rules).number
    return frozenset(number[where] for where in sight.view.parts[Captains].at(sight.me))


def read_outcome(sight: Sight, *, far: bool = True) -> Outcome:
    """What decides by points, as the board, the cards and the Fellowship's path tell it."""
    number, board, seats = ground_of(sight.rules).number, sight.board, seats_from(sight)
    points, forts = _points_on(sight.rules)
    camps = _read_camps(sight)
    prizes = []
    for where, (whose, more) in PRIZES.of(board).items():
        camps_of_side = {camp for camp, seat in zip(camps.of_seats, seats, strict=True) if side(seat) == whose}
        prizes.append((number[where], camps_of_side, more))
    ends = _read_endings(sight) if far else (Ending(len(seats_in_play(sight.view)), 1.0),)
    return Outcome(ends, points, forts, camps, prizes)


@lru_cache(maxsize=64)
def _points_on(rules: Ruleset) -> tuple[tuple[float, ...], frozenset[int]]:
    """The points of each space, and the strongholds."""
    number = ground_of(rules).number
    forts = frozenset(number[where] for where in strongholds_on(rules.board))
    return tuple(1.0 + STRONGHOLD * (t in forts) for t in range(len(number))), forts


def _read_endings(sight: Sight) -> Sequence[Ending]:
    path, at_once = _read_path(sight)
    return endings(path, len(seats_in_play(sight.view)), at_once=at_once)


def _read_path(sight: Sight) -> tuple[tuple[bool, ...], bool]:
    """Of each space ahead whether a die is needed to leave it, and whether the last one is thrown on arrival."""
    ahead = PATH.of(sight.board)[sight.view.parts[Journey].steps :]
    at_once = ahead[-1][0] == FIRE and MOUNT_DOOM_ROLL.of(sight.rules.options) == "at-once"
    return tuple(die for _, die in ahead), at_once


def _read_camps(sight: Sight) -> Camps:
    """Each seat for itself; where sides play together, my side against the other."""
    seats, view = seats_from(sight), sight.view
    if MODE.of(sight.rules.options) == "alone":
        of_seats = tuple(range(len(seats)))
    else:
        of_seats = tuple(int(side(seat) != side(sight.me)) for seat in seats)
    played, captains = ([0.0] * (max(of_seats) + 1) for _ in range(2))
    for camp, seat in zip(of_seats, seats, strict=True):
        played[camp] += count_points(view.cards(score_zone(seat)).faces or (), side(seat))
        captains[camp] += len(view.parts[Captains].at(seat))
    return Camps(of_seats, tuple(played), tuple(captains))
