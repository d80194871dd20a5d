"""Figures, busts, bases, standards and machines: size, side, strength, what tells them apart."""

from __future__ import annotations

from typing import get_args

import numpy as np
import pytest

from renderers.kit.brush.colours import ORDER, rgb
from renderers.kit.minis import bases, busts, foot, guns, horse, looks, machines, snowmen, works
from renderers.kit.minis import standards as st
from renderers.kit.minis.unit import ANCHOR, SHEET, State, Troop, unit
from renderers.kit.signs.orders import TONES

BLUE, RED, WHITE = rgb("#2c4796"), rgb("#c8352c"), rgb("#f6f1e4")
DRESS = looks.Uniform(BLUE, WHITE, WHITE, "shako", RED)
SQUARE = bases.Base(rgb("#2b4a9c"), rgb("#dfe8ff"), rgb("#14244f"), "square")
ROUND = bases.Base(rgb("#fbf1d8"), rgb("#c2281f"), rgb("#7d1719"), "round")
CUT = bases.Base(rgb("#3b4656"), rgb("#a9dcff"), rgb("#171d27"), "cut", icy=True)
FLAG = st.Flag("bands", (BLUE, WHITE, RED))
FACE = looks.Face(BLUE, WHITE)
TROOP = Troop("foot", DRESS, SQUARE, FLAG)


def pixels(image):
    return np.asarray(image.convert("RGBA"), np.int16)


def differ(one, other):
    return one.size != other.size or np.abs(pixels(one) - pixels(other)).max() > 40


def all_differ(images):
    return all(differ(a, b) for i, a in enumerate(images) for b in images[:i])


def coloured(image, colour, reach=40):
    """Count the opaque pixels near a colour."""
    seen = pixels(image)
    near = np.abs(seen[..., :3] - np.array(colour)).max(axis=2) <= reach
    return int((near & (seen[..., 3] > 200)).sum())


@pytest.mark.parametrize(
    ("sprite", "size"),
    [
        (lambda k: foot.foot(DRESS, "stand", k), (foot.WIDE, foot.TALL)),
        (lambda k: horse.rider(DRESS, k), (horse.WIDE, horse.TALL)),
        (lambda k: guns.gun(BLUE, k), (guns.WIDE, guns.TALL)),
        (lambda k: busts.bust(FACE, BLUE, k), (busts.SIZE, busts.SIZE)),
        (lambda k: st.standard(FLAG, k), (st.WIDE, st.TALL)),
        (lambda k: machines.walker(k), machines.WALKER),
        (lambda k: unit(TROOP, State(2, 4), k), SHEET),
    ],
)
def test_a_sprite_is_as_large_as_its_units_say(sprite, size):
    for k in (0.5, 1.5):
        image = sprite(k)
        assert (image.mode, image.size) == ("RGBA", (round(size[0] * k), round(size[1] * k)))


def test_equal_arguments_give_equal_pixels():
    first = pixels(foot.foot.__wrapped__(DRESS, "aim", 1.0, 2))
    assert np.array_equal(first, pixels(foot.foot.__wrapped__(DRESS, "aim", 1.0, 2)))


def test_every_hat_cut_and_pose_of_a_soldier_is_another_picture():
    assert all_differ([foot.foot(DRESS._replace(hat=hat)) for hat in get_args(looks.Hat)])
    assert all_differ([foot.foot(DRESS._replace(cut=cut)) for cut in get_args(looks.Cut)])
    assert all_differ([foot.foot(DRESS, pose) for pose in get_args(looks.Pose)])
    assert all_differ([foot.foot(DRESS, which=which) for which in range(4)])


def test_a_coat_is_seen_in_its_colour():
    green = rgb("#2f6b46")
    for sprite in (foot.foot, horse.rider):
        assert coloured(sprite(DRESS._replace(coat=green)), green, 30) > 30
        assert coloured(sprite(DRESS), green, 30) < 10


def test_a_fallen_soldier_lies_flat():
    assert foot.fallen(DRESS).width > 1.4 * foot.fallen(DRESS).height
    assert st.fallen_standard(FLAG).width > st.fallen_standard(FLAG).height


