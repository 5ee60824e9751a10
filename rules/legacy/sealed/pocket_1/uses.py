"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The missile powers in use.

Once a turn for each player, for a missile.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from rules.atlas import NO_CARD, Card, RegionName, Territory
from rules.kernel.conditions import attack_topics
from rules.kernel.context import Context, Pass, Window, window_secret
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.plans import surprise
from rules.kernel.state import State
from rules.kernel.tagged import written
from rules.kernel.values import NOBODY, Action, Decision, Event, NotNow, Part, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.kernel.windows import ToReact
from rules.legacy.combat.battle_orders import HELPED, leader, sides_helped
from rules.legacy.combat.missiles import MissileOfAnother, MissileSpent, is_disarmed, missiles_left
from rules.legacy.ids import Power
from rules.legacy.sealed.pocket_1.change import STRENGTH
from rules.legacy.sealed.pocket_1.kept import BAD_INTEL, EMP, INTERFERENCE, RALLY, RECON, Pocket1, content_of
from rules.legacy.sealed.pocket_1.odds import LOCKED, SIXES_WIN
from rules.legacy.sealed.pocket_1.powers import may_have_one, powers_left
from rules.legacy.sealed.turn_starts import tasks_at_start
from rules.legacy.setup.factions import faction_of
from rules.legacy.setup.headquarters import headquarters_held
from rules.legacy.turn.end_of_turn import CardNotDue, TakeCard, ToTakeCard, cards_due
from rules.legacy.turn.end_of_turn import take as take_at_once
from rules.legacy.turn.resources import COIN_CARDS, COINS, OPEN, cards_to_take
from rules.risk.combat.battle import ATTACK, DEFENCE, BattleJoined
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.open_dice import Throw, dice_changes, die_is_final
from rules.risk.odds.dice_odds import Causes, DiceChanges, SideChanges
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.reinforce import region_bonus, regions_held, strengthen
from rules.risk.turn.turns import StateOrView

power_uses = Module(
    "power-uses", needs=("concede", "end-of-turn", "missile-powers", "missiles", "open-dice", "recruit", "turn-starts")
)
BEFORE_DICE, CARD_WANTED, TURN_INTEL = "before-dice", "card-wanted", "turn-intel"
"""The windows before an attack roll, before a resource card is taken, and at the start of another's turn."""
WANTED = "wanted"
"""The frame of the window before a card is taken."""


class PowersUsed(Part):
    """Who has used a missile power this turn, and each power on what: territories, cards, continents."""

    lasts_a_turn: ClassVar[bool] = True
    players: tuple[Player, ...] = ()
    on: Mapping[str, tuple[str, ...]] = {}

    def of(self, power: Power) -> tuple[str, ...]:
        """On what a power was used this turn."""
        return self.on.get(power, ())


class WantedCard(Part, omit_defaults=True):
    """The resource card that a player is about to take; `instead`: what he may take in its stead, where that is not
    what is due to him at the end of his turn."""

    lasts_a_turn: ClassVar[bool] = True
    player: Player = written(NOBODY)
    card: Card = written(NO_CARD)
    instead: tuple[Card, ...] = ()


