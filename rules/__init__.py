"""The referee: games, boards and players as pure values. No Discord, no clock, no words.

A game is played to its end by calling functions:

    game = GAMES["lotr"]
    rules = ruleset(game.setting(("green", "red")))
    step = begin(rules, Seeded(key))
    step = apply(rules, step.state, action, Seeded(key))
"""

from rules.atlas import Board, board
from rules.classic import CLASSIC
from rules.house import OFF, ON, HouseRulesClash, HouseRuleWants, offered
from rules.kernel.chance import Chance, DrawLabel, Drawn, NamedDraws, Scripted, Seeded, commitment, mixed
from rules.kernel.game import Game, NoSuchOption, Option, Setting, composed
from rules.kernel.offers import Offer
from rules.kernel.orders import ASK, DEFAULT, Orders, Standing, settle, standing_answer
from rules.kernel.play import Step, advance, apply, begin, default, legal, refusal, take_back
from rules.kernel.record import RULES_VERSION, Head, Line, Record, line_of
from rules.kernel.record import read_record
from rules.kernel.record import write_record
from rules.kernel.ruleset import Clash, Module, Ruleset
from rules.kernel.state import Land, State
from rules.kernel.tagged import Unreadable
from rules.kernel.upgrade import TooNew
from rules.kernel.values import (
    EVERYONE,
    NOBODY,
    Action,
    Decision,
    Event,
    Holding,
    Part,
    Player,
    Refusal,
    Refused,
    Task,
    Zone,
)
from rules.kernel.verify import Proof, Tampered, replay, verify
from rules.kernel.view import Cards, View, view
from rules.lotr import LOTR
from rules.position import position

GAMES: dict[str, Game] = {game.name: game for game in (LOTR, CLASSIC)}
"""Every playable game by its name."""


def ruleset(setting: Setting) -> Ruleset:
    """The ruleset of a table's setting, composed once; raises `LookupError` for an unknown game."""
    if setting.game not in GAMES:
        raise LookupError(f"no game named {setting.game!r}")
    game = GAMES[setting.game]
    return composed(game.compose, game.filled(setting))


__all__ = [
    "ASK",
    "DEFAULT",
    "EVERYONE",
    "GAMES",
    "NOBODY",
    "OFF",
    "ON",
    "RULES_VERSION",
    "Action",
    "Board",
    "Cards",
    "Chance",
    "Clash",
    "Decision",
    "DrawLabel",
    "Drawn",
    "Event",
    "Game",
    "Head",
    "Holding",
    "HouseRuleWants",
    "HouseRulesClash",
    "Land",
    "Line",
    "Module",
    "NamedDraws",
    "NoSuchOption",
    "Offer",
    "Option",
    "Orders",
    "Part",
    "Player",
    "Proof",
    "Record",
    "Refusal",
    "Refused",
    "Ruleset",
    "Scripted",
    "Seeded",
    "Setting",
    "Standing",
    "State",
    "Step",
    "Tampered",
    "Task",
    "TooNew",
    "Unreadable",
    "View",
    "Zone",
    "advance",
    "apply",
    "begin",
    "board",
    "commitment",
    "default",
    "legal",
    "line_of",
    "mixed",
    "offered",
    "position",
    "read_record",
    "refusal",
    "replay",
    "ruleset",
    "settle",
    "standing_answer",
    "take_back",
    "verify",
    "view",
    "write_record",
]
