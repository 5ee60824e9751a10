"""Chance: the nth draw of a game, and what is sealed. No state knows it; anyone who has the key can recompute all."""

from __future__ import annotations

import hashlib
import hmac
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from operator import gt
from types import MappingProxyType
from typing import Literal

from rules.kernel.arguments import check_argument
from rules.kernel.tagged import Value

MOST_SIDES = 1 << 64
"""The largest size of a draw: a hash is read as a number below it."""


class Drawn(Value):
    """One draw: the number that came, of 0 to size - 1. A die that shows 5 is `Drawn(4, 6)`."""

    number: int
    size: int


class DrawLabel(Value):
    """What a draw is for. It comes with the step, from playing or replaying; no record and no snapshot holds it.

    `kind` says how to read the number: a `die` shows one more than was drawn; a `shuffle` puts one card into its new
    place; a `deal` picks one of what is left. `of` says which die (`attack`), which zone (`deck`), what is dealt.
    """

    kind: Literal["die", "shuffle", "deal"]
    of: str

    def __str__(self) -> str:
        return f"{self.kind} of {self.of}"


class Chance(ABC):
    """What a game cannot know beforehand: the nth draw (counted from 1), and what stands behind a seal.

    `Seeded` plays games, `NamedDraws` says what falls. One's own is a class with a `draw`:

    >>> from random import Random
    >>> from rules import Chance
    >>> class Dice(Chance):
    ...     def __init__(self, seed):
    ...         self.random = Random(seed)
    ...     def draw(self, n, size):
    ...         return self.random.randrange(size)
    >>> 0 <= Dice(7).draw(1, 6) < 6
    True

    Its numbers have to vary: where all dice are equal for ever, players who throw for who begins tie for ever.
    """

    __slots__ = ()

    @abstractmethod
    def draw(self, n: int, size: int) -> int:
        """A number from 0 to size - 1; `LookupError` if there is no such draw."""

    def unseal(self, label: str) -> str:
        """The text behind the seal of this label; `LookupError` if there is none."""
        raise LookupError(f"nothing is known of the seal {label!r}")

    def draws(self, first: int, sizes: Sequence[int], label: DrawLabel) -> tuple[int, ...]:
        """Draws that follow one another from number `first` on, one for each size, all for the same purpose."""
        draw = self.draw
        return tuple([draw(n, size) for n, size in enumerate(sizes, first)])

    def deal(self, n: int, things: Sequence[object], label: DrawLabel) -> int:
        """Draw number `n` among these things: the place of the one that is dealt, from 0."""
        return self.draws(n, (len(things),), label)[0]

    def throw(self, first: int, dice: int, sides: int, label: DrawLabel) -> Thrown:
        """Dice that fall together, from draw `first` on."""
        return read_throw(self.draws(first, (sides,) * dice, label), sides)


UNSEALED: Mapping[str, str] = MappingProxyType({})
"""What a game without seals finds behind them."""


class Seals(Chance):
    """Chance that is given the texts behind seals, by label."""

    __slots__ = ("_texts",)

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = texts

    def unseal(self, label: str) -> str:
        return self._texts[label] if label in self._texts else super().unseal(label)


Thrown = tuple[tuple[Drawn, ...], tuple[int, ...]]
"""Dice of one throw: as they were drawn, and as they show."""


def read_throw(numbers: tuple[int, ...], sides: int) -> Thrown:
    """The dice of these draws; `LookupError` where one is none of a die's."""
    usual = _USUAL.get(numbers) if sides == SIDES else None
    if usual is not None:
        return usual
    if not all(isinstance(number, int) and 0 <= number < sides for number in numbers):
        raise LookupError(f"{numbers} are not all draws from 0 to {sides - 1}")
    return _make_throw(numbers, sides)


def _make_throw(numbers: tuple[int, ...], sides: int) -> Thrown:
    return tuple([Drawn(number, sides) for number in numbers]), tuple([number + 1 for number in numbers])


SIDES = 6
"""The sides of the dice that most steps throw."""
_USUAL = {numbers: _make_throw(numbers, SIDES) for dice in (1, 2, 3) for numbers in product(range(SIDES), repeat=dice)}
"""Up to three dice of six sides, as they are thrown in more than half of all steps."""


