"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What the standings tell of open packs."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.campaigns import Evening
from support.legacy.position import position
from support.sealed.legacy_packs import late_table, open_packs

from bot.words import words
from bot.words.games import words_in
from bot.words.seats import naming
from bot.words.status import status
from bot.words.story.events import event_lines
from bot.words.topics.cards import CardWords
from rules import Card, Player, Seeded, Territory, begin, view
from rules.author import EVERYONE, CardsMoved
from rules.legacy import FACTIONS, OPEN_MISSION
from rules.legacy.campaign.box import BUNKER
from rules.legacy.ids import Mission
from rules.legacy.sealed.pack_1.start import Draft, ToDraft
from rules.legacy.sealed.pack_3 import EXPLORE, MissionChosen
from rules.legacy.sealed.pack_4.goals import GUERILLA, PrivateMissions
from rules.legacy.setup.mustering import ToMuster
from rules.legacy.turn.missions import MISSION_DECK


def possessions(game: Evening, seat: str, language: str) -> list[str]:
    """What stands below a seat's line in the standings."""
    spoken = words(language, "legacy")
    text = status(view(game.state, None), game.rules, spoken, naming(spoken)).replace("\N{NO-BREAK SPACE}", " ")
    lines = text.split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith(f"**{spoken.say(f'seat-{seat}')}**"))
    below = lines[at + 1]
    return below.removeprefix("-# ").split(" · ") if below.startswith("-# ") else []


@pytest.mark.parametrize(
    ("language", "picked", "kept"),
    [("en", ["Nomad", "No coin card"], "Nomad"), ("fr", ["Nomade", "Aucune carte pièce"], "Nomade")],
)
def test_what_was_drafted_stands_in_the_standings(language: str, picked: list[str], kept: str) -> None:
    """All that is picked until everybody has started; in the war the promotional card alone, which others have to
    know. A faction stands in the line above once it is on the board."""
    rules = late_table(3, "pack_1", promo_cards="on")
    game = Evening(rules, begin(rules, Seeded(b"draft")).state, Seeded(b"draft"))
    seat = game.asked().player
    game.play(Draft, "nomad")
    while game.asked().player != seat:
        game.lapse(game.asked().player)
    game.play(Draft, "coins_0")
    before = possessions(game, seat, language)
    assert [text for text in before if text in picked] == picked
    while isinstance(game.asked(), ToDraft | ToMuster):
        game.lapse(game.asked().player)
    after = possessions(game, seat, language)
    assert [text for text in after if text in picked] == [kept]


def test_a_mission_that_somebody_chose_is_told_once() -> None:
    spoken = words("en", "legacy")
    chosen = (
        CardsMoved((Card("reign_of_terror"),), MISSION_DECK, OPEN_MISSION, EVERYONE, told=True),
        MissionChosen(Player("red"), Mission("reign_of_terror")),
    )
    told = event_lines(chosen, late_table(3, "pack_3"), spoken, naming(spoken))
    assert told == ["Red chooses the open mission: **Reign of Terror**."]


def progress(war: Any, language: str) -> list[str]:
    """How far Red is with the missions that he may fulfil, as hand and panel say it."""
    spoken, seen = words(language, "legacy"), view(war.state, Player("red"))
    rules = war.rules.at(war.state)
    said = [line for known in words_in(rules, CardWords) for line in known.progress(seen, rules, spoken)]
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in said]


@pytest.mark.parametrize(
    ("language", "islands", "own"),
    [
        ("en", "Open mission, Explore the World: 3 of 7", "Your mission: Guerilla Warfare, 1 of 2"),
        ("fr", "Mission visible, Explorer le monde : 3 sur 7", "Votre mission : Guérilla, 1 sur 2"),
    ],
)
def test_how_far_one_is_with_missions_of_packs_is_told(language: str, islands: str, own: str) -> None:
    scars = {Territory("peru"): BUNKER, Territory("alaska"): BUNKER}
    lasting = {**open_packs("pack_2", "pack_3", "pack_4"), "used": {GUERILLA: 1}, "scars": scars}
    hold = {"red": "peru:5 japan iceland madagascar", "blue": "alaska:3"}
    kept = PrivateMissions(dict.fromkeys(FACTIONS, GUERILLA))
    war = position(hold, mission=EXPLORE, lasting=lasting, parts=(kept,))
    assert progress(war, language) == [islands, own]
