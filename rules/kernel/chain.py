"""Chains of games: each record names the one before, and begins with what that game left."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rules.kernel.chance import commitment
from rules.kernel.game import Game, Links, Revealed, Setting
from rules.kernel.record import Record, key_parts_of_others, read_record, record_code, write_record
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable, canonical_text, shape_data
from rules.kernel.values import Refused
from rules.kernel.verify import Proof, Tampered, verify

FORMAT = "1"
"""The format of what a campaign reveals."""


class BrokenChain(ValueError):
    """Records that are no chain. `name` is the record to blame, `game` its place in the chain, from 1, or its number as
    it says itself where one before it is missing (0: unknown), `step` the first step that fails (0: the head)."""

    def __init__(self, name: str, game: int, step: int, why: str) -> None:
        super().__init__(f"{name}{f' (game {game})' if game else ''}, step {step}: {why}")
        self.name, self.game, self.step, self.why = name, game, step, why


@dataclass(frozen=True, slots=True)
class ChainProof:
    """What was proved: the records by name in the order of their games, each with its own proof."""

    records: Mapping[str, tuple[Record, Proof]]
    seals: str = ""
    """The SHA-256 of the campaign's secret, if it was revealed and every seal was recomputed; "" if it was not."""
    kept: str = ""
    """What the campaign keeps now, if it follows from what the last game left; "" if that was not said."""

    @property
    def whole(self) -> bool:
        """Whether every record proves all that it can, so that each link was checked from both sides."""
        return all(proof.whole for _, proof in self.records.values())

    @property
    def end(self) -> State | None:
        """The last game as it stood after its last line; None if that was played by older rules."""
        return [*self.records.values()][-1][1].end


SEALS = "campaign.seals"
"""The name of the file in which a campaign that is over reveals what its seals hid."""
KEPT = "campaign.kept"
"""The name of the file with what a campaign keeps where something was done in it since its last game."""


def write_revealed(revealed: Revealed) -> str:
    """What a campaign reveals when it is over, as canonical JSON text."""
    content = {"secret": revealed.secret, "texts": dict(revealed.texts), "drawn": dict(revealed.drawn)}
    return canonical_text({"risk-campaign": FORMAT, **content})


def read_revealed(text: str) -> Revealed:
    """What a campaign has revealed; raises `Unreadable`."""
    try:
        content = json.loads(text)
        if content.pop("risk-campaign") != FORMAT:
            raise Unreadable(f"{SEALS}: not what a campaign reveals, of format {FORMAT}")
        kinds = shape_data(content["texts"], dict[str, str]), shape_data(content["drawn"], dict[str, str])
        revealed = Revealed(bytes.fromhex(content["secret"]).hex(), *kinds)
    except Unreadable:
        raise
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise Unreadable(f"{SEALS}: not what a campaign reveals: {error}") from error
    return revealed


def verify_chain(texts: Mapping[str, str], games: Mapping[str, Game], revealed: str = "", kept: str = "") -> ChainProof:
    """Prove the records of one chain, by name in any order, those of games that were called off too.

    Every game is played again, as `verify` does it. Its order follows from what the records say: the name of a file
    proves nothing. Raises `BrokenChain`, and `Unreadable` with the record's name. A game whose rules are older than
    this program's is not played again: of the next one only the link to it is proved. `revealed` is what the campaign
    reveals once it is over: then all of its seals are recomputed, of the packs that stayed shut too. `kept` is what it
    keeps by now: it must follow from the last game, as the beginning of a next one would.
    """
    chain = _Chain(texts, games)
    for name in chain.records:
        chain.check_links(name)
    ordered = {name: chain.records[name] for name in sorted(chain.records, key=chain.place)}
    seals = chain.check_seals(read_revealed(revealed), [*ordered]) if revealed else ""
    chain.check_kept(kept, [*ordered][-1])
    return ChainProof({name: (record, chain.proofs[name]) for name, record in ordered.items()}, seals, kept)


