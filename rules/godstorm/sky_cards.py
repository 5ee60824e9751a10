"""The seventeen Sky cards: the attacked player's answer when an invasion is declared, before any die is thrown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import ClassVar, Literal, get_args

from rules.atlas import Territory
from rules.godstorm.dice_powers import FIRE, HELP
from rules.godstorm.force import GodHeldBack, attackers, still_on
from rules.godstorm.gods import GodBanished, Gods, on_earth
from rules.godstorm.godswar import godswar_bonus
from rules.godstorm.invocations import (
    Fields,
    InvokeAlone,
    InvokeFrom,
    InvokeGod,
    InvokeReturn,
    invocation,
    legal,
    miracle,
)
from rules.godstorm.land import dead_ascend, lose
from rules.godstorm.miracles import SKY_WINDOW, MiraclePlayed, hand, may_invoke
from rules.godstorm.pantheons import EARTH, SKY
from rules.godstorm.temples import TempleBuilt, temples_of, why_no_temple
from rules.godstorm.titles import data, title, titles
from rules.godstorm.war_cards import carry, roll
from rules.kernel.context import Context, Pass
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Event, Part, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.kernel.windows import ToReact
from rules.risk.armies import ArmiesMoved
from rules.risk.combat.invasion import Invasion, InvasionDeclared, end_invasion, targets, why_spared
from rules.risk.turn.reinforce import strengthen
from rules.risk.turn.turns import round_table

sky_cards = Module("sky-cards", needs=("miracles", "force", "temples", "windows"))
SkyCardsChoice = Literal["attacked", "anyone"]
SKY_CARDS: Option[SkyCardsChoice] = Option("sky-cards", get_args(SkyCardsChoice))
TO_THE_POOL = ("enemies_convert", "swords_plowshares")
"""The cards whose victims do not go to Heaven."""


class SkyAnswers(Task):
    """An invasion was declared: these players may answer with Sky cards, one after the other."""

    players: tuple[Player, ...]


class Answering(Part):
    """Who may answer the invasion with Sky cards now, and whether he has played one in it."""

    lasts_a_turn: ClassVar[bool] = True
    player: Player = NOBODY
    played: bool = False


class Burning(Part):
    """What Fire Sears the Sky adds to each player's godswar totals this turn."""

    lasts_a_turn: ClassVar[bool] = True
    bonus: Mapping[Player, int] = {}


class Sacred(Part):
    """The territories that are safe until the turn ends."""

    lasts_a_turn: ClassVar[bool] = True
    lands: tuple[Territory, ...] = ()


class SkyAsked(Event):
    """The invasion's moment for a player's Sky cards."""

    bookkeeping: ClassVar[bool] = True
    player: Player

    def apply(self, state: State) -> None:
        state.parts[Answering] = Answering(self.player)


class SkyAnswered(Event):
    """A player has answered the invasion with a Sky card."""

    bookkeeping: ClassVar[bool] = True
    player: Player

    def apply(self, state: State) -> None:
        state.parts[Answering] = Answering(self.player, played=True)


class FireKindled(Event):
    """A player's godswar totals grow this turn."""

    player: Player
    bonus: int

    def apply(self, state: State) -> None:
        now = state.parts[Burning].bonus
        state.parts[Burning] = Burning({**now, self.player: now.get(self.player, 0) + self.bonus})


class GroundHallowed(Event):
    """The attack is off, and the territory is safe until the turn ends."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Sacred] = Sacred((*state.parts[Sacred].lands, self.where))


class SacredGround(Refusal):
    """A Sky card protects the territory until the turn ends."""

    where: Territory


@sky_cards.reacts(InvasionDeclared)
def warn(g: Context, event: InvasionDeclared) -> None:
    """The attacked player may answer; with `sky-cards` anyone, the others after him in order of play (ruling 61)."""
    if g.rules.board.realm_of[event.target] == EARTH:
        asked: tuple[Player, ...] = (event.defender,)
        if SKY_CARDS.of(g.options) == "anyone":
            others = round_table(g.state, event.player)[1:]
            asked += tuple([seat for seat in others if seat != event.defender])
        ask_first(g, asked)


@sky_cards.does(SkyAnswers)
def ask_next(g: Context, task: SkyAnswers) -> None:
    ask_first(g, task.players)


def ask_first(g: Context, players: tuple[Player, ...]) -> None:
    """Ask the first of these players who could answer; those after him when he has."""
    for at, player in enumerate(players, 1):
        if could_answer(g, player):
            g.emit(SkyAsked(player))
            g.window(SKY_WINDOW)
            g.then(SkyAnswers(players[at:]))
            return


@sky_cards.reacts(MiraclePlayed)
def note_answer(g: Context, event: MiraclePlayed) -> None:
    if data(event.card).deck == SKY:
        g.emit(SkyAnswered(event.player))


def play_title(g: Context, number: int, decision: ToReact, details: Details, name: str) -> Action:
    """Play this card for one's own territory, once in an invasion and where it can do something; else pass."""
    player, now = decision.player, g.parts[Answering]
    cards = [card for card in g.zone(hand(player, SKY)).cards if title(card) == name]
    if cards and not now.played and g.state.land.owner(g.parts[Invasion].target) == player:
        for offer in sorted(legal(g, player, cards[0]), key=lambda offer: -_most(offer)):
            most = {"count": _most(offer)} if "count" in offer.fields else {}
            action = invocation(offer, number, player, **most)
            if may_invoke(g, action, decision) is None:
                return action
    return Pass(number, player)


def _most(offer: Offer) -> int:
    """The most armies that a card can bring with these choices."""
    most: int = max(offer.fields.get("count", (0,)))
    return most


