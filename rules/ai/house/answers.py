"""The AI's answers to the decisions of house rules: cards to pick, strikes, bargains, lots and prisoners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rules.ai.outlook import Answer, Sight
from rules.atlas import Card, Territory
from rules.house.blind_yalta import CallLot, Lots, TakeLot, ToTradeLots
from rules.house.captives import Prisoners
from rules.house.continental_power import Strike, ToStrike, ToWinOver, WinOver
from rules.house.prisoners_of_war import AcceptRansom, Declined, DeclineRansom, ProposeRansom, ToAnswerRansom, ToParley
from rules.house.risk_bounty import PickCard, ToPickCard
from rules.house.yalta import AcceptSwap, Bargains, DropSwap, ProposeSwap, Ready, ToBargain
from rules.kernel.offers import Offer
from rules.kernel.values import Action, Decision, Player
from rules.risk.armies import NEUTRAL
from rules.risk.setup.dealing import deal_zone
from rules.risk.turn.cards import WILDS, hand
from rules.risk.turn.reinforce import Finish
from rules.risk.turn.turns import still_plays

PROPOSALS = 2
"""After this many bargains per seat, the AI proposes no more."""


def pick_card(sight: Sight) -> Action:
    """Pick a joker, else a symbol that I have most of, if possible on a territory of mine."""
    symbols = {card: kind for card, (_, kind) in sight.board.cards.items()}
    held = [symbols.get(card, "") for card in sight.view.cards(hand(sight.me)).faces or ()]

    def use(card: Card) -> float:
        if card in WILDS:
            return 100.0
        return held.count(symbols[card]) + 0.5 * (sight.land.owner(Territory(card)) == sight.me)

    return PickCard(sight.number, sight.me, sight.best(sight.offers[0].fields["card"], use))


def strike(sight: Sight) -> Action:
    """Strike the enemy army that threatens me most; never a partner's, even where the rules allow it."""
    offers = _on_foes(sight, sight.offers_of(Strike), "where")
    if not offers:
        return Finish(sight.number, sight.me)
    near = {where for mine in sight.land.of(sight.me) for where in sight.foes(mine)}

    def danger(offer: Offer) -> tuple[bool, bool, int]:
        where = offer.fields["where"][0]
        return where in near, sight.land.owner(where) != NEUTRAL, sight.land.armies(where)

    worst = max(offers, key=danger)
    return worst.first_answer(sight.number, sight.me, count=worst.fields["count"][-1])


def win_over(sight: Sight) -> Action:
    """Win over an army from the largest enemy one near me, to where one more of mine helps most."""
    offers = _on_foes(sight, sight.offers_of(WinOver), "source")
    if not offers:
        return Finish(sight.number, sight.me)
    offer = max(offers, key=lambda one: sight.land.armies(one.fields["source"][0]))
    where = sight.best(offer.fields["target"], lambda t: sight.gain(t, 1))
    return offer.first_answer(sight.number, sight.me, target=where)


def _on_foes(sight: Sight, offers: list[Offer], field: str) -> list[Offer]:
    """The offers that harm no partner."""
    return [offer for offer in offers if sight.land.owner(offer.fields[field][0]) not in sight.friends]


def bargain(sight: Sight) -> Action:
    """Accept bargains with a gain and decline others; propose some that both gain from; then be ready."""
    now = sight.view.parts[Bargains]
    for swap in now.open:
        if swap.to == sight.me:
            gains = _gain(sight, sight.me, swap.take, swap.give) > 0
            answer = AcceptSwap if gains else DropSwap
            return answer(sight.number, sight.me, swap.number)
    mine = any(swap.by == sight.me for swap in now.open)
    if not mine and now.count < PROPOSALS * len(sight.view.seats):
        best = max(_swaps(sight), default=None)
        if best is not None:
            _, to, give, take = best
            return ProposeSwap(sight.number, sight.me, to, (give,), (take,))
    return Ready(sight.number, sight.me)


def _swaps(sight: Sight) -> Iterator[tuple[float, Player, Card, Card]]:
    """Swaps of one card for another that both players gain from: (gain, to, give, take)."""
    for seat in sight.view.seats:
        for take in _cards_laid(sight, seat) if seat != sight.me else ():
            for give in _cards_laid(sight, sight.me):
                gain = _gain(sight, sight.me, (give,), (take,))
                if gain > 0 and _gain(sight, seat, (take,), (give,)) > 0:
                    yield gain, seat, give, take


def _cards_laid(sight: Sight, player: Player) -> tuple[Card, ...]:
    return sight.view.cards(deal_zone(player)).faces or ()


def _gain(sight: Sight, player: Player, away: Iterable[Card], back: Iterable[Card]) -> float:
    """What a player gains by swapping cards; whole regions are worth most."""
    before = set(_cards_laid(sight, player))
    return _promise(sight, before - set(away) | set(back)) - _promise(sight, before)


def _promise(sight: Sight, cards: set[Card]) -> float:
    regions = sight.board.regions.values()
    shares = ((one.bonus, len(cards.intersection(one.territories)) / len(one.territories)) for one in regions)
    return len(cards) + sum(bonus * share * share for bonus, share in shares)


def trade_lots(sight: Sight) -> Action:
    """Swap my smallest region for any lot of its size; if there is none, call it as a lot, at most a few times."""
    now = sight.view.parts[Lots]
    smallest = min((_most(offer) for offer in sight.offers_of(CallLot)), key=len, default=())
    for offer in sight.offers_of(TakeLot):
        if smallest and smallest in offer.fields["cards"]:
            return offer.first_answer(sight.number, sight.me, cards=smallest)
    mine = any(lot.by == sight.me for lot in now.open)
    if smallest and not mine and now.count < PROPOSALS * len(sight.view.seats):
        return CallLot(sight.number, sight.me, smallest)
    return Ready(sight.number, sight.me)


def _most(offer: Offer) -> tuple[Card, ...]:
    """All the cards of a lot except jokers."""
    everything: tuple[Card, ...] = offer.fields["cards"][-1]
    return tuple(card for card in everything if card not in WILDS)


def parley(sight: Sight) -> Action:
    """Propose an even exchange to every player who has not declined one yet."""
    now, declined = sight.view.parts[Prisoners], sight.view.parts[Declined].by
    for seat in sight.view.seats:
        even = min(now.of(sight.me, seat), now.of(seat, sight.me))
        if even and seat not in declined and still_plays(sight.view, seat):
            return ProposeRansom(sight.number, sight.me, seat, even, even)
    return Finish(sight.number, sight.me)


def answer_ransom(sight: Sight) -> Action:
    """Accept an exchange that returns at least as many as I give."""
    fair = sight.decision.give >= sight.decision.take and sight.offers_of(AcceptRansom)
    return (AcceptRansom if fair else DeclineRansom)(sight.number, sight.me)


HOUSE_ANSWERS: Mapping[type[Decision], Answer] = {
    ToPickCard: pick_card,
    ToStrike: strike,
    ToWinOver: win_over,
    ToBargain: bargain,
    ToTradeLots: trade_lots,
    ToParley: parley,
    ToAnswerRansom: answer_ransom,
}
"""How the AI answers the decisions of house rules, in any game."""
