"""Parse and format plans as people write them: `attack Peru > Brazil, stop at 3`, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from bot.game.session import Session
from bot.ui.interaction.name_search import MOST_TYPED, find_key, fold, no_such, spellings, split_entry, without_units
from bot.ui.interaction.request import Rejected
from bot.words import Words
from bot.words.arguments import land_name
from rules import NOBODY, Player, Territory
from rules.author import PlanLine
from rules.risk import (
    ALL,
    CAPTAIN,
    DeployLine,
    EndLine,
    FortifyLine,
    InvadeLine,
    Leaders,
    TradeLine,
    game_leaders,
    plan_flaw,
    plan_lines,
)

VERBS = {"trade": TradeLine, "deploy": DeployLine, "invade": InvadeLine, "fortify": FortifyLine, "end": EndLine}
"""The lines that every game may have, by the word with which they begin. A game's own begin with that of their kind."""
STOPS = ("left", "odds", "rounds")
UNTIL = "until"
"""The way of an attack without a stop: always written, and need not be typed."""
ARROW = " > "
_ARROWS = re.compile(r"\s*(?:>|→|->|⇒)\s*")
FROM, TO, PLAIN = "from", "towards", ""
"""The parts of a line: where it begins, where it ends, and what no word is before: either of them, or a number."""
FORMS = ("the", "of", "to", "in")
"""The forms of a territory's name that are read: *the Congo*, *du Congo*, *au Congo*."""


def leaders_named(session: Session) -> Leaders:
    """The leaders whom a player can name; in a game that has none a captain, whom its rules refuse with a reason."""
    return game_leaders(session.rules, session.state) or (CAPTAIN,)


