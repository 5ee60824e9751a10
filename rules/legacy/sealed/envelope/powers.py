"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The curses of factions.

Each player bears one for a game, dealt open as it begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import (
    Action,
    Event,
    FinalAction,
    FinalDecision,
    FinalEvent,
    LeaderKind,
    Player,
    Refusal,
    Task,
    ZoneName,
)
from rules.kernel.wants import Details
from rules.kernel.windows import card_windows
from rules.legacy.combat.scar_cards import scars_held
from rules.legacy.ids import Power
from rules.legacy.sealed.beginnings import tasks_at_setup
from rules.legacy.sealed.common import NotBeside, next_to
from rules.legacy.sealed.envelope.cards import TroopsTooFew
from rules.legacy.sealed.envelope.kept import (
    CURSES,
    LEVY,
    NO_SCARS,
    SHORT_MARCH,
    TWO_DICE,
    WORN_COINS,
    Cursed,
    Envelope,
    can_pay,
    content_of,
    curse_of,
    price,
)
from rules.legacy.sealed.envelope.start import Sacrifice
from rules.legacy.sealed.turn_starts import tasks_at_start
from rules.legacy.turn.recruit import FEWEST_RECRUITS
from rules.legacy.turn.resources import total, trade_value
from rules.legacy.turn.trading import FEWEST
from rules.risk.combat.invasion import attack_dice
from rules.risk.turn.fortify import march_barred, march_ends
from rules.risk.turn.reinforce import income

curses = Module(
    "curses",
    needs=("beginnings", "fortify", "invasion", "offerings", "recruit", "scar-cards", "trading", "turn-starts"),
)
CURSE_DECK = ZoneName("curse-deck")
"""The zone in which the curses are shuffled."""
DICE = 2
"""The most dice that somebody so cursed attacks with."""


class DealCurses(Task):
    """Deal a curse to each player, as far as there are some."""


class OfferRelief(Task):
    """Ask the active player whether he destroys his curse, if he can."""


class ToLiftCurse(FinalDecision):
    """The start of the turn: give up troops and destroy the own curse, or bear it."""

    curse: Power
    price: int


class LiftCurse(FinalAction):
    """Give up the troops, and destroy the curse."""


class BearCurse(Action):
    """Bear the curse."""


class CursesDealt(Event):
    """Each of these players bears a curse in this game."""

    curses: Mapping[Player, Power]

    def apply(self, state: State) -> None:
        state.parts[Cursed] = Cursed(self.curses)


class CurseLifted(FinalEvent):
    """A player gives up troops, and destroys the curse that he bears."""

    player: Player
    curse: Power
    count: int

    def apply(self, state: State) -> None:
        left = {player: curse for player, curse in state.parts[Cursed].of.items() if player != self.player}
        state.parts[Cursed] = Cursed(left)
        kept = state.parts[Envelope]
        state.parts[Envelope] = replace(kept, destroyed=(*kept.destroyed, self.curse))


@curses.modifies(tasks_at_setup)
def deal_at_setup(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (*tasks, DealCurses()) if content_of(g.state, "id") == CURSES else tasks


@curses.does(DealCurses)
def deal_curses(g: Context, task: DealCurses) -> None:
    """Clockwise from the first seat; those that are left over lie face down."""
    destroyed = g.parts[Envelope].destroyed
    left = tuple([curse for curse in content_of(g.state, "curses") if curse not in destroyed])
    g.lay(CURSE_DECK, left)
    g.shuffle(CURSE_DECK)
    dealt = dict(zip(g.state.seats, map(Power, g.zone(CURSE_DECK).cards), strict=False))
    g.lay(CURSE_DECK, g.zone(CURSE_DECK).cards[len(dealt) :])
    if dealt:
        g.emit(CursesDealt(dealt))


@curses.modifies(tasks_at_start)
def relief_at_the_start(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (*tasks, OfferRelief()) if curse_of(g.state, g.state.active) else tasks


@curses.does(OfferRelief)
def offer_relief(g: Context, task: OfferRelief) -> None:
    player = g.state.active
    if can_pay(g.state, player):
        g.ask(ToLiftCurse(player, curse_of(g.state, player), price(g.state)))


@curses.allows(LiftCurse, during=(ToLiftCurse,))
def may_lift(g: Context, action: LiftCurse, decision: ToLiftCurse) -> Refusal | None:
    return None if can_pay(g.state, action.player) else TroopsTooFew(decision.price)


@curses.allows(BearCurse, during=(ToLiftCurse,))
def may_bear(g: Context, action: BearCurse, decision: ToLiftCurse) -> Refusal | None:
    return None


@curses.plays(LiftCurse)
def lift(g: Context, action: LiftCurse, decision: ToLiftCurse) -> None:
    g.emit(CurseLifted(action.player, decision.curse, decision.price))
    g.then(Sacrifice(action.player, decision.price))


@curses.plays(BearCurse)
def bear(g: Context, action: BearCurse, decision: ToLiftCurse) -> None:
    """The curse stays until the end of the game."""


def bear_it(g: Context, number: int, decision: ToLiftCurse, details: Details) -> Action:
    return BearCurse(number, decision.player)


@curses.offers(ToLiftCurse, default="bear", policies={"bear": bear_it})
def offer_to_lift(g: Context, decision: ToLiftCurse) -> Iterator[Offer]:
    if can_pay(g.state, decision.player):
        yield Offer(LiftCurse, {})
    yield Offer(BearCurse, {})


@curses.modifies(income)
def one_less(g: Context, count: int, player: Player) -> int:
    """Not under the fewest; whoever has joined the war does not recruit at all."""
    return max(FEWEST_RECRUITS, count - 1) if count and curse_of(g.state, player) == LEVY else count


@curses.modifies(attack_dice)
def two_dice(g: Context, most: int) -> int:
    return min(most, DICE) if curse_of(g.state, g.state.active) == TWO_DICE else most


@curses.modifies(march_ends)
def only_beside(
    g: Context, ends: tuple[Territory, ...], player: Player, source: Territory, leaders: tuple[LeaderKind, ...]
) -> tuple[Territory, ...]:
    return next_to(g, ends, source) if curse_of(g.state, player) == SHORT_MARCH else ends


@curses.modifies(march_barred)
def because_cursed(
    g: Context, why: Refusal, player: Player, source: Territory, target: Territory, leaders: tuple[LeaderKind, ...]
) -> Refusal:
    far = curse_of(g.state, player) == SHORT_MARCH and not next_to(g, (target,), source)
    return NotBeside(source, target) if far else why


@curses.modifies(trade_value)
def wear_coins(g: Context, resources: int, cards: tuple[Card, ...]) -> int:
    """What it takes off leaves the fewest that a trade takes."""
    if curse_of(g.state, g.state.active) != WORN_COINS:
        return resources
    return max(resources - 1, min(total(g.state, cards), FEWEST))


@curses.modifies(card_windows, given=Cursed)
def no_scars(g: Context, windows: tuple[str, ...], card: Card) -> tuple[str, ...]:
    """In none, in the hand of somebody who cannot play scar cards."""
    barred = [player for player, curse in g.parts[Cursed].of.items() if curse == NO_SCARS]
    return () if any(card in g.zone(scars_held(player)).cards for player in barred) else windows
