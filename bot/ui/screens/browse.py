"""What anybody may look at: the board larger or in words, how it stands, who is waited for, help and rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.game.handovers import sat_down
from bot.game.history import standing
from bot.game.session import Logged, Session
from bot.store.models import Handover
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.labels import by_colour, by_person, line, what_happened
from bot.ui.interaction.layout import Line, Sheet, button
from bot.ui.interaction.request import Stale, Visit
from bot.ui.interaction.routes import on
from bot.ui.pictures.board import private_picture
from bot.ui.screens.waiting import whole_wait
from bot.words import Words
from bot.words.board_text import board_text
from bot.words.help import HELP_TOPICS, HOUSE_TOPICS, RULES_TOPICS, game_of, help_text, rules_text, rules_title
from bot.words.status import status
from rules import Player

STEPS_BACK = 400
STORY = 3500


async def board_sheet(visit: Visit, session: Session) -> Sheet:
    """The whole board, and its regions to look at more closely."""
    drawn = await private_picture(visit.bot, session, visit.words, visit.person)
    if drawn is None:
        return words_sheet(session, visit.words, 1)
    return _board_ways(Sheet().picture(*drawn), session, visit.words)


async def region_sheet(visit: Visit, session: Session, region: str) -> Sheet:
    """One region, larger."""
    lands = session.rules.board.regions[region].territories
    drawn = await private_picture(visit.bot, session, visit.words, visit.person, lands)
    if drawn is None:
        return words_sheet(session, visit.words, 1)
    return _board_ways(Sheet().picture(*drawn), session, visit.words, region)


def _board_ways(sheet: Sheet, session: Session, words: Words, here: str = "") -> Sheet:
    table = session.table.id
    lines = [Line(name, words.say(f"region-{name}"), chosen=name == here) for name in session.rules.board.regions]
    sheet.choose(Key(table, "near"), lines[:25], words.say("panel-by-region"))
    whole = [button(Key(table, "board"), words.say("button-board"))] if here else []
    return sheet.row(*whole, button(Key(table, "text", 0, ("1",)), words.say("choice-show-text")))


def words_sheet(session: Session, words: Words, page: int) -> Sheet:
    """The board in words, a page of it."""
    pages = board_text(session.view(None), session.rules, words, by_colour(words))
    page = min(max(page, 1), len(pages))
    sheet = Sheet().text(pages[page - 1]).text(words.say("panel-page", page=page, pages=len(pages)))
    table = session.table.id
    return sheet.row(
        button(Key(table, "text", 0, (str(page - 1),)), words.say("button-previous"), disabled=page == 1),
        button(Key(table, "text", 0, (str(page + 1),)), words.say("button-next"), disabled=page == len(pages)),
        button(Key(table, "board"), words.say("choice-show-picture")),
    )


def status_sheet(session: Session, words: Words, deadlines: Mapping[int, int]) -> Sheet:
    """Points and forces, and who is waited for until when."""
    said = status(session.view(None), session.rules, words, by_person(session, words))
    return Sheet().text(said).text(whole_wait(session, words, deadlines))


async def log_sheet(visit: Visit, session: Session, turns: int) -> Sheet:
    """What happened lately, as this reader may know it; the newest lines where it is long."""
    steps = await visit.bot.sessions.steps(session.table.id, max(session.table.seq - STEPS_BACK, 0))
    steps = standing(steps)
    begun = [at for at, step in enumerate(steps) if any(event.kind == "turn-began" for event in step.events)]
    first = begun[-turns] if 0 < turns <= len(begun) else 0
    handovers = await visit.bot.store.look(lambda books: books.handovers.of(session.table.id))
    lines = _lines(steps[first:], handovers, session.seat_of(visit.person), visit.words, whole=not first)
    return Sheet().text(f"### {visit.words.say('log-title')}").text(newest(lines) or visit.words.say("log-empty"))


def _lines(
    steps: Sequence[Logged], handovers: Iterable[Handover], viewer: Player | None, words: Words, *, whole: bool
) -> list[str]:
    """Steps in lines, and between them who was put into which seat; with `whole` those before the first step too."""
    lines: list[str] = []
    left, handovers = list(steps), list(handovers)
    since = sat_down(viewer, handovers)
    for handed in handovers:
        if not whole and left and len(left) == len(steps) and handed.seq < left[0].seq:
            continue
        before = [step for step in left if step.seq <= handed.seq]
        knows = viewer if handed.seq > since else None
        lines += [*what_happened(before, knows, words), line(handed, words)]
        left = left[len(before) :]
    return [*lines, *what_happened(left, viewer, words)]


def newest(lines: list[str]) -> str:
    """As many of the last lines as fit."""
    kept: list[str] = []
    room = STORY
    for said in reversed(lines):
        room -= len(said) + 1
        if room < 0:
            return "\n".join(["…", *reversed(kept)])
        kept.append(said)
    return "\n".join(reversed(kept))


def help_sheet(words: Words, topic: str = HELP_TOPICS[0]) -> Sheet:
    """A page of help, and the others."""
    topics = [Line(name, words.say(f"help-topic-{name}"), chosen=name == topic) for name in HELP_TOPICS]
    return Sheet().text(help_text(topic, words)).choose(Key(0, "help"), topics, words.say("help-title"))


def rules_sheet(words: Words, game: str = "", topic: str = "") -> Sheet:
    """A topic of a game's rules, the others, its house rules, and the other games."""
    game = game_of(topic, game) or next(iter(RULES_TOPICS))
    sheet = Sheet().text(rules_text(topic, words) if topic else f"### {words.say(f'game-{game}')}")
    for asked, topics in (("rules-choose", RULES_TOPICS[game]), ("rules-house-choose", HOUSE_TOPICS[game])):
        lines = [Line(name, rules_title(name, words), chosen=name == topic) for name in topics]
        sheet.choose(Key(0, "rules", 0, (game,), f"#{asked}"), lines, words.say(asked))
    others = [name for name in RULES_TOPICS if name != game]
    return sheet.row(*(button(Key(0, "rules-of", 0, (name,)), words.say(f"game-{name}")) for name in others))


@on("board")
async def show_board(visit: Visit) -> Sheet:
    return await board_sheet(visit, await visit.bot.sessions.load(visit.key.table))


@on("near")
async def show_region(visit: Visit) -> Sheet:
    session = await visit.bot.sessions.load(visit.key.table)
    if visit.chosen not in session.rules.board.regions:
        raise Stale(visit.chosen)
    return await region_sheet(visit, session, visit.chosen)


@on("text")
async def show_words(visit: Visit) -> Sheet:
    return words_sheet(await visit.bot.sessions.load(visit.key.table), visit.words, int(visit.key.args[0]))


@on("status")
async def show_status(visit: Visit) -> Sheet:
    deadlines = await visit.bot.time.deadlines(visit.key.table)
    return status_sheet(await visit.bot.sessions.load(visit.key.table), visit.words, deadlines)


@on("help")
async def show_help(visit: Visit) -> Sheet:
    if visit.chosen not in HELP_TOPICS:
        raise Stale(visit.chosen)
    return help_sheet(visit.words, visit.chosen)


@on("rules")
async def show_rules(visit: Visit) -> Sheet:
    return rules_sheet(visit.words, visit.key.args[0], visit.chosen)


@on("rules-of")
async def show_rules_of(visit: Visit) -> Sheet:
    return rules_sheet(visit.words, visit.key.args[0])
