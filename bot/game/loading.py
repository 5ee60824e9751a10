"""Load a game from the store: a session, and single steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.game.history import drop_undone_steps
from bot.game.progress import load_state
from bot.game.session import LoggedStep, Session
from bot.game.undo import read_last_answers
from bot.game.window_delays import DELAY
from bot.logs import error_summary
from bot.refusals import CourseOutdated, PackageMissing, PutAside, TableClosed, TableGone, TableStarting
from bot.store import DatabaseError, Transaction
from bot.store.encryption import NoSuchKey
from bot.store.models import CLOSED, COURSE, LOBBY, STARTING, CampaignMember, SealedTexts, Seat, StoredStep, Table
from renders import RECENT_STEPS, RecentTurns
from rules import GAMES, PACKAGES, Game, Player, Refusal, Refused, Ruleset, Seeded, Setting, Unreadable
from rules.author import BadName, Family, GameIsOver, NotAsked, NotNow, NotYours
from rules.orders import Orders, read_orders
from rules.records import RULES_VERSION, Head, SeatDraw, TooNew, commitment, draw_seats, key_of
from rules.risk import ARRANGED, SEATING, NotBegun

KnownGames = Mapping[str, Game]
BEFORE_OR_AFTER = (TableGone, NotBegun, TableStarting, TableClosed)
"""Why there is no game to load, or none any more."""


class CannotRead(Refused):
    """Raised for a game that is put aside. `known` says for the log which it is, as far as that is known, and `reason`
    why."""

    def __init__(self, why: PutAside, known: str, reason: str) -> None:
        super().__init__(why)
        self.known, self.reason = known, reason


class OtherGame(Unreadable):
    """What was saved has a seat or a territory that its game has not here."""


def ruleset_of(games: KnownGames, setting: Setting) -> Ruleset:
    """The ruleset of a setting, composed once; raises `LookupError` and `Refused` for one that is none."""
    if setting.game not in games:
        raise LookupError(f"no game named {setting.game!r}")
    return games[setting.game].ruleset(setting)


def load(tx: Transaction, games: KnownGames, table_id: int) -> Session:
    """The game as it was saved last; raises `Refused`: TableGone, NotBegun, TableStarting, TableClosed, PutAside.

    A game that cannot be read is `PutAside`, whatever the reason (`CannotRead`), so that it stops no other game; where
    its package is what it needs, it is `PackageMissing`. Only an error of the database itself (`DatabaseError`) is
    raised as it is.
    """
    table: Table | None = None
    try:
        table = _require_begun(tx, table_id)
        return _read(tx, games, table)
    except DatabaseError:
        raise
    except Exception as error:
        if isinstance(error, Refused) and isinstance(error.why, BEFORE_OR_AFTER):
            raise
        raise _put_aside(table_id, table, error) from error


def _put_aside(table_id: int, table: Table | None, error: Exception) -> CannotRead:
    """What is raised for a game that cannot be read for this error."""
    if table is None:
        return CannotRead(PutAside(table_id), "", error_summary(error))
    known = f" ({table.game}, step {table.seq})"
    if table.state == COURSE:
        return CannotRead(CourseOutdated(table_id), known, error_summary(error.__cause__ or error))
    if isinstance(error, Refused) and isinstance(error.why, PackageMissing):
        return CannotRead(error.why, known, describe_missing(table.game, table.package, error.why.why))
    told = isinstance(error, TooNew | NoSuchKey | OtherGame)
    reason = str(error) if told else error_summary(error.__cause__ or error)
    if is_of_other_version(table):
        missing = PackageMissing(table_id, table.package, "version")
        return CannotRead(missing, known, f"{describe_missing(table.game, table.package, missing.why)}: {reason}")
    return CannotRead(PutAside(table_id), known, reason)


def find_game(games: KnownGames, table: Table) -> Game:
    """The game of a table; raises `Refused(PackageMissing)`, or `LookupError` for a game that was no package's."""
    if table.package and (why := why_missing(table.game, table.package)):
        raise Refused(PackageMissing(table.id, table.package, why))
    if table.game not in games or (PACKAGES.version_of(table.game) and not table.package):
        raise LookupError(f"no game named {table.game!r}")
    return games[table.game]


def why_missing(game: str, package: str) -> str:
    """Why a game of a package cannot be played here, as `PackageMissing` has it; "" if it can."""
    if _name_of(PACKAGES.version_of(game)) == _name_of(package):
        return ""
    found = PACKAGES.get(game)
    if found is not None and _name_of(found.distribution) == _name_of(package):
        return "flawed"
    return "other" if found is not None or game in GAMES else "gone"


def is_of_other_version(table: Table) -> bool:
    """Whether a table was opened with another version of its package than is here."""
    return bool(table.package) and table.package != PACKAGES.version_of(table.game)


def describe_missing(game: str, package: str, why: str) -> str:
    """What is missing for a game, in one line for the host; `why` is that of a `PackageMissing`."""
    found = PACKAGES.get(game)
    here = found.distribution if found is not None else "this project"
    return {
        "gone": f"its package {package} is not installed",
        "flawed": f"its package {package} cannot be played here: {found.flaw if found is not None else ''}",
        "other": f"its package is {package}, but the game named {game!r} here is that of {here}",
        "version": f"it began with {package}, and {here} cannot read it",
    }[why]


def _name_of(package: str) -> str:
    """The name of a distribution without its version."""
    return package.partition(" ")[0]


