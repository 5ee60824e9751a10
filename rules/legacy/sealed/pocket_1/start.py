"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The strike of pocket_1.

The pack opens in the middle of a battle. Whoever fired the third missile says which of the two territories is hit. All
who fight die, then all troops there; the land beside it loses as many as a die says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Event, FinalAction, FinalDecision, FinalEvent, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign, CardDestroyed, glue, without
from rules.legacy.campaign.packs import PackUnpacked
from rules.legacy.ids import Faction
from rules.legacy.sealed.beginnings import tasks_at_setup
from rules.legacy.sealed.common import HeadquartersDemolished
from rules.legacy.sealed.pocket_1.kept import FALLOUT, LABEL, Pocket1, is_mutant
from rules.legacy.setup.factions import faction_of
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.resources import OPEN, slide, spend
from rules.risk.armies import ArmiesLost
from rules.risk.combat.invasion import Invasion, end_invasion
from rules.risk.combat.open_dice import Throw
from rules.risk.turn.cards import DECK, DISCARD, hand

strike = Module("strike", needs=("battle", "beginnings", "open-dice", "packs", "resources"))
BLAST = "blast"
"""Why troops are lost (`ArmiesLost.why`), and the label of the dice that say how many."""


class ToBurn(FinalDecision):
    """Say which of the two territories of the battle is hit; so many troops fight on either side."""

    source: Territory
    target: Territory
    attacking: int
    defending: int


class Burn(FinalAction):
    """Let the nuclear strike hit this territory."""

    where: Territory


class BurnLeftOver(Task):
    """Let the nuclear strike fall whose target a war before has left open, as for whoever says nothing."""


class NotOfTheBattle(Refusal):
    """The strike hits one of the two territories of the battle."""

    where: Territory
    among: tuple[Territory, ...]


class StrikeAimed(Event):
    """A player is to say which territory is hit: `where`, if the war is called off before. His faction has brought the
    nuclear fire."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    faction: Faction
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Pocket1] = replace(state.parts[Pocket1], bringer=self.faction, aimed=self.where)


class NuclearStrike(FinalEvent):
    """A territory was burnt for ever: its city, its walls and its scar are gone. `faction` brought the nuclear fire."""

    player: Player
    faction: Faction
    where: Territory

    def apply(self, state: State) -> None:
        now = state.parts[Campaign]
        glue(
            state,
            FALLOUT,
            self.where,
            self.player,
            cities=without(now.cities, self.where),
            fortified=without(now.fortified, self.where),
            scars={**now.scars, self.where: FALLOUT},
        )
        state.parts[Pocket1] = replace(state.parts[Pocket1], bringer=self.faction, fallout=self.where, aimed="")


class CardBurnt(FinalEvent):
    """The card of a territory is out of the campaign: nobody has destroyed it."""

    card: Card

    def apply(self, state: State) -> None:
        CardDestroyed(NOBODY, self.card).apply(state)


class BlastFelt(Event):
    """A die said how many troops the blast costs a territory."""

    player: Player
    where: Territory
    die: int


@strike.reacts(PackUnpacked)
def ask_for_target(g: Context, event: PackUnpacked) -> None:
    """Without a battle under way there is nothing to hit."""
    now, thrown = g.parts[Invasion], g.parts[Throw]
    if event.label == LABEL and event.player in g.state.seats and now.attacker != NOBODY:
        g.emit(StrikeAimed(event.player, faction_of(g.state, event.player), now.target))
        g.ask(ToBurn(event.player, now.source, now.target, len(thrown.attack), len(thrown.defence)))


@strike.modifies(tasks_at_setup)
def add_tasks_left(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    """What was opened stays, also where that war was called off before anybody was hit."""
    return (*tasks, BurnLeftOver()) if g.parts[Pocket1].aimed else tasks


@strike.does(BurnLeftOver)
def burn_left_over(g: Context, task: BurnLeftOver) -> None:
    """Nobody stands on the board yet: nobody dies."""
    left = g.parts[Pocket1]
    g.emit(NuclearStrike(NOBODY, left.bringer, left.aimed))
    burn_card(g, NOBODY, Card(left.aimed))


@strike.allows(Burn, during=(ToBurn,))
def may_burn(g: Context, action: Burn, decision: ToBurn) -> Refusal | None:
    among = decision.source, decision.target
    return None if action.where in among else NotOfTheBattle(action.where, among)


@strike.plays(Burn)
def let_it_fall(g: Context, action: Burn, decision: ToBurn) -> None:
    """The battle is over. Whoever is knocked out by it discards his resource cards."""
    fell, land = action.where, g.state.land
    g.close("battle")
    end_invasion(g)
    here = {seat for seat in g.state.seats if land.of(seat)}
    g.emit(NuclearStrike(action.player, faction_of(g.state, action.player), fell))
    for where, fighting in ((decision.source, decision.attacking), (decision.target, decision.defending)):
        lose(g, where, land.armies(where) if where == fell else fighting)
    if faction := g.parts[Headquarters].at.get(fell):
        g.emit(HeadquartersDemolished(faction, fell))
    spread(g, fell)
    burn_card(g, action.player, Card(fell))
    for seat in g.state.seats:
        if seat in here and not land.of(seat):
            spend(g, seat, g.zone(hand(seat)).cards)


def lose(g: Context, where: Territory, count: int) -> None:
    """Take so many troops off a territory, or as many as there are."""
    army = g.state.land.at(where)
    if count := min(count, army.armies):
        g.emit(ArmiesLost(army.owner, where, count, BLAST))


def spread(g: Context, fell: Territory) -> None:
    """Each territory that is linked by land loses a die of troops; the Mutants lose none."""
    for near, link in g.rules.board.links_of[fell].items():
        army = g.state.land.at(near)
        if link == "land" and army.armies and not is_mutant(g.state, army.owner):
            (die,) = g.roll(1, BLAST)
            g.emit(BlastFelt(army.owner, near, die))
            lose(g, near, die)


def burn_card(g: Context, player: Player, card: Card) -> None:
    """Destroy the card of the territory, wherever it lies; the deck is shuffled, and an open slot is filled again."""
    if card in g.parts[Campaign].destroyed:
        return
    g.emit(CardBurnt(card) if player == NOBODY else CardDestroyed(player, card))
    for zone in (DECK, DISCARD, OPEN, *map(hand, g.state.seats)):
        now = g.zone(zone)
        if card in now.cards:
            g.lay(zone, tuple([other for other in now.cards if other != card]), now.seen_by)
    g.shuffle(DECK)
    slide(g)


def hit_the_target(g: Context, number: int, decision: ToBurn, details: Details) -> Action:
    return Burn(number, decision.player, decision.target)


def hit_the_source(g: Context, number: int, decision: ToBurn, details: Details) -> Action:
    return Burn(number, decision.player, decision.source)


@strike.offers(ToBurn, default="target", policies={"target": hit_the_target, "source": hit_the_source})
def offer_targets(g: Context, decision: ToBurn) -> Iterator[Offer]:
    yield Offer(Burn, {"where": (decision.source, decision.target)})
