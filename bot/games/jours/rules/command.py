"""Tactical groups, orders, commanders in range, and the markers of a turn (digest 4.1 to 4.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from bot.engine.model import Side
from bot.engine.refusal import Fault
from bot.games.jours.content import CombinedMarker, JdgContent, grid
from bot.games.jours.model.actions import Open
from bot.games.jours.model.field import Chief, Chit, Field, Formation, Group, Standing, Unit
from bot.games.jours.model.state import Secret

from .faults import fault

# Groups ------------------------------------------------------------------------------------------


def components(units: Sequence[Unit], link: int) -> list[list[Unit]]:
    """Split units into groups of which each is linked by steps of at most ``link`` hexes.

    Rules: JDG-2.3.1-a, JDG-2.3.1-b.
    """
    left, found = list(units), []
    while left:
        group = [left.pop(0)]
        for one in group:
            near = [other for other in left if _linked(one, other, link)]
            group += near
            left = [other for other in left if other not in near]
        found.append([one for one in units if one in group])
    return found


def _linked(one: Unit, other: Unit, link: int) -> bool:
    assert one.at is not None
    assert other.at is not None
    return grid.distance(one.at, other.at) <= link


def groups(field: Field, content: JdgContent) -> list[Group]:
    """Return the tactical groups of this turn, of all formations in their order.

    Rules: JDG-2.3.1-a, JDG-2.3.2-d, JDG-RUL-02.
    """
    found: list[Group] = []
    for formation in field.formations:
        found += new_groups(field, content, formation, len(found))
    return found


def new_groups(field: Field, content: JdgContent, formation: Formation, before: int) -> list[Group]:
    """Return the groups of a formation's units that are in none, numbered from ``before`` + 1.

    Units with Renfort status are in no group.

    Rules: JDG-2.3.1-a, JDG-2.3.2-d, JDG-5.2.1-i, JDG-RUL-58.
    """
    grouped = {key for group in field.groups for key in group.units}
    free = [
        one
        for one in field.on_map(formation.side)
        if one.formation == formation.id and not one.renfort and one.id not in grouped
    ]
    return [
        Group(
            id=f"G{before + number}",
            side=formation.side,
            formation=formation.id,
            units=tuple(one.id for one in units),
        )
        for number, units in enumerate(components(free, content.limits.group_link), 1)
    ]


def group_of(field: Field, unit: Unit) -> Group | None:
    """Return the tactical group that a unit belongs to for the whole turn.

    Rules: JDG-2.3.2-c.
    """
    for one in field.groups:
        if unit.id in one.units:
            return one
    return None


def units_of(field: Field, group: Group) -> list[Unit]:
    """Return the units of a group that are still on the map."""
    own, formation = group.units, group.formation
    return [
        one
        for one in field.units
        if one.formation == formation and one.at is not None and one.id in own
    ]


# Commanders --------------------------------------------------------------------------------------


def commands(chief: Chief, formation: str) -> bool:
    """Tell whether a commander-in-chief leads a formation."""
    return chief.commands is None or formation in chief.commands


def present(field: Field, side: Side) -> list[Chief]:
    """Return the commanders-in-chief of a side who are on the map."""
    return [one for one in field.chiefs if one.side == side and one.at is not None]


def in_range(field: Field, chief: Chief, group: Group) -> bool:
    """Tell whether a commander-in-chief can reach a group: one unit is enough.

    Rules: JDG-2.3.2-a, JDG-2.5.1-a.
    """
    if chief.at is None or chief.side != group.side or not commands(chief, group.formation):
        return False
    near, most = chief.at, chief.range
    units = units_of(field, group)
    return any(one.at is not None and grid.distance(near, one.at) <= most for one in units)


def most_orders(field: Field, side: Side) -> int:
    """Return how many groups of a side can be given orders, at most.  Rules: JDG-2.3.2-a."""
    chiefs = present(field, side)
    own = (one for one in field.groups if one.side == side)
    able = [one for one in own if any(in_range(field, chief, one) for chief in chiefs)]
    return min(len(able), sum(chief.orders for chief in chiefs))


def orders_fault(field: Field, side: Side, chosen: Sequence[str]) -> Fault | None:
    """Say why these groups cannot all be given orders; None: they can.

    Rules: JDG-2.3.2-a, JDG-2.3.2-b, JDG-OPT-2.
    """
    own = {one.id: one for one in field.groups if one.side == side}
    for key in chosen:
        if key not in own:
            return fault("JDG-2.3.2-a", "no-group", group=key)
    chiefs = present(field, side)
    for key in chosen:
        if not any(in_range(field, chief, own[key]) for chief in chiefs):
            return fault("JDG-2.3.2-a", "out-of-command", group=key)
    wanted = [own[key] for key in dict.fromkeys(chosen)]
    if len(wanted) < len(chosen):
        return fault("JDG-2.3.2-b", "group-twice")
    if not is_dealt(field, side, wanted):
        return fault("JDG-2.3.2-a", "too-many-orders", count=sum(one.orders for one in chiefs))
    return None


Reach: TypeAlias = Callable[[Field, Chief, Group], bool]
"""Tells whether a commander-in-chief reaches a group."""


def is_dealt(field: Field, side: Side, wanted: Sequence[Group], reach: Reach = in_range) -> bool:
    """Tell whether each of some groups can have an order of a commander who reaches it.

    Rules: JDG-2.3.2-a.
    """
    return _dealt(field, wanted, {one.id: one.orders for one in present(field, side)}, reach)


def _dealt(field: Field, wanted: Sequence[Group], left: dict[str, int], reach: Reach) -> bool:
    """Tell whether each group can have an order of a commander in reach who has one left."""
    if not wanted:
        return True
    first, *others = wanted
    for key, count in left.items():
        reached = count > 0 and reach(field, field.chief(key), first)
        if reached and _dealt(field, others, {**left, key: count - 1}, reach):
            return True
    return False


def orders_possible(field: Field, side: Side) -> Iterator[tuple[str, ...]]:
    """Yield the sets of groups that can be given orders, none first, each by their numbers."""
    chiefs = present(field, side)
    own = [group for group in field.groups if group.side == side]
    reached = {
        (chief.id, group.id) for chief in chiefs for group in own if in_range(field, chief, group)
    }
    able = [group for group in own if any((chief.id, group.id) in reached for chief in chiefs)]
    able.sort(key=lambda one: (len(one.id), one.id))
    most = min(len(able), sum(chief.orders for chief in chiefs))
    for size in range(most + 1):
        for chosen in combinations(able, size):
            if is_dealt(field, side, chosen, lambda _, chief, one: (chief.id, one.id) in reached):
                yield tuple(one.id for one in chosen)


def initiative_drm(field: Field, group: Group) -> int:
    """Return the best DRM of a commander-in-chief for a group's attempt; 0 if none is in range.

    Rules: JDG-2.4.3-a, JDG-2.4.3-d.
    """
    reach = [one.drm for one in field.chiefs if in_range(field, one, group)]
    return max(reach, default=0)


def strategic_drm(field: Field, side: Side) -> int:
    """Return the DRM of a side's strategic commander; 0 if they are lost.  Rules: JDG-3-a."""
    return next(
        (one.drm for one in field.chiefs if one.side == side and one.strategic and one.at), 0
    )


