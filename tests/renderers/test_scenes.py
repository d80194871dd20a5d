"""What lies where on the boards of all games, in positions of random battles and all scenarios.

A few positions are looked at each time; all scenarios, from both edges and in all languages, by
``make soak``.
"""

import re

import msgspec
import pytest
from PIL import ImageChops

from bot.games.jours.content.base import LEVELS
from bot.games.lords.rules.geometry import label
from renderers.hoth.layout import grid
from renderers.jours.facts import piles
from renderers.kit.columns import ColumnGrid
from renderers.kit.hexfield import Grid
from renderers.kit.scene.placed import around, shared
from renderers.napoleonics.look import FIELD
from tests.support.loaded import load_games

from .scenes import GAMES, laid, moments, painter, say, started

SIGNS = (
    "chip", "badge", "name", "number", "square", "target", "loss", "gone", "sabres", "count",
    "threat", "total", "level", "order", "pile", "section", "strength", "values",
)  # fmt: skip
"""Printed signs of all games: none hides another."""
HIDDEN = 0.12
"""So much of the smaller of two signs may lie under the other: corners of boxes are empty."""
FEW = [(slug, load_games()[slug].scenarios()[-1]) for slug in GAMES]
ALL = [(slug, scenario) for slug in GAMES for scenario in load_games()[slug].scenarios()]
few = pytest.mark.parametrize(("slug", "scenario"), FEW)
every = pytest.mark.parametrize(("slug", "scenario"), ALL)


def area(box):
    return (box[2] - box[0]) * (box[3] - box[1])


def place_of(slug, unit):
    return label(unit.cell) if slug == "lords" else unit.at if slug == "jours" else unit.hex


def units_of(slug, view):
    """The units on the board; of a stack of Jours de Gloire the top one, whose counter is seen."""
    if slug != "jours":
        return view.units
    return [pile[0] for pile in piles(view.field).values()]


def check_placement(moment, **options):
    image, placed = laid(moment, **options)
    units = sorted(place_of(moment.slug, unit) for unit in units_of(moment.slug, moment.view))
    assert sorted(one.where for one in placed if one.what == "unit") == units
    signs = [one for one in placed if one.what in SIGNS]
    for number, one in enumerate(signs):
        assert shared(one.box, (0, 0, *image.size)) == area(one.box), one
        for other in signs[:number]:
            least = min(area(one.box), area(other.box))
            assert shared(one.box, other.box) <= HIDDEN * least, (one, other)
    assert len({one for one in placed if one.what == "name"}) == sum(
        one.what == "name" for one in placed
    )


@few
def test_each_unit_lies_on_the_board_once_and_no_sign_hides_another(slug, scenario):
    for moment in moments(slug, scenario, "placed", 5):
        check_placement(moment)


@pytest.mark.soak
@every
def test_no_sign_hides_another_in_any_scenario_language_or_direction(slug, scenario, soak_seed):
    check_placement(started(slug, scenario))
    for number, moment in enumerate(moments(slug, scenario, soak_seed, 24)):
        check_placement(moment, locale=("en", "cs", "pl")[number % 3], turned=number % 2 == 1)


# Locality ----------------------------------------------------------------------------------------


def weakened(slug, unit):
    """A unit with another strength, or another card."""
    if slug == "hoth":
        return msgspec.structs.replace(unit, figures=1 + unit.figures % unit.start_figures)
    if slug == "napoleonics":
        return msgspec.structs.replace(unit, blocks=1 + unit.blocks % unit.start_blocks)
    if slug == "jours":
        level = LEVELS[(LEVELS.index(unit.level) + 1) % 3]
        return msgspec.structs.replace(unit, level=level)
    cards = sorted(load_games()[slug].content.cards)
    return msgspec.structs.replace(unit, card=cards[(cards.index(unit.card) + 1) % len(cards)])


