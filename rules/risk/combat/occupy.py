"""After a conquest: how many more armies move in, and what becomes of a loser without land."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import field

from rules.atlas import MAIN, NO_TERRITORY, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Decision, Event, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.risk.armies import NEUTRAL, ArmiesMoved
from rules.risk.combat.battle import Conquered
from rules.risk.combat.invasion import spare, why_not_among
from rules.risk.combat.leaders import ALONE, NO_LEADERS, Leaders, some_of
from rules.risk.turn.reinforce import TooMany
from rules.risk.turn.turns import KnockedOut, forget_knock_out

occupy = Module("occupy", needs=("battle",))


class ToOccupy(Decision):
    """A territory fell, and the armies of the last battle's dice moved in: up to `spare` more may follow."""

    source: Territory
    target: Territory
    spare: int


class MoveIn(Action):
    """Let so many more armies follow (0: none), with these leaders."""

    count: int
    leaders: Leaders = field(default=NO_LEADERS, name="led")


class Occupation(Task):
    """Ask how many more armies move in, and which leaders, if any can."""

    player: Player
    source: Territory
    target: Territory


class Aftermath(Task):
    """The loser has nothing left: he is out or knocked out. The winner came from `source` and stands on `target`."""

    winner: Player
    loser: Player
    source: Territory = NO_TERRITORY
    target: Territory = NO_TERRITORY


class Eliminated(Event):
    """A player lost the last territory, `target`, to armies from `source` ('' where these have moved in already)."""

    player: Player
    by: Player
    source: Territory = NO_TERRITORY
    target: Territory = NO_TERRITORY

    def apply(self, state: State) -> None:
        forget_knock_out(state, self.player)


class PlayerKnockedOut(Event):
    """A player lost the last territory and may come back. `by`, `source` and `target` are those of `Eliminated`.

    Nobody (`by` is `NOBODY`) takes it where something other than a battle kills the last armies.
    """

    player: Player
    by: Player = NOBODY
    source: Territory = NO_TERRITORY
    target: Territory = NO_TERRITORY

    def apply(self, state: State) -> None:
        before = state.parts[KnockedOut].players
        state.parts[KnockedOut] = KnockedOut((*(other for other in before if other != self.player), self.player))


@occupy.reacts(Conquered)
def after_conquest(g: Context, event: Conquered) -> None:
    """Whether it was the loser's last land is seen first: where that ends the game, nobody need follow any more."""
    beyond = g.rules.board.realm_of[event.target] != MAIN
    if not beyond and event.loser != NEUTRAL and not g.state.land.of(event.loser):
        g.then(Aftermath(event.player, event.loser, event.source, event.target))
    else:
        g.then(Occupation(event.player, event.source, event.target))


@occupy.reacts(Eliminated)
@occupy.reacts(PlayerKnockedOut)
def occupy_last(g: Context, event: Eliminated | PlayerKnockedOut) -> None:
    """The winner moves in before the fallen player's cards are traded."""
    if event.source:
        g.then(Occupation(event.by, event.source, event.target))


@occupy.does(Occupation)
def occupation(g: Context, task: Occupation) -> None:
    """Where no army can follow, leaders who may go alone still can."""
    asked = ToOccupy(task.player, task.source, task.target, spare(g, task.source))
    kinds = followers(g, asked)
    if asked.spare or (kinds and not fewest_following(g, kinds)):
        g.ask(asked)


@occupy.asks
def landless_stay(g: Context, player: Player) -> bool:
    """Whether a player without land is still in the game."""
    return False


@occupy.does(Aftermath)
def aftermath(g: Context, task: Aftermath) -> None:
    """The loser is out for good, unless a module lets players without land stay (`landless_stay`)."""
    fate = PlayerKnockedOut if landless_stay(g, task.loser) else Eliminated
    g.emit(fate(task.loser, task.winner, task.source, task.target))


@occupy.allows(MoveIn, during=(ToOccupy,))
def may_move_in(g: Context, action: MoveIn, decision: ToOccupy) -> Refusal | None:
    if why := why_not_among(followers(g, decision), decision.source, action.leaders):
        return why
    least = fewest_following(g, action.leaders)
    return None if least <= action.count <= decision.spare else TooMany(action.count, decision.spare, least)


@occupy.asks
def follows(g: Context, player: Player, source: Territory) -> Leaders:
    """The leaders who were kept back at a conquest and may follow into it."""
    return NO_LEADERS


def followers(g: Context, decision: ToOccupy) -> Leaders:
    """The leaders who were kept back and may follow."""
    modify = g.rules.queries.get(follows)
    return NO_LEADERS if modify is None else modify(g, NO_LEADERS, decision.player, decision.source)


@occupy.asks
def fewest_following(g: Context, leaders: Leaders) -> int:
    """The least armies that must follow into a conquest: with leaders one, unless they may go alone."""
    return 1 if leaders else 0


@occupy.asks
def leaders_to_send(g: Context, player: Player, source: Territory) -> Leaders:
    """The leaders who follow into a conquest where their player says nothing of them."""
    return NO_LEADERS


@occupy.plays(MoveIn)
def move_in(g: Context, action: MoveIn, decision: ToOccupy) -> None:
    """Move armies into a territory just conquered, besides those that went in with the dice."""
    if action.count:
        g.emit(ArmiesMoved(action.player, decision.source, decision.target, action.count))


def all_follow(g: Context, number: int, decision: ToOccupy, details: Details) -> Action:
    """Every army that can; of the leaders those whom the game sends along."""
    leaders = leaders_to_send(g, decision.player, decision.source)
    return MoveIn(number, decision.player, decision.spare, leaders)


def none_follow(g: Context, number: int, decision: ToOccupy, details: Details) -> Action:
    return MoveIn(number, decision.player, 0)


@occupy.offers(ToOccupy, default="all", policies={"all": all_follow, "none": none_follow})
def offer_move_in(g: Context, decision: ToOccupy) -> Iterator[Offer]:
    yield Offer(MoveIn, {"count": range(decision.spare + 1), "leaders": ALONE})
    if kinds := followers(g, decision):
        yield Offer(MoveIn, {"count": range(fewest_following(g, kinds), decision.spare + 1), "leaders": some_of(kinds)})
