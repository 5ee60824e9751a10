"""Chance: with the key, every draw can be recomputed, and all numbers are equally likely."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.special import chdtr
from support.made_up import tiny_game as tiny

from rules import Chance, NamedDraws, Seeded, State
from rules.author import Zone
from rules.kernel.context import Context
from rules.records import Drawn, Scripted, commitment, mix_keys

KEY = bytes(range(32))


@pytest.mark.parametrize("size", [2, 3, 6, 7, 20, 52, 100])
def test_every_number_is_drawn_equally_often(size: int) -> None:
    draws = 400 * size
    counts = Counter(Seeded(KEY).draw(n, size) for n in range(1, draws + 1))
    assert set(counts) == set(range(size))
    distance = sum((counts[number] - 400) ** 2 / 400 for number in range(size))
    assert 0.001 < chdtr(size - 1, distance) < 0.999


def test_neighbouring_draws_know_nothing_of_each_other() -> None:
    seeded = Seeded(KEY)
    pairs = Counter((seeded.draw(n, 6), seeded.draw(n + 1, 6)) for n in range(1, 14400, 2))
    distance = sum((pairs[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6))
    assert 0.001 < chdtr(35, distance) < 0.999


@settings(deadline=None)
@given(st.binary(min_size=32, max_size=32), st.integers(1, 10**9), st.integers(1, 2**64))
def test_a_draw_is_the_keyed_hash_of_its_number_as_the_book_says(key: bytes, n: int, size: int) -> None:
    """HMAC-SHA256 of "n:try", its first 8 bytes as a number, rejected from the last whole multiple of size on."""
    attempt = 0
    while True:
        digest = hmac.new(key, f"{n}:{attempt}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < 2**64 // size * size:
            break
        attempt += 1
    assert Seeded(key).draw(n, size) == number % size < size


def test_a_plain_remainder_would_have_favoured_low_numbers() -> None:
    """With size 2/3 of 2**64, a plain remainder would be in the lower half two times in three."""
    size = 2**65 // 3
    low = sum(Seeded(KEY).draw(n, size) < size // 2 for n in range(1, 4001))
    assert 1800 < low < 2200


def test_other_keys_and_other_numbers_give_other_draws() -> None:
    rows = [tuple(Seeded(bytes([key]) * 32).draw(n, 10**9) for n in range(1, 9)) for key in range(20)]
    assert len({draw for row in rows for draw in row}) == 160


def test_recorded_draws_come_back_by_their_number_and_no_other() -> None:
    script = Scripted((3, 0, 5), first=11)
    assert [script.draw(n, 6) for n in (13, 11, 12)] == [5, 3, 0]
    for missing in (10, 14):
        with pytest.raises(LookupError, match=f"draw {missing} was not recorded"):
            script.draw(missing, 6)


@pytest.mark.parametrize("tampered", [6, -1])
def test_a_recorded_draw_that_no_die_shows_is_refused(tampered: int) -> None:
    with pytest.raises(LookupError, match="outside 0 to 5"):
        Scripted((tampered,)).draw(1, 6)


def test_the_commitment_is_the_plain_hash_of_the_secret() -> None:
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()


def test_what_each_seat_adds_changes_the_key() -> None:
    added: list[list[str]] = [[], [""], ["1"], ["2"], ["1", "2"], ["2", "1"], ["1|2"], ["1, 2"], ['1", "2']]
    assert len({mix_keys(KEY, salts) for salts in added}) == len(added)
    assert mix_keys(KEY, ["1", "2"]) == mix_keys(KEY, ["1", "2"])


def test_every_order_of_a_shuffled_deck_is_equally_likely() -> None:
    g = Context.of(tiny.GAME, State(tiny.SEATS, zones={"deck": Zone(("a", "b", "c", "d"))}), Seeded(KEY))
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(4800):
        g.shuffle("deck")
        orders[g.zone("deck").cards] += 1
    assert set(orders) == set(permutations("abcd"))
    distance = sum((count - 200) ** 2 / 200 for count in orders.values())
    assert 0.001 < chdtr(23, distance) < 0.999
    assert g.state.draws == len(g.drawn) == 3 * 4800


def test_dice_show_their_faces_and_are_recorded_in_the_order_they_fell() -> None:
    g = Context.of(tiny.GAME, State(tiny.SEATS), Scripted((5, 0, 2)))
    assert g.roll(3, "attack") == (6, 1, 3)
    assert g.drawn == (Drawn(5, 6), Drawn(0, 6), Drawn(2, 6))
    assert g.state.draws == 3


# ---- labels


def drawing(chance: Chance) -> Context:
    return Context.of(tiny.GAME, State(tiny.SEATS, zones={"deck": Zone(("a", "b", "c"))}), chance)


def test_every_draw_says_what_it_is_for() -> None:
    g = drawing(Seeded(KEY))
    g.roll(2, "attack")
    g.shuffle("deck")
    g.deal(range(7), "land")
    assert [str(label) for label in g.labels] == [
        "die of attack", "die of attack", "shuffle of deck", "shuffle of deck", "deal of land",
    ]  # fmt: skip
    assert len(g.drawn) == len(g.labels)


def test_a_script_names_dice_by_what_they_are_for_or_in_the_order_in_which_they_fall() -> None:
    script = NamedDraws(die=(2, 3), attack=(6,), defence=(1, 5))
    g = drawing(script)
    assert (g.roll(1, "defence"), g.roll(2, "attack"), g.roll(2, "defence")) == ((1,), (6, 2), (5, 3))
    assert not script.left


def test_a_script_leaves_a_shuffled_zone_in_its_order_and_deals_by_place() -> None:
    script = NamedDraws(shuffle="deck deck", deal=(3,), land=(1,))
    g = drawing(script)
    g.shuffle("deck")
    assert (g.zone("deck").cards, g.deal(range(3), "land"), g.deal(range(3), "prize")) == (("a", "b", "c"), 0, 2)
    assert script.left == "shuffle deck"


def test_a_script_deals_things_by_their_names() -> None:
    script = NamedDraws(land=("c", 1), deal=("b",))
    g = drawing(script)
    assert (g.deal("abc", "land"), g.deal("ab", "land"), g.deal("abc", "prize")) == ("c", "a", "b")
    assert not script.left
    assert g.drawn == (Drawn(2, 3), Drawn(0, 2), Drawn(1, 3))
    with pytest.raises(LookupError, match=r"^draw 1 is a deal of land: the script says 'c', which is none of what is"):
        drawing(NamedDraws(land=("c",))).deal("ab", "land")
    with pytest.raises(LookupError, match=r"^draw 1 is a die of attack: the script says six, outside 1 to 6"):
        drawing(NamedDraws(attack=("six",))).roll(1, "attack")


def test_a_script_says_what_was_drawn_and_what_it_had_left() -> None:
    g = drawing(NamedDraws(attack=(6, 5), shuffle="pile"))
    with pytest.raises(LookupError, match=r"^draw 1 is a die of defence; .* is attack 6 5, shuffle pile$"):
        g.roll(1, "defence")
    with pytest.raises(LookupError, match=r"^draw 1 is a shuffle of deck; what is left of the script is attack 6 5"):
        g.shuffle("deck")
    with pytest.raises(LookupError, match=r"what is left of the script is nothing$"):
        drawing(NamedDraws()).roll(1, "attack")


@pytest.mark.parametrize("face", [0, 7])
def test_a_script_names_only_what_a_die_can_show(face: int) -> None:
    with pytest.raises(LookupError, match=rf"the script says {face}, outside 1 to 6"):
        drawing(NamedDraws(attack=(face,))).roll(1, "attack")


def test_a_script_is_of_no_use_to_what_has_no_label() -> None:
    with pytest.raises(LookupError, match="draw 3 has no label"):
        NamedDraws(die=(1,)).draw(3, 6)
