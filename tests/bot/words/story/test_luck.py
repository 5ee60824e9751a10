"""Luck in a few lines that claim no more than the dice support."""

from __future__ import annotations

import re

from bot.game.history import drop_undone_steps, list_surviving_events
from bot.game.session import LoggedStep
from bot.words import Words, words
from bot.words.seats import naming
from bot.words.story.luck import luck_lines, verdict
from rules import Player
from rules.risk.combat.battle import BattleFought
from rules.risk.odds.luck import Luck

GREEN, RED = Player("green"), Player("red")


def rout(battles: int) -> list[BattleFought]:
    """Green loses many regiments against Gondor."""
    return [BattleFought(GREEN, RED, "ithilien", "minas_tirith", (1, 1, 1), (6, 6), 0, 0, 2, 0)] * battles


def everybody(events: list, seats: tuple[Player, ...], spoken: Words) -> list:
    """No seat changed hands."""
    return [(seat, events, naming(spoken)) for seat in seats]


def report_of(events: list, spoken: Words) -> str:
    return luck_lines(events, everybody(events, (GREEN, RED), spoken), spoken, naming(spoken))


def test_each_seat_that_fought_gets_a_line_and_the_note_stays_honest(spoken: Words, played) -> None:
    report = luck_lines(played.events, everybody(played.events, played.state.seats, spoken), spoken, naming(spoken))
    title, *lines, note = report.split("\n")
    fighters = {seat for e in played.events if isinstance(e, BattleFought) for seat in (e.attacker, e.defender)}
    assert title == spoken.say("luck-title")
    assert [seat for seat in played.state.seats if any(naming(spoken)(seat) in line for line in lines)] == [
        seat for seat in played.state.seats if seat in fighters
    ]
    assert note == spoken.say("luck-note")


def test_a_rout_is_called_what_it_is() -> None:
    report = report_of(rout(12), words("en"))
    _, green, red, strangest, _ = report.split("\n")
    assert green == (
        "Green: 24 losses in 12 battles, against an average of 11.1 for these battles. "
        "Unluckier than 99% of games with the same battles."
    )
    assert "Luckier than 99% of games with the same battles." in red
    assert "24 losses, against an average of 11.1" in strangest


def test_french_writes_its_numbers_its_own_way() -> None:
    report = report_of(rout(12), words("fr"))
    assert "11,1 en moyenne" in report
    assert ", contre 0,9 en moyenne pour ces batailles." in report_of(rout(1), words("fr"))


def test_few_battles_and_middling_luck_are_not_made_much_of(spoken: Words) -> None:
    assert verdict(Luck(9, 18, 18, 8.0, 0.001), spoken) == spoken.say("luck-few")
    assert verdict(Luck(90, 180, 90, 83.0, 0.35), spoken) == spoken.say("luck-ordinary")
    assert re.search(r"\b85\b", verdict(Luck(90, 180, 90, 83.0, 0.15), spoken))


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
    assert anna.startswith("Green (Anna): 24 losses in 12 battles")
    assert dora.startswith("Green (Dora): 60 losses in 30 battles")
