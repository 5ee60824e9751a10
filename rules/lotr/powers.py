"""The power cards of one's own turn: at its start, before an invasion, while fortifying."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.atlas.board import LinkKind
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.table import Table
from rules.kernel.tagged import value
from rules.kernel.values import Action, Event, Player, Refusal
from rules.lotr.adventures import WrongMoment, held, lay_open, need_card
from rules.lotr.captains import CaptainMoved, Captains, CaptainThere, free_lands
from rules.lotr.deck import title
from rules.lotr.fellowship import Advance, doomed, ring_stands
from rules.lotr.sets import SetsTraded
from rules.lotr.spells import BRIDGE, SpellLaid
from rules.lotr.strongholds import walls
from rules.risk.fortify import MarchesGranted, ToFortify
from rules.risk.invasion import Invasion, NoLeader, NotAdjacent, ToFight, foes, invade, leaders
from rules.risk.pieces import ArmiesPlaced, StockPlaced
from rules.risk.reinforce import NotYourLand, TooMany, ToReinforce

powers = Module("powers", needs=("adventures", "fellowship", "spells", "strongholds"))
AMBUSHED, SUBORNED, HUNTED, MARCHES = 3, 2, 4, 3
BREACHES = ("enemy_at_hand", "siege_machines")
SAILS, UNDER = "black_sails", "way_under_mountains"
PREPARATIONS = ("ambush", *BREACHES, SAILS, UNDER)


@value
class PlayCard(Action):
    """Play a power card that needs no more said: Hunt for the Ringbearer, Move by Night."""

    card: str


@value
class CloseBridge(Action):
    """You Shall Not Pass!: close one bridge until your next turn."""

    card: str
    bridge: tuple[str, str]


@value
class CarryCaptain(Action):
    """Borne to Another Place: move a captain to any territory of yours."""

    card: str
    source: str
    target: str


@value
class Prepare(Action):
    """Declare an invasion with a card: Ambush!, a siege, Black Sails, The Way Is Under the Mountains."""

    card: str
    source: str
    target: str


@value
class Suborn(Action):
    """Gríma Wormtongue: declare an invasion, and take one or two regiments out of the territory attacked."""

    card: str
    source: str
    target: str
    count: int


@value
class TrickPlayed(Event):
    """A card holds for the invasion under way."""

    player: Player
    trick: str

    def apply(self, state: State) -> None:
        now = state.part(Invasion)
        state.keep(replace(now, tricks=(*now.tricks, self.trick)))


@value
class ArmiesSuborned(Event):
    """Regiments changed sides before an invasion."""

    player: Player
    loser: Player
    source: str
    target: str
    count: int

    def apply(self, state: State) -> None:
        state.land.add(self.target, -self.count)
        state.land.add(self.source, self.count)


@value
class NoSuchBridge(Refusal):
    """There is no bridge between these two, or it is closed already."""

    source: str
    target: str


def at_the_start(g: Table) -> bool:
    """Before the turn's first reinforcement is placed or traded for."""
    return not g.part(StockPlaced).count and not g.part(SetsTraded).count


def simple(g: Table, player: Player, decision: Any) -> tuple[str, ...]:
    """The cards that may be played now and need no more said."""
    if isinstance(decision, ToFortify):
        return held(g, player, "move_by_night")
    hunts = at_the_start(g) and (g.state.land.owner(ring_stands(g)) == player or not doomed(g))
    return held(g, player, "hunt_ringbearer") if hunts else ()


@powers.allows(PlayCard, during=(ToReinforce, ToFortify))
def may_play(g: Table, action: PlayCard, decision: Any) -> Refusal | None:
    if why := need_card(g, action.player, action.card):
        return why
    now = [title(card) for card in simple(g, action.player, decision)]
    return None if title(action.card) in now else WrongMoment(action.card)


