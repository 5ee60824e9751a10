"""Who is ahead in Middle-earth: by this the AI decides whether it wants the Ring destroyed soon or late."""

from __future__ import annotations

from rules.ai.outlook import Sight
from rules.kernel.values import Player
from rules.lotr import MODE
from rules.lotr.adventures import score_zone
from rules.lotr.score import score
from rules.lotr.sides import GOOD, side


def ring_decides(sight: Sight) -> bool:
    """Whether the Ring decides the game and points do not matter: Équipe and Traque."""
    return MODE.of(sight.rules.options) in ("team", "hunt")


def for_a_quick_end(sight: Sight, gained: int = 0) -> bool:
    """Whether I want the game to end soon: Good in a Ring hunt, otherwise the player who would win now, with so many
    points gained besides."""
    if ring_decides(sight):
        return side(sight.me) == GOOD
    totals = {seat: points(sight, seat) + gained * (seat == sight.me) for seat in sight.view.seats}
    if MODE.of(sight.rules.options) == "alliance":
        ours = sum(total for seat, total in totals.items() if side(seat) == side(sight.me))
        return 2 * ours >= sum(totals.values())
    return totals[sight.me] == max(totals.values())


def points(sight: Sight, seat: Player) -> int:
    """A seat's score if the game ended now; everything it counts is public."""
    return score(sight.board, sight.land, seat, sight.view.cards(score_zone(seat)).faces or ()).total
