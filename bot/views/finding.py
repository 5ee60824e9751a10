"""What somebody meant: names found without regard to accents and case, from the first letters on."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """The text without accents, case and punctuation: `Dol Amróth` -> `dol amroth`."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(
        letter if letter.isalnum() or letter == "+" else " " for letter in plain if not unicodedata.combining(letter)
    )
    return " ".join(letters.split())


def matching(said: str, names: Mapping[str, str], most: int = 25) -> list[str]:
    """The keys whose name fits what was typed, best first; the given order where several fit alike."""
    typed = fold(said)
    ranked = [(rank, key) for key, name in names.items() if (rank := _rank(typed, fold(name), fold(key))) is not None]
    return [key for _, key in sorted(ranked, key=lambda found: found[0])][:most]


def _rank(typed: str, name: str, key: str) -> int | None:
    """0 the same, 1 begins so, 2 a word begins so, 3 somewhere inside, 4 every word of it; None: no."""
    if typed in (name, key):
        return 0
    if name.startswith(typed):
        return 1
    if f" {typed}" in f" {name}":
        return 2
    if typed in name:
        return 3
    return 4 if typed and all(word in name for word in typed.split()) else None


def meant(said: str, names: Mapping[str, str]) -> str | None:
    """The one key that was meant: its id, its name, or the only one that begins or reads like it; None if unclear."""
    if said in names:
        return said
    found = matching(said, names) if fold(said) else []
    exact = [key for key in found if fold(said) in (fold(names[key]), fold(key))]
    if exact:
        return exact[0]
    return found[0] if len(found) == 1 else None


def nearest(said: str, names: Mapping[str, str], most: int = 3) -> list[str]:
    """Names that look like what was typed, by the pairs of letters that they share."""
    typed = _pairs(said)
    scored = sorted(names.values(), key=lambda name: -_alike(typed, _pairs(name)))
    return [name for name in scored[:most] if _alike(typed, _pairs(name)) > 0.25]


def _pairs(text: str) -> set[str]:
    folded = fold(text)
    return {folded[at : at + 2] for at in range(len(folded) - 1)}


def _alike(one: Iterable[str], other: Iterable[str]) -> float:
    mine, yours = set(one), set(other)
    return 2 * len(mine & yours) / (len(mine) + len(yours)) if mine or yours else 0.0
