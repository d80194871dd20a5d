"""From the legal actions to menus: which picks there are, and how they are split into lists.

Pure: it orders what the game's ``menu`` gives and knows nothing of Discord but the 25 lines that a
menu may have (discord-ux 6). Picks are named by their place, which is stable for one serial.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.model import Choice, Text
from bot.engine.parts.words import DONE

PER_MENU = 25


class Way(NamedTuple):
    """A legal action with the picks that lead to it."""

    action: Any
    choices: tuple[Choice, ...]


class Item(NamedTuple):
    """One pick of a level: its place, its words and the ways that remain after it."""

    place: int
    choice: Choice
    ways: tuple[Way, ...]

    @property
    def is_final(self) -> bool:
        """Whether the pick leads to a single action without another question."""
        return len(self.ways) == 1


class Level(NamedTuple):
    """Where a walk through the menus has come to.

    ``action`` is set when nothing is left to pick; then ``items`` is empty.
    """

    path: tuple[int, ...]
    picked: tuple[Choice, ...]
    items: tuple[Item, ...]
    action: Any = None


class Lost(Exception):
    """A path that leads nowhere: a forged identifier, or a menu of another version."""


def walk(ways: Sequence[Way], path: Sequence[int]) -> Level:
    """Follow the picks; a lone pick that is not final is taken by itself. Raises ``Lost``."""
    level = Level((), (), _items(ways, 0))
    for place in path:
        level = _step(level, place)
    while len(level.items) == 1 and not level.items[0].is_final:
        level = _step(level, 0)
    return level


def path_to(ways: Sequence[Way], action: Any) -> tuple[int, ...]:
    """Return the picks that lead to an action; raises ``Lost`` where none do."""
    level = walk(ways, ())
    while level.action is None:
        found = [one for one in level.items if any(way.action == action for way in one.ways)]
        if not found:
            raise Lost
        level = walk(ways, (*level.path, found[0].place))
    return level.path


def back(ways: Sequence[Way], path: Sequence[int]) -> tuple[int, ...] | None:
    """Return the path of the last real question before a place; None at the first one."""
    for length in range(len(path) - 1, -1, -1):
        before = tuple(path[:length])
        if walk(ways, before).path == before:
            return before
    return None


def _step(level: Level, place: int) -> Level:
    if not 0 <= place < len(level.items):
        raise Lost
    item = level.items[place]
    path, picked = (*level.path, place), (*level.picked, item.choice)
    if item.is_final:
        return Level(path, picked, (), item.ways[0].action)
    return Level(path, picked, _items(item.ways, len(path)))


def _items(ways: Sequence[Way], depth: int) -> tuple[Item, ...]:
    """Group the ways by their pick at a depth, in the order of their first appearance.

    A way that has no pick there stands for itself, under its last pick's words.
    """
    groups: dict[str, tuple[Choice, list[Way]]] = {}
    for number, way in enumerate(ways):
        if depth < len(way.choices):
            choice = way.choices[depth]
            groups.setdefault(choice.key, (choice, []))[1].append(way)
        else:
            choice = way.choices[-1] if way.choices else Choice("", Text("chat-panel-this"))
            groups[f"\0{number}"] = (choice, [way])
    return tuple(
        Item(place, choice, tuple(group)) for place, (choice, group) in enumerate(groups.values())
    )


def without_done(items: Sequence[Item]) -> tuple[tuple[Item, ...], Item | None]:
    """Part the picks from the one that ends the step, which becomes a button."""
    done = next((item for item in items if item.choice.key == DONE), None)
    return tuple(item for item in items if item is not done), done


def split(items: Sequence[Item], per_menu: int = PER_MENU) -> list[tuple[Item, ...]]:
    """Split the picks into lists that fit a menu, whole rows of the board together if they fit.

    The first letter of a place tells its row.
    """
    if len(items) <= per_menu:
        return [tuple(items)] if items else []
    rows: list[list[Item]] = []
    last = ""
    for item in items:
        row = item.choice.place[:1]
        if not rows or row != last:
            rows.append([])
        rows[-1].append(item)
        last = row
    return _packed(rows, per_menu)


def _packed(rows: Sequence[Sequence[Item]], per_menu: int) -> list[tuple[Item, ...]]:
    lists: list[tuple[Item, ...]] = []
    for row in rows:
        for start in range(0, len(row), per_menu):
            piece = tuple(row[start : start + per_menu])
            if lists and len(lists[-1]) + len(piece) <= per_menu:
                lists[-1] += piece
            else:
                lists.append(piece)
    return lists
