"""A turn written ahead, by taps or in a form; and the presses that let an order go, go on, or be forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from discord import ui

from bot.game.loading import refusals
from bot.game.session import Session
from bot.refusals import NotYourTurn
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.forms import WHOLE_PAGE, form, page
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import MAIN, OPTIONS, Sheet, button
from bot.ui.interaction.layout import Line as Choice
from bot.ui.interaction.name_search import fold
from bot.ui.interaction.request import Stale, Visit
from bot.ui.interaction.routes import on
from bot.ui.orders.plan_status import numbered
from bot.ui.orders.plan_text import Lines
from bot.ui.play.panel import panel, played
from bot.words.arguments import land_name
from bot.words.decisions import verb
from rules import Player, Refused
from rules.kernel.orders import AHEAD, HALTED, PLAN, WRITTEN, Standing, why_halted
from rules.kernel.values import NOBODY
from rules.risk.plan import (
    ALL,
    DeployLine,
    EndLine,
    FortifyLine,
    InvadeLine,
    Line,
    TradeLine,
    behind,
    emboldened,
    read,
    written,
)
from rules.risk.plan_check import flaw, may_lead

KEPT, LIKELY = 3, 60
"""The stops that stand on buttons: so many may still attack, odds of so many percent."""
COUNTS = (1, 2, 3, 5)
KINDS = ("deploy", "invade", "fortify")
NAMED = {"deploy": "deploy", "invade": "attack", "fortify": "fortify"}
"""The answers whose words name these lines."""


@dataclass(frozen=True)
class Ahead:
    """The next turn of one seat, as far as it is written."""

    session: Session
    seat: Player
    visit: Visit
    lines: tuple[Line, ...]

    def key(self, verb: str, *args: str) -> Key:
        return Key(self.session.table.id, verb, 0, args)

    def mine(self) -> list[str]:
        """The lands that are the seat's now, or will be if all goes well."""
        won = [line.target for line in self.lines if isinstance(line, InvadeLine)]
        return list(dict.fromkeys((*self.session.state.land.of(self.seat), *won)))

    def foes(self, source: str) -> list[str]:
        """The lands that may be attacked from there by then."""
        mine = self.mine()
        return [land for land in self.session.rules.board.links_of[source] if land not in mine]

    def choices(self, lands: Iterable[str]) -> list[Choice]:
        """Lands with what stands there, in the reader's order."""
        named = sorted(((land_name(land, self.visit.words), land) for land in lands), key=lambda pair: fold(pair[0]))
        armies = self.session.state.land.armies
        return [Choice(land, f"{name} ({armies(land)})") for name, land in named]


async def ahead(visit: Visit) -> Ahead:
    """What the person has written; raises `Refused`."""
    session = await visit.game()
    seat = session.seat_held_by(visit.person)
    kept = session.orders.get(seat, {}).get(AHEAD)
    return Ahead(session, seat, visit, read(kept.wish) if kept else ())


def turn_sheet(now: Ahead, notice: str = "") -> Sheet:
    """All that is written, and how to write more."""
    words = now.visit.words
    sheet = Sheet(COLOURS.get(now.seat)).text(notice)
    sheet.text(f"### {words.say('turn-title', who=words.say(f'seat-{now.seat}'))}\n{words.say('turn-intro')}")
    sheet.text(numbered(Lines(now.session, now.seat, words), now.lines) or words.say("turn-empty"))
    sheet.row(
        *(button(now.key("line", kind), verb(NAMED[kind], words)) for kind in KINDS),
        button(now.key("line", "trade"), verb("trade", words)),
        button(now.key("line", "end"), words.say("button-turn-end")),
    )
    sheet.row(
        button(now.key("lines"), words.say("button-turn-write"), MAIN),
        *([button(now.key("less"), words.say("button-turn-less"))] if now.lines else []),
        *([button(now.key("unwrite"), words.say("button-turn-forget"))] if now.lines else []),
        button(now.key("play"), words.say("button-back")),
    )
    return sheet


