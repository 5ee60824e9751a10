"""What a seat that turned neutral leaves behind: its Territory cards are discarded."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.risk.cards import DISCARD, hand
from rules.risk.concede import ArmyTurnedNeutral

leaving = Module("leaving", needs=("concede", "cards"))


@leaving.reacts(ArmyTurnedNeutral)
def leave(g: Context, event: ArmyTurnedNeutral) -> None:
    for seat in g.state.seats:
        if not g.state.land.of(seat):  # his own, and a hand that he should have taken over had his turn gone on
            g.move(g.zone(hand(seat)).cards, hand(seat), DISCARD)
