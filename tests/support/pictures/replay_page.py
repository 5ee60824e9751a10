"""Photograph the page of a game at one of its steps, on a desk and on a phone, as README shows it.

    python tests support.pictures.replay_page docs/replay.html 1060 docs/pictures/replay.webp

It needs Chromium and Playwright.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from support.chromium import FLAGS, chromium

SCREENS = (("light", 1280, 800, "story"), ("dark", 390, 800, "seats"))
"""The colour scheme of each reader, the width and the height of the screen, and what is open beside the board."""
BETWEEN = 16
"""The pixels between the two pictures."""
MOST = 30_000
"""The milliseconds that a page may take to open."""


def photograph(browser: Browser, address: str, scheme: str, size: tuple[int, int], tab: str = "") -> Image.Image:
    """What a reader sees who has opened a page, and what is beside its board, if he opened something there."""
    reader = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if scheme == "dark" else "light"
    ).new_page()
    reader.goto(address)
    reader.locator("html.open").wait_for(timeout=MOST)
    if tab:
        reader.locator(f"#tab-{tab}").click()
    reader.evaluate("scrollTo(0, 0)")
    reader.wait_for_timeout(1500)
    return Image.open(BytesIO(reader.screenshot()))


def put_beside(shots: list[Image.Image], target: Path) -> None:
    """Both pictures in one file."""
    both = Image.new("RGB", (sum(shot.width for shot in shots) + BETWEEN, shots[0].height), "white")
    both.paste(shots[0], (0, 0))
    both.paste(shots[1], (shots[0].width + BETWEEN, 0))
    both.save(target, quality=82, method=6)


def main(page: str, step: str, target: str) -> None:
    address = f"{Path(page).resolve().as_uri()}#step={step}"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        shots = [photograph(browser, address, scheme, (wide, high), tab) for scheme, wide, high, tab in SCREENS]
        browser.close()
    put_beside(shots, Path(target))


if __name__ == "__main__":
    main(*sys.argv[1:])