@powers.plays(PlayCard)
def play_card(g: Table, action: PlayCard, decision: Any) -> None:
    lay_open(g, action.player, action.card)
    if title(action.card) == "move_by_night":
        g.emit(MarchesGranted(action.player, MARCHES))
    elif g.state.land.owner(ring_stands(g)) == action.player:
        g.emit(ArmiesPlaced(action.player, ring_stands(g), HUNTED))
    else:
        g.then(Advance())


def bridges(g: Table) -> tuple[tuple[str, str], ...]:
    """The bridges that are open."""
    return tuple((a, b) for a, b, kind in g.rules.board.links if kind == "bridge" and b in g.links(a))


@powers.allows(CloseBridge, during=(ToReinforce,))
def may_close(g: Table, action: CloseBridge, decision: Any) -> Refusal | None:
    if why := _start_card(g, action.player, action.card, "you_shall_not_pass"):
        return why
    return None if action.bridge in bridges(g) else NoSuchBridge(*action.bridge)


@powers.plays(CloseBridge)
def close_bridge(g: Table, action: CloseBridge, decision: Any) -> None:
    lay_open(g, action.player, action.card)
    g.emit(SpellLaid(BRIDGE, action.bridge, action.player))


@powers.allows(CarryCaptain, during=(ToReinforce,))
def may_carry(g: Table, action: CarryCaptain, decision: Any) -> Refusal | None:
    if why := _start_card(g, action.player, action.card, "borne_to_another_place"):
        return why
    if action.source not in g.part(Captains).at(action.player):
        return NoLeader(action.source)
    if g.state.land.owner(action.target) != action.player:
        return NotYourLand(action.target)
    return CaptainThere(action.target) if action.target in g.part(Captains).at(action.player) else None


@powers.plays(CarryCaptain)
def carry_captain(g: Table, action: CarryCaptain, decision: Any) -> None:
    lay_open(g, action.player, action.card)
    g.emit(CaptainMoved(action.player, action.source, action.target))


def _start_card(g: Table, player: Player, card: str, name: str) -> Refusal | None:
    if why := need_card(g, player, card):
        return why
    return None if title(card) == name and at_the_start(g) else WrongMoment(card)


def preparable(g: Table, player: Player, source: str, card: str) -> tuple[str, ...]:
    """The territories that an invasion prepared with this card may be declared on from `source`."""
    name = title(card)
    near = _under_the_mountains(g, player, source) if name == UNDER else _foes_ahead(g, player, source)
    if name in BREACHES:
        near = tuple(t for t in near if t in walls(g))
    if name == SAILS:
        near = tuple(t for t in near if g.rules.board.links_of[source].get(t) == "sea")
    if name == "grima_wormtongue":
        near = tuple(t for t in near if g.state.land.armies(t) > 1)
    enough = 1 if name in ("ambush", "grima_wormtongue") else 2
    return tuple(t for t in near if _fresh(g, t)) if g.state.land.armies(source) >= enough else ()


def _foes_ahead(g: Table, player: Player, source: str) -> tuple[str, ...]:
    return foes(g, player, source, leaders(g, player, source)[-1])


def _link(g: Table, source: str, target: str) -> str:
    return g.rules.board.links_of[source].get(target, "mountain")


def _fresh(g: Table, target: str) -> bool:
    """No battle of an invasion of it has been fought yet: the card comes before the invasion."""
    now = g.part(Invasion)
    return now.target != target or not now.battles


def _under_the_mountains(g: Table, player: Player, source: str) -> tuple[str, ...]:
    """The enemy territories that touch a range that `source` touches."""
    board, land = g.rules.board, g.state.land
    ranges = board.ranges or {}
    near = dict.fromkeys(t for name in board.ranges_of[source] for t in ranges[name])
    return g.value("targets", tuple(t for t in near if land.owner(t) != player), player, source)


def _may_prepare(g: Table, action: Prepare | Suborn, names: tuple[str, ...]) -> Refusal | None:
    if why := need_card(g, action.player, action.card):
        return why
    if title(action.card) not in names:
        return WrongMoment(action.card)
    if g.state.land.owner(action.source) != action.player:
        return NotYourLand(action.source)
    near = preparable(g, action.player, action.source, action.card)
    return None if action.target in near else NotAdjacent(action.source, action.target)