class CardWanted(Event, omit_defaults=True):
    """A player is about to take a resource card, and others may interfere. `instead`: as in `WantedCard`."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    card: Card
    instead: tuple[Card, ...] = ()

    def apply(self, state: State) -> None:
        state.parts[WantedCard] = WantedCard(self.player, self.card, self.instead)


UsedOn = Annotated[str, "a territory, a card or a continent"]


class MissilePowerUsed(Event):
    """A player used a missile power on something: a territory, a resource card, a continent; "" for his own turn."""

    player: Player
    power: Power
    what: UsedOn

    def apply(self, state: State) -> None:
        now = state.parts[PowersUsed]
        on = {**now.on, self.power: (*now.of(self.power), self.what)}
        state.parts[PowersUsed] = PowersUsed((*now.players, self.player), on)


class Jam(Action):
    """Let nothing change the dice in the attacked territory for the rest of the turn."""


class Interfere(Action):
    """Let the player take another card."""


class Scout(Action):
    """Take any open card instead of a coin card."""


class Deny(Action):
    """Let the bonus of this continent not count in this turn."""

    where: RegionName


class ToRally(Decision):
    """The start of the turn: rally troops at each headquarters held, or keep the missile."""


class Rally(Action):
    """Rally troops at each headquarters held."""


class KeepMissile(Action):
    """Keep the missile."""


class RallyMoment(Task):
    """Let the active player rally his troops."""


class IntelMoment(Task):
    """Let others deny the active player the bonus of a continent."""


class TakeWanted(Task):
    """Take the card that was wanted, unless somebody has interfered: then another one."""

    player: Player
    card: Card


class PowerNotReady(Refusal):
    """The player's faction does not have this power, he has no missile, or he has used one this turn."""

    power: Power


class NothingToJam(Refusal):
    """Nothing changes the dice there any more in this turn."""

    where: Territory


class NoOtherCard(Refusal):
    """There is no other card that the player could take."""

    card: Card


class NoSuchBonus(Refusal):
    """The player has no bonus of this continent; he has those."""

    where: RegionName
    regions: tuple[RegionName, ...]


def ready(of: StateOrView, player: Player, power: Power) -> bool:
    """Whether a player can use this power now."""
    kept = of.parts[Pocket1].missile_powers.get(faction_of(of, player))
    return kept == power and missiles_left(of, player) > 0 and player not in of.parts[PowersUsed].players


def could_use(of: StateOrView, player: Player, power: Power) -> bool:
    """Whether a player may come to use this power in this war: before he has a faction, or as long as it has the power,
    or may take it, and he can have missiles."""
    faction = faction_of(of, player)
    kept = of.parts[Pocket1].missile_powers.get(faction)
    able = kept == power if kept else may_have_one(of, player) and power in powers_left(of)
    return not faction or (able and not is_disarmed(of, player))


def others_ready(g: Context, power: Power, but: Player = NOBODY) -> tuple[Player, ...]:
    """The players who can use this power now, without one of them."""
    if power not in g.parts[Pocket1].missile_powers.values():
        return ()
    return tuple([seat for seat in g.state.seats if seat != but and ready(g.state, seat, power)])


def use(g: Context, player: Player, power: Power, what: str = "") -> None:
    """Spend the missile, and note the use."""
    g.emit(MissileSpent(player))
    g.emit(MissilePowerUsed(player, power, what))


@power_uses.reacts(BattleJoined)
def before_the_dice(g: Context, event: BattleJoined) -> None:
    if event.target not in g.parts[PowersUsed].of(EMP) and others_ready(g, EMP):
        g.window(BEFORE_DICE, secret=False)


