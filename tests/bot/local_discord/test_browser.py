"""The table's pages in Chromium, with keyboard and touch, on wide and narrow screens, in both languages."""

import asyncio
import contextlib
import re
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import pytest
import pytest_asyncio
from support.chromium import holds, playwright, started_chromium
from support.in_part import in_part

expect = playwright.expect

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

WORDS = {
    "en": {
        "start": "Start a game",
        "only": "Only you can see this",
        "required": "This field is required.",
        "range": "“until” must be a whole number from 1 to 30.",
        "missing": "“to” is still missing.",
        "rest": "This command has no option “players: 3”.",
        "status": "/risk status",
        "failed": "This interaction failed",
        "play": "Play as Alice",
        "learn": "Learn in ten minutes",
    },
    "fr": {
        "start": "Commencer une partie",
        "only": "Vous seul pouvez voir ceci",
        "required": "Ce champ est obligatoire.",
        "range": "« until » doit être un nombre entier de 1 à 30.",
        "missing": "Il manque encore « to ».",
        "rest": "Cette commande n’a pas d’option « players: 3 ».",
        "status": "/risk état",
        "failed": "Cette interaction a échoué",
        "play": "Je suis Alice",
        "learn": "Apprendre en dix minutes",
    },
}
WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
EACH_IF_LONG = pytest.mark.parametrize("tongue", ["en", pytest.param("fr", marks=pytest.mark.long)])
"""English, where another language changes no more than the words; French as well with `-m long`."""
EACH_ONCE = pytest.mark.parametrize(("tongue", "size"), [("en", WIDE), ("fr", NARROW)], ids=["en-wide", "fr-narrow"])
"""Either language on one of the two screens, where neither has to do with the other."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser():
    async with started_chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def table(tmp_path, lay):
    """An open table, in the loop in which the browser is."""
    async with lay(tmp_path) as one:
        yield one


NOWHERE = "http://127.0.0.1/"
"""An empty page of the site to which all tables belong: Chromium goes from one to the next in the same process."""


@dataclass(eq=False)
class Window:
    """A page in a profile of its own, and the errors that its console has shown."""

    page: Any
    size: dict[str, int]
    complaints: list[str] = field(default_factory=list)

    def listen(self):
        self.page.set_default_timeout(5000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda told: self.complaints.append(told.text) if told.type == "error" else None)

    async def clear(self):
        """Leave the table, so that nothing of it is left for the next one, which has an address of its own, on a screen
        of the usual size."""
        profile = self.page.context
        for other in profile.pages:
            if other is not self.page:
                await other.close()
        await self.page.unroute_all()
        await self.page.route(
            NOWHERE, lambda asked: asked.fulfill(content_type="text/html", body="<link rel=icon href=data:,>")
        )
        await self.page.goto(NOWHERE)
        await self.page.unroute_all()
        await self.page.set_viewport_size(self.size)
        await profile.clear_cookies()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def idle_windows(browser):
    """The windows that no test uses at the moment, by language and by whether they are a phone's: to open one starts
    three processes."""
    return defaultdict(list)


@pytest_asyncio.fixture(loop_scope="module")
async def windows(browser, idle_windows):
    """Opens windows, each with a profile of its own; any error in a page's console fails the test, unless it holds a
    word that the test has `forgiven`."""
    used = []

    async def window(tongue, size=WIDE):
        phone = size is NARROW
        if idle := idle_windows[tongue, phone]:
            one = idle.pop()
        else:
            profile = await browser.new_context(viewport=size, is_mobile=phone, has_touch=phone, locale=tongue)
            one = Window(await profile.new_page(), size)
            one.listen()
        used.append(((tongue, phone), one))
        return one.page

    window.forgiven = []
    yield window
    complaints = []
    for kind, one in used:
        complaints += [told for told in one.complaints if not any(word in told for word in window.forgiven)]
        one.complaints.clear()
        if one.page.is_closed():
            await one.page.context.close()
        else:
            await one.clear()
            idle_windows[kind].append(one)
    assert complaints == []


async def sit(window, table, name, tongue, size=WIDE):
    page = await window(tongue, size)
    await page.goto(table.page(name).link)
    await expect(page.locator("#say")).to_be_visible()
    return page


@EACH_IF_LONG
async def test_from_the_start_page_to_an_order(table, windows, tongue):
    words, start = WORDS[tongue], await windows(tongue)
    await start.goto(table.site.address)
    async with start.context.expect_page() as opened:
        await start.get_by_role("link", name=re.compile(words["play"])).click()
    page = await opened.value
    await expect(page.get_by_role("heading", name=words["start"])).to_be_visible()
    await expect(page.get_by_role("button", name="Islands ships and storms, no ring")).to_be_visible()
    await page.get_by_role("button", name="A war for the ring").click()
    await expect(page.get_by_role("heading", name="War for 2")).to_be_visible()
    await expect(page.get_by_alt_text("A board of two colours")).to_be_visible()
    await page.get_by_role("button", name="Play", exact=True).click()
    panel = page.locator(".ephemeral").first
    await expect(panel).to_contain_text(words["only"])

    await panel.get_by_role("button", name="Choose lands").click()
    await page.get_by_role("option", name="Eastmarch").click()
    await page.get_by_role("option", name="Midvale").click()
    await page.locator(".unfolded .foot button").click()
    await expect(page.get_by_text("Chosen: Eastmarch, Midvale")).to_be_visible()

    await panel.get_by_role("button", name="Form").click()
    form = page.get_by_role("dialog", name="Order an attack")
    await form.locator("button[type=submit]").click()
    await expect(form.get_by_text(words["required"])).to_have_count(2)
    await form.get_by_label("Regiments").fill("4")
    await form.get_by_role("button", name="Target").click()
    await form.get_by_role("option", name="Southport").click()
    await form.locator("button[type=submit]").click()
    await expect(page.get_by_text("4 regiments to Southport.")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_what_is_typed_takes_the_place_of_what_a_line_says(table, windows):
    page = await sit(windows, table, "Alice", "en")
    await page.evaluate(
        """async () => {
            const component = { type: 4, style: 1, custom_id: "number", value: "12" };
            const modal = { title: "How many", components: [{ type: 18, label: "Regiments", component }] };
            (await import("/look/forms.js")).showForm(modal, {}, async () => ({}));
        }"""
    )
    await page.keyboard.type("7")
    await expect(page.get_by_label("Regiments")).to_have_value("7")


@EACH_IF_LONG
async def test_from_the_start_page_to_a_course_which_is_asked_for_once(table, windows, tongue):
    words, start = WORDS[tongue], await windows(tongue, NARROW)
    await start.goto(table.site.address)
    async with start.context.expect_page() as opened:
        await start.get_by_role("link", name=re.compile(words["learn"])).click()
    page = await opened.value
    await expect(page.get_by_text("Which game?")).to_have_count(1)
    assert "#" not in page.url
    await page.reload()
    await expect(page.get_by_text("Which game?")).to_have_count(1)


async def test_a_course_is_asked_for_in_the_language_of_the_start_page(table, windows):
    start = await windows("en", NARROW)
    await start.goto(table.site.address)
    async with start.context.expect_page() as opened:
        await start.get_by_role("link", name=re.compile("Learn in ten minutes")).click()
    page = await opened.value
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await expect(page.get_by_text("Which game?")).to_have_count(1)
    await start.get_by_role("button", name="FR", exact=True).click()
    link = start.get_by_role("link", name=re.compile("Apprendre en dix minutes"))
    await page.goto(table.site.address + await link.get_attribute("href"))
    await expect(page.locator("html")).to_have_attribute("lang", "fr")
    await expect(page.get_by_text("Which game?")).to_have_count(2)


async def test_the_list_of_channels_leads_to_a_course_in_the_middle_of_a_game(table, windows):
    page = await sit(windows, table, "Bob", "en")
    await page.get_by_role("button", name="Learn in ten minutes").click()
    await expect(page.get_by_text("Which game?")).to_be_visible()


@EACH_IF_LONG
async def test_a_command_typed_on_the_keyboard(table, windows, tongue):
    words, page = WORDS[tongue], await sit(windows, table, "Alice", tongue)
    await page.keyboard.type("/ris att")
    await expect(page.get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.type("east")
    await expect(page.locator("#choices").get_by_text("Eastmarch")).to_be_visible()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Escape")
    await expect(page.locator(".command")).to_have_count(0)

    await page.keyboard.press("Control+a")
    await page.keyboard.type("/risk attack from: Midvale to: ")
    await expect(page.locator(".chip input").nth(0)).to_have_value("Midvale")
    await expect(page.locator(".chip input").nth(1)).to_be_focused()
    await page.locator("#go").click()
    await expect(page.locator("#fault")).to_have_text(words["missing"])
    # faster than the list can follow: the typed text counts, not the outdated list
    await page.keyboard.type("lan v")
    await page.keyboard.press("Enter")
    await expect(page.locator(".chip input").nth(1)).to_have_value("Élan Vital")
    await page.get_by_role("option", name=re.compile("until")).click()
    await page.keyboard.type("99")
    await page.keyboard.press("Enter")
    await expect(page.locator("#fault")).to_have_text(words["range"])
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Midvale attacks Élan Vital until 9 (bold).")).to_be_visible()
    await expect(page.locator(".used .mention")).to_have_text("/risk attack")
    await expect(page.locator("#say")).to_be_focused()


@EACH_IF_LONG
async def test_each_persons_link_stands_in_one_line_on_a_phone(table, windows, tongue):
    page = await windows(tongue, NARROW)
    await page.goto(table.site.address)
    await expect(page.get_by_role("link", name=re.compile(WORDS[tongue]["play"]))).to_be_visible()
    lines = await page.evaluate(
        """[...document.querySelectorAll(".people .words")].map((one) => {
            const range = document.createRange();
            range.selectNode(one.firstChild);
            return range.getClientRects().length;
        })"""
    )
    assert len(lines) > 1
    assert set(lines) == {1}


async def test_an_options_name_is_not_broken_beside_its_empty_field(table, windows):
    page = await sit(windows, table, "Alice", "en")
    await page.keyboard.type("/risk attack ")
    lines = await page.locator(".chip .label").first.evaluate(
        """(label) => {
            label.textContent = "réponse";
            const range = document.createRange();
            range.selectNode(label.firstChild);
            return range.getClientRects().length;
        }"""
    )
    assert lines == 1


async def test_a_command_whose_options_may_all_be_left_out_is_typed_in_one_go(table, windows):
    """Before one is added, each is listed with what it does."""
    page = await sit(windows, table, "Alice", "en")
    await page.keyboard.type("/risk new lotr ")
    await expect(page.get_by_role("option", name="+ players")).to_contain_text(re.compile(r"\+ players\W*\w+"))
    await page.keyboard.type("players: 3")
    await expect(page.locator(".chip input")).to_have_value("3")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="War for 3")).to_be_visible()


@in_part(
    "tongue, size, command",
    [(*each, command) for each in (("en", WIDE), ("fr", NARROW)) for command in ("risk new islands", "risk open")],
    kept=[("en", WIDE, "risk new islands"), ("fr", NARROW, "risk open")],
)
async def test_words_that_no_option_takes_stay_in_sight_and_a_space_sends_nothing(
    table, windows, tongue, size, command
):
    page, sent = await sit(windows, table, "Alice", tongue, size), page_messages(table)
    await page.locator("#say").focus()
    await page.keyboard.type(f"/{command} players: 3")
    await expect(page.locator(".command")).to_have_text(f"/{command}")
    tail = page.locator("#tail")
    await expect(tail).to_have_value("players: 3")
    await expect(tail).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator("#fault")).to_have_text(WORDS[tongue]["rest"])
    await expect(tail).to_be_focused()
    await page.locator("#go").click()
    await expect(page.locator("#fault")).to_have_text(WORDS[tongue]["rest"])
    await page.locator("#go").focus()
    await page.keyboard.type(" x")
    await expect(tail).to_have_value(re.compile("^players: 3 ?x$"))
    assert page_messages(table) == sent, "nothing was sent"
    for _ in range(len("players: 3 x")):
        await page.keyboard.press("Backspace")
    await page.keyboard.press("Enter")
    await expect(page.locator(".used .mention")).to_have_text(f"/{command}")


def page_messages(table):
    return len(table.loopback.world.messages[table.room])


async def test_options_are_still_found_among_words_that_no_option_takes(table, windows):
    page = await sit(windows, table, "Alice", "en")
    await page.keyboard.type("/risk open quick mode: capitals")
    await expect(page.locator("#tail")).to_have_value("quick")
    await expect(page.locator(".chip input")).to_have_value("capitals")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("#fault")).to_contain_text("“quick”")
    for _ in range(len("quick")):
        await page.keyboard.press("Backspace")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Opened: (capitals).")).to_be_visible()


@EACH_ONCE
async def test_the_arrow_sends_the_command_that_is_typed(table, windows, tongue, size):
    page, whole = await sit(windows, table, "Alice", tongue, size), WORDS[tongue]["status"]
    for count, typed in enumerate((whole, whole[:-2], "/risk status"), 1):
        await page.locator("#say").focus()
        await page.keyboard.type(typed)
        await page.locator("#go").click()
        await expect(page.get_by_text("The game stands well.")).to_have_count(count)
        await expect(page.locator("#say")).to_have_value("")
    await page.locator("#say").focus()
    await page.keyboard.type("/risk att")
    await page.locator("#go").click()
    await expect(page.locator(".command")).to_have_text("/risk attack")
    await expect(page.locator("#fault")).to_be_hidden()
    await expect(page.locator(".chip input").first).to_be_focused()


@EACH_IF_LONG
async def test_a_long_command_is_never_wider_than_a_phone(table, windows, tongue):
    page = await sit(windows, table, "Alice", tongue, NARROW)
    await page.locator("#say").focus()
    for text in (
        "/risk open house: Risk Bounty, Single Front",
        ", No Reinforcements Beyond The Sea",
        " mode: conquest",
        " house:",
    ):
        await page.keyboard.type(text)
        await fits(page)
    await expect(page.locator(".chip input")).to_have_count(2)
    await page.keyboard.press("Escape")
    await page.locator("#say").focus()
    await page.keyboard.type("/risk new islands " + "a word that no option takes " * 3 + "w" * 60)
    await fits(page)


async def fits(page):
    wide = await page.evaluate(
        "[document.documentElement, document.getElementById('line')].map((one) => one.scrollWidth - one.clientWidth)"
    )
    assert wide == [0, 0]
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth && scrollX === 0")
    assert await page.evaluate("innerWidth") == NARROW["width"], "the phone has not zoomed out either"


@EACH_IF_LONG
async def test_a_turn_by_tapping_on_a_phone(table, windows, tongue):
    page = await sit(windows, table, "Bob", tongue, NARROW)
    await page.locator("#slash").tap()
    await page.get_by_role("option", name="/risk attack").tap()
    await page.locator("#choices").get_by_text("Westhaven").tap()
    await page.locator("#choices").get_by_text("Southport").tap()
    await page.get_by_role("option", name=re.compile("mode")).tap()
    await page.locator("#choices").get_by_text("Careful").tap()
    await page.locator("#go").tap()
    await expect(page.get_by_text("Westhaven attacks Southport until 1 (careful).")).to_be_visible()

    await table.page("Alice").begin()
    await page.get_by_role("button", name="Play", exact=True).tap()
    await page.locator(".ephemeral .menu").tap()
    layout = page.locator(".unfolded")
    await expect(layout).to_have_class(re.compile("sheet"))
    await layout.get_by_role("option", name="Northwood").tap()
    await layout.locator(".foot button").tap()
    await expect(page.get_by_text("Chosen: Northwood")).to_be_visible()
    await page.get_by_role("button", name="Direct").tap()
    await expect(page.locator("#menu .badge")).to_have_text("1")
    await page.locator("#menu").tap()
    await page.locator("#nav").get_by_role("button", name="Game Master").tap()
    await expect(page.get_by_text("Your secret mission: hold Midvale.")).to_be_visible()
    await expect(page.locator("#menu .badge")).to_have_count(0)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
        "nothing reaches beyond the screen"
    )


async def test_each_reader_sees_their_own_and_all_see_what_is_public_at_once(table, windows):
    alice, bob = [await sit(windows, table, name, "en") for name in ("Alice", "Bob")]
    await alice.keyboard.type("/risk hand")
    await alice.keyboard.press("Enter")
    await expect(alice.get_by_text("Your hand: the Lighthouse.")).to_be_visible()
    await bob.keyboard.type("Good luck, **Alice**")
    await bob.keyboard.press("Enter")
    await expect(alice.locator(".md strong")).to_have_text("Alice")
    await expect(bob.get_by_text("Lighthouse")).to_have_count(0)
    await alice.get_by_role("button", name="dismiss").click()
    await expect(alice.get_by_text("Your hand: the Lighthouse.")).to_have_count(0)
    await alice.reload()
    await expect(alice.get_by_text("Good luck")).to_be_visible()
    await expect(alice.get_by_text("Your hand: the Lighthouse.")).to_have_count(0)


async def test_a_mention_in_another_room_is_counted_and_marked(table, windows):
    page = await sit(windows, table, "Bob", "en")
    alice = table.page("Alice")
    await alice.act("slash", command="risk room", options={"guest": str(table.page("Bob").person.id)})
    thread = page.locator("#nav").get_by_role("button", name="war room")
    await expect(thread.locator(".badge")).to_have_text("1")
    await expect(page).to_have_title(re.compile(r"^\(1\) "))
    await thread.click()
    await expect(page.locator(".message.calls .mention.me")).to_have_text("@Bob")
    await expect(page).to_have_title("Bob · #war room")


@EACH_IF_LONG
async def test_a_press_that_nobody_answers_says_so(table, windows, tongue, monkeypatch):
    await table.page("Alice").panel(await table.page("Alice").begin())
    page = await sit(windows, table, "Alice", tongue)
    monkeypatch.setattr("bot.local_discord.player_actions.PATIENCE", 0.2)
    await page.get_by_role("button", name="Dead").click()
    await expect(page.get_by_role("alert").filter(has_text=WORDS[tongue]["failed"])).to_be_visible()


async def test_a_deferred_answer_thinks_and_then_speaks(table, windows):
    await table.page("Alice").panel(await table.page("Alice").begin())
    page = await sit(windows, table, "Alice", "en")
    await page.get_by_role("button", name="Slow").click()
    await expect(page.get_by_text("Game Master is thinking")).to_be_visible()
    await expect(page.get_by_text("Thought about it.")).to_be_visible()
    await expect(page.get_by_text("Game Master is thinking")).to_have_count(0)


async def test_the_board_is_enlarged_zoomed_and_changed_in_place(table, windows):
    await table.page("Alice").begin()
    page = await sit(windows, table, "Alice", "en")
    await page.get_by_role("button", name="Enlarge: A board of two colours").click()
    large = page.locator(".viewer img.large")
    await expect(large).to_be_visible()
    before = (await large.bounding_box())["width"]
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, -300)
    await page.keyboard.press("+")
    assert (await large.bounding_box())["width"] > before * 2
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)

    arrived, board = asyncio.Event(), page.locator(".picture img")
    before = await board.get_attribute("src")
    await page.route("**/file/**", lambda route: _continue_after(arrived, route))
    await page.get_by_role("button", name="Next round").click()
    await expect(page.get_by_role("heading", name="Round two")).to_be_visible()
    await expect(page.get_by_role("heading", name="War for 2")).to_have_count(0)
    await expect(page.get_by_role("button", name="Next round")).to_be_focused()
    await expect(board).to_have_attribute("src", before)
    arrived.set()
    await expect(board).not_to_have_attribute("src", before)


async def _continue_after(arrived, route):
    await arrived.wait()
    await route.continue_()


async def test_a_private_answer_is_brought_into_sight_of_whoever_pressed(table, windows):
    await table.page("Alice").begin()
    for number in range(12):
        await table.loopback.player("Bob").say(table.room, f"line {number}")
    alice = await sit(windows, table, "Alice", "en", NARROW)
    await alice.get_by_role("heading", name="War for 2").scroll_into_view_if_needed()
    await expect(alice.locator("#down")).to_be_visible()
    await alice.get_by_role("button", name="Play", exact=True).tap()
    await expect(alice.get_by_role("heading", name="Your turn")).to_be_in_viewport()
    await expect(alice.locator("#down")).to_be_hidden()


async def test_who_starts_a_game_sees_where_it_goes_on(table, windows):
    """The card may shrink under the reader, who has gone up to it past something longer."""
    await table.page("Alice").begin()
    for number in range(40):
        await table.loopback.player("Bob").say(table.room, f"line {number}")
    alice = await sit(windows, table, "Alice", "en", NARROW)
    await alice.get_by_role("button", name="Next round").scroll_into_view_if_needed()
    await alice.get_by_role("button", name="Next round").tap()
    await expect(alice.get_by_role("heading", name="Round two")).to_be_visible()
    await expect(alice.locator("#down")).to_be_visible()
    await table.bot.get_channel(table.room).send("The war begins.")
    await expect(alice.get_by_text("The war begins.")).to_be_in_viewport()
    await expect(alice.locator("#down")).to_be_hidden()


@pytest.mark.parametrize("lines", [6, 40], ids=["beside its button", "button off the screen"])
async def test_an_open_list_stays_on_the_screen_when_the_feed_moves(table, windows, lines):
    await table.page("Alice").begin()
    alice = await sit(windows, table, "Alice", "en")
    await alice.get_by_role("button", name="Play", exact=True).click()
    await expect(alice.locator(".ephemeral .menu")).to_be_visible()
    await alice.locator("#log").hover()
    await alice.mouse.wheel(0, -20)  # who scrolls lets the panel go, and reads at the end of the log again
    await alice.wait_for_timeout(100)
    await alice.locator(".ephemeral .menu").click()
    for number in range(lines):
        await table.loopback.player("Bob").say(table.room, f"line {number}")
    await expect(alice.get_by_text(f"line {lines - 1}", exact=True)).to_be_in_viewport()
    for name in ("Northwood", "Élan Vital"):
        await expect(alice.get_by_role("option", name=name)).to_be_in_viewport(ratio=1)
    await expect(alice.locator(".unfolded .foot button")).to_be_in_viewport(ratio=1)
    await alice.get_by_role("option", name="Northwood").click()
    await alice.locator(".unfolded .foot button").click()
    await expect(alice.get_by_text("Chosen: Northwood")).to_be_visible()


async def choose_northwood(table, windows):
    """Alice's window, on a phone, in which she has opened her panel and chosen a territory."""
    await table.page("Alice").begin()
    alice = await sit(windows, table, "Alice", "en", NARROW)
    await alice.get_by_role("button", name="Play", exact=True).tap()
    await alice.locator(".ephemeral .menu").tap()
    await alice.locator(".unfolded").get_by_role("option", name="Northwood").tap()
    await alice.locator(".unfolded .foot button").tap()
    return alice


