"""The private panel: what is asked of a player now, and everything that can be answered by taps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bot.game.session import Session
from bot.services.games import Outcome
from bot.ui.decisions import attack, reinforce, setup
from bot.ui.decisions.answer import Asking, answered, kinds, ticked
from bot.ui.decisions.bargains import gone, on_table, open_piles, stocks_at_stake
from bot.ui.decisions.controls import question
from bot.ui.decisions.prompt import Asked, asked_of
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.labels import COLOURS, by_colour, refused_text, what_happened
from bot.ui.interaction.layout import MAIN, Sheet, button
from bot.ui.interaction.request import Stale, Told, Visit
from bot.ui.interaction.routes import on
from bot.ui.orders.plan_status import kept_answer, ready, standing_plan
from bot.ui.play.redraw import Drawing, story
from bot.ui.screens.waiting import is_over, own_deadline, who_is_waited_for
from bot.words import Words
from bot.words.decisions import verb
from bot.words.refusals import refused
from rules import Action, Player
from rules.house.risk_bounty import Bounty
from rules.house.single_front import Front, OneFront
from rules.kernel.context import Pass
from rules.risk.invasion import Attack, ToFight
from rules.risk.reinforce import ToReinforce, Trade

Shortcut = Callable[[Sheet, Asked], Sequence[str]]
"""Puts the quick ways of a decision on the sheet; returns the kinds of answer that it has served."""

SHORTCUTS: dict[str, Shortcut] = {
    "to-fight": attack.battles,
    "to-reinforce": reinforce.reinforcements,
}
AGAIN = "#again"
"""The mark of an order that can be given once more: another button of the panel may say the same."""
FINISH = "finish"
"""The answer that ends a step: it stands below the others, and asks once where something was forgotten."""


async def panel(visit: Visit, table_id: int, notice: str = "", asking: Asking | None = None, *extra: Key) -> Sheet:
    """The panel as it is now for whoever pressed; while it stands open it follows the game.

    Raises `Refused`: no table, no seat.
    """

    async def draw(said: str, chosen: Asking | None, pressed: bool) -> Sheet:
        return await _drawn(visit, table_id, said, chosen, extra if pressed else ())

    return await Drawing(visit, table_id, draw).first(notice, asking)


async def _drawn(visit: Visit, table_id: int, notice: str, asking: Asking | None, extra: Sequence[Key]) -> Sheet:
    session = await visit.bot.sessions.load(table_id)
    seat = session.seat_held_by(visit.person)
    sheet = Sheet(COLOURS.get(seat))
    sheet.text(notice)
    asked = asked_of(session, seat, visit.words, asking.number if asking else visit.key.number)
    person = await visit.bot.preferences.person(visit.person)
    sheet.text(f"-# {visit.words.say('me-dm-closed')}" if person.dms_closed else "")
    if session.table.paused is not None and not is_over(session):
        return _asleep(sheet, session, visit.words)
    if not is_over(session):
        sheet.text(own_deadline(session, visit.words, await visit.bot.time.deadlines(table_id), seat))
        standing_plan(sheet, session, seat, visit.words)
    if is_over(session) or asked is None:
        _quiet(sheet, visit, session, seat)
    elif setup.is_settling(session) and setup.listed(asked, asking):
        setup.wishes(sheet, session, seat, visit.words, asked)
    else:
        _question(sheet, asked, asking, extra)
    return sheet


def _question(sheet: Sheet, asked: Asked, asking: Asking | None, extra: Sequence[Key]) -> None:
    sheet.text(f"### {asked.words.say('panel-title', who=asked.words.say(f'seat-{asked.seat}'))}\n{asked.prompt()}")
    if asked.replied is not None:
        sheet.text(f"**{asked.words.say('panel-answered', answer=asked.speech().whole(asked.replied))}**")
        sheet.text(who_is_waited_for(asked.session, asked.words))
    kept_answer(sheet, asked.session, asked.seat, asked.number, asked.words)
    sheet.text(_narrow(asked))
    sheet.text(_bounty(asked))
    for pile in open_piles(asked):
        sheet.text(pile)
    sheet.text(stocks_at_stake(asked))
    if asking is not None and asking.kind:
        question(sheet, asking, asked.speech())
        sheet.row(button(asked.key("play"), asked.words.say("button-back")))
        return
    shortcut = SHORTCUTS.get(asked.decision.kind)
    served = (*(shortcut(sheet, asked) if shortcut else ()), *on_table(sheet, asked))
    question(
        sheet, asked.asking(place=asking.place if asking else "-"), asked.speech(), (*served, *_said(asked), FINISH)
    )
    _below(sheet, asked, extra)


def _narrow(asked: Asked) -> str:
    """Why there is no more to choose from, where one might wonder."""
    only, front = kinds(asked.offers), asked.seen.part(Front)
    if front.source and isinstance(asked.decision, ToFight):
        if not asked.of_kind(Attack.kind):
            return asked.words.say("panel-front-spent", source=front.source)
        return refused(OneFront(front.source, front.target), asked.words, by_colour(asked.words))
    if only == (Pass.kind,):
        return asked.words.say("panel-only-pass")
    forced = only == (Trade.kind,) and isinstance(asked.decision, ToReinforce)
    return asked.words.say("panel-only-trade") if forced else ""


def _bounty(asked: Asked) -> str:
    """The regions on which a bounty lies, for whoever may still earn it."""
    bounty, words = asked.seen.part(Bounty), asked.words
    if not isinstance(asked.decision, ToFight) or bounty.broken or not bounty.whole:
        return ""
    return words.say("panel-bounty", regions=words.all_of([words.say(f"region-{region}") for region in bounty.whole]))


def _said(asked: Asked) -> Sequence[str]:
    """The kind of the answer that was given already, where it is the same whenever it is given."""
    said = asked.replied
    return (said.kind,) if said is not None and sum(map(len, asked.of_kind(said.kind))) == 1 else ()


def _below(sheet: Sheet, asked: Asked, extra: Sequence[Key]) -> None:
    """The last order again, taking it back, the hand."""
    words = asked.words
    said = {"ans": "button-again", "bat": "button-again", "undo": "button-undo"}
    again = [button(key, words.say(said[key.verb])) for key in extra if _still(asked, key)]
    if asked.of_kind(FINISH):
        again.insert(0, button(asked.key("done"), verb(FINISH, words, asked.decision.kind), MAIN))
    sheet.row(
        *again,
        button(asked.key("hand"), words.say("button-hand")),
        button(asked.key("play", "new"), words.say("button-refresh")),
    )


def _still(asked: Asked, key: Key) -> bool:
    """Whether an order can be given once more, and would do something."""
    if key.verb == "ans" and asked.replied is not None:
        return False
    if key.verb != "ans":
        return True
    try:
        return answered(asked.asking(key.args[0], key.args[1:])) is not None
    except Stale:
        return False


def _asleep(sheet: Sheet, session: Session, words: Words) -> Sheet:
    """The table is paused: since when, who is to move then, and what may be done meanwhile."""
    table, since = session.table.id, f"<t:{session.table.paused}:R>"
    sheet.text(words.say("panel-paused", since=since)).text(who_is_waited_for(session, words))
    return sheet.row(
        button(Key(table, "resume"), words.say("button-resume"), MAIN),
        *(button(Key(table, verb), words.say(f"button-{verb}")) for verb in ("hand", "status", "orders", "turn")),
    )


def _quiet(sheet: Sheet, visit: Visit, session: Session, seat: Player) -> None:
    """Nothing is asked: say whom the game waits for."""
    words, table = visit.words, session.table.id
    if setup.is_settling(session):
        setup.wishes(sheet, session, seat, words, None)
        return
    if is_over(session):
        sheet.text(words.say("refusal-game-is-over"))
        return
    sheet.text(words.say("panel-nothing")).text(who_is_waited_for(session, words))
    turn = [] if ready(session, seat) else ["turn"]  # it stands beside the written turn already
    sheet.row(
        *(button(Key(table, verb), words.say(f"button-{verb}")) for verb in ("hand", "status", "orders", *turn)),
        button(Key(table, "undo"), words.say("button-undo")),
        button(Key(table, "play"), words.say("button-refresh")),
    )


async def played(visit: Visit, outcome: Outcome, again: Iterable[Key] = ()) -> Sheet:
    """The panel after an answer: what came of it, and what is asked next."""
    visit.counted = True
    session = await visit.bot.sessions.load(outcome.table)
    lines = what_happened(outcome.steps, outcome.seat, visit.words)
    if outcome.refused is not None:
        lines.append(refused_text(outcome.refused, visit.words, session, visit.person))
    elif outcome.again:
        lines.append(visit.words.say("table-refusal-twice"))
    keys = [Key(outcome.table, "undo")] if outcome.steps and all(step.free for step in outcome.steps) else []
    asked = asked_of(session, outcome.seat, visit.words)
    if asked is not None:
        keys = [*(Key(key.table, key.verb, asked.number, key.args, AGAIN) for key in again), *keys]
    return await panel(visit, outcome.table, story(lines) or visit.words.say("panel-sent"), None, *keys)


async def asked_now(visit: Visit) -> Asked:
    """The decision that the pressed button belongs to; raises `Told` when it is gone."""
    session = await visit.game()
    seat = session.seat_held_by(visit.person)
    if visit.key.number not in session.open_to(seat):
        raise Told(late(visit, session, seat))
    asked = Asked(session, seat, visit.key.number, session.state.pending[visit.key.number], visit.words)
    if number := gone(asked, visit.key.args[visit.key.verb == "ask" :]):
        raise Told(visit.words.say("panel-thing-gone", number=number))
    return asked


def late(visit: Visit, session: Session, seat: Player) -> str:
    """Why a press comes too late, or from the wrong person."""
    decision = session.state.pending.get(visit.key.number)
    if decision is not None and decision.player != seat:
        return visit.words.say("refusal-not-yours", player=visit.words.say(f"seat-{decision.player}"))
    return visit.words.say("table-refusal-late-press")


@on("play")
async def open_panel(visit: Visit) -> Sheet:
    """Whoever was away and wants to play is back."""
    session = await visit.bot.sessions.load(visit.key.table)
    seat = session.seat_of(visit.person)
    if seat is None or is_over(session) or (session.seats[seat].attends and not session.seats[seat].away):
        return await panel(visit, visit.key.table)
    await visit.bot.time.come_back(visit.key.table, visit.person)
    return await panel(visit, visit.key.table, visit.words.say("table-welcome-back"))


@on("ask")
async def look(visit: Visit) -> Sheet:
    """Show a question, or another part of its list."""
    asked = await asked_now(visit)
    place, *chosen = visit.key.args
    place = f"@{visit.values[0]}" if visit.values else place
    return await panel(visit, asked.table, "", asked.asking(chosen[0] if chosen else "", chosen[1:], place))


@on("ans")
async def give(visit: Visit) -> Sheet:
    """A choice: the answer is whole and is played, or the next thing is asked."""
    asked = await asked_now(visit)
    kind, *tokens = visit.key.args
    return await go_on(visit, asked.asking(kind, [*tokens, *visit.values]))


@on("some")
async def tick(visit: Visit) -> Sheet:
    """Things ticked in a list: that is the choice, or on a page of a long list more may be ticked."""
    asked = await asked_now(visit)
    kind, *tokens, place = visit.key.args
    now = ticked(asked.asking(kind, tokens), place, visit.values)
    return await (go_on(visit, now) if place == "-" else panel(visit, asked.table, "", now))


async def go_on(visit: Visit, asking: Asking) -> Sheet:
    """Play the answer if it is whole, else ask for the rest."""
    action = answered(asking)
    return await panel(visit, asking.table, "", asking) if action is None else await act(visit, action, asking)


async def act(visit: Visit, action: Action, asking: Asking, *, sure: bool = False) -> Sheet:
    """Play an answer and show what came of it; asks once (unless `sure`) where it would lose something."""
    asked = asked_of(await visit.bot.sessions.load(asking.table), asking.player, visit.words, asking.number)
    if asked is not None and not sure and (warning := attack.last_chance(asked, action)):
        return warning
    outcome = await visit.bot.sessions.submit(asking.table, visit.person, action, visit.interaction.id)
    twice = asking.tokens and asked is not None and type(action) not in asked.session.rules.asides
    return await played(visit, outcome, [asking.key("ans")] if twice else [])


@on("sure")
async def play_anyway(visit: Visit) -> Sheet:
    """The answer that was asked about, all the same."""
    asked = await asked_now(visit)
    kind, *tokens = visit.key.args
    asking = asked.asking(kind, tokens)
    action = answered(asking)
    return (
        await panel(visit, asked.table, "", asking) if action is None else await act(visit, action, asking, sure=True)
    )


@on("undo")
async def take_back(visit: Visit) -> Sheet:
    """Take the last answer back."""
    outcome = await visit.bot.sessions.undo(visit.key.table, visit.person, visit.interaction.id)
    return await panel(
        visit, outcome.table, visit.words.say("table-undone", who=visit.words.say(f"seat-{outcome.seat}"))
    )
