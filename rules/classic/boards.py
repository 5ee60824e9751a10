"""The boards of classic Risk, each with the edition whose rules belong to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from rules.atlas import Board, board
from rules.kernel.options import Option

EDITION = "edition"
"""The choice that takes an option's value from the board's edition."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One box: its board (or part of it), starting armies by number of players, and values for some options."""

    board: str
    armies: Mapping[int, int]
    part: str = ""
    ways: Mapping[str, str] = field(default_factory=dict)


FOUR_MODES = {
    "setup": "claimed",
    "first-player": "two-rolls",
    "fortify": "connected",
    "set-values": "escalating",
    "card-lands": "each-set",
    "traded-cards": "kept-aside",
    "trades-after-elimination": "down-to-four",
    "lone-die": "two",
    "first-rounds": "war",
    "card-drawn": "before-marching",
    "two-players-place": "own-first",
}
"""The edition whose booklet has the four modes."""

BOX_OF_ANTIQUITY = FOUR_MODES | {
    "fortify": "adjacent",
    "card-lands": "once-a-turn",
    "traded-cards": "under-the-pile",
    "two-players-place": "together",
}
"""The classic game in the box of the Ancient Earth."""

PLAY_AID = FOUR_MODES | {
    "setup": "dealt",
    "first-player": "first-to-place",
    "fortify": "adjacent",
    "set-values": "by-symbol",
    "trades-after-elimination": "every-set",
    "lone-die": "one",
    "first-rounds": "truce",
    "card-drawn": "after-marching",
}
"""The "classic" column of the play aid."""

EDITIONS: dict[str, Edition] = {
    "world": Edition("world", {2: 40, 3: 35, 4: 30, 5: 25, 6: 20}, ways=FOUR_MODES),
    "ancient": Edition("ancient_earth", {2: 30, 3: 35, 4: 30, 5: 25}, ways=BOX_OF_ANTIQUITY),
    "middle-earth": Edition("middle_earth", {2: 55, 3: 50, 4: 45, 5: 40, 6: 35}, ways=PLAY_AID),
    "middle-earth-42": Edition("middle_earth", {2: 40, 3: 35, 4: 30, 5: 25, 6: 20}, "base_2002", PLAY_AID),
}
"""By the choice of the option `board`."""
BOARD = Option("board", tuple(EDITIONS))
EastAfricaMiddleEastChoice = Literal["open", "closed"]
EAST_AFRICA_MIDDLE_EAST: Option[EastAfricaMiddleEastChoice] = Option(
    "east-africa-middle-east", get_args(EastAfricaMiddleEastChoice)
)
CardSymbolsChoice = Literal["european", "american"]
CARD_SYMBOLS: Option[CardSymbolsChoice] = Option("card-symbols", get_args(CardSymbolsChoice))
BOARDS = tuple(board(name) for name in dict.fromkeys(edition.board for edition in EDITIONS.values()))
"""Every board that it is played on, once."""


def choice_of(played: Board) -> str:
    """The choice of the option `board` that has these territories; '' if none has."""
    for choice, edition in EDITIONS.items():
        whole = board(edition.board)
        lands = (whole.parts or {})[edition.part] if edition.part else whole.territories
        if set(lands) == set(played.territories):
            return choice
    return ""


ERRATUM = ("east_africa", "middle_east")
"""The sea line that two editions leave out."""


def resolve_edition(options: Mapping[str, str]) -> dict[str, str]:
    """The options with every `edition` replaced by the value of the board's edition."""
    ways = EDITIONS[BOARD.of(options)].ways
    return {name: ways[name] if choice == EDITION else choice for name, choice in options.items()}


def board_of(options: Mapping[str, str]) -> Board:
    """The board to play on, with the borders and card symbols of the chosen edition."""
    edition = EDITIONS[BOARD.of(options)]
    whole = board(edition.board)
    found = whole.part(edition.part) if edition.part else whole.main_map
    if EAST_AFRICA_MIDDLE_EAST.of(options) == "closed":
        found = replace(found, links=tuple(link for link in found.links if set(link[:2]) != set(ERRATUM)))
    if CARD_SYMBOLS.of(options) == "american" and found.other_symbols:
        symbols = found.other_symbols
        found = replace(found, cards={t: (side, symbols[t]) for t, (side, _) in found.cards.items()})
    return found
