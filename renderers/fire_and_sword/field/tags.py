"""Signs beside an element on a table: name, state, disorganisation, order tokens, loads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import hypot
from typing import Final, NamedTuple

from PIL import Image

from bot.games.fire_and_sword.model.view import ElementView
from renderers.fire_and_sword import signs
from renderers.fire_and_sword.elements import carried
from renderers.fire_and_sword.words import is_of_second
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Box, around, shared

NEAR: Final = 1.15
"""From so many pixels a unit on, loads are shown beside an element."""
ROOMY: Final = 58
"""So wide a tray in units holds its token and its name."""
FACTS: Final = ("tag", "disorganised", "token", *signs.LOADS)
_UP_DOWN: Final = (0, 16, 30, -16, -32, 44, -48, -64)
_ASIDE: Final = (0, -18, 18, -36, 36, -56, 56)
_UPWARD: Final = 12
"""How much farther a place above counts, where the models of the element stand."""


def _far(move: tuple[int, int]) -> float:
    return hypot(*move) + _UPWARD * (move[1] < 0)


MOVES: Final = sorted(product(_ASIDE, _UP_DOWN), key=_far)
"""How far the signs of an element may be moved from their usual place, in units."""
SIGN, PIECE, AFAR = 8, 1, 12
"""How bad a covered pixel of a sign is, one of another element, and a pixel of a move."""


class Ends(NamedTuple):
    """Where the signs of an element usually stand: the lower left and right corner of its tray."""

    left: XY
    right: XY


class _Fact(NamedTuple):
    what: str
    sprite: Image.Image
    box: Box


def put_facts(scene: Scene, one: ElementView, ends: Ends, k: float) -> None:
    """Put the order tokens at the lower left, name and disorganisation at the lower right.

    All of them move together to where they cover no sign of another element and least of the
    elements, which are all there already. ``k``: pixels a unit.
    """
    facts = _facts(one, ends, k)
    trays = [box for box in scene.boxes("tray") if box not in scene.boxes_at(one.id, "tray")]
    (dx, dy) = _move(facts, _taken(scene), trays, k)
    for fact in facts:
        corner = (fact.box[0] + dx, fact.box[1] + dy)
        scene.lay(Layer.FACTS, (fact.what, one.id), (fact.sprite, corner))


def _move(
    facts: Sequence[_Fact], signs_: Sequence[Box], trays: Sequence[Box], k: float
) -> tuple[int, int]:  # fmt: skip
    """Return by how many pixels signs move to hide least: the nearest such move."""
    best, least = (0, 0), float("inf")
    for right, down in MOVES:
        move = round(right * k), round(down * k)
        cost = AFAR * k * _far((right, down))
        for fact in facts:
            box = _moved(fact.box, move)
            cost += SIGN * sum(shared(box, other) for other in signs_)
            cost += PIECE * sum(shared(box, other) for other in trays)
        if cost < least:
            best, least = move, cost
    return best


def _moved(box: Box, move: tuple[int, int]) -> Box:
    return box[0] + move[0], box[1] + move[1], box[2] + move[0], box[3] + move[1]


def _taken(scene: Scene) -> list[Box]:
    """Return what signs must not cover: one another, and the edge of the picture."""
    (wide, high), far = scene.size, max(scene.size)
    beyond = [
        (-far, -far, 0, 2 * far), (wide, -far, wide + far, 2 * far),
        (0, -far, wide, 0), (0, high, wide, high + far),
    ]  # fmt: skip
    return [*scene.boxes(*FACTS), *beyond]


def _facts(one: ElementView, ends: Ends, k: float) -> list[_Fact]:
    """Return the signs of an element in their usual places."""
    left, right = ends
    within = right[0] - left[0] >= ROOMY * k
    at, anchor = ((right[0] + 3 * k, right[1]), (1.0, 0.5)) if within else (right, (0.5, 0.5))
    words = f"{one.id} {signs.SECOND}" if is_of_second(one) else one.id
    tag = signs.tag(words, one.state, k)
    box = around(at, tag.size, anchor)
    found = [_Fact("tag", tag, box)]
    if one.dp:
        spot = (box[0] - 7 * k if within else box[2] + 9 * k, right[1])
        found.append(_fact("disorganised", signs.disorganised(one.dp, k), spot))
    edge = min(fact.box[0] for fact in found)
    x = min(left[0] + 8 * k, edge - 13 * k) if within else left[0] + 2 * k
    for place, sprite in enumerate(_tokens(one, 1.1 * k)):
        found.append(_fact("token", sprite, (x - 17 * k * place, left[1])))
    if k >= NEAR:
        found += _loads(one, (right[0] - 14 * k, right[1] + 25 * k), k)
    return found


def _fact(what: str, sprite: Image.Image, spot: XY, anchor: XY = (0.5, 0.5)) -> _Fact:
    return _Fact(what, sprite, around(spot, sprite.size, anchor))


def _tokens(one: ElementView, k: float) -> Iterator[Image.Image]:
    """Yield the token face up, then the back of one face down: its own side sees its sign."""
    if one.covered:
        kind: signs.Token = "down" if one.hidden is None else "own"
        yield signs.token(kind, one.side, one.hidden, k)
    if one.revealed is not None:
        yield signs.token("open", one.side, one.revealed, k)
    elif one.activated:
        yield signs.token("active", one.side, None, k)


def _loads(one: ElementView, spot: XY, k: float) -> Iterator[_Fact]:
    """Yield what an element carries, as many signs as it has of each, below its name."""
    x = spot[0]
    for kind, value in carried(one):
        for _ in range(value):
            sprite = signs.load(kind, round(0.62 * k, 3))
            yield _fact(kind, sprite, (x, spot[1]), (0, 0.5))
            x += 13 * k
