"""Screens for everyone: the board larger or as text, the status, the log, help and rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.game.history import drop_undone_steps, list_surviving_events
from bot.game.seats import takeover_step
from bot.game.session import LoggedStep, Session
from bot.services import Services
from bot.store.models import Handover
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour, by_player, handover_line, what_happened
from bot.ui.interaction.layout import MAIN, Layout, ListEntry, button
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.pictures.board import AttachedPicture, changed_part, private_picture
from bot.ui.pictures.dice import sums_picture
from bot.ui.pictures.hand import open_cards
from bot.ui.screens.open_votes import votes_seen_by
from bot.ui.screens.waiting import whole_wait
from bot.words import Words
from bot.words.board_text import board_lines
from bot.words.games import pack_topics
from bot.words.help import (
    HELP_TOPICS,
    all_topics,
    game_of,
    help_text,
    house_topics,
    rules_text,
    rules_title,
    rules_topics,
)
from bot.words.marks import Marks
from bot.words.options import in_short
from bot.words.status import falls, own_lines, status
from bot.words.story.events import event_lines
from bot.words.story.turns import turns_in
from renders import sheets
from rules import NOBODY, Event, Game, Player, Ruleset
from rules.author import RegionName
from rules.risk import is_out

PAGE = 3500
"""The most characters of one page of the log as it is sent, in which an emoji takes some thirty."""


@dataclass(frozen=True, slots=True)
class ToldTurns:
    """The turns `turn` to `to`, told from the steps `first` to `last`, as custom_ids hold them.

    `begun`: the first turn began before the step `first`.
    """

    ARGS: ClassVar[str] = r":\d{1,6}:\d{1,6}:\d{1,5}:\d{1,5}:[01]"
    first: int
    last: int
    turn: int
    to: int
    begun: bool

    @classmethod
    def read(cls, args: Sequence[str]) -> ToldTurns:
        first, last, turn, to, begun = map(int, args)
        return cls(first, last, turn, to, bool(begun))

    def custom_id(self, table: int) -> CustomId:
        """The custom_id of the details, but for the page."""
        args = (self.first, self.last, self.turn, self.to, int(self.begun))
        return CustomId(table, "details", 0, tuple(map(str, args)))


async def board_layout(request: Request, session: Session, *, whole: bool = False) -> Layout:
    """The board where it has changed since the reader's last turn, if that is one part of it, else the `whole`; with
    its regions to zoom in on."""
    changed = () if whole else await changed_part(request.services, session, request.person)
    drawn = await private_picture(request.services, session, request.words, request.person, changed)
    if drawn is None:
        return words_layout(session, request.words, 1)
    layout = Layout().text(request.words.say("board-changed") if changed else "").picture(*drawn)
    return _board_ways(layout, session, request.words, zoomed=bool(changed))


async def region_layout(request: Request, session: Session, region: str) -> Layout:
    """One region, enlarged, or a sheet below the main map alone."""
    board = session.rules.board
    known, below = board.regions.get(RegionName(region)), region in sheets(board)
    lands = known.territories if known else ()
    drawn = await private_picture(request.services, session, request.words, request.person, lands, below=below)
    if drawn is None:
        return words_layout(session, request.words, 1)
    return _board_ways(Layout().picture(*drawn), session, request.words, region, zoomed=True)


def _board_ways(layout: Layout, session: Session, words: Words, here: str = "", *, zoomed: bool = False) -> Layout:
    table = session.table.id
    names = (*session.rules.board.regions, *sheets(session.rules.board))
    lines = [ListEntry(name, words.say(f"region-{name}"), chosen=name == here) for name in names]
    layout.choose(CustomId(table, "near"), lines[:25], words.say("board-enlarge"))
    whole = [button(CustomId(table, "board", 0, ("all",)), words.say("button-whole-board"), MAIN)] if zoomed else []
    text = button(CustomId(table, "text", 0, ("1",)), words.say("choice-show-text"))
    cards = button(CustomId(table, "in-play"), words.say("button-cards-in-play"))
    return layout.row(*whole, text, *([cards] if open_cards(session.view(None), session.rules) else []))


def words_layout(session: Session, words: Words, page: int) -> Layout:
    """A page of the board as text."""
    pages = board_lines(session.view(None), session.rules, words, by_colour(words))
    page = min(max(page, 1), len(pages))
    layout = Layout().text(pages[page - 1]).text(words.say("panel-page", page=page, pages=len(pages)))
    table = session.table.id
    return layout.row(
        button(CustomId(table, "text", 0, (str(page - 1),)), words.say("button-previous"), disabled=page == 1),
        button(CustomId(table, "text", 0, (str(page + 1),)), words.say("button-next"), disabled=page == len(pages)),
        button(CustomId(table, "board"), words.say("choice-show-picture")),
    )


async def status_layout(services: Services, session: Session, words: Words, reader: int) -> Layout:
    """Points and forces, what the reader has in view, who fell to whom, who the game waits for until when, the options;
    for the eyes of its `reader` alone."""
    deadlines = await services.timeouts.deadlines(session.table)
    answered, seat = await services.games.first_answers(session), session.seat_of(reader)
    layout = Layout().text(await standings(services, session, words))
    if seat is not None and not session.over:
        layout.text("\n".join(own_lines(session.view(seat), session.rules, session.state, words)))
    layout.text(whole_wait(session, words, deadlines, answered, reader))
    layout.text("\n".join(await votes_seen_by(services, reader, words, session.table))).rule()
    options = dict(session.setting.options)
    layout.text(f"**{words.say(f'game-{session.game.name}')}**\n{in_short(session.game, options, words)}")
    return layout.row(button(CustomId(session.table.id, "fair-dice"), words.say("button-fair-dice")))


async def standings(services: Services, session: Session, words: Words) -> str:
    """How the seats stand, best first, and who fell to whom; at the end with their ranks (see `status`)."""
    seen = session.view(None)
    somebody_fell = any(is_out(seen, seat) for seat in seen.seats)
    fallen = falls(list_surviving_events(await services.games.steps(session.table.id))) if somebody_fell else {}
    return status(seen, session.rules, words, by_player(session, words), fallen, session.views_at_end)


async def log_layout(request: Request, session: Session, turns: int, page: int = 0, skip: int = 0) -> Layout:
    """The last turns but for the `skip` newest, with every die, as this reader may know them; page 0 is the last."""
    turns = max(turns, 1)  # (Only the client keeps the number in its range.)
    table, words, games = session.table.id, request.words, request.services.games
    begun = (await games.rewind_points(session)).turns()
    end = max(len(begun) - skip, 0)
    first, last = begun[end - turns] if end > turns else 0, begun[end] - 1 if end < len(begun) else session.table.seq
    steps = drop_undone_steps(await games.steps(table, first, last))
    handovers = await request.services.store.read(lambda tx: tx.handovers.of(table))
    span = (first, last) if first else (-1, last)
    lines = _lines(steps, span, handovers, session.seat_of(request.person), session.rules, words)
    earlier = _log_key(table, turns, skip + turns).plus("1") if first else None
    later = _log_key(table, turns, max(skip - turns, 0)).plus("1") if skip else None
    title = words.say("log-title-earlier" if skip else "log-title")
    return _page_layout(title, lines, page, _log_key(table, turns, skip), request, beside=(earlier, later))


def _log_key(table: int, turns: int, skip: int) -> CustomId:
    """The custom_id of some turns of the log, but for the page."""
    return CustomId(table, "log", 0, (str(turns), *([str(skip)] if skip else [])))


async def details_layout(request: Request, session: Session, turns: ToldTurns, page: int) -> Layout:
    """The turns of a story with every die, as this reader may know them."""
    table, words, viewer = session.table.id, request.words, session.seat_of(request.person)
    steps = drop_undone_steps(await request.services.games.steps(table, turns.first, turns.last))
    since = takeover_step(viewer, await request.services.store.read(lambda tx: tx.handovers.of(table)))
    shown = ((step.seq, event) for step in steps for event in step.events_for(viewer if step.seq > since else None))
    lines: list[str] = []
    thrown: list[Event] = []
    for turn in turns_in(shown, turns.turn, NOBODY, begun=turns.begun):
        if turn.number <= turns.to:
            heading = [words.say("event-turn-began", player=by_colour(words)(turn.seat))] if turn.seat else []
            lines += [*heading, *event_lines(turn.events, session.rules, words, by_colour(words), every_battle=True)]
            thrown += turn.events
    dice = await sums_picture(request.services, session, thrown, words, request.person) if page == 1 else None
    return _page_layout(words.say("story-details"), lines, page, turns.custom_id(table), request, dice)


def _page_layout(
    title: str,
    lines: Iterable[str],
    page: int,
    custom_id: CustomId,
    request: Request,
    picture: AttachedPicture | None = None,
    beside: tuple[CustomId | None, CustomId | None] = (None, None),
) -> Layout:
    """One page of lines with a `picture` below it, and buttons to the pages beside it; page 0 is the last one. `beside`
    is what comes before the first page and after the last one."""
    words = request.words
    layout, pages = Layout().text(f"### {title}"), _pages(lines, request.services.emoji.marks)
    if not pages:
        return layout.text(words.say("log-empty"))
    page = min(page or len(pages), len(pages))
    layout.text(pages[page - 1])
    if picture is not None:
        layout.picture(*picture)
    earlier, later = beside
    if len(pages) == 1 and not (earlier or later):
        return layout
    layout.text(f"-# {words.say('panel-page', page=page, pages=len(pages))}" if len(pages) > 1 else "")
    before, after = custom_id.plus(str(max(page - 1, 1))), custom_id.plus(str(page + 1))
    return layout.row(
        button(earlier, words.say("button-earlier-turns"))
        if page == 1 and earlier
        else button(before, words.say("button-previous"), disabled=page == 1),
        button(later, words.say("button-later-turns"))
        if page == len(pages) and later
        else button(after, words.say("button-next"), disabled=page == len(pages)),
    )


def _pages(lines: Iterable[str], marks: Marks) -> list[str]:
    """Lines in texts of at most `PAGE` characters, with emoji for their marks."""
    pages: list[str] = []
    room = 0
    for line in lines:
        needed = len(marks.dress(line)) + 1
        if pages and needed <= room:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
            room = PAGE
        room -= needed
    return pages


def _lines(
    steps: Sequence[LoggedStep],
    span: tuple[int, int],
    handovers: Sequence[Handover],
    viewer: Player | None,
    rules: Ruleset,
    words: Words,
) -> list[str]:
    """Steps as lines, with the handovers in between them; `span`: the first and the last step. Whoever took a seat over
    knows what its player knew only from then on."""
    lines: list[str] = []
    left, (first, last), since = list(steps), span, takeover_step(viewer, handovers)

    def told(some: Sequence[LoggedStep]) -> list[str]:
        knows = viewer if not since or (some and some[0].seq > since) else None
        return what_happened(some, knows, rules, words, every_battle=True)

    for handed in handovers:
        if first <= handed.seq <= last:
            before = [step for step in left if step.seq <= handed.seq]
            lines += [*told(before), handover_line(handed, words)]
            left = left[len(before) :]
    return [*lines, *told(left)]


async def help_here(request: Request, game: str, topic: str = HELP_TOPICS[0], of: Session | None = None) -> Layout:
    """A page of help as it is where a table is played: `of` it, or in this channel."""
    guild, channel = request.interaction.guild_id, request.channel
    if of is not None:
        guild, channel = of.table.guild, of.table.channel
    far = await request.services.campaigns.how_far(guild, channel)
    return help_layout(request.words, request.services.links, topic, game, *far)


def help_layout(
    words: Words,
    links: Mapping[str, str],
    topic: str = HELP_TOPICS[0],
    game: str = "",
    war: int = 1,
    packs: int = 0,
) -> Layout:
    """A page of help (as in `help_text`), with links to the others, to the rules of the game played (if any) and to the
    host's pages."""
    words = words.of(game)
    topics = [ListEntry(name, words.say(f"help-topic-{name}"), chosen=name == topic) for name in HELP_TOPICS]
    pages = " · ".join(f"[{words.say(f'help-{name}')}](<{page}>)" for name, page in links.items())
    layout = Layout().text(help_text(topic, words, war, packs)).text(f"-# {pages}" if pages else "")
    layout.choose(CustomId(0, "help", 0, (game,) if game else ()), topics, words.say("help-title"))
    if not game:
        return layout
    return layout.row(
        button(CustomId(0, "rules-of", 0, (game,)), words.say("help-rules", game=words.say(f"game-{game}")))
    )


