"""A game as text: the setting, and a line a step with its answer, its draws and a fingerprint of what came of it.

    risk-record	1
    rules	1
    game	lotr
    seats	green red
    options	mode=alone setup=book …
    commitment	SHA-256 of the secret, posted before the first draw
    salts	what each seat's own press added
    secret	the dice key, in hex; only once the game has ended

    0	game	-	begin	{}	3/6 1/6	9f3a…
    1	player	green	claim	{"decision":1,"where":"harad"}	-	51c0…

A draw `3/6` is number 3 of 0 to 5. Fields are parted by tabs, draws by blanks.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rules.kernel.chance import Drawn
from rules.kernel.game import Setting
from rules.kernel.play import Step
from rules.kernel.snapshot import fingerprint, write_snapshot
from rules.kernel.tagged import Unreadable, plain
from rules.kernel.values import Player

FORMAT = "1"
RULES_VERSION = "2"
"""Raised whenever a rule is corrected so that an old game would go another way."""
BEGIN, UNDO, REWIND, SNAPSHOT = "begin", "undo", "rewind", "snapshot"
POSITION = "position"
"""Who made the step with which a game begins that was not set up but laid out; its line is a snapshot."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a record says before its first step. `secret` is '' while the game runs."""

    setting: Setting
    rules: str
    commitment: str
    salts: tuple[str, ...]
    secret: str = ""


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


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, as far as it was played."""

    head: Head
    lines: tuple[Line, ...]


def line_of(seq: int, step: Step) -> Line:
    """The line of a step that was played, or of the position with which a game begins."""
    if step.by == POSITION:
        fields = {"rules": RULES_VERSION, "state": write_snapshot(step.state)}
        return Line(seq, step.by, "-", SNAPSHOT, fields, step.draws, fingerprint(step.state))
    written = plain(step.action) if step.action else {"kind": BEGIN, "player": "-"}
    kind, player = written.pop("kind"), written.pop("player")
    return Line(seq, step.by, player, kind, written, step.draws, fingerprint(step.state))


def write_record(record: Record) -> str:
    """The record's text."""
    head = record.head
    rows = [
        ("risk-record", FORMAT),
        ("rules", head.rules),
        ("game", head.setting.game),
        ("seats", " ".join(head.setting.seats)),
        ("options", " ".join(f"{name}={choice}" for name, choice in head.setting.options)),
        ("commitment", head.commitment),
        ("salts", json.dumps(head.salts)),
        ("secret", head.secret),
    ]
    return "".join("\t".join(row) + "\n" for row in rows) + "\n" + "".join(map(_row, record.lines))


def _row(line: Line) -> str:
    fields = json.dumps(line.fields, separators=(",", ":"), ensure_ascii=False)
    draws = " ".join(f"{drawn.number}/{drawn.size}" for drawn in line.draws) or "-"
    return "\t".join((str(line.seq), line.by, line.player, line.kind, fields, draws, line.fingerprint)) + "\n"


def read_record(text: str) -> Record:
    """The record that `write` wrote; raises `Unreadable`, naming the line."""
    head, _, steps = text.removeprefix("\ufeff").replace("\r\n", "\n").partition("\n\n")
    try:
        return Record(_read_head(head), tuple(_read_lines(steps.split("\n"), head.count("\n") + 3)))
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise error if isinstance(error, Unreadable) else Unreadable(f"not a game record: {error}") from None


def _read_head(text: str) -> Head:
    said = dict(line.partition("\t")[::2] for line in text.split("\n"))
    if said.get("risk-record") != FORMAT:
        raise Unreadable(f"not a game record of format {FORMAT}: it must begin with 'risk-record', a tab and {FORMAT}")
    options = tuple(option.partition("=")[::2] for option in said["options"].split())
    seats = tuple(Player(seat) for seat in said["seats"].split())
    if not seats:
        raise Unreadable("not a game record: it names no seats")
    bytes.fromhex(said["secret"])
    salts = tuple(str(salt) for salt in json.loads(said["salts"]))
    return Head(Setting(said["game"], seats, options), said["rules"], said["commitment"], salts, said["secret"])


def _read_lines(rows: Iterable[str], first: int) -> Iterable[Line]:
    for at, row in enumerate(rows, first):
        if not row:
            continue
        try:
            seq, by, player, kind, fields, draws, mark = row.split("\t")
            drawn = tuple(Drawn(*map(int, draw.split("/"))) for draw in draws.split() if draw != "-")
            yield Line(int(seq), by, player, kind, dict(json.loads(fields)), drawn, mark)
        except (TypeError, ValueError, RecursionError):
            raise Unreadable(f"line {at} of the record cannot be read: {row[:80]!r}") from None
