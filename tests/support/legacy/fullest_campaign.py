"""The campaign that takes most room: no campaign of fifteen games holds more of anything.

Each bound is kept by itself, so no fifteen games bring all of it about: every sticker and every card is used up, the
winners besides destroy a card in each game, every place bears its second name, and every reward of the last game is put
off. Names are 24 letters of four bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from rules.author import board
from rules.kernel.names import LONGEST_NAME
from rules.legacy.campaign.box import CANCEL, FIRST_COIN, FORTIFICATION, HELD_ON_COIN, MISSIONS
from rules.legacy.campaign.campaign import (
    CONTINENT_NAME,
    DESTROYED,
    GAMES,
    MOST_BOXES,
    MOST_MEMBERS,
    OUT,
    POWER,
    RENAMED,
    UNPLAYED,
    WON,
    WORLD_NAME,
    WORN_OUT,
    Campaign,
    City,
    ContinentName,
    Entry,
    Glued,
    OwedReward,
    Signature,
    table,
    whole_stock,
)
from rules.legacy.campaign.options import OPTIONS
from rules.legacy.setup.factions import POWERS, factions_of
from rules.legacy.turn.resources import MOST_COINS

MOST_BYTES = 24 * 1024
SEATS = 5
MEMBERS = tuple(f"{at:019d}" for at in range(MOST_MEMBERS))
LAST = MEMBERS[-1]
LANDS = tuple(sorted(board("legacy").territories, key=len, reverse=True))
"""The longest ones first."""
REGIONS = tuple(board("legacy").regions)
COINS = (FIRST_COIN, HELD_ON_COIN)


def long_name(number: int) -> str:
    """A name like no other: each of its letters has four bytes."""
    return chr(0x20000 + number) * LONGEST_NAME


def fullest_campaign(begun: Campaign | None = None) -> Campaign:
    """The fullest campaign with the packs of `begun` open, without what these leave by themselves."""
    begun = begun or Campaign()
    stock, names = used_up(begun), map(long_name, range(1000))
    kinds = tuple(table(begun, "cities"))
    sites = dict(zip(LANDS, [kind for kind in kinds for _ in range(stock[kind])], strict=False))
    cities = {where: City(kind, next(names), LAST) for where, kind in sites.items()}
    continents = {where: ContinentName(next(names), LAST) for where in REGIONS}
    world = next(names)
    named = {**{where: one.name for where, one in cities.items()}, **{at: one.name for at, one in continents.items()}}
    scars = [kind for kind in table(begun, "scars") for _ in range(stock[kind])]
    destroyed = LANDS[: GAMES + 1]
    glued = [
        *(Glued(GAMES, kind, where, LAST, next(names)) for where, kind in sites.items()),
        *(Glued(GAMES, CONTINENT_NAME, where, LAST, next(names)) for where in REGIONS),
        *(Glued(GAMES + 1, RENAMED, where, LAST, name) for where, name in named.items()),
        *cards_and_stickers(begun, kinds),
        *(Glued(GAMES, POWER, faction, LAST, max(powers, key=len)) for faction, powers in POWERS.items()),
        *(Glued(GAMES, WORN_OUT, where) for where in LANDS[: stock[FORTIFICATION]]),
        *(Glued(GAMES, DESTROYED, where, LAST) for where in destroyed),
        Glued(GAMES + 1, WORLD_NAME, "", LAST, world),
    ]
    return Campaign(
        game=GAMES + 1,
        members=MEMBERS,
        powers={faction: max(powers, key=len) for faction, powers in POWERS.items()},
        coins=dict.fromkeys(LANDS, MOST_COINS),
        destroyed=destroyed,
        cities=cities,
        fortified=dict.fromkeys(LANDS[: stock[FORTIFICATION]], MOST_BOXES - 1),
        scars=dict(zip(LANDS, scars, strict=False)),
        cancelled=LANDS[: stock[CANCEL]],
        continents=continents,
        continent_marks=dict.fromkeys(sorted(REGIONS, key=len)[-2:], -1),
        used=stock,
        signatures=tuple(Signature(game, LAST) for game in range(1, GAMES + 1)),
        entries=tuple(lines(begun)),
        glued=tuple(glued),
        world=world,
        ais=MEMBERS,
        options={option.name: max(option.choices, key=len) for option in OPTIONS},
        namer=LAST,
        owed=tuple(OwedReward(LAST, at == 0, LANDS[at::SEATS]) for at in range(SEATS)),
    )


def used_up(begun: Campaign) -> dict[str, int]:
    """Everything that can be: the missions of the box stay."""
    return {kind: copies for kind, copies in whole_stock(begun).items() if kind not in MISSIONS}


def cards_and_stickers(begun: Campaign, cities: tuple[str, ...]) -> Iterator[Glued]:
    """The history's lines of all stickers and cards of a campaign but its cities; a card of events lies nowhere."""
    members, nowhere = cycle(MEMBERS), table(begun, "events")
    cards = cycle(LANDS)
    for kind, copies in used_up(begun).items():
        for _ in range(copies if kind not in cities else 0):
            where = next(cards) if kind in COINS else "" if kind in nowhere else LANDS[0]
            yield Glued(GAMES, kind, where, next(members))


def lines(begun: Campaign) -> Iterator[Entry]:
    """The lines of the factions' cards in all games: as many as can play, and those whom nobody chose."""
    members, lands = cycle(MEMBERS), cycle(LANDS)
    for game in range(1, GAMES + 1):
        for at, faction in enumerate(sorted(factions_of(begun), key=len, reverse=True)):
            played = (next(members), next(lands), WON if at == 0 else OUT) if at < SEATS else ("", "", UNPLAYED)
            yield Entry(game, faction, *played)
