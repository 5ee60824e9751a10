"""What one has lost comes first, by whom, and nothing that was taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.godstorm.position import field as ancient
from support.lotr.position import position

from bot.words import words
from bot.words.story.losses import losses
from renders import RecentTurns
from rules import NOBODY, Card, Event, Player, Territory, view
from rules.author import TurnBegan
from rules.godstorm import WAR, GodBanished, RelicGained
from rules.godstorm.war_cards import HandSeen
from rules.house.risk_bounty import BountyEarned
from rules.legacy.combat.missiles import MissilesLost
from rules.legacy.turn.stars import StarsLost
from rules.risk import Conquered
from rules.risk.armies import ArmiesLost

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
    told = losses(recent.events((), GREEN), GREEN, view(game.state, GREEN), words(language, "lotr"))
    assert [*told] == lines


def test_what_else_was_taken_is_told_below() -> None:
    """Relics, hands, gods, captains: the game's own line, once."""
    blue, green = Player("blue"), Player("green")
    game = ancient(epoch=2)
    steps = [
        (1, [TurnBegan(blue)]),
        (2, [TurnBegan(green), HandSeen(green, blue), RelicGained(green, Card("excalibur"), blue)]),
        (3, [RelicGained(green, Card("tears"), NOBODY), GodBanished(blue, WAR, Territory("gaul"), "conquest", green)]),
        (4, [TurnBegan(blue)]),
    ]
    recent = RecentTurns().after(steps, 4)
    told = losses(recent.events((), blue), blue, view(game.state, blue), words("en", "godstorm"))
    assert [*told] == [
        "Green looks at Blue's miracle cards and keeps one.",
        "Green takes **Excalibur** from Blue.",
        "Gilgamesh is banished from Gaul.",
    ]


TOLD_OTHERWISE = {
    Conquered: "named with all of a conqueror's",
    BountyEarned: "a conquest, of which it says what it earns",
    ArmiesLost: "the board tells it",
    StarsLost: "they leave with a seat that is out",
    MissilesLost: "they leave with a seat that is out",
}


def test_every_event_of_a_loser_says_that_it_takes_something() -> None:
    """A new event that takes something from a seat is told to whoever comes back."""
    events = [kind for kind in every_event() if {"loser"} & {*kind.__struct_fields__} or kind.__name__.endswith("Lost")]
    silent = {kind for kind in events if kind.lost_by is Event.lost_by}
    counted = {ArmiesLost, StarsLost, MissilesLost}
    assert silent == TOLD_OTHERWISE.keys() | counted, (
        "of armies the board tells; the others leave with a seat that is out"
    )


def every_event(kind: type[Event] = Event) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("rules."):
            yield each
            yield from every_event(each)
