"""Strength by OpenSkill: what one match changes, and how it is told. Pure.

A team plays with the mean of its members, each of whom takes a share of the change that grows with
how little is known of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from openskill.models import PlackettLuce

from bot.engine.model import Side
from bot.service.ports.ladder import Strength

MODEL = PlackettLuce()
SCALE, NEWCOMER = 40, 1000
"""Points for one unit of strength, and those of who has not played yet."""


def points(one: Strength) -> int:
    """Return what is told of a strength: it grows with its mean and with what is known of it.

    >>> points(Strength())
    1000
    """
    return NEWCOMER + round(SCALE * (one.mu - 3 * one.sigma))


def rated(
    sides: Mapping[Side, Sequence[Strength]], winner: Side | None
) -> dict[Side, list[Strength]]:
    """Return the strength of all players after a match; ``winner`` None: a draw."""
    names = list(sides)
    teams = [_mean(sides[one]) for one in names]
    given = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in teams]
    ranks = [0.0 if winner in (None, one) else 1.0 for one in names]
    made = MODEL.rate(given, ranks=ranks)
    after = [Strength(each[0].mu, each[0].sigma) for each in made]
    return {
        one: [_shared(player, team, new) for player in sides[one]]
        for one, team, new in zip(names, teams, after, strict=True)
    }


def _mean(players: Sequence[Strength]) -> Strength:
    count = len(players)
    mu = sum(one.mu for one in players) / count
    return Strength(mu, sqrt(sum(one.sigma**2 for one in players) / count))


def _shared(player: Strength, team: Strength, after: Strength) -> Strength:
    """Return a member's strength after the match of their team."""
    share = (player.sigma / team.sigma) ** 2
    return Strength(
        player.mu + share * (after.mu - team.mu), player.sigma * after.sigma / team.sigma
    )
