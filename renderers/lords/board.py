"""The whole picture of a battle: strips, mat, units, what happened, and the player's own layer."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Side
from bot.games.lords.model.state import NORTH, SOUTH, other
from bot.games.lords.rules.geometry import Cell, direction, label
from renderers.kit import arrows, tokens
from renderers.kit import theme as t
from renderers.kit.pen import XY
from renderers.kit.signs.targets import lozenge

from . import badges, foot, look, mat, strips
from .changes import read_changes
from .facts import Facts
from .handstrip import hand_strip
from .mat import Empty, Mat
from .paint import Surface
from .subject import Subject
from .text import main_lines
from .tiles import CELL, MIDDLE, Face, core, free_spot, spot

PASS: XY = (MIDDLE, CELL[1] / 2)
"""The middle of a cell, through which moves and shots go."""
OUTWARDS = 0.06
"""How much farther from there an arrow lies that struck."""


class Board:
    """Puts a picture together; ``top`` is where the mat begins."""

    def __init__(self, facts: Facts, subject: Subject) -> None:
        self.facts, self.subject = facts, subject
        self.changes = read_changes(subject.events)
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
        self.surface = Surface((width, self.top + height + below), t.FRAME)

    def _framed(self) -> Mat:
        view, tables = self.subject.view, self.facts.tables
        starts = tuple((cell, str(side)) for side, cell in sorted(tables.start.items()))
        used = {unit.cell for unit in view.units} | set(self.changes.cells())
        return mat.framed(
            tables.mat, used, starts, borderless=view.terms.borderless, turned=self.subject.turned
        )

    def draw(self) -> Image.Image:
        """Draw everything and return the picture in the palette."""
        self._strips()
        self.surface.lay(mat.ground(self.mat), (0, self.top))
        self._empties()
        self._ghosts()
        self._units()
        self._placed()
        self._moves()
        self._blows()
        self._verdicts()
        self._numbers()
        return self.surface.image

    def fight(self) -> tuple[Cell, ...]:
        """Return the cells of the blows that are shown, or of whoever was hit."""
        blows = [cell for hit, strike in self.changes.blows() for cell in (hit.cell, strike.cell)]
        return tuple(dict.fromkeys(blows or self.changes.struck))

    def around(self, cells: Sequence[Cell]) -> tuple[int, int, int, int]:
        """Return the box around some cells in pixels, with half a cell around them."""
        wide, tall = self.mat.cell
        corners = [self._corner(cell) for cell in cells]
        left = min(x for x, _ in corners) - wide // 2
        top = min(y for _, y in corners) - tall // 2
        right = max(x for x, _ in corners) + wide + wide // 2
        bottom = max(y for _, y in corners) + tall + tall // 2
        width, height = self.mat.size
        low, high = self.top, self.top + height
        return max(0, left), max(low, top), min(width, right), min(high, bottom)

    # Strips ------------------------------------------------------------------------------------

    def _strips(self) -> None:
        subject, facts, say = self.subject, self.facts, self.subject.say
        width, height = self.mat.size
        turn = strips.turn_strip(subject.view, facts, say, preview=subject.preview, width=width)
        self.surface.lay(turn, (0, 0))
        upper, lower = (SOUTH, NORTH) if subject.turned else (NORTH, SOUTH)
        y = self.top + height
        self.surface.lay(strips.side_bar(subject.view, upper, facts, say, width), (0, turn.height))
        bar = strips.side_bar(subject.view, lower, facts, say, width)
        self.surface.lay(bar, (0, y))
        y += bar.height
        if self.hand:
            self.surface.lay(self.hand, (0, y))
            y += self.hand.height
        lines = main_lines(subject.events, facts, say, foot.LINES)
        private = subject.owner is not None
        self.surface.lay(foot.foot(subject.view, lines, say, private=private, width=width), (0, y))

    # The mat -----------------------------------------------------------------------------------

    def _corner(self, cell: Cell) -> tuple[int, int]:
        left, top = self.mat.corner(cell)
        return left, top + self.top

    def _at(self, cell: Cell, place: XY) -> XY:
        x, y = self.mat.at(cell, place)
        return x, y + self.top

    def _face(self, card: str, side: Side) -> Face:
        return self.facts.face(card, side, self.subject.say, turned=self.subject.turned)

    def _empties(self) -> None:
        """Draw the empty cells that show a number or enemy arrows."""
        danger = self._danger()
        starts = dict(self.mat.starts)
        for cell in self.mat.cells:
            name = label(cell)
            numbers = tuple(self.numbers.get(name, ()))
            if cell in self.field.units or not (numbers or cell in danger):
                continue
            light = (cell.col + cell.row) % 2 == 0
            spec = Empty(name, light, starts.get(cell, ""), numbers, danger.get(cell, 0))
            self.surface.lay(mat.empty(spec, self.mat.cell), self._corner(cell))

    def _danger(self) -> dict[Cell, int]:
        owner, turn = self.subject.owner, self.subject.view.turn
        if owner is None or self.subject.events or (turn.side, turn.phase) != (owner, "place"):
            return {}
        return self.facts.danger(self.field, owner, self.mat.cells)

    def _ghosts(self) -> None:
        for left in self.changes.left.values():
            if left.cell not in self.field.units:
                face = self._face(left.card, left.side)
                sprite = mat.ghost(face, self.mat.cell, fallen=left.fallen)
                self.surface.lay(sprite, self._corner(left.cell))
                if not left.fallen:
                    size = max(16, round(96 * self.mat.scale))
                    sprite = badges.fan(size, look.plate(left.side), look.edge(left.side))
                    self.surface.place(sprite, self._at(left.cell, (MIDDLE, core(face))))

    def _units(self) -> None:
        threats = self._threats()
        for cell, unit in self.field.units.items():
            face = self._face(unit.card, unit.side)
            self.surface.lay(mat.laid(face, self.mat.cell), self._corner(cell))
            if cell in threats and cell not in self.changes.struck:
                sprite = badges.threat(threats[cell], face.defence, self.mat.scale)
                place = free_spot(face, len(self._numbers_at(cell)))
                self.surface.place(sprite, self._at(cell, place))

    def _threats(self) -> dict[Cell, int]:
        owner = self.subject.owner
        return {} if owner is None else self.facts.threats(self.field, owner)

    def _placed(self) -> None:
        for cell, side in self.changes.placed.items():
            if cell in self.field.units or cell in self.changes.left:
                self.surface.place(badges.ring(side, self.mat.scale), self._at(cell, PASS))

    def _moves(self) -> None:
        for origin, target in self.changes.moves:
            ends = [self._at(origin, PASS), self._at(target, PASS)]
            line = arrows.shortened(ends, 20 * self.mat.scale, 70 * self.mat.scale)
            self.surface.arrow(line, "move", t.MARK)

    def _blows(self) -> None:
        """Draw the arrows and shots that struck."""
        scale = self.mat.scale
        for hit, strike in self.changes.blows():
            if strike.shot:
                a, b = self._at(strike.cell, PASS), self._at(hit.cell, PASS)
                line = arrows.shortened([a, b], 58 * scale, 66 * scale)
                self.surface.arrow(line, "shot", t.FIRE)
                x, y = (a[0] * 2 + b[0]) / 3, (a[1] * 2 + b[1]) / 3
                size = max(20, round(50 * scale))
                sprite = tokens.roundel(str(strike.value), size, t.FIRE, t.PAPER)
                self.surface.place(sprite, (x, y))
            elif (way := direction(strike.cell, hit.cell)) is not None:
                way = (way + 4) % 8 if self.subject.turned else way
                x, y = spot(way, up=self._faces_up(other(hit.side)))
                x, y = x + (x - PASS[0]) * OUTWARDS, y + (y - PASS[1]) * OUTWARDS
                sprite = badges.lit_arrow(way, strike.value, fells=hit.eliminated, scale=scale)
                self.surface.place(sprite, self._at(strike.cell, (x, y)))

    def _faces_up(self, side: Side) -> bool:
        return (self.facts.tables.forward[side] > 0) != self.subject.turned

    def _verdicts(self) -> None:
        """Draw each total against the defence: large on what fell, small on what stood.

        It is small too where another unit has moved in.
        """
        for (cell, _), hit in self.changes.hits.items():
            unit, scale = self.field.units.get(cell), self.mat.scale
            number = self.told.get(cell, 0)
            self.told[cell] = number + 1
            face = self._face(unit.card, unit.side) if unit else self._face(hit.card, hit.side)
            gone = hit.eliminated and unit is None
            place = (MIDDLE, core(face)) if gone else free_spot(face, number)
            sprite = badges.verdict(hit.total, hit.defence, scale, large=gone)
            self.surface.place(sprite, self._at(cell, place))

    def _numbers(self) -> None:
        """Draw the numbers of the menu on units."""
        scale = 1.2 * self.mat.scale
        for cell, unit in self.field.units.items():
            face = self._face(unit.card, unit.side)
            for step, number in enumerate(self._numbers_at(cell), self.told.get(cell, 0)):
                sprite = lozenge(number, scale)
                self.surface.place(sprite, self._at(cell, free_spot(face, step)))

    def _numbers_at(self, cell: Cell) -> list[str]:
        """Return the numbers of the menu that a unit shows."""
        return self.numbers.get(label(cell), [])[:3]
