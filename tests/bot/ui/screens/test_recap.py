"""The recap tells what has changed of all that a game's status holds, and nothing that was taken back.

`pytest -m long tests/bot/ui/screens/test_recap.py` compares many more moments.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from discord import ui
from support.classic.position import field
from support.tables.answer_paths import GameOfAIs
from support.tables.simkit import LOCALES
from support.tables.tables import Table
from support.tables.voting import answered, three, turns_played, votes

from bot.game.session import Session
from bot.store.models import ENDED, RUNNING, Handover, Seat
from bot.store.models import Table as StoredTable
from bot.ui.interaction.labels import by_colour, by_title
from bot.ui.interaction.layout import Layout
from bot.ui.screens.recap import Since, of_cards, recap_of
from bot.words import words
from bot.words.seat_titles import seat_titles
from bot.words.status import status
from renders import RecentTurn
from rules import GAMES, Player, State, apply, view
from rules.ai import choose
from rules.author import CardsMoved
from rules.orders import Orders
from rules.risk import ArmiesPlaced, BattleFought, Conquered

TABLES = {
    "lotr": ("green", "black", "red"),
    "classic": ("red", "blue", "yellow"),
    "godstorm": ("green", "blue", "ochre"),
    "legacy": ("red", "blue", "yellow"),
}


def said(layout: Layout) -> str:
    """All text of a message that was not sent."""
    return "\n".join(item.content for item in layout.view().walk_children() if isinstance(item, ui.TextDisplay))


def moments(game: GameOfAIs, answers: int, seed: int) -> list[State]:
    """Some moments of a game of AIs, in order."""
    wild, kept = Random(seed), [game.state]
    for at in range(answers):
        if game.state.winners is not None:
            break
        asked = game.asked(game.state.unanswered[0], "en")
        action = choose(game.rules.at(game.state), asked.seen, asked.number, asked.offers, wild.randrange)
        game.state = apply(game.rules, game.state, action, game.chance).state
        if at % (answers // 3) == 0:
            kept.append(game.state)
    return [*kept, game.state]


def session_at(game: GameOfAIs, state: State, seat: Seat | None = None) -> Session:
    """The table of a game of AIs at this moment, perhaps with somebody in one seat."""
    seats = {Player(colour): Seat(colour, ai=True) for colour in game.seats}
    if seat is not None:
        seats[Player(seat.colour)] = seat
    table = StoredTable(1, 1, 1, 1, game.game, dict(game.setting.options), "en", RUNNING, b"s" * 32, 0)
    known, rules = GAMES[game.game], game.rules.at(state)
    return Session(table, known, game.setting, rules, state, seats, Orders(), b"k" * 32)


def check(name: str, answers: int, seed: int, language: str) -> None:
    game = GameOfAIs(name, TABLES[name], {})
    seen, spoken = moments(game, answers, seed), words(language, name)
    for before, now in pairwise(seen):
        session = session_at(game, now)
        told = said(recap_of(session, 0, Since(before), spoken))
        was, holds = (
            {
                part
                for line in status(public, rules, spoken, seat_titles(public, rules, spoken)).split("\n")[1:]
                for part in line.removeprefix("-# ").split(" · ")
            }
            for public, rules in ((view(each, None), game.rules.at(each)) for each in (before, now))
        )
        turn = spoken.say("status-turn", who=by_title(session, spoken)(now.active))
        assert [part for part in holds - was - {turn} if part not in told] == []


@pytest.mark.parametrize("name", TABLES)
def test_whatever_the_status_says_anew_is_in_the_recap(name: str) -> None:
    check(name, 240, 1, "en")


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(20))
def test_in_many_games(name: str, seed: int) -> None:
    check(name, 1500, seed, ("en", "fr")[seed % 2])


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("<@9> now plays Blue, by decision of <@7>.", "Red is away. The AI (normal) plays until they return.")),
        ("fr", ("<@9> joue désormais Bleu", "IA (normale) joue jusqu’à son retour.")),
    ],
)
def test_seats_that_changed_hands_and_who_plays_for_whom(language: str, lines: tuple[str, ...]) -> None:
    game = GameOfAIs("classic", TABLES["classic"], {})
    session = session_at(game, game.state, Seat("red", 8, stand_in="ai"))
    since = Since(game.state, (), (Handover(3, "blue", "person", 8, 9, 7),))
    told = said(recap_of(session, 8, since, words(language, "classic")))
    for line in lines:
        assert line in told


async def test_what_was_taken_back_has_not_happened(table: Table, same_dice: None) -> None:
    """Carol has seen two turns; the table goes back to the first. Nothing of theirs is lost or won."""
    await three(table)
    start = (await table.session()).state
    await turns_played(table, 3)
    await table.carol.type("risk me recap")
    await table.alice.type("risk table vote", about="rewind", to="1.1")
    await votes(table, alice="yes", bob="yes")
    await table.carol.type("risk me recap")
    assert "2 of 3" in table.carol.text
    assert "Vote: back to round 1" in table.carol.text
    await votes(table, carol="yes")
    assert (await table.session()).state.land == start.land
    await table.carol.type("risk me recap")
    assert "The table has gone back: what you saw last hasn't happened." in table.carol.text.replace("’", "'")
    assert "Territories" not in table.carol.text
    await answered(table)
    await table.carol.type("risk me recap")
    assert "gone back" not in table.carol.text


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Votes so far: 1 of 3."), ("fr", "1 voix sur 3 pour l’instant.")]
)
async def test_an_open_vote_stands_wherever_one_looks(table: Table, language: str, line: str) -> None:
    """With how many have voted, never with who."""
    LOCALES[table.bob.id] = language
    await three(table)
    await table.alice.type("risk table pause")
    await votes(table, carol="yes")
    for command in ("risk status", "risk wait", "risk me tables", "risk me recap"):
        await table.bob.type(command)
        assert line in table.bob.text, command
        assert f"<@{table.carol.id}> yes" not in table.bob.text
    await votes(table, alice="yes")
    for command in ("risk status", "risk wait", "risk me tables", "risk me recap"):
        await table.bob.type(command)
        assert line.partition(":")[0] not in table.bob.text, command


def test_what_has_grown_is_not_told_as_lost() -> None:
    """Red held South America, and holds Australia too."""
    south, australia = "peru brazil venezuela argentina", "indonesia new_guinea western_australia eastern_australia"
    before, now = (
        field(hold={"red": land, "blue": "alaska"}, rest="yellow") for land in (south, f"{south} {australia}")
    )
    session = session_at(GameOfAIs("classic", TABLES["classic"], {}), now.state)
    for language, word in (("en", "No longer"), ("fr", "Perdu")):
        told = said(recap_of(session, 0, Since(before.state), words(language, "classic")))
        assert word not in told
        assert words(language, "classic").say("region-oceania") in told


def test_after_the_end_the_standings_stand_once_and_nothing_is_told_as_before() -> None:
    before, now = (field(hold={"red": land, "blue": "alaska"}, rest="yellow") for land in ("peru", "peru brazil"))
    session = session_at(GameOfAIs("classic", TABLES["classic"], {}), now.state)
    over = replace(session, table=replace(session.table, state=ENDED))
    for language, word in (("en", "When you last looked"), ("fr", "À votre dernier passage")):
        spoken = words(language, "classic")
        then = said(recap_of(session, 0, Since(before.state), spoken)).replace("\u00a0", " ").partition(f"{word}")[2]
        assert re.match(r" ?: \d+ territ", then), "the name stands in the line above"
        told = said(recap_of(over, 0, Since(before.state), spoken))
        assert word not in told
        assert told.count(by_colour(spoken)("red")) == 1


def test_a_card_that_nobody_saw_is_not_shown_and_one_that_was_is_named() -> None:
    hidden = CardsMoved(("",), "deck", "hand:red", ("red",), True)
    shown = CardsMoved(("peru",), "deck", "hand:red", ("red",), True)
    assert of_cards([hidden, shown]) == (shown,)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "**The last round**",
                "🔵 **Blue** took Peru",
                "🟡 **Yellow** reinforced",
            ],
        ),
        (
            "fr",
            [
                "**Le dernier tour de table**",
                "🔵 **Bleu** prend le Pérou",
                "🟡 **Jaune** place ses renforts",
            ],
        ),
    ],
)
def test_where_nothing_is_new_the_last_round_is_told(language: str, lines: list[str]) -> None:
    game = GameOfAIs("classic", TABLES["classic"], {})
    red, blue, yellow = map(Player, TABLES["classic"])
    session = session_at(game, field(hold={"red": "peru"}, rest="blue", turn="red").state)
    taken = (
        BattleFought(blue, red, "brazil", "peru", (6,), (5,), 0, 0, 0, 1),
        Conquered(blue, red, "brazil", "peru", 1, ()),
    )
    turns = (
        (red, (ArmiesPlaced(red, "alaska", 9),)),
        (blue, taken),
        (yellow, (ArmiesPlaced(yellow, "japan", 3),)),
        (red, ()),
    )
    recent = [RecentTurn(at, player, events) for at, (player, events) in enumerate(turns)]
    told = said(recap_of(session, 8, Since(session.state), words(language, "classic"), (), recent))
    assert [line for line in lines if line not in told] == []
    assert "9" not in told, "red's earlier turn"
