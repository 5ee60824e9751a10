"""What the rules hand out prints as a reader wants it: short, without secrets, and without what is not in play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from inspect import signature

import pytest

from rules import (
    GAMES,
    NamedDraws,
    Player,
    Ruleset,
    Seeded,
    Setting,
    State,
    apply,
    begin,
    default,
    legal,
    position,
    ruleset,
    view,
)
from rules.author import Option, Part, Revealed
from rules.packages import Games, Packages
from rules.records import Head, Record, Scripted, commitment, line_of
from rules.risk import Attack, Defend

KEY = b"a key that nobody may read"
SEATS = tuple(map(Player, ("red", "blue", "green")))


def setting_of(game: str) -> Setting:
    """Four players, with every option as it is by default."""
    return GAMES[game].setting(tuple(GAMES[game].colours)[:4])


def played(rules: Ruleset, steps: int) -> Iterator[State]:
    """A game after each of its first steps, in which everybody answers as the clock would."""
    chance = Seeded(KEY)
    state = begin(rules, chance).state
    yield state
    for _ in range(steps):
        state = apply(rules, state, default(rules, state, state.unanswered[0]), chance).state
        yield state


def test_a_ruleset_prints_its_game_seats_modules_and_what_was_chosen() -> None:
    printed = repr(ruleset(GAMES["classic"].setting(SEATS, {"mode": "capital", "hecatomb": "on"})))
    assert printed.startswith("<Ruleset classic: red blue green, mode=capital, setup=claimed, hecatomb=on, with ")
    assert re.search(r"with capital conquest .* hecatomb>$", printed)


@pytest.mark.parametrize("game", GAMES)
def test_a_ruleset_of_defaults_prints_no_option(game: str) -> None:
    assert "=" not in repr(ruleset(setting_of(game)))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_prints_addresses_paths_or_keys(game: str) -> None:
    setting = setting_of(game)
    rules = ruleset(setting)
    step = begin(rules, Seeded(KEY))
    state, line = step.state, line_of(0, step)
    head = Head(setting, rules.version, commitment(KEY), ("",) * len(setting.seats))
    values = (
        *(
            GAMES,
            GAMES[game],
            *GAMES[game].options,
            setting,
            rules,
            rules.board,
            rules.actions,
            *rules.modules,
            step,
            state,
            state.land,
        ),
        *(view(state, None), view(state, setting.seats[0]), *legal(rules, state, state.unanswered[0])),
        *(head, line, Record(head, (line,)), Seeded(KEY), Scripted((1, 2)), NamedDraws(attack=(6,))),
    )
    for value in values:
        assert not re.search(r"0x[0-9a-f]|<class|<function|rules\.|a key that", repr(value)), type(value)


@pytest.mark.parametrize(
    ("value", "printed"),
    [
        (GAMES["classic"], "<Game classic: red blue yellow green black purple>"),
        (Seeded(KEY), "Seeded(…)"),
        (Scripted((0, 5, 2), 7), "<Scripted: draws=3, first=7>"),
        (NamedDraws(attack=(6, 5), shuffle="deck"), "<NamedDraws: attack 6 5, shuffle deck>"),
        (NamedDraws(), "<NamedDraws: nothing left>"),
        (
            Setting("legacy", SEATS, (("mode", "x"),), before="x" * 24_000),
            "<Setting legacy: red blue green, mode=x, before=<24000 characters>>",
        ),
        (
            GAMES["classic"].setting(SEATS, {"mode": "capital", "hecatomb": "on"}),
            "<Setting classic: red blue green, mode=capital, hecatomb=on>",
        ),
        (Games({"classic": GAMES["classic"]}, Packages(())), "<Games: classic>"),
        (Packages(()), "<Packages: none>"),
        (Option("mode", ("capital", "conquest")), "<Option mode: capital conquest>"),
        (
            Option("hills", ("off", "on"), (Option("mode", ("a", "b", "c")), ("a", "c"))),
            "<Option hills: off on, where mode is a or c>",
        ),
        (Revealed("ab", {"one": "a text"}, {}), "<Revealed: texts=1, drawn=0>"),
    ],
)
def test_how_a_value_prints(value: object, printed: str) -> None:
    assert repr(value) == printed


def test_a_step_and_its_line_print_on_one_line() -> None:
    rules, chance = ruleset(GAMES["classic"].setting(SEATS, {"mode": "conquest"})), Seeded(KEY)
    first = begin(rules, chance)
    answer = default(rules, first.state, 1)
    step = apply(rules, first.state, answer, chance)
    assert re.fullmatch(r"<Step by game: events=\d+, draws=\d+>", repr(first))
    assert repr(step) == f"<Step by player: {answer}, events={len(step.events)}, draws={len(step.draws)}>"
    line = f"{answer.kind} of {answer.player}, draws={len(step.draws)}"
    assert repr(line_of(1, step)) == f"<Line 1 by player: {line}>"


@pytest.mark.parametrize("game", GAMES)
def test_a_state_names_no_class_that_the_game_does_not_play_with(game: str) -> None:
    """Neither another game's, nor one of a pack that is shut."""
    rules = ruleset(setting_of(game))
    strangers = {kind.__name__ for kind in Part.kinds} - {kind.__name__ for kind in rules.parts.kinds.values()}
    assert len(strangers) > 20
    for state in played(rules, 80):
        seen = view(state, rules.seats[0])
        held = [getattr(value, each.name) for value in (state, seen) for each in fields(value) if each.name != "parts"]
        printed = repr((state, seen, rules, seen.parts, [*state.kept.values()], held))
        assert not strangers.intersection(re.findall(r"\w+", printed))


