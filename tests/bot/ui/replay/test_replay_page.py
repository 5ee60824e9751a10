"""The page of a finished game in Chromium: every scene as Python has it, its dice, its record, what it never does."""

import base64
import json
import random
import re
import zlib
from pathlib import Path
from typing import Any

import pytest
from support.documents.page_texts import unpack_page
from support.in_part import in_part
from support.replay_reader import GAMES, NARROW, REFUSED, SMALL, TRIED, digest_of, html_of, record_of
from support.stored_records import stored_steps

from bot.ui.replay import replayed, tables
from bot.ui.replay.bake import Baker
from bot.ui.replay.page import public_page, replay_page
from bot.ui.replay.replayed import play_again
from renders.page.joiner import join, page_modules
from rules.records import read_record, replay

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

EVERY = sorted(str(path.relative_to(GAMES).with_suffix("")) for path in GAMES.rglob("*.game"))
ONE_OF_EACH = ("classic-secret-mission", "godstorm/four", "legacy/late", "lotr-base-six")
JUMPS = 200


def digests(name: str) -> list[str]:
    """The SHA-256 of the tree of each scene, as Python makes it without any patch."""
    trees = (tree for _, _, tree in Baker(play_again(read_record(record_of(name)))).scenes())
    return [*map(digest_of, trees)]


@in_part("name", EVERY, ONE_OF_EACH)
async def test_the_scene_is_pythons_at_every_step(reader, tmp_path, name):
    """Forwards, backwards, and by jumps."""
    expected = digests(name)
    forwards, pick = list(range(len(expected))), random.Random(1)
    jumps = [pick.randrange(len(expected)) for _ in range(JUMPS)]
    await reader.open(tmp_path / "war.html", html_of(name))
    walk = [*forwards, *reversed(forwards), *jumps]
    found = await reader.scenes(walk)
    wrong = [at for at, digest in zip(walk, found, strict=True) if digest != expected[at]]
    assert wrong == []
    assert len(set(expected)) > len(expected) / 3


# ---- the dice


@in_part("name", EVERY, ("legacy/late",))
async def test_the_dice_follow_from_the_secret(reader, tmp_path, name):
    record = read_record(record_of(name))
    await reader.open(tmp_path / "war.html", html_of(name))
    seat_dice = re.findall(r"\d+/\d+", next(iter(re.findall(r"^seat-dice\t(.*)", record_of(name), re.MULTILINE)), ""))
    draws = sum(len(line.draws) for line in record.lines) + len(seat_dice)
    verdict = await reader.verdict()
    assert f"All {draws} draws follow" in verdict
    assert record.head.commitment in verdict


def tampered(html: str, change: Any) -> str:
    """A page whose record somebody has changed, and nothing else."""
    page = unpack_page(html)
    at, size = page.data["blobs"]["record"]
    record = change(page.record).encode()
    for place in page.data["blobs"].values():
        place[0] += (place[0] > at) * (len(record) - size)
    page.data["blobs"]["record"] = [at, len(record)]
    text = json.dumps(page.data).encode()
    whole = len(text).to_bytes(4, "big") + text + page.blobs[:at] + record + page.blobs[at + size :]
    return html.replace(page.packed, base64.b64encode(zlib.compress(whole)).decode())


def other_die(record: str) -> str:
    """The record with one more pip on the first die of its last battle."""
    lines = record.split("\n")
    at = max(k for k, line in enumerate(lines) if re.search(r"\t[0-5]/6", line))
    return "\n".join(
        [
            *lines[:at],
            re.sub(r"\t([0-5])/6", lambda m: f"\t{(int(m[1]) + 1) % 6}/6", lines[at], count=1),
            *lines[at + 1 :],
        ]
    )


async def test_a_die_that_was_changed_is_named(reader, tmp_path):
    html = tampered(html_of(SMALL), other_die)
    assert html != html_of(SMALL)
    await reader.open(tmp_path / "war.html", html)
    assert "Wrong: draw" in await reader.verdict()


