"""Risk Legacy: fifteen wars on one board that remembers.

A position (`rules.position`) begins with the campaign of its setting, with all that the packs have left, and takes,
besides who holds what:

`members`, `factions`                           who sits in each seat, and what it plays: `red: khan_industries`
`headquarters`, `stars`                         of each seat: `red: peru`; `red: 2`
`hands`, `open`, `deck`, `discard`              resource cards: in each hand, open, on top of the deck, discarded
`scar_cards`                                    each seat's scar cards
`mission`, `mission_deck`, `mission_discard`    the open mission, the top of the deck, those fulfilled
`event_deck`, `event_discard`                   event cards, once there are some
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from rules.kernel.game import Game, Setting
from rules.kernel.module import Module
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Player, Refusal, Task
from rules.kernel.windows import windows
from rules.legacy.campaign.ballot import BallotCast, KeepPower, PowerBallot, VotePowers, ballot, votes
from rules.legacy.campaign.boards import BoardChange, as_it_begins, board_between, change_board
from rules.legacy.campaign.box import MISSIONS
from rules.legacy.campaign.campaign import (
    GAMES,
    HELD_ON,
    MOST_BOXES,
    OUT,
    RENAMED,
    UNPLAYED,
    WON,
    WORLD_NAME,
    Campaign,
    CampaignOpened,
    CardUpgraded,
    CityFounded,
    ContinentNamed,
    Entry,
    GameCounted,
    Glued,
    NamerChosen,
    OpenCampaign,
    PowerKept,
    ScarGlued,
    Seated,
    Signed,
    WorldNamed,
    able_to_start,
    campaign,
    is_marked,
    sites,
)
from rules.legacy.campaign.chain import before_flaw, links, opens_at_once, read_before
from rules.legacy.campaign.first_coins import FirstCoins, PutCoin, first_coins
from rules.legacy.campaign.kept import LegacyCampaigns
from rules.legacy.campaign.options import OPTIONS, PROMO_CARDS
from rules.legacy.campaign.packs import OpenPack, PackOpened, packs
from rules.legacy.campaign.rewards import (
    CancelScar,
    DestroyCard,
    FortifyCity,
    FoundCity,
    MarkContinent,
    NameContinent,
    NameWorld,
    PutOff,
    ToTakeReward,
    UpgradeCard,
    rewards,
)
from rules.legacy.campaign.seals import LABELS
from rules.legacy.campaign.substitutes import Substitute, substitutes
from rules.legacy.combat.attack_conditions import attack_conditions
from rules.legacy.combat.declaring import declaring
from rules.legacy.combat.fortifications import fortifications
from rules.legacy.combat.missiles import FireMissile, Missiles, is_disarmed, missiles, missiles_left
from rules.legacy.combat.powers_attack import powers_attack
from rules.legacy.combat.powers_defence import powers_defence
from rules.legacy.combat.scar_cards import (
    BEFORE_ROLL,
    SCARS,
    DealScarCards,
    PlayScar,
    is_scarless,
    scar_cards,
    scars_held,
)
from rules.legacy.ids import Faction, Member, Mission
from rules.legacy.sealed import FULLEST_DICE, PACKS, board_change
from rules.legacy.setup.factions import FACTIONS, Factions, faction_of, power_of
from rules.legacy.setup.headquarters import Headquarters, HeadquartersPlaced, headquarters_held
from rules.legacy.setup.mustering import ChooseFactions, Muster, TakeTokens, free_factions, mustering
from rules.legacy.turn.buying_stars import STAR_PRICE, BuyStar, StarBought, StartOfTurn, buying_stars
from rules.legacy.turn.cities import cities, recruit_base
from rules.legacy.turn.end_of_turn import (
    EndOfTurn,
    LeaveCard,
    TakeCard,
    ToTakeCard,
    asks_at_end,
    earns_card,
    end_of_turn,
)
from rules.legacy.turn.events import EVENT_DECK, LayEvents, events
from rules.legacy.turn.joining import Join, JoinOrRecruit, WarJoined, joining
from rules.legacy.turn.missions import (
    OPEN_MISSION,
    ClaimMission,
    LayMission,
    MissionCount,
    MissionFulfilled,
    is_fulfilled,
    mission_allowed,
    mission_count,
    missions,
)
from rules.legacy.turn.plans import plans
from rules.legacy.turn.powers_march import powers_march
from rules.legacy.turn.powers_recruit import powers_recruit
from rules.legacy.turn.recruit import recruit, rounds_up
from rules.legacy.turn.resources import (
    COIN_CARDS,
    COINS,
    OPEN,
    CoinsRanOut,
    LayCards,
    cards_to_take,
    resources,
    total,
    trade_value,
    worth,
)
from rules.legacy.turn.stars import STARS_TO_WIN, StarsTaken, stars, stars_of
from rules.legacy.turn.trading import ResourcesTraded, TradeResources, trade_table, trading
from rules.legacy.turn.victory import WarWon, victory
from rules.risk.combat.battle import battle
from rules.risk.combat.expand import expand
from rules.risk.combat.invasion import Combat, invasion
from rules.risk.combat.occupy import occupy
from rules.risk.combat.open_dice import open_dice
from rules.risk.plans.plan import plan
from rules.risk.setup.claiming import WrongNumber
from rules.risk.turn.agreed_draw import agreed_draw
from rules.risk.turn.concede import concede
from rules.risk.turn.fortify import Fortification, fortify
from rules.risk.turn.landless import landless
from rules.risk.turn.neutral import neutral
from rules.risk.turn.reinforce import Reinforcement, reinforce
from rules.risk.turn.rounds import rounds
from rules.risk.turn.turns import NextTurn, RollForFirst, StateOrView, turns

COLOURS: Mapping[Player, str] = dict.fromkeys(map(Player, ("red", "blue", "yellow", "green", "black")), "")
"""The colours of the box, which has no sides."""
SEATS = (3, 4, 5)
"""The numbers of players with which a war can be fought."""
VERSION = "7"
"""The version of these rules, raised whenever one of them is corrected so that an old game would go another way."""
TURN: tuple[Task, ...] = (
    StartOfTurn(),  # 1: stars for cards
    JoinOrRecruit(), Reinforcement(),  # 2: the war joined, or recruits
    Combat(),  # 3: expansions and attacks
    Fortification(),  # 4: the manoeuvre
    EndOfTurn(),  # 5: a card or a mission
)  # fmt: skip
"""The five steps of a turn."""
MODULES = (
    victory, windows, turns, rounds, reinforce, invasion, battle, open_dice, occupy, landless, expand, fortify, neutral,
    concede, agreed_draw, plan,
    campaign, packs, ballot, first_coins, mustering, stars, resources, buying_stars, cities, recruit, joining, trading,
    events, end_of_turn, plans, missions, rewards, substitutes,
    fortifications, scar_cards, missiles, declaring, attack_conditions,
    powers_attack, powers_defence, powers_recruit, powers_march,
)  # fmt: skip
"""Victory stands first: it is looked at before anything else."""


def seats_refusal(seats: tuple[Player, ...], options: Mapping[str, str]) -> Refusal | None:
    """Why these seats cannot play: three to five can."""
    return None if len(seats) in SEATS else WrongNumber(len(seats), SEATS)


def start(campaign: Campaign, members: Mapping[Player, str], opens: tuple[str, ...] = ()) -> tuple[Task, ...]:
    """The set-up of one game, in the play aid's order; powers and coins are settled before the first one."""
    return (
        OpenCampaign(campaign, {seat: Member(one) for seat, one in members.items()}),
        *(OpenPack(label, NOBODY) for label in opens),
        PowerBallot(),
        FirstCoins(),
        TakeTokens(),
        DealScarCards(),
        LayCards(),
        LayMission(),
        LayEvents(),
        RollForFirst("factions"),
        ChooseFactions(),
        NextTurn(),
    )


