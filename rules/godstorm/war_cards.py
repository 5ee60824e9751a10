"""The seventeen War cards."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import Card, Territory
from rules.godstorm.epochs import Epochs, EpochSetBack
from rules.godstorm.faith import FaithRaised, faith_of
from rules.godstorm.gods import GodBanished, GodMoved, Gods, banish_all
from rules.godstorm.invocations import (
    Fields,
    InvokeAgainst,
    InvokeAlone,
    InvokeAt,
    InvokeBetween,
    InvokeDeck,
    InvokeExchange,
    InvokeFlight,
    InvokeRelic,
    miracle,
)
from rules.godstorm.land import ArmiesSwapped, PantheonFell, lose
from rules.godstorm.miracles import SPENT, RelicGained, draw, hand, pile, relics
from rules.godstorm.pantheons import DEATH, GODS, SKY, WAR
from rules.godstorm.plague import PLAGUE, Plague, PlagueLifted, lands_in_play
from rules.godstorm.summoning import temple_lands
from rules.godstorm.temples import TempleBuilt, TempleMoved, Temples, temples_of
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, Some
from rules.kernel.values import NOBODY, Action, Decision, Event, LeaderKind, Player, Refusal, Task, ZoneName, zone_of
from rules.kernel.wants import Details
from rules.risk.armies import ArmiesMoved
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.reinforce import strengthen
from rules.risk.turn.rounds import RoundsSetBack, rounds_over

war_cards = Module("war-cards", needs=("miracles", "temples", "plague", "epochs"))
LOOK = "looking"
"""The frame in which a player chooses a card of a hand that he sees."""


class ToKeepCard(Decision):
    """Visions Become Real: choose one card of the hand that you see, to keep it."""

    of: Player


class KeepOne(Task):
    """The hand lies open to the card's player: ask which card of it he keeps."""

    player: Player
    of: Player


class KeepCard(Action):
    """Keep this card of the other's hand."""

    card: Card


class HandSeen(Event):
    """A player looked at another's hand of miracle cards."""

    player: Player
    of: Player

    @property
    def lost_by(self) -> Player:
        return self.of

    @property
    def shows(self) -> bool:
        return True


class RelicLost(Event):
    """A relic left the game."""

    player: Player
    relic: Card

    @property
    def lost_by(self) -> Player:
        return self.player


def own_lands(g: Context, player: Player) -> Iterator[Fields]:
    yield {"where": g.state.land.of(player)}


def others_relics(g: Context, player: Player) -> Iterator[Fields]:
    yield {"relic": tuple(r for seat in g.state.seats if seat != player for r in g.zone(relics(seat)).cards)}


def any_relic(g: Context, player: Player) -> Iterator[Fields]:
    yield {"relic": tuple(relic for seat in g.state.seats for relic in g.zone(relics(seat)).cards)}


def owner_of(g: Context, relic: Card) -> Player:
    """The player before whom a relic lies; `NOBODY` if it is not in play."""
    return next((seat for seat in g.state.seats if relic in g.zone(relics(seat)).cards), NOBODY)


def lose_relic(g: Context, relic: Card) -> None:
    """Take a relic out of the game."""
    owner = owner_of(g, relic)
    g.move((relic,), relics(owner), SPENT)
    g.emit(RelicLost(owner, relic))


@miracle("shrine_plundered", InvokeRelic, others_relics)
def shrine_plundered(g: Context, card: InvokeRelic) -> None:
    owner = owner_of(g, card.relic)
    g.move((card.relic,), relics(owner), relics(card.player))
    g.emit(RelicGained(card.player, card.relic, owner))


def lands_for_a_temple(g: Context, player: Player) -> Iterator[Fields]:
    yield {"where": temple_lands(g, player)}


@miracle("empire_is_born", InvokeAt, lands_for_a_temple)
def empire_is_born(g: Context, card: InvokeAt) -> None:
    g.emit(TempleBuilt(card.player, card.where))


def with_two_faith(g: Context, player: Player) -> Iterator[Fields]:
    if faith_of(g.state, player) > 1:
        yield {"where": g.state.land.of(player)}


