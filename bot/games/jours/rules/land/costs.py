"""What it costs to enter a hex: terrain, hexsides, roads (digest 4.3, table T-TEC)."""

from __future__ import annotations

from functools import lru_cache

from bot.games.jours.content.base import Arm, Cell

from .ground import Edge, Ground, Price


def price(ground: Ground, arm: Arm, here: Cell, there: Cell, *, beside: bool) -> Price | None:
    """Return what an arm pays for the next hex; None: it may not go there.

    ``beside``: the hex is adjacent to an enemy combat unit, where roads do not help.

    Rules: JDG-4.3-a, JDG-4.3.1-a, JDG-4.3.1-b, JDG-4.3.1-c, JDG-4.3.2-a, JDG-4.3.2-b,
    JDG-RUL-12, JDG-RUL-13, JDG-T-TEC.
    """
    key = arm, here, there, beside
    known = ground.prices
    if key not in known:
        known[key] = _price(ground, arm, here, there, beside=beside)
    return known[key]


def edges(ground: Ground, arms: tuple[Arm, ...]) -> dict[Cell, tuple[Edge, ...]]:
    """Return what units of some arms that move together pay from each hex into its neighbours.

    Those that may be cheapest go first, so that a search may stop at what it cannot pay.

    Rules: JDG-4.4.1-b, JDG-T-TEC.
    """
    known = ground.edges
    if arms not in known:
        known[arms] = {
            here: tuple(
                sorted(
                    edge
                    for there in ground.neighbours(here)
                    if (edge := _edge(ground, arms, here, there)) is not None
                )
            )
            for here in ground.cells
        }
    return known[arms]


@lru_cache(maxsize=4096)
def within(ground: Ground, arm: Arm, start: Cell, points: int) -> frozenset[Cell]:
    """Return the hexes that a unit comes to for some points at most, wherever others stand.

    It is what the ground allows, with its roads: others only make a way longer or dearer.
    """
    following, best, queue = edges(ground, (arm,)), {start: 0}, [(0, start)]
    for spent, here in queue:
        for least, there, *_ in following[here] if spent == best[here] else ():
            total = spent + least
            if total <= points and total < best.get(there, total + 1):
                best[there] = total
                queue.append((total, there))
    return frozenset(best)


def _edge(ground: Ground, arms: tuple[Arm, ...], here: Cell, there: Cell) -> Edge | None:
    """Return what the next hex costs those for whom it is dearest; None: it is closed to one."""
    plain, near, harmed = 0, 0, []
    for arm in arms:
        away = price(ground, arm, here, there, beside=False)
        close = price(ground, arm, here, there, beside=True)
        if away is None or close is None:
            return None
        plain, near = max(plain, away.points), max(near, close.points)
        harmed += [arm] if away.disorders else []
    return Edge(min(plain, near), there, plain, near, tuple(harmed))


def _price(ground: Ground, arm: Arm, here: Cell, there: Cell, *, beside: bool) -> Price | None:
    road = ground.road(here, there)
    if road is not None:
        across = _road_side(ground, arm, here, there, beside=beside)
        if not beside:
            return Price(ground.content.ways[road].move[arm] + across)
        return Price(_hex_by_road(ground, arm, there) + across)
    terrain, passage = ground.terrain(there), ground.passage(here, there)
    if ground.is_shut(here, there, arm):
        return None
    disorders = arm in terrain.disorders or arm in passage.disorders
    return Price(terrain.move[arm] + passage.move[arm], disorders)


def _hex_by_road(ground: Ground, arm: Arm, there: Cell) -> int:
    """Return the cost of a hex on a road next to the enemy.  Rules: JDG-4.3.1-b, JDG-RUL-12."""
    content, move = ground.content, ground.terrain(there).move
    shut = content.terrain["clear"].move[arm] + content.limits.shut_hex_by_road
    return move.get(arm, shut)


def _road_side(ground: Ground, arm: Arm, here: Cell, there: Cell, *, beside: bool) -> int:
    """Return what a hexside adds along a road: slopes always, others next to the enemy alone.

    Rules: JDG-4.3.1-b, JDG-4.3.1-c, JDG-RUL-13.
    """
    side = ground.hexside(here, there)
    if side is None:
        return 0
    move = ground.passage(here, there).move
    if side.road is not None:
        return move.get(arm, side.road)
    return move.get(arm, 0) if beside else 0


def entry_price(ground: Ground, arm: Arm, cell: Cell, *, beside: bool) -> int | None:
    """Return what an arm pays for an entry hex at the edge; None: it may not enter there.

    Rules: JDG-5.2.2-a, JDG-RUL-17.
    """
    road = ground.road_from_edge(cell)
    if road is None:
        return ground.terrain(cell).move.get(arm)
    return _hex_by_road(ground, arm, cell) if beside else ground.content.ways[road].move[arm]


def chief_edges(ground: Ground) -> dict[Cell, tuple[tuple[Cell, int, int], ...]]:
    """Return what a commander-in-chief pays from each hex into its neighbours, and near an enemy.

    Rules: JDG-2.5.1-c.
    """
    if not ground.chief_edges:
        for here in ground.cells:
            ground.chief_edges[here] = tuple(
                (there, away, CLOSED if near is None else near)
                for there in ground.neighbours(here)
                if (away := chief_price(ground, here, there, beside=False)) is not None
                for near in (chief_price(ground, here, there, beside=True),)
            )
    return ground.chief_edges


CLOSED = 999
"""More half points than any commander-in-chief has."""


def chief_price(ground: Ground, here: Cell, there: Cell, *, beside: bool) -> int | None:
    """Return what a commander-in-chief pays for the next hex, in half points; None: closed.

    Along a road or track the hexside costs nothing; next to the enemy the hex costs as off it.

    Rules: JDG-2.5.1-c, JDG-RUL-07, JDG-RUL-71.
    """
    road = ground.road(here, there)
    hex_, side = ground.terrain(there).chief, ground.passage(here, there).chief
    if road is not None:
        return hex_ if beside else ground.content.ways[road].chief
    return None if hex_ is None or side is None else hex_ + side
