"""Make a game's scene for any picture, with arrows for recent events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.words import Words
from bot.words.seats import naming
from bot.words.status import round_now
from renders import Scene, scene_of
from rules import Event, Player, Ruleset, View
from rules.risk import NEUTRAL

NO_AIS: Mapping[Player, str] = {}


def scene(
    seen: View,
    rules: Ruleset,
    words: Words,
    *,
    ai: Mapping[Player, str] = NO_AIS,
    events: Iterable[Event] = (),
    highlights: Iterable[str] = (),
) -> Scene:
    """A reader's scene, with seats named by colour, and those that AIs play by the `ai`'s own name, if it has one, as
    well. `events` and `highlights` are as in `renders.scene_of`."""
    name = naming(words)
    names: dict[str, str] = {
        seat: " · ".join(filter(None, (name(seat), ai.get(seat)))) for seat in (*seen.seats, NEUTRAL)
    }
    return scene_of(
        seen, rules, names, headline=headline(seen, rules, words), ai=ai, events=events, highlights=highlights
    )


def headline(seen: View, rules: Ruleset, words: Words) -> str:
    """The line under the board's title: the round and the active player; at the end, who has won."""
    if seen.winners:
        who = words.all_of([naming(words)(seat) for seat in seen.winners])
        return words.say("picture-won", who=who, count=len(seen.winners), round=round_now(seen, rules))
    title = words.say("status-title", round=round_now(seen, rules))
    playing = seen.active and seen.winners is None
    return f"{title} · {naming(words)(seen.active)}" if playing else title
