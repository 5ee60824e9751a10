"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Orders for the scar cards of a turn, as set."""

from __future__ import annotations

import pytest
from support.godstorm.tables import channel, delays, put_on
from support.legacy.battles import Battles, war
from support.sealed.legacy_packs import open_packs
from support.tables.simkit import LOCALES, Person, keys, labels, parts
from support.tables.tables import Table

from rules import Player
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.sealed.scar_moments import AT_START
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.risk import ToReinforce

pytestmark = pytest.mark.usefixtures("no_pictures")
LANDS = {"red": "alaska:4 peru:1", "blue": "kamchatka:5", "yellow": "siam:3"}
SAID = {
    "en": (
        "my land, the leader's land, my turn, the leader's turn, another's turn",
        "Play it on Peru or Southeast Asia",
    ),
    "fr": (
        "chez moi, chez le premier, mon tour, le tour du premier, le tour d’un autre",
        "La jouer\N{NO-BREAK SPACE}: Pérou ou Asie du Sud-Est",
    ),
}
LEADERS = {"en": "the leader's land", "fr": "chez le premier"}
ONLY = {"en": "(the leader's land)", "fr": "(chez le premier)"}
PRESS = "order-with:turn-start:place"


def playing() -> Battles:
    """Red is asked for stars; then scar cards may be played."""
    cards = {"scar_cards": "blue: biohazard.1", "hands": "red: egypt brazil ural japan"}
    return war(LANDS, step=StartOfTurn, lasting=open_packs("pack_1"), stars={"red": 2}, **cards)


async def orders_screen(person: Person, press: str) -> None:
    """Leaf through the standing orders to the page with this button; as far as it goes if no page has it."""
    await person.type("risk seat orders")
    await person.press("orders:windows")
    while not any(f":{press}" in key for key in keys(person.screen)):
        following = [part for part in parts(person.screen) if ":orders:" in part.get("custom_id", "")]
        if not following or following[-1].get("disabled"):
            return
        await person.press(following[-1]["custom_id"].split(":", 3)[3])


async def ordered(person: Person, **written: str) -> None:
    await orders_screen(person, PRESS)
    await person.fill(PRESS, **written)


async def seated(table: Table, language: str = "en", chosen: str = "start-and-end") -> Person:
    """Bob is Blue and has such a card."""
    LOCALES[table.bob.id] = language
    people, seats = (table.alice, table.bob, table.carol), ("red", "blue", "yellow")
    await table.open(*people, game="legacy", seats=seats, chosen={"scar-cards": chosen})
    await put_on(table, playing())
    return table.bob


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_whose_land_whose_turn_and_where(table: Table, language: str) -> None:
    bob = await seated(table, language)
    everything, named = SAID[language]
    await ordered(bob, some=everything, places="peru; siam")
    assert named in labels(bob.screen)
    order = (await table.session()).orders[Player("blue")].standing[AT_START]
    assert (order.policy, order.details.names) == ("place", ("peru", "siam"))
    await ordered(bob, some=LEADERS[language], places="")
    assert any(ONLY[language] in label for label in labels(bob.screen)), labels(bob.screen)


async def test_a_territory_that_the_board_does_not_have(table: Table) -> None:
    bob = await seated(table)
    await ordered(bob, some="", places="Peru, Argentinia")
    assert "There's no “Argentinia” here. Did you mean Argentina" in bob.text
    assert AT_START not in (await table.session()).orders[Player("blue")].standing


async def test_the_card_is_played_when_the_answers_are_out(table: Table) -> None:
    """Held back as any secret answer is; then nobody has to press, and the channel reads it."""
    bob = await seated(table)
    await ordered(bob, some="the leader's land", places="peru")
    await table.alice.type("risk do", answer="Go on")
    await table.quiet()
    assert (await table.session()).state.parts[Campaign].scars == {}
    await delays(table)
    state = (await table.session()).state
    assert state.parts[Campaign].scars == {"peru": "biohazard"}
    assert [type(decision) for decision in state.pending.values()] == [ToReinforce]
    assert "Blue places the scar Biohazard on Peru, for ever." in channel(table), channel(table)


@pytest.mark.parametrize(("chosen", "listed"), [("start-and-end", True), ("start", False)])
async def test_only_the_moments_of_the_campaign_are_listed(table: Table, chosen: str, listed: bool) -> None:
    bob = await seated(table, chosen=chosen)
    await orders_screen(bob, "order:turn-end:pass")
    assert (any("turn-end" in key for key in keys(bob.screen))) is listed
    await bob.press("hand", table.last("hand"))
    assert ("when your turn ends" in bob.text) is listed, bob.text
