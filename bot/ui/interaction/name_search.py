"""Find names in typed text, ignoring accents and case, from the first letters on."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache
from string import digits
from typing import TypeVar

from bot.ui.interaction.labels import FACTS
from bot.ui.interaction.layout import cut
from bot.words import Words

Id = TypeVar("Id", bound=str)

LISTED = 25
"""The most lines that Discord shows in a list."""
LONGEST_LINE = 100
"""The most characters that Discord takes of a line, and of the value that it sends for one."""
CUT = "…"
"""What stands in a line for the part that had no room."""
_BRACKETS = re.compile(r"\s*\([^()]*\)$")
LEAST_CUT = 60
"""The least characters of a line that had no room, even without the owners with which it began."""
MOST_TYPED = 80
"""The most characters of a text that is not understood which its refusal quotes."""


_NEGATIVE = re.compile(r"(?<![^\W_])[-−](?=\d)")
"""A sign before a number, not the hyphen within a name or a range."""


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """The text without accents, case and punctuation: `Pérou` -> `perou`. A number stays negative."""
    plain = _NEGATIVE.sub("minus", unicodedata.normalize("NFKD", text.casefold()))
    letters = "".join(
        letter if letter.isalnum() or letter == "+" else " " for letter in plain if not unicodedata.combining(letter)
    )
    return " ".join(letters.split())


def find_matches(text: str, names: Mapping[Id, str], most: int = LISTED) -> list[Id]:
    """The keys whose names match the text, best first; equal matches keep their order."""
    typed = fold(text)
    ranked = [(rank, key) for key, name in names.items() if (rank := _rank(typed, fold(name), fold(key))) is not None]
    return [key for _, key in sorted(ranked, key=lambda found: found[0])][:most]


def _rank(typed: str, name: str, key: str) -> int | None:
    """0 for an equal name, 1 a prefix, 2 a word's prefix, 3 a substring, 4 all words match; None for no match."""
    if typed in (name, key):
        return 0
    if name.startswith(typed):
        return 1
    if f" {typed}" in f" {name}":
        return 2
    if typed in name:
        return 3
    return 4 if typed and all(word in name for word in typed.split()) else None


def find_key(text: str, names: Mapping[Id, str]) -> Id | None:
    """The one key that a text means: by its id, its name or the line in which a list shows that name, whatever facts
    stand beside it (owners, armies and odds may have changed meanwhile), or as the only close match.

    None if ambiguous.
    """
    if (equal := _find_equal(text, names)) is not None:
        return equal
    if shown := _find_among_facts(text, names):
        return shown[0] if len(shown) == 1 else None
    return _find_only(text, names)


def find_line(text: str, lines: Mapping[Id, str]) -> Id | None:
    """The one key that a text means, of whole lines that a list shows: by its id, its line, also cut, or as the only
    close match; None if ambiguous."""
    if (equal := _find_equal(text, lines)) is not None:
        return equal
    cut_to = [key for key, line in lines.items() if _shows(text, line)]
    return cut_to[0] if len(cut_to) == 1 else _find_only(text, lines)


def _find_equal(text: str, names: Mapping[Id, str]) -> Id | None:
    """The key that is this text, or else whose name is, or else is but for accents, case and punctuation."""
    if given := next((key for key in names if key == text), None):
        return given
    if given := next((key for key, name in names.items() if name == text), None):
        return given
    typed = fold(text)
    equal = (key for key, name in names.items() if typed in (fold(name), fold(key)))
    return next(equal, None) if typed else None


def _find_only(text: str, names: Mapping[Id, str]) -> Id | None:
    """The key of the only close match."""
    found = find_matches(text, names) if fold(text) else []
    return found[0] if len(found) == 1 else None


def _find_among_facts(text: str, names: Mapping[Id, str]) -> list[Id]:
    """The keys whose name a line of a list shows: the longest of the names that stand between its facts."""
    fewer = [key for key, name in names.items() if name.startswith(f"{text}{FACTS}")]
    if fewer:
        return fewer
    facts = text.split(FACTS)
    if len(facts) == 1 and not _is_cut(text):
        return []
    parts = [(FACTS.join(facts[at:end]), end - at) for at in range(len(facts)) for end in range(at + 1, len(facts) + 1)]
    found = [(size, key) for key, name in names.items() for part, size in parts if _shows(part, name)]
    longest = max((size for size, _ in found), default=0)
    return list(dict.fromkeys(key for size, key in found if size == longest))


def without_brackets(text: str) -> str:
    """A line without the facts in brackets at its end, which may have changed since a list showed it."""
    return _BRACKETS.sub("", text)


def _shows(part: str, name: str) -> bool:
    """Whether a part of a line is this name, or what was left of it where it had no room."""
    if not _is_cut(part):
        return bool(fold(part)) and fold(part) == fold(name)
    head, _, tail = part.partition(CUT)
    return fold(name).startswith(fold(head)) and fold(name).endswith(fold(tail))


def _is_cut(text: str) -> bool:
    """Whether a text is a line that had no room; a short one is the beginning of an answer: `Propose…`."""
    return CUT in text and len(text) >= LEAST_CUT


