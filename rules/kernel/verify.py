"""Proving a record: every die and shuffle recomputed from the key, every answer played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rules.kernel import snapshot
from rules.kernel.chance import MOST_SIDES, Chance, Scripted, Seeded, commitment, mixed
from rules.kernel.game import Setting
from rules.kernel.play import Step, apply, begin, take_back
from rules.kernel.record import BEGIN, REWIND, RULES_VERSION, SNAPSHOT, UNDO, Head, Line, Record
from rules.kernel.rewind import rewind
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import Action, Player, Refused


class Tampered(ValueError):
    """A record that does not prove itself; `step` is the first step that fails (0 when it is the head)."""

    def __init__(self, step: int, why: str) -> None:
        super().__init__(f"step {step}: {why}")
        self.step, self.why = step, why


@dataclass(frozen=True, slots=True)
class Proof:
    """What was checked: steps played again, draws compared, whether the key was there to recompute them.

    `untold` counts the steps of older rules, whose draws were recomputed but which could not be played again. A game
    `from_position` was not set up by the rules: how it came to stand as it does at its first step is not proved.
    """

    steps: int
    draws: int
    recomputed: bool
    untold: int
    winners: tuple[Player, ...] | None
    from_position: bool = False


def verify(record: Record, rules_of: Callable[[Setting], Ruleset]) -> Proof:
    """Prove a record; raises `Tampered`. `rules_of` gives the ruleset of a setting."""
    draws, untold, now = 0, 0, None
    for line, step in replay(record, rules_of):
        draws, untold = draws + len(line.draws), untold + (step is None)
        now = step.state if step else None
    winners, laid_out = now.winners if now else None, record.lines[0].kind == SNAPSHOT
    return Proof(len(record.lines), draws, bool(record.head.secret), untold, winners, laid_out)


def replay(record: Record, rules_of: Callable[[Setting], Ruleset]) -> Iterator[tuple[Line, Step | None]]:
    """Every line of a record with the step that it tells of, played again and checked; raises `Tampered`.

    The step is None where older rules were in force: such steps cannot be played again. Taking back and a snapshot
    are steps too, in which nothing but the state changes.
    """
    chance = _chance(record.head)
    rules = _rules(record.head, rules_of)
    states: dict[int, State] = {}
    gone_back_to = {line.fields["to"] for line in record.lines if type(line.fields.get("to")) is int}
    now: State | None = None
    version, drawn = record.head.rules, 0
    if not record.lines:
        raise Tampered(0, "it holds no step")
    for at, line in enumerate(record.lines):
        if line.seq != at:
            raise Tampered(at, f"a step is missing or stands twice: this line says {line.seq}")
        if chance:
            _check_draws(chance, line, drawn)
        step: Step | None = None
        if line.kind == SNAPSHOT:
            version, restored = _restore(rules, line, now)
            step = Step(restored, None, line.by, (), line.draws)
        elif version == RULES_VERSION:
            step = _play_again(rules, line, states, now, drawn)
        drawn += len(line.draws)
        now = step.state if step else None
        if now is not None:
            if at in gone_back_to:
                states[at] = now
            if version == RULES_VERSION and snapshot.fingerprint(now) != line.fingerprint:
                raise Tampered(at, "playing it again leads to another position")
        yield line, step


def _rules(head: Head, rules_of: Callable[[Setting], Ruleset]) -> Ruleset:
    try:
        return rules_of(head.setting)
    except (LookupError, Refused, KeyError, TypeError) as error:
        raise Tampered(0, f"no such game can be set up: {error}") from None


def _chance(head: Head) -> Chance | None:
    if not head.secret:
        return None
    secret = bytes.fromhex(head.secret)
    if commitment(secret) != head.commitment:
        raise Tampered(0, "the key is not the one whose hash was posted before the game")
    return Seeded(mixed(secret, head.salts))


def _check_draws(chance: Chance, line: Line, drawn: int) -> None:
    for n, draw in enumerate(line.draws, drawn + 1):
        if not 1 <= draw.size <= MOST_SIDES or chance.draw(n, draw.size) != draw.number:
            raise Tampered(line.seq, f"draw {n} is not what the key gives")


def _play_again(rules: Ruleset, line: Line, states: dict[int, State], now: State | None, drawn: int) -> Step:
    if line.kind == UNDO:
        return Step(take_back(*_gone_back(line, states, now)), None, line.by, (), ())
    script = Scripted((draw.number for draw in line.draws), drawn + 1)
    try:
        if line.kind == REWIND:
            step = rewind(rules, *_gone_back(line, states, now), script)
        elif line.kind == BEGIN and now is None:
            step = begin(rules, script)
        elif now is None:
            raise Tampered(line.seq, "the game had not begun")
        else:
            step = apply(rules, now, _action(rules, line), script, line.by)
    except (Refused, Unreadable, LookupError) as error:
        raise Tampered(line.seq, f"the rules do not allow it: {error}") from None
    _same_draws(line, step)
    return step


def _gone_back(line: Line, states: dict[int, State], now: State | None) -> tuple[State, State]:
    """The game to which a line goes back, and the game as it stands."""
    to = line.fields.get("to")
    if type(to) is not int or to not in states or now is None:
        raise Tampered(line.seq, "it goes back to a step that is not there")
    return states[to], now


def _action(rules: Ruleset, line: Line) -> Action:
    read: Action = rules.actions.read({**line.fields, "kind": line.kind, "player": line.player})
    return read


def _same_draws(line: Line, step: Step) -> None:
    if step.draws != line.draws:
        raise Tampered(line.seq, "other dice were thrown than the rules ask for")


def _restore(rules: Ruleset, line: Line, now: State | None) -> tuple[str, State]:
    """The rules' version and the state of a snapshot.

    It may stand in for steps that cannot be played again, but never contradict those that can.
    """
    try:
        version, state = str(line.fields["rules"]), snapshot.read_snapshot(rules, line.fields["state"])
    except (KeyError, Unreadable) as error:
        raise Tampered(line.seq, f"its snapshot cannot be read: {error}") from None
    if now is not None and snapshot.fingerprint(state) != snapshot.fingerprint(now):
        raise Tampered(line.seq, "its snapshot is another position than the one played")
    return version, state
