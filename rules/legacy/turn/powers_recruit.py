"""The powers of Imperial Balkania and Khan Industries: more recruits, and a card for expansions alone."""

from __future__ import annotations

from typing import ClassVar

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.events import CardsMoved, TurnBegan
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player
from rules.legacy.ids import Power
from rules.legacy.setup.factions import power_of
from rules.legacy.setup.headquarters import headquarters_held
from rules.legacy.turn.end_of_turn import earns_card
from rules.legacy.turn.recruit import rounds_up
from rules.legacy.turn.resources import OPEN
from rules.risk.combat.expand import Expanded
from rules.risk.turn.cards import hand

powers_recruit = Module("powers-recruit", needs=("expand", "reinforce"))
ROUND_UP, EXPANSION_CARD, HQ_LEVY, CARD_LEVY = (
    Power("round_up"),
    Power("expansion_card"),
    Power("hq_levy"),
    Power("card_levy"),
)
ENOUGH_EXPANSIONS = 4
"""So many expansions in a turn entitle to a card."""


class Expansions(Part):
    """How often the player who gets a card for expansions has expanded this turn."""

    lasts_a_turn: ClassVar[bool] = True
    count: int = 0


class ExpansionCounted(Event):
    """A player who gets a card for expansions has expanded so often this turn."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    count: int

    def apply(self, state: State) -> None:
        state.parts[Expansions] = Expansions(self.count)


class TroopsLevied(Event):
    """A faction's power put a troop on each of these territories of its player's."""

    player: Player
    power: Power
    lands: tuple[Territory, ...]

    def apply(self, state: State) -> None:
        for where in self.lands:
            state.land.add(where, 1)


@powers_recruit.modifies(rounds_up)
def round_up(g: Context, up: bool, player: Player) -> bool:
    """A third of territories and population is rounded up, before the minimum and all bonuses."""
    return up or power_of(g.state, player) == ROUND_UP


@powers_recruit.reacts(Expanded)
def count_expansion(g: Context, event: Expanded) -> None:
    if power_of(g.state, event.player) == EXPANSION_CARD:
        g.emit(ExpansionCounted(event.player, g.parts[Expansions].count + 1))


@powers_recruit.modifies(earns_card)
def card_for_expansions(g: Context, earned: bool, player: Player) -> bool:
    return earned or g.parts[Expansions].count >= ENOUGH_EXPANSIONS


@powers_recruit.reacts(TurnBegan)
def levy_at_headquarters(g: Context, event: TurnBegan) -> None:
    """At the start of the turn, a troop in each territory held with headquarters, whosever they were."""
    if power_of(g.state, event.player) == HQ_LEVY and (lands := headquarters_held(g.state, event.player)):
        g.emit(TroopsLevied(event.player, HQ_LEVY, lands))


@powers_recruit.reacts(CardsMoved)
def levy_on_card(g: Context, event: CardsMoved) -> None:
    """A troop in the territory of a card drawn, if it is held."""
    if event.source != OPEN:
        return
    for player in g.state.seats:
        if event.target == hand(player) and power_of(g.state, player) == CARD_LEVY:
            held = tuple([land for land in map(Territory, event.cards) if g.state.land.owner(land) == player])
            if held:
                g.emit(TroopsLevied(player, CARD_LEVY, held))
