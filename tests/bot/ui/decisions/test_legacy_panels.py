"""Legacy's questions in the panel: the card at the end of a turn, and the rewards of a war."""

from __future__ import annotations

import pytest
from game_in_progress import UnderWay
from godstorm_tables import put_on
from legacy_battles import war
from legacy_campaigns import after_the_war
from legacy_campaigns import table as rules_of
from simkit import LOCALES, Person, parts
from tables import Table

from rules.legacy.end_of_turn import EndOfTurn
from rules.risk import Conquests
from rules.risk.reinforce import Reinforcement

pytestmark = pytest.mark.usefixtures("no_pictures")
LANDS = {"red": "alaska:4", "blue": "kamchatka:5", "yellow": "peru"}
GREY, BLUE = 2, 1


async def shown(table: Table, game: UnderWay, language: str) -> Person:
    """Alice plays Red in this position, and has opened her panel."""
    LOCALES[table.alice.id] = language
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=("red", "blue", "yellow"))
    await put_on(table, game)
    await table.alice.press("play", table.last("play"))
    return table.alice


def styles(person: Person) -> dict[str, int]:
    """The buttons of a panel, each with its colour."""
    return {part["label"]: part["style"] for part in parts(person.screen) if part.get("type") == 2}


def card_due(mission: str = "") -> UnderWay:
    """Red has conquered a territory; perhaps a mission is open."""
    return war(LANDS, step=EndOfTurn, open="egypt alaska", parts=(Conquests(("alaska",)),), mission=mission)


@pytest.mark.parametrize(
    ("language", "alone", "besides"),
    [
        ("en", "Take a resource card, if you are due one", "Take a resource card or claim the mission, if"),
        ("fr", "Prenez une carte ressource si vous y avez", "Prenez une carte ressource ou réalisez la mission si"),
    ],
)
@pytest.mark.parametrize("mission", ["", "imperial_might"])
async def test_the_question_of_the_card_names_the_mission_where_one_is_open(
    table: Table, mission: str, language: str, alone: str, besides: str
) -> None:
    alice = await shown(table, card_due(mission), language)
    assert (besides if mission else alone) in alice.text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "take", "leave"),
    [
        ("en", "Take the card of Alaska", "Take no card"),
        ("fr", "Prendre la carte de l’Alaska", "Ne prendre aucune carte"),
    ],
)
async def test_the_card_stands_out_and_not_what_leaves_it(table: Table, language: str, take: str, leave: str) -> None:
    alice = await shown(table, card_due(), language)
    assert (styles(alice)[take], styles(alice)[leave]) == (BLUE, GREY)


@pytest.mark.parametrize(("language", "later"), [("en", "Choose later"), ("fr", "Choisir plus tard")])
async def test_a_reward_may_be_put_off_by_a_grey_button(table: Table, language: str, later: str) -> None:
    game = after_the_war(rules_of(3), {"red": "alaska peru", "blue": "japan", "yellow": "egypt"})
    alice = await shown(table, game, language)
    assert styles(alice)[later] == GREY
    assert BLUE not in styles(alice).values()


@pytest.mark.parametrize(("language", "hand"), [("en", "2 coin cards · "), ("fr", "2 cartes pièce · ")])
async def test_equal_cards_of_the_hand_are_counted(table: Table, language: str, hand: str) -> None:
    game = war(LANDS, step=Reinforcement, hands="red: coin.1 coin.2 egypt")
    alice = await shown(table, game, language)
    assert hand in alice.text.replace("\u00a0", " ")
