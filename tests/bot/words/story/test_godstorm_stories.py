"""A turn of Risk Godstorm as the channel reads it, and what its standings, boards and remarks say."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from support.godstorm.position import BLUE, BROWN, GREEN, field
from support.tables.rulesets import rules_of_game

from bot.words import words
from bot.words.alt_text import alt_text
from bot.words.board_text import board_lines
from bot.words.games.godstorm.questions import GodstormQuestions
from bot.words.seats import naming
from bot.words.status import status
from bot.words.story.events import event_lines
from bot.words.story.turn_story import Strength
from bot.words.story.turns import Turn, setup_text, short_text, strength_of, turn_text
from rules import NOBODY, Event, Player, Territory, view
from rules.author import CardsMoved, GameEnded, ToReact, TurnBegan
from rules.godstorm.epochs import BidsRevealed, EpochBegan, EpochSetBack, MarkerTaken, OrderTaken
from rules.godstorm.faith import FaithRaised, FaithSacrificed
from rules.godstorm.force import GodHeldBack
from rules.godstorm.gods import GodBanished, GodMoved, GodSummoned
from rules.godstorm.godswar import GodswarFought
from rules.godstorm.labors import LaborDone
from rules.godstorm.land import ArmiesSwapped, Ascended
from rules.godstorm.miracles import MiracleDrawn, MiracleFailed, MiraclePlayed, PlayMiracles, RelicGained, pile
from rules.godstorm.plague import PlagueLaid, PlagueMoved
from rules.godstorm.purchases import MiracleBought, ToBuy
from rules.godstorm.relic_powers import BoxFruitless, BoxOpened
from rules.godstorm.scoring import PointsCounted
from rules.godstorm.temples import TempleBuilt, TempleMoved
from rules.godstorm.underworld import LeftHeaven
from rules.godstorm.war_cards import HandSeen
from rules.godstorm.waters import AtlantisSank, Waters
from rules.risk import NEUTRAL, Claimed, Eliminated, Fortified, LandDealt, ToFight
from rules.risk.armies import ArmiesGranted, ArmiesLost, ArmiesMoved, ArmiesPlaced
from rules.risk.combat.battle import BattleFought, Conquered
from rules.risk.combat.calling_off import CalledOff
from rules.risk.combat.expand import Expanded
from rules.risk.combat.invasion import Attack, InvasionDeclared, InvasionEnded

RULES = rules_of_game("godstorm")


def told(*events: Event, language: str = "en", seat: Player = BLUE) -> list[str]:
    text = turn_text(Turn(3, seat, events), Strength(23, ()), RULES, words(language, "godstorm"))
    return text.replace("\u00a0", " ").split("\n")


def listed(*events: Event, language: str = "en") -> list[str]:
    spoken = words(language, "godstorm")
    return event_lines(events, RULES, spoken, naming(spoken))


def played(player: Player, card: str, **choices: str | int | tuple[str, ...]) -> MiraclePlayed:
    arguments = {"where": "", "to": "", "count": 0, "gods": (), "of": NOBODY, "lands": (), "what": "", **choices}
    return MiraclePlayed(player, card, **arguments)  # type: ignore[arg-type]


def godswar(winner: Player) -> list[Event]:
    """Thor against Nuada: 5 3 2 and 3 armies make 13, 6 1 rerolled to 6 2 and 1 army make 13: War wins ties."""
    fought = GodswarFought(
        BROWN, GREEN, "gaul", "anglia", "war", "sky", ((5, 3, 2),), ((6, 1, 3), (6, 2, 3)), 3, 1, 0, 1, winner
    )
    loser, god, where = (GREEN, "sky", "anglia") if winner == BROWN else (BROWN, "war", "gaul")
    return [fought, GodBanished(loser, god, where, "godswar", winner)]


def battle(source: str, target: str, foe: Player, losses: tuple[int, int], by: Player = BLUE) -> BattleFought:
    return BattleFought(by, foe, source, target, (6, 4, 2), (5, 3), 0, 0, *losses)


INCOME = (
    FaithRaised(BLUE, 4, "territories"),
    FaithRaised(BLUE, 3, "region", "atlantis"),
    FaithRaised(BLUE, 1, "temples"),
    ArmiesPlaced(BLUE, "gaul", 1),
    ArmiesGranted(BLUE, 7, "stock", "territories"),
)
TURN = (
    *INCOME,
    ArmiesPlaced(BLUE, "thule", 7, "stock"),
    FaithSacrificed(BLUE, 3, "god"),
    GodSummoned(BLUE, "magic", "thule"),
    FaithSacrificed(BLUE, 2, "purchase"),
    MiracleBought(BLUE, "war"),
    FaithSacrificed(BLUE, 2, "purchase"),
    MiracleBought(BLUE, "war"),
    CardsMoved(("", ""), "bought:war:blue", "war:blue", ("blue",), True),
    ArmiesLost(BLUE, "thule", 2, "plague"),
    Ascended(BLUE, 2),
    GodBanished(BLUE, "magic", "thule", "plague"),
    InvasionDeclared(BLUE, "gaul", "alemannia", GREEN, "land"),
    battle("gaul", "alemannia", GREEN, (1, 1)),
    Ascended(BLUE, 1),
    Ascended(GREEN, 1),
    battle("gaul", "alemannia", GREEN, (0, 2)),
    Ascended(GREEN, 2),
    Conquered(BLUE, GREEN, "gaul", "alemannia", 3, ("war",)),
    GodBanished(GREEN, "sky", "alemannia", "conquest", BLUE),
    GodMoved(BLUE, "war", "gaul", "alemannia"),
    LaborDone(BLUE, "sky"),
    MiracleDrawn(BLUE, "sky", "labor"),
    ArmiesMoved(BLUE, "gaul", "alemannia", 2),
    GodMoved(BLUE, "sky", "gaul", "alemannia"),
    Expanded(BLUE, "alemannia", "liguria", 1, ()),
    Fortified(BLUE, "gaul", "alemannia", 0, ("death",)),
    GodMoved(BLUE, "death", "gaul", "alemannia"),
    LeftHeaven(BLUE, "north-gate", 3),
    Expanded(BLUE, "north-gate", "west-waste", 2, ()),
    battle("west-waste", "west-altar", GREEN, (0, 1)),
    Conquered(BLUE, GREEN, "west-waste", "west-altar", 1, ()),
)


def test_a_turn_has_its_gods_its_conquests_and_the_underworld_in_a_line_each() -> None:
    assert told(*TURN) == [
        "🔵 **Blue** took Alemannia and Liguria · lost 1 army · 23 armies in all",
        "+8 reinforcements (Thule 7, Gaul 1)",
        "🔮 Summoned Ishtar",
        "☣️ Plague banishes **Ishtar**",
        "⚔️ Gaul → **Alemannia** (Gilgamesh and Marduk) · −1, Green −3",
        "💥 **Green loses Lugh in Alemannia.**",
        "🎴 Labor: Sky",
        "➡️ Entered without a battle: **Liguria**",
        "🔥 In the Underworld: **West Waste**, **West Altar** · Green −1",
        "-# 🎴 bought 2 War cards · ☣️ plague −2 · ➡️ Druaga to Alemannia",
    ]


@pytest.mark.parametrize(
    ("language", "banished", "summoned"),
    [
        ("en", "Plague banishes Green's Lugh in Gaul.", "Summoned: Green's Lugh in Gaul."),
        ("fr", "La Peste bannit Lug en Gaule (Vert).", "Vert invoque Lug en Gaule."),
    ],
)
def test_a_list_says_whose_a_god_is(language: str, banished: str, summoned: str) -> None:
    lines = listed(GodBanished(GREEN, "sky", "gaul", "plague"), GodSummoned(GREEN, "sky", "gaul"), language=language)
    assert [line.replace("\u00a0", " ").replace("’", "'") for line in lines] == [banished, summoned]


def test_french_tells_the_same() -> None:
    assert told(*TURN, language="fr") == [
        "🔵 **Bleu** prend l’Alémanie et la Ligurie · perd 1 armée · 23 armées en tout",
        "+8 renforts (Thule 7, Gaule 1)",
        "🔮 Invoque Ishtar",
        "☣️ La Peste bannit **Ishtar**",
        "⚔️ Gaule → **Alémanie** (Gilgamesh et Mardok) · −1, Vert −3",
        "💥 **Vert perd Lug en Alémanie.**",
        "🎴 Labeur : Ciel",
        "➡️ Sans combat : **Ligurie**",
        "🔥 Au Monde souterrain : **Lande de l’Ouest**, **Autel de l’Ouest** · Vert −1",
        "-# 🎴 achète 2 cartes de Guerre · ☣️ Peste −2 · ➡️ Druaga en Alémanie",
    ]


def test_what_a_turn_begins_with_is_no_story_yet() -> None:
    assert told(*INCOME) == [""]


def test_a_turn_only_below_says_what_was_taken_there() -> None:
    below = ("north-gate", "west-waste", "middle-waste", "east-waste")
    assert told(*(Expanded(BLUE, "kurnugia", where, 2, ()) for where in below))[:2] == [
        "🔵 **Blue** took 4 spaces of the Underworld · 23 armies in all",
        "🔥 In the Underworld: **North Gate** and 3 more",
    ]


def test_what_entering_the_underworld_costs_is_counted_with_its_battles() -> None:
    entered = [Expanded(BLUE, "kurnugia", where, 2, (), lost=1) for where in ("north-gate", "west-waste")]
    fought = [
        battle("west-waste", "west-altar", GREEN, (1, 2)),
        Conquered(BLUE, GREEN, "west-waste", "west-altar", 1, ()),
    ]
    assert told(*entered, *fought)[:2] == [
        "🔵 **Blue** took 3 spaces of the Underworld · lost 3 armies · 23 armies in all",
        "🔥 In the Underworld: **West Altar** and 2 more · −3, Green −2",
    ]


@pytest.mark.parametrize("tell", [turn_text, short_text])
def test_the_next_epoch_stands_below_all_of_the_turn_that_ended_one(tell: Callable[..., str]) -> None:
    """And its number is not told as that of the turn."""
    events = (MiracleBought(BLUE, "war"), Expanded(BLUE, "gaul", "iberia", 1, ()), EpochBegan(3))
    strength = Strength(23, (), clock="epoch 3 of 5")
    lines = tell(Turn(3, BLUE, events), strength, RULES, words("en", "godstorm")).split("\n")
    assert lines[0] == "🔵 **Blue** took Iberia · 23 armies in all"
    assert lines[-1] == "**Epoch 3 begins**"
    going_on = tell(Turn(3, BLUE, events[:2]), strength, RULES, words("en", "godstorm"))
    assert going_on.startswith("🔵 **Blue** took Iberia · 23 armies in all · epoch 3 of 5")


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Points: Ochre 59, Blue 2, Green 1"), ("fr", "Points : Ocre 59, Bleu 2, Vert 1")]
)
def test_an_epoch_that_is_over_is_told_with_everybodys_points(language: str, line: str) -> None:
    game, spoken = field(hold={"blue": "thule gaul", "green": "anglia"}, turn="blue"), words(language, "godstorm")
    strength, bought = strength_of(BLUE, game.state, game.rules, spoken), MiracleBought(BLUE, "war")
    for tell in (turn_text, short_text):
        lines = tell(Turn(3, BLUE, (bought, EpochBegan(3))), strength, game.rules, spoken).split("\n")
        assert lines[-2].replace("\u00a0", " ") == line
        assert line[:6] not in tell(Turn(3, BLUE, (bought,)), strength, game.rules, spoken)


def test_a_short_story_tells_what_cards_took_from_others_and_a_longer_game() -> None:
    events = (
        played(BLUE, "heroes_are_born", where="gaul"),
        ArmiesPlaced(BLUE, "gaul", 3),
        played(BLUE, "shrine_plundered", what="excalibur"),
        RelicGained(BLUE, "excalibur", GREEN),
        played(BLUE, "visions_become_real", of=GREEN),
        HandSeen(BLUE, GREEN),
        played(BLUE, "time_stands_still"),
        EpochSetBack(BLUE),
        played(BLUE, "temple_falls", where="gaul", to="anglia"),
        TempleMoved("gaul", "anglia"),
        played(BLUE, "siren_calls", of=GREEN),
        ArmiesSwapped(GREEN, "gaul", "anglia"),
        played(BLUE, "paradise_lost", where="gaul"),
        PlagueMoved("gaul", "anglia"),
    )
    lines = short_text(Turn(3, BLUE, events), Strength(23, ()), RULES, words("en", "godstorm")).split("\n")
    assert lines[1:] == [
        "📜 **A Shrine Is Plundered** · 🏺 **Excalibur** taken from Green",
        "📜 **Visions Become Real** · looks at Green's cards, keeps one",
        "📜 **Time Stands Still** · **One epoch more**",
        "📜 **The Temple Falls** · 🛕 temple Gaul → Anglia",
        "📜 **The Siren Calls** · Green: Gaul ↔ Anglia",
        "📜 **Paradise Is Lost** · ☣️ plague Gaul → Anglia",
    ]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "🔵 **Blue** took Alemannia · 23 armies in all",
                "☣️ Plague banishes **Ishtar**",
                "📜 **Storms Rage** · Green −3 in Gaul · 🌩️ **Lugh banished**",
                "🔥 In the Underworld: **West Altar**",
            ],
        ),
        (
            "fr",
            [
                "🔵 **Bleu** prend l'Alémanie · 23 armées en tout",
                "☣️ La Peste bannit **Ishtar**",
                "📜 **Les tempêtes font rage** · Vert −3 en Gaule · 🌩️ **Lug banni**",
                "🔥 Au Monde souterrain : **Autel de l'Ouest**",
            ],
        ),
    ],
)
def test_a_short_story_tells_what_a_card_killed_crypts_and_banished_gods(language: str, lines: list[str]) -> None:
    events = (
        GodBanished(BLUE, "magic", "thule", "plague"),
        played(BLUE, "storms_rage", where="gaul"),
        ArmiesLost(GREEN, "gaul", 3, "storms_rage"),
        GodBanished(GREEN, "sky", "gaul", "emptied"),
        Expanded(BLUE, "thule", "alemannia", 1, ()),
        LeftHeaven(BLUE, "north-gate", 3),
        Expanded(BLUE, "west-waste", "west-altar", 1, ()),
    )
    told = short_text(Turn(3, BLUE, events), Strength(23, ()), RULES, words(language, "godstorm"))
    assert told.replace("\u00a0", " ").replace("’", "'").split("\n") == lines


def test_every_god_who_moves_alone_is_told_and_none_who_moves_with_armies() -> None:
    alone = [GodMoved(BLUE, god, "gaul", "alemannia") for god in ("war", "magic")]
    assert listed(*alone) == ["Gilgamesh moves from Gaul to Alemannia.", "Ishtar moves from Gaul to Alemannia."]
    assert len(listed(Fortified(BLUE, "gaul", "alemannia", 2, ("war", "magic")), *alone)) == 1


def test_a_short_story_names_as_many_lands_as_its_headline_counts() -> None:
    taken = [*RULES.board.territories[:5], "north-gate", "west-waste"]
    turn = Turn(3, BLUE, tuple(Expanded(BLUE, "kurnugia", where, 2, ()) for where in taken))
    headline, named = short_text(turn, Strength(23, ()), RULES, words("en", "godstorm")).split("\n")
    assert "took 5 territories" in headline
    assert named.count(",") == 4
    assert "Waste" not in named


def test_a_godswar_is_told_with_its_sums_and_ties_go_to_war() -> None:
    before = InvasionDeclared(BROWN, "gaul", "anglia", GREEN, "land")
    assert "💥 **Thor** banishes Lugh in Anglia, 13 to 13" in told(before, *godswar(BROWN), seat=BROWN)
    assert "💥 **Lugh** banishes Thor in Anglia, 13 to 13" in told(before, *godswar(GREEN), seat=BROWN)
    stopped = told(before, *godswar(GREEN), CalledOff(BROWN, "anglia"), InvasionEnded(BROWN, "anglia"), seat=BROWN)
    assert stopped == told(before, *godswar(GREEN), seat=BROWN)


def test_the_effects_of_a_card_stand_behind_it() -> None:
    assert told(
        played(BLUE, "blood_coats"),
        *(ArmiesLost(GREEN, where, 1, "blood_coats") for where in ("gaul", "anglia", "iberia")),
        ArmiesLost(BLUE, "thule", 1, "blood_coats"),
        Ascended(GREEN, 3),
        played(BLUE, "sea_tomb"),
        AtlantisSank(),
    )[1:] == [
        "📜 **Blood Coats the Land** · Green −3 on 3 territories · Blue −1 in Thule",
        "📜 **The Sea Is Your Tomb**",
        "🔥 **Atlantis sinks beneath the sea**",
    ]


def test_a_card_of_step_four_is_no_part_of_the_invasion_after_it() -> None:
    taken = RelicGained(BLUE, "excalibur", GREEN)
    fight = (
        InvasionDeclared(BLUE, "gaul", "liguria", GREEN, "land"),
        battle("gaul", "liguria", GREEN, (0, 1)),
        Conquered(BLUE, GREEN, "gaul", "liguria", 3, ()),
    )
    assert told(played(BLUE, "shrine_plundered", what="excalibur"), taken, *fight)[1:] == [
        "📜 **A Shrine Is Plundered** · 🏺 **Excalibur** taken from Green",
        "⚔️ Gaul → **Liguria** · Green −1",
    ]


def test_a_sky_card_is_named_with_the_invasion_that_it_answered() -> None:
    assert told(
        InvasionDeclared(BLUE, "gaul", "liguria", GREEN, "land"),
        played(GREEN, "men_become_warriors"),
        ArmiesPlaced(GREEN, "liguria", 3),
        battle("gaul", "liguria", GREEN, (2, 0)),
        InvasionEnded(BLUE, "liguria"),
    )[1:] == ["-# 🛡️ Repelled: Liguria · −2 · 📜 Men Become Warriors", "-# Green +3 in Liguria"]


@pytest.mark.parametrize(
    ("language", "meek", "idol"),
    [
        ("en", "plays **The Mighty Turn Meek** · Gilgamesh → Iberia", "Is False** · 🗡️ **Gilgamesh banished**"),
        ("fr", "joue **Les puissants deviennent dociles** · Gilgamesh → Ibérie", "fausse** · 🗡️ **Gilgamesh banni**"),
    ],
)  # fmt: skip
def test_a_sky_card_names_the_invaders_god(language: str, meek: str, idol: str) -> None:
    declared = InvasionDeclared(BLUE, "gaul", "liguria", GREEN, "land")
    sent_home = (
        played(GREEN, "mighty_turn_meek", gods=("war",), to="iberia"),
        GodHeldBack(BLUE, "war"),
        GodMoved(BLUE, "war", "gaul", "iberia"),
    )
    banished = (
        played(GREEN, "idol_is_false.2", gods=("war",)),
        GodBanished(BLUE, "war", "gaul", "idol_is_false.2", GREEN),
    )
    assert meek in told(declared, *sent_home, language=language)[1]
    assert told(declared, *banished, language=language)[1].endswith(idol)


def test_pandoras_card_is_told_once_whatever_comes_of_it() -> None:
    opened = BoxOpened(BLUE, "crops_wither.2")
    card = played(BLUE, "crops_wither.2", of=GREEN)
    assert told(opened, BoxFruitless(BLUE, "crops_wither.2"))[1] == "🏺 Pandora's Box: **Crops Wither**, no target"
    assert told(opened, card, MiracleFailed("crops_wither.2", GREEN))[1] == (
        "🏺 Pandora's Box: **Crops Wither** · 🛡️ **Green's Aegis cancels it**"
    )


def test_a_magic_card_is_told_once_as_the_relic_that_it_is() -> None:
    """The panel says that it was bought, as it lies unseen until its buyer stops."""
    relic = (MiracleBought(BLUE, "magic"), MiracleBought(BLUE, "war"), RelicGained(BLUE, "mjolnir"))
    assert told(*relic)[1:] == ["🏺 **Mjolnir, Hammer of Thor**", "-# 🎴 bought 1 War card"]
    assert listed(*relic) == [
        "Blue buys 1 Magic card and 1 War card.",
        "New relic: **Mjolnir, Hammer of Thor** (Blue).",
        "-# Mjolnir, Hammer of Thor: Worth 1 point with Thule. Add 3 to each of your totals in a godswar.",
    ]


def test_what_is_added_up_stands_where_it_happened_and_before_the_next_epoch() -> None:
    """The dead alone are counted all turn long."""
    below = [
        battle("south-vale", "west-altar", GREEN, (0, 1)),
        Conquered(BLUE, GREEN, "south-vale", "west-altar", 2, ()),
    ]
    events = [MiracleBought(BLUE, "war"), Ascended(GREEN, 1), LeftHeaven(BLUE, "southeast-gate", 4), *below]
    lines = listed(*events, EpochBegan(2))
    at = [next(at for at, line in enumerate(lines) if part in line) for part in ("buys", "from Heaven", "West Altar")]
    assert at == sorted(at)
    assert lines[-2:] == ["To Heaven: 1 army of Green.", "**Epoch 2 begins.**"]


def test_what_is_added_up_stands_with_its_turn() -> None:
    events = (Ascended(BLUE, 2), TurnBegan(GREEN), Ascended(GREEN, 1), Ascended(BLUE, 1))
    assert listed(*events) == [
        "To Heaven: 2 armies of Blue.",
        "**Green's turn.**",
        "To Heaven: 1 army of Green, 1 army of Blue.",
    ]


def test_several_relics_and_labors_share_a_line() -> None:
    assert told(
        LaborDone(BLUE, "magic"),
        MiracleDrawn(BLUE, "magic", "labor"),
        RelicGained(BLUE, "mjolnir"),
        LaborDone(GREEN, "magic"),
        RelicGained(GREEN, "stonehenge"),
        LaborDone(BLUE, "magic"),
    )[1:] == ["🎴 Labor: Magic ×2, Magic (Green)", "🏺 **Mjolnir, Hammer of Thor**, **Stonehenge** (Green)"]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Bids: Blue 2, Green 2. Tied, dice: Blue 3, Green 5.",
                "Order of play: Blue and Green.",
            ],
        ),
        (
            "fr",
            [
                "Mises : Bleu 2, Vert 2. Égalité, les dés : Bleu 3, Vert 5.",
                "Ordre du tour : Bleu et Vert.",
            ],
        ),
    ],
)
def test_the_post_of_the_bids_says_what_was_paid_the_dice_and_the_order_once(language: str, lines: list[str]) -> None:
    bids = BidsRevealed(((BLUE, 2), (GREEN, 2)), (), ((BLUE, 3), (GREEN, 5)), (GREEN, BLUE))
    events = (FaithSacrificed(BLUE, 2, "bid"), bids, MarkerTaken(GREEN, "2"), MarkerTaken(BLUE, "1"))
    text = setup_text(Turn(3, NOBODY, (*events, OrderTaken((BLUE, GREEN)))), RULES, words(language, "godstorm"))
    assert text.replace("\u00a0", " ").split("\n") == lines


def test_bids_lie_open_with_the_order_of_play() -> None:
    bids = BidsRevealed(((BLUE, 2), (GREEN, 2)), ((GREEN, 3),), (), (GREEN, BLUE))
    epoch = (EpochBegan(2), FaithSacrificed(BLUE, 2, "bid"), bids, MarkerTaken(GREEN, "2"), OrderTaken((BLUE, GREEN)))
    assert told(*epoch)[1:] == ["**Epoch 2 begins**", "🪙 Bids: Blue 2, Green 2", "➡️ Order of play: Blue and Green"]


def test_who_loses_the_last_army_by_an_own_card_is_driven_out_by_nobody() -> None:
    assert told(Eliminated(BLUE, BLUE))[1] == "💀 **Blue has no army left and is out.**"
    assert told(Eliminated(GREEN, BLUE), language="fr")[1] == ("💀 **Bleu chasse Vert du plateau. Vert est éliminé.**")


def test_the_set_up_tells_plague_gods_and_temples() -> None:
    spoken = words("en", "godstorm")
    events = (PlagueLaid("gaul"), PlagueLaid("rus"), GodSummoned(BLUE, "war", "sumer"), TempleBuilt(BLUE, "roma"))
    assert setup_text(Turn(0, NOBODY, events), RULES, spoken).splitlines() == [
        "Plague lies on Gaul and Rus.",
        "Summoned: Blue's Gilgamesh in Sumer.",
        "Blue builds a temple in Roma.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "The neutral army holds 2 territories."), ("fr", "L’armée neutre tient 2 territoires.")],
)
def test_the_set_up_tells_that_an_army_is_neutral(language: str, line: str) -> None:
    """Its territories were dealt beside the players' cards; where they are among the cards told, they are told once."""
    dealt = [Claimed(NEUTRAL, Territory(where), dealt=True) for where in ("gaul", "rus")]
    spoken, cards = words(language, "godstorm"), ((BLUE, 14), (GREEN, 14))
    text = setup_text(Turn(0, NOBODY, (LandDealt(cards), *dealt)), RULES, spoken)
    assert text.splitlines()[1:] == [line]
    told_once = setup_text(Turn(0, NOBODY, (LandDealt((*cards, (NEUTRAL, 14))), *dealt)), RULES, spoken)
    assert line not in told_once


