"""Classic Risk: secret missions, world conquest, two players with a neutral army, capitals; on four boards.

A position (`rules.position`) takes, besides who holds what:

`hands`, `deck`, `discard`      territory cards: of each seat, on top of the deck, discarded
`capitals`                      each seat's headquarters, in the mode `capital`: `red: alaska`
`missions`                      each seat's secret mission, in the mode `secret-mission`: `red: lands_24`
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from rules.classic.boards import (
    BOARD,
    BOARDS,
    CARD_SYMBOLS,
    EAST_AFRICA_MIDDLE_EAST,
    EDITION,
    EDITIONS,
    board_of,
    choice_of,
    resolve_edition,
)
from rules.classic.capital import (
    LENGTH,
    SHORT,
    Capitals,
    CapitalTaken,
    ChooseCapital,
    ChooseCapitals,
    capital,
    count_headquarters,
    count_needed,
)
from rules.classic.conquest import conquest
from rules.classic.edition_rules import FORTIFY, edition_rules
from rules.classic.mission_cards import COLOURS, conquest_mission, mission_cards
from rules.classic.missions import (
    MISSIONS,
    TARGET_KILLED_BY_OTHER,
    DealMissions,
    MissionAccomplished,
    is_fulfilled_by_taking,
    mission,
    mission_for,
    missions,
)
from rules.classic.sets import (
    CARD_LANDS,
    JOKER_SETS,
    SET_OPTIONS,
    SET_VALUES,
    TRADED_CARDS,
    SetNumbered,
    SetsTraded,
    sets,
    worth,
)
from rules.classic.turned_neutral import turned_neutral
from rules.house import house_rules_in_play, house_turn, options_refusal, with_house_rules
from rules.kernel.game import Game, Setting
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import Player, Refusal, Task
from rules.kernel.windows import windows
from rules.risk.armies import NEUTRAL
from rules.risk.combat.battle import battle
from rules.risk.combat.invasion import Combat, invasion
from rules.risk.combat.occupy import occupy
from rules.risk.options import FIRST_PLAYER, FIRST_ROUNDS, LONE_DIE, TRADES_AFTER_ELIMINATION
from rules.risk.plans.plan import plan
from rules.risk.plans.plan_trades import plan_trades
from rules.risk.setup.claiming import ClaimLand, StationArmies, WrongNumber, claiming
from rules.risk.setup.dealing import DealCards, LayDeck, RaiseArmies, dealing
from rules.risk.setup.seating import SEATING, lots, modules_for_seats
from rules.risk.setup.station_by_turns import OWN, StationByTurns, station_by_turns
from rules.risk.turn.agreed_draw import agreed_draw
from rules.risk.turn.cards import TerritoryCard, cards
from rules.risk.turn.concede import CONCEDE, concede
from rules.risk.turn.fortify import Fortification, fortify
from rules.risk.turn.neutral import neutral
from rules.risk.turn.reinforce import Reinforcement, reinforce
from rules.risk.turn.rounds import rounds
from rules.risk.turn.share_out import share_out
from rules.risk.turn.truce import truce
from rules.risk.turn.turns import NextTurn, RollForFirst, turns

TURNS: dict[str, tuple[Task, ...]] = {
    "before-marching": (Reinforcement(), Combat(), TerritoryCard(), Fortification()),
    "after-marching": (Reinforcement(), Combat(), Fortification(), TerritoryCard()),
}
"""The tasks of a turn, by the option that says when its Territory card is drawn."""
MODES: dict[str, tuple[Module, ...]] = {
    "secret-mission": (missions, conquest),
    "conquest": (conquest,),
    "two-players": (conquest, station_by_turns),
    "capital": (capital, conquest),
}
MODE = Option("mode", tuple(MODES))
SetupChoice = Literal["claimed", "dealt"]
SETUP: Option[SetupChoice] = Option("setup", get_args(SetupChoice))
CardDrawnChoice = Literal["before-marching", "after-marching"]
CARD_DRAWN: Option[CardDrawnChoice] = Option("card-drawn", get_args(CardDrawnChoice))
TwoPlayersPlaceChoice = Literal["own-first", "together"]
TWO_PLAYERS_PLACE: Option[TwoPlayersPlaceChoice] = Option("two-players-place", get_args(TwoPlayersPlaceChoice))
TWO_OWN, ONE_NEUTRAL = (OWN, OWN), (NEUTRAL,)
"""The turns in which two players station their own regiments, and the neutral army's."""
MODULES = (
    windows, turns, rounds, claiming, dealing, reinforce, share_out, invasion, battle, occupy, fortify, cards, sets,
    edition_rules, neutral, concede, turned_neutral, agreed_draw, plan, plan_trades,
)  # fmt: skip


class NoShortGame(Refusal):
    """The short game cannot be played with this number of players."""

    seats: int
    allowed: tuple[int, ...]


