"""A campaign's history as a picture and as a front: nothing runs, nothing is cut that matters, every sign is there."""

from __future__ import annotations

import io
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from PIL import Image, ImageChops

from renders import (
    Chapter,
    Deed,
    FactionRow,
    FrontTexts,
    History,
    Plot,
    SignatureRow,
    StoryCard,
    War,
    draw_history,
    history_front,
)
from renders.board.shapes import STAR
from renders.games.legacy.history_signs import DEEDS
from renders.games.legacy.shapes import EMBLEMS
from renders.games.legacy.stickers import SCARS
from renders.history import history_picture
from renders.history.history import sign_of
from renders.history.history_picture import EDGE, HIGHEST, SMALL, WIDTH, legible
from renders.typefaces import OTHER_SCRIPTS, length, runs

NASTY = '<script>alert("1")</script> & <img src=x onerror=run()>'
HISTORY = History(
    language="fr",
    title="Orbis",
    summary="2 guerres · 3 joueurs",
    none="Rien",
    heading="Les guerres",
    wars=(
        War("Guerre 1", "Ada", "Khan Industries", "khan_industries", "11 tours", ("Encore debout : Otto",), number=1),
        War("Guerre 2", NASTY, deeds=(Deed("bunker", f"Bunker à {NASTY}"), Deed("minor", "petite ville « Ours »"))),
    ),
    plot=Plot(
        "Signatures",
        2,
        (SignatureRow("Ada", ((1, "khan_industries"),)), SignatureRow(NASTY, ())),
        (FactionRow("khan_industries", "Khan Industries", 1, 2),),
    ),
    chapters=(
        Chapter("Factions", (StoryCard("khan_industries", "Khan Industries", "Pouvoir", ("Guerre 1 : Ada",)),)),
        Chapter("Villes", (StoryCard("minor", NASTY, "Petite ville", (NASTY,)),)),
    ),
)


class Reader(HTMLParser):
    """Reads a page: its elements, its attributes, its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.text += data


def drawn(history: History) -> Image.Image:
    return Image.open(io.BytesIO(draw_history(history, "png").data)).convert("RGB")


def front(history: History, *others: History) -> str:
    """The front of a history, in other languages too."""
    return history_front([texts(each) for each in (history, *others)], "<svg></svg>")


def texts(history: History) -> FrontTexts:
    return FrontTexts(history, "Le plateau", "En texte", (NASTY,), ("Sans script",), "Cassé")


def test_what_people_typed_is_text_on_the_front_and_nothing_else() -> None:
    read = Reader(front(HISTORY))
    assert read.text.count(NASTY) == 6
    assert not {"script", "img", "link", "iframe", "object", "a"} & {*read.elements}
    assert not any(name.startswith("on") or name in ("src", "style") for name in read.attributes)


def test_the_front_tells_all_of_it_in_order() -> None:
    text = Reader(front(HISTORY)).text
    told = [
        "Orbis",
        "Le plateau",
        "Les guerres",
        "Guerre 1",
        "11 tours",
        "Encore debout",
        "Guerre 2",
        "Signatures",
        "Factions",
        "Villes",
    ]
    assert [text.index(one) for one in told] == sorted(text.index(one) for one in told)
    assert "1/2" in text


def test_the_line_of_a_war_says_which_war_it_is_of() -> None:
    """So that a page opens the war behind it; a line about names that were given between two wars says none."""
    assert front(HISTORY).count("data-war=") == 1
    assert '<li class="war" data-war="1">' in front(HISTORY)


def test_every_language_stands_there_and_one_is_seen() -> None:
    other = replace(HISTORY, language="en", title="The world", wars=())
    page = front(HISTORY, other)
    assert '<h1 lang="fr">Orbis</h1>' in page
    assert '<h1 lang="en" hidden>The world</h1>' in page
    assert page.count("<svg></svg>") == 1, "the board is there once"


def test_each_sign_is_drawn_once_however_often_it_stands_there() -> None:
    page = front(HISTORY, replace(HISTORY, language="en"))
    assert page.count('<symbol id="sign-khan_industries"') == 1
    assert page.count('href="#sign-khan_industries"') == 2 * 4


def test_a_campaign_without_wars_says_so() -> None:
    bare = replace(HISTORY, wars=(), plot=Plot("Signatures", 0, (), ()), chapters=())
    assert "Rien" in Reader(front(bare)).text
    assert drawn(bare).height < 400


def test_the_picture_grows_with_what_it_tells() -> None:
    whole, shorter = drawn(HISTORY), drawn(replace(HISTORY, chapters=HISTORY.chapters[:1]))
    assert whole.width == WIDTH
    assert whole.height > shorter.height


@pytest.mark.parametrize("wars", [1, 15, 40])
def test_nothing_reaches_over_the_edge_of_the_picture(wars: int) -> None:
    """However many wars there are, however long the names are: the margin stays empty."""
    long = War(
        "Guerre 100", "W" * 60, "F" * 60, "khan_industries", "9999 tours", ("m " * 200,), (Deed("x", "n" * 300),)
    )
    people = tuple(
        SignatureRow("N" * 40, tuple((war + 1, "khan_industries") for war in range(wars))) for _ in range(20)
    )
    plot = Plot("S" * 90, wars, people, (FactionRow("khan_industries", "F" * 60, wars, wars),))
    picture = drawn(replace(HISTORY, title="T" * 200, wars=(long,) * min(wars, 2), plot=plot))
    for left in (26, WIDTH - EDGE + 4):
        strip = picture.crop((left, 40, left + EDGE - 32, picture.height - 40))
        assert len(strip.getcolors() or ()) == 1


@pytest.mark.parametrize("cities", [1, 2, 12])
def test_the_cards_of_each_chapter_stand_below_its_heading_over_the_whole_width(
    cities: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However few there are of one and however many of the other: no part of the picture stays empty beside them."""
    factions = Chapter("Factions", HISTORY.chapters[0].cards * 4)
    towns = Chapter("Villes", (StoryCard("minor", "Ours", "Petite ville", ("Guerre 1",)),) * cities)
    sheet, headings, cards = history_picture.Sheet(), dict[str, int](), list[tuple[int, int]]()
    monkeypatch.setattr(history_picture, "_heading", lambda on, x, y, wide, text: headings.setdefault(text, y) - y + 50)
    monkeypatch.setattr(history_picture, "_card", lambda on, x, y, wide, card: cards.append((x, y)) or 100)
    history_picture._whole(sheet, replace(HISTORY, chapters=(factions, towns)))
    below = [[x for x, y in cards if top < y < end] for top, end in ((headings["Factions"], headings["Villes"]),)]
    below.append([x for x, y in cards if y > headings["Villes"]])
    for columns, count in zip(below, (len(factions.cards), cities), strict=True):
        sides = [columns.count(x) for x in sorted({*columns})]
        assert sum(sides) == count
        assert len(sides) == min(count, 2)
        assert max(sides) - min(sides) <= 1


