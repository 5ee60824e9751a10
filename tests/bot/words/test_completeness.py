"""Every kind has a message in both languages, with the same ids and the same variables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from support.documents.every_wording import every, every_wording
from support.documents.granted_armies import granted_reasons
from support.sealed.legacy_packs import late_table

import bot.refusals
from bot.cli.selfplay import setting_of
from bot.ui.orders.condition_text import LEADERS
from bot.ui.pictures.board import look_of
from bot.words import Words, words
from bot.words.arguments import leader_arguments
from bot.words.decisions import choice_name, plays_card
from bot.words.games import page_about
from bot.words.help import HELP_TOPICS, all_topics, help_text, house_topics, rules_text, rules_topics
from bot.words.topics.cards import CardWords
from renders.games.game_art import known_art
from rules import GAMES, Action, Decision, Event, Refusal, Refused, Ruleset, State, classic, house, lotr, ruleset
from rules.author import Board, Option, Tagged, ToReact, board
from rules.classic.mission_cards import mission_cards
from rules.house import HOUSE
from rules.house.continental_power import POWERS
from rules.legacy.campaign import chain as legacy_chain
from rules.legacy.campaign.seals import LABELS
from rules.lotr import sites_on, strongholds_on
from rules.lotr.deck import adventure_data
from rules.lotr.editions import EDITIONS
from rules.orders import ASK, DEFAULT, PassTogether, condition_kinds
from rules.risk import game_leaders

BOARDS = [board(name) for name in ("middle_earth", "world", "ancient_earth")]
TOPICS = sorted({topic for game in GAMES.values() for topic in all_topics(game)})
OPTIONS = [option for game in GAMES.values() for option in game.options]
FORMS = ("the", "of", "to", "in")
ENGLISH, FRENCH = words("en"), words("fr")


@cache
def every_ruleset() -> tuple[Ruleset, ...]:
    """Every game with every choice of every option, every mode of every edition, and every pack of a campaign open."""
    editions = ((name, mode, seats[-1]) for name, edition in EDITIONS.items() for mode, seats in edition.modes.items())
    return (
        *(rules for game in GAMES.values() for option in game.options for rules in with_each(game.name, option)),
        *(ruleset(setting_of("lotr", seats, {"edition": name, "mode": mode})) for name, mode, seats in editions),
        late_table(4, *LABELS),
    )


def with_each(game: str, option: Option) -> Iterator[Ruleset]:
    """A game with each choice of an option, for the first number of players that fits it."""
    for choice in option.choices:
        for seats in (2, 6, 3, 4):
            with suppress(Refused):
                yield ruleset(setting_of(game, seats, {option.name: choice}))
                break


def places(of: Callable[[Board], Iterable[str] | None]) -> set[str]:
    """The ids of something over all boards."""
    return {place for each in BOARDS for place in of(each) or ()}


def kinds(family: type[Tagged]) -> set[str]:
    return {kind.kind for rules in every_ruleset() for kind in rules.vocabulary if issubclass(kind, family)}


def variants(family: type[Tagged]) -> set[str]:
    """The classes of the kinds that have several."""
    return {
        kind.variant
        for rules in every_ruleset()
        for kind in rules.vocabulary
        if issubclass(kind, family) and kind.variants and kind.variant != kind.kind
    }


def refusal_kinds() -> set[str]:
    kernel = {"wrong-type", "not-asked", "not-yours", "not-now", "game-is-over", "no-such-option", "no-such-beginning"}
    kernel |= {"bad-name", "unknown-seat", "seat-twice"}
    others = [thing for module in (bot.refusals, lotr, classic, house, legacy_chain) for thing in vars(module).values()]
    classes = [thing for thing in others if isinstance(thing, type) and issubclass(thing, Refusal)]
    return kernel | kinds(Refusal) | {thing.kind for thing in classes if thing is not Refusal}


def topics() -> Iterator[tuple[str, str]]:
    """Each topic of standing orders, with its policies."""
    for rules in every_ruleset():
        for decision in rules.asked.values():
            if decision is ToReact:
                yield from ((window, p) for window in rules.opens for p in rules.policies(decision, window))
            elif decision is not Decision:
                yield from ((decision.kind, policy) for policy in rules.policies(decision, decision.kind))


def test_every_event_is_worded(spoken: Words) -> None:
    assert {f"event-{kind}" for kind in kinds(Event)} <= set(spoken)


def test_every_reason_for_armies_is_worded(spoken: Words) -> None:
    """Both where they are the only ones and among others."""
    reasons = granted_reasons()
    assert {"territories", "card-land", "mission", "excalibur", "mobilisation"} <= reasons.keys()
    assert {why: source for why, source in reasons.items() if f"told-income-{why}" not in spoken} == {}
    alone = {why: source for why, source in reasons.items() if why != "region"}  # its message names the region
    assert {why: source for why, source in alone.items() if f"granted-{why}" not in spoken} == {}


def test_every_pile_of_a_hand_has_a_heading(spoken: Words) -> None:
    assert {f"hand-pile-{pile}" for known in every(CardWords) for pile in known.piles} <= set(spoken)


def test_every_refusal_is_worded(spoken: Words) -> None:
    assert {f"refusal-{kind}" for kind in refusal_kinds()} <= set(spoken)


def test_every_decision_says_what_is_asked_and_what_others_wait_for(spoken: Words) -> None:
    named = {f"decision-{kind}" for kind in kinds(Decision)}
    named |= {f"window-{window}" for rules in every_ruleset() for window in rules.opens}
    assert [key for key in named for form in ("", ".wait", ".topic") if f"{key}{form}" not in spoken] == []


def test_every_answer_has_a_line_a_button_and_its_questions(spoken: Words) -> None:
    """All but the one that no player gives, and that nobody reads."""
    given = [
        action for rules in every_ruleset() for action in rules.actions.kinds.values() if action is not PassTogether
    ]
    assert [action.kind for action in given if f"action-{action.kind}.verb" not in spoken] == []
    fields = {name for action in given for name in action.__slots__ if name not in ("decision", "player")}
    assert [field for field in fields if f"field-{field}" not in spoken] == []


def questions() -> set[tuple[str, str]]:
    """The topic of every question of every game, with the game."""
    asked = {
        (rules.name, topic)
        for rules in every_ruleset()
        for decision in rules.asked.values()
        for topic in (rules.opens if decision is ToReact else (decision.kind,))
    }
    return {(game, topic) for game, topic in asked if topic not in ("decision", "final-decision")}


def test_every_question_is_explained_and_has_a_page_of_rules(spoken: Words) -> None:
    assert {topic for _, topic in questions() if f"why-{topic}" not in spoken} == set()
    pages = {(game, topic): page_about(game, topic) for game, topic in questions()}
    assert [asked for asked, page in pages.items() if f"rules-{page}.title" not in spoken] == []
    known = {game: all_topics(GAMES[game], LABELS) for game in GAMES}
    assert [(game, page) for (game, _), page in pages.items() if page not in known[game]] == []


def test_what_every_kind_of_answer_leads_to_is_said(spoken: Words) -> None:
    """Of all that players give at a question."""
    kinds = {
        kind.kind
        for rules in every_ruleset()
        for decision in rules.asked.values()
        for kind in rules.actions.kinds.values()
        if issubclass(kind, Action) and kind is not PassTogether and rules.may_answer(kind, decision)
    }
    assert {kind for kind in kinds if f"leads-{kind}" not in spoken} == set()


def test_every_leader_is_named_in_each_form_and_can_be_typed(spoken: Words) -> None:
    leaders = {kind for rules in every_ruleset() for kind in game_leaders(rules, State(rules.seats))}
    assert "captain" in leaders
    wanted = {f"leader-{kind}{form}" for kind in leaders for form in ("", ".a", ".the", ".first", ".none")}
    wanted |= {f"typed-{word}-{kind}.also" for kind in leaders for word in ("leader", "theirs", "ours", "none")}
    assert [key for key in wanted if key not in spoken] == []


def test_every_standing_answer_is_named(spoken: Words) -> None:
    """By its own name, or by the title of the card that it plays."""
    own = {f"policy-{topic}-{policy}": plays_card(topic, policy, spoken) for topic, policy in topics()}
    assert [key for key, is_card in own.items() if key not in spoken and not is_card] == []
    assert {f"policy-{ASK}", f"policy-{DEFAULT}"} <= set(spoken)


def test_what_an_order_says_besides_is_asked_and_named(spoken: Words) -> None:
    for rules in every_ruleset():
        for decision in rules.asked.values():
            for topic in rules.opens if decision is ToReact else (decision.kind,):
                for policy in rules.policies(decision, topic) if decision is not Decision else ():
                    wants = rules.wants(decision, topic, policy)
                    asked = [*wants.numbers, *(["some"] if wants.among else [])]
                    assert [name for name in asked if f"wanted-{topic}-{name}" not in spoken] == []
                    assert not asked or f"policy-{topic}-{policy}.with" in spoken


def test_everything_that_conditions_name_can_be_typed(spoken: Words) -> None:
    wanted = {
        f"typed-{LEADERS[leader]}-{kind}.also"
        for rules in every_ruleset()
        for kind, able in condition_kinds(rules, State(rules.seats)).items()
        for leader in able
    }
    assert "typed-theirs-captain.also" in wanted
    assert [key for key in wanted if key not in spoken] == []


def test_every_option_and_choice_is_named(spoken: Words) -> None:
    for option in OPTIONS:
        assert spoken.attribute(f"option-{option.name}", "description")
        assert all(choice_name(option.name, choice, spoken) for choice in option.choices)


def test_every_place_has_its_name_and_its_forms(spoken: Words) -> None:
    named = [f"land-{space}" for space in places(lambda each: each.realm_of)]
    named += [f"region-{region}" for region in places(lambda each: (*each.regions, *each.realms))]
    named += [f"stronghold-{place}" for place in places(lambda each: strongholds_on(each).values())]
    named += [f"site-{place}" for place in places(lambda each: sites_on(each).values())]
    lands, regions = 64 + 42 + 42 - 1, 9 + 6 + 6 - 1  # Egypt and Africa lie on two boards
    assert len(named) == lands + regions + (13 + 5) + 2 + 11 + 22
    assert all(spoken.attribute(place, form) for place in named for form in FORMS)
    assert all(spoken.say(f"range-{name}") for name in places(lambda each: each.ranges))


def test_no_two_lands_of_a_board_are_called_alike(spoken: Words) -> None:
    for each in BOARDS:
        named = {spoken.say(f"land-{space}") for space in each.realm_of}
        assert len(named) == len(each.realm_of)


def test_every_secret_mission_says_what_it_asks(spoken: Words) -> None:
    boards = next(option for option in GAMES["classic"].options if option.name == "board").choices
    for card, data in (pair for name in boards for pair in mission_cards(name).items()):
        asked = spoken.attribute(f"card-{card}", "effect", lands=24)
        assert not data.lands or str(data.lands) in asked
        assert all(spoken.attribute(f"region-{region}", "the") in asked for region in data.regions)


def test_every_symbol_and_every_power_of_a_region_has_a_name(spoken: Words) -> None:
    symbols = {symbol for each in BOARDS for _, symbol in each.cards.values()}
    assert {f"symbol-{symbol}" for symbol in symbols} <= set(spoken)
    assert {f"power-{power}" for powers in POWERS.values() for power in powers.values()} <= set(spoken)


def test_every_colour_has_a_name(spoken: Words) -> None:
    assert {f"seat-{colour}" for game in GAMES.values() for colour in game.colours} <= set(spoken)


def test_every_card_has_its_title_its_effect_and_its_moment(spoken: Words) -> None:
    assert all(spoken.attribute(f"card-{name}", "effect") for name in adventure_data())
    powers = [name for name, data in adventure_data().items() if data.type == "power"]
    assert all(spoken.attribute(f"card-{name}", "when") for name in powers)


def test_missions_promise_what_the_rules_give(spoken: Words) -> None:
    for name, data in adventure_data().items():
        if data.type == "mission":
            reward = sorted(set(data.armies.values())) if data.reward != "territory_card" else []
            promised = {int(number) for number in re.findall(r"\d+", spoken.attribute(f"card-{name}", "effect"))}
            assert promised == {*reward, *data.points.values()}, name


def test_every_zone_of_cards_is_named(spoken: Words, finished, capitals) -> None:
    zones = {zone.partition(":")[0] for game in (finished, capitals) for zone in game.state.zones}
    assert {f"zone-{zone}" for zone in zones} <= set(spoken)


def common_key(key: str, spoken: Words) -> str:
    """The message that a game words in its own way with this one; itself for every other message."""
    common, _, game = key.rpartition("-")
    return common if game in GAMES and common in spoken else key


def test_every_variant_of_an_answer_has_its_line(spoken: Words) -> None:
    lines = {f"action-{variant}" for variant in variants(Action)}
    assert len(lines) == 13
    assert {key for key in lines if key not in spoken or spoken.entry(key).value is None} == set()


def test_nothing_is_worded_that_no_rule_says(spoken: Words) -> None:
    known = {
        "event": kinds(Event),
        "refusal": refusal_kinds(),
        "decision": kinds(Decision),
        "action": kinds(Action) | variants(Action),
        "rules": {
            *TOPICS,
            *(topic for each in every_wording() for topic in each.lobby.topics),
            "title",
            "choose",
            "house-choose",
            "packs-choose",
            "see-also",
        },
        "land": {
            *places(lambda each: each.realm_of),
            *(land for rules in every_ruleset() for land in rules.board.realm_of),
        },
        "region": places(lambda each: (*each.regions, *each.realms)),
        "range": places(lambda each: each.ranges),
        "option": {option.name for option in OPTIONS},
    }
    common = {key: common_key(key, spoken) for key in spoken}
    strays = [
        key
        for key in spoken
        for family, _, rest in (common[key].partition("-"),)
        if rest not in known.get(family, {rest})
    ]
    assert strays == []


class Variables(Visitor):
    """The variables and the terms that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(spoken: Words, key: str) -> dict[str, set[str]]:
    entry, used = spoken.entry(key), {}
    for form, pattern in (("", entry.value), *((a.id.name, a.value) for a in entry.attributes)):
        reader = Variables()
        if pattern is not None:
            reader.visit(pattern)
        used[form] = reader.found
    return used


