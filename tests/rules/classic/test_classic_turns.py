"""A turn: armies received, attacks, the card, the march; each edition in its own way."""

from __future__ import annotations

import pytest
from support.classic.position import BLUE, RED, YELLOW, Field, field

from rules.author import CardsMoved, TurnBegan
from rules.classic.edition_rules import TooFar
from rules.classic.sets import CardLandReinforced, SetNumbered, SetsTraded, worth
from rules.records import snapshot_text
from rules.risk.armies import NEUTRAL, ArmiesGranted
from rules.risk.combat.battle import Battle, BattleFought, Conquered, Defend, ToDefend
from rules.risk.combat.invasion import Attack, NotAdjacent, OwnLand, ToFight, TooFewArmies
from rules.risk.combat.occupy import Eliminated, MoveIn, ToOccupy
from rules.risk.turn.cards import (
    DECK,
    DISCARD,
    MustTrade,
    NamedTwice,
    NotASet,
    NotInHand,
    Reshuffled,
    SetTraded,
    TerritoryCard,
    ToTrade,
    Trade,
)
from rules.risk.turn.fortify import Fortification, Fortify, NotConnected, ToFortify
from rules.risk.turn.reinforce import (
    Deploy,
    Finish,
    NotAmong,
    NotYourLand,
    Reinforcement,
    ToDeploy,
    TooMany,
    ToReinforce,
)
from rules.risk.turn.rounds import Rounds
from rules.risk.turn.truce import TooEarly

SOUTH = "venezuela peru brazil argentina"
INFANTRY = ("alaska", "alberta", "western_united_states")
OTHERS = ("venezuela", "quebec", "northwest_territory")
EACH = ("alaska", "greenland", "northwest_territory")


def turn_begins(lands: str, cards: tuple[str, ...] = (), sets: int = 0, **options: str) -> Field:
    """Red's turn begins with these territories and cards, after this many sets in the game."""
    return field(
        step=Reinforcement, hold={"red": lands}, hands={"red": " ".join(cards)}, parts=(SetsTraded(sets),), **options
    )


def granted(game: Field) -> dict[str, int]:
    return {event.what or event.why: event.count for event in game.told(ArmiesGranted)}


class TestReinforcements:
    """Recevoir des régiments supplémentaires."""

    @pytest.mark.parametrize(("count", "armies"), [(1, 3), (8, 3), (11, 3), (12, 4), (14, 4), (17, 5), (41, 13)])
    def test_a_third(self, count: int, armies: int) -> None:
        """M12, B5 · Recevoir des régiments: a third of the territories, rounded down, never under three."""
        lands = turn_begins("alaska").rules.board.territories[:count]
        assert granted(turn_begins(" ".join(lands)))["territories"] == armies

    def test_the_first_turn_too(self) -> None:
        """M12, R19 · Recevoir des régiments: at the start of every turn, the first included."""
        game = field(step=Reinforcement, hold={"red": "alaska"}, turns=1)
        assert game.asked() == ToReinforce(RED, 3)

    def test_continents(self) -> None:
        """M13 · Recevoir des régiments: a continent's bonus for the player who holds all of it as the turn begins."""
        assert granted(turn_begins(SOUTH)) == {"territories": 3, "south_america": 2}
        assert granted(turn_begins(SOUTH.replace("peru ", ""))) == {"territories": 3}

    def test_placed_anywhere_of_ones_own(self) -> None:
        """M14, M9, R18 · Recevoir des régiments: on any territories of one's own, as many on one as one likes."""
        game = turn_begins("alaska siam")
        assert game.refused(Deploy, "peru", 1) == NotYourLand("peru")
        assert game.refused(Deploy, "siam", 4) == TooMany(4, 3)
        game.play(Deploy, "siam", 2).play(Deploy, "alaska", 1)
        assert (game.armies("siam"), game.armies("alaska")) == (3, 2)
        assert isinstance(game.asked(), ToFight)


