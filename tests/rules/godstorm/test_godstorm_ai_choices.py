"""What the AI chooses in a position of Godstorm, from the view and the offers of its seat alone."""

from __future__ import annotations

from typing import Any

from support.godstorm.position import BLUE, GREEN, OCHRE, Field, attacked, field, turn_of_cards

from rules import Action, legal, view
from rules.ai import choose
from rules.godstorm.epochs import Bid, Epochs, ToBid
from rules.godstorm.godswar import RiskGod
from rules.godstorm.invocations import Invoke, InvokeAlone, InvokeFrom
from rules.godstorm.pantheons import MAGIC, SKY, WAR
from rules.godstorm.purchases import Buy, Purchases
from rules.godstorm.relic_powers import RaiseAegis
from rules.godstorm.summoning import Build, Summon, Summoning
from rules.godstorm.titles import cards_of, title
from rules.godstorm.underworld import CryptReturns, Embarkation, LeaveHeaven, Return
from rules.kernel.context import Pass
from rules.risk.combat.calling_off import CallOff
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Deploy, Finish, Reinforcement
from rules.risk.turn.turns import Order, TurnOrder


def chosen(game: Field, by: str = "") -> Any:
    """The AI's answer for whoever is asked."""
    number = game.number(by)
    seen = view(game.state, game.state.pending[number].player)
    return choose(game.rules, seen, number, tuple(legal(game.rules, game.state, number)), lambda count: 0)


class TestBids:
    def bid(self, epoch: int, relics: dict[str, str] | None = None, **faith: str) -> Bid:
        """Blue's bid for this epoch; so much faith lies before the players."""
        hold = {"blue": "gaul iberia", "green": "roma apulia", "purple": "kush"}
        last_turn = {"turn": "purple", "step": Fortification, "parts": (Order(BLUE, 4), Epochs(epoch - 1))}
        game = field(players=4, hold=hold, faith=faith, relics=relics, **last_turn).until(ToBid)
        answer = chosen(game, "blue")
        assert isinstance(answer, Bid)
        return answer

    def test_for_the_last_place_in_the_last_epoch(self) -> None:
        """All that he kept, but no more than it takes to outbid the richest other."""
        assert self.bid(5, blue="6", green="9").faith == 6
        answer = self.bid(5, blue="9", green="4", ochre="2")
        assert answer.faith == 5
        assert answer.wishes == ("4", "3", "2", "1")

    def test_the_tablets_of_destiny_count_with_the_bid(self) -> None:
        """Three more for whoever has them, where at least 1 is bid."""
        assert self.bid(5, {"green": "tablets_of_destiny"}, blue="9", green="4").faith == 8
        assert self.bid(5, {"blue": "tablets_of_destiny"}, blue="9", green="4").faith == 2
        assert self.bid(5, {"blue": "tablets_of_destiny"}, blue="9", green="1").faith == 1

    def test_nothing_before(self) -> None:
        """A place costs nothing, but he says which he would like: the last at first, with all the land in reach."""
        assert (self.bid(1, blue="3").faith, self.bid(1, blue="3").wishes[0]) == (0, "4")
        assert (self.bid(3, blue="8").faith, self.bid(3, blue="8").wishes[0]) == (0, "1")


