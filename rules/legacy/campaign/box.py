"""What lies in the box of Risk Legacy, as tables by id. Any of them may be added to by a pack that is open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MINOR, MAJOR = "minor", "major"
FORTIFICATION, PLUS_ONE, MINUS_ONE, CANCEL = "fortification", "plus_one", "minus_one", "cancel"
FIRST_COIN, HELD_ON_COIN = "first_coin", "held_on_coin"
AMMO_SHORTAGE, BUNKER = "ammo_shortage", "bunker"
AMPHIBIOUS, MIGHT, TERROR = "amphibious_onslaught", "imperial_might", "reign_of_terror"
INFRASTRUCTURE, SURPRISE, ASSAULT = "superior_infrastructure", "unexpected_attack", "urban_assault"
MISSIONS = (AMPHIBIOUS, MIGHT, TERROR, INFRASTRUCTURE, SURPRISE, ASSAULT)
"""The missions of the box."""

BOX: Mapping[str, Mapping[str, Any]] = {
    # the two starting powers of each faction; a campaign keeps one of them and destroys the other
    "factions": {
        "die_mechaniker": ("fortified_hq", "double_six_wall"),
        "enclave_of_the_bear": ("first_strike_fear", "triple_conquest"),
        "imperial_balkania": ("round_up", "expansion_card"),
        "khan_industries": ("hq_levy", "card_levy"),
        "saharan_republic": ("free_timing", "free_path"),
    },
    # the population of each kind of city
    "cities": {MINOR: 1, MAJOR: 2},
    # how many cards there are of each kind of scar, of event and of mission, and how many stickers of each kind
    "scars": {BUNKER: 3, AMMO_SHORTAGE: 3},
    "events": {},
    "missions": dict.fromkeys(MISSIONS, 1),
    "stickers": {
        MAJOR: 5, FORTIFICATION: 5, PLUS_ONE: 1, MINUS_ONE: 1, CANCEL: 4, MINOR: 9, FIRST_COIN: 12, HELD_ON_COIN: 41,
    },
    # the red stars that a mission brings, and how many cities the board must have for it
    "mission_stars": dict.fromkeys(MISSIONS, 1),
    "cities_needed": {INFRASTRUCTURE: 6, ASSAULT: 4},
    # the troops for each number of resources, from two on, by the option `trade-table`
    "trades": {"steep": (2, 4, 7, 10, 13, 17, 21, 25, 30), "gentle": (1, 2, 3, 4, 5, 6, 7, 8, 10)},
}  # fmt: skip
COUNTED = ("scars", "stickers", "events", "missions")
"""The tables whose things are counted as they are used up."""
