"""Break the source at random places and see whether a test notices: ``make mutate LAYER=store``.

A place is a node of the source that cosmic-ray can mutate, or a simple statement, which is left
out. Places are drawn with a seed that is printed, one mutant for each; a mutant is run against
tests that covered its line, first some of them, then all. What survives is printed as a diff:
either a test is missing or the mutant does the same as the source.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import difflib
import multiprocessing
import os
import random
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
import warnings
from collections import defaultdict
from itertools import chain
from pathlib import Path

import coverage
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names
from parso.python.tree import ExprStmt, Name, PythonNode

ROOT = Path(__file__).parents[1]
EXAMPLES = "tests/test_examples.py"
TESTS = {
    "engine": ["tests/engine", "tests/service", EXAMPLES],
    "store": ["tests/store", "tests/service", EXAMPLES],
    "service": ["tests/service", "tests/store", EXAMPLES],
    "chat": ["tests/chat", EXAMPLES],
}
FIRST, MOST = 16, 250
"""How many of the tests of a line are run first, and at most if those find nothing."""
PATIENCE_S = 1200
"""How long tests of one mutant may run; one that hangs fails earlier, by pytest's own limit."""
PYTEST = ["-q", "-x", "-p", "no:randomly", "-p", "no:cacheprovider",
          "-W", "ignore::pytest.PytestAssertRewriteWarning"]  # fmt: skip
SAME = re.compile(
    r"\bLOG\.|\bassert |^\s*(import|from) |TYPE_CHECKING|# pragma"
    r"|^class .*\bfrozen=True|^[A-Z_]+_(S|MS|DAYS|HOURS) = "
)
"""Lines whose mutants no test can tell from the source, or need not: also those that say how long
something is waited for, and that mypy lets nobody change a struct."""
LIKE = ("ReplaceComparisonOperator_Eq_Is", "ReplaceComparisonOperator_NotEq_IsNot")
"""Operators whose mutants differ only where equal words are two objects, which is up to Python."""


class DropStatement(Operator):
    """Leaves a statement out: a call, or the change of something other than a new name."""

    @classmethod
    def examples(cls):
        """Give no examples."""
        return ()

    def mutation_positions(self, node):
        """Yield where a statement can be left out."""
        call = isinstance(node, PythonNode) and node.type in ("atom_expr", "power")
        changes = isinstance(node, ExprStmt) and not isinstance(node.children[0], Name)
        if (call or changes) and node.parent.type == "simple_stmt":
            yield node.start_pos, node.end_pos

    def mutate(self, node, index):
        """Put ``pass`` in its place."""
        indent = node.get_first_leaf().prefix
        return Name("pass", node.start_pos, prefix=indent)


def operators():
    """Return every operator without arguments, by name."""
    found = {name.split("/")[1]: get_operator(name) for name in operator_names()}
    plain = {
        name: kind() for name, kind in found.items() if name not in LIKE and not kind.arguments()
    }
    return {**plain, "DropStatement": DropStatement()}


def silent_lines(source: str) -> set[int]:
    """Return the lines that say nothing at run time: annotations, docstrings, logs."""
    return {n for n, line in enumerate(source.splitlines(), 1) if SAME.search(line)}


