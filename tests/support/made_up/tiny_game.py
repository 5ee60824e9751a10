"""A made-up game with a little of everything: five trees in a row, squirrels, cards, raids, a fair, votes.

The tests of the kernel play it. A turn draws a card and then works until it rests; a raid opens a secret window, a fair
an open one, a vote asks several seats at once. A player with four trees wins; after fifteen turns the most trees win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import ClassVar

from rules import (
    NOBODY,
    Action,
    Decision,
    Event,
    Offer,
    Player,
    Refusal,
    Ruleset,
    Seeded,
    State,
    Step,
    apply,
    begin,
    legal,
)
from rules.author import (
    Board,
    Context,
    Details,
    Holding,
    Module,
    Part,
    Region,
    Task,
    ToReact,
    TurnBegan,
    Window,
    windows,
)

RED, BLUE, GREEN = Player("red"), Player("blue"), Player("green")
SEATS = (RED, BLUE, GREEN)
TREES = ("ash", "elm", "fir", "oak", "yew")
CARDS = (*(f"nut-{n}" for n in range(6)), "shield-1", "shield-2", "spear-1", "spear-2", "storm")
BOARD = Board(
    "wood",
    {"wood": Region(2, TREES)},
    tuple((a, b, "land") for a, b in pairwise(TREES)),
    (),
    {},
)
wood = Module("wood", needs=("windows",))
squirrels = Module("squirrels", needs=("wood",))


def hand(player: Player) -> str:
    return f"hand:{player}"


# ---- parts and events


class Larder(Part):
    left: int = 3


class Calendar(Part):
    turns: int = 0
    gone: tuple[Player, ...] = ()


class OnTheWay(Part):
    lasts_a_turn: ClassVar[bool] = True
    source: str = ""
    target: str = ""
    spears: int = 0


class Settled(Event):
    where: str
    owner: Player
    armies: int

    def apply(self, state: State) -> None:
        state.land.put(self.where, Holding(self.owner, self.armies))


class Grown(Event):
    where: str
    count: int
    stored: int

    def apply(self, state: State) -> None:
        state.land.add(self.where, self.count)
        state.parts[Larder] = Larder(state.parts[Larder].left - self.stored)


class DayPassed(Event):
    def apply(self, state: State) -> None:
        kept = state.parts[Calendar]
        state.parts[Calendar] = Calendar(kept.turns + 1, kept.gone)
        state.parts[Larder] = Larder()


class RaidDeclared(Event):
    source: str
    target: str

    def apply(self, state: State) -> None:
        state.parts[OnTheWay] = OnTheWay(self.source, self.target)


class SpearAdded(Event):
    def apply(self, state: State) -> None:
        raid = state.parts[OnTheWay]
        state.parts[OnTheWay] = OnTheWay(raid.source, raid.target, raid.spears + 1)


class Fought(Event):
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    won: bool

    def apply(self, state: State) -> None:
        raid = state.parts[OnTheWay]
        state.land.add(raid.target if self.won else raid.source, -1)


class Taken(Event):
    source: str
    target: str
    player: Player
    loser: Player

    def apply(self, state: State) -> None:
        state.land.add(self.source, -1)
        state.land.put(self.target, Holding(self.player, 1))


class Left(Event):
    player: Player

    def apply(self, state: State) -> None:
        kept = state.parts[Calendar]
        state.parts[Calendar] = Calendar(kept.turns, (*kept.gone, self.player))
        for tree in state.land.of(self.player):
            state.land.put(tree, Holding(NOBODY, state.land.armies(tree)))


class Counted(Event):
    yes: tuple[Player, ...]


# ---- tasks, decisions and actions


class Deal(Task):
    """Set up the wood."""


class Day(Task):
    """Begin the next turn."""


class Draw(Task):
    """Take the top card."""


class Work(Task):
    """Ask the active player for one piece of work."""


class Fight(Task):
    """Roll the dice of the current raid."""


class Bury(Task):
    """Discard an eliminated player's cards."""

    player: Player


