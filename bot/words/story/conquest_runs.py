"""Tell the conquests of one army in one line: `Peru → **Brazil** (captain) → **Congo** · −2, Red −5`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bot.words.arguments import Arguments, card_list, land_name, told_apart
from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.story.invasions import InvasionGroup, along, names_of
from rules import Event, Player
from rules.risk import battles_of, luck_of

LONG_ODDS = 0.02
"""The share of all outcomes of an invasion, with the same dice, up to which it was won or held against long odds."""


@dataclass(slots=True)
class ConquestRun:
    """The conquests of one army: from one land, and on from the lands taken."""

    conquests: list[InvasionGroup] = field(default_factory=list)

    def takes(self, conquest: InvasionGroup) -> bool:
        """Add a conquest if this army made it; return whether it did."""
        stands = {self.conquests[0].source, *(one.target for one in self.conquests)}
        if conquest.source not in stands or conquest.attacker != self.conquests[0].attacker:
            return False
        self.conquests.append(conquest)
        return True

    @property
    def is_single(self) -> bool:
        """Whether it is one conquest, without a card."""
        one, *more = self.conquests
        return not (more or one.cards)

    def ways(self, words: Words) -> list[str]:
        """From where to where, what was taken in bold: one land after another, or several from one land.

        A land from which the army went on stands in the way that goes on, not among those taken beside it. Behind a
        land stand those who moved in with the army and went no further with it.
        """
        ways: list[list[InvasionGroup]] = []
        for one in self.conquests:
            way = next((way for way in ways if _goes_on(way, one)), None)
            if way is not None:
                way.append(one)
            elif (step := _branch(ways, one)) is not None:
                ways.append([step, one])
            else:
                ways.append([one])
        return [self._way_text(way, words) for way in ways]

    def _way_text(self, way: Sequence[InvasionGroup], words: Words) -> str:
        taken = [self._taken(one, words) for one in way]
        sources = words.all_of([land_name(source, words) for source in way[0].sources])
        return f"{sources} → {(' → ' if _is_chain(way) else ', ').join(taken)}"

    def _taken(self, conquest: InvasionGroup, words: Words) -> str:
        """A land that was taken, with those who moved in and stayed there while the army went on."""
        after = self.conquests[self.conquests.index(conquest) + 1 :]
        onward = [later for later in after if later.source == conquest.target]
        stayed, land = ", ".join(along("story", conquest, onward, words)), land_name(conquest.target, words)
        return f"**{land}** ({stayed})" if stayed else f"**{land}**"


def _goes_on(way: Sequence[InvasionGroup], conquest: InvasionGroup) -> bool:
    """Whether a conquest goes on from the end of a way, or was made from the land from which all of it was made.

    One that was fought from several lands begins a way of its own, which names them.
    """
    if len(conquest.sources) > 1:
        return False
    from_one_land = all(one.sources == conquest.sources for one in way)
    return (_is_chain(way) and conquest.source == way[-1].target) or from_one_land


def _branch(ways: Iterable[list[InvasionGroup]], conquest: InvasionGroup) -> InvasionGroup | None:
    """Take the conquest with which this one goes on out of those from one land that stand beside it, if there is one.

    None where it stands in a chain, or this one was fought from several lands.
    """
    if len(conquest.sources) > 1:
        return None
    for way in ways:
        step = next((one for one in way if one.target == conquest.source), None)
        if step is not None and len(way) > 1 and not _is_chain(way):
            way.remove(step)
            return step
    return None


def _is_chain(way: Sequence[InvasionGroup]) -> bool:
    return all(later.source == earlier.target for earlier, later in pairwise(way))


def run_line(runs: Sequence[ConquestRun], seat: Player, words: Words) -> str:
    """One run, or several, with both sides' losses and the cards; `seat` is the one on turn."""
    conquests = [one for each in runs for one in each.conquests]
    return words.say(
        "story-conquest",
        way=told_apart([way for each in runs for way in each.ways(words)], words),
        **how_they_went(conquests, seat, words),
    )


def how_they_went(invasions: Sequence[InvasionGroup], seat: Player, words: Words) -> Arguments:
    """Both sides' losses, the cards that were played, and what changed the dice of battles."""
    return {
        "losses": losses(invasions, seat, words),
        "cards": card_names([card for one in invasions for card in one.cards], words),
        "changed_by": names_of((name for one in invasions for name in one.changed_by), words),
    }


def card_names(cards: Iterable[Event], words: Words) -> str:
    """The names of cards that were played, or `none`."""
    return ", ".join(card_list((str(getattr(card, "card", "")) for card in cards), words)) or "none"


def losses(invasions: Iterable[InvasionGroup], seat: Player, words: Words, besides: int = 0) -> str:
    """Both sides' losses, those of `seat` without its name: `−2, Red −5`; `besides`: what it lost without a battle."""
    lost: Counter[str] = Counter({seat: besides})
    for one in invasions:
        lost[one.attacker] += one.attacker_lost
        for battle in one.battles:
            lost[battle.defender] += battle.defender_lost
    own = [f"−{lost[seat]}"] if lost[seat] else []
    others = [f"{words.say(f'seat-{who}')}\u00a0−{count}" for who, count in lost.items() if count and who != seat]
    return ", ".join([*own, *others]) or "−0"


def great_moments(invasion: InvasionGroup, words: Words, naming: Naming) -> list[str]:
    """The sentences that an invasion deserves: a leader lost, long odds."""
    moments = invasion.leaders_lost("story", words)
    if (chance := _chance(invasion)) <= LONG_ODDS:
        moments.append(
            words.say("story-long-odds", **invasion.arguments(words, naming), chance=round(1 / max(chance, 0.001)))
        )
    return moments


def _chance(invasion: InvasionGroup) -> float:
    """The share of the outcomes of these battles, with the same dice, that were at least as good for who won."""
    battles = battles_of(battle for battle in invasion.battles if isinstance(battle, Event))
    luck = luck_of(battles).get(Player(invasion.attacker))
    if luck is None:
        return 1.0
    return 1 - luck.percentile if invasion.fallen else luck.percentile
