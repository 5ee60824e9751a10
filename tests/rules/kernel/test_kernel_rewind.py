"""Rewinding by vote: nothing in play is lost, no future card is known to anyone, and cards seen are reported."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.special import chdtr
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import BLUE, GAME, GREEN, RED, hand
from support.made_up.tiny_records import HEAD, KEY, going_on, rules_of

from rules import NOBODY, Event, Seeded, State, Step, apply, begin, fingerprint
from rules.author import EVERYONE, CardsMoved, SeenBefore, Zone, ZoneLaid
from rules.records import Drawn, Line, Record, Tampered, line_of, read_record, rewind, verify, write_record

SEATS = (RED, BLUE, GREEN)


def played(seed: int, steps: int) -> list[Step]:
    """The first steps of a random game."""
    luck, found = Random(seed), [begin(GAME, KEY)]
    while len(found) <= steps and found[-1].state.winners is None:
        found.append(apply(GAME, found[-1].state, tiny.anything(found[-1].state, luck), KEY))
    return found


def since(steps: list[Step], to: int) -> list[Event]:
    return [event for step in steps[to + 1 :] for event in step.events]


def piles(state: State) -> set[str]:
    return {name for name, zone in state.zones.items() if zone.seen_by == NOBODY}


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 60), st.data())
def test_everything_in_play_comes_back_and_only_unseen_piles_have_another_order(
    seed: int, many: int, data: st.DataObject
) -> None:
    steps = played(seed, many)
    to = data.draw(st.integers(0, len(steps) - 1))
    before, now = steps[to].state, steps[-1].state
    text = fingerprint(before), fingerprint(now)
    back = rewind(GAME, before, now, KEY, since(steps, to)).state
    for name, zone in before.zones.items():
        assert Counter(back.zones[name].cards) == Counter(zone.cards)
        assert back.zones[name].seen_by == zone.seen_by
        assert name in piles(before) or back.zones[name] == zone
    for part in ("land", "parts", "seats", "active", "winners", "agenda", "pending", "replies"):
        assert getattr(back, part) == getattr(before, part)
    assert (fingerprint(before), fingerprint(now)) == text, "neither game given was changed"


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 60), st.data())
def test_its_shuffles_are_new_draws_and_no_number_of_a_question_comes_twice(
    seed: int, many: int, data: st.DataObject
) -> None:
    steps = played(seed, many)
    to = data.draw(st.integers(0, len(steps) - 1))
    before, now = steps[to].state, steps[-1].state
    step = rewind(GAME, before, now, KEY, since(steps, to))
    sizes = [n for name in sorted(piles(before)) for n in range(len(before.zone(name).cards), 1, -1)]
    assert list(step.draws) == [Drawn(KEY.draw(now.draws + n, size), size) for n, size in enumerate(sizes, 1)]
    assert step.state.draws == now.draws + len(sizes)
    assert step.state.decisions_asked == now.decisions_asked


def test_no_later_card_can_be_told_from_what_was_known_before() -> None:
    """Knowing the whole old deck (after drawing it) tells nothing about the new one: every order is equally likely."""
    before = State(SEATS, zones={"deck": Zone(("a", "b", "c", "d")), "open": Zone(("x", "y"), EVERYONE)}, draws=7)
    now = before.fork()
    now.zones, now.draws = {"deck": Zone(), "open": Zone(("x", "y", "a", "b", "c", "d"), EVERYONE)}, 19
    orders = Counter(rewind(GAME, before, now, Seeded(b"%d" % table)).state.zone("deck").cards for table in range(4800))
    assert set(orders) == set(permutations("abcd"))
    distance = sum((count - 200) ** 2 / 200 for count in orders.values())
    assert 0.001 < chdtr(23, distance) < 0.999


def test_going_back_twice_to_one_moment_gives_two_independent_orders() -> None:
    before = State(SEATS, zones={"deck": Zone(tuple("abc"))})
    pairs: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    for table in range(3600):
        key = Seeded(b"%d" % table)
        first = rewind(GAME, before, before, key).state
        pairs[first.zone("deck").cards, rewind(GAME, before, first, key).state.zone("deck").cards] += 1
    distance = sum((pairs[a, b] - 100) ** 2 / 100 for a in permutations("abc") for b in permutations("abc"))
    assert 0.001 < chdtr(35, distance) < 0.999


# ---- what was seen since


def remembered(before: State, *events: Event) -> list[SeenBefore]:
    told = rewind(GAME, before, before, KEY, events).events
    return [event for event in told if isinstance(event, SeenBefore)]


def position(**zones: Zone) -> State:
    return State(SEATS, zones={"deck": Zone(("a", "b", "c")), "open": Zone((), EVERYONE), **zones})


def test_a_card_that_one_player_drew_is_named_to_all_now_that_it_is_back_in_the_deck() -> None:
    drawn = CardsMoved(("b",), "deck", hand(RED), (RED,), True)
    (told,) = remembered(position(), drawn)
    assert told == SeenBefore(("b",), "deck", (RED,), NOBODY)
    assert [told.redact_for(viewer).cards for viewer in (None, RED, BLUE, GREEN)] == [("b",)] * 4


def test_a_card_of_a_hand_that_another_saw_is_named_only_to_the_two() -> None:
    hands = {hand(GREEN): Zone(("x", "y"), GREEN)}
    (told,) = remembered(position(**hands), CardsMoved(("x",), hand(GREEN), hand(RED), (GREEN, RED), True))
    assert told == SeenBefore(("x",), hand(GREEN), (RED,), GREEN)
    assert [told.redact_for(viewer).cards for viewer in (None, RED, BLUE, GREEN)] == [("",), ("x",), ("",), ("x",)]


def test_a_card_that_was_played_and_is_in_its_hand_again_is_named_to_all() -> None:
    hands = {hand(GREEN): Zone(("x", "y"), GREEN)}
    (told,) = remembered(position(**hands), CardsMoved(("y",), hand(GREEN), "open", (GREEN, EVERYONE), True))
    assert (told.cards, told.by) == (("y",), SEATS)
    assert [told.redact_for(viewer).cards for viewer in (None, BLUE)] == [("y",)] * 2


def test_what_its_reader_may_see_anyway_is_not_told() -> None:
    zones = {hand(RED): Zone(("x",), RED), "open": Zone(("y",), EVERYONE)}
    seen = CardsMoved(("x",), "deck", hand(RED), (RED,), True), ZoneLaid("open", ("y",), EVERYONE)
    assert remembered(position(**zones), *seen) == []


def test_an_order_in_which_a_pile_lay_open_is_no_longer_its_order_and_its_cards_are_told_once() -> None:
    told = remembered(
        position(), ZoneLaid("open", ("a", "c"), EVERYONE), CardsMoved(("a",), "open", "deck", (RED,), True)
    )
    assert told == [SeenBefore(("a", "c"), "deck", SEATS, NOBODY)]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 60), st.data())
def test_what_is_told_never_shows_a_hand_to_whoever_did_not_see_it(seed: int, many: int, data: st.DataObject) -> None:
    steps = played(seed, many)
    to = data.draw(st.integers(0, len(steps) - 1))
    happened = since(steps, to)
    step = rewind(GAME, steps[to].state, steps[-1].state, KEY, happened)
    for viewer in (None, *SEATS):
        shown = {
            card
            for event in happened
            if isinstance(e := event.redact_for(viewer), CardsMoved | ZoneLaid)
            for card in e.cards
        }
        for event in step.events:
            seen = event.redact_for(viewer)
            if isinstance(seen, SeenBefore) and seen.shown not in (NOBODY, viewer):
                assert set(seen.cards) <= shown | {""}
            elif isinstance(seen, ZoneLaid):
                assert set(seen.cards) <= {""}, "the new order of a pile is nobody's to know"


# ---- in a record


def rewound(seed: int, to: int) -> Record:
    """A random game with one rewind."""
    steps = played(seed, 12)
    lines = [line_of(seq, step) for seq, step in enumerate(steps)]
    back = rewind(GAME, steps[to].state, steps[-1].state, KEY, since(steps, to))
    lines.append(Line(len(lines), "vote", "-", "rewind", {"to": to}, back.draws, fingerprint(back.state)))
    return going_on(lines, back.state, Random(seed))


def the_rewind(game: Record) -> Line:
    return next(line for line in game.lines if line.kind == "rewind")


def changed(game: Record, **setup: object) -> Record:
    line = the_rewind(game)
    other = replace(line, **setup)  # type: ignore[arg-type]
    return Record(game.head, (*game.lines[: line.seq], other, *game.lines[line.seq + 1 :]))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 500), st.integers(0, 10))
def test_a_game_that_went_back_proves_itself(seed: int, to: int) -> None:
    if played(seed, 12)[-1].state.winners is not None:
        return
    game = rewound(seed, to)
    proof = verify(read_record(write_record(game)), rules_of)
    assert proof.recomputed
    assert proof.winners
    assert game.head == HEAD


@pytest.mark.parametrize("to", [99, -1, None, "4", True, 2])
def test_a_game_gone_back_to_nowhere_or_elsewhere_is_found(to: object) -> None:
    game = rewound(1, 4)
    with pytest.raises(Tampered) as tampered:
        verify(changed(game, fields={"to": to}), rules_of)
    assert tampered.value.step == the_rewind(game).seq


def test_a_rewind_that_leaves_the_deck_as_it_was_is_found() -> None:
    game = rewound(1, 4)
    for spoilt in (
        changed(game, kind="undo"),
        changed(game, draws=()),
        changed(game, draws=the_rewind(game).draws[:-1]),
    ):
        with pytest.raises(Tampered) as tampered:
            verify(spoilt, rules_of)
        assert tampered.value.step == the_rewind(game).seq
