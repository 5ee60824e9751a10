"""The page of a campaign in Chromium: its front, its board as it grew, its wars inside, and what it never does."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from support.campaign_pages import NAMES, TITLE, WARS, campaign_html, page_of, proof_of, records_of
from support.in_part import in_part
from support.replay_reader import AXE, NARROW, REFUSED, TRIED, check, digest_of, somebody
from support.sealed import scripted_campaign

from bot.ui.replay.bake import Baker
from bot.ui.replay.campaign import CampaignPage
from bot.ui.replay.page import finished_game, replay_page
from renders import SAFE_PALETTES
from rules.records import ChainProof, read_record

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

WIDE = {"width": 1280, "height": 844}
WORLD = """(steps) => steps.map((at) => (replay.world.go(at),
  [replay.world.caption.textContent, document.querySelector(".war[aria-current]")?.dataset.war || ""]))"""
"""What is said of the board after so many wars, and which line is marked."""
ANEW = """async () => {
  const home = replay;
  history.replaceState(null, "", location.href.split("#")[0]);
  await home.follow();
  home.palette = Object.keys(home.data.look.palettes)[0];
  home.world.box.hide();
  home.world.lines.open = false;
  home.world.go(home.world.last);
  home.speak(home.data.language);
}"""
"""What leaves the page of a campaign as it was when it was opened."""
FOCUSED = "document.activeElement.textContent"
SAFE = SAFE_PALETTES[0]
SEEN = "(node) => { const { top, bottom } = node.getBoundingClientRect(); return top < innerHeight && bottom > 0; }"


@pytest_asyncio.fixture(scope="module", loop_scope="package")
async def opened_once(browser, tmp_path_factory):
    """The page of the campaign, which is opened once."""
    one = await somebody(browser)
    await open_page(one, tmp_path_factory.mktemp("page"), campaign_html(WARS))
    yield one
    await one.page.context.close()


@pytest_asyncio.fixture(loop_scope="package")
async def opened(opened_once):
    """A reader on a phone who has just opened the page of the campaign."""
    await opened_once.begin_anew(ANEW)
    yield opened_once
    check(opened_once)


async def open_page(reader, folder, html, address=""):
    """Open a page of a campaign."""
    await reader.open(
        folder / "campaign.html", html, address, "document.documentElement.matches('.open, [data-broken]')"
    )


async def shown(reader, war, called="War"):
    """Wait until a war is open, with everything beside its board."""
    await reader.page.locator("#app h1", has_text=f"{called} {war}").wait_for()
    await reader.page.locator("#panel-proof .main").wait_for(state="attached")


async def front(reader):
    """Wait until the front is there again."""
    await reader.page.locator("#app").wait_for(state="detached")
    assert await reader.page.locator(".front").is_visible()


# ---- the board as it grew, and the wars


async def test_the_board_is_pythons_after_each_war(opened):
    """Forwards and backwards; the line of the war is marked after which the board is shown."""
    walk = [*range(WARS + 1), *reversed(range(WARS + 1))]
    trees = page_of(WARS)._trees
    found = await opened.scenes(walk, "world")
    assert found == [digest_of(trees[at]) for at in walk]
    assert len({*found}) == WARS + 1
    said = await opened.page.evaluate(WORLD, [*range(WARS + 1)])
    assert said[0] == ["The board before war 1", ""]
    assert said[1:] == [[f"The board after war {war}", str(war)] for war in range(1, WARS + 1)]


@in_part("scripted, war", [(False, 2), *((True, war) for war in range(1, 8))], kept=[(False, 2)])
async def test_the_scene_of_a_war_inside_is_pythons_at_every_step(reader, tmp_path, scripted, war):
    """With every pack shut; or in a campaign that opens one after another."""
    wars = 7 if scripted else WARS
    whole = page_of(wars, scripted=scripted)
    played, _ = finished_game(whole.games[war - 1].text)
    expected = [digest_of(tree) for _, _, tree in Baker(played, whole.tables.trees).scenes()]
    await open_page(reader, tmp_path, campaign_html(wars, scripted=scripted), f"#war={war}&step=0")
    await shown(reader, war)
    walk = [*range(len(expected)), *reversed(range(len(expected)))]
    found = await reader.scenes(walk, "page")
    assert [at for at, digest in zip(walk, found, strict=True) if digest != expected[at]] == []


async def test_a_step_stands_on_the_ground_of_its_time(reader, tmp_path):
    """A territory that came in mid-war is no place of the board before, nor is it painted there."""
    html = replay_page(scripted_campaign.golden()["war-6"])
    await reader.open(tmp_path / "war.html", html)
    await reader.rest()
    grown = """() => { const { board, steps } = replay, [, sheet] = board.sheets[0];
      const at = steps.findIndex((step) => step[2].sheet && "ground" in step[2].sheet);
      const look = (step) => { replay.go(step); board.paint();
        const spots = Object.entries(sheet.plain.spots);
        return [spots.length, Object.fromEntries(spots), sheet]; };
      const [many, after] = look(at), land = Object.keys(after).find((one) => !(one in look(at - 1)[1]));
      const [few] = look(at - 1), [x, y] = after[land];
      const pixel = () => { const at = [(x + 14) * sheet.scale, y * sheet.scale];
        return [...sheet.base.getContext("2d").getImageData(...at, 1, 1).data]; };
      const sea = pixel(), there = () => (board.changeGrounds(), !!board.landAt(
        (x + board.corners[0][0] - board.view.x) * board.view.k, (y - board.view.y) * board.view.k));
      const empty = there();
      look(at);
      return { lands: [few, many], sea, earth: pixel(), tapped: [empty, there()] }; }"""
    found = await reader.page.evaluate(grown)
    assert found["lands"][1] == found["lands"][0] + 1
    assert found["tapped"] == [False, True]
    assert found["sea"][2] > found["sea"][0], "water is blue"
    assert found["earth"][0] > found["earth"][2], "and land is not"


async def test_a_reader_goes_into_a_war_and_comes_back(opened):
    """By a press, by the browser's own ways, by an address; in the language and the palette that were chosen there."""
    assert await opened.page.title() == TITLE
    await opened.press("Replay war 2")
    await shown(opened, 2)
    assert (await opened.page.title()).startswith(f"War 2 · {TITLE} · ")
    assert not await opened.page.locator(".front").is_visible()
    assert await opened.page.evaluate(FOCUSED) == " All wars"
    await opened.press("Français")
    await opened.page.get_by_label("Couleurs").select_option(SAFE)
    await opened.press("Les guerres")
    await front(opened)
    assert await opened.page.evaluate(FOCUSED) == "Revoir la guerre 2"
    assert await opened.page.evaluate("document.documentElement.lang") == "fr"
    await opened.page.go_back()
    await shown(opened, 2, "Guerre")
    await opened.page.go_forward()
    await front(opened)
    await opened.page.evaluate("location.hash = 'war=3&turn=2'")
    await shown(opened, 3, "Guerre")
    assert "Tour 2 ·" in await opened.place()
    assert await opened.page.locator("#app .palette select").input_value() == SAFE
    await opened.press("English")
    await opened.page.keyboard.press("Escape")
    await front(opened)
    assert await opened.page.title() == TITLE


