"""Exact chances of both sides' losses in one throw, by counting all outcomes of the dice."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from operator import gt, le, lt
from typing import Annotated, Any, NamedTuple

from rules.kernel.tagged import Value, written_as

Chances = tuple[float, ...]
"""The chances of losing 0, 1, 2… regiments."""


@dataclass(frozen=True, slots=True)
class Dice:
    """How the two sides throw throughout an invasion.

    Each side throws as many dice as it may, at most `attack_dice` and `defence_dice`; a defender who always throws one
    die has `defence_dice=1`. The bonuses are added to that side's own highest die, which may exceed six.
    `lone_answers_lone`: against a single attack die only one defence die is thrown (edition of 2002). `rethrown`: the
    attacker throws the lowest die once more and keeps the better (the house rule Continental Power).
    `ties_to_attacker`: the attacker wins a pair of equal dice. A side that rerolls ones rerolls all of them until none
    is left, those of a die thrown again too.
    """

    attack_bonus: int = 0
    defence_bonus: int = 0
    attack_dice: int = 3
    defence_dice: int = 2
    sides: int = 6
    lone_answers_lone: bool = False
    rethrown: bool = False
    ties_to_attacker: bool = False
    attack_rerolls_ones: bool = False
    defence_rerolls_ones: bool = False

    def __post_init__(self) -> None:
        if min(self.attack_dice, self.defence_dice, self.sides) < 1:
            raise ValueError("each side throws at least one die, and a die has at least one face")
        if self.sides == 1 and (self.attack_rerolls_ones or self.defence_rerolls_ones):
            raise ValueError("a die whose ones are rerolled has another face")


class DiceRule:
    """A rule of one side's dice that a game has by name. What it does not say goes as always."""

    def apply(self, faces: tuple[int, ...], natural: Sequence[int]) -> tuple[int, ...]:
        """The faces of dice that were rolled so, after all that is added to them."""
        return faces

    def beats(self, ours: int, theirs: int) -> bool:
        """Whether the attacker's die beats another one."""
        return ours > theirs


DICE_RULES: dict[str, DiceRule] = {}
"""Every rule that `SideChanges.rules` may name."""


class SideChanges(Value, omit_defaults=True):
    """What a game's rules do to one side's dice: numbers added to the highest, to the lowest and to each.

    Which die is the highest and which the lowest is seen as they were rolled; of equal ones only one is, and a lone die
    is both. All is added, then a face below 1 counts as 1 and one above 6 as 6. `rerolls_ones`: ones are rolled again
    until none is left. `rules`: names of further `DICE_RULES`, sorted.
    """

    highest: int = 0
    lowest: int = 0
    each: int = 0
    rerolls_ones: bool = False
    rules: tuple[str, ...] = ()

    def __add__(self, other: SideChanges) -> SideChanges:
        return SideChanges(
            self.highest + other.highest,
            self.lowest + other.lowest,
            self.each + other.each,
            self.rerolls_ones or other.rerolls_ones,
            tuple(sorted({*self.rules, *other.rules})),
        )

    def apply(self, natural: Sequence[int], sides: int = 6) -> tuple[int, ...]:
        """The faces after the changes, of dice as they were rolled, highest first; each die keeps its place."""
        faces = [face + self.each for face in natural]
        faces[0] += self.highest
        faces[-1] += self.lowest
        shown = tuple([min(max(face, 1), sides) for face in faces])
        for rule in self.rules:
            shown = DICE_RULES[rule].apply(shown, natural)
        return shown

    def hand(self, natural: Sequence[int]) -> tuple[int, ...]:
        """The faces after the changes of dice rolled in any order, highest first."""
        return tuple(sorted(self.apply(sorted(natural, reverse=True)), reverse=True))

    def pairs_won(self, attack: Sequence[int], defence: Sequence[int]) -> int:
        """How many pairs of dice on the table an attacker with these changes wins, both sides' highest first."""
        if not self.rules:
            return sum(map(gt, attack, defence))
        beats = [DICE_RULES[rule].beats for rule in self.rules]
        return sum(any(beat(*pair) for beat in beats) for pair in zip(attack, defence, strict=False))


def _as_flags(data: dict[str, Any]) -> dict[str, Any]:
    rest = {name: value for name, value in data.items() if name != "rules"}
    return {**rest, **dict.fromkeys(data.get("rules", ()), True)}


def _from_flags(data: Any) -> Any:
    if not isinstance(data, Mapping):
        return data
    rules = sorted(name for name in data if name in DICE_RULES)
    rest = {name: value for name, value in data.items() if name not in (*rules, "rules")}
    return {**rest, "rules": rules} if rules else rest


