"""What a host with a changed program may try with a record, one attack a test: `verify` finds each at its step.

The attacker knows the secret and all of this code, plays with the real rules, and writes true fingerprints.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.changed_program import NUMBER, WITH_BEACON, ChangedProgram, found, proved, recomputed
from support.made_up.tiny_game import BLUE, RED, Rest
from support.made_up.tiny_records import HEAD, SECRET
from support.processes.quicknet import SIGNATURES

from rules import Chance, Seeded, State, Step, fingerprint, take_back
from rules.author import TurnBegan
from rules.records import (
    FIRST_FORMAT,
    QUICKNET,
    RULES_VERSION,
    Drawn,
    Head,
    Line,
    Record,
    Round,
    commitment,
    key_of,
    mix_keys,
    write_snapshot,
)


def drew(step: Step) -> bool:
    """A battle: something was drawn, and the game goes on."""
    return bool(step.draws) and step.state.winners is None


def free(step: Step) -> bool:
    return step.free and step.state.winners is None


def an_honest_game(head: Head = WITH_BEACON) -> Record:
    return ChangedProgram(head).finish()


@pytest.mark.parametrize("head", [HEAD, WITH_BEACON], ids=["without a beacon", "with a beacon"])
def test_an_honest_game_is_proved(head: Head, tmp_path: Path) -> None:
    """Else every attack below would fail for another reason."""
    proof = proved(an_honest_game(head))
    assert (proof.recomputed, proof.untold, proof.rewinds) == (True, 0, ())
    assert proof.signature_checked is (True if head.beacon else None)
    assert recomputed(an_honest_game(head), tmp_path) == "true"


# ---- throwing again


def test_a_battle_cannot_be_undone_and_fought_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = ChangedProgram()
    program.play_until(drew)
    battle = program.last
    program.undo(battle - 1)
    record = program.finish()
    assert found(record).step == battle + 1
    assert "was not free" in found(record).why
    assert recomputed(record, tmp_path) == f"WRONG: step {battle + 1} is an undo, and takes back draws"
    draws = len(record.lines[battle].draws)
    assert f"undone draws: step {battle} ({draws})" in capsys.readouterr().out


def test_a_battle_that_orders_fought_after_an_answer_cannot_be_undone_with_it() -> None:
    program = ChangedProgram()
    program.play_until(free)
    answer = program.last
    while not program.play(by="order").draws:
        pass
    program.undo(answer - 1)
    assert found(program.record()).step == program.last
    assert "was not free" in found(program.record()).why


def test_two_answers_cannot_be_undone_at_once() -> None:
    program = ChangedProgram()
    program.play_until(free)
    program.play_until(free)
    while not (program.lines[-2].kind != "begin" and not program.lines[-2].draws):
        program.play_until(free)
    program.undo(program.last - 2)
    assert found(program.finish()).why.startswith("it goes back further")


def test_an_undo_of_several_players_answers_stands_in_every_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another player's answer that the record calls an order, which such an undo takes back too."""

    for seed in range(500):
        program = ChangedProgram(WITH_BEACON, seed)
        program.play_until(free)
        if free(program.play(by="order")) and program.lines[-1].player != program.lines[-2].player:
            break
    seats = [line.player for line in program.lines[-2:]]
    steps = program.last - 1, program.last
    program.undo(program.last - 2)
    undo, record = program.last, program.finish()
    (undone,) = proved(record).joint_undos
    assert (undone.step, undone.steps, list(undone.seats)) == (undo, steps, seats)
    assert proved(record).undos == (undone,)
    assert recomputed(record, tmp_path) == "true"
    listed = ", ".join(sorted(f"'{seat}'" for seat in seats))
    assert f"step {undo} (undo) goes back to step {undo - 3}; undone draws: none; answers of: {listed}" in (
        capsys.readouterr().out
    )


@pytest.mark.parametrize("by", ["ai", "clock", "vote"])
def test_nobody_undoes_past_an_answer_that_was_not_theirs(by: str) -> None:
    """An AI's, a deadline's or a vote's. Another player's is the last answer itself, and the one undone."""
    program = ChangedProgram()
    program.play_until(free)
    answer = program.last
    program.play(by=by)
    program.undo(answer - 1)
    assert "more than a player's last answer" in found(program.record()).why


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    program = ChangedProgram()
    program.play_until(lambda step: not step.draws and not step.free)
    program.undo(program.last - 1)
    assert "was not free" in found(program.record()).why


