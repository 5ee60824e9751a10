"""Luck in battle: correct, exact where possible, and unbiased."""

from __future__ import annotations

import random

import pytest

from rules import Event, Player
from rules.risk.combat.battle import BattleFought, compare
from rules.risk.combat.invasion import InvasionEnded
from rules.risk.odds import luck
from rules.risk.odds.luck import battles_of, luck_of, strangest

RED, BLUE = Player("red"), Player("blue")


def fought(attack: tuple[int, ...], defence: tuple[int, ...], ours: int = 0, theirs: int = 0, **more: str) -> Event:
    """A battle of red against blue with these dice."""
    won = compare(attack, defence, ours, theirs)
    lost = min(len(attack), len(defence)) - won
    where = (more.get("source", "harad"), more.get("target", "khand"))
    return BattleFought(RED, BLUE, *where, attack, defence, ours, theirs, lost, won)


def war(battles: int, seed: int) -> list[Event]:
    """Three dice against two, many times."""
    throw = random.Random(seed)

    def dice(number: int) -> tuple[int, ...]:
        return tuple(sorted((throw.randint(1, 6) for _ in range(number)), reverse=True))

    return [fought(dice(3), dice(2)) for _ in range(battles)]


def test_one_battle_is_judged_by_its_own_dice() -> None:
    """One die against one: the attacker wins 15 of 36."""
    (clash,) = battles_of([fought((6,), (1,)), InvasionEnded(RED, "khand")])
    assert clash.expected == pytest.approx(21 / 36)
    lucks = luck_of([clash])
    assert (lucks[RED].lost, lucks[BLUE].lost) == (0, 1)
    assert lucks[RED].percentile == pytest.approx(21 / 36 + 15 / 72)
    assert lucks[BLUE].percentile == pytest.approx(15 / 72)


def test_bonuses_that_were_in_force_count() -> None:
    """With a captain against none the attacker wins 21 of 36; in a led stronghold the defender loses 6 of 36."""
    led, guarded = battles_of([fought((5,), (5,), ours=1), fought((3,), (2,), theirs=2)])
    assert (led.defender_lost, guarded.defender_lost) == (1, 0)
    assert led.expected == pytest.approx(15 / 36)
    assert guarded.expected == pytest.approx(30 / 36)


def test_three_against_two_costs_the_attacker_what_the_books_say() -> None:
    (clash,) = battles_of([fought((6, 6, 6), (1, 1))])
    assert clash.chances == pytest.approx((2890 / 7776, 2611 / 7776, 2275 / 7776))


def test_two_players_luck_in_one_war_adds_up_to_nothing() -> None:
    lucks = luck_of(battles_of(war(50, seed=1)))
    assert lucks[RED].percentile + lucks[BLUE].percentile == pytest.approx(1)
    assert lucks[RED].lost + lucks[BLUE].lost == lucks[RED].fought == 100
    assert lucks[RED].expected + lucks[BLUE].expected == pytest.approx(100)


def test_whoever_always_wins_is_luckier_than_anybody() -> None:
    lucks = luck_of(battles_of([fought((6, 6, 6), (1, 1))] * 20))
    assert lucks[RED].percentile > 0.999_999
    assert lucks[BLUE].percentile < 0.000_001


def test_over_many_wars_percentiles_are_spread_evenly() -> None:
    found = sorted(luck_of(battles_of(war(20, seed)))[RED].percentile for seed in range(400))
    assert sum(found) / 400 == pytest.approx(0.5, abs=0.05)
    assert found[40] == pytest.approx(0.1, abs=0.04)
    assert found[360] == pytest.approx(0.9, abs=0.04)


def test_the_normal_curve_of_a_long_war_agrees_with_the_exact_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    battles = battles_of(war(luck.EXACT, seed=7))
    exact = luck_of(battles)[RED]
    monkeypatch.setattr(luck, "EXACT", 0)
    assert luck_of(battles)[RED].percentile == pytest.approx(exact.percentile, abs=0.002)


def test_the_strangest_invasion_is_found_among_ordinary_ones() -> None:
    ordinary = fought((5, 4), (5, 2), source="gondor", target="mordor")
    battles = battles_of([ordinary, *[fought((1, 1, 1), (6, 6))] * 6, ordinary])
    found = strangest(battles)
    assert found is not None
    row, how = found
    assert (len(row), row[0].target, how.lost) == (6, "khand", 12)
    assert how.percentile < 0.01
    assert strangest([]) is None


def test_without_battles_nobody_is_judged() -> None:
    assert luck_of([]) == {}
