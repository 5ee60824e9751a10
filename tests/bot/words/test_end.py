"""What is told once a game has ended: who has won and how, and the missions that were secret until then."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from support.classic.position import field
from support.tables.rulesets import rules_of_game

from bot.words import words
from bot.words.seats import naming
from bot.words.status import end_line, status
from bot.words.story.events import victory_lines
from rules import Event, Player, view
from rules.author import GameEnded
from rules.legacy import Signed, WarWon
from rules.risk.turn.reinforce import Deploy, Reinforcement

RED, BLUE = Player("red"), Player("blue")
MISSIONS = {"red": "north_america_africa", "blue": "eliminate_red", "yellow": "lands_24"}


def told(language: str, missions: dict[str, str], *, ended: bool) -> list[str]:
    hold = {"red": "brazil:9 venezuela argentina", "blue": "peru:2 alaska"}
    game = field(hold=hold, rest="yellow", mode="secret-mission", missions=missions, step=Reinforcement, turn="yellow")
    game.play(Deploy, "china", 1)
    assert (game.state.winners is not None) is ended
    spoken, public = words(language, "classic"), view(game.state, None)
    views = [view(game.state, seat) for seat in game.state.seats] if ended else []
    text = status(public, game.rules, spoken, naming(spoken, {"blue": "Ann"}), ended=views)
    return text.replace("\u00a0", " ").replace("\u2068", "").replace("\u2069", "").split("\n")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Mission of Red: North America and Africa · North America 0/9 and Africa 0/6",
                "Mission of Blue (Ann): Eliminate Red · Red still holds 3 territories",
                "Mission of Yellow: 24 territories · completed",
            ],
        ),
        (
            "fr",
            [
                "Mission de Rouge : L’Amérique du Nord et l’Afrique · Amérique du Nord 0/9 et Afrique 0/6",
                "Mission de Bleu (Ann) : Éliminer les rouges · Rouge tient encore 3 territoires",
                "Mission de Jaune : 24 territoires · accomplie",
            ],
        ),
    ],
)
def test_every_secret_mission_is_told_once_the_game_is_over_and_never_before(language: str, lines: list[str]) -> None:
    assert told(language, MISSIONS, ended=True)[-3:] == lines
    open_still = {**MISSIONS, "yellow": "eliminate_blue"}
    other = {**open_still, "blue": "lands_18x2"}
    assert told(language, open_still, ended=False) == told(language, other, ended=False)


@pytest.mark.parametrize(
    ("game", "events", "en", "fr"),
    [
        (
            "classic",
            [GameEnded((RED,), "conquest")],
            "**Red wins**: no opponent is left.",
            "**Rouge l’emporte** : il ne reste plus d’adversaire.",
        ),
        (
            "lotr",
            [GameEnded((RED,), "ring-destroyed")],
            "**Red wins**: the Ring is destroyed.",
            "**Rouge l’emporte** : l’Anneau est détruit.",
        ),
        (
            "legacy",
            [WarWon(RED, "stars"), Signed(RED), GameEnded((RED,), "stars")],
            "**Red wins the war with four red stars!** **Red signs the board.**",
            "**Rouge gagne la guerre avec quatre étoiles rouges !** **Rouge signe le plateau.**",
        ),
        (
            "legacy",
            [GameEnded((RED, BLUE), "agreed")],
            "**Red and Blue win together**: the table agreed on a draw between all who are still in the game.\n"
            "The war isn't counted: nobody signs the board. What was glued stays.",
            "**Rouge et Bleu l’emportent ensemble** : la table a voté la partie nulle entre tous ceux qui jouent "
            "encore.\nLa guerre ne compte pas : personne ne signe le plateau. Ce qui a été collé reste.",
        ),
        ("classic", [], "", ""),
    ],
)
def test_the_last_card_says_who_has_won_and_how(game: str, events: Sequence[Event], en: str, fr: str) -> None:
    for language, line in (("en", en), ("fr", fr)):
        spoken = words(language, game)
        said = " ".join(victory_lines(events, rules_of_game(game), spoken, naming(spoken)))
        assert said.replace("\u00a0", " ").replace("\u202f", " ") == line


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            ["You win!", "You win, together with Blue!", "The game is over: Blue wins.", "The game is over: Red wins."],
        ),
        (
            "fr",
            [
                "Vous gagnez !",
                "Vous gagnez, avec Bleu !",
                "La partie est finie : Bleu l’emporte.",
                "La partie est finie : Rouge l’emporte.",
            ],
        ),
    ],
)
def test_who_has_won_reads_that_it_was_they(language: str, lines: list[str]) -> None:
    spoken = words(language, "classic")
    told = [
        end_line(winners, spoken, naming(spoken), reader)
        for winners, reader in (((RED,), RED), ((RED, BLUE), RED), ((BLUE,), RED), ((RED,), None))
    ]
    assert [line.replace("\u00a0", " ").replace("\u202f", " ") for line in told] == lines
