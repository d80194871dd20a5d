"""Whether an element may be set up where its player wants it, on a virtual table.

A reserve is an element without a place; what it may do is judged here as well.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.games.fire_and_sword.content import Mode, TwoSpeeds
from bot.games.fire_and_sword.geometry import arrivals, deployment, templates
from bot.games.fire_and_sword.geometry.battlefield import kind_of
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.geometry.shapes import outline
from bot.games.fire_and_sword.geometry.table import Body, Fault, Piece, footprint_of
from bot.games.fire_and_sword.model.field import Standing
from bot.games.fire_and_sword.model.state import BLUE, Element
from bot.games.fire_and_sword.notation.placings import Placing
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from .scene import Scene

NOWHERE = Place(0, 0)
"""Where a body is that is asked about apart from its place."""


def body_of(scene: Scene, element: Element, place: Place = NOWHERE) -> Body:
    """Return the body that an element would have at a place, whether it is on the table or not."""
    profile = scene.tables.profile(element)
    footprint = footprint_of(scene.tables.content.trays[profile.size])
    shape = outline(footprint, place, scene.table.numbers.base_corners)
    kind = kind_of(profile, element.mode)
    return Body(element.id, element.side, kind, footprint, place, shape)


def zone_of(scene: Scene, element: Element) -> tuple[tuple[float, float], ...]:
    """Return where the side of an element deploys, in inches."""
    return tuple(one.inches for one in scene.field.zones[element.side])


def may_be_reserve(scene: Scene, element: Element) -> bool:
    """Tell whether an element may stay off the table.  Rules: FAS-SET-09, FAS-12.1-PAR-a."""
    return element.side == BLUE and scene.tables.has(element, "partisans")


def why_not(scene: Scene, placing: Placing) -> Hindrance | None:
    """Say why an element may not be set up as a line wants it.

    Rules: FAS-SET-04, FAS-SET-05, FAS-SET-09, FAS-12.1-DRA.
    """
    element = scene.element(placing.element)
    fault = mode_fault(scene, element, placing.mode)
    if fault is not None:
        return fault
    element = with_mode(element, placing.mode)
    if placing.structure:
        piece = piece_of(scene, placing.structure)
        if piece is None:
            return bar("FAS-13.3.1-c", "no-structure", order=placing.structure)
        found: object = deployment.deploy_in(
            scene.table, body_of(scene, element), piece, zone_of(scene, element)
        )
    elif placing.place is None:
        return (
            None
            if may_be_reserve(scene, element)
            else bar("FAS-SET-09", "no-reserve", order=element.id)
        )
    else:
        found = _set_up(scene, element, placing.place)
    return scene.hindrance(found) if isinstance(found, Fault) else None


def _set_up(scene: Scene, element: Element, place: Place) -> Place | Fault:
    """Return where an element is set up in the open, or why not."""
    table, rules = scene.table, scene.tables.content.deployment
    body, zone = body_of(scene, element, place), zone_of(scene, element)
    found = deployment.deploy(table, body, zone, rules.apart)
    if isinstance(found, Place):
        return found
    if scene.tables.has(element, "water_landing"):
        enemy = next(edge for side, edge in scene.field.edges.items() if side != element.side)
        landed = deployment.land(table, body, enemy, rules.apart)
        if isinstance(landed, Place):
            return landed
    edge = scene.field.edges[element.side]
    if found.what == "near-enemy" and deployment.farthest(table, body, zone, edge) == place:
        crowded = deployment.first_place(table, body, zone, edge, rules.apart) is None
        return place if crowded else found
    return found


def mode_fault(scene: Scene, element: Element, mode: Mode | None) -> Hindrance | None:
    """Say why an element has no such type to choose.  Rules: FAS-12.1-DRA."""
    if mode is None or isinstance(scene.tables.profile(element).speed, TwoSpeeds):
        return None
    return bar("FAS-12.1-DRA", "no-mode", order=mode)


def with_mode(element: Element, mode: Mode | None) -> Element:
    """Return an element in the type that its player chose, if they did."""
    return element if mode is None else msgspec.structs.replace(element, mode=mode)


def piece_of(scene: Scene, key: str) -> Piece | None:
    """Return a piece of terrain by its id, if there is one."""
    return next((one for one in scene.table.pieces if one.id == key), None)


# What is offered ------------------------------------------------------------------------------


def usual(scene: Scene, element: Element) -> Place | None:
    """Return where an element stands whose player says nothing; None: there is no room at all.

    Rules: FAS-SET-04.
    """
    body, zone = body_of(scene, element), zone_of(scene, element)
    edge = scene.field.edges[element.side]
    apart = scene.tables.content.deployment.apart
    found = deployment.first_place(scene.table, body, zone, edge, apart)
    return found or deployment.farthest(scene.table, body, zone, edge)


def slots(scene: Scene, element: Element) -> list[Place]:
    """Return places worth a look for an element.  Rules: FAS-SET-04, FAS-GEO-21."""
    rules = scene.tables.content.deployment
    return deployment.slots(
        scene.table, body_of(scene, element), zone_of(scene, element),
        scene.field.edges[element.side], rules.apart, rules.slots,
    )  # fmt: skip


def structures(scene: Scene, element: Element) -> list[str]:
    """Return the empty structures that an element may garrison from the start.

    Rules: FAS-SET-04, FAS-13.3.1-g.
    """
    body, zone = body_of(scene, element), zone_of(scene, element)
    return [
        one.id
        for one in scene.table.pieces
        if isinstance(deployment.deploy_in(scene.table, body, one, zone), Body)
    ]


def arranged(scene: Scene, elements: Iterable[Element], name: str) -> dict[str, Standing]:
    """Return the places that a template gives to elements of one side.

    Rules: FAS-SET-04.
    """
    rules, own = scene.tables.content.deployment, list(elements)
    template = rules.templates[name]
    bodies = [body_of(scene, one) for one in own]
    front = {
        one.id
        for one, body in zip(own, bodies, strict=True)
        if body.kind in template.front_types or one.card in template.front_cards
    }
    found = templates.arrange(
        scene.table, bodies, zone_of(scene, own[0]), scene.field.edges[own[0].side], template,
        apart=rules.apart, gap=rules.gap, front=front,
    )  # fmt: skip
    return {key: Standing(place) for key, place in found.items()}


# Reserves -------------------------------------------------------------------------------------


def reserves(scene: Scene, side: str) -> list[Element]:
    """Return the elements of a side that wait off the table.  Rules: FAS-SET-09."""
    return [
        one
        for one in scene.elements
        if one.side == side and not one.gone and one.id not in scene.field.places
    ]


def entry_fault(scene: Scene, placing: Placing) -> Hindrance | None:
    """Say why a reserve may not enter where a line wants it.

    Rules: FAS-12.1-PAR-a, FAS-SET-09, FAS-RUL-109.
    """
    element = scene.element(placing.element)
    apart = scene.tables.content.deployment.partisans_apart
    if (placing.order is not None) != scene.tables.is_unit(element):
        return bar("FAS-12.1-PAR-a", "entry-order", order=placing.element)
    if placing.structure:
        piece = piece_of(scene, placing.structure)
        if piece is None:
            return bar("FAS-13.3.1-c", "no-structure", order=placing.structure)
        held = arrivals.enter_in(scene.table, body_of(scene, element), piece, apart)
        return scene.hindrance(held) if isinstance(held, Fault) else None
    if placing.place is None:
        return bar("FAS-12.1-PAR-a", "no-entry", order=placing.element)
    found = arrivals.enter(scene.table, body_of(scene, element, placing.place), apart)
    return scene.hindrance(found) if isinstance(found, Fault) else None


def entries(scene: Scene, element: Element) -> list[Placing]:
    """Return some ways in which a reserve can enter, each without its order.

    Rules: FAS-12.1-PAR-a.
    """
    body = body_of(scene, element)
    apart = scene.tables.content.deployment.partisans_apart
    found = [
        Placing("enter", element.id, one) for one in arrivals.entries(scene.table, body, apart)
    ]
    return found + [
        Placing("enter", element.id, structure=one.id)
        for one in scene.table.pieces
        if isinstance(arrivals.enter_in(scene.table, body, one, apart), Body)
    ]
