"""The end: points for territories, strongholds, cards and regions, what breaks a tie, and who wins when."""

from __future__ import annotations

from support.lotr.position import FOUR, NEUTRAL, TWO, Position, position

from rules import Player
from rules.author import GameEnded, board
from rules.lotr.fellowship import FellowshipStep
from rules.lotr.score import Tallied, TieThrown
from rules.risk.combat.battle import ToDefend
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.combat.occupy import Eliminated, MoveIn
from rules.risk.turn.reinforce import Deploy, Finish

RHUN = "north_rhun withered_heath esgaroth south_rhun"


def the_end(seats: str = TWO, *dice: int, **setup: object) -> Position:
    """The Ring is destroyed at the end of green's turn; the dice are those of a tie."""
    return position(seats=seats, step=FellowshipStep, fellowship="mount_doom", dice=(6, *dice), **setup)  # type: ignore[arg-type]


def points(game: Position, player: str) -> Tallied:
    return next(event for event in game.told(Tallied) if event.player == player)


def test_points() -> None:
    """R74, R75, R76, R77, A31 · Fin de partie: 1 a territory, 2 a stronghold, a whole region's bonus, and the played
    cards'.
    """
    game = the_end(hold={"green": RHUN + " umbar moria carrock"}, played={"green": "bree gollum mount_gundabad"})
    assert points(game, "green") == Tallied(Player("green"), 7, 4, 2, 2 + 1 + 1, 17)


def test_cards_in_hand_do_not_count() -> None:
    """R77 · Fin de partie: cards in hand score nothing."""
    game = the_end(hold={"green": RHUN}, adventures={"green": "bree gollum"}).pass_all()
    assert points(game, "green") == Tallied(Player("green"), 4, 0, 2, 0, 6)


def test_a_missions_points_go_by_side() -> None:
    """R55, R77 · Cartes Aventure: some missions score differently for Good and Evil."""
    game = the_end(hold={"green": "umbar"}, played={"green": "harlond bree", "red": "gates_of_moria erebor"})
    assert (points(game, "green").cards, points(game, "red").cards) == (4, 1 + 2)
    game = the_end(hold={"green": "umbar"}, played={"red": "harlond bree"})
    assert points(game, "red").cards == 3 + 1


def test_no_bonus_for_single_places() -> None:
    """A32 · Fin de partie: Mount Doom, Minas Tirith and Barad-dûr score nothing beyond territory and stronghold."""
    game = the_end(hold={"green": "mount_doom minas_tirith barad_dur"})
    assert points(game, "green").total == 3 + 2 * 2


def test_the_most_points_win() -> None:
    """R72 · Fin de partie: the player with the most points when the Ring is destroyed has won, of however many
    players."""
    half = " ".join(board("middle_earth").territories[:40])
    game = the_end(seats=FOUR, hold={"yellow": half, "green": "umbar"})
    assert game.told(GameEnded) == [GameEnded((Player("yellow"),), "points")]


def test_a_tie_goes_by_territories() -> None:
    """A33 · Fin de partie: even on points, the most territories win."""
    game = the_end(hold={"green": "angmar borderlands north_downs", "red": "moria"}, rest=NEUTRAL)
    assert points(game, "green").total == points(game, "red").total == 3
    assert game.state.winners == (Player("green"),)


def test_a_tie_goes_by_strongholds() -> None:
    """A33 · Fin de partie: even on territories too, the most strongholds."""
    game = the_end(hold={"green": "angmar", "red": "moria"}, rest=NEUTRAL, played={"green": "bree"})
    assert points(game, "green").total == points(game, "red").total == 3
    assert game.state.winners == (Player("red"),)


def test_a_tie_goes_by_cards() -> None:
    """A33 · Fin de partie: even on strongholds too, the most points for cards."""
    rhun_and_three = RHUN + " angmar"
    game = the_end(
        hold={"green": rhun_and_three, "red": "borderlands north_downs fornost old_forest buckland"}, rest=NEUTRAL,
        played={"red": "bree gollum"},
    )  # fmt: skip
    assert points(game, "green").total == points(game, "red").total == 7
    assert game.state.winners == (Player("red"),), (
        "Evil has one point for Bree and one for Gollum, Good two for a region"
    )


