"""Proving a record that somebody attached: every die, every shuffle, every step."""

from __future__ import annotations

import asyncio

import discord

from bot.views.sheet import Sheet
from bot.views.visit import Told, Visit
from bot.words import Words
from rules import Unreadable, ruleset
from rules.kernel.record import Record, read
from rules.kernel.verify import Proof, Tampered, verify

MOST = 2_000_000
"""Bytes of a record that is proved here; longer ones by `risk verify` at home."""
_ONE_AT_A_TIME = asyncio.Lock()


async def proof_sheet(visit: Visit, file: discord.Attachment) -> Sheet:
    """What the record proves; raises `Told` where it cannot be read."""
    if file.size > MOST:
        raise Told(visit.words.say("table-refusal-no-attachment"))
    data = await file.read()
    try:
        async with _ONE_AT_A_TIME:
            record, proof = await asyncio.to_thread(_proved, data)
    except UnicodeDecodeError:
        raise Told(visit.words.say("table-refusal-no-attachment")) from None
    except Unreadable as error:
        raise Told(visit.words.say("table-refusal-bad-record", why=str(error)[:300])) from None
    except Tampered as error:
        return Sheet().text(visit.words.say("verify-bad", step=error.step, why=error.why[:300]))
    return Sheet().text("\n".join(_told(record, proof, visit.words)))


def _told(record: Record, proof: Proof, words: Words) -> list[str]:
    """What was proved and what was not; never more than was checked."""
    if proof.untold:
        return [words.say("verify-older", count=proof.untold)]
    key = "verify-good" if proof.recomputed else "verify-unsealed"
    lines = [words.say(key, steps=proof.steps, draws=proof.draws)]
    if proof.recomputed:
        lines.append(words.say("verify-hash", hash=record.head.commitment))
    won = words.all_of([words.say(f"seat-{seat}") for seat in proof.winners or ()])
    return [*lines, words.say("verify-won", who=won) if won else words.say("verify-unfinished")]


def _proved(data: bytes) -> tuple[Record, Proof]:
    record = read(data.decode("utf-8"))
    return record, verify(record, ruleset)