def check_locality(moment, unit):
    """Change one fact: pixels differ in the boxes of what was placed for it, and nowhere else."""
    field = moment.view.field if moment.slug == "jours" else moment.view
    others = [weakened(moment.slug, one) if one.id == unit.id else one for one in field.units]
    other = msgspec.structs.replace(field, units=type(field.units)(others))
    view = msgspec.structs.replace(moment.view, field=other) if moment.slug == "jours" else other
    changed = moment._replace(view=view)
    (first, before), (second, after) = laid(moment), laid(changed)
    where = place_of(moment.slug, unit)
    gap = ImageChops.difference(first, second)
    for one in {*before} ^ {*after} | {one for one in before if one.where == where}:
        assert one.where == where or one.what in ("name", "total", "threat", "blow"), one
        gap.paste(0, one.box)
    assert gap.getbbox() is None, (where, gap.getbbox())
    return first != second


@few
def test_a_fact_that_changes_shows_in_its_own_boxes_alone(slug, scenario):
    (*_, moment) = moments(slug, scenario, "local", 4)
    quiet = moment._replace(events=(), marks=())
    seen = [check_locality(quiet, unit) for unit in units_of(slug, quiet.view)[:4]]
    assert any(seen)


@pytest.mark.soak
@every
def test_every_fact_shows_in_its_own_boxes_alone_in_every_scenario(slug, scenario, soak_seed):
    for moment in moments(slug, scenario, soak_seed, 6, every=20):
        for unit in units_of(slug, moment.view)[::3]:
            check_locality(moment._replace(events=(), marks=()), unit)


# Words and signs ---------------------------------------------------------------------------------

NAMES = {
    "hoth": r"\b[A-G]\d{1,2}\b",
    "jours": r"\b\d{4}\b(?! \u00b7)",
    "napoleonics": r"\b[A-I]\d{1,2}\b",
    "lords": r"\b[a-z]-?\d{1,2}\b|\(-?\d+,-?\d+\)",
}
"""How places are written, by game; a year is none."""
GRIDS = {
    "hoth": lambda view: grid(),
    "jours": lambda view: ColumnGrid(painter("jours").facts.land(view, False).field),
    "napoleonics": lambda view: Grid(FIELD),
}
WAYS = ("trail", "move", "charge", "retreat")


def is_crossed(moment, label, placed):
    """Whether the way of a piece leads over the middle of a hex."""
    if moment.slug == "lords":
        return False
    x, y = GRIDS[moment.slug](moment.view).centre(label)
    ways = [one.box for one in placed if one.what in WAYS]
    return any(shared(box, around((x, y), (60, 60))) for box in ways)


def check_words(moment, locale="en"):
    """Every unit is in the description, and every place of the description bears a sign.

    That of a place with terrain may be the ground itself.
    """
    _, placed = laid(moment, locale)
    alt = painter(moment.slug).paint_board(moment.view, moment.events, say(locale)).alt
    named = set(re.findall(NAMES[moment.slug], alt))
    painted = getattr(moment.view, "terrain", {}).keys() | getattr(moment.view, "works", {}).keys()
    unsigned = named - painted - {one.where for one in placed}
    assert all(is_crossed(moment, label, placed) for label in unsigned), (unsigned, alt)
    if not alt.endswith("\u2026"):
        units = units_of(moment.slug, moment.view)
        assert {place_of(moment.slug, unit) for unit in units} <= named


@few
def test_every_place_that_the_description_names_bears_a_sign(slug, scenario):
    for moment in moments(slug, scenario, "words", 5):
        check_words(moment)


@pytest.mark.soak
@every
def test_descriptions_and_signs_agree_in_every_scenario(slug, scenario, soak_seed):
    for number, moment in enumerate(moments(slug, scenario, soak_seed, 24)):
        check_words(moment, ("en", "cs", "pl")[number % 3])


def test_the_name_of_a_section_is_written_over_a_walker_that_stands_on_it():
    _, placed = laid(started("hoth", "S02"))
    (name,) = [one for one in placed if one.what == "section"]
    walker = next(one for one in placed if one.what == "unit" and one.where == "A5")
    assert name.where == "centre"
    assert shared(name.box, walker.box)
    assert placed.index(name) > placed.index(walker)
