"""A watched game in Chromium: its page follows, waits for readers who look back, and says what happens to it."""

import asyncio
import json
from itertools import islice
from pathlib import Path

import pytest
import pytest_asyncio
from support.chromium import holds, started_chromium
from support.in_part import in_part
from support.live_stream import data_of
from support.replay_reader import FILLED, NARROW, Reader, digest_of
from support.stored_records import record_of, stored_steps
from support.watched_game import TABLE, TOKEN, GoldenSite

from bot.ui.replay.bake import Baker
from bot.ui.replay.replayed import follow
from bot.ui.watch import games
from bot.ui.watch.site import GONE, OVER

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]
ONE_OF_EACH = ("classic-secret-mission", "godstorm/four", "legacy/late", "lotr-base-six")
AXE = Path(__file__).parents[4] / "node_modules" / "axe-core" / "axe.min.js"
PARTS = (
    "figures",
    "shapes",
    "colours",
    "steps",
    "stories",
    "eyes",
    "headlines",
    "turns",
    "curves",
    "battles",
    "moments",
)
KNOWN = f"JSON.stringify(Object.fromEntries({json.dumps(PARTS)}.map((part) => [part, replay.data[part]])))"
"""What the page knows of its game."""
VIOLATIONS = "axe.run().then((found) => found.violations.map((one) => [one.id, one.nodes[0].html]))"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser():
    async with started_chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def reader(browser):
    context = await browser.new_context(viewport=NARROW)
    one = Reader(await context.new_page())
    one.listen()
    yield one
    assert one.complaints == []
    await context.close()


async def watch(reader: Reader, address: str) -> None:
    """Open the page, with everything beside its board, and wait for its stream."""
    await reader.page.goto(address)
    await holds(reader.page, FILLED)
    await said(reader, "Live")


async def said(reader: Reader, text: str) -> None:
    """Wait until the page says this of itself."""
    await reader.page.get_by_role("status").get_by_text(text, exact=True).wait_for(timeout=10_000)


async def until(reader: Reader, count: int) -> None:
    """Wait until the page has so many steps."""
    await holds(reader.page, f"replay.steps.length >= {count}")


@in_part("name", ONE_OF_EACH, ("legacy/late", "lotr-base-six"))
async def test_a_page_that_follows_is_the_page_that_is_opened_now(reader, name, monkeypatch):
    """Every scene is Python's, and all that it knows is what a page knows that is opened at the end."""
    monkeypatch.setattr(games, "SUMMARY_AFTER", 0.05)
    golden = GoldenSite(name=name)
    async with golden.serve() as address:
        await watch(reader, address)
        for _ in range(12):
            await golden.play(4)
        played = follow(record_of(name).head.setting, stored_steps(name, golden.last + 1))
        game = await golden.games.get(TABLE)
        await until(reader, game._live.told + 1)
        await asyncio.sleep(0.4)
        expected = [digest_of(tree) for _, _, tree in islice(Baker(played).scenes(), game._live.told + 1)]
        assert await reader.page.evaluate("replay.steps.length") == len(expected)
        assert await reader.scenes([*range(len(expected))]) == expected
        followed = json.loads(await reader.page.evaluate(KNOWN))
        now = data_of(await game.document())
        told = len(followed["steps"])
        for key in ("steps", "headlines", "eyes"):
            now[key] = now[key][:told]
        now["stories"] = {language: lines[:told] for language, lines in now["stories"].items()}
        assert [key for key in followed if followed[key] != json.loads(json.dumps(now[key]))] == []


async def test_who_looks_at_the_last_step_goes_on_with_the_game(reader):
    golden = GoldenSite()
    async with golden.serve() as address:
        await watch(reader, address)
        before = await reader.page.evaluate("replay.steps.length")
        await golden.play(3)
        await until(reader, before + 3)
        await holds(reader.page, "replay.at === replay.steps.length - 1")
        last = await reader.page.evaluate("replay.steps[replay.at][0]")
        assert f"Step {last} of {last}" in await reader.place()
        assert await reader.page.locator("input[type=range]").get_attribute("max") == str(before + 2)
        story = await reader.page.locator(f".story [data-at='{before + 2}']").last.text_content()
        assert story in await reader.page.locator(".told").text_content()
        assert not reader.page.url.endswith(f"#step={last}"), "its address leads to the last step anyway"


