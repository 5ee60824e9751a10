"""The AI's advice for Godstorm: points at the end of the fifth epoch, and what faith buys on the way there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from rules.ai.fighting import Plan, best_plan, move_in, plans
from rules.ai.godstorm.cards import behind, faith_price, invasion_dice, invoke, keep_card, react, relics_of, side
from rules.ai.outlook import Advice, Sight
from rules.atlas import Card, Territory
from rules.godstorm.dice_powers import in_godswar
from rules.godstorm.epochs import LAST_EPOCH, Bid, Epochs, ToBid, markers
from rules.godstorm.faith import faith_of
from rules.godstorm.founding import Found, ToFound
from rules.godstorm.gods import Gods
from rules.godstorm.godswar import FIRST_RISKED, RiskGod, ToMeetGod, ToRiskGod
from rules.godstorm.miracles import ToPlayMiracle, hand, pile, relics
from rules.godstorm.pantheons import DEATH, MAGIC, NO_GOD, SKY, UNDERWORLD, WAR
from rules.godstorm.plague import Plague
from rules.godstorm.purchases import MOST_BOUGHT, PRICE, Buy, ToBuy
from rules.godstorm.relic_powers import STONEHENGE, TABLETS, ToOpenBox, ToTradeArmies, TradeArmies
from rules.godstorm.summoning import GOD_COST, TEMPLE_COST, Build, Summon, ToSummon
from rules.godstorm.temples import Temples
from rules.godstorm.titles import data
from rules.godstorm.tree_of_life import Pledge, ToPledge
from rules.godstorm.underworld import ALTAR, CRYPT, GATE, LeaveHeaven, Return, ToLeaveHeaven, ToReturn
from rules.godstorm.war_cards import ToKeepCard
from rules.kernel.offers import Offer
from rules.kernel.values import NOBODY, Action, LeaderKind, Player
from rules.kernel.windows import ToReact
from rules.risk.combat.calling_off import CallOff
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack, Invasion, ToFight
from rules.risk.combat.leaders import Leaders
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.total_odds import higher_total
from rules.risk.turn.reinforce import Finish
from rules.risk.turn.turns import TurnOrder, seats_in_play

TEMPLE, RELIC_POINT, GOD = 1.2, 1.0, 0.6
"""The extra value of a territory with a temple, with the place of a relic that one has, and with an enemy's god."""
BELOW = {CRYPT: 1.6, ALTAR: 1.4, GATE: 0.4}
"""The value of a space of the Underworld, by kind."""
A_PLAIN_SPACE = 0.25
WANTED = (WAR, MAGIC, SKY, DEATH)
"""In which order absent gods are summoned."""
A_TEMPLE_LEAVES = 2
"""The faith that must be left when a temple is built."""
SPARE = 4
"""The faith that must be left, with the next War cards paid, when another god than War is summoned before the last
epoch."""
LAST_BID = 8
"""The faith that is kept in the fourth epoch, to bid for the last place in the fifth."""
A_DEATH_COST = 3
"""The faith that most Death cards cost at most."""
ONE_MORE_EPOCH = Card("time_stands_still")
SURE_ENOUGH, SURE_AT_LAST = 0.6, 0.3
"""The chance below which a space of the Underworld is not attacked; the second one in the last epoch."""
LAST_ROUNDS = 0.6
"""How many turns count as left in the last of all, where armies serve for nothing but the next attack."""
ALONG = 0.05
"""What it is worth that a god goes along."""
DARE = 0.4
"""The chance of a godswar's round below which gods are held back, or an attacker stops."""


def epochs_left(sight: Sight) -> int:
    """How many turns each player still has, this epoch's included."""
    return max(LAST_EPOCH - sight.view.parts[Epochs].now + 1, 1)


def list_spent(sight: Sight) -> tuple[Player, ...]:
    """In the last epoch, whoever has had his turn, `me` among them after his own."""
    view = sight.view
    order = view.parts[TurnOrder].seats
    if view.active not in order or view.parts[Epochs].now < LAST_EPOCH:
        return ()
    return order[: order.index(view.active) + 1]


def nobody_follows(sight: Sight) -> bool:
    """Whether no other player has a turn before the game ends."""
    return all(seat in sight.spent for seat in seats_in_play(sight.view) if seat != sight.me)


def last(sight: Sight) -> float:
    return float(nobody_follows(sight))


def rounds(sight: Sight) -> float:
    """The turns left; in the last of all, after which nobody attacks, armies are worth least."""
    return LAST_ROUNDS if nobody_follows(sight) else float(epochs_left(sight))


