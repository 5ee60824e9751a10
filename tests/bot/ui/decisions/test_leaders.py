"""A force with leaders at a table, several or one: panel, checklist, typed lines, written orders."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from support.classic.position import Field
from support.made_up.four_gods import DEATH, KINDS, MAGIC, SKY, WAR, Gods, war_of_gods, with_gods
from support.tables.new_database import lay_new_database
from support.tables.positions import put
from support.tables.simkit import Person, keys, labels, lines, make_bot
from support.tables.tables import Table

from bot.app import RiskBot
from bot.words import words
from bot.words.arguments import leader_arguments
from bot.words.games import Wording, register, unregister
from rules import GAMES, Player
from rules.author import Lines, Task
from rules.classic import CLASSIC
from rules.risk import ALL, FortifyLine, InvadeLine, Leaders
from rules.risk.combat.battle import Battle
from rules.risk.combat.invasion import Combat
from rules.risk.turn.fortify import Fortification

RED, BLUE = Player("red"), Player("blue")
ALASKA = {"red": "alaska:9", "blue": "kamchatka:3"}


GOD_WORDS = Wording("four gods", Path(__file__).parents[3] / "support" / "made_up" / "god_pages")


@pytest.fixture
def god_words() -> Iterator[None]:
    register(GOD_WORDS)
    yield
    unregister(GOD_WORDS)


@pytest_asyncio.fixture
async def simcord_bot(tmp_path: Path, god_words: None) -> AsyncIterator[RiskBot]:
    """A bot whose classic game has gods."""
    gods = replace(CLASSIC, compose=lambda setting: with_gods(CLASSIC.compose(setting)))
    bot = make_bot(tmp_path, games={**GAMES, "classic": gods})
    lay_new_database(bot.settings.database)
    yield bot
    await bot.close()


async def at_war(
    table: Table, at: Mapping[str, tuple[str, ...]], step: type[Task] = Combat, hold: Mapping[str, str] = ALASKA
) -> Person:
    """Alice is red and on turn, Bob blue, Carol yellow without land; where gods stand. Alice's open panel."""
    people = (table.alice, table.bob, table.carol)
    await table.open(*people, game="classic", seats=("red", "blue", "yellow"), mode="conquest")
    game: Field = war_of_gods(hold, at, step=step)
    session = await table.session()
    put(table.database, session.table.id, session.table.seq, game.state)
    table.bot.services.games._runner.drop(session.table.id)
    await table.alice.press("play", table.last("play"))
    return table.alice


async def battle(table: Table) -> Battle:
    return (await table.session()).state.parts[Battle]


async def test_the_panel_shows_the_odds_of_nobody_and_of_all(table: Table) -> None:
    alice = await at_war(table, {"alaska": (WAR, MAGIC, DEATH)})
    await alice.choose("war", "alaska+kamchatka")
    assert "With the god of War, the goddess of Magic and the god of Death:" in alice.text
    assert "Without the god of War, the goddess of Magic and the god of Death:" in alice.text
    assert "With the god of War:" not in alice.text
    await alice.press("bat:alaska:kamchatka:war+magic+death:once")
    assert (await battle(table)).leaders == (WAR, MAGIC, DEATH)


async def test_some_of_several_are_ticked(table: Table) -> None:
    """Fewer… asks for the dice, then who goes along, as a checklist with a button for nobody."""
    alice = await at_war(table, {"alaska": (WAR, MAGIC, DEATH)})
    await alice.choose("war", "alaska+kamchatka")
    await alice.press("ask:-:attack:alaska:kamchatka")
    await alice.press("ans:attack:alaska:kamchatka:2")
    assert alice.text.endswith(" · 3, with 2 armies.**"), "what is chosen so far; the list asks for the rest"
    assert [line["label"] for line in lines(alice.screen, "some")] == ["God of Death", "God of War", "Goddess of Magic"]
    assert "Nobody" in labels(alice.screen)
    await alice.choose("some", WAR, DEATH)
    assert (await battle(table)).leaders == (WAR, DEATH)


async def test_nobody_is_one_of_the_choices(table: Table) -> None:
    alice = await at_war(table, {"alaska": (WAR, MAGIC)})
    await alice.choose("war", "alaska+kamchatka")
    await alice.press("ask:-:attack:alaska:kamchatka")
    await alice.press("ans:attack:alaska:kamchatka:3")
    await alice.press("ans:attack:alaska:kamchatka:3:none")
    assert (await battle(table)).dice == 3
    assert (await battle(table)).leaders == ()


async def test_of_one_leader_the_panel_asks_in_the_form_of_several(table: Table) -> None:
    alice = await at_war(table, {"alaska": (WAR,)})
    await alice.choose("war", "alaska+kamchatka")
    await alice.press("ask:-:attack:alaska:kamchatka")
    await alice.press("ans:attack:alaska:kamchatka:2")
    assert "Who goes along?" in alice.text
    assert {"God of War", "Nobody"} <= set(labels(alice.screen))
    await alice.press("ans:attack:alaska:kamchatka:2:war")
    assert (await battle(table)).leaders == (WAR,)


