"""The one place where a game's scenes are made: for posts, for private pictures, for the film."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.words import Words
from bot.words.seats import naming
from renders import Scene, scene_of
from rules import Event, Ruleset, View
from rules.risk.armies import NEUTRAL
from rules.risk.turns import Order


def scene(
    seen: View,
    rules: Ruleset,
    words: Words,
    *,
    ai: Collection[str] = (),
    events: Iterable[Event] = (),
    highlights: Iterable[str] = (),
) -> Scene:
    """What a reader sees, with seats by their colour. `ai`, `events` and `highlights` are as in `renders.scene_of`."""
    name = naming(words)
    names: dict[str, str] = {seat: name(seat) for seat in (*seen.seats, NEUTRAL)}
    return scene_of(seen, rules, names, headline=headline(seen, words), ai=ai, events=events, highlights=highlights)


def headline(seen: View, words: Words) -> str:
    """The line under the board's title: the turn and whose it is."""
    turn = seen.part(Order).turns
    if not turn:
        return words.say("setup-title")
    title = words.say("status-title", turn=turn)
    playing = seen.active and seen.winners is None
    return f"{title} · {naming(words)(seen.active)}" if playing else title
