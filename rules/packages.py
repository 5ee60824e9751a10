"""Games from packages of their own, installed beside this one: each names its game under the entry point `risk.games`.

    [project.entry-points."risk.games"]
    forty = "forty_risk:PACKAGE"

A package whose game cannot be played here keeps no other game from being played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from rules.kernel.game import Game

GROUP = "risk.games"
INTERFACE = 1
"""The version of what a package finds here; it is raised with every change that packages have to follow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePackage:
    """What a package hands over: its game. `interface` is the `INTERFACE` for which the package was written."""

    game: Game
    interface: int = INTERFACE


@dataclass(frozen=True, slots=True)
class InstalledPackage:
    """An entry point that was found: the game that it names, its distribution with its version (`forty-risk 1.2`), and
    what it hands over, or else the `flaw` for which it cannot be played here."""

    game: str
    distribution: str
    package: GamePackage | None
    flaw: str = ""


def find_packages(own: Collection[str]) -> tuple[InstalledPackage, ...]:
    """Every package that is installed, by the name of its game; `own` are the games of this project."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, _distribution(point)))
    return tuple(_read_all(points, own))


def _read_all(points: list[EntryPoint], own: Collection[str]) -> Iterator[InstalledPackage]:
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
        return InstalledPackage(name, distribution, None, f"it cannot be imported: {_message(error)}")
    flaw = _flaw(point, package)
    return InstalledPackage(name, distribution, None if flaw else package, flaw)


def _flaw(point: EntryPoint, package: object) -> str:
    """Why what an entry point gives cannot be played; "" if it can."""
    if not isinstance(package, GamePackage):
        return f"{point.value} is no GamePackage"
    if package.interface != INTERFACE:
        return f"it is written for interface {package.interface}, and this is {INTERFACE}"
    if package.game.name != point.name:
        return f"its game is named {package.game.name!r}, and its entry point {point.name!r}"
    return ""


def _distribution(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else "unknown"


def _message(error: BaseException) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:300]
