"""Forced dice, and every way in which dice can fall."""

from fractions import Fraction
from functools import cache

from bot.dice.budget import Budget
from bot.dice.evaluate import evaluate
from bot.dice.hand import Hand
from bot.dice.perform import perform
from tests.support.loaded import load_dice

CONTENT = load_dice()


class Forced(Hand):
    """Dice that fall as written, in the order in which they are thrown."""

    def __init__(self, *values):
        super().__init__(None)
        self.left = list(values)

    def roll(self, count, faces, rule):
        values = tuple(self.left[:count])
        del self.left[:count]
        if len(values) < count:
            raise Undecided(faces)
        assert all(1 <= value <= faces for value in values)
        return values


class Undecided(Exception):
    """The forced dice do not suffice; ``args`` holds the faces of the next one."""


def rolled(request, *values):
    """Carry a request out with forced dice, all of which must be used."""
    hand = Forced(*values)
    outcome = perform(request, CONTENT, hand)
    assert hand.left == []
    return outcome


def symbols(system, *faces):
    """Return values at which a battle die shows the faces."""
    return [CONTENT.battle[system].faces.index(face) + 1 for face in faces]


def enumerated(outcome_of):
    """Go through every fall of the dice: the exact chance of each value of ``outcome_of(hand)``."""
    chances = {}
    todo = [((), Fraction(1))]
    while todo:
        values, chance = todo.pop()
        try:
            value = outcome_of(Forced(*values))
        except Undecided as more:
            (faces,) = more.args
            share = chance / faces
            todo += [((*values, face), share) for face in range(1, faces + 1)]
            continue
        chances[value] = chances.get(value, 0) + chance
    assert sum(chances.values()) == 1
    return chances


@cache
def of_expression(node):
    """Every total of an expression with its exact chance."""

    def total(hand):
        return evaluate(node, lambda n, faces: hand.roll(n, faces, ""), Budget()).value

    return enumerated(total)
