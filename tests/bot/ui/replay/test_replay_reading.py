"""What a reader does with the page of a game, by touch, by keys, by ear and on paper."""

from itertools import pairwise

import pytest
from support.replay_reader import AXE, SMALL, html_of

from renders.look import PALETTES
from renders.page.figures import hexadecimal

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

PARTS = """() => [...document.querySelectorAll(".story section")].slice(0, 2).map((part) =>
  [part.querySelector("h2").textContent,
    ...[...part.querySelectorAll("p")].map((p) => [p.dataset.at, p.textContent])])"""
"""The headings of the first two parts of the story, and below each its steps with their places."""
CONQUERED = """() => { const { sheet } = replay.tree;
  const land = Object.keys(sheet.lands).find((one) => sheet.lands[one].owner && replay.scene.heldSince("sheet", one));
  return [land, sheet.lands[land], replay.data.sheets.sheet.names.en.lands[land]]; }"""
"""A territory that somebody has conquered, what stands there, and its name."""
WHERE = """(land) => { const { board } = replay, [dx, dy] = board.corners[0];
  const [x, y] = board.sheets[0][1].plain.spots[land];
  const box = board.canvas.getBoundingClientRect(), { view } = board;
  return [box.left + (x + dx - view.x) * view.k, box.top + (y + dy - view.y) * view.k]; }"""
"""Where the count of a territory stands on the screen."""
VIEW = "({ ...replay.board.view })"
HELD = """() => { const { setInterval } = globalThis;
  globalThis.held = { back: () => { globalThis.setInterval = setInterval; } };
  globalThis.setInterval = (act, wait) => (Object.assign(held, { act, wait }), 1); }"""
"""Holds the timer of a game that plays: what it does each time, and after how many milliseconds; `back` lets it go."""
PIXEL = """async (land) => { const { board } = replay; board.paint();
  const [x, y] = board.sheets[0][1].plain.spots[land], [dx, dy] = board.corners[0], k = board.view.k * board.ratio;
  const at = [(x - 13 + dx - board.view.x) * k, (y + dy - board.view.y) * k].map(Math.round);
  const [r, g, b] = board.pen.getImageData(...at, 1, 1).data;
  return [r, g, b]; }"""
"""The colour of a territory's count, left of its number."""
LANES = """() => { const sheet = replay.board.sheets[0][1], { scale } = sheet;
  const read = (image) => { const copy = document.createElement("canvas");
    [copy.width, copy.height] = [image.width, image.height];
    copy.getContext("2d").drawImage(image, 0, 0); return copy.getContext("2d"); };
  const spread = (pen, [x, y]) => { const all = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].flatMap((dx) =>
    [-5, 0, 5].map((dy) => pen.getImageData((x + dx) * scale, (y + dy) * scale, 1, 1).data[0]));
    return Math.max(...all) - Math.min(...all); };
  const middles = replay.tree.sheet.missing.flatMap((link) => (sheet.plain.lanes[link] || []).map((part) =>
    part[Math.floor(part.length / 2)]));
  const mean = (pen) => middles.reduce((sum, at) => sum + spread(pen, at), 0) / middles.length;
  replay.board.paint();
  return [mean(read(sheet.base)), mean(read(sheet.land))]; }"""
"""How uneven the ground is around the middles of the lanes that are out of play: as painted, and as shown."""
GROWN = """async () => { const { board } = replay, [, sheet] = board.sheets[0], { prepare } = sheet;
  const rest = () => new Promise((done) => setTimeout(done, 250));
  sheet.prepare = () => Promise.reject(new Error("cannot be decoded"));
  board.view.k = 1;
  await board.sharpen().catch(() => {});
  sheet.prepare = async (scale) => { board.view.k = 2; board.sharpen(); await prepare.call(sheet, scale); };
  await board.sharpen();
  sheet.prepare = prepare;
  for (let k = 0; k < 9 && (board.preparing || board.scale < 1.8); k++) await rest();
  return [board.scale, Math.min(1.8, board.view.k * board.ratio)]; }"""
"""How sharp the board is after a failure and after a view that has grown meanwhile, and how sharp it is to be."""
STRAY = """() => { const { board, scene, steps } = replay, { canvas } = board, worst = [];
  const paper = document.createElement("canvas"), ink = paper.getContext("2d");
  [paper.width, paper.height] = [canvas.width, canvas.height];
  const seen = () => {
    ink.fillStyle = "#808080";
    ink.fillRect(0, 0, paper.width, paper.height);
    ink.drawImage(canvas, 0, 0);
    return ink.getImageData(0, 0, paper.width, paper.height).data;
  };
  for (let at = 3; at < steps.length; at += 1 + (at * 7) % 11) {
    scene.go(at); board.paint();
    if (at % 3) continue;
    const found = seen();
    board.shown = ""; board.paint();
    const whole = seen();
    worst.push(whole.reduce((most, v, k) => Math.max(most, Math.abs(v - found[k])), 0));
  }
  return [worst.length, Math.max(...worst)]; }"""
