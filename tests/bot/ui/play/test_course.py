"""A course: begun, guided, left and taken up again, ended; seen by nobody but its person."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs
from support.tables.positions import put
from support.tables.simkit import LOCALES, keys, parts
from support.tables.tables import Table
from support.tables.voting import channel

from bot.game.deadlines import person_to_nudge
from bot.services.courses import FORGET, KEPT, SPARED, CourseService
from bot.store.models import StoredCourse
from bot.ui.decisions.advised import PAYS, ROOM, advised_button
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.custom_id import CustomId
from bot.words import LANGUAGES, words
from bot.words.teaching.course import course_of, courses
from rules import Action, Player, Territory
from rules.orders import Plan, SeatOrders, write_orders
from rules.records import read_record, verify
from rules.risk import Attack, Deploy, Finish, InvadeLine, forecast
from rules.risk.plans.plan import OddsFell

pytestmark = pytest.mark.usefixtures("no_pictures")


def said(table: Table) -> str:
    return table.alice.text.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2019", "'")


async def stored(table: Table) -> StoredCourse | None:
    return await table.bot.store.read(lambda tx: tx.courses.of_person(table.alice.id))


async def begin(table: Table, game: str = "classic") -> int:
    """Alice begins a course; its table."""
    await table.alice.type("risk learn")
    await table.alice.press(f"course:{game}")
    course = await stored(table)
    assert course is not None
    return course.table


def blue(table: Table) -> list[dict[str, Any]]:
    """The blue buttons of Alice's screen."""
    return [part for part in parts(table.alice.screen) if part.get("type") == 2 and part.get("style") == 1]


async def follow(table: Table) -> None:
    """Alice presses the blue button: there is one."""
    (button,) = blue(table)
    await table.alice.press(button["custom_id"].split(":", 3)[-1])
    if any(":sure:" in part["custom_id"] for part in blue(table)):  # a card with its odds or its price: play it
        await table.alice.press("sure")
    await table.bot.services.games.wait_until_idle()
    await table.quiet()


async def require_the_advised_button(table: Table, number: int) -> None:
    """The blue button of Alice's panel gives what the guide advises, and nothing below it does the same."""
    session = await table.bot.services.games.load(number)
    if session.over:
        return
    asked = session.state.unanswered[0]
    guide = await table.bot.services.courses.guide(session, asked)
    assert guide is not None
    (button,) = blue(table)
    key = CustomId.read(button["custom_id"])
    assert key.number == asked, button
    assert [part["label"] for part in parts(table.alice.screen) if part.get("type") == 2].count(button["label"]) == 1
    first = guide.advice[0]
    if isinstance(first, Attack):
        assert key.verb == "bat"
        assert key.args[:2] == (first.source, first.target)
    elif isinstance(first, Finish):
        assert key.verb == "done"
    elif len(guide.advice) > 1:
        assert key.verb == "puts"
        assert key.args == tuple(f"{each.where}.{each.count}" for each in guide.advice if isinstance(each, Deploy))
    else:
        assert (key.verb, key.args[0]) == ("ans", first.kind)


def require_all_in_sight_and_once(table: Table) -> None:
    """The line above the blue button has the whole answer where a phone would cut its label; no odds stand twice."""
    found = [line for line in said(table).splitlines() if re.match("-# (My advice|Mon conseil)", line)]
    for line, button in zip(found, blue(table), strict=False):
        assert len(button["label"]) <= ROOM or re.search(r" ?: \*.+\*\.", line), (button["label"], line)
    odds = re.findall(r"\*\*\d+ ?%\*\*[^%\n]*\d", said(table))
    assert len(odds) == len({*odds}), odds


async def answer(table: Table, number: int, action: Action, press: int) -> None:
    """Alice answers, and opens the panel again."""
    await table.bot.services.games.submit(number, table.alice.id, action, press)
    await table.bot.services.games.wait_until_idle()
    await table.alice.type("risk learn")
    await table.alice.press("open")


