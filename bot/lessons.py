"""The first game of a newcomer: which scenario it plays, and what is told when something is asked.

``data/lessons.yaml`` names the decision points at which a learner is told what to do and why, each
step once; the words of step *n* at a point are the text ``chat-lesson-<game>-<point>-<n>``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from bot.engine.game import AnyGame
from bot.library import ContentError, Problem, data_folder
from bot.strict_yaml import parse

FILE = "lessons.yaml"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game: its scenario, the learner's side and choices, and where steps are told.

    ``steps`` says by decision point how many steps are told there: one a turn, each once.
    """

    scenario: str
    side: str
    steps: dict[str, int]
    choices: dict[str, str] = {}


def load(games: Mapping[str, AnyGame], folder: Path | None = None) -> dict[str, Lesson]:
    """Read the lessons, by slug; raises ``ContentError`` for what does not exist."""
    folder = folder or data_folder()
    value, faults = parse((folder / FILE).read_text(encoding="utf-8"))
    if faults:
        raise ContentError([Problem(FILE, fault.path, fault.message) for fault in faults])
    try:
        lessons = msgspec.convert(value, dict[str, Lesson])
    except msgspec.ValidationError as error:
        raise ContentError([Problem(FILE, "", str(error))]) from error
    problems = [one for slug, lesson in lessons.items() for one in _faults(slug, lesson, games)]
    if problems:
        raise ContentError(sorted(problems))
    return lessons


def _faults(slug: str, lesson: Lesson, games: Mapping[str, AnyGame]) -> Iterator[Problem]:
    """List what a lesson names that its game does not have."""
    game = games.get(slug)
    if game is None or lesson.scenario not in (*game.trainings(), *game.scenarios()):
        yield Problem(FILE, f"{slug}.scenario", "there is no such scenario")
    elif lesson.side not in {one.side for one in game.seats(lesson.scenario)}:
        yield Problem(FILE, f"{slug}.side", "the scenario has no such side")
