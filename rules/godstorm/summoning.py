"""Step 2: gods are summoned and temples built, both for faith."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import Territory
from rules.godstorm.faith import faith_of, sacrifice, too_dear
from rules.godstorm.founding import god_lands, why_no_god, why_not_own
from rules.godstorm.gods import GodInPlay, Gods, GodSummoned
from rules.godstorm.pantheons import GODS
from rules.godstorm.temples import MOST_TEMPLES, TempleBuilt, Temples, why_no_temple
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import Action, Decision, LeaderKind, Player, Refusal, Task
from rules.risk.turn.reinforce import Finish

summoning = Module("summoning", needs=("founding", "gods", "temples", "faith"))
GOD_COST = 3
"""The faith for which a god is called."""
TEMPLE_COST = 5
"""The faith for which a temple is built."""


class ToSummon(Decision):
    """Step 2: summon gods and build temples, or finish."""


class Summon(Action):
    """Call a god onto a territory of yours, for 3 faith."""

    god: LeaderKind
    where: Territory


class Build(Action):
    """Build a temple on a territory of yours that has none, for 5 faith."""

    where: Territory


class Summoning(Task):
    """Step 2 as a whole."""


class SummonOrBuild(Task):
    """Ask while anything can be paid for, until the player has finished."""


class NoSuchGod(Refusal):
    """There are four kinds of god."""

    god: LeaderKind


@summoning.does(Summoning)
def summon_and_build(g: Context, task: Summoning) -> None:
    g.then(SummonOrBuild(), "summoning")


@summoning.does(SummonOrBuild)
def ask_next(g: Context, task: SummonOrBuild) -> None:
    decision = ToSummon(g.state.active)
    if next(offer_summons(g, decision)).action is not Finish:
        g.ask(decision, task)


@summoning.allows(Summon, during=(ToSummon,))
def may_summon(g: Context, action: Summon, decision: ToSummon) -> Refusal | None:
    if action.god not in GODS:
        return NoSuchGod(action.god)
    if at := g.parts[Gods].of(action.player).get(action.god):
        return GodInPlay(action.god, at)
    return why_no_god(g, action.player, action.where) or too_dear(g, action.player, GOD_COST)


@summoning.allows(Build, during=(ToSummon,))
def may_build(g: Context, action: Build, decision: ToSummon) -> Refusal | None:
    own = why_not_own(g, action.player, action.where)
    return own or why_no_temple(g, action.where) or too_dear(g, action.player, TEMPLE_COST)


@summoning.allows(Finish, during=(ToSummon,))
def may_finish(g: Context, action: Finish, decision: ToSummon) -> Refusal | None:
    return None


@summoning.plays(Summon)
def summon(g: Context, action: Summon, decision: ToSummon) -> None:
    sacrifice(g, action.player, GOD_COST, "god")
    g.emit(GodSummoned(action.player, action.god, action.where))


@summoning.plays(Build)
def build(g: Context, action: Build, decision: ToSummon) -> None:
    sacrifice(g, action.player, TEMPLE_COST, "temple")
    g.emit(TempleBuilt(action.player, action.where))


@summoning.offers(
    ToSummon, default="finish", policies={"finish": lambda g, n, decision, details: Finish(n, decision.player)}
)
def offer_summons(g: Context, decision: ToSummon) -> Iterator[Offer]:
    player, faith = decision.player, faith_of(g.state, decision.player)
    there = g.parts[Gods].of(player)
    absent = tuple([god for god in GODS if god not in there])
    if faith >= GOD_COST and absent and (where := god_lands(g, player)):
        yield Offer(Summon, {"god": absent, "where": where})
    if faith >= TEMPLE_COST and (free := temple_lands(g, player)):
        yield Offer(Build, {"where": free})
    yield Offer(Finish, {})


def temple_lands(g: Context, player: Player) -> tuple[Territory, ...]:
    """A player's territories on which a temple can be put."""
    at = g.parts[Temples].at
    return () if len(at) == MOST_TEMPLES else tuple([t for t in g.state.land.of(player) if t not in at])