async def keep(now: Ahead, lines: tuple[Line, ...]) -> Sheet:
    """Write these lines down; raises `Refused` for what makes no sense."""
    visit, table = now.visit, now.session.table.id
    if why := flaw(now.session.rules, lines):
        raise Refused(why)
    order = Standing(WRITTEN, written(lines)) if lines else None
    await visit.bot.campaigns.plan(table, visit.person, AHEAD, order)
    said = visit.words.say("turn-kept" if lines else "turn-forgotten")
    return turn_sheet(await ahead(visit), said)


def put(now: Ahead, line: Line) -> tuple[Line, ...]:
    """The lines with one more, behind the last of its step or of an earlier one."""
    at = sum(not behind(now.session.rules, other, type(line)) for other in now.lines)
    return (*now.lines[:at], line, *now.lines[at:])


@on("turn")
async def open_turn(visit: Visit) -> Sheet:
    return turn_sheet(await ahead(visit))


@on("line")
async def add_line(visit: Visit) -> Sheet:
    """One more line, chosen tap by tap."""
    now = await ahead(visit)
    kind, *chosen = (*visit.key.args, *visit.values)
    if kind in ("trade", "end"):
        return await keep(now, put(now, TradeLine() if kind == "trade" else EndLine()))
    shown = 1
    if chosen and chosen[-1].startswith("@"):
        shown = int(chosen.pop()[1:])
    if any(land not in now.session.rules.board.links_of for land in chosen[: 1 if kind == "deploy" else 2]):
        raise Stale(kind)
    return await STEPS[kind](now, chosen, shown)


async def _deploy(now: Ahead, chosen: list[str], shown: int) -> Sheet:
    if not chosen:
        ask = now.visit.words.say("turn-which-where", what=_named(now, "deploy"))
        return _lands(now, ("deploy",), now.mine(), ask, shown)
    if len(chosen) == 2:
        return await keep(now, put(now, DeployLine(chosen[0], int(chosen[1]))))
    counts = [button(now.key("line", "deploy", chosen[0], str(count)), str(count)) for count in COUNTS]
    every = button(now.key("line", "deploy", chosen[0], str(ALL)), now.visit.words.say("typed-all"), MAIN)
    return _step(now, "turn-how-many", where=chosen[0]).row(*counts, every).row(_back(now))


async def _invade(now: Ahead, chosen: list[str], shown: int) -> Sheet:
    words = now.visit.words
    if not chosen:
        sources = [land for land in now.mine() if now.foes(land)]
        return _lands(now, ("invade",), sources, words.say("turn-which-source", what=_named(now, "invade")), shown)
    if len(chosen) == 1:
        ask = words.say("turn-which-target", what=_named(now, "invade"), source=chosen[0])
        return _lands(now, ("invade", *chosen), now.foes(chosen[0]), ask, shown)
    source, target, *how = chosen
    if len(how) == 3:
        owner = now.session.state.land.owner(target)
        foe = NOBODY if owner == now.seat else owner
        line = InvadeLine(source, target, foe, int(how[0]), int(how[1]), how[2] == "yes")
        return await keep(now, put(now, line))
    sheet = _step(now, "turn-how-far", source=source, target=target)
    for led in ("no", "yes") if _may_lead(now, source) else ("no",):
        sheet.row(*_ways(now, source, target, led))
    return sheet.row(_back(now))


def _ways(now: Ahead, source: str, target: str, led: str) -> list[Press]:
    words = now.visit.words
    with_captain = f" · {words.say('button-with-captain')}" if led == "yes" else ""
    ways = (
        ("0", "0", "button-until-won"),
        (str(KEPT), "0", "button-turn-keep"),
        ("0", str(LIKELY), "button-turn-odds"),
    )
    return [
        button(
            now.key("line", "invade", source, target, str(left), str(odds), led), words.say(key) + with_captain, MAIN
        )
        for left, odds, key in ways
    ]


def _may_lead(now: Ahead, source: str) -> bool:
    """Whether a captain can come along by then: one stands there, or may have moved in."""
    session = now.session
    return may_lead(session.rules, session.state, now.seat, source) or source not in session.state.land.of(now.seat)


