"""Every way in which the dice of a combat can fall, played through the rules themselves."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod

from bot.engine import flow
from tests.games.napoleonics.given import GAME

SIDES = (1, 3, 4, 5, 6)
"""One value for each symbol; the first stands for both infantry faces."""
WEIGHT = {1: 2, 3: 1, 4: 1, 5: 1, 6: 1}


class Need(Exception):
    """So many dice are to be rolled that nobody has named."""


class Named:
    """Dice that were named in advance; further ones are asked for. Cards keep their order."""

    def __init__(self, rolls):
        self.rolls = list(rolls)

    def roll(self, _number, count, _faces, _rule):
        if not self.rolls:
            raise Need(count)
        return self.rolls.pop(0)

    def order(self, _number, count, _rule):
        return tuple(range(count))


def throws(count):
    """Yield every set of faces with its exact chance."""
    for faces in combinations_with_replacement(SIDES, count):
        ways = factorial(count) // prod(factorial(one) for one in Counter(faces).values())
        yield faces, Fraction(ways * prod(WEIGHT[face] for face in faces), 6**count)


def branches(position, action, rolls=(), chance=Fraction(1)):
    """Yield the positions to which an action leads, with their chances."""
    decision = position.open[0]
    try:
        step = flow.submit(position, decision.seat, decision.serial, action, Named(rolls))
        yield step.position, chance
    except Need as need:
        for faces, part in throws(need.args[0]):
            yield from branches(position, action, (*rolls, faces), chance * part)


def ends(position, order, **answers):
    """Yield where a combat ends, with chances: at the first question without an answer.

    ``answers`` maps a point (``D08``) to an order; flags are ignored and retreats made as well as
    can be.
    """
    decision = position.open[0]
    action = GAME.read(position.view(decision.seat), decision, order)
    left = list(branches(position, action))
    while left:
        here, chance = left.pop()
        action = answer(here, answers)
        if action is None:
            yield here, chance
        else:
            left += [(there, chance * part) for there, part in branches(here, action)]


def answer(position, answers):
    if not position.open:
        return None
    decision = position.open[0]
    options = position.options(decision)
    if decision.point == "D-11":
        return max(options, key=lambda one: one.count)
    if decision.point == "D-12":
        return max(options, key=lambda one: len(one.path))
    if decision.point == "D-13":
        return options[0]
    order = answers.get(decision.point.replace("-", ""))
    return GAME.read(position.view(decision.seat), decision, order) if order else None


def chance(position, order, test, **answers):
    """Return the chance that a test holds of the position where a combat ends."""
    found = list(ends(position, order, **answers))
    assert sum(part for _, part in found) == 1
    return sum((part for here, part in found if test(here)), Fraction(0))
