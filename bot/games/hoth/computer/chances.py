"""Exact chances of attacks as a computer player weighs them: deaths, losses and retreats."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import msgspec

from bot.games.commands_colors import odds
from bot.games.hoth.content.faces import Face
from bot.games.hoth.rules import combat, retreat

CERTAIN = 10_000
"""The chance of a certain event."""
FAR = 99
"""Room to retreat for a unit that never does."""


class Effect(msgspec.Struct, frozen=True):
    """The outlook of an attack on a unit, found exactly and then rounded to 1 / ``CERTAIN``.

    ``dead`` and ``leaves`` are chances, ``lost`` is the mean share of figures lost by survivors.
    """

    dead: int
    lost: int
    leaves: int


class Victim(msgspec.Struct, frozen=True):
    """What the outlook of an attack depends on besides the dice.

    ``room`` is how many steps it could retreat, ``ignored`` how many retreat faces it may ignore,
    ``times`` how many steps each of the others is worth.
    """

    figures: int = 1
    room: int = FAR
    ignored: int = 0
    times: int = 1


@cache
def effect(dice: int, sides: int, hit: int, back: int, victim: Victim) -> Effect:
    """Return the outlook of so many dice; ``hit`` and ``back`` count faces of a die.

    Rules: HOTH-ODDS-01, HOTH-ODDS-03.
    """
    dead = lost = leaves = Fraction(0)
    for hits, faces, chance in odds.outcomes(dice, Fraction(hit, sides), Fraction(back, sides)):
        steps = retreat.steps_of(faces, min(victim.ignored, faces), victim.times)
        losses = hits + (max(0, steps - victim.room) if hits < victim.figures else 0)
        if losses >= victim.figures:
            dead += chance
            continue
        lost += chance * Fraction(losses, victim.figures)
        leaves += chance if steps and victim.room else 0
    return Effect(*(int(CERTAIN * one) for one in (dead, lost, leaves)))


@cache
def count(die: tuple[Face, ...], wanted: tuple[Face, ...], both: bool) -> int:
    """Count the faces of a die that are wanted; ``both``: retreats are explosions too."""
    faces = {*wanted, combat.RETREAT} if both and combat.EXPLOSION in wanted else set(wanted)
    return sum(face in faces for face in die)
