"""What Risk Legacy adds to the bot's words: factions, stars, what is glued on the board, cards, its rules by topic."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from bot.words.arguments import Arguments, card_name, dice_text, typed_text
from bot.words.fluent import Words, in_id
from bot.words.game_words import CardFace, GameWords, Length, Standings, Tally, Wish, holds_land
from bot.words.games.legacy.history import glued_texts, history_of, length_text
from bot.words.seats import Naming
from bot.words.typography import capital
from renders import History, SealedPack, inside
from rules import NOBODY, Action, Board, Decision, Event, Part, Player, Ruleset, State, View
from rules.legacy import (
    BEFORE_ROLL,
    COIN_CARDS,
    COINS,
    FACTIONS,
    GAMES,
    HELD_ON,
    LABELS,
    MISSIONS,
    MOST_BOXES,
    OPEN,
    OPEN_MISSION,
    OUT,
    SCARS,
    UNPLAYED,
    WON,
    BallotCast,
    Campaign,
    CardUpgraded,
    CityFounded,
    ClaimMission,
    CoinsRanOut,
    ContinentNamed,
    Factions,
    GameCounted,
    Headquarters,
    HeadquartersPlaced,
    MissionFulfilled,
    NamerChosen,
    PackOpened,
    PowerKept,
    ScarGlued,
    Seated,
    Signed,
    StarBought,
    StarsTaken,
    TakeCard,
    ToTakeCard,
    ToTakeReward,
    TradeResources,
    VotePowers,
    WarJoined,
    WarWon,
    WorldNamed,
    board_between,
    faction_of,
    headquarters_held,
    is_disarmed,
    is_scarless,
    missiles_left,
    power_of,
    stars,
    stars_of,
    total,
    trade_table,
    votes,
    worth,
)
from rules.risk import THROWN, Invasion, Throw, hand

BOUGHT = "cards"
"""Why a star is taken that was bought (`StarsTaken.why`)."""


CARD_FIELDS = ("card", "cards")


def _is_resource(card: object, words: Words) -> bool:
    """Whether a card is a territory's, or a coin."""
    return card in COIN_CARDS or f"land-{card}" in words


def _glued_on(where: str, now: Campaign, words: Words) -> Iterator[str]:
    """A city with its walls, a scar."""
    if city := now.cities.get(where):
        kind = words.say(f"city-{in_id(city.kind)}")
        yield words.say("board-city", kind=kind, name=city.name)
    if where in now.fortified:
        yield words.say("board-fortified", boxes=MOST_BOXES - now.fortified[where])
    if scar := now.scars.get(where):
        yield words.say(f"card-{scar}")


def _continents(now: Campaign, on: Board, words: Words) -> Iterator[str]:
    """The names that continents have been given, and what these pay more or less."""
    for continent in on.regions:
        name, mark = now.continents.get(continent), now.continent_marks.get(continent, 0)
        if name or mark:
            yield words.say(
                "board-continent",
                region=continent,
                name=name.name if name else "none",
                mark=f"{mark:+d}" if mark else "none",
            )


def _signatures(now: Campaign, words: Words, named: Callable[[str], str]) -> Iterator[str]:
    """The signatures along the rim, in a line."""
    won = {(one.game, one.member): one.faction for one in now.entries}
    signed = [
        words.say(
            "board-signature",
            war=one.game,
            who=named(one.member),
            faction=won.get((one.game, one.member), "none"),
        )
        for one in now.signatures
    ]
    if signed:
        yield words.say("board-signatures", list=", ".join(signed))


