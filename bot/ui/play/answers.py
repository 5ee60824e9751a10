"""The answers given on the panel: choices taken, confirmed, played or taken back, and the panel after each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.game.session import Session
from bot.services.games import Outcome
from bot.ui.decisions import attack
from bot.ui.decisions.answer import PartialAnswer, add_to_list, choices, choose, settle, tick, tokens_of, whole_action
from bot.ui.decisions.bargains import find_missing_thing
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.decisions.selection import Several
from bot.ui.interaction.labels import COLOURS, refusal_for
from bot.ui.interaction.layout import BAD, Layout, Redraw, button
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.play.panel import panel
from bot.ui.play.redraw import keep_chosen, last_lines
from bot.words.story.invasions import failure
from rules import Action, Offer, Player
from rules.author import ToReact


async def show_outcome(request: Request, outcome: Outcome) -> Layout:
    """The panel after an answer: its result, and the next question."""
    request.done = True
    session = await request.services.games.load(outcome.table)
    more: list[str] = []
    if outcome.refused is not None:
        more.append(refusal_for(outcome.refused, request.words, session, request.person))
    elif outcome.repeated:
        more.append(request.words.say("table-refusal-twice"))
    fought = [event for step in outcome.steps for event in step.events_for(outcome.seat)]
    more += filter(None, [failure(fought, outcome.seat, session.state, session.rules, request.words)])
    since = outcome.steps[0].seq - 1 if outcome.steps else None
    if outcome.ai_plays_on and since is not None and outcome.refused is None:
        return await panel(request, outcome.table, None, since=since)
    asked_on = not session.over and bool(session.open_to(outcome.seat))  # then the next question says enough
    lines = await last_lines(request, session, outcome.steps, outcome.seat, more)
    result = lines or ("" if asked_on else request.words.say("panel-sent"))
    return await panel(request, outcome.table, result, since=since)


async def current_prompt(request: Request) -> Prompt:
    """The decision of the pressed button; raises `Rejected` if it is no longer open."""
    session = await request.game()
    seat = session.seat_held_by(request.person)
    if request.custom_id.number not in session.open_to(seat):
        raise Rejected(late_press_text(request, session, seat))
    prompt = Prompt(
        session, seat, request.custom_id.number, session.state.pending[request.custom_id.number], request.words
    )
    if number := find_missing_thing(prompt, request.custom_id.args[request.custom_id.verb == "ask" :]):
        raise Rejected(request.words.say("panel-thing-gone", number=number))
    return prompt


def late_press_text(request: Request, session: Session, seat: Player) -> str:
    """Why a press is late, or from the wrong person."""
    decision = session.state.pending.get(request.custom_id.number)
    if decision is not None and decision.player != seat:
        return request.words.say("refusal-not-yours", player=request.words.say(f"seat-{decision.player}"))
    return request.words.say("table-refusal-late-press")


@route("ask", args=r"(:[^:]+)+(=[^=]+)?")
async def look(request: Request) -> Layout:
    """Show a question, or another part of its list."""
    prompt = await current_prompt(request)
    place, *chosen = request.custom_id.args
    place = f"@{request.values[0]}" if request.values else place
    return await panel(request, prompt.table, "", prompt.partial_answer(chosen[0] if chosen else "", chosen[1:], place))


@route("ans", args=r"(:[^:]+)+(=[^=]+)?")
async def give(request: Request) -> Layout:
    """Take a choice: play the answer if it is complete, or ask for the rest.

    A card that costs something is confirmed if the list in which it was picked was the last question.
    """
    prompt = await current_prompt(request)
    kind, *tokens = request.custom_id.args
    partial = prompt.partial_answer(kind, [*tokens, *request.values])
    action = whole_action(partial) if request.values else None
    if action is not None and (
        asked := ask_first(request, prompt, partial, lambda now: attack.sure_to_pay(now, action))
    ):
        return asked
    return await go_on(request, partial)


@route("some", args=r"(:[^:]+){2,}(=[^=]+)*")
async def tick_things(request: Request) -> Layout:
    """Take ticks in a list: as the choice, or on a page of a long list as part of it."""
    prompt = await current_prompt(request)
    kind, *tokens, place = request.custom_id.args
    before = prompt.partial_answer(kind, tokens)
    if place == "-":
        return await take_things(request, prompt, before, request.values)
    return await panel(request, prompt.table, "", tick(before, place, request.values))


async def take_things(request: Request, prompt: Prompt, partial: PartialAnswer, things: Sequence[str]) -> Layout:
    """Take several things for the open field. What no offer allows is an answer that the rules refuse, with a reason.

    Raises `Rejected` where something else is still to be chosen, and `StalePress` for things that are gone.
    """
    partial, fitting, field = settle(partial)
    open_to = choices(fitting, field) if field else ()
    if not isinstance(open_to, Several) or not set(things) <= set(open_to.among):
        raise StalePress(partial.kind)
    try:
        return await go_on(request, choose(partial, open_to, things))
    except StalePress:
        if field != list(fitting[0].written)[-1]:
            raise Rejected(request.words.say("choose-refusal", ask=prompt.question(field, partial.kind))) from None
    action = Offer(fitting[0].action, {**fitting[0].fields, field: (tuple(things),)}).first_answer(
        prompt.number, prompt.seat
    )
    return await act(request, action, partial)


@route("then", args=r"(:[^:]+){2,}=[^=]+")
async def list_next(request: Request) -> Layout:
    """Take the next thing of a list in an order; play the answer once nothing can follow and all else is chosen."""
    prompt = await current_prompt(request)
    kind, *tokens, place = request.custom_id.args
    now = add_to_list(prompt.partial_answer(kind, tokens, place), request.chosen)
    return await (go_on(request, now) if now.place == "-" else panel(request, prompt.table, "", now))


async def go_on(request: Request, partial: PartialAnswer) -> Layout:
    """Play the answer if it is complete, else ask for the rest."""
    action = whole_action(partial)
    return await panel(request, partial.table, "", partial) if action is None else await act(request, action, partial)


async def act(request: Request, action: Action, partial: PartialAnswer, *, sure: bool = False) -> Layout:
    """Play an answer and show the result.

    Unless `sure`, first confirm what would lose another action, a card that declares an invasion, and what is for ever.
    """
    prompt = prompt_for(await request.services.games.load(partial.table), partial.player, request.words, partial.number)
    if prompt is not None and not sure:

        def ask(now: Prompt) -> Layout | None:
            return (
                attack.last_chance(now, action) or attack.sure_to_invade(now, action) or _for_ever(now, action, partial)
            )

        if (asked := ask_first(request, prompt, partial, ask)) is not None:
            return asked
    outcome = await request.services.games.submit(partial.table, request.person, action, request.interaction.id)
    return await show_outcome(request, outcome)


def _for_ever(prompt: Prompt, action: Action, partial: PartialAnswer) -> Layout | None:
    """A confirmation of an answer that nothing takes back, with what it says. *Back* asks the last question again."""
    offer = next((offer for offer in prompt.offers if action in offer), None)
    if offer is None or not action.for_ever:
        return None
    words, key = prompt.words, prompt.key("sure", action.kind, *tokens_of(offer, action))
    last_step = replace(partial, tokens=partial.tokens[:-1])
    back = last_step.look("-") if last_step.tokens else prompt.key("play", "back")
    layout = Layout(COLOURS.get(prompt.seat)).text(prompt.text() if isinstance(prompt.decision, ToReact) else "")
    layout.text(prompt.last_question(action))
    return layout.row(button(key, prompt.verb(action.kind), BAD), button(back, words.say("button-back")))


def ask_first(
    request: Request, prompt: Prompt, partial: PartialAnswer | None, ask: Callable[[Prompt], Layout | None]
) -> Layout | None:
    """A question before an answer is played, in the panel's place; None where there is none to ask.

    `ask` gives it for the decision as it is now. It stays while others answer, as long as there is one to ask; then the
    panel comes back, with what has been chosen (`partial`) and is still on offer.
    """
    question = ask(prompt)
    if question is None:
        return None
    table, words, panels = prompt.table, request.words, request.panels

    async def draw() -> Layout:
        session = await request.services.games.load(table)
        now = prompt_for(session, prompt.seat, words, prompt.number)
        if now is None or now.number != prompt.number or session.seat_of(request.person) != prompt.seat:
            return await panel(request, table)
        if session.table.paused is None and (asked := ask_first(request, now, partial, ask)) is not None:
            return asked
        chosen, gone = (None, "") if partial is None else keep_chosen(now, partial)
        return await panel(request, table, gone, chosen)

    farewell = f"-# {words.say('panel-old', refresh=words.say('button-refresh'))}"
    question.redraw = Redraw(table, draw, panels.changes(table), farewell)
    return question


@route("sure", args=r"(:[^:]+)+")
async def play_anyway(request: Request) -> Layout:
    """Play the answer after its confirmation."""
    prompt = await current_prompt(request)
    kind, *tokens = request.custom_id.args
    partial = prompt.partial_answer(kind, tokens)
    action = whole_action(partial)
    return (
        await panel(request, prompt.table, "", partial)
        if action is None
        else await act(request, action, partial, sure=True)
    )


@route("undo")
async def take_back(request: Request) -> Layout:
    """Undo the last answer."""
    outcome = await request.services.games.undo(request.custom_id.table, request.person, request.interaction.id)
    return await panel(request, outcome.table, request.words.say("told-undone"))
