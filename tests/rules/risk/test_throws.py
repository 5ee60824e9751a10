"""One throw of a battle: ties to the attacker, ones rerolled until none is left, and what the event tells of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from support.classic.position import BLUE, COLOURS, RED, Field, rules_of
from support.made_up.changed_program import script
from support.made_up.gods_of_dice import MAGIC, TEMPLE, WAR, rules_with_gods, with_gods
from support.random_games.game_in_progress import and_rest
from support.random_games.random_answers import pick

from rules import NamedDraws, Seeded, apply, begin, plain
from rules.classic import CLASSIC
from rules.records import (
    RULES_VERSION,
    Drawn,
    Head,
    Record,
    Tampered,
    commitment,
    key_of,
    line_of,
    replay,
    verify,
    write_record,
)
from rules.risk.combat.battle import BattleFought, Defend, defence_as_thrown
from rules.risk.combat.invasion import Attack, Combat
from rules.risk.odds.dice_odds import Dice, losses
from rules.risk.odds.forecast import forecast
from rules.risk.odds.invasion_odds import invasion_odds

HOLD = {"red": "alaska:4", "blue": "alberta:3"}


def battle(*present: str, attack: tuple[int, ...], defence: tuple[int, ...], dice: tuple[int, int] = (3, 2)) -> Field:
    """A battle of Alaska against Alberta with these powers; every draw of either side in the order of its falls."""
    game = Field.laid_out(
        with_gods(rules_of(3), *present), and_rest(HOLD, "yellow"), NamedDraws(), turn="red", step=Combat
    )
    game.play(Attack, "alaska", "alberta", dice[0])
    game.play(Defend, dice[1], attack=attack, defence=defence)
    return game


def fought(game: Field) -> BattleFought:
    (event,) = [event for event in game.events if isinstance(event, BattleFought)]
    return event


def test_the_attacker_wins_ties_with_the_god_of_war() -> None:
    dice = {"attack": (5, 3, 1), "defence": (5, 3)}
    assert (fought(battle(**dice)).attacker_lost, fought(battle(**dice)).defender_lost) == (2, 0)
    game = battle(WAR, **dice)
    assert (fought(game).attacker_lost, fought(game).defender_lost) == (0, 2)
    assert (game.armies("alaska"), game.armies("alberta")) == (4, 1)


def test_ones_fall_again_until_none_is_left_and_every_fall_is_kept() -> None:
    """The attacker throws 1 4 1, then 1 and 2 for the ones, then 6 for the one that is left."""
    game = battle(MAGIC, attack=(1, 4, 1, 1, 2, 6), defence=(5, 1))
    told = fought(game)
    assert told.attack_falls == ((1, 4, 1), (1, 4, 2), (6, 4, 2))
    assert (told.attack, told.defence, told.defence_falls) == ((6, 4, 2), (5, 1), ())
    assert (told.attacker_lost, told.defender_lost) == (0, 2)


def test_a_temple_rerolls_for_its_defender_alone() -> None:
    told = fought(battle(TEMPLE, attack=(6, 1, 1), defence=(1, 1, 3, 2)))
    assert (told.attack, told.attack_falls) == ((6, 1, 1), ())
    assert (told.defence, told.defence_falls) == ((3, 2), ((1, 1), (3, 2)))
    assert (told.attacker_lost, told.defender_lost) == (1, 1)


def test_dice_without_a_one_fall_once() -> None:
    told = fought(battle(MAGIC, TEMPLE, attack=(2, 3, 4), defence=(6, 5)))
    assert (told.attack_falls, told.defence_falls) == (((2, 3, 4),), ((6, 5),))


@pytest.mark.parametrize(
    ("present", "attack", "defence", "thrown"),
    [
        ((), (6, 1, 2), (3, 5), (3, 5)),
        ((MAGIC,), (1, 1, 2, 1, 4, 5), (3, 5), (3, 5)),
        ((MAGIC, TEMPLE), (1, 1, 2, 1, 4, 5), (1, 5, 1, 4), (4, 5)),
    ],
)
def test_the_defenders_dice_are_told_in_the_order_thrown(
    present: tuple[str, ...], attack: tuple[int, ...], defence: tuple[int, ...], thrown: tuple[int, ...]
) -> None:
    """What a dry run of standing orders counts, had he thrown fewer of them."""
    told = fought(battle(*present, attack=attack, defence=defence))
    assert defence_as_thrown(told, [Drawn(die - 1, 6) for die in (*attack, *defence)]) == thrown


def test_a_die_that_the_attacker_threw_again_is_none_of_the_defenders() -> None:
    told = BattleFought(RED, BLUE, "alaska", "alberta", (6, 4, 4), (5, 3), 0, 0, 0, 2, rethrown=True)
    assert defence_as_thrown(told, [Drawn(die - 1, 6) for die in (6, 4, 2, 4, 3, 5)]) == (3, 5)


def test_every_draw_of_a_reroll_is_labelled_as_its_sides_dice() -> None:
    game = Field.laid_out(
        with_gods(rules_of(3), MAGIC, TEMPLE), and_rest(HOLD, "yellow"), NamedDraws(), turn="red", step=Combat
    )
    game.play(Attack, "alaska", "alberta", 1)
    ((number, decision),) = game.state.pending.items()
    script_of_dice = NamedDraws(attack=(1, 1, 3), defence=(1, 5))
    step = apply(game.rules, game.state, Defend(number, decision.player, 1), script_of_dice)
    assert [str(label) for label in step.labels] == ["die of attack"] * 3 + ["die of defence"] * 2
    assert [draw.number + 1 for draw in step.draws] == [1, 1, 3, 1, 5]


def test_a_battle_without_powers_is_written_as_it_always_was() -> None:
    told = fought(battle(attack=(6, 5, 1), defence=(1, 1)))
    assert plain(told) == {
        "kind": "battle-fought", "attacker": "red", "defender": "blue", "source": "alaska", "target": "alberta",
        "attack": [6, 5, 1], "defence": [1, 1], "attack_bonus": 0, "defence_bonus": 0,
        "attacker_lost": 0, "defender_lost": 2, "rethrown": False,
    }  # fmt: skip


@pytest.mark.parametrize("present", [(), (WAR,), (MAGIC,), (WAR, MAGIC, TEMPLE)])
def test_a_battle_is_read_as_it_was_written(present: tuple[str, ...]) -> None:
    game = battle(*present, attack=(6, 5, 2), defence=(2, 4))
    told = fought(game)
    assert game.rules.events.read(plain(told)) == told


@pytest.mark.parametrize("present", [(), (WAR,), (MAGIC,), (TEMPLE,), (WAR, MAGIC, TEMPLE)])
@pytest.mark.parametrize("dice", [(3, 2), (1, 1)])
def test_forecast_and_luck_know_the_same_dice(present: tuple[str, ...], dice: tuple[int, int]) -> None:
    played = Dice(
        ties_to_attacker=WAR in present, attack_rerolls_ones=MAGIC in present, defence_rerolls_ones=TEMPLE in present
    )
    game = battle(*present, attack=(6, 5, 2)[: dice[0]], defence=(2, 4)[: dice[1]], dice=dice)
    chances = losses(played, *dice)
    assert fought(game).spreads() == (chances, chances[::-1])
    armies = (game.armies("alaska") - 1, game.armies("alberta"))
    assert forecast(game.rules, game.state, RED, "alaska", "alberta") == invasion_odds(*armies, played)


@cache
def record() -> Record:
    """A whole game of eager players whose dice have all three powers."""
    secret = bytes(range(32))
    setting = CLASSIC.setting(COLOURS[:3], {"setup": "dealt"})
    head = Head(setting, RULES_VERSION, commitment(secret), ("1", "2", "3"), secret.hex())
    rules, chance, luck = rules_with_gods(setting), Seeded(key_of(head)), Random(1)
    step = begin(rules, chance)
    lines = [line_of(0, step)]
    while step.state.winners is None:
        answer = pick(rules, step.state, step.state.unanswered[0], luck, eager=True)
        step = apply(rules, step.state, answer, chance)
        lines.append(line_of(len(lines), step))
    return Record(head, tuple(lines))


def recomputed(told: Record, folder: Path) -> str:
    """What the script of the standard library says of a record; "" if it believes it."""
    file = folder / "thrown.game"
    file.write_text(write_record(told), encoding="utf-8")
    return str(script().main(str(file)) or "")


def test_a_record_with_rerolls_is_proved_and_its_draws_are_recomputed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = record()
    fought = [event for _, step in replay(told, rules_with_gods) if step for event in step.events]
    falls = [event.attack_falls + event.defence_falls for event in fought if isinstance(event, BattleFought)]
    assert sum(len(each) > 2 for each in falls) >= 12, "dice were rerolled"
    proof = verify(told, rules_with_gods)
    assert (proof.recomputed, proof.untold) == (True, 0)
    assert proof.draws == sum(len(line.draws) for line in told.lines)
    assert recomputed(told, tmp_path) == ""
    assert f"all {proof.draws} draws follow" in capsys.readouterr().out


def test_a_reroll_that_was_changed_or_left_out_is_found(tmp_path: Path) -> None:
    told = record()
    at = next(line.seq for line in told.lines if line.kind == "defend" and len(line.draws) > 5)
    thrown = told.lines[at].draws
    for draws in ((*thrown[:-1], Drawn((thrown[-1].number + 1) % 6, 6)), thrown[:-1]):
        bent = replace(told, lines=tuple(replace(line, draws=draws) if line.seq == at else line for line in told.lines))
        with pytest.raises(Tampered) as found:
            verify(bent, rules_with_gods)
        assert found.value.step == at
        assert recomputed(bent, tmp_path).startswith("WRONG")
