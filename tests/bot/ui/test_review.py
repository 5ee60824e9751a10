"""The review: a person's own turning points after the game, by what they could see then."""

from __future__ import annotations

import re
from typing import Any

import pytest
from support.classic.position import field as world
from support.tables.positions import put
from support.tables.simkit import LOCALES, Person, keys
from support.tables.tables import Table
from support.tables.voting import channel

from bot.services.review import LOOKED_AT, OwnStep, own_answers, sample
from rules import Action, Player
from rules.risk import Attack, Deploy, Finish, Fortify

pytestmark = pytest.mark.usefixtures("no_pictures")
THREE = ("red", "blue", "yellow")
REVIEW = "risk me review"
HOLD = {"red": "eastern_australia western_australia:9 new_guinea", "blue": "indonesia siam:3"}


async def playing(table: Table, *, coach: bool = True, language: str = "en", **setup: Any) -> None:
    """Alice, Bob and Carol at a table of classic Risk where it is Alice's turn to attack, as red."""
    people = (table.alice, table.bob, table.carol)
    await table.begun(*people, game="classic", seats=THREE, setup="dealt", mode="conquest", language=language)
    session = await table.session()
    if coach:
        await table.bot.store.transact(lambda tx: tx.tables.change(session.table.id, coach=True))
    position = world(**({"hold": HOLD, "rest": "yellow", "turn": "red"} | setup))
    put(table.database, session.table.id, session.table.seq, position.state)
    assert table.bot._runner is not None
    table.bot._runner.drop(session.table.id)


async def give(table: Table, person: Person, action: type[Action], *fields: Any) -> None:
    """Let a person answer their first open question."""
    session = await table.session()
    seat = session.seat_held_by(person.id)
    number = next(iter(session.decisions_of(seat)))
    answer = action(number, seat, *fields)  # type: ignore[call-arg]
    await table.bot.services.games.submit(session.table.id, person.id, answer, 10**6 + session.table.seq)


async def missed(table: Table) -> None:
    """Red ends the attacks though Indonesia would complete Australia, and marches into the rear."""
    await give(table, table.alice, Finish)
    await give(table, table.alice, Fortify, "western_australia", "eastern_australia", 8)


async def end(table: Table) -> None:
    await table.bot.services.games.end((await table.session()).table.id, table.alice.id)
    await table.quiet()


def plain(person: Person) -> str:
    return person.text.replace("\u00a0", " ").replace("\u2019", "'")


# ---- what it tells


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "### Your review: Red",
                "I compared your moves (2 of 2) with a strong AI's, from what you could see then. This one cost you"
                " most.",
                "**Round 1: End attacks**",
                "Better: **Attack Indonesia from Western Australia with 3**",
                "-# Plan: take Indonesia. **99%** to succeed, you lose 0.5 armies on average.",
                "-# Gain: all of Australia (+2) · the turn's card.",
                "-# Blue can strike back from Siam with 2 armies and any new ones; you then have 7 in Indonesia.",
            ],
        ),
        (
            "fr",
            [
                "### Votre bilan : Rouge",
                "J'ai comparé vos coups (2 sur 2) à ceux d'une IA forte, d'après ce que vous pouviez voir alors."
                " Celui-ci vous a le plus coûté.",
                "**Manche 1 : Terminer les attaques**",
                "Mieux : **Attaquer l'Indonésie depuis l'Australie occidentale avec 3**",
                "-# Plan : prendre l'Indonésie. **99 %** de chances de réussir, vous perdez 0,5 régiment en moyenne.",
                "-# Gain : l'Océanie en entier (+2) · la carte du tour.",
                "-# Bleu peut riposter depuis le Siam avec 2 régiments, plus ses renforts ; vous en aurez 7 en"
                " Indonésie.",
            ],
        ),
    ],
)
async def test_the_button_tells_what_would_have_been_better_and_why(
    table: Table, language: str, told: list[str]
) -> None:  # fmt: skip
    LOCALES[table.alice.id] = language
    await playing(table, language=language)
    await missed(table)
    await end(table)
    before = channel(table)
    await table.alice.press("review", table.last("review"))
    lines = plain(table.alice).split("\n")
    assert lines[:-1] == told
    worth = [float(number.replace(",", ".")) for number in re.findall(r"\d+[.,]\d", lines[-1])]
    assert worth[0] > worth[1]
    assert channel(table) == before
    assert table.alice.screen.flags.ephemeral
    read = table.alice.text
    await table.alice.type(REVIEW)
    assert table.alice.text == read


@pytest.mark.parametrize(("language", "odds"), [("en", "16% · lose 4.5"), ("fr", "16 % · pertes 4,5")])
async def test_an_attack_is_told_with_its_odds(table: Table, language: str, odds: str) -> None:
    LOCALES[table.alice.id] = language
    hold = {"red": "india:6 new_guinea:6", "blue": "siam:9 indonesia:2", "yellow": "brazil:9 peru:9"}
    await playing(table, language=language, hold=hold, rest="red")
    await give(table, table.alice, Attack, "india", "siam", 3)
    await end(table)
    await table.alice.type(REVIEW)
    assert f"** ({odds})" in plain(table.alice)


