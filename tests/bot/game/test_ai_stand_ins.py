"""An AI that plays for somebody decides nothing for ever: that is left as the caretaker leaves it.

`pytest -m long tests/bot/game/test_ai_stand_ins.py` plays more wars.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from support.legacy.random_games import late_setting

from bot.game.progress import Progress
from bot.game.session import Session
from bot.store.models import AI, RUNNING, Seat, Table
from rules import GAMES, Player, Seeded, Setting, Step, begin, default
from rules.ai import choose_as
from rules.orders import Orders

ALICE, BOB = 11, 12
AWAY, HERE = Player("red"), Player("blue")
KEY = b"k" * 32


def war(setting: Setting, absent: Seat, most: int) -> Iterator[tuple[Step, Player, bool]]:
    """The automatic steps of a war in which one seat is absent, one answers by default, and AIs play the others: each
    with whose answer it is and whether it decides something for ever."""
    game = GAMES["legacy"]
    rules = game.ruleset(setting)
    step = begin(rules, Seeded(KEY))
    seats = {seat: Seat(seat, ai=True) for seat in setting.seats} | {AWAY: absent, HERE: Seat(HERE, BOB)}
    table = Table(1, 1, 1, 1, "legacy", dict(setting.options), "en", RUNNING, b"s" * 32, 0)
    session = Session(table, game, setting, rules, step.state, seats, Orders(), KEY)
    for _ in range(most):
        progress = Progress(session, choose_as)
        progress.play_on(1)
        state = session.state
        for played in progress.steps:
            action = played.step.action
            if action is not None and action.decision in state.pending:
                asked = state.pending[action.decision]
                yield played.step, asked.player, asked.for_ever or action.for_ever
            state = played.step.state
        if state.winners is not None:
            return
        if not progress.steps:
            (number, *_) = state.unanswered
            progress.answer(default(progress.rules, state, number), BOB)
        now = progress.session_now()
        session = replace(now, table=replace(table, turn=1))


def check(setting: Setting, most: int) -> set[str]:
    """The kinds of answers that were given for the absent seat about what is for ever."""
    given = set()
    for step, player, for_ever in war(setting, Seat(AWAY, ALICE, stand_in=AI), most):
        assert step.action is not None
        if player == AWAY and for_ever:
            assert step.by == "clock", step.action
            given.add(step.action.kind)
    return given


def test_in_a_war() -> None:
    """From the first ballot to the rewards."""
    setting = GAMES["legacy"].setting(tuple(map(Player, ("red", "blue", "yellow"))), {})
    assert "vote-powers" in check(setting, 2000)


def test_a_seat_that_was_given_up_decides_by_the_ai() -> None:
    setting = GAMES["legacy"].setting(tuple(map(Player, ("red", "blue", "yellow"))), {})
    by = {step.by for step, player, for_ever in war(setting, Seat(AWAY, ai=True, conceded=True), 30) if for_ever}
    assert by == {"ai"}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_in_many_late_wars(seed: int) -> None:
    check(late_setting(3, seed), 4000)
