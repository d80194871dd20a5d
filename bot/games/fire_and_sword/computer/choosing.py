"""What a computer player does on a virtual table: the line that is worth most at once.

It looks at its own view alone: enemies' face-down orders are not there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import hypot

from bot.games.fire_and_sword.content import ORDERS, Order
from bot.games.fire_and_sword.geometry.fixed import FULL, QUARTER, Place, Spot, bearing
from bot.games.fire_and_sword.geometry.groups import Wander as Wandered
from bot.games.fire_and_sword.geometry.measuring import distance
from bot.games.fire_and_sword.geometry.moves import Journey
from bot.games.fire_and_sword.geometry.table import Body, Fault
from bot.games.fire_and_sword.model.state import Element, Form
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.notation import acts as notation
from bot.games.fire_and_sword.rules import acts
from bot.games.fire_and_sword.rules.scene import Scene, seen
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import menus

WORTH: Mapping[str, int] = {
    "attack": 900, "charge": 800, "shoot": 700, "rally": 300, "load": 100, "command": 100,
    "resupply": 100,
}  # fmt: skip
"""What an action is worth that goes nowhere, in hundredths of an inch of a good move."""
MOVES = frozenset({*notation.WAYS, "half", "path", "reposition", "turn"})
"""The verbs of actions that go somewhere."""
ONCE = frozenset({"attack", "charge", "command", "resupply", "shoot"})
"""What is done once in an activation, if at all."""
ENEMY_OVER, TURNED = 2, 200
"""An inch nearer to an enemy is worth an inch nearer to an open objective, divided by the first;
to look at the enemy instead of past it, the second."""
SHY = 8
"""Inches that guns and Groups keep from enemies."""
REACH = 20
"""Inches at which cavalry prepares to charge."""
TEMPLATE = "template line"
LACKING = 20
"""What a Unit without the order that it needs is worth to a Commander, in DP of others."""


def choose(tables: Tables, view: FasView, lines: Sequence[str]) -> str:
    """Return the line of those listed that is worth most; empty: the usual answer will do.

    The first in their order of several that are worth the same.
    """
    asked = view.asked
    if asked is None or view.field is None:
        return ""
    scene = seen(tables, view)
    judges: dict[str, Callable[[str], int] | None] = {
        "D-05": partial(urgency, scene),
        "D-06": partial(worth, scene, asked.form) if asked.form else None,
        "D-09": lambda line: int(line != "none"),
        "D-23": partial(command_worth, scene, menus.subject(asked)),
        "D-S5": partial(order_worth, scene, asked.key),
    }
    if asked.point == "D-S4":
        return TEMPLATE if TEMPLATE in lines else ""
    judge = judges.get(asked.point)
    if judge is None:
        return ""
    return max(sorted(lines), key=judge, default="")


# Who acts --------------------------------------------------------------------------------------


def urgency(scene: Scene, line: str) -> int:
    """Return how soon an element acts: who fights, then who is near an enemy; Groups last."""
    key, _, rest = line.partition(" ")
    element = next((one for one in scene.elements if one.id == key), None)
    if element is None or rest or not scene.is_standing(element):
        return 500 if key == "enter" else -90_000
    body = scene.body(element)
    near = nearest(scene, body)
    apart = _hundredths(body, near) if near is not None else 0
    fights = body.is_unit and bool(scene.bound_with(element))
    return 20_000 * fights - 50_000 * (not body.is_unit) - apart


def nearest(scene: Scene, body: Body) -> Body | None:
    """Return the enemy Unit that is nearest to a body."""
    foes = [one for one in scene.table.bodies if one.is_unit and body.is_enemy(one)]
    return min(foes, key=lambda one: (_hundredths(body, one), one.id), default=None)


def _hundredths(one: Body, other: Body) -> int:
    """Return a distance in whole hundredths of an inch."""
    return round(100 * distance(one, other))


# What it does ------------------------------------------------------------------------------------


def worth(scene: Scene, form: Form, line: str) -> int:
    """Return what an action is worth; stopping is worth nothing, and a move costs a little.

    What came to nothing in this activation is not tried again.
    """
    element, act = scene.element(form.element), line.removeprefix("free ")
    verb = act.partition(" ")[0]
    if verb not in MOVES:
        if verb in ONCE and any(one.partition(" ")[0] == verb for one in form.others):
            return -1
        return WORTH.get(verb, 0) * (element.dp if verb == "rally" else 1)
    found = acts.travel(scene, element, notation.read(act).base)
    if isinstance(found, Fault):
        return -1
    end = found.end if isinstance(found, Journey | Wandered) else found
    before = scene.body(element)
    gain = place_worth(scene, element, scene.table.moved(before, end))
    return gain - place_worth(scene, element, before) - 1


def place_worth(scene: Scene, element: Element, there: Body) -> int:
    """Return what standing at a place is worth: near open objectives, at the right range."""
    if not there.is_unit:
        return _enemy_worth(scene, element, there)
    return _enemy_worth(scene, element, there) - _to_objective(scene, element, there)


def _to_objective(scene: Scene, element: Element, there: Body) -> int:
    """Return how far the nearest objective is that no other own Unit holds or is nearer to."""
    others = [
        one
        for one in scene.table.bodies
        if one.is_unit and one.side == there.side and one.id != element.id
    ]
    held = 100 * scene.tables.content.motivation.objective_distance
    apart = []
    for marker in scene.field.markers.values():
        own = _off(there, marker.at)
        if all(_off(other, marker.at) >= min(held, own) for other in others):
            apart.append(own)
    return min(apart, default=0)


def _off(body: Body, spot: Spot) -> int:
    """Return how far a body's middle is from a spot, in hundredths of an inch."""
    return round(hypot(body.place.x - spot.x, body.place.y - spot.y)) // 10


