"""What a seat has lost since its last turn: whoever comes back looks for that first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.words.arguments import lands_in
from bot.words.fluent import Words
from bot.words.seats import naming
from bot.words.story.events import event_text
from rules import Event, Player, Territory, View
from rules.risk import Conquered


def losses(events: Iterable[Event], seat: Player, seen: View, words: Words) -> Iterator[str]:
    """What the log says of that seat's losses, a line each: for every player who took territories that it has not taken
    back (`Yellow took Peru from you`), then whatever else was taken (`Yellow takes Excalibur from Red`)."""
    taken: dict[Player, dict[Territory, None]] = {}
    others: dict[str, None] = {}
    for event in events:
        if event.lost_by == seat:
            others[event_text(event, words, naming(words))] = None
        if isinstance(event, Conquered) and event.loser == seat and seen.land.owner(event.target) != seat:
            taken.setdefault(event.player, {})[event.target] = None
    for player, lands in taken.items():
        yield words.say("lost-to", who=words.say(f"seat-{player}"), lands=lands_in("the", [*lands], words))
    yield from others