def test_an_undo_cannot_burn_draws(tmp_path: Path) -> None:
    """A bad die to come would be skipped."""
    program = ChangedProgram()
    program.play_until(free)
    n = program.state.draws + 1
    program.undo(program.last - 1, (Drawn(program.chance.draw(n, 6), 6),))
    assert (found(program.record()).step, found(program.record()).why) == (program.last, "an undo draws nothing")
    assert recomputed(program.record(), tmp_path) == f"WRONG: step {program.last} is an undo, and draws"


def test_the_first_step_cannot_be_undone() -> None:
    """Another deal would follow from the next draws."""
    program = ChangedProgram()
    program.undo(0)
    assert "more than a player's last answer" in found(program.record()).why


def test_no_undo_goes_past_a_rewind() -> None:
    program = ChangedProgram()
    program.play_until(free)
    program.play_until(drew)
    program.rewind(program.last - 1)
    program.undo(program.last - 2)
    assert found(program.record()).step == program.last


def test_nothing_goes_back_to_a_branch_that_was_taken_back() -> None:
    """The better of two battles could be chosen otherwise."""
    program = ChangedProgram()
    program.play_until(drew)
    battle = program.last
    program.rewind(battle - 1)
    program.rewind(battle)
    assert (found(program.record()).step, found(program.record()).why) == (
        program.last,
        "it goes back to a step that is not there",
    )


# ---- rewinds


def test_a_forged_rewind_stands_in_every_verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It cannot be told from a voted one, so it is listed, to be compared with the channel."""
    program = ChangedProgram()
    program.play_until(drew)
    battle = program.last
    program.rewind(battle - 1)
    record = program.finish()
    (undone,) = proved(record).rewinds
    assert (undone.step, undone.to, undone.steps) == (battle + 1, battle - 1, (battle,))
    assert undone.draws == len(record.lines[battle].draws) > 0
    assert recomputed(record, tmp_path) == "true"
    output = capsys.readouterr().out
    assert f"step {battle + 1} (rewind) goes back to step {battle - 1}" in output
    assert f"undone draws: step {battle} ({undone.draws})" in output


def test_a_rewind_says_how_many_turns_it_undid() -> None:
    program, turns = ChangedProgram(), 0
    program.play()
    while turns < 3:
        turns += sum(isinstance(event, TurnBegan) for event in program.play().events)
    program.rewind(1)
    (undone,) = proved(program.record()).rewinds
    assert (undone.turns, undone.steps) == (3, tuple(range(2, program.last)))


def test_a_rewind_without_its_shuffles_is_found() -> None:
    program = ChangedProgram()
    program.play_until(drew)
    to = program.last - 1
    program.write("rewind", {"to": to}, take_back(program.states[to], program.state))
    assert found(program.record()).step == program.last


class Chosen(Chance):
    """Chance as a host would like it."""

    def draw(self, n: int, size: int) -> int:
        return size - 1


def test_a_rewind_with_shuffles_of_the_hosts_choice_is_found(tmp_path: Path) -> None:
    program = ChangedProgram()
    program.play_until(drew)
    program.rewind(program.last - 1, Chosen())
    assert "not what the key gives" in found(program.record()).why
    assert "is not what the key gives" in recomputed(program.record(), tmp_path)


# ---- choosing dice


@pytest.mark.parametrize(
    "chance", [Chosen(), Seeded(b"another key"), Seeded(mix_keys(SECRET, ()))], ids=["chosen", "another key", "no list"]
)
def test_a_whole_game_with_other_dice_is_found_at_its_first_draw(chance: Chance, tmp_path: Path) -> None:
    record = ChangedProgram(chance=chance).finish()
    assert found(record).step == 0
    assert recomputed(record, tmp_path) == "WRONG: draw 1 (step 0) is not what the key gives"


class Skipping(Chance):
    """The key's draws without draw `n`: a bad die is passed over."""

    def __init__(self, head: Head, n: int) -> None:
        self._honest, self._n = Seeded(key_of(head)), n

    def draw(self, n: int, size: int) -> int:
        return self._honest.draw(n + (n >= self._n), size)


