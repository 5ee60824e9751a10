"""Direct messages about hands: only what is new, nothing for what the reader did, each once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, GREEN, RED, Backend
from support.tables.positions import PositionBackend

from bot.game.hands import hand_messages
from bot.messages import HandMessage
from bot.store.models import THIS_TURN, NewTable, Seat
from rules import Player, default
from rules.orders import StandingOrder


async def told(backend: Backend, table: int) -> list[dict[str, Any]]:
    """What the messages about hands say since the last call."""
    rows = await backend.waiting_rows(table)
    await backend.mark_all_sent(table)
    return [row.content.payload() for row in rows if isinstance(row.content, HandMessage)]


async def test_what_is_dealt_is_shown_whole_and_everybody_is_asked_once(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    dealt = {payload["person"]: payload for payload in await told(backend, table)}
    assert {(person, hand["whole"], hand["asks"]) for person, hand in dealt.items()} == {
        (ALICE, True, True),
        (BOB, True, True),
    }
    await backend.restart()
    await backend.say(table, ALICE, tiny.Rest)
    assert [hand["asks"] for hand in await told(backend, table)] == [False]


async def test_a_drawn_card_is_named_alone(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table, before = session.table.id, session.state.zone(tiny.hand(BLUE)).cards
    await told(backend, table)
    await backend.say(table, ALICE, tiny.Rest)
    after = (await backend.sessions.load(table)).state.zone(tiny.hand(BLUE)).cards
    (card,) = [card for card in after if card not in before]
    (message,) = await told(backend, table)
    assert (message["person"], message["whole"], message["new"]) == (BOB, False, [[tiny.hand(BLUE), card, ""]])


async def test_two_draws_before_the_message_is_sent_are_one_message(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await told(backend, table)
    for person in (ALICE, BOB, ALICE):
        await backend.say(table, person, tiny.Rest)
    by_person = {message["person"]: message for message in await told(backend, table)}
    assert len(by_person[BOB]["new"]) == 2
    assert len(by_person[ALICE]["new"]) == 1


async def test_what_a_player_draws_in_their_turn_is_one_message_at_its_end(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table, turn = session.table.id, session.table.turn
    await told(backend, table)
    first, second = (HandMessage(ALICE, RED, False, ((tiny.hand(RED), card, ""),), after_turn=turn) for card in "ab")
    for message in (first, second):
        await backend.store.transact(lambda tx, message=message: tx.outbox.add(table, message, 0))
        assert await backend.store.transact(lambda tx: tx.outbox.take(table, 0)) is None
    await backend.say(table, ALICE, tiny.Rest)
    rows = [await backend.store.transact(lambda tx: tx.outbox.take(table, 0))]
    (row,) = [row for row in rows if row is not None]
    assert isinstance(row.content, HandMessage)
    assert [card for _, card, _ in row.content.new] == ["a", "b"]


async def test_what_waits_for_a_turn_is_sent_when_the_game_is_over(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await told(backend, table)
    message = HandMessage(ALICE, RED, False, ((tiny.hand(RED), "a", ""),), after_turn=99)
    await backend.store.transact(lambda tx: tx.outbox.add(table, message, 0))
    assert await backend.store.transact(lambda tx: tx.outbox.take(table, 0)) is None
    backend.write("UPDATE tables SET state = 'ended'")
    assert await backend.store.transact(lambda tx: tx.outbox.take(table, 0)) is not None


async def test_the_first_hand_is_shown_once_and_a_turn_has_one_message(tmp_path: Path) -> None:
    """With secret missions the mission is dealt before the set-up, and the empty hand of cards is laid after it."""
    backend = PositionBackend(tmp_path / "risk.db")
    await backend.open()
    options = {"mode": "secret-mission", "setup": "dealt"}
    table = (await backend.lobbies.open(NewTable(1, 5, ALICE, "classic", options, "en"))).table.id
    sitting = {Player("red"): ALICE, Player("blue"): BOB, Player("green"): CAROL}
    for seat, person in sitting.items():
        await backend.lobbies.join(table, person, seat, backend.press())
    await backend.start(table, ALICE)
    heard = []
    while (session := await backend.sessions.load(table)).table.turn < 2:
        heard += await told(backend, table)
        answer = default(session.rules, session.state, session.state.unanswered[0])
        await backend.sessions.submit(table, sitting[answer.player], answer, backend.press())
    heard += await told(backend, table)
    await backend.shut()
    assert sorted(message["person"] for message in heard if message["whole"]) == sorted(sitting.values())


async def test_nothing_is_said_about_what_the_reader_did(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await told(backend, table)
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.sessions.undo(table, ALICE, backend.press())
    assert await told(backend, table) == []


async def test_after_a_rewind_the_whole_hand_is_shown(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.say(table, ALICE, tiny.Rest)
    progress = backend.runner.progress(await backend.sessions.load(table))
    progress.rewind(session.state, session.table.seq + 1, (), 1)
    hands = {hand.person: hand for hand in hand_messages(progress)}
    assert {person: hand.whole for person, hand in hands.items()} == {BOB: True}, "Alice's hand is as it was"


async def test_a_substitute_gets_the_whole_hand_and_is_asked(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await told(backend, table)
    await backend.sessions.give(table, ALICE, BLUE, CAROL)
    (message,) = await told(backend, table)
    assert (message["person"], message["whole"], message["asks"]) == (CAROL, True, True)
    await backend.restart()
    await backend.sessions.give(table, ALICE, BLUE, "ai")
    assert await told(backend, table) == []


async def test_who_comes_back_from_an_absence_gets_no_hand_again(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB, "ai")
    away = {**session.seats, BLUE: Seat(BLUE, BOB, stand_in=THIS_TURN)}
    assert list(hand_messages(backend.runner.progress(session, away))) == []
    assert GREEN in session.seats


async def test_a_window_that_is_set_is_not_asked_about(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    await backend.sessions.set_order(session.table.id, BOB, "raid", StandingOrder("pass"))
    await told(backend, session.table.id)
    await backend.sessions.set_order(session.table.id, ALICE, "raid", None)
    loaded = await backend.sessions.load(session.table.id)
    assert loaded.orders[RED].told
    assert loaded.orders[RED].standing == {}


async def test_a_default_pass_is_mentioned_once_a_card_and_a_set_one_never(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await told(backend, table)
    missed: list[Any] = []
    for _ in range(6):
        state = (await backend.sessions.load(table)).state
        source = next((tree for tree in state.land.of(RED) if state.land.armies(tree) > 1), "")
        links = tiny.BOARD.links_of.get(source, ())
        target = next((tree for tree in links if state.land.owner(tree) != RED), "")
        if not target or state.active != RED:
            break
        await backend.say(table, ALICE, tiny.Raid, source=source, target=target)
        missed += [message["missed"] for message in await told(backend, table) if message["person"] == BOB]
        if (await backend.sessions.load(table)).over:
            break
    cards = [card for some in missed for _, card in some]
    assert len(cards) == len(set(cards))
    assert all(window == "raid" for some in missed for window, _ in some)
    assert missed, "a row for each window that passed by default, even without a card to mention"
