"""The set-up wishes in the panel: what to claim, where to station the rest, where captains begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from bot.game.session import Session
from bot.ui.decisions.answer import PartialAnswer
from bot.ui.decisions.controls import question
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import GOOD, MAIN, MOST_NAMED, Layout, button, cut_list
from bot.ui.interaction.name_search import fold
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.decisions import policy_name
from bot.words.games import words_in
from bot.words.topics.orders import OrderWords, Wish
from bot.words.typography import capital
from rules import NOBODY, Player, Ruleset, State, Territory
from rules.orders import ASK, Listed
from rules.risk import NEUTRAL, Recruits, is_setting_up

CLAIM, STATION = "to-claim", "to-station"
NUMBERED = STATION
"""The list whose names may be followed by a number."""
CHOSEN = "✓"
"""What stands before the answer that was chosen: nothing is until its player says so."""
SHOWN = 12
"""How many entries of a list the panel shows."""


def _all_is_claimed(state: State, rules: Ruleset, seat: Player) -> bool:
    return all(where in state.land for where in rules.board.territories)


def _all_is_stationed(state: State, rules: Ruleset, seat: Player) -> bool:
    return _all_is_claimed(state, rules, seat) and not any(state.parts[Recruits].left.values())


SHARED = {
    CLAIM: Wish("regions", "setup-claims", over=_all_is_claimed),
    STATION: Wish("borders", "setup-places", over=_all_is_stationed),
}
"""The wishes for the set-up of every game of the family; `policy` reads a list and continues after its end."""


def wishes(rules: Ruleset) -> dict[str, Wish]:
    """The wishes for the set-up under these rules, in order."""
    found = {topic: wish for topic, wish in SHARED.items() if topic in rules.asked}
    for known in words_in(rules, OrderWords):
        if known.wishes.keys() <= rules.asked.keys():
            found = {topic: wish for topic, wish in found.items() if topic not in known.wishes} | {**known.wishes}
    return found


def is_settling(session: Session) -> bool:
    """Whether the game is still being set up."""
    return not session.over and is_setting_up(session.rules, session.state)


def asks_below_wishes(prompt: Prompt, partial: PartialAnswer | None) -> bool:
    """Whether a set-up question is shown below the wishes: not while the player is choosing part of its answer."""
    asked = prompt.decision.kind in wishes(prompt.session.rules)
    return asked and (partial is None or (not partial.kind and partial.place == "-"))


def seats_without_wishes(session: Session) -> list[Player]:
    """The seats with a person who may still be asked and has no wishes, while the set-up waits for players."""
    known, orders = wishes(session.rules), session.orders
    if not any(waiting.decision.kind in known for waiting in session.list_waiting()):
        return []
    silent = [s for s, seat in session.seats.items() if seat.person and not any(t in orders[s].standing for t in known)]
    return [seat for seat in silent if wishes_ahead(session, seat)]


def add_wishes(
    layout: Layout, session: Session, seat: Player, words: Words, prompt: Prompt | None, below: Sequence[Press]
) -> None:
    """Add one way to answer at a time, and more buttons below: this seat's wishes, each with a button to change it; the
    pending question, once it is wished for or all wishes are made, and where nothing is asked more than once.
    """
    ahead, own = wishes_ahead(session, seat), session.orders[seat].standing
    open_yet = sum(topic not in own for topic in ahead)
    asked = {topic for topic in ahead if topic in own and own[topic].policy == ASK}
    if prompt is not None and (
        not open_yet or prompt.decision.kind in asked or all(wish.once for wish in ahead.values())
    ):
        _add_question(layout, prompt)
        layout.row(*_other_ways(session, prompt, ahead, words), *below)
        return
    layout.text(f"### {words.say('setup-title')}")
    if ahead:
        asks = "yes" if asked == {*ahead} else "no"
        layout.text(words.say("setup-intro", left=open_yet, count=len(ahead), asks=asks))
        layout.row(*([_all_of_it(session, words)] if open_yet and len(ahead) > 1 else []))
    for topic, wish in ahead.items():
        _add_wish(layout, session, seat, topic, wish, words)
    layout.row(*below)


def _all_of_it(session: Session, words: Words) -> Press:
    """The button that leaves the whole set-up to the bot."""
    return button(CustomId(session.table.id, "wish", 0, ("all",)), words.say("button-setup-auto"), GOOD)


def _other_ways(session: Session, prompt: Prompt, ahead: Mapping[str, Wish], words: Words) -> list[Press]:
    """Instead of the pending question: to leave the rest to the bot, by what it does where that is all there is, and a
    list, where it is asked again."""
    topic, table = prompt.decision.kind, session.table.id
    wish = ahead.get(topic)
    if wish is None:
        return []
    alone = len(ahead) == 1 and not wish.unasked
    plain = CustomId(table, "wish", 0, (topic, wish.policy))
    auto = button(plain, capital(policy_name(topic, wish.policy, words))) if alone else _all_of_it(session, words)
    written = [] if wish.once else [button(CustomId(table, "list", 0, (topic,)), words.say("button-setup-list"))]
    return [auto, *written]


def _add_question(layout: Layout, prompt: Prompt) -> None:
    title = prompt.words.say("panel-title", who=prompt.title)
    layout.text(f"### {title}\n{prompt.text()}")
    layout.text(prompt.reply_line())
    for remark in prompt.remarks():
        layout.text(remark)
    question(layout, prompt.partial_answer(), prompt)


def wishes_ahead(session: Session, seat: Player) -> dict[str, Wish]:
    """The wishes that still matter: none for what this seat is asked no more."""
    state, rules = session.state, session.rules
    return {topic: wish for topic, wish in wishes(rules).items() if not wish.over(state, rules, seat)}


def _add_wish(layout: Layout, session: Session, seat: Player, topic: str, wish: Wish, words: Words) -> None:
    order = session.orders[seat].standing.get(topic)
    now = order.policy if order else ""
    written = wish_entries(session, seat, topic, words)
    more = ["…"] if len(written) > SHOWN else []
    unsaid = to_station(session, seat, words) if topic == STATION else ""
    below = ", ".join([*written[:SHOWN], *more]) or unsaid
    way = capital(policy_name(topic, wish.policy, words))
    how = (
        words.say("setup-way", way=way, how=words.attribute(wish.heading, "auto")) if _is_explained(wish, words) else ""
    )
    over = left_over(session, seat, order.details.listed) if order and written and topic == STATION else 0
    rest = words.say("setup-rest", count=over) if over > 0 else ""
    heading = words.say(wish.heading, count=wish.count(session.rules))
    layout.text("\n-# ".join(filter(None, (f"**{heading}**", how, below, rest))))
    table = session.table.id
    plain, ask = (
        _chosen_or_not(
            CustomId(table, "wish", 0, (topic, policy)),
            capital(policy_name(topic, policy, words)),
            chosen=policy == now and not written,
        )
        for policy in (wish.policy, ASK)
    )
    listed_key = CustomId(table, "list", 0, (topic,))
    layout.row(plain, _chosen_or_not(listed_key, words.say("button-setup-list"), chosen=bool(written)), ask)


def _chosen_or_not(key: CustomId, label: str, *, chosen: bool) -> Press:
    """One of the answers to a wish: blue, with a tick, once it is chosen."""
    return button(key, f"{CHOSEN} {label}", MAIN) if chosen else button(key, label)


def _is_explained(wish: Wish, words: Words) -> bool:
    """Whether the name of what the bot does by itself has an explanation."""
    return f"{wish.heading}.auto" in words


def armies_to_station(session: Session, seat: Player) -> int:
    """How many armies a seat has still to place; 0 before all is claimed: the army that claims a territory is one of
    them."""
    return session.state.parts[Recruits].left.get(seat, 0) if all_is_claimed(session) else 0


def to_station(session: Session, seat: Player, words: Words) -> str:
    """How many armies a seat has still to place, and in which territories, region by region; "" if none."""
    left, own = armies_to_station(session, seat), session.state.land.of(seat)
    if not left or not own:
        return ""
    lead = words.say("setup-left", count=left, lands="")
    region_of = session.rules.board.region_of
    groups = _by_region(tuple((land, region_of.get(land, "")) for land in own), words)
    return words.say("setup-left", count=left, lands=cut_list(groups, MOST_NAMED - len(lead) - 1, " · "))


@lru_cache(maxsize=256)
def _by_region(lands: tuple[tuple[Territory, str], ...], words: Words) -> tuple[str, ...]:
    """The names of territories, each given with its region, by the name of that region, both in order. A seat's are the
    same with each army that it places."""
    found: dict[str, list[str]] = {}
    named = ((land_name(land, words), region) for land, region in lands)
    for name, region in sorted(named, key=lambda each: fold(each[0])):
        found.setdefault(words.say(f"region-{region}") if region else words.say("panel-elsewhere"), []).append(name)
    groups = sorted(found.items(), key=lambda group: fold(group[0]))
    return tuple(words.say("panel-of-region", region=region, those=", ".join(names)) for region, names in groups)


def all_is_claimed(session: Session) -> bool:
    """Whether every territory has its owner, so that each player knows where armies can be placed."""
    return all(where in session.state.land for where in session.rules.board.territories)


def placed_to_standing(session: Session, listed: Sequence[Listed]) -> tuple[Listed, ...]:
    """The entries of a written list, which say how many armies to place, as an order keeps them: how many shall stand
    there in the end. That stays true however many of them are placed already."""
    return tuple(replace(each, count=each.count and each.count + _standing(session, each.name)) for each in listed)


def _to_place(session: Session, seat: Player, listed: Sequence[Listed]) -> list[Listed]:
    """The entries of an order with what is still to be placed; those without anything, or where others stand, are left
    out."""
    found = []
    for each in listed:
        count = each.count and each.count - _standing(session, each.name)
        if can_station(session, seat, Territory(each.name)) and (count > 0 or not each.count):
            found.append(replace(each, count=count))
    return found


def _standing(session: Session, name: str) -> int:
    """The armies in a territory; in an empty one the army that claims it."""
    return session.state.land.armies(Territory(name)) or 1


def can_station(session: Session, seat: Player, where: Territory) -> bool:
    """Whether a seat places armies there: on its own territories, on those it may still claim, and for the neutral."""
    return session.state.land.owner(where) in (seat, NEUTRAL, NOBODY)


def left_over(session: Session, seat: Player, listed: Sequence[Listed]) -> int:
    """How many of a seat's armies the list of an order leaves over: negative if it names too many, 0 if an entry
    without a number takes what is left, or before all is claimed."""
    own = [each for each in _to_place(session, seat, listed) if session.state.land.owner(Territory(each.name)) == seat]
    if not all_is_claimed(session):
        return 0
    left = armies_to_station(session, seat) - sum(each.count for each in own)
    return min(left, 0) if any(not each.count for each in own) else left


def wish_entries(session: Session, seat: Player, topic: str, words: Words) -> list[str]:
    """The entries of a seat's list as people write them; of a list with numbers, what is still to be placed."""
    order = session.orders[seat].standing.get(topic)
    if order is None:
        return []
    titles = {card for wish in wishes(session.rules).values() for card in wish.cards}
    listed = _to_place(session, seat, order.details.listed) if topic == NUMBERED else order.details.listed
    return [
        words.say(f"card-{entry.name}")
        if entry.name in titles
        else f"{land_name(entry.name, words)} {entry.count or ''}".strip()
        for entry in listed
    ]
