"""What one chooses with a miracle card: a class of action for each shape of choice, and each title with its shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from msgspec import field

from rules.atlas import NO_CARD, NO_TERRITORY, Card, Territory
from rules.godstorm.titles import title
from rules.kernel.context import Context
from rules.kernel.offers import Choices, Offer
from rules.kernel.tagged import Value, Variants
from rules.kernel.values import NOBODY, Action, LeaderKind, Player


class EveryChoice(Value):
    """The choices of all shapes, as an action has them in JSON: those that its card does not have at their default."""

    where: Territory = NO_TERRITORY
    to: Territory = NO_TERRITORY
    count: int = 0
    gods: tuple[LeaderKind, ...] = ()
    of: Player = NOBODY
    lands: tuple[Territory, ...] = ()
    what: Card | LeaderKind = NO_CARD


def shape_of(card: str) -> type[Invoke] | None:
    """The class of action with which a card is played; None for a relic, and for what is no miracle card."""
    known = MIRACLES.get(title(Card(card)))
    return known.shape if known else None


class Invoke(Action):
    """Play a miracle card. Its card decides which subclass it is: one for each shape of choice that cards have."""

    variants: ClassVar[Variants | None] = Variants("card", shape_of, EveryChoice)
    card: Card


class InvokeAlone(Invoke):
    """Play a card that asks nothing."""


class InvokeAt(Invoke):
    """Play a card at a territory."""

    where: Territory


class InvokeFrom(Invoke):
    """Play a card that brings armies from a territory to where it is needed."""

    where: Territory
    count: int


class InvokeBetween(Invoke):
    """Play a card that brings what stands on a territory to another."""

    where: Territory
    to: Territory


class InvokeMarch(Invoke):
    """Play a card that brings armies from a space to a territory."""

    where: Territory
    to: Territory
    count: int


class InvokeFlight(Invoke):
    """Play a card that brings armies, gods or both from a territory to another."""

    where: Territory
    to: Territory
    count: int = 0
    gods: tuple[LeaderKind, ...] = ()


class InvokeReturn(Invoke):
    """Play a card that sends another's god to a territory; `gods` is that one."""

    to: Territory
    gods: tuple[LeaderKind, ...]


class InvokeGod(Invoke):
    """Play a card against another's god; `gods` is that one."""

    gods: tuple[LeaderKind, ...]


class InvokeAgainst(Invoke):
    """Play a card against a player."""

    of: Player


class InvokeExchange(Invoke):
    """Play a card that exchanges what stands on two territories of a player."""

    of: Player
    lands: tuple[Territory, ...]


class InvokeLands(Invoke):
    """Play a card at several territories, or at the ends of a sea line; none where there is nothing to choose."""

    lands: tuple[Territory, ...] = ()


class InvokeRelic(Invoke):
    """Play a card at a relic that lies before a player."""

    relic: Card = field(name="what")


class InvokeDeck(Invoke):
    """Play a card that draws from a deck."""

    deck: LeaderKind = field(name="what")


SHAPES = (
    Invoke, InvokeAlone, InvokeAt, InvokeFrom, InvokeBetween, InvokeMarch, InvokeFlight, InvokeReturn, InvokeGod,
    InvokeAgainst, InvokeExchange, InvokeLands, InvokeRelic, InvokeDeck,
)  # fmt: skip
Shape = TypeVar("Shape", bound=Invoke)
Fields = Mapping[str, Choices]
"""The choices for the fields of a shape, besides the card, in their order."""


@dataclass(frozen=True, slots=True)
class Miracle:
    """What a title asks of its player, and what it does."""

    shape: type[Invoke]
    choices: Callable[[Context, Player], Iterator[Fields]]
    work: Callable[[Context, Any], None]


MIRACLES: dict[str, Miracle] = {}
"""Every title that is played, by its name. The files of the decks fill it."""


def offer_without_choice(g: Context, player: Player) -> Iterator[Fields]:
    """The choices of a card that asks nothing."""
    yield {}


def miracle(
    name: str,
    shape: type[Shape],
    choices: Callable[[Context, Player], Iterator[Fields]] = offer_without_choice,
) -> Callable[[Callable[[Context, Shape], None]], Callable[[Context, Shape], None]]:
    """Register what a title does. `shape` is the action that plays it; `choices` yields the legal choices of its
    player for the shape's fields; none: it cannot be played."""

    def keep(work: Callable[[Context, Shape], None]) -> Callable[[Context, Shape], None]:
        MIRACLES[name] = Miracle(shape, choices, work)
        return work

    return keep


def legal(g: Context, player: Player, card: Card) -> Iterator[Offer]:
    """The offers of a card that can be played now."""
    known = MIRACLES[title(card)]
    for fields in known.choices(g, player):
        if all(map(len, fields.values())):
            yield Offer(known.shape, {"card": (card,), **fields})


def is_legal(g: Context, action: Invoke) -> bool:
    """Whether a card can be played now with these choices."""
    return any(action in offer for offer in legal(g, action.player, action.card))


def invocation(offer: Offer, number: int, player: Player, **chosen: Any) -> Invoke:
    """The answer of such an offer with these choices, and the first of those that are not named."""
    action = offer.first_answer(number, player, **chosen)
    assert isinstance(action, Invoke)
    return action


def asks_nothing(offer: Offer) -> bool:
    """Whether nothing is chosen with a card but the card itself."""
    return not any(any(choices) for name, choices in offer.fields.items() if name != "card")
