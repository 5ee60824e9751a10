"""Conceding: the AI plays on, or the army turns neutral; the seat's open decisions get default answers at once."""

from __future__ import annotations

import pytest
from support.lotr.position import FOUR, NEUTRAL, THREE, TWO, Position, opening, position

from rules import Player, Refused
from rules.author import GameEnded, Pass, TurnBegan
from rules.house.reserve import Reserve
from rules.kernel.context import Await
from rules.lotr.adventures import AdventureCard, SiteTaken, ToDiscard
from rules.lotr.cards_fellowship import Meddle, StepForced, StepHeld
from rules.lotr.fellowship import FellowshipMoved, FellowshipRolled, FellowshipStep
from rules.lotr.strongholds import GarrisonStrongholds
from rules.risk.armies import ArmiesForfeited, Pools
from rules.risk.combat.battle import BattleFought, Defend, ToDefend
from rules.risk.combat.invasion import Attack, Fight, ToFight
from rules.risk.combat.occupy import Aftermath, Eliminated, MoveIn, ToOccupy
from rules.risk.turn.concede import ArmyTurnedNeutral, Concede, Conceded, NotBegun, OutOfTheGame
from rules.risk.turn.reinforce import Deploy, Finish, ToReinforce
from rules.risk.turn.rounds import Rounds
from rules.risk.turn.share_out import ShareOut, ToShareOut

NEUTRAL_ARMY = {"concede": "neutral"}


def test_the_ai_plays_on() -> None:
    """K1 · Conceding: by default a seat that concedes keeps its army, for an AI to play on; the game waits
    as before.
    """
    game = position(seats=THREE, hold={"green": "khand:9", "black": "harad"}, captains={"green": "khand"})
    before = game.asked()
    game.say(Concede, "green")
    assert game.told(Conceded) == [Conceded(Player("green"))]
    assert (game.asked(), game.armies("khand"), game.captains("green")) == (before, 9, ["khand"])


def test_the_army_turns_neutral() -> None:
    """K2 · Conceding: as an option its army stays as a neutral one, its captains go, its cards are discarded."""
    game = position(
        seats=THREE, hold={"green": "khand:9", "black": "harad:4 umbar"}, captains={"black": "harad"},
        hands={"black": "moria wild_1"}, uprisings={"black": "lorien"},
        adventures={"black": "gollum"}, played={"black": "bree"},
        options=NEUTRAL_ARMY,
    )  # fmt: skip
    game.say(Concede, "black")
    assert game.told(ArmyTurnedNeutral) == [ArmyTurnedNeutral(Player("black"))]
    assert (game.owner("harad"), game.armies("harad")) == (NEUTRAL, 4)
    assert (game.captains("black"), game.hand("black"), game.tales("black"), game.laid("black")) == ([], [], [], [])
    assert game.zone("discard") == ["moria", "wild_1", "lorien"]
    assert game.zone("adventures-spent") == ["gollum", "bree"]
    assert isinstance(game.asked(), ToFight), "green's turn goes on"


def test_in_ones_own_turn() -> None:
    """K3 · Conceding: conceding in one's own turn ends it; what was still to be placed is lost, not
    inherited.
    """
    setup = {
        "seats": THREE, "step": GarrisonStrongholds, "hold": {"green": "khand", "black": "harad"},
        "options": NEUTRAL_ARMY,
    }  # fmt: skip
    game = position(**setup).play(Deploy, "khand", 1).say(Concede, "green")
    assert game.told(ArmiesForfeited) == [ArmiesForfeited(Player("green"), 2)]
    assert game.told(TurnBegan) == [TurnBegan(Player("black"))]
    assert game.asked() == ToReinforce(Player("black"), 3)
    assert game.state.parts[Pools] == Pools(3, 0)


