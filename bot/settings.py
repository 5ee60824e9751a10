"""The settings of the bot, from the environment or the file `.env`."""

from __future__ import annotations

import base64
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from pydantic import Field, HttpUrl, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store import Encryption
from bot.store.engines.address import SCHEMES, Address, PostgresUrl

_TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}", re.ASCII)

_RIGHT = {"int_parsing": "must be a whole number", "bool_parsing": "must be true or false"}
"""What would be right, where the kind of error does not say it plainly."""

TABLE = "table"
"""The subfolder of the data folder for the local Discord: its world and its games."""


LEAST_DAYS = 15
"""The fewest days after which a server's tables may be deleted."""


class Misconfigured(Exception):
    """A setting is wrong; the message is one line that names it and says what would be right."""


class Settings(BaseSettings):
    """The settings, read once at start. Each field's `validation_alias` is its name in `.env.example`."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True, hide_input_in_errors=True
    )

    token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    data: Path = Field(Path("data"), validation_alias="RISK_DATA")
    database_url: SecretStr | None = Field(None, validation_alias="RISK_DATABASE")
    standby: Literal["warm", "cold"] = Field("warm", validation_alias="RISK_STANDBY")
    language: Literal["en", "fr"] = Field("en", validation_alias="RISK_LANGUAGE")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", validation_alias="RISK_LOG_LEVEL")
    log_json: bool = Field(False, validation_alias="RISK_LOG_JSON")
    backups: bool = Field(True, validation_alias="RISK_BACKUPS")
    emoji: bool = Field(True, validation_alias="RISK_EMOJI")
    metrics_port: int = Field(0, ge=0, le=65535, validation_alias="RISK_METRICS_PORT")
    secret_key: SecretStr | None = Field(None, validation_alias="RISK_SECRET_KEY")
    beacon: Literal["off", "drand"] = Field("off", validation_alias="RISK_BEACON")
    beacon_skippable: bool = Field(False, validation_alias="RISK_BEACON_SKIPPABLE")

    privacy_url: HttpUrl | None = Field(None, validation_alias="RISK_PRIVACY_URL")
    terms_url: HttpUrl | None = Field(None, validation_alias="RISK_TERMS_URL")

    watch: HttpUrl | None = Field(None, validation_alias="RISK_WATCH")
    watch_port: int = Field(8771, ge=1, le=65535, validation_alias="RISK_WATCH_PORT")

    tables_per_person: int = Field(0, ge=0, validation_alias="RISK_TABLES_PER_PERSON")
    forget_servers_after: int = Field(0, ge=0, validation_alias="RISK_FORGET_SERVERS_AFTER")

    @property
    def links(self) -> dict[str, str]:
        """The host's pages that help links to, by name: privacy, terms."""
        pages = {"privacy": self.privacy_url, "terms": self.terms_url}
        return {name: str(page) for name, page in pages.items() if page is not None}

    @property
    def watch_base(self) -> str:
        """The public address before `/w/…` of games that are watched, without a slash at its end; "" where none are."""
        return str(self.watch or "").rstrip("/")

    @property
    def encryption(self) -> Encryption:
        """The encryption of the dice secrets; raises `StoreUnusable` if a key is set and its library is missing."""
        return Encryption(self.secret_key.get_secret_value() if self.secret_key else "")

    @property
    def is_local(self) -> bool:
        """Whether a local Discord is played on, since there is no token for the real one."""
        return self.token is None

    @property
    def home(self) -> Path:
        """The folder of the games that `risk run` plays: without a token those of the local Discord."""
        return self.data / TABLE if self.is_local else self.data

    def in_folder(self, folder: Path | None) -> Settings:
        """These settings with another data folder and its file, `home` if none is named; raises `Misconfigured`."""
        if folder is None:
            self.require_place()
            return self.model_copy(update={"data": self.home})
        if folder.exists() and not folder.is_dir():
            raise Misconfigured(f"--data: {folder} is a file; name the folder of risk.sqlite3")
        return self.model_copy(update={"data": folder, "database_url": None})

    def require_place(self) -> None:
        """Raises `Misconfigured` where the local Discord, which has its games in a file, is to have them elsewhere."""
        if self.is_local and self.database_url is not None:
            raise Misconfigured("RISK_DATABASE: the local table stays on SQLite; leave it empty, or set DISCORD_TOKEN")

    @property
    def file(self) -> Path:
        """The database file in the data folder, where the games are unless they are elsewhere."""
        return self.data / "risk.sqlite3"

    @property
    def database(self) -> Address:
        """Where the games are: in the file, or in a database of PostgreSQL."""
        return PostgresUrl(self.database_url.get_secret_value()) if self.database_url else self.file

    @field_validator("database_url")
    @classmethod
    def _is_a_database(cls, url: SecretStr | None) -> SecretStr | None:
        if url is None:
            return None
        url = SecretStr(url.get_secret_value().strip())
        if not url.get_secret_value().startswith(SCHEMES):
            raise ValueError("this is no address of a PostgreSQL database: postgresql://user:password@host/name")
        if find_spec("psycopg") is None:
            raise ValueError("the driver of PostgreSQL is missing: pip install '.[postgres]'")
        return url

    @field_validator("token")
    @classmethod
    def _looks_like_a_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not _TOKEN.fullmatch(token.get_secret_value().strip()):
            raise ValueError(
                "this is no bot token, which has three parts joined by dots"
                " (Discord Developer Portal, your application, Bot, Reset Token)"
            )
        return token and SecretStr(token.get_secret_value().strip())

    @field_validator("secret_key")
    @classmethod
    def _are_keys(cls, keys: SecretStr | None) -> SecretStr | None:
        if keys is not None and not all(_is_key(key.strip()) for key in keys.get_secret_value().split(",")):
            raise ValueError(
                "this is no key, which is 32 bytes in base64; make one with: python3 -c"
                " 'import base64, os; print(base64.urlsafe_b64encode(os.urandom(32)).decode())'"
            )
        return keys

    @field_validator("language", "log_level", "beacon", "standby", mode="before")
    @classmethod
    def _in_any_case(cls, value: object) -> object:
        return value.strip().lower() if isinstance(value, str) else value

    @field_validator("beacon")
    @classmethod
    def _can_check_signatures(cls, beacon: str) -> str:
        if beacon != "off" and find_spec("py_arkworks_bls12381") is None:
            raise ValueError("the library that checks the beacon's signatures is missing: pip install '.[beacon]'")
        return beacon

    @field_validator("forget_servers_after")
    @classmethod
    def _leaves_time_for_notice(cls, days: int) -> int:
        if 0 < days < LEAST_DAYS:
            raise ValueError(f"this is 0 (never) or at least {LEAST_DAYS} days: players are told 14 days before")
        return days

    @field_validator("watch")
    @classmethod
    def _is_a_plain_address(cls, address: HttpUrl | None) -> HttpUrl | None:
        if address is not None and (address.query or address.fragment or address.username or address.password):
            raise ValueError("this is the address of a page, such as https://risk.example.org, and nothing after it")
        return address

    @field_validator("data")
    @classmethod
    def _is_a_directory(cls, path: Path) -> Path:
        if path.exists() and not path.is_dir():
            raise ValueError("this is a file; a directory is needed")
        return path


def _is_key(text: str) -> bool:
    """Whether a text is 32 bytes in URL-safe base64."""
    try:
        return len(base64.urlsafe_b64decode(text.encode())) == 32
    except ValueError:
        return False


def settings_from(env_file: Path | None = Path(".env")) -> Settings:
    """The settings from the environment and this file; raises `Misconfigured`."""
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        name = ".".join(str(part) for part in first["loc"])
        raise Misconfigured(
            f"{name}: {_RIGHT.get(first['type'], first['msg'].removeprefix('Value error, '))}"
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise Misconfigured(f"{env_file} cannot be read: {type(error).__name__}") from None
