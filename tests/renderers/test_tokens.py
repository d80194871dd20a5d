"""Sprites of Battle of Hoth: each kind differs from the others, by side, strength and state."""

from itertools import combinations

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageStat

from renderers.commands_colors.sections import Order, section_map
from renderers.hoth import ground, look, tokens, units
from renderers.hoth.units import Standing
from renderers.kit.brush import colours as c
from renderers.kit.brush.colours import rgb
from renderers.kit.kept import KEPT
from tests.renderers.eyes import apart

SIDES = {
    "snowtroopers": "empire",
    "at_at": "empire",
    "probe_droids": "empire",
    "echo_troopers": "rebels",
    "snowspeeders": "rebels",
    "rebel_artillery": "rebels",
}
GROUNDS = {"snow": c.SNOW, "hollow": c.SNOW_HOLLOW, "hill": rgb("#fbe9d2"), "chasm": rgb("#07142c")}


def flat(sprite):
    sheet = Image.new("RGB", (240, 240), c.SNOW)
    sheet.paste(sprite, (0, 0), sprite)
    return sheet


def difference(first, second):
    """Mean absolute difference of lightness, 0 to 255."""
    gap = ImageChops.difference(flat(first).convert("L"), flat(second).convert("L"))
    return ImageStat.Stat(gap).mean[0]


def unit(type_, left=2, start=2, pose="stand", mark=""):
    return units.piece(type_, SIDES[type_], Standing(left, start, pose, mark)).sprite


def test_unit_types_can_be_told_apart_without_colour():
    assert set(SIDES) == set(units.UNITS)
    for first, second in combinations(SIDES, 2):
        assert difference(unit(first, 1, 1), unit(second, 1, 1)) > 1.5


@pytest.mark.parametrize("type_", SIDES)
def test_a_lost_figure_leaves_a_hole(type_):
    assert difference(unit(type_, 1), unit(type_, 2)) > 0.5


def test_every_strength_and_pose_looks_different():
    shown = [unit("snowtroopers", left, 4).tobytes() for left in (1, 2, 3, 4)]
    shown.append(unit("snowtroopers", 4, 4, "aim").tobytes())
    assert len(set(shown)) == 5


def test_the_figures_in_front_are_lost_first():
    def middle(type_):
        sprite = units.piece(type_, SIDES[type_], Standing(1, 3)).sprite.crop((0, 0, 140, 40))
        columns = np.flatnonzero((np.asarray(sprite)[..., 3] > 200).any(axis=0))
        return (columns[0] + columns[-1]) / 2

    assert middle("snowtroopers") > 60 > middle("echo_troopers")


@pytest.mark.parametrize("mark", ["ordered", "done"])
@pytest.mark.parametrize("type_", ["at_at", "rebel_artillery"])
def test_an_edge_tells_that_a_unit_is_ordered_or_has_battled(type_, mark):
    tone = look.TONES[mark]
    seen = np.asarray(unit(type_, 1, 1, mark=mark))[..., :3].astype(int)
    assert (np.abs(seen - tone).max(axis=2) < 6).sum() > 300
    assert unit(type_, 1, 1).height < unit(type_, 1, 1, mark=mark).height


@pytest.mark.parametrize("ground_", GROUNDS)
def test_bases_stand_out_from_every_ground_to_all_eyes(ground_):
    for camp in look.CAMPS.values():
        parts = (camp.base.face, camp.base.rim, camp.base.front)
        assert max(apart(part, GROUNDS[ground_]) for part in parts) >= 25


def test_sides_differ_in_lightness_and_shape():
    empire, rebels = (look.CAMPS[side].base for side in ("empire", "rebels"))
    assert apart(empire.face, rebels.face) > 25
    assert empire.shape != rebels.shape


def test_a_unit_is_anchored_at_the_lower_edge_of_its_base():
    for type_, side in SIDES.items():
        cut = units.piece(type_, side, Standing(1, 1), 1.5)
        assert 0.8 < cut.anchor[1] < 1
        assert 0.2 < cut.anchor[0] < 0.8
        assert cut.sprite.getbbox() == (0, 0, *cut.sprite.size)


def test_every_badge_looks_different_and_a_moved_e_web_differs():
    shown = [tokens.badge(badge) for badge in tokens.BADGES]
    shown.append(tokens.badge("e_web", web="moved"))
    for first, second in combinations(shown, 2):
        assert difference(first, second) > 0.2


def test_medals_differ_by_kind_side_and_taking():
    shown = [
        tokens.medal(kind, sides, 56, taken).tobytes()
        for kind in ("temporary", "permanent", "kill", "bonus")
        for sides, taken in (
            (("empire",), ""),
            (("rebels",), ""),
            (("empire", "rebels"), ""),
            (("empire", "rebels"), "rebels"),
        )
    ]
    assert len(set(shown)) == 16
    assert tokens.count(2).tobytes() != tokens.count(3).tobytes()


def test_fortifications_differ_and_wear_the_colour_of_their_owner():
    forts = [
        units.fort(k, o).sprite for k in ("shield_generator", "ion_cannon") for o in SIDES.values()
    ]
    assert difference(forts[0], forts[-1]) > 2
    assert units.fort("ion_cannon", "empire") != units.fort("ion_cannon", "rebels")


def test_what_was_left_is_fainter_than_a_base():
    for side in look.CAMPS:
        assert np.asarray(units.left_behind(side).sprite)[..., 3].max() < 110
    assert units.wreck().sprite.width > 60


@pytest.mark.slow
def test_terrain_can_be_told_apart_in_the_middle_of_each_hex():
    kinds = ("hill", "rocks", "serac", "building", "wreck", "trench", "crevasse")
    places = ("B2", "B4", "B6", "B8", "D2", "D5", "F5")
    spec = ground.Ground(tuple(zip(places, kinds, strict=True)), (), False)
    swatches = [ground.swatch(spec, kind) for kind in kinds]
    x, y = (round(one) for one in spec.layout.at("F2"))
    plain = ground.bare(spec).crop((x - 58, y - 46, x + 58, y + 46)).resize((44, 35))
    for first, second in combinations([*swatches, plain.convert("RGBA")], 2):
        gap = ImageChops.difference(first.convert("RGB"), second.convert("RGB"))
        assert sum(ImageStat.Stat(gap).mean) > 15


@pytest.mark.parametrize(
    ("orders", "named"),
    [
        ((Order("left", 1),), ""),
        ((Order("right", 1),), ""),
        ((Order("left", 2),), ""),
        ((Order("any", 0),), ""),
        ((Order("one", 3),), ""),
        ((Order("one", 3),), "right"),
        ((Order("any", 0), Order("any", 2)), ""),
    ],
    ids=str,
)
def test_the_map_of_a_card_shows_its_orders(orders, named):
    plain = section_map((Order("centre", 1),), "", 150, 56)
    assert section_map(orders, named, 150, 56).tobytes() != plain.tobytes()


def test_sprites_are_painted_the_same_again():
    def draw():
        return [
            *(unit(type_, 1, 3).tobytes() for type_ in SIDES),
            *(tokens.badge(name).tobytes() for name in tokens.BADGES),
        ]

    first = draw()
    KEPT.clear()
    assert draw() == first
