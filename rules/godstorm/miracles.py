"""Miracle cards: four decks, and cards that are announced and paid before they work; what is played leaves the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, ClassVar

from rules.atlas import NO_CARD, Card, Territory
from rules.godstorm.faith import faith_of, sacrifice, too_dear
from rules.godstorm.gods import GodAbsent, on_earth
from rules.godstorm.invocations import MIRACLES, SHAPES, Invoke, is_legal, legal
from rules.godstorm.land import PantheonFell
from rules.godstorm.pantheons import DEATH, GODS, MAGIC, SKY, WAR
from rules.godstorm.titles import ALL, cards_of, data, title
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.position import REST, BySeat, Names, Position, names
from rules.kernel.rewind import mixed_piles
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable, values_by_column, written_as
from rules.kernel.values import (
    EVERYONE,
    NOBODY,
    Decision,
    Event,
    LeaderKind,
    Part,
    Player,
    Refusal,
    Task,
    ZoneName,
    zone_of,
)
from rules.kernel.windows import ToReact, card_windows
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.reinforce import Finish

miracles = Module("miracles", needs=("gods", "faith", "land", "windows"), tells=SHAPES)
SPENT, ANNOUNCED = ZoneName("spent-miracles"), ZoneName("announced")
"""The zones of miracle cards that were played, and of the one that is being answered."""
MIRACLE, SKY_WINDOW = "miracle", "sky"
"""The windows in which a miracle card is answered: one that was announced, and an invasion that was declared."""


@cache
def pile(deck: LeaderKind) -> ZoneName:
    """The zone of a deck's cards that nobody has drawn."""
    return zone_of("miracles", deck)


@cache
def hand(player: Player, deck: LeaderKind) -> ZoneName:
    """The zone of a player's cards of one kind; how many there are is public."""
    return zone_of(deck, player)


@cache
def purchase_zone(player: Player, deck: LeaderKind) -> ZoneName:
    """The zone of the cards that a player has bought and may not look at yet."""
    return zone_of("bought", deck, player)


@cache
def relics(player: Player) -> ZoneName:
    """The zone of a player's relics, which lie open."""
    return zone_of("relics", player)


class ToPlayMiracle(Decision):
    """Step 4: play War and Death cards, or finish."""


class LayMiracles(Task):
    """Shuffle the four decks; nobody holds a card."""


class PlayMiracles(Task):
    """Step 4 as a whole."""


class PlayNext(Task):
    """Ask while a card could be played, until the player has finished."""


class Announce(Task):
    """A card that lies open is answered, then it works.

    It has been paid: where it was played in another's turn, it works although that player gives up.
    """

    outlasts_turn: ClassVar[bool] = True
    invoked: Invoke


class Work(Task):
    """What an announced card does, unless it was cancelled meanwhile."""

    invoked: Invoke


class MiracleDrawn(Event):
    """A player received the top card of a deck. `why`: the Labor of a god, or a card's title."""

    player: Player
    deck: LeaderKind
    why: str


class RelicGained(Event):
    """A relic came into play. `loser`: the player who had it before."""

    player: Player
    relic: Card
    loser: Player = NOBODY

    @property
    def lost_by(self) -> Player:
        return self.loser


class Announced(Part):
    """Who announced a miracle card last, and at what: territories or spaces, a player, or a relic."""

    lasts_a_turn: ClassVar[bool] = True
    player: Player = NOBODY
    at: tuple[Territory, ...] = ()
    of: Player = NOBODY
    relic: Card = NO_CARD


class MiraclePlayed(Event):
    """A player announced and paid a miracle card, with its choices; those that it does not have at their default."""

    player: Player
    card: Card
    where: Territory
    to: Territory
    count: int
    gods: tuple[LeaderKind, ...]
    of: Player
    lands: tuple[Territory, ...]
    what: Card | LeaderKind

    def apply(self, state: State) -> None:
        at = (where for where in (self.where, self.to, *self.lands) if where)
        relic = NO_CARD if self.what in GODS else Card(self.what)
        state.parts[Announced] = Announced(self.player, tuple(at), self.of, relic)


class MiracleFailed(Event):
    """An announced card did nothing, since the player `by` cancelled it."""

    card: Card
    by: Player


class NotThisStep(Refusal):
    """The card is played at another moment."""

    card: Card


class NoTarget(Refusal):
    """Nothing on the board is a target for the card."""

    card: Card


def _in_a_row(chosen: Any) -> Any:
    """A number, or ids with blanks between them, as text."""
    return " ".join(chosen) if isinstance(chosen, list) else str(chosen)


