"""The painter of Battle of Hoth: board, crop to the fight, hand, dice, and the same as text."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Event, Seat, Text
from bot.games.hoth.content import HothContent
from bot.games.hoth.model import DiceRolled
from bot.games.hoth.view import HothView
from renderers import bars, board, cards, dice, encode, strips
from renderers.bars import Voice
from renderers.changes import Changes, hexes_of, read_changes
from renderers.facts import Facts
from renderers.layout import BOARD_BOTTOM, HEX_HEIGHT, HEX_WIDTH, TOP, WIDTH, Grid
from renderers.picture import Picture, Speaker
from renderers.text import alt_board, alt_hand, event_lines, text_board

Marks = Sequence[tuple[str, str]]
"""Numbered legal targets: (number, hex label)."""


class HothPainter:
    """Paints views of Battle of Hoth; stateless and safe to call from several threads.

    Equal view, events, words and marks give equal bytes.
    """

    def __init__(self, content: HothContent) -> None:
        self._facts = Facts(content)

    def paint_board(
        self,
        view: HothView,
        events: Sequence[Event],
        say: Speaker,
        *,
        marks: Marks = (),
        turned: bool = False,
    ) -> Picture:
        """Paint the whole board with what the events changed; ``turned`` puts row A below."""
        image = self.compose(view, events, say, marks=marks, turned=turned)
        return Picture(encode.png(image), "png", alt_board(view, events, say, self._facts))

    def paint_crop(
        self,
        view: HothView,
        events: Sequence[Event],
        say: Speaker,
        hexes: Sequence[str] = (),
        *,
        turned: bool = False,
    ) -> Picture:
        """Paint the part of the board around some hexes; none means where the events were."""
        image = self.compose(view, events, say, marks=(), turned=turned)
        labels = tuple(hexes) or hexes_of(read_changes(events))
        if labels:
            image = image.crop(_around(Grid(turned), labels))
        return Picture(encode.png(image), "png", alt_board(view, events, say, self._facts))

    def paint_hand(self, view: HothView, seat: Seat, say: Speaker) -> Picture:
        """Paint the cards of a hand that the viewer may see; raises ``ValueError`` otherwise."""
        hand = view.cards[seat].hand
        if hand is None:
            raise ValueError(f"the hand of {seat} is hidden from this viewer")
        image = cards.hand_image(hand, Voice(self._facts, say))
        return Picture(encode.png(image), "png", alt_hand(hand, say))

    def paint_dice(self, event: DiceRolled, say: Speaker) -> Picture:
        """Paint the dice of a roll with the sum that gave their number."""
        return Picture(encode.png(dice.roll_image(event, say)), "png", dice.roll_alt(event, say))

    def text_board(self, view: HothView, say: Speaker) -> str:
        """Return the view as text: units by side and section, medals, threats."""
        return text_board(view, say, self._facts)

    def compose(
        self, view: HothView, events: Sequence[Event], say: Speaker, *, marks: Marks, turned: bool
    ) -> Image.Image:
        """Draw the picture of ``paint_board`` without encoding it."""
        changes = read_changes(events)
        grid = Grid(turned)
        image = board.ground(self._ground(view, say, turned)).copy()
        voice = Voice(self._facts, say)
        _draw_board(image, view, grid, changes)
        board.draw_marks(image, grid, marks)
        strips.draw_turn(image, view, self._facts, say)
        upper, lower = ("rebels", "empire") if turned else ("empire", "rebels")
        for side in view.sides.values():
            top = bars.UPPER if side.side == upper else bars.LOWER
            bars.draw_bar(image, view, side, top, voice)
        bars.draw_foot(image, view, changes, event_lines(events, say), voice)
        return image

    def _ground(self, view: HothView, say: Speaker, turned: bool) -> board.Ground:
        left, centre, right = (say(Text(f"hoth-section-{n}")) for n in ("left", "centre", "right"))
        return board.Ground(
            tuple(sorted(view.terrain.items())),
            self._facts.ways_off(view.scenario),
            ((right, centre, left), (left, centre, right)),
            turned,
        )


def _draw_board(image: Image.Image, view: HothView, grid: Grid, changes: Changes) -> None:
    board.draw_ghosts(image, grid, changes, view.units)
    board.draw_forts(image, grid, view.forts)
    board.draw_tracks(image, grid, changes)
    board.draw_units(image, grid, view.units)
    board.draw_objectives(image, grid, view.objectives, view.units)
    board.draw_fights(image, grid, changes)


def _around(grid: Grid, labels: Sequence[str]) -> tuple[int, int, int, int]:
    """Return the box around hexes with a margin of about one hex, at least three hexes wide."""
    centres = [grid.centre(label) for label in labels]
    left, right = min(c.x for c in centres), max(c.x for c in centres)
    top, bottom = min(c.y for c in centres), max(c.y for c in centres)
    wide, tall = HEX_WIDTH * 1.6, HEX_HEIGHT * 1.4
    return (
        round(max(0, left - wide)),
        round(max(TOP - 36, top - tall)),
        round(min(WIDTH, right + wide)),
        round(min(BOARD_BOTTOM + 36, bottom + tall)),
    )
