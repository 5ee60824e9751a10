"""Marks: small pictures beside words. A text holds plain Unicode; a message shows the bot's own emoji in its place.

Words say `mark("captain")`, or `{ MARK("captain") }` in a Fluent file, and put a word beside it. The text is plain, so
it can also stand in a menu, a button, a form, an alt text or a file. Only where a message is built for Discord
(`Layout.view`) does `Marks.dress` replace the plain marks by the application's emoji, as far as they are uploaded.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

_AS_TEXT, _AS_EMOJI = "\ufe0e", "\ufe0f"
_NOTHING = "\u200c"
"""A character that nobody sees or hears: with it a defender's die is told from an attacker's."""
_plain: dict[str, str] = {
    "green": "🟢",
    "yellow": "🟡",
    "black": "⚫",
    "red": "🔴",
    "blue": "🔵",
    "purple": "🟣",
    "ochre": "🟠",
    "brown": "🟤",
    "neutral": "⚪",
    **{f"attack-{pips}": f"{pips}{_AS_TEXT}" for pips in range(1, 7)},
    **{f"defence-{pips}": f"{pips}{_NOTHING}" for pips in range(1, 7)},
    "dice": "🎲",
    "conquest": "⚔️",
    "held": "🛡️",
    "reinforcements": "➕",
    "march": "➡️",
    "captain": "🚩",
    "capital": "🏛️",
    "card": "🎴",
    "adventure": "📜",
    "event": "⚡",
    "region": "👑",
    "eliminated": "💀",
    "prisoners": "⛓️",
    "victory": "🏆",
}
"""Every mark by its name, in plain Unicode, no two alike, with those that games have added. The names are those of
`renders.mark_versions`."""
_CODE = r"```.*?```|`[^`\n]*`"
"""Text in which Discord shows no emoji."""


def mark(name: str) -> str:
    """A mark in plain Unicode; "" for a name without one, such as a seat of another colour."""
    return _plain.get(name, "")


def plain_marks() -> Mapping[str, str]:
    """Every mark by its name, in plain Unicode."""
    return MappingProxyType(_plain)


def add_marks(marks: Mapping[str, str]) -> None:
    """Add a game's marks by name, in plain Unicode. Raises `ValueError` for a name or a character that is taken."""
    for name, plain in marks.items():
        if name in _plain or _bare(plain) in map(_bare, _plain.values()):
            raise ValueError(f"there is a mark {name!r}, or one that looks like {plain}, already")
    _plain.update(marks)


def remove_marks(marks: Mapping[str, str]) -> None:
    """Remove the marks of a game."""
    for name in marks:
        del _plain[name]


class Marks:
    """The emoji, such as `<:ring_1a2b:123>`, by the names of the marks that they replace; the others stay plain."""

    def __init__(self, emoji: Mapping[str, str] | None = None) -> None:
        self._emoji = {_bare(_plain[name]): shown for name, shown in (emoji or {}).items() if name in _plain}
        longest_first = sorted(self._emoji, key=len, reverse=True)
        found = "|".join(re.escape(plain) + f"{_AS_EMOJI}?" for plain in longest_first)
        self._pattern = re.compile(f"{_CODE}|{found}" if found else _CODE, re.DOTALL)

    def dress(self, text: str) -> str:
        """A text with emoji for its plain marks, except in code."""
        return self._pattern.sub(self._replace, text) if self._emoji else text

    def _replace(self, found: re.Match[str]) -> str:
        return self._emoji.get(_bare(found.group()), found.group())


def _bare(plain: str) -> str:
    """A mark without the sign that asks for its colourful form, which some texts leave out."""
    return plain.removesuffix(_AS_EMOJI)