def _apart(written: Any) -> Any:
    if not isinstance(written, str):
        return written
    return int(written) if written.isdecimal() else written.split()


Chosen = Annotated[int | tuple[Territory | Player | LeaderKind | Card, ...], written_as(_in_a_row, _apart)]
"""What was chosen in one field of an answer: a number, or what it names."""


class NotATarget(Refusal):
    """The card cannot be played with this choice; without one it needs more."""

    card: Card
    choice: Chosen


@miracles.lays("miracles", "relics", "miracle_piles")
def lay_miracles(to: Position, hands: BySeat | None, open_relics: BySeat | None, piles: Names | None) -> None:
    """Set each seat's miracle cards and relics, and the cards on top of their piles; the rest lies below."""
    held = to.by_seat("miracles", hands)
    out = to.by_seat("relics", open_relics)
    top = names(piles or ())
    if strange := [card for card in top if card not in (*ALL, REST)]:
        raise Unreadable(f"miracle_piles: no card is named {strange[0]!r}")
    for seat, cards in held.items():
        for card in cards:
            if card not in ALL or data(Card(card)).deck == MAGIC:
                raise Unreadable(f"miracles: {seat} can hold no {card!r}, but War, Sky and Death cards")
    for deck in GODS:
        every = cards_of(deck)
        for seat in to.rules.seats:
            if deck != MAGIC:
                to.lay(hand(seat, deck), tuple(card for card in held[seat] if card in every), every, seat)
            to.lay(purchase_zone(seat, deck), (), every)
        if deck == MAGIC:
            for seat, cards in out.items():
                to.lay(relics(seat), cards, every, EVERYONE)
        to.lay(pile(deck), tuple(card for card in top if card in every), every, rest=True)
    to.lay(SPENT, (), ALL, EVERYONE)
    to.lay(ANNOUNCED, (), ALL, EVERYONE)


@miracles.does(LayMiracles)
def lay_out(g: Context, task: LayMiracles) -> None:
    for deck in GODS:
        g.lay(pile(deck), cards_of(deck), NOBODY)
        g.shuffle(pile(deck))
        for seat in g.state.seats:
            if deck == MAGIC:
                g.lay(relics(seat), (), EVERYONE)
            else:
                g.lay(hand(seat, deck), (), seat)
            g.lay(purchase_zone(seat, deck), (), NOBODY)
    g.lay(SPENT, (), EVERYONE)
    g.lay(ANNOUNCED, (), EVERYONE)


def draw(g: Context, player: Player, deck: LeaderKind, why: str) -> bool:
    """Give a player the top card of a deck; an empty one gives nothing. A relic comes into play at once."""
    if not (left := g.zone(pile(deck)).cards):
        return False
    g.emit(MiracleDrawn(player, deck, why))
    g.move(left[:1], pile(deck), relics(player) if deck == MAGIC else hand(player, deck))
    if deck == MAGIC:
        g.emit(RelicGained(player, left[0]))
    return True


@miracles.allows(Finish, during=(ToPlayMiracle,))
def may_finish(g: Context, action: Finish, decision: ToPlayMiracle) -> Refusal | None:
    return None


@miracles.does(PlayMiracles)
def play_miracles(g: Context, task: PlayMiracles) -> None:
    g.then(PlayNext(), "miracles")


@miracles.does(PlayNext)
def play_next(g: Context, task: PlayNext) -> None:
    """Ask whoever holds War or Death cards and has their god on Earth: both are public."""
    player = g.state.active
    if any(g.zone(hand(player, deck)).cards and on_earth(g, player, deck) for deck in (WAR, DEATH)):
        g.ask(ToPlayMiracle(player), task)


def decks_now(g: Context, decision: Decision) -> tuple[LeaderKind, ...]:
    """The decks whose cards can be played during a decision."""
    if isinstance(decision, ToPlayMiracle):
        return (WAR, DEATH)
    sky = isinstance(decision, ToReact) and decision.window == SKY_WINDOW
    return (SKY,) if sky else ()


def why_not(g: Context, action: Invoke) -> Refusal | None:
    """Why a card cannot be played with these choices."""
    if is_legal(g, action):
        return None
    offered = tuple(legal(g, action.player, action.card))
    return NotATarget(action.card, _misfit(action, offered)) if offered else NoTarget(action.card)


def _misfit(action: Invoke, offered: tuple[Offer, ...]) -> Chosen:
    """The first choice of an answer that fits no offer; if each does by itself, the last one named."""
    names = action.__struct_fields__[len(Invoke.__struct_fields__) :]
    choices = {name: getattr(action, name) for name in names}
    alone = [v for name, v in choices.items() if not any(v in offer.fields.get(name, ()) for offer in offered)]
    first: Any = (alone or [value for value in choices.values() if value][-1:] or [()])[0]
    misfit: Chosen = first if isinstance(first, int | tuple) else tuple(filter(None, (first,)))
    return misfit


