"""The Lord of the Rings' words: points, captains, the Fellowship, cards, strongholds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.words.arguments import Arguments, lands_in
from bot.words.fluent import Words
from bot.words.game_words import CardFace, GameWords, Placed, Standings, Told, Wish
from bot.words.games.house.words import reserves
from bot.words.seats import Naming
from rules import Board, Event, Player, Ruleset, View
from rules.lotr import (
    BRIDGE,
    EVIL,
    GOOD,
    PATH,
    PILE,
    PRIZES,
    STORM,
    AdventureKept,
    CaptainLost,
    CaptainMarched,
    CaptainMoved,
    CaptainPlaced,
    Captains,
    CardPlayed,
    Crossing,
    EventTurnedUp,
    FellowshipGone,
    GarrisonRaised,
    Journey,
    MissionDone,
    RingDestroyed,
    RollChanged,
    Score,
    Spells,
    StepForced,
    StepHeld,
    UprisingRevealed,
    adventures,
    card_data,
    card_title,
    fellowship,
    laid,
    ring_hunt,
    score,
    side,
    sites_on,
    strongholds,
    strongholds_on,
    tales,
)
from rules.risk import CAPTAIN, Fortified, hand

WORKED = (MissionDone, StepForced, StepHeld, RollChanged)
"""Events for a card's effect, right after it is played; reported in place of the card."""

SCENES = {
    "hobbiton": "round_door",
    "elven_halls": "elf_hall",
    "bree": "inn",
    "carn_dum": "ice_fortress",
    "mount_gundabad": "three_peaks",
    "grey_havens": "grey_harbour",
    "tharbad": "broken_bridge",
    "lothlorien": "golden_trees",
    "harlond": "quay",
    "weathertop": "ruined_hill",
    "erebor": "lonely_mountain",
    "gates_of_moria": "hidden_doors",
    "edoras": "golden_hall",
    "osgiliath": "river_city",
    "easterling_encampment": "steppe_camp",
    "pelargir": "port_city",
    "erech": "black_stone",
    "haradrim_encampment": "desert_camp",
    "rauros": "great_falls",
    "dagorlad": "dead_marsh",
    "dol_amroth": "swan_castle",
    "mount_doom": "volcano",
    "appoint_second_leader": "captains",
    "winter_storms": "snowstorm",
    "raiders": "raid",
    "mustering": "muster",
    "local_uprising": "uprising",
    "corsairs_of_umbar": "corsairs",
    "black_gates_open": "black_gate",
    "cave_troll": "cave_troll",
    "entmoot": "ents",
    "aragorn_arrives": "king",
    "grima_wormtongue": "serpent",
    "courage_alone": "last_stand",
    "you_shall_not_pass": "falling_bridge",
    "ambush": "ambush",
    "enemy_at_hand": "breach",
    "siege_machines": "catapult",
    "move_by_night": "night_march",
    "way_under_mountains": "mountain_way",
    "violent_storms": "sea_storm",
    "borne_to_another_place": "eagle_flight",
    "hunt_ringbearer": "hunters",
    "strategic_withdrawal": "withdrawal",
    "black_sails": "black_sails",
    "balrog": "balrog",
    "boromir": "horn",
    "knife_in_the_dark": "knife",
    "dangerous_crossing": "crossing",
    "gollum": "croucher",
    "faramir": "waterfall_watch",
    "captured_by_orcs": "cage",
    "shelobs_lair": "spider",
    "smeagol": "fisher",
}
"""The art of each Adventure card: a motif of `renders`."""