async def test_who_looks_back_stays_there_and_sees_that_more_has_come(reader):
    golden = GoldenSite()
    async with golden.serve() as address:
        await watch(reader, address)
        await reader.page.evaluate("replay.go(20)")
        seen = await reader.page.evaluate("JSON.stringify(replay.tree)")
        await golden.play(2)
        await said(reader, "New steps: 2")
        await golden.play()
        await said(reader, "New steps: 3")
        await reader.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await reader.press("Copy link")
        await reader.page.locator(".copy", has_text="Copied").wait_for()
        assert await reader.page.evaluate("navigator.clipboard.readText()") == f"{address}#step=20"
        assert await reader.page.evaluate("[replay.at, JSON.stringify(replay.tree)]") == [20, seen]
        assert "Step 20 of " in await reader.place()
        await reader.page.locator(".language").click()
        await said(reader, "Nouvelles étapes\u202f: 3")
        await reader.page.get_by_role("status").get_by_role("button").click()
        await said(reader, "En direct")
        assert await reader.page.evaluate("replay.at === replay.steps.length - 1")


async def test_moves_that_were_taken_back_are_said_so(reader):
    """Of the three steps that came one is an undo."""
    rows = stored_steps("lotr-base-six", 110)
    (at, *_) = [at for at, row in enumerate(rows) if row.undoes is not None]
    golden = GoldenSite(name="lotr-base-six", last=at - 2)
    async with golden.serve() as address:
        await watch(reader, address)
        await reader.page.evaluate("replay.go(10)")
        await golden.play(2)
        await said(reader, "New steps: 2. Moves were taken back.")


async def test_a_step_on_a_board_that_the_page_does_not_have_opens_it_anew(reader):
    """A sticker is part of the ground; the server says so with the step, and the page would see it by itself."""
    golden = GoldenSite(name="legacy/late")
    await reader.page.add_init_script("performance.now = () => 1e6")  # not sooner than ten seconds after it was opened
    async with golden.serve() as address:
        await watch(reader, address)
        await reader.page.evaluate("replay.go(20)")
        await holds(reader.page, "location.hash === '#step=20'")
        async with reader.page.expect_navigation():
            step = "[1e6, '', {sheet: {ground: 1}}, '', 0]"
            await reader.page.evaluate(f"replay.live.add({{at: replay.steps.length, step: {step}}})")
        await said(reader, "Live")
        assert "Step 20 of " in await reader.place()


@pytest.mark.parametrize(("word", "text"), [(OVER, "The game is over. Reload"), (GONE, "This link no longer works.")])
async def test_the_page_says_how_its_stream_ended(reader, word, text):
    golden = GoldenSite()
    async with golden.serve() as address:
        await watch(reader, address)
        golden.games.close(TABLE, word)
        await said(reader, text)
        assert await reader.page.evaluate("replay.steps.length") > 10, "what was seen can be looked at"


async def test_a_page_whose_server_is_away_connects_again(reader):
    """It says so meanwhile, and gets the steps that it has missed."""
    golden = GoldenSite()
    async with golden.serve() as address:
        await watch(reader, address)
        before = await reader.page.evaluate("replay.steps.length")
        await reader.page.evaluate("replay.live.wait = 50")
        await reader.page.route("**/live?*", lambda route: route.fulfill(status=502, body="Bad Gateway"))
        (await golden.games.get(TABLE)).close()
        golden.games._open.clear()
        await said(reader, "No connection. Trying again…")
        golden.last += 2
        await reader.page.unroute("**/live?*")
        await until(reader, before + 2)
        await said(reader, "Live")
        reader.complaints[:] = [told for told in reader.complaints if "502" not in told]


