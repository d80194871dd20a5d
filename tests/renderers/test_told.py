"""Whatever words tell of a position is painted too: change a fact, and both change.

Every number, choice of two and entry of a view is changed in turn. Where the description of the
board changes with it, so does the board itself, or the crop of the place where it is too small for
a board: the lower ones of a pile, the loads of a regiment.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice

import msgspec
import pytest

from tests.support.loaded import load_games

from .scenes import moments, painter, say

GAMES = ("fire_and_sword", "hoth", "jours", "lords", "napoleonics")
FEW = 12
"""So many facts of a position are changed in a common run."""
UNPAINTED = {"hoth": ("medals",), "fire_and_sword": ("flight",)}
"""Fields that are sums of others, which are painted each as a thing of its own; and what a card
of its own says, as its picture does.
"""
ALL = [(slug, scenario) for slug in GAMES for scenario in load_games()[slug].scenarios()]


def parts(thing) -> Iterator[tuple[object, object, Callable[[object], object]]]:
    """The parts of a thing: by what each is found, what it is, and the thing with another there."""
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield name, getattr(thing, name), partial(_with_field, thing, name)
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield key, value, partial(_with_key, thing, key)
    elif isinstance(thing, (tuple, list)):
        for number, one in enumerate(thing):
            yield number, one, partial(_with_item, thing, number)


def _with_field(thing, name, value):
    return msgspec.structs.replace(thing, **{name: value})


def _with_key(thing, key, value):
    return {**thing, key: value}


def _with_item(thing, number, *values):
    make = getattr(thing, "_make", type(thing))
    return make((*thing[:number], *values, *thing[number + 1 :]))


def changed(thing) -> Iterator[tuple[tuple[object, ...], object]]:
    """Each way to change one fact of a thing: where it stands, and the thing with it changed."""
    if isinstance(thing, bool):
        yield (), not thing
    elif isinstance(thing, int):
        yield (), thing - max(1, thing // 8) if thing > 1 else thing + 1  # places are fine units
    for step, part, rebuilt in parts(thing):
        if isinstance(step, int) and isinstance(part, msgspec.Struct):
            yield (step,), _with_item(thing, step)
        for path, other in changed(part):
            yield (step, *path), rebuilt(other)


def is_possible(slug, path, view):
    """Whether a painter may meet a view: no machine of one is two, and sums are not alone."""
    if path[-1] in UNPAINTED.get(slug, ()):
        return False
    units = getattr(view, "units", ())
    return all(
        getattr(unit, now, 1) <= getattr(unit, most, 99)
        for unit in units
        for now, most in (("figures", "start_figures"), ("blocks", "start_blocks"))
    )


def told(moment) -> Iterator[tuple[tuple[object, ...], object]]:
    """The changes of a view that change its description."""
    paint, voice = painter(moment.slug), say()
    alt = paint.paint_board(moment.view, (), voice).alt
    for path, view in changed(moment.view):
        if is_possible(moment.slug, path, view) and paint.paint_board(view, (), voice).alt != alt:
            yield path, view


def place_of(view, path):
    """The name by which the piece that a path leads to is shown from close up; or none."""
    thing = view
    for step in path:
        thing = next(part for found, part, _ in parts(thing) if found == step)
        if isinstance(step, int) and hasattr(thing, "id"):
            return getattr(thing, "at", thing.id)
    return None


def is_painted(moment, path, view):
    """Whether a changed fact changes the board, or the crop of its place."""
    paint, voice = painter(moment.slug), say()
    boards = [paint.paint_board(one, (), voice).data for one in (moment.view, view)]
    if boards[0] != boards[1]:
        return True
    place = place_of(moment.view, path)
    crops = [paint.paint_crop(one, (), voice, [place]) for one in (moment.view, view) if place]
    return len(crops) == 2 and crops[0].data != crops[1].data


def check_facts(moment, count=None):
    facts = [*told(moment)]
    chosen = facts[:: max(1, len(facts) // count)] if count else facts
    assert len(chosen) >= 5
    assert [path for path, view in chosen if not is_painted(moment, path, view)] == []


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_what_the_description_tells_is_painted(slug):
    scenario = load_games()[slug].scenarios()[1]
    (*_, moment) = moments(slug, scenario, "told", 3, every=20)
    check_facts(moment, FEW)


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "scenario"), ALL)
def test_every_fact_of_every_scenario_that_is_told_is_painted(slug, scenario, soak_seed):
    for moment in islice(moments(slug, scenario, soak_seed, 6, every=20), 1, None, 2):
        check_facts(moment)
