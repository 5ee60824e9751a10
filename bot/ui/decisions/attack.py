"""Attacks in the panel: all invasions with their odds, repeated battles, a warning before the turn ends."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.game.session import Session
from bot.ui.decisions.answer import kinds, leaders_token, tokens_of
from bot.ui.decisions.prompt import Prompt, first_field, why_button
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS, FACTS, owner_label
from bot.ui.interaction.layout import BAD, DESCRIPTION, MAIN, OPTIONS, Layout, ListEntry, button
from bot.ui.interaction.request import StalePress
from bot.words.arguments import land_name, leader_arguments
from bot.words.conquest_gains import odds_line, odds_text
from bot.words.decisions import verb
from bot.words.games import words_in
from bot.words.topics.board import Gain, Weight
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
    charge,
    fighters,
    forecast,
    forecast_of,
    game_leaders,
    in_percent,
)

HOPELESS, SHORT_LIST, FEWEST = 0.4, 10, 4
"""In a longer list those with a smaller chance come on pages of their own, unless they bring what decides the game, or
are fewer than the last number and find room beside the others."""
LEFT_OUT = "…"
"""What stands at the end of a row for what its attack's own card says besides."""


@dataclass(frozen=True, slots=True)
class Front:
    """One possible invasion: its source and target, the odds with those who go along unless told otherwise, and what
    taking it brings, first what decides the game. `leaders` are all who could go along."""

    source: Territory
    target: Territory
    odds: Odds
    gains: tuple[Gain, ...]
    leaders: Leaders

    @property
    def decides(self) -> bool:
        """Whether it brings what wins the game or is part of that."""
        return any(gain.weight == Weight.VICTORY for gain in self.gains)

    @property
    def is_hopeless(self) -> bool:
        """Whether it is likely to fail."""
        return self.odds.win < HOPELESS

    @property
    def weight(self) -> int:
        """What it brings that matters most; a card counts no more than the territory, and what is likely to fail not
        even that."""
        least = Weight.CARD
        return least + 1 if self.is_hopeless else min((gain.weight for gain in self.gains), default=least)


def fronts(prompt: Prompt) -> list[Front]:
    """Every invasion on offer: of those likely to succeed first what decides the game, then what serves the player's
    mission, what makes or breaks a region; by odds among equals."""
    ways: dict[tuple[Territory, Territory], list[Leaders]] = {}
    for offer in prompt.of_kind(Attack.kind):
        for target in offer.fields["target"]:
            ways.setdefault((offer.fields["source"][0], target), []).extend(offer.fields["leaders"])
    found = [_front(prompt, source, target, leaders) for (source, target), leaders in ways.items()]
    return sorted(found, key=lambda front: (front.weight, -front.odds.win, front.odds.attacker_loses, front.target))


def _front(prompt: Prompt, source: Territory, target: Territory, ways: Sequence[Leaders]) -> Front:
    chances = odds(prompt.session, prompt.seat, source, target, _usual(prompt, target, ways))
    most = max(ways, key=len)
    return Front(source, target, chances, tuple(prompt.places.gains(target, led=bool(most))), most)


def odds(session: Session, seat: Player, source: Territory, target: Territory, leaders: Leaders = ()) -> Odds:
    return forecast(session.rules, session.state, seat, source, target, leaders)


def battles(layout: Layout, prompt: Prompt, page: int = 1) -> Sequence[str]:
    """Add the list of invasions with their odds. One that nobody can carry on is left out: it needs no calling off."""
    add_declared_invasion(layout, prompt)
    found, words = fronts(prompt), prompt.words
    pages = _pages(found)
    page = min(max(page, 1), len(pages))
    some = pages[page - 1]
    apart = () if _go_unless_held(prompt) else max((front.leaders for front in found), key=len, default=())
    if some and apart:
        layout.text(f"-# {words.say('panel-odds-alone', seat=prompt.seat, **leader_arguments(apart))}")
    layout.choose(prompt.key("war"), [_line(front, prompt) for front in some], verb(Attack.kind, words))
    if len(pages) > 1:
        layout.row(
            button(prompt.key("wars", str(page - 1)), words.say("button-previous"), disabled=page == 1),
            button(prompt.key("wars", str(page + 1)), words.say("button-next"), disabled=page == len(pages)),
        )
        later = [front for each in pages[page:] for front in each]
        best = in_percent(later[0].odds.win) if later else 0
        layout.text(words.say("panel-attacks-page", page=page, pages=len(pages), more=len(later), best=best))
    under_way = prompt.seen.parts[Invasion].target
    if not any(front.target == under_way for front in found):
        return (Attack.kind, CallOff.kind)
    if prompt.of_kind(CallOff.kind):
        layout.text(f"-# {prompt.words.say('panel-call-off', target=under_way)}")
    return (Attack.kind,)


