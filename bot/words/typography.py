"""Typography: no doubled sentence ends; French apostrophes and no-break spaces; names from right to left."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

NO_BREAK = "\u00a0"
APOSTROPHE = "\u2019"
_BEFORE = re.compile(r" (?=[:;!?»%])")
_AFTER = re.compile(r"(?<=«) ")
_ELIDED = re.compile(r"(?<=\w)'")
_BEFORE_VOWEL = re.compile(r"\b([Dd]|[Qq]u)e (?=\**[AEIOUÉÈ])")
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
_TURNING = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Marks that show nothing and turn the text that follows them."""
_TWICE = re.compile(r"(?<=[!?])(\**)(?:\.(?!\.)| ?:(?=\s))")


def french(text: str) -> str:
    """The text with French typography: no-break spaces before `: ; ! ? » %` and after `«`, and curly apostrophes; `de`
    and `que` are elided before a name that begins with a vowel."""
    elided = _BEFORE_VOWEL.sub(rf"\1{APOSTROPHE}", plain(text))
    return _ELIDED.sub(APOSTROPHE, _AFTER.sub(NO_BREAK, _BEFORE.sub(NO_BREAK, elided)))


def plain(text: str) -> str:
    """The text without a full stop or a colon after a title that already ends the sentence: `plays **Charge!**.`"""
    return _TWICE.sub(r"\1", text)


TYPESETTERS: dict[str, Callable[[str], str]] = {"en": plain, "fr": french}


def isolated(name: str) -> str:
    """A name that somebody chose, kept from turning the text around it: without marks of direction, and isolated where
    its letters run from right to left.
    """
    plain_name = name.translate(_TURNING)
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in plain_name)
    return f"{_ISOLATE}{plain_name}{_END_OF_ISOLATE}" if turns else plain_name


def capital(text: str) -> str:
    """The text with a capital first letter, skipping markup: `**the Congo**` -> `**The Congo**`."""
    for at, letter in enumerate(text):
        if letter.isalpha():
            return text[:at] + letter.upper() + text[at + 1 :]
        if letter.isdigit():
            return text
    return text


def in_sentence(text: str) -> str:
    """A title as it stands inside a sentence, with a small first letter; names in it keep theirs."""
    return text[:1].lower() + text[1:]


def list_text(items: list[str], last: str) -> str:
    """Items as a list in a sentence: `a, b and c`; `last` is the word before the last one."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"
