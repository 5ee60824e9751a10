"""A game as text: the setting, and a line a step with its answer, its draws and a fingerprint of what came of it.

    risk-record	2
    rules	1
    game	lotr
    package	the package from which the game came, with its version; only where it is none of this project
    seats	green red
    wishes	the seats that each player wished for, as a JSON list of lists; only where dice gave the seats
    seat-dice	the dice thrown for them, as in a line; only there
    before	what the game began with, as JSON; only where there was something
    opened	what the seals broken in it hid, as JSON by label; only where there were some
    options	mode=alone setup=book …
    commitment	SHA-256 of the secret, posted before the first draw
    contributions	what each seat's player added, as a JSON list: the number of a press or a word; "" for an AI
    beacon	the round of a public beacon, as JSON; null where the table uses none
    secret	in hex; only once the game has ended

    0	game	-	begin	{}	3/6 1/6	9f3a…
    1	player	green	claim	{"decision":1,"where":"peru"}	-	51c0…

A draw `3/6` is number 3 of 0 to 5. Fields are parted by tabs, draws by blanks.

Format 1 has no beacon, and a row `salts` in place of the contributions.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.kernel.arguments import check_argument
from rules.kernel.beacon import Round, read_round, write_round
from rules.kernel.chance import Drawn, mix_keys
from rules.kernel.game import Setting
from rules.kernel.play import Step
from rules.kernel.seat_draw import SeatDraw, Wishes
from rules.kernel.snapshot import fingerprint, write_snapshot
from rules.kernel.tagged import Unreadable, canonical_text, plain, shape_data
from rules.kernel.values import Player

FORMAT = "2"
"""The format in which records are written now."""
FIRST_FORMAT = "1"
"""The format of games that began before contributions were posted: their key binds the salts alone."""
LONGEST_CONTRIBUTION = 32
"""The most characters of a word; a press's number has 20."""
NO_SEAT = "-"
"""What a line names as its player where no seat answered."""
BEGIN, UNDO, REWIND, SNAPSHOT = "begin", "undo", "rewind", "snapshot"
"""The kinds of line that are no answer: the game's beginning, an undo, a rewind by vote, a snapshot."""
POSITION = "position"
"""Who made the step with which a game begins that was not set up but laid out; its line is a snapshot."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a record says before its first step.

    `contributions` are the seats', in the order of the seats (in format 1 the salts). `secret` is '' while the game
    runs. `beacon` is the round that the frozen list names, or None. `seat_draw` is how dice gave the seats, or None.
    `opened` are the texts behind the seals that were broken in this game, by label. `package` is the package that the
    game came from, with its version (`forty-risk 1.2`), or "" for a game of this project.

    >>> from rules import GAMES, ruleset
    >>> from rules.records import Head, commitment
    >>> setting = GAMES["classic"].setting(("red", "blue", "green"))
    >>> Head(setting, ruleset(setting).version, commitment(b"secret"), ("", "", ""))
    <Head of classic: red blue green, rules 4, commitment 2bb80d537b1d…, secret not told>
    """

    setting: Setting
    rules: str
    commitment: str
    contributions: tuple[str, ...]
    secret: str = ""
    beacon: Round | None = None
    format: str = FORMAT
    seat_draw: SeatDraw | None = None
    opened: Mapping[str, str] = field(default_factory=dict)
    package: str = ""

    def __repr__(self) -> str:
        """Its game, seats and rules, and whether the secret is told, without it and without options:
        `<Head of classic: red blue green, rules 9, commitment 3f2a…, secret not told>`."""
        told = "told" if self.secret else "not told"
        rules = f"rules {self.rules}, commitment {self.commitment[:12]}…, secret {told}"
        return f"<Head of {self.setting.game}: {' '.join(self.setting.seats)}, {rules}>"


