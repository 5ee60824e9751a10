"""A trial of standing orders: what they would have answered in the last attacks, from the log and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.game.loading import read_step
from bot.game.progress import load_state
from bot.game.session import LoggedStep, Session
from bot.store import Transaction
from rules import Action, Occasion, Player, Standing, State, answer_of, condition_topics, fitting, occasion, plain
from rules.risk import BattleFought, Defend, Invasion, compare

ATTACKS = 3
LOOKED_AT, AT_A_TIME = 600, 60
"""How many steps a trial looks back at most, and how many it reads at a time."""


@dataclass(frozen=True, slots=True)
class DryRunAnswer:
    """One question of an attack: what it was about, which clause (0: the plain answer) would have answered, and how.

    `would` is None where the player would have been asked; `did` is the answer that was given. `lost` are the losses
    of both sides (the seat's own first) with the dice that fell, had the seat defended so; None where they are the
    same, or where a die would have been needed that never was thrown (`unthrown`).
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
        """What makes two questions belong to the same attack."""
        return self.attacker, self.source, self.now.where


def dry_run(tx: Transaction, session: Session, seat: Player) -> tuple[DryRunAnswer, ...]:
    """The first question of each kind in the last attacks on a seat, the latest attack first."""
    found: list[DryRunAnswer] = []
    attacks: list[tuple[str, str, str]] = []
    for tried in _questions(tx, session, seat):
        if not attacks or attacks[-1] != tried.attack:
            if len(attacks) == ATTACKS:
                break
            attacks.append(tried.attack)
        found.append(tried)
    return tuple(_first_of_each(found))


def _first_of_each(found: list[DryRunAnswer]) -> Iterator[DryRunAnswer]:
    """Of several battles of one attack, the first; an attack is told from its beginning."""
    kept: dict[tuple[int, str], DryRunAnswer] = {}
    run, before = 0, None
    for tried in found:
        run += before is not None and before != tried.attack
        before = tried.attack
        kept[run, type(tried.did).__name__] = tried
    yield from (tried for (_, _), tried in sorted(kept.items(), key=lambda pair: (pair[0][0], pair[1].seq)))


def _questions(tx: Transaction, session: Session, seat: Player) -> Iterator[DryRunAnswer]:
    """The questions about attacks that a seat has answered, the latest first."""
    last = session.table.seq
    about = condition_topics(session.rules, session.state)
    for end in range(last, max(last - LOOKED_AT, 0), -AT_A_TIME):
        rows = tx.steps.between(session.table.id, max(end - AT_A_TIME + 1, 1), end)
        for row in reversed(rows):
            if row.action is not None and row.action.get("player") == seat and row.action.get("decision"):
                step = read_step(session.rules, row)
                before = load_state(session.rules, tx.steps.snapshot(session.table.id, row.seq - 1) or b"")
                if tried := _dry_run_answer(session, seat, about, before, step):
                    yield tried


def _dry_run_answer(
    session: Session, seat: Player, about: tuple[str, ...], before: State, step: LoggedStep
) -> DryRunAnswer | None:
    did = step.action
    decision = before.pending.get(did.decision) if did else None
    if did is None or decision is None or decision.topic not in about:
        return None
    rules, invasion = session.rules, before.part(Invasion)
    order = session.orders.get(seat, {}).get(decision.topic) or Standing(rules.answering(type(decision)).unasked)
    clause = fitting(rules, before, did.decision, order)
    at = order.clauses.index(clause) + 1 if clause else 0
    policy, wish = (clause.policy, clause.wish) if clause else (order.policy, order.wish)
    would = answer_of(rules, before, did.decision, policy, wish)
    now = occasion(rules, before, did.decision)
    lost, was, unthrown = _with_those_dice(would, did, step)
    return DryRunAnswer(
        step.seq, invasion.attacker, invasion.source, now, at, policy, would, did, lost, was, unthrown
    )  # fmt: skip


Losses = tuple[int, int] | None


def _with_those_dice(would: Action | None, did: Action, step: LoggedStep) -> tuple[Losses, Losses, bool]:
    """What each side would have lost, what it lost, and whether a die is missing to say so."""
    fought = next((event for event in step.events if isinstance(event, BattleFought)), None)
    if not (isinstance(would, Defend) and isinstance(did, Defend)) or fought is None or plain(would) == plain(did):
        return None, None, False
    if would.dice > did.dice or would.led != did.led:
        return None, None, True
    thrown = [drawn.number + 1 for drawn in step.draws]
    answered = tuple(sorted(thrown[len(fought.attack) : len(fought.attack) + would.dice], reverse=True))
    won = compare(fought.attack, answered, fought.attack_bonus, fought.defence_bonus)
    pairs = min(len(fought.attack), len(answered))
    return (won, pairs - won), (fought.defender_lost, fought.attacker_lost), False
