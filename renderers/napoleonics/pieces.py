"""What stands on the board of Napoleonics, and the numbers of what may be chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.games.napoleonics.model.state import OFF, TOP, Leader, Unit
from bot.games.napoleonics.model.view import NapView
from renderers.kit.brush.colours import INK
from renderers.kit.hexfield import Grid, Point
from renderers.kit.land.lines import NAME_AT
from renderers.kit.minis.busts import Mark, bust
from renderers.kit.minis.looks import Pose
from renderers.kit.minis.unit import State, standing
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Box, around
from renderers.kit.scene.view import HexView
from renderers.kit.signs import targets
from renderers.kit.signs.chips import chip
from renderers.kit.signs.lettering import name
from renderers.kit.signs.trails import gone
from renderers.painter import CHOSEN, Marks

from . import look
from .changes import Changes
from .dress.leaders import BACKS, face_of
from .facts import Facts, Goal
from .frame import goal_sign, slot

STAND: Final = 0.66
"""Where the lower edge of a base lies, in sides below the middle of its hex."""
CHIP: Final = (0.24, 0.4)
"""Where strengths stand, on the side to which a unit looks; leaders stand on the other."""
SLOT: Final = (0.37, -0.02)
SMALL, BESIDE = 0.56, (0.33, 0.42)
"""Size and place of the portrait of a leader beside a unit."""
NAMED_FROM: Final = 1.2
"""From this size of a picture on leaders have their names above them."""
CAPTION: Final = -0.36
"""Where the name of a leader stands: under that of the hex."""


CORNERS: Final = ((-0.4, -0.24), (0.4, -0.24), (0.0, -0.08), (-0.4, 0.3), (0.4, 0.3), (0.0, 0.3))
"""Where numbers stand on a hex with a piece, the best place first."""
ASIDE: Final = ((0.0, 0.0), (-0.2, 0.02), (0.0, 0.2), (-0.2, 0.2), (0.2, 0.2), (-0.3, 0.0))
"""How far numbers go aside on a hex without a piece, where somebody fell."""
NUMBERED: Final = ("chip", "square", "name", "target", "loss", "sabres")
"""What they do not cover."""


class Stage(NamedTuple):
    """What pieces are put on: the picture in the making, what of the board it shows, the facts."""

    scene: Scene
    at: HexView[Grid]
    facts: Facts
    letters: int = look.NAME
    """Size of the names of hexes in picture pixels."""
    under_way: Mapping[str, XY] = {}
    """How far pieces still are from where they go, in pixels, by the hexes where they go."""

    def of(self, label: str, dx: float, dy: float) -> Point:
        """Return a point of the pieces on a hex, or on their way there."""
        x, y = self.at.at(label, dx, dy)
        ahead, down = self.under_way.get(label, (0.0, 0.0))
        return Point(x + ahead, y + down)

    def names(self, labels: Iterable[str]) -> list[Box]:
        """Return where the names of hexes stand, written again or not."""
        return [
            around(self.at.at(label, 0, NAME_AT), self.name(label).size) for label in sorted(labels)
        ]

    def name(self, label: str) -> Image.Image:
        """Return the name of a hex as it is written on the board."""
        return name(label, self.letters, INK, look.HALO)

    @property
    def k(self) -> float:
        """Picture pixels a board pixel."""
        return self.at.k


def put_pieces(stage: Stage, view: NapView, changes: Changes) -> None:
    """Put units, leaders and objectives on the board."""
    stage = stage._replace(under_way=_under_way(stage, changes))
    leaders = stage.facts.leaders(view)
    taken = {one.hex for one in view.units} | {label for _, label in leaders}
    for goal in stage.facts.goals(view):
        _goal(stage, goal, taken)
    for one in view.units:
        _unit(stage, one, changes)
    for leader, label in leaders:
        _leader(stage, leader, label, view.units)


def _under_way(stage: Stage, changes: Changes) -> dict[str, XY]:
    """Return how far pieces have still to go, in pixels, by the hexes where they go."""
    if changes.walked == 1:
        return {}
    found: dict[str, XY] = {}
    for path in changes.ways:
        if path[-1] != OFF:
            way: list[XY] = [stage.at.at(label) for label in path]
            (ax, ay), (bx, by) = gone(way, changes.walked)[-1], way[-1]
            found[path[-1]] = (ax - bx, ay - by)
    return found


def ahead(side: str) -> int:
    """Return to which side the pieces of a camp look: 1 right, -1 left."""
    return 1 if side == TOP else -1


def _goal(stage: Stage, goal: Goal, taken: Collection[str]) -> None:
    """Put an objective: large on an empty hex, small at the edge beside a piece."""
    if goal.hex in taken:
        spot, size = stage.at.at(goal.hex, -0.44, -0.2), 32
        layer = Layer.FACTS
    else:
        spot, size = stage.at.at(goal.hex, 0, 0.12), 54
        layer = Layer.MARKS
    sprite = goal_sign(goal.side, round(size * stage.k), goal.held)
    stage.scene.put(layer, ("goal", goal.hex), sprite, spot)


def _unit(stage: Stage, one: Unit, changes: Changes) -> None:
    mark: Mark = "done" if one.battled else "ordered" if one.ordered else ""
    state = State(
        one.blocks, max(one.start_blocks, one.blocks), _pose(stage, one, changes), mark,
        one.square is not None, changes.losses.get(one.hex, 0),
    )  # fmt: skip
    way = ahead(one.side)
    sprite, anchor = standing(stage.facts.troop(one.type), state, stage.k, left=way < 0)
    spot = stage.of(one.hex, 0, STAND)
    stage.scene.put(Layer.PIECES, ("unit", one.hex), sprite, spot, anchor)
    code = stage.facts.kind(one.type).code
    strength = chip(one.blocks, one.start_blocks, code, stage.k)
    stage.scene.put(Layer.FACTS, ("chip", one.hex), strength, _beside(stage, one.hex, CHIP, way))
    put_name(stage, one.hex)
    if mark or one.square is not None:
        _names_below(stage, one.hex)
    if one.square is not None:
        number = slot(str(one.square), round(26 * stage.k))
        stage.scene.put(
            Layer.FACTS, ("square", one.hex), number, _beside(stage, one.hex, SLOT, way)
        )


def _names_below(stage: Stage, label: str) -> None:
    """Write the names again into which the edge of a unit reaches: those of the next row."""
    low = stage.at.at(label)[1]
    for other in stage.facts.tables.board.neighbours[label]:
        if stage.at.at(other)[1] > low + 1:
            put_name(stage, other)


def put_name(stage: Stage, label: str) -> None:
    """Write the name of a hex again, over standards and plumes; once."""
    if stage.scene.has("name", label):
        return
    spot = stage.at.at(label, 0, NAME_AT)
    stage.scene.put(Layer.FACTS, ("name", label), stage.name(label), spot)


def _beside(stage: Stage, label: str, at: tuple[float, float], way: int) -> Point:
    return stage.of(label, at[0] * way, at[1])


def _pose(stage: Stage, one: Unit, changes: Changes) -> Pose:
    """Return what a unit does: who attacks from afar fires, who attacks a neighbour charges."""
    struck = [blow.target for blow in changes.blows if blow.origin == one.hex]
    if not struck:
        return "stand"
    beside = stage.facts.tables.board.neighbours[one.hex]
    return "charge" if struck[-1] in beside else "aim"


def _leader(stage: Stage, leader: Leader, label: str, units: Sequence[Unit]) -> None:
    """Put the portrait of a leader: small beside a unit, large where none stands."""
    sides = {one.hex: one.side for one in units}
    mark: Mark = "ordered" if leader.ordered else ""
    small, way = label in sides, -ahead(sides.get(label, leader.side))
    sprite = bust(
        face_of(leader.name, leader.side), BACKS[leader.side], stage.k * (SMALL if small else 1),
        mark=mark, left=leader.side != TOP,
    )  # fmt: skip
    spot = _beside(stage, label, BESIDE, way) if small else stage.of(label, 0, 0.16)
    stage.scene.put(Layer.LEADERS, ("leader", label), sprite, spot)
    if stage.k >= NAMED_FROM:
        words = name(leader.name, round(16 * stage.k), INK, look.HALO)
        above = stage.of(label, 0, CAPTION)
        stage.scene.put(Layer.FACTS, ("leader's name", label), words, above)


def put_marks(stage: Stage, view: NapView, marks: Marks) -> None:
    """Put numbered lozenges on the hexes that may be chosen, a white one where one was."""
    taken = {one.hex for one in view.units} | {at for _, at in stage.facts.leaders(view)}
    numbers: dict[str, list[str]] = {}
    for number, label in marks:
        if look.FIELD.is_hex(label):
            numbers.setdefault(label, []).append(number)
    for label, here in numbers.items():
        middle = -0.23 * (min(len(here), 3) - 1)
        for step, number in enumerate(here):
            chosen = number == CHOSEN
            sprite = targets.chosen("", stage.k) if chosen else targets.lozenge(number, stage.k)
            if label in taken:
                spots = [stage.at.at(label, dx, dy) for dx, dy in CORNERS]
                spot = stage.scene.corner(spots, sprite.size, NUMBERED)
            else:
                ahead, down = middle + 0.44 * (step % 3), 0.1 + 0.76 * (step // 3)
                spots = [stage.at.at(label, ahead + dx, down + dy) for dx, dy in ASIDE]
                spot = stage.scene.corner(spots, sprite.size, NUMBERED)
            stage.scene.put(Layer.TARGETS, ("target", label), sprite, spot)
