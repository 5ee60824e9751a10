"""Parse and format conditions as people write them: `one die: Peru; against 5+; their captain`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import reduce

from bot.game.session import Session
from bot.ui.interaction.name_search import MOST_TYPED, find_key, fold, no_such, spellings, without_units
from bot.ui.interaction.request import Rejected
from bot.ui.orders.plan_text import leaders_named
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.decisions import policy_name
from rules.author import LeaderKind
from rules.orders import (
    ANY_LEADER,
    ASK,
    MOST_REGIMENTS,
    NO_LEADER,
    OUR_LEADER,
    THEIR_LEADER,
    Clause,
    Condition,
    condition_kinds,
)
from rules.risk import Leaders, game_leaders

SIZES = {"theirs": "clause-against", "ours": "clause-with"}
LEADERS = {THEIR_LEADER: "theirs", OUR_LEADER: "ours", NO_LEADER: "none"}
"""Who leads, by the words for it: `typed-theirs-captain`."""
ANY = (0, MOST_REGIMENTS)
Said = dict[str, tuple[str, ...] | tuple[int, int] | str]
_SIZE = re.compile(r"(?:(?P<sign>[≤≥<>]=?)\s*)?(?P<first>\d{1,6})\s*(?:(?P<plus>\+)|[-–]\s*(?P<last>\d{1,6}))?")


@dataclass(frozen=True)
class ConditionText:
    """The conditions of one topic, parsed and formatted in one language."""

    session: Session
    topic: str
    policies: tuple[str, ...]
    words: Words

    @property
    def kinds(self) -> Mapping[LeaderKind, tuple[str, ...]]:
        """The kinds of leader, or of help, that conditions can name, each with what they can say of it."""
        named = condition_kinds(self.session.rules, self.session.state)
        return named or dict.fromkeys(leaders_named(self.session), tuple(LEADERS))

    @property
    def knows_leaders(self) -> bool:
        """Whether conditions about leaders, or about help, say anything in this game."""
        rules, state = self.session.rules, self.session.state
        return bool(condition_kinds(rules, state) or game_leaders(rules, state))

    def about_leaders(self) -> dict[tuple[str, Leaders], str]:
        """The words for what conditions can say about leaders, by who leads and the kinds meant (one alone: all)."""
        several = len(self.kinds) > 1
        return {
            (leader, (kind,) if several else ()): f"{LEADERS[leader]}-{kind}"
            for kind, able in self.kinds.items()
            for leader in able
        }

    def text(self, clause: Clause) -> str:
        """A clause as text."""
        answer, parts = self.policy(clause.policy), tuple(self._parts(clause.when))
        if not parts:
            return answer
        when = reduce(lambda first, then: self.words.say("clause-more", first=first, then=then), parts)
        return self.words.say("clause-line", answer=answer, when=when)

    def policy(self, name: str) -> str:
        return policy_name(self.topic, name, self.words)

    def read(self, text: str) -> tuple[Clause, ...]:
        """The clauses of a text, one a line; raises `Rejected` for the first that cannot be read."""
        rows = [" ".join(row.split()) for row in text.split("\n")]
        return tuple(self._clause(row) for row in rows if row)

    def example(self) -> str:
        """An example of a valid clause on this board."""
        land = self.session.rules.board.territories[0]
        if not self.knows_leaders:
            return self.text(Clause(Condition((land,), (5, MOST_REGIMENTS)), ASK))
        kinds = next(kinds for leader, kinds in self.about_leaders() if leader == THEIR_LEADER)
        return self.text(Clause(Condition((land,), (5, MOST_REGIMENTS), leader=THEIR_LEADER, kinds=kinds), ASK))

    def _parts(self, when: Condition) -> Iterator[str]:
        if when.lands:
            yield ", ".join(land_name(land, self.words) for land in when.lands)
        for span, word in ((when.theirs, "clause-against"), (when.ours, "clause-with")):
            if span != ANY:
                yield f"{self._word(word)} {_size(span)}"
        if when.leader != ANY_LEADER:
            kinds = when.kinds or tuple(kind for kind, able in self.kinds.items() if when.leader in able)
            yield self.words.any_of([self._word(f"{LEADERS[when.leader]}-{kind}") for kind in kinds])

    def _word(self, name: str) -> str:
        return self.words.say(f"typed-{name}")

    def _clause(self, row: str) -> Clause:
        answer, _, rest = row.partition(":")
        policy = find_key(answer.strip(), {name: self.policy(name) for name in self.policies})
        if policy is None:
            answers = self.words.all_of([self.words.say("quoted", text=self.policy(name)) for name in self.policies])
            raise Rejected(self.words.say("clause-refusal-answer", typed=answer.strip()[:MOST_TYPED], answers=answers))
        found: Said = {}
        for part in filter(None, (part.strip() for part in rest.split(";"))):
            condition = self._condition(row, part)
            if condition.keys() & found.keys():
                raise self._unread(row)
            found |= condition
        return Clause(Condition(**found), policy)  # type: ignore[arg-type]

    def _condition(self, row: str, part: str) -> Said:
        """One condition, by field."""
        for (leader, kinds), word in self.about_leaders().items():
            if fold(part) in map(fold, spellings(word, self.words)):
                return {"leader": leader, "kinds": kinds}
        for name, word in SIZES.items():
            for spelling in spellings(word, self.words):
                if fold(part).startswith(f"{fold(spelling)} "):
                    return {name: self._span(row, part[len(spelling) :].strip())}
        lands = (land_meant(self.session, land.strip(), self.words) for land in part.split(",") if land.strip())
        return {"lands": tuple(dict.fromkeys(lands))}

    def _span(self, row: str, text: str) -> tuple[int, int]:
        """A range from `5+`, `≥5`, `≤3`, `2-4` or `4`, with or without a word for units."""
        found = _SIZE.fullmatch(without_units(text, self.words))
        if found is None:
            raise self._unread(row)
        number, sign = int(found["first"]), found["sign"] or ""
        if found["last"]:
            return number, int(found["last"])
        if sign.startswith(("≤", "<")):
            return 0, number - (sign == "<")
        if sign.startswith(("≥", ">")) or found["plus"]:
            return number + (sign == ">"), MOST_REGIMENTS
        return number, number

    def _unread(self, text: str) -> Rejected:
        return Rejected(self.words.say("clause-refusal-line", typed=text[:MOST_TYPED], example=self.example()))


def land_meant(session: Session, text: str, words: Words) -> str:
    """The territory or space that a text means; raises `Rejected` with the nearest names."""
    names = {land: land_name(land, words) for land in session.rules.board.realm_of}
    land = find_key(text, names)
    if land is None:
        raise Rejected(no_such(text, names, words))
    return land


def _size(span: tuple[int, int]) -> str:
    least, most = span
    if least == most:
        return str(least)
    if most >= MOST_REGIMENTS:
        return f"{least}+"
    return f"≤{most}" if least == 0 else f"{least}–{most}"
