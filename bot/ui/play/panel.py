"""The private panel: a player's pending decision with the buttons that answer it, or whom the game waits for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.game.session import Session
from bot.game.undo import OwnAnswer
from bot.services.courses import Guide
from bot.ui.decisions import attack, reinforce, setup
from bot.ui.decisions.advised import add_advised, add_advised_elsewhere
from bot.ui.decisions.answer import PartialAnswer, kinds, leaders_token, one_back, tokens_of
from bot.ui.decisions.bargains import on_table, open_piles
from bot.ui.decisions.controls import FINISH, question
from bot.ui.decisions.hint import reason_line
from bot.ui.decisions.passing import passing_buttons, step_line
from bot.ui.decisions.prompt import Prompt, prompt_for, why_button
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS, by_colour, by_person
from bot.ui.interaction.layout import GOOD, MAIN, PLAIN, Layout, button
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.orders.card_windows import ask_once, set_windows, stop_asking, stop_window, windows_button
from bot.ui.orders.plan_status import add_kept_answer, add_plan_status, ready, waiting_line
from bot.ui.pictures.board import private_picture
from bot.ui.play.guide import add_course_end, add_course_hash, add_guide
from bot.ui.play.redraw import PanelRedraw, begins_turn
from bot.ui.play.turn_opening import TurnOpening, turn_opening
from bot.ui.screens.waiting import own_deadline, who_is_waited_for
from bot.words import Words
from bot.words.decisions import answer
from bot.words.status import end_line, last_turn_line
from bot.words.story.losses import losses
from bot.words.typography import capital, in_sentence
from rules import Action, Player
from rules.author import Pass, ToReact
from rules.risk import Attack, Deploy, Finish, ToReinforce

Shortcut = Callable[[Layout, Prompt], Sequence[str]]
"""Adds a decision's shortcuts to the layout; returns the kinds of answer that they cover."""

SHORTCUTS: dict[str, Shortcut] = {
    "to-fight": attack.battles,
    "to-reinforce": reinforce.reinforcements,
}
FIRST_PAGE = (Deploy.kind, Attack.kind)
"""The kinds of answer whose first choices these shortcuts show."""
NO_OPENING = TurnOpening()
AGAIN = "#again"
"""The mark of a button that repeats an order, since another button may have the same custom id."""


async def panel(
    request: Request,
    table_id: int,
    notice: str | None = "",
    partial: PartialAnswer | None = None,
    since: int | None = None,
    hinted: Action | None = None,
) -> Layout:
    """The current panel of the person who pressed; while open, it follows the game (`notice`, `since`: `PanelRedraw`).
    `hinted` is the answer of a hint, which has its button as long as it is about the question.

    Raises `Refused` if there is no table or seat.
    """

    opened = await _turn_opened(request, table_id)

    async def draw(note: str, chosen: PartialAnswer | None) -> Layout:
        return await _draw(request, table_id, note, chosen, hinted, opened)

    return await PanelRedraw(request, table_id, draw).first(notice, partial, since)


async def _turn_opened(request: Request, table_id: int) -> int:
    """The number of the turn in which the panel was opened that is pressed or drawn."""
    message = request.interaction.message if request.from_panel else None
    before = None if message is None else request.panels.turn_opened(message.id)
    return (await request.services.games.load(table_id)).table.turn if before is None else before


async def _add_board(layout: Layout, request: Request, session: Session, *, asked: bool, opened: int) -> None:
    """Add the board above everything where none stands in sight above the panel: what has happened, the question and
    its buttons are read at the end of a message.

    No other message shows that of a course. At any other table a turn that begins posts it below a panel that was
    `opened` in an earlier one; it is not repeated unless something is `asked`.
    """
    moved_on = asked and (session.table.turn != opened or request.channel != session.table.channel)
    if not (session.is_course or (moved_on and not session.over)):
        return
    if (drawn := await private_picture(request.services, session, request.words, request.person)) is not None:
        layout.picture(*drawn)