"""At how many steps the board was compared with one drawn as a whole, and by how much a pixel differs at most."""
FOCUSED = """() => { const node = document.activeElement;
  const shown = (one) => getComputedStyle(one).outlineStyle !== "none";
  return [node.tagName, node.id || node.className || node.textContent, shown(node) || shown(node.parentElement)]; }"""


async def test_a_reader_walks_through_time(reader, tmp_path):
    """By address, keys, buttons and lines of the story."""
    await reader.open(tmp_path / "war.html", html_of(SMALL), "#step=40")
    assert await reader.place() == "Turn 6 · Step 40 of 140"
    await reader.page.keyboard.press("ArrowRight")
    assert "Step 41 of" in await reader.place()
    await reader.page.keyboard.press("Shift+ArrowRight")
    assert (await reader.place()).startswith("Turn 7 ·")
    await reader.page.keyboard.press("End")
    assert "Step 140 of 140" in await reader.place()
    await reader.press("Start of the game")
    assert "Step 0 of" in await reader.place()
    await reader.page.evaluate("location.hash = 'turn=2'")
    await reader.page.locator("output", has_text="Turn 2").wait_for()
    line = reader.page.locator(".story p[data-at]").nth(3)
    await line.dispatch_event("click")  # wherever it stands: the story still scrolls to the turn
    assert f"Step {await line.get_attribute('data-at')} of" in await reader.place()


async def test_a_territory_tells_what_stands_there_and_since_when(reader, tmp_path):
    await reader.open(tmp_path / "war.html", html_of("lotr-base-six"))
    await reader.rest()
    land, holding, name = await reader.page.evaluate(CONQUERED)
    await reader.page.mouse.click(*await reader.page.evaluate(WHERE, land))
    shown = await reader.page.locator(".land").inner_text()
    assert name in shown
    assert str(holding["armies"]) in shown
    assert await reader.page.evaluate(f"replay.seatName('{holding['owner']}')") in shown
    await reader.page.locator(".land .since").click()
    owners = await reader.page.evaluate(
        "(land) => [replay.at, replay.at - 1].map((at) => (replay.scene.go(at), replay.tree.sheet.lands[land].owner))",
        land,
    )
    assert owners[0] == holding["owner"] != owners[1]
    await reader.page.keyboard.press("Escape")
    assert await reader.page.locator(".land").is_hidden()


async def test_two_taps_show_a_region_and_two_more_the_whole_board(opened):
    whole = await opened.page.evaluate("replay.board.view.k")
    await opened.page.mouse.dblclick(*await opened.page.evaluate(WHERE, "roma"))
    near = await opened.page.evaluate("replay.board.view.k")
    assert near > 1.5 * whole
    await opened.page.keyboard.press("Escape")
    await opened.page.mouse.dblclick(*await opened.page.evaluate(WHERE, "roma"))
    assert await opened.page.evaluate("replay.board.view.k") == pytest.approx(whole)


async def test_fingers_and_a_wheel_zoom_and_move_the_board(opened):
    """What is between two fingers stays there; a board that is shown whole lets the page scroll."""
    whole, (x, y) = await opened.page.evaluate(VIEW), await opened.page.evaluate(WHERE, "roma")
    touch = await opened.page.context.new_cdp_session(opened.page)

    async def move(kind, *fingers):
        points = [{"x": x + dx, "y": y + dy, "id": number} for number, (dx, dy) in enumerate(fingers)]
        await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await move("touchStart", (-20, 0), (20, 0))
    for spread in range(25, 65, 5):
        await move("touchMove", (-spread, 0), (spread, 0))
    await move("touchEnd")
    near = await opened.page.evaluate(VIEW)
    assert near["k"] == pytest.approx(3 * whole["k"], rel=0.02)
    assert await opened.page.evaluate(WHERE, "roma") == pytest.approx([x, y], abs=6)
    await move("touchStart", (0, 0))
    for way in range(10, 50, 10):
        await move("touchMove", (-way, -way))
    await move("touchEnd")
    assert await opened.page.evaluate(WHERE, "roma") == pytest.approx([x - 40, y - 40], abs=6)
    assert await opened.page.locator(".land").is_hidden(), "that was no tap"
    await opened.page.get_by_role("button", name="Whole board").click()
    assert await opened.page.evaluate(VIEW) == whole
    await opened.page.mouse.move(x, y)
    await opened.page.mouse.wheel(0, -400)
    assert (await opened.page.evaluate(VIEW))["k"] > 1.5 * whole["k"]


