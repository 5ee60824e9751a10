"""The lobby card: seats by side, options, who may start, who may change what."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from dataclasses import replace

import pytest
from support.tables.simkit import keys, labels, lines, parts, text_of
from support.tables.tables import Table, until_begun

from bot.game.lobby import Lobby
from bot.store.models import LOBBY, Seat
from bot.store.models import Table as StoredTable
from bot.ui.interaction.labels import by_colour
from bot.ui.posts.lobby import lobby_card
from bot.words import words
from bot.words.refusals import refusal_text
from rules import GAMES, Player, Refused
from rules.classic import CLASSIC


async def opened(table: Table) -> None:
    await table.alice.type("risk new lotr")


async def refusal(doing: Awaitable[object]) -> str:
    """The text of the refusal that a call raises."""
    with pytest.raises(Refused) as caught:
        await doing
    spoken = words("en")
    return refusal_text(caught.value.why, spoken, by_colour(spoken))


async def test_the_card_shows_seats_options_mark_and_sealed_dice(table: Table) -> None:
    await opened(table)
    card = text_of(table.last("join"))
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert "The armies of Good" in card
    assert "The armies of Evil" in card
    assert lobby.options_code[:8] not in card, "it stands behind a button"
    assert lobby.commitment not in card
    await table.alice.press("fair-dice", table.last("join"))
    assert lobby.options_code in table.alice.text
    assert lobby.commitment in table.alice.text
    assert "🟢 **Green** – free" in card
    assert card.count("free") == len(lobby.game.colours)
    assert all(choice in card for choice in ("Each for themselves", "Trilogy"))


@pytest.mark.parametrize(
    ("language", "line"), [("en", "War 1 of a new campaign"), ("fr", "Guerre 1 d’une nouvelle campagne")]
)
async def test_the_card_of_a_first_war_says_that_a_campaign_begins(table: Table, language: str, line: str) -> None:
    """Its options hold for fifteen wars; a later war's card names the campaign, and other games have none."""
    await table.alice.type("risk new legacy")
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    card = lobby_card(lobby, words(language, "legacy"), "")
    assert line in str(card.view().to_components()).replace("\u00a0", " ")


async def test_no_other_game_begins_a_campaign(table: Table) -> None:
    await opened(table)
    assert "campaign" not in text_of(table.last("start"))


async def test_the_host_switches_the_language_of_the_card(table: Table) -> None:
    """A visitor's first game need not be in the server's language."""
    await table.alice.type("risk new lotr", language="fr")
    assert "English" in labels(table.last("join"))
    await table.bob.press("speak:en", table.last("join"))
    assert "Nouvelle table" in text_of(table.last("join")), "only the host chooses"
    await table.alice.press("speak:en", table.last("join"))
    assert "New table" in text_of(table.last("join"))
    assert "Français" in labels(table.last("join"))
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert lobby.table.language == "en"


async def test_one_press_fills_the_table_with_ais(table: Table) -> None:
    """With as many as can play; one who stands by may not."""
    await opened(table)
    await table.bob.press("fill", table.last("join"))
    assert "AI" not in re.sub("with AIs", "", text_of(table.last("join")))
    await table.alice.press("join:green", table.last("join"))
    await table.alice.press("fill", table.last("join"))
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert lobby.why_not_ready() is None
    assert sum(seat.ai for seat in lobby.seats.values()) == 3
    fill = table.bot.services.lobbies.fill_with_ais(lobby.table.id, table.alice.id)
    assert "5 players can't play this. It takes 2 to 4" in await refusal(fill), "a press that comes late"
    assert sum(seat.ai for seat in (await table.bot.services.lobbies.here(table.channel.id)).seats.values()) == 3


async def test_one_sits_down_moves_and_leaves(table: Table) -> None:
    await opened(table)
    await table.alice.press("join:green", table.last("join"))
    assert f"<@{table.alice.id}>" in text_of(table.last("join"))
    await table.alice.press("join:yellow", table.last("join"))
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert lobby.seat_of(table.alice.id) == "yellow"
    await table.alice.press("leave", table.last("join"))
    assert f"<@{table.alice.id}>" not in text_of(table.last("join"))
    leave = table.bot.services.lobbies.leave(lobby.table.id, table.alice.id)
    assert await refusal(leave) == "You have no seat at this table.", "nothing is played that could be watched"


