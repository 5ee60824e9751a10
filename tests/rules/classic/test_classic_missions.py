"""Mission secrète: every card, by which player it is completed, and when."""

from __future__ import annotations

import pytest
from support.classic.position import BLUE, RED, YELLOW, Field, field

from rules.classic.mission_cards import mission_cards
from rules.classic.missions import MissionAccomplished, mission
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import Eliminated, MoveIn
from rules.risk.turn.concede import Concede
from rules.risk.turn.reinforce import Deploy, Finish, Reinforcement, ToReinforce

NORTH = (
    "alaska northwest_territory greenland alberta ontario quebec western_united_states eastern_united_states "
    "central_america"
)
SOUTH = "venezuela peru brazil argentina"
EUROPE = "iceland great_britain scandinavia ukraine northern_europe southern_europe western_europe"
AFRICA = "north_africa egypt east_africa congo south_africa madagascar"
ASIA = "ural siberia yakutsk kamchatka irkutsk mongolia japan afghanistan china middle_east india siam"
OCEANIA = "indonesia new_guinea western_australia eastern_australia"


def last_step(
    card: str, lands: str, source: str, target: str, loser: str = YELLOW, others: dict[str, str] | None = None
) -> Field:
    """Red holds all these lands but `target`, and takes it from `source`; all other lands are yellow's."""
    held = [f"{t}:9" if t == source else t for t in lands.split() if t != target]
    game = field(
        players=6 if mission_cards("world")[card].fourteen else 3, mode="secret-mission",
        missions={RED: card, **(others or {})}, hold={RED: " ".join(held), loser: target},
    )  # fmt: skip
    assert game.state.winners is None
    return game.battle(source, target, attack=(6,), defence=(1,))


@pytest.mark.parametrize(
    ("card", "lands", "source", "target"),
    [
        ("north_america_africa", f"{NORTH} {AFRICA}", "alaska", "alberta"),
        ("north_america_oceania", f"{NORTH} {OCEANIA}", "alaska", "alberta"),
        ("asia_south_america", f"{ASIA} {SOUTH}", "venezuela", "peru"),
        ("europe_south_america_any", f"{EUROPE} {SOUTH} {OCEANIA} siam", "siam", "indonesia"),
        ("europe_south_america_any", f"{EUROPE} {SOUTH} {AFRICA}", "brazil", "north_africa"),
        ("europe_oceania_any", f"{EUROPE} {OCEANIA} {SOUTH}", "peru", "venezuela"),
        ("asia_africa", f"{ASIA} {AFRICA}", "east_africa", "congo"),
    ],
)
def test_regions(card: str, lands: str, source: str, target: str) -> None:
    """C-north_america_africa, C-north_america_oceania, C-asia_south_america, C-europe_south_america_any,
    C-europe_oceania_any, C-asia_africa · Missions: hold the regions named, and one of one's choice where it says so."""
    game = last_step(card, lands, source, target)
    assert game.state.winners == (RED,)
    assert game.told(MissionAccomplished) == [MissionAccomplished(RED, card)]


def test_two_regions_are_not_three() -> None:
    """C-europe_oceania_any · Missions: without a third region nothing is won."""
    game = last_step("europe_oceania_any", f"{EUROPE} {OCEANIA}", "ukraine", "scandinavia")
    assert game.state.winners is None


def test_twenty_four_territories() -> None:
    """C-lands_24 · Missions: 24 territories, with one army each or more."""
    lands = f"{NORTH} {SOUTH} {EUROPE} {OCEANIA}"
    assert len(lands.split()) == 24
    assert last_step("lands_24", lands, "alaska", "alberta").state.winners == (RED,)
    fewer = lands.replace("iceland ", "")
    assert last_step("lands_24", fewer, "alaska", "alberta").state.winners is None


def eighteen(thin: str) -> str:
    """Eighteen lands with two armies each, but one on `thin`."""
    lands = f"{NORTH} {SOUTH} congo egypt east_africa south_africa madagascar".split()
    return " ".join(t if t == thin else f"{t}:2" for t in lands)


def test_eighteen_with_two_each() -> None:
    """C-lands_18x2, R6 · Missions: 18 territories with two armies or more on each: seen when the last one is placed."""
    hold = {"red": eighteen("peru")}
    game = field(mode="secret-mission", step=Reinforcement, missions={"red": "lands_18x2"}, hold=hold)
    game.play(Deploy, "alaska", 1)
    assert game.state.winners is None
    game.play(Deploy, "peru", 1)
    assert game.state.winners == (RED,)


