"""The coach: turned on by the host or the table, asked in the panel and by a command; without it, not a trace."""

from __future__ import annotations

from typing import Any

import pytest
from support.tables.positions import put
from support.tables.simkit import LOCALES, everything, keys, lines, parts, text_of
from support.tables.tables import Table
from support.tables.turn_to_attack import put_world, turn_to_attack
from support.tables.voting import channel, votes

from rules import position
from rules.risk.turn.turns import TurnOrder

pytestmark = pytest.mark.usefixtures("no_pictures")
THREE = ("red", "blue", "yellow")
HINT = "risk seat hint"
COACH = "risk table coach"


def hint_in(text: str) -> list[str]:
    """The lines of the hint on a screen."""
    rows = text.replace("\u00a0", " ").replace("\u2019", "'").split("\n")
    first = next((at for at, row in enumerate(rows) if row.startswith(("**Hint:", "**Conseil"))), len(rows))
    last = next((at for at in range(first + 1, len(rows)) if not rows[at].startswith("-# ")), len(rows))
    return rows[first:last]


# ---- a hint


@pytest.mark.parametrize(
    ("language", "hint"),
    [
        (
            "en",
            [
                "**Hint: Attack Indonesia from Western Australia with 3**",
                "-# Plan: take Indonesia. **99%** to succeed, you lose 0.5 armies on average.",
                "-# Gain: all of Australia (+2) · the turn's card.",
                "-# Blue can strike back from Siam with 2 armies and any new ones; you then have 7 in Indonesia.",
            ],
        ),
        (
            "fr",
            [
                "**Conseil : Attaquer l'Indonésie depuis l'Australie occidentale avec 3**",
                "-# Plan : prendre l'Indonésie. **99 %** de chances de réussir, vous perdez 0,5 régiment en moyenne.",
                "-# Gain : l'Océanie en entier (+2) · la carte du tour.",
                "-# Bleu peut riposter depuis le Siam avec 2 régiments, plus ses renforts ; vous en aurez 7 en"
                " Indonésie.",
            ],
        ),
    ],
)
async def test_the_button_says_what_to_do_and_why_above_the_question(
    table: Table, language: str, hint: list[str]
) -> None:  # fmt: skip
    LOCALES[table.alice.id] = language
    await turn_to_attack(table, coach=True, language=language)
    await table.alice.press("play", table.last("play"))
    assert hint_in(table.alice.text) == []
    await table.alice.press("hint")
    assert hint_in(table.alice.text) == hint
    assert any(":war" in key for key in keys(table.alice.screen)), "the question stays below"
    again = hint_in(table.alice.text)
    await table.alice.type(HINT)
    assert hint_in(table.alice.text) == again


async def test_a_hint_has_the_button_that_does_it(table: Table) -> None:
    await turn_to_attack(table, coach=True)
    await table.alice.press("play", table.last("play"))
    await table.alice.press("hint")
    (blue,) = (part for part in parts(table.alice.screen) if part.get("type") == 2 and part.get("style") == 1)
    assert blue["label"] == "Attack Indonesia"
    assert "Hint: Attack Indonesia from Western Australia" in table.alice.text
    await table.alice.press("bat:western_australia:indonesia")
    await table.quiet()
    assert "Red attacks Indonesia from Western Australia" in table.alice.text
    assert hint_in(table.alice.text) == []
    assert not any(key.endswith("#advised") for key in keys(table.alice.screen)), "it was for that question alone"


async def test_a_hint_is_seen_by_its_player_alone(table: Table) -> None:
    await turn_to_attack(table, coach=True)
    before = channel(table)
    await table.alice.type(HINT)
    await table.quiet()
    assert channel(table) == before
    assert table.alice.screen.flags.ephemeral


async def test_the_hint_goes_with_the_question(table: Table) -> None:
    await turn_to_attack(table, coach=True)
    await table.alice.type(HINT)
    await table.alice.press("done")
    assert hint_in(table.alice.text) == []


