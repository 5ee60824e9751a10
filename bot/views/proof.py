"""Proving a record that somebody attached: every die, every shuffle, every step."""

from __future__ import annotations

import asyncio

import discord

from bot.views.sheet import Sheet
from bot.views.visit import Told, Visit
from rules import Unreadable, ruleset
from rules.kernel.record import read
from rules.kernel.verify import Proof, Tampered, verify

MOST = 8_000_000


async def proof_sheet(visit: Visit, file: discord.Attachment) -> Sheet:
    """What the record proves; raises `Told` where it cannot be read."""
    if file.size > MOST:
        raise Told(visit.words.say("table-refusal-no-attachment"))
    data = await file.read()
    try:
        proof = await asyncio.to_thread(_proved, data)
    except UnicodeDecodeError:
        raise Told(visit.words.say("table-refusal-no-attachment")) from None
    except Unreadable as error:
        raise Told(visit.words.say("table-refusal-bad-record", why=str(error)[:300])) from None
    except Tampered as error:
        return Sheet().text(visit.words.say("verify-bad", step=error.step, why=error.why[:300]))
    key = "verify-good" if proof.recomputed else "verify-unsealed"
    return Sheet().text(visit.words.say(key, steps=proof.steps, draws=proof.draws))


def _proved(data: bytes) -> Proof:
    return verify(read(data.decode("utf-8")), ruleset)
