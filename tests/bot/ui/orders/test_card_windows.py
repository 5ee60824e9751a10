"""Cards for others' turns: asked once, let pass until then, mentioned once; nothing tells what a hand holds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import simcord
from support.in_part import in_part
from support.tables.positions import before_khand, put
from support.tables.seat_orders import saying, standing
from support.tables.simkit import LOCALES, Person, close_dms, keys, labels, make_bot, text_of
from support.tables.stored import rows
from support.tables.tables import Table

from bot.game.window_delays import DELAY
from bot.messages import BoardPost, HandMessage
from bot.ui.interaction.layout import Layout
from bot.ui.orders.card_windows import ask_about_windows
from bot.words import words
from bot.words.decisions import topic_name
from rules import Player
from rules.author import ToReact
from rules.orders import ASK, Clause, Condition, StandingOrder

WINDOWS = ("invasion", "sea-battle", "fellowship-leaves", "fellowship-rolled")


async def staged(table: Table, **about: Any) -> tuple[Person, Person]:
    """Alice is green in Khand with an open panel, Bob red in Near Harad; nobody has set anything."""
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    session = await table.session()
    put(table.database, session.table.id, session.table.seq, before_khand(**about).state)
    table.bot.services.games._runner.drop(session.table.id)
    await table.alice.press("play", table.last("play"))
    return table.alice, table.bob


async def attack(table: Table, how: str = "once") -> None:
    await table.alice.press("play", table.last("play"))
    await table.alice.choose("war", "khand+near_harad")
    await table.alice.press(f"bat:khand:near_harad:no:{how}")
    await table.quiet()


async def orders(table: Table, seat: str = "red") -> Mapping[str, StandingOrder]:
    found = (await table.session()).orders[Player(seat)].standing
    return {topic: order for topic, order in found.items() if topic in WINDOWS}


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_everybody_is_asked_once_with_the_first_hand(table: Table, language: str) -> None:
    LOCALES.update({person.id: language for person in (table.alice, table.bob)})
    spoken = words(language)
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt", language=language)
    for person in (table.alice, table.bob):
        asked = [text for text in person.letters if spoken.say("windows-why") in text]
        assert len(asked) == 1
        buttons = [spoken.say(f"button-windows-{way}") for way in ("ask", "pass", "when")]
        (question,) = [m for m in person.member.user.dm_channel.history() if spoken.say("windows-why") in text_of(m)]
        assert [label for label in labels(question) if label in buttons] == buttons
    assert spoken.say("windows-title") not in "".join(text_of(message) for message in table.channel.history())
    await table.restart()
    assert sum(spoken.say("windows-why") in text for text in table.alice.letters) == 1


async def test_the_answer_is_given_below_the_question_and_may_be_changed(table: Table) -> None:
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    bob = table.bob
    await bob.press_letter("windows:ask")
    assert "From now on I ask you at these moments." in bob.text
    assert "take effect together, up to 10 min later" in bob.text.replace("\u00a0", " ")
    assert "- Cards when somebody invades you" in bob.text
    assert bob.text.count("What I do then: **ask me**") == 1, "once, for all of them"
    assert await orders(table) == dict.fromkeys(WINDOWS, StandingOrder(ASK))
    await bob.type("risk hand")
    await bob.press("windows")
    await bob.press("windows:pass")
    assert "What I do then: **let it pass**" in bob.text
    assert "until you choose" not in bob.text
    await bob.press("orders:windows")
    await bob.press("order:invasion:ask")
    assert {order.policy for order in (await orders(table)).values()} == {ASK, "pass"}


async def test_against_ais_alone_no_answer_has_to_wait(table: Table) -> None:
    await table.begun(table.alice, seats=("green", "red"), setup="dealt")
    await table.alice.press_letter("windows:ask")
    assert "From now on I ask you at these moments." in table.alice.text
    assert "take effect together" not in table.alice.text


async def test_only_when_goes_to_the_conditions(table: Table) -> None:
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    bob = table.bob
    await bob.type("risk hand")
    await bob.press("windows")
    await bob.press("orders:windows")
    assert "**Cards when somebody invades you**" in bob.text
    assert "**Defence**" not in bob.text, "the cards alone"
    await bob.press("clauses:invasion")
    await bob.press("clause:invasion")
    await bob.press("clause:invasion:ask")
    assert "Cards when somebody invades you › ask me\n**Where?**" in bob.text, "what is being said so far"
    await bob.press("clause:invasion:ask:any")
    await bob.press("clause:invasion:ask:any:5")
    await bob.press("clause:invasion:ask:any:5:any")
    await bob.press("clause:invasion:ask:any:5:any:any")
    assert (await orders(table))["invasion"].clauses[0].policy == ASK
    await bob.press("orders:invasion")
    await bob.type("risk hand")
    await bob.press("windows")
    assert "- Cards when somebody invades you: **let it pass**, except on one condition" in bob.text


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_own_panel_asks_until_it_is_answered_and_names_the_cards(table: Table, language: str) -> None:
    """A phone's player does not look at direct messages in the middle of a war."""
    LOCALES[table.bob.id] = language
    spoken = words(language, "lotr")
    _, bob = await staged(table)
    for _ in range(2):
        await bob.press("play", table.last("play"))
        assert f"**{spoken.say('windows-title')}**" in bob.text
        assert f"*{spoken.say('card-courage_alone')}* {spoken.say('moment-invasion')}" in bob.text
    await bob.press("windows-here:ask")
    assert spoken.say("windows-why") not in bob.text
    assert spoken.say("panel-nothing") in bob.text, "the panel, not a page of its own"
    assert await orders(table) == dict.fromkeys(WINDOWS, StandingOrder(ASK))
    assert spoken.say("windows-title") not in "".join(text_of(message) for message in table.channel.history())


