"""The story of a turn, as the channel reads it: a headline, then a line for each thing that happened."""

from __future__ import annotations

import re

import pytest
from support.classic.position import field as world
from support.tables.rulesets import rules_of_game

from bot.cli.benchmarks.story import visible_length
from bot.words import words
from bot.words.seats import naming
from bot.words.story.events import event_lines
from bot.words.story.invasions import failure
from bot.words.story.turn_story import Strength
from bot.words.story.turns import Turn, placed_in_setup, short_text, strength_of, turn_text, turns_in
from rules import NOBODY, Event, Player
from rules.author import CardsMoved, GameEnded, TurnBegan
from rules.classic.capital import CapitalTaken
from rules.lotr.adventures import CardPlayed, EventTurnedUp
from rules.lotr.captains import CaptainLost, CaptainMoved
from rules.lotr.events import LandsTurnedUp
from rules.lotr.fellowship import FellowshipMoved, FellowshipRolled, RingDestroyed
from rules.lotr.strongholds import GarrisonRaised
from rules.risk import ArmiesForfeited, ArmyTurnedNeutral, Conceded, Eliminated, Stationed
from rules.risk.armies import ArmiesGranted, ArmiesLost, ArmiesMoved, ArmiesPlaced
from rules.risk.combat.battle import BattleFought, Conquered
from rules.risk.combat.invasion import InvasionDeclared, InvasionEnded
from rules.risk.turn.fortify import Fortified

RED, GREEN = Player("red"), Player("green")
RULES = rules_of_game("lotr", edition="trilogy")
STRONG = Strength(23, ("gondor", "mordor"))


def attack(source: str, target: str, losses: list[tuple[int, int]], *, falls: bool) -> list[Event]:
    """An invasion with a battle for each pair of losses (of Red, of Green)."""
    battles = [BattleFought(RED, GREEN, source, target, (6, 4, 2), (5, 3), 0, 0, lost, taken) for lost, taken in losses]
    end = [Conquered(RED, GREEN, source, target, 2, ())] if falls else [InvasionEnded(RED, target)]
    return [InvasionDeclared(RED, source, target, GREEN, "land"), *battles, *end]


TURN = (
    ArmiesGranted(RED, 5, "stock", "territories"),
    ArmiesPlaced(RED, "minas_morgul", 4, "stock"),
    ArmiesPlaced(RED, "gorgoroth", 1, "stock"),
    *attack("minas_morgul", "ithilien", [(1, 1), (0, 2)], falls=True),
    CaptainMoved(RED, "minas_morgul", "ithilien"),
    ArmiesMoved(RED, "minas_morgul", "ithilien", 1),
    *attack("gorgoroth", "udun_vale", [(2, 0)], falls=False),
    *attack("ithilien", "south_ithilien", [(0, 1)], falls=True),
    Fortified(RED, "gorgoroth", "mount_doom", 2, ()),
    CardsMoved(("",), "deck", "hand:red", ("red",), True),
    FellowshipMoved("rivendell", "eregion"),
)


def told(*events: Event, language: str = "en", strength: Strength | None = STRONG) -> list[str]:
    text = turn_text(Turn(3, RED, events), strength, RULES, words(language, "lotr"))
    return text.replace("\u00a0−", " −").split("\n")


def test_a_turn_has_a_headline_and_a_line_for_each_conquest() -> None:
    assert told(*TURN) == [
        "🔴 **Red** took Ithilien and South Ithilien · lost 3 regiments · 23 regiments in all",
        "👑 **Holds all of Gondor** (+7 a turn)",
        "+5 reinforcements (Minas Morgul 4, Gorgoroth 1)",
        "⚔️ Minas Morgul → **Ithilien** (🚩 captain) → **South Ithilien** · −1, Green −4",
        "-# 🛡️ Repelled: Udûn Vale · −2",
        "-# ➡️ 2 to Mount Doom · 💍 Ring → Eregion",
    ]