async def test_what_is_posted_after_a_press_pushes_no_panel_out_of_sight(table, windows):
    """Whoever has opened a panel or pressed in it reads there what comes of it; what follows is counted, a tap away."""
    alice = await choose_northwood(table, windows)
    await expect(alice.get_by_text("Chosen: Northwood")).to_be_visible()
    for number in range(30):
        await table.loopback.player("Bob").say(table.room, f"line {number}")
    await expect(alice.locator("#down")).to_contain_text("30")
    await expect(alice.get_by_text("Chosen: Northwood")).to_be_in_viewport()
    await alice.locator("#down").tap()
    await expect(alice.get_by_text("line 29", exact=True)).to_be_in_viewport()


async def test_a_message_that_begins_in_sight_is_not_counted_as_new_below(table, windows):
    """A short answer to a press, and a long post that follows it."""
    alice = await choose_northwood(table, windows)
    await expect(alice.get_by_text("Chosen: Northwood")).to_be_in_viewport()
    await table.bot.get_channel(table.room).send("\n".join(f"row {number}" for number in range(80)))
    await expect(alice.get_by_text("row 0")).to_be_in_viewport()
    await expect(alice.get_by_text("Chosen: Northwood")).to_be_in_viewport()
    await expect(alice.locator("#down")).to_be_hidden()
    await table.loopback.player("Bob").say(table.room, "far below")
    await expect(alice.locator("#down")).to_contain_text("2")