def test_eighteen_after_moving_in() -> None:
    """R6, R5 · Mission 18 x 2: those who follow into a conquered land count once they stand there."""
    lands = eighteen("").replace("alaska:2", "alaska:4").replace(" alberta:2", "")
    game = field(mode="secret-mission", missions={"red": "lands_18x2"}, hold={"red": lands})
    game.battle("alaska", "alberta", attack=(6,), defence=(1,))
    assert game.state.winners is None
    game.play(MoveIn, 1)
    assert game.state.winners == (RED,)


@pytest.mark.parametrize("quarry", ["blue", "yellow", "green", "black", "purple"])
def test_an_end_by_ones_own_hand(quarry: str) -> None:
    """C-eliminate_blue, C-eliminate_yellow, C-eliminate_green, C-eliminate_black, C-eliminate_purple, M29 · Éliminer un
    adversaire: the colour named is gone, and the game is won."""
    card, rest = f"eliminate_{quarry}", "blue" if quarry == "yellow" else "yellow"
    hold = {"red": "alaska:9", quarry: "alberta"}
    game = field(players=6, mode="secret-mission", missions={"red": card}, hold=hold, rest=rest)
    game.battle("alaska", "alberta", attack=(6,), defence=(1,))
    assert game.state.winners == (RED,)


def test_red_has_a_card_too() -> None:
    """C-eliminate_red · Missions: red is gone, and the player with the mission against red wins."""
    game = field(
        mode="secret-mission",
        turn="blue",
        missions={"blue": "eliminate_red"},
        hold={"blue": "alaska:9", "red": "alberta"},
    )
    game.battle("alaska", "alberta", attack=(6,), defence=(1,))
    assert game.state.winners == (BLUE,)


def killed(theirs: str, **options: str) -> Field:
    """Red eliminates blue, the target of yellow's mission (or of the mission in `theirs`)."""
    game = field(
        mode="secret-mission", missions={"yellow": theirs}, hold={"red": "alaska:9", "blue": "alberta"}, **options
    )
    return game.battle("alaska", "alberta", attack=(6,), defence=(1,))


def test_by_another_hand() -> None:
    """M31, R3 · Fin de partie: if another eliminates the colour, the player whose mission it was has won."""
    game = killed("eliminate_blue")
    assert game.state.winners == (YELLOW,)
    assert game.told(MissionAccomplished) == [MissionAccomplished(YELLOW, "eliminate_blue")]


def test_by_another_hand_as_an_option() -> None:
    """R3 · Somebody else destroys your target: as an option the goal becomes 24 territories (which yellow holds)."""
    game = killed("eliminate_blue", target_killed_by_other="territories")
    assert game.state.winners == (YELLOW,), "at that moment, not as yellow's turn begins"
    assert game.told(MissionAccomplished) == [MissionAccomplished(YELLOW, "eliminate_blue")]


def test_one_blow_completes_two() -> None:
    """R4 · One blow completes two missions: the active player's own goes before the one he completes for another."""
    game = last_step("north_america_africa", f"{NORTH} {AFRICA}", "alaska", "alberta", BLUE, {YELLOW: "eliminate_blue"})
    assert game.told(MissionAccomplished) == [MissionAccomplished(RED, "north_america_africa")]
    assert game.state.winners == (RED,)


def test_ones_own_colour() -> None:
    """R1 · You hold the mission against your own colour: it asks for 24 territories from the start."""
    lands = f"{NORTH} {SOUTH} {EUROPE} {OCEANIA}"
    assert last_step("eliminate_red", lands, "alaska", "alberta").state.winners == (RED,)
    assert last_step("eliminate_red", lands.replace("iceland ", ""), "alaska", "alberta").state.winners is None


