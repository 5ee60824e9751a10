"""Typing errors on the command line: one line with the correct form, and no traceback."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.arguments import BadArguments, whole_number


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    """`risk run` keeps its log on the error stream, which is closed when its test ends."""
    loggers = [logging.getLogger(name) for name in ("", "discord", "aiosqlite", "PIL")]
    levels, handlers = [logger.level for logger in loggers], loggers[0].handlers[:]
    yield
    loggers[0].handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.mark.parametrize(
    "text", ["--5", "5-", "-", "", "1_0", "\u0661\u0662", "1.5", "9" * 5000, "-" + "9" * 5000, "11", "0"]
)
def test_what_is_no_number_within_the_limits(text: str) -> None:
    with pytest.raises(BadArguments, match="--games must be a whole number from 1 to 10"):
        whole_number("--games", text, 1, 10)


def test_numbers_at_the_limits() -> None:
    assert [whole_number("--seed", text, -(2**63), 2**63) for text in ("-9223372036854775808", "007")] == [-(2**63), 7]


@pytest.mark.parametrize(
    "words", [("simulate", "lotr", "--games=--5"), ("render", "lotr", "--out", "x.png", "--steps=--3")]
)
def test_a_number_with_two_signs(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    output = capsys.readouterr().err
    assert "must be a whole number" in output
    assert output.count("\n") == 1


@pytest.mark.parametrize("port", ["-1", "65536", "99999999", "web"])
def test_a_port_that_does_not_exist(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("run", f"--port={port}")) == 2
    assert capsys.readouterr().err == f"risk: --port must be a whole number from 0 to 65535, not {port!r}\n"


@pytest.mark.parametrize("where", ["file/below", "/proc/nowhere"])
def test_a_data_directory_that_cannot_be_made(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("simcord")
    (tmp_path / "file").write_text("no directory")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RISK_DATA", where)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(("run", "--no-browser")) == 2
    output = capsys.readouterr().err
    assert "risk: RISK_DATA: " in output
    assert output.count("\n") == 1
