"""The settings, and the messages for invalid ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Misconfigured, settings_from

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ." + "GabcdE" + "." + "x" * 38


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "RISK_DATA", "RISK_LANGUAGE", "RISK_LOG_LEVEL", "RISK_LOG_JSON", "RISK_BEACON"):
        monkeypatch.delenv(name, raising=False)


def test_nothing_has_to_be_set() -> None:
    settings = settings_from(None)
    assert settings.token is None
    assert settings.database == Path("data/risk.sqlite3")
    assert (settings.language, settings.log_level, settings.log_json) == ("en", "info", False)


def test_the_file_is_read_and_the_environment_goes_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env = tmp_path / ".env"
    env.write_text(f"DISCORD_TOKEN={TOKEN}\nRISK_LANGUAGE=fr\nRISK_LOG_LEVEL=DEBUG\nOTHER=1\n")
    monkeypatch.setenv("RISK_LANGUAGE", "en")
    settings = settings_from(env)
    assert settings.token is not None
    assert settings.token.get_secret_value() == TOKEN
    assert (settings.language, settings.log_level) == ("en", "debug")
    assert TOKEN not in repr(settings)


@pytest.mark.parametrize(
    ("name", "text", "helps"),
    [
        ("DISCORD_TOKEN", "hunter2-and-more", "three parts"),
        ("RISK_LANGUAGE", "tlh", "'en' or 'fr'"),
        ("RISK_LOG_LEVEL", "loud", "'info'"),
        ("RISK_LOG_JSON", "perhaps", "must be true or false"),
        ("RISK_METRICS_PORT", "metrics", "must be a whole number"),
        ("RISK_DATA", __file__, "directory"),
        ("RISK_BEACON", "lava-lamps", "'off' or 'drand'"),
        ("RISK_WATCH", "risk.example.org", "URL"),
        ("RISK_WATCH", "https://risk.example.org/?a=b", "nothing after it"),
        ("RISK_WATCH_PORT", "high", "must be a whole number"),
    ],
)
def test_a_setting_that_cannot_be_used_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, name: str, text: str, helps: str
) -> None:
    monkeypatch.setenv(name, text)
    with pytest.raises(Misconfigured) as caught:
        settings_from(None)
    message = str(caught.value)
    assert message.startswith(f"{name}: ")
    assert helps in message
    assert "\n" not in message
    assert text not in message


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("", ""),
        ("https://risk.example.org", "https://risk.example.org"),
        ("https://example.org/risk/", "https://example.org/risk"),
    ],
)
def test_the_address_of_watched_games_ends_without_a_slash(
    monkeypatch: pytest.MonkeyPatch, text: str, base: str
) -> None:
    monkeypatch.setenv("RISK_WATCH", text)
    assert settings_from(None).watch_base == base


def test_the_beacon_is_off_until_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (settings_from(None).beacon, settings_from(None).beacon_skippable) == ("off", False)
    monkeypatch.setenv("RISK_BEACON", "Drand")
    assert settings_from(None).beacon == "drand"


def test_the_beacon_without_its_library_is_refused_and_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.settings.find_spec", lambda name: None)
    assert settings_from(None).beacon == "off"
    monkeypatch.setenv("RISK_BEACON", "drand")
    with pytest.raises(Misconfigured, match=r"RISK_BEACON: .* pip install '\.\[beacon\]'"):
        settings_from(None)


def test_an_env_file_in_another_encoding_gets_one_line(tmp_path: Path) -> None:
    env = tmp_path / ".env"
    env.write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(Misconfigured, match="cannot be read"):
        settings_from(env)


def test_the_example_names_every_setting() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text()
    named = {line.partition("=")[0] for line in example.splitlines() if line and not line.startswith("#")}
    assert named == {
        "DISCORD_TOKEN",
        "RISK_DATA",
        "RISK_DATABASE",
        "RISK_LANGUAGE",
        "RISK_LOG_LEVEL",
        "RISK_LOG_JSON",
        "RISK_BACKUPS",
        "RISK_EMOJI",
        "RISK_METRICS_PORT",
        "RISK_WATCH",
        "RISK_WATCH_PORT",
        "RISK_SECRET_KEY",
        "RISK_BEACON",
        "RISK_BEACON_SKIPPABLE",
        "RISK_STANDBY",
        "RISK_TABLES_PER_PERSON",
        "RISK_FORGET_SERVERS_AFTER",
        "RISK_PRIVACY_URL",
        "RISK_TERMS_URL",
    }


def test_a_database_elsewhere_is_named_by_its_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whose password is shown nowhere; the local table has its games in a file, and so has a folder that is named."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RISK_DATABASE", " postgresql://bot:p4ssw0rd@db.example.org/risk ")
    settings = settings_from(None)
    assert str(settings.database) == "postgresql://bot@db.example.org/risk"
    assert "p4ssw0rd" not in repr(settings) + repr(settings.database)
    with pytest.raises(Misconfigured, match="the local table stays on SQLite"):
        settings.in_folder(None)
    assert settings.in_folder(tmp_path).database == tmp_path / "risk.sqlite3"
    monkeypatch.setenv("RISK_DATABASE", "mysql://bot:p4ssw0rd@db/risk")
    with pytest.raises(Misconfigured) as caught:
        settings_from(None)
    assert str(caught.value).startswith("RISK_DATABASE: this is no address of a PostgreSQL database")
    assert "p4ssw0rd" not in str(caught.value)


def test_without_its_driver_the_command_that_installs_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RISK_DATABASE", "postgresql://bot@db/risk")
    monkeypatch.setattr("bot.settings.find_spec", lambda name: None)
    with pytest.raises(Misconfigured, match=r"pip install '\.\[postgres\]'"):
        settings_from(None)