class TestAttacks:
    """Attaquer."""

    def test_a_border_or_a_sea_line(self) -> None:
        """M15 · Attaquer: a territory with a common border or a sea line: Alaska and Kamchatka attack each other."""
        game = field(hold={"red": "alaska:4"})
        assert game.choices(Attack, "target") == ["alberta", "kamchatka", "northwest_territory"]
        assert game.refused(Attack, "alaska", "japan", 1) == NotAdjacent("alaska", "japan")
        game = field(hold={"red": "kamchatka:4"}).battle("kamchatka", "alaska", attack=(6,), defence=(1,))
        assert game.owner("alaska") == RED

    def test_an_enemy_only(self) -> None:
        """M15 · Attaquer: an enemy's, from one's own."""
        game = field(hold={"red": "alaska:4 alberta:2"})
        assert game.refused(Attack, "alaska", "alberta", 1) == OwnLand("alberta")
        assert game.refused(Attack, "siam", "india", 1) == NotYourLand("siam")

    def test_two_armies_at_least(self) -> None:
        """M16 · Attaquer: from a territory with two armies or more."""
        game = field(hold={"red": "alaska:1 peru:2"})
        assert game.refused(Attack, "alaska", "alberta", 1) == TooFewArmies("alaska", 1)
        assert game.choices(Attack, "source") == ["peru"]

    @pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (30, 3)])
    def test_one_to_three_dice(self, armies: int, most: int) -> None:
        """M17 · Attaquer: with one, two or three, and one always stays behind."""
        game = field(hold={"red": f"alaska:{armies}"})
        assert game.choices(Attack, "dice") == list(range(1, most + 1))
        assert game.refused(Attack, "alaska", "alberta", most + 1) == TooMany(most + 1, most)

    @pytest.mark.parametrize(("armies", "dice"), [(1, [1]), (2, [1, 2]), (9, [1, 2])])
    def test_one_or_two_defend(self, armies: int, dice: list[int]) -> None:
        """M18, R17 · Attaquer: the defender, who has seen the attacker's number, throws one or two, all his may
        fight."""
        game = field(hold={"red": "alaska:9", "yellow": f"alberta:{armies}"})
        game.play(Attack, "alaska", "alberta", 3)
        assert game.asked() == ToDefend(YELLOW, "alberta", YELLOW)
        assert game.choices(Defend, "dice") == dice

    @pytest.mark.parametrize(
        ("attack", "defence", "lost"),
        [
            ((6, 3, 1), (5, 4), (1, 1)),
            ((6, 5, 1), (5, 4), (0, 2)),
            ((5, 4, 4), (5, 4), (2, 0)),
            ((6, 1, 1), (5,), (0, 1)),
            ((3,), (2, 2), (0, 1)),
            ((4,), (4,), (1, 0)),
        ],
    )
    def test_highest_against_highest(
        self, attack: tuple[int, ...], defence: tuple[int, ...], lost: tuple[int, int]
    ) -> None:
        """M19 · Attaquer: highest against highest, then the next; a tie is the defender's; two losses at most a
        side."""
        game = field(hold={"red": "alaska:9", "yellow": "alberta:9"})
        game.battle("alaska", "alberta", attack=attack, defence=defence)
        (fought,) = game.told(BattleFought)
        assert (fought.attacker_lost, fought.defender_lost) == lost
        assert (game.armies("alaska"), game.armies("alberta")) == (9 - lost[0], 9 - lost[1])

    def test_again_and_elsewhere(self) -> None:
        """M20 · Attaquer: as often as one likes, the same territory or others, even after a failure."""
        game = field(hold={"red": "alaska:9", "yellow": "alberta:3"})
        game.battle("alaska", "alberta", attack=(1,), defence=(6,)).battle(
            "alaska", "kamchatka", attack=(1,), defence=(6,)
        )
        game.battle("alaska", "alberta", attack=(6,), defence=(1,))
        assert isinstance(game.asked(), ToFight)

    def test_moving_in(self) -> None:
        """M21, R13 · Attaquer: those who won the last throw go in, more may follow, one stays behind."""
        game = field(hold={"red": "alaska:9"}).battle("alaska", "alberta", attack=(6, 5, 4), defence=(1,))
        assert game.told(Conquered)[0].armies == 3
        assert game.asked() == ToOccupy(RED, "alaska", "alberta", 5)
        game.play(MoveIn, 5)
        assert (game.armies("alaska"), game.armies("alberta")) == (1, 8)

    def test_the_neutral_army(self) -> None:
        """M41, R20 · Attaquer: the opponent throws for the neutral army; its territories earn a card like others."""
        game = field(
            players=2, mode="two-players", hold={"red": "alaska:9", NEUTRAL: "alberta siam"}, rest="blue", deck="peru"
        )
        game.play(Attack, "alaska", "alberta", 3)
        assert game.asked() == ToDefend(BLUE, "alberta", NEUTRAL)
        game.play(Defend, 1, dice=(6, 5, 4, 1)).play(MoveIn, 0).play(Finish)
        assert game.hand(RED) == ["peru"]

    def test_the_neutral_army_stays(self) -> None:
        """M42, R20 · Attaquer: it never attacks and is never reinforced: it has no turn."""
        game = field(players=2, mode="two-players", hold={"red": "alaska", NEUTRAL: "alberta:9"}, rest="blue")
        game.play(Finish).play(Finish)
        assert [event.player for event in game.told(TurnBegan)] == [BLUE]
        game.until(ToFight).play(Finish).play(Finish)
        assert [event.player for event in game.told(TurnBegan)] == [RED]

    def test_victory_over_two(self) -> None:
        """M43 · Fin de partie: the opponent's last territory; the neutral army need not die."""
        game = field(players=2, mode="two-players", hold={"red": "alaska:9", "blue": "alberta"}, rest=NEUTRAL)
        game.battle("alaska", "alberta", attack=(6,), defence=(1,))
        assert game.state.winners == (RED,)

    def test_victory_over_all(self) -> None:
        """M35, R7 · Fin de jeu: the player who has eliminated all the others."""
        game = field(hold={"red": "alaska:9 peru:9", "yellow": "alberta"}, rest="red")
        game.battle("alaska", "alberta", attack=(6,), defence=(1,))
        assert game.state.winners == (RED,)


