"""Actions on a virtual table as picks: who acts, and where it leads or whom it aims at."""

from __future__ import annotations

import msgspec

from bot.engine.model import Choice, Term, Text, text, worded
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH, QUARTER, Place
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.geometry.turning import Wheel
from bot.games.fire_and_sword.insight import ends, strikes
from bot.games.fire_and_sword.model.acts import Act, Go, Leave, Plain, Shoot, Slide, Turn, Wander
from bot.games.fire_and_sword.model.state import Question
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.notation import replies
from bot.games.fire_and_sword.notation.acts import decimal
from bot.games.fire_and_sword.rules.acts import travel
from bot.games.fire_and_sword.rules.scene import Scene, seen
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.notation import BadNotation

from . import lengths, names, places

KINDS = ("act", "declare")
"""Forms whose lines are actions."""


def picks(
    tables: Tables, view: FasView, question: Question, written: str
) -> tuple[Choice, ...] | None:
    """Return an action as its element and what it does; None: it is no such line."""
    form = question.form
    if isinstance(form, msgspec.UnsetType) or form.kind not in KINDS or view.field is None:
        return None
    key, line = form.element, written
    if form.kind == "declare":
        key, _, line = written.partition(" ")
    scene = seen(tables, view)
    try:
        place = place_of(scene, key, notation.read(line))
    except (BadNotation, KeyError, ValueError):
        return None
    name = worded(scene.name(key))
    label = said(scene, notation.read(line))
    return Choice(key, name, None, key), Choice(written, label, None, place)


def said(scene: Scene, act: Act) -> Text:
    """Say what an action does: how far it goes and which way, or whom it is done to."""
    match act.base:
        case Go():
            off = (act.base.ref - 1) * QUARTER + act.base.phi
            return _gone(act.base.way, act.base.far, off)
        case Slide():
            return _gone("reposition", act.base.far, act.base.direction)
        case Turn(wheel):
            return _turned(wheel)
        case Wander(points):
            x, y = (decimal(one, INCH) for one in points[-1])
            return text("fas-pick-path", x=x, y=y)
        case Leave(spot, ref, heading):
            way_out = places.out(replies.Out(spot, ref, heading))
            return text("fas-act-with", action=Text("fas-act-leave"), what=way_out)
        case Plain():
            target = next((w for w in act.base.words if any(o.id == w for o in scene.elements)), "")
            verb = Text(f"fas-act-{act.base.verb}")
            if target and len(act.base.words) > 1:
                where = places.aim(replies.read_point(" ".join(act.base.words[1:])))
                return text("fas-act-at", action=verb, what=scene.name(target), where=where)
            return text("fas-act-with", action=verb, what=scene.name(target)) if target else verb
        case Shoot(fire, aims):
            shot = worded(names.fire(fire))
            targets = names.listed([_target(scene, aim.target) for aim in aims])
            return text("fas-act-with", action=shot, what=targets) if aims else shot
    return text("plain", text=notation.write(act))


def _gone(verb: str, far: int, angle: int) -> Text:
    """Say a movement: how far, and which way off the front."""
    inches, off = lengths.inches(far / INCH), worded(lengths.heading(angle / DEGREE))
    return text("fas-pick-go", action=Text(f"fas-act-{verb}"), inches=inches, bearing=off)


def _turned(wheel: Wheel) -> Text:
    """Say a Turn: about the centre or a corner, or by an angle about the middle of the front."""
    if wheel.about == (1, 0):
        off = worded(lengths.heading(wheel.by / DEGREE))
        return text("fas-act-with", action=Text("fas-act-turn"), what=off)
    return worded(places.turn(wheel))


def _target(scene: Scene, key: str) -> Term:
    known = any(one.id == key for one in scene.elements)
    return scene.name(key) if known else Term("plain", {"text": key.upper()})


def place_of(scene: Scene, key: str, act: Act) -> str:
    """Return where an action leads, or the id of whom it aims at; empty: neither."""
    if isinstance(act.base, Plain):
        if act.base.verb == "charge":
            ride = strikes.ride(scene, scene.element(key), act.base.words)
            if ride is not None:
                return ends.written(key, ride.end)
        known = {one.id for one in scene.elements}
        return next((word for word in act.base.words if word in known), "")
    if isinstance(act.base, Shoot):
        return next((aim.target for aim in act.base.aims), "")
    found = travel(scene, scene.element(key), act.base)
    if isinstance(found, Fault):
        return ""
    return ends.written(key, found if isinstance(found, Place) else found.end)
