"""Dealing: starting armies counted out, territories dealt by their cards, and the deck shuffled for play."""

from __future__ import annotations

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import EVERYONE, NOBODY, Event, Player, Task, ZoneName, zone_of
from rules.risk.setup.claiming import ArmiesRaised, Claimed
from rules.risk.turn.cards import DECK, DISCARD, WILDS, hand, territory_cards

dealing = Module("dealing", needs=("claiming",))
PILE = ZoneName("deal")


class RaiseArmies(Task):
    """Give each of these armies its starting regiments."""

    armies: tuple[tuple[Player, int], ...]


class DealCards(Task):
    """Deal all Territory cards out, one at a time: to these armies, then to the seats, from the General's left on."""

    before: tuple[Player, ...] = ()


class SettleLand(Task):
    """Put a regiment on every territory whose card each of these armies was dealt."""

    armies: tuple[Player, ...]


class LayDeck(Task):
    """Shuffle the cards of play into a hidden deck; all hands are empty."""


class LandDealt(Event):
    """Each army was dealt Territory cards; their territories are still empty."""

    cards: tuple[tuple[Player, int], ...]


def deal_zone(player: Player) -> ZoneName:
    """The zone of the cards dealt to an army, until its regiments are on the board."""
    return zone_of("dealt", player)


@dealing.does(RaiseArmies)
def raise_armies(g: Context, task: RaiseArmies) -> None:
    g.emit(ArmiesRaised(task.armies))


@dealing.asks
def cards_dealt(g: Context) -> tuple[Card, ...]:
    """The cards that are dealt to give out the territories."""
    return g.rules.board.territory_cards


@dealing.asks
def dealing_order(g: Context) -> tuple[Player, ...]:
    """The seats in the order in which they are dealt the territories."""
    return (*g.state.seats[1:], g.state.seats[0])


@dealing.asks
def viewer_of_deal(g: Context, army: Player) -> str:
    """Who sees the cards that are dealt to an army: a seat, or `EVERYONE`."""
    return EVERYONE


@dealing.asks
def cards_of_play(g: Context) -> tuple[Card, ...]:
    """The Territory cards of the deck."""
    return territory_cards(g.rules)


@dealing.does(DealCards)
def deal_cards(g: Context, task: DealCards) -> None:
    g.lay(PILE, cards_dealt(g))
    g.shuffle(PILE)
    cards, to = g.zone(PILE).cards, (*task.before, *dealing_order(g))
    g.lay(PILE, ())
    for at, army in enumerate(to):
        g.lay(deal_zone(army), cards[at :: len(to)], viewer_of_deal(g, army))
    g.emit(LandDealt(tuple((army, len(g.zone(deal_zone(army)).cards)) for army in to)))
    g.then(SettleLand(to))


@dealing.does(SettleLand)
def settle_land(g: Context, task: SettleLand) -> None:
    for army in task.armies:
        for card in sorted(set(g.zone(deal_zone(army)).cards) - set(WILDS), key=g.rules.board.territories.index):
            g.emit(Claimed(army, Territory(card), True))
        g.lay(deal_zone(army), (), EVERYONE)


@dealing.does(LayDeck)
def lay_deck(g: Context, task: LayDeck) -> None:
    g.lay(DECK, cards_of_play(g), NOBODY)
    g.lay(DISCARD, (), EVERYONE)
    g.shuffle(DECK)
    for seat in g.state.seats:
        g.lay(hand(seat), (), seat)
