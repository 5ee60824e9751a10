"""The referee: games, boards and players as pure values. No Discord, no clock, no words.

A game is played to its end by calling functions:

    game = GAMES["lotr"]
    rules = ruleset(game.setting(("green", "red")))
    step = begin(rules, Seeded(key))
    step = apply(rules, step.state, action, Seeded(key))
"""

from rules.atlas import NO_CARD, NO_TERRITORY, Board, Card, RealmName, Region, RegionName, Territory, board, trail_on
from rules.classic import CLASSIC
from rules.godstorm import GODSTORM
from rules.house import OFF, ON, HouseRulesClash, HouseRuleWants, house_rules_of
from rules.kernel.beacon import CHAINS, EXTRA, QUICKNET, NoSignatureLibrary, Round, is_signed, read_round, write_round
from rules.kernel.chain import SEALS, BrokenChain, ChainProof, verify_chain, write_revealed
from rules.kernel.chance import UNSEALED, Chance, Drawn, NamedDraws, Scripted, Seals, Seeded, commitment, mix_keys
from rules.kernel.conditions import (
    ANY_LEADER,
    MOST_REGIMENTS,
    NO_LEADER,
    OUR_LEADER,
    THEIR_LEADER,
    Condition,
    NoCondition,
    Occasion,
    condition_flaw,
    condition_kinds,
    condition_topics,
    occasion,
)
from rules.kernel.context import Pass, Window
from rules.kernel.events import CardsMoved, GameEnded, SeenBefore, TurnBegan, ZoneLaid
from rules.kernel.game import Campaigns, Game, NoSuchBeginning, NoSuchOption, Revealed, Setting, compose_ruleset
from rules.kernel.meanings import item_of, meanings
from rules.kernel.names import LONGEST_NAME, BadName, clean_name
from rules.kernel.offers import Choices, Offer, Ordered, Some, Typed
from rules.kernel.options import Option
from rules.kernel.orders import (
    ASK,
    DEFAULT,
    NO_ORDERS,
    Clause,
    Orders,
    Preferences,
    SeatOrders,
    StandingOrder,
    read_orders,
    write_orders,
)
from rules.kernel.plans import Plan
from rules.kernel.play import Step, advance, apply, begin, default, legal, refusal, take_back
from rules.kernel.record import (
    BEGIN,
    FIRST_FORMAT,
    FORMAT,
    LONGEST_CONTRIBUTION,
    REWIND,
    SNAPSHOT,
    UNDO,
    Head,
    Line,
    Record,
    before_code,
    key_of,
    key_parts_of_others,
    line_of,
    read_record,
    record_code,
    write_record,
)
from rules.kernel.rewind import rewind
from rules.kernel.ruleset import RULES_VERSION, Clash, Module, Ruleset
from rules.kernel.seat_draw import SeatDraw, complete_wishes, draw_seats
from rules.kernel.snapshot import fingerprint, read_snapshot, snapshot_text, text_fingerprint, write_snapshot
from rules.kernel.standing_answers import answer_of, clause_for, goes_on, settle, standing_answer, update_orders
from rules.kernel.state import Land, State
from rules.kernel.tagged import Family, Tagged, Unreadable, plain, shape_data
from rules.kernel.undo import last_answer
from rules.kernel.upgrade import TooNew
from rules.kernel.values import (
    EVERYONE,
    NOBODY,
    Action,
    AttackDice,
    AttackFalls,
    Decision,
    DefenceDice,
    DefenceFalls,
    Event,
    GameIsOver,
    Holding,
    LeaderKind,
    NotAsked,
    NotNow,
    NotYours,
    Part,
    Player,
    Ranked,
    Refusal,
    Refused,
    Rolls,
    Task,
    ThrownDice,
    TypedName,
    Zone,
)
from rules.kernel.verify import Proof, Tampered, Undone, replay, verify
from rules.kernel.view import Cards, View, view
from rules.kernel.wants import NO_DETAILS, Details, Listed, Wants
from rules.kernel.windows import PassTogether, ToReact, each_answer, together, windows_for
from rules.legacy import FULLEST_DICE, LEGACY
from rules.lotr import LOTR
from rules.packages import InstalledPackage, find_packages
from rules.position import position

GAMES: dict[str, Game] = {game.name: game for game in (LOTR, CLASSIC, GODSTORM, LEGACY)}
"""Every playable game by its name: ours, and those of the packages that are installed beside this one."""
PACKAGES: dict[str, InstalledPackage] = {found.game: found for found in find_packages(GAMES)}
"""Those packages, by the name of their game, and with the flaw for which a game is not among `GAMES`."""
GAMES |= {name: found.package.game for name, found in PACKAGES.items() if found.package is not None}


