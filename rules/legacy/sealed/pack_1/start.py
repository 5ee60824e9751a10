"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The draft of pack_1, by which every war begins.

Whoever rolled highest picks first, then clockwise, then back, and so on: each time a faction or a card of a kind that
one lacks, until all have a faction and a card of each kind. A card of troops says with how many one starts, one of
coins how many coin cards one takes before the first turn, one of placement when one puts headquarters and troops on the
board, one of the turn when one plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, first_wished
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Decision, Event, Part, Player, Refusal
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.options import PROMO_CARDS
from rules.legacy.campaign.seals import content
from rules.legacy.ids import Faction
from rules.legacy.setup.factions import Factions, factions_of
from rules.legacy.setup.mustering import ChooseFactions, Muster, ToMuster, free_factions, put_on_board
from rules.legacy.turn.resources import take_coin
from rules.risk.turn.turns import Order, StateOrView, TurnOrder

drafting = Module("drafting", needs=("mustering", "resources", "turns"))
TROOPS, COINS, PLACEMENT, TURN = "troops", "coins", "placement", "turn"
"""The kinds of cards with a number: `troops_8` is a card of 8 troops."""
FACTION = "faction"
"""What a player picks besides cards."""
CARDS: Mapping[str, tuple[tuple[int, int], ...]] = {
    TROOPS: ((10, 3), (8, 3), (6, 3), (8, 4), (10, 5)),
    COINS: ((2, 3), (1, 3), (0, 3), (0, 4), (1, 5)),
    PLACEMENT: ((1, 3), (2, 3), (3, 3), (4, 4), (5, 5)),
    TURN: ((1, 3), (2, 3), (3, 3), (4, 4), (5, 5)),
}
"""Each card's number, and the least number of players with whom it is laid out."""
PROMO = "promo"
"""The kind of the promotional cards, which an option of the campaign adds."""
PROMOS: tuple[tuple[str, int], ...] = (
    ("nomad", 3), ("radar", 3), ("sentinel", 3), ("ambassador", 4), ("saboteur", 5),
)  # fmt: skip


class ToDraft(Decision):
    """Pick a faction, or a card of a kind that one lacks."""


class Draft(Action):
    """Pick this faction or this card."""

    card: Card


class Drafted(Part):
    """What each player has picked, in this order."""

    of: Mapping[Player, tuple[Card, ...]] = {}


class CardDrafted(Event):
    """A player picked a faction or a card."""

    player: Player
    card: Card

    def apply(self, state: State) -> None:
        of = state.parts[Drafted].of
        state.parts[Drafted] = Drafted({**of, self.player: (*of.get(self.player, ()), self.card)})


class DraftPlayed(Event):
    """All stand on the board, and play in this order."""

    order: tuple[Player, ...]

    def apply(self, state: State) -> None:
        state.parts[TurnOrder] = TurnOrder(self.order)
        state.parts[Order] = replace(state.parts[Order], first=self.order[0])


class NotOnOffer(Refusal):
    """No such faction or card is left; these can be picked."""

    card: Card
    able: tuple[Card, ...]


class KindPicked(Refusal):
    """The player has one of that kind already; these can be picked."""

    card: Card
    able: tuple[Card, ...]


def kind_of(card: Card) -> str:
    """The kind of a card, or `FACTION`."""
    kind, _, number = card.rpartition("_")
    if number.isdecimal():
        return kind
    return PROMO if card in dict(PROMOS) else FACTION


def count_cards(g: Context) -> Counter[Card]:
    """The cards of this war, and how many there are of each: those for its number of players."""
    entries = content(g.parts[Campaign].packs["pack_1"].text)
    seats = len(g.state.seats)
    found = Counter(
        Card(f"{kind}_{number}") for kind in CARDS for number, least in entries["draft"][kind] if least <= seats
    )
    if PROMO_CARDS.of(g.options) == "on":
        found.update(Card(card) for card, least in entries["draft"][PROMO] if least <= seats)
    return found


def draft_of(of: StateOrView, player: Player, kind: str) -> str:
    """A player's card of a kind, or the faction; "" if there is none yet."""
    return next((card for card in of.parts[Drafted].of.get(player, ()) if kind_of(card) == kind), "")


def has_drafted(of: StateOrView, rules: Ruleset, player: Player) -> bool:
    """Whether a player has picked a faction and a card of each kind."""
    kinds = (FACTION, *CARDS, *([PROMO] if PROMO_CARDS.of(rules.options) == "on" else []))
    return all(draft_of(of, player, kind) for kind in kinds)


