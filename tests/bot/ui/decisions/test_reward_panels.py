"""What a winner reads who takes a reward: places by their names, what is chosen, and every kind of reward listed."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.campaigns import after_the_war
from support.tables.answer_paths import GameOfAIs

from bot.ui.commands.typed_answer import answers, read
from bot.ui.decisions.controls import question
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.name_search import LISTED
from bot.ui.interaction.request import Rejected
from rules import apply, default
from rules.legacy.campaign.box import MINOR
from rules.legacy.campaign.campaign import City

LANDS = {"red": "iceland alaska brazil eastern_united_states", "blue": "peru india", "green": "japan"}
CITIES = {"peru": City(MINOR, "Lima", "ben"), "japan": City(MINOR, "Edo", "cleo")}
SCARS = {"alaska": "bunker", "india": "bunker"}


@pytest.fixture(scope="module")
def won() -> GameOfAIs:
    """The moment in which the winner takes a reward, with cities and scars on the board."""
    game = GameOfAIs("legacy", ("red", "blue", "green"), {})
    game.state = after_the_war(game.rules, LANDS, cities=CITIES, scars=SCARS).state
    return game


def asked(won: GameOfAIs, language: str) -> Prompt:
    return won.asked(won.state.unanswered[0], language)


def shown(prompt: Prompt, kind: str) -> list[dict[str, Any]]:
    """The parts of the panel that asks for the first choice of this kind of answer."""
    layout = Layout()
    question(layout, prompt.partial_answer(kind), prompt)
    rows = layout.view().to_components()[0]["components"]
    return [*rows, *(part for row in rows for part in row.get("components", ()))]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["North America", "South America", "Europe", "Africa", "Asia", "Australia"]),
        ("fr", ["Amérique du Nord", "Amérique du Sud", "Europe", "Afrique", "Asie", "Océanie"]),
    ],
)
@pytest.mark.parametrize("kind", ["name-continent", "mark-continent"])
def test_continents_are_listed_by_their_names(won: GameOfAIs, language: str, names: list[str], kind: str) -> None:
    lists = [part["options"] for part in shown(asked(won, language), kind) if part.get("options")]
    assert [[option["label"] for option in options] for options in lists] == [names]


@pytest.mark.parametrize(
    ("kind", "english", "french"),
    [
        ("name-continent", "Which continent?", "Quel continent ?"),
        ("mark-continent", "Which continent?", "Quel continent ?"),
        ("destroy-card", "Which card?", "Quelle carte ?"),
        ("cancel-scar", "Which scar?", "Quelle cicatrice ?"),
        ("fortify-city", "Which city?", "Quelle ville ?"),
        ("found-city", "Where?", "Où ?"),
    ],
)
def test_the_question_says_what_is_chosen(won: GameOfAIs, kind: str, english: str, french: str) -> None:
    for language, wanted in (("en", english), ("fr", french)):
        parts = shown(asked(won, language), kind)
        said = [str(part.get("placeholder", part.get("content", ""))).replace("\u00a0", " ") for part in parts]
        assert [text for text in said if wanted in text] in ([wanted], [f"{said[0].partition('** ')[0]}** {wanted}"]), (
            said
        )


@pytest.mark.parametrize(
    ("language", "scars"), [("en", ["Alaska – Bunker", "India – Bunker"]), ("fr", ["Alaska – Bunker", "Inde – Bunker"])]
)
def test_each_scar_that_can_be_covered_is_named(won: GameOfAIs, language: str, scars: list[str]) -> None:
    lists = [part["options"] for part in shown(asked(won, language), "cancel-scar") if part.get("options")]
    assert [[f"{one['label']} – {one['description']}" for one in options] for options in lists] == [scars]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lines_that_discord_shows_are_of_every_kind(won: GameOfAIs, language: str) -> None:
    """Forty cards to destroy and sixty names of continents hide neither the cities nor what has few lines."""
    prompt = asked(won, language)
    listed = [code.split(":")[4] for code in answers(prompt)]
    assert len(listed) > LISTED
    assert set(listed[:LISTED]) == {offer.action.kind for offer in prompt.offers}
    assert len(answers(prompt)) == len(set(answers(prompt)))


def holding_on() -> GameOfAIs:
    """Green, who holds Japan and Egypt and has not won, takes a reward."""
    game = GameOfAIs("legacy", ("red", "blue", "green"), {})
    game.state = after_the_war(game.rules, {**LANDS, "green": "japan egypt"}, winner="blue", coins={"egypt": 3}).state
    while game.state.pending[game.state.unanswered[0]].player != "green":
        number = game.state.unanswered[0]
        game.state = apply(game.rules, game.state, default(game.rules, game.state, number), game.chance).state
    return game


def test_a_card_stands_with_what_it_is_worth_and_not_with_the_troops_of_its_territory() -> None:
    prompt = asked(holding_on(), "en")
    (listed,) = [part["options"] for part in shown(prompt, "upgrade-card") if part.get("options")]
    beside = {option["label"]: option["description"] for option in listed}
    assert beside == {"Japan": "1 coin", "Egypt": "3 coins"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "-# Destroy a card: nobody draws it any more"),
        ("fr", "-# Détruire une carte : personne ne la piochera plus"),
    ],
)
def test_the_panel_says_what_each_reward_on_offer_brings(won: GameOfAIs, language: str, line: str) -> None:
    prompt = asked(won, language)
    (told,) = [remark.replace("\u00a0", " ").splitlines() for remark in prompt.remarks()]
    assert line in told
    assert len(told) == len({offer.action.kind for offer in prompt.offers})
    assert [remark.replace("\u00a0", " ") for remark in prompt.remarks("destroy-card")] == [line]


@pytest.mark.parametrize(
    ("language", "typed", "refusal"),
    [
        ("en", "Coin on a card · Peru", "“Peru” isn't a choice here. Pick from Egypt or Japan."),
        ("fr", "Pièce sur une carte · Pérou", "« Pérou » n’est pas proposé ici. Choisissez parmi Égypte ou Japon."),
    ],
)
def test_a_territory_that_is_there_but_not_on_offer_is_refused_with_those_that_are(
    language: str, typed: str, refusal: str
) -> None:
    with pytest.raises(Rejected) as told:
        read(asked(holding_on(), language), typed)
    assert str(told.value).replace("\u00a0", " ") == refusal


def test_a_reward_alone_of_its_kind_stands_out_no_more_than_the_others_and_names_no_owner() -> None:
    """The only scar lies in Blue's territory, which is fought over no more."""
    game = GameOfAIs("legacy", ("red", "blue", "green"), {})
    game.state = after_the_war(game.rules, LANDS, scars={"india": "bunker"}).state
    buttons = [part for part in shown(asked(game, "en"), "") if part.get("type") == 2]
    assert "Cover the scar in India" in [button["label"] for button in buttons]
    assert {button["style"] for button in buttons} == {2}
