"""Words may change at any time: states hold terms, and no match notices new words."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest
from msgspec import inspect

from bot.engine import flow, journal, model
from bot.engine.model import Term, Text, worded
from bot.service.archive import match_file
from tests.support.loaded import load_games

KEPT = Path(__file__).parent.parent / "kept"
GAMES = load_games()


def holders(kind):
    """Return the fields that hold a ``Text`` anywhere in values of a type, as ``Struct.field``."""
    found, seen = set(), set()
    waiting = [("the type itself", inspect.type_info(kind))]
    while waiting:
        owner, info = waiting.pop()
        if isinstance(info, inspect.StructType):
            if info.cls is Text:
                found.add(owner)
            elif id(info) not in seen:
                seen.add(id(info))
                waiting += [(f"{info.cls.__name__}.{one.name}", one.type) for one in info.fields]
            continue
        for name in getattr(info, "__struct_fields__", ()):
            value = getattr(info, name)
            inner = value if isinstance(value, tuple) else (value,)
            waiting += [(owner, one) for one in inner if isinstance(one, inspect.Type)]
    return found


class Worded(model.Action, frozen=True):
    lines: tuple[dict[str, Text | None], ...]


def test_the_search_finds_texts_at_any_depth():
    assert holders(Worded) == {"Worded.lines"}


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_no_state_can_hold_a_text(slug):
    assert holders(GAMES[slug].codec.state_type) == set()


DRAGOONS = (51, 53, 91, 117, 177, 191)
"""Mounted Dragoons, r8 and b8, act after these records: they were offered Shoot (FAS-12.1-DRA)."""
OTHERWISE = {"fire_and_sword": DRAGOONS}
"""The records of the kept matches after which the rules of today put another question."""


def differing(file, game):
    """Play a match and return its last position and the records with another state after them."""
    line, found = journal.Timeline(game, file.setup), []
    for record in file.records:
        try:
            line.play(record)
        except journal.Divergence as error:
            found.append(error.seq)
    return line.position, tuple(found)


@pytest.mark.parametrize("slug", sorted(one.name.split(".")[0] for one in KEPT.glob("*.json.xz")))
def test_a_match_of_the_first_version_is_replayed_when_all_words_are_others(slug, monkeypatch):
    file = match_file.load(lzma.decompress((KEPT / f"{slug}.json.xz").read_bytes()))
    monkeypatch.setattr(model, "Text", lambda key, args=None: Text(f"other-{key}", args or {}))

    position, found = differing(file, GAMES[slug])

    assert worded(Term("fas-pick-yes")).key == "other-fas-pick-yes"
    assert found == OTHERWISE.get(slug, ())
    assert journal.digest(position) == file.records[-1].digest
    assert position.outcome == file.outcome


def test_a_term_whose_message_was_renamed_is_said_by_the_new_one(monkeypatch):
    monkeypatch.setitem(model.RENAMED, "toll", "bridge-toll")

    said = worded(Term("pay", {"what": Term("toll", {"count": 2})}))

    assert said == Text("pay", {"what": Text("bridge-toll", {"count": 2})})
    assert flow.encode(Term("toll")) == b'{"key":"toll","args":{}}'
