"""The Underworld in one's last turn: the crypts and altars that those who fell on Earth can still take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from rules.ai.outlook import Sight
from rules.ai.plan.answers import begin, carry_on, open_ways
from rules.ai.plan.chains import carry_out, chains, reckon
from rules.ai.plan.operations import Operation, value_of, weigh_end
from rules.ai.plan.planning import Planning, TermsOf
from rules.ai.plan.position import ME, Position, read_position
from rules.ai.plan.terms import Goal, Terms
from rules.atlas import Territory
from rules.godstorm.pantheons import HEAVENS, UNDERWORLD
from rules.godstorm.underworld import ALTAR, CRYPT, LeaveHeaven
from rules.kernel.values import Action
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.reinforce import Finish

BEAM = 3
"""How many chains are followed at a time for each set of spaces."""


class Below:
    """Answers for the Underworld; `terms_of` tells on which terms positions are compared."""

    def __init__(self, terms_of: TermsOf) -> None:
        self._terms_of = terms_of

    def fight(self, sight: Sight) -> Action | None:
        """Begin, or carry on, what takes most crypts and altars; None where nothing does."""
        ways = open_ways(sight)
        if (onward := carry_on(sight, ways)) is not None:
            return onward
        on = self._terms_of(sight)
        start, number = self._read(sight, on), on.ground.number
        heaven = number[HEAVENS[sight.me]]
        gates = [number[target] for source, target in ways if number[source] == heaven]
        plan = max((self._best(sight, start), *self._from_heaven(sight, start, heaven, gates)), key=value_of)
        return sight.because(begin(sight, on, plan), Planning(self._terms_of, start, plan)) if plan.end.steps else None

    def leave_heaven(self, sight: Sight) -> Action:
        """Everybody to where they take most."""
        offer = next(iter(sight.offers_of(LeaveHeaven)), None)
        if offer is None:
            return Finish(sight.number, sight.me)
        on = self._terms_of(sight)
        start, number, count = self._read(sight, on), on.ground.number, offer.fields["count"][-1]

        def worth(where: Territory) -> float:
            after = start.moved(number[HEAVENS[sight.me]], number[where], count)
            after.owner[number[where]] = ME
            return self._best(sight, after).value

        return LeaveHeaven(sight.number, sight.me, max(offer.fields["where"], key=worth), count)

    def move_in(self, sight: Sight) -> Action:
        """As many as let what follows take most."""
        decision, on = sight.decision, self._terms_of(sight)
        start, number = self._read(sight, on), on.ground.number
        source, target, spare = number[decision.source], number[decision.target], decision.spare

        def worth(count: int) -> float:
            return self._best(sight, start.moved(source, target, count)).value

        return MoveIn(sight.number, sight.me, max((spare, 0, spare // 2), key=worth))

    def _best(self, sight: Sight, start: Position) -> Operation:
        """The best chain through the Underworld."""
        return max(_chains(sight, self._terms_of(sight), start), key=value_of)

    def _from_heaven(self, sight: Sight, start: Position, heaven: int, gates: Iterable[int]) -> Iterator[Operation]:
        """What is taken if those in Heaven storm a gate first."""
        on = self._terms_of(sight)
        for gate in gates:
            step = reckon(on, start, heaven, gate, stays=False)
            if step is not None:
                yield self._best(sight, carry_out(on, start, step))

    def _read(self, sight: Sight, on: Terms) -> Position:
        """The board; nobody has to stay in Heaven."""
        start = read_position(sight, on.ground)
        start.armies[on.ground.number[HEAVENS[sight.me]]] += 1.0
        return start


def _chains(sight: Sight, on: Terms, start: Position) -> Iterator[Operation]:
    """To leave it at that, and for each set of crypts and altars the chains that take all of them."""
    now, armies = on.worth(start), start.strength()
    yield Operation(start.chance * now, start)
    open_to = [t for t in _prizes(sight, on) if start.can_be_entered(t)]
    for count in range(len(open_to), 0, -1):
        for targets in combinations(open_to, count):
            for end in chains(on, start, Goal(frozenset(targets), BEAM)):
                yield weigh_end(on, now, armies, end)


def _prizes(sight: Sight, on: Terms) -> list[int]:
    """The spaces that bring a point."""
    spaces = sight.board.realms[UNDERWORLD].spaces
    return [on.ground.number[t] for t, kind in spaces.items() if kind in (CRYPT, ALTAR)]
