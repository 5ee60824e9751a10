"""Seats given by dice: who throws highest gets his first wish; wishes and dice stand in the record's head."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import count, permutations
from pathlib import Path
from random import Random

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.changed_program import script
from support.made_up.tiny_records import SECRET, WORDS, rules_of

from rules import NamedDraws, Player, Seeded, Setting, Unreadable, apply, begin
from rules.records import (
    RULES_VERSION,
    Drawn,
    Head,
    Record,
    Scripted,
    SeatDraw,
    Tampered,
    commitment,
    complete_wishes,
    draw_seats,
    key_of,
    line_of,
    read_record,
    verify,
    write_record,
)

RED, BLUE, GREEN = tiny.SEATS
ALL_RED_FIRST = ((RED, BLUE, GREEN), (RED, GREEN, BLUE), (RED, BLUE, GREEN))


def drawn(dice: Iterable[int]) -> tuple[tuple[Player, ...], tuple[Drawn, ...]]:
    """Three who all wish for red, with these dice."""
    return draw_seats(ALL_RED_FIRST, Scripted(die - 1 for die in dice))


class TestTheDraw:
    def test_the_highest_gets_his_first_wish_and_each_other_the_first_that_is_left(self) -> None:
        assert drawn((2, 6, 4))[0] == (GREEN, RED, BLUE)

    def test_equal_dice_are_thrown_again_among_themselves(self) -> None:
        """Two sixes: these two throw again, and the four stays behind them."""
        seats, dice = drawn((6, 4, 6, 3, 5))
        assert seats == (BLUE, GREEN, RED)
        assert [die.number + 1 for die in dice] == [6, 4, 6, 3, 5]

    def test_a_script_names_its_dice(self) -> None:
        script = NamedDraws(seat=(6, 4, 6, 3, 5))
        assert draw_seats(ALL_RED_FIRST, script)[0] == (BLUE, GREEN, RED)
        assert not script.left

    def test_wishes_that_differ_all_come_true(self) -> None:
        wishes = tuple(complete_wishes((seat,), tiny.SEATS) for seat in (GREEN, RED, BLUE))
        assert draw_seats(wishes, Seeded(b"any"))[0] == (GREEN, RED, BLUE)

    def test_who_wishes_for_little_takes_what_is_left_in_the_boxs_order(self) -> None:
        assert complete_wishes((GREEN,), tiny.SEATS) == (GREEN, RED, BLUE)
        assert complete_wishes((), tiny.SEATS) == tiny.SEATS

    def test_every_order_can_come(self) -> None:
        assert {draw_seats(ALL_RED_FIRST, Seeded(b"%d" % key))[0].index(RED) for key in range(50)} == {0, 1, 2}


@cache
def played(wishes: tuple[tuple[Player, ...], ...] = ALL_RED_FIRST) -> Record:
    """A whole random game whose seats were drawn."""
    head = Head(
        Setting("squirrels", tiny.SEATS, (("mode", "short"),)), RULES_VERSION, commitment(SECRET), WORDS, SECRET.hex(),
        seat_draw=SeatDraw(wishes),
    )  # fmt: skip
    key = Seeded(key_of(head))
    seats, dice = draw_seats(wishes, key)
    head = replace(head, setting=replace(head.setting, seats=seats), seat_draw=SeatDraw(wishes, dice))
    rules, luck, lines = rules_of(head.setting), Random(1), []
    step = begin(rules, key, len(dice))
    for seq in count():
        lines.append(line_of(seq, step))
        if step.state.winners is not None:
            return Record(head, tuple(lines))
        step = apply(rules, step.state, tiny.anything(step.state, luck), key)
    raise AssertionError


def with_draw(game: Record, draw: SeatDraw, seats: tuple[Player, ...] = ()) -> Record:
    setting = replace(game.head.setting, seats=seats or game.head.setting.seats)
    return replace(game, head=replace(game.head, setting=setting, seat_draw=draw))


class TestTheRecord:
    def test_wishes_and_dice_stand_in_its_head(self) -> None:
        head = dict(row.split("\t") for row in write_record(played()).partition("\n\n")[0].splitlines())
        assert head["wishes"] == '[["red", "blue", "green"], ["red", "green", "blue"], ["red", "blue", "green"]]'
        assert len(head["seat-dice"].split()) >= 3
        assert read_record(write_record(played())) == played()

    def test_it_proves_itself(self) -> None:
        game = played()
        assert game.head.seat_draw is not None
        proof = verify(read_record(write_record(game)), rules_of)
        assert proof.whole
        assert proof.draws == sum(len(line.draws) for line in game.lines) + len(game.head.seat_draw.dice)

    def test_the_script_that_needs_nothing_recomputes_it(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "game.game"
        file.write_text(write_record(played()), encoding="utf-8")
        assert script().main(str(file)) == 0
        assert capsys.readouterr().out.startswith("true: ")
        first, *rest = draw_of(played()).dice
        other = Drawn((first.number + 1) % 6, 6)
        file.write_text(write_record(with_draw(played(), SeatDraw(ALL_RED_FIRST, (other, *rest)))), encoding="utf-8")
        assert script().main(str(file)).startswith("WRONG: draw 1 ")

    def test_the_key_binds_the_wishes(self) -> None:
        head = played().head
        changed = SeatDraw((*ALL_RED_FIRST[:2], (GREEN, RED, BLUE)), draw_of(played()).dice)
        assert key_of(replace(head, seat_draw=changed)) != key_of(head)

    @pytest.mark.parametrize(
        "seats", [order for order in permutations(tiny.SEATS) if order != played().head.setting.seats]
    )
    def test_other_seats_than_the_dice_gave_are_found(self, seats: tuple[Player, ...]) -> None:
        with pytest.raises(Tampered, match="its seats are not those that the wishes and the dice give"):
            verify(with_draw(played(), draw_of(played()), seats), rules_of)

    def test_other_dice_are_found(self) -> None:
        """Among dice that would have given the same seats."""
        game, wishes = played(), ALL_RED_FIRST
        same = next(
            dice for dice in permutations(range(6), 3)
            if draw_seats(wishes, Scripted(dice))[0] == game.head.setting.seats
            and dice != tuple(die.number for die in draw_of(game).dice)
        )  # fmt: skip
        forged = with_draw(game, SeatDraw(wishes, tuple(Drawn(number, 6) for number in same)))
        with pytest.raises(Tampered, match="the dice for its seats are not what the key gives"):
            verify(forged, rules_of)

    def test_dice_too_many_are_found_without_the_key_too(self) -> None:
        game = played()
        more = with_draw(game, SeatDraw(ALL_RED_FIRST, (*draw_of(game).dice, Drawn(3, 6))))
        running = replace(more, head=replace(more.head, secret=""))
        with pytest.raises(Tampered, match="other dice were thrown for its seats"):
            verify(running, rules_of)

    @pytest.mark.parametrize(
        ("row", "text"),
        [
            ("wishes\t[[", "its wishes for seats, or the dice for them, cannot be read"),
            ('wishes\t[["red"]]', "it has the wishes of 1 players for 3 seats"),
        ],
    )
    def test_wishes_that_cannot_be_read_are_refused(self, row: str, text: str) -> None:
        rows = [row if line.startswith("wishes\t") else line for line in write_record(played()).split("\n")]
        with pytest.raises(Unreadable, match=text):
            read_record("\n".join(rows))

    def test_a_record_without_a_draw_says_nothing_of_it(self) -> None:
        head = replace(played().head, seat_draw=None)
        assert "wishes" not in write_record(Record(head, ()))


def draw_of(game: Record) -> SeatDraw:
    assert game.head.seat_draw is not None
    return game.head.seat_draw
