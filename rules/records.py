"""Records of games, and what proves them: dice, draws and keys, beacons, chains, snapshots."""

from rules.kernel.beacon import CHAINS, EXTRA, QUICKNET, NoSignatureLibrary, Round, is_signed, read_round, write_round
from rules.kernel.chain import SEALS, BrokenChain, ChainProof, verify_chain, write_revealed
from rules.kernel.chance import UNSEALED, Drawn, Scripted, commitment, mix_keys
from rules.kernel.record import (
    BEGIN,
    FIRST_FORMAT,
    FORMAT,
    LONGEST_CONTRIBUTION,
    REWIND,
    SNAPSHOT,
    UNDO,
    Head,
    Line,
    Record,
    before_code,
    key_of,
    key_parts_of_others,
    line_of,
    read_record,
    record_code,
    write_record,
)
from rules.kernel.rewind import rewind
from rules.kernel.ruleset import RULES_VERSION
from rules.kernel.seat_draw import SeatDraw, complete_wishes, draw_seats
from rules.kernel.snapshot import read_snapshot, snapshot_text, text_fingerprint, write_snapshot
from rules.kernel.undo import last_answer
from rules.kernel.upgrade import TooNew
from rules.kernel.verify import Proof, Tampered, Undone, replay, verify

__all__ = [
    "BEGIN",
    "CHAINS",
    "EXTRA",
    "FIRST_FORMAT",
    "FORMAT",
    "LONGEST_CONTRIBUTION",
    "QUICKNET",
    "REWIND",
    "RULES_VERSION",
    "SEALS",
    "SNAPSHOT",
    "UNDO",
    "UNSEALED",
    "BrokenChain",
    "ChainProof",
    "Drawn",
    "Head",
    "Line",
    "NoSignatureLibrary",
    "Proof",
    "Record",
    "Round",
    "Scripted",
    "SeatDraw",
    "Tampered",
    "TooNew",
    "Undone",
    "before_code",
    "commitment",
    "complete_wishes",
    "draw_seats",
    "is_signed",
    "key_of",
    "key_parts_of_others",
    "last_answer",
    "line_of",
    "mix_keys",
    "read_record",
    "read_round",
    "read_snapshot",
    "record_code",
    "replay",
    "rewind",
    "snapshot_text",
    "text_fingerprint",
    "verify",
    "verify_chain",
    "write_record",
    "write_revealed",
    "write_round",
    "write_snapshot",
]
