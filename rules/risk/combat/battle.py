"""One battle: dice committed, thrown and compared, and the territory that falls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from operator import ge, gt
from typing import ClassVar, NamedTuple

from msgspec import field
from msgspec.structs import replace

from rules.atlas import Territory
from rules.kernel.chance import Drawn
from rules.kernel.conditions import (
    NO_LEADER,
    OUR_LEADER,
    THEIR_LEADER,
    Occasion,
    attack_occasion,
    attack_topics,
    nameable_kinds,
)
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import EMPTY, State
from rules.kernel.tagged import Value, written
from rules.kernel.values import (
    NOBODY,
    Action,
    AttackDice,
    AttackFalls,
    Decision,
    DefenceDice,
    DefenceFalls,
    Event,
    Holding,
    LeaderKind,
    Part,
    Player,
    Refusal,
    Task,
)
from rules.kernel.wants import Details
from rules.kernel.windows import ToReact
from rules.risk.combat.invasion import NO_INVASION, Engage, Invasion, end_invasion, spare, throwable, why_not_along
from rules.risk.combat.leaders import NO_LEADERS, Leaders, any_of, leader_kinds, leaders_at
from rules.risk.odds.dice_odds import NO_NAMES, Chances, Dice, DiceChanges, Names, OpenDice, SideChanges, losses
from rules.risk.turn.reinforce import TooMany

battle = Module("battle", needs=("invasion",))
ATTACK, DEFENCE = "attack", "defence"
"""The sides of a throw, and the labels of their dice."""
Falls = tuple[tuple[int, ...], ...]
"""A side's dice as they lie after they first fall and after each reroll of ones, each in its place."""


class DiceRules(NamedTuple):
    """How a battle's dice count, besides their bonuses.

    Who wins ties, which side rerolls its ones, whether the attacker's lowest die is thrown again (the query
    `attack-throw` does it), and how many of the defender's armies that the dice cost are saved at most.
    """

    ties_to_attacker: bool = False
    attack_rerolls_ones: bool = False
    defence_rerolls_ones: bool = False
    rethrown: bool = False
    saved: int = 0


PLAIN_DICE = DiceRules()


class NaturalDice(Value, omit_defaults=True):
    """The dice of a battle as they were rolled, each in the place of the die that was compared, and the rules' changes.

    What players did to single dice is in neither: it is no luck. `attack_by` and `defence_by` name what changed the
    dice of a side, where they differ.
    """

    attack: AttackDice
    defence: DefenceDice
    attack_changes: SideChanges
    defence_changes: SideChanges
    attack_by: Names = NO_NAMES
    defence_by: Names = NO_NAMES

    def losses(self) -> tuple[int, int]:
        """What these dice would have cost the attacker and the defender without any player's doing."""
        attack = self.attack_changes.hand(self.attack)
        defence = self.defence_changes.hand(self.defence)
        won = self.attack_changes.pairs_won(attack, defence)
        return min(len(attack), len(defence)) - won, won

    def dice(self) -> Dice:
        """Dice like these."""
        changes = DiceChanges(self.attack_changes, self.defence_changes)
        return OpenDice(attack_dice=len(self.attack), defence_dice=len(self.defence), changes=changes)


class ToDefend(Decision):
    """Choose how many dice defend `where`. `army` is the owner's: a neutral army is rolled for by another player."""

    where: Territory
    army: Player


class Defend(Action):
    """Defend with this many dice, with these of the leaders who are there."""

    dice: int
    leaders: Leaders = field(default=NO_LEADERS, name="led")


class AskDefender(Task):
    """Ask for the defence in the current battle."""


ASK_DEFENDER = AskDefender()


class ThrowDice(Task):
    """Roll and compare the dice of the current battle."""


THROW_DICE = ThrowDice()


class Battle(Part):
    """The current battle: the dice that both sides have committed, and the leaders who fight."""

    lasts_a_turn: ClassVar[bool] = True
    dice: int = 0
    leaders: Leaders = field(default=NO_LEADERS, name="led")
    defence: int = 0
    defence_leaders: Leaders = field(default=NO_LEADERS, name="defence_led")


class Conquests(Part):
    """The territories conquered this turn, in order, in whichever realm."""

    lasts_a_turn: ClassVar[bool] = True
    taken: tuple[Territory, ...] = ()


