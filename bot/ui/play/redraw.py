"""Redraw an open panel: the same question in its current state, or the next one with the events in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.game.history import drop_undone_steps
from bot.game.session import LoggedStep, Session
from bot.ui.decisions.answer import PartialAnswer, keep_legal
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import Layout, Redraw
from bot.ui.interaction.request import Request
from bot.ui.orders.forced import list_forced_answers
from bot.words import Words
from bot.words.story.events import event_lines, group_events, tell_lines, told_at_end
from bot.words.story.invasions import InvasionGroup
from bot.words.story.losses import losses
from bot.words.story.turn_story import TurnStory
from bot.words.story.turns import Turn, placed_in_setup, setup_text, story_of, turns_in
from bot.words.typography import capital
from rules import NOBODY, Player, Ruleset
from rules.author import TurnBegan
from rules.risk import Conquered, Finish, ToReinforce

Draw = Callable[[str, PartialAnswer | None], Awaitable[Layout]]
"""(text on top, choices so far) -> the panel."""
STORY = 8
"""The most lines that tell what the reader's own answers brought: the last ones."""


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
            drawn.redraw = Redraw(self.table, redraw_now, panels.changes(self.table), farewell, session.table.turn)
            return drawn

        words = self.request.words
        farewell = f"-# {words.say('panel-old', refresh=words.say('button-refresh'))}"
        layout.redraw = Redraw(self.table, redraw_now, seen, farewell, session.table.turn)
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


async def _up_to_victory(request: Request, session: Session, steps: Sequence[LoggedStep]) -> Sequence[LoggedStep]:
    """The steps of a course up to its victory: what follows one is left out there. All steps of any other game."""
    campaigns = session.game.campaigns
    if campaigns is None or not (session.is_course and session.over):
        return steps
    for count, step in enumerate(steps, 1):
        if campaigns.is_won(await request.services.games.state_after(session, step.seq)):
            return steps[:count]
    return steps


async def last_lines(
    request: Request, session: Session, steps: Sequence[LoggedStep], seat: Player, more: Sequence[str] = ()
) -> str:
    """What happened in steps, as a seat may know it, and `more` below: the seat's own turn in lines, of each turn of
    another the headline and the great moments, all else a press away.

    First what came of the seat's own answer, then what it lost in the turns that followed, unless the panel of a turn
    that begins says so: that tells as well with what the turn has begun. Of a turn that took nothing but what it lost,
    the headline would say that again.
    """
    words, rules, begins = request.words, session.rules, begins_turn(session, seat)
    steps = await _up_to_victory(request, session, steps)
    ends = told_at_end(rules)  # (the last card tells those to everybody)
    events = [event for step in steps for event in step.events_for(seat) if not isinstance(event, ends)]
    active = session.state.active
    if any(isinstance(event, TurnBegan) for event in events):
        active = (await request.services.games.state_after(session, steps[0].seq - 1)).active
    told = turns_in(((0, event) for event in events), 1, active, begun=True)
    theirs = [event for turn in told if turn.seat != seat for event in turn.events]
    lost = [] if begins or session.over else [*losses(theirs, seat, session.view(seat), rules, words)]
    rows: list[str] = []
    for at, turn in enumerate(told):
        is_last = at == len(told) - 1
        if turn.seat not in (seat, NOBODY):
            if session.is_course and session.over:
                continue  # (the end of a course tells all of it)
            rows, lost = [*rows, *lost], []
            story = story_of(turn, None, rules, words, is_part=at == 0 or is_last)
            rows += _story_lines(story, without_headline=_told_as_lost(turn, seat, session))
        elif turn.seat == NOBODY:
            rows += _setup_lines(turn, seat, rules, words, is_over=not is_last)
        elif not (begins and is_last and at):
            rows += event_lines(turn.events, rules, words, by_colour(words))[-STORY:]
            rows += [] if is_last or _finished(steps, seat) else [words.say("panel-turn-over")]
    rows += lost
    own = _own_answer(steps, told[0], seat, rules, words)
    return "\n".join([*own, *rows, *list_forced_answers(session, steps, seat, words), *more])


def begins_turn(session: Session, seat: Player) -> bool:
    """Whether a seat is asked for the first step of its own turn."""
    asked = session.open_to(seat).values()
    return session.state.active == seat and any(isinstance(decision, ToReinforce) for decision in asked)


def _told_as_lost(turn: Turn, seat: Player, session: Session) -> bool:
    """Whether all that the turn of another took was a seat's and is not its own again: that it lost this is told."""
    taken = [event for event in turn.events if isinstance(event, Conquered)]
    land = session.state.land
    return bool(taken) and all(event.loser == seat and land.owner(event.target) != seat for event in taken)


def _story_lines(story: TurnStory, *, without_headline: bool) -> list[str]:
    """The turn of another in as few lines as can be."""
    headline = [story.headline()] if story.has_headline and not without_headline else []
    return [*headline, *story.great_lines(), *story.next_round()]


def _setup_lines(turn: Turn, seat: Player, rules: Ruleset, words: Words, *, is_over: bool) -> list[str]:
    """What a seat placed in the set-up, with each territory, then the others; once it is over, of these the map tells
    all."""
    own, others = placed_in_setup(turn.events, seat, rules, words)
    lines = [setup_text(turn, rules, words)] if is_over else event_lines(others, rules, words, by_colour(words))
    return [*filter(None, (own, *lines[-STORY:]))]


def _finished(steps: Sequence[LoggedStep], seat: Player) -> bool:
    """Whether a seat ended a step of its turn in these steps, by an answer of its own."""
    return any(isinstance(step.action, Finish) and step.action.player == seat for step in steps)


def _own_answer(steps: Sequence[LoggedStep], turn: Turn, seat: Player, rules: Ruleset, words: Words) -> list[str]:
    """What came of the answer with which these steps begin, if it is the seat's own in the turn of another: all up to
    the battles that follow it."""
    action = steps[0].action if steps else None
    if action is None or action.player != seat or turn.seat in (seat, NOBODY):
        return []
    lines: list[str] = []
    for item in group_events(turn.events, rules):
        lines += map(capital, tell_lines(item, words, by_colour(words)))
        if isinstance(item, InvasionGroup) and item.battles:
            repelled = item.ended and not item.fallen and item.battles[0].defender == seat
            return [*lines, *([words.say("told-repelled", target=item.target)] if repelled else [])]
    return lines