def belongs(field: Field, unit: Unit) -> bool:
    """Tell whether a unit belongs to the running activation.

    Rules: JDG-2.3.1-c, JDG-2.1.1-a, JDG-OPT-12.
    """
    active = field.active
    if active is None or unit.formation not in active.formations:
        return False
    return active.chosen is None or unit.id in active.chosen


def standing(field: Field, unit: Unit) -> Standing:
    """Return how a unit of the active side acts in the running activation.

    Renfort units act with orders, and who was chosen by a special marker; a unit that lost its
    Renfort marker in this activation acts limited.

    Rules: JDG-2.3.2-c, JDG-5.2.1-d, JDG-5.2.1-f, JDG-RUL-58, JDG-OPT-12.
    """
    assert field.active is not None
    if unit.renfort or unit.id in (field.active.chosen or ()):
        return "ordered"
    group = group_of(field, unit)
    return field.active.standing.get(group.id, "limited") if group else "limited"


def acts(field: Field, unit: Unit) -> bool:
    """Tell whether a unit belongs to the running activation and may do more than rally.

    Rules: JDG-2.3.1-c, JDG-2.4.3-b.
    """
    return unit.at is not None and belongs(field, unit) and standing(field, unit) != "held"


# Markers -----------------------------------------------------------------------------------------


def due(field: Field, formation: Formation) -> bool:
    """Tell whether reinforcements of a formation may come this turn.  Rules: JDG-5.2-a."""
    return any(one.formation == formation.id and one.turn <= field.turn for one in field.arrivals)


def is_present(field: Field, formation: Formation) -> bool:
    """Tell whether a formation has a unit on the map.  Rules: JDG-RUL-04."""
    return any(one.formation == formation.id for one in field.on_map())


def markers(field: Field, content: JdgContent, formation: Formation) -> list[int]:
    """Return the initiative of the markers that a formation puts into the cup, the higher first.

    None without a unit on the map and none due; one less while demoralised, the higher removed; in
    the turn of arrival the higher alone, unless the formation is on the map and not demoralised.

    Rules: JDG-1-c, JDG-11.2-c, JDG-5.2.1-a, JDG-5.2.1-b, JDG-5.2.1-c, JDG-OPT-8, JDG-RUL-04,
    JDG-RUL-06.
    """
    here = is_present(field, formation)
    if not here and not due(field, formation):
        return []
    found = carried(field, content, formation)
    arrives = due(field, formation) and not formation.delayed
    return found[:1] if arrives and (not here or formation.demoralised) else found