@pytest.mark.parametrize(("height", "shown"), [(844, True), (430, False)], ids=["a panel with room", "a taller one"])
async def test_the_count_of_new_messages_takes_no_room_from_a_panel_that_needs_it(table, windows, height, shown):
    await table.page("Alice").begin()
    alice = await sit(windows, table, "Alice", "en", NARROW)
    await alice.set_viewport_size({"width": 390, "height": height})
    await alice.get_by_role("button", name="Play", exact=True).tap()
    await alice.get_by_role("button", name="Dead").tap()
    for number in range(30):
        await table.loopback.player("Bob").say(table.room, f"line {number}")
    await expect(alice.get_by_text("line 29", exact=True)).to_have_count(1)
    await expect(alice.locator("#down")).to_be_visible(visible=shown)
    await expect(alice.get_by_role("heading", name="Your turn")).to_be_in_viewport()


async def test_a_long_message_is_shown_from_its_beginning_until_somebody_scrolls(table, windows):
    await table.page("Alice").begin()
    alice = await sit(windows, table, "Alice", "en", NARROW)
    room = table.bot.get_channel(table.room)
    await room.send("\n".join(f"row {number}" for number in range(80)))
    begins_in_sight = """() => {
        const log = document.getElementById("log").getBoundingClientRect();
        const last = [...document.querySelectorAll(".message")].at(-1).getBoundingClientRect();
        return last.height > log.height && last.top >= log.top && last.top < log.bottom;
    }"""
    await holds(alice, begins_in_sight)
    await expect(alice.locator("#down")).to_be_hidden()
    await room.send("A short one.")
    await expect(alice.get_by_text("A short one.")).to_be_in_viewport()


