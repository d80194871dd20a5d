"""Exact chances of dice, as fractions found from public facts alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from math import comb


def chance_of(die: Sequence[str], faces: Collection[str]) -> Fraction:
    """Return the chance that one die shows one of the faces.

    >>> chance_of(("a", "a", "b"), {"a"})
    Fraction(2, 3)
    """
    return Fraction(sum(face in faces for face in die), len(die))


def at_least_one(chance: Fraction, dice: int) -> Fraction:
    """Return the chance of at least one success.  Rules: HOTH-ODDS-02.

    >>> at_least_one(Fraction(1, 18), 4)
    Fraction(21455, 104976)
    """
    return 1 - (1 - chance) ** dice


def outcomes(dice: int, hit: Fraction, back: Fraction) -> Iterator[tuple[int, int, Fraction]]:
    """Yield every number of hits and retreat faces with its exact chance.  Rules: HOTH-ODDS-01."""
    other = 1 - hit - back
    for hits in range(dice + 1):
        for faces in range(dice - hits + 1):
            ways = comb(dice, hits) * comb(dice - hits, faces)
            rest = dice - hits - faces
            yield hits, faces, ways * hit**hits * back**faces * other**rest
