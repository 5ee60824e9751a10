"""How a game stands: who leads, what each seat has besides territories and armies, what holds for all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from bot.words.fluent import Words
from bot.words.seats import Naming
from rules import Event, Player, Ruleset, State, View
from rules.risk import still_plays


@dataclass(frozen=True, slots=True)
class Standings:
    """A paragraph for each seat, with the numbers by which it is ranked, the best highest; lines below.

    `details` stand in small print below a seat's paragraph, before what all modules add (`StatusWords.stocks`); with
    `regions` those that it holds whole stand first.
    """

    seats: Mapping[Player, str]
    ranks: Mapping[Player, tuple[int, ...]]
    tail: Sequence[str] = ()
    details: Mapping[Player, Sequence[str]] = field(default_factory=dict)
    regions: bool = False


@dataclass(frozen=True, slots=True)
class Countdown:
    """How far a game is that ends by count, in a few words (`Ring 17 of 18`), and whether the turn may be its last.

    `turns` are the fewest turns until it ends, the one under way included (0: unknown), and `decides` says what counts
    then.
    """

    text: str
    may_end: bool = False
    turns: int = 0
    decides: str = ""


class StatusWords:
    """What some modules add to the standings."""

    moves_count: ClassVar[tuple[type[Event], ...]] = ()
    """Events between two turns with which the count moves on: the turn that was over before is told without it."""

    def standings(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, out: Mapping[Player, str]
    ) -> Standings | None:
        """The game's own standings; None to show territories and armies.

        `out` are the seats that were eliminated, each with its line.
        """
        return None

    def plays(self, seat: Player, of: State | View, words: Words) -> str:
        """Whom a seat plays that has chosen it in the game, such as a faction; "" for nobody, and for what its colour
        says from the start (`people-<game>-<seat>`)."""
        return ""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What a seat has besides territories and armies, each in a few words."""
        return iter(())

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Lines below the standings."""
        return iter(())

    def what_counts(self, rules: Ruleset, words: Words) -> Iterator[str]:
        """What brings points, for a reader who counts them."""
        return iter(())

    def told_at_end(self, own: View, public: View, rules: Ruleset, words: Words, naming: Naming) -> Iterator[str]:
        """What the viewer of `own` kept secret until the game was over, a line each; `public` is what all knew."""
        return iter(())

    def won_with(self, winner: Player, seen: View, words: Words) -> Iterator[str]:
        """What its winner had that ended a game, for somebody who learns it; nothing where that is plain to see."""
        return iter(())

    def countdowns(self, of: State | View, rules: Ruleset, words: Words) -> Iterator[Countdown]:
        """What counts towards the game's end."""
        return iter(())

    def race(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How much everybody has of what wins at once, a line each: `Stars: you 3, Blue 1; 4 needed`. Whoever decides
        reads it."""
        return iter(())

    def first_round_begun(self, of: State | View) -> bool:
        """Whether the first round has begun before its first turn."""
        return False


def race_text(seen: View, has: Mapping[Player, int], words: Words) -> str:
    """How many each seat has of what wins, the viewer first, then whoever has most: `you 3, Blue 1, Green 0`."""
    playing = [seat for seat in has if still_plays(seen, seat)]
    ordered = sorted(playing, key=lambda seat: (seat != seen.viewer, -has[seat]))
    named = (words.say("race-you") if seat == seen.viewer else words.say(f"seat-{seat}") for seat in ordered)
    return ", ".join(f"{who}\u00a0{has[seat]}" for who, seat in zip(named, ordered, strict=True))