async def test_the_guide_speaks_above_the_question(table: Table) -> None:
    await begin(table)
    assert "🎓 You win when your enemy holds no territory any more." in said(table)
    assert "a wild card is any." in said(table), "one is in the hand"
    assert "-# My advice is the blue button." in said(table)
    assert [button["label"] for button in blue(table)] == ["Trade in Wild card, Alaska and Ukraine"]
    assert re.fullmatch(
        r"-# Nobody can tamper with your dice: .+ Ignore it for now: \|\|[0-9a-f]{64}\|\|", said(table).splitlines()[-1]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", courses())
async def test_every_course_begins_and_goes_on(table: Table, game: str, language: str) -> None:
    LOCALES[table.alice.id] = language
    number = await begin(table, game)
    assert "🎓 " in said(table)
    for _ in range(3):
        await require_the_advised_button(table, number)
        await follow(table)
        assert ("-# Mon conseil : " if language == "fr" else "-# My advice") in said(table)
        require_all_in_sight_and_once(table)
    assert (await table.bot.services.games.load(number)).table.seq >= 3


@pytest.mark.parametrize(
    ("game", "presses"), [("classic", 6), *(pytest.param(game, 60, marks=pytest.mark.long) for game in courses())]
)
async def test_the_one_blue_button_of_each_panel_is_what_is_advised(table: Table, game: str, presses: int) -> None:
    number, lines, asked = await begin(table, game), list[str](), 0
    for _ in range(presses):
        if (await table.bot.services.games.load(number)).over:
            break
        await require_the_advised_button(table, number)
        require_all_in_sight_and_once(table)
        lines += [line for line in said(table).splitlines() if line.startswith("🎓")]
        asked += "Reaction cards" in said(table)
        await follow(table)
    assert (await table.bot.services.games.load(number)).over or presses == 6
    assert len(lines) == len({*lines}), "each line is said once"
    assert asked <= 1


async def test_an_attack_is_one_press_and_the_screens_behind_it_say_what_is_advised(table: Table) -> None:
    """Its odds stand above it. A blue button above other ways to fight would seem to be one of them."""
    number = await begin(table)
    await follow(table)
    await follow(table)
    (before,) = blue(table)
    assert re.search(r"^-# (The plan: take|Gain:) ", said(table), re.MULTILINE), "why"
    source, target = map(Territory, CustomId.read(before["custom_id"]).args[:2])
    assert before["label"].startswith("Attack ")
    assert re.search(r"^-# My advice: \*Attack .+ from .+\*\. \*\*\d+%\*\* ", said(table), re.MULTILINE)
    await table.alice.choose("war", f"{source}+{target}")
    assert [button["label"] for button in blue(table)] == ["Until it falls"]
    await table.alice.press("play")
    others = (part for part in parts(table.alice.screen) if part.get("type") == 3)
    other = next(row["value"] for part in others for row in part["options"] if row["value"] != f"{source}+{target}")
    for look in ("war", "front"):
        await (
            table.alice.choose("war", other) if look == "war" else table.alice.press(f"front:{other}".replace("+", ":"))
        )
        assert blue(table) == []
        assert f"-# My advice: {before['label']}. *Back* leads there." in said(table)
    await table.alice.press("play")
    await follow(table)
    session, steps = await table.bot.services.games.load(number), await table.bot.services.games.steps(number)
    fought = [step.action.target for step in steps if isinstance(step.action, Attack)]
    assert {*fought} == {target}
    odds = forecast(session.rules, session.state, Player("red"), source, target)
    assert session.state.land.owner(target) == "red" or odds.win < PAYS / 100


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_attack_that_has_stopped_and_is_advised_again_has_its_odds_once(table: Table, language: str) -> None:
    LOCALES[table.alice.id] = language
    number = await begin(table)
    await follow(table)
    await follow(table)
    (button,) = blue(table)
    source, target = map(Territory, CustomId.read(button["custom_id"]).args[:2])
    session = await table.bot.services.games.load(number)
    foe = session.state.land.owner(target)
    stopped = Plan((InvadeLine(source, target, foe, odds=99, begun=True),), OddsFell(target, 92))
    orders = write_orders(SPARED.with_plan(stopped))
    await table.bot.store.transact(lambda tx: tx.tables.save_orders(number, "red", orders))
    await table.restart()
    await table.alice.type("risk learn")
    await table.alice.press("open")
    assert CustomId.read(blue(table)[-1]["custom_id"]).args[:2] == (source, target)
    assert len(re.findall(r"\*\*\d+ ?%\*\*", said(table))) == 1, said(table)


async def test_placements_for_which_a_button_has_no_room_are_left_to_the_next(table: Table) -> None:
    session = await table.bot.services.games.load(await begin(table, "lotr"))
    number = session.state.unanswered[0]
    green = Player("green")
    prompt = Prompt(session, green, number, session.state.pending[number], words("en", "lotr"))
    names = ("evendim_hills", "gap_of_rohan", "tower_hills", "lune_valley", "old_forest", "west_rohan", "harlindon")
    advice = [Deploy(number, green, Territory(name), 1) for name in names]
    key = CustomId.read(str(advised_button(prompt, advice).item.custom_id))
    assert 1 < len(key.args) < len(names)
    assert key.args == tuple(f"{name}.1" for name in names[: len(key.args)])


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "-# The plan: take the Weather Hills. In Fangorn and in Mithlond: for defence."),
        ("fr", "-# Le plan : prendre les Collines du Temps. À Fangorn et à Mithlond : pour la défense."),
    ],
)
async def test_of_each_part_of_a_placement_the_guide_says_what_it_is_for(
    table: Table, language: str, reason: str
) -> None:
    LOCALES[table.alice.id] = language
    await begin(table, "lotr")
    await follow(table)
    (button,) = blue(table)
    assert all(name in button["label"] for name in ("Fangorn", "Mithlond"))
    assert reason in said(table)