def test_a_colour_that_gave_up() -> None:
    """R3 · Somebody else destroys your target: a colour that gave up was not destroyed by anyone: 24 territories
    instead."""
    hold = {"red": f"{NORTH} {SOUTH} {EUROPE} indonesia:9 new_guinea", "blue": "western_australia", "yellow": "siam"}
    game = field(mode="secret-mission", missions={"red": "eliminate_blue"}, hold=hold, rest="yellow", concede="neutral")
    game.say(Concede, BLUE)
    assert game.state.winners is None
    game.battle("indonesia", "western_australia", attack=(6,), defence=(1,)).play(MoveIn, 3)
    assert game.state.winners is None
    game.battle("western_australia", "eastern_australia", attack=(6,), defence=(1,))
    assert game.state.winners == (RED,)


def test_who_gives_up_before_the_conqueror_moves_in() -> None:
    """R3 · Somebody else destroys your target: a player who gives up with land left, while the conqueror of another is
    asked how many follow, was not destroyed by anyone."""
    game = field(
        mode="secret-mission", missions={"red": "eliminate_blue"}, hold={"red": "alaska:9", "blue": "alberta peru"},
        concede="neutral",
    )  # fmt: skip
    game.battle("alaska", "alberta", attack=(6,), defence=(1,)).say(Concede, BLUE)
    game.play(MoveIn, 0)
    assert (game.told(Eliminated), game.state.winners) == ([], None)
    assert isinstance(game.asked(), ToFight)


def test_as_a_turn_begins() -> None:
    """R5 · When is a mission checked: also when the player's turn begins: another's loss may have completed it."""
    lands = f"{NORTH} {SOUTH} {EUROPE} {OCEANIA}"
    game = field(mode="secret-mission", turn="blue", step=Reinforcement, missions={"red": "lands_24"},
                 hold={"red": lands, "blue": "congo:9"})  # fmt: skip
    game.play(Deploy, "congo", 3).play(Finish).play(Finish).until(ToReinforce)
    assert game.state.active == YELLOW
    game.play(Deploy, "siam", game.asked().count).play(Finish).play(Finish)  # type: ignore[union-attr]
    assert game.state.winners == (RED,)


def test_another_does_not_win_out_of_turn() -> None:
    """R5 · When is a mission checked: for the player who acts; territories do not win in another's turn."""
    lands = f"{NORTH} {SOUTH} {EUROPE} {OCEANIA}"
    game = field(
        mode="secret-mission", turn="blue", missions={"red": "lands_24"}, hold={"red": lands, "blue": "congo:9"}
    )
    game.battle("congo", "south_africa", attack=(6,), defence=(1,)).play(MoveIn, 0)
    assert game.state.winners is None


def test_the_winner_turns_the_card_over() -> None:
    """M30, R5 · Fin de partie: the winner shows the mission; the others stay hidden."""
    game = killed("eliminate_blue")
    assert game.seen(None).cards(mission(YELLOW)).faces == ("eliminate_blue",)
    assert game.seen(None).cards(mission(RED)).faces is None


def test_the_last_one_standing() -> None:
    """R7 · World conquest in mission mode: the player who has eliminated all the others has won too."""
    hold = {"red": "alaska:9 peru", "yellow": "alberta"}
    game = field(mode="secret-mission", hold=hold, rest="neutral")
    game.battle("alaska", "alberta", attack=(6,), defence=(1,))
    assert game.state.winners == (RED,)


def test_the_end_is_seen_before_anybody_follows() -> None:
    """R7 · World conquest: a conqueror is not asked how many follow once the game is won."""
    game = field(hold={"red": "alaska:9", "yellow": "alberta"}, rest="neutral")
    game.battle("alaska", "alberta", attack=(6,), defence=(1,))
    assert (game.state.winners, game.asked()) == ((RED,), None)


def test_a_target_that_gives_up_leaves_territories() -> None:
    """R3 · Somebody else destroys your target: a colour that gave up was destroyed by nobody; who holds the 24
    territories already wins at that moment."""
    hold = {"red": "alaska:9", "blue": "alberta"}
    game = field(mode="secret-mission", missions={"yellow": "eliminate_blue"}, hold=hold, concede="neutral")
    game.say(Concede, BLUE)
    assert (game.state.winners, game.state.active) == ((YELLOW,), RED)


def test_every_board_has_its_cards() -> None:
    """D7 · Carte Objectif: the other boards have cards of their own regions."""
    assert "arnor_rohan" in mission_cards("middle-earth")
    assert mission_cards("middle-earth")["lands_36"].lands == 36
    assert mission_cards("ancient")["europa_atlantis"].regions == ("europa", "atlantis")