def test_both_languages_have_the_same_ids() -> None:
    assert set(ENGLISH) ^ set(FRENCH) == set()


def test_both_languages_use_the_same_variables() -> None:
    keys = [key for key in ENGLISH if key.partition("-")[0] != "unit"]  # a language's own forms of a noun
    assert {key for key in keys if variables(ENGLISH, key) != variables(FRENCH, key)} == set()


IDS = {
    "where": "harad",
    "source": "moria",
    "target": "the_shire",
    "region": "gondor",
    "one": "umbar",
    "other": "khand",
    "leaders": "captain",
}
SAMPLES = (0, 1, 2, 7)


@pytest.mark.parametrize("number", SAMPLES)
def test_every_message_can_be_said(spoken: Words, number: int) -> None:
    for key in spoken:
        for form, names in variables(spoken, key).items():
            values = {name: IDS.get(name, number) for name in names}
            values |= {"place": "udun" if "stronghold" in key else "bree"} if "place" in names else {}
            values |= {"what": "gondor"} if "what" in names else {}
            text = spoken.attribute(key, form, **values) if form else _value(spoken, key, values)
            assert "{" not in text, key


def _value(spoken: Words, key: str, setup: dict[str, object]) -> str:
    return "" if spoken.entry(key).value is None else spoken.say(key, **setup)