def test_horses_of_a_unit_differ_in_coat_and_step():
    assert all_differ([horse.rider(DRESS, 0.6, which) for which in range(5)])
    steel = DRESS._replace(cuirass=looks.STEEL)
    assert differ(horse.rider(steel), horse.rider(DRESS))


def test_a_light_gun_has_a_shorter_barrel():
    def reach(image):
        return image.getbbox()[2]

    assert reach(guns.gun(BLUE, light=True)) < reach(guns.gun(BLUE)) - 6


@pytest.mark.parametrize(
    ("feature", "values"),
    [
        ("hat", get_args(looks.Headgear)),
        ("hair", get_args(looks.Hair)),
        ("beard", get_args(looks.Beard)),
        ("sash", (None, RED)),
        ("star", (False, True)),
        ("cross", (None, RED)),
        ("cloak", (None, RED)),
        ("aged", (False, True)),
        ("width", (0.85, 1.15)),
        ("chin", (0.85, 1.15)),
        ("nose", (0.7, 1.5)),
        ("brow", (-1.0, 1.0)),
        ("plume", (None, WHITE)),
    ],
)
def test_each_feature_changes_a_leaders_face(feature, values):
    plain = FACE._replace(hat="none" if feature == "hair" else "athwart")
    assert all_differ([busts.bust(plain._replace(**{feature: v}), WHITE) for v in values])


def test_a_leader_tells_the_side_by_the_ground_the_edge_and_the_way_they_look():
    plain = busts.bust(FACE, WHITE)
    assert coloured(busts.bust(FACE, RED), RED) > 500 > 60 > coloured(plain, RED)
    assert coloured(busts.bust(FACE, WHITE, mark="ordered"), ORDER, 4) > 150
    assert coloured(busts.bust(FACE, WHITE, mark="done"), TONES["done"], 4) > 150
    assert coloured(plain, ORDER, 4) == 0
    turned = busts.bust(FACE, WHITE, left=True)
    assert np.array_equal(pixels(turned), pixels(plain)[:, ::-1])


def test_bases_differ_in_their_corners():
    corners = {}
    for look in (SQUARE, ROUND, CUT):
        seen = pixels(bases.base(look, 100, 1.0))
        corners[look.shape] = int((seen[5:14, 5:14, 3] > 200).sum())
    assert corners["square"] > 70
    assert corners["round"] < corners["cut"] < 65


def test_an_ordered_base_has_a_yellow_edge_and_one_that_has_battled_a_grey_one():
    for look in (SQUARE, ROUND, CUT):
        assert coloured(bases.base(look, mark="ordered"), ORDER, 6) > 250
        assert coloured(bases.base(look, mark="done"), TONES["done"], 6) > 250
        assert coloured(bases.base(look), ORDER, 6) == 0


def test_a_ghost_is_fainter_than_the_base():
    assert pixels(bases.ghost(SQUARE))[..., 3].max() <= 102
    assert pixels(bases.base(SQUARE))[..., 3].max() == 255


@pytest.mark.parametrize("start", [1, 2, 3, 4, 5])
def test_a_unit_has_a_figure_for_each_one_left_and_a_hole_for_each_one_lost(start):
    troop = TROOP._replace(flag=None)
    sheets = [unit(troop, State(left, start)) for left in range(start + 1)]
    assert all_differ(sheets)
    whites = [coloured(sheet, WHITE, 12) for sheet in sheets]
    assert whites == sorted(whites)


@pytest.mark.parametrize("arm", ["foot", "horse", "gun"])
def test_who_has_just_fallen_lies_where_others_have_left_a_hole(arm):
    troop = TROOP._replace(arm=arm)
    states = [State(2, 4), State(2, 4, fell=1), State(2, 4, fell=2), State(3, 4, fell=1)]
    sheets = [unit(troop, state) for state in states]
    assert all_differ([*sheets, unit(troop, states[1], left=True)])
    high = [np.flatnonzero((pixels(one)[..., 3] > 250).any(axis=1))[0] for one in sheets[:3]]
    assert high == [high[0]] * 3, "who lies is no higher than who stands"


