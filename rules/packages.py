"""Games from packages of their own, installed beside this one: each names its game under the entry point `risk.games`.

    [project.entry-points."risk.games"]
    atoll = "atoll_risk:PACKAGE"

They are imported when somebody first asks for a game that is none of ours, or for all games: by then `rules` is there
for them to import. A package whose game cannot be played here keeps no other game from being played.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint, entry_points
from pathlib import PurePath
from traceback import extract_tb
from typing import TYPE_CHECKING, Literal, TypeVar

from rules.atlas import Board, add_board, remove_board
from rules.kernel.game import Game

if TYPE_CHECKING:
    from rules.ai.outlook import Advice

GROUP = "risk.games"
NAME = re.compile("[a-z]{1,20}")
"""The name of a game: it stands in commands and on buttons."""
INTERFACE = 1
"""The version of what a package finds here; it is raised with every change that packages have to follow."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePackage:
    """What a package hands over: its game, and what plays, draws and words it.

    `boards` are its own boards, which are then found by name. `advice` is what its AI knows besides what every game of
    the family needs. `art` and `words` say where its `GameArt` and its `Wording` are, as an entry point does
    (`atoll_risk.art:ART`): only what draws imports the one, only the bot the other. Without them its board
    is drawn plainly, and its names are made of its ids. `interface` is the `INTERFACE` for which it was written.
    """

    game: Game
    boards: tuple[Board, ...] = ()
    advice: Advice | None = None
    art: str = ""
    words: str = ""
    interface: int = INTERFACE


@dataclass(frozen=True, slots=True)
class InstalledPackage:
    """An entry point that was found: the game that it names, its distribution with its version (`atoll-risk 1.2`), and
    what it hands over, or else the `flaw` for which it cannot be played here."""

    game: str
    distribution: str
    package: GamePackage | None
    flaw: str = ""


class Packages(Mapping[str, InstalledPackage]):
    """The packages that are installed, by the name of their game, those with a flaw too.

    They are looked for and imported once, when one is first asked for.
    """

    def __init__(self, own: Collection[str]) -> None:
        """`own` are the names of this project's games."""
        self._own, self._found = own, dict[str, InstalledPackage]()
        self._looked = False

    def __getitem__(self, game: str) -> InstalledPackage:
        return self._look()[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._look())

    def __len__(self) -> int:
        return len(self._look())

    def __repr__(self) -> str:
        """Which are installed: `<Packages: atoll (atoll-risk 1.2)>`."""
        found = (f"{game} ({each.distribution})" for game, each in self.items())
        return f"<Packages: {', '.join(found) or 'none'}>"

    def _look(self) -> dict[str, InstalledPackage]:
        if not self._looked:
            self._looked = True  # What is imported now may ask for games itself; it finds those read before it.
            for each in find_packages(self._own):
                self._found[each.game] = _with_boards(each)
                if flaw := _flaw_of_rules(self._found[each.game]):
                    self.refuse(each.game, flaw)
        return self._found

    def forget(self) -> None:
        """Look again when one is asked for next: something was installed or removed meanwhile."""
        for each in self._found.values():
            _remove_boards(each)
        self._found, self._looked = {}, False

    def version_of(self, game: str) -> str:
        """The package from which a game comes, with its version (`atoll-risk 1.2`); "" for one of this project."""
        found = self.get(game)
        return found.distribution if found is not None and found.package is not None else ""

    def refuse(self, game: str, flaw: str) -> None:
        """Play a package's game no more, for a flaw that showed only when its art or its words were read."""
        _remove_boards(self[game])
        self._found[game] = replace(self[game], package=None, flaw=flaw)

    def read_parts(self, part: Literal["art", "words"], kind: type[T]) -> Iterator[tuple[str, T]]:
        """What the packages name as their art or words, imported, by game; a package whose part cannot be read is
        refused."""
        for game, found in [*self.items()]:
            if found.package is not None and (where := getattr(found.package, part)):
                try:
                    value = EntryPoint(game, where, GROUP).load()
                except (Exception, SystemExit) as error:  # It is somebody else's code: it may raise anything.
                    self.refuse(game, f"its {part} cannot be imported: {_one_line(error)}{_place(error)}")
                    continue
                if isinstance(value, kind):
                    yield game, value
                else:
                    self.refuse(game, f"{where} is no {kind.__name__}")


