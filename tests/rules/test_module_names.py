"""A module is called what its file and its variable are: snake case for the kebab case of its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from support.documents.tracked_files import text_of, tracked

IN_A_PACK = ("pack_", "pocket_", "envelope/")
"""The folders of single packs, whose files are called by what a pack has, so that a list of files tells nothing."""


def modules() -> Iterator[tuple[str, str, str]]:
    """The file of each module of the rules, the variable that holds it, and its name."""
    for path in tracked():
        if path.startswith("rules/") and path.endswith(".py") and "Module(" in (text := text_of(path)):
            for node in ast.parse(text, path).body:
                match node:
                    case ast.Assign(
                        targets=[ast.Name(id=variable)],
                        value=ast.Call(func=ast.Name(id="Module"), args=[ast.Constant(value=str(name)), *_]),
                    ):
                        yield path, variable, name


def test_file_variable_and_name_are_one() -> None:
    found = list(modules())
    assert len(found) > 100
    assert [(path, variable, name) for path, variable, name in found if variable != name.replace("-", "_")] == []
    assert [
        (path, name)
        for path, _, name in found
        if not any(folder in path for folder in IN_A_PACK)
        and path.removesuffix(".py").rpartition("/")[2] != name.replace("-", "_")
    ] == []