async def test_a_reader_who_leaves_right_after_a_step_comes_back(opened):
    """The address of that step is written a moment later, and may no longer lead into the war."""
    await opened.press("Replay war 2")
    await shown(opened, 2)
    await opened.page.keyboard.press("ArrowRight")
    await opened.page.evaluate("location.hash = ''; replay.page.keepAddress()")
    await front(opened)
    assert await opened.page.evaluate("location.hash") == ""


async def test_the_address_of_a_step_opens_that_step(reader, tmp_path):
    await open_page(reader, tmp_path, campaign_html(WARS), "#war=2&step=40")
    await shown(reader, 2)
    assert "Step 40 of" in await reader.place()
    await reader.page.keyboard.press("ArrowRight")
    await reader.page.wait_for_url("**/campaign.html#war=2&step=41")
    await reader.page.evaluate("location.hash = 'war=99'")
    await front(reader)


async def test_a_phone_and_a_keyboard_are_enough(opened):
    """Every control of the front is reached by Tab, and none is wider than the screen."""
    assert await opened.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    known = await opened.page.evaluate(
        """[...document.querySelectorAll(".front :is(button:enabled, select, input, summary)")]
          .filter((one) => one.checkVisibility()).length"""
    )
    reached = []
    while not reached or reached[-1] != "BODY":
        await opened.page.keyboard.press("Tab")
        reached.append(await opened.page.evaluate("document.activeElement.tagName"))
        assert len(reached) <= known + 1
    assert len(reached) - 1 == known
    await opened.page.locator("section:not([hidden]) [data-open='2']").focus()
    await opened.page.keyboard.press("Enter")
    await shown(opened, 2)
    await opened.page.keyboard.press("Home")
    assert "Step 0 of" in await opened.place()
    await opened.page.keyboard.press("Escape")
    await front(opened)
    assert await opened.page.evaluate(f"({SEEN})(document.activeElement)")
    await opened.page.locator(".world input").focus()
    await opened.page.keyboard.press("ArrowLeft")
    assert await opened.page.locator("figcaption:visible").inner_text() == f"The board after war {WARS - 1}"


