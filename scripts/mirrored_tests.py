"""The tests that mirror a path: `tests/` has the folders of `bot/`, `renders/` and `rules/`."""

from __future__ import annotations

from pathlib import Path


def mirrored_tests(root: Path, path: str) -> list[str]:
    """The tests of a file or folder of the project in `root`, as paths within it.

    A folder has the tests of the folder of its name in `tests/`, or of the nearest one around it. Of these, a file has
    those with its name (`test_kernel_undo.py` for `kernel/undo.py`), or else all that lie in no folder further in. A
    path within `tests/` is its own. Raises `LookupError` where there is no such path, or no tests of it.
    """
    source = (root / path).resolve()
    if not source.exists() or not source.is_relative_to(root.resolve()):
        raise LookupError(f"there is no {path} in this project")
    within = source.relative_to(root.resolve())
    if within.parts[:1] == ("tests",):
        return [within.as_posix()]
    folder = next((f for f in (within, *within.parents) if f.name and (root / "tests" / f).is_dir()), None)
    if folder is None:
        raise LookupError(f"no tests mirror {path}")
    if source.is_dir():
        return [(Path("tests") / folder).as_posix()]
    tests = sorted(Path("tests") / folder / test.name for test in (root / "tests" / folder).glob("test_*.py"))
    named = [test for test in tests if f"_{source.stem}_" in f"{test.stem}_"]
    return [test.as_posix() for test in named or tests]
