"""After a victory: the winner signs the board and takes a reward, then everybody who held on; then the game counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from rules.atlas import NO_TERRITORY, Card, RegionName, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Choices, Offer
from rules.kernel.state import State
from rules.kernel.values import (
    NOBODY,
    Action,
    Decision,
    Event,
    FinalAction,
    FinalDecision,
    Player,
    Refusal,
    Task,
    TypedName,
)
from rules.kernel.wants import Details
from rules.legacy.campaign.box import CANCEL, FORTIFICATION, HELD_ON_COIN, MAJOR, MINOR
from rules.legacy.campaign.campaign import (
    GAMES,
    HELD_ON,
    OUT,
    UNPLAYED,
    WON,
    Campaign,
    CardDestroyed,
    CardUpgraded,
    CityFortified,
    CityFounded,
    ContinentMarked,
    ContinentNamed,
    Entry,
    GameCounted,
    NamerChosen,
    OwedReward,
    ScarCancelled,
    Seated,
    Signed,
    WorldNamed,
    campaign_at_start,
    count_stock,
    mark_sticker,
    member_of,
    sites,
)
from rules.legacy.campaign.names import CITY, CONTINENT, WORLD, names
from rules.legacy.campaign.packs import OpenAtTheEnd
from rules.legacy.ids import NO_MEMBER, Faction, GluedOn
from rules.legacy.setup.factions import Factions, faction_of, factions_of
from rules.legacy.turn.resources import MOST_COINS
from rules.legacy.turn.victory import WarWon
from rules.risk.turn.agreed_draw import MakePeace
from rules.risk.turn.concede import Concede

rewards = Module("rewards", needs=("campaign", "packs", "victory", "agreed-draw", "concede"))
REWARDS = "rewards"
"""The frame of what follows a victory."""


class ToTakeReward(FinalDecision):
    """Take a reward: one of the winner's six, or one of the two for holding on."""

    won: bool


class ToNameWorld(FinalDecision):
    """Name the world, after the last game of the campaign."""


class FoundCity(FinalAction):
    """Found a city in a territory without one, and name it: a major one for the winner, a minor one for others."""

    where: Territory
    name: TypedName


class NameContinent(FinalAction):
    """Name a continent."""

    where: RegionName
    name: TypedName


class CancelScar(FinalAction):
    """Cover the scar of this territory."""

    where: Territory


class MarkContinent(FinalAction):
    """Make this continent worth one troop more (1) or less (-1)."""

    where: RegionName
    mark: int


class FortifyCity(FinalAction):
    """Fortify the city of this territory."""

    where: Territory


class DestroyCard(FinalAction):
    """Destroy the card of this territory."""

    where: Card


class UpgradeCard(FinalAction):
    """Put a coin on the card of this territory."""

    where: Card


class PutOff(Action):
    """Leave it for later: a reward until the next game starts, the world's name until its namer gives it."""


class NameWorld(FinalAction):
    """Give the world its name."""

    name: TypedName


class ShareRewards(Task):
    """The war is over: drop what was open, sign the board and give out the rewards."""

    winner: Player
    how: str


class TakeRewards(Task):
    """Let these players take a reward, one after another."""

    winner: Player
    order: tuple[Player, ...]


class ChooseNamer(Task):
    """Decide who names the world, and ask him if he sits here."""


class CountGame(Task):
    """Write the lines of the factions' cards, and end the game."""

    winner: Player
    how: str


class RewardPutOff(Event):
    """A player left a reward for later: it is kept until the next game of the campaign starts."""

    player: Player
    won: bool

    def apply(self, state: State) -> None:
        now = state.parts[Campaign]
        lands = () if self.won else state.land.of(self.player)
        owed = OwedReward(member_of(state, self.player), self.won, lands)
        state.parts[Campaign] = replace(now, owed=(*now.owed, owed))


