"""Activations that are planned on one page: an element, its useful ends, what else it may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from operator import itemgetter
from typing import get_args

import msgspec

from bot.engine.model import Choice, Decision, Text, chain, text, worded
from bot.engine.parts.planning import End, Planning
from bot.engine.script import one_of
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH
from bot.games.fire_and_sword.geometry.group_ends import HALF, PATH
from bot.games.fire_and_sword.geometry.reasons import End as Useful
from bot.games.fire_and_sword.geometry.reasons import Reason
from bot.games.fire_and_sword.geometry.risks import Risks
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.acts import Act, Go, Plain, Wander, Way
from bot.games.fire_and_sword.model.state import Element, Form
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.phases.virtual.plans import forms
from bot.games.fire_and_sword.rules import permission
from bot.games.fire_and_sword.rules.scene import Scene, seen
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import lengths, names
from bot.games.notation import BadNotation

from . import barred, ends, strikes

MOVES: tuple[Way, ...] = get_args(Way)
"""The movements that useful ends are ends of."""

PATHS = {PATH: False, HALF: True}
"""The movements of Groups that useful ends are ends of: whether they are halves."""
DECLARE, ACT = "D-05", "D-06"
STOP = "stop"
CHARGE = Act(Plain("charge"))
MOST_PIECES, MOST_VERBS = 15, 9
WAYS: tuple[tuple[Way, int], ...] = (
    ("move", 1), ("double_move", 1), ("withdraw", 3), ("march", 1),
)  # fmt: skip
NUDGES: tuple[tuple[int, int], ...] = (
    (-5 * DEGREE, 0), (5 * DEGREE, 0), (0, -INCH), (0, INCH), (-15 * DEGREE, 0),
    (15 * DEGREE, 0), (0, -INCH // 2), (0, INCH // 2),
)  # fmt: skip
"""By how much an end may be changed with a tap: angle, distance; the most usual first."""
MOST_NUDGES = 5
"""So many of them are offered beside an end that is picked: a row of buttons."""


class FasPlanning(Planning[FasAction, FasView]):
    """The element that is activated, and where it goes; at a live table nothing is planned.

    Rules: FAS-GEO-21, FAS-2.3.1-b.
    """

    points = frozenset({DECLARE, ACT})

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def pieces(self, view: FasView, decision: Decision) -> Sequence[Choice]:
        """List the elements that may be activated, or the one that is."""
        form = form_of(view)
        if form is None:
            return ()
        keys = [form.element] if decision.point == ACT else [*form.others, *form.mates]
        scene = seen(self._tables, view)
        return [
            Choice(key, worded(names.element(scene.element(key))), None, key)
            for key in keys
            if scene.is_standing(scene.element(key))
        ][:MOST_PIECES]

    def ends(self, view: FasView, decision: Decision, piece: str) -> Sequence[End]:
        """List the useful ends of an element with their costs, reasons and risks."""
        form, scene = form_of(view), self._scene(view)
        if form is None or scene is None or piece in form.mates:
            return ()
        if not self._stands(scene, piece):
            return self._group_ends(view, scene, form, piece)
        allowed = tuple(
            way for way, ref in WAYS if self._may(scene, form, piece, Act(Go(way, ref, 0, 0)))
        )
        if not allowed:
            return ()
        found = ends.useful(ends.query(self._tables, view, piece, allowed))
        return [self._end(scene, form, piece, one) for one in found]

    def changed(
        self, view: FasView, decision: Decision, piece: str, action: FasAction | None
    ) -> Sequence[End]:
        """List what else an element may do where it stands, or ends a little beside one."""
        form, scene = form_of(view), self._scene(view)
        if form is None or scene is None:
            return ()
        if action is None and piece in form.mates:
            return [End(Answer(piece), Text("fas-verb-teammate"), None, piece)]
        if action is None:
            return list(self._verbs(scene, form, piece)) or _alone(form, piece)
        piece, act = _read(form, action)
        if act is not None and isinstance(act.base, Plain) and act.base.verb == "charge":
            return list(self._contacts(scene, form, piece, act.base.words))
        return self._nudged(scene, form, action, MOST_NUDGES)

    def onward(
        self, view: FasView, decision: Decision, piece: str, action: FasAction | None
    ) -> Sequence[End]:
        """List ends a little beside one; the first is straight ahead, as far as may be."""
        form, scene = form_of(view), self._scene(view)
        if form is None or scene is None or not self._stands(scene, piece):
            return ()
        if action is None:
            found = self.ends(view, decision, piece)
            return found[:1]
        return self._nudged(scene, form, action, len(NUDGES))

    def piece_of(self, action: FasAction) -> str:
        """Return the element that a declaration is for."""
        return action.value.partition(" ")[0] if isinstance(action, Answer) else ""

    def shows(self, view: FasView, decision: Decision, action: FasAction) -> Text | None:
        """Name the order that a declaration turns up.  Rules: FAS-2.3.1-a."""
        form = form_of(view)
        if form is None or form.kind != "declare":
            return None
        key = self.piece_of(action)
        hidden = next((one.hidden for one in view.elements if one.id == key), None)
        return text("fas-plan-shows", order=names.order(hidden)) if hidden else None

    def closing(
        self, view: FasView, decision: Decision, after: FasAction | None = None
    ) -> End | None:
        """Return the end of the activation, also of one that is nothing but one."""
        form = form_of(view)
        if after is not None:
            alone = self.changed(view, decision, self.piece_of(after), None)
            is_alone = form is not None and alone[:1] == _alone(form, self.piece_of(after))
            return End(Answer(STOP), Text("fas-act-stop")) if is_alone else None
        if decision.point != ACT or form is None or view.asked is None:
            return None
        if STOP not in view.asked.keys:
            return None
        return End(Answer(STOP), Text("fas-act-stop"))

    # Ends ------------------------------------------------------------------------------------

    def _scene(self, view: FasView) -> Scene | None:
        return seen(self._tables, view) if view.field is not None else None

    def _stands(self, scene: Scene, key: str) -> bool:
        found = next((one for one in scene.elements if one.id == key), None)
        return found is not None and scene.is_standing(found) and self._tables.is_unit(found)

    def _may(self, scene: Scene, form: Form, piece: str, act: Act) -> bool:
        """Tell whether order, AP and state allow an action, wherever it leads.

        Rules: FAS-3.1-a.
        """
        element, done = _active(scene, form, piece)
        return permission.why_not(scene, element, element.revealed, done, act) is None

    def _group_ends(
        self, view: FasView, scene: Scene, form: Form, piece: str
    ) -> Sequence[End]:  # fmt: skip
        """List the useful ends of a Group on the table.  Rules: FAS-9.2-a, FAS-GEO-17."""
        standing = {one.id for one in scene.elements if scene.is_standing(one)}
        allowed = [
            way for way, is_half in PATHS.items()
            if piece in standing
            and self._may(scene, form, piece, Act(Wander((), is_half=is_half)))
        ]  # fmt: skip
        if not allowed:
            return ()
        asked = ends.query(self._tables, view, piece, (allowed[0],))
        led = ends.led(self._tables, view, asked.table, piece)
        found = [self._end(scene, form, piece, one) for one in ends.useful_for_group(asked, led)]
        return [
            one for one in found
            if forms.why_not(scene, form, one.action.value) is None
        ]  # fmt: skip

    def _end(self, scene: Scene, form: Form, piece: str, one: Useful) -> End:
        act = _act(one)
        why = _reasons(one.reasons)
        far, action = lengths.inches(one.distance / INCH), self._tables.content.actions
        cost = action[one.action].ap or 0 if one.action in action else 0
        note = [text("fas-end-cost", inches=far, count=cost) if cost else far]
        if round(one.cost * INCH) > one.distance + INCH // 20:
            note.append(text("fas-end-slow", inches=lengths.inches(one.cost)))
        note += why[1:]
        if one.charged_by:
            note.append(text("fas-end-charged", units=", ".join(one.charged_by)))
        if one.shot_by:
            note.append(text("fas-end-shot", units=", ".join(one.shot_by)))
        said = note[0] if len(note) == 1 else chain("fas-measure-and", note)
        risks = Risks(one.charged_by, one.shot_by)
        return End(_answer(form, piece, act), why[0], said, ends.written(piece, one.place, risks))

    # What else an element does ---------------------------------------------------------------

    def _verbs(self, scene: Scene, form: Form, piece: str) -> Iterator[End]:
        """Yield shots and charges at the nearest targets, then what needs no target."""
        found = self._candidates(scene, form, piece)
        legal = (
            End(Answer(answer), label, None, piece)
            for line, label in found
            if forms.why_not(scene, form, answer := _line(form, piece, line)) is None
        )
        return islice(legal, MOST_VERBS)

    def _contacts(
        self, scene: Scene, form: Form, piece: str, words: Sequence[str]
    ) -> Iterator[End]:  # fmt: skip
        """Yield the other points at which a charge may strike.  Rules: FAS-7.2.2-b."""
        said, target = " ".join(("charge", *words)), scene.element(words[0])
        for line, ride in strikes.contacts(scene, scene.element(piece), target):
            if line != said:
                label = text("fas-verb-contact", inches=lengths.inches(ride.length))
                place = ends.written(piece, ride.end)
                yield End(Answer(_line(form, piece, line)), label, None, place)

    def _candidates(
        self, scene: Scene, form: Form, piece: str
    ) -> Iterator[tuple[str, Text]]:  # fmt: skip
        body = scene.table.body(piece)
        foes = sorted(
            (one for one in scene.table.bodies if body.is_enemy(one)),
            key=lambda one: (round(float(body.outline.distance(one.outline)), 6), one.id),
        )
        for foe in foes:
            yield f"shoot {foe.id}", text("fas-verb-shoot", target=worded(scene.name(foe.id)))
        yield from self._charges(scene, form, piece, [foe.id for foe in foes])
        for piece_ in scene.table.under(body.outline, reach=1):
            if piece_.is_structure:
                name = worded(scene.name(piece_.id))
                yield f"occupy {piece_.id}", text("fas-verb-occupy", target=name)
        for line in ("attack", "rally", "load ammo", "load melee_ammo", "command", "resupply"):
            verb, _, word = line.partition(" ")
            label = Text(f"fas-act-{verb}")
            if word:
                label = text("fas-act-with", action=label, what=Text(f"fas-marker-{word}"))
            yield line, label
        for line, degrees in (("turn -45", -45), ("turn 45", 45)):
            side = "left" if degrees < 0 else "right"
            yield line, text(f"fas-verb-turn-{side}", degrees=abs(degrees))
        yield "turn about", Text("fas-verb-turn-about")

    def _charges(
        self, scene: Scene, form: Form, piece: str, foes: Sequence[str]
    ) -> Iterator[tuple[str, Text]]:  # fmt: skip
        """Yield a charge at the best point of each enemy in reach.  Rules: FAS-7.2.1-a."""
        element, done = _active(scene, form, piece)
        if permission.why_not(scene, element, element.revealed, done, CHARGE) is not None:
            return
        for foe in map(scene.element, foes):
            if strikes.is_in_reach(scene, element, foe):
                for line, _ in strikes.contacts(scene, element, foe)[:1]:
                    yield line, text("fas-verb-charge", target=worded(scene.name(foe.id)))

    def _nudged(self, scene: Scene, form: Form, action: FasAction, most: int) -> list[End]:
        """List ends a little beside one, each as far towards the wished one as is legal.

        The most usual are taken, and stand from left to right, then from short to long.
        """
        piece, act = _read(form, action)
        if act is None or not isinstance(act.base, Go) or not self._stands(scene, piece):
            return []
        base, mover = act.base, scene.mover(scene.element(piece))
        beside: dict[Go, tuple[tuple[bool, int, int], End]] = {}
        for by, further in NUDGES:
            wished = base._replace(phi=base.phi + by, far=base.far + further)
            found = barred.farthest(scene.table, mover, wished)
            if found is None or found[0] == base or len(beside) == most:
                continue
            end, place = found
            answer = _answer(form, piece, act._replace(base=end))
            shown = End(answer, _nudge(by, further, end), None, ends.written(piece, place))
            beside.setdefault(end, ((by == 0, by, further), shown))
        return [one for _, one in sorted(beside.values(), key=itemgetter(0))]


def form_of(view: FasView) -> Form | None:
    """Return what may be answered in free numbers; None: nothing, as at a live table."""
    asked = view.asked
    return None if asked is None or isinstance(asked.form, msgspec.UnsetType) else asked.form


def _active(scene: Scene, form: Form, piece: str) -> tuple[Element, tuple[Act, ...]]:
    """Return an element as if its token were turned up, and what it has done."""
    element = scene.element(piece)
    if form.kind == "declare":
        return msgspec.structs.replace(element, revealed=element.told or element.revealed), ()
    return element, tuple(map(notation.read, form.others))


def _line(form: Form, piece: str, line: str) -> str:
    return f"{piece} {line}" if form.kind == "declare" else line


def _answer(form: Form, piece: str, act: Act) -> Answer:
    return Answer(_line(form, piece, notation.write(act)))


def _read(form: Form, action: FasAction) -> tuple[str, Act | None]:
    """Return the element of an answer and what it does; None: nothing that can be read."""
    line = action.value if isinstance(action, Answer) else ""
    piece = form.element
    if form.kind == "declare":
        piece, _, line = line.partition(" ")
    try:
        return piece, notation.read(line)
    except BadNotation:
        return piece, None


def _alone(form: Form, piece: str) -> Sequence[End]:
    """Offer to activate an element that may do nothing else of use: a Turn cannot be passed.

    Rules: FAS-2.3.1-b.
    """
    alone = End(Answer(piece), Text("fas-verb-alone"), None, piece)
    return [alone] if form.kind == "declare" else []


def _act(end: Useful) -> Act:
    """Return the action that leads to a useful end."""
    if end.action in PATHS:
        return Act(Wander((end.place.spot,), is_half=PATHS[end.action]))
    return Act(Go(one_of(MOVES, end.action), end.ref, end.phi, end.distance))


def _reasons(reasons: Sequence[Reason]) -> list[Text]:
    """Say why an end is offered; what holds of several elements is said of them together."""
    about: dict[str, list[str]] = {}
    for reason in reasons:
        about.setdefault(reason.key, []).extend([reason.other] if reason.other else [])
    return [
        text(f"fas-end-{key}", other=", ".join(others)) if others else Text(f"fas-end-{key}")
        for key, others in about.items()
    ]


def _nudge(by: int, further: int, end: Go) -> Text:
    inches = lengths.inches(end.far / INCH)
    if by:
        side = "left" if by < 0 else "right"
        return text(f"fas-nudge-{side}", degrees=abs(by) // DEGREE, inches=inches)
    return text(f"fas-nudge-{'less' if further < 0 else 'more'}", inches=inches)
