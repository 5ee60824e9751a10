#!/usr/bin/env python3
"""Recompute every die and shuffle of a finished game from its record. Needs Python 3.8 or newer and nothing else.

    python3 recompute.py game.game            is every draw what the revealed secret gives?
    python3 recompute.py game.game HASH       and is HASH, copied from the lobby, the hash of that secret?
    python3 recompute.py game.game --list     print every draw: number, step, what came, of how many

How it works. The key of the dice is HMAC-SHA256(secret, list), where the list is this JSON, as Python's json.dumps
writes it, with the options sorted:
    ["risk-record 2", game, [seat, ...], [[option, choice], ...], [contribution, ...], round]
Where dice gave the seats, a list of wishes stands in the place of each; draws 1, 2 ... are the dice in the head. Where
the head has a row `before`, the list ends with its hex SHA-256. The round is null without a public beacon, else [chain,
number, hex SHA-256 of the signature], the last null if the game began without it. Format 1: a list of the salts alone.
Draw number n of `size` possibilities is the first 64 bits of HMAC-SHA256(key, "n:0") modulo size; numbers at the very
top that would favour some remainders give way to "n:1", "n:2" and so on. In the record a draw is written number/size,
counted from 0: 3/6 is a four. A shuffle of n cards is a row of draws of n, n-1 ... 2: which card not yet placed takes
the last free place. A table that went back shuffles every hidden pile again (a line `rewind`); its draws go on where
the last ones ended. Each line that goes back is printed with the draws and answers that it took back: hold a rewind,
and an undo of several seats' answers, against the channel. `risk verify` checks the rules and the beacon's signature.
"""

import hashlib
import hmac
import json
import sys


class NoRecord(Exception):
    """The file is no record; the message says which line."""


def read(path):
    """The record's head as a dict, and its steps as (kind, seat, line gone back to, draws as [number, size])."""
    try:
        with open(path, encoding="utf-8-sig", newline=None) as file:
            head, _, body = file.read().partition("\n\n")
    except (OSError, ValueError) as error:
        raise NoRecord(error) from None
    rows, steps = [line.partition("\t")[::2] for line in head.split("\n")], []
    if len(dict(rows)) < len(rows) or dict(rows).get("risk-record") not in ("1", "2"):
        raise NoRecord("its head is not that of format 1 or 2")
    for at, line in enumerate(body.split("\n"), len(rows) + 2):
        try:
            if line:
                number, _, seat, kind, fields, draws, _ = line.split("\t")
                to = json.loads(fields)["to"] if kind in ("undo", "rewind") else None
                draws = draws if steps else f"{dict(rows).get('seat-dice', '-')} {draws}"
                pairs = [draw.split("/") for draw in draws.split() if draw != "-"]
                if number != str(len(steps)):
                    raise ValueError("a step is missing or stands twice")
                steps.append((kind, seat, to, [(int(drawn), int(size)) for drawn, size in pairs]))
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise NoRecord(f"line {at}: {line[:60]!a} ({type(error).__name__})") from None
    return dict(rows), steps


def key_of(said):
    """The key of the dice, and what there is to say of the beacon."""
    try:
        secret = bytes.fromhex(said["secret"])
        if said["risk-record"] == "1":
            note = "\nformat 1: the salts were never posted, so whoever ran the program could choose them"
            return hmac.new(secret, json.dumps(json.loads(said["salts"])).encode(), "sha256").digest(), note
        beacon, bound, note = json.loads(said["beacon"]), None, "\nno beacon: the list names no round"
        if beacon is not None:
            bound = [beacon["chain"], beacon["round"], None]
            note = f"\nbeacon: the host began without round {bound[1]:d}; nothing is promised for it"
            if beacon.get("skipped") is not True:
                bound[2] = hashlib.sha256(bytes.fromhex(beacon["signature"])).hexdigest()
                note = f"\nbeacon: round {bound[1]:d}, signature {beacon['signature']!a}, not checked here"
        options = sorted(list(option.partition("=")[::2]) for option in said["options"].split())
        seats = json.loads(said["wishes"]) if "wishes" in said else said["seats"].split()
        frozen = ["risk-record 2", said["game"], seats, options, json.loads(said["contributions"]), bound]
        frozen += [hashlib.sha256(said["before"].encode()).hexdigest()] if "before" in said else []
        return hmac.new(secret, json.dumps(frozen).encode(), "sha256").digest(), note
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise NoRecord(f"its head cannot be read ({type(error).__name__}: {str(error)[:60]!a})") from None


def draw(key, n, size, attempt=0):
    """What the key gives as draw n: 0 to size - 1."""
    number = int.from_bytes(hmac.new(key, f"{n}:{attempt}".encode(), "sha256").digest()[:8], "big")
    return number % size if number < 2**64 - 2**64 % size else draw(key, n, size, attempt + 1)


def main(path, *more):
    try:
        said, steps = read(path)
        if not said.get("secret"):
            return "the secret is not revealed yet: the game has not ended"
        key, note = key_of(said)
    except NoRecord as error:
        return f"{path} is no record that can be read: {error}"
    n, standing, true = 0, [], hashlib.sha256(bytes.fromhex(said["secret"])).hexdigest()
    if said.get("commitment") != true:
        return "WRONG: the revealed secret is not the one whose hash was posted before the game"
    if other := {word.lower() for word in more} - {"--list", true}:
        return f"WRONG: {min(other)!a} is mistyped, or another secret was promised: this one's hash is {true}"
    for step, (kind, _, to, draws) in enumerate(steps):
        for number, size in draws:
            n += 1
            if "--list" in more:
                print(f"{n}\tstep {step}\t{number} of 0 to {size - 1}")
            if not 1 <= size <= 2**64 or draw(key, n, size) != number:
                return f"WRONG: draw {n} (step {step}) is not what the key gives"
        if kind == "snapshot":
            print(f"step {step} is a position that was written down, not played: only `risk verify` can say more")
        if kind in ("undo", "rewind"):
            if type(to) is not int or to not in standing:
                return f"WRONG: step {step} ({kind}) goes back to a step that is not there"
            undone = [gone for gone in standing if gone > to]
            drew = ", ".join(f"step {gone} ({len(steps[gone][3])})" for gone in undone if steps[gone][3])
            seats = ", ".join(sorted({f"{steps[gone][1]!a}" for gone in undone} - {"'-'"}))
            print(f"step {step} ({kind}) goes back to step {to}; undone draws: {drew or 'none'}; answers of: {seats}")
            if kind == "undo" and (drew or draws):
                return f"WRONG: step {step} is an undo, and {'takes back draws' if drew else 'draws'}"
            standing = [stood for stood in standing if stood <= to]
        standing.append(step)
    print(f"true: the secret has the hash {said['commitment']}, and all {n} draws follow from it{note}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) > 1 else __doc__)