def test_a_draw_cannot_be_skipped() -> None:
    honest = an_honest_game(HEAD)
    dealt = len(honest.lines[0].draws)
    record = ChangedProgram(chance=Skipping(HEAD, dealt + 1)).finish()
    fallen = next(line.seq for line in record.lines[1:] if line.draws)
    assert found(record).step == fallen


def test_one_changed_die_is_found_although_all_that_follows_fits_it() -> None:
    dealt = len(an_honest_game(HEAD).lines[0].draws)

    class OneChanged(Chance):
        def draw(self, n: int, size: int) -> int:
            true = Seeded(key_of(HEAD)).draw(n, size)
            return (true + 1) % size if n == dealt + 1 else true

    record = ChangedProgram(chance=OneChanged()).finish()
    assert found(record).step == next(line.seq for line in record.lines[1:] if line.draws)


# ---- the frozen list


def with_(**setup: object) -> Callable[[Head], Head]:
    return lambda head: replace(head, **setup)  # type: ignore[arg-type]


def with_setting(**setup: object) -> Callable[[Head], Head]:
    return lambda head: replace(head, setting=replace(head.setting, **setup))  # type: ignore[arg-type]


def with_round(**setup: object) -> Callable[[Head], Head]:
    return lambda head: replace(head, beacon=replace(head.beacon, **setup))  # type: ignore[type-var]


CHANGES: dict[str, Callable[[Head], Head]] = {
    "a contribution": with_(contributions=("1118", *HEAD.contributions[1:])),
    "two contributions swapped": with_(contributions=HEAD.contributions[::-1]),
    "a contribution for the seat without one": with_(contributions=(*HEAD.contributions[:2], "late")),
    "an option": with_setting(options=(("mode", "long"),)),
    "an option more": with_setting(options=(("mode", "short"), ("storm", "on"))),
    "the order of the seats": with_setting(seats=(BLUE, RED, tiny.GREEN)),
    "the secret": with_(secret=bytes(32).hex()),
    "the secret with its hash": with_(secret=bytes(32).hex(), commitment=commitment(bytes(32))),
    "no beacon": with_(beacon=None),
    "the round skipped": with_round(signature="", skipped=True),
    "another round with its own signature": with_round(number=1000, signature=SIGNATURES[1000]),
    "another number": with_round(number=NUMBER + 1),
    "another signature": with_round(signature=SIGNATURES[1000]),
    "another chain": with_round(chain="ab" * 32),
    "no signature": with_round(signature=""),
    "the older format": with_(format=FIRST_FORMAT, beacon=None),
}


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_of_the_frozen_list_can_be_changed_afterwards(change: str, tmp_path: Path) -> None:
    honest = an_honest_game()
    bent = replace(honest, head=CHANGES[change](honest.head))
    assert found(bent).step == 0
    assert recomputed(bent, tmp_path) != "true"


@pytest.mark.parametrize("change", CHANGES)
def test_a_game_played_with_another_list_does_not_pass_for_this_one(change: str) -> None:
    """The draws of the two lists have nothing in common, so the posted one tells them apart."""
    changed = CHANGES[change](WITH_BEACON)
    if changed.beacon is None or changed.beacon.settled:
        assert key_of(changed) != key_of(WITH_BEACON)
    else:
        with pytest.raises(ValueError, match="not known yet"):
            key_of(changed)


def test_an_option_in_another_place_is_the_same_list() -> None:
    first, second = (("a", "1"), ("b", "2")), (("b", "2"), ("a", "1"))
    assert key_of(with_setting(options=first)(HEAD)) == key_of(with_setting(options=second)(HEAD))


@pytest.mark.parametrize("nudge", range(5))
def test_a_word_is_bound_to_the_character(nudge: int) -> None:
    words = [("ab", "c", ""), ("a", "bc", ""), ("a", "b", "c"), ('a", "b', "c", ""), ("a\u0301b", "c", "")]
    keys = {key_of(replace(HEAD, contributions=each)) for each in words}
    assert len(keys) == len(words)
    assert key_of(replace(HEAD, contributions=words[nudge])) in keys


# ---- the beacon


