"""A game that continues another: what it begins with is checked, stands in the record's head, is bound by the key."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.changed_program import ChangedProgram, found, proved, recomputed
from support.made_up.game_fixture import SQUIRRELS
from support.made_up.tiny_records import HEAD

from rules import Refusal, Refused, Setting, Unreadable
from rules.author import NoSuchBeginning
from rules.records import Record, before_code, key_of, read_record, write_record

LEFT = '{"nuts":{"blue":3,"red":1},"oak":"chêne  creux"}'
CONTINUED = replace(HEAD, setting=replace(HEAD.setting, before=LEFT))


def needs_nuts(setting: Setting) -> Refusal | None:
    return None if not setting.before or "nuts" in json.loads(setting.before) else tiny.NoSuchCard()


KEY_BEFORE = "b861eae88a3d32b6810f09eb46c354f739d033ee85c7b427c4cd5a6be9fb7018"
LASTING = replace(SQUIRRELS, before_flaw=needs_nuts)


def whole() -> Record:
    return ChangedProgram(CONTINUED).finish()


class TestTheSetting:
    def test_the_game_reads_what_it_begins_with(self) -> None:
        setting = LASTING.setting((tiny.RED, tiny.BLUE), {}, LEFT)
        assert setting.before == LEFT
        assert LASTING.fill(setting) == setting
        with pytest.raises(Refused) as refused:
            LASTING.setting((tiny.RED, tiny.BLUE), {}, '{"cones":1}')
        assert refused.value.why == tiny.NoSuchCard()

    @pytest.mark.parametrize("text", ["{", '{"nuts": 1}', '{"b":1,"nuts":2,"a":3}', '{"nuts":"\\ud800"}', "[" * 9999])
    def test_what_is_no_canonical_json_is_refused(self, text: str) -> None:
        with pytest.raises(Refused) as refused:
            LASTING.setting((tiny.RED, tiny.BLUE), {}, text)
        assert refused.value.why == NoSuchBeginning("squirrels")

    def test_a_game_that_only_begins_anew_refuses_any_beginning(self) -> None:
        with pytest.raises(Refused) as refused:
            SQUIRRELS.fill(Setting("squirrels", (tiny.RED, tiny.BLUE), (), LEFT))
        assert refused.value.why == NoSuchBeginning("squirrels")

    def test_games_with_different_beginnings_are_composed_apart(self) -> None:
        anew, continued = (LASTING.setting((tiny.RED, tiny.BLUE), {}, before) for before in ("", LEFT))
        assert LASTING.ruleset(anew) is not LASTING.ruleset(continued)


class TestTheRecord:
    def test_it_stands_in_the_head_only_where_there_is_something(self) -> None:
        assert f"\nbefore\t{LEFT}\n" in write_record(whole())
        assert read_record(write_record(whole())) == whole()
        assert "before" not in write_record(Record(HEAD, ())).partition("\n\n")[0]

    def test_it_proves_itself_and_the_standard_library_recomputes_it(self, tmp_path: Path) -> None:
        assert proved(whole()).whole
        assert recomputed(whole(), tmp_path) == "true"

    def test_nothing_of_what_a_game_begins_with_can_be_changed_afterwards(self, tmp_path: Path) -> None:
        for other in ("", LEFT.replace("3", "4")):
            head = replace(CONTINUED, setting=replace(CONTINUED.setting, before=other))
            bent = replace(whole(), head=head)
            assert "is not what the key gives" in found(bent).why
            assert "is not what the key gives" in recomputed(bent, tmp_path)

    def test_games_that_begin_anew_keep_their_key(self) -> None:
        """The key of a record of format 2, computed when nothing could be continued."""
        assert key_of(HEAD).hex() == KEY_BEFORE
        assert key_of(CONTINUED) != key_of(HEAD)

    def test_the_code_is_the_sha_256_of_the_text(self) -> None:
        assert before_code("{}") == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"

    @pytest.mark.parametrize("row", ["before\t", f"before\t{LEFT}\nbefore\t{LEFT}"])
    def test_a_head_with_another_spelling_is_refused(self, row: str) -> None:
        bent = write_record(whole()).replace(f"before\t{LEFT}", row)
        with pytest.raises(Unreadable):
            read_record(bent)

    def test_a_record_of_format_1_continues_nothing(self) -> None:
        text = write_record(replace(whole(), head=replace(CONTINUED, format="1")))
        with pytest.raises(Unreadable):
            read_record(text.replace("\noptions\t", f"\nbefore\t{LEFT}\noptions\t", 1))
