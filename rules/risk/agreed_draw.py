"""Agreed draw: the table agrees to end the game, and all players who still hold land win together."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import Action, Refusal
from rules.risk.concede import NotBegun
from rules.risk.turns import Order, living

AGREED = "agreed"
"""The kind of victory recorded for an agreed draw."""
agreement = Module("agreement", needs=("turns", "concede"))


class MakePeace(Action):
    """Record that the table has agreed on a draw. Allowed out of turn, at any moment of play."""


@agreement.allows(MakePeace)
def may_make_peace(g: Context, action: MakePeace, decision: None) -> Refusal | None:
    return None if g.part(Order).turns else NotBegun()


@agreement.plays(MakePeace)
def make_peace(g: Context, action: MakePeace, decision: None) -> None:
    g.end(living(g.state), AGREED)
