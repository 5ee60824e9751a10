"""The page of the queries: each value that modules may change, with what it is, who asks it and who changes it.

python tests support.documents.queries > docs/queries.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pkgutil import walk_packages
from types import CodeType, FunctionType
from typing import Any

import rules
from rules.author import Module, Query

DOORS = (
    "rules.author",
    "rules.risk",
    "rules.house",
    "rules.lotr",
    "rules.classic",
    "rules.godstorm",
    "rules.legacy",
)
COLUMNS = """
| query | is | asked in | changed by |
|---|---|---|---|"""
HEAD = """# The values that modules may change

A query is a value that other modules may change: import it from the door that stands above its table, or from its file,
and write `@yours.modifies(query)` above a function that takes the context, the value so far and the arguments below, by
these names. Asked by calling it: `query(g, …)`, or from another start value by `query.modify(g, value, …)`. A query of
a module can be changed only where that module is composed; one of no module always can.

This page is written by `python tests support.documents.queries > docs/queries.md`; a test holds it.
"""


def files() -> Iterator[Any]:
    """Every file of the rules that is not sealed."""
    for found in walk_packages(rules.__path__, "rules."):
        if "sealed" not in found.name:
            yield import_module(found.name)


def door_of(query: Query[..., Any]) -> str:
    """The door at which a query is for those outside; raises `LookupError`."""
    for door in DOORS:
        if any(thing is query for thing in vars(import_module(door)).values()):
            return door
    raise LookupError(f"{query} is at no door")


def names_in(code: CodeType) -> Iterator[str]:
    """The names that a function uses, those inside it included."""
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from names_in(inner)


def functions(file: Any) -> Iterator[FunctionType]:
    """The functions of a file, queries' own included."""
    for thing in vars(file).values():
        made = thing.start if isinstance(thing, Query) else thing
        if isinstance(made, FunctionType) and made.__module__ == file.__name__:
            yield made


def page() -> str:
    """The whole page."""
    every = list(files())
    modules = {id(thing): (thing, file) for file in every for thing in vars(file).values() if isinstance(thing, Module)}
    changers: dict[Query[..., Any], list[str]] = {}
    for module, _ in modules.values():
        for verb, about, rule, _ in module.rules:
            if verb == "modifies" and "sealed" not in rule.__module__:
                changers.setdefault(about, []).append(f"{rule.__module__.split('.')[1]}: {module.name}")
    lines = [HEAD]
    for file in every:
        own = [t for t in vars(file).values() if isinstance(t, Query) and t.start.__module__ == file.__name__]
        if own:
            lines.append(f"\n## `{file.__name__}`\n\nAt the door `{door_of(own[0])}`.\n{COLUMNS}")
        for query in own:
            lines.append(_row(query, every, changers.get(query, [])))
    return "\n".join(lines) + "\n"


def _row(query: Query[..., Any], every: list[Any], changers: list[str]) -> str:
    known = signature(query.start)
    takes = ", ".join(f"{name}: {_type(known.parameters[name].annotation)}" for name in query.about)
    gives = _type(known.return_annotation)
    needed = f" (needs one, such as `{query.answered_by}`)" if query.answered_by else ""
    owner = f" · `{query.owner.name}`" if query.owner else ""
    sentence = query.sentence.replace("|", "\\|")
    asked = ", ".join(sorted({f"`{file.__name__.removeprefix('rules.')}`" for file in every if _asks(file, query)}))
    by = ", ".join(sorted(dict.fromkeys(changers)))
    call = f"{query.start.__name__}({takes}) -> {gives}".replace("|", "\\|")
    return f"| `{call}`{owner} | {sentence}{needed} | {asked} | {by} |"


def _type(annotation: str) -> str:
    return str(annotation)


def _asks(file: Any, query: Query[..., Any]) -> bool:
    """Whether a function of this file names the query."""
    names = {name for name, thing in vars(file).items() if thing is query}
    return any(name in names for function in functions(file) for name in names_in(function.__code__))


if __name__ == "__main__":
    sys.stdout.write(page())
