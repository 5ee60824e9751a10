"""Prisonniers de guerre: armies lost in battle become prisoners and can be exchanged at the start of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, Self, get_args

from msgspec.structs import replace

from rules.atlas import Card
from rules.house.calculated_risks import RiskTaken
from rules.house.captives import Prisoners, PrisonersExchanged, PrisonersHandedOver, PrisonersTaken
from rules.house.reserve import Reserve, ReserveChanged, limit
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, Some
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, Part, Player, Refusal, Task
from rules.risk.armies import ArmiesLost
from rules.risk.combat.battle import BattleFought
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.cards import NotInHand, hand, repeat_refusal
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.reinforce import Finish, TooMany
from rules.risk.turn.turns import seats_in_play

prisoners_of_war = Module("prisoners-of-war", needs=("reinforce", "rounds", "cards"), clashes=("hecatomb",))
RansomChoice = Literal["prisoners", "cards-too"]
RANSOM: Option[RansomChoice] = Option("ransom", get_args(RansomChoice))
limit(prisoners_of_war)


class ToParley(Decision):
    """Before your turn: propose exchanges of prisoners to other players, or go on."""


class ToAnswerRansom(Decision):
    """Answer an exchange: `by` offers `give` of your armies, and cards, for `take` of his."""

    by: Player
    give: int
    take: int
    cards: tuple[Card, ...]


class ProposeRansom(Action):
    """Propose to free `give` of a player's armies for `take` of yours; Territory cards may be added (an option)."""

    to: Player
    give: int
    take: int
    cards: tuple[Card, ...] = ()


class AcceptRansom(Action):
    """Accept the exchange."""


class DeclineRansom(Action):
    """Decline the exchange."""


class Parley(Task):
    """The exchanges at the start of a turn, as many as its player wants."""


class Exchange(Task):
    """Ask for an exchange while any prisoners can be exchanged."""


class Declined(Part):
    """Who has declined an exchange this turn."""

    lasts_a_turn: ClassVar[bool] = True
    by: tuple[Player, ...] = ()


class RansomProposed(Event):
    """A player proposed an exchange of prisoners. Only the two players see which cards go with it."""

    by: Player
    to: Player
    give: int
    take: int
    cards: tuple[Card, ...]

    def redact_for(self, viewer: Player | None) -> Self:
        return self if viewer in (self.by, self.to) else replace(self, cards=("",) * len(self.cards))


class RansomDeclined(Event):
    """A player declined the exchange."""

    by: Player
    to: Player

    def apply(self, state: State) -> None:
        state.parts[Declined] = Declined((*state.parts[Declined].by, self.to))


class NothingExchanged(Refusal):
    """The exchange names no prisoners."""


class NoPartner(Refusal):
    """Prisoners can only be exchanged with another player who is still in the game."""

    player: Player


class NoPrisoners(Refusal):
    """That player holds no prisoners of the other's."""

    player: Player
    owner: Player


class CardsStayOut(Refusal):
    """At this table only prisoners can be exchanged, not cards."""


@prisoners_of_war.reacts(BattleFought)
@prisoners_of_war.reacts(RiskTaken)
def take_prisoners(g: Context, event: BattleFought | RiskTaken) -> None:
    """Make armies lost in a battle prisoners of the winner; if that is a neutral army they return to the reserve."""
    for winner, loser, count in (
        (event.attacker, event.defender, event.defender_lost),
        (event.defender, event.attacker, event.attacker_lost),
    ):
        if count and loser in g.state.seats:
            captive = winner in g.state.seats
            g.emit(PrisonersTaken(winner, loser, count) if captive else ReserveChanged(loser, count))


@prisoners_of_war.reacts(ArmiesLost)
def come_home(g: Context, event: ArmiesLost) -> None:
    """Return armies lost other than in battle to the reserve."""
    if event.player in g.parts[Reserve].left:
        g.emit(ReserveChanged(event.player, event.count))


@prisoners_of_war.reacts(Eliminated)
def inherit(g: Context, event: Eliminated) -> None:
    """Give the eliminated player's prisoners to the winner, whose own armies among them return to his reserve."""
    if count := g.parts[Prisoners].of(event.player, event.by):
        g.emit(ReserveChanged(event.by, count))
    g.emit(PrisonersHandedOver(event.player, event.by))


@prisoners_of_war.reacts(ArmyTurnedNeutral)
def set_free(g: Context, event: ArmyTurnedNeutral) -> None:
    for owner, count in g.parts[Prisoners].held.get(event.player, {}).items():
        if count:
            g.emit(ReserveChanged(owner, count))
    g.emit(PrisonersHandedOver(event.player, Player("")))