async def _fortify(now: Ahead, chosen: list[str], shown: int) -> Sheet:
    words = now.visit.words
    if not chosen:
        ask = words.say("turn-which-source", what=_named(now, "fortify"))
        return _lands(now, ("fortify",), now.mine(), ask, shown)
    if len(chosen) == 1:
        ask = words.say("turn-which-target", what=_named(now, "fortify"), source=chosen[0])
        return _lands(now, ("fortify", *chosen), [land for land in now.mine() if land != chosen[0]], ask, shown)
    source, target, *how = chosen
    if how:
        return await keep(now, put(now, FortifyLine(source, target, int(how[0]))))
    counts = [button(now.key("line", "fortify", source, target, str(count)), str(count)) for count in COUNTS]
    every = button(now.key("line", "fortify", source, target, str(ALL)), words.say("typed-all"), MAIN)
    return _step(now, "turn-how-many", where=source).row(*counts, every).row(_back(now))


STEPS: dict[str, Callable[[Ahead, list[str], int], Awaitable[Sheet]]] = {
    "deploy": _deploy,
    "invade": _invade,
    "fortify": _fortify,
}


def _named(now: Ahead, kind: str) -> str:
    return verb(NAMED[kind], now.visit.words)


def _step(now: Ahead, asking: str, **said: str) -> Sheet:
    return Sheet(COLOURS.get(now.seat)).text(f"**{now.visit.words.say(asking, **said)}**")


def _back(now: Ahead) -> Press:
    return button(now.key("turn"), now.visit.words.say("button-back"))


def _lands(now: Ahead, args: tuple[str, ...], lands: Iterable[str], ask: str, shown: int) -> Sheet:
    """A list of lands, 25 on a page."""
    found, words = now.choices(lands), now.visit.words
    pages = max(-(-len(found) // OPTIONS), 1)
    shown = min(max(shown, 1), pages)
    sheet = Sheet(COLOURS.get(now.seat)).text(f"**{ask}**")
    sheet.choose(now.key("line", *args), found[(shown - 1) * OPTIONS : shown * OPTIONS], ask)
    turning = [
        button(now.key("line", *args, f"@{shown - 1}"), words.say("button-previous"), disabled=shown == 1),
        button(now.key("line", *args, f"@{shown + 1}"), words.say("button-next"), disabled=shown == pages),
    ]
    return sheet.row(*(turning if pages > 1 else []), _back(now))


async def lines_form(visit: Visit) -> ui.Modal:
    now = await ahead(visit)
    lines = Lines(now.session, now.seat, visit.words)
    given = "\n".join(lines.text(line) for line in now.lines)
    written_out = page("lines", visit.words.say("turn-form"), hint=lines.example(), given=given, longest=WHOLE_PAGE)
    return form(visit.key, visit.words.say("button-turn"), written_out)


@on("lines", form=lines_form)
async def write_lines(visit: Visit) -> Sheet:
    """The whole turn in words, one order a line."""
    now = await ahead(visit)
    return await keep(now, Lines(now.session, now.seat, visit.words).read(visit.written.get("lines", "")))


@on("less")
async def one_less(visit: Visit) -> Sheet:
    now = await ahead(visit)
    return await keep(now, now.lines[:-1])


@on("unwrite")
async def forget_turn(visit: Visit) -> Sheet:
    return await keep(await ahead(visit), ())


@on("plan")
async def plan(visit: Visit) -> Sheet:
    """Let the written turn go; go on with an order that has stopped, or forget it."""
    session = await visit.game()
    seat, (way,) = session.seat_held_by(visit.person), visit.key.args
    if way == "play" and session.state.active != seat:
        raise Refused(NotYourTurn(session.state.active))
    said = session.orders.get(seat, {})
    order = said.get(AHEAD if way == "play" else PLAN)
    if order is None:
        raise Stale(way)
    campaigns, table = visit.bot.campaigns, visit.key.table
    if way == "drop":
        await campaigns.plan(table, visit.person, PLAN, None)
        return await panel(visit, table, visit.words.say("plan-dropped"))
    if way == "play":
        return await played(
            visit, await campaigns.carry_out(table, visit.person, order.wish, visit.interaction.id, AHEAD)
        )
    if order.policy != HALTED:
        raise Stale(way)
    lines = read(order.wish[1:])
    why = why_halted(order, refusals(session.rules))
    wish = written(emboldened(lines, why) if way == "on" else lines[1:])
    return await played(visit, await campaigns.carry_out(table, visit.person, wish, visit.interaction.id))
