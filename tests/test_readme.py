"""The README keeps its promises: commands, settings, pictures, and a case that runs."""

from __future__ import annotations

import re
from pathlib import Path

from bot import config
from bot.cases import run_case
from bot.cli import COMMANDS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_command_is_described():
    table = README.split("## Commands on the command line")[1].split("##")[0]
    assert [command for command in COMMANDS if command not in table] == []


def test_every_setting_is_described():
    settings = set(re.findall(r"FIELDPOST_\w+", config.__doc__ or ""))
    assert len(settings) == 9
    assert settings <= set(re.findall(r"`(FIELDPOST_\w+)`", README))


def test_every_file_that_is_linked_exists():
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    named = re.findall(r"`((?:bot|data|tests|renderers)/[\w/.]+)`", README)
    assert links
    assert [path for path in links + named if not (ROOT / path).exists()] == []


def test_the_case_shown_runs(tmp_path):
    shown = README.split("```yaml\n")[1].split("```")[0]
    path = tmp_path / "shown.yaml"
    path.write_text(shown, encoding="utf-8")
    assert run_case(path) == []


def test_the_makefile_knows_the_two_commands():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(f"\n{target}: " in makefile for target in ("play", "test"))
