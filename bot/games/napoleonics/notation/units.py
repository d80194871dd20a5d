"""Pieces as text: ``B-LN G6(3) with Hill square 1 ordered walked 1`` and ``Moore H8 ordered``.

A unit: an id with ``=`` where it is not the running number; its type; the hex with the blocks, if
not all (``G6(3)``); ``with`` and the name of a leader who has no order of his own; ``square`` and
its slot; ``ordered``; ``walked`` and the hexes moved; ``entered`` terrain that forbids battle;
``led`` on its move or ``joined`` by a leader; ``dissolved``, its square; ``battled``. A leader:
his name, his hex, ``ordered`` and ``moved``; in place of the hex ``back`` while he retreats,
``killed`` or ``withdrawn``. A name of two words is written with ``_`` between them.
"""

from __future__ import annotations

from typing import Literal

from bot.engine.model import Side
from bot.games.commands_colors.notation import on_board, read_place, words, write_place
from bot.games.napoleonics.content import NapContent
from bot.games.napoleonics.model.state import Leader, Unit
from bot.games.notation import BadNotation, known, whole

FLAGS = {
    "ordered": "ordered",
    "entered": "entered",
    "led": "led",
    "joined": "joined",
    "dissolved": "dissolved",
    "battled": "battled",
}

AWAY: dict[str, Literal["here", "killed", "withdrawn"]] = {
    "back": "here",
    "killed": "killed",
    "withdrawn": "withdrawn",
}
"""Words for leaders who stand on no hex."""


def read_unit(content: NapContent, side: Side, line: str, number: str) -> tuple[Unit, str | None]:
    """Read a unit and the name of its leader; ``number`` is its id unless the text gives one.

    Raises ``BadNotation``.
    """
    first, place, *marks = words(line, 2)
    unit_id, _, type_id = first.rpartition("=")
    kind = content.unit_types[known(type_id, content.unit_types, "unit type", f"{line!r}")]
    found = read_place(place, kind.blocks)
    if found is None:
        raise BadNotation(f"{line!r}: {place} is no hex with blocks")
    label, blocks, start = found
    on_board(content.board, label, f"{line!r}")
    if not 1 <= blocks <= start <= kind.blocks:
        raise BadNotation(f"{line!r}: 1 to {min(start, kind.blocks)} blocks")
    unit = Unit(
        id=unit_id or number, type=type_id, side=side, hex=label, blocks=blocks, start_blocks=start
    )
    return unit, _read_marks(unit, marks, line)


def _read_marks(unit: Unit, marks: list[str], line: str) -> str | None:
    leader, left = None, marks[::-1]
    while left:
        word = left.pop()
        if word in FLAGS:
            setattr(unit, FLAGS[word], True)
        elif word == "with" and left:
            leader = spaced(left.pop())
        elif word == "square" and left and left[-1].isdigit():
            unit.square = whole(left.pop(), f"{line!r}")
        elif word == "walked" and left and left[-1].isdigit():
            unit.moved, unit.hexes_moved = True, whole(left.pop(), f"{line!r}")
        else:
            raise BadNotation(f"{line!r}: what is {word!r}?")
    return leader


def read_leader(content: NapContent, side: Side, line: str, number: str) -> Leader:
    """Read a leader; raises ``BadNotation``."""
    first, place, *marks = words(line, 2)
    leader_id, _, name = first.rpartition("=")
    on_board = place in content.board.hexes
    if not (on_board or place in AWAY) or set(marks) - {"ordered", "moved"}:
        raise BadNotation(f"{line!r}: expected a leader's name, a hex, and ordered or moved")
    return Leader(
        id=leader_id or number,
        name=spaced(name),
        side=side,
        hex=place if on_board else None,
        status=AWAY.get(place, "here"),
        ordered="ordered" in marks,
        moved="moved" in marks,
    )


def write_unit(content: NapContent, unit: Unit, leader: Leader | None, number: str = "") -> str:
    """Write a unit as ``read_unit`` takes it; without the id where it is ``number`` or none."""
    usual = content.unit_types[unit.type].blocks
    first = unit.type if number in ("", unit.id) else f"{unit.id}={unit.type}"
    parts = [first, write_place(unit.hex, unit.blocks, unit.start_blocks, usual)]
    if leader is not None:
        parts += ["with", joined(leader.name)]
    if unit.square is not None:
        parts += ["square", str(unit.square)]
    if unit.moved:
        parts += ["walked", str(unit.hexes_moved)]
    return " ".join([*parts, *(word for word, field in FLAGS.items() if getattr(unit, field))])


def write_leader(leader: Leader, number: str) -> str:
    """Write a leader as ``read_leader`` takes him; without the id where it is ``number``."""
    marks = [mark for mark in ("ordered", "moved") if getattr(leader, mark)]
    away = next(word for word, status in AWAY.items() if status == leader.status)
    first = joined(leader.name) if leader.id == number else f"{leader.id}={joined(leader.name)}"
    return " ".join([first, leader.hex or away, *marks])


def joined(name: str) -> str:
    """Write a name as one word."""
    return name.replace(" ", "_")


def spaced(name: str) -> str:
    """Read a name written as one word.

    >>> spaced(joined("King Joseph"))
    'King Joseph'
    """
    return name.replace("_", " ")
