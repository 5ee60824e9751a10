"""What happens to the cards of a seat that turned neutral: its Territory cards are discarded."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.risk.turn.cards import DISCARD, hand
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import still_plays

turned_neutral = Module("turned-neutral", needs=("concede", "cards"))


@turned_neutral.reacts(ArmyTurnedNeutral)
def leave(g: Context, event: ArmyTurnedNeutral) -> None:
    for seat in g.state.seats:
        if not still_plays(g.state, seat):  # his own hand, and one won by elimination but not taken yet
            g.move(g.zone(hand(seat)).cards, hand(seat), DISCARD)
