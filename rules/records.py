"""Records of games, and what proves them (`docs/fair-dice.md`).

A line is written of each step; the record is put together at the end, when the secret may be told:

>>> from rules import GAMES, Seeded, apply, begin, default, ruleset
>>> from rules.records import Head, Record, commitment, key_of, line_of, read_record, verify, write_record
>>> setting = GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"})
>>> rules = ruleset(setting)
>>> head = Head(setting, rules.version, commitment(b"secret"), ("", "", ""), b"secret".hex())
>>> chance = Seeded(key_of(head))
>>> step = begin(rules, chance)
>>> lines = [line_of(0, step)]
>>> for n in range(1, 101):
...     step = apply(rules, step.state, default(rules, step.state, step.state.unanswered[0]), chance)
...     lines.append(line_of(n, step))
>>> text = write_record(Record(head, tuple(lines)))
>>> proof = verify(read_record(text), ruleset)
>>> proof.whole, proof.steps, proof.winners  # everything is proved; nobody has won yet
(True, 101, None)

A record            `Record`, `Head`, `Line`, `line_of`, `read_record`, `write_record`, `record_code`
Its proof           `verify`, `replay`, `Proof`, `Undone`, `Tampered`
Going back          `last_answer` for what an undo may take back, `rewind` for what a vote does
Keys and draws      `commitment`, `key_of`, `mix_keys`, `Drawn`, `Scripted`; `SeatDraw` and `draw_seats` for drawn seats
A public beacon     `QUICKNET`, `Round`, `is_signed`
Chains of games     `verify_chain`, `ChainProof`, `BrokenChain`, `write_revealed`
Snapshots           `read_snapshot`, `write_snapshot`, `snapshot_text`, `TooNew`
"""

from rules.kernel.beacon import CHAINS, EXTRA, QUICKNET, NoSignatureLibrary, Round, is_signed, read_round, write_round
from rules.kernel.chain import KEPT, SEALS, BrokenChain, ChainProof, verify_chain, write_revealed
from rules.kernel.chance import UNSEALED, Drawn, Scripted, commitment, mix_keys
from rules.kernel.record import (
    BEGIN,
    FIRST_FORMAT,
    FORMAT,
    LONGEST_CONTRIBUTION,
    POSITION,
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
    "KEPT",
    "LONGEST_CONTRIBUTION",
    "POSITION",
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
