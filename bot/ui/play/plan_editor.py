"""Write a turn in advance, by buttons or in a form; start, continue or drop a plan."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from discord import ui

from bot.game.session import Session
from bot.refusals import NotYourTurn
from bot.ui.decisions.answer import leaders_of, leaders_token
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.forms import WHOLE_PAGE, form, page
from bot.ui.interaction.labels import COLOURS, leader_label
from bot.ui.interaction.layout import GOOD, MAIN, OPTIONS, PLAIN, Layout, button
from bot.ui.interaction.layout import ListEntry as Choice
from bot.ui.interaction.name_search import fold
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.orders.plan_status import number_lines, ready, single_attack, waiting
from bot.ui.orders.plan_text import PlanText
from bot.ui.play.answers import show_outcome
from bot.ui.play.panel import panel
from bot.words.arguments import land_name, leader_arguments
from bot.words.decisions import value_name, verb
from rules import NOBODY, Player, Refused, Territory
from rules.author import Lines, PlanLine
from rules.risk import (
    ALL,
    DeployLine,
    EndLine,
    FortifyLine,
    InvadeLine,
    Leaders,
    TradeLine,
    behind,
    drop_stop,
    game_leaders,
    leaders_fight,
    may_lead,
    plan_flaw,
    plan_lines,
    unjoined,
)

KEPT, LIKELY = 3, 60
"""The stops offered as buttons: attackers left, and odds in percent."""
WAYS = (
    ("0", "0", "button-until-won"),
    (str(KEPT), "0", "button-turn-keep"),
    ("0", str(LIKELY), "button-turn-odds"),
)
"""The stops of a written invasion as buttons: attackers left, odds in percent, and their name; the usual one first."""
COUNTS = (1, 2, 3, 5)
OWN_COUNTS = (1, 2, 3, 4, ALL)
"""The counts of a game's own lines, of which a line offers those that it may have."""
ROUNDS = (1, 2)
"""The rounds of a fight of leaders after which an invasion may stop, as buttons."""
KINDS = ("deploy", "invade", "fortify")
NAMED = {"deploy": "deploy", "invade": "attack", "fortify": "fortify"}
"""The kinds of answer whose verbs name these lines."""


@dataclass(frozen=True)
class WrittenTurn:
    """A seat's next turn, as far as it is written."""

    session: Session
    seat: Player
    request: Request
    lines: Lines

    def key(self, verb: str, *args: str) -> CustomId:
        return CustomId(self.session.table.id, verb, 0, args)

    def list_held(self) -> list[Territory]:
        """The seat's territories and spaces of every realm now, and those that the plan would conquer."""
        owner = self.session.state.land.owner
        now = (space for space in self.session.rules.board.realm_of if owner(space) == self.seat)
        won = (line.target for line in self.lines if isinstance(line, InvadeLine))
        return list(dict.fromkeys((*now, *won)))

    def mine(self) -> list[Territory]:
        """The seat's territories on the main map by then."""
        return [space for space in self.list_held() if space in self.session.rules.board.territories]

    def spaces_for(self, kind: type[PlanLine]) -> list[Territory]:
        """The spaces that a line of the game's own may name by then: the seat's of its realm, and ways into it."""
        ways = kind.ways_in(self.session.rules.board)
        held = (space for space in self.list_held() if self.session.rules.board.realm_of[space] == kind.realm)
        return list(dict.fromkeys((*held, *ways)))

    def foes(self, source: Territory) -> list[Territory]:
        """The territories that could be attacked from there by then."""
        held = self.list_held()
        return [land for land in self.session.rules.board.links_of[source] if land not in held]

    def choices(self, lands: Iterable[Territory]) -> list[Choice]:
        """Territories with their armies, in the reader's order."""
        named = sorted(((land_name(land, self.request.words), land) for land in lands), key=lambda pair: fold(pair[0]))
        armies = self.session.state.land.armies
        return [Choice(land, f"{name} ({armies(land)})") for name, land in named]


async def read_turn(request: Request) -> WrittenTurn:
    """What the person has written; raises `Refused`."""
    session = await request.game()
    seat = session.seat_held_by(request.person)
    return WrittenTurn(session, seat, request, session.orders[seat].next_turn)


