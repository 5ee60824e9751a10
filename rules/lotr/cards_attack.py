"""The power cards that prepare an invasion: Ambush!, sieges, Black Sails, Gríma, the way under the mountains."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.atlas.board import LinkKind
from rules.kernel.context import Context
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import Action, Event, Player, Refusal
from rules.lotr.adventures import WrongMoment, held, lay_open, need_card
from rules.lotr.deck import card_title
from rules.lotr.strongholds import walls
from rules.risk.invasion import Invasion, NotAdjacent, ToFight, foes, has_leader, invade
from rules.risk.reinforce import NotYourLand, TooMany, strengthen

preparations = Module("preparations", needs=("adventures", "invasion", "strongholds"))
AMBUSHED, SUBORNED = 3, 2
BREACHES = ("enemy_at_hand", "siege_machines")
SAILS, UNDER = "black_sails", "way_under_mountains"
PREPARATIONS = ("ambush", *BREACHES, SAILS, UNDER)


class Prepare(Action):
    """Declare an invasion with a card: Ambush!, a siege, Black Sails, The Way Is Under the Mountains."""

    card: str
    source: str
    target: str


class Suborn(Action):
    """Gríma Wormtongue: declare an invasion, and take one or two regiments out of the territory attacked."""

    card: str
    source: str
    target: str
    count: int


class TrickPlayed(Event):
    """A card affects the current invasion."""

    player: Player
    trick: str

    def apply(self, state: State) -> None:
        now = state.part(Invasion)
        state.keep(replace(now, tricks=(*now.tricks, self.trick)))


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


def preparable(g: Context, player: Player, source: str, card: str) -> tuple[str, ...]:
    """The territories against which a player may declare an invasion from `source` with this card."""
    name = card_title(card)
    near = _under_the_mountains(g, player, source) if name == UNDER else _foes_ahead(g, player, source)
    if name in BREACHES:
        near = tuple(t for t in near if t in walls(g))
    if name == SAILS:
        near = tuple(t for t in near if g.rules.board.links_of[source].get(t) == "sea")
    if name == "grima_wormtongue":
        near = tuple(t for t in near if g.state.land.armies(t) > 1)
    enough = 1 if name in ("ambush", "grima_wormtongue") else 2
    return tuple(t for t in near if _fresh(g, t)) if g.state.land.armies(source) >= enough else ()


def _foes_ahead(g: Context, player: Player, source: str) -> tuple[str, ...]:
    return foes(g, player, source, has_leader(g, player, source))


def _link(g: Context, source: str, target: str) -> str:
    return g.rules.board.links_of[source].get(target, "mountain")


def _fresh(g: Context, target: str) -> bool:
    """Whether no battle has been fought yet in an invasion of `target`: the card must come first."""
    now = g.part(Invasion)
    return now.target != target or not now.battles


def _under_the_mountains(g: Context, player: Player, source: str) -> tuple[str, ...]:
    """The enemy territories that touch a mountain range that `source` also touches."""
    board, land = g.rules.board, g.state.land
    ranges = board.ranges or {}
    near = dict.fromkeys(t for name in board.ranges_of[source] for t in ranges[name])
    return g.value("targets", tuple(t for t in near if land.owner(t) != player), player, source)


def _may_prepare(g: Context, action: Prepare | Suborn, names: tuple[str, ...]) -> Refusal | None:
    if why := need_card(g, action.player, action.card):
        return why
    if card_title(action.card) not in names:
        return WrongMoment(action.card)
    if g.state.land.owner(action.source) != action.player:
        return NotYourLand(action.source)
    near = preparable(g, action.player, action.source, action.card)
    return None if action.target in near else NotAdjacent(action.source, action.target)


@preparations.allows(Prepare, during=(ToFight,))
def may_prepare(g: Context, action: Prepare, decision: ToFight) -> Refusal | None:
    return _may_prepare(g, action, PREPARATIONS)


@preparations.plays(Prepare)
def prepare(g: Context, action: Prepare, decision: ToFight) -> None:
    name = card_title(action.card)
    lay_open(g, action.player, action.card)
    link = "mountain" if name == UNDER else _link(g, action.source, action.target)
    invade(g, action.player, action.source, action.target, link)
    if name == "ambush":
        strengthen(g, action.player, action.source, AMBUSHED)
    elif name != UNDER:
        g.emit(TrickPlayed(action.player, name))


@preparations.allows(Suborn, during=(ToFight,))
def may_suborn(g: Context, action: Suborn, decision: ToFight) -> Refusal | None:
    if why := _may_prepare(g, action, ("grima_wormtongue",)):
        return why
    most = min(SUBORNED, g.state.land.armies(action.target) - 1)
    return None if 1 <= action.count <= most else TooMany(action.count, most)


@preparations.plays(Suborn)
def suborn(g: Context, action: Suborn, decision: ToFight) -> None:
    lay_open(g, action.player, action.card)
    loser = g.state.land.owner(action.target)
    invade(g, action.player, action.source, action.target, _link(g, action.source, action.target))
    g.emit(ArmiesSuborned(action.player, loser, action.source, action.target, action.count))


@preparations.modifies("links")
def under_the_mountains(g: Context, links: dict[str, LinkKind], where: str, led: bool) -> dict[str, LinkKind]:
    """Open the link under the mountains for the invasion that was declared through it."""
    now = g.part(Invasion)
    return {**links, now.target: "land"} if now.link == "mountain" and now.source == where else links


@preparations.modifies("breached")
def breached(g: Context, breach: bool, target: str) -> bool:
    return breach or any(trick in BREACHES for trick in g.part(Invasion).tricks)


@preparations.modifies("attack-bonus")
def black_sails(g: Context, bonus: int) -> int:
    return bonus + (SAILS in g.part(Invasion).tricks)


@preparations.offers(ToFight)
def offer_preparations(g: Context, decision: ToFight) -> Iterator[Offer]:
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
