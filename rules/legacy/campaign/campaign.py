"""What lasts from game to game: the board's stickers, the factions' powers, the coins on the cards, the history."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from rules.atlas import Card, RegionName, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Id
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.tagged import Value, shape_data
from rules.kernel.values import NOBODY, Event, FinalEvent, Part, Player, Refusal, Rolls, Task, TypedName
from rules.legacy.campaign.box import BOX, CANCEL, COUNTED, FORTIFICATION, HELD_ON_COIN, MINUS_ONE, PLUS_ONE
from rules.legacy.campaign.options import HELD_ON_COINS
from rules.legacy.campaign.seals import PackPart, content
from rules.legacy.ids import NO_MEMBER, Faction, Member, Power, Scar
from rules.risk.turn.turns import StateOrView

T = TypeVar("T")
campaign = Module("campaign")
GAMES = 15
"""The games of a campaign; the board may be played on after them, without rewards."""
MOST_MEMBERS = 24
POWER, DESTROYED, WORN_OUT = "power", "destroyed", "worn_out"
CONTINENT_NAME, WORLD_NAME, RENAMED = "continent_name", "world_name", "renamed"
"""What else the history tells."""
MOST_BOXES = 10
"""A fortification is gone when so many boxes are crossed."""
WON, HELD_ON, OUT, UNPLAYED = "won", "held-on", "eliminated", "unplayed"
"""How a faction's game can end."""


class City(Value):
    """A city: its kind, its name, and the member of the campaign who founded it."""

    kind: str
    name: str
    founder: str


class ContinentName(Value):
    """The name of a continent, and the member who gave it: he alone has its naming bonus."""

    name: str
    by: str


class Signature(Value, array_like=True):
    """A victory signed on the board: the number of the game, and the member who won it."""

    game: int
    member: Member


class Entry(Value, array_like=True):
    """A line on a faction's card: who played it in a game, from which territory, and how it ended.

    A faction that was not played has the result `UNPLAYED`, and neither member nor start.
    """

    game: int
    faction: Faction
    member: Member
    start: Territory
    result: str


class Glued(Value, array_like=True):
    """Something that a game left behind for ever: what it is, on which territory, continent or card, and by which
    member. `what` is the sticker's kind; `name` is the one that was given with it, if any.

    A city or a continent that is `RENAMED` between two games has the number of the next one; by "": by vote.
    """

    game: int
    what: str
    where: str
    by: str = ""
    name: str = ""


class OpenedPack(Value, array_like=True):
    """A pack that was opened: in which game, by which member, and the text that was behind its seal; and the number
    that was drawn into it as the campaign began, from 1 (0: none was)."""

    game: int
    by: str
    text: str
    drawn: int = 0


class OwedReward(Value, array_like=True):
    """A reward that was put off: whose it is, and what it is for.

    `won`: for the victory; else for having held on, in these territories, which were controlled at the end.
    """

    member: Member
    won: bool
    lands: tuple[Territory, ...] = ()