@pytest.mark.parametrize(
    "steps",
    [
        "requestAnimationFrame(() => { shrink(); setTimeout(grow); })",
        "shrink(); grow(); log.dispatchEvent(new Event('scroll'));",
    ],
    ids=["a frame later", "before the page is measured"],
)
async def test_who_reads_at_the_end_stays_there_when_a_message_shrinks_and_the_next_arrives(table, windows, steps):
    for number in range(40):
        await table.loopback.player("Bob").say(table.room, f"line {number}")
    alice = await sit(windows, table, "Alice", "en")
    await expect(alice.get_by_text("line 39", exact=True)).to_be_in_viewport()
    await alice.evaluate(
        """() => new Promise((done) => {
            const log = document.getElementById("log"), shrink = () => {
                [...document.querySelectorAll(".message")].slice(10, 20).forEach((one) => one.remove());
                return log.scrollTop;
            };
            const grow = () => {
                const next = document.createElement("div");
                next.style.paddingTop = "400px";
                next.append(Object.assign(document.createElement("p"), {textContent: "the next"}));
                document.querySelector(".inside").append(next);
                done();
            };
            STEPS
        })""".replace("STEPS", steps)
    )
    await alice.wait_for_timeout(200)
    await expect(alice.locator("#down")).to_be_hidden()
    await expect(alice.get_by_text("the next")).to_be_in_viewport(ratio=1)


