"""Windows: moments when other players may act. A sealed window collects all answers, then plays them in order."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel.context import Await, Context, Pass, Window
from rules.kernel.events import CardsMoved, GameEnded, SeenBefore, TurnBegan, ZoneLaid
from rules.kernel.offers import Offer
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Module, Ruleset
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Refusal

windows = Module("windows", tells=(CardsMoved, GameEnded, SeenBefore, TurnBegan, ZoneLaid))


class ToReact(Decision):
    """A player may react in an open window. `window` is its name."""

    window: str

    @property
    def topic(self) -> str:
        return self.window


def played_in(rules: Ruleset, state: State, card: str) -> tuple[str, ...]:
    """The windows in which a card may be played, whoever holds it; none for a card of one's own turn.

    Modules say so by modifying the query `played-in`.
    """
    nowhere: tuple[str, ...] = ()
    return Context(rules, state, NoChance()).value("played-in", nowhere, card)


def let_pass(g: Context, number: int, decision: ToReact, wish: tuple[str, ...]) -> Action:
    return Pass(number, decision.player)


@windows.does(Window)
def ask_round(g: Context, window: Window) -> None:
    """Ask everyone whom the modules name, in seat order, or in the order that one gives in the query `window-order`.

    Sealed answers are played in this order too.
    """
    asked: list[ToReact] = []
    for rule in g.rules.opens[window.name]:
        asked += rule(g, window.name)
    if len(asked) > 1:
        order = g.value("window-order", g.state.seats, window.name)
        asked.sort(key=lambda decision: order.index(decision.player))
    if asked:
        g.ask(*asked, then=window)


@windows.does(Await)
def awaited(g: Context, task: Await) -> None:
    """Unreachable: the loop removes the task when its answers are in."""


@windows.allows(Pass, during=(ToReact,))
def may_pass(g: Context, action: Pass, decision: ToReact) -> Refusal | None:
    return None


@windows.offers(ToReact, default="pass", unasked="pass", policies={"pass": let_pass})
def offer_pass(g: Context, decision: ToReact) -> Iterator[Offer]:
    yield Offer(Pass, {})


@windows.plays(Pass)
def passed(g: Context, action: Pass, decision: ToReact) -> None:
    """Passing has no effect."""
