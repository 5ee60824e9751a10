"""After a conquest: who moves in, which captain goes along or falls, and what an eliminated player leaves."""

from __future__ import annotations

from support.lotr.position import FOUR, THREE, Position, position

from rules import Player
from rules.author import GameEnded
from rules.lotr.adventures import SiteTaken
from rules.lotr.captains import A_CAPTAIN, CaptainLost, CaptainMoved, Captains, PlaceCaptain
from rules.lotr.score import Tallied
from rules.risk.combat.battle import Conquered, Defend
from rules.risk.combat.invasion import Attack, NoLeader, ToFight
from rules.risk.combat.occupy import Eliminated, MoveIn, ToOccupy
from rules.risk.turn.cards import ToTrade, Trade
from rules.risk.turn.reinforce import Deploy, Finish, NotYourLand, ToDeploy, TooMany


def test_the_winners_move_in() -> None:
    """R46 · Sortir vainqueur: the regiments that fought the last battle move into the conquered territory."""
    game = position(hold={"green": "khand:9"})
    game.battle("khand", "near_harad", attack=(6, 5, 1), defence=(2,))
    assert (game.owner("near_harad"), game.armies("near_harad"), game.armies("khand")) == ("green", 3, 6)


def test_more_may_follow() -> None:
    """R47 · Sortir vainqueur: before another invasion more regiments may follow; one always stays behind."""
    game = position(hold={"green": "khand:9"}).battle("khand", "near_harad", attack=(6, 5, 1), defence=(2,))
    assert game.asked() == ToOccupy(Player("green"), "khand", "near_harad", 5)
    assert game.refused(MoveIn, 6) == TooMany(6, 5, 0)
    assert game.refused(MoveIn, -1) == TooMany(-1, 5, 0)
    assert game.offers(Attack) == []
    game.play(MoveIn, 5)
    assert (game.armies("khand"), game.armies("near_harad")) == (1, 8)
    assert isinstance(game.asked(), ToFight)


def test_nobody_left_to_follow() -> None:
    """R47 · Sortir vainqueur: where only one regiment stayed behind nobody is asked."""
    game = position(hold={"green": "khand:3"}).battle("khand", "near_harad", attack=(6, 5), defence=(2,))
    assert isinstance(game.asked(), ToFight)
    assert (game.armies("khand"), game.armies("near_harad")) == (1, 2)


def test_a_captain_who_conquered_moves_in() -> None:
    """R48, A10 · Sortir vainqueur: a captain used in the conquest must move into the territory."""
    game = position(hold={"green": "khand:9 umbar"}, captains={"green": "khand umbar"})
    game.battle("khand", "near_harad", attack=(6,), defence=(2,), led=True)
    assert game.captains("green") == ["near_harad", "umbar"]


def test_a_captain_who_stood_by_stays() -> None:
    """A10, D45 · Sortir vainqueur: a captain who was not used stays where he is."""
    game = position(hold={"green": "khand:9"}, captains={"green": "khand"})
    game.battle("khand", "near_harad", attack=(6,), defence=(2,), led=False).play(MoveIn, 0)
    assert game.captains("green") == ["khand"]


def test_a_captain_used_in_an_earlier_battle() -> None:
    """D45 · Sortir vainqueur: a captain used in any battle of the invasion moves in, though not in the last; an
    option.
    """
    for choice, stands in (("any-battle", ["near_harad"]), ("last-battle", ["khand"])):
        game = position(
            hold={"green": "khand:9", "red": "near_harad:2 belfalas:1"}, captains={"green": "khand"},
            options={"captain-moves-in": choice},
        )  # fmt: skip
        game.battle("khand", "near_harad", attack=(6,), defence=(1,), led=True)
        game.battle("khand", "near_harad", attack=(6,), defence=(1,), led=False).play(MoveIn, 0)
        assert game.captains("green") == stands


def test_a_captain_of_another_territory_stays() -> None:
    """D45, A14 · Sortir vainqueur: after a switch the captain of the territory that conquers moves in, the other
    stays.
    """
    game = position(hold={"green": "harad:5 khand:5", "red": "near_harad:2"}, captains={"green": "harad khand"})
    game.battle("harad", "near_harad", attack=(6,), defence=(1,), led=True)
    game.battle("khand", "near_harad", attack=(6,), defence=(1,), led=True).play(MoveIn, 0)
    assert game.captains("green") == ["harad", "near_harad"]


def test_a_new_invasion_forgets_the_captain() -> None:
    """D45 · Sortir vainqueur: a captain used in an invasion that was given up need not move in with the next one."""
    game = position(hold={"green": "harad:9", "red": "near_harad:2 deep_harad:2"}, captains={"green": "harad"})
    game.battle("harad", "near_harad", attack=(6,), defence=(1,), led=True)
    game.battle("harad", "deep_harad", attack=(1,), defence=(6,))
    game.battle("harad", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0)
    assert game.captains("green") == ["harad"]