async def test_who_reaches_further_is_asked_only_there(table: Table) -> None:
    """Japan is reached with the god of the sky alone, so only those with him can be chosen."""
    alice = await at_war(table, {"alaska": (WAR, SKY)}, hold={"red": "alaska:9", "blue": "kamchatka:3 japan:3"})
    await alice.choose("war", "alaska+japan")
    assert "With the god of War and the god of the Sky:" in alice.text
    assert "With the god of the Sky:" in alice.text
    await alice.press("war:alaska:japan:sky")
    await alice.press("bat:alaska:japan:sky:once")
    assert (await battle(table)).leaders == (SKY,)


async def test_the_command_takes_all_along(table: Table) -> None:
    alice = await at_war(table, {"alaska": (WAR, MAGIC, DEATH)})
    await alice.type("risk attack", **{"from": "Alaska", "to": "Kamchatka", "captain": True})
    assert (await battle(table)).leaders == (WAR, MAGIC, DEATH)


async def test_only_some_go_along_until_it_falls(table: Table) -> None:
    """The list begins with everybody; its choice shows their odds alone, and the list again."""
    alice = await at_war(table, {"alaska": (WAR, MAGIC, DEATH)})
    await alice.choose("war", "alaska+kamchatka")
    assert all(line["default"] for line in lines(alice.screen, "along"))
    await alice.choose("along", WAR, DEATH)
    assert "With the god of War and the god of Death:" in alice.text
    assert "Magic" not in alice.text
    assert [line["value"] for line in lines(alice.screen, "along") if line.get("default")] == [WAR, DEATH]
    await alice.press("bat:alaska:kamchatka:war+death:once")
    assert (await battle(table)).leaders == (WAR, DEATH)


async def test_everybody_can_be_held_back(table: Table) -> None:
    alice = await at_war(table, {"alaska": (WAR, MAGIC)})
    await alice.choose("war", "alaska+kamchatka")
    await alice.choose("along")
    assert "\nWithout the god of War and the goddess of Magic: **" in alice.text
    assert "\n-# With the god of War and the goddess of Magic: **" in alice.text
    assert "Take the god of War and the goddess of Magic along" in labels(alice.screen)
    assert not any(":bat:alaska:kamchatka:war" in key for key in keys(alice.screen))
    await alice.press("bat:alaska:kamchatka:no:once")
    assert (await battle(table)).leaders == ()


@pytest.mark.parametrize(
    ("text", "along"),
    [
        (None, (WAR, MAGIC, DEATH)),
        ("all", (WAR, MAGIC, DEATH)),
        ("death, god of war", (WAR, DEATH)),
        ("magic+death", (MAGIC, DEATH)),
        ("nobody", ()),
    ],
)
async def test_the_command_names_who_goes_along(table: Table, text: str | None, along: Leaders) -> None:
    """All who may, unless held back."""
    alice = await at_war(table, {"alaska": (WAR, MAGIC, DEATH)})
    named = {"with": text} if text else {}
    await alice.type("risk attack", **{"from": "Alaska", "to": "Kamchatka", **named})
    assert (await battle(table)).leaders == along


async def test_the_command_lists_who_can_go_along(table: Table) -> None:
    alice = await at_war(table, {"alaska": (WAR, MAGIC)})
    chosen = {"from": "Alaska", "to": "Kamchatka"}
    found = await alice.member.autocomplete(table.channel, "risk attack", "with", "", **chosen)
    assert [line["name"] for line in found] == ["War, magic", "War", "Magic", "Nobody"]
    await alice.type("risk attack", **chosen, **{"with": found[1]["value"]})
    assert (await battle(table)).leaders == (WAR,)


async def test_a_leader_whom_nobody_knows_is_not_one(table: Table) -> None:
    alice = await at_war(table, {"alaska": (WAR, MAGIC)})
    await alice.type("risk attack", **{"from": "Alaska", "to": "Kamchatka", "with": "war, sleep"})
    assert "sleep" in alice.text
    await alice.type("risk attack", **{"from": "Alaska", "to": "Kamchatka", "with": "sky"})
    assert "Not in Alaska" in alice.text or "no god of the Sky" in alice.text
    assert (await battle(table)).dice == 0


async def test_a_march_takes_nobody_unless_named(table: Table) -> None:
    hold = {"red": "alaska:9 alberta:2 ontario:2"}
    alice = await at_war(table, {"alaska": KINDS}, step=Fortification, hold=hold)
    await alice.type("risk fortify", **{"from": "Alaska", "to": "Alberta", "count": 3, "with": "sky, war"})
    assert (await table.session()).state.parts[Gods].at["alberta"] == (WAR, SKY)


async def test_a_typed_answer_names_them(table: Table) -> None:
    alice = await at_war(table, {"alaska": (WAR, MAGIC, DEATH)})
    given = "Attack Kamchatka from Alaska with 2 and the god of War and the goddess of Magic"
    found = await alice.member.autocomplete(table.channel, "risk do", "answer", given)
    assert f"🔵 Blue · {given}" in [line["name"] for line in found]
    await alice.type("risk do", answer=given)
    assert (await battle(table)).leaders == (WAR, MAGIC)


