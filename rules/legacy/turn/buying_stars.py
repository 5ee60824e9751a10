"""The start of a turn: red stars for four resource cards each, as many as the player can pay."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, Some
from rules.kernel.values import Action, Decision, Event, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.turn.resources import spend, why_not_spent, worth
from rules.legacy.turn.stars import STARS_TO_WIN, StarsTaken, stars_of
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import Finish

buying_stars = Module("buying-stars", needs=("resources", "stars"))
STAR_PRICE = 4
"""How many resource cards a star costs, whatever their coins."""


class ToBuyStars(Decision):
    """The start of the turn: buy red stars, or go on."""


class BuyStar(Action):
    """Buy a red star with these four resource cards."""

    cards: tuple[Card, ...]


class StartOfTurn(Task):
    """Step 1 as a whole."""


class BuyStars(Task):
    """Ask for the next star while the player can pay one, until he goes on."""


class StarBought(Event):
    """A player laid four resource cards down for a star."""

    player: Player
    cards: tuple[Card, ...]


class StarPrice(Refusal):
    """A star costs another number of cards."""

    cards: int
    price: int


@buying_stars.does(StartOfTurn)
def start_of_turn(g: Context, task: StartOfTurn) -> None:
    g.then(BuyStars(), "start")


@buying_stars.does(BuyStars)
def buy_stars(g: Context, task: BuyStars) -> None:
    player = g.state.active
    if len(g.zone(hand(player)).cards) >= STAR_PRICE:
        g.ask(ToBuyStars(player), then=task)


@buying_stars.allows(BuyStar, during=(ToBuyStars,))
def may_buy(g: Context, action: BuyStar, decision: ToBuyStars) -> Refusal | None:
    if len(action.cards) != STAR_PRICE:
        return StarPrice(len(action.cards), STAR_PRICE)
    return why_not_spent(g, action.player, action.cards)


@buying_stars.plays(BuyStar)
def buy(g: Context, action: BuyStar, decision: ToBuyStars) -> None:
    spend(g, action.player, action.cards)
    g.emit(StarBought(action.player, action.cards))
    g.emit(StarsTaken(action.player, 1, "cards"))


@buying_stars.allows(Finish, during=(ToBuyStars,))
def may_go_on(g: Context, action: Finish, decision: ToBuyStars) -> Refusal | None:
    return None


def buy_cheaply(g: Context, number: int, decision: ToBuyStars, details: Details) -> Action:
    """A star for the four cards with the fewest coins."""
    held = g.zone(hand(decision.player)).cards
    cheapest = sorted(held, key=lambda card: worth(g.state, card))[:STAR_PRICE]
    return BuyStar(number, decision.player, tuple([card for card in held if card in cheapest]))


def buy_to_win(g: Context, number: int, decision: ToBuyStars, details: Details) -> Action:
    """Stars where they win the war at once; else keep the cards."""
    payable = len(g.zone(hand(decision.player)).cards) // STAR_PRICE
    if stars_of(g.state, decision.player) + payable >= STARS_TO_WIN:
        return buy_cheaply(g, number, decision, details)
    return Finish(number, decision.player)


def keep_cards(g: Context, number: int, decision: ToBuyStars, details: Details) -> Action:
    return Finish(number, decision.player)


@buying_stars.offers(
    ToBuyStars, default="to-win", policies={"to-win": buy_to_win, "buy": buy_cheaply, "keep": keep_cards}
)
def offer_stars(g: Context, decision: ToBuyStars) -> Iterator[Offer]:
    yield Offer(BuyStar, {"cards": Some(g.zone(hand(decision.player)).cards, STAR_PRICE, STAR_PRICE)})
    yield Offer(Finish, {})