@pytest.mark.parametrize(
    ("language", "game", "reason"),
    [
        ("en", "classic", "Brazil keeps its armies for later."),
        ("fr", "classic", "Le Brésil garde ses régiments pour la suite."),
        ("en", "lotr", "-# Add 3 regiments to the territory you attack from."),
        ("fr", "lotr", "-# Ajoutez 3 régiments au territoire d'où vous attaquez."),
    ],
)
async def test_the_guide_says_why_an_attack_comes_from_there_and_what_an_advised_card_does(
    table: Table, language: str, game: str, reason: str
) -> None:
    """Brazil is stronger than Peru, and stands beside Venezuela as well; an ambush is advised before an attack."""
    LOCALES[table.alice.id] = language
    await begin(table, game)
    await follow(table)
    await follow(table)
    assert reason in said(table)


@pytest.mark.parametrize("game", ["classic", "lotr", "legacy"])
async def test_a_set_is_advised_without_a_plan_that_is_about_a_later_step(table: Table, game: str) -> None:
    await begin(table, game)
    lines = said(table).splitlines()
    advised = next(at for at, line in enumerate(lines) if line.startswith("-# My advice"))
    assert not lines[advised + 1].startswith(("-# The plan", "-# 4 coins", "-# 4 armies")), lines[advised:]


async def test_whoever_does_something_else_is_answered_for_that(table: Table) -> None:
    number = await begin(table)
    await answer(table, number, Deploy(1, Player("red"), Territory("argentina"), 3), 1)
    assert "Fair enough: 5 armies in Argentina now, and nobody beside you." in said(table)


async def test_an_answer_of_another_kind_gets_no_remark(table: Table) -> None:
    number = await begin(table)
    await follow(table)
    await follow(table)
    await table.alice.press("done")
    await table.quiet()
    assert "Fair enough" not in said(table)
    assert (await table.bot.services.games.load(number)).table.seq >= 3