class TestFaith:
    def summoning(self, **setup: Any) -> Action:
        hold = {"blue": "gaul:5 iberia:2 atlas", "green": "liguria:2 roma:5"}
        return chosen(field(step=Summoning, **{"hold": hold, "epoch": 2, **setup}))

    def test_the_god_of_war_comes_first(self) -> None:
        answer = self.summoning(faith={"blue": "3"})
        assert isinstance(answer, Summon)
        assert (answer.god, answer.where) == (WAR, "gaul")

    def test_never_onto_plagued_land(self) -> None:
        answer = self.summoning(faith={"blue": "3"}, plague="gaul")
        assert isinstance(answer, Summon)
        assert answer.where != "gaul"

    def test_others_only_with_faith_to_spare(self) -> None:
        """War cards bring more for their faith, as long as there are some, and the last bid is to come."""
        gods = {"blue": "war@gaul"}
        assert isinstance(self.summoning(gods=gods, faith={"blue": "5"}), Finish)
        for faith, epoch in (("15", 2), ("11", 5)):
            answer = self.summoning(gods=gods, faith={"blue": faith}, epoch=epoch)
            assert isinstance(answer, Summon)
            assert answer.god == MAGIC

    def buying(self, **setup: Any) -> Action:
        hold = {"blue": "gaul:5 iberia:2", "green": "roma:5"}
        gods = {"blue": "war@gaul sky@gaul"}
        return chosen(field(step=Purchases, players=4, **{"hold": hold, "gods": gods, "faith": {"blue": "6"}, **setup}))

    def test_war_cards_are_bought(self) -> None:
        answer = self.buying(epoch=2)
        assert isinstance(answer, Buy)
        assert answer.deck == WAR

    def test_before_the_last_bid_faith_is_kept(self) -> None:
        assert isinstance(self.buying(epoch=4), Finish)

    def test_in_the_last_epoch_all_is_spent(self) -> None:
        assert isinstance(self.buying(epoch=5), Buy)

    def test_a_temple_with_faith_to_spare(self) -> None:
        gods = {"blue": "war@gaul magic@gaul sky@gaul death@gaul"}
        assert isinstance(self.summoning(gods=gods, faith={"blue": "8"}), Build)
        assert isinstance(self.summoning(gods=gods, faith={"blue": "8"}, epoch=5), Finish)

    def test_plagued_land_gets_no_new_armies(self) -> None:
        """Half of them would die before they fight."""
        hold = {"blue": "gaul:3 oricalcos:3", "green": "roma:5"}
        for plague, where in (("gaul", "oricalcos"), ("oricalcos", "gaul")):
            answer = chosen(field(step=Reinforcement, hold=hold, epoch=2, plague=plague))
            assert (type(answer), answer.where) == (Deploy, where)


