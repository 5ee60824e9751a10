"""Tell how a game stands: the table of seats, neutral land, and who is waited for."""

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
    """How every seat stands, best first: by the game's own table, else by land and armies."""
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
    """Who is waited for, for what, since and until when (Discord dates), and what an absent player's answer is."""
    line = words.say(
        "wait-line", who=naming(seat), what=awaited_text(topic, words), since=since or "none", until=until or "none"
    )
    if not policy:
        return line
    return f"{line} {words.say('wait-then', who=naming(seat), policy=policy_name(topic, policy, words))}"


def awaited_line(
    waiting: Sequence[tuple[Player, str]], words: Words, naming: Naming, active: Player | None = None
) -> str:
    """Everybody who is waited for in one sentence, for the board post.

    Only whose turn it is, where nobody but the `active` seat is: the post outlasts the steps of a turn.
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
    """A paragraph a seat, who holds most land first."""
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
    """The regions that a seat holds whole, and its stocks."""
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
