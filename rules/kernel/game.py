"""A game as a table sets it up: its options, its seats, and the ruleset built from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain, zip_longest
from typing import Any, Protocol, TypeVar

from rules.kernel.arguments import check_argument, wrong_argument
from rules.kernel.module import Clash
from rules.kernel.options import Option
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.tagged import is_canonical
from rules.kernel.values import Action, Player, Refusal, Refused


@dataclass(frozen=True, slots=True)
class Setting:
    """A table's setup: the game, the seats in table order, every option. It determines the ruleset.

    `before` is what the game begins with, as canonical JSON text that the game itself reads; "" for a new beginning.
    `Game.setting` makes one, checked and filled in; one that somebody wrote down is checked by `ruleset`.

    >>> from rules import GAMES, Setting, ruleset
    >>> GAMES["classic"].setting(("red", "blue", "green")).options[0]
    ('mode', 'secret-mission')
    >>> ruleset(Setting("classic", ("red", "blue", "green"), (("mode", "capital"),))).options["mode"]
    'capital'
    """

    game: str
    seats: tuple[Player, ...]
    options: tuple[tuple[str, str], ...]
    before: str = ""
    defaults: Mapping[str, str] = field(default_factory=dict, compare=False)
    """The options of a table that has chosen nothing, where a `Game` made or filled the setting."""

    def __repr__(self) -> str:
        """Its game, its seats, the options that differ from the game's defaults, and how long what it begins with is:
        `<Setting classic: red blue green, mode=capital>`."""
        chosen = [f"{name}={choice}" for name, choice in self.options if self.defaults.get(name) != choice]
        before = [f"before=<{len(self.before)} characters>"] if self.before else []
        return f"<Setting {self.game}: {', '.join((' '.join(self.seats), *chosen, *before))}>"


@dataclass(frozen=True, slots=True)
class Revealed:
    """What a campaign reveals when it is over: the secret of its own key, in hex, the text behind each seal by label,
    and what was drawn into packs."""

    secret: str
    texts: Mapping[str, str]
    drawn: Mapping[str, str]

    def __repr__(self) -> str:
        """How much it is: what was hidden is for those who ask for it."""
        return f"<Revealed: texts={len(self.texts)}, drawn={len(self.drawn)}>"


def _no_seals(setting: Setting, frozen: tuple[object, ...], revealed: Revealed) -> str:
    return "its games have no seals"


def _no_number(setting: Setting) -> int:
    return 0


def _nothing_named(end: State | None, setting: Setting) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Links:
    """How the games of a chain continue one another.

    `record_before` is the SHA-256 of the record of the game before that a sound setting names, "" for a first game.
    `follows` says whether a game of this setting begins with what another left that ended so (None: as a first game).
    `seals_flaw(setting, frozen, revealed)` says what is wrong with what a campaign reveals at its end, if its first
    game had this setting and others added this to its key; "" if it is what was sealed. `number` is the game's number
    as its setting says it, sound or not; 0 if it does not. `changed` names what a game begins with otherwise than that
    game left it; "" if it can name nothing.
    """

    record_before: Callable[[Setting], str]
    follows: Callable[[State | None, Setting], bool]
    seals_flaw: Callable[[Setting, tuple[object, ...], Revealed], str] = field(default_factory=lambda: _no_seals)
    number: Callable[[Setting], int] = field(default_factory=lambda: _no_number)
    changed: Callable[[State | None, Setting], str] = field(default_factory=lambda: _nothing_named)


C = TypeVar("C")
"""What the games of a campaign hand on. Only the game looks into it."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """What statistics count in a campaign: by name, each with its counts; and how a line of them is headed. Where there
    are two, the first are so many of the second."""

    heading: str
    counts: Mapping[str, Mapping[str, int]]


class CampaignSeals(Protocol[C]):
    """What a campaign hides from everybody until one of its games opens it: texts behind seals, by label."""

    def texts(self, secret: bytes) -> Mapping[str, str]:
        """The texts behind the seals of a campaign with this secret."""

    def seal(self, kept: C, texts: Mapping[str, str]) -> C:
        """The campaign with the seals of these texts."""

    def draw(self, secret: bytes, frozen: tuple[object, ...]) -> Mapping[str, str]:
        """What is drawn into what is sealed, from the secret and what was frozen in the first game, by label."""

    def codes(self, kept: C) -> Mapping[str, str]:
        """Every seal, by its label."""

    def opened_labels(self, kept: C) -> tuple[str, ...]:
        """The labels of what was opened."""

    def labels_opened_in(self, setting: Setting, state: State) -> tuple[str, ...]:
        """The labels of what a game of this setting has opened."""

    def openable_labels(self, kept: C) -> tuple[str, ...]:
        """The labels of what the players of the next game may open by vote."""


class NoSeals(CampaignSeals[C]):
    """The seals of a campaign that hides nothing: `seals: CampaignSeals[Season] = NoSeals()`."""

    def texts(self, secret: bytes) -> Mapping[str, str]:
        return {}

    def seal(self, kept: C, texts: Mapping[str, str]) -> C:
        return kept

    def draw(self, secret: bytes, frozen: tuple[object, ...]) -> Mapping[str, str]:
        return {}

    def codes(self, kept: C) -> Mapping[str, str]:
        return {}

    def opened_labels(self, kept: C) -> tuple[str, ...]:
        return ()

    def labels_opened_in(self, setting: Setting, state: State) -> tuple[str, ...]:
        return ()

    def openable_labels(self, kept: C) -> tuple[str, ...]:
        return ()


class Campaigns(Protocol[C]):
    """The campaigns of a game: games that follow one another, each beginning with what the one before has left.

    A member is an opaque id. `join`, `rename` and `take` raise `Refused`.
    """

    @property
    def most(self) -> int:
        """How many members a campaign can have."""

    @property
    def games(self) -> int:
        """How many games it has at most."""

    @property
    def seals(self) -> CampaignSeals[C]:
        """What its campaigns hide; `NoSeals` if they hide nothing."""

    def begin(self, options: Mapping[str, str]) -> C:
        """A campaign before its first game."""

    def join(self, kept: C, member: str, ai: bool) -> C:
        """The campaign with one more member, unless it is one; `ai`: an AI plays it."""

    def before(self, kept: C, members: Mapping[Player, str], record: str, opens: tuple[str, ...]) -> str:
        """What the next game begins with (`Setting.before`): who sits where, the SHA-256 of the last record or "", and
        the labels of what is opened at once."""

    def after(self, state: State) -> C:
        """What a game leaves, ended or called off."""

    def read(self, text: str) -> C:
        """A campaign that was written; raises `Refused` for what a newer program has written, else `Unreadable`."""

    def write(self, kept: C) -> str:
        """A campaign as canonical JSON text."""

    def number(self, kept: C) -> int:
        """The number of the next game."""

    def title(self, kept: C) -> str:
        """The name that its players gave it, or ""."""

    def place_names(self, kept: C) -> Mapping[str, str]:
        """The names that its places have by now."""

    def nameable_places(self, kept: C, member: str) -> tuple[str, ...]:
        """The places to which a member may give another name between games, or propose one to the others; "" for the
        campaign itself, which the member may name alone."""

    def rename(self, kept: C, where: str, member: str, name: str) -> C:
        """The campaign with a name given between games to a place, or (where "") to itself; by a member, or (member "")
        by vote."""

    def open_question(self, kept: C, member: str) -> tuple[Ruleset, State] | None:
        """The question of the last game that a member may still answer, as rules and state in which it alone is open;
        None without one."""

    def take(self, kept: C, member: str, answer: Action) -> C:
        """The campaign with the answer to that question carried out."""

    def is_won(self, state: State) -> bool:
        """Whether a game is won already, so that only what follows its victory is open."""

    def members_by_seat(self, state: State) -> Mapping[Player, str]:
        """The member in each seat of a game."""

    def substitute(self, seat: Player, member: str, ai: bool) -> Action:
        """The action out of turn by which another member holds a seat."""

    def statistics(self, kept: C) -> tuple[Statistic, ...]:
        """What statistics count in it."""


class NoSuchOption(Refusal):
    """There is no option of that name, or no such choice of it."""

    option: str
    choice: str


class UnknownSeat(Refusal):
    """The game has no seat of that name; these are its seats."""

    seat: Player
    seats: tuple[Player, ...]


class SeatTwice(Refusal):
    """A seat is named twice."""

    seat: Player


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

    `colours` gives each seat's side ("" where a game has none), in the box's order. `seats_refusal` says why these
    seats cannot begin with these options, `options_refusal` why these options cannot be chosen together; None where
    they can. `settle_options` makes of the choices what is played: what was left to an edition, or is bound to a mode,
    filled in.
    `draws_seats` says whether players wish for seats with these options, and dice give them (`seat_draw.draw_seats`).
    `before_flaw` says why a setting cannot begin with its `before`; most games begin with nothing. `links` says how its
    games continue one another (`kernel/chain.py`), `campaigns` what people keep between them, if they do.

    Raises `Clash` for two options of one name.

    >>> from rules import GAMES, Game
    >>> classic: Game = GAMES["classic"]
    >>> classic
    <Game classic: red blue yellow green black purple>
    >>> classic.options[0].name, classic.options[0].choices
    ('mode', ('secret-mission', 'conquest', 'two-players', 'capital'))
    """

    name: str
    options: tuple[Option[str], ...]
    colours: Mapping[Player, str]
    seats_refusal: Callable[[tuple[Player, ...], Mapping[str, str]], Refusal | None]
    compose: Callable[[Setting], Ruleset]
    options_refusal: Callable[[Mapping[str, str]], Refusal | None] = field(default_factory=lambda: _all_fits)
    settle_options: Callable[[Mapping[str, str]], Mapping[str, str]] = field(default_factory=lambda: _as_chosen)
    draws_seats: Callable[[Mapping[str, str]], bool] = field(default_factory=lambda: _never)
    before_flaw: Callable[[Setting], Refusal | None] = field(default_factory=lambda: _only_anew)
    links: Links | None = None
    campaigns: Campaigns[Any] | None = None

    def __post_init__(self) -> None:
        counted = Counter(option.name for option in self.options)
        if twice := [name for name, times in counted.items() if times > 1]:
            raise Clash(f"{self.name}: two options are called {twice[0]}: rename one")

    def __repr__(self) -> str:
        """Its name and colours: `<Game classic: red blue yellow green black purple>`."""
        return f"<Game {self.name}: {' '.join(self.colours)}>"

    def setting(self, seats: tuple[Player, ...], chosen: Mapping[str, str] | None = None, before: str = "") -> Setting:
        """A validated setting with every option filled in; raises `Refused`.

        An option of a house rule that is not played may have any of its choices: it changes nothing.

        >>> from rules import GAMES
        >>> GAMES["classic"].setting(("red", "blue", "green"), {"mode": "capital"}).seats
        ('red', 'blue', 'green')
        """
        if isinstance(seats, str):
            raise wrong_argument("seats", seats, tuple)
        self._check_seats(seats)
        options = self.fill_options({} if chosen is None else chosen)
        setting = Setting(self.name, self.in_turn(seats), tuple(options.items()), before, self.defaults)
        return self._check_setting(setting, options)

    def _check_setting(self, setting: Setting, options: Mapping[str, str]) -> Setting:
        """The setting itself; raises `Refused` if these seats, or this beginning, do not fit."""
        if why := self.seats_refusal(setting.seats, options):
            raise Refused(why)
        if setting.before and not is_canonical(setting.before):
            raise Refused(NoSuchBeginning(self.name))
        if why := self.before_flaw(setting):
            raise Refused(why)
        return setting

    def in_turn(self, seats: tuple[Player, ...]) -> tuple[Player, ...]:
        """The seats in this order; where a game has sides, they sit in turn as long as there are seats of each."""
        return by_turns(seats, self.colours)

    def _check_seats(self, seats: tuple[Player, ...]) -> None:
        """Raise `Refused` for a seat that the game does not have, or that is named twice."""
        for at, seat in enumerate(seats):
            if seat not in self.colours:
                raise Refused(UnknownSeat(seat, tuple(self.colours)))
            if seat in seats[:at]:
                raise Refused(SeatTwice(seat))

    def fill(self, setting: Setting) -> Setting:
        """A setting that somebody wrote down, checked; what was no option then has its default.

        Raises `Refused` as `setting`, and `TypeError` for lists in the place of tuples.
        """
        for name in ("seats", "options"):
            check_argument(name, getattr(setting, name), tuple)
        self._check_seats(setting.seats)
        options = self.fill_options(dict(setting.options))
        filled = replace(setting, options=tuple(options.items()), defaults=self.defaults)
        return self._check_setting(filled, options)

    def ruleset(self, setting: Setting) -> Ruleset:
        """The ruleset of a setting, checked as by `fill`, and composed once; raises `Refused`."""
        return compose_ruleset(self.compose, self.fill(setting), tuple(self.settle_options(self.defaults).items()))

    @property
    def defaults(self) -> dict[str, str]:
        """The options of a table that has chosen nothing."""
        return {option.name: option.default for option in self.options}

    def fill_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its choice; raises `Refused` for an unknown option, or choices that do not fit together."""
        known = {option.name: option for option in self.options}
        check_argument("options", chosen, Mapping)
        for name, choice in chosen.items():
            if name not in known:
                raise Refused(NoSuchOption(name, choice), f"the options are {', '.join(known)}")
            if choice not in known[name].choices:
                raise Refused(NoSuchOption(name, choice), f"its choices are {', '.join(known[name].choices)}")
        options = {option.name: chosen.get(option.name, option.default) for option in self.options}
        if why := self.options_refusal(options):
            raise Refused(why)
        return options


def by_turns(seats: tuple[Player, ...], sides: Mapping[Player, str]) -> tuple[Player, ...]:
    """The seats with their sides in turn, the first seat's side first; within a side their order stays."""
    of: dict[str, list[Player]] = {}
    for seat in seats:
        of.setdefault(sides[seat], []).append(seat)
    return tuple(seat for seat in chain.from_iterable(zip_longest(*of.values())) if seat is not None)


@lru_cache(maxsize=256)
def compose_ruleset(
    game: Callable[[Setting], Ruleset], setting: Setting, defaults: tuple[tuple[str, str], ...] = ()
) -> Ruleset:
    """The ruleset of a setting, cached. `defaults` are the game's, settled."""
    rules = game(setting)
    rules.defaults = dict(defaults)
    return rules
