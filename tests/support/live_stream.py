"""What a stream of a watched game says, event by event, and what a page knows that has heard it."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from support.documents.page_texts import unpack_page


class Told(NamedTuple):
    """One server-sent event."""

    name: str
    number: int | None
    data: dict[str, Any]


def events_in(stream: bytes) -> list[Told]:
    """The events of a stream, without the lines that mean nothing."""
    found = []
    for block in stream.decode().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.split("\n") if line and not line.startswith(":"))
        if "event" in fields:
            number = int(fields["id"]) if "id" in fields else None
            found.append(Told(fields["event"], number, json.loads(fields["data"])))
    return found


def patched(before: Any, change: Any) -> Any:
    """A tree with a patch applied."""
    if not (isinstance(before, dict) and isinstance(change, dict)):
        return change
    after = {**before, **{key: patched(before.get(key), value) for key, value in change.items()}}
    return {key: value for key, value in after.items() if value is not None}


def data_of(document: bytes) -> dict[str, Any]:
    """What a page knows as it opens, without its pictures."""
    data = unpack_page(document.decode()).data
    return {key: value for key, value in data.items() if key != "blobs"}


def heard(data: dict[str, Any], stream: bytes) -> dict[str, Any]:
    """What a page knows once it has heard a stream."""
    data = json.loads(json.dumps(data))  # (A deep copy takes five times as long.)
    for told in events_in(stream):
        if told.name == "facts":
            data = patched(data, told.data)
            continue
        assert told.name in ("step", "undo"), told
        one = told.data
        if one["at"] < len(data["steps"]):
            continue
        assert one["at"] == len(data["steps"])
        assert told.number == one["step"][0]
        data["figures"] += one.get("figures", [])
        data["shapes"] += one.get("shapes", [])
        for palette, colours in one.get("colours", {}).items():
            data["colours"].setdefault(palette, {}).update(colours)
        for sheet, routes in one["routes"].items():
            data["sheets"][sheet]["routes"].update(routes)
        for name, seat, at, value in one["curves"]:
            data["curves"].setdefault(name, {}).setdefault(seat, []).append([at, value])
        for language, lines in one["stories"].items():
            data["stories"][language].append(lines)
        data["headlines"].append(one["headlines"])
        data["eyes"].append({})
        data["steps"].append(one["step"])
        if one["turn"]:
            data["turns"].append(one["turn"])
    return data