async def test_nothing_of_it_is_posted_listed_or_counted(table: Table) -> None:
    before, numbers = channel(table), await table.bot.store.read(lambda tx: tx.statistics())
    number = await begin(table)
    await follow(table)
    await table.quiet()
    assert channel(table) == before
    assert table.alice.screen.flags.ephemeral
    after = await table.bot.store.read(lambda tx: tx.statistics())
    assert (after.tables, after.steps, after.outbox) == (numbers.tables, numbers.steps, numbers.outbox)
    assert await table.bot.store.read(lambda tx: tx.tables.of_person(table.alice.id)) == ()
    assert await table.bot.store.read(lambda tx: tx.tables.count_hosted(table.alice.id)) == 0
    kinds = {timer.kind for timer in await table.bot.store.read(lambda tx: tx.timers.of(number))}
    assert kinds == {FORGET}


@pytest.mark.parametrize("place", ["", "group", "server"])
async def test_it_can_be_learnt_where_the_bot_cannot_post(table: Table, place: str) -> None:
    await table.alice.type_outside("risk learn", place)
    await table.alice.press_outside("course:classic", place)
    assert "🎓 " in said(table)
    await table.alice.press_outside("why", place)
    assert "Why this question?" in said(table)


async def test_a_course_is_learnt_beside_the_game_of_others(table: Table) -> None:
    await table.open(table.bob, table.carol, seats=("green", "red"), setup="dealt")
    session, posts = await table.session(), channel(table)
    await begin(table)
    assert "🎓 " in said(table)
    await table.quiet()
    assert channel(table) == posts
    assert (await table.session()).table.seq == session.table.seq


async def test_a_second_course_takes_the_place_of_the_first(table: Table) -> None:
    first = await begin(table)
    await follow(table)
    await table.alice.type("risk learn")
    assert "You are in the middle of one: Classic Risk." in said(table)
    await table.alice.press("course:classic")
    second = await stored(table)
    assert second is not None
    assert second.table != first
    assert await table.bot.store.read(lambda tx: tx.tables.get(first)) is None


async def test_a_second_tap_begins_nothing_anew(table: Table) -> None:
    first = await begin(table)
    assert await begin(table) == first
    assert "🎓" in said(table)


async def test_a_course_that_another_replaces_while_its_guide_thinks_says_nothing(
    table: Table, monkeypatch: Any
) -> None:
    courses_of, alice = table.bot.services.courses, table.alice.id
    first = await courses_of.begin(alice, "classic", "en", "1")
    session = await table.bot.services.games.load(first)

    async def steps_since(*of: Any) -> tuple[()]:
        await courses_of.begin(alice, "lotr", "en", "2")
        return ()

    monkeypatch.setattr(courses_of, "_steps_since", steps_since)
    assert await courses_of.guide(session, session.state.unanswered[0]) is None
    course = await stored(table)
    assert course is not None
    assert course.table != first


async def test_a_course_is_gone_after_a_week(table: Table) -> None:
    number = await begin(table)
    (timer,) = await table.bot.store.read(lambda tx: tx.timers.of(number, FORGET))
    assert timer.due_at - table.bot.clock.now() in range(KEPT - 60, KEPT + 1)
    await table.bot.services.courses.forget_when_due(timer)
    assert await stored(table) is None
    assert await table.bot.store.read(lambda tx: tx.tables.get(number)) is None
    await table.alice.press("why")
    assert "This game no longer exists. `/risk learn` begins a practice game" in said(table)
    await table.bot.services.courses.forget_when_due(timer)  # nothing is left to delete


async def test_whoever_is_forgotten_has_no_course_any_more(table: Table) -> None:
    number = await begin(table)
    assert '"course"' in await table.bot.services.personal_data.data_of(table.alice.id)
    await table.bot.services.personal_data.erase(table.alice.id)
    assert await stored(table) is None
    assert await table.bot.store.read(lambda tx: tx.tables.get(number)) is None


async def test_a_course_of_other_rules_is_begun_anew(table: Table) -> None:
    await spoil(table, await begin(table))
    await table.alice.type("risk learn")
    assert "You are in the middle" not in said(table)
    await table.alice.press("course:classic")
    assert "🎓" in said(table)


