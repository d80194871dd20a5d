"""The activation of one element on a virtual table: actions one after another, enforced (4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.engine.model import Term, term
from bot.games.fire_and_sword.model.acts import Act, Go, Leave, Plain, Shoot, Slide, Turn, Wander
from bot.games.fire_and_sword.model.keys import Key, at
from bot.games.fire_and_sword.model.state import (
    Activation,
    Element,
    Form,
    Pick,
    Procedure,
    Question,
    Task,
)
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.phases.actions import activations
from bot.games.fire_and_sword.phases.questions import by_key
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.rules import acts as rules
from bot.games.fire_and_sword.rules import aiming, civilians, ground, permission
from bot.games.fire_and_sword.rules.scene import Scene, scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import groups
from .combat import charging

STOP = "stop"
ENDING = frozenset({"attack", "charge", "disengage", "leave", "occupy"})
"""Verbs after which the activation is over, unless nothing came of them."""
WORDED: Mapping[str, Key] = {
    "formation": "to", "load": "kind", "mode": "to", "occupy": "structure",
}  # fmt: skip
"""Verbs with a word after them: the key of the question that it answers."""
MOVES = (Go, Shoot, Slide, Turn, Wander)
"""Actions whose procedure tells whether Disorganising ground was crossed."""


def advance_activation(s: Script, frame: Activation, tables: Tables) -> None:
    """Activate one element: token up, then its actions until it stops or none is left.

    Rules: FAS-2.3.1-a, FAS-3.1-a, FAS-4.1-a.
    """
    element = s.element(frame.element)
    s.do("begin", lambda: activations.begin(s, frame, tables))
    done: list[str] = []
    count = 0
    while not element.gone:
        count += 1
        ask = partial(action_question, s, tables, element, tuple(done))
        said = s.ask(owner(s.state, element.id), ask, at("action-{}", count))
        if said == STOP:
            break
        act = notation.read(said)
        s.do(at("action-{}-told", count), s.state.called.clear)
        over = s.call(at("action-{}-run", count), partial(procedure, s, tables, element.id, act))
        done += counted(said, over)
        ends = bool(over) and said.partition(" ")[0] in ENDING and over != charging.REFUSED
        crossed = bool(over) and isinstance(act.base, MOVES) and not ends
        look = partial(is_due, s, tables, element, crossed=crossed)
        due = s.do(at("action-{}-crossed", count), look)
        if due:
            s.call(at("action-{}-ground", count), partial(Task, what="terrain", element=element.id))
        if ends:
            break
    groups.overruns(s, frame)
    element.first = True
    s.done()


def counted(said: str, result: int) -> list[str]:
    """Return what an action is kept as: nothing for a charge that was not made after all.

    Rules: FAS-7.2.1-a, FAS-12.1-MIL, FAS-RUL-100.
    """
    if said.partition(" ")[0] != "charge":
        return [said]
    if result == charging.REFUSED:
        return [f"charge {permission.REFUSED}"]
    return [said] if result else []


def is_due(s: Script, tables: Tables, element: Element, *, crossed: bool) -> bool:
    """Tell whether an element tests for Disorganising ground: it is in some, or has crossed it.

    At most once in a Round.

    Rules: FAS-13.1-DEZ, FAS-GEO-22, FAS-RUL-93.
    """
    scene = scene_of(tables, s.state)
    if element.gone or element.tested or not scene.is_standing(element):
        return False
    fighter, under = tables.fighter(element), aiming.ground_of(scene, element)
    return crossed or ground.disorganises(tables.content, under, fighter)


def action_question(
    s: Script, tables: Tables, element: Element, done: tuple[str, ...]
) -> Question | str:  # fmt: skip
    """Ask for the next action; what is legal is taken, what is not is refused (D-06).

    Where no kind of action is left it stops by itself. Civilians near an enemy Unit cannot stop
    while a way leads out.

    Rules: FAS-2.3.1-a, FAS-2.3.1-c, FAS-3.1-a, FAS-RUL-94, FAS-12.1-CIV, FAS-RUL-76.
    """
    scene = scene_of(tables, s.state)
    acts = tuple(map(notation.read, done))
    order = element.revealed
    probes = permission.allowed(scene, element, order, acts)
    if not probes:
        return STOP
    prompt = term(
        f"fas-ask-act{'' if order is None else '-order'}",
        unit=names.element(element),
        order=names.order(order or "manoeuvre"),
        state=names.state(tables.state_of(element)),
        count=element.dp,
    )
    listed = [
        Pick(notation.write(one), label(one))
        for one in plain_acts(scene, element, acts, probes)
    ]  # fmt: skip
    way = civilians.way_out(scene, element, order, acts)
    last = Pick(STOP, Term("fas-act-stop"))
    if way is not None:
        last = Pick(notation.write(way), Term("fas-act-way-out"))
    return Question(
        point="D-06",
        prompt=prompt,
        picks=by_key((*listed, last)),
        default=last.key,
        form=Form(kind="act", element=element.id, others=done),
    )


def plain_acts(
    scene: Scene, element: Element, done: tuple[Act, ...], probes: Sequence[Act]
) -> list[Act]:  # fmt: skip
    """List the legal actions that need no numbers, of the kinds that may be done."""
    found = [
        Act(Plain(one.base.verb, tuple(words.split())), one.is_free)
        for one in probes
        if isinstance(one.base, Plain)
        for words in rules.words_after(scene, element, one.base.verb)
    ]
    return [
        one for one in found if rules.why_not(scene, element, element.revealed, done, one) is None
    ]  # fmt: skip


def label(act: Act) -> Term:
    """Name an action that needs no numbers."""
    base = act.base
    assert isinstance(base, Plain)
    verb = Term(f"fas-act-{base.verb}")
    if base.words and base.verb in ("formation", "mode"):
        verb = term("fas-act-with", action=verb, what=names.formation(base.words[0]))
    elif base.words and base.verb == "load":
        verb = term("fas-act-with", action=verb, what=Term(f"fas-marker-{base.words[0]}"))
    return term("fas-act-free", action=verb) if act.is_free else verb


def procedure(s: Script, tables: Tables, element: str, act: Act) -> Procedure:
    """Return the procedure of an action; what its words say is not asked again."""
    base = act.base
    if isinstance(base, Shoot):
        return Task(what="fire", element=element, answers={"line": notation.write(act)})
    breaks = isinstance(base, Go) and base.way == "disengage"
    if breaks or isinstance(base, Leave):
        made = Task(what="disengage" if breaks else "leave", element=element)
        made.give({"line": notation.write(act)})
        scene = scene_of(tables, s.state)
        touched = (*scene.bound_with(scene.element(element)), "none")
        made.give({at("touched-{}", place): key for place, key in enumerate(touched, 1)})
        return made
    if not isinstance(base, Plain):
        return Task(what="go", element=element, answers={"line": notation.write(act)})
    other = activations.procedure(rules.DEEDS[base.verb], element)
    if base.verb in WORDED:
        other.give({WORDED[base.verb]: base.words[0]})
    if base.verb == "charge" and base.words:
        other.give(charging.named(base.words))
    return other
