"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What packs offer at the end of a turn: cards of the
homeland, and missions of one's own faction."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.tables import put_on
from support.legacy.battles import cities
from support.legacy.position import position
from support.random_games.game_in_progress import UnderWay
from support.sealed.legacy_packs import open_packs
from support.tables.simkit import LOCALES, Person
from support.tables.tables import Table

from bot.words import words
from bot.words.seats import naming
from bot.words.status import status
from bot.words.story.events import event_lines
from rules import Player, view
from rules.author import Part
from rules.legacy.campaign.campaign import Entry
from rules.legacy.sealed.faction_missions import ClaimOwnMission
from rules.legacy.sealed.pack_4.goals import PrivateMissions
from rules.legacy.sealed.pocket_1.kept import MUTANTS, Pocket1
from rules.legacy.sealed.pocket_2.kept import ALIENS, Pocket2
from rules.legacy.setup.factions import FACTIONS, Factions
from rules.legacy.turn.end_of_turn import EndOfTurn
from rules.risk import Conquests

LANDS = {"red": "alaska:4", "blue": "kamchatka:5", "yellow": "peru"}
SEATS = RED, BLUE, YELLOW = tuple(map(Player, ("red", "blue", "yellow")))
OPEN = "brazil egypt congo india"


def turn_ends(faction: str, *labels: str, start: str = "", parts: tuple[Part, ...] = (), **setup: Any) -> UnderWay:
    """Red's turn ends; he plays this faction."""
    played = Factions({RED: faction, BLUE: FACTIONS[0], YELLOW: FACTIONS[1]}, {RED: start} if start else {}, {})
    lasting = {**open_packs(*labels), **setup.pop("lasting", {})}
    return position(LANDS, step=EndOfTurn, lasting=lasting, parts=(played, *parts), open=OPEN, **setup)


def mutants() -> UnderWay:
    scars = {"alaska": "fallout"}
    return turn_ends(MUTANTS, "pack_1", "pocket_1", parts=(Pocket1(fallout="alaska"),), lasting={"scars": scars})


def aliens() -> UnderWay:
    ends = Pocket2(spot="south_atlantic", ends=("brazil", "north_africa"))
    return turn_ends(ALIENS, "pocket_2", parts=(ends,), lasting={"cities": cities(minor="alaska")})


def keeper() -> UnderWay:
    """Red's faction keeps a mission about bunkers, and holds the only one."""
    kept = PrivateMissions({FACTIONS[4]: "guerilla_warfare"})
    return turn_ends(FACTIONS[4], "pack_4", parts=(kept,), lasting={"scars": {"alaska": "bunker"}})


OF = {MUTANTS: mutants, ALIENS: aliens, "pack_4": keeper}


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize(
    ("whose", "language", "text"),
    [
        (MUTANTS, "en", "-# Your mission: hold the burnt territory and every biohazard. It brings a red star"),
        (MUTANTS, "fr", "-# Votre mission : contrôler le territoire brûlé et tous les biohasards. Elle rapporte une"),
        (ALIENS, "en", "-# Your mission: hold every city of the board. It brings two red stars"),
        (ALIENS, "fr", "-# Votre mission : contrôler toutes les villes du plateau. Elle rapporte deux étoiles"),
        ("pack_4", "en", "-# Guerilla Warfare: Hold every bunker and every mercenary territory."),
        ("pack_4", "fr", "-# Guérilla : Contrôlez tous les bunkers et tous les territoires de mercenaires."),
    ],
)
async def test_what_the_own_mission_is_stands_beside_its_button(
    table: Table, whose: str, language: str, text: str
) -> None:
    alice = await shown(table, OF[whose](), language)
    assert text in plain(alice.text)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Take a resource card or claim a mission, or pass."),
        ("fr", "Prenez une carte ressource ou réalisez une mission, ou renoncez-y."),
    ],
)
async def test_the_question_of_the_card_names_the_own_mission_too(table: Table, language: str, text: str) -> None:
    taken = (Pocket1(fallout="alaska"), Conquests(("alaska",)))
    game = turn_ends(MUTANTS, "pack_1", "pocket_1", parts=taken, lasting={"scars": {"alaska": "fallout"}})
    assert text in plain((await shown(table, game, language)).text)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "-# Your homeland is South America: you may take its open cards without holding their territories."),
        (
            "fr",
            "-# Votre patrie est l'Amérique du Sud : vous pouvez en prendre les cartes visibles sans contrôler",
        ),
    ],
)
@pytest.mark.parametrize(
    ("earlier", "now", "told"),
    [((), "peru", True), (("peru", "brazil"), "ural", True), (("brazil",), "japan", False), ((), "ontario", False)],
)
async def test_the_homeland_is_told_where_one_of_its_cards_lies_open(
    table: Table, language: str, text: str, earlier: tuple[str, ...], now: str, told: bool
) -> None:
    """Not where several continents tie, nor where none of its cards lies open."""
    lines = tuple(Entry(at, FACTIONS[4], "ann", start, "held-on") for at, start in enumerate(earlier, 1))
    game = turn_ends(FACTIONS[4], "pack_3", start=now, parts=(Conquests(("alaska",)),), lasting={"entries": lines})
    assert (text in plain((await shown(table, game, language)).text)) == told


@pytest.mark.parametrize(
    ("whose", "language", "story", "done"),
    [
        (MUTANTS, "en", "**Red fulfils the Mutants' mission**: the burnt territory", "own mission fulfilled"),
        (MUTANTS, "fr", "**Rouge réalise la mission des Mutants** : le territoire", "mission propre réalisée"),
        (ALIENS, "en", "**Red fulfils the Aliens' mission**: every city", "own mission fulfilled"),
        (ALIENS, "fr", "**Rouge réalise la mission des Aliens** : toutes les villes", "mission propre réalisée"),
        ("pack_4", "en", "**Red fulfils their faction's own mission: Guerilla Warfare.**", "own mission fulfilled"),
        ("pack_4", "fr", "**Rouge réalise la mission de sa faction : Guérilla.**", "mission propre réalisée"),
    ],
)
def test_a_mission_that_is_fulfilled_is_told_and_stands_in_the_standings(
    whose: str, language: str, story: str, done: str
) -> None:
    """It brings no second star in the same war."""
    game, spoken = OF[whose](), words(language, "legacy")

    def standings() -> str:
        return plain(status(view(game.state, None), game.rules, spoken, naming(spoken)))

    assert done not in standings()
    game.play(ClaimOwnMission)
    assert any(plain(line).startswith(story) for line in event_lines(game.events, game.rules, spoken, naming(spoken)))
    assert standings().count(done) == 1


async def shown(table: Table, game: UnderWay, language: str) -> Person:
    """Alice plays Red in this position, and has opened her panel."""
    LOCALES[table.alice.id] = language
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await put_on(table, game)
    await table.alice.press("play", table.last("play"))
    return table.alice


def plain(text: str) -> str:
    """A text with plain spaces and apostrophes."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
