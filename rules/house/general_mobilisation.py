"""Mobilisation générale: cards lie with their territories' owners, and all players are reinforced each round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal, get_args

from rules.atlas import Card, RegionName
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.values import Event, Player, Task
from rules.risk.setup.dealing import LayDeck, cards_of_play
from rules.risk.turn.cards import TerritoryCard, hand, symbol
from rules.risk.turn.reinforce import GiveReward, PlaceStock, Reinforcement, grant, income, region_bonus, regions_held
from rules.risk.turn.rounds import RoundEnded
from rules.risk.turn.turns import Order, round_table, still_plays

general_mobilisation = Module(
    "general-mobilisation", needs=("reinforce", "rounds", "dealing"), clashes=("equal-arms", "risk-bounty")
)
MobilisedLandsChoice = Literal["own-turn", "end-of-round"]
MOBILISED_LANDS: Option[MobilisedLandsChoice] = Option("mobilised-lands", get_args(MobilisedLandsChoice))
PER_TRIO = 6


class Mobilise(Task):
    """At the end of a round: place a player's armies for cards and regions."""

    player: Player


class Mobilised(Event):
    """A player's armies at a round's end, for `trios` of symbols and for whole regions."""

    player: Player
    trios: int
    regions: tuple[RegionName, ...]
    armies: int


def place_afterwards(turn: tuple[Task, ...], options: Mapping[str, str]) -> tuple[Task, ...]:
    """Move the reinforcements for territories to the turn's end, or (an option) to the round's; drop the card drawn."""
    first = [task for task in turn if not isinstance(task, Reinforcement | TerritoryCard)]
    return (*first, Reinforcement()) if MOBILISED_LANDS.of(options) == "own-turn" else tuple(first)


@general_mobilisation.does(LayDeck, instead=True)
def no_deck(g: Context, task: LayDeck) -> None:
    """Leave the deck out: each card belongs to its territory's owner; jokers are not used."""
    for seat in g.state.seats:
        g.lay(hand(seat), (), seat)


@general_mobilisation.does(Reinforcement, instead=True)
def for_territories(g: Context, task: Reinforcement) -> None:
    grant(g, g.state.active, income(g, g.state.active), "territories")
    g.then(PlaceStock())


@general_mobilisation.reacts(RoundEnded)
def mobilise_all(g: Context, event: RoundEnded) -> None:
    """Reinforce every player, in the order of play."""
    g.then_all(Mobilise(seat) for seat in round_table(g.state, g.parts[Order].first))


@general_mobilisation.does(Mobilise)
def mobilise(g: Context, task: Mobilise) -> None:
    player, regions = task.player, regions_held(g, task.player)
    bonus = sum(region_bonus(g, player, name) for name in regions)
    lands = income(g, player) if MOBILISED_LANDS.of(g.options) == "end-of-round" else 0
    armies = PER_TRIO * trios(g, player) + bonus + lands
    if armies and still_plays(g.state, player):
        g.emit(Mobilised(player, trios(g, player), regions, armies))
        g.then(GiveReward(player, armies, g.state.land.of(player), "mobilisation"))


def trios(g: Context, player: Player) -> int:
    """How many sets with one card of each symbol a player's territories make, each card counted once."""
    shown = cards_of_play.modify(g, tuple(map(Card, g.state.land.of(player))))
    symbols = {kind for _, kind in g.rules.board.cards.values()}
    held = Counter(symbol(g, Card(card)) for card in shown)
    return min(held[kind] for kind in symbols)
