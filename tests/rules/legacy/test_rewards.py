"""What follows a victory: the signature, the rewards in their order, a line for each faction, the name of the world."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from support.legacy.campaigns import BLUE, GREEN, MEMBERS, RED, Evening, after_the_war, composed_for, table
from support.legacy.next_games import next_setting
from support.random_games.game_in_progress import UnderWay

from rules import NamedDraws, Refused, Seeded, apply, begin
from rules.author import GameEnded
from rules.kernel.names import A_LAND, TAKEN, BadName
from rules.legacy import LEGACY
from rules.legacy.campaign.box import (
    AMMO_SHORTAGE,
    BOX,
    BUNKER,
    CANCEL,
    FORTIFICATION,
    HELD_ON_COIN,
    MAJOR,
    MINOR,
    MINUS_ONE,
    PLUS_ONE,
)
from rules.legacy.campaign.campaign import (
    HELD_ON,
    OUT,
    UNPLAYED,
    WON,
    Campaign,
    CardUpgraded,
    City,
    CityFounded,
    ContinentName,
    Glued,
    NamerChosen,
    OwedReward,
    Signature,
    Signed,
)
from rules.legacy.campaign.chain import campaign_after
from rules.legacy.campaign.rewards import (
    CancelScar,
    DestroyCard,
    FortifyCity,
    FoundCity,
    MarkContinent,
    MarkUsedUp,
    NameContinent,
    NameWorld,
    NoRewardThere,
    PutOff,
    ToNameWorld,
    ToTakeReward,
    UpgradeCard,
    WarIsOver,
)
from rules.risk.turn.agreed_draw import MakePeace
from rules.risk.turn.concede import Concede

RULES = table(4)
assert LEGACY.campaigns is not None
CAMPAIGNS = LEGACY.campaigns
LANDS = {"red": "alaska alberta", "blue": "peru brazil", "green": "india", "yellow": "japan"}
SIX = (NameContinent, FoundCity, CancelScar, MarkContinent, FortifyCity, DestroyCard)
BOTH = (FoundCity, UpgradeCard)
PORT = City(MINOR, "Port Sable", "dan")


def won(hold: dict[str, str] = LANDS, **setup: Any) -> Evening:
    """Red has won, and is asked for the first reward."""
    return after_the_war(RULES, hold, **setup)


def left(game: UnderWay) -> Campaign:
    """What the campaign holds by now."""
    return game.state.parts[Campaign]


def taking(game: UnderWay) -> str:
    """Who is to take a reward."""
    asked = game.asked()
    assert isinstance(asked, ToTakeReward)
    return asked.player


def offered(game: UnderWay, *rewards: type[Any]) -> list[type[Any]]:
    """Those of these rewards that are on offer."""
    return [reward for reward in rewards if game.offers(reward)]


def test_the_winner_signs_before_the_rewards() -> None:
    """W-signature · After the war: the winner signs the board, and he alone."""
    game = won()
    assert game.told(Signed) == [Signed(RED)]
    assert left(game).signatures == (Signature(1, "ann"),)
    assert left(game).count_signatures("ann") == 1


def test_a_victory_is_signed_by_the_member_in_the_seat() -> None:
    """D18 · Signatures: they belong to people, in whatever seat, colour or faction."""
    game = won(members={"red": "eve", "blue": "ben", "green": "cleo", "yellow": "dan"})
    assert left(game).signatures == (Signature(1, "eve"),)


def test_the_winner_chooses_among_six_rewards() -> None:
    """W-winner · Rewards: a continent's name, a major city, a scar covered, a continent marked, a fortification, or a
    card destroyed."""
    game = won(scars={"egypt": BUNKER}, cities={"peru": PORT})
    assert offered(game, *SIX, UpgradeCard) == list(SIX)
    assert game.choices(MarkContinent, "mark") == [-1, 1]


def test_whoever_held_on_chooses_between_two() -> None:
    """W-minor_city, W-upgrade_card · Rewards: a minor city in a territory of his own without one, or a coin on a card
    of his own."""
    game = won(cities={"peru": PORT}).play(DestroyCard, "egypt")
    assert taking(game) == BLUE
    assert offered(game, *SIX, UpgradeCard) == list(BOTH)
    assert game.choices(FoundCity, "where") == ["brazil"]
    assert game.choices(UpgradeCard, "where") == ["brazil", "peru"]
    game.play(FoundCity, "brazil", "Nordhavn")
    assert left(game).cities["brazil"] == City(MINOR, "Nordhavn", "ben")


def test_rewards_go_round_clockwise_from_the_winner() -> None:
    """A20 · Rewards: first the winner, then clockwise from him everybody who held on, one after another."""
    game, order = after_the_war(RULES, LANDS, winner="green"), []
    for reward, where in (
        (DestroyCard, "egypt"),
        (UpgradeCard, "japan"),
        (UpgradeCard, "alaska"),
        (UpgradeCard, "peru"),
    ):
        order.append(taking(game))
        game.play(reward, where)
    assert order == ["green", "yellow", "red", "blue"]
    assert game.state.winners == (GREEN,)


def test_each_sees_the_rewards_before_his_own() -> None:
    """A20 · Rewards: what was taken before lies open, so that a place that was built on is not offered again."""
    game = won().play(FoundCity, "brazil", "Nordhavn")
    assert game.choices(FoundCity, "where") == ["peru"]


def test_without_a_troop_there_is_no_reward() -> None:
    """W-eliminated · Rewards: without a troop on the board at the end a faction was eliminated; it gets nothing."""
    game = won({"red": "alaska", "green": "india"}).play(DestroyCard, "egypt")
    assert taking(game) == GREEN
    game.play(UpgradeCard, "india")
    assert {entry.result for entry in left(game).entries if entry.member in ("ben", "dan")} == {OUT}


def test_a_major_city() -> None:
    """W-major_city · Rewards: the winner founds and names a major city in any territory without a city, also in a
    scarred one or somebody else's."""
    game = won(cities={"peru": PORT}, scars={"brazil": BUNKER})
    assert "brazil" in game.choices(FoundCity, "where")
    assert isinstance(game.refused(FoundCity, "peru", "Nordhavn"), NoRewardThere)
    game.play(FoundCity, "brazil", "Nordhavn")
    assert game.told(CityFounded) == [CityFounded(RED, MAJOR, "brazil", "Nordhavn")]
    assert left(game).cities["brazil"] == City(MAJOR, "Nordhavn", "ann")
    assert left(game).glued == (Glued(1, MAJOR, "brazil", "ann", "Nordhavn"),)


