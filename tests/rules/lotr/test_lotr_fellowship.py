"""Step 7 and the Ring's end: the walk from the Shire to Mount Doom, and its dice."""

from __future__ import annotations

from typing import Any

import pytest
from support.lotr.position import Position, position

from rules import Player
from rules.author import GameEnded, TurnBegan
from rules.lotr import PATH
from rules.lotr.cards_fellowship import Meddle
from rules.lotr.cards_own_turn import PlayCard
from rules.lotr.fellowship import FellowshipMoved, FellowshipRolled, FellowshipStayed, FellowshipStep, RingDestroyed
from rules.lotr.strongholds import GarrisonStrongholds
from rules.risk.turn.reinforce import Deploy, Finish, ToReinforce


def stepping(ring: str, *dice: int, **options: str) -> Position:
    """The Fellowship is there and green's step 7 begins."""
    named = {name.replace("_", "-"): choice for name, choice in options.items()}
    return position(step=FellowshipStep, hold={"green": "khand"}, fellowship=ring, dice=dice, options=named)


def moved(game: Position) -> list[tuple[str, str]]:
    return [(event.source, event.target) for event in game.told(FellowshipMoved)]


def test_a_step_at_the_end_of_every_turn() -> None:
    """R69 · Étape 7: at the end of each player's turn the Fellowship takes the next step of its path."""
    game = stepping("the_shire")
    assert moved(game) == [("the_shire", "buckland")]
    assert game.told(TurnBegan) == [TurnBegan(Player("red"))]


def test_the_fellowship_ignores_barriers() -> None:
    """A27 · Étape 7: from South Downs it crosses the Hoarwell to Rhudaur, where there is no bridge."""
    assert moved(stepping("south_downs")) == [("south_downs", "rhudaur")]


def test_the_path_goes_on_beyond_dead_marshes() -> None:
    """A34 · Le chemin de la Communauté: the Fellowship of 2002 left the board here; the Trilogy's goes on to
    Ithilien.
    """
    assert moved(stepping("dead_marshes", 4)) == [("dead_marshes", "ithilien")]
    assert stepping("dead_marshes", 4).state.winners is None


@pytest.mark.parametrize("where", ["moria", "lorien", "dead_marshes", "minas_morgul", "gorgoroth"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_die_where_one_is_printed(where: str, die: int) -> None:
    """R70, A29 · Étape 7: a printed die is thrown before leaving; more than three, that is 4, 5 or 6, lets it go."""
    if where == "gorgoroth" and die > 3:
        game = stepping(where, die, mount_doom_roll="next-turn")
    else:
        game = stepping(where, die)
    assert game.told(FellowshipRolled) == [FellowshipRolled(Player("green"), where, die)]
    assert bool(moved(game)) == (die > 3)


def test_it_stays_and_the_next_player_tries() -> None:
    """R71 · Étape 7: on 3 or less it stays, and the next player tries, turn after turn, until it may go."""
    game = stepping("moria", 3)
    assert game.told(FellowshipStayed) == [FellowshipStayed("moria", 3, "")]
    assert (game.ring, game.state.active) == ("moria", "red")


def test_the_final_roll_comes_at_once() -> None:
    """R72, A28 · Fin de partie: on reaching Mount Doom the final roll is made at once."""
    game = stepping("gorgoroth", 4, 5)
    assert [type(e) for e in game.events if isinstance(e, FellowshipMoved | FellowshipRolled | RingDestroyed)] == [
        FellowshipRolled, FellowshipMoved, FellowshipRolled, RingDestroyed,
    ]  # fmt: skip
    assert game.state.winners is not None


def test_the_final_roll_comes_next_turn() -> None:
    """A28 · Fin de partie: as an option the first roll at Mount Doom comes at the end of the next turn."""
    game = stepping("gorgoroth", 4, mount_doom_roll="next-turn")
    assert (game.ring, game.state.winners) == ("mount_doom", None)
    assert stepping("mount_doom", 4, mount_doom_roll="next-turn").state.winners is not None


def test_the_ring_is_destroyed() -> None:
    """R72, A29 · Fin de partie: more than three destroys the Ring and ends the game; the most points win."""
    game = stepping("mount_doom", 4)
    assert game.told(RingDestroyed) == [RingDestroyed()]
    assert game.told(GameEnded) == [GameEnded((Player("red"),), "points")]
    assert game.asked() is None


def test_the_ring_is_not_destroyed_yet() -> None:
    """R73 · Fin de partie: on 3 or less the game goes on, and everyone rolls at the end of his turn."""
    game = stepping("gorgoroth", 5, 3)
    assert (game.ring, game.state.winners, game.state.active) == ("mount_doom", None, "red")
    game = stepping("mount_doom", 1)
    assert game.state.winners is None
    assert game.told(FellowshipStayed) == [FellowshipStayed("mount_doom", 1, "")]


def test_a_hunt_that_drives_it_to_mount_doom() -> None:
    """A28, C-hunt_ringbearer · Fin de partie: driven to Mount Doom by a card, the final roll is made at once, in that
    turn's first step; and once more at its end.
    """
    game = position(
        step=GarrisonStrongholds, hold={"green": "khand"}, fellowship="gorgoroth", captains={"green": "khand"},
        adventures={"green": "hunt_ringbearer"},
    )  # fmt: skip
    game.play(PlayCard, "hunt_ringbearer", dice=[2])
    assert (game.ring, game.state.winners) == ("mount_doom", None)
    assert game.told(FellowshipRolled) == [FellowshipRolled(Player("green"), "mount_doom", 2)]


def test_cards_on_the_final_roll() -> None:
    """D53 · Fin de partie: cards that name no other place apply to the roll at Mount Doom; as an option none does."""
    stories = {"red": "smeagol boromir shelobs_lair captured_by_orcs balrog faramir"}
    game = position(step=FellowshipStep, hold={"green": "khand"}, fellowship="mount_doom", adventures=stories, dice=[3])
    assert game.choices(Meddle, "card") == ["boromir", "faramir", "smeagol"]
    game.play(Meddle, "smeagol", 2).pass_all()
    assert game.told(RingDestroyed) == [RingDestroyed()]
    game = position(
        step=FellowshipStep, hold={"green": "khand"}, fellowship="mount_doom", adventures=stories, dice=[3],
        options={"mount-doom-cards": "none"},
    )  # fmt: skip
    assert game.state.active == "red"


def test_a_turn_of_a_neutral_army_never_comes() -> None:
    """R86 · Partie à 2 joueurs: the neutral army has no turn, and moves no Fellowship."""
    game = position(hold={"green": "khand", "neutral": "harad:2"}, captains={"green": "khand", "red": "umbar"})
    order = []
    for _ in range(4):
        order.append(game.state.active)
        while game.state.active == order[-1]:
            game.play(*_idle(game))
    assert order == ["green", "red", "green", "red"]
    assert game.ring == PATH.of(game.rules.board)[4][0]


def _idle(game: Position) -> tuple[Any, ...]:
    """Place everything on one land; otherwise finish."""
    asked = game.asked()
    if isinstance(asked, ToReinforce):
        return Deploy, game.state.land.of(asked.player)[0], asked.count
    return (Finish,)