@EACH_IF_LONG
async def test_no_line_begins_with_the_comma_after_a_mark(table, windows, tongue):
    alice = await sit(windows, table, "Alice", tongue, NARROW)
    mark = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>'
    await alice.route("**/emoji/*", lambda asked: asked.fulfill(content_type="image/svg+xml", body=mark))
    for dots in range(40, 90):
        await table.loopback.player("Bob").say(table.room, "." * dots + " <:dice:1100000000000000007>, " + "word " * 4)
    await expect(alice.locator("img.emoji")).to_have_count(50)
    torn = await alice.evaluate(
        """[...document.querySelectorAll("img.emoji")].filter((image) => {
            const walk = document.createTreeWalker(image.closest("p"), NodeFilter.SHOW_TEXT);
            const after = document.createRange();
            walk.currentNode = image;
            after.setStart(walk.nextNode(), 0);
            after.setEnd(walk.currentNode, 1);
            return after.getBoundingClientRect().left < image.getBoundingClientRect().left;
        }).length"""
    )
    assert torn == 0


@EACH_IF_LONG
async def test_the_button_to_new_messages_covers_none_of_the_log_on_a_phone(table, windows, tongue):
    await table.page("Alice").panel(await table.page("Alice").begin())
    alice = await sit(windows, table, "Alice", tongue, NARROW)
    await expect(alice.get_by_role("button", name="Dead")).to_be_in_viewport()
    await alice.locator("#log").hover()
    await alice.mouse.wheel(0, -130)
    await expect(alice.locator("#down")).to_be_visible()
    await table.loopback.player("Bob").say(table.room, "a new line")
    await expect(alice.locator("#down")).to_contain_text("1")
    log, down = await alice.locator("#log").bounding_box(), await alice.locator("#down").bounding_box()
    assert down["y"] >= log["y"] + log["height"]
    await alice.locator("#down").tap()
    await expect(alice.get_by_text("a new line")).to_be_in_viewport()
    await expect(alice.locator("#down")).to_be_hidden()


