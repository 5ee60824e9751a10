"""Scar cards: one dealt hidden to each player, played just before an attack roll; the scar stays for ever."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.atlas import NO_CARD, Card, Territory
from rules.kernel.conditions import attack_topics
from rules.kernel.context import Context, Pass
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.plans import surprise
from rules.kernel.position import BySeat, Position
from rules.kernel.values import (
    EVERYONE,
    NOBODY,
    Action,
    Event,
    FinalAction,
    NotNow,
    Player,
    Refusal,
    Task,
    ZoneName,
    zone_of,
)
from rules.kernel.view import View
from rules.kernel.wants import Details
from rules.kernel.windows import ToReact, card_windows
from rules.legacy.campaign.box import AMMO_SHORTAGE, BUNKER, CANCEL
from rules.legacy.campaign.campaign import Campaign, ScarGlued, is_marked, sites, table
from rules.legacy.campaign.options import MARKS
from rules.legacy.combat.battle_orders import HELPED, sides_helped
from rules.legacy.ids import NO_SCAR, Scar
from rules.legacy.setup.factions import all_started
from rules.risk.combat.battle import ATTACK, DEFENCE, BattleJoined
from rules.risk.combat.helps import Help, helps
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.occupy import Eliminated
from rules.risk.combat.open_dice import dice_changes
from rules.risk.odds.dice_odds import DiceChanges, SideChanges
from rules.risk.plans.plan import CardOfAnother
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import StateOrView

scar_cards = Module("scar-cards", needs=("battle", "campaign", "open-dice", "windows"))
BEFORE_ROLL = "before-roll"
"""The window before an attack roll."""
SCAR_DECK, USED_SCARS = ZoneName("scar-deck"), ZoneName("used-scars")
"""The zones of the scar cards that nobody holds, and of those that this game has used up."""
SERVED: Mapping[Scar, str] = {Scar(BUNKER): DEFENCE, Scar(AMMO_SHORTAGE): ATTACK}
"""The scars that change dice, and the side that each of them helps."""
SCARS: Mapping[str, int] = {BUNKER: 1, AMMO_SHORTAGE: -1}
"""The scars of the box, with what each adds to the defender's higher die."""


def _help(scar: Scar, side: str) -> Help:
    change = SideChanges(highest=SCARS[scar])
    return Help(scar, (side,), changes=lambda changes, _: changes.defending(change, scar))


COUNTS = {scar: _help(scar, side) for scar, side in SERVED.items()}
"""What each of these scars does to the defender's dice."""


class DealScarCards(Task):
    """Deal a scar card to each player, or none to anybody where they do not suffice."""


class PlayScar(FinalAction):
    """Put a scar on the attacked territory, just before the roll."""

    card: Card


class Scarred(Refusal):
    """The territory has a scar already, and takes no other."""

    where: Territory


def scars_held(player: Player) -> ZoneName:
    """The zone of a player's hidden scar card."""
    return zone_of("scar", player)


def is_scarless(seen: View) -> bool:
    """Whether the viewer holds no scar card, and gets none any more: they are dealt before the factions are chosen."""
    return all_started(seen) and not seen.cards(scars_held(seen.viewer or NOBODY)).count


def scar_kind(card: Card) -> Scar:
    """The kind of scar on a card: `bunker.2` is a bunker."""
    return Scar(card.rpartition(".")[0])


def scar_deck(of: StateOrView) -> tuple[Card, ...]:
    """The scar cards that are not used up, by kind."""
    now = of.parts[Campaign]
    copies = table(now, "scars").items()
    return tuple([Card(f"{kind}.{n}") for kind, most in copies for n in range(now.used.get(kind, 0) + 1, most + 1)])


def scar_on(of: StateOrView, where: Territory) -> Scar:
    """The scar of a territory; "" where there is none, or it was covered."""
    return of.parts.table[Campaign].scars.get(where, NO_SCAR)


@scar_cards.lays("scar_cards")
def lay_scar_cards(to: Position, held: BySeat | None) -> None:
    """Give each seat its scar cards; the others are in the deck."""
    every = scar_deck(to.state)
    for seat, cards in to.by_seat("scar_cards", held).items():
        to.lay(scars_held(seat), cards, every, seat)
    to.lay(USED_SCARS, (), every, EVERYONE)
    to.lay(SCAR_DECK, (), every, rest=True)


@scar_cards.does(DealScarCards)
def deal_scar_cards(g: Context, task: DealScarCards) -> None:
    deck = scar_deck(g.state)
    g.lay(SCAR_DECK, deck)
    g.lay(USED_SCARS, (), EVERYONE)
    if len(deck) < len(g.state.seats):
        return
    g.shuffle(SCAR_DECK)
    for seat, card in zip(g.state.seats, g.zone(SCAR_DECK).cards, strict=False):
        g.lay(scars_held(seat), (), seat)
        g.move((card,), SCAR_DECK, scars_held(seat))


