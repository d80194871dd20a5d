"""Where an element of a view could usefully go, what it could reach, and what would threaten it.

Everything here is seen by everybody: orders that lie face down are not asked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.fire_and_sword.geometry import ends as useful_ends
from bot.games.fire_and_sword.geometry.charges import Charge, offers
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH, XY, Place
from bot.games.fire_and_sword.geometry.group_ends import Led, group_ends
from bot.games.fire_and_sword.geometry.moves import judge, kind_of
from bot.games.fire_and_sword.geometry.reasons import End, Interests
from bot.games.fire_and_sword.geometry.risks import Foe, Risks, risks
from bot.games.fire_and_sword.geometry.shapes import ref_point
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import Body, Table
from bot.games.fire_and_sword.geometry.tracks import track
from bot.games.fire_and_sword.model.acts import Act, Go, Way
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.model.view import ElementView, FasView, element_of
from bot.games.fire_and_sword.rules import fires, permission
from bot.games.fire_and_sword.rules.scene import Scene
from bot.games.fire_and_sword.rules.tables import Tables

ANGLE: int = 5 * DEGREE
"""From angle to angle of the ground that is reached."""
STEP: int = INCH // 2


class Query(NamedTuple):
    """All that ends are found from: the table, who moves, how, and what it looks for."""

    table: Table
    mover: Mover
    actions: tuple[str, ...]
    interests: Interests


def query(tables: Tables, view: FasView, key: str, actions: tuple[str, ...]) -> Query:
    """Return what is asked about the movements of an element; it stands on the table.

    Rules: FAS-1.4-a.
    """
    assert view.field is not None
    table = tables.table_of(view.field, view.elements)
    own = next(one for one in view.elements if one.id == key)
    mover = tables.mover(table, element_of(own))
    return Query(table, mover, actions, interests(tables, view, table, own))


def interests(tables: Tables, view: FasView, table: Table, own: ElementView) -> Interests:
    """Return what an element looks for: enemies, objectives, its fire, its Commanders."""
    assert view.field is not None
    content, seen = tables.content, {one.id: one for one in view.elements}
    bodies = [(body, seen[body.id]) for body in table.bodies]
    far = _range(tables, own)
    return Interests(
        foes=tuple(
            Foe(body, _charging(tables, table, one), _range(tables, one))
            for body, one in bodies
            if one.side != own.side
        ),
        markers=tuple((key, one.at.inches) for key, one in sorted(view.field.markers.items())),
        marker_reach=content.motivation.objective_distance,
        range=far,
        direct_range=min(far, content.shooting.direct_range),
        commanders=tuple(
            (body, float(reach))
            for body, one in bodies
            if one.side == own.side and one.id != own.id
            and (reach := tables.fighter(element_of(one)).value("command"))
        ),
    )  # fmt: skip


def _charging(tables: Tables, table: Table, one: ElementView) -> int:
    """Return the Speed of an enemy that may charge, 0 for others.  Rules: FAS-7.2.1-a."""
    element = element_of(one)
    if not one.is_unit or one.state == "broken" or tables.profile(element).melee is None:
        return 0
    return tables.mover(table, element).speed


def _range(tables: Tables, one: ElementView) -> float:
    """Return how far an element shoots in inches, 0 if it has no load.  Rules: FAS-6.6-a."""
    element = element_of(one)
    shooting = fires.profile_of(tables.fighter(element))
    return shooting.range if shooting is not None and tables.loads(element) else 0


@lru_cache(maxsize=64)
def useful(asked: Query) -> tuple[End, ...]:
    """Return at most twelve useful ends, all of them legal, in the order of their numbers."""
    return tuple(useful_ends.ends(asked.table, asked.mover, asked.actions, asked.interests))


@lru_cache(maxsize=64)
def useful_for_group(asked: Query, led: Led) -> tuple[End, ...]:
    """Return at most eight useful ends of a Group's Move, all of them legal."""
    return tuple(group_ends(asked.table, asked.mover, asked.actions[0], asked.interests, led))


