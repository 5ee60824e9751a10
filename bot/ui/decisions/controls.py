"""Generic controls for any decision, by the shape of its offers: buttons, lists, regions, pages, checklists, orders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from bot.ui.decisions.answer import (
    Labels,
    OpenTo,
    PartialAnswer,
    choice_token,
    choices,
    choices_so_far,
    choose,
    ends_list,
    items_so_far,
    kinds,
    list_place,
    settle,
    without_rest,
)
from bot.ui.decisions.selection import MultipleChoice, OrderedChoice, TypedChoice, pack, unpack
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import NOTHING, token
from bot.ui.interaction.labels import FACTS
from bot.ui.interaction.layout import LABEL, MAIN, OPTIONS, PLAIN, Layout, ListEntry, button, cut
from bot.ui.interaction.name_search import fold
from bot.words.typography import capital
from rules.author import Some

FINISH = "finish"
"""The answer that ends a step: it is shown below the others, and asks for confirmation if an action was forgotten."""
ELSEWHERE = "-"
"""The group of the choices that lie in no region."""
FEW = 5
"""Up to this many choices are shown as buttons."""
EVERY_NUMBER, SMALLEST = 10, 3
"""Up to so many numbers have a button each, two rows of them; of more, so many of the smallest have one."""
WAY = " → "
"""What stands between the territory that armies leave and the one to which they go."""
STEP = " › "
"""What stands between a choice and those that come with it."""


def question(
    layout: Layout, partial: PartialAnswer, labels: Labels, without: Sequence[str] = (), *, asked: bool = False
) -> None:
    """Ask for the next choice.

    `without` are kinds of answer that the caller has already added; `asked`: the text above asks for this one.
    """
    if not partial.kind:
        _menu(layout, partial, labels, without)
        return
    before = replace(partial, tokens=partial.tokens[:-1])
    partial, fitting, field = settle(partial)
    if not field:
        whole = fitting[0].first_answer(partial.number, partial.player)
        layout.row(button(partial.key("ans"), with_ending(labels.whole(whole), partial, labels), MAIN))
        return
    open_to = choices(fitting, field)
    if choices_so_far(partial) or not asked:
        ask = "" if _asks_itself(partial, field, open_to, labels) else labels.question(field, partial.kind)
        asked_next = labels.say("panel-next", made=so_far(partial, labels), ask=ask).strip()
        layout.text("\n".join([asked_next, *_explain_cards(partial, labels, before)]))
    _field(layout, partial, field, open_to, labels)
    rest, label = without_rest(partial), labels.rest(partial.kind, some=bool(choices_so_far(partial)))
    if rest is not None and label:
        layout.row(button(rest.key("ans"), label))


def _menu(layout: Layout, partial: PartialAnswer, labels: Labels, without: Sequence[str]) -> None:
    """Add one button for each kind of answer."""
    found = [kind for kind in kinds(partial.offers) if kind not in without]
    if len(found) == 1 and found == list(kinds(partial.offers)):
        question(layout, replace(partial, kind=found[0]), labels, asked=True)
        return
    menu = [replace(partial, kind=kind) for kind in found]
    settled = [line for each in menu for line in _explain_cards(settle(each)[0], labels)]
    if settled:
        layout.text("\n".join(settled))
    layout.row(*_kind_buttons(menu, labels))


def _kind_buttons(menu: Sequence[PartialAnswer], labels: Labels) -> list[Press]:
    """A button for each kind of answer: it asks for the rest, or is the answer if nothing is left to choose.

    Blue is what one usually does, and the only answer that does something, where nothing ends the step.
    """
    settled = {each.kind: settle(each) for each in menu}
    whole = {
        kind: fitting[0].first_answer(partial.number, partial.player)
        for kind, (partial, fitting, field) in settled.items()
        if not field
    }
    ends = any(offer.action.kind == FINISH for offer in menu[0].offers) if menu else False
    # What is for ever is asked once more.
    acting = [kind for kind, action in whole.items() if not labels.declines(kind) and not action.for_ever]
    buttons = []
    for each in menu:
        partial, kind = settled[each.kind][0], each.kind
        if kind in whole:
            style = MAIN if labels.is_usual(kind) or (acting == [kind] and not ends) else PLAIN
            buttons.append(button(partial.key("ans"), with_ending(labels.whole(whole[kind]), partial, labels), style))
        else:
            style = MAIN if labels.is_usual(kind) else PLAIN
            buttons.append(button(each.look("-"), so_far(partial, labels), style))
    return buttons


def with_ending(name: str, partial: PartialAnswer, labels: Labels) -> str:
    """The label of a choice, and that it ends the turn where it completes an answer that does: `2 · ends your turn`."""
    ending = ending_of(partial, labels)
    return FACTS.join((cut(name, LABEL - len(ending) - len(FACTS)), ending)) if ending else name


def ending_of(partial: PartialAnswer, labels: Labels) -> str:
    """What is said after the choices so far if they complete an answer that ends the turn; "" else."""
    partial, fitting, field = settle(partial)
    return "" if field else labels.ending(fitting[0].first_answer(partial.number, partial.player))


def after_choice(partial: PartialAnswer, field: str, value: Any) -> PartialAnswer:
    """The answer with one more choice."""
    return replace(partial, tokens=(*partial.tokens, choice_token(partial.meaning(field), value)))


def so_far(partial: PartialAnswer, labels: Labels) -> str:
    """The choices made so far: `Found a city: Brazil · 1`, `Fortify: Peru · 3 → Brazil · 1`; the kind of answer alone
    before the first."""
    verb = labels.verb(partial.kind)
    made = _in_a_row((field, labels.step(partial.kind, field, value)) for field, value in choices_so_far(partial))
    return labels.say("panel-so-far", verb=verb, choices=made) if made else verb


def _in_a_row(named: Iterable[tuple[str, str]]) -> str:
    """Choices, each by its field and its name, in a row: `Peru · 3 → Brazil · 1, 2 armies`."""
    row, before = "", ""
    for field, name in named:
        row += (WAY if (before, field) == ("source", "target") else ", ") if row else ""
        row += name
        before = field
    return row


def _explain_cards(partial: PartialAnswer, labels: Labels, before: PartialAnswer | None = None) -> list[str]:
    """What the cards chosen so far cost and do, in small print: no list has told it where there was only one. Without
    those that the answer had `before`, which have been explained."""
    made = choices_so_far(partial)[len(choices_so_far(before)) if before is not None else 0 :]
    hints = (
        (labels.name(partial.kind, field, value), labels.hint(partial.kind, field, value)) for field, value in made
    )
    return [f"-# {labels.say('panel-explained', name=name, about=hint)}" for name, hint in hints if hint]


def _asks_itself(partial: PartialAnswer, field: str, open_to: OpenTo, labels: Labels) -> bool:
    """Whether the open field is chosen in a list, which bears the question."""
    if isinstance(open_to, MultipleChoice):
        return not _few_ways(open_to)
    if isinstance(open_to, OrderedChoice):
        return len(open_to.after(items_so_far(partial, open_to))) > FEW
    if isinstance(open_to, TypedChoice):
        return bool(open_to.suggestions)
    many = len(open_to) > OPTIONS  # where regions or pages are asked for as well
    return not (many or _is_number(field, open_to, labels) or _is_short(partial, field, open_to, labels))


def _is_number(field: str, open_to: tuple[Any, ...], labels: Labels) -> bool:
    """Whether a field asks for one of many numbers."""
    amounts = all(isinstance(value, int) and not isinstance(value, bool) for value in open_to)
    return amounts and len(open_to) > FEW and not labels.thing(field, open_to[0])


def _is_short(partial: PartialAnswer, field: str, open_to: tuple[Any, ...], labels: Labels) -> bool:
    """Whether there is room for a button for each choice."""
    return len(open_to) <= FEW and not any(labels.hint(partial.kind, field, value) for value in open_to)


def _field(layout: Layout, partial: PartialAnswer, field: str, open_to: OpenTo, labels: Labels) -> None:
    if isinstance(open_to, MultipleChoice):
        checklist(layout, partial, field, open_to, labels)
        return
    if isinstance(open_to, OrderedChoice):
        add_ordered_list(layout, partial, field, open_to, labels)
        return
    if isinstance(open_to, TypedChoice):
        _name(layout, partial, field, open_to, labels)
        return
    amounts = all(isinstance(value, int) and not isinstance(value, bool) for value in open_to)
    open_to = tuple(sorted(open_to)) if amounts else open_to
    if _is_number(field, open_to, labels):
        _number(layout, partial, field, open_to, labels)
    elif _is_short(partial, field, open_to, labels):
        _few(layout, partial, field, open_to, labels)
    else:
        _list(layout, partial, field, open_to, labels)


def _few(layout: Layout, partial: PartialAnswer, field: str, open_to: tuple[Any, ...], labels: Labels) -> None:
    """Add a button for each choice. One after which nothing is left to choose says what else it chooses, and above the
    buttons stands what that does."""
    names, explained = {}, dict.fromkeys(_explain_cards(partial, labels))
    for value in open_to:
        after = _complete(partial, field, value)
        names[value] = _choice(after, partial, field, value, labels)
        explained |= dict.fromkeys(_explain_cards(after, labels) if after else ())
    layout.text("\n".join([*explained][len(_explain_cards(partial, labels)) :]))
    layout.row(
        *(
            button(
                partial.key("ans", choice_token(partial.meaning(field), value)),
                with_ending(name, after_choice(partial, field, value), labels),
            )
            for value, name in names.items()
        )
    )


def _complete(partial: PartialAnswer, field: str, value: Any) -> PartialAnswer | None:
    """The whole answer, if a choice leaves nothing to choose after it and settles more than itself."""
    after, _, open_field = settle(after_choice(partial, field, value))
    return None if open_field or not _list_forced(after, partial) else after


def _list_forced(after: PartialAnswer, partial: PartialAnswer) -> list[tuple[str, Any]]:
    """What the next choice settles besides itself."""
    return [each for each in choices_so_far(after)[len(choices_so_far(partial)) + 1 :] if each[1]]


def _choice(after: PartialAnswer | None, partial: PartialAnswer, field: str, value: Any, labels: Labels) -> str:
    """The name of a choice, with all that it chooses if it completes the answer; of no armies, who goes alone."""
    forced = _list_forced(after, partial) if after else []
    if forced and type(value) is int and value == 0:
        return labels.say("leaders-alone", who=STEP.join(labels.label(partial.kind, *each) for each in forced))
    more = ((each[0], labels.step(partial.kind, *each)) for each in forced)
    return _in_a_row([(field, labels.name(partial.kind, field, value)), *more])


def _number(layout: Layout, partial: PartialAnswer, field: str, open_to: tuple[int, ...], labels: Labels) -> None:
    """Add a button for each number; of many for the smallest, the middle and the largest one, and a form for any other,
    which says from where to where they go. The largest is what one usually gives, but not what one usually moves: that
    would empty a territory."""
    whole = len(open_to) <= EVERY_NUMBER
    some = open_to if whole else (*open_to[:SMALLEST], open_to[len(open_to) // 2], open_to[-1])
    other = labels.say("button-number", least=open_to[0], most=open_to[-1])
    usual = open_to[-1] if labels.gives_most(partial.kind) else None
    layout.row(
        *(
            button(
                partial.key("ans", token(value)),
                with_ending(str(value), after_choice(partial, field, value), labels),
                MAIN if value == usual else PLAIN,
            )
            for value in some
        ),
        *([] if whole else [button(partial.key("num"), other)]),
    )


def _name(layout: Layout, partial: PartialAnswer, field: str, open_to: TypedChoice, labels: Labels) -> None:
    """Add the suggested names, and the form for any other."""
    lines = [ListEntry(name, labels.name(partial.kind, field, name), "") for name in open_to.suggestions]
    layout.choose(partial.key("ans"), lines, labels.question(field, partial.kind))
    layout.row(button(partial.key("name"), labels.say("button-type-name"), MAIN))


def _list(layout: Layout, partial: PartialAnswer, field: str, open_to: tuple[Any, ...], labels: Labels) -> None:
    ask_for = labels.question(field, partial.kind)
    if any(labels.region(partial.kind, field, value) for value in open_to):
        open_to = tuple(sorted(open_to, key=lambda land: fold(labels.label(partial.kind, field, land))))
    lines = {value: _entry(partial, field, value, labels) for value in open_to}
    if len(lines) <= OPTIONS:
        layout.choose(partial.key("ans"), list(lines.values()), ask_for)
        return
    regions = _by_region(partial.kind, field, lines, labels)
    if len(regions) > 1:
        _by_regions(layout, partial, regions, ask_for, labels)
    else:
        _by_pages(layout, partial, list(lines.values()), ask_for, labels)


def _entry(partial: PartialAnswer, field: str, value: Any, labels: Labels) -> ListEntry:
    """A choice in a list, with what it does. One that completes the answer says what else it chooses, as a button does,
    if that is more than the only number there is."""
    after = _complete(partial, field, value)
    forced = _list_forced(after, partial) if after else []
    about = [labels.hint(partial.kind, field, value) or labels.note(partial.kind, field, value)]
    about += [labels.hint(partial.kind, *each) for each in forced]
    about.append(ending_of(after_choice(partial, field, value), labels))
    effect = after if any(not isinstance(chosen, int) for _, chosen in forced) else None
    name = _choice(effect, partial, field, value, labels)
    return ListEntry(choice_token(partial.meaning(field), value), name, FACTS.join(filter(None, about)))


def _by_regions(
    layout: Layout, partial: PartialAnswer, regions: Mapping[str, list[ListEntry]], ask_for: str, labels: Labels
) -> None:
    here = partial.place.removeprefix("@") if partial.place.startswith("@") else ""
    names = {name: labels.say("panel-elsewhere") if name == ELSEWHERE else labels.region_name(name) for name in regions}
    lines = [ListEntry(name, f"{names[name]} ({len(found)})", chosen=name == here) for name, found in regions.items()]
    layout.choose(partial.look("@"), lines, labels.say("panel-by-region"))
    if here in regions:
        layout.choose(partial.key("ans"), regions[here], ask_for)


def _by_pages(layout: Layout, partial: PartialAnswer, lines: Sequence[ListEntry], ask_for: str, labels: Labels) -> None:
    pages = -(-len(lines) // OPTIONS)
    page = min(int(partial.place[1:]) if partial.place[1:].isdecimal() else 1, pages)
    layout.choose(partial.key("ans"), lines[(page - 1) * OPTIONS : page * OPTIONS], ask_for)
    layout.row(
        button(partial.look(f"p{page - 1}"), labels.say("button-previous"), disabled=page == 1),
        button(partial.look(f"p{page + 1}"), labels.say("button-next"), disabled=page == pages),
    )
    layout.text(labels.say("panel-page", page=page, pages=pages))


def _by_region(kind: str, field: str, lines: Mapping[Any, ListEntry], labels: Labels) -> dict[str, list[ListEntry]]:
    """The choices by region, by its name, and last those without one; a single group if a region has more than 25."""
    found: dict[str, list[ListEntry]] = {}
    for value, line in lines.items():
        found.setdefault(labels.region(kind, field, value) or ELSEWHERE, []).append(line)
    if len(found) > OPTIONS or any(len(some) > OPTIONS for some in found.values()):
        return {ELSEWHERE: list(lines.values())}
    named = sorted(found.keys() - {ELSEWHERE}, key=lambda name: fold(labels.region_name(name)))
    return {name: found[name] for name in (*named, ELSEWHERE) if name in found}


MOST_LISTS = 8
"""Up to this many lists fit one message; more lists, or longer ones, become a single list with pages."""


def checklist(layout: Layout, partial: PartialAnswer, field: str, open_to: MultipleChoice, labels: Labels) -> None:
    """Add lists to tick, and the other ways to choose."""
    if ways := _few_ways(open_to):
        nothing = _nothing(partial, field, open_to, labels)
        layout.row(*(_way_button(partial, field, open_to, way, labels) for way in ways), *nothing)
        return
    lists, place = open_to.lists, partial.place.partition("*")
    ticked = (unpack("".join(place[1:]), open_to.among) or ()) if place[2] else ()
    short = len(lists) <= MOST_LISTS and all(len(lot.among) <= OPTIONS for lot in lists)
    if short:
        for at, lot in enumerate(lists):
            key, ask_for = replace(partial.key("some", "-"), mark=f"#{at}"), _ask(lot, field, partial.kind, labels)
            lines = _lines(partial.kind, field, lot.among, labels, ticked)
            layout.choose(key, lines, ask_for, least=lot.least, most=lot.most)
    else:
        _pages(layout, partial, field, open_to, labels)
    layout.row(*_nothing(partial, field, open_to, labels), button(partial.key("write"), labels.say("button-write")))


def _few_ways(open_to: MultipleChoice) -> list[tuple[str, ...]]:
    """What can be chosen of two things at most, each way at once; none where there are more things."""
    if len(open_to.among) > 2 or len(open_to.lots) != 1:
        return []
    return [way for count in (1, 2) for way in combinations(open_to.among, count) if way in open_to.lots[0]]


def _way_button(
    partial: PartialAnswer, field: str, open_to: MultipleChoice, way: tuple[str, ...], labels: Labels
) -> Press:
    name = with_ending(labels.name(partial.kind, field, way), choose(partial, open_to, way), labels)
    return button(partial.key("ans", open_to.code_of(way)), name)


def _nothing(partial: PartialAnswer, field: str, open_to: MultipleChoice, labels: Labels) -> list[Press]:
    """The button that chooses nothing, where one may."""
    if not open_to.nothing:
        return []
    name = with_ending(capital(labels.name(partial.kind, field, ())), after_choice(partial, field, ()), labels)
    return [button(partial.key("ans", NOTHING), name)]


def _ask(lot: Some, field: str, kind: str, labels: Labels) -> str:
    """The question above a list: the items' region, and how many to choose if that is fixed."""
    regions = {labels.region(kind, field, thing) for thing in lot.among} - {""}
    question = labels.question(field, kind)
    if len(regions) == 1:
        question = f"{labels.region_name(regions.pop())} · {question}"
    return labels.say("choose-exactly", ask=question, count=lot.least) if lot.least == lot.most > 1 else question


