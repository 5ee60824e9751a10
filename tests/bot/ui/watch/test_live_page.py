"""The page of a watched game, grown step by step: its stream tells what a page made anew has, and nothing hidden."""

from dataclasses import replace
from functools import cache

import pytest
from support.live_stream import data_of, events_in, heard
from support.other_worlds import in_another_world
from support.stored_records import record_of, stored_steps

from bot.store.models import StoredStep
from bot.ui.replay.page import public_page
from bot.ui.watch.live_page import LivePage

ONE_OF_EACH = ("classic-secret-mission", "godstorm/four", "legacy/late", "lotr-base-six")
FIRST, LAST = 60, 110


def opened(name: str, rows: tuple[StoredStep, ...]) -> LivePage:
    head = record_of(name).head
    page = LivePage(head.setting, head.commitment, "en")
    page.add(rows)
    page.summary()
    return page


def end_of(page: LivePage) -> tuple[int, int, str]:
    """What a reader says who opens the page now."""
    return page.played.steps[-1].number, page.baker.trees.figures.count[0], page.code


@cache
def grown(name: str) -> tuple[LivePage, bytes, tuple[bytes, ...]]:
    """A page that took its last steps one by one, the document as it was before them, and what each step told. The last
    one told something."""
    rows = stored_steps(name, LAST)
    page = opened(name, rows[:FIRST])
    before = page.document()
    told = [page.add([row]) for row in rows[FIRST:]]
    while not told[-1]:
        told.pop()
    page = opened(name, rows[:FIRST])
    return page, before, tuple(page.add([row]) for row in rows[FIRST : FIRST + len(told)])


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_page_that_has_followed_knows_what_one_knows_that_is_opened_now(name: str) -> None:
    page, before, told = grown(name)
    followed = heard(data_of(before), b"".join((*told, page.summary())))
    now = data_of(opened(name, stored_steps(name, FIRST + len(told))).document())
    for sheet, other in zip(followed["sheets"].values(), now["sheets"].values(), strict=True):
        ways, others = sheet.pop("routes"), other.pop("routes")
        assert {frozenset(way.split("|")) for way in ways} == {frozenset(way.split("|")) for way in others}
    assert followed == now


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_the_page_is_that_of_a_running_game(name: str) -> None:
    """Byte for byte what `/risk table replay` gives, but that it may connect to its server."""
    page, _, told = grown(name)
    rows = stored_steps(name, FIRST + len(told))
    plain = data_of(public_page(page.played.setting, rows, page.commitment).encode())
    live = data_of(page.document())
    assert live.pop("live") == {"code": page.code}
    assert live == plain
    assert b"connect-src 'self';" in page.document()


def test_a_reader_who_comes_back_hears_what_was_missed() -> None:
    name = "classic-secret-mission"
    page, before, _ = grown(name)
    data = data_of(before)
    number, drawn = data["steps"][-1][0], len(data["figures"])
    missed = page.events_after(number, drawn, page.code, number)
    assert heard(data, missed)["steps"] == data_of(page.document())["steps"]
    later = number + 10
    (first, *_) = events_in(page.events_after(number, drawn, page.code, later))
    assert first.number == later + 1
    (facts,) = events_in(page.events_after(*end_of(page), page.played.steps[-1].number))
    assert facts.name == "facts"


FACTS = ("battles", "moments", "turns", "words")


@pytest.mark.parametrize("name", ["classic-secret-mission", "legacy/late", "lotr-base-six"])
def test_a_reader_who_missed_nothing_but_facts_gets_them_too(name: str) -> None:
    """The stream was lost between the last step and the battles that are told a while later."""
    page, before, told = grown(name)
    followed = heard(data_of(before), b"".join(told))
    assert followed["battles"] != data_of(page.document())["battles"], "there is something to miss"
    page.summary()
    number, drawn = data_of(before)["steps"][-1][0], len(data_of(before)["figures"])
    followed = heard(followed, page.events_after(number, drawn, page.code, followed["steps"][-1][0]))
    now = data_of(page.document())
    assert {fact: followed[fact] for fact in FACTS} == {fact: now[fact] for fact in FACTS}


def test_a_page_that_was_opened_before_an_undo_forgets_what_was_undone() -> None:
    """It was opened between two counts, and the second one finds what the first one found."""
    *rows, attack, undo = stored_steps("lotr-team", 15)
    assert undo.undoes == attack.seq
    page = opened("lotr-team", tuple(rows))
    page.add([attack])
    reader = data_of(page.document())
    reader = heard(reader, page.add([undo]) + page.summary())
    now = data_of(page.document())
    assert {fact: reader[fact] for fact in FACTS} == {fact: now[fact] for fact in FACTS}


