"""Standing orders of Godstorm by presses and forms, and what they do when their question comes: what players see."""

from __future__ import annotations

import re
from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, Field, field
from support.godstorm.tables import channel, delays, staged
from support.tables.simkit import LOCALES, Person, keys, labels, text_of
from support.tables.tables import Table

from bot.words import words
from bot.words.decisions import remote_topics, topic_name
from rules.godstorm.miracles import PlayMiracles
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.turns import Order

pytestmark = pytest.mark.usefixtures("no_pictures")


def last_turn(**about: Any) -> Field:
    """Ochre's march, the last of the epoch; then everybody bids."""
    hold = {"blue": "gaul:9 iberia:3", "green": "liguria:5 roma:6", "ochre": "carthage:2"}
    return field(
        hold=hold, turn="ochre", step=Fortification, parts=(Order(BLUE, 3),), faith={"blue": "5", "green": "4"}, **about
    )


async def ordered(person: Person, press: str, **written: str) -> None:
    """Set a standing order by its button, on whichever page it stands, and the form that it opens."""
    await person.type("risk seat orders")
    if press.split(":")[1] in ("sky", "miracle"):
        await person.press("orders:windows")
    while not any(f":{press}" in key for key in keys(person.screen)):
        *_, following = (key for key in keys(person.screen) if ":orders:" in key)
        await person.press(following.split(":", 3)[3])
    await (person.fill(press, **written) if written else person.press(press))


@pytest.mark.parametrize(
    ("press", "written", "shown", "told"),
    [
        (
            "order-with:to-bid:first",
            {"bid": "9", "keep": "1"},
            "Bid 9 for the first places, keep 1",
            "Bids: Blue 5, Green 3, Ochre 0.\nOrder of play: Blue, Green and Ochre.",
        ),
        (
            "order-with:to-bid:last",
            {"bid": "2", "keep": ""},
            "Bid 2 for the last places",
            "Bids: Blue 5, Green 2, Ochre 0.\nOrder of play: Blue, Ochre and Green.",
        ),
        (
            "order:to-bid:none",
            {},
            "Bid nothing, take the earliest free place",
            "Order of play: Blue",
        ),
    ],
)
async def test_a_bid_that_was_ordered_lies_sealed_with_the_others(
    table: Table, press: str, written: dict[str, str], shown: str, told: str
) -> None:
    """It is said that green has bid, not what; green is neither called nor waited for."""
    await staged(table, last_turn())
    await ordered(table.bob, press, **written)
    assert shown in labels(table.bob.screen)
    assert "answered at once" not in table.bob.text, "nothing is asked yet"
    await table.carol.type("risk do", answer="End turn")
    await table.quiet()
    call = text_of(table.newest())
    assert f"**<@{table.alice.id}>, your move: bid**" in call
    assert f"Answered: Green (Celts, <@{table.bob.id}>)" in call
    await table.carol.type("risk do", answer="Bid 0 faith")
    assert "Bids: " not in channel(table)
    await table.alice.type("risk do", answer="Bid 5 faith")
    await table.quiet()
    for line in told.splitlines():
        assert line in channel(table)


async def test_an_order_that_answers_the_open_question_says_what_it_answered(table: Table) -> None:
    await staged(table, last_turn())
    await table.carol.type("risk do", answer="End turn")
    await ordered(table.bob, "order:to-bid:none")
    assert "Saved. Bids: **bid nothing, take the earliest free place**." in table.bob.text
    assert "It has answered at once: Bid 0 faith" in table.bob.text


async def test_the_standing_orders_begin_with_what_every_war_asks_and_end_with_what_nothing_brings(
    table: Table,
) -> None:
    """A relic that one does not hold stands last; the Aegis, with what it is, among the reaction cards."""
    await staged(table, besieged(relics={"green": "tree_of_life"}))
    await table.bob.type("risk seat orders")
    first = re.findall(r"\*\*(.+?)\*\*", table.bob.text)
    assert first[:3] == ["Reaction cards", "Defence", "Moving in"]
    session, last = await table.session(), {"to-open-box", "to-trade-armies", "to-keep-card", "miracle"}
    assert remote_topics(session.view(GREEN), session.rules) == last, "all but the Tree of Life"
    assert not {topic_name(topic, words("en", "godstorm")) for topic in last} & {*first}
    await table.bob.press("orders:windows")
    assert "**Aegis when a miracle card is played**\n-# The relic" in table.bob.text


async def test_a_number_that_cannot_be_bid_sets_no_order(table: Table) -> None:
    await staged(table, last_turn())
    for number in ("many", "-1", "3.5"):
        await ordered(table.bob, "order-with:to-bid:first", bid=number, keep="")
        assert f"“{number}” won't do. Write a whole number from 0 to 999,999." in table.bob.text
    assert "to-bid" not in (await table.session()).orders[GREEN].standing