def rules_layout(
    words: Words,
    games: Mapping[str, Game],
    game: str = "",
    topic: str = "",
    opened: Collection[str] = (),
    panel: CustomId | None = None,
    session: Session | None = None,
) -> Layout:
    """A topic of a game's rules, the first one unless said, with links to other topics, house rules and other games;
    `opened` are the packs whose topics may be told here. From a `panel`, by the key of its screen, there is a way back
    to it; of its `session` its own board and options are told, and the house rules in play alone are listed."""
    likely, game = game, game_of(topic, games, game, opened) or next(iter(games))
    words = words.of(game)
    layout = Layout().text("" if topic else f"### {words.say(f'game-{game}')}")
    topic = topic or rules_topics(games[game])[0]
    layout.text(rules_text(topic, words, session.rules if session is not None else None))
    house = house_topics(games[game], None if session is None else dict(session.setting.options))
    for prompt, topics in (
        ("rules-choose", rules_topics(games[game])),
        ("rules-packs-choose", pack_topics(opened if game == likely else ())),
        ("rules-house-choose", house),
    ):
        lines = [ListEntry(name, rules_title(name, words), chosen=name == topic) for name in topics]
        layout.choose(_rules_key(game, panel, f"#{prompt}"), lines, words.say(prompt))
    if panel is not None:
        return layout.row(button(panel, words.say("button-back")))
    others = [name for name in games if name != game]
    return layout.row(*(button(CustomId(0, "rules-of", 0, (name,)), words.say(f"game-{name}")) for name in others))


