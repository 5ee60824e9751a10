"""Curves, the table of battles and the moments of a finished game, held against the game itself."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from support.in_part import in_part

from bot.ui.replay.bake import Baked, Baker
from bot.ui.replay.replayed import Back, ReplayedGame, play_again, standing_events, turn_starts
from bot.ui.replay.statistics import LuckSoFar, battle_table, moment_lines, moments
from bot.words import words
from rules.author import TurnBegan
from rules.records import read_record
from rules.risk import Conquered, SetTraded, battles_of, luck_of

GAMES = Path(__file__).parents[3] / "games"


@cache
def baked(name: str) -> tuple[ReplayedGame, Baked]:
    played = play_again(read_record((GAMES / f"{name}.game").read_text(encoding="utf-8")))
    return played, Baker(played).bake()


def value(curve: list[list[float]], at: int) -> float:
    return [v for step, v in curve if step <= at][-1]


def test_curves_say_what_the_board_held() -> None:
    played, found = baked("lotr-base-six")
    for at in range(0, len(played.steps), 37):
        land = played.steps[at].seen.land
        for seat in played.setting.seats:
            assert value(found.curves.of["territories"][seat], at) == len(land.of(seat))
            assert value(found.curves.of["armies"][seat], at) == sum(map(land.armies, land.of(seat)))


def test_what_was_undone_did_not_happen() -> None:
    """A game with undos: at its end the events that stand are those of the turns that stand, and luck is theirs."""
    played, found = baked("lotr-base-six")
    *_, last = standing_events(played)
    events = [event for _, event in last]
    state = played.steps[-1].seen
    assert sum(isinstance(event, TurnBegan) for event in events) == turn_starts(played)[-1][1]
    for seat, luck in luck_of(battles_of(events)).items():
        assert found.curves.of["luck"][seat][-1][1] == pytest.approx(luck.expected - luck.lost, abs=0.06)
    rows = battle_table(state.seats, events)
    assert sum(row[1] for row in rows.values()) == sum(isinstance(event, Conquered) for event in events)


def test_luck_goes_back_with_an_undo() -> None:
    played, _ = baked("lotr-base-six")
    fought = [each for each in played.steps if battles_of(each.events)][:2]
    luck = LuckSoFar(played.setting.seats)
    first = dict(luck.add(fought[0].number, fought[0].events))
    assert dict(luck.add(fought[1].number, fought[1].events)) != first
    luck.go_back(fought[0].number)
    assert dict(luck.add(fought[1].number + 1, ())) == first


@in_part("name", ["lotr-base-six", "classic-secret-mission", "legacy/late"], ["lotr-base-six"])
def test_moments_are_in_order_and_true(name: str) -> None:
    played, found = baked(name)
    spoken = words("en", played.setting.game)
    told = moment_lines(moments(played, found.curves, found.holders), spoken)
    places = [at for at, _ in told]
    assert places == sorted(places)
    assert any("win" in text for _, text in told[-2:])
    *_, standing = standing_events(played)
    traded = sum(isinstance(event, SetTraded) for _, event in standing)
    assert sum("trades in" in text for _, text in told) == traded
    for at, text in told:
        if "now holds all of" in text:
            land, board = played.steps[at].seen.land, played.rules_at(at).board
            owners = [{land.owner(where) for where in region.territories} for region in board.regions.values()]
            whole = [spoken.say(f"seat-{owner}") for held in owners if len(held) == 1 for owner in held if owner]
            assert any(text.startswith(who) for who in whole), text
        if "no longer holds all of" in text:
            who = next(seat for seat in played.setting.seats if text.startswith(spoken.say(f"seat-{seat}")))
            held = [[region for region, owner in found.holders[k].items() if owner == who] for k in (at - 1, at)]
            assert set(held[0]) - set(held[1]), text
        if "always has the most" in text:
            (winner,) = played.steps[-1].seen.winners or ()
            armies = {seat: curve for seat, curve in found.curves.of["armies"].items() if curve[0][0] <= at}
            for later in range(at, len(played.steps)):
                assert max(armies, key=lambda seat: value(armies[seat], later)) == winner


def gone_back(played: ReplayedGame, at: int, to: int) -> ReplayedGame:
    """The game up to a place, from which it goes back to an earlier one and on as it did."""
    back = replace(played.steps[to], events=(), back=Back("rewind", played.steps[to].number))
    steps = (*played.steps[: at + 1], back, *played.steps[to + 1 : at + 1])
    numbered = tuple(replace(step, number=number) for number, step in enumerate(steps, played.steps[0].number))
    return replace(played, steps=numbered)


def told_in(played: ReplayedGame) -> list[tuple[int, str]]:
    """The moments, each with its place."""
    found = Baker(played).bake()
    return [
        (at, text) for at, text in moment_lines(moments(played, found.curves, found.holders), words("en", "classic"))
    ]


def test_what_was_undone_is_no_moment_and_going_back_no_swing() -> None:
    """A game that goes back some turns and on as it did has the moments of one that never went back."""
    played = play_again(read_record((GAMES / "classic-conquest.game").read_text(encoding="utf-8")))
    end = [at for at, _, _ in turn_starts(played)][9] - 1
    short = replace(played, steps=played.steps[: end + 1])
    to = [at for at, _, _ in turn_starts(short)][3]
    straight, bent = told_in(short), told_in(gone_back(short, end, to))
    assert len(straight) > 3
    more = end + 1 - to
    assert bent == [(at if at <= to else at + more, text) for at, text in straight]
