"""Proving a record: every die and shuffle recomputed from the key, every answer played again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.kernel import snapshot
from rules.kernel.arguments import check_argument
from rules.kernel.beacon import CHAINS, NoSignatureLibrary, Round, is_signed
from rules.kernel.chance import MOST_SIDES, Chance, Scripted, Seeded, commitment
from rules.kernel.events import TurnBegan
from rules.kernel.game import Setting
from rules.kernel.play import Step, apply, begin, take_back
from rules.kernel.record import BEGIN, NO_SEAT, REWIND, SNAPSHOT, UNDO, Head, Line, Record, key_of
from rules.kernel.rewind import rewind
from rules.kernel.ruleset import Ruleset
from rules.kernel.seat_draw import why_not_drawn
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.undo import last_answer
from rules.kernel.values import Action, Player, Refused
from rules.kernel.windows import PassTogether

Fault = Literal["draw", "move", "line"]
"""What is wrong with a record: a draw is not what the key gives or the rules ask for, a move is not allowed, or
something else does not fit, as where a line is missing."""


class Tampered(ValueError):
    """A record that does not prove itself; `step` is the first step that fails (0 when it is the head)."""

    def __init__(self, step: int, why: str, fault: Fault = "line") -> None:
        super().__init__(f"step {step}: {why}")
        self.step, self.why, self.fault = step, why, fault


@dataclass(frozen=True, slots=True)
class Undone:
    """An undo or a rewind at line `step`: it went back to the game as it stood after line `to`.

    `steps` are the lines that it took back, without undos and what they had taken back before; `seats` are those whose
    answers were among them. `turns` began in them (None: by older rules, which cannot be played again), and `draws`
    were drawn.
    """

    step: int
    kind: str
    to: int
    steps: tuple[int, ...]
    turns: int | None
    draws: int
    seats: tuple[Player, ...] = ()


@dataclass(frozen=True, slots=True)
class Proof:
    """What was checked: steps played again, draws compared, whether the key was there to recompute them.

    `untold` counts the steps of older rules, whose draws were recomputed but which could not be played again. A game
    `from_position` was not set up by the rules: how it came to stand as it does at its first step is not proved.
    `rewinds` were agreed by vote, as far as the record says: the channel's announcements tell. `undos` may have taken
    back answers of several seats: orders that followed a player's answer, as far as the record says.
    `signature_checked` is whether the beacon's signature was held against the chain's public key; None where there is
    none to check. `end` is the game as it stood after the last line; None if that is of older rules. `unsealed` are the
    labels whose seals were broken in the steps played again: the record tells what was behind these and no others.

    >>> from rules import GAMES, Seeded, begin, ruleset
    >>> from rules.records import Head, Proof, Record, commitment, key_of, line_of, verify
    >>> setting = GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"})
    >>> head = Head(setting, ruleset(setting).version, commitment(b"secret"), ("", "", ""), b"secret".hex())
    >>> record = Record(head, (line_of(0, begin(ruleset(setting), Seeded(key_of(head)))),))
    >>> proof: Proof = verify(record, ruleset)
    >>> proof.whole, proof.steps, proof.draws, proof.winners
    (True, 1, 3, None)
    """

    steps: int
    draws: int
    recomputed: bool
    untold: int
    winners: tuple[Player, ...] | None
    from_position: bool = False
    rewinds: tuple[Undone, ...] = ()
    undos: tuple[Undone, ...] = ()
    signature_checked: bool | None = None
    end: State | None = field(default=None, repr=False, compare=False)
    unsealed: tuple[str, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether all that a record can prove was checked: every draw, every step from the deal on, any signature."""
        told = not self.untold and not self.from_position
        return self.recomputed and told and self.signature_checked is not False

    @property
    def joint_undos(self) -> tuple[Undone, ...]:
        """The undos that took back answers of several seats."""
        return tuple(undo for undo in self.undos if len(undo.seats) > 1)