def key_of(head: Head) -> bytes:
    """The key of the game's dice; raises `ValueError` while the secret or the beacon's signature is not known.

    Format 2: HMAC-SHA256(secret, JSON of the frozen list), where the frozen list is

        ["risk-record 2", game, [seat, …], [[option, choice], …], [contribution, …], round]

    with the options sorted by name. Where dice give the seats, each player's list of wishes stands in the place of his
    seat. `round` is null without a beacon, else [chain, number, randomness], whose
    randomness is the hex SHA-256 of the signature, or null where the round was skipped. Where the game begins with
    something, the list has one more entry: the hex SHA-256 of it (`before_code`). Whoever changes one of these changes
    every draw. Format 1: HMAC-SHA256(secret, JSON of the list of salts).

    >>> from rules import GAMES, Seeded, ruleset
    >>> from rules.records import Head, commitment, key_of
    >>> setting = GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"})
    >>> head = Head(setting, ruleset(setting).version, commitment(b"secret"), ("", "", ""), b"secret".hex())
    >>> [Seeded(key_of(head)).draw(n, 6) for n in (1, 2, 3)]
    [3, 5, 0]
    """
    if not head.secret:
        raise ValueError("the secret is not revealed yet")
    secret, setting = bytes.fromhex(head.secret), head.setting
    if head.format == FIRST_FORMAT:
        return mix_keys(secret, head.contributions)
    options = [list(option) for option in sorted(setting.options)]
    seats: list[Any] = list(map(list, head.seat_draw.wishes)) if head.seat_draw else list(setting.seats)
    frozen = (setting.game, seats, options, *key_parts_of_others(head))
    begun_with = (before_code(setting.before),) if setting.before else ()
    return mix_keys(secret, (f"risk-record {head.format}", *frozen, *begun_with))


def key_parts_of_others(head: Head) -> tuple[object, ...]:
    """What others added to a game's key: the contributions of its seats, and the round of the beacon.

    Raises `ValueError` while the beacon's signature is not known.
    """
    return (list(head.contributions), _round_in_key(head.beacon))


def before_code(before: str) -> str:
    """The SHA-256, in hex, of what a game begins with: what the frozen list shows of it and the key binds."""
    return hashlib.sha256(before.encode()).hexdigest()


def record_code(text: str) -> str:
    """The SHA-256, in hex, of a game's record, by which the next game of its campaign names it."""
    return hashlib.sha256(text.encode()).hexdigest()


def _round_in_key(named: Round | None) -> list[object] | None:
    """What the key binds of the beacon's round."""
    if named is not None and not named.settled:
        raise ValueError(f"the beacon's round {named.number} is not known yet")
    return None if named is None else [named.chain, named.number, named.randomness or None]


@dataclass(frozen=True, slots=True)
class Line:
    """One step. `kind` is the answer's kind, or `begin`, `undo` or `rewind` (`fields["to"]` is the step gone back to; a
    rewind's draws shuffle the unseen piles), or `snapshot` (from here on the rules of version `fields["rules"]`, from
    the state `fields["state"]`)."""

    seq: int
    by: str
    player: str
    kind: str
    fields: dict[str, Any]
    draws: tuple[Drawn, ...]
    fingerprint: str

    def __repr__(self) -> str:
        """Which step it is, without what it says of it: `<Line 17 by player: deploy of red, draws=0>`."""
        seat = "" if self.player == NO_SEAT else f" of {self.player}"
        return f"<Line {self.seq} by {self.by}: {self.kind}{seat}, draws={len(self.draws)}>"


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, as far as it was played.

    >>> from rules import GAMES, Seeded, begin, ruleset
    >>> from rules.records import Head, Record, commitment, key_of, line_of
    >>> setting = GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"})
    >>> head = Head(setting, ruleset(setting).version, commitment(b"secret"), ("", "", ""), b"secret".hex())
    >>> record = Record(head, (line_of(0, begin(ruleset(setting), Seeded(key_of(head)))),))
    >>> record
    <Record of classic: red blue green, lines=1>
    """

    head: Head
    lines: tuple[Line, ...]

    def __repr__(self) -> str:
        """Its game, seats and length: `<Record of classic: red blue green, lines=312>`."""
        setting = self.head.setting
        return f"<Record of {setting.game}: {' '.join(setting.seats)}, lines={len(self.lines)}>"


def line_of(seq: int, step: Step) -> Line:
    """The line of a step that was played, or of the position with which a game begins, under the step's rules.

    >>> from rules import GAMES, Seeded, begin, ruleset
    >>> from rules.records import line_of
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> line_of(0, begin(rules, Seeded(b"any secret")))
    <Line 0 by game: begin, draws=3>
    """
    check_argument("step", step, Step)
    if step.by == POSITION:
        fields = {"rules": step.rules, "state": write_snapshot(step.state)}
        return Line(seq, step.by, NO_SEAT, SNAPSHOT, fields, step.draws, fingerprint(step.state))
    written = plain(step.action) if step.action else {"kind": BEGIN, "player": NO_SEAT}
    kind, player = written.pop("kind"), written.pop("player")
    return Line(seq, step.by, player, kind, written, step.draws, fingerprint(step.state))


def write_record(record: Record) -> str:
    """The record's text."""
    check_argument("record", record, Record)
    return _head_text(record.head) + "\n" + "".join(map(_row, record.lines))


