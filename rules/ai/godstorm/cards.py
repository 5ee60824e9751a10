"""When the AI plays miracle cards, with which choices: what each would change on the board, in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from itertools import product, starmap
from typing import Any

from rules.ai.fighting import PRICE
from rules.ai.outlook import Sight
from rules.atlas import Card, Territory
from rules.godstorm.dice_powers import FIRE, GODSWAR, HELP, TEMPLE, in_battle, in_godswar
from rules.godstorm.faith import Faith, faith_of
from rules.godstorm.force import Force
from rules.godstorm.gods import Gods
from rules.godstorm.invocations import (
    Invoke,
    InvokeAgainst,
    InvokeAlone,
    InvokeAt,
    InvokeBetween,
    InvokeDeck,
    InvokeExchange,
    InvokeFlight,
    InvokeFrom,
    InvokeGod,
    InvokeLands,
    InvokeMarch,
    InvokeRelic,
    InvokeReturn,
)
from rules.godstorm.miracles import ANNOUNCED, MIRACLE, SKY_WINDOW, Announced, hand, pile, relics
from rules.godstorm.pantheons import DEATH, MAGIC, SKY, UNDERWORLD, WAR
from rules.godstorm.relic_powers import (
    AEGIS,
    BOOK,
    CAULDRON,
    EXCALIBUR,
    FLEECE,
    FREE_CARDS,
    GUNGNIR,
    MJOLNIR,
    PANDORA,
    PYRAMIDS,
    SCALES,
    STONEHENGE,
    TABLETS,
    TEARS,
    TREE,
    WINE,
    RaiseAegis,
)  # fmt: skip
from rules.godstorm.temples import Temples
from rules.godstorm.titles import data, title
from rules.godstorm.underworld import ALTAR, CRYPT
from rules.godstorm.war_cards import KeepCard
from rules.godstorm.waters import ATLANTIS
from rules.kernel.context import Pass
from rules.kernel.offers import Choices, Offer
from rules.kernel.values import NOBODY, Action, LeaderKind, Player
from rules.risk.armies import NEUTRAL
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.leaders import Leaders
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.total_odds import Sum, higher_total
from rules.risk.turn.reinforce import Finish

DIE = 3.5
OTHERS = 0.6
"""What an enemy's loss is worth, beside my own."""
FAITH, CARD, A_GOD, A_TEMPLE = 0.3, 0.6, 1.0, 1.6
"""What one of each is worth, in points."""
DEAR = 3
"""A card that cost so much faith is cancelled whomever it strikes."""


@lru_cache
def invasion_dice(gods: Leaders, guards: Leaders, temple: bool) -> Dice:
    """The dice of an invasion with these gods on either side, and perhaps a temple where it goes."""
    attack, defence = in_battle(gods), in_battle((*guards, TEMPLE) if temple else guards)
    return Dice(
        ties_to_attacker=attack.wins_ties,
        attack_rerolls_ones=attack.rerolls_ones,
        defence_rerolls_ones=defence.rerolls_ones,
    )


def side(sight: Sight, player: Player, where: Territory, gods: Leaders, armies: int, defends: bool) -> Sum:
    """One side of a godswar, as the odds count it."""
    owned = sight.view.cards(relics(player)).faces or ()
    spaces = sight.board.realms[UNDERWORLD].spaces
    altars = sum(kind == ALTAR and sight.land.owner(t) == player for t, kind in spaces.items())
    able = (*gods, TEMPLE) if defends and where in sight.view.parts[Temples].at else gods
    rerolls = in_godswar(able).rerolls_ones or (HELP[GUNGNIR].total.rerolls_ones and GUNGNIR in owned)
    dice = GODSWAR.dice + in_godswar(gods).dice + HELP[ALTAR].total.dice * altars
    return Sum(dice, armies + HELP[MJOLNIR].total.added * (MJOLNIR in owned), rerolls)