class TestFights:
    HOLD = {"blue": "gaul:8", "green": "liguria:1 roma:5"}

    def test_gods_go_along(self) -> None:
        """War wins ties: with him the same attack is better."""
        answer = chosen(field(hold=self.HOLD, gods={"blue": "war@gaul"}))
        assert isinstance(answer, Attack)
        assert WAR in answer.leaders

    def test_but_not_into_plague(self) -> None:
        """Which would banish them; unless nobody has a turn after this one."""
        gods = {"blue": "war@gaul"}
        hold = {**self.HOLD, "blue": "gaul:8 iberia alemannia anglia"}
        answer = chosen(field(hold=hold, gods=gods, plague="liguria"))
        assert isinstance(answer, Attack)
        assert (answer.target, answer.leaders) == ("liguria", ())

    def round_won(self, defenders: int) -> Action:
        """Blue's Sky god has banished one of Green's two gods; what Blue does next against so many armies."""
        hold = {"blue": "gaul:8", "green": f"liguria:{defenders} roma:5"}
        gods = {"blue": "war@gaul sky@gaul", "green": "death@liguria sky@liguria"}
        game = field(hold=hold, gods=gods).play(Attack, "gaul", "liguria", 3, ("war", "sky"))
        game.play(RiskGod, "sky", by="blue").play(RiskGod, "death", by="green", godswar=(6, 6, 6, 6, 2, 2, 2, 2))
        return chosen(game, "blue")

    def test_a_godswar_is_stopped_where_the_next_round_is_likely_to_be_lost(self) -> None:
        assert isinstance(self.round_won(2), RiskGod)
        assert isinstance(self.round_won(15), CallOff)

    def test_the_god_who_is_needed_least_is_risked(self) -> None:
        answer = self.round_won(2)
        assert isinstance(answer, RiskGod)
        assert answer.god == SKY

    def test_gods_stay_out_of_a_godswar_that_they_are_likely_to_lose(self) -> None:
        """Two altars give Green's god two dice more; the soldiers win without Blue's."""
        hold = {"blue": "gaul:12 iberia alemannia anglia", "green": "liguria:4 roma:5 west-altar east-altar"}
        gods = {"blue": "war@gaul", "green": "sky@liguria"}
        answer = chosen(field(hold=hold, gods=gods, epoch=2, relics={"green": "mjolnir"}))
        assert isinstance(answer, Attack)
        assert (answer.target, answer.leaders) == ("liguria", ())

    def test_gods_follow_the_larger_part_of_the_army(self) -> None:
        """The god of Death is declared, but his power was not used: he goes where the army goes."""
        hold = {"blue": "gaul:12 iberia alemannia anglia", "green": "liguria:1 roma:1 dalmatia:1"}
        game = field(hold=hold, gods={"blue": "sky@gaul"}, epoch=2)
        game.fight("gaul", "liguria", ("sky",), attack=(6, 5, 4), defence=(1,))
        answer = chosen(game)
        assert isinstance(answer, MoveIn)
        assert (answer.count, answer.leaders) == (8, ("sky",))

    def last_turn(self, epoch: int, last: str = BLUE, gaul: int = 4) -> Action:
        """Blue in Gaul, with three or more against him all around; `last` plays last in the epoch."""
        hold = {"blue": f"gaul:{gaul}", "green": "liguria:3 roma:5 alemannia:3 anglia:3 iberia:3", "ochre": "atlas:9"}
        order = TurnOrder((OCHRE, GREEN, BLUE) if last == BLUE else (OCHRE, BLUE, GREEN))
        return chosen(field(hold=hold, epoch=epoch, parts=(Order(OCHRE, 3), order), turn="blue"))

    def test_in_the_last_turn_of_all_armies_are_worth_nothing(self) -> None:
        """Even the most unlikely attack is made; while another may still attack they stay."""
        for gaul in (2, 4):
            assert isinstance(self.last_turn(3, gaul=gaul), Finish)
            assert isinstance(self.last_turn(5, gaul=gaul), Attack)
        assert isinstance(self.last_turn(5, last=GREEN, gaul=2), Finish)


class TestSky:
    def answer(self, cards: str, liguria: int = 3, **setup: Any) -> Action:
        """Green's answer to Blue's attack on Liguria from Gaul."""
        hold = {"blue": "gaul:12 iberia:3", "green": f"liguria:{liguria} roma:5 apulia:1"}
        game = attacked(cards, **{"hold": hold, "epoch": 3, **setup})
        return chosen(game.play(Attack, "gaul", "liguria", 3), "green")

    def test_an_attack_that_fails_anyway_needs_no_card(self) -> None:
        hold = {"blue": "gaul:4", "green": "liguria:14 roma:5"}
        assert isinstance(self.answer("men_become_warriors ground_is_sacred", hold=hold), Pass)

    def test_lava_erupts_among_others_and_not_among_ones_own(self) -> None:
        """It strikes the land from which the attack comes, and all around it."""
        near = "iberia:2 alemannia:2 anglia:2"
        theirs = {"blue": f"gaul:9 {near}", "green": "liguria:3 roma:5"}
        ours = {"blue": "gaul:4 kush", "green": f"liguria:3 roma:5 {near}"}
        answers = [self.answer("lava_erupts", hold=hold) for hold in (theirs, ours)]
        assert [type(one) for one in answers] == [InvokeAlone, Pass]

    def test_sacred_ground_saves_what_is_dear(self) -> None:
        """With Liguria Green holds the whole of Europa."""
        europa = "dacia thracia dalmatia liguria:3 roma:5 apulia corsica sicilia graecia minoa ionia anatolia"
        answer = self.answer("ground_is_sacred", hold={"blue": "gaul:12 iberia", "green": europa})
        assert isinstance(answer, Invoke)
        assert title(answer.card) == "ground_is_sacred"

    def test_armies_come_out_of_the_fog_from_where_they_can_be_spared(self) -> None:
        """Four come from where they can be spared best."""
        answer = self.answer(
            "fog_lifts", hold={"blue": "gaul:6", "green": "liguria:1 roma:2 graecia:9 thracia dalmatia"}
        )
        assert isinstance(answer, InvokeFrom)
        assert (answer.where, answer.count) == ("graecia", 4)

    def test_faith_is_kept_for_a_sky_card(self) -> None:
        """Three for This Ground Is Sacred: two of five are free, for one card."""
        hold = {"blue": "gaul:5 iberia:2", "green": "roma:5"}
        gods, cards = {"blue": "war@gaul sky@gaul"}, {"blue": "ground_is_sacred"}
        lines = [
            chosen(field(step=Purchases, hold=hold, gods=gods, miracles=cards, faith={"blue": faith}, epoch=2))
            for faith in ("4", "5")
        ]
        assert [type(one) for one in lines] == [Finish, Buy]

    def test_the_last_one_to_play_needs_no_sky_card_any_more(self) -> None:
        hold = {"blue": "gaul:5 iberia:2", "green": "roma:5"}
        gods, cards = {"blue": "war@gaul sky@gaul"}, {"blue": "ground_is_sacred"}
        parts = (Order(GREEN, 3), TurnOrder((GREEN, OCHRE, BLUE)))
        answer = chosen(
            field(step=Purchases, hold=hold, gods=gods, miracles=cards, faith={"blue": "4"}, epoch=5, parts=parts)
        )
        assert (type(answer), answer.deck) == (Buy, WAR)