@pytest.mark.parametrize("across", [0.2, 0.8])
async def test_the_board_is_enlarged_around_the_point_that_was_tapped(table, windows, across):
    await table.page("Alice").begin()
    page = await sit(windows, table, "Alice", "en", NARROW)
    small = await page.locator(".picture").bounding_box()
    await page.locator(".picture").tap(position={"x": small["width"] * across, "y": small["height"] / 2})
    await page.wait_for_function("document.querySelector('.viewer .zoomed') !== null")
    large = await page.locator(".viewer img.large").bounding_box()
    middle = (NARROW["width"] / 2 - large["x"]) / large["width"]
    assert abs(middle - across) < 0.11, "as near as the picture's edge lets it come"


async def test_the_board_is_pinched_and_moved_with_two_fingers(table, windows):
    await table.page("Alice").begin()
    page = await sit(windows, table, "Alice", "en", NARROW)
    await page.locator(".picture").tap()
    caption = page.locator(".viewer .caption")
    assert (await caption.bounding_box())["height"] < 60, "it leaves the picture free"
    await expect(caption).to_have_attribute("aria-expanded", "false")
    large, hand = page.locator(".viewer img.large"), await page.context.new_cdp_session(page)

    async def fingers(kind, *places):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        await hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await expect(page.locator(".viewer .zoomed")).to_be_attached()
    before = await large.bounding_box()
    assert before["width"] > 1.5 * NARROW["width"], "it opens larger than it was"
    await fingers("touchStart", (180, 420), (210, 420))
    for step in range(0, 90, 15):
        await fingers("touchMove", (180 - step, 420), (210 + step, 420))
    await fingers("touchEnd")
    pinched = await large.bounding_box()
    assert pinched["width"] > 3 * before["width"]
    await fingers("touchStart", (200, 420))
    await fingers("touchMove", (260, 420))
    await fingers("touchEnd")
    assert (await large.bounding_box())["x"] == pytest.approx(pinched["x"] + 60, abs=2)
    await page.keyboard.press("Escape")