async def test_a_place_tells_what_lies_there(opened):
    """As the line of the war tells it that left it there."""
    told = await opened.page.evaluate(
        """() => { const { world } = replay, [land] = Object.keys(world.tree.notes), [, sheet] = world.board.sheets[0];
          const { view, corners } = world.board, [x, y] = sheet.plain.spots[land];
          world.box.tap((x + corners[0][0] - view.x) * view.k, (y + corners[0][1] - view.y) * view.k);
          return [sheet.plain.names.en.lands[land], world.tree.notes[land][0][0]]; }"""
    )
    card = await opened.page.locator(".world .land").inner_text()
    assert all(text in card for text in told)
    await opened.page.locator(".world summary").click()
    assert " · ".join(told[1:]) in await opened.page.locator(".world details").inner_text()


async def test_the_line_of_a_war_shows_the_board_after_it(opened):
    await opened.page.emulate_media(reduced_motion="reduce")
    await opened.page.locator("section:not([hidden]) .war").nth(0).get_by_role("button", name="Show the board").click()
    assert await opened.page.locator("figcaption:visible").inner_text() == "The board after war 1"
    assert await opened.page.locator(".world .board").evaluate(SEEN)


# ---- who plays, the dice, the records


async def test_people_are_named_on_the_front_and_beside_their_seats(opened):
    """By the names that the page was made with; a page of one war alone names none."""
    await opened.page.evaluate("location.hash = 'war=1'")
    await shown(opened, 1)
    whole = page_of(WARS)
    members = whole.summary.campaigns.members_by_seat(whole.games[0].proof.end)
    await opened.page.get_by_role("tab", name="Standings").click()
    told = await opened.page.locator("#panel-seats .who").all_inner_texts()
    assert len(told) == len(members)
    assert all(any(NAMES[member] in text for text in told) for member in members.values())
    await opened.page.keyboard.press("Escape")
    await front(opened)
    signed = await opened.page.locator(".signatures:visible").inner_text()
    assert all(NAMES[member] in signed for member in members.values())


async def test_each_game_of_one_war_is_told_apart(reader, tmp_path):
    """Two that were called off, and the one that counts: no two buttons say the same."""
    (name, (record, proof)), *_ = proof_of(1).records.items()
    off = record, replace(proof, end=replace(proof.end, winners=None), winners=None)
    chain = ChainProof({"first": off, "again": off, "last": (record, proof)})
    page = CampaignPage(chain, dict.fromkeys(chain.records, records_of(1)[name]), NAMES, TITLE)
    await open_page(reader, tmp_path, page.html("en"))
    replays = await reader.page.locator("[data-open]:visible").all_inner_texts()
    assert replays == ["Replay game 1 (called off)", "Replay game 2 (called off)", "Replay war 1"]
    records = await reader.page.locator(".proofs li button").all_inner_texts()
    assert records == [f"Save the record of war 1, game {game}" for game in (1, 2, 3)]