def _rules_key(game: str, panel: CustomId | None, mark: str) -> CustomId:
    """The key of a list of a game's pages, opened from a panel or not."""
    if panel is None:
        return CustomId(0, "rules", 0, (game,), mark)
    here = () if panel.verb == "play" else (panel.verb, *panel.args)
    return with_way_back(CustomId(panel.table, "rules", panel.number, (game,), mark), here)


WAY_BACK = r":(war|ask)(:[^:=]+)+"
"""The part of a custom id that names the screen of a panel to which *Back* leads: its verb and choices."""


def way_back(table: int, number: int, here: Sequence[str]) -> CustomId:
    """The key of the screen that such a part names, for a question of this number; of the panel where it is empty."""
    return CustomId(table, here[0], number, tuple(here[1:])) if here else CustomId(table, "play", number)


def with_way_back(key: CustomId, here: Sequence[str]) -> CustomId:
    """A key with the screen of a panel to which *Back* leads from what it shows; without it where that is too long."""
    longer = key.plus(*here)
    return longer if longer.fits else key


@route("board", args=r"(:all)?")
async def show_board(request: Request) -> Layout:
    session = await request.services.games.load(request.custom_id.table)
    return await board_layout(request, session, whole=request.custom_id.args == ("all",))


@route("details", args=f"{ToldTurns.ARGS}:\\d{{1,3}}")
async def show_details(request: Request) -> Layout:
    """The details of a story in the channel, a page of them."""
    *args, page = request.custom_id.args
    session = await request.services.games.load(request.custom_id.table)
    return await details_layout(request, session, ToldTurns.read(args), int(page))