def test_details_have_income_and_what_was_bought_in_a_line_each() -> None:
    assert listed(*TURN[:12]) == [
        "Blue receives 8 faith: 4 for territories, 3 for all of Atlantis and 1 for temples.",
        "Blue gains 1 army in Gaul.",
        "Blue receives 7 armies for territories.",
        "Blue places 7 armies in Thule.",
        "Summoned: Blue's Ishtar in Thule.",
        "Blue buys 2 War cards.",
    ]


def test_a_buyer_is_told_which_cards_came() -> None:
    seen = CardsMoved(("storms_rage", "heroes_are_born"), "bought:war:blue", "war:blue", ("blue",), True)
    assert listed(seen) == [
        "Blue draws the cards *Storms Rage* and *Heroes Are Born*.",
        "-# Storms Rage: Choose a territory and roll a die: it loses that many armies.",
        "-# Heroes Are Born: Put 3 armies on a territory you hold.",
    ]


def test_a_card_that_its_reader_sees_drawn_is_not_counted_besides() -> None:
    drawn = [
        MiracleDrawn(BLUE, "death", "crypt"),
        CardsMoved(("dead_walk",), "miracles:death", "death:blue", ("blue",), True),
    ]
    assert [line.partition(": ")[0] for line in listed(*drawn)] == [
        "Blue draws the card *The Dead Walk*.",
        "-# The Dead Walk",
    ]
    assert listed(*(event.redact_for(GREEN) for event in drawn)) == ["Blue draws 1 Death card."]


