"""The fifteen relics: they lie open before their owner and work by themselves, each at its moment."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar

from rules.atlas import Card
from rules.godstorm.epochs import bid_bonus
from rules.godstorm.faith import FaithRaised
from rules.godstorm.invocations import Invoke, asks_nothing, invocation, legal
from rules.godstorm.miracles import (
    ANNOUNCED,
    MIRACLE,
    SPENT,
    MiracleFailed,
    NoTarget,
    announce,
    draw,
    pile,
    player_of_card,
    relics,
    why_not,
)
from rules.godstorm.pantheons import DEATH, SKY, WAR
from rules.godstorm.purchases import PRICE, miracle_price
from rules.godstorm.titles import data
from rules.godstorm.underworld import most_returning
from rules.kernel.context import Context, Pass
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, Part, Player, Refusal, Task
from rules.kernel.wants import Details, Wants
from rules.kernel.windows import ToReact
from rules.risk.turn.reinforce import Finish, grant, income, regions_held

relic_powers = Module("relic-powers", needs=("miracles", "reinforce", "epochs"))
AEGIS = Card("aegis")
CAULDRON = Card("cauldron")
EXCALIBUR = Card("excalibur")
TEARS = Card("freya_tears")
GUNGNIR = Card("gungnir")
MJOLNIR = Card("mjolnir")
PANDORA = Card("pandoras_box")
STONEHENGE = Card("stonehenge")
BOOK = Card("book_of_dead")
FLEECE = Card("golden_fleece")
PYRAMIDS = Card("great_pyramids")
SCALES = Card("scales_of_osiris")
TABLETS = Card("tablets_of_destiny")
TREE = Card("tree_of_life")
WINE = Card("wine_of_life")
CANCELLED = Wants(among=(WAR, SKY, DEATH))
"""What an order for the Aegis may say: which kinds of card it cancels."""
FREE_CARDS = ((CAULDRON, DEATH), (FLEECE, WAR), (PYRAMIDS, SKY))
"""The relics with which a turn opens with a free card, and of which deck."""


class ToOpenBox(Decision):
    """Pandora's Box turned up this Death card: its owner makes its choices."""

    card: Card


class ToTradeArmies(Decision):
    """The Book of the Dead: give up 2 of the armies that are raised for 4 faith, or finish."""


class TradeArmies(Action):
    """Give up 2 of the turn's armies for 4 faith."""


class OpenBox(Task):
    """The turn opens with the top Death card, if its player has Pandora's Box."""


class FreeCards(Task):
    """The turn opens with a free card for each relic that gives one."""


class RelicsRaise(Task):
    """What relics add to step 1: armies, faith, and the choice to give up some of the one for the other."""


class ReadBook(Task):
    """Ask the owner of the Book of the Dead."""


class RaiseAegis(Action):
    """Discard the Aegis: the card just announced does nothing."""


class ArmiesTraded(Part):
    """How many of this turn's armies were given up for faith."""

    lasts_a_turn: ClassVar[bool] = True
    count: int = 0


class BoxOpened(Event):
    """Pandora's Box turned up a Death card."""

    player: Player
    card: Card


class BoxFruitless(Event):
    """The card from Pandora's Box had no target: it leaves the game."""

    player: Player
    card: Card


class ArmiesGivenUp(Event):
    """A player gave up armies that he would have raised, for faith."""

    player: Player
    count: int
    faith: int

    def apply(self, state: State) -> None:
        state.parts[ArmiesTraded] = ArmiesTraded(self.count)
        FaithRaised(self.player, self.faith, BOOK).apply(state)


class NoAegis(Refusal):
    """The player does not have the Aegis, or there is no card to cancel."""


def has(g: Context, player: Player, relic: Card) -> bool:
    """Whether a relic lies before a player."""
    return relic in g.state.zones[relics(player)].cards


@relic_powers.does(OpenBox)
def open_box(g: Context, task: OpenBox) -> None:
    """The card is resolved for the player whose turn it is, without a god and for nothing (ruling 30)."""
    player = g.state.active
    top = g.zone(pile(DEATH)).cards[:1]
    if not top or not has(g, player, PANDORA):
        return
    g.move(top, pile(DEATH), ANNOUNCED)
    g.emit(BoxOpened(player, top[0]))
    offers = tuple(legal(g, player, top[0]))
    if not offers:
        g.move(top, ANNOUNCED, SPENT)
        g.emit(BoxFruitless(player, top[0]))
    elif len(offers) == 1 and asks_nothing(offers[0]):
        announce(g, invocation(offers[0], 0, player))
    else:
        g.ask(ToOpenBox(player, top[0]))


@relic_powers.allows(Invoke, during=(ToOpenBox,))
def may_resolve(g: Context, action: Invoke, decision: ToOpenBox) -> Refusal | None:
    return NoTarget(action.card) if action.card != decision.card else why_not(g, action)


def first_choice(g: Context, number: int, decision: ToOpenBox, details: Details) -> Action:
    """The first of the legal choices, since the card must be resolved."""
    return invocation(next(legal(g, decision.player, decision.card)), number, decision.player)


