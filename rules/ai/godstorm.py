"""The AI's advice for Godstorm: points at the end of the fifth epoch, and what faith buys on the way there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rules.ai.fighting import best_plan
from rules.ai.godstorm_cards import behind, invoke, react
from rules.ai.outlook import Advice, Sight
from rules.godstorm.epochs import LAST_EPOCH, Bid, Epochs, ToBid, markers
from rules.godstorm.faith import Faith
from rules.godstorm.gods import Gods
from rules.godstorm.godswar import DICE, FIRST_RISKED, RiskGod, ToMeetGod, ToRiskGod
from rules.godstorm.miracles import ToPlayMiracle, data, hand, relics
from rules.godstorm.pantheons import DEATH, MAGIC, SKY, UNDERWORLD, WAR
from rules.godstorm.plague import Plague
from rules.godstorm.purchases import Buy, ToBuy
from rules.godstorm.relics import GUNGNIR, MJOLNIR, ToOpenBox, ToTradeArmies, TradeArmies
from rules.godstorm.setup import Found, ToFound
from rules.godstorm.summoning import GOD_COST, TEMPLE_COST, Build, Summon, ToSummon
from rules.godstorm.temples import Temples
from rules.godstorm.tree_of_life import Pledge, ToPledge
from rules.godstorm.underworld import ALTAR, CRYPT, GATE, LeaveHeaven, Return, ToLeaveHeaven, ToReturn
from rules.kernel.values import NOBODY, Action, Player
from rules.kernel.windows import ToReact
from rules.risk.calling_off import CallOff
from rules.risk.dice_odds import Dice
from rules.risk.expand import Expand
from rules.risk.invasion import Attack, Invasion, ToFight
from rules.risk.leaders import Leaders
from rules.risk.reinforce import Finish
from rules.risk.total_odds import Sum, higher_total

TEMPLE, RELIC_POINT, GOD = 1.2, 1.0, 0.6
"""The extra value of a territory with a temple, with the place of a relic that one has, and with an enemy's god."""
BELOW = {CRYPT: 1.6, ALTAR: 1.4, GATE: 0.4}
"""The value of a space of the Underworld, by kind."""
A_PLAIN_SPACE = 0.25
WANTED = (MAGIC, SKY, DEATH, WAR)
"""In which order absent gods are summoned."""
DECKS = (WAR, MAGIC, SKY, DEATH)
ONE_MORE_EPOCH = "time_stands_still"
SURE_ENOUGH = 0.6
"""The chance below which a space of the Underworld is not attacked."""


def epochs_left(sight: Sight) -> int:
    """How many turns each player still has, this epoch's included."""
    return max(LAST_EPOCH - sight.view.part(Epochs).now + 1, 1)


def faith(sight: Sight) -> int:
    return sight.view.part(Faith).of.get(sight.me, 0)


def spending(sight: Sight) -> int:
    """The faith that is free to be spent: what one epoch more would cost is kept, for whoever needs it."""
    held = sight.view.cards(hand(sight.me, WAR)).faces or ()
    needed = ONE_MORE_EPOCH in held and epochs_left(sight) < 3 and behind(sight)
    return max(faith(sight) - data(ONE_MORE_EPOCH).cost * needed, 0)


def worth(sight: Sight, where: str) -> float:
    """A point for the territory, more for what stands on it; below, what a space is worth."""
    if where not in sight.board.region_of:
        return below_worth(sight, where)
    left = epochs_left(sight) / LAST_EPOCH
    mine = sight.view.cards(relics(sight.me)).faces or ()
    owner = sight.land.owner(where)
    return (
        1.0
        + TEMPLE * left * (where in sight.view.part(Temples).at)
        + RELIC_POINT * any(data(relic).point == where for relic in mine)
        + GOD * (owner not in (sight.me, NOBODY)) * len(sight.view.part(Gods).standing(owner, where))
        - 0.4 * left * (where in sight.view.part(Plague).at)
    )


