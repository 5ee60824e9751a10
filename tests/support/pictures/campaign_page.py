"""Photograph the page of a campaign: its front on a desk, and on a phone in the dark.

    python tests support.pictures.campaign_page docs/pictures/campaign.webp

It is the golden campaign, whose packs stay shut. It needs Chromium and Playwright.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright
from support.campaign_pages import NAMES, proof_of, records_of
from support.chromium import FLAGS, chromium
from support.pictures.replay_page import SCREENS, photograph, put_beside

from bot.ui.replay.campaign import campaign_page

WARS = 15
TITLE = "Tuesday evenings"


def main(target: str) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        page = Path(folder) / "campaign.html"
        page.write_text(campaign_page(proof_of(WARS), records_of(WARS), NAMES, TITLE), encoding="utf-8")
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        shots = [photograph(browser, page.as_uri(), scheme, (wide, high)) for scheme, wide, high, _ in SCREENS]
        browser.close()
    put_beside(shots, Path(target))


if __name__ == "__main__":
    main(*sys.argv[1:])
