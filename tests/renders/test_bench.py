"""The benchmark of pictures reports all promised figures."""

from __future__ import annotations

from renders import bench
from renders.art import art


def test_a_war_for_the_benchmark_differs_in_four_lands() -> None:
    before, after = bench._scene(0), bench._moved(5)
    assert sum(before.holdings[t] != after.holdings[t] for t in before.holdings) == 4


def test_plain_pillow_draws_the_same_board() -> None:
    """The naive drawing that the benchmark compares with also gives a picture."""
    assert bench._naive(bench._scene(1), art(bench.BOARD).numbers.whole()).startswith(b"RIFF")


def test_every_hand_of_the_benchmark_has_cards_that_none_before_had() -> None:
    hands = [bench._new_cards(k) for k in range(7)]
    assert [len(hand) for hand in hands] == [bench.HAND] * 7
    assert len({card for hand in hands for card in hand}) == 7 * bench.HAND