def test_while_asked_to_defend() -> None:
    """K4 · Conceding: a battle goes on at once with the default defence, against what is a neutral army now."""
    game = position(seats=THREE, hold={"green": "khand:9", "black": "near_harad:3"}, options=NEUTRAL_ARMY)
    game.play(Attack, "khand", "near_harad", 3).say(Concede, "black", dice=(1, 1, 1, 6, 6))
    (fought,) = game.told(BattleFought)
    assert (fought.defender, len(fought.defence)) == (NEUTRAL, 2)
    assert game.asked().player == "green"
    game.play(Attack, "khand", "near_harad", 1)
    assert game.asked() == ToDefend(Player("red"), "near_harad", Player(NEUTRAL))


def test_while_choosing_for_the_neutral_army() -> None:
    """K4 · Conceding: so does one in which the seat only threw the neutral army's dice."""
    game = position(
        seats=THREE, hold={"green": "khand:9", NEUTRAL: "near_harad:3", "black": "harad"}, options=NEUTRAL_ARMY
    )
    game.play(Attack, "khand", "near_harad", 1)
    assert game.asked().player == "black"
    game.say(Concede, "black", dice=(1, 6, 6))
    assert len(game.told(BattleFought)) == 1
    assert isinstance(game.asked(), ToFight)


def test_while_a_window_is_open() -> None:
    """K5 · Conceding: a window passes by a seat that has conceded."""
    game = position(
        seats=THREE, hold={"green": "khand:9", "black": "near_harad:3"}, adventures={"black": "courage_alone"},
        options=NEUTRAL_ARMY,
    )  # fmt: skip
    game.play(Attack, "khand", "near_harad", 3)
    assert game.asked().kind == "to-react"
    game.say(Concede, "black")
    assert game.asked() == ToDefend(Player("red"), "near_harad", Player(NEUTRAL))


def test_a_secret_card_is_withdrawn() -> None:
    """K5 · Conceding: a card that it had played into a secret window is withdrawn with it."""
    game = position(
        seats=FOUR, step=FellowshipStep, fellowship="lorien", dice=[6], options=NEUTRAL_ARMY, rest="yellow",
        hold={"green": "khand", "black": "harad", "red": "umbar"}, adventures={"black": "boromir", "red": "ambush"},
    )  # fmt: skip
    game.play(Meddle, "boromir", 0, by="black").say(Concede, "black")
    assert game.zone("adventures-spent") == ["boromir"]
    game.play(Pass, by="red")
    assert game.told(StepHeld) == []
    assert (game.ring, game.state.active) == ("the_wold", "yellow")


def test_the_last_to_answer_a_window() -> None:
    """K5 · Conceding: if it was the last to answer, the window closes and the others' cards are played."""
    game = position(
        seats=FOUR, step=FellowshipStep, fellowship="lorien", dice=[6], options=NEUTRAL_ARMY, rest="yellow",
        hold={"green": "khand", "black": "harad", "red": "umbar"}, adventures={"black": "gollum", "red": "boromir"},
    )  # fmt: skip
    game.play(Meddle, "boromir", 0, by="red").say(Concede, "black")
    assert game.told(StepHeld) == [StepHeld(Player("red"), "boromir")]
    assert game.ring == "lorien"


@pytest.mark.parametrize("window", ["before", "after"])
def test_as_the_fellowship_leaves(window: str) -> None:
    """K9 · Conceding: what has begun with the Fellowship is done although its player gives up: whoever was asked for a
    card plays it, and a die that was rolled counts.
    """
    start, card = ("the_shire", "gollum") if window == "before" else ("lorien", "faramir")
    game = position(
        seats=FOUR, step=FellowshipStep, fellowship=start, options=NEUTRAL_ARMY, rest="yellow",
        hold={"green": "khand", "black": "harad", "red": "umbar"}, adventures={"red": card},
        dice=[3] if window == "after" else [],
    )  # fmt: skip
    asked = game.asked()
    game.say(Concede, "green")
    assert game.asked() == asked, "red is asked as before"
    if window == "before":
        game.play(Meddle, card, 0, by="red", dice=[6])
        assert game.told(StepForced) == [StepForced(Player("red"), card)]
    else:
        game.play(Meddle, card, 2, by="red")
    assert len(game.told(FellowshipRolled)) == (window == "before")
    assert len(game.told(FellowshipMoved)) == 1
    assert (game.ring != start, game.state.active) == (True, "black")


