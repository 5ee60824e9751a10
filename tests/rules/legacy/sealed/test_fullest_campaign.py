"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The fullest campaign, with every pack open.

It holds as much of everything as the rules allow, each bound by itself, and yet fits into a save with room to spare.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping

import pytest
from msgspec.structs import fields, replace
from support.legacy.campaigns import SEATS as COLOURS
from support.legacy.fullest_campaign import LANDS, LAST, MEMBERS, MOST_BYTES, SEATS, fullest_campaign, used_up
from support.legacy.next_games import next_setting

from rules import Player
from rules.kernel.tagged import canonical_text, plain
from rules.legacy.campaign.box import MISSIONS
from rules.legacy.campaign.campaign import GAMES, Campaign, Glued, OpenedPack, table
from rules.legacy.campaign.chain import is_sound, read_before, read_campaign, write_before, write_campaign
from rules.legacy.campaign.seals import PackPart, seal, seal_texts
from rules.legacy.sealed import PACKS
from rules.legacy.sealed.common import has_room
from rules.legacy.sealed.envelope.kept import AMONG, NAMED, Envelope
from rules.legacy.sealed.pack_2 import COMEBACKS
from rules.legacy.sealed.pack_2.powers import Comebacks
from rules.legacy.sealed.pack_3 import SEA_LINE, SeaLines
from rules.legacy.sealed.pack_4.goals import OWN, PrivateMissions
from rules.legacy.sealed.pocket_1.change import CHOICES
from rules.legacy.sealed.pocket_1.kept import CONTENT as POCKET_1
from rules.legacy.sealed.pocket_1.kept import FALLOUT, MUTANTS, Pocket1
from rules.legacy.sealed.pocket_2.kept import COLLABORATOR, ISLAND, RUIN, WEAKNESSES, Pocket2
from rules.legacy.sealed.pocket_2.kept import CONTENT as POCKET_2
from rules.legacy.setup.factions import FACTIONS, factions_of
from rules.legacy.turn.resources import MOST_COINS

TEXTS = seal_texts(PACKS, b"the fullest campaign".ljust(32, b"."))
ROOM = 0.95
"""The part of the bound that the fullest campaign may take: the rest is for what comes later."""


def all_open(drawn: int) -> Campaign:
    """A campaign in which the last member has opened every pack, in its last game."""
    packs = {label: OpenedPack(GAMES, LAST, TEXTS[label], drawn if pack.among else 0) for label, pack in PACKS.items()}
    return Campaign(packs=packs, seals={label: seal(text) for label, text in TEXTS.items()})


def longest(names: tuple[str, ...]) -> list[str]:
    """The longest names first."""
    return sorted(names, key=len, reverse=True)


def on_factions(begun: Campaign, label: str, what: tuple[str, ...]) -> dict[str, str]:
    """One of these for each faction that has room for what is behind this label, as far as they go."""
    able = [faction for faction in longest(factions_of(begun)) if has_room(begun, faction, label)]
    return dict(zip(able, longest(what), strict=False))


def left_by(begun: Campaign) -> Mapping[str, PackPart]:
    """What the packs leave at most."""
    changes = {event: longest(choices)[0] for event, choices in CHOICES.items()}
    powers = on_factions(begun, "pocket_1", tuple(POCKET_1["missile_powers"]))
    spot = longest(tuple(POCKET_2["island_spots"]))[0]
    return {
        "pack_2": Comebacks(on_factions(begun, "pack_2", COMEBACKS)),
        "pack_3": SeaLines((LANDS[:2],), LANDS[0]),
        "pack_4": PrivateMissions(on_factions(begun, "pack_4", tuple(OWN))),
        "pocket_1": Pocket1(longest(FACTIONS)[0], LANDS[0], powers, changes, LANDS[0]),
        "pocket_2": Pocket2(spot, LANDS[:2], on_factions(begun, "pocket_2", (*WEAKNESSES, COLLABORATOR)), LANDS[:3]),
        "envelope": Envelope(MEMBERS[-len(NAMED) :], tuple(AMONG[-1]["curses"])),
    }