async def test_only_who_has_joined_starts_and_only_what_fits(table: Table) -> None:
    """*Start* can be pressed once it would start, and not again while it would not; the card says why."""

    async def card_says(text: str, *, starts: bool) -> None:
        card = table.last("start")
        assert text in text_of(card)
        (part,) = (part for part in parts(card) if part.get("custom_id", "").split("#")[0].endswith(":start"))
        assert bool(part.get("disabled")) != starts

    await opened(table)
    await card_says("2 to 4 players; nobody yet.", starts=False)
    await table.alice.press("join:green", table.last("join"))
    await card_says("2 to 4 players; 1 so far.", starts=False)
    await table.bob.press("join:yellow", table.last("join"))
    await card_says("Not yet: 2 Good against 0 Evil", starts=False)
    await table.bob.press("join:black", table.last("join"))
    await card_says("Ready", starts=True)
    await table.eve.press("start", table.last("start"))
    assert table.eve.text == "Take a seat first."
    await table.bob.press("leave", table.last("join"))
    await card_says("2 to 4 players; 1 so far.", starts=False)
    start = table.bot.services.starts.start(1, table.alice.id)
    assert "1 player can't play this" in (late := await refusal(start)) or "One player" in late, (
        "a press that comes late"
    )


async def test_a_taken_seat_cannot_be_pressed(table: Table) -> None:
    await opened(table)
    await table.alice.press("join:green", table.last("join"))
    card = table.last("join")
    taken = next(part for part in parts(card) if ":join:green" in part.get("custom_id", ""))
    assert taken["disabled"]


async def test_the_host_changes_options_frees_seats_and_closes(table: Table) -> None:
    await opened(table)
    before = (await table.bot.services.lobbies.here(table.channel.id)).options_code
    await table.alice.press("ai", table.last("join"))
    await table.alice.press("options", table.last("options"))
    await table.alice.choose("option", "mode")
    assert {line["value"] for line in lines(table.alice.screen, "choice")} == {"alone", "alliance", "team", "hunt"}
    await table.alice.choose("choice:mode", "team")
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert lobby.options["mode"] == "team"
    assert lobby.options_code != before
    await table.bob.press("fair-dice", table.last("join"))
    assert lobby.options_code in table.bob.text
    await table.alice.choose("free-seat", "green")
    assert (await table.bot.services.lobbies.here(table.channel.id)).seats["green"].free  # type: ignore[index]
    await table.alice.press("close")
    assert keys(table.newest()) == []
    await table.alice.type("risk new lotr")
    assert "free" in text_of(table.last("join"))


async def test_a_card_too_old_to_be_edited_points_to_the_new_one(table: Table) -> None:
    await opened(table)
    await table.env.advance_time(51 * 60)
    await table.alice.press("join:green", table.last("join"))
    await table.quiet()
    old, new = table.channel.history()
    assert "Join further down." in text_of(old)
    assert keys(old) == []
    assert new.id == table.last("join").id
    await table.env.advance_time(51 * 60)
    await table.alice.press("options", new)
    await table.alice.press("close")
    await table.quiet()
    assert ["closed before the game began" in text_of(card) for card in table.channel.history()] == [
        False,
        True,
        True,
    ]


async def test_others_may_look_at_the_options_only(table: Table) -> None:
    await opened(table)
    await table.bob.press("options", table.last("options"))
    assert "Only the host" in table.bob.text
    assert not keys(table.bob.screen)


async def test_help_is_one_press_away(table: Table) -> None:
    await opened(table)
    await table.eve.press("first-minute", table.last("start"))
    assert "How to play" in table.eve.text
    assert labels(table.last("start"))[-1] == "How to play"


async def test_two_who_start_classic_risk_hear_what_two_can_choose(table: Table) -> None:
    await table.alice.type("risk new classic")
    await table.alice.press("join:red", table.last("join"))
    await table.alice.press("ai", table.last("join"))
    card = text_of(table.last("start"))
    assert "3 to 6 players; 2 so far." in card
    assert "For 2 players, choose Mode: **Two players** under **Options**." in card


