"""What has befallen a seat since its last turn: whoever comes back looks for that first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from bot.words.arguments import card_title, lands_in
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seats import naming
from bot.words.story.events import event_arguments, event_text
from bot.words.topics.story import StoryWords
from rules import Event, Player, Ruleset, Territory, View
from rules.author import Board
from rules.risk import Conquered


def losses(events: Sequence[Event], seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """What a seat lost by these events of others' turns, a line each.

    First for every player who took territories that it has not taken back (`Yellow took Peru from you`), then the
    bonus of the regions that it held whole with them, unless the game is over, then what else was taken
    (`Event.lost_by`), then what its game adds of which no event says whose it was.
    """
    taken: dict[Player, dict[Territory, None]] = {}
    for event in events:
        if isinstance(event, Conquered) and event.loser == seat and seen.land.owner(event.target) != seat:
            taken.setdefault(event.player, {})[event.target] = None
    for player, lands in taken.items():
        yield words.say("lost-to", who=words.say(f"seat-{player}"), lands=lands_in("the", [*lands], words))
    if seen.winners is None:
        yield from _bonus_lost({land for lands in taken.values() for land in lands}, seat, seen, rules.board, words)
    yield from dict.fromkeys(_taken_besides(events, seat, rules, words))
    for known in words_in(rules, StoryWords):
        yield from known.losses(events, seat, seen, words)


def _bonus_lost(taken: Set[Territory], seat: Player, seen: View, board: Board, words: Words) -> Iterator[str]:
    """That regions are no longer whole with the territories taken, and what they brought a turn."""
    held = {*seen.land.of(seat), *taken}
    broken = [
        name
        for name, region in board.regions.items()
        if region.bonus and held.issuperset(region.territories) and not taken.isdisjoint(region.territories)
    ]
    if broken:
        regions = words.all_of([words.say("story-region", region=name) for name in broken])
        bonus = sum(board.regions[name].bonus for name in broken)
        yield words.say("lost-bonus", regions=regions, bonus=bonus)


def _taken_besides(events: Sequence[Event], seat: Player, rules: Ruleset, words: Words) -> Iterator[str]:
    """What else was taken: in the words of `your-loss-<kind>`, with the last card played before, else of the log."""
    cards = tuple(kind for known in words_in(rules, StoryWords) for kind in known.cards_played)
    by = card = "none"
    for event in events:
        if isinstance(event, cards):
            by, card = words.say(f"seat-{event.player}"), str(event.card)  # type: ignore[attr-defined]
        if event.lost_by != seat:
            continue
        if (key := f"your-loss-{event.kind}") in words:
            yield words.say(
                key, **event_arguments(event, words, naming(words)), played_by=by, card_played=card_title(card)
            )
        else:
            yield event_text(event, words, naming(words))
