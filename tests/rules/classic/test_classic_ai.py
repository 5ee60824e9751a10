"""AI games of classic Risk: every mode, board and house rule; all finish, none is stuck."""

from __future__ import annotations

from random import Random

import pytest
from support.classic.position import COLOURS, field, opening
from support.classic.random_games import MODES, PAIRS, table
from support.in_part import in_part

from rules import Action, Ruleset, Seeded, State, advance, begin, legal, view
from rules.ai import choose
from rules.classic.boards import EDITIONS
from rules.house import HOUSE, house_rules_of
from rules.house.captives import Prisoners
from rules.house.prisoners_of_war import DeclineRansom, Exchange, Parley, ToAnswerRansom, ToParley
from rules.house.reserve import Reserve
from rules.lotr import LOTR
from rules.risk.armies import NEUTRAL
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.setup.claiming import Station, ToStation
from rules.risk.turn.cards import TerritoryCard
from rules.risk.turn.fortify import Fortification, Fortify
from rules.risk.turn.reinforce import Deploy, Finish, Reinforcement

MOST_STEPS = 20_000


def answer(rules: Ruleset, state: State, number: int, rnd: Random) -> Action:
    seen = view(state, state.pending[number].player)
    return choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange)


def whole_game(rules: Ruleset, seed: int) -> State:
    """An AI game to its end."""
    rnd, chance = Random(seed), Seeded(b"%d" % seed)
    state = begin(rules, chance).state
    for _ in range(MOST_STEPS):
        if state.winners is not None:
            return state
        advance(rules, state, answer(rules, state, state.unanswered[0], rnd), chance)
    raise AssertionError(f"no end after {MOST_STEPS} answers")


def seats(mode: str, seed: int) -> int:
    return 2 if mode == "two-players" else 3 + seed % 3


MODES_AND_BOARDS = [(mode, board) for k, board in enumerate(EDITIONS) for mode in (*MODES[k:], *MODES[:k])]
"""The modes in another order for each board: of every two one is another board's."""


@in_part("mode, board", MODES_AND_BOARDS, kept=MODES_AND_BOARDS[::4])
def test_every_mode_and_board(board: str, mode: str) -> None:
    """Sixteen of the forty: each mode on each board."""
    seed = len(board) + len(mode)
    assert whole_game(table(mode, board, seats(mode, seed)), seed).winners


@in_part("rule", list(HOUSE), kept=[rule for rule in HOUSE if rule not in house_rules_of(LOTR.options)])
def test_every_house_rule(rule: str) -> None:
    """Ten of the forty: each house rule. In the check those that *The Lord of the Rings* has are played there."""
    assert whole_game(table("conquest", "world", 3, rule, setup="dealt"), 5).winners


@in_part("seed", range(14), kept=range(7))
def test_house_rules_together(seed: int) -> None:
    """Fourteen of the forty: pairs that fit, in every mode, three to six at the table."""
    mode, pair = MODES[seed % 4], PAIRS[seed * 3 % len(PAIRS)]
    players = 2 if mode == "two-players" else 3 + seed % 4
    assert whole_game(table(mode, "world", players, *pair, setup="dealt"), seed).winners


@pytest.mark.long
@pytest.mark.parametrize("ten", range(40))
def test_four_hundred_games(ten: int) -> None:
    for seed in range(1000 + ten * 10, 1010 + ten * 10):
        rnd = Random(seed)
        mode, board = rnd.choice(MODES), rnd.choice(list(EDITIONS))
        house = rnd.choice(PAIRS)[: rnd.randrange(3)]
        assert whole_game(table(mode, board, seats(mode, seed), *house, setup="dealt"), seed).winners


def says(game: object) -> Action:
    """The AI's answer to the first open decision."""
    rules, state = game.rules, game.state  # type: ignore[attr-defined]
    return answer(rules, state, state.unanswered[0], Random(1))


