"""What may be chosen on a table, read from numbered marks: ends of an element, elements, places."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from PIL import Image
from shapely import Polygon

from bot.engine.model import Text, text
from bot.games.fire_and_sword.content import EDGES
from bot.games.fire_and_sword.geometry.fixed import XY, Place
from bot.games.fire_and_sword.geometry.measuring import bound_with, contacts
from bot.games.fire_and_sword.geometry.risks import Foe, Risks
from bot.games.fire_and_sword.geometry.shapes import edges, ref_point
from bot.games.fire_and_sword.geometry.slowing import Mover
from bot.games.fire_and_sword.geometry.table import Body, Table
from bot.games.fire_and_sword.insight import ends
from bot.games.fire_and_sword.insight.ends import Ending
from bot.games.fire_and_sword.insight.forecast import element_name
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.words import lengths
from renderers.kit.brush.colours import LOSS, ORDER_LINE, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.scene.layers import Layer
from renderers.kit.signs import targets
from renderers.painter import CHOSEN, Marks
from renderers.picture import Speaker

from . import overlay
from .facts import Facts
from .pieces import Stage
from .tableau import Told

MOST_STRIKES: Final = 4
"""So many charges on a picked end are drawn."""

COVERED: Final = ("tag", "disorganised", "token", "target", "loss", "plot", "objective")
"""What numbers of elements and places do not cover."""


class Choice(NamedTuple):
    """What may be chosen: the element that was picked, its ends, and numbered other things."""

    facts: Facts
    view: FasView
    table: Table
    chosen: str
    ends: tuple[tuple[str, Ending], ...]
    """The ends with their numbers."""
    others: tuple[tuple[str, XY], ...]
    """Number and place in inches of what else may be chosen."""
    is_planned: bool = True
    """Whether the element was picked, so that all it may reach is shown, or is asked about."""

    @property
    def points(self) -> list[XY]:
        """What a picture from close up must show, in inches."""
        bodies = [body for body in self.table.bodies if body.id == self.chosen]
        found = [body.place.spot.inches for body in bodies]
        return found + [one.place.spot.inches for _, one in self.ends] + [o for _, o in self.others]

    def put(self, stage: Stage) -> None:
        """Put reach and control zones, then ghosts and numbers; one end alone is the picked one."""
        for number, point in self.others:
            sprite = targets.lozenge(number, round(0.9 * stage.k, 3))
            spot = stage.scene.corner(_spots(stage, point), sprite.size, COVERED)
            stage.scene.put(Layer.TARGETS, ("target", number), sprite, spot)
        standing = {body.id: body for body in stage.table.bodies}
        for key in dict.fromkeys(one.key for _, one in self.ends):
            body = standing.get(key)
            if body is None:
                self._put_unplaced(stage, key)
                continue
            strikes = any(self._struck(body, one.place) for _, one in self.ends)
            if self.is_planned and body.is_unit and not strikes:
                self._put_reach(stage, body)
            overlay.put_zones(stage, body, stage.table.numbers.control_zone)
            self._put_ends(stage, body)

    def _put_unplaced(self, stage: Stage, key: str) -> None:
        """Put where an element may come on, within the zone in which its side deploys."""
        mine = [(number, one.place) for number, one in self.ends if one.key == key]
        body = self.facts.unplaced(self.view, key, mine[0][1])
        if body is None:
            return
        zone = self.facts.zone(self.view, body.side)
        if len(zone) > 2:
            overlay.put_area(stage, ("zone", body.side), Polygon(zone), overlay.REACHED, 0.3)
        overlay.put_slots(stage, body, [overlay.Risky(place, number) for number, place in mine])

    def _put_reach(self, stage: Stage, body: Body) -> None:
        near, far = self.facts.reach(self.view, body.id)
        overlay.put_reach(stage, near, far)

    def _put_ends(self, stage: Stage, body: Body) -> None:
        foes, picked = self.facts.foes(self.view, body.id), self._picked
        shown = []
        for number, end in self.ends:
            if end.key == body.id:
                risk = self._risk(body, end, foes)
                many = (len(risk.charged_by), len(risk.shot_by))
                shown.append(overlay.Risky(end.place, number, *many))
                self._put_struck(stage, body, end.place)
        overlay.put_ends(stage, body, shown, picked[0] if picked is not None else None)
        if picked is not None:
            self._put_picked(stage, body, picked[1], foes)

    def _put_struck(self, stage: Stage, body: Body, place: Place) -> None:
        """Put the edges that a charge to a place would strike."""
        if not body.is_unit:
            return
        there = stage.table.moved(body, place)
        for foe in self._struck(body, place):
            for found in contacts(stage.table, there, foe):
                side = edges(foe.outline)[0 if foe.structure else EDGES.index(found.other)]
                overlay.put_edge(stage, foe.id, list(side.coords))

    def _struck(self, body: Body, place: Place) -> list[Body]:
        """Return the enemies that an element touches at a place, and not where it stands."""
        if not body.is_unit:
            return []
        there, before = self.table.moved(body, place), bound_with(self.table, body)
        return [one for one in bound_with(self.table, there) if one not in before]

    @property
    def _picked(self) -> tuple[str, Ending] | None:
        """The end that is picked: the only one, or the one that bears no number."""
        if len(self.ends) == 1:
            return self.ends[0]
        return next((one for one in self.ends if one[0] == CHOSEN), None)

    def _risk(self, body: Body, end: Ending, foes: tuple[Foe, ...]) -> Risks:
        """Return the enemies that threaten a Unit at an end; whom it charges is in contact."""
        if end.risks is not None:
            return end.risks
        if not body.is_unit:
            return Risks((), ())
        place = end.place
        struck = {one.id for one in self._struck(body, place)}
        return ends.risk(
            self.table, body, place, tuple(one for one in foes if one.body.id not in struck)
        )

    def _put_picked(
        self, stage: Stage, body: Body, picked: Ending, foes: tuple[Foe, ...]
    ) -> None:  # fmt: skip
        """Put the way to the picked end, a charge as a line that strikes, and charges on it."""
        place = picked.place
        start, end = (ref_point(body.footprint, one, 1) for one in (body.place, place))
        if self._struck(body, place):
            far = hypot(end[0] - start[0], end[1] - start[1])
            overlay.put_strike(stage, body.id, (start, end), stage.say(lengths.inches(far)))
            return
        overlay.put_path(stage, body, (start, end), place)
        there = stage.table.moved(body, place)
        on = stage.table.holding(there)
        danger = set(self._risk(body, picked, foes).charged_by)
        for foe in [one for one in foes if one.body.id in danger][:MOST_STRIKES]:
            offered = ends.strike(on, Mover(foe.body, foe.speed), there)
            if offered is not None:
                origin = ref_point(foe.body.footprint, foe.body.place, 1)
                words = stage.say(lengths.inches(offered.length))
                overlay.put_strike(stage, foe.body.id, (origin, offered.point), words)

    def told(self, say: Speaker) -> Told:
        """Say below a picture from close up who is asked about, and explain its signs."""
        return Told(self.words(say), self._danger(say), self.signs(say))

    def _danger(self, say: Speaker) -> str:
        """Say who could charge the picked end, and who could shoot at it."""
        picked = self._picked
        if picked is None or picked[1].key not in {body.id for body in self.table.bodies}:
            return ""
        key = picked[1].key
        risk = self._risk(self.table.body(key), picked[1], self.facts.foes(self.view, key))
        said = (("charged", risk.charged_by), ("shot", risk.shot_by))
        words = [say(text(f"fas-end-{how}", units=", ".join(by))) for how, by in said if by]
        return "; ".join(words)

    def words(self, say: Speaker) -> str:
        """Ask where the picked element goes."""
        found = [one for one in self.view.elements if one.id == self.chosen]
        if not found:
            return ""
        name, picked = element_name(found[0]), self._picked
        if picked is not None and self.chosen in {body.id for body in self.table.bodies}:
            for foe in self._struck(self.table.body(self.chosen), picked[1].place):
                target = next(one for one in self.view.elements if one.id == foe.id)
                return say(text("fas-map-charge", unit=name, target=element_name(target)))
        return say(text("fas-map-where", unit=name))

    def signs(self, say: Speaker) -> Sequence[tuple[Image.Image, str]]:
        """Return the signs of what may be chosen with their words."""
        if not (self.ends and self.chosen):
            return ()
        ground: list[tuple[str, Image.Image]] = [
            ("near", swatch(mix(rgb("#b4ad72"), overlay.REACHED, 0.55))),
            ("far", swatch(mix(rgb("#b4ad72"), overlay.REACHED, 0.25))),
            ("zone", swatch(mix(rgb("#b4ad72"), LOSS, 0.35))),
        ]
        shown = ground if self.is_planned else ground[2:]
        for key, signs in (("charge", overlay.risks(1, 0)), ("shot", overlay.risks(0, 1))):
            shown += [(key, one) for one in signs]
        return [(sprite, say(Text(f"fas-sign-{key}"))) for key, sprite in shown]


def _spots(stage: Stage, point: XY) -> list[tuple[float, float]]:
    """Return where a number may stand: at its place, or at a corner of what stands there."""
    x, y = stage.eye.at(point)
    here = [
        box for box in stage.scene.boxes("tray") if box[0] <= x < box[2] and box[1] <= y < box[3]
    ]
    if not here:
        return [(x, y)]
    left, top, right, low = min(
        here, key=lambda box: hypot(box[0] + box[2] - 2 * x, box[1] + box[3] - 2 * y)
    )
    return [(left, top), (right, top), (left, y), (right, y), (left, low), (right, low), (x, top)]


@kept
def swatch(colour: tuple[int, int, int]) -> Image.Image:
    """Return a small field of a colour for the legend."""
    mini = Mini(30, 26)
    mini.box(ORDER_LINE, 0, 0, 30, 26, 5, 0)
    mini.box(colour, 2, 2, 28, 24, 4, 0)
    return mini.done(0)


def choice_of(facts: Facts, view: FasView, marks: Marks) -> Choice:
    """Read what may be chosen from marks: by elements, by ends, by ids of terrain and markers.

    Ends of one element that stands on the table are shown from close to it.
    """
    spots = facts.spots(view)
    chosen = next((place for number, place in marks if number == CHOSEN and place in spots), "")
    known, table = {one.id for one in view.elements}, facts.table(view)
    found: list[tuple[str, Ending]] = []
    others: list[tuple[str, XY]] = []
    for number, words in marks:
        end = ends.place_of(words)
        if end is not None and end.key in known:
            found.append((number, end))
        elif number != CHOSEN and words in spots:
            others.append((number, spots[words]))
    planned, standing = bool(chosen), {body.id for body in table.bodies}
    moved = {end.key for _, end in found} if not chosen else set()
    if len(moved) == 1 and moved <= standing:
        (chosen,) = moved
    return Choice(facts, view, table, chosen, tuple(found), tuple(others), planned)