def _enemy_worth(scene: Scene, element: Element, there: Body) -> int:
    """Return how well a body stands to the nearest enemy: at its range, and looking there."""
    foe = nearest(scene, there)
    if foe is None:
        return 0
    apart, profile = _hundredths(there, foe), scene.tables.profile(element)
    if not there.is_unit or there.kind == "artillery":
        return -ENEMY_OVER * max(0, 100 * SHY - apart)
    reach = profile.shooting.range if profile.shooting is not None else 0
    if scene.tables.state_of(element) == "broken":
        reach = REACH
    beyond = max(0, apart - 100 * reach)
    return -beyond // ENEMY_OVER - TURNED * _turned(there.place, foe.place) // QUARTER


def _turned(place: Place, foe: Place) -> int:
    """Return how far a heading is off an enemy."""
    course = bearing(foe.x - place.x, foe.y - place.y)
    return abs((course - place.heading + FULL // 2) % FULL - FULL // 2)


# Orders ------------------------------------------------------------------------------------------


def command_worth(scene: Scene, key: str, line: str) -> int:
    """Return what a CP is worth: an order that a Unit lacks, a DP taken away; else nothing is.

    The answers are what it is for, which Unit, and which order that has, one after another.

    Rules: FAS-10.2-a, FAS-10.2.1-a, FAS-10.2.2-a.
    """
    own = {one.id: one for one in scene.elements if scene.is_standing(one)}
    if line in own:
        return 1 + own[line].dp + LACKING * _lacks(scene, own[line])
    if line in ORDERS:
        return order_worth(scene, key, line)
    leader = own.get(key)
    led = [] if leader is None else _led(scene, leader, own.values())
    if line == "order":
        return 2 if any(_lacks(scene, one) for one in led) else -1
    if line == "collect":
        return 1 if any(one.dp > one.losses for one in led) else -1
    return 0


def _led(scene: Scene, leader: Element, elements: Iterable[Element]) -> list[Element]:
    """Return the own Units in range of a Command."""
    reach, body = 100 * scene.tables.value(leader, "command"), scene.body(leader)
    return [
        one for one in elements
        if one.side == leader.side and scene.tables.is_unit(one)
        and _hundredths(body, scene.body(one)) <= reach
    ]  # fmt: skip


def _lacks(scene: Scene, element: Element) -> bool:
    """Tell whether a Unit holds another order than it needs next."""
    return (element.told or element.revealed) not in (None, _order(scene, element))


def order_worth(scene: Scene, key: str, line: str) -> int:
    """Return how good an order is for a Unit: guns hold, shooters move, lances charge in reach."""
    element = next((one for one in scene.elements if one.id == key), None)
    if element is None or not scene.is_standing(element):
        return 0
    return int(line == _order(scene, element))


def _order(scene: Scene, element: Element) -> Order:
    body = scene.body(element)
    if body.kind == "artillery" or body.structure:
        return "defence"
    if scene.tables.state_of(element) == "broken":
        return "reorganise"
    foe = nearest(scene, body)
    near = foe is not None and distance(body, foe) <= REACH
    if body.kind == "cavalry" and near:
        return "advance"
    return element.preset or "manoeuvre"
