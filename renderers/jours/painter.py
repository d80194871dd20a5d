"""The painter of Jours de Gloire: map, close-up, choices, films, poster, and as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.engine.model import Event, Seat, Side, Text
from bot.engine.parts.insight import Sight
from bot.games.jours.content import JdgContent
from bot.games.jours.model.view import JdgView
from bot.games.jours.words import names
from renderers.kit import theme as t
from renderers.kit.columns import ColumnGrid
from renderers.kit.frame.legend import legend
from renderers.kit.frame.report import Report, report
from renderers.kit.frame.stuff import ABOVE
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.lettering import sentence
from renderers.kit.scene.boards import BoardPainter, Trappings
from renderers.kit.scene.encode import Palette
from renderers.kit.scene.layers import Scene
from renderers.kit.scene.view import HexView
from renderers.painter import CHOSEN, Marks
from renderers.picture import Picture, Speaker, remembering

from . import frame, ground, look, overlays, tones
from .camera import Camera
from .changes import Changes, fight_hexes, read_changes, to_come
from .closeup import Closeup
from .deeds import put_deeds
from .facts import Facts, piles
from .ground import Land
from .pieces import Stage, put_marks, put_pieces
from .places import Places, put_places
from .story import entries, fitting, story
from .text import alt_board, alt_history, text_board

SIGNED: Final = 6
"""Most signs that are explained below a choice from close up."""
NEAR: Final = 0.8
"""From so many times the size of the map a choice is shown from close up."""


class JoursPainter(BoardPainter[JdgView]):
    """Paints views of Jours de Gloire.

    Orders that lie face down are painted for nobody but their owner, as only their view holds them.
    """

    preview = "jours-board-preview"

    def __init__(self, content: JdgContent) -> None:
        self.facts = Facts(content)

    def accent(self, side: Side | None) -> int:
        """Return the colour of a side's messages."""
        if side is None:
            return t.PLAIN_ACCENT
        red, green, blue = look.livery(side).plate
        return red << 16 | green << 8 | blue

    def turned_for(self, view: JdgView, seat: Seat | None) -> bool:
        """Tell whether a seat sits at the upper edge: whose routed units run to the north."""
        return self.facts.sits_above(view, seat)

    def paint_choice(
        self,
        view: JdgView,
        events: Sequence[Event],
        say: Speaker,
        marks: Marks,
        *,
        turned: bool = False,
    ) -> Picture:
        """Paint the map near what was chosen, with what is shaded for it and numbered ends.

        Answers and combats are painted near what may be chosen, else near what is asked about, with
        the attacks that it is about. All else is the whole map where nothing was chosen yet, and
        always where the places lie far apart.
        """
        land, say = self._land(view, turned), remembering(say)
        places = [label for _, label in marks if land.field.is_hex(label)]
        shade = overlays.shade_of(view, self.facts, marks)
        chosen = any(number == CHOSEN and label in places for number, label in marks)
        changes = read_changes(events)
        attacks = to_come(view.field.active, changes)
        seen = self._answers(view, places, attacks)

        def paint() -> Image.Image:
            near = Closeup(land, seen or places, self.facts) if chosen or seen else None
            if near is None or near.zoom < NEAR:
                return self.image_of(view, events, say, marks=marks, turned=turned)
            signed = entries(view, Changes(), shade, say)
            acts, *_ = frame.status_lines(view, self.facts, say)
            who = self._who(view, marks, say) if chosen else acts
            ways = Changes(tracks=changes.tracks if seen else [])
            return near.choice(view, marks, shade, (ways, attacks), who, signed[:SIGNED])

        return self.picture(paint, view, turned, self.words_of(view, events, say))

    def _answers(
        self, view: JdgView, places: Sequence[str], attacks: Sequence[tuple[str, str]]
    ) -> Sequence[str]:
        """Return the hexes near which an answer is given, with those of its attacks; none: not so.

        Who moves or fires looks at the whole map.
        """
        active, asked = view.field.active, view.asked
        if active is None or asked is None or asked.point in ("DP-D2", "DP-F1", "DP-M1"):
            return ()
        about = [*places, *filter(None, (asked.place,))]
        ends = (end for pair in attacks if set(pair) & set(about) for end in pair)
        return tuple(dict.fromkeys((*about, *ends)))

    def _is_in_choice(self, view: JdgView, changes: Changes) -> bool:
        """Tell whether the choice of who answers shows all of it: attacks that are yet to come."""
        attacks = to_come(view.field.active, changes)
        done = changes.shots or changes.levels or changes.fallen or changes.roll
        answers = view.viewer is not None and self._answers(view, (), attacks)
        return bool(attacks and answers and not done)

    def _who(self, view: JdgView, marks: Marks, say: Speaker) -> str:
        """Name the units that were chosen."""
        held, chosen = piles(view.field), [label for number, label in marks if number == CHOSEN]
        units = [one for label in dict.fromkeys(chosen) for one in held.get(label, ())]
        if len(units) == 1:
            (one,) = units
            return f"{say(names.unit(self.facts.content, view.field, one.id))}, {one.at}"
        return ", ".join(f"{one.id} {one.at}" for one in units) or ", ".join(chosen)

    def paint_crop(
        self,
        view: JdgView,
        events: Sequence[Event],
        say: Speaker,
        places: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture | None:
        """Paint some hexes and those around them from close up; none means the last fight.

        Attacks that are yet to come are not painted for who answers them: their choice shows them.
        """
        changes = read_changes(events)
        labels = tuple(places) or fight_hexes(changes)
        if not labels or (not places and self._is_in_choice(view, changes)):
            return None
        say = remembering(say)

        def paint() -> Image.Image:
            near = Closeup(self._land(view, turned), labels, self.facts)
            return near.action(view, changes, story(view, changes, events, self.facts, say))

        return self.picture(paint, view, turned, self.words_of(view, events, say))

    def image_of(
        self,
        view: JdgView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Image.Image:
        """Return the whole map in full colours.  Rules: JDG-PBP-a."""
        image, _ = self.compose(view, events, say, marks=marks, turned=turned)
        return image

    def words_of(self, view: JdgView, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of a map."""
        return alt_board(view, events, self.facts, say)

    def history_of(self, view: JdgView, events: Sequence[Event], say: Speaker) -> str:
        """Return the alternative text of the film of a match."""
        return alt_history(view, events, self.facts, say)

    def palette_of(self, view: JdgView, turned: bool) -> Palette:
        """Return the tones of all pictures of a map."""
        return tones.palette(self._land(view, turned), tuple(view.field.camps))

    def places_of(self, events: Sequence[Event]) -> Sequence[str]:
        """Return the hexes on which something happened."""
        return read_changes(events).places

    def camera_of(self, view: JdgView, labels: Sequence[str], say: Speaker, turned: bool) -> Camera:
        """Return a camera that stands still before some hexes; none mean all of them."""
        land = self._land(view, turned)
        near = Closeup(land, labels or land.field.labels, self.facts)
        return Camera(near, self.facts, say)

    def trappings_of(self, view: JdgView, say: Speaker) -> Trappings:
        """Return what a poster of a match needs besides its map."""
        low = look.height_of(self._land(view, False).field) - look.BELOW
        liveries = frame.poster_liveries(view, self.facts, say)
        return Trappings(liveries, (0, ABOVE, look.WIDTH, low), WOOD)

    def foreseen_of(
        self, view: JdgView, events: Sequence[Event], say: Speaker, turned: bool
    ) -> Image.Image:
        """Return the whole map as it would be; its title says that it is a preview."""
        return self.compose(view, events, say, turned=turned, preview=True)[0]

    def sight_of(
        self, view: JdgView, sight: Sight, lines: Sequence[str], say: Speaker, turned: bool
    ) -> Image.Image:
        """Return the line between two hexes and what blocks it, from close up."""
        told = Report(sentence(lines[0]) if lines else "", " ".join(lines[1:]))
        near = Closeup(self._land(view, turned), (sight.origin, sight.target), self.facts)
        return near.sight(view, sight, told)

    def paint_hand(self, view: JdgView, seat: Seat, say: Speaker) -> Picture:
        """Paint the map with the orders of a seat, if it is the viewer's own.

        Raises ``ValueError`` for another's.
        """
        if view.viewer != seat:
            raise ValueError(f"the orders of {seat} are hidden from this viewer")
        return self.paint_board(view, (), say, turned=self.turned_for(view, seat))

    def paint_card(self, card: str, say: Speaker) -> None:
        """Paint nothing: there are no cards."""

    def text_board(self, view: JdgView, say: Speaker) -> str:
        """Return the view as text: units by side and formation, objectives, the ground."""
        return text_board(view, self.facts, remembering(say))

    def compose(
        self,
        view: JdgView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
        preview: bool = False,
    ) -> tuple[Image.Image, Scene]:
        """Draw the picture of ``paint_board`` without encoding it; return what lies where, too.

        Rules: JDG-PBP-c.
        """
        changes, spec = read_changes(events), self._base(view, say, turned)
        scene = self.laid_out(view, events, say, marks=marks, turned=turned)
        image = scene.painted(ground.base(spec))
        frame.tell(image, view, self.facts, say, spec.plates, preview=preview)
        box = frame.telling(spec.plates.low)
        report(image, box, story(view, changes, events, self.facts, say), WOOD, "bone")
        shade = overlays.shade_of(view, self.facts, marks)
        room = box[2] - box[0] - 36
        signed = fitting(entries(view, changes, shade, say), room)
        legend(image, (box[0] + 18, box[3] - 23), room, signed, WOOD.ink)
        return image, scene

    def laid_out(
        self,
        view: JdgView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Scene:
        """Return all that lies on the map of ``paint_board``, and where."""
        land, changes = self._land(view, turned), read_changes(events)
        plan = ColumnGrid(land.field, turned)
        scene = Scene((look.WIDTH, look.height_of(land.field)))
        letters = look.letters_of(land.field)
        stage = Stage(scene, HexView(plan), plan, self.facts, letters, dict(land.levels))
        overlays.put_shade(stage, overlays.shade_of(view, self.facts, marks))
        put_pieces(stage, view, changes)
        put_deeds(stage, changes)
        put_marks(stage, view, marks)
        put_places(stage, self._places(view, say))
        return scene

    def _land(self, view: JdgView, turned: bool) -> Land:
        return self.facts.land(view, turned)

    def _base(self, view: JdgView, say: Speaker, turned: bool) -> ground.Base:
        land, battle = self._land(view, turned), self.facts.battle(view)
        title, _, _ = say(Text(f"jours-scenario-{battle.id}")).partition(", ")
        formations = tuple(
            (say(names.formation(self.facts.content, view.field, one.id)), one.side)
            for one in view.field.formations
        )
        low = look.height_of(land.field) - look.BELOW
        hosts = frame.hosts_of(view, self.facts, say)
        return ground.Base(land, frame.Plates(low, title, hosts, formations))

    def _places(self, view: JdgView, say: Speaker) -> Places:
        """Return the names on the map with their hexes."""
        key = self.facts.content.maps[view.field.map]
        return tuple(
            (say(Text(f"jours-place-{key.id}-{one.at[0].replace('|', '-')}")),
             tuple(cell for at in one.at for cell in at.split("|")))
            for one in key.places
        )  # fmt: skip
