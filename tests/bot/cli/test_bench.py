"""`risk bench` where its benchmarks are not: a wheel leaves them out."""

from __future__ import annotations

import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main

PROJECT = Path(__file__).parents[3]


class WithoutBenchmarks:
    """Finds nothing where a wheel has nothing."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> None:
        if name == "bot.cli.benchmarks":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def test_a_wheel_has_every_package_but_the_benchmarks() -> None:
    project: dict[str, Any] = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    find = project["tool"]["setuptools"]["packages"]["find"]
    folders = {file.parent for top in ("bot", "rules", "renders") for file in (PROJECT / top).rglob("*.py")}
    packages = {".".join(folder.relative_to(PROJECT).parts) for folder in folders}
    assert {name for name in packages if any(fnmatchcase(name, out) for out in find["exclude"])} == {
        "bot.cli.benchmarks"
    }


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["press", "--readers", "500"], "--readers is for `risk bench replay`"),
        (["replay", "--readers", "5"], "--readers"),
        (["replay", "--readers", "many"], "--readers"),
        (["replay", "--tables", "5"], "--tables is for `risk bench memory`"),
    ],
)
def test_a_number_that_is_for_something_else_gets_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("risk bench: ")
    assert why in line


@pytest.mark.parametrize("what", ["rules", "odds", "story", "replay", "press", "memory"])
def test_without_the_source_tree_it_says_where_the_benchmarks_are(
    what: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("bot.cli.benchmarks")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [WithoutBenchmarks(), *sys.meta_path])
    assert main(["bench", what]) == 2
    assert capsys.readouterr().err == (
        "risk bench: the benchmarks come with the source tree: run `risk bench` from a clone of it\n"
    )