class NoRewardThere(Refusal):
    """This reward cannot be taken there, but in those places; none: it is used up, or not for this player."""

    reward: str
    where: GluedOn
    places: tuple[GluedOn, ...]


class MarkUsedUp(Refusal):
    """There is no such mark for a continent; these are left."""

    marks: tuple[int, ...]


class WarIsOver(Refusal):
    """The war is decided, and the rewards are being taken: nobody can give up or agree on a draw any more."""


@rewards.reacts(WarWon)
def after_the_war(g: Context, event: WarWon) -> None:
    g.then(ShareRewards(event.player, event.how), REWARDS)


@rewards.does(ShareRewards)
def share_rewards(g: Context, task: ShareRewards) -> None:
    """Whatever was open is over. After the last game of the campaign nobody signs, and there are no rewards."""
    g.close("game")
    rewarded: tuple[Player, ...] = ()
    naming: tuple[Task, ...] = ()
    if (game := g.parts[Campaign].game) <= GAMES:
        g.emit(Signed(task.winner))
        rewarded = (task.winner, *(seat for seat in clockwise(g, task.winner) if g.state.land.of(seat)))
        naming = (ChooseNamer(),) if game == GAMES else ()
    rest = (OpenAtTheEnd(task.winner), CountGame(task.winner, task.how))
    g.then_all((TakeRewards(task.winner, rewarded), *naming, *rest), REWARDS)


def clockwise(g: Context, winner: Player) -> tuple[Player, ...]:
    """The other seats, clockwise from the winner."""
    seats = g.state.seats
    at = seats.index(winner)
    return seats[at + 1 :] + seats[:at]


@rewards.does(TakeRewards)
def take_rewards(g: Context, task: TakeRewards) -> None:
    for at, player in enumerate(task.order):
        decision = ToTakeReward(player, player == task.winner)
        if any(places(g, decision) for places in PLACES.values()):
            g.ask(decision, then=TakeRewards(task.winner, task.order[at + 1 :]))
            return


@rewards.does(ChooseNamer)
def choose_namer(g: Context, task: ChooseNamer) -> None:
    """Who has signed most often; equal ones throw a die, with one more for each continent that they named."""
    now = g.parts[Campaign]
    signed = {member: now.count_signatures(member) for member in now.members}
    tied = tuple(member for member in now.members if signed[member] == max(signed.values()))
    named = [continent.by for continent in now.continents.values()]
    rolls: list[tuple[str, int]] = []
    while len(tied) > 1:
        dice = zip(tied, g.roll(len(tied), "world"), strict=True)
        thrown = tuple((member, die + named.count(member)) for member, die in dice)
        rolls.extend(thrown)
        best = max(die for _, die in thrown)
        tied = tuple(member for member, die in thrown if die == best)
    g.emit(NamerChosen(tied[0], tuple(rolls)))
    seat = next((seat for seat, member in g.parts[Seated].members.items() if member == tied[0]), NOBODY)
    if seat != NOBODY:
        g.ask(ToNameWorld(seat))


@rewards.does(CountGame)
def count_game(g: Context, task: CountGame) -> None:
    """Every faction that could be chosen has a line."""
    able = factions_of(campaign_at_start(g.rules))
    g.emit(GameCounted(tuple(entry(g, faction, task.winner) for faction in able)))
    g.end((task.winner,), task.how)


def entry(g: Context, faction: Faction, winner: Player) -> Entry:
    """The line of a faction's card for this game. Without a troop on the board at its end it was eliminated."""
    game = g.parts[Campaign].game
    seat = next((seat for seat in g.state.seats if faction_of(g.state, seat) == faction), NOBODY)
    if seat == NOBODY:
        return Entry(game, faction, NO_MEMBER, NO_TERRITORY, UNPLAYED)
    result = WON if seat == winner else HELD_ON if g.state.land.of(seat) else OUT
    return Entry(game, faction, member_of(g.state, seat), g.parts[Factions].starts[seat], result)


