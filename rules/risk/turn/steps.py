"""The steps of a turn that a player can finish one after the other, and what he would pass over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.kernel.chance import Chance
from rules.kernel.context import TURN
from rules.kernel.events import CardsMoved, TurnBegan
from rules.kernel.offers import Offer
from rules.kernel.play import NoChance, Step, advance, apply, default, legal
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Player
from rules.kernel.windows import ToReact
from rules.risk.combat.invasion import Attack
from rules.risk.turn.reinforce import Finish, ToReinforce

MOST_ANSWERS = 200
"""After how many answers of others a look ahead gives up."""


class AnyDraws(Chance):
    """Chance for a look ahead past dice: what falls does not matter, only that not all of it is alike."""

    def draw(self, n: int, size: int) -> int:
        return n % size


_ANY_DRAWS = AnyDraws()


def find_finish(rules: Ruleset, state: State, player: Player) -> Finish | None:
    """The end of the step for which a player is asked now; None if he is asked for none, or may not end it yet."""
    for number, decision in state.pending.items():
        if decision.player == player == state.active and number not in state.replies:
            return Finish(number, player) if _can_be_finished(rules, state, number) else None
    return None


def _can_be_finished(rules: Ruleset, state: State, number: int) -> bool:
    return any(offer.action is Finish for offer in legal(rules, state, number))


def ends_turn(rules: Ruleset, state: State, action: Action) -> bool:
    """Whether an answer is the last that its player gives in his own turn: he is asked nothing more in it.

    What others are asked meanwhile they answer by default, and windows do not count. Once dice are thrown or cards
    drawn, only steps count that he could finish: these come in any case, what else comes depends on what was drawn.
    False where nobody can tell: of an attack, whose dice may win the game, and of what a seal hides.
    """
    player = action.player
    if state.active != player or isinstance(action, Attack):
        return False
    now, answer, certain = state.fork(), action, True
    for _ in range(MOST_ANSWERS):
        try:
            step = advance(rules, now, answer, _ANY_DRAWS)
        except LookupError:
            return False
        if is_turn_over(step, player):
            return True
        certain = certain and not step.draws and not any(isinstance(event, CardsMoved) for event in step.events)
        own = [number for number in now.unanswered if now.pending[number].player == player]
        if any(_is_asked_on(rules, now, number, certain=certain) for number in own) or not now.unanswered:
            return False
        answer = default(rules, now, now.unanswered[0])
    return False


def _is_asked_on(rules: Ruleset, state: State, number: int, *, certain: bool) -> bool:
    """Whether a decision is a further step of its player's turn; unless all is `certain`, one that comes anyway."""
    decision = state.pending[number]
    if isinstance(decision, ToReact):
        return False
    return certain or isinstance(decision, ToReinforce) or _can_be_finished(rules, state, number)


def is_turn_over(step: Step, player: Player) -> bool:
    """Whether a player's turn is over after a step that was played in it, be it that the game is."""
    state = step.state
    over = state.active != player or state.winners is not None
    over = over or any(isinstance(event, TurnBegan) for event in step.events)
    return over or not any(TURN in frame for _, frame, _ in state.agenda)


def can_be_undone(rules: Ruleset, state: State, action: Action) -> bool:
    """Whether a player can take an answer back: nothing is drawn or shown, and he alone is asked next in his turn."""
    step = _foresee(rules, state, action)
    if step is None or not step.free or is_turn_over(step, action.player):
        return False
    asked = [step.state.pending[number].player for number in step.state.unanswered]
    return bool(asked) and set(asked) == {action.player}


def _foresee(rules: Ruleset, state: State, action: Action) -> Step | None:
    """What an answer does, if nothing is drawn for it; else None."""
    try:
        return apply(rules, state, action, NoChance())
    except LookupError:
        return None


def list_passed_steps(
    rules: Ruleset, state: State, player: Player, stop: Callable[[Decision], bool]
) -> Iterator[tuple[Decision, tuple[Offer, ...]]]:
    """Each step that he would finish, with what is on offer in it, up to the first one that is a `stop`.

    As far as that can be told now: not past a die, nor past cards that he will only see then.
    """
    while (finish := find_finish(rules, state, player)) and not stop(decision := state.pending[finish.decision]):
        yield decision, tuple(legal(rules, state, finish.decision))
        step = _foresee(rules, state, finish)
        if step is None or any(isinstance(event, CardsMoved | TurnBegan) for event in step.events):
            return
        state = step.state


def can_pass_back(rules: Ruleset, state: State, player: Player, stop: Callable[[Decision], bool]) -> bool:
    """Whether a player who finishes his steps up to the first one that is a `stop` can take all of that back."""
    while finish := find_finish(rules, state, player):
        if stop(state.pending[finish.decision]):
            return True
        if not can_be_undone(rules, state, finish):
            return False
        state = apply(rules, state, finish, NoChance()).state
    return False