NAMES = ("land-", "region-", "site-", "stronghold-", "range-", "card-", "seat-", "command-", "parameter-", "choice-")


def test_french_is_french() -> None:
    """Texts longer than a name differ from the English."""
    for key in ENGLISH:
        values = {name: IDS.get(name, 2) for names in variables(ENGLISH, key).values() for name in names}
        english, french = _value(ENGLISH, key, values), _value(FRENCH, key, values)
        if not key.startswith(NAMES) and sum(any(map(str.isalpha, word)) for word in english.split()) > 3:
            assert english != french, key


def test_french_keeps_its_high_punctuation_on_the_line() -> None:
    for key in FRENCH:
        values = {name: IDS.get(name, 2) for names in variables(FRENCH, key).values() for name in names}
        assert not re.search(r" [;:!?»]|« | %", _value(FRENCH, key, values)), key


def check_page(text: str) -> None:
    """A heading, then at least a sentence; short enough for a message."""
    heading, _, page = text.partition("\n")
    assert re.fullmatch(r"\*\*.+\*\*", heading)
    assert re.search(r"\w+ \w+.*[.:!?]", page)
    assert len(text) < 1900


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_of_the_rules_fits_a_message(spoken: Words, topic: str) -> None:
    check_page(rules_text(topic, spoken))


