"""What AIs are like: chosen in the lobby by its host, changed in a game by a vote, told on card and status."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from support.tables.simkit import LOCALES, Person, keys, lines, text_of
from support.tables.tables import Table
from support.tables.voting import channel, turns_played, votes

from bot.game.progress import PlayedStep
from bot.store.models import ENDED
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.routes import find_route
from rules import Action, Player, Step
from rules.ai import Character, choose_as
from rules.author import TurnBegan

pytestmark = pytest.mark.usefixtures("no_pictures")
RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
THREE = (RED, BLUE, YELLOW)
SAY = "risk table strength"


async def lobby(table: Table, game: str = "classic", *, ais: bool = True, **options: str) -> Any:
    """A lobby of Alice's, with her in the first seat and AIs in all others. Returns its card."""
    await table.alice.type(f"risk new {game}", **options)
    await table.alice.press("join", table.last("join"))
    if ais:
        await table.alice.press("fill", table.last("fill"))
    await table.quiet()
    return table.last("join")


async def playing(table: Table, *people: Person, seats: tuple[str, ...] = THREE) -> None:
    """A game of classic Risk whose first turn has begun, with these people, AIs in the other seats."""
    await table.begun(*people, game="classic", seats=seats, setup="dealt", mode="conquest")


async def strengths(table: Table) -> dict[str, tuple[str, str]]:
    """What is stored of each seat: its strength, and the one from its next turn on."""

    def read(tx: Any) -> Mapping[str, Any]:
        seats: Mapping[str, Any] = tx.tables.seats(tx.tables.here(table.channel.id).id)
        return seats

    seats = await table.bot.store.read(read)
    return {colour: (str(seat.character), str(seat.next_character or "")) for colour, seat in seats.items()}


def watched(table: Table) -> list[tuple[str, str]]:
    """Keeps with which strength each seat is answered for, from now on."""
    asked: list[tuple[str, str]] = []

    def choose(character: Character, rules: Any, seen: Any, *rest: Any) -> Action:
        asked.append((str(seen.viewer), str(character)))
        return choose_as(character, rules, seen, *rest)

    assert table.bot._runner is not None
    table.bot._runner._choose = choose
    return asked


# ---- in the lobby


@pytest.mark.parametrize(
    ("language", "usual", "label", "now", "hard"),
    [
        ("en", "**Blue** – AI, normal", "Blue: AI, hard", "now normal", "**Blue** – AI, hard"),
        ("fr", "**Bleu** – IA, normale", "Bleu : IA, difficile", "actuellement normale", "**Bleu** – IA, difficile"),
    ],
)
async def test_the_host_chooses_how_strong_each_ai_is(
    table: Table, language: str, usual: str, label: str, now: str, hard: str
) -> None:  # fmt: skip
    LOCALES[table.alice.id] = language
    card = await lobby(table, language=language)
    assert usual in text_of(card)
    await table.alice.press("options", card)
    offered = {line["value"]: line for line in lines(table.alice.screen, "strength")}
    assert len(offered) == 10, "two others for each of five AIs"
    assert offered["blue.hard"]["label"].replace("\u00a0", " ") == label
    assert offered["blue.hard"]["description"] == now
    await table.alice.choose("strength", "blue.hard")
    assert f"**{label}**" in table.alice.text.replace("\u00a0", " ")
    await table.quiet()
    told = text_of(table.last("join"))
    assert hard in told
    assert told.count(usual.split("– ")[1]) == 4, "the others stay"
    assert (await strengths(table))["blue"] == ("hard", "")


async def test_a_command_does_the_same(table: Table) -> None:
    await lobby(table)
    await table.alice.type(SAY, seat="blue", strength="easy")
    assert "**Blue: AI, easy**" in table.alice.text
    await table.quiet()
    assert "**Blue** – AI, easy" in text_of(table.last("join"))


async def test_an_ai_that_is_seated_anew_has_the_usual_strength(table: Table) -> None:
    await lobby(table)
    await table.alice.type(SAY, seat="blue", strength="hard")
    await table.bob.press("join:blue", table.last("join"))
    await table.bob.press("leave", table.last("leave"))
    await table.alice.press("ai", table.last("ai"))
    assert (await strengths(table))["blue"] == ("normal", "")


