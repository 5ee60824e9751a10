"""House rules together: compatible ones are composed, others refused with the reason."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from support.classic.position import rules_of

from rules import Refused, Ruleset
from rules.author import Clash, Module, Option
from rules.classic import CLASSIC
from rules.house import HOUSE, House, with_house_rules
from rules.risk import HouseRulesClash, HouseRuleWants

CLASHES = {
    ("yalta", "blind-yalta"),
    ("general-mobilisation", "risk-bounty"),
    ("general-mobilisation", "equal-arms"),
    ("hecatomb", "prisoners-of-war"),
}
PAIRS = list(combinations(HOUSE, 2))
TEN = {
    *("yalta", "blind-yalta", "general-mobilisation", "calculated-risks", "continental-power"),
    *("hecatomb", "prisoners-of-war", "risk-bounty", "single-front", "equal-arms"),
}
"""The house rules of the article; others may be added."""


def test_ten() -> None:
    """H-yalta · Variantes du Risk Classique: there are ten."""
    assert set(HOUSE) >= TEN


def test_every_one_is_an_option_that_is_off() -> None:
    """H-yalta · Variantes du Risk Classique: each is played only where a table says so."""
    assert {option.name for option in CLASSIC.options} >= set(HOUSE)
    assert all(option.default == "off" for option in CLASSIC.options if option.name in HOUSE)


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair not in CLASHES])
def test_what_fits(pair: tuple[str, str]) -> None:
    """H-single-front · Together: every other pair may be played."""
    rules = rules_of(3, mode="secret-mission", **dict.fromkeys(pair, "on"))
    assert set(pair) <= {module.name for module in rules.modules}


@pytest.mark.parametrize("pair", sorted(CLASHES))
def test_what_clashes(pair: tuple[str, str]) -> None:
    """H-hecatomb, H-equal-arms · Together: pick one: it is said which two clash."""
    with pytest.raises(Refused) as refused:
        rules_of(3, mode="secret-mission", **dict.fromkeys(pair, "on"))
    assert refused.value.why == HouseRulesClash(*pair)


@pytest.mark.parametrize("pair", sorted(CLASHES))
def test_clashing_modules_do_not_compose(pair: tuple[str, str]) -> None:
    """H-hecatomb · Together: not even where nobody asked before."""
    rules = rules_of(3, mode="secret-mission")
    modules = (*rules.modules, *(HOUSE[name].module for name in pair))
    with pytest.raises(Clash, match="together"):
        Ruleset("classic", modules, board=rules.board, seats=rules.seats, start=rules.start)


@pytest.mark.parametrize("rule", ["yalta", "blind-yalta"])
@pytest.mark.parametrize("mode", ["conquest", "capital"])
def test_what_is_missing(rule: str, mode: str) -> None:
    """H-yalta, H-blind-yalta · Yalta: without dealt territories there is nothing to trade."""
    with pytest.raises(Refused) as refused:
        rules_of(3, mode=mode, **{rule: "on"})
    assert refused.value.why == HouseRuleWants(rule, "setup", "dealt")
    assert rules_of(3, mode=mode, setup="dealt", **{rule: "on"})


def test_all_that_fit() -> None:
    """H-continental-power · Together: seven at once."""
    seven = TEN - {"yalta", "prisoners-of-war", "general-mobilisation"}
    rules = rules_of(5, mode="secret-mission", **dict.fromkeys(seven, "on"))
    assert seven <= {module.name for module in rules.modules}


@pytest.mark.parametrize(
    ("wants", "told"),
    [
        ({"setpu": "dealt"}, "late wants the option setpu, which the game does not list; setup is one"),
        ({"setup": "delt"}, "late wants setup=delt: it is one of claimed, dealt"),
    ],
)
def test_a_rule_wants_options_and_choices_that_there_are(
    wants: dict[str, str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else players would be told to choose what nobody offers."""
    setup = Option("setup", ("claimed", "dealt"))
    monkeypatch.setitem(HOUSE, "late", House(Module("late"), wants={"setup": "dealt"}))
    assert [option.name for option in with_house_rules((setup,), (), ("late",))] == ["setup", "late"]
    monkeypatch.setitem(HOUSE, "late", House(Module("late"), wants=wants))
    with pytest.raises(Clash, match=told):
        with_house_rules((setup,), (), ("late",))


def test_what_a_rule_wants_is_no_text() -> None:
    with pytest.raises(Clash, match="late: wants='dealt' is no mapping"):
        House(Module("late"), wants="dealt")  # type: ignore[arg-type]


def test_two_rules_cannot_have_an_option_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    ransom = Option("ransom", ("dear", "cheap"))
    monkeypatch.setitem(HOUSE, "late", House(Module("late"), own=lambda boards: (ransom,)))
    with pytest.raises(Clash, match="classic: two options are called ransom: rename one"):
        replace(CLASSIC, options=with_house_rules(CLASSIC.options, (), ("late",)))
