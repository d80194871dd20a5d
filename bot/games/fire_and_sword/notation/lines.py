"""Lines that answer a question with a form, as they are kept: one way to write each."""

from __future__ import annotations

from bot.games.fire_and_sword.model.state import Form, FormKind
from bot.games.notation import BadNotation

from . import acts, placings, replies

PLACED: tuple[FormKind, ...] = ("place", "return")
"""Kinds whose lines are placements."""
ENTER, VANGUARD = "enter", "vanguard"


def canonical(form: Form, line: str) -> str:
    """Return a line as it is kept; raises ``BadNotation``.

    The element that is asked about may stand before its action.

    Rules: FAS-NOT-03.
    """
    plain = " ".join(line.lower().replace(",", " ").split())
    first, _, rest = plain.partition(" ")
    if form.kind in PLACED or first == ENTER:
        return placings.write(placings.read(plain))
    if form.kind == VANGUARD:
        return _vanguard(plain)
    if form.kind in replies.CANONICAL:
        return replies.CANONICAL[form.kind](plain)
    if form.kind == "declare":
        return f"{first} {acts.write(acts.read(rest))}" if rest else first
    return acts.write(acts.read(rest if first == form.element and rest else plain))


def _vanguard(plain: str) -> str:
    words = plain.split()
    if len(words) != 4 or words[0] != VANGUARD:
        raise BadNotation("vanguard, a Unit, an angle and a distance")
    move = acts.write(acts.read(f"move {words[2]} {words[3]}"))
    return f"{VANGUARD} {words[1]} {move.partition(' ')[2]}"
