"""Who gets the Ring, where that alone decides: in Équipe and Traque."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import exp
from typing import NamedTuple

from rules.ai.lotr.points import captains_of, read_outcome
from rules.ai.lotr.standing import ring_decides
from rules.ai.outlook import Sight
from rules.ai.plan.position import ME, Position, ground_of, seats_from
from rules.ai.plan.terms import Goal, Terms
from rules.ai.plan.worth import sigmoid
from rules.kernel.values import Action
from rules.lotr import MODE
from rules.lotr.board import PATH
from rules.lotr.captains import Captains
from rules.lotr.fellowship import FIRE, Journey
from rules.lotr.hunt import MORDOR
from rules.lotr.ring_hunt import RING_HUNT
from rules.lotr.sides import EVIL, side
from rules.risk.turn.fortify import Fortify
from rules.risk.turn.turns import seats_in_play

FOUND = (1 / 36, 3 / 36, 6 / 36, 10 / 36)
"""The chance that a hunt finds the Ring, by what is added to its dice."""
FORESEEN = 32
"""How many turns of hunts are reckoned with."""
FADE = 0.95
"""How much of who holds a space now still tells a turn later."""
TURNS, SHARPNESS = 2.0, 0.3
"""For how many turns strength counts, and how sharply it decides who holds a space later."""
LATER_CAPTAIN = 0.4
"""What is added to the dice of later hunts on average, for captains who come there."""
BESIDE = 0.6
SOON = 2
"""Up to how many turns ahead a captain waits for the Ring where he is."""
NEXT = 4
"""How many spaces of the path are goals."""


class Hunt(NamedTuple):
    """Evil's hunts on one space of the path: how many to expect, and after how many turns."""

    where: int
    times: float
    after: float


def hunts(
    path: Sequence[tuple[int, bool]], evil: Sequence[bool], last: int | None = None, share: float = 1.0
) -> list[Hunt]:
    """The hunts ahead, where Evil holds the space.

    `path` holds the spaces from the Ring's on, each with whether a die is needed to leave it; `evil` tells whose turns
    are Evil's, from this one on. There is none on `last`, where the game is over. A `share` of those turns brings one.
    """
    times, moments = [0.0] * len(path), [0.0] * len(path)
    stands = [1.0] + [0.0] * (len(path) - 1)
    for turn in range(FORESEEN):
        if evil[turn % len(evil)]:
            for step, chance in enumerate(stands):
                times[step] += share * chance
                moments[step] += share * turn * chance
        leaving = [chance * (0.5 if die else 1.0) for chance, (_, die) in zip(stands, path, strict=True)]
        stands = [
            chance - leaves + comes for chance, leaves, comes in zip(stands, leaving, [0.0, *leaving], strict=False)
        ]
        stands = [0.0 if where == last else chance for chance, (where, _) in zip(stands, path, strict=True)]
    return [
        Hunt(where, often, moment / often)
        for (where, _), often, moment in zip(path, times, moments, strict=True)
        if often > 0.01
    ]


class RingHunt:
    """To find the Ring before it is destroyed, or to keep it from being found."""

    def __init__(self, sight: Sight) -> None:
        number, seats, view = ground_of(sight.rules).number, seats_from(sight), sight.view
        ahead = PATH.of(sight.board)[view.parts[Journey].steps :]
        path = [(number[where], die) for where, die in ahead]
        evil = [side(seat) == EVIL for seat in seats if seat in seats_in_play(view)]
        share = 1.0 / max(1, sum(evil)) if RING_HUNT.of(sight.rules.options) == "own-turn" else 1.0
        traque = MODE.of(sight.rules.options) == "hunt"
        mordor = next((area.lands for area in ground_of(sight.rules).areas if area.name == MORDOR), ())
        self._outcome, self._evil = read_outcome(sight), side(sight.me) == EVIL
        self._hunts = hunts(path, evil, path[-1][0] if traque and ahead[-1][0] == FIRE else None, share)
        self._next = [where for where, _ in path[:NEXT]]
        self._mordor, self._regions = frozenset(mordor if traque else ()), not traque
        self._mine = captains_of(sight) if self._evil else frozenset()
        others = [seat for seat in seats[1:] if side(seat) == EVIL]
        self._others = {number[where] for seat in others for where in view.parts[Captains].at(seat)}

    def goals(self, on: Terms, at: Position) -> Iterable[Goal]:
        """The next spaces of the path."""
        for where in self._next:
            if at.can_be_attacked(where):
                yield Goal(frozenset((where,)), 3)

    def worth(self, on: Terms, at: Position) -> float:
        """The chance that my side wins."""
        if not at.lands[ME]:
            return 0.0
        now, turn, _, camps, holds = self._outcome.strengths(on, at)
        ahead = now[ME] - now[1] + TURNS * (turn[ME] - turn[1])
        mine = sigmoid(SHARPNESS * ahead)
        hunter = ME if self._evil else 1
        share = mine if self._evil else 1.0 - mine
        captains = self._captains_after(at)
        risk = 0.0
        for where, times, after in self._hunts:
            held = holds[where] if camps[where] == hunter else 1.0 - holds[where] if camps[where] == 1 - hunter else 0.0
            if after < 0.5:
                held = float(camps[where] == hunter)
            likely = share + (held - share) * FADE**after
            led = self._led(on, captains, where, after)
            added = (where in self._mordor) + self._holds_region(on, camps, where, hunter)
            found = FOUND[added] + (FOUND[added + 1] - FOUND[added]) * led
            risk += times * likely * found
        hidden = exp(-risk)
        return 1.0 - hidden if self._evil else hidden

    def _led(self, on: Terms, captains: Collection[int], where: int, after: float) -> float:
        """The chance that one of Evil's captains is there for a hunt after so many turns."""
        if where in captains:
            return max(LATER_CAPTAIN, 1.0 - 0.1 * after)
        if after < 0.5:
            return 0.0
        near = on.ground.near
        if any(t in captains for t in near[where]):
            return BESIDE
        if any(t in captains for beside in near[where] for t in near[beside]):
            return LATER_CAPTAIN
        return 0.0 if after <= SOON else 0.5 * LATER_CAPTAIN

    def _holds_region(self, on: Terms, camps: Sequence[int], where: int, hunter: int) -> int:
        if not self._regions:
            return 0
        area = next((area for area in on.ground.areas if where in area.lands), None)
        return int(area is not None and all(camps[t] == hunter for t in area.lands))

    def _captains_after(self, at: Position) -> set[int]:
        """Where Evil's captains are after a chain: those of mine go with their stack."""
        mine = {*self._mine}
        for source, target in at.steps:
            if source in mine:
                mine = mine - {source} | {target}
        return mine | self._others


def march_to_hunt(sight: Sight) -> Action | None:
    """Evil's march with a captain to where the Ring is, where this turn's hunt needs him: out of the rear with all."""
    if not ring_decides(sight) or side(sight.me) != EVIL:
        return None
    ring = PATH.of(sight.board)[sight.view.parts[Journey].steps][0]
    if ring in sight.view.parts[Captains].at(sight.me):
        return None
    for offer in sight.offers_of(Fortify):
        source, count = offer.fields["source"][0], offer.fields["count"]
        if ring in offer.fields["target"] and offer.fields["leaders"][-1]:
            most = {"count": count[0] if sight.foes(source) else count[-1], "leaders": offer.fields["leaders"][-1]}
            return offer.first_answer(sight.number, sight.me, target=ring, **most)
    return None
