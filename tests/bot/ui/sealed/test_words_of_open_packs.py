"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What panels and stories say of open packs."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from support.godstorm.tables import put_on
from support.legacy.battles import war
from support.random_games.game_in_progress import UnderWay
from support.sealed.legacy_packs import TEXTS, open_packs
from support.tables.answer_paths import GameOfAIs
from support.tables.simkit import LOCALES, keys
from support.tables.tables import Table

from bot.ui.decisions.prompt import Prompt
from bot.ui.play.standing_orders import orders_layout
from bot.words import words
from bot.words.seats import naming
from bot.words.story.events import event_lines
from bot.words.story.invasions import names_of
from bot.words.story.turns import Strength, Turn, turn_text
from rules import Player
from rules.kernel.tagged import canonical_text, plain
from rules.legacy.sealed.pack_1.promo import SENTINEL, ToDemolish
from rules.legacy.sealed.pack_1.start import Drafted
from rules.legacy.sealed.pack_2.powers import WELL_ARMED, WELL_SUPPLIED
from rules.legacy.sealed.pocket_1.change import STRENGTH
from rules.legacy.sealed.pocket_1.kept import BAD_INTEL, EMP, INTERFERENCE, MUTANTS, RALLY, RECON, Pocket1
from rules.legacy.sealed.pocket_1.powers import ToTakePower
from rules.legacy.sealed.pocket_1.start import Burn, ToBurn
from rules.legacy.sealed.pocket_1.uses import BEFORE_DICE, CARD_WANTED, TURN_INTEL, ToRally
from rules.legacy.sealed.pocket_2 import ALIENS
from rules.legacy.sealed.pocket_2.cards import ToRuinCity
from rules.legacy.sealed.pocket_2.start import PlaceIsland
from rules.legacy.sealed.scar_moments import AT_START
from rules.legacy.setup.factions import Factions
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.events import EventDrawn
from rules.legacy.turn.trading import TradeResources
from rules.risk.combat.invasion import Combat
from rules.risk.turn.reinforce import Reinforcement

RED = Player("red")
KHAN = "khan_industries"
LANDS = {"red": "alaska:4 peru:1", "blue": "kamchatka:5 brazil:2", "yellow": "siam:3 north_africa:1"}


def asked(game: UnderWay, language: str) -> Prompt:
    """Red's question."""
    table = GameOfAIs("legacy", ("red", "blue", "yellow"), {})
    table.rules, table.state = game.rules.at(game.state), game.state
    prompt = table.asked(game.number("red"), language)
    return Prompt(prompt.session, prompt.seat, prompt.number, prompt.decision, words(language, "legacy"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Alien Island in the South Atlantic, linked with Brazil and North Africa"),
        ("fr", "L’île Alien dans l’Atlantique Sud : lignes vers le Brésil et l’Afrique du Nord"),
    ],
)
def test_the_island_belongs_to_nobody_at_its_ends(language: str, text: str) -> None:
    lasting = {"coins": dict.fromkeys(("egypt", "brazil"), 6), **open_packs(shut=("pocket_2",))}
    game = war(LANDS, step=Reinforcement, lasting=lasting, hands="red: egypt brazil", missiles={"red": 1})
    game.sealed = TEXTS
    prompt = asked(game.play(TradeResources, ("brazil", "egypt"), by="red"), language)
    action = PlaceIsland(prompt.number, RED, "south_atlantic", "brazil", "north_africa")
    assert prompt.whole(action).replace("\u00a0", " ") == text


@pytest.mark.parametrize(
    ("language", "text"), [("en", "The strike burns Kamchatka"), ("fr", "La frappe brûle le Kamtchatka")]
)
def test_no_owner_stands_before_the_target_of_the_strike(language: str, text: str) -> None:
    prompt = asked(war(LANDS, step=Combat, lasting=open_packs("pocket_1")), language)
    burning = replace(prompt, decision=ToBurn(RED, "alaska", "kamchatka", 3, 2))
    assert burning.whole(Burn(burning.number, RED, "kamchatka")) == text


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "**Place Biohazard on Alaska** (🔴 Red)? Neither an undo nor a vote takes it back."),
        ("fr", "**Coller le Biohasard en Alaska** (🔴 Rouge) ? Ni une annulation ni un vote ne pourront revenir"),
    ],
)
async def test_the_owner_stands_behind_what_is_glued_for_ever(table: Table, language: str, text: str) -> None:
    LOCALES[table.bob.id] = language
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=("red", "blue", "yellow"))
    await put_on(table, war(LANDS, step=StartOfTurn, lasting=open_packs("pack_1"), scar_cards="blue: biohazard.1"))
    await table.bob.press("play", table.last("play"))
    await table.bob.press("ask:-:place-scar")
    if any(":@:" in key for key in keys(table.bob.screen)):
        await table.bob.choose("ask:@:place-scar", "north_america")
    await table.bob.choose("ans:place-scar", "alaska")
    assert text in table.bob.text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "line", "story"),
    [
        (
            "en",
            "Event: **Resistance**. Every minor city that 1 or 2 troops hold loses one of them.",
            "⚡ **Resistance**: Every minor city that 1 or 2 troops hold loses one of them.",
        ),
        (
            "fr",
            "Événement : **Résistance**. Chaque petite ville tenue par 1 ou 2 troupes en perd une.",
            "⚡ **Résistance** : Chaque petite ville tenue par 1 ou 2 troupes en perd une.",
        ),
    ],
)
def test_an_event_is_told_with_what_it_does(language: str, line: str, story: str) -> None:
    spoken, drawn = words(language, "legacy"), EventDrawn(RED, "resistance", "resistance.1")
    rules = war(LANDS, lasting=open_packs("pack_1")).rules
    assert [one.replace("\u00a0", " ") for one in event_lines((drawn,), rules, spoken, naming(spoken))] == [line]
    told = turn_text(Turn(3, RED, (drawn,)), Strength(9, ()), rules, spoken)
    assert story in told.replace("\u00a0", " ").splitlines()