class BattleJoined(Event):
    """The attacker committed dice to a battle."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    source: Territory
    target: Territory
    dice: int
    leaders: Leaders = field(name="led")

    def apply(self, state: State) -> None:
        now = state.parts.table[Invasion]
        if self.leaders:
            fought = dict.fromkeys((*now.led_from.get(self.source, NO_LEADERS), *self.leaders))
            now = replace(now, led_from={**now.led_from, self.source: tuple(fought)})
        state.parts.table[Invasion] = replace(now, battles=now.battles + 1)
        state.parts.table[Battle] = Battle(self.dice, self.leaders)


class DefenceChosen(Event):
    """The defender's dice and leaders were chosen."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: Territory
    dice: int
    leaders: Leaders = field(name="led")

    def apply(self, state: State) -> None:
        now = state.parts.table[Battle]
        state.parts.table[Battle] = Battle(now.dice, now.leaders, self.dice, self.leaders)


class BattleFought(Event, omit_defaults=True):
    """A battle: both sides' dice after any changes (highest first), the bonus on each highest die, both losses.

    `rethrown`: the attacker rolled the lowest die again. `ties_to_attacker`: equal dice cost the defender an army.
    `attack_falls` and `defence_falls`: every fall of a side that rerolls ones; () for a side that does not. `spared`:
    how many of the defender's armies that the dice would have cost a rule has saved. `natural`: the dice before any
    change, in games that change them on the table.
    """

    attacker: Player
    defender: Player
    source: Territory
    target: Territory
    attack: AttackDice
    defence: DefenceDice
    attack_bonus: int
    defence_bonus: int
    attacker_lost: int
    defender_lost: int
    rethrown: bool = written(False)
    ties_to_attacker: bool = False
    attack_falls: AttackFalls = ()
    defence_falls: DefenceFalls = ()
    spared: int = 0
    natural: NaturalDice | None = None

    def apply(self, state: State) -> None:
        if self.attacker_lost:
            state.land.add(self.source, -self.attacker_lost)
        if self.defender_lost:
            state.land.add(self.target, -self.defender_lost)

    @property
    def by_dice(self) -> tuple[int, int]:
        """What the dice cost the attacker and the defender, those that a rule saved included.

        Of dice on the table those count that were rolled, with the rules' changes and no player's.
        """
        return self.natural.losses() if self.natural else (self.attacker_lost, self.defender_lost + self.spared)

    def against(self, defence: tuple[int, ...]) -> tuple[int, int]:
        """What these dice would have cost the attacker and the defender against others as thrown, and none saved."""
        if self.natural:
            answer = self.natural.defence_changes.hand(defence)
            won = self.natural.attack_changes.pairs_won(self.attack, answer)
        else:
            answer = tuple(sorted(defence, reverse=True))
            won = compare(self.attack, answer, self.attack_bonus, self.defence_bonus, self.ties_to_attacker)
        return min(len(self.attack), len(answer)) - won, won

    def spreads(self) -> tuple[Chances, Chances]:
        """The chances of the attacker's losses and of the defender's; both always sum to the pairs of dice compared."""
        attack, defence = len(self.attack), len(self.defence)
        if self.natural:
            dice = self.natural.dice()
        else:
            dice = Dice(
                self.attack_bonus,
                self.defence_bonus,
                attack,
                defence,
                rethrown=self.rethrown,
                ties_to_attacker=self.ties_to_attacker,
                attack_rerolls_ones=bool(self.attack_falls),
                defence_rerolls_ones=bool(self.defence_falls),
            )
        chances = losses(dice, attack, defence)
        return chances, chances[::-1]


class Conquered(Event):
    """A territory fell; the armies that won the last battle move in, with these leaders."""

    player: Player
    loser: Player
    source: Territory
    target: Territory
    armies: int
    leaders: Leaders = field(name="led")

    def apply(self, state: State) -> None:
        state.land.put(self.target, Holding(self.player, self.armies))
        state.land.add(self.source, -self.armies)
        state.parts.table[Conquests] = Conquests((*state.parts.table[Conquests].taken, self.target))
        state.parts.table[Invasion] = NO_INVASION


@battle.does(Engage)
def engage(g: Context, task: Engage) -> None:
    now = g.parts[Invasion]
    able = throwable(g, now.source, task.dice) if now.attacker != NOBODY else 0
    if not able or not g.state.land.holdings.get(now.target, EMPTY).armies:
        end_invasion(g)
        return
    g.emit(BattleJoined(now.attacker, now.source, now.target, able, task.leaders))
    if BattleJoined in g.rules.reactions:
        g.then(AskDefender())
    else:  # In most games no window can come before the defender is asked.
        ask_defender(g, ASK_DEFENDER)


