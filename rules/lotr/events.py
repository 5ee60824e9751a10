"""The effects of the event cards, which take place as soon as they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, get_args

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.options import Option
from rules.kernel.position import BySeat, Position
from rules.kernel.values import EVERYONE, Action, Event, Player, Refusal, ZoneName, zone_of
from rules.lotr.adventures import OPEN, SPENT, HappenEvent
from rules.lotr.captains import BringCaptain
from rules.lotr.cards_lasting import CORSAIRS, STORM, SpellLaid
from rules.lotr.deck import card_title
from rules.lotr.sides import EVIL, GOOD, side
from rules.risk.armies import NEUTRAL, ArmiesLost
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.cards import DISCARD, WILDS, NotInHand, draw, territory_cards
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import NotYourLand, ToReinforce, strengthen
from rules.risk.turn.share_out import strengthen_each

events = Module("events", needs=("adventures", "cards-lasting", "share-out"))
NeutralEventsChoice = Literal["spared", "struck"]
NEUTRAL_EVENTS: Option[NeutralEventsChoice] = Option("neutral-events", get_args(NeutralEventsChoice))
TURNED_UP = ZoneName("turned-up")
LANDS_TURNED_UP = 3
MUSTERED = 3
UPRISING = 4


class RevealUprising(Action):
    """Reveal the hidden Territory card of a local uprising that you hold: four regiments join you there."""

    card: Card


class LandsTurnedUp(Event):
    """Territory cards were turned up for an event card."""

    cards: tuple[Territory, ...]
    why: str


class UprisingBegan(Event):
    """A player received a hidden Territory card; once he holds its territory, an uprising there joins him."""

    player: Player


class UprisingRevealed(Event):
    """An uprising joined the holder of its territory."""

    player: Player
    where: Territory


def uprising_zone(player: Player) -> ZoneName:
    """The zone of the Territory cards that a player keeps hidden for a local uprising."""
    return zone_of("rising", player)


@events.lays("uprisings")
def hide_uprisings(to: Position, hidden: BySeat | None) -> None:
    """Set the Territory cards that each seat keeps hidden for a local uprising."""
    for seat, cards in to.by_seat("uprisings", hidden).items():
        to.lay(uprising_zone(seat), cards, territory_cards(to.rules), seat)


def turn_up(g: Context, why: str) -> tuple[Territory, ...]:
    """Turn up three Territory cards and discard them together; wilds are replaced by further draws (ruling 23)."""
    g.lay(TURNED_UP, (), EVERYONE)
    while len(lands := _lands(g, TURNED_UP)) < LANDS_TURNED_UP and draw(g, TURNED_UP):
        pass
    g.move(g.zone(TURNED_UP).cards, TURNED_UP, DISCARD)
    g.emit(LandsTurnedUp(lands, why))
    return lands


def _lands(g: Context, zone: ZoneName) -> tuple[Territory, ...]:
    """The territories of a zone's cards that are not wilds."""
    return tuple(Territory(card) for card in g.zone(zone).cards if card not in WILDS)


def winter_storms(g: Context, player: Player) -> None:
    g.emit(SpellLaid(STORM, turn_up(g, "winter_storms"), player))


def raiders(g: Context, player: Player) -> None:
    for where in turn_up(g, "raiders"):
        if loss := g.state.land.armies(where) // 2:
            g.emit(ArmiesLost(g.state.land.owner(where), where, loss, "raiders"))


def muster_regiments(g: Context, player: Player) -> None:
    """Three regiments on each, for its holder; who holds several shares out what is left of a limited stock."""
    lands = turn_up(g, "mustering")
    for owner in dict.fromkeys(map(g.state.land.owner, lands)):
        strengthen_each(g, owner, tuple(t for t in lands if g.state.land.owner(t) == owner), MUSTERED)


def corsairs_of_umbar(g: Context, player: Player) -> None:
    g.emit(SpellLaid(CORSAIRS, (), player))


def second_captain(g: Context, player: Player) -> None:
    g.then(BringCaptain(player))


def local_uprising(g: Context, player: Player) -> None:
    """Draw a hidden Territory card; a wild is replaced by a further draw. Nothing happens if the deck runs out."""
    hidden = uprising_zone(player)
    g.lay(hidden, g.zone(hidden).cards, player)
    while (drawn := draw(g, hidden)) in WILDS:
        pass
    if drawn:
        g.emit(UprisingBegan(player))
    g.move(tuple(card for card in g.zone(hidden).cards if card in WILDS), hidden, DISCARD)


@events.reacts(Eliminated)
def uprising_fails(g: Context, event: Eliminated) -> None:
    """Discard the hidden Territory cards of an eliminated player."""
    g.move(g.zone(uprising_zone(event.player)).cards, uprising_zone(event.player), DISCARD)


def muster_at(where: Territory, friend: str, gain: int) -> Callable[[Context, Player], None]:
    """An event for one territory: `gain` regiments if `friend` holds it, two lost if the other side does.

    A neutral army loses nothing there (ruling 24, an option).
    """

    def happen(g: Context, player: Player) -> None:
        owner = g.state.land.owner(where)
        if side(owner) == friend:
            strengthen(g, owner, where, gain)
            return
        loss = min(2, g.state.land.armies(where) - 1)
        if loss and (owner != NEUTRAL or NEUTRAL_EVENTS.of(g.options) == "struck"):
            g.emit(ArmiesLost(owner, where, loss, "event"))

    return happen


EFFECTS: dict[str, Callable[[Context, Player], None]] = {
    "appoint_second_leader": second_captain,
    "winter_storms": winter_storms,
    "raiders": raiders,
    "mustering": muster_regiments,
    "local_uprising": local_uprising,
    "corsairs_of_umbar": corsairs_of_umbar,
    "black_gates_open": muster_at(Territory("udun_vale"), EVIL, 10),
    "cave_troll": muster_at(Territory("moria"), EVIL, 2),
    "entmoot": muster_at(Territory("fangorn"), GOOD, 2),
    "aragorn_arrives": muster_at(Territory("minas_tirith"), GOOD, 10),
}


@events.does(HappenEvent)
def happen(g: Context, task: HappenEvent) -> None:
    g.move((task.card,), OPEN, SPENT)
    EFFECTS[card_title(task.card)](g, task.player)


def list_risen(g: Context, player: Player) -> tuple[Territory, ...]:
    """The hidden cards whose territory the player now holds."""
    return tuple(
        Territory(card) for card in g.zone(uprising_zone(player)).cards if g.state.land.owner(Territory(card)) == player
    )


@events.allows(RevealUprising, during=(ToReinforce, ToFight, ToFortify))
def may_reveal(g: Context, action: RevealUprising, decision: Any) -> Refusal | None:
    if action.card not in g.zone(uprising_zone(action.player)).cards:
        return NotInHand(action.card)
    return None if g.state.land.owner(Territory(action.card)) == action.player else NotYourLand(Territory(action.card))


@events.plays(RevealUprising)
def reveal(g: Context, action: RevealUprising, decision: Any) -> None:
    g.move((action.card,), uprising_zone(action.player), DISCARD)
    g.emit(UprisingRevealed(action.player, Territory(action.card)))
    strengthen(g, action.player, Territory(action.card), UPRISING)


@events.offers(ToReinforce)
@events.offers(ToFight)
@events.offers(ToFortify)
def offer_uprising(g: Context, decision: Any) -> Iterator[Offer]:
    if cards := list_risen(g, decision.player):
        yield Offer(RevealUprising, {"card": cards})