def test_while_another_shares_out_what_an_event_brings() -> None:
    """K9 · Conceding: what an event has brought to another is shared out although the player whose turn it is gives up;
    whoever gives up himself gets nothing.
    """
    for who, raised in (("green", 2), ("black", 0)):
        game = position(
            seats=THREE, step=AdventureCard, hold={"green": "khand", "black": "moria lorien"}, rest="red",
            deck="moria lorien fornost", adventure_deck="mustering gollum",
            parts=(Reserve({Player("black"): 2, Player("red"): 9, Player("green"): 9}), SiteTaken(("khand",))),
            options={**NEUTRAL_ARMY, "hecatomb": "on"},
        )  # fmt: skip
        before = game.armies("moria") + game.armies("lorien")
        assert game.asked() == ToShareOut(Player("black"), 2, ("moria", "lorien"), 3)
        game.say(Concede, who)
        if who == "green":
            game.play(ShareOut, "lorien", 1, by="black")
        assert game.armies("moria") + game.armies("lorien") == before + raised
        assert game.state.active != "green" or who == "black"


def test_before_moving_in() -> None:
    """K6 · Conceding: a conqueror who gives up before moving in ends his turn; who lost his last land is
    out, and his cards are discarded.
    """
    game = position(
        seats=FOUR, hold={"green": "khand:9", "red": "near_harad", "black": "moria"}, rest="yellow",
        hands={"red": "lorien"}, adventures={"red": "gollum"}, played={"red": "bree"}, options=NEUTRAL_ARMY,
    )  # fmt: skip
    game.battle("khand", "near_harad", attack=(6,), defence=(1,))
    assert isinstance(game.asked(), ToOccupy)
    game.say(Concede, "green")
    assert (game.owner("near_harad"), game.state.active) == (NEUTRAL, "black")
    assert (game.hand("red"), game.tales("red"), game.laid("red")) == ([], [], [])


def test_before_the_conqueror_moves_in() -> None:
    """K6 · Conceding: a player who gives up with land left, while the conqueror of another is asked how many follow, is
    not eliminated by him.
    """
    game = position(seats=THREE, hold={"green": "khand:9", "black": "near_harad moria"}, options=NEUTRAL_ARMY)
    game.battle("khand", "near_harad", attack=(6,), defence=(1,)).say(Concede, "black").play(MoveIn, 0)
    assert game.told(Eliminated) == []
    assert isinstance(game.asked(), ToFight)


@pytest.mark.parametrize(
    ("mode", "edition", "winners"),
    [
        ("alone", "trilogy", ("red",)),
        ("alliance", "trilogy", ("red",)),
        ("team", "trilogy", ("black", "red")),
        ("hunt", "base", ("black", "red")),
    ],
)
@pytest.mark.parametrize("gives_up", [True, False])
def test_a_conqueror_whom_older_rules_asked_first(
    mode: str, edition: str, winners: tuple[str, ...], gives_up: bool
) -> None:
    """K7 · Conceding: in a game that rules of version 1 left at the question how many follow, before they saw that
    nobody else is left, the conqueror has won, whether he answers it or gives up."""
    game = position(
        seats=FOUR, turn="red", hold={"red": "fangorn:9 lorien"}, rest=NEUTRAL,
        parts=(Rounds(3),) if edition == "base" else (), options={**NEUTRAL_ARMY, "mode": mode, "edition": edition},
    )  # fmt: skip
    red, state, battle = Player("red"), game.state, ("game", "turn", "combat", "battle")
    (number,) = state.pending
    state.agenda[-1] = (Fight(), battle[:-1], ())
    state.agenda.extend(((Aftermath(red, Player("green")), battle, ()), (Await(), battle, (number,))))
    state.pending[number] = ToOccupy(red, "fangorn", "lorien", 8)
    game.say(Concede, "red") if gives_up else game.play(MoveIn, 3)
    assert game.state.winners == winners