def test_on_a_phone_letters_are_half_as_high_as_they_are_drawn() -> None:
    """A picture as wide as it was could be read only by enlarging it."""
    assert 390 / WIDTH * SMALL >= 9


def test_a_long_name_is_whole_in_the_plot() -> None:
    """Two people are told apart whose names differ at their ends."""
    one, other = (
        drawn(replace(HISTORY, plot=replace(HISTORY.plot, people=(SignatureRow(name, ()),))))
        for name in ("Ængus Ó Dálaigh", "Ængus Ó Dálaighe")
    )
    assert ImageChops.difference(one, other).getbbox() is not None


def test_the_picture_of_a_campaign_that_never_ends_has_the_newest_wars() -> None:
    endless = tuple(War(f"War {n}", "Ada", lines=("Held on: Otto",)) for n in range(1, 200))
    cards = (StoryCard("minor", "Ours", "City", tuple(f"War {n}" for n in range(200))),)
    shown = drawn(replace(HISTORY, wars=endless, chapters=(Chapter("Cities", cards),)))
    assert 3000 < shown.height <= HIGHEST


def test_everything_that_a_campaign_leaves_has_a_sign_of_its_own() -> None:
    kinds = [*DEEDS, *SCARS, *EMBLEMS]
    assert all(sign_of(kind) != STAR for kind in kinds)
    assert sign_of("something new") == STAR


def test_names_in_letters_that_the_picture_lacks_are_replaced() -> None:
    assert legible("Benoît", "Player 2") == "Benoît"
    assert legible("evil\u202eliam", "Player 2") == "evilliam"
    for name in ("太郎", "민준", "محمد", "Дмитрий", "Ἑλένη", "Արմեն", "გიორგი", "חיפה"):
        assert legible(name, "Player 2") == name
        assert [face for face, _ in runs("name", name)] in [[face] for face in OTHER_SCRIPTS]
    for name in ("दिल्ली", "กรุงเทพ", "ታደሰ"):
        assert legible(name, "Player 2") == "Player 2"


def test_a_name_in_another_script_is_drawn_in_it() -> None:
    """In a line of Latin letters too."""
    for name in ("太郎", "محمد"):
        shown = drawn(replace(HISTORY, wars=(War("War 1", name, lines=(f"Held on: {name}",)),)))
        dots = drawn(replace(HISTORY, wars=(War("War 1", "·" * len(name), lines=(f"Held on: {'·' * len(name)}",)),)))
        assert shown.tobytes() != dots.tobytes()


def test_a_line_in_several_scripts_is_drawn_in_as_many_typefaces() -> None:
    assert runs("italic", "city “東京” in Peru") == (
        ("italic", "city “"), ("ideographs", "東京"), ("italic", "” in Peru"),
    )  # fmt: skip
    assert runs("name", "محمد علي won") == (("alphabets", "محمد علي"), ("name", " won"))
    assert runs("name", "Ada, محمد علي") == (("name", "Ada, "), ("alphabets", "محمد علي"))
    assert runs("name", "Hélène Ő.") == (("name", "Hélène Ő."),)
    assert length("name", 20, "محمد won") > length("name", 20, "محمد")


def test_a_front_isolates_names_from_right_to_left() -> None:
    page = front(replace(HISTORY, wars=(War("War 1", "\u2068محمد\u2069 <b>"),)))
    assert "<span><bdi>محمد</bdi> &lt;b&gt;</span>" in page
    assert not set(page) & set("\u2066\u2067\u2068\u2069\u202a\u202b\u202d\u202e")
