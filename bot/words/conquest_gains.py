"""What attacking a territory may bring: the odds, then regions, a seat's end, and what each game adds."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.runtime.types import FluentFloat

from bot.words.arguments import leader_arguments
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.topics.board import BoardWords, Gain, Weight
from rules import NOBODY, Player, Ruleset, Territory, View
from rules.author import RegionName
from rules.risk import NO_LEADERS, Leaders, Odds, in_percent, seats_in_play


def decimal(number: float, words: Words) -> str:
    """A number with one decimal, with the language's decimal separator."""
    written = f"{number:.1f}"
    return written.replace(".", ",") if words.language == "fr" else written


def average(number: float) -> FluentFloat:
    """A number of units as the average of many games, for `UNITS($count)`: one decimal, `0.5 armies`."""
    return FluentFloat(round(number, 1), minimumFractionDigits=1, maximumFractionDigits=1)


def odds_text(odds: Odds, words: Words) -> str:
    """The odds of an invasion in a few characters: `98% · −6.1`."""
    return words.say("panel-odds-short", win=in_percent(odds.win), cost=decimal(odds.attacker_loses, words))


def odds_line(odds: Odds, seat: Player, leaders: Leaders, words: Words, *, without: Leaders = NO_LEADERS) -> str:
    """The odds of an invasion as a sentence, with these leaders of the seat or, as it says, `without` those."""
    key = "panel-odds-without" if without else "panel-odds"
    cost, along = average(odds.attacker_loses), leader_arguments(without or leaders)
    return words.say(key, win=in_percent(odds.win), cost=cost, seat=seat, **along)


def list_gains(where: Territory, seen: View, rules: Ruleset, words: Words) -> list[Gain]:
    """What its viewer gains by taking a territory, and what its holder loses: what decides the game comes first."""
    gains = list_gains_there(where, seen, rules, words)
    gains += [*_regions(where, seen, rules, words), *_last_land(where, seen, words)]
    return sorted(gains, key=lambda gain: gain.weight)


def list_gains_there(where: Territory, seen: View, rules: Ruleset, words: Words) -> list[Gain]:
    """What its viewer gains by taking a territory for what lies there, whatever else is taken in the same turn."""
    own = [gain for known in words_in(rules, BoardWords) for gain in known.brings(where, seen, rules, words)]
    mission = _mission(where, seen, rules, words) if all(gain.weight != Weight.VICTORY for gain in own) else ()
    return [*own, *mission]


def _mission(where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[Gain]:
    """That the viewer's own mission asks for a territory."""
    if is_wanted(where, seen, rules):
        yield Gain(words.say("for-mission"), Weight.MISSION)


def is_wanted(where: Territory, seen: View, rules: Ruleset) -> bool:
    """Whether the viewer's own mission asks for a territory."""
    return any(known.is_wanted(where, seen, rules) for known in words_in(rules, BoardWords))


def _regions(where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[Gain]:
    """The region that becomes the viewer's, or that another one loses."""
    region, owner = rules.board.region_of.get(where, RegionName("")), seen.land.owner(where)
    if not region or seen.viewer is None:
        return
    others = {seen.land.owner(land) for land in rules.board.regions[region].territories if land != where}
    if others <= {seen.viewer}:
        yield Gain(words.say("brings-region", region=region, bonus=rules.board.regions[region].bonus), Weight.REGION)
    if others <= {owner} and owner in seen.seats:
        yield Gain(words.say("brings-break", region=region, who=words.say(f"seat-{owner}")), Weight.REGION)


def _last_land(where: Territory, seen: View, words: Words) -> Iterator[Gain]:
    """That a seat has no other territory: that of the last opponent comes before all else."""
    owner: Player = seen.land.owner(where)
    if owner != NOBODY and owner in seen.seats and seen.land.of(owner) == (where,):
        alone = {*seats_in_play(seen)} <= {owner, seen.viewer}
        text = words.say("brings-last-land", who=words.say(f"seat-{owner}"))
        yield Gain(text, Weight.VICTORY if alone else Weight.REGION)
