"""Panels with orders: no button appears twice, and none that a player needs is missing."""

from __future__ import annotations

import pytest
from support.tables.positions import before_khand, put
from support.tables.simkit import LOCALES, Person, keys, labels
from support.tables.tables import Table

from bot.ui.play import redraw
from bot.words import words
from rules import Player, default
from rules.orders import ASK, StandingOrder, write_orders
from rules.risk.plans.plan import EndLine
from rules.risk.plans.plan_trades import TradeLine

AGAIN = "Again: defend with 2"


async def staged(table: Table, **about: object) -> tuple[Person, Person]:
    """Alice is green in Khand with an open panel, Bob red in Near Harad; his standing orders always ask him."""
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    session = await table.session()
    game = before_khand(**{"cards": "", "theirs": "near_harad:9"} | about)  # type: ignore[arg-type]
    put(table.database, session.table.id, session.table.seq, game.state)
    table.bot.services.games._runner.drop(session.table.id)
    for topic in ("to-defend", "invasion"):
        await table.bot.services.games.set_order(session.table.id, table.bob.id, topic, StandingOrder(ASK))
    await table.alice.press("play", table.last("play"))
    return table.alice, table.bob


async def attack(table: Table, how: str) -> None:
    await table.alice.choose("war", "khand+near_harad")
    await table.alice.press(f"bat:khand:near_harad:no:{how}")
    await table.bob.press("play", table.last("play"))


async def test_the_same_defence_again_stands_beside_the_button_that_says_it(table: Table) -> None:
    _, bob = await staged(table)
    await attack(table, "0")
    assert AGAIN not in labels(bob.screen)
    await bob.press("ans:defend:2")
    assert "Something went wrong" not in bob.text
    assert {AGAIN, "2"} <= set(labels(bob.screen))
    before = (await table.session()).table.seq
    await bob.press("ans:defend:2:no#again")
    assert (await table.session()).table.seq > before


async def test_what_came_of_ones_own_defence_stays_where_later_lines_push_the_rest_out(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await staged(table)
    await attack(table, "once")
    monkeypatch.setattr(redraw, "STORY", 1)
    await bob.press("ans:defend:2")
    await table.quiet()
    games = table.bot.services.games
    while (session := await table.session()).state.active == "green":
        ends = default(session.rules, session.state, session.list_waiting()[0].number)
        await games.submit(session.table.id, alice.id, ends, 10**6 + session.table.seq)
    await table.quiet()
    told, repelled, *_ = bob.text.splitlines()
    assert told.startswith("Green attacks Near Harad from Khand: ")
    assert ", Green loses " in told
    assert repelled == "**The attack on Near Harad is repelled.**"


async def test_a_kept_answer_is_not_offered_to_be_taken_back(table: Table) -> None:
    """Nothing was played yet: answering again changes the answer."""
    _, bob = await staged(table, cards="courage_alone")
    await attack(table, "once")
    await bob.press("ans:pass")
    assert "Your answer:" in bob.text
    assert words("en").say("button-undo") not in str(labels(bob.screen))


async def for_this_turn(table: Table) -> None:
    """Let what green has written be for the turn that is running, as if it had been written before that."""
    session = await table.session()
    said = session.orders[Player("green")]
    ahead = write_orders(said.with_next_turn(said.next_turn))
    await table.bot.store.transact(lambda tx: tx.tables.save_orders(session.table.id, Player("green"), ahead))
    table.bot.services.games._runner.drop(session.table.id)


@pytest.mark.parametrize("ready", [True, False])
async def test_the_way_to_a_written_turn_stands_once_while_another_is_asked(table: Table, ready: bool) -> None:
    alice, _ = await staged(table)
    await alice.type("risk seat turn")
    await alice.fill("lines", lines="end")
    if ready:
        await for_this_turn(table)
    await alice.press("play", table.last("play"))
    await attack(table, "once")
    assert "Nothing to do right now" in alice.text
    assert ("Your written turn is ready" in alice.text) == ready
    assert ("Your written turn (one line) waits" in alice.text) != ready
    assert sum(key.endswith(":turn") for key in keys(alice.screen)) == 1


async def test_every_standing_answer_of_a_table_with_many_can_be_changed(table: Table) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt", house="continental-power")
    await table.alice.type("risk seat orders")
    assert "Page 1 of 2" in table.alice.text
    assert "Following a conquest" not in table.alice.text
    assert "**Moving in**" in table.alice.text
    policy = next(key for key in keys(table.alice.screen) if ":order:to-occupy:" in key).split(":")[-1]
    await table.alice.press(f"order:to-occupy:{policy}")
    assert (await table.session()).orders[Player("green")].standing["to-occupy"].policy == policy
    await table.alice.press("orders:nudge")
    await table.alice.press("order:nudge:send")
    assert "Page 2 of 2" in table.alice.text, "one stays where one was"
    await table.alice.press("orders:forced")
    await table.alice.press("clauses:to-defend")
    await table.alice.press("orders:to-defend")
    assert "Page 1 of 2" in table.alice.text
    assert "**Cards when somebody invades you**" not in table.alice.text, "windows have a page of their own"
    await table.alice.press("orders:windows")
    await table.alice.press("order:invasion:ask")
    assert "**Cards when somebody invades you**" in table.alice.text
    assert "**Moving in**" not in table.alice.text


async def test_a_number_out_of_range_is_not_called_no_number(table: Table) -> None:
    alice, _ = await staged(table)
    await alice.choose("war", "khand+near_harad")
    await alice.fill("stop:khand:near_harad:no", left="50", odds="", follow="")
    assert "“50” won't do. Write a whole number from 0 to 7" in alice.text


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_what_the_buttons_of_a_written_turn_say_may_be_typed(table: Table, language: str) -> None:
    LOCALES[table.alice.id] = language
    alice, _ = await staged(table)
    await alice.type("risk seat turn")
    spoken = words(language)
    typed = [spoken.attribute("action-trade", "verb"), spoken.say("button-turn-end")]
    assert set(typed) <= set(labels(alice.screen))
    await alice.fill("lines", lines="\n".join(typed))
    assert spoken.say("turn-kept") in alice.text
    assert (await table.session()).orders[Player("green")].next_turn == (TradeLine(), EndLine())