def test_it_goes_for_its_mission() -> None:
    """With three equal targets it takes that of the region, or of the colour, that its mission names."""
    walls = "southern_europe:9 ukraine:9 east_africa:9"
    hold = {"red": "middle_east:9", "blue": "egypt india afghanistan", "yellow": walls}
    for card, target in (("north_america_africa", "egypt"), ("asia_south_america", ("india", "afghanistan"))):
        game = field(mode="secret-mission", missions={"red": card}, hold=hold)
        move = says(game)
        assert isinstance(move, Attack)
        assert move.target in target
    hold = {"red": "middle_east:9", "blue": "egypt", "yellow": f"india afghanistan {walls}"}
    game = field(mode="secret-mission", missions={"red": "eliminate_blue"}, hold=hold, rest="yellow")
    assert says(game).target == "egypt"  # type: ignore[attr-defined]


def test_it_mans_eighteen_lands() -> None:
    """With eighteen territories it puts a second army wherever there is only one."""
    lands = field().rules.board.territories[:18]
    hold = {"red": " ".join(f"{t}:2" if t != lands[4] else t for t in lands)}
    game = field(mode="secret-mission", step=Reinforcement, missions={"red": "lands_18x2"}, hold=hold)
    assert says(game) == Deploy(1, game.rules.seats[0], lands[4], 1)


def test_it_goes_for_headquarters() -> None:
    """A headquarters goes before any other target."""
    hold = {"red": "middle_east:9", "blue": "egypt:2 india:2 afghanistan:2"}
    for where in ("egypt", "india", "afghanistan"):
        game = field(mode="capital", hold=hold, capitals={"red": "middle_east", "blue": where, "yellow": "peru"})
        assert says(game).target == where  # type: ignore[attr-defined]


def test_the_neutral_army_stands_in_the_others_way() -> None:
    """It stations neutral armies next to the opponent, not next to itself."""
    game = opening(2, mode="two-players").until(ToStation)
    while game.asked().army != NEUTRAL:  # type: ignore[union-attr]
        game.play(Station, game.choices(Station, "where")[0])
    move = says(game)
    assert isinstance(move, Station)
    links, me = game.rules.board.links_of, move.player
    other = next(seat for seat in COLOURS[:2] if seat != me)
    near = [game.owner(t) for t in links[move.where]]
    assert other in near


def test_armies_far_from_the_front_march_towards_it() -> None:
    """Where armies may only go to a neighbour and none borders on an enemy, the largest comes one step nearer."""
    hold = {"red": "argentina:5 peru", "blue": "alaska:3 northwest_territory"}
    game = field(hold=hold, step=Fortification, rest="red", fortify="adjacent")
    move = says(game)
    assert isinstance(move, Fortify)
    assert (move.source, move.count) == ("argentina", 4)
    game._apply(move, [])
    hold = {"red": f"{move.target}:5", "blue": "alaska:3 northwest_territory"}
    onward = says(field(hold=hold, step=Fortification, rest="red", fortify="adjacent"))
    assert isinstance(onward, Fortify)
    assert onward.target not in ("argentina", move.target)


def test_with_a_single_front_all_march_on() -> None:
    """No army stays behind where it could not attack any more."""
    game = field(hold={"red": "alaska:9"}, single_front="on").battle("alaska", "alberta", attack=(6,), defence=(1,))
    assert says(game) == MoveIn(game.number(), COLOURS[0], 7)


def test_it_asks_for_an_even_exchange_once() -> None:
    """It proposes even exchanges; a player who has declined is not asked again this turn."""
    red, blue = COLOURS[:2]
    prisoners = Prisoners({red: {blue: 3}, blue: {red: 2}})
    reserve = Reserve(dict.fromkeys(COLOURS[:3], 9))
    game = field(
        step=Parley, hold={"red": "alaska:9", "blue": "alberta:9"}, parts=(prisoners, reserve), prisoners_of_war="on"
    )
    assert isinstance(game.asked(), ToParley)
    move = says(game)
    game._apply(move, [])
    assert isinstance(game.asked(), ToAnswerRansom)
    game.play(DeclineRansom)
    assert says(game) == Finish(game.number(), red)
    assert Exchange in game.rules.does


def test_it_finishes_where_nothing_pays() -> None:
    """A single army against many waits."""
    game = field(hold={"red": "alaska:2", "yellow": "alberta:9 kamchatka:9 northwest_territory:9"})
    assert isinstance(game.asked(), ToFight)
    assert isinstance(says(game), Finish)
    assert TerritoryCard in game.rules.does