async def _draw(
    request: Request, table_id: int, notice: str, partial: PartialAnswer | None, hinted: Action | None, opened: int
) -> Layout:
    session = await request.services.courses.end_if_due(await request.services.games.load(table_id))
    seat = session.seat_held_by(request.person)
    layout = Layout(COLOURS.get(seat))
    prompt = prompt_for(session, seat, request.words, partial.number if partial else request.custom_id.number)
    opening = await turn_opening(request, None if session.table.paused is not None else prompt, notice)
    asked = prompt is not None and session.table.paused is None
    await _add_board(layout, request, session, asked=asked, opened=opened)
    layout.text(notice).text(opening.lost)
    deadlines, person = await request.services.timeouts.panel_facts(session.table, request.person)
    if person.dms_closed:
        layout.text(f"-# {request.words.say('me-dm-closed')}")
    if session.table.paused is not None and not session.over:
        return _asleep(layout, session, request.words)
    guide = await add_guide(layout, request, session, prompt)
    layout.main_later = guide is not None
    if not session.over:
        layout.text(own_deadline(session, request.words, deadlines, seat))
        add_plan_status(layout, session, seat, request.words)
    if session.over:
        if session.is_course:
            await add_course_end(layout, request, session, seat)
        else:
            layout.text(await _lost_at_end(request, session, seat))
            _add_end(layout, session, seat, request.words)
    elif prompt is None:
        _add_quiet(layout, request, session, seat, _undo(request, session, seat))
    elif setup.is_settling(session) and setup.asks_below_wishes(prompt, partial):
        below = [*_undo(request, session, seat), *_hand_and_refresh(prompt)]
        setup.add_wishes(layout, session, seat, request.words, prompt, below)
    else:
        layout.one_main = True
        prompt = replace(prompt, suggested=_suggestion(request, prompt, partial) if guide is None else None)
        before = session.own_answer(seat, request.person)
        reason = "" if guide is None else await _reason(request, prompt, guide)
        add_question(layout, prompt, partial, before, opening, _advice(prompt, guide, hinted), reason)
    if not session.over:
        layout.text(waiting_line(session, seat, request.words))
        introduced = not session.is_course or (guide is not None and guide.moment is not None and guide.moment.windows)
        if introduced and (partial is None or not partial.kind):
            ask_once(layout, session, seat, request.words)
    add_course_hash(layout, session, request.words)
    return layout


def _advice(prompt: Prompt, guide: Guide | None, hinted: Action | None) -> Sequence[Action]:
    """What a guide advises at the question, or a hint about it."""
    if guide is not None:
        return guide.advice
    return (hinted,) if hinted is not None and hinted.decision == prompt.number else ()


async def _reason(request: Request, prompt: Prompt, guide: Guide) -> str:
    """Why a guide advises what it does."""
    return reason_line(prompt, await request.services.coach.hint(prompt.session, prompt.number), guide.advice)


async def _lost_at_end(request: Request, session: Session, seat: Player) -> str:
    """What a seat has lost in the others' turns after its own last one, once the game is over."""
    recent = await request.services.games.recent_turns(session)
    if not recent.turns or recent.turns[-1].player == seat:
        return ""
    return "\n".join(losses(recent.missed(seat), seat, session.view(seat), session.rules, request.words))


def _suggestion(request: Request, prompt: Prompt, partial: PartialAnswer | None) -> Action | None:
    """Where the AI would place the new armies; None for any other question, and once its player chooses a place."""
    places = prompt.of_kind(Deploy.kind) if isinstance(prompt.decision, ToReinforce) else ()
    chosen = partial is not None and partial.kind
    return request.services.games.suggest(prompt.session, prompt.number, places) if places and not chosen else None


def add_question(
    layout: Layout,
    prompt: Prompt,
    partial: PartialAnswer | None,
    before: OwnAnswer,
    opening: TurnOpening = NO_OPENING,
    advice: Sequence[Action] = (),
    reason: str = "",
) -> None:
    """Add a question with what has been chosen of its answer; `before` is the player's last answer, `advice` what a
    guide advises, for this `reason`. One of several kinds of answer that was chosen is no question any more: what it
    chooses is said where it is asked for."""
    title = f"### {prompt.words.say('panel-title', who=prompt.title)}"
    asks = "" if _is_chosen(prompt, partial) else prompt.text()
    so_far = (f"-# {line}" for line in opening.so_far)
    layout.text("\n".join(filter(None, (title, step_line(prompt), _last_turn(prompt), asks, *so_far))))
    if reply := prompt.reply_line():
        layout.text(reply)
        layout.text(who_is_waited_for(prompt.session, prompt.words))
    add_kept_answer(layout, prompt.session, prompt.seat, prompt.number, prompt.words)
    layout.text(prompt.words.say("panel-only-pass") if kinds(prompt.offers) == (Pass.kind,) else "")
    for pile in open_piles(prompt):
        layout.text(pile)
    for remark in prompt.remarks(partial.kind if partial is not None else ""):
        layout.text(remark)
    layout.text(prompt.progress())
    if partial is not None and partial.kind:
        add_advised_elsewhere(layout, prompt, advice, here=bool(advice) and advice[0].kind == partial.kind)
        question(layout, partial, prompt)
        layout.row(
            button(_back_key(prompt, partial), prompt.words.say("button-back")), why_button(prompt, partial.look("-"))
        )
        return
    add_advised(layout, prompt, advice, reason)
    shortcut = SHORTCUTS.get(prompt.decision.kind)
    served = (*(shortcut(layout, prompt) if shortcut else ()), *on_table(layout, prompt))
    question(
        layout,
        prompt.partial_answer(place=partial.place if partial else "-"),
        prompt,
        (*served, *_answers_by_shortcut(prompt), FINISH),
    )
    _add_below(layout, prompt, before, opening.details)


