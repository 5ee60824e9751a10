"""The reader's own cards in a question that asks for some of them: under a heading that says what they are."""

from __future__ import annotations

import pytest
from support.classic.position import field as world
from support.godstorm.position import turn_of_cards
from support.legacy.position import position
from support.tables.answer_paths import GameOfAIs
from support.tables.positions import put
from support.tables.prompts import parts_of, prompt_at, session_at
from support.tables.simkit import keys, lines
from support.tables.tables import Table

from bot.ui.decisions.attack import sure_to_pay
from bot.ui.decisions.bargains import open_piles
from bot.ui.decisions.controls import question
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import Layout
from bot.ui.screens.hand import hand_text
from bot.words import words
from bot.words.arguments import land_name
from rules import Card, Player
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.risk.turn.reinforce import Reinforcement

CARDS = "peru brazil india japan iceland"


def asked(language: str) -> Prompt:
    """Red may buy a star for four of five cards."""
    game = GameOfAIs("legacy", ("red", "blue", "yellow"), {})
    game.state = position({"red": "peru:5", "blue": "alaska"}, step=StartOfTurn, hands={"red": CARDS}).state
    prompt = game.asked(game.state.unanswered[0], language)
    return Prompt(prompt.session, prompt.seat, prompt.number, prompt.decision, words(language, "legacy"))


@pytest.mark.parametrize(
    ("language", "heading", "end"),
    [("en", "-# Resource cards (5)\n", "Go on"), ("fr", "-# Cartes ressources (5)\n", "Continuer")],
)
def test_the_cards_that_buy_a_star_are_no_territories(language: str, heading: str, end: str) -> None:
    prompt = asked(language)
    (pile,) = open_piles(prompt)
    assert pile.replace("\u00a0", " ").startswith(heading)
    assert prompt.verb("finish") == end


async def test_cards_to_trade_stand_in_one_list_and_too_few_are_refused_with_the_reason(table: Table) -> None:
    """A card of two resources may be traded alone, one of a single resource may not."""
    await table.open(table.alice, game="legacy", seats=("red", "blue", "yellow"))
    session = await table.session()
    laid = position(
        {"red": "peru:5", "blue": "alaska", "yellow": "japan"},
        step=Reinforcement,
        hands={"red": "peru brazil india"},
        lasting={"coins": {"india": 2}},
    )
    put(table.database, session.table.id, session.table.seq, laid.state)
    table.bot.services.games._runner.drop(session.table.id)
    await table.alice.press("play", table.last("play"))
    await table.alice.press("ask:-:trade-resources")
    (key,) = [key for key in keys(table.alice.screen) if ":some:trade-resources" in key]
    way = key.split(":", 3)[3]
    assert {line["value"] for line in lines(table.alice.screen, way)} == {"peru", "brazil", "india"}
    await table.alice.choose(way, "peru")
    assert "These cards are worth 1. A trade takes at least 2." in table.alice.text
    await table.alice.press("ask:-:trade-resources")
    await table.alice.choose(way, "india")
    assert "Red trades 2 coins for 2 troops: India." in table.alice.text


@pytest.mark.parametrize(
    ("language", "line", "where"),
    [("en", "### The Waters Boil · ", "Where?"), ("fr", "### Les eaux bouillonnent · ", "Où ?")],
)
def test_a_card_is_confirmed_with_what_was_chosen_and_explained_once(language: str, line: str, where: str) -> None:
    prompt = prompt_at("godstorm", turn_of_cards("waters_boil fog_lifts"), language)
    at_sea = next(offer for offer in prompt.of_kind("invoke") if "waters_boil" in offer.fields["card"])
    lands = at_sea.fields["lands"][0]
    partial = prompt.partial_answer("invoke", ("waters_boil",))
    layout = Layout()
    question(layout, partial, prompt)
    assert where in str(parts_of(layout)).replace("\\xa0", " ")
    action = at_sea.answer(prompt.number, prompt.seat, card=Card("waters_boil"), lands=lands)
    asked = sure_to_pay(prompt, action)
    assert asked is not None
    text = str(parts_of(asked)[1]["content"])
    assert line in text
    assert all(land_name(land, prompt.words) in text for land in lands)


@pytest.mark.parametrize(
    ("language", "none", "some"),
    [("en", "No set yet", "A set you can trade in: "), ("fr", "Pas encore de série", "Une série à échanger\u00a0: ")],
)
def test_a_hand_of_territory_cards_says_whether_it_has_a_set(language: str, none: str, some: str) -> None:
    board = world(hold={"red": "peru", "blue": "alaska"}).rules.board
    symbols: dict[str, list[str]] = {}
    for card, (_, symbol) in board.cards.items():
        symbols.setdefault(symbol, []).append(card)
    first, second, _ = symbols.values()
    for cards, said in ((first[:2] + second[:1], none), (first[:3] + second[:1], some)):
        game = world(hold={"red": "peru", "blue": "alaska"}, hands={"red": " ".join(cards)})
        text = "\n".join(hand_text(session_at("classic", game), Player("red"), words(language, "classic")))
        assert said in text
