"""Settings made once: set-up wishes, standing orders, the person's language."""

from __future__ import annotations

import re

import pytest
from support.documents.every_wording import every
from support.tables.seat_orders import listing
from support.tables.simkit import LOCALES, keys, labels, parts, text_of
from support.tables.tables import Table

from bot.ui.commands.typed_answer import code
from bot.ui.decisions.prompt import prompt_for
from bot.ui.decisions.setup import SHARED, seats_without_wishes
from bot.ui.interaction.forms import ABOUT, LABEL
from bot.words import words
from bot.words.topics.orders import OrderWords
from rules import GAMES, Player, default
from rules.legacy import Factions
from rules.orders import Details, Listed, StandingOrder
from rules.risk import Recruits

RED = Player("red")


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_heading_fits_as_the_label_of_its_form(game: str, language: str) -> None:
    known = [*SHARED.values(), *(wish for each in every(OrderWords) for wish in each.wishes.values())]
    headings = [words(language, game).say(wish.heading, count=2) for wish in known]
    assert [heading for heading in headings if len(heading) > LABEL] == []
    spoken = words(language, game)
    read = (spoken.attribute(wish.heading, "listed") for wish in known if f"{wish.heading}.listed" in spoken)
    assert [about for about in (*read, spoken.say("setup-list-names")) if len(about) > ABOUT] == []


async def seated(table: Table, **options: str) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"), **options)


async def test_a_list_is_claimed_in_its_order(table: Table) -> None:
    await seated(table)
    free = [t for t in (await table.session()).rules.board.territories if t not in (await table.session()).state.land]
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-claim", lands=f"{free[3]}, {free[5]}\n{free[7]}")
    orders = (await table.session()).orders[Player("green")].standing
    assert orders["to-claim"] == StandingOrder("regions", listing(free[3], free[5], free[7]))
    await table.bob.press("play", table.last("play"))
    await table.bob.leave_setup()
    await table.quiet()
    land, wished = (await table.session()).state.land, (free[3], free[5], free[7])
    first_choice = next(t for t in wished if land.owner(t) == "green")
    assert all(land.owner(t) == "red" for t in wished[: wished.index(first_choice)])


async def test_a_list_with_numbers_and_an_unknown_name(table: Table) -> None:
    await seated(table)
    mine = (await table.session()).state.land.of("green")  # type: ignore[arg-type]
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-station", lands=f"{mine[0]} 5; {mine[1]}")
    orders, stands = (await table.session()).orders[Player("green")].standing, (await table.session()).state.land
    wanted = (Listed(mine[0], stands.armies(mine[0]) + 5), Listed(mine[1]))
    assert orders["to-station"] == StandingOrder("borders", Details(listed=wanted))
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-station", lands="Narnia 3")
    assert "Narnia" in table.alice.text
    kept = (await table.session()).orders[Player("green")].standing
    assert kept["to-station"].details.listed[0] == wanted[0]


@pytest.mark.parametrize(
    ("game", "language", "five", "one"),
    [
        ("lotr", "en", "5 regiments", "1 regiment"),
        ("classic", "en", "5 armies", "1 army"),
        ("lotr", "fr", "5 régiments", "1 régiment"),
        ("classic", "fr", "5 régiments", "1 régiment"),
    ],
)
async def test_a_list_may_name_the_units_of_its_game(
    table: Table, game: str, language: str, five: str, one: str
) -> None:
    LOCALES[table.alice.id] = language
    seats, mode = (("green", "red"), {}) if game == "lotr" else (("red", "blue"), {"mode": "two-players"})
    await table.open(table.alice, table.bob, game=game, seats=seats, **mode)
    land = (await table.session()).state.land
    mine = land.of(Player(seats[0]))
    first, second = (words(language).say(f"land-{land}") for land in mine[:2])
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-station", lands=f"{first} {five}; {second} {one}")
    orders = (await table.session()).orders[Player(seats[0])].standing
    assert orders["to-station"] == StandingOrder(
        "borders", listing(**{mine[0]: 5 + land.armies(mine[0]), mine[1]: 1 + land.armies(mine[1])})
    )