class TestTheCard:
    """Prenez la carte de territoire du dessus de la pioche."""

    def won(self, **options: str) -> Field:
        game = field(hold={"red": "alaska:9"}, deck="peru siam", **options)
        return game.battle("alaska", "alberta", attack=(6,), defence=(1,)).play(MoveIn, 4)

    def test_one_card(self) -> None:
        """M22, R14 · Attaquer: after the attacks the top card, one however many territories fell; before the march."""
        game = self.won().battle("alberta", "ontario", attack=(6,), defence=(1,)).play(MoveIn, 0).play(Finish)
        assert game.hand(RED) == ["peru"]
        assert isinstance(game.asked(), ToFortify)

    def test_no_card_without_a_conquest(self) -> None:
        """M22 · Attaquer: nothing is drawn where nothing was captured."""
        game = field(hold={"red": "alaska:9", "yellow": "alberta:3"}, deck="peru")
        game.battle("alaska", "alberta", attack=(6,), defence=(1,)).play(Finish)
        assert game.hand(RED) == []

    def test_its_owner_sees_it(self) -> None:
        """M22 · Attaquer: the others see that a card was drawn, not which."""
        game = self.won().play(Finish)
        (moved,) = game.told(CardsMoved)
        assert (moved.redact_for(RED).cards, moved.redact_for(BLUE).cards, moved.redact_for(None).cards) == (
            ("peru",),
            ("",),
            ("",),
        )

    def test_after_the_march(self) -> None:
        """A7 · Pioche de cartes: the play aid draws it after the march."""
        game = self.won(card_drawn="after-marching").play(Finish)
        assert (game.hand(RED), isinstance(game.asked(), ToFortify)) == ([], True)
        game.play(Finish)
        assert game.hand(RED) == ["peru"]

    def test_an_empty_pile(self) -> None:
        """R16 · Draw pile empty: the traded cards are shuffled into a new one; the count of sets goes on."""
        game = field(hold={"red": "alaska:9"}, discard="*", parts=(SetsTraded(7),))
        game.battle("alaska", "alberta", attack=(6,), defence=(1,)).play(MoveIn, 0).play(Finish, shuffle="deck")
        assert game.told(Reshuffled) == [Reshuffled(DECK)]
        assert (len(game.hand(RED)), len(game.zone(DECK)), game.zone(DISCARD)) == (1, 43, [])
        assert game.state.parts[SetsTraded].count == 7


