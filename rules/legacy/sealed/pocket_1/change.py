"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What the Mutants become.

Two choices for ever, and the power that follows from both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar

from msgspec import field
from msgspec.structs import replace

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.events import CardsMoved, TurnBegan
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.tagged import written_as
from rules.kernel.values import (
    NOBODY,
    Action,
    Decision,
    Event,
    FinalAction,
    FinalDecision,
    FinalEvent,
    Part,
    Player,
    Refusal,
)
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import glue
from rules.legacy.ids import NO_POWER, EventKind, Power
from rules.legacy.sealed.common import EventDestroyed, destroy_event
from rules.legacy.sealed.pocket_1.kept import FIRST_CHANGE, MUTANTS, SECOND_CHANGE, Pocket1, is_mutant
from rules.legacy.sealed.pocket_1.odds import SIXES_WIN, CloningDice, double
from rules.legacy.turn.buying_stars import StarBought
from rules.legacy.turn.resources import COINS, OPEN
from rules.legacy.turn.trading import ResourcesTraded
from rules.risk.armies import ArmiesPlaced
from rules.risk.combat.battle import ATTACK, DEFENCE, BattleFought, Conquered
from rules.risk.combat.helps import Help, helps
from rules.risk.combat.invasion import Invasion, targets, why_spared
from rules.risk.combat.open_dice import dice_changes
from rules.risk.odds.dice_odds import Dice, DiceChanges, OpenDice, SideChanges
from rules.risk.odds.forecast import foreseen_dice
from rules.risk.turn.cards import hand
from rules.risk.turn.turns import StateOrView, still_plays

evolution = Module(
    "evolution",
    needs=("battle", "buying-stars", "end-of-turn", "events", "trading"),
    tells=(EventDestroyed,),
)
OFFENSIVE, DEFENSIVE, BODIES, BRAINS = "offensive", "defensive", "bodies", "brains"
Change = Annotated[str, "one of the two things that a card lets choose"]
CHOICES: Mapping[str, tuple[str, str]] = {FIRST_CHANGE: (OFFENSIVE, DEFENSIVE), SECOND_CHANGE: (BODIES, BRAINS)}
"""What each of the two events lets choose between."""
STRENGTH, MINDSHACKLE, CLONING, HYPNOSIS = (
    Power("unnatural_strength"),
    Power("mindshackle"),
    Power("unstable_cloning"),
    Power("mass_hypnosis"),
)
POWERS: Mapping[tuple[str, str], Power] = {
    (OFFENSIVE, BODIES): STRENGTH,
    (OFFENSIVE, BRAINS): MINDSHACKLE,
    (DEFENSIVE, BODIES): CLONING,
    (DEFENSIVE, BRAINS): HYPNOSIS,
}
"""The power that follows from both choices."""


def cloning(dice: OpenDice) -> OpenDice:
    """These dice, where doubles of the defender clone."""
    return CloningDice(attack_dice=dice.attack_dice, defence_dice=dice.defence_dice, changes=dice.changes)


STRONG = Help(
    STRENGTH, (ATTACK,), changes=lambda changes, _: changes.attacking(SideChanges(rules=(SIXES_WIN,)), STRENGTH)
)
CLONES = Help(CLONING, (DEFENCE,), dice=cloning)


class ToEvolve(FinalDecision):
    """Choose what the Mutants become, for ever. `event` is the kind of the card that lies open, `card` the card."""

    event: EventKind
    card: Card


class Evolve(FinalAction):
    """Let the Mutants become so."""

    choice: Change


class WaitToEvolve(Action):
    """Leave it for another time."""


class NoSuchChange(Refusal):
    """This card lets choose between these two."""

    cards: tuple[Card, ...]


class MutantsEvolved(FinalEvent):
    """The Mutants have become so. `power` is the one that they have with it: "" before both choices are made."""

    player: Player
    event: EventKind
    choice: Change
    power: Power

    def apply(self, state: State) -> None:
        now = state.parts[Pocket1]
        state.parts[Pocket1] = replace(now, changes={**now.changes, self.event: self.choice})
        glue(state, self.choice, MUTANTS, self.player)


class ToSwapCard(Decision):
    """A card was taken: swap it, if you like, for a random one of somebody from whom you have conquered this turn."""

    card: Card


class SwapCard(Action):
    """Swap the card for a random one of this player's."""

    to: Player


class KeepTaken(Action):
    """Keep the card that was taken."""


class NotConqueredFrom(Refusal):
    """Cards are swapped with players who have some and from whom a territory was conquered this turn."""

    to: Player
    seats: tuple[Player, ...]


class Victims(Part):
    """From whom the Mutants have conquered a territory this turn."""

    lasts_a_turn: ClassVar[bool] = True
    players: tuple[Player, ...] = ()


class VictimNoted(Event):
    """The Mutants conquered a territory from a player."""

    bookkeeping: ClassVar[bool] = True
    player: Player

    def apply(self, state: State) -> None:
        state.parts[Victims] = Victims(tuple(dict.fromkeys((*state.parts[Victims].players, self.player))))


