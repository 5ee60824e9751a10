"""Decisions in words: the question, answers as lines and buttons, standing orders, options."""

from __future__ import annotations

from bot.words.arguments import Arguments, arguments
from bot.words.fluent import Words
from bot.words.games import known_words
from bot.words.seats import Naming
from bot.words.typography import capital
from rules import ASK, DEFAULT, Action, Board, Decision, StandingOrder, ToReact, View, Wants
from rules.risk import Invasion


def prompt_text(decision: Decision, words: Words, naming: Naming, seen: View, board: Board) -> str:
    """The question for its player, with a text of its own for the table's game if there is one.

    `seen` is that player's view.
    """
    said = arguments(decision, words, naming)
    if isinstance(decision, ToReact):
        return capital(words.say(_key(decision.topic, words), **said | _moment(seen, board, words, naming)))
    key, own = f"decision-{decision.kind}", f"in-{words.game}"
    return capital(words.attribute(key, own, **said) if f"{key}.{own}" in words else words.say(key, **said))


def _moment(seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
    """The arguments for a window: the current invasion, or the game's own."""
    invasion = seen.part(Invasion)
    more = {name: value for known in known_words() for name, value in known.moment(seen, board, words, naming).items()}
    return {"who": naming(invasion.attacker), "source": invasion.source, "target": invasion.target, **more}


def _key(topic: str, words: Words) -> str:
    """The message id for a decision's topic: a window's own, else its kind's."""
    return f"window-{topic}" if f"window-{topic}" in words else f"decision-{topic}"


def awaited_text(topic: str, words: Words) -> str:
    """What the other players wait for: `placing reinforcements`."""
    return _named(topic, "wait", words)


def topic_name(topic: str, words: Words) -> str:
    """A topic's name in the list of standing orders."""
    return _named(topic, "topic", words)


def _named(topic: str, form: str, words: Words) -> str:
    """A form of a topic's message, with a text of its own for the table's game if there is one."""
    key, own = _key(topic, words), f"{form}-{words.game}"
    return words.attribute(key, own if f"{key}.{own}" in words else form)


def window_moment(window: str, words: Words) -> str:
    """When a window opens, as its player would say: `when somebody invades you`; else the topic's name."""
    return words.say(f"moment-{window}") if f"moment-{window}" in words else topic_name(window, words)


def policy_name(topic: str, policy: str, words: Words) -> str:
    """A policy's name: `as many as may defend`, `ask me`; a card's title for one that plays the card."""
    if policy in (ASK, DEFAULT):
        return words.say(f"policy-{policy}")
    return words.say(f"card-{policy}") if plays_card(topic, policy, words) else words.say(f"policy-{topic}-{policy}")


def plays_card(topic: str, policy: str, words: Words) -> bool:
    """Whether a policy plays the card of that title."""
    return f"policy-{topic}-{policy}" not in words and f"card-{policy}" in words


def order_name(topic: str, order: StandingOrder, wants: Wants, words: Words) -> str:
    """The name of an order's policy, with what its wish says: `bid 3 for the first place, keep 2`."""
    if not order.wish or wants == Wants():
        return policy_name(topic, order.policy, words)
    numbers, some = wants.read(order.wish)
    named = words.all_of([wanted_name(one, words) for one in some])
    about: Arguments = {**dict(zip(wants.numbers, numbers, strict=True)), "some": named}
    return words.attribute(f"policy-{topic}-{order.policy}", "with", **about)


def wanted_name(one: str, words: Words) -> str:
    """One of the kinds that an order can be about, as it is typed: `war`."""
    return words.say(f"typed-leader-{one}")


def answer(action: Action, words: Words, naming: Naming) -> str:
    """A complete answer as one line of a list, at most 100 characters."""
    text = capital(words.say(f"action-{action.kind}", **arguments(action, words, naming)))
    return text if len(text) <= 100 else text[:99] + "…"


def verb(kind: str, words: Words, asked: str = "", realm: str = "") -> str:
    """A kind of answer as a button: `Attack`; if the decision `asked` has its own text, in its realm beside the main
    map, in the table's game or in all, that: `End the turn`."""
    named = (f"verb-{asked}-{realm or words.game}", f"verb-{asked}-{words.game}", f"verb-{asked}", "verb")
    return words.attribute(f"action-{kind}", next((form for form in named if f"action-{kind}.{form}" in words), "verb"))


def field_question(field: str, words: Words, asked: str = "", **about: str | int) -> str:
    """The question for a field of an answer: `From where?`; with a text of its own for `asked` if there is one."""
    own = f"in-{asked}"
    if f"field-{field}.{own}" in words:
        return words.attribute(f"field-{field}", own, **about)
    return words.say(f"field-{field}", **about)


def value_name(field: str, value: object, words: Words) -> str:
    """A choice that has a name of its own in this field of an answer: `War deck`; "" for every other."""
    key = f"value-{field}-{value if value != '' else 'none'}"
    return words.say(key) if key in words else ""


def option_name(option: str, words: Words) -> str:
    return words.say(f"option-{option}")


def option_description(option: str, words: Words, game: str) -> str:
    """What an option chooses, in a line; with a text of its own for this `game` if there is one."""
    own = f"in-{game}"
    return words.attribute(f"option-{option}", own if f"option-{option}.{own}" in words else "description")


def choice_description(option: str, choice: str, words: Words) -> str:
    """What a choice of an option means, in a line; "" where its name says it."""
    own = f"choice-{option}-{choice}"
    return words.attribute(own, "description") if f"{own}.description" in words else ""


def choice_name(option: str, choice: str, words: Words) -> str:
    """A choice of an option; one that is a region by the region's name."""
    own = f"choice-{option}-{choice}"
    return words.say(f"region-{choice}" if own not in words and f"region-{choice}" in words else own)