def _require_begun(tx: Transaction, table_id: int) -> Table:
    """The table of a game that has begun; raises `Refused` (TableGone, NotBegun, TableStarting, TableClosed)."""
    table = tx.tables.get(table_id)
    if table is None:
        raise Refused(TableGone())
    before: dict[str, Refusal] = {LOBBY: NotBegun(), STARTING: TableStarting(), CLOSED: TableClosed()}
    if table.state in before:
        raise Refused(before[table.state])
    return table


def _read(tx: Transaction, games: KnownGames, table: Table) -> Session:
    game = find_game(games, table)
    seats = seats_in_order(game, tx.tables.seats(table.id), table.options)
    setting = game.setting(tuple(seats), table.options, table.before)
    rules = game.ruleset(setting)
    snapshot = tx.steps.snapshot(table.id, table.seq)
    if snapshot is None:
        raise Unreadable("its last step is missing")
    written, refusals = tx.tables.orders(table.id), refusal_family(rules)
    orders = Orders({Player(colour): read_orders(written[colour], rules, refusals) for colour in written})
    held = {timer.subject: timer.due_at for timer in tx.timers.of(table.id, DELAY)}
    state, dice = load_state(rules, snapshot), dice_key(table, setting, seats)
    answers = read_last_answers(tx, table.id, table.seq, rules.version)
    sealed = seals_of(tx, table)
    hidden = sealed.behind if sealed else {}
    now, members = rules.at(state), members_of(tx, table)
    if unknown := [*({*state.seats} - {*seats}), *({*state.land} - {*now.board.realm_of})]:
        raise OtherGame(f"the game has no {unknown[0]} any more")
    return Session(table, game, setting, now, state, seats, orders, dice, held, answers, hidden, members)


def members_of(tx: Transaction, table: Table) -> Mapping[str, CampaignMember]:
    """The members of a table's campaign, by their ids; none without a campaign."""
    return {} if table.campaign is None else tx.campaigns.members(table.campaign)


def seals_of(tx: Transaction, table: Table) -> SealedTexts | None:
    """What a table's campaign keeps secret; None without a campaign, or while it has no seals."""
    return None if table.campaign is None else tx.campaigns.seals(table.campaign)


def seats_in_order(game: Game, seats: Mapping[str, Seat], options: Mapping[str, str]) -> dict[Player, Seat]:
    """These filled seats in the order in which they play: as they joined, or as the host arranges them.

    Lots are drawn later, by the game itself. Games older than this choice have the order of the game's colours.
    """
    arranged, colours = SEATING.get(options) == ARRANGED, list(game.colours)

    def rank(colour: Player) -> tuple[int, int]:
        seat = seats[colour]
        return seat.place if arranged else seat.joined, colours.index(colour)

    order = game.in_turn(tuple(sorted((colour for colour in colours if colour in seats), key=rank)))
    return {colour: seats[colour] for colour in order}


def dice_key(table: Table, setting: Setting, seats: Mapping[Player, Seat]) -> bytes:
    """The key of the game's dice; raises `ValueError` while the round of the beacon is not known."""
    return key_of(head_of(table, setting, seats))


def head_of(table: Table, setting: Setting, seats: Mapping[Player, Seat], rules: str = RULES_VERSION) -> Head:
    """The head of the game's record, with its secret; `rules` is the version under which it began.

    The options are those stored at the start, not those of `setting`, which a newer program may have more of: the key
    binds what stood in the frozen list.
    """
    frozen = replace(setting, options=tuple(table.options.items()))
    contributions = tuple(seats[colour].contribution for colour in setting.seats)
    secret = table.secret
    head = Head(
        *(frozen, rules, commitment(secret), contributions, secret.hex(), table.beacon, table.record_format),
        package=table.package,
    )
    wishes = tuple(tuple(map(Player, seats[colour].wishes)) for colour in setting.seats)
    return with_seats_drawn(head, wishes) if all(wishes) else head


def with_seats_drawn(head: Head, wishes: tuple[tuple[Player, ...], ...]) -> Head:
    """The head of a game whose seats dice give by these wishes; raises `ValueError` as `dice_key`."""
    head = replace(head, seat_draw=SeatDraw(wishes))
    seats, dice = draw_seats(wishes, Seeded(key_of(head)))
    return replace(head, setting=replace(head.setting, seats=seats), seat_draw=SeatDraw(wishes, dice))


def refusal_family(rules: Ruleset) -> Family:
    """Every kind of refusal that an answer may get under these rules."""
    return Family(Refusal, [*rules.refusals.kinds.values(), BadName, NotAsked, NotYours, NotNow, GameIsOver])


def read_recent_turns(tx: Transaction, session: Session) -> RecentTurns:
    """The turns of the session's last steps; raises `Unreadable`."""
    table = session.table
    rows = tx.steps.between(table.id, max(table.seq - RECENT_STEPS, 0), table.seq)
    steps = drop_undone_steps(read_step(session.rules, row) for row in rows)
    return RecentTurns().after(((step.seq, step.events_for(None)) for step in steps), table.seq)


def read_step(rules: Ruleset, row: StoredStep) -> LoggedStep:
    """A stored step with its action and events as values; raises `Unreadable`."""
    action = None if row.action is None else rules.actions.read(row.action)
    events = tuple(rules.events.read(event) for event in row.events)
    return LoggedStep(row.seq, row.by, row.person, action, events, row.draws, row.at, row.undoes, row.free)
