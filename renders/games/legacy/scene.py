"""What the modules of Risk Legacy add to a scene: headquarters, cities, scars, names, stars and missiles.

What a pack adds stands in its own file in the folder `sealed`, as a `PackArt` (`pack_art.py`); nothing here names a
pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from renders.games.legacy.legacy_layers import DiceOnTable, DiceRow, RimSignature, RimSignatures
from renders.games.legacy.pack_art import ScarArt
from renders.games.legacy.sealed import PACKS, art_change
from renders.scene import Adds, Market, Piece, Scene, SeatLine, Slot, tell_apart
from rules import Player, Ruleset, Territory, View
from rules.author import EMPTY, Module, Part
from rules.legacy import (
    COINS,
    EVENT_DECK,
    LABELS,
    MOST_BOXES,
    OPEN,
    OPEN_MISSION,
    Campaign,
    Headquarters,
    Member,
    Missiles,
    Seated,
    as_it_begins,
    board_between,
    board_change,
    campaign,
    missiles,
    mustering,
    resources,
    stars,
    stars_of,
    worth,
)
from rules.risk import NEUTRAL, Invasion, Throw, hand

MOST_LISTED = 7
"""The most people in the list between two wars."""


def add_headquarters(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the headquarters, in the colour of whoever holds them, with the emblem of their own faction."""
    at = view.parts[Headquarters].at
    return scene.beside({where: (Piece("headquarters", view.land.owner(where), its),) for where, its in at.items()})


def add_stickers(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add what lasts, and who has signed; of those who sit in this war, under the names of their seats."""
    now, seated = view.parts[Campaign], view.parts[Seated].members
    names = {seated[seat]: line.name for line in scene.seats if (seat := Player(line.seat)) in seated}
    return with_rim(with_stickers(scene, now), now, names)


def add_market(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the open cards, the piles and the open mission."""
    opened = view.cards(OPEN).faces or ()
    slots = tuple(Slot(card, worth(view, card), view.land.owner(Territory(card))) for card in opened)
    piles = [("coins", view.cards(COINS).count)] if slots else []  # before the cards are laid there is no pile yet
    piles += [("events", view.cards(EVENT_DECK).count)] if EVENT_DECK in view.zones else []
    return scene.with_fields(market=Market(slots, tuple(piles), view.cards(OPEN_MISSION).faces or ()))


def add_dice(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the dice of the battle under way."""
    now, lying = view.parts[Invasion], view.parts[Throw]
    if not (now.target and lying.attack):
        return scene
    attack, defence = (
        DiceRow(seat, tuple(die.now for die in row), tuple(at for at, die in enumerate(row) if die.fixed))
        for seat, row in ((now.attacker, lying.attack), (view.land.owner(now.target), lying.defence))
    )
    return scene.with_layers(DiceOnTable(attack, defence))


def world_between(now: Campaign, headline: str, names: Mapping[str, str]) -> Scene:
    """The scene of a campaign's board between two wars: nobody's land, what lasts, and its members, those first who
    have signed and founded most.

    `names` are those of its members; one without a name stands there only for what they have signed or founded.
    """
    named = {Member(member): name for member, name in names.items()}
    played = board_between(now)
    bare = Scene(
        played.name,
        dict.fromkeys(played.territories, EMPTY),
        headline=headline,
        change=art_change(board_change(as_it_begins(now))),
    )
    signed = Counter(one.member for one in now.signatures)
    founded = Counter(Member(city.founder) for city in now.cities.values())
    who = dict.fromkeys((*signed, *filter(None, founded), *(member for member in now.members if member in named)))
    marked = sorted(
        ((member, (signed[member], founded[member])) for member in who), key=lambda one: one[1], reverse=True
    )
    listed = marked[:MOST_LISTED]
    letters = tell_apart(named.get(member, member) for member, _ in listed)
    lines = tuple(
        SeatLine(
            member,
            named.get(member, member),
            counts=(("signatures", count), ("cities", cities)),
            letter=letter,
        )
        for (member, (count, cities)), letter in zip(listed, letters, strict=True)
    )
    glued = with_stickers(bare, now)
    worn = Counter(kind for kinds in glued.markers.values() for kind in kinds)
    piles = (("cities", len(now.cities)), ("destroyed", len(now.destroyed)), *sorted(worn.items()))
    lying = Market(piles=tuple((sign, count) for sign, count in piles if count))
    return with_rim(glued.with_fields(seats=lines, market=lying), now, named)


def change_of(view: View) -> Hashable:
    """How the art of a war's board has changed; None if it has not."""
    return art_change(board_change(view)) if view.parts[Campaign].packs else None


def add_change(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Draw the board as it is now."""
    return scene.with_fields(change=change_of(view))


def with_rim(scene: Scene, now: Campaign, names: Mapping[Member, str]) -> Scene:
    """The scene with the signatures along its rim; `names` are those of the members who can be named."""
    won = {(one.game, one.member): one.faction for one in now.entries}
    signed = tuple(
        RimSignature(one.game, names.get(one.member, ""), won.get((one.game, one.member), "")) for one in now.signatures
    )
    return scene.with_layers(RimSignatures(signed)) if signed else scene


def with_stickers(scene: Scene, now: Campaign) -> Scene:
    """The scene with what lasts: cities with their walls, scars, and the names of cities, continents and the world."""
    walls = {where: str(MOST_BOXES - crossed) for where, crossed in now.fortified.items()}
    beside = scene.beside({w: (Piece(city.kind, "", walls.get(w, "")),) for w, city in now.cities.items()})
    named = beside.with_fields(
        markers={where: (scar,) for where, scar in now.scars.items()},
        tags={where: city.name for where, city in now.cities.items()},
        regions={continent: given.name for continent, given in now.continents.items()},
        marks={str(region): mark for region, mark in now.continent_marks.items()},
    )
    for label, pack in zip(LABELS, PACKS, strict=True):
        for add in pack.lasting if label in now.packs else ():
            named = add(named, now)
    return named.with_fields(title=now.world) if now.world else named


def inside(now: Campaign, label: str) -> tuple[ScarArt, ...]:
    """The signs that show out of an open pack; none of one that is shut."""
    return PACKS[LABELS.index(label)].inside(now) if label in now.packs else ()


def add_regiments(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the seats' pieces, and how many stars, missiles and resource cards each has: all three are public."""
    left = view.parts[Missiles].left
    return (
        scene.with_armies(lambda seat: "" if seat == NEUTRAL else "regiments")
        .with_count("stars", lambda seat: stars_of(view, Player(seat)))
        .with_count("missiles", lambda seat: left.get(Player(seat), 0))
        .with_count("cards", lambda seat: view.cards(hand(Player(seat))).count)
    )


ADDS: tuple[tuple[Module, Adds], ...] = (
    (stars, add_regiments),
    (mustering, add_headquarters),
    (campaign, add_change),
    (campaign, add_stickers),
    (resources, add_market),
    (missiles, add_dice),
    *(added for pack in PACKS for added in pack.adds),
)
CHANGES: tuple[tuple[Module, Callable[[View], Hashable]], ...] = ((campaign, change_of),)
"""How the art of a board changes during a game."""
BETWEEN: tuple[tuple[type[Part], Callable[[Any, str, Mapping[str, str]], Scene]], ...] = ((Campaign, world_between),)
"""The scenes of what lasts between two games, by what is kept: with it, a headline, and the names of members."""
