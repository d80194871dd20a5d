"""Copies of states: nothing that can be changed is shared, at any depth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec
import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Term, Text
from bot.engine.tries.copying import copied
from tests.support.loaded import load_games

STEPS = 150


class Piece(msgspec.Struct, tag="piece"):
    place: str


class Badge(msgspec.Struct, frozen=True, tag="badge"):
    name: str


class Box(msgspec.Struct):
    pieces: dict[str, list[Piece]]
    badges: tuple[Badge, ...] = ()
    top: Piece | Badge | list[Piece] | None = None


class Shelf(msgspec.Struct):
    box: Box | msgspec.UnsetType = msgspec.UNSET


class Unfit(msgspec.Struct):
    pairs: tuple[list[int], ...] = ()


def changeable(value: Any) -> Iterator[Any]:
    """Yield every part of a value that can be changed, also in frozen structs, except in texts."""
    if isinstance(value, Text | Term):
        parts = []
    elif isinstance(value, msgspec.Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
        if not value.__struct_config__.frozen:
            yield value
    elif isinstance(value, list | dict):
        parts = list(value.values() if isinstance(value, dict) else value)
        yield value
    else:
        parts = list(value) if isinstance(value, tuple) else []
    for part in parts:
        yield from changeable(part)


def test_a_copy_can_be_changed_at_any_depth_without_the_original():
    box = Box({"a": [Piece("A1"), Piece("A2")]}, (Badge("red"),), [Piece("A3")])
    copy = copied(box)
    assert copy == box
    assert copy.badges[0] is box.badges[0], "values that nobody changes are shared"
    copy.pieces["a"][1].place = "B7"
    copy.pieces["b"] = []
    assert isinstance(copy.top, list)
    copy.top.clear()
    assert box == Box({"a": [Piece("A1"), Piece("A2")]}, (Badge("red"),), [Piece("A3")])


@pytest.mark.parametrize("top", [Piece("A1"), Badge("red"), None])
def test_a_choice_of_types_is_copied_by_what_is_there(top):
    box = Box({}, top=top)
    copy = copied(box)
    assert copy == box
    assert (copy.top is box.top) is not isinstance(top, Piece)


def test_a_part_that_would_be_shared_by_mistake_is_refused():
    with pytest.raises(TypeError, match="no state may have"):
        copied(Unfit(([1],)))


class Spot(NamedTuple):
    x: int
    name: str


class Trap(NamedTuple):
    held: list[int]


class Chest(msgspec.Struct):
    lists: list[list[int]]
    named: dict[str, Piece]
    words: dict[str, str]
    spots: tuple[Spot, ...] = ()
    kind: Literal["oak", "iron"] = "oak"
    either: dict[str, int] | None = None
    open: bool = False


class Trapped(msgspec.Struct):
    trap: Trap


def chest():
    return Chest(
        [[1], [2]], {"a": Piece("A1")}, {"k": "v"}, (Spot(1, "x"),), "iron", {"n": 1}, True
    )


def test_lists_and_tables_are_copied_at_every_depth_and_values_shared():
    own = chest()
    copy = copied(own)

    assert copy == own
    copy.lists[0].append(9)
    copy.lists.append([])
    copy.named["a"].place = "B2"
    copy.named["b"] = Piece("B3")
    copy.words["k"] = "w"
    copy.either["n"] = 2
    copy.kind, copy.open = "oak", False
    assert own == chest()
    assert copied(own).spots is own.spots


def test_a_frozen_struct_is_shared_with_all_that_is_in_it():
    badge = Badge("red")
    assert copied(badge) is badge
    box = Box({}, (badge,), badge)
    assert copied(box).top is badge
    assert copied(box).badges is box.badges


def test_a_part_that_is_not_there_stays_so_and_one_that_is_there_is_copied():
    assert copied(Shelf()).box is msgspec.UNSET
    full = Shelf(Box({"a": [Piece("x")]}))
    assert copied(full) == full
    assert copied(full).box is not full.box


def test_a_named_tuple_with_something_changeable_is_refused():
    with pytest.raises(TypeError, match="no state may have a part like"):
        copied(Trapped(Trap([1])))


@pytest.mark.parametrize("slug", sorted(load_games()))
def test_states_of_games_share_nothing_changeable_with_their_copies(slug):
    game = load_games()[slug]
    draws = SeededDraws(b"copying", slug)
    line = selfplay.started(game, selfplay.setup_of(game, game.scenarios()[-1]), draws)
    choose = selfplay.random_chooser(slug)
    for count, position in enumerate(selfplay.steps(line, draws, choose)):
        own, others = position.state, copied(position.state)
        assert others == own
        kept = {id(part) for part in changeable(own)}
        assert not [part for part in changeable(others) if id(part) in kept]
        if count == STEPS:
            break
