"""What taking a territory brings, for the player who may attack it: regions, a seat's end, and what each game adds."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.topics.board import BoardWords
from rules import NOBODY, Player, Ruleset, Territory, View
from rules.author import RegionName


def what_it_brings(where: Territory, seen: View, rules: Ruleset, words: Words) -> list[str]:
    """What its viewer gains by taking a territory, and what its holder loses, in a few words each."""
    own = (gain for known in words_in(rules, BoardWords) for gain in known.brings(where, seen, rules, words))
    return [*_regions(where, seen, rules, words), *_last_land(where, seen, words), *own]


def pays_to_lead(where: Territory, seen: View, rules: Ruleset) -> bool:
    """Whether a leader who goes along brings something that the territory alone does not."""
    return any(known.pays_to_lead(where, seen, rules) for known in words_in(rules, BoardWords))


def _regions(where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """The region that becomes the viewer's, or that another one loses."""
    region, owner = rules.board.region_of.get(where, RegionName("")), seen.land.owner(where)
    if not region or seen.viewer is None:
        return
    others = {seen.land.owner(land) for land in rules.board.regions[region].territories if land != where}
    if others <= {seen.viewer}:
        yield words.say("brings-region", region=region, bonus=rules.board.regions[region].bonus)
    if others <= {owner} and owner in seen.seats:
        yield words.say("brings-break", region=region, who=words.say(f"seat-{owner}"))


def _last_land(where: Territory, seen: View, words: Words) -> Iterator[str]:
    """That a seat has no other territory."""
    owner: Player = seen.land.owner(where)
    if owner != NOBODY and owner in seen.seats and seen.land.of(owner) == (where,):
        yield words.say("brings-last-land", who=words.say(f"seat-{owner}"))
