"""What stands on a target and what taking it brings stands beside it, in every game; of missions the reader's own."""

from __future__ import annotations

from typing import Any

import pytest
from support.classic.position import field as world
from support.godstorm.position import field as ancient
from support.legacy.position import position as war
from support.lotr.position import position as middle_earth
from support.random_games.game_in_progress import UnderWay
from support.tables.prompts import parts_of, prompt_at, session_at

from bot.ui.decisions.attack import battles, invasion, sure_to_invade
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import Layout
from bot.ui.screens.hand import hand_text
from bot.words import words
from bot.words.status import status
from rules import Player, Territory, view
from rules.godstorm.summoning import Summoning
from rules.lotr.cards_attack import Prepare
from rules.risk import Fortify
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Reinforcement

BLUE_BUTTON, GREY = 1, 2
OTHERS = {"blue": "asia_south_america", "yellow": "europe_oceania_any"}
"""The missions of the others, the same in both worlds."""


def card_of(prompt: Prompt, source: str, target: str) -> tuple[str, dict[str, list[int]]]:
    """The private card of an attack: its text, and the styles of its buttons by their labels."""
    layout = Layout()
    invasion(layout, prompt, source, target)  # type: ignore[arg-type]
    styles: dict[str, list[int]] = {}
    texts = []
    for part in parts_of(layout):
        texts += [str(part["content"])] if "content" in part else []
        if "label" in part:
            styles.setdefault(str(part["label"]), []).append(int(str(part["style"])))
    return "\n".join(texts).replace("\u00a0", " "), styles


def listed(prompt: Prompt) -> dict[str, str]:
    """The list of attacks: what stands below each."""
    layout = Layout()
    battles(layout, prompt)
    found: list[Any] = [option for part in parts_of(layout) for option in part.get("options", ())]  # type: ignore[attr-defined]
    return {option["value"]: (option.get("description") or "").replace("\u00a0", " ") for option in found}


def in_gondor(**more: Any) -> UnderWay:
    """Green stands with a captain in Lamedon, before red's captain in Lebennin, a Site of Power."""
    hold = {"green": "lamedon:9 belfalas:3", "red": "lebennin:2"}
    return middle_earth(hold=hold, captains={"green": "lamedon", "red": "lebennin"}, **more)


@pytest.mark.parametrize(
    ("language", "there", "brings", "alone"),
    [
        (
            "en",
            "There: captain, site Pelargir",
            "With your captain: an Adventure card",
            ("-# Without the captain: ", "Leave the captain behind"),
        ),
        (
            "fr",
            "Sur place : Capitaine",
            "Avec votre Capitaine : une carte Aventure",
            ("-# Sans le Capitaine : ", "Laisser le Capitaine sur place"),
        ),
    ],
)
def test_a_site_says_what_a_captain_earns_and_goes_with_one_unless_told(
    language: str, there: str, brings: str, alone: tuple[str, str]
) -> None:
    prompt = prompt_at("lotr", in_gondor(), language)
    text, styles = card_of(prompt, "lamedon", "lebennin")
    assert there in text
    assert brings in text
    assert there[1:] in listed(prompt)["lamedon+lebennin"]
    assert list(styles.values())[:5] == [[GREY], [BLUE_BUTTON], *[[GREY]] * 3]
    odds, other = alone
    assert odds in text.replace("\u00a0", " ")
    assert list(styles)[4] == other


def test_one_button_changes_who_goes_along_and_the_ways_to_fight_stay_the_same() -> None:
    game = middle_earth(hold={"green": "harad:9", "red": "near_harad:2"}, captains={"green": "harad"})
    _, idle = card_of(prompt_at("lotr", game), "harad", "near_harad")
    _, earning = card_of(prompt_at("lotr", in_gondor()), "lamedon", "lebennin")
    ways = ("One battle", "Until it falls", "Until it falls, all follow", "Stop at…")
    assert list(idle)[:5] == [*ways, "Take the captain along"]
    assert list(earning)[:5] == [*ways, "Leave the captain behind"]
    for styles in (idle, earning):
        assert [label for label in styles if BLUE_BUTTON in styles[label]] == ["Until it falls"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "With the captain: **"), ("fr", "Avec le Capitaine : **")], ids=["en", "fr"]
)
def test_the_odds_before_a_card_that_invades_count_the_captain_as_the_list_does(language: str, said: str) -> None:
    prompt = prompt_at("lotr", in_gondor(adventures={"green": "ambush"}), language)
    place = {"source": Territory("lamedon"), "target": Territory("lebennin")}
    offers = prompt.of_kind(Prepare.kind)
    offer = next(each for each in offers if all(land in each.fields[end] for end, land in place.items()))
    asked = sure_to_invade(prompt, offer.first_answer(prompt.number, prompt.seat, **place))
    assert asked is not None
    text = "\n".join(str(part["content"]) for part in parts_of(asked) if "content" in part)
    assert any(line.startswith(said) for line in text.replace("\u00a0", " ").splitlines()), text


