"""A lock on the folder of a local Discord: two processes that save the same world would overwrite each other."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


class TableTaken(Exception):
    """Another process has this folder open."""


@contextlib.contextmanager
def alone(home: Path) -> Iterator[None]:
    """Lock `home` for this process; the system unlocks it even if the process is killed. Raises TableTaken."""
    home.mkdir(parents=True, exist_ok=True)
    with open(home / "table.lock", "a+b") as lock_file:
        try:
            _lock(lock_file.fileno())
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