class TestCards:
    def test_a_relic_is_taken_where_it_brings_most(self) -> None:
        """The Golden Fleece brings a card every turn; at the end only a relic with its place brings a point."""
        hold = {"blue": "gaul:5 thule", "green": "roma:4"}
        relics = {"green": "golden_fleece mjolnir pandoras_box"}
        for epoch, what in ((2, "golden_fleece"), (5, "mjolnir")):
            answer = chosen(turn_of_cards("shrine_plundered", hold=hold, relics=relics, epoch=epoch))
            assert (title(answer.card), answer.relic) == ("shrine_plundered", what)

    def test_the_golden_fleece_is_worth_nothing_without_war_cards(self) -> None:
        """It brings the top War card each turn, and there is none any more."""
        hold, relics = {"blue": "gaul:5 thule", "green": "roma:4"}, {"green": "golden_fleece mjolnir"}
        others = " ".join(card for card in cards_of(WAR) if card != "shrine_plundered")
        cards = {"blue": "shrine_plundered", "green": others}
        answer = chosen(turn_of_cards("", hold=hold, relics=relics, miracles=cards, epoch=2))
        assert (title(answer.card), answer.relic) == ("shrine_plundered", "mjolnir")

    def test_only_the_relic_of_another_turns_to_ash(self) -> None:
        relics = {"green": "wine_of_life", "blue": "golden_fleece"}
        answer = chosen(turn_of_cards("only_ash_remains", relics=relics, epoch=2))
        assert (title(answer.card), answer.relic) == ("only_ash_remains", "wine_of_life")
        assert isinstance(chosen(turn_of_cards("only_ash_remains", relics={"blue": "golden_fleece"})), Finish)

    def test_the_trojan_horse_goes_where_it_hurts_most(self) -> None:
        """Into the land of a whole continent of another's, with his god on it."""
        hold = {"blue": "gaul:5", "green": "rus scythia cimmeria:3 sarmatia:4 roma apulia", "ochre": "kush:3"}
        gods = {"blue": "death@gaul", "green": "sky@scythia"}
        answer = chosen(turn_of_cards("trojan_horse", hold=hold, gods=gods, rest="neutral"))
        assert (title(answer.card), answer.where) == ("trojan_horse", "scythia")

    def test_atlantis_sinks_under_others(self) -> None:
        most, one = "poseidonis:6 hesperide:6 oricalcos:6", "tritonis"
        for mine, theirs, answer in ((one, most, Invoke), (most, one, Finish)):
            hold = {"blue": f"gaul:5 {mine}", "green": f"roma:4 {theirs}"}
            assert isinstance(chosen(turn_of_cards("sea_tomb", hold=hold)), answer)

    def test_the_sea_boils_where_an_enemy_would_come_over_it(self) -> None:
        """Green's nine in Anglia are nearest to Blue's Gaul."""
        hold = {"blue": "gaul:2 iberia", "green": "anglia:9 roma:4"}
        answer = chosen(turn_of_cards("waters_boil", hold=hold))
        assert (title(answer.card), set(answer.lands)) == ("waters_boil", {"anglia", "gaul"})
        assert isinstance(chosen(turn_of_cards("waters_boil", hold={"blue": "gaul:12", "green": "roma:4"})), Finish)

    def test_of_anothers_hand_what_can_be_played_at_once(self) -> None:
        cards = {"green": "ground_is_sacred heroes_are_born siren_calls"}
        game = turn_of_cards("visions_become_real", miracles={"blue": "visions_become_real", **cards})
        assert chosen(game.invoke("visions_become_real", of="green"), "blue").card == "siren_calls"

    def test_the_aegis_cancels_what_strikes_its_owner(self) -> None:
        """Or what was dear, whomever it strikes."""
        shield = {"green": "aegis"}
        for card, choices, answer in (
            ("storms_rage", {"where": "roma"}, RaiseAegis),
            ("storms_rage", {"where": "kush"}, Pass),
            ("heroes_are_born", {"where": "gaul"}, Pass),
            ("ragnarok", {}, RaiseAegis),
        ):
            game = turn_of_cards(card, relics=shield).invoke(card, **choices)
            assert isinstance(chosen(game, "green"), answer), card

    def test_a_card_that_must_be_paid_is_weighed(self) -> None:
        """What brings little is not worth its faith, except in the last turn, in which faith buys nothing else."""
        hold = {"blue": "gaul iberia", "green": "roma:4 apulia:3"}
        answers = [chosen(turn_of_cards("young_grow_old", hold=hold, epoch=epoch)) for epoch in (2, 5)]
        assert [type(one) for one in answers] == [Finish, InvokeAlone]