@miracles.allows(Invoke, during=(ToPlayMiracle, ToReact))
def may_invoke(g: Context, action: Invoke, decision: Decision) -> Refusal | None:
    held = [card for deck in (WAR, SKY, DEATH) for card in g.zone(hand(action.player, deck)).cards]
    if action.card not in held:
        return NotInHand(action.card)
    of = data(action.card)
    if of.deck not in decks_now(g, decision):
        return NotThisStep(action.card)
    if not on_earth(g, action.player, of.deck):
        return GodAbsent(of.deck)
    return too_dear(g, action.player, of.cost) or why_not(g, action)


@miracles.plays(Invoke)
def invoke(g: Context, action: Invoke, decision: Decision) -> None:
    """A card that lies open already was turned up by Pandora's Box: it costs nothing."""
    if action.card not in g.zone(ANNOUNCED).cards:
        sacrifice(g, action.player, data(action.card).cost, action.card)
        g.move((action.card,), hand(action.player, data(action.card).deck), ANNOUNCED)
    announce(g, action)


def announce(g: Context, action: Invoke) -> None:
    """Tell what a card that lies open is to do; it works when nobody has cancelled it."""
    told = values_by_column(action)
    del told["decision"]
    g.emit(MiraclePlayed(**told))
    g.then(Announce(action))


@miracles.does(Announce)
def open_answers(g: Context, task: Announce) -> None:
    g.window(MIRACLE, secret=False)  # what can cancel it lies open, so that no delay has anything to hide
    g.then(Work(task.invoked))


def player_of_card(g: Context) -> Player:
    """Who has announced the card that lies open; the active player where its choices are still open."""
    working = (task.invoked.player for task, _, _ in reversed(g.state.agenda) if isinstance(task, Announce | Work))
    return next(working, g.state.active)


@miracles.does(Work)
def work(g: Context, task: Work) -> None:
    """What its choices name may be gone by now, with a player who gave up meanwhile: then it does nothing."""
    invoked = task.invoked
    if invoked.card in g.zone(ANNOUNCED).cards:
        g.move((invoked.card,), ANNOUNCED, SPENT)
        if is_legal(g, invoked):
            MIRACLES[title(invoked.card)].work(g, invoked)


@miracles.offers(
    ToPlayMiracle, default="finish", policies={"finish": lambda g, n, decision, details: Finish(n, decision.player)}
)  # fmt: skip
def offer_miracles(g: Context, decision: ToPlayMiracle) -> Iterator[Offer]:
    yield from invocations(g, decision)
    yield Offer(Finish, {})


@miracles.offers(ToReact)
def offer_answers(g: Context, decision: ToReact) -> Iterator[Offer]:
    yield from invocations(g, decision)


def invocations(g: Context, decision: Decision) -> Iterator[Offer]:
    """Every card that its player can play during a decision, one of each title."""
    player = decision.player
    for deck in decks_now(g, decision):
        cards = {title(card): card for card in reversed(g.zone(hand(player, deck)).cards)}
        for card in cards.values() if on_earth(g, player, deck) else ():
            if data(card).cost <= faith_of(g.state, player):
                yield from legal(g, player, card)


@miracles.modifies(card_windows)
def when_attacked(g: Context, windows: tuple[str, ...], card: Card) -> tuple[str, ...]:
    """Sky cards are played when an invasion is declared."""
    return (*windows, SKY_WINDOW) if card in cards_of(SKY) else windows


@miracles.modifies(mixed_piles)
def mix_purchases(g: Context, piles: tuple[tuple[ZoneName, ...], ...]) -> tuple[tuple[ZoneName, ...], ...]:
    """Cards bought unseen are like those of their deck: their buyer may know them when the table has gone back."""
    return (*piles, *((pile(deck), *(purchase_zone(seat, deck) for seat in g.state.seats)) for deck in GODS))


@miracles.reacts(PantheonFell)
def discard_all(g: Context, event: PantheonFell) -> None:
    """The hand and the relics of a player who is out leave the game, bought cards and one just announced too."""
    for deck in GODS:
        for zone in (hand(event.player, deck), purchase_zone(event.player, deck)):
            g.move(g.zone(zone).cards, zone, SPENT)
    g.move(g.zone(relics(event.player)).cards, relics(event.player), SPENT)
    if player_of_card(g) == event.player:
        g.move(g.zone(ANNOUNCED).cards, ANNOUNCED, SPENT)
