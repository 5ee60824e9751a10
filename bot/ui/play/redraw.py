"""Redraw an open panel: the same question in its current state, or the next one with the events in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from bot.game.history import drop_undone_steps
from bot.game.session import LoggedStep, Session
from bot.ui.decisions.answer import PartialAnswer, keep_legal
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import Layout, Redraw
from bot.ui.interaction.request import Request
from bot.ui.orders.forced import list_forced_answers
from bot.words.story.events import group_events, last_lines_by_turn, told_at_end
from bot.words.story.invasions import InvasionGroup
from bot.words.story.turns import placed_in_setup, story_of, turns_in
from bot.words.typography import capital
from rules import Event, Player, Ruleset
from rules.author import TurnBegan

Draw = Callable[[str, PartialAnswer | None], Awaitable[Layout]]
"""(text on top, choices so far) -> the panel."""
STORY = 14
"""How many lines of recent events the panel shows, besides the one that names the turn in which they begin."""


@dataclass(frozen=True)
class PanelRedraw:
    """One panel: its reader, its table, and the function that draws it."""

    request: Request
    table: int
    draw: Draw

    async def first(self, notice: str | None, partial: PartialAnswer | None, since: int | None = None) -> Layout:
        """The panel now; while open, it follows the game.

        `since` is the step after which `notice` tells: what comes next is told from there on, as a question may pass
        without the reader's answer. None as notice: what has happened since then, up to the question that is drawn.
        """
        panels, session = self.request.panels, await self.request.services.games.load(self.table)
        seen = panels.changes(self.table)
        prompt = await self._prompt(partial.number if partial else self.request.custom_id.number)
        number = prompt.number if prompt else 0
        seq = session.table.seq if since is None else since
        if notice is None:
            notice = await events_since(self.request, self.table, seq)
        layout = await self.draw(notice, partial)

        async def redraw_now() -> Layout:
            now = await self._prompt(number)
            asked = now.number if now else 0
            if asked != number:
                return await self.first(None, None, seq)
            lines = "" if asked else await events_since(self.request, self.table, seq)
            drawn = await self._draw_same(now, lines or notice, partial)
            drawn.redraw = Redraw(self.table, redraw_now, panels.changes(self.table), farewell)
            return drawn

        words = self.request.words
        farewell = f"-# {words.say('panel-old', refresh=words.say('button-refresh'))}"
        layout.redraw = Redraw(self.table, redraw_now, seen, farewell)
        return layout

    async def _draw_same(self, now: Prompt | None, notice: str, partial: PartialAnswer | None) -> Layout:
        """The same question, with the choices so far that are still on offer."""
        if now is None:
            return await self.draw(notice, None)
        if partial is None:
            return await self.draw(notice, now.partial_answer())
        chosen, gone = keep_chosen(now, partial)
        return await self.draw("\n".join(filter(None, (notice, gone))), chosen)

    async def _prompt(self, number: int) -> Prompt | None:
        session = await self.request.services.games.load(self.table)
        return prompt_for(session, session.seat_held_by(self.request.person), self.request.words, number)


def keep_chosen(now: Prompt, partial: PartialAnswer) -> tuple[PartialAnswer, str]:
    """What has been chosen of an answer, as far as it is still on offer, and a line about what is not; "" if all is."""
    chosen, gone = keep_legal(partial, now.offers)
    if gone is None:
        return chosen, ""
    field, value = gone
    what = now.plain_name(partial.kind, field, value) if field else "none"
    return chosen, now.words.say("panel-gone", what=what)


async def events_since(request: Request, table: int, seq: int) -> str:
    """The last lines of events since a step, as the reader may know them."""
    games = request.services.games
    session = await games.load(table)
    steps, seat = drop_undone_steps(await games.steps(table, seq + 1)), session.seat_held_by(request.person)
    return await last_lines(request, session, steps, seat)


async def last_lines(
    request: Request, session: Session, steps: Sequence[LoggedStep], seat: Player, more: Sequence[str] = ()
) -> str:
    """The last lines of steps, as a seat may know them, and `more` below; first, what it placed in the set-up, and
    where others are left out, what came of the seat's own defence with which they begin, and the headlines of the
    others' turns of which lines are missing."""
    words, naming = request.words, by_colour(request.words)
    ends = told_at_end(session.rules)  # (the last card tells those to everybody)
    events = [event for step in steps for event in step.events_for(seat) if not isinstance(event, ends)]
    turns = last_lines_by_turn(events, STORY, session.rules, words, naming)
    turns[-1][1].extend([*list_forced_answers(session, steps, seat, words), *more])
    lines = [(at, line) for at, (_, some) in enumerate(turns) for line in some]
    left_out, shown = lines[:-STORY], lines[-STORY:]
    placed = placed_in_setup(events, seat, session.rules, words)
    own, again = [placed] if placed else [], {placed, placed_in_setup(events, seat, session.rules, words, whole=False)}
    rows = [line for _, line in shown if line not in again]
    if not left_out:
        return "\n".join([*own, *rows])
    turn, before = shown[0][0], await request.services.games.state_after(session, steps[0].seq - 1)
    told = turns_in(((0, event) for event in events), 1, before.active, begun=True)
    begins = turn - len(turns)
    cut = told[begins:][:1] if turn == left_out[-1][0] else []
    stories = [story_of(each, None, session.rules, words) for each in (*told[:begins], *cut) if each.seat != seat]
    headlines = [story.headline() for story in stories if story.seat and not story.is_empty]
    defence = [line for line in _own_defence(steps, events, seat, request, session.rules) if line not in rows]
    return "\n".join([*defence, *own, *headlines, *rows])


def _own_defence(
    steps: Sequence[LoggedStep], events: Sequence[Event], seat: Player, request: Request, rules: Ruleset
) -> list[str]:
    """What came of the invasion against which the seat has just defended, where these steps begin with that answer."""
    answer = steps[0].action
    turn = [*takewhile(lambda event: not isinstance(event, TurnBegan), events)]
    groups = group_events(turn, rules) if answer is not None and answer.player == seat else []
    fought = next((group for group in groups if isinstance(group, InvasionGroup) and group.battles), None)
    if fought is None or fought.battles[0].defender != seat:
        return []
    words = request.words
    repelled = [words.say("told-repelled", target=fought.target)] if fought.ended and not fought.fallen else []
    return [*map(capital, fought.lines(words, by_colour(words))), *repelled]
