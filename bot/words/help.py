"""Help and the rules by topic: what there is to read, in the order in which one reads it."""

from __future__ import annotations

from bot.words.loader import Words

HELP_TOPICS = ("first", "commands", "fair")
RULES_TOPICS = (
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
    "options",
)


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