def test_a_defeated_captain() -> None:
    """R49, A11 · Sortir vainqueur: a captain goes with the last regiment of his territory, on the battleground or
    not.
    """
    game = position(hold={"green": "khand:9", "red": "near_harad:1"}, captains={"red": "near_harad umbar"})
    game.battle("khand", "near_harad", attack=(6,), defence=(2,), shielded=False)
    assert game.told(CaptainLost) == [CaptainLost(Player("red"), "near_harad")]
    assert (game.captains("red"), game.captains("green")) == (["umbar"], [])


def test_an_attacking_captain_is_not_lost() -> None:
    """A11 · Sortir vainqueur: an attacker's captain survives every defeat, since one regiment always stays with him."""
    game = position(hold={"green": "khand:4"}, captains={"green": "khand"})
    game.battle("khand", "near_harad", attack=(1, 1, 1), defence=(6,), led=True)
    game.battle("khand", "near_harad", attack=(1, 1), defence=(6,), led=True)
    game.battle("khand", "near_harad", attack=(1,), defence=(6,), led=True)
    assert (game.armies("khand"), game.captains("green")) == (1, ["khand"])


def test_a_captain_kept_back_may_follow() -> None:
    """A10, D45 · Occuper un territoire: as an option a captain kept back may come along with those who follow."""
    for options, captain in ({}, False), ({"captain-kept-back": "may-follow"}, True):
        game = position(hold={"green": "khand:9"}, captains={"green": "khand"}, options=options)
        game.battle("khand", "near_harad", attack=(6,), defence=(1,))
        assert (A_CAPTAIN in game.choices(MoveIn, "leaders")) is captain
        if not captain:
            assert game.refused(MoveIn, 2, A_CAPTAIN) == NoLeader("khand")
            continue
        assert game.refused(MoveIn, 0, A_CAPTAIN) == TooMany(0, 7, 1), "never alone"
        game.play(MoveIn, 2, A_CAPTAIN)
        assert (game.captains("green"), game.armies("near_harad")) == (["near_harad"], 3)


def test_a_captain_who_follows_has_conquered_nothing() -> None:
    """A15, E25 · Carte Aventure: coming along earns a card only where moving to a Site of Power does."""
    for cards, earned in (("conquest", ()), ("passage", ("khand",))):
        options = {"captain-kept-back": "may-follow", "site-cards": cards}
        game = position(hold={"green": "near_harad:9"}, captains={"green": "near_harad"}, options=options)
        game.battle("near_harad", "khand", attack=(6,), defence=(1,)).play(MoveIn, 1, A_CAPTAIN)
        assert game.state.parts[SiteTaken].where == earned


def test_a_captain_who_led_does_not_follow_again() -> None:
    """A10 · Occuper un territoire: who took part has moved in already."""
    options = {"captain-kept-back": "may-follow"}
    game = position(hold={"green": "khand:9"}, captains={"green": "khand"}, options=options)
    game.battle("khand", "near_harad", attack=(6,), defence=(1,), led=True)
    assert (game.captains("green"), game.choices(MoveIn, "leaders")) == (["near_harad"], [()])


def last_stand(hand: str, mine: str, seats: str = THREE, **options: str) -> Position:
    """Red stands on Near Harad alone; green from Khand takes it, and moves in."""
    rest = "black" if seats == THREE else "yellow"
    game = position(
        seats=seats, hold={"green": "khand:9", "red": "near_harad:1"}, rest=rest, hands={"red": hand, "green": mine},
        adventures={"red": "ambush gollum"}, played={"red": "bree"}, options=options,
    )  # fmt: skip
    game.play(Attack, "khand", "near_harad", 3).pass_all()
    return game.play(Defend, 1, dice=(6, 6, 6, 1))


def test_an_eliminated_players_hand() -> None:
    """R51 · Éliminer un autre joueur: the player who defeats another's last regiment gets all his Territory cards."""
    game = last_stand("umbar wild_1", "harad")
    assert game.told(Eliminated) == [Eliminated(Player("red"), Player("green"), "khand", "near_harad")]
    assert game.hand("green") == ["harad", "umbar", "wild_1"]
    assert game.hand("red") == []
    assert isinstance(game.asked(), ToOccupy), "who may follow is asked before anything is traded"
    assert isinstance(game.play(MoveIn, 2).asked(), ToFight)


def test_an_eliminated_players_adventures() -> None:
    """R52, A21 · Éliminer un autre joueur: his Adventure cards are discarded, those that he had played as well."""
    game = last_stand("", "").play(MoveIn, 0)
    assert (game.tales("red"), game.laid("red")) == ([], [])
    assert game.zone("adventures-spent") == ["ambush", "gollum", "bree"]


