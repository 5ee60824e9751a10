"""Why a course has ended as it has: what its winner holds, and what was taken in the others' last turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.words.arguments import lands_in
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.story.losses import losses
from bot.words.topics.status import StatusWords
from rules import Event, Player, Ruleset, Territory, View
from rules.risk import NEUTRAL, Conquered, Expanded


def reason_lines(events: Sequence[Event], seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """Why the game that a seat has seen to its end was won or lost, a line each; `events` are those of the others'
    turns after its own last one."""
    land = seen.land
    for winner in seen.winners or ():
        if all(not land.of(other) for other in seen.seats if other != winner):
            yield words.say(
                "course-because-alone",
                who=words.say(f"seat-{winner}"),
                own=_own(winner, seat),
                neutral=_has(seen, NEUTRAL),
            )
        for known in words_in(rules, StatusWords):
            yield from known.won_with(winner, seen, words)
        if winner == seat:
            continue
        taken = (event for event in events if isinstance(event, Conquered | Expanded) and event.player == winner)
        lands = dict.fromkeys(event.target for event in taken if land.owner(Territory(event.target)) == winner)
        if lands:
            yield words.say(
                "course-because-took", who=words.say(f"seat-{winner}"), lands=lands_in("the", [*lands], words)
            )
    if seat not in (seen.winners or (seat,)):
        yield from losses(events, seat, seen, rules, words)


def _own(winner: Player, seat: Player) -> str:
    return "yes" if winner == seat else "no"


def _has(seen: View, army: Player) -> str:
    return "yes" if seen.land.of(army) else "no"