async def test_who_wants_to_be_asked_takes_his_place_when_the_bids_lie_open(table: Table) -> None:
    """He alone is called then; and who bid last has seen the bids: there is no way back to his own."""
    await staged(table, last_turn())
    await table.carol.type("risk do", answer="End turn")
    await table.carol.type("risk do", answer="Bid 0 faith")
    await table.alice.press("play", table.last("play"))
    for press in ("ans:bid:5", "ans:bid:5:none:yes"):
        await table.alice.press(press)
    assert "You answered: Bid 5 faith, choose the place later" in table.alice.text
    await table.bob.type("risk do", answer="Bid 4 faith")
    assert "Bids: Blue 5, Green 4, Ochre 0." in table.bob.text
    assert "Undo" not in str(labels(table.bob.screen))
    await table.bob.type("risk undo")
    assert "You can't undo this: something hidden was seen." in table.bob.text
    await table.quiet()
    assert f"**<@{table.alice.id}>, your move: take a turn-order marker**" in text_of(table.last("play"))
    await table.alice.press("play", table.last("play"))
    assert "All bids lie open. When do you want to play?" in table.alice.text
    await table.alice.press("ans:take-marker:3")
    assert "Undo" not in str(labels(table.alice.screen)), "she has seen what the others wished"
    await table.quiet()
    assert "Order of play: Green, Ochre and Blue." in channel(table)


async def test_nobody_takes_anything_back_while_bids_are_sealed(table: Table) -> None:
    """Carol could see from it whether another has changed his bid since."""
    await staged(table, last_turn())
    await table.carol.type("risk do", answer="End turn")
    assert "Undo" in str(labels(table.carol.screen))
    await table.carol.type("risk do", answer="Bid 0 faith")
    assert "Undo" not in str(labels(table.carol.screen))
    for person in (table.carol, table.alice):
        await person.type("risk undo")
        assert "You can't undo while answers are secret. Press **Play** to change yours." in person.text


def besieged(**about: Any) -> Field:
    """Blue may attack green's Liguria (20) from Gaul (30), and Roma (6) from Apulia (4); green has every god there."""
    given: dict[str, Any] = {
        "hold": {"blue": "gaul:30 iberia:2 apulia:4", "green": "liguria:20 roma:6"},
        "gods": {"blue": "war@gaul death@gaul", "green": "magic@liguria sky@liguria"},
        "faith": {"blue": "20", "green": "6"},
    }
    return field(**{**given, **about})


async def attack(person: Person, source: str, target: str, **more: Any) -> None:
    await person.type("risk attack", **{"from": source, "to": target, **more})


async def test_the_aegis_cancels_the_kinds_of_card_that_were_named(table: Table) -> None:
    await staged(
        table,
        besieged(
            step=PlayMiracles, miracles={"blue": "heroes_are_born young_grow_old"}, relics={"green": "aegis"}
        ),
    )  # fmt: skip
    await ordered(table.bob, "order-with:miracle:cancel", some="love")
    assert "“love” isn't an answer here" in table.bob.text
    await ordered(table.bob, "order-with:miracle:cancel", some="war")
    assert "Cancel the others' cards: war" in labels(table.bob.screen)
    await table.alice.type("risk card", card="The Young Grow Old")
    assert "Green loses 1 army each in Liguria and in Roma." in table.alice.text
    await table.alice.type("risk card", card="Heroes Are Born · Gaul")
    assert "Green gives up the Aegis: **Heroes Are Born** does nothing." in table.alice.text


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_sky_card_is_played_against_as_many_attackers_as_were_written(table: Table, language: str) -> None:
    """Not in Roma, nor against fewer; nobody is asked, and the attacker reads what stopped him."""
    LOCALES[table.bob.id] = language
    clause, title = {
        "en": ("This Ground Is Sacred: Liguria; against 5+", "This Ground Is Sacred"),
        "fr": ("Cette terre est sacrée : Ligurie ; contre 5+", "Cette terre est sacrée"),
    }[language]
    await staged(table, besieged(miracles={"green": "ground_is_sacred"}))
    await ordered(table.bob, "clauses:sky")
    await table.bob.fill("clause-text:sky", clauses=clause)
    assert title in table.bob.text
    await attack(table.alice, "apulia", "roma")
    await delays(table)
    assert "Sacred" not in channel(table)
    assert "Blue attacks Roma from Apulia" in channel(table)
    await attack(table.alice, "gaul", "liguria", until="win")
    await delays(table)
    assert "Green plays **This Ground Is Sacred**" in channel(table)
    await table.alice.press("play", table.last("play"))
    assert "Your attack has stopped.** Green played This Ground Is Sacred." in table.alice.text
    assert not [letter for letter in table.bob.letters if "your move" in letter]


@pytest.mark.usefixtures("same_dice")
async def test_who_is_risked_first_and_how_many_are_saved_and_thrown(table: Table) -> None:
    """The god of the Sky meets War; one die is thrown; the Tree of Life saves while more than 5 faith is there."""
    await staged(
        table, besieged(hold={"blue": "gaul:30", "green": "liguria:9 roma:6"}, relics={"green": "tree_of_life"})
    )
    await ordered(table.bob, "order:to-meet-god:sky")
    await ordered(table.bob, "order-with:to-pledge:keep", keep="5")
    assert "Save all I can pay for, keep 5 faith" in labels(table.bob.screen)
    await ordered(table.bob, "order:to-defend:one")
    assert "Saved. Defence: **one die**." in table.bob.text
    await attack(table.alice, "gaul", "liguria", **{"with": "war", "until": "win"})
    await table.quiet()
    await table.alice.type("risk log")
    first, second = re.findall(r"Godswar in Liguria: .*", table.alice.text)
    assert "Lugh" in first
    assert "Brigid" in second
    battles = re.findall(r"^- .* against 🟢\s(.*), ties", table.alice.text, re.MULTILINE)
    assert len(battles) > 8
    assert all(len(thrown.partition(",")[0].split()) == 1 for thrown in battles)
    assert ["saved" in thrown for thrown in battles].count(True) == 1
    await table.bob.type("risk status")
    assert "· 5 faith" in table.bob.text