class TestMarching:
    """Déplacer vos régiments."""

    LANDS = "alaska:5 alberta:2 ontario:1 siam:4"

    def test_along_ones_own(self) -> None:
        """M23, R15 · Déplacer: once, between two lands that one's own connect, one stays; not through an enemy's."""
        game = field(step=Fortification, hold={"red": self.LANDS})
        assert game.refused(Fortify, "alaska", "siam", 1) == NotConnected("alaska", "siam")
        assert game.refused(Fortify, "alaska", "ontario", 5) == TooMany(5, 4)
        game.play(Fortify, "alaska", "ontario", 4)
        assert (game.armies("alaska"), game.armies("ontario")) == (1, 5)
        assert game.state.active != RED

    def test_if_one_wishes(self) -> None:
        """M23 · Déplacer: it may be left, and takes no battle before."""
        game = field(hold={"red": self.LANDS, "blue": "peru"}).play(Finish)
        assert game.offers(Fortify)
        assert game.play(Finish).state.active == BLUE

    @pytest.mark.parametrize("board", ["ancient", "middle-earth"])
    def test_next_door_only(self, board: str) -> None:
        """B6, A8, R15 · Fortifiez vos positions: in these editions only to a neighbour."""
        lands = {"ancient": ("gaul", "iberia", "oricalcos"), "middle-earth": ("angmar", "borderlands", "fornost")}[
            board
        ]
        hold = {"red": f"{lands[0]}:5 {lands[1]} {lands[2]}"}
        game = field(step=Fortification, board=board, hold=hold)
        near, far = lands[1], lands[2]
        assert far not in game.rules.board.links_of[lands[0]]
        assert game.refused(Fortify, lands[0], far, 1) == TooFar(lands[0], far)
        assert game.choices(Fortify, "target") == [near]
        free = field(step=Fortification, board=board, hold=hold, fortify="connected")
        assert far in free.choices(Fortify, "target")


