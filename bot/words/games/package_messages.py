"""Which messages a package does not say in a language, and would be made of ids or shown as they are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from bot.words.fluent import Words
from rules import Action, Decision, Event, Refusal, Refused, Ruleset
from rules.author import GamePackage, Tagged

OURS = ("rules", "bot", "renders")


def missing_messages(package: GamePackage, spoken: Words) -> Iterator[str]:
    """The names of the messages that a package's game needs and that nobody says, in the words of its language without
    defaults."""
    yield from (key for key in dict.fromkeys(_wanted(package)) if key not in spoken)


def _wanted(package: GamePackage) -> Iterator[str]:
    game = package.game
    yield f"game-{game.name}"
    yield f"command-risk-new-{game.name}.description"
    yield f"help-goal-{game.name}"
    for option in game.options:
        yield from (f"option-{option.name}", f"option-{option.name}.description")
        yield from (f"choice-{option.name}-{choice}" for choice in option.choices)
    yield from (f"seat-{seat}" for seat in game.colours)
    for board in package.boards:
        yield f"board-name-{board.name}"
        for place in (*(f"land-{where}" for where in board.realm_of), *(f"region-{name}" for name in board.regions)):
            yield from (place, *(f"{place}.{form}" for form in ("the", "of", "to", "in")))
        yield from (f"symbol-{symbol}" for symbol in dict.fromkeys(symbol for _, symbol in board.cards.values()))
    for rules in every_ruleset(package):
        yield from _wanted_by(rules)


def _wanted_by(rules: Ruleset) -> Iterator[str]:
    """The messages of a ruleset's own kinds: those of ours have theirs."""
    for kind in rules.vocabulary:
        if kind.__module__.partition(".")[0] not in OURS:
            yield from _of_kind(kind)
    yield from (f"window-{window}{form}" for window in rules.opens for form in ("", ".wait", ".topic"))


def _of_kind(kind: type[Tagged]) -> Iterator[str]:
    if issubclass(kind, Event) and not kind.bookkeeping:
        yield f"event-{kind.kind}"
    elif issubclass(kind, Refusal):
        yield f"refusal-{kind.kind}"
    elif issubclass(kind, Decision):
        yield from (f"decision-{kind.kind}{form}" for form in ("", ".wait", ".topic"))
    elif issubclass(kind, Action):
        yield f"action-{kind.kind}.verb"
        yield from (f"field-{name}" for name in kind.__struct_fields__ if name not in ("decision", "player"))


def every_ruleset(package: GamePackage) -> Iterator[Ruleset]:
    """A package's game with each choice of each option, for the first number of players that fits it."""
    game = package.game
    for chosen in ({}, *({option.name: choice} for option in game.options for choice in option.choices)):
        for count in range(1, len(game.colours) + 1):
            with suppress(Refused):
                yield game.ruleset(game.setting(tuple(game.colours)[:count], chosen))
                break
