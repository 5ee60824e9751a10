"""Who imports whom, and the counts in `docs/design.md`: `python tests support.documents.import_graph` prints them.

Imports count wherever they stand: inside functions too, and those for types alone. An arrow joins two rooms where any
file of the first imports any file of the second.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[3]
GAMES = ("rules.lotr", "rules.classic", "rules.godstorm", "rules.legacy", "rules.house")
"""The packages of games and of house rules, which only their own words may know."""
PRESS, DEADLINE = "bot.ui.dispatch", "bot.services.timeouts"
"""Where a press and a deadline that has run out come in."""

Graph = Mapping[str, set[str]]


def module_of(path: Path) -> str:
    """The dotted name of a file; a package's is its folder's."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_graph(*folders: str) -> Graph:
    """For each module of these folders, the modules of these folders that it imports."""
    paths = {module_of(path): path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))}
    return {module: set(imported(path, set(paths))) for module, path in paths.items()}


def imported(path: Path, modules: set[str]) -> Iterator[str]:
    """The modules that a file imports, anywhere in it: also for types and inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in modules)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                if (target := inner if inner in modules else str(node.module)) in modules:
                    yield target


def reachable(start: str, graph: Graph) -> set[str]:
    """What a module imports, directly or through others."""
    found: set[str] = set()
    left = [start]
    while left:
        for module in graph[left.pop()] - found:
            found.add(module)
            left.append(module)
    return found


def circles(graph: Graph) -> set[frozenset[str]]:
    """The groups of modules that import one another in a cycle."""
    reached = {module: reachable(module, graph) for module in graph}
    groups = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in graph
        if module in reached[module]
    }
    return {group for group in groups if group}


# ---- rooms


def room_of(module: str, inside: str) -> str:
    """The file or folder directly inside this package to which a module belongs."""
    return module.removeprefix(f"{inside}.").split(".")[0]


def rooms_of(modules: Iterable[str], inside: str) -> set[str]:
    """The rooms of a package in which these modules lie."""
    return {room_of(module, inside) for module in modules if module.startswith(f"{inside}.")}


def graph_of_rooms(graph: Graph, inside: str) -> Graph:
    """For each room of a package, the other rooms of it that its files import."""
    rooms: dict[str, set[str]] = {room: set() for room in rooms_of(graph, inside)}
    for module in graph:
        if module.startswith(f"{inside}."):
            room = room_of(module, inside)
            rooms[room] |= rooms_of(graph[module], inside) - {room}
    return rooms


def floors(graph: Graph) -> int:
    """How many rooms the longest chain of arrows passes; there must be no circle."""
    return max((1 + floors_below(room, graph) for room in graph), default=0)


def floors_below(room: str, graph: Graph) -> int:
    """How many rooms lie below this one on the longest chain."""
    return max((1 + floors_below(lower, graph) for lower in graph[room]), default=0)


def _counts() -> Iterator[tuple[str, object]]:
    graph, whole = import_graph("bot"), import_graph("bot", "rules")
    rooms, inner = graph_of_rooms(graph, "bot"), graph_of_rooms(graph, "bot.ui")
    knowing = [module for module in graph if any(name.startswith(GAMES) for name in whole[module])]
    yield "files at the root of bot/", len(list((ROOT / "bot").glob("*.py")))
    yield "rooms", len(rooms)
    yield "floors, arrows between rooms", (floors(rooms), sum(map(len, rooms.values())))
    yield "circles of files", len(circles(graph))
    yield "ui inside: rooms, floors, arrows", (len(inner), floors(inner), sum(map(len, inner.values())))
    yield "files that know a game", len(knowing)
    yield "rooms that a press reaches", len(rooms_of({PRESS, *reachable(PRESS, graph)}, "bot"))
    yield "rooms that a deadline reaches", len(rooms_of({DEADLINE, *reachable(DEADLINE, graph)}, "bot"))


if __name__ == "__main__":
    for what, count in _counts():
        print(f"{what:<36}", *(count if isinstance(count, tuple) else (count,)))
