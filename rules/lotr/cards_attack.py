"""The power cards that prepare an invasion: Ambush!, sieges, Black Sails, Gríma, the way under the mountains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from rules.atlas import Card, Territory
from rules.atlas.board import LinkKind
from rules.kernel.context import Context, links
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Action, Event, Player, Refusal
from rules.lotr.adventures import WrongMoment, lay_open, list_held, need_card
from rules.lotr.deck import card_title
from rules.lotr.strongholds import breach, walls
from rules.risk.combat.battle import ATTACK, attack_bonus
from rules.risk.combat.helps import Help, Power, helps
from rules.risk.combat.invasion import (
    Invasion,
    OwnLand,
    ToFight,
    TooFewArmies,
    foes,
    invade,
    targets,
    why_no_way,
    why_spared,
)
from rules.risk.combat.leaders import Leaders, leaders_at
from rules.risk.turn.reinforce import NotYourLand, TooMany, available, strengthen

cards_attack = Module("cards-attack", needs=("adventures", "invasion", "strongholds"))
AMBUSHED, SUBORNED = 3, 2
BREACHES = ("enemy_at_hand", "siege_machines")
SAILS, UNDER = "black_sails", "way_under_mountains"
PREPARATIONS = ("ambush", *BREACHES, SAILS, UNDER)
SAILING = Help(SAILS, (ATTACK,), battle=Power(highest=1))
"""What the Black Sails do for an invasion."""


class Prepare(Action):
    """Declare an invasion with a card: Ambush!, a siege, Black Sails, The Way Is Under the Mountains."""

    card: Card
    source: Territory
    target: Territory


class Suborn(Action):
    """Gríma Wormtongue: declare an invasion, and take one or two regiments out of the territory attacked."""

    card: Card
    source: Territory
    target: Territory
    count: int


class NoCommonRange(Refusal):
    """No mountain range touches both territories."""

    source: Territory
    target: Territory


class NoStronghold(Refusal):
    """The card is played against a stronghold, and there is none."""

    where: Territory


class NoSeaLine(Refusal):
    """The card is played on an invasion by sea, and no sea line leads there."""

    source: Territory
    target: Territory


class NobodyToSuborn(Refusal):
    """The only regiment of a territory stays with its army."""

    where: Territory


class InvasionBegun(Refusal):
    """A battle of this invasion has been fought, and the card comes before it; a new invasion may begin with it."""

    target: Territory


class TrickPlayed(Event):
    """A card affects the current invasion."""

    player: Player
    trick: str

    def apply(self, state: State) -> None:
        now = state.parts[Invasion]
        state.parts[Invasion] = replace(now, tricks=(*now.tricks, self.trick))


class WayOpened(Event):
    """A way under the mountains is open from there, for the invasion under way."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    source: Territory
    target: Territory

    def apply(self, state: State) -> None:
        now = state.parts[Invasion]
        state.parts[Invasion] = replace(now, opened=(*now.opened, self.source))


class ArmiesSuborned(Event):
    """Regiments changed sides before an invasion."""

    player: Player
    loser: Player
    source: Territory
    target: Territory
    count: int

    @property
    def lost_by(self) -> Player:
        return self.loser

    def apply(self, state: State) -> None:
        state.land.add(self.target, -self.count)
        state.land.add(self.source, self.count)


def preparable(g: Context, player: Player, source: Territory, card: Card) -> tuple[Territory, ...]:
    """The territories against which a player may declare an invasion from `source` with this card."""
    name = card_title(card)
    if g.state.land.armies(source) < enough(g, player, name):
        return ()
    near = _under_the_mountains(g, player, source) if name == UNDER else _foes_ahead(g, player, source)
    if name in BREACHES:
        near = tuple(t for t in near if t in walls(g))
    if name == SAILS:
        near = tuple(t for t in near if g.rules.board.links_of[source].get(t) == "sea")
    if name == "grima_wormtongue":
        near = tuple(t for t in near if g.state.land.armies(t) > 1)
    return tuple(t for t in near if _fresh(g, t))


def enough(g: Context, player: Player, name: str) -> int:
    """How many regiments it takes to prepare an invasion with a card: two, but some cards bring the second."""
    brings = available(g, 1, player) if name == "ambush" else name == "grima_wormtongue"
    return 1 if brings else 2


def _foes_ahead(g: Context, player: Player, source: Territory) -> tuple[Territory, ...]:
    return foes(g, player, source, leaders_at(g, player, source))


def _link(g: Context, source: Territory, target: Territory) -> str:
    return g.rules.board.links_of[source].get(target, "mountain")


def _fresh(g: Context, target: Territory) -> bool:
    """Whether no battle has been fought yet in an invasion of `target`: the card must come first."""
    now = g.parts[Invasion]
    return now.target != target or not now.battles


def _under_the_mountains(g: Context, player: Player, source: Territory) -> tuple[Territory, ...]:
    """The enemy territories that touch a mountain range that `source` also touches."""
    board, land = g.rules.board, g.state.land
    ranges = board.ranges or {}
    near = dict.fromkeys(t for name in board.ranges_of[source] for t in ranges[name])
    return targets.modify(g, tuple(t for t in near if land.owner(t) != player), player, source)