def city_sites(g: Context, decision: ToTakeReward) -> tuple[Territory, ...]:
    """Territories without a city: any for a major city, one's own for a minor one."""
    city = MAJOR if decision.won else MINOR
    if not count_stock(g, city):
        return ()
    able = sites(g, city)
    return able if decision.won else tuple(where for where in g.state.land.of(decision.player) if where in able)


def nameless_continents(g: Context, decision: ToTakeReward) -> tuple[RegionName, ...]:
    named = g.parts[Campaign].continents
    return tuple(where for where in g.rules.board.regions if where not in named) if decision.won else ()


def lands_with_scars(g: Context, decision: ToTakeReward) -> tuple[Territory, ...]:
    return sites(g, CANCEL) if decision.won and count_stock(g, CANCEL) else ()


def marks_left(g: Context) -> tuple[int, ...]:
    """The marks for a continent that are not used up: 1, -1."""
    return tuple(mark for mark in (1, -1) if count_stock(g, mark_sticker(mark)))


def continents_to_mark(g: Context, decision: ToTakeReward) -> tuple[RegionName, ...]:
    marked = g.parts[Campaign].continent_marks
    able = decision.won and marks_left(g)
    return tuple(where for where in g.rules.board.regions if where not in marked) if able else ()


def cities_to_fortify(g: Context, decision: ToTakeReward) -> tuple[Territory, ...]:
    """Every city; a new fortification replaces an old one."""
    return sites(g, FORTIFICATION) if decision.won and count_stock(g, FORTIFICATION) else ()


def cards_to_destroy(g: Context, decision: ToTakeReward) -> tuple[Card, ...]:
    gone = g.parts[Campaign].destroyed
    return tuple(card for card in g.rules.board.territory_cards if card not in gone) if decision.won else ()


def cards_to_upgrade(g: Context, decision: ToTakeReward) -> tuple[Card, ...]:
    """The cards of one's own territories that can bear another coin."""
    if decision.won or not count_stock(g, HELD_ON_COIN):
        return ()
    now = g.parts[Campaign]
    mine = g.state.land.of(decision.player)
    return tuple(card for card in map(Card, mine) if card not in now.destroyed and now.coins_on(card) < MOST_COINS)


Places = Callable[[Context, ToTakeReward], tuple[GluedOn, ...]]
PLACES: Mapping[type[Action], Places] = {
    NameContinent: nameless_continents,
    FoundCity: city_sites,
    CancelScar: lands_with_scars,
    MarkContinent: continents_to_mark,
    FortifyCity: cities_to_fortify,
    DestroyCard: cards_to_destroy,
    UpgradeCard: cards_to_upgrade,
}
"""Each reward, and where it can be taken; nowhere where it is used up, or another's."""


def why_not_there(g: Context, action: Any, decision: ToTakeReward) -> Refusal | None:
    places = PLACES[type(action)](g, decision)
    return None if action.where in places else NoRewardThere(action.kind, action.where, places)


@rewards.allows(CancelScar, during=(ToTakeReward,))
@rewards.allows(FortifyCity, during=(ToTakeReward,))
@rewards.allows(DestroyCard, during=(ToTakeReward,))
@rewards.allows(UpgradeCard, during=(ToTakeReward,))
def may_take(g: Context, action: Action, decision: ToTakeReward) -> Refusal | None:
    return why_not_there(g, action, decision)


@rewards.allows(FoundCity, during=(ToTakeReward,))
@rewards.allows(NameContinent, during=(ToTakeReward,))
def may_name(g: Context, action: FoundCity | NameContinent, decision: ToTakeReward) -> Refusal | None:
    named = CITY if isinstance(action, FoundCity) else CONTINENT
    return why_not_there(g, action, decision) or names(g.parts[Campaign], named).flaw(action.name)


@rewards.allows(MarkContinent, during=(ToTakeReward,))
def may_mark(g: Context, action: MarkContinent, decision: ToTakeReward) -> Refusal | None:
    marks = marks_left(g)
    return why_not_there(g, action, decision) or (None if action.mark in marks else MarkUsedUp(marks))


