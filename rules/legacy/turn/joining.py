"""Joining the war: without a troop on the board one joins it with half of one's starting troops instead of recruiting,
and is out for good where there is no place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules.atlas import Territory
from rules.kernel.context import TURN, Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, first_wished
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Decision, Event, NoSuchLand, Part, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.options import HQ_DISTANCE, JOINING
from rules.legacy.setup.factions import Factions
from rules.legacy.setup.starts import legal_starts, quietest, why_no_start
from rules.risk.armies import LandTaken
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.reinforce import arrivals, income
from rules.risk.turn.turns import forget_knock_out

joining = Module("joining", needs=("campaign", "landless", "recruit"))


class ToJoin(Decision):
    """Join the war with so many troops, on a legal start."""

    troops: int


class Join(Action):
    """Join the war there."""

    where: Territory


class JoinOrRecruit(Task):
    """Step 2: a player without a troop on the board joins the war or is out for good; any other goes on to recruit."""


class Joined(Part):
    """Whether the player has joined the war this turn."""

    lasts_a_turn: ClassVar[bool] = True
    done: bool = False


class WarJoined(Event):
    """A player without a troop on the board joined the war again."""

    player: Player
    where: Territory
    troops: int

    def apply(self, state: State) -> None:
        LandTaken(self.player, self.where, self.troops, False).apply(state)
        forget_knock_out(state, self.player)
        state.parts[Joined] = Joined(True)


@joining.does(JoinOrRecruit)
def join_or_recruit(g: Context, task: JoinOrRecruit) -> None:
    player = g.state.active
    if g.state.land.of(player):
        return
    if places(g, player):
        g.ask(ToJoin(player, joining_troops(g, player)))
    else:
        g.close(TURN)  # (First, so that what follows from it is done between the turns.)
        g.emit(Eliminated(player, NOBODY))


@joining.modifies(income)
def replace_income(g: Context, count: int, player: Player) -> int:
    """Who has joined the war does not recruit in that turn."""
    return 0 if g.parts[Joined].done and player == g.state.active else count


@joining.modifies(arrivals)
def on_a_start(g: Context, lands: tuple[Territory, ...], player: Player) -> tuple[Territory, ...]:
    """Without a troop on the board they join the war."""
    return lands if g.state.land.of(player) else places(g, player)


def joining_troops(g: Context, player: Player) -> int:
    """Half of the troops with which a player started the game."""
    return g.parts[Factions].troops[player] // 2


def must_join_apart(g: Context) -> bool:
    """Whether nobody may join the war next to headquarters."""
    return JOINING.of(g.options) == "apart" and HQ_DISTANCE.of(g.options) == "apart"


def places(g: Context, player: Player) -> tuple[Territory, ...]:
    """Where a player may join the war."""
    return legal_starts(g, player, apart=must_join_apart(g))


@joining.allows(Join, during=(ToJoin,))
def may_join(g: Context, action: Join, decision: ToJoin) -> Refusal | None:
    if action.where not in g.rules.board.links_of:
        return NoSuchLand(action.where)
    return why_no_start(g, action.player, action.where, apart=must_join_apart(g))


@joining.plays(Join)
def join(g: Context, action: Join, decision: ToJoin) -> None:
    g.emit(WarJoined(action.player, action.where, decision.troops))


def join_quietly(g: Context, number: int, decision: ToJoin, details: Details) -> Action:
    """On the first start of a list that is legal, else on the quietest."""
    able = places(g, decision.player)
    return Join(number, decision.player, first_wished(details.names, able) or quietest(g, decision.player, able))


@joining.offers(ToJoin, default="quiet", policies={"quiet": join_quietly})
def offer_places(g: Context, decision: ToJoin) -> Iterator[Offer]:
    yield Offer(Join, {"where": places(g, decision.player)})
