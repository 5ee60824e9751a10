"""The structure of the code: unique class names, small folders, no import cycles, a correct list of files."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
BOT = ROOT / "bot"
DESIGN = ROOT / "docs" / "design.md"
MOST_AT_THE_ROOT, MOST_IN_A_FOLDER = 12, 20
MUTUAL = {
    frozenset({"rules.kernel.context", "rules.kernel.ruleset"}),
    frozenset({"rules.kernel.state", "rules.kernel.values"}),
}
"""The files that may import each other; `docs/design.md` says why."""


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_no_two_classes_have_the_same_name() -> None:
    found = defaultdict(list)
    for path in sources("bot", "rules/kernel", "rules/risk"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_the_folders_of_the_bot_stay_small() -> None:
    assert len(list(BOT.glob("*.py"))) <= MOST_AT_THE_ROOT
    counts = {str(folder.relative_to(ROOT)): len(list(folder.glob("*.py"))) for folder in folders_of(BOT)}
    assert {folder: count for folder, count in counts.items() if count > MOST_IN_A_FOLDER} == {}


def folders_of(root: Path) -> list[Path]:
    """Every folder below this one with Python files."""
    return sorted({path.parent for path in root.rglob("*.py")} - {root})


# ---- which file imports which


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, modules: set[str]) -> Iterator[str]:
    """The modules that a file imports, anywhere in it: also for types and inside functions."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in modules)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                if (target := inner if inner in modules else str(node.module)) in modules:
                    yield target


def circles(imports: dict[str, set[str]]) -> set[frozenset[str]]:
    """The groups of modules that import one another in a cycle."""
    reached = {module: reachable(module, imports) for module in imports}
    groups = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in imports
        if module in reached[module]
    }
    return {group for group in groups if group}


def reachable(start: str, imports: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    left = [start]
    while left:
        for module in imports[left.pop()] - found:
            found.add(module)
            left.append(module)
    return found


def test_a_circle_is_found() -> None:
    """A cycle of three files, one of two, a file that imports itself; files that only import them are in none."""
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a", "e"}, "e": {"f"}, "f": {"e"}, "g": {"g"}}
    assert circles(imports) == {frozenset("abc"), frozenset("ef"), frozenset("g")}


def test_no_files_import_each_other_in_a_circle() -> None:
    paths = {module_of(path): path for path in sources("bot", "renders", "rules")}
    imports = {module: set(imported(path, set(paths))) for module, path in paths.items()}
    assert sum(map(len, imports.values())) > 1000
    assert circles(imports) == MUTUAL


# ---- the list of files in the design


def listed() -> set[str]:
    """The paths in the tree of `docs/design.md`; those of folders end with a slash."""
    block = re.search(r"^```\w*\nbot/\n(.*?)^```", DESIGN.read_text(encoding="utf-8"), re.M | re.S)
    assert block is not None, f"{DESIGN.name} holds no block that begins with a line `bot/`"
    found, above = set(), {0: "bot/"}
    for line in block[1].splitlines():
        depth = len(line) - len(line.lstrip())
        folder = above[max(indent for indent in above if indent < depth)]
        names = [name for name in re.split(r"[\s·`]+", line.partition("#")[0]) if name]
        found |= {folder + name for name in names if name.endswith(("/", ".py"))}
        above = {indent: path for indent, path in above.items() if indent < depth}
        above[depth] = folder + names[-1]
    return found


def test_the_tree_in_the_design_names_what_is_there() -> None:
    missing = {path for path in listed() if not (ROOT / path).exists() or (ROOT / path).is_dir() != path.endswith("/")}
    assert missing == set()


def test_every_folder_and_root_file_of_the_bot_stands_in_the_design() -> None:
    there = {f"{folder.relative_to(ROOT)}/" for folder in folders_of(BOT)}
    there |= {f"bot/{path.name}" for path in BOT.glob("*.py") if path.name != "__init__.py"}
    assert sorted(there - listed()) == []


def test_every_path_that_the_design_names_is_there() -> None:
    named = re.findall(r"`((?:bot|renders|rules|tests|docs|scripts)/[\w/.-]+)`", DESIGN.read_text(encoding="utf-8"))
    assert len(named) > 20
    assert sorted(path for path in {*named} if not (ROOT / path).exists()) == []