class TestSets:
    """Comment gagner des régiments supplémentaires."""

    @pytest.mark.parametrize(
        "cards",
        [
            INFANTRY,
            EACH,
            ("alaska", "alberta", "wild_1"),
            ("alaska", "greenland", "wild_1"),
            ("alaska", "wild_1", "wild_2"),
        ],
    )
    def test_what_makes_a_set(self, cards: tuple[str, str, str]) -> None:
        """M24, R9, R10 · Cartes de territoire: three alike, one of each, any two with a joker, or with two."""
        game = turn_begins("siam", cards).play(Trade, cards)
        assert game.told(SetTraded) == [SetTraded(RED, cards, 4)]
        assert game.hand(RED) == []

    def test_what_makes_none(self) -> None:
        """M24 · Cartes de territoire: two alike and another; cards that one does not hold; the same card twice."""
        game = turn_begins("siam", ("alaska", "alberta", "greenland"))
        assert game.refused(Trade, ("alaska", "alberta", "greenland")) == NotASet(("alaska", "alberta", "greenland"))
        assert game.refused(Trade, ("alaska", "alberta", "peru")) == NotInHand("peru")
        assert game.refused(Trade, ("alaska", "alaska", "alaska")) == NamedTwice("alaska")

    @pytest.mark.parametrize("cards", [(*INFANTRY[:2], "alaska"), ("alaska",) * 3, ("wild_1", "alaska", "wild_1")])
    def test_no_card_counts_twice(self, cards: tuple[str, str, str]) -> None:
        """M24 · Cartes de territoire: a set names three cards; who holds them may not name one of them twice."""
        game = turn_begins("siam", (*INFANTRY, "wild_1"))
        before = snapshot_text(game.state)
        assert game.refused(Trade, cards) == NamedTwice(cards[-1])
        assert snapshot_text(game.state) == before
        assert set(game.play(Trade, INFANTRY).hand(RED)) == {"wild_1"}

    def test_two_alike_and_a_joker(self) -> None:
        """D2 · Cartes de territoire: the booklet's narrow wording is an option: a joker goes with two alike only."""
        game = turn_begins("siam", ("alaska", "greenland", "wild_1", "alberta"), joker_sets="two-alike")
        assert game.refused(Trade, ("alaska", "greenland", "wild_1")) == NotASet(("alaska", "greenland", "wild_1"))
        game.play(Trade, ("alaska", "alberta", "wild_1"))
        assert granted(game) == {"set": 4}

    def test_rising_values(self) -> None:
        """M25, B5 · Cartes de territoire: 4, 6, 8, 10, 12, 15, then five more with every set."""
        assert [worth(n) for n in range(10)] == [4, 6, 8, 10, 12, 15, 20, 25, 30, 35]

    def test_counted_over_all_players(self) -> None:
        """M25 · Cartes de territoire: no matter who traded the sets before; the third of the game is worth eight."""
        game = turn_begins("siam", INFANTRY, sets=2).play(Trade, INFANTRY)
        assert granted(game) == {"set": 8}
        assert game.told(SetNumbered) == [SetNumbered(RED, 3, 10)]

    @pytest.mark.parametrize("count", [5, 6])
    def test_five_or_six_cards(self, count: int) -> None:
        """M26, R11 · Cartes de territoire: with five or six at the start of the turn one set must be turned in
        first."""
        cards = (*INFANTRY, *OTHERS)[:count]
        game = turn_begins("siam", cards)
        assert game.refused(Deploy, "siam", 1) == MustTrade(count)
        game.play(Trade, INFANTRY).play(Deploy, "siam", 1)

    def test_a_second_set(self) -> None:
        """M26 · Cartes de territoire: a player with a second set may trade it, too."""
        game = turn_begins("siam", (*INFANTRY, "venezuela", "quebec", "scandinavia")).play(Trade, INFANTRY)
        game.play(Trade, ("venezuela", "quebec", "scandinavia"))
        assert granted(game) == {"set": 6}

    def test_three_or_four_cards(self) -> None:
        """M24 · Cartes de territoire: with fewer one may wait."""
        game = turn_begins("siam", (*INFANTRY, "venezuela")).play(Deploy, "siam", 3)
        assert isinstance(game.asked(), ToFight)
        assert len(game.hand(RED)) == 4

    def test_kept_aside(self) -> None:
        """D3, B8 · Traded cards: kept aside, or (the box of the Ancient Earth, an option) face down under the pile."""
        game = turn_begins("siam", INFANTRY).play(Trade, INFANTRY)
        assert game.zone(DISCARD) == list(INFANTRY)
        game = turn_begins("siam", INFANTRY, traded_cards="under-the-pile").play(Trade, INFANTRY)
        assert (game.zone(DECK)[-3:], game.zone(DISCARD)) == (list(INFANTRY), [])
        (moved,) = game.told(CardsMoved)
        assert moved.target == DECK


class TestLandsOnCards:
    """+2 for an owned territory on a traded card."""

    def test_on_that_land(self) -> None:
        """M27 · Territoires occupés: two armies more, on the territory that a traded card shows."""
        game = turn_begins("alaska siam", INFANTRY).play(Trade, INFANTRY)
        assert (game.armies("alaska"), game.armies("siam")) == (3, 1)
        assert game.told(CardLandReinforced) == [CardLandReinforced(RED, ("alaska",))]

    def test_of_several_one_chooses(self) -> None:
        """M27, R8, B7 · Territoires occupés: two in all for a set, on one of the territories that it shows; one chooses
        which."""
        game = turn_begins("alaska alberta siam", INFANTRY).play(Trade, INFANTRY)
        assert game.asked() == ToDeploy(RED, 2, ("alaska", "alberta"), whole=True)
        assert game.refused(Deploy, "siam", 2) == NotAmong("siam", ("alaska", "alberta"))
        assert game.refused(Deploy, "alaska", 1) == TooMany(1, 2, 2), "not one on each"
        assert game.choices(Deploy, "count") == [2]
        game.play(Deploy, "alberta", 2)
        assert game.asked() == ToReinforce(RED, 7)

    @pytest.mark.parametrize(("choice", "armies"), [("each-set", 2), ("once-a-turn", 0)])
    def test_for_each_set_or_once_a_turn(self, choice: str, armies: int) -> None:
        """M27, R8, D1, B7 · Territoires occupés: once for each set; in the box of the Ancient Earth once a turn."""
        seconds = ("venezuela", "quebec", "scandinavia")
        game = turn_begins("alaska quebec", (*INFANTRY, *seconds), card_lands=choice)
        game.play(Trade, INFANTRY).play(Trade, seconds)
        assert (game.armies("alaska"), game.armies("quebec")) == (3, 1 + armies)

    def test_the_next_turn_again(self) -> None:
        """B7 · Territoires occupés: once in each turn."""
        seconds = ("venezuela", "quebec", "scandinavia")
        game = turn_begins("alaska quebec", (*INFANTRY, *seconds), card_lands="once-a-turn").play(Trade, INFANTRY)
        game.until(ToFight).play(Finish).play(Finish)
        while game.state.active != RED:
            game.until(ToFight).play(Finish).play(Finish)
        game.play(Trade, seconds)
        assert game.told(CardLandReinforced) == [CardLandReinforced(RED, ("quebec",))]

    def test_defaults_of_the_editions(self) -> None:
        """D1, B7, A6 · Territoires occupés: each edition's own way is the default."""
        assert turn_begins("alaska").rules.options["card-lands"] == "each-set"
        assert turn_begins("gaul", board="ancient").rules.options["card-lands"] == "once-a-turn"
        assert turn_begins("moria", board="middle-earth").rules.options["card-lands"] == "each-set"