def test_the_last_one_standing_wins() -> None:
    """K7, D46 · Conceding: when all others have turned neutral the last player has won."""
    game = position(seats=THREE, hold={"green": "khand", "black": "harad"}, options=NEUTRAL_ARMY)
    game.say(Concede, "black")
    assert game.state.winners is None
    assert game.say(Concede, "green").told(GameEnded) == [GameEnded((Player("red"),), "conquest")]
    assert game.asked() is None


@pytest.mark.parametrize("who", ["green", "red"])
def test_of_two_players(who: str) -> None:
    """K7, D46 · Conceding: with two players conceding as neutral is the end, no matter whose turn it is."""
    for options in (NEUTRAL_ARMY, {**NEUTRAL_ARMY, "conquest": "whole-land"}):
        game = position(hold={"green": "khand"}, options=options).say(Concede, who)
        assert game.state.winners == (Player("red" if who == "green" else "green"),)


def test_alone_against_the_neutral_army() -> None:
    """K7, D46 · Conceding: the last player left, who plays on against a neutral army, has won when he gives up."""
    game = position(
        hold={"green": "khand:9", "red": "near_harad"}, rest=NEUTRAL, options={**NEUTRAL_ARMY, "conquest": "whole-land"}
    )
    game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0)
    assert game.state.winners is None
    assert game.say(Concede, "green").told(GameEnded) == [GameEnded((Player("green"),), "conquest")]


def test_no_turns_any_more() -> None:
    """K2 · Conceding: an army that has turned neutral has no turns and moves no Fellowship."""
    game = position(
        seats=THREE, hold={"green": "khand", "black": "harad"}, captains={"green": "khand"}, options=NEUTRAL_ARMY
    )
    game.say(Concede, "black").play(Finish).play(Finish)
    assert game.state.active == "red"


def test_when_it_can_be_said() -> None:
    """K8 · Conceding: at any moment from the first turn on, by any player still in the game."""
    game = opening(TWO)
    with pytest.raises(Refused) as refused:
        game.say(Concede, "red")
    assert refused.value.why == NotBegun()
    game = position(seats=THREE, hold={"green": "khand:9", "red": "near_harad"}, rest="black")
    game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0)
    with pytest.raises(Refused) as refused:
        game.say(Concede, "red")
    assert refused.value.why == OutOfTheGame(Player("red"))
    with pytest.raises(Refused) as refused:
        game.say(Concede, "yellow")
    assert refused.value.why.kind == "not-yours"


def test_with_too_many_cards() -> None:
    """K3 · Conceding: conceding while one's own discard is waited for ends the turn like any other moment."""
    game = position(
        seats=THREE, hold={"green": "near_harad:9", "black": "harad"}, captains={"green": "near_harad"},
        adventure_deck="gollum", adventures={"green": "ambush balrog boromir bree"}, options=NEUTRAL_ARMY,
    )  # fmt: skip
    game.battle("near_harad", "khand", attack=(6,), defence=(1,), led=True).play(MoveIn, 0).play(Finish).play(Finish)
    assert isinstance(game.asked(), ToDiscard)
    assert game.say(Concede, "green").state.active == "black"


def test_a_defence_already_chosen_stands() -> None:
    """K4 · Conceding: dice that have been thrown stay thrown."""
    game: Position = position(seats=THREE, hold={"green": "khand:9", "black": "near_harad:3"}, options=NEUTRAL_ARMY)
    game.play(Attack, "khand", "near_harad", 3).play(Defend, 1, dice=(6, 6, 6, 1)).say(Concede, "black")
    assert (game.armies("near_harad"), game.owner("near_harad")) == (2, NEUTRAL)