async def test_files_are_downloaded_and_hidden_text_is_shown_on_demand(table, windows):
    await table.page("Alice").begin()
    page = await sit(windows, table, "Alice", "en")
    hidden = page.locator(".spoiler").first
    await expect(hidden).to_have_attribute("aria-label", "Hidden text: show")
    await hidden.press("Enter")
    await expect(page.get_by_text("a secret")).to_be_visible()
    await page.locator("#say").fill("/risk export")
    await page.keyboard.press("Enter")
    async with page.expect_download() as download:
        await page.get_by_role("link", name="game.txt", exact=True).click()
    assert (await download.value).suggested_filename == "game.txt"


async def test_the_language_switch_changes_the_page_and_what_the_bot_is_told(table, windows):
    page = await sit(windows, table, "Alice", "en")
    await page.get_by_role("button", name="FR").click()
    await expect(page.get_by_role("heading", name=WORDS["fr"]["start"])).to_be_visible()
    await table.page("Alice").panel(await table.page("Alice").begin())
    await page.get_by_role("button", name="Language").click()
    await expect(page.get_by_text("locale fr")).to_be_visible()


async def test_the_page_finds_the_table_again_after_a_restart(lay, tmp_path, windows):
    windows.forgiven.append("ERR_CONNECTION_REFUSED")  # A picture may be under way when the table stops.
    async with lay(tmp_path) as table:
        page, port = await sit(windows, table, "Alice", "en"), table.loopback.port
        await table.page("Alice").begin()
        await expect(page.get_by_role("heading", name="War for 2")).to_be_visible()
    await expect(page.locator("#banner")).to_have_text("Connecting to the table…")
    async with lay(tmp_path, port=port) as table:
        await expect(page.locator("#banner")).to_be_hidden()
        await page.get_by_role("button", name="Play", exact=True).click()
        await expect(page.locator(".ephemeral").get_by_role("heading", name="Your turn")).to_be_visible()
        await page.close()


