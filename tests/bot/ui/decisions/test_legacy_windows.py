"""Legacy's windows in the panel: the scar card before a roll, and missiles at the dice on the table."""

from __future__ import annotations

import pytest
from support.godstorm.tables import put_on
from support.legacy.battles import Battles, war
from support.tables.simkit import LOCALES, Person, keys, labels
from support.tables.tables import Table

from rules.author import Pass
from rules.legacy import missiles_left
from rules.risk import Attack, Defend

pytestmark = pytest.mark.usefixtures("no_pictures")
SCAR = {
    "en": ("Red attacks Kamchatka from Alaska. Play your scar card before the roll?", "Place Bunker there"),
    "fr": (
        "Rouge attaque le Kamtchatka depuis l’Alaska. Jouer votre carte cicatrice avant le jet",
        "Y coller le Bunker",
    ),
}
DICE = {
    "en": "Red attacks Kamchatka from Alaska with 6 5 4 against 5 3. "
    "Fire a missile? It makes one die a 6 that nothing changes. You have 2.",
    "fr": "Rouge attaque le Kamtchatka depuis l’Alaska : 6 5 4 contre 5 3. "
    "Tirer un missile ? Il fait d’un dé un 6 que rien ne change. Vous en avez 2.",
}

NUMBERED = {"en": {"1st die", "2nd die"}, "fr": {"1er dé", "2e dé"}}
"""What a die's place is called: a number alone would look like its face."""
CONDITIONS = {
    "en": ("What is there?", "answer: where; against…; with…; headquarters"),
    "fr": ("Qu’y a-t-il sur place ?", "réponse : où ; contre… ; avec… ; QG"),
}
"""How the last step of a condition asks, and the label of the form in which all conditions are written."""


def attacked(missiles: int = 2) -> Battles:
    """Red attacks Kamchatka; Blue, who holds it, has a bunker and these missiles."""
    lands = {"red": "alaska:9", "blue": "kamchatka:5", "yellow": "peru"}
    game = war(lands, missiles={"blue": missiles}, scar_cards="blue: bunker.1")
    return game.play(Attack, "alaska", "kamchatka", 3)


async def asked(table: Table, game: Battles, language: str = "en") -> Person:
    """Bob plays Blue in this position, and has opened his panel."""
    bob = table.bob
    LOCALES[bob.id] = language
    await table.open(table.alice, bob, table.carol, game="legacy", seats=("red", "blue", "yellow"))
    await put_on(table, game)
    await bob.press("play", table.last("play"))
    return bob


def plain(text: str) -> str:
    """A panel's text without the signs that make a die or a colour a mark."""
    spaced = text.replace("\N{NO-BREAK SPACE}", " ")
    return "".join(sign for sign in spaced if sign.isprintable() and not 0xFE00 <= ord(sign) <= 0xFE0F)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_scar_card_before_the_roll(table: Table, language: str) -> None:
    bob = await asked(table, attacked(), language)
    question, answer = SCAR[language]
    assert question in plain(bob.text)
    assert answer in labels(bob.screen)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_dice_at_which_a_missile_is_fired(table: Table, language: str) -> None:
    thrown = attacked().play(Pass, by="blue").play(Defend, 2, attack=(6, 5, 4), defence=(5, 3))
    bob = await asked(table, thrown, language)
    assert DICE[language] in plain(bob.text)
    await bob.press("ask:-:fire-missile")
    await bob.press("ans:fire-missile:defence")
    assert NUMBERED[language] <= set(labels(bob.screen))


async def test_a_missile_that_is_fired(table: Table) -> None:
    thrown = attacked().play(Pass, by="blue").play(Defend, 2, attack=(6, 5, 4), defence=(5, 3))
    bob = await asked(table, thrown)
    await bob.press("ask:-:fire-missile")
    await bob.press("ans:fire-missile:defence")
    await bob.press("ans:fire-missile:defence:2")
    assert "Blue fires a missile: die 2 of the defender is a six" in plain(bob.text).replace("**", "")
    assert "Red loses 2, Blue 0" in plain(bob.text)
    state = (await table.session()).state
    assert missiles_left(state, state.seats[1]) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_conditions_speak_of_what_lies_there(table: Table, language: str) -> None:
    bob = await asked(table, attacked(), language)
    await bob.type("risk seat orders")
    await bob.press("orders:windows")
    await bob.press("clauses:thrown")
    last_step, form = CONDITIONS[language]
    await bob.press("clause:thrown")
    for chosen in ("decide", "any", "any", "any"):
        await bob.press(next(key for key in keys(bob.screen) if key.endswith(f":{chosen}")).split(":", 3)[3])
    assert last_step in plain(bob.text)
    await bob.press("clauses:thrown")
    assert form in plain("\n".join(await bob.look_into_forms()))


@pytest.mark.parametrize(
    ("language", "about"), [("en", "Scar card before a roll"), ("fr", "Carte cicatrice avant un jet")]
)
async def test_who_holds_no_scar_card_has_no_order_for_one(table: Table, language: str, about: str) -> None:
    """They are dealt at the start of a war, and nobody gets one later."""
    bob = await asked(table, attacked(), language)
    await bob.type("risk seat orders")
    await bob.press("orders:windows")
    assert f"**{about}**" in plain(bob.text)
    LOCALES[table.carol.id] = language
    await table.carol.type("risk seat orders")
    assert about not in plain(table.carol.text)


@pytest.mark.parametrize("missiles", [0, 2])
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_list_of_moments_leaves_out_that_of_missiles_where_one_has_none(
    table: Table, language: str, missiles: int
) -> None:
    bob = await asked(table, attacked(missiles), language)
    await bob.type("risk hand")
    await bob.press("windows")
    assert ("- Missiles" in bob.text) == bool(missiles)
