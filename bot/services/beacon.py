"""The public beacon's client: fetch one round from several relays, and believe none of them without the signature."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence

import aiohttp

from rules.records import QUICKNET, Round, is_signed

log = logging.getLogger(__name__)

RELAYS = (
    "https://api.drand.sh",
    "https://api2.drand.sh",
    "https://api3.drand.sh",
    "https://drand.cloudflare.com",
)
"""The League of Entropy's relays. Each keeps every round for ever."""
LEAD = 30
"""The least seconds between the frozen list and the publication of the round that it names."""
PATIENCE = 5.0
"""The seconds that one relay has for its answer."""
MOST_ANSWERED = 4096
"""The bytes of an answer that are read; an honest one has fewer than 400."""


class BeaconClient:
    """Fetches rounds of quicknet. The game waits for the very round that was named: another one is never asked for."""

    def __init__(self, relays: Sequence[str] = RELAYS, patience: float = PATIENCE) -> None:
        self._relays, self._patience = tuple(relays), patience

    def name_round(self, now: int) -> Round:
        """The round for a list that is frozen now (seconds since 1970): the first due `LEAD` seconds later."""
        return Round(QUICKNET.hash, QUICKNET.round_at(now + LEAD))

    async def signature(self, number: int) -> bytes | None:
        """The signature of a round, checked against the chain's public key; None where no relay gives it now.

        All relays are asked at once, and the first signature that holds is taken. Takes at most `patience` seconds, and
        raises nothing but `NoSignatureLibrary`.
        """
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=self._patience)) as session:
            asked = [asyncio.create_task(_ask(session, relay, number)) for relay in self._relays]
            try:
                for answer in asyncio.as_completed(asked):
                    signature = await answer
                    if signature is not None:
                        return signature
            finally:
                for task in asked:
                    task.cancel()
                await asyncio.gather(*asked, return_exceptions=True)
        return None


async def _ask(session: aiohttp.ClientSession, relay: str, number: int) -> bytes | None:
    """The round's signature by this relay; None where it gives none, or one that does not hold."""
    try:
        async with session.get(f"{relay}/{QUICKNET.hash}/public/{number}", allow_redirects=False) as response:
            if response.status != 200:
                log.info("the beacon's relay %s answers %d for round %d", relay, response.status, number)
                return None
            signature = _signature_in(await _read(response), number)
    except (aiohttp.ClientError, OSError) as error:
        log.info("the beacon's relay %s gives no round %d: %s", relay, number, type(error).__name__)
        return None
    if signature is None or not await asyncio.to_thread(is_signed, number, signature):
        log.warning("the beacon's relay %s answers something else than round %d with its signature", relay, number)
        return None
    return signature


async def _read(response: aiohttp.ClientResponse) -> bytes:
    """The answer's body, or its first `MOST_ANSWERED` bytes."""
    body = bytearray()
    async for piece in response.content.iter_any():
        body += piece
        if len(body) > MOST_ANSWERED:
            break
    return bytes(body[:MOST_ANSWERED])


def _signature_in(answer: bytes, number: int) -> bytes | None:
    """The signature in a relay's answer, unchecked; None where it is no answer about this round."""
    try:
        match json.loads(answer):
            case {"round": claimed, "signature": str(signature)} if type(claimed) is int and claimed == number:
                return bytes.fromhex(signature)
    except (ValueError, RecursionError):
        pass
    return None
