"""The end of a turn: a resource card for a conquest, or something else in its stead."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import Action, Decision, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.options import CARD_DRAW, COIN_DISCARD
from rules.legacy.turn.events import slide_with_event
from rules.legacy.turn.resources import COIN_CARDS, OPEN, cards_to_take, take_coin, worth
from rules.risk.combat.battle import Conquests
from rules.risk.turn.cards import DISCARD, hand
from rules.risk.turn.reinforce import first_answer

end_of_turn = Module("end-of-turn", needs=("battle", "events", "resources"))


class ToTakeCard(Decision):
    """The end of the turn: take a resource card, if one is due, or leave it."""


class TakeCard(Action):
    """Take this card: an open one of a territory that one holds, else a coin card."""

    card: Card


class LeaveCard(Action):
    """Take no card."""


class EndOfTurn(Task):
    """The last step of a turn: the card for a conquest, or what can be had instead of it."""


class CardNotDue(Refusal):
    """The player may not take this card at the end of this turn; these he may."""

    card: Card
    due: tuple[Card, ...]


class CardMustBeTaken(Refusal):
    """A card is due, and this campaign plays that it must be taken."""

    due: tuple[Card, ...]


@end_of_turn.does(EndOfTurn)
def end_turn(g: Context, task: EndOfTurn) -> None:
    ask_for_card(g)


def ask_for_card(g: Context) -> None:
    """Ask the active player for his card, or what he has instead, if he can have any."""
    player = g.state.active
    if asks_at_end(g, player):
        g.ask(ToTakeCard(player))


@end_of_turn.asks
def asks_at_end(g: Context, player: Player) -> bool:
    """Whether a player is asked something at the end of his turn."""
    return bool(cards_due(g, player))


@end_of_turn.asks
def earns_card(g: Context, player: Player) -> bool:
    """Whether a player has earned a card this turn."""
    return bool(g.parts[Conquests].taken)


def cards_due(g: Context, player: Player) -> tuple[Card, ...]:
    """The cards of which a player may take one now.

    He must have conquered a territory (walking into one does not count). If he holds the territory of an open card it
    is one of these; else a coin card, as long as there is one.
    """
    return cards_to_take(g, player) if earns_card(g, player) else ()


@end_of_turn.allows(TakeCard, during=(ToTakeCard,))
def may_take(g: Context, action: TakeCard, decision: ToTakeCard) -> Refusal | None:
    due = cards_due(g, action.player)
    return None if action.card in due else CardNotDue(action.card, due)


@end_of_turn.allows(LeaveCard, during=(ToTakeCard,))
def may_leave(g: Context, action: LeaveCard, decision: ToTakeCard) -> Refusal | None:
    return CardMustBeTaken(cards_due(g, action.player)) if must_take(g, action.player) else None


def must_take(g: Context, player: Player) -> bool:
    """Whether a card is due that may not be left."""
    return CARD_DRAW.of(g.options) == "must" and bool(cards_due(g, player))


@end_of_turn.plays(TakeCard)
def take(g: Context, action: TakeCard, decision: ToTakeCard) -> None:
    """With a coin card the open card that was laid first is discarded (an option: the newest); a new one is opened."""
    if action.card in COIN_CARDS:
        oldest_first = g.zone(OPEN).cards[::-1]
        take_coin(g, action.player)
        g.move(oldest_first[:1] if COIN_DISCARD.of(g.options) == "oldest" else oldest_first[-1:], OPEN, DISCARD)
    else:
        g.move((action.card,), OPEN, hand(action.player))
    slide_with_event(g, action.player)


@end_of_turn.plays(LeaveCard)
def leave(g: Context, action: LeaveCard, decision: ToTakeCard) -> None:
    """Without a card taken no open card is discarded, and none moves."""


def take_best(g: Context, number: int, decision: ToTakeCard, details: Details) -> Action:
    """What comes before a card; else the card with most coins."""
    before = first_answer(g, number, decision)
    due = cards_due(g, decision.player)
    if before or not due:
        return before or LeaveCard(number, decision.player)
    return TakeCard(number, decision.player, max(due, key=lambda card: worth(g.state, card)))


def leave_all(g: Context, number: int, decision: ToTakeCard, details: Details) -> Action | None:
    return None if must_take(g, decision.player) else LeaveCard(number, decision.player)


@end_of_turn.offers(ToTakeCard, default="best", policies={"best": take_best, "none": leave_all})
def offer_cards(g: Context, decision: ToTakeCard) -> Iterator[Offer]:
    if due := cards_due(g, decision.player):
        yield Offer(TakeCard, {"card": due})
    if not must_take(g, decision.player):
        yield Offer(LeaveCard, {})
