"""Conditions of standing orders: where, against how many, with how many of one's own, and who leads."""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.tagged import Value
from rules.kernel.values import Refusal

MOST_REGIMENTS = 1_000_000
"""More armies than any board holds: "however many"."""
ANY_LEADER, THEIR_LEADER, OUR_LEADER, NO_LEADER = "", "theirs", "ours", "none"
LEADERS = (ANY_LEADER, THEIR_LEADER, OUR_LEADER, NO_LEADER)
"""Who leads: does not matter, one of theirs, one of ours, nobody on either side."""


class Occasion(Value):
    """What a question is about, as everybody sees it: where, how many on either side, whose leaders are there."""

    where: str = ""
    theirs: int = 0
    ours: int = 0
    theirs_led: bool = False
    ours_led: bool = False


class Condition(Value):
    """When a clause holds: on one of these lands (none: anywhere), with numbers in both spans, ends included."""

    lands: tuple[str, ...] = ()
    theirs: tuple[int, int] = (0, MOST_REGIMENTS)
    ours: tuple[int, int] = (0, MOST_REGIMENTS)
    leader: str = ANY_LEADER

    def holds(self, now: Occasion) -> bool:
        here = not self.lands or now.where in self.lands
        sizes = self.theirs[0] <= now.theirs <= self.theirs[1] and self.ours[0] <= now.ours <= self.ours[1]
        return here and sizes and self._led(now)

    def _led(self, now: Occasion) -> bool:
        if self.leader == NO_LEADER:
            return not (now.theirs_led or now.ours_led)
        return {ANY_LEADER: True, THEIR_LEADER: now.theirs_led, OUR_LEADER: now.ours_led}.get(self.leader, False)

    def covers(self, other: Condition) -> bool:
        """Whether this one holds wherever the other does."""
        lands = not self.lands or (bool(other.lands) and set(other.lands) <= set(self.lands))
        spans = ((self.theirs, other.theirs), (self.ours, other.ours))
        wide = all(mine[0] <= yours[0] and yours[1] <= mine[1] for mine, yours in spans)
        return lands and wide and self.leader in (ANY_LEADER, other.leader)


class NoSuchLand(Refusal):
    """This board has no territory of that name."""

    where: str


class NeverHolds(Refusal):
    """The conditions of a clause (counted from 1) contradict each other."""

    clause: int


class NeverReached(Refusal):
    """A clause (counted from 1) can never answer: an earlier one holds wherever it does."""

    clause: int


class NoCondition(Refusal):
    """Questions of this kind are about no attack: there is nothing that a condition could look at."""

    topic: str


def condition_topics(rules: Ruleset, state: State) -> tuple[str, ...]:
    """The topics whose questions are about an attack, so that conditions have something to look at."""
    return Context(rules, state, NoChance()).value("attack-topics", ())


def occasion(rules: Ruleset, state: State, number: int) -> Occasion:
    """What a pending decision is about."""
    return Context(rules, state, NoChance()).value("occasion", Occasion(), state.pending[number])


def condition_flaw(rules: Ruleset, conditions: Sequence[Condition]) -> Refusal | None:
    """What is wrong with the conditions of one order, the first to hold coming first; None where nothing is."""
    for at, condition in enumerate(conditions, 1):
        unknown = [where for where in condition.lands if where not in rules.board.links_of]
        if unknown:
            return NoSuchLand(unknown[0])
        if condition.leader not in LEADERS or any(least > most or most < 0 for least, most in _spans(condition)):
            return NeverHolds(at)
        if any(earlier.covers(condition) for earlier in conditions[: at - 1]):
            return NeverReached(at)
    return None


def _spans(condition: Condition) -> tuple[tuple[int, int], tuple[int, int]]:
    return condition.theirs, condition.ours