async def writing(table: Table) -> Person:
    """Bob is blue, with gods in Kamchatka; it is not his turn, and he writes the next one."""
    await at_war(table, {"kamchatka": (WAR, MAGIC, DEATH)})
    await table.bob.press("play", table.last("play"))
    await table.bob.press("turn")
    return table.bob


async def written(table: Table) -> Lines:
    return (await table.session()).orders[BLUE].next_turn


async def test_a_written_turn_names_them_one_by_one(table: Table) -> None:
    bob = await writing(table)
    text = "attack Kamchatka > Alaska, stop at 2, death, with war\nfortify Kamchatka > Japan all, magic"
    await bob.fill("lines", lines=text)
    assert await written(table) == (
        InvadeLine("kamchatka", "alaska", RED, 2, leaders=(WAR, DEATH)),
        FortifyLine("kamchatka", "japan", ALL, (MAGIC,)),
    )
    assert "Kamchatka > Alaska, stop at 2, war, death" in bob.text


async def test_a_turn_put_together_by_buttons_goes_with_all_or_alone(table: Table) -> None:
    bob = await writing(table)
    await bob.press("line:invade")
    await bob.choose("line:invade", "kamchatka")
    await bob.choose("line:invade:kamchatka", "alaska")
    assert sum("With Gilgamesh, Ishtar and Druaga" in label for label in labels(bob.screen)) == 3
    await bob.press("line:invade:kamchatka:alaska:0:0:war+magic+death")
    assert await written(table) == (InvadeLine("kamchatka", "alaska", RED, leaders=(WAR, MAGIC, DEATH)),)


async def test_who_is_not_there_is_named_in_the_refusal(table: Table) -> None:
    alice = await at_war(table, {})
    await alice.type("risk attack", **{"from": "Alaska", "to": "Kamchatka", "captain": True})
    assert "Not in Alaska: the god of War, the goddess of Magic, the god of the Sky and the god of Death." in alice.text


async def test_a_march_takes_those_who_may_end_there(table: Table) -> None:
    hold = {"red": "alaska:9 alberta:2 ontario:2"}
    alice = await at_war(table, {"alaska": KINDS}, step=Fortification, hold=hold)
    await alice.type("risk fortify", **{"from": "Alaska", "to": "Alberta", "count": 3, "captain": True})
    assert (await table.session()).state.parts[Gods].at["alberta"] == KINDS


async def test_conditions_name_each_god(table: Table) -> None:
    await at_war(table, {"kamchatka": (WAR, DEATH)})
    await table.bob.press("play", table.last("play"))
    await table.bob.press("orders")
    await table.bob.press("clauses:to-defend")
    await table.bob.press("clause:to-defend")
    for chosen in ("one", "any", "any", "any"):
        now = next(key for key in keys(table.bob.screen) if ":clause:to-defend" in key and key.endswith(f":{chosen}"))
        await table.bob.press(now.split(":", 3)[3])
    assert "Who is there?" in table.bob.text
    assert {"Their war god", "My death god", "No sky god", "Any or none"} <= set(labels(table.bob.screen))
    await table.bob.press("clause:to-defend:one:any:any:any:theirs+war")
    assert ": their war god" in table.bob.text
    await table.bob.fill("clause-text:to-defend", clauses="one: their death god\nask: no war god; against 5+")
    (first, second) = (await table.session()).orders[BLUE].standing["to-defend"].clauses
    assert (first.when.leader, first.when.kinds) == ("theirs", (DEATH,))
    assert (second.when.leader, second.when.kinds, second.when.theirs[0]) == ("none", (WAR,), 5)
    assert "no war god" in table.bob.text


@pytest.mark.usefixtures("god_words")
@pytest.mark.parametrize(
    ("language", "leaders", "names"),
    [
        ("en", ("captain",), ["3 and a captain to Alaska", "A captain to Alaska", "You have no captain in Alaska"]),
        (
            "en",
            (WAR, SKY),
            [
                "3 and a god of War and a god of the Sky",
                "A god of War and a god of the Sky",
                "Not in Alaska: the god of War",
            ],
        ),
        (
            "fr",
            ("captain",),
            ["3 et un Capitaine en Alaska", "Un Capitaine en Alaska", "Vous n’avez pas de Capitaine en Alaska"],
        ),
        ("fr", (WAR, SKY), ["3 et un Dieu de la Guerre et un Dieu du Ciel", "Un Dieu de la Guerre et un Dieu du Ciel"]),
    ],
)
def test_one_and_several_are_told_in_sentences(language: str, leaders: Leaders, names: list[str]) -> None:
    spoken = words(language, "classic")
    about = leader_arguments(leaders)
    told = [spoken.say("story-march", seat="red", count=count, target="alaska", **about) for count in (3, 0)]
    told.append(spoken.say("refusal-no-leader", where="alaska", **about))
    for sentence, part in zip(told, names, strict=False):
        assert part in sentence
