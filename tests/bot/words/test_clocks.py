"""A game that ends by count says how far it is: in each turn's headline, and that a turn may be the last."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from support.classic.position import field as world
from support.godstorm.position import field as ancient
from support.legacy.position import position as war
from support.lotr.position import position as middle_earth
from support.random_games.game_in_progress import UnderWay

from bot.words import words
from bot.words.seats import naming
from bot.words.status import clock_line, last_turn_line, race_lines, wait_line
from bot.words.story.turns import Turn, strength_of, turn_text
from rules import Event, Player, Territory, view
from rules.godstorm import EpochBegan
from rules.house import Reserve
from rules.lotr import Journey
from rules.orders import DEFAULT
from rules.risk import Fortified
from rules.risk.armies import ArmiesMoved

RULES = Path(__file__).parents[3] / "rules"
HELD: dict[str, Any] = {"hold": {"green": "harad:5", "red": "near_harad:2"}}
CAPITALS = {"red": "brazil", "blue": "peru", "yellow": "china"}
THREE_HOLD = {"red": "peru:5", "blue": "brazil", "yellow": "alaska"}
CAPITALS_HELD = {"red": "brazil:9 peru", "blue": "alaska"}


@pytest.mark.parametrize(
    ("game", "position", "en", "fr"),
    [
        ("lotr", middle_earth(**HELD, parts=(Journey(3),)), "Ring 4 of 18", "l’Anneau à l’étape 4 sur 18"),
        (
            "lotr",
            middle_earth(**HELD, parts=(Journey(16),)),
            "Ring 17 of 18: this may be the last turn",
            "l’Anneau à l’étape 17 sur 18 : ce tour peut être le dernier",
        ),
        ("godstorm", ancient(epoch=2), "epoch 2 of 5", "époque 2 sur 5"),
        (
            "legacy",
            war({"red": "peru:5", "blue": "brazil"}, stars={"red": 3}),
            "Red has 3 of 4 red stars: this may be the last turn",
            "Rouge a 3 étoiles rouges sur 4 : ce tour peut être le dernier",
        ),
        (
            "legacy",
            war({"red": "peru:5", "blue": "brazil"}, stars={"blue": 3}),
            "Blue has 3 of 4 red stars",
            "Bleu a 3 étoiles rouges sur 4",
        ),
        (
            "classic",
            world(hecatomb="on", parts=(Reserve({Player("red"): 0, Player("blue"): 0, Player("yellow"): 0}),)),
            "no reserves left, a round without an attack ends the game",
            "plus de réserves, une manche sans attaque met fin à la partie",
        ),
        (
            "classic",
            world(hold=CAPITALS_HELD, rest="yellow", mode="capital", capitals=CAPITALS),
            "Red holds 2 of 3 capitals: this may be the last turn",
            "Rouge tient 2 capitales sur 3 : ce tour peut être le dernier",
        ),
        ("classic", world(), "", ""),
    ],
)
def test_what_counts_towards_the_end_is_counted(game: str, position: UnderWay, en: str, fr: str) -> None:
    state, rules = position.state, position.rules
    for language, text in (("en", en), ("fr", fr)):
        spoken = words(language, game)
        assert clock_line(state, rules, spoken).replace("\u00a0", " ") == text
        if game == "lotr":
            moved = Turn(4, state.active, (ArmiesMoved(state.active, "harad", "khand", 1),))
            told = turn_text(moved, strength_of(state.active, state, rules, spoken), rules, spoken)
            assert told.partition("\n")[0].replace("\u00a0", " ").endswith(f" · {text}")


@pytest.mark.parametrize(
    ("game", "position", "en", "fr"),
    [
        (
            "lotr",
            middle_earth(**HELD, parts=(Journey(15),)),
            "Ring 16 of 18: this may be your last turn. At the end, points decide: territories,",
            "l’Anneau à l’étape 16 sur 18 : ce tour peut être votre dernier. À la fin, les points décident :",
        ),
        ("lotr", middle_earth(**HELD, parts=(Journey(9),)), "", ""),
        (
            "godstorm",
            ancient(epoch=5),
            "epoch 5 of 5: this may be your last turn. At the end, points decide: territories,",
            "époque 5 sur 5 : ce tour peut être votre dernier. À la fin, les points décident : territoires,",
        ),
        ("godstorm", ancient(epoch=4), "", ""),
        ("classic", world(), "", ""),
    ],
)
def test_whoever_plays_reads_that_it_may_be_their_last_turn_and_what_counts(
    game: str, position: UnderWay, en: str, fr: str
) -> None:
    """The Ring goes on in every turn: who plays two steps before its end plays once more at most where two play on."""
    for language, text in (("en", en), ("fr", fr)):
        seen = view(position.state, position.rules.seats[0])
        said = last_turn_line(seen, position.rules, words(language, game)).replace("\u00a0", " ")
        assert said.startswith(text)
        colours = [words(language, game).say(f"seat-{seat}") for seat in position.rules.seats] if text else []
        assert all(re.search(rf"Points ?: .*\b{colour} \d", said) for colour in colours)
        assert bool(said) == bool(text)


@pytest.mark.parametrize(
    ("game", "position", "reader", "en", "fr"),
    [
        (
            "legacy",
            war(THREE_HOLD, headquarters="red: peru; blue: brazil", stars={"blue": 1}),
            "red",
            ["Stars: you 1, Blue 2, Yellow 0; 4 needed"],
            ["Étoiles : vous 1, Bleu 2, Jaune 0 ; il en faut 4"],
        ),
        (
            "legacy",
            war(THREE_HOLD, headquarters="red: peru; blue: brazil", stars={"blue": 1}),
            None,
            ["Stars: Blue 2, Red 1, Yellow 0; 4 needed"],
            ["Étoiles : Bleu 2, Rouge 1, Jaune 0 ; il en faut 4"],
        ),
        ("legacy", war({"red": "peru:5", "blue": "brazil"}), "red", [], []),
        (
            "classic",
            world(hold=CAPITALS_HELD, rest="yellow", mode="capital", capitals=CAPITALS),
            "yellow",
            ["Capitals: you 1, Red 2, Blue 0; 3 needed"],
            ["Capitales : vous 1, Rouge 2, Bleu 0 ; il en faut 3"],
        ),
        ("classic", world(), "red", [], []),
    ],
)
def test_what_wins_at_once_is_counted_for_whoever_decides(
    game: str, position: UnderWay, reader: str | None, en: list[str], fr: list[str]
) -> None:
    """The reader first, then whoever has most; nothing before headquarters stand."""
    seen = view(position.state, None if reader is None else Player(reader))
    for language, lines in (("en", en), ("fr", fr)):
        told = race_lines(seen, position.rules, words(language, game))
        assert [line.replace("\u00a0", " ") for line in told] == lines


def test_a_turn_that_is_over_was_not_the_last() -> None:
    """Blue has expanded; Yellow, who is one star short, plays next."""
    stars = war({"red": "peru:5", "blue": "brazil"}, stars={"red": 3})
    for language, line in (("en", "the next turn may be the last"), ("fr", "le tour suivant peut être le dernier")):
        clock = strength_of(Player("blue"), stars.state, stars.rules, words(language, "legacy")).clock
        assert clock.replace("\u00a0", " ").endswith(line)


BY_COUNT = {"points", "ring-arrived", "ring-destroyed", "capitals", "exhaustion", "stars"}
"""Ways in which a game ends that are counted, each in a case above: the Ring, epochs, capitals, reserves, stars."""
UNCOUNTED = {
    "conquest": "the seats that still play are seen on the board",
    "mission": "it is secret",
    "ring-found": "dice decide it",
    "agreed": "all agree to it",
}


def test_every_end_is_counted_or_cannot_be() -> None:
    """A new way to win says here what counts towards it."""
    source = "\n".join(file.read_text("utf-8") for file in RULES.rglob("*.py"))
    ends = re.findall(r"""(?:\.end|\b_win)\(.*, (?:"([a-z-]+)"|([A-Z]+))\)$""", source, re.MULTILINE)
    assert {said or constant.lower() for said, constant in ends} == BY_COUNT | UNCOUNTED.keys()


def test_the_last_turn_of_an_epoch_is_told_without_the_next_one() -> None:
    """The state after it is in the next epoch already."""
    after, blue, spoken = ancient(epoch=3), Player("blue"), words("en", "godstorm")
    strength = strength_of(blue, after.state, after.rules, spoken)
    assert "epoch 3 of 5" in strength.clock
    marched: tuple[Event, ...] = (Fortified(blue, Territory("gaul"), Territory("liguria"), 1, ()),)
    for events, counted in ((marched, True), ((*marched, EpochBegan(3)), False)):
        told = turn_text(Turn(4, blue, events), strength, after.rules, spoken).partition("\n")[0]
        assert ("epoch" in told) == counted


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        (
            "en",
            "**Your move:** place reinforcements. If you don't answer: ",
            "**Red** to place reinforcements. If Red ",
        ),
        ("fr", "C’est à vous de placer les renforts. Sans réponse de votre part : ", "C’est à **Rouge** de placer"),
    ],
)
def test_the_one_who_reads_alone_whom_the_game_waits_for_is_addressed(language: str, own: str, other: str) -> None:
    spoken = words(language, "lotr")
    for who, text in ((True, own), (False, other)):
        line = wait_line(Player("red"), "to-reinforce", spoken, naming(spoken), policy=DEFAULT, own=who)
        assert line.replace("\u00a0", " ").startswith(text)
