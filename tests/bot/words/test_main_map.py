"""What the table is told of a board with further realms, or with territories that nobody holds."""

from __future__ import annotations

from support.made_up.realm_game import BLUE, RED, YELLOW, Realms, above

from bot.ui.interaction.labels import by_colour
from bot.ui.screens.recap import compare_boards
from bot.words import words
from bot.words.alt_text import alt_text
from bot.words.board_text import board_lines
from bot.words.status import falls, status
from renders.view_to_scene import scene_of
from rules import NOBODY, view
from rules.risk.armies import ArmiesLost
from rules.risk.combat.invasion import InvasionDeclared
from rules.risk.combat.occupy import Eliminated, PlayerKnockedOut
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.landless import landless

ENGLISH = words("en")


def game() -> Realms:
    """Red holds one territory and most of all below; nobody is left in Hibernia."""
    below = "north-gate:90 west-waste:80 valhalla:70"
    return above({"red": f"rus:3 {below}", "blue": "varangia:2 hibernia"}, empty="hibernia")


def test_numbers_are_those_of_the_main_map() -> None:
    held, naming = game(), by_colour(ENGLISH)
    told = status(held.seen(None), held.rules, ENGLISH, naming)
    assert "**Red**: 1 territory, 3 armies." in told


def test_the_board_in_words_lists_territories_and_says_which_are_empty() -> None:
    held = game()
    text = "\n".join(board_lines(held.seen(None), held.rules, ENGLISH, by_colour(ENGLISH)))
    assert "North Gate" not in text
    empty, full = (next(line for line in text.splitlines() if name in line) for name in ("Hibernia", "Rus"))
    assert "empty" in empty
    assert "Red" in full


def test_the_alt_text_counts_what_stands_on_the_main_map() -> None:
    held = game()
    text = alt_text(held.seen(None), held.rules, ENGLISH, by_colour(ENGLISH))
    assert "North Gate" not in text
    assert "90" not in text
    assert ENGLISH.say("alt-empty", count=1) in text


def test_the_picture_of_the_main_map_shows_nothing_of_another_realm() -> None:
    held = game()
    declared = InvasionDeclared(RED, "north-gate", "west-waste", BLUE, "land")
    scene = scene_of(held.seen(None), held.rules, {}, events=[declared], highlights=("rus", "north-gate"))
    assert scene.holdings.keys() == set(held.rules.board.territories)
    assert (scene.arrows, scene.highlights) == ((), ("rus",))
    assert scene.holdings["hibernia"].owner == ""
    red = scene.seats[0]
    assert (red.seat, red.counts, red.out) == (RED, (("territories", 1), ("regions", 0)), False)


def test_who_holds_no_territory_is_out_on_the_plate_though_land_lies_empty() -> None:
    held = above({"red": "rus:3", "blue": "north-gate:5"}, empty="hibernia")
    scene = scene_of(held.seen(None), held.rules, {})
    assert {line.seat: line.out for line in scene.seats} == {"red": False, "blue": True, "yellow": False}


def test_who_lost_all_land_but_still_plays_is_not_struck_out_anywhere() -> None:
    held = above({"red": "rus:3", "blue": "varangia"}, landless)
    ArmiesLost(BLUE, "varangia", 1, "card").apply(held.state)
    PlayerKnockedOut(BLUE).apply(held.state)
    seen, naming = held.seen(None), by_colour(ENGLISH)
    assert not any(line.out for line in scene_of(seen, held.rules, {}).seats)
    assert "Blue: no territory, but still in the game." in alt_text(seen, held.rules, ENGLISH, naming)
    assert "**Blue**: no territory, but still in the game." in status(seen, held.rules, ENGLISH, naming)
    over = held.state.fork()
    over.winners = (RED,)
    assert "**Blue**: 0 territories, 0 armies." in status(view(over, None), held.rules, ENGLISH, naming)


def test_who_has_no_way_back_is_eliminated_and_has_not_given_up() -> None:
    held = above({"red": "rus:3", "blue": "north-gate:5"})
    fallen = falls([PlayerKnockedOut(BLUE, RED), Eliminated(BLUE, NOBODY), ArmyTurnedNeutral(YELLOW)])
    told = status(held.seen(None), held.rules, ENGLISH, by_colour(ENGLISH), fallen)
    assert "**Blue** – eliminated" in told
    assert "gave up" not in told.split("**Blue**")[1].split("\n")[0]


def test_a_recap_tells_a_seat_of_land_that_lies_empty_now_and_a_watcher_nothing() -> None:
    before = game().state
    now = before.fork()
    ArmiesLost(RED, "rus", 3, "card").apply(now)
    assert compare_boards(before.land, now.land, RED).lost == {"": ("rus",)}
    seen = compare_boards(before.land, now.land, None)
    assert (seen.lost, seen.won) == ({}, {})
