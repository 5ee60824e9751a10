"""`scripts/check PATH…` runs the tests that mirror a path; some tests run in part unless `-m long` is given."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest
from support.in_part import CHECK, Run, in_part

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> Any:
    found = importlib.util.spec_from_file_location("mirrored_tests", ROOT / "scripts" / "mirrored_tests.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("bot/outbox", ["tests/bot/outbox"]),
        ("bot/outbox/", ["tests/bot/outbox"]),
        ("rules/risk/turn", ["tests/rules/risk"]),
        ("rules/risk/turn/landless.py", ["tests/rules/risk/test_landless.py"]),
        ("rules/kernel/undo.py", ["tests/rules/kernel/test_kernel_undo.py"]),
        ("bot/ui/dispatch.py", ["tests/bot/ui/test_dispatch.py"]),
        ("docs/recompute.py", ["tests/docs/test_recompute.py"]),
        ("bot", ["tests/bot"]),
        ("tests/bot/outbox/test_delivery.py", ["tests/bot/outbox/test_delivery.py"]),
    ],
)
def test_a_path_has_the_tests_of_its_name(script: Any, path: str, tests: list[str]) -> None:
    assert script.mirrored_tests(ROOT, path) == tests


def test_a_file_without_tests_of_its_name_has_those_of_its_folder_but_of_none_further_in(script: Any) -> None:
    tests = script.mirrored_tests(ROOT, "rules/risk/turn/cards.py")
    assert tests == sorted(f"tests/rules/risk/{test.name}" for test in (ROOT / "tests/rules/risk").glob("test_*.py"))
    assert script.mirrored_tests(ROOT, "bot/app.py")
    assert {Path(test).parent.as_posix() for test in script.mirrored_tests(ROOT, "bot/app.py")} == {"tests/bot"}


@pytest.mark.parametrize("path", ["rules/no_such_file.py", "pyproject.toml", "..", "/"])
def test_what_no_tests_mirror_is_named(script: Any, path: str) -> None:
    with pytest.raises(LookupError, match=path):
        script.mirrored_tests(ROOT, path)


@pytest.mark.parametrize("package", ["bot", "renders", "rules"])
def test_every_file_has_tests(script: Any, package: str) -> None:
    """In its own folder or around it, and they are there."""
    files = sorted((ROOT / package).rglob("*.py"))
    assert len(files) > 30
    for file in files:
        tests = script.mirrored_tests(ROOT, str(file.relative_to(ROOT)))
        assert tests
        assert all((ROOT / test).exists() for test in tests)


def test_what_is_not_kept_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check, which leaves it out, makes no test of it."""
    for left_out, wanted in ((False, [[("two", 2)], [("three", 3), "long"]]), (True, [[("two", 2)]])):
        monkeypatch.setattr(Run, "leaves_out_long", left_out)
        _, values = in_part("name, seats", [("two", 2), ("three", 3)], kept=[("two", 2)]).args
        assert [[value.values, *(mark.name for mark in value.marks)] for value in values] == wanted


def test_the_check_knows_its_own_markers(pytestconfig: pytest.Config) -> None:
    """So it leaves long tests out before they are made."""
    assert f"-m {CHECK!r}" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert Run.leaves_out_long == (pytestconfig.option.markexpr == CHECK)


def test_a_value_that_is_not_there_cannot_be_kept() -> None:
    with pytest.raises(ValueError, match="none of the values: \\[9\\]"):
        in_part("seed", range(8), kept=(0, 9))
