"""Group the events of an invasion into one line: all its battles, the losses, and whether the territory fell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, Protocol, TypeGuard

from bot.words.arguments import Arguments, arguments, card_name, dice_text, lands_in
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.marks import mark
from bot.words.seats import Naming
from bot.words.topics.log import LogWords
from bot.words.topics.story import StoryWords
from rules import Event, Player, Ruleset, State, Territory
from rules.author import NO_TERRITORY, GameEnded
from rules.risk import (
    ArmiesMoved,
    BattleFought,
    Conquered,
    Invasion,
    InvasionDeclared,
    InvasionEnded,
    SourceSwitched,
)


class ToldBattle(Protocol):
    """The fields of every battle event: `BattleFought`, and those in `LogWords.battles`."""

    @property
    def attacker(self) -> Player: ...
    @property
    def defender(self) -> Player: ...
    @property
    def source(self) -> Territory: ...
    @property
    def target(self) -> Territory: ...
    @property
    def attacker_lost(self) -> int: ...
    @property
    def defender_lost(self) -> int: ...


@lru_cache(256)
def dice_messages(rules: Ruleset) -> Mapping[type[Event], str]:
    """The battle events, each with the message id for its dice."""
    more = {kind: key for known in words_in(rules, LogWords) for kind, key in known.battles.items()}
    return {BattleFought: "told-dice", **more}


def invasion_under_way(events: Iterable[Event]) -> tuple[Player, str] | None:
    """Who still invades what after these events; None where no invasion goes on."""
    now: tuple[Player, str] | None = None
    for event in events:
        if isinstance(event, InvasionDeclared | SourceSwitched):
            now = event.player, event.target
        elif isinstance(event, Conquered | InvasionEnded | GameEnded):
            now = None
    return now


def is_spent(seat: Player, state: State) -> bool:
    """Whether a seat's invasion has too small an army to attack on."""
    now = state.parts[Invasion]
    return now.attacker == seat and state.land.armies(now.source) < 2


def failure(events: Iterable[Event], seat: Player, state: State, rules: Ruleset, words: Words) -> str:
    """That a seat's invasion, which was fought in these events, has failed with them; "" where it has not."""
    now = state.parts[Invasion]
    fought = any(is_battle(event, rules) and event.target == now.target for event in events)
    if not fought or not is_spent(seat, state):
        return ""
    return words.say("told-failed", target=now.target, source=now.source, count=state.land.armies(now.source))


def is_battle(event: Event, rules: Ruleset) -> TypeGuard[ToldBattle]:
    return type(event) in dice_messages(rules)


@dataclass(slots=True)
class InvasionGroup:
    """The events of one invasion so far."""

    rules: Ruleset
    every_battle: bool = False
    """Whether each battle is told with its dice, below the line for all of them."""
    attacker: str = ""
    target: Territory = NO_TERRITORY
    declared: InvasionDeclared | None = None
    switched: SourceSwitched | None = None
    """The invasion went on from another territory, where these events begin with that."""
    battles: list[ToldBattle] = field(default_factory=list)
    fallen: Conquered | None = None
    ended: bool = False
    moved: int = 0
    more: dict[str, str] = field(default_factory=dict)
    cards: list[Event] = field(default_factory=list)
    """The cards played for it or against it, which the story of the turn names."""

    def takes(self, event: Event) -> bool:
        """Add the event if it belongs to this invasion; return whether it does."""
        if self.fallen:
            return self._takes_after(event)
        if isinstance(event, InvasionDeclared):
            return not self.target and self._begin(event)
        if is_battle(event, self.rules):
            return not self.ended and self._same(event.attacker, event.target) and self._fight(event)
        if isinstance(event, Conquered):
            return bool(self.battles) and self._same(event.player, event.target) and self._fall(event)
        if isinstance(event, SourceSwitched):
            return (
                not (self.every_battle and self.target)
                and self._same(event.player, event.target)
                and self._switch(event)
            )
        if isinstance(event, InvasionEnded):
            self.ended = bool(self.target) and self._same(event.player, event.target)
            return self.ended
        return False

    def _same(self, attacker: str, target: Territory) -> bool:
        return not self.target or (attacker, target) == (self.attacker, self.target)

    def _begin(self, event: InvasionDeclared) -> bool:
        self.declared, self.attacker, self.target = event, event.player, event.target
        return True

    def _switch(self, event: SourceSwitched) -> bool:
        if not self.target:
            self.switched, self.attacker, self.target = event, event.player, event.target
        return True

    def _fight(self, event: ToldBattle) -> bool:
        self.attacker, self.target = event.attacker, event.target
        self.battles.append(event)
        return True

    def _fall(self, event: Conquered) -> bool:
        self.fallen, self.moved = event, event.armies
        return True

    def _takes_after(self, event: Event) -> bool:
        if isinstance(event, ArmiesMoved) and (event.player, event.target) == (self.attacker, self.target):
            self.moved += event.count
            return True
        for known in words_in(self.rules, StoryWords):
            more = known.after_conquest(event, self.attacker, self.target, self.more)
            if more is not None:
                self.more.update(more)
                return True
        return False

    def lines(self, words: Words, naming: Naming) -> list[str]:
        """One line for all battles, and one for each if wished; what began without a battle has its own line."""
        if self.battles:
            led, gone = along("told", self, (), words), self.leaders_lost("told", words)
            told = self.arguments(words, naming)
            line = words.say("told-invasion", **told, along=" ".join(led) or "none", gone=" ".join(gone) or "none")
            return [line, *(_battle_line(battle, self.rules, words, naming) for battle in self._told_apart)]
        if begun := self._begun:
            return [words.say(f"event-{begun.kind}", **arguments(begun, words, naming))]
        return []

    @property
    def _begun(self) -> InvasionDeclared | SourceSwitched | None:
        """What these events began with, if not with a battle."""
        return self.declared or self.switched

    @property
    def _told_apart(self) -> list[ToldBattle]:
        """The battles with a line each; the dice of a single one stand in the line of the invasion."""
        return self.battles if self.every_battle and len(self.battles) > 1 else []

    @property
    def source(self) -> Territory:
        """Where it was fought from last."""
        return self.battles[-1].source

    @property
    def sources(self) -> list[str]:
        """Where it was fought from, in order."""
        return list(dict.fromkeys(battle.source for battle in self.battles))

    @property
    def attacker_lost(self) -> int:
        return sum(battle.attacker_lost for battle in self.battles)

    @property
    def changed_by(self) -> list[str]:
        """What changed the dice of its battles, by name."""
        natural = [battle.natural for battle in self.battles if isinstance(battle, BattleFought) and battle.natural]
        return [name for dice in natural for name in (*dice.attack_by, *dice.defence_by)]

    def is_of(self, later: InvasionGroup) -> bool:
        """Whether a later group tells of the same invasion."""
        return (self.attacker, self.target) == (later.attacker, later.target)

    def join(self, earlier: InvasionGroup) -> None:
        """Put the battles of an earlier group of the same invasion before these."""
        self.battles[:0] = earlier.battles
        self.cards[:0] = earlier.cards

    def arguments(self, words: Words, naming: Naming) -> Arguments:
        """Who attacked what from where, both losses, and what came of it, for the messages about an invasion."""
        return {
            "who": naming(self.attacker),
            "target": self.target,
            "sources": lands_in("the", self.sources, words),
            "link": self._begun.link if self._begun else "none",
            "battles": len(self.battles),
            "changed_by": names_of(self.changed_by, words),
            "dice": _dice(self.battles[-1], self.rules, words, naming),
            "short": words.say(f"seat-{self.attacker}"),
            "foe": words.say(f"seat-{self.battles[0].defender}"),
            "lost": self.attacker_lost,
            "taken": sum(battle.defender_lost for battle in self.battles),
            "end": "fallen" if self.fallen else "repelled" if self.ended else "held",
            "moved": self.moved,
        }

    def leaders_lost(self, form: Literal["told", "story"], words: Words) -> list[str]:
        """Whom the conquest cost the defender besides armies, each in a sentence."""
        own = [name for known in words_in(self.rules, StoryWords) for name in known.lost if name in self.more]
        arguments = {**self.more, "foe": words.say(f"seat-{self.battles[0].defender}"), "target": self.target}
        return [words.say(f"{form}-{name}", **arguments) for name in own]


