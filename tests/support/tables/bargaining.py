"""Three friends who bargain with dealt cards: the table, the cards of a seat, an offer by ticks."""

from __future__ import annotations

from typing import Any

from support.tables.tables import Table

from rules import Player
from rules.risk.setup.dealing import deal_zone

SEATS = ("red", "blue", "yellow")
SOME = "some:propose-swap:blue"


async def gathered(table: Table, house: str, **options: Any) -> None:
    people = (table.alice, table.bob, table.carol)
    await table.open(*people, game="classic", seats=SEATS, mode="conquest", setup="dealt", house=house, **options)


async def lying(table: Table, seat: str) -> tuple[str, ...]:
    """The cards dealt to a seat, sorted."""
    return tuple(sorted((await table.session()).state.zone(deal_zone(Player(seat))).cards))


async def propose(table: Table, give: tuple[str, ...], take: tuple[str, ...]) -> None:
    """Alice offers Bob some cards for some, by ticks."""
    await table.alice.press("play", table.last("play"))
    await table.alice.press("ask:-:propose-swap")
    await table.alice.press("ans:propose-swap:blue")
    await table.alice.choose(SOME, *give)
    await table.alice.choose(SOME, *take)
    await table.quiet()
