"""A charge on a virtual table (7.2): where it strikes, whom it passes, who makes room for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.model import Term, term
from bot.games.fire_and_sword.geometry import shifting
from bot.games.fire_and_sword.geometry.charges import Charge as Ride
from bot.games.fire_and_sword.geometry.fixed import Place, Spot
from bot.games.fire_and_sword.geometry.measuring import bound_with
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.model.keys import AnyKey, at
from bot.games.fire_and_sword.model.state import Charge, Element, Form, Pick, Question
from bot.games.fire_and_sword.notation import replies
from bot.games.fire_and_sword.phases.actions import passing
from bot.games.fire_and_sword.phases.field import put
from bot.games.fire_and_sword.phases.questions import OPEN, pick_element
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.virtual import groups
from bot.games.fire_and_sword.rules import fights
from bot.games.fire_and_sword.rules.fights import Point
from bot.games.fire_and_sword.rules.scene import Scene, scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names, places

REFUSED = 2
"""What comes of a charge that Militia did not dare."""
CANCEL = "none"
STAY = "stay"


def named(words: Sequence[str]) -> dict[AnyKey, str]:
    """Return the answers that a line such as ``charge b1 at 0.5`` gives beforehand.

    Rules: FAS-NOT-03.
    """
    found: dict[AnyKey, str] = {"target": words[0]}
    if words[1:]:
        found["aim"] = " ".join(words[1:])
    return found


def target_question(s: Script, tables: Tables, charger: Element) -> Question | str:
    """Ask which enemy Unit is charged, of those that can be (D-09).

    Rules: FAS-7.2.1-a, FAS-RUL-25.
    """
    found = fights.targets(scene_of(tables, s.state), charger)
    prompt = term("fas-ask-charge", unit=names.element(charger))
    return pick_element("D-09", prompt, found)


def aim_question(
    s: Script, tables: Tables, charger: Element, target: Element
) -> Question | str:  # fmt: skip
    """Ask at which point of the enemy's edge a charge strikes; any legal point may be typed (D-09).

    The best is the usual one: free of other control zones, with the shortest line.

    Rules: FAS-7.2.2-b, FAS-7.2.3-a, FAS-GEO-21, FAS-NOT-03.
    """
    scene = scene_of(tables, s.state)
    found = [aim_pick(scene, *one) for one in fights.offers(scene, charger, target)]
    if not found:
        return CANCEL
    return Question(
        point="D-09",
        prompt=term("fas-ask-aim", unit=names.element(charger), target=names.element(target)),
        picks=(*found, Pick(CANCEL, Term("fas-pick-cancel"))),
        default=found[0].key,
        form=Form(kind="aim", element=charger.id, others=(target.id,)),
    )


def aim_pick(scene: Scene, point: Point, ride: Ride) -> Pick:
    """List a point of contact: its line, whom the charge passes, in whose control zones it ends."""
    near = [scene.name(one) for one in ride.zones]
    passed = [scene.name(one) for one in ride.passed]
    note = term("fas-note-aim", passed=names.listed(passed), zones=names.listed(near))
    where = replies.write_point(point)
    label = term("fas-pick-aim", point=places.aim(point), distance=replies.hundredths(ride.length))
    return Pick(where, label, note, place=",".join(map(str, ride.end)))


# The ride ----------------------------------------------------------------------------------------


def ride(s: Script, frame: Charge, tables: Tables, target: Element) -> None:
    """Put the charger at its target, test for whom it passed, and let others make room.

    Rules: FAS-7.2.1-b, FAS-5.2-c, FAS-RUL-87, FAS-7.2.3-b.
    """
    charger = s.element(frame.element)
    s.do("placed", partial(strike_home, s, frame, tables, target))
    passing.test_passed(s, frame, tables, charger, back="")
    if charger.gone:
        return
    groups.set_aside(s, tables, charger)
    for key in frame.said("zones").split():
        make_room(s, tables, s.element(key), charger)


def strike_home(s: Script, frame: Charge, tables: Tables, target: Element) -> None:
    """Move a charger into contact, and keep what was measured before and on its way.

    Rules: FAS-7.2.1-b, FAS-7.2.2-c, FAS-7.3.1-b, FAS-7.3.1-c, FAS-13.1-a, FAS-13.1-POZ.
    """
    scene, charger = scene_of(tables, s.state), s.element(frame.element)
    found = fights.charge(scene, charger, target, replies.read_point(frame.answer("aim")))
    assert not isinstance(found, Fault), "an illegal charge was taken"
    bound = [one.id for one in bound_with(scene.table, scene.body(target)) if one.id != charger.id]
    answers: dict[AnyKey, str] = {
        "zone": fights.zone_of(scene, target, charger),
        "bound": "yes" if bound else "no",
        "terrain": fights.terrain_under(scene, target) or OPEN,
        at("crossed-{}", charger.id): fights.deprived(scene, charger, found.crossed) or OPEN,
        "zones": " ".join(found.zones),
    }
    frame.give(answers)
    passing.remember(frame, found.passed)
    groups.remember(s, charger, found.touched)
    line = term("fas-told-charge", unit=names.element(charger), target=names.element(target))
    put(s.t, charger, found.end, line, "FAS-7.2.1-b")


# Making room -------------------------------------------------------------------------------------


def make_room(s: Script, tables: Tables, element: Element, charger: Element) -> None:
    """Let another Unit stay, or shift out of the charger's control zone (D-10).

    Rules: FAS-7.2.3-b, FAS-GEO-24.
    """
    ask = partial(room_question, s, tables, element, charger)
    said = s.ask(owner(s.state, element.id), ask, at("shift-{}", element.id))
    if said != STAY:
        s.do(at("shift-{}-done", element.id), partial(shift, s, tables, element, charger, said))


def room_question(
    s: Script, tables: Tables, element: Element, charger: Element
) -> Question | str:  # fmt: skip
    """Ask whether a Unit makes room; settled where it cannot."""
    scene = scene_of(tables, s.state)
    body, cause = scene.body(element), scene.body(charger)
    found = shifting.shortest_shift(scene.table, body, cause)
    if found is None or body.structure:
        return STAY
    way = replies.write_shift(found.x - body.place.x, found.y - body.place.y)
    return Question(
        point="D-10",
        prompt=term("fas-ask-room", unit=names.element(element), target=names.element(charger)),
        picks=(
            Pick(way, places.shift(found.x - body.place.x, found.y - body.place.y)),
            Pick(STAY, Term("fas-pick-stay")),
        ),
        default=STAY,
        form=Form(kind="shift", element=element.id, others=(charger.id,)),
    )


def shifted(scene: Scene, element: Element, cause: Element, way: Spot) -> Place | Fault:
    """Return where a Unit stands that makes room, or why it may not.

    Rules: FAS-7.2.3-b, FAS-GEO-24, FAS-13.3.1-e.
    """
    bodies = scene.body(element), scene.body(cause)
    return shifting.shift(scene.table, *bodies, way.x, way.y)


def shift(s: Script, tables: Tables, element: Element, cause: Element, way: str) -> None:
    """Shift a Unit out of the control zone of who came.  Rules: FAS-7.2.3-b, FAS-13.3.1-e."""
    found = shifted(scene_of(tables, s.state), element, cause, replies.read_shift(way))
    assert isinstance(found, Place), "an illegal shift was taken"
    put(s.t, element, found, term("fas-told-shift", unit=names.element(element)), "FAS-GEO-24")
