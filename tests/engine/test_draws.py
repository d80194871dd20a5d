"""Chance: repeatable, unbiased, verifiable with nothing but the seed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from bot.engine.chance.draws import ScriptedDraws, ScriptMismatch, SeededDraws, commitment
from bot.engine.model import Draw


def test_a_draw_is_a_function_of_seed_match_nonces_index_and_rule():
    first = SeededDraws(b"seed", "m1", ["a", "b"])
    assert first.roll(3, 5, 6, "R") == SeededDraws(b"seed", "m1", ["a", "b"]).roll(3, 5, 6, "R")
    others = [
        SeededDraws(b"seeD", "m1", ["a", "b"]).roll(3, 20, 6, "R"),
        SeededDraws(b"seed", "m2", ["a", "b"]).roll(3, 20, 6, "R"),
        SeededDraws(b"seed", "m1", ["a", "c"]).roll(3, 20, 6, "R"),
        first.roll(4, 20, 6, "R"),
        first.roll(3, 20, 6, "S"),
    ]
    assert len({first.roll(3, 20, 6, "R"), *others}) == 6


def test_the_published_formula_gives_the_dice():
    key = hmac.new(b"seed", b"m1|a|b", "sha256").digest()
    stream = hmac.new(key, b"0|roll|4|6|R|0", "sha256").digest()
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, 32, 4)]
    limit = 2**32 - 2**32 % 6
    expected = tuple(1 + word % 6 for word in words if word < limit)[:4]
    assert SeededDraws(b"seed", "m1", ["a", "b"]).roll(0, 4, 6, "R") == expected


def test_the_commitment_is_the_hash_of_the_seed():
    assert commitment(b"seed") == hashlib.sha256(b"seed").hexdigest()


def test_sixty_thousand_dice_lie_within_statistical_bounds():
    draws = SeededDraws(b"statistics", "m")
    faces = Counter(die for i in range(600) for die in draws.roll(i, 100, 6, "R"))
    chi_square = sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(1, 7))
    assert set(faces) == set(range(1, 7))
    assert chi_square < 20.5  # 99.9 % quantile with 5 degrees of freedom


def test_shuffles_are_permutations_and_every_order_is_equally_likely():
    draws = SeededDraws(b"shuffle", "m")
    orders = Counter(draws.order(i, 4, "R") for i in range(24_000))
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert len(orders) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 49.7  # 99.9 %, 23 degrees


def test_a_script_is_followed_and_its_mistakes_are_named():
    script = ScriptedDraws([Draw("roll", 2, 6, "R", (1, 6)), Draw("order", 2, 2, "", (1, 0))])
    assert script.roll(0, 2, 6, "R") == (1, 6)
    assert script.left == 1
    assert script.order(1, 2, "ANY") == (1, 0)
    with pytest.raises(ScriptMismatch, match="ended"):
        script.roll(2, 1, 6, "R")


@pytest.mark.parametrize(
    "draw",
    [
        Draw("order", 2, 2, "R", (0, 1)),
        Draw("roll", 3, 6, "R", (1, 2, 3)),
        Draw("roll", 2, 10, "R", (1, 2)),
        Draw("roll", 2, 6, "OTHER", (1, 2)),
        Draw("roll", 2, 6, "R", (1,)),
    ],
    ids=["kind", "count", "faces", "rule", "too few results"],
)
def test_a_script_that_does_not_fit_is_refused(draw):
    with pytest.raises(ScriptMismatch):
        ScriptedDraws([draw]).roll(0, 2, 6, "R")


def test_a_script_may_go_over_into_real_chance():
    seeded = SeededDraws(b"seed", "m")
    script = ScriptedDraws([Draw("roll", 1, 6, "R", (4,))], fallback=seeded)
    assert script.roll(0, 1, 6, "R") == (4,)
    assert script.roll(1, 3, 6, "R") == seeded.roll(1, 3, 6, "R")
    assert script.order(2, 5, "R") == seeded.order(2, 5, "R")
