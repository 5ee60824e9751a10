"""The five pantheons: each a seat with a Heaven of its own and one god of each kind."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.values import Player

WAR, MAGIC, SKY, DEATH = "war", "magic", "sky", "death"
GODS = (WAR, MAGIC, SKY, DEATH)
"""The kinds of god, which are also the kinds of miracle card."""
HEAVENS: Mapping[Player, str] = {
    Player("blue"): "kurnugia",
    Player("green"): "avalon",
    Player("ochre"): "duat",
    Player("purple"): "elysium",
    Player("brown"): "valhalla",
}
"""The Heaven of each seat: Babylonians, Celts, Egyptians, Greeks, Norse."""
LETTERS: Mapping[Player, str] = dict(zip(HEAVENS, "BCEGN", strict=True))
"""The letter of each pantheon, which stands on its gods."""
COLOURS: Mapping[Player, str] = dict.fromkeys(HEAVENS, "")
EARTH, UNDERWORLD, HEAVEN = "", "underworld", "heavens"
"""The realms of the board: the map, what lies below it, and the five Heavens."""