def test_a_tie_goes_by_dice() -> None:
    """A33 · Fin de partie: even on everything, three dice each, thrown again until they differ."""
    game = the_end(TWO, 1, 2, 3, 3, 2, 1, 6, 6, 5, 6, 6, 6, hold={"green": "angmar", "red": "fornost"}, rest=NEUTRAL)
    assert [dict(e.rolls) for e in game.told(TieThrown)] == [{"green": 6, "red": 6}, {"green": 17, "red": 18}]
    assert game.state.winners == (Player("red"),)


def test_a_shared_victory() -> None:
    """A33 · Fin de partie: as an option those who are even on points share the victory."""
    game = the_end(
        hold={"green": "angmar", "red": "moria"}, rest=NEUTRAL, played={"green": "bree"}, options={"ties": "shared"}
    )
    assert game.told(GameEnded) == [GameEnded((Player("green"), Player("red")), "points")]


def test_two_players_and_the_neutral_army() -> None:
    """D46 · Partie à 2 joueurs: it ends when one player has no regiment left, though the neutral army still stands."""
    game = position(hold={"green": "khand:9", "red": "near_harad"}, rest=NEUTRAL)
    game.battle("khand", "near_harad", attack=(6,), defence=(1,))
    assert game.told(GameEnded) == [GameEnded((Player("green"),), "conquest")]


def test_two_players_and_all_of_middle_earth() -> None:
    """D46, R78 · Partie à 2 joueurs: as an option the neutral army must fall too; then the last conquest ends the
    game.
    """
    game = position(
        hold={"green": "khand:9", "red": "near_harad", NEUTRAL: "harad"},
        rest="green",
        options={"conquest": "whole-land"},
    )
    game.battle("khand", "near_harad", attack=(6, 5, 5), defence=(1,))
    assert game.told(Eliminated) == [Eliminated(Player("red"), Player("green"), "khand", "near_harad")]
    game.play(MoveIn, 0)
    assert isinstance(game.asked(), ToFight)
    game.battle("near_harad", "harad", attack=(6,), defence=(1,))
    assert game.told(GameEnded) == [GameEnded((Player("green"),), "conquest")]


def test_the_last_player_plays_on_against_the_neutral_army() -> None:
    """D46 · Partie à 2 joueurs: with that option the last player's turns go on, and the Ring may still end it."""
    game = position(
        hold={"green": "khand:9", "red": "near_harad"}, rest=NEUTRAL, captains={"green": "khand"},
        options={"conquest": "whole-land"},
    )  # fmt: skip
    game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0).play(Finish).play(Finish)
    assert game.state.active == "green"
    assert game.ring == "buckland"


def test_the_neutral_armys_dice() -> None:
    """R84 · Partie à 2 joueurs: the second player throws the neutral army's dice, and chooses how many."""
    game = position(hold={"green": "khand:9", NEUTRAL: "near_harad:2"}).play(Attack, "khand", "near_harad", 3)
    assert game.asked() == ToDefend(Player("red"), "near_harad", Player(NEUTRAL))
    game = position(turn="red", hold={"red": "khand:9", NEUTRAL: "near_harad:2"}, rest="green")
    game.play(Attack, "khand", "near_harad", 3)
    assert game.asked() == ToDefend(Player("green"), "near_harad", Player(NEUTRAL))


def test_the_neutral_army_never_attacks() -> None:
    """R83, R85 · Partie à 2 joueurs: it neither attacks nor marches nor reinforces, and has no captain and no cards."""
    game = position(
        hold={"green": "khand:9", NEUTRAL: "near_harad:5 umbar:5"}, captains={"green": "khand", "red": "moria"}
    )
    for _ in range(2):
        game.play(Finish).play(Finish)
        game.play(Deploy, game.state.land.of(game.state.active)[0], game.asked().count)
    assert (game.armies("near_harad"), game.armies("umbar")) == (5, 5)
    assert game.captains(NEUTRAL) == []
    assert {asked.player for asked in game.state.pending.values()} == {"green"}
    assert (game.hand(NEUTRAL), game.tales(NEUTRAL)) == ([], [])


def test_an_eliminated_neutral_army_leaves_nothing() -> None:
    """R85 · Partie à 2 joueurs: taking its last land eliminates no one."""
    game = position(hold={"green": "khand:9", NEUTRAL: "near_harad"})
    game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0)
    assert game.told(Eliminated) == []
    assert isinstance(game.asked(), ToFight)
