"""Records: a whole game as text, verified from its key; any changed line is found at that line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import GAME, RED
from support.made_up.tiny_records import HEAD, KEY, SECRET, going_on, played, rules_of

from rules import Ruleset, Setting, State, Unreadable, apply, begin, fingerprint, ruleset, take_back
from rules.kernel.snapshot import write_snapshot as write_state
from rules.records import (
    RULES_VERSION,
    Drawn,
    Head,
    Line,
    Record,
    Tampered,
    commitment,
    read_record,
    verify,
    write_record,
)


def a_long_game() -> Record:
    return next(game for seed in count() if len((game := played(seed)).lines) > 40)


def changed(game: Record, at: int, **setup: object) -> Record:
    lines = list(game.lines)
    lines[at] = replace(lines[at], **setup)  # type: ignore[arg-type]
    return Record(game.head, tuple(lines))


def found_at(game: Record) -> int:
    with pytest.raises(Tampered) as tampered:
        verify(game, rules_of)
    assert str(tampered.value).startswith(f"step {tampered.value.step}: ")
    return tampered.value.step


# ---- as text


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 500))
def test_a_record_written_and_read_is_the_same_record(seed: int) -> None:
    game = played(seed)
    assert read_record(write_record(game)) == game
    assert read_record(write_record(game).replace("\n", "\r\n")) == game, "a mail program may have changed line ends"


def test_a_record_is_a_line_a_step_after_its_head() -> None:
    head, _, steps = write_record(a_long_game()).partition("\n\n")
    assert head.splitlines()[0] == "risk-record\t2"
    assert f"commitment\t{commitment(SECRET)}" in head.splitlines()
    assert len(steps.splitlines()) == len(a_long_game().lines)
    seq, by, player, kind, fields, draws, mark = steps.splitlines()[0].split("\t")
    assert (seq, by, player, kind, fields) == ("0", "game", "-", "begin", "{}")
    assert draws.startswith(f"{KEY.draw(1, 11)}/11 {KEY.draw(2, 10)}/10 ")
    assert mark == a_long_game().lines[0].fingerprint


@pytest.mark.parametrize("odd", ["\t", "\n", "\r\n", "\u2028", "\x85", "\x0b", "ûñï", "\\", '"'])
def test_whatever_people_write_stays_on_its_line(odd: str) -> None:
    game = changed(a_long_game(), 3, fields={"where": f"a{odd}b"})
    assert read_record(write_record(game)) == game


@pytest.mark.parametrize(
    ("old", "new", "flaw"),
    [
        ("risk-record\t2", "risk-record\t3", "not a game record of format 1 or 2"),
        ("risk-record\t2", "hello", "not a game record of format 1 or 2"),
        ("\nseats\t", "\nchairs\t", "not a game record: its head has no row 'seats'"),
        ("\nseats\tred blue green", "\nseats\t", "not a game record: it names no seats"),
        ("\nsecret\t00", "\nsecret\tzz", "its secret is no hex"),
        ("\ncontributions\t[", "\ncontributions\t{", "its contributions are no JSON list of strings"),
        ("\ncontributions\t[", "\ncontributions\t5\nold\t[", "its contributions are no JSON list of strings"),
        ('"1117", ', "", "it has 2 contributions for 3 seats"),
        ("\nbeacon\tnull", "\nbeacon\t7", "the beacon names no round of a chain"),
        ("\nbeacon\tnull", "\nbeacon\t" + "[" * 10**5, "the beacon is no JSON"),
        ("\nseats\tred", "\nseats\tred red", "a seat stands there twice"),
        ("mode=short", "mode=short mode=long", "an option stands there twice"),
        (f"\nrules\t{RULES_VERSION}", f"\nrules\t{RULES_VERSION}\nrules\t0", "a row of its head stands there twice"),
        ("\n1\tplayer", "\none\tplayer", "line 12 of the record cannot be read"),
        ("\n1\tplayer\t", "\n1\tplayer ", "line 12 of the record cannot be read"),
        ("/11 ", " ", "line 11 of the record cannot be read"),
    ],
)
def test_a_text_that_is_no_record_says_where(old: str, new: str, flaw: str) -> None:
    text = write_record(a_long_game())
    assert old in text
    with pytest.raises(Unreadable, match=flaw):
        read_record(text.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "\n\n", "\n", "nonsense\n\n0\t", "{}", "[" * 10**5])
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_record(text)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_garbled_record_is_refused_or_found_out_but_never_breaks_the_reader(data: st.DataObject) -> None:
    text = write_record(a_long_game())
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 12))
    junk = data.draw(st.sampled_from(["", "\t", "\n", "0", "9" * 30, "/", "[", "{}", '"', "x"]))
    try:
        verify(read_record(text[:at] + junk + text[at + length :]), rules_of)
    except (Unreadable, Tampered):
        return


# ---- proved


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 500))
def test_an_honest_record_proves_itself(seed: int) -> None:
    game = played(seed)
    proof = verify(read_record(write_record(game)), rules_of)
    assert (proof.steps, proof.recomputed, proof.untold) == (len(game.lines), True, 0)
    assert proof.draws == sum(len(line.draws) for line in game.lines) > 0
    assert proof.winners


def test_a_running_games_record_is_played_again_without_the_key() -> None:
    game = a_long_game()
    running = Record(replace(game.head, secret=""), game.lines[:20])
    proof = verify(running, rules_of)
    assert (proof.recomputed, proof.winners, proof.steps) == (False, None, 20)


def steps_where(fits: Callable[[Line], object]) -> list[int]:
    return [line.seq for line in a_long_game().lines if fits(line)]


@pytest.mark.parametrize("at", steps_where(lambda line: line.draws)[:4])
def test_a_changed_die_is_found_at_its_step(at: int) -> None:
    first, *rest = a_long_game().lines[at].draws
    other = Drawn((first.number + 1) % first.size, first.size)
    assert found_at(changed(a_long_game(), at, draws=(other, *rest))) == at


@pytest.mark.parametrize("at", steps_where(lambda line: line.draws)[:4])
def test_dice_left_out_or_added_are_found_at_their_step(at: int) -> None:
    line = a_long_game().lines[at]
    assert found_at(changed(a_long_game(), at, draws=line.draws[:-1])) == at
    after = 1 + sum(len(earlier.draws) for earlier in a_long_game().lines[: at + 1])
    assert found_at(changed(a_long_game(), at, draws=(*line.draws, Drawn(KEY.draw(after, 6), 6)))) == at


def test_dice_nobody_threw_are_found_without_the_key_too() -> None:
    game = a_long_game()
    (at, *_) = [line.seq for line in game.lines if not line.draws]
    running = Record(replace(game.head, secret=""), game.lines)
    assert found_at(changed(running, at, draws=(Drawn(3, 6),))) == at


@pytest.mark.parametrize("size", [0, -6, 2**64 + 1, 10**40])
def test_a_die_with_an_impossible_number_of_sides_is_found_at_its_step(size: int) -> None:
    (at, *_) = steps_where(lambda line: line.draws)
    assert found_at(changed(a_long_game(), at, draws=(Drawn(0, size),))) == at


def test_a_changed_answer_is_found_at_its_step() -> None:
    for at in steps_where(lambda line: line.kind == "grow"):
        line = a_long_game().lines[at]
        assert found_at(changed(a_long_game(), at, fields={**line.fields, "count": 9})) == at


def test_an_answer_put_into_another_mouth_is_found_at_its_step() -> None:
    (at, *_) = steps_where(lambda line: line.kind == "grow")
    line = a_long_game().lines[at]
    other = next(player for player in tiny.SEATS if player != line.player)
    assert found_at(changed(a_long_game(), at, player=other)) == at
    hidden = changed(a_long_game(), at, player=other, fields={**line.fields, "player": line.player})
    assert found_at(hidden) == at


@pytest.mark.parametrize("at", [1, 9, 20])
def test_a_step_taken_out_doubled_or_swapped_is_found(at: int) -> None:
    head, lines = a_long_game().head, a_long_game().lines
    assert found_at(Record(head, lines[:at] + lines[at + 1 :])) == at
    assert found_at(Record(head, lines[: at + 1] + lines[at:])) == at + 1
    assert found_at(Record(head, (*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]))) == at


def test_a_changed_fingerprint_is_found_at_its_step() -> None:
    assert found_at(changed(a_long_game(), 12, fingerprint="0" * 16)) == 12


@pytest.mark.parametrize("to", [99, -1, None, "4", [4], True, 4.0])
def test_a_step_taken_back_to_nowhere_is_found(to: object) -> None:
    (at,) = steps_where(lambda line: line.kind == "undo")
    assert found_at(changed(a_long_game(), at, fields={"to": to})) == at


def test_a_step_taken_back_to_another_place_is_found() -> None:
    (at,) = steps_where(lambda line: line.kind == "undo")
    assert found_at(changed(a_long_game(), at, fields={"to": 2})) == at


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n1\t", "\n+1\t"),
        ("\n1\t", "\n\u0661\t"),
        ("\n1\t", "\n01\t"),
        ('{"decision":', '{"decision":7,"decision":'),
        ('{"decision":', '{"decision": '),
        ('{"decision":', '{"player":"blue","decision":'),
        ("/3", "/0_3"),
        ("/3", "/\u0663"),
        ("\nsecret", "\nnote\tit was all fair\nsecret"),
        ("\nseats\tred", "\nseats\t\u2003red"),
        ('\ncontributions\t["1117", ', '\ncontributions\t["1117",'),
        ("\nbeacon\tnull", "\nbeacon\t null"),
        (SECRET.hex(), SECRET.hex().upper()),
    ],
)
def test_a_record_has_one_spelling(old: str, new: str) -> None:
    """What one reader takes for this and another for that would be two games that hold."""
    text = write_record(played(0))
    assert old in text
    with pytest.raises(Unreadable, match="not written as the bot writes it"):
        read_record(text.replace(old, new, 1))


def test_a_contribution_that_the_bot_never_takes_is_refused() -> None:
    with pytest.raises(Unreadable, match="longer than any that the bot takes"):
        read_record(write_record(replace(played(0), head=replace(HEAD, contributions=("x" * 33, "", "")))))


def test_a_game_begun_twice_is_found() -> None:
    game = a_long_game()
    assert found_at(changed(game, 9, kind="begin", player="-", fields={})) == 9
    assert found_at(changed(game, 0, kind="rest", player=RED, fields={"decision": 1})) == 0


@pytest.mark.parametrize(
    "head",
    [
        replace(HEAD, secret=bytes(32).hex()),
        replace(HEAD, commitment=commitment(b"another")),
        replace(HEAD, setting=Setting("chess", tiny.SEATS, ())),
    ],
    ids=["another key", "another hash", "another game"],
)
def test_a_head_that_does_not_fit_is_found_before_the_first_step(head: Head) -> None:
    assert found_at(Record(head, a_long_game().lines)) == 0


def test_other_salts_mean_other_dice() -> None:
    assert found_at(Record(replace(HEAD, contributions=("something else", "", "")), a_long_game().lines)) == 0


def test_a_record_without_any_step_proves_nothing() -> None:
    assert found_at(Record(HEAD, ())) == 0


# ---- older rules


def older(at: int, **setup: object) -> Record:
    """The same game, as if older rules had played its first steps and a snapshot had been taken at `at`."""
    lines = list(a_long_game().lines[:at])
    position = positions()[at - 1]
    fields = {"rules": RULES_VERSION, "state": write_state(position), **setup}
    lines.append(Line(at, "game", "-", "snapshot", fields, (), fingerprint(position)))
    after = Random(1)
    return Record(replace(HEAD, rules="0"), going_on(lines, position.fork(), after).lines)


@cache
def positions() -> list[State]:
    game = a_long_game()
    rules, found = rules_of(HEAD.setting), [begin(GAME, KEY).state]
    for line in game.lines[1:]:
        if line.kind == "undo":
            found.append(take_back(found[line.fields["to"]], found[-1]))
        else:
            action = rules.actions.read({"kind": line.kind, "player": line.player, **line.fields})
            found.append(apply(GAME, found[-1], action, KEY).state)
    return found


def test_a_game_that_older_rules_began_is_proved_from_its_snapshot_on() -> None:
    proof = verify(read_record(write_record(older(6))), rules_of)
    assert (proof.untold, proof.recomputed) == (6, True)
    assert proof.winners


def test_the_dice_of_older_rules_are_recomputed_all_the_same() -> None:
    game = older(6)
    (at, *_) = [line.seq for line in game.lines if line.draws]
    assert at < 6
    first, *rest = game.lines[at].draws
    assert found_at(changed(game, at, draws=(Drawn((first.number + 1) % first.size, first.size), *rest))) == at


@pytest.mark.parametrize("wrong", [{"rules": None}, {"state": None}, {"state": {}}, {"state": []}])
def test_a_spoilt_snapshot_is_found_at_its_step(wrong: dict[str, object]) -> None:
    game = older(6)
    fields = {name: item for name, item in {**game.lines[6].fields, **wrong}.items() if item is not None}
    assert found_at(changed(game, 6, fields=fields)) == 6


def test_a_snapshot_of_another_position_cannot_be_slipped_into_a_game() -> None:
    """A snapshot may only replace steps of older rules; where steps can be replayed it must agree with them."""
    game, better = older(6), positions()[5].fork()
    better.land.add("ash", 50)
    fields = {"rules": RULES_VERSION, "state": write_state(better)}
    forged = changed(game, 6, fields=fields, fingerprint=fingerprint(better))
    assert found_at(Record(HEAD, forged.lines)) == 6


def test_a_correction_of_one_games_rules_leaves_the_others_records_as_they_are() -> None:
    """A game has a version of its own: only where that was raised an old record's steps are of other rules."""

    def corrected(setting: Setting) -> Ruleset:
        rules = tiny.ruleset(seats=setting.seats)
        rules.version = "corrected"
        return rules

    game = a_long_game()
    assert (verify(game, rules_of).untold, verify(game, corrected).untold) == (0, len(game.lines))
    renewed = Record(replace(game.head, rules="corrected"), game.lines)
    assert (verify(renewed, rules_of).untold, verify(renewed, corrected).untold) == (len(game.lines), 0)


@pytest.mark.parametrize("version", ["1", "2", "3"])
@pytest.mark.parametrize("name", ["lotr-base-six", "classic-secret-mission"])
def test_a_whole_game_of_rules_that_are_no_longer_played(name: str, version: str) -> None:
    """A record of an older version, as it was written then: its dice and shuffles are what the key gives, the rest is
    said to be of other rules."""
    folder = Path(__file__).parent / f"rules_{version}"
    record = read_record((folder / f"{name}.game").read_text(encoding="utf-8"))
    assert (record.head.rules, RULES_VERSION) == (version, "4")
    proof = verify(record, ruleset)
    assert (proof.steps, proof.untold, proof.recomputed) == (len(record.lines), len(record.lines), True)
    assert proof.draws == sum(len(line.draws) for line in record.lines) > 0
    assert proof.winners is None
    at = next(line.seq for line in record.lines if line.draws)
    first, *rest = record.lines[at].draws
    other = (Drawn((first.number + 1) % first.size, first.size), *rest)
    with pytest.raises(Tampered) as tampered:
        verify(changed(record, at, draws=other), ruleset)
    assert tampered.value.step == at
