"""Which tests run when: all but the bulk runs by ``make test``, the fast ones by ``make quick``.

Tests marked ``soak`` run by ``make soak`` alone, each time with fresh seeds.
"""

from __future__ import annotations

import ctypes
import gc
import logging
import os
import random
import secrets
import sys
from pathlib import Path

import pytest

from renderers.kit.kept import SHELF

TESTS = Path(__file__).parent
SLOW_FOLDERS = {"sandbox", "service", "store"}
"""Where each test starts a server, a database or another process."""
SLOW_FIXTURES = {"stage"}
MEASURED_FOLDERS = {"engine", "service"}
"""Whose tests show how much of the source of the same name they run."""
PAGES_PER_MB = 256


def pytest_addoption(parser):
    parser.addoption("--soak", action="store_true", help="run the bulk tests and nothing else")
    said = "repeat a bulk run with the seed it printed; or run the other tests with other dice"
    parser.addoption("--soak-seed", default="", help=said)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session):
    """Look for garbage neither while tests are collected nor ever among what was.

    Nothing of it goes away before the end, and to go through it all again took a quarter of the
    processor's time.
    """
    gc.disable()
    result = yield
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)
    gc.enable()
    return result


class Faultless(logging.Handler):
    """Lets a test fail in which a message lacks an argument: players would read its name."""

    def emit(self, record):
        raise AssertionError(record.getMessage())


def pytest_configure(config):
    logging.getLogger("bot.text").addHandler(Faultless())
    if not hasattr(config, "workerinput"):  # the workers of xdist get the seed of their master
        fresh = secrets.token_hex(4) if config.option.soak else ""
        config.option.soak_seed = config.option.soak_seed or fresh


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node):
    node.workerinput["soak_seed"] = node.config.option.soak_seed


def pytest_report_header(config):
    return f"soak seed: {config.option.soak_seed}" if config.option.soak_seed else None


def is_slow(item):
    """Tell whether a test starts a bot or a server, without looking at its marks."""
    folder = item.path.relative_to(TESTS).parts[0]
    return folder in SLOW_FOLDERS or not SLOW_FIXTURES.isdisjoint(item.fixturenames)


def is_measured(item):
    """Tell whether coverage is taken of a test: of quick ones, and with one of two databases.

    Measuring doubles what a test costs; the others would add nothing.
    """
    params = getattr(item, "callspec", None)
    again = params is not None and "postgresql" in params.params.values()
    folder = item.path.relative_to(TESTS).parts[0]
    return folder in MEASURED_FOLDERS and not again and item.get_closest_marker("slow") is None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    for item in filter(is_measured, items):
        item.add_marker("measured")
    for item in filter(is_slow, items):
        item.add_marker("slow")
    bulk = config.option.soak
    dropped = [one for one in items if bool(one.get_closest_marker("soak")) is not bulk]
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = [one for one in items if one not in set(dropped)]


@pytest.fixture(scope="session")
def session_folder(tmp_path_factory, worker_id):
    """A folder that all workers of a session share."""
    base = tmp_path_factory.getbasetemp()
    return base if worker_id == "master" else base.parent


@pytest.fixture(scope="session", autouse=True)
def _grounds(session_folder):
    """Paint each ground once for all workers of a session."""
    SHELF.settle(session_folder / "grounds")


@pytest.fixture(autouse=True)
def _chance(request, monkeypatch):
    """Let dice, shuffles, seats and ids of a test fall the same each time it runs.

    All of ``secrets`` reads from the bytes patched here; another process has chance of its own.
    Bulk runs get the seed they print, so that each of them sees other dice.
    """
    source = random.Random(f"{seed_of_run(request.config)} {request.node.nodeid}")
    monkeypatch.setattr(random, "_urandom", source.randbytes)


@pytest.fixture
def sandbox_command(tmp_path, session_folder):
    """How to start a sandbox in a home of its own, with the grounds that all tests share."""
    grounds = session_folder / "grounds"
    grounds.mkdir(exist_ok=True)
    (tmp_path / "grounds").symlink_to(grounds)
    env = {**os.environ, "FIELDPOST_HOME": str(tmp_path)}
    words = [sys.executable, "-W", "ignore", "-m", "bot", "sandbox", "--port", "0"]
    return words, {"cwd": TESTS.parent, "env": env, "text": True}


class Memory:
    """When a worker is to give memory back: each time it has grown by a good deal."""

    kept_mb = 400
    STEP_MB = 60

    @classmethod
    def has_grown(cls):
        return resident_mb() > cls.kept_mb + cls.STEP_MB

    @classmethod
    def give_back(cls):
        gc.collect()
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
        cls.kept_mb = max(cls.kept_mb, resident_mb())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item, nextitem):
    """Give memory back after a file whose tests left much of it, so that a worker stays small.

    Pictures come and go in pieces of all sizes; what is free in between stays with the process
    unless the C library is asked to return it.
    """
    result = yield
    if (nextitem is None or nextitem.path != item.path) and Memory.has_grown():
        Memory.give_back()
    return result


def resident_mb():
    """Return how much memory this process holds; 0 where the system does not tell."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) // PAGES_PER_MB if told.exists() else 0


def seed_of_run(config):
    """Return the seed told to a run; none where tests have the dice of their names alone."""
    return getattr(config, "workerinput", {}).get("soak_seed") or config.option.soak_seed


@pytest.fixture
def soak_seed(request):
    """Return the seed of this bulk run with the test's own name, so that no two tests share it."""
    return f"{seed_of_run(request.config)} {request.node.name}"