class CardSwapped(Event):
    """A player gave the card that he had taken to another one, for one of his, unseen."""

    player: Player
    to: Player


class ToProtect(Decision):
    """Cards were turned in: the territory of one of them, if you like, cannot be attacked until your next turn."""

    among: tuple[Territory, ...]


class Protect(Action):
    """Let nobody attack this territory."""

    where: Territory


class ProtectNone(Action):
    """Protect no territory."""


class NotTurnedIn(Refusal):
    """The card of this territory was not turned in; these were."""

    where: Territory
    among: tuple[Territory, ...]


def _as_text(lands: list[Territory]) -> str:
    return " ".join(lands)


def _from_text(text: Any) -> Any:
    return text.split() if isinstance(text, str) else text


class Protected(Part):
    """The territories that nobody attacks, and the player until whose turn this holds.

    They are written as a text, since games that were saved when there was only one have it so.
    """

    lands: Annotated[tuple[Territory, ...], written_as(_as_text, _from_text)] = field(default=(), name="where")
    player: Player = NOBODY


class LandProtected(Event):
    """Nobody attacks a territory until a player's next turn."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        lands = state.parts[Protected].lands
        state.parts[Protected] = Protected(tuple(dict.fromkeys((*lands, self.where))), self.player)


class ProtectionEnded(Event):
    """A territory can be attacked again."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        left = tuple([where for where in state.parts[Protected].lands if where != self.where])
        state.parts[Protected] = Protected(left, self.player) if left else Protected()


class Hypnotised(Refusal):
    """Nobody attacks the territory until the player of the Mutants takes his next turn."""

    where: Territory


def power_after(changes: Mapping[str, str]) -> Power:
    """The power that follows from the choices made; "" before both are."""
    return POWERS.get((changes.get(FIRST_CHANGE, ""), changes.get(SECOND_CHANGE, "")), NO_POWER)


def has(of: StateOrView, player: Player, power: Power) -> bool:
    """Whether a player plays the Mutants, and these have this power."""
    return is_mutant(of, player) and power_after(of.parts[Pocket1].changes) == power


@evolution.allows(Evolve, during=(ToEvolve,))
def may_evolve(g: Context, action: Evolve, decision: ToEvolve) -> Refusal | None:
    among = CHOICES[decision.event]
    return None if action.choice in among else NoSuchChange(tuple(map(Card, among)))


@evolution.allows(WaitToEvolve, during=(ToEvolve,))
def may_wait(g: Context, action: WaitToEvolve, decision: ToEvolve) -> Refusal | None:
    return None


@evolution.plays(Evolve)
def evolve(g: Context, action: Evolve, decision: ToEvolve) -> None:
    power = power_after({**g.parts[Pocket1].changes, decision.event: action.choice})
    g.emit(MutantsEvolved(action.player, decision.event, action.choice, power))
    destroy_event(g, action.player, decision.card)


@evolution.plays(WaitToEvolve)
def wait(g: Context, action: WaitToEvolve, decision: ToEvolve) -> None:
    """The card stays with the discarded ones, for a later game."""


def wait_by_default(g: Context, number: int, decision: ToEvolve, details: Details) -> Action:
    return WaitToEvolve(number, decision.player)


@evolution.offers(ToEvolve, default="wait", policies={"wait": wait_by_default})
def offer_changes(g: Context, decision: ToEvolve) -> Iterator[Offer]:
    yield Offer(Evolve, {"choice": CHOICES[decision.event]})
    yield Offer(WaitToEvolve, {})


@evolution.modifies(dice_changes, given=Pocket1)
def six_beats_six(g: Context, changes: DiceChanges) -> DiceChanges:
    strong = has(g.state, g.parts[Invasion].attacker, STRENGTH)
    return STRONG.change(changes) if strong else changes


@evolution.modifies(foreseen_dice, given=Pocket1)
def doubles_clone(g: Context, foreseen: Dice, dice: Dice) -> Dice:
    clones = has(g.state, g.state.land.owner(g.parts[Invasion].target), CLONING)
    return cloning(foreseen) if clones and isinstance(foreseen, OpenDice) else foreseen


@evolution.modifies(helps)
def changes_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, STRONG, CLONES)


@evolution.reacts(BattleFought, given=Pocket1)
def clone(g: Context, event: BattleFought) -> None:
    """Two equal dice in defence, as they were rolled: one more troop, if the territory still stands."""
    natural = event.natural.defence if event.natural else ()
    if double(natural) and has(g.state, event.defender, CLONING) and g.state.land.owner(event.target) == event.defender:
        g.emit(ArmiesPlaced(event.defender, event.target, 1))


@evolution.reacts(Conquered, given=Pocket1)
def note_victim(g: Context, event: Conquered) -> None:
    if event.loser in g.state.seats and has(g.state, event.player, MINDSHACKLE):
        g.emit(VictimNoted(event.loser))


