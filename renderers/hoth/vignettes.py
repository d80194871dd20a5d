"""What the pictures on cards of Battle of Hoth show: each the deed of its card.

A card that orders so many units in a section shows as many squads there. The Empire looks to the
left, the Rebels to the right; places are shares of the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageOps

from bot.games.hoth.model.state import EMPIRE
from renderers.commands_colors.ordercards import PICTURE
from renderers.kit.brush.colours import NIGHT, rgb
from renderers.kit.brush.shadows import COLD, shadowed
from renderers.kit.kept import on_disk
from renderers.kit.land.ice import bunker, hull
from renderers.kit.land.trenches import sandbag
from renderers.kit.minis import machines, works
from renderers.kit.minis.looks import Pose
from renderers.kit.minis.snowmen import snowman
from renderers.kit.pen import XY
from renderers.kit.scene.vignette import Mood, landscape, peopled
from renderers.kit.signs import shots

from . import look

MOODS: Final = {
    EMPIRE: Mood(
        rgb("#54749c"), rgb("#c9d3e2"), (rgb("#a9b9d0"), rgb("#92a5c2"), rgb("#7e93b4")),
        rgb("#dfe7f0"), rgb("#b4c6de"),
    ),
    "rebels": Mood(
        rgb("#7aa6cc"), rgb("#f4e2c4"), (rgb("#c6d0e0"), rgb("#aebdd4"), rgb("#98abc8")),
        rgb("#eaf0f6"), rgb("#bccde2"),
    ),
}  # fmt: skip
"""A cold noon, and a low sun."""
Figures: TypeAlias = list[tuple[Image.Image, XY]]
"""Sprites, and the middle of their feet."""
Plan: TypeAlias = tuple[tuple[str, int], ...]
"""Sections with how many units are ordered in each."""
ACROSS: Final = {"left": 0.2, "centre": 0.5, "right": 0.8}
"""Where the middle of a section lies on a picture."""
SPREAD: Final = {1: ((0.0, 0.86),), 2: ((-0.09, 0.73), (0.07, 0.89)),
                 3: ((0.0, 0.69), (-0.1, 0.79), (0.08, 0.91))}  # fmt: skip
"""Where squads of one section stand: steps aside, and how low."""
ALONE: Final = 2.1
"""How large a single squad is."""


class Subject(NamedTuple):
    """What a card shows: its side, its deed (empty: its plan), its plan; ``which`` varies it."""

    side: str
    deed: str = ""
    plan: Plan = ()
    which: int = 0


DEEDS: Final = {
    "E112": "charge", "E113": "column", "E114": "ranks", "E115": "charge", "E117": "captain",
    "E118": "charge", "E119": "captain", "E120": "escort", "E121": "barrage", "E122": "storm",
    "E123": "column", "E124": "probes", "E125": "ranks", "ES1": "ranks", "ES2": "probes",
    "ES3": "charge", "ES4": "barrage", "ES5": "probes", "E116": "captain",
    "R112": "trench", "R113": "run", "R114": "guns", "R115": "melee", "R116": "camp",
    "R117": "wing", "R118": "captain", "R119": "cable", "R120": "leave", "R121": "ranks",
    "R122": "camp", "R123": "odds", "R124": "volley", "R125": "wreck", "RS1": "camp",
    "RS2": "wing", "RS3": "cable", "RS4": "trench", "RS5": "guns",
}  # fmt: skip
"""What cards that tell of a deed of their own show, by card; the others show their plan."""


@on_disk
def vignette(shown: Subject) -> Image.Image:
    """Return a picture (RGB) as large as the window of a card."""
    ground = landscape(PICTURE, MOODS[shown.side], 20 + shown.which)
    deed = _DEEDS.get(shown.deed)
    return peopled(ground, deed(shown) if deed else _squads(shown))


# Parts ------------------------------------------------------------------------------------------


def _man(side: str, pose: Pose, k: float, which: int, about: bool = False) -> Image.Image:
    man = snowman(look.TROOPERS["snowtroopers" if side == EMPIRE else "echo_troopers"],
                  pose, k, which)  # fmt: skip
    man = ImageOps.mirror(man) if (side == EMPIRE) != about else man
    return shadowed(man, 0.3, 0.1, 0.45, COLD)


def _squad(side: str, at: XY, k: float, pose: Pose = "stand", which: int = 0) -> Figures:
    """Return three men around a place."""
    step = 0.052 * k / 1.5
    return [
        (_man(side, pose, k, which + slot), (at[0] + (slot - 1) * step, at[1] + 0.02 * (slot % 2)))
        for slot in range(3)
    ]


def _row(
    side: str, count: int, low: float, k: float, pose: Pose, about: bool = False, first: float = 0.0
) -> Figures:
    """Return a line of men from one edge of the picture to the other, or from a place on."""
    return [
        (
            _man(side, pose, k, number, about),
            (first + (1 - first) * (number + 0.6) / (count + 0.2), low + 0.03 * (number % 2)),
        )
        for number in range(count)
    ]


def _walker(k: float, hurt: bool = False) -> Image.Image:
    return ImageOps.mirror(machines.walker(k, hurt))


def _speeder(k: float) -> Image.Image:
    return machines.speeder(look.TRIM, k)


def _fire(side: str, start: XY, end: XY, count: int = 2, k: float = 1.0) -> Figures:
    """Return beams from a place to another, and where they strike."""
    wide, high = PICTURE
    (ax, ay), (bx, by) = ((x * wide, y * high) for x, y in (start, end))
    drawn, (left, top) = shots.volley((ax, ay), (bx, by), count, look.CAMPS[side].beam, k)
    foot = ((left + drawn.width / 2) / wide, (top + drawn.height) / high)
    star = shots.flash(round(58 * k), 0.4, look.CAMPS[side].struck)
    return [(drawn, foot), (star, (end[0], end[1] + star.height / 2 / high))]


# Scenes -----------------------------------------------------------------------------------------


def _squads(shown: Subject) -> Figures:
    """Return the squads of a plan, in their sections; behind three of them a machine."""
    figures: Figures = []
    total = sum(count for _, count in shown.plan)
    k = ALONE if total == 1 else 1.75 if total == 2 else 1.5
    poses: tuple[Pose, ...] = ("stand", "aim", "charge")
    for section, count in shown.plan:
        x = ACROSS.get(section, 0.5)
        for slot, (aside, low) in enumerate(SPREAD[min(max(count, 1), 3)]):
            pose = poses[(total + slot) % 3 if total > 1 else 0]
            spot = (min(max(x + aside, 0.12), 0.88), low)
            figures += _squad(shown.side, spot, k, pose, shown.which + slot)
    if total >= 3:
        far = 0.76 if shown.plan[0][0] == "left" else 0.22
        figures.append((_walker(0.8), (far, 0.68)) if shown.side == EMPIRE
                       else (_speeder(1.2), (far, 0.36)))  # fmt: skip
    return figures


def _column(shown: Subject) -> Figures:
    shift = 0.03 * (shown.which % 3)
    return [(_walker(k), (x - shift, low)) for k, x, low in
            ((0.5, 0.92, 0.64), (0.85, 0.74, 0.7), (1.75, 0.36, 0.97))]  # fmt: skip


def _escort(shown: Subject) -> Figures:
    walkers = [(_walker(0.7), (0.85, 0.67)), (_walker(1.45), (0.5, 0.86))]
    squads = [*_squad(EMPIRE, (0.2, 0.97), 1.6, "aim"), *_squad(EMPIRE, (0.8, 0.97), 1.6)]
    return [*walkers, *squads]


def _barrage(shown: Subject) -> Figures:
    """A walker fires with both guns, and again."""
    aims = ((0.06, 0.72), (0.18, 0.95)) if shown.which % 2 else ((0.05, 0.86), (0.1, 0.6))
    figures = [(_walker(1.8), (0.68, 0.94))]
    for aim in aims:
        figures += _fire(EMPIRE, (0.42, 0.42), aim, 2)
    return figures


def _storm(shown: Subject) -> Figures:
    men = [*_row(EMPIRE, 6, 0.93, 1.6, "charge"), (_walker(0.9), (0.3, 0.7))]
    return [*men, (_walker(1.1), (0.78, 0.74)), *_fire(EMPIRE, (0.62, 0.46), (0.06, 0.8), 3)]


def _charge(shown: Subject) -> Figures:
    behind = _row(shown.side, 6, 0.7, 1.1, "charge")
    return [*behind, *_row(shown.side, 4 + shown.which % 2, 0.95, 2.2, "charge")]


def _ranks(shown: Subject) -> Figures:
    front = _row(shown.side, 5, 0.96, 2.0, "aim")
    return [*_row(shown.side, 9, 0.68, 1.0, "stand"), *_row(shown.side, 7, 0.79, 1.4, "stand"),
            *front]  # fmt: skip


def _captain(shown: Subject) -> Figures:
    """One who leads stands before the others."""
    x = 0.3 if shown.side == EMPIRE else 0.7
    behind = _row(shown.side, 8, 0.7, 1.05, "stand")
    return [*behind, (_man(shown.side, "stand", 3.6, 1 + shown.which), (x, 0.99))]


def _probes(shown: Subject) -> Figures:
    spots = ((0.3, 0.88, 2.5), (0.66, 0.74, 1.7), (0.86, 0.62, 1.0))
    turn = shown.which % 2
    return [(machines.probe(k, shown.which + n), (1 - x if turn else x, low))
            for n, (x, low, k) in enumerate(spots)]  # fmt: skip


def _trench(shown: Subject) -> Figures:
    """Men lie in wait behind a wall of sandbags."""
    men = _row("rebels", 5, 0.84, 1.9, "aim")
    bag = sandbag(2.2)
    wall = [(bag, ((slot + 0.5 * (row % 2)) / 8.5, 0.865 + 0.045 * row))
            for row in range(2) for slot in range(10)]  # fmt: skip
    more = _fire("rebels", (0.86, 0.7), (0.97, 0.3), 2, 0.8) if shown.which % 2 else []
    return [*men, *wall, *more, (_walker(0.45), (0.92, 0.64))]


def _run(shown: Subject) -> Figures:
    speeders = [(_speeder(2.3), (0.36, 0.62)), (_speeder(1.2), (0.2, 0.3))]
    return [*speeders, *_fire("rebels", (0.6, 0.5), (0.86, 0.52), 3), (_walker(0.7), (0.9, 0.68))]


def _wing(shown: Subject) -> Figures:
    big, small = (2.8, 1.3) if shown.which % 2 else (2.4, 1.6)
    spots = ((big, 0.62, 0.76), (small, 0.24, 0.42), (small * 0.7, 0.46, 0.24),
             (small * 0.5, 0.72, 0.2))  # fmt: skip
    return [(_speeder(k), (x, low)) for k, x, low in spots]


def _guns(shown: Subject) -> Figures:
    dishes = [(works.dish(2.2), (0.3, 0.94)), (works.dish(1.4), (0.6, 0.78))]
    fire = _fire("rebels", (0.47, 0.6), (0.93, 0.36), 2)
    return [*dishes, *fire, *_squad("rebels", (0.8, 0.95), 1.5, "stand", shown.which)]


def _melee(shown: Subject) -> Figures:
    ours = [*_squad("rebels", (0.26, 0.92), 2.2, "charge"), *_squad("rebels", (0.1, 0.76), 1.5)]
    theirs = [*_squad(EMPIRE, (0.76, 0.92), 2.2, "aim"), *_squad(EMPIRE, (0.9, 0.76), 1.5)]
    star = shots.flash(74, 0.3, look.CAMPS["rebels"].struck)
    return [*ours, *theirs, (star, (0.52, 0.8))]


def _camp(shown: Subject) -> Figures:
    home = (bunker(1.5), (0.62 if shown.which % 2 else 0.4, 0.78))
    return [home, *_row("rebels", 4, 0.96, 1.9, "stand")]


def _cable(shown: Subject) -> Figures:
    """A speeder has wound a cable round the legs of a walker."""
    line = Image.new("RGBA", (PICTURE[0] * 2, PICTURE[1] * 2))
    pen = ImageDraw.Draw(line)
    way = ((0.24, 0.4), (0.5, 0.66), (0.62, 0.8), (0.83, 0.82), (0.64, 0.86), (0.84, 0.89))
    knots = [(2 * x * PICTURE[0], 2 * y * PICTURE[1]) for x, y in way]
    pen.line(knots, (*NIGHT, 255), 6, "curve")
    legs = (_walker(1.7, hurt=shown.which % 2 == 1), (0.72, 0.96))
    return [legs, (_speeder(1.7), (0.22, 0.5)), (line.reduce(2), (0.5, 1.0))]


def _leave(shown: Subject) -> Figures:
    return [*_row("rebels", 5, 0.72, 1.1, "stand", about=True),
            *_row("rebels", 4, 0.95, 2.0, "charge", about=True)]  # fmt: skip


def _odds(shown: Subject) -> Figures:
    return [(_walker(1.8), (0.72, 0.94)), (_man("rebels", "aim", 1.9, shown.which), (0.16, 0.96))]


def _volley(shown: Subject) -> Figures:
    men = _squad("rebels", (0.24, 0.95), 2.4, "aim", shown.which)
    return [
        *men,
        *_fire("rebels", (0.42, 0.72), (0.9, 0.56), 3),
        *_squad(EMPIRE, (0.86, 0.72), 1.1),
    ]


def _wreck(shown: Subject) -> Figures:
    return [(hull(1.6), (0.64, 0.86)), *_squad("rebels", (0.24, 0.95), 1.9, "charge", shown.which)]


_DEEDS: Final[dict[str, Callable[[Subject], Figures]]] = {
    "column": _column, "escort": _escort, "barrage": _barrage, "storm": _storm, "charge": _charge,
    "ranks": _ranks, "captain": _captain, "probes": _probes, "trench": _trench, "run": _run,
    "wing": _wing, "guns": _guns, "melee": _melee, "camp": _camp, "cable": _cable,
    "leave": _leave, "odds": _odds, "volley": _volley, "wreck": _wreck,
}  # fmt: skip


def samples() -> Sequence[Subject]:
    """Return pictures that contain all kinds of paint, for a palette."""
    return (
        Subject(EMPIRE, "barrage"), Subject(EMPIRE, "probes"), Subject(EMPIRE, "ranks"),
        Subject("rebels", "trench"), Subject("rebels", "cable"), Subject("rebels", "guns"),
        Subject("rebels", "wreck"), Subject("rebels", "camp"),
    )  # fmt: skip