def annotations(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return from where to where the annotations of a source reach."""
    spans = []
    for node in ast.walk(ast.parse(source)):
        for name in ("annotation", "returns"):
            one = getattr(node, name, None)
            if one is not None:
                spans.append(((one.lineno, one.col_offset), (one.end_lineno, one.end_col_offset)))
    return spans


def places(file: Path):
    """List the mutants of a file by place: ``{(line, column): [(operator, occurrence)]}``."""
    source = file.read_text()
    tree, found = get_ast(source), defaultdict(list)
    silent, spans = silent_lines(source), annotations(source)
    nodes = list(ast_nodes(tree))
    for name, operator in operators().items():
        positions = [at for node in nodes for at, _ in operator.mutation_positions(node)]
        for occurrence, at in enumerate(positions):
            if at[0] not in silent and not any(start <= at <= end for start, end in spans):
                found[at].append((name, occurrence))
    return found


def copied(target: Path) -> Path:
    """Copy the tree as it stands to a folder of its own, compiled."""
    told = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT,
                          capture_output=True, text=True, check=True)  # fmt: skip
    for name in told.stdout.splitlines():
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    compileall.compile_dir(target / "bot", quiet=2)
    compileall.compile_dir(target / "renderers", quiet=2)
    return target


def covered(folder: Path, layer: str, kept: Path) -> coverage.CoverageData:
    """Tell by which tests each line of a layer is run."""
    if not kept.exists():
        config = folder / "mutate.coveragerc"
        config.write_text(f"[run]\nsource = bot.{layer}\nconcurrency = greenlet,thread\n")
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *TESTS[layer], "--cov",
                   f"--cov-config={config}", "--cov-context=test", "--cov-report="]  # fmt: skip
        subprocess.run(command, cwd=folder, env=surroundings(folder), check=False)
        shutil.copy(folder / ".coverage", kept)
    data = coverage.CoverageData(str(kept))
    data.read()
    return data


def surroundings(folder: Path) -> dict[str, str]:
    """Return the environment in which a copy is tested."""
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def tests_of(data: coverage.CoverageData, module: str, line: int) -> list[str]:
    """Name the tests that run a line; those of its whole file where it runs at import."""
    file = next((one for one in data.measured_files() if one.endswith("/" + module)), None)
    if file is None:
        return [f"tests/{module.split('/')[1]}"]
    by_line = data.contexts_by_lineno(file)
    found = set(filter(None, by_line.get(line, ()))) or set(filter(None, chain(*by_line.values())))
    names = {one.rpartition("|")[0] for one in found if "[postgresql" not in one}
    return sorted(names) or [f"tests/{module.split('/')[1]}"]


def tried(folder: Path, tests: list[str], log: Path) -> str:
    """Run tests in a child that has the libraries loaded already; returns how it ended."""
    child = os.fork()
    if child == 0:
        os.setsid()
        os.chdir(folder)
        os.environ.update(surroundings(folder))
        sys.path.insert(0, str(folder))
        sys.dont_write_bytecode = True
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        import pytest

        code = 99
        try:
            code = int(pytest.main([*PYTEST, "--timeout", "60", *tests]))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    ends = time.monotonic() + PATIENCE_S
    while time.monotonic() < ends:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            return "survived" if code == 0 else "killed"
        time.sleep(0.05)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "undecided, out of time"


def warm() -> None:
    """Load what each child needs, so that it is not loaded anew for every mutant."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import alembic.config  # noqa: F401
        import discord
        import discord.ext.commands  # noqa: F401
        import numpy  # noqa: F401
        import PIL.Image  # noqa: F401
        import pytest  # noqa: F401
        import sqlalchemy.ext.asyncio  # noqa: F401


def run_one(folder: Path, module, at, name, occurrence, tests) -> tuple[str, str, str]:
    """Run one mutant in a folder; returns how it ended, its name and its diff."""
    file = folder / module
    source = file.read_text()
    try:
        mutant = mutate_code(source, operators()[name], occurrence)
    except AttributeError:  # not every operator of cosmic-ray knows every place that it names
        mutant = None
    title = f"{module}:{at[0]}:{at[1]} {name}"
    lines = source.split("\n"), (mutant or source).split("\n")
    diff = "\n".join(list(difflib.unified_diff(*lines, lineterm="", n=1))[2:])
    if mutant is None or mutant == source:
        return "void", title, diff
    random.Random(title).shuffle(tests)
    for cache in file.parent.glob(f"__pycache__/{file.stem}.*"):
        cache.unlink()
    file.write_text(mutant)
    log = folder / "mutant.log"
    try:
        ended = tried(folder, tests[:FIRST], log)
        if ended == "survived" and len(tests) > FIRST:
            ended = tried(folder, tests[FIRST:MOST], log)
    finally:
        file.write_text(source)
    return ended, title, diff


def main() -> None:
    """Draw mutants of a layer and tell what becomes of each."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("layer", choices=sorted(TESTS))
    options.add_argument("--sample", type=int, default=60)
    options.add_argument("--seed", default="")
    options.add_argument("--only", default="", help="a part of the names of files")
    options.add_argument("--map", type=Path, help="a file that keeps which tests run a line")
    asked = options.parse_args()
    seed = asked.seed or secrets.token_hex(4)
    write = sys.stdout.write
    with tempfile.TemporaryDirectory() as base:
        folders = [copied(Path(base, str(n))) for n in range(2)]
        data = covered(folders[0], asked.layer, asked.map or Path(base, "map"))
        everything = [
            (str(file.relative_to(ROOT)), at, mutants)
            for file in sorted((ROOT / "bot" / asked.layer).rglob("*.py"))
            if "migrations" not in file.parts and asked.only in str(file)
            for at, mutants in sorted(places(file).items())
        ]
        chance = random.Random(seed)
        drawn = chance.sample(everything, min(asked.sample, len(everything)))
        picked = [(module, at, *chance.choice(mutants)) for module, at, mutants in drawn]
        work = [(*one, tests_of(data, one[0], one[1][0])) for one in picked]
        write(f"{asked.layer}: {len(work)} of {len(everything)} places, seed {seed}\n")
        warm()
        sound = tests_of(data, work[0][0], work[0][1][0])[:FIRST]
        if tried(folders[0], sound, folders[0] / "mutant.log") != "survived":
            raise SystemExit((folders[0] / "mutant.log").read_text())
        counts: dict[str, int] = defaultdict(int)
        forking = multiprocessing.get_context("fork")
        free = forking.SimpleQueue()
        for folder in folders:
            free.put(folder)
        with forking.Pool(len(folders), _begin, (free,)) as pool:
            for ended, title, diff in pool.imap_unordered(_run, work):
                counts[ended] += 1
                told = "" if ended == "killed" else diff
                write(f"{ended}: {title}\n{told}\n")
                sys.stdout.flush()
        write(f"{asked.layer}: {dict(counts)}\n")


def _begin(free) -> None:
    _run.folder = free.get()


def _run(chosen) -> tuple[str, str, str]:
    return run_one(_run.folder, *chosen)


if __name__ == "__main__":
    main()