def free_faith(sight: Sight) -> int:
    """The faith that is free to be spent; what is kept, for the dearest of what follows, is not.

    That is the bid for the last epoch, an epoch more for whoever is behind, and a Sky card while others may attack.
    """
    left, view = epochs_left(sight), sight.view
    kept = LAST_BID if left == 2 else 0
    if left < 3 and ONE_MORE_EPOCH in (view.cards(hand(sight.me, WAR)).faces or ()) and behind(sight):
        kept = max(kept, data(ONE_MORE_EPOCH).cost)
    if SKY in view.parts[Gods].of(sight.me) and not nobody_follows(sight):
        kept = max(kept, *(data(card).cost for card in view.cards(hand(sight.me, SKY)).faces or ()), 0)
    return max(faith_of(view, sight.me) - kept, 0)


def worth(sight: Sight, where: Territory) -> float:
    """A point for the territory, more for what stands on it; below, what a space is worth."""
    if where not in sight.board.region_of:
        return below_worth(sight, where)
    left = epochs_left(sight) / LAST_EPOCH
    mine = sight.view.cards(relics(sight.me)).faces or ()
    owner = sight.land.owner(where)
    return (
        1.0
        + TEMPLE * left * (where in sight.view.parts[Temples].at)
        + RELIC_POINT * any(data(relic).point == where for relic in mine)
        + GOD * (owner not in (sight.me, NOBODY)) * len(sight.view.parts[Gods].kinds_at(owner, where))
        - 0.4 * left * (where in sight.view.parts[Plague].at)
    )


def dice(sight: Sight, source: Territory, target: Territory, leaders: Leaders) -> Dice:
    """The powers of the gods on both sides, and of a temple for the defender."""
    guards = sight.view.parts[Gods].kinds_at(sight.land.owner(target), target)
    return invasion_dice(leaders, guards, target in sight.view.parts[Temples].at)


def lands_to_shun(sight: Sight) -> tuple[Territory, ...]:
    """Plagued land, on which half of the new armies would die before they fight."""
    return sight.view.parts[Plague].at


def spoils(sight: Sight, target: Territory, leaders: Leaders) -> float:
    """Gods go along into the conquest: where the army goes they are safer than where it was."""
    return ALONG * len(leaders)


def hold_gods_back(sight: Sight, attack: Attack) -> Action:
    """The same attack without the gods, where plague would banish them or the other side's gods are likely to."""
    view, now = sight.view, sight.view.parts[Invasion]
    if not attack.leaders or now.goes(attack.source, attack.target):
        return attack
    owner = sight.land.owner(attack.target)
    theirs = view.parts[Gods].kinds_at(owner, attack.target)
    ours = side(sight, sight.me, attack.source, attack.leaders, sight.land.armies(attack.source) - 1, False)
    other = side(sight, owner, attack.target, theirs, sight.land.armies(attack.target), True)
    lost = theirs and higher_total(ours, other, in_godswar(attack.leaders).wins_ties) < DARE
    plagued = attack.target in view.parts[Plague].at and not nobody_follows(sight)
    return replace(attack, leaders=()) if lost or plagued else attack


def move_in_with_gods(sight: Sight) -> Action:
    return send_gods(sight, move_in(sight))


def send_gods(sight: Sight, answer: MoveIn) -> Action:
    """Gods who may choose go to where more armies are, but not into plague."""
    source, target = sight.decision.source, sight.decision.target
    gods = sight.offers[-1].fields["leaders"][-1]
    stay, go = sight.land.armies(source) - answer.count, sight.land.armies(target) + answer.count
    leave = gods and go > stay and target not in sight.view.parts[Plague].at
    return replace(answer, leaders=gods) if leave else answer


def bid(sight: Sight) -> Action:
    """For the last place in the last epoch, all that it takes to outbid the others: nobody can take back what was won
    then. Before it nothing, with a wish: to play last in the first epoch, as two turns may follow each other, then
    first."""
    there, left = markers(sight.view), epochs_left(sight)
    reach = {
        seat: faith_of(sight.view, seat) + 3 * (TABLETS in relics_of(sight, seat)) for seat in seats_in_play(sight.view)
    }
    most = max(reach[seat] for seat in reach if seat != sight.me) + 1 - 3 * (TABLETS in relics_of(sight, sight.me))
    faith = min(faith_of(sight.view, sight.me), max(most, 1)) if left == 1 else 0
    return Bid(sight.number, sight.me, faith, there[::-1] if left in (1, LAST_EPOCH) else there)


def found(sight: Sight) -> Found:
    """The god where the next conquest beckons, the temple in a quieter place."""
    lands = sight.offers[0].fields
    god_at = sight.best(clean(sight, lands["god_at"]), lambda t: sight.potential(t, sight.land.armies(t)))
    temple_at = sight.best(
        lands["temple_at"], lambda t: sight.safety(t, sight.land.armies(t)) - 0.05 * len(sight.foes(t))
    )
    return Found(sight.number, sight.me, god_at, temple_at)


