"""The rooms of the service know each other in one direction, and a part of matches is small."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from bot.service.matches import Matches
from bot.store import open_store

SERVICE = Path(__file__).parents[2] / "bot/service"
ROOMS = {
    "clocks": set(),
    "ports": {"clocks"},
    "posts": {"ports"},
    "ladder": {"ports"},
    "match": {"clocks", "ports", "posts", "ladder"},
    "lobby": {"clocks", "ports", "ladder", "match"},
    "play": {"clocks", "ports", "posts", "ladder", "match", "lobby"},
    "people": {"clocks", "ports", "match", "lobby"},
    "archive": {"ports", "match"},
    "dice": {"ports", "posts", "match"},
}
"""What each room may import, beside the plain data of ``model`` and ``refusals``."""
MOST = 16
"""How many public methods a part has."""


def imported(room):
    """Return the rooms that the modules of a room import."""
    found = set()
    for path in (SERVICE / room).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            module = getattr(node, "module", None) or ""
            if isinstance(node, ast.ImportFrom) and module.startswith("bot.service."):
                found.add(module.split(".")[2])
    return found - {room, "model", "refusals"}


def test_every_room_is_named():
    assert {path.parent.name for path in SERVICE.glob("*/*.py")} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_those_it_stands_on(room):
    assert imported(room) <= ROOMS[room]


def test_what_a_room_stands_on_does_not_stand_on_it():
    """Each names only rooms that were named before it."""
    before = set()
    for room, below in ROOMS.items():
        assert below <= before
        before.add(room)


async def test_matches_is_its_parts_and_each_is_small(tmp_path):
    store = await open_store(f"sqlite:///{tmp_path / 'empty.db'}")
    try:
        matches = Matches(store, {})
    finally:
        await store.close()
    assert inspect.getmembers(Matches, inspect.isfunction) == [("__init__", Matches.__init__)]
    for name, part in vars(matches).items():
        methods = inspect.getmembers(type(part), inspect.isfunction)
        assert type(part).__bases__ == (object,), f"{name} inherits"
        assert len([one for one, _ in methods if not one.startswith("_")]) <= MOST, name