def test_what_goes_on_all_turn_long_is_told_before_the_points_that_end_the_game() -> None:
    counted = PointsCounted(BLUE, 29, 9, 2, 0, 40, (0, 0, 0, 0))
    over = GameEnded((BLUE,), "points")
    lines = listed(battle("gaul", "alemannia", GREEN, (1, 1)), Ascended(BLUE, 1), counted, over)
    assert [line.partition(":")[0] for line in lines][1:] == ["To Heaven", "Blue", "**Blue wins** on points."]


def test_an_army_saved_by_the_tree_of_life_is_told_with_the_dice() -> None:
    fought = BattleFought(BLUE, GREEN, "gaul", "liguria", (6,), (5,), 0, 0, 0, 0, spared=1)
    assert "1 saved" in listed(fought)[0]


SEEN = field(
    hold={"blue": "gaul:5 thule:2", "green": "anglia"},
    gods={"blue": "war@gaul sky@gaul"},
    temples="thule anglia",
    faith={"blue": "4"},
    relics={"blue": "mjolnir"},
    miracles={"blue": "storms_rage sun_grows_cold", "green": "fog_lifts"},
    plague="rus",
    boiling="roma corsica",
)


def test_the_standings_count_points_and_tell_what_each_seat_has() -> None:
    spoken = words("en", "godstorm")
    text = status(view(SEEN.state, None), SEEN.rules, spoken, naming(spoken))
    assert (
        "**Blue**: 3 points (2 for territories, 1 for relics)\n-# 7 armies · 4 faith · Gilgamesh and Marduk · 1 temple"
        in text
    )
    assert "cards: 2 War · Mjolnir, Hammer of Thor" in text
    assert text.startswith("Epoch 1\n")
    assert "4 epochs follow." in text
    assert "The sea boils between Roma and Corsica" in text.replace("Corsica and Roma", "Roma and Corsica")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Gaul: Blue 5, Gilgamesh and Marduk"),
        ("fr", "Gaule : Bleu 5, Gilgamesh et Mardok"),
    ],
)
def test_the_text_board_names_gods_and_the_underworld(language: str, line: str) -> None:
    spoken = words(language, "godstorm")
    text = "\n".join(board_lines(view(SEEN.state, None), SEEN.rules, spoken, naming(spoken)))
    assert line in text.replace("\u00a0:", " :")
    assert {"en": "**The Underworld**\nEmpty: North Gate", "fr": "**Le Monde souterrain**\nVides"}[language] in text