@pytest.mark.parametrize(
    ("language", "said"), [("en", "with your captain: your mission Pelargir"), ("fr", "votre mission Pelargir")]
)
def test_a_march_says_which_mission_waits_for_a_captain(language: str, said: str) -> None:
    hold = {"green": "lamedon:3 lebennin:2 belfalas"}
    game = middle_earth(hold=hold, captains={"green": "lamedon"}, adventures={"green": "pelargir"}, step=Fortification)
    prompt = prompt_at("lotr", game, language)
    hints = {where: prompt.hint(Fortify.kind, "target", where) for where in ("lebennin", "belfalas")}
    assert said in hints["lebennin"].replace("\u00a0", " ")
    assert "Pelargir" not in hints["belfalas"]


def test_the_site_of_a_mission_is_shown_to_its_holder_alone() -> None:
    mine, without = in_gondor(adventures={"green": "pelargir"}), in_gondor()
    for language, said in (("en", "your mission"), ("fr", "votre mission")):
        assert said in card_of(prompt_at("lotr", mine, language), "lamedon", "lebennin")[0]
        assert said not in card_of(prompt_at("lotr", without, language), "lamedon", "lebennin")[0]
    theirs = in_gondor(adventures={"red": "pelargir"})
    assert card_of(prompt_at("lotr", theirs), "lamedon", "lebennin") == card_of(
        prompt_at("lotr", without), "lamedon", "lebennin"
    )


@pytest.mark.parametrize(
    ("hold", "said"),
    [
        ({"red": "brazil:9 venezuela argentina", "blue": "peru:2"}, ["All of South America (+2)"]),
        (
            {"red": "north_africa:9", "blue": "brazil:2 venezuela peru argentina"},
            ["Breaks Blue's hold on South America"],
        ),
        ({"red": "brazil:9", "blue": "peru:2"}, ["Blue's last territory"]),
    ],
)
def test_regions_made_and_broken_and_a_last_territory_are_told(hold: dict[str, str], said: list[str]) -> None:
    game = world(players=3, hold=hold, rest="yellow", mode="conquest")
    source = hold["red"].partition(":")[0]
    target = hold["blue"].partition(":")[0]
    text, _ = card_of(prompt_at("classic", game), source, target)
    assert [each for each in said if each not in text] == []