def _lines(kind: str, field: str, things: Sequence[str], labels: Labels, ticked: Sequence[str] = ()) -> list[ListEntry]:
    by_name = sorted(things, key=lambda thing: fold(labels.label(kind, field, thing)))
    of = {thing: labels.region(kind, field, thing) for thing in things}
    apart = len(set(of.values()) - {""}) > 1
    hints = {
        thing: labels.hint(kind, field, thing)
        or labels.note(kind, field, thing)
        or (labels.region_name(of[thing]) if apart and of[thing] else "")
        for thing in of
    }
    return [
        ListEntry(thing, labels.name(kind, field, thing), hints[thing], chosen=thing in ticked) for thing in by_name
    ]


def _pages(layout: Layout, partial: PartialAnswer, field: str, open_to: MultipleChoice, labels: Labels) -> None:
    """Add one long list in pages; the buttons carry what is ticked on other pages."""
    place, _, code = partial.place.partition("*")
    among = open_to.among
    held = (unpack(f"*{code}", among) or ()) if code else ()
    lines = _lines(partial.kind, field, among, labels, held)
    pages = -(-len(lines) // OPTIONS)
    page = min(max(int(place[1:]) if place[1:].isdecimal() else 1, 1), pages)
    shown = lines[(page - 1) * OPTIONS : page * OPTIONS]
    here = {line.value for line in shown}
    elsewhere = tuple(thing for thing in held if thing not in here)
    most = max(lot.most for lot in open_to.lots)
    key = partial.key("some", f"p{page}{pack(elsewhere, among)}")
    layout.choose(key, shown, labels.question(field, partial.kind), least=0, most=most)
    layout.row(
        button(partial.look(f"p{page - 1}{pack(held, among)}"), labels.say("button-previous"), disabled=page == 1),
        button(partial.look(f"p{page + 1}{pack(held, among)}"), labels.say("button-next"), disabled=page == pages),
        _finish_button(partial, open_to, held, labels),
    )
    layout.text(labels.say("panel-page", page=page, pages=pages))


def _finish_button(partial: PartialAnswer, open_to: MultipleChoice, held: tuple[str, ...], labels: Labels) -> Press:
    """The button that finishes a choice; enabled once the choice is legal."""
    fits = [lot for lot in open_to.lots if tuple(thing for thing in lot.among if thing in held) in lot]
    whole = next((lot for lot in fits if set(held) <= set(lot.among)), None)
    code = pack(held, whole.among) if whole else "-"
    return button(partial.key("ans", code), labels.say("button-chosen", count=len(held)), MAIN, disabled=whole is None)


def add_ordered_list(
    layout: Layout, partial: PartialAnswer, field: str, open_to: OrderedChoice, labels: Labels
) -> None:
    """Add what comes next in a list, one thing after the other, and the list so far."""
    listed = items_so_far(partial, open_to)
    if listed:
        layout.text(
            labels.say("choose-listed", list=STEP.join(labels.name(partial.kind, field, thing) for thing in listed))
        )
    further = open_to.after(listed)
    if len(further) <= FEW:
        layout.row(*(_next_button(partial, field, open_to, (*listed, thing), labels) for thing in further))
    else:
        _next_list(layout, partial, field, open_to, listed, labels)
    done = _list_buttons(partial, field, open_to, listed, labels) if open_to.is_whole(listed) else []
    anew = button(partial.look("-"), labels.say("button-list-anew")) if listed else None
    write = button(partial.key("write"), labels.say("button-write")) if len(open_to.among) > FEW else None
    layout.row(*done, *filter(None, (anew, write)))


def _list_buttons(
    partial: PartialAnswer, field: str, open_to: OrderedChoice, listed: tuple[str, ...], labels: Labels
) -> list[Press]:
    """The buttons that end a list. An empty one has a button for each way to go on without it: to ask for that after
    *No preference* would contradict it."""
    if listed:
        return [button(partial.key("ans", open_to.code_of(listed)), labels.say("button-list-ends"), MAIN)]
    without, fitting, further = settle(after_choice(partial, field, ()))
    ways = choices(fitting, further) if further else ()
    if not isinstance(ways, tuple) or not 1 < len(ways) <= FEW:
        return [button(partial.key("ans", open_to.code_of(())), labels.say("button-list-none"), MAIN)]
    return [
        button(without.key("ans", choice_token(without.meaning(further), way)), labels.name(partial.kind, further, way))
        for way in ways
    ]


def _next_button(
    partial: PartialAnswer, field: str, open_to: OrderedChoice, listed: tuple[str, ...], labels: Labels
) -> Press:
    """The button that adds the last of these things to the list; the answer's own if nothing is left to ask then."""
    ends = ends_list(partial, field, open_to, listed)
    key = partial.key("ans", open_to.code_of(listed)) if ends else partial.look(list_place(listed, open_to))
    return button(key, labels.name(partial.kind, field, listed[-1]))


def _next_list(
    layout: Layout,
    partial: PartialAnswer,
    field: str,
    open_to: OrderedChoice,
    listed: tuple[str, ...],
    labels: Labels,
) -> None:
    lines = _lines(partial.kind, field, open_to.after(listed), labels)
    pages = -(-len(lines) // OPTIONS)
    number = partial.place.partition("^")[0][1:]
    page = min(max(int(number), 1), pages) if number.isdecimal() else 1
    key = partial.key("then", list_place(listed, open_to))
    layout.choose(key, lines[(page - 1) * OPTIONS : page * OPTIONS], labels.question(field, partial.kind))
    if pages > 1:
        layout.row(
            button(
                partial.look(list_place(listed, open_to, page - 1)), labels.say("button-previous"), disabled=page == 1
            ),
            button(
                partial.look(list_place(listed, open_to, page + 1)), labels.say("button-next"), disabled=page == pages
            ),
        )
        layout.text(labels.say("panel-page", page=page, pages=pages))
