"""`risk verify`: replays an exported record and recomputes every die and shuffle from the revealed key."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import report_failure
from rules import Proof, Record, Tampered, Unreadable, read_record, ruleset, verify

if TYPE_CHECKING:
    from argparse import _SubParsersAction

NOT_PROVEN = 1
"""The exit code of a record that can be read but does not prove itself."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Teach the console `risk verify`; the parsed arguments carry `run`."""
    parser = subparsers.add_parser("verify", help="prove an exported game", description=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as /risk table export writes it")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Say what was checked; 1 when the record is not what was played or cannot be proved, 2 when it cannot be read."""
    try:
        record = read_record(args.file.read_text(encoding="utf-8"))
        proof = verify(record, ruleset)
    except OSError as error:
        return report_failure("verify", f"{args.file} cannot be read: {error.strerror}")
    except (Unreadable, UnicodeDecodeError) as error:
        return report_failure("verify", f"{args.file}: {error}")
    except Tampered as tampered:
        sys.stderr.write(f"risk verify: {args.file} does not hold: {tampered}\n")
        return NOT_PROVEN
    sys.stdout.write(report(record, proof) + "\n")
    return NOT_PROVEN if proof.untold else 0


def report(record: Record, proof: Proof) -> str:
    """What was checked, and what could not be."""
    holds = "the record holds" if not proof.untold else "the record is not proved: it claims steps of older rules"
    told = [f"{record.head.setting.game}, {len(record.head.setting.seats)} seats: {holds}"]
    told.append(f"  {proof.steps - proof.untold} steps played again, each to the same position")
    if proof.from_position:
        told.append("  the game begins with a position; how it came to stand so is not proved")
    if proof.untold:
        told.append(f"  {proof.untold} steps of older rules could not be played again; only their draws were compared")
    if proof.recomputed:
        told.append(f"  the key belongs to this hash: {record.head.commitment}")
        told.append("  compare it with the one on the table's first post: it was there before anybody joined")
        told.append(f"  {proof.draws} dice and shuffles recomputed from it, all as recorded")
    else:
        told.append(f"  {proof.draws} draws as the rules ask for them; the key is not revealed, so none was recomputed")
    told.append(f"  won by {', '.join(proof.winners)}" if proof.winners else "  the game had not ended")
    return "\n".join(told)
