"""`risk history`: the history of a campaign, from its records, as a page of HTML or as a picture."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, chain_texts, harmless, kept_text, pairs, report_failure
from bot.cli.render import FORMS
from rules import GAMES, Unreadable
from rules.author import Part
from rules.records import BrokenChain, ChainProof, verify_chain
from rules.risk import Order

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from bot.words.topics.campaign import Length

NOT_PROVEN = 1
"""The exit code for records that are no chain."""
PAGE = ".html"


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("history", help="show what a campaign's records tell", description=__doc__)
    parser.add_argument("folder", metavar="DIR", type=Path, help="a folder with the records of a campaign")
    parser.add_argument(
        "--out", metavar="FILE", type=Path, required=True, help=f"the file to write: {PAGE}, {', '.join(FORMS)}"
    )
    parser.add_argument("--language", choices=("en", "fr"), default="en", help="the language of the history")
    parser.add_argument("--title", metavar="TEXT", help="its heading, where the world has no name yet")
    parser.add_argument(
        "--name", metavar="MEMBER=NAME", nargs="+", default=[], action="extend",
        help="what a member is called; records hold no names",
    )  # fmt: skip
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Write the history. Returns 1 if the records are no chain, 2 if they cannot be read or told."""
    try:
        if args.out.suffix.lower() not in (PAGE, *FORMS):
            raise BadArguments(f"--out must end in {', '.join((PAGE, *FORMS))}, not {args.out.name!r}")
        names = pairs(args.name, "a name is written member=name")
        proof = verify_chain(chain_texts(args.folder), GAMES, kept=kept_text(args.folder))
        data = encode_history(proof, args.out, args.language, args.title, names)
        args.out.write_bytes(data)
    except (BadArguments, OSError) as error:
        return report_failure("history", error)
    except Unreadable as error:
        return report_failure("history", f"{args.folder}: {str(error)[:300]}")
    except BrokenChain as broken:
        why = " ".join(str(broken).split())[:300]
        sys.stderr.write(harmless(f"risk history: {args.folder} does not hold: {why}") + "\n")
        return NOT_PROVEN
    wars = len(proof.records)
    sys.stdout.write(f"{args.out}: {wars} record{'s' * (wars != 1)}\n")
    return 0


def encode_history(proof: ChainProof, out: Path, language: str, title: str | None, names: Mapping[str, str]) -> bytes:
    """The bytes of the history in the form of the file; raises `BadArguments`."""
    from bot.words import words
    from bot.words.campaigns import whole_history
    from renders import draw_history, history_page, legible

    record, _ = next(iter(proof.records.values()))
    game, left, lengths = sum_up_chain(proof)
    spoken = words(language, record.head.setting.game)
    kept = GAMES[game].campaigns
    assert kept is not None
    heading = kept.title(left) or title or spoken.say("history-title")
    form = FORMS.get(out.suffix.lower())

    def name_of(member: str) -> str:
        name = names.get(member, member)
        number = next((at for at, known in enumerate(names, 1) if known == member), 0)
        return legible(name, spoken.say("campaign-player", number=number)) if form else name

    history = whole_history(left, spoken, heading, name_of, lengths)
    if history is None:
        raise BadArguments(f"there is no history of {game}")
    return draw_history(history, form).data if form else history_page(history).encode()


def sum_up_chain(proof: ChainProof) -> tuple[str, Part, Mapping[int, Length]]:
    """The game of a chain, what its campaign keeps (else what its last record has left), and how long each war was that
    was won, by its number.

    Raises `BadArguments` if older rules played the last one.
    """
    from bot.words.topics.campaign import Length

    lengths: dict[int, Length] = {}
    game, left = "", None
    for record, each in proof.records.values():
        game, left = record.head.setting.game, None
        campaigns = GAMES[game].campaigns
        if each.end is not None and campaigns is not None:
            left = campaigns.after(each.end)
            if each.end.winners is not None:
                lengths[campaigns.number(left) - 1] = Length(each.end.parts[Order].turns)
    if left is None:
        raise BadArguments("the last record is of rules that this program no longer plays")
    campaigns = GAMES[game].campaigns
    if proof.kept and campaigns is not None:
        left = campaigns.read(proof.kept)
    return game, left, lengths
