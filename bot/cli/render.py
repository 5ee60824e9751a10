"""`risk render`: draw the board of an AI game after some steps, as one viewer sees it, into a file.

Of a game that has campaigns it draws a later war too, as the wars before it have left the board.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, add_game, report_failure, setting, whole_number
from bot.cli.campaigns import campaigns_of, new_campaign, next_war, play_campaign, war_steps
from bot.cli.selfplay import MOST_STEPS, ai_player, dice, play, taste
from rules import Player, Setting, Step, view
from rules.records import record_code

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from renders import Form

FORMS: dict[str, Form] = {".webp": "webp", ".png": "png", ".jpg": "jpeg", ".jpeg": "jpeg"}
"""The picture formats by the ending of the file."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("render", help="draw the board of an AI game", description=__doc__)
    add_game(parser, seats=4)
    parser.add_argument("--seed", metavar="S", default="1", help="the same seed plays the same game (default: 1)")
    parser.add_argument("--steps", metavar="N", default="400", help="draw after N answers (default: 400)")
    parser.add_argument(
        "--after", metavar="GAMES",
        help="of a campaign: play so many of its games before (default: none); what AIs open in them shows",
    )  # fmt: skip
    parser.add_argument(
        "--out", metavar="FILE", type=Path, required=True, help=f"the file to write: {', '.join(FORMS)}"
    )
    parser.add_argument("--viewer", metavar="SEAT", help="draw what this seat sees (default: what everybody sees)")
    parser.add_argument("--realm", metavar="REALM", help="draw this realm alone, such as underworld")
    parser.add_argument("--language", choices=("en", "fr"), default="en", help="language of the names on the board")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play, draw and write the file. Returns 2, with one line on standard error, if it cannot be drawn."""
    try:
        table = setting(args)
        seed, steps = (
            whole_number("--seed", args.seed, -(2**63), 2**63),
            whole_number("--steps", args.steps, 0, MOST_STEPS),
        )
        viewer, realm, form = _viewer(table, args.viewer), _realm(table, args.realm), _form(args.out)
        if args.after is None:
            played = play(table, dice(table, seed, 1), ai_player(taste(seed, 1)))
        else:
            table, played = in_campaign(table, seed, _games_before(table, args.after))
        step, taken = after(played, steps)
        args.out.write_bytes(picture(table, step, viewer, args.language, form, realm))
    except (BadArguments, OSError) as error:
        return report_failure("render", error)
    ended = "; the game had ended" if step.state.winners is not None else ""
    sys.stdout.write(f"{args.out}: {table.game} after {taken} steps{ended}\n")
    return 0


def after(played: Iterable[Step], steps: int) -> tuple[Step, int]:
    """The last step of a game after this many answers, or at its end; and how many answers were given."""
    taken, last = -1, None
    for step in islice(played, steps + 1):
        taken, last = taken + 1, step
    assert last is not None
    return last, taken


def in_campaign(table: Setting, seed: int, games: int) -> tuple[Setting, Iterator[Step]]:
    """The war of a campaign after so many, as `risk simulate --campaign` plays them: its setting and its steps.

    Raises `BadArguments`.
    """
    (left, texts), record = new_campaign(table, seed, 1), ""
    for war in play_campaign(table, seed, 1, games):
        left, record = war.left, war.record
    setting = next_war(table, left, seed, 1, games + 1, record_code(record) if record else "")
    return setting, war_steps(setting, texts, seed, 1, games + 1)


def picture(
    table: Setting, step: Step, viewer: Player | None, language: str, form: Form, realm: str | None = None
) -> bytes:
    """The encoded picture of what `viewer` (None: the public) may see, or of one realm alone. Raises `BadArguments`."""
    from bot.ui.pictures.board import look_of
    from bot.ui.pictures.scene import scene as scene_seen
    from bot.words import words
    from bot.words.games.packages import load_packages
    from renders import CannotDraw, draw
    from rules import ruleset

    load_packages()
    seen, rules, spoken = view(step.state, viewer), ruleset(table).at(step.state), words(language, table.game)
    try:
        scene = scene_seen(seen, rules, spoken, ai=dict.fromkeys(table.seats, ""), events=step.events)
        scene = scene.inset if realm and scene.inset is not None else scene
        return draw(scene, look_of(language, game=table.game, cards=scene.titled_cards), form=form).data
    except CannotDraw as error:
        raise BadArguments(error) from None


def _games_before(table: Setting, after: str) -> int:
    _, campaigns = campaigns_of(table)
    try:
        return whole_number("--after", after, 0, campaigns.games)
    except BadArguments as error:
        raise BadArguments(f"{error}: a campaign has {campaigns.games} games") from None


def _viewer(table: Setting, name: str | None) -> Player | None:
    if name is None:
        return None
    if name not in table.seats:
        raise BadArguments(f"--viewer is one of {', '.join(table.seats)}, not {name!r}")
    return Player(name)


def _realm(table: Setting, name: str | None) -> str | None:
    from renders import sheets
    from rules import ruleset

    known = sheets(ruleset(table).board)
    if name is not None and name not in known:
        raise BadArguments(
            f"--realm is one of {', '.join(known)}, not {name!r}"
            if known
            else f"{table.game} is played on one map alone; leave --realm out"
        )
    return name


def _form(out: Path) -> Form:
    if out.suffix.lower() not in FORMS:
        raise BadArguments(f"--out must end in {', '.join(FORMS)}, not {out.name!r}")
    return FORMS[out.suffix.lower()]