def test_a_continent_bears_one_name() -> None:
    """W-name_continent · Rewards: an unnamed continent is named; the name is its giver's, who alone has a troop
    more."""
    game = won(continents={"asia": ContinentName("Grande Steppe", "eve")})
    assert "asia" not in game.choices(NameContinent, "where")
    assert isinstance(game.refused(NameContinent, "asia", "Nordhavn"), NoRewardThere)
    game.play(NameContinent, "europe", "Vieux Pays")
    assert left(game).continents["europe"] == ContinentName("Vieux Pays", "ann")


def test_a_scar_is_covered_and_may_come_back() -> None:
    """W-cancel_scar · Rewards: a scar of the board is covered; the territory may be scarred again."""
    game = won(scars={"egypt": BUNKER, "india": AMMO_SHORTAGE})
    assert game.choices(CancelScar, "where") == ["egypt", "india"]
    game.play(CancelScar, "egypt")
    assert left(game).scars == {"india": AMMO_SHORTAGE}
    assert left(game).cancelled == ("egypt",)


def test_a_continent_takes_one_mark() -> None:
    """W-continent_bonus · Rewards: +1 or -1 on a continent, for everybody; there is one of each, and a continent takes
    one."""
    game = won(continent_marks={"asia": 1}, used={PLUS_ONE: 1})
    assert game.choices(MarkContinent, "mark") == [-1]
    assert isinstance(game.refused(MarkContinent, "asia", -1), NoRewardThere)
    assert game.refused(MarkContinent, "europe", 1) == MarkUsedUp((-1,))
    game.play(MarkContinent, "europe", -1)
    assert left(game).continent_marks == {"asia": 1, "europe": -1}
    assert not won(continent_marks={"asia": 1, "europe": -1}, used={PLUS_ONE: 1, MINUS_ONE: 1}).offers(MarkContinent)


