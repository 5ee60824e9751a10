"""Three Piers: a minimal game, written like a game in `rules/`.

Each seat has a boat at a pier. In its turn it sails to the next pier, or stays. Before a boat lands, every other seat
with a secret card may turn it away with one. The first player to hold all three piers wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from support.made_up import toy_boats

from rules import Action, Card, Decision, Event, Game, Offer, Player, Refusal, Ruleset, Setting, State, Territory, house
from rules.author import (
    Board,
    Context,
    Details,
    Holding,
    Module,
    Option,
    Part,
    Region,
    Task,
    ToReact,
    card_windows,
    windows,
)
from rules.risk import NextTurn, WrongNumber, turns

PIERS = ("old_pier", "long_pier", "new_pier")
SECRETS = ("sandbank", "thick_fog", "lost_anchor", "harbour_bell", "wrong_light", "night_patrol")
CHEST, LANDING = "chest", "landing"
BOARD = Board(
    name="three_piers",
    regions={"harbour": Region(1, PIERS)},
    links=(("old_pier", "long_pier", "land"), ("long_pier", "new_pier", "sea")),
    barriers=(),
    cards={},
)
piers = Module("piers", needs=("windows", "turns"))


def secrets_of(player: Player) -> str:
    """The zone of a seat's secret cards."""
    return f"secret:{player}"


# ---- parts and events


class Sailed(Part):
    """How often the seat has sailed in this turn, and where its boat is about to land."""

    lasts_a_turn: ClassVar[bool] = True
    count: int = 0
    where: Territory = ""


class BoatMoored(Event):
    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.land.put(self.where, Holding(self.player, 1))


class BoatSailed(Event):
    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Sailed] = Sailed(state.parts[Sailed].count + 1, self.where)


class BoatTurnedAway(Event):
    player: Player
    card: Card


class LandingOff(Event):
    """The current boat was turned away."""

    bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        state.parts[Sailed] = Sailed(state.parts[Sailed].count, "")


class PierTaken(Event):
    player: Player
    where: Territory
    loser: Player

    def apply(self, state: State) -> None:
        state.land.put(self.where, Holding(self.player, 1))


# ---- tasks, decisions and actions


class LayOut(Task):
    """Moor the boats and deal the secrets."""


class Sailing(Task):
    """Ask where the boat sails, while it may."""


class Land(Task):
    """Land the boat if it was not turned away."""


class ToSail(Decision):
    """Where the boat sails."""


class Sail(Action):
    where: Territory


class StayInPort(Action):
    """End the turn."""


class TurnAway(Action):
    card: Card


class OutOfSail(Refusal):
    where: Territory


class NoSuchSecret(Refusal):
    """That card is not in the hand."""


# ---- the rules


@piers.does(LayOut)
def lay_out(g: Context, task: LayOut) -> None:
    for seat, where in zip(g.state.seats, (PIERS[0], PIERS[2], PIERS[1]), strict=False):
        g.emit(BoatMoored(seat, where))
    g.lay(CHEST, SECRETS)
    g.shuffle(CHEST)
    each = {"one": 1, "two": 2}[g.options["secrets"]]
    for seat in g.state.seats:
        g.lay(secrets_of(seat), (), seat)
        g.move(g.zone(CHEST).cards[:each], CHEST, secrets_of(seat))


@piers.asks
def sails(g: Context) -> int:
    """How many times a seat may sail in a turn."""
    return 1


@piers.does(Sailing)
def sailing(g: Context, task: Sailing) -> None:
    if g.parts[Sailed].count < sails(g):
        g.ask(ToSail(g.state.active), then=Sailing())


def reach(g: Context, player: Player) -> tuple[Territory, ...]:
    """The piers next to a seat's own."""
    land = g.state.land
    beside = dict.fromkeys(near for pier in land.of(player) for near in g.links(pier))
    return tuple(where for where in beside if land.owner(where) != player)


def staying(g: Context, number: int, decision: ToSail, details: Details) -> Action:
    return StayInPort(number, decision.player)


