"""Golden records of Legacy, in `tests/games/legacy`: a first war, a late one, and all wars of a campaign.

No campaign here has a seal, so no pack is ever open. A rule change that alters an old war shows as a diff of these
files. Rewrite them with

    python tests support.legacy.golden

and read the diff before you commit it. The campaign is one compressed file: a JSON object of its records by name.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

from support.legacy.next_games import next_setting

from rules import Action, Event, Player, Ruleset, Seeded, Setting, State, Step, apply, begin, legal, view
from rules.ai import choose
from rules.kernel.game import compose_ruleset
from rules.legacy import GAMES, LEGACY, VERSION
from rules.legacy.campaign.chain import campaign_after, new_campaign
from rules.records import Head, Line, Record, commitment, key_of, line_of, record_code, write_record
from rules.risk.combat.open_dice import DieFixed

HOME = Path(__file__).parents[2] / "games" / "legacy"
MEMBERS = ("ann", "ben", "cleo", "dan", "eve", "finn")
SEATS = tuple(map(Player, ("red", "blue", "yellow", "green", "black")))
FIRST, LATE, WHOLE = "first.game", "late.game", "campaign.json.xz"
LATE_WAR = 12


def rules_of(setting: Setting) -> Ruleset:
    """The rules of one war."""
    return compose_ruleset(LEGACY.compose, setting)


def campaign(name: str, players: int) -> Iterator[tuple[Record, list[Event]]]:
    """The wars of a campaign of AIs, other members in the seats each time: each record with its events."""
    kept, code = new_campaign(MEMBERS, ais=MEMBERS), ""
    for war in range(1, GAMES + 1):
        seated = Random(f"{name} {war}").sample(MEMBERS, players)
        setting = next_setting(kept, dict(zip(SEATS[:players], seated, strict=True)), code)
        secret = f"{name} {war}".encode().ljust(32, b".")
        head = Head(setting, VERSION, commitment(secret), tuple(f"{who}'s word" for who in seated), secret.hex())
        lines: list[Line] = []
        events: list[Event] = []
        end: State | None = None
        for step in steps(head, Random(f"{name} {war} answers")):
            lines.append(line_of(len(lines), step))
            events += step.events
            end = step.state
        record = Record(head, tuple(lines))
        yield record, events
        assert end is not None
        kept, code = campaign_after(end), record_code(write_record(record))


def steps(head: Head, rnd: Random) -> Iterator[Step]:
    """The steps of a war of AIs."""
    rules, chance = rules_of(head.setting), Seeded(key_of(head))
    step = begin(rules, chance)
    yield step
    while (state := step.state).winners is None:
        step = apply(rules, state, answer(rules, state, rnd), chance, by="ai")
        yield step


def answer(rules: Ruleset, state: State, rnd: Random) -> Action:
    number = state.unanswered[0]
    seen = view(state, state.pending[number].player)
    return choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange)


def late(players: int) -> Record:
    """The first late war, of some campaign, in which a missile falls."""
    for at in count():
        for war, (record, events) in enumerate(campaign(f"late {at}", players), 1):
            if war >= LATE_WAR and any(isinstance(event, DieFixed) for event in events):
                return record
    raise AssertionError("campaigns never end")


def write() -> None:
    """Make all records anew."""
    records = [write_record(record) for record, _ in campaign("whole 8", 3)]
    named = {f"war-{war:02}": record for war, record in enumerate(records, 1)}
    (HOME / WHOLE).write_bytes(lzma.compress(json.dumps(named).encode(), preset=9))
    record, _ = next(campaign("first", 4))
    (HOME / FIRST).write_text(write_record(record), encoding="utf-8")
    (HOME / LATE).write_text(write_record(late(5)), encoding="utf-8")


def whole() -> dict[str, str]:
    """The records of the whole campaign, by name."""
    records: dict[str, str] = json.loads(lzma.decompress((HOME / WHOLE).read_bytes()))
    return records


if __name__ == "__main__":
    write()
