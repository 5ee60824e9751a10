"""A dry run of standing orders: what they would have answered in the last attacks, computed from the log alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.game.loading import read_step
from bot.game.progress import load_state
from bot.game.session import LoggedStep, Session
from bot.store import Transaction
from rules import Action, Player, State, plain
from rules.author import Occasion
from rules.orders import StandingOrder, answer_of, clause_for, condition_topics, each_answer, occasion
from rules.risk import BattleFought, Defend, Invasion, defence_as_thrown

ATTACKS = 3
"""How many attacks a dry run shows."""
STEPS_BACK, BATCH = 600, 60
"""How many steps a dry run looks back at most, and how many it reads at a time."""


@dataclass(frozen=True, slots=True)
class DryRunAnswer:
    """One decision in an attack, and what the seat's orders would have answered.

    `clause` is the clause that would have answered, counted from 1 (0: the plain policy). `would` is its answer, None
    where the orders leave the decision to the player; `did` is the answer given. `lost` are the losses of both sides
    (the seat's own first) if the seat had defended with `would` and the same dice, `was` the real ones. Both are None
    where nothing changes, or where a die would be needed that was never thrown (`unthrown`).
    """

    seq: int
    attacker: Player
    source: str
    now: Occasion
    clause: int
    policy: str
    would: Action | None
    did: Action
    lost: tuple[int, int] | None = None
    was: tuple[int, int] | None = None
    unthrown: bool = False

    @property
    def same(self) -> bool:
        return self.would == self.did

    @property
    def attack(self) -> tuple[str, str, str]:
        """The attacker, the source and the target: two decisions with the same belong to one attack."""
        return self.attacker, self.source, self.now.where


def dry_run(tx: Transaction, session: Session, seat: Player) -> tuple[DryRunAnswer, ...]:
    """The first decision of each kind in the last attacks on a seat, the latest attack first."""
    found: list[DryRunAnswer] = []
    attacks: list[tuple[str, str, str]] = []
    for tried in _answers(tx, session, seat):
        if not attacks or attacks[-1] != tried.attack:
            if len(attacks) == ATTACKS:
                break
            attacks.append(tried.attack)
        found.append(tried)
    return tuple(_first_of_each(found))


def _first_of_each(found: list[DryRunAnswer]) -> Iterator[DryRunAnswer]:
    """The first answer of each kind in each attack: attacks as in `found` (latest first), answers in playing order."""
    first: dict[tuple[int, str], DryRunAnswer] = {}
    attack, before = 0, None
    for tried in found:
        attack += before is not None and before != tried.attack
        before = tried.attack
        first[attack, type(tried.did).__name__] = tried
    yield from (tried for (_, _), tried in sorted(first.items(), key=lambda pair: (pair[0][0], pair[1].seq)))


def _answers(tx: Transaction, session: Session, seat: Player) -> Iterator[DryRunAnswer]:
    """The decisions in attacks that a seat has answered, the latest first."""
    last = session.table.seq
    attack_topics = condition_topics(session.rules, session.state)
    for end in range(last, max(last - STEPS_BACK, 0), -BATCH):
        rows = tx.steps.between(session.table.id, max(end - BATCH + 1, 1), end)
        answers = [row for row in rows if any(one["player"] == seat and one["decision"] for one in row.answers)]
        snapshots = tx.steps.snapshots(session.table.id, {row.seq - 1 for row in answers})
        for row in reversed(answers):
            step = read_step(session.rules, row)
            before = load_state(session.rules, snapshots[row.seq - 1])
            if tried := _dry_run_answer(session, seat, attack_topics, before, step, _own_answer(step.action, seat)):
                yield tried


def _own_answer(action: Action | None, seat: Player) -> Action | None:
    """A seat's own answer, alone or among others; None if it gave none."""
    return next((one for one in each_answer(action) if one.player == seat), None) if action else None


def _dry_run_answer(
    session: Session,
    seat: Player,
    attack_topics: tuple[str, ...],
    before: State,
    step: LoggedStep,
    did: Action | None,
) -> DryRunAnswer | None:
    decision = before.pending.get(did.decision) if did else None
    if did is None or decision is None or decision.topic not in attack_topics:
        return None
    rules, invasion = session.rules, before.parts[Invasion]
    unasked = StandingOrder(rules.answering(type(decision)).unasked)
    order = session.orders[seat].standing.get(decision.topic, unasked)
    clause = clause_for(rules, before, did.decision, order)
    at = order.clauses.index(clause) + 1 if clause else 0
    policy, details = (clause.policy, clause.details) if clause else (order.policy, order.details)
    would = answer_of(rules, before, did.decision, policy, details)
    now = occasion(rules, before, did.decision)
    lost, was, unthrown = _with_those_dice(would, did, step)
    return DryRunAnswer(
        step.seq, invasion.attacker, invasion.source, now, at, policy, would, did, lost, was, unthrown
    )  # fmt: skip


Losses = tuple[int, int] | None


def _with_those_dice(would: Action | None, did: Action, step: LoggedStep) -> tuple[Losses, Losses, bool]:
    """What each side would have lost, what each side lost, and whether a die that is needed was never thrown."""
    fought = next((event for event in step.events if isinstance(event, BattleFought)), None)
    if not (isinstance(would, Defend) and isinstance(did, Defend)) or fought is None or plain(would) == plain(did):
        return None, None, False
    if would.dice > did.dice or would.leaders != did.leaders:
        return None, None, True
    lost, won = fought.against(defence_as_thrown(fought, step.draws)[: would.dice])
    return (won, lost), (fought.defender_lost, fought.attacker_lost), False