def dice(sight: Sight, source: str, target: str, leaders: Leaders) -> Dice:
    """War wins ties, Magic rerolls ones; so does a temple for the defender."""
    there = sight.view.part(Gods).standing(sight.land.owner(target), target)
    guarded = MAGIC in there or target in sight.view.part(Temples).at
    return powers(WAR in leaders, MAGIC in leaders, guarded)


@lru_cache
def powers(war: bool, magic: bool, guarded: bool) -> Dice:
    """The dice of an invasion with these powers on the attacker's side, and rerolled ones on the defender's."""
    return Dice(ties_to_attacker=war, attack_rerolls_ones=magic, defence_rerolls_ones=guarded)


def bid(sight: Sight) -> Action:
    """Nothing until the last epoch, in which it pays to play last: nobody can take back what was won."""
    last = epochs_left(sight) == 1
    there = markers(sight.view)
    return Bid(sight.number, sight.me, spending(sight) // 2 if last else 0, there[::-1] if last else ())


def found(sight: Sight) -> Action:
    """The god where the next conquest beckons, the temple in a quieter place."""
    lands = sight.offers[0].fields
    god_at = sight.best(_clean(sight, lands["god_at"]), lambda t: sight.potential(t, sight.land.armies(t)))
    temple_at = sight.best(
        lands["temple_at"], lambda t: sight.safety(t, sight.land.armies(t)) - 0.05 * len(sight.foes(t))
    )
    return Found(sight.number, sight.me, god_at, temple_at)


def _clean(sight: Sight, lands: Sequence[str]) -> Sequence[str]:
    """Those without plague, which would banish a god before he fights; all, if it lies everywhere."""
    plagued = sight.view.part(Plague).at
    return tuple(where for where in lands if where not in plagued) or lands


def summon(sight: Sight) -> Action | None:
    """Magic and the Sky first; a temple while it can still pay; some faith stays for cards."""
    have = spending(sight)
    offers = sight.offered(Summon)
    if offers and have >= GOD_COST:
        absent = offers[0].fields["god"]
        god = next(god for god in WANTED if god in absent)
        if len(absent) > 1 or have >= GOD_COST + 2:
            lands = _clean(sight, offers[0].fields["where"])
            where = sight.best(lands, lambda t: sight.land.armies(t) + 2 * bool(sight.foes(t)))
            return Summon(sight.number, sight.me, god, where)
    build = sight.offered(Build)
    if build and have >= TEMPLE_COST + 2 and epochs_left(sight) > 2:
        where = sight.best(build[0].fields["where"], lambda t: sight.safety(t, sight.land.armies(t)))
        return Build(sight.number, sight.me, where)
    return Finish(sight.number, sight.me)


def buy(sight: Sight) -> Action:
    """Cards while there is faith; of the decks open the one with most left, and relics early."""
    offers = sight.offered(Buy)
    if not offers or spending(sight) < 2:
        return Finish(sight.number, sight.me)
    decks = offers[0].fields["deck"]
    early = epochs_left(sight) > 2

    def wish(deck: str) -> float:
        held = sight.view.cards(f"{deck}:{sight.me}").count if deck != MAGIC else 0
        return (3.0 if deck == MAGIC and early else 2.0 if deck == WAR else 1.5 if deck == DEATH else 1.0) - held

    return Buy(sight.number, sight.me, sight.best(decks, wish))


def fight(sight: Sight) -> Action | None:
    """On Earth walk into empty land, else attack as elsewhere; below take crypts and altars."""
    below = sight.decision.realm == UNDERWORLD
    walk = _walk(sight, below)
    if walk:
        return walk
    if not below:
        plan = best_plan(sight)
        if plan:
            return plan.attack
        return Finish(sight.number, sight.me)
    return _attack_below(sight) or Finish(sight.number, sight.me)


def _walk(sight: Sight, below: bool) -> Action | None:
    """Into the best empty land; below with everybody, on Earth with what a border needs."""
    found = [(offer, t) for offer in sight.offered(Expand) for t in offer.fields["target"]]
    if not found:
        return None
    value: Callable[[str], float] = (lambda t: below_worth(sight, t)) if below else sight.worth
    offer, target = max(found, key=lambda pair: (value(pair[1]), pair[0].fields["count"][-1]))
    if value(target) <= 0:
        return None
    most = offer.fields["count"][-1]
    quiet = not sight.foes(offer.fields["source"][0]) if not below else True
    return offer.answer(sight.number, sight.me, target=target, count=most if quiet else (most + 1) // 2, leaders=())


def below_worth(sight: Sight, where: str) -> float:
    """The value of a space of the Underworld."""
    kind = sight.board.realms[UNDERWORLD].spaces.get(where, "")
    return BELOW.get(kind, A_PLAIN_SPACE)


def _attack_below(sight: Sight) -> Action | None:
    """The best of the attacks that are likely to succeed."""
    best: tuple[float, Action] | None = None
    for offer in sight.offered(Attack):
        source, dice = offer.fields["source"][0], offer.fields["dice"][-1]
        for target in offer.fields["target"]:
            win = sight.chances(source, target, max(sight.land.armies(source) - 1, dice)).win
            promise = win * below_worth(sight, target)
            if win >= SURE_ENOUGH and (best is None or promise > best[0]):
                best = promise, Attack(sight.number, sight.me, source, target, dice)
    return best[1] if best else None


def leave_heaven(sight: Sight) -> Action:
    """Everybody to the space that has most to reach."""
    offer = next(iter(sight.offered(LeaveHeaven)), None)
    if offer is None:
        return Finish(sight.number, sight.me)

    def reach(where: str) -> float:
        near = sight.board.links_of[where]
        return sum(below_worth(sight, t) for t in near if sight.land.owner(t) != sight.me) + below_worth(sight, where)

    where = sight.best(offer.fields["where"], reach)
    return LeaveHeaven(sight.number, sight.me, where, offer.fields["count"][-1])


def bring_back(sight: Sight) -> Action:
    """As many as may come, to the temple where they gain most."""
    offer = sight.offered(Return)[0]
    temple = sight.best(offer.fields["temple"], lambda t: sight.gain(t, 1))
    return Return(sight.number, sight.me, offer.fields["crypt"][0], temple, offer.fields["count"][-1])


def side(sight: Sight, player: Player, where: str, gods: Leaders, armies: int, defends: bool) -> Sum:
    """One side of a godswar, as the odds count it."""
    owned = sight.view.cards(relics(player)).faces or ()
    spaces = sight.board.realms[UNDERWORLD].spaces
    altars = sum(kind == ALTAR and sight.land.owner(t) == player for t, kind in spaces.items())
    rerolls = MAGIC in gods or GUNGNIR in owned or (defends and where in sight.view.part(Temples).at)
    return Sum(DICE + (SKY in gods) + altars, armies + 3 * (MJOLNIR in owned), rerolls)


def risk_god(sight: Sight) -> Action:
    """The god who is needed least; stop where the next round is likely to be lost."""
    able = tuple(sight.offered(RiskGod)[0].fields["god"])
    if sight.offered(CallOff):
        now, land = sight.view.part(Invasion), sight.land
        theirs = sight.view.part(Gods).standing(land.owner(now.target), now.target)
        ours = side(sight, sight.me, now.source, able, land.armies(now.source) - 1, False)
        other = side(sight, land.owner(now.target), now.target, theirs, land.armies(now.target), True)
        if higher_total(ours, other, WAR in able) < 0.4:
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
        if epochs_left(sight) > 1 and faith(sight) < 6
        else Finish(sight.number, sight.me)
    )


ANCIENT_EARTH = Advice(
    worth=worth,
    dice=dice,
    rounds=lambda sight: float(epochs_left(sight)),
    answers={
        ToBid: bid,
        ToFound: found,
        ToSummon: summon,
        ToBuy: buy,
        ToPlayMiracle: invoke,
        ToOpenBox: invoke,
        ToReact: react,
        ToFight: fight,
        ToLeaveHeaven: leave_heaven,
        ToReturn: bring_back,
        ToRiskGod: risk_god,
        ToMeetGod: risk_god,
        ToPledge: pledge,
        ToTradeArmies: trade_armies,
    },
)
