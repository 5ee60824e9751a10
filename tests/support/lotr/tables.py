"""Every table of Middle-earth: each edition in each of its modes with each number of players, and the seats."""

from __future__ import annotations

from rules import Player
from rules.lotr import LOTR
from rules.lotr.editions import EDITIONS

SEATS: dict[int, tuple[Player, ...]] = {
    2: (Player("green"), Player("black")),
    3: (Player("green"), Player("black"), Player("red")),
    4: (Player("green"), Player("black"), Player("yellow"), Player("red")),
    5: (Player("green"), Player("black"), Player("yellow"), Player("red"), Player("purple")),
    6: tuple(LOTR.colours),
}
EVERY = [
    (name, mode, players)
    for name, edition in EDITIONS.items()
    for mode, allowed in edition.modes.items()
    for players in allowed
]
"""Edition, mode, players."""
