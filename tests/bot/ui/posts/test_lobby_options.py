"""A table's options: several house rules at once, on the card and in its mark; combinations that clash are refused."""

from __future__ import annotations

import pytest
from support.tables.simkit import LOCALES, keys, lines, text_of
from support.tables.tables import Table

from bot.words import words
from bot.words.options import in_short, options_text
from rules import GAMES
from rules.house import HOUSE


async def opened(table: Table, **options: str) -> None:
    await table.alice.type("risk new classic", **options)


async def playing(table: Table) -> set[str]:
    """The house rules that the lobby's table plays with."""
    options = (await table.bot.services.lobbies.here(table.channel.id)).options
    return {name for name in HOUSE if options[name] == "on"}


async def test_the_card_names_mode_board_and_house_rules(table: Table) -> None:
    await opened(table, mode="capital", board="middle-earth", setup="dealt", house="yalta, Prisoners of war")
    card = text_of(table.last("join"))
    assert "Mode: **Capitals** · Board: **Middle-earth, 64 territories**" in card
    assert "House rules: **Yalta and Prisoners of War**" in card
    assert all(f"join:{colour}" in " ".join(keys(table.last("join"))) for colour in GAMES["classic"].colours)


async def test_the_card_tells_only_what_is_played_otherwise_than_usual(table: Table) -> None:
    await opened(table)
    plain = text_of(table.last("join"))
    assert "Fortifying" not in plain
    assert "As in the edition" not in plain
    assert "Set-up" not in plain
    assert "The rest follows this board's rulebook" in plain
    await table.alice.press("options", table.last("options"))
    await table.alice.choose("option", "fortify")
    await table.alice.choose("choice:fortify", "adjacent")
    assert "Fortifying: **To a neighbour only**" in text_of(table.last("join"))


@pytest.mark.parametrize(
    ("language", "asked", "duel", "fits"),
    [
        ("en", "How do you win?", "eliminate your opponent", "For 2 players, choose Mode: **Two players** under"),
        ("fr", "Comment gagne-t-on ?", "éliminez votre adversaire", "À 2 joueurs, choisissez Mode : **Deux joueurs**"),
    ],
)
async def test_two_friends_find_their_duel(
    table: Table, language: str, asked: str, duel: str, fits: str
) -> None:  # fmt: skip
    LOCALES[table.alice.id] = language
    await opened(table, language=language)
    await table.alice.press("join:red", table.last("join"))
    assert fits not in text_of(table.last("join")), "one seat is no number yet"
    await table.alice.press("ai", table.last("join"))
    assert fits in text_of(table.last("join")).replace("\u00a0", " ")
    await table.alice.press("options", table.last("options"))
    described = {line["value"]: line.get("description", "") for line in lines(table.alice.screen, "option")}
    assert described["mode"].replace("\u00a0", " ") == asked
    await table.alice.choose("option", "mode")
    described = {line["value"]: line.get("description", "") for line in lines(table.alice.screen, "choice:mode")}
    assert duel in described["two-players"]
    await table.alice.choose("choice:mode", "two-players")
    assert fits not in text_of(table.last("join")).replace("\u00a0", " ")


async def test_what_another_board_brings_is_told_on_the_card(table: Table) -> None:
    await opened(table, mode="conquest", board="middle-earth")
    card = text_of(table.last("join"))
    assert "Set-up" not in card, "it is dealt, as at a table that has chosen nothing"
    assert "Fortifying: **To a neighbour only**" in card
    assert "Set values: **By symbol: 4, 6, 8, 10**" in card
    assert "Giving up" not in card


async def test_what_as_in_the_edition_comes_to_is_told_in_the_panel(table: Table) -> None:
    await opened(table, house="Prisoners of War")
    await table.alice.press("options", table.last("options"))
    await table.alice.press("all-options")
    assert "How far can you move at the end of your turn? **Through your own territories**" in table.alice.text
    assert "What can be exchanged for prisoners? **Prisoners only**" in table.alice.text
    assert "When do territories bring regiments?" not in table.alice.text
    assert "Prisoners: ransom" not in text_of(table.last("join"))
    await table.alice.press("options")
    await table.alice.choose("option", "fortify")
    offered = [line["label"] for line in lines(table.alice.screen, "choice")]
    assert offered == [
        "As in the edition: Through your own territories",
        "Through your own territories",
        "To a neighbour only",
    ]


async def test_an_option_is_described_as_its_game_has_it(table: Table) -> None:
    await opened(table, mode="conquest")
    await table.alice.press("options", table.last("options"))
    assert described(table, "setup") == "How are the territories given out?"
    await table.alice.press("close")
    await table.alice.type("risk new lotr")
    await table.alice.press("options", table.last("options"))
    assert described(table, "setup") == "How are territories and regiments placed?"


@pytest.mark.parametrize(
    ("language", "first", "question"),
    [
        ("en", "Seats and set-up", "When do missions begin? **From the second war on**"),
        ("fr", "Places et mise en place", "Quand les missions commencent-elles ? **Dès la deuxième guerre**"),
    ],
)
def test_the_options_of_a_campaign_ask_what_they_decide(language: str, first: str, question: str) -> None:
    """Legacy's missions lie open, and the list of its options starts with a heading."""
    told = options_text(GAMES["legacy"], GAMES["legacy"].defaults, words(language, "legacy")).replace("\u00a0", " ")
    assert told.startswith(f"__**{first}**__")
    assert question in told.splitlines()