async def test_the_numbers_of_a_list_are_placed_and_the_rest_is_told(table: Table) -> None:
    """A list adds to what stands there; one that names too much is refused, and what it leaves over is told."""
    await table.open(table.alice, table.bob, game="classic", seats=("red", "blue"), mode="two-players")
    session = await table.session()
    land, left = session.state.land, session.state.parts[Recruits].left[RED]
    mine, theirs = land.of(RED), land.of(Player("blue"))
    first, second, other = (words("en").say(f"land-{where}") for where in (*mine[:2], theirs[0]))
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-station", lands=f"{first} {left}, {second} 1")
    assert f"Your list places {left + 1}, but you have {left} to place." in table.alice.text
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-station", lands=f"{other} 2")
    assert "Pick one of your own territories." in table.alice.text
    assert "to-station" not in (await table.session()).orders[RED].standing
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-station", lands=f"{first} {left - 5} {second} 1")  # A comma is missing.
    now = (await table.session()).state.parts[Recruits].left[RED]
    assert f"{first} {now - 5}, {second} 1\n-# 4 more go along your borders." in table.alice.text
    (form,) = [text for text in await table.alice.look_into_forms() if "Numbers add to what stands there." in text]
    assert f"{first} {now - 5}, {second} 1" in form
    await table.alice.press("wish:to-station:ask")
    assert "Noted. I ask you on your turn." in table.alice.text
    assert "I place for you" not in table.alice.text
    await table.alice.fill("list:to-station", lands=f"{first} {now - 5}, {second} 1")
    await table.bob.press("play", table.last("play"))
    await table.bob.leave_setup()
    await table.quiet()
    stands = (await table.session()).state.land
    assert stands.armies(mine[0]) >= land.armies(mine[0]) + left - 5
    assert stands.armies(mine[1]) >= land.armies(mine[1]) + 1


async def test_each_way_of_setting_up_says_what_it_does_and_the_question_waits_for_ask_me(table: Table) -> None:
    """With one thing to choose nothing does the same as another button; armies that claim are not yet to be placed."""
    await table.open(table.alice, table.bob, game="classic", seats=("red", "blue"), mode="two-players")
    waited = (await table.session()).list_waiting()[0]
    person = table.alice if waited.person == table.alice.id else table.bob
    await person.press("play", table.last("play"))
    assert "Along my borders: one by one, where you are most outnumbered" in person.text
    assert re.search(r"26 to place in: .*\*\*Asia\*\*: [A-Z]", person.text)
    assert not any(part in key for key in keys(person.screen) for part in (":wish:all", ":ans:station"))
    await person.press("wish:to-station:ask")
    assert "Place 1 army on one of your territories" in person.text
    assert "Along my borders:" not in person.text
    (rows,) = [part["options"] for part in parts(person.screen) if ":ans:station" in part.get("custom_id", "")]
    assert all(" · beside " in f" · {row['description']}" or "no enemy neighbour" in row["description"] for row in rows)
    assert any(re.search(r"\bAsia \d+/12$", row["description"]) for row in rows)


async def test_what_a_claim_still_needs_is_not_to_be_placed(table: Table) -> None:
    await seated(table)
    await table.alice.press("play", table.last("play"))
    assert "Where to put your regiments" in table.alice.text
    assert "to place in" not in table.alice.text
    assert "*Do it all for me*: the first way in all." in table.alice.text


async def test_only_what_is_still_to_be_placed_is_asked(table: Table) -> None:
    await seated(table)
    await table.alice.press("play", table.last("play"))
    assert "Claim order" in table.alice.text
    assert "Where to put your regiments" in table.alice.text


async def test_where_all_is_dealt_only_captains_are_asked_about(table: Table) -> None:
    await seated(table, setup="dealt")
    await table.alice.press("play", table.last("play"))
    assert "Where to put your 2 captains" in table.alice.text
    assert "Claim order" not in table.alice.text
    assert "Where to put your regiments" not in table.alice.text


async def test_several_names_that_were_perhaps_meant_are_a_choice(table: Table) -> None:
    await seated(table)
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-claim", lands="North")
    assert re.search(r"Did you mean [^?]+ or [^?]+\?", table.alice.text)


async def test_one_at_a_time_as_in_the_book(table: Table) -> None:
    await seated(table)
    waited = (await table.session()).list_waiting()[0]
    person = table.alice if waited.person == table.alice.id else table.bob
    await person.press("play", table.last("play"))
    assert "Claim an empty territory" not in person.text
    await person.press("wish:to-claim:ask")
    assert "Noted. I ask you on your turn." in person.text
    assert "I place for you" not in person.text
    assert "Claim an empty territory" in person.text
    assert "Claim order" not in person.text  # One way at a time.
    assert any(":list:to-claim" in key for key in keys(person.screen))
    other = table.bob if person is table.alice else table.alice
    await other.press("play", table.last("play"))
    for topic in ("to-claim", "to-station", "to-place-captain"):
        assert "I ask you each time" not in other.text
        await other.press(f"wish:{topic}:ask")
    assert "I ask you each time it's your turn." in other.text.replace("’", "'")
    part = "ans:claim"
    offered = next(iter(offer for offer in (await table.session()).offers(waited.number))).fields["where"]
    await person.choose(part, offered[0])
    assert offered[0] in (await table.session()).state.land


async def test_the_board_says_who_has_still_to_speak(table: Table) -> None:
    await seated(table)
    card = text_of(table.last("play"))
    assert "set-up (press **Play**)" in card
    assert "your move: claim a territory" in card


