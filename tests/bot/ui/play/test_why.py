"""Why?: the question of this moment in words, by its rule, its answers, its deadline and what is left out."""

from __future__ import annotations

from typing import Any

import pytest
from support.tables.simkit import LOCALES, everything, keys, lines
from support.tables.tables import Table
from support.tables.turn_to_attack import put_world, turn_to_attack
from support.tables.voting import channel

from bot.game.deadlines import DUE
from bot.store.models import Timer
from bot.words import words
from bot.words.games import pack_topics
from bot.words.help import rules_title
from rules import Player
from rules.legacy import LABELS

pytestmark = pytest.mark.usefixtures("no_pictures")
AUSTRALIA = {"red": "eastern_australia western_australia:9 new_guinea brazil", "blue": "indonesia siam:3 peru:2"}


def said(table: Table) -> str:
    return table.alice.text.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2019", "'")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "### Why this question?",
                "After placing, you may attack as often as you like:",
                "- **Attack**: both sides roll.",
                "- **End attacks**: this step is over",
                "- Brazil and New Guinea: 1 army, and one must stay",
                "- Venezuela, Peru, Argentina and North Africa: your one army next door must stay",
                "- Eastern Australia: no enemy neighbour",
                " and 29 more: not next to any of yours",
            ],
        ),
        (
            "fr",
            [
                "### Pourquoi cette question ?",
                "Après les renforts, attaquez autant de fois que vous voulez :",
                "- **Attaquer** : les deux camps lancent les dés.",
                "- **Terminer les attaques** : cette étape est finie",
                "- Brésil et Nouvelle-Guinée : 1 régiment seulement, et il faut l'y laisser",
                " et 29 autres : aucun de vos territoires juste à côté",
            ],
        ),
    ],
)
async def test_the_question_its_answers_and_what_is_left_out_are_explained(
    table: Table, language: str, lines: list[str]
) -> None:
    LOCALES[table.alice.id] = language
    await turn_to_attack(table, coach=False, hold=AUSTRALIA, language=language)
    await table.alice.press("play", table.last("play"))
    before = channel(table)
    await table.alice.press("why")
    assert [line for line in lines if line not in said(table)] == [], said(table)
    await table.quiet()
    assert channel(table) == before
    assert table.alice.screen.flags.ephemeral


async def test_the_rules_and_the_panel_are_a_tap_away(table: Table) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    await table.alice.press("play", table.last("play"))
    await table.alice.press("why")
    await table.alice.press("rules-of")
    assert "**Rules: Combat**" in said(table)
    await table.alice.press("play")
    assert any(":war" in key for key in keys(table.alice.screen))


async def test_rules_of_an_open_pack_are_told_outside_the_channel(table: Table, monkeypatch: Any) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    await table.alice.type_outside("risk hand")
    await table.alice.press_outside("play")
    label = next(name for name in LABELS if pack_topics((name,)))

    async def list_open_packs(guild: int | None, channel: int) -> tuple[str, ...]:
        return (label,) if channel == table.channel.id else ()

    monkeypatch.setattr(table.bot.services.campaigns, "list_open_packs", list_open_packs)
    await table.alice.press_outside("why")
    await table.alice.press_outside("rules-of")
    assert rules_title(pack_topics((label,))[0], words("en")) in everything(table.alice.screen)


async def test_without_a_deadline_the_game_waits_with_one_it_says_what_happens_then(table: Table) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    await table.alice.press("play", table.last("play"))
    await table.alice.press("why")
    assert "**If you don't answer**, the game waits for you." in said(table)
    session = await table.session()
    number = next(iter(session.open_to(Player("red"))))
    await table.bot.store.transact(lambda tx: tx.timers.set(Timer(session.table.id, DUE, number, 1_890_000_000)))
    await table.alice.press("play")
    await table.alice.press("why")
    assert "**If you don't answer** by <t:1890000000:f> (<t:1890000000:R>): don't attack." in said(table)
    assert "the caretaker plays the rest of your turn without attacks. The turn counts as missed" in said(table)