class Campaign(Part, omit_defaults=True):
    """All that lasts. Every territory card bears one coin, or what `coins` says; `fortified` counts the boxes crossed.

    `game` is the number of the game being played, or of the next one. `members` are opaque ids in the order in which
    they joined (people's names are the bot's), `ais` those of them that are played by an AI. `options` are the choices
    that the campaign has made, fixed when its first game starts. `used` counts the stickers and the scar cards used
    up, by kind; `cancelled` are the territories where a scar was covered; `continent_marks` are +1 or -1 for everybody.
    `namer` is the member who may name the world, once the last game is over. `seals` are those of the packs by label,
    `packs` those that were opened. `left` is what these leave to the next game, as JSON, by label: during a game it is
    empty, and their own parts hold it. `owed` are the rewards of the last game that may still be taken until the next
    one starts.
    """

    game: int = 1
    members: tuple[Member, ...] = ()
    powers: Mapping[Faction, Power] = {}
    coins: Mapping[Card, int] = {}
    destroyed: tuple[Card, ...] = ()
    cities: Mapping[Territory, City] = {}
    fortified: Mapping[Territory, int] = {}
    scars: Mapping[Territory, Scar] = {}
    cancelled: tuple[Territory, ...] = ()
    continents: Mapping[RegionName, ContinentName] = {}
    continent_marks: Mapping[RegionName, int] = {}
    used: Mapping[str, int] = {}
    signatures: tuple[Signature, ...] = ()
    entries: tuple[Entry, ...] = ()
    glued: tuple[Glued, ...] = ()
    world: str = ""
    ais: tuple[str, ...] = ()
    options: Mapping[str, str] = {}
    namer: Member = NO_MEMBER
    seals: Mapping[str, str] = {}
    packs: Mapping[str, OpenedPack] = {}
    left: Mapping[str, str] = {}
    owed: tuple[OwedReward, ...] = ()

    def count_signatures(self, member: str) -> int:
        """How often a member has signed the board."""
        return sum(signature.member == member for signature in self.signatures)

    def coins_on(self, card: Card) -> int:
        """The coins on a territory card."""
        return self.coins.get(card, 1)


class Seated(Part):
    """Which member of the campaign sits in which seat of this game: a substitute, once one has taken it over."""

    members: Mapping[Player, Member] = {}


class NotAMember(Refusal):
    """Somebody in a seat does not belong to the campaign."""

    member: Member


class MemberTwice(Refusal):
    """A member sits in two seats, or joins a second time."""

    member: Member


class TooManyMembers(Refusal):
    """A campaign has at most so many members."""

    most: int


class OpenCampaign(Task):
    """Lay out what the games before have left behind, and who sits where."""

    campaign: Campaign
    members: Mapping[Player, Member]


class CampaignOpened(Event):
    """A game of a campaign begins: with this board, and these members in the seats."""

    bookkeeping: ClassVar[bool] = True
    campaign: Campaign
    members: Mapping[Player, Member]

    def apply(self, state: State) -> None:
        state.parts.table[Campaign] = replace(self.campaign, left={})
        state.parts.table[Seated] = Seated(self.members)
        for label, text in self.campaign.left.items():
            kind = PackPart.of_label[label]
            state.parts.table[kind] = shape_data(json.loads(text), kind)


class PowerKept(FinalEvent):
    """A faction keeps a power for the whole campaign; its other one is destroyed.

    `voices` are the votes for its first and its second power, `die` the one that decided between equal ones (0: none).
    `player` chose it alone, where there was no vote.
    """

    faction: Faction
    power: Power
    voices: tuple[int, int] = (0, 0)
    die: int = 0
    player: Player = NOBODY

    def apply(self, state: State) -> None:
        powers = {**state.parts.table[Campaign].powers, self.faction: self.power}
        glue(state, POWER, self.faction, self.player, self.power, powers=powers)


class CardUpgraded(FinalEvent):
    """A coin sticker of this kind was put on a territory card, which bears so many coins now."""

    card: Card
    coins: int
    sticker: str
    player: Player = NOBODY

    def apply(self, state: State) -> None:
        coins = {**state.parts.table[Campaign].coins, self.card: self.coins}
        glue(state, self.sticker, self.card, self.player, coins=coins)


class CityFounded(FinalEvent):
    """A player founded a city of this kind, and named it."""

    player: Player
    city: str
    where: Territory
    name: TypedName

    def apply(self, state: State) -> None:
        founded = City(self.city, self.name, member_of(state, self.player))
        cities = {**state.parts.table[Campaign].cities, self.where: founded}
        glue(state, self.city, self.where, self.player, self.name, cities=cities)