def _head_text(head: Head) -> str:
    contributions = json.dumps(head.contributions)
    added = [("contributions", contributions), ("beacon", write_round(head.beacon))]
    rows = [
        ("risk-record", head.format),
        ("rules", head.rules),
        ("game", head.setting.game),
        *([("package", head.package)] if head.package else ()),
        ("seats", " ".join(head.setting.seats)),
        *_rows_of_draw(head.seat_draw),
        *([("before", head.setting.before)] if head.setting.before and head.format != FIRST_FORMAT else ()),
        *([("opened", canonical_text(head.opened))] if head.opened else ()),
        ("options", " ".join(f"{name}={choice}" for name, choice in head.setting.options)),
        ("commitment", head.commitment),
        *([("salts", contributions)] if head.format == FIRST_FORMAT else added),
        ("secret", head.secret),
    ]
    return "".join("\t".join(row) + "\n" for row in rows)


def _rows_of_draw(draw: SeatDraw | None) -> list[tuple[str, str]]:
    return [("wishes", json.dumps(draw.wishes)), ("seat-dice", _draws_text(draw.dice))] if draw else []


def _row(line: Line) -> str:
    fields = json.dumps(line.fields, separators=(",", ":"), ensure_ascii=False)
    draws = _draws_text(line.draws)
    return "\t".join((str(line.seq), line.by, line.player, line.kind, fields, draws, line.fingerprint)) + "\n"


def _draws_text(draws: tuple[Drawn, ...]) -> str:
    return " ".join(f"{drawn.number}/{drawn.size}" for drawn in draws) or "-"


def read_record(text: str) -> Record:
    """The record that `write_record` wrote; raises `Unreadable`, naming the row or the line.

    Each record has one text: what another reader could take for something else (a name that stands twice in an answer,
    a number in other digits) is refused.
    """
    check_argument("text", text, str)
    head, _, steps = text.removeprefix("\ufeff").replace("\r\n", "\n").partition("\n\n")
    return Record(_read_head(head), tuple(_read_lines(steps.split("\n"), head.count("\n") + 3)))


def _read_head(text: str) -> Head:
    rows = [row.partition("\t")[::2] for row in text.split("\n")]
    fields = dict(rows)
    if fields.get("risk-record") not in (FIRST_FORMAT, FORMAT):
        raise Unreadable(
            f"not a game record of format {FIRST_FORMAT} or {FORMAT}:"
            " it must begin with 'risk-record', a tab and one of these numbers"
        )
    if len(fields) < len(rows):
        raise Unreadable("not a game record: a row of its head stands there twice")
    first = fields["risk-record"] == FIRST_FORMAT
    setting = Setting(_row_of(fields, "game"), _seats(fields), _options(fields), fields.get("before", ""))
    contributions = _contributions(fields, "salts" if first else "contributions", len(setting.seats))
    beacon = None if first else read_round(_row_of(fields, "beacon"))
    head = Head(
        *(setting, _row_of(fields, "rules"), _row_of(fields, "commitment"), contributions, _secret(fields), beacon),
        format=fields["risk-record"],
        seat_draw=_read_seat_draw(fields, len(setting.seats)),
        opened=_read_opened(fields),
        package=fields.get("package", ""),
    )
    if _head_text(head) != text + "\n":
        raise Unreadable("not a game record: its head is not written as the bot writes it")
    return head