def test_a_setting_that_a_game_fills_shows_only_what_was_chosen() -> None:
    for game in GAMES.values():
        setting = game.setting(tuple(game.colours)[:4])
        assert repr(setting) == f"<Setting {game.name}: {' '.join(setting.seats)}>"
    written = Setting("classic", SEATS, (("mode", "capital"),))
    assert repr(GAMES["classic"].fill(written)) == "<Setting classic: red blue green, mode=capital>"
    assert GAMES["classic"].fill(written) == GAMES["classic"].setting(SEATS, {"mode": "capital"})


def test_a_head_prints_neither_its_secret_nor_its_options() -> None:
    setting = GAMES["classic"].setting(SEATS, {"mode": "capital"})
    head = Head(setting, "9", commitment(KEY), ("", "", ""))
    begun = f"<Head of classic: red blue green, rules 9, commitment {commitment(KEY)[:12]}…, secret "
    assert repr(head) == f"{begun}not told>"
    assert repr(replace(head, secret=KEY.hex())) == f"{begun}told>"


def test_states_and_views_print_who_plays_and_nothing_that_is_hidden() -> None:
    rules = ruleset(GAMES["classic"].setting(SEATS, {"mode": "conquest"}))
    held = "red: alaska:4; blue: kamchatka; green: *"
    state = position(rules, held, step="combat", hands="red: peru").state
    assert repr(state) == "<State of red blue green: red's turn, waiting for 1 (to-fight of red)>"
    told = "of red blue green: red's turn, waiting for red (to-fight)>"
    assert repr(view(state, Player("blue"))) == f"<View for blue {told}"
    assert repr(view(state, None)) == f"<View for everybody {told}"
    state.winners = (Player("red"),)
    assert repr(state) == "<State of red blue green: won by red>"
    assert repr(view(state, None)) == "<View for everybody of red blue green: won by red>"


def test_a_signature_shows_no_address() -> None:
    for action in (Attack, Defend):
        assert "0x" not in str(signature(action))


def test_the_parts_of_a_game_show_those_that_it_keeps() -> None:
    """Their table has every kind of part that there is, of other games and sealed ones, none of which it names."""
    state = begin(ruleset(GAMES["classic"].setting(SEATS)), Seeded(KEY)).state
    for parts in (state.parts, state.fork().parts):
        shown = repr(parts)
        assert "Order: Order(first=" in shown
        kept = {type(part).__name__ for part in state.kept.values()}
        assert {kind.__name__ for kind in Part.kinds if f"{kind.__name__}:" in shown} == kept
        assert "rules." not in shown
