"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and the envelope."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from rules.ai.legacy.raids import war
from rules.ai.legacy.sealed.outlook import PackAdvice
from rules.ai.outlook import Answer, Sight
from rules.atlas import Territory
from rules.kernel.context import Pass
from rules.kernel.values import Action, Decision, Player
from rules.legacy.sealed.envelope.cards import (
    TURNED_UP,
    CloseSea,
    DestroyOmen,
    EmptyHands,
    FellHeadquarters,
    Omen,
    RaiseHost,
    ToInvoke,
    count_infected,
    find_called,
)
from rules.legacy.sealed.envelope.kept import LEVY, NAMED, TWO_DICE, VIRUS, price
from rules.legacy.sealed.envelope.powers import BearCurse, LiftCurse, ToLiftCurse
from rules.legacy.sealed.envelope.start import GiveUp, ToGiveUp
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.stars import STARS_TO_WIN
from rules.risk.turn.cards import hand

WEAKENING = (TWO_DICE, LEVY)
"""The curses that weaken an AI in every turn."""
MANY_CARDS = 3
"""So many more cards in others' hands than in one's own are worth emptying all."""
A_CARD, HEADQUARTERS = 2.25, 13.5
"""What each card in my hand, a fourth of a star, and the headquarters of whoever lacks a single star are worth, in
troops."""


def invoke(sight: Sight) -> Action:
    """Deny the leader his last star; else empty full hands, else troops for me."""
    theirs = headquarters_of(sight, about_to_win(sight, sight.me))
    if sight.offers_of(FellHeadquarters) and theirs:
        return FellHeadquarters(sight.number, sight.me, theirs[0])
    if full_hands(cards_held(sight), sight.me):
        return EmptyHands(sight.number, sight.me)
    if offers := sight.offers_of(RaiseHost):
        mine = [where for where in offers[0].fields["where"] if sight.land.owner(where) == sight.me]
        return RaiseHost(sight.number, sight.me, sight.best(mine or offers[0].fields["where"], sight.worth))
    return CloseSea(sight.number, sight.me)


def about_to_win(sight: Sight, caller: Player) -> list[Player]:
    """Who lacks a single star, besides the player whom the Entity obeys."""
    return [seat for seat, count in war(sight).stars.items() if seat != caller and count >= STARS_TO_WIN - 1]


def headquarters_of(sight: Sight, holders: Collection[Player]) -> list[Territory]:
    """The headquarters that these players hold."""
    return [where for where in sight.view.parts[Headquarters].at if sight.land.owner(where) in holders]


def cards_held(sight: Sight) -> dict[Player, int]:
    """How many resource cards each player holds."""
    return {seat: sight.view.cards(hand(seat)).count for seat in sight.view.seats}


def full_hands(held: Mapping[Player, int], caller: Player) -> bool:
    """Whether others hold so many more cards than the player whom the Entity obeys that he empties all hands."""
    return max(held.values()) - held[caller] >= MANY_CARDS


def give_up(sight: Sight) -> Action:
    """Where most troops stand, as many as there are."""
    offers = sight.offers_of(GiveUp)
    most = max(offers, key=lambda offer: sight.land.armies(offer.fields["where"][0]))
    return GiveUp(sight.number, sight.me, most.fields["where"][0], most.fields["count"][-1])


def bear_or_lift(sight: Sight) -> Action:
    """Lift what weakens every turn, if I am the strongest even without those whom it costs; else bear it."""
    decision = sight.decision
    rich = troops_of(sight, sight.me) - decision.price > max(troops_of(sight, seat) for seat in others(sight))
    lifts = rich and decision.curse in WEAKENING and sight.offers_of(LiftCurse)
    return LiftCurse(sight.number, sight.me) if lifts else BearCurse(sight.number, sight.me)


def others(sight: Sight) -> list[Player]:
    return [seat for seat in sight.view.seats if seat != sight.me]


def troops_of(sight: Sight, player: Player) -> int:
    """All troops of a player's."""
    return sum(map(sight.land.armies, sight.land.of(player)))


def let_act_or_destroy(sight: Sight, side: str) -> Action:
    """Destroy an event that would cost me more than those troops; else let it act."""
    if sight.offers_of(DestroyOmen) and cost(sight) > price(sight.view):
        return DestroyOmen(sight.number, sight.me)
    return Pass(sight.number, sight.me)


def cost(sight: Sight) -> float:
    """How many troops the event is likely to cost me, in what I lose of them, of cards, or of stars.

    The Entity obeys somebody else: he denies me my last star or empties my hand where I would do so in his place.
    """
    now, queries = sight.view.parts[Omen], war(sight).queries
    if now.event == VIRUS:
        return sum(count for where, count in count_infected(queries).items() if sight.land.owner(where) == sight.me)
    if now.event not in NAMED or (caller := find_called(queries, now)) == sight.me:
        return 0.0
    if sight.me in about_to_win(sight, caller) and headquarters_of(sight, (sight.me,)):
        return HEADQUARTERS
    held = cards_held(sight)
    return A_CARD * held[sight.me] if full_hands(held, caller) else 0.0


ANSWERS: dict[type[Decision], Answer] = {ToInvoke: invoke, ToGiveUp: give_up, ToLiftCurse: bear_or_lift}
"""What the AI answers to the envelope's questions."""


def advise(advice: PackAdvice) -> PackAdvice:
    """What the envelope adds."""
    return replace(
        advice,
        answers={**advice.answers, **ANSWERS},
        reactions={**advice.reactions, TURNED_UP: let_act_or_destroy},
    )
