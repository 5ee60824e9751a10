"""What a module's rules use and nobody declares is told when the rules are composed, with what would mend it."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from support.made_up import talk_game
from support.made_up.tiny_game import BLUE, BOARD, RED, the

from rules import Card, Ruleset, apply, author, begin, risk
from rules.author import Clash, Context, Module, Task, windows
from rules.kernel.snapshot import read_snapshot, write_snapshot
from rules.records import Scripted

FAR = """
from rules import Event
from rules.author import Option, Part, Task
class Debts(Part):
    owed: int = 0
class Lent(Event):
    def apply(self, state):
        state.parts[Debts] = Debts(1)
class Collect(Task):
    pass
INTEREST = Option("interest", ("low", "high"))
def lend(g):
    g.emit(Lent())
def collect(g):
    g.then(Collect())
def reckon(g):
    return INTEREST.of(g.options)
"""
"""A file that has no rules."""


@pytest.fixture
def far() -> SimpleNamespace:
    names: dict[str, Any] = {"__name__": f"{__name__.partition('.')[0]}.far"}
    exec(FAR, names)
    return SimpleNamespace(**names)


def compose(*modules: Module, start: tuple[Task, ...] = (talk_game.Order(),)) -> Ruleset:
    return Ruleset("chat", modules, board=BOARD, seats=(RED, BLUE), start=start)


def carrying_out(order: Any) -> Module:
    """A module that carries out the order as given."""
    module = Module("meaning")
    module.does(talk_game.Order)(order)
    return module


def refused(*modules: Module, start: tuple[Task, ...] = (talk_game.Order(),)) -> str:
    with pytest.raises(Clash) as clash:
        compose(*modules, start=start)
    return str(clash.value)


def test_answers_are_awaited_cards_moved_and_games_ended_without_windows() -> None:
    """What the kernel itself stores can be read back in every game."""

    def order(g: Context, task: talk_game.Order) -> None:
        g.lay("deck", (Card("ash"), Card("oak")))
        g.shuffle("deck")
        g.ask(talk_game.ToTalk(BLUE))

    rules = compose(Module("talk", rules=talk_game.talk.rules), carrying_out(order))
    step = begin(rules, Scripted((0,)))
    assert [event.kind for event in step.events] == ["zone-laid", "zone-laid"]
    again = read_snapshot(rules, write_snapshot(step.state))
    assert again == step.state
    step = apply(rules, again, talk_game.Talk(the(again, BLUE), BLUE, "the end"), Scripted(()))
    assert [event.kind for event in step.events] == ["told", "game-ended"]
    assert {"game-ended", "zone-laid", "cards-moved", "turn-began", "seen-before"} <= rules.events.kinds.keys()


def test_a_window_needs_the_module_that_asks_it() -> None:
    def order(g: Context, task: talk_game.Order) -> None:
        g.window("chatter")

    told = "which windows has: compose windows too"
    assert f"meaning opens a window, {told}" in refused(carrying_out(order))
    assert compose(windows, carrying_out(order)).has(windows)

    listening = Module("listening")

    @listening.opens("chatter")
    def listen(g: Context, window: str) -> Any:
        yield author.ToReact(BLUE, window)

    assert f"listening opens a window, {told}" in refused(carrying_out(lambda g, task: None), listening)


def test_a_field_of_that_name_is_no_window() -> None:
    def order(g: Context, task: talk_game.Order) -> None:
        g.then(SimpleNamespace(window=task).window)

    compose(carrying_out(order))


@pytest.mark.parametrize(
    ("uses", "told"),
    [
        (
            "lend",
            "uses Lent of {far}, which no module declares: import it in the file of a rule, or say tells=(Lent,)",
        ),
        ("lend", "meaning uses Debts of {far}, which no module declares"),
        ("collect", "meaning uses Collect of {far}, which no module declares"),
        ("reckon", "meaning reads the option interest, which is not set: list it in the game's options"),
    ],
)
def test_what_a_rule_uses_through_another_file_is_told(
    far: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, uses: str, told: str
) -> None:
    monkeypatch.setitem(globals(), "helper", getattr(far, uses))

    def order(g: Context, task: talk_game.Order) -> None:
        helper(g)  # type: ignore[name-defined]  # noqa: F821

    assert told.format(far=far.Lent.__module__) in refused(carrying_out(order))


def test_what_a_module_tells_is_declared(far: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "far", far)
    monkeypatch.setitem(globals(), "lend", far.lend)

    def order(g: Context, task: talk_game.Order) -> None:
        lend(g)  # type: ignore[name-defined]  # noqa: F821

    module = carrying_out(order)
    module.tells = (far.Lent, far.Debts)
    rules = compose(module)
    state = begin(rules, Scripted(())).state
    assert read_snapshot(rules, write_snapshot(state)) == state


def test_a_start_and_a_turn_name_tasks_that_have_a_rule() -> None:
    silent = carrying_out(lambda g, task: None)
    told = refused(silent, start=(talk_game.Order(), risk.NextTurn()))
    assert re.search("start names the task NextTurn, which has no rule, which turns has: compose turns too", told)


def test_a_query_without_answer_is_told_whoever_asks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    shop = Module("shop")

    @shop.asks(answered_by="sale")
    def price(g: Context) -> int:
        """What it costs."""
        raise IndexError

    monkeypatch.setitem(globals(), "far_price", price)

    def order(g: Context, task: talk_game.Order) -> None:
        far_price(g)  # type: ignore[name-defined]  # noqa: F821

    assert "meaning asks <query price()>, and no module answers: What it costs." in refused(carrying_out(order))
