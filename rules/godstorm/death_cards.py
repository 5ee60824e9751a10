"""The seventeen Death cards. They strike everywhere at once; who falls is counted when the blow is over."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import Territory
from rules.godstorm.gods import GodBanished, Gods, banish_all
from rules.godstorm.invocations import Fields, InvokeAgainst, InvokeAlone, InvokeAt, InvokeLands, InvokeMarch, miracle
from rules.godstorm.land import halve, lose
from rules.godstorm.miracles import SPENT, ToPlayMiracle, hand, relics
from rules.godstorm.pantheons import DEATH, SKY, UNDERWORLD, WAR
from rules.godstorm.plague import PLAGUE, Plague, PlagueLaid, PlagueMoved, draw_territory, lands_in_play
from rules.godstorm.temples import TempleDestroyed, Temples, temples_of
from rules.godstorm.underworld import ALTAR, CRYPT, spaces
from rules.godstorm.war_cards import hand_of, lose_relic, roll
from rules.godstorm.waters import SeaBoiled, Waters, sink, sunken
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Some
from rules.kernel.state import State
from rules.kernel.values import Event, Holding, Player
from rules.risk.armies import ArmiesMoved

MOST_WHO_WALK = 6
MIGHTIEST = 3


class HandLost(Event):
    """A player lost all miracle cards of his hand."""

    player: Player
    cards: int

    @property
    def lost_by(self) -> Player:
        return self.player


class LandSeized(Event):
    """A card brought a player's armies into a territory that had just lost its last one."""

    player: Player
    where: Territory
    armies: int

    def apply(self, state: State) -> None:
        state.land.put(self.where, Holding(self.player, self.armies))


death_cards = Module(
    "death-cards", needs=("miracles", "plague", "temples", "underworld", "waters"), tells=(HandLost, LandSeized)
)


def random_continent(g: Context) -> tuple[Territory, ...]:
    """The territories of one of the continents, each with equal chance; a sunken one is rolled again (ruling 21)."""
    regions, gone = tuple(g.rules.board.regions.values()), sunken(g)
    while True:
        lands = regions[g.roll(1, "continent", len(regions))[0] - 1].territories
        if lands != gone:
            return lands


@miracle("blood_coats", InvokeAlone)
def blood_coats(g: Context, card: InvokeAlone) -> None:
    for where in random_continent(g):
        lose(g, where, 1, card.card, card.player)


def hands(g: Context, player: Player) -> Iterator[Fields]:
    """Whoever holds a card. The one that is being chosen for play is none: it leaves the hand before it works."""
    choosing = any(isinstance(decision, ToPlayMiracle) for decision in g.state.pending.values())
    played = {player: 1} if choosing else {}
    yield {"of": tuple(seat for seat in g.state.seats if len(hand_of(g, seat)) > played.get(seat, 0))}


@miracle("crops_wither", InvokeAgainst, hands)
def crops_wither(g: Context, card: InvokeAgainst) -> None:
    g.emit(HandLost(card.of, len(hand_of(g, card.of))))
    for deck in (WAR, SKY, DEATH):
        g.move(g.zone(hand(card.of, deck)).cards, hand(card.of, deck), SPENT)


@miracle("deaths_door", InvokeAlone)
def deaths_door(g: Context, card: InvokeAlone) -> None:
    for where in (*spaces(g.rules, CRYPT), *spaces(g.rules, ALTAR)):
        halve(g, where, card.card, card.player)


@miracle("diamonds_rust", InvokeAlone)
def diamonds_rust(g: Context, card: InvokeAlone) -> None:
    for seat in g.state.seats:
        for relic in g.zone(relics(seat)).cards:
            lose_relic(g, relic)


def any_temple(g: Context, player: Player) -> Iterator[Fields]:
    yield {"where": g.parts[Temples].at}


@miracle("fire_rains", InvokeAt, any_temple)
def fire_rains(g: Context, card: InvokeAt) -> None:
    g.emit(TempleDestroyed(card.where))
    for where in (card.where, *g.links(card.where)):
        lose(g, where, 1, card.card, card.player)


def markers(g: Context, player: Player) -> Iterator[Fields]:
    yield {"where": g.parts[Plague].at}


@miracle("paradise_lost", InvokeAt, markers)
def paradise_lost(g: Context, card: InvokeAt) -> None:
    """Nobody suffers at once where the plague arrives (ruling 70)."""
    g.emit(PlagueMoved(card.where, draw_territory(g)))