def test_a_fortification_replaces_an_older_one() -> None:
    """W-fortify · Rewards: any city is fortified, and a new fortification replaces the old one with all its boxes."""
    game = won(cities={"peru": PORT, "egypt": PORT}, fortified={"peru": 7})
    assert game.choices(FortifyCity, "where") == ["egypt", "peru"]
    game.play(FortifyCity, "peru")
    assert left(game).fortified == {"peru": 0}


def test_a_destroyed_card_is_gone() -> None:
    """W-destroy_card · Rewards: a territory card leaves the campaign; it is neither destroyed twice nor upgraded."""
    game = won(destroyed=("egypt",))
    assert "egypt" not in game.choices(DestroyCard, "where")
    game.play(DestroyCard, "peru")
    assert left(game).destroyed == ("egypt", "peru")
    assert game.choices(UpgradeCard, "where") == ["brazil"]


def test_a_card_bears_six_coins_at_most() -> None:
    """W-upgrade_card · Rewards: a coin is put on the card of a territory controlled at the end, up to six."""
    game = won(coins={"peru": 6, "brazil": 5}).play(DestroyCard, "egypt")
    assert game.choices(UpgradeCard, "where") == ["brazil"]
    game.play(UpgradeCard, "brazil")
    assert game.told(CardUpgraded) == [CardUpgraded("brazil", 6, HELD_ON_COIN, BLUE)]


@pytest.mark.parametrize(
    ("kind", "stock", "reward"), [(MAJOR, 5, FoundCity), (CANCEL, 4, CancelScar), (FORTIFICATION, 5, FortifyCity)]
)
def test_what_the_winner_has_used_up_is_not_offered(kind: str, stock: int, reward: type[Any]) -> None:
    """W-stock · Rewards: five major cities, five fortifications and four covers; then there are no more of them."""
    setup: dict[str, Any] = {"scars": {"egypt": BUNKER}, "cities": {"peru": PORT}}
    assert won(used={kind: stock - 1}, **setup).offers(reward)
    none = won(used={kind: stock}, **setup)
    assert not none.offers(reward)
    assert isinstance(none.refused(reward, "egypt", *(("Nordhavn",) if reward is FoundCity else ())), NoRewardThere)


@pytest.mark.parametrize("coins", [41, 35])
def test_what_others_have_used_up_is_not_offered(coins: int) -> None:
    """O-held-on-coins-41, O-held-on-coins-35 · Options: nine minor cities and so many coins for those who held on."""
    rules = table(4, held_on_coins=str(coins))

    def held_on(**used: int) -> UnderWay:
        return after_the_war(rules, {"red": "alaska", "blue": "peru"}, used=used).play(DestroyCard, "egypt")

    assert offered(held_on(minor=8, held_on_coin=coins - 1), *BOTH) == list(BOTH)
    assert offered(held_on(minor=9, held_on_coin=coins - 1), *BOTH) == [UpgradeCard]
    assert offered(held_on(minor=8, held_on_coin=coins), *BOTH) == [FoundCity]
    assert held_on(minor=9, held_on_coin=coins).state.winners == (RED,)


def test_the_clock_keeps_a_reward() -> None:
    """W-put-off · Rewards: whose time has run out keeps his reward; the next goes on, and the war ends."""
    game = won().lapse("red")
    assert taking(game) == BLUE
    game.play(UpgradeCard, "peru").play(UpgradeCard, "india").lapse("yellow")
    assert game.state.winners == (RED,)
    assert left(game).owed == (OwedReward("ann", won=True), OwedReward("dan", won=False, lands=("japan",)))