async def test_one_tap_changes_a_standing_answer(table: Table) -> None:
    await seated(table, setup="dealt")
    await table.alice.press("orders", table.last("orders"))
    assert "One die" in labels(table.alice.screen)
    await table.alice.press("order:to-defend:one")
    assert "Saved. Defence: **one die**." in table.alice.text
    await table.alice.press("orders:windows")
    await table.alice.press("order:invasion:ask")
    orders = (await table.session()).orders[Player("green")].standing
    assert orders["to-defend"].policy == "one"
    assert orders["invasion"].policy == "ask"


async def test_each_reads_their_own_language_and_the_table_its_own(table: Table) -> None:
    LOCALES[table.bob.id] = "fr"
    await seated(table, setup="dealt", language="en")
    await table.bob.press("play", table.last("play"))
    assert "Mise en place" in table.bob.text or "mise en place" in table.bob.text.lower()
    await table.alice.press("play", table.last("play"))
    assert "Set-up" in table.alice.text
    assert "your move: place a captain" in text_of(table.last("play"))
    await table.alice.type("risk me language", language="fr")
    await table.alice.press("orders", table.last("orders"))
    assert "Set-up" not in table.alice.text
    assert "Défense" in table.alice.text


async def test_a_french_table_posts_in_french(table: Table) -> None:
    await seated(table, setup="dealt", language="fr")
    assert labels(table.last("play"))[0] == "Jouer"


async def test_a_list_says_each_territory_once_and_takes_no_number_where_none_counts(table: Table) -> None:
    await seated(table)
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-claim", lands="um," * 490)
    orders = (await table.session()).orders[Player("green")].standing
    assert orders["to-claim"] == StandingOrder("regions", listing("umbar"))
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-claim", lands="Harad 999")
    assert "names only" in table.alice.text
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-station", lands="Umbar 0")
    assert "puts nothing there" in table.alice.text
    orders = (await table.session()).orders[Player("green")].standing
    assert orders["to-claim"].details == listing("umbar")
    assert "to-station" not in orders


async def test_a_list_of_the_whole_board_can_be_opened_again(table: Table) -> None:
    await seated(table)
    session = await table.session()
    open_yet = [land for land in session.rules.board.territories if session.state.land.owner(land) != "red"]
    every = ", ".join(f"{land} 12" for land in open_yet)
    await table.alice.press("play", table.last("play"))
    await table.alice.fill("list:to-station", lands=every)
    assert "…" in table.alice.text
    await table.alice.fill("list:to-station", lands=f"{open_yet[0]} 2")
    kept = (await table.session()).orders[Player("green")].standing
    stands = session.state.land.armies(open_yet[0]) or 1
    assert kept["to-station"].details == listing(**{open_yet[0]: 2 + stands})


async def test_whoever_leaves_all_of_legacy_s_set_up_is_asked_no_more(table: Table) -> None:
    """A list that has run out asks again there; without one, the bot chooses faction and start."""
    seats = (Player("red"), Player("blue"), Player("yellow"))
    await table.open(table.alice, game="legacy", seats=seats, chosen={"powers": "first-owner"})
    await table.alice.press("play", table.last("play"))
    await table.alice.leave_setup()
    await table.quiet()
    assert RED in (await table.session()).state.parts[Factions].of


async def test_a_list_is_for_who_waits_and_its_form_shows_what_it_may_say(table: Table) -> None:
    """Who is asked now, once in the whole set-up, has the question and the one press that leaves it to the bot."""
    await table.open(
        *(table.alice, table.bob), game="legacy", seats=("red", "blue", "yellow"), chosen={"powers": "first-owner"}
    )
    await table.quiet()
    (asked,) = (await table.session()).list_waiting()
    first, other = sorted((table.alice, table.bob), key=lambda person: person.id != asked.person)
    for person in (first, other):
        await person.press("play", table.last("play"))
    assert any(":wish:all" in key for key in keys(first.screen))
    assert not any(":list:" in key for key in keys(first.screen))
    assert "Factions and starts, favourites first" not in first.text
    assert "Factions and starts, favourites first" in other.text
    (form,) = [text for text in await other.look_into_forms() if "Die Mechaniker" in text]
    assert "Die Mechaniker, " in form


async def test_who_has_started_is_not_waited_for(table: Table) -> None:
    await table.open(
        *(table.alice, table.bob), game="legacy", seats=("red", "blue", "yellow"), chosen={"powers": "first-owner"}
    )
    await table.quiet()
    (asked,) = (await table.session()).list_waiting()
    person = next(each for each in table.people.values() if each.id == asked.person)
    state, rules = (await table.session()).state, (await table.session()).rules
    line = code(
        prompt_for(await table.session(), asked.decision.player, words("en"), asked.number),
        default(rules, state, asked.number),
    )
    await person.type("risk do", answer=line)
    await table.quiet()
    assert asked.decision.player not in seats_without_wishes(await table.session())
    await person.press("play", table.last("play"))
    assert "wish:all" not in str([*parts(person.screen)])
