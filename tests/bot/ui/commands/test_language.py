"""A server's language, after someone who may manage it has set it."""

from __future__ import annotations

from support.tables.tables import Table


async def test_new_tables_and_whoever_has_chosen_nothing_speak_the_servers_language(table: Table) -> None:
    innkeeper = table.add_moderator()
    await innkeeper.type("risk table server", language="fr")
    assert "Langue des nouvelles tables de ce serveur\u00a0: Français" in innkeeper.text
    await table.alice.type("risk me language", language="en")
    await table.alice.type("risk new lotr")
    assert (await table.bot.services.lobbies.here(table.channel.id)).table.language == "fr"
    await table.alice.type("risk me language", language="server")
    assert "suivent désormais la langue du serveur" in table.alice.text


async def test_only_whoever_may_manage_the_server_chooses_its_language(table: Table) -> None:
    await table.alice.type("risk table server", language="fr")
    assert "Only people who manage this server choose its language" in table.alice.text
    await table.alice.type("risk new lotr")
    assert (await table.bot.services.lobbies.here(table.channel.id)).table.language == "en"
