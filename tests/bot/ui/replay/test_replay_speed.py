"""How fast a page opens, steps and follows the slider, in Chromium as on a phone, with a processor slowed fourfold; and
how much memory it takes, also on a desktop where the board is seen from as near as it can be.

Nothing else may run meanwhile. `pytest -m long -s tests/bot/ui/replay/test_replay_speed.py` prints the medians, which
stand in `docs/performance.md`.
"""

import asyncio
from pathlib import Path
from statistics import median

import pytest
from support.chromium import started_chromium
from support.replay_reader import NARROW, Reader, html_of

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.asyncio]

GAMES = ("classic-conquest", "godstorm/three", "legacy/late", "lotr-four")
OPENED, SLOWER = 5, 4
GOALS = {"first board": 1500.0, "step": 32.0, "dice": 500.0, "memory": 160.0}
LEAST_FRAMES = 30.0
DESKTOP, MOST_ON_DESKTOP = {"width": 1280, "height": 800}, 350.0
"""A window on a desktop with two pixels for each of a page, and the memory in MB that its page may take."""
SHOWN = """(() => { const wait = () => {
  if (!document.documentElement?.matches(".open")) return requestAnimationFrame(wait);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { globalThis.shownAt = performance.now(); };
  port2.postMessage(0);
}; wait(); })()"""
"""Notes when the frame is over that painted the board: what stands beside it is filled in later."""
STEP = """async () => { const times = [], from = Math.floor(replay.steps.length / 2);
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(0);
  }));
  for (let k = 0; k < 100; k++) {
    const before = performance.now();
    replay.go(from + k);
    times.push(await painted() - before);
    await new Promise((done) => setTimeout(done, 25));
  }
  return times.sort((a, b) => a - b)[94]; }"""
DRAG = """async () => { const { slider } = replay, last = replay.steps.length - 1, start = performance.now();
  let [at, frames] = [0, 0];
  while (performance.now() - start < 3000) {
    await new Promise(requestAnimationFrame);
    at = (at + Math.max(1, Math.round(last / 150))) % last;
    slider.value = at;
    slider.dispatchEvent(new Event("input"));
    frames += 1;
  }
  return frames / (performance.now() - start) * 1000; }"""
DICE = """async () => { replay.choose("proof");
  const start = performance.now();
  document.querySelector(".proof .main").click();
  while (!document.querySelector(".verdict.right")) await new Promise((done) => setTimeout(done, 4));
  return performance.now() - start; }"""


async def measure(browser, file: Path, name: str) -> dict[str, float]:
    """One reader's times in milliseconds, frames a second, and the memory in MB that the page's process
    keeps."""
    before = renderers()
    context = await browser.new_context(viewport=NARROW, device_scale_factor=2)
    page = await context.new_page()
    await page.add_init_script(SHOWN)
    session = await context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await Reader(page).open(file, html_of(name))
    while not (first := await page.evaluate("globalThis.shownAt || 0")):
        await asyncio.sleep(0.05)
    await asyncio.sleep(2)
    found = {"first board": first, "step": await page.evaluate(STEP), "frames": await page.evaluate(DRAG)}
    found["dice"] = await page.evaluate(DICE)
    found["memory"] = await memory(session, before)
    await context.close()
    return found


async def memory(session, before: set[Path]) -> float:
    """The MB that a page's process keeps, of those that were not there before."""
    await session.send("HeapProfiler.collectGarbage")
    await asyncio.sleep(0.5)
    return max(map(memory_of, renderers() - before or renderers()))


def renderers() -> set[Path]:
    """The folders of the processes that show pages."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                found.add(folder)
        except OSError:
            continue
    return found


def memory_of(process: Path) -> float:
    """The memory of a process in MB, what it shares in proportion."""
    lines = (process / "smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))


@pytest.mark.parametrize("name", GAMES)
async def test_a_page_is_quick_on_a_phone(tmp_path, name):
    async with started_chromium() as browser:
        runs = [await measure(browser, tmp_path / "war.html", name) for _ in range(OPENED)]
    medians = {what: round(median(run[what] for run in runs), 1) for what in runs[0]}
    print(f"\n{name}: {medians}")
    assert {what: medians[what] for what, goal in GOALS.items() if medians[what] > goal} == {}
    assert medians["frames"] >= LEAST_FRAMES


@pytest.mark.parametrize("name", GAMES)
async def test_a_page_that_is_seen_from_near_takes_little_memory(tmp_path, name):
    """On a desktop: zoomed as far as it goes, and after thirty steps there."""
    async with started_chromium() as browser:
        before = renderers()
        context = await browser.new_context(viewport=DESKTOP, device_scale_factor=2)
        page = await context.new_page()
        session = await context.new_cdp_session(page)
        await Reader(page).open(tmp_path / "war.html", html_of(name))
        await page.locator("canvas").last.hover()
        for _ in range(12):
            await page.mouse.wheel(0, -300)
            await asyncio.sleep(0.15)
        await asyncio.sleep(2)
        found = [await memory(session, before)]
        for _ in range(30):
            await page.evaluate("replay.go(replay.at + 1)")
            await asyncio.sleep(0.1)
        found.append(await memory(session, before))
    print(f"\n{name}: {found[0]:.0f} MB, after thirty steps {found[1]:.0f}")
    assert max(found) <= MOST_ON_DESKTOP
