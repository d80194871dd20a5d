"""The whole picture of a live table: both armies on the field in its frame."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Event, Side
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.state import SIDES
from bot.games.fire_and_sword.model.view import FasView
from renderers.kit.frame.legend import legend
from renderers.kit.frame.report import report
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Placed
from renderers.painter import Marks
from renderers.picture import Speaker

from . import frame, ground, signs
from .changes import read_changes
from .elements import printed_of, put_element, put_number
from .layout import Layout, layout_of
from .story import entries, story
from .words import event_lines


def compose(
    content: FireAndSwordContent,
    view: FasView,
    events: Sequence[Event],
    say: Speaker,
    *,
    marks: Marks = (),
    sides: Sequence[Side] = SIDES,
) -> tuple[Image.Image, list[Placed]]:
    """Draw the armies of some sides (RGB); return what lies where, too."""
    armies = {side: [one for one in view.elements if one.side == side] for side in sides}
    layout, changes = layout_of([len(army) for army in armies.values()]), read_changes(events)
    places = [
        (layout.corner(number, place), one)
        for number, army in enumerate(armies.values())
        for place, one in enumerate(army)
    ]
    papers = tuple((corner, printed_of(one, say)) for corner, one in places)
    base = ground.base(ground.Base(layout.field, _plates(view, say, layout), papers))
    scene = Scene(base.size)
    numbers = {key: number for number, key in marks}
    for corner, one in places:
        put_element(scene, corner, one, content, say, changes)
        if one.id in numbers:
            put_number(scene, corner, numbers[one.id], one.id)
    if len(sides) > 1:
        _put_objectives(scene, layout, view)
    image = scene.painted(base)
    placed = scene.placed + frame.tell(image, view, say, layout.low)
    box = frame.telling(layout.low)
    told = story(view, changes, event_lines(events, say), say)
    placed += [Placed("die", "", one) for one in report(image, box, told, WOOD, "bone")]
    room = box[2] - box[0] - 36
    legend(image, (box[0] + 18, box[3] - 23), room, entries(view, say), WOOD.ink)
    return image, placed


def _put_objectives(scene: Scene, layout: Layout, view: FasView) -> None:
    """Put the objectives that nobody holds between the armies."""
    free = sorted(key for key, holder in view.objectives.items() if holder is None)
    for place, key in enumerate(free):
        spot = layout.between(place, len(free))
        scene.put(Layer.FACTS, ("objective", key), signs.objective(key, 1.25), spot)


def _plates(view: FasView, say: Speaker, layout: Layout) -> frame.Plates:
    """Gather what stands on the plates of both sides and never changes."""
    hosts = []
    for side in SIDES:
        leaders = [one.card for one in view.elements if one.side == side and one.full_cp]
        hosts.append(frame.Host(side, say(frame.name_of(side)), leaders[0] if leaders else ""))
    return frame.Plates(layout.low, tuple(hosts))