def seats_refusal(seats: tuple[Player, ...], options: Mapping[str, str]) -> Refusal | None:
    """Why these seats cannot play: the mode `two-players` takes two, others three to the edition's most."""
    allowed = (
        (2,) if MODE.of(options) == "two-players" else tuple(n for n in EDITIONS[BOARD.of(options)].armies if n > 2)
    )
    if len(seats) not in allowed:
        return WrongNumber(len(seats), allowed)
    if MODE.of(options) == "capital" and LENGTH.of(options) == "short" and len(seats) not in SHORT:
        return NoShortGame(len(seats), tuple(SHORT))
    return None


def settle_options(options: Mapping[str, str]) -> dict[str, str]:
    """The options as the rules read them, with the edition's values and the set-up that the mode requires."""
    dealt = MODE.of(options) in ("secret-mission", "two-players")
    return resolve_edition(options) | ({"setup": "dealt"} if dealt else {})


def start(seats: tuple[Player, ...], options: Mapping[str, str]) -> tuple[Task, ...]:
    """The set-up tasks in the booklet's order. The first seat is the General, so dealing begins on his left."""
    mode, count = MODE.of(options), EDITIONS[BOARD.of(options)].armies[len(seats)]
    again = mode == "secret-mission" and FIRST_PLAYER.of(options) == "two-rolls"
    third = (NEUTRAL,) if mode == "two-players" else ()
    by_cards = (DealCards(third), RollForFirst("place"))
    return (
        *lots(seats, options, CLASSIC.colours),
        *([DealMissions()] if mode == "secret-mission" else []),
        RaiseArmies(tuple((army, count) for army in (*third, *seats[1:], seats[0]))),
        *(by_cards if SETUP.of(options) == "dealt" else (RollForFirst("claim"), ClaimLand())),
        *(_both_and_neutral(options) if mode == "two-players" else (StationArmies(),)),
        *([ChooseCapitals()] if mode == "capital" else []),
        LayDeck(),
        *([RollForFirst("play")] if again else []),
        NextTurn(),
    )


def _both_and_neutral(options: Mapping[str, str]) -> tuple[Task, ...]:
    """Each turn two own regiments, the neutral ones afterwards; or (Ancient Earth) two own and one neutral together."""
    if TWO_PLAYERS_PLACE.of(options) == "together":
        return (StationByTurns((*TWO_OWN, *ONE_NEUTRAL)),)
    return (StationByTurns(TWO_OWN), StationByTurns(ONE_NEUTRAL))


def compose(setting: Setting) -> Ruleset:
    """The ruleset of one table."""
    options = settle_options(dict(setting.options))
    house = house_rules_in_play(options)
    truces = (truce,) if FIRST_ROUNDS.of(options) == "truce" else ()
    return Ruleset(
        "classic",
        (*MODES[MODE.of(options)], *MODULES, *modules_for_seats(options), *truces, *(rule.module for rule in house)),
        board=board_of(options),
        seats=setting.seats,
        start=start(setting.seats, options),
        turn=house_turn(house, TURNS[CARD_DRAWN.of(options)], options),
        options=options,
        numbers=EDITIONS[BOARD.of(options)],
    )


CLASSIC = Game(
    name="classic",
    options=with_house_rules(
        (
            MODE,
            BOARD,
            SEATING,
            SETUP.with_choices(EDITION, when=(MODE, ("conquest", "capital"))),
            FIRST_PLAYER.with_choices(EDITION, when=(MODE, ("secret-mission",))),
            MISSIONS.with_choices(when=(MODE, ("secret-mission",))),
            TARGET_KILLED_BY_OTHER.with_choices(when=(MODE, ("secret-mission",))),
            LENGTH.with_choices(when=(MODE, ("capital",))),
            FORTIFY.with_choices(EDITION),
            SET_VALUES.with_choices(EDITION),
            CARD_LANDS.with_choices(EDITION),
            JOKER_SETS,
            TRADED_CARDS.with_choices(EDITION),
            TRADES_AFTER_ELIMINATION.with_choices(EDITION),
            CARD_DRAWN.with_choices(EDITION),
            LONE_DIE.with_choices(EDITION),
            FIRST_ROUNDS.with_choices(EDITION),
            TWO_PLAYERS_PLACE.with_choices(EDITION, when=(MODE, ("two-players",))),
            EAST_AFRICA_MIDDLE_EAST.with_choices(when=(BOARD, ("world",))),
            CARD_SYMBOLS.with_choices(when=(BOARD, ("world",))),
            CONCEDE,
        ),
        BOARDS,
    ),
    colours=dict.fromkeys(COLOURS, ""),
    seats_refusal=seats_refusal,
    compose=compose,
    options_refusal=lambda options: options_refusal(settle_options(options), board_of(options).regions),
    settle_options=settle_options,
)
"""Classic Risk with its house rules; `HOUSE` lists them by name."""

__all__ = [
    "CLASSIC",
    "SET_OPTIONS",
    "SET_VALUES",
    "CapitalTaken",
    "Capitals",
    "ChooseCapital",
    "MissionAccomplished",
    "NoShortGame",
    "SetNumbered",
    "SetsTraded",
    "capital",
    "choice_of",
    "conquest",
    "conquest_mission",
    "count_headquarters",
    "count_needed",
    "is_fulfilled_by_taking",
    "mission",
    "mission_cards",
    "mission_for",
    "missions",
    "sets",
    "worth",
]