def test_the_conquests_of_one_army_share_a_line_and_so_do_single_ones_where_there_are_many() -> None:
    won = [(0, 1)]
    events = [
        *attack("gorgoroth", "udun_vale", won, falls=True),
        *attack("minas_morgul", "ithilien", won, falls=True),
        *attack("nurn", "south_rhun", won, falls=True),
        *attack("ithilien", "south_ithilien", [(1, 1)], falls=True),
        *attack("ithilien", "minas_tirith", won, falls=True),
        *attack("umbar", "harad", won, falls=True),
    ]
    assert told(*events, strength=None) == [
        "🔴 **Red** took 6 territories · lost 1 regiment",
        "⚔️ Gorgoroth → **Udûn Vale**; Nurn → **South Rhûn**; Umbar → **Harad** · Green −3",
        "⚔️ Minas Morgul → **Ithilien** → **South Ithilien**; Ithilien → **Minas Tirith** · −1, Green −3",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "⚔️ Gorgoroth → **Udûn Vale**; Gorgoroth → **Ithilien** → **South Ithilien** · Green −3"),
        ("fr", "⚔️ Gorgoroth → **Val d’Udûn**\u00a0; Gorgoroth → **Ithilien** → **Ithilien du Sud** · Vert −3"),
    ],
)
def test_a_land_taken_and_gone_on_from_is_not_named_twice_in_a_row(language: str, line: str) -> None:
    lands = (("gorgoroth", "udun_vale"), ("gorgoroth", "ithilien"), ("ithilien", "south_ithilien"))
    events = [event for way in lands for event in attack(*way, [(0, 1)], falls=True)]
    assert told(*events, language=language, strength=None)[1:] == [line]


@pytest.mark.parametrize(("language", "rest"), [("en", "9 elsewhere"), ("fr", "9 ailleurs")])
def test_reinforcements_in_many_places_say_how_many_are_not_named(language: str, rest: str) -> None:
    lands = ("minas_morgul", "gorgoroth", "nurn", "umbar", "khand")
    placed = [ArmiesPlaced(RED, land, count, "stock") for land, count in zip(lands, (5, 4, 4, 3, 2), strict=True)]
    line = told(*placed, language=language, strength=None)[1]
    assert re.fullmatch(rf"\+18 \w+ \(Minas Morgul 5, Gorgoroth 4, {rest}\)", line)


def test_a_card_that_begins_an_invasion_is_named_with_its_outcome() -> None:
    assault = attack("minas_morgul", "ithilien", [(1, 2)], falls=True)
    ambush = CardPlayed(RED, "ambush")
    assert told(ambush, *assault, strength=None)[1] == "⚔️ Minas Morgul → **Ithilien** · −1, Green −2 · 📜 Ambush!"
    failed = attack("minas_morgul", "ithilien", [(2, 0)], falls=False)
    assert told(ambush, *failed, strength=None)[1] == "-# 🛡️ Repelled: Ithilien · −2 · 📜 Ambush!"


def test_a_card_for_an_invasion_without_a_battle_is_told_with_what_it_did() -> None:
    gained = ArmiesPlaced(GREEN, "ithilien", 4, "")
    declared = attack("minas_morgul", "ithilien", [], falls=False)
    events = [declared[0], CardPlayed(GREEN, "courage_alone"), gained, *declared[1:]]
    assert told(*events, strength=None)[1] == (
        "📜 Green plays **Courage Alone Will Not Save You** · Green +4 in Ithilien"
    )


def test_the_effects_of_a_card_stand_behind_it() -> None:
    assert told(EventTurnedUp(RED, "entmoot"), ArmiesPlaced(GREEN, "fangorn", 2, ""), strength=None)[1:] == [
        "⚡ **The Entmoot** · Green +2 in Fangorn"
    ]


def test_an_event_is_one_line_with_all_that_it_did() -> None:
    raided = [ArmiesLost(GREEN, where, 1, "raiders") for where in ("anfalas", "harad")]
    assert told(EventTurnedUp(RED, "raiders"), LandsTurnedUp(("anfalas", "harad"), "raiders"), *raided)[1:] == [
        "⚡ **Raiders** · Green −1 in Anfalas · Green −1 in Harad"
    ]


def test_great_moments_have_a_sentence_of_their_own() -> None:
    fall = [*attack("minas_morgul", "ithilien", [(0, 2), (0, 2)], falls=True), CaptainLost(GREEN, "ithilien")]
    assert told(*fall)[1:] == [
        "👑 **Holds all of Gondor** (+7 a turn)",
        "⚔️ Minas Morgul → **Ithilien** · Green −4",
        "🚩 **Green loses a captain in Ithilien.**",
    ]
    assert told(Eliminated(GREEN, RED), strength=None)[1] == ("💀 **Red drives Green from the board. Green is out.**")
    assert told(RingDestroyed(), strength=None)[1] == (
        "💍 **The Ring goes into the fire of Mount Doom. The war is over.**"
    )
    assert told(FellowshipRolled(GREEN, "mount_doom", 5), RingDestroyed(), strength=None)[1:] == [
        "💍 **The Ring goes into the fire of Mount Doom. The war is over.**",
        "-# 💍 The Fellowship rolls 5 at Mount Doom",
    ]
    assert (
        "**Red takes back their capital, Ithilien.**"
        in told(CapitalTaken(RED, "ithilien", RED, 1, True), strength=None)[1]
    )
    assert told(CapitalTaken(RED, "ithilien", GREEN, 1, True), strength=None)[1] == (
        "🏛️ **Red takes Green's capital, Ithilien.**"
    )