def turn_layout(now: WrittenTurn, notice: str = "") -> Layout:
    """All lines written so far, with buttons to add more."""
    words, trades = now.request.words, TradeLine in plan_lines(now.session.rules)
    text = PlanText(now.session, now.seat, words)
    layout = Layout(COLOURS.get(now.seat)).text(notice)
    title = "turn-title-now" if ready(now.session, now.seat) else "turn-title"
    layout.text(f"### {words.say(title, who=words.say(f'seat-{now.seat}'))}\n{words.say(_intro(now))}")
    if any(isinstance(line, InvadeLine) and line.follow == ALL for line in now.lines):
        layout.text(f"-# {words.say('turn-follow')}")
    layout.text(number_lines(text, now.lines) or words.say("turn-empty"))
    layout.text(_unjoined(now))
    if ready(now.session, now.seat):
        layout.row(button(now.key("plan", "play"), words.say("button-plan-play"), GOOD))
    elif waiting(now.session, now.seat):
        layout.row(button(now.key("plan", "play"), words.say("button-plan-now")))
    layout.row(
        *(button(now.key("line", kind), verb(NAMED[kind], words)) for kind in KINDS),
        *([button(now.key("line", "trade"), verb("trade", words))] if trades else []),
        button(now.key("line", "end"), words.say("button-turn-end")),
    )
    layout.text(f"-# {words.say('turn-words', lines=' · '.join(f'`{text.example(verb)}`' for verb in text.verbs))}")
    layout.row(*(button(now.key("line", kind), _verb_of(now, kind)) for kind in text.own))
    layout.row(
        button(now.key("lines"), words.say("button-turn-write")),
        *([button(now.key("less"), words.say("button-turn-less"))] if now.lines else []),
        *([button(now.key("unwrite"), words.say("button-turn-forget"))] if now.lines else []),
        button(now.key("play"), words.say("button-back")),
    )
    return layout


def _intro(now: WrittenTurn) -> str:
    """Which turn the lines are for, and what plays them."""
    if ready(now.session, now.seat):
        return "turn-intro-now"
    return "turn-intro-waits" if now.session.state.active == now.seat else "turn-intro"


def _unjoined(now: WrittenTurn) -> str:
    """The moves that could not be made as the board stands, with everything taken that the lines attack."""
    words = now.request.words
    apart = unjoined(now.session.rules, now.session.state, now.seat, now.lines)
    return "\n".join(f"-# {words.say('turn-unjoined', source=line.source, target=line.target)}" for line in apart)


async def keep(now: WrittenTurn, lines: Lines) -> Layout:
    """Save these lines; raises `Refused` if they make no sense."""
    request, table = now.request, now.session.table.id
    await request.services.plans.write_ahead(table, request.person, lines)
    confirmation = request.words.say("turn-kept" if lines else "turn-forgotten")
    return turn_layout(await read_turn(request), confirmation)


def with_line(now: WrittenTurn, line: PlanLine) -> Lines:
    """The lines with one more, after the last of its step or of an earlier one."""
    at = sum(not behind(now.session.rules, other, line) for other in now.lines)
    return (*now.lines[:at], line, *now.lines[at:])


@route("turn")
async def open_turn(request: Request) -> Layout:
    return turn_layout(await read_turn(request))


@route(
    "line",
    args=r":(trade|end|[a-z-]+-line([:=][^:=@]+){0,2}(:-?\d{1,3})?|deploy([:=][^:=@]+(:-?\d{1,3})?)?|fortify([:=][^:=@]+){0,2}(:-?\d{1,3})?|invade([:=][^:=@]+){0,2}(:\d{1,3}:\d{1,2}:[a-z+-]+(:\d)?)?)(:@-?\d{1,3})?",
)
async def add_line(request: Request) -> Layout:
    """Add a line step by step."""
    now = await read_turn(request)
    kind, *chosen = (*request.custom_id.args, *request.values)
    if kind in ("trade", "end"):
        return await keep(now, with_line(now, TradeLine() if kind == "trade" else EndLine()))
    shown = 1
    if chosen and chosen[-1].startswith("@"):
        shown = int(chosen.pop()[1:])
    own = PlanText(now.session, now.seat, request.words).own
    if kind not in STEPS:
        if kind not in own:
            raise StalePress(kind)
        return await _own(now, own[kind], chosen, shown)
    if any(land not in now.session.rules.board.links_of for land in chosen[: 1 if kind == "deploy" else 2]):
        raise StalePress(kind)
    return await STEPS[kind](now, chosen, shown)


async def _deploy(now: WrittenTurn, chosen: list[str], shown: int) -> Layout:
    if not chosen:
        ask = now.request.words.say("turn-which-where", what=_verb_of(now, "deploy"))
        return _lands(now, ("deploy",), now.mine(), ask, shown)
    if len(chosen) == 2:
        return await keep(now, with_line(now, DeployLine(Territory(chosen[0]), int(chosen[1]))))
    counts = [button(now.key("line", "deploy", chosen[0], str(count)), str(count)) for count in COUNTS]
    every = button(now.key("line", "deploy", chosen[0], str(ALL)), now.request.words.say("typed-all"), MAIN)
    return _step(now, "turn-how-many", where=chosen[0]).row(*counts, every).row(_back(now))