async def test_all_dice_are_checked_and_each_record_is_saved_byte_for_byte(opened):
    await opened.press("Check all dice")
    verdicts = opened.page.locator(".proofs .verdict.right")
    await verdicts.nth(WARS - 1).wait_for()
    for text, verdict in zip(records_of(WARS).values(), await verdicts.all_inner_texts(), strict=True):
        record = read_record(text)
        assert f"All {sum(len(line.draws) for line in record.lines)} draws follow" in verdict
        assert record.head.commitment in verdict
    for war, text in enumerate(records_of(WARS).values(), 1):
        async with opened.page.expect_download() as saving:
            await opened.press(f"Save the record of war {war}")
        assert Path(await (await saving.value).path()).read_bytes() == text.encode()
        assert (await saving.value).suggested_filename == f"{war:02}-war-{war}.game"
    await opened.press("Replay war 3")
    await shown(opened, 3)
    await opened.page.get_by_role("tab", name="Proof").click()
    await opened.press("Check the dice")
    await opened.page.locator("#panel-proof .verdict.right").wait_for()
    async with opened.page.expect_download() as saving:
        await opened.press("Save the record")
    assert Path(await (await saving.value).path()).read_bytes() == records_of(WARS)["war-03"].encode()


# ---- what it never does, and who reads it how


async def test_nothing_can_be_loaded_or_run_and_no_style_stands_in_the_page(opened):
    policy = await opened.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe" not in policy
    assert await opened.page.evaluate(TRIED) == REFUSED
    assert not re.search(r"<[^>]* style=", campaign_html(WARS))
    opened.complaints.clear()  # (each refusal is one)


async def test_a_name_and_a_title_are_never_markup(reader, tmp_path):
    hostile = "</script><img src=x onerror=\"document.title='caught'\"><b>"
    page = CampaignPage(proof_of(1), records_of(1), dict.fromkeys(NAMES, hostile), hostile)
    await open_page(reader, tmp_path, page.html("en"))
    assert await reader.page.locator("h1:visible").inner_text() == hostile
    assert hostile in await reader.page.locator(".signatures:visible").inner_text()
    await reader.press("Replay war 1")
    await shown(reader, 1)
    await reader.page.get_by_role("tab", name="Standings").click()
    assert hostile in await reader.page.locator("#panel-seats").inner_text()
    assert await reader.page.locator("img").count() == 0
    assert "caught" not in (await reader.page.title()).replace(hostile, "")


async def test_without_scripts_the_front_stands_there_as_it_is(browser, tmp_path):
    file = tmp_path / "campaign.html"
    file.write_text(campaign_html(WARS), encoding="utf-8")
    context = await browser.new_context(java_script_enabled=False, viewport=NARROW)
    page = await context.new_page()
    await page.goto(f"file://{file}")
    text = await page.locator(".front").inner_text()
    order = [TITLE, f"The board after war {WARS}", "War 1", f"War {WARS}", "Signatures and victories", "Factions"]
    assert [text.index(one) for one in order] == sorted(text.index(one) for one in order)
    assert "Guerre" not in text
    assert "With scripts allowed, this page shows the board as it grew" in text
    assert await page.locator(".still-board path").count() > 40
    assert await page.locator(".still-board text").count() > 3, "the names of cities"
    assert await page.get_by_role("button").count() == 0
    assert await page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    await context.close()


async def test_a_printer_gets_the_front_or_the_war_that_is_open(opened):
    await opened.page.emulate_media(media="print")
    assert await opened.page.locator(".front").is_visible()
    assert not await opened.page.locator(".war .acts").first.is_visible()
    await opened.page.emulate_media(media="screen")
    await opened.press("Replay war 1")
    await shown(opened, 1)
    await opened.page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    await opened.page.emulate_media(media="print")
    assert not await opened.page.locator(".front").is_visible()
    assert (await opened.page.locator("#paper").inner_text()).startswith(f"War 1 · {TITLE}")
    await opened.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    await opened.page.emulate_media(media="screen")
    await shown(opened, 1)
    await opened.page.keyboard.press("Escape")
    await front(opened)
    await opened.page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert await opened.page.locator("#paper").count() == 0


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed here: npm install --no-save axe-core")
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_on_the_front(opened, scheme):
    await opened.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    await opened.page.evaluate(AXE.read_text(encoding="utf-8"))
    for size in (NARROW, WIDE):
        await opened.page.set_viewport_size(size)
        found = await opened.page.evaluate(
            "axe.run().then((all) => all.violations.map((one) => [one.id, one.nodes[0].html]))"
        )
        assert found == []