def test_a_capital_headquarters_and_a_relic_point_are_named() -> None:
    capitals = world(
        hold={"red": "brazil:9", "blue": "peru:2"}, rest="yellow", mode="capital", capitals={"blue": "peru"}
    )
    assert "capital of Blue" in card_of(prompt_at("classic", capitals), "brazil", "peru")[0]
    legacy = war(hold={"red": "brazil:9", "blue": "peru:2"}, headquarters="blue: peru")
    assert "A red star" in card_of(prompt_at("legacy", legacy), "brazil", "peru")[0]
    assert "Stars: you\u00a00, Blue\u00a01; 4 needed" in prompt_at("legacy", legacy).progress()
    god = ancient(hold={"blue": "gaul:9", "green": "liguria:2"}, temples="liguria")
    assert "temple" in card_of(prompt_at("godstorm", god), "gaul", "liguria")[0]


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("lands_24", "Your mission: 3 of 24 territories"),
        ("lands_18x2", "Your mission: 1 of 18 territories with 2 armies or more"),
        ("eliminate_blue", "Your mission: Blue still holds 2 territories"),
        ("north_america_africa", "Your mission: North America 0/9 and Africa 0/6"),
    ],
)
def test_how_far_a_mission_is_stands_in_hand_and_panel_of_its_owner_alone(card: str, line: str) -> None:
    def game(red: str) -> UnderWay:
        hold = {"red": "brazil:9 venezuela argentina", "blue": "peru:2 alaska"}
        return world(
            hold=hold, rest="yellow", mode="secret-mission", step=Reinforcement, missions={"red": red, **OTHERS}
        )

    own = prompt_at("classic", game(card))
    assert line in own.progress().replace("\u00a0", " ")
    assert line in "\n".join(hand_text(own.session, own.seat, own.words)).replace("\u00a0", " ")
    other = "lands_18x2" if card == "lands_24" else "lands_24"
    worlds = [session_at("classic", game(mission)) for mission in (card, other)]
    spoken, blue = words("en", "classic"), Player("blue")
    for each in (
        lambda session: hand_text(session, blue, spoken),
        lambda session: status(view(session.state, blue), session.rules, spoken, str),
        lambda session: status(view(session.state, None), session.rules, spoken, str),
    ):
        first, second = map(each, worlds)
        assert first == second, "two worlds that differ in a mission differ in nothing for others"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "there is a godswar with Gilgamesh first"), ("fr", "d’abord un conflit divin avec Gilgamesh")],
)
def test_a_godswar_is_told_before_the_attack(language: str, said: str) -> None:
    hold = {"blue": "gaul:9", "green": "liguria:2"}
    theirs, both = {"green": "war@liguria"}, {"blue": "sky@gaul", "green": "war@liguria"}
    name = words(language, "godstorm").say("leader-green-war")
    told = said.replace("Gilgamesh", name)
    assert told in card_of(prompt_at("godstorm", ancient(hold=hold, gods=both), language), "gaul", "liguria")[0]
    assert told not in card_of(prompt_at("godstorm", ancient(hold=hold, gods=theirs), language), "gaul", "liguria")[0]


@pytest.mark.parametrize(
    ("language", "gods", "armies", "alone", "led"),
    [
        (
            "en",
            "the plague banishes every god who moves in",
            "kills half of the armies",
            "Take Gilgamesh along",
            "Leave Gilgamesh behind",
        ),
        (
            "fr",
            "la Peste bannit les dieux qui entrent",
            "tue la moitié des armées",
            "Emmener Gilgamesh",
            "Laisser Gilgamesh sur place",
        ),
    ],
)
def test_plague_is_told_before_gods_go_there_and_they_stay_behind_unless_told(
    language: str, gods: str, armies: str, alone: str, led: str
) -> None:
    there = {"blue": "gaul:9 iberia:3", "green": "liguria:1 anglia:1"}
    game = ancient(hold=there, rest="ochre", gods={"blue": "war@gaul"}, plague="liguria")
    prompt = prompt_at("godstorm", game, language)
    text, styles = card_of(prompt, "gaul", "liguria")
    assert gods in text
    assert armies in text
    assert alone in styles
    assert gods in listed(prompt)["gaul+liguria"]
    healthy, styles = card_of(prompt, "gaul", "anglia")
    assert gods not in healthy
    assert led in styles


def test_a_god_on_plague_is_told_to_leave_before_he_is_summoned() -> None:
    for language, said in (("en", "banishes your gods in Iberia"), ("fr", "bannit vos dieux en Ibérie")):
        game = ancient(hold={"blue": "iberia:3 gaul"}, faith={"blue": "3"}, plague="iberia roma", step=Summoning)
        assert said in "\n".join(prompt_at("godstorm", game, language).remarks())


@pytest.mark.parametrize(
    ("language", "third"), [("en", "Africa 5/6 (or another region)"), ("fr", "Afrique 5/6 (ou une autre région)")]
)
def test_a_mission_with_a_region_of_one_s_choice_shows_the_nearest(language: str, third: str) -> None:
    hold = {"red": "egypt congo north_africa east_africa south_africa brazil"}
    missions = {"red": "europe_oceania_any", "blue": "asia_south_america", "yellow": "north_america_africa"}
    game = world(hold=hold, rest="yellow", mode="secret-mission", step=Reinforcement, missions=missions)
    assert third in prompt_at("classic", game, language).progress().replace("\u00a0", " ")


def test_the_point_of_an_own_relic_is_told_before_the_attack() -> None:
    hold = {"blue": "cyrenaica:9", "green": "egypt nubia"}
    game = ancient(hold=hold, rest="ochre", temples="egypt", relics={"blue": "great_pyramids"})
    for language, said in (
        ("en", "1 point with The Great Pyramids"),
        ("fr", "1 point avec Les Grandes Pyramides"),
    ):
        assert said in card_of(prompt_at("godstorm", game, language), "cyrenaica", "egypt")[0]