@scar_cards.reacts(BattleJoined)
def ask_holders(g: Context, event: BattleJoined) -> None:
    if not scar_on(g.state, event.target):
        g.window(BEFORE_ROLL)


def play_where_it_helps(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    """Play a scar card that helps a side which this order helps."""
    helped = sides_helped(g, decision.player, details)
    able = playable(g, decision.player, BEFORE_ROLL)
    fitting = (card for card in able if SERVED[scar_kind(card)] in helped)
    card = next(fitting, NO_CARD)
    return PlayScar(number, decision.player, card) if card else Pass(number, decision.player)


@scar_cards.opens(BEFORE_ROLL, policies={"play": play_where_it_helps}, wants={"play": HELPED})
def holders(g: Context, window: str) -> Iterator[ToReact]:
    """Everybody who holds any scar card, while the attacked territory has no scar."""
    now = g.parts[Invasion]
    if now.attacker != NOBODY and not scar_on(g.state, now.target):
        zones = g.state.zones
        for seat in g.state.seats:
            if zones[scars_held(seat)].cards:
                yield ToReact(seat, window)


def playable(g: Context, player: Player, window: str) -> tuple[Card, ...]:
    """The scar cards of a player that may be played in a window."""
    return tuple([card for card in g.zone(scars_held(player)).cards if window in card_windows(g, card)])


@scar_cards.allows(PlayScar, during=(ToReact,))
def may_play(g: Context, action: PlayScar, decision: ToReact) -> Refusal | None:
    if action.card not in g.zone(scars_held(action.player)).cards:
        return NotInHand(action.card)
    if decision.window != BEFORE_ROLL or action.card not in playable(g, action.player, BEFORE_ROLL):
        return NotNow(action.kind, decision.kind)
    where = g.parts[Invasion].target
    return Scarred(where) if scar_on(g.state, where) else None


@scar_cards.plays(PlayScar)
def play_scar(g: Context, action: PlayScar, decision: ToReact) -> None:
    """Where somebody before him in the order has scarred the territory, the card stays in his hand."""
    where = g.parts[Invasion].target
    if not scar_on(g.state, where):
        g.move((action.card,), scars_held(action.player), USED_SCARS)
        g.emit(ScarGlued(action.player, scar_kind(action.card), where))


@scar_cards.offers(ToReact)
def offer_scars(g: Context, decision: ToReact) -> Iterator[Offer]:
    where = g.parts[Invasion].target
    able = decision.window == BEFORE_ROLL and not scar_on(g.state, where)
    if able and (cards := playable(g, decision.player, BEFORE_ROLL)):
        yield Offer(PlayScar, {"card": cards})


@scar_cards.modifies(dice_changes)
def scars_count(g: Context, changes: DiceChanges) -> DiceChanges:
    """In every roll for a scarred territory, the one before which it was scarred included."""
    now = g.parts[Campaign]
    if not (scar := now.scars.get(g.parts[Invasion].target)):
        return changes
    return changes if (counts := COUNTS.get(scar)) is None else counts.change(changes)


@scar_cards.modifies(helps)
def scars_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, *COUNTS.values())


@scar_cards.reacts(Eliminated)
@scar_cards.reacts(ArmyTurnedNeutral)
def give_back(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    """The card of somebody who is out for good goes back into the deck, unseen."""
    g.move(g.zone(scars_held(event.player)).cards, scars_held(event.player), SCAR_DECK)


@scar_cards.modifies(card_windows)
def before_a_roll(g: Context, windows: tuple[str, ...], card: Card) -> tuple[str, ...]:
    return (*windows, BEFORE_ROLL) if scar_kind(card) in SERVED else windows


@scar_cards.modifies(attack_topics)
def about_attacks(g: Context, topics: tuple[str, ...]) -> tuple[str, ...]:
    return (*topics, BEFORE_ROLL)


@scar_cards.modifies(surprise)
def somebody_scarred(g: Context, why: Refusal | None, seat: Player, event: Event) -> Refusal | None:
    """Halt a plan when another player scars a territory."""
    if isinstance(event, ScarGlued) and event.player != seat:
        return CardOfAnother(event.player, Card(event.scar))
    return why


@scar_cards.modifies(is_marked)
def scars_are_marks(g: Context, marked: bool, where: Territory) -> bool:
    """With an option any sticker counts, that on a covered scar too."""
    now = g.parts[Campaign]
    return marked or where in now.scars or (where in now.cancelled and MARKS.of(g.options) == "any-sticker")


@scar_cards.modifies(sites, of=(CANCEL,))
def with_a_scar(g: Context, lands: tuple[Territory, ...], sticker: str) -> tuple[Territory, ...]:
    scars = g.parts[Campaign].scars
    return tuple([where for where in lands if where in scars])