def glued_by(left: Mapping[str, PackPart]) -> list[Glued]:
    """The history's lines of what is no card and no sticker that is counted."""
    comebacks, burnt, aliens = left["pack_2"], left["pocket_1"], left["pocket_2"]
    assert isinstance(comebacks, Comebacks)
    assert isinstance(burnt, Pocket1)
    assert isinstance(aliens, Pocket2)
    on_cards = (comebacks.powers, burnt.missile_powers, aliens.weaknesses)
    return [
        *(Glued(GAMES, what, faction, LAST) for each in on_cards for faction, what in each.items()),
        *(Glued(GAMES, choice, MUTANTS, LAST) for choice in burnt.changes.values()),
        Glued(GAMES, ISLAND, ISLAND, LAST),
        Glued(GAMES, SEA_LINE, LANDS[0], LAST, LANDS[1]),
    ]


def fullest(drawn: int) -> Campaign:
    """The fullest campaign with every pack open. A city that is no more had its name before."""
    begun = all_open(drawn)
    full, left = fullest_campaign(begun), left_by(begun)
    names = [city.name for city in full.cities.values()]
    told = [replace(one, name=names.pop()) if one.what == RUIN else one for one in full.glued]
    return replace(
        full,
        packs=begun.packs,
        seals=begun.seals,
        coins={**full.coins, ISLAND: MOST_COINS},
        scars={**full.scars, LANDS[-1]: FALLOUT},
        glued=(*told, *glued_by(left)),
        left={label: canonical_text(plain(part)) for label, part in left.items()},
        owed=(replace(full.owed[0], lands=(ISLAND,)), *full.owed[1:]),
    )


@pytest.fixture(scope="module", params=range(1, len(AMONG) + 1))
def full(request: pytest.FixtureRequest) -> Campaign:
    return fullest(request.param)


def test_nothing_of_a_campaign_is_left_out(full: Campaign) -> None:
    """Every field of it and of what packs leave says something, every card and sticker is used up and has its line, and
    every faction stands in every game."""
    assert is_sound(full)
    nothing = Campaign()
    assert not [one.name for one in fields(Campaign) if getattr(full, one.name) == getattr(nothing, one.name)]
    assert full.left.keys() == PackPart.of_label.keys()
    for label, part in left_by(full).items():
        empty = PackPart.of_label[label]()
        assert not [one.name for one in fields(part) if getattr(part, one.name) == getattr(empty, one.name)]
    stock = used_up(full)
    assert full.used == stock
    assert Counter(one.what for one in full.glued) >= Counter(stock)
    assert stock.keys() >= {*table(full, "events"), *table(full, "scars"), *table(full, "missions")} - {*MISSIONS}
    assert len(full.entries) == GAMES * len(factions_of(full))
    assert len({city.name.encode() for city in full.cities.values()}) == len(full.cities)
    assert {len(city.name.encode()) for city in full.cities.values()} == {96}


def seated(full: Campaign) -> dict[Player, str]:
    return dict(zip(COLOURS, full.members[-SEATS:], strict=True))


def test_fifteen_games_with_every_pack_fit_into_the_save(full: Campaign) -> None:
    """A campaign is at most 24 KB of JSON, whatever its players do, with room to spare."""
    assert 0.8 * MOST_BYTES < len(write_before(full, seated(full), "f" * 64).encode()) <= ROOM * MOST_BYTES
    assert len(write_campaign(full).encode()) <= ROOM * MOST_BYTES


def test_it_reads_back_as_it_was(full: Campaign) -> None:
    assert read_campaign(write_campaign(full)) == full
    assert read_campaign(json.dumps({**plain(full), "version": 1})) == full
    assert read_before(next_setting(full, seated(full))) == (full, seated(full))
