"""Pages of campaigns: of the golden one, whose packs stay shut, and of the scripted one, which opens them all."""

from collections.abc import Mapping
from functools import cache
from itertools import islice

from support.legacy import golden
from support.sealed import scripted_campaign

from bot.ui.replay.campaign import CampaignPage
from rules import GAMES
from rules.records import ChainProof, verify_chain

NAMES = {"ann": "Ann", "ben": "Ben", "cleo": "Cléo", "dan": "Dan", "eve": "Eve", "finn": "Finn"}
WARS = 3
"""So many wars of a campaign are enough for most tests."""
TITLE = "Tuesdays"


def first_records(records: Mapping[str, str], wars: int) -> dict[str, str]:
    return {name: records[name] for name in islice(sorted(records), wars)}


@cache
def records_of(wars: int) -> dict[str, str]:
    """The first records of the golden campaign, by name."""
    return first_records(golden.whole(), wars)


@cache
def scripted_records(wars: int) -> dict[str, str]:
    """The first records of the scripted campaign, by name."""
    return first_records(scripted_campaign.golden(), wars)


@cache
def proof_of(wars: int, *, scripted: bool = False) -> ChainProof:
    return verify_chain(scripted_records(wars) if scripted else records_of(wars), GAMES)


@cache
def page_of(wars: int, *, scripted: bool = False) -> CampaignPage:
    """The page of so many wars, under the names and the title of these tests."""
    records = scripted_records(wars) if scripted else records_of(wars)
    return CampaignPage(proof_of(wars, scripted=scripted), records, NAMES, TITLE)


@cache
def campaign_html(wars: int, *, scripted: bool = False) -> str:
    return page_of(wars, scripted=scripted).html("en")
