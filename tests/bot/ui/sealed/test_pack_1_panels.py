"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The panels of pack_1."""

from __future__ import annotations

from random import Random

import pytest
from support.godstorm.tables import put_on
from support.legacy.battles import cities, war
from support.legacy.campaigns import Evening
from support.random_games.game_in_progress import UnderWay
from support.sealed.legacy_packs import late_table, open_packs
from support.tables.answer_paths import GameOfAIs, some_answers, tapped, typed
from support.tables.simkit import LOCALES, parts
from support.tables.tables import Table

from bot.words import words
from bot.words.decisions import policy_name, wait_text
from bot.words.games.legacy.sealed.pack_1 import PICKS
from rules import Seeded, begin
from rules.legacy import FACTIONS, Campaign
from rules.legacy.sealed.pack_1 import PROMOS
from rules.legacy.sealed.pack_1.promo import ToDemolish
from rules.legacy.sealed.pack_1.start import Draft, Drafted, ToDraft
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard
from rules.risk import Conquests

LANDS = {"red": "alaska:4", "blue": "kamchatka:5 siam:2 peru:1", "yellow": "india:3"}
ROOM_FOR_A_HINT = 100
"""The characters that Discord shows below a choice."""
LIST = 3
"""The type of a list in a message."""


def event(kind: str) -> UnderWay:
    """This event is turned up at the end of Red's turn; Blue has the largest population."""
    lasting = {**open_packs("pack_1"), "coins": {"ural": 2}, "cities": cities(minor="peru siam", major="kamchatka")}
    game = war(
        LANDS, step=EndOfTurn, lasting=lasting, parts=(Conquests(("alaska",)),), open="egypt congo japan brazil",
        deck="ural", event_deck=f"{kind}.1",
    )  # fmt: skip
    return game.play(TakeCard, "coin.1")


def placing() -> UnderWay:
    return war(LANDS, step=StartOfTurn, lasting=open_packs("pack_1"), scar_cards="blue: biohazard.1")


def drafting() -> UnderWay:
    rules = late_table(3, "pack_1", promo_cards="on")
    game = UnderWay(rules, begin(rules, Seeded(b"draft")).state)
    return game.play(Draft, "khan_industries").play(Draft, "troops_10")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("position", ["draft", "control_the_people", "fortify", "scar"])
def test_every_answer_can_be_tapped_and_typed(position: str, language: str) -> None:
    game = {"draft": drafting, "scar": placing}.get(position, lambda: event(position))()
    seat = game.asked().player if position == "draft" else "blue"
    table = GameOfAIs("legacy", game.state.seats, {})
    table.rules, table.state = game.rules.at(game.state), game.state
    asked = table.asked(game.number(seat), language)
    for action in some_answers(asked, Random(position), 4):
        assert typed(asked, action) == action
        assert tapped(asked, action) == action, action


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize(
    ("language", "names", "offered"),
    [
        (
            "en",
            ("The draft: pick a faction", "Picked so far:", "Khan Industries", "10 troops"),
            ("Die Mechaniker", "8 troops", "1 coin card", "Placement 1", "Turn 3"),
        ),
        (
            "fr",
            ("Le draft : choisissez une faction", "Déjà choisi :", "Khan Industries", "10 troupes"),
            ("Die Mechaniker", "8 troupes", "1 carte pièce", "Placement 1", "Tour 3"),
        ),
    ],
)
async def test_the_draft_shows_who_has_picked_what(
    table: Table, language: str, names: tuple[str, ...], offered: tuple[str, ...]
) -> None:
    """And what can be picked, a faction with the power that it has kept."""
    game = drafting()
    seats = game.state.seats
    person = (table.alice, table.bob, table.carol)[seats.index(game.asked().player)]
    LOCALES[person.id] = language
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=tuple(seats))
    await put_on(table, game)
    await person.press("play", table.last("play"))
    await person.press("wish:to-draft:ask")
    text = person.text.replace("\N{NO-BREAK SPACE}", " ")
    assert [line for line in names if line not in text] == []
    listed = [one for part in parts(person.screen) if part.get("type") == LIST for one in part["options"]]
    assert {*offered} - {one["label"] for one in listed} == set()
    told, powers = words(language, "legacy"), game.state.parts[Campaign].powers
    factions = {one["value"]: one["description"] for one in listed if one["value"] in powers}
    assert len(factions) == len(powers) - 1
    for faction, hint in factions.items():
        assert hint.startswith(f"{told.say(f'card-{powers[faction]}')}. ")


