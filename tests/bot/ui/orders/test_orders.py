"""Orders by buttons and as text, in a simulated Discord: what each person sees, in both languages, across restarts."""

from __future__ import annotations

import re

import pytest
from support.tables.positions import before_khand, put
from support.tables.simkit import LOCALES, Person, keys, labels, lines, text_of
from support.tables.tables import Table

from bot.game.window_delays import DELAY
from rules import Player, default
from rules.author import Lines
from rules.orders import ASK, MOST_REGIMENTS, Clause, Condition, SeatOrders, StandingOrder
from rules.risk.plans.plan import ALL, DeployLine, EndLine, FortifyLine, InvadeLine
from rules.risk.plans.plan_trades import TradeLine
from rules.risk.turn.reinforce import Reinforcement


async def staged(table: Table, **about: object) -> tuple[Person, Person]:
    """Alice is green in Khand, Bob red in Near Harad and nearly everywhere."""
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    session = await table.session()
    put(table.database, session.table.id, session.table.seq, before_khand(**about).state)  # type: ignore[arg-type]
    table.bot.services.games._runner.drop(session.table.id)
    await table.alice.press("play", table.last("play"))
    await table.bob.press("play", table.last("play"))
    return table.alice, table.bob


async def delays(table: Table) -> None:
    """Let held answers take effect."""
    session = await table.session()
    store = table.bot.store
    for timer in await store.read(lambda tx: tx.timers.of(session.table.id, DELAY)):
        await table.bot.services.plans.release_window(timer)
    await table.quiet()


async def orders(table: Table, seat: str) -> SeatOrders:
    return (await table.session()).orders[Player(seat)]


async def order(table: Table, seat: str, topic: str) -> StandingOrder | None:
    return (await orders(table, seat)).standing.get(topic)


async def next_turn(table: Table, seat: str) -> Lines:
    """The turn that a seat has written ahead."""
    return (await orders(table, seat)).next_turn


async def test_an_invasion_goes_on_by_itself_when_the_defender_has_answered(table: Table) -> None:
    """Ordered by button; the bot restarts while the window is open; one message reports it. (Whatever the dice, thirty
    attackers take the land.)"""
    alice, bob = await staged(table, hold={"green": "khand:30", "red": "near_harad:3 harad:2"})
    await table.bot.services.games.set_order((await table.session()).table.id, bob.id, "invasion", StandingOrder(ASK))
    await alice.press("play", table.last("play"))
    await alice.choose("war", "khand+near_harad")
    await alice.press("bat:khand:near_harad:no:0")
    assert "Your attack goes on" in alice.text
    assert "attack Khand > Near Harad" in alice.text
    await table.quiet()
    await table.restart()
    await bob.press("play", table.last("play"))
    assert "Play a card?" in bob.text
    assert "take effect" in bob.text
    await bob.press("ans:pass")
    assert "Your answer: Pass" in bob.text
    await table.restart()
    await delays(table)
    told = "\n".join(text_of(message) for message in table.channel.history())
    assert "Green attacks Near Harad from Khand" in told
    await alice.press("play", table.last("play"))
    session = await table.session()
    assert session.state.land.owner("near_harad") == "green"
    assert "has stopped" not in alice.text
    assert session.state.active == "green"


async def test_a_card_played_stops_it_and_one_tap_goes_on(table: Table) -> None:
    alice, bob = await staged(table, theirs="near_harad:1")
    await table.bot.services.games.set_order((await table.session()).table.id, bob.id, "invasion", StandingOrder(ASK))
    await alice.type("risk attack", **{"from": "khand", "to": "near_harad", "left": 3, "odds": 10, "follow": 1})
    await bob.press("play", table.last("play"))
    await bob.press("ans:interpose")
    await delays(table)
    await alice.press("play", table.last("play"))
    assert "Your attack has stopped.** Red played Courage" in alice.text
    assert "attack Khand > Near Harad, stop at 3, odds 10%, follow 1" in alice.text
    assert re.search(r"Khand · \d+ → 🔴 Red · Near Harad · \d+\n.*to win, you lose", alice.text), "what is left"
    assert "Keep attacking" in labels(alice.screen)
    assert not {"Cancel the rest", "Stop"} & set(labels(alice.screen)), "it needs no second way to stop"
    before = (await table.session()).table.seq
    await alice.press("plan:on")
    assert (await table.session()).table.seq > before
    await table.quiet()


