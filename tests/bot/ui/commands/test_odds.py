"""`/risk odds` with gods, temples and altars: what a person types on each side, and what is answered."""

from __future__ import annotations

from itertools import product

import pytest
from support.tables.tables import Table

from bot.ui.commands.what_helps import helps_text, read_helps
from bot.ui.interaction.request import Rejected
from bot.words import words
from rules import GAMES
from rules.risk import DiceChanges, Help, OpenDice, SideChanges, helps_of, invasion_odds

GODS: tuple[Help, ...] = helps_of(GAMES["godstorm"])


def percent_of_rounds(dice: int, added: int, other: int, guards: int, ties: bool) -> int:
    """The attacker's chance in one round, by counting every fall of the dice."""
    won = [sum(fall[:dice]) + added - sum(fall[dice:]) - guards for fall in product(range(1, 7), repeat=dice + other)]
    return round(100 * sum(lead > 0 or (ties and lead == 0) for lead in won) / len(won))


async def odds(table: Table, **setup: object) -> str:
    await table.alice.type("risk odds", **setup)
    return table.alice.text


async def test_gods_and_temples_are_included_and_a_godswar_comes_first(table: Table) -> None:
    text = await odds(table, attackers=4, defenders=3, **{"with": "war", "against": "death"})
    assert "Included: attacking: war and defending: death." in text
    round_won = percent_of_rounds(3, 4, 3, 3, ties=True)
    assert f"each round of godswar (3 dice + 4 against 3 dice + 3): **{round_won}%** to win." in text


async def test_without_gods_on_both_sides_there_is_no_godswar(table: Table) -> None:
    text = await odds(table, attackers=4, defenders=3, **{"with": "war", "against": "temple"})
    assert "godswar" not in text


async def test_what_counts_in_a_godswar_is_added(table: Table) -> None:
    text = await odds(table, attackers=9, defenders=3, **{"with": "sky, 2 altars, +3", "against": "magic; altar"})
    assert "(6 dice + 12 against 4 dice + 3)" in text
    assert "attacking: sky, 2 altars and +3 and defending: magic and 1 altar." in text


async def test_the_answer_says_how_attackers_are_counted(table: Table) -> None:
    """As in the panel, the one who stays behind does not attack."""
    assert "4 attacking, one more staying behind, against 3: **" in await odds(table, attackers=4, defenders=3)


async def test_each_helps_its_own_side(table: Table) -> None:
    def win(text: str) -> float:
        return float(text.split("**")[1].removesuffix("%"))

    plain = win(await odds(table, attackers=5, defenders=5))
    assert win(await odds(table, attackers=5, defenders=5, **{"with": "war"})) > plain
    assert win(await odds(table, attackers=5, defenders=5, **{"with": "magic"})) > plain
    for guard in ("temple", "magic"):
        assert win(await odds(table, attackers=5, defenders=5, against=guard)) < plain


async def test_what_cannot_be_read_is_answered_with_what_can(table: Table) -> None:
    assert "tempel" in (text := await odds(table, attackers=5, defenders=5, against="tempel"))
    assert "temple" in text
    assert "Included" not in await odds(table, attackers=5, defenders=5, **{"with": "temple"}), "it helps who defends"
    assert "0 to 20" in await odds(table, attackers=5, defenders=5, **{"with": "war, 21 altars"})
    assert "Name a god on each side" in await odds(table, attackers=5, defenders=5, **{"with": "war, 2 altars"})


@pytest.mark.parametrize(("game", "helps"), [("classic", ""), ("legacy", "Bunker"), ("lotr", "captain")])
async def test_only_what_helps_in_the_game_here_is_suggested(table: Table, game: str, helps: str) -> None:
    await table.open(table.alice, game=game)
    suggested = {
        side: {line["value"] for line in await table.alice.member.autocomplete(table.channel, "risk odds", side, "")}
        for side in ("with", "against")
    }
    assert ("captain" in suggested["with"]) == (helps == "captain")
    assert helps in suggested["against"] | {""}
    assert bool(suggested["against"]) == bool(helps)
    for side in ("with", "against"):
        text = await odds(table, attackers=5, defenders=5, **{side: "captian"})
        near = {"captain": "There's no “captian” here. Did you mean captain", "": "“captian” helps nobody"}
        assert text.startswith(near.get(helps, "There's no “captian” here."))


async def test_what_changes_dice_on_the_table_is_counted(table: Table) -> None:
    await table.open(table.alice, game="legacy")
    text = await odds(table, attackers=9, defenders=5, **{"with": "first strike", "against": "bunker, 3 fortification"})
    fear = SideChanges(lowest=-1)
    changes = DiceChanges(defence=fear + SideChanges(highest=1), walls=SideChanges(each=1), boxes=3)
    assert f"**{100 * invasion_odds(9, 5, OpenDice(changes=changes)).win:.0f}%** to win" in text
    assert "attacking: First strike and defending: a fortification with 3 boxes and Bunker" in text


async def test_helps_of_games_with_other_dice_do_not_go_together(table: Table) -> None:
    text = await odds(table, attackers=9, defenders=5, **{"with": "captain", "against": "bunker"})
    assert text.startswith("Those come from games whose dice work differently.")
    assert "to win" not in text


async def test_a_number_to_add_needs_totals(table: Table) -> None:
    await table.open(table.alice, game="lotr")
    assert "Here only dice do" in await odds(table, attackers=9, defenders=5, **{"with": "+3"})


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [("en", "War god, 2 altars +3", "war, 2 altars and +3"), ("fr", "guerre, 2 autels +3", "guerre, 2 autels et +3")],
)
def test_both_languages_are_read_and_written(language: str, text: str, told: str) -> None:
    spoken = words(language)
    helped = read_helps(text, "attacking", spoken, GODS)
    assert ({each.name: count for each, count in helped.by}, helped.added) == ({"war": 1, "altar": 2}, 3)
    assert helps_text(text, "attacking", spoken, GODS) == told


def test_what_is_said_twice_is_written_once() -> None:
    typed = "war, " * 1000 + "altar, +2, altar, +1"
    assert helps_text(typed, "attacking", words("en", "godstorm"), GODS) == "war, 2 altars and +3"


def test_two_gods_of_a_kind_are_refused() -> None:
    with pytest.raises(Rejected):
        read_helps("2 war", "attacking", words("en"), GODS)
