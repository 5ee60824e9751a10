"""Legacy's questions in the panel: the card at the end of a turn, and the rewards of a war."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from support.godstorm.tables import put_on
from support.legacy.battles import war
from support.legacy.campaigns import after_the_war
from support.legacy.campaigns import table as rules_of
from support.random_games.game_in_progress import UnderWay
from support.tables.simkit import LOCALES, Person, found, keys, parts
from support.tables.tables import Table

from bot.words import words
from rules import Territory
from rules.author import LONGEST_NAME
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn
from rules.orders import StandingOrder
from rules.risk import Conquests
from rules.risk.combat.invasion import Combat
from rules.risk.turn.reinforce import Deploy, Reinforcement
from rules.risk.turn.steps import can_be_undone

pytestmark = pytest.mark.usefixtures("no_pictures")
LANDS = {"red": "alaska:4", "blue": "kamchatka:5", "yellow": "peru"}
GREY, BLUE = 2, 1


async def shown(table: Table, game: UnderWay, language: str) -> Person:
    """Alice plays Red in this position, and has opened her panel."""
    LOCALES[table.alice.id] = language
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=game.state.seats)
    await put_on(table, game)
    await table.alice.press("play", table.last("play"))
    return table.alice


def styles(person: Person) -> dict[str, int]:
    """The buttons of a panel, each with its colour."""
    return {part["label"]: part["style"] for part in parts(person.screen) if part.get("type") == 2}


WIDE = {
    "red": "siam indonesia new_guinea western_australia eastern_australia peru brazil venezuela argentina "
    "madagascar south_africa congo east_africa egypt north_africa",
    "blue": "kamchatka",
    "yellow": "japan",
}
"""Red holds three continents, so he fulfils a mission about them."""


def card_due(mission: str = "", hold: Mapping[str, str] = LANDS) -> UnderWay:
    """Red has conquered a territory; perhaps a mission is open."""
    return war(hold, step=EndOfTurn, open="egypt alaska", parts=(Conquests(("alaska",)),), mission=mission)


@pytest.mark.parametrize(
    ("language", "alone", "besides"),
    [
        ("en", "Take a resource card, or pass.", "Take a resource card or claim a mission, or pass."),
        ("fr", "Prenez une carte ressource, ou renoncez-y.", "Prenez une carte ressource ou réalisez une mission, ou"),
    ],
)
@pytest.mark.parametrize(
    ("mission", "hold", "named"),
    [("", WIDE, False), ("imperial_might", LANDS, False), ("imperial_might", WIDE, True)],
)
async def test_the_question_of_the_card_names_the_mission_where_it_can_be_claimed(
    table: Table, mission: str, hold: dict[str, str], named: bool, language: str, alone: str, besides: str
) -> None:
    alice = await shown(table, card_due(mission, hold), language)
    assert (besides if named else alone) in alice.text.replace("\u00a0", " ")


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


@pytest.mark.parametrize(("language", "take"), [("en", "Take a coin card"), ("fr", "Prendre une carte pièce")])
async def test_a_coin_card_has_an_article_inside_a_sentence(table: Table, language: str, take: str) -> None:
    alice = await shown(table, war(LANDS, step=EndOfTurn, open="egypt", parts=(Conquests(("alaska",)),)), language)
    assert take in styles(alice)


@pytest.mark.parametrize(
    ("language", "text", "never"),
    [
        ("en", "No resource card is due to you. Claim a mission", "Take a resource card"),
        ("fr", "Vous n’avez droit à aucune carte ressource. Réalisez une mission", "Prenez une carte"),
    ],
)
async def test_without_a_card_due_only_the_mission_is_offered(
    table: Table, language: str, text: str, never: str
) -> None:
    alice = await shown(table, war(WIDE, step=EndOfTurn, mission="imperial_might"), language)
    assert text in alice.text.replace("\u00a0", " ")
    assert never not in alice.text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("en", "You have one star; four win.", "**Asia**: India (2)"),
        ("fr", "Vous avez une étoile ; il en faut quatre pour gagner.", "**Asie** : Inde (2)"),
    ],
)
async def test_the_question_of_the_star_says_how_many_there_are_and_what_the_cards_are_worth(
    table: Table, language: str, text: str, cards: str
) -> None:
    game = war(
        LANDS,
        step=StartOfTurn,
        hands="red: peru brazil india iceland",
        headquarters={"alaska": "red"},
        lasting={"coins": {"india": 2}},
    )
    alice = await shown(table, game, language)
    assert text in alice.text.replace("\u00a0", " ")
    assert cards in alice.text.replace("\u00a0", " ")


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_ending_the_attacks_is_answered_by_the_next_question_alone(table: Table, language: str) -> None:
    alice = await shown(table, war({**LANDS, "red": "alaska:4 alberta"}, step=Combat), language)
    await alice.press("done")
    assert not alice.text.startswith(words(language).say("panel-sent"))


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_once_a_war_is_won_nobody_writes_another_turn(table: Table, language: str) -> None:
    game = after_the_war(rules_of(3), {"red": "alaska peru", "green": "japan", "blue": "egypt"})
    await shown(table, game, language)
    await table.bob.press("play", table.last("play"))
    assert any(":orders" in key for key in keys(table.bob.screen))
    assert not any(key.endswith(":turn") for key in keys(table.bob.screen))


@pytest.mark.parametrize(("language", "later"), [("en", "Choose later"), ("fr", "Choisir plus tard")])
async def test_a_reward_may_be_put_off_by_a_grey_button(table: Table, language: str, later: str) -> None:
    game = after_the_war(rules_of(3), {"red": "alaska peru", "green": "japan", "blue": "egypt"})
    alice = await shown(table, game, language)
    assert styles(alice)[later] == GREY
    assert BLUE not in styles(alice).values()


def recruiting(hands: str = "red: coin.1 coin.2 egypt") -> UnderWay:
    """Red recruits three troops, in Alaska or Peru, with cards that may be traded."""
    return war(LANDS | {"red": "alaska:4 japan"}, step=Reinforcement, hands=hands)


async def test_the_last_troops_are_placed_without_a_question_as_they_can_be_taken_back(table: Table) -> None:
    alice = await shown(table, recruiting(), "en")
    assert "red star" in alice.text, "what else four cards buy"
    session = await table.session()
    placed = Deploy(next(iter(session.state.pending)), session.state.active, Territory("japan"), 3)
    assert can_be_undone(session.rules, session.state, placed)
    await alice.fill("many", orders="Alaska 1, Japan 2")
    land = (await table.session()).state.land
    assert (land.armies("alaska"), land.armies("japan")) == (5, 3)


async def test_the_first_ones_are(table: Table) -> None:
    alice = await shown(table, recruiting(), "en")
    await alice.press("ans:deploy:alaska")
    await alice.press("ans:deploy:alaska:1")
    assert (await table.session()).state.land.armies("alaska") == 5


async def test_nothing_is_asked_where_there_is_nothing_to_trade(table: Table) -> None:
    alice = await shown(table, recruiting("red: egypt"), "en")
    await alice.press("ans:deploy:japan")
    await alice.press("ans:deploy:japan:3")
    assert (await table.session()).state.land.armies("japan") == 4


@pytest.mark.parametrize(
    ("language", "expand", "end"), [("en", "Expand", "End attacks"), ("fr", "étendre", "Terminer les attaques")]
)
async def test_blue_is_what_one_normally_does(table: Table, language: str, expand: str, end: str) -> None:
    alice = await shown(table, war(LANDS | {"red": "alaska:8"}), language)
    (found,) = [style for label, style in styles(alice).items() if expand in label]
    assert (found, styles(alice)[end]) == (BLUE, GREY)


async def test_where_nobody_is_left_to_attack_it_is_the_end(table: Table) -> None:
    alice = await shown(table, war(LANDS | {"red": "alaska:1"}), "en")
    assert styles(alice)["End attacks"] == BLUE


ARMED = {"scar_cards": "red: bunker.1", "missiles": {"red": 2}}


@pytest.mark.parametrize(
    ("language", "held", "line"),
    [
        ("en", ARMED, "I don't ask you about your scar card or your 2 missiles. To be asked: *Scar"),
        ("en", {"missiles": {"red": 1}}, "I don't ask you about your missile."),
        ("fr", ARMED, "je ne vous consulte pas sur votre carte cicatrice ou vos 2 missiles. Pour changer cela"),
    ],
)
async def test_who_attacks_reads_that_they_are_not_asked_about_what_they_hold(
    table: Table, language: str, held: dict[str, Any], line: str
) -> None:
    alice = await shown(table, war(LANDS, **held), language)
    assert line in alice.text.replace("\u00a0", " ")
    await alice.press("hand")
    assert f"**Missiles ({held['missiles']['red']})**" in alice.text
    await alice.press("play", table.last("play"))
    await alice.press("windows")
    await alice.press("windows:ask")
    await alice.press("play", table.last("play"))
    assert line not in alice.text.replace("\u00a0", " ")
    assert "to-fight" in {decision.kind for decision in (await table.session()).state.pending.values()}


async def test_who_has_set_one_of_both_reads_about_the_other(table: Table) -> None:
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=("red", "blue", "yellow"))
    await put_on(table, war(LANDS, **ARMED))
    number = (await table.session()).table.id
    await table.bot.services.games.set_order(number, table.alice.id, "before-roll", StandingOrder("pass"))
    await table.alice.press("play", table.last("play"))
    assert "I don't ask you about your 2 missiles." in table.alice.text


async def test_who_holds_nothing_reads_nothing_of_it(table: Table) -> None:
    alice = await shown(table, war(LANDS), "en")
    assert "I don't ask you about" not in alice.text


@pytest.mark.parametrize(("language", "hand"), [("en", "2 coin cards · "), ("fr", "2 cartes pièces · ")])
async def test_equal_cards_of_the_hand_are_counted(table: Table, language: str, hand: str) -> None:
    game = war(LANDS, step=Reinforcement, hands="red: coin.1 coin.2 egypt")
    alice = await shown(table, game, language)
    assert hand in alice.text.replace("\u00a0", " ")


async def test_the_box_for_a_name_is_empty_and_as_long_as_a_name_may_be(table: Table) -> None:
    """A suggestion is not to be erased first, and nobody writes what is refused for its length."""
    game = after_the_war(rules_of(3), {"red": "alaska peru", "green": "japan", "blue": "egypt"})
    alice = await shown(table, game, "en")
    await alice.press("ask:-:name-continent")
    await alice.choose("ans:name-continent", "asia")
    opened = await alice.member.click(alice.screen, custom_id=found(alice.screen, "name:name-continent:asia"))
    (box,) = [one["component"] for one in opened.modal["components"]]
    assert (box.get("value"), box["max_length"]) == (None, LONGEST_NAME)
    assert box["placeholder"]
