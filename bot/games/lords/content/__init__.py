"""Structs for the data of Lords of War: what stands in ``data/lords/*.yaml``.

Every number of the rulebook is data; the code knows only these closed vocabularies. Each entry
says where it comes from (``source``) and how sure that is (``confidence``).
"""

from __future__ import annotations

from bot.games.facts import Confidence, Fact, Localised, Sourced, digest

from .armies import BaseArmy, Building, Mode, Pool, Race
from .base import MARKS, STEPS, Direction
from .cards import Card, Grid, Kind, KindId, Points, Rank, RankId, Shot
from .check import check
from .places import Battle, Course, Edge, Mat, ModeOption, Number, Option, Options, Switch
from .root import LordsContent, texts, unfold

__all__ = [
    "MARKS",
    "STEPS",
    "BaseArmy",
    "Battle",
    "Building",
    "Card",
    "Confidence",
    "Course",
    "Direction",
    "Edge",
    "Fact",
    "Grid",
    "Kind",
    "KindId",
    "Localised",
    "LordsContent",
    "Mat",
    "Mode",
    "ModeOption",
    "Number",
    "Option",
    "Options",
    "Points",
    "Pool",
    "Race",
    "Rank",
    "RankId",
    "Shot",
    "Sourced",
    "Switch",
    "check",
    "digest",
    "texts",
    "unfold",
]
