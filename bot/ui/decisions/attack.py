"""Attacks in the panel: all invasions with their odds, repeated battles, a warning before the turn ends."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from bot.game.session import Session
from bot.ui.decisions.answer import leaders_token, tokens_of
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS, FACTS
from bot.ui.interaction.layout import BAD, MAIN, OPTIONS, PLAIN, Layout, ListEntry, button
from bot.ui.interaction.request import StalePress
from bot.words import Words
from bot.words.arguments import leader_arguments
from bot.words.conquest_gains import pays_to_lead
from bot.words.decisions import verb
from bot.words.games import words_in
from bot.words.topics.cards import CardWords
from bot.words.topics.questions import QuestionWords
from bot.words.typography import capital, in_sentence
from rules import Action, Offer, Player, Territory
from rules.author import NO_CARD, NO_TERRITORY, ToReact
from rules.risk import (
    Attack,
    CallOff,
    Fortify,
    Invasion,
    Leaders,
    Odds,
    ToFight,
    ToFortify,
    charge,
    forecast,
    forecast_of,
    game_leaders,
    list_passed_steps,
)


@dataclass(frozen=True, slots=True)
class Front:
    """One possible invasion: its source and target, and the odds with those who go along unless told otherwise."""

    source: Territory
    target: Territory
    odds: Odds


def fronts(prompt: Prompt) -> list[Front]:
    """Every invasion on offer, best odds first."""
    ways: dict[tuple[Territory, Territory], list[Leaders]] = {}
    for offer in prompt.of_kind(Attack.kind):
        for target in offer.fields["target"]:
            ways.setdefault((offer.fields["source"][0], target), []).extend(offer.fields["leaders"])
    found = [
        Front(source, target, odds(prompt.session, prompt.seat, source, target, _usual(prompt, leaders)))
        for (source, target), leaders in ways.items()
    ]
    return sorted(found, key=lambda front: (-front.odds.win, front.odds.attacker_loses, front.target))


def odds(session: Session, seat: Player, source: Territory, target: Territory, leaders: Leaders = ()) -> Odds:
    return forecast(session.rules, session.state, seat, source, target, leaders)


def percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 only if exact."""
    return min(max(round(chance * 100), 1 if chance > 0 else 0), 100 if chance >= 1 else 99)


def decimal(number: float, words: Words) -> str:
    """A number with one decimal, with the language's decimal separator."""
    written = f"{number:.1f}"
    return written.replace(".", ",") if words.language == "fr" else written


