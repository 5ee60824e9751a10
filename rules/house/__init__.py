"""House rules: optional twists, one file each; this file checks which fit together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from rules.house.blind_yalta import blind_yalta
from rules.house.calculated_risks import RiskTaken, calculated_risks
from rules.house.captives import Prisoners
from rules.house.continental_power import Powers, PowersWon, continental_power
from rules.house.equal_arms import equal_arms
from rules.house.hecatomb import hecatomb
from rules.house.mobilisation import mobilisation, place_afterwards
from rules.house.prisoners import Parley, ToAnswerRansom, ToParley, prisoners
from rules.house.reserve import Reserve
from rules.house.risk_bounty import Bounty, risk_bounty
from rules.house.single_front import Front, OneFront, single_front
from rules.house.yalta import yalta
from rules.kernel.game import Option
from rules.kernel.ruleset import Module
from rules.kernel.values import Refusal, Task

Turn = tuple[Task, ...]
OFF, ON = "off", "on"


def _as_it_is(turn: Turn, options: Mapping[str, str]) -> Turn:
    return turn


@dataclass(frozen=True, slots=True)
class House:
    """One house rule: its module, the options it requires, its change of the turn, and its own options.

    Clashes with other house rules are declared by the module.
    """

    module: Module
    wants: Mapping[str, str] = field(default_factory=dict)
    turn: Callable[[Turn, Mapping[str, str]], Turn] = _as_it_is
    options: tuple[Option, ...] = ()


HOUSE: dict[str, House] = {
    rule.module.name: rule
    for rule in (
        House(yalta, wants={"setup": "dealt"}),
        House(blind_yalta, wants={"setup": "dealt"}),
        House(
            mobilisation, turn=place_afterwards, options=(Option("mobilised-lands", ("own-turn", "end-of-round")),)
        ),
        House(calculated_risks),
        House(continental_power, turn=lambda turn, options: (*turn, Powers())),
        House(hecatomb),
        House(
            prisoners, turn=lambda turn, options: (Parley(), *turn),
            options=(Option("ransom", ("prisoners", "cards-too")),),
        ),
        House(risk_bounty),
        House(single_front),
        House(equal_arms),
    )
}  # fmt: skip
"""Every house rule by its name, which is also the name of its option."""


class HouseRulesClash(Refusal):
    """These two house rules cannot be combined."""

    rule: str
    other: str


class HouseRuleWants(Refusal):
    """The house rule requires another value of an option."""

    rule: str
    option: str
    choice: str


def house_options(names: Iterable[str] = tuple(HOUSE)) -> tuple[Option, ...]:
    """An on/off option for each of these house rules (off by default), and each rule's own options."""
    offers = {name: HOUSE[name] for name in names}
    rules = tuple(Option(name, (OFF, ON)) for name in offers)
    own = (replace(option, when=(name, (ON,))) for name, rule in offers.items() for option in rule.options)
    return (*rules, *own)


def offered(options: Iterable[Option]) -> tuple[str, ...]:
    """The house rules among a game's options."""
    return tuple(option.name for option in options if option.name in HOUSE)


def played(options: Mapping[str, str]) -> tuple[House, ...]:
    """The house rules that a table has switched on."""
    return tuple(rule for name, rule in HOUSE.items() if options.get(name, OFF) == ON)


def unfit(options: Mapping[str, str]) -> Refusal | None:
    """Why the chosen house rules do not fit together or with the other options; None if they do."""
    chosen = played(options)
    for rule in chosen:
        for other in chosen:
            if other.module.name in rule.module.clashes:
                return HouseRulesClash(rule.module.name, other.module.name)
        for option, choice in rule.wants.items():
            if options.get(option) != choice:
                return HouseRuleWants(rule.module.name, option, choice)
    return None


def house_turn(rules: Iterable[House], turn: Turn, options: Mapping[str, str]) -> Turn:
    """The turn with the tasks that house rules add or remove."""
    for rule in rules:
        turn = rule.turn(turn, options)
    return turn


__all__ = [
    "HOUSE",
    "OFF",
    "Bounty",
    "Front",
    "House",
    "HouseRuleWants",
    "HouseRulesClash",
    "OneFront",
    "PowersWon",
    "Prisoners",
    "Reserve",
    "RiskTaken",
    "ToAnswerRansom",
    "ToParley",
    "equal_arms",
    "house_options",
    "mobilisation",
    "offered",
    "prisoners",
    "unfit",
]
