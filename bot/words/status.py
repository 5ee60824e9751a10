"""How the game stands: the score table, and who is waited for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.decisions import awaited_text, policy_name
from bot.words.fluent import Words
from bot.words.games import known_words
from bot.words.seats import Naming
from bot.words.standings import land_standings, neutral_line
from bot.words.typography import capital
from rules import Player, Ruleset, View
from rules.risk import Order


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
