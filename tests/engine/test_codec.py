"""Types are known before a thread reads them: no bot dies at its first game."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from bot.engine import codec

pytestmark = pytest.mark.slow


class Inner(msgspec.Struct):
    value: int


class Outer(msgspec.Struct):
    inner: Inner


def races(count):
    """Run races in a fresh process; return how they ended, as it prints it."""
    command = [sys.executable, "-m", "tests.support.type_race", str(count)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


def test_ten_bots_survive_two_threads_that_read_first():
    assert races(10) == "10 well"


@pytest.mark.soak
def test_two_hundred_bots_survive_two_threads_that_read_first():
    assert races(200) == "200 well"


def test_every_struct_that_is_defined_is_looked_up_in_advance(monkeypatch):
    known = []
    decoder = msgspec.json.Decoder
    monkeypatch.setattr(msgspec.json, "Decoder", lambda kind: known.append(kind) or decoder(kind))

    codec.know_all_structs()

    assert {Inner, Outer} <= set(known)
    assert len(known) == len(set(known))


def test_structs_that_json_cannot_hold_are_passed_over():
    from bot.dice.spread import Spread

    with pytest.raises(TypeError):
        msgspec.json.Decoder(Spread)

    codec.know_all_structs()
