"""Positions that are described instead of played: their notation, their errors, and playing on from them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules import (
    NOBODY,
    NamedDraws,
    Player,
    Ruleset,
    Seeded,
    State,
    Step,
    Unreadable,
    apply,
    default,
    position,
    ruleset,
)
from rules.author import Clash, Module, Pass, ToReact
from rules.classic import CLASSIC
from rules.classic.capital import Capitals
from rules.classic.missions import SPARE, mission
from rules.house.reserve import LastFight
from rules.kernel import snapshot
from rules.kernel.position import Position
from rules.lotr import LOTR, PATH
from rules.lotr.adventures import score_zone, tales
from rules.lotr.captains import Captains
from rules.lotr.events import uprising_zone
from rules.lotr.fellowship import FellowshipRolled, Journey
from rules.records import (
    FIRST_FORMAT,
    REWIND,
    RULES_VERSION,
    SNAPSHOT,
    Drawn,
    Head,
    Line,
    Record,
    Tampered,
    commitment,
    line_of,
    mix_keys,
    read_record,
    rewind,
    verify,
    write_record,
)
from rules.risk.combat.battle import BattleFought, Defend, ToDefend
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.turn.cards import DECK, DISCARD, hand, territory_cards
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import ToReinforce
from rules.risk.turn.turns import Order

GREEN, RED, YELLOW = Player("green"), Player("red"), Player("yellow")
SETTING = LOTR.setting((GREEN, RED))
RULES = ruleset(SETTING)
HOLD = "green: harad:4 khand; red: near_harad:3 *"


def stands(hold: Any = HOLD, *, step: Any = "combat", **setup: Any) -> State:
    return position(RULES, hold, step=step, **setup).state


def classic(mode: str) -> Ruleset:
    return ruleset(CLASSIC.setting((RED, Player("blue"), YELLOW), {"mode": mode}))


def asked(state: State) -> list[object]:
    return list(state.pending.values())


# ---- how it is written


@pytest.mark.parametrize(
    "hold",
    [
        "green: khand harad:4\nred: * near_harad:3\n",
        "  green :harad:4 khand:1 ;; red: near_harad:3 *:1",
        {"green": "harad:4 khand", "red": "near_harad:3 *"},
        {"green": ["harad:4", "khand"], "red": ("*", "near_harad:3")},
        {"green": {"harad": 4, "khand": 1}, "red": {"near_harad": 3, "*": 1}},
    ],
)
def test_the_same_land_may_be_written_in_many_ways(hold: Any) -> None:
    state = stands(hold)
    assert snapshot.snapshot_text(state) == snapshot.snapshot_text(stands())
    assert [state.land.armies(where) for where in ("harad", "khand", "near_harad", "moria")] == [4, 1, 3, 1]
    assert (state.land.of(GREEN), len(state.land)) == (("harad", "khand"), len(RULES.board.territories))


def test_the_rest_may_be_neutral_and_hold_more_than_one_army() -> None:
    land = stands("green: harad; red: umbar; neutral: *:2").land
    assert (land.owner("moria"), land.armies("moria")) == ("neutral", 2)


def test_it_begins_with_the_first_seat_and_the_first_step_unless_said() -> None:
    assert asked(stands(step="")) == [ToReinforce(GREEN, 3)]
    assert asked(stands(turn="red")) == [ToFight(RED)]
    assert stands(step=Fortification).agenda == stands(step="fortification").agenda
    assert stands(turn="red", turns=7).parts[Order] == Order(RED, 7)
    assert stands(parts=(Order(RED, 2),)).parts[Order] == Order(RED, 2)


def test_cards_lie_where_they_are_said_and_the_rest_below_in_the_deck() -> None:
    state = stands(hands="green: moria wild_1; red: umbar", deck="lorien harad", discard="khand")
    assert (state.zone(hand(GREEN)).cards, state.zone(DISCARD).cards) == (("moria", "wild_1"), ("khand",))
    assert state.zone(DECK).cards[:2] == ("lorien", "harad")
    zones = (state.zone(zone).cards for zone in (hand(GREEN), hand(RED), DECK, DISCARD))
    assert sorted(card for cards in zones for card in cards) == sorted(territory_cards(RULES))


def test_a_star_puts_the_rest_elsewhere() -> None:
    state = stands(deck="lorien", discard=iter(("moria", "*")))
    assert (state.zone(DECK).cards, state.zone(DISCARD).cards[0]) == (("lorien",), "moria")
    assert len(state.zone(DISCARD).cards) == len(territory_cards(RULES)) - 1


def test_what_middle_earth_has_besides() -> None:
    state = stands(
        captains="green: harad khand", fellowship="moria", adventures={"green": "ambush"}, played={"red": ["balrog"]},
        uprisings="red: umbar",
    )  # fmt: skip
    assert (state.parts[Captains].at(GREEN), state.parts[Captains].at(RED)) == (("harad", "khand"), ())
    assert PATH.of(RULES.board)[state.parts[Journey].steps][0] == "moria"
    assert (state.zone(tales(GREEN)).cards, state.zone(score_zone(RED)).cards) == (("ambush",), ("balrog",))
    assert state.zone(uprising_zone(RED)).cards == ("umbar",)
    assert "umbar" not in state.zone(DECK).cards


def test_what_classic_risk_has_besides() -> None:
    hold = {"red": "alaska:4", "yellow": "*"}
    state = position(classic("capital"), hold, step="combat", capitals="red: alaska; yellow: siam").state
    assert state.parts[Capitals].of == {RED: "alaska", YELLOW: "siam"}
    assert "alaska" not in state.zone(DECK).cards
    state = position(classic("secret-mission"), hold, step="combat", missions="yellow: lands_24").state
    dealt = [state.zone(mission(seat)).cards for seat in state.seats]
    assert (len(dealt), dealt[2], {len(cards) for cards in dealt}) == (3, ("lands_24",), {1})
    assert not {card for cards in dealt for card in cards} & set(state.zone(SPARE).cards)


def test_territories_may_lie_empty() -> None:
    land = position(classic("capital"), "red: alaska:4; yellow: siam; nobody: *").state.land
    assert (land.of(RED), land.of(YELLOW)) == (("alaska",), ("siam",))
    assert (land.owner("kamchatka"), land.armies("kamchatka")) == (NOBODY, 0)


# ---- what it refuses


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"hold": "green: harad; red: umbar"}, "hold: nobody holds forodwaith eastern_angmar"),
        ({"hold": "green: narnia; red: *"}, "hold: the board has no 'narnia'"),
        ({"hold": "blue: harad; red: *"}, "hold: no seat is named 'blue'; there are green, red, neutral, nobody"),
        ({"hold": "green: harad; red: harad *"}, "hold: harad is named for green and for red"),
        ({"hold": "green: harad harad; red: *"}, "hold: harad is named for green and for green"),
        ({"hold": "nobody: harad; red: harad *"}, "hold: harad is named for nobody and for red"),
        ({"hold": "green: *; red: *"}, r"hold: \* is named for green and for red"),
        (
            {"hold": "green: harad:0; red: *"},
            "hold: 'harad:0' should name a territory and how many armies, one or more",
        ),
        ({"hold": "green: harad:-2; red: *"}, "hold: 'harad:-2'"),
        ({"hold": "green: harad:; red: *"}, "hold: 'harad:'"),
        ({"hold": {"green": {"harad": 1.5}, "red": "*"}}, "hold: 'harad:1.5'"),
        ({"hold": "green harad; red: *"}, "'green harad' should begin with a seat not named before"),
        ({"hold": "red: harad; red: *"}, r"'red: \*' should begin with a seat not named before"),
        ({"turn": "blue"}, "turn: no seat is named 'blue'; there are green, red"),
        (
            {"step": "dance"},
            "step: neither the turn nor the set-up has 'dance'; the turn has garrison-strongholds, reinforcement",
        ),
        ({"hands": "blue: harad"}, "hands: no seat is named 'blue'"),
        ({"hands": "green: narnia"}, "hand:green: no card is named 'narnia'"),
        ({"hands": "green: harad; red: harad"}, "harad lies in hand:green and in hand:red"),
        ({"hands": "green: harad harad"}, "harad lies in hand:green and in hand:green"),
        ({"hands": "green: harad", "deck": "harad"}, "harad lies in hand:green and in deck"),
        ({"hands": "green: harad", "uprisings": "red: harad"}, "harad lies in hand:green and in rising:red"),
        ({"deck": "*", "discard": "*"}, "deck: the rest of the cards lies in discard already"),
        ({"adventures": "green: harad"}, "tales:green: no card is named 'harad'"),
        ({"captains": "red: harad"}, "captains: red does not hold 'harad'"),
        ({"captains": "green: harad harad"}, "captains: two never stand together, as in harad"),
        ({"fellowship": "umbar"}, "fellowship: 'umbar' is not on its path: the_shire"),
        ({"missions": "green: lands_24"}, "lotr has nothing called 'missions' to lay out, but adventure_deck"),
        ({"parts": (LastFight(2),)}, "lotr is not played with LastFight"),
        ({"parts": (Journey(1.5),)}, "journey: steps holds another type"),  # type: ignore[arg-type]
        ({"turns": 1.5}, "order: turns holds another type"),
    ],
)
def test_a_position_that_cannot_be_says_why(setup: dict[str, Any], why: str) -> None:
    with pytest.raises(Unreadable, match=f"^{why}"):
        stands(**setup)


def test_classic_positions_that_cannot_be_say_why() -> None:
    with pytest.raises(Unreadable, match="capitals: red has 2"):
        position(classic("capital"), "red: *", capitals="red: alaska siam")
    with pytest.raises(Unreadable, match="lies in capital:red and in hand:red"):
        position(classic("capital"), "red: *", capitals="red: alaska", hands="red: alaska")
    with pytest.raises(Unreadable, match="missions: red has 2"):
        position(classic("secret-mission"), "red: *", missions="red: lands_24 lands_18x2")


def test_two_modules_do_not_lay_out_the_same() -> None:
    twin = Module("twin")

    @twin.lays("hands")
    def lay(to: Position, hands: object) -> None:
        """Never called."""

    with pytest.raises(Clash, match="twin: 'hands' of a position is laid out by another module already"):
        Ruleset("lotr", (*RULES.modules, twin), board=RULES.board, seats=RULES.seats, start=RULES.start)


# ---- it plays on


def test_a_battle_with_named_dice_and_a_window_before_it() -> None:
    state = stands(captains="green: harad", adventures="red: courage_alone")
    state = apply(RULES, state, Attack(1, GREEN, "harad", "near_harad", 3, ("captain",)), NamedDraws()).state
    assert asked(state) == [ToReact(RED, "invasion")]
    state = apply(RULES, state, Pass(2, RED), NamedDraws()).state
    assert asked(state) == [ToDefend(RED, "near_harad", RED)]
    script = NamedDraws(attack=(6, 5, 1), defence=(5, 1))
    step = apply(RULES, state, Defend(3, RED, 2), script)
    (fought,) = (event for event in step.events if isinstance(event, BattleFought))
    assert (fought.attack, fought.defence, fought.attack_bonus, script.left) == ((6, 5, 1), (5, 1), 1, "")


def test_a_step_that_draws_takes_its_draws_from_the_chance() -> None:
    step = position(RULES, HOLD, step="fellowship-step", fellowship="lorien", chance=NamedDraws(fellowship=(3,)))
    assert [event.die for event in step.events if isinstance(event, FellowshipRolled)] == [3]
    assert [str(label) for label in step.labels] == ["die of fellowship"]
    assert (step.state.active, asked(step.state)) == (RED, [ToReinforce(RED, 54)])
    with pytest.raises(LookupError, match="draw 1 is a die of fellowship"):
        position(RULES, HOLD, step="fellowship-step", fellowship="lorien")


def test_it_is_saved_and_read_again() -> None:
    state = stands(captains="green: harad", hands="red: moria")
    assert snapshot.snapshot_text(
        snapshot.read_snapshot(RULES, snapshot.write_snapshot(state))
    ) == snapshot.snapshot_text(state)


# ---- its record

GAMES = Path(__file__).parents[1] / "games"
SECRET, SALTS = b"a puzzle".ljust(32, b"."), ("one press",)
CHANCE = Seeded(mix_keys(SECRET, SALTS))


def puzzle() -> Record:
    """A game from a position whose first step throws a die, then back to the position by vote."""
    step: Step = position(RULES, HOLD, step="fellowship-step", fellowship="lorien", chance=CHANCE)
    lines, first = [line_of(0, step)], step.state
    for seq in range(1, 30):
        state = step.state
        step = apply(RULES, state, default(RULES, state, state.unanswered[0]), CHANCE)
        lines.append(line_of(seq, step))
    back = rewind(RULES, first, step.state, CHANCE)
    lines.append(Line(30, "rewind", "-", REWIND, {"to": 0}, back.draws, snapshot.fingerprint(back.state)))
    head = Head(SETTING, RULES_VERSION, commitment(SECRET), SALTS, SECRET.hex(), format=FIRST_FORMAT)
    return Record(head, tuple(lines))


def test_a_record_that_begins_with_a_position_is_proved() -> None:
    record = read_record(write_record(puzzle()))
    assert (record.lines[0].kind, record.lines[0].by, len(record.lines[0].draws)) == (SNAPSHOT, "position", 1)
    proof = verify(record, ruleset)
    assert (proof.steps, proof.untold, proof.recomputed, proof.from_position) == (31, 0, True, True)
    assert proof.draws == sum(len(line.draws) for line in record.lines) > 0


@pytest.mark.parametrize("thrown_again", [True, False])
def test_a_position_whose_die_was_changed_or_left_out_is_found(thrown_again: bool) -> None:
    first, *others = puzzle().lines
    (die,) = first.draws
    draws = (Drawn((die.number + 1) % 6, 6),) if thrown_again else ()
    with pytest.raises(Tampered):
        verify(Record(puzzle().head, (replace(first, draws=draws), *others)), ruleset)


def test_a_game_that_was_set_up_is_not_from_a_position() -> None:
    text = (GAMES / "lotr-two.game").read_text(encoding="utf-8")
    assert not verify(read_record(text), ruleset).from_position