class Count(Task):
    """Continue after a vote."""


class ToWork(Decision):
    """The active player's choice."""


class ToVote(Decision):
    """A player's choice in a vote."""


class Grow(Action):
    where: str
    count: int


class Raid(Action):
    source: str
    target: str


class Fair(Action):
    """Open the fair."""


class CallVote(Action):
    """Call a vote of all players."""


class Rest(Action):
    """End the turn."""


class Vote(Action):
    yes: bool


class Play(Action):
    card: str


class Leave(Action):
    """Give up, at any moment."""


class NotYourTree(Refusal):
    where: str


class TooMany(Refusal):
    most: int


class OutOfReach(Refusal):
    source: str
    target: str


class NoSuchCard(Refusal):
    """The card is not in hand, or cannot be played now."""


class AlreadyGone(Refusal):
    """This player has left."""


# ---- the rules


@wood.does(Deal)
def deal(g: Context, task: Deal) -> None:
    g.lay("deck", CARDS)
    g.shuffle("deck")
    for player in g.state.seats:
        g.lay(hand(player), (), player)
        g.move(g.zone("deck").cards[:2], "deck", hand(player))
    g.lay("pile", (), "*")
    for at, tree in enumerate(TREES):
        g.emit(Settled(tree, g.state.seats[at % len(g.state.seats)], 2))


@wood.does(Day)
def day(g: Context, task: Day) -> None:
    kept = g.parts[Calendar]
    if kept.turns >= 15:
        most = max(len(g.state.land.of(player)) for player in g.state.seats)
        g.end(tuple(p for p in g.state.seats if len(g.state.land.of(p)) == most), "days")
        return
    here = [p for p in g.state.seats if p not in kept.gone]
    after = g.state.seats.index(g.state.active) + 1 if g.state.active else 0
    order = [p for p in (*g.state.seats[after:], *g.state.seats[:after]) if p in here]
    g.emit(DayPassed())
    g.emit(TurnBegan(order[0]))
    g.then_all((Draw(), Work()), "turn")
    g.then(Day())


@wood.does(Draw)
def draw(g: Context, task: Draw) -> None:
    if not g.zone("deck").cards:
        g.move(g.zone("pile").cards, "pile", "deck")
        g.shuffle("deck")
    g.move(g.zone("deck").cards[:1], "deck", hand(g.state.active))


@wood.does(Work)
def work(g: Context, task: Work) -> None:
    g.ask(ToWork(g.state.active), then=Work())


@wood.does(Bury)
def bury(g: Context, task: Bury) -> None:
    g.move(g.zone(hand(task.player)).cards, hand(task.player), "pile")


@wood.does(Count)
def count(g: Context, task: Count) -> None:
    """Nothing is left to do after the votes."""


def resting(g: Context, number: int, decision: ToWork, details: Details) -> Action:
    return Rest(number, decision.player)


def growing(g: Context, number: int, decision: ToWork, details: Details) -> Action | None:
    left = g.parts[Larder].left
    return Grow(number, decision.player, details.names[0], left) if left and details.names else None


@wood.offers(ToWork, default="rest", policies={"rest": resting, "grow": growing})
def offer_work(g: Context, decision: ToWork) -> Iterator[Offer]:
    mine, left = g.state.land.of(decision.player), g.parts[Larder].left
    if left and mine:
        yield Offer(Grow, {"where": mine, "count": range(1, left + 1)})
    for action in (Fair, CallVote, Rest):
        yield Offer(action, {})


@wood.allows(Grow, during=(ToWork,))
def may_grow(g: Context, action: Grow, decision: ToWork) -> Refusal | None:
    if g.state.land.owner(action.where) != action.player:
        return NotYourTree(action.where)
    left = g.parts[Larder].left
    return None if 1 <= action.count <= left else TooMany(left)


