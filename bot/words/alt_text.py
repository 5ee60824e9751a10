"""A board's alt text: what the picture shows, most important first, in at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seats import Naming
from bot.words.status import round_now
from bot.words.topics.board import AltTextWords, BoardWords
from rules import NOBODY, Player, Ruleset, View
from rules.risk import NEUTRAL, still_plays

MOST = 1024
LARGEST = 8


def alt_text(seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    """As many whole sentences as fit: the turn, the armies, the game's own facts, the largest armies."""
    text = ""
    for sentence in _sentences(seen, rules, words, naming):
        longer = f"{text} {sentence}".strip()
        if len(longer) > MOST:
            return text
        text = longer
    return text


def _sentences(seen: View, rules: Ruleset, words: Words, naming: Naming) -> Iterator[str]:
    board = rules.board
    playing = naming(seen.active) if seen.active != NOBODY and seen.winners is None else "none"
    yield words.say("alt-title", board=board.name, round=round_now(seen, rules), who=playing)
    if seen.winners is not None:
        yield words.say("alt-winners", who=words.all_of([naming(seat) for seat in seen.winners]))
    for known in words_in(rules, AltTextWords):
        yield from known.first(seen, rules, words)
    for seat in (*seen.seats, NEUTRAL):
        if seen.land.of(seat) or still_plays(seen, seat):
            yield _seat(seat, seen, rules, words, naming)
    for known in words_in(rules, AltTextWords):
        yield from known.places(seen, rules, words)
    yield from _armies(seen, rules, words)


def _seat(seat: Player, seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    held = seen.land.of(seat)
    if not held and seen.winners is None:
        return words.say("alt-seat-landless", who=naming(seat))
    whole = [name for name, region in rules.board.regions.items() if set(held).issuperset(region.territories)]
    return words.say(
        "alt-seat",
        who=naming(seat),
        lands=len(held),
        armies=sum(seen.land.armies(land) for land in held),
        regions=words.all_of([words.attribute(f"region-{region}", "the") for region in whole]) or "none",
        more="".join(more for known in words_in(rules, AltTextWords) for more in known.seat(seat, seen, words)),
    )


def _armies(seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """Where the largest armies are, and which territories are still empty; of armies as large as one that is left out,
    none is named."""
    land = seen.land
    held = [where for where in rules.board.territories if land.owner(where) != NOBODY]
    order = sorted(held, key=lambda where: (-land.armies(where), where))
    left_out = land.armies(order[LARGEST]) if len(order) > LARGEST else 0
    largest = [where for where in order[:LARGEST] if land.armies(where) > left_out]
    armies = [
        words.say("alt-army", where=where, who=words.say(f"seat-{land.owner(where)}"), armies=land.armies(where))
        for where in largest
    ]
    if armies:
        yield words.say("alt-armies", list=", ".join(armies))
    gone = {where for known in words_in(rules, BoardWords) for where in known.lands_gone(seen, rules.board)}
    if left := len(set(rules.board.territories).difference(held, gone)):
        yield words.say("alt-empty", count=left)