@battle.asks
def defends(g: Context, army: Player) -> Player:
    """The player who throws the dice for an army that is no seat's."""
    return army


@battle.does(AskDefender)
def ask_defender(g: Context, task: AskDefender) -> None:
    target = g.parts[Invasion].target
    army = g.state.land.holdings.get(target, EMPTY).owner
    chooser = army if army in g.state.seats else defends(g, army)
    g.ask(ToDefend(chooser, target, army), THROW_DICE)


@battle.asks
def most_defence_dice(g: Context, attacking: int) -> int:
    """The most dice that may defend against so many, whatever the number of armies."""
    return 2


def defence_dice(g: Context, decision: ToDefend) -> range:
    """How many dice may defend: one or two by default, never more than the armies there."""
    modify = g.rules.queries.get(most_defence_dice)
    most = 2 if modify is None else modify(g, 2, g.parts[Battle].dice)
    able = g.state.land.holdings.get(decision.where, EMPTY).armies
    return range(1, (able if able < most else most) + 1)


@battle.allows(Defend, during=(ToDefend,))
def may_defend(g: Context, action: Defend, decision: ToDefend) -> Refusal | None:
    able = defence_dice(g, decision)
    if action.dice not in able:
        return TooMany(action.dice, able[-1])
    return why_not_along(g, decision.army, decision.where, action.leaders) if action.leaders else None


@battle.plays(Defend)
def defend(g: Context, action: Defend, decision: ToDefend) -> None:
    g.emit(DefenceChosen(decision.army, decision.where, action.dice, action.leaders))


@battle.does(ThrowDice)
def throw_dice(g: Context, task: ThrowDice) -> None:
    """Throw and compare, unless a side has lost its armies since the dice were committed."""
    now, engaged, held = g.parts[Invasion], g.parts[Battle], g.state.land.holdings
    source, target = now.source, now.target
    there = held.get(target, EMPTY)
    attacking = throwable(g, source, engaged.dice)
    defending = engaged.defence if engaged.defence < there.armies else there.armies  # (`min` takes twice as long.)
    if not attacking or not defending:
        end_invasion(g)
        return
    queries = g.rules.queries
    rules = PLAIN_DICE if (ruled := queries.get(dice_rules)) is None else ruled(g, PLAIN_DICE)
    ties, attack_again, defence_again, rethrown, saved = rules
    attack_falls: Falls = ()
    defence_falls: Falls = ()
    thrown = g.roll(attacking, ATTACK)
    if attack_again:
        attack_falls = reroll(g, (thrown,), ATTACK)
        thrown = attack_falls[-1]
    if rethrown:
        thrown = attack_throw(g, thrown)
    answer = g.roll(defending, DEFENCE)
    if defence_again:
        defence_falls = reroll(g, (answer,), DEFENCE)
        answer = defence_falls[-1]
    more = 0 if (raised := queries.get(attack_bonus)) is None else raised(g, 0)
    more_there = 0 if (raised := queries.get(defence_bonus)) is None else raised(g, 0)
    attack, defence = _IN_ORDER.get(thrown) or in_order(thrown), _IN_ORDER.get(answer) or in_order(answer)
    won = compare(attack, defence, more, more_there, ties)
    spared = min(won, saved) if saved else 0
    pairs = attacking if attacking < defending else defending
    g.emit(
        BattleFought(
            now.attacker, there.owner, source, target, attack, defence,
            more, more_there, pairs - won, won - spared, rethrown, ties,
            attack_falls, defence_falls, spared,
        )
    )  # fmt: skip
    if not held[target].armies:
        leaders = engaged.leaders if (led := queries.get(leads_in)) is None else led(g, engaged.leaders)
        g.emit(Conquered(now.attacker, there.owner, source, target, attacking, leaders))


@battle.asks
def dice_rules(g: Context) -> DiceRules:
    """How dice count in the current invasion."""
    return PLAIN_DICE  # (One query for all of it, as every battle asks it.)


@battle.asks
def attack_throw(g: Context, thrown: tuple[int, ...]) -> tuple[int, ...]:
    """The attacker's dice as they count, of those that he has thrown, where `dice_rules` say that some are rethrown."""
    return thrown


@battle.asks
def attack_bonus(g: Context) -> int:
    """What is added to the attacker's highest die."""
    return 0


