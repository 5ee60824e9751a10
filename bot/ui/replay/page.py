"""Make the page of a game: one file of HTML that opens offline; of a finished game with its record inside."""

from __future__ import annotations

import gc
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from bot.store.models import StoredStep
from bot.ui.replay.game import NothingToShow, PlainGame
from bot.ui.replay.replayed import ReplayedGame, follow, play_again
from bot.ui.replay.tables import PageTables, join_tables
from bot.words import LANGUAGES
from renders import page
from rules import Setting, Unreadable
from rules.records import Record, Tampered, read_record

RECORD = "record"


@contextmanager
def collector_paused() -> Iterator[None]:
    """Look for no cycles of garbage meanwhile: nearly all that a page is made of is kept until it is done, and going
    through it again and again takes a fifth of the time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


@collector_paused()
def replay_page(text: str, language: str = LANGUAGES[0]) -> str:
    """The page of a finished game from its record, first in that language; the same record gives the same page.

    Of a record that is broken it shows the steps before. Raises `Unreadable` for a text that is no record, `Tampered`
    for one of which no step holds, `NothingToShow` for a game that has not ended or whose rules are too old,
    `CannotDraw` without art for its board.
    """
    played, commitment = finished_game(text)
    tables = PageTables(played.setting.game)
    return write_page(PlainGame(played, commitment, tables), tables, language, text)


def finished_game(text: str) -> tuple[ReplayedGame, str]:
    """The game of a record, as far as it can be shown, and the hash of its secret; raises as `replay_page`."""
    readable, whole = read_so_far(text)
    played = play_again(readable)
    _require_steps(played)
    if not readable.head.secret:
        raise NothingToShow("its secret is not revealed: the game has not ended")
    if not whole and played.broken is None:
        played = replace(played, broken=Tampered(len(readable.lines), "it cannot be read"))
    return played, readable.head.commitment


@collector_paused()
def public_page(setting: Setting, rows: Sequence[StoredStep], commitment: str, language: str = LANGUAGES[0]) -> str:
    """The page of a game that runs, from its stored steps with their snapshots: what everybody may know, and no more.

    `commitment` is the hash of its secret, which was posted in the lobby. Raises `Unreadable`, and as `replay_page`.
    """
    played = follow(setting, rows)
    _require_steps(played)
    tables = PageTables(setting.game)
    return write_page(PlainGame(played, commitment, tables), tables, language)


def write_page(
    game: PlainGame, tables: PageTables, language: str, record: str = "", live: Mapping[str, Any] | None = None
) -> str:
    """The page of one game, with its record inside if there is one; `live` is what it needs to follow the game."""
    blobs, spoken = dict[str, bytes](), tables.spoken[language]
    data = join_tables(tables.plain(language, blobs), game.plain(f"{tables.game}.game"))
    if record:
        blobs[RECORD] = record.encode()
    if live is not None:
        data["live"] = live
    still = "\n".join(game.still(spoken))
    return page(game.title(spoken), language, still, data, blobs, live=live is not None)


def _require_steps(played: ReplayedGame) -> None:
    if not played.steps:
        raise NothingToShow("no step of it can be played again: it is of rules that this program no longer plays")


def read_so_far(text: str) -> tuple[Record, bool]:
    """A record as far as it can be read, and whether that is all of it; raises `Unreadable` where not even its first
    step can."""
    try:
        return read_record(text), True
    except Unreadable:
        head, gap, steps = text.replace("\r\n", "\n").partition("\n\n")
        lines = steps.split("\n")
        good = bisect_left(range(len(lines)), True, key=lambda at: not _is_record(head, gap, lines[: at + 1]))
        if not good:
            raise
        return read_record(head + gap + "\n".join(lines[:good])), False


def _is_record(head: str, gap: str, lines: Sequence[str]) -> bool:
    try:
        read_record(head + gap + "\n".join(lines))
    except Unreadable:
        return False
    return True
