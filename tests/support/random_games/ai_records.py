"""Records of whole games between AIs, of the format that a table writes today."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.cli.selfplay import ai_player, play, setting_of, taste
from rules import Seeded
from rules.records import RULES_VERSION, Head, Record, commitment, key_of, line_of, write_record

SECRET = b"an AI has none to keep".ljust(32, b".")


def write_ai_game(folder: Path, seats: int, options: Mapping[str, str]) -> Path:
    """Play a game of Middle-earth to its end. Returns the file of its record."""
    setting = setting_of("lotr", seats, options)
    head = Head(setting, RULES_VERSION, commitment(SECRET), ("",) * seats, SECRET.hex())
    steps = play(setting, Seeded(key_of(head)), ai_player(taste(3, 1)))
    lines = tuple(line_of(seq, step) for seq, step in enumerate(steps))
    file = folder / "played.game"
    file.write_text(write_record(Record(head, lines)), encoding="utf-8")
    return file
