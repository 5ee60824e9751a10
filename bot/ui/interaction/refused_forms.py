"""What people wrote into forms that were refused, so that they need not write it twice."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ui

MOST = 200
"""The texts that are kept; of more, the oldest are forgotten. A restart forgets all: none is of any use for long."""


class RefusedForms:
    """The texts of refused forms, by the person who wrote them and the form's custom id."""

    def __init__(self) -> None:
        self._written: dict[tuple[int, str], Mapping[str, str]] = {}

    def keep(self, person: int, custom_id: str, written: Mapping[str, str]) -> None:
        """Keep the text of a refused form, by field."""
        self.forget(person, custom_id)
        self._written[person, custom_id] = dict(written)
        while len(self._written) > MOST:
            del self._written[next(iter(self._written))]

    def forget(self, person: int, custom_id: str) -> None:
        """Forget what a form said that was taken."""
        self._written.pop((person, custom_id), None)

    def fill(self, person: int, modal: ui.Modal) -> None:
        """Write into a form's boxes what the person had written there."""
        written = self._written.get((person, modal.custom_id), {})
        for item in modal.walk_children():
            if isinstance(item, ui.TextInput) and (text := written.get(item.custom_id)):
                item.default = text[: item.max_length or None]