Changes = Annotated[SideChanges, written_as(_as_flags, _from_flags)]
"""What was done to a side's dice, as a part keeps it: in JSON each rule is a flag of its own."""
UNCHANGED = SideChanges()


Names = tuple[str, ...]
NO_NAMES: Names = ()


class Causes(NamedTuple):
    """By what the dice are changed: the names of powers, cards and stickers, for each of the `DiceChanges`."""

    attack: Names = NO_NAMES
    defence: Names = NO_NAMES
    walls: Names = NO_NAMES
    triple: Names = NO_NAMES


UNNAMED = Causes()


class DiceChanges(NamedTuple):
    """What a game's rules do to the dice of a battle, and what follows from dice as they were rolled.

    `walls` are further changes of the defender's dice, as long as `boxes` are left: each throw of three attackers
    crosses one, and counts with the one that it crosses. `triple_takes_all`: three equal dice of the attacker take the
    territory if they kill anybody. `double_six_ends`: two sixes of the defender end the invasion. `causes` name what
    does so: no odds depend on them.
    """

    attack: SideChanges = UNCHANGED
    defence: SideChanges = UNCHANGED
    walls: SideChanges = UNCHANGED
    boxes: int = 0
    triple_takes_all: bool = False
    double_six_ends: bool = False
    causes: Causes = UNNAMED

    def attacking(self, change: SideChanges, by: str) -> DiceChanges:
        """With one more change of the attacker's dice, by what is called so."""
        causes = self.causes._replace(attack=(*self.causes.attack, by))
        return self._replace(attack=self.attack + change, causes=causes)

    def defending(self, change: SideChanges, by: str) -> DiceChanges:
        """With one more change of the defender's dice, by what is called so."""
        causes = self.causes._replace(defence=(*self.causes.defence, by))
        return self._replace(defence=self.defence + change, causes=causes)

    def walled(self, change: SideChanges, boxes: int, by: str) -> DiceChanges:
        """With walls that change the defender's dice as long as boxes are left, by what is called so."""
        causes = self.causes._replace(walls=(*self.causes.walls, by))
        return self._replace(walls=self.walls + change, boxes=boxes, causes=causes)

    def taking_all(self, by: str) -> DiceChanges:
        """With the territory for three equal dice, by what is called so."""
        return self._replace(triple_takes_all=True, causes=self.causes._replace(triple=(by,)))

    @property
    def without_walls(self) -> DiceChanges:
        """Without the changes of walls."""
        return self._replace(walls=UNCHANGED, causes=self.causes._replace(walls=NO_NAMES))

    @property
    def guarding(self) -> SideChanges:
        """The changes of the defender's dice in the next throw."""
        return self.defence + self.walls if self.boxes else self.defence

    @property
    def guarding_by(self) -> Names:
        """What makes these changes."""
        return self.causes.defence + self.causes.walls if self.boxes else self.causes.defence

    def after(self, roll: Sequence[int]) -> int:
        """How an invasion goes on after this roll of the defender."""
        return ENDS if self.double_six_ends and double_six(roll) else GOES_ON


GOES_ON, TAKES_ALL, ENDS = range(3)
"""How an invasion goes on after a throw."""
UNCHANGED_DICE = DiceChanges()


@dataclass(frozen=True, slots=True)
class OpenDice(Dice):
    """Dice of six sides that the rules change one by one after the throw; besides, only their numbers count."""

    changes: DiceChanges = UNCHANGED_DICE


def triple(natural: Sequence[int]) -> bool:
    """Whether a side rolled three equal dice."""
    return len(natural) == 3 and len(set(natural)) == 1


def double_six(natural: Sequence[int]) -> bool:
    """Whether a side rolled two sixes."""
    return natural.count(6) >= 2


def mean(chances: Chances) -> float:
    """The mean of a distribution."""
    return sum(lost * chance for lost, chance in enumerate(chances))


def losses(dice: Dice, attackers: int, defenders: int) -> Chances:
    """The chances that the attacker loses 0, 1, 2… regiments in one throw of `attackers` against `defenders`.

    Both are at least 1, and all the attackers are free to fight. The two sides together lose `len(result) - 1`
    regiments, one for each pair of dice compared.
    """
    attack, defence = count_dice(dice, attackers, defenders)
    falls = _falls(dice, attack, defence)
    total = sum(falls)
    return tuple(count / total for count in falls)


def count_dice(dice: Dice, attackers: int, defenders: int) -> tuple[int, int]:
    """How many dice each side throws when `attackers` regiments, all free to fight, meet `defenders`."""
    attack = min(attackers, dice.attack_dice)
    most = 1 if dice.lone_answers_lone and attack == 1 else dice.defence_dice
    return attack, min(defenders, most)