@piers.offers(ToSail, default="stay", policies={"stay": staying})
def offer_sails(g: Context, decision: ToSail) -> Iterator[Offer]:
    yield Offer(Sail, {"where": reach(g, decision.player)})
    yield Offer(StayInPort, {})


@piers.allows(Sail, during=(ToSail,))
def may_sail(g: Context, action: Sail, decision: ToSail) -> Refusal | None:
    return None if action.where in reach(g, action.player) else OutOfSail(action.where)


@piers.plays(Sail)
def sail(g: Context, action: Sail, decision: ToSail) -> None:
    g.emit(BoatSailed(action.player, action.where))
    g.window(LANDING, secret=False)
    g.then(Land())


@piers.allows(StayInPort, during=(ToSail,))
def may_stay(g: Context, action: StayInPort, decision: ToSail) -> Refusal | None:
    return None


@piers.plays(StayInPort)
def stay(g: Context, action: StayInPort, decision: ToSail) -> None:
    g.close("turn")


@piers.modifies(card_windows)
def against_a_boat(g: Context, windows: tuple[str, ...], card: Card) -> tuple[str, ...]:
    """Every secret may turn away a boat that comes in."""
    return (*windows, LANDING) if card in SECRETS else windows


@piers.opens(LANDING)
def who_may_turn_away(g: Context, window: str) -> Iterator[ToReact]:
    """All other players with a secret card, useful or not, while the boat is about to land."""
    for seat in g.state.seats:
        if seat != g.state.active and g.zone(secrets_of(seat)).cards and g.parts[Sailed].where:
            yield ToReact(seat, window)


@piers.offers(ToReact)
def offer_secrets(g: Context, decision: ToReact) -> Iterator[Offer]:
    yield Offer(TurnAway, {"card": g.zone(secrets_of(decision.player)).cards})


@piers.allows(TurnAway, during=(ToReact,))
def may_turn_away(g: Context, action: TurnAway, decision: ToReact) -> Refusal | None:
    return None if action.card in g.zone(secrets_of(action.player)).cards else NoSuchSecret()


@piers.plays(TurnAway)
def turn_away(g: Context, action: TurnAway, decision: ToReact) -> None:
    g.move((action.card,), secrets_of(action.player), CHEST)
    g.emit(BoatTurnedAway(action.player, action.card))
    g.emit(LandingOff())


@piers.does(Land)
def land(g: Context, task: Land) -> None:
    where, player = g.parts[Sailed].where, g.state.active
    if where:
        g.emit(PierTaken(player, where, g.state.land.owner(where)))


@piers.reacts(PierTaken)
def all_three(g: Context, event: PierTaken) -> None:
    if len(g.state.land.of(event.player)) == len(PIERS):
        g.end((event.player,), "piers")


# ---- the game


def seats_refusal(seats: tuple[Player, ...], options: Mapping[str, str]) -> Refusal | None:
    return None if len(seats) in (2, 3) else WrongNumber(len(seats), (2, 3))


def compose(setting: Setting) -> Ruleset:
    options = dict(setting.options)
    played, named = house.house_rules_in_play(options), options["boats"] == "named"
    return Ruleset(
        "toy",
        (windows, turns, piers, *([toy_boats.boats] if named else ()), *(rule.module for rule in played)),
        board=BOARD,
        seats=setting.seats,
        start=(LayOut(), *([toy_boats.Naming()] if named else ()), NextTurn()),
        turn=house.house_turn(played, (Sailing(),), options),
        options=options,
        before=setting.before,
    )


def three_piers() -> Game:
    """The game, with the house rules registered by then."""
    return Game(
        name="toy",
        options=house.with_house_rules(
            (Option("secrets", ("one", "two")), Option("boats", ("nameless", "named"))), (), ("tailwind",)
        ),
        colours=dict.fromkeys(map(Player, ("red", "blue", "yellow")), ""),
        seats_refusal=seats_refusal,
        compose=compose,
        options_refusal=house.options_refusal,
        before_flaw=toy_boats.before_flaw,
        links=toy_boats.LINKS,
    )
