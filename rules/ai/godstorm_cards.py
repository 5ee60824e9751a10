"""When the AI plays miracle cards, with which choices: what each would change on the board, in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules.ai.fighting import PRICE
from rules.ai.outlook import Sight
from rules.godstorm.faith import Faith
from rules.godstorm.gods import Gods
from rules.godstorm.miracles import ANNOUNCED, MIRACLE, SKY_WINDOW, Invoke, data, relics, title
from rules.godstorm.pantheons import DEATH, SKY, UNDERWORLD, WAR
from rules.godstorm.relics import RaiseAegis
from rules.godstorm.temples import Temples
from rules.godstorm.underworld import ALTAR, CRYPT
from rules.godstorm.waters import ATLANTIS
from rules.kernel.context import Pass
from rules.kernel.offers import Offer
from rules.kernel.values import NOBODY, Action, Player
from rules.risk.armies import NEUTRAL
from rules.risk.invasion import Invasion
from rules.risk.reinforce import Finish

DIE = 3.5
FAITH, CARD, RELIC, A_GOD, A_TEMPLE = 0.3, 0.6, 1.5, 1.0, 1.6
"""What one of each is worth, in points."""
DEAR = 3
"""A card that cost so much faith is cancelled whomever it strikes."""
Chosen = Mapping[str, Any]


def loss(sight: Sight, where: str, count: float) -> float:
    """The value, for `me`, of this many armies lost on a territory: a gain where they are an enemy's."""
    owner, there = sight.land.owner(where), sight.land.armies(where)
    if owner == NOBODY:
        return 0.0
    lost = min(count, there)
    emptied = sight.worth(where) if count >= there else 0.0
    share = 1.0 if owner == sight.me else -(0.2 if owner == NEUTRAL else 0.6)
    return -share * (PRICE * lost + emptied)


def faith_price(sight: Sight) -> float:
    """What a token of faith is worth: nothing but a tie once no turn is left to spend it."""
    return FAITH * min(1.0, (sight.rounds - 1) / 2) + 0.02


def all_losses(sight: Sight, among: Iterable[str], count: Callable[[int], float]) -> float:
    return sum(loss(sight, t, count(sight.land.armies(t))) for t in among if sight.land.armies(t))


def others(sight: Sight) -> list[Player]:
    return [seat for seat in sight.view.seats if seat != sight.me]


def relics_of(sight: Sight, player: Player) -> tuple[str, ...]:
    return sight.view.cards(relics(player)).faces or ()


def hand_size(sight: Sight, player: Player) -> int:
    return sum(sight.view.cards(f"{deck}:{player}").count for deck in (WAR, SKY, DEATH))


def holder(sight: Sight, relic: str) -> Player:
    return next((seat for seat in sight.view.seats if relic in relics_of(sight, seat)), NOBODY)


def strike_gods(sight: Sight, kinds: tuple[str, ...]) -> float:
    """The value of banishing all gods of these kinds."""
    gods = sight.view.part(Gods)
    return sum(mine_or_theirs(sight, seat) for seat in sight.view.seats for god in gods.of(seat) if god in kinds)


def mine_or_theirs(sight: Sight, player: Player) -> float:
    """What a god's loss is worth, by whose he is."""
    return -A_GOD if player == sight.me else 0.6 * A_GOD


def temples_held(sight: Sight) -> int:
    return sum(sight.land.owner(t) == sight.me for t in sight.view.part(Temples).at)


def mine_or_not(sight: Sight, where: str) -> float:
    """1 for my own territory, less than 0 for an enemy's."""
    owner = sight.land.owner(where)
    return 1.0 if owner == sight.me else 0.0 if owner in (NOBODY, NEUTRAL) else -0.6


def _siren(sight: Sight, fields: Chosen) -> float:
    """Weak where he is strong, next to me."""
    one, other = fields["lands"]
    apart = abs(sight.land.armies(one) - sight.land.armies(other))
    big = max((one, other), key=sight.land.armies)
    return PRICE * apart * (0.5 if any(sight.land.owner(t) == sight.me for t in sight.board.links_of[big]) else 0.05)


def behind(sight: Sight) -> bool:
    """Whether another holds more land: whoever is not in front wants one epoch more."""
    return max(len(sight.land.of(seat)) for seat in others(sight)) > len(sight.land.of(sight.me))


def _trojan(sight: Sight, fields: Chosen) -> float:
    where = str(fields["where"])
    return 1.6 * sight.worth(where) + A_GOD * len(sight.view.part(Gods).standing(sight.land.owner(where), where))


