"""The board after a campaign's last war, in the middle of a battle, that `risk bench render` draws."""

from __future__ import annotations

from dataclasses import replace

from renders.board.art import art
from renders.games.legacy.legacy_layers import DiceOnTable, DiceRow, RimSignature, RimSignatures
from renders.games.legacy.shapes import EMBLEMS
from renders.scene import Arrow, Market, Piece, Scene, SeatLine, Sign, Slot
from rules import Player
from rules.author import Holding

LAST = "legacy"
"""The board that bears the stickers of a whole campaign."""
SEATS = ("blue", "green", "ochre", "purple", "brown")


def late_board(turn: int = 0) -> Scene:
    """The board of Risk Legacy after its last war: every sticker, all signatures, headquarters, open cards, dice."""
    lands, emblems = art(LAST).territories, sorted(EMBLEMS)
    held = {t: Holding(Player(SEATS[(k * 7 + turn) % 5]), 1 + (k * 5 + turn * 3) % 14) for k, t in enumerate(lands)}
    cities = {
        t: (Piece("major" if k % 3 == 0 else "minor", "", str(10 - k) if k < 5 else ""),)
        for k, t in enumerate(lands[::3])
    }
    quarters = {lands[8 * k + 1]: (Piece("headquarters", seat, emblems[k]),) for k, seat in enumerate(SEATS)}
    counts: tuple[Sign, ...] = ("territories", "regions", "stars", "missiles", "cards")
    signed = tuple(RimSignature(war, f"Winner {war % 6}", emblems[war % 5]) for war in range(1, 16))
    rows = DiceRow("blue", (6, 6, 2), (1,)), DiceRow("green", (5, 3))
    regions, slots = art(LAST).regions, tuple(Slot(t, 1 + k, SEATS[k]) for k, t in enumerate(lands[:4]))
    return Scene(
        LAST,
        held,
        tuple(SeatLine(seat, seat.title(), "regiments", tuple((sign, 2) for sign in counts)) for seat in SEATS),
        markers={t: ("bunker" if k % 2 else "ammo_shortage",) for k, t in enumerate(lands[2::7])},
        tags={t: f"City of {t[:8].title()}" for t in cities},
        title="Orbis Novus",
        regions={region: f"Land of {k}" for k, region in enumerate(regions)},
        marks={region: 1 - 2 * k for k, region in enumerate([*regions][:2])},
        headline="Turn 12",
        arrows=(Arrow("attack", lands[3], lands[7]),),
        market=Market(slots, (("coins", 6), ("events", 9))),
        layers=(RimSignatures(signed), DiceOnTable(*rows)),
    ).beside(cities).beside(quarters)  # fmt: skip


def late_board_moved(k: int) -> Scene:
    """The same with four territories changed."""
    scene, lands = late_board(), art(LAST).territories
    some = {lands[(k * 4 + i) % len(lands)]: Holding(Player("blue"), 20 + k % 70) for i in range(4)}
    return replace(scene, holdings={**scene.holdings, **some})