def modules_of(labels: Iterable[str], options: Mapping[str, str]) -> tuple[Module, ...]:
    """The modules of these packs that the campaign plays with, each once: packs may share some."""
    return tuple(dict.fromkeys(module for label in labels for module in PACKS[label].modules(options)))


def compose(setting: Setting) -> Ruleset:
    """The ruleset of one game of a campaign."""
    options = dict(setting.options)
    campaign, members = read_before(setting)
    begin = start(campaign, members, opens_at_once(setting))
    made: dict[tuple[object, ...], Ruleset] = {}

    def compose_with(opened: Collection[str], change: BoardChange | None) -> Ruleset:
        """The rules with these packs open, on the board with this change."""
        return Ruleset(
            "legacy",
            (*MODULES, *modules_of([label for label in PACKS if label in opened], options)),
            board=change_board(change),
            seats=setting.seats,
            start=begin,
            turn=TURN,
            options=options,
            version=VERSION,
            asleep=modules_of([label for label in PACKS if label not in opened], options),
            in_force=in_force,
        )

    def in_force(game: StateOrView) -> Ruleset:
        """The rules as the campaign's packs are open now. (Every step and every menu asks.)"""
        opened = game.parts.table[Campaign].packs
        if not opened:
            return shut
        change = board_change(game)
        key = (*opened, change)
        if key not in made:
            made[key] = compose_with(opened, change)
        return made[key]

    shut, begun = compose_with((), None), State(setting.seats)
    CampaignOpened(campaign, {seat: Member(one) for seat, one in members.items()}).apply(begun)
    return in_force(begun)