async def test_a_press_of_an_old_panel_hints_at_the_question_of_now(table: Table) -> None:
    await turn_to_attack(table, coach=True)
    await table.alice.press("play", table.last("play"))
    old = table.alice.screen
    await table.alice.press("done")
    await table.alice.press("hint", old)
    (answer, *_) = hint_in(table.alice.text)
    assert "Move" in answer or "End turn" in answer


async def test_another_hidden_hand_gives_the_same_hint(table: Table) -> None:
    await turn_to_attack(table, coach=True)
    read = []
    for cards in ("japan argentina congo", "peru ural wild_1"):
        await put_world(table, hands={"red": "alaska", "blue": cards})
        await table.alice.type(HINT)
        read.append(table.alice.text)
    assert hint_in(read[0]) != []
    assert read[0] == read[1]


# ---- refused


async def test_in_anothers_turn_the_hint_says_who_is_waited_for(table: Table) -> None:
    await turn_to_attack(table, coach=True)
    await table.bob.type(HINT)
    assert "Nothing to do right now." in table.bob.text
    assert hint_in(table.bob.text) == []


async def test_a_spectator_gets_none(table: Table) -> None:
    await turn_to_attack(table, coach=True)
    await table.eve.type(HINT)
    assert table.eve.text.startswith("You have no seat at this table.")


async def test_in_a_lobby_there_is_none_yet(table: Table) -> None:
    await table.alice.type("risk new classic")
    await table.alice.type(HINT)
    assert table.alice.text.startswith("The game hasn't begun.")


@pytest.mark.parametrize(
    ("language", "refusal"),
    [
        ("en", "This table has no coach. `/risk table coach` turns it on, by a vote if others play too."),
        ("fr", "Cette table n'a pas de conseiller. `/risk table conseiller` l'active, par un vote si d'autres jouent"),
    ],
)  # fmt: skip
async def test_without_a_coach_the_command_says_what_turns_it_on(table: Table, language: str, refusal: str) -> None:
    LOCALES[table.alice.id] = language
    await turn_to_attack(table, coach=False, language=language)
    await table.alice.type(HINT)
    assert table.alice.text.replace("\u2019", "'").startswith(refusal)


async def test_without_a_coach_there_is_no_trace_of_it(table: Table) -> None:
    await turn_to_attack(table, coach=False)
    await table.alice.press("play", table.last("play"))
    assert "hint" not in everything(table.alice.screen).lower()
    key = next(key for key in keys(table.alice.screen) if ":play:new" in key)
    await table.alice.forge("play:new", key.replace(":play:new", ":hint"))
    assert "This table has no coach." in table.alice.text
    assert hint_in(table.alice.text) == []


async def test_once_the_game_is_over_there_is_no_hint(table: Table) -> None:
    await turn_to_attack(table, coach=True)
    await table.alice.type(HINT)
    await table.bot.services.games.end((await table.session()).table.id, table.alice.id)
    await table.alice.press("hint")
    assert hint_in(table.alice.text) == []
    await table.alice.type(HINT)
    assert "over" in table.alice.text


# ---- turned on and off


@pytest.mark.parametrize(
    ("language", "told", "label"),
    [
        ("en", "Coach: every player can ask for a hint, and for a review at the end.", "Coach: No"),
        ("fr", "Conseiller : chacun peut demander un conseil, et un bilan à la fin.", "Conseiller : Non"),
    ],
)
async def test_the_host_turns_it_on_in_the_lobby_and_the_card_tells_it(
    table: Table, language: str, told: str, label: str
) -> None:  # fmt: skip
    LOCALES[table.alice.id] = language
    await table.alice.type("risk new classic", language=language)
    await table.alice.press("join", table.last("join"))
    await table.quiet()
    assert told not in text_of(table.last("join")).replace("\u00a0", " ")
    await table.alice.press("options", table.last("join"))
    offered = {line["value"]: line for line in lines(table.alice.screen, "option")}
    assert offered["coach"]["label"].replace("\u00a0", " ") == label
    await table.alice.choose("option", "coach")
    await table.alice.choose("coach", "on")
    await table.quiet()
    assert told in text_of(table.last("join")).replace("\u00a0", " ")
    await table.alice.type(COACH)
    await table.quiet()
    assert told not in text_of(table.last("join")).replace("\u00a0", " ")


