"""The public beacon: rounds of the League of Entropy's chain *quicknet*, and the check of their signatures.

A round is a BLS signature that the chain publishes at a time known in advance. Nobody can know it earlier, and anybody
can check it at any time later against the chain's public key. The check needs the extra `beacon`, all else does not.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from rules.kernel.tagged import Unreadable

EXTRA = "pip install 'risk-game-master[beacon]'"
"""The command that installs the library for BLS signatures."""
MOST_ROUNDS = 1 << 36
"""The bound of a round's number; quicknet reaches it after 6,500 years."""


class NoSignatureLibrary(ImportError):
    """The extra `beacon` is not installed, so no signature can be checked."""

    def __init__(self) -> None:
        super().__init__(f"no signature of a beacon can be checked: {EXTRA}")


@dataclass(frozen=True, slots=True)
class Chain:
    """A drand chain of the scheme bls-unchained-g1-rfc9380: signatures on G1, public key on G2.

    Times are seconds: `genesis` (of round 1) since 1970, `period` between two rounds. `public_key` is in hex.
    """

    hash: str
    public_key: str
    genesis: int
    period: int

    def time_of(self, number: int) -> int:
        """When a round is published (seconds since 1970)."""
        return self.genesis + (number - 1) * self.period

    def round_at(self, time: int) -> int:
        """The number of the first round that is published at this time (seconds since 1970) or later."""
        return max(1, 1 - (self.genesis - time) // self.period)


QUICKNET = Chain(
    hash="52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    public_key=(
        "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
        "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
    ),
    genesis=1692803367,
    period=3,
)
"""The League of Entropy's chain whose rounds come every three seconds."""
CHAINS = {QUICKNET.hash: QUICKNET}
"""The chains whose signatures can be checked, by their hash."""
_DST = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
"""The domain separation tag of the scheme's hash to the curve."""


@dataclass(frozen=True, slots=True)
class Round:
    """The round that a game's frozen list names. `signature` is '' until it is known (96 hex digits).

    `skipped`: the host started the game without the round; there is no signature then.
    """

    chain: str
    number: int
    signature: str = ""
    skipped: bool = False

    @property
    def settled(self) -> bool:
        """Whether the dice can be drawn: the signature is known, or the round was skipped."""
        return bool(self.signature) or self.skipped

    @property
    def randomness(self) -> str:
        """The SHA-256 of the signature, in hex; '' without a signature."""
        return hashlib.sha256(bytes.fromhex(self.signature)).hexdigest() if self.signature else ""


def is_signed(number: int, signature: bytes, chain: Chain = QUICKNET) -> bool:
    """Whether this is the chain's signature of the round; raises `NoSignatureLibrary`.

    e(signature, G2 generator) = e(hash_to_G1(SHA-256(number as 8 bytes, big endian)), public key)
    """
    try:
        from py_arkworks_bls12381 import GT, G1Point, G2Point
    except ImportError:
        raise NoSignatureLibrary from None
    try:
        signed = G1Point.from_compressed_bytes(signature)
        key = G2Point.from_compressed_bytes(bytes.fromhex(chain.public_key))
        message = hashlib.sha256(number.to_bytes(8, "big")).digest()
    except (ValueError, OverflowError):
        return False
    # Two encodings of one point would be two kinds of randomness for one round.
    if signed.to_compressed_bytes() != signature:
        return False
    return GT.pairing_check([signed, -G1Point.hash_to_curve(message, _DST)], [G2Point(), key])


def write_round(named: Round | None) -> str:
    """A round as JSON, `null` without one: its chain and number, then its signature or `"skipped": true`.

    Neither stands there while the round is not known yet.
    """
    if named is None:
        return "null"
    written: dict[str, Any] = {"chain": named.chain, "round": named.number}
    if named.skipped:
        written["skipped"] = True
    elif named.signature:
        written["signature"] = named.signature
    return json.dumps(written)


def read_round(text: str) -> Round | None:
    """The round that `write_round` wrote; raises `Unreadable`."""
    try:
        written = json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable("the beacon is no JSON") from None
    if written is None:
        return None
    match written:
        case {"chain": str(chain), "round": int(number), **rest} if type(number) is int and 0 < number < MOST_ROUNDS:
            pass
        case _:
            raise Unreadable("the beacon names no round of a chain")
    match rest:
        case {"signature": str(signature), **more} if not more and _is_signature(signature):
            return Round(chain, number, signature)
        case {"skipped": True, **more} if not more:
            return Round(chain, number, skipped=True)
        case _ if not rest:
            return Round(chain, number)
    raise Unreadable("the beacon's round has neither a signature of 96 hex digits nor was it skipped")


def _is_signature(text: str) -> bool:
    """Whether a text is 48 bytes in lower-case hex: any other spelling would be a second key for one signature."""
    return len(text) == 96 and set(text) <= set("0123456789abcdef")
