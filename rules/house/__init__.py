"""House rules: optional twists, one file each; this file checks which fit together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from rules.atlas import Board, RegionName
from rules.house.blind_yalta import CallLot, TakeLot, TakeLotBack, blind_yalta
from rules.house.calculated_risks import RiskTaken, calculated_risks
from rules.house.captives import Prisoners
from rules.house.continental_power import (
    BY_SHEET,
    NOWHERE,
    REGION_OF,
    Powers,
    PowersWon,
    Strike,
    WinOver,
    continental_power,
    lands_exposed,
    region_options,
)
from rules.house.equal_arms import equal_arms
from rules.house.general_mobilisation import MOBILISED_LANDS, Mobilised, general_mobilisation, place_afterwards
from rules.house.hecatomb import hecatomb
from rules.house.prisoners_of_war import (
    RANSOM,
    AcceptRansom,
    DeclineRansom,
    Parley,
    ProposeRansom,
    ToAnswerRansom,
    ToParley,
    prisoners_of_war,
)
from rules.house.reserve import Reserve, ends_exhausted
from rules.house.risk_bounty import Bounty, PickCard, risk_bounty
from rules.house.single_front import Front, OneFront, single_front
from rules.house.yalta import AcceptSwap, DropSwap, ProposeSwap, Ready, yalta
from rules.kernel.arguments import tell_near
from rules.kernel.module import Clash, Module
from rules.kernel.options import OFF, ON, Option
from rules.kernel.values import Refusal, Task
from rules.risk.options import HouseRulesClash, HouseRuleWants, NotOnThisBoard

Turn = tuple[Task, ...]


def _as_it_is(turn: Turn, options: Mapping[str, str]) -> Turn:
    return turn


def _no_options(boards: Sequence[Board]) -> tuple[Option[str], ...]:
    return ()


def _always(*options: Option[str]) -> Callable[[Sequence[Board]], tuple[Option[str], ...]]:
    """The same options on every board."""
    return lambda boards: options


@dataclass(frozen=True, slots=True)
class House:
    """One house rule: its module, the options it requires, its change of the turn, and its own options.

    `own` gives its options on these boards. Where one of them names a region, that is a region of the table's board.
    With which others it clashes, its module says. Raises `Clash` where `wants` is no mapping.
    """

    module: Module
    wants: Mapping[str, str] = field(default_factory=dict)
    turn: Callable[[Turn, Mapping[str, str]], Turn] = field(default_factory=lambda: _as_it_is, repr=False)
    own: Callable[[Sequence[Board]], tuple[Option[str], ...]] = field(default_factory=lambda: _no_options, repr=False)
    regional: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.wants, Mapping):
            raise Clash(f'{self.module.name}: wants={self.wants!r} is no mapping: write wants={{"option": "choice"}}')


HOUSE: dict[str, House] = {
    rule.module.name: rule
    for rule in (
        House(yalta, wants={"setup": "dealt"}),
        House(blind_yalta, wants={"setup": "dealt"}),
        House(
            general_mobilisation, turn=place_afterwards, own=_always(MOBILISED_LANDS)
        ),
        House(calculated_risks),
        House(
            continental_power, turn=lambda turn, options: (*turn, Powers()),
            own=region_options, regional=tuple(REGION_OF.values()),
        ),
        House(hecatomb),
        House(
            prisoners_of_war, turn=lambda turn, options: (Parley(), *turn),
            own=_always(RANSOM),
        ),
        House(risk_bounty),
        House(single_front),
        House(equal_arms),
    )
}  # fmt: skip
"""Every house rule by its name, which is also the name of its option."""


def house_options(boards: Sequence[Board], names: Iterable[str] = tuple(HOUSE)) -> tuple[Option[str], ...]:
    """An option for each of these house rules, off unless a table says otherwise, and each rule's own.

    `boards` are those on which the game is played.
    """
    offers = {name: HOUSE[name] for name in names}
    switches = {name: Option(name, (OFF, ON)) for name in offers}
    own = (
        replace(option, when=(switches[name], (ON,))) for name, rule in offers.items() for option in rule.own(boards)
    )
    return (*switches.values(), *own)


def with_house_rules(
    options: tuple[Option[str], ...], boards: Sequence[Board], names: Iterable[str] = tuple(HOUSE)
) -> tuple[Option[str], ...]:
    """A game's own options, then those of these house rules.

    Raises `Clash` if a rule wants an option that the game does not list, or a choice that the option does not have.
    """
    names = tuple(names)
    listed = {option.name: option.choices for option in (*options, *house_options(boards, names))}
    for name in names:
        for option, choice in HOUSE[name].wants.items():
            if option not in listed:
                raise Clash(
                    f"{name} wants the option {option}, which the game does not list{tell_near(option, listed)}"
                )
            if choice not in listed[option]:
                raise Clash(f"{name} wants {option}={choice}: it is one of {', '.join(listed[option])}")
    return (*options, *house_options(boards, names))


def house_rules_of(options: Iterable[Option[str]]) -> tuple[str, ...]:
    """The house rules among a game's options.

    >>> from rules import GAMES, house_rules_of
    >>> house_rules_of(GAMES["godstorm"].options)
    ('yalta', 'blind-yalta', 'single-front')
    >>> setting = GAMES["classic"].setting(("red", "blue", "green"), {"hecatomb": "on"})
    """
    return tuple(option.name for option in options if option.name in HOUSE)


def house_rules_in_play(options: Mapping[str, str]) -> tuple[House, ...]:
    """The house rules that a table has switched on."""
    return tuple(rule for name, rule in HOUSE.items() if options.get(name, OFF) == ON)


def options_refusal(options: Mapping[str, str], regions: Collection[RegionName] = ()) -> Refusal | None:
    """Why the house rules chosen do not fit together, with the other options, or with the regions of the board."""
    chosen = house_rules_in_play(options)
    for one, other in combinations((rule.module for rule in chosen), 2):
        if other.name in one.clashes or one.name in other.clashes:
            return HouseRulesClash(one.name, other.name)
    for rule in chosen:
        for option, choice in rule.wants.items():
            if options.get(option) != choice:
                return HouseRuleWants(rule.module.name, option, choice)
        for option in rule.regional:
            if options.get(option, BY_SHEET) not in (BY_SHEET, NOWHERE, *regions):
                return NotOnThisBoard(option, options[option])
    return None


def house_turn(rules: Iterable[House], turn: Turn, options: Mapping[str, str]) -> Turn:
    """The turn with the tasks that house rules add or remove."""
    for rule in rules:
        turn = rule.turn(turn, options)
    return turn


__all__ = [
    "HOUSE",
    "AcceptRansom",
    "AcceptSwap",
    "Bounty",
    "CallLot",
    "DeclineRansom",
    "DropSwap",
    "Front",
    "House",
    "Mobilised",
    "OneFront",
    "PickCard",
    "PowersWon",
    "Prisoners",
    "ProposeRansom",
    "ProposeSwap",
    "Ready",
    "Reserve",
    "RiskTaken",
    "Strike",
    "TakeLot",
    "TakeLotBack",
    "ToAnswerRansom",
    "ToParley",
    "WinOver",
    "blind_yalta",
    "calculated_risks",
    "continental_power",
    "ends_exhausted",
    "equal_arms",
    "general_mobilisation",
    "hecatomb",
    "house_options",
    "lands_exposed",
    "options_refusal",
    "prisoners_of_war",
    "risk_bounty",
    "single_front",
    "with_house_rules",
    "yalta",
]