async def test_nobody_else_turns_it_on_in_the_lobby(table: Table) -> None:
    await table.alice.type("risk new classic")
    await table.alice.press("join", table.last("join"))
    await table.bob.press("join:blue", table.last("join"))
    await table.bob.type(COACH)
    assert table.bob.text.startswith("Only the host can do that")
    await table.quiet()
    assert "Coach" not in text_of(table.last("join"))


async def test_a_game_and_its_rematch_keep_it(table: Table) -> None:
    await table.alice.type("risk new classic", mode="conquest", setup="dealt")
    await table.alice.press("join", table.last("join"))
    await table.alice.press("fill", table.last("fill"))
    await table.alice.type(COACH)
    await table.start(table.alice)
    await table.restart()
    await table.quiet()
    await table.alice.type("risk table options")
    assert "Coach: every player can ask for a hint" in table.alice.text
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    await table.alice.press("rematch", table.last("rematch"))
    await table.quiet()
    assert "Coach: every player can ask for a hint" in text_of(table.last("join"))


async def test_one_person_alone_turns_it_on_at_once(table: Table) -> None:
    await table.begun(table.alice, game="classic", seats=THREE, setup="dealt", mode="conquest")
    await table.alice.type(COACH)
    await table.quiet()
    assert table.alice.text.startswith("Done. Everybody can ask for hints")
    assert "The coach is on:" in channel(table)
    await table.restart()
    await table.alice.type(HINT)
    assert hint_in(table.alice.text)
    await table.alice.type(COACH)
    assert table.alice.text == "Done. There are no more hints at this table."
    await table.alice.type(HINT)
    assert "This table has no coach." in table.alice.text


@pytest.mark.parametrize(
    ("language", "title", "done"),
    [
        ("en", "Vote: turn the coach on?", "**Hint** in the panel says what a strong AI would do. 2 of 3 said yes."),
        ("fr", "Vote : activer le conseiller ?", "Le conseiller est là : **Conseil**, dans le panneau"),
    ],
)  # fmt: skip
async def test_the_majority_turns_it_on_in_a_game(table: Table, language: str, title: str, done: str) -> None:
    for person in (table.alice, table.bob, table.carol):
        LOCALES[person.id] = language
    await turn_to_attack(table, coach=False, language=language)
    await table.alice.type(COACH)
    await table.quiet()
    assert title in text_of(table.last("ballot")).replace("\u00a0", " ")
    await table.alice.type(HINT)
    assert hint_in(table.alice.text) == []
    await votes(table, alice="yes", bob="yes")
    assert done in channel(table).replace("\u00a0", " ")
    await table.alice.type(HINT)
    assert len(hint_in(table.alice.text)) == 4


async def test_half_leaves_it_off(table: Table) -> None:
    people = (table.alice, table.bob)
    await table.begun(*people, game="classic", seats=THREE, setup="dealt", mode="conquest")
    await table.alice.type(COACH)
    await table.quiet()
    await votes(table, alice="yes", bob="no")
    assert "The coach stays off: 1 of 2 said yes, and it takes more than half." in channel(table)
    await table.alice.type(HINT)
    assert "This table has no coach." in table.alice.text


async def test_a_spectator_opens_no_vote_on_it(table: Table) -> None:
    await turn_to_attack(table, coach=False)
    before = channel(table)
    await table.eve.type(COACH)
    await table.quiet()
    assert table.eve.text.startswith("You have no seat at this table.")
    assert channel(table) == before


