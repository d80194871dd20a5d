"""The whole picture of a battle: strips, mat, units, what happened, and the player's own layer."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Side
from bot.games.lords.model.state import NORTH, SOUTH, other
from bot.games.lords.rules.geometry import Cell, direction, label
from renderers.kit import theme as t
from renderers.kit.pen import XY
from renderers.kit.scene.crop import SEEN
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Box, Placed
from renderers.kit.signs.targets import lozenge
from renderers.kit.signs.trails import gone

from . import arrows, badges, foot, look, mat, strips
from .changes import Changes, read_changes
from .facts import Facts
from .handstrip import hand_strip
from .mat import MARGIN, Empty, Mat
from .subject import Subject
from .text import main_lines
from .tiles import CELL, MIDDLE, Face, core, free_spot, spot

PASS: XY = (MIDDLE, CELL[1] / 2)
"""The middle of a cell, through which moves and shots go."""
OUTWARDS = 0.06
"""How much farther from there an arrow lies that struck."""
RECOIL, REACH = 0.3, 0.75
"""In a film, how much nearer to there an arrow begins, and how far it flies."""


class Board:
    """Puts a picture together; ``top`` is where the mat begins."""

    def __init__(self, facts: Facts, subject: Subject, changes: Changes | None = None) -> None:
        """Take the changes from the events of the subject, unless others are given."""
        self.facts, self.subject = facts, subject
        self.changes = read_changes(subject.events) if changes is None else changes
        self.numbers = subject.numbers()
        self.field = facts.field(subject.view)
        self.told: dict[Cell, int] = {}
        """How many totals lie on each cell."""
        self.mat = self._framed()
        width, height = self.mat.size
        bar = strips.tall(strips.BAR, width)
        self.top = strips.tall(strips.TURN, width) + bar
        self.hand = hand_strip(subject, facts, width)
        below = bar + (self.hand.height if self.hand else 0) + strips.tall(foot.FOOT, width)
        self.scene = Scene((width, self.top + height + below))
        self.strips: list[Placed] = []

    def _framed(self) -> Mat:
        if self.subject.ground is not None:
            return self.subject.ground
        view, tables = self.subject.view, self.facts.tables
        starts = tuple((cell, str(side)) for side, cell in sorted(tables.start.items()))
        used = {unit.cell for unit in view.units} | set(self.changes.cells())
        return mat.framed(
            tables.mat, used, starts, borderless=view.terms.borderless, turned=self.subject.turned
        )

    def draw(self) -> tuple[Image.Image, list[Placed]]:
        """Draw everything and return the picture (RGB) and what lies where."""
        base = Image.new("RGB", self.scene.size, t.FRAME)
        base.paste(mat.ground(self.mat), (0, self.top))
        self._lay_strips(base)
        self._empties()
        self._ghosts()
        self._units()
        self._placed()
        self._moves()
        self._blows()
        self._verdicts()
        self._numbers()
        self.scene.paint_on(base)
        return base, [*self.strips, *self.scene.placed]

    def draw_mat(self) -> Image.Image:
        """Draw everything and return the mat alone (RGB)."""
        width, height = self.mat.size
        return self.draw()[0].crop((0, self.top, width, self.top + height))

    def fight(self) -> tuple[Cell, ...]:
        """Return the cells of the blows that are shown, or of whoever was hit."""
        blows = [cell for hit, strike in self.changes.blows() for cell in (hit.cell, strike.cell)]
        return tuple(dict.fromkeys(blows or self.changes.struck))

    def around(self, cells: Sequence[Cell]) -> Box:
        """Return the box around some cells in pixels: whole cells, one more on each side of them.

        At the edge of the mat it ends with the numbers there. There are as many more columns as
        make it at least as wide for its height as the part of a close-up with a board.
        """
        (wide, tall), width = self.mat.cell, self.mat.size[0]
        corners = [self._corner(cell) for cell in cells]
        (left, top), (right, bottom) = (
            [pick(one[axis] for one in corners) for axis in (0, 1)] for pick in (min, max)
        )
        low, high = self.top, self.top + self.mat.size[1]
        top, bottom = max(low, top - tall), min(high, bottom + 2 * tall)
        edge = (width - self.mat.columns * wide) // 2
        columns = range(edge, edge + self.mat.columns * wide, wide)
        first, last = columns.index(left), columns.index(right)
        first, last = max(0, first - 1), min(len(columns) - 1, last + 1)
        while (last - first) * wide < (bottom - top) * SEEN[0] / SEEN[1] - wide:
            if last - first + 1 == len(columns):
                break
            first, last = (first, last + 1) if last + 1 < len(columns) else (first - 1, last)
        outer = min(edge, MARGIN)
        left = columns[first] - (outer if first == 0 else 0)
        right = columns[last] + wide + (outer if last == len(columns) - 1 else 0)
        return left, top, right, bottom

    # Strips ------------------------------------------------------------------------------------

    def _lay_strips(self, base: Image.Image) -> None:
        """Lay the strips above and below the mat on an empty picture."""
        subject, facts, say = self.subject, self.facts, self.subject.say
        width, height = self.mat.size
        turn = strips.turn_strip(subject.view, facts, say, preview=subject.preview, width=width)
        upper, lower = (SOUTH, NORTH) if subject.turned else (NORTH, SOUTH)
        bars = [strips.side_bar(subject.view, side, facts, say, width) for side in (upper, lower)]
        lines = main_lines(subject.events, facts, say, foot.LINES)
        private = subject.owner is not None
        last = foot.foot(subject.view, lines, say, private=private, width=width)
        low = self.top + height
        below = low + bars[1].height
        laid = [("turn", "", turn, 0), ("side", str(upper), bars[0], turn.height)]
        laid.append(("side", str(lower), bars[1], low))
        if self.hand:
            laid.append(("hand", "", self.hand, below))
            below += self.hand.height
        laid.append(("foot", "", last, below))
        for what, where, strip, y in laid:
            base.paste(strip, (0, y))
            self.strips.append(Placed(what, where, (0, y, strip.width, y + strip.height)))

    # The mat -----------------------------------------------------------------------------------

    def _corner(self, cell: Cell) -> tuple[int, int]:
        left, top = self.mat.corner(cell)
        return left, top + self.top

    def _cover(self, layer: Layer, name: tuple[str, str], sprite: Image.Image, cell: Cell) -> None:
        """Put a picture of a whole cell."""
        self.scene.put(layer, name, sprite, self._corner(cell), (0, 0))

    def _at(self, cell: Cell, place: XY) -> XY:
        x, y = self.mat.at(cell, place)
        return x, y + self.top

    def _face(self, card: str, side: Side) -> Face:
        return self.facts.face(card, side, self.subject.say, turned=self.subject.turned)

    def _empties(self) -> None:
        """Draw the empty cells that show a number or enemy arrows."""
        danger = self._danger()
        for cell in self.mat.cells:
            name = label(cell)
            numbers = tuple(self.numbers.get(name, ()))
            if cell in self.field.units or not (numbers or cell in danger):
                continue
            spec = Empty(numbers, danger.get(cell, 0))
            self._cover(Layer.MARKS, ("cell", name), mat.empty(spec, self.mat.cell), cell)

    def _danger(self) -> dict[Cell, int]:
        owner, turn = self.subject.owner, self.subject.view.turn
        if owner is None or self.subject.events or (turn.side, turn.phase) != (owner, "place"):
            return {}
        return self.facts.danger(self.field, owner, self.mat.cells)

    def _ghosts(self) -> None:
        for left in self.changes.left.values():
            if left.cell not in self.field.units:
                face = self._face(left.card, left.side)
                if left.fallen and self.changes.turned_over < 1:
                    self._turn_over(face, left.cell)
                    continue
                sprite = mat.ghost(face, self.mat.cell, fallen=left.fallen)
                name = label(left.cell)
                self._cover(Layer.MARKS, ("ghost", name), sprite, left.cell)
                if not left.fallen:
                    size = max(16, round(96 * self.mat.scale))
                    sprite = badges.fan(size, look.plate(left.side), look.edge(left.side))
                    spot_ = self._at(left.cell, (MIDDLE, core(face)))
                    self.scene.put(Layer.MARKS, ("moved", name), sprite, spot_)

    def _turn_over(self, face: Face, cell: Cell) -> None:
        """Draw a card that fell on its edge: first its face, then what is left of it."""
        share, (wide, tall) = self.changes.turned_over, self.mat.cell
        sprite = mat.laid(face, self.mat.cell)
        if share > 0.5:
            sprite = mat.ghost(face, self.mat.cell, fallen=True)
        narrow = max(2, round(wide * abs(1 - 2 * share)))
        left, top = self._corner(cell)
        at = (left + (wide - narrow) // 2, top)
        name = ("ghost", label(cell))
        self.scene.put(Layer.MARKS, name, sprite.resize((narrow, tall)), at, (0, 0))

    def _units(self) -> None:
        threats = self._threats()
        for cell, unit in self.field.units.items():
            face = self._face(unit.card, unit.side)
            sprite = mat.laid(face, self.mat.cell)
            self._cover(Layer.PIECES, ("unit", label(cell)), sprite, cell)
            if cell in threats and cell not in self.changes.struck:
                sprite = badges.threat(threats[cell], face.defence, self.mat.scale)
                place = free_spot(face, len(self._numbers_at(cell)))
                at = self._at(cell, place)
                self.scene.put(Layer.FACTS, ("threat", label(cell)), sprite, at)

    def _threats(self) -> dict[Cell, int]:
        owner = self.subject.owner
        return {} if owner is None else self.facts.threats(self.field, owner)

    def _placed(self) -> None:
        for cell, side in self.changes.placed.items():
            if cell in self.field.units or cell in self.changes.left:
                ring = badges.ring(side, self.mat.scale)
                self.scene.put(Layer.SHOTS, ("placed", label(cell)), ring, self._at(cell, PASS))

    def _moves(self) -> None:
        for origin, target in self.changes.moves:
            ends = [self._at(origin, PASS), self._at(target, PASS)]
            line = arrows.shortened(ends, 20 * self.mat.scale, 70 * self.mat.scale)
            drawn = arrows.sprite_of(line, "move", t.MARK)
            self.scene.lay(Layer.SHOTS, ("move", label(target)), drawn)

    def _blows(self) -> None:
        """Draw the arrows and shots that struck."""
        scale, share = self.mat.scale, self.changes.struck_by
        for hit, strike in self.changes.blows():
            if strike.shot:
                a, b = self._at(strike.cell, PASS), self._at(hit.cell, PASS)
                line = gone(arrows.shortened([a, b], 58 * scale, 66 * scale), share)
                name = ("shot", label(strike.cell))
                self.scene.lay(Layer.SHOTS, name, arrows.sprite_of(line, "shot", t.FIRE))
                x, y = (a[0] * 2 + b[0]) / 3, (a[1] * 2 + b[1]) / 3
                size = max(20, round(50 * scale))
                sprite = badges.roundel(str(strike.value), size, t.FIRE, t.PAPER)
                self.scene.put(Layer.SHOTS, name, sprite, (x, y))
            elif (way := direction(strike.cell, hit.cell)) is not None:
                way = (way + 4) % 8 if self.subject.turned else way
                x, y = spot(way, up=self._faces_up(other(hit.side)))
                far = OUTWARDS if share == 1 else REACH * share - RECOIL
                x, y = x + (x - PASS[0]) * far, y + (y - PASS[1]) * far
                sprite = badges.lit_arrow(way, strike.value, fells=hit.eliminated, scale=scale)
                name = ("blow", label(strike.cell))
                self.scene.put(Layer.SHOTS, name, sprite, self._at(strike.cell, (x, y)))

    def _faces_up(self, side: Side) -> bool:
        return (self.facts.tables.forward[side] > 0) != self.subject.turned

    def _verdicts(self) -> None:
        """Draw each total against the defence: large on what fell, small on what stood.

        It is small too where another unit has moved in. While cards are turned over there is none.
        """
        if self.changes.struck_by < 1 or self.changes.turned_over < 1:
            return
        for (cell, _), hit in self.changes.hits.items():
            unit, scale = self.field.units.get(cell), self.mat.scale
            number = self.told.get(cell, 0)
            self.told[cell] = number + 1
            face = self._face(unit.card, unit.side) if unit else self._face(hit.card, hit.side)
            gone = hit.eliminated and unit is None
            place = (MIDDLE, core(face)) if gone else free_spot(face, number)
            sprite = badges.verdict(hit.total, hit.defence, scale, large=gone)
            self.scene.put(Layer.EVENTS, ("total", label(cell)), sprite, self._at(cell, place))

    def _numbers(self) -> None:
        """Draw the numbers of the menu on units."""
        scale = 1.2 * self.mat.scale
        for cell, unit in self.field.units.items():
            face = self._face(unit.card, unit.side)
            for step, number in enumerate(self._numbers_at(cell), self.told.get(cell, 0)):
                sprite = lozenge(number, scale)
                at = self._at(cell, free_spot(face, step))
                self.scene.put(Layer.TARGETS, ("target", label(cell)), sprite, at)

    def _numbers_at(self, cell: Cell) -> list[str]:
        """Return the numbers of the menu that a unit shows."""
        return self.numbers.get(label(cell), [])[:3]
