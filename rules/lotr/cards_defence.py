"""The defender's power cards: when an invasion is declared, and when a battle comes by sea."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import field

from rules.atlas import Card, Territory
from rules.kernel.conditions import attack_topics
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.plans import surprise
from rules.kernel.values import NOBODY, Action, Event, Player, Refusal
from rules.kernel.windows import ToReact, card_windows
from rules.lotr.adventures import CardPlayed, WrongMoment, lay_open, list_held, need_card, tales
from rules.lotr.captains import CaptainMoved, Captains, CaptainThere
from rules.lotr.deck import card_title
from rules.risk.armies import NEUTRAL, ArmiesLost, ArmiesMoved
from rules.risk.combat.battle import Battle, BattleJoined
from rules.risk.combat.invasion import Invasion, InvasionDeclared, TooFewArmies, why_no_way, why_not_along
from rules.risk.combat.leaders import ALONE, NO_LEADERS, Leaders, by_reach, leaders_at
from rules.risk.plans.plan import CardOfAnother
from rules.risk.turn.fortify import SameLand
from rules.risk.turn.reinforce import NotYourLand, strengthen

cards_defence = Module("cards-defence", needs=("adventures", "windows", "captains"))
INVASION, SEA_BATTLE = "invasion", "sea-battle"
COURAGE, STORMS, WITHDRAWAL = "courage_alone", "violent_storms", "strategic_withdrawal"
ENCOURAGED = 4


class Interpose(Action):
    """Play Courage Alone Will Not Save You, or Violent Storms."""

    card: Card


class Withdraw(Action):
    """Play Strategic Withdrawal: move all regiments but one to a neighbouring territory, with the captain if wanted."""

    card: Card
    target: Territory
    leaders: Leaders = field(default=NO_LEADERS, name="led")


@cards_defence.reacts(InvasionDeclared)
def warn_defender(g: Context, event: InvasionDeclared) -> None:
    if event.defender != NEUTRAL:
        g.window(INVASION)


@cards_defence.reacts(BattleJoined)
def warn_port(g: Context, event: BattleJoined) -> None:
    now = g.parts[Invasion]
    if now.link == "sea" and g.state.land.owner(now.target) != NEUTRAL:
        g.window(SEA_BATTLE)


@cards_defence.opens(SEA_BATTLE)
@cards_defence.opens(INVASION)
def the_defender(g: Context, window: str) -> Iterator[ToReact]:
    """The defender, if the invasion still stands and he holds any Adventure card (so the question reveals nothing)."""
    now = g.parts[Invasion]
    defender = g.state.land.owner(now.target) if now.attacker != NOBODY else NOBODY
    if defender in g.state.seats and g.zone(tales(defender)).cards:
        yield ToReact(defender, window)


def list_fitting(g: Context, player: Player, window: str) -> tuple[Card, ...]:
    """The cards that can be played in this window and need no further choice."""
    return list_held(g, player, COURAGE if window == INVASION else STORMS)


@cards_defence.allows(Interpose, during=(ToReact,))
def may_interpose(g: Context, action: Interpose, decision: ToReact) -> Refusal | None:
    if why := need_card(g, action.player, action.card):
        return why
    fits = decision.window in (INVASION, SEA_BATTLE)
    names = [card_title(card) for card in list_fitting(g, action.player, decision.window)] if fits else []
    return None if card_title(action.card) in names else WrongMoment(action.card)


@cards_defence.plays(Interpose)
def interpose(g: Context, action: Interpose, decision: ToReact) -> None:
    now = g.parts[Invasion]
    lay_open(g, action.player, action.card)
    if card_title(action.card) == COURAGE:
        strengthen(g, action.player, now.target, ENCOURAGED)
        return
    g.emit(ArmiesLost(now.attacker, now.source, g.parts[Battle].dice, STORMS))
    g.close("battle")


def refuges(g: Context, player: Player, leaders: Leaders = NO_LEADERS) -> tuple[Territory, ...]:
    """The neighbouring territories to which the defender may withdraw."""
    where = g.parts[Invasion].target
    near = tuple(t for t in g.links(where, leaders) if g.state.land.owner(t) == player)
    return tuple(t for t in near if t not in g.parts[Captains].at(player)) if leaders else near


@cards_defence.allows(Withdraw, during=(ToReact,))
def may_withdraw(g: Context, action: Withdraw, decision: ToReact) -> Refusal | None:
    where = g.parts[Invasion].target
    if why := need_card(g, action.player, action.card):
        return why
    if card_title(action.card) != WITHDRAWAL or decision.window != INVASION:
        return WrongMoment(action.card)
    if g.state.land.armies(where) < 2:
        return TooFewArmies(where, g.state.land.armies(where))
    if g.state.land.owner(action.target) != action.player:
        return NotYourLand(action.target)
    if action.target == where:
        return SameLand(where)
    if why := why_not_along(g, action.player, where, action.leaders):
        return why
    if action.target in refuges(g, action.player, action.leaders):
        return None
    together = action.leaders and action.target in g.parts[Captains].at(action.player)
    return CaptainThere(action.target) if together else why_no_way(g, where, action.target)


@cards_defence.plays(Withdraw)
def withdraw(g: Context, action: Withdraw, decision: ToReact) -> None:
    where = g.parts[Invasion].target
    lay_open(g, action.player, action.card)
    g.emit(ArmiesMoved(action.player, where, action.target, g.state.land.armies(where) - 1))
    if action.leaders:
        g.emit(CaptainMoved(action.player, where, action.target))


@cards_defence.offers(ToReact)
def offer_answers(g: Context, decision: ToReact) -> Iterator[Offer]:
    if decision.window not in (INVASION, SEA_BATTLE):
        return
    player, where = decision.player, g.parts[Invasion].target
    if cards := list_fitting(g, player, decision.window):
        yield Offer(Interpose, {"card": cards})
    away = list_held(g, player, WITHDRAWAL) if decision.window == INVASION and g.state.land.armies(where) > 1 else ()
    if not away:
        return
    if targets := refuges(g, player):
        yield Offer(Withdraw, {"card": away, "target": targets, "leaders": ALONE})
    for along, targets in by_reach(leaders_at(g, player, where), partial(refuges, g, player)):
        if targets:
            yield Offer(Withdraw, {"card": away, "target": targets, "leaders": along})


@cards_defence.modifies(card_windows)
def against_an_attack(g: Context, windows: tuple[str, ...], card: Card) -> tuple[str, ...]:
    """The moments of another's attack in which a card may be played."""
    played = {COURAGE: (INVASION,), WITHDRAWAL: (INVASION,), STORMS: (SEA_BATTLE,)}
    return (*windows, *played.get(card_title(card), ()))


@cards_defence.modifies(attack_topics)
def windows_about_attacks(g: Context, topics: tuple[str, ...]) -> tuple[str, ...]:
    return (INVASION, SEA_BATTLE, *topics)


@cards_defence.modifies(surprise)
def somebody_played(g: Context, why: Refusal | None, seat: Player, event: Event) -> Refusal | None:
    """Halt a plan when another player plays a card."""
    if isinstance(event, CardPlayed) and event.player != seat:
        return CardOfAnother(event.player, event.card)
    return why