class CityFortified(FinalEvent):
    """A player put a fortification on a city, with all its boxes free; it replaces an older one."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        fortified = {**state.parts.table[Campaign].fortified, self.where: 0}
        glue(state, FORTIFICATION, self.where, self.player, fortified=fortified)


class BoxCrossed(FinalEvent):
    """A box of a fortification was crossed: `crossed` are. With the last one it is gone."""

    where: Territory
    crossed: int

    def apply(self, state: State) -> None:
        now = state.parts.table[Campaign]
        if self.crossed < MOST_BOXES:
            state.parts.table[Campaign] = replace(now, fortified={**now.fortified, self.where: self.crossed})
        else:
            glue(state, WORN_OUT, self.where, fortified=without(now.fortified, self.where))


class ScarGlued(FinalEvent):
    """A player put a scar on a territory, for ever; its card is used up."""

    player: Player
    scar: Scar
    where: Territory

    def apply(self, state: State) -> None:
        scars = {**state.parts.table[Campaign].scars, self.where: self.scar}
        glue(state, self.scar, self.where, self.player, scars=scars)


class ScarCancelled(FinalEvent):
    """A player covered the scar of a territory, where another one may be put."""

    player: Player
    scar: Scar
    where: Territory

    def apply(self, state: State) -> None:
        now = state.parts.table[Campaign]
        cancelled = tuple(dict.fromkeys((*now.cancelled, self.where)))
        glue(state, CANCEL, self.where, self.player, scars=without(now.scars, self.where), cancelled=cancelled)


class ContinentNamed(FinalEvent):
    """A player named a continent: he has a troop more for it whenever he holds it."""

    player: Player
    continent: RegionName
    name: TypedName

    def apply(self, state: State) -> None:
        named = ContinentName(self.name, member_of(state, self.player))
        continents = {**state.parts.table[Campaign].continents, self.continent: named}
        glue(state, CONTINENT_NAME, self.continent, self.player, self.name, continents=continents)


class ContinentMarked(FinalEvent):
    """A player made a continent worth one troop more, or one less, for everybody."""

    player: Player
    continent: RegionName
    mark: int

    def apply(self, state: State) -> None:
        marks = {**state.parts.table[Campaign].continent_marks, self.continent: self.mark}
        glue(state, mark_sticker(self.mark), self.continent, self.player, continent_marks=marks)


class CardDestroyed(FinalEvent):
    """A player destroyed a territory card: it is out of the campaign."""

    player: Player
    card: Card

    def apply(self, state: State) -> None:
        destroyed = (*state.parts.table[Campaign].destroyed, self.card)
        glue(state, DESTROYED, self.card, self.player, destroyed=destroyed)


class Signed(FinalEvent):
    """The winner signed the board."""

    player: Player

    def apply(self, state: State) -> None:
        now = state.parts.table[Campaign]
        signature = Signature(now.game, member_of(state, self.player))
        state.parts.table[Campaign] = replace(now, signatures=(*now.signatures, signature))


class GameCounted(FinalEvent):
    """A game counts: each faction's line was written on its card, and the next game has the next number."""

    entries: tuple[Entry, ...]

    def apply(self, state: State) -> None:
        now = state.parts.table[Campaign]
        state.parts.table[Campaign] = replace(now, game=now.game + 1, entries=(*now.entries, *self.entries))


class NamerChosen(FinalEvent):
    """The last game is over, and this member names the world: who has signed most often.

    `rolls` are the dice between those who had signed equally often, with one more for each continent that they named.
    """

    member: Member
    rolls: Rolls

    def apply(self, state: State) -> None:
        state.parts.table[Campaign] = replace(state.parts.table[Campaign], namer=self.member)


class WorldNamed(FinalEvent):
    """The world has its name."""

    player: Player
    name: TypedName

    def apply(self, state: State) -> None:
        glue(state, WORLD_NAME, "", self.player, self.name, world=self.name)


@campaign.does(OpenCampaign)
def open_campaign(g: Context, task: OpenCampaign) -> None:
    g.emit(opened_with(task.campaign, g.rules, task.members))
    g.wake()


def opened_with(campaign: Campaign, rules: Ruleset, members: Mapping[Player, Member]) -> CampaignOpened:
    """A game of a campaign begins: the options of the first one are those of the whole campaign, and rewards that were
    not taken by now are lost."""
    return CampaignOpened(replace(campaign, options=rules.options, owed=()), members)