def test_the_alt_text_tells_where_gods_and_temples_stand() -> None:
    spoken = words("en", "godstorm")
    text = alt_text(view(SEEN.state, None), SEEN.rules, spoken, naming(spoken))
    assert "gods: Gilgamesh in Gaul and Marduk in Gaul" in text
    assert "Temples: Thule, Anglia." in text
    assert "Plague: Rus." in text


def test_sunken_land_is_said_to_be_sunk() -> None:
    game = field(hold={"blue": "gaul:5", "green": "anglia"}, parts=(Waters(True),))
    spoken = words("en", "godstorm")
    assert "Atlantis has sunk." in status(view(game.state, None), game.rules, spoken, naming(spoken))
    text = "\n".join(board_lines(view(game.state, None), game.rules, spoken, naming(spoken)))
    assert {"Poseidonis: sunk", "Anglia: Green 1, 1 point with its relic"} <= set(text.splitlines())
    assert "still empty" not in alt_text(view(game.state, None), game.rules, spoken, naming(spoken))


def test_the_alt_text_tells_each_players_faith() -> None:
    game = field(hold={"blue": "gaul:5", "green": "anglia"}, faith={"blue": "4"})
    spoken = words("en", "godstorm")
    assert "5 armies, faith 4." in alt_text(view(game.state, None), game.rules, spoken, naming(spoken))


