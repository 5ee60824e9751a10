"""Export the record of a game as a file, and verify it, or a record that someone uploads."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from functools import partial

import discord
from discord.utils import escape_markdown

from bot.game.loading import KnownGames, ruleset_of, why_missing
from bot.game.lobby import options_code
from bot.game.session import Session
from bot.refusals import RecordLacksPackage
from bot.services import Services
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from bot.words import Words
from rules import Refused, Unreadable
from rules.records import FIRST_FORMAT, REWIND, Head, Proof, Record, Tampered, before_code, read_record, verify

MOST_SENT = 8_000_000
"""The largest file that every server accepts, in bytes."""


async def record_of(services: Services, table: int) -> discord.File | None:
    """The whole record of an ended game, or the public events of a running one; None if it is too large to send."""
    text = (await services.games.export(table)).encode()
    return discord.File(io.BytesIO(text), f"risk-{table}.game") if len(text) <= MOST_SENT else None


MOST_PROVED = 2_000_000
"""The largest record verified here, in bytes; for larger ones there is `risk verify`."""
MOST_UNDONE = 10
"""The most rewinds and undos that are listed here; `risk verify` lists all."""
_TICK = "\\x60"
"""What stands for the sign that would end a piece of code."""
_ONE_AT_A_TIME = asyncio.Lock()


async def proof_layout(request: Request, file: discord.Attachment) -> Layout:
    """What an uploaded record proves; raises `Rejected` if it cannot be read, `Refused` if its package is missing."""
    if file.size > MOST_PROVED:
        raise Rejected(request.words.say("table-refusal-no-attachment"))
    return await _proof(request, await file.read())


async def own_proof_layout(request: Request, session: Session) -> Layout:
    """What the record of a table's own game proves; raises `Rejected` before its end."""
    if not session.is_ended:
        raise Rejected(request.words.say("table-refusal-verify-later"))
    data = (await request.services.games.export(session.table.id)).encode()
    if len(data) > MOST_PROVED:
        raise Rejected(request.words.say("table-refusal-long-record"))
    return await _proof(request, data)


async def _proof(request: Request, data: bytes) -> Layout:
    try:
        async with _ONE_AT_A_TIME:
            record, proof = await asyncio.to_thread(_prove, data, request.services.games.games)
    except UnicodeDecodeError:
        raise Rejected(request.words.say("table-refusal-no-attachment")) from None
    except Unreadable as error:
        raise Rejected(request.words.say("table-refusal-bad-record", why=escape_markdown(str(error)[:300]))) from None
    except Tampered as error:
        return Layout().text(request.words.say("verify-bad", step=error.step, why=escape_markdown(error.why[:300])))
    return Layout().text("\n".join(_proof_lines(record, proof, request.words)))


def _proof_lines(record: Record, proof: Proof, words: Words) -> list[str]:
    """What was verified and what was not; never more than was checked."""
    if proof.untold:
        return [words.say("verify-older", count=proof.untold), *_undo_lines(proof, words)]
    if proof.from_position:
        return [words.say("verify-position"), *_undo_lines(proof, words)]
    if proof.signature_checked is False:
        return [words.say("verify-unchecked"), *_undo_lines(proof, words)]
    key = "verify-good" if proof.recomputed else "verify-unsealed"
    lines = [words.say(key, steps=proof.steps, draws=proof.draws)]
    if proof.recomputed:
        lines.append(words.say("verify-hash", hash=record.head.commitment))
        if record.head.format == FIRST_FORMAT:
            lines.append(words.say("verify-first-format"))
    if record.head.format != FIRST_FORMAT:
        lines += _start_list_lines(record.head, words)
    won = words.all_of([words.say(f"seat-{seat}") for seat in proof.winners or ()])
    end = words.say("verify-won", who=won) if won else words.say("verify-unfinished")
    return [*lines, *_undo_lines(proof, words), end]


def _start_list_lines(head: Head, words: Words) -> Iterator[str]:
    """What the record says of the list that was posted before the first draw, to be compared with it."""
    added = zip(head.setting.seats, head.contributions, strict=True)
    contributions = [
        f"{words.say(f'seat-{seat}')} `{ascii(each)[1:-1].replace('`', _TICK) or '–'}`" for seat, each in added
    ]
    code = options_code(head.setting.game, dict(head.setting.options))
    yield words.say("verify-list", code=code, added=", ".join(contributions))
    if head.setting.before:
        yield words.say("verify-before", code=before_code(head.setting.before))
    if head.beacon is None:
        yield words.say("verify-no-beacon")
    elif head.beacon.settled:
        key = "verify-skipped" if head.beacon.skipped else "verify-beacon"
        yield words.say(key, round=str(head.beacon.number))


def _undo_lines(proof: Proof, words: Words) -> Iterator[str]:
    """What went back, whatever else was verified: the rewinds, to be compared with the votes in the channel, and the
    undos that took back answers of several seats, to be compared with what those said."""
    found = sorted((*proof.rewinds, *proof.joint_undos), key=lambda undone: undone.step)
    for undone in found[:MOST_UNDONE]:
        if undone.kind == REWIND:
            numbers = {"step": undone.step, "to": undone.to, "steps": len(undone.steps), "draws": undone.draws}
            yield words.say("verify-rewind", **numbers)
        else:
            seats = words.all_of([words.say(f"seat-{seat}") for seat in undone.seats])
            yield words.say("verify-undo", step=undone.step, seats=seats)
    if more := len(found[MOST_UNDONE:]):
        yield words.say("verify-undone-more", count=more)


def _prove(data: bytes, games: KnownGames) -> tuple[Record, Proof]:
    """A record with its proof; raises `UnicodeDecodeError`, `Unreadable`, `Tampered`, or, without its package,
    `Refused`."""
    record = read_record(data.decode("utf-8"))
    game, package = record.head.setting.game, record.head.package
    if package and why_missing(game, package):
        raise Refused(RecordLacksPackage(package))
    return record, verify(record, partial(ruleset_of, games))