def swap_partners(g: Context, player: Player) -> tuple[Player, ...]:
    """With whom a player of the Mutants may swap a card."""
    victims = g.parts[Victims].players
    return tuple([other for other in victims if other != player and g.zone(hand(other)).cards])


@evolution.reacts(CardsMoved, given=Pocket1)
def ask_for_a_swap(g: Context, event: CardsMoved) -> None:
    player = g.state.active
    taken = event.source in (OPEN, COINS) and event.target == hand(player)
    if taken and has(g.state, player, MINDSHACKLE) and swap_partners(g, player):
        g.ask(ToSwapCard(player, event.cards[0]))


@evolution.allows(SwapCard, during=(ToSwapCard,))
def may_swap(g: Context, action: SwapCard, decision: ToSwapCard) -> Refusal | None:
    among = swap_partners(g, action.player)
    return None if action.to in among else NotConqueredFrom(action.to, among)


@evolution.allows(KeepTaken, during=(ToSwapCard,))
def may_keep(g: Context, action: KeepTaken, decision: ToSwapCard) -> Refusal | None:
    return None


@evolution.plays(SwapCard)
def swap(g: Context, action: SwapCard, decision: ToSwapCard) -> None:
    mine, theirs = hand(action.player), hand(action.to)
    cards = g.zone(theirs).cards
    if cards and decision.card in g.zone(mine).cards:
        drawn = g.deal(cards, "hand")
        g.emit(CardSwapped(action.player, action.to))
        g.move((drawn,), theirs, mine)
        g.move((decision.card,), mine, theirs)


@evolution.plays(KeepTaken)
def keep(g: Context, action: KeepTaken, decision: ToSwapCard) -> None:
    """The card stays in the hand."""


def keep_by_default(g: Context, number: int, decision: ToSwapCard, details: Details) -> Action:
    return KeepTaken(number, decision.player)


@evolution.offers(ToSwapCard, default="keep", policies={"keep": keep_by_default})
def offer_swaps(g: Context, decision: ToSwapCard) -> Iterator[Offer]:
    if among := swap_partners(g, decision.player):
        yield Offer(SwapCard, {"to": among})
    yield Offer(KeepTaken, {})


@evolution.reacts(ResourcesTraded)
@evolution.reacts(StarBought)
def ask_what_to_protect(g: Context, event: ResourcesTraded | StarBought) -> None:
    if has(g.state, event.player, HYPNOSIS):
        among = tuple([land for land in map(Territory, event.cards) if land in g.state.land])
        if among:
            g.ask(ToProtect(event.player, among))


@evolution.allows(Protect, during=(ToProtect,))
def may_protect(g: Context, action: Protect, decision: ToProtect) -> Refusal | None:
    return None if action.where in decision.among else NotTurnedIn(action.where, decision.among)


@evolution.allows(ProtectNone, during=(ToProtect,))
def may_protect_none(g: Context, action: ProtectNone, decision: ToProtect) -> Refusal | None:
    return None


@evolution.plays(Protect)
def protect(g: Context, action: Protect, decision: ToProtect) -> None:
    g.emit(LandProtected(action.player, action.where))


@evolution.plays(ProtectNone)
def protect_none(g: Context, action: ProtectNone, decision: ToProtect) -> None:
    """Every territory can be attacked."""


def protect_own(g: Context, number: int, decision: ToProtect, details: Details) -> Action:
    """The own territory among them with most foes beside it; none where no own one is."""
    land, me = g.state.land, decision.player
    own = [where for where in decision.among if land.owner(where) == me]
    if not own:
        return ProtectNone(number, me)

    def foes(where: Territory) -> int:
        return sum(land.armies(near) for near in g.links(where) if land.owner(near) != me)

    return Protect(number, me, max(own, key=foes))


@evolution.offers(ToProtect, default="own", policies={"own": protect_own})
def offer_protection(g: Context, decision: ToProtect) -> Iterator[Offer]:
    yield Offer(Protect, {"where": decision.among})
    yield Offer(ProtectNone, {})


@evolution.reacts(TurnBegan, given=Protected)
def end_protection(g: Context, event: TurnBegan) -> None:
    """As the player's turn begins; with the next turn of anybody if he plays no more."""
    now = g.parts[Protected]
    if now.lands and (now.player == event.player or not still_plays(g.state, now.player)):
        for where in now.lands:
            g.emit(ProtectionEnded(now.player, where))


@evolution.modifies(targets, given=Protected)
def without_the_protected(
    g: Context, targets: tuple[Territory, ...], player: Player, source: Territory
) -> tuple[Territory, ...]:
    lands = g.parts[Protected].lands
    return tuple([target for target in targets if target not in lands]) if lands else targets


@evolution.modifies(why_spared, given=Protected)
def because_protected(g: Context, why: Refusal, source: Territory, target: Territory) -> Refusal:
    return Hypnotised(target) if target in g.parts[Protected].lands else why
