"""An invasion in one line: all its battles, what they cost, and whether the land fell."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.words.arguments import arguments, lands_in
from bot.words.fluent import Words
from bot.words.seats import Naming
from rules.house.calculated_risks import RiskTaken
from rules.kernel.values import Event
from rules.lotr.captains import CaptainLost, CaptainMoved
from rules.risk.armies import ArmiesMoved
from rules.risk.battle import BattleFought, Conquered
from rules.risk.invasion import InvasionDeclared, InvasionEnded, SourceSwitched


@dataclass(slots=True)
class InvasionGroup:
    """What has been heard of one invasion."""

    attacker: str = ""
    target: str = ""
    declared: InvasionDeclared | None = None
    battles: list[BattleFought | RiskTaken] = field(default_factory=list)
    fallen: Conquered | None = None
    ended: bool = False
    moved: int = 0
    led: bool = False
    captain_fell: bool = False

    def takes(self, event: Event) -> bool:
        """Whether the event belongs to this invasion; if so it is kept."""
        if self.fallen:
            return self._takes_after(event)
        if isinstance(event, InvasionDeclared):
            return not self.target and self._begin(event)
        if isinstance(event, BattleFought | RiskTaken):
            return not self.ended and self._same(event.attacker, event.target) and self._fight(event)
        if isinstance(event, Conquered):
            return bool(self.battles) and self._same(event.player, event.target) and self._fall(event)
        if isinstance(event, SourceSwitched):
            return bool(self.target) and self._same(event.player, event.target)
        if isinstance(event, InvasionEnded):
            self.ended = bool(self.target) and self._same(event.player, event.target)
            return self.ended
        return False

    def _same(self, attacker: str, target: str) -> bool:
        return not self.target or (attacker, target) == (self.attacker, self.target)

    def _begin(self, event: InvasionDeclared) -> bool:
        self.declared, self.attacker, self.target = event, event.player, event.target
        return True

    def _fight(self, event: BattleFought | RiskTaken) -> bool:
        self.attacker, self.target = event.attacker, event.target
        self.battles.append(event)
        return True

    def _fall(self, event: Conquered) -> bool:
        self.fallen, self.moved = event, event.armies
        return True

    def _takes_after(self, event: Event) -> bool:
        if isinstance(event, ArmiesMoved) and self._into(event.player, event.target):
            self.moved += event.count
            return True
        if isinstance(event, CaptainMoved) and self._into(event.player, event.target):
            self.led = True
            return True
        if isinstance(event, CaptainLost) and event.where == self.target:
            self.captain_fell = True
            return True
        return False

    def _into(self, player: str, target: str) -> bool:
        return (player, target) == (self.attacker, self.target)

    def lines(self, words: Words, naming: Naming) -> list[str]:
        """One line; a declaration alone is told as such."""
        if self.battles:
            return [self._first_line(words, naming)]
        if self.declared:
            return [words.say("event-invasion-declared", **arguments(self.declared, words, naming))]
        return []

    def _first_line(self, words: Words, naming: Naming) -> str:
        sources = list(dict.fromkeys(battle.source for battle in self.battles))
        return words.say(
            "told-invasion",
            who=naming(self.attacker),
            target=self.target,
            sources=lands_in("the", sources, words),
            battles=len(self.battles),
            dice=_dice(self.battles[-1], words, naming),
            short=words.say(f"seat-{self.attacker}"),
            foe=words.say(f"seat-{self.battles[0].defender}"),
            lost=sum(battle.attacker_lost for battle in self.battles),
            taken=sum(battle.defender_lost for battle in self.battles),
            end="fallen" if self.fallen else "held",
            moved=self.moved,
            captain="in" if self.led else "none",
            **{"lost-captain": "yes" if self.captain_fell else "no"},
        )


def _dice(battle: BattleFought | RiskTaken, words: Words, naming: Naming) -> str:
    """What was thrown, and what counted besides."""
    told = "told-risk" if isinstance(battle, RiskTaken) else "told-dice"
    return words.say(told, **arguments(battle, words, naming))