def ruleset(setting: Setting) -> Ruleset:
    """The ruleset of a table's setting, composed once; raises `LookupError` and `Refused` for one that is none."""
    if setting.game not in GAMES:
        broken = PACKAGES.get(setting.game)
        why = f" that can be played: {broken.distribution}: {broken.flaw}" if broken else ""
        raise LookupError(f"no game named {setting.game!r}{why}")
    game = GAMES[setting.game]
    return compose_ruleset(game.compose, game.fill(setting))


__all__ = [
    "ANY_LEADER",
    "ASK",
    "BEGIN",
    "CHAINS",
    "CLASSIC",
    "DEFAULT",
    "EVERYONE",
    "EXTRA",
    "FIRST_FORMAT",
    "FORMAT",
    "FULLEST_DICE",
    "GAMES",
    "LONGEST_CONTRIBUTION",
    "LONGEST_NAME",
    "LOTR",
    "MOST_REGIMENTS",
    "NOBODY",
    "NO_CARD",
    "NO_DETAILS",
    "NO_LEADER",
    "NO_ORDERS",
    "NO_TERRITORY",
    "OFF",
    "ON",
    "OUR_LEADER",
    "PACKAGES",
    "QUICKNET",
    "REWIND",
    "RULES_VERSION",
    "SEALS",
    "SNAPSHOT",
    "THEIR_LEADER",
    "UNDO",
    "UNSEALED",
    "Action",
    "AttackDice",
    "AttackFalls",
    "BadName",
    "Board",
    "BrokenChain",
    "Campaigns",
    "Card",
    "Cards",
    "CardsMoved",
    "ChainProof",
    "Chance",
    "Choices",
    "Clash",
    "Clause",
    "Condition",
    "Decision",
    "DefenceDice",
    "DefenceFalls",
    "Details",
    "Drawn",
    "Event",
    "Family",
    "Game",
    "GameEnded",
    "GameIsOver",
    "Head",
    "Holding",
    "HouseRuleWants",
    "HouseRulesClash",
    "Land",
    "LeaderKind",
    "Line",
    "Listed",
    "Module",
    "NamedDraws",
    "NoCondition",
    "NoSignatureLibrary",
    "NoSuchBeginning",
    "NoSuchOption",
    "NotAsked",
    "NotNow",
    "NotYours",
    "Occasion",
    "Offer",
    "Option",
    "Ordered",
    "Orders",
    "Part",
    "Pass",
    "PassTogether",
    "Plan",
    "Player",
    "Preferences",
    "Proof",
    "Ranked",
    "RealmName",
    "Record",
    "Refusal",
    "Refused",
    "Region",
    "RegionName",
    "Revealed",
    "Rolls",
    "Round",
    "Ruleset",
    "Scripted",
    "Seals",
    "SeatDraw",
    "SeatOrders",
    "Seeded",
    "SeenBefore",
    "Setting",
    "Some",
    "StandingOrder",
    "State",
    "Step",
    "Tagged",
    "Tampered",
    "Task",
    "Territory",
    "ThrownDice",
    "ToReact",
    "TooNew",
    "TurnBegan",
    "Typed",
    "TypedName",
    "Undone",
    "Unreadable",
    "View",
    "Wants",
    "Window",
    "Zone",
    "ZoneLaid",
    "advance",
    "answer_of",
    "apply",
    "before_code",
    "begin",
    "board",
    "clause_for",
    "clean_name",
    "commitment",
    "complete_wishes",
    "compose_ruleset",
    "condition_flaw",
    "condition_kinds",
    "condition_topics",
    "default",
    "draw_seats",
    "each_answer",
    "fingerprint",
    "goes_on",
    "house_rules_of",
    "is_signed",
    "item_of",
    "key_of",
    "key_parts_of_others",
    "last_answer",
    "legal",
    "line_of",
    "meanings",
    "mix_keys",
    "occasion",
    "plain",
    "position",
    "read_orders",
    "read_record",
    "read_round",
    "read_snapshot",
    "record_code",
    "refusal",
    "replay",
    "rewind",
    "ruleset",
    "settle",
    "shape_data",
    "snapshot_text",
    "standing_answer",
    "take_back",
    "text_fingerprint",
    "together",
    "trail_on",
    "update_orders",
    "verify",
    "verify_chain",
    "view",
    "windows_for",
    "write_orders",
    "write_record",
    "write_revealed",
    "write_round",
    "write_snapshot",
]
