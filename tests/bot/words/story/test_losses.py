"""What one has lost comes first, by whom, and nothing that was taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.classic.position import field as world
from support.classic.position import opening
from support.godstorm.position import BLUE, OCHRE, field
from support.legacy.position import position as war
from support.lotr.position import position

from bot.words import words
from bot.words.story.losses import losses
from renders import RecentTurns
from rules import Event, Player, view
from rules.author import TurnBegan
from rules.classic.capital import CapitalTaken
from rules.godstorm.death_cards import HandLost, LandSeized
from rules.godstorm.epochs import EpochBegan, EpochSetBack
from rules.godstorm.gods import GodBanished
from rules.godstorm.land import ArmiesSwapped
from rules.godstorm.miracles import MiraclePlayed, RelicGained
from rules.godstorm.plague import PlagueLaid, PlagueMoved
from rules.godstorm.temples import TempleDestroyed, TempleMoved
from rules.godstorm.war_cards import HandSeen, RelicLost
from rules.godstorm.waters import AtlantisSank
from rules.house.risk_bounty import BountyEarned
from rules.legacy.combat.missiles import MissilesLost
from rules.legacy.turn.stars import StarsLost
from rules.lotr.captains import CaptainLost
from rules.lotr.cards_attack import ArmiesSuborned
from rules.risk import ArmiesLost, Conquered, Expanded

GREEN, YELLOW, RED = map(Player, ("green", "yellow", "red"))


def took(player: Player, loser: Player, target: str) -> Conquered:
    return Conquered(player, loser, "moria", target, 2, ())


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Yellow took the Shire and Fornost from you.", "Red took Harad from you."]),
        ("fr", ["Jaune vous a pris la Comté et Fornost.", "Rouge vous a pris le Harad."]),
    ],
)
def test_whoever_comes_back_reads_first_what_was_taken_from_them(language: str, lines: list[str]) -> None:
    hold = {"green": "khand:2", "yellow": "the_shire fornost"}
    game = position(seats="green black yellow red", hold=hold, rest="red")
    steps = [
        (1, [TurnBegan(GREEN), took(GREEN, RED, "esgaroth")]),
        (2, [TurnBegan(YELLOW), took(YELLOW, GREEN, "the_shire"), took(YELLOW, RED, "buckland")]),
        (3, [took(YELLOW, GREEN, "fornost"), took(YELLOW, GREEN, "khand")]),
        (4, [TurnBegan(RED), took(RED, GREEN, "harad"), TurnBegan(GREEN)]),
    ]
    recent = RecentTurns().after(steps, 4)
    told = losses(recent.missed(GREEN), GREEN, view(game.state, GREEN), game.rules, words(language, "lotr"))
    assert [*told] == lines


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Yellow took Indonesia and Japan from you.",
                "You no longer hold all of Australia: 2 armies fewer a turn.",
            ],
        ),
        (
            "fr",
            [
                "Jaune vous a pris l’Indonésie et le Japon.",
                "Vous ne tenez plus l’Océanie en entier : 2 régiments de moins par tour.",
            ],
        ),
    ],
)
def test_a_bonus_that_is_lost_is_told_with_the_territories(language: str, lines: list[str]) -> None:
    """Of a region that was whole before, and not of others."""
    rest = "new_guinea western_australia eastern_australia"
    game = world(hold={"red": f"{rest} china", "yellow": "indonesia japan"}, rest="blue")
    missed = [took(YELLOW, RED, "indonesia"), took(YELLOW, RED, "japan")]
    told = losses(missed, RED, view(game.state, RED), game.rules, words(language, "classic"))
    assert [line.replace("\u00a0", " ") for line in told] == lines


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Yellow took Peru and Brazil from you.", "Headquarters in Peru lost: −1 star. You have 1 of 4."]),
        ("fr", ["Jaune vous a pris le Pérou et le Brésil.", "QG perdu au Pérou : −1 étoile. Vous en avez 1 sur 4."]),
    ],
)
def test_a_star_that_is_lost_with_headquarters_is_told(language: str, lines: list[str]) -> None:
    """Not one of headquarters that were taken back."""
    hold = {"red": "alaska:3 iceland", "yellow": "peru brazil"}
    game = war(hold, headquarters="red: peru; blue: iceland")
    missed = [took(YELLOW, RED, where) for where in ("peru", "brazil", "iceland")]
    told = losses(missed, RED, view(game.state, RED), game.rules, words(language, "legacy"))
    assert [line.replace("\u00a0", " ") for line in told] == lines


def miracle(player: Player, card: str, *effects: Event) -> list[Event]:
    """A miracle card and what it did; its choices are not told."""
    return [MiraclePlayed(player, card, "", "", 0, (), Player(""), (), ""), *effects]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Blue took Anglia from you.",
                "Blue took **Excalibur** from you.",
                "You lost Lugh in Anglia.",
                "Ochre looked at your cards and took one.",
                "Ochre played Only Ash Remains: you lost **The Tree of Life**.",
                "Ochre played Crops Wither: you lost all 3 of your miracle cards.",
                "You lost a temple in Anglia.",
                "Ochre played Time Stands Still: the game lasts one epoch longer, as epoch 2 is played a second time, "
                "then 3 more.",
                "Ochre played Storms Rage: you lost 4 armies in Gaul.",
                "Ochre played The Trojan Horse Is Revealed and took Roma from you.",
                "Ochre played Fire Rains Down: your temple in Gaul is gone.",
                "Ochre played Fire Rains Down: you lost 2 armies in Gaul and in Iberia.",
                "Ochre played The Gods Forsake Us: plague breaks out in Gaul.",
            ],
        ),
        (
            "fr",
            [
                "Bleu vous a pris l'Anglie.",
                "Bleu vous a pris la relique **Excalibur**.",
                "Vous avez perdu Lug en Anglie.",
                "Ocre a vu vos cartes et vous en a pris une.",
            ],
        ),
    ],
)
def test_whoever_comes_back_reads_what_miracles_took_from_them(language: str, lines: list[str]) -> None:
    me = GREEN
    game = field(hold={"green": "gaul iberia", "blue": "anglia"}, rest="ochre", temples="anglia gaul")
    steps: list[tuple[int, list[Event]]] = [
        (1, [TurnBegan(me), *miracle(me, "only_ash_remains", RelicLost(me, "stonehenge"))]),
        (
            2,
            [
                TurnBegan(BLUE),
                *miracle(BLUE, "shrine_plundered", RelicGained(BLUE, "excalibur", me)),
                *miracle(BLUE, "storms_rage", ArmiesLost(OCHRE, "thule", 4, "storms_rage")),
                Conquered(BLUE, me, "gaul", "anglia", 2, ()),
                GodBanished(me, "sky", "anglia", "conquest", BLUE),
                RelicGained(BLUE, "mjolnir"),
            ],
        ),
        (
            3,
            [
                TurnBegan(OCHRE),
                *miracle(OCHRE, "visions_become_real", HandSeen(OCHRE, me)),
                *miracle(OCHRE, "only_ash_remains", RelicLost(me, "tree_of_life")),
                *miracle(OCHRE, "time_stands_still", EpochSetBack(OCHRE)),
                *miracle(OCHRE, "crops_wither.2", HandLost(me, 3)),
                *miracle(OCHRE, "storms_rage.2", ArmiesLost(me, "gaul", 4, "storms_rage.2")),
                *miracle(
                    OCHRE,
                    "trojan_horse",
                    ArmiesLost(me, "roma", 1, "trojan_horse"),
                    LandSeized(OCHRE, "roma", 3),
                ),
                *miracle(
                    OCHRE,
                    "fire_rains",
                    TempleDestroyed("gaul"),
                    ArmiesLost(me, "gaul", 1, "fire_rains"),
                    ArmiesLost(me, "iberia", 1, "fire_rains"),
                ),
                *miracle(OCHRE, "gods_forsake", PlagueLaid("gaul")),
            ],
        ),
        (4, [TurnBegan(me)]),
    ]
    missed = RecentTurns().after(steps, 4).missed(me)
    told = [*losses(missed, me, view(game.state, me), game.rules, words(language, "godstorm"))]
    assert [line.replace("\u00a0", " ").replace("’", "'") for line in told][: len(lines)] == lines
    assert len(told) == 13


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Ochre played The Temple Falls: your temple in Iberia now stands in Gaul.",
                "Ochre played The Siren Calls: your armies and gods in Gaul and in Iberia change places.",
                "Ochre played Paradise Is Lost: plague breaks out in Gaul.",
                "Ochre played The Sea Is Your Tomb: Atlantis has sunk, with everything on it: you lost 5 "
                "armies and a temple.",
                "Ochre played Time Stands Still: the game lasts one epoch longer, as epoch 5 is played a second "
                "time, and is the last.",
            ],
        ),
        ("fr", ["Ocre a joué Le temple s'effondre : votre temple passe de l'Ibérie vers la Gaule."]),
    ],
)
def test_what_a_card_moved_or_sank_is_told_in_a_line_each(language: str, lines: list[str]) -> None:
    game = field(hold={"green": "gaul iberia"}, rest="ochre", temples="gaul")
    events = [
        *miracle(OCHRE, "temple_falls", TempleMoved("iberia", "gaul"), TempleMoved("thule", "roma")),
        *miracle(OCHRE, "siren_calls", ArmiesSwapped(GREEN, "gaul", "iberia"), ArmiesSwapped(BLUE, "roma", "thule")),
        *miracle(OCHRE, "paradise_lost", PlagueMoved("thule", "gaul"), PlagueMoved("gaul", "thule")),
        *miracle(OCHRE, "sea_tomb", ArmiesLost(GREEN, "tritonis", 3, "sea_tomb"), TempleDestroyed("tritonis")),
        *(ArmiesLost(GREEN, "hesperide", 2, "sea_tomb"), AtlantisSank()),
        *miracle(OCHRE, "time_stands_still", EpochSetBack(OCHRE), EpochBegan(5)),
    ]
    told = [*losses(events, GREEN, view(game.state, GREEN), game.rules, words(language, "godstorm"))]
    assert [line.replace("\u00a0", " ").replace("’", "'") for line in told][: len(lines)] == lines
    assert len(told) == 5


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ochre played Fire Rains Down: you lost 5 armies in Gaul and in Iberia, and Iberia with them."),
        ("fr", "Ocre a joué Une pluie de feu : vous perdez 5 armées en Gaule et en Ibérie, et l'Ibérie avec elles."),
    ],
)
def test_a_territory_that_a_card_has_emptied_is_lost(language: str, line: str) -> None:
    """Whoever walks into it afterwards takes it from nobody."""
    game = field(hold={"green": "gaul", "blue": "iberia roma"}, rest="ochre")
    events = [
        *miracle(OCHRE, "fire_rains", ArmiesLost(GREEN, "gaul", 2, "fire_rains")),
        ArmiesLost(GREEN, "iberia", 3, "fire_rains"),
        Expanded(BLUE, "gaul", "iberia", 1, ()),
    ]
    told = losses(events, GREEN, view(game.state, GREEN), game.rules, words(language, "godstorm"))
    assert [each.replace("\u00a0", " ").replace("’", "'") for each in told] == [line]


def test_what_a_game_has_no_words_of_its_own_for_is_told_as_in_the_log() -> None:
    game = position(seats="green black yellow red", rest="red")
    taken, lost = ArmiesSuborned(YELLOW, GREEN, "harad", "khand", 2), CaptainLost(GREEN, "umbar")
    told = losses([taken, lost, taken], GREEN, view(game.state, GREEN), game.rules, words("en", "lotr"))
    log, own = told
    assert "Green" in log
    assert own == "You lost a captain in Umbar."


def test_a_capital_is_lost_by_its_owner_alone() -> None:
    """Who takes the own one back has lost nothing."""
    game = opening(mode="capital")
    taken, back = (CapitalTaken(RED, "alaska", of, 1, own=of == RED) for of in (BLUE, RED))
    for seat, told in ((BLUE, 1), (RED, 0), (YELLOW, 0)):
        assert len([*losses([taken, back], seat, view(game.state, seat), game.rules, words("en", "classic"))]) == told


TOLD_OTHERWISE = {
    Conquered: "named with all of a conqueror's",
    BountyEarned: "a conquest, of which it says what it earns",
    ArmiesLost: "the board tells it",
    StarsLost: "they leave with a seat that is out",
    MissilesLost: "they leave with a seat that is out",
}


def test_every_event_of_a_loser_says_that_it_takes_something() -> None:
    """A new event that takes something from a seat is told to whoever comes back."""
    events = [kind for kind in every_event() if "loser" in kind.__struct_fields__ or kind.__name__.endswith("Lost")]
    silent = {kind for kind in events if kind.lost_by is Event.lost_by}
    assert silent == TOLD_OTHERWISE.keys()


def every_event(kind: type[Event] = Event) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("rules."):
            yield each
            yield from every_event(each)