async def test_a_game_keeps_what_was_chosen_and_so_does_its_rematch(table: Table) -> None:
    await lobby(table, mode="conquest", setup="dealt")
    await table.alice.type(SAY, seat="blue", strength="hard")
    await table.alice.type(SAY, seat="green", strength="easy")
    await table.start(table.alice)
    await table.restart()
    await table.quiet()
    await table.alice.type("risk status")
    assert "**Blue (AI, hard)**" in table.alice.text
    assert "**Green (AI, easy)**" in table.alice.text
    await table.alice.type(SAY, seat="yellow", strength="hard")
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    assert (await table.session()).table.state == ENDED
    await table.alice.press("rematch", table.last("rematch"))
    await table.quiet()
    found = {colour: strength for colour, (strength, _) in (await strengths(table)).items()}
    assert (found["blue"], found["green"], found["yellow"]) == ("hard", "easy", "hard-bold")
    assert "**Blue** – AI, hard" in text_of(table.last("join"))


@pytest.mark.parametrize(
    ("person", "seat", "strength", "refusal"),
    [
        ("bob", "blue", "hard", "Only the host can do that"),
        ("alice", "red", "hard", "No AI plays Red. Pick a seat that an AI plays."),
        ("alice", "blue", "brutal", "easy, normal or hard"),
        ("alice", "ochre", "hard", "ochre"),
    ],
)
async def test_what_cannot_be_chosen_is_refused_and_nothing_changes(
    table: Table, person: str, seat: str, strength: str, refusal: str
) -> None:  # fmt: skip
    card = await lobby(table)
    before = await strengths(table)
    await table.people[person].type(SAY, seat=seat, strength=strength)
    assert refusal in table.people[person].text
    assert "\n" not in table.people[person].text
    assert await strengths(table) == before
    assert text_of(table.last("join")) == text_of(card)


@pytest.mark.parametrize("verb", ["strength", "temper"])
def test_no_list_takes_what_no_ai_is_like(verb: str) -> None:
    custom_id = str(CustomId(1, verb))
    assert find_route(custom_id, ["blue.hard-bold"])
    for forged in ("blue.brutal", "blue.hard-mild", "blue.easy-bold", "blue.hard-", "blue."):
        assert not find_route(custom_id, [forged])


@pytest.mark.parametrize(
    ("language", "balanced", "bold", "patient", "hard"),
    [
        ("en", "AI, normal", "AI, normal, bold", "AI, normal, patient", "Blue: AI, hard, bold"),
        ("fr", "IA, normale", "IA, normale, audacieuse", "IA, normale, patiente", "Bleu : IA, difficile, audacieuse"),
    ],
)
async def test_three_ais_are_three_opponents_until_the_host_chooses(
    table: Table, language: str, balanced: str, bold: str, patient: str, hard: str
) -> None:  # fmt: skip
    LOCALES[table.alice.id] = language
    await lobby(table, ais=False, language=language)
    for _ in range(3):
        await table.alice.press("ai", table.last("ai"))
    await table.quiet()
    card = table.last("join")
    assert [text_of(card).count(f"– {each}\n") for each in (balanced, bold, patient)] == [1, 1, 1]
    await table.alice.press("options", card)
    seat = next(seat for seat, (strength, _) in (await strengths(table)).items() if strength == "normal-bold")
    offered = [line["value"] for line in lines(table.alice.screen, "temper")]
    assert len(offered) == 9, "three others for each of three AIs"
    await table.alice.choose("temper", f"{seat}.normal-grudging")
    await table.alice.choose("strength", f"{seat}.hard-grudging")
    assert (await strengths(table))[seat] == ("hard-grudging", "")
    await table.alice.choose("strength", f"{seat}.easy")
    assert not [line for line in lines(table.alice.screen, "temper") if line["value"].startswith(seat)]
    typed = {"en": ("hard", "bold"), "fr": ("difficile", "audacieuse")}[language]
    await table.alice.type(SAY, seat=seat, strength=typed[0], temper=typed[1])
    assert (await strengths(table))[seat] == ("hard-bold", "")
    assert hard.split(": ")[1] in table.alice.text
    await table.alice.type(SAY, seat=seat, strength={"en": "normal", "fr": "normale"}[language])
    assert (await strengths(table))[seat] == ("normal-bold", ""), "who changes the strength alone keeps the temper"