def _pages(found: Sequence[Front]) -> list[Sequence[Front]]:
    """The rows of each page: in a long list the hopeless ones come on pages after the others. One at least."""
    last = [front for front in found if front.is_hopeless and not front.decides] if len(found) > SHORT_LIST else []
    if len(last) < FEWEST and len(found) <= OPTIONS:
        last = []
    first = [front for front in found if front not in last]
    return [some[at : at + OPTIONS] for some in (first, last) for at in range(0, len(some), OPTIONS)] or [()]


def add_declared_invasion(layout: Layout, prompt: Prompt) -> None:
    """Add the player's invasion that was declared with a card and not fought yet, and the ways to fight it."""
    now = prompt.seen.parts[Invasion]
    if is_declared(prompt, now.source, now.target):
        ways_to_invade(layout, prompt, now.source, now.target)


def is_declared(prompt: Prompt, source: Territory, target: Territory) -> bool:
    """Whether this invasion of the player's was declared with a card, is not fought yet, and can be."""
    now = prompt.seen.parts[Invasion]
    its = now.attacker == prompt.seat and not now.battles and (now.source, now.target) == (source, target)
    return its and bool(_along(prompt, source, target))


def sure_to_invade(prompt: Prompt, action: Action) -> Layout | None:
    """A confirmation with the odds, before a card declares an invasion; None for any other answer."""
    source, target, card = (getattr(action, name, NO_TERRITORY) for name in ("source", "target", "card"))
    if not (isinstance(prompt.decision, ToFight) and source and target and card):
        return None
    offer = next((offer for offer in prompt.offers if action in offer), None)
    leaders = _usual(prompt, target, leaders_in(prompt, source))
    chances = forecast_of(prompt.session.rules, prompt.session.state, action, leaders) if offer else None
    if offer is None or chances is None:
        return None
    layout = Layout(COLOURS.get(prompt.seat))
    asked = prompt.words.say(
        "confirm-invasion",
        card=prompt.name(action.kind, "card", card),
        source=prompt.land(source, "the"),
        target=prompt.land(target),
        odds=odds_line(chances, prompt.seat, leaders, prompt.words),
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
    asked = prompt.words.say("confirm-card", card=prompt.plain(action), about=prompt.hint(action.kind, "card", card))
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


def last_chance(prompt: Prompt, action: Action) -> Layout | None:
    """A confirmation before a march that ends the turn, if something on offer would be lost with it. The button that
    ends a step needs none: what is lost with it stands on the same screen."""
    offer = next((offer for offer in prompt.offers if action in offer), None)
    own = {kind for known in words_in(prompt.session.rules, QuestionWords) for kind in known.forfeited}
    lost = next((kind for kind in kinds(prompt.offers) if kind in own), "")
    if offer is None or action.kind != Fortify.kind or not lost or not prompt.ends_turn(action):
        return None
    words = prompt.words
    layout = Layout(COLOURS.get(prompt.seat))
    return layout.text(words.say("confirm-end-turn", what=in_sentence(verb(lost, words)))).row(
        button(prompt.key("sure", action.kind, *tokens_of(offer, action)), words.say("button-yes"), BAD),
        button(prompt.key("play", "back"), words.say("button-no")),
    )


def _line(front: Front, prompt: Prompt) -> ListEntry:
    """An invasion in a list: whom it attacks where, how many stand there, and the odds; below that what it brings."""
    words, target = prompt.words, front.target
    armies = words.say("panel-armies", count=prompt.seen.land.armies(target))
    facts = (owner_label(target, words, prompt.seen), land_name(target, words), armies, odds_text(front.odds, words))
    return ListEntry(f"{front.source}+{target}", FACTS.join(filter(None, facts)), _about(front, prompt))


def _about(front: Front, prompt: Prompt) -> str:
    """The small text of a row: what its leaders would be lost to, what the attack brings, first what it brings with
    them, since the odds are those with them then; from where it comes, and what stands there. Whole parts, as many as
    have room, and a sign for the others: what decides and what stands there stay longest."""
    words = prompt.words
    lost = [peril.text for peril in prompt.places.perils(front.target, led=bool(front.leaders)) if peril.led]
    brought = [*((False, Weight.VICTORY, False, text) for text in lost)]
    brought += [(not gain.led, gain.weight, False, gain.text) for gain in front.gains]
    standing = [(True, Weight.VICTORY, True, text) for text in prompt.places.things_on(front.target)]
    facts = sorted([*brought, *standing], key=lambda fact: fact[:3])
    name, armies = land_name(front.source, words, "the"), prompt.seen.land.armies(front.source)
    origins = [words.say("panel-from", source=name, armies=count) for count in (armies, 0)]

    def text(kept: int, origin: str) -> str:
        gains = [said for _, _, stands, said in facts[:kept] if not stands]
        there = ", ".join(said for _, _, stands, said in facts[:kept] if stands)
        some = words.say("panel-there", list=there) if there else ""
        return FACTS.join(filter(None, (*gains, origin, some, LEFT_OUT if kept < len(facts) else "")))

    ways = (text(kept, origin) for kept in range(len(facts), -1, -1) for origin in origins)
    return next((said for said in ways if len(said) <= DESCRIPTION), origins[-1])


def invasion(
    layout: Layout,
    prompt: Prompt,
    source: Territory,
    target: Territory,
    chosen: Leaders | None = None,
    *,
    pictured: bool = False,
) -> None:
    """Add one invasion: its odds with the leaders `chosen` (else those who usually go along), how to fight it, and the
    way back.

    With the button for its picture, unless it is `pictured` already.
    """
    attacks_on_offer(prompt, source, target)
    ways_to_invade(layout, prompt, source, target, chosen)
    words, here = prompt.words, invasion_key(prompt, source, target, chosen)
    layout.row(
        *([] if pictured else [button(replace(here, verb="front"), words.say("button-front"))]),
        button(prompt.key("ask", "-", Attack.kind, source, target), words.say("button-fewer")),
        button(prompt.key("play"), words.say("button-back")),
        why_button(prompt, here),
    )


def invasion_key(prompt: Prompt, source: Territory, target: Territory, leaders: Leaders | None = None) -> CustomId:
    """The key of the screen of one invasion, with these leaders, else those who usually go along."""
    return prompt.key("war", source, target, *([] if leaders is None else [leaders_token(leaders)]))


def ways_to_invade(
    layout: Layout, prompt: Prompt, source: Territory, target: Territory, chosen: Leaders | None = None
) -> None:
    """Add the odds of one invasion with the leaders `chosen`, else those who usually go, and the ways to fight it; then
    how to choose others: all or as few as may be by a button below their odds, some by a list."""
    words, choice = prompt.words, _leader_choices(prompt, source, target)
    stay = max(choice, key=len, default=())
    layout.text(f"### {prompt.land(source)} → {prompt.land(target)}")
    led = bool(stay)
    brings = FACTS.join(gain.text for gain in prompt.places.gains(target, led=led))
    feared = FACTS.join(peril.text for peril in prompt.places.perils(target, led=led))
    perils = words.say("panel-perils", list=feared) if feared else ""
    there = ", ".join(prompt.places.things_on(target))
    facts = (brings, words.say("panel-there", list=there) if there else "", perils)
    layout.text("\n".join(f"-# {capital(said)}" for said in facts if said))
    if led:
        layout.text("\n".join(f"-# {line}" for line in prompt.places.before_battle(target)))
    leaders = chosen if chosen is not None else _usual(prompt, target, choice)
    layout.text(_odds_with(prompt, source, target, leaders, stay)).row(*_ways(prompt, source, target, leaders))
    ways = _along(prompt, source, target)
    for others in ways:
        if leaders in ways and others != leaders:
            layout.text(f"-# {_odds_with(prompt, source, target, others, stay)}")
            change = "button-take-along" if len(others) > len(leaders) else "button-leave-behind"
            about = leader_arguments(tuple(kind for kind in stay if (kind in leaders) != (kind in others)))
            key = invasion_key(prompt, source, target, others)
            layout.row(button(key, words.say(change, seat=prompt.seat, **about)))
    _choose_leaders(layout, prompt, source, target, leaders)


def _odds_with(prompt: Prompt, source: Territory, target: Territory, leaders: Leaders, most: Leaders) -> str:
    """The odds of an invasion with these leaders, or with nobody of the `most` who could go along."""
    chances = odds(prompt.session, prompt.seat, source, target, leaders)
    return odds_line(chances, prompt.seat, leaders, prompt.words, without=() if leaders else most)


def _choose_leaders(layout: Layout, prompt: Prompt, source: Territory, target: Territory, chosen: Leaders) -> None:
    """Add the list of those who may go along, where some of them can be held back."""
    ways = _leader_choices(prompt, source, target)
    if len(ways) < 3:
        return
    most = ways[-1]
    entries = [ListEntry(kind, prompt.leader(kind), chosen=kind in chosen) for kind in most]
    layout.choose(
        prompt.key("along", source, target), entries, prompt.words.say("choose-leaders"), least=0, most=len(most)
    )


def _leader_choices(prompt: Prompt, source: Territory, target: Territory) -> list[Leaders]:
    """The leaders who may go along with this attack, the fewest first; empty where it is not on offer."""
    fitting = [offer for offer in prompt.of_kind(Attack.kind) if _leads(offer, source, target)]
    return sorted(dict.fromkeys(leaders for offer in fitting for leaders in offer.fields["leaders"]), key=len)


def leaders_in(prompt: Prompt, source: Territory) -> list[Leaders]:
    """The leaders who may go along with an attack from there on some target, nobody among them."""
    ways = first_field([offer for offer in prompt.of_kind(Attack.kind) if source in offer.fields["source"]], "leaders")
    return list(dict.fromkeys(((), *ways)))


def _along(prompt: Prompt, source: Territory, target: Territory) -> tuple[Leaders, ...]:
    """The most and the fewest leaders who may go along, if they differ."""
    ways = _leader_choices(prompt, source, target)
    return tuple(dict.fromkeys((*ways[-1:], *ways[:1])))


def _usual(prompt: Prompt, target: Territory, ways: Sequence[Leaders]) -> Leaders:
    """Who goes along unless told otherwise: all who may, where it pays, else as few as may."""
    return (max if len(ways) > 1 and _pays_to_lead(prompt, target) else min)(ways, key=len)


def _pays_to_lead(prompt: Prompt, target: Territory) -> bool:
    """Whether leaders should go along: a game of several kinds has them for that, unless the target would be their end;
    elsewhere it is their risk, which pays where only they earn something."""
    if any(peril.led for peril in prompt.places.perils(target, led=True)):
        return False
    return _go_unless_held(prompt) or any(gain.led for gain in prompt.places.gains(target, led=True))


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


def _ways(prompt: Prompt, source: Territory, target: Territory, leaders: Leaders) -> list[Press]:
    """The ways to fight with these leaders."""
    along, words = leaders_token(leaders), prompt.words
    follow = button(prompt.key("bat", source, target, along, "all"), words.say("button-until-won-all"))
    return [
        button(prompt.key("bat", source, target, along, "once"), words.say("button-once")),
        button(prompt.key("bat", source, target, along, "0"), words.say("button-until-won"), MAIN),
        *([follow] if _asks_who_follows(prompt, source) else []),
        button(prompt.key("stop", source, target, along), words.say("button-until-stop")),
    ]


def _asks_who_follows(prompt: Prompt, source: Territory) -> bool:
    """Whether more armies may be left after a conquest than the dice that move in, so that a question follows it."""
    rules, state = prompt.session.rules, prompt.session.state
    return fighters(rules, state, source) > charge(rules, state, source, 0)


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