def _row_of(fields: Mapping[str, str], name: str) -> str:
    if name not in fields:
        raise Unreadable(f"not a game record: its head has no row {name!r}")
    return fields[name]


def _seats(fields: Mapping[str, str]) -> tuple[Player, ...]:
    seats = tuple(Player(seat) for seat in _row_of(fields, "seats").split())
    if not seats:
        raise Unreadable("not a game record: it names no seats")
    if len(set(seats)) < len(seats):
        raise Unreadable("not a game record: a seat stands there twice")
    return seats


def _options(fields: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    options = tuple(option.partition("=")[::2] for option in _row_of(fields, "options").split())
    if len(dict(options)) < len(options):
        raise Unreadable("not a game record: an option stands there twice")
    return options


def _contributions(fields: Mapping[str, str], name: str, seats: int) -> tuple[str, ...]:
    """The contributions, a string for each seat. Format 1 was never held to their number."""
    try:
        contributions: tuple[str, ...] = shape_data(json.loads(_row_of(fields, name)), tuple[str, ...])
    except (Unreadable, ValueError, RecursionError):
        raise Unreadable(f"not a game record: its {name} are no JSON list of strings") from None
    if name == "contributions" and len(contributions) != seats:
        raise Unreadable(f"not a game record: it has {len(contributions)} contributions for {seats} seats")
    if name == "contributions" and any(len(fields) > LONGEST_CONTRIBUTION for fields in contributions):
        raise Unreadable("not a game record: one of its contributions is longer than any that the bot takes")
    return contributions


def _read_seat_draw(fields: Mapping[str, str], seats: int) -> SeatDraw | None:
    """How dice gave the seats; None where they did not."""
    if "wishes" not in fields:
        return None
    try:
        wishes: Wishes = shape_data(json.loads(fields["wishes"]), Wishes)
        dice = tuple(_draws(_row_of(fields, "seat-dice")))
    except (ValueError, RecursionError):
        raise Unreadable("not a game record: its wishes for seats, or the dice for them, cannot be read") from None
    if len(wishes) != seats:
        raise Unreadable(f"not a game record: it has the wishes of {len(wishes)} players for {seats} seats")
    return SeatDraw(wishes, dice)


def _read_opened(fields: Mapping[str, str]) -> Mapping[str, str]:
    """The texts behind broken seals, by label."""
    try:
        opened: Mapping[str, str] = shape_data(json.loads(fields.get("opened", "{}")), dict[str, str])
    except (Unreadable, ValueError, RecursionError):
        raise Unreadable("not a game record: what its seals hid is no JSON of texts by label") from None
    return opened


def _secret(fields: Mapping[str, str]) -> str:
    """The secret in lower-case hex; '' where it is not revealed."""
    try:
        return bytes.fromhex(_row_of(fields, "secret")).hex()
    except ValueError:
        raise Unreadable("not a game record: its secret is no hex") from None


def _read_lines(rows: Iterable[str], first: int) -> Iterator[Line]:
    for at, row in enumerate(rows, first):
        if not row:
            continue
        try:
            seq, by, player, kind, fields, draws, mark = row.split("\t")
            line = Line(int(seq), by, player, kind, dict(json.loads(fields)), tuple(_draws(draws)), mark)
            written = _row(line)
        except (TypeError, ValueError, RecursionError):
            raise Unreadable(f"line {at} of the record cannot be read: {row[:80]!r}") from None
        if written != row + "\n" or "kind" in line.fields or "player" in line.fields:
            raise Unreadable(f"line {at} of the record is not written as the bot writes it: {row[:80]!r}")
        yield line


def _draws(text: str) -> Iterator[Drawn]:
    for draw in text.split() if text != "-" else ():
        number, size = draw.split("/")
        yield Drawn(int(number), int(size))