async def test_the_host_changes_seats_and_opens_a_channel(table, windows):
    page = await windows("en")
    await page.goto(f"{table.site.address}as/{table.page('Alice').person.id}/")
    await page.get_by_role("button", name="Add a channel").click()
    await page.get_by_label("Name of the channel").fill("second game")
    await page.keyboard.press("Enter")
    await expect(page).to_have_title("Alice · #second-game")
    await page.locator("button.self").click()
    await page.get_by_role("link", name="Carol").click()
    await expect(page.locator(".self .name")).to_have_text("Carol")
    await page.goto(table.page("Carol").link)
    await expect(page.locator("button.self")).to_have_count(0)


async def test_everything_can_be_reached_by_keyboard(table, windows):
    await table.page("Alice").begin()
    page = await sit(windows, table, "Alice", "en")
    await page.get_by_role("button", name="Play", exact=True).press("Enter")
    menu = page.locator(".ephemeral .menu")
    await menu.press("Enter")
    for key in ("ArrowDown", " ", "ArrowDown", " ", "Tab"):
        await page.keyboard.press(key)
    with contextlib.suppress(playwright.TimeoutError):
        await page.locator(".unfolded").wait_for(state="detached", timeout=500)
    await expect(menu).to_be_focused()
    await menu.press("Enter")
    for key in ("End", " ", "Enter"):
        await page.keyboard.press(key)
    await expect(page.get_by_text("Chosen: Élan Vital")).to_be_visible()
