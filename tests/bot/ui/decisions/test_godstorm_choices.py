"""What Godstorm's choices cost and bring stands where they come up, and only what can be paid for is named."""

from __future__ import annotations

import pytest
from support.godstorm.position import BLUE, GREEN, OCHRE, Field, field
from support.tables.prompts import parts_of, prompt_at

from bot.game.undo import OwnAnswer
from bot.ui.decisions.attack import invasion
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import Layout
from bot.ui.play.panel import add_question
from bot.words import words
from bot.words.conquest_gains import list_gains
from bot.words.games.godstorm.questions import GodstormQuestions
from bot.words.seats import naming
from bot.words.story.events import event_lines
from rules import Event, Territory, view
from rules.godstorm.epochs import BidsRevealed, MarkerTaken, OrderTaken
from rules.godstorm.gods import GodMoved
from rules.godstorm.pantheons import GODS, UNDERWORLD
from rules.godstorm.purchases import Purchases
from rules.godstorm.summoning import Summoning
from rules.risk import ArmiesMoved, ToFight
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.turns import Order

WIDEST = 100
"""The most characters of the small text of a row."""


def bidding(faith: str) -> Field:
    """The bids of an epoch: ochre's march, the last of the one before, cannot be made."""
    return field(
        hold={"blue": "gaul:9 iberia:3", "green": "liguria:5 roma:6"}, turn="ochre", step=Fortification,
        parts=(Order(BLUE, 3),), faith={"blue": faith, "green": "4"},
    )  # fmt: skip


def asked(language: str = "en", **setup: object) -> Prompt:
    """What blue is asked, who holds Gaul and Iberia."""
    hold = {"blue": "gaul:9 iberia:3", "green": "liguria:1 roma:6"}
    game: Field = field(**({"hold": hold, "turn": "blue"} | setup))  # type: ignore[arg-type]
    return prompt_at("godstorm", game, language)


def shown(prompt: Prompt, *chosen: str) -> tuple[str, list[str], list[str]]:
    """The text of the panel, its buttons, and the small texts of its rows."""
    layout = Layout()
    partial = prompt.partial_answer(chosen[0], chosen[1:]) if chosen else None
    add_question(layout, prompt, partial, OwnAnswer(None, undoable=False))
    parts = parts_of(layout)
    said = "\n".join(str(part["content"]) for part in parts if part.get("content")).replace("\u00a0", " ")
    rows = [str(row["description"]) for part in parts for row in part.get("options", ())]  # type: ignore[attr-defined]
    return said, [str(part["label"]) for part in parts if part.get("label")], rows


@pytest.mark.parametrize(
    ("language", "none", "places"),
    [
        ("en", "You have no faith to bid: your bid is 0.", ["First", "Second", "Last", "No preference"]),
        ("fr", "Vous n’avez pas de Foi : votre mise est 0.", ["En premier", "En deuxième", "En dernier"]),
    ],
)
def test_a_bid_is_for_a_place_in_the_order_of_play(language: str, none: str, places: list[str]) -> None:
    """Who has nothing to bid is asked for the place at once."""
    said, buttons, _ = shown(prompt_at("godstorm", bidding("0"), language, "blue"))
    assert none in said
    assert buttons[: len(places)] == places
    said, buttons, _ = shown(prompt_at("godstorm", bidding("2"), language, "blue"))
    assert none not in said
    assert buttons[:3] == ["0", "1", "2"]
    assert shown(prompt_at("godstorm", bidding("2"), language, "blue"), "bid", "1")[1][: len(places)] == places


