"""What the person who runs the bot may set, in the environment or in `.env`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

_TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}", re.ASCII)


class Misconfigured(Exception):
    """A setting that cannot be used; the message is one line that names it and says what would be right."""


class Settings(BaseSettings):
    """Read once at start; every field has the same name in upper case in `.env.example`."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True, hide_input_in_errors=True
    )

    token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    data: Path = Field(Path("data"), validation_alias="RISK_DATA")
    language: Literal["en", "fr"] = Field("en", validation_alias="RISK_LANGUAGE")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", validation_alias="RISK_LOG_LEVEL")
    log_json: bool = Field(False, validation_alias="RISK_LOG_JSON")

    @property
    def database(self) -> Path:
        """The file in which everything is kept."""
        return self.data / "risk.sqlite3"

    @field_validator("token")
    @classmethod
    def _looks_like_a_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not _TOKEN.fullmatch(token.get_secret_value().strip()):
            raise ValueError(
                "this is no bot token, which has three parts joined by dots"
                " (Discord Developer Portal, your application, Bot, Reset Token)"
            )
        return token and SecretStr(token.get_secret_value().strip())

    @field_validator("language", "log_level", mode="before")
    @classmethod
    def _in_any_case(cls, said: object) -> object:
        return said.strip().lower() if isinstance(said, str) else said

    @field_validator("data")
    @classmethod
    def _is_a_directory(cls, path: Path) -> Path:
        if path.exists() and not path.is_dir():
            raise ValueError("this is a file; a directory is needed")
        return path


def settings_from(env_file: Path | None = Path(".env")) -> Settings:
    """The settings of the environment and of this file; raises `Misconfigured`."""
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        name = ".".join(str(part) for part in first["loc"])
        raise Misconfigured(f"{name}: {first['msg'].removeprefix('Value error, ')}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Misconfigured(f"{env_file} cannot be read: {type(error).__name__}") from None