class TestAfterTheWar:
    """Rewards that were put off, between two games."""

    def kept(self) -> Campaign:
        """The first game is over; Ann's reward for her victory and Dan's for Japan were put off."""
        game = won(scars={"egypt": BUNKER}).play(PutOff)
        return campaign_after(game.play(UpgradeCard, "peru").play(UpgradeCard, "india").play(PutOff).state)

    def asked(self, campaign: Campaign, member: str) -> UnderWay:
        found = CAMPAIGNS.open_question(campaign, member)
        assert found is not None
        return UnderWay(*found)

    def test_its_owner_may_still_take_it(self) -> None:
        """W-put-off · Rewards: the owner may still take it, last, and the history tells it with its own game."""
        campaign, asked = self.kept(), self.asked(self.kept(), "ann")
        taken = CAMPAIGNS.take(campaign, "ann", FoundCity(asked.number(), RED, "egypt", "Nordhavn"))
        assert taken.cities["egypt"] == City(MAJOR, "Nordhavn", "ann")
        assert taken.glued[-1] == Glued(1, MAJOR, "egypt", "ann", "Nordhavn")
        assert (taken.game, taken.owed) == (2, campaign.owed[1:])
        assert CAMPAIGNS.open_question(taken, "ann") is None

    def test_everything_is_offered_as_it_was_in_the_game(self) -> None:
        won_it = [NameContinent, FoundCity, CancelScar, MarkContinent, DestroyCard]
        assert offered(self.asked(self.kept(), "ann"), *SIX) == won_it
        held_on = self.asked(self.kept(), "dan")
        assert offered(held_on, *BOTH) == list(BOTH)
        assert held_on.choices(UpgradeCard, "where") == ["japan"]
        assert held_on.choices(FoundCity, "where") == ["japan"]

    def test_nothing_is_asked_once_all_of_it_is_used_up(self) -> None:
        """As in the game: whoever held on is asked only while coins or minor cities are left."""
        used = {MINOR: BOX["stickers"][MINOR], HELD_ON_COIN: BOX["stickers"][HELD_ON_COIN]}
        empty = replace(self.kept(), used=used)
        assert CAMPAIGNS.open_question(empty, "dan") is None
        assert CAMPAIGNS.open_question(empty, "ann") is not None
        assert CAMPAIGNS.open_question(replace(empty, used={**used, MINOR: 0}), "dan") is not None

    def test_put_off_once_more_it_stays_kept(self) -> None:
        campaign = self.kept()
        again = CAMPAIGNS.take(campaign, "ann", PutOff(self.asked(campaign, "ann").number(), RED))
        assert set(again.owed) == set(campaign.owed)

    def test_nobody_takes_another_s(self) -> None:
        campaign = self.kept()
        for member, action in (("ben", FoundCity(1, RED, "egypt", "Nordhavn")), ("dan", DestroyCard(1, RED, "egypt"))):
            with pytest.raises(Refused):
                CAMPAIGNS.take(campaign, member, action)

    def test_it_is_lost_when_the_next_game_starts(self) -> None:
        """W-put-off · Rewards: what its owner still has not taken is lost when the next game starts."""
        setting = next_setting(self.kept(), {RED: "ann", BLUE: "ben", GREEN: "dan"})
        begun = begin(composed_for(setting), Seeded(b"next")).state
        assert begun.parts[Campaign].owed == ()

    def test_the_chain_proves_that_it_was_due(self) -> None:
        """The next game begins with a reward taken meanwhile; nobody slips in another one."""
        game = won().play(PutOff).play(UpgradeCard, "peru").play(UpgradeCard, "india").play(UpgradeCard, "japan")
        campaign = campaign_after(game.state)
        city = FoundCity(self.asked(campaign, "ann").number(), RED, "egypt", "Nordhavn")
        taken = CAMPAIGNS.take(campaign, "ann", city)

        def follows(began: Campaign) -> bool:
            setting = next_setting(began, {RED: "ann", BLUE: "ben", GREEN: "dan"})
            return LEGACY.links is not None and LEGACY.links.follows(game.state, setting)

        assert follows(campaign)
        assert follows(taken)
        stolen = Glued(1, MAJOR, "egypt", "ben", "Nordhavn")
        assert not follows(replace(taken, glued=(*campaign.glued, stolen)))
        twice = Glued(1, "destroyed", "peru", "ann")
        assert not follows(replace(taken, destroyed=("peru",), glued=(*taken.glued, twice)))

    def test_a_war_called_off_leaves_none(self) -> None:
        assert campaign_after(won().play(PutOff).state).owed == ()