def shown_lines(lines: Mapping[Id, str]) -> dict[Id, str]:
    """Lines as Discord takes them: what is too long is cut at its end, or before it where two would then be equal."""
    shown = {key: cut(line, LONGEST_LINE) for key, line in lines.items()}
    often = Counter(shown.values())
    return {key: _cut_within(lines[key]) if often[line] > 1 else line for key, line in shown.items()}


def _cut_within(line: str) -> str:
    """A line that keeps its end."""
    if len(line) <= LONGEST_LINE:
        return line
    half = LONGEST_LINE // 2
    return f"{line[: half - 1].rstrip()}{CUT}{line[half - LONGEST_LINE :].lstrip()}"


def nearest(text: str, names: Mapping[Id, str], most: int = 3) -> list[str]:
    """The names most similar to the text, best first; where one is very similar, none that are much less so."""
    by_folded = {fold(name): name for name in names.values()}
    found = get_close_matches(fold(text), by_folded, most, ALIKE)
    ratios = {near: SequenceMatcher(None, near, fold(text)).ratio() for near in found}
    return [by_folded[near] for near in found if ratios[near] > ratios[found[0]] - LESS_ALIKE]


def no_such(text: str, names: Mapping[Id, str], words: Words) -> str:
    """That a text means none of these names, with those that are similar; or more than one, with the first of them."""
    fitting = [names[key] for key in find_matches(text, names, MOST_FITTING)] if fold(text) else []
    near = fitting if len(fitting) > 1 else nearest(text, names)
    key = (
        "table-refusal-several"
        if near is fitting
        else "table-refusal-no-such"
        if near
        else "table-refusal-no-such-plain"
    )
    return words.say(key, typed=text[:MOST_TYPED], near=words.any_of(near))


MOST_FITTING = 5
"""How many of the names that a text fits its refusal lists."""
ALIKE = 0.6
"""The least ratio of `difflib` for a similar name."""
LESS_ALIKE = 0.3
"""How much less its ratio is for a name that is not proposed beside the most similar one."""
MOST_DIGITS = 6
TIMES = "x×"


def entries(text: str) -> list[str]:
    """The entries of a list, separated by commas, semicolons or line breaks, with blanks in each collapsed."""
    return [entry for part in re.split(r"[,;\n]", text) if (entry := " ".join(part.split()))]


_NUMBER_SHOWN = re.compile(rf"{FACTS}\d+(?: ?%)?(?=[\s:=×]|$)")
"""A number among the facts of a listed line: armies or odds, never a count that somebody writes."""
_AFTER_NUMBER = re.compile(r"(?<=\d) (?=[^\W\d])")
_BEFORE_NUMBER = re.compile(r"(?<=[^\W\d]) (?=\d)")


def numbered_entries(text: str, words: Words) -> list[str]:
    """The entries of a list of names with numbers, without units, also where a comma between two of them is missing:
    `Peru 3 Japan 2` and `3 armies in Peru 2 in Japan`."""
    found: list[str] = []
    for entry in entries(text):
        plain = without_units(" ".join(_NUMBER_SHOWN.sub("", entry).split()), words)
        found += (_BEFORE_NUMBER if plain[:1].isdecimal() else _AFTER_NUMBER).split(plain)
    return found


def spellings(name: str, words: Words) -> tuple[str, ...]:
    """The spellings in which a word `typed-<name>` is read; the first is the one we write."""
    also = words.attribute(f"typed-{name}", "also").split("/")
    return (words.say(f"typed-{name}"), *(word.strip() for word in also))


def without_units(text: str, words: Words) -> str:
    """The text without words for units, nor the small ones after them: `3 regiments in Peru` -> `3 Peru`."""
    units, small = ({fold(word) for word in spellings(name, words)} for name in ("units", "in"))
    kept: list[str] = []
    for word in text.split(" "):
        left_out = units | small if kept and kept[-1].isdecimal() else units if kept else ()
        if fold(word) not in left_out:
            kept.append(word)
    return " ".join(kept)


def split_entry(entry: str) -> tuple[str, int | None]:
    """The name and the number of an entry: `Peru 3`, `Peru: 3`, `Peru x3`, `3 Peru`, `3x Peru`, `Peru`, `Peru · 9 3`.

    The numbers of a listed line are no counts: `Peru · 9` is Peru.
    """
    entry = _NUMBER_SHOWN.sub("", entry)
    first = entry.lstrip(digits)
    if first != entry:
        return _without(first, leading=True), _number(entry[: len(entry) - len(first)])
    last = entry.rstrip(digits)
    return _without(last, leading=False), _number(entry[len(last) :])


def _number(text: str) -> int | None:
    return int(text[:MOST_DIGITS]) if text else None


def _without(name: str, *, leading: bool) -> str:
    """The name without the separator between it and its number."""
    name = name.strip(" :=×")
    words = name.split(" ")
    at = 0 if leading else -1
    if len(words) > 1 and words[at].casefold() in TIMES:
        del words[at]
    return " ".join(words).strip(" :=")
