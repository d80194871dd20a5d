"""Pictures of a virtual table: the whole of it in its frame, and a part from close up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Event
from bot.games.fire_and_sword.model.state import SIDES
from bot.games.fire_and_sword.model.view import FasView
from renderers.fire_and_sword import frame
from renderers.fire_and_sword.changes import Changes, read_changes
from renderers.fire_and_sword.story import entries, story
from renderers.fire_and_sword.words import event_lines
from renderers.kit.frame.legend import legend
from renderers.kit.frame.plates import plate
from renderers.kit.frame.report import Report, crop_plate, report
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.lettering import block, write
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Scene
from renderers.kit.scene.placed import Placed
from renderers.picture import Speaker

from . import base, eye
from .deeds import put_deeds
from .facts import Facts
from .pieces import Stage, put_elements
from .printed import put_names

Act = Callable[[Stage], None]
"""Puts what a picture shows besides the elements."""
SIGNED: Final = 6
"""Most signs that are explained below a part of a table."""


class Told(NamedTuple):
    """What stands on the plate below a part of a table: words, then signs with their words."""

    head: str
    numbers: str = ""
    signs: Sequence[tuple[Image.Image, str]] = ()


class Tableau:
    """A view of a table, to be painted as a whole or in part, in a language."""

    def __init__(self, facts: Facts, view: FasView, say: Speaker, *, turned: bool) -> None:
        self.facts, self.view, self.say = facts, view, say
        self.land = facts.land(view, turned)
        self.table = facts.table(view)
        self._print, self._upper = facts.print(view, say), facts.upper(view, turned)

    def stage(self, scene: Scene, look: eye.Eye) -> Stage:
        """Return an empty stage."""
        elements = self.facts.elements(self.view)
        return Stage(scene, look, self.facts.content, self.table, elements, self.say)

    # The whole table -------------------------------------------------------------------------

    def whole(
        self, events: Sequence[Event], act: Act, signs: Sequence[tuple[Image.Image, str]] = (),
        *, preview: str = "",
    ) -> tuple[Image.Image, list[Placed]]:  # fmt: skip
        """Paint the whole table with what the events changed; return what lies where, too."""
        low, changes = eye.low_of(self.land), read_changes(events)
        spec = base.Base(self.land, self._print.goals, self._plates(low))
        ground = base.base(spec)
        scene = Scene(ground.size)
        stage = self.stage(scene, eye.whole(self.land))
        self._fill(stage, changes, act)
        image = scene.painted(ground)
        placed = scene.placed + frame.tell(
            image, self.view, self.say, low, upper=self._upper, preview=preview
        )
        box = frame.telling(low)
        told = story(self.view, changes, event_lines(events, self.say), self.say)
        placed += [Placed("die", "", one) for one in report(image, box, told, WOOD, "bone")]
        room = box[2] - box[0] - 36
        signed = [*signs, *entries(self.view, self.say)][:SIGNED]
        legend(image, (box[0] + 18, box[3] - 23), room, signed, WOOD.ink)
        return image, placed

    def _plates(self, low: int) -> frame.Plates:
        hosts = []
        for side in sorted(SIDES, key=lambda one: one != self._upper):
            leaders = [o.card for o in self.view.elements if o.side == side and o.full_cp]
            name = self.say(frame.name_of(side))
            hosts.append(frame.Host(side, name, leaders[0] if leaders else ""))
        return frame.Plates(low, tuple(hosts))

    def _fill(self, stage: Stage, changes: Changes, act: Act) -> None:
        put_elements(stage, changes.touched)
        put_deeds(stage, changes)
        act(stage)
        put_names(stage.scene, stage.eye, self._print)

    # A part of it ----------------------------------------------------------------------------

    def part(
        self, points: Sequence[XY], changes: Changes, act: Act, told: Report | Told
    ) -> tuple[Image.Image, list[Placed]]:  # fmt: skip
        """Paint the part with some points in inches over a plate; return what lies where, too."""
        part = eye.near(self.land, points)
        look, scene = eye.Eye(self.land, part.view), Scene(part.size)
        ground = base.part_of(self.land, self._print.goals, part)
        self._fill(self.stage(scene, look), changes, act)
        image = scene.painted(ground)
        image.paste(WOOD.body, (0, part.size[1], *part.picture))
        if isinstance(told, Report):
            crop_plate(image, part.plate, told, WOOD, "bone")
        else:
            _tell(image, part.plate, told)
        return image, scene.placed


def _tell(image: Image.Image, box: tuple[int, int, int, int], told: Told) -> None:
    """Lay a plate with large words and the signs of the picture."""
    plate(image, box, WOOD.paper, WOOD.paper_rule, radius=12)
    left, top, right, low = box
    room, pen = right - left - 48, ImageDraw.Draw(image)
    size, lines = block(told.head, (room, 1 if told.numbers else 2), (56, "black"))
    y = top + 46.0
    for line in lines:
        write(pen, (left + 24, y, room), line, (size, "black", WOOD.ink))
        y += size * 1.1
    if told.numbers:
        write(pen, (left + 24, y + 4, room), told.numbers, (42, "semibold", WOOD.muted))
    for row in range(0, min(len(told.signs), SIGNED), 3):
        start = (left + 24, low - 68 + 42 * (row // 3))
        legend(image, start, room, told.signs[row : row + 3], WOOD.ink)
