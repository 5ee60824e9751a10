"""The benchmark of pictures reports all promised figures."""

from __future__ import annotations

from renders import Look, Studio, bench
from renders.board.art import art
from renders.games.godstorm import bench_scene as godstorm
from renders.games.lotr import bench_scene as lotr


def test_a_war_for_the_benchmark_differs_in_four_lands() -> None:
    before, after = lotr.scene(0), lotr.scene_moved(5)
    assert sum(before.holdings[t] != after.holdings[t] for t in before.holdings) == 4


def test_on_the_board_with_an_inset_three_lands_change_and_one_below() -> None:
    before, after = godstorm.scene(0), godstorm.scene_moved(5)
    assert before.inset is not None
    assert after.inset is not None
    assert sum(before.holdings[t] != after.holdings[t] for t in before.holdings) == 3
    assert sum(before.inset.holdings[t] != after.inset.holdings[t] for t in before.inset.holdings) == 1


def test_the_board_with_an_inset_is_as_small_as_the_others() -> None:
    assert len(Studio().draw(godstorm.scene(0), Look()).data) < 400 * 1024


def test_plain_pillow_draws_the_same_board() -> None:
    """The naive drawing that the benchmark compares with also gives a picture."""
    assert bench._naive(lotr.scene(1), art(lotr.BOARD).numbers.whole()).startswith(b"RIFF")


def test_every_hand_of_the_benchmark_has_cards_that_none_before_had() -> None:
    hands = [bench._new_cards(k) for k in range(7)]
    assert [len(hand) for hand in hands] == [bench.HAND] * 7
    assert len({card for hand in hands for card in hand}) == 7 * bench.HAND