class _Chain:
    """The records of a folder, each read and proved on its own."""

    def __init__(self, texts: Mapping[str, str], games: Mapping[str, Game]) -> None:
        self._games = games
        self._named: dict[str, str] = {}
        self.records = {name: _read(name, text) for name, text in texts.items()}
        self._before = {name: self._record_before(name) for name in texts}
        codes = {name: record_code(write_record(record)) for name, record in self.records.items()}
        twins = [(name, first) for name, code in codes.items() if (first := self._named.setdefault(code, name)) != name]
        for name, first in twins:
            self._blame(name, f"it is the same record as {first}")
        self.proofs = {name: self._prove(name) for name in texts}

    def place(self, name: str) -> int:
        """The place of a record in the chain, from 1; as it says itself where one before it is missing."""
        at, count = name, 1
        while self._before[at]:
            if self._before[at] not in self._named:
                return self._number_of(name)
            at, count = self._named[self._before[at]], count + 1
        return count

    def check_links(self, name: str) -> None:
        """Raises `BrokenChain` unless the record follows one that is here, alone, or is the only first one."""
        code = self._before[name]
        if code and code not in self._named:
            self._blame(name, f"it names a record before it that is not here: {code}")
        if rival := next((other for other in self.records if other != name and self._before[other] == code), ""):
            self._blame(name, f"it follows the same game as {rival}" if code else f"{rival} is a first game as well")
        links, setting = self._links(name), self.records[name].head.setting
        before = self._named[code] if code else ""
        if before and self.records[before].head.setting.game != setting.game:
            self._blame(name, f"it follows another kind of game: {before}")
        left = self.proofs[before].end if before else None
        if (left is not None or not before) and not links.follows(left, setting):
            self._blame(name, "it begins with something else than the game before has left")

    def check_seals(self, revealed: Revealed, ordered: Sequence[str]) -> str:
        """The SHA-256 of the campaign's secret; raises `BrokenChain` unless it hid what was revealed."""
        first = self.records[ordered[0]].head
        if flaw := self._links(ordered[0]).seals_flaw(first.setting, key_parts_of_others(first), revealed):
            raise BrokenChain(SEALS, 0, 0, flaw)
        hidden = {**revealed.texts, **revealed.drawn}
        for name in ordered:
            if any(hidden.get(label) != text for label, text in self.records[name].head.opened.items()):
                self._blame(name, "it opened something else than the campaign reveals")
        return commitment(bytes.fromhex(revealed.secret))

    def check_kept(self, kept: str, last: str) -> None:
        """Raises `BrokenChain` unless a campaign that keeps this (if anything is said) follows from its last record."""
        setting, end = self.records[last].head.setting, self.proofs[last].end
        campaigns = self._games[setting.game].campaigns
        if not kept or end is None or campaigns is None:
            return
        try:
            now = campaigns.read(kept)
        except (Refused, Unreadable) as error:
            raise Unreadable(f"{KEPT}: not what a campaign keeps: {error}") from error
        beginning = campaigns.before(now, campaigns.members_by_seat(end), "", ())
        if not self._links(last).follows(end, replace(setting, before=beginning)):
            raise BrokenChain(KEPT, 0, 0, "it does not follow from what the last game has left")

    def _links(self, name: str) -> Links:
        game = self._games.get(self.records[name].head.setting.game)
        if game is None or game.links is None:
            raise BrokenChain(name, 0, 0, "it is of a game that does not continue another")
        return game.links

    def _record_before(self, name: str) -> str:
        links, setting = self._links(name), self.records[name].head.setting
        try:
            self._games[setting.game].fill(setting)
        except (LookupError, Refused) as error:
            raise BrokenChain(name, self._number_of(name), 0, f"no such game can be set up: {error}") from None
        return links.record_before(setting)

    def _number_of(self, name: str) -> int:
        return self._links(name).number(self.records[name].head.setting)

    def _prove(self, name: str) -> Proof:
        try:
            return verify(self.records[name], self._rules_of)
        except Tampered as error:
            if changed := self._beginning_changed(name):
                self._blame(name, f"its beginning was changed: {changed}")
            raise BrokenChain(name, self.place(name), error.step, error.why) from error

    def _beginning_changed(self, name: str) -> str:
        """What a record begins with otherwise than the game before left it; "" if nothing, or if that game is not here
        or proves nothing itself."""
        before, end = self._named.get(self._before[name], ""), None
        if self._before[name]:
            try:
                end = verify(self.records[before], self._rules_of).end if before else None
            except Tampered:
                return ""
            if end is None:
                return ""
        return self._links(name).changed(end, self.records[name].head.setting)

    def _rules_of(self, setting: Setting) -> Ruleset:
        return self._games[setting.game].ruleset(setting)

    def _blame(self, name: str, why: str) -> None:
        raise BrokenChain(name, self.place(name), 0, why)


def _read(name: str, text: str) -> Record:
    try:
        return read_record(text)
    except Unreadable as error:
        raise Unreadable(f"{name}: {error}") from None
