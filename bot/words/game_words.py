"""What one game, or a set of house rules, adds to the bot's words: a class with a method for each place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import ClassVar, Literal, NamedTuple

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.seats import Naming
from rules import Board, Decision, Event, Player, Ruleset, View

Told = Literal["both", "first", "second"]
"""Which of two neighbouring events has a line of its own."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Pieces put on a territory. `manner` names the message: `told-<manner>`."""

    manner: str
    player: str
    where: str
    count: int = 1


class CardFace(NamedTuple):
    """How a card looks in the picture of a hand. `kind` and `land` are those of `renders.Card`."""

    kind: str
    caption: str = ""
    land: str = ""
    points: int = 0


class Wish(NamedTuple):
    """A question of the set-up that may be answered ahead: the policy that reads a list, and the message above it."""

    policy: str
    heading: str


class GameWords:
    """What the bot asks of a game's words. A game overrides what it needs; the rest works by the kinds of its values.

    The methods are called for every table. They tell by its modules, parts and events whether they are meant.
    """

    game: ClassVar[str] = ""
    """The game's name in `rules.GAMES`; empty where the words belong to no one game."""
    pages: ClassVar[Traversable | None] = None
    """A folder with `en/*.ftl` and `fr/*.ftl`; None where the messages stand in `bot/words/en` and `bot/words/fr`."""
    topics: ClassVar[Sequence[str]] = ()
    """The pages of its rules (`rules-<topic>`), in reading order."""
    first_options: ClassVar[Collection[str]] = ()
    """The options that head the lobby card and can be typed with `/risk new`."""
    typed_options: ClassVar[Collection[str]] = ()
    """More options that can be typed with `/risk new`."""

    wishes: ClassVar[Mapping[str, Wish]] = {}
    """Its own questions of the set-up, by decision, in the order in which they are asked."""
    forgettable: ClassVar[Sequence[str]] = ()
    """Kinds of answer that are lost when the turn ends: its player is reminded of the first one on offer."""

    piles: ClassVar[Sequence[str]] = ()
    """Zones of a player that are drawn in the picture of the hand, in order."""
    titled_piles: ClassVar[Collection[str]] = ()
    """Piles whose cards have titles of their own, even where a territory is called the same."""
    decks: ClassVar[Collection[str]] = ()
    """Zones from which cards are drawn into hands."""
    hands: ClassVar[Collection[str]] = ()
    """Zones of a player into which cards are drawn; `told-drawn-<zone>` tells everybody how many."""
    quiet_hands: ClassVar[Collection[str]] = ()
    """The same, told only to a reader who sees the cards."""

    battles: ClassVar[Mapping[type[Event], str]] = {}
    """Events with the fields of `BattleFought`, each with the message of its dice."""
    conquest: ClassVar[Mapping[str, str]] = {}
    """Arguments that `told-invasion` takes beside the shared ones, as they are unless `after_conquest` says more."""
    great_moments: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are told even where a whole turn has one line."""
    told_grants: ClassVar[Collection[str]] = ()
    """Reasons (`ArmiesGranted.why`) that another event tells."""

    # ---- events in lines

    def is_empty(self, event: Event) -> bool:
        """Whether this one event has nothing to tell, although others of its kind have."""
        return False

    def placed(self, event: Event) -> Placed | None:
        """What the event puts on the board; runs of such events become one line a player."""
        return None

    def confirms_draw(self, event: Event) -> tuple[str, str] | None:
        """The pile and the player of the draw that this event only confirms."""
        return None

    def after_conquest(self, event: Event, attacker: str, target: str) -> Mapping[str, str] | None:
        """What the event adds to the line of the invasion that has just won; None where it does not belong to it."""
        return None

    def told(self, before: Event, event: Event) -> Told:
        """Which of two neighbours is told; the other says nothing new beside it."""
        return "both"

    # ---- how the game stands, and where things are

    def standings(self, seen: View, rules: Ruleset, words: Words, naming: Naming) -> list[str] | None:
        """The game's own table, a paragraph a line; None where land and armies tell how it stands."""
        return None

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What a seat has beside land and armies, each thing in a few words."""
        return iter(())

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Lines below the table."""
        return iter(())

    def marks(self, where: str, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What stands or lies on a territory, for the board in words."""
        return iter(())

    def alt_first(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Sentences of the alt text that come before the seats."""
        return iter(())

    def alt_seat(self, seat: Player, seen: View, words: Words) -> Arguments:
        """Arguments that `alt-seat` takes beside the shared ones."""
        return {}

    def alt_places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Sentences of the alt text about places, before the largest armies."""
        return iter(())

    def post_lines(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Lines of the board post, below who is waited for."""
        return iter(())

    # ---- questions and cards

    def moment(self, seen: View, board: Board, naming: Naming) -> Arguments:
        """What a window is about, as arguments of `window-<name>`."""
        return {}

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """Paragraphs between a question and its answers. `offered`: the kinds of answer that there are."""
        return iter(())

    def asks_again(self, seen: View) -> bool:
        """Whether the rules ask once more after the last march, so that it loses nothing."""
        return False

    def card_arguments(self, board: Board) -> Arguments:
        """Arguments that `card-….effect` takes on this board."""
        return {}

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """How a card looks that is neither a territory's nor wild; None where it is not this game's."""
        return None