async def test_going_on_is_not_offered_where_nobody_is_left_to_attack(table: Table) -> None:
    alice, _ = await staged(table, hold={"green": "khand:4", "red": "near_harad:60 harad:2"}, cards="")
    await alice.press("play", table.last("play"))
    await alice.choose("war", "khand+near_harad")
    await alice.fill("stop:khand:near_harad:no", left="2", odds="", follow="0")
    assert "can still attack" in alice.text
    assert "Still to do" not in alice.text, "a stop that was ordered leaves nothing to do"
    assert {"Keep attacking", "Call off the invasion", "End attacks"} <= set(labels(alice.screen))
    assert "*Call off the invasion* ends this invasion alone, and costs nothing" in alice.text
    await alice.press("plan:on")
    assert (await table.session()).state.land.armies("khand") == 1
    assert "has stopped" not in alice.text
    assert not {"Continue", "Cancel the rest", "Keep attacking"} & set(labels(alice.screen))


async def test_stop_at_by_a_form(table: Table) -> None:
    alice, _ = await staged(table, cards="")
    await alice.press("play", table.last("play"))
    await alice.choose("war", "khand+near_harad")
    await alice.fill("stop:khand:near_harad:no", left="5", odds="", follow="many")
    assert "“many” won't do. Write a whole number from 0 to 999,999." in alice.text
    await alice.choose("war", "khand+near_harad")
    await alice.fill("stop:khand:near_harad:no", left="5", odds="", follow="0")
    session = await table.session()
    assert session.state.land.owner("near_harad") == "green" or "can still attack from Khand" in alice.text
    if "has stopped" in alice.text:
        await alice.press("done")
        assert "has stopped" not in alice.text
        assert (await orders(table, "green")).plan is None


async def test_a_turn_is_written_by_taps(table: Table) -> None:
    _, bob = await staged(table)
    await bob.press("play", table.last("play"))
    await bob.press("turn")
    assert "Nothing written yet" in bob.text
    await bob.press("line:end")
    await bob.press("line:deploy")
    await bob.choose("line:deploy", lines(bob.screen, "line:deploy")[0]["value"])
    where = keys(bob.screen)[0].split(":")[-2]
    await bob.press(f"line:deploy:{where}:{ALL}")
    await bob.press("line:trade")
    await bob.press("line:invade")
    source = lines(bob.screen, "line:invade")[0]["value"]
    await bob.choose("line:invade", source)
    target = lines(bob.screen, "line:invade")[0]["value"]
    await bob.choose("line:invade", target)
    await bob.press(f"line:invade:{source}:{target}:3:0:no")
    kept = await next_turn(table, "red")
    trade, deploy, invade, end = sorted(kept, key=lambda line: line.kind != "trade-line")
    assert kept[-1] == EndLine()
    assert {type(line) for line in (trade, deploy, invade, end)} == {TradeLine, DeployLine, InvadeLine, EndLine}
    assert "stop at 3" in bob.text
    await bob.press("less")
    assert EndLine() not in await next_turn(table, "red")
    await table.restart()
    await bob.type("risk seat turn")
    assert "stop at 3" in bob.text
    await bob.press("unwrite")
    assert await next_turn(table, "red") == ()


async def test_a_written_turn_is_shown_when_it_begins_and_played_with_one_tap(table: Table) -> None:
    hold = {"green": "khand:9", "red": "near_harad:1"}
    alice, bob = await staged(table, step=Reinforcement, hold=hold, captains={"green": "khand"})
    await alice.press("play", table.last("play"))
    await alice.type("risk seat turn")
    text = "place Khand all\nattack Khand > Near Harad, odds 5 %\nmove Near Harad > Khand 2\nend"
    await alice.fill("lines", lines=text)
    kept = await next_turn(table, "green")
    assert kept == (
        DeployLine("khand", ALL),
        InvadeLine("khand", "near_harad", "red", odds=5),  # type: ignore[arg-type]
        FortifyLine("near_harad", "khand", 2),
        EndLine(),
    )
    assert "### Your next turn, Green" in alice.text
    assert "not for the one you are playing" in alice.text
    before = (await table.session()).table.seq
    await alice.press("play", table.last("play"))
    assert "Your written turn (4 lines) waits for your next turn." in alice.text
    assert not {"Play my turn", "Play it in this turn"} & set(labels(alice.screen))
    assert (await table.session()).table.seq == before, "nothing is played without a tap"
    await alice.type("risk seat turn")
    assert "Play it in this turn" in labels(alice.screen)
    await alice.press("plan:play")
    await table.quiet()
    session = await table.session()
    assert session.table.seq > before
    assert session.state.active == "red" or "has stopped" in alice.text
    assert await next_turn(table, "green") == ()
    await bob.press("play", table.last("play"))