def campaign_at_start(rules: Ruleset) -> Campaign:
    """The campaign as the game of these rules began with it."""
    return next(task.campaign for task in rules.start if isinstance(task, OpenCampaign))


def member_of(of: StateOrView, player: Player) -> Member:
    """The member of the campaign who sits there; "" for nobody."""
    return of.parts.table[Seated].members.get(player, NO_MEMBER)


def is_ai(of: StateOrView, player: Player) -> bool:
    """Whether the seat's member is an AI."""
    return member_of(of, player) in of.parts[Campaign].ais


def table(campaign: Campaign, name: str) -> Mapping[str, Any]:
    """A table of the box, by its name in `BOX`, with what open packs have added to it."""
    return _add_content(name, tuple(campaign.packs.values())) if campaign.packs else BOX[name]


@lru_cache(maxsize=256)
def _add_content(name: str, packs: tuple[OpenedPack, ...]) -> Mapping[str, Any]:
    return {
        **BOX[name],
        **{thing: entry for pack in packs for thing, entry in content_of_pack(pack).get(name, {}).items()},
    }


def content_of_pack(pack: OpenedPack) -> Mapping[str, Any]:
    """The content of an open pack; of several things of which one was drawn into it (`among`), that one."""
    entries = content(pack.text)
    return {**entries, **entries["among"][pack.drawn - 1]} if pack.drawn else entries


def whole_stock(campaign: Campaign) -> Mapping[str, int]:
    """How many there are in all, in a campaign, of each thing that is counted as it is used up."""
    return _stock(campaign.options.get(HELD_ON_COINS.name, ""), tuple(campaign.packs.values()))


@lru_cache(maxsize=256)
def _stock(held_on: str, packs: tuple[OpenedPack, ...]) -> Mapping[str, int]:
    """The stock by what decides it. (Cached, as every sticker asks it.)"""
    every = {thing: copies for name in COUNTED for thing, copies in _add_content(name, packs).items()}
    return {**every, HELD_ON_COIN: int(held_on)} if held_on else every


def why_no_member(campaign: Campaign, member: str) -> Refusal | None:
    """Why somebody cannot become a member; None if they can."""
    if member in campaign.members:
        return MemberTwice(Member(member))
    return TooManyMembers(MOST_MEMBERS) if len(campaign.members) == MOST_MEMBERS else None


def count_stock(g: Context, kind: str) -> int:
    """How many of a kind are not used up."""
    now = g.parts[Campaign]
    return whole_stock(now).get(kind, 0) - now.used.get(kind, 0)


@campaign.asks
def is_marked(g: Context, where: Territory) -> bool:
    """Whether a territory is marked; modules say by what."""
    return False


@campaign.asks
def able_to_start(g: Context, player: Player, where: Territory) -> bool:
    """Whether its marks let a player start in a territory."""
    return not is_marked(g, where)


@campaign.asks
def sites(g: Context, sticker: str) -> tuple[Territory, ...]:
    """The territories on which a sticker of this kind can be put, in the board's order."""
    return g.rules.board.territories


def mark_sticker(mark: int) -> str:
    """The kind of sticker that makes a continent worth so much more."""
    return PLUS_ONE if mark > 0 else MINUS_ONE


def without(kept: Mapping[Id, T], where: Id) -> dict[Id, T]:
    """The same without one of them."""
    return {key: value for key, value in kept.items() if key != where}


def glue(state: State, what: str, where: str, by: Player = NOBODY, name: str = "", **changed: Any) -> None:
    """Change what lasts, count what it took from the stock, and note it in the history. For events' `apply`."""
    now = state.parts.table[Campaign]
    used = {**now.used, what: now.used.get(what, 0) + 1} if what in whole_stock(now) else now.used
    noted = Glued(now.game, what, where, member_of(state, by), name)
    state.parts.table[Campaign] = replace(now, used=used, glued=(*now.glued, noted), **changed)
