"""Custom ids of no real button, and buttons of finished tables: one friendly line, and no change."""

from __future__ import annotations

import pytest
from support.tables.simkit import keys, text_of
from support.tables.tables import Table
from support.tables.two_players import begun, deploy_all

from bot.ui.interaction.custom_id import LONGEST, CustomId, means
from bot.ui.interaction.routes import find_route


def test_choices_that_are_too_long_are_shortened_the_longest_first_and_each_once() -> None:
    choices = ("a" * 60, "b" * 12, "c" * 30, "d" * 9)
    written = str(CustomId(1, "ans", 5, choices))
    assert len(written) <= LONGEST
    *_, first, second, third, last = written.split(":")
    assert means(first, choices[0])
    assert (first[0], second, third, last) == ("~", *choices[1:])


def test_many_short_choices_that_are_too_long_together_are_refused_in_one_line() -> None:
    key = CustomId(1, "puts", 5, tuple(f"land_{at}.{at}" for at in range(30)))
    assert not key.fits
    with pytest.raises(
        ValueError, match=r"^a custom id of \d+ characters, 100 at most: r:1:5:puts:land_0.0:"
    ) as caught:
        str(key)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "key",
    ["r:1:0:order:a", "r:1:0:wish", "r:1:5:bat:harad:umbar:yes:x", "r:1:0:text:x", f"r:{2**63}:0:play", "s:1:0:near"],
)
def test_a_forged_key_is_known_for_one(key: str) -> None:
    assert find_route(key) is None


@pytest.mark.parametrize(
    ("key", "chosen"),
    [
        ("s:1:0:text", "5"),
        ("s:1:5:war:harad", "umbar"),
        ("s:1:0:choice", "dice"),
        ("s:1:0:take-seat", "red"),
        ("s:1:0:order:to-defend", "most"),
        ("s:1:5:ans", "deploy"),
        ("s:0:0:rules", "lotr"),
    ],
)
def test_what_a_button_says_was_never_chosen_in_a_list(key: str, chosen: str) -> None:
    assert find_route(key, (chosen,)) is None


async def test_a_table_that_is_over_opens_no_form_and_changes_nothing(table: Table, old_panels: None) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"))
    await table.alice.press("play", table.last("play"))
    await table.bot.services.games.end((await table.session()).table.id, table.alice.id)
    await table.quiet()
    await table.alice.press("list:to-claim")
    assert table.alice.text.count("This game is over") == 1
    assert "That changed nothing: it is already over." in table.alice.text
    assert [key.rpartition(":")[2] for key in keys(table.alice.screen)] == ["rematch", "hand", "status"]
    for command in ("risk seat concede", "risk seat orders", "risk table end"):
        await table.alice.type(command)
        assert text_of(table.alice.screen).count("This game is over") == 1
        assert not keys(table.alice.screen)


FORGED = (
    "front:atlantis:lemuria",
    "front:{mine}:{mine}",
    "bat:atlantis:lemuria:no:once",
    "bat:{mine}:atlantis:no:0",
    "stop:atlantis:lemuria:no",
)


async def test_made_up_territories_get_the_late_word(table: Table) -> None:
    """Forged buttons for territories that are not on offer neither attack nor show anything."""
    await begun(table)
    person, _, _ = await deploy_all(table)
    session = await table.session()
    (number,) = session.decisions_of(session.state.active)
    mine = session.state.land.of(session.state.active)[0]
    for forged in FORGED:
        await person.press("play", table.last("play"))
        await person.forge("hand", f"r:{session.table.id}:{number}:{forged.format(mine=mine)}")
        assert text_of(person.screen).startswith("The game has moved on"), forged
    assert (await table.session()).table.seq == session.table.seq
