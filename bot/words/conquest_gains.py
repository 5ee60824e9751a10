"""What taking a territory brings, for the player who may attack it: regions, a seat's end, and what each game adds."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.topics.board import BoardWords, Gain, Weight
from rules import NOBODY, Player, Ruleset, Territory, View
from rules.author import RegionName
from rules.risk import seats_in_play


def list_gains(where: Territory, seen: View, rules: Ruleset, words: Words) -> list[Gain]:
    """What its viewer gains by taking a territory, and what its holder loses: what decides the game comes first."""
    own = (gain for known in words_in(rules, BoardWords) for gain in known.brings(where, seen, rules, words))
    gains = [*own, *_regions(where, seen, rules, words), *_last_land(where, seen, words)]
    return sorted(gains, key=lambda gain: gain.weight)


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
