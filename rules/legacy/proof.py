"""The proof of a campaign: the records of its games, each of which begins with what the one before has left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from rules.kernel.game import Setting
from rules.kernel.record import SNAPSHOT, Record, read_record
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import Refused
from rules.kernel.verify import Tampered, replay
from rules.legacy.campaign import Campaign
from rules.legacy.chain import before_flaw, campaign_after, named_world, read_before, record_before, record_code


class BrokenChain(ValueError):
    """Records that are not one campaign's games in their order; `at` is the first that does not fit, counted from 1."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(f"record {at}: {why}")
        self.at, self.why = at, why


@dataclass(frozen=True, slots=True)
class ChainProof:
    """What was proved: what the last game left. The `untold` records (from 1) are of older rules, and not played again.

    Of those only the link to the record before is proved. `left` is None if the last one is of them.
    """

    left: Campaign | None
    untold: tuple[int, ...]


def verify_chain(texts: Sequence[str], rules_of: Callable[[Setting], Ruleset]) -> ChainProof:
    """Prove the records of a campaign, in the order of its games, those that were called off too.

    Every game is played again, as `verify` does it (which also checks the beacons' signatures). The first record begins
    with nothing on the board. Raises `BrokenChain`. `rules_of` gives the ruleset of a setting.
    """
    left: Campaign | None = Campaign()
    code, untold = "", []
    for at, text in enumerate(texts, 1):
        try:
            record = read_record(text)
            if why := _why_not_next(record.head.setting, left, code):
                raise BrokenChain(at, why)
            end = _end(record, rules_of)
        except (Tampered, Unreadable) as error:
            raise BrokenChain(at, str(error)) from error
        if end is None:
            untold.append(at)
        left, code = campaign_after(end) if end else None, record_code(text)
    return ChainProof(left, tuple(untold))


def _why_not_next(setting: Setting, left: Campaign | None, code: str) -> str:
    """Why a game with this setting does not follow a record with this code that left this campaign; "" if it does."""
    if why := before_flaw(setting):
        return f"it cannot begin so ({why.kind})"
    if record_before(setting) != code:
        return "it names another record as the one before"
    if left is not None and not continues(left, read_before(setting)[0]):
        return "it begins with something else than the game before has left"
    return ""


def _end(record: Record, rules_of: Callable[[Setting], Ruleset]) -> State | None:
    """The game as it stood after the last line of its record; None if that was played by older rules."""
    if record.lines and record.lines[0].kind == SNAPSHOT:
        raise Tampered(0, "it begins with a position, not with a deal")
    end = None
    for _, step in replay(record, rules_of):
        end = step.state if step else None
    return end


def continues(left: Campaign, began: Campaign) -> bool:
    """Whether a game begins with what was left: members may have joined meanwhile, and the world may have its name.

    The options are open until the first game.
    """
    try:
        named = left if began.world == left.world else named_world(left, left.namer, began.world)
    except Refused:
        return False
    joined = began.members[: len(left.members)] == left.members and began.ais[: len(left.ais)] == left.ais
    options = left.options or began.options
    return joined and replace(named, members=began.members, ais=began.ais, options=options) == began