class TestElimination:
    """Éliminer un adversaire."""

    def beaten(self, mine: str = "", theirs: str = "", **options: str) -> Field:
        return self.fallen(mine, theirs, **options).play(MoveIn, 0)

    def fallen(self, mine: str, theirs: str, **options: str) -> Field:
        game = field(
            hold={"red": "alaska:9", "blue": "alberta"},
            hands={"red": mine, "blue": theirs},
            parts=(Rounds(9),),
            **options,
        )
        return game.battle("alaska", "alberta", attack=(6,), defence=(1,))

    def test_all_his_cards(self) -> None:
        """M28 · Éliminer un adversaire: his last army gone, all his cards are the victor's."""
        game = self.fallen("peru", "siam india")
        assert game.told(Eliminated) == [Eliminated(BLUE, RED, "alaska", "alberta")]
        assert (game.hand(RED), game.hand(BLUE)) == (["india", "peru", "siam"], [])

    def test_six_or_more(self) -> None:
        """M28, R12 · Éliminer un adversaire: with six or more, sets at once until four or fewer, placed; then on he
        goes."""
        game = self.beaten("peru congo china", "siam india kamchatka ural")
        assert isinstance(game.asked(), ToTrade)
        game.play(Trade, ("peru", "congo", "china"))
        assert game.asked() == ToDeploy(RED, 4, ("alaska", "alberta"))
        game.play(Deploy, "alberta", 4)
        assert isinstance(game.asked(), ToFight)
        assert len(game.hand(RED)) == 4

    def test_ten_cards(self) -> None:
        """M28 · Éliminer un adversaire: as many sets as it takes."""
        game = self.beaten("peru congo china ural yakutsk", "siam brazil egypt india japan")
        game.play(Trade, ("peru", "congo", "china")).play(Deploy, "alberta", 4)
        assert isinstance(game.asked(), ToTrade)
        assert len(game.hand(RED)) == 7

    def test_five_wait(self) -> None:
        """M28, R12, B9 · Éliminer un adversaire: with five or fewer he waits until his next turn."""
        game = self.beaten("peru congo", "china siam india")
        assert isinstance(game.asked(), ToFight)
        assert len(game.hand(RED)) == 5

    def test_land_on_a_card_traded_at_once(self) -> None:
        """M27, M28 · Éliminer un adversaire: two more for a land on a card of such a set, apart from its armies."""
        game = self.beaten("alaska western_united_states china", "alberta india kamchatka ural")
        game.play(Trade, ("alaska", "alberta", "western_united_states"))
        assert game.asked() == ToDeploy(RED, 2, ("alaska", "alberta"), whole=True)
        game.play(Deploy, "alberta", 2)
        assert game.asked() == ToDeploy(RED, 4, ("alaska", "alberta"))

    def test_the_play_aid_trades_every_set(self) -> None:
        """A5 · Fin d'un combattant: his cards go to the victor, who turns every set in at once, however few he
        holds."""
        game = self.beaten("peru congo", "china", trades_after_elimination="every-set")
        assert isinstance(game.asked(), ToTrade)
        game.play(Trade, ("china", "congo", "peru"))
        game.play(Deploy, "alberta", 4)
        assert isinstance(game.asked(), ToFight)

    def test_no_duty_at_the_end_of_a_turn(self) -> None:
        """B9 · Éliminer votre adversaire: who draws a sixth card at his turn's end trades at the start of his next."""
        game = field(step=TerritoryCard, hold={"red": "alaska:9"}, hands={"red": "peru congo siam india ural"})
        assert isinstance(game.asked(), ToFortify)


