"""Answers with free numbers: whether a written line is legal, from the asked seat's view alone.

A question with a ``Form`` lists picks that need no numbers, and takes any legal line of its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.fire_and_sword.content import Order
from bot.games.fire_and_sword.geometry import arrivals
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.model.acts import Act, Plain
from bot.games.fire_and_sword.model.state import Element, Form, FormKind
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.notation import lines, placings
from bot.games.fire_and_sword.rules import acts, deploying, vanguard
from bot.games.fire_and_sword.rules.scene import Scene
from bot.games.fire_and_sword.words.faults import Hindrance, bar
from bot.games.notation import BadNotation

from . import judges, samples


def why_not(scene: Scene, form: Form, line: str) -> Hindrance | None:
    """Say why a written line is no legal answer.

    Rules: FAS-GEO-21, FAS-NOT-03, FAS-1.5.4-b.
    """
    try:
        if lines.canonical(form, line) != line:
            return bar("FAS-NOT-03", "words", order=line[:60])
        return JUDGES.get(form.kind, judges.why_not)(scene, form, line)
    except (BadNotation, KeyError):
        return bar("FAS-NOT-03", "words", order=line[:60])


def _act(scene: Scene, form: Form, line: str) -> Hindrance | None:
    """Judge an action of the element that is activated."""
    element = scene.element(form.element)
    done = tuple(map(notation.read, form.others))
    return _judged(scene, element, element.revealed, done, notation.read(line))


def _judged(
    scene: Scene, element: Element, order: Order | None, done: tuple[Act, ...], act: Act
) -> Hindrance | None:
    """Judge an action; a charge may name its point of contact in the same line."""
    fault = acts.why_not(scene, element, order, done, act)
    words = act.base.words if isinstance(act.base, Plain) and act.base.verb == "charge" else ()
    if fault is not None or len(words) < 2:
        return fault
    form = Form(kind="aim", element=element.id, others=words[:1])
    return judges.why_not(scene, form, " ".join(words[1:]))


def _declare(scene: Scene, form: Form, line: str) -> Hindrance | None:
    """Judge a declaration with the first action in one line.

    Rules: FAS-2.3.1-b, FAS-2.3.1-a, FAS-OPT-08.
    """
    key, _, act = line.partition(" ")
    if key == "enter":
        return _enter(scene, form, line)
    if key in form.mates:
        return bar("FAS-OPT-08", "teammate", order=key)
    if key not in form.others:
        return bar("FAS-2.3.1-b", "not-declarable", order=key)
    element = scene.element(key)
    order = element.told or element.revealed
    return _judged(scene, element, order, (), notation.read(act)) if act else None


def _enter(scene: Scene, form: Form, line: str) -> Hindrance | None:
    """Judge where a reserve enters.  Rules: FAS-12.1-PAR-a."""
    placing = placings.read(line)
    if placing.element not in form.element.split(","):
        return bar("FAS-SET-09", "no-reserve", order=placing.element)
    return deploying.entry_fault(scene, placing)


def _place(scene: Scene, form: Form, line: str) -> Hindrance | None:
    """Judge where an element is set up.  Rules: FAS-SET-04."""
    placing = placings.read(line)
    if placing.element not in form.others or placing.verb != "place":
        return bar("FAS-SET-04", "no-turn-to-place", order=placing.element)
    return deploying.why_not(scene, placing)


def _return(scene: Scene, form: Form, line: str) -> Hindrance | None:
    """Judge where a new commander-in-chief is put.  Rules: FAS-10.4-c."""
    placing = placings.read(line)
    if placing.element != form.element or placing.place is None or placing.verb != "place":
        return bar("FAS-10.4-c", "words", order=line[:60])
    body = deploying.body_of(scene, scene.element(form.element), placing.place)
    found = arrivals.succeed(scene.table, body, form.numbers[0])
    return scene.hindrance(found) if isinstance(found, Fault) else None


def _vanguard(scene: Scene, form: Form, line: str) -> Hindrance | None:
    """Judge the Move of a Vanguard.  Rules: FAS-SET-08."""
    own = scene.element(form.others[0])
    return vanguard.why_not(scene, own.side, line)


JUDGES: Mapping[FormKind, Callable[[Scene, Form, str], Hindrance | None]] = {
    "act": _act,
    "declare": _declare,
    "place": _place,
    "return": _return,
    "vanguard": _vanguard,
}
"""What judges a line of each kind; raises ``BadNotation``, or ``KeyError`` for no element."""


def sample(scene: Scene, form: Form) -> list[str]:
    """Return some legal lines of a form, beside the picks of its question; all of them are legal.

    Rules: FAS-GEO-21.
    """
    if form.kind != "act":
        return []
    element = scene.element(form.element)
    done = tuple(map(notation.read, form.others))
    return [notation.write(one) for one in _legal(scene, element, done)]


def _legal(scene: Scene, element: Element, done: tuple[Act, ...]) -> list[Act]:
    return samples.acts(scene, element, element.revealed, done)
