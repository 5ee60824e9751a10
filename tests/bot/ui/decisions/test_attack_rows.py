"""The rows of the list of attacks: what decides stands first and whole, from where it comes too, in whole games."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from support.classic.position import field as world
from support.lotr.position import position as middle_earth
from support.random_games.game_in_progress import UnderWay
from support.tables.prompts import parts_of, prompt_at

from bot.cli.selfplay import dice, play, random_player, setting_of, taste
from bot.ui.decisions import attack
from bot.ui.decisions.attack import Front, battles, fronts
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import DESCRIPTION, Layout
from bot.ui.interaction.routes import find_route
from bot.ui.play.panel import _back_key
from bot.words.arguments import land_name
from bot.words.topics.board import Weight
from rules import Territory, ruleset
from rules.risk import Odds, ToFight

TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "missions": ("classic", {"mode": "secret-mission", "setup": "dealt"}),
    "capitals": ("classic", {"mode": "capital", "setup": "dealt"}),
    "lotr": ("lotr", {"setup": "dealt"}),
    "godstorm": ("godstorm", {}),
    "legacy": ("legacy", {}),
}
CERTAIN = Odds(1.0, 0.0, 0.0, (), ())


def rows(prompt: Prompt, page: int = 1) -> tuple[list[dict[str, str]], str]:
    """The rows of a page of the list of attacks, and all texts around it."""
    layout = Layout()
    battles(layout, prompt, page)
    parts: list[Any] = parts_of(layout)
    options = [option for part in parts for option in part.get("options", ())]
    return options, "\n".join(str(part["content"]) for part in parts if "content" in part).replace("\u00a0", " ")


def cut_rows(prompt: Prompt) -> list[str]:
    """The rows that do not begin with all that decides the game, name no land to come from, or are too long."""
    found = []
    for front in fronts(prompt):
        row = attack._line(front, prompt)
        first = [gain.text for gain in front.gains if gain.weight == Weight.VICTORY]
        origin = prompt.words.say("panel-from", source=land_name(front.source, prompt.words, "the"), armies=0)
        parts = row.description.split(attack.FACTS)
        begins = row.description.startswith(attack.FACTS.join(first)) and origin in row.description
        if not (begins and all(parts)) or max(len(row.label), len(row.description)) > DESCRIPTION:
            found.append(f"{row.label}: {row.description}")
    return found


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 20))])
def test_no_row_is_cut_before_what_decides(table: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "forecast", lambda *_: CERTAIN)
    game, options = TABLES[table]
    setting = setting_of(game, 4, options)
    steps = play(setting, dice(setting, seed, 1), random_player(taste(seed, 1)))
    seen = 0
    for at, step in enumerate(islice(steps, 1200)):
        fights = any(isinstance(asked, ToFight) and not asked.realm for asked in step.state.pending.values())
        if not fights or at % 7:
            continue
        position = UnderWay(ruleset(setting), step.state)
        for language in ("en", "fr"):
            assert cut_rows(prompt_at(game, position, language)) == []
        seen += 1
    assert seen > 3


@pytest.mark.parametrize(("language", "said"), [("en", "completes your mission: you win"), ("fr", "vous gagnez")])
def test_the_conquest_that_wins_comes_first_and_says_so(language: str, said: str) -> None:
    def listed(mission: str, blue: str = "peru:3") -> list[dict[str, str]]:
        hold = {"red": "venezuela:20 argentina:9", "blue": blue}
        missions = {"red": mission, "blue": "lands_24", "yellow": "lands_18x2"}
        game = world(hold=hold, rest="yellow", mode="secret-mission", missions=missions)
        return rows(prompt_at("classic", game, language))[0]

    first, *others = listed("eliminate_blue")
    assert (first["value"], said in first["description"].split(attack.FACTS)[0]) == ("venezuela+peru", True)
    assert said in others[0]["description"], "from Argentina as well"
    for rows_of_others in (listed("eliminate_blue", "peru:3 alaska"), listed("asia_south_america")):
        assert not any(said in row["description"] for row in rows_of_others)


@pytest.mark.parametrize(
    ("language", "label", "below"),
    [
        ("en", "🔵 Blue · Peru · 1 army · 99% · lose 0.5", "from Brazil (9 armies)"),
        ("fr", "🔵 Bleu · Pérou · 1 régiment · 99 % · pertes 0,5", "depuis le Brésil (9 régiments)"),
    ],
)
def test_a_row_explains_itself_without_a_key(language: str, label: str, below: str) -> None:
    game = world(hold={"red": "brazil:9", "blue": "peru:1 alaska"}, rest="yellow")
    listed, text = rows(prompt_at("classic", game, language))
    found = {row["value"]: [row["label"], row["description"]] for row in listed}
    assert [said.replace("\u00a0", " ") for said in found["brazil+peru"]] == [label, below]
    assert text == ""


def test_who_goes_along_is_never_cut_and_what_stands_on_a_target_after_the_number_of_attackers() -> None:
    """The row would else have odds with the captain below a line that says they are without."""
    hold, captains = {"green": "lamedon:9", "red": "lebennin:2"}, {"green": "lamedon", "red": "lebennin"}
    game = middle_earth(hold=hold, captains=captains)
    prompt = prompt_at("lotr", game, "fr")
    row = next(row for row in rows(prompt)[0] if row["value"] == "lamedon+lebennin")
    said = row["description"].replace("\u00a0", " ")
    led = attack.odds(prompt.session, prompt.seat, "lamedon", "lebennin", ("captain",))  # type: ignore[arg-type]
    assert attack.odds_text(led, prompt.words) in row["label"]
    assert said == "avec votre Capitaine : une carte Aventure · depuis le Lamedon · sur place : Capitaine · …"


@pytest.mark.parametrize(("language", "said"), [("en", "for your mission"), ("fr", "pour votre mission")])
def test_rows_say_what_the_readers_own_mission_asks_for(language: str, said: str) -> None:
    def marked(mission: str) -> list[str]:
        hold = {"red": "ukraine:9 brazil:9", "blue": "ural peru"}
        missions = {"red": mission, "blue": "europe_oceania_any", "yellow": "lands_24"}
        game = world(hold=hold, rest="yellow", mode="secret-mission", missions=missions)
        prompt = prompt_at("classic", game, language)
        return [row["value"] for row in rows(prompt)[0] if said in row["description"].replace("\u00a0", " ")]

    asia = {"ukraine+afghanistan", "ukraine+middle_east", "ukraine+ural"}
    america = {"brazil+argentina", "brazil+peru", "brazil+venezuela"}
    assert {*marked("asia_south_america")} == asia | america
    assert {*marked("eliminate_blue")} == {"ukraine+ural", "brazil+peru"}
    assert marked("lands_18x2") == []


def test_what_makes_a_region_whole_comes_before_what_is_only_likelier() -> None:
    hold = {"red": "brazil:9 venezuela argentina egypt:9", "blue": "peru:3 congo japan alaska ukraine"}
    assert rows(prompt_at("classic", world(hold=hold, rest="yellow")))[0][0]["value"] == "brazil+peru"


@pytest.mark.parametrize(("armies", "asks"), [(4, False), (5, True)])
def test_one_press_lets_everything_follow_where_that_would_be_asked(armies: int, asks: bool) -> None:
    prompt = prompt_at("classic", world(hold={"red": f"brazil:{armies}", "blue": "venezuela:2"}, rest="yellow"))
    layout = Layout()
    attack.invasion(layout, prompt, Territory("brazil"), Territory("venezuela"))
    labels = [part["label"] for part in parts_of(layout) if "label" in part]
    assert ("Until it falls, all follow" in labels) == asks


@pytest.mark.parametrize(
    ("taken", "said"),
    [("peru", "capital 2 of 3"), ("brazil", "the last capital you need: you win")],
)
def test_a_capital_counts_towards_those_that_win(taken: str, said: str) -> None:
    blue, yellow = ("peru", "brazil") if taken == "peru" else ("venezuela", "brazil")
    hold = {"red": "argentina:9 alaska venezuela", "blue": "peru", "yellow": "brazil"}
    game = world(hold=hold, rest="yellow", mode="capital", capitals={"red": "alaska", "blue": blue, "yellow": yellow})
    found = {row["value"]: row["description"] for row in rows(prompt_at("classic", game))[0]}
    assert found[f"argentina+{taken}"].startswith(said)


@pytest.mark.parametrize(
    ("language", "said", "legend"),
    [
        ("en", "with your captain: your mission Pelargir", "without the captain, unless the row says “with”"),
        ("fr", "avec votre Capitaine : votre mission Pelargir", "sauf si la ligne dit « avec »"),
    ],
)
def test_a_row_counts_the_captain_where_only_he_earns_something(language: str, said: str, legend: str) -> None:
    """Its odds are those of the blue button on its card."""
    hold, captains = {"green": "lamedon:9 belfalas:9", "red": "lebennin:2"}, {"green": "lamedon"}
    game = middle_earth(hold=hold, captains=captains, adventures={"green": "pelargir"})
    prompt = prompt_at("lotr", game, language)
    found, text = rows(prompt)
    told = {row["value"]: row for row in found}
    assert told["lamedon+lebennin"]["description"].replace("\u00a0", " ").startswith(said)
    assert said not in told["belfalas+lebennin"]["description"], "no captain stands in Belfalas"
    alone, led = (attack.odds(prompt.session, prompt.seat, "lamedon", "lebennin", who) for who in ((), ("captain",)))  # type: ignore[arg-type]
    assert attack.odds_text(led, prompt.words) in told["lamedon+lebennin"]["label"]
    assert attack.odds_text(alone, prompt.words) not in told["lamedon+lebennin"]["label"]
    assert legend in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Page 1 of 2. Next page: 5 more attacks, 1% at most."),
        ("fr", "Page 1 sur 2. Page suivante : encore 5 attaques, 1 % au plus."),
    ],
)
def test_hopeless_attacks_stand_on_a_page_of_their_own(language: str, said: str) -> None:
    hold = {"red": "ukraine:20 brazil:3 egypt:3 siam:2"}
    game = world(hold=hold | {"blue": "venezuela:9 peru:9 north_africa:9 middle_east:9"}, rest="yellow")
    prompt = prompt_at("classic", game, language)
    (first, text), (second, last) = rows(prompt), rows(prompt, 2)
    assert len(first) + len(second) == len(fronts(prompt)) > attack.SHORT_LIST
    assert {row["value"].partition("+")[0] for row in second} == {"brazil", "egypt"}
    assert said in text
    assert said[:8].replace("1", "2") in last


def test_a_few_unlikely_attacks_get_no_page_of_their_own() -> None:
    lands = "abcdefghijklmn"
    found = [
        Front(Territory("x"), Territory(land), replace(CERTAIN, win=0.9 if at < 11 else 0.03), (), ())
        for at, land in enumerate(lands)
    ]
    assert [len(page) for page in attack._pages(found)] == [14]
    assert [len(page) for page in attack._pages([*found, replace(found[-1], target=Territory("o"))])] == [11, 4]


def test_back_from_fewer_armies_leads_to_the_attack() -> None:
    prompt = prompt_at("classic", world(hold={"red": "brazil:9", "blue": "venezuela:2"}, rest="yellow"))
    back = _back_key(prompt, prompt.partial_answer("attack", ("brazil", "venezuela")))
    assert (back.verb, back.args) == ("war", ("brazil", "venezuela"))
    assert find_route(str(back))
