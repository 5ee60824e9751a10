"""The private parts of SimCord that the local Discord uses, imported in one place that checks its pinned version."""

from importlib.metadata import version
from typing import Any

import simcord
from simcord import interactions
from simcord._clock import Clock
from simcord._modal import _submit_modal as submit_modal
from simcord.actors import (
    MemberActor,
)
from simcord.actors import (
    _autocomplete_result as autocomplete,
)
from simcord.actors import (
    _component_click as click,
)
from simcord.actors import (
    _component_select as select,
)
from simcord.actors import (
    _slash as slash,
)
from simcord.backend import Backend, serializers
from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CDN_BASE, CdnStore
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Guild, GuildEmoji, Interaction, Member, Message, Role, User
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle, UserHandle
from simcord.http import router
from simcord.http import routes as _routes
from simcord.intents import censor_message, prune_guild_create, required_intent
from simcord.results import InteractionResult, ResponseMessage

PINNED = "3.2.1"

__all__ = [
    "CDN_BASE",
    "PINNED",
    "Backend",
    "BackendError",
    "CdnStore",
    "Channel",
    "ChannelHandle",
    "Clock",
    "Guild",
    "GuildEmoji",
    "GuildHandle",
    "Interaction",
    "InteractionResult",
    "Member",
    "MemberActor",
    "Message",
    "ResponseMessage",
    "Role",
    "RoleHandle",
    "SetupError",
    "User",
    "UserHandle",
    "autocomplete",
    "censor_message",
    "channel_accessible",
    "click",
    "command_leaves",
    "prune_guild_create",
    "required_intent",
    "router",
    "select",
    "serializers",
    "slash",
    "submit_modal",
]

SetupError = simcord.SetupError
command_leaves = interactions.command_leaves


def _check_pin(installed: str, routes: Any) -> None:
    """Raises ImportError for another version of SimCord: any patch of it may change the private parts."""
    if installed != PINNED or routes is None:
        raise ImportError(
            f"the local table needs simcord=={PINNED}, and here is {installed}: install the extra `table`"
        )


_check_pin(version("simcord"), _routes)
