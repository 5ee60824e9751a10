"""A game as a table sets it up: its options, its seats, and the ruleset built from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, zip_longest
from typing import Any, Generic, TypeVar

from rules.kernel.options import Option
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.tagged import is_canonical
from rules.kernel.values import Action, Part, Player, Refusal, Refused


@dataclass(frozen=True, slots=True)
class Setting:
    """A table's setup: the game, the seats in table order, every option. It determines the ruleset.

    `before` is what the game begins with, as canonical JSON text that the game itself reads; "" for a new beginning.
    """

    game: str
    seats: tuple[Player, ...]
    options: tuple[tuple[str, str], ...]
    before: str = ""


C = TypeVar("C", bound=Part)
"""What the games of a campaign hand on."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """What a campaign reveals when it is over: the secret of its own key, in hex, the text behind each seal by label,
    and what was drawn into packs."""

    secret: str
    texts: Mapping[str, str]
    drawn: Mapping[str, str]


def _no_seals(setting: Setting, frozen: tuple[object, ...], revealed: Revealed) -> str:
    return "its games have no seals"


def _no_number(setting: Setting) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class Links:
    """How the games of a chain continue one another.

    `record_before` is the SHA-256 of the record of the game before that a sound setting names, "" for a first game.
    `follows` says whether a game of this setting begins with what another left that ended so (None: as a first game).
    `seals_flaw(setting, frozen, revealed)` says what is wrong with what a campaign reveals at its end, if its first
    game had this setting and others added this to its key; "" if it is what was sealed. `number` is the game's number
    as its setting says it, sound or not; 0 if it does not.
    """

    record_before: Callable[[Setting], str]
    follows: Callable[[State | None, Setting], bool]
    seals_flaw: Callable[[Setting, tuple[object, ...], Revealed], str] = _no_seals
    number: Callable[[Setting], int] = _no_number


@dataclass(frozen=True, slots=True)
class Campaigns(Generic[C]):
    """What a campaign of a game keeps from one to the next. Only the game looks into it.

    `begin(options)` makes a campaign, `join(campaign, member, ai)` adds a member, an opaque id, unless it is one.
    `before(campaign, members by seat, SHA-256 of the last record or "", packs to open)` is what the next game begins
    with (`Setting.before`), `after(state)` what a game leaves, ended or called off. `number` is that of the next game,
    `title` the name that players gave, or "". `rename(campaign, where, member, name)` gives a name between games: to a
    place, or (where "") the title; by a member, or (member "") by vote. `named(campaign)` are the names that places
    have by now. `owed(campaign, member)` is a question of the last game that a member may still answer, as rules and
    state in which it alone is open, or None; `take(campaign, member, answer)` carries the answer out. `join`, `rename`
    and `take` raise `Refused`; `read` raises it for what a newer program has written, else `Unreadable`. `write` is
    canonical JSON text.

    `won(state)` says whether a game is won already, so that only what follows its victory is open.
    `seated(state)` says which member holds which seat of a game, `substitute(seat, member, ai)` is the action out of
    turn by which another does. A campaign has at most `most` members, and `games`. `signed` are the members who won,
    one for each game that they signed. `played` is, of each game that counts, each faction that was played and has
    kept a power, and whether it won.

    What is sealed: `texts(secret)` are the texts behind the seals of a campaign with this secret, by label, and
    `sealed(campaign, texts)` is the campaign with their seals. `drawn(secret, frozen)` is what is drawn into packs from
    the campaign's key, with what was frozen in its first game. `seals(campaign)` is every seal by its label, `opened`
    the labels of the packs that were opened, `opened_in(setting, state)` of those that one game has opened, and
    `openable` of those that the players of the next game may open by vote.
    """

    begin: Callable[[Mapping[str, str]], C]
    join: Callable[[C, str, bool], C]
    before: Callable[[C, Mapping[Player, str], str, tuple[str, ...]], str]
    after: Callable[[State], C]
    rename: Callable[[C, str, str, str], C]
    owed: Callable[[C, str], tuple[Ruleset, State] | None]
    take: Callable[[C, str, Action], C]
    named: Callable[[C], Mapping[str, str]]
    number: Callable[[C], int]
    title: Callable[[C], str]
    read: Callable[[str], C]
    write: Callable[[C], str]
    won: Callable[[State], bool]
    seated: Callable[[State], Mapping[Player, str]]
    substitute: Callable[[Player, str, bool], Action]
    most: int
    signed: Callable[[C], tuple[str, ...]]
    played: Callable[[C], tuple[tuple[str, bool], ...]]
    games: int
    texts: Callable[[bytes], Mapping[str, str]]
    sealed: Callable[[C, Mapping[str, str]], C]
    drawn: Callable[[bytes, tuple[object, ...]], Mapping[str, str]]
    seals: Callable[[C], Mapping[str, str]]
    opened: Callable[[C], tuple[str, ...]]
    opened_in: Callable[[Setting, State], tuple[str, ...]]
    openable: Callable[[C], tuple[str, ...]]


class NoSuchOption(Refusal):
    """There is no option of that name, or no such choice of it."""

    option: str
    choice: str


class NoSuchBeginning(Refusal):
    """The game cannot begin with what it was given."""

    game: str


def _only_anew(setting: Setting) -> Refusal | None:
    return NoSuchBeginning(setting.game) if setting.before else None


def _all_fits(options: Mapping[str, str]) -> Refusal | None:
    return None


def _never(options: Mapping[str, str]) -> bool:
    return False


def _as_chosen(options: Mapping[str, str]) -> Mapping[str, str]:
    return options


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its options, its colours by side, which seats can play, and how its ruleset is composed.

    `colours` gives each seat's side ("" where a game has none), in the box's order. `unseated` says why these seats
    cannot begin with these options, `unfit` why these options cannot be chosen together; None where they can.
    `settled` makes of the choices what is played: what was left to an edition, or is bound to a mode, filled in.
    `draws_seats` says whether players wish for seats with these options, and dice give them (`seat_draw.draw_seats`).
    `before_flaw` says why a setting cannot begin with its `before`; most games begin with nothing. `links` says how its
    games continue one another (`kernel/chain.py`), `campaigns` what people keep between them, if they do.
    """

    name: str
    options: tuple[Option[str], ...]
    colours: Mapping[Player, str]
    unseated: Callable[[tuple[Player, ...], Mapping[str, str]], Refusal | None]
    compose: Callable[[Setting], Ruleset]
    unfit: Callable[[Mapping[str, str]], Refusal | None] = _all_fits
    settled: Callable[[Mapping[str, str]], Mapping[str, str]] = _as_chosen
    draws_seats: Callable[[Mapping[str, str]], bool] = _never
    before_flaw: Callable[[Setting], Refusal | None] = _only_anew
    links: Links | None = None
    campaigns: Campaigns[Any] | None = None

    def setting(self, seats: tuple[Player, ...], chosen: Mapping[str, str] | None = None, before: str = "") -> Setting:
        """A validated setting with every option filled in; raises `Refused`."""
        options = self.chosen(chosen or {})
        return self._seated(Setting(self.name, self.in_turn(seats), tuple(options.items()), before), options)

    def _seated(self, setting: Setting, options: Mapping[str, str]) -> Setting:
        """The setting itself; raises `Refused` if these seats, or this beginning, do not fit."""
        if why := self.unseated(setting.seats, options):
            raise Refused(why)
        if setting.before and not is_canonical(setting.before):
            raise Refused(NoSuchBeginning(self.name))
        if why := self.before_flaw(setting):
            raise Refused(why)
        return setting

    def in_turn(self, seats: tuple[Player, ...]) -> tuple[Player, ...]:
        """The seats in this order; where a game has sides, they sit in turn as long as there are seats of each."""
        return by_turns(tuple(seat for seat in seats if seat in self.colours), self.colours)

    def filled(self, setting: Setting) -> Setting:
        """A setting that somebody wrote down, checked; what was no option then has its default.

        Raises `Refused` as `setting`, `LookupError` for a seat that the game does not have.
        """
        for seat in setting.seats:
            if seat not in self.colours:
                raise LookupError(f"{self.name} has no seat {seat!r}")
        options = self.chosen(dict(setting.options))
        return self._seated(replace(setting, options=tuple(options.items())), options)

    @property
    def defaults(self) -> dict[str, str]:
        """The options of a table that has chosen nothing."""
        return {option.name: option.default for option in self.options}

    def chosen(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its choice; raises `Refused` for an unknown option, or choices that do not fit together."""
        known = {option.name: option for option in self.options}
        for name, choice in chosen.items():
            if name not in known or choice not in known[name].choices:
                raise Refused(NoSuchOption(name, choice))
        options = {option.name: chosen.get(option.name, option.default) for option in self.options}
        if why := self.unfit(options):
            raise Refused(why)
        return options


def by_turns(seats: tuple[Player, ...], sides: Mapping[Player, str]) -> tuple[Player, ...]:
    """The seats with their sides in turn, the first seat's side first; within a side their order stays."""
    of: dict[str, list[Player]] = {}
    for seat in seats:
        of.setdefault(sides[seat], []).append(seat)
    return tuple(seat for seat in chain.from_iterable(zip_longest(*of.values())) if seat is not None)


@lru_cache(maxsize=256)
def composed(game: Callable[[Setting], Ruleset], setting: Setting) -> Ruleset:
    """The ruleset of a setting, cached."""
    return game(setting)
