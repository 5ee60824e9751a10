"""Seats as headlines, standings, the status and the end name them: with whom they play and who plays them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seats import Naming, naming, people_name
from bot.words.topics.status import StatusWords
from rules import Game, Player, Ruleset, State, View


def seat_titles(of: State | View, rules: Ruleset, words: Words, people: Mapping[str, str] | None = None) -> Naming:
    """Names seats in full: `Purple (Greeks)`, `Red (the faction, @Anna)`; in a game where seats play nobody and
    without `people` (seat -> display name or mention), by colour. Inside a sentence the colour is enough (`naming`)."""
    played = {str(seat): name for seat in of.seats if (name := _played_by(seat, of, rules, words))}
    return naming(words, people, played)


def lobby_titles(game: Game, words: Words) -> Naming:
    """Names the seats of a game in full before it begins: `Purple (Greeks)`."""
    return naming(words, None, {str(seat): people_name(words, game.name, seat) for seat in game.colours})


def _played_by(seat: Player, of: State | View, rules: Ruleset, words: Words) -> str:
    """Whom a seat plays as it stands; "" for nobody."""
    chosen = (known.plays(seat, of, words) for known in words_in(rules, StatusWords))
    return next(filter(None, chosen), "") or people_name(words, words.game, seat)
