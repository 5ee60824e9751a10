"""A choice is told by what its field holds: Mount Doom is a territory and a mission, and each is told as what it is."""

from __future__ import annotations

import pytest
from support.lotr.position import position
from support.tables.answer_paths import GameOfAIs

from bot.ui.commands.typed_answer import answers
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.labels import by_colour, choice_label
from bot.words import words
from bot.words.arguments import arguments
from bot.words.story.events import event_text
from rules import Card, Player, Territory
from rules.author import LeaderKind, Task, meanings
from rules.house.continental_power import DieImproved
from rules.lotr.adventures import CardDiscarded
from rules.risk import Deploy
from rules.risk.turn.reinforce import Reinforcement

GREEN = Player("green")
DOOM = "mount_doom"
EFFECT = "Worth 2 points. Bring a captain to Mount Doom"
HELD = {"green": "mount_doom:9 gorgoroth:3"}


def asked(step: type[Task], **setup: object) -> Prompt:
    """What green is asked first at the beginning of this step."""
    game = GameOfAIs("lotr", ("green", "red"), {})
    game.state = position(step=step, hold=HELD, **setup).state
    return game.asked(game.state.unanswered[0], "en")


def test_a_territory_has_not_the_effect_of_the_card_of_its_name() -> None:
    prompt = asked(Reinforcement)
    assert DOOM in prompt.of_kind(Deploy.kind)[0].fields["where"]
    assert prompt.name(Deploy.kind, "where", DOOM) == "Mount Doom · 9"
    assert prompt.hint(Deploy.kind, "where", DOOM) == ""
    assert prompt.region(Deploy.kind, "where", DOOM) == "mordor"


def test_a_card_has_neither_the_armies_nor_the_region_of_the_territory_of_its_name() -> None:
    prompt = asked(Reinforcement, adventures={"green": DOOM}, captains={"green": DOOM})
    (kind,) = {offer.action.kind for offer in prompt.offers if DOOM in offer.fields.get("card", ())}
    assert prompt.name(kind, "card", DOOM) == "Mount Doom"
    assert prompt.hint(kind, "card", DOOM).startswith(EFFECT)
    assert prompt.region(kind, "card", DOOM) == ""
    assert prompt.note(kind, "card", DOOM) == ""
    assert any("Mount Doom" in line and "9" not in line for line in answers(prompt).values())


@pytest.mark.parametrize(
    ("meaning", "value", "label"),
    [
        (Territory, DOOM, "Mount Doom"),
        (tuple[Territory, ...], ("gondor", "rohan"), None),
        (Territory | Card, "coin.1", "Coin card"),
        (Card, "alaska", "Alaska"),
        (Player, "red", "Red"),
        (LeaderKind, "captain", "Captain"),
        (str, "captain", "captain"),
    ],
)
def test_an_id_is_named_as_what_its_type_says(meaning: object, value: object, label: str | None) -> None:
    named = choice_label(meaning, value, words("en"))
    assert label is None or named.casefold() == label.casefold()


def test_the_second_throw_of_a_die_is_no_moment() -> None:
    values = arguments(DieImproved(GREEN, 1, 5), words("en"), by_colour(words("en")))
    assert (values["first"], values["again"]) == (1, 5)


def test_a_line_of_the_log_names_a_card_as_a_card() -> None:
    event = CardDiscarded(GREEN, Card(DOOM))
    assert meanings(type(event))["card"] is Card
    assert "Mount Doom" in event_text(event, words("en"), by_colour(words("en")))
