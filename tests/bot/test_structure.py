"""The structure of the code: unique class names, small folders, no import cycles, a correct list of files."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from pathlib import Path

from packaging.requirements import Requirement
from support.documents.import_graph import circles, import_graph

ROOT = Path(__file__).parents[2]
BOT = ROOT / "bot"
DESIGN = ROOT / "docs" / "design.md"
MOST_AT_THE_ROOT, MOST_IN_A_FOLDER = 12, 20
MUTUAL = {
    frozenset({"rules.kernel.context", "rules.kernel.module", "rules.kernel.ruleset"}),
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


def test_a_circle_is_found() -> None:
    """A cycle of three files, one of two, a file that imports itself; files that only import them are in none."""
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a", "e"}, "e": {"f"}, "f": {"e"}, "g": {"g"}}
    assert circles(imports) == {frozenset("abc"), frozenset("ef"), frozenset("g")}


def test_no_files_import_each_other_in_a_circle() -> None:
    imports = import_graph("bot", "renders", "rules")
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


def test_every_dependency_has_a_lower_and_an_upper_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [project["build-system"]["requires"], project["project"]["dependencies"]]
    lists += project["project"]["optional-dependencies"].values()
    named = [Requirement(one) for some in lists for one in some]
    bounds = {str(one): {specifier.operator for specifier in one.specifier} for one in named}
    assert len(bounds) > 15
    assert [name for name, has in bounds.items() if has != {"=="} and has != {">=", "<"}] == []


# ---- who knows which engine runs the database

OF_SQLITE = {
    "tests/bot/cli/benchmarks/test_press.py": "the bench watches connections from outside, in older versions too",
    "tests/bot/ops/test_backup_sizes.py": "sizes of a file",
    "tests/bot/ops/test_backups.py": "backups are files, some of older versions, some damaged",
    "tests/bot/ops/test_bad_disk.py": "a file on a full disk, or locked by another program",
    "tests/bot/store/test_aiosqlite_private.py": "what is used of the inside of aiosqlite",
    "tests/bot/store/test_before_0011.py": "a file of an older format",
    "tests/bot/store/test_before_0018.py": "a file of an older format",
    "tests/bot/store/test_before_0028.py": "a file of an older format",
    "tests/bot/store/test_before_0030.py": "a file of an older format",
    "tests/bot/store/test_before_0034.py": "a file of an older format",
    "tests/bot/store/test_before_0035.py": "a file of an older format",
    "tests/bot/store/test_before_0037.py": "a file of an older format",
    "tests/bot/store/test_before_0038.py": "a file of an older format",
    "tests/bot/store/test_database.py": "a file that is another program's, newer, locked, or read for long",
    "tests/bot/store/test_encryption.py": "traces of secrets in the bytes of a file",
    "tests/bot/store/test_expected_database.py": "a file that is missing, cut, exchanged, or without its log",
    "tests/bot/store/test_record_formats.py": "a file of an older format",
    "tests/bot/store/test_vacuum.py": "unused pages of a file",
    "tests/support/tables/opened_tables.py": "copies of a file in memory",
}
"""The tests that know SQLite, and why; all others look into a database through `support/tables/stored.py`."""


def test_only_tests_of_a_file_know_sqlite() -> None:
    assert {*files_with(r"^\s*import (sqlite3|aiosqlite)", "tests")} == {*OF_SQLITE}


def test_the_driver_of_postgresql_is_imported_only_where_it_is_asked_for() -> None:
    names = ("postgres.py", "postgres_connection.py", "postgres_sessions.py")
    own = [f"bot/store/engines/{name}" for name in names]
    assert files_with(r"^(from|import) (psycopg|bot\.store\.engines\.postgres)", "bot") == own


def files_with(pattern: str, folder: str) -> list[str]:
    """The files of a folder with a line like this."""
    found = re.compile(pattern, re.MULTILINE)
    return [str(path.relative_to(ROOT)) for path in sources(folder) if found.search(path.read_text(encoding="utf-8"))]