async def test_skipping_a_line_leaves_the_attacks_open(table: Table) -> None:
    """A move that cannot be made is told as it is written; neither it nor what comes after it ends the attacks."""
    alice, _ = await staged(table, hold={"green": "khand:20 fangorn", "red": "near_harad:1"}, cards="")
    await alice.type("risk seat turn")
    await alice.fill("lines", lines="attack Khand > Near Harad\nmove Khand > Fangorn 1\nend")
    assert "1. attack Khand > Near Harad, until it falls" in alice.text
    assert "no territories of yours link Khand and Fangorn" in alice.text
    assert "`end`" in alice.text, "the words that can be typed"
    await alice.press("plan:play")
    assert "You can't move from Khand to Fangorn" in alice.text
    assert {"Skip this line", "End attacks"} <= set(labels(alice.screen))
    await alice.press("plan:skip")
    assert "The next one first ends the phase you are in: press *Continue*" in alice.text
    assert {"Continue", "End attacks"} <= set(labels(alice.screen))
    await alice.press("plan:on")
    assert "End attacks" not in labels(alice.screen)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        (
            "en",
            "place 3 regiments in Khand\nattack Khand > Near Harad, stop at 4 armies\n"
            "move Khand > Near Harad 2 regiments",
        ),
        (
            "fr",
            "placer 3 régiments au Khand\nattaquer Khand > Proche Harad, arrêt à 4 armées\n"
            "déplacer Khand > Proche Harad 2 régiments",
        ),
    ],
)
async def test_a_number_may_stand_with_a_word_for_units(table: Table, language: str, written: str) -> None:
    LOCALES[table.alice.id] = language
    alice, _ = await staged(table, cards="")
    await alice.type("risk seat turn")
    await alice.fill("lines", lines=written)
    kept = await next_turn(table, "green")
    assert kept, alice.text
    assert kept == (
        DeployLine("khand", 3),
        InvadeLine("khand", "near_harad", "red", left=4),  # type: ignore[arg-type]
        FortifyLine("khand", "near_harad", 2),
    )


async def test_the_post_that_calls_somebody_offers_the_turn_that_they_have_written(table: Table) -> None:
    alice, bob = await staged(table, cards="")
    await bob.type("risk seat turn")
    await bob.fill("lines", lines="place Harad all\nend")
    while (session := await table.session()).state.active == "green":
        action = default(session.rules, session.state, session.list_waiting()[0].number)
        await table.bot.services.games.submit(session.table.id, alice.id, action, 10**6 + session.table.seq)
    await table.quiet()
    await bob.press("play", table.last("play"))
    assert "Your written turn is ready" in bob.text
    assert {"Play my turn", "Change…"} <= set(labels(bob.screen))
    await bob.press("turn")
    assert "### Your turn now, Red" in bob.text
    post = table.last("plan:play")
    assert f"<@{bob.id}>, your turn" in text_of(post)
    assert labels(post)[0] == "Play my turn"
    await alice.press("plan:play", post)
    assert "It's Red's turn now" in alice.text
    assert (await table.session()).table.seq == session.table.seq
    await bob.press("plan:play", post)
    await table.quiet()
    assert "in Harad." in bob.text.splitlines()[0]
    assert await next_turn(table, "red") == ()


@pytest.mark.parametrize(
    ("written", "answer"),
    [
        ("dance Khand 3", "I can't read"),
        ("place Khand", "one number too many or too few"),
        ("place Narnia 3", "Narnia"),
        ("attack Khand > Moria", "You can't get from Khand to Moria"),
        ("attack Khand > Near Harad, stop at many", "one number too many or too few"),
        ("end\nplace Khand 2", "Line 2 comes too late"),
        ("attack Khand > Near Harad, odds 120", "0 to 99"),
    ],
)
async def test_a_turn_that_cannot_be_read_says_what_would_be_right(table: Table, written: str, answer: str) -> None:
    alice, _ = await staged(table)
    await alice.type("risk seat turn")
    await alice.fill("lines", lines=written)
    assert answer in alice.text
    assert await next_turn(table, "green") == ()


async def test_a_long_text_that_is_refused_is_shown_again_and_its_form_with_it(table: Table) -> None:
    alice, _ = await staged(table)
    await alice.type("risk seat turn")
    written = "place Khand the rest\nattack Khand > Near Harad\nmove Khand > Near Harad"
    await alice.fill("lines", lines=written)
    assert "“move Khand > Near Harad” has one number too many or too few" in alice.text
    assert "For example: move Khand > " in alice.text
    assert f"```\n{written}\n```" in alice.text
    await alice.fill("lines", lines=f"{written} 1")
    assert await next_turn(table, "green")


