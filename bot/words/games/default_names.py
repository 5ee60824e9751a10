"""Names for what the game of a package leaves unnamed, made of its ids: `north_bay` is called North Bay."""

from __future__ import annotations

from collections.abc import Iterator

from rules.author import GamePackage

VOWELS = "aeiouyàâäéèêëîïôöùûü"
"""Before these French says d' instead of de."""


def default_messages(package: GamePackage, language: str) -> str:
    """The messages of a package's game, of its options and of its boards, for those that it does not say itself."""
    return "\n".join(_french(package) if language == "fr" else _english(package))


def _english(package: GamePackage) -> Iterator[str]:
    yield from _common(package, f"{_title(package.game.name)}: a game that was added to this bot")
    for key, name in _places(package):
        yield f"{key} = {name}\n    .the = {name}\n    .of = of {name}\n    .to = to {name}\n    .in = in {name}"


def _french(package: GamePackage) -> Iterator[str]:
    yield from _common(package, f"{_title(package.game.name)} : un jeu ajouté à ce bot")
    for key, name in _places(package):
        of = f"d'{name}" if name[0].lower() in VOWELS else f"de {name}"
        yield f"{key} = {name}\n    .the = {name}\n    .of = {of}\n    .to = vers {name}\n    .in = à {name}"


def _common(package: GamePackage, description: str) -> Iterator[str]:
    game = package.game
    yield f"game-{game.name} = {_title(game.name)}"
    yield f"command-risk-new-{game.name} = {game.name}\n    .description = {description}"
    for option in game.options:
        title = _title(option.name)
        yield f"option-{option.name} = {title}\n    .description = {title}"
        yield f"parameter-{option.name} = {option.name}\n    .description = {title}"
        yield from (f"choice-{option.name}-{choice} = {_title(choice)}" for choice in option.choices)
    yield from (f"seat-{seat} = {_title(seat)}" for seat in game.colours)


def _places(package: GamePackage) -> Iterator[tuple[str, str]]:
    """Each region and territory, those of further realms too: the id of its message, and its name."""
    for board in package.boards:
        yield from ((f"region-{region}", _title(region)) for region in board.regions)
        yield from ((f"land-{where}", _title(where)) for where in board.realm_of)


def _title(ident: str) -> str:
    return " ".join(part.capitalize() for part in ident.replace("-", "_").split("_"))
