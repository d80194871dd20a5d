"""One job has one answer: in other processes, with other hashes, in other versions of Python."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from itertools import islice
from random import Random

import msgspec
import pytest

from bot import selfplay
from bot.arena import usual
from bot.computer.job import answered, job_of
from bot.computer.study import can_study, studied, study_of
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import encode
from tests.support.loaded import load_games
from tests.support.twins import twin

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
    "fire_and_sword recruit": "de2e5e6003403214",
    "fire_and_sword regular": "7dd04ce073c55239",
    "hoth recruit": "8fa47ee03552fdf1",
    "hoth regular": "966a292f861b4503",
    "jours recruit": "d00b44c066b1afd0",
    "jours regular": "00f2cba548aa5e70",
    "lords recruit": "bca8c0dd4de3e339",
    "lords regular": "7efb69efa718e673",
    "lords veteran": "3168dafbcf68f734",
    "napoleonics recruit": "8a82ff66970da65a",
    "napoleonics regular": "43caf976e15077ff",
    "napoleonics veteran": "efc31e4dd0c3f71c",
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


@pytest.mark.parametrize(("slug", "level"), list(levels()))
def test_what_is_hidden_from_a_seat_is_not_in_the_bytes_that_a_worker_gets(slug, level):
    draws, changed = SeededDraws(b"1", "bytes"), 0
    steps = selfplay.steps(started(slug), draws, selfplay.greedy_chooser())
    for number, position in enumerate(islice((one for one in steps if one.open), 3, 90, 8)):
        decision = position.open[0]
        other = twin(position, decision.seat, Random(number))
        jobs_of = [
            msgspec.json.encode(job_of(one, decision, level, "5eed")) for one in (position, other)
        ]
        assert jobs_of[0] == jobs_of[1]
        changed += encode(position.state) != encode(other.state)
    assert changed, "there is something hidden"


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
