"""The doors of the rules: the packages from which everybody outside imports, each for one kind of reader."""

from __future__ import annotations

import ast
import doctest
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from inspect import isfunction, signature
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from rules import GAMES, Action, Player, Refused
from rules.ai import ADVICE
from rules.author import Module, Query

ROOT = Path(__file__).resolve().parents[2]
DOORS = {
    "rules": "who plays, simulates or referees games",
    "rules.author": "who writes a game or a house rule",
    "rules.records": "who proves",
    "rules.orders": "what a seat wants done in its absence",
    "rules.risk": "the family's values and rules",
    "rules.lotr": "a game's values",
    "rules.classic": "a game's values",
    "rules.godstorm": "a game's values",
    "rules.legacy": "a game's values",
    "rules.house": "the house rules' values",
    "rules.ai": "AI players",
}
FOR_AUTHORS = set(DOORS) - {"rules.orders"}
"""What a game or a house rule from outside is written with: `rules.ai` for its AI, `rules.records` where its games
continue one another."""
TWICE = {"Details": "an order gives them, and the policy that a module names reads them"}
"""What two doors export, and why."""
OUTSIDE = ("bot", "renders", "docs", "scripts")
"""Programs that play, show or verify games with the rules."""
MADE_UP = ("toy_rules", "toy_house", "toy_boats", "tiny_game", "tiny_weather", "talk_game", "realm_game", "four_gods")
"""Games of tests that are written as somebody outside would write them."""
GAMES_OF_OURS = ("lotr", "classic", "godstorm", "legacy", "house")
GUIDES = ("adding-a-game.md", "adding-a-house-rule.md")
CODE_IN_A_PAGE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
EXAMPLES = doctest.DocTestParser()


PLAYABLE = {
    "lotr": tuple(map(Player, ("green", "black"))),
    "classic": tuple(map(Player, ("red", "blue", "green"))),
    "godstorm": tuple(map(Player, ("blue", "green", "ochre"))),
    "legacy": tuple(map(Player, ("red", "blue", "yellow"))),
}


class Import(NamedTuple):
    """A name that a source imports from a module of the rules; "" where it imports the module itself."""

    module: str
    name: str


class Home(NamedTuple):
    """The file in which a name of a door is defined, and the name that it has there."""

    module: str
    name: str


def is_module(package: str, name: str) -> bool:
    """Whether a package exports a module under this name, and not a value of the same name."""
    return isinstance(getattr(import_module(package), name, None), ModuleType)


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """The statements in a syntax tree at any depth, and what holds some: no expression, which are most of it."""
    for name in ("body", "orelse", "handlers", "finalbody", "cases"):
        for inner in getattr(tree, name, ()):
            yield inner
            yield from statements(inner)


@cache
def imports_in(file: Path) -> tuple[Import, ...]:
    """Every import from `rules` in a file."""
    return tuple(imports_of(file.read_text("utf-8")))


