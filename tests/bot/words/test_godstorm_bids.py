"""The question for a bid: what is bid for, and what the same faith buys besides."""

from __future__ import annotations

import pytest
from support.godstorm.position import BLUE, field

from bot.words import words
from bot.words.decisions import prompt_text
from bot.words.seats import naming
from rules import view
from rules.godstorm.epochs import ToBid
from rules.godstorm.purchases import PRICE
from rules.godstorm.summoning import GOD_COST, TEMPLE_COST

ASKED = {
    "en": "How much faith do you bid for your place in the order of play?",
    "fr": "Combien de jetons Foi misez-vous pour votre place dans l’ordre du tour ?",
}
BUYS = {
    "en": "In your turn, faith also buys: a god for {god}, a temple for {temple}, a miracle card for {card}.",
    "fr": "À votre tour, la Foi achète aussi : un dieu pour {god}, un temple pour {temple}, "
    "une carte miracle pour {card}.",
}
NOTHING = {"en": "You have no faith to bid: your bid is 0.", "fr": "Vous n’avez pas de Foi : votre mise est 0."}


def question(language: str, faith: str, relics: str = "") -> str:
    """The question for Blue's bid, who has this faith and these relics, with plain spaces."""
    game = field(hold={"blue": "gaul:9"}, faith={"blue": faith}, relics={"blue": relics})
    spoken = words(language, "godstorm")
    text = prompt_text(ToBid(BLUE), spoken, naming(spoken), view(game.state, BLUE), game.rules)
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bid_is_one_question_with_what_else_faith_buys_and_for_how_much(language: str) -> None:
    text = question(language, "7")
    assert text.startswith(ASKED[language])
    assert text.count("?") == 1
    assert text.endswith(BUYS[language].format(god=GOD_COST, temple=TEMPLE_COST, card=PRICE))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bid_counts_miracle_cards_at_what_they_cost_this_player(language: str) -> None:
    """Stonehenge: miracle cards cost 1 faith."""
    assert question(language, "7", "stonehenge").endswith(
        BUYS[language].format(god=GOD_COST, temple=TEMPLE_COST, card=1)
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_has_no_faith_is_told_no_prices(language: str) -> None:
    text = question(language, "0")
    assert text.startswith(NOTHING[language])
    assert text.count("?") == 1
    assert BUYS[language][:20] not in text
