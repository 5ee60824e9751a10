"""The pages of help and of the rules, in reading order."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.words.fluent import Words
from bot.words.games import lobby_words, pack_topics
from rules import GAMES, Game, Ruleset, house_rules_of
from rules.author import ON, Board

HELP_TOPICS = ("first", "commands", "fair")


def rules_topics(game: Game) -> tuple[str, ...]:
    """The topics of a game's rules."""
    return tuple(lobby_words(game.name).topics)


def house_topics(game: Game, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """A topic for each house rule of a game; of those in play where a table's `options` are given."""
    rules = house_rules_of(game.options)
    return tuple(f"house-{rule}" for rule in rules if options is None or options.get(rule) == ON)


def all_topics(game: Game, opened: Collection[str] = ()) -> tuple[str, ...]:
    """The game's own topics, those of open packs, and those of its house rules."""
    return (*rules_topics(game), *pack_topics(opened), *house_topics(game))


def game_of(topic: str, games: Mapping[str, Game], likely: str = "", opened: Collection[str] = ()) -> str:
    """The game that a topic belongs to; `likely` if that game has it, too."""
    homes = [name for name, game in games.items() if topic in all_topics(game, opened if name == likely else ())]
    return likely if likely in homes or not homes else homes[0]


def rules_title(topic: str, words: Words) -> str:
    """A topic's title, for lists."""
    return words.attribute(f"rules-{topic}", "title")


def rules_text(topic: str, words: Words, played: Ruleset | None = None) -> str:
    """The whole text of a topic of the rules, with its heading; under 1,900 characters. Of rules that are `played`, it
    tells what holds on their board and by their options alone; else what may hold at any table."""
    heading = words.say("rules-title", topic=rules_title(topic, words))
    game = GAMES.get(game_of(topic, GAMES))
    chosen = dict.fromkeys((option.name for option in game.options) if game else (), "none")
    bonuses = "none"
    if played is not None:
        chosen, bonuses = chosen | played.options, _bonuses(played.board, words)
    return f"**{heading}**\n{words.say(f'rules-{topic}', **chosen, bonuses=bonuses)}"


def _bonuses(board: Board, words: Words) -> str:
    """The regions of a board with their bonuses, the largest first: `Asia 7, Europe 5`; "none" without any."""
    regions = sorted(board.regions.items(), key=lambda region: -region[1].bonus)
    return ", ".join(f"{words.say(f'region-{name}')} {region.bonus}" for name, region in regions) or "none"


def help_text(topic: str, words: Words, war: int = 1, packs: int = 0) -> str:
    """A page of help, with its heading; under 1,900 characters.

    At a table the first one begins with the game's own goal (`help-aims-<game>`), or is a page of the game's own. In a
    campaign `war` is its game that is played or comes next, and `packs` how many packs are open.
    """
    first, aims = topic == HELP_TOPICS[0], f"help-aims-{words.game}"
    heading = words.say("help-title") if first else words.say(f"help-topic-{topic}")
    tail = f"\n\n*{words.say('help-unofficial')}*" if first else ""
    if first and words.game and aims in words:
        game = words.say(f"game-{words.game}")
        return f"**{heading}**\n{words.say('help-at-table', game=game, aims=words.say(aims))}{tail}"
    common = words.of("")  # (`help-goal-lotr` is one of all games' goals, not a game's own wording of `help-goal`)
    about = {"games": _names(words), "commands": _commands(common), "goals": _goals(common)}
    told = words.say(f"help-{topic}", **about, war=war, packs=packs)
    return f"**{heading}**\n{told}{tail}"


def _names(words: Words) -> str:
    """The names of all games."""
    return words.all_of([words.say(f"game-{game}") for game in GAMES])


def _commands(words: Words) -> str:
    """The commands that open a table, the first one whole."""
    new = " ".join(words.say(command) for command in ("command-risk", "command-risk-new"))
    named = [words.say(f"command-risk-new-{game}") for game in GAMES]
    return words.any_of([f"`/{new} {named[0]}`", *(f"`{name}`" for name in named[1:])])


def _goals(words: Words) -> str:
    """How each game is won, in a line; a game that says nothing of it has none."""
    told = (game for game in GAMES if f"help-goal-{game}" in words)
    return "\n".join(
        words.say("help-goal", game=words.say(f"game-{game}"), goal=words.say(f"help-goal-{game}")) for game in told
    )
