"""The private parts of aiosqlite: the installed version has them, and one without them is refused by name."""

from __future__ import annotations

import re
import sqlite3
import tomllib
from importlib.metadata import version
from pathlib import Path
from threading import Thread
from typing import Any

import aiosqlite
import pytest

from bot.store import Store, StoreUnusable
from bot.store.engines.sqlite import check_private_parts

PROJECT = Path(__file__).parents[3]


class ConnectionOf021(Thread):
    """The connection of aiosqlite up to 0.21: a thread by itself."""

    _conn: Any = None

    async def _execute(self, work: Any) -> None:
        """Do nothing."""


def test_the_installed_version_has_them() -> None:
    check_private_parts(aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 64), version("aiosqlite"))


def test_an_older_version_is_refused_by_name() -> None:
    with pytest.raises(ImportError, match=re.escape("needs aiosqlite>=0.22,<1, and 0.21.0 is here, without _thread")):
        check_private_parts(ConnectionOf021(), "0.21.0")


def test_the_project_asks_for_a_version_that_has_them() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "aiosqlite>=0.22,<1" in project["dependencies"]


async def test_a_database_that_cannot_be_opened_is_an_error_in_words(tmp_path: Path) -> None:
    folder = tmp_path / "risk.sqlite3"
    folder.mkdir()
    with pytest.raises(StoreUnusable, match="cannot be opened"):
        await Store.open(folder)