def test_a_battle_against_long_odds_is_told_whoever_won() -> None:
    won = attack("minas_morgul", "ithilien", [(0, 2)] * 5, falls=True)
    lost = attack("minas_morgul", "ithilien", [(2, 0)] * 5, falls=False)
    for language, taken, held in (
        (
            "en",
            "Red took Ithilien from Green and lost 0 to 10 (1 chance in N).",
            "Red attacked Ithilien and lost 10 regiments: Green lost 0 and held it (1 chance in N).",
        ),
        (
            "fr",
            "Rouge prend l’Ithilien à Vert et perd 0 contre 10 (une chance sur N).",
            "Rouge attaque l’Ithilien et perd 10 régiments : Vert perd 0 et tient bon (une chance sur N).",
        ),
    ):
        said = [told(*won, language=language, strength=None)[2], told(*lost, language=language, strength=None)[1]]
        lines = [re.sub(r"( in | sur )\d+", r"\1N", line.replace("\u00a0", " ")) for line in said]
        assert lines == [f"🎲 **{taken}**", f"🎲 **{held}**"]
    even = attack("minas_morgul", "ithilien", [(1, 1)] * 5, falls=True)
    assert not any("odds" in line for line in told(*even, strength=None))


def test_what_comes_by_itself_is_no_story_and_counts_among_reinforcements() -> None:
    raised = GarrisonRaised(RED, "gorgoroth", 2)
    assert told(raised) == [""]
    assert told(raised, ArmiesPlaced(RED, "minas_morgul", 3, "stock"), strength=None)[1] == (
        "+5 reinforcements (Minas Morgul 3, Gorgoroth 2)"
    )


def test_an_ai_that_took_many_territories_names_them() -> None:
    targets = ("ithilien", "udun_vale", "south_ithilien", "harondor")
    events = [event for target in targets for event in attack("minas_morgul", target, [(0, 1)], falls=True)]
    assert short_text(Turn(3, RED, tuple(events)), None, RULES, words("en", "lotr")).split("\n") == [
        "🔴 **Red** took 4 territories",
        "-# Taken: Ithilien, Udûn Vale, South Ithilien, Harondor",
    ]


def test_french_tells_the_same() -> None:
    assert told(*TURN, language="fr") == [
        "🔴 **Rouge** prend l’Ithilien et l’Ithilien du Sud · perd 3 régiments · 23 régiments en tout",
        "👑 **Tient le Gondor en entier** (+7/tour)",
        "+5 renforts (Minas Morgul 4, Gorgoroth 1)",
        "⚔️ Minas Morgul → **Ithilien** (🚩 Capitaine) → **Ithilien du Sud** · −1, Vert −4",
        "-# 🛡️ Repoussé\u00a0: Val d’Udûn · −2",
        "-# ➡️ 2 à la Montagne du Destin · 💍 Anneau → Eregion",
    ]


@pytest.mark.parametrize(
    ("language", "headline", "line"),
    [
        ("en", "🔴 **Red** reinforced · lost 1 regiment", "-# ⚔️ Gorgoroth → Udûn Vale, under way · −1, Green −1"),
        (
            "fr",
            "🔴 **Rouge** place ses renforts · perd 1 régiment",
            "-# ⚔️ Gorgoroth → Val d’Udûn, en cours · −1, Vert −1",
        ),
    ],
)
def test_an_attack_that_still_goes_on_is_not_told_as_repelled(language: str, headline: str, line: str) -> None:
    placed = ArmiesPlaced(RED, "gorgoroth", 4, "stock")
    *begun, _ = attack("gorgoroth", "udun_vale", [(1, 1)], falls=False)
    lines = told(placed, *begun, language=language, strength=None)
    assert (lines[0], lines[-1]) == (headline, line)


