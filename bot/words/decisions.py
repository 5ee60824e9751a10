"""Decisions in words: the question, answers as lines and buttons, open bargains, standing orders, options."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.words.arguments import Arguments, arguments, land_name
from bot.words.fluent import Words
from bot.words.games import more_arguments, words_in
from bot.words.seats import Naming, naming
from bot.words.topics.orders import OrderWords
from bot.words.topics.questions import QuestionWords
from bot.words.typography import capital, in_sentence
from rules import Action, Decision, Ruleset, Territory, View
from rules.author import ToReact, Wants
from rules.orders import ASK, DEFAULT, NO_DETAILS, StandingOrder
from rules.risk import Battle, Finish, Invasion

UNKNOWN = "unknown"
"""Whether a turn ends with a step, where nobody can say."""


def prompt_text(
    decision: Decision,
    words: Words,
    naming: Naming,
    seen: View,
    rules: Ruleset,
    offered: Collection[str] = (),
    ends: str = UNKNOWN,
) -> str:
    """The question for its player; `seen` is that player's view. Where known, `offered` are the kinds of answer (a text
    may say what they `still` let the player do), and `ends` says whether the turn ends with the step: `yes`, `no`."""
    args = _moment(seen, rules, words, naming) | arguments(decision, words, naming)
    args |= {f"{end}_armies": seen.land.armies(Territory(str(args[end]))) for end in ("source", "target")}
    realm, others = getattr(decision, "realm", ""), [kind for kind in offered if kind != Finish.kind]
    still = words.any_of([in_sentence(verb(kind, words, decision.kind, realm)) for kind in others])
    args |= {"ends": ends, "still": still or "none"}
    for known in words_in(rules, QuestionWords):
        args |= known.about_question(decision, offered, seen)
    key = _key(decision.topic, words) if isinstance(decision, ToReact) else f"decision-{decision.kind}"
    return capital(words.say(key, **args))


def _moment(seen: View, rules: Ruleset, words: Words, naming: Naming) -> Arguments:
    """The arguments that the decision itself has not: the current invasion, and the game's own."""
    invasion = seen.parts[Invasion]
    arguments: Arguments = {"who": naming(invasion.attacker), "source": invasion.source, "target": invasion.target}
    arguments |= {"on_turn": naming(seen.active), "own_turn": "yes" if seen.active == seen.viewer else "no"}
    arguments["thrown"] = seen.parts[Battle].dice
    for known in words_in(rules, QuestionWords):
        arguments |= known.moment(seen, rules.board, words, naming)
    return arguments


def _key(topic: str, words: Words) -> str:
    """The message id for a decision's topic: a window's own, else its kind's."""
    return f"window-{topic}" if f"window-{topic}" in words else f"decision-{topic}"


def wait_text(topic: str, words: Words) -> str:
    """What the other players wait for somebody to do: `place reinforcements`, `de placer les renforts`."""
    return words.attribute(_key(topic, words), "wait")


def topic_name(topic: str, words: Words) -> str:
    """A topic's name in the list of standing orders."""
    return words.attribute(_key(topic, words), "topic")


def moot_topics(seen: View, rules: Ruleset) -> frozenset[str]:
    """The topics of standing orders about which the viewer cannot be asked any more in this game."""
    return frozenset(topic for known in words_in(rules, OrderWords) for topic in known.moot(seen, rules))


def remote_topics(seen: View, rules: Ruleset) -> frozenset[str]:
    """The topics of standing orders about which the viewer cannot be asked as things stand, but may be later."""
    return frozenset(topic for known in words_in(rules, OrderWords) for topic in known.remote(seen, rules))


def window_moment(window: str, words: Words) -> str:
    """When a window opens, as its player would say: `when somebody invades you`; else the topic's name."""
    return words.say(f"moment-{window}") if f"moment-{window}" in words else topic_name(window, words)


def window_clause(window: str, words: Words) -> str:
    """The same inside a sentence: `just before an attack roll`."""
    own = f"window-{window}"
    return words.attribute(own, "clause") if f"{own}.clause" in words else window_moment(window, words)


def policy_name(topic: str, policy: str, words: Words) -> str:
    """A policy's name: `as many as possible`, `ask me`; a card's title for one that plays the card."""
    if policy in (ASK, DEFAULT):
        return words.say(f"policy-{policy}")
    return words.say(f"card-{policy}") if plays_card(topic, policy, words) else words.say(f"policy-{topic}-{policy}")


def plays_card(topic: str, policy: str, words: Words) -> bool:
    """Whether a policy plays the card of that title."""
    return f"policy-{topic}-{policy}" not in words and f"card-{policy}" in words


