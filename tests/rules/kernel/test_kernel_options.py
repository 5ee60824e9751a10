"""Options that modules read: one that is missing, or has an unknown choice, is a `Clash` when rules are composed."""

from __future__ import annotations

import re

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.tiny_weather import WEATHER, clouds, cloudy

from rules import State
from rules.author import Clash, Module
from rules.kernel.context import Context
from rules.kernel.options import Option

PLACE = Option("place", ("outside", "inside"))


class TestAnOption:
    def test_one_that_a_module_reads_and_the_setting_lacks_is_named(self) -> None:
        why = (
            "cloudy reads the option weather, which is not set: list it in the game's options, "
            "or give the ruleset options={'weather': 'sun'}"
        )
        with pytest.raises(Clash, match=re.escape(why)):
            tiny.ruleset(cloudy)

    def test_a_choice_that_the_module_does_not_know_is_named(self) -> None:
        with pytest.raises(Clash, match=re.escape("reads the option weather, one of sun, rain, and it is 'snow'")):
            tiny.ruleset(cloudy, options={"weather": "snow"})

    def test_it_is_read_by_its_object(self) -> None:
        g = Context.of(tiny.ruleset(cloudy, options={"weather": "rain"}), State(tiny.SEATS), tiny.chance(0))
        assert clouds(g) == 1

    def test_a_game_lists_it_with_further_choices_and_where_it_matters(self) -> None:
        listed = WEATHER.with_choices("season", when=(PLACE, ("outside",)))
        assert (listed.choices, listed.default) == (("season", "sun", "rain"), "season")
        assert [listed.matters({"place": place}) for place in ("outside", "inside")] == [True, False]

    def test_one_that_depends_on_a_choice_that_there_is_not_cannot_be_listed(self) -> None:
        with pytest.raises(ValueError, match="weather: the option place has no choice 'upstairs'"):
            WEATHER.with_choices(when=(PLACE, ("upstairs",)))

    def test_what_a_game_without_it_has_chosen_is_nothing(self) -> None:
        assert (PLACE.get({"place": "inside"}), PLACE.get({})) == ("inside", None)


def test_an_option_is_declared_by_one_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two files may import one option; two of one name would be one choice with two meanings."""
    storm = Module("storm", needs=("squirrels",))

    @storm.reacts(tiny.Grown)
    def blow(g: Context, event: tiny.Grown) -> None:
        """Blow over what has grown."""

    chosen = {"weather": "sun", "place": "outside"}
    assert tiny.ruleset(cloudy, storm, options=chosen).has(storm)
    monkeypatch.setitem(globals(), "STORMY_WEATHER", Option("weather", ("sun", "storm")))
    with pytest.raises(Clash, match="cloudy and storm both declare an option weather: rename one"):
        tiny.ruleset(cloudy, storm, options=chosen)