@rewards.allows(PutOff, during=(ToTakeReward, ToNameWorld))
def may_put_off(g: Context, action: PutOff, decision: Decision) -> Refusal | None:
    return None


@rewards.allows(NameWorld, during=(ToNameWorld,))
def may_name_world(g: Context, action: NameWorld, decision: ToNameWorld) -> Refusal | None:
    return names(g.parts[Campaign], WORLD).flaw(action.name)


@rewards.allows(MakePeace)
@rewards.allows(Concede)
def too_late(g: Context, action: Action, decision: None) -> Refusal | None:
    return WarIsOver() if is_won(g.state) else None


def is_won(state: State) -> bool:
    """Whether the war is decided, and the rewards are being taken."""
    return any(REWARDS in frame for _, frame, _ in state.agenda)


@rewards.plays(FoundCity)
def found_city(g: Context, action: FoundCity, decision: ToTakeReward) -> None:
    g.emit(CityFounded(action.player, MAJOR if decision.won else MINOR, action.where, action.name))


@rewards.plays(NameContinent)
def name_continent(g: Context, action: NameContinent, decision: ToTakeReward) -> None:
    g.emit(ContinentNamed(action.player, action.where, action.name))


@rewards.plays(CancelScar)
def cancel_scar(g: Context, action: CancelScar, decision: ToTakeReward) -> None:
    g.emit(ScarCancelled(action.player, g.parts[Campaign].scars[action.where], action.where))


@rewards.plays(MarkContinent)
def mark_continent(g: Context, action: MarkContinent, decision: ToTakeReward) -> None:
    g.emit(ContinentMarked(action.player, action.where, action.mark))


@rewards.plays(FortifyCity)
def fortify_city(g: Context, action: FortifyCity, decision: ToTakeReward) -> None:
    g.emit(CityFortified(action.player, action.where))


@rewards.plays(DestroyCard)
def destroy_card(g: Context, action: DestroyCard, decision: ToTakeReward) -> None:
    g.emit(CardDestroyed(action.player, action.where))


@rewards.plays(UpgradeCard)
def upgrade_card(g: Context, action: UpgradeCard, decision: ToTakeReward) -> None:
    coins = g.parts[Campaign].coins_on(action.where) + 1
    g.emit(CardUpgraded(action.where, coins, HELD_ON_COIN, action.player))


@rewards.plays(PutOff)
def put_off(g: Context, action: PutOff, decision: ToTakeReward | ToNameWorld) -> None:
    """Both may be done between games."""
    if isinstance(decision, ToTakeReward):
        g.emit(RewardPutOff(action.player, decision.won))


@rewards.plays(NameWorld)
def name_world(g: Context, action: NameWorld, decision: ToNameWorld) -> None:
    g.emit(WorldNamed(action.player, action.name))


def later(g: Context, number: int, decision: Decision, details: Details) -> Action:
    return PutOff(number, decision.player)


@rewards.offers(ToTakeReward, default="later", policies={"later": later})
def offer_rewards(g: Context, decision: ToTakeReward) -> Iterator[Offer]:
    now = g.parts[Campaign]
    more: Mapping[type[Action], dict[str, Choices]] = {
        FoundCity: {"name": names(now, CITY)},
        NameContinent: {"name": names(now, CONTINENT)},
        MarkContinent: {"mark": marks_left(g)},
    }
    for reward, places_of in PLACES.items():
        if places := places_of(g, decision):
            yield Offer(reward, {"where": places, **more.get(reward, {})})
    yield Offer(PutOff, {})


@rewards.offers(ToNameWorld, default="later", policies={"later": later})
def offer_names(g: Context, decision: ToNameWorld) -> Iterator[Offer]:
    yield Offer(NameWorld, {"name": names(g.parts[Campaign], WORLD)})
    yield Offer(PutOff, {})
