"""No file that all games share says what only one of them has: its cards, places, pieces and powers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from support.documents.game_names import names
from support.documents.tracked_files import text_of, tracked

OF_A_GAME = re.compile(r"(?:^|/)(?:classic|lotr|godstorm|legacy|house)/")
ROOTS = ("rules/", "bot/", "renders/")
WORD = re.compile("[a-z]+")
ENGLISH = frozenset(
    {
        "announced", "answering", "ballot", "ballots", "bids", "bought", "burning", "campaign", "cancel",
        "capitals", "card_lands", "captain", "captains", "coin", "coins", "crossing", "death", "faction",
        "factions", "force", "fortification", "gave_up", "hidden", "joined", "line", "magic", "major",
        "markers", "minor", "moment", "mustering", "price", "seated", "spells", "stars", "struck", "territory",
        "traded", "waters", "wild",
    }
)  # fmt: skip
"""What is plain English, or a word of all board games, although a game has something of that name. A captain is the
leader of a force in what was stored of every game (`leaders`)."""


@cache
def words_of() -> Mapping[str, tuple[str, ...]]:
    """The words of each distinctive name."""
    every = {name for of_game in names().values() for name in of_game} - ENGLISH
    return {name: tuple(WORD.findall(name)) for name in every}


@cache
def pattern(near: frozenset[str]) -> re.Pattern[str]:
    """Any of these names."""
    patterns = sorted((re.escape(name).replace("_", "[ _-]") for name in near), key=len, reverse=True)
    return re.compile(rf"(?<![a-z])(?:{'|'.join(patterns)})(?:s|es)?(?![a-z])", re.IGNORECASE)


def said_in(text: str) -> list[str]:
    """The distinctive names that a text says, also within longer names.

    Only names of which it has all words are looked for: a pattern of all names tries each of them at every letter.
    """
    text = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", text)
    words = {*WORD.findall(text.lower())}
    words |= {word.removesuffix(plural) for word in words for plural in ("s", "es")}
    near = frozenset(name for name, parts in words_of().items() if words.issuperset(parts))
    return [name.lower() for name in pattern(near).findall(text)] if near else []


def shared() -> Iterator[str]:
    for path in tracked():
        if path.startswith(ROOTS) and Path(path).suffix in {".py", ".ftl"} and not OF_A_GAME.search(path):
            yield path


def test_no_shared_file_says_what_one_game_has() -> None:
    found = {(path, name) for path in shared() for name in said_in(text_of(path))}
    assert sorted(found) == []


def test_the_search_is_not_blind() -> None:
    """It finds names of each game where they may stand, in code and in words."""
    for game, path in (("lotr", "rules/lotr/board.py"), ("godstorm", "rules/godstorm/dice_powers.py")):
        assert set(said_in(text_of(path))), game
    assert {"mjolnir", "isengard"} <= set(said_in("Mjolnir at ISENGARD"))
    assert said_in("the black sails of Umbar") == ["black sails", "umbar"]
