"""Help and the rules by topic: what there is to read, in the order in which one reads it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.fluent import Words
from rules import GAMES
from rules.house import offered

HELP_TOPICS = ("first", "commands", "fair")
LOTR = (
    "goal",
    "setup",
    "reinforcements",
    "combat",
    "captains",
    "strongholds",
    "occupation",
    "missions",
    "elimination",
    "fortifying",
    "cards",
    "fellowship",
    "scoring",
    "two-players",
    "alliance",
    "team",
    "hunt",
    "editions",
    "options",
)
CLASSIC = (
    "classic-goal",
    "classic-setup",
    "classic-reinforcements",
    "classic-sets",
    "classic-combat",
    "classic-occupation",
    "classic-fortifying",
    "classic-missions",
    "classic-two-players",
    "classic-capitals",
    "classic-boards",
    "house",
    "options",
)
RULES_TOPICS: Mapping[str, tuple[str, ...]] = {"lotr": LOTR, "classic": CLASSIC}
"""What there is to read about each game."""
HOUSE_TOPICS: Mapping[str, tuple[str, ...]] = {
    name: tuple(f"house-{rule}" for rule in offered(game.options)) for name, game in GAMES.items()
}
"""A page for each house rule that a game offers."""


def game_of(topic: str, likely: str = "") -> str:
    """The game to which a topic belongs: the likely one, where it has it too."""
    homes = [name for name in GAMES if topic in (*RULES_TOPICS[name], *HOUSE_TOPICS[name])]
    return likely if likely in homes or not homes else homes[0]


def rules_title(topic: str, words: Words) -> str:
    """A topic's name, as a list shows it."""
    return words.attribute(f"rules-{topic}", "title")


def rules_text(topic: str, words: Words) -> str:
    """A topic of the rules, whole, with its heading; under 1,900 characters."""
    heading = words.say("rules-title", topic=rules_title(topic, words))
    return f"**{heading}**\n{words.say(f'rules-{topic}')}"


def help_text(topic: str, words: Words) -> str:
    """A page of help, with its heading; under 1,900 characters."""
    heading = words.say("help-title") if topic == HELP_TOPICS[0] else words.say(f"help-topic-{topic}")
    tail = f"\n\n*{words.say('help-unofficial')}*" if topic == HELP_TOPICS[0] else ""
    return f"**{heading}**\n{words.say(f'help-{topic}')}{tail}"