@pytest.mark.parametrize(
    ("language", "refusal"),
    [("en", "In this game, the AI has only one strength."), ("fr", "Dans ce jeu, l'IA n'a qu'un niveau.")],
)
async def test_a_game_with_one_strength_has_nothing_to_choose(
    table: Table, language: str, refusal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.ai.characters.PLANNERS", {})
    LOCALES[table.alice.id] = language
    card = await lobby(table, "godstorm", language=language)
    label = "AI" if language == "en" else "IA"
    assert f"– {label}\n" in text_of(card) + "\n"
    assert f"{label}, " not in text_of(card)
    await table.alice.press("options", card)
    assert not any("strength" in key for key in keys(table.alice.screen))
    seat = list(await strengths(table))[-1]
    before = await strengths(table)
    await table.alice.type(SAY, seat=seat, strength="hard")
    assert table.alice.text.replace("\u2019", "'") == refusal
    assert await strengths(table) == before


# ---- in a game


async def played_until_begun(table: Table, seat: Player) -> int:
    """Play people's seats by defaults until this one has begun another turn. Returns the step with which it did."""
    first = (await table.session()).table.seq + 1
    while True:
        await turns_played(table, (await table.session()).table.turn + 1)
        session = await table.session()
        for number, step in enumerate(await table.bot.services.games.steps(session.table.id, first), first):
            if any(isinstance(event, TurnBegan) and event.player == seat for event in step.events):
                return number


async def test_one_person_alone_changes_an_ai_from_its_next_turn(table: Table) -> None:
    await playing(table, table.alice)
    before = await strengths(table)
    await table.alice.type(SAY, seat="blue", strength="hard")
    await table.quiet()
    assert table.alice.text == "Done. It counts from that seat's next turn."
    assert "Blue's AI is hard from its next turn on." in channel(table)
    assert not any(key.split(":")[3:4] == ["ballot"] for message in table.channel.history() for key in keys(message))
    assert await strengths(table) == before | {"blue": ("normal", "hard")}
    await table.alice.type("risk status")
    assert "**Blue (AI, normal)**" in table.alice.text
    await table.restart()
    asked = watched(table)
    await played_until_begun(table, BLUE)
    assert await strengths(table) == before | {"blue": ("hard", "")}
    of_blue = [strength for seat, strength in asked if seat == BLUE]
    assert set(of_blue[of_blue.index("hard") :]) == {"hard"}
    assert {strength for seat, strength in asked if seat == YELLOW} == {"normal-bold"}
    await table.alice.type("risk status")
    assert "**Blue (AI, hard)**" in table.alice.text


async def test_it_answers_as_before_until_its_own_turn_begins(table: Table) -> None:
    """In somebody else's turn it is still the AI that it was."""
    await playing(table, table.alice)
    session, runner = await table.session(), table.bot._runner
    assert runner is not None
    seats = {**session.seats, BLUE: replace(session.seats[BLUE], next_character=Character("hard"))}
    progress = runner.progress(session, seats)
    found = []
    for seat in (RED, YELLOW, BLUE, RED):
        progress._append(PlayedStep(Step(session.state, None, "ai", (TurnBegan(seat),), ())))
        found.append(str(progress.seats[BLUE].character))
    assert found == ["normal", "normal", "hard", "hard"]
    assert progress.seats[BLUE].next_character is None


@pytest.mark.parametrize(
    ("language", "title", "about", "told", "refused"),
    [
        (
            *("en", "Vote: make Yellow's AI hard?", "Yellow's AI is hard from its next turn on."),
            *("Yellow's AI is hard from its next turn on: 2 of 2 said yes.", "Yellow's AI is like that already."),
        ),
        (
            *("fr", "Vote : une IA difficile pour Jaune ?", "l'IA de Jaune sera difficile dès son prochain tour."),
            *("L'IA de Jaune sera difficile dès son prochain tour : 2 oui sur 2.", "L'IA de Jaune est déjà ainsi."),
        ),
    ],
)
async def test_a_majority_changes_it(
    table: Table, language: str, title: str, about: str, told: str, refused: str
) -> None:  # fmt: skip
    for person in (table.alice, table.bob):
        LOCALES[person.id] = language
    await table.begun(
        *(table.alice, table.bob), game="classic", seats=THREE, setup="dealt", mode="conquest", language=language
    )
    before = await strengths(table)
    await table.alice.type(SAY, seat="yellow", strength="hard")
    await table.quiet()
    card = text_of(table.last("ballot")).replace("\u00a0", " ").replace("\u2019", "'")
    assert title in card
    assert about in card
    assert await strengths(table) == before
    await table.alice.type("risk wait")
    assert title in table.alice.text.replace("\u00a0", " ").replace("\u2019", "'")
    await votes(table, alice="yes", bob="yes")
    assert told in channel(table).replace("\u00a0", " ").replace("\u2019", "'")
    assert await strengths(table) == before | {"yellow": ("normal", "hard")}
    await table.bob.type(SAY, seat="yellow", strength="hard")
    assert table.bob.text.replace("\u2019", "'") == refused
    await played_until_begun(table, YELLOW)
    assert (await strengths(table))["yellow"] == ("hard", "")


async def test_half_is_no_majority_and_may_ask_again_later(table: Table) -> None:
    await playing(table, table.alice, table.bob)
    before = await strengths(table)
    await table.alice.type(SAY, seat="yellow", strength="hard")
    await table.quiet()
    await table.bob.type(SAY, seat="yellow", strength="easy")
    assert "already voting" in table.bob.text
    await votes(table, alice="yes", bob="no")
    assert "Yellow's AI stays as it is: 1 of 2 said yes, and it takes more than half." in channel(table)
    assert await strengths(table) == before
    await table.alice.type(SAY, seat="yellow", strength="hard")
    assert "The table has just said no" in table.alice.text


@pytest.mark.parametrize(
    ("person", "seat", "strength", "refusal"),
    [
        ("alice", "blue", "hard", "No AI plays Blue. Pick a seat that an AI plays."),
        ("alice", "yellow", "normal", "Yellow's AI is like that already."),
        ("alice", "yellow", "brutal", "easy, normal or hard"),
        ("alice", "green", "hard", "green"),
        ("eve", "yellow", "hard", "You have no seat at this table"),
    ],
)
async def test_what_cannot_be_changed_opens_no_vote(
    table: Table, person: str, seat: str, strength: str, refusal: str
) -> None:  # fmt: skip
    await playing(table, table.alice, table.bob)
    before, shown = await strengths(table), channel(table)
    await table.people[person].type(SAY, seat=seat, strength=strength)
    await table.quiet()
    assert refusal in table.people[person].text
    assert "\n" not in table.people[person].text
    assert (await strengths(table), channel(table)) == (before, shown)


async def test_nobody_votes_on_the_ai_of_a_game_with_one_strength(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.ai.characters.PLANNERS", {})
    await table.open(table.alice, table.bob, game="godstorm", seats=("blue", "green", "ochre"))
    await table.alice.type(SAY, seat="ochre", strength="hard")
    assert table.alice.text == "In this game, the AI has only one strength."
    await table.alice.type("risk status")
    assert "(Egyptians, AI)" in table.alice.text


async def test_a_stand_in_is_normal_and_the_next_one_again(table: Table) -> None:
    await playing(table, table.alice, table.bob, table.carol, seats=("red", "blue", "yellow", "green"))
    await table.bob.type("risk seat substitute", ai=True)
    await table.quiet()
    await table.alice.type("risk wait")
    assert " is away. The AI (normal) plays until they return." in table.alice.text
    await table.alice.type(SAY, seat="blue", strength="hard")
    await table.quiet()
    await votes(table, alice="yes", carol="yes")
    assert "hard" in (await strengths(table))["blue"]
    await table.bob.press("play", table.last("play"))
    await table.quiet()
    assert (await strengths(table))["blue"] == ("normal", "")
    await table.bob.type("risk seat substitute", ai=True)
    await table.quiet()
    assert (await strengths(table))["blue"] == ("normal", "")


async def test_a_vote_on_a_stand_in_ends_when_its_player_is_back(table: Table) -> None:
    await playing(table, table.alice, table.bob, table.carol, seats=("red", "blue", "yellow", "green"))
    await table.bob.type("risk seat substitute", ai=True)
    await table.quiet()
    await table.alice.type(SAY, seat="blue", strength="hard")
    await table.quiet()
    assert "make Blue's AI hard?" in text_of(table.last("ballot"))
    await table.bob.press("play", table.last("play"))
    await table.quiet()
    assert "that seat's player is back" in channel(table)
    assert (await strengths(table))["blue"] == ("normal", "")


async def test_a_host_who_gives_an_ai_its_own_seat_changes_nothing(table: Table) -> None:
    """What takes a vote is not got around by replacing the AI by itself."""
    await playing(table, table.alice, table.bob)
    await table.alice.type(SAY, seat="yellow", strength="easy")
    await table.quiet()
    await votes(table, alice="yes", bob="yes")
    before = await strengths(table)
    await table.alice.type("risk table replace", seat="yellow")
    await table.quiet()
    assert "easy" in before["yellow"]
    assert await strengths(table) == before


async def test_an_ai_that_is_out_of_the_game_stays_as_it_is(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await playing(table, table.alice)
    before = await strengths(table)
    monkeypatch.setattr("bot.game.seats.still_plays", lambda state, seat: seat != BLUE)
    await table.alice.type(SAY, seat="blue", strength="hard")
    assert table.alice.text.startswith("Blue has no territory left")
    assert await strengths(table) == before