async def test_a_page_that_was_away_at_the_end_learns_of_it_and_asks_no_more(reader):
    """A phone that sleeps, a reader in a tunnel."""
    golden, asked = GoldenSite(), []
    reader.page.on("request", lambda request: asked.append(request.url))
    async with golden.serve() as address:
        await watch(reader, address)
        await reader.page.evaluate("replay.live.wait = 50")
        await reader.page.route("**/live?*", lambda route: route.fulfill(status=502, body="Bad Gateway"))
        golden.games.close(TABLE)
        golden.over = True
        await said(reader, "No connection. Trying again…")
        await reader.page.unroute("**/live?*")
        await said(reader, "The game is over. Reload")
        asked.clear()
        await asyncio.sleep(0.3)
        assert asked == []
        reader.complaints[:] = [told for told in reader.complaints if "502" not in told]


async def test_a_page_whose_game_cannot_be_read_for_a_while_goes_on_afterwards(reader, monkeypatch):
    """A locked database does not tell anybody that the link was taken back."""
    golden = GoldenSite()
    async with golden.serve() as address:
        await watch(reader, address)
        before = await reader.page.evaluate("replay.steps.length")
        await reader.page.evaluate("replay.live.wait = 50")
        await reader.page.route("**/live?*", lambda route: route.fulfill(status=502, body="Bad Gateway"))
        with monkeypatch.context() as failing:
            failing.setattr(GoldenSite, "read", lambda *about: 1 / 0)
            async with reader.page.expect_response(lambda answer: answer.status == 503):
                await golden.play(2)
                await said(reader, "No connection. Trying again…")
                await reader.page.unroute("**/live?*")
        await until(reader, before + 2)
        await said(reader, "Live")
        reader.complaints[:] = [told for told in reader.complaints if "502" not in told and "503" not in told]


async def test_a_page_whose_address_was_taken_back_meanwhile_asks_no_more(reader):
    golden = GoldenSite()
    async with golden.serve() as address:
        await watch(reader, address)
        await reader.page.evaluate("replay.live.wait = 50")
        golden.tables.clear()
        golden.games.close(TABLE)
        await said(reader, "This link no longer works.")
        reader.complaints[:] = [told for told in reader.complaints if "404" not in told]


async def test_a_page_asks_its_own_server_for_nothing_but_its_stream(reader):
    asked = []
    reader.page.on("request", lambda request: asked.append(request.url))
    golden = GoldenSite()
    async with golden.serve() as address:
        await watch(reader, address)
        await golden.play(2)
        await asyncio.sleep(0.2)
        others = [url for url in asked if not url.startswith(("data:", "blob:"))]
        assert len(others) == 2
        assert others[0] == address
        assert others[1].startswith(f"{address}/live?after=")


async def test_a_page_can_be_a_frame_of_another(reader, browser):
    golden = GoldenSite()
    async with golden.serve() as address:
        host = address.removesuffix(f"/w/{TOKEN}")
        await reader.page.route(
            f"{host}/around",
            lambda route: route.fulfill(content_type="text/html", body=f'<iframe src="{address}"></iframe>'),
        )
        await reader.page.goto(f"{host}/around")
        frame = reader.page.frame_locator("iframe")
        await frame.locator("html.open").wait_for(timeout=10_000)


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed here: npm install --no-save axe-core")
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_nothing_keeps_somebody_from_reading_a_live_page(browser, scheme):
    context = await browser.new_context(viewport=NARROW, color_scheme=scheme, bypass_csp=True)
    one = Reader(await context.new_page())
    golden = GoldenSite()
    async with golden.serve() as address:
        await watch(one, address)
        await one.page.evaluate(AXE.read_text(encoding="utf-8"))
        for text in ("Live", "New steps: 2"):
            if text != "Live":
                await one.page.evaluate("replay.go(5)")
                await golden.play(2)
            await said(one, text)
            found = await one.page.evaluate(VIOLATIONS)
            assert found == []
    await context.close()