def led(tables: Tables, view: FasView, table: Table, key: str) -> Led:
    """Return whom a Group could lead, and how far its Command reaches.  Rules: FAS-10.2-a."""
    own = next(one for one in view.elements if one.id == key)
    reach = tables.fighter(element_of(own)).value("command")
    units = (one for one in table.bodies if one.is_unit and one.side == own.side)
    return Led(tuple(units), float(reach))


@lru_cache(maxsize=64)
def reach(table: Table, mover: Mover, action: str) -> tuple[XY, ...]:
    """Return the corners of the ground that REF-1 reaches by an action, in inches, from its start.

    For each angle the farthest legal end counts, though a nearer one may be illegal.

    Rules: FAS-GEO-10, FAS-GEO-11.
    """
    kind = kind_of(table, action)
    most = round(table.numbers.movement_angle * DEGREE)
    far = mover.speed * kind.multiple
    best: dict[int, XY] = {}
    for distances in ((far,), tuple(range(far - STEP, 0, -STEP))):
        ways = [
            track(mover.body, 1, phi, distance)
            for phi in range(-most, most + 1, ANGLE)
            for distance in distances
            if phi not in best
        ]
        verdicts = judge(table, mover, ways, kind)[0] if ways else []
        for way, fault in zip(ways, verdicts, strict=True):
            if fault is None:
                best.setdefault(way.phi, way.line[1])
    start = ref_point(mover.body.footprint, mover.body.place, 1)
    return (start, *(best[phi] for phi in sorted(best))) if best else ()


@lru_cache(maxsize=256)
def risk(table: Table, body: Body, place: Place, foes: tuple[Foe, ...]) -> Risks:
    """Return which enemies could charge a Unit at a place, and which could shoot at it."""
    return risks(table, body, place, foes)


@lru_cache(maxsize=256)
def strike(table: Table, mover: Mover, target: Body) -> Charge | None:
    """Return the best charge of a Unit at another; None: there is none.  Rules: FAS-7.2.1-a."""
    return next(iter(offers(table, mover, target)), None)


def may(scene: Scene, element: Element, way: Way) -> bool:
    """Tell whether the order of an element allows a movement; one that is not known does.

    Rules: FAS-3.1-a.
    """
    order = element.told or element.revealed
    if order is None:
        return True
    act = Act(Go(way, 1, 0, 0))
    return permission.why_not(scene, element, order, (), act) is None


# Ends as places of menus ---------------------------------------------------------------------


class Ending(NamedTuple):
    """Where an element would stand, and who threatens it there if that is known."""

    key: str
    place: Place
    risks: Risks | None = None


def written(key: str, place: Place, risks: Risks | None = None) -> str:
    """Write where an element would stand, as pages and pictures know it.

    >>> written("r7", Place(30_000, 21_500, 4_500))
    'r7@30000,21500,4500'
    >>> written("r7", Place(30_000, 21_500, 4_500), Risks(("b1", "b2"), ()))
    'r7@30000,21500,4500/b1,b2/'
    """
    end = f"{key}@{place.x},{place.y},{place.heading}"
    return end if risks is None else "/".join((end, *(",".join(one) for one in risks)))


def place_of(words: str) -> Ending | None:
    """Return the end that is written; None: it is no such place.

    >>> place_of("r7@30000,21500,4500").place
    Place(x=30000, y=21500, heading=4500)
    >>> place_of("r7@30000,21500,4500/b1,b2/").risks
    Risks(charged_by=('b1', 'b2'), shot_by=())
    """
    end, *told = words.split("/")
    key, _, numbers = end.partition("@")
    parts = numbers.split(",")
    if len(parts) != 3 or not all(part.lstrip("-").isdecimal() for part in parts):
        return None
    x, y, heading = map(int, parts)
    by = [tuple(filter(None, one.split(","))) for one in told]
    return Ending(key, Place(x, y, heading), Risks(*by) if len(by) == 2 else None)
