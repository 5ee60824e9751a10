"""The project's own virtual environment, made and kept up to date by the scripts beside this file."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
OLDEST = (3, 11)


def prepare(extra: str) -> bool:
    """Install the project with one of its extras into `.venv`, unless that has been done for this `pyproject.toml`.

    Returns whether anything had to be installed. Python compiles what is installed when it is first imported, which is
    little of it.
    """
    if sys.version_info < OLDEST:
        sys.exit(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}.")
    stamp = VENV / f"installed-{extra}"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    if not PROGRAMS.exists():
        venv.create(VENV, with_pip=True)
    install = [PROGRAMS / "python", "-m", "pip", "install", "--quiet", "--no-compile", "--editable", f"{ROOT}[{extra}]"]
    if subprocess.run(install, check=False).returncode:
        sys.exit("pip could not install what is needed; its message stands above.")
    stamp.write_text(wanted)
    return True


def run(program: str, *words: str, environment: Mapping[str, str] | None = None) -> int:
    """Run a program of the environment from the project's folder; its exit code."""
    return subprocess.run([PROGRAMS / program, *words], cwd=ROOT, env=environment, check=False).returncode


def run_quietly(program: str, *words: str, environment: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a program as `run` does; its exit code, and all that it said."""
    command = [PROGRAMS / program, *words]
    done = subprocess.run(command, cwd=ROOT, env=environment, text=True, capture_output=True, check=False)
    return done.returncode, done.stdout + done.stderr
