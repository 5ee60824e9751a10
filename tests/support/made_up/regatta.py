"""A regatta: a package of its own whose races continue one another. The first seat says who has won each.

A test writes this file into a package; nothing imports it from here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from rules import Action, Decision, Event, Game, Offer, Player, Refusal, Refused, Ruleset, Setting, State, Territory
from rules.author import (
    Board,
    CampaignSeals,
    Context,
    Details,
    GamePackage,
    Holding,
    Links,
    Module,
    NoSeals,
    Part,
    Region,
    RegionName,
    Statistic,
    Task,
    canonical_text,
    windows,
)
from rules.risk import WrongNumber

BAY, POINT = Territory("wide_bay"), Territory("far_point")
BOARD = Board(
    name="regatta",
    regions={RegionName("sound"): Region(1, (BAY, POINT))},
    links=((BAY, POINT, "sea"),),
    barriers=(),
    cards={},
)
SEATS = dict.fromkeys(map(Player, ("red", "blue")), "")
races = Module("races", needs=("windows",))


class Season(Part):
    """What lasts: the number of the race that is sailed, or of the next one; its members; who has won those before."""

    race: int = 1
    members: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()


class Crews(Part):
    """Which member sails in which seat."""

    members: Mapping[Player, str] = {}


class RaceOpened(Event):
    """A race of a season begins."""

    bookkeeping: ClassVar[bool] = True
    season: Season
    members: Mapping[Player, str]

    def apply(self, state: State) -> None:
        state.parts[Season] = self.season
        state.parts[Crews] = Crews(self.members)
        for seat, where in zip(state.seats, (BAY, POINT), strict=True):
            state.land.put(where, Holding(seat, 1))


class CrewChanged(Event):
    """Another member sails in a seat."""

    player: Player
    member: str

    def apply(self, state: State) -> None:
        season = state.parts[Season]
        state.parts[Season] = Season(season.race, _with_member(season.members, self.member), season.winners)
        state.parts[Crews] = Crews({**state.parts[Crews].members, self.player: self.member})


class OpenRace(Task):
    season: Season
    members: Mapping[Player, str]


class ToJudge(Decision):
    """Who has won the race."""


class Judge(Action):
    winner: Player


class ChangeCrew(Action):
    """Said out of turn, by the table."""

    member: str


class NothingThere(Refusal):
    """A season has nothing to name, and no reward to take."""


@races.does(OpenRace)
def open_race(g: Context, task: OpenRace) -> None:
    g.emit(RaceOpened(task.season, task.members))
    g.ask(ToJudge(g.state.seats[0]))


def first_wins(g: Context, number: int, decision: ToJudge, details: Details) -> Action:
    return Judge(number, decision.player, decision.player)


@races.offers(ToJudge, default="first", policies={"first": first_wins})
def offer_winners(g: Context, decision: ToJudge) -> Iterator[Offer]:
    yield Offer(Judge, {"winner": g.state.seats})


@races.allows(Judge, during=(ToJudge,))
def may_judge(g: Context, action: Judge, decision: ToJudge) -> Refusal | None:
    return None


@races.plays(Judge)
def judge(g: Context, action: Judge, decision: ToJudge) -> None:
    g.end((action.winner,), "regatta")


@races.allows(ChangeCrew)
def may_change_crew(g: Context, action: ChangeCrew, decision: None) -> Refusal | None:
    return None


@races.plays(ChangeCrew)
def change_crew(g: Context, action: ChangeCrew, decision: None) -> None:
    g.emit(CrewChanged(action.player, action.member))


def _with_member(members: tuple[str, ...], member: str) -> tuple[str, ...]:
    return members if member in members else (*members, member)


class Seasons:
    """The campaigns: races one after the other."""

    most, games = 4, 9
    seals: CampaignSeals[Season] = NoSeals()

    def begin(self, options: Mapping[str, str]) -> Season:
        return Season()

    def join(self, kept: Season, member: str, ai: bool) -> Season:
        return Season(kept.race, _with_member(kept.members, member), kept.winners)

    def before(self, kept: Season, members: Mapping[Player, str], record: str, opens: tuple[str, ...]) -> str:
        return canonical_text({"season": json.loads(self.write(kept)), "members": dict(members), "record": record})

    def after(self, state: State) -> Season:
        season, crews = state.parts[Season], state.parts[Crews].members
        if state.winners is None:
            return season
        won = tuple(crews[seat] for seat in state.winners)
        return Season(season.race + 1, season.members, (*season.winners, *won))

    def read(self, text: str) -> Season:
        kept = json.loads(text)
        return Season(kept["race"], tuple(kept["members"]), tuple(kept["winners"]))

    def write(self, kept: Season) -> str:
        return canonical_text({"race": kept.race, "members": [*kept.members], "winners": [*kept.winners]})

    def number(self, kept: Season) -> int:
        return kept.race

    def title(self, kept: Season) -> str:
        return ""

    def place_names(self, kept: Season) -> Mapping[str, str]:
        return {}

    def nameable_places(self, kept: Season, member: str) -> tuple[str, ...]:
        return ()

    def rename(self, kept: Season, where: str, member: str, name: str) -> Season:
        raise Refused(NothingThere())

    def open_question(self, kept: Season, member: str) -> tuple[Ruleset, State] | None:
        return None

    def take(self, kept: Season, member: str, answer: Action) -> Season:
        raise Refused(NothingThere())

    def is_won(self, state: State) -> bool:
        return False

    def members_by_seat(self, state: State) -> Mapping[Player, str]:
        return state.parts[Crews].members

    def substitute(self, seat: Player, member: str, ai: bool) -> Action:
        return ChangeCrew(0, seat, member)

    def statistics(self, kept: Season) -> tuple[Statistic, ...]:
        return ()


SEASONS = Seasons()


def read_before(setting: Setting) -> tuple[Season, Mapping[Player, str]]:
    """The season and the members by seat with which a race begins; of a first race by itself, the seats."""
    if not setting.before:
        return Season(members=setting.seats), {seat: seat for seat in setting.seats}
    before = json.loads(setting.before)
    return SEASONS.read(json.dumps(before["season"])), {Player(seat): who for seat, who in before["members"].items()}


def follows(end: State | None, setting: Setting) -> bool:
    """Whether a race begins with what another left, newcomers aside; or as a first one."""
    left, season = SEASONS.begin({}) if end is None else SEASONS.after(end), read_before(setting)[0]
    return (season.race, season.winners) == (left.race, left.winners)


def record_before(setting: Setting) -> str:
    return str(json.loads(setting.before)["record"]) if setting.before else ""


def compose(setting: Setting) -> Ruleset:
    start = (OpenRace(*read_before(setting)),)
    extra: dict[str, Any] = {"before": setting.before, "options": dict(setting.options)}
    return Ruleset("regatta", (windows, races), board=BOARD, seats=setting.seats, start=start, turn=(), **extra)


def seats_refusal(seats: tuple[Player, ...], options: Mapping[str, str]) -> Refusal | None:
    return None if len(seats) == 2 else WrongNumber(len(seats), (2,))


REGATTA = Game(
    "regatta",
    (),
    SEATS,
    seats_refusal,
    compose,
    before_flaw=lambda setting: None,
    links=Links(record_before, follows),
    campaigns=SEASONS,
)
PACKAGE = GamePackage(game=REGATTA, boards=(BOARD,))