class LegacyWords(GameWords):
    """The words of Risk Legacy."""

    game = "legacy"
    topics = (
        "legacy-goal",
        "legacy-campaign",
        "legacy-setup",
        "legacy-start",
        "legacy-recruits",
        "legacy-expansion",
        "legacy-combat",
        "legacy-end",
        "legacy-factions",
        "legacy-scars",
        "legacy-cities",
        "legacy-missions",
        "legacy-rewards",
        "legacy-options",
    )
    option_groups = {
        "setup": ("powers", "first-coins", "marks", "hq-distance"),
        "campaign": ("missions", "held-on-coins", "promo-cards"),
        "war": ("declaring", "scar-cards", "joining"),
        "resources": ("trade-table", "card-draw", "coin-discard"),
        "end": ("concede",),
    }
    wishes = {"to-muster": Wish("list", "setup-mustering", FACTIONS, "quiet", holds_land, once=True)}
    forgettable = ("buy-star", "trade-resources", "take-card", "claim-mission")
    forfeited_by_placing = ("trade-resources",)
    declining = ("put-off", "leave-card")
    after_fighting = ("to-take-reward",)
    about_cards = ("destroy-card", "upgrade-card")
    about_marks = ("cancel-scar", "fortify-city")
    piles = ("hand", "scar")
    decks = (OPEN, COINS)
    board_cards = MISSIONS
    great_moments = (
        WarJoined, StarBought, MissionFulfilled, CoinsRanOut, WarWon, Signed, CityFounded, ContinentNamed, ScarGlued,
        PackOpened, WorldNamed,
    )  # fmt: skip

    def more_arguments(self, value: Event | Action, words: Words) -> Arguments:
        """The powers that get a vote, however many of the factions that is about."""
        if not isinstance(value, VotePowers):
            return {}
        voted = [card_name(power, words) for power in votes(value) if power]
        return {"powers": words.all_of(voted) if voted else "none"}

    def is_empty(self, event: Event) -> bool:
        """True for what another event tells: headquarters with their faction, stars that were bought, votes."""
        if isinstance(event, StarsTaken):
            return event.why == BOUGHT
        return isinstance(event, BallotCast | HeadquartersPlaced | GameCounted | NamerChosen)

    def unasked(self, seen: View, settled: Collection[str], words: Words) -> str:
        """A scar card for attack rolls, and missiles."""
        me = seen.viewer or NOBODY
        cards = seen.cards(f"scar:{me}").faces or ()
        scars = sum(card.partition(".")[0] in SCARS for card in cards) if BEFORE_ROLL not in settled else 0
        missiles = missiles_left(seen, me) if THROWN not in settled else 0
        counted = (("scars", scars), ("missiles", missiles))
        what = words.any_of([words.say(f"unasked-{name}", count=count) for name, count in counted if count])
        return words.say("fight-unasked", what=what) if what else ""

    def coins(self, card: str, seen: View, words: Words) -> int:
        """What a territory's card or a coin card is worth."""
        return worth(seen, card) if seen.parts[Factions].of and _is_resource(card, words) else 0

    def prizes(self, seat: Player, state: State, words: Words) -> Mapping[str, str]:
        """Headquarters, each a red star."""
        at, count = state.parts[Headquarters].at, stars_of(state, seat)
        return {
            where: words.say("story-headquarters", faction=at[where], where=where, stars=count)
            for where in headquarters_held(state, seat)
        }

    def tallied(self, event: Event) -> Tally | None:
        """Powers that are kept, the first coins on cards, the tokens to begin with."""
        if isinstance(event, PowerKept) and not event.player:
            return Tally("powers", NOBODY, event.power, event.faction, notable=True)
        if isinstance(event, CardUpgraded) and not event.player:
            return Tally("first-coins", NOBODY, where=event.card, notable=True, routine=True)
        if isinstance(event, StarsTaken) and event.why == "start":
            return Tally("first-stars", event.player, count=event.count, notable=True, routine=True)
        return None

    def standings(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, out: Mapping[Player, str]
    ) -> Standings | None:
        """Red stars, then territories and troops, with what each seat has besides."""
        if not rules.has(stars):
            return None
        land = seen.land
        armies = {seat: sum(land.armies(where) for where in land.of(seat)) for seat in seen.seats}
        return Standings(
            {seat: out.get(seat) or self._line(seat, armies[seat], seen, words, naming) for seat in seen.seats},
            {seat: (stars_of(seen, seat), len(land.of(seat)), armies[seat]) for seat in seen.seats},
            stocks=True,
        )

    def _line(self, seat: Player, armies: int, seen: View, words: Words, naming: Naming) -> str:
        faction = faction_of(seen, seat)
        return words.say(
            "status-legacy",
            who=naming(seat),
            faction=faction or "none",
            stars=stars_of(seen, seat),
            lands=len(seen.land.of(seat)),
            armies=armies,
        )

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The faction's power, missiles, resource cards."""
        if not rules.has(stars):
            return
        if power := power_of(seen, seat):
            yield words.say(f"card-{power}")
        if missiles := missiles_left(seen, seat):
            yield words.say("status-missiles", count=missiles)
        if cards := seen.cards(hand(seat)).count:
            yield words.say("status-resources", count=cards)

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The number of the war, or that it was the last, the open cards with their worth, the coins left, the open
        mission."""
        if not rules.has(stars):
            return
        now = seen.parts[Campaign]
        war = now.game - (seen.winners is not None)  # a war that was won has been counted
        later = "yes" if war > GAMES else "no"
        yield words.say("status-war", game=war, last=GAMES, world=now.world or "none", later=later)
        if seen.winners and war == GAMES:
            yield words.say("status-last-war", last=GAMES)
        faces = [
            words.say("status-open-one", where=card, coins=worth(seen, card)) for card in seen.cards(OPEN).faces or ()
        ]
        if faces and seen.winners is None:
            yield words.say("status-open", list=", ".join(faces), coins=seen.cards(COINS).count)
        for mission in (seen.cards(OPEN_MISSION).faces or ()) if seen.winners is None else ():
            yield words.say("status-mission", mission=mission, effect=words.attribute(f"card-{mission}", "effect"))

    def moot(self, seen: View, rules: Ruleset) -> Collection[str]:
        """Missiles and scar cards before a roll, for a player who has none and gets none any more."""
        lacking = {THROWN: is_disarmed(seen, seen.viewer or NOBODY), BEFORE_ROLL: is_scarless(seen)}
        return [topic for topic, lacks in lacking.items() if lacks]

    def stands_on(self, where: str, seen: View, words: Words) -> Iterator[str]:
        """Headquarters, a city with its walls, a scar."""
        now = seen.parts[Campaign]
        if faction := seen.parts[Headquarters].at.get(where):
            yield words.say("board-hq", faction=faction)
        yield from _glued_on(where, now, words)

    def below_board(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, line: Callable[[str], str]
    ) -> Iterator[str]:
        """The names that continents have been given, and what these pay more or less; who has signed."""
        now, seats = seen.parts[Campaign], {member: seat for seat, member in seen.parts[Seated].members.items()}
        yield from _continents(now, rules.board, words)
        yield from _signatures(now, words, lambda member: naming(seats[member]) if member in seats else "none")

    def alt_first(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The world's name."""
        if world := seen.parts[Campaign].world:
            yield words.say("alt-world", name=world)

    def alt_places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Headquarters, cities and scars."""
        now = seen.parts[Campaign]
        quarters = [words.say("alt-hq", faction=its, where=at) for at, its in seen.parts[Headquarters].at.items()]
        if quarters:
            yield words.say("alt-hqs", list=", ".join(quarters))
        cities = [words.say("alt-city", name=city.name, where=at) for at, city in now.cities.items()]
        if cities:
            yield words.say("alt-cities", list=", ".join(cities))
        scars = [words.say("alt-scar", scar=scar, where=at) for at, scar in now.scars.items()]
        if scars:
            yield words.say("alt-scars", list=", ".join(scars))

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """Whose turn it is, who attacks what from where, what the dice on the table show, in their places, the reader's
        missiles and stars, and the open mission."""
        now, lying = seen.parts[Invasion], seen.parts[Throw]
        return {
            "who": naming(now.attacker),
            "turn": naming(seen.active),
            "source": now.source or "none",
            "target": now.target or "none",
            "attack": dice_text("attack", [die.now for die in lying.attack]) or "none",
            "defence": dice_text("defence", [die.now for die in lying.defence]) or "none",
            "missiles": missiles_left(seen, seen.viewer or NOBODY),
            "stars": stars_of(seen, seen.viewer) if seen.viewer and seen.parts[Factions].of else 0,
            "mission": "".join(seen.cards(OPEN_MISSION).faces or ()) or "none",
        }

    def asked(self, decision: Decision, offered: Collection[str]) -> Arguments:
        """Whether a card is due at the end of the turn, and whether the open mission may be claimed."""
        if not isinstance(decision, ToTakeCard):
            return {}
        if not offered:
            return {"due": "unknown"}
        mission = {} if ClaimMission.kind in offered else {"mission": "none"}
        return {"due": "yes" if TakeCard.kind in offered else "no", **mission}

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """What resources bring, where they may be traded."""
        if TradeResources.kind in offered:
            table = trade_table(seen.parts[Campaign])
            ways = (words.say("trade-table-one", resources=count, troops=brings) for count, brings in table.items())
            yield words.say("trade-table", list=", ".join(ways))

    def about_answers(self, decision: Decision, offered: Sequence[str], words: Words) -> Iterator[str]:
        """What each reward on offer brings."""
        if isinstance(decision, ToTakeReward):
            won = "yes" if decision.won else "no"
            abouts = {words.attribute(f"action-{kind}", "verb"): f"reward-{kind}" for kind in offered}
            told = (
                words.say("panel-explained", name=name, about=words.say(key, won=won)) for name, key in abouts.items()
            )
            yield "\n".join(f"-# {line}" for line in told)

    def hint(self, field: str, value: object, seen: View, words: Words) -> str:
        """What resource cards are worth, and the power that a faction has kept."""
        if power := seen.parts[Campaign].powers.get(str(value)):
            return words.say("power-kept-hint", power=power, effect=words.attribute(f"card-{power}", "effect"))
        cards = value if isinstance(value, tuple) else (value,)
        if seen.parts[Factions].of and field in CARD_FIELDS and all(_is_resource(card, words) for card in cards):
            return words.say("cards-worth", count=total(seen, cards))
        return ""

    def world_lines(self, campaign: Part, words: Words, named: Callable[[str], str]) -> Iterator[str]:
        """What is glued on each territory, the names of continents and what these pay more or less, who has signed."""
        if not isinstance(campaign, Campaign):
            return
        world = board_between(campaign)
        for where in world.territories:
            if stands := list(_glued_on(where, campaign, words)):
                yield words.say("campaign-land", where=where, marks=", ".join(stands))
        yield from _continents(campaign, world, words)
        yield from _signatures(campaign, words, named)

    def pack_lines(
        self, campaign: Part, words: Words, named: Callable[[str], str], *, ended: bool = False
    ) -> Iterator[str]:
        """What stands on each pack, then its seal, and who opened it in which war."""
        if not isinstance(campaign, Campaign):
            return
        for label in (one for one in LABELS if one in campaign.seals):
            opened = campaign.packs.get(label)
            said = words.say(
                "campaign-pack",
                label=label,
                when=words.attribute(f"pack-{label}", "when"),
                war=opened.game if opened else 0,
                who=named(opened.by) if opened and opened.by else "none",
                hash=campaign.seals[label],
                ended="yes" if ended else "no",
            )
            yield capital(said)

    def sealed_packs(self, campaign: Part, words: Words) -> Iterator[SealedPack]:
        """The packs in the order of their labels."""
        if not isinstance(campaign, Campaign):
            return
        for label in (one for one in LABELS if one in campaign.seals):
            opened, name = campaign.packs.get(label), capital(words.say(f"pack-{label}"))
            line = words.say("pack-picture-line", war=opened.game if opened else 0)
            yield SealedPack(label, name, line, opened is not None, inside(campaign, label))

    def war_lines(
        self, campaign: Part, words: Words, named: Callable[[str], str], lengths: Mapping[int, Length]
    ) -> Iterator[str]:
        """Who signed with which faction, how long it took, who held on and who was out, and what was glued, named or
        destroyed."""
        if not isinstance(campaign, Campaign):
            return
        signed = {one.game for one in campaign.signatures}
        for war in range(1, campaign.game + 1):
            played = [one for one in campaign.entries if one.game == war and one.result != UNPLAYED]
            glued = [text for _, text in glued_texts(campaign, war, words, typed_text)]
            if not played and not glued:
                continue
            lines = [words.say("history-open", war=war)]
            for won in (one for one in played if one.result == WON):
                how = "history-won" if war in signed else "history-won-unsigned"
                length = [length_text(lengths[war], words)] if war in lengths else []
                said = words.say(how, war=war, who=named(won.member), faction=won.faction)
                lines = [" · ".join((said, *length))]
            for result in (HELD_ON, OUT):
                those = [
                    words.say("history-player", who=named(one.member), faction=one.faction)
                    for one in played
                    if one.result == result
                ]
                lines += [words.say(f"history-{result}", list=", ".join(those))] if those else []
            lines += [words.say("history-glued", list=" · ".join(glued))] if glued else []
            yield "\n".join(lines)

    def history(
        self, campaign: Part, words: Words, title: str, named: Callable[[str], str], lengths: Mapping[int, Length]
    ) -> History | None:
        """The wars, who signed, and what became of factions and cities."""
        return history_of(campaign, words, title, named, lengths) if isinstance(campaign, Campaign) else None

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of scar cards, coin cards and missions."""
        if card in COIN_CARDS:
            return CardFace("wild", words.say("card-coin"))
        title = card.partition(".")[0]
        if title in SCARS:
            return CardFace("power", words.attribute(f"card-{title}", "when"), scene=title)
        if title in MISSIONS:
            return CardFace("mission", words.attribute(f"card-{title}", "effect"))
        return None
