"""The story of a turn, as the channel reads it: a headline, then a line for each thing that happened."""

from __future__ import annotations

import pytest

from bot.cli.benchmarks.story import displayed_length
from bot.words import words
from bot.words.story.turn import Strength, Turn, short_text, turn_text, turns_in
from rules import NOBODY, CardsMoved, Event, Player, TurnBegan
from rules.atlas.board import board
from rules.lotr.captains import CaptainMoved
from rules.lotr.fellowship import FellowshipMoved
from rules.risk import Eliminated
from rules.risk.armies import ArmiesGranted, ArmiesMoved, ArmiesPlaced
from rules.risk.battle import BattleFought, Conquered
from rules.risk.fortify import Fortified
from rules.risk.invasion import InvasionDeclared, InvasionEnded

RED, GREEN = Player("red"), Player("green")
MIDDLE_EARTH = board("middle_earth")
STRONG = Strength(23, ("gondor", "mordor"))


def attack(source: str, target: str, losses: list[tuple[int, int]], *, falls: bool) -> list[Event]:
    """An invasion with a battle for each pair of losses (of Red, of Green)."""
    battles = [BattleFought(RED, GREEN, source, target, (6, 4), (5,), 0, 0, lost, taken) for lost, taken in losses]
    end = [Conquered(RED, GREEN, source, target, 2, False)] if falls else [InvasionEnded(RED, target)]
    return [InvasionDeclared(RED, source, target, GREEN, "land"), *battles, *end]


TURN = (
    ArmiesGranted(RED, 5, "stock", "territories"),
    ArmiesPlaced(RED, "minas_morgul", 4, "stock"),
    ArmiesPlaced(RED, "gorgoroth", 1, "stock"),
    *attack("minas_morgul", "ithilien", [(1, 1), (0, 2)], falls=True),
    CaptainMoved(RED, "minas_morgul", "ithilien"),
    ArmiesMoved(RED, "minas_morgul", "ithilien", 1),
    *attack("gorgoroth", "udun_vale", [(2, 0)], falls=False),
    *attack("ithilien", "south_ithilien", [(0, 1)], falls=True),
    Fortified(RED, "gorgoroth", "mount_doom", 2, False),
    CardsMoved(("",), "deck", "hand:red", ("red",), True),
    FellowshipMoved("rivendell", "eregion"),
)


def told(*events: Event, language: str = "en", strength: Strength | None = STRONG) -> list[str]:
    return turn_text(Turn(3, RED, events), strength, MIDDLE_EARTH, words(language)).split("\n")


def test_a_turn_has_a_headline_and_a_line_for_each_conquest() -> None:
    assert told(*TURN) == [
        "🔴 **Red** took Ithilien and South Ithilien · lost 3 · all of Gondor · 23 regiments",
        "+5: Minas Morgul 4, Gorgoroth 1",
        "Minas Morgul → **Ithilien** · −1, Green −3 · captain",
        "Ithilien → **South Ithilien** · Green −1",
        "-# Held: Udûn Vale (−2)",
        "-# 2: Gorgoroth → Mount Doom · Fellowship → Eregion · +1 card",
    ]


def test_french_tells_the_same() -> None:
    assert told(*TURN, language="fr") == [
        "🔴 **Rouge** a pris l’Ithilien et l’Ithilien du Sud · 3 pertes · le Gondor en entier · 23 régiments",
        "+5\u00a0: Minas Morgul 4, Gorgoroth 1",
        "Minas Morgul → **Ithilien** · −1, Vert −3 · Capitaine",
        "Ithilien → **Ithilien du Sud** · Vert −1",
        "-# Repoussé\u00a0: Val d’Udûn (−2)",
        "-# 2\u00a0: Gorgoroth → Montagne du Destin · Anneau → Eregion · +1 carte",
    ]


def test_an_attack_that_goes_on_later_is_told_once() -> None:
    first = attack("minas_morgul", "ithilien", [(1, 0)], falls=False)
    again = attack("minas_morgul", "ithilien", [(1, 2)], falls=True)
    between = attack("gorgoroth", "udun_vale", [(1, 0)], falls=False)
    assert told(*first, *between, *again, strength=None) == [
        "🔴 **Red** took Ithilien · lost 3",
        "Minas Morgul → **Ithilien** · −2, Green −2",
        "-# Held: Udûn Vale (−1)",
    ]


@pytest.mark.parametrize(
    ("events", "headline"),
    [
        (attack("gorgoroth", "udun_vale", [(2, 0)], falls=False), "🔴 **Red** attacked the Udûn Vale in vain · lost 2"),
        ([Fortified(RED, "gorgoroth", "nurn", 1, False)], "🔴 **Red** made no attack"),
    ],
)
def test_a_headline_says_what_came_to_nothing(events: list[Event], headline: str) -> None:
    assert told(*events, strength=None)[0] == headline


def test_what_is_only_received_is_not_told_yet() -> None:
    assert told(ArmiesGranted(RED, 5, "stock", "territories")) == [""]


def test_a_turn_of_an_ai_is_its_headline_and_its_great_moments() -> None:
    events = (*TURN, Eliminated(GREEN, RED))
    assert short_text(Turn(3, RED, events), STRONG, MIDDLE_EARTH, words("en")).split("\n") == [
        "🔴 **Red** took Ithilien and South Ithilien · lost 3 · all of Gondor · 23 regiments",
        "**Green is out of the war, driven from the board by Red.**",
    ]


def test_turns_are_told_apart_where_one_ends_within_a_step() -> None:
    march = Fortified(RED, "gorgoroth", "nurn", 1, False)
    events = [(7, march), (8, TurnBegan(GREEN)), (8, march), (9, march), (9, TurnBegan(RED))]
    assert turns_in(events, 3, RED, begun=True) == [
        Turn(3, RED, (march,), 7),
        Turn(4, GREEN, (march, march), 9),
        Turn(5, RED, (), 9),
    ]
    assert [turn.number for turn in turns_in(events, 4, GREEN, begun=False)] == [4, 5]
    assert turns_in(events[:1], 4, NOBODY, begun=False) == []


def test_length_is_counted_as_displayed() -> None:
    assert displayed_length("-# **Red** took <:ring:123456> *it*") == len("Red took ▪ it")
