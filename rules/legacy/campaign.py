"""What lasts from game to game: the board's stickers, the factions' powers, the coins on the cards, the history."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.tagged import Value
from rules.kernel.values import Part, Player

GAMES = 15
"""The games of a campaign; the board may be played on after them, without rewards."""
MOST_MEMBERS = 24
MINOR, MAJOR = "minor", "major"
"""The kinds of city that the box begins with."""
WON, HELD_ON, OUT = "won", "held-on", "eliminated"
"""How a faction's game can end."""


class City(Value):
    """A city: its kind, its name, and the member of the campaign who founded it."""

    kind: str
    name: str
    founder: str


class ContinentName(Value):
    """The name of a continent, and the member who gave it: he alone has its naming bonus."""

    name: str
    by: str


class Signature(Value):
    """A victory signed on the board: the number of the game, and the member who won it."""

    game: int
    member: str


class Entry(Value):
    """A line on a faction's card: who played it in a game, from which territory, and how it ended."""

    game: int
    faction: str
    member: str
    start: str
    result: str


class Glued(Value, omit_defaults=True):
    """Something that a game left behind for ever: what it is, on which territory or continent, and by which member.

    `what` is the sticker's or the reward's name; `name` is the one that was given with it, if any.
    """

    game: int
    what: str
    where: str
    by: str = ""
    name: str = ""


class Campaign(Part, omit_defaults=True):
    """All that lasts. Every territory card bears one coin, or what `coins` says; `fortified` counts the boxes crossed.

    `game` is the number of the game being played, or of the next one. `members` are opaque ids in the order in which
    they joined: people's names are the bot's. `used` counts the stickers and the scar cards used up, by kind;
    `cancelled` are the territories where a scar was covered; `continent_marks` are +1 or -1 for everybody.
    """

    game: int = 1
    members: tuple[str, ...] = ()
    powers: Mapping[str, str] = {}
    coins: Mapping[str, int] = {}
    destroyed: tuple[str, ...] = ()
    cities: Mapping[str, City] = {}
    fortified: Mapping[str, int] = {}
    scars: Mapping[str, str] = {}
    cancelled: tuple[str, ...] = ()
    continents: Mapping[str, ContinentName] = {}
    continent_marks: Mapping[str, int] = {}
    used: Mapping[str, int] = {}
    signatures: tuple[Signature, ...] = ()
    entries: tuple[Entry, ...] = ()
    glued: tuple[Glued, ...] = ()
    world: str = ""

    def signed(self, member: str) -> int:
        """How often a member has signed the board."""
        return sum(signature.member == member for signature in self.signatures)


class Seated(Part):
    """Which member of the campaign sits in which seat of this game."""

    members: Mapping[Player, str] = {}
