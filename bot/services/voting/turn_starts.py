"""The turns to whose beginning a table can go back: whose each is, in which round, the how manieth in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.game.progress import load_state
from bot.store import Transaction
from bot.store.models import Vote
from bot.store.rewind_points import RewindPoint
from rules import Player, Ruleset
from rules.risk import this_round

MOST_TURNS = 16
"""The turns of a round, which up to eight seats may play twice."""


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The beginning of a turn to which a table may go back: whose turn it is, in which round, the how manieth in it.

    A round that is played twice goes on counting its turns; `again`: its seat had one in it before.
    """

    point: RewindPoint
    round: int
    place: int
    seat: Player
    again: bool = False


def turn_starts(rules: Ruleset, points: Sequence[RewindPoint], snapshots: Mapping[int, bytes]) -> tuple[TurnStart, ...]:
    """The turns that begin at these points; of two that begin in one step the second.

    `snapshots` are the states before the points, by the number of the step after which each stood.
    """
    found: dict[int, TurnStart] = {}
    begun: Counter[int] = Counter()
    for point in points:
        state = load_state(rules, snapshots[point.first - 1])
        number = this_round(state)
        begun[number] += 1
        again = any((each.round, each.seat) == (number, state.active) for each in found.values())
        found[point.first] = TurnStart(point, number, begun[number], state.active, again)
    return tuple(found.values())


def turn_start(tx: Transaction, rules: Ruleset, vote: Vote) -> TurnStart | None:
    """The turn to whose beginning a vote would take the table back; None if it is about something else."""
    if not vote.turn:
        return None
    known = tx.steps.rewind_points(vote.table, rules.version)
    earlier = (known.turn(number) for number in range(max(vote.turn - MOST_TURNS, 1), vote.turn))
    points = [*filter(None, earlier), RewindPoint(vote.first, vote.turn)]
    snapshots = tx.steps.snapshots(vote.table, {point.first - 1 for point in points})
    if vote.first - 1 not in snapshots:
        return None
    return turn_starts(rules, [point for point in points if point.first - 1 in snapshots], snapshots)[-1]
