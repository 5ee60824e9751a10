"""Dealing: starting armies counted out, territories dealt by their cards, and the deck shuffled for play."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import EVERYONE, NOBODY, Event, Player, Task
from rules.risk.cards import DECK, DISCARD, WILDS, hand
from rules.risk.setup import ArmiesRaised, Claimed

dealing = Module("dealing", needs=("setup", "cards"))
PILE = "deal"


class RaiseArmies(Task):
    """Give each of these armies its starting regiments."""

    armies: tuple[tuple[Player, int], ...]


class DealCards(Task):
    """Deal all Territory cards, one at a time, to these armies in this order."""

    to: tuple[Player, ...]


class SettleLand(Task):
    """Put a regiment on every territory whose card each of these armies was dealt."""

    armies: tuple[Player, ...]


class LayDeck(Task):
    """Shuffle the cards of play into a hidden deck; all hands are empty."""


class LandDealt(Event):
    """Each army was dealt Territory cards; their territories are still empty."""

    cards: tuple[tuple[Player, int], ...]


def dealt(player: Player) -> str:
    """The zone of the cards dealt to an army, until its regiments are on the board."""
    return f"dealt:{player}"


@dealing.does(RaiseArmies)
def raise_armies(g: Context, task: RaiseArmies) -> None:
    g.emit(ArmiesRaised(task.armies))


@dealing.does(DealCards)
def deal_cards(g: Context, task: DealCards) -> None:
    g.lay(PILE, g.value("cards-dealt", g.rules.board.territories))
    g.shuffle(PILE)
    cards = g.zone(PILE).cards
    g.lay(PILE, ())
    for at, army in enumerate(task.to):
        g.lay(dealt(army), cards[at :: len(task.to)], g.value("dealt-seen-by", EVERYONE, army))
    g.emit(LandDealt(tuple((army, len(g.zone(dealt(army)).cards)) for army in task.to)))
    g.then(SettleLand(task.to))


@dealing.does(SettleLand)
def settle_land(g: Context, task: SettleLand) -> None:
    for army in task.armies:
        for card in sorted(set(g.zone(dealt(army)).cards) - set(WILDS), key=g.rules.board.territories.index):
            g.emit(Claimed(army, card, True))
        g.lay(dealt(army), (), EVERYONE)


@dealing.does(LayDeck)
def lay_deck(g: Context, task: LayDeck) -> None:
    g.lay(DECK, g.value("cards-of-play", (*g.rules.board.territories, *WILDS)), NOBODY)
    g.lay(DISCARD, (), EVERYONE)
    g.shuffle(DECK)
    for seat in g.state.seats:
        g.lay(hand(seat), (), seat)
