"""How boards looked when somebody approved them: reduced to 75 x 60, one sheet a game.

Golden hashes break with each release of Pillow; a signature does not. After a change that is meant
to change looks: look at the pictures (``fieldpost gallery``), then run
``python -m tests.renderers.looks``, which approves what is painted now.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from tests.support.loaded import load_games

from .scenes import painter, say, started

SIZE = (75, 60)
FOLDER = Path(__file__).parent / "looks"
GAMES = ("fire_and_sword", "hoth", "jours", "lords", "napoleonics")


def signature(slug, scenario):
    """The board at the start of a battle, averaged to a few cells."""
    picture = painter(slug).paint_board(started(slug, scenario).view, (), say())
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    return image.resize(SIZE, Image.Resampling.BOX)


def approved(slug, scenario):
    """The signature that was approved."""
    row = load_games()[slug].scenarios().index(scenario)
    with Image.open(FOLDER / f"{slug}.png") as sheet:
        box = (0, row * SIZE[1], SIZE[0], (row + 1) * SIZE[1])
        return sheet.convert("RGB").crop(box)


def difference(one, other):
    """Mean difference of two signatures, 0 to 255."""
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


def approve():
    """Write the sheets of all games as they are painted now."""
    FOLDER.mkdir(exist_ok=True)
    for slug in GAMES:
        scenarios = load_games()[slug].scenarios()
        sheet = Image.new("RGB", (SIZE[0], SIZE[1] * len(scenarios)))
        for row, scenario in enumerate(scenarios):
            sheet.paste(signature(slug, scenario), (0, row * SIZE[1]))
        sheet.save(FOLDER / f"{slug}.png", optimize=True)


if __name__ == "__main__":
    approve()