@wood.plays(Grow)
def grow(g: Context, action: Grow, decision: ToWork) -> None:
    g.emit(Grown(action.where, action.count, action.count))


@wood.allows(Rest, during=(ToWork,))
@wood.allows(Fair, during=(ToWork,))
@wood.allows(CallVote, during=(ToWork,))
@wood.allows(Vote, during=(ToVote,))
def freely(g: Context, action: Action, decision: Decision) -> Refusal | None:
    return None


@wood.plays(Rest)
def rest(g: Context, action: Rest, decision: ToWork) -> None:
    g.close("turn")


@wood.plays(Fair)
def fair(g: Context, action: Fair, decision: ToWork) -> None:
    g.then(Window("fair", secret=False), "fair")


@wood.plays(CallVote)
def call_vote(g: Context, action: CallVote, decision: ToWork) -> None:
    g.ask_all((ToVote(player) for player in g.state.seats), Count())


def voting_no(g: Context, number: int, decision: ToVote, details: Details) -> Action:
    return Vote(number, decision.player, False)


@wood.offers(ToVote, default="no", unasked="no", policies={"no": voting_no})
def offer_vote(g: Context, decision: ToVote) -> Iterator[Offer]:
    yield Offer(Vote, {"yes": (True, False)})


@wood.plays(Vote)
def vote(g: Context, action: Vote, decision: ToVote) -> None:
    g.emit(Counted((action.player,) if action.yes else ()))


@wood.allows(Leave)
def may_leave(g: Context, action: Leave, decision: None) -> Refusal | None:
    return AlreadyGone() if action.player in g.parts[Calendar].gone else None


@wood.plays(Leave)
def leave(g: Context, action: Leave, decision: None) -> None:
    g.emit(Left(action.player))
    here = tuple(p for p in g.state.seats if p not in g.parts[Calendar].gone)
    if len(here) == 1:
        g.end(here, "alone")
    elif g.state.active == action.player:
        g.close("turn")


@squirrels.offers(ToWork)
def offer_raid(g: Context, decision: ToWork) -> Iterator[Offer]:
    land = g.state.land
    for source in land.of(decision.player):
        targets = tuple(t for t in g.links(source) if land.owner(t) != decision.player)
        if targets and land.armies(source) > 1:
            yield Offer(Raid, {"source": (source,), "target": targets})


@squirrels.allows(Raid, during=(ToWork,))
def may_raid(g: Context, action: Raid, decision: ToWork) -> Refusal | None:
    land = g.state.land
    if land.owner(action.source) != action.player:
        return NotYourTree(action.source)
    near = action.target in g.links(action.source) and land.owner(action.target) != action.player
    return None if near and land.armies(action.source) > 1 else OutOfReach(action.source, action.target)


@squirrels.plays(Raid)
def raid(g: Context, action: Raid, decision: ToWork) -> None:
    g.emit(RaidDeclared(action.source, action.target))
    g.then_all((Window("raid"), Fight()), "raid")


@squirrels.asks
def raid_dice(g: Context, raid: OnTheWay) -> int:
    """The dice of a raid."""
    return 1 + raid.spears


@squirrels.does(Fight)
def fight(g: Context, task: Fight) -> None:
    under_way = g.parts[OnTheWay]
    attack = g.roll(raid_dice(g, under_way), "attack")
    defence = g.roll(1, "defence")
    land = g.state.land
    defender = land.owner(under_way.target)
    g.emit(Fought(attack, defence, max(attack) > max(defence)))
    if land.armies(under_way.target) == 0:
        g.emit(Taken(under_way.source, under_way.target, g.state.active, defender))


@squirrels.opens("raid")
def who_may_meddle(g: Context, window: str) -> Iterator[ToReact]:
    for player in g.state.seats:
        if player != g.state.active and g.zone(hand(player)).cards:
            yield ToReact(player, window)