def clean(sight: Sight, lands: Sequence[Territory]) -> Sequence[Territory]:
    """Those without plague, which would banish a god before he fights; all, if it lies everywhere."""
    plagued = sight.view.parts[Plague].at
    return tuple(where for where in lands if where not in plagued) or lands


def summon(sight: Sight) -> Action:
    return summon_for(sight, free_faith(sight))


def summon_for(sight: Sight, have: int) -> Action:
    """War first, whose cards bring most for their faith; temples while they can pay; others with faith to spare, of the
    faith that may be spent."""
    left = epochs_left(sight)
    offers, build = sight.offers_of(Summon), sight.offers_of(Build)
    if offers and (god := pick_god(sight, offers[0].fields["god"], have)):
        lands = clean(sight, offers[0].fields["where"])
        where = sight.best(lands, lambda t: sight.land.armies(t) + 2 * bool(sight.foes(t)))
        return Summon(sight.number, sight.me, god, where)
    if build and have >= TEMPLE_COST + A_TEMPLE_LEAVES and left > 2:
        return build_in_safety(sight, build[0])
    return Finish(sight.number, sight.me)


def build_in_safety(sight: Sight, offer: Offer) -> Action:
    where = sight.best(offer.fields["where"], lambda t: sight.safety(t, sight.land.armies(t)))
    return Build(sight.number, sight.me, where)


def pick_god(sight: Sight, absent: Sequence[LeaderKind], have: int) -> LeaderKind:
    """The first of the absent gods who is worth this faith; '' for none.

    The others than War want the next War cards paid, and some faith to spare before the last epoch. In the last turn
    the Sky has nothing to answer, and Death needs a card that can be paid as well.
    """
    cards = PRICE * min(MOST_BOUGHT, sight.view.cards(pile(WAR)).count)
    spare = cards + SPARE * (epochs_left(sight) > 1)
    more = {WAR: 0, MAGIC: spare, DEATH: max(spare, PRICE + A_DEATH_COST), SKY: spare}
    gods = (god for god in WANTED if god in absent and have >= GOD_COST + more[god])
    return next((god for god in gods if god != SKY or not nobody_follows(sight)), NO_GOD)


A_WAR_CARD, A_DEATH_CARD, A_SKY_CARD, A_RELIC = 1.3, 1.1, 0.7, 0.35
"""What a card of each deck is worth when it is bought, in points; a relic in each turn that is left."""
WAITING = 0.3
"""How much less, for each card of the deck that waits in the hand."""


def buy(sight: Sight) -> Action:
    return buy_for(sight, free_faith(sight))


def buy_for(sight: Sight, have: int) -> Action:
    """The cards of most use that are worth their faith: War cards, relics early, Death cards that can be paid too, Sky
    cards while others may attack. `have` is the faith that may be spent."""
    offers = sight.offers_of(Buy)
    price = 1 if STONEHENGE in relics_of(sight, sight.me) else PRICE
    if not offers or have < price:
        return Finish(sight.number, sight.me)

    def use(deck: LeaderKind) -> float:
        if deck == MAGIC:
            return A_RELIC * sight.rounds
        if deck == SKY and nobody_follows(sight):
            return 0.0
        waiting = WAITING * sight.view.cards(hand(sight.me, deck)).count
        if deck == DEATH:
            return A_DEATH_CARD * (have >= price + A_DEATH_COST) - waiting
        return A_WAR_CARD if deck == WAR else A_SKY_CARD - waiting

    best = sight.best(offers[0].fields["deck"], use)
    if use(best) > faith_price(sight) * price:
        return Buy(sight.number, sight.me, best)
    return Finish(sight.number, sight.me)


def fight(sight: Sight) -> Action | None:
    """On Earth walk into empty land, else attack as elsewhere; below take crypts and altars."""
    walking = walk(sight)
    if walking:
        return walking
    if sight.decision.realm == UNDERWORLD:
        return _attack_below(sight) or Finish(sight.number, sight.me)
    plan = best_plan(sight) or last_chance(sight)
    return hold_gods_back(sight, plan.attack) if plan else Finish(sight.number, sight.me)


def last_chance(sight: Sight) -> Plan | None:
    """In the last turn of all the likeliest attack, however unlikely: armies that are left win nothing any more."""
    return max(plans(sight), key=lambda plan: plan.promise, default=None) if nobody_follows(sight) else None


