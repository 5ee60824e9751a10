"""`risk verify`: replay an exported record and recompute every die and shuffle from the revealed key.

Of a folder of records: that they are the games of one chain, each of which continues the one before.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import (
    RECORD,
    BadArguments,
    chain_texts,
    harmless,
    kept_text,
    record_text,
    report_failure,
    seals_text,
)
from bot.game.loading import describe_missing, why_missing
from bot.game.lobby import options_code
from rules import GAMES, Unreadable, ruleset
from rules.records import (
    CHAINS,
    EXTRA,
    FIRST_FORMAT,
    BrokenChain,
    ChainProof,
    Head,
    Proof,
    Record,
    Round,
    Tampered,
    Undone,
    before_code,
    read_record,
    verify,
    verify_chain,
)

if TYPE_CHECKING:
    from argparse import _SubParsersAction

NOT_PROVEN = 1
"""The exit code for a record that can be read but not verified."""
MOST_TOLD = 300
"""The most characters of what is said of a file that does not hold."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("verify", help="verify an exported game, or a chain of them", description=__doc__)
    parser.add_argument(
        "file", metavar="FILE", type=Path, help=f"a record from /risk table export, or a folder of such (*{RECORD})"
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Verify a record, or a folder of them, and print a report. Returns 1 if it is not what was played or cannot be
    verified, 2 if it cannot be read."""
    if args.file.is_dir():
        return _run_chain(args.file)
    try:
        record = read_record(record_text(args.file))
        _require_package(args.file.name, record)
        proof = verify(record, ruleset)
    except BadArguments as error:
        return report_failure("verify", error)
    except Unreadable as error:
        return report_failure("verify", f"{args.file}: {_in_one_line(error)}")
    except Tampered as tampered:
        sys.stderr.write(harmless(f"risk verify: {args.file} does not hold: {_in_one_line(tampered)}") + "\n")
        return NOT_PROVEN
    sys.stdout.write(_printable(report(record, proof)) + "\n")
    return 0 if proof.whole else NOT_PROVEN


def _require_package(name: str, record: Record) -> None:
    """Raises `BadArguments` for a record of a package's game that cannot be played here."""
    game, package = record.head.setting.game, record.head.package
    if package and (why := why_missing(game, package)):
        raise BadArguments(f"{name} cannot be verified here: {describe_missing(game, package, why)}")


def _run_chain(folder: Path) -> int:
    """Verify a folder of records as one chain and print a report. Returns as `run`."""
    try:
        texts = chain_texts(folder)
        for name, text in texts.items():
            with suppress(Unreadable):  # `verify_chain` says which one it is.
                _require_package(name, read_record(text))
        proof = verify_chain(texts, GAMES, seals_text(folder), kept_text(folder))
    except (BadArguments, Unreadable) as error:
        return report_failure("verify", f"{folder}: {_in_one_line(error)}" if isinstance(error, Unreadable) else error)
    except BrokenChain as broken:
        sys.stderr.write(harmless(f"risk verify: {folder} does not hold: {_in_one_line(broken)}") + "\n")
        return NOT_PROVEN
    sys.stdout.write(_printable(chain_report(proof)) + "\n")
    return 0 if proof.whole else NOT_PROVEN


def chain_report(proof: ChainProof) -> str:
    """The report of a chain as text: each of its games, and what holds between them."""
    games = [
        f"game {at}, {name}\n{report(record, each)}"
        for at, (name, (record, each)) in enumerate(proof.records.items(), 1)
    ]
    verdict = "the chain holds" if proof.whole else "the chain is not proved: see what is said of its games"
    return "\n".join(
        (
            *games,
            f"{len(games)} {'game' if len(games) == 1 else 'games'}: {verdict}",
            "  each of them names the record of the game before, and begins with what that one left",
            *(["  names and rewards given since the last game follow from what it left"] if proof.kept else []),
            *_seals(proof),
            "  compare the list of each game with the one that was posted before its first draw",
        )
    )


def _seals(proof: ChainProof) -> list[str]:
    """What is proved of a campaign's seals."""
    if proof.seals:
        return [
            "  every seal recomputed from what the campaign reveals, of the packs that stayed shut too",
            f"  the campaign's secret belongs to this hash: {proof.seals}",
            "  compare it with the one on the list of its first game",
        ]
    opened = sum(len(each.unsealed) for _, each in proof.records.values())
    return [f"  what was behind each of the seals broken in them ({opened}) is what had been sealed"] if opened else []


def _in_one_line(error: Exception) -> str:
    """What is wrong, without the lines and the lengths that a hostile file could give it."""
    return " ".join(str(error).split())[:MOST_TOLD]


def _printable(text: str) -> str:
    """The text as this terminal can print it, without what would change anything on it."""
    encoding = sys.stdout.encoding or "utf-8"
    return harmless(text).encode(encoding, "backslashreplace").decode(encoding)


def report(record: Record, proof: Proof) -> str:
    """The report as text: what was verified, and what could not be."""
    head = record.head
    lines = [f"{head.setting.game}, {len(head.setting.seats)} seats: {_verdict(head, proof)}"]
    lines.append(f"  {proof.steps - proof.untold} steps played again, each to the same position")
    if proof.from_position:
        lines.append("  the game begins with a position, which is not proved, and not with a deal")
    if proof.untold:
        lines.append(
            f"  {proof.untold} steps of rules that this program no longer plays: only their draws were compared"
        )
    if proof.recomputed:
        lines.append(f"  the secret belongs to this hash: {head.commitment}")
        lines.append("  compare it with the one in the file of the list, which was posted before the first draw")
        lines.append(f"  {proof.draws} dice and shuffles recomputed from it, all as recorded")
    else:
        lines.append(f"  {proof.draws} draws as the rules require; the secret is not revealed, so none was recomputed")
    lines += _start_list(head)
    lines += _of_the_beacon(head.beacon, proof)
    lines += _substitutes(record)
    lines += [_rewound(undone) for undone in proof.rewinds]
    lines += _list_undos(proof)
    open_end = "how it ended is not proved" if proof.untold and proof.winners is None else "the game had not ended"
    lines.append(f"  won by {', '.join(proof.winners)}" if proof.winners else f"  {open_end}")
    return "\n".join(lines)


def _verdict(head: Head, proof: Proof) -> str:
    if proof.untold:
        return "the record is not proved: it claims steps of older rules"
    if proof.from_position:
        return "practice, from a laid position: how it came to stand so is not proved"
    if not proof.recomputed:
        return "the record is not proved: it holds no secret, so no draw was recomputed"
    if proof.signature_checked is False:
        return "the record is not proved: the beacon's signature was not checked"
    if head.beacon is not None and head.beacon.skipped:
        return "the record holds, but the host started the game without the beacon"
    return "the record holds"


def _start_list(head: Head) -> list[str]:
    """The seats, what each contributed (letters beyond ASCII as escapes, since many look alike), the wishes of each
    where dice gave the seats, the options, and the code of what the game began with, to be compared with the post
    before the first draw."""
    if head.format == FIRST_FORMAT:
        return ["  format 1: what the seats contributed was never posted, so whoever ran the program could choose it"]
    seats = zip(head.setting.seats, head.contributions, strict=True)
    seats_text = ", ".join(
        f"{seat} {contribution!a}" if contribution else f"{seat} nothing" for seat, contribution in seats
    )
    options = " ".join(f"{name}={choice}" for name, choice in head.setting.options)
    return [
        "  compare with the list that was posted before the first draw:",
        f"    contributions: {seats_text}",
        *_wishes(head),
        f"    options code: {options_code(head.setting.game, dict(head.setting.options))}",
        f"    options: {options or 'none'}",
        *([f"    begins with: {before_code(head.setting.before)}"] if head.setting.before else ()),
    ]


def _wishes(head: Head) -> list[str]:
    if head.seat_draw is None:
        return []
    wishes = zip(head.setting.seats, map(" ".join, head.seat_draw.wishes), strict=True)
    return [f"    wishes: {', '.join(f'{seat} {wished!a}' for seat, wished in wishes)}"]


def _of_the_beacon(named: Round | None, proof: Proof) -> list[str]:
    if named is None:
        return ["  the list names no round of a public beacon"]
    due = datetime.fromtimestamp(CHAINS[named.chain].time_of(named.number), UTC)
    lines = [f"  the list names round {named.number} of the public beacon, due {due:%Y-%m-%d %H:%M:%S} UTC"]
    if named.skipped:
        lines.append("  the host started without it: nothing is promised about how the dice were chosen")
    elif proof.signature_checked:
        lines.append("  its signature holds against the chain's public key")
    elif proof.signature_checked is False:
        lines.append(f"  its signature was NOT CHECKED; to check it: {EXTRA}")
    return lines


def _substitutes(record: Record) -> list[str]:
    """Each step from which on another member of the campaign holds a seat: what the game leaves is that member's."""
    setting = record.head.setting
    campaigns = GAMES[setting.game].campaigns if setting.game in GAMES else None
    if campaigns is None:
        return []
    kind = campaigns.substitute(setting.seats[0], "", False).kind
    taken = [line for line in record.lines if line.kind == kind]
    return [f"  step {line.seq}: {line.player} is held by {line.fields.get('member')!a} from here on" for line in taken]


def _rewound(undone: Undone) -> str:
    turns = "" if undone.turns is None else f", {undone.turns} turns begun"
    return (
        f"  step {undone.step} is a rewind by vote to after step {undone.to}: {len(undone.steps)} steps taken back"
        f"{turns}, {undone.draws} draws; compare it with the vote in the channel"
    )


def _list_undos(proof: Proof) -> list[str]:
    """How many undos there were, and those that took back answers of several seats."""
    if not proof.undos:
        return []
    none_drew = "" if proof.untold else ", none of which took back anything drawn or shown"
    return [
        f"  {len(proof.undos)} undos{none_drew}; {len(proof.joint_undos) or 'none'} took back answers of several seats",
        *(
            f"  step {undone.step} is an undo that took back answers of {', '.join(undone.seats)}"
            f" (steps {', '.join(map(str, undone.steps))}); compare it with the channel"
            for undone in proof.joint_undos
        ),
    ]