async def test_conditions_by_taps(table: Table) -> None:
    _, bob = await staged(table)
    await bob.press("play", table.last("play"))
    await bob.press("orders")
    await bob.press("clauses:to-defend")
    assert "Always: **as many dice as possible" in bob.text
    await bob.press("clause:to-defend")
    await bob.press("clause:to-defend:one")
    where = lines(bob.screen, "clause:to-defend:one")[0]["value"]
    await bob.choose("clause:to-defend:one", where)
    await bob.press(f"clause:to-defend:one:{where}:5")
    await bob.press(f"clause:to-defend:one:{where}:5:2")
    await bob.press(f"clause:to-defend:one:{where}:5:2:theirs")
    condition = Condition((where,), (5, MOST_REGIMENTS), (0, 2), "theirs")
    assert await order(table, "red", "to-defend") == StandingOrder("most", clauses=(Clause(condition, "one"),))
    assert "against 5+; with ≤2; their captain" in bob.text
    await bob.press("clause-clear")
    assert (await order(table, "red", "to-defend")).clauses == ()  # type: ignore[union-attr]


async def test_conditions_ask_for_no_captain_where_the_game_has_none(table: Table) -> None:
    people = (table.alice, table.bob, table.carol)
    await table.open(*people, game="classic", seats=("red", "blue", "yellow"), mode="conquest", setup="dealt")
    await table.wished(*people)
    await table.alice.type("risk seat orders")
    await table.alice.press("clauses:to-defend")
    for step in ("", ":one", ":one:any", ":one:any:5", ":one:any:5:2"):
        await table.alice.press(f"clause:to-defend{step}")
    assert "against 5+; with ≤2" in table.alice.text
    kept = await order(table, "red", "to-defend")
    assert kept == StandingOrder("most", clauses=(Clause(Condition((), (5, MOST_REGIMENTS), (0, 2)), "one"),))
    await table.alice.fill("clause-text:to-defend", clauses="one: against lots")
    assert "I can't read" in table.alice.text
    assert "captain" not in table.alice.text


async def test_conditions_in_words_and_a_trial(table: Table) -> None:
    alice, bob = await staged(table, cards="", theirs="near_harad:2")
    await alice.press("play", table.last("play"))
    await alice.choose("war", "khand+near_harad")
    await alice.press("bat:khand:near_harad:no:once")
    await bob.press("play", table.last("play"))
    await bob.press("orders")
    await bob.press("clauses:to-defend")
    await bob.fill("clause-text:to-defend", clauses="one: Near Harad, Harad; against 5+\nask: my captain; with ≤3")
    kept = await order(table, "red", "to-defend")
    assert kept is not None
    assert [clause.policy for clause in kept.clauses] == ["one", "ask"]
    assert kept.clauses[1].when == Condition((), (0, MOST_REGIMENTS), (0, 3), "ours")
    await bob.press("trial:to-defend")
    assert "Near Harad**: Green attacked from Khand, 8 against 2" in bob.text
    assert "Condition 1: Defend with 1" in bob.text
    assert "With the same dice" in bob.text
    assert "their order" not in bob.text


@pytest.mark.parametrize(
    ("written", "answer"),
    [
        ("flee: Harad", "isn't an answer here"),
        ("one: Atlantis", "Atlantis"),
        ("one: against lots", "I can't read"),
        ("one: against 9-3", "contradicts itself"),
        ("one: Harad\nask: Harad; against 5+", "Condition 2 never decides anything"),
    ],
)
async def test_conditions_that_cannot_be_are_told(table: Table, written: str, answer: str) -> None:
    _, bob = await staged(table)
    await bob.press("play", table.last("play"))
    await bob.press("orders")
    await bob.press("clauses:to-defend")
    await bob.fill("clause-text:to-defend", clauses=written)
    assert answer in bob.text
    assert await order(table, "red", "to-defend") is None


async def test_in_french(table: Table) -> None:
    LOCALES[table.alice.id] = "fr"
    alice, _ = await staged(table, cards="")
    await alice.type("risk seat turn")
    await alice.fill("lines", lines="attaquer Khand > Proche Harad, arrêt à 3, chances 60 %\nfin")
    kept = await next_turn(table, "green")
    assert kept, alice.text
    assert kept[0] == InvadeLine("khand", "near_harad", "red", 3, 60)  # type: ignore[arg-type]
    assert "arrêt à 3" in alice.text
    assert all(len(label) <= 80 for label in labels(alice.screen))
    await alice.type("risk seat orders")
    await alice.press("clauses:to-defend")
    shown = "un seul dé\u00a0: Harad\u00a0; contre 5+"
    for written in ("un seul dé: harad; contre 5+", "un seul dé: harad; contre 5+ régiments", shown):
        await alice.fill("clause-text:to-defend", clauses=written)
        assert shown in alice.text
    await alice.fill("clause-text:to-defend", clauses="fuir : Harad")
    assert "«\u00a0un seul dé\u00a0»" in alice.text
