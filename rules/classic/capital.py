"""Capitale: each player picks a secret headquarters, later revealed. Hold your own and enough others to win."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, get_args

from rules.atlas import NO_TERRITORY, Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, first_wished
from rules.kernel.options import Option
from rules.kernel.position import BySeat, Position
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import (
    EVERYONE,
    NOBODY,
    Action,
    Decision,
    Event,
    Part,
    Player,
    Refusal,
    Task,
    ZoneName,
    zone_of,
)
from rules.kernel.wants import Details
from rules.risk.combat.battle import Conquered
from rules.risk.setup.dealing import cards_of_play
from rules.risk.turn.cards import territory_cards
from rules.risk.turn.reinforce import NotYourLand
from rules.risk.turn.turns import StateOrView

capital = Module("capital", needs=("dealing", "conquest"))
LengthChoice = Literal["full", "short"]
LENGTH: Option[LengthChoice] = Option("length", get_args(LengthChoice))
SHORT = {4: 2, 5: 3}
"""How many enemy headquarters win the short game, by number of players."""


class ToChooseCapital(Decision):
    """Choose one of your territories as your headquarters. It stays secret until all have chosen."""


class ChooseCapital(Action):
    """Make this territory your headquarters."""

    where: Territory


class ChooseCapitals(Task):
    """Ask every player for a headquarters, all at the same time."""


class RevealCapitals(Task):
    """Turn the cards over once all have chosen."""


class Capitals(Part):
    """Each player's headquarters, after they are revealed."""

    of: Mapping[Player, Territory] = {}


class CapitalsRevealed(Event):
    """All headquarters were revealed."""

    where: tuple[tuple[Player, Territory], ...]

    def apply(self, state: State) -> None:
        state.parts[Capitals] = Capitals(dict(self.where))


class CapitalTaken(Event):
    """A player took the headquarters `of` another. He now holds `others` enemy headquarters, and his own if `own`."""

    player: Player
    where: Territory
    of: Player
    others: int
    own: bool

    @property
    def lost_by(self) -> Player:
        return self.of if self.of != self.player else NOBODY


def headquarters_zone(player: Player) -> ZoneName:
    """The zone of a player's headquarters card."""
    return zone_of("capital", player)


@capital.lays("capitals")
def lay_capitals(to: Position, cards: BySeat | None) -> None:
    """Set each seat's revealed headquarters: its card lies face up and is out of the deck."""
    named = to.by_seat("capitals", cards)
    for seat, where in named.items():
        if len(where) > 1:
            raise Unreadable(f"capitals: {seat} has {len(where)}; nobody has more than one")
        if where:
            to.lay(headquarters_zone(seat), where, territory_cards(to.rules), EVERYONE)
    to.keep(Capitals({seat: Territory(where[0]) for seat, where in named.items() if where}))


@capital.does(ChooseCapitals)
def choose_capitals(g: Context, task: ChooseCapitals) -> None:
    g.ask_all((ToChooseCapital(seat) for seat in g.state.seats), RevealCapitals())


@capital.allows(ChooseCapital, during=(ToChooseCapital,))
def may_choose(g: Context, action: ChooseCapital, decision: ToChooseCapital) -> Refusal | None:
    return None if g.state.land.owner(action.where) == action.player else NotYourLand(action.where)


@capital.plays(ChooseCapital)
def choose(g: Context, action: ChooseCapital, decision: ToChooseCapital) -> None:
    g.lay(headquarters_zone(action.player), (Card(action.where),), action.player)


@capital.does(RevealCapitals)
def reveal(g: Context, task: RevealCapitals) -> None:
    cards = tuple((seat, g.zone(headquarters_zone(seat)).cards[0]) for seat in g.state.seats)
    for seat, card in cards:
        g.lay(headquarters_zone(seat), (card,), EVERYONE)
    g.emit(CapitalsRevealed(tuple((seat, Territory(card)) for seat, card in cards)))


@capital.modifies(cards_of_play)
def take_out(g: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Take headquarters cards out of the deck, so that they are never part of a set."""
    out = set(map(Card, g.parts[Capitals].of.values()))
    return tuple(card for card in cards if card not in out)


def count_headquarters(of: StateOrView, player: Player) -> tuple[bool, int]:
    """Whether a player holds his own headquarters, and how many of the others'."""
    where = of.parts[Capitals].of
    others = sum(of.land.owner(t) == player for seat, t in where.items() if seat != player)
    return of.land.owner(where.get(player, NO_TERRITORY)) == player, others


def count_needed(of: StateOrView, options: Mapping[str, str]) -> int:
    """How many enemy headquarters a player needs to win: all of them, or fewer in the short game."""
    players = len(of.seats)
    return SHORT[players] if LENGTH.of(options) == "short" else players - 1


@capital.reacts(Conquered)
def hold_them(g: Context, event: Conquered) -> None:
    """End the game if a player holds his own and enough others; those of eliminated players count too."""
    owners = {where: seat for seat, where in g.parts[Capitals].of.items()}
    if event.target not in owners:
        return
    own, others = count_headquarters(g.state, event.player)
    g.emit(CapitalTaken(event.player, event.target, owners[event.target], others, own))
    if own and others >= count_needed(g.state, g.options):
        g.end((event.player,), "capitals")


def behind_the_lines(g: Context, number: int, decision: ToChooseCapital, details: Details) -> Action:
    """A territory of the list; else the strongest of those with the fewest enemy neighbours."""
    land, mine = g.state.land, g.state.land.of(decision.player)

    def quiet(where: Territory) -> tuple[int, int]:
        return -sum(land.owner(t) != decision.player for t in g.links(where)), land.armies(where)

    where = first_wished(details.names, mine) or max(mine, key=quiet)
    return ChooseCapital(number, decision.player, where)


@capital.offers(ToChooseCapital, default="quiet", policies={"quiet": behind_the_lines})
def offer_capitals(g: Context, decision: ToChooseCapital) -> Iterator[Offer]:
    yield Offer(ChooseCapital, {"where": g.state.land.of(decision.player)})
