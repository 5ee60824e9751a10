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
TOP = """() => {
  history.replaceState(null, "", location.href.split("#")[0]);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  scrollTo(0, 0);
}"""
"""What leaves the address and the focus of a page as they were when it was opened."""
ANEW = """async () => {
  const page = replay;
  if (page.timer) page.play();
  [page.eyes, page.language, page.speed, page.inWords] = ["*", page.data.language, 1, false];
  page.choose("story");
  page.board.fitted = true;
  page.box.hide();
  page.scene.go(page.steps.length - 1);
  page.paint(Object.keys(page.data.look.palettes)[0]);
  page.go(page.at);
}"""
"""What leaves the page of a game as it was when it was opened."""
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

    async def begin_anew(self, anew: str = ANEW) -> None:
        """Let the page be as if it had just been opened on a phone, which takes a tenth of opening it."""
        await self.page.emulate_media(media="null", color_scheme="null", reduced_motion="null")
        await self.page.set_viewport_size(NARROW)
        await self.page.evaluate(anew)
        await self.page.evaluate(TOP)

    async def stand_at(self, step: int) -> None:
        """Go to a step as its address does."""
        await self.page.evaluate("(step) => { location.hash = `step=${step}`; }", step)
        await self.page.locator("output", has_text=f"Step {step} of").wait_for()

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


async def somebody(browser: Any) -> Reader:
    """A reader on a phone, who has opened nothing yet."""
    context = await browser.new_context(viewport=NARROW, accept_downloads=True)
    one = Reader(await context.new_page())
    one.listen()
    return one


def check(reader: Reader) -> None:
    """Whatever happened, nothing was asked of a network, and nothing broke."""
    assert reader.complaints == []
    assert [url for url in reader.answered if not url.startswith(("file:", "blob:"))] == []
