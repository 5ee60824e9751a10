"""One process a table: two that save the same world would overwrite one another."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


class TableTaken(Exception):
    """Another process has this table open."""


@contextlib.contextmanager
def alone(home: Path) -> Iterator[None]:
    """Hold `home` for this process; the system lets go of it even if the process is killed. Raises TableTaken."""
    home.mkdir(parents=True, exist_ok=True)
    with open(home / "table.lock", "a+b") as held:
        try:
            _lock(held.fileno())
        except OSError as error:
            raise TableTaken(f"The table in {home} is already open in another window.") from error
        yield


def _lock(file: int) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
