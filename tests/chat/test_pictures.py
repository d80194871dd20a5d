"""Workers paint what the bot would, each picture once, and are replaced when they die."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import CancelledError

import pytest

from bot import selfplay
from bot.chat.pictures.painter import DistantPainter
from bot.chat.pictures.processes import PaintingProcesses
from bot.chat.pictures.worker import Order, Spoken
from bot.chat.wire.locale import Voice
from bot.engine.chance.draws import SeededDraws
from renderers.kit.kept import SHELF

PATIENCE_S = 60
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def processes():
    found = PaintingProcesses(1, None, SHELF.folder)
    yield found
    found.close()


@pytest.fixture(scope="module")
def scene(painted):
    """A position of Hoth early in a game, with what the last step told."""
    game = painted.games["hoth"]
    draws = SeededDraws(b"workers", "workers")
    line = selfplay.started(game, selfplay.setup_of(game, "S03"), draws)
    position = line.position
    for count, later in enumerate(selfplay.steps(line, draws, selfplay.random_chooser("workers"))):
        position = later
        if count == 8:
            break
    return game, position, painted.painters["hoth"], painted.catalogue


def workers():
    """List the processes that paint."""
    return [one.pid for one in multiprocessing.active_children()]


def test_workers_paint_the_same_bytes_and_the_bot_writes_the_same_words(processes, scene):
    game, position, painter, catalogue = scene
    distant = DistantPainter("hoth", painter, processes)
    seat = game.seats("S03")[0].seat
    public, own = position.view(None), position.view(seat)
    for locale, theme in (("en", "day"), ("pl", "winter")):
        here, there = painter.in_theme(theme), distant.in_theme(theme)
        voice = Voice(catalogue, locale)
        for paint in (
            lambda one, say=voice: one.paint_board(public, (), say),
            lambda one, say=voice: one.paint_board(own, (), say, marks=[("1", "E4")], turned=True),
            lambda one, say=voice: one.paint_hand(own, seat, say),
            lambda one, say=voice: one.paint_card("R108", say),
        ):
            mine, theirs = paint(here), paint(there)
            assert (theirs.alt, theirs.suffix) == (mine.alt, mine.suffix)
            assert theirs.data == mine.data
    assert distant.paint_card("none", Voice(catalogue, "en")) is None
    assert distant.accent(None) == painter.accent(None)


def test_a_worker_that_dies_is_replaced_and_its_picture_painted_again(processes, scene):
    _, position, painter, catalogue = scene
    distant = DistantPainter("hoth", painter, processes)
    view, voice = position.view(None), Voice(catalogue, "cs")
    before = distant.paint_board(view, (), voice).data
    old = workers()
    painting: list[bytes] = []
    picture = distant.paint_board(view, (), voice, turned=True)
    thread = threading.Thread(target=lambda: painting.append(picture.data))
    for pid in old:
        os.kill(pid, signal.SIGSTOP)  # so that it dies with the picture begun
    thread.start()
    for pid in old:
        os.kill(pid, signal.SIGKILL)
    thread.join(PATIENCE_S)
    assert painting == [painter.paint_board(view, (), voice, turned=True).data]
    assert not set(old) & set(workers())
    assert before != painting[0]


def test_equal_pictures_are_painted_once_per_language(scene):
    _, position, painter, catalogue = scene
    processes = PaintingProcesses(1, None, SHELF.folder)
    distant = DistantPainter("hoth", painter, processes)
    view, said = position.view(None), {one: Voice(catalogue, one) for one in ("en", "cs")}
    first = distant.paint_board(view, (), said["en"]).data
    processes.close()

    assert distant.paint_board(position.view(None), (), said["en"]).data == first
    with pytest.raises((CancelledError, RuntimeError)):
        distant.paint_board(view, (), said["cs"]).painted()


def painting_bot(pipe) -> None:
    """Start a worker, tell its number, and wait to be killed."""
    processes = PaintingProcesses(1, None, None)
    processes.painted(Order("hoth", "day", "paint_card", ("R108", Spoken("en")), {}))
    pipe.send(workers())
    time.sleep(PATIENCE_S)


def test_workers_end_with_a_bot_that_is_killed():
    context = multiprocessing.get_context("spawn")
    ours, its = context.Pipe()
    bot = context.Process(target=painting_bot, args=(its,))
    bot.start()
    [worker] = ours.recv()
    os.kill(worker, 0)
    bot.kill()
    bot.join()
    end = time.monotonic() + PATIENCE_S
    while is_running(worker) and time.monotonic() < end:
        time.sleep(0.01)
    assert not is_running(worker)


def is_running(pid: int) -> bool:
    """Tell whether a process is there and no zombie."""
    try:
        with open(f"/proc/{pid}/stat") as told:
            return told.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