async def spoil(table: Table, number: int) -> None:
    """Let a course have options that its game does not know."""
    await table.bot.store.transact(lambda tx: tx.tables.change(number, options={"mode": "none"}))
    table.bot._runner.drop(number)  # type: ignore[union-attr]


async def test_a_course_that_cannot_be_read_is_deleted_and_counted_nowhere(table: Table) -> None:
    number = await begin(table)
    await spoil(table, number)
    await table.alice.press("why")
    assert "The rules have changed since this practice game began. `/risk learn` begins a new one." in said(table)
    assert (await table.bot.store.read(lambda tx: tx.statistics())).put_aside == 0
    (timer,) = await table.bot.store.read(lambda tx: tx.timers.due(table.bot.clock.now() + KEPT))
    await table.bot.services.courses.forget_when_due(timer)
    assert await stored(table) is None


async def test_a_course_goes_on_where_it_stood_after_a_restart(table: Table) -> None:
    await begin(table)
    await follow(table)
    told = said(table)
    await table.restart()
    await table.alice.type("risk learn")
    await table.alice.press("open")
    assert said(table) == told[told.index("🎓") :]


@pytest.mark.parametrize(("locale", "line"), [("en", "Laying out the board…"), ("fr", "Je prépare le plateau…")])
async def test_who_chooses_a_game_is_answered_before_the_board_is_drawn(
    table: Table, monkeypatch: Any, locale: str, line: str
) -> None:
    LOCALES[table.alice.id] = locale
    lay_out, before = CourseService.begin, []

    async def look_first(*given: Any) -> int:
        before.append(said(table))
        return await lay_out(*given)

    monkeypatch.setattr(CourseService, "begin", look_first)
    await begin(table)
    assert before == [line]
    assert line not in said(table)


async def test_it_ends_after_enough_answers_and_says_where_to_read_on(table: Table, monkeypatch: Any) -> None:
    monkeypatch.setattr("bot.services.courses.MOST_QUESTIONS", 1)
    number = await begin(table)
    await follow(table)
    assert "That's enough practice." in said(table)
    assert "You didn't get to see everything. The rest is in the rules: " in said(table)
    session = await table.bot.services.games.load(number)
    record = await table.bot.services.games.export(number)
    assert session.over
    assert await table.bot.store.read(lambda tx: tx.tables.to_resume()) == ()
    await table.alice.press("record")
    assert table.alice.screen.attachments
    await table.alice.type("risk learn")
    assert "You have finished one: Classic Risk." in said(table)
    assert "Go on" not in said(table)
    await table.alice.press("open")
    proof = verify(read_record(record), table.bot.services.games.games["classic"].ruleset)
    assert proof.from_position
    await table.alice.press("new-table:classic")
    await table.quiet()
    assert "The table is open, played as you have learnt it, against the AI." in said(table), said(table)
    card = table.last("start")
    lobby = await table.bot.services.lobbies.card(int(keys(card)[0].split(":")[1]))
    assert {seat.colour: seat.person for seat in lobby.seats.values() if not seat.free or seat.ai} == {
        "red": table.alice.id,
        "blue": None,
    }
    assert lobby.table.options["mode"] == "two-players"
    assert lobby.can_start
    await table.alice.type("risk learn")
    await table.alice.press("open")
    await table.alice.press("new-table:classic")
    await table.quiet()
    assert f"Your real game is open: <#{lobby.table.channel}>. Press **Start** there." in said(table), said(table)
    assert len(await table.bot.store.read(lambda tx: tx.tables.of_person(table.alice.id))) == 1, "no second one"
    await table.bot.store.transact(lambda tx: tx.tables.change(lobby.table.id, state="closed"))
    await table.alice.type("risk new lotr")
    await table.quiet()
    await table.alice.type("risk learn")
    await table.alice.press("open")
    await table.alice.press("new-table:classic")
    await table.quiet()
    assert "The table is open in its own thread below, played as you have learnt it" in said(table), said(table)
    another = await table.bot.services.lobbies.card(lobby.table.id + 2)
    assert another.can_start
    assert another.seats["red"].person == table.alice.id


