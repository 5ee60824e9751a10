"""What large images took goes back to the system when they are gone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

DRAW = """
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from PIL import Image
from bot.cli.allocator import return_large_blocks

def resident():
    (line,) = [line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) // 1024

def draw(number):
    images = [Image.new("L", (1000 + 40 * number, 1000), 9).convert("RGB") for _ in range(3)]
    return [image.resize((500, 500)) for image in images][0].crop((0, 0, 9, 9))

if sys.argv[1] == "set":
    return_large_blocks()
before = resident()
with ThreadPoolExecutor(4) as threads:
    kept = list(threads.map(draw, range(12)))
print(resident() - before)
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize(("how", "given_back"), [("set", True), ("unset", False)])
def test_freed_images_go_back_to_the_system(how: str, given_back: bool) -> None:
    done = subprocess.run([sys.executable, "-c", DRAW, how], check=True, capture_output=True, text=True)
    assert (int(done.stdout) < 12) == given_back
