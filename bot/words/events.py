"""Report events as short exact lines, similar ones grouped into one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.arguments import arguments, land_name
from bot.words.event_groups import DrawGroup, IncomeGroup, PlacementGroup
from bot.words.event_invasions import InvasionGroup
from bot.words.fluent import Words
from bot.words.games import known_words
from bot.words.seats import Naming
from bot.words.typography import capital
from rules import CardsMoved, Event, SeenBefore, ZoneLaid
from rules.risk import InvasionEnded

Group = InvasionGroup | PlacementGroup | IncomeGroup | DrawGroup


def event_text(event: Event, words: Words, naming: Naming) -> str:
    """One event as a sentence, with the faces that `seen_by` left in it."""
    return capital(words.say(f"event-{event.kind}", **_arguments(event, words, naming)))


def event_lines(events: Sequence[Event], words: Words, naming: Naming) -> list[str]:
    """The events of a step or a turn, as their reader may know them, in lines."""
    teller = _Teller(words, naming)
    for event in events:
        if not event.bookkeeping and not _unsaid(event):
            teller.hear(event)
    teller.pause()
    return [capital(line) for line in teller.lines]


class _Teller:
    def __init__(self, words: Words, naming: Naming) -> None:
        self.lines: list[str] = []
        self._words, self._naming = words, naming
        self._group: Group | None = None
        self._before: Event | None = None

    def hear(self, event: Event) -> None:
        if self._group is None or not self._group.takes(event):
            self.pause()
            self._group = _group(event)
            if self._group is None:
                self._alone(event)
        self._before = event

    def pause(self) -> None:
        """Write the lines of the current group."""
        if self._group is not None:
            self.lines.extend(self._group.lines(self._words, self._naming))
            self._group = None

    def _alone(self, event: Event) -> None:
        before = self._before
        if isinstance(event, CardsMoved):
            self.lines.append(_hand_taken(event, self._words, self._naming))
            return
        told = {known.told(before, event) for known in known_words()} if before is not None else {"both"}
        if "second" in told:
            self.lines.pop()
        if "first" in told:
            return
        if not isinstance(event, InvasionEnded):
            self.lines.append(event_text(event, self._words, self._naming))


def _group(event: Event) -> Group | None:
    """A new group that begins with this event; None if it gets a line of its own."""
    for group in (InvasionGroup(), PlacementGroup(), IncomeGroup(), DrawGroup()):
        if group.takes(event):
            return group
    return None


def _unsaid(event: Event) -> bool:
    """Whether an event gets no line: it says nothing new, or cards move for a reason that another event reports.

    Of moved cards, only draws and hands taken over are reported.
    """
    if any(known.is_empty(event) for known in known_words()):
        return True
    if not isinstance(event, CardsMoved) or DrawGroup().takes(event):
        return False
    return not (event.source.startswith("hand:") and event.target.startswith("hand:"))


def _hand_taken(event: CardsMoved, words: Words, naming: Naming) -> str:
    loser, winner = (zone.partition(":")[2] for zone in (event.source, event.target))
    return words.say("told-hand-taken", who=naming(winner), other=naming(loser), count=len(event.cards))


def _arguments(event: Event, words: Words, naming: Naming) -> dict[str, str | int]:
    said = arguments(event, words, naming)
    for place in ("source", "target", "zone"):
        if isinstance(event, CardsMoved | SeenBefore | ZoneLaid) and place in said:
            said[place] = zone_name(str(said[place]), words, naming)
    if isinstance(event, SeenBefore):
        said["known"] = "no" if "" in event.cards else "yes"
    if "lands" in said and said.get("what") == "bridge":
        said["lands"] = " – ".join(land_name(land, words) for land in getattr(event, "lands", ()))
    return said


def zone_name(zone: str, words: Words, naming: Naming) -> str:
    """A zone's name: `hand:red` -> `Red's hand`."""
    kind, _, player = zone.partition(":")
    return words.say(f"zone-{kind}", who=naming(player)) if player else words.say(f"zone-{kind}")
