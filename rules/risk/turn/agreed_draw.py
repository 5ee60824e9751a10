"""Agreed draw: the table agrees to end the game, and all who still play win together."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Action, Player, Refusal
from rules.risk.turn.concede import NotBegun
from rules.risk.turn.turns import Order, seats_in_play

AGREED = "agreed"
"""The kind of victory recorded for an agreed draw."""
agreed_draw = Module("agreed-draw", needs=("turns", "concede"))


class MakePeace(Action):
    """Put down that these seats have agreed on a draw: all that still play. Said out of turn, at any moment of play."""

    agreed: tuple[Player, ...] = ()


class NotAgreed(Refusal):
    """These seats still play and have not agreed on a draw."""

    missing: tuple[Player, ...]


@agreed_draw.allows(MakePeace)
def may_make_peace(g: Context, action: MakePeace, decision: None) -> Refusal | None:
    if not g.parts[Order].turns:
        return NotBegun()
    missing = tuple(seat for seat in seats_in_play(g.state) if seat not in action.agreed)
    return NotAgreed(missing) if missing else None


@agreed_draw.plays(MakePeace)
def make_peace(g: Context, action: MakePeace, decision: None) -> None:
    g.end(seats_in_play(g.state), AGREED)
