"""Films of Lords of War: a card is laid down, arrows strike, and what fell turns over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec
from PIL import Image, ImageFilter

from bot.engine.model import Event, Moment, Side
from bot.games.lords.model import events as ev
from bot.games.lords.model.state import Unit
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.geometry import Cell
from renderers.kit.frame.report import Report, crop_plate
from renderers.kit.frame.stuff import FIELD, grain
from renderers.kit.scene import film
from renderers.kit.scene.crop import SEEN, Part
from renderers.kit.scene.view import WHOLE
from renderers.picture import Speaker

from . import mat
from .board import Board
from .changes import Changes, read_changes
from .facts import Facts
from .subject import Subject
from .text import main_lines, turn_line, units_line

LAY, STRIKE, TURN_OVER = 5, 4, 5
"""How many frames they are worth: a card laid down, arrows that strike, cards turned over."""
HIGH: Final = 0.45
"""How much larger a card looks before it lies on the mat."""
SHADE: Final = 40
"""How far its shadow lies from it then, in pixels."""


class Step(NamedTuple):
    """Something done: the views around it, its events, and what they changed."""

    before: LordsView
    after: LordsView
    events: Sequence[Event]
    changes: Changes

    @property
    def placed(self) -> list[ev.UnitPlaced]:
        """The cards that were laid down."""
        return [event for event in self.events if isinstance(event, ev.UnitPlaced)]

    @property
    def fought(self) -> LordsView:
        """The view after the cards were laid down and before anything struck."""
        units = [
            Unit(id=one.unit, card=one.card, side=one.side, cell=one.cell) for one in self.placed
        ]
        return msgspec.structs.replace(self.before, units=(*self.before.units, *units))


class Camera:
    """Paints the frames of a film: a mat over a plate of words, the same for every viewer."""

    def __init__(self, facts: Facts, say: Speaker, ground: mat.Mat) -> None:
        self._facts, self._say, self._ground = facts, say, ground
        width, height = ground.size
        self._part = Part(WHOLE, (SEEN[0], round(height * SEEN[0] / width)))

    def still(
        self, view: LordsView, events: Sequence[Event] = (), changes: Changes | None = None
    ) -> Image.Image:
        """Paint a view with what its events changed, or with other changes."""
        return self._over_plate(self._mat(view, events, changes), view, events)

    def laid(self, step: Step, share: float) -> Image.Image:
        """Paint the cards of a step a share (0 to 1) of their way down to the mat."""
        image = self._mat(step.before)
        for placed in step.placed:
            self._lower(image, placed, 1 - share)
        return self._over_plate(image, step.after, step.placed)

    def struck(self, step: Step, share: float) -> Image.Image:
        """Paint the arrows of a step a share (0 to 1) of their way."""
        changes = step.changes.striking(share)
        image = self._mat(step.fought, step.events, changes)
        return self._over_plate(image, step.after, step.placed or step.events)

    def fallen(self, step: Step, share: float) -> Image.Image:
        """Paint the cards that fell turned over by a share (0 to 1)."""
        return self.still(step.after, step.events, step.changes.falling(share))

    def _mat(
        self, view: LordsView, events: Sequence[Event] = (), changes: Changes | None = None
    ) -> Image.Image:
        everybody = msgspec.structs.replace(view, viewer=None)
        subject = Subject(
            everybody, events, self._say, turned=self._ground.turned, ground=self._ground
        )
        return Board(self._facts, subject, changes).draw_mat()

    def _lower(self, image: Image.Image, placed: ev.UnitPlaced, high: float) -> None:
        """Paint a card above its cell with its shadow; ``high`` is 1 at first and 0 at last."""
        wide, tall = self._ground.cell
        face = self._facts.face(placed.card, placed.side, self._say, turned=self._ground.turned)
        size = (round(wide * (1 + HIGH * high)), round(tall * (1 + HIGH * high)))
        card = mat.laid(face, (wide, tall)).resize(size, Image.Resampling.BICUBIC)
        left, top = self._ground.corner(placed.cell)
        corner = (left - (size[0] - wide) // 2, top - (size[1] - tall) // 2 - round(SHADE * high))
        shade = Image.new("L", (size[0] + 2 * SHADE, size[1] + 2 * SHADE))
        shade.paste(110, (SHADE, SHADE, SHADE + size[0], SHADE + size[1]))
        fall = round(SHADE * high * 2) - SHADE
        soft = shade.filter(ImageFilter.GaussianBlur(4 + 10 * high))
        image.paste((24, 20, 30), (corner[0] + fall, corner[1] + fall), soft)
        image.paste(card, corner, card)

    def _over_plate(
        self, shown: Image.Image, view: LordsView, events: Sequence[Event]
    ) -> Image.Image:
        image = grain(self._part.picture, FIELD.body, 3, 24, 18, 0.3).copy()
        image.paste(shown.resize(self._part.size, Image.Resampling.LANCZOS))
        crop_plate(image, self._part.plate, self._told(view, events), FIELD, "bone")
        return image

    def _told(self, view: LordsView, events: Sequence[Event]) -> Report:
        lines = main_lines(events, self._facts, self._say, 2)
        if not lines:
            return Report(turn_line(view, self._say), units_line(view, self._say))
        (best,) = main_lines(events, self._facts, self._say, 1)
        return Report(best, " ".join(line for line in lines if line != best))


def camera(facts: Facts, say: Speaker, moments: Sequence[Moment], *, turned: bool) -> Camera:
    """Return a camera before the ground that some steps need."""
    view, tables = moments[-1].view, facts.tables
    used = {unit.cell for one in moments for unit in one.view.units}
    starts = tuple((cell, str(side)) for side, cell in sorted(tables.start.items()))
    borderless = view.terms.borderless
    return Camera(
        facts, say, mat.framed(tables.mat, used, starts, borderless=borderless, turned=turned)
    )


def steps(before: LordsView, moments: Sequence[Moment]) -> Iterator[Step]:
    """Yield the steps that show something; the events of others are told with the next.

    Cards laid down last stay marked, so that what they do next is shown as theirs.
    """
    events: list[Event] = []
    placed: dict[Cell, Side] = {}
    for moment in moments:
        events += moment.events
        changes = read_changes(events)
        if changes.shows:
            placed = changes.placed = changes.placed or placed
            yield Step(before, moment.view, events, changes)
            before, events = moment.view, []


def of_turn(before: LordsView, moments: Sequence[Moment], eye: Camera) -> Iterable[film.Frame]:
    """Yield the film of some steps, and at last all of them in one picture."""
    parts = [part for step in steps(before, moments) for part in _parts(step, eye)]
    events = [event for one in moments for event in one.events]
    last = partial(eye.still, moments[-1].view, events)
    return film.scenes(partial(eye.still, before), parts, last)


def _parts(step: Step, eye: Camera) -> Iterator[film.Part]:
    if step.placed:
        yield film.Part(partial(eye.laid, step), LAY)
    if any(True for _ in step.changes.blows()):
        yield film.Part(partial(eye.struck, step), STRIKE)
    falls = any(left.fallen for left in step.changes.left.values())
    end = partial(eye.still, step.after, step.events)
    yield film.Part(partial(eye.fallen, step), TURN_OVER if falls else 0, end)


def of_match(moments: Sequence[Moment], eye: Camera) -> Iterator[film.Frame]:
    """Yield how a match began, what each step did, and at last how it stands."""
    first, *later = moments
    yield film.Frame(film.reduced(eye.still(first.view)), film.MATCH_MS)
    shown = [Moment(one.after, one.events) for one in steps(first.view, later)]
    for one in film.joined(shown, film.MATCH.frames - 2) if shown else ():
        image = eye.still(one.view, one.events)
        yield film.Frame(film.reduced(image), film.MATCH_MS)
    yield film.Frame(film.reduced(eye.still(moments[-1].view)), film.END_MS)