async def test_a_game_plays_at_four_speeds_to_its_end(opened):
    """Twice as fast each time, or more; and a press stops it."""
    await opened.page.evaluate(HELD)
    await opened.stand_at(137)
    waits = []
    for speed in ("½×", "1×", "2×", "4×"):
        await opened.page.get_by_label("Speed").select_option(speed)
        await opened.press("Play")
        waits.append(await opened.page.evaluate("held.wait"))
        await opened.press("Pause")
    assert all(2 * fast <= slow for slow, fast in pairwise(waits))
    await opened.press("Play")
    shown = []
    for _ in range(4):
        await opened.page.evaluate("held.act()")
        shown.append(await opened.place())
    assert [place.rpartition(" · ")[2] for place in shown] == [f"Step {at} of 140" for at in (138, 139, 140, 140)]
    await opened.page.get_by_role("button", name="Play", exact=True).wait_for()
    await opened.page.evaluate("held.back()")


async def test_what_was_chosen_below_the_board_brings_it_back(opened):
    """On a phone the board may be out of sight by then."""
    await opened.page.emulate_media(reduced_motion="reduce")
    await opened.page.get_by_role("tab", name="Moments").click()
    last = opened.page.locator(".moment").last
    await last.scroll_into_view_if_needed()
    await opened.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert await opened.page.evaluate("replay.box.node.getBoundingClientRect().bottom") < 300
    await last.dispatch_event("click")
    assert await opened.page.evaluate("replay.box.node.getBoundingClientRect().top") == pytest.approx(0, abs=2)
    assert "Step" in await opened.place()


async def test_a_step_is_copied_as_it_is_called(opened):
    await opened.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await opened.stand_at(40)
    await opened.press("Copy “Step 40”")
    await opened.page.locator(".copy", has_text="Copied").wait_for()
    assert await opened.page.evaluate("navigator.clipboard.readText()") == "Step 40"


async def test_what_has_happened_stands_below_the_board_and_is_spoken(opened):
    """It is that line of the story that is marked; while the game plays, nothing is spoken."""
    await opened.stand_at(40)
    await opened.page.locator(".story").scroll_into_view_if_needed()
    for _ in range(5):
        told = await opened.page.locator(".told").inner_text()
        assert told
        await opened.page.locator(".story [aria-current]", has_text=told.split("\n")[-1]).wait_for()
        await opened.page.keyboard.press("ArrowRight")
    assert await opened.page.locator(".told").get_attribute("aria-live") == "polite"
    await opened.page.keyboard.press("Space")
    assert await opened.page.locator(".told").get_attribute("aria-live") == "off"


async def test_a_step_between_two_turns_stands_under_both(opened):
    """What it told of the one stays below its heading, and what it tells of the next stands below that one's."""
    before, after = await opened.page.evaluate(PARTS)
    (heading, *_, last), (next_heading, first, *_) = before, after
    assert (heading, next_heading) == ("Set-up", "Turn 1 · Green")
    assert last[0] == first[0] == "4"
    assert last[1].endswith("Order of play: Green, Ochre, Blue and Purple.")
    assert first[1].startswith("Green's turn.")
    await opened.page.locator(".story p[data-at='4']").first.click()
    await opened.page.locator(".story [aria-current]").nth(1).wait_for()
    assert await opened.page.locator(".story [aria-current]").count() == 2
    assert "=" not in await opened.page.locator(".told").inner_text()


async def test_every_palette_paints_the_board_as_pictures_do(opened):
    owner = await opened.page.evaluate("replay.tree.sheet.lands.roma.owner")
    for palette, colours in PALETTES.items():
        await opened.page.get_by_label("Colours").select_option(palette)
        assert await opened.page.evaluate(PIXEL, "roma") == pytest.approx(colours[owner], abs=3), palette
        assert await opened.page.evaluate("replay.paintOf(replay.tree.sheet.lands.roma.owner)[0]") == hexadecimal(
            colours[owner]
        )
    assert await opened.page.evaluate("document.activeElement.tagName") == "SELECT"


