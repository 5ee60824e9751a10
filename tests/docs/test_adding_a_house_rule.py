"""The rule of `docs/adding-a-house-rule.md` is what the page says: composed, played and allowed where it stands."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import rules
from rules import house
from rules.classic import CLASSIC
from rules.house import HOUSE, House

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/adding-a-house-rule.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
NAME = "rules.house.second_wind"


def block(words: str) -> str:
    (found,) = (block for block in BLOCKS if words in block)
    return found


RULE, LINE, SCRIPT = block("CountConquests(Task)"), block("House(second_wind"), block("print(*step.events")


@pytest.fixture
def second_wind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The rule of the page, as a file of `rules/house` that classic Risk offers."""
    file = tmp_path / "second_wind.py"
    file.write_text(RULE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(NAME, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, NAME, module)
    spec.loader.exec_module(module)
    said: dict[str, Any] = {**vars(module), "House": House, "_always": house._always}
    monkeypatch.setitem(HOUSE, "second-wind", eval(LINE.strip().rstrip(","), said))
    options = house.with_house_rules(CLASSIC.options, (), ("second-wind",))
    monkeypatch.setitem(rules._OWN, "classic", replace(CLASSIC, options=options))
    return module


def test_the_rule_gives_armies_for_a_turn_without_a_conquest(
    second_wind: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(SCRIPT, {})
    told = capsys.readouterr().out
    assert "TurnRested(player='red', rested=True)" in told
    assert "ArmiesGranted(player='red', count=2, pool='stock', why='second-wind', what='')" in told


def test_the_rule_may_stand_where_the_page_puts_it(tmp_path: Path) -> None:
    """Its imports keep the contracts of the rules, in a copy of them."""
    shutil.copytree(ROOT / "rules", tmp_path / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "rules/house/second_wind.py").write_text(RULE, encoding="utf-8")
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (contract,) = (each for each in contracts if each["name"] == "the kernel knows no game")
    lines = ["[importlinter]", "root_packages =", "    rules", "[importlinter:contract:1]"]
    for name, value in contract.items():
        lines += [f"{name} =", *(f"    {each}" for each in value)] if isinstance(value, list) else [f"{name} = {value}"]
    config = tmp_path / "contract.ini"
    config.write_text("\n".join(lines), encoding="utf-8")
    checked = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--config", config, "--no-cache"],
        cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout
    assert "1 kept, 0 broken" in checked.stdout


def test_every_file_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"`((?:bot|rules|renders|tests|docs)/[\w/.-]+)`", PAGE))
    assert {name for name in named if not (ROOT / name).exists()} == {"rules/house/second_wind.py"}
    words = re.findall(r"\| `(\w+\.ftl)` \|", PAGE)
    assert words
    assert all((ROOT / "bot/words/games/house/en" / name).is_file() for name in words)