async def test_an_ai_for_each_seat_until_no_more_can_play(table: Table) -> None:
    await opened(table)
    for _ in range(4):
        await table.alice.press("ai", table.last("join"))
    assert text_of(table.last("join")).count("AI") >= 4
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    one_more = table.bot.services.lobbies.seat_ai(lobby.table.id, table.alice.id, None)
    assert "5 players can't play this. It takes 2 to 4" in await refusal(one_more), "a press that comes late"
    assert "Ready" in text_of(table.last("join"))


async def test_an_edition_of_six(table: Table) -> None:
    """The box of 2002: its name on the card, Blue and Purple at the table, its own board and numbers in play."""
    await table.alice.type("risk new lotr", edition="base", setup="dealt")
    assert "2002 (2–6 players)" in text_of(table.last("join"))
    await table.alice.press("join:blue", table.last("join"))
    for _ in range(5):
        await table.alice.press("ai", table.last("join"))
    assert "Ready" in text_of(table.last("join"))
    await table.start(table.alice)
    session = await table.bot.services.games.here(table.channel.id)
    assert session.setting.seats == ("blue", "black", "green", "red", "yellow", "purple"), "as they joined, by turns"
    assert len(session.state.land) == 42
    assert sum(session.state.land.armies(land) for land in session.state.land.of("blue")) == 20  # type: ignore[arg-type]


async def test_a_mode_that_the_edition_lacks(table: Table) -> None:
    """One message with the correct form; no table is opened or changed."""
    await table.alice.type("risk new lotr", edition="base", mode="team")
    assert "The edition of 2002 doesn't have the mode “Team”. Pick another mode or another edition." in table.alice.text
    await table.alice.type("risk new lotr", edition="base")
    await table.alice.press("options", table.last("options"))
    await table.alice.choose("option", "mode")
    await table.alice.choose("choice:mode", "team")
    assert "doesn't have the mode “Team”" in table.alice.text
    assert (await table.bot.services.lobbies.here(table.channel.id)).options["mode"] == "alone"


async def test_doctor_says_what_is_missing_and_where(table: Table) -> None:
    await table.alice.type("risk table doctor")
    assert "I have every permission I need" in table.alice.text


async def test_the_record_of_an_ended_game_proves_itself(table: Table) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    await table.alice.type("risk table export")
    assert "secret until the game ends" in table.alice.text
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    await table.bob.press("record", table.last("record"))
    (record,) = table.bob.screen.attachments
    assert record.filename.endswith(".game")
    await table.alice.type("risk table export")
    assert [a.filename for a in table.alice.screen.attachments] == [record.filename]


class TestSeatsThatDiceGive:
    """A game whose players wish for seats: classic Risk, as if dice gave its armies."""

    @pytest.fixture
    async def wishing(self, table: Table) -> Table:
        await table.restart(games={"classic": replace(CLASSIC, draws_seats=lambda options: True)})
        await table.alice.type("risk new classic")
        return table

    async def test_the_card_lists_players_with_their_wishes(self, wishing: Table) -> None:
        table = wishing
        assert "Press the seats you want" in text_of(table.last("join"))
        await table.alice.press("join:red", table.last("join"))
        await table.bob.press("join:red", table.last("join"))
        await table.bob.press("join:blue", table.last("join"))
        card = text_of(table.last("join"))
        assert re.search(rf"<@{table.alice.id}> · wishes: Red$", card, re.MULTILINE)
        assert re.search(rf"<@{table.bob.id}> · wishes: Red, Blue$", card, re.MULTILINE)

    async def test_the_frozen_list_says_what_was_wished_for_and_the_channel_who_got_what(self, wishing: Table) -> None:
        table = wishing
        for person, colours in ((table.alice, ("red",)), (table.bob, ("blue", "red")), (table.carol, ("black",))):
            for colour in colours:
                await person.press(f"join:{colour}", table.last("join"))
        await table.alice.press("start", table.last("start"))
        await until_begun(table.bot)
        told = "\n".join(text_of(message) for message in table.channel.history())
        assert "1. " in told
        assert f"<@{table.bob.id}> · wishes: Blue, Red" in told
        assert "Dice thrown at the start give the seats" in told
        given = f"<@{table.alice.id}> → **Red**, <@{table.bob.id}> → **Blue** and <@{table.carol.id}> → **Black**"
        assert f"The dice have given the seats: {given}." in told