@cache
def _falls(dice: Dice, attack: int, defence: int) -> tuple[int, ...]:
    """How many outcomes of the dice cost the attacker 0, 1, 2… regiments."""
    if isinstance(dice, OpenDice):
        every = open_falls(dice.changes, attack, defence, dice.changes.after)
        return tuple(map(sum, zip(*every.values(), strict=True)))
    falls = [0] * (min(attack, defence) + 1)
    loses = lt if dice.ties_to_attacker else le
    attacking = _rank_outcomes(
        attack, faces_left(dice.attack_rerolls_ones, dice.sides), dice.attack_bonus, dice.rethrown
    )
    defending = _rank_outcomes(defence, faces_left(dice.defence_rerolls_ones, dice.sides), dice.defence_bonus)
    for ours, our_ways in attacking.items():
        for theirs, their_ways in defending.items():
            falls[sum(map(loses, ours, theirs))] += our_ways * their_ways
    return tuple(falls)


class OpenThrow(NamedTuple):
    """The chances that the attacker loses 0, 1, 2… in a throw after which the invasion goes on, in one that takes the
    territory by a triple, and in one that two sixes of the defender end."""

    goes_on: Chances
    takes_all: Chances
    ends: Chances


def open_throw(changes: DiceChanges, attack: int, defence: int, *, walled: bool) -> OpenThrow:
    """The chances of one throw of so many dice; `walled`: a box is left."""
    return _open_throw(changes._replace(boxes=int(walled)), attack, defence)


@cache
def _open_throw(changes: DiceChanges, attack: int, defence: int) -> OpenThrow:
    falls = open_falls(changes, attack, defence, changes.after)
    return OpenThrow(*shares([falls[group] for group in (GOES_ON, TAKES_ALL, ENDS)]))


def shares(every: Sequence[Sequence[int]]) -> Iterator[Chances]:
    """The chances of these numbers of outcomes, group by group."""
    total = sum(map(sum, every))
    return (tuple(count / total for count in falls) for falls in every)


def open_falls(
    changes: DiceChanges, attack: int, defence: int, after: Callable[[tuple[int, ...]], int]
) -> Mapping[int, list[int]]:
    """How many outcomes of the dice cost the attacker 0, 1, 2… regiments, by group: `GOES_ON`, `TAKES_ALL`, `ENDS`.

    `after` is the group that follows from a roll of the defender, as long as no triple takes all.
    """
    pairs = min(attack, defence)
    every: defaultdict[int, list[int]] = defaultdict(lambda: [0] * (pairs + 1))
    attacking: Counter[tuple[tuple[int, ...], bool]] = Counter()
    for roll, ways in _rolls(attack, faces_left(changes.attack.rerolls_ones)).items():
        attacking[changes.attack.hand(roll)[:pairs], changes.triple_takes_all and triple(roll)] += ways
    defending: Counter[tuple[tuple[int, ...], int]] = Counter()
    for roll, ways in _rolls(defence, faces_left(changes.guarding.rerolls_ones)).items():
        defending[changes.guarding.hand(roll)[:pairs], after(roll)] += ways
    for (ours, takes), our_ways in attacking.items():
        for (theirs, group), their_ways in defending.items():
            lost = pairs - changes.attack.pairs_won(ours, theirs)
            every[TAKES_ALL if takes and lost < pairs else group][lost] += our_ways * their_ways
    return every


@cache
def _rolls(count: int, faces: range) -> Counter[tuple[int, ...]]:
    """Every roll of so many dice, highest first, with the number of ways to roll it."""
    return Counter(tuple(sorted(roll, reverse=True)) for roll in product(faces, repeat=count))


def faces_left(rerolls_ones: bool, sides: int = 6) -> range:
    """The faces that a die ends on, all equally likely: without the one where ones are rerolled until none is left."""
    return range(2 if rerolls_ones else 1, sides + 1)


@cache
def _rank_outcomes(count: int, faces: range, bonus: int, rethrown: bool = False) -> Counter[tuple[int, ...]]:
    """Every outcome of a side's dice, highest first and with its bonus, with the number of ways to throw it."""
    every = product(faces, repeat=count + rethrown)
    return Counter(_hand(improve_lowest(thrown[:-1], thrown[-1]) if rethrown else thrown, bonus) for thrown in every)


def improve_lowest(faces: tuple[int, ...], again: int) -> tuple[int, ...]:
    """The dice after the lowest was thrown again as `again`, if that is better."""
    at = faces.index(min(faces))
    return (*faces[:at], max(faces[at], again), *faces[at + 1 :])


def _hand(faces: tuple[int, ...], bonus: int) -> tuple[int, ...]:
    first, *rest = sorted(faces, reverse=True)
    return (first + bonus, *rest)
