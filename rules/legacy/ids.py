"""The ids of Risk Legacy. Each has a card's message for its name: `card-<id>`."""

from typing import NewType

from rules.atlas import Card, RegionName, Territory

Faction = NewType("Faction", str)
"""A faction of the box."""
Power = NewType("Power", str)
"""A power of a faction."""
Mission = NewType("Mission", str)
"""A mission card."""
EventKind = NewType("EventKind", str)
"""What stands on an event card, of which there may be several."""
Scar = NewType("Scar", str)
"""A kind of scar."""
Member = NewType("Member", str)
"""A member of a campaign: who plays in it, from game to game."""
GluedOn = Territory | RegionName | Card
"""What a sticker is glued on, or a name given to: a territory, a continent, or a card."""
NO_FACTION, NO_POWER, NO_MISSION, NO_SCAR = Faction(""), Power(""), Mission(""), Scar("")
NO_MEMBER = Member("")