async def test_another_hidden_hand_gives_the_same_review(table: Table) -> None:
    await playing(table)
    session = await table.session()
    read = []
    await missed(table)
    await end(table)
    for cards in ("japan argentina congo", "peru ural wild_1"):
        position = world(hold=HOLD, rest="yellow", turn="red", hands={"red": "alaska", "blue": cards})
        put(table.database, session.table.id, session.table.seq, position.state)
        before = await table.bot.services.games.state_after(await table.session(), session.table.seq)
        assert before.zones["hand:blue"].cards == tuple(cards.split())
        await table.alice.type(REVIEW)
        read.append(table.alice.text)
    assert "Better: **Attack Indonesia" in read[0]
    assert read[0] == read[1]


async def test_who_played_as_a_strong_ai_reads_so(table: Table) -> None:
    await playing(table)
    await give(table, table.alice, Attack, "western_australia", "indonesia", 3)
    await end(table)
    await table.alice.type(REVIEW)
    assert "You played much as a strong AI would" in table.alice.text
    assert "Better" not in table.alice.text


async def test_an_answer_that_was_taken_back_does_not_count(table: Table) -> None:
    await playing(table)
    await give(table, table.alice, Finish)
    await table.alice.type("risk undo")
    await end(table)
    await table.alice.type(REVIEW)
    assert table.alice.text == "There is nothing to review: you made no move in this game."


async def test_a_mode_in_which_no_turn_is_planned_has_none(table: Table) -> None:
    people = (table.alice, table.bob, table.carol)
    house = {"mode": "conquest", "setup": "dealt", "house": "Single Front"}
    await table.begun(*people, game="classic", seats=THREE, **house)
    session = await table.session()
    await table.bot.store.transact(lambda tx: tx.tables.change(session.table.id, coach=True))
    assert table.bot._runner is not None
    table.bot._runner.drop(session.table.id)
    first = next(person for person in people if session.seat_of(person.id) == session.state.active)
    seat = session.state.active
    number = next(iter(session.decisions_of(seat)))
    offer = next(offer for offer in session.offers(number) if offer.action is Deploy)
    where = offer.fields["where"][0]
    await give(table, first, Deploy, where, 1)
    await end(table)
    await first.type(REVIEW)
    assert "here the AI doesn't plan its turns" in first.text


# ---- refused


async def test_a_running_game_has_none_yet(table: Table) -> None:
    await playing(table)
    await missed(table)
    await table.alice.type(REVIEW)
    assert table.alice.text == "This game is still running."


@pytest.mark.parametrize(
    ("language", "refusal"),
    [
        ("en", "This game was played without a coach, so there is no review."),
        ("fr", "Cette partie s'est jouée sans conseiller : il n'y a pas de bilan."),
    ],
)
async def test_a_table_without_a_coach_has_none_and_no_button(table: Table, language: str, refusal: str) -> None:
    LOCALES[table.alice.id] = language
    await playing(table, coach=False, language=language)
    await missed(table)
    await end(table)
    assert not any(":review" in key for message in table.channel.history() for key in keys(message))
    await table.alice.type(REVIEW)
    assert plain(table.alice) == refusal


async def test_a_spectator_and_who_made_no_move_get_none(table: Table) -> None:
    await playing(table)
    await missed(table)
    await end(table)
    for person in (table.eve, table.bob):
        await person.press("review", table.last("review"))
        assert person.text == "There is nothing to review: you made no move in this game."


async def test_before_any_game_there_is_none(table: Table) -> None:
    await table.alice.type("risk new classic")
    await table.alice.type(REVIEW)
    assert table.alice.text.startswith("The game hasn't begun.")


# ---- which answers are compared


async def test_battles_of_one_invasion_count_once(table: Table) -> None:
    await playing(table, hold=HOLD | {"blue": "indonesia:30 siam:3"})
    for _ in range(3):
        await give(table, table.alice, Attack, "western_australia", "indonesia", 1)
    session = await table.session()
    steps = await table.bot.services.games.steps(session.table.id)
    assert len(own_answers(steps, table.alice.id)) == 1
    assert own_answers(steps, table.bob.id) == []


def test_of_very_many_answers_a_sample_over_the_whole_game_is_compared() -> None:
    step: Any = None
    answers = [OwnStep(step, Finish(at, Player("red")), at) for at in range(1000)]
    found = [own.turn for own in sample(answers)]
    assert len(found) == LOOKED_AT == len(set(found))
    assert found[0] == 0
    assert found[-1] > 980
    assert sample(answers[:5]) == answers[:5]
