"""A reader of the page of a game, who has opened it in Chromium from a file."""

import asyncio
import hashlib
import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bot.ui.replay.page import replay_page

GAMES = Path(__file__).parents[1] / "games"
SMALL = "godstorm/four"
"""The name of a short golden record."""
NARROW = {"width": 390, "height": 844}
FILLED = """document.documentElement.matches("[data-broken]") ||
  document.documentElement.matches(".open") && document.querySelector("#panel-proof").childElementCount > 0"""
"""Whether a page is open, with everything beside its board."""
PLACED = """() => { const { board } = replay, { left, top, width, height } = board.canvas.getBoundingClientRect();
  const beside = document.querySelector("#panel-proof").childElementCount;
  return beside && JSON.stringify([left, top, width, height, board.view]); }"""
"""Where the board stands and what of it is shown, once everything beside it is filled in."""
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
"""Where `npm install --no-save axe-core` puts it: docs/design.md."""
WALK = """async ([steps, part]) => {
  const on = part ? replay[part] : replay;
  const sorted = (value) => Array.isArray(value) ? value.map(sorted) : value && typeof value === "object"
    ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])])) : value;
  const found = [];
  for (const at of steps) {
    on.scene.go(at);
    const bytes = new TextEncoder().encode(JSON.stringify(sorted(on.tree)));
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    found.push([...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
  return found;
}"""
TRIED = """async () => { const found = {};
  found.fetch = await fetch("data:text/plain,x").then(() => "answered", () => "refused");
  try { document.body.innerHTML = "<b>x</b>"; found.markup = "taken"; } catch { found.markup = "refused"; }
  const script = document.createElement("script");
  try { script.text = "globalThis.ran = 1"; document.body.append(script); } catch { }
  found.script = globalThis.ran ? "ran" : "refused";
  return found; }"""
"""What a hostile script would try, each with how it ends."""
REFUSED = {"fetch": "refused", "markup": "refused", "script": "refused"}


def canonical(value: Any) -> Any:
    """The value with whole numbers as the page has them."""
    if isinstance(value, dict):
        return {key: canonical(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [canonical(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def digest_of(tree: Any) -> str:
    """What of the SHA-256 of a scene's tree the page is asked for too."""
    text = json.dumps(canonical(tree), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def record_of(name: str) -> str:
    return (GAMES / f"{name}.game").read_text(encoding="utf-8")


@cache
def html_of(name: str) -> str:
    return replay_page(record_of(name))


@dataclass
class Reader:
    """A page that somebody has opened from a file: what went wrong there, and what was answered."""

    page: Any
    complaints: list[str] = field(default_factory=list)
    answered: list[str] = field(default_factory=list)

    def listen(self) -> None:
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda told: self.complaints.append(told.text) if told.type == "error" else None)
        self.page.on("response", lambda answer: self.answered.append(answer.url))

    async def open(self, file: Path, html: str, address: str = "", filled: str = FILLED) -> None:
        file.write_text(html, encoding="utf-8")
        await self.page.goto(f"file://{file}{address}")
        for _ in range(200):
            if await self.page.evaluate(filled):
                break
            await asyncio.sleep(0.02)
        assert await self.page.evaluate("document.documentElement.matches('.open')"), self.complaints

    async def scenes(self, steps: list[int], part: str = "") -> list[str]:
        """The digests of the page's scenes at these steps; `part` is what of the page of a campaign has them."""
        return await self.page.evaluate(WALK, [steps, part])

    async def rest(self) -> None:
        """Wait until nothing moves any more: what stands beside the board is filled in after it, and shifts it."""
        seen = []
        for _ in range(200):
            seen.append(await self.page.evaluate(PLACED))
            if seen[-1] and seen[-3:] == [seen[-1]] * 3:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"the board never rests: {seen[-3:]}")

    async def press(self, name: str) -> None:
        await self.page.get_by_role("button", name=name, exact=True).click()

    async def verdict(self) -> str:
        await self.page.get_by_role("tab", name="Proof").click()
        await self.press("Check the dice")
        await self.page.locator(".verdict.right, .verdict.wrong").wait_for()
        return await self.page.locator(".verdict").inner_text()

    async def place(self) -> str:
        return await self.page.locator("output").inner_text()
