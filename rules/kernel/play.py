"""The operations on a game: begin, apply, legal, default, undo."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.arguments import check_argument, wrong_argument
from rules.kernel.chance import Chance, DrawLabel, Drawn
from rules.kernel.context import GAME, Context
from rules.kernel.meanings import item_of, meanings
from rules.kernel.offers import Offer, in_their_order, unordered_fields
from rules.kernel.ruleset import RULES_VERSION, Ruleset
from rules.kernel.state import Land, State
from rules.kernel.tagged import Value
from rules.kernel.typed import well_typed, wrong_field
from rules.kernel.values import (
    Action,
    Decision,
    Event,
    GameIsOver,
    NoSuchLand,
    NotAsked,
    NotYours,
    Refusal,
    Refused,
    WrongType,
)
from rules.kernel.wants import NO_DETAILS


class NoChance(Chance):
    """Chance for checks and menus, which neither draw nor break seals: to do so is an error in a rule."""

    def draw(self, n: int, size: int) -> int:
        raise LookupError("a check or a menu may not draw chance")

    def unseal(self, label: str) -> str:
        raise LookupError("a check or a menu may not break a seal")


_NO_CHANCE = NoChance()
SUBMITTERS = frozenset({"player", "order", "clock", "ai", "vote", "table"})
"""Who may have submitted an answer."""
NOTES = "__annotations__"


class Step(Value):
    """One answer and its consequences. `action` is None for a game's beginning.

    `labels` give the purpose of each of the `draws`, in order. `rules` is the version of the rules that played it.

    >>> from rules import GAMES, Seeded, Step, begin, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> step: Step = begin(rules, Seeded(b"any secret"))
    >>> step
    <Step by game: events=2, draws=3>
    >>> step.state.unanswered, step.free
    ((1,), False)
    """

    state: State
    action: Action | None
    by: str
    events: tuple[Event, ...]
    draws: tuple[Drawn, ...]
    labels: tuple[DrawLabel, ...] = ()
    rules: str = RULES_VERSION

    def __repr__(self) -> str:
        """The answer and how much came of it, without the state: `<Step by player: Deploy(…), events=2, draws=0>`."""
        answer = "" if self.action is None else f"{self.action}, "
        return f"<Step by {self.by}: {answer}events={len(self.events)}, draws={len(self.draws)}>"

    @property
    def free(self) -> bool:
        """Whether the player may undo it without a vote: no chance was drawn, no player learned a secret, and nothing
        that it did is for ever."""
        return not self.draws and not any(event.shows or event.final for event in self.events)

    @property
    def final(self) -> bool:
        """Whether something that it did is for ever, so that not even a vote goes back past it."""
        return any(event.final for event in self.events)


def begin(rules: Ruleset, chance: Chance, drawn: int = 0) -> Step:
    """Set the game up until it needs a player's answer. `drawn` draws were made before, for its seats.

    >>> from rules import GAMES, Seeded, begin, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> begin(rules, Seeded(b"any secret")).state.pending
    {1: ToClaim(player='blue')}
    """
    check_argument("rules", rules, Ruleset)
    check_argument("chance", chance, Chance)
    state = State(rules.seats, land=Land(realm_of=rules.board.realm_of), draws=drawn)
    state.agenda.extend((task, GAME, ()) for task in reversed(rules.start))
    g = Context.of(rules, state, chance)
    g.run()
    return check_types(Step(state, None, "game", tuple(g.events), g.drawn, g.labels, rules.version))


def refusal(rules: Ruleset, state: State, action: Action) -> Refusal | None:
    """Why this answer cannot be accepted now; None if it can.

    >>> from rules import GAMES, position, refusal, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> from rules.risk import Attack
    >>> state = position(rules, "red: alaska:4; blue: kamchatka; green: *", step="combat").state
    >>> refusal(rules, state, Attack(1, "red", "alaska", "brazil", 3))
    NotAdjacent(source='alaska', target='brazil')
    >>> refusal(rules, state, Attack(1, "red", "alaska", "kamchatka", 3)) is None
    True
    """
    if not (isinstance(rules, Ruleset) and isinstance(state, State)):
        raise _wrong_game(rules, state)
    if not isinstance(action, Action):
        raise wrong_argument("action", action, Action)
    if (why := _ill_typed(action)) is not None:
        return why
    g = Context.of(rules, state, _NO_CHANCE)
    why = _refusal(g, action)
    return None if why is None or _in_offered_order(g, action) is not None else why


def _in_offered_order(g: Context, action: Action) -> Action | None:
    """A refused answer, with what it names in a field in the order of an offer that covers it so; None if none does.

    Of two leaders, cards or ends of a line none comes first: they may be named in any order, and the answer is played
    and stored in the one that is offered.
    """
    decision, names = g.state.pending.get(action.decision), unordered_fields(type(action))
    if not names or decision is None or decision.player != action.player or not well_typed(action):
        return None
    if not (several := [name for name in names if len(getattr(action, name)) > 1]):
        return None
    for rule in g.rules.offers(type(decision)):
        for offer in rule(g, decision):
            if offer.action is type(action):
                fields = {name: offer.fields[name] for name in several if name in offer.fields}
                ordered = {name: in_their_order(choices, getattr(action, name)) for name, choices in fields.items()}
                if (same := replace(action, **ordered)) in offer:
                    return same
    return None


def _wrong_game(rules: object, state: object) -> TypeError:
    """The error for what is no ruleset, or else no state."""
    if isinstance(rules, Ruleset):
        return wrong_argument("state", state, State)
    return wrong_argument("rules", rules, Ruleset)


def _ill_typed(action: Action) -> Refusal | None:
    return None if well_typed(action) else WrongType(action.kind, wrong_field(action))


def _expected_type(action: Action) -> str:
    """Which type the first field of a wrong type is declared with, and which it has."""
    name = wrong_field(action)
    declared = next(noted[name] for kind in type(action).__mro__ if name in (noted := vars(kind).get(NOTES, {})))
    return f"expected {declared}, got {type(getattr(action, name)).__name__}"


def _refusal(g: Context, action: Action) -> Refusal | None:
    kind = type(action)
    decision = g.state.pending.get(action.decision)
    if (decision is None or decision.player != action.player) and (why := _refuse_unasked(g.state, action, decision)):
        return why
    try:
        law = g.rules.laws[kind][type(decision)]
    except KeyError:
        law = g.rules.law(kind, type(decision))
    why = law(g, action, decision)
    return None if why is None else _unknown_land(g, action) or why


def _unknown_land(g: Context, action: Action) -> Refusal | None:
    """The refusal of an answer that names a territory or space that the board does not have."""
    for name, meaning in meanings(type(action)).items():
        if item_of(meaning) is Territory:
            given = getattr(action, name)
            named = (given,) if isinstance(given, str) else given
            strange = [one for one in named if one not in g.rules.board.realm_of and one != NO_TERRITORY]
            if strange:
                return NoSuchLand(Territory(strange[0]))
    return None


def _refuse_unasked(state: State, action: Action, decision: Decision | None) -> Refusal | None:
    """Why an answer that does not come from the player of an open decision cannot be accepted; None out of turn."""
    if state.winners is not None:
        return GameIsOver()
    if decision is not None:
        return NotYours(decision.player)
    if action.decision:
        return NotAsked(action.decision)
    return None if action.player in state.seats else NotYours(action.player)


def advance(rules: Ruleset, state: State, action: Action, chance: Chance, by: str = "player") -> Step:
    """Apply an answer to the state itself, for callers that play many games and keep no earlier state.

    A refused answer leaves the state unchanged. Any other error (a script out of dice, an error in a rule) leaves it
    half played and unusable. No types are checked, not even the answer's. Otherwise like `apply`.

    >>> from rules import GAMES, Seeded, advance, begin, default, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> chance = Seeded(b"any secret")
    >>> state = begin(rules, chance).state
    >>> for _ in range(100):
    ...     step = advance(rules, state, default(rules, state, state.unanswered[0]), chance)
    >>> step.state is state
    True
    """
    g = Context.of(rules, state, _NO_CHANCE)
    why = _refusal(g, action)
    if why is not None:
        if (same := _in_offered_order(g, action)) is None:
            raise Refused(why)
        action = same
    g.chance = chance
    g.answer(action)
    return Step(state, action, by, tuple(g.events), g.drawn, g.labels, rules.version)


def apply(rules: Ruleset, state: State, action: Action, chance: Chance, by: str = "player") -> Step:
    """Answer a decision and run the game until it waits again. The given state is never changed.

    Raises `Refused`; `LookupError` if the chance has no draw left; `TypeError` for an argument of another type, or if a
    rule emits an event or asks a decision with a field of the wrong type. `by` says who submitted the answer: player,
    order, clock, ai, vote, table; any other raises `LookupError`.

    >>> from rules import GAMES, NamedDraws, apply, position, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> from rules.risk import Attack, Defend
    >>> step = position(rules, "red: alaska:4; blue: kamchatka; green: *", step="combat")
    >>> step = apply(rules, step.state, Attack(1, "red", "alaska", "kamchatka", 3), NamedDraws())
    >>> step = apply(rules, step.state, Defend(2, "blue", 1), NamedDraws(attack=(6, 4, 1), defence=(5,)))
    >>> step.state.land.owner("kamchatka")
    'red'
    """
    if not (isinstance(rules, Ruleset) and isinstance(state, State)):
        raise _wrong_game(rules, state)
    if not isinstance(action, Action):
        raise wrong_argument("action", action, Action)
    if by not in SUBMITTERS:
        raise LookupError(f"by: nobody is called {by!r}; an answer is given by {', '.join(sorted(SUBMITTERS))}")
    if (why := _ill_typed(action)) is not None:
        raise Refused(why, _expected_type(action))
    return check_types(advance(rules, state.fork(), action, chance, by), state.decisions_asked)


def check_types(step: Step, asked_before: int = 0) -> Step:
    """Check the types in all events and new decisions of a step, and return it; raises `TypeError`."""
    for event in step.events:
        if not well_typed(event):
            raise _wrong_type(event)
    for number, decision in step.state.pending.items():
        if number > asked_before and not well_typed(decision):
            raise _wrong_type(decision)
    return step


def _wrong_type(made: Event | Decision) -> TypeError:
    return TypeError(f"{made.kind}: {wrong_field(made)} holds another type than it declares")


def legal(rules: Ruleset, state: State, number: int) -> Iterator[Offer]:
    """The offers of a pending decision; every combination in each is legal. Nothing once it is answered.

    Raises `LookupError` for a number that was never asked.

    >>> from rules import GAMES, legal, position, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> state = position(rules, "red: alaska:4; blue: kamchatka; green: *", step="combat").state
    >>> for offer in legal(rules, state, 1):
    ...     print(offer)
    Offer(Attack, {'source': ('alaska',), 'target': (..., 'kamchatka'), 'dice': range(1, 4), 'leaders': ((),)})
    Offer(Finish, {})
    """
    if not (isinstance(rules, Ruleset) and isinstance(state, State)):
        raise _wrong_game(rules, state)
    decision = state.pending.get(number)
    if decision is None:
        if not 0 <= number <= state.decisions_asked:
            raise _not_pending(state, number)
        return iter(())
    g = Context.of(rules, state, _NO_CHANCE)
    return chain.from_iterable([rule(g, decision) for rule in g.rules.offers(type(decision))])


def _not_pending(state: State, number: int) -> LookupError:
    """The error for a number of no pending decision; it says which are."""
    why = "is not pending any more" if 0 < number <= state.decisions_asked else "was never asked"
    return LookupError(f"decision {number} {why}; pending: {', '.join(map(str, state.pending)) or 'none'}")


def default(rules: Ruleset, state: State, number: int) -> Action:
    """The answer to a pending decision by the clock, or for an absent seat; `LookupError` where it is not pending.

    >>> from rules import GAMES, default, position, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> state = position(rules, "red: alaska:4; blue: kamchatka; green: *", step="combat").state
    >>> default(rules, state, 1)
    Finish(decision=1, player='red')
    """
    if not (isinstance(rules, Ruleset) and isinstance(state, State)):
        raise _wrong_game(rules, state)
    decision = state.pending.get(number)
    if decision is None:
        raise _not_pending(state, number)
    g = Context.of(rules, state, _NO_CHANCE)
    answering = g.rules.answering(type(decision))
    action = answering.policies[answering.default](g, number, decision, NO_DETAILS)
    if action is None:
        raise TypeError(f"{decision.kind}: the default may not ask")
    return action


def take_back(before: State, now: State) -> State:
    """The game as it was before a step. Counters are kept, so no draw or decision number is ever used twice.

    >>> from rules import GAMES, NamedDraws, apply, position, ruleset, take_back
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> from rules.risk import Deploy
    >>> before = position(rules, "red: alaska:4; blue: kamchatka; green: *", step="reinforcement").state
    >>> now = apply(rules, before, Deploy(1, "red", "alaska", 3), NamedDraws()).state
    >>> now.land.armies("alaska"), take_back(before, now).land.armies("alaska")
    (7, 4)
    """
    state = before.fork()
    state.draws, state.decisions_asked = now.draws, now.decisions_asked
    return state
