"""Mobilisation générale: cards lie before the owners of their lands, and the whole table is reinforced each round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import Event, Player, Task
from rules.risk.cards import TerritoryCard, hand, symbol
from rules.risk.dealing import LayDeck
from rules.risk.reinforce import GiveReward, PlaceStock, Reinforcement, grant, regions_held
from rules.risk.rounds import RoundEnded
from rules.risk.turns import Order, round_table

mobilisation = Module(
    "general-mobilisation", needs=("reinforce", "rounds", "dealing"), clashes=("equal-arms", "risk-bounty")
)
PER_TRIO = 6


class Mobilise(Task):
    """At the end of a round: what a player's cards and regions bring, placed at once."""

    player: Player


class Mobilised(Event):
    """What a round's end brings a player: armies for so many trios of symbols, and for regions."""

    player: Player
    trios: int
    regions: tuple[str, ...]
    armies: int


def place_afterwards(turn: tuple[Task, ...], options: Mapping[str, str]) -> tuple[Task, ...]:
    """Reinforcements for territories come at the end of one's turn, or with the rest (an option); no card is drawn."""
    first = [task for task in turn if not isinstance(task, Reinforcement | TerritoryCard)]
    return (*first, Reinforcement()) if options["mobilised-lands"] == "own-turn" else tuple(first)


@mobilisation.does(LayDeck, instead=True)
def no_deck(g: Context, task: LayDeck) -> None:
    """Every card lies open before the owner of its territory, and changes hands with it; jokers are out."""
    for seat in g.state.seats:
        g.lay(hand(seat), (), seat)


@mobilisation.does(Reinforcement, instead=True)
def for_territories(g: Context, task: Reinforcement) -> None:
    grant(g, g.state.active, income(g, g.state.active), "territories")
    g.then(PlaceStock())


@mobilisation.reacts(RoundEnded)
def mobilise_all(g: Context, event: RoundEnded) -> None:
    """Everybody, in the order of play."""
    g.then(*(Mobilise(seat) for seat in round_table(g.state, g.part(Order).first)))


@mobilisation.does(Mobilise)
def mobilise(g: Context, task: Mobilise) -> None:
    player, regions = task.player, regions_held(g, task.player)
    bonus = sum(g.rules.board.regions[name].bonus for name in regions)
    lands = income(g, player) if g.options["mobilised-lands"] == "end-of-round" else 0
    armies = PER_TRIO * trios(g, player) + bonus + lands
    if armies and g.state.land.of(player):
        g.emit(Mobilised(player, trios(g, player), regions, armies))
        g.then(GiveReward(player, armies, g.state.land.of(player), "mobilisation"))


def income(g: Context, player: Player) -> int:
    """A third of the territories, rounded down, never under three."""
    return g.value("income", max(3, len(g.state.land.of(player)) // 3), player)


def trios(g: Context, player: Player) -> int:
    """How many times one card of each symbol lies before a player, each card counted once."""
    shown = g.value("cards-of-play", g.state.land.of(player))
    symbols = {kind for _, kind in g.rules.board.cards.values()}
    held = Counter(symbol(g, card) for card in shown)
    return min(held[kind] for kind in symbols)
