"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Boards that grow while they are played on."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property, lru_cache

from rules.atlas import Board, Card, Territory
from rules.atlas.board import LinkKind
from rules.kernel.tagged import Unreadable


@dataclass(frozen=True)
class GrownBoard(Board):
    """A board with territories `apart`, which belong to no region and come last."""

    apart: tuple[Territory, ...] = ()

    @cached_property
    def territories(self) -> tuple[Territory, ...]:
        return (*(t for region in self.regions.values() for t in region.territories), *self.apart)


@dataclass(frozen=True, slots=True)
class Growth:
    """What a board has that the box's does not.

    `spots` are the places on the map, by name, of each of its `lands`.
    """

    lands: tuple[Territory, ...] = ()
    spots: tuple[str, ...] = ()
    lanes: tuple[tuple[Territory, Territory], ...] = ()

    def __call__(self, box: Board) -> Board:
        """The board with these lands, each with a card, and these lanes; raises `Unreadable` if one leads nowhere."""
        known = (*box.territories, *self.lands)
        if lost := [end for lane in self.lanes for end in lane if end not in known]:
            raise Unreadable(f"a lane leads to {lost[0]!r}, which is no territory of the board")
        links: tuple[tuple[Territory, Territory, LinkKind], ...] = tuple(
            (one, other, "sea") for one, other in self.lanes
        )
        some = next(iter(box.cards.values()), ("", ""))
        kept = {each.name: getattr(box, each.name) for each in fields(box) if each.init}
        more = {"links": (*box.links, *links), "cards": {**box.cards, **dict.fromkeys(map(Card, self.lands), some)}}
        return GrownBoard(**{**kept, **more, "apart": self.lands})


@lru_cache
def join_growths(growths: tuple[Growth, ...]) -> Growth:
    """What all of these add."""
    return Growth(
        tuple([land for growth in growths for land in growth.lands]),
        tuple([spot for growth in growths for spot in growth.spots]),
        tuple([lane for growth in growths for lane in growth.lanes]),
    )