@battle.asks
def defence_bonus(g: Context) -> int:
    """What is added to the defender's highest die."""
    return 0


@battle.asks
def leads_in(g: Context) -> Leaders:
    """The leaders who enter a conquered territory with the dice: of those who fight there, who have to."""
    return g.parts[Battle].leaders


def throw(g: Context, dice: int, what: str, rerolls_ones: bool) -> Falls:
    """Throw dice, and reroll ones if the side does. `what` labels all these draws."""
    falls = (g.roll(dice, what),)
    return reroll(g, falls, what) if rerolls_ones else falls


def reroll(g: Context, falls: Falls, what: str) -> Falls:
    """Reroll the ones of dice that lie on the table until none is left; the falls before and after."""
    while 1 in falls[-1]:
        again = iter(g.roll(falls[-1].count(1), what))
        falls += (tuple([next(again) if face == 1 else face for face in falls[-1]]),)
    return falls


def in_order(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Dice in the order in which they are compared: the highest first."""
    return tuple(sorted(dice, reverse=True))


_IN_ORDER = {dice: in_order(dice) for count in (1, 2, 3) for dice in product(range(1, 7), repeat=count)}
"""Up to three dice in order, since every battle asks for them. (An `lru_cache` takes several times as long: it moves
what it returns to the end of a list that lies all over the memory.)"""


def defence_as_thrown(fought: BattleFought, draws: Sequence[Drawn]) -> tuple[int, ...]:
    """The defender's dice in the order thrown, after any rerolls; `draws` are those of the step, the battle's first."""
    if fought.defence_falls:
        return fought.defence_falls[-1]
    rerolled = sum(fall.count(1) for fall in fought.attack_falls[:-1])
    before = len(fought.attack) + rerolled + fought.rethrown
    return tuple(drawn.number + 1 for drawn in draws[before : before + len(fought.defence)])


def compare(
    attack: tuple[int, ...], defence: tuple[int, ...], attack_bonus: int, defence_bonus: int, ties: bool = False
) -> int:
    """How many pairs of dice the attacker wins, highest against highest; `ties`: equal ones too."""
    if attack and attack_bonus:
        attack = (attack[0] + attack_bonus, *attack[1:])
    if defence and defence_bonus:
        defence = (defence[0] + defence_bonus, *defence[1:])
    return sum(map(ge if ties else gt, attack, defence))


def defend_with_most(g: Context, number: int, decision: ToDefend, details: Details) -> Action:
    return Defend(number, decision.player, defence_dice(g, decision)[-1], leaders_at(g, decision.army, decision.where))


def defend_with_one(g: Context, number: int, decision: ToDefend, details: Details) -> Action:
    return Defend(number, decision.player, 1, leaders_at(g, decision.army, decision.where))


@battle.offers(
    ToDefend, default="most", unasked="most", policies={"most": defend_with_most, "one": defend_with_one}
)  # fmt: skip
def offer_defence(g: Context, decision: ToDefend) -> Iterator[Offer]:
    able = any_of(leaders_at(g, decision.army, decision.where))
    yield Offer(Defend, {"dice": defence_dice(g, decision), "leaders": able})


@battle.modifies(attack_topics)
def defence_is_about_an_attack(g: Context, topics: tuple[str, ...]) -> tuple[str, ...]:
    return (*topics, ToDefend.kind)


@battle.modifies(nameable_kinds)
def leaders_of_either_side(
    g: Context, kinds: Mapping[LeaderKind, tuple[str, ...]]
) -> Mapping[LeaderKind, tuple[str, ...]]:
    return {**kinds, **dict.fromkeys(leader_kinds(g), (THEIR_LEADER, OUR_LEADER, NO_LEADER))}


@battle.modifies(attack_occasion)
def attack_under_way(g: Context, now: Occasion, decision: Decision) -> Occasion:
    """The facts of an attack for a decision about it: all armies that can fight on either side, and the leaders.

    In a window before the first battle, the attacker's leaders are all who stand at the source and may lead.
    """
    land, invasion = g.state.land, g.parts[Invasion]
    if not isinstance(decision, ToDefend | ToReact) or invasion.attacker == NOBODY:
        return now
    source, where = invasion.source, invasion.target
    fighting = isinstance(decision, ToDefend)
    theirs = g.parts[Battle].leaders if fighting else leaders_at(g, invasion.attacker, source)
    ours = leaders_at(g, land.owner(where), where)
    return Occasion(where, spare(g, source), land.armies(where), theirs, ours)
