"""Films: pictures one after another, each held for a time, as an animated WebP.

A film tells what happened without words: how things stood, each deed as it is done and as it ended,
and at last, for long, the still picture of them all. What does not change from frame to frame costs
no bytes, so the board of a film never moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

from bot.engine.model import Moment
from renderers.kit.theme import FRAME as DARK

from .encode import Palette, Theme

WIDTH: Final = 640
"""Width of a film in pixels."""
STILL_MS: Final = 500
MOTION_MS: Final = 70
END_MS: Final = 2400
"""How long the first frame and the end of a deed, one of a motion, and the last frame are held."""
MATCH_MS: Final = 900
"""How long a deed is shown in the film of a match."""
QUALITIES: Final = (65, 50, 36, 24)
"""How good the pictures are, the best first; the next where a film is too heavy."""
METHOD: Final = 2
"""How much work the encoder takes upon itself, 0 to 6."""


class Limits(NamedTuple):
    """The most frames and bytes of a film."""

    frames: int
    size: int


TURN: Final = Limits(24, 500_000)
MATCH: Final = Limits(120, 2_000_000)


class Frame(NamedTuple):
    """A picture and for how many milliseconds it is held."""

    image: Image.Image
    ms: int


class Part(NamedTuple):
    """A deed in a film: how it looks when a share of it is done (0 to 1), and when it ended."""

    motion: Callable[[float], Image.Image]
    frames: int
    """How many frames it is worth between its two ends; it may get fewer."""
    end: Callable[[], Image.Image] | None = None
    """None where the next part goes on at once."""


def scenes(
    first: Callable[[], Image.Image], parts: Sequence[Part], last: Callable[[], Image.Image],
    most: int = TURN.frames,
) -> Iterable[Frame]:  # fmt: skip
    """Yield how things stood, each deed in turn, and the still picture of all: ``most`` frames.

    Where there are too many deeds, all are shown in fewer frames, then only as they ended, then
    only the last of them. ``most`` is at least 2.
    """
    yield Frame(reduced(first()), STILL_MS)
    for part, count in zip(parts, shared_out(parts, most - 2), strict=True):
        for step in range(1, count.motion + 1):
            yield Frame(reduced(part.motion(step / (count.motion + 1))), MOTION_MS)
        if part.end is not None and count.end:
            yield Frame(reduced(part.end()), STILL_MS)
    yield Frame(reduced(last()), END_MS)


def slides(
    moments: Sequence[Moment], paint: Callable[[Moment], Image.Image], limits: Limits
) -> bytes:
    """Encode a picture for each step, all as large as the tallest, the last held for long.

    Where there are too many steps, several are shown at once: as the last of them ended.
    """
    small = [reduced(paint(one).convert("RGB")) for one in joined(moments, limits.frames)]
    size, frames = (WIDTH, max(one.height for one in small)), []
    for one in small:
        whole = Image.new("RGB", size, DARK)
        whole.paste(one)
        frames.append(Frame(whole, MATCH_MS))
    return film([*frames[:-1], Frame(frames[-1].image, END_MS)], limits)


def joined(moments: Sequence[Moment], most: int) -> list[Moment]:
    """Join steps that follow each other to at most so many, as evenly as may be."""
    each = -(-len(moments) // most)
    groups = [moments[at : at + each] for at in range(0, len(moments), each)]
    return [
        Moment(group[-1].view, [event for one in group for event in one.events]) for group in groups
    ]


class Count(NamedTuple):
    """How many frames a part gets: for its motion, and for its end."""

    motion: int
    end: bool


def shared_out(parts: Sequence[Part], room: int) -> list[Count]:
    """Share frames out to parts by what they are worth; ends come first, the last ones before."""
    ends = [part.end is not None for part in parts]
    for place in range(len(ends)):
        ends[place] = ends[place] and sum(ends) <= room
    left, wished = room - sum(ends), sum(part.frames for part in parts)
    share = min(1.0, left / wished) if wished else 0.0
    return [Count(int(part.frames * share), end) for part, end in zip(parts, ends, strict=True)]


def reduced(image: Image.Image) -> Image.Image:
    """Return an RGB picture as wide as a film, with all of it."""
    size = (WIDTH, round(image.height * WIDTH / image.width))
    return image.resize(size, Image.Resampling.LANCZOS)


def film(frames: Iterable[Frame], limits: Limits = TURN) -> bytes:
    """Encode frames as an animated WebP that begins again after its end.

    Equal frames that follow each other become one. Where there are too many, every other one is
    left out, but for the first and the last; so it is where a film is too heavy even when it is
    encoded less well. There is at least one frame, and all are of one size.
    """
    shown = _without_repeats(frames)
    while len(shown) > limits.frames:
        shown = _thinned(shown)
    while True:
        for quality in QUALITIES:
            data = _encoded(shown, quality)
            if len(data) <= limits.size:
                return data
        if len(shown) < 3:
            return data
        shown = _thinned(shown)


def in_theme(frames: Iterable[Frame], palette: Palette, theme: Theme) -> Iterator[Frame]:
    """Yield frames in the tones of a theme."""
    for frame in frames:
        yield Frame(palette.recoloured(frame.image, theme), frame.ms)


def _without_repeats(frames: Iterable[Frame]) -> list[Frame]:
    shown: list[Frame] = []
    for frame in frames:
        if shown and shown[-1].image.tobytes() == frame.image.tobytes():
            shown[-1] = Frame(frame.image, shown[-1].ms + frame.ms)
        else:
            shown.append(frame)
    return shown


def _thinned(frames: Sequence[Frame]) -> list[Frame]:
    """Leave every other frame out, and hold the one before it for longer."""
    kept = [
        Frame(frame.image, frame.ms + (after.ms if after is not None else 0))
        for frame, after in zip(frames[:-1:2], [*frames[1:-1:2], None], strict=False)
    ]
    return [*kept, frames[-1]]


def _encoded(frames: Sequence[Frame], quality: int) -> bytes:
    out = BytesIO()
    frames[0].image.save(
        out, "WEBP", save_all=True, append_images=[frame.image for frame in frames[1:]],
        duration=[frame.ms for frame in frames], loop=0, quality=quality, method=METHOD, kmax=0,
    )  # fmt: skip
    return out.getvalue()
