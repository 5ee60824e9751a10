"""What a field holds is said by its type: ids of different kinds are told apart, and no new field is a bare string."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, NamedTuple

import pytest

import bot.refusals
import rules
from rules import Action, Card, Decision, Event, Player, Refusal, Territory
from rules.author import LeaderKind, RegionName, item_of, meanings
from rules.kernel.tagged import Value
from rules.kernel.values import AttackDice
from rules.risk.combat.battle import BattleFought
from rules.risk.combat.invasion import Attack, Invasion

FAMILIES = (Event, Action, Decision, Refusal)
RULE = "a variant of a rule, by which messages choose their wording"
OPTION = "an option of a game, or a choice for one: the table's setting names them"
ZONE = "who may look into a zone of cards: no message names them"
KIND = "a kind or a field of values of the rules"
BOT = "what a person said, or a setting of the bot"
PLAIN = {
    "why": RULE, "how": RULE, "pool": RULE, "link": RULE, "side": RULE, "sticker": RULE, "flaw": RULE, "mode": RULE,
    "edition": RULE, "trick": RULE, "window": KIND, "topic": KIND, "field": KIND, "action": KIND, "decision": KIND,
    "rule": OPTION, "option": OPTION, "shown": ZONE, "seen": ZONE, "game": BOT, "language": BOT,
    "palette": BOT, "policy": BOT, "motion": BOT, "label": "what stands on a pack",
    "package": "a package that is installed, with its version",
    "text": "what a person wrote, or the content of a pack", "marker": "a place in the order of play",
    "spot": "a place on the map",
}  # fmt: skip
"""Fields that are plain words wherever they stand, and what they are."""
PLAIN_IN = {
    "Reshuffled.deck": ZONE,
    "HouseRulesClash.other": OPTION, "HouseRuleWants.choice": OPTION, "NotOnThisBoard.choice": OPTION,
    "NoSuchOption.choice": OPTION, "SaidAlready.choice": BOT, "MarkerNotFree.free": "places in the order of play",
    "NoRewardThere.reward": KIND, "CityFounded.city": RULE,
    "FaithRaised.what": RULE, "FirstChosen.what": RULE, "ArmiesGranted.what": "what `why` says: any kind of id",
    "SpellLaid.what": RULE, "SpellsLifted.what": RULE,
}  # fmt: skip
"""The same for fields whose name says less."""


def values() -> Iterator[type[Value]]:
    """Every class of the four families whose fields messages name."""
    for package in (rules, bot.refusals):
        for module in walk_packages(getattr(package, "__path__", ()), f"{package.__name__}."):
            import_module(module.name)
    kinds: list[type[Any]] = list(FAMILIES)
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
    return (kind for kind in dict.fromkeys(kinds) if kind.__module__.split(".")[0] in ("rules", "bot"))


def bare(kind: type[Value]) -> Iterator[str]:
    """The fields of a class that are strings of which nothing says what they hold."""
    for name, meaning in meanings(kind).items():
        if item_of(meaning) is str and name not in PLAIN and f"{kind.__name__}.{name}" not in PLAIN_IN:
            yield f"{kind.__module__}.{kind.__name__}.{name}"


def test_no_field_is_a_string_of_which_nothing_says_what_it_holds() -> None:
    assert [field for kind in values() for field in bare(kind)] == []


def test_each_exception_is_still_needed() -> None:
    plain = {
        (kind.__name__, name)
        for kind in values()
        for name, meaning in meanings(kind).items()
        if item_of(meaning) is str
    }
    assert PLAIN.keys() <= {name for _, name in plain}
    assert PLAIN_IN.keys() <= {f"{kind}.{name}" for kind, name in plain}


class Guessed(Event):
    """An event that does not say what its field holds."""

    whereabouts: str


def test_a_new_field_that_is_a_bare_string_is_found() -> None:
    assert [*bare(Guessed)] == [f"{__name__}.Guessed.whereabouts"]


class Pair(NamedTuple):
    where: Territory
    count: int


def test_fields_tell_their_kinds_apart() -> None:
    assert meanings(Pair) == {"where": Territory, "count": int}
    assert meanings(BattleFought)["attack"] == AttackDice
    fields = meanings(Attack)
    assert (fields["player"], fields["source"], fields["leaders"]) == (Player, Territory, tuple[LeaderKind, ...])
    assert meanings(Attack) is fields, "read once for each class"
    assert item_of(meanings(Invasion)["led_from"]) is Territory


@pytest.mark.parametrize(
    ("meaning", "item"),
    [(Card, Card), (tuple[Card, ...], Card), (tuple[tuple[RegionName, Player], ...], RegionName), (int, int)],
)
def test_the_things_of_a_list_have_the_kind_that_it_says(meaning: Any, item: Any) -> None:
    assert item_of(meaning) is item