def jam_where_it_helps(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    """Where the rules change the dice against a side that this order helps."""
    helped, gain = sides_helped(g, decision.player, details), advantage(dice_changes(g))
    useful = (ATTACK in helped and gain < 0) or (DEFENCE in helped and gain > 0)
    return Jam(number, decision.player) if useful else Pass(number, decision.player)


def advantage(changes: DiceChanges) -> int:
    """By how much the rules change the dice in the attacker's favour."""

    def sum_of(side: SideChanges) -> int:
        return side.highest + side.lowest + 2 * side.each + side.rerolls_ones

    return sum_of(changes.attack) - sum_of(changes.guarding)


@power_uses.opens(BEFORE_DICE, policies={"jam": jam_where_it_helps}, wants={"jam": HELPED})
def who_can_jam(g: Context, window: str) -> Iterator[ToReact]:
    now = g.parts[Invasion]
    if now.attacker != NOBODY and now.target not in g.parts[PowersUsed].of(EMP):
        yield from (ToReact(seat, window) for seat in others_ready(g, EMP))


@power_uses.allows(Jam, during=(ToReact,))
def may_jam(g: Context, action: Jam, decision: ToReact) -> Refusal | None:
    if decision.window != BEFORE_DICE:
        return NotNow(action.kind, decision.kind)
    if not ready(g.state, action.player, EMP):
        return PowerNotReady(EMP)
    where = g.parts[Invasion].target
    return NothingToJam(where) if where in g.parts[PowersUsed].of(EMP) else None


@power_uses.plays(Jam)
def jam(g: Context, action: Jam, decision: ToReact) -> None:
    """Of two that were declared together the second one keeps its missile."""
    where = g.parts[Invasion].target
    if where not in g.parts[PowersUsed].of(EMP):
        use(g, action.player, EMP, where)


@power_uses.modifies(dice_changes, given=PowersUsed)
def nothing_changes_dice(g: Context, changes: DiceChanges) -> DiceChanges:
    """Neither rules nor missiles; that a six beats a six changes no die."""
    if g.parts[Invasion].target not in g.parts[PowersUsed].of(EMP):
        return changes
    locked = SideChanges(rules=(LOCKED,))
    ours = locked + SideChanges(rules=tuple([rule for rule in changes.attack.rules if rule == SIXES_WIN]))
    causes = Causes(attack=tuple([by for by in changes.causes.attack if by == STRENGTH]), triple=changes.causes.triple)
    return changes._replace(attack=ours, defence=locked, walls=locked, causes=causes)


@power_uses.modifies(die_is_final, given=PowersUsed)
def nor_do_players(g: Context, final: bool, side: str, die: int) -> bool:
    thrown = g.parts[Throw]
    return final or LOCKED in (thrown.attack_changes if side == ATTACK else thrown.defence_changes).rules


@power_uses.plays(TakeCard, instead=True)
def take_unless_hindered(g: Context, action: TakeCard, decision: ToTakeCard) -> None:
    if others_ready(g, INTERFERENCE, action.player) and other_cards(g, action.player, action.card):
        reach_for(g, action.player, action.card, then=TakeWanted(action.player, action.card))
    else:
        take_at_once(g, action, decision)


def reach_for(g: Context, player: Player, card: Card, instead: tuple[Card, ...] = (), *, then: Task) -> None:
    """Let others interfere with the card that a player is about to take, then go on with a task."""
    g.emit(CardWanted(player, card, instead))
    g.then(Window(CARD_WANTED, window_secret.modify(g, False, CARD_WANTED)), WANTED)
    g.then(then)


@power_uses.reacts(ArmyTurnedNeutral, given=WantedCard)
def leave_it_lying(g: Context, event: ArmyTurnedNeutral) -> None:
    """Nobody need interfere with what a player wanted who has given up."""
    if g.parts[WantedCard].player == event.player:
        g.close(WANTED)


def list_alternatives(g: Context) -> tuple[Card, ...]:
    """What could be taken instead of the card that is wanted."""
    now = g.parts[WantedCard]
    return now.instead or other_cards(g, now.player, now.card)


def other_cards(g: Context, player: Player, card: Card) -> tuple[Card, ...]:
    """What a player could take instead of a territory card: another one that is due to him, else a coin card, where
    that may be due to him."""
    if card in COIN_CARDS:
        return ()
    coins = cards_to_take.modify(g, g.zone(COINS).cards[:1], player)
    others = tuple([other for other in cards_due(g, player) if other != card])
    return others or tuple([coin for coin in coins if coin in COIN_CARDS])


@power_uses.does(TakeWanted)
def take_wanted(g: Context, task: TakeWanted) -> None:
    if task.card in g.parts[PowersUsed].of(INTERFERENCE):
        g.ask(ToTakeCard(task.player))
    else:
        take_at_once(g, TakeCard(0, task.player, task.card), ToTakeCard(task.player))


@power_uses.modifies(cards_to_take, given=PowersUsed)
def as_far_as_allowed(g: Context, due: tuple[Card, ...], player: Player) -> tuple[Card, ...]:
    """Who has scouted takes any open card for a coin card; what somebody has barred is not taken."""
    now = g.parts[PowersUsed]
    if now.of(RECON) and any(card in COIN_CARDS for card in due):
        due = g.zone(OPEN).cards
    barred = now.of(INTERFERENCE)
    return (tuple([card for card in due if card not in barred]) or g.zone(COINS).cards[:1]) if barred else due


def hinder_the_leader(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    leads = leader(g.state) == g.parts[WantedCard].player
    return Interfere(number, decision.player) if leads else Pass(number, decision.player)


@power_uses.opens(CARD_WANTED, policies={"leader": hinder_the_leader})
def who_can_interfere(g: Context, window: str) -> Iterator[ToReact]:
    now = g.parts[WantedCard]
    if now.card not in g.parts[PowersUsed].of(INTERFERENCE) and list_alternatives(g):
        yield from (ToReact(seat, window) for seat in others_ready(g, INTERFERENCE, now.player))


@power_uses.allows(Interfere, during=(ToReact,))
def may_interfere(g: Context, action: Interfere, decision: ToReact) -> Refusal | None:
    if decision.window != CARD_WANTED:
        return NotNow(action.kind, decision.kind)
    if not ready(g.state, action.player, INTERFERENCE):
        return PowerNotReady(INTERFERENCE)
    return None if list_alternatives(g) else NoOtherCard(g.parts[WantedCard].card)


@power_uses.plays(Interfere)
def interfere(g: Context, action: Interfere, decision: ToReact) -> None:
    """Of two that were declared together the second one keeps its missile."""
    card = g.parts[WantedCard].card
    if card not in g.parts[PowersUsed].of(INTERFERENCE):
        use(g, action.player, INTERFERENCE, card)


def can_scout(g: Context, player: Player) -> bool:
    """Whether a player may take an open card for the coin card that is due to him."""
    coin = any(card in COIN_CARDS for card in cards_due(g, player))
    return coin and bool(g.zone(OPEN).cards) and ready(g.state, player, RECON)


@power_uses.allows(Scout, during=(ToTakeCard,))
def may_scout(g: Context, action: Scout, decision: ToTakeCard) -> Refusal | None:
    if not ready(g.state, action.player, RECON):
        return PowerNotReady(RECON)
    return None if can_scout(g, action.player) else CardNotDue(NO_CARD, cards_due(g, action.player))


@power_uses.plays(Scout)
def scout(g: Context, action: Scout, decision: ToTakeCard) -> None:
    use(g, action.player, RECON)
    g.ask(ToTakeCard(action.player))


@power_uses.modifies(tasks_at_start)
def at_the_start(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (IntelMoment(), RallyMoment(), *tasks)


@power_uses.does(IntelMoment)
def intel_moment(g: Context, task: IntelMoment) -> None:
    if others_ready(g, BAD_INTEL, g.state.active) and bonuses(g):
        g.window(TURN_INTEL, secret=False)


def bonuses(g: Context) -> tuple[RegionName, ...]:
    """The continents of which the active player has a bonus, the greatest first."""
    player = g.state.active
    paying = {name: region_bonus(g, player, name) for name in regions_held(g, player)}
    return tuple(sorted((name for name, bonus in paying.items() if bonus > 0), key=lambda name: -paying[name]))


def deny_the_greatest(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    return Deny(number, decision.player, bonuses(g)[0])


def deny_the_leader(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    leads = leader(g.state) == g.state.active
    return deny_the_greatest(g, number, decision, details) if leads else Pass(number, decision.player)


@power_uses.opens(TURN_INTEL, policies={"greatest": deny_the_greatest, "leader": deny_the_leader})
def who_can_deny(g: Context, window: str) -> Iterator[ToReact]:
    if bonuses(g):
        yield from (ToReact(seat, window) for seat in others_ready(g, BAD_INTEL, g.state.active))


@power_uses.allows(Deny, during=(ToReact,))
def may_deny(g: Context, action: Deny, decision: ToReact) -> Refusal | None:
    if decision.window != TURN_INTEL:
        return NotNow(action.kind, decision.kind)
    if not ready(g.state, action.player, BAD_INTEL):
        return PowerNotReady(BAD_INTEL)
    among = bonuses(g)
    return None if action.where in among else NoSuchBonus(action.where, among)


@power_uses.plays(Deny)
def deny(g: Context, action: Deny, decision: ToReact) -> None:
    """Of two that were declared together the second one keeps its missile."""
    if action.where not in g.parts[PowersUsed].of(BAD_INTEL):
        use(g, action.player, BAD_INTEL, action.where)


@power_uses.modifies(region_bonus, given=PowersUsed)
def deny_bonus(g: Context, bonus: int, player: Player, region: RegionName) -> int:
    lost = player == g.state.active and region in g.parts[PowersUsed].of(BAD_INTEL)
    return min(bonus, 0) if lost else bonus


@power_uses.does(RallyMoment)
def rally_moment(g: Context, task: RallyMoment) -> None:
    player = g.state.active
    if ready(g.state, player, RALLY) and headquarters_held(g.state, player):
        g.ask(ToRally(player))


@power_uses.allows(Rally, during=(ToRally,))
@power_uses.allows(KeepMissile, during=(ToRally,))
def may_rally(g: Context, action: Action, decision: ToRally) -> Refusal | None:
    return None


@power_uses.plays(Rally)
def rally(g: Context, action: Rally, decision: ToRally) -> None:
    use(g, action.player, RALLY)
    for where in headquarters_held(g.state, action.player):
        strengthen(g, action.player, where, content_of(g.state, "rally_troops"))


@power_uses.plays(KeepMissile)
def keep_missile(g: Context, action: KeepMissile, decision: ToRally) -> None:
    """The power is not used."""


def keep_by_default(g: Context, number: int, decision: ToRally, details: Details) -> Action:
    return KeepMissile(number, decision.player)


def rally_by_order(g: Context, number: int, decision: ToRally, details: Details) -> Action:
    return Rally(number, decision.player)


@power_uses.offers(ToRally, default="keep", policies={"keep": keep_by_default, "rally": rally_by_order})
def offer_rally(g: Context, decision: ToRally) -> Iterator[Offer]:
    yield Offer(Rally, {})
    yield Offer(KeepMissile, {})


@power_uses.offers(ToTakeCard)
def offer_scouting(g: Context, decision: ToTakeCard) -> Iterator[Offer]:
    if can_scout(g, decision.player):
        yield Offer(Scout, {})


@power_uses.offers(ToReact)
def offer_uses(g: Context, decision: ToReact) -> Iterator[Offer]:
    if decision.window == BEFORE_DICE and may_jam(g, Jam(0, decision.player), decision) is None:
        yield Offer(Jam, {})
    if decision.window == CARD_WANTED and may_interfere(g, Interfere(0, decision.player), decision) is None:
        yield Offer(Interfere, {})
    if decision.window == TURN_INTEL and ready(g.state, decision.player, BAD_INTEL) and (among := bonuses(g)):
        yield Offer(Deny, {"where": among})


@power_uses.modifies(attack_topics)
def about_attacks(g: Context, topics: tuple[str, ...]) -> tuple[str, ...]:
    return (*topics, BEFORE_DICE)


@power_uses.modifies(surprise)
def somebody_jammed(g: Context, why: Refusal | None, seat: Player, event: Event) -> Refusal | None:
    """Halt a plan when another player jams the dice that it counts on."""
    if isinstance(event, MissilePowerUsed) and event.power == EMP and event.player != seat:
        return MissileOfAnother(event.player)
    return why