@route("log", args=r":\d{1,2}(:\d{1,5})?:\d{1,3}")
async def show_log(request: Request) -> Layout:
    """Another page of the log, or of earlier turns."""
    turns, *skip, page = map(int, request.custom_id.args)
    session = await request.services.games.load(request.custom_id.table)
    return await log_layout(request, session, turns, page, *skip)


@route("near", args=r"=[^=]+")
async def show_region(request: Request) -> Layout:
    session = await request.services.games.load(request.custom_id.table)
    if request.chosen not in (*session.rules.board.regions, *sheets(session.rules.board)):
        raise StalePress(request.chosen)
    return await region_layout(request, session, request.chosen)


@route("text", args=r":-?\d{1,4}")
async def show_words(request: Request) -> Layout:
    return words_layout(
        await request.services.games.load(request.custom_id.table), request.words, int(request.custom_id.args[0])
    )


@route("status")
async def show_status(request: Request) -> Layout:
    session = await request.services.games.load(request.custom_id.table)
    return await status_layout(request.services, session, request.words, request.person)


@route("help", args=r"(:[a-z]+)?=[^=]+")
async def show_help(request: Request) -> Layout:
    if request.chosen not in HELP_TOPICS:
        raise StalePress(request.chosen)
    game = _game_of(request) if request.custom_id.args else ""
    return await help_here(request, game, request.chosen)


@route("rules", args=f":[a-z]+({WAY_BACK})?=[a-z-]+")
async def show_rules(request: Request) -> Layout:
    games, game, opened = request.services.games.games, _game_of(request), await open_packs_here(request)
    if request.chosen not in all_topics(games[game], opened):
        raise StalePress(request.chosen)
    return rules_layout(request.words, games, game, request.chosen, opened, *await _opened_from(request, 1))


@route("rules-of", args=f":[a-z]+(:[a-z-]+({WAY_BACK})?)?")
async def show_rules_of(request: Request) -> Layout:
    games, game, opened = request.services.games.games, _game_of(request), await open_packs_here(request)
    topic = "".join(request.custom_id.args[1:2])
    if topic and topic not in all_topics(games[game], opened):
        raise StalePress(topic)
    return rules_layout(request.words, games, game, topic, opened, *await _opened_from(request, 2))


async def _opened_from(request: Request, at: int) -> tuple[CustomId | None, Session | None]:
    """The screen of the panel from which rules were opened, named from the argument `at` on, and its game; None without
    a panel."""
    key = request.custom_id
    if not key.table:
        return None, None
    return way_back(key.table, key.number, key.args[at:]), await request.services.games.load(key.table)


async def open_packs_here(request: Request) -> tuple[str, ...]:
    """The packs that are open in the campaign of the table at hand, else of this channel; none where there is none."""
    table = await request.services.store.read(lambda tx: tx.tables.get(request.custom_id.table))
    where = (request.interaction.guild_id, request.channel) if table is None else (table.guild, table.channel)
    return await request.services.campaigns.list_open_packs(*where)


def _game_of(request: Request) -> str:
    """The game whose rules are shown; raises `StalePress`."""
    game = request.custom_id.args[0]
    if game not in request.services.games.games:
        raise StalePress(game)
    return game
