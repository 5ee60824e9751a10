"""`risk history`: the history of a campaign, from its records, as a page with every war inside, or as a picture."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, chain_texts, harmless, kept_text, pairs, report_failure
from bot.cli.render import FORMS
from rules import GAMES, Unreadable
from rules.records import BrokenChain, ChainProof, verify_chain

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from bot.ui.replay.campaign import CampaignSummary
    from renders import Form

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
        texts = chain_texts(args.folder)
        proof = verify_chain(texts, GAMES, kept=kept_text(args.folder))
        data = encode_history(proof, texts, args.out, args.language, args.title, names)
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


def encode_history(
    proof: ChainProof,
    texts: Mapping[str, str],
    out: Path,
    language: str,
    title: str | None,
    names: Mapping[str, str],
) -> bytes:
    """The bytes of the history in the form of the file: a page with every war inside, or a picture. `texts` are those
    of the records by name. Raises `BadArguments`."""
    from bot.ui.replay.campaign import campaign_page, members_of, sum_up_chain
    from bot.ui.replay.game import NothingToShow
    from bot.words.games.packages import load_packages
    from renders import CannotDraw

    load_packages()
    form = FORMS.get(out.suffix.lower())
    try:
        summary = sum_up_chain(proof)
        heading = summary.campaigns.title(summary.left) or title or ""
        if form:
            return _picture(summary, form, language, heading, names)
        called = {member: names.get(member, member) for member in members_of(proof)}
        return campaign_page(proof, texts, called, heading, language).encode()
    except (CannotDraw, NothingToShow) as error:
        raise BadArguments(error) from None


def _picture(summary: CampaignSummary, form: Form, language: str, title: str, names: Mapping[str, str]) -> bytes:
    """The history as a picture; raises `BadArguments`."""
    from bot.words import words
    from bot.words.campaigns import whole_history
    from renders import draw_history, legible

    spoken = words(language, summary.game.name)

    def name_of(member: str) -> str:
        number = next((at for at, known in enumerate(names, 1) if known == member), 0)
        return legible(names.get(member, member), spoken.say("campaign-player", number=number))

    history = whole_history(summary.left, spoken, title or spoken.say("history-title"), name_of, summary.lengths)
    if history is None:
        raise BadArguments(f"there is no history of {summary.game.name}")
    return draw_history(history, form).data
