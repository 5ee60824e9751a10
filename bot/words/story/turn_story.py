"""The story of one turn: a headline, then what happened in few lines; what failed and what is routine comes last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.words.arguments import land_name, lands_in
from bot.words.fluent import Words
from bot.words.marks import mark
from bot.words.seats import naming
from bot.words.story.conquest_runs import ConquestRun, great_moments, how_they_went, losses, run_line
from bot.words.story.events import event_arguments
from bot.words.story.invasions import InvasionGroup
from bot.words.story.turn_events import Entry, TurnEvents
from rules import Player, Territory
from rules.author import Board, RealmName, RegionName

MOST_NAMED, LONGEST_LIST = 3, 44
"""The conquests that a headline names, and the most characters of their names; others are counted."""
MOST_PLACES, FIRST_PLACES = 3, 2
"""The territories named with their reinforcements: all up to so many, of more those with most; the rest is counted."""
MOST_SPACES = 2
"""The spaces named of those taken in a realm beside the main map; of more only one is, and the others are counted."""
MOST_RUNS = 2
"""With more runs than this, single conquests share a line."""
MOST_HELD = 2
"""The territories named that were attacked in vain; of more only the costliest is, and the others are counted."""
SMALL = "-# "
"""Markdown of small print."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What a seat holds at the end of a turn: all its regiments, the regions that are wholly its own, and the line of
    each territory whose taking is told by itself; how far a game is that ends by count; the seat's name in full, ""
    where its colour is all; whether the army that invades is `spent`: too small to attack on; and everybody's points
    in a game whose count moves on between two turns, "" in any other."""

    armies: int
    regions: tuple[RegionName, ...]
    prizes: Mapping[str, str] = field(default_factory=dict)
    clock: str = ""
    title: str = ""
    spent: bool = False
    points: str = ""


@dataclass(frozen=True, slots=True)
class TurnStory:
    """The story of one turn in words: from what happened in it, and from what its seat holds at its end."""

    events: TurnEvents
    strength: Strength | None
    goes_on: tuple[Player, str] | None = None
    """Who still invades what where these events end."""
    is_part: bool = False
    """Whether the turn goes on, or another message tells its rest: what has not happened here may happen there."""

    @property
    def seat(self) -> Player:
        return self.events.seat

    @property
    def words(self) -> Words:
        return self.events.words

    @property
    def board(self) -> Board:
        return self.events.rules.board

    @property
    def is_empty(self) -> bool:
        """Whether the turn has brought no more than its income so far."""
        happened = self.events
        told = happened.placed or happened.sets or happened.drawn or happened.taken or happened.held
        return not (told or happened.lines or happened.small or happened.idle_cards())

    @property
    def has_headline(self) -> bool:
        """Whether the headline says more than whose turn it is."""
        happened = self.events
        return not self.is_part or bool(happened.placed or happened.taken or happened.lost or self._tried)

    def headline(self) -> str:
        """What mattered: land taken or attacked in vain, losses, and the regiments that are left."""
        parts, strength = [self._deed(), *self._vain_clause()], self.strength
        if self.events.lost:
            parts.append(self.words.say("story-lost", count=self.events.lost))
        if strength is not None and strength.armies:
            parts.append(self.words.say("story-armies", count=strength.armies))
        if strength is not None and strength.clock and self.events.end is None:  # (else what was counted is over)
            parts.append(strength.clock)
        return " · ".join(parts)

    def _deed(self) -> str:
        title = self.strength.title if self.strength is not None else ""
        who = f"{mark(self.seat)} **{title or naming(self.words)(self.seat)}**".strip()
        if names := self._named_in_headline:
            return self.words.say("story-took", who=who, lands=names, how=self._how)
        if self.events.taken:
            some = "territories" if self._won[0] in self.board.territories else "spaces"
            return self.words.say("story-took-many", who=who, count=len(self._won), some=some, how=self._how)
        if tried := self._tried:
            key = "story-in-vain" if self.events.lost else "story-attacked"
            return self.words.say(key, who=who, lands=lands_in("the", tried[:MOST_NAMED], self.words))
        if self._headlined is not None and self.events.arrival is not None:
            back = self.events.arrival[1]
            args = {**event_arguments(back, self.words, naming(self.words)), "player": who}
            return self.words.say(f"story-line-{back.kind}", **args)
        if self.is_part and not self.events.placed:
            return who
        return self.words.say("story-reinforced" if self.events.placed else "story-quiet", who=who)

    @property
    def _headlined(self) -> int | None:
        """Which of the lines is the headline: that the seat came back to the board, where its turn did no more; None
        where there is none."""
        arrival = self.events.arrival
        return arrival[0] if arrival and self.has_headline and not (self.events.taken or self._tried) else None

    @property
    def _tried(self) -> list[Territory]:
        """The territories that were attacked and not taken."""
        return list(dict.fromkeys(each.target for each in self._unwon if each.attacker == self.seat))

    def _vain_clause(self) -> list[str]:
        """Where a turn entered empty land alone, what it attacked besides, whose losses follow."""
        tried = self._tried
        if not self.events.taken or self._how != "entered" or not tried:
            return []
        return [self.words.say("story-also-attacked", lands=lands_in("the", tried[:MOST_NAMED], self.words))]

    @property
    def _named_in_headline(self) -> str:
        """The conquests by name, if there are few; else ""."""
        names = lands_in("the", self._won, self.words) if len(self._won) <= MOST_NAMED else ""
        return names if len(self._won) == 1 or len(names) <= LONGEST_LIST else ""

    @property
    def _how(self) -> str:
        """Whether any of it was conquered, or empty land was entered and nothing else."""
        return "entered" if self.events.entered >= set(self.events.taken) else "conquered"

    @property
    def _won(self) -> list[Territory]:
        """What the headline tells of the land taken: the main map's; where there is none, that of other realms."""
        main = [land for land in self.events.taken if land in self.board.territories]
        return main or list(dict.fromkeys(self.events.taken))

    def body(self) -> list[str]:
        """Whole regions, reinforcements, everything in order; in small print failed attacks and what is routine.

        The one card that a conquest earns is not told.
        """
        lines = self._final_lines()
        if self.events.placed or self.events.raised or self.events.sets:
            lines.append(self._reinforcements())
        below = range(len(self.events.lines[: self.events.end]))
        lines += self._order_lines([self.events.lines[at] for at in below if at != self._headlined])
        lines += [*self.events.idle_cards(), *self._moments()]
        lines += [SMALL + self._fight_line(each) for each in self.events.held if self._goes_on(each)]
        for key, some in (("story-held", self._repelled), ("story-broken-off", self._broken_off)):
            lines += [SMALL + self._in_vain(key, some)] if some else []
        cards = [self.words.say("story-drawn", count=self.events.drawn)] if self.events.drawn > 1 else []
        if small := [*_each_once(filter(None, self.events.small)), *cards]:
            lines.append(SMALL + " · ".join(small))
        return lines + self.next_round()

    def summary(self) -> list[str]:
        """The great moments, and by name what the headline only counts."""
        named = ", ".join(land_name(land, self.words) for land in self._won)
        lines = [*self._final_lines(), *self.great_lines(), *self._moments()]
        if named and not self._named_in_headline:
            lines.append(SMALL + self.words.say("story-taken", lands=named))
        return lines + self.next_round()

    def great_lines(self) -> list[str]:
        """The lines that are told even where a turn has a headline and little else."""
        lines = self.events.lines[: self.events.end]
        great = {*self.events.great, *(at for at, line in enumerate(lines) if self._is_prized(line))}
        return self._order_lines([line for at, line in enumerate(lines) if at in great and at != self._headlined])

    def _is_prized(self, line: str | ConquestRun | Entry) -> bool:
        """Whether a line tells of a realm where prized spaces were taken, and the headline tells of the main map."""
        if not isinstance(line, str) or line not in self.board.realms or self._won[0] not in self.board.territories:
            return False
        kind_of = self.board.realms[RealmName(line)].spaces
        return any(kind_of.get(land) in self._prized for land in self.events.taken)

    @property
    def _prized(self) -> set[str]:
        """The kinds of spaces beside the main map that are named first."""
        return {kind for known in self.events.own for kind in known.prized_spaces}

    def next_round(self) -> list[str]:
        """What is told of the round that begins after this turn, whose number the headline does not have, and how many
        points everybody has then."""
        if self.events.end is None:
            return []
        points = self.strength.points if self.strength is not None else ""
        lines = [self.words.say("story-points", points=points)] if points else []
        return [*lines, *self._order_lines(self.events.lines[self.events.end :])]

    def _final_lines(self) -> list[str]:
        """A line for each prize that this turn has taken and kept, and one about the regions that it has made whole."""
        prizes = self.strength.prizes if self.strength is not None else {}
        return [*(line for where, line in prizes.items() if where in self.events.taken), *self._regions()]

    def _regions(self) -> list[str]:
        """A line about the regions that this turn's conquests have made whole."""
        taken = frozenset(self.events.taken)
        held = self.strength.regions if self.strength is not None else ()
        won = [name for name in held if not taken.isdisjoint(self.board.regions[name].territories)]
        if not won:
            return []
        regions = self.words.all_of([self.words.say("story-region", region=name) for name in won])
        bonus = sum(self.board.regions[name].bonus for name in won)
        args = {"regions": regions, "who": naming(self.words)(self.seat), "bonus": bonus}
        return [self.words.say("story-regions", **args)]

    def _beyond(self, realm: RealmName) -> str:
        """The line of a realm beside the main map: what was taken there, and what it cost both sides.

        All in the order in which it was taken, as far as there is room; else the dearest."""
        kind_of = self.board.realms[realm].spaces
        taken = [land for land in dict.fromkeys(self.events.taken) if land in kind_of]
        prized = self._prized
        dearest = sorted(taken, key=lambda land: kind_of[land] not in prized)
        named = taken if len(taken) <= MOST_SPACES else dearest[:1]
        fought = any(one.battles for one in self.events.beyond[realm]) or self.events.tolls[realm]
        lost = losses(self.events.beyond[realm], self.seat, self.words, self.events.tolls[realm]) if fought else "none"
        return self.words.say(
            "story-beyond",
            lands=", ".join(f"**{land_name(land, self.words)}**" for land in named),
            more=len(taken) - len(named),
            losses=lost,
        )

    def _order_lines(self, told: Sequence[str | ConquestRun | Entry]) -> list[str]:
        """The lines in order; where runs are many, single conquests share the place of the first."""
        many = sum(isinstance(line, ConquestRun) for line in told) > MOST_RUNS
        lines: list[str | list[ConquestRun]] = []
        shared: list[ConquestRun] = []
        for line in told:
            if isinstance(line, str):
                lines.append(self._beyond(RealmName(line)) if line in self.board.realms else line)
            elif isinstance(line, Entry):
                lines.append(line.line(self.words))
            elif not (many and line.is_single):
                lines.append([line])
            else:
                lines += [] if shared else [shared]
                shared.append(line)
        return [line if isinstance(line, str) else run_line(line, self.seat, self.words) for line in lines]

    @property
    def _unwon(self) -> list[InvasionGroup]:
        """The attacks that are over or were stopped and took nothing."""
        return [each for each in self.events.held if not self._goes_on(each)]

    @property
    def _repelled(self) -> list[InvasionGroup]:
        """Those that failed: they cost the attacker something."""
        return [each for each in self._unwon if each.attacker_lost]

    @property
    def _broken_off(self) -> list[InvasionGroup]:
        """Those that cost the attacker nothing: he only went no further."""
        return [each for each in self._unwon if not each.attacker_lost]

    def _goes_on(self, invasion: InvasionGroup) -> bool:
        return self.goes_on == (invasion.attacker, invasion.target)

    def _fight_line(self, invasion: InvasionGroup) -> str:
        """An invasion that goes on."""
        return self.words.say(
            "story-goes-on",
            sources=self.words.all_of([land_name(source, self.words) for source in invasion.sources]),
            target=invasion.target,
            **how_they_went([invasion], self.seat, self.words),
        )

    def _moments(self) -> list[str]:
        return [moment for each in self._unwon for moment in great_moments(each, self.words, naming(self.words))]

    def _in_vain(self, key: str, attacks: Sequence[InvasionGroup]) -> str:
        """Attacks that took nothing, the costliest first, with all their losses."""
        costliest = sorted(attacks, key=lambda each: -each.attacker_lost)
        named = costliest[: MOST_HELD if len(costliest) <= MOST_HELD else 1]
        return self.words.say(
            key,
            lands=", ".join(land_name(each.target, self.words) for each in named),
            more=len(costliest) - len(named),
            **how_they_went(costliest, self.seat, self.words),
        )

    def _reinforcements(self) -> str:
        sets = [self.words.say("story-set", count=self.events.sets)] if self.events.sets else []
        placed = self.events.placed + self.events.raised
        if not placed:
            return sets[0]
        named = placed.most_common(MOST_PLACES if len(placed) <= MOST_PLACES else FIRST_PLACES)
        places = ", ".join(f"{land_name(land, self.words)} {count}" for land, count in named)
        rest = placed.total() - sum(count for _, count in named)
        return " · ".join([self.words.say("story-placed", count=placed.total(), places=places, rest=rest), *sets])


def _each_once(clauses: Iterable[str]) -> list[str]:
    """Clauses, each once, with how often it was said: the same card played three times needs no three clauses."""
    return [f"{clause} (×{times})" if times > 1 else clause for clause, times in Counter(clauses).items()]