# ---- the end of a game, and captains


MIDDLE_EARTH = (
    "green: gap_of_rohan:8 lorien:4 anfalas andrast druwaith_iaur; "
    "black: fangorn:2 the_wold:2 enedwaith:2 minas_tirith:2 esgaroth:2; "
    "yellow: umbar:2 harad near_harad khand moria:4; "
    "red: mithlond forlindon harlindon lune_valley rhudaur:4; neutral: *:3"
)


async def hinted(table: Table, game: str, seats: tuple[str, ...], land: str, language: str, **laid: Any) -> str:
    """The hint that Alice gets in the first seat's combat step, without the marks that a language sets around it."""
    LOCALES[table.alice.id] = language
    people = (table.alice, table.bob, table.carol, table.dora)[: len(seats)]
    await table.begun(*people, game=game, seats=seats, language=language)
    session = await table.session()
    await table.bot.store.transact(lambda tx: tx.tables.change(session.table.id, coach=True))
    state = position(session.rules, land, step="combat", turn=seats[0], **laid).state
    put(table.data / "risk.sqlite3", session.table.id, session.table.seq, state)
    assert table.bot._runner is not None
    table.bot._runner.drop(session.table.id)
    await table.alice.type(HINT)
    return "\n".join(hint_in(table.alice.text))


async def test_the_odds_of_a_card_that_invades_are_those_with_the_captain(table: Table) -> None:
    """So the planner reckons, and so the panel attacks once the card is played."""
    four = ("green", "black", "yellow", "red")
    laid = {"adventures": "green: siege_machines", "captains": "green: gap_of_rohan", "turns": 2}
    hint = await hinted(table, "lotr", four, MIDDLE_EARTH, "en", **laid)
    assert "Siege Machines" in hint
    assert "With the captain: **99%** to win" in hint


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The odds are against you, but what it brings is worth the risk: 1 army."),
        ("fr", "Les chances sont contre vous, mais le gain vaut le risque : 1 régiment."),
    ],
)
@pytest.mark.parametrize("armies", [2, 3])
async def test_an_attack_below_even_says_why(table: Table, language: str, told: str, armies: int) -> None:
    """One against one wins 42 times in a hundred; here that completes Australia. Two against one need no such word."""
    land = f"red: eastern_australia western_australia:{armies} new_guinea; blue: indonesia siam; yellow: *:2"
    hint = await hinted(table, "classic", THREE, land, language)
    assert "Attack Indonesia" in hint or "Attaquer l'Indonésie" in hint
    assert (told in hint) is (armies == 2)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The game ends after your turn in 50% of cases: regiments count for nothing then."),
        ("fr", "La partie s'arrête après votre tour dans 50 % des cas : les régiments ne compteront plus."),
    ],
)
async def test_what_may_be_the_last_turn_is_told(table: Table, language: str, told: str) -> None:
    four = ("green", "black", "yellow", "red")
    assert told in await hinted(table, "lotr", four, MIDDLE_EARTH, language, fellowship="mount_doom", turns=2)


@pytest.mark.parametrize(
    ("language", "told", "strikes"),
    [
        ("en", "Nobody plays after you: at the end armies count for nothing", "strike back"),
        ("fr", "Personne ne joue après vous : à la fin, les armées ne comptent pas", "riposter"),
    ],
)
async def test_in_the_last_turn_of_all_nothing_can_be_lost(
    table: Table, language: str, told: str, strikes: str
) -> None:  # fmt: skip
    """Not even by an attack that hardly ever succeeds; and nobody can strike back."""
    land = "blue: roma:2 liguria; green: gaul:9 dalmatia:9 apulia:9 corsica:9; ochre: *:9"
    order = TurnOrder(("green", "ochre", "blue"), anew=True)
    hint = await hinted(table, "godstorm", ("blue", "green", "ochre"), land, language, epoch=5, parts=(order,))
    assert told in hint
    assert strikes not in hint
