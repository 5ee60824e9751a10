"""Topics of the rules typed: those of this channel's game, or of every game where none is played here."""

from __future__ import annotations

from bot.commands.listing import listed
from bot.views.visit import Visit
from bot.words import Words
from bot.words.help import HOUSE_TOPICS, RULES_TOPICS, rules_title
from rules import Refused


async def game_played(visit: Visit) -> str:
    """The name of the game that this channel plays or is about to; '' where there is none."""
    for sought in (visit.bot.sessions.here, visit.bot.lobbies.here):
        try:
            return (await sought(visit.channel)).game.name
        except Refused:
            continue
    return ""


def titles(game: str, words: Words) -> dict[str, str]:
    """Every topic by its title; a game's name beside it where there are several games."""
    if game:
        return {topic: rules_title(topic, words) for topic in (*RULES_TOPICS[game], *HOUSE_TOPICS[game])}
    known: dict[str, str] = {}
    for name in RULES_TOPICS:
        for topic, title in titles(name, words).items():
            known[topic] = title if topic in known else f"{title} – {words.say(f'game-{name}')}"
    return known


async def _titles(visit: Visit, said: str) -> dict[str, str]:
    return titles(await game_played(visit), visit.words)


topics = listed(_titles)
"""The topics that there are, for whoever looks one up."""