async def _invade(now: WrittenTurn, chosen: list[str], shown: int) -> Layout:
    words = now.request.words
    if not chosen:
        sources = [land for land in now.list_held() if now.foes(land)]
        return _lands(now, ("invade",), sources, words.say("turn-which-source", what=_verb_of(now, "invade")), shown)
    if len(chosen) == 1:
        ask = words.say("turn-which-target", what=_verb_of(now, "invade"), source=chosen[0])
        return _lands(now, ("invade", *chosen), now.foes(Territory(chosen[0])), ask, shown)
    source, target, *how = Territory(chosen[0]), Territory(chosen[1]), *chosen[2:]
    if len(how) in (3, 4):
        owner = now.session.state.land.owner(target)
        foe = NOBODY if owner == now.seat else owner
        line = InvadeLine(source, target, foe, int(how[0]), int(how[1]), leaders_of(how[2]), rounds=int((*how, "0")[3]))
        return await keep(now, with_line(now, line))
    layout = _step(now, "turn-how-far", source=source, target=target)
    layout.one_main = True
    for leaders in dict.fromkeys(((), _may_lead(now, source))):
        layout.row(*_ways(now, source, target, leaders))
    if leaders_fight(now.session.rules, now.session.state):
        layout.row(*_rounds(now, source, target, _may_lead(now, source)))
    return layout.row(_back(now))


def _ways(now: WrittenTurn, source: Territory, target: Territory, leaders: Leaders) -> list[Press]:
    words = now.request.words
    along = f" · {words.say('button-with-leaders', seat=now.seat, **leader_arguments(leaders))}" if leaders else ""
    return [
        button(
            now.key("line", "invade", source, target, str(left), str(odds), leaders_token(leaders)),
            words.say(key) + along,
            MAIN if key == WAYS[0][2] else PLAIN,
        )
        for left, odds, key in WAYS
    ]


def _rounds(now: WrittenTurn, source: Territory, target: Territory, leaders: Leaders) -> list[Press]:
    """With all leaders, and no further than so many rounds of their fight."""
    return [
        button(
            now.key("line", "invade", source, target, "0", "0", leaders_token(leaders), str(count)),
            now.request.words.say("button-turn-rounds", count=count),
        )
        for count in ROUNDS
    ]


def _may_lead(now: WrittenTurn, source: Territory) -> Leaders:
    """The leaders who can go along by then: they stand there, a line brings them there, or they may have moved in."""
    rules, state = now.session.rules, now.session.state
    mine = source in state.land.of(now.seat)
    return may_lead(rules, state, now.seat, source, now.lines) if mine else game_leaders(rules, state)


async def _fortify(now: WrittenTurn, chosen: list[str], shown: int) -> Layout:
    words = now.request.words
    if not chosen:
        ask = words.say("turn-which-source", what=_verb_of(now, "fortify"))
        return _lands(now, ("fortify",), now.mine(), ask, shown)
    if len(chosen) == 1:
        ask = words.say("turn-which-target", what=_verb_of(now, "fortify"), source=chosen[0])
        return _lands(now, ("fortify", *chosen), [land for land in now.mine() if land != chosen[0]], ask, shown)
    source, target, *how = Territory(chosen[0]), Territory(chosen[1]), *chosen[2:]
    if how:
        return await keep(now, with_line(now, FortifyLine(source, target, int(how[0]))))
    counts = [button(now.key("line", "fortify", source, target, str(count)), str(count)) for count in COUNTS]
    every = button(now.key("line", "fortify", source, target, str(ALL)), words.say("typed-all"), MAIN)
    return _step(now, "turn-how-many", where=source).row(*counts, every).row(_back(now))


async def _own(now: WrittenTurn, kind: type[PlanLine], chosen: list[str], shown: int) -> Layout:
    """Ask for the fields of a line of the game's own one by one: who or what it names, a space, a count."""
    words, fields = now.request.words, kind.__struct_fields__
    if len(chosen) == len(fields):
        return await keep(now, with_line(now, _line_of(kind, chosen)))
    field, key = fields[len(chosen)], (kind.kind, *chosen)
    ask = words.say("turn-which-where", what=_verb_of(now, kind.kind))
    if field == "where":
        return _lands(now, key, now.spaces_for(kind), ask, shown)
    if field == "count":
        ask = words.say("turn-which-count", what=_verb_of(now, kind.kind))
        lines = ((count, _line_of(kind, [*chosen, str(count)])) for count in OWN_COUNTS)
        some = [
            button(now.key("line", *key, str(count)), words.say("typed-all") if count == ALL else str(count))
            for count, line in lines
            if plan_flaw(now.session.rules, (line,)) is None
        ]
    else:
        ask = words.say("turn-which-one", what=_verb_of(now, kind.kind))
        leaders = game_leaders(now.session.rules, now.session.state)
        some = [button(now.key("line", *key, one), _one_named(field, one, now)) for one in leaders]
    return Layout(COLOURS.get(now.seat)).text(f"**{ask}**").row(*some).row(_back(now))