def battles(layout: Layout, prompt: Prompt, page: int = 1) -> Sequence[str]:
    """Add the list of invasions with their odds. One that nobody can carry on is left out: it needs no calling off."""
    add_declared_invasion(layout, prompt)
    found = fronts(prompt)
    some = found[(page - 1) * OPTIONS : page * OPTIONS]
    layout.text(f"-# {prompt.words.say('panel-odds-legend')}" if some else "")
    layout.choose(prompt.key("war"), [_line(front, prompt) for front in some], verb(Attack.kind, prompt.words))
    if len(found) > OPTIONS:
        last = -(-len(found) // OPTIONS)
        layout.row(
            button(prompt.key("wars", str(page - 1)), prompt.words.say("button-previous"), disabled=page == 1),
            button(prompt.key("wars", str(page + 1)), prompt.words.say("button-next"), disabled=page == last),
        )
        layout.text(prompt.words.say("panel-page", page=page, pages=last))
    under_way = prompt.seen.parts[Invasion].target
    return (Attack.kind,) if any(front.target == under_way for front in found) else (Attack.kind, CallOff.kind)


def add_declared_invasion(layout: Layout, prompt: Prompt) -> None:
    """Add the player's invasion that was declared with a card and not fought yet, and the ways to fight it."""
    now = prompt.seen.parts[Invasion]
    if now.attacker == prompt.seat and not now.battles and _along(prompt, now.source, now.target):
        ways_to_invade(layout, prompt, now.source, now.target)


def sure_to_invade(prompt: Prompt, action: Action) -> Layout | None:
    """A confirmation with the odds, before a card declares an invasion; None for any other answer."""
    source, target, card = (getattr(action, name, NO_TERRITORY) for name in ("source", "target", "card"))
    if not (isinstance(prompt.decision, ToFight) and source and target and card):
        return None
    offer = next((offer for offer in prompt.offers if action in offer), None)
    chances = forecast_of(prompt.session.rules, prompt.session.state, action) if offer else None
    if offer is None or chances is None:
        return None
    layout = Layout(COLOURS.get(prompt.seat))
    asked = prompt.words.say(
        "confirm-invasion",
        card=prompt.name(action.kind, "card", card),
        source=prompt.land(source),
        target=prompt.land(target),
        win=percent(chances.win),
        cost=decimal(chances.attacker_loses, prompt.words),
    )
    return layout.text(asked).row(
        button(prompt.key("sure", action.kind, *tokens_of(offer, action)), prompt.words.say("button-play-card"), MAIN),
        button(prompt.key("play", "back"), prompt.words.say("button-back")),
    )


def sure_to_pay(prompt: Prompt, action: Action) -> Layout | None:
    """A confirmation, before a card that has its price is played, of what it costs and does; None for any other.

    An answer in a window can be changed until it takes effect.
    """
    card = NO_CARD if isinstance(prompt.decision, ToReact) else getattr(action, "card", NO_CARD)
    offer = next((offer for offer in prompt.offers if action in offer), None)
    own = words_in(prompt.session.rules, CardWords) if card else ()
    price = any(known.price(card, prompt.words) for known in own)
    if offer is None or not price or len({offer.action.kind for offer in prompt.offers}) == 1:
        return None
    asked = prompt.words.say(
        "confirm-card", card=prompt.name(action.kind, "card", card), about=prompt.hint(action.kind, "card", card)
    )
    return (
        Layout(COLOURS.get(prompt.seat))
        .text(asked)
        .row(
            button(
                prompt.key("sure", action.kind, *tokens_of(offer, action)), prompt.words.say("button-play-card"), MAIN
            ),
            button(prompt.key("play", "back"), prompt.words.say("button-back")),
        )
    )


def find_forgotten_answer(prompt: Prompt, but: str = "") -> str:
    """An action that the turn's end would forfeit, as a verb; '' if none. `but` is the kind being played now."""
    kinds = {offer.action.kind for offer in prompt.offers} if isinstance(prompt.decision, ToFortify) else set()
    words = words_in(prompt.session.rules, QuestionWords)
    own = (kind for known in words for kind in known.forfeited.get(ToFortify.kind, ()))
    return next((verb(kind, prompt.words) for kind in (*own, Fortify.kind) if kind in kinds and kind != but), "")


def last_chance(prompt: Prompt, action: Action) -> Layout | None:
    """A confirmation before the last march, if an unused action would be lost with it."""
    offer = next((offer for offer in prompt.offers if action in offer), None)
    if offer is None or action.kind != Fortify.kind or getattr(prompt.decision, "moves", 0) != 1:
        return None
    own = words_in(prompt.session.rules, QuestionWords)
    if getattr(action, "leaders", ()) or any(known.asks_again(prompt.seen) for known in own):
        return None
    undone = find_forgotten_answer(prompt, Fortify.kind)
    key = prompt.key("sure", action.kind, *tokens_of(offer, action))
    return sure_without(prompt, undone, key) if undone else None


def sure_without(prompt: Prompt, undone: str, go_on: CustomId) -> Layout:
    """A confirmation to go on without the forgotten action: to the next step, or to the end of the turn."""
    steps = list_passed_steps(prompt.session.rules, prompt.session.state, prompt.seat, lambda decision: False)
    key = "confirm-end-step" if len([*islice(steps, 2)]) > 1 else "confirm-end-turn"
    layout = Layout(COLOURS.get(prompt.seat)).text(prompt.words.say(key, what=in_sentence(undone)))
    return layout.row(
        button(go_on, prompt.words.say("button-yes"), BAD),
        button(prompt.key("play", "back"), prompt.words.say("button-no")),
    )


def _line(front: Front, prompt: Prompt) -> ListEntry:
    words = prompt.words
    line = FACTS.join((prompt.land(front.target), odds_text(front.odds, words)))
    about = [words.say("panel-from", source=prompt.land(front.source)), prompt.brought_by(front.target)]
    if there := prompt.standing_on(front.target):
        about.append(words.say("panel-there", list=there))
    return ListEntry(f"{front.source}+{front.target}", line, FACTS.join(filter(None, about)))


def odds_text(odds: Odds, words: Words) -> str:
    """The odds of an invasion in a few characters: `98% · −6.1`."""
    return words.say("panel-odds-short", win=percent(odds.win), cost=decimal(odds.attacker_loses, words))


def invasion(
    layout: Layout, prompt: Prompt, source: Territory, target: Territory, chosen: Leaders | None = None
) -> None:
    """Add one invasion: its odds with and without leaders (or those `chosen`), how to fight it, and the way back."""
    attacks_on_offer(prompt, source, target)
    ways_to_invade(layout, prompt, source, target, chosen)
    words = prompt.words
    layout.row(
        button(prompt.key("front", source, target), words.say("button-front")),
        button(prompt.key("ask", "-", Attack.kind, source, target), words.say("button-fewer")),
        button(prompt.key("play"), words.say("button-back")),
    )


def ways_to_invade(
    layout: Layout, prompt: Prompt, source: Territory, target: Territory, chosen: Leaders | None = None
) -> None:
    """Add the odds of one invasion with and without leaders, each with the ways to fight it, and a list of leaders.

    Instead of both, only the odds with those `chosen`.
    """
    words, ways = prompt.words, _along(prompt, source, target) if chosen is None else (chosen,)
    stay = max(ways, key=len, default=())
    layout.text(f"### {prompt.land(source)} → {prompt.land(target)}")
    facts = (("panel-there", prompt.standing_on(target)), ("panel-brings", prompt.brought_by(target)))
    layout.text("\n".join(f"-# {capital(words.say(key, list=said))}" for key, said in facts if said))
    for leaders in ways:
        chances = odds(prompt.session, prompt.seat, source, target, leaders)
        cost = decimal(chances.attacker_loses, words)
        key = "panel-odds" if leaders or not stay else "panel-odds-without"
        leaders_key = leader_arguments(leaders or stay)
        layout.text(words.say(key, win=percent(chances.win), cost=cost, seat=prompt.seat, **leaders_key))
        layout.row(*_ways(prompt, source, target, leaders))
    _choose_leaders(layout, prompt, source, target, chosen)


def _choose_leaders(
    layout: Layout, prompt: Prompt, source: Territory, target: Territory, chosen: Leaders | None
) -> None:
    """Add the list of those who may go along, where some of them can be held back."""
    ways = _leader_choices(prompt, source, target)
    if len(ways) < 3:
        return
    most = ways[-1]
    entries = [
        ListEntry(kind, prompt.leader(kind), chosen=kind in (most if chosen is None else chosen)) for kind in most
    ]
    layout.choose(
        prompt.key("along", source, target), entries, prompt.words.say("choose-leaders"), least=0, most=len(most)
    )


def _leader_choices(prompt: Prompt, source: Territory, target: Territory) -> list[Leaders]:
    """The leaders who may go along with this attack, the fewest first; empty where it is not on offer."""
    fitting = [offer for offer in prompt.of_kind(Attack.kind) if _leads(offer, source, target)]
    return sorted(dict.fromkeys(leaders for offer in fitting for leaders in offer.fields["leaders"]), key=len)


def _along(prompt: Prompt, source: Territory, target: Territory) -> tuple[Leaders, ...]:
    """The fewest and the most leaders who may go along, if they differ, the usual way first."""
    ways = _leader_choices(prompt, source, target)
    return tuple(dict.fromkeys((_usual(prompt, ways), *ways[:1], *ways[-1:]))) if ways else ()


def _usual(prompt: Prompt, ways: Sequence[Leaders]) -> Leaders:
    """Who goes along unless told otherwise: of leaders of several kinds as many as may, else as few as may."""
    return (max if _go_unless_held(prompt) else min)(ways, key=len)


def _go_unless_held(prompt: Prompt) -> bool:
    """Whether the game has leaders of several kinds."""
    return len(game_leaders(prompt.session.rules, prompt.session.state)) > 1


def pick_leaders(prompt: Prompt, source: Territory, target: Territory, kinds: Collection[str]) -> Leaders:
    """Those leaders as they are on offer for this attack; raises `StalePress` if they may not go along."""
    found = next((way for way in _leader_choices(prompt, source, target) if set(way) == set(kinds)), None)
    if found is None:
        raise StalePress(f"{source} {target}")
    return found


def attacks_on_offer(prompt: Prompt, source: Territory, target: Territory) -> list[Offer]:
    """The attacks on offer from one territory against another; raises `StalePress` if there are none."""
    fitting = [offer for offer in prompt.of_kind(Attack.kind) if _leads(offer, source, target)]
    if not fitting:
        raise StalePress(f"{source} {target}")
    return fitting


def _ways(prompt: Prompt, source: Territory, target: Territory, leaders: Leaders) -> list[Any]:
    leaders_key, words = leaders_token(leaders), prompt.words
    led, held = bool(leaders), _go_unless_held(prompt)
    choice = bool(_leader_choices(prompt, source, target)[-1])
    pays = choice and (held or pays_to_lead(target, prompt.seen, prompt.session.rules))
    style = (MAIN if led else PLAIN) if pays else BAD if led else MAIN
    return [
        button(prompt.key("bat", source, target, leaders_key, "once"), words.say("button-once")),
        button(prompt.key("bat", source, target, leaders_key, "0"), words.say("button-until-won"), style),
        button(prompt.key("stop", source, target, leaders_key), words.say("button-until-stop")),
    ]


def one_battle(prompt: Prompt, source: Territory, target: Territory, leaders: Leaders) -> Action | None:
    """One battle with all that can fight, if it is on offer."""
    for offer in prompt.of_kind(Attack.kind):
        if _leads(offer, source, target) and leaders in offer.fields["leaders"]:
            session = prompt.session
            dice = charge(session.rules, session.state, source, 0)
            return offer.first_answer(
                prompt.number, prompt.seat, source=source, target=target, dice=dice, leaders=leaders
            )
    return None


def _leads(offer: Offer, source: Territory, target: Territory) -> bool:
    return source in offer.fields["source"] and target in offer.fields["target"]