def imports_of(source: str) -> Iterator[Import]:
    """Every import from `rules` in a source, type-only and function-level imports included."""
    if "rules" not in source:
        return
    for node in statements(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "rules":
            for alias in node.names:
                module = is_module(node.module, alias.name)
                yield Import(f"{node.module}.{alias.name}", "") if module else Import(node.module, alias.name)
        elif isinstance(node, ast.Import):
            yield from (Import(alias.name, "") for alias in node.names if alias.name.split(".")[0] == "rules")


def code_in(page: Path) -> list[str]:
    """The blocks of Python in a page."""
    return CODE_IN_A_PAGE.findall(page.read_text("utf-8"))


@cache
def imported_outside(sealed: bool = True) -> dict[Import, str]:
    """For each import from `rules` by files outside, one such file; code in README and docs counts.

    `sealed`: with the files in folders of that name, which are behind one seal with the rules of their pack.
    """
    every = [file for folder in OUTSIDE for file in (ROOT / folder).rglob("*.py")]
    files = [file for file in every if sealed or "sealed" not in file.parts]
    found = {one: str(file.relative_to(ROOT)) for file in files for one in imports_in(file)}
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for code in code_in(page):
            found |= dict.fromkeys(imports_of(code), page.name)
    return found


@cache
def imported_by_tests() -> frozenset[Import]:
    """Every import from `rules` by a test."""
    return frozenset(one for file in (ROOT / "tests").rglob("*.py") for one in imports_in(file))


@cache
def imported_by_games() -> frozenset[Import]:
    """Every import from `rules` by one of our games or house rules, those that are sealed left out."""
    files = [file for game in GAMES_OF_OURS for file in (ROOT / "rules" / game).rglob("*.py")]
    return frozenset(one for file in files if "sealed" not in file.parts for one in imports_in(file))


@cache
def source_of(module: str) -> ast.Module:
    file = import_module(module).__file__
    assert file
    return ast.parse(Path(file).read_text("utf-8"))


@cache
def home_of(module: str, name: str) -> Home:
    """Where a name that a module exports is defined, through whatever imports lead there."""
    for node in source_of(module).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "rules":
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return home_of(node.module, alias.name)
    return Home(module, name)


def below_assignment(door: str, name: str) -> str:
    """The text that stands below the assignment of a door's name, as editors show it; "" if there is none."""
    home = home_of(door, name)
    for node, after in pairwise(source_of(home.module).body):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", node)]
        names = {inner.id for target in targets for inner in ast.walk(target) if isinstance(inner, ast.Name)}
        if home.name in names and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            return str(after.value.value)
    return ""


def documentation(door: str, name: str) -> str:
    """What a reader finds about a name: a docstring of its own, or the text below its assignment; a query's sentence;
    for a module of rules that of its file, which has its name."""
    value = getattr(import_module(door), name)
    if isinstance(value, type):
        return str(value.__dict__.get("__doc__") or below_assignment(door, name))
    if isfunction(value) or hasattr(value, "cache_info"):
        return value.__doc__ or ""
    if isinstance(value, Query):
        return value.sentence
    if text := below_assignment(door, name):
        return text
    return import_module(home_of(door, name).module).__doc__ or "" if isinstance(value, Module) else ""


def exported(door: str) -> list[str]:
    return list(import_module(door).__all__)


def names_at(doors: Iterable[str]) -> list[tuple[str, str]]:
    return [(door, name) for door in doors for name in exported(door)]


def run_examples(text: str, name: str) -> None:
    """Run what a text shows behind `>>>`; fails where something else comes of it."""
    test = EXAMPLES.get_doctest(text, {}, name, None, None)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(test, out=told.append)
    assert not told, "".join(told)


def test_nobody_outside_imports_below_a_door() -> None:
    imported = imported_outside(sealed=False)
    assert not {f"{file}: {module}.{name}" for (module, name), file in imported.items() if module not in DOORS}


def test_a_game_from_outside_imports_from_the_doors_for_authors_alone() -> None:
    files = [ROOT / "tests" / "support" / "made_up" / f"{name}.py" for name in MADE_UP]
    pages = [code for name in GUIDES for code in code_in(ROOT / "docs" / name)]
    imported = {one for source in (*(file.read_text("utf-8") for file in files), *pages) for one in imports_of(source)}
    assert imported
    assert not {one for one in imported if one.module not in FOR_AUTHORS}


@pytest.mark.parametrize("door", DOORS)
def test_a_door_shows_what_its_list_says(door: str) -> None:
    names = exported(door)
    assert all(hasattr(import_module(door), name) for name in names)
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("door", DOORS)
def test_a_door_says_for_whom_it_is(door: str) -> None:
    assert len(import_module(door).__doc__ or "") > 40


def test_a_house_rule_or_a_game_of_the_tree_may_import_from_the_doors() -> None:
    """They are read while `rules` is: what they need stands above them there, and `rules.author` needs none of them."""
    of_games = tuple(f"rules.{game}" for game in GAMES_OF_OURS)
    order = [node.module or "" for node in source_of("rules").body if isinstance(node, ast.ImportFrom)]
    above = order[: next(at for at, module in enumerate(order) if module.startswith(of_games))]
    needed = ("Action", "Event", "Game", "Offer", "Player", "Ruleset", "Setting", "State")
    assert {home_of("rules", name).module for name in needed} <= set(above)
    for door in ("rules.author", "rules.risk"):
        named = {node.module for node in ast.walk(source_of(door)) if isinstance(node, ast.ImportFrom)}
        assert not [module for module in named if module and module.startswith(of_games)]


def test_no_name_is_at_two_doors() -> None:
    homes = Counter(home_of(door, name) for door, name in names_at(DOORS))
    assert {home.name for home, doors in homes.items() if doors > 1} == set(TWICE)


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_kind_of_answer_is_behind_a_door(game: str) -> None:
    """A script can give every answer that a game asks for. (Those that packs bring are not named outside of them.)"""
    rules = GAMES[game].ruleset(GAMES[game].setting(PLAYABLE[game]))
    at_doors = {home_of(door, name) for door, name in names_at(DOORS)}
    kinds = [kind for kind in rules.vocabulary if issubclass(kind, Action) and ".sealed" not in kind.__module__]
    assert not [kind.__name__ for kind in kinds if Home(kind.__module__, kind.__name__) not in at_doors]


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_door_says_what_a_position_takes_of_its_game(game: str) -> None:
    """Every name that its modules lay out, in any mode, and no other."""
    named = set[str]()
    for mode in next((option.choices for option in GAMES[game].options if option.name == "mode"), ("",)):
        with suppress(Refused):  # (Some modes are for more seats.)
            setting = GAMES[game].setting(PLAYABLE[game], {"mode": mode} if mode else {})
            named |= GAMES[game].ruleset(setting).lays.keys()
    told = (import_module(f"rules.{game}").__doc__ or "").partition("A position")[2]
    rows = [row.partition("  ")[0] for row in told.splitlines() if row.startswith("`")]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == named


def test_every_kind_of_answer_of_a_house_rule_is_behind_its_door() -> None:
    folder = ROOT / "rules" / "house"
    modules = [import_module(f"rules.house.{file.stem}") for file in folder.glob("*.py") if file.stem != "__init__"]
    kinds = {value for module in modules for value in vars(module).values() if isinstance(value, type)}
    own = {kind.__name__ for kind in kinds if issubclass(kind, Action) and kind.__module__.startswith("rules.house.")}
    assert own <= {*exported("rules.house")}


def test_the_door_for_players_is_small_and_lists_its_names() -> None:
    names = exported("rules")
    assert len(names) <= 40
    listed = re.findall(r"`(\w+)`", import_module("rules").__doc__ or "")
    assert sorted(names) == sorted(listed)


@pytest.mark.parametrize("door", DOORS)
def test_every_name_at_a_door_is_documented(door: str) -> None:
    assert not [name for name in exported(door) if not documentation(door, name)]


@pytest.mark.parametrize("name", exported("rules"))
def test_every_name_for_players_has_an_example(name: str) -> None:
    examples = EXAMPLES.get_examples(documentation("rules", name))
    assert any(re.search(rf"\b{name}\b", example.source) for example in examples)


@pytest.mark.parametrize(
    ("door", "name"), [(door, name) for door, name in names_at(DOORS) if ">>>" in documentation(door, name)]
)
def test_an_example_does_what_it_says(door: str, name: str) -> None:
    run_examples(documentation(door, name), f"{door}.{name}")


@pytest.mark.parametrize("door", [door for door in DOORS if ">>>" in (import_module(door).__doc__ or "")])
def test_the_example_of_a_door_does_what_it_says(door: str) -> None:
    run_examples(import_module(door).__doc__ or "", door)


@pytest.mark.parametrize("door", DOORS)
def test_everything_at_a_door_is_used(door: str) -> None:
    """By a program outside, by an example, by a test, which plays like any program, or by one of our games, which is
    written with the same names. Queries are for modules that nobody has written yet: `docs/queries.md` lists each."""
    used = {home_of(module, name) for module, name in (*imported_outside(), *imported_by_tests(), *imported_by_games())}
    left = [name for name in exported(door) if home_of(door, name) not in used]
    assert not [name for name in left if not isinstance(getattr(import_module(door), name), Query)]


@pytest.mark.parametrize("door", DOORS)
def test_no_signature_at_a_door_shows_an_address(door: str) -> None:
    """`help` prints it: a function as a default says nothing to its reader."""
    named = {name: getattr(import_module(door), name) for name in exported(door)}
    assert [name for name, value in named.items() if " at 0x" in signature_of(value)] == []


def signature_of(value: object) -> str:
    try:
        return str(signature(value)) if callable(value) else ""
    except ValueError:  # some classes of C have none
        return ""


def test_advice_prints_what_it_answers() -> None:
    assert repr(ADVICE["classic"]) == "<Advice: to-choose-capital to-reinforce to-station>"
    assert not [name for name, advice in ADVICE.items() if "0x" in repr(advice)]
