"""Which words apply at a table: those of the modules in force, each once, in the order of registration."""

from __future__ import annotations

import pytest
from support.tables.rulesets import rules_of_game

from bot.words import words
from bot.words.games import Wording, campaign_words, lobby_words, register, unregister, words_in
from bot.words.games.house import RESERVE
from bot.words.games.lotr.status import HuntStatus, PointsStatus, RingStatus
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.status import StatusWords
from rules.legacy import Campaign
from rules.lotr import captains
from rules.risk import Throw


class Weather(StatusWords):
    """What a game of this test says of its status."""


def test_a_house_rule_has_its_words_where_it_is_on() -> None:
    assert RESERVE not in words_in(rules_of_game("classic"), StatusWords)
    assert words_in(rules_of_game("classic", hecatomb="on"), StatusWords).count(RESERVE) == 1


def test_a_mode_has_its_words_where_it_is_played() -> None:
    alone = [type(each) for each in words_in(rules_of_game("lotr"), StatusWords)]
    hunting = [type(each) for each in words_in(rules_of_game("lotr", 4, mode="hunt"), StatusWords)]
    assert alone == [PointsStatus, RingStatus]
    assert hunting == [PointsStatus, RingStatus, HuntStatus]


def test_what_stands_for_several_modules_is_asked_once() -> None:
    weather = Weather()
    both = Wording("weather", by_module=dict.fromkeys(rules_of_game("lotr").modules, (weather,)))
    register(both)
    assert words_in(rules_of_game("lotr"), StatusWords).count(weather) == 1
    unregister(both)
    assert weather not in words_in(rules_of_game("lotr"), StatusWords)


def test_words_that_come_later_apply_to_rules_that_were_asked_before() -> None:
    rules, weather = rules_of_game("lotr"), Weather()
    assert weather not in words_in(rules, StatusWords)
    late = Wording("weather", by_module={captains: (weather,)}, lobby=LobbyWords(topics=("weather",)))
    register(late)
    assert words_in(rules, StatusWords)[-1] is weather
    assert lobby_words("weather").topics == ("weather",)
    unregister(late)
    assert lobby_words("weather") == LobbyWords()


def test_a_name_is_not_taken_twice() -> None:
    with pytest.raises(ValueError, match="'lotr'"):
        register(Wording("lotr"))
    assert lobby_words("lotr").first_options


@pytest.mark.parametrize(
    ("misspelt", "place"),
    [
        (LobbyWords(first_options=("conced",)), "first_options"),
        (LobbyWords(typed_options=("conced",)), "typed_options"),
        (LobbyWords(option_groups={"end": ("conced",)}), r"option_groups\['end'\]"),
    ],
)
def test_an_option_that_the_game_does_not_have_is_refused_with_its_place(
    monkeypatch: pytest.MonkeyPatch, misspelt: LobbyWords, place: str
) -> None:
    """As if classic had no words yet: ours are checked in the same way when they are imported."""
    monkeypatch.setattr("bot.words.games._wordings", {})
    with pytest.raises(ValueError, match=f"{place} names 'conced', which is no option of classic"):
        register(Wording("classic", lobby=misspelt))
    assert lobby_words("classic") == LobbyWords()


def test_a_campaign_that_no_game_puts_into_words_says_nothing() -> None:
    assert list(campaign_words(Throw()).world_lines(Throw(), words("en"), str)) == []
    assert type(campaign_words(Campaign())).__name__ == "LegacyCampaign"