def order_name(topic: str, order: StandingOrder, wants: Wants, words: Words) -> str:
    """The name of an order's policy, with its details: `bid 3 for the first place, keep 2`."""
    details = order.details
    if details == NO_DETAILS or wants == Wants():
        return policy_name(topic, order.policy, words)
    some, places = details.kinds_among(wants.among), details.names if wants.places else ()
    about: Arguments = {
        **{name: details.number(name) for name in wants.numbers},
        "some": words.all_of([kind_name(one, words) for one in some]),
        "all": "yes" if some == wants.among else "no",
        "where": words.any_of([land_name(where, words) for where in places]),
        "places": len(places),
    }
    return words.attribute(f"policy-{topic}-{order.policy}", "with", **about)


def kind_name(one: str, words: Words) -> str:
    """One of the kinds that an order can be about, as it is typed: `war`."""
    return words.say(f"typed-leader-{one}")


def answer(action: Action, words: Words, naming: Naming, asked: str = "", realm: str = "") -> str:
    """A complete answer as one line of a list, at most 100 characters, in the words of its variant.

    One in which nothing is chosen as on its button, if the decision `asked` has its own text for that.
    """
    if action.__struct_fields__ == Action.__struct_fields__ and (own := _own_verb(action.kind, words, asked, realm)):
        return words.attribute(f"action-{action.kind}", own)
    args = arguments(action, words, naming) | more_arguments(action, words)
    text = capital(words.say(f"action-{action.variant}", **args))
    return text if len(text) <= 100 else text[:99] + "…"


def short_answer(action: Action, words: Words, naming: Naming) -> str:
    """The same as a phone's button has room for it: the end of an attack or a march alone; "" for one that
    is short."""
    key = f"action-{action.variant}"
    if f"{key}.short" not in words:
        return ""
    return capital(words.attribute(key, "short", **arguments(action, words, naming)))


def verb(kind: str, words: Words, asked: str = "", realm: str = "") -> str:
    """A kind of answer as a button: `Attack`; if the decision `asked` has its own text, in its realm beside the main
    map or anywhere, that: `End the turn`."""
    return words.attribute(f"action-{kind}", _own_verb(kind, words, asked, realm) or "verb")


def _own_verb(kind: str, words: Words, asked: str, realm: str) -> str:
    """The form in which the decision `asked` has a verb of its own for a kind of answer; "" if it has none."""
    named = (f"verb-{asked}-{realm}", f"verb-{asked}")
    return next((form for form in named if f"action-{kind}.{form}" in words), "")


def field_question(field: str, words: Words, asked: str = "", kind: str = "", **about: str | int) -> str:
    """The question for a field of an answer: `From where?`; with a text of its own for this kind of answer, or for the
    decision `asked`, if there is one."""
    for own in (f"for-{kind}", f"in-{asked}"):
        if f"field-{field}.{own}" in words:
            return words.attribute(f"field-{field}", own, **about)
    return words.say(f"field-{field}", **about)


def value_name(field: str, value: object, words: Words) -> str:
    """A choice that has a name of its own in this field of an answer: `War deck`; "" for every other."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    key = f"value-{field}-{value if value != '' else 'none'}"
    return words.say(key) if key in words else ""


def option_name(option: str, words: Words) -> str:
    return words.say(f"option-{option}")


def option_description(option: str, words: Words, game: str) -> str:
    """What an option of this `game` chooses, in a line."""
    return words.of(game).attribute(f"option-{option}", "description")


def choice_description(option: str, choice: str, words: Words) -> str:
    """What a choice of an option means, in a line; "" where its name says it."""
    own = f"choice-{option}-{choice}"
    return words.attribute(own, "description") if f"{own}.description" in words else ""


def choice_name(option: str, choice: str, words: Words) -> str:
    """A choice of an option; one that is a region by the region's name."""
    own = f"choice-{option}-{choice}"
    return words.say(f"region-{choice}" if own not in words and f"region-{choice}" in words else own)


def things_on_table(seen: View) -> dict[tuple[str, int], tuple[str, Any]]:
    """Every open item: by the field and number that answers use for it, its message and the item itself."""
    parts: list[Any] = [part for part in seen.parts.values() if part.taken_up_as]
    return {(part.taken_up_as, thing.number): (f"open-{part.kind}", thing) for part in parts for thing in part.open}


def thing_on_table(field: str, number: int, seen: View, words: Words) -> str:
    """An open item as a sentence."""
    key, thing = things_on_table(seen)[field, number]
    return words.say(key, **arguments(thing, words, naming(words)))


def thing_line(field: str, number: Any, seen: View, words: Words) -> str:
    """An open item as a list entry; '' if no open item has that number."""
    if not isinstance(number, int) or (field, number) not in things_on_table(seen):
        return ""
    key, thing = things_on_table(seen)[field, number]
    return words.attribute(key, "line", **arguments(thing, words, naming(words)))