LEGACY = Game(
    name="legacy",
    options=OPTIONS,
    colours=COLOURS,
    seats_refusal=seats_refusal,
    compose=compose,
    before_flaw=before_flaw,
    links=links(compose),
    campaigns=LegacyCampaigns(compose),
)
"""Risk Legacy."""

__all__ = [
    "BEFORE_ROLL",
    "COINS",
    "COIN_CARDS",
    "COLOURS",
    "EVENT_DECK",
    "FACTIONS",
    "FULLEST_DICE",
    "GAMES",
    "HELD_ON",
    "LABELS",
    "LEGACY",
    "MISSIONS",
    "MODULES",
    "MOST_BOXES",
    "OPEN",
    "OPEN_MISSION",
    "OUT",
    "PROMO_CARDS",
    "RENAMED",
    "SCARS",
    "SEATS",
    "STARS_TO_WIN",
    "STAR_PRICE",
    "UNPLAYED",
    "VERSION",
    "WON",
    "WORLD_NAME",
    "BallotCast",
    "BuyStar",
    "Campaign",
    "CancelScar",
    "CardUpgraded",
    "CityFounded",
    "ClaimMission",
    "CoinsRanOut",
    "ContinentNamed",
    "DestroyCard",
    "Entry",
    "Faction",
    "Factions",
    "FireMissile",
    "FortifyCity",
    "FoundCity",
    "GameCounted",
    "Glued",
    "Headquarters",
    "HeadquartersPlaced",
    "Join",
    "KeepPower",
    "LeaveCard",
    "MarkContinent",
    "Member",
    "Missiles",
    "Mission",
    "MissionCount",
    "MissionFulfilled",
    "Muster",
    "NameContinent",
    "NameWorld",
    "NamerChosen",
    "PackOpened",
    "PlayScar",
    "PowerKept",
    "PutCoin",
    "PutOff",
    "ResourcesTraded",
    "ScarGlued",
    "Seated",
    "Signed",
    "StarBought",
    "StarsTaken",
    "Substitute",
    "TakeCard",
    "ToTakeCard",
    "ToTakeReward",
    "TradeResources",
    "UpgradeCard",
    "VotePowers",
    "WarJoined",
    "WarWon",
    "WorldNamed",
    "able_to_start",
    "as_it_begins",
    "asks_at_end",
    "board_between",
    "board_change",
    "campaign",
    "cards_to_take",
    "earns_card",
    "faction_of",
    "free_factions",
    "headquarters_held",
    "is_disarmed",
    "is_fulfilled",
    "is_marked",
    "is_scarless",
    "missiles",
    "missiles_left",
    "mission_allowed",
    "mission_count",
    "mustering",
    "power_of",
    "recruit_base",
    "resources",
    "rounds_up",
    "scars_held",
    "sites",
    "stars",
    "stars_of",
    "total",
    "trade_table",
    "trade_value",
    "votes",
    "worth",
]