def carried(field: Field, content: JdgContent, formation: Formation) -> list[int]:
    """Return the initiative of a formation's markers, arrivals aside, the higher first.

    Rules: JDG-11.2-c, JDG-OPT-8.
    """
    found = sorted(formation.markers, reverse=True)
    if formation.demoralised and len(found) > 1:
        found = found[1:]
    for limit in content.scenarios[field.scenario].marker_limits:
        if field.turn in limit.turns and formation.side in limit.sides:
            found = found[: limit.most]
    return found


def usable(field: Field, content: JdgContent, side: Side, uses: dict[str, int]) -> list[str]:
    """List the combined markers that a side may put into the cup now.

    A special marker is one of them, once in the battle.

    Rules: JDG-2.1.2-a, JDG-2.1.2-c, JDG-OPT-1, JDG-OPT-12.
    """
    special = [SPECIAL] if uses.get(SPECIAL, 0) > 0 and any(volunteers(field, side)) else []
    return special + [
        one.id
        for one in content.scenarios[field.scenario].combined
        if one.side == side
        and uses.get(one.id, 0) > 0
        and all(len(markers(field, content, field.formation(key))) > 1 for key in one.formations)
    ]


def combined(field: Field, content: JdgContent, key: str) -> CombinedMarker | None:
    """Return a combined marker by its id; None: it is the marker of a formation."""
    every = content.scenarios[field.scenario].combined
    return next((one for one in every if one.id == key), None)


def chits(field: Field, content: JdgContent, side: Side, secret: Secret) -> list[Chit]:
    """Return the markers that a side puts into the cup, a combined one instead of two others.

    Rules: JDG-1-c, JDG-2.1.2-c, JDG-RUL-59.
    """
    marker = combined(field, content, secret.combined) if secret.combined else None
    found: list[Chit] = []
    for formation in field.formations:
        if formation.side != side:
            continue
        own = markers(field, content, formation)
        if marker is not None and formation.id in marker.formations:
            own = own[:1]
        found += [Chit(formation.id, side, value) for value in own]
    if marker is not None:
        found.append(Chit(marker.id, side, marker.initiative))
    if secret.combined == SPECIAL:
        found.append(Chit(SPECIAL, side, 0))
    return found


def openers(field: Field, content: JdgContent, side: Side, secret: Secret) -> list[Open]:
    """List the markers with which a side may open the turn, and none of them.

    Rules: JDG-3-b, JDG-3-c.
    """
    own = {one.id for one in field.formations}
    single = [one for one in chits(field, content, side, secret) if one.id in own]
    return [Open(), *dict.fromkeys(Open(one.id, one.initiative) for one in single)]


def activated(field: Field, content: JdgContent, chit: Chit) -> tuple[str, ...]:
    """Return the formations that a marker activates.  Rules: JDG-2.1.1-a, JDG-2.1.2-d."""
    if chit.id == SPECIAL:
        return ()
    marker = combined(field, content, chit.id)
    return (chit.id,) if marker is None else marker.formations


# The special marker ------------------------------------------------------------------------------

SPECIAL = "SPECIAL"
"""The id of the marker of either side."""
FOOT, HORSE = 2, 1
"""How many units of infantry, all of one formation, and of cavalry act by it."""


def volunteers(field: Field, side: Side) -> Iterator[tuple[str, ...]]:
    """Yield the largest choices of units for a special marker.  Rules: JDG-OPT-12, JDG-RUL-77."""
    own = field.on_map(side)
    none: list[tuple[str, ...]] = [()]
    horse = [(one.id,) for one in own if one.arm == "cavalry"] or none
    brigades = [
        [one.id for one in own if one.arm == "infantry" and one.formation == formation.id]
        for formation in field.formations
        if formation.side == side
    ]
    foot = [pair for keys in brigades for pair in combinations(keys, min(FOOT, len(keys))) if pair]
    for men in foot or none:
        for riders in horse:
            if men or riders:
                yield (*men, *riders)


def special_fault(field: Field, side: Side, keys: Sequence[str]) -> Fault | None:
    """Say why these units may not act by a special marker together.  Rules: JDG-OPT-12."""
    own = {one.id: one for one in field.on_map(side)}
    if not keys or len(set(keys)) < len(keys) or any(key not in own for key in keys):
        return fault("JDG-OPT-12", "special-unit")
    units = [own[key] for key in keys]
    foot = [one for one in units if one.arm == "infantry"]
    horse = [one for one in units if one.arm == "cavalry"]
    one_brigade = len({one.formation for one in foot}) < 2
    if len(foot) > FOOT or len(horse) > HORSE or len(foot + horse) < len(units) or not one_brigade:
        return fault("JDG-OPT-12", "special-units")
    return None
