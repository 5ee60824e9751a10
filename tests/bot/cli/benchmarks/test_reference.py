"""The reference core for the rules benchmark is a correct game, and the odds benchmark reports all figures."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from bot.cli.benchmarks import reference, yardstick
from bot.cli.benchmarks.odds import LEADERS, bench_odds
from bot.cli.benchmarks.reference import (
    AREAS,
    BORDERS,
    ReferenceAttack,
    ReferenceEndTurn,
    ReferenceMoveIn,
    ReferencePlace,
    RefusedError,
    apply,
    begin,
    choose,
)


def test_every_border_has_two_sides_and_the_board_is_one_piece() -> None:
    assert all(area in BORDERS[other] and area != other for area in range(AREAS) for other in BORDERS[area])
    reached, edge = {0}, [0]
    while edge:
        fresh = set(BORDERS[edge.pop()]) - reached
        reached |= fresh
        edge.extend(fresh)
    assert reached == set(range(AREAS))


def test_a_game_ends_with_one_conqueror_and_its_counters_true() -> None:
    war, taste = begin(7), Random(8)
    while war.phase != "over":
        apply(war, choose(war, taste))
        assert war.held == [war.owner.count(player) for player in range(4)]
        assert war.phase == "move in" or min(war.armies) >= 1
    assert set(war.owner) == {war.player}
    assert war.parts[war.player] == [7] * 6


def test_a_game_takes_several_hundred_actions_every_time_the_same() -> None:
    assert reference.play(3) == reference.play(3) > 100


@pytest.mark.parametrize(
    "action",
    [
        ReferencePlace(1, 0, 1),
        ReferencePlace(0, 0, 0),
        ReferencePlace(0, 0, 99),
        ReferenceAttack(0, 0, 1, 1),
        ReferenceMoveIn(0, 1),
        ReferenceEndTurn(0),
    ],
)
def test_a_refused_action_changes_nothing(action: reference.Action) -> None:
    war = begin(1)
    before = deepcopy((war.owner, war.armies, war.held, war.pool, war.phase, war.player))
    with pytest.raises(RefusedError):
        apply(war, action)
    assert (war.owner, war.armies, war.held, war.pool, war.phase, war.player) == before


def test_the_odds_bench_has_a_time_and_a_target_for_each_invasion_and_godswar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick, "seconds", lambda: 2 * yardstick.REFERENCE_SECONDS)
    report = bench_odds(runs=1)
    invasions, godswars = report["invasions"], report["godswars"]
    assert [(row["attackers"], row["led_by"]) for row in invasions] == [
        (size, led) for size in (30, 100) for led in LEADERS
    ]
    assert len(LEADERS) == 5
    assert [row["target_milliseconds"] for row in invasions] == [1.2] * 3 + [2.0] * 2 + [12.0] * 3 + [20.0] * 2
    assert [(row["dice"], row["target_milliseconds"]) for row in godswars] == [(3, 2.0), (6, 2.0)]
    assert all(row["milliseconds"] > 0 for row in (*invasions, *godswars))
