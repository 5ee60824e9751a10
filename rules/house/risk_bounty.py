"""Prime de Risk: after breaking an opponent's whole region a player chooses the turn's card instead of drawing it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rules.atlas import NO_REGION, Card, RegionName, Territory
from rules.kernel.context import Context
from rules.kernel.events import TurnBegan
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, Part, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.risk.combat.battle import Conquered
from rules.risk.turn.cards import DECK, TerritoryCard, hand, refill, territory_card
from rules.risk.turn.reinforce import regions_held

risk_bounty = Module("risk-bounty", needs=("cards",))


class ToPickCard(Decision):
    """Choose a Territory card from the deck."""


class PickCard(Action):
    """Take that card."""

    card: Card


class ShuffleDeck(Task):
    """Shuffle the deck after a player has looked through it."""


class Bounty(Part):
    """The regions that other players held whole when the turn began, and the first of them that was broken."""

    lasts_a_turn: ClassVar[bool] = True
    whole: Mapping[RegionName, Player] = {}
    broken: RegionName = NO_REGION


class RegionsNoted(Event):
    """The regions held whole by other players when the turn began."""

    bookkeeping: ClassVar[bool] = True
    whole: tuple[tuple[RegionName, Player], ...]

    def apply(self, state: State) -> None:
        state.parts[Bounty] = Bounty(dict(self.whole))


class BountyEarned(Event):
    """A player broke a region that another player held whole."""

    player: Player
    loser: Player
    region: RegionName

    def apply(self, state: State) -> None:
        state.parts[Bounty] = Bounty(state.parts[Bounty].whole, self.region)


class PileLookedThrough(Event):
    """A player looks through the deck for a card, and so learns which cards the others hold."""

    player: Player

    @property
    def shows(self) -> bool:
        return True


class NotInPile(Refusal):
    """That card is not in the deck."""

    card: Card


@risk_bounty.reacts(TurnBegan)
def note_regions(g: Context, event: TurnBegan) -> None:
    others = (seat for seat in g.state.seats if seat != event.player)
    if whole := tuple((region, seat) for seat in others for region in regions_held(g, seat)):
        g.emit(RegionsNoted(whole))


@risk_bounty.reacts(Conquered)
def break_region(g: Context, event: Conquered) -> None:
    now, region = g.parts[Bounty], g.rules.board.region_of[event.target]
    if not now.broken and now.whole.get(region) == event.loser:
        g.emit(BountyEarned(event.player, event.loser, region))


@risk_bounty.does(TerritoryCard, instead=True)
def choose_card(g: Context, task: TerritoryCard) -> None:
    """Let the player choose a card if he broke a region, then shuffle the deck; otherwise draw."""
    if g.parts[Bounty].broken:
        refill(g)
    if g.parts[Bounty].broken and g.zone(DECK).cards:
        g.emit(PileLookedThrough(g.state.active))
        g.ask(ToPickCard(g.state.active), then=ShuffleDeck())
    else:
        territory_card(g, task)


@risk_bounty.does(ShuffleDeck)
def shuffle_deck(g: Context, task: ShuffleDeck) -> None:
    g.shuffle(DECK)


@risk_bounty.allows(PickCard, during=(ToPickCard,))
def may_pick(g: Context, action: PickCard, decision: ToPickCard) -> Refusal | None:
    return None if action.card in g.zone(DECK).cards else NotInPile(action.card)


@risk_bounty.plays(PickCard)
def pick(g: Context, action: PickCard, decision: ToPickCard) -> None:
    g.move((action.card,), DECK, hand(action.player))


def pile(g: Context) -> tuple[Card, ...]:
    """The deck's cards, sorted, so that their order stays unknown."""
    return tuple(sorted(g.zone(DECK).cards))


def first_own(g: Context, number: int, decision: ToPickCard, details: Details) -> Action:
    """A card of the list, else a joker, else one of the player's own territories, else any."""
    land, cards = g.state.land, pile(g)

    def rank(card: Card) -> tuple[bool, bool, bool]:
        return card in details.names, card not in land, land.owner(Territory(card)) == decision.player

    return PickCard(number, decision.player, max(cards, key=rank))


@risk_bounty.offers(ToPickCard, default="best", policies={"best": first_own})
def offer_pile(g: Context, decision: ToPickCard) -> Iterator[Offer]:
    yield Offer(PickCard, {"card": pile(g)})
