"""Substitutes: another member of the campaign holds a seat from now on; what a war leaves is that member's."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import Action, Event, Player, Refusal
from rules.legacy.campaign.campaign import Campaign, MemberTwice, NotAMember, Seated, why_no_member
from rules.legacy.campaign.rewards import WarIsOver
from rules.legacy.ids import Member
from rules.risk.turn.concede import OutOfTheGame
from rules.risk.turn.turns import is_out

substitutes = Module("substitutes", needs=("campaign", "rewards"))


class Substitute(Action):
    """Put down that this member holds the seat from now on. Said out of turn, by the table.

    Whoever does not belong to the campaign becomes a member of it; `ai`: one that an AI plays.
    """

    member: Member
    ai: bool = False


class Substituted(Event):
    """Another member holds the seat: star and missiles stay as they were given out, all else is theirs."""

    player: Player
    member: Member
    ai: bool

    def apply(self, state: State) -> None:
        now = state.parts[Campaign]
        if self.member not in now.members:
            ais = (*now.ais, self.member) if self.ai else now.ais
            state.parts[Campaign] = replace(now, members=(*now.members, self.member), ais=ais)
        state.parts[Seated] = Seated({**state.parts[Seated].members, self.player: self.member})


@substitutes.allows(Substitute)
def may_substitute(g: Context, action: Substitute, decision: None) -> Refusal | None:
    """Until the war is won: what it leaves belongs to whoever held the seat then. A seat that is out stays its own."""
    now = g.parts[Campaign]
    if any(signature.game == now.game for signature in now.signatures):
        return WarIsOver()
    if is_out(g.state, action.player):
        return OutOfTheGame(action.player)
    if not action.member:
        return NotAMember(action.member)
    if action.member in g.parts[Seated].members.values():
        return MemberTwice(action.member)
    return None if action.member in now.members else why_no_member(now, action.member)


@substitutes.plays(Substitute)
def substitute(g: Context, action: Substitute, decision: None) -> None:
    g.emit(Substituted(action.player, action.member, action.ai))
