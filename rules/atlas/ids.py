"""What a board's things are called in the rules: each kind of thing has a type of its own.

An id is a plain string, in Python and in JSON. Its type tells what it names: a card may have the id of a territory.
"""

from typing import NewType

Territory = NewType("Territory", str)
"""A space of a board, on the main map or in another realm: a string, which mypy tells from other ids.

>>> from rules import Territory
>>> Territory("alaska")
'alaska'
"""
RegionName = NewType("RegionName", str)
"""A region of the main map."""
RealmName = NewType("RealmName", str)
"""A map beside the main map; "" is the main map."""
Card = NewType("Card", str)
"""A card: a territory's by the territory's id, one of several alike with the number of its copy after a point.

>>> from rules import Card
>>> Card("wild_1")
'wild_1'
"""

NO_TERRITORY = Territory("")
"""No territory, where a value of another kind would name one."""
NO_CARD = Card("")
"""No card, or one that lies face down for who looks at it."""
NO_REGION = RegionName("")
"""No region, where a value of another kind would name one."""
