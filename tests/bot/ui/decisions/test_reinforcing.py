"""What is proposed has a reason."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.classic.position import field, opening
from support.tables.prompts import parts_of, prompt_at, session_at

from bot.ui.decisions.controls import so_far
from bot.ui.decisions.reinforce import read_list, refuse_too_many, reinforcements, share_out
from bot.ui.decisions.setup import left_over, placed_to_standing, to_station
from bot.ui.interaction.forms import ABOUT
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected
from bot.words import words
from rules import Player, Territory
from rules.author import Holding
from rules.orders import Listed
from rules.risk import Deploy, Fortify, Recruits, ToDeploy, ToFortify, ToReinforce, armies_to_place
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Reinforcement


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "3 armies to Argentina (the AI’s choice)"), ("fr", "3 régiments en Argentine (le choix de l’IA)")],
)
def test_the_place_that_is_proposed_says_whose_idea_it_is(language: str, label: str) -> None:
    game = field(hold={"red": "peru:1 argentina:9", "blue": "brazil:6 venezuela:5"}, step=Reinforcement)
    asked, layout = prompt_at("classic", game, language), Layout()
    idea = Deploy(asked.number, asked.seat, Territory("argentina"), 2)
    reinforcements(layout, replace(asked, suggested=idea))
    labels = [
        str(part["label"]).replace("\u00a0", " ").replace("'", "’") for part in parts_of(layout) if "label" in part
    ]
    assert label in labels


@pytest.mark.parametrize(
    ("language", "front", "inland"),
    [
        (
            "en",
            "beside Brazil (Blue 6), Venezuela (Blue 5) · South America 2/4",
            "no enemy neighbour · South America 3/4, all but Venezuela",
        ),
        (
            "fr",
            "à côté\u00a0: Brésil (Bleu 6), Venezuela (Bleu 5) · Amérique du Sud 2/4",
            "sans voisin ennemi · Amérique du Sud 3/4, il manque le Venezuela",
        ),
    ],
)
def test_a_place_to_reinforce_says_who_stands_beside_it_and_its_region(language: str, front: str, inland: str) -> None:
    game = field(hold={"red": "peru:1 argentina:9", "blue": "brazil:6 venezuela:5"}, step=Reinforcement)
    assert prompt_at("classic", game, language).note(Deploy.kind, "where", "peru") == front
    game = field(hold={"red": "peru argentina brazil", "blue": "venezuela:5"}, step=Reinforcement)
    assert prompt_at("classic", game, language).note(Deploy.kind, "where", "argentina") == inland


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "brazil 1", "Blue holds Brazil. Pick one of your own territories."),
        ("fr", "bresil 1", "Bleu tient le Brésil. Choisissez un de vos territoires."),
        ("en", "Argentinia 1", "There's no “Argentinia” here. Did you mean Argentina?"),
    ],
)
def test_a_territory_of_somebody_else_is_not_unknown(language: str, typed: str, said: str) -> None:
    game = field(hold={"red": "peru argentina", "blue": "brazil:6 venezuela:5"}, step=Reinforcement)
    prompt = prompt_at("classic", game, language)
    with pytest.raises(Rejected) as refused:
        read_list(prompt, f"peru 1, {typed}")
    assert str(refused.value).replace("\u00a0", " ") == said


@pytest.mark.parametrize("typed", ["peru 1 argentina 12", "1 army in Peru 12 in Argentina", "Peru: 1 Argentina: 12"])
def test_a_missing_comma_between_two_numbers_is_read(typed: str) -> None:
    game = field(hold={"red": "peru argentina", "blue": "brazil:6 venezuela:5"}, step=Reinforcement)
    orders = read_list(prompt_at("classic", game, "en"), typed)
    assert [(order.where, order.count) for order in orders] == [("peru", 1), ("argentina", 12)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Your list places 4, but you have 3 to place. Nothing has changed."),
        ("fr", "Votre liste en place 4, mais vous en avez 3 à placer. Rien n’a changé."),
    ],
)
def test_a_list_of_too_many_is_refused_whole(language: str, said: str) -> None:
    game = field(hold={"red": "peru argentina", "blue": "brazil:6 venezuela:5"}, step=Reinforcement)
    prompt = prompt_at("classic", game, language)
    refuse_too_many(prompt, read_list(prompt, "peru 1, argentina 2"))
    with pytest.raises(Rejected) as refused:
        refuse_too_many(prompt, read_list(prompt, "peru 1, argentina 3"))
    assert str(refused.value).replace("\u00a0", " ") == said


@pytest.mark.parametrize(("language", "left"), [("en", "21 to place in: "), ("fr", "21 à placer parmi : ")])
def test_a_list_of_the_set_up_says_what_is_left_and_where(language: str, left: str) -> None:
    session, red = session_at("classic", opening(3, setup="dealt")), Player("red")
    own, spoken = session.state.land.of(red), words(language, "classic")
    text = to_station(session, red, spoken).replace("\u00a0", " ")
    assert text.startswith(left)
    regions = {spoken.say(f"region-{session.rules.board.region_of[where]}") for where in own}
    assert all(f"**{region}**" in text for region in regions)
    assert text.count(",") + text.count(" · ") == len(own) - 1
    assert len(spoken.say("panel-how-many-added")) <= ABOUT
    assert sum(count for _, count in share_out(21, own)) == 21


def test_a_list_leaves_over_what_no_entry_takes() -> None:
    session, red = session_at("classic", opening(3, setup="dealt")), Player("red")
    one, other, *_ = session.state.land.of(red)
    lists = ({one: 2}, {one: 2, other: 0}, {one: 25, other: 0}, {one: 25})
    written = [placed_to_standing(session, [Listed(*entry) for entry in each.items()]) for each in lists]
    assert [left_over(session, red, listed) for listed in written] == [19, 0, -4, -4]


def test_while_territories_are_claimed_nothing_is_left_to_station() -> None:
    session = session_at("classic", opening(3, mode="conquest", setup="claimed"))
    seat = next(iter(session.state.pending.values())).player
    session.state.land.put(Territory("peru"), Holding(seat, 1))
    assert session.state.parts[Recruits].left[seat] > 0
    assert to_station(session, seat, words("en", "classic")) == ""
    assert left_over(session, seat, [Listed("peru", 5)]) == 0


@pytest.mark.parametrize(("language", "rest"), [("en", ", 4 more"), ("fr", ", 4 autres")])
def test_neighbours_that_are_not_named_are_counted(language: str, rest: str) -> None:
    hold = {"red": "china:12", "blue": "india:2 siam:3 mongolia:1 ural:9"}
    text = prompt_at("classic", field(hold=hold, step=Reinforcement), language).note(Deploy.kind, "where", "china")
    assert rest in text
    assert "9), " in text


@pytest.mark.parametrize(("language", "said"), [("en", "for your mission"), ("fr", "pour votre mission")])
def test_a_place_says_that_its_players_own_mission_asks_for_it(language: str, said: str) -> None:
    missions = {"red": "asia_south_america", "blue": "lands_24"}
    hold = {"red": "ukraine ural scandinavia", "blue": "peru"}
    game = field(hold=hold, mode="secret-mission", missions=missions, step=Reinforcement)
    prompt = prompt_at("classic", game, language)
    told = {land: prompt.note(Deploy.kind, "where", land).replace("\u00a0", " ") for land in hold["red"].split()}
    assert [land for land, text in told.items() if text.startswith(said)] == ["ukraine", "ural"]


def test_a_march_says_which_way_it_goes() -> None:
    game = field(hold={"red": "peru:5 argentina:1", "blue": "brazil:6"}, step=Fortification)
    prompt = prompt_at("classic", game, "en")
    partial = prompt.partial_answer(Fortify.kind, ("peru", "argentina"))
    assert so_far(partial, prompt) == "Fortify: Peru · 5 → Argentina · 1"
    assert prompt.note(Fortify.kind, "target", "argentina") == "beside Brazil (Blue 6)"


def test_only_a_question_about_placing_has_armies_to_place() -> None:
    red, where = Player("red"), (Territory("peru"),)
    asked = (ToReinforce(red, 5), ToDeploy(red, 3, where), ToFortify(red, 2))
    assert [armies_to_place(each) for each in asked] == [5, 3, 0]