def test_where_faith_is_spent_it_stands_above_the_question_and_labors_in_combat() -> None:
    spoken, own = words("en", "godstorm"), GodstormQuestions()
    seen = view(SEEN.state, BLUE)
    faith = "🪙 4 faith · on Earth: Gilgamesh and Marduk"
    assert list(own.remarks(ToBuy(BLUE, 4), (), seen, spoken)) == [faith]
    assert list(own.remarks(ToReact(BLUE, "sky"), ("pass",), seen, spoken)) == [faith]
    assert list(own.remarks(ToFight(BLUE), (), seen, spoken)) == [
        faith,
        "-# Labor of War (for a War card): 0 of 3 territories\n-# Labor of the Sky (for a Sky card): banish a god",
    ]
    below = list(own.remarks(ToFight(BLUE, "underworld"), (), seen, spoken))
    assert [line[: len("-# A crypt or an altar held at the end is worth 1 point")] for line in below] == [
        "-# A crypt or an altar held at the end is worth 1 point"
    ]


@pytest.mark.parametrize(
    ("language", "remark"),
    [
        ("en", "💥 From Gaul against Anglia: Gilgamesh and Ishtar against Lugh."),
        ("fr", "💥 Depuis la Gaule contre l’Anglie : Gilgamesh et Ishtar contre Lug."),
    ],
)
def test_above_a_godswar_stands_who_fights_there(language: str, remark: str) -> None:
    game = field(
        hold={"blue": "gaul:5", "green": "anglia:2"},
        gods={"blue": "magic@gaul war@gaul death@gaul", "green": "sky@anglia"},
    )
    game.play(Attack, "gaul", "anglia", 3, ("war", "magic"))
    decision = game.asked()
    lines = list(GodstormQuestions().remarks(decision, (), view(game.state, BLUE), words(language, "godstorm")))
    assert [line.replace("\u00a0", " ") for line in lines] == [remark]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "None of your cards can be played now.",
                "-# **The Siren Calls** costs 3 faith: you have 1.",
                "-# **The Dead Walk** needs Druaga on Earth.",
            ],
        ),
        (
            "fr",
            [
                "Aucune de vos cartes n'est jouable.",
                "-# **L'appel de la sirène** coûte 3 jetons Foi : vous en avez 1.",
                "-# **Les morts marchent** demande Druaga sur Terre.",
            ],
        ),
    ],
)
def test_a_card_that_cannot_be_played_says_what_it_lacks(language: str, lines: list[str]) -> None:
    cards = {"blue": "siren_calls dead_walk"}
    game = field(hold={"blue": "gaul:5"}, gods={"blue": "war@gaul"}, miracles=cards, faith="blue: 1", step=PlayMiracles)
    seen, spoken = view(game.state, BLUE), words(language, "godstorm")
    told = [*GodstormQuestions().remarks(game.asked(), ("finish",), seen, spoken)][1:]
    assert [line.replace("\u00a0", " ").replace("’", "'") for line in told] == lines


def test_an_empty_pile_is_said_where_its_card_could_be_bought_or_earned() -> None:
    game = field(hold={"blue": "gaul:5", "green": "liguria"}, gods={"blue": "war@gaul"}, faith="blue: 3")
    game.state.zones[pile("war")] = replace(game.state.zones[pile("war")], cards=())
    for language, said in (("en", "-# The War deck is empty."), ("fr", "-# La pile de Guerre est vide.")):
        seen, spoken = view(game.state, BLUE), words(language, "godstorm")
        for decision in (ToFight(BLUE, ""), ToBuy(BLUE, 3)):
            assert said in [*GodstormQuestions().remarks(decision, ("buy",), seen, spoken)]
