"""A module that reads an option, for the game of the squirrels."""

from __future__ import annotations

from typing import Literal, get_args

from rules.author import Context, Module, Option

WeatherChoice = Literal["sun", "rain"]
WEATHER: Option[WeatherChoice] = Option("weather", get_args(WeatherChoice))
cloudy = Module("cloudy", needs=("squirrels",))


@cloudy.asks
def clouds(g: Context) -> int:
    """How many clouds there are."""
    return 0


@cloudy.modifies(clouds)
def by_the_weather(g: Context, clouds: int) -> int:
    return clouds + (WEATHER.of(g.options) == "rain")
