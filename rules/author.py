"""What a game or a house rule is made of, for who writes one (`docs/adding-a-game.md`, `docs/adding-a-house-rule.md`).

Rules                  `Module`, with `Context` for its rules; `Query` and the kernel's own: `links`, `window_secret`,
                       `window_order`, `card_windows`, `mixed_piles`, `planned_answer`, `surprise`, `attack_topics`, …
Values of one's own    `Part`, `Task`, `Value`, `Tagged`; `Variants` of a kind; `FinalEvent`, … for what is for ever;
                       `Zone`, `Holding`; zones by name: `ZoneName`, `zone_of`, `pile_of`, `owner_of`
Answers                `Some`, `Ordered`, `Typed` as the choices of an `Offer`; `Details` and `Wants` of an order
Windows                `windows`, `Window`, `ToReact`, `Pass`
A game                 `Option`, `Clash`, `GamePackage`; `Links`, `Campaigns` where its games continue one another;
                       `CampaignSeals` where one hides something, else `NoSeals`
A board                `Board`, `Region`, `board`, `Extra`
What a field holds     `LeaderKind`, `RegionName`, `RealmName`, `AttackDice`, `TypedName`, …; `meanings` reads it

Actions, events, decisions and refusals begin as classes of `rules`: `Action`, `Event`, `Decision`, `Refusal`. Modules,
steps of the turn and queries of the whole family are in `rules.risk`.
"""

from rules.atlas import (
    MAIN,
    NO_CARD,
    NO_REGION,
    NO_TERRITORY,
    Board,
    RealmName,
    Region,
    RegionName,
    board,
    land_names,
    trail_on,
)
from rules.atlas.board import LinkKind
from rules.atlas.extras import Extra
from rules.atlas.flaws import find_board_flaws
from rules.kernel.conditions import Occasion, attack_occasion, attack_topics, nameable_kinds
from rules.kernel.context import TURN, Context, Pass, Query, Window, links, window_secret
from rules.kernel.events import CardsMoved, GameEnded, SeenBefore, TurnBegan, ZoneLaid
from rules.kernel.game import (
    Campaigns,
    CampaignSeals,
    Links,
    NoSeals,
    NoSuchBeginning,
    NoSuchOption,
    Revealed,
    SeatTwice,
    Statistic,
    UnknownSeat,
)
from rules.kernel.meanings import item_of, meanings, written_meanings
from rules.kernel.module import Clash, Module
from rules.kernel.names import LONGEST_NAME, BadName, clean_name, name_flaw
from rules.kernel.offers import Choices, Ordered, Some, Typed, first_wished
from rules.kernel.options import OFF, ON, Option
from rules.kernel.plans import Lines, Onward, line_over, planned_answer, surprise
from rules.kernel.position import BySeat, Names, Position
from rules.kernel.rewind import mixed_piles
from rules.kernel.state import EMPTY
from rules.kernel.tagged import Family, Tagged, Value, Variants, canonical_text, shape_data
from rules.kernel.values import (
    EVERYONE,
    AttackDice,
    AttackFalls,
    DefenceDice,
    DefenceFalls,
    FinalAction,
    FinalDecision,
    FinalEvent,
    GameIsOver,
    Holding,
    LeaderKind,
    NoSuchLand,
    NotAsked,
    NotNow,
    NotYours,
    Part,
    PlanLine,
    Ranked,
    Rolls,
    Task,
    ThrownDice,
    TypedName,
    WrongType,
    Zone,
    ZoneName,
    owner_of,
    pile_of,
    zone_of,
)
from rules.kernel.wants import Details, Wants
from rules.kernel.windows import ToReact, card_windows, window_order, windows
from rules.packages import INTERFACE, GamePackage

__all__ = [
    "EMPTY",
    "EVERYONE",
    "INTERFACE",
    "LONGEST_NAME",
    "MAIN",
    "NO_CARD",
    "NO_REGION",
    "NO_TERRITORY",
    "OFF",
    "ON",
    "TURN",
    "AttackDice",
    "AttackFalls",
    "BadName",
    "Board",
    "BySeat",
    "CampaignSeals",
    "Campaigns",
    "CardsMoved",
    "Choices",
    "Clash",
    "Context",
    "DefenceDice",
    "DefenceFalls",
    "Details",
    "Extra",
    "Family",
    "FinalAction",
    "FinalDecision",
    "FinalEvent",
    "GameEnded",
    "GameIsOver",
    "GamePackage",
    "Holding",
    "LeaderKind",
    "Lines",
    "LinkKind",
    "Links",
    "Module",
    "Names",
    "NoSeals",
    "NoSuchBeginning",
    "NoSuchLand",
    "NoSuchOption",
    "NotAsked",
    "NotNow",
    "NotYours",
    "Occasion",
    "Onward",
    "Option",
    "Ordered",
    "Part",
    "Pass",
    "PlanLine",
    "Position",
    "Query",
    "Ranked",
    "RealmName",
    "Region",
    "RegionName",
    "Revealed",
    "Rolls",
    "SeatTwice",
    "SeenBefore",
    "Some",
    "Statistic",
    "Tagged",
    "Task",
    "ThrownDice",
    "ToReact",
    "TurnBegan",
    "Typed",
    "TypedName",
    "UnknownSeat",
    "Value",
    "Variants",
    "Wants",
    "Window",
    "WrongType",
    "Zone",
    "ZoneLaid",
    "ZoneName",
    "attack_occasion",
    "attack_topics",
    "board",
    "canonical_text",
    "card_windows",
    "clean_name",
    "find_board_flaws",
    "first_wished",
    "item_of",
    "land_names",
    "line_over",
    "links",
    "meanings",
    "mixed_piles",
    "name_flaw",
    "nameable_kinds",
    "owner_of",
    "pile_of",
    "planned_answer",
    "shape_data",
    "surprise",
    "trail_on",
    "window_order",
    "window_secret",
    "windows",
    "written_meanings",
    "zone_of",
]
