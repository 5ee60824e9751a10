"""The turns of a game's last steps, as boards show them: which events, and that they are read from the file once."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, Backend

from bot.game.history import drop_undone_steps
from bot.game.loading import read_recent_turns
from bot.game.session import LoggedStep
from bot.store.steps import Steps
from renders import RECENT_STEPS, RecentTurn, RecentTurns
from rules import Event, Player
from rules.author import TurnBegan
from rules.risk.turn.fortify import Fortified

GREEN, BLACK, RED = Player("green"), Player("black"), Player("red")


def recent(steps: Sequence[LoggedStep], ai: Collection[Player], reader: Player | None = None) -> tuple[Event, ...]:
    """What a board shows of these steps."""
    public = ((step.seq, step.events_for(None)) for step in drop_undone_steps(steps))
    return RecentTurns().after(public, steps[-1].seq).events(ai, reader)


def step(seq: int, *events: Event, undoes: int | None = None) -> LoggedStep:
    return LoggedStep(seq, "player", 1, None, events, (), 0, undoes)


def march(source: str, target: str) -> Fortified:
    return Fortified(GREEN, source, target, 2, ())


def test_the_turn_that_is_played_is_shown_once_something_moved() -> None:
    now = step(1, TurnBegan(BLACK), march("moria", "lorien"))
    before = step(0, TurnBegan(GREEN), march("harad", "umbar"))
    assert recent([before, now], ()) == (march("moria", "lorien"),)


def test_before_that_all_since_the_last_person_began() -> None:
    steps = [
        step(0, TurnBegan(GREEN), march("rhun_hills", "umbar")),
        step(1, TurnBegan(GREEN), march("harad", "umbar")),
        step(2, TurnBegan(BLACK), march("moria", "lorien")),
        step(3, TurnBegan(RED)),
    ]
    assert recent(steps, (BLACK,)) == (march("harad", "umbar"), march("moria", "lorien"))


def test_ones_own_board_shows_all_since_ones_last_turn() -> None:
    """Other people's turns too, and what one has done in the turn under way."""
    steps = [
        step(0, TurnBegan(GREEN), march("rhun_hills", "umbar")),
        step(1, TurnBegan(BLACK), march("harad", "umbar")),
        step(2, TurnBegan(RED), march("moria", "lorien")),
    ]
    others = (march("harad", "umbar"), march("moria", "lorien"))
    assert recent(steps, (), GREEN) == others
    assert recent([*steps, step(3, TurnBegan(GREEN))], (), GREEN) == others
    mine = march("khand", "harad")
    assert recent([*steps, step(3, TurnBegan(GREEN), mine)], (), GREEN) == (*others, mine)
    assert recent(steps, (), Player("yellow"))[0] == march("rhun_hills", "umbar"), "who had no turn sees all"


def test_what_was_taken_back_leaves_no_arrow() -> None:
    undone = [step(0, TurnBegan(GREEN)), step(1, march("moria", "lorien")), step(2, undoes=1)]
    assert recent(undone, ()) == ()
    assert recent(undone, (), GREEN) == ()


def test_what_has_no_arrow_is_told_but_no_board_shows_it() -> None:
    turns = RecentTurns().after([(4, [TurnBegan(GREEN), march("harad", "umbar"), TurnBegan(RED)])], 4)
    assert turns.turns == (RecentTurn(4, GREEN, (march("harad", "umbar"),)), RecentTurn(4, RED))
    grown = tiny.Grown(RED, "ash", 1)
    after = turns.after([(5, [grown])], 5)
    assert after.events(()) == turns.events(()) == (march("harad", "umbar"),)
    assert after.missed(GREEN) == (grown,)
    assert after.missed(BLACK) == (march("harad", "umbar"), grown), "who had no turn missed all"
    assert after.missed(RED) == (march("harad", "umbar"),), "what one does oneself is not missed"


def test_a_turn_that_began_too_many_steps_ago_is_forgotten() -> None:
    turns = RecentTurns().after([(1, [TurnBegan(GREEN)]), (2, [TurnBegan(RED)])], 2)
    assert [turn.player for turn in turns.after([], 1 + RECENT_STEPS).turns] == [GREEN, RED]
    assert [turn.player for turn in turns.after([], 2 + RECENT_STEPS).turns] == [RED]


async def test_they_are_read_once_and_then_follow_the_game(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.runner.recent_turns(await backend.sessions.load(table))

    def reads(*about: object) -> None:
        raise AssertionError("a board reads steps again")

    for person, action, fields in (
        (ALICE, tiny.Grow, {"where": "ash", "count": 1}),
        (ALICE, tiny.Rest, {}),
        (BOB, tiny.Rest, {}),
    ):
        await backend.say(table, person, action, **fields)
        session = await backend.sessions.load(table)
        with monkeypatch.context() as drawing:
            drawing.setattr(Steps, "between", reads)
            followed = await backend.runner.recent_turns(session)
        assert followed == await backend.store.read(lambda tx, now=session: read_recent_turns(tx, now))  # type: ignore[misc]
    assert [turn.player for turn in followed.turns][-2:] == [session.seat_of(BOB), session.seat_of(ALICE)]


async def test_after_an_undo_they_are_read_again(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.runner.recent_turns(await backend.sessions.load(table))
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.sessions.undo(table, ALICE, backend.press())
    session = await backend.sessions.load(table)
    assert session.recent is None
    assert await backend.runner.recent_turns(session) == await backend.store.read(
        lambda tx: read_recent_turns(tx, session)
    )
