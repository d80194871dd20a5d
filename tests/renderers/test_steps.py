"""Ways and attacks are numbered in their order, where there are several."""

import pytest

from bot.games.hoth.model import events as hoth
from bot.games.napoleonics.model import events as napoleonics

from .scenes import laid, started

WAYS = (("F2", "F1"), ("F5", "F4"))


def moved(slug, way):
    """A unit that went along a way."""
    if slug == "hoth":
        return hoth.UnitMoved(unit="u01", type="echo_troopers", side="rebels", path=way, how="move")
    return napoleonics.UnitMoved(unit="u01", type="B-LN", side="bottom", path=way)


def steps(slug, events):
    _, placed = laid(started(slug, "S01")._replace(events=tuple(events)))
    return [one for one in placed if one.what == "step"]


@pytest.mark.parametrize("slug", ["hoth", "napoleonics"])
def test_several_ways_are_numbered_each_where_it_begins(slug):
    found = steps(slug, [moved(slug, way) for way in WAYS])

    assert [one.where for one in found] == ["F2", "F5"]


@pytest.mark.parametrize("slug", ["hoth", "napoleonics"])
def test_one_way_alone_has_no_number(slug):
    assert steps(slug, [moved(slug, WAYS[0])]) == []