class TestThePlayAid:
    """Its classic column, on Middle-earth or by options."""

    @pytest.mark.parametrize(
        ("cards", "armies"),
        [
            ("rhudaur lebennin minas_tirith", 4),
            ("the_shire anfalas lamedon", 6),
            ("fornost andrast belfalas", 8),
            ("rhudaur anfalas belfalas", 10),
            ("fornost andrast wild_1", 8),
            ("rhudaur anfalas wild_2", 10),
        ],
    )
    def test_sets_by_symbol(self, cards: str, armies: int) -> None:
        """A3 · Combinaison cartes Renfort: 4, 6 or 8 by the symbol, 10 for one of each; a joker stands for any."""
        trio = tuple(cards.split())
        game = turn_begins("moria", trio, sets=5, board="middle-earth").play(Trade, trio)
        assert granted(game)["set"] == armies

    def test_by_symbol_anywhere(self) -> None:
        """A3 · Combinaison cartes Renfort: as an option on the world too: infantry 4, cavalry 6, artillery 8, each
        10."""
        for cards, armies in ((INFANTRY, 4), (("greenland", "ontario", "peru"), 6), (EACH, 10)):
            game = turn_begins("siam", cards, sets=4, set_values="by-symbol").play(Trade, cards)
            assert granted(game) == {"set": armies}

    def test_a_lone_attacker(self) -> None:
        """A4 · Combats: against a single attacker a single defender; elsewhere two."""
        hold = {"red": "rhudaur:9", "yellow": "eregion:5"}
        for lone, dice in (("edition", [1]), ("two", [1, 2])):
            game = field(hold=hold, board="middle-earth", lone_die=lone).play(Attack, "rhudaur", "eregion", 1)
            assert game.choices(Defend, "dice") == dice
        game = field(hold=hold, board="middle-earth").play(Attack, "rhudaur", "eregion", 2)
        assert game.choices(Defend, "dice") == [1, 2]

    @pytest.mark.parametrize(("over", "early"), [(0, True), (2, True), (3, False)])
    def test_nobody_falls_before_the_fourth_round(self, over: int, early: bool) -> None:
        """A9 · Fin d'un combattant: not before the fourth round; an attack on a player's last territory is refused."""
        game = field(hold={"red": "alaska:9", "blue": "alberta"}, first_rounds="truce", parts=(Rounds(over),))
        assert ("alberta" in game.choices(Attack, "target")) is not early
        if early:
            assert game.refused(Attack, "alaska", "alberta", 1) == TooEarly("alberta", BLUE, 4)

    def test_rounds_are_counted(self) -> None:
        """A9 · Fin d'un combattant: a round is over when all have had a turn."""
        game = field(hold={"red": "alaska:9", "blue": "alberta:2"}, first_rounds="truce")
        for _ in range(2):
            game.play(Finish).play(Finish).until(ToFight)
        assert game.state.parts[Rounds].over == 0
        game.play(Finish).play(Finish)
        assert game.state.parts[Rounds].over == 1


def test_a_battle_is_forgotten_with_the_turn() -> None:
    """M20 · Attaquer: what was committed to a battle does not outlast the turn."""
    game = field(hold={"red": "alaska:9", "yellow": "alberta:3"}).battle("alaska", "alberta", attack=(6,), defence=(1,))
    assert game.state.parts[Battle].dice == 1
    game.play(Finish).play(Finish)
    assert game.state.parts[Battle].dice == 0