@pytest.mark.usefixtures("no_pictures")
async def test_favourites_are_written_in_advance(table: Table) -> None:
    """Cards by their titles, whatever numbers these begin with, and factions."""
    game = drafting()
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=tuple(game.state.seats))
    await put_on(table, game)
    seat = game.asked().player
    person = (table.alice, table.bob, table.carol)[game.state.seats.index(seat)]
    await person.press("play", table.last("play"))
    await person.fill("list:to-draft", lands="10 troops, 8 troops; Turn 1\nDie Mechaniker")
    state = (await table.session()).state
    assert state.parts[Drafted].of[seat] == ("troops_8", "turn_1")  # (The last in the round picks twice.)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize(
    ("language", "draft", "starts", "never", "gone"),
    [
        (
            "en",
            "Draft picks, favourites first",
            "Starts, favourites first",
            "Factions and starts",
            "The game has moved on.",
        ),
        (
            "fr",
            "Choix du draft, préférés d'abord",
            "Départs, préférés d'abord",
            "Factions et départs",
            "La partie a avancé.",
        ),
    ],
)
async def test_the_draft_comes_before_the_starts_and_is_over_once_all_is_picked(
    table: Table, language: str, draft: str, starts: str, never: str, gone: str
) -> None:
    """The panel tells the two in their order; after the last pick it asks for a start alone, and a button of the draft
    on an older panel does nothing any more."""
    game = Evening(drafting().rules, drafting().state)
    seats = game.state.seats
    people = dict(zip(seats, (table.alice, table.bob, table.carol), strict=True))
    await table.open(*people.values(), game="legacy", seats=tuple(seats))
    await put_on(table, game)
    person = people[game.asked().player]
    LOCALES[person.id] = language
    await person.press("play", table.last("play"))
    text = plain(person.text)
    assert text.index(draft) < text.index(starts)
    assert never not in text

    while isinstance(game.asked(), ToDraft):
        game.lapse(game.asked().player)
    await put_on(table, game)
    await person.press("wish:to-draft:list")
    assert gone in plain(person.text)
    await person.press("play", table.last("play"))
    text = plain(person.text)
    assert draft not in text
    assert never not in text
    assert starts in text


@pytest.mark.parametrize(
    ("language", "awaited", "policies"),
    [
        ("en", "demolish the headquarters, or not", ["demolish the headquarters", "leave the headquarters"]),
        ("fr", "de démolir son QG ou de le laisser", ["démolir le QG", "laisser le QG"]),
    ],
)
def test_what_a_saboteur_decides_is_named_to_the_others_and_in_the_orders(
    language: str, awaited: str, policies: list[str]
) -> None:
    spoken = words(language, "legacy")
    assert wait_text(ToDemolish.kind, spoken) == awaited
    assert [policy_name(ToDemolish.kind, policy, spoken) for policy in ("demolish", "leave")] == policies


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_can_be_picked_says_its_effect_whole_and_promotional_cards_say_it_in_the_rules_too(language: str) -> None:
    """The second line of a choice has room for so much; afterwards the card stands in the status by its name alone."""
    spoken = words(language, "legacy")
    promo = [card for card, _ in PROMOS]
    effects = {card: spoken.attribute(f"card-{card}", "effect") for card in PICKS if card not in FACTIONS}
    assert set(promo) < effects.keys()
    assert {card for card, effect in effects.items() if len(effect) > ROOM_FOR_A_HINT} == set()
    rules = spoken.say("rules-draft")
    assert [card for card in promo if effects[card] not in rules] == []


def plain(text: str) -> str:
    """A text with plain spaces and apostrophes."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
