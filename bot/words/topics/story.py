"""What the story of a turn tells of a game: what a conquest brings, cards played, great moments, prizes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import ClassVar

from bot.words.fluent import Words
from rules import Event, Player, State, View


class StoryWords:
    """What some modules add to the line of an invasion and to the story of a turn."""

    along: ClassVar[Sequence[str]] = ()
    """What `after_conquest` may add of those who moved in with the army, one word for each: `told-<name>` and
    `story-<name>` say it in a clause."""
    lost: ClassVar[Sequence[str]] = ()
    """What it may add of those whom the conquest cost the defender: `told-<name>` and `story-<name>` say it in a
    sentence."""
    reinforcing: ClassVar[Collection[str]] = ()
    """The manners of `Placed` that a turn's story counts among its reinforcements."""
    card_effects: ClassVar[Collection[str]] = ()
    """The manners of `Placed` that are a card's effect right after it, which a turn's story tells behind the card."""
    cards_played: ClassVar[tuple[type[Event], ...]] = ()
    """Events of a card that everybody sees played or turned up, each with a `player` and a `card`."""
    opening_cards: ClassVar[tuple[type[Event], ...]] = ()
    """Those of `cards_played` that may begin an invasion, whose line then names them."""
    great_moments: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are told even where a whole turn has one line."""
    arrivals: ClassVar[tuple[type[Event], ...]] = ()
    """Those of `great_moments` with which a seat comes back to the board: the headline of a turn that does no more."""
    victories: ClassVar[tuple[type[Event], ...]] = ()
    """Events that say who has won and how, before the game is over, and how that is kept."""
    counted_at_end: ClassVar[tuple[type[Event], ...]] = ()
    """Events that count the points as the game ends, which the final standings tell."""
    great_effects: ClassVar[tuple[type[Event], ...]] = ()
    """What a card did that is told even where a whole turn has one line, with the card."""
    great_manners: ClassVar[Collection[str]] = ()
    """The manners of `Placed` and of tallies that are told even there."""
    prized_spaces: ClassVar[Collection[str]] = ()
    """The kinds of spaces in other realms that the story of a turn names first."""

    def after_conquest(
        self, event: Event, attacker: str, target: str, told: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """The arguments that the event adds to what is said of the invasion just won, those of `along` and `lost` among
        them; None if it does not belong to it.

        `told` are those added before.
        """
        return None

    def prizes(self, seat: Player, state: State, words: Words) -> Mapping[str, str]:
        """The territories that a seat holds whose taking the story of a turn tells by itself, each with its line."""
        return {}

    def losses(self, events: Sequence[Event], seat: Player, seen: View, words: Words) -> Iterator[str]:
        """A line for each thing but territories that these events of others' turns took from a seat, or that changed
        for everybody."""
        return iter(())