class Seeded(Seals):
    """The nth draw is HMAC-SHA256(key, "n:try"), its first 64 bits, rejected where a remainder would be unfair.

    The key of a game is `key_of(head)` of its record. The same key gives the same draws, in whatever order.

    >>> from rules import Seeded
    >>> [Seeded(b"any secret").draw(n, 6) for n in (1, 2, 3)]
    [1, 5, 0]
    """

    __slots__ = ("_key",)

    def __init__(self, key: bytes, sealed: Mapping[str, str] = UNSEALED) -> None:
        super().__init__(sealed)
        check_argument("key", key, bytes)
        self._key = key

    def __repr__(self) -> str:
        """Without the key, which is secret while the game runs."""
        return "Seeded(…)"

    def draw(self, n: int, size: int) -> int:
        fair = MOST_SIDES - MOST_SIDES % size
        attempt = 0
        while True:
            digest = hmac.digest(self._key, b"%d:%d" % (n, attempt), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % size
            attempt += 1


class Scripted(Seals):
    """Draws that were recorded, one by one, by their number; `LookupError` past the last."""

    __slots__ = ("_draws", "_first")

    def __init__(self, draws: Iterable[int], first: int = 1, sealed: Mapping[str, str] = UNSEALED) -> None:
        super().__init__(sealed)
        self._draws, self._first = tuple(draws), first

    def __repr__(self) -> str:
        return f"<Scripted: draws={len(self._draws)}, first={self._first}>"

    def draw(self, n: int, size: int) -> int:
        at = n - self._first
        if not 0 <= at < len(self._draws):
            raise LookupError(f"draw {n} was not recorded")
        drawn = self._draws[at]
        if not 0 <= drawn < size:
            raise LookupError(f"draw {n} is {drawn}, outside 0 to {size - 1}")
        return drawn

    def draws(self, first: int, sizes: Sequence[int], label: DrawLabel) -> tuple[int, ...]:
        at = first - self._first
        numbers = self._draws[at : at + len(sizes)]
        if at >= 0 and len(numbers) == len(sizes) and all(map(gt, sizes, numbers)) and min(numbers, default=0) >= 0:
            return numbers
        return super().draws(first, sizes, label)  # (Drawn one by one, they tell which of them will not do.)

    def throw(self, first: int, dice: int, sides: int, label: DrawLabel) -> Thrown:
        at = first - self._first
        numbers = self._draws[at : at + dice]
        usual = _USUAL.get(numbers) if sides == SIDES else None
        if usual is not None and at >= 0 and len(numbers) == dice:
            return usual
        return super().throw(first, dice, sides, label)


class NamedDraws(Seals):
    """A script that says what each draw is for; `LookupError` where the rules draw something else.

        NamedDraws(attack=(6, 5, 4), defence=(1,))      the dice of one battle, each by what it is for
        NamedDraws(die=(6, 5, 4, 1))                    the same dice, in the order in which they fall
        NamedDraws(first=(6, 1), shuffle="deck")        who begins; then the deck is shuffled, its cards stay in order
        NamedDraws(land=("roma", 3))                    Rome is dealt, then the third territory of those that are left

    Dice are given as they show, and what is dealt by its name or its place among what is left, counted from 1.
    `shuffle` names zones, parted by blanks. A die under its own name is taken before those under `die`. Each draw is
    used once. `sealed` are the texts behind seals.

    >>> from rules import GAMES, NamedDraws, apply, position, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> from rules.risk import Attack, Defend
    >>> step = position(rules, "red: alaska:4; blue: kamchatka:2; green: *", step="combat")
    >>> step = apply(rules, step.state, Attack(1, "red", "alaska", "kamchatka", 3), NamedDraws())
    >>> dice = NamedDraws(attack=(6, 4, 1), defence=(5, 3))
    >>> step = apply(rules, step.state, Defend(2, "blue", 2), dice)
    >>> dice, str(step.labels[0])
    (<NamedDraws: nothing left>, 'die of attack')
    """

    __slots__ = ("_label", "_numbers", "_zones")

    def __init__(
        self, *, shuffle: str = "", sealed: Mapping[str, str] = UNSEALED, **draws: Iterable[int | str]
    ) -> None:
        super().__init__(sealed)
        self._numbers = {name: list(numbers) for name, numbers in draws.items()}
        self._zones = shuffle.split()
        self._label: DrawLabel | None = None

    def __repr__(self) -> str:
        """What is left of it: `<NamedDraws: attack 6 5, shuffle deck>`."""
        return f"<NamedDraws: {self.left or 'nothing left'}>"

    @property
    def left(self) -> str:
        """What was named and not drawn: `attack 5 4, shuffle deck`. Empty once the script is played out."""
        numbers = {name: " ".join(map(str, numbers)) for name, numbers in self._numbers.items()}
        script = {**numbers, "shuffle": " ".join(self._zones)}
        return ", ".join(f"{name} {things}" for name, things in script.items() if things)

    def draws(self, first: int, sizes: Sequence[int], label: DrawLabel) -> tuple[int, ...]:
        self._label = label
        return super().draws(first, sizes, label)

    def deal(self, n: int, things: Sequence[object], label: DrawLabel) -> int:
        numbers = self._numbers.get(label.of) or self._numbers.get(label.kind)
        if not numbers or not isinstance(named := numbers[0], str):
            return super().deal(n, things, label)
        if named not in things:
            raise LookupError(f"draw {n} is a {label}: the script says {named!r}, which is none of what is left")
        numbers.pop(0)
        return things.index(named)

    def draw(self, n: int, size: int) -> int:
        label = self._label
        if label is None:
            raise LookupError(f"draw {n} has no label, and a script names draws by their labels")
        if label.kind == "shuffle":
            return self._keep_order(label, n, size)
        name = label.of if self._numbers.get(label.of) else label.kind
        if not self._numbers.get(name):
            raise self._not_named(label, n)
        number = self._numbers[name].pop(0)
        if not isinstance(number, int) or not 1 <= number <= size:
            raise LookupError(f"draw {n} is a {label}: the script says {number}, outside 1 to {size}")
        return number - 1

    def _keep_order(self, label: DrawLabel, n: int, size: int) -> int:
        """Leave the last card where it is. With its last two cards the shuffle of a zone is over."""
        if label.of not in self._zones:
            raise self._not_named(label, n)
        if size == 2:
            self._zones.remove(label.of)
        return size - 1

    def _not_named(self, label: DrawLabel, n: int) -> LookupError:
        return LookupError(f"draw {n} is a {label}; what is left of the script is {self.left or 'nothing'}")


def commitment(secret: bytes) -> str:
    """What is posted before the first draw: the SHA-256 of the table's secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def mix_keys(secret: bytes, parts: Iterable[object]) -> bytes:
    """A key made of a secret and what others added to it: HMAC-SHA256(secret, the parts as a JSON list).

    No two lists are written alike. The parts are strings, numbers, None, and lists of these.
    """
    return hmac.digest(secret, json.dumps(list(parts)).encode(), "sha256")
