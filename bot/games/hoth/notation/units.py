"""One unit as text: ``snowtroopers C3(2) badge e_web moved ordered walked 2``.

In order: an id with ``=`` where it is not the running number; the type; the hex with the figures,
if not all, and those at the start, if not the usual number (``C3(2/4)``); ``badge`` and its name,
for an E-Web with its side; ``ordered``, or ``ordered 1`` by the second clause of the card, or
``fallback``; ``walked`` with the hexes moved in the Move step; ``stopped`` by the terrain entered;
``attacked`` with the number of attacks; ``broke`` through; ``post`` moved after the attacks.
"""

from __future__ import annotations

import msgspec

from bot.engine.model import Side
from bot.games.commands_colors.notation import on_board, read_place, words, write_place
from bot.games.hoth.content import HothContent
from bot.games.hoth.model.state import Unit
from bot.games.notation import BadNotation, known, whole


def read_unit(content: HothContent, side: Side, line: str, number: str) -> Unit:
    """Read a unit of a side; ``number`` is its id unless the text gives one.

    Raises ``BadNotation``.
    """
    first, place, *marks = words(line, 2)
    unit_id, _, type_id = first.rpartition("=")
    own = [one.id for one in content.unit_types.values() if one.side == side]
    known(type_id, own, f"unit type of {side}", f"{line!r}")
    found = read_place(place, 1)
    if found is None:
        raise BadNotation(f"{line!r}: {place} is no hex with figures")
    unit = Unit(
        id=unit_id or number,
        type=type_id,
        side=side,
        hex=on_board(content.board, found[0], f"{line!r}"),
        figures=0,
        start_figures=0,
    )
    _read_marks(unit, marks, line)
    usual = usual_figures(content, unit)
    _, unit.figures, unit.start_figures = read_place(place, usual) or found
    most = max([usual, *(badge.start_figures or 0 for badge in content.badges.values())])
    if not 1 <= unit.figures <= unit.start_figures <= most:
        raise BadNotation(f"{line!r}: 1 to {min(unit.start_figures, most)} figures")
    return unit


def usual_figures(content: HothContent, unit: Unit) -> int:
    """Return the figures with which a unit of this type and badge starts."""
    badge = content.badges[unit.badge] if unit.badge else None
    more = badge.start_figures if badge is not None else None
    return more or content.unit_types[unit.type].figures


def _read_marks(unit: Unit, marks: list[str], line: str) -> None:
    left = marks[::-1]
    fields: dict[str, object] = msgspec.structs.asdict(unit)
    while left:
        word = left.pop()
        if word == "badge" and left:
            fields["badge"] = left.pop()
            if fields["badge"] == "e_web":
                side = left and left[-1] in ("installed", "moved")
                fields["web"] = left.pop() if side else "installed"
        elif word in ("ordered", "fallback"):
            fields["ordered"] = True
            fields["clause"] = _number(left, 0, word) if word == "ordered" else None
        elif word == "walked":
            fields["moved"] = True
            fields["hexes_moved"] = _number(left, 0, word)
        elif word == "attacked":
            fields["attacks_made"] = _number(left, 1, word)
        elif word in FLAGS:
            fields[FLAGS[word]] = True
        else:
            raise BadNotation(f"{line!r}: what is {word!r}?")
    try:
        read = msgspec.convert(fields, Unit)
    except msgspec.ValidationError as error:
        raise BadNotation(f"{line!r}: {error}") from error
    for name in fields:
        setattr(unit, name, getattr(read, name))


FLAGS = {"stopped": "entered_stop", "broke": "broke_through", "post": "post_moved"}


def _number(left: list[str], default: int, word: str) -> int:
    return whole(left.pop(), word) if left and left[-1].isdigit() else default


def write_unit(content: HothContent, unit: Unit, number: str = "") -> str:
    """Write a unit as ``read_unit`` takes it; without the id where it is ``number`` or none."""
    usual = usual_figures(content, unit)
    place = write_place(unit.hex, unit.figures, unit.start_figures, usual)
    first = unit.type if number in ("", unit.id) else f"{unit.id}={unit.type}"
    parts = [first, place]
    if unit.badge:
        parts += ["badge", unit.badge, *([unit.web] if unit.web else [])]
    if unit.ordered:
        clause = [str(unit.clause)] if unit.clause else []
        parts += ["fallback"] if unit.clause is None else ["ordered", *clause]
    if unit.moved:
        parts += ["walked", str(unit.hexes_moved)]
    if unit.attacks_made:
        parts += ["attacked", str(unit.attacks_made)]
    parts += [word for word, field in FLAGS.items() if getattr(unit, field)]
    return " ".join(parts)
