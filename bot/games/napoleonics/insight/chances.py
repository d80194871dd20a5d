"""Exact outcomes of one roll against a unit, as far as public facts decide them.

The owner of the unit is taken to ignore all flags they may and to retreat as well as they can.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

import msgspec

from bot.games.commands_colors.odds import at_least_one, chance_of, outcomes
from bot.games.napoleonics.content import Face
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Unit
from bot.games.napoleonics.rules import combat, morale, retreat


class End(msgspec.Struct, frozen=True):
    """How a roll leaves a unit: blocks, whether it is still in its hex, its leader's fate."""

    blocks: int
    stays: bool
    leader_falls: bool = False


Ends: TypeAlias = Mapping[End, Fraction]
"""All ends of a roll with their chances, which add up to 1."""


def chance_that(found: Ends, test: Callable[[End], bool]) -> Fraction:
    """Return the chance that an end passes a test."""
    return sum((chance for end, chance in found.items() if test(end)), Fraction(0))


class Victim(NamedTuple):
    """A unit that is rolled against: what its losses and its way back depend on.

    ``back`` tells by flags not ignored how many blocks are lost and whether the unit stays;
    ``falls`` is the chance that its leader falls with a unit that is left, and with one that is
    not. Of equal victims equal dice make the same.

    Rules: NAP-MOR-01, NAP-RET-01, NAP-RET-06, NAP-SQ-08, NAP-SQ-15, NAP-CAS-01.
    """

    blocks: int
    led: bool
    ignores: int
    leader_ignores: int
    back: tuple[tuple[int, bool], ...]
    falls: tuple[Fraction, Fraction]

    @classmethod
    def of(
        cls, scene: Scene, unit: Unit, origin: str, dice: int, *, bounced: bool = False
    ) -> Victim:
        """Look a unit up that dice from ``origin`` hit; ``bounced``: with flags of a square."""
        led = scene.leader_of(unit) is not None
        leads = int(led and not bounced)
        ignores = morale.ignorable(scene, unit, origin, bounced=bounced).total
        back = tuple(_driven(scene, unit, flags) for flags in range(dice - ignores + leads + 1))
        falls = (casualty(scene, alive=True), casualty(scene, alive=False))
        return cls(unit.blocks, led, ignores, leads, back or ((0, True),), falls)


def _driven(scene: Scene, unit: Unit, flags: int) -> tuple[int, bool]:
    """Return the blocks lost for flags not ignored, and whether the unit stays.

    Rules: NAP-RET-01, NAP-RET-05, NAP-RET-06, NAP-SQ-15.
    """
    owed = flags * scene.kind(unit).retreat_per_flag
    if not owed or unit.square is not None:
        return owed, True
    found = retreat.paths(scene, unit, owed)
    lost = [0 if retreat.is_forgiven(scene, one) else owed - len(one) for one in found]
    return min(lost), not found[0]


def faces_of(scene: Scene, target: Unit, *, sabers: bool) -> set[Face]:
    """Return the faces that hit a unit.  Rules: NAP-RNG-10, NAP-MEL-08."""
    unit_class: Face = scene.kind(target).unit_class
    return {unit_class, combat.SABER} if sabers else {unit_class}


def hit_chance(scene: Scene, target: Unit, *, sabers: bool) -> Fraction:
    """Return the chance that a die hits a unit.  Rules: NAP-GEN-05, NAP-PBP-11."""
    return chance_of(scene.tables.content.dice.faces, faces_of(scene, target, sabers=sabers))


def flag_chance(scene: Scene) -> Fraction:
    """Return the chance that a die shows a flag.  Rules: NAP-GEN-05."""
    return chance_of(scene.tables.content.dice.faces, {combat.FLAG})


@cache
def table(dice: int, hit: Fraction, flag: Fraction) -> tuple[tuple[int, int, Fraction], ...]:
    """Return every number of hits and flags with its exact chance."""
    return tuple(outcomes(dice, hit, flag))


@lru_cache(1024)
def ends(victim: Victim, dice: int, hit: Fraction, flag: Fraction) -> Ends:
    """Return all ways in which so many dice leave a unit, with their exact chances.

    Rules: NAP-HIT-01, NAP-HIT-02, NAP-RNG-11, NAP-RNG-12, NAP-CAS-05, NAP-PBP-11.
    """
    found: dict[End, Fraction] = defaultdict(Fraction)
    for hits, flags, chance in table(dice, hit, flag):
        for end, part in _after(victim, hits, flags):
            found[end] += chance * part
    return MappingProxyType(found)


def _after(victim: Victim, hits: int, flags: int) -> Iterator[tuple[End, Fraction]]:
    """Yield what hits and flags come to, over the casualty check after hits.

    Rules: NAP-CAS-01, NAP-CAS-02, NAP-CAS-04, NAP-CAS-05.
    """
    left = victim.blocks - hits
    if left <= 0:
        yield from _checked(victim, End(0, stays=False))
    elif hits and victim.led:
        falls, _ = victim.falls
        yield _flags(victim, left, flags, fallen=True), falls
        yield _flags(victim, left, flags, fallen=False), 1 - falls
    else:
        end = _flags(victim, left, flags, fallen=False)
        yield from _checked(victim, end) if end.blocks < left else ((end, Fraction(1)),)


def _flags(victim: Victim, left: int, flags: int, *, fallen: bool) -> End:
    """Return the end after the flags; a fallen leader lets none be ignored.

    Rules: NAP-CAS-05, NAP-MOR-01, NAP-MOR-02.
    """
    ignored = victim.ignores - (victim.leader_ignores if fallen else 0)
    lost, stays = victim.back[max(0, flags - ignored)]
    return End(max(0, left - lost), stays and left > lost, fallen)


def _checked(victim: Victim, end: End) -> Iterator[tuple[End, Fraction]]:
    """Yield an end with and without the fall of the leader.

    Rules: NAP-CAS-01, NAP-CAS-02, NAP-CAS-03.
    """
    if not victim.led:
        yield end, Fraction(1)
        return
    falls = victim.falls[end.blocks == 0]
    yield End(end.blocks, end.stays, leader_falls=True), falls
    yield end, 1 - falls


def casualty(scene: Scene, *, alive: bool) -> Fraction:
    """Return the chance that the check kills a leader.  Rules: NAP-CAS-01, NAP-CAS-02."""
    rules = scene.tables.content.leader
    count = rules.check_dice if alive else rules.check_dice_eliminated
    return chance_of(scene.tables.content.dice.faces, {combat.SABER}) ** count


def lone_leader_falls(scene: Scene, dice: int) -> Fraction:
    """Return the chance to kill a lone leader.  Rules: NAP-MEL-10."""
    return at_least_one(chance_of(scene.tables.content.dice.faces, {combat.SABER}), dice)
