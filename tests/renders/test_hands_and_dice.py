"""Cards, dice and films as a player gets them."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from renders import (
    CannotDraw,
    Card,
    Look,
    Picture,
    Scene,
    Sums,
    Throw,
    draw_card,
    draw_dice,
    draw_hand,
    draw_rows,
    draw_sums,
    film,
)
from renders.cards.card_art import draw_scene
from renders.games.game_art import known_art
from rules.author import Holding, board

CARDS = (
    Card("Moria", "territory", "elven_archer", "Rhovanion", land="moria"),
    Card("Wild", "wild", caption="Any symbol"),
    Card(
        "Bree",
        "mission",
        caption="Mission",
        text="Take Fornost with a captain: two regiments.",
        land="fornost",
        points=2,
    ),
    Card("Ambush!", "power", caption="Power", text="Before a battle: the defender throws one die less.", points=1),
)


def opened(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.data)) as image:
        return image.convert("RGB")


def test_a_hand_grows_with_its_cards() -> None:
    few, many = opened(draw_hand(CARDS[:2])), opened(draw_hand(CARDS * 2))
    assert few.width < many.width
    assert few.height < many.height


@pytest.mark.parametrize("k", range(len(CARDS)))
def test_every_card_looks_different_and_a_dimmed_one_too(k: int) -> None:
    card = CARDS[k]
    others = [opened(draw_hand([other])) for other in CARDS if other != card]
    mine = opened(draw_hand([card]))
    assert all(ImageChops.difference(mine, other).getbbox() for other in others)
    dimmed = Card(card.title, card.kind, card.symbol, card.caption, card.text, card.land, card.points, usable=False)
    assert ImageChops.difference(mine, opened(draw_hand([dimmed]))).getbbox()


@pytest.mark.parametrize("name", sorted(known_art().card_scenes))
def test_every_scene_fills_its_plate(name: str) -> None:
    drawn = draw_scene(name, 0.5)
    assert drawn.size == (132, 72)
    assert len(drawn.getcolors(132 * 72) or ()) > 40


def test_miracle_cards_have_four_liveries() -> None:
    """Band and paper differ by kind; the rest of the card is the same."""
    cards = [opened(draw_hand([Card("Title", kind, text="Its effect.")])) for kind in ("war", "magic", "sky", "death")]
    bands = {card.getpixel((40, 30)) for card in cards}
    papers = {card.getpixel((60, 420)) for card in cards}
    assert len(bands) == len(papers) == 4


def test_what_a_card_costs_stands_on_it() -> None:
    free, dear, relic = (opened(draw_hand([Card("Title", "war", cost=cost)])) for cost in (0, 4, None))
    for one, other in ((free, dear), (free, relic)):
        box = ImageChops.difference(one, other).point(lambda v: 255 * (v > 90)).getbbox()
        assert box is not None
        assert box[0] > 240, "it stands at the right end of the title"
        assert box[3] < 90


def test_a_resource_card_without_a_territory_is_filled_by_its_coin() -> None:
    """It has no empty paper where others show two pictures."""
    card = opened(draw_hand([Card("Coin card", "wild", coins=1)]))
    for top in (100, 200, 300):
        assert len(card.crop((40, top, 280, top + 80)).getcolors(240 * 80) or ()) > 40, top


def test_open_cards_lie_in_a_row_for_each_player() -> None:
    relics = tuple(Card(title, "magic") for title in ("Aegis", "Gungnir", "Mjolnir", "Excalibur", "Stonehenge"))
    one, two = (opened(draw_rows(rows)) for rows in ([("Ann", relics)], [("Ann", relics), ("Bob", relics[:1])]))
    assert one.width == two.width == opened(draw_rows([("Ann", relics[:4])])).width
    assert two.height - one.height == opened(draw_rows([("Bob", relics[:1])])).height
    with pytest.raises(CannotDraw):
        draw_rows([("Ann", relics * 7)])


def test_one_card_is_larger_than_in_a_hand() -> None:
    assert opened(draw_card(CARDS[2])).width > 1.2 * opened(draw_hand([CARDS[2]])).width


def test_an_empty_hand_is_a_picture_too() -> None:
    assert draw_hand([], heading="Nothing yet").size[1] > 60


@pytest.mark.parametrize("text", ["word " * 400, "Donaudampfschifffahrtsgesellschaftskapitän" * 4, "Зелёный змей"])
def test_any_text_stays_on_its_card(text: str) -> None:
    """The frame and the surroundings of the card do not depend on its text."""
    plain, full = (opened(draw_hand([Card("Ambush!", "power", text=t)])) for t in ("Short.", text))
    box = ImageChops.difference(plain, full).point(lambda v: 255 * (v > 90)).getbbox()
    assert box is not None
    assert box[0] >= 20
    assert box[1] >= 96
    assert box[2] <= plain.width - 20
    assert box[3] <= plain.height - 20


@pytest.mark.parametrize(
    ("card", "named"),
    [(Card("X", "spell"), "spell"), (Card("X", "territory", "dragon", land="moria"), "dragon")],
)
def test_a_card_that_cannot_be_drawn_is_named(card: Card, named: str) -> None:
    with pytest.raises(CannotDraw, match=named):
        draw_hand([card])


def test_the_die_that_lost_its_pair_is_faded() -> None:
    """Five against five: the defender wins the tie, so the attack's die is the pale one."""
    tie = opened(draw_dice(Throw("green", (5,)), Throw("black", (5,))))
    win = opened(draw_dice(Throw("green", (6,)), Throw("black", (5,))))
    corner = (64, 96)
    assert sum(tie.getpixel(corner)) > sum(win.getpixel(corner))  # type: ignore[arg-type]