BY_TITLE = {name: partial(play_title, name=name) for name, card in titles().items() if card.deck == SKY}


def could_answer(g: Context, player: Player) -> bool:
    """Whether a player holds any Sky card and has that god on Earth, while the invasion stands: all of it public."""
    return bool(g.state.zones[hand(player, SKY)].cards) and on_earth(g, player, SKY) and still_on(g)


@sky_cards.opens(SKY_WINDOW, policies=BY_TITLE)
def who_could_answer(g: Context, window: str) -> Iterator[ToReact]:
    player = g.parts[Answering].player
    if could_answer(g, player):
        yield ToReact(player, window)


def offer_if_attacked(g: Context, player: Player) -> Iterator[Fields]:
    """For cards that only the attacked player can use."""
    if g.state.land.owner(g.parts[Invasion].target) == player:
        yield {}


def room_for_a_temple(g: Context, player: Player) -> Iterator[Fields]:
    if why_no_temple(g, g.parts[Invasion].target) is None:
        yield {}


@miracle("workers_amass", InvokeAlone, room_for_a_temple)
def workers_amass(g: Context, card: InvokeAlone) -> None:
    g.emit(TempleBuilt(g.state.land.owner(g.parts[Invasion].target), g.parts[Invasion].target))


@miracle("enemies_convert", InvokeAlone, offer_if_attacked)
def enemies_convert(g: Context, card: InvokeAlone) -> None:
    """At most two are removed, and always two gained (ruling 65)."""
    lose(g, g.parts[Invasion].source, 2, card.card, card.player)
    strengthen(g, card.player, g.parts[Invasion].target, 2)


@miracle(FIRE, InvokeAlone, offer_if_attacked)
def fire_sears(g: Context, card: InvokeAlone) -> None:
    g.emit(FireKindled(card.player, HELP[FIRE].total.added))


@miracle("lava_erupts", InvokeAlone)
def lava_erupts(g: Context, card: InvokeAlone) -> None:
    """A die for the attacking territory and for each one next to it; all dice are thrown before anybody dies."""
    source = g.parts[Invasion].source
    thrown = [(where, roll(g)) for where in (source, *g.links(source)) if g.state.land.armies(where)]
    for where, count in thrown:
        lose(g, where, count, card.card, card.player)


@miracle("men_become_warriors", InvokeAlone)
def men_become_warriors(g: Context, card: InvokeAlone) -> None:
    target = g.parts[Invasion].target
    strengthen(g, g.state.land.owner(target), target, 3)


@miracle("swords_plowshares", InvokeAlone)
def swords_plowshares(g: Context, card: InvokeAlone) -> None:
    lose(g, g.parts[Invasion].source, roll(g), card.card, card.player)


def other_lands(g: Context, player: Player) -> Iterator[Fields]:
    """Up to four armies from one other territory of the attacked player's; one stays there."""
    land, target = g.state.land, g.parts[Invasion].target
    for where in land.of(player) if land.owner(target) == player else ():
        if where != target:
            yield {"where": (where,), "count": range(1, min(land.armies(where) - 1, 4) + 1)}


@miracle("fog_lifts", InvokeFrom, other_lands)
def fog_lifts(g: Context, card: InvokeFrom) -> None:
    g.emit(ArmiesMoved(card.player, card.where, g.parts[Invasion].target, card.count))


def gods_to_send_home(g: Context, player: Player) -> Iterator[Fields]:
    """A god who attacks, and a temple of his player's: ruling 68."""
    yield {
        "to": temples_of(g.state, g.parts[Invasion].attacker),
        "gods": tuple((god,) for god in attackers(g)),
    }


@miracle("mighty_turn_meek", InvokeReturn, gods_to_send_home)
def mighty_turn_meek(g: Context, card: InvokeReturn) -> None:
    """The god stays out of this invasion, even where the temple stands in the attacking territory."""
    now = g.parts[Invasion]
    g.emit(GodHeldBack(now.attacker, card.gods[0]))
    if card.to != now.source:
        carry(g, now.attacker, card.gods[0], now.source, card.to)


@miracle("ground_is_sacred", InvokeAlone)
def ground_is_sacred(g: Context, card: InvokeAlone) -> None:
    g.emit(GroundHallowed(card.player, g.parts[Invasion].target))
    end_invasion(g)
    g.close("battle")


def gods_at_the_source(g: Context, player: Player) -> Iterator[Fields]:
    now = g.parts[Invasion]
    yield {"gods": tuple((god,) for god in g.parts[Gods].kinds_at(now.attacker, now.source))}


@miracle("idol_is_false", InvokeGod, gods_at_the_source)
def idol_is_false(g: Context, card: InvokeGod) -> None:
    now = g.parts[Invasion]
    g.emit(GodBanished(now.attacker, card.gods[0], now.source, card.card, card.player))


@sky_cards.modifies(targets, given=Sacred)
def spare_sacred(
    g: Context, targets: tuple[Territory, ...], player: Player, source: Territory
) -> tuple[Territory, ...]:
    safe = g.parts[Sacred].lands
    return tuple([t for t in targets if t not in safe]) if safe else targets


@sky_cards.modifies(why_spared, given=Sacred)
def spare_sacred_ground(g: Context, why: Refusal, source: Territory, target: Territory) -> Refusal:
    return SacredGround(target) if target in g.parts[Sacred].lands else why


@sky_cards.modifies(dead_ascend)
def to_the_pool(g: Context, ascend: bool, why: str) -> bool:
    return ascend and title(why) not in TO_THE_POOL


@sky_cards.modifies(godswar_bonus)
def add_fire_bonus(g: Context, bonus: int, player: Player) -> int:
    return bonus + g.parts[Burning].bonus.get(player, 0)
