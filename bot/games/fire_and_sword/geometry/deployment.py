"""Deployment: where an element may be set up, where it is by default, and places worth a look.

Places are legal or have a fault; the enemy Units that keep others away are those on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shapely import Polygon

from bot.games.fire_and_sword.content.building import Slots
from bot.games.fire_and_sword.content.scenarios import Compass, Point

from .fixed import FULL, INCH, Place, length, walk
from .measuring import NOISE, distance, occupied, overlaps
from .placing import bars
from .table import Body, Fault, Piece, Table, garrisoning

INWARDS: dict[Compass, int] = {"south": 0, "west": 90, "north": 180, "east": 270}
"""The heading in degrees away from each table edge."""
RANKS = ("artillery", "infantry", "cavalry", "group")
"""In which order the elements of a player who says nothing are set up."""


def in_turn(bodies: Iterable[Body]) -> list[Body]:
    """Return bodies in the order in which they are set up by default: by type, then by id.

    Rules: FAS-SET-04.
    """
    return sorted(bodies, key=lambda one: (RANKS.index(one.kind), int(one.id[1:])))


def from_edges(table: Table, shape: Polygon) -> dict[Compass, float]:
    """Return how far a shape is from each table edge, in inches.  Rules: FAS-GEO-25."""
    west, south, east, north = shape.bounds
    return {
        "west": west,
        "south": south,
        "east": table.width / INCH - east,
        "north": table.height / INCH - north,
    }


def is_in(table: Table, body: Body, zone: tuple[Point, ...]) -> bool:
    """Tell whether an element stands wholly in a zone."""
    ground = Polygon(zone).buffer(table.numbers.length + NOISE, join_style="mitre")
    return bool(ground.covers(body.outline))


def deploy(
    table: Table, body: Body, zone: tuple[Point, ...], apart: float
) -> Place | Fault:  # fmt: skip
    """Return where an element is deployed, or why it may not be there.

    It stands wholly in its zone, on no tray, base, structure or Impassable terrain, and at least
    some inches from every enemy Unit.

    Rules: FAS-SET-02, FAS-SET-04, FAS-GEO-05.
    """
    if not is_in(table, body, zone):
        return Fault("FAS-SET-04", "outside-zone")
    return _ground_fault(table, body, apart, "FAS-SET-04") or body.place


def land(table: Table, body: Body, enemy_edge: Compass, apart: float) -> Place | Fault:
    """Return where an element lands: touching a table edge that is not the enemy's, or why not.

    Rules: FAS-12.1-WAT, FAS-SET-05.
    """
    rule = "FAS-12.1-WAT"
    if not table.stands_on(body.outline):
        return Fault(rule, "off-table")
    slack = table.numbers.contact + NOISE
    edges = from_edges(table, body.outline)
    if not any(gap <= slack for edge, gap in edges.items() if edge != enemy_edge):
        return Fault(rule, "no-landing")
    return _ground_fault(table, body, apart, rule) or body.place


def _ground_fault(table: Table, body: Body, apart: float, rule: str) -> Fault | None:
    """Return what an element may not stand on or near."""
    for other in table.near(body.outline, apart):
        if other.id == body.id:
            continue
        if not other.structure and overlaps(table, body.outline, other.outline):
            return Fault(rule, "end-on-element", other.id)
        if body.is_enemy(other) and other.is_unit and distance(body, other) < apart - NOISE:
            return Fault(rule, "near-enemy", other.id)
    for piece in filter(bars, table.under(body.outline)):
        if overlaps(table, body.outline, piece.outline):
            return Fault(rule, "on-ground", piece.id)
    return None


def deploy_in(
    table: Table, body: Body, piece: Piece, zone: tuple[Point, ...]
) -> Body | Fault:  # fmt: skip
    """Return the garrison of an empty structure that lies wholly in the zone, or why not.

    Rules: FAS-SET-04, FAS-13.3.1-c, FAS-13.3.1-g.
    """
    if not body.is_unit:
        return Fault("FAS-13.3.1-g", "group-in-structure", piece.id)
    if not piece.is_structure or table.garrison(piece) is not None:
        return Fault("FAS-13.3.1-c", "no-empty-structure", piece.id)
    held = garrisoning(body.id, body.side, body.kind, body.footprint, piece)
    return held if is_in(table, held, zone) else Fault("FAS-SET-04", "outside-zone", piece.id)


# Places by default ----------------------------------------------------------------------------


def first_place(
    table: Table, body: Body, zone: tuple[Point, ...], edge: Compass, apart: float
) -> Place | None:
    """Return where an element is deployed whose player says nothing; None: there is no place.

    The zone is scanned in steps of 1 in from the middle of the own edge outwards, then a row
    further in; the heading is away from the edge.

    Rules: FAS-SET-04, FAS-GEO-21.
    """
    for place in _scan(table, edge):
        if isinstance(deploy(table, table.moved(body, place), zone, apart), Place):
            return place
    return None


def farthest(table: Table, body: Body, zone: tuple[Point, ...], edge: Compass) -> Place | None:
    """Return where an element is set up whom enemies leave no place: as far from them as may be.

    None: there is no room either.

    Rules: FAS-SET-04.
    """
    enemies = [one for one in table.bodies if one.is_unit and body.is_enemy(one)]
    there = [table.moved(body, place) for place in _scan(table, edge)]
    legal = [one for one in there if isinstance(deploy(table, one, zone, 0), Place)]
    far = max(
        legal,
        key=lambda one: min((round(distance(one, foe), 6) for foe in enemies), default=0),
        default=None,
    )
    return None if far is None else far.place


def _scan(table: Table, edge: Compass) -> Iterator[Place]:
    heading = INWARDS[edge] * 100 % FULL
    long, deep = (
        (table.width, table.height) if edge in ("north", "south") else (table.height, table.width)
    )
    for row in range(INCH, deep, INCH):
        for step in range(long // INCH + 1):
            aside = long // 2 + (step + 1) // 2 * INCH * (1 if step % 2 else -1)
            inward = row if edge in ("south", "west") else deep - row
            x, y = (aside, inward) if edge in ("north", "south") else (inward, aside)
            if 0 <= x <= table.width and 0 <= y <= table.height:
                yield Place(x, y, heading)


# A zone as its owner sees it ------------------------------------------------------------------


class Front:
    """A zone seen by its owner: how far to the right and how deep behind its front a place is.

    Lengths in thousandths of an inch; ``width`` and ``depth`` are those of the rectangle around it.
    """

    def __init__(self, zone: tuple[Point, ...], edge: Compass) -> None:
        self.heading = INWARDS[edge] * 100 % FULL
        xs, ys = [length(x) for x, _ in zone], [length(y) for _, y in zone]
        west, south, east, north = min(xs), min(ys), max(xs), max(ys)
        wide, deep = east - west, north - south
        self.width, self.depth = (wide, deep) if edge in ("north", "south") else (deep, wide)
        self._corner = {
            "south": Place(west, north), "north": Place(east, south),
            "west": Place(east, north), "east": Place(west, south),
        }[edge]  # fmt: skip

    def place(self, right: int, back: int) -> Place:
        """Return the place so far to the right of the left end and behind the front."""
        spot = walk(self._corner, (self.heading + 9_000, right), (self.heading, -back))
        return Place(*spot, self.heading)


def slots(
    table: Table, body: Body, zone: tuple[Point, ...], edge: Compass, apart: float, numbers: Slots
) -> list[Place]:
    """Return places for an element from left to right, those in cover or on a hill first.

    They are the middles of a few columns in a few rows, moved no farther than needed.

    Rules: FAS-SET-04, FAS-GEO-21.
    """
    front = Front(zone, edge)
    deep = body.footprint.depth
    found: list[Place] = []
    for row in range(numbers.rows):
        back = deep // 2 + row * (front.depth - deep) // max(1, numbers.rows)
        for column in range(numbers.columns):
            right = front.width * (2 * column + 1) // (2 * numbers.columns)
            place = legal_near(table, body, front, (right, back), zone, apart, steps=4)
            if place is not None and place not in found:
                found.append(place)
    return sorted(found, key=lambda one: not _is_good(table, table.moved(body, one)))


def _is_good(table: Table, body: Body) -> bool:
    """Tell whether an element stands in cover or on commanding ground."""
    ground = occupied(table, body)
    return any(one.has("cover", body.kind) or one.has("commanding", body.kind) for one in ground)


def legal_near(
    table: Table,
    body: Body,
    front: Front,
    wanted: tuple[int, int],
    zone: tuple[Point, ...],
    apart: float,
    *,
    steps: int,
) -> Place | None:
    """Return the legal place nearest to a wanted one (right, back), within steps of half an inch.

    Places backwards count double, so that a line stays a line.
    """
    reach = range(-steps, steps + 1)
    moves = sorted((abs(a) + 2 * abs(b), abs(b), a, b) for a in reach for b in reach)
    for _, _, aside, behind in moves:
        right, back = wanted[0] + aside * INCH // 2, wanted[1] + behind * INCH // 2
        place = front.place(right, back)
        if isinstance(deploy(table, table.moved(body, place), zone, apart), Place):
            return place
    return None
