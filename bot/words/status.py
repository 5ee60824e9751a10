"""The state of a game: the table of seats, neutral territories, and who the game waits for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.words.decisions import awaited_text, policy_name
from bot.words.fluent import Words
from bot.words.games import known_words
from bot.words.seats import Naming
from bot.words.typography import capital
from rules import Player, Ruleset, View
from rules.risk import NEUTRAL, Order


def status(seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    """The standings of every seat, best first: in the game's own form, else by territories and armies."""
    lines = [words.say("status-title", turn=seen.part(Order).turns)]
    if seen.winners is None and seen.active:
        lines.append(words.say("status-turn", who=naming(seen.active)))
    own = (known.standings(seen, rules, words, naming) for known in known_words())
    table = next((found for found in own if found is not None), None) or land_standings(seen, rules, words, naming)
    below = (line for known in known_words() for line in known.below_standings(seen, rules, words))
    return "\n".join([*lines, *table, *below, *neutral_line(seen, words)])


def wait_line(
    seat: Player, topic: str, words: Words, naming: Naming, *, since: str = "", until: str = "", policy: str = ""
) -> str:
    """Who the game waits for, for what, since and until when (Discord dates), and the answer given for them then."""
    line = words.say(
        "wait-line", who=naming(seat), what=awaited_text(topic, words), since=since or "none", until=until or "none"
    )
    if not policy:
        return line
    return f"{line} {words.say('wait-then', who=naming(seat), policy=policy_name(topic, policy, words))}"


def awaited_line(
    waiting: Sequence[tuple[Player, str]], words: Words, naming: Naming, active: Player | None = None
) -> str:
    """All waiting players in one sentence, for the board post.

    If only the `active` seat is waited for, just whose turn it is, as the post stays up during the turn's steps.
    """
    if not waiting:
        return words.say("wait-nobody")
    seats = list(dict.fromkeys(seat for seat, _ in waiting))
    if seats == [active]:
        return capital(words.say("post-at-play", who=naming(seats[0])))
    topics = list(dict.fromkeys(awaited_text(topic, words) for _, topic in waiting))
    who = words.all_of([naming(seat) for seat in seats])
    return capital(words.say("post-waiting", who=who, what=words.all_of(topics)))


def land_standings(seen: View, rules: Ruleset, words: Words, naming: Naming) -> list[str]:
    """A paragraph for each seat, most territories first."""
    held = {seat: len(seen.land.of(seat)) for seat in seen.seats}
    return [_seat(seat, seen, rules, words, naming) for seat in sorted(held, key=lambda seat: -held[seat])]


def _seat(seat: Player, seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    lands = seen.land.of(seat)
    if not lands and seen.part(Order).turns:
        return words.say("status-out", who=naming(seat))
    armies = sum(seen.land.armies(land) for land in lands)
    head = words.say("status-line", who=naming(seat), territories=len(lands), armies=armies)
    more = " · ".join(_more(seat, seen, rules, words))
    return f"{head}\n-# {more}" if more else head


def _more(seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """The regions that a seat holds whole, and its other possessions."""
    held = set(seen.land.of(seat))
    whole = [name for name, region in rules.board.regions.items() if held.issuperset(region.territories)]
    if whole:
        yield words.say("status-regions", regions=words.all_of([words.say(f"region-{region}") for region in whole]))
    for known in known_words():
        yield from known.stocks(seat, seen, rules, words)


def neutral_line(seen: View, words: Words) -> list[str]:
    """What the neutral army holds, if anything."""
    lands = len(seen.land.of(NEUTRAL))
    return [words.say("status-neutral", lands=lands)] if lands else []