@pytest.mark.parametrize(
    ("language", "headline", "line"),
    [
        ("en", "attacked the Udûn Vale in vain · lost 1 regiment", "Repelled: Udûn Vale · −1, Green −1"),
        ("fr", "attaque le Val d’Udûn en vain · perd 1 régiment", "Repoussé\u00a0: Val d’Udûn · −1, Vert −1"),
    ],
)
def test_an_attack_whose_army_is_spent_has_failed(language: str, headline: str, line: str) -> None:
    *begun, _ = attack("gorgoroth", "udun_vale", [(1, 1)], falls=False)
    lines = told(*begun, language=language, strength=Strength(9, (), spent=True))
    assert headline in lines[0]
    assert lines[-1] == f"-# 🛡️ {line}"


def test_the_last_army_of_an_assault_that_took_nothing_is_spent() -> None:
    for armies, spent in (("2", True), ("3", False)):
        game = world(hold={"red": f"alaska:{armies}", "blue": "kamchatka:2"})
        game.battle("alaska", "kamchatka", attack=(1,), defence=(6, 5))
        assert strength_of(RED, game.state, game.rules, words("en", "classic")).spent is spent
        for language, line in (
            ("en", "**The attack on Kamchatka has failed:** only 1 army left in Alaska."),
            ("fr", "**L’attaque contre le Kamtchatka a échoué :** il ne reste qu’un régiment en Alaska."),
        ):
            said = failure(game.events, RED, game.state, game.rules, words(language, "classic"))
            assert said.replace("\u00a0", " ") == (line if spent else "")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Red places 2 regiments in the Udûn Vale and 1 in Gorgoroth."),
        ("fr", "Rouge place 2 régiments dans le Val d’Udûn et 1 à Gorgoroth."),
    ],
)
def test_ones_own_set_up_is_one_line(language: str, line: str) -> None:
    """Among those of others, however often they took turns."""
    places = ((RED, "udun_vale"), (GREEN, "ithilien"), (RED, "gorgoroth"), (GREEN, "ithilien"), (RED, "udun_vale"))
    set_up = [Stationed(player, where, 1) for player, where in places]
    spoken = words(language, "lotr")
    told, others = placed_in_setup(set_up, RED, RULES, spoken)
    assert told.replace("\u00a0", " ") == line
    assert others == [event for event in set_up if event.player == GREEN]
    assert placed_in_setup(set_up, Player("black"), RULES, spoken) == ("", set_up)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "Red places 3 regiments each in Moria, in Gorgoroth and in Nurn; 2 in Ithilien; "
            "1 each in Harad and in Umbar.",
        ),
        (
            "fr",
            "Rouge place 3 régiments par territoire en Moria, à Gorgoroth et au Nurn ; 2 en Ithilien ; "
            "1 par territoire au Harad et à Umbar.",
        ),
    ],
)
def test_many_places_are_told_by_how_many_are_in_each(language: str, line: str) -> None:
    places = {"moria": 3, "ithilien": 2, "gorgoroth": 3, "harad": 1, "nurn": 3, "umbar": 1}
    set_up = [Stationed(RED, where, count) for where, count in places.items()]
    spoken = words(language, "lotr")
    assert placed_in_setup(set_up, RED, RULES, spoken)[0].replace("\u00a0", " ") == line
    short = {"en": "Red places 13 regiments in 6 territories.", "fr": "Rouge place 13 régiments dans 6 territoires."}
    (told,) = event_lines(set_up, RULES, spoken, naming(spoken))
    assert told.replace("\u00a0", " ") == short[language]


def test_the_end_of_the_game_is_told_by_the_last_card_alone() -> None:
    over = GameEnded((RED,), "conquest")
    assert told(*TURN, over) == told(*TURN)
    assert "wins" not in short_text(Turn(3, RED, (*TURN, over)), STRONG, RULES, words("en", "lotr"))


def test_an_attack_that_goes_on_later_is_told_once() -> None:
    first = attack("minas_morgul", "ithilien", [(1, 0)], falls=False)
    again = attack("minas_morgul", "ithilien", [(1, 2)], falls=True)
    between = attack("gorgoroth", "udun_vale", [(1, 0)], falls=False)
    assert told(*first, *between, *again, strength=None) == [
        "🔴 **Red** took Ithilien · lost 3 regiments",
        "⚔️ Minas Morgul → **Ithilien** · −2, Green −2",
        "-# 🛡️ Repelled: Udûn Vale · −1",
    ]


