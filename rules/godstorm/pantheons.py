"""The five pantheons: each a seat with a Heaven of its own and one god of each kind."""

from __future__ import annotations

from collections.abc import Mapping

from rules.atlas import RealmName, Territory
from rules.kernel.values import LeaderKind, Player

WAR, MAGIC, SKY, DEATH = LeaderKind("war"), LeaderKind("magic"), LeaderKind("sky"), LeaderKind("death")
"""The kinds of god, which are also the kinds of miracle card."""
GODS = (WAR, MAGIC, SKY, DEATH)
"""Every kind of god, in the order of the box."""
NO_GOD = LeaderKind("")
HEAVENS: Mapping[Player, Territory] = {
    Player("blue"): Territory("kurnugia"),
    Player("green"): Territory("avalon"),
    Player("ochre"): Territory("duat"),
    Player("purple"): Territory("elysium"),
    Player("brown"): Territory("valhalla"),
}
"""The Heaven of each seat: Babylonians, Celts, Egyptians, Greeks, Norse."""
LETTERS: Mapping[Player, str] = dict(zip(HEAVENS, "BCEGN", strict=True))
"""The letter of each pantheon, which stands on its gods."""
COLOURS: Mapping[Player, str] = dict.fromkeys(HEAVENS, "")
EARTH, UNDERWORLD, HEAVEN = RealmName(""), RealmName("underworld"), RealmName("heavens")
"""The realms of the board: the map, what lies below it, and the five Heavens."""
