"""Windows: moments when other players may act. A secret window collects all answers, then plays them in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.atlas import Card
from rules.kernel.context import Context, Pass, Window
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, NotAsked, NotYours, Player, Refusal
from rules.kernel.wants import Details

windows = Module("windows")


class ToReact(Decision):
    """A player may react in an open window. `window` is its name."""

    window: str

    @property
    def topic(self) -> str:
        return self.window


class PassTogether(Action):
    """Pass for several seats at once: the `others` are asked in the same round, and pass with its player.

    No player gives it: it is what standing orders and AIs play where they would pass one after the other, so that a
    window in which nobody acts is one step.
    """

    others: tuple[Pass, ...]

    @property
    def passes(self) -> tuple[Pass, ...]:
        """Each seat's own pass."""
        return (Pass(self.decision, self.player), *self.others)


def together(state: State, first: Action, answer: Callable[[int], Action | None]) -> Action:
    """An answer to a pending decision; if it passes, joined by those who would pass next in the same round.

    `answer` gives what the answer to a later decision of the round would be; None where its player is waited for.
    """
    if type(first) is not Pass:
        return first
    others: list[Pass] = []
    for number in round_of(state, first.decision):
        if number > first.decision and number not in state.replies and (reply := answer(number)) is not None:
            if type(reply) is not Pass:
                break
            others.append(reply)
    return PassTogether(first.decision, first.player, tuple(others)) if others else first


def each_answer(action: Action) -> tuple[Action, ...]:
    """The answers to single decisions that an action gives: itself, or each pass of several seats."""
    return action.passes if isinstance(action, PassTogether) else (action,)


def round_of(state: State, number: int) -> tuple[int, ...]:
    """The decisions that were asked together with a pending one, itself included."""
    return next((waits for _, _, waits in state.agenda if number in waits), ())


def windows_for(rules: Ruleset, state: State, card: Card) -> tuple[str, ...]:
    """The windows in which a card may be played, whoever holds it; none for a card of one's own turn."""
    return card_windows(Context.of(rules, state, NoChance()), card)


@windows.asks
def card_windows(g: Context, card: Card) -> tuple[str, ...]:
    """The windows in which a card may be played, whoever holds it; none for a card of one's own turn."""
    return ()


@windows.asks
def window_order(g: Context, window: str) -> tuple[Player, ...]:
    """The order in which the answers of a window are asked, and played where they are secret."""
    return g.state.seats


def let_pass(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    return Pass(number, decision.player)


@windows.does(Window)
def ask_round(g: Context, window: Window) -> None:
    """Ask everyone whom the modules name, in seat order, or in the order that one gives (`window_order`).

    Secret answers are played in this order too.
    """
    asked: list[ToReact] = []
    for rule in g.rules.opens[window.name]:
        asked += rule(g, window.name)
    if len(asked) > 1:
        order = window_order(g, window.name)
        asked.sort(key=lambda decision: order.index(decision.player))
    if asked:
        g.ask_all(asked, window)


@windows.allows(Pass, during=(ToReact,))
def may_pass(g: Context, action: Pass, decision: ToReact) -> Refusal | None:
    return None


@windows.offers(ToReact, default="pass", unasked="pass", policies={"pass": let_pass})
def offer_pass(g: Context, decision: ToReact) -> Iterator[Offer]:
    yield Offer(Pass, {})


@windows.plays(Pass)
def pass_window(g: Context, action: Pass, decision: ToReact) -> None:
    """Passing has no effect."""


@windows.allows(PassTogether, during=(ToReact,))
def may_pass_together(g: Context, action: PassTogether, decision: ToReact) -> Refusal | None:
    """Each pass answers another decision of the round, in the order asked, that has no answer yet."""
    waiting = [number for number in round_of(g.state, action.decision) if number not in g.state.replies]
    before = 0
    for one in action.passes:
        if one.decision <= before or one.decision not in waiting:
            return NotAsked(one.decision)
        if one.player != (asked := g.state.pending[one.decision].player):
            return NotYours(asked)
        before = one.decision
    return None


@windows.plays(PassTogether, aside=True)
def pass_together(g: Context, action: PassTogether, decision: ToReact) -> None:
    """The round goes on once every answer is in, as it does when they come one by one."""
    g.state.replies |= {one.decision: one for one in action.passes}
