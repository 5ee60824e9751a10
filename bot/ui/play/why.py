"""Why?: the question of this moment explained, for its player alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.ui.decisions.answer import kinds
from bot.ui.decisions.controls import FINISH
from bot.ui.decisions.hint import hint_text
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import Layout, button
from bot.ui.interaction.request import Rejected, Request
from bot.ui.interaction.routes import route
from bot.ui.screens.browse import WAY_BACK, way_back, with_way_back
from bot.ui.screens.waiting import who_is_waited_for
from bot.words.decisions import policy_name
from bot.words.games import page_about
from bot.words.help import rules_title
from bot.words.teaching.why import leads_to, rule_line, ruled_out_lines
from bot.words.times import moment
from rules import ruled_out


@route("why", args=f"({WAY_BACK})?")
async def explain(request: Request) -> Layout:
    """The question in the panel, or the one that is asked by now: its rule, its answers, its deadline, what is left
    out, and a hint where the table has a coach. *Back* leads to the screen that the custom id names, else the panel."""
    session, words = await request.game(), request.words
    prompt = prompt_for(session, session.seat_held_by(request.person), words, request.custom_id.number)
    if prompt is None:
        raise Rejected(f"{words.say('panel-nothing')}\n{who_is_waited_for(session, words)}")
    layout = Layout(COLOURS.get(prompt.seat)).text(f"### {words.say('why-title')}")
    here = request.custom_id.args if prompt.number == request.custom_id.number else ()
    layout.text("\n".join([*([] if here else [prompt.text()]), rule_line(prompt.decision, words)]))
    layout.text("\n".join([words.say("why-answers"), *_lines_here(prompt, here)]))
    deadlines = await request.services.timeouts.deadlines(prompt.session.table)
    layout.text(_unanswered(prompt, deadlines.get(prompt.number, 0)))
    in_attack = here[:1] == ("war",)  # there no territory is chosen any more
    found = () if in_attack else await asyncio.to_thread(ruled_out, session.rules, session.state, prompt.number)
    if out := ruled_out_lines(found, prompt.seen, session.rules, words):
        layout.text("\n".join([words.say("why-not-listed"), *(f"- {line}" for line in out)]))
    if session.table.coach:
        layout.text(hint_text(prompt, await request.services.coach.hint(session, prompt.number)))
    game, page = session.game.name, page_about(session.game.name, prompt.decision.topic)
    pages = words.say("why-rules", topic=rules_title(page, words)) if page else ""
    rules_key = with_way_back(CustomId(prompt.table, "rules-of", prompt.number, (game, page)), here)
    return layout.row(
        button(way_back(prompt.table, prompt.number, here), words.say("button-back")),
        *([button(rules_key, pages)] if page else []),
    )


def _lines_here(prompt: Prompt, here: Sequence[str]) -> list[str]:
    """What can be answered on a screen: on that of an invasion the ways to fight it, where a kind of answer is chosen
    what that leads to, else each kind of answer."""
    verb, *args = here or ("",)
    if verb == "war":
        return [f"- {line}" for line in prompt.words.say("why-ways-to-fight").splitlines()]
    return answer_lines(prompt, args[1] if verb == "ask" and len(args) > 1 else "")


def answer_lines(prompt: Prompt, chosen: str = "") -> list[str]:
    """What each kind of answer to a question leads to, or the one `chosen`, a line each, the one that ends the step
    last."""
    offered = [kind for kind in kinds(prompt.offers) if chosen in ("", kind)]
    offered.sort(key=lambda kind: kind == FINISH)
    told = ((prompt.verb(kind), leads_to(kind, prompt.words, ends_turn=prompt.is_last_step)) for kind in offered)
    return [
        f"- {prompt.words.say('why-answer', name=f'**{name}**', leads=leads)}" if leads else f"- **{name}**"
        for name, leads in told
    ]


def _unanswered(prompt: Prompt, due: int) -> str:
    """What happens if its player does not answer: by when (a Unix time; 0 without a deadline), and what then; in their
    own turn also what it costs, unless the question is for ever: that one is answered alone."""
    if not due:
        return prompt.words.say("why-no-clock")
    topic, rules = prompt.decision.topic, prompt.session.rules
    policy = policy_name(topic, rules.answering(type(prompt.decision)).default, prompt.words)
    lines = [prompt.words.say("why-clock", until=moment(due, prompt.session.table.pace), policy=policy)]
    if prompt.session.state.active == prompt.seat and not prompt.decision.for_ever:
        lines.append(prompt.words.say("why-clock-turn"))
    return "\n".join(lines)
