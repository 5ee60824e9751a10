"""What a game, or the house rules, add to the bot's words: a class with a method for each place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import ClassVar, Literal, NamedTuple

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.seats import Naming
from renders import History, SealedPack
from rules import Action, Board, Decision, Event, Part, Player, Ruleset, State, View

Told = Literal["both", "first", "second"]
"""Which of two neighbouring events is reported."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Pieces placed on a territory. `manner` selects the message: `told-<manner>`."""

    manner: str
    player: str
    where: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Tally:
    """What happens often, and is told once for all. `manner` selects the messages `told-<manner>` and
    `story-<manner>`, and `told-<manner>-one` for a `count` of `what`, on the territory `where`."""

    manner: str
    player: str
    what: str = ""
    where: str = ""
    count: int = 1
    notable: bool = False
    """Whether the story of a turn gives it a line of its own."""
    routine: bool = False
    """Whether the story of a turn leaves it out: it goes without saying, or another line tells it."""


class CardFace(NamedTuple):
    """How a card looks in the picture of a hand. Every field is that of `renders.Card`."""

    kind: str
    caption: str = ""
    land: str = ""
    points: int = 0
    scene: str = ""
    colour: str = ""
    realms: tuple[str, ...] = ()
    cost: int | None = None


def _never(state: State, rules: Ruleset, seat: Player) -> bool:
    """Whether a seat is asked no more in this set-up: it may be asked to its end."""
    return False


def holds_land(state: State, rules: Ruleset, seat: Player) -> bool:
    """Whether a seat has begun on the board: where each is asked once, it is asked no more."""
    return bool(state.land.of(seat))


class Wish(NamedTuple):
    """A set-up question that can be answered in advance: the policy that reads a list, and the heading's message id.

    `cards` may be named in the list besides territories: whatever has a title `card-…`. `unasked` is the policy that
    never asks, where `policy` asks again at the list's end. `over` says whether a seat is asked no more, `once` that it
    is asked once: a list is of no use to whoever has the question.
    """

    policy: str
    heading: str
    cards: tuple[str, ...] = ()
    unasked: str = ""
    over: Callable[[State, Ruleset, Player], bool] = _never
    once: bool = False


class Standings(NamedTuple):
    """A paragraph for each seat, with the numbers by which it is ranked, the best highest; lines above and below.

    `stocks`: below each paragraph stands what the seat has besides (`GameWords.stocks`).
    """

    seats: Mapping[Player, str]
    ranks: Mapping[Player, tuple[int, ...]]
    head: Sequence[str] = ()
    tail: Sequence[str] = ()
    stocks: bool = False


class Length(NamedTuple):
    """How long a war was: its turns, and the days from its start to its end, if they are known."""

    turns: int
    days: int | None = None


