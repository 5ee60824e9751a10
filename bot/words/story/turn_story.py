"""The story of one turn: a headline, then what happened in few lines; what failed and what is routine comes last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.words.arguments import land_name, lands_in, leader_arguments
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.marks import mark
from bot.words.seats import Naming, naming, seat_title
from bot.words.story.conquest_runs import ConquestRun, great_moments, how_they_went, losses, run_line
from bot.words.story.events import Group, are_shown, event_arguments, tell_lines
from bot.words.story.groups import DrawGroup, IncomeGroup, PlacementGroup, TallyGroup
from bot.words.story.invasions import InvasionGroup
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from bot.words.typography import capital
from rules import Event, Player, Ruleset, Territory
from rules.author import Board, GameEnded, RealmName, RegionName
from rules.risk import (
    ArmiesForfeited,
    ArmyTurnedNeutral,
    Conceded,
    Eliminated,
    Expanded,
    Fortified,
    PlayerKnockedOut,
    SetTraded,
)

MOST_NAMED, LONGEST_LIST = 3, 44
"""The conquests that a headline names, and the most characters of their names; others are counted."""
MOST_PLACES, GOOD_SHARE = 2, 3
"""The territories named with their reinforcements: the first, and another with a third of them."""
MOST_SPACES = 2
"""The spaces named of those taken in a realm beside the main map; of more only one is, and the others are counted."""
MOST_RUNS = 2
"""With more runs than this, single conquests share a line."""
MOST_HELD = 2
"""The territories named that were attacked in vain; of more only the costliest is, and the others are counted."""
TOLD_BY_A_NOTE = (Conceded, ArmyTurnedNeutral, ArmiesForfeited)
"""Giving up, and what becomes of the army: the table reads it in a message of its own."""
SMALL = "-# "
"""Markdown of small print."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What a seat holds at the end of a turn: all its regiments, the regions that are wholly its own, and the line of
    each territory whose taking is told by itself; how far a game is that ends by count; and whether the turn has ended:
    what came after it may have changed that."""

    armies: int
    regions: tuple[RegionName, ...]
    prizes: Mapping[str, str] = field(default_factory=dict)
    clock: str = ""
    ended: bool = False


@dataclass(slots=True)
class Entry:
    """Empty land of the main map that was entered without a battle, and how many armies each cost."""

    lands: dict[Territory, int] = field(default_factory=dict)

    def line(self, words: Words) -> str:
        bold = (f"**{land_name(land, words)}**{f' −{lost}' if lost else ''}" for land, lost in self.lands.items())
        return words.say("story-entered", lands=", ".join(bold))


@dataclass(slots=True)
class TurnStory:
    """What is told of one turn. `lines` are conquests and everything else that stands out, in order."""

    seat: Player
    words: Words
    rules: Ruleset
    strength: Strength | None
    goes_on: tuple[Player, str] | None = None
    """Who still invades what where these events end."""
    placed: Counter[str] = field(default_factory=Counter)
    raised: Counter[str] = field(default_factory=Counter)
    """What came without the player's doing, which alone is no story."""
    sets: int = 0
    drawn: int = 0
    lost: int = 0
    taken: list[Territory] = field(default_factory=list)
    held: list[InvasionGroup] = field(default_factory=list)
    entered: set[Territory] = field(default_factory=set)
    """Empty land that was entered without a battle."""
    entry: Entry | None = None
    """What is entered next stands in its line; None after a great moment, below which it stands."""
    beyond: dict[RealmName, list[InvasionGroup]] = field(default_factory=dict)
    """The conquests in each realm beside the main map. `lines` has the realm's name where its line stands."""
    lines: list[str | ConquestRun | Entry] = field(default_factory=list)
    great: list[int] = field(default_factory=list)
    """Which of the lines are told even where the turn has a headline and little else."""
    end: int | None = None
    """How many of the lines are the turn's own, once the count has moved on (`StatusWords.moves_count`); the others are
    told below all of it."""
    tolls: Counter[RealmName] = field(default_factory=Counter)
    """What entering empty spaces of each realm beside the main map has cost."""
    small: list[str] = field(default_factory=list)
    under_way: InvasionGroup | None = None
    effects: list[str] = field(default_factory=list)
    """What the cards did that were played for the invasion under way."""
    card: Event | None = None
    """The card told last, while what follows may be its effect."""
    before: Group | Event | None = None
    """What was told last; armies gained with an income are part of it."""
    is_part: bool = False
    """Whether the turn goes on, or another message tells its rest: what has not happened here may happen there."""

    @property
    def board(self) -> Board:
        return self.rules.board

    @property
    def _own(self) -> tuple[StoryWords, ...]:
        """What the modules that are played add to the story."""
        return words_in(self.rules, StoryWords)

    @property
    def is_empty(self) -> bool:
        """Whether the turn has brought no more than its income so far."""
        done = self.placed or self.sets or self.taken or self.held or self.lines or self.small or self.drawn
        return not (done or self._idle_cards())

    # ---- hearing

    def hear(self, item: Group | Event) -> None:
        """Take in the next group or event of the turn."""
        card, self.card = self.card, None
        if self.end is None and isinstance(
            item, _kinds(known.moves_count for known in words_in(self.rules, StatusWords))
        ):
            self.end = len(self.lines)
        if isinstance(item, InvasionGroup):
            self._hear_invasion(item, card)
        elif isinstance(item, PlacementGroup):
            self._hear_placement(item, card)
        elif isinstance(item, DrawGroup):
            self._hear_draws(item)
        elif isinstance(item, TallyGroup):
            self._hear_tally(item)
        elif isinstance(item, IncomeGroup):
            self._hear_income(item)
        elif isinstance(item, Event):
            self._hear_event(item, card)
        self.before = item

    def _lines_of(self, item: Group | Event) -> list[str]:
        if isinstance(item, Event) and f"story-line-{item.kind}" in self.words:
            on_turn = "yes" if getattr(item, "player", "") == self.seat else "no"
            args = event_arguments(item, self.words, self._naming)
            return [self.words.say(f"story-line-{item.kind}", **args, on_turn=on_turn, turn_id=self.seat)]
        return [capital(line) for line in tell_lines(item, self.words, self._naming)]

    @property
    def _naming(self) -> Naming:
        return naming(self.words)

    def _naming_others(self, seat: str) -> str:
        """The name of a seat, "" for the turn's own: the headline has it."""
        return "" if seat == self.seat else self._naming(seat)

    def _hear_tally(self, tally: TallyGroup) -> None:
        """Tell a count in small print, or in a line of its own."""
        clause = tally.clause(self.words, self._naming_others)
        if clause:
            (self.lines if tally.notable else self.small).append(clause)

    def _hear_income(self, income: IncomeGroup) -> None:
        """Count what the seat's sets brought; its other income goes without saying, unless an event announces it."""
        if income.player != self.seat:
            self.lines += self._lines_of(income)
            return
        self.sets += income.for_sets
        if income.announced is not None and not isinstance(income.announced[0], SetTraded):
            self.lines += self._lines_of(income)
        elif income.unavailable:
            self.small.append(self.words.say("story-armies-unavailable", count=income.unavailable))

    def _hear_event(self, event: Event, card: Event | None) -> None:
        if isinstance(event, TOLD_BY_A_NOTE):
            pass
        elif isinstance(event, Fortified) and event.player == self.seat:
            self.small.append(self._march(event))
        elif isinstance(event, Expanded):
            self._hear_entry(event)
        elif f"story-{event.kind}" in self.words:
            self.small.append(self.words.say(f"story-{event.kind}", **event_arguments(event, self.words, self._naming)))
        elif are_shown(event, self.rules) or isinstance(
            event, (Eliminated, PlayerKnockedOut, GameEnded, *_kinds(known.great_moments for known in self._own))
        ):
            self._add_great(self._lines_of(event))
        elif not isinstance(event, _kinds(known.cards_played for known in self._own)):
            self._tell(self._lines_of(event), card)
            if isinstance(event, _kinds(known.great_effects for known in self._own)):
                self.great = list(dict.fromkeys([*self.great, len(self.lines) - 1]))
        elif self.under_way is not None:
            self.under_way.cards.append(event)
        else:
            self.lines += self._lines_of(event)
            self.card = event

    def _hear_entry(self, event: Expanded) -> None:
        self.entered.add(event.target)
        self.taken.append(event.target)
        self.lost += event.lost
        if self._is_beyond(event.target):
            self.tolls[self.board.realm_of[event.target]] += event.lost
            return
        if self.entry is None:
            self.entry = Entry()
            self.lines.append(self.entry)
        self.entry.lands[event.target] = event.lost

    def _add_great(self, lines: Sequence[str]) -> None:
        """Add the lines of a great moment."""
        self.great += range(len(self.lines), len(self.lines) + len(lines))
        self.lines += lines
        self.entry = None if lines else self.entry

    def _tell(self, lines: list[str], card: Event | None) -> None:
        """Add lines; the effects of a card stand behind it, those of one played for an invasion in small print."""
        lines = [*filter(None, lines)]
        if card is not None:
            self.lines[-1] = " · ".join([str(self.lines[-1]), *_clauses(lines)])
            self.card = card
        elif self.under_way is not None and self.under_way.cards:
            self.effects += _clauses(lines)
        else:
            self.lines += lines

    def _march(self, march: Fortified) -> str:
        args = leader_arguments(march.leaders)
        return self.words.say("story-march", count=march.count, target=march.target, seat=self.seat, **args)

    def _hear_placement(self, placement: PlacementGroup, card: Event | None) -> None:
        worked = any(placement.manner in known.card_effects for known in self._own)
        for player, places in placement.places.items():
            if player != self.seat or worked or (card is not None and placement.manner == "gained"):
                self._tell([self._place(placement, player)], card)
            elif placement.manner == "gained" and isinstance(self.before, IncomeGroup):
                self.raised.update(places)
            elif placement.manner in ("placed", "gained"):
                self.placed.update(places)
            elif any(placement.manner in known.reinforcing for known in self._own):
                self.raised.update(places)
            else:
                self.lines.append(self._place(placement, player))

    def _place(self, placement: PlacementGroup, player: Player | str) -> str:
        own = f"story-place-{placement.manner}"
        named = self._naming_others if placement.manner == "gained" else self._naming
        return capital(placement.line(player, self.words, named, own if own in self.words else "").strip())

    def _hear_draws(self, draws: DrawGroup) -> None:
        """Count the cards that the turn's own seat draws in secret; the others are told."""
        own = {key: cards for key, cards in draws.drawn.items() if key[1] == self.seat and not all(cards)}
        self.drawn += sum(map(len, own.values()))
        others = {key: cards for key, cards in draws.drawn.items() if key not in own}
        self.lines += self._lines_of(DrawGroup(self.rules, others))

    def _hear_invasion(self, invasion: InvasionGroup, card: Event | None) -> None:
        """Hear of an invasion; a card played to begin it belongs to it, and so do those played before its battles."""
        if self.under_way is not None and not self.under_way.battles and self.under_way.is_of(invasion):
            invasion.cards[:0] = self.under_way.cards
        else:
            self.lines += self._idle_cards()
            self.effects = []
        if invasion.battles:
            self.small += self.effects
            self.effects = []
        if isinstance(card, _kinds(known.opening_cards for known in self._own)) and invasion.declared is not None:
            self.lines.pop()
            invasion.cards.append(card)
        self.under_way = None if invasion.fallen or invasion.ended else invasion
        if invasion.battles:
            self._hear_battles(invasion)

    def _is_beyond(self, land: Territory) -> bool:
        """Whether a land taken is in a realm beside the main map, all of which has one line, where it was first."""
        realm = self.board.realm_of.get(land, RealmName(""))
        if realm and realm not in self.beyond:
            self.beyond[realm] = []
            self.lines.append(realm)
        return bool(realm)

    def _idle_cards(self) -> list[str]:
        """The cards played for an invasion that has had no battle."""
        if self.under_way is None or self.under_way.battles:
            return []
        cards = [line for card in self.under_way.cards for line in self._lines_of(card)]
        return [" · ".join([*cards, *self.effects])] if cards else []

    def _hear_battles(self, invasion: InvasionGroup) -> None:
        """Keep a failed attack for the end of the story; one that goes on later joins what it began with."""
        before = next((each for each in self.held if each.is_of(invasion)), None)
        if before is not None:
            self.held.remove(before)
            invasion.join(before)
        if invasion.attacker == self.seat:
            self.lost += invasion.attacker_lost - (before.attacker_lost if before else 0)
        if invasion.fallen is None:
            self.held.append(invasion)
            return
        if invasion.attacker == self.seat:
            self.taken.append(invasion.target)
        if self._is_beyond(invasion.target):
            self.beyond[self.board.realm_of[invasion.target]].append(invasion)
        elif not any(isinstance(line, ConquestRun) and line.takes(invasion) for line in self.lines):
            self.lines.append(ConquestRun([invasion]))
        self._add_great(great_moments(invasion, self.words, self._naming))

    # ---- telling

    def headline(self) -> str:
        """What mattered: land taken or attacked in vain, losses, and the regiments that are left."""
        parts = [self._deed()]
        if self.lost:
            parts.append(self.words.say("story-lost", count=self.lost))
        if self.strength is not None and self.strength.armies:
            parts.append(
                self.words.say("story-armies", count=self.strength.armies, ended="yes" if self.strength.ended else "no")
            )
        if self.strength is not None and self.strength.clock and self.end is None:  # (else what was counted is over)
            parts.append(self.strength.clock)
        return " · ".join(parts)

    def _deed(self) -> str:
        who = f"{mark(self.seat)} **{seat_title(self.words, self.seat)}**".strip()
        if names := self._named_in_headline:
            return self.words.say("story-took", who=who, lands=names, how=self._how)
        if self.taken:
            some = "territories" if self._won[0] in self.board.territories else "spaces"
            return self.words.say("story-took-many", who=who, count=len(self._won), some=some, how=self._how)
        tried = list(dict.fromkeys(each.target for each in self._unwon if each.attacker == self.seat))
        if tried:
            key = "story-in-vain" if self.lost else "story-attacked"
            return self.words.say(key, who=who, lands=lands_in("the", tried[:MOST_NAMED], self.words))
        if self.is_part and not self.placed:
            return who
        return self.words.say("story-reinforced" if self.placed else "story-quiet", who=who)

    @property
    def _named_in_headline(self) -> str:
        """The conquests by name, if there are few; else ""."""
        names = lands_in("the", self._won, self.words) if len(self._won) <= MOST_NAMED else ""
        return names if len(self._won) == 1 or len(names) <= LONGEST_LIST else ""

    @property
    def _how(self) -> str:
        """Whether any of it was conquered, or empty land was entered and nothing else."""
        return "entered" if self.entered >= set(self.taken) else "conquered"

    @property
    def _won(self) -> list[Territory]:
        """What the headline tells of the land taken: the main map's; where there is none, that of other realms."""
        main = [land for land in self.taken if land in self.board.territories]
        return main or list(dict.fromkeys(self.taken))

    def body(self) -> list[str]:
        """Whole regions, reinforcements, everything in order; in small print failed attacks and what is routine.

        The one card that a conquest earns is not told.
        """
        lines = self._final_lines()
        if self.placed or self.raised or self.sets:
            lines.append(self._reinforcements())
        lines += self._order_lines(self.lines[: self.end])
        lines += [*self._idle_cards(), *self._moments()]
        lines += [SMALL + self._fight_line(each) for each in self.held if self._goes_on(each)]
        for key, some in (("story-held", self._repelled), ("story-broken-off", self._broken_off)):
            lines += [SMALL + self._in_vain(key, some)] if some else []
        cards = [self.words.say("story-drawn", count=self.drawn)] if self.drawn > 1 else []
        if small := [*_each_once(filter(None, self.small)), *cards]:
            lines.append(SMALL + " · ".join(small))
        return lines + self._next_round()

    def summary(self) -> list[str]:
        """The great moments, and by name what the headline only counts."""
        named = ", ".join(land_name(land, self.words) for land in self._won)
        own = [str(self.lines[at]) for at in self.great if self.end is None or at < self.end]
        lines = [*self._final_lines(), *own, *self._moments()]
        if named and not self._named_in_headline:
            lines.append(SMALL + named)
        return lines + self._next_round()

    def _next_round(self) -> list[str]:
        """What is told of the round that begins after this turn, whose number the headline does not have."""
        return [] if self.end is None else self._order_lines(self.lines[self.end :])

    def _final_lines(self) -> list[str]:
        """A line for each prize that this turn has taken and kept, and one about the regions that it has made whole."""
        prizes = self.strength.prizes if self.strength is not None else {}
        return [*(line for where, line in prizes.items() if where in self.taken), *self._regions()]

    def _regions(self) -> list[str]:
        """A line about the regions that this turn's conquests have made whole."""
        taken = frozenset(self.taken)
        held = self.strength.regions if self.strength is not None else ()
        won = [name for name in held if not taken.isdisjoint(self.board.regions[name].territories)]
        if not won:
            return []
        regions = self.words.all_of([self.words.say("story-region", region=name) for name in won])
        bonus = sum(self.board.regions[name].bonus for name in won)
        args = {"regions": regions, "who": self._naming(self.seat), "bonus": bonus}
        return [self.words.say("story-regions", **args)]

    def _beyond(self, realm: RealmName) -> str:
        """The line of a realm beside the main map: what was taken there, and what it cost both sides.

        All in the order in which it was taken, as far as there is room; else the dearest."""
        kind_of = self.board.realms[realm].spaces
        taken = [land for land in dict.fromkeys(self.taken) if land in kind_of]
        prized = {kind for known in self._own for kind in known.prized_spaces}
        dearest = sorted(taken, key=lambda land: kind_of[land] not in prized)
        named = taken if len(taken) <= MOST_SPACES else dearest[:1]
        fought = any(one.battles for one in self.beyond[realm]) or self.tolls[realm]
        lost = losses(self.beyond[realm], self.seat, self.words, self.tolls[realm]) if fought else "none"
        return self.words.say(
            "story-beyond",
            lands=", ".join(f"**{land_name(land, self.words)}**" for land in named),
            more=len(taken) - len(named),
            losses=lost,
        )

    def _order_lines(self, told: Sequence[str | ConquestRun | Entry]) -> list[str]:
        """The lines in order; where runs are many, single conquests share the place of the first of their kind."""
        many = sum(isinstance(line, ConquestRun) for line in told) > MOST_RUNS
        lines: list[str | list[ConquestRun]] = []
        shared: dict[str, list[ConquestRun]] = {}
        for line in told:
            if isinstance(line, str):
                lines.append(self._beyond(RealmName(line)) if line in self.board.realms else line)
            elif isinstance(line, Entry):
                lines.append(line.line(self.words))
            elif not (many and line.is_single):
                lines.append([line])
            elif line.led in shared:
                shared[line.led].append(line)
            else:
                lines.append(shared.setdefault(line.led, [line]))
        return [line if isinstance(line, str) else run_line(line, self.seat, self.words) for line in lines]

    @property
    def _unwon(self) -> list[InvasionGroup]:
        """The attacks that are over or were stopped and took nothing."""
        return [each for each in self.held if not self._goes_on(each)]

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
        return [moment for each in self._unwon for moment in great_moments(each, self.words, self._naming)]

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
        sets = [self.words.say("story-set", count=self.sets)] if self.sets else []
        placed = self.placed + self.raised
        if not placed:
            return sets[0]
        total = placed.total()
        first, *others = placed.most_common(MOST_PLACES)
        most = [first, *((land, count) for land, count in others if count * GOOD_SHARE >= total)]
        named = [f"{land_name(land, self.words)} {count}" for land, count in most]
        return " · ".join([self.words.say("story-placed", count=total, places=", ".join(named)), *sets])


def _clauses(sentences: Iterable[str]) -> list[str]:
    """Sentences as they stand in a row."""
    return [sentence.removesuffix(".") for sentence in sentences]


def _each_once(clauses: Iterable[str]) -> list[str]:
    """Clauses, each once, with how often it was said: the same card played three times needs no three clauses."""
    return [f"{clause} (×{times})" if times > 1 else clause for clause, times in Counter(clauses).items()]


def _kinds(named: Iterable[tuple[type[Event], ...]]) -> tuple[type[Event], ...]:
    return tuple(kind for kinds in named for kind in kinds)