def test_each_faction_notes_how_it_ended() -> None:
    """R8, R9, W-held-on · After the war: each faction's card notes the player, the start and the result, with an X
    where it was not played; then the campaign goes on to its next game."""
    game = won({"red": "alaska", "blue": "peru", "green": "india"})
    game.play(DestroyCard, "egypt").play(UpgradeCard, "peru").play(UpgradeCard, "india")
    noted = [(one.game, one.member, one.start, one.result) for one in left(game).entries]
    assert noted == [
        (1, "ann", "alaska", WON),
        (1, "ben", "alaska", HELD_ON),
        (1, "cleo", "alaska", HELD_ON),
        (1, "dan", "alaska", OUT),
        (1, "", "", UNPLAYED),
    ]
    assert left(game).game == 2
    assert game.told(GameEnded) == [GameEnded((RED,), "stars")]


@pytest.mark.parametrize(("action", "fields"), [(MakePeace, (RULES.seats,)), (Concede, ())])
def test_nobody_gives_up_while_rewards_are_taken(action: type[Any], fields: tuple[Any, ...]) -> None:
    """The war is decided: a draw, or giving up, would take the victory back."""
    with pytest.raises(Refused) as refused:
        won().say(action, "blue", *fields)
    assert refused.value.why == WarIsOver()


@pytest.mark.parametrize(
    "name", ["nordhavn", "Nórdhavn", "NORD-HAVN", "Iceland", "Islande", "asie", "Russie", "Vieux Pays"]
)
def test_no_name_is_given_twice(name: str) -> None:
    """Case, accents, blanks and hyphens aside, a name stands once on the board; lands keep theirs."""
    cities, continents = {"egypt": City(MAJOR, "Nordhavn", "eve")}, {"europe": ContinentName("Vieux Pays", "eve")}
    game = won(cities=cities, continents=continents)
    for why in (game.refused(FoundCity, "alaska", name), game.refused(NameContinent, "asia", name)):
        assert isinstance(why, BadName)
        assert why.flaw in (TAKEN, A_LAND)


class TestTheLastGame:
    """After the fifteenth game the world is named."""

    def last(self, *signed: str, **setup: Any) -> UnderWay:
        """Red has won the fifteenth game; these have signed before."""
        signatures = tuple(Signature(at, member) for at, member in enumerate(signed, 1))
        return won({"red": "alaska"}, game=15, signatures=signatures, **setup)

    def test_most_signatures_name_the_world(self) -> None:
        """W-world · The end of the campaign: after game 15 and its rewards the player with most signatures names the
        world."""
        game = self.last("cleo", "cleo", "ben").play(DestroyCard, "egypt")
        assert game.asked() == ToNameWorld(GREEN)
        game.play(NameWorld, "Vieux Monde")
        assert left(game).world == "Vieux Monde"
        assert left(game).game == 16
        assert game.state.winners == (RED,)

    def test_ties_throw_a_die(self) -> None:
        """W-world · The end of the campaign: tied players throw, with one more for each continent they named."""
        game = self.last("ben", continents={"asia": ContinentName("Grande Steppe", "ben")})
        game.play(DestroyCard, "egypt", world=(4, 3, 5, 5))
        assert game.told(NamerChosen) == [NamerChosen("ben", (("ann", 4), ("ben", 4), ("ann", 5), ("ben", 6)))]
        assert game.asked() == ToNameWorld(BLUE)

    def test_the_namer_need_not_play(self) -> None:
        """Whoever has signed most often may be absent that evening; the world waits for its name."""
        game = self.last("eve", "eve").play(DestroyCard, "egypt")
        assert left(game).namer == "eve"
        assert (left(game).world, game.state.winners) == ("", (RED,))

    def test_no_rewards_afterwards(self) -> None:
        """W-world · The end of the campaign: the board lives on; nobody signs or is rewarded any more."""
        game = won(game=16, signatures=tuple(Signature(at, MEMBERS[at % 3]) for at in range(1, 16)))
        assert game.state.winners == (RED,)
        assert len(left(game).signatures) == 15
        assert left(game).game == 17
        assert not left(game).glued


def test_a_reward_is_for_ever() -> None:
    """What was signed and glued is final: no undo and no vote goes back past it."""
    game = won()
    (offer,) = game.offers(FoundCity)
    action = offer.answer(game.number(), RED, where="egypt", name="Nordhavn")
    assert action.for_ever
    assert apply(RULES, game.state, action, NamedDraws()).final
    later = PutOff(game.number(), RED)
    assert not later.for_ever
    assert not apply(RULES, game.state, later, NamedDraws()).final