def test_whoever_comes_back_at_the_same_step_is_told_the_same_and_counted_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As all readers do after a restart of the bot: each one's turn holds up the next step."""
    name = "classic-secret-mission"
    rows = stored_steps(name, FIRST + 1)
    page = opened(name, rows[:FIRST])
    counted: list[int] = []
    so_far = LivePage.so_far
    monkeypatch.setattr(LivePage, "so_far", lambda self: (counted.append(self.told), so_far(self))[1])
    page.add(rows[FIRST:])
    told = {page.events_after(*end_of(page), page.played.steps[-1].number) for _ in range(300)}
    assert (len(told), len(counted)) == (1, 1)


@pytest.mark.parametrize(
    ("number", "drawn", "code", "last"),
    [(-1, 0, None, 5), (5, -1, None, 5), (5, 0, "other", 5), (5, 0, None, 99999)],
    ids=["no such step", "other figures", "another program", "a step to come"],
)
def test_a_page_of_another_program_is_opened_anew(number: int, drawn: int, code: str | None, last: int) -> None:
    page, _, _ = grown("classic-secret-mission")
    figures = page._drawn[5] + drawn
    (told,) = events_in(page.events_after(number, figures, page.code if code is None else code, last))
    assert told.name == "again"


def test_a_page_is_opened_anew_where_the_ground_of_its_board_changes() -> None:
    """A sticker is part of the ground, which a page has as a picture."""
    page = opened("legacy/late", stored_steps("legacy/late", FIRST))
    number, drawn, code = end_of(page)
    (ground, *_) = page._tables.trees.grounds["sheet"]
    page._tables.trees.grounds["sheet"].append(ground)
    (told,) = events_in(page.events_after(number, drawn, code, number))
    assert told.name == "again"


# ---- what it must not tell


@pytest.mark.parametrize(
    ("name", "first"),
    [("classic-secret-mission", 0), ("godstorm/three", 110), ("legacy/late", 40), ("lotr-base-six", 0)],
)
def test_two_worlds_that_differ_in_all_that_is_hidden_have_one_stream(name: str, first: int) -> None:
    """Hands, missions, bids, orders, decks: each commit tells the same bytes in both, or nothing in both."""
    rows = stored_steps(name, first + 60)[first:]
    others = tuple(map(in_another_world, rows))
    assert [row for row, other in zip(rows, others, strict=True) if row.snapshot != other.snapshot]
    one, other = opened(name, rows[:10]), opened(name, others[:10])
    for row, hidden in zip(rows[10:], others[10:], strict=True):
        assert one.add([row]) == other.add([hidden])
        assert one.summary() == other.summary()
    assert one.document() == other.document()


def test_where_nobody_learns_anything_nothing_is_told() -> None:
    """A secret answer that was only changed, and steps that only the bot counts."""
    name = "classic-secret-mission"
    rows = stored_steps(name, FIRST)
    page = opened(name, rows)
    last = rows[-1]
    again = replace(last, seq=last.seq + 1, events=(), draws=(), undoes=None)
    assert page.add([again]) == b""
    assert page.summary() == b""


def test_every_event_changes_what_everybody_knows() -> None:
    for name in ONE_OF_EACH:
        _, before, told = grown(name)
        data = data_of(before)
        for stream in filter(None, told):
            after = heard(data, stream)
            last = [event for event in events_in(stream) if event.name != "facts"][-1]
            changed = last.data["step"][2] or any(last.data["stories"].values())
            assert changed or after["headlines"][-1] != data["headlines"][-1], stream
            data = after


def test_an_undo_is_an_event_of_its_own() -> None:
    name = "lotr-base-six"
    rows = stored_steps(name, LAST)
    (at, *_) = [at for at, row in enumerate(rows) if row.undoes is not None]
    page = opened(name, rows[:at])
    told = [event for event in events_in(page.add([rows[at]])) if event.name != "facts"]
    assert [event.name for event in told] == ["undo"]
    assert told[0].data["stories"]["en"][0][0].startswith("Back to step")


def test_most_of_a_game_that_is_watched_is_not_kept() -> None:
    """Of the steps before the last one what only a board shows is dropped, and nothing that the page says needs it."""
    page, _, _ = grown("classic-secret-mission")
    *earlier, last = page.played.steps
    assert len(last.seen.land) > 0
    assert [step.number for step in earlier if len(step.seen.land)] == []