@powers.allows(Prepare, during=(ToFight,))
def may_prepare(g: Table, action: Prepare, decision: ToFight) -> Refusal | None:
    return _may_prepare(g, action, PREPARATIONS)


@powers.plays(Prepare)
def prepare(g: Table, action: Prepare, decision: ToFight) -> None:
    name = title(action.card)
    lay_open(g, action.player, action.card)
    link = "mountain" if name == UNDER else _link(g, action.source, action.target)
    invade(g, action.player, action.source, action.target, link)
    if name == "ambush":
        g.emit(ArmiesPlaced(action.player, action.source, AMBUSHED))
    elif name != UNDER:
        g.emit(TrickPlayed(action.player, name))


@powers.allows(Suborn, during=(ToFight,))
def may_suborn(g: Table, action: Suborn, decision: ToFight) -> Refusal | None:
    if why := _may_prepare(g, action, ("grima_wormtongue",)):
        return why
    most = min(SUBORNED, g.state.land.armies(action.target) - 1)
    return None if 1 <= action.count <= most else TooMany(action.count, most)


@powers.plays(Suborn)
def suborn(g: Table, action: Suborn, decision: ToFight) -> None:
    lay_open(g, action.player, action.card)
    loser = g.state.land.owner(action.target)
    invade(g, action.player, action.source, action.target, _link(g, action.source, action.target))
    g.emit(ArmiesSuborned(action.player, loser, action.source, action.target, action.count))


@powers.modifies("links")
def under_the_mountains(g: Table, links: dict[str, LinkKind], where: str, led: bool) -> dict[str, LinkKind]:
    """The way under the mountains is open to the invasion that was declared through it."""
    now = g.part(Invasion)
    return {**links, now.target: "land"} if now.link == "mountain" and now.source == where else links


@powers.modifies("breached")
def breached(g: Table, breach: bool, target: str) -> bool:
    return breach or any(trick in BREACHES for trick in g.part(Invasion).tricks)


@powers.modifies("attack-bonus")
def black_sails(g: Table, bonus: int) -> int:
    return bonus + (SAILS in g.part(Invasion).tricks)


@powers.offers(ToReinforce)
def offer_at_the_start(g: Table, decision: ToReinforce) -> Iterator[Offer]:
    player = decision.player
    if cards := simple(g, player, decision):
        yield Offer(PlayCard, {"card": cards})
    if not at_the_start(g):
        return
    if (cards := held(g, player, "you_shall_not_pass")) and (open_bridges := bridges(g)):
        yield Offer(CloseBridge, {"card": cards, "bridge": open_bridges})
    free, standing = free_lands(g, player), g.part(Captains).at(player)
    if (cards := held(g, player, "borne_to_another_place")) and free and standing:
        yield Offer(CarryCaptain, {"card": cards, "source": standing, "target": free})


@powers.offers(ToFight)
def offer_preparations(g: Table, decision: ToFight) -> Iterator[Offer]:
    player = decision.player
    for card in held(g, player, *PREPARATIONS):
        for source in g.state.land.of(player):
            if targets := preparable(g, player, source, card):
                yield Offer(Prepare, {"card": (card,), "source": (source,), "target": targets})
    for card in held(g, player, "grima_wormtongue"):
        for source in g.state.land.of(player):
            for target in preparable(g, player, source, card):
                count = range(1, min(SUBORNED, g.state.land.armies(target) - 1) + 1)
                yield Offer(Suborn, {"card": (card,), "source": (source,), "target": (target,), "count": count})


@powers.offers(ToFortify)
def offer_while_fortifying(g: Table, decision: ToFortify) -> Iterator[Offer]:
    if cards := simple(g, decision.player, decision):
        yield Offer(PlayCard, {"card": cards})
