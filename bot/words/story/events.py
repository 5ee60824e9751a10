"""Tell events as short exact lines, several of a kind in one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import zip_longest

from bot.words.arguments import arguments, land_name
from bot.words.fluent import Words
from bot.words.games import more_arguments, words_in
from bot.words.seats import Naming
from bot.words.story.groups import DrawGroup, IncomeGroup, PlacementGroup, TallyGroup
from bot.words.story.invasions import InvasionGroup
from bot.words.topics.log import LogWords
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from bot.words.typography import capital
from rules import NOBODY, Event, Ruleset
from rules.author import CardsMoved, GameEnded, SeenBefore, TurnBegan, pile_of
from rules.risk import Eliminated, InvasionEnded, PlayerKnockedOut

Group = InvasionGroup | PlacementGroup | IncomeGroup | DrawGroup | TallyGroup


def event_text(event: Event, words: Words, naming: Naming) -> str:
    """One event in one sentence, as `seen_by` shows it."""
    return capital(words.say(f"event-{event.kind}", **event_arguments(event, words, naming)))


def victory_lines(events: Iterable[Event], rules: Ruleset, words: Words, naming: Naming) -> list[str]:
    """Who has won and how, as far as these events say it, and how that is kept, such as by a signature."""
    return [*filter(None, (event_text(event, words, naming) for event in victories(events, rules)))]


def victories(events: Iterable[Event], rules: Ruleset) -> list[Event]:
    """Those of the events that say who has won and how, and how that is kept."""
    said = _victorious(rules)
    return [event for event in events if isinstance(event, said)]


@lru_cache(256)
def _victorious(rules: Ruleset) -> tuple[type[Event], ...]:
    return (GameEnded, *(kind for known in words_in(rules, StoryWords) for kind in known.victories))


def told_at_end(rules: Ruleset) -> tuple[type[Event], ...]:
    """The events that the last card of a game tells: the points that are counted, and who has won."""
    return (*(kind for known in words_in(rules, StoryWords) for kind in known.counted_at_end), GameEnded)


def event_lines(
    events: Sequence[Event], rules: Ruleset, words: Words, naming: Naming, *, every_battle: bool = False
) -> list[str]:
    """The events of a step or a turn under the rules in force, as their reader may know them, in lines.

    The battles of an invasion share a line; with `every_battle` each has another of its own below, with its dice.
    """
    return tell_groups(group_events(events, rules, every_battle=every_battle), words, naming)


def tell_groups(items: Iterable[Group | Event], words: Words, naming: Naming) -> list[str]:
    """Groups of events, and events that are told alone, in lines."""
    return [capital(line) for item in items for line in tell_lines(item, words, naming)]


def tell_lines(item: Group | Event, words: Words, naming: Naming) -> list[str]:
    """The lines of a group, or of an event that is told alone; none of one that another event has told."""
    if not isinstance(item, Event):
        return item.lines(words, naming)
    if isinstance(item, CardsMoved):
        return _cards_shown(item, words) or [_hand_taken(item, words, naming)]
    return [*filter(None, (event_text(item, words, naming),))]


def group_events(events: Iterable[Event], rules: Ruleset, *, every_battle: bool = False) -> list[Group | Event]:
    """The events that are told, in order: like ones in groups, the others alone.

    What is added up stands where it first happened; what goes on all turn long, below the turn. Hands that change owner
    with the game's end are not told: nobody plays them any more.
    """
    found: list[Group | Event] = []
    tallies: dict[str, TallyGroup] = {}
    group: InvasionGroup | PlacementGroup | IncomeGroup | DrawGroup | None = None
    before: Event | None = None
    over, own = False, words_in(rules, LogWords)
    ends = _ends(rules)
    told = (*events,)
    for event, after in zip_longest(told, told[1:]):
        over = over or isinstance(event, GameEnded)
        if isinstance(event, ends):
            found += (tally for tally in tallies.values() if tally.last)
            tallies = {}
        if event.bookkeeping or _unsaid(event, rules) or (over and isinstance(event, CardsMoved)):
            continue
        if _is_named(event, after, own):
            continue
        if tally := next((one for known in own if (one := known.tally(event))), None):
            if tally.manner not in tallies:
                tallies[tally.manner] = TallyGroup(tally.manner, tally.notable, tally.last)
                found += [] if tally.last else [tallies[tally.manner]]
            tallies[tally.manner].add(tally)
            continue
        if group is None or not group.takes(event):
            group = _group(event, rules, every_battle)
            if group is not None:
                found.append(group)
            else:
                _add_alone(found, before, event, own)
        before = event
    return [*found, *(tally for tally in tallies.values() if tally.last)]


def _is_named(event: Event, after: Event | None, own: Iterable[LogWords]) -> bool:
    """Whether an event says that a card is drawn which the next event shows its reader."""
    if not isinstance(after, CardsMoved) or not all(after.cards):
        return False
    pile, _, player = after.target.partition(":")
    return any(known.confirms_draw(event) == (pile, player) for known in own)


def _add_alone(found: list[Group | Event], before: Event | None, event: Event, own: Iterable[LogWords]) -> None:
    """Add an event that is told alone; of two neighbours that say the same, one is left."""
    reports = {known.which_to_tell(before, event) for known in own} if before is not None else {"both"}
    if "alike" in reports and (not found or found[-1] is not before):
        return
    if "second" in reports and not isinstance(event, CardsMoved):
        found.pop()
    if isinstance(event, CardsMoved) or ("first" not in reports and not isinstance(event, InvasionEnded)):
        found.append(event)


@lru_cache(256)
def _ends(rules: Ruleset) -> tuple[type[Event], ...]:
    """The events with which what is added up is told: of a turn, of a count, of the game."""
    counted = (kind for known in words_in(rules, StatusWords) for kind in known.moves_count)
    return (TurnBegan, *told_at_end(rules), *counted)


def _group(
    event: Event, rules: Ruleset, every_battle: bool
) -> InvasionGroup | PlacementGroup | IncomeGroup | DrawGroup | None:
    """A new group that begins with this event; None where it is told alone."""
    for group in (InvasionGroup(rules, every_battle), PlacementGroup(rules), IncomeGroup(rules), DrawGroup(rules)):
        if group.takes(event):
            return group
    return None


def _unsaid(event: Event, rules: Ruleset) -> bool:
    """Whether there is nothing to tell, or cards move for a reason that another event tells.

    Only draws, cards turned up and hands taken over are told.
    """
    if any(known.is_empty(event) for known in words_in(rules, LogWords)):
        return True
    if not isinstance(event, CardsMoved) or DrawGroup(rules).takes(event):
        return False
    return not (are_shown(event, rules) or pile_of(event.source) == pile_of(event.target) == "hand")


def are_shown(event: Event, rules: Ruleset) -> bool:
    """Whether cards are turned up for everybody to see, which is told."""
    return isinstance(event, CardsMoved) and any(event.target in known.shown for known in words_in(rules, LogWords))


def _cards_shown(event: CardsMoved, words: Words) -> list[str]:
    """A line for each card that is turned up where that is told."""
    key = f"told-shown-{event.target}"
    if key not in words:
        return []
    return [words.say(key, card=card, effect=words.attribute(f"card-{card}", "effect")) for card in event.cards]


def _hand_taken(event: CardsMoved, words: Words, naming: Naming) -> str:
    loser, winner = (zone.partition(":")[2] for zone in (event.source, event.target))
    return words.say("told-hand-taken", who=naming(winner), other=naming(loser), count=len(event.cards))


def event_arguments(event: Event, words: Words, naming: Naming) -> dict[str, str | int]:
    """The arguments of an event's message."""
    args = arguments(event, words, naming) | more_arguments(event, words)
    if isinstance(event, Eliminated | PlayerKnockedOut):
        args["self"] = "yes" if event.by in (event.player, NOBODY) else "no"
    if isinstance(event, SeenBefore):
        args["known"] = "no" if "" in event.cards else "yes"
    if "lands" in args and args.get("what") == "bridge":
        args["lands"] = " – ".join(land_name(land, words) for land in getattr(event, "lands", ()))
    return args