@pytest.mark.parametrize(
    "signature", [SIGNATURES[NUMBER - 1], SIGNATURES[NUMBER][:-1] + "5", "00" * 48, "c0" + "00" * 47]
)
def test_no_signature_can_be_made_up(signature: str) -> None:
    """The game was played with it, so that all dice fit; the chain never signed it."""
    head = replace(HEAD, beacon=Round(QUICKNET.hash, NUMBER, signature))
    tampered = found(ChangedProgram(head).finish())
    assert (tampered.step, tampered.why) == (0, f"the signature is not the one of the beacon's round {NUMBER}")


def test_a_skipped_beacon_stands_in_the_proof() -> None:
    skipped = replace(HEAD, beacon=Round(QUICKNET.hash, NUMBER, skipped=True))
    record = ChangedProgram(skipped).finish()
    assert proved(record).signature_checked is None
    assert record.head.beacon == skipped.beacon


def test_without_the_library_the_proof_says_that_the_signature_is_unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    forged = replace(HEAD, beacon=Round(QUICKNET.hash, NUMBER, SIGNATURES[1000]))
    record = ChangedProgram(forged).finish()
    monkeypatch.setitem(sys.modules, "py_arkworks_bls12381", None)
    assert proved(record).signature_checked is False


# ---- lines


def renumbered(lines: list[Line]) -> tuple[Line, ...]:
    return tuple(replace(line, seq=seq) for seq, line in enumerate(lines))


def bent_lines(record: Record, bend: Callable[[list[Line]], object]) -> Record:
    lines = list(record.lines)
    bend(lines)
    return replace(record, lines=renumbered(lines))


@pytest.mark.parametrize("at", range(1, 12))
def test_no_line_can_be_dropped(at: int) -> None:
    assert found(bent_lines(an_honest_game(), lambda lines: lines.pop(at))).step in (at, at + 1)


@pytest.mark.parametrize("kind", ["grow", "raid", "rest"])
def test_no_line_can_stand_twice(kind: str) -> None:
    """An answer in a window may: until all have answered, a seat may give its answer again, and nothing changes."""
    record = an_honest_game()
    at = next(line.seq for line in record.lines if line.kind == kind)
    assert found(bent_lines(record, lambda lines: lines.insert(at, lines[at]))).step == at + 1


@pytest.mark.parametrize("at", range(1, 12))
def test_no_two_lines_can_be_swapped(at: int) -> None:
    def swap(lines: list[Line]) -> None:
        lines[at], lines[at + 1] = lines[at + 1], lines[at]

    assert found(bent_lines(an_honest_game(), swap)).step == at


def test_no_answer_that_the_rules_forbid_counts() -> None:
    """The program writes what would come of it, as if it were allowed."""
    program = ChangedProgram()
    there = next(tree for tree in program.state.land.holdings if program.state.land.owner(tree) == BLUE)
    better = program.state.fork()
    better.land.add(there, 5)
    program.write("grow", {"decision": tiny.the(program.state, RED), "where": there, "count": 5}, better)
    program.lines[-1] = replace(program.lines[-1], by="player", player="red")
    assert found(program.record()).step == 1


def test_no_answer_counts_for_another_seat() -> None:
    program = ChangedProgram()
    step = program.play(Rest(tiny.the(program.state, RED), RED))
    assert step.action is not None
    program.lines[-1] = replace(program.lines[-1], player="blue")
    assert found(program.record()).step == 1


@pytest.mark.parametrize("kind", ["undo", "rewind", "snapshot", "begin", "grow"])
@pytest.mark.parametrize("rules", [RULES_VERSION, "0"])
def test_no_line_can_name_a_seat_that_the_game_does_not_have(kind: str, rules: str) -> None:
    """What stands there is shown in the verdict, and could be anything."""
    program = ChangedProgram(replace(HEAD, rules=rules))
    program.play_until(free)
    lines = [*program.lines, replace(program.lines[-1], seq=program.last + 1, kind=kind, player="the record holds")]
    assert "it names another seat" in found(replace(program.record(), lines=tuple(lines))).why


def test_no_position_can_name_a_seat_that_the_game_does_not_have() -> None:
    program = ChangedProgram()
    for name in ("seats", "winners"):
        fields = {"rules": RULES_VERSION, "state": {**write_snapshot(program.state), name: ["red", "the record holds"]}}
        line = replace(program.lines[0], by="position", kind="snapshot", fields=fields)
        assert "names other seats" in found(replace(program.record(), lines=(line,))).why