def test_an_attack_from_several_lands_names_each() -> None:
    """One that was called off and came back from elsewhere, and what goes on from the land taken."""
    first = attack("minas_morgul", "ithilien", [(1, 0)], falls=False)
    again = attack("gorgoroth", "ithilien", [(1, 2)], falls=True)
    on = attack("ithilien", "south_ithilien", [(0, 1)], falls=True)
    beside = attack("gorgoroth", "udun_vale", [(0, 1)], falls=True)
    assert told(*first, *again, *on, *beside, strength=None)[1:] == [
        "⚔️ Minas Morgul and Gorgoroth → **Ithilien** → **South Ithilien**; Gorgoroth → **Udûn Vale** · −2, Green −4",
    ]
    both = told(*first, *again[:-1], strength=None)
    assert both[-1] == "-# ⚔️ Minas Morgul and Gorgoroth → Ithilien, under way · −2, Green −2"
    french = told(*first, *again[:-1], language="fr", strength=None)
    assert french[-1] == "-# ⚔️ Minas Morgul et Gorgoroth → Ithilien, en cours · −2, Vert −2"


@pytest.mark.parametrize(
    ("events", "headline"),
    [
        (
            attack("gorgoroth", "udun_vale", [(2, 0)], falls=False),
            "🔴 **Red** attacked the Udûn Vale in vain · lost 2 regiments",
        ),
        ([Fortified(RED, "gorgoroth", "nurn", 1, ())], "🔴 **Red** didn't attack"),
        ([ArmiesPlaced(RED, "gorgoroth", 4)], "🔴 **Red** reinforced"),
    ],
)
def test_a_headline_says_what_came_to_nothing(events: list[Event], headline: str) -> None:
    assert told(*events, strength=None)[0] == headline


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "🔴 **Red** attacked the Udûn Vale and Ithilien in vain · lost 1 regiment",
                "-# 🛡️ Repelled: Ithilien · −1",
                "-# ⚔️ Attacked without taking: Udûn Vale · Green −2",
            ],
        ),
        (
            "fr",
            [
                "🔴 **Rouge** attaque le Val d’Udûn et l’Ithilien en vain · perd 1 régiment",
                "-# 🛡️ Repoussé\u00a0: Ithilien · −1",
                "-# ⚔️ Attaqué sans être pris\u00a0: Val d’Udûn · Vert −2",
            ],
        ),
    ],
)
def test_only_an_attack_that_failed_was_repelled(language: str, lines: list[str]) -> None:
    """Not one that cost the attacker nothing, and that he went on with elsewhere."""
    cheap = attack("gorgoroth", "udun_vale", [(0, 2)], falls=False)
    dear = attack("minas_morgul", "ithilien", [(1, 0)], falls=False)
    assert told(*cheap, *dear, language=language, strength=None) == lines
    assert "in vain" not in told(*cheap, strength=None)[0]


def test_giving_up_is_left_to_the_message_about_the_seat() -> None:
    gone = (Conceded(RED), ArmyTurnedNeutral(RED), ArmiesForfeited(RED, 3))
    assert told(*gone, strength=Strength(0, ())) == [""]
    assert told(ArmiesPlaced(RED, "gorgoroth", 4), *gone, strength=Strength(0, ())) == [
        "🔴 **Red** reinforced",
        "+4 reinforcements (Gorgoroth 4)",
    ]


def test_what_is_only_received_is_not_told_yet() -> None:
    assert told(ArmiesGranted(RED, 5, "stock", "territories")) == [""]


def test_a_turn_of_an_ai_is_its_headline_and_its_great_moments() -> None:
    events = (*TURN, Eliminated(GREEN, RED))
    assert short_text(Turn(3, RED, events), STRONG, RULES, words("en", "lotr")).split("\n") == [
        "🔴 **Red** took Ithilien and South Ithilien · lost 3 regiments · 23 regiments in all",
        "👑 **Holds all of Gondor** (+7 a turn)",
        "💀 **Red drives Green from the board. Green is out.**",
    ]


def test_turns_are_told_apart_where_one_ends_within_a_step() -> None:
    march = Fortified(RED, "gorgoroth", "nurn", 1, ())
    events = [(7, march), (8, TurnBegan(GREEN)), (8, march), (9, march), (9, TurnBegan(RED))]
    assert turns_in(events, 3, RED, begun=True) == [
        Turn(3, RED, (march,), 7),
        Turn(4, GREEN, (march, march), 9),
        Turn(5, RED, (), 9),
    ]
    assert [turn.number for turn in turns_in(events, 4, GREEN, begun=False)] == [4, 5]
    assert turns_in(events[:1], 4, NOBODY, begun=False) == []


def test_length_is_counted_as_displayed() -> None:
    assert visible_length("-# **Red** took <:ring:123456> *it*") == len("Red took ▪ it")