def _is_chosen(prompt: Prompt, partial: PartialAnswer | None) -> bool:
    """Whether its player has chosen one of several kinds of answer, outside of windows: what these ask about is told
    nowhere else."""
    if partial is None or not partial.kind or isinstance(prompt.decision, ToReact):
        return False
    return len(kinds(prompt.offers)) > 1


def _last_turn(prompt: Prompt) -> str:
    """At the beginning of one's own turn, that it may be one's last, with everybody's points; "" otherwise."""
    if not begins_turn(prompt.session, prompt.seat):
        return ""
    line = last_turn_line(prompt.seen, prompt.session.rules, prompt.words)
    return f"-# {capital(line)}" if line else ""


def _back_key(prompt: Prompt, partial: PartialAnswer) -> CustomId:
    """One choice back; to the panel's first page if that asks for the choice itself, and from the armies of an invasion
    to that invasion."""
    if partial.kind == Attack.kind and len(partial.tokens) > 1:
        return prompt.key("war", *partial.tokens[:2])
    if partial.kind in FIRST_PAGE or not partial.tokens or (before := one_back(partial)) is None:
        return prompt.key("play")
    only_kind = len(kinds(prompt.offers)) == 1
    return prompt.key("play") if only_kind and not before.tokens else before.look("-")


def _answers_by_shortcut(prompt: Prompt) -> Sequence[str]:
    """The kind of the answer already given, if giving it again would change nothing."""
    reply = prompt.replied
    return (reply.kind,) if reply is not None and sum(map(len, prompt.of_kind(reply.kind))) == 1 else ()


def _add_below(layout: Layout, prompt: Prompt, before: OwnAnswer, details: CustomId | None) -> None:
    """Add the button that ends the step or the asking, those for the last answer, for what the others did, for the hand
    and a fresh panel."""
    words, again = prompt.words, key_to_repeat(prompt, before)
    finish = button(prompt.key("done"), prompt.verb(FINISH), MAIN if prompt.may_be_finished else PLAIN)
    layout.row(
        *([finish, *passing_buttons(prompt)] if prompt.of_kind(FINISH) else []),
        *([button(again[0], words.say("button-again", answer=in_sentence(prompt.plain(again[1]))))] if again else []),
        *undo_buttons(prompt.session, before, words),
        *stop_asking(prompt.session, prompt.seat, prompt.decision, words),
        *([windows_button(prompt.session, words)] if prompt.unasked else []),
        *([button(details, words.say("story-details"))] if details else []),
        *_hand_and_refresh(prompt),
    )


def _hand_and_refresh(prompt: Prompt) -> list[Press]:
    """The buttons below every question; *Hint* where the table has a coach, but for a course, whose guide has said it:
    there *Why?* gives the reasons."""
    hint = button(prompt.key("hint"), prompt.words.say("button-hint"))
    return [
        why_button(prompt),
        *([hint] if prompt.session.table.coach and not prompt.session.is_course else []),
        button(prompt.key("hand"), prompt.words.say("button-hand")),
        button(prompt.key("play", "new"), prompt.words.say("button-refresh")),
    ]


def undo_buttons(session: Session, before: OwnAnswer, words: Words) -> list[Press]:
    """The button *Undo*, where there is something to take back, with the words of the button that gave it."""
    if not before.undoable:
        return []
    action = None if before.action is None else session.rules.actions.read({**before.action})
    label = words.say("button-undo" if action is None else "button-undo-step")
    if action is not None and not isinstance(action, Finish):
        label = words.say("button-undo-answer", answer=answer(action, words, by_colour(words)))
    return [button(CustomId(session.table.id, "undo"), label)]


def _undo(request: Request, session: Session, seat: Player) -> list[Press]:
    """The button *Undo* of the person who asks."""
    return undo_buttons(session, session.own_answer(seat, request.person), request.words)


