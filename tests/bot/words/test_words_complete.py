"""Every kind is worded, in both languages, with the same ids and the same variables."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import bot.refusals
from bot.words import Words, words
from bot.words.help import HELP_TOPICS, RULES_TOPICS, help_text, rules_text
from rules import ASK, DEFAULT, GAMES, Ruleset, board, lotr, ruleset
from rules.kernel.tagged import Tagged
from rules.kernel.values import Action, Decision, Event, Refusal
from rules.kernel.windows import ToReact
from rules.lotr.deck import adventures

LOTR = GAMES["lotr"]
MIDDLE_EARTH = board("middle_earth")
MODES = LOTR.options[0].choices
FORMS = ("the", "of", "to", "in")
ENGLISH, FRENCH = words("en"), words("fr")


def every_ruleset() -> Iterator[Ruleset]:
    for mode in MODES:
        yield ruleset(LOTR.setting(tuple(LOTR.colours), {"mode": mode}))


def kinds(family: type[Tagged]) -> set[str]:
    return {kind.kind for rules in every_ruleset() for kind in rules.vocabulary if issubclass(kind, family)}


def refusal_kinds() -> set[str]:
    kernel = {"not-asked", "not-yours", "not-now", "game-is-over", "no-such-option"}
    others = [*vars(bot.refusals).values(), *vars(lotr).values()]
    classes = [thing for thing in others if isinstance(thing, type) and issubclass(thing, Refusal)]
    return kernel | kinds(Refusal) | {thing.kind for thing in classes if thing is not Refusal}


def topics() -> Iterator[tuple[str, str]]:
    """Each topic of standing orders, with its policies."""
    for rules in every_ruleset():
        for decision in rules.decisions.kinds.values():
            if decision is ToReact:
                yield from ((window, p) for window in rules.opens for p in rules.answering(decision).policies)
            elif decision is not Decision:
                yield from ((decision.kind, policy) for policy in rules.answering(decision).policies)


def test_every_event_is_worded(spoken: Words) -> None:
    assert {f"event-{kind}" for kind in kinds(Event)} <= set(spoken)


def test_every_refusal_is_worded(spoken: Words) -> None:
    assert {f"refusal-{kind}" for kind in refusal_kinds()} <= set(spoken)


def test_every_decision_says_what_is_asked_and_what_others_wait_for(spoken: Words) -> None:
    named = {f"decision-{kind}" for kind in kinds(Decision)}
    named |= {f"window-{window}" for rules in every_ruleset() for window in rules.opens}
    assert [key for key in named for form in ("", ".wait", ".topic") if f"{key}{form}" not in spoken] == []


def test_every_answer_has_a_line_a_button_and_its_questions(spoken: Words) -> None:
    assert [kind for kind in kinds(Action) if f"action-{kind}.verb" not in spoken] == []
    fields = {
        name
        for rules in every_ruleset()
        for action in rules.actions.kinds.values()
        for name in action.__slots__
        if name not in ("decision", "player")
    }
    assert [field for field in fields if f"field-{field}" not in spoken] == []


def test_every_standing_answer_is_named(spoken: Words) -> None:
    wanted = {f"policy-{topic}-{policy}" for topic, policy in topics()} | {f"policy-{ASK}", f"policy-{DEFAULT}"}
    assert wanted <= set(spoken)


def test_every_option_and_choice_is_named(spoken: Words) -> None:
    for option in LOTR.options:
        assert spoken.attribute(f"option-{option.name}", "description")
        assert all(spoken.say(f"choice-{option.name}-{choice}") for choice in option.choices)


def test_every_place_has_its_name_and_its_forms(spoken: Words) -> None:
    places = [f"land-{land}" for land in MIDDLE_EARTH.territories]
    places += [f"region-{region}" for region in MIDDLE_EARTH.regions]
    places += [f"stronghold-{place}" for place in (MIDDLE_EARTH.strongholds or {}).values()]
    places += [f"site-{place}" for place in (MIDDLE_EARTH.sites or {}).values()]
    assert len(places) == 64 + 9 + 11 + 22
    assert all(spoken.attribute(place, form) for place in places for form in FORMS)
    assert all(spoken.say(f"range-{name}") for name in MIDDLE_EARTH.ranges or {})


def test_every_card_has_its_title_its_effect_and_its_moment(spoken: Words) -> None:
    assert all(spoken.attribute(f"card-{name}", "effect") for name in adventures())
    powers = [name for name, data in adventures().items() if data.type == "power"]
    assert all(spoken.attribute(f"card-{name}", "when") for name in powers)


def test_missions_promise_what_the_rules_give(spoken: Words) -> None:
    for name, data in adventures().items():
        if data.type == "mission":
            reward = sorted(set(data.armies.values())) if data.reward != "territory_card" else []
            promised = {int(number) for number in re.findall(r"\d+", spoken.attribute(f"card-{name}", "effect"))}
            assert promised == {*reward, *data.points.values()}, name


def test_every_zone_of_cards_is_named(spoken: Words, finished) -> None:
    zones = {zone.partition(":")[0] for zone in finished.state.zones}
    assert {f"zone-{zone}" for zone in zones} <= set(spoken)


def test_nothing_is_worded_that_no_rule_says(spoken: Words) -> None:
    known = {
        "event": kinds(Event),
        "refusal": refusal_kinds(),
        "decision": kinds(Decision),
        "action": kinds(Action),
        "rules": {*RULES_TOPICS, "title", "choose", "see-also"},
        "land": set(MIDDLE_EARTH.territories),
        "region": set(MIDDLE_EARTH.regions),
        "range": set(MIDDLE_EARTH.ranges or {}),
        "option": {option.name for option in LOTR.options},
    }
    strays = [
        key for key in spoken for family, _, rest in (key.partition("-"),) if rest not in known.get(family, {rest})
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
    assert {key for key in ENGLISH if variables(ENGLISH, key) != variables(FRENCH, key)} == set()


IDS = {"where": "harad", "source": "moria", "target": "the_shire", "region": "gondor", "one": "umbar", "other": "khand"}
SAMPLES = (0, 1, 2, 7)


@pytest.mark.parametrize("number", SAMPLES)
def test_every_message_can_be_said(spoken: Words, number: int) -> None:
    for key in spoken:
        for form, names in variables(spoken, key).items():
            said = {name: IDS.get(name, number) for name in names}
            said |= {"place": "udun" if "stronghold" in key else "bree"} if "place" in names else {}
            said |= {"what": "gondor"} if "what" in names else {}
            text = spoken.attribute(key, form, **said) if form else _value(spoken, key, said)
            assert "{" not in text, key


def _value(spoken: Words, key: str, said: dict[str, object]) -> str:
    return "" if spoken.entry(key).value is None else spoken.say(key, **said)


NAMES = ("land-", "region-", "site-", "stronghold-", "range-", "card-", "seat-", "command-", "parameter-", "choice-")


def test_french_is_french() -> None:
    """Whatever is longer than a name differs from the English."""
    for key in ENGLISH:
        said = {name: IDS.get(name, 2) for names in variables(ENGLISH, key).values() for name in names}
        english, french = _value(ENGLISH, key, said), _value(FRENCH, key, said)
        if not key.startswith(NAMES) and len(english.split()) > 3:
            assert english != french, key


def test_french_keeps_its_high_punctuation_on_the_line() -> None:
    for key in FRENCH:
        said = {name: IDS.get(name, 2) for names in variables(FRENCH, key).values() for name in names}
        assert not re.search(r" [;:!?»]|« | %", _value(FRENCH, key, said)), key


@pytest.mark.parametrize("topic", RULES_TOPICS)
def test_a_topic_of_the_rules_fits_a_message(spoken: Words, topic: str) -> None:
    assert 200 < len(rules_text(topic, spoken)) < 1900


@pytest.mark.parametrize("topic", HELP_TOPICS)
def test_a_page_of_help_fits_a_message(spoken: Words, topic: str) -> None:
    assert 200 < len(help_text(topic, spoken)) < 1900


def test_buttons_are_short(spoken: Words) -> None:
    buttons = {key: spoken.say(key, colour=spoken.say("seat-yellow"), count=99) for key in spoken if "button-" in key}
    buttons |= {key: spoken.attribute(key, "verb") for key in spoken if key.startswith("action-")}
    assert {key: text for key, text in buttons.items() if len(text) > 34} == {}


def test_what_a_select_shows_fits_it(spoken: Words) -> None:
    shown = {key: spoken.say(key) for key in spoken if key.startswith(("option-", "choice-", "policy-"))}
    shown |= {key: spoken.attribute(key, "description") for key in spoken if f"{key}.description" in spoken}
    assert {key: text for key, text in shown.items() if len(text) > 100} == {}
    assert all(len(spoken.say(key)) <= 45 for key in spoken if key.startswith("field-"))
