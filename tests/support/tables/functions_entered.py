"""Which functions of the program are entered while something happens, on every thread."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).parents[3]
PACKAGES = tuple(f"{ROOT / package}/" for package in ("bot", "renders", "rules"))


class FunctionsEntered:
    """Notes functions once it watches. Make it before the threads that are to be watched."""

    def __init__(self) -> None:
        self._codes: set[CodeType] | None = None
        threading.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, about: Any) -> None:
        if self._codes is not None and event == "call":
            self._codes.add(frame.f_code)

    @contextmanager
    def watched(self) -> Iterator[set[str]]:
        """The functions that are entered within, as `bot/words/status.py:round_now`; filled at the end.

        What a file or a class does as it is imported is no function.
        """
        found: set[str] = set()
        self._codes = set()
        sys.setprofile(self._note)
        try:
            yield found
        finally:
            sys.setprofile(None)
            codes, self._codes = self._codes, None
            found |= {
                f"{Path(code.co_filename).relative_to(ROOT)}:{code.co_name}"
                for code in codes
                if code.co_filename.startswith(PACKAGES) and code.co_flags & CO_OPTIMIZED
            }

    def stop(self) -> None:
        """Let the threads that begin from now on be."""
        threading.setprofile(None)