def verify(record: Record, rules_of: Callable[[Setting], Ruleset]) -> Proof:
    """Prove a record; raises `Tampered`. `rules_of` gives the ruleset of a setting: `ruleset`.

    A record of rules that were corrected since is proved in part, one of newer rules than this program's is
    refused. One that was cut off passes as a game that is not over: `Proof.winners` is None. Without the secret the
    answers are played again with the dice that are written, and `recomputed` is False: see `Proof.whole`.

    >>> from rules import GAMES, Seeded, begin, ruleset
    >>> from rules.records import Head, Record, commitment, key_of, line_of, verify
    >>> setting = GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"})
    >>> head = Head(setting, ruleset(setting).version, commitment(b"secret"), ("", "", ""), b"secret".hex())
    >>> record = Record(head, (line_of(0, begin(ruleset(setting), Seeded(key_of(head)))),))
    >>> verify(record, ruleset).whole
    True
    """
    check_argument("record", record, Record)
    if not callable(rules_of):
        got = type(rules_of).__name__
        raise TypeError(f"rules_of: expected a function from a setting to its ruleset, such as ruleset; got {got}")
    signature_checked = _check_signature(record.head.beacon)
    history = _History(record.lines)
    draws = len(record.head.seat_draw.dice) if record.head.seat_draw else 0
    untold, now = 0, None
    unsealed: list[str] = []
    for line, step in _replay(record, rules_of, history):
        draws, untold = draws + len(line.draws), untold + (step is None)
        now = step.state if step else None
        unsealed += [event.unsealed for event in step.events if event.unsealed] if step else []
    if not untold and (strange := [one for one in record.head.opened if one.partition(":")[0] not in unsealed]):
        raise Tampered(0, f"it tells what was behind {strange[0]}, whose seal it does not break")
    winners, laid_out = now.winners if now else None, record.lines[0].kind == SNAPSHOT
    rewinds, undos = (tuple(each for each in history.undone if each.kind == kind) for kind in (REWIND, UNDO))
    recomputed = bool(record.head.secret)
    return Proof(
        *(len(record.lines), draws, recomputed, untold, winners, laid_out, rewinds, undos, signature_checked, now),
        tuple(unsealed),
    )


def replay(record: Record, rules_of: Callable[[Setting], Ruleset]) -> Iterator[tuple[Line, Step | None]]:
    """Every line of a record with the step that it tells of, played again and checked; raises `Tampered`.

    The step is None where older rules were in force: such steps cannot be played again. Taking back and a snapshot
    are steps too, in which nothing but the state changes.

    >>> from rules import GAMES, Seeded, begin, ruleset
    >>> from rules.records import Head, Record, commitment, key_of, line_of, replay
    >>> setting = GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"})
    >>> head = Head(setting, ruleset(setting).version, commitment(b"secret"), ("", "", ""), b"secret".hex())
    >>> record = Record(head, (line_of(0, begin(ruleset(setting), Seeded(key_of(head)))),))
    >>> [(line.kind, step.state.draws) for line, step in replay(record, ruleset)]
    [('begin', 3)]
    """
    return _replay(record, rules_of, _History(record.lines))


@dataclass(frozen=True, slots=True)
class _Past:
    """A line that stands. `free` and `final` are the step's (of older rules only the draws are known), `turns` is how
    many turns began in it, if it was played again. `state` is kept where a later line goes back to it."""

    line: Line
    free: bool
    final: bool
    turns: int | None
    state: State | None

    @property
    def by(self) -> str:
        return self.line.by


def _past(line: Line, step: Step | None, kept: bool) -> _Past:
    if step is None:
        return _Past(line, not line.draws, False, None, None)
    turns = sum(isinstance(event, TurnBegan) for event in step.events)
    return _Past(line, step.free, step.final, turns, step.state if kept else None)


def _answering(line: Line) -> tuple[Player, ...]:
    """The seats that answered with a line."""
    others = line.fields.get("others", ()) if line.kind == PassTogether.kind else ()
    return tuple(Player(seat) for seat in (line.player, *(one["player"] for one in others)) if seat != NO_SEAT)