def _line_of(kind: type[PlanLine], chosen: Sequence[str]) -> PlanLine:
    """A line of the game's own with these fields, in their order."""
    fields = zip(kind.__struct_fields__, chosen, strict=True)
    return kind(**{field: int(value) if field == "count" else value for field, value in fields})


def _one_named(field: str, one: str, now: WrittenTurn) -> str:
    """A leader of the seat, or what bears a leader's name, as a button: `Zeus · Sky`, `Sky deck`."""
    words = now.request.words
    return value_name(field, one, words) or leader_label(one, words, now.seat)


STEPS: dict[str, Callable[[WrittenTurn, list[str], int], Awaitable[Layout]]] = {
    "deploy": _deploy,
    "invade": _invade,
    "fortify": _fortify,
}


def _verb_of(now: WrittenTurn, kind: str) -> str:
    """The verb of the answer that a line gives; a game's own lines are called like theirs."""
    return verb(NAMED.get(kind, kind.removesuffix("-line")), now.request.words)


def _step(now: WrittenTurn, question: str, **note: str) -> Layout:
    return Layout(COLOURS.get(now.seat)).text(f"**{now.request.words.say(question, **note)}**")


def _back(now: WrittenTurn) -> Press:
    return button(now.key("turn"), now.request.words.say("button-back"))


def _lands(now: WrittenTurn, args: tuple[str, ...], lands: Iterable[Territory], ask: str, shown: int) -> Layout:
    """A list of territories, 25 on a page."""
    found, words = now.choices(lands), now.request.words
    pages = max(-(-len(found) // OPTIONS), 1)
    shown = min(max(shown, 1), pages)
    layout = Layout(COLOURS.get(now.seat)).text(f"**{ask}**")
    layout.choose(now.key("line", *args), found[(shown - 1) * OPTIONS : shown * OPTIONS], ask)
    turning = [
        button(now.key("line", *args, f"@{shown - 1}"), words.say("button-previous"), disabled=shown == 1),
        button(now.key("line", *args, f"@{shown + 1}"), words.say("button-next"), disabled=shown == pages),
    ]
    return layout.row(*(turning if pages > 1 else []), _back(now))


async def lines_form(request: Request) -> ui.Modal:
    now = await read_turn(request)
    lines = PlanText(now.session, now.seat, request.words)
    text = "\n".join(lines.text(line) for line in now.lines)
    written_out = page("lines", request.words.say("turn-form"), hint=lines.example(), given=text, longest=WHOLE_PAGE)
    return form(request.custom_id, request.words.say("button-turn"), written_out)


@route("lines", form=lines_form)
async def write_lines(request: Request) -> Layout:
    """Replace the whole turn by a text with one line per order."""
    now = await read_turn(request)
    return await keep(now, PlanText(now.session, now.seat, request.words).read(request.written.get("lines", "")))


@route("less")
async def one_less(request: Request) -> Layout:
    now = await read_turn(request)
    return await keep(now, now.lines[:-1])


@route("unwrite")
async def forget_turn(request: Request) -> Layout:
    return await keep(await read_turn(request), ())


@route("plan", args=r":(play|on|skip|drop)")
async def plan(request: Request) -> Layout:
    """Start the written turn; continue a halted plan, or drop it."""
    session = await request.game()
    seat, (way,) = session.seat_held_by(request.person), request.custom_id.args
    if way == "play" and session.state.active != seat:
        raise Refused(NotYourTurn(session.state.active))
    orders, plans = session.orders[seat], request.services.plans
    table, person, press = request.custom_id.table, request.person, request.interaction.id
    if way == "play":
        if not orders.next_turn:
            raise StalePress(way)
        return await show_outcome(request, await plans.start(table, person, orders.next_turn, press, written=True))
    if orders.plan is None:
        raise StalePress(way)
    lines, why = orders.plan.lines, orders.plan.halted
    if way == "drop":
        await plans.drop(table, person)
        dropped = "plan-dropped" if single_attack(lines) is None else "plan-attack-dropped"
        return await panel(request, table, request.words.say(dropped))
    if why is None:
        raise StalePress(way)
    if way == "skip":
        return await show_outcome(request, await plans.skip(table, person, press))
    return await show_outcome(request, await plans.start(table, person, drop_stop(lines, why), press))
