"""The turn card in the channel: its map is not older than the story below it, as long as Discord lets it be edited."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any, Never

import pytest
from support.godstorm.moments import HOLD
from support.godstorm.position import BLUE, GREEN, OCHRE, field
from support.godstorm.tables import staged
from support.legacy.campaigns import RED, after_the_war
from support.tables.answer_paths import GameOfAIs
from support.tables.player import play_on
from support.tables.simkit import called, found, text_of
from support.tables.tables import Table
from support.tables.voting import answered, three

from bot.game.deadlines import person_to_nudge
from bot.game.session import Session
from bot.messages import BoardPost
from bot.store.models import Seat
from bot.ui.interaction.labels import by_colour
from bot.ui.posts.board import _calls
from bot.words import LANGUAGES, words
from bot.words.board_text import board_lines
from rules import Player
from rules.author import ToReact
from rules.orders import ASK, SeatOrders, StandingOrder
from rules.risk import ToFight
from rules.risk.combat.invasion import Attack
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.turns import Order

MINUTE = 60
SKY = "ground_is_sacred"
NOT_MADE = "Something of this game can't be shown here. The game goes on; its host finds the reason in the log."


async def conquest(table: Table) -> None:
    """Somebody takes a territory in their turn, which goes on; the people play as AIs do."""
    before = (await table.session()).state
    for _ in range(200):
        await play_on(table, 1)
        now = (await table.session()).state
        if now.active == before.active and any(now.land.of(seat) != before.land.of(seat) for seat in now.seats):
            return
        before = now
    raise AssertionError("nobody took anything")


async def board_in_words(table: Table) -> str:
    session = await table.session()
    spoken = words("en", session.table.game)
    return "\n\n".join(board_lines(session.view(None), session.rules, spoken, by_colour(spoken)))


async def test_a_conquest_is_on_the_card_of_the_turn_under_way(table: Table, no_pictures: None) -> None:
    await three(table)
    await conquest(table)
    await table.quiet()
    assert await board_in_words(table) in text_of(table.last("play"))
    await conquest(table)
    await table.quiet()
    assert await board_in_words(table) in text_of(table.last("play"))


LOST = {"en": "Blue took Liguria from you.", "fr": "Bleu vous a pris la Ligurie."}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_card_that_calls_somebody_says_what_they_lost(
    table: Table, no_pictures: None, same_dice: None, language: str
) -> None:
    """The post that mentions Green has it; that of Blue's turn, in which it was taken, has not."""
    hold = {"blue": "gaul:30 iberia:2", "green": "liguria:1 roma:9", "ochre": "thule:3"}
    position = field(hold=hold, turn="ochre", step=Fortification, parts=(Order(OCHRE, 1),))
    await staged(table, position, language=language)
    while (session := await table.session()).state.active != GREEN:
        assert LOST[language] not in text_of(table.last("play"))
        (waiting,) = session.list_waiting()
        if isinstance(waiting.decision, ToFight) and session.state.land.owner("liguria") == GREEN:
            await table.alice.type("risk attack", **{"from": "gaul", "to": "liguria", "left": 3, "follow": 5})
        await answered(table)
    card = table.last("play")
    assert called(card, table.bob) == [table.bob.id]
    assert text_of(card).count(LOST[language]) == 1


async def test_a_window_calls_whom_it_asks_without_another_map(table: Table, no_pictures: None) -> None:
    """The map of the turn stands a little higher; one comes back when the turn is another's."""
    await staged(table, field(hold=HOLD, faith={"green": "5"}, gods={"green": "sky@liguria"}, miracles={"green": SKY}))
    number, games = (await table.session()).table.id, table.bot.services.games
    await games.set_order(number, table.bob.id, "sky", StandingOrder(ASK))
    session = await table.session()
    attack = Attack(session.list_waiting()[0].number, BLUE, "gaul", "liguria", 3)
    await games.submit(number, table.alice.id, attack, 900)
    await table.quiet()
    card = table.last("play")
    assert called(card, table.bob) == [table.bob.id]
    assert "Gaul" not in text_of(card)