def struck(left: Pocket1) -> UnderWay:
    kept = {"pocket_1": canonical_text(plain(left))}
    return war(LANDS, step=Combat, lasting={**open_packs("pocket_1"), "left": kept}, parts=(left,))


@pytest.mark.parametrize(("language", "topic"), [("en", "**Nuclear strike**"), ("fr", "**Frappe nucléaire**")])
@pytest.mark.parametrize("fallen", [False, True])
def test_the_only_strike_is_no_topic_once_it_has_fallen(language: str, topic: str, fallen: bool) -> None:
    left = Pocket1(bringer="khan_industries", fallout="ural") if fallen else Pocket1()
    assert (topic in orders(struck(left), language, ToBurn.kind)) == (not fallen)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("picked", "promo"), [("", "off"), ("", "on"), ("radar", "on"), ("saboteur", "on")])
def test_only_a_saboteur_and_who_may_become_one_have_orders_for_it(language: str, picked: str, promo: str) -> None:
    parts = (Drafted({RED: (picked,)}),) if picked else ()
    game = war(LANDS, step=Combat, options={"promo-cards": promo}, lasting=open_packs("pack_1"), parts=parts)
    could = picked == "saboteur" or (promo == "on" and not picked)
    assert ("**Saboteur**" in orders(game, language, ToDemolish.kind)) == could


MISSILE_TOPICS = {
    "": (ToTakePower.kind, {"en": "Missile power", "fr": "Pouvoir de missile"}),
    INTERFERENCE: (CARD_WANTED, {"en": "Interference", "fr": "Interférence"}),
    BAD_INTEL: (TURN_INTEL, {"en": "Bad intel", "fr": "Désinformation"}),
    RALLY: (ToRally.kind, {"en": "Rally", "fr": "Ralliement"}),
    EMP: (BEFORE_DICE, {"en": "EMP before a roll", "fr": "IEM avant un jet"}),
}
"""The topics of standing orders about missile powers, and about taking one (""), with their names."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("kept", "missiles", "topics"),
    [
        ("", 2, {"", INTERFERENCE, BAD_INTEL, RALLY}),
        ("", 0, {""}),
        (BAD_INTEL, 2, {BAD_INTEL}),
        (BAD_INTEL, 0, set()),
        (RECON, 2, set()),
    ],
)
def test_only_a_power_that_a_faction_may_use_has_orders(
    language: str, kept: str, missiles: int, topics: set[str]
) -> None:
    """Until a faction has one, it may take any that is left: one of them Blue has."""
    left = Pocket1(missile_powers={"die_mechaniker": EMP, **({KHAN: kept} if kept else {})})
    game = war(
        LANDS,
        powers={"red": "hq_levy", "blue": "fortified_hq"},
        lasting=open_packs("pocket_1"),
        parts=(left,),
        missiles={"red": missiles},
    )
    shown = {
        power
        for power, (topic, named) in MISSILE_TOPICS.items()
        if f"**{named[language]}**" in orders(game, language, topic)
    }
    assert shown == topics


@pytest.mark.parametrize(("language", "topic"), [("en", "Event: a city in ruins"), ("fr", "une ville en ruine")])
def test_only_who_plays_the_newcomers_has_an_order_for_their_event(language: str, topic: str) -> None:
    game = war(LANDS, step=Combat, lasting=open_packs("pocket_2"))
    assert topic not in orders(game, language, ToRuinCity.kind)
    game.state.parts[Factions] = Factions({**game.state.parts[Factions].of, RED: ALIENS})
    assert topic in orders(game, language, ToRuinCity.kind)


@pytest.mark.parametrize("label", ["pack_1", "pack_2"])
@pytest.mark.parametrize("held", ["", "red: bunker.1"])
@pytest.mark.parametrize(
    ("language", "start", "end"),
    [
        ("en", "Scar card at the start of a turn", "Scar card at the end of your turn"),
        ("fr", "Carte cicatrice en début de tour", "Carte cicatrice en fin de tour"),
    ],
)
def test_only_who_holds_a_scar_card_has_orders_for_its_moments(
    language: str, start: str, end: str, held: str, label: str
) -> None:
    game = war(LANDS, step=Combat, lasting=open_packs(label), scar_cards=held)
    shown = orders(game, language, AT_START)
    assert (start in shown, end in shown) == (bool(held), bool(held))


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", "Sentinel, Well armed, Well supplied, Mutants and Unnatural strength"),
        ("fr", "Sentinelle, Bien armés, Bien approvisionnés, Mutants et Force surnaturelle"),
    ],
)
def test_what_packs_do_to_dice_has_a_name(language: str, named: str) -> None:
    causes = (SENTINEL, WELL_ARMED, WELL_SUPPLIED, MUTANTS, STRENGTH)
    assert names_of((*causes, *causes), words(language, "legacy")) == named


def orders(game: UnderWay, language: str, topic: str) -> str:
    """Red's standing orders: the page with this topic, if there is one."""
    prompt = asked(game, language)
    shown = orders_layout(prompt.session, RED, prompt.words, "", topic).view().to_components()
    return json.dumps(shown, ensure_ascii=False)