@pytest.mark.parametrize(
    ("game", "winners", "title"),
    [("lotr", 0, "You won!"), ("classic", 1, "You lost this one."), ("classic", None, "Nobody won this one.")],
)
async def test_its_end_says_who_won_and_the_final_standings(
    table: Table, game: str, winners: int | None, title: str
) -> None:
    number = await begin(table, game)
    session = await table.bot.services.games.load(number)
    won = () if winners is None else (session.state.seats[winners],)
    put(table.database, number, session.table.seq, replace(session.state, winners=won))
    await table.bot.store.transact(lambda tx: tx.tables.change(number, ended=1))
    table.bot._runner.drop(number)  # type: ignore[union-attr]
    await table.alice.press("play")
    assert title in said(table)
    assert "**Final standings" in said(table)
    assert f"<@{table.alice.id}>" in said(table)


async def test_a_war_that_is_won_ends_at_once_and_asks_for_no_reward(table: Table, monkeypatch: Any) -> None:
    course = course_of("legacy")
    assert course is not None
    rich = structs.replace(course, position=course.position | {"stars": "red: 2; blue: 1; yellow: 1"})
    monkeypatch.setattr("bot.services.courses.course_of", lambda game: rich)
    await begin(table, "legacy")
    await follow(table)
    assert "You won!" in said(table)
    assert "Red had 4 stars: the headquarters in Brazil, and 3 tokens." in said(table)
    assert "reward" not in said(table)
    assert "city" not in said(table)


async def test_cards_on_others_turns_are_asked_about_once_they_are_introduced(table: Table) -> None:
    await begin(table, "lotr")
    assert "Reaction cards" not in said(table)
    await follow(table)
    assert "Reaction cards" not in said(table)


async def test_a_page_of_which_something_was_shown_is_not_named_at_the_end(table: Table, monkeypatch: Any) -> None:
    monkeypatch.setattr("bot.services.courses.MOST_QUESTIONS", 2)
    number = await begin(table)
    await follow(table)  # the moment of the last answer counts as shown
    await follow(table)
    session = await table.bot.services.games.load(number)
    pages = await table.bot.services.courses.unseen_pages(session)
    assert "classic-sets" not in pages
    assert "classic-reinforcements" not in pages
    assert "classic-combat" in pages
    assert pages[-1] == "classic-missions"


async def test_an_answer_taken_back_counts_as_none(table: Table, monkeypatch: Any) -> None:
    monkeypatch.setattr("bot.services.courses.MOST_QUESTIONS", 4)
    number = await begin(table)
    await follow(table)
    await follow(table)
    await table.alice.press("undo")
    await follow(table)
    assert (await table.bot.services.games.load(number)).table.seq >= 4
    assert "That's enough practice." not in said(table)


async def test_nobody_is_nudged_in_a_course(table: Table) -> None:
    session = await table.bot.services.games.load(await begin(table))
    nudged = SeatOrders().with_preference("nudge", True)
    assert person_to_nudge(replace(session, orders=session.orders.with_seat(Player("red"), nudged))) is None


async def test_the_card_of_a_lobby_leads_to_the_course_of_its_game(table: Table) -> None:
    LOCALES[table.alice.id] = "fr"
    await table.alice.type("risk new classic")
    await table.quiet()
    await table.alice.press("learn", table.last("learn"))
    assert "Apprendre en jouant" in said(table)
    assert "r:0:0:course:classic" in keys(table.alice.screen)[0]


@pytest.mark.parametrize(
    ("game", "answers"), [("classic", 3), *(pytest.param(game, 400, marks=pytest.mark.long) for game in courses())]
)
async def test_a_restart_after_each_answer_loses_nothing(table: Table, game: str, answers: int) -> None:
    number = await begin(table, game)
    for _ in range(answers):
        if (await table.bot.services.games.load(number)).over:
            break
        await follow(table)
        await table.restart()
        await table.alice.type("risk learn")
        await table.alice.press("open")
        assert "Something went wrong" not in said(table)
    session = await table.bot.services.games.load(number)
    assert session.over or answers == 3
