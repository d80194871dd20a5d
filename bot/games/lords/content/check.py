"""Whether the content fits together: references, decks, options and battles.

Problems are (field, id, path, message): the field of ``LordsContent``, the entry's id, and the
path inside the entry.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TypeAlias, get_args

from .armies import BaseArmy, Mode
from .base import STEPS, Direction
from .cards import Card, Grid, KindId, RankId
from .places import Battle, Mat, Number
from .root import LordsContent

Found: TypeAlias = tuple[str, str]
"""Path inside an entry, and message."""


def check(content: LordsContent) -> Iterator[tuple[str, str, str, str]]:
    """Yield everything that does not fit together."""
    yield from (("mat", "", *found) for found in _mat(content.mat))
    yield from (("ranks", "", *found) for found in _ranks(content))
    for kind in set(get_args(KindId)) - set(content.kinds):
        yield "kinds", "", "entries", f"the kind {kind} is missing"
    for key, grid in content.grids.items():
        yield from (("grids", key, *found) for found in _grid(grid))
    for key, race in content.races.items():
        army = content.armies.get(race.army or "")
        if race.army is not None and (army is None or army.race != key):
            yield "races", key, "army", f"{race.army} is no army of this race"
    for key, card in content.cards.items():
        yield from (("cards", key, *found) for found in _card(content, card))
    yield from _namesakes(content)
    yield from (("building", "", *found) for found in _building(content))
    yield from (("options", "", *found) for found in _options(content))
    for key, base in content.armies.items():
        yield from (("armies", key, *found) for found in _army(content, base))
    for key, battle in content.scenarios.items():
        yield from (("scenarios", key, *found) for found in _battle(content, key, battle))


def _mat(mat: Mat) -> Iterator[Found]:
    if len({edge.forward for edge in mat.sides.values()}) != 2 or len(mat.sides) != 2:
        yield "sides", "give two sides that face each other"
    for side, edge in mat.sides.items():
        if edge.start not in mat.cells:
            yield f"sides.{side}.start", f"{edge.start} is not on the mat"


def _ranks(content: LordsContent) -> Iterator[Found]:
    for rank in set(get_args(RankId)) - set(content.ranks):
        yield "entries", f"the rank {rank} is missing"
    total = sum(rank.count for rank in content.ranks.values())
    if total != content.building.size:
        yield "entries", f"{total} cards of all ranks, but an army has {content.building.size}"
    if len({rank.pips for rank in content.ranks.values()}) != len(content.ranks):
        yield "entries", "two ranks have the same pips"


def _grid(grid: Grid) -> Iterator[Found]:
    if not grid.cells or len(set(grid.cells)) != len(grid.cells):
        yield "cells", "give at least one cell and each once"
    if (0, 0) in grid.cells:
        yield "cells", "a shooter does not stand in its own target grid"


def _card(content: LordsContent, card: Card) -> Iterator[Found]:
    """Check a card alone.

    Rules: LOW-CRD-01, LOW-CRD-03, LOW-CRD-05, LOW-CRD-07.
    """
    if card.race not in content.races:
        yield "race", f"no race {card.race}"
    if card.defence < 1:
        yield "defence", "at least 1"
    for direction, value in card.attack.items():
        if value < 1:
            yield f"attack.{direction}", "at least 1; leave out what is no arrow"
    order: list[Direction] = [direction for direction in STEPS if direction in card.attack]
    if list(card.attack) != order:
        yield "attack", f"write the arrows clockwise: {' '.join(order)}"
    yield from _shot(content, card)
    if card.reserve < 0:
        yield "reserve", "at least 0"


def _shot(content: LordsContent, card: Card) -> Iterator[Found]:
    if (card.kind == "shooter") != (card.shot is not None):
        yield "shot", "shooters have a shot, and they alone"
    if card.shot is None and not card.attack:
        yield "attack", "only a shooter may be without arrows"
    if card.shot is not None and card.shot.grid not in content.grids:
        yield "shot.grid", f"no target grid {card.shot.grid}"
    if card.shot is not None and card.shot.strength < 1:
        yield "shot.strength", "at least 1"


def _namesakes(content: LordsContent) -> Iterator[tuple[str, str, str, str]]:
    named: dict[str, list[Card]] = defaultdict(list)
    for card in content.cards.values():
        named[card.name.en].append(card)
    for cards in named.values():
        marks = Counter(card.mark for card in cards)
        for card in cards:
            if marks[card.mark] > 1:
                yield "cards", card.id, "mark", f"another {card.name.en} has the same mark"


def _building(content: LordsContent) -> Iterator[Found]:
    modes = set(get_args(Mode))
    if set(content.building.pools) != modes:
        yield "pools", f"give the pools of {', '.join(sorted(modes))}"


def _options(content: LordsContent) -> Iterator[Found]:
    for key, option in content.options.by_id().items():
        if isinstance(option, Number) and option.min > option.max:
            yield key, "min is greater than max"
        if not option.allows(option.default):
            yield f"{key}.default", f"{option.default} is not among the values"
    if set(content.options.army_mode.values) != set(get_args(Mode)):
        yield "army_mode.values", "name every mode"


def _army(content: LordsContent, army: BaseArmy) -> Iterator[Found]:
    """Check a base army: its race, its ranks, and persons once.

    Rules: LOW-ARM-01, LOW-ARM-02.
    """
    if army.race not in content.races:
        yield "race", f"no race {army.race}"
    ranks: Counter[str] = Counter()
    for card_id, copies in army.cards.items():
        card = content.cards.get(card_id)
        if card is None:
            yield f"cards.{card_id}", f"no card {card_id}"
            continue
        if card.race != army.race:
            yield f"cards.{card_id}", f"a card of another race: {card.race}"
        if copies < 1:
            yield f"cards.{card_id}", "at least 1 copy"
        if content.ranks[card.rank].person and copies > content.building.persons:
            yield f"cards.{card_id}", "a person is in an army once"
        ranks[card.rank] += copies
    for key, rank in content.ranks.items():
        if ranks[key] != rank.count:
            yield "cards", f"{ranks[key]} cards of rank {key} instead of {rank.count}"


def _battle(content: LordsContent, key: str, battle: Battle) -> Iterator[Found]:
    if battle.id != key:
        yield "id", f"the file is named {key}"
    options = content.options.by_id()
    for name, value in battle.options.items():
        if name not in options:
            yield f"options.{name}", f"no option {name}"
        elif not options[name].allows(value):
            yield f"options.{name}", f"{value} is not among its values"
    for army in battle.armies:
        if army not in content.armies:
            yield "armies", f"no army {army}"
    numbers = Counter(other.number for other in content.scenarios.values())
    if numbers[battle.number] > 1:
        yield "number", f"another battle has the number {battle.number}"
