"""Plain data in which a text that occurs more than once stands once, and its number in the other places.

What is kept for long says the same names again and again; so it stays small, and is JSON as before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from rules.kernel.tagged import Unreadable, Value

MARK = "~"
"""What stands before a number that means a text."""
SHORTEST, LONGEST = 5, 100
"""The shortest text that is shared, longer than a number with its mark; and the longest, so that no small file unfolds
into a huge one."""


class SharedTexts(Value):
    """Plain data with its texts shared: `~1f` in `data`, also as a name, is the text at place 0x1f of `texts`, counted
    from 0. A text that begins with the mark itself has one more before it."""

    texts: tuple[str, ...]
    data: Any


def share_texts(data: Any) -> SharedTexts:
    """Write each text of plain data once, those that occur most often first."""
    found = Counter(_texts(data))
    often = [text for text, times in found.items() if times > 1 and SHORTEST <= len(text) <= LONGEST]
    texts = tuple(sorted(often, key=lambda text: (-found[text], text)))
    numbers = {text: f"{MARK}{number:x}" for number, text in enumerate(texts)}
    return SharedTexts(texts, _with_texts(data, lambda text: numbers.get(text) or _mark(text)))


def restore_texts(shared: SharedTexts) -> Any:
    """The data with every text in its places, and names in their order; raises `Unreadable`."""
    texts = shared.texts
    if long := next((text for text in texts if len(text) > LONGEST), ""):
        raise Unreadable(f"a text that is too long to be shared: {long[:LONGEST]!a}…")
    numbers = {f"{MARK}{number:x}": text for number, text in enumerate(texts)}

    def look_up(text: str) -> str:
        if not text.startswith(MARK):
            return text
        if text.startswith(MARK, 1):
            return text[1:]
        if text not in numbers:
            raise Unreadable(f"a text that is not there: {text[:LONGEST]!a}")
        return numbers[text]

    return _with_texts(shared.data, look_up)


def _mark(text: str) -> str:
    return MARK + text if text.startswith(MARK) else text


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)


def _with_texts(data: Any, text: Callable[[str], str]) -> Any:
    if isinstance(data, str):
        return text(data)
    if isinstance(data, dict):
        named = {text(name): _with_texts(value, text) for name, value in data.items()}
        return {name: named[name] for name in sorted(named)}
    return [_with_texts(value, text) for value in data] if isinstance(data, list) else data