async def test_the_card_says_whom_each_seat_plays_where_the_game_names_them(table: Table) -> None:
    await table.alice.type("risk new godstorm")
    assert "🔵 **Blue (Babylonians)** – free" in text_of(table.last("join"))
    assert "Join as the Norse" in labels(table.last("join"))
    await table.alice.press("join:brown", table.last("join"))
    assert f"🟤 **Brown (Norse)** – <@{table.alice.id}>" in text_of(table.last("join"))


async def test_the_help_of_a_lobby_is_its_game_s(table: Table) -> None:
    await table.alice.type("risk new legacy")
    await table.alice.press("first-minute", table.last("start"))
    assert "fifteen wars on one board" in table.alice.text
    assert "Rules: Risk Legacy" in labels(table.alice.screen)


async def test_start_frees_the_seat_of_somebody_who_has_left_the_server(table: Table) -> None:
    """And says so; whoever takes it plays."""
    alice, bob, carol, members = table.alice, table.bob, table.carol, table.env.backend.guilds[table.guild.id].members
    await alice.type("risk new lotr", setup="dealt")
    for person, seat in ((alice, "green"), (bob, "red"), (carol, "black")):
        await person.press(f"join:{seat}", table.last("join"))
    members.pop(bob.id)
    await alice.press("start", table.last("start"))
    await table.quiet()
    assert "Red left this server. The seat is free again" in alice.text
    assert any("Red's player has left this server" in text_of(each) for each in table.channel.history())
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert [seat.person for seat in lobby.order.values()] == [alice.id, carol.id]
    await table.dora.press("join:red", table.last("join"))
    await table.start(alice)
    assert [seat.person for seat in (await table.session()).seats.values()] == [alice.id, carol.id, table.dora.id]


def buttons_of(lobby: Lobby, language: str = "en") -> dict[str, tuple[int, bool]]:
    """The buttons of a lobby's card by label: the style of each, and whether it can be pressed."""
    card = lobby_card(lobby, words(language, lobby.game.name), "")
    buttons = (part for row in card.view().to_components() for part in row.get("components", ()))
    nested = [part for each in buttons for part in (each, *each.get("components", ()))]
    return {part["label"]: (part["style"], not part.get("disabled")) for part in nested if part.get("type") == 2}


def pressable(lobby: Lobby) -> set[str]:
    """The buttons for AIs on a lobby's card that can be pressed."""
    return {name for name, (_, can) in buttons_of(lobby).items() if can} & {"Add an AI", "Fill with AIs"}


def empty_lobby(name: str) -> Lobby:
    """A lobby of a game in which nobody sits."""
    game = GAMES[name]
    options = game.fill_options({})
    table = StoredTable(7, 1, 2, 3, name, options, "en", LOBBY, b"", 0)
    return Lobby(table, game, options, {colour: Seat(colour) for colour in game.colours}, "", "")


def test_what_would_be_refused_to_everybody_is_off() -> None:
    """*Leave* while nobody sits, *Start* until it would start; a seat that is kept for somebody can be left."""
    alone, names = with_ais(empty_lobby("classic"), Player("blue"), Player("green")), ("Start", "Leave")
    assert [buttons_of(alone)[name][1] for name in names] == [False, False], "AIs alone do not play"
    kept, taken = Seat("red", 5), Seat("red", 5, contribution="77")
    for seat, can in ((kept, [False, True]), (taken, [True, True])):
        seated = replace(alone, seats={**alone.seats, Player("red"): seat})
        assert [buttons_of(seated)[name][1] for name in names] == can


def test_free_seats_stand_out_until_somebody_sits() -> None:
    """And a kept one, which its person is to press."""
    empty = empty_lobby("classic")
    one = replace(empty, seats={**empty.seats, Player("red"): Seat("red", 5, contribution="77")})
    kept = replace(empty, seats={**empty.seats, Player("red"): Seat("red", 5)})
    styles = [
        (buttons_of(lobby)["Join as Blue"][0], buttons_of(lobby)["Join as Red"][0]) for lobby in (empty, one, kept)
    ]
    assert styles == [(1, 1), (2, 2), (2, 1)]


