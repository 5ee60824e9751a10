"""How many presses a second one program takes: a minute at a hundred, then more and more until it falls behind.

python tests support.processes.load_limit [servers] [tables in each] [tables of AIs among them] [the first rate]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from support.processes.load_generator import LoadGenerator, Measured

STEADY, MINUTE = 100, 60
EACH = 10
"""Seconds at each of the higher rates."""
GROWTH = 1.25
BEHIND = 1.0
"""The acknowledgement of one press in a hundred, in seconds, above which the program has fallen behind."""


async def main(guilds: int = 100, tables: int = 5, of_ais: int = 0, steady: int = STEADY) -> None:
    """Print the waits at every rate, the last rate kept up with, and the memory used at the end."""
    with tempfile.TemporaryDirectory() as home:
        async with LoadGenerator(Path(home), guilds, tables, seed=1, of_ais=of_ais) as load:
            print(f"{guilds * tables} tables in {guilds} servers; {load.memory():.0f} MB once signed in")
            await load.until_ais_play()
            before = sum(load.played_by_ais())
            delay, kept = delay_at(steady, await load.press(steady, MINUTE)), 0.0
            if of_ais:
                print(f"{4 * of_ais} AIs of hard answered {sum(load.played_by_ais()) - before} times meanwhile")
            rate = float(steady)
            while delay <= BEHIND:
                kept, rate = rate, rate * GROWTH
                delay = delay_at(rate, await load.press(rate, EACH))
            print(f"kept up with {kept:.0f} a second, not with {rate:.0f}; {load.memory():.0f} MB", flush=True)
            await load.quiet()
            print(f"nothing more to send after {await load.settled(1200):.0f} s; {load.memory():.0f} MB")
            load.check()
            print(f"{load.answered()} presses changed a game: ", end="")
            print("every step in order, every message once")


def delay_at(rate: float, measured: Measured) -> float:
    """Print the waits at one rate; the one that 99 of 100 presses did not exceed."""
    shares = " ".join(f"p{part * 100:g} {measured.share(part) * 1000:.0f} ms" for part in (0.5, 0.9, 0.99, 1))
    print(f"{rate:.0f} a second asked, {measured.pressed / measured.seconds:.0f} pressed: {shares}; ", end="")
    print(f"{measured.missing} never acknowledged", flush=True)
    return measured.share(0.99) if not measured.missing else BEHIND + 1


if __name__ == "__main__":
    asyncio.run(main(*(int(word) for word in sys.argv[1:5])))
