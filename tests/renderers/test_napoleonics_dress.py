"""The dress of Napoleonic troops and the faces of their leaders."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import ImageStat

from renderers.kit.brush import colours as c
from renderers.kit.brush.colours import rgb
from renderers.kit.minis.bases import base
from renderers.kit.minis.busts import bust
from renderers.kit.minis.unit import State, unit
from renderers.napoleonics.dress import leaders, troops
from tests.renderers.eyes import apart
from tests.renderers.napoleonics_given import CONTENT

GROUNDS = {
    "grass": c.GRASS, "straw": c.STRAW, "olive": c.OLIVE, "earth": c.EARTH,
    "hill": rgb("#d2b67a"), "forest": rgb("#446535"), "forest top": rgb("#6d8a48"),
    "water": rgb("#3f6f84"),
}  # fmt: skip


def named_leaders():
    for scenario in CONTENT.scenarios.values():
        for side, army in scenario.sides.items():
            for one in (*army.units, *army.leaders):
                if one.leader:
                    yield one.leader, side


def test_every_unit_type_has_its_own_dress_and_its_nations_base_and_standard():
    sheets = {}
    for type_, kind in CONTENT.unit_types.items():
        troop = troops.troop_of(type_, kind.nation, kind.unit_class)
        assert troop.base == troops.BASES[kind.nation]
        assert troop.flag == troops.FLAGS[kind.nation]
        sheets[type_] = (troop.arm, troop.dress)
    assert set(sheets) == set(troops.DRESS)
    assert len(set(sheets.values())) == len(sheets)


def test_there_is_room_for_the_figures_of_every_unit_type():
    strengths = {kind.blocks for kind in CONTENT.unit_types.values()}
    line = troops.troop_of("B-LN", "british", "infantry")
    assert all(unit(line, State(blocks, blocks), 0.25).getbbox() for blocks in strengths)


def test_unknown_types_are_refused():
    with pytest.raises(KeyError):
        troops.troop_of("X-LN", "french", "infantry")


@pytest.mark.parametrize("ground", GROUNDS)
def test_bases_stand_out_from_every_ground_to_all_eyes(ground):
    for look in (troops.FRENCH_BASE, troops.ALLIED_BASE):
        best = max(apart(part, GROUNDS[ground]) for part in (look.face, look.rim))
        assert best >= 25, (look, best)


def test_the_camps_differ_in_lightness_and_shape():
    french, allied = troops.FRENCH_BASE, troops.ALLIED_BASE
    assert apart(french.face, allied.face) > 40
    assert french.shape != allied.shape
    assert apart(leaders.BACKS["top"], leaders.BACKS["bottom"]) > 40


def test_bases_of_the_camps_are_dark_and_light_as_a_whole_to_all_eyes():
    """Figures hide most of the face: the front must tell the camp as well."""
    french, allied = (
        tuple(ImageStat.Stat(base(look).crop((10, 5, 100, 44)).convert("RGB")).mean)
        for look in (troops.FRENCH_BASE, troops.ALLIED_BASE)
    )
    fronts = troops.FRENCH_BASE.front, troops.ALLIED_BASE.front
    assert apart(french, allied) > 25
    assert apart(*fronts) > 40


def test_every_leader_of_the_battles_has_a_portrait_and_no_two_look_alike():
    known = dict(named_leaders())
    assert set(known) <= set(leaders.FACES)
    faces = [
        (name, np.asarray(bust(leaders.face_of(name, side), (200, 200, 200), 0.74), np.int16))
        for name, side in sorted(known.items())
    ]
    for i, (name, face) in enumerate(faces):
        for other, its in faces[:i]:
            assert (np.abs(face - its).max(axis=2) > 24).sum() > 25, (name, other)


def test_an_unknown_leader_gets_a_face_from_the_name():
    first, again = leaders.face_of("Somebody", "top"), leaders.face_of("Somebody", "top")
    assert first == again
    faces = {leaders.face_of(f"General {n}", "bottom") for n in range(40)}
    assert len(faces) == 40
    assert {face.coat for face in faces} == {leaders.face_of("x", "bottom").coat} != {first.coat}
