"""Saved games and other plain JSON: read back equal, or refused with a clear message; never a crash."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import BLUE, GAME, RED

from rules import Land, State, Unreadable, apply, plain
from rules.author import Holding
from rules.kernel import snapshot, upgrade
from rules.kernel.tagged import canonical_text


def half_way(seed: int) -> State:
    """A position in the middle of a step: a raid declared, one secret answer given."""
    state = tiny.fresh(seed).state
    state = apply(GAME, state, tiny.Raid(tiny.the(state, RED), RED, "ash", "elm"), tiny.chance(seed)).state
    number = tiny.waiting(state)[0]
    player = state.pending[number].player
    return apply(GAME, state, tiny_pass(number, player), tiny.chance(seed)).state


def tiny_pass(number: int, player: tiny.Player) -> Any:
    return GAME.actions.read({"kind": "pass", "decision": number, "player": player})


def test_a_saved_game_names_its_version_and_fits_a_line_of_json() -> None:
    written = snapshot.write_snapshot(half_way(1))
    assert written["version"] == upgrade.VERSION
    assert json.loads(snapshot.snapshot_text(half_way(1))) == json.loads(json.dumps(written))
    assert "\n" not in snapshot.snapshot_text(half_way(1))


def test_the_same_game_has_the_same_fingerprint_and_another_has_another() -> None:
    assert snapshot.fingerprint(half_way(1)) == snapshot.fingerprint(half_way(1))
    state = half_way(1)
    state.land.add("ash", 1)
    assert snapshot.fingerprint(state) != snapshot.fingerprint(half_way(1))
    assert len(snapshot.fingerprint(state)) == 16


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every path into nested JSON."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(deeper for key, item in inside for deeper in places(item, (*path, key)))]


def spoil(data: Any, path: tuple[Any, ...], junk: Any) -> Any:
    """The same JSON with something else at one place (`...`: nothing there)."""
    spoilt = deepcopy(data)
    if not path:
        return junk
    at = spoilt
    for key in path[:-1]:
        at = at[key]
    if junk is ...:
        del at[path[-1]]
    else:
        at[path[-1]] = junk
    return spoilt


NUMBERS = [-1, 3.5, float("inf"), True]
OTHERS = [..., None, [], {}, "", "junk", ["a", "b"], [["a"]], {"kind": "rest"}, {"kind": []}]
JUNK = st.sampled_from([*NUMBERS, *OTHERS])


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_spoilt_saved_game_is_read_or_refused_but_never_breaks_the_reader(data: st.DataObject) -> None:
    written = json.loads(json.dumps(snapshot.write_snapshot(half_way(1))))
    path = data.draw(st.sampled_from(places(written)))
    junk = data.draw(JUNK)
    if path == () and junk is ...:
        return
    try:
        state = snapshot.read_snapshot(GAME, spoilt := spoil(written, path, junk))
    except Unreadable:
        return
    assert isinstance(state, State), spoilt


@pytest.mark.parametrize(
    "missing", ["seats", "land", "zones", "parts", "agenda", "pending", "replies", "draws", "version"]
)
def test_a_saved_game_that_lacks_something_is_refused(missing: str) -> None:
    written = snapshot.write_snapshot(half_way(1))
    del written[missing]
    with pytest.raises(Unreadable, match=missing):
        snapshot.read_snapshot(GAME, written)


def test_a_game_saved_by_a_newer_program_says_so() -> None:
    written = snapshot.write_snapshot(half_way(1)) | {"version": upgrade.VERSION + 1}
    with pytest.raises(ValueError, match=f"saved by version {upgrade.VERSION + 1}"):
        snapshot.read_snapshot(GAME, written)


def test_an_older_saved_game_is_brought_up_to_date_one_version_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrade, "VERSION", 3)
    monkeypatch.setitem(upgrade.UPGRADES, 1, lambda data: {**data, "draws": data["dice"]})
    monkeypatch.setitem(upgrade.UPGRADES, 2, lambda data: {**data, "draws": data["draws"] + 1})
    written = snapshot.write_snapshot(half_way(1)) | {"version": 1}
    written["dice"] = written.pop("draws")
    assert snapshot.read_snapshot(GAME, written).draws == written["dice"] + 1


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (None, "no action is written like this"),
        ([], "no action is written like this"),
        ({}, "no action is written like this"),
        ({"kind": "fly"}, "no action is written like this"),
        ({"kind": ["rest"]}, "no action is written like this"),
        ({"kind": "rest", "decision": 1}, "rest: .*`player`"),
        ({"kind": "rest", "decision": "one", "player": "red"}, "rest: .*`int`.*decision"),
        ({"kind": "rest", "decision": 1, "player": "red", "free": True}, "rest: .*unknown field `free`"),
        ({"kind": "grow", "decision": 1, "player": "red", "where": "ash", "count": 1.5}, "grow: .*`int`.*count"),
        ({"kind": "settled", "where": "ash", "owner": "red", "armies": 3}, "no action is written like this"),
    ],
)
def test_an_answer_that_cannot_be_read_says_what_is_wrong(data: Any, text: str) -> None:
    with pytest.raises(Unreadable, match=text):
        GAME.actions.read(data)


def test_a_value_written_plainly_begins_with_its_kind() -> None:
    written = plain(tiny.Grow(3, BLUE, "ash", 2))
    assert next(iter(written.items())) == ("kind", "grow")
    assert GAME.actions.read(written) == tiny.Grow(3, BLUE, "ash", 2)
    assert plain(tiny.Fought((6, 1), (5,), True)) == {"kind": "fought", "attack": [6, 1], "defence": [5], "won": True}


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = half_way(2)
    told = snapshot.snapshot_text(state)
    copy = state.fork()
    copy.land.put("ash", Holding(BLUE, 9))
    copy.land.add("elm", 4)
    copy.zones.clear()
    copy.parts.table.clear()
    copy.agenda.clear()
    copy.pending.clear()
    copy.replies.clear()
    assert snapshot.snapshot_text(state) == told
    assert state.land.of(RED) != copy.land.of(RED)


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(tiny.TREES), st.sampled_from(tiny.SEATS), st.integers(0, 9)), max_size=30))
def test_land_always_knows_whose_is_what(puts: list[tuple[str, tiny.Player, int]]) -> None:
    land, plainly = Land(), {}
    for tree, player, armies in puts:
        land.put(tree, Holding(player, armies))
        plainly[tree] = Holding(player, armies)
    assert land == Land(plainly)
    assert len(land) == len(plainly)
    for player in tiny.SEATS:
        assert land.of(player) == tuple(sorted(t for t in plainly if plainly[t].owner == player))
    assert {t: Holding(land.owner(t), land.armies(t)) for t in land} == plainly
    assert (land.owner("no such tree"), land.armies("no such tree")) == (tiny.NOBODY, 0)


def test_two_saved_games_differ_whenever_the_games_do() -> None:
    luck = Random(1)
    texts = {snapshot.snapshot_text(step.state) for step in tiny.random_game(luck.randrange(99))}
    assert len(texts) > 10


def test_a_part_counts_as_kept_once_it_was_written_though_it_says_what_the_default_says() -> None:
    """What was stored before a game's table had an entry for every kind keeps its fingerprint."""
    state = State(tiny.SEATS)
    assert state.parts[tiny.Calendar] == tiny.Calendar()
    assert snapshot.write_snapshot(state)["parts"] == {}
    state.parts[tiny.Calendar] = tiny.Calendar()
    written = snapshot.write_snapshot(state)
    assert list(written["parts"]) == [tiny.Calendar.kind]
    assert list(snapshot.read_snapshot(GAME, written).kept) == [tiny.Calendar]
    assert list(state.fork().kept) == [tiny.Calendar]


FRACTIONS = st.floats(allow_nan=False) | st.sampled_from((1e16, 1e-5, 0.1, 2.0, -0.0))
TEXTS = st.text(st.characters(exclude_categories=())) | st.sampled_from(("\ud800", "\x7f", "\u2028", "é", "ˋ", 'a"\\/'))
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | FRACTIONS | TEXTS,
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner) | st.dictionaries(st.integers(), inner),
    max_leaves=8,
)


@settings(deadline=None)
@given(PLAIN)
def test_canonical_text_is_spelled_as_python_spells_it(data: Any) -> None:
    """Fingerprints of old records stay as they are, whatever writes them."""
    assert canonical_text(data) == json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