@squirrels.opens("fair")
def who_may_trade(g: Context, window: str) -> Iterator[ToReact]:
    for player in g.state.seats:
        if g.zone(hand(player)).cards and g.state.land.of(player):
            yield ToReact(player, window)


@squirrels.offers(ToReact)
def offer_cards(g: Context, decision: ToReact) -> Iterator[Offer]:
    cards = tuple(c for c in g.zone(hand(decision.player)).cards if useful(g, c, decision.window))
    if cards:
        yield Offer(Play, {"card": cards})


def useful(g: Context, card: str, window: str) -> bool:
    """Nuts are for the fair, other cards for a raid; the storm, which ends the game, not before the eighth turn."""
    return card.startswith("nut") == (window == "fair") and (card != "storm" or g.parts[Calendar].turns >= 8)


@squirrels.allows(Play, during=(ToReact,))
def may_play(g: Context, action: Play, decision: ToReact) -> Refusal | None:
    mine = action.card in g.zone(hand(action.player)).cards
    return None if mine and useful(g, action.card, decision.window) else NoSuchCard()


@squirrels.plays(Play)
def play_card(g: Context, action: Play, decision: ToReact) -> None:
    if action.card not in g.zone(hand(action.player)).cards:
        return
    g.move((action.card,), hand(action.player), "pile")
    if action.card.startswith("shield"):
        g.close("raid")
    elif action.card.startswith("spear"):
        g.emit(SpearAdded())
    elif action.card == "storm":
        g.end((action.player,), "storm")
    elif trees := g.state.land.of(action.player):
        g.emit(Grown(trees[0], 1, 0))


@squirrels.reacts(Taken)
def four_trees_win(g: Context, event: Taken) -> None:
    if len(g.state.land.of(event.player)) >= 4:
        g.end((event.player,), "trees")
    elif event.loser != NOBODY and not g.state.land.of(event.loser):
        g.then(Bury(event.loser))


def ruleset(*more: Module, seats: tuple[Player, ...] = SEATS, options: Mapping[str, str] | None = None) -> Ruleset:
    return Ruleset(
        "squirrels",
        (windows, wood, squirrels, *more),
        board=BOARD,
        seats=seats,
        start=(Deal(), Day()),
        turn=(Draw(),),
        options=options,
    )


GAME = ruleset()


# ---- playing it


def chance(seed: int) -> Seeded:
    return Seeded(b"squirrels-%d" % seed)


def fresh(seed: int = 0, rules: Ruleset = GAME) -> Step:
    return begin(rules, chance(seed))


def waiting(state: State) -> list[int]:
    """The numbers of the open decisions without an answer."""
    return [number for number in state.pending if number not in state.replies]


def the(state: State, player: Player) -> int:
    """The number of the one decision that waits for a player."""
    (number,) = [n for n in state.pending if state.pending[n].player == player]
    return number


def anything(state: State, luck: Random, rules: Ruleset = GAME) -> Action:
    """A random legal answer to a random open decision; now and then a seat gives up."""
    if luck.random() < 0.01:
        here = [p for p in state.seats if p not in state.parts[Calendar].gone]
        return Leave(0, luck.choice(here))
    number = luck.choice(waiting(state))
    offers = list(legal(rules, state, number))
    offer = luck.choice([o for o in offers if o.action not in (Rest, CallVote, Fair)] or offers)
    if luck.random() < 0.3:
        offer = luck.choice(offers)
    return offer.answer(number, state.pending[number].player, **{f: luck.choice(c) for f, c in offer.fields.items()})


def random_game(seed: int, rules: Ruleset = GAME) -> list[Step]:
    """A whole game of random legal answers, every step kept."""
    luck, dice = Random(seed), chance(seed)
    steps = [begin(rules, dice)]
    while steps[-1].state.winners is None:
        steps.append(apply(rules, steps[-1].state, anything(steps[-1].state, luck, rules), dice))
    return steps
