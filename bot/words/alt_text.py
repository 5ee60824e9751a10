"""A board's alt text: what the picture shows, most important first, in at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.arguments import lands_in
from bot.words.fluent import Words
from bot.words.seats import Naming
from rules import NOBODY, Player, Ruleset, View
from rules.classic.capital import Capitals
from rules.lotr.captains import Captains
from rules.lotr.fellowship import Journey, fellowship
from rules.lotr.strongholds import strongholds
from rules.risk.armies import NEUTRAL
from rules.risk.turns import Order

MOST = 1024
LARGEST = 8


def alt_text(seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    """Whole sentences, as many as fit: turn, Ring, armies, strongholds, the largest armies."""
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
    yield words.say("alt-title", board=board.name, turn=seen.part(Order).turns, who=playing)
    if seen.winners is not None:
        yield words.say("alt-winners", who=words.all_of([naming(seat) for seat in seen.winners]))
    if board.path and rules.has(fellowship):
        steps = seen.part(Journey).steps
        yield words.say("alt-ring", where=board.path[steps][0], step=steps + 1, steps=len(board.path))
    for seat in (*seen.seats, NEUTRAL):
        if seen.land.of(seat):
            yield _seat(seat, seen, rules, words, naming)
    yield from _places(seen, rules, words)


def _seat(seat: Player, seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    held = seen.land.of(seat)
    whole = [name for name, region in rules.board.regions.items() if set(held).issuperset(region.territories)]
    captains = seen.part(Captains).at(seat)
    return words.say(
        "alt-seat",
        who=naming(seat),
        lands=len(held),
        armies=sum(seen.land.armies(land) for land in held),
        regions=words.all_of([words.say(f"region-{region}") for region in whole]) or "none",
        captains=lands_in("in", captains, words),
        captains_count=len(captains),
    )


def _places(seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """Who holds the strongholds and the capitals, where most regiments stand, what is still empty."""
    land, board = seen.land, rules.board
    walls = [
        words.say("alt-stronghold", place=place, who=words.say(f"seat-{land.owner(where)}"), armies=land.armies(where))
        for where, place in (board.strongholds or {}).items()
        if where in land and rules.has(strongholds)
    ]
    if walls:
        yield words.say("alt-strongholds", list=", ".join(walls))
    capitals = [
        words.say("alt-capital", where=where, of=words.say(f"seat-{seat}"), who=words.say(f"seat-{land.owner(where)}"))
        for seat, where in seen.part(Capitals).of.items()
    ]
    if capitals:
        yield words.say("alt-capitals", list=", ".join(capitals))
    largest = sorted(land, key=lambda where: (-land.armies(where), where))[:LARGEST]
    armies = [
        words.say("alt-army", where=where, who=words.say(f"seat-{land.owner(where)}"), armies=land.armies(where))
        for where in largest
    ]
    if armies:
        yield words.say("alt-armies", list=", ".join(armies))
    if left := len(board.territories) - len(land):
        yield words.say("alt-empty", count=left)
