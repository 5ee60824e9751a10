"""What happens to the captains and cards of a seat that turned neutral: removed, and discarded."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.lotr.adventures import SPENT, score_zone, tales
from rules.lotr.captains import CaptainLost, Captains
from rules.lotr.events import uprising_zone
from rules.risk.turn.cards import DISCARD, hand
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import still_plays

turned_neutral = Module("turned-neutral", needs=("concede", "adventures", "captains"))


@turned_neutral.reacts(ArmyTurnedNeutral)
def leave(g: Context, event: ArmyTurnedNeutral) -> None:
    for where in g.parts[Captains].at(event.player):
        g.emit(CaptainLost(event.player, where))
    for seat in g.state.seats:
        if not still_plays(g.state, seat):  # his own hand, and one won by elimination but not taken yet
            _discard(g, seat)


def _discard(g: Context, seat: Player) -> None:
    for zone in (hand(seat), uprising_zone(seat)):
        g.move(g.zone(zone).cards, zone, DISCARD)
    for zone in (tales(seat), score_zone(seat)):
        g.move(g.zone(zone).cards, zone, SPENT)