def loss(sight: Sight, where: Territory, count: float) -> float:
    """The value, for `me`, of this many armies lost on a territory: a gain where they are an enemy's."""
    owner, there = sight.land.owner(where), sight.land.armies(where)
    if owner == NOBODY:
        return 0.0
    lost = min(count, there)
    emptied = sight.worth(where) if count >= there else 0.0
    share = 1.0 if owner == sight.me else -(0.2 if owner == NEUTRAL else 0.6)
    return -share * (PRICE * lost + emptied)


def later(sight: Sight) -> float:
    """How much of what is kept can still be used: all of it with two more turns, nothing without any."""
    return min(1.0, max(sight.rounds - 1, 0.0) / 2)


def faith_price(sight: Sight) -> float:
    """What a token of faith is worth: nothing but a tie once no turn is left to spend it."""
    return FAITH * later(sight) + 0.02


def all_losses(sight: Sight, among: Iterable[Territory], count: Callable[[int], float]) -> float:
    return sum(loss(sight, t, count(sight.land.armies(t))) for t in among if sight.land.armies(t))


def others(sight: Sight) -> list[Player]:
    return [seat for seat in sight.view.seats if seat != sight.me]


def relics_of(sight: Sight, player: Player) -> tuple[Card, ...]:
    return sight.view.cards(relics(player)).faces or ()


def hand_size(sight: Sight, player: Player) -> int:
    return sum(sight.view.cards(hand(player, deck)).count for deck in (WAR, SKY, DEATH))


def holder(sight: Sight, relic: Card) -> Player:
    return next((seat for seat in sight.view.seats if relic in relics_of(sight, seat)), NOBODY)


EACH_TURN: Mapping[Card, float] = {
    FLEECE: 0.9, CAULDRON: 0.5, STONEHENGE: 0.5, BOOK: 0.5, PYRAMIDS: 0.4, MJOLNIR: 0.4, WINE: 0.35, TEARS: 0.3,
    SCALES: 0.3, TREE: 0.3, GUNGNIR: 0.2, TABLETS: 0.2, AEGIS: 0.2, EXCALIBUR: 0.2, PANDORA: 0.1,
}  # fmt: skip
"""What a relic brings its owner in a turn."""


def relic_worth(sight: Sight, relic: Card, owner: Player) -> float:
    """What a relic brings this owner in the turns that he has left, and at the end with its place."""
    regions = sum(sight.counts[owner, name] == len(one.territories) for name, one in sight.board.regions.items())
    each = EACH_TURN[relic] + 2 * PRICE * regions * (relic == EXCALIBUR)
    if (deck := dict(FREE_CARDS).get(relic)) and not sight.view.cards(pile(deck)).count:
        each = 0.0
    point = data(relic).point
    return each * sight.rounds + (bool(point) and sight.land.owner(point) == owner)


def _loss_of_relic(sight: Sight, relic: Card) -> float:
    """The value, for `me`, of a relic that its owner loses."""
    owner = holder(sight, relic)
    return relic_worth(sight, relic, owner) * (-1 if owner == sight.me else OTHERS)


def strike_gods(sight: Sight, kinds: tuple[LeaderKind, ...]) -> float:
    """The value of banishing all gods of these kinds."""
    gods = sight.view.parts[Gods]
    return sum(mine_or_theirs(sight, seat) for seat in sight.view.seats for god in gods.of(seat) if god in kinds)


def mine_or_theirs(sight: Sight, player: Player) -> float:
    """What a god's loss is worth, by whose he is."""
    return -A_GOD if player == sight.me else 0.6 * A_GOD


def temples_held(sight: Sight) -> int:
    return sum(sight.land.owner(t) == sight.me for t in sight.view.parts[Temples].at)


def mine_or_not(sight: Sight, where: Territory) -> float:
    """1 for my own territory, less than 0 for an enemy's."""
    owner = sight.land.owner(where)
    return 1.0 if owner == sight.me else 0.0 if owner in (NOBODY, NEUTRAL) else -0.6


