"""A table's options in words: which rules it plays, what differs from the book, and the whole list in groups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.words.decisions import choice_name, option_description, option_name
from bot.words.fluent import Words
from bot.words.games import lobby_words
from rules import Game, house_rules_of
from rules.author import ON, Option

FIRST, HOUSE, OTHER = "", "house", "other"
"""The groups of the options at the top, of those that house rules bring, and of those that no game puts into another.
"""


def options_text(game: Game, chosen: Mapping[str, str], words: Words) -> str:
    """Every option that changes anything: first what differs from the book, then the others in their groups."""
    differing = [option for option in plain_options(game, chosen) if _differs(game, option, chosen)]
    parts = [_part("options-differing", game, differing, chosen, words)] if differing else []
    parts += [
        _part(f"options-{name}", game, options, chosen, words)
        for name, options in grouped_options(game, chosen, differing).items()
        if name != FIRST
    ]
    return "\n".join([*first_lines(game, chosen, words), *parts])


def in_short(game: Game, chosen: Mapping[str, str], words: Words, rest: str = "lobby-all-else-later") -> str:
    """The game's first options, the house rules in force, and only what this table plays otherwise than most.

    `rest` says what the others follow and where they are listed: by default for a message without the button
    *Options*; "" where that is said elsewhere.
    """
    play = game.settle_options(chosen)
    other = [
        _option_line(option, choice_name(option.name, play[option.name], words), words)
        for option in unusual(game, chosen)
    ]
    more = [f"-# {' · '.join(other)}"] if other else []
    lines = [*first_lines(game, chosen, words), *more]
    if rest:
        told = words.say(rest, follows=words.say("lobby-follows"), alone="no" if lines else "yes")
        lines.append(f"-# {told}")
    return "\n".join(lines)


def first_lines(game: Game, chosen: Mapping[str, str], words: Words) -> list[str]:
    """The options at the top of every list, and the house rules in force."""
    first = [option for option in game.options if option.name in lobby_words(game.name).first_options]
    named = [_option_line(option, choice_name(option.name, chosen[option.name], words), words) for option in first]
    lines = [" · ".join(named)] if named else []
    if rules := house_rules_of(game.options):
        names = [option_name(name, words) for name in rules if chosen[name] == ON]
        lines.append(words.say("lobby-house", rules=words.all_of(names) or "none"))
    return lines


def unusual(game: Game, chosen: Mapping[str, str]) -> Iterator[Option[str]]:
    """The plain options that were changed, or mean something else here than at a table that has chosen nothing."""
    play, usual = game.settle_options(chosen), game.settle_options(game.defaults)
    first = lobby_words(game.name).first_options
    for option in plain_options(game, chosen):
        changed = chosen[option.name] != option.default or play[option.name] != usual[option.name]
        if changed and option.name not in first:
            yield option


def plain_options(game: Game, chosen: Mapping[str, str]) -> tuple[Option[str], ...]:
    """The options that are no house rules and change anything beside what is chosen."""
    rules = house_rules_of(game.options)
    return tuple(option for option in game.options if option.name not in rules and option.matters(chosen))


def choice_text(game: Game, option: str, choice: str, chosen: Mapping[str, str], words: Words) -> str:
    """A choice by its name, and what it comes to where it says only that another decides: `As in the edition: One`."""
    comes_to = game.settle_options({**chosen, option: choice})[option]
    name = choice_name(option, choice, words)
    if comes_to == choice:
        return name
    return words.say("lobby-comes-to", choice=name, resolved=choice_name(option, comes_to, words))


def _differs(game: Game, option: Option[str], chosen: Mapping[str, str]) -> bool:
    """Whether the table has chosen something else than the book of its edition says."""
    by_the_book = game.settle_options({**chosen, option.name: option.default})[option.name]
    play = game.settle_options(chosen)
    return option.name not in lobby_words(game.name).first_options and play[option.name] != by_the_book


def grouped_options(
    game: Game, chosen: Mapping[str, str], without: Sequence[Option[str]] = ()
) -> dict[str, list[Option[str]]]:
    """The plain options by group, in the order of the groups, but `without` these; the first ones stand at the top."""
    named, rules = lobby_words(game.name), house_rules_of(game.options)
    of = {option.name: HOUSE for option in game.options if option.when is not None and option.when[0].name in rules}
    of |= {option: name for name, options in named.option_groups.items() for option in options}
    of |= dict.fromkeys(named.first_options, FIRST)
    groups: dict[str, list[Option[str]]] = {name: [] for name in (FIRST, *named.option_groups, HOUSE, OTHER)}
    for option in plain_options(game, chosen):
        if option not in without:
            groups[of.get(option.name, OTHER)].append(option)
    return {name: options for name, options in groups.items() if options}


def _part(heading: str, game: Game, options: Sequence[Option[str]], chosen: Mapping[str, str], words: Words) -> str:
    """A heading with its options: what each decides, as a question, and the answer."""
    play = game.settle_options(chosen)
    lines = [
        words.say(
            "options-line",
            question=option_description(option.name, words, game.name),
            answer=choice_name(option.name, play[option.name], words),
        )
        for option in options
    ]
    return "\n".join([f"__**{words.say(heading)}**__", *lines])


def _option_line(option: Option[str], choice: str, words: Words) -> str:
    return words.say("lobby-option", option=option_name(option.name, words), choice=choice)
