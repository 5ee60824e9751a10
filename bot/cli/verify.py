"""`risk verify`: replay an exported record and recompute every die and shuffle from the revealed key."""

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
"""The exit code for a record that can be read but not verified."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("verify", help="verify an exported game", description=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="a record from /risk table export")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Verify a record and print a report. Returns 1 if it is not what was played or cannot be verified, 2 if it cannot
    be read."""
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
    """The report as text: what was verified, and what could not be."""
    holds = "the record holds" if not proof.untold else "the record is not proved: it claims steps of older rules"
    lines = [f"{record.head.setting.game}, {len(record.head.setting.seats)} seats: {holds}"]
    lines.append(f"  {proof.steps - proof.untold} steps played again, each to the same position")
    if proof.from_position:
        lines.append("  the game begins with a position; how it came to stand so is not proved")
    if proof.untold:
        lines.append(
            f"  {proof.untold} steps of rules that this program no longer plays: only their draws were compared"
        )
    if proof.recomputed:
        lines.append(f"  the key belongs to this hash: {record.head.commitment}")
        lines.append("  compare it with the one on the table's first post: it was there before anybody joined")
        lines.append(f"  {proof.draws} dice and shuffles recomputed from it, all as recorded")
    else:
        lines.append(f"  {proof.draws} draws as the rules require; the key is not revealed, so none was recomputed")
    open_end = "how it ended is not proved" if proof.untold and proof.winners is None else "the game had not ended"
    lines.append(f"  won by {', '.join(proof.winners)}" if proof.winners else f"  {open_end}")
    return "\n".join(lines)