async def test_hmac_and_json_are_those_of_python(reader):
    """The published vectors of RFC 4231, and lists with letters of all kinds."""
    script = join(
        {
            **page_modules(),
            "try.js": 'import { pythonJson } from "./record.js";\n'
            'import { hmacOf, sha256, toHex } from "./sha256.js";\n'
            "Object.assign(globalThis, { pythonJson, hmacOf, sha256, toHex });\n",
        },
        "try.js",
    )
    await reader.page.evaluate(script)
    pick = random.Random(2)
    texts = [
        "".join(chr(pick.choice([pick.randrange(32, 300), 0x7F, 0x2028, 0x1F600, 9, 34, 92])) for _ in range(20))
        for _ in range(200)
    ]
    lists = [[texts, None, 7, [["a", "b"]], {"k": True}], []]
    assert await reader.page.evaluate("(lists) => lists.map(pythonJson)", lists) == [json.dumps(one) for one in lists]
    mac = "([key, text]) => toHex(hmacOf(new Uint8Array(key))(new Uint8Array(text)))"
    for key, text, expected in (
        (b"\x0b" * 20, b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        (b"Jefe", b"what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        (
            b"\xaa" * 131,
            b"Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
        ),
    ):
        assert await reader.page.evaluate(mac, [list(key), list(text)]) == expected


# ---- who looks


async def test_hidden_cards_are_shown_to_their_own_eyes(reader, tmp_path):
    await reader.open(tmp_path / "war.html", html_of("lotr-base-six"), "#step=200")
    zones = await reader.page.evaluate("replay.tree.zones")
    owners = {zone: cards[0] for zone, cards in zones.items()}
    await reader.page.get_by_role("tab", name="Hands").click()
    assert await reader.page.locator(".hand").count() == len(zones)
    seat = next(iter(owners.values()))
    for eyes, count in ((seat, sum(owner == seat for owner in owners.values())), ("*", len(zones)), ("", 0)):
        await reader.page.locator(".eyes select").select_option(eyes)
        assert await reader.page.locator(".hand").count() == count
    assert await reader.page.locator("#panel-hands").inner_text() == "These eyes see no hidden cards here."


async def test_the_story_keeps_secrets_from_other_eyes(reader, tmp_path):
    """What a card was that a seat drew is told after the game, but not to those who look with the public's eyes."""
    await reader.open(tmp_path / "war.html", html_of("lotr-base-six"))
    at = await reader.page.evaluate(
        "replay.data.eyes.findIndex((eyes, at) => at && '' in eyes && Object.keys(eyes).length > 1)"
    )
    told = {}
    for eyes in ("*", ""):
        await reader.page.locator(".eyes select").select_option(eyes)
        told[eyes] = await reader.page.locator(f".story p[data-at='{at}']").all_text_contents()
    assert told["*"] != told[""]


async def test_a_page_begins_where_the_rules_of_today_do(reader, tmp_path, monkeypatch):
    """Steps of older rules are left out, which it says at its top; the dice are checked from the first one on."""

    def without_the_first(record, rules_of):
        return ((line, step if line.seq >= 30 else None) for line, step in replay(record, rules_of))

    monkeypatch.setattr(replayed, "replay", without_the_first)
    await reader.open(tmp_path / "war.html", replay_page(record_of(SMALL)), "#step=0")
    assert "Step 30 of 140" in await reader.place()
    assert "This page begins at step 30." in await reader.page.locator("header .note").inner_text()
    assert await reader.page.locator(".unshown p").count() == 30
    first = await reader.page.locator(".unshown p").first.text_content()
    assert re.search(r"begin {} (\d+/\d+ )+\d+/\d+$", first), "the draws as the record has them, shuffles too"
    assert await reader.page.locator(".unshown .die").count() == 0
    assert "draws follow from the secret" in await reader.verdict()


async def test_a_running_game_says_what_will_be_provable(reader, tmp_path):
    """It has no hands, nobody's eyes but everybody's, and no check yet; its dice show what was told."""
    head, rows = read_record(record_of("lotr-base-six")).head, stored_steps("lotr-base-six", 60)
    await reader.open(tmp_path / "war.html", public_page(head.setting, rows, head.commitment))
    tabs = await reader.page.get_by_role("tab").all_inner_texts()
    assert "Story" in tabs
    assert "Hands" not in tabs
    assert await reader.page.locator(".eyes").is_hidden()
    assert await reader.page.locator(".story .die").count() > 10
    assert await reader.page.locator(".die-changed").count() == 0
    await reader.page.get_by_role("tab", name="Proof").click()
    assert await reader.page.get_by_role("button", name="Save the record").count() == 0
    assert "here in your browser" not in await reader.page.locator("#panel-proof").inner_text()
    await reader.press("Check the dice")
    said = await reader.page.locator(".verdict").inner_text()
    assert "Once the game has ended" in said
    assert head.commitment in said


async def test_a_broken_record_ends_where_it_no_longer_holds(reader, tmp_path):
    """What its other lines say is shown as the text that it is, whatever somebody has called a city."""
    hostile = "</script><img src=x onerror=\"document.title='caught'\">"
    name = "legacy/first"
    record = record_of(name).replace('"name":"Bastion"', f'"name":{json.dumps(hostile)}')
    await reader.open(tmp_path / "war.html", replay_page(record))
    assert "Step 253 of 253" in await reader.place()
    assert "In line 254 of its record stands a move" in await reader.page.locator("header .note").inner_text()
    await reader.page.locator(".unshown summary").click()
    lines = await reader.page.locator(".unshown p").all_inner_texts()
    assert len(lines) == 4
    assert hostile in json.loads(lines[0].partition("found-city ")[2])["name"]
    assert await reader.page.locator("img").count() == 0
    assert await reader.page.title() != "caught"


async def test_the_record_is_saved_byte_for_byte(opened):
    await opened.page.get_by_role("tab", name="Proof").click()
    async with opened.page.expect_download() as saving:
        await opened.press("Save the record")
    saved = await (await saving.value).path()
    assert Path(saved).read_bytes() == (GAMES / f"{SMALL}.game").read_bytes()


# ---- what it never does


async def test_a_name_is_never_markup(reader, tmp_path, monkeypatch):
    hostile = "</script><img src=x onerror=\"document.title='caught'\"><b>"
    monkeypatch.setattr(tables, "game_name", lambda game, spoken: hostile)
    await reader.open(tmp_path / "war.html", replay_page(record_of(SMALL)))
    assert await reader.page.locator("h1").first.inner_text() == hostile
    assert await reader.page.locator("img").count() == 0
    assert await reader.page.title() != "caught"


async def test_nothing_can_be_loaded_or_run(opened):
    """The policy has hashes alone; what a hostile script would try is refused."""
    policy = await opened.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe" not in policy
    assert await opened.page.evaluate(TRIED) == REFUSED
    opened.complaints.clear()  # (each refusal is one)


async def test_without_scripts_the_end_and_the_story_stand_there(browser, tmp_path):
    file = tmp_path / "war.html"
    file.write_text(html_of(SMALL), encoding="utf-8")
    context = await browser.new_context(java_script_enabled=False, viewport=NARROW)
    page = await context.new_page()
    await page.goto(f"file://{file}")
    text = await page.locator("#still").inner_text()
    assert "win" in text.split("\n")[0]
    assert "Turn 1" in text
    assert await page.locator(".still-board path").count() > 30
    assert await page.locator(".still-board").count() == 2, "the Ancient Earth and the Underworld"
    await context.close()
