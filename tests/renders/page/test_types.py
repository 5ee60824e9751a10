"""The types of the page's JavaScript, which stand in its comments: TypeScript checks them where it is installed."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
TSC = shutil.which("tsc", path=str(ROOT / "node_modules" / ".bin")) or shutil.which("tsc")


@pytest.mark.skipif(TSC is None, reason="TypeScript is not installed here: npm install --no-save typescript")
def test_the_types_of_the_pages_modules_hold() -> None:
    assert TSC is not None
    done = subprocess.run(
        [TSC, "--project", ROOT / "renders" / "page" / "web"], capture_output=True, text=True, check=False
    )
    assert done.stdout == ""
    assert done.returncode == 0
