"""Luck in a few lines that claim no more than the dice support."""

from __future__ import annotations

import re

import pytest

from bot.game.history import drop_undone_steps, list_surviving_events
from bot.game.session import LoggedStep
from bot.words import Words, words
from bot.words.seats import naming
from bot.words.story.luck import luck_lines, verdict
from rules import Player
from rules.risk.combat.battle import BattleFought
from rules.risk.odds.luck import Luck

GREEN, RED = Player("green"), Player("red")


def rout(battles: int, target: str = "minas_tirith") -> list[BattleFought]:
    """Green loses many regiments against Gondor."""
    return [BattleFought(GREEN, RED, "ithilien", target, (1, 1, 1), (6, 6), 0, 0, 2, 0)] * battles


def everybody(events: list, seats: tuple[Player, ...], spoken: Words) -> list:
    """No seat changed hands."""
    return [(seat, events, naming(spoken)) for seat in seats]


def report_of(events: list, spoken: Words) -> str:
    return luck_lines(events, everybody(events, (GREEN, RED), spoken), spoken, naming(spoken))


def test_each_seat_that_fought_gets_a_line(spoken: Words, played) -> None:
    report = luck_lines(played.events, everybody(played.events, played.state.seats, spoken), spoken, naming(spoken))
    title, *lines = report.split("\n")
    fighters = {seat for e in played.events if isinstance(e, BattleFought) for seat in (e.attacker, e.defender)}
    assert title == spoken.say("luck-title")
    assert [seat for seat in played.state.seats if any(naming(spoken)(seat) in line for line in lines)] == [
        seat for seat in played.state.seats if seat in fighters
    ]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Green lost 24 regiments in 12 battles; the average is 11.1. "
                "Unlucky: in 99% of games, battles like these cost less.",
                "Red lost 0 regiments in 12 battles; the average is 12.9. "
                "Lucky: in 99% of games, battles like these cost more.",
                "The wildest attack: against Minas Tirith Green lost 24 regiments; the average is 11.1.",
            ],
        ),
        (
            "fr",
            [
                "Vert a perdu 24 régiments en 12 batailles, contre 11,1 en moyenne. "
                "Pas de chance : dans 99 % des parties, de telles batailles coûtent moins.",
                "Rouge a perdu 0 régiment en 12 batailles, contre 12,9 en moyenne. "
                "De la chance : dans 99 % des parties, de telles batailles coûtent plus.",
                "L’attaque la plus folle : contre Minas Tirith, Vert a perdu 24 régiments, contre 11,1 en moyenne.",
            ],
        ),
    ],
)
def test_a_rout_is_called_what_it_is(language: str, lines: list[str]) -> None:
    report = report_of(rout(12), words(language, "lotr")).replace("\u00a0", " ")
    assert report.split("\n")[1:] == lines


def test_few_battles_and_middling_luck_are_not_made_much_of(spoken: Words) -> None:
    assert verdict(Luck(9, 18, 18, 8.0, 0.001), spoken) == ""
    assert verdict(Luck(90, 180, 90, 83.0, 0.35), spoken) == ""
    assert re.search(r"\b85\b", verdict(Luck(90, 180, 90, 83.0, 0.15), spoken))
    battle = BattleFought(GREEN, RED, "ithilien", "minas_tirith", (6, 5, 4), (5, 5), 0, 0, 1, 1)
    assert report_of([battle] * 12, spoken).split("\n")[3:] == [spoken.say("luck-ordinary")], "once for all"
    assert len(report_of([battle] * 2, spoken).split("\n")) == 3, "not even that of few battles"


def test_the_wildest_attack_is_the_one_furthest_from_the_average_and_only_if_that_is_far() -> None:
    """Nobody calls two losses wild, however unlikely they were; six are."""
    lucky = BattleFought(GREEN, RED, "ithilien", "osgiliath", (6, 1, 1), (6,), 0, 0, 1, 0)
    unlikely, wild, spoken = [lucky] * 4, rout(3), words("en", "lotr")
    assert "wildest" not in report_of(rout(2), spoken)
    assert "against Minas Tirith Green lost 6" in report_of([*unlikely, *wild], spoken)
    assert "against Minas Tirith Green lost 6" in report_of([*wild, *unlikely], spoken)


def test_a_game_without_a_battle_says_so(spoken: Words) -> None:
    assert report_of([], spoken) == spoken.say("luck-none")


def logged(seq: int, undoes: int | None = None) -> LoggedStep:
    return LoggedStep(seq, "undo" if undoes else "player", 1, None, tuple(rout(1)), (), 0, undoes)


def test_battles_that_were_taken_back_do_not_count() -> None:
    steps = [logged(1), logged(2), logged(3), logged(4, undoes=2), logged(5), logged(6, undoes=5), logged(7)]
    assert [step.seq for step in drop_undone_steps(steps)] == [1, 7]
    assert len(list_surviving_events(steps)) == 2


def test_whoever_left_a_seat_keeps_the_luck_that_was_theirs() -> None:
    first, second, spoken = rout(12), rout(30), words("en")
    sat = [(GREEN, first, naming(spoken, {"green": "Anna"})), (GREEN, second, naming(spoken, {"green": "Dora"}))]
    _, anna, dora, *_ = luck_lines([*first, *second], sat, spoken, naming(spoken)).split("\n")
    assert anna.startswith("Green (Anna) lost 24 armies in 12 battles")
    assert dora.startswith("Green (Dora) lost 60 armies in 30 battles")