def described(table: Table, option: str) -> str:
    """What the options panel says below an option."""
    return next(line["description"] for line in lines(table.alice.screen, "option") if line["value"] == option)


async def test_house_rules_are_ticked_together_and_change_the_mark(table: Table) -> None:
    await opened(table, board="middle-earth")
    before = (await table.bot.services.lobbies.here(table.channel.id)).options_code
    await table.alice.press("options", table.last("options"))
    assert {line["value"] for line in lines(table.alice.screen, "house")} == set(HOUSE)
    await table.alice.choose("house", "hecatomb", "single-front")
    assert await playing(table) == {"hecatomb", "single-front"}
    assert "Hecatomb and Single Front" in text_of(table.last("join"))
    assert (await table.bot.services.lobbies.here(table.channel.id)).options_code != before
    await table.alice.choose("house")
    assert await playing(table) == set()
    assert (await table.bot.services.lobbies.here(table.channel.id)).options_code == before


async def test_rules_that_clash_are_refused_and_nothing_changes(table: Table) -> None:
    await opened(table, house="Hecatomb")
    await table.alice.press("options", table.last("options"))
    await table.alice.choose("house", "hecatomb", "prisoners-of-war")
    assert "“Hecatomb” and “Prisoners of War” don't go together" in table.alice.text
    assert await playing(table) == {"hecatomb"}
    await table.alice.choose("house", "yalta")
    assert await playing(table) == {"yalta"}
    await table.alice.choose("option", "mode")
    await table.alice.choose("choice:mode", "conquest")
    assert "“Yalta” needs “Set-up” set to “Dealt”" in table.alice.text
    assert (await table.bot.services.lobbies.here(table.channel.id)).options["mode"] == "secret-mission"


@pytest.mark.parametrize(
    ("house", "why"),
    [
        ("Yalta, Yalta with blind lots", "don't go together"),
        ("Hecatomp", "Did you mean"),
        ("xyz", "no house rule “xyz” in this game. Pick from Yalta, Yalta with blind lots"),
    ],
)
async def test_what_cannot_be_typed_opens_no_table(table: Table, house: str, why: str) -> None:
    await opened(table, house=house)
    assert why in table.alice.text
    await opened(table)
    assert "House rules: **none**" in text_of(table.last("join"))


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
    chosen = (await table.bot.services.lobbies.here(table.channel.id)).options
    matter = [option.name for option in GAMES["classic"].options if option.matters(chosen)]
    assert sorted(offered) == sorted(["pace", "coach", *matter])
    assert not {"ransom", "length", "setup", "card-symbols"} & set(offered)
    assert {"mobilised-lands", "missions", "fortify"} <= set(offered)


async def test_a_french_table_says_it_in_french(table: Table) -> None:
    await opened(table, language="fr", house="Hecatomb, Single Front")
    card = text_of(table.last("join"))
    assert "Règles maison\u00a0: **Hécatombe et Front unique**" in card
    assert "Le reste suit le livret de ce plateau" in card
    classic = GAMES["classic"]
    whole = options_text(classic, classic.defaults, words("fr"))
    assert "Jusqu’où va le mouvement de fin de tour\u00a0? **À travers vos territoires**" in whole


@pytest.mark.parametrize(
    ("language", "sheet", "europe", "elsewhere"),
    [
        ("en", "As in the play aid", "Europe", "Mordor isn't on this board"),
        ("fr", "Selon l’aide de jeu", "Europe", "Ce plateau n’a pas cette région\u00a0: Mordor"),
    ],
)
async def test_a_power_is_laid_in_another_region_of_the_board(
    table: Table, language: str, sheet: str, europe: str, elsewhere: str
) -> None:
    LOCALES[table.alice.id] = language
    await opened(table, house="Continental Power", language=language)
    await table.alice.press("options", table.last("options"))
    await table.alice.choose("option#1", "levy-region")
    offered = [line["label"] for line in lines(table.alice.screen, "choice")]
    assert (offered[0], europe in offered) == (sheet, True)
    await table.alice.choose("choice:levy-region", "mordor")
    assert elsewhere in table.alice.text
    await table.alice.choose("choice:levy-region", "europe")
    chosen = (await table.bot.services.lobbies.here(table.channel.id)).options
    assert chosen["levy-region"] == "europe"
    assert europe in text_of(table.last("join"))


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("lotr", "en", "The rest follows this edition's rulebook; see `/risk table options`."),
        ("lotr", "fr", "Le reste suit le livret de cette édition ; voir `/risk table options`."),
        ("godstorm", "en", "The rest follows the rulebook; see `/risk table options`."),
        ("godstorm", "fr", "Le reste suit le livret ; voir `/risk table options`."),
        ("legacy", "en", "Everything follows the rulebook; see `/risk table options`."),
        ("legacy", "fr", "Tout suit le livret ; voir `/risk table options`."),
    ],
)
async def test_the_rest_follows_an_edition_only_where_there_are_some(game: str, language: str, line: str) -> None:
    told = in_short(GAMES[game], GAMES[game].defaults, words(language, game))
    assert told.endswith(line.replace(" ;", "\u00a0;"))


@pytest.mark.parametrize(("mode", "settled"), [("alone", True), ("alliance", True), ("team", False), ("hunt", False)])
async def test_ties_on_points_are_settled_only_where_points_decide(mode: str, settled: bool) -> None:
    lotr = GAMES["lotr"]
    chosen = {**lotr.defaults, "mode": mode, "ties": "shared"}
    assert ("a tie on points" in options_text(lotr, chosen, words("en"))) is settled