def test_a_unit_stands_on_its_anchor():
    seen = pixels(unit(TROOP, State(4, 4)))
    low = round(ANCHOR[1] * SHEET[1])
    solid = np.flatnonzero((seen[..., 3] > 250).any(axis=1))
    assert abs(solid[-1] - low) <= 2
    across = np.flatnonzero(seen[low - 4, :, 3] > 250)
    assert abs((across[0] + across[-1]) / 2 - ANCHOR[0] * SHEET[0]) <= 2


def test_pose_square_side_and_standard_show_on_a_unit():
    states = [
        State(3, 4), State(3, 4, "aim"), State(3, 4, mark="ordered"), State(3, 4, square=True),
    ]  # fmt: skip
    sheets = [unit(TROOP, state) for state in states]
    sheets += [unit(TROOP, State(3, 4), left=True), unit(TROOP._replace(flag=None), State(3, 4))]
    assert all_differ(sheets)


def test_the_lost_figures_are_those_of_the_front():
    def middle(left):
        seen = pixels(unit(TROOP._replace(flag=None), State(1, 4), left=left))[30:70, :, 3]
        return np.average(np.flatnonzero((seen > 200).any(axis=0)))

    assert middle(False) < SHEET[0] / 2 < middle(True)


def test_guns_stand_before_their_crew_and_horses_are_wider_than_men():
    men, horses, crew = (
        pixels(unit(TROOP._replace(arm=arm, flag=None), State(2, 3)))
        for arm in ("foot", "horse", "gun")
    )
    assert all_differ(
        [unit(TROOP._replace(arm=arm), State(2, 3)) for arm in ("foot", "horse", "gun")]
    )
    wide = [int((seen[40:90, :, 3] > 200).any(axis=0).sum()) for seen in (men, horses, crew)]
    assert wide[0] < wide[1]


@pytest.mark.parametrize("pattern", get_args(st.Pattern))
def test_a_standard_flies_all_its_colours(pattern):
    colours = {"bands": 3, "union": 3}.get(pattern, 2)
    flag = st.Flag(pattern, (BLUE, WHITE, RED)[:colours], None)
    assert all(coloured(st.standard(flag), colour) > 30 for colour in flag.colours)


WHITE_COAT, PARKA = (
    snowmen.Snowman(rgb("#e9eef4"), rgb("#c3ccd8"), rgb("#dfe5ed"), BLUE, "hood"),
    snowmen.Snowman(rgb("#cdb48c"), rgb("#6f5438"), rgb("#8a6c48"), RED, "goggles"),
)


def test_soldiers_of_the_ice_differ_in_side_pose_and_man():
    both = [
        snowmen.snowman(dress, pose)
        for dress in (WHITE_COAT, PARKA)
        for pose in get_args(looks.Pose)
    ]
    assert all_differ(both)
    assert all_differ([snowmen.snowman(PARKA, which=which) for which in range(4)])


def test_machines_and_works_are_no_two_alike_and_wear_their_owners_colour():
    sprites = [
        machines.walker(), machines.speeder(RED), machines.probe(), machines.wreck(), works.dish(),
        works.generator(RED), works.cannon(RED),
    ]  # fmt: skip
    assert all_differ(sprites)
    for owned in (machines.speeder, works.generator, works.cannon):
        assert coloured(owned(RED), RED) > 50 > coloured(owned(BLUE), RED)
    assert all_differ([machines.probe(1.0, which) for which in range(3)])


def test_a_hit_walker_burns_and_its_wreck_is_dark_and_lies():
    fire = rgb("#ff8a2a")
    assert coloured(machines.walker(hurt=True), fire) > 12 > coloured(machines.walker(), fire)
    standing, lying = pixels(machines.walker()), pixels(machines.wreck())

    def shade(seen):
        return seen[..., :3][seen[..., 3] > 200].mean()

    assert shade(lying) < 0.7 * shade(standing)
