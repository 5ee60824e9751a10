"""Names that are taken for one another: the bot refuses them before an answer is played; the rules know nothing of it.

Records of games that were played before, or by another program, may hold such names.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache

from bot.refusals import LooksLike
from bot.words.fluent import LANGUAGES, words
from rules import Action, Game, Refused, Ruleset, State, legal
from rules.author import Typed, TypedName, meanings

_JOINTS = " -'\u2019"
"""What may stand between the letters of a name."""
_MARK = "\u200e"
"""What the library puts around signs that are written from right to left."""


def find_lookalike(name: str, others: Iterable[str]) -> str:
    """The first of these names for which a name can be taken; "" if there is none."""
    own = _looks_of(name)
    return next((other for other in others if own & _looks_of(other)), "")


def require_own_names(game: Game, rules: Ruleset, state: State, answer: Action) -> None:
    """Raises `Refused(LooksLike)` where an answer gives a name that can be taken for a place, a seat or another name of
    the game."""
    fields = [field for field, meaning in meanings(type(answer)).items() if meaning == TypedName]
    if not fields or answer.decision not in state.pending:
        return
    offers = [offer for offer in legal(rules, state, answer.decision) if isinstance(answer, offer.action)]
    for field in fields:
        given = (
            name for offer in offers if isinstance(shape := offer.fields.get(field), Typed) for name in shape.taken
        )
        name = getattr(answer, field)
        if alike := find_lookalike(name, (*names_of_game(game, rules), *given)):
            raise Refused(LooksLike(name, alike))


def names_of_game(game: Game, rules: Ruleset) -> Iterator[str]:
    """The names of a game's places and seats, in every language."""
    board = rules.board
    keys = [*(f"land-{land}" for land in board.realm_of), *(f"region-{region}" for region in board.regions)]
    keys += [f"{kind}-{seat}" for seat in game.colours for kind in ("seat", f"people-{game.name}")]
    for language in LANGUAGES:
        spoken = words(language, game.name)
        yield from (spoken.say(key) for key in keys if key in spoken)


def _looks_of(name: str) -> frozenset[str]:
    """How a name looks, in signs that each stand for all that look like them: two names with one in common look alike.

    As it is written, where a capital I looks like a small l, and in small letters, without accents and what joins.
    """
    return frozenset(_skeleton(each).casefold() for each in (name, name.casefold()))


def _skeleton(name: str) -> str:
    """The skeleton of a name by Unicode's table of confusables (UTS 39)."""
    return _letters("".join(_prototypes().get(sign, sign) for sign in _letters(name)))


def _letters(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in plain if not unicodedata.combining(sign) and sign not in _JOINTS)


@cache
def _prototypes() -> dict[str, str]:
    """The sign, or the signs, for which each sign is taken that looks like others.

    The library lists what looks like what both ways: a sign with several beside it stands for all of them, and so does
    what is written with several signs. Of two that have only each other, the first does.
    """
    from confusable_homoglyphs import confusables  # its table takes 16 MB: it is read where somebody types a name

    alike = {
        sign.replace(_MARK, ""): [one["c"].replace(_MARK, "") for one in those]
        for sign, those in confusables.confusables_data.items()
    }
    found = {}
    for sign, (first, *more) in alike.items():
        if len(sign) == 1 and not more:
            found[sign] = first if len(first) > 1 or len(alike[first]) > 1 else min(sign, first)
    return found