# ---- snapshots and older rules


def better_for_red(state: State) -> State:
    better = state.fork()
    better.land.add(better.land.of(RED)[0], 50)
    return better


def test_no_other_position_can_be_slipped_in() -> None:
    program = ChangedProgram()
    program.play()
    better = better_for_red(program.state)
    program.write("snapshot", {"rules": RULES_VERSION, "state": write_snapshot(better)}, better)
    assert found(program.finish()).why == "its snapshot is another position than the one played"


def test_a_deal_that_was_only_written_down_stands_in_every_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record that begins with a position passes the deal over, with draws that the key gives."""
    program = ChangedProgram()
    better, dealt = better_for_red(program.state), program.lines.pop()
    fields = {"rules": RULES_VERSION, "state": write_snapshot(better)}
    program.lines.append(replace(dealt, by="position", kind="snapshot", fields=fields, fingerprint=fingerprint(better)))
    assert proved(program.record()).from_position
    assert recomputed(program.record(), tmp_path) == "true"
    assert "step 0 is a position that was written down, not played" in capsys.readouterr().out


def test_a_position_is_compared_in_full_and_not_by_its_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two positions with one fingerprint of sixteen digits can be found, if at great cost."""
    program = ChangedProgram()
    program.play()
    better = better_for_red(program.state)
    program.write("snapshot", {"rules": RULES_VERSION, "state": write_snapshot(better)}, better)
    record = program.finish()
    monkeypatch.setattr("rules.kernel.snapshot.fingerprint", lambda state: "0" * 16)
    lines = tuple(replace(line, fingerprint="0" * 16) for line in record.lines)
    assert found(replace(record, lines=lines)).why == "its snapshot is another position than the one played"


def test_steps_that_claim_older_rules_are_never_proved() -> None:
    program = ChangedProgram(replace(HEAD, rules="0"))
    program.play()
    better = better_for_red(program.state)
    program.write("snapshot", {"rules": RULES_VERSION, "state": write_snapshot(better)}, better)
    assert proved(program.finish()).untold == 2


def test_a_snapshot_cannot_pass_draws_over() -> None:
    program = ChangedProgram(replace(HEAD, rules="0"))
    later = program.state.fork()
    later.draws += 3
    program.write("snapshot", {"rules": RULES_VERSION, "state": write_snapshot(later)}, later)
    assert "another number of draws" in found(program.record()).why


def test_an_undo_by_older_rules_takes_back_no_draws_either() -> None:
    program = ChangedProgram(replace(HEAD, rules="0"))
    program.play_until(drew)
    program.undo(program.last - 1)
    assert found(program.record()).step == program.last


# ---- what stays possible, so that the document may not promise otherwise


def test_a_game_that_was_played_another_way_from_some_step_on_holds() -> None:
    """A copy of the database from before a battle: the same dice fall, but for whatever is played then."""
    program = ChangedProgram(seed=1)
    program.play_until(drew)
    told, fork = program.finish(), ChangedProgram(seed=1)
    while not told.lines[fork.last + 1].draws:
        fork.play()
    fork.luck = Random(99)
    other = fork.finish()
    assert other.lines != told.lines
    assert proved(told).recomputed
    assert proved(other).recomputed


def test_a_record_that_was_cut_says_that_the_game_had_not_ended() -> None:
    whole = an_honest_game()
    assert proved(whole).winners
    assert proved(replace(whole, lines=whole.lines[:-1])).winners is None


def test_with_the_secret_known_a_choice_of_the_list_still_chooses_the_deal() -> None:
    """Without a beacon: the last contribution, an option, who sits where. Each try is another deal."""
    deals = {ChangedProgram(replace(HEAD, contributions=("1", "2", str(last)))).lines[0].draws for last in range(20)}
    assert len(deals) == 20


def test_an_ai_adds_nothing_however_often_it_is_seated() -> None:
    """The key binds who contributes what, and an AI's contribution is empty each time."""
    assert len({key_of(replace(HEAD, contributions=("1", "2", ""))) for _ in range(20)}) == 1
