"""The public beacon: rounds have times, and a signature holds for its own round of the chain and for no other."""

from __future__ import annotations

import hashlib
import sys

import pytest
from support.processes.quicknet import SIGNATURES

from rules import Unreadable
from rules.records import QUICKNET, NoSignatureLibrary, Round, is_signed, read_round, write_round


def test_a_round_has_its_time() -> None:
    assert QUICKNET.time_of(1) == 1692803367
    assert QUICKNET.time_of(32285086) == 1692803367 + 32285085 * 3


@pytest.mark.parametrize("number", [1, 2, 1000, 32285086])
@pytest.mark.parametrize(("late", "more"), [(-2, 0), (-1, 0), (0, 0), (1, 1), (2, 1), (3, 1), (4, 2)])
def test_the_round_of_a_time_is_never_published_before_it(number: int, late: int, more: int) -> None:
    time = QUICKNET.time_of(number) + late
    assert QUICKNET.round_at(time) == number + more
    assert QUICKNET.time_of(QUICKNET.round_at(time)) >= time


def test_before_the_chain_began_there_is_its_first_round() -> None:
    assert QUICKNET.round_at(0) == 1


@pytest.mark.parametrize("number", SIGNATURES)
def test_a_published_signature_holds_for_its_round_alone(number: int) -> None:
    signature = bytes.fromhex(SIGNATURES[number])
    assert is_signed(number, signature)
    assert not is_signed(number + 1, signature)
    assert not is_signed(number - 1, signature)


@pytest.mark.parametrize(
    "forged",
    [
        b"",
        bytes(48),
        b"\xff" * 48,
        b"\xc0" + bytes(47),
        bytes.fromhex(SIGNATURES[1000])[:-1],
        bytes.fromhex(SIGNATURES[1000]) + b"\x00",
        bytes([bytes.fromhex(SIGNATURES[1000])[0] ^ 0x20]) + bytes.fromhex(SIGNATURES[1000])[1:],
    ],
    ids=["nothing", "zeros", "ones", "the point at infinity", "too short", "too long", "the negative point"],
)
def test_no_other_bytes_are_a_signature(forged: bytes) -> None:
    assert not is_signed(1000, forged)


@pytest.mark.parametrize("number", [-1, 2**64])
def test_a_number_outside_eight_bytes_has_no_signature(number: int) -> None:
    assert not is_signed(number, bytes.fromhex(SIGNATURES[1000]))


def test_without_the_library_a_signature_is_not_called_good_or_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "py_arkworks_bls12381", None)
    with pytest.raises(NoSignatureLibrary, match=r"pip install 'risk-game-master\[beacon\]'"):
        is_signed(1000, bytes.fromhex(SIGNATURES[1000]))


def test_the_randomness_is_the_hash_of_the_signature() -> None:
    signed = Round(QUICKNET.hash, 1000, SIGNATURES[1000])
    assert signed.randomness == hashlib.sha256(bytes.fromhex(SIGNATURES[1000])).hexdigest()
    assert Round(QUICKNET.hash, 1000).randomness == ""


@pytest.mark.parametrize(
    ("named", "settled"),
    [
        (Round(QUICKNET.hash, 7), False),
        (Round(QUICKNET.hash, 7, skipped=True), True),
        (Round(QUICKNET.hash, 1000, SIGNATURES[1000]), True),
    ],
)
def test_a_round_written_and_read_is_the_same_round(named: Round, settled: bool) -> None:
    assert read_round(write_round(named)) == named
    assert named.settled == settled
    assert read_round(write_round(None)) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 10**5,
        "5",
        "{}",
        '{"chain": "ab"}',
        '{"chain": "ab", "round": true}',
        '{"chain": "ab", "round": 1.0}',
        '{"chain": "ab", "round": 0}',
        '{"chain": "ab", "round": 1e999}',
        '{"chain": "ab", "round": ' + "9" * 40 + "}",
        '{"chain": "ab", "round": ' + "9" * 5000 + "}",
        '{"chain": 5, "round": 1}',
        '{"chain": "ab", "round": 1, "skipped": false}',
        '{"chain": "ab", "round": 1, "skipped": true, "signature": "ab"}',
        '{"chain": "ab", "round": 1, "signature": "ab"}',
        '{"chain": "ab", "round": 1, "signature": ""}',
        '{"chain": "ab", "round": 1, "signature": "' + SIGNATURES[1000].upper() + '"}',
        '{"chain": "ab", "round": 1, "more": 1}',
    ],
)
def test_any_other_text_is_no_round(text: str) -> None:
    with pytest.raises(Unreadable, match="beacon"):
        read_round(text)
