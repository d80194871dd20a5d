"""Where a refused order would have led on a virtual table, what is in its way, what is legal."""

from __future__ import annotations

import msgspec

from bot.engine.refusal import Barred
from bot.games.fire_and_sword.geometry import moves
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH, Place
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import Table
from bot.games.fire_and_sword.geometry.tracks import track
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.acts import Act, Go, Plain, Shoot
from bot.games.fire_and_sword.model.state import Form
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.notation import placings
from bot.games.fire_and_sword.phases.virtual.plans import forms
from bot.games.fire_and_sword.rules.scene import seen
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.notation import BadNotation

from . import ends, intended
from .intended import Intent

STEP = INCH // 4
"""In steps of this a way that is barred is shortened until it is legal."""


def barred(tables: Tables, view: FasView, action: FasAction, obstacle: str) -> Barred | None:
    """Return what a picture of a refusal shows; None: there is nothing to be seen.

    A movement stands where it is stopped, with the order that is legal there. ``obstacle`` is the
    id of what is in the way, empty where nothing is.
    """
    found = intended.intent(tables, view, action)
    if found is None:
        return _placed(view, action, obstacle)
    place, offer = _target(found.act), ""
    base = found.act.base
    if isinstance(base, Go):
        mover = found.scene.mover(found.element, base.way)
        if (stop := farthest(found.scene.table, mover, base)) is not None:
            end, place = stop[0], ends.written(found.element.id, stop[1])
            offer = _offer(tables, view, found, found.act._replace(base=end))
    return Barred(found.element.id, place, obstacle, offer) if place or obstacle else None


def _target(act: Act) -> str:
    """Return whom an action is aimed at; empty: nobody, or several."""
    base = act.base
    if isinstance(base, Shoot) and len(base.aims) == 1:
        return base.aims[0].target
    return base.words[0] if isinstance(base, Plain) and base.words else ""


def farthest(table: Table, mover: Mover, wished: Go) -> tuple[Go, Place] | None:
    """Return the longest legal way that is no longer than a wished one; None: it is barred at once.

    An angle that is too wide is narrowed first.

    Rules: FAS-GEO-11, FAS-GEO-21.
    """
    kind = moves.kind_of(table, wished.way)
    most = round(table.numbers.movement_angle * DEGREE)
    phi = max(-most, min(most, wished.phi))
    far = min(max(0, wished.far), mover.speed * kind.multiple)
    ways = [wished._replace(phi=phi, far=one) for one in range(far, 0, -STEP)]
    tracks = [track(mover.body, one.ref, phi, one.far) for one in ways]
    verdicts = moves.judge(table, mover, tracks, kind)[0] if tracks else []
    legal = next((n for n, fault in enumerate(verdicts) if fault is None), None)
    return None if legal is None else (ways[legal], tracks[legal].end)


def _offer(tables: Tables, view: FasView, found: Intent, act: Act) -> str:
    """Write a shorter way as it is typed, if nothing else forbids it; else empty."""
    form = _form(view)
    line = notation.write(act)
    if form.kind == "declare":
        line = f"{found.element.id} {line}"
    return line if forms.why_not(seen(tables, view), form, line) is None else ""


def _form(view: FasView) -> Form:
    assert view.asked is not None
    assert not isinstance(view.asked.form, msgspec.UnsetType)
    return view.asked.form


def _placed(view: FasView, action: FasAction, obstacle: str) -> Barred | None:
    """Return where an element would have been set up; None: the words are no placement."""
    try:
        placing = placings.read(action.value) if isinstance(action, Answer) else None
    except BadNotation:
        return None
    if placing is None or placing.place is None:
        return None
    if placing.element not in {one.id for one in view.elements}:
        return None
    return Barred(placing.element, ends.written(placing.element, placing.place), obstacle)
