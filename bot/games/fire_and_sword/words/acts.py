"""Actions on a virtual table as picks: who acts, and where it leads or whom it aims at."""

from __future__ import annotations

import msgspec

from bot.engine.model import Choice, Term, Text, text, worded
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH, Place
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.insight import ends, strikes
from bot.games.fire_and_sword.model.acts import Act, Go, Plain, Shoot
from bot.games.fire_and_sword.model.state import Question
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.notation import replies
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
            way, phi = Text(f"fas-act-{act.base.way}"), act.base.phi / DEGREE
            far, off = lengths.inches(act.base.far / INCH), lengths.turned_by(phi)
            return text("fas-pick-go", action=way, inches=far, bearing=off)
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
