"""Windows: moments in which others may act. Sealed ones are answered by all, then played in seat order."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import happenings  # noqa: F401  (every ruleset knows these events)
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.table import Table
from rules.kernel.tagged import value
from rules.kernel.values import Action, Decision, Refusal, Task

windows = Module("windows")


@value
class ToReact(Decision):
    """A window is open to this player. `window` names the moment."""

    window: str

    @property
    def topic(self) -> str:
        return self.window


@value
class Pass(Action):
    """Let the moment go by."""


@value
class Window(Task):
    """An open window. It is asked again after every round in which somebody acted, until all pass."""

    name: str
    sealed: bool = True

    def closed_by(self, replies: list[Action]) -> bool:
        return all(type(reply) is Pass for reply in replies)

    def ready(self, replies: list[Action], asked: int) -> bool:
        """A sealed window waits for everybody; an open one for the first who acts."""
        return len(replies) == asked or (not self.sealed and not self.closed_by(replies))


def let_pass(g: Table, number: int, decision: ToReact, wish: tuple[str, ...]) -> Action:
    return Pass(number, decision.player)


@windows.does(Window)
def ask_round(g: Table, window: Window) -> None:
    """Ask everyone whom the modules name, in seat order."""
    asked = [decision for rule in g.rules.opens[window.name] for decision in rule(g)]
    if asked:
        g.ask(*sorted(asked, key=lambda decision: g.state.seats.index(decision.player)), then=window)


@windows.allows(Pass, during=(ToReact,))
def may_pass(g: Table, action: Pass, decision: ToReact) -> Refusal | None:
    return None


@windows.offers(ToReact, default="pass", unasked="pass", policies={"pass": let_pass})
def offer_pass(g: Table, decision: ToReact) -> Iterator[Offer]:
    yield Offer(Pass, {})


@windows.plays(Pass)
def passed(g: Table, action: Pass, decision: ToReact) -> None:
    """Nothing happens."""