def along(
    form: Literal["told", "story"], conquest: InvasionGroup, onward: Iterable[InvasionGroup], words: Words
) -> list[str]:
    """Who moved in with the army, each in a clause, in the form of the chronicle or of the story of a turn; without
    those who went on with it in the conquests `onward`."""
    gone, clauses = [later.more for later in onward], []
    for name in (name for known in words_in(conquest.rules, StoryWords) for name in known.along):
        left = {who for more in gone for who in more.get(name, "").split()}
        if stayed := [who for who in conquest.more.get(name, "").split() if who not in left]:
            clauses.append(words.say(f"{form}-{name}", **{**conquest.more, name: " ".join(stayed)}))
    return clauses


def _battle_line(battle: ToldBattle, rules: Ruleset, words: Words, naming: Naming) -> str:
    """One battle of several: the dice, and who lost how many."""
    lost = {battle.attacker: battle.attacker_lost, battle.defender: battle.defender_lost}
    losses = ", ".join(f"{words.say(f'seat-{who}')}\u00a0−{count}" for who, count in lost.items() if count)
    return words.say("told-battle", dice=_dice(battle, rules, words, naming), losses=losses)


def _dice(battle: ToldBattle, rules: Ruleset, words: Words, naming: Naming) -> str:
    """The dice thrown, with bonuses; of dice changed on the table also how they were rolled."""
    assert isinstance(battle, Event)
    args = arguments(battle, words, naming)
    args |= {"attacked_by": _owner_of_dice(battle.attacker), "defended_by": _owner_of_dice(battle.defender)}
    if isinstance(battle, BattleFought):
        args |= _roll_arguments(battle, words)
    return words.say(dice_messages(rules)[type(battle)], **args)


def _owner_of_dice(seat: Player) -> str:
    """The mark that stands before a seat's dice, which have colours of their own: any attacker's are red."""
    return f"{mark(seat)}\u00a0" if mark(seat) else ""


def names_of(causes: Iterable[str], words: Words) -> str:
    """What changed dice, each once: `one and another`; `none` for nothing."""
    return words.all_of([card_name(cause, words) for cause in dict.fromkeys(causes)]) or "none"


def _roll_arguments(battle: BattleFought, words: Words) -> Arguments:
    """Each side's dice as they were rolled, where they are others than those compared, and what changed them."""
    attack, defence = (battle.natural.attack, battle.natural.defence) if battle.natural else ((), ())
    return {
        "attack_rolled": dice_text("attack", attack) if attack != battle.attack and attack else "none",
        "defence_rolled": dice_text("defence", defence) if defence != battle.defence and defence else "none",
        "attack_by": names_of(battle.natural.attack_by if battle.natural else (), words),
        "defence_by": names_of(battle.natural.defence_by if battle.natural else (), words),
    }
