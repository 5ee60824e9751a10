"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and the envelope."""

from __future__ import annotations

from rules.ai.legacy_raids import war
from rules.ai.outlook import Answer, Sight
from rules.kernel.context import Pass
from rules.kernel.values import Action, Decision
from rules.legacy.headquarters import Headquarters
from rules.legacy.sealed.envelope.cards import CloseSea, EmptyHands, FellHeadquarters, RaiseHost, ToInvoke
from rules.legacy.sealed.envelope.powers import BearCurse, ToLiftCurse
from rules.legacy.sealed.envelope.start import GiveUp, ToGiveUp
from rules.legacy.stars import STARS_TO_WIN
from rules.risk.cards import hand

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


def bear(sight: Sight) -> Action:
    """Ten troops are worth more than a curse."""
    return BearCurse(sight.number, sight.me)


def let_act(sight: Sight, side: str) -> Action:
    """Ten troops are worth more than what an event does."""
    return Pass(sight.number, sight.me)


ANSWERS: dict[type[Decision], Answer] = {ToInvoke: invoke, ToGiveUp: give_up, ToLiftCurse: bear}
"""What the AI answers to the envelope's questions."""
REACTIONS = {"omen": let_act}
"""What it does in the envelope's window."""
