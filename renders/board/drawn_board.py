"""The board that one sheet of art shows: a whole board's main map, or some of its realms side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.author import Board, RealmName, Region, RegionName, board

UNMARKED = ("plain", "heaven")
"""The kinds of spaces that need no drawing of their own."""


def drawn_board(name: str, realms: Sequence[str] = ()) -> Board:
    """The main map of the board of that name; with `realms`, those instead: one region each, without a bonus."""
    whole = board(name)
    if not realms:
        return whole
    parts = [whole.realms[RealmName(realm)] for realm in realms]
    return Board(
        name=name,
        regions={RegionName(realm): Region(0, tuple(part.spaces)) for realm, part in zip(realms, parts, strict=True)},
        links=tuple(link for part in parts for link in part.links),
        barriers=tuple(barrier for part in parts for barrier in part.barriers),
        cards={},
    )


def landmarks(name: str, realms: Sequence[str] = ()) -> Mapping[str, tuple[str, str]]:
    """What stands in a territory: the kind of landmark (a board's, or a space's kind), and its id."""
    whole = board(name)
    if realms:
        spaces = (space for realm in realms for space in whole.realms[RealmName(realm)].spaces.items())
        return {space: (kind, kind) for space, kind in spaces if kind not in UNMARKED}
    return {where: (kind, ident) for kind, found in whole.landmarks.items() for where, ident in found.items()}
