"""Pictures by reader: the shared board, a person's own, a region, a front, a hand, the end."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import Counter
from typing import Any

import pytest
from PIL import Image
from support.lotr.position import position
from support.tables.rulesets import rules_of_game
from support.tables.simkit import LOCALES, found, keys, lines, parts, text_of
from support.tables.tables import Table

import renders
from bot.messages import BoardPost
from bot.services.preferences import PALETTE
from bot.services.workload import AT_WORK, LONG_QUEUE, Workload
from bot.ui.pictures import film
from bot.ui.pictures.board import lands_to_act, look_of
from bot.ui.pictures.hand import card_of, card_picture, hand_alt
from bot.ui.pictures.scene import scene
from bot.ui.screens.hand import zones_of_seat
from bot.words import words
from rules import Player, Refused, view

GREEN, BLACK, RED = Player("green"), Player("black"), Player("red")
RULES = rules_of_game("lotr", edition="trilogy")
MIDDLE_EARTH = RULES.board


async def begun(table: Table, **options: str) -> None:
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt", **options)


async def on_turn(table: Table) -> Any:
    session = await table.session()
    return next(p for p in table.people.values() if p.id == session.seats[session.state.active].person)


def pictures(message: Any) -> list[dict[str, Any]]:
    """Every picture in a message: its address and its alt text."""
    return [item for part in parts(message) if part.get("type") == 12 for item in part["items"]]


async def image(message: Any, name: str = "") -> Image.Image:
    file = next(file for file in message.attachments if file.filename.startswith(name))
    return Image.open(io.BytesIO(await file.read())).convert("RGB")


@pytest.fixture
def drawn_scenes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[renders.Scene, renders.Look, tuple[str, ...]]]:
    """Every board drawn from now on: its scene, its look, its focus."""
    seen: list[tuple[renders.Scene, renders.Look, tuple[str, ...]]] = []
    draw = renders.draw

    def watched(scene: renders.Scene, look: renders.Look, focus: Any = (), form: Any = "webp") -> renders.Picture:
        seen.append((scene, look, tuple(focus)))
        return draw(scene, look, focus, form)

    monkeypatch.setattr(renders, "draw", watched)
    return seen


async def test_the_neutral_army_stands_in_the_list_and_ais_are_marked(table: Table) -> None:
    await begun(table)
    session = await table.session()
    shown = scene(session.view(None), session.rules, words("fr"), ai={Player("red"): ""})
    spoken = words("fr")
    if session.state.land.of(Player("neutral")):
        assert shown.seats[-1].name == spoken.say("seat-neutral")
    assert {line.seat for line in shown.seats if line.ai} == {"red"}
    named = scene(session.view(None), session.rules, spoken, ai={Player("red"): "Ada"})
    assert {line.name for line in named.seats if line.ai} == {"Rouge · Ada"}
    assert spoken.say(f"seat-{session.state.active}") in shown.headline


async def test_ones_own_board_lights_the_lands_where_one_may_act_and_the_shared_one_none(
    table: Table, drawn_scenes: list[Any]
) -> None:
    await begun(table)
    session = await table.session()
    assert not drawn_scenes[0][0].highlights, "the board that all see"
    first = await on_turn(table)
    await first.press("board", table.last("board"))
    scene, _, focus = drawn_scenes[-1]
    assert set(scene.highlights) == set(session.state.land.of(session.state.active))
    assert focus == ()
    other = table.bob if first is table.alice else table.alice
    await other.press("board", table.last("board"))
    assert not drawn_scenes[-1][0].highlights
    await table.eve.press("board", table.last("board"))
    assert not drawn_scenes[-1][0].highlights


async def test_a_region_is_shown_larger_by_its_name_in_ones_language(table: Table, drawn_scenes: list[Any]) -> None:
    await begun(table)
    await table.eve.type("risk board", region="mordor")
    assert drawn_scenes[-1][2] == MIDDLE_EARTH.regions["mordor"].territories
    whole = drawn_scenes[0][0]
    assert (await image(table.eve.screen)).size != renders.draw(whole, look_of("en")).size
    await table.eve.type("risk board", region="Narnia")
    assert "Narnia" in table.eve.text


@pytest.mark.usefixtures("same_dice")
async def test_the_front_is_a_picture_above_the_ways_to_fight(table: Table, drawn_scenes: list[Any]) -> None:
    await begun(table)
    first = await on_turn(table)
    await first.press("play", table.last("play"))
    await first.press("ans:deploy:")
    while not lines(first.screen, "war"):
        await first.press("ans:deploy:")
    chosen = lines(first.screen, "war")[0]["value"]
    await first.choose("war", chosen)
    assert not pictures(first.screen)
    await first.press("front")
    source, target = chosen.split("+")
    assert drawn_scenes[-1][2] == (source, target)
    assert drawn_scenes[-1][0].arrows == (renders.Arrow("plan", source, target),)
    assert len(pictures(first.screen)) == 1
    assert found(first.screen, f"bat:{chosen.replace('+', ':')}:no:once")


async def test_my_hand_is_a_picture_with_words(table: Table) -> None:
    await begun(table)
    await table.bob.press("hand", table.last("hand"))
    session = await table.session()
    (shown,) = pictures(table.bob.screen)
    assert shown["media"]["url"] if "media" in shown else shown["url"]
    alt = table.bob.screen.attachments[0].description or shown["description"]
    for card in zones_of_seat(session, RED)["tales"]:
        assert card_of(card, RED, session.rules, words("en")).title in alt
        assert card_of(card, RED, session.rules, words("en")).title in table.bob.text
    assert (await image(table.bob.screen)).width > 600
    letter = table.bob.member.user.dm_channel.last_message
    assert len(pictures(letter)) == 1


async def test_one_card_is_a_picture_with_its_name_and_effect(table: Table) -> None:
    await begun(table)
    session = await table.session()
    for pile, card, title, text in (
        ("tales", "ambush.2", "Embuscade", "3 régiments"),
        ("tales", "mount_doom", "Montagne du Destin", "Capitaine"),
        ("hand", "moria", "Moria", "Aigle"),
        ("hand", "wild_1", "Joker", ""),
    ):
        attached = await card_picture(table.bot.services, session, GREEN, pile, card, words("fr"))
        assert attached is not None
        file, alt = attached
        assert title in alt
        assert text in alt
        with Image.open(file.fp) as shown:
            assert shown.height > shown.width > 400
    assert await card_picture(table.bot.services, session, GREEN, "tales", "narnia", words("en")) is None


async def test_a_hand_that_cannot_be_drawn_is_told_in_words(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*about: Any) -> Any:
        raise renders.CannotDraw("cards.webp is missing")

    await begun(table)
    monkeypatch.setattr(renders, "draw_hand", broken)
    await table.bob.press("hand", table.last("hand"))
    assert not pictures(table.bob.screen)
    assert "Adventure cards (4)" in table.bob.text


@pytest.mark.usefixtures("exact_pictures")
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_every_card_of_the_game_can_be_drawn_in_both_languages(language: str) -> None:
    from rules.lotr.deck import all_cards

    spoken = words(language)
    cards = [card_of(c, GREEN, RULES, spoken) for c in (*MIDDLE_EARTH.cards, "wild_1", *all_cards("mission", "power"))]
    assert all(card.title and (card.caption or card.kind == "wild") for card in cards)
    assert all(card.text for card in cards if card.kind in ("mission", "power"))
    assert all(card.land for card in cards if card.kind in ("mission", "territory"))
    for at in range(0, len(cards), 30):
        assert renders.draw_hand(cards[at : at + 30], heading="x").data


def test_a_cards_points_are_those_of_its_readers_side() -> None:
    spoken = words("en")
    assert card_of("bree", GREEN, RULES, spoken).points == 2
    assert card_of("bree", BLACK, RULES, spoken).points == 1


def test_a_full_hands_alt_text_stays_within_discords_limit() -> None:
    from rules.lotr.deck import all_cards

    piles = {"hand": tuple(MIDDLE_EARTH.cards)[:9], "tales": all_cards("mission", "power")[:12]}
    for language in ("en", "fr"):
        alt = hand_alt(GREEN, piles, view(position().state, GREEN), RULES, words(language))
        assert 200 < len(alt) <= 1024


async def test_a_chosen_palette_paints_ones_own_pictures_only(table: Table, drawn_scenes: list[Any]) -> None:
    await begun(table)
    await table.bob.type("risk me palette", palette="dusk")
    assert "Dusk" in table.bob.text
    await table.bob.press("board", table.last("board"))
    assert drawn_scenes[-1][1].palette == "dusk"
    await table.alice.press("board", table.last("board"))
    assert drawn_scenes[-1][1].palette == PALETTE
    await table.restart()
    await table.bob.press("board", table.last("board"))
    assert drawn_scenes[-1][1].palette == "dusk"


async def test_a_missing_art_file_leaves_the_board_in_words_and_the_game_goes_on(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(name: str) -> Any:
        raise renders.CannotDraw(f"the art of {name} cannot be read: ground.webp is missing")

    monkeypatch.setattr("renders.board.cache._STUDIO", renders.Studio())  # which has drawn nothing yet
    monkeypatch.setattr("renders.board.art.art", missing)
    with caplog.at_level(logging.ERROR):
        await begun(table)
    post = table.last("play")
    assert not pictures(post)
    assert "**Arnor**" in text_of(post)
    assert f"<@{(await on_turn(table)).id}>" in text_of(post)
    assert len(text_of(post)) <= 4000
    assert "ground.webp" in caplog.text
    first = await on_turn(table)
    await first.press("board", post)
    assert "Arnor" in first.text
    await first.press("play", post)
    seq = (await table.session()).table.seq
    await first.press("ans:deploy:")
    assert (await table.session()).table.seq > seq


async def test_while_many_wait_pictures_are_jpeg() -> None:
    workload, forms = Workload(), list[str]()

    def work(form: renders.Form) -> renders.Picture:
        forms.append(form)
        return renders.Picture(b"", "image/webp", (1, 1))

    async def press() -> None:
        async with workload.presses:
            await workload.draw(work)

    await asyncio.gather(*(press() for _ in range(LONG_QUEUE + AT_WORK + 3)))
    assert Counter(forms) == {"jpeg": 3, "webp": LONG_QUEUE + AT_WORK}
    await press()
    assert forms[-1] == "webp"


async def test_an_old_post_keeps_its_picture_whatever_its_encoding(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.workload.LONG_QUEUE", 0)
    await begun(table)
    old = table.last("play")
    assert old.attachments[0].filename == "board.jpg"
    await table.bot.store.transact(lambda tx: tx.outbox.add(1, BoardPost((), (), fresh=True), 0))
    table.bot.outbox.wake(1)
    await table.quiet()
    old = next(message for message in table.channel.history() if message.id == old.id)
    assert not keys(old)
    assert len(pictures(old)) == 1


async def ended(table: Table) -> Any:
    """The last post of a game that its host ended."""
    await begun(table)
    await table.bot.services.games.end(1, table.alice.id)
    await table.quiet()
    return table.newest()


async def test_the_last_post_gives_the_film_and_the_record_to_who_asks(table: Table) -> None:
    post = await ended(table)
    assert [file.filename for file in post.attachments] == ["board.webp"]
    assert len(list(parts(post))) <= 40
    assert len(text_of(post)) <= 4000
    await table.bob.press("film", post)
    (attached,) = table.bob.screen.attachments
    data = await attached.read()
    assert attached.filename == "film.webp"
    assert len(data) <= 10 * 1024 * 1024
    assert Image.open(io.BytesIO(data)).format == "WEBP"
    assert [item for item in pictures(table.bob.screen) if item.get("description") == words("en").say("end-film")]
    await table.eve.press("record", post)
    assert [file.filename for file in table.eve.screen.attachments] == ["risk-1.game"]
    assert table.newest().id == post.id, "nothing is added to the channel"


async def test_a_film_is_made_once_for_all_who_ask(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    post, made = await ended(table), []
    make = renders.film
    monkeypatch.setattr(renders, "film", lambda *about: made.append(1) or make(*about))
    for person in (table.alice, table.bob, table.eve):
        await person.press("film", post)
        assert [file.filename for file in person.screen.attachments] == ["film.webp"]
    assert len(made) == 1


async def test_a_film_that_fails_is_logged_and_told(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*about: Any) -> bytes:
        raise renders.CannotDraw("7 scenes do not fit")

    post = await ended(table)
    assert (await table.session()).table.secret.hex() in text_of(post)
    monkeypatch.setattr(renders, "film", broken)
    with caplog.at_level(logging.ERROR):
        await table.bob.press("film", post)
    assert "its film cannot be made" in caplog.text
    assert table.bob.text == "I couldn't make the film. Try again later."


def test_a_very_long_war_is_thinned_and_ends_where_it_ended() -> None:
    states: Any = list(range(1000))
    shown = film._thin_out(states)
    assert len(shown) <= film.SHOWN
    assert shown[-1] == 999
    assert shown == sorted(shown)
    assert film._thin_out([1, 2]) == [1, 2]  # type: ignore[list-item, comparison-overlap]


async def test_lands_to_act_are_none_for_who_is_not_asked(table: Table) -> None:
    await begun(table)
    session = await table.session()
    active = session.state.active
    assert all(session.state.land.owner(land) == active for land in lands_to_act(session, active))
    (other,) = [seat for seat in session.state.seats if seat != active][:1]
    assert lands_to_act(session, other) == ()


async def test_regions_are_listed_in_the_readers_language_for_whoever_looks(table: Table) -> None:
    LOCALES[table.eve.id] = "fr"
    await begun(table)
    listed = await table.eve.member.autocomplete(table.channel, "risk board", "region", "foret")
    assert [choice["value"] for choice in listed] == ["mirkwood"]
    assert listed[0]["name"] == words("fr").say("region-mirkwood")


async def test_a_palette_that_nobody_paints_in_is_refused(table: Table) -> None:
    with pytest.raises(Refused) as caught:
        await table.bot.services.preferences.set_palette(table.bob.id, "neon")
    assert caught.value.why.kind == "no-such-palette"
    assert (await table.bot.services.preferences.person(table.bob.id)).palette == ""