async def test_the_own_panel_asks_whatever_the_hand_holds(table: Table) -> None:
    """Were it asked of those alone who hold such a card, being asked later would tell."""
    _, bob = await staged(table, cards="ambush")
    await bob.press("play", table.last("play"))
    assert "Some cards are played when somebody invades you" in bob.text


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_each_moment_has_one_name_on_every_page(table: Table, language: str) -> None:
    LOCALES[table.bob.id] = language
    spoken = words(language, "lotr")
    _, bob = await staged(table)
    await bob.type("risk hand")
    await bob.press("windows")
    pages = [bob.text]
    await bob.press("orders:windows")
    pages.append(bob.text)
    for window in WINDOWS:
        assert all(topic_name(window, spoken) in page for page in pages)
        assert spoken.say(f"moment-{window}") in topic_name(window, spoken)


async def test_whose_letters_are_closed_is_asked_in_the_panel(table: Table) -> None:
    close_dms(table.env, table.bob.member)
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    await table.bob.press("play", table.last("play"))
    assert "**Reaction cards**" in table.bob.text
    await table.bob.press("windows-here:pass")
    assert "**Reaction cards**" not in table.bob.text


async def test_until_it_is_set_a_card_passes_and_is_mentioned_once_to_its_owner(table: Table) -> None:
    alice, bob = await staged(table)
    before, mine = len(bob.letters), len(alice.letters)
    await attack(table)
    assert (await table.session()).held == {}
    (told,) = bob.letters[before:]
    assert "You hold **Courage Alone Will Not Save You**. It can be played when somebody invades you" in told
    assert f"<#{table.channel.id}>" in told
    assert len(alice.letters) == mine
    assert "Courage" not in "".join(text_of(message) for message in table.channel.history())
    await table.restart()
    await attack(table)
    assert len(bob.letters) == before + 1, "mentioned once"
    await bob.press_letter("windows")
    assert "What I do then: **let it pass** until you choose" in bob.text