def _sea_line(sight: Sight, fields: Chosen) -> float:
    """Shut a line over which an enemy threatens me."""
    one, other = fields["lands"]
    for here, there in ((one, other), (other, one)):
        if sight.land.owner(here) == sight.me and sight.land.owner(there) not in (sight.me, NOBODY):
            return PRICE * (sight.land.armies(there) - sight.land.armies(here)) + 0.4
    return 0.05 if sight.rounds < 2 else -0.5


def _atlantis(sight: Sight, fields: Chosen) -> float:
    return all_losses(sight, sight.board.regions[ATLANTIS].territories, lambda there: there + 1)


def _forsake(sight: Sight, fields: Chosen) -> float:
    where = str(fields["where"])
    banished = A_GOD * len(sight.view.part(Gods).standing(sight.land.owner(where), where))
    return loss(sight, where, sight.land.armies(where) // 2) - mine_or_not(sight, where) * (0.5 + banished)


def _mighty(sight: Sight, fields: Chosen) -> float:
    top = sorted(sight.board.territories, key=sight.land.armies, reverse=True)[:3]
    return all_losses(sight, top, lambda there: there // 2) + sum(loss(sight, t, 1) for t in fields["lands"])


def _temple_falls(sight: Sight, fields: Chosen) -> float:
    """Mine to a safer place, another's next to me."""
    source, target = str(fields["where"]), str(fields["to"])
    if sight.land.owner(source) == sight.me:
        return sight.safety(target, sight.land.armies(target)) - sight.safety(source, sight.land.armies(source)) - 0.2
    near = any(sight.land.owner(t) == sight.me for t in sight.board.links_of[target])
    return 0.5 * near - 0.1


def _below(sight: Sight) -> float:
    spaces = sight.board.realms[UNDERWORLD].spaces
    return all_losses(sight, [t for t, kind in spaces.items() if kind in (CRYPT, ALTAR)], lambda n: 0.4 * (n // 2))


def _continents(sight: Sight, count: Callable[[int], float]) -> float:
    return all_losses(sight, sight.board.territories, count) / len(sight.board.regions) + 0.05


Score = Callable[[Sight, Chosen], float]
SCORES: Mapping[str, Score] = {
    "shrine_plundered": lambda s, f: 2 * RELIC,
    "empire_is_born": lambda s, f: A_TEMPLE + 0.3 * s.safety(str(f["where"]), s.land.armies(str(f["where"]))),
    "champions_arise": lambda s, f: s.gain(str(f["where"]), s.view.part(Faith).of.get(s.me, 0) // 2) + 0.2,
    "eagles_take_wing": lambda s, f: _flight(s, f),
    "faith_shall_deliver": lambda s, f: 2 * CARD + 0.2 * (f["what"] == "magic"),
    "heroes_are_born": lambda s, f: s.gain(str(f["where"]), 3) + 0.2,
    "only_ash_remains": lambda s, f: RELIC * (-1 if holder(s, str(f["what"])) == s.me else 0.6),
    "our_faith_is_strength": lambda s, f: 2 * FAITH * temples_held(s),
    "prayers_answered": lambda s, f: s.gain(str(f["where"]), 3) + 0.2,
    "storms_rage": lambda s, f: loss(s, str(f["where"]), DIE),
    "faithful_gather": lambda s, f: 2 * PRICE * temples_held(s),
    "land_is_purged": lambda s, f: loss(s, str(f["where"]), 99),
    "siren_calls": _siren,
    "sun_grows_cold": lambda s, f: _sun(s),
    "temple_falls": _temple_falls,
    "time_stands_still": lambda s, f: 2.0 if behind(s) and s.rounds < 3 else -1.0,
    "visions_become_real": lambda s, f: 1.5 * CARD + 0.05 * hand_size(s, Player(str(f["of"]))),
    "blood_coats": lambda s, f: _continents(s, lambda n: 1),
    "crops_wither": lambda s, f: hand_size(s, Player(str(f["of"]))) * CARD * (-1 if f["of"] == s.me else 0.6),
    "deaths_door": lambda s, f: _below(s),
    "diamonds_rust": lambda s, f: sum(
        RELIC * len(relics_of(s, seat)) * (-1 if seat == s.me else 0.6) for seat in s.view.seats
    ),
    "fire_rains": lambda s, f: (
        -mine_or_not(s, str(f["where"])) * A_TEMPLE
        + all_losses(s, (str(f["where"]), *s.board.links_of[str(f["where"])]), lambda n: 1)
    ),
    "paradise_lost": lambda s, f: mine_or_not(s, str(f["where"])) * (0.4 + 0.1 * s.land.armies(str(f["where"]))),
    "ragnarok": lambda s, f: strike_gods(s, (WAR, SKY)),
    "dead_walk": lambda s, f: PRICE * int(str(f["count"])) + 0.1,
    "gods_forsake": _forsake,
    "ground_shakes": lambda s, f: _continents(s, lambda n: n // 2),
    "mighty_fallen": _mighty,
    "sea_tomb": _atlantis,
    "trojan_horse": _trojan,
    "waters_boil": _sea_line,
    "young_grow_old": lambda s, f: all_losses(s, s.board.territories, lambda n: min(1, n - 1)),
}
"""What a War or Death card brings with its choices, its faith not yet counted."""


def _flight(sight: Sight, fields: Chosen) -> float:
    """From the rear to where armies gain most; gods stay."""
    source, target, count = str(fields["where"]), str(fields["to"]), int(str(fields["count"]))
    if fields["gods"] or sight.foes(source) or not sight.foes(target):
        return -1.0
    return sight.gain(target, count)


def _sun(sight: Sight) -> float:
    gods = sight.view.part(Gods)
    return sum(loss(sight, where, 1) for seat in sight.view.seats for where in gods.of(seat).values())


def candidates(offer: Offer) -> Iterable[Chosen]:
    """The combinations of choices worth a look: all of short lists, the ends of long ones."""
    chosen: list[dict[str, Any]] = [{}]
    for name, choices in offer.fields.items():
        some = choices if len(choices) <= 60 else [choices[at * (len(choices) - 1) // 59] for at in range(60)]
        if name == "count":
            some = [choices[-1]]
        if name == "gods" and len(choices) > 4:
            some = [choices[0]]
        chosen = [{**before, name: choice} for before in chosen for choice in some]
    return chosen


def invoke(sight: Sight) -> Action | None:
    """The card and the choices that bring most, if they are worth their faith; else go on."""
    must = not sight.offered(Finish)
    best: tuple[float, Action] | None = None
    for offer in sight.offered(Invoke):
        card = str(offer.fields["card"][0])
        score = SCORES[title(card)]
        cost = 0.0 if must else faith_price(sight) * data(card).cost
        for fields in candidates(offer):
            value = score(sight, fields) - cost
            if (best is None or value > best[0]) and (must or value > 0):
                best = value, offer.answer(sight.number, sight.me, **fields)
    return best[1] if best else None


ANSWERS_OF_THE_SKY = (
    "workers_amass", "men_become_warriors", "enemies_convert", "swords_plowshares", "lava_erupts", "idol_is_false",
    "mighty_turn_meek", "fire_sears", "fog_lifts", "ground_is_sacred",
)  # fmt: skip
"""In this order, cheap and lasting before dear."""


def react(sight: Sight) -> Action | None:
    """Sky cards where an attack is likely to succeed; the Aegis against what strikes me or costs much."""
    if sight.decision.window == MIRACLE:
        return _shield(sight)
    if sight.decision.window != SKY_WINDOW:
        return None
    now = sight.view.part(Invasion)
    if sight.land.owner(now.target) != sight.me:
        return Pass(sight.number, sight.me)
    win = sight.chances(now.source, now.target, max(sight.land.armies(now.source) - 1, 1)).win
    gods = bool(sight.view.part(Gods).standing(now.attacker, now.source))
    offers = {title(str(offer.fields["card"][0])): offer for offer in sight.offered(Invoke)}
    for name in ANSWERS_OF_THE_SKY:
        offer = offers.get(name)
        if offer is None or (
            name == "fire_sears" and not (gods and sight.view.part(Gods).standing(sight.me, now.target))
        ):
            continue
        worthwhile = win * sight.worth(now.target) > 0.5 + FAITH * data(name).cost
        if worthwhile or (name == "workers_amass" and win < 0.5):
            fields = {key: choices[-1] for key, choices in offer.fields.items()}
            return offer.answer(sight.number, sight.me, **fields)
    return Pass(sight.number, sight.me)


def _shield(sight: Sight) -> Action:
    """Cancel another's card that was dear; my own never."""
    card = (sight.view.cards(ANNOUNCED).faces or ("",))[0]
    theirs = sight.view.active != sight.me or data(card).deck == SKY
    if theirs and sight.offered(RaiseAegis) and data(card).cost >= DEAR:
        return RaiseAegis(sight.number, sight.me)
    return Pass(sight.number, sight.me)