class _History:
    """The lines that stand, the oldest first, and what was taken back. A line that goes back stands itself."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.undone: list[Undone] = []
        self._standing: dict[int, _Past] = {}
        self._targets = {line.fields["to"] for line in lines if type(line.fields.get("to")) is int}

    def add(self, line: Line, step: Step | None) -> None:
        """Add a line that was played; one that goes back takes the lines after its target away. Raises `Tampered`."""
        if line.kind in (UNDO, REWIND):
            self._take_back(line)
        self._standing[line.seq] = _past(line, step, line.seq in self._targets)

    def _take_back(self, line: Line) -> None:
        to = self.target(line)
        gone = [self._standing.pop(seq) for seq in [*self._standing] if seq > to]
        if final := [past.line.seq for past in gone if past.final]:
            raise Tampered(line.seq, f"it takes back step {final[0]}, which is for ever")
        steps, draws = (
            tuple(past.line.seq for past in gone if past.line.kind != UNDO),
            sum(len(past.line.draws) for past in gone),
        )
        turns = [past.turns for past in gone if past.turns is not None]
        told = len(turns) == len(gone)
        seats = tuple(dict.fromkeys(seat for past in gone for seat in _answering(past.line)))
        self.undone.append(Undone(line.seq, line.kind, to, steps, sum(turns) if told else None, draws, seats))

    def target(self, line: Line) -> int:
        """The line to which a line goes back: one that stands. Raises `Tampered`."""
        to = line.fields.get("to")
        if type(to) is not int or to not in self._standing:
            raise Tampered(line.seq, "it goes back to a step that is not there")
        return to

    def state_at(self, line: Line) -> State:
        """The game to which a line goes back; raises `Tampered`."""
        state = self._standing[self.target(line)].state
        if state is None:
            raise Tampered(line.seq, "it goes back to a step of older rules")
        return state

    def check_undo(self, line: Line) -> None:
        """Raises `Tampered` unless the line takes back a player's last answer with the orders after it, all free."""
        if line.draws:
            raise Tampered(line.seq, "an undo draws nothing")
        found = last_answer(self._since_the_last_barrier())
        if found is None:
            raise Tampered(line.seq, "it takes back more than a player's last answer and the orders that followed")
        answer, free = found
        if not free:
            raise Tampered(
                line.seq, "it takes back an answer that was not free: something was drawn, shown or final since"
            )
        if max((seq for seq in self._standing if seq < answer.line.seq), default=-1) != self.target(line):
            raise Tampered(line.seq, "it goes back further, or less far, than to before the player's last answer")

    def _since_the_last_barrier(self) -> Iterator[_Past]:
        for past in reversed(self._standing.values()):
            if past.line.kind in (REWIND, SNAPSHOT):
                return
            if past.line.kind != UNDO:
                yield past


def _replay(
    record: Record, rules_of: Callable[[Setting], Ruleset], history: _History
) -> Iterator[tuple[Line, Step | None]]:
    chance = _chance(record.head)
    rules = _rules(record.head, rules_of)
    now: State | None = None
    version, drawn = record.head.rules, _check_seat_draw(record.head, chance)
    _check_version(0, version, rules)
    if not record.lines:
        raise Tampered(0, "it holds no step")
    for at, line in enumerate(record.lines):
        if line.seq != at:
            raise Tampered(at, f"a step is missing or stands twice: this line says {line.seq}")
        _check_seat(record.head.setting, line)
        if chance:
            _check_draws(chance, line, drawn)
        step: Step | None = None
        if line.kind == UNDO:
            history.check_undo(line)
        if line.kind == SNAPSHOT:
            version, restored = _restore(rules, line, now, drawn)
            _check_version(at, version, rules)
            step = Step(restored, None, line.by, (), line.draws, rules=version)
        elif version == rules.version:
            step = _play_again(rules, line, history, now, drawn, record.head.opened)
        drawn += len(line.draws)
        now = step.state if step else None
        if now is not None and version == rules.version and snapshot.fingerprint(now) != line.fingerprint:
            raise Tampered(at, "playing it again leads to another position")
        history.add(line, step)
        yield line, step


def _check_seat_draw(head: Head, chance: Chance | None) -> int:
    """How many draws gave the seats; raises `Tampered` unless the seats follow from them, and they from the key."""
    if head.seat_draw is None:
        return 0
    dice = head.seat_draw.dice
    if why := why_not_drawn(head.seat_draw, head.setting.seats):
        raise Tampered(0, why)
    if chance and any(chance.draw(n, die.size) != die.number for n, die in enumerate(dice, 1)):
        raise Tampered(0, "the dice for its seats are not what the key gives", "draw")
    return len(dice)


def _check_seat(setting: Setting, line: Line) -> None:
    """Raises `Tampered` unless the line names the seat that answered, or none where none did."""
    seats = (NO_SEAT,) if line.kind in (BEGIN, UNDO, REWIND, SNAPSHOT) else setting.seats
    if line.player not in seats:
        raise Tampered(line.seq, "it names another seat than the game has, or one that did not answer")


def _rules(head: Head, rules_of: Callable[[Setting], Ruleset]) -> Ruleset:
    try:
        return rules_of(head.setting)
    except (Refused, LookupError, TypeError, ValueError) as error:
        of_package = f" (the record is of the package {head.package})" if head.package else ""
        raise Tampered(0, f"no such game can be set up: {error}{of_package}") from None