async def test_a_card_too_old_to_be_edited_is_not_drawn_for_nothing(
    table: Table, no_pictures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    await three(table)
    await table.env.advance_time(51 * MINUTE)
    drawn: list[object] = []
    monkeypatch.setattr("bot.ui.posts.renderer.board_post", lambda *about: drawn.append(about))
    number, before = (await table.session()).table.id, text_of(table.last("play"))
    edit = BoardPost((), (), fresh=False)
    await table.bot.store.transact(lambda tx: tx.outbox.add(number, edit, table.bot.clock.now()))
    table.bot.outbox.wake(number)
    await table.quiet()
    assert (drawn, text_of(table.last("play"))) == ([], before)
    assert await table.bot.store.read(lambda tx: tx.outbox.unsent(number)) == []


async def test_a_post_whose_picture_or_words_cannot_be_made_is_sent_in_words(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As when what a package adds to pictures fails, then what it adds to words, then all. A card in words has its
    call and its buttons; the next one is whole again once all is mended."""
    await three(table)
    session = await table.session()
    number, person = session.table.id, next(each.person for each in session.list_waiting() if each.person)

    def broken(*about: object, **how: object) -> Never:
        raise KeyError("lighthouse")

    async def posted() -> Any:
        card = BoardPost((person,), (person,), fresh=True)
        await table.bot.store.transact(lambda tx: tx.outbox.add(number, card, table.bot.clock.now()))
        table.bot.outbox.wake(number)
        await table.quiet()
        return table.channel.history()[-1]

    monkeypatch.setattr("bot.ui.pictures.board.scene", broken)
    card = await posted()
    assert not card.attachments
    assert await board_in_words(table) in text_of(card)
    monkeypatch.setattr("bot.ui.posts.board.board_lines", broken)
    card = await posted()
    assert NOT_MADE in text_of(card)
    assert called(card, table.alice) == [person]
    assert found(card, "play")
    monkeypatch.setattr("bot.ui.posts.renderer.board_post", broken)
    assert text_of(await posted()) == NOT_MADE
    told = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    why = "KeyError at test_turn_card.py:"
    assert [line.partition(why)[0] for line in told] == [
        f"table {number}: its board cannot be drawn: ",
        f"table {number}: its board cannot be drawn: ",
        f"table {number}: its board cannot be told: ",
        f"table {number}: a board could not be made: ",
    ]
    monkeypatch.undo()
    card = await posted()
    assert card.attachments
    assert NOT_MADE not in text_of(card)


def asked_of_winner() -> Session:
    """The moment after a war that Alice (1) has won in her turn."""
    game = GameOfAIs("legacy", ("red", "blue", "green"), {})
    game.state = after_the_war(game.rules, {"red": "iceland", "blue": "peru", "green": "japan"}).state
    session = game.asked(game.state.unanswered[0], "en").session
    assert game.state.active == "red"
    return replace(session, seats={**session.seats, RED: Seat("red", 1)})


@pytest.mark.parametrize(
    ("language", "call"), [("en", "<@1>, your move: choose a reward"), ("fr", "<@1>, à vous de choisir une récompense")]
)
def test_a_reward_is_no_turn(language: str, call: str) -> None:
    """Although its winner's turn has not ended; an ordinary question of a turn is one."""
    session, spoken = asked_of_winner(), words(language, "legacy")
    assert f"**{call}**" in [line.replace("\u00a0", " ") for line in _calls(session, spoken, {}, ())]
    (asked,) = (waiting.decision for waiting in session.list_waiting())
    assert not session.plays_turn(asked)
    assert not session.plays_turn(ToReact(RED, "battle"))
    assert session.plays_turn(ToFight(RED))
    assert not session.plays_turn(ToFight(Player("blue")))
    wishful = replace(session, orders=session.orders.with_seat(RED, SeatOrders().with_preference("nudge", True)))
    assert person_to_nudge(wishful) is None, "it would say that it is still her turn"
