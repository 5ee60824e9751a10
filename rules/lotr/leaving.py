"""What a seat that turned neutral leaves behind: its captains go, its cards are discarded."""

from __future__ import annotations

from rules.kernel.ruleset import Module
from rules.kernel.table import Table
from rules.lotr.adventures import SPENT, laid, tales
from rules.lotr.captains import CaptainLost, Captains
from rules.risk.cards import DISCARD, hand
from rules.risk.concede import ArmyTurnedNeutral

leaving = Module("leaving", needs=("concede", "adventures", "captains"))


@leaving.reacts(ArmyTurnedNeutral)
def leave(g: Table, event: ArmyTurnedNeutral) -> None:
    for where in g.part(Captains).at(event.player):
        g.emit(CaptainLost(event.player, where))
    g.move(g.zone(hand(event.player)).cards, hand(event.player), DISCARD)
    for zone in (tales(event.player), laid(event.player)):
        g.move(g.zone(zone).cards, zone, SPENT)
