"""Substitutes: who holds a seat in a war, and to whom it leaves what."""

from __future__ import annotations

from support.legacy.campaigns import ANN, BEN, first_game
from support.legacy.position import War, position

from rules import NamedDraws, Player, Refusal, refusal
from rules.author import NotYours
from rules.kernel.context import Context
from rules.legacy.campaign.ballot import VotePowers
from rules.legacy.campaign.campaign import (
    OUT,
    WON,
    City,
    ContinentName,
    MemberTwice,
    NotAMember,
    PowerKept,
    Seated,
    Signature,
    TooManyMembers,
    is_ai,
)
from rules.legacy.campaign.chain import campaign_after
from rules.legacy.campaign.rewards import FoundCity, ToTakeReward, UpgradeCard, WarIsOver
from rules.legacy.campaign.substitutes import Substitute
from rules.legacy.combat.missiles import missiles_left
from rules.legacy.setup.mustering import ToMuster
from rules.legacy.setup.starts import legal_starts
from rules.legacy.turn.stars import stars_of
from rules.risk.combat.invasion import Attack
from rules.risk.turn.concede import Concede, OutOfTheGame
from rules.risk.turn.reinforce import region_bonus

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
HOLD = {"red": "peru:9", "blue": "brazil:1 egypt:4", "yellow": "japan:3"}
SIGNED = (Signature(1, ANN), Signature(2, BEN))


def one_star_short() -> War:
    """Red wins the war by taking Brazil, where blue's headquarters stand."""
    return position(HOLD, stars={"red": 2}, headquarters="blue: brazil; red: peru")


def won(war: War) -> War:
    return war.battle("peru", "brazil", (6, 6, 5), (1,))


def refused(war: War, seat: str, member: str) -> Refusal | None:
    """Why a member cannot hold a seat."""
    return refusal(war.rules, war.state, Substitute(0, Player(seat), member))


def test_star_and_missiles_stay_as_they_were_given_out() -> None:
    """A18 · Substitute in a seat: star and missiles go by whoever sat down at the start of the war."""
    war = first_game(3, signatures=SIGNED, game=3).until(ToMuster)
    tokens = [(missiles_left(war.state, seat), stars_of(war.state, seat)) for seat in war.rules.seats]
    assert tokens == [(1, 0), (1, 0), (0, 1)]
    war.say(Substitute, "red", "newcomer").say(Substitute, "green", ANN)
    assert war.state.parts[Seated].members[RED] == "newcomer"
    assert [(missiles_left(war.state, seat), stars_of(war.state, seat)) for seat in war.rules.seats] == tokens


def test_what_a_war_leaves_is_of_whoever_holds_the_seat_at_its_end() -> None:
    """A18 · Substitute in a seat: the signature, the cities and the rewards belong to whoever holds the seat when the
    war is won, and the faction's card notes that member."""
    war = won(one_star_short().say(Substitute, "red", "eve").say(Substitute, "blue", "ada", True))
    assert war.lasting.signatures == (Signature(1, "eve"),)
    war.play(FoundCity, "peru", "Nordhavn").play(UpgradeCard, "egypt").play(UpgradeCard, "japan")
    left = campaign_after(war.state)
    assert left.cities["peru"] == City("major", "Nordhavn", "eve")
    lines = {entry.member: entry.result for entry in left.entries if entry.member}
    assert lines == {"eve": WON, "ada": "held-on", "yellow": "held-on"}
    assert left.glued[-1].by == "yellow"


def test_a_stranger_becomes_a_member() -> None:
    """A18 · Substitute in a seat: whoever is not yet in the campaign is from then on, an AI as one."""
    war = one_star_short().say(Substitute, "red", "eve").say(Substitute, "blue", "ada", True)
    assert war.lasting.members == ("red", "blue", "yellow", "eve", "ada")
    assert (is_ai(war.state, RED), is_ai(war.state, BLUE)) == (False, True)
    war.say(Substitute, "blue", "blue")
    assert war.lasting.members == ("red", "blue", "yellow", "eve", "ada")
    assert not is_ai(war.state, BLUE)


def test_nobody_holds_a_seat_after_the_victory() -> None:
    """A18 · Substitute in a seat: once the war is won, its rewards are those of whoever won it."""
    war = won(one_star_short())
    assert war.asked() == ToTakeReward(RED, True)
    assert refused(war, "red", "eve") == WarIsOver()


def test_who_cannot_hold_a_seat() -> None:
    """A18 · Substitute in a seat: nobody holds two, and a campaign has at most twenty-four members."""
    war = one_star_short()
    assert refused(war, "red", "blue") == MemberTwice("blue")
    assert refused(war, "red", "red") == MemberTwice("red")
    assert refused(war, "red", "") == NotAMember("")
    assert refused(war, "pink", "eve") == NotYours(Player("pink"))
    full = position(HOLD, lasting={"members": ("red", "blue", "yellow", *(f"m{at}" for at in range(21)))})
    assert refused(full, "red", "m99") == TooManyMembers(24)
    assert refused(full, "red", "m7") is None


def test_a_seat_that_is_out_stays_its_last_holder_s() -> None:
    """A18 · Substitute in a seat: whoever gave up, so that the troops are neutral, is noted as eliminated."""
    war = position(HOLD, options={"concede": "neutral"}, stars={"red": 2}, headquarters="blue: brazil; red: peru")
    war.say(Concede, "yellow")
    assert refused(war, "yellow", "ada") == OutOfTheGame(YELLOW)
    won(war).play(FoundCity, "peru", "Nordhavn").play(UpgradeCard, "egypt")
    assert {entry.member: entry.result for entry in war.lasting.entries if entry.member}["yellow"] == OUT


def test_an_ai_that_takes_over_has_no_voice() -> None:
    """A18 · Substitute in a seat: before the first game an AI has no voice in a person's seat either."""
    war = first_game(3).say(Substitute, "red", "ada", True)
    for seat in war.rules.seats:
        offer = war.offers(VotePowers, seat)[0]
        powers = [choices[0] if seat == RED else choices[-1] for choices in offer.fields.values()]
        war.play(VotePowers, *powers, by=seat)
    kept = war.told(PowerKept)
    assert [event.voices for event in kept] == [(0, 0)] * 5
    assert all(event.die for event in kept)


def test_what_goes_by_person_comes_and_goes_with_them() -> None:
    """A18 · Substitute in a seat: the bonus of a continent's name is that of whoever holds the seat, and so is the free
    start in a city of one's own."""
    lasting = {
        "continents": {"south_america": ContinentName("Meridia", "eve")},
        "cities": {"alaska": City("major", "Nova", "eve")},
    }
    war = position(HOLD, lasting=lasting)
    g = Context.of(war.rules, war.state, NamedDraws())
    assert region_bonus(g, RED, "south_america") == 2
    assert "alaska" not in legal_starts(g, RED, apart=True)
    g = Context.of(war.rules, war.say(Substitute, "red", "eve").state, NamedDraws())
    assert region_bonus(g, RED, "south_america") == 3
    assert "alaska" in legal_starts(g, RED, apart=True)
    assert g.parts[Seated].members[RED] == "eve"


def test_it_interrupts_nothing() -> None:
    """A18 · Substitute in a seat: a question that was open stays open, for the seat."""
    war = one_star_short().play(Attack, "peru", "brazil", 3).pass_all()
    asked = war.asked()
    assert war.say(Substitute, "blue", "eve").asked() == asked
