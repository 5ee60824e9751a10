"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and the envelope."""

from __future__ import annotations

from rules.ai.legacy_raids import war
from rules.ai.outlook import Answer, Sight
from rules.kernel.context import Pass
from rules.kernel.values import Action, Decision, Player
from rules.legacy.headquarters import Headquarters
from rules.legacy.sealed.envelope.cards import (
    TURNED_UP,
    CloseSea,
    DestroyOmen,
    EmptyHands,
    FellHeadquarters,
    Omen,
    RaiseHost,
    ToInvoke,
    infected,
)
from rules.legacy.sealed.envelope.kept import LEVY, TWO_DICE, VIRUS, price
from rules.legacy.sealed.envelope.powers import BearCurse, LiftCurse, ToLiftCurse
from rules.legacy.sealed.envelope.start import GiveUp, ToGiveUp
from rules.legacy.stars import STARS_TO_WIN
from rules.risk.cards import hand

WEAKENING = (TWO_DICE, LEVY)
"""The curses that weaken an AI in every turn."""
MANY_CARDS = 3
"""So many more cards in others' hands than in mine are worth emptying all."""


def invoke(sight: Sight) -> Action:
    """Deny the leader his last star; else empty full hands, else troops for me."""
    stars = war(sight).stars
    near = [seat for seat, count in stars.items() if seat != sight.me and count >= STARS_TO_WIN - 1]
    quarters = sight.view.part(Headquarters).at
    theirs = [where for where in quarters if sight.land.owner(where) in near]
    if sight.offered(FellHeadquarters) and theirs:
        return FellHeadquarters(sight.number, sight.me, theirs[0])
    held = {seat: sight.view.cards(hand(seat)).count for seat in sight.view.seats}
    if max(held.values()) - held[sight.me] >= MANY_CARDS:
        return EmptyHands(sight.number, sight.me)
    if offers := sight.offered(RaiseHost):
        mine = [where for where in offers[0].fields["where"] if sight.land.owner(where) == sight.me]
        return RaiseHost(sight.number, sight.me, sight.best(mine or offers[0].fields["where"], sight.worth))
    return CloseSea(sight.number, sight.me)


def give_up(sight: Sight) -> Action:
    """Where most troops stand, as many as there are."""
    offers = sight.offered(GiveUp)
    most = max(offers, key=lambda offer: sight.land.armies(offer.fields["where"][0]))
    return GiveUp(sight.number, sight.me, most.fields["where"][0], most.fields["count"][-1])


def bear_or_lift(sight: Sight) -> Action:
    """Lift what weakens every turn, if I am the strongest even without those whom it costs; else bear it."""
    decision = sight.decision
    rich = troops_of(sight, sight.me) - decision.price > max(troops_of(sight, seat) for seat in others(sight))
    lifts = rich and decision.curse in WEAKENING and sight.offered(LiftCurse)
    return LiftCurse(sight.number, sight.me) if lifts else BearCurse(sight.number, sight.me)


def others(sight: Sight) -> list[Player]:
    return [seat for seat in sight.view.seats if seat != sight.me]


def troops_of(sight: Sight, player: Player) -> int:
    """All troops of a player's."""
    return sum(map(sight.land.armies, sight.land.of(player)))


def let_act_or_destroy(sight: Sight, side: str) -> Action:
    """Destroy an event that would cost me more troops than that; else let it act."""
    if sight.offered(DestroyOmen) and sight.view.part(Omen).event == VIRUS:
        dying = infected(war(sight).queries)
        if sum(count for where, count in dying.items() if sight.land.owner(where) == sight.me) > price(sight.view):
            return DestroyOmen(sight.number, sight.me)
    return Pass(sight.number, sight.me)


ANSWERS: dict[type[Decision], Answer] = {ToInvoke: invoke, ToGiveUp: give_up, ToLiftCurse: bear_or_lift}
"""What the AI answers to the envelope's questions."""
REACTIONS = {TURNED_UP: let_act_or_destroy}
"""What it does in the envelope's window."""
