"""The state of a game: the standings, neutral territories, and who the game waits for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.words.decisions import policy_name, wait_text
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seats import Naming, naming
from bot.words.topics.cards import CardWords
from bot.words.topics.status import Countdown, Standings, StatusWords
from rules import NOBODY, Event, Player, Ruleset, State, View
from rules.author import TurnBegan
from rules.risk import (
    NEUTRAL,
    ArmyTurnedNeutral,
    Eliminated,
    RoundEnded,
    RoundsSetBack,
    is_out,
    reinforcements_due,
    still_plays,
    this_round,
)


@dataclass(frozen=True, slots=True)
class Fall:
    """How a seat fell: to whom (itself: nobody took its last territory; NOBODY: it gave up), and in which round (0:
    unknown)."""

    by: Player
    round: int


def round_now(of: State | View, rules: Ruleset) -> int:
    """The number of the round that is played, its bids included; 0 before the first."""
    return this_round(of) or int(any(known.first_round_begun(of) for known in words_in(rules, StatusWords)))


def clock_line(of: State | View, rules: Ruleset, words: Words, *, ended: bool = False) -> str:
    """How far a game is that ends by count, and whether the turn under way may be its last; "" for any other.

    `ended`: this is said of a turn that is over; the one under way is the next.
    """
    countdowns = _countdowns(of, rules, words)
    counted = " · ".join(each.text for each in countdowns)
    if of.active == NOBODY or not any(each.may_end for each in countdowns):
        return counted
    return words.say("clock-last", clock=counted, which="next" if ended else "this")


def last_turn_line(seen: View, rules: Ruleset, words: Words) -> str:
    """That the turn under way may be the last of whoever plays it, what counts then, and how much of it everybody has;
    "" where the end is not near."""
    playing = sum(still_plays(seen, seat) for seat in seen.seats)
    near = [each for each in _countdowns(seen, rules, words) if 0 < each.turns <= playing]
    points = points_text(seen, rules, words) if any(each.decides for each in near) else "none"
    return " ".join(
        words.say("clock-own-last", clock=each.text, decides=each.decides or "none", points=points) for each in near
    )


def race_lines(seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """How much everybody has of what wins at once, in a game that goes on and is won so."""
    if seen.winners is None:
        for known in words_in(rules, StatusWords):
            yield from known.race(seen, rules, words)


def points_text(seen: View, rules: Ruleset, words: Words) -> str:
    """Everybody's points, the most first, and those of sides; "none" in a game without points."""
    own = (known.standings(seen, rules, words, naming(words), {}) for known in words_in(rules, StatusWords))
    table = next(filter(None, own), None)
    if table is None:
        return "none"
    seats = sorted(table.ranks, key=lambda seat: table.ranks[seat], reverse=True)
    return ", ".join([*(f"{words.say(f'seat-{seat}')} {table.ranks[seat][0]}" for seat in seats), *table.tail])


def _countdowns(of: State | View, rules: Ruleset, words: Words) -> list[Countdown]:
    """What counts towards the end of a game that goes on."""
    if of.winners is not None:
        return []
    return [countdown for known in words_in(rules, StatusWords) for countdown in known.countdowns(of, rules, words)]


def falls(events: Iterable[Event]) -> dict[Player, Fall]:
    """The seats that were eliminated or gave up their land, in that order."""
    found: dict[Player, Fall] = {}
    now = 0
    for event in events:
        if isinstance(event, TurnBegan):
            now = max(now, 1)
        if isinstance(event, RoundEnded | RoundsSetBack):
            now = event.round + 1
        if isinstance(event, Eliminated):
            found[event.player] = Fall(event.by or event.player, now)
        elif isinstance(event, ArmyTurnedNeutral):
            found[event.player] = Fall(NOBODY, now)
    return found


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's line in the standings, and what it has besides, each in a few words."""

    line: str
    more: tuple[str, ...] = ()

    def text(self) -> str:
        """The line, with what the seat has besides in small print."""
        return f"{self.line}\n-# {' · '.join(self.more)}" if self.more else self.line


@dataclass(frozen=True, slots=True)
class Overview:
    """All that the status holds of how a game stands: every seat, best first, with its rank, and what stands below."""

    seats: Mapping[Player, Standing]
    ranks: Mapping[Player, int]
    below: tuple[str, ...]


def overview(
    seen: View, rules: Ruleset, words: Words, naming: Naming, fallen: Mapping[Player, Fall] | None = None
) -> Overview:
    """How a game stands, in its own form, else by territories and armies; see `status`."""
    out = {seat: _out(seat, fallen or {}, words, naming) for seat in seen.seats if is_out(seen, seat)}
    own = (known.standings(seen, rules, words, naming, out) for known in words_in(rules, StatusWords))
    standings = next((found for found in own if found is not None), None)
    standings = standings or land_standings(seen, words, naming, out)
    places = {seat: _place(standings, seen.winners or (), tuple(fallen or ()), seat) for seat in standings.seats}
    below = (line for known in words_in(rules, StatusWords) for line in known.below_standings(seen, rules, words))
    seats = {
        seat: Standing(standings.seats[seat])
        if seat in out
        else Standing(standings.seats[seat], tuple(_more(standings, seat, seen, rules, words)))
        for seat in sorted(places, key=lambda seat: places[seat])
    }
    ranks = {seat: 1 + sum(place < places[seat] for place in places.values()) for seat in seats}
    return Overview(seats, ranks, (*standings.tail, *below, *neutral_line(seen, words)))