async def test_whoever_is_asked_can_stop_that_where_they_are_asked_and_no_map_of_it_stays(table: Table) -> None:
    _, bob = await staged(table, cards="violent_storms")
    number = (await table.session()).table.id
    await table.bot.services.games.set_order(number, bob.id, "invasion", StandingOrder(ASK))
    await attack(table)
    prompt = table.last("play")
    posted = await table.bot.store.read(lambda tx: tx.outbox.last_posted(number, BoardPost.kind))
    assert f"<@{bob.id}>" in text_of(prompt)
    await bob.press("play", prompt)
    assert "I ask anyway, so that nobody can tell what you hold." in bob.text
    assert "Never ask this" in labels(bob.screen)
    assert "Never ask at all" not in labels(bob.screen), "no other window asks"
    row = await table.bot.store.read(lambda tx: tx.outbox.get(posted.outbox_id))
    assert isinstance(row.content, BoardPost)
    assert row.content.windows
    retired = await table.bot.outbox.renderer.render_retired(row, table.channel.id)
    assert retired.without_files
    await bob.press("windows-stop:invasion")
    await table.quiet()
    assert "Cards when somebody invades you: from now on I let it pass." in bob.text
    assert await orders(table) == {"invasion": StandingOrder("pass")}
    for timer in await table.bot.store.read(lambda tx: tx.timers.of(number, DELAY)):
        await table.bot.services.plans.release_window(timer)
    await table.quiet()
    assert not any(isinstance(each, ToReact) for each in (await table.session()).state.pending.values())
    gone = [message for message in table.channel.history() if message.id == prompt.id]
    assert [text_of(message).count("\n") for message in gone] == [0]
    assert [list(message.attachments) for message in gone] == [[]]


async def test_all_windows_can_be_stopped_where_one_asks(table: Table) -> None:
    _, bob = await staged(table, cards="violent_storms")
    number = (await table.session()).table.id
    for window in ("invasion", "sea-battle"):
        await table.bot.services.games.set_order(number, bob.id, window, StandingOrder(ASK))
    await attack(table)
    await bob.press("play", table.last("play"))
    assert {"Never ask this", "Never ask at all"} <= {*labels(bob.screen)}
    await bob.press("windows-stop")
    assert "From now on I let these moments pass." in bob.text
    assert await orders(table) == dict.fromkeys(WINDOWS, StandingOrder("pass"))


async def test_who_chose_to_let_it_pass_hears_nothing(table: Table) -> None:
    _, bob = await staged(table)
    await table.bot.services.games.set_order(
        (await table.session()).table.id, bob.id, "invasion", StandingOrder("pass")
    )
    before = len(bob.letters)
    await attack(table)
    assert len(bob.letters) == before


async def test_a_card_that_does_not_fit_is_not_mentioned(table: Table) -> None:
    _, bob = await staged(table, cards="violent_storms")
    before = len(bob.letters)
    await attack(table)
    assert len(bob.letters) == before


async def test_the_hand_says_when_a_card_may_be_played_and_what_is_set(table: Table) -> None:
    _, bob = await staged(table)
    await bob.type("risk hand")
    assert "- *Courage Alone Will Not Save You*: when somebody invades you\n" in bob.text
    assert "\nWhat I do then: **let it pass** until you choose" in bob.text
    assert "- Courage Alone Will Not Save You · power · 1 point\n-# Add 4 regiments" in bob.text
    assert "Reaction cards…" in labels(bob.screen)


SETTINGS: dict[str, Mapping[str, StandingOrder]] = {
    "nothing": {},
    "ask": dict.fromkeys(WINDOWS, StandingOrder(ASK)),
    "pass": dict.fromkeys(WINDOWS, StandingOrder("pass")),
    "when": {"invasion": StandingOrder("pass", clauses=(Clause(Condition(("near_harad",)), ASK),))},
    "otherwise": {"invasion": StandingOrder(ASK, clauses=(Clause(Condition(("near_harad",)), "pass"),))},
}


async def seen_by_alice(table: Table) -> list[Any]:
    """Everything that anybody but Bob may see of the table: screens, posts, custom ids, timers, the public state."""
    session = await table.session()
    timers = await table.bot.store.read(lambda tx: tx.timers.of(session.table.id))
    history = table.channel.history()
    posts = [(text_of(message), keys(message)) for message in history]
    seen = session.view(session.seat_of(table.alice.id))
    zones = {name: (cards.count, cards.faces) for name, cards in seen.zones.items()}
    waiting = [(each.number, each.person) for each in session.list_waiting()]
    return [table.alice.text, keys(table.alice.screen), posts, timers, dict(session.held), zones, waiting, seen.waiting]