def key_to_repeat(prompt: Prompt, before: OwnAnswer) -> tuple[CustomId, Action] | None:
    """The key that gives the player's last answer again, with it, if that is on offer and would change anything."""
    planned = prompt.session.orders[prompt.seat].plan is not None
    if before.action is None or prompt.replied is not None or planned:
        return None
    action = prompt.session.rules.actions.read({**before.action, "decision": prompt.number})
    if isinstance(action, Attack):
        again = attack.one_battle(prompt, action.source, action.target, action.leaders)
        once = prompt.key("bat", action.source, action.target, leaders_token(action.leaders), "once")
        return (replace(once, mark=AGAIN), again) if again else None
    offer = next((offer for offer in prompt.offers if offer.fields and action in offer), None)
    if offer is None or type(action) in prompt.session.rules.asides:
        return None
    return replace(prompt.key("ans", action.kind, *tokens_of(offer, action)), mark=AGAIN), action


def _asleep(layout: Layout, session: Session, words: Words) -> Layout:
    """Add what a paused table shows: since when, whose move it is, and what players can do meanwhile."""
    table, since = session.table.id, f"<t:{session.table.paused}:R>"
    layout.text(words.say("panel-paused", since=since)).text(who_is_waited_for(session, words))
    turn = [] if session.is_won else ["turn"]
    return layout.row(
        button(CustomId(table, "resume"), words.say("button-resume"), MAIN),
        *(button(CustomId(table, verb), words.say(f"button-{verb}")) for verb in ("hand", "status", "orders", *turn)),
    )


def _add_end(layout: Layout, session: Session, seat: Player, words: Words) -> None:
    """After the game: who has won, another one with the same people, and what can still be looked at."""
    won = end_line(session.state.winners or (), words, by_person(session, words), seat)
    layout.text(f"### {won}" if session.state.winners else words.say("refusal-game-is-over"))
    again = "rematch" if session.table.campaign is None else "next-war"
    layout.row(
        button(CustomId(session.table.id, "rematch"), words.say(f"button-{again}"), GOOD),
        *(button(CustomId(session.table.id, verb), words.say(f"button-{verb}")) for verb in ("hand", "status")),
    )


def _add_quiet(layout: Layout, request: Request, session: Session, seat: Player, undo: Sequence[Press]) -> None:
    """Without a pending decision: show whom the game waits for."""
    words, table = request.words, session.table.id
    if setup.is_settling(session) and setup.wishes_ahead(session, seat):
        setup.add_wishes(layout, session, seat, words, None, undo)
        return
    if session.is_course:
        others = dict.fromkeys(words.say(f"seat-{each.seat.colour}") for each in session.list_waiting())
        playing = words.say("course-others-play", who=words.all_of([*others]), count=len(others))
        layout.text(f"### {playing}\n{words.say('course-follows')}")
        layout.row(*undo, button(CustomId(table, "play"), words.say("button-refresh")))
        return
    layout.text(words.say("panel-nothing")).text(who_is_waited_for(session, words))
    has_button = ready(session, seat)  # with a written turn, the button is already there
    turn = [] if has_button or session.is_won else ["turn"]
    layout.row(
        *(button(CustomId(table, verb), words.say(f"button-{verb}")) for verb in ("hand", "status", "orders", *turn)),
        *undo,
        button(CustomId(table, "play"), words.say("button-refresh")),
    )


@route("play", args=r"(:[a-z]+)?")
async def open_panel(request: Request) -> Layout:
    """Open the panel; a person who was away is now back."""
    session = await request.services.games.load(request.custom_id.table)
    seat = session.seat_of(request.person)
    await request.services.reminders.panel_opened(request.custom_id.table, request.person)
    if seat is None or session.over or (session.seats[seat].is_active and not session.seats[seat].away):
        return await panel(request, request.custom_id.table)
    await request.services.timeouts.come_back(request.custom_id.table, request.person)
    return await panel(request, request.custom_id.table, request.words.say("table-welcome-back"))


@route("open", apart=True)
async def open_apart(request: Request) -> Layout | None:
    """Open the panel below the answer in which the button stands, which stays to be read."""
    return await open_panel(request)


@route("windows-stop", args=r"(:[a-z-]+)?")
async def stop_asking_here(request: Request) -> Layout:
    """Let the window that asks, or all of them where none is named, pass without a question from now on, and show the
    panel as it is then."""
    session = await request.game()
    windows = request.custom_id.args
    if not session.rules.opens or not {*windows} <= {*session.rules.opens}:
        raise StalePress("windows")
    if windows:
        confirmation = await stop_window(request, session, windows[0])
    else:
        _, confirmation = await set_windows(request, session, "pass")
    return await panel(request, session.table.id, confirmation)


@route("windows-here", args=r":(ask|pass)")
async def answer_about_windows(request: Request) -> Layout:
    """Set what to do with reaction cards where the panel asks it, and show the panel as it is then."""
    session = await request.game()
    if not session.rules.opens:
        raise StalePress("windows")
    session, confirmation = await set_windows(request, session, request.custom_id.args[0])
    return await panel(request, session.table.id, confirmation)
