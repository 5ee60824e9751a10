"""What a picture of Risk Legacy shows beside the land: the open cards, the piles, signatures on the rim, dice."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops
from support.legacy.position import War, opening, position

from bot.ui.pictures.board import look_of
from renders import Look, Names, Scene, SceneTrees, SeatLine, scene_between, scene_of
from renders.board import overlays, zoom
from renders.board.art import Text, art
from renders.board.paint import paint_changes, whole
from renders.board.pieces import find_apart, find_tied
from renders.board.sizes import LANGUAGES, around, measure_overlap, meet
from renders.games.legacy.bench_scene import late_board
from renders.games.legacy.legacy_layers import DiceOnTable, DiceRow, RimSignature, RimSignatures, places
from renders.games.signs import pile_word
from renders.scene import Market, Piece, Slot
from renders.typefaces import measure
from rules import Player, view
from rules.author import Holding
from rules.legacy.campaign.campaign import Campaign, City, Entry, Signature
from rules.risk.combat.battle import ATTACK, Defend
from rules.risk.combat.invasion import Attack
from rules.risk.combat.open_dice import DieFixed

LEGACY = art("legacy")
LAND = {t: Holding("red" if k % 3 else "", k % 3) for k, t in enumerate(LEGACY.territories)}
BARE = Scene("legacy", LAND, (SeatLine("red", "Red"), SeatLine("blue", "Blue")))
ENTRIES = (Entry(1, "khan_industries", "ann", "peru", "won"), Entry(2, "die_mechaniker", "dan", "japan", "won"))
SIGNED = (Signature(1, "ann"), Signature(2, "dan"))


def shown(war: War) -> Scene:
    return scene_of(view(war.state, None), war.rules, {"red": "Red", "blue": "Blue", "yellow": "Yellow"})


def changed(before: Scene, after: Scene) -> Image.Image:
    """Where two pictures differ; the second is repainted from the first, which must be as if drawn anew."""
    look = Look()
    one, other = whole(LEGACY, look, before), whole(LEGACY, look, after)
    assert not ImageChops.difference(paint_changes(one, LEGACY, look, before, after), other).getbbox()
    return ImageChops.difference(one, other)


def test_the_open_cards_lie_in_their_slots_with_coins_and_holders_and_the_piles_beside_them() -> None:
    war = position(
        {"red": "peru:5", "blue": "brazil"},
        lasting={"coins": {"japan": 3}},
        open="peru japan",
        hands={"blue": "coin.1 coin.2"},
        mission="imperial_might",
    )
    assert shown(war).market == Market(
        (Slot("peru", 1, "red"), Slot("japan", 3, "")), (("coins", 8),), ("imperial_might",)
    )


def test_no_pile_lies_there_before_the_cards_are_laid() -> None:
    assert shown(opening()).market == Market((), (), ())


def test_cards_that_are_taken_and_missions_are_repainted_on_their_plate() -> None:
    slots = (Slot("peru", 1, "red"), Slot("new_guinea", 6, ""))
    laid = replace(BARE, market=Market(slots, (("coins", 8), ("events", 3)), ("imperial_might",)))
    x, y, w, h = (round(v) for v in LEGACY.anchors["furniture"]["cards"])
    box = changed(BARE, laid).getbbox()
    assert box is not None
    assert x <= box[0] < box[2] <= x + w
    assert y <= box[1] < box[3] <= y + h
    taken = replace(laid, market=Market(slots[1:], (("coins", 7),)))
    assert changed(laid, taken).getbbox() is not None
    named = Look(names=Names(cards={"imperial_might": "Puissance"}))
    assert ImageChops.difference(whole(LEGACY, named, laid), whole(LEGACY, Look(), laid)).getbbox() is not None


def test_signatures_stand_along_the_rim_with_the_names_of_those_who_sit_there() -> None:
    war = position(
        {"red": "peru:5"},
        members={"red": "ann", "blue": "ben", "yellow": "cleo"},
        lasting={"signatures": SIGNED, "entries": ENTRIES},
    )
    (rim,) = shown(war).layers
    assert rim == RimSignatures((RimSignature(1, "Red", "khan_industries"), RimSignature(2, "", "die_mechaniker")))


def test_between_two_wars_the_rim_and_the_list_have_the_names_of_people() -> None:
    cities = {"iceland": City("major", "Port-aux-Ours", "dan"), "peru": City("minor", "Bellona", "eve")}
    campaign = Campaign(signatures=SIGNED, entries=ENTRIES, cities=cities, scars={"peru": "bunker"})
    scene = scene_between(campaign, "Next: war 3", {"ann": "Ann", "dan": "Dan", "eve": "Eve"})
    assert [(line.name, line.letter, line.counts) for line in scene.seats] == [
        ("Dan", "D", (("signatures", 1), ("cities", 1))),
        ("Ann", "A", (("signatures", 1), ("cities", 0))),
        ("Eve", "E", (("signatures", 0), ("cities", 1))),
    ]
    (rim,) = scene.layers
    assert isinstance(rim, RimSignatures)
    assert [one.name for one in rim.signed] == ["Ann", "Dan"]
    assert scene.market == Market(piles=(("cities", 2), ("bunker", 1)))


def test_between_two_wars_the_list_has_the_members_who_have_won_nothing_too() -> None:
    """A forgotten one, who has no name, is not among them."""
    campaign = Campaign(members=("ann", "ben", "cleo", "dan"), signatures=SIGNED, entries=ENTRIES)
    scene = scene_between(campaign, "Next: war 3", {"ann": "Ann", "ben": "Ben", "dan": "Dan"})
    assert [(line.name, [count for _, count in line.counts]) for line in scene.seats] == [
        ("Ann", [1, 0]),
        ("Dan", [1, 0]),
        ("Ben", [0, 0]),
    ]


def test_there_is_room_on_the_frame_for_every_signature() -> None:
    """Fifteen, none over another, none off the board or on the key of the arrows, whatever the names are."""
    signed = tuple(RimSignature(war, "W" * 32, "khan_industries") for war in range(1, 16))
    marks = list(RimSignatures(signed).marks(LEGACY, Look(), 1))
    assert len(marks) == 15 == len(list(places(LEGACY)))
    assert not any(meet(a.area, b.area) for a, b in combinations(marks, 2))
    width, height = LEGACY.size
    key = (width * 0.3, height - 26, width * 0.7, height)
    assert not any(meet(mark.area, key) for mark in marks)
    assert all(mark.area[0] >= 0 and mark.area[2] <= width for mark in marks)


def test_a_new_signature_is_repainted_on_the_rim_alone() -> None:
    one, two = (RimSignature(1, "Ann", "khan_industries"), RimSignature(2, "太郎", ""))
    before, after = replace(BARE, layers=(RimSignatures((one,)),)), replace(BARE, layers=(RimSignatures((one, two)),))
    box = changed(before, after).getbbox()
    assert box is not None
    assert box[3] <= 32


def test_the_dice_of_a_battle_lie_on_the_board_with_a_missile_on_the_one_that_it_hit() -> None:
    war = position({"red": "peru:5", "blue": "brazil:2"}, missiles={"yellow": 1})
    assert not shown(war).layers
    war.play(Attack, "peru", "brazil", 3).play(Defend, 2, attack=(5, 3, 2), defence=(6, 1))
    assert shown(war).layers == (DiceOnTable(DiceRow("red", (5, 3, 2)), DiceRow("blue", (6, 1))),)
    DieFixed(Player("yellow"), ATTACK, 2).apply(war.state)
    assert shown(war).layers == (DiceOnTable(DiceRow("red", (5, 6, 2), (1,)), DiceRow("blue", (6, 1))),)


def test_what_lies_beside_the_land_is_in_no_picture_of_a_part_of_the_board() -> None:
    full = late_board()
    for focus in (("alaska", "northwest_territory"), ("peru", "brazil", "argentina")):
        near, bare = (
            zoom.near(LEGACY, Look(), scene, focus, Image.new("RGB", LEGACY.size))
            for scene in (full, replace(full, layers=()))
        )
        assert ImageChops.difference(near, bare).getbbox() is None


def test_a_die_with_a_missile_is_told_from_a_six_that_was_rolled() -> None:
    rolled = replace(BARE, layers=(DiceOnTable(DiceRow("red", (6, 2)), DiceRow("blue", (4,))),))
    hit = replace(BARE, layers=(DiceOnTable(DiceRow("red", (6, 2), (0,)), DiceRow("blue", (4,))),))
    box = changed(rolled, hit).getbbox()
    assert box is not None
    assert 12 < box[2] - box[0] < 38


def test_a_page_draws_the_dice_too() -> None:
    trees, one = SceneTrees(Look()), DiceOnTable(DiceRow("red", (6, 2), (0,)), DiceRow("blue", (4,)))
    over = trees.tree(replace(BARE, layers=(one,)))["sheet"]["over"]
    figures = trees.figures.plain()["figures"]
    _, *dice = [figures[number][1] for number, _, _ in over]
    assert [sum(stroke[0] == "ellipse" for stroke in strokes) for strokes in dice] == [6, 2, 4]
    assert [sum(stroke[0] == "shape" for stroke in strokes) for strokes in dice] == [1, 0, 0], "the missile"
    assert all(0 < x < LEGACY.size[0] and 0 < y < LEGACY.size[1] for _, x, y in over)
    again = trees.tree(replace(BARE, layers=(DiceOnTable(DiceRow("red", (2, 1)), DiceRow("blue", (4,))),)))
    assert {number for number, _, _ in again["sheet"]["over"]} & {number for number, _, _ in over[2:]}, "known dice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_continent_pays_by_its_shield_is_read_beside_a_sticker(language: str) -> None:
    """The sticker lies on a corner of the shield, not on its number, and on no name or count."""
    look = Look(language)
    texts = (LEGACY.text(land, "names", language) for land in LEGACY.territories)
    read = [around(*text.at, (-w / 2, -h / 2, w / 2, h / 2)) for text in texts if text for w, h in [_size(text)]]
    read += [around(*(LEGACY.spot(land, "count") or (0, 0)), (-18, -18, 18, 18)) for land in LEGACY.territories]
    for region, (x, y) in LEGACY.anchors["shields"].items():
        (glued,) = overlays.above(LEGACY, look, replace(BARE, marks={region: 1}), 1)
        middle = ((glued.area[0] + glued.area[2]) / 2, (glued.area[1] + glued.area[3]) / 2)
        sticker = around(*middle, (-9, -9, 9, 9))
        assert measure_overlap(sticker, (x - 10, y - 8, x + 9, y + 6)) < 12, region
        assert measure_overlap(sticker, (x - 17, y - 19, x + 17, y + 21)) > 60, region
        assert not [box for box in read if measure_overlap(sticker, box) > 8], region


def _size(text: Text) -> tuple[int, int]:
    return measure("name", text.size, text.lines)


def test_the_numbers_of_four_seats_stand_behind_their_names() -> None:
    """In lines so low, numbers below a name would touch it."""
    counts = ("territories", "regions", "stars", "missiles", "cards")
    line = SeatLine("red", "Red", counts=tuple((sign, 8) for sign in counts))
    seats = (line, *(line._replace(seat=seat, name=seat.title()) for seat in ("blue", "yellow", "green")))
    scene = replace(BARE, seats=seats, headline="Round 3")
    shown = whole(LEGACY, Look(), scene)
    other = (line._replace(name="Rex"), line._replace(counts=tuple((sign, 3) for sign in counts)))
    name, numbers = (
        ImageChops.difference(shown, whole(LEGACY, Look(), replace(scene, seats=(first, *seats[1:])))).getbbox()
        for first in other
    )
    assert name is not None
    assert numbers is not None
    assert name[2] < numbers[0]
    assert name[1] < (numbers[1] + numbers[3]) / 2 < name[3]


def test_what_lies_on_a_late_board_is_repainted_as_the_whole_board_would_show_it() -> None:
    before, lands = late_board(), LEGACY.territories
    some = {t: Holding("blue", 20) for t in lands[::11]}
    after = replace(before, holdings={**before.holdings, **some}, layers=before.layers[:1], market=None)
    assert changed(before, after).getbbox() is not None


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "Cards destroyed", "Card destroyed", "Cards destroyed"),
        ("fr", "Carte détruite", "Carte détruite", "Cartes détruites"),
    ],
)
def test_a_pile_of_one_card_is_called_so(language: str, none: str, one: str, two: str) -> None:
    look = look_of(language, game="legacy")
    assert [pile_word(look, "destroyed", count) for count in range(3)] == [none, one, two]
    assert pile_word(look, "bunker", 1) == "Bunker"


def test_a_pile_has_a_plain_word_where_no_words_are_given() -> None:
    assert [pile_word(Look(), "destroyed", count) for count in (1, 2)] == ["Card destroyed", "Cards destroyed"]


@pytest.mark.parametrize("held", [True, False])
def test_what_could_be_taken_for_another_s_is_tied_to_its_land(held: bool) -> None:
    """A name on the sea between two coasts, a scar close to a border; a city and a name on their own land are not."""
    assert [find_apart(LEGACY, "egypt")[-1][0], find_apart(LEGACY, "ural")[2][1]] == [True, True]
    assert [find_apart(LEGACY, "brazil")[0][0], find_apart(LEGACY, "brazil")[-1][0]] == [False, False]
    lands = dict.fromkeys(LEGACY.territories, Holding("red" if held else "", int(held)))
    cities = dict.fromkeys(("egypt", "brazil"), "Zog")
    shown = Scene("legacy", lands, markers={"ural": ("bunker",)}, tags=cities)
    assert [len(find_tied(LEGACY, shown, where)) for where in ("egypt", "ural", "brazil")] == [1, 1, 0]
    bare = whole(LEGACY, Look(), Scene("legacy", lands))
    drawn = whole(LEGACY, Look(), shown)
    for where, end in (("egypt", LEGACY.spot("egypt", "tag")), ("ural", LEGACY.beside("ural")[2])):
        (x, y), (u, v) = LEGACY.spot(where, "count") or (0, 0), end or (0, 0)
        middle = (round((x + u) / 2), round((y + v) / 2))
        assert sum(drawn.getpixel(middle)) < 200 < sum(bare.getpixel(middle)), where


def test_a_piece_of_nobody_s_that_stands_off_its_land_is_tied_to_its_count() -> None:
    """A temple in the sea; not a god, whose colour says whose it is."""
    earth = art("ancient_earth")
    where = next(t for t in earth.territories if find_apart(earth, t)[0][0])
    for piece, ends in ((Piece("temple", ""), {0}), (Piece("sky", "red"), set())):
        assert find_tied(earth, Scene("ancient_earth", {}, pieces={where: (piece,)}), where) == ends
