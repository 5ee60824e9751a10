"""How the C library keeps memory: settings for a process that draws large images in several threads."""

from __future__ import annotations

import ctypes
import sys

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""Parameters of `mallopt` (malloc.h of the GNU C library)."""
LARGE = 128 * 1024
"""Bytes from which on a block goes back to the system when it is freed."""
ARENAS = 2


def return_large_blocks() -> None:
    """Have freed images go back to the system at once; does nothing without the GNU C library.

    By default the library raises its limit for such blocks to the largest that was ever freed, and keeps smaller ones
    in a heap for each thread: after some pictures and a film that was a hundred megabytes that nothing used.
    """
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        for parameter, value in ((TRIM_THRESHOLD, LARGE), (MMAP_THRESHOLD, LARGE), (ARENA_MAX, ARENAS)):
            mallopt(parameter, value)
