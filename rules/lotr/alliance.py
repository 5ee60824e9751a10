"""RISK Alliance: the side with the most points, and within it the player with the most."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.lotr.fellowship import FellowshipGone, RingDestroyed
from rules.lotr.score import Score, Tallied, TieThrown, best, tally
from rules.lotr.sides import EVIL, GOOD, of_side
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import seats_still_in

alliance = Module("alliance", needs=("fellowship",), tells=(Tallied, TieThrown))


@alliance.reacts(RingDestroyed)
@alliance.reacts(FellowshipGone)
def count_sides(g: Context, event: RingDestroyed | FellowshipGone) -> None:
    """End the game by points: the better side wins; equal sides by best single score, then tie-break (decision 47)."""
    scores = tally(g)
    totals = {which: _total(scores, of_side(g.state.seats, which)) for which in (GOOD, EVIL)}
    top = max(totals.values())
    ahead = tuple(seat for which in (GOOD, EVIL) if totals[which] == top for seat in of_side(g.state.seats, which))
    g.end(best(g, {seat: scores[seat] for seat in ahead}), "points")


@alliance.reacts(Eliminated)
@alliance.reacts(ArmyTurnedNeutral)
def last_side(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    """End the game when one side has no player left: the best scorer of the other side wins."""
    left = seats_still_in(g.state, event.player)
    if not of_side(left, GOOD) or not of_side(left, EVIL):
        scores = tally(g)
        g.end(best(g, {seat: scores[seat] for seat in left}), "conquest")


def _total(scores: dict[Player, Score], seats: tuple[Player, ...]) -> int:
    return sum(scores[seat].total for seat in seats)