def number_of(g: Context, player: Player, kind: str) -> int:
    """The number on a player's card of a kind."""
    return int(draft_of(g.state, player, kind).rpartition("_")[2])


def list_left(g: Context) -> tuple[Card, ...]:
    """What nobody has picked yet: factions, then cards, equal ones once."""
    picked = Counter(card for cards in g.parts[Drafted].of.values() for card in cards)
    factions = [card for card in map(Card, factions_of(g.parts[Campaign])) if not picked[card]]
    return (*factions, *(count_cards(g) - picked))


def pickable(g: Context, player: Player) -> tuple[Card, ...]:
    """What a player can pick: anything left of a kind that he lacks."""
    has = {kind_of(card) for card in g.parts[Drafted].of.get(player, ())}
    return tuple([card for card in list_left(g) if kind_of(card) not in has])


def next_to_pick(g: Context) -> Player:
    """Whose pick it is: to and fro, from whoever rolled highest; nobody once all have everything."""
    seats, first, picked = g.state.seats, g.parts[Order].first, g.parts[Drafted].of
    at = seats.index(first)
    clockwise = seats[at:] + seats[:at]
    way, back = divmod(sum(map(len, picked.values())), len(seats))
    player = clockwise[-1 - back if way % 2 else back]
    return player if pickable(g, player) else NOBODY


def in_order(g: Context, kind: str) -> tuple[Player, ...]:
    """The players by the numbers on their cards of a kind."""
    return tuple(sorted(g.state.seats, key=lambda seat: number_of(g, seat, kind)))


@drafting.does(ChooseFactions, instead=True)
def draft_and_place(g: Context, task: ChooseFactions) -> None:
    """Draft; then put the factions on the board in the order of placement; then take the coins."""
    picks = next_to_pick(g)
    if picks != NOBODY:
        g.ask(ToDraft(picks), then=task)
        return
    waiting = [seat for seat in in_order(g, PLACEMENT) if seat not in g.parts[Factions].of]
    if waiting:
        g.ask(ToMuster(waiting[0]), then=task)
        return
    order = in_order(g, TURN)
    g.emit(DraftPlayed(order))
    for seat in order:
        for _ in range(number_of(g, seat, COINS)):
            take_coin(g, seat)


@drafting.modifies(free_factions)
def as_drafted(g: Context, factions: tuple[Faction, ...], player: Player) -> tuple[Faction, ...]:
    return (Faction(draft_of(g.state, player, FACTION)),)


@drafting.plays(Muster, instead=True)
def muster_drafted(g: Context, action: Muster, decision: ToMuster) -> None:
    put_on_board(g, action, number_of(g, action.player, TROOPS))


@drafting.allows(Draft, during=(ToDraft,))
def may_draft(g: Context, action: Draft, decision: ToDraft) -> Refusal | None:
    able = pickable(g, action.player)
    if action.card in able:
        return None
    return KindPicked(action.card, able) if action.card in list_left(g) else NotOnOffer(action.card, able)


@drafting.plays(Draft)
def draft(g: Context, action: Draft, decision: ToDraft) -> None:
    g.emit(CardDrafted(action.player, action.card))


MOST_TROOPS, LAST = 10, 6
"""The most troops on a card; one more than the last place."""


def appeal(card: Card) -> float:
    """How much a card helps whoever knows nothing else: the first turn and many troops most."""
    kind, number = kind_of(card), card.rpartition("_")[2]
    if kind == TURN:
        return 1.2 * (LAST - int(number))
    if kind == TROOPS:
        return 1.5 * (int(number) - MOST_TROOPS) + LAST
    if kind == COINS:
        return 1.5 * int(number)
    return 0.8 * (LAST - int(number)) if kind == PLACEMENT else 1.0


def draft_as_listed(g: Context, number: int, decision: ToDraft, details: Details) -> Action | None:
    """The first of a list that can be picked; None where none can."""
    card = first_wished(details.names, pickable(g, decision.player))
    return Draft(number, decision.player, card) if card else None


def draft_usual(g: Context, number: int, decision: ToDraft, details: Details) -> Action:
    """As wished, else what helps most."""
    able = pickable(g, decision.player)
    return Draft(number, decision.player, first_wished(details.names, able) or max(able, key=appeal))


@drafting.offers(ToDraft, default="usual", policies={"list": draft_as_listed, "usual": draft_usual})
def offer_picks(g: Context, decision: ToDraft) -> Iterator[Offer]:
    yield Offer(Draft, {"card": pickable(g, decision.player)})
