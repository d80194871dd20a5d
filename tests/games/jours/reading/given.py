"""Units and positions of the worked examples, in their short notation."""

from __future__ import annotations

import re

from . import grid
from .content import ground
from .position import Position, Unit

ARM = {"I": "infantry", "C": "cavalry", "HC": "cavalry", "A": "artillery"}


def weakened(strength: int, cohesion: int, mp: int) -> tuple[int, int, int]:
    """The reverse of a unit of which only the front is given."""
    lower = cohesion - 1 if cohesion >= 6 else cohesion - 2
    return max(1, 2 * strength // 3), lower, mp - 1


def unit(words: str, at: str, side: str = "x", **changes) -> Unit:
    """Read ``HC 4/7/7/7`` or ``A f3 e3 m4 c6 p5`` and ``0808 NNE``."""
    kind, rest = words.split(" ", 1)
    hex_, *facing = at.split()
    if kind == "A":
        found = {key: int(value) for key, value in re.findall(r"([femcp])(\d+)", rest)}
        numbers = [found["f"], found.get("c", 6), 0, found.get("p", 5)]
        changes = {"range": found["e"], "reach": found["m"], **changes}
    else:
        numbers = [int(one) for one in rest.split("/")] + [6, 5, 5][len(rest.split("/")) - 1 :]
    strength, cohesion, engagement, mp = numbers
    fields = {
        "id": f"{side}{hex_}{kind}",
        "side": side,
        "formation": side.upper(),
        "arm": ARM[kind],
        "hex": hex_,
        "facing": grid.FACINGS.index(facing[0]) if facing else 0,
        "heavy": kind == "HC",
        "strength": strength,
        "cohesion": cohesion,
        "engagement": engagement,
        "mp": mp,
        "weak": weakened(strength, cohesion, mp),
    }
    return Unit(**(fields | changes))


def position(*units: Unit, on: str = "blank15", **changes) -> Position:
    return Position(ground(on), units, rout={"x": 3, "y": 0}, **changes)