@pytest.mark.parametrize("topic", HELP_TOPICS)
def test_a_page_of_help_fits_a_message(spoken: Words, topic: str) -> None:
    check_page(help_text(topic, spoken))


def test_the_first_page_of_help_names_every_game_and_how_it_is_opened(spoken: Words) -> None:
    """`help-goal-lotr` is one of all games' goals, not what LOTR says for `help-goal`; so with the commands."""
    page, named = help_text("first", spoken), {each: spoken.say(f"game-{each}") for each in GAMES}
    new = " ".join(map(spoken.say, ("command-risk", "command-risk-new", f"command-risk-new-{next(iter(GAMES))}")))
    assert f"`/{new}`" in page
    assert [title for title in named.values() if f"**{title}**" not in page] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_of_help_at_a_table_is_about_its_game_alone(spoken: Words, game: str) -> None:
    """Its goal stands first, and no other game is named."""
    page = help_text("first", spoken.of(game))
    check_page(page)
    named = [each for each in GAMES if spoken.say(f"game-{each}") in page]
    assert named == [game]
    assert page.splitlines()[1].startswith(f"**{spoken.say(f'game-{game}')}**")
    if f"help-aims-{game}" in spoken:
        assert len(spoken.say(f"help-aims-{game}").splitlines()) == 3, "goal, how one gets there, length"


