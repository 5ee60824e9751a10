"""Queries: what is misspelt, missing or of another shape is a `Clash` when rules are composed.

mypy sees it too: it checks `tests/support/made_up/misused_queries.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import RED, raid_dice

from rules import Player, Ruleset, State
from rules.author import Clash, Module
from rules.classic import CLASSIC
from rules.kernel.context import Context, Query

brave = Module("brave")


@brave.asks
def courage(g: Context, least: int, tree: str) -> int:
    """How brave a squirrel is on a tree, at least so much."""
    return least + len(tree)


def of_the_oak(g: Context, brave: int, least: int, tree: str) -> int:
    return brave + (10 if tree == "oak" else 0)


def standing(*modules: Module) -> Context:
    return Context.of(tiny.ruleset(*modules), State(tiny.SEATS), tiny.chance(0))


def changed(query: Any, rule: Callable[..., Any], **options: Any) -> Module:
    module = Module("timid", needs=("squirrels",))
    module.modifies(query, **options)(rule)
    return module


def refused(*modules: Module) -> str:
    with pytest.raises(Clash) as caught:
        tiny.ruleset(*modules)
    return str(caught.value)


class TestAQuery:
    def test_it_has_the_name_the_arguments_and_the_sentence_of_its_function(self) -> None:
        assert (raid_dice.name, raid_dice.about, raid_dice.sentence) == ("raid-dice", ("raid",), "The dice of a raid.")
        assert repr(courage) == "<query courage(least, tree)>"

    def test_it_is_its_start_value_until_a_module_changes_it(self) -> None:
        plain, changes = standing(brave), standing(brave, changed(courage, of_the_oak))
        assert (courage(plain, 1, "oak"), courage(changes, 1, "oak"), courage(changes, 1, "ash")) == (4, 14, 4)
        assert courage(changes, least=1, tree="oak") == 14

    def test_another_value_than_the_start_is_changed_likewise(self) -> None:
        g = standing(brave, changed(courage, of_the_oak))
        assert (courage.modify(g, 100, 1, "oak"), courage.modify(standing(brave), 100, 1, "oak")) == (110, 100)

    def test_it_says_what_it_is(self) -> None:
        def silent(g: Context) -> int:
            return 0

        with pytest.raises(TypeError, match="silent does not say in its docstring what the value is"):
            Query(silent)


class TestAModifier:
    def test_a_misspelt_query_is_named(self) -> None:
        assert "timid: of_the_oak modifies raid-dices, which is no query: name the object" in refused(
            brave, changed("raid-dices", of_the_oak)
        )

    @pytest.mark.parametrize(
        ("rule", "takes"),
        [
            (lambda g, brave, tree: brave, "g, brave, tree"),
            (lambda g, brave, least, where: brave, "g, brave, least, where"),
            (lambda g: 1, "g"),
        ],
    )
    def test_another_signature_is_named_with_the_right_one(self, rule: Callable[..., Any], takes: str) -> None:
        why = refused(brave, changed(courage, rule))
        assert f"but takes ({takes}): it has to take (g, value, least, tree)" in why

    def test_what_no_composed_module_asks_is_named_with_the_module_that_does(self) -> None:
        why = refused(changed(courage, of_the_oak))
        assert why == (
            "timid: of_the_oak modifies <query courage(least, tree)>, which only brave asks: compose brave too"
        )

    def test_what_any_game_may_ask_can_always_be_changed(self) -> None:
        free = Query(one)
        assert free(standing(changed(free, lambda g, value: value + 1))) == 2

    def test_a_query_about_nothing_cannot_be_of_something(self) -> None:
        free = Query(one)
        assert "is asked of nothing" in refused(changed(free, lambda g, value: value, of=("oak",)))


def one(g: Context) -> int:
    """One."""
    return 1


class TestAnAnswerThatIsNeeded:
    def test_without_a_module_that_gives_it_the_sentence_and_an_example_are_named(self) -> None:
        shop = Module("shop", needs=("squirrels",))

        @shop.asks(answered_by="prices")
        def price(g: Context, nut: str) -> int:
            """What a nut costs."""
            return 0

        assert (
            "shop asks <query price(nut)>, and no module answers: What a nut costs. "
            "Compose one that modifies price, such as prices"
        ) in refused(shop)
        prices = Module("prices")
        prices.modifies(price)(lambda g, so_far, nut: len(nut))
        assert price(standing(shop, prices), "hazel") == 5

    def test_territory_cards_need_sets(self) -> None:
        whole = CLASSIC.compose(CLASSIC.setting((RED, Player("blue"), Player("yellow"))))
        without = [module for module in whole.modules if module.name != "sets"]
        with pytest.raises(Clash, match=re.escape("cards asks <query set-value(trio)>, and no module answers")):
            Ruleset("classic", without, board=whole.board, seats=whole.seats, start=(), options=whole.options)