@miracle("champions_arise", InvokeAt, with_two_faith)
def champions_arise(g: Context, card: InvokeAt) -> None:
    strengthen(g, card.player, card.where, faith_of(g.state, card.player) // 2)


def flights(g: Context, player: Player) -> Iterator[Fields]:
    """Armies, gods or both, from one own territory to any other; one army stays."""
    land = g.state.land
    for source in land.of(player):
        targets = tuple([t for t in land.of(player) if t != source])
        able, there = land.armies(source) - 1, g.parts[Gods].kinds_at(player, source)
        if able and targets:
            yield {"where": (source,), "to": targets, "count": range(1, able + 1), "gods": Some(there, 0, len(there))}
        if there and targets:
            yield {"where": (source,), "to": targets, "count": (0,), "gods": Some(there, 1, len(there))}


@miracle("eagles_take_wing", InvokeFlight, flights)
def eagles_take_wing(g: Context, card: InvokeFlight) -> None:
    if card.count:
        g.emit(ArmiesMoved(card.player, card.where, card.to, card.count))
    for god in card.gods:
        carry(g, card.player, god, card.where, card.to)


def carry(g: Context, player: Player, god: LeaderKind, source: Territory, target: Territory) -> None:
    """Bring a god to another territory; plague banishes him on arrival, but none who stood there (rulings 9 and 38)."""
    g.emit(GodMoved(player, god, source, target))
    if target in g.parts[Plague].at:
        g.emit(GodBanished(player, god, target, PLAGUE))


def decks_left(g: Context, player: Player) -> Iterator[Fields]:
    yield {"deck": tuple(deck for deck in GODS if g.zone(pile(deck)).cards)}


@miracle("faith_shall_deliver", InvokeDeck, decks_left)
def faith_shall_deliver(g: Context, card: InvokeDeck) -> None:
    for _ in range(2):
        draw(g, card.player, card.deck, card.card)


@miracle("heroes_are_born", InvokeAt, own_lands)
def heroes_are_born(g: Context, card: InvokeAt) -> None:
    strengthen(g, card.player, card.where, 3)


@miracle("only_ash_remains", InvokeRelic, any_relic)
def only_ash_remains(g: Context, card: InvokeRelic) -> None:
    lose_relic(g, card.relic)


def with_a_temple(g: Context, player: Player) -> Iterator[Fields]:
    if temples_of(g.state, player):
        yield {}


@miracle("our_faith_is_strength", InvokeAlone, with_a_temple)
def our_faith_is_strength(g: Context, card: InvokeAlone) -> None:
    g.emit(FaithRaised(card.player, 2 * len(temples_of(g.state, card.player)), card.card))


def own_temples(g: Context, player: Player) -> Iterator[Fields]:
    yield {"where": temples_of(g.state, player)}


@miracle("prayers_answered", InvokeAt, own_temples)
def prayers_answered(g: Context, card: InvokeAt) -> None:
    strengthen(g, card.player, card.where, roll(g))


def roll(g: Context) -> int:
    """A die that a card asks for."""
    return g.roll(1, "miracle")[0]


def any_land(g: Context, player: Player) -> Iterator[Fields]:
    """Every territory, whoever holds it, emptied ones too (ruling 37)."""
    yield {"where": lands_in_play(g)}


@miracle("storms_rage", InvokeAt, any_land)
def storms_rage(g: Context, card: InvokeAt) -> None:
    lose(g, card.where, roll(g), card.card, card.player)


@miracle("faithful_gather", InvokeAlone, with_a_temple)
def faithful_gather(g: Context, card: InvokeAlone) -> None:
    for where in temples_of(g.state, card.player):
        strengthen(g, card.player, where, 2)


def offer_plagued(g: Context, player: Player) -> Iterator[Fields]:
    yield {"where": g.parts[Plague].at}


@miracle("land_is_purged", InvokeAt, offer_plagued)
def land_is_purged(g: Context, card: InvokeAt) -> None:
    g.emit(PlagueLifted(card.where))
    lose(g, card.where, g.state.land.armies(card.where), card.card, card.player)


def pairs_of_another(g: Context, player: Player) -> Iterator[Fields]:
    for seat in g.state.seats:
        if seat != player and len(mine := g.state.land.of(seat)) > 1:
            yield {"of": (seat,), "lands": Some(mine, 2, 2)}


@miracle("siren_calls", InvokeExchange, pairs_of_another)
def siren_calls(g: Context, card: InvokeExchange) -> None:
    """Armies and gods of the two territories change places; gods who come to plague are banished."""
    one, other = card.lands
    there = {where: g.parts[Gods].kinds_at(card.of, where) for where in card.lands}
    g.emit(ArmiesSwapped(card.of, one, other))
    for god in there[one]:
        g.emit(GodMoved(card.of, god, one, other))
    for god in there[other]:
        g.emit(GodMoved(card.of, god, other, one))
    for where in card.lands:
        if where in g.parts[Plague].at:
            banish_all(g, card.of, where, PLAGUE, card.player)


@miracle("sun_grows_cold", InvokeAlone)
def sun_grows_cold(g: Context, card: InvokeAlone) -> None:
    """One army for each god, everywhere at once."""
    struck = [
        (where, sum(spot == where for spot in at.values()))
        for at in g.parts[Gods].at.values()
        for where in dict.fromkeys(at.values())
    ]
    for where, count in struck:
        lose(g, where, count, card.card, card.player)


def temple_moves(g: Context, player: Player) -> Iterator[Fields]:
    """A temple goes to another territory, without one, of the same owner; a neutral army counts as one."""
    at = g.parts[Temples].at
    for where in at:
        owner = g.state.land.owner(where)
        if owner != NOBODY:
            yield {"where": (where,), "to": tuple(t for t in g.state.land.of(owner) if t not in at)}


@miracle("temple_falls", InvokeBetween, temple_moves)
def temple_falls(g: Context, card: InvokeBetween) -> None:
    g.emit(TempleMoved(card.where, card.to))


def not_in_the_first(g: Context, player: Player) -> Iterator[Fields]:
    if g.parts[Epochs].now > 1:
        yield {}


@miracle("time_stands_still", InvokeAlone, not_in_the_first)
def time_stands_still(g: Context, card: InvokeAlone) -> None:
    g.emit(EpochSetBack(card.player))
    g.emit(RoundsSetBack(rounds_over(g.state) - 1))


def hand_of(g: Context, player: Player) -> tuple[Card, ...]:
    """A player's miracle cards."""
    return tuple(card for deck in (WAR, SKY, DEATH) for card in g.zone(hand(player, deck)).cards)


def who_holds_cards(g: Context, player: Player) -> Iterator[Fields]:
    yield {"of": tuple(seat for seat in g.state.seats if seat != player and hand_of(g, seat))}


@miracle("visions_become_real", InvokeAgainst, who_holds_cards)
def visions_become_real(g: Context, card: InvokeAgainst) -> None:
    """The hand is shown to the card's player alone, who keeps one of it."""
    for deck in (WAR, SKY, DEATH):
        g.lay(look_zone(card.player, deck), g.zone(hand(card.of, deck)).cards, card.player)
    g.emit(HandSeen(card.player, card.of))
    g.then(KeepOne(card.player, card.of), LOOK)


@war_cards.does(KeepOne)
def ask_which(g: Context, task: KeepOne) -> None:
    g.ask(ToKeepCard(task.player, task.of))


@war_cards.reacts(PantheonFell)
def look_no_more(g: Context, event: PantheonFell) -> None:
    """Who looks at a hand, or whose hand it was, has given up."""
    for looking in [d for d in g.state.pending.values() if isinstance(d, ToKeepCard)]:
        if event.player in (looking.player, looking.of):
            hide(g, looking.player)
            g.close(LOOK)


def hide(g: Context, player: Player) -> None:
    """Take the cards that a player was shown out of his sight."""
    for deck in (WAR, SKY, DEATH):
        g.lay(look_zone(player, deck), (), player)


def look_zone(player: Player, deck: LeaderKind) -> ZoneName:
    """The zone in which a player sees another's cards of one kind."""
    return zone_of("seen", deck, player)


@war_cards.allows(KeepCard, during=(ToKeepCard,))
def may_keep(g: Context, action: KeepCard, decision: ToKeepCard) -> Refusal | None:
    return None if action.card in hand_of(g, decision.of) else NotInHand(action.card)


@war_cards.plays(KeepCard)
def keep(g: Context, action: KeepCard, decision: ToKeepCard) -> None:
    hide(g, action.player)
    for deck in (WAR, SKY, DEATH):
        if action.card in g.zone(hand(decision.of, deck)).cards:
            g.move((action.card,), hand(decision.of, deck), hand(action.player, deck))


def keep_first(g: Context, number: int, decision: ToKeepCard, details: Details) -> Action:
    return KeepCard(number, decision.player, hand_of(g, decision.of)[0])


@war_cards.offers(ToKeepCard, default="first", policies={"first": keep_first})
def offer_hand(g: Context, decision: ToKeepCard) -> Iterator[Offer]:
    yield Offer(KeepCard, {"card": hand_of(g, decision.of)})