def _siren(sight: Sight, card: InvokeExchange) -> float:
    """Weak where he is strong, next to me."""
    one, other = card.lands
    apart = abs(sight.land.armies(one) - sight.land.armies(other))
    big = max((one, other), key=sight.land.armies)
    return PRICE * apart * (0.5 if any(sight.land.owner(t) == sight.me for t in sight.board.links_of[big]) else 0.05)


def behind(sight: Sight) -> bool:
    """Whether another holds more land: whoever is not in front wants one epoch more."""
    return max(len(sight.land.of(seat)) for seat in others(sight)) > len(sight.land.of(sight.me))


def _trojan(sight: Sight, card: InvokeAt) -> float:
    guards = sight.view.parts[Gods].kinds_at(sight.land.owner(card.where), card.where)
    return 1.6 * sight.worth(card.where) + A_GOD * len(guards)


def _sea_line(sight: Sight, card: InvokeLands) -> float:
    """Shut a line over which an enemy threatens me."""
    one, other = card.lands
    for here, there in ((one, other), (other, one)):
        if sight.land.owner(here) == sight.me and sight.land.owner(there) not in (sight.me, NOBODY):
            return PRICE * (sight.land.armies(there) - sight.land.armies(here)) + 0.4
    return 0.05 if sight.rounds < 2 else -0.5


def _atlantis(sight: Sight, card: InvokeAlone) -> float:
    return all_losses(sight, sight.board.regions[ATLANTIS].territories, lambda there: there + 1)