@pytest.mark.parametrize(
    ("game", "language", "free", "takes"),
    [
        ("classic", "en", "Join as Red", "Replace the AI as Blue"),
        ("godstorm", "fr", "Jouer les Grecs", "Jouer les Babyloniens à la place de l’IA"),
    ],
)
def test_the_button_of_an_ais_seat_says_whose_it_is(game: str, language: str, free: str, takes: str) -> None:
    """It does not stand out as that of a free seat does."""
    styles = {
        name: style for name, (style, _) in buttons_of(with_ais(empty_lobby(game), Player("blue")), language).items()
    }
    assert styles[free] == 1
    assert styles[takes] == 2


@pytest.mark.parametrize("name", GAMES)
def test_no_ai_is_offered_once_no_more_can_play(name: str) -> None:
    """At a table of every game: one by one until none fits, and at once."""
    alone = seated = empty_lobby(name)
    while "Add an AI" in pressable(seated):
        seated = with_ais(seated, seated.seat_for_ai())
    assert seated.why_not_ready() is None
    with pytest.raises(Refused):
        seated.seat_for_ai()
    assert pressable(seated) == set()
    filled = with_ais(alone, *alone.seats_to_fill())
    assert "Fill with AIs" in pressable(alone)
    assert "Fill with AIs" not in pressable(filled)
    with pytest.raises(Refused):
        filled.seats_to_fill()


def with_ais(lobby: Lobby, *seats: Player) -> Lobby:
    """The lobby with AIs in these seats."""
    return replace(lobby, seats={**lobby.seats, **{seat: Seat(seat, ai=True) for seat in seats}})


async def test_a_seat_and_a_table_are_taken_from_nobody_without_a_question(table: Table) -> None:
    """Who frees another's seat, or closes a table where others sit, reads first what will happen."""
    await opened(table)
    await table.alice.press("join:green", table.last("join"))
    await table.bob.press("join:black", table.last("join"))
    lobbies = table.bot.services.lobbies
    await table.alice.type("risk table remove", seat="black")
    assert f"<@{table.bob.id}> loses the seat **Black**." in table.alice.text
    await table.alice.press("options")
    assert (await lobbies.here(table.channel.id)).seat_of(table.bob.id) == "black", "she has said no"
    await table.alice.choose("free-seat", "black")
    assert f"<@{table.bob.id}> loses the seat **Black**." in table.alice.text
    asked = table.alice.screen
    await table.alice.type("risk table remove", seat="black")
    await table.alice.press("free-taken")
    assert "Black is free again." in table.alice.text
    assert (await lobbies.here(table.channel.id)).seat_of(table.bob.id) is None
    await table.carol.press("join:black", table.last("join"))
    await table.alice.press("free-taken", asked)
    assert (await lobbies.here(table.channel.id)).seat_of(table.carol.id) == "black", "she was asked about Bob"
    await table.bob.type("risk table remove", seat="black")
    assert "Only the host" in table.bob.text
    await table.alice.type("risk table end")
    assert f"Delete this table? <@{table.carol.id}> loses the seat" in table.alice.text
    await table.alice.press("options")
    await table.alice.press("close")
    assert f"<@{table.carol.id}> loses the seat" in table.alice.text
    await table.alice.press("close-taken")
    assert "closed before the game began" in table.alice.text


async def test_ones_own_seat_and_an_ais_are_freed_at_once(table: Table) -> None:
    await opened(table)
    await table.alice.press("join:green", table.last("join"))
    await table.alice.press("ai", table.last("join"))
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    for seat in lobby.order:
        await table.alice.type("risk table remove", seat=seat)
    assert all(seat.free for seat in (await table.bot.services.lobbies.here(table.channel.id)).seats.values())
    await table.alice.type("risk table end")
    assert "closed before the game began" in table.alice.text


async def test_a_table_at_which_no_more_can_play_lists_no_free_seats(table: Table) -> None:
    await table.alice.type("risk new classic", mode="two-players")
    await table.alice.press("join:red", table.last("join"))
    assert text_of(table.last("join")).count("– free") == 5
    await table.alice.press("fill", table.last("join"))
    card = text_of(table.last("join"))
    assert "free" not in card
    assert "**Ready: 2 seated, as many as can play.**" in card
