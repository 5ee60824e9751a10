"""Games of packages that are installed beside the bot: read with their words and pictures, and missed where they are
not there."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from bot.refusals import PackageMissing
from bot.store.models import Table
from bot.words.games import read_packages
from renders import read_package_art
from rules import GAMES, PACKAGES, Game, Refused

log = logging.getLogger(__name__)
KnownGames = Mapping[str, Game]


def load_packages() -> None:
    """Look for what is installed now, and read it with its words and pictures; whatever cannot be played is named in
    the log, in a line."""
    PACKAGES.forget()
    read_package_art()
    read_packages()
    for found in PACKAGES.values():
        if found.flaw:
            log.error("the game %s of the package %s cannot be played: %s", found.game, found.distribution, found.flaw)


def find_game(games: KnownGames, table: Table) -> Game:
    """The game of a table; raises `Refused(PackageMissing)`, or `LookupError` for a game that was no package's."""
    if table.package and (why := why_missing(table.game, table.package)):
        raise Refused(PackageMissing(table.id, table.package, why))
    if table.game not in games or (PACKAGES.version_of(table.game) and not table.package):
        raise LookupError(f"no game named {table.game!r}")
    return games[table.game]


def why_missing(game: str, package: str) -> str:
    """Why a game of a package cannot be played here, as `PackageMissing` has it; "" if it can."""
    if _name(PACKAGES.version_of(game)) == _name(package):
        return ""
    found = PACKAGES.get(game)
    if found is not None and _name(found.distribution) == _name(package):
        return "flawed"
    return "other" if found is not None or game in GAMES else "gone"


def is_of_other_version(table: Table) -> bool:
    """Whether a table was opened with another version of its package than is here."""
    return bool(table.package) and table.package != PACKAGES.version_of(table.game)


def describe_missing(game: str, package: str, why: str) -> str:
    """What is missing for a game, in one line for the host; `why` is that of a `PackageMissing`."""
    found = PACKAGES.get(game)
    here = found.distribution if found is not None else "this project"
    return {
        "gone": f"its package {package} is not installed",
        "flawed": f"its package {package} cannot be played here: {found.flaw if found is not None else ''}",
        "other": f"its package is {package}, but the game named {game!r} here is that of {here}",
        "version": f"it began with {package}, and {here} cannot read it",
    }[why]


def _name(package: str) -> str:
    """The name of a distribution without its version."""
    return package.partition(" ")[0]
