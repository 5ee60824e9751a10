"""Moments of Godstorm that wait for a seat: a bid, a window for Sky cards, a godswar, another's card, a look at a hand.

`session_of` makes a running table of them, without a store.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from support.godstorm.position import BLUE, GREEN, OCHRE, Field, field

from bot.game.session import Session
from bot.store.models import RUNNING, Seat, Table
from rules import Action, Player
from rules.godstorm import GODSTORM
from rules.godstorm.epochs import Bid, ToBid
from rules.godstorm.godswar import RiskGod
from rules.godstorm.invocations import InvokeAgainst, InvokeAt
from rules.godstorm.miracles import PlayMiracles
from rules.godstorm.war_cards import KeepCard
from rules.kernel.context import Pass
from rules.orders import ASK, Orders, SeatOrders, StandingOrder
from rules.risk.combat.calling_off import CallOff
from rules.risk.combat.invasion import Attack
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.turns import Order

ALICE, BOB, CAROL, DORA = 1, 2, 3, 4
KEY = b"\5" * 32
HOLD = {"blue": "gaul:9 iberia:3", "green": "liguria:5 roma:6"}


def bid(**options: str) -> Field:
    """Blue has bid; green and ochre have not."""
    game = field(
        hold=HOLD, faith={"blue": "5", "green": "4"}, turn="ochre", step=Fortification, parts=(Order(BLUE, 3),),
        options=options,
    ).until(ToBid)  # fmt: skip
    return game.play(Bid, 3, ("3",), by="blue")


def window(**options: str) -> Field:
    """Blue attacks; green, who holds a Sky card, may answer."""
    game = field(
        hold=HOLD, faith={"green": "5"}, gods={"green": "sky@liguria"}, miracles={"green": "ground_is_sacred"},
        options=options,
    )  # fmt: skip
    return game.play(Attack, "gaul", "liguria", 3)


def godswar(**options: str) -> Field:
    """Blue has sent War: green names the god who meets him."""
    game = field(hold=HOLD, gods={"blue": "war@gaul", "green": "sky@liguria magic@liguria"}, options=options)
    return game.play(Attack, "gaul", "liguria", 3, ("war",))


def own_godswar(**options: str) -> Field:
    """Blue has won a round: green has a god left, and blue sends his next, or stops."""
    game = godswar(**options)
    return game.play(RiskGod, "magic", dice=(6, 6, 6, 2, 2, 2, 2))


def another_card(**options: str) -> Field:
    """Blue has announced a card: green, who has the Aegis, may cancel it."""
    game = field(
        hold=HOLD, step=PlayMiracles, gods={"blue": "war@gaul"}, miracles={"blue": "heroes_are_born"},
        relics={"green": "aegis"}, options=options,
    )  # fmt: skip
    return game.play(InvokeAt, "heroes_are_born", "gaul")


def look(**options: str) -> Field:
    """Blue looks at green's hand, to keep a card of it."""
    game = field(
        hold=HOLD, step=PlayMiracles, faith={"blue": "6"}, gods={"blue": "war@gaul"}, options=options,
        miracles={"blue": "visions_become_real", "green": "ground_is_sacred lava_erupts"},
    )  # fmt: skip
    return game.play(InvokeAgainst, "visions_become_real", GREEN)


@dataclass(frozen=True)
class Moment:
    """A moment that waits for a seat, and the answer that the caretaker gives there."""

    stage: Callable[..., Field]
    seat: Player
    answer: type[Action]


MOMENTS = {
    "a bid": Moment(bid, GREEN, Bid),
    "a window": Moment(window, GREEN, Pass),
    "a godswar": Moment(godswar, GREEN, RiskGod),
    "one's own godswar": Moment(own_godswar, BLUE, CallOff),
    "another's card": Moment(another_card, GREEN, Pass),
    "a look at a hand": Moment(look, BLUE, KeepCard),
}


def session_of(game: Field, orders: Mapping[Player, SeatOrders] | None = None) -> Session:
    """A table of Alice (blue), Bob (green) and Carol (ochre); who has no orders wants to be asked everything."""
    people = {BLUE: ALICE, GREEN: BOB, OCHRE: CAROL}
    waiting = dict.fromkeys(game.state.pending, 7)
    table = Table(1, 1, 1, ALICE, "godstorm", {}, "en", RUNNING, KEY, 1, started=1, turn=3, waiting_since=waiting)
    return Session(
        table,
        GODSTORM,
        GODSTORM.setting(game.state.seats, game.rules.options),
        game.rules,
        game.state,
        {seat: Seat(seat, person, contribution="x") for seat, person in people.items()},
        Orders(dict.fromkeys(people, SeatOrders(others=StandingOrder(ASK))) | dict(orders or {})),
        KEY,
    )
