"""The contributors' map leads to what exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAP = (ROOT / "bot/README.md").read_text(encoding="utf-8")
DECISIONS = sorted((ROOT / "bot/decisions").glob("*.md"))


def test_every_path_exists():
    named = re.findall(r"`((?:bot|data|tests|renderers)/[\w/.]+)`", MAP)
    assert len(named) > 40
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_function_stands_in_the_file_named_before_it():
    """Read ``file``: ``name`` and ``name`` in ``file``; each name is defined there."""
    pairs = re.findall(r"`(bot/[\w/]+\.py)`:\s+`(\w+)`", MAP)
    pairs += [(file, name) for name, file in re.findall(r"`(\w+)` in\s+`(bot/[\w/]+\.py)`", MAP)]
    assert len(pairs) >= 9
    for file, name in pairs:
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        defined = {node.name for node in ast.walk(tree) if isinstance(node, kinds)}
        assert name in defined, f"{file} defines no {name}"


@pytest.mark.parametrize("file", DECISIONS, ids=lambda file: file.stem[:3])
def test_a_decision_says_what_was_rejected_and_what_would_change_it(file):
    words = file.read_text(encoding="utf-8")
    parts = ("**Decision.**", "**Why.**", "**Rejected.**", "**What would change our mind.**")
    assert [part for part in parts if part not in words] == []


def test_decisions_are_numbered_from_one():
    assert [file.stem[:3] for file in DECISIONS] == [
        f"{number:03}" for number in range(1, len(DECISIONS) + 1)
    ]
