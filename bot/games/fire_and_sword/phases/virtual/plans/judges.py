"""Whether written answers about a fight are legal: points of contact, ways, places, Turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.fire_and_sword.geometry import moves, shifting, turning
from bot.games.fire_and_sword.geometry.fixed import Spot
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.geometry.tracks import track
from bot.games.fire_and_sword.model.acts import Turn
from bot.games.fire_and_sword.model.state import Form, FormKind
from bot.games.fire_and_sword.notation import acts, replies
from bot.games.fire_and_sword.phases.virtual import groups
from bot.games.fire_and_sword.phases.virtual.combat import charging
from bot.games.fire_and_sword.rules import fights
from bot.games.fire_and_sword.rules.scene import Scene
from bot.games.fire_and_sword.words.faults import Hindrance, bar
from bot.games.notation import BadNotation

REAR = 3


def _aim(scene: Scene, form: Form, line: str) -> object:
    """Judge a point of contact.  Rules: FAS-7.2.1-a, FAS-7.2.2-b, FAS-7.2.3-a."""
    charger, target = scene.element(form.element), scene.element(form.others[0])
    return fights.charge(scene, charger, target, replies.read_point(line))


def _aside(scene: Scene, form: Form, line: str) -> object:
    """Judge where a Group is set down.  Rules: FAS-9.3-c, FAS-GEO-23."""
    group, unit = scene.element(form.element), scene.element(form.others[0])
    return groups.aside(scene, group, unit, replies.read_put(line))


def _leave(scene: Scene, form: Form, line: str) -> object:
    """Judge where a garrison is forced out.  Rules: FAS-13.3.1-f, FAS-GEO-24."""
    body, out = scene.body(scene.element(form.element)), replies.read_out(line)
    source = Spot(*form.numbers).inches
    return shifting.forced_leave(
        scene.table, body, out.spot.inches, out.ref, out.heading, source
    )  # fmt: skip


def _regroup(scene: Scene, form: Form, line: str) -> object:
    """Judge where a Unit falls back to.  Rules: FAS-7.4.6-a, FAS-4.3.5-a."""
    back, mover = replies.read_back(line), scene.mover(scene.element(form.element))
    if back.far <= 0:
        return Fault("FAS-7.4.6-a", "backwards")
    way = track(mover.body, REAR, back.phi, back.far)
    return moves.go(scene.table, mover, way, moves.kind_of(scene.table, "withdraw"))


def _save(scene: Scene, form: Form, line: str) -> object:
    """Judge where a Group finds shelter.  Rules: FAS-9.3-d, FAS-GEO-23."""
    return groups.saved(scene, scene.element(form.element), replies.read_put(line))


def _shift(scene: Scene, form: Form, line: str) -> object:
    """Judge how a Unit makes room.  Rules: FAS-7.2.3-b, FAS-13.3.1-e, FAS-GEO-24."""
    element, cause = scene.element(form.element), scene.element(form.others[0])
    return charging.shifted(scene, element, cause, replies.read_shift(line))


def _turn(scene: Scene, form: Form, line: str) -> object:
    """Judge a winner's Turn.  Rules: FAS-7.4.5-f, FAS-4.3.6-a, FAS-4.3.6-b."""
    act = acts.read(line)
    if not isinstance(act.base, Turn):
        raise BadNotation("a Turn")
    return turning.turn(scene.table, scene.body(scene.element(form.element)), act.base.wheel)


_FOUND: Mapping[FormKind, Callable[[Scene, Form, str], object]] = {
    "aim": _aim,
    "aside": _aside,
    "leave": _leave,
    "regroup": _regroup,
    "save": _save,
    "shift": _shift,
    "turn": _turn,
}
"""What finds where an answer of each kind leads, or the fault against it."""


def why_not(scene: Scene, form: Form, line: str) -> Hindrance | None:
    """Say why a written answer about a fight is not legal; raises ``BadNotation``."""
    if form.kind not in _FOUND:
        return bar("FAS-NOT-03", "words", order=line[:60])
    found = _FOUND[form.kind](scene, form, line)
    return scene.hindrance(found) if isinstance(found, Fault) else None