def partners(g: Context, player: Player) -> tuple[Player, ...]:
    """The players with whom prisoners can be exchanged."""
    now = g.parts[Prisoners]
    return tuple(
        seat for seat in seats_in_play(g.state) if seat != player and (now.of(player, seat) or now.of(seat, player))
    )  # fmt: skip


@prisoners_of_war.does(Parley)
def parley(g: Context, task: Parley) -> None:
    g.then(Exchange(), "parley")


@prisoners_of_war.does(Exchange)
def exchange(g: Context, task: Exchange) -> None:
    if partners(g, g.state.active):
        g.ask(ToParley(g.state.active), then=task)


def refusal(g: Context, by: Player, to: Player, give: int, take: int, cards: tuple[Card, ...]) -> Refusal | None:
    """Why this exchange is not possible now; None if it is."""
    now = g.parts[Prisoners]
    if to == by or to not in seats_in_play(g.state):
        return NoPartner(to)
    if not give and not take:
        return NothingExchanged()
    for count, holder, owner in ((give, by, to), (take, to, by)):
        most = now.of(holder, owner)
        if not 0 <= count <= most:
            return TooMany(count, most, 0) if most else NoPrisoners(holder, owner)
    if cards and RANSOM.of(g.options) != "cards-too":
        return CardsStayOut()
    held = g.zone(hand(by)).cards
    missing = [card for card in cards if card not in held]
    return NotInHand(missing[0]) if missing else repeat_refusal(cards)


@prisoners_of_war.allows(ProposeRansom, during=(ToParley,))
def may_propose(g: Context, action: ProposeRansom, decision: ToParley) -> Refusal | None:
    return refusal(g, action.player, action.to, action.give, action.take, action.cards)


@prisoners_of_war.plays(ProposeRansom)
def propose(g: Context, action: ProposeRansom, decision: ToParley) -> None:
    g.emit(RansomProposed(action.player, action.to, action.give, action.take, action.cards))
    g.ask(ToAnswerRansom(action.to, action.player, action.give, action.take, action.cards))


@prisoners_of_war.allows(Finish, during=(ToParley,))
def may_go_on(g: Context, action: Finish, decision: ToParley) -> Refusal | None:
    return None


@prisoners_of_war.allows(AcceptRansom, during=(ToAnswerRansom,))
def may_accept(g: Context, action: AcceptRansom, decision: ToAnswerRansom) -> Refusal | None:
    return refusal(g, decision.by, decision.player, decision.give, decision.take, decision.cards)


@prisoners_of_war.plays(AcceptRansom)
def accept(g: Context, action: AcceptRansom, decision: ToAnswerRansom) -> None:
    by, to = decision.by, decision.player
    g.emit(PrisonersExchanged(by, to, decision.give, decision.take))
    for owner, count in ((to, decision.give), (by, decision.take)):
        if count:
            g.emit(ReserveChanged(owner, count))
    g.move(decision.cards, hand(by), hand(to))


@prisoners_of_war.allows(DeclineRansom, during=(ToAnswerRansom,))
def may_decline(g: Context, action: DeclineRansom, decision: ToAnswerRansom) -> Refusal | None:
    return None


@prisoners_of_war.plays(DeclineRansom)
def decline(g: Context, action: DeclineRansom, decision: ToAnswerRansom) -> None:
    g.emit(RansomDeclined(decision.by, decision.player))


@prisoners_of_war.offers(
    ToParley, default="finish", policies={"finish": lambda g, n, decision, details: Finish(n, decision.player)}
)  # fmt: skip
def offer_ransoms(g: Context, decision: ToParley) -> Iterator[Offer]:
    me, now = decision.player, g.parts[Prisoners]
    cards = g.zone(hand(me)).cards if RANSOM.of(g.options) == "cards-too" else ()
    for to in partners(g, me):
        give, take = now.of(me, to), now.of(to, me)
        with_them = Some(cards, 0, len(cards))
        for mine, theirs in ((range(1, give + 1), range(take + 1)), ((0,), range(1, take + 1))):
            if mine and theirs:
                yield Offer(ProposeRansom, {"to": (to,), "give": mine, "take": theirs, "cards": with_them})
    yield Offer(Finish, {})


@prisoners_of_war.offers(
    ToAnswerRansom,
    default="decline",
    policies={"decline": lambda g, n, decision, details: DeclineRansom(n, decision.player)},
)
def offer_answers(g: Context, decision: ToAnswerRansom) -> Iterator[Offer]:
    if not refusal(g, decision.by, decision.player, decision.give, decision.take, decision.cards):
        yield Offer(AcceptRansom, {})
    yield Offer(DeclineRansom, {})
