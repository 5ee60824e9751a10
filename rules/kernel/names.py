"""Names that players type: how they are written, which are valid, and which are the same."""

from __future__ import annotations

import unicodedata

from rules.kernel.values import Refusal, TypedName

LONGEST_NAME = 24
"""The most characters of a name, its spaces, hyphens and apostrophes included."""
MOST_MARKS = 3
"""The most marks on one letter; Devanagari needs three."""
JOINTS = " -'"
"""What may stand between letters."""
_APOSTROPHES, _HYPHENS = "\u2018\u2019", "\u2010\u2011"
_SPELLED = str.maketrans(dict.fromkeys(_APOSTROPHES, "'") | dict.fromkeys(_HYPHENS, "-"))
_INVISIBLE = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x3164, 0xFFA0, 0x16FE4))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Letters and marks by their category that show nothing (Unicode: Default_Ignorable_Code_Point)."""

EMPTY, TOO_LONG, WRONG_SIGN, HIDDEN_SIGN, TOO_MANY_MARKS = "empty", "long", "sign", "hidden", "marks"
NO_LETTER_FIRST, NO_LETTER_LAST, NOT_PLAIN, TAKEN, A_LAND = "first", "last", "spelling", "taken", "land"
"""What can be wrong with a name, in the order in which it is looked for."""


class BadName(Refusal):
    """A name that cannot be given: `flaw` says why, and `sign` is the first character to blame, if one is.

    A hidden sign, which shows nothing or would change the text around it, is given by its number: `U+202E`. `name` is
    the name that is taken, or the reserved one; "" for every other flaw, since a flawed name may hold anything.
    """

    flaw: str
    sign: TypedName = ""
    name: TypedName = ""


def clean_name(name: str) -> str:
    """A name as it is stored: plain letters (NFKC), hyphens and apostrophes, single spaces and none around it.

    Text far too long to be a name is returned as it is.
    """
    if len(name) > LONGEST_NAME * (MOST_MARKS + 1):
        return name
    plain = unicodedata.normalize("NFKC", name).translate(_SPELLED)
    spaced = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in plain)
    return " ".join(part for part in spaced.split(" ") if part)


def name_key(name: str) -> str:
    """The same for two names that differ by case, accents and joints alone: `Île-aux-Ours`, `ile aux ours`."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name.translate(_SPELLED)).casefold())
    return "".join(sign for sign in plain if sign not in JOINTS and not unicodedata.combining(sign))


def name_flaw(name: str) -> BadName | None:
    """Why this is no name for anything; None if it is one, written as `clean_name` writes it."""
    if not name:
        return BadName(EMPTY)
    if len(name) > LONGEST_NAME:
        return BadName(TOO_LONG)
    marks = 0
    for sign in name:
        category = unicodedata.category(sign)
        if sign in _INVISIBLE or not (category[0] == "L" or category in ("Mn", "Mc") or sign in JOINTS):
            visible = category[0] in "NPS" and sign.isprintable()
            return BadName(WRONG_SIGN, sign) if visible else BadName(HIDDEN_SIGN, f"U+{ord(sign):04X}")
        marks = marks + 1 if category[0] == "M" else MOST_MARKS if sign in JOINTS else 0
        if marks > MOST_MARKS:
            return BadName(TOO_MANY_MARKS)
    if not name[0].isalpha():
        return BadName(NO_LETTER_FIRST)
    if name[-1] in " -":
        return BadName(NO_LETTER_LAST)
    return None if name == clean_name(name) else BadName(NOT_PLAIN)
