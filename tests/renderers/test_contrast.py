"""Whether what is printed can be read, and sides be told from the ground, by all eyes."""

import msgspec
import pytest
from PIL import ImageChops, ImageStat

from bot.games.jours.content.base import LEVELS
from renderers.fire_and_sword import elements, signs
from renderers.fire_and_sword import look as fas
from renderers.hoth import look as hoth
from renderers.hoth.layout import grid as hoth_grid
from renderers.jours import counters
from renderers.jours import look as jours
from renderers.kit import theme as t
from renderers.kit.brush import colours as c
from renderers.kit.frame.stuff import FIELD, ICE
from renderers.kit.hexfield import Grid
from renderers.kit.signs import losses
from renderers.kit.signs.chips import FADED
from renderers.lords import look as lords
from renderers.napoleonics import look as napoleonics
from renderers.napoleonics.dress import troops
from tests.support.loaded import load_content, load_games

from .eyes import apart, contrast
from .scenes import painter, say, started

LEAST = 4.5
"""Contrast of text with what lies under it (WCAG 2.2, AA)."""
APART = 20
"""Difference in L* of a base and the ground around it."""
PAINTED = 18
"""The same for the mean of a painted ground; Rebels in a trench come nearest."""
BATTLES = [
    (slug, scenario)
    for slug in ("hoth", "napoleonics")
    for scenario in load_games()[slug].scenarios()
]
BASES = {
    "hoth": lambda unit: hoth.CAMPS[unit.side].base,
    "napoleonics": lambda unit: troops.BASES[
        load_content("napoleonics").unit_types[unit.type].nation
    ],
}
"""The base of a unit, by game."""


def printed_on_maps():
    """The same of Jours de Gloire."""
    for side, livery in jours.LIVERIES.items():
        yield f"jours: {side}", livery.words, livery.plate
        for level in LEVELS[:3]:
            face = counters.face_of(side, level)
            yield f"jours: counter of {side}, {level}", counters.ink_of(side, level), face
    for number, band in enumerate(jours.BANDS):
        yield f"jours: formation {number}", c.WHITE, band
    for tones in (jours.DISORDERED, jours.ROUTED, jours.ORDERS, jours.NO_ORDERS):
        yield f"jours: badge {tones.badge}", tones.ink, tones.badge


def printed():
    """All text of the pictures: where, its ink, its ground."""
    for name, stuff in (("wood", FIELD), ("hull", ICE)):
        yield f"{name}: paper", stuff.ink, stuff.paper
        yield f"{name}: numbers", stuff.muted, stuff.paper
        yield f"{name}: phase", stuff.bright, stuff.dark
    yield "preview", c.LOSS, FIELD.paper
    yield "strength", c.INK, c.CREAM
    yield "strength after losses", c.WHITE, c.ORDER_LINE
    yield "code of a type", c.mix(c.INK, FADED, 0.25), c.CREAM
    yield "loss", c.WHITE, c.LOSS
    yield "regained", c.WHITE, losses.GAIN
    yield "target", c.WHITE, c.TARGET
    yield "name of a hex", c.INK, napoleonics.HALO
    yield "name of a hex on ice", hoth.NAME_INK, hoth.NAME_HALO
    for side, camp in hoth.CAMPS.items():
        yield f"hoth: {side}", camp.ink, camp.plate
    for side, livery in napoleonics.LIVERIES.items():
        yield f"napoleonics: {side}", livery.ink, livery.plate
    for side in ("south", "north"):
        yield f"lords: {side}", lords.ink(side), lords.plate(side)
        yield f"lords: name, {side}", lords.ink(side), lords.band(side)
    for value, (fill, ink) in enumerate(lords.ARROWS):
        yield f"lords: arrow {value}", ink, fill
    yield "lords: total that fells", t.PAPER, lords.HIT
    yield "lords: total that does not", t.PAPER, lords.HELD
    for side, plate in fas.PLATES.items():
        yield f"fire and sword: {side}", plate.ink, plate.face
        yield f"fire and sword: token of {side}", c.CREAM, fas.BASES[side].dark
    yield from printed_on_maps()
    for state, look in fas.STATES.items():
        yield f"fire and sword: {state}", look.ink, look.face
    yield "fire and sword: orders", elements.MUTED, c.CREAM
    yield "fire and sword: off the table", elements.MUTED, elements.FADED
    yield "fire and sword: formation", c.INK, elements.HALO
    yield "fire and sword: objective", *signs.OBJECTIVE


@pytest.mark.parametrize("where", [one[0] for one in printed()])
def test_all_that_is_printed_can_be_read(where):
    ((_, ink, ground),) = (one for one in printed() if one[0] == where)
    assert contrast(ink, ground) >= LEAST


@pytest.mark.parametrize("ground", [c.GRASS, c.STRAW, c.OLIVE, c.EARTH], ids=str)
def test_trays_stand_out_from_the_grass_to_all_eyes(ground):
    for base in fas.BASES.values():
        assert max(apart(part, ground) for part in (base.face, base.rim)) >= APART


@pytest.mark.parametrize("ground", [c.GRASS, c.STRAW, c.OLIVE, *jours.LEVELS], ids=str)
def test_losses_stand_out_from_the_ground_to_all_eyes(ground):
    assert max(apart(part, ground) for part in (losses.EDGE, losses.RAYS)) >= 2 * APART
    assert apart(losses.EDGE, losses.RAYS) >= 2 * APART


def test_what_is_regained_differs_in_shape_from_what_is_lost():
    lost, regained = (sign(1).getchannel("A") for sign in (losses.loss, losses.gain))
    gap = ImageChops.difference(lost, regained).point(lambda alpha: alpha > 128 and 255)
    assert ImageStat.Stat(gap).mean[0] > 255 * 0.05, "the points of the star"


@pytest.mark.parametrize("ground", [c.GRASS, c.STRAW, c.OLIVE, *jours.LEVELS], ids=str)
@pytest.mark.parametrize("side", jours.LIVERIES)
def test_counters_stand_out_from_the_ground_to_all_eyes(side, ground):
    livery = jours.LIVERIES[side]
    assert max(apart(part, ground) for part in (livery.face, livery.rim, livery.dark)) >= APART


def test_counters_of_sides_that_meet_differ_in_lightness_to_all_eyes():
    for battle in load_content("jours").scenarios.values():
        one, other = (jours.LIVERIES[side] for side in battle.sides)
        assert apart(one.face, other.face) >= APART
        assert one.round != other.round


@pytest.mark.parametrize("field", [lords.FIELD, lords.FIELD_LIGHT, lords.GROUND], ids=str)
def test_cards_stand_out_from_the_mat_to_all_eyes(field):
    for side in ("south", "north"):
        assert max(apart(part, field) for part in (lords.plate(side), lords.edge(side))) >= APART


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "scenario"), BATTLES)
def test_bases_stand_out_from_the_ground_where_they_stand_to_all_eyes(slug, scenario):
    view = started(slug, scenario).view
    empty = msgspec.structs.replace(view, units=())
    image = painter(slug).image_of(empty, (), say())
    grid = Grid(napoleonics.FIELD) if slug == "napoleonics" else hoth_grid()
    for unit in view.units:
        x, y = grid.centre(unit.hex)
        part = image.crop((round(x) - 50, round(y) + 8, round(x) + 50, round(y) + 46))
        ground = tuple(ImageStat.Stat(part).mean)
        base = BASES[slug](unit)
        assert max(apart(one, ground) for one in (base.face, base.rim)) >= PAINTED, unit.hex
