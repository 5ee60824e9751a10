"""The steps of a turn that a player can finish one after the other, and what he would pass over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.kernel.events import CardsMoved, TurnBegan
from rules.kernel.offers import Offer
from rules.kernel.play import NoChance, apply, legal
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import Decision, Player
from rules.risk.turn.reinforce import Finish


def find_finish(rules: Ruleset, state: State, player: Player) -> Finish | None:
    """The end of the step for which a player is asked now; None if he is asked for none, or may not end it yet."""
    for number, decision in state.pending.items():
        if decision.player == player == state.active and number not in state.replies:
            ends = any(offer.action is Finish for offer in legal(rules, state, number))
            return Finish(number, player) if ends else None
    return None


def list_passed_steps(
    rules: Ruleset, state: State, player: Player, stop: Callable[[Decision], bool]
) -> Iterator[tuple[Decision, tuple[Offer, ...]]]:
    """Each step that he would finish, with what is on offer in it, up to the first one that is a `stop`.

    As far as that can be told now: not past a die, nor past cards that he will only see then.
    """
    while (finish := find_finish(rules, state, player)) and not stop(decision := state.pending[finish.decision]):
        yield decision, tuple(legal(rules, state, finish.decision))
        try:
            step = apply(rules, state, finish, NoChance())
        except LookupError:
            return
        if any(isinstance(event, CardsMoved | TurnBegan) for event in step.events):
            return
        state = step.state
