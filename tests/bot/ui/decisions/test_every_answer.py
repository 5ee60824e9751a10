"""All decisions of house rules, modes, Godstorm and Legacy can be answered by buttons or typing, within limits."""

from __future__ import annotations

from random import Random

from discord import ui
from support.in_part import in_part
from support.legacy.position import position
from support.tables.answer_paths import GameOfAIs, as_asked, some_answers, tapped, typed

from bot.game.undo import OwnAnswer
from bot.ui.decisions.answer import PartialAnswer, kinds
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import MAIN, Layout
from bot.ui.play.panel import add_question
from rules.legacy.turn.joining import JoinOrRecruit
from rules.legacy.turn.trading import TradeResources

THREE, TWO = ("red", "blue", "yellow"), ("red", "blue")
DEALT = {"mode": "conquest", "setup": "dealt"}
TABLES = {
    "two players": ("classic", TWO, {"mode": "two-players"}, {"to-station", "to-fight", "to-defend"}),
    "capital": ("classic", THREE, {"mode": "capital"}, {"to-claim", "to-choose-capital", "to-reinforce"}),
    "yalta": ("classic", THREE, {**DEALT, "yalta": "on"}, {"to-bargain"}),
    "yalta on the large board": (
        "classic", THREE, {**DEALT, "board": "middle-earth", "yalta": "on"}, {"to-bargain"},
    ),
    "blind lots": ("classic", THREE, {**DEALT, "blind-yalta": "on"}, {"to-trade-lots"}),
    "risks, power, bounty": (
        "classic", THREE,
        {**DEALT, "calculated-risks": "on", "continental-power": "on", "risk-bounty": "on", "single-front": "on"},
        {"to-strike", "to-pick-card", "to-defend", "to-fight"},
    ),
    "prisoners": (
        "classic", THREE, {**DEALT, "prisoners-of-war": "on", "ransom": "cards-too"}, {"to-parley", "to-answer-ransom"},
    ),
    "gods": (
        "godstorm", ("green", "blue", "ochre", "purple"), {"setup": "quick"},
        {"to-bid", "to-summon", "to-buy", "to-play-miracle", "to-fight", "to-react", "to-leave-heaven"},
    ),
    "claimed earth": (
        "godstorm", ("green", "blue", "ochre"), {"setup": "claimed"}, {"to-claim", "to-station", "to-found"},
    ),
    "first war of a campaign": (
        "legacy", (*THREE, "green"), {},
        {"to-vote-powers", "to-muster", "to-reinforce", "to-fight", "to-occupy", "to-take-card", "to-take-reward"},
    ),
    "coins and powers in turn": (
        "legacy", THREE, {"first-coins": "in-turn", "powers": "first-owner"}, {"to-put-coin", "to-keep-power"},
    ),
    "Middle-earth": (
        "lotr", ("green", "black", "red"), {"setup": "dealt"}, {"to-reinforce", "to-fight", "to-fortify", "to-react"},
    ),
    "mobilisation": (
        "classic", THREE, {**DEALT, "general-mobilisation": "on", "hecatomb": "on"}, {"to-deploy", "to-fortify"},
    ),
}  # fmt: skip
IN_CHECK = ("capital", "blind lots", "prisoners", "Middle-earth")
"""Those that the check has."""


def blue_buttons(asked: Prompt, partial: PartialAnswer | None) -> list[str]:
    """The labels of a question's blue buttons, in a panel that would leave several blue."""
    layout = Layout()
    add_question(layout, asked, partial, OwnAnswer(None, undoable=False))
    buttons = (item for item in layout.view().walk_children() if isinstance(item, ui.Button))
    return [item.label or "" for item in buttons if item.style == MAIN]


@in_part("name", [*TABLES], kept=IN_CHECK)
def test_every_answer_can_be_tapped_and_typed(name: str) -> None:
    game, seats, options, expected = TABLES[name]
    game_of_ais, wild = GameOfAIs(game, seats, options), Random(name)
    for number in game_of_ais.decisions(answers=600, looks=2):
        asked = game_of_ais.asked(number, wild.choice(("en", "fr")))
        for partial in (None, asked.partial_answer(kinds(asked.offers)[-1])):
            assert len(blue := blue_buttons(asked, partial)) < 2, (asked.decision.kind, blue)
        for action in some_answers(asked, wild, 2):
            assert typed(asked, action) == action
            asked_for = as_asked(asked, action)
            assert tapped(asked, asked_for) == asked_for, action
    assert expected <= set(game_of_ais.looked_at)


def test_cards_of_one_list_or_the_other_are_traded() -> None:
    """A trade of Legacy: any of the cards that bear enough coins, or two at least of all."""
    lasting = {"coins": {"siam": 2, "ural": 3}}
    war = position({"red": "peru:3"}, step=JoinOrRecruit, hands="red: coin.1 siam india ural", lasting=lasting)
    game = GameOfAIs("legacy", THREE, {})
    game.rules, game.state = war.rules, war.state
    asked = game.asked(war.number(), "en")
    ways = {cards for offer in war.offers(TradeResources) for cards in offer.fields["cards"]}
    assert len(ways) == 13
    for cards in ways:
        action = TradeResources(war.number(), asked.seat, cards)
        assert typed(asked, action) == action
        assert tapped(asked, action) == action, action