def _check_version(step: int, version: str, rules: Ruleset) -> None:
    """Raise `Tampered` for a newer version of the rules; of versions that are no numbers nobody can say which is."""
    ours = rules.version
    numbers = [each.lstrip("0") for each in (version, ours) if each.isascii() and each.isdecimal()]
    if len(numbers) == 2 and (len(numbers[0]), numbers[0]) > (len(numbers[1]), numbers[1]):
        shown = version[:20]
        raise Tampered(step, f"its rules are of version {shown}, and this program knows those up to {ours}")


def _chance(head: Head) -> Chance | None:
    if not head.secret:
        return None
    try:
        secret = bytes.fromhex(head.secret)
    except ValueError:
        raise Tampered(0, "its secret is no hex") from None
    if commitment(secret) != head.commitment:
        raise Tampered(0, "the key is not the one whose hash was posted before the game")
    try:
        return Seeded(key_of(head))
    except ValueError as error:
        raise Tampered(0, str(error)) from None


def _check_signature(named: Round | None) -> bool | None:
    """Whether the signature of the beacon's round was checked; None where there is none. Raises `Tampered`."""
    if named is None:
        return None
    if named.chain not in CHAINS:
        raise Tampered(0, "it names a beacon that this program does not know")
    if not named.signature:
        return None
    try:
        if not is_signed(named.number, bytes.fromhex(named.signature), CHAINS[named.chain]):
            raise Tampered(0, f"the signature is not the one of the beacon's round {named.number}")
    except NoSignatureLibrary:
        return False
    return True


def _check_draws(chance: Chance, line: Line, drawn: int) -> None:
    for n, draw in enumerate(line.draws, drawn + 1):
        if not 1 <= draw.size <= MOST_SIDES or chance.draw(n, draw.size) != draw.number:
            raise Tampered(line.seq, f"draw {n} is not what the key gives", "draw")


def _play_again(
    rules: Ruleset, line: Line, history: _History, now: State | None, drawn: int, opened: Mapping[str, str]
) -> Step:
    script = Scripted((draw.number for draw in line.draws), drawn + 1, opened)
    try:
        if line.kind == BEGIN and now is None:
            step = begin(rules, script, drawn)
        elif now is None:
            raise Tampered(line.seq, "the game had not begun")
        elif line.kind == UNDO:
            step = Step(take_back(history.state_at(line), now), None, line.by, (), (), rules=rules.version)
        elif line.kind == REWIND:
            step = rewind(rules, history.state_at(line), now, script)
        else:
            action = _action(rules, line)
            step = apply(rules, now, action, script, line.by)
            if step.action != action:
                raise Tampered(line.seq, "its answer names things in another order than the rules store them in")
    except Tampered:
        raise
    except (Refused, Unreadable, LookupError) as error:
        raise Tampered(line.seq, f"the rules do not allow it: {error}", "move") from None
    except Exception as error:  # a forged answer or snapshot may break any rule
        raise Tampered(line.seq, f"it cannot be played: {type(error).__name__}", "move") from error
    _same_draws(line, step)
    return step


def _action(rules: Ruleset, line: Line) -> Action:
    read: Action = rules.actions.read({**line.fields, "kind": line.kind, "player": line.player})
    return read


def _same_draws(line: Line, step: Step) -> None:
    if step.draws != line.draws:
        raise Tampered(line.seq, "other dice were thrown than the rules ask for", "draw")


def _restore(rules: Ruleset, line: Line, now: State | None, drawn: int) -> tuple[str, State]:
    """The rules' version and the state of a snapshot.

    It may stand in for steps that cannot be played again, but never contradict those that can.
    """
    if line.seq and line.draws:
        raise Tampered(line.seq, "a snapshot draws nothing")
    try:
        version, state = str(line.fields["rules"]), snapshot.read_snapshot(rules, line.fields["state"])
        text = snapshot.snapshot_text(state)
    except Exception as error:  # a forged snapshot may hold anything
        raise Tampered(line.seq, f"its snapshot cannot be read: {error}") from None
    if now is not None and text != snapshot.snapshot_text(now):
        raise Tampered(line.seq, "its snapshot is another position than the one played")
    if not all(seat in rules.seats for seat in (*state.seats, *(state.winners or ()))):
        raise Tampered(line.seq, "its snapshot names other seats than the game has")
    if state.draws != drawn + len(line.draws):
        raise Tampered(line.seq, "its snapshot counts another number of draws than the record holds")
    return version, state
