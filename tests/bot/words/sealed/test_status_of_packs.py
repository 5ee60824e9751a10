"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What the standings tell of open packs."""

from __future__ import annotations

import pytest
from support.legacy.campaigns import Evening
from support.sealed.legacy_packs import late_table

from bot.words import words
from bot.words.seats import naming
from bot.words.status import status
from bot.words.story.events import event_lines
from rules import Card, Player, Seeded, begin, view
from rules.author import EVERYONE, CardsMoved
from rules.legacy import OPEN_MISSION
from rules.legacy.ids import Mission
from rules.legacy.sealed.pack_1.start import Draft, ToDraft
from rules.legacy.sealed.pack_3 import MissionChosen
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
