"""Set-up: deal the three piles, claim or deal what is left, deal the starting Territory cards."""

from __future__ import annotations

from typing import Literal, get_args

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.values import EVERYONE, NOBODY, Player, Task, ZoneName, zone_of
from rules.lotr.sides import EVIL, GOOD, of_side
from rules.risk.armies import NEUTRAL, LandTaken
from rules.risk.setup.claiming import ArmiesRaised, Claimed, after, empty
from rules.risk.turn.cards import DECK, DISCARD, hand, territory_cards
from rules.risk.turn.turns import Order, round_table

piles_dealt = Module("piles-dealt", needs=("claiming",))
SidedCardsChoice = Literal["by-table", "all"]
NEUTRAL_PILE = zone_of("neutral")
PILES = (zone_of(GOOD), zone_of(EVIL), NEUTRAL_PILE)
"""The zones of the cards of each side and of neither, before they are dealt."""
SIDED_CARDS: Option[SidedCardsChoice] = Option("sided-cards", get_args(SidedCardsChoice))


class DealLand(Task):
    """Deal the good, evil and neutral piles, and put a regiment on each territory dealt."""


class DealEmptyLand(Task):
    """Deal the empty territories in turn, too, instead of letting players claim them."""


class DealHands(Task):
    """Deal the edition's starting Territory cards, hidden, from the deck with the wilds."""


def piles(g: Context) -> dict[Player, tuple[tuple[ZoneName, int], ...]]:
    """How many cards of which pile each army is dealt (the edition's table): of one's own side, then neutral ones."""
    edition, seats = g.rules.numbers, g.state.seats
    dealt: dict[Player, tuple[tuple[ZoneName, int], ...]] = {}
    for which in (GOOD, EVIL):
        players = of_side(seats, which)
        for nth, seat in enumerate(players):
            own = (count_of_side(g, which) + len(players) - 1 - nth) // len(players)
            dealt[seat] = ((zone_of(which), own), (NEUTRAL_PILE, max(0, edition.lands[len(seats)] - own)))
    return dealt | ({NEUTRAL: ((NEUTRAL_PILE, edition.neutral),)} if len(seats) == 2 else {})


def count_of_side(g: Context, which: str) -> int:
    """How many cards of a side are dealt: the number in the edition's table, or (an option) all of them."""
    there = sum(g.rules.board.cards[Card(t)][0] == which for t in g.rules.board.territories)
    return there if SIDED_CARDS.of(g.options) == "all" else g.rules.numbers.sided


@piles_dealt.does(DealLand)
def deal_land(g: Context, task: DealLand) -> None:
    armies = g.rules.numbers.armies[len(g.state.seats)]
    g.emit(ArmiesRaised(tuple((seat, armies) for seat in g.state.seats)))
    for pile in PILES:
        g.lay(pile, tuple(Card(t) for t in g.rules.board.territories if g.rules.board.cards[Card(t)][0] == pile))
        g.shuffle(pile)
    for player, shares in piles(g).items():
        for pile, count in shares:
            for card in g.zone(pile).cards[:count]:
                g.move((card,), pile, DISCARD)
                g.emit(
                    LandTaken(player, Territory(card), 2, True)
                    if player == NEUTRAL
                    else Claimed(player, Territory(card), True)
                )
    for pile in PILES:
        g.move(g.zone(pile).cards, pile, DISCARD)


@piles_dealt.does(DealEmptyLand)
def deal_empty_land(g: Context, task: DealEmptyLand) -> None:
    player = g.parts[Order].first
    while left := empty(g):
        g.emit(Claimed(player, g.deal(left, "land"), True))
        player = after(g.state, player)


@piles_dealt.does(DealHands)
def deal_hands(g: Context, task: DealHands) -> None:
    g.lay(DECK, territory_cards(g.rules), NOBODY)
    g.lay(DISCARD, (), EVERYONE)
    g.shuffle(DECK)
    for seat in round_table(g.state, g.parts[Order].first):
        g.lay(hand(seat), (), seat)
        g.move(g.zone(DECK).cards[: g.rules.numbers.territory_cards], DECK, hand(seat))