def test_a_bonus_counts_and_is_shown() -> None:
    plain = opened(draw_dice(Throw("green", (5,)), Throw("black", (5,))))
    led = opened(draw_dice(Throw("green", (5,), 1), Throw("black", (5,))))
    assert led.width > plain.width
    assert sum(led.getpixel((64, 96))) < sum(plain.getpixel((64, 96)))  # type: ignore[arg-type]


@pytest.mark.parametrize("dice", [(), (7,), (0,), (1,) * 6])
def test_dice_that_do_not_exist_are_named(dice: tuple[int, ...]) -> None:
    with pytest.raises(CannotDraw, match="dice"):
        draw_dice(Throw("red", dice))


def test_the_side_that_lost_a_godswar_is_faded_and_the_sums_are_shown() -> None:
    """Twelve and five added against nine and eight: equal, so that who won is not told by the dice."""
    attack, defence = Throw("green", (6, 4, 2), 5), Throw("black", (5, 3, 1), 8)
    theirs, ours = (opened(draw_sums([Sums(attack, defence, won)])) for won in (False, True))
    above, below = (64, 96), (64, 196)
    assert sum(theirs.getpixel(above)) > sum(ours.getpixel(above))  # type: ignore[arg-type]
    assert sum(theirs.getpixel(below)) < sum(ours.getpixel(below))  # type: ignore[arg-type]
    more = opened(draw_sums([Sums(Throw("green", (6, 4, 2), 6), defence, True)]))
    assert ImageChops.difference(more, ours).getbbox() is not None, "the sum is shown"


def test_the_rounds_of_a_godswar_stand_below_each_other_with_their_gods() -> None:
    soldiers = Sums(Throw("green", (6, 4)), Throw("blue", (5, 3)), True)
    gods = Sums(Throw("green", (6, 4), 0, "war", "C"), Throw("blue", (5, 3), 0, "sky", "B"), True)
    one, two, named = (opened(draw_sums(rounds)) for rounds in ([soldiers], [soldiers, soldiers], [gods]))
    assert one.height * 2 <= two.height + 44
    assert two.width == one.width < named.width
    with pytest.raises(CannotDraw, match="round"):
        draw_sums([])


def test_as_many_dice_as_a_god_can_throw_fit() -> None:
    def drawn(dice: int) -> Image.Image:
        return opened(draw_sums([Sums(Throw("green", (4,) * dice), Throw("black", (3,) * 3), True)]))

    assert drawn(6).width > drawn(4).width
    with pytest.raises(CannotDraw, match="dice"):
        drawn(10)


def scenes(count: int) -> list[Scene]:
    lands = board("middle_earth").territories
    owners = ("green", "yellow", "black", "red")
    return [
        Scene("middle_earth", {t: Holding(owners[(i * 3 + k) % 4], 1 + (i + k) % 9) for i, t in enumerate(lands)})
        for k in range(count)
    ]


def test_a_film_has_a_frame_a_turn_and_stays_under_its_limit() -> None:
    data = film(scenes(4), limit=160_000)
    assert len(data) <= 160_000
    with Image.open(io.BytesIO(data)) as moving:
        assert moving.format == "WEBP"
        assert getattr(moving, "n_frames", 1) == 4


def test_a_film_of_nothing_is_refused() -> None:
    with pytest.raises(CannotDraw):
        film([], Look())
