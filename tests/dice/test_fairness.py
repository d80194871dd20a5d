"""Dice fall evenly, independently of each other, and without any bias of the sampling."""

from collections import Counter
from hashlib import sha256

import pytest

from bot.dice.hand import seeded
from bot.engine.chance.draws import SeededDraws
from tests.dice.given import CONTENT

pytestmark = pytest.mark.slow

SEED = bytes.fromhex("f1e1d0" * 10)
FEW, MANY = 100_000, 1_000_000
"""Rolls of a die in every run, and in a bulk run."""
BOUND = 5.5
"""Standard deviations that no count may be away from its mean: once in 26 million counts."""


def thrown(faces, rolls, seed=SEED):
    """Roll a die many times, each thousand of rolls with its number."""
    for number in range(rolls // 1000):
        yield from seeded(seed, "fair", number).roll(1000, faces, "roll")


every_die = pytest.mark.parametrize("faces", [2, 3, 4, 6, 8, 10, 12, 20, 100])
every_battle_die = pytest.mark.parametrize("system", sorted(CONTENT.battle))


@every_die
def test_rolls_of_each_die_are_even(faces):
    even(faces, FEW, SEED)


@pytest.mark.soak
@every_die
def test_a_million_rolls_of_each_die_are_even(faces, soak_seed):
    even(faces, MANY, sha256(soak_seed.encode()).digest())


def even(faces, rolls, seed):
    counts = Counter(thrown(faces, rolls, seed))

    assert sorted(counts) == list(range(1, faces + 1))
    mean = rolls / faces
    deviation = (mean * (1 - 1 / faces)) ** 0.5
    assert max(abs(n - mean) for n in counts.values()) < BOUND * deviation
    spread = sum((n - mean) ** 2 for n in counts.values()) / mean
    assert abs(spread - (faces - 1)) < BOUND * (2 * (faces - 1)) ** 0.5


@every_battle_die
def test_battle_dice_show_each_symbol_in_its_share(system):
    shared(CONTENT.battle[system].faces, FEW, SEED)


@pytest.mark.soak
@every_battle_die
def test_a_million_battle_dice_show_each_symbol_in_its_share(system, soak_seed):
    shared(CONTENT.battle[system].faces, MANY, sha256(soak_seed.encode()).digest())


def shared(die, rolls, seed):
    counts = Counter(die[value - 1] for value in thrown(len(die), rolls, seed))

    for face, n in counts.items():
        share = die.count(face) / len(die)
        assert abs(n - share * rolls) < BOUND * (rolls * share * (1 - share)) ** 0.5


def test_the_next_die_does_not_depend_on_the_last_one():
    dice = list(thrown(6, 300_000))
    pairs = Counter(zip(dice[::2], dice[1::2], strict=True))
    mean = len(dice) / 2 / 36
    spread = sum((pairs[a, b] - mean) ** 2 for a in range(1, 7) for b in range(1, 7)) / mean
    assert abs(spread - 35) < BOUND * 70**0.5


@pytest.mark.parametrize("faces", [3, 6, 7, 10, 1000, 3_000_000_000])
def test_sampling_leaves_no_remainder(faces):
    """Words that would favour the first faces are thrown away, however many that are."""

    class Words(SeededDraws):
        def _words(self, context):
            limit = (1 << 32) - (1 << 32) % faces
            assert limit % faces == 0
            yield from (limit, (1 << 32) - 1, limit - 1, 0)

    fair = Words(SEED, "m")
    uneven = (1 << 32) % faces
    expected = (faces, 1) if uneven else (1,)
    assert fair.roll(0, 1, faces, "r")[0] == expected[0]


def test_a_roll_is_bound_to_seed_session_and_number():
    first = seeded(SEED, "a", 1).roll(8, 100, "roll")
    assert first == seeded(SEED, "a", 1).roll(8, 100, "roll")
    others = [
        seeded(SEED, "a", 2).roll(8, 100, "roll"),
        seeded(SEED, "b", 1).roll(8, 100, "roll"),
        seeded(b"other", "a", 1).roll(8, 100, "roll"),
        seeded(SEED, "a", 1).roll(8, 100, "JDG-0.4-a"),
    ]
    assert first not in others