class LotrWords(GameWords):
    """The words of The Lord of the Rings, in all its editions."""

    game = "lotr"
    topics = (
        "goal",
        "setup",
        "reinforcements",
        "combat",
        "captains",
        "strongholds",
        "occupation",
        "missions",
        "elimination",
        "fortifying",
        "cards",
        "fellowship",
        "scoring",
        "two-players",
        "alliance",
        "team",
        "hunt",
        "editions",
        "options",
    )
    first_options = ("mode", "edition")
    typed_options = ("setup", "seating")
    option_groups = {
        "setup": ("seating", "setup", "first-player", "sided-cards"),
        "cards": ("trade-at-five", "sets", "wilds-in-a-set", "card-lands", "trades-after-elimination"),
        "battle": ("lone-die", "partners", "neutral-strongholds", "neutral-events"),
        "captains": (
            "captain-moves-in", "captain-kept-back", "captains-march", "captain-after-mission", "missions-declared",
            "mission-card", "mount-doom-mission", "site-cards", "cards-after-drawing",
        ),
        "ring": ("mount-doom-roll", "mount-doom-cards", "second-hold", "ring-hunt"),
        "end": ("first-rounds", "conquest", "concede", "ties"),
    }  # fmt: skip
    wishes = {"to-place-captain": Wish("strongest", "setup-captains")}
    forgettable = ("complete-mission", "reveal-uprising")
    piles = ("hand", "rising", "tales")
    titled_piles = ("tales", "laid", "rising")
    decks = (PILE,)
    hands = ("tales",)
    quiet_hands = ("rising",)
    raised = ("garrisoned",)
    cards_played = (CardPlayed, EventTurnedUp)
    opening_cards = (CardPlayed, EventTurnedUp)
    great_moments = (CaptainLost, RingDestroyed, FellowshipGone, UprisingRevealed)
    conquest = {"captain": "none", "lost-captain": "no"}

    def placed(self, event: Event) -> Placed | None:
        """Garrisons and captains."""
        if isinstance(event, GarrisonRaised):
            return Placed("garrisoned", event.player, event.where, event.count)
        return Placed("captains", event.player, event.where) if isinstance(event, CaptainPlaced) else None

    def confirms_draw(self, event: Event) -> tuple[str, str] | None:
        """The draw confirmed by an Adventure card that was kept."""
        return ("tales", event.player) if isinstance(event, AdventureKept) else None

    def after_conquest(
        self, event: Event, attacker: str, target: str, told: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """The captain who moves in, and the one who is lost."""
        if isinstance(event, CaptainMoved) and (event.player, event.target) == (attacker, target):
            return {"captain": "in"}
        return {"lost-captain": "yes"} if isinstance(event, CaptainLost) and event.where == target else None

    def told(self, before: Event, event: Event) -> Told:
        """Report a card's effect instead of the card, and a march of regiments instead of its captain's."""
        if isinstance(event, WORKED) and isinstance(before, CardPlayed) and before.card == event.card:
            return "second"
        led = isinstance(event, CaptainMoved) and isinstance(before, Fortified) and CAPTAIN in before.leaders
        return "first" if led else "both"

    def standings(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, out: Mapping[Player, str]
    ) -> Standings | None:
        """Points, with what they are for; with sides, each side's total too. None where points do not decide."""
        if not rules.has(fellowship) or rules.has(ring_hunt):
            return None
        points = scores(seen, rules.board)
        head = words.say("status-head", places="yes" if PRIZES.of(rules.board) else "no")
        return Standings(
            {seat: out.get(seat) or _seat(seat, points[seat], seen, words, naming) for seat in points},
            {seat: points[seat].rank for seat in points},
            (f"*{head}*",),
            _sides(points, words) if rules.options.get("mode", "alone") != "alone" else (),
        )

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Both hands, in the standings of a game in which points do not decide."""
        return _hands(seat, seen, words) if rules.has(ring_hunt) else iter(())

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Where the Fellowship is, and how far it still has to go."""
        path, steps = PATH.of(rules.board), seen.parts[Journey].steps
        if path and rules.has(fellowship) and seen.winners is None:
            yield words.say("status-ring", where=path[steps][0], left=len(path) - 1 - steps)

    def marks(self, where: str, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Captains, the Ring, strongholds and sites, harbours; storms and closed bridges."""
        board = rules.board
        if any(where in stand for stand in seen.parts[Captains].of.values()):
            yield words.say("board-captain")
        if rules.has(fellowship) and PATH.of(board) and PATH.of(board)[seen.parts[Journey].steps][0] == where:
            yield words.say("board-ring")
        if rules.has(strongholds):
            yield from _places(where, board, words)
        if where in board.ports:
            yield words.say("board-port")
        for what, key in ((STORM, "board-storm"), (BRIDGE, "board-closed")):
            if where in seen.parts[Spells].lands(what):
                yield words.say(key)

    def alt_first(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Where the Ring is."""
        path = PATH.of(rules.board)
        if path and rules.has(fellowship):
            steps = seen.parts[Journey].steps
            yield words.say("alt-ring", where=path[steps][0], step=steps + 1, steps=len(path))

    def alt_seat(self, seat: Player, seen: View, words: Words) -> Arguments:
        """Where a seat's captains are."""
        captains = seen.parts[Captains].at(seat)
        return {"captains": lands_in("in", captains, words), "captains_count": len(captains)}

    def alt_places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The holders of the strongholds."""
        land = seen.land
        walls = [
            words.say(
                "alt-stronghold", place=place, who=words.say(f"seat-{land.owner(where)}"), armies=land.armies(where)
            )
            for where, place in strongholds_on(rules.board).items()
            if where in land and rules.has(strongholds)
        ]
        if walls:
            yield words.say("alt-strongholds", list=", ".join(walls))

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """The Fellowship's step and its die."""
        where = PATH.of(board)[seen.parts[Journey].steps][0] if PATH.of(board) else ""
        return {"where": where, "die": seen.parts[Crossing].die}

    def asks_again(self, seen: View) -> bool:
        """True after a captain's march."""
        return seen.parts[CaptainMarched].marched

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of an Adventure card, with its points for this seat."""
        if card_title(card) not in adventures():
            return None
        known, key = card_data(card), f"card-{card_title(card)}"
        kind = words.say(f"kind-{known.type}").capitalize()
        caption = words.attribute(key, "when") if f"{key}.when" in words else kind
        return CardFace(
            known.type, caption, known.territory, known.points.get(side(seat), 0), SCENES.get(card_title(card), "")
        )


def scores(seen: View, board: Board) -> dict[Player, Score]:
    """Every seat's current points; played cards are public."""
    return {seat: score(board, seen.land, seat, seen.cards(laid(seat)).faces or ()) for seat in seen.seats}


def _seat(seat: Player, points: Score, seen: View, words: Words, naming: Naming) -> str:
    held = seen.land.of(seat)
    head = words.say(
        "status-seat",
        who=naming(seat),
        total=points.total,
        territories=points.territories,
        strongholds=points.strongholds,
        regions=points.regions,
        cards=points.cards,
        places=points.places,
    )
    armies = words.attribute("status-seat", "more", armies=sum(seen.land.armies(land) for land in held))
    counts = ", ".join([armies, *_hands(seat, seen, words)])
    return f"{head}\n-# {' · '.join([counts, *reserves(seat, seen, words)])}"


def _hands(seat: Player, seen: View, words: Words) -> Iterator[str]:
    """How many cards of either kind a seat holds; an empty hand counts only while the game runs."""
    for zone, key in ((hand(seat), "status-cards"), (tales(seat), "status-tales")):
        count = seen.cards(zone).count
        if count or seen.winners is None:
            yield words.say(key, count=count)


def _sides(points: dict[Player, Score], words: Words) -> list[str]:
    totals = {which: sum(p.total for seat, p in points.items() if side(seat) == which) for which in (GOOD, EVIL)}
    return [words.say("status-side", side=words.say(f"side-{which}"), total=total) for which, total in totals.items()]


def _places(where: str, board: Board, words: Words) -> Iterator[str]:
    if place := strongholds_on(board).get(where):
        yield words.say("board-stronghold", place=place)
    if place := sites_on(board).get(where):
        yield words.say("board-site", place=place)
