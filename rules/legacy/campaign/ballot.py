"""Which of its two powers each faction keeps for a whole campaign: by a vote of the table, or of its first owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Action, Event, FinalAction, FinalDecision, Part, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign, PowerKept, is_ai
from rules.legacy.campaign.options import POWERS_GIVEN
from rules.legacy.ids import NO_POWER, Faction, Power
from rules.legacy.setup.factions import FACTIONS, POWERS, FactionChosen, starting_powers

ballot = Module("ballot", needs=("campaign",))
NO_VOICE = NO_POWER
"""The vote of somebody to whom both powers are the same."""
HALF = 3
"""Between equal votes a die decides: up to this it is the first power, above it the second."""


class ToVotePowers(FinalDecision):
    """Vote on the power that each of the five factions keeps, unseen by the others until all have voted."""


class VotePowers(FinalAction):
    """For each faction the power that it should keep, or no voice."""

    die_mechaniker: Power = NO_VOICE
    enclave_of_the_bear: Power = NO_VOICE
    imperial_balkania: Power = NO_VOICE
    khan_industries: Power = NO_VOICE
    saharan_republic: Power = NO_VOICE

    @property
    def for_ever(self) -> bool:
        """A ballot without any voice settles nothing."""
        return any(power != NO_VOICE for power in votes(self))


class ToKeepPower(FinalDecision):
    """The first owner of a faction chooses the power that it keeps."""

    faction: Faction


class KeepPower(FinalAction):
    """Keep this power; the faction's other one is destroyed."""

    power: Power


class PowerBallot(Task):
    """Let all people vote at the same time, where the campaign has no powers yet."""


class CountBallots(Task):
    """Count the votes, once they are in."""


class Ballots(Part):
    """The votes that were cast: each player's powers, in the order of the factions."""

    of: Mapping[Player, tuple[Power, ...]] = {}


class BallotCast(Event):
    """A player voted: for each faction a power, or no voice."""

    player: Player
    powers: tuple[Power, ...]

    def apply(self, state: State) -> None:
        state.parts[Ballots] = Ballots({**state.parts[Ballots].of, self.player: self.powers})


class NotItsPower(Refusal):
    """The faction has another two powers to choose from."""

    faction: Faction
    powers: tuple[Power, ...]


@ballot.does(PowerBallot)
def hold_ballot(g: Context, task: PowerBallot) -> None:
    """Everybody who is a person votes; an AI has no voice."""
    if POWERS_GIVEN.of(g.options) == "ballot" and not g.parts[Campaign].powers:
        g.ask_all((ToVotePowers(seat) for seat in g.state.seats if not is_ai(g.state, seat)), CountBallots())


@ballot.does(CountBallots)
def count_ballots(g: Context, task: CountBallots) -> None:
    """Most voices decide, and a die between equal ones."""
    cast = g.parts[Ballots].of.values()
    for faction, (first, second) in POWERS.items():
        voices = sum(first in powers for powers in cast), sum(second in powers for powers in cast)
        die = g.roll(1, "power")[0] if voices[0] == voices[1] else 0
        goes_first = die <= HALF if die else voices[0] > voices[1]
        g.emit(PowerKept(faction, first if goes_first else second, voices, die))


@ballot.reacts(FactionChosen)
def ask_first_owner(g: Context, event: FactionChosen) -> None:
    """A faction that this campaign has not settled yet: its first owner chooses, before the next player takes one."""
    unsettled = event.faction in FACTIONS and event.faction not in g.parts[Campaign].powers
    if unsettled and POWERS_GIVEN.of(g.options) == "first-owner":
        g.ask(ToKeepPower(event.player, event.faction))


@ballot.allows(VotePowers, during=(ToVotePowers,))
def may_vote(g: Context, action: VotePowers, decision: ToVotePowers) -> Refusal | None:
    for faction, power in zip(FACTIONS, votes(action), strict=True):
        if power != NO_VOICE and power not in POWERS[faction]:
            return NotItsPower(faction, POWERS[faction])
    return None


@ballot.plays(VotePowers)
def vote(g: Context, action: VotePowers, decision: ToVotePowers) -> None:
    silent = is_ai(g.state, action.player)  # one that has taken a person's seat over
    g.emit(BallotCast(action.player, (NO_VOICE,) * len(FACTIONS) if silent else votes(action)))


@ballot.allows(KeepPower, during=(ToKeepPower,))
def may_keep(g: Context, action: KeepPower, decision: ToKeepPower) -> Refusal | None:
    powers = starting_powers(g.parts[Campaign])[decision.faction]
    return None if action.power in powers else NotItsPower(decision.faction, powers)


@ballot.plays(KeepPower)
def keep(g: Context, action: KeepPower, decision: ToKeepPower) -> None:
    g.emit(PowerKept(decision.faction, action.power, player=action.player))


def votes(action: VotePowers) -> tuple[Power, ...]:
    """What was voted, in the order of the factions."""
    return tuple(getattr(action, faction) for faction in FACTIONS)


def no_voice(g: Context, number: int, decision: ToVotePowers, details: Details) -> Action:
    return VotePowers(number, decision.player)


def first_power(g: Context, number: int, decision: ToKeepPower, details: Details) -> Action:
    return KeepPower(number, decision.player, starting_powers(g.parts[Campaign])[decision.faction][0])


@ballot.offers(ToVotePowers, default="no-voice", policies={"no-voice": no_voice})
def offer_votes(g: Context, decision: ToVotePowers) -> Iterator[Offer]:
    yield Offer(VotePowers, {faction: (*powers, NO_VOICE) for faction, powers in POWERS.items()})


@ballot.offers(ToKeepPower, default="first", policies={"first": first_power})
def offer_powers(g: Context, decision: ToKeepPower) -> Iterator[Offer]:
    yield Offer(KeepPower, {"power": starting_powers(g.parts[Campaign])[decision.faction]})
