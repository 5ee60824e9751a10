"""A table's options: several house rules at once, on the card and in its mark; what does not fit is refused."""

from __future__ import annotations

import pytest
from simkit import keys, lines, said
from tables import Table

from rules import GAMES
from rules.house import HOUSE


async def opened(table: Table, **options: str) -> None:
    await table.alice.type("risk new classic", **options)


async def playing(table: Table) -> set[str]:
    """The house rules that the lobby's table plays with."""
    options = (await table.bot.lobbies.here(table.channel.id)).options
    return {name for name in HOUSE if options[name] == "on"}


async def test_the_card_names_mode_board_and_house_rules(table: Table) -> None:
    await opened(table, mode="capital", board="middle-earth", setup="dealt", house="yalta, Prisoners of war")
    card = said(table.last("join"))
    assert "Mode: **Capitals** · Board: **Middle-earth, 64 territories**" in card
    assert "House rules: **Yalta and Prisoners of War**" in card
    assert "Prisoners: ransom" in card
    assert "Mobilisation: territories" not in card
    assert all(f"join:{colour}" in " ".join(keys(table.last("join"))) for colour in GAMES["classic"].colours)


async def test_house_rules_are_ticked_together_and_change_the_mark(table: Table) -> None:
    await opened(table, board="middle-earth")
    before = (await table.bot.lobbies.here(table.channel.id)).fingerprint
    await table.alice.press("options", table.last("options"))
    assert {line["value"] for line in lines(table.alice.screen, "house")} == set(HOUSE)
    await table.alice.choose("house", "hecatomb", "single-front")
    assert await playing(table) == {"hecatomb", "single-front"}
    assert "Hecatomb and Single Front" in said(table.last("join"))
    assert (await table.bot.lobbies.here(table.channel.id)).fingerprint != before
    await table.alice.choose("house")
    assert await playing(table) == set()
    assert (await table.bot.lobbies.here(table.channel.id)).fingerprint == before


async def test_rules_that_clash_are_refused_and_nothing_changes(table: Table) -> None:
    await opened(table, board="middle-earth", house="Hecatomb")
    await table.alice.press("options", table.last("options"))
    await table.alice.choose("house", "hecatomb", "prisoners-of-war")
    assert "“Hecatomb” and “Prisoners of War” cannot be played together" in table.alice.text
    assert await playing(table) == {"hecatomb"}
    await table.alice.choose("house", "yalta")
    assert await playing(table) == {"yalta"}
    await table.alice.choose("option", "mode")
    await table.alice.choose("choice:mode", "conquest")
    assert "“Yalta” needs “Set-up” to be “Dealt”" in table.alice.text
    assert (await table.bot.lobbies.here(table.channel.id)).options["mode"] == "secret-mission"


@pytest.mark.parametrize(
    ("house", "why"),
    [
        ("Yalta, Yalta with blind lots", "cannot be played together"),
        ("Hecatomp", "Did you mean"),
        ("Rule of thumb", "I know no"),
    ],
)
async def test_what_cannot_be_typed_opens_no_table(table: Table, house: str, why: str) -> None:
    await opened(table, house=house)
    assert why in table.alice.text
    await opened(table)
    assert "House rules: **none**" in said(table.last("join"))


async def test_typing_completes_the_last_rule_of_the_line(table: Table) -> None:
    member = table.alice.member
    listed = await member.autocomplete(table.channel, "risk new classic", "house", "Hecatomb, front")
    assert [each["value"] for each in listed] == ["Hecatomb, Single Front"]
    assert len(await member.autocomplete(table.channel, "risk new classic", "house", "")) == len(HOUSE)


async def test_every_option_can_be_reached_and_every_panel_fits(table: Table) -> None:
    await opened(table, board="middle-earth", house="General Mobilisation, Single Front")
    await table.alice.press("options", table.last("options"))
    lists = [key for key in keys(table.alice.screen) if ":option" in key or ":house" in key]
    offered = [line["value"] for key in lists for line in lines(table.alice.screen, key.partition(":")[2])]
    chosen = (await table.bot.lobbies.here(table.channel.id)).options
    assert sorted(offered) == sorted(option.name for option in GAMES["classic"].options if option.matters(chosen))
    assert not {"ransom", "length", "setup", "card-symbols"} & set(offered)
    assert {"mobilised-lands", "missions", "fortify"} <= set(offered)


async def test_a_french_table_says_it_in_french(table: Table) -> None:
    await opened(table, language="fr", house="Hecatomb, Single Front")
    assert "Règles maison\u00a0: **Hécatombe et Front unique**" in said(table.last("join"))
