"""A part of the mat from close up, over a plate that tells what happened there."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Text
from bot.games.lords.rules.geometry import Cell
from renderers.kit.frame.report import Report, crop_plate
from renderers.kit.frame.stuff import FIELD
from renderers.kit.scene.crop import EDGE, PLATE, SEEN
from renderers.kit.theme import DOT

from .board import Board
from .foot import LINES
from .text import main_lines


def close_up(board: Board, cells: Sequence[Cell]) -> Image.Image:
    """Return some cells of a mat and what is around them (RGB), ``SEEN`` large at most."""
    image, _ = board.draw()
    part = image.crop(board.around(cells))
    scale = min(SEEN[0] / part.width, SEEN[1] / part.height)
    size = (round(part.width * scale), round(part.height * scale))
    whole = Image.new("RGB", (SEEN[0], size[1] + PLATE), FIELD.body)
    near = part.resize(size, Image.Resampling.LANCZOS)
    whole.paste(near, ((whole.width - size[0]) // 2, 0))
    box = (EDGE, size[1] + EDGE, whole.width - EDGE, whole.height - EDGE)
    crop_plate(whole, box, told(board), FIELD, "bone")
    return whole


def told(board: Board) -> Report:
    """Tell the last events, or which battle it is."""
    subject = board.subject
    lines = main_lines(subject.events, board.facts, subject.say, LINES)
    if not lines:
        return Report(subject.say(Text(f"lords-scenario-{subject.view.scenario}")))
    return Report(lines[0], f" {DOT} ".join(lines[1:]))