@relic_powers.offers(ToOpenBox, default="first", policies={"first": first_choice})
def offer_choices(g: Context, decision: ToOpenBox) -> Iterator[Offer]:
    yield from legal(g, decision.player, decision.card)


@relic_powers.does(FreeCards)
def free_cards(g: Context, task: FreeCards) -> None:
    for relic, deck in FREE_CARDS:
        if has(g, g.state.active, relic):
            draw(g, g.state.active, deck, relic)


@relic_powers.does(RelicsRaise)
def relics_raise(g: Context, task: RelicsRaise) -> None:
    player = g.state.active
    if has(g, player, EXCALIBUR) and (regions := regions_held(g, player)):
        grant(g, player, 2 * len(regions), EXCALIBUR)
    if has(g, player, WINE):
        grant(g, player, 1, WINE)
    if has(g, player, TEARS):
        g.emit(FaithRaised(player, 1, TEARS))
    if has(g, player, BOOK):
        g.then(ReadBook(), "book")


@relic_powers.does(ReadBook)
def read_book(g: Context, task: ReadBook) -> None:
    g.ask(ToTradeArmies(g.state.active))


@relic_powers.allows(TradeArmies, during=(ToTradeArmies,))
@relic_powers.allows(Finish, during=(ToTradeArmies,))
def may_trade(g: Context, action: Action, decision: ToTradeArmies) -> Refusal | None:
    return None


@relic_powers.plays(TradeArmies)
def trade(g: Context, action: TradeArmies, decision: ToTradeArmies) -> None:
    g.emit(ArmiesGivenUp(action.player, 2, 4))


@relic_powers.modifies(income)
def subtract_traded(g: Context, armies: int, player: Player) -> int:
    """Only armies for territories and continents can be given up, never those of temples and crypts (FAQ)."""
    return armies - g.parts[ArmiesTraded].count


def keep_armies(g: Context, number: int, decision: ToTradeArmies, details: Details) -> Action:
    return Finish(number, decision.player)


def give_up_armies(g: Context, number: int, decision: ToTradeArmies, details: Details) -> Action:
    return TradeArmies(number, decision.player)


@relic_powers.offers(ToTradeArmies, default="keep", policies={"keep": keep_armies, "trade": give_up_armies})
def offer_trade(g: Context, decision: ToTradeArmies) -> Iterator[Offer]:
    yield Offer(TradeArmies, {})
    yield Offer(Finish, {})


@relic_powers.modifies(miracle_price)
def cheaper(g: Context, price: int, player: Player) -> int:
    """Stonehenge: cards cost 1 faith."""
    return min(price, price_with(g.state.zones[relics(player)].cards))


def price_with(held: Collection[Card]) -> int:
    """What a miracle card costs who has these relics."""
    return 1 if STONEHENGE in held else PRICE


@relic_powers.modifies(most_returning)
def twice_as_many(g: Context, each: int, player: Player) -> int:
    """The Scales of Osiris: two come back from each crypt."""
    return 2 * each if has(g, player, SCALES) else each


@relic_powers.modifies(bid_bonus)
def better_bid(g: Context, more: int, player: Player, bid: int) -> int:
    """The Tablets of Destiny: 3 more, where at least 1 faith is bid (ruling 23)."""
    return more + 3 if bid and has(g, player, TABLETS) else more


def cancel_others(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    """Cancel another player's card if it is of one of these kinds; one's own card works."""
    (card,) = g.zone(ANNOUNCED).cards
    if data(card).deck in details.kinds_among(CANCELLED.among) and player_of_card(g) != decision.player:
        return RaiseAegis(number, decision.player)
    return Pass(number, decision.player)


@relic_powers.opens(MIRACLE, policies={"cancel": cancel_others}, wants={"cancel": CANCELLED})
def ask_aegis(g: Context, window: str) -> Iterator[ToReact]:
    """Whoever has the Aegis may cancel a card that was announced: his own, or Pandora's, too (ruling 36)."""
    if g.zone(ANNOUNCED).cards:
        for seat in g.state.seats:
            if has(g, seat, AEGIS):
                yield ToReact(seat, window)


@relic_powers.allows(RaiseAegis, during=(ToReact,))
def may_cancel(g: Context, action: RaiseAegis, decision: ToReact) -> Refusal | None:
    able = decision.window == MIRACLE and g.zone(ANNOUNCED).cards and has(g, action.player, AEGIS)
    return None if able else NoAegis()


@relic_powers.plays(RaiseAegis)
def cancel(g: Context, action: RaiseAegis, decision: ToReact) -> None:
    card = g.zone(ANNOUNCED).cards[0]
    g.move((AEGIS,), relics(action.player), SPENT)
    g.move((card,), ANNOUNCED, SPENT)
    g.emit(MiracleFailed(card, action.player))


@relic_powers.offers(ToReact)
def offer_aegis(g: Context, decision: ToReact) -> Iterator[Offer]:
    if may_cancel(g, RaiseAegis(0, decision.player), decision) is None:
        yield Offer(RaiseAegis, {})