async def test_a_lane_out_of_play_goes_without_filters(reader, tmp_path):
    """The water where it was is as even as around it, in browsers too whose canvases have no `filter`."""
    await reader.page.add_init_script("delete CanvasRenderingContext2D.prototype.filter")
    await reader.open(tmp_path / "war.html", html_of("lotr-base-six"))
    await reader.rest()
    assert await reader.page.evaluate("replay.tree.sheet.missing.length") > 0
    there, left = await reader.page.evaluate(LANES)
    assert left < there / 2


@pytest.mark.parametrize("name", [SMALL, "legacy/late"])
async def test_what_is_drawn_again_looks_as_if_all_were(reader, tmp_path, name):
    """A step draws what it changes, with whatever lies under or over it."""
    await reader.open(tmp_path / "war.html", html_of(name))
    await reader.rest()
    compared, worst = await reader.page.evaluate(STRAY)
    assert compared > 3
    assert worst <= 8


async def test_a_board_grows_sharp_however_often_the_view_changes(reader, tmp_path):
    """While it is drawn, the view may grow; and a picture that cannot be read is tried again."""
    await reader.open(tmp_path / "war.html", html_of(SMALL))
    await reader.rest()
    scale, wanted = await reader.page.evaluate(GROWN)
    assert scale >= wanted


async def test_the_other_language_is_one_press_away(opened):
    await opened.stand_at(100)
    await opened.press("Français")
    tabs = await opened.page.locator("[role=tab]").evaluate_all("(tabs) => tabs.map((tab) => tab.offsetTop)")
    assert len({*tabs}) == 1, "its longer names stand in one row too"
    assert await opened.page.evaluate("document.documentElement.lang") == "fr"
    assert "Étape 100 sur 140" in await opened.place()
    assert await opened.page.get_by_role("tab", name="Récit").count() == 1
    await opened.press("English")
    assert "Step 100 of 140" in await opened.place()


async def test_everything_is_reached_by_keys_and_what_has_the_focus_is_seen(opened):
    reached = []
    while not reached or reached[-1][0] != "BODY":
        await opened.page.keyboard.press("Tab")
        reached.append(await opened.page.evaluate(FOCUSED))
    assert all(seen for tag, _, seen in reached[:-1]), reached
    known = await opened.page.evaluate(
        'document.querySelectorAll(\'button:not([tabindex="-1"]), select, input, [tabindex="0"]\').length'
    )
    hidden = await opened.page.evaluate(
        "document.querySelectorAll('[hidden] button, [hidden] select, [hidden][tabindex]').length"
    )
    assert len(reached) - 1 == known - hidden
    await opened.page.locator("#tab-story").focus()
    await opened.page.keyboard.press("ArrowRight")
    assert await opened.page.locator("#panel-seats").is_visible()


async def test_a_printer_gets_the_end_the_curves_and_the_story(opened):
    await opened.stand_at(40)
    await opened.page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    await opened.page.emulate_media(media="print")
    assert await opened.page.locator("#app").is_hidden()
    text = await opened.page.locator("#paper").inner_text()
    assert text.startswith(await opened.page.title())
    assert "Turn 6" in text
    assert await opened.page.locator("#paper canvas").count() == 2, "the Ancient Earth and the Underworld"
    assert await opened.page.locator("#paper figure").count() == 4
    assert await opened.page.locator("#paper table tbody tr").count() == 4
    assert "Step 40 of 140" in (await opened.page.locator("output").text_content())
    await opened.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert await opened.page.locator("#paper").count() == 0


async def test_nothing_moves_where_the_reader_asked_for_no_motion(opened):
    longest = """() => Math.max(...[...document.querySelectorAll("*")].map((one) =>
      parseFloat(getComputedStyle(one).transitionDuration)))"""
    assert await opened.page.evaluate(longest) > 0
    await opened.page.emulate_media(reduced_motion="reduce")
    assert await opened.page.evaluate(longest) == 0


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed here: npm install --no-save axe-core")
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing(reader, tmp_path, scheme):
    await reader.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    await reader.open(tmp_path / "war.html", html_of(SMALL))
    await reader.rest()
    await reader.page.evaluate(AXE.read_text(encoding="utf-8"))
    for width in (390, 1280):
        await reader.page.set_viewport_size({"width": width, "height": 844})
        for tab in await reader.page.locator("[role=tab]").all():
            await tab.click()
            found = await reader.page.evaluate(
                "axe.run().then((all) => all.violations.map((one) => [one.id, one.nodes[0].html]))"
            )
            assert found == [], await tab.inner_text()