async def test_a_hint_stands_there_where_the_table_has_a_coach(table: Table) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    await table.alice.press("play", table.last("play"))
    await table.alice.press("why")
    assert "**Hint:" not in said(table)
    session = await table.session()
    await table.bot.store.transact(lambda tx: tx.tables.change(session.table.id, coach=True))
    table.bot._runner.drop(session.table.id)  # type: ignore[union-attr]
    await table.alice.press("play", table.last("play"))
    await table.alice.press("why")
    assert "**Hint: Attack Indonesia from Western Australia with 3**" in said(table)


async def test_another_hidden_hand_gives_the_same_explanation(table: Table) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    read = []
    for cards in ("japan argentina congo", "ural egypt wild_1"):
        await put_world(table, hold=AUSTRALIA, hands={"red": "alaska", "blue": cards})
        await table.alice.press("play", table.last("play"))
        await table.alice.press("why")
        read.append(said(table))
    assert read[0] == read[1]


async def test_it_is_asked_beside_a_chosen_attack_as_well(table: Table) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    await table.alice.press("play", table.last("play"))
    (attack, *_) = lines(table.alice.screen, "war")
    await table.alice.choose("war", attack["value"])
    assert "Western Australia" in said(table)
    await table.alice.press("why")
    assert "### Why this question?" in said(table)
    assert "- **Until it falls, all follow**: " in said(table)
    assert "- **Stop at…**: " in said(table)
    for other in ("End attacks", "end your attacks", "Not in the list"):
        assert other not in said(table), "that is not asked here"
    source, target = attack["value"].split("+")
    await table.alice.press(f"war:{source}:{target}")
    assert any(f":bat:{source}:{target}:" in key for key in keys(table.alice.screen)), "the attack is still chosen"


async def test_rules_opened_in_an_attack_lead_back_to_it(table: Table) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    await table.alice.press("play", table.last("play"))
    (attack, *_) = lines(table.alice.screen, "war")
    await table.alice.choose("war", attack["value"])
    await table.alice.press("why")
    await table.alice.press("rules-of")
    await table.alice.choose("rules", "classic-sets")
    source, target = attack["value"].split("+")
    await table.alice.press(f"war:{source}:{target}")
    assert any(f":bat:{source}:{target}:" in key for key in keys(table.alice.screen))


async def test_rules_opened_in_a_game_tell_its_board_and_no_house_rule_that_is_not_played(table: Table) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    await table.alice.press("play", table.last("play"))
    await table.alice.press("why")
    await table.alice.press("rules-of")
    await table.alice.choose("rules", "classic-reinforcements")
    assert "Bonuses on this board: Asia 7, North America 5, Europe 5, Africa 3," in said(table)
    assert "Ancient Earth" not in said(table)
    assert "rules-house-choose" not in str(keys(table.alice.screen))
    await table.alice.type("risk rules", topic="Reinforcements")
    assert "The Ancient Earth: " in said(table)


async def test_why_in_the_middle_of_an_answer_explains_what_is_chosen_and_leads_back_to_it(table: Table) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    await table.alice.press("play", table.last("play"))
    (attack, *_) = lines(table.alice.screen, "war")
    await table.alice.choose("war", attack["value"])
    source, target = attack["value"].split("+")
    await table.alice.press(f"ask:-:attack:{source}:{target}")
    asked = said(table)
    await table.alice.press("why")
    assert "- **Attack**: " in said(table)
    assert "End attacks" not in said(table)
    await table.alice.press(f"ask:-:attack:{source}:{target}")
    assert said(table) == asked


async def test_a_press_of_an_old_panel_explains_the_question_of_now(table: Table) -> None:
    await turn_to_attack(table, coach=False, hold=AUSTRALIA)
    await table.alice.press("play", table.last("play"))
    old = table.alice.screen
    await table.alice.press("done")
    await table.alice.press("why", old)
    assert "After your attacks you may move armies" in said(table)
