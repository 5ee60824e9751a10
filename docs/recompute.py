#!/usr/bin/env python3
"""Recompute every die and shuffle of a finished game from its record. Needs Python 3.8 or newer and nothing else.

    python3 recompute.py game.game            is every draw what the revealed key gives?
    python3 recompute.py game.game HASH       and is HASH, copied from the lobby's post, the hash of that key?
    python3 recompute.py game.game --list     print every draw: number, step, what came, of how many

How it works. The key of the dice is HMAC-SHA256(secret, the salts as a JSON list). Draw number n of `size`
possibilities is the first 64 bits of HMAC-SHA256(key, "n:0") modulo size; numbers at the very top that would favour
some remainders are thrown away for "n:1", "n:2" and so on. In the record a draw is written
number/size, counted from 0: 3/6 is a four.
A shuffle of n cards is a row of draws of n, n-1 … 2: which of the cards not yet placed takes the last free place.
A table that went back shuffles every hidden pile anew (a line `rewind`); its draws go on where the last ones ended.
This says that nobody chose the dice. Whether the rules were kept is what `risk verify` replays.
"""

import hashlib
import hmac
import json
import sys


def read(path):
    """The record's head as a dict, and its steps as (number, draws as [number, size])."""
    with open(path, encoding="utf-8", newline=None) as file:
        head, _, body = file.read().partition("\n\n")
    said = dict(line.partition("\t")[::2] for line in head.split("\n"))
    rows = (line.split("\t") for line in body.split("\n") if line)
    steps = [(row[0], [tuple(map(int, draw.split("/"))) for draw in row[5].split() if draw != "-"]) for row in rows]
    return said, steps


def draw(key, n, size):
    """What the key gives as draw n: 0 to size - 1."""
    fair, attempt = 2**64 - 2**64 % size, 0
    while True:
        digest = hmac.new(key, f"{n}:{attempt}".encode(), "sha256").digest()
        number = int.from_bytes(digest[:8], "big")
        if number < fair:
            return number % size
        attempt += 1


def main(path, *more):
    try:
        said, steps = read(path)
        secret, salts = bytes.fromhex(said["secret"]), json.loads(said["salts"])
    except (OSError, KeyError, IndexError, ValueError) as error:
        return f"{path} is no record that can be read: {error!r}"
    if not secret:
        return "the key is not revealed yet: the game has not ended"
    posted = {word.lower() for word in more if word != "--list"} | {said["commitment"]}
    if posted != {hashlib.sha256(secret).hexdigest()}:
        return "WRONG: the revealed key is not the one whose hash was posted before the game"
    key = hmac.new(secret, json.dumps(salts).encode(), "sha256").digest()
    n = 0
    for step, draws in steps:
        for number, size in draws:
            n += 1
            if "--list" in more:
                print(f"{n}\tstep {step}\t{number} of 0 to {size - 1}")
            if not 1 <= size <= 2**64 or draw(key, n, size) != number:
                return f"WRONG: draw {n} (step {step}) is not what the key gives"
    print(f"true: the key has the hash {said['commitment']}, and all {n} draws follow from it")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