class Games(Mapping[str, Game]):
    """Every game that can be played, by name: those of this project, then those of packages.

    Raises `KeyError` for any other name, with those that there are.
    """

    def __init__(self, own: Mapping[str, Game], packages: Packages) -> None:
        self._own, self._packages = own, packages

    def __getitem__(self, name: str) -> Game:
        if name in self._own:
            return self._own[name]
        found = self._packages.get(name)
        if found is None or found.package is None:
            raise KeyError(f"{self.why_not(name)}; there are {', '.join(self)}")
        return found.package.game

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from (name for name, found in self._packages.items() if found.package is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        """Their names: `<Games: lotr classic godstorm legacy>`."""
        return f"<Games: {' '.join(self)}>"

    def why_not(self, name: str) -> str:
        """Why no game of this name can be played, in one line."""
        found = self._packages.get(name)
        played = f" that can be played: {found.distribution}: {found.flaw}" if found else ""
        return f"no game named {name!r}{played}"


def find_packages(own: Collection[str]) -> Iterator[InstalledPackage]:
    """Every package that is installed, by the name of its game, each read as it is asked for; `own` are the games of
    this project."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, _distribution(point)))
    names = [point.name for point in points]
    for point in points:
        name, distribution = point.name, _distribution(point)
        if name in own:
            yield InstalledPackage(name, distribution, None, f"there is a game named {name!r} already")
        elif names.count(name) > 1:
            yield InstalledPackage(name, distribution, None, f"several packages bring a game named {name!r}")
        else:
            yield _read(point)


def _read(point: EntryPoint) -> InstalledPackage:
    name, distribution = point.name, _distribution(point)
    try:
        package = point.load()
    except (Exception, SystemExit) as error:  # It is somebody else's code: it may raise anything.
        return InstalledPackage(name, distribution, None, f"it cannot be imported: {_one_line(error)}{_place(error)}")
    flaw = _flaw(point, package)
    return InstalledPackage(name, distribution, None if flaw else package, flaw)


def _flaw(point: EntryPoint, package: object) -> str:
    """Why what an entry point gives cannot be played; "" if it can."""
    if not isinstance(package, GamePackage):
        return f"{point.value} is no GamePackage"
    if package.interface != INTERFACE:
        return f"it is written for interface {package.interface}, and this is {INTERFACE}"
    if not NAME.fullmatch(point.name):
        return f"its game is named {point.name!r}, and a name is one to twenty letters from a to z"
    if package.game.name != point.name:
        return f"its game is named {package.game.name!r}, and its entry point {point.name!r}"
    return ""


def _with_boards(found: InstalledPackage) -> InstalledPackage:
    """A package whose boards are found by name from now on; refused for a board whose name is taken."""
    added: list[Board] = []
    for board in found.package.boards if found.package else ():
        try:
            add_board(board)
        except ValueError as error:
            for one in added:
                remove_board(one)
            return replace(found, package=None, flaw=str(error))
        added.append(board)
    return found


def _flaw_of_rules(found: InstalledPackage) -> str:
    """Why the rules of a package's game cannot be composed for a table that has chosen nothing, the smallest of those
    that can begin; "" if they can."""
    if found.package is None:
        return ""
    game = found.package.game
    try:
        for count in range(1, len(game.colours) + 1):
            seats = tuple(game.colours)[:count]
            if game.seats_refusal(seats, game.fill_options({})) is None:
                game.ruleset(game.setting(seats))
                break
    except Exception as error:  # It is somebody else's code: it may raise anything.
        return f"its rules cannot be composed: {_one_line(error)}"
    return ""


def _remove_boards(found: InstalledPackage) -> None:
    """Let the boards of a package be found no more."""
    for board in found.package.boards if found.package else ():
        remove_board(board)


def _distribution(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else "unknown"


def _place(error: BaseException) -> str:
    """Where in a package's code an error was raised, as ` (words.py:12)`; "" if in none."""
    frames = [frame for frame in extract_tb(error.__traceback__) if "importlib" not in frame.filename]
    where = frames[-1] if len(frames) > 1 else None  # The first is that which imports.
    return f" ({PurePath(where.filename).name}:{where.lineno})" if where else ""


def _one_line(error: BaseException) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:300]