class GameWords:
    """The interface for a game's words. A game overrides what it needs; the rest works by the kinds of its values.

    The methods are called at every table, so they check modules, parts and events to see whether they apply.
    """

    game: ClassVar[str] = ""
    """The game's name in `rules.GAMES`; empty for words that belong to no single game."""
    pages: ClassVar[Traversable | None] = None
    """A folder with `en/*.ftl` and `fr/*.ftl`; None if the messages are in `bot/words/en` and `bot/words/fr`."""
    label: str = ""
    """The label of the pack whose words these are; empty for words that no seal keeps back."""
    topics: ClassVar[Sequence[str]] = ()
    """The pages of the game's rules (`rules-<topic>`), in reading order."""
    first_options: ClassVar[Collection[str]] = ()
    """The options at the top of the lobby card, which can also be typed with `/risk new`."""
    typed_options: ClassVar[Collection[str]] = ()
    """More options that can be typed with `/risk new`."""
    option_groups: ClassVar[Mapping[str, Sequence[str]]] = {}
    """The groups of options in the list of all (their headings are `options-<group>`), in order."""
    has_general: ClassVar[bool] = False
    """Whether the first at the table is the General, from whose left cards are dealt."""

    steps: ClassVar[int] = 0
    """How many steps a turn has, in a game whose players know them by number."""

    wishes: ClassVar[Mapping[str, Wish]] = {}
    """The game's own set-up questions, by decision, in the order asked. They hold where all of them may be asked; of
    two wishes for one question the later one holds."""
    forgettable: ClassVar[Sequence[str]] = ()
    """Kinds of answer that the turn's end forfeits: the player is reminded of the first one on offer."""
    forfeited_by_placing: ClassVar[Sequence[str]] = ()
    """Kinds of answer that the turn's last placement forfeits: the player is reminded of the first one on offer."""
    after_fighting: ClassVar[Collection[str]] = ()
    """Decisions for which owners and armies no longer count: the territories to choose from stand by their names."""
    about_cards: ClassVar[Collection[str]] = ()
    """Kinds of answer whose territory (`where`) means its card, whoever holds it: what that is worth stands beside
    it."""
    about_marks: ClassVar[Collection[str]] = ()
    """Kinds of answer whose territory (`where`) means what is glued there, whoever holds it: what that is stands beside
    it."""
    declining: ClassVar[Sequence[str]] = ()
    """Kinds of answer that leave what is offered: their button does not stand out from the others."""

    piles: ClassVar[Sequence[str]] = ()
    """A player's zones that are drawn in the picture of the hand, in order."""
    open_piles: ClassVar[Sequence[str]] = ()
    """A player's zones that lie open and work as long as they do: everybody can look at their picture."""
    titled_piles: ClassVar[Collection[str]] = ()
    """Piles whose cards have their own titles, even if a territory has the same id."""
    board_cards: ClassVar[Collection[str]] = ()
    """Cards whose titles stand on the picture of the board."""
    decks: ClassVar[Collection[str]] = ()
    """Zones from which players draw cards, by the first part of their name."""
    hands: ClassVar[Collection[str]] = ()
    """A player's zones for drawn cards; `told-drawn-<zone>` reports their number to everyone."""
    quiet_hands: ClassVar[Collection[str]] = ()
    """The same, but reported only to readers who see the cards."""

    battles: ClassVar[Mapping[type[Event], str]] = {}
    """Events with the fields of `BattleFought`, each with the message id for its dice."""
    conquest: ClassVar[Mapping[str, str]] = {}
    """Extra arguments of `told-invasion`, with their defaults; `after_conquest` may override them."""
    raised: ClassVar[Collection[str]] = ()
    """The manners of `placed` that a turn's story counts among its reinforcements."""
    worked: ClassVar[Collection[str]] = ()
    """The manners of `placed` that are a card's effect right after it, which a turn's story tells behind the card."""
    cards_played: ClassVar[tuple[type[Event], ...]] = ()
    """Events of a card that everybody sees played or turned up, each with a `player` and a `card`."""
    opening_cards: ClassVar[tuple[type[Event], ...]] = ()
    """Those of `cards_played` that may begin an invasion, whose line then names them."""
    great_moments: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are told even where a whole turn has one line."""
    prized_spaces: ClassVar[Collection[str]] = ()
    """The kinds of spaces in other realms that the story of a turn names first."""
    told_grants: ClassVar[Collection[str]] = ()
    """Reasons (`ArmiesGranted.why`) that another event already reports."""

    # ---- events in lines

    def is_empty(self, event: Event) -> bool:
        """Whether this event has nothing to report, although others of its kind do."""
        return False

    def placed(self, event: Event) -> Placed | None:
        """What the event places on the board; consecutive ones become one line a player."""
        return None

    def income(self, event: Event) -> str:
        """What a player regularly receives by the event, which has the fields of `ArmiesGranted`; "" if nothing.

        It selects `told-<income>` for the sum and `told-<income>-<why>` for its parts.
        """
        return ""

    def unasked(self, seen: View, settled: Collection[str], words: Words) -> str:
        """What the reader might use during their own attacks without being asked, in a line; "" if nothing.

        `settled` are the windows for which they have set what to do.
        """
        return ""

    def coins(self, card: str, seen: View, words: Words) -> int:
        """The coins on a resource card; 0 for any other card."""
        return 0

    def prizes(self, seat: Player, state: State, words: Words) -> Mapping[str, str]:
        """The territories that a seat holds whose taking the story of a turn tells by itself, each with its line."""
        return {}

    def tallied(self, event: Event) -> Tally | None:
        """What the event adds to a count that is told after everything else."""
        return None

    def confirms_draw(self, event: Event) -> tuple[str, str] | None:
        """The pile and the player of a draw that this event only confirms."""
        return None

    def after_conquest(
        self, event: Event, attacker: str, target: str, told: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """The arguments that the event adds to the line of the invasion just won; None if it does not belong to it.

        `told` are those added before.
        """
        return None

    def more_arguments(self, value: Event | Action, words: Words) -> Arguments:
        """The arguments of an event's or an answer's message that are not among its fields."""
        return {}

    def told(self, before: Event, event: Event) -> Told:
        """Which of two neighbouring events to report, if the other adds nothing."""
        return "both"

    # ---- the state of the game, and its places

    def standings(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, out: Mapping[Player, str]
    ) -> Standings | None:
        """The game's own standings; None to show territories and armies.

        `out` are the seats that were eliminated, each with its line.
        """
        return None

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What a seat has besides territories and armies, each in a few words."""
        return iter(())

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Lines below the standings."""
        return iter(())

    def marks(self, where: str, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What is on a territory, for the board as text: what stands there, if not more."""
        return self.stands_on(where, seen, words)

    def below_board(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, line: Callable[[str], str]
    ) -> Iterator[str]:
        """Paragraphs below the regions of the board as text: other realms. `line` is that of a territory or space."""
        return iter(())

    def alt_first(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Sentences of the alt text before the seats."""
        return iter(())

    def alt_seat(self, seat: Player, seen: View, words: Words) -> Arguments:
        """Extra arguments of `alt-seat`."""
        return {}

    def alt_places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Sentences of the alt text about places, before the largest armies."""
        return iter(())

    # ---- campaigns

    def world_lines(self, campaign: Part, words: Words, named: Callable[[str], str]) -> Iterator[str]:
        """What lies on the board between two games of a campaign, a line a place; `named` gives a member's name, fit to
        stand in a text."""
        return iter(())

    def pack_lines(
        self, campaign: Part, words: Words, named: Callable[[str], str], *, ended: bool = False
    ) -> Iterator[str]:
        """A paragraph for each pack of a campaign: what stands on it, its seal, and who opened it in which game. In
        a campaign that has `ended` none opens any more."""
        return iter(())

    def sealed_packs(self, campaign: Part, words: Words) -> Iterator[SealedPack]:
        """Each pack of a campaign as pictures show it, with the game in which it was opened."""
        return iter(())

    def war_lines(
        self, campaign: Part, words: Words, named: Callable[[str], str], lengths: Mapping[int, Length]
    ) -> Iterator[str]:
        """A paragraph for each game of a campaign; `named` gives a member's name, `lengths` are those that are known,
        by the number of the war."""
        return iter(())

    def history(
        self, campaign: Part, words: Words, title: str, named: Callable[[str], str], lengths: Mapping[int, Length]
    ) -> History | None:
        """The whole history, as pictures and pages show it: nothing in it is escaped. `lengths` are those that are
        known, by the number of the war."""
        return None

    # ---- questions and cards

    def cut_off(self, where: str, seen: View, board: Board) -> Collection[str]:
        """The neighbours of a territory to which no way leads any more."""
        return ()

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """More arguments for the text of a window or of a question, from the game as it stands."""
        return {}

    def asked(self, decision: Decision, offered: Collection[str]) -> Arguments:
        """More arguments for the text of a question, from the kinds of answer on offer (none where nobody can say)."""
        return {}

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """Paragraphs between a question and its answers. `offered`: the kinds of answer on offer."""
        return iter(())

    def about_answers(self, decision: Decision, offered: Sequence[str], words: Words) -> Iterator[str]:
        """Paragraphs that say what each of these kinds of answer to a decision brings."""
        return iter(())

    def moot(self, seen: View, rules: Ruleset) -> Collection[str]:
        """The topics of standing orders about which the viewer cannot be asked any more in this game."""
        return ()

    def step(self, decision: Decision) -> int:
        """The step of a turn to which a question belongs, from 1; 0 for any other, or where steps are not counted."""
        return 0

    def first_round_begun(self, of: State | View) -> bool:
        """Whether the first round has begun before its first turn."""
        return False

    def asks_again(self, seen: View) -> bool:
        """Whether the rules ask once more after the last march, so that it forfeits nothing."""
        return False

    def card_arguments(self, board: Board) -> Arguments:
        """The arguments of `card-….effect` on this board."""
        return {}

    def stands_on(self, where: str, seen: View, words: Words) -> Iterator[str]:
        """What stands on a territory besides armies, in a few words, for lists of territories to choose from."""
        return iter(())

    def gone(self, seen: View, board: Board) -> Collection[str]:
        """The territories that nobody can hold any more."""
        return ()

    def hint(self, field: str, value: object, seen: View, words: Words) -> str:
        """What a choice for a field of an answer does or is worth as things stand; "" where its card says it."""
        return ""

    def card_price(self, card: str, words: Words) -> str:
        """What it costs to play a card; "" for one that has no price, or is not this game's."""
        return ""

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of a card that is neither a territory's nor wild; None if the card is not this game's."""
        return None