class TestBelow:
    def test_armies_leave_heaven_for_where_most_is_to_be_reached(self) -> None:
        """For a gate by a crypt; for a crypt of one's own, with an altar and others beside it."""
        for mine, where in (("", "southeast-gate"), ("southwest-crypt", "southwest-crypt")):
            hold = {"blue": f"gaul:5 kurnugia:4 {mine}", "green": "roma southwest-gate"}
            answer = chosen(field(step=Embarkation, hold=hold, epoch=2))
            assert isinstance(answer, LeaveHeaven)
            assert (answer.where, answer.count) == (where, 4)

    def below(self, epoch: int, armies: int, others: int, **setup: Any) -> Action:
        hold = {"blue": f"gaul southeast-gate:{armies}", "green": f"roma southeast-crypt:{others}"}
        game = field(step=Embarkation, hold=hold, epoch=epoch, **setup)
        return chosen(game)

    def test_a_crypt_is_attacked_with_the_odds(self) -> None:
        answer = self.below(2, 6, 2)
        assert isinstance(answer, Attack)
        assert answer.target == "southeast-crypt"
        assert isinstance(self.below(2, 4, 4), Finish)

    def test_and_in_the_last_turn_against_them(self) -> None:
        assert isinstance(self.below(5, 4, 4), Attack)

    def test_the_dead_come_back_to_the_temple_where_they_gain_most(self) -> None:
        hold = {"blue": "gaul:1 atlas:9 southeast-crypt:3", "green": "roma:4", "ochre": "liguria:2"}
        answer = chosen(field(step=CryptReturns, hold=hold, temples="gaul atlas"))
        assert isinstance(answer, Return)
        assert (answer.temple, answer.count) == ("gaul", 1)
