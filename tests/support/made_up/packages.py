"""A folder beside the program in which packages are installed and removed, as pip does it."""

from __future__ import annotations

import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib import invalidate_caches
from pathlib import Path

import pytest

from bot.words.games.packages import load_packages
from rules import PACKAGES


class Installed:
    """The folder. Whatever is installed, the program finds it at its next start."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, files: Mapping[str, str], version: str = "") -> None:
        """Install a project from its files, among them its `pyproject.toml`; in another version than that says."""
        project = tomllib.loads(files["pyproject.toml"])["project"]
        for name, text in files.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text, encoding="utf-8")
        self.describe(project["name"], version or project["version"], project["entry-points"]["risk.games"])

    def describe(self, name: str, version: str, games: Mapping[str, str]) -> None:
        """Write what pip writes of a distribution: its name, its version, its entry points."""
        self.remove(name)
        folder = self.folder / f"{name.replace('-', '_')}-{version}.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        points = "\n".join(f"{game} = {value}" for game, value in games.items())
        (folder / "entry_points.txt").write_text(f"[risk.games]\n{points}\n")
        self.forget_code()

    def remove(self, name: str) -> None:
        """Remove a distribution; its code stays where it is and is not found any more."""
        for folder in self.folder.glob(f"{name.replace('-', '_')}-*.dist-info"):
            shutil.rmtree(folder)
        self.forget_code()

    def forget_code(self) -> None:
        """Let packages be looked for and their code be read again, as in a new process."""
        PACKAGES.forget()
        invalidate_caches()
        for name, module in [*sys.modules.items()]:
            if str(getattr(module, "__file__", None) or "").startswith(f"{self.folder}/"):
                del sys.modules[name]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    """An empty folder of packages; afterwards none is there."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    here = Installed(folder)
    yield here
    shutil.rmtree(folder)
    here.forget_code()
    load_packages()