def status(
    seen: View,
    rules: Ruleset,
    words: Words,
    naming: Naming,
    fallen: Mapping[Player, Fall] | None = None,
    ended: Sequence[View] = (),
) -> str:
    """The standings of every seat, best first: in the game's own form, else by territories and armies.

    At the end the winners stand first, and all have their ranks. `fallen` says how the seats that are out fell, the
    first one first. `ended` are the views of all seats once the game is over: below stands what they kept secret. Whose
    turn it is stands there only where the game waits for others alone: those for whom it waits are named below.
    """
    over = seen.winners is not None and this_round(seen)
    title = words.say("status-title-over" if over else "status-title", round=round_now(seen, rules))
    lines = [f"**{title}**" if over else title]
    if seen.winners is None and seen.active and all(player != seen.active for player, _ in seen.waiting):
        lines.append(words.say("status-turn", who=naming(seen.active)))
    now = overview(seen, rules, words, naming, fallen)
    secrets = (
        line
        for own in ended
        for known in words_in(rules, StatusWords)
        for line in known.told_at_end(own, seen, rules, words, naming)
    )
    seats = {seat: each.text() for seat, each in now.seats.items()}
    if seen.winners:
        seats = {seat: words.say("status-ranked", rank=now.ranks[seat], line=line) for seat, line in seats.items()}
    return "\n".join([*lines, *seats.values(), *now.below, *secrets])


def own_lines(seen: View, rules: Ruleset, state: State, words: Words) -> Iterator[str]:
    """What the viewer of a game that goes on looks for: what counts, how far the own mission is, what the next turn
    brings."""
    for known in words_in(rules, StatusWords):
        yield from (f"-# {line}" for line in known.what_counts(rules, words))
    for cards in words_in(rules, CardWords):
        yield from cards.progress(seen, rules, words)
    if seen.viewer and (due := reinforcements_due(rules, state, seen.viewer)):
        yield words.say("status-next-turn", armies=due, now="yes" if seen.viewer == seen.active else "no")


def _place(standings: Standings, winners: Sequence[Player], fallen: Sequence[Player], seat: Player) -> tuple[Any, ...]:
    """A seat's place: the winners, then by rank; who has the same rank and fell later stands higher."""
    later = -fallen.index(seat) if seat in fallen else 1
    return seat not in winners, tuple(-number for number in standings.ranks[seat]), later


def _out(seat: Player, fallen: Mapping[Player, Fall], words: Words, naming: Naming) -> str:
    fall = fallen.get(seat)
    by = naming(fall.by) if fall is not None and fall.by else "none"
    own = fall is not None and fall.by == seat
    how = "unknown" if fall is None or own else "beaten" if fall.by else "gave-up"
    return words.say("status-out", who=naming(seat), how=how, by=by, round=fall.round if fall else 0)


def end_line(winners: Sequence[Player], words: Words, naming: Naming, reader: Player | None = None) -> str:
    """Who has won a game that is over, said to the `reader` if it is that seat; nobody where its host ended it."""
    if not winners:
        return words.attribute("post-ended", "nobody")
    who = words.all_of([naming(seat) for seat in winners if seat != reader])
    if reader in winners:
        return words.attribute("post-ended", "you-many" if who else "you", who=who)
    return words.say("post-ended", who=who) if len(winners) == 1 else words.attribute("post-ended", "many", who=who)


def wait_line(
    seat: Player,
    topic: str,
    words: Words,
    naming: Naming,
    *,
    since: str = "",
    until: str = "",
    policy: str = "",
    own: bool = False,
) -> str:
    """Who the game waits for, for what, since and until when (Discord dates), and the answer given for them then.

    `own`: only that seat's player reads it.
    """
    whose = "yes" if own else "no"
    what, ends = wait_text(topic, words), until or "none"
    line = words.say("wait-line", who=naming(seat), what=what, since=since or "none", until=ends, own=whose)
    if not policy:
        return line
    given = policy_name(topic, policy, words)
    return f"{line}. {words.say('wait-then', who=naming(seat), policy=given, own=whose)}"


def land_standings(seen: View, words: Words, naming: Naming, out: Mapping[Player, str]) -> Standings:
    """A line for each seat, with what it has besides, ranked by territories, then armies."""
    ranks = {seat: (len(seen.land.of(seat)), _armies(seat, seen)) for seat in seen.seats}
    seats = {seat: out.get(seat) or _seat(seat, seen, words, naming) for seat in seen.seats}
    return Standings(seats, ranks, regions=True)


def _armies(seat: Player, seen: View) -> int:
    return sum(seen.land.armies(land) for land in seen.land.of(seat))


def _seat(seat: Player, seen: View, words: Words, naming: Naming) -> str:
    lands = seen.land.of(seat)
    if not lands and still_plays(seen, seat) and seen.winners is None:
        return words.say("status-line-landless", who=naming(seat))
    return words.say("status-line", who=naming(seat), territories=len(lands), armies=_armies(seat, seen))


def _more(standings: Standings, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """What a seat has besides its line: whole regions, what its game tells of it, and what every module adds."""
    yield from _regions(seat, seen, rules, words) if standings.regions else ()
    yield from standings.details.get(seat, ())
    yield from _stocks(seat, seen, rules, words)


def _regions(seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """The regions that a seat holds whole."""
    held = set(seen.land.of(seat))
    whole = [name for name, region in rules.board.regions.items() if held.issuperset(region.territories)]
    if whole:
        yield words.say("status-regions", regions=words.all_of([words.say(f"region-{region}") for region in whole]))


def _stocks(seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """What a seat has besides territories and armies."""
    for known in words_in(rules, StatusWords):
        yield from known.stocks(seat, seen, rules, words)


def neutral_line(seen: View, words: Words) -> list[str]:
    """What the neutral army holds, if anything."""
    lands = len(seen.land.of(NEUTRAL))
    return [words.say("status-neutral", lands=lands)] if lands else []