@miracle("ragnarok", InvokeAlone)
def ragnarok(g: Context, card: InvokeAlone) -> None:
    for seat in g.state.seats:
        for god, where in g.parts[Gods].of(seat).items():
            if god in (WAR, SKY):
                g.emit(GodBanished(seat, god, where, card.card, card.player))


def walks(g: Context, player: Player) -> Iterator[Fields]:
    """From one own space, where one army stays, to one own temple."""
    for where in g.state.land.of(player, UNDERWORLD):
        able = min(g.state.land.armies(where) - 1, MOST_WHO_WALK)
        yield {"where": (where,), "to": temples_of(g.state, player), "count": range(1, able + 1)}


@miracle("dead_walk", InvokeMarch, walks)
def dead_walk(g: Context, card: InvokeMarch) -> None:
    g.emit(ArmiesMoved(card.player, card.where, card.to, card.count))


def offer_unguarded(g: Context, player: Player) -> Iterator[Fields]:
    spared = (*g.parts[Temples].at, *g.parts[Plague].at)
    yield {"where": tuple(t for t in lands_in_play(g) if t not in spared)}


@miracle("gods_forsake", InvokeAt, offer_unguarded)
def gods_forsake(g: Context, card: InvokeAt) -> None:
    g.emit(PlagueLaid(card.where))
    owner = g.state.land.owner(card.where)
    halve(g, card.where, card.card, card.player)
    banish_all(g, owner, card.where, PLAGUE, card.player)


@miracle("ground_shakes", InvokeAlone)
def ground_shakes(g: Context, card: InvokeAlone) -> None:
    for where in random_continent(g):
        halve(g, where, card.card, card.player)


def mightiest(g: Context) -> tuple[tuple[Territory, ...], tuple[Territory, ...]]:
    """The territories that are surely among the three with most armies, and those of which the others are chosen."""
    armies = g.state.land.armies
    ranked = sorted((t for t in lands_in_play(g) if armies(t)), key=armies, reverse=True)
    if len(ranked) <= MIGHTIEST:
        return tuple(ranked), ()
    least = armies(ranked[MIGHTIEST - 1])
    sure = tuple(t for t in ranked if armies(t) > least)
    level = tuple(t for t in ranked if armies(t) == least)
    return (sure, level) if len(sure) + len(level) > MIGHTIEST else ((*sure, *level), ())


def choice_of_the_mightiest(g: Context, player: Player) -> Iterator[Fields]:
    sure, level = mightiest(g)
    more = MIGHTIEST - len(sure)
    yield {"lands": Some(level, more, more) if level else ((),)}


@miracle("mighty_fallen", InvokeLands, choice_of_the_mightiest)
def mighty_fallen(g: Context, card: InvokeLands) -> None:
    for where in (*mightiest(g)[0], *card.lands):
        halve(g, where, card.card, card.player)


def above_the_waves(g: Context, player: Player) -> Iterator[Fields]:
    if not g.parts[Waters].sunk:
        yield {}


@miracle("sea_tomb", InvokeAlone, above_the_waves)
def sea_tomb(g: Context, card: InvokeAlone) -> None:
    sink(g, card.card, card.player)


def offer_land_of_one(g: Context, player: Player) -> Iterator[Fields]:
    land = g.state.land
    yield {"where": tuple(t for t in lands_in_play(g) if land.armies(t) == 1 and land.owner(t) != player)}


@miracle("trojan_horse", InvokeAt, offer_land_of_one)
def trojan_horse(g: Context, card: InvokeAt) -> None:
    lose(g, card.where, 1, card.card, card.player)
    g.emit(LandSeized(card.player, card.where, roll(g)))


def sea_lines(g: Context, player: Player) -> Iterator[Fields]:
    """Every sea line that is still open, by its ends."""
    yield {"lands": tuple((a, b) for a, b, kind in g.rules.board.links if kind == "sea" and b in g.links(a))}


@miracle("waters_boil", InvokeLands, sea_lines)
def waters_boil(g: Context, card: InvokeLands) -> None:
    g.emit(SeaBoiled(*card.lands))


@miracle("young_grow_old", InvokeAlone)
def young_grow_old(g: Context, card: InvokeAlone) -> None:
    for where in lands_in_play(g):
        if g.state.land.armies(where) > 1:
            lose(g, where, 1, card.card, card.player)