def _forsake(sight: Sight, card: InvokeAt) -> float:
    where = card.where
    banished = A_GOD * len(sight.view.parts[Gods].kinds_at(sight.land.owner(where), where))
    return loss(sight, where, sight.land.armies(where) // 2) - mine_or_not(sight, where) * (0.5 + banished)


def _mighty(sight: Sight, card: InvokeLands) -> float:
    top = sorted(sight.board.territories, key=sight.land.armies, reverse=True)[:3]
    return all_losses(sight, top, lambda there: there // 2) + sum(loss(sight, t, 1) for t in card.lands)


def _temple_falls(sight: Sight, card: InvokeBetween) -> float:
    """Mine to a safer place, another's next to me."""
    source, target = card.where, card.to
    if sight.land.owner(source) == sight.me:
        return sight.safety(target, sight.land.armies(target)) - sight.safety(source, sight.land.armies(source)) - 0.2
    near = any(sight.land.owner(t) == sight.me for t in sight.board.links_of[target])
    return 0.5 * near - 0.1


def _below(sight: Sight) -> float:
    spaces = sight.board.realms[UNDERWORLD].spaces
    return all_losses(sight, [t for t, kind in spaces.items() if kind in (CRYPT, ALTAR)], lambda n: 0.4 * (n // 2))


def _continents(sight: Sight, count: Callable[[int], float]) -> float:
    return all_losses(sight, sight.board.territories, count) / len(sight.board.regions) + 0.05


def _flight(sight: Sight, card: InvokeFlight) -> float:
    """From the rear to where armies gain most; gods stay."""
    if card.gods or sight.foes(card.where) or not sight.foes(card.to):
        return -1.0
    return sight.gain(card.to, card.count)


def _sun(sight: Sight) -> float:
    gods = sight.view.parts[Gods]
    return sum(loss(sight, where, 1) for seat in sight.view.seats for where in gods.of(seat).values())


AT: Mapping[str, Callable[[Sight, InvokeAt], float]] = {
    "empire_is_born": lambda s, card: A_TEMPLE + 0.3 * s.safety(card.where, s.land.armies(card.where)),
    "champions_arise": lambda s, card: s.gain(card.where, s.view.parts[Faith].of.get(s.me, 0) // 2) + 0.2,
    "heroes_are_born": lambda s, card: s.gain(card.where, 3) + 0.2,
    "prayers_answered": lambda s, card: s.gain(card.where, 3) + 0.2,
    "storms_rage": lambda s, card: loss(s, card.where, DIE),
    "land_is_purged": lambda s, card: loss(s, card.where, 99),
    "fire_rains": lambda s, card: (
        -mine_or_not(s, card.where) * A_TEMPLE + all_losses(s, (card.where, *s.board.links_of[card.where]), lambda n: 1)
    ),
    "paradise_lost": lambda s, card: mine_or_not(s, card.where) * (0.4 + 0.1 * s.land.armies(card.where)),
    "gods_forsake": _forsake,
    "trojan_horse": _trojan,
}
ALONE: Mapping[str, Callable[[Sight, InvokeAlone], float]] = {
    "our_faith_is_strength": lambda s, card: 2 * FAITH * temples_held(s),
    "faithful_gather": lambda s, card: 2 * PRICE * temples_held(s),
    "sun_grows_cold": lambda s, card: _sun(s),
    "time_stands_still": lambda s, card: 2.0 if behind(s) and s.rounds < 3 else -1.0,
    "blood_coats": lambda s, card: _continents(s, lambda n: 1),
    "deaths_door": lambda s, card: _below(s),
    "diamonds_rust": lambda s, card: sum(
        _loss_of_relic(s, relic) for seat in s.view.seats for relic in relics_of(s, seat)
    ),
    "ragnarok": lambda s, card: strike_gods(s, (WAR, SKY)),
    "ground_shakes": lambda s, card: _continents(s, lambda n: n // 2),
    "sea_tomb": _atlantis,
    "young_grow_old": lambda s, card: all_losses(s, s.board.territories, lambda n: min(1, n - 1)),
}
RELIC: Mapping[str, Callable[[Sight, InvokeRelic], float]] = {
    "shrine_plundered": lambda s, card: relic_worth(s, card.relic, s.me) + _loss_of_relic(s, card.relic),
    "only_ash_remains": lambda s, card: _loss_of_relic(s, card.relic),
}
DECK: Mapping[str, Callable[[Sight, InvokeDeck], float]] = {
    "faith_shall_deliver": lambda s, card: 2 * CARD + 0.2 * (card.deck == MAGIC),
}
AGAINST: Mapping[str, Callable[[Sight, InvokeAgainst], float]] = {
    "visions_become_real": lambda s, card: 1.5 * CARD + 0.05 * hand_size(s, card.of),
    "crops_wither": lambda s, card: hand_size(s, card.of) * CARD * (-1 if card.of == s.me else 0.6),
}
LANDS: Mapping[str, Callable[[Sight, InvokeLands], float]] = {"mighty_fallen": _mighty, "waters_boil": _sea_line}
MARCH: Mapping[str, Callable[[Sight, InvokeMarch], float]] = {"dead_walk": lambda s, card: PRICE * card.count + 0.1}
EXCHANGE: Mapping[str, Callable[[Sight, InvokeExchange], float]] = {"siren_calls": _siren}
BETWEEN: Mapping[str, Callable[[Sight, InvokeBetween], float]] = {"temple_falls": _temple_falls}
FLIGHT: Mapping[str, Callable[[Sight, InvokeFlight], float]] = {"eagles_take_wing": _flight}
SCORES: Mapping[str, Callable[[Sight, Any], float]] = {
    **AT, **ALONE, **RELIC, **DECK, **AGAINST, **LANDS, **MARCH, **EXCHANGE, **BETWEEN, **FLIGHT
}  # fmt: skip
"""What a War or Death card brings with its choices, its faith not yet counted."""


def candidates(sight: Sight, offer: Offer) -> Iterator[Action]:
    """The answers worth a look: with all choices of short lists, and the ends of long ones."""
    worth_a_look: list[Choices] = []
    for name, choices in offer.fields.items():
        if name == "count":
            choices = (choices[-1],)
        elif name == "gods" and len(choices) > 4:
            choices = (choices[0],)
        elif len(choices) > 60:
            choices = [choices[at * (len(choices) - 1) // 59] for at in range(60)]
        worth_a_look.append(choices)
    return starmap(partial(offer.action, sight.number, sight.me), product(*worth_a_look))


def invoke(sight: Sight) -> Action | None:
    return invoke_for(sight, faith_of(sight.view, sight.me))


def invoke_for(sight: Sight, have: int) -> Action | None:
    """The card and the choices that bring most, if they are worth their faith; else go on. `have` is the faith that may
    be spent."""
    must = not sight.offers_of(Finish)
    best: tuple[float, Action] | None = None
    for offer in sight.offers_of(Invoke):
        card = Card(offer.fields["card"][0])
        if not must and data(card).cost > have:
            continue
        score = SCORES[title(card)]
        cost = 0.0 if must else faith_price(sight) * data(card).cost
        for action in candidates(sight, offer):
            value = score(sight, action) - cost
            if (best is None or value > best[0]) and (must or value > 0):
                best = value, action
    return best[1] if best else None


class Attacked:
    """An invasion of my land that was declared: what it costs me, as things stand and after a Sky card."""

    def __init__(self, sight: Sight) -> None:
        self.sight, now, force = sight, sight.view.parts[Invasion], sight.view.parts[Force]
        self.source, self.target, self.attacker = now.source, now.target, now.attacker
        standing = sight.view.parts[Gods].kinds_at
        self.gods = tuple(god for god in standing(now.attacker, now.source) if god in force.gods)
        self.guards = standing(sight.me, now.target)
        self.temple = now.target in sight.view.parts[Temples].at
        able = sight.land.armies(now.source) - 1
        self.attackers, self.defenders = min(force.armies or able, able), sight.land.armies(now.target)
        self.stake = sight.worth(now.target) + A_GOD * len(self.guards)
        self.before = self.harm()

    def harm(
        self, fewer: int = 0, more: int = 0, gods: Leaders | None = None, temple: bool = False, bonus: int = 0
    ) -> float:
        """What I lose on average against `fewer` attackers with these gods, with `more` armies, a temple, and this
        much more in godswar."""
        attackers, defenders = self.attackers - fewer, self.defenders + more
        gods = self.gods if gods is None else gods
        if defenders < 1:
            return self.stake
        if attackers < 1:
            return 0.0
        win = self._win(attackers, defenders, gods, temple)
        if not (gods and self.guards):
            return win * self.stake
        sight = self.sight
        ours = side(sight, self.attacker, self.source, gods, attackers, False)
        mine = side(sight, sight.me, self.target, self.guards, defenders + bonus, True)
        lost = higher_total(ours, mine, in_godswar(gods).wins_ties)
        win = lost * win + (1 - lost) * self._win(attackers, defenders, (), temple)
        return win * self.stake + lost * A_GOD - (1 - lost) * OTHERS * A_GOD

    def _win(self, attackers: int, defenders: int, gods: Leaders, temple: bool) -> float:
        return self.sight.odds(attackers, defenders, invasion_dice(gods, self.guards, temple or self.temple)).win

    def save_by(self, **change: Any) -> float:
        """How much less I lose after this change."""
        return self.before - self.harm(**change)


def _fewer_gods(now: Attacked, card: InvokeReturn | InvokeGod) -> float:
    left = tuple(god for god in now.gods if god not in card.gods)
    return now.save_by(gods=left)


def _fog(now: Attacked, card: InvokeFrom) -> float:
    """Armies from a place that can spare them."""
    sight, where, count = now.sight, card.where, card.count
    there = sight.land.armies(where)
    risk = (sight.safety(where, there) - sight.safety(where, there - count)) * sight.worth(where)
    return now.save_by(more=count) - risk


def _lava(now: Attacked, card: InvokeAlone) -> float:
    sight = now.sight
    near = [t for t in (now.source, *sight.board.links_of[now.source]) if t != now.target]
    return now.save_by(fewer=3, more=-3) + all_losses(sight, near, lambda there: DIE)


SKY_ALONE: Mapping[str, Callable[[Attacked, InvokeAlone], float]] = {
    "workers_amass": lambda now, card: now.save_by(temple=True) + 0.2 * A_TEMPLE,
    "enemies_convert": lambda now, card: now.save_by(fewer=2, more=2) + OTHERS * PRICE * 2,
    FIRE: lambda now, card: now.save_by(bonus=HELP[FIRE].total.added) - 0.05,
    "lava_erupts": _lava,
    "men_become_warriors": lambda now, card: now.save_by(more=3),
    "swords_plowshares": lambda now, card: now.save_by(fewer=3) + OTHERS * PRICE * 3,
    "ground_is_sacred": lambda now, card: now.before,
}
SKY_FROM: Mapping[str, Callable[[Attacked, InvokeFrom], float]] = {"fog_lifts": _fog}
SKY_RETURN: Mapping[str, Callable[[Attacked, InvokeReturn], float]] = {"mighty_turn_meek": _fewer_gods}
SKY_GOD: Mapping[str, Callable[[Attacked, InvokeGod], float]] = {
    "idol_is_false": lambda now, card: _fewer_gods(now, card) + OTHERS * A_GOD,
}
SKY_SCORES: Mapping[str, Callable[[Attacked, Any], float]] = {**SKY_ALONE, **SKY_FROM, **SKY_RETURN, **SKY_GOD}
"""What a Sky card spares the attacked player, its faith not yet counted."""
CARD_KEPT = 0.3
"""What a Sky card is worth in the hand, while there are turns to come."""


def react(sight: Sight) -> Action | None:
    """Sky cards where they spare more than they cost; the Aegis against what strikes me or costs much."""
    if sight.decision.window == MIRACLE:
        return _shield(sight)
    if sight.decision.window != SKY_WINDOW:
        return None
    if sight.land.owner(sight.view.parts[Invasion].target) != sight.me:
        return Pass(sight.number, sight.me)
    now = Attacked(sight)
    best: tuple[float, Action] = (CARD_KEPT * later(sight), Pass(sight.number, sight.me))
    for offer in sight.offers_of(Invoke):
        card = Card(offer.fields["card"][0])
        score = SKY_SCORES[title(card)]
        for action in candidates(sight, offer):
            value = score(now, action) - faith_price(sight) * data(card).cost
            if value > best[0]:
                best = value, action
    return best[1]


def keep_card(sight: Sight) -> Action:
    """Of another's hand a card that can be played and paid at once, the dearest, else one for later."""
    gods, faith = sight.view.parts[Gods].of(sight.me), sight.view.parts[Faith].of.get(sight.me, 0)

    def use(card: Card) -> float:
        of = data(card)
        now = of.deck in gods and of.deck != SKY and of.cost <= faith
        return 10 * now + of.cost

    return KeepCard(sight.number, sight.me, sight.best(sight.offers_of(KeepCard)[0].fields["card"], use))


def _shield(sight: Sight) -> Action:
    """Cancel another's card that strikes what is mine, or that was dear; my own never."""
    announced, mine = sight.view.parts[Announced], relics_of(sight, sight.me)
    strikes = (
        announced.of == sight.me
        or announced.relic in mine
        or any(sight.land.owner(t) == sight.me for t in announced.at)
    )
    dear = any(data(card).cost >= DEAR for card in sight.view.cards(ANNOUNCED).faces or ())
    if announced.player != sight.me and (strikes or dear) and sight.offers_of(RaiseAegis):
        return RaiseAegis(sight.number, sight.me)
    return Pass(sight.number, sight.me)