def test_buttons_are_short(spoken: Words) -> None:
    about = {
        "colour": spoken.say("seat-yellow"),
        "count": 99,
        "least": 1,
        "most": 99,
        "leaders": "captain",
        "seat": "yellow",
        "answer": "attack",
    }
    buttons = {key: spoken.say(key, **about) for key in spoken if "button-" in key}
    buttons |= {key: spoken.attribute(key, "verb") for key in spoken if f"{key}.verb" in spoken}
    assert {key: text for key, text in buttons.items() if len(text) > 34} == {}


def test_what_a_select_shows_fits_it(spoken: Words) -> None:
    named = (key for key in spoken if key.startswith(("option-", "choice-", "policy-")))
    shown = {key: spoken.say(key) for key in named if spoken.entry(key).value is not None}
    shown |= {key: spoken.attribute(key, "description") for key in spoken if f"{key}.description" in spoken}
    assert {key: text for key, text in shown.items() if len(text) > 100} == {}
    about = leader_arguments(("captain",)) | {"seat": "yellow", "several": "no"}
    assert all(len(spoken.say(key, **about)) <= 45 for key in spoken if key.startswith("field-"))


def test_every_house_rule_has_its_page_and_every_list_of_topics_fits_a_select() -> None:
    assert set(house_topics(GAMES["classic"])) == {f"house-{rule}" for rule in HOUSE}
    assert all(len(of(game)) <= 25 for of in (rules_topics, house_topics) for game in GAMES.values())


def test_every_sign_of_a_picture_is_named(spoken: Words) -> None:
    named = look_of(spoken.language).names.words
    assert [key for key in known_art().words if key not in named] == []
    assert [key for key in known_art().one_of if f"{key}.one" not in named] == []
