"""Split a game's events into turns, and tell each as its message does: whole, or in a headline and its moments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seat_titles import seat_titles
from bot.words.seats import naming
from bot.words.status import clock_line, points_text
from bot.words.story.events import Group, group_events, tell_lines
from bot.words.story.groups import PlacementGroup
from bot.words.story.invasions import invasion_under_way, is_spent
from bot.words.story.turn_events import TurnEvents
from bot.words.story.turn_story import SMALL, Strength, TurnStory
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from bot.words.typography import capital
from rules import Event, Player, Ruleset, State, view
from rules.author import TurnBegan
from rules.risk import NEUTRAL, Claimed, LandDealt, LandTaken, RoundEnded, Stationed

ON_THE_MAP = frozenset({"dealt", "claimed", "stationed", "placed", "gained"})
"""The manners of placing that the set-up's text leaves to the map."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn, or what belongs to none (no seat): the set-up (number 0), or what follows a turn and is nobody's.

    `events` are its events up to step `last`, as their reader may know them.
    """

    number: int
    seat: Player
    events: tuple[Event, ...]
    last: int = 0


def strength_of(seat: Player, state: State, rules: Ruleset, words: Words) -> Strength:
    """The strength of a seat on the board of these rules, with its prizes in words."""
    land = state.land
    held = land.of(seat)
    own = frozenset(held)
    regions = tuple(name for name, region in rules.board.regions.items() if own.issuperset(region.territories))
    told = [known.prizes(seat, state, words) for known in words_in(rules, StoryWords)]
    prizes = {where: line for each in told for where, line in each.items()}
    title = seat_titles(state, rules, words)(seat)
    clock = clock_line(state, rules, words, ended=state.active != seat)
    counts = any(known.moves_count for known in words_in(rules, StatusWords))
    points = points_text(view(state, None), rules, words) if counts else ""
    return Strength(sum(map(land.armies, held)), regions, prizes, clock, title, is_spent(seat, state), points)


def turns_in(events: Iterable[tuple[int, Event]], first: int, seat: Player, *, begun: bool) -> list[Turn]:
    """Split events, each with the number of its step, into turns, of which the first has the number `first`.

    `begun`: that turn, of `seat`, began before these events; otherwise the events before its beginning are left out.
    """
    heads = [(first, seat)] if begun else []
    told: list[list[Event]] = [[] for _ in heads]
    last = [0 for _ in heads]
    number = first if begun else first - 1
    for step, event in events:
        if isinstance(event, TurnBegan):
            number += 1
            heads.append((number, event.player))
            told.append([])
            last.append(step)
        elif heads:
            told[-1].append(event)
            last[-1] = step
    return [Turn(*head, tuple(own), at) for head, own, at in zip(heads, told, last, strict=True)]


def story_of(
    turn: Turn, strength: Strength | None, rules: Ruleset, words: Words, *, is_part: bool = False
) -> TurnStory:
    """Gather what is told of a turn; `is_part`: it goes on, or another message tells its rest."""
    happened = TurnEvents(turn.seat, words, rules)
    for item in group_events(turn.events, rules):
        happened.add(item)
    spent = strength is not None and strength.spent
    under_way = None if spent else invasion_under_way(turn.events)
    return TurnStory(happened, strength, under_way, is_part=is_part)


def turn_text(turn: Turn, strength: Strength | None, rules: Ruleset, words: Words, *, is_part: bool = False) -> str:
    """A turn as its message tells it; "" while nothing but the income has happened."""
    story = story_of(turn, strength, rules, words, is_part=is_part)
    return "" if story.is_empty else "\n".join([story.headline(), *story.body()])


def short_text(turn: Turn, strength: Strength | None, rules: Ruleset, words: Words, *, is_part: bool = False) -> str:
    """A turn that nobody played by hand: its headline, what it took, and the great moments."""
    story = story_of(turn, strength, rules, words, is_part=is_part)
    return "" if story.is_empty else "\n".join([story.headline(), *story.summary()])


def round_after(turn: Turn, rules: Ruleset, words: Words) -> str:
    """Which round begins after a turn, in small print; "" in the middle of one, and where that is told by itself."""
    ended = [event.round for event in turn.events if isinstance(event, RoundEnded)]
    if not ended or any(known.moves_count for known in words_in(rules, StatusWords)):
        return ""
    return f"{SMALL}{words.say('story-round', round=ended[-1] + 1)}"


def setup_text(turn: Turn, rules: Ruleset, words: Words) -> str:
    """The set-up: rolls and bargains, and that an army is neutral; the map shows who holds what."""
    items = [each for each in group_events(turn.events, rules) if not _is_on_the_map(each)]
    lines = [capital(line) for each in items for line in tell_lines(each, words, naming(words))]
    return "\n".join([*lines, *_neutral_land(turn.events, words)])


def _neutral_land(events: Iterable[Event], words: Words) -> list[str]:
    """How many territories the neutral army was dealt, unless they are among the cards whose dealing is told."""
    told = any(isinstance(event, LandDealt) and NEUTRAL in dict(event.cards) for event in events)
    dealt = (event for event in events if isinstance(event, Claimed | LandTaken) and event.dealt)
    lands = sum(event.player == NEUTRAL for event in dealt)
    return [words.say("status-neutral", lands=lands)] if lands and not told else []


def placed_in_setup(events: Iterable[Event], seat: Player, rules: Ruleset, words: Words) -> tuple[str, Sequence[Event]]:
    """What a seat placed on its own territories in the set-up, in one line with each of them ("" where it placed
    nothing), and the events that are left."""
    placed, others = PlacementGroup(rules), list[Event]()
    for event in events:
        if isinstance(event, Stationed) and event.player == seat:
            placed.takes(event)
        else:
            others.append(event)
    return placed.line(seat, words, naming(words), whole=True) if placed.places else "", others


def _is_on_the_map(item: Group | Event) -> bool:
    """Whether the map shows it: territories dealt or claimed, and regiments placed."""
    return isinstance(item, PlacementGroup) and item.manner in ON_THE_MAP
