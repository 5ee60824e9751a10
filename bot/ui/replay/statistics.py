"""What a game looks like in numbers: curves over its steps, a table of its battles, and its great moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from bot.ui.replay.replayed import ReplayedGame, standing_places
from bot.words import Words
from bot.words.seats import Naming, naming
from bot.words.story.events import event_text, victories
from rules import Event, Player
from rules.author import RegionName
from rules.risk import Conquered, Eliminated, InvasionDeclared, PlayerKnockedOut, SetTraded, battles_of, luck_of

Curve = list[list[float]]
"""Pairs of a step's place and a value, where it changes."""
Moment = tuple[int, Event | tuple[str, str, Mapping[str, Any]]]
"""A great moment: the place of its step, and an event; or the id of its message, the seat it is about, and what else it
says."""
TOLD = (Eliminated, PlayerKnockedOut, SetTraded)
"""The events that are moments, besides the victory."""
SWINGS, LEAST_SWING = 3, 3
"""How many of the largest swings are moments, and how many territories one has at least."""


@dataclass
class Curves:
    """The curves of a game, by what they show and by seat."""

    of: dict[str, dict[str, Curve]] = field(default_factory=dict)

    def add(self, name: str, seat: str, at: int, value: float) -> None:
        """Note the value of a curve at a step, if it is another one."""
        curve = self.of.setdefault(name, {}).get(seat)
        if curve is None:
            self.of[name][seat] = [[at, value]]
        elif curve[-1][1] != value:
            curve.append([at, value])


def add_counts(curves: Curves, at: int, tree: Mapping[str, Any], *, lands: bool) -> None:
    """Note what the seats of a scene's tree hold: where its `lands` have changed armies and territories, and points
    where the game has them."""
    if lands:
        armies: dict[str, list[int]] = {seat: [] for seat in ("", *tree["seats"])}
        for land in tree["sheet"]["lands"].values():
            armies[land.get("owner", "")].append(land.get("armies", 0))
        for seat in tree["seats"]:
            curves.add("armies", seat, at, sum(armies[seat]))
            curves.add("territories", seat, at, len(armies[seat]))
    for seat, line in tree["seats"].items():
        for sign, count in line.get("counts", ()):
            if sign == "points":
                curves.add("points", seat, at, count)


class LuckSoFar:
    """How many armies the dice have spared each seat, compared with the average of the same battles."""

    def __init__(self, seats: Sequence[Player]) -> None:
        self._totals: list[tuple[int, dict[Player, float]]] = [(-1, dict.fromkeys(seats, 0.0))]

    def go_back(self, to: int) -> None:
        """Forget the battles after a step."""
        while self._totals[-1][0] > to:
            self._totals.pop()

    def add(self, step: int, events: Iterable[Event]) -> Mapping[Player, float]:
        """Add the battles of a step. Returns the sums after it."""
        battles = battles_of(events)
        if battles:
            spared = dict(self._totals[-1][1])
            for battle in battles:
                for seat, lost, chances in (
                    (battle.attacker, battle.attacker_lost, battle.chances),
                    (battle.defender, battle.defender_lost, battle.answered),
                ):
                    if seat in spared:
                        spared[seat] += sum(count * chance for count, chance in enumerate(chances)) - lost
            self._totals.append((step, spared))
        return self._totals[-1][1]


def battle_table(seats: Sequence[Player], standing: Sequence[Event]) -> dict[str, list[float]]:
    """For each seat: attacks declared, territories conquered, battles, armies lost in them, and the average of the same
    battles."""
    luck = luck_of(battles_of(standing))
    attacks = Counter(event.player for event in standing if isinstance(event, InvasionDeclared))
    conquests = Counter(event.player for event in standing if isinstance(event, Conquered))
    rows = {}
    for seat in seats:
        own = luck.get(seat)
        fought = [own.battles, own.lost, round(own.expected, 1), round(own.percentile, 3)] if own else [0, 0, 0, 0.5]
        rows[str(seat)] = [attacks[seat], conquests[seat], *fought]
    return rows


def moments(played: ReplayedGame, curves: Curves, holders: Sequence[Mapping[RegionName, str]]) -> list[Moment]:
    """The great moments that stand, in order. What was undone has none."""
    standing = standing_places(played)
    found: list[Moment] = []
    for last, at in zip([standing[0], *standing], standing, strict=False):
        found += [(at, event) for event in played.steps[at].events if isinstance(event, TOLD)]
        if holders[at] is holders[last]:
            continue
        for region, owner in holders[at].items():
            before = holders[last].get(region, "")
            if before not in ("", owner):
                found.append((at, ("replay-moment-broken", before, {"region": region})))
            if owner not in ("", before):
                found.append((at, ("replay-moment-region", owner, {"region": region})))
    found += [
        (at, ("replay-moment-swing", seat, {"count": gain})) for at, seat, gain in _swings(played, standing, curves)
    ]
    if (ahead := _ahead_for_good(played, standing, curves)) is not None:
        found.append((ahead[0], ("replay-moment-ahead", ahead[1], {})))
    won = [(at, event) for at in standing for event in victories(played.steps[at].events, played.rules_at(at))]
    return sorted([*found, *won], key=itemgetter(0))


def moment_lines(found: Iterable[Moment], words: Words) -> list[list[Any]]:
    """Moments in words: the place of the step, and a line."""
    name = naming(words)
    return [[at, line] for at, what in found for line in _told(what, words, name)]


def _told(what: Event | tuple[str, str, Mapping[str, Any]], words: Words, name: Naming) -> Iterator[str]:
    if isinstance(what, Event):
        text = event_text(what, words, name)
    else:
        key, seat, more = what
        text = words.say(key, who=name(seat), **more)
    if text:
        yield from text.split("\n")


def _swings(played: ReplayedGame, standing: Sequence[int], curves: Curves) -> list[tuple[int, str, int]]:
    """The turns in which a seat gained most territories: the place of the last step, the seat, how many."""
    turns = [played.steps[at].turn for at in standing]
    ends = [at for k, at in enumerate(standing) if at == standing[-1] or turns[k + 1] > turns[k]]
    found = []
    for seat in played.setting.seats:
        before, curve = None, curves.of["territories"].get(seat, [])
        for end in ends:
            now = _value(curve, end)
            if before is not None and now - before >= LEAST_SWING and played.steps[end].turn > 0:
                found.append((end, seat, int(now - before)))
            before = now
    return sorted(sorted(found, key=lambda one: -one[2])[:SWINGS])


def _ahead_for_good(played: ReplayedGame, standing: Sequence[int], curves: Curves) -> tuple[int, str] | None:
    """From which step on the only winner had most armies and never fell back; None where he had not at the end."""
    winners = played.steps[-1].seen.winners or ()
    armies = curves.of.get("armies", {})
    if len(winners) != 1 or winners[0] not in armies:
        return None
    winner = winners[0]
    changes = sorted({int(at) for curve in armies.values() for at, _ in curve}.intersection(standing))
    since = None
    for at in changes:
        others = max((_value(curve, at) for seat, curve in armies.items() if seat != winner), default=0)
        if _value(armies[winner], at) > others:
            since = at if since is None else since
        else:
            since = None
    return None if since is None else (since, str(winner))


def _value(curve: Curve, at: int) -> float:
    """The value of a curve at a step."""
    low, high = 0, len(curve)
    while low < high:
        middle = (low + high) // 2
        if curve[middle][0] <= at:
            low = middle + 1
        else:
            high = middle
    return curve[low - 1][1] if low else 0