def test_a_step_names_only_what_can_be_paid_for() -> None:
    dear, cheap = (asked(step=Summoning, faith={"blue": faith}, gods={"blue": "war@gaul"}) for faith in ("5", "3"))
    assert "Summon gods (3 faith) and build temples (5 faith), or go on." in shown(dear)[0]
    assert "Summon a god (3 faith), or go on." in shown(cheap)[0]
    assert "temple" not in shown(cheap)[0].partition("\n")[2].partition("\n")[2]
    assert "A temple brings 1 faith and 1 army each turn" in shown(dear, "build")[0]
    buying = {"step": Purchases, "gods": {"blue": "war@gaul magic@gaul"}, "faith": {"blue": "5"}}
    assert "up to 2 more, 2 faith each" in shown(asked(**buying))[0]
    assert "up to 4 more, 1 faith each" in shown(asked(**buying, relics={"blue": "stonehenge"}))[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rows_say_what_a_god_and_a_pile_are_for(language: str) -> None:
    spoken = words(language, "godstorm")
    summon = asked(language, step=Summoning, faith={"blue": "5"})
    brought = [summon.hint("summon", "god", god).replace("\u00a0", " ") for god in GODS]
    assert all(spoken.say("summoned-brings", god=god) in about for god, about in zip(GODS, brought, strict=True))
    buy = asked(language, step=Purchases, gods={"blue": "war@gaul magic@gaul sky@gaul death@gaul"}, faith={"blue": "5"})
    _, _, piles = shown(buy, "buy")
    assert len(set(piles)) == 4
    assert all(0 < len(about) <= WIDEST for about in (*brought, *piles))


def test_gods_follow_by_one_form_and_it_says_who_has_gone_in() -> None:
    """With one god as with two; who went in already since his power was used is named, and which go stands before."""
    attack = asked(gods={"blue": "war@gaul"})
    layout = Layout()
    invasion(layout, attack, "gaul", "liguria")  # type: ignore[arg-type]
    assert "A god whose power is used enters with your army" in str(parts_of(layout))
    for gods, ways in (("war@gaul", ["Nobody", "Gilgamesh · War"]), ("war@gaul sky@gaul", ["Gilgamesh · War"])):
        game = field(hold={"blue": "gaul:2 iberia:3", "green": "liguria:1 roma:6"}, gods={"blue": gods})
        kinds = tuple(god.partition("@")[0] for god in gods.split())
        said, buttons, _ = shown(prompt_at("godstorm", game.fight("gaul", "liguria", kinds, attack=(6,), defence=(5,))))
        assert "Your last army stays in Gaul. Who follows alone?" in said
        assert buttons[: len(ways)] == ways
        assert "With Gilgamesh?" not in said
    tied = field(hold={"blue": "gaul:6 iberia:3", "green": "liguria:1 roma:6"}, gods={"blue": "war@gaul"})
    tied.fight("gaul", "liguria", ("war",), attack=(5, 5, 5), defence=(5,))
    assert "Already in Liguria: Gilgamesh." in shown(prompt_at("godstorm", tied))[0]


@pytest.mark.parametrize(
    ("language", "at_stake", "above", "crypt"),
    [
        ("en", "held at the end is worth 1 point", "You have 7 armies in Heaven:", "1 point at the end"),
        ("fr", "tenus à la fin valent 1 point", "Vous avez 7 armées au Ciel :", "1 point à la fin"),
    ],
)
def test_the_underworld_says_what_it_is_for(language: str, at_stake: str, above: str, crypt: str) -> None:
    """What is held there counts, and armies in Heaven for which no way was open may attack from there."""
    game = field(hold={"blue": "gaul:9 kurnugia:7 north-gate:5", "green": "liguria northeast-crypt:1"})
    seen, spoken = view(game.state, BLUE), words(language, "godstorm")
    below = "\n".join(GodstormQuestions().remarks(ToFight(BLUE, UNDERWORLD), (), seen, spoken)).replace("\u00a0", " ")
    assert at_stake in below
    assert above in below
    gains = [gain.text for gain in list_gains(Territory("northeast-crypt"), seen, game.rules, spoken)]
    assert gains[0].replace("\u00a0", " ").startswith(crypt)


def told(*events: Event) -> list[str]:
    spoken = words("en", "godstorm")
    return [line.replace("\u00a0", " ") for line in event_lines(events, bidding("0").rules, spoken, naming(spoken))]


def test_bids_are_told_with_the_order_of_play_once_and_ties_in_a_line() -> None:
    again = ((BLUE, 6), (GREEN, 6), (OCHRE, 2), (BLUE, 3), (GREEN, 1))
    bids = BidsRevealed(((BLUE, 0), (GREEN, 0), (OCHRE, 0)), (), again, (BLUE, GREEN, OCHRE))
    taken = (MarkerTaken(BLUE, "1"), MarkerTaken(GREEN, "2"), MarkerTaken(OCHRE, "3"))
    assert told(bids, *taken, OrderTaken((BLUE, GREEN, OCHRE))) == [
        "Bids: Blue 0, Green 0, Ochre 0. Tied: by dice Blue, Green and Ochre choose in this order.",
        "Order of play: Blue, Green and Ochre.",
    ]


def test_gods_who_follow_are_told_with_their_armies() -> None:
    follow = (ArmiesMoved(BLUE, "gaul", "liguria", 6), GodMoved(BLUE, "war", "gaul", "liguria"))  # type: ignore[arg-type]
    assert told(*follow)[1:] == ["Gilgamesh moves from Gaul to Liguria."]