@dataclass(frozen=True)
class PlanText:
    """The plan lines of one seat, parsed and formatted in one language."""

    session: Session
    seat: Player
    words: Words
    names: Mapping[Territory, str] = field(init=False)
    leaders: Leaders = field(init=False)
    own: Mapping[str, type[PlanLine]] = field(init=False)
    verbs: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        lands = self.session.rules.board.realm_of
        object.__setattr__(self, "names", {land: land_name(land, self.words) for land in lands})
        object.__setattr__(self, "leaders", leaders_named(self.session))
        lines = plan_lines(self.session.rules)
        own = {kind.kind: kind for kind in lines if kind not in VERBS.values()}
        object.__setattr__(self, "own", own)
        object.__setattr__(self, "verbs", (*(verb for verb, kind in VERBS.items() if kind in lines), *own))

    def text(self, line: PlanLine) -> str:
        """A line as text."""
        return ", ".join(self._parts(line))

    def read(self, text: str) -> tuple[PlanLine, ...]:
        """The lines of a text, one a row; raises `Rejected` for the first that cannot be read."""
        rows = [" ".join(row.split()) for row in re.split(r"[\n;]", text)]
        return tuple(self._line(row) for row in rows if row)

    def example(self, verb: str = "invade") -> str:
        """An example of a valid line of this kind on this board."""
        source = next(iter(self.session.state.land.of(self.seat)), self.session.rules.board.territories[0])
        target = next(iter(self.session.rules.board.links_of[source]))
        named: dict[str, PlanLine] = {
            "trade": TradeLine(),
            "deploy": DeployLine(source, 3),
            "fortify": FortifyLine(source, target, 3),
            "end": EndLine(),
        }
        if verb in self.own:
            return self.text(self._own_example(self.own[verb]))
        return self.text(named.get(verb, InvadeLine(source, target, left=3)))

    def _own_example(self, kind: type[PlanLine]) -> PlanLine:
        """A line of the game's own, in the first space that it may name, with the first leader, for all or for one."""
        board = self.session.rules.board
        held = (space for space in board.realm_of if self.session.state.land.owner(space) == self.seat)
        spaces = (*kind.ways_in(board), *held, *board.territories)
        where = next(space for space in spaces if kind.realm in (None, board.realm_of[space]))
        first: dict[str, Any] = {"where": where, "count": ALL}
        line = kind(**{name: first.get(name, next(iter(self.leaders))) for name in kind.__struct_fields__})
        counted = "count" in kind.__struct_fields__
        return replace(line, count=1) if counted and plan_flaw(self.session.rules, (line,)) is not None else line

    def _parts(self, line: PlanLine) -> Iterator[str]:
        if isinstance(line, TradeLine | EndLine):
            yield self._word("trade" if isinstance(line, TradeLine) else "end")
        elif isinstance(line, DeployLine):
            yield f"{self._word('deploy')} {self.names[line.where]} {self._count(line.count)}"
        elif isinstance(line, FortifyLine):
            yield f"{self._word('fortify')} {self._way(line)} {self._count(line.count)}"
            yield from self._along(line)
        elif isinstance(line, InvadeLine):
            yield f"{self._word('invade')} {self._way(line)}"
            yield from self._stops(line)
        else:
            yield self._own_text(line)

    def _own_text(self, line: PlanLine) -> str:
        """A line of the game's own: its verb, what it names in the order of its fields, and its count last."""
        fields = {name: getattr(line, name) for name in line.__struct_fields__}
        count = (self._count(fields.pop("count")),) if "count" in fields else ()
        named = (self.names.get(value) or self._word(f"leader-{value}") for value in fields.values())
        return " ".join(filter(None, (self._word(line.kind), ARROW.join(named), *count)))

    def _stops(self, line: InvadeLine) -> Iterator[str]:
        if line.left:
            yield f"{self._word('left')} {line.left}"
        if line.odds:
            yield f"{self._word('odds')} {self.words.say('typed-percent', number=line.odds)}"
        if line.rounds:
            yield f"{self._word('rounds')} {line.rounds}"
        if not (line.left or line.odds or line.rounds):
            yield self._word(UNTIL)
        yield from self._along(line)
        if line.follow >= 0:
            yield f"{self._word('follow')} {line.follow}"

    def _along(self, line: InvadeLine | FortifyLine) -> Iterator[str]:
        return (self._word(f"leader-{kind}") for kind in line.leaders)

    def _way(self, line: InvadeLine | FortifyLine) -> str:
        return f"{self.names[line.source]}{ARROW}{self.names[line.target]}"

    def _word(self, name: str) -> str:
        return self.words.say(f"typed-{name}")

    def _count(self, count: int) -> str:
        return self._word("all") if count == ALL else str(count)

    def _line(self, names: str) -> PlanLine:
        verb, rest = self._begins(names, self.verbs)
        if verb in self.own:
            return self._own_line(self.own[verb], names, rest)
        if verb in ("trade", "end") and not rest:
            return TradeLine() if verb == "trade" else EndLine()
        if verb == "deploy":
            where, count = self._count_of(names, rest)
            return DeployLine(self._land(where), count)
        if verb in ("invade", "fortify"):
            way, *ways = (part.strip() for part in rest.split(","))
            ends = self._ends(names, way)
            return self._invade(names, ends, ways) if verb == "invade" else self._fortify(names, ends, ways)
        raise Rejected(self._unread("plan-refusal-line", names))

    def _own_line(self, kind: type[PlanLine], text: str, rest: str) -> PlanLine:
        found: dict[str, Any] = {}
        if "count" in kind.__struct_fields__:
            rest, found["count"] = self._count_of(text, rest)
        fields = [name for name in kind.__struct_fields__ if name != "count"]
        parts = _ARROWS.split(rest) if rest else []
        if len(parts) != len(fields):
            raise Rejected(self._unread("plan-refusal-line", text))
        for name, part in zip(fields, parts, strict=True):
            found[name] = self._land(part) if name == "where" else self._leader(text, part)
        return kind(**found)

    def _leader(self, text: str, part: str) -> str:
        kinds = {f"leader-{kind}": kind for kind in self.leaders}
        name, rest = self._begins(part.strip(), tuple(kinds))
        if not name or rest:
            raise Rejected(self._unread("plan-refusal-line", text))
        return kinds[name]

    def _ends(self, text: str, way: str) -> dict[str, str]:
        """The parts of `A > B 3`, `B from A` or `3 from A to B`, by the word before each."""
        word = {fold(spelled): name for name in (FROM, TO) for spelled in spellings(name, self.words)}
        between = "|".join(re.escape(spelled) for name in (FROM, TO) for spelled in spellings(name, self.words))
        split = re.split(rf"(?:^|\s+)({between})\s+", _ARROWS.sub(f" {self._word(TO)} ", way), flags=re.IGNORECASE)
        labels = [PLAIN, *(word[fold(label)] for label in split[1::2])]
        ends = {label: part.strip() for label, part in zip(labels, split[::2], strict=True) if part.strip()}
        if len(ends) < 2 or len(set(labels)) < len(labels):
            raise Rejected(self._unread("plan-refusal-line", text))
        return ends

    def _invade(self, text: str, ends: Mapping[str, str], ways: Iterable[str]) -> PlanLine:
        if len(ends) != 2:
            raise Rejected(self._unread("plan-refusal-line", text))
        source, where = self._source_and_target(ends)
        return InvadeLine(source, where, self._holder(where), **self._ways_of(text, ways))

    def _fortify(self, text: str, ends: dict[str, str], ways: Iterable[str]) -> PlanLine:
        """A march; its number stands beside either territory, or alone."""
        counts = []
        for label, part in ends.items():
            ends[label], count = self._find_count(part)
            counts += [] if count is None else [count]
        named = {label: part for label, part in ends.items() if part}
        found = self._ways_of(text, ways)
        if len(named) != 2 or found.keys() - {"leaders"}:
            raise Rejected(self._unread("plan-refusal-line", text))
        if len(counts) != 1:
            raise Rejected(self._unread("plan-refusal-number", text))
        return FortifyLine(*self._source_and_target(named), counts[0], **found)

    def _source_and_target(self, ends: Mapping[str, str]) -> tuple[Territory, Territory]:
        """What two named parts mean: the one without a word is the other end."""
        other = ends.get(PLAIN, "")
        target = self._land(ends.get(TO, other))
        return self._land(ends.get(FROM, other)), target

    def _ways_of(self, text: str, ways: Iterable[str]) -> dict[str, Any]:
        """The stops and ways to carry on an invasion, by field; whoever goes along is named one by one."""
        found = [self._way_of(text, way) for way in ways]
        named = {kind for field, kind in found if field == "leaders"}
        along = {"leaders": tuple(kind for kind in self.leaders if kind in named)} if named else {}
        return {field: value for field, value in found if field != "leaders"} | along

    def _way_of(self, text: str, way: str) -> tuple[str, Any]:
        """A stop, a way to carry on the invasion, or one who goes along: its field and its value."""
        kinds = {f"leader-{kind}": kind for kind in self.leaders}
        name, rest = self._begins(way, (*STOPS, *kinds, "follow", UNTIL))
        if name == UNTIL and not rest:
            return "left", 0
        if name in kinds and not rest:
            return "leaders", kinds[name]
        if name == "follow" and self._is_all(rest):
            return name, ALL
        number = without_units(rest, self.words).replace("%", "").strip(" :=≥")
        if name in (*STOPS, "follow") and number.isdecimal() and len(number) < 7:
            return name, int(number)
        counted = name in (*STOPS, "follow")
        raise Rejected(self._unread("plan-refusal-number" if counted else "plan-refusal-line", text))

    def _holder(self, where: Territory) -> Player:
        """The owner of a territory now; `NOBODY` if it is the reader, as it may change hands before then."""
        owner = self.session.state.land.owner(where)
        return NOBODY if owner == self.seat else owner

    def _count_of(self, text: str, entry: str) -> tuple[str, int]:
        """A name and the number beside it, which may be "all"."""
        name, count = self._find_count(entry)
        if count is None:
            raise Rejected(self._unread("plan-refusal-number", text))
        return name, count

    def _find_count(self, entry: str) -> tuple[str, int | None]:
        """The same; None without a number."""
        entry = without_units(entry, self.words)
        if self._is_all(entry):
            return "", ALL
        parts = entry.split(" ")
        for word in spellings("all", self.words):
            size = len(word.split(" "))
            if fold(" ".join(parts[-size:])) == fold(word):
                return " ".join(parts[:-size]), ALL
            if fold(" ".join(parts[:size])) == fold(word):
                return " ".join(parts[size:]), ALL
        return split_entry(entry)

    def _is_all(self, text: str) -> bool:
        return fold(text) in map(fold, spellings("all", self.words))

    def _begins(self, text: str, names: tuple[str, ...]) -> tuple[str, str]:
        """The longest of these words that a text begins with, and the rest; ("", the text) if none."""
        spoken = [(word, name) for name in names for word in spellings(name, self.words)]
        for word, name in sorted(spoken, key=lambda pair: -len(pair[0])):
            count = len(word.split(" "))
            first = text.split(" ")
            if fold(" ".join(first[:count])) == fold(word):
                return name, " ".join(first[count:])
        return "", text

    def _land(self, text: str) -> Territory:
        land = self._forms.get(fold(text)) or find_key(text.strip(), self.names)
        if land is None:
            raise Rejected(no_such(text, self.names, self.words))
        return land

    @cached_property
    def _forms(self) -> dict[str, Territory]:
        """Every territory by the forms of its name in a sentence."""
        known = ((f"land-{land}", land) for land in self.names)
        return {fold(self.words.attribute(key, form)): land for key, land in known for form in FORMS}

    def _unread(self, key: str, text: str) -> str:
        verb, _ = self._begins(text, self.verbs)
        return self.words.say(key, typed=text[:MOST_TYPED], example=self.example(verb))
