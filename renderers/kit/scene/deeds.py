"""Films of battles on hexes: who moves walks, fire flies, the dice fall, and whoever must goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple, Protocol, Self, TypeAlias

from PIL import Image

from bot.engine.model import Event, Moment
from renderers.kit.scene.film import END_MS, MATCH_MS, Frame, Part, reduced, scenes
from renderers.kit.theme import DOT

Kind: TypeAlias = Literal["nothing", "walk", "fight"]
"""What events show: nothing that moves, units on their way, or dice and what they did."""
WALK, FIRE, FLIGHT = 8, 4, 4
"""How many frames they are worth: units that move, fire, and units that fall back."""


class Story(Protocol):
    """What events changed, as a game reads it."""

    @property
    def kind(self) -> Kind:
        """What there is to see."""
        ...

    @property
    def ways(self) -> Sequence[tuple[str, ...]]:
        """The ways of units, hex by hex; the last place may be off the board."""
        ...

    @property
    def places(self) -> tuple[str, ...]:
        """The hexes on which something happened."""
        ...

    @property
    def is_fire(self) -> bool:
        """Tell whether somebody attacks somebody."""
        ...

    def walking(self, share: float) -> Self:
        """Return the same with its units a share (0 to 1) along their ways."""
        ...

    def firing(self, share: float) -> Self:
        """Return only its attacks, with their fire a share (0 to 1) on its way."""
        ...


class Deed(NamedTuple):
    """Something done: how things stood before and after, the events of it, and their story."""

    before: Any
    after: Any
    events: Sequence[Event]
    story: Any


class Camera(Protocol):
    """What paints the frames of one game."""

    def read(self, events: Sequence[Event]) -> Any:
        """Return the ``Story`` of events."""
        ...

    def show(self, view: Any, story: Any, events: Sequence[Event]) -> Image.Image:
        """Paint a view with what a story tells of events; none: how things stand, in words."""
        ...


def deeds(before: Any, moments: Sequence[Moment], camera: Camera) -> list[Deed]:
    """Sort steps into what there is to see, with those that show nothing joined to the next.

    Units that move one after another move at once, unless one goes on from where another stopped.
    """
    found: list[Deed] = []
    events: list[Event] = []
    for moment in moments:
        events += moment.events
        story = camera.read(events)
        if story.kind == "nothing":
            continue
        if found and _together(found[-1].story, story):
            before, events = found[-1].before, [*found.pop().events, *events]
            story = camera.read(events)
        found.append(Deed(before, moment.view, events, story))
        before, events = moment.view, []
    return found


def _together(first: Story, second: Story) -> bool:
    ends = {way[-1] for way in first.ways}
    both_walk = first.kind == second.kind == "walk"
    return both_walk and not any(way[0] in ends for way in second.ways)


def of_turn(before: Any, moments: Sequence[Moment], camera: Camera) -> Iterable[Frame]:
    """Yield the film of some steps, of which there is at least one, and then all in one picture."""
    parts = [part for deed in deeds(before, moments, camera) for part in _parts(deed, camera)]
    events = [event for moment in moments for event in moment.events]
    first = partial(camera.show, before, camera.read(()), ())
    last = partial(_shown, camera, moments[-1].view, camera.read(events), events)
    return scenes(first, parts, last)


def _parts(deed: Deed, camera: Camera) -> Iterator[Part]:
    story: Story = deed.story
    if story.is_fire:
        yield Part(lambda s: _shown(camera, deed.before, story.firing(s), deed.events), FIRE)
    frames = 0 if not story.ways else FLIGHT if story.kind == "fight" else WALK
    yield Part(
        lambda s: _shown(camera, deed.after, story.walking(s), deed.events),
        frames,
        partial(_shown, camera, deed.after, story, deed.events),
    )


def _shown(camera: Camera, view: Any, story: Any, events: Sequence[Event]) -> Image.Image:
    """Paint a view with a story and words for those of its events that show something."""
    told = [event for event in events if camera.read((event,)).kind != "nothing"]
    return camera.show(view, story, told)


def of_match(moments: Sequence[Moment], camera: Camera) -> Iterator[Frame]:
    """Yield how a match began, a frame for each of its deeds, and at last how it stands."""
    nothing = camera.read(())
    yield Frame(reduced(camera.show(moments[0].view, nothing, ())), MATCH_MS)
    for deed in deeds(moments[0].view, moments[1:], camera):
        yield Frame(reduced(_shown(camera, deed.after, deed.story, deed.events)), MATCH_MS)
    yield Frame(reduced(camera.show(moments[-1].view, nothing, ())), END_MS)


def ways_line(story: Story) -> str:
    """Write from where to where units went; empty where at most one did.

    A way that leaves the board is written up to its edge.
    """
    ends = [f"{way[0]}-{way[-1] if way[-1][-1:].isdigit() else way[-2]}" for way in story.ways]
    return f" {DOT} ".join(dict.fromkeys(ends)) if len(ends) > 1 else ""
