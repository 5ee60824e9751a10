"""Conditions of standing orders: the place, the armies on both sides, and who or what stands with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.context import Context, Query
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.tagged import Value
from rules.kernel.values import Decision, LeaderKind, NoSuchLand, Refusal

MOST_REGIMENTS = 1_000_000
"""More armies than any board holds: "any number"."""
ANY_LEADER, THEIR_LEADER, OUR_LEADER, NO_LEADER = "", "theirs", "ours", "none"
"""Who leads: anyone or no one, a leader of theirs, one of ours, none on either side."""
LEADERS = (ANY_LEADER, THEIR_LEADER, OUR_LEADER, NO_LEADER)


class Occasion(Value):
    """The public facts of the attack behind a decision: where, how many on either side, and by kind the leaders there.

    A game may count what helps a side among its leaders, a fortress for instance (see `condition_kinds`).
    """

    where: Territory = NO_TERRITORY
    theirs: int = 0
    ours: int = 0
    theirs_leading: tuple[LeaderKind, ...] = ()
    ours_leading: tuple[LeaderKind, ...] = ()


class Condition(Value):
    """When a clause applies: on one of these territories (none: anywhere), both numbers within inclusive ranges.

    `leader` says who leads; of several kinds of leader `kinds` are those that are meant, any of them (none: all).
    """

    lands: tuple[Territory, ...] = ()
    theirs: tuple[int, int] = (0, MOST_REGIMENTS)
    ours: tuple[int, int] = (0, MOST_REGIMENTS)
    leader: str = ANY_LEADER
    kinds: tuple[LeaderKind, ...] = ()

    def holds(self, now: Occasion) -> bool:
        here = not self.lands or now.where in self.lands
        sizes = self.theirs[0] <= now.theirs <= self.theirs[1] and self.ours[0] <= now.ours <= self.ours[1]
        return here and sizes and self._fits_leaders(now)

    def _fits_leaders(self, now: Occasion) -> bool:
        if self.leader == NO_LEADER:
            return not (self._means(now.theirs_leading) or self._means(now.ours_leading))
        if self.leader == THEIR_LEADER:
            return self._means(now.theirs_leading)
        return self.leader == ANY_LEADER or (self.leader == OUR_LEADER and self._means(now.ours_leading))

    def _means(self, leading: tuple[LeaderKind, ...]) -> bool:
        return any(not self.kinds or kind in self.kinds for kind in leading)

    def covers(self, other: Condition) -> bool:
        """Whether this condition holds whenever the other does."""
        lands = not self.lands or (bool(other.lands) and set(other.lands) <= set(self.lands))
        spans = ((self.theirs, other.theirs), (self.ours, other.ours))
        wide = all(mine[0] <= yours[0] and yours[1] <= mine[1] for mine, yours in spans)
        return lands and wide and self._covers_leaders(other)

    def _covers_leaders(self, other: Condition) -> bool:
        if self.leader == ANY_LEADER:
            return True
        wider, narrower = (other, self) if self.leader == NO_LEADER else (self, other)
        within = not wider.kinds or (bool(narrower.kinds) and set(narrower.kinds) <= set(wider.kinds))
        return self.leader == other.leader and within


class NeverHolds(Refusal):
    """The condition of a clause (counted from 1) contradicts itself."""

    clause: int


class NeverReached(Refusal):
    """A clause (counted from 1) is never used: an earlier one holds whenever it does."""

    clause: int


class NoCondition(Refusal):
    """Decisions of this topic are not about an attack, so there is nothing for a condition to check."""

    topic: str


@Query
def attack_topics(g: Context) -> tuple[str, ...]:
    """The topics whose decisions are about an attack, so that orders for them may have conditions."""
    return ()


@Query
def nameable_kinds(g: Context) -> Mapping[LeaderKind, tuple[str, ...]]:
    """The kinds of leader, or of help, that conditions can name, each with what they can say of it (`LEADERS`)."""
    return {}


@Query
def attack_occasion(g: Context, decision: Decision) -> Occasion:
    """The facts of the attack behind a decision."""
    return Occasion()


def condition_topics(rules: Ruleset, state: State) -> tuple[str, ...]:
    """The topics whose decisions are about an attack, so that orders for them may have conditions."""
    return attack_topics(Context.of(rules, state, NoChance()))


def condition_kinds(rules: Ruleset, state: State) -> Mapping[LeaderKind, tuple[str, ...]]:
    """The kinds of leader, or of help, that conditions can name, each with what they can say of it (`LEADERS`)."""
    return nameable_kinds(Context.of(rules, state, NoChance()))


def occasion(rules: Ruleset, state: State, number: int) -> Occasion:
    """The facts of the attack behind a pending decision."""
    return attack_occasion(Context.of(rules, state, NoChance()), state.pending[number])


def condition_flaw(rules: Ruleset, conditions: Sequence[Condition]) -> Refusal | None:
    """What is wrong with the conditions of one order, given in order of priority; None if nothing."""
    for at, condition in enumerate(conditions, 1):
        unknown = [where for where in condition.lands if where not in rules.board.realm_of]
        if unknown:
            return NoSuchLand(unknown[0])
        if condition.leader not in LEADERS or (condition.kinds and condition.leader == ANY_LEADER):
            return NeverHolds(at)
        if any(least > most or most < 0 for least, most in _spans(condition)):
            return NeverHolds(at)
        if any(earlier.covers(condition) for earlier in conditions[: at - 1]):
            return NeverReached(at)
    return None


def _spans(condition: Condition) -> tuple[tuple[int, int], tuple[int, int]]:
    return condition.theirs, condition.ours