def walk(sight: Sight) -> Action | None:
    """Into the best empty land; below with everybody, on Earth with what a border needs."""
    below = sight.decision.realm == UNDERWORLD
    found = [(offer, t) for offer in sight.offers_of(Expand) for t in offer.fields["target"]]
    if not found:
        return None
    value: Callable[[Territory], float] = (lambda t: below_worth(sight, t)) if below else sight.worth
    offer, target = max(found, key=lambda pair: (value(pair[1]), pair[0].fields["count"][-1]))
    if value(target) <= 0:
        return None
    most = offer.fields["count"][-1]
    quiet = not sight.foes(offer.fields["source"][0]) if not below else True
    count = most if quiet else (most + 1) // 2
    return offer.first_answer(sight.number, sight.me, target=target, count=count, leaders=())


def below_worth(sight: Sight, where: Territory) -> float:
    """The value of a space of the Underworld."""
    kind = sight.board.realms[UNDERWORLD].spaces.get(where, "")
    return BELOW.get(kind, A_PLAIN_SPACE)


def _attack_below(sight: Sight) -> Action | None:
    """The best of the attacks that are likely to succeed; in the last turn of all of any."""
    least = SURE_ENOUGH if epochs_left(sight) > 1 else SURE_AT_LAST * (not nobody_follows(sight))
    best: tuple[float, Action] | None = None
    for offer in sight.offers_of(Attack):
        source, dice = offer.fields["source"][0], offer.fields["dice"][-1]
        for target in offer.fields["target"]:
            win = sight.chances(source, target, max(sight.land.armies(source) - 1, dice)).win
            promise = win * below_worth(sight, target)
            if win >= least and (best is None or promise > best[0]):
                best = promise, Attack(sight.number, sight.me, source, target, dice)
    return best[1] if best else None


def leave_heaven(sight: Sight) -> Action:
    """Everybody to the space that has most to reach."""
    offer = next(iter(sight.offers_of(LeaveHeaven)), None)
    if offer is None:
        return Finish(sight.number, sight.me)

    def reach(where: Territory) -> float:
        near = sight.board.links_of[where]
        return sum(below_worth(sight, t) for t in near if sight.land.owner(t) != sight.me) + below_worth(sight, where)

    where = sight.best(offer.fields["where"], reach)
    return LeaveHeaven(sight.number, sight.me, where, offer.fields["count"][-1])


def bring_back(sight: Sight) -> Action:
    """As many as may come, to the temple where they gain most."""
    offer = sight.offers_of(Return)[0]
    temple = sight.best(offer.fields["temple"], lambda t: sight.gain(t, 1))
    return Return(sight.number, sight.me, offer.fields["crypt"][0], temple, offer.fields["count"][-1])


def risk_god(sight: Sight) -> Action:
    """The god who is needed least; stop where the next round is likely to be lost."""
    able = tuple(sight.offers_of(RiskGod)[0].fields["god"])
    if sight.offers_of(CallOff):
        now, land = sight.view.parts[Invasion], sight.land
        theirs = sight.view.parts[Gods].kinds_at(land.owner(now.target), now.target)
        ours = side(sight, sight.me, now.source, able, land.armies(now.source) - 1, False)
        other = side(sight, land.owner(now.target), now.target, theirs, land.armies(now.target), True)
        if higher_total(ours, other, in_godswar(able).wins_ties) < DARE:
            return CallOff(sight.number, sight.me)
    return RiskGod(sight.number, sight.me, next(god for god in FIRST_RISKED if god in able))


def pledge(sight: Sight) -> Action:
    """Save what guards a place worth more than the faith, and the last armies of any."""
    where, most = sight.decision.where, sight.decision.most
    dear = sight.worth(where) > 2 or sight.land.armies(where) <= most
    return Pledge(sight.number, sight.me, most if dear else 0)


def trade_armies(sight: Sight) -> Action:
    """Faith for armies while it can still buy something."""
    return (
        TradeArmies(sight.number, sight.me)
        if epochs_left(sight) > 1 and faith_of(sight.view, sight.me) < 6
        else Finish(sight.number, sight.me)
    )


ANCIENT_EARTH = Advice(
    worth=worth,
    dice=dice,
    spoils=spoils,
    rounds=rounds,
    shunned=lands_to_shun,
    spent=list_spent,
    last=last,
    answers={
        ToBid: bid,
        ToFound: found,
        ToSummon: summon,
        ToBuy: buy,
        ToPlayMiracle: invoke,
        ToOpenBox: invoke,
        ToReact: react,
        ToKeepCard: keep_card,
        ToFight: fight,
        ToOccupy: move_in_with_gods,
        ToLeaveHeaven: leave_heaven,
        ToReturn: bring_back,
        ToRiskGod: risk_god,
        ToMeetGod: risk_god,
        ToPledge: pledge,
        ToTradeArmies: trade_armies,
    },
)