def test_trading_down_after_an_elimination() -> None:
    """R53, R54 · Éliminer un autre joueur: with five cards or more a set is traded at once, and placed anywhere, until
    four or fewer are left; then the turn goes on.
    """
    game = last_stand("rhudaur lebennin minas_tirith the_shire", "anfalas lamedon fornost andrast")
    game.play(MoveIn, 0)
    assert isinstance(game.asked(), ToTrade)
    assert len(game.hand("green")) == 8
    game.play(Trade, ("rhudaur", "lebennin", "minas_tirith"))
    assert game.asked() == ToDeploy(Player("green"), 4, ("khand", "near_harad"))
    assert game.refused(Deploy, "umbar", 1) == NotYourLand("umbar")
    game.play(Deploy, "khand", 1).play(Deploy, "near_harad", 3)
    assert (game.armies("khand"), game.armies("near_harad")) == (7, 6)
    assert isinstance(game.asked(), ToTrade), "five are left"
    game.play(Trade, ("the_shire", "anfalas", "lamedon")).play(Deploy, "khand", 6)
    assert isinstance(game.asked(), ToFight), "two are left, and combat goes on"
    assert len(game.hand("green")) == 2


def test_exactly_five_after_an_elimination() -> None:
    """R53, A4 · Éliminer un autre joueur: five cards are too many, four are not; the option of step 1 changes nothing
    here.
    """
    game = last_stand("rhudaur", "lebennin minas_tirith the_shire", **{"trade-at-five": "may"}).play(MoveIn, 0)
    assert isinstance(game.asked(), ToFight)
    game = last_stand("rhudaur", "lebennin minas_tirith the_shire umbar", **{"trade-at-five": "may"}).play(MoveIn, 0)
    assert isinstance(game.asked(), ToTrade)


def test_no_trading_once_the_game_is_won() -> None:
    """R53, R78 · Éliminer un autre joueur: victory comes first: nobody trades in a game that is over."""
    game = position(
        hold={"green": "khand:9", "red": "near_harad:1"}, rest="green",
        hands={"green": "rhudaur lebennin minas_tirith", "red": "west_rohan the_shire"},
    )  # fmt: skip
    game.battle("khand", "near_harad", attack=(6,), defence=(1,))
    assert game.told(GameEnded) == [GameEnded((Player("green"),), "conquest")]
    assert game.asked() is None


def test_total_conquest() -> None:
    """R78 · Fin de partie, remarque: the player who conquers all of Middle-earth wins before the Ring is destroyed."""
    game = position(seats=FOUR, hold={"green": "khand:9", "red": "near_harad:1"}, rest="green")
    game.battle("khand", "near_harad", attack=(6,), defence=(1,))
    assert game.state.winners == (Player("green"),)


def test_the_last_of_three_goes_on() -> None:
    """R51 · Éliminer un autre joueur: the game goes on among those who are left; the eliminated has no more turns."""
    game = last_stand("", "").play(MoveIn, 0)
    assert game.state.winners is None
    game.play(Finish).play(Finish).play(PlaceCaptain, "khand")
    assert game.state.active == "black"


def test_elimination_in_the_middle_of_a_turn_keeps_the_rest_of_it() -> None:
    """R54 · Éliminer un autre joueur: after the trades the winner goes on with his turn, and still draws for the
    conquest.
    """
    game = last_stand("umbar", "").play(MoveIn, 0)
    game.play(Finish).play(Finish)
    assert len(game.hand("green")) == 2, "the card taken over, and the one for the conquest"


def test_no_must_trade_in_combat() -> None:
    """R53 · Éliminer un autre joueur: nothing else can be answered before the trade."""
    game = last_stand("rhudaur lebennin minas_tirith the_shire", "anfalas").play(MoveIn, 0)
    assert game.refused(Finish).kind == "not-now"
    assert game.offers(Attack) == []


def test_scores_are_not_counted_for_nothing() -> None:
    """R78 · Fin de partie, remarque: a victory by conquest needs no points."""
    game = position(hold={"green": "khand:9", "red": "near_harad:1"}, rest="green")
    game.battle("khand", "near_harad", attack=(6,), defence=(1,))
    assert game.told(Tallied) == []


def test_the_captain_goes_in_with_the_conquest_at_once() -> None:
    """R48 · Sortir vainqueur: the captain's move is reported right after the conquest, before any army follows."""
    game = position(hold={"green": "khand:9"}, captains={"green": "khand"})
    game.battle("khand", "near_harad", attack=(6,), defence=(2,), led=True)
    assert [type(e) for e in game.events if isinstance(e, Conquered | CaptainMoved)] == [Conquered, CaptainMoved]
    assert game.state.parts[Captains].at(Player("green")) == ("near_harad",)
    assert game.refused(Trade, ("a", "b", "c")).kind == "not-now"
    assert isinstance(game.asked(), ToOccupy)
