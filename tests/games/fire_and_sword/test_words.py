"""Every reason that the rules give is said in every language."""

import ast
from pathlib import Path

import pytest

from bot import text
from bot.games.fire_and_sword.rules import fighter
from tests.support.loaded import load_catalogue

FOLDER = Path(fighter.__file__).parent.parent
CATALOGUE = load_catalogue()
BUILDERS = {
    "Text": (0, ""),
    "text": (0, ""),
    "Term": (0, ""),
    "term": (0, ""),
    "bar": (1, "fas-bar-"),
    "flaw": (2, "fas-flaw-"),
}
"""Functions that take a message key: which argument it is, and what they put before it."""


def keys():
    """Return every message key that stands in the sources as a plain string."""
    found = set()
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                place, prefix = BUILDERS.get(name, (99, ""))
                argument = node.args[place] if len(node.args) > place else None
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(prefix + argument.value)
    return found


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_no_reason_lacks_its_words(locale):
    missing = [key for key in sorted(keys() - {text.PLAIN}) if not CATALOGUE.has(key, locale)]

    assert missing == []
    assert {"fas-bar-poles", "fas-flaw-thresholds", "fas-part-cover"} <= keys()