def _may_prepare(g: Context, action: Prepare | Suborn, names: tuple[str, ...]) -> Refusal | None:
    if why := need_card(g, action.player, action.card):
        return why
    if card_title(action.card) not in names:
        return WrongMoment(action.card)
    if g.state.land.owner(action.source) != action.player:
        return NotYourLand(action.source)
    if g.state.land.owner(action.target) == action.player:
        return OwnLand(action.target)
    return _out_of_reach(g, action) or _unfit(g, action)


def _out_of_reach(g: Context, action: Prepare | Suborn) -> Refusal | None:
    """Why no invasion may be declared there at all, by the way that the card takes."""
    source, target = action.source, action.target
    if card_title(action.card) == UNDER:
        if target not in g.state.land or not g.rules.board.shares_range(source, target):
            return NoCommonRange(source, target)
    elif target not in g.links(source, leaders_at(g, action.player, source)) or target not in g.state.land:
        return why_no_way(g, source, target)
    return None if targets.modify(g, (target,), action.player, source) else why_spared(g, source, target)


def _unfit(g: Context, action: Prepare | Suborn) -> Refusal | None:
    """Why this card does not prepare an invasion that may be declared."""
    name, source, target, land = card_title(action.card), action.source, action.target, g.state.land
    if name in BREACHES and target not in walls(g):
        return NoStronghold(target)
    if name == SAILS and g.rules.board.links_of[source].get(target) != "sea":
        return NoSeaLine(source, target)
    if name == "grima_wormtongue" and land.armies(target) < 2:
        return NobodyToSuborn(target)
    if land.armies(source) < enough(g, action.player, name):
        return TooFewArmies(source, land.armies(source))
    return None if _fresh(g, target) else InvasionBegun(target)


@cards_attack.allows(Prepare, during=(ToFight,))
def may_prepare(g: Context, action: Prepare, decision: ToFight) -> Refusal | None:
    return _may_prepare(g, action, PREPARATIONS)


@cards_attack.plays(Prepare)
def prepare(g: Context, action: Prepare, decision: ToFight) -> None:
    name = card_title(action.card)
    lay_open(g, action.player, action.card)
    link = "mountain" if name == UNDER else _link(g, action.source, action.target)
    invade(g, action.player, action.source, action.target, link)
    if name == "ambush":
        strengthen(g, action.player, action.source, AMBUSHED)
    elif name == UNDER:
        g.emit(WayOpened(action.player, action.source, action.target))
    else:
        g.emit(TrickPlayed(action.player, name))


@cards_attack.allows(Suborn, during=(ToFight,))
def may_suborn(g: Context, action: Suborn, decision: ToFight) -> Refusal | None:
    if why := _may_prepare(g, action, ("grima_wormtongue",)):
        return why
    most = min(SUBORNED, g.state.land.armies(action.target) - 1)
    return None if 1 <= action.count <= most else TooMany(action.count, most)


@cards_attack.plays(Suborn)
def suborn(g: Context, action: Suborn, decision: ToFight) -> None:
    lay_open(g, action.player, action.card)
    loser = g.state.land.owner(action.target)
    invade(g, action.player, action.source, action.target, _link(g, action.source, action.target))
    g.emit(ArmiesSuborned(action.player, loser, action.source, action.target, action.count))


@cards_attack.modifies(links)
def under_the_mountains(
    g: Context, links: dict[Territory, LinkKind], where: Territory, leaders: Leaders
) -> dict[Territory, LinkKind]:
    """The way under the mountains is open to its invasion from where it was played, whatever else attacks meanwhile.

    Games that went on from an older version of the rules know it by the invasion's link alone.
    """
    now = g.parts[Invasion]
    opened = where in now.opened or (now.link == "mountain" and now.source == where)
    return {**links, now.target: "land"} if opened else links


@cards_attack.modifies(breach)
def breach_by_card(g: Context, breach: bool, target: Territory) -> bool:
    return breach or any(trick in BREACHES for trick in g.parts[Invasion].tricks)


@cards_attack.modifies(attack_bonus)
def black_sails(g: Context, bonus: int) -> int:
    return bonus + SAILING.battle.highest if SAILS in g.parts[Invasion].tricks else bonus


@cards_attack.modifies(helps)
def sails_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, SAILING)


@cards_attack.offers(ToFight)
def offer_preparations(g: Context, decision: ToFight) -> Iterator[Offer]:
    player = decision.player
    for card in list_held(g, player, *PREPARATIONS):
        for source in g.state.land.of(player):
            if targets := preparable(g, player, source, Card(card)):
                yield Offer(Prepare, {"card": (card,), "source": (source,), "target": targets})
    for card in list_held(g, player, "grima_wormtongue"):
        for source in g.state.land.of(player):
            for target in preparable(g, player, source, Card(card)):
                count = range(1, min(SUBORNED, g.state.land.armies(Territory(target)) - 1) + 1)
                yield Offer(Suborn, {"card": (card,), "source": (source,), "target": (target,), "count": count})