async def world(table: Table, cards: str, setting: str) -> list[list[Any]]:
    """One world: Bob holds these cards and has set this; what Alice sees during a window, and after its delay."""
    alice, bob = await staged(table, cards=cards)
    number = (await table.session()).table.id
    await table.bot.services.games.set_orders(number, bob.id, SETTINGS[setting])
    await table.quiet()
    seen = [await seen_by_alice(table)]
    await attack(table)
    seen.append(await seen_by_alice(table))
    for timer in await table.bot.store.read(lambda tx: tx.timers.of(number, DELAY)):
        await table.bot.services.plans.release_window(timer)
    await table.quiet()
    await alice.type("risk status")
    seen.append(await seen_by_alice(table))
    await alice.type("risk wait")
    seen.append(await seen_by_alice(table))
    return seen


@pytest.mark.usefixtures("same_dice", "no_pictures")
@in_part("setting", [*SETTINGS], kept=[*SETTINGS][::2])
def test_two_worlds_that_differ_in_a_hidden_card_look_the_same(setting: str, tmp_path: Path) -> None:
    """Courage Alone fits the invasion, Violent Storms does not: only Bob can tell the two worlds apart."""

    async def lived(cards: str) -> list[list[Any]]:
        bot = make_bot(tmp_path / cards)
        async with simcord.run(bot) as env:
            table = Table(tmp_path / cards, bot, env)
            seen = await world(table, cards, setting)
            await table.shut()
        return seen

    first, second = (asyncio.run(lived(cards)) for cards in ("courage_alone", "violent_storms"))
    assert first == second
    assert len(first) == 4


async def test_a_window_that_passes_by_default_writes_a_row_whatever_the_hand_holds(table: Table) -> None:
    """The number of a row is part of a message's buttons: one row more would tell."""
    await staged(table, cards="violent_storms")
    number = (await table.session()).table.id
    before = len(hand_rows(table, number))
    await attack(table)
    payload, state = hand_rows(table, number)[before]
    assert (json.loads(payload)["missed"], state) == ([], "sent")


def hand_rows(table: Table, number: int) -> list[tuple[str, str]]:
    """The rows of the outbox about hands."""
    query = "SELECT payload, state FROM outbox WHERE table_id = ? AND kind = ? ORDER BY id"
    return rows(table.database, query, number, HandMessage.kind)


async def test_an_order_for_the_aegis_stays_when_the_cards_of_a_hand_are_set(table: Table) -> None:
    """The Aegis lies open: asked or let pass with the rest until it has an order that cancels."""
    await table.begun(table.alice, table.bob, table.carol, seats=("green", "blue", "ochre"), game="godstorm")
    alice, cancel = table.alice, StandingOrder("cancel", saying("war"))
    number = (await table.session()).table.id

    async def set_now() -> tuple[StandingOrder, ...]:
        found = (await table.session()).orders[Player("green")].standing
        return found["sky"], found["miracle"]

    await table.bot.services.games.set_order(number, alice.id, "miracle", cancel)
    for way in (ASK, "pass"):
        await alice.type("risk hand")
        await alice.press("windows")
        await alice.press(f"windows:{way}")
        assert await set_now() == (StandingOrder(way), cancel)
    await table.bot.services.games.set_order(number, alice.id, "miracle", StandingOrder("pass"))
    await alice.press(f"windows:{ASK}")
    assert await set_now() == (StandingOrder(ASK), StandingOrder(ASK))


async def test_an_order_for_the_aegis_does_not_answer_the_question_about_cards_in_hand(table: Table) -> None:
    """Who has said what the Aegis cancels has not said yet what to do with Sky cards."""
    await table.begun(table.alice, table.bob, table.carol, seats=("green", "blue", "ochre"), game="godstorm")
    session = await table.session()
    spoken, green, aegis = words("en", "godstorm"), Player("green"), {"miracle": StandingOrder("cancel")}
    for orders_now, asked in (({}, True), (aegis, True), (aegis | {"sky": StandingOrder("pass")}, False)):
        layout = Layout()
        ask_about_windows(layout, replace(session, orders=standing({green: orders_now})), green, spoken)
        assert bool(layout.blocks) is asked
