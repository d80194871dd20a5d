"""One job has one answer: in other processes, with other hashes, in other versions of Python."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from itertools import islice

import msgspec

from bot import selfplay
from bot.arena import usual
from bot.computer.job import answered, job_of
from bot.computer.study import can_study, studied, study_of
from bot.engine.chance.draws import SeededDraws
from tests.support.loaded import load_games

GAMES = load_games()
THINK = """
import sys
from pathlib import Path
from bot.computer import worker
for line in Path(sys.argv[1]).read_bytes().splitlines():
    work = worker.study if b'"pairs"' in line else worker.answer
    print(work(None, line).decode())
"""
ANSWERS = {
    "fire_and_sword recruit": "9ffbc5e4eb154286",
    "fire_and_sword regular": "a4c9ae6577662fb0",
    "hoth recruit": "3576a1f2abe53d54",
    "hoth regular": "2cf7d49973ddec57",
    "jours recruit": "377f26a71b9a3a98",
    "jours regular": "d66827270fdea458",
    "lords recruit": "36b9e55023afec8d",
    "lords regular": "918c964513fc11d2",
    "lords veteran": "94ab5da32df4bc32",
    "napoleonics recruit": "1eaf63952c4eedae",
    "napoleonics regular": "4bc6c0750854ac4e",
    "napoleonics veteran": "277b4f6003b97302",
}
"""Digests of the answers to the jobs below. They change with what a level does, never between
machines or versions of Python."""


def levels():
    """Every level that a game has or may get."""
    for slug, game in GAMES.items():
        yield slug, "regular"
        if game.computer.hidden(started(slug).position.state, None) is not None:
            yield slug, "recruit"
        if game.computer.deep_points:
            yield slug, "veteran"


def started(slug):
    game = GAMES[slug]
    return selfplay.started(game, usual(game, game.scenarios()[0]), SeededDraws(b"1", "where"))


def jobs(slug, level):
    """Some jobs of a battle that the advice plays, and a study where decisions can be judged."""
    game, draws = GAMES[slug], SeededDraws(b"1", "where")
    steps = selfplay.steps(started(slug), draws, selfplay.greedy_chooser())
    asked = (one for one in steps if one.open and len(one.options(one.open[0])) > 1)
    if level == "veteran":
        asked = (one for one in asked if one.open[0].point in game.computer.deep_points)
    for position in islice(asked, 2, 15, 5):
        yield job_of(position, position.open[0], level, "5eed")
    if level == "veteran":
        assert can_study(game, position.open[0])
        yield study_of(position, position.open[0], position.options(position.open[0])[-1], 4)


def own(job):
    """Return the answer of this process."""
    game = GAMES[job.system]
    return studied(game, job) if hasattr(job, "pairs") else answered(game, job)


def test_equal_jobs_have_equal_answers_in_all_processes_and_pythons(tmp_path):
    found = {f"{slug} {level}": list(jobs(slug, level)) for slug, level in levels()}
    file = tmp_path / "jobs"
    everything = [one for several in found.values() for one in several]
    file.write_bytes(b"\n".join(map(msgspec.json.encode, everything)))

    told = {
        name: [msgspec.json.encode(own(one)).decode() for one in several]
        for name, several in found.items()
    }
    lines = [line for several in told.values() for line in several]
    for seed in ("0", "1"):
        other = subprocess.run(
            [sys.executable, "-c", THINK, str(file)],
            env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert other.stdout.splitlines() == lines
    digests = {
        name: hashlib.sha256("\n".join(several).encode()).hexdigest()[:16]
        for name, several in told.items()
    }
    assert digests == ANSWERS
