"""A position of a virtual table as text, one piece a line: the notes of ``case`` in words.

Numbers are inches and degrees, rounded to the grid of places as they are read. Empty fields are
left out; ``#`` starts a comment.

Rules: FAS-NOT-01, FAS-NOT-02.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.fire_and_sword.content.building import FREE
from bot.games.fire_and_sword.geometry.fixed import DEGREE, FULL, INCH
from bot.games.notation import BadNotation, known, once, whole

from .acts import decimal, fixed

PHASES: Mapping[str, str] = {
    "deploy": "deploy", "initial": "swaps", "initiative": "bids", "action": "turns", "end": "end",
}  # fmt: skip
"""The step of a position by the word for its phase."""
SIDES = {"r": "red", "b": "blue"}
ELEMENT = re.compile(r"[rb][0-9]{1,3}")
UNSEEN = "?"
"""What is written for an enemy's face-down token."""
COUNTS = ("dp", "losses", "ammo", "melee_ammo", "lances", "cp", "cp_full")
FLAGS = ("activated", "first", "disorganised", "resupplied")
WORDS = ("mode", "formation", *COUNTS, "revealed", "hidden")
"""The key words of an element that have one word after them, in the order of writing."""


# Writing -----------------------------------------------------------------------------------------


def write(note: Mapping[str, Any], factions: Mapping[str, str]) -> str:
    """Write a note, as ``case`` makes it, as text; ``factions`` of the sides by their names.

    Rules: FAS-NOT-01.
    """
    return "\n".join([*_head(note, factions), *_elements(note), *_ground(note)]) + "\n"


def _head(note: Mapping[str, Any], factions: Mapping[str, str]) -> Iterator[str]:
    scenario = note.get("scenario", "")
    if scenario.startswith(FREE):
        yield f"free {scenario.removeprefix(FREE)}"
    elif scenario:
        yield f"scenario {scenario}"
    yield f"table {' '.join(_inches(one) for one in note['table'])}"
    step = note.get("step", "turns")
    phase = next(key for key, one in PHASES.items() if one == step)
    words = [f"round {note.get('round', 1)} {phase}"]
    if phase in ("deploy", "action"):
        words.append(f"turn {note.get('active', 'red')}")
    if phase in ("deploy", "action") and note.get("initiative"):
        words.append(f"initiative {note['initiative']}")
    yield " ".join(words)
    for side in ("red", "blue"):
        own = note[side]
        words = [f"side {side} {factions[side]} edge {own['edge']} motivation {own['motivation']}"]
        words += ["advantages", *own["advantages"]] if own.get("advantages") else []
        yield " ".join(words)


def _elements(note: Mapping[str, Any]) -> Iterator[str]:
    for side in ("red", "blue"):
        own = note[side]
        for key, card in zip(own["ids"], own["army"], strict=True):
            yield " ".join([key, card, *_marks(own["elements"].get(key, {}))])


def _marks(mark: Mapping[str, Any]) -> Iterator[str]:
    if "at" in mark:
        x, y, heading = mark["at"]
        yield f"at {_inches(x)} {_inches(y)} {_degrees(heading)}"
    elif "inside" in mark:
        yield f"in {mark['inside']}"
    elif mark.get("reserve"):
        yield "reserve"
    elif mark.get("gone"):
        yield "gone"
    for word in WORDS:
        if word in mark:
            value = UNSEEN if mark[word] == "unknown" else mark[word]
            yield f"{word} {value}"
    if mark.get("upgrades"):
        yield " ".join(["upgrades", *mark["upgrades"]])
    yield from (word for word in FLAGS if mark.get(word))


def _ground(note: Mapping[str, Any]) -> Iterator[str]:
    for key, one in note.get("terrain", {}).items():
        corners = [_inches(number) for corner in one["polygon"] for number in corner]
        words = [key, one["type"], *corners]
        words += ["points", str(one["points"])] if one.get("points") is not None else []
        words += ["multi", one["multi"]] if one.get("multi") else []
        yield " ".join(words)
    held = note.get("objectives", {})
    for key, spot in note.get("markers", {}).items():
        words = [key, "at", *map(_inches, spot)]
        structures = note.get("structures", {}).get(key)
        words += ["structure", *structures] if structures else []
        words += ["control", held[key]] if held.get(key, "none") != "none" else []
        yield " ".join(words)


def _inches(number: float) -> str:
    return decimal(round(number * INCH), INCH)


def _degrees(number: float) -> str:
    return decimal(round(number * DEGREE) % FULL, DEGREE)


# Reading -----------------------------------------------------------------------------------------


def read(text: str, factions: Sequence[str]) -> dict[str, Any]:
    """Read a position as a note, as ``case`` takes it; raises ``BadNotation`` with the line.

    Rules: FAS-NOT-01, FAS-NOT-02.
    """
    note: dict[str, Any] = {
        side: {"army": [], "ids": [], "elements": {}} for side in ("red", "blue")
    }
    note |= {"terrain": {}, "markers": {}, "structures": {}, "objectives": {}}
    seen: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            seen.append(_line(note, words, factions))
        except (BadNotation, ValueError, IndexError) as error:
            why = str(error) if isinstance(error, BadNotation) else "words are missing"
            raise BadNotation(f"line {number}: {why}") from error
    once(seen, "position", "line")
    for wanted in ("table", "round", "side red", "side blue"):
        if wanted not in seen:
            raise BadNotation(f"position: no line {wanted}")
    _placed(note)
    return note


def _placed(note: dict[str, Any]) -> None:
    """Check that everybody is somewhere, unless they are still being set up."""
    for side in SIDES.values() if note["step"] != PHASES["deploy"] else ():
        for key, mark in note[side]["elements"].items():
            if not {"at", "inside", "reserve", "gone"} & set(mark):
                raise BadNotation(f"{key}: say where it is: at, in, reserve or gone")


def _line(note: dict[str, Any], words: list[str], factions: Sequence[str]) -> str:
    """Put a line into a note; return what it is about."""
    head = words[0].lower()
    readers: dict[str, Callable[[dict[str, Any], list[str]], None]] = {
        "scenario": _scenario, "free": _free, "table": _table, "round": _round,
    }  # fmt: skip
    if head in readers:
        readers[head](note, words[1:])
        return head
    if head == "side":
        return f"side {_side(note, words[1:], factions)}"
    if ELEMENT.fullmatch(head):
        _element(note[SIDES[head[0]]], head, words[1:])
        return head
    key = words[0].upper()
    if words[1].lower() == "at":
        _marker(note, key, words[2:])
    else:
        _piece(note, key, words[1:])
    return key


def _scenario(note: dict[str, Any], words: list[str]) -> None:
    (note["scenario"],) = (one.upper() for one in words)


def _free(note: dict[str, Any], words: list[str]) -> None:
    (level,) = words
    note["scenario"] = FREE + level.lower()


def _table(note: dict[str, Any], words: list[str]) -> None:
    width, height = map(_number, words)
    note["table"] = [width, height]


def _round(note: dict[str, Any], words: list[str]) -> None:
    note["round"] = whole(words[0], "round")
    note["step"] = PHASES[known(words[1].lower(), PHASES, "phase")]
    rest = [one.lower() for one in words[2:]]
    for word, side in zip(rest[::2], rest[1::2], strict=True):
        known(side, SIDES.values(), "side", word)
        note[{"turn": "active", "initiative": "initiative"}[_word(word, "turn", "initiative")]] = (
            side
        )


def _side(note: dict[str, Any], words: list[str], factions: Sequence[str]) -> str:
    side, rest = known(words[0].lower(), SIDES.values(), "side"), words[1:]
    known(rest[0].upper(), factions, "faction", side)
    own, rest = note[side], rest[1:]
    while rest:
        word = _word(rest[0].lower(), "edge", "motivation", "advantages")
        if word == "advantages":
            own[word] = [one.upper() for one in rest[1:]]
            break
        own[word] = whole(rest[1], word) if word == "motivation" else rest[1].lower()
        rest = rest[2:]
    return side


def _element(own: dict[str, Any], key: str, words: list[str]) -> None:
    own["army"].append(words[0].upper())
    own["ids"].append(key)
    mark: dict[str, Any] = {}
    own["elements"][key] = mark
    rest = words[1:]
    while rest:
        rest = _mark(mark, rest[0].lower(), rest[1:])


def _mark(mark: dict[str, Any], word: str, rest: list[str]) -> list[str]:
    """Put a key word and what follows it into the mark of an element; return the words left."""
    if word == "at":
        x, y = map(_number, rest[:2])
        mark["at"] = [x, y, fixed(rest[2], DEGREE) % FULL / DEGREE]
        return rest[3:]
    if word == "in":
        mark["inside"] = rest[0].upper()
        return rest[1:]
    if word in ("reserve", "gone", *FLAGS):
        mark[word] = True
        return rest
    if word == "upgrades":
        taken = _until(rest, {"at", "in", "reserve", "gone", *FLAGS, *WORDS})
        mark["upgrades"] = [one.upper() for one in taken]
        return rest[len(taken) :]
    if word == "hidden" and rest[0] == UNSEEN:
        mark["hidden"] = "unknown"
    else:
        value = rest[0].lower()
        mark[_word(word, *WORDS)] = whole(value, word) if word in COUNTS else value
    return rest[1:]


def _until(words: list[str], stops: set[str]) -> list[str]:
    """Return the words before the next key word."""
    end = next((n for n, one in enumerate(words) if one.lower() in stops), len(words))
    return words[:end]


def _piece(note: dict[str, Any], key: str, words: list[str]) -> None:
    numbers = [_number(one) for one in _until(words[1:], {"points", "multi"})]
    if len(numbers) % 2:
        raise BadNotation(f"{key}: a corner is an x and a y")
    one: dict[str, Any] = {
        "type": words[0].lower(),
        "polygon": [list(pair) for pair in zip(numbers[::2], numbers[1::2], strict=True)],
    }
    rest = words[1 + len(numbers) :]
    while rest:
        word = _word(rest[0].lower(), "points", "multi")
        one[word] = whole(rest[1], word) if word == "points" else rest[1].lower()
        rest = rest[2:]
    note["terrain"][key] = one


def _marker(note: dict[str, Any], key: str, words: list[str]) -> None:
    x, y = map(_number, words[:2])
    note["markers"][key] = [x, y]
    rest = words[2:]
    while rest:
        word = _word(rest[0].lower(), "structure", "control")
        if word == "structure":
            taken = _until(rest[1:], {"control"})
            note["structures"][key] = [one.upper() for one in taken]
            rest = rest[1 + len(taken) :]
        else:
            note["objectives"][key] = rest[1].lower()
            rest = rest[2:]


def _number(word: str) -> float:
    return fixed(word, INCH) / INCH


def _word(word: str, *allowed: str) -> str:
    return known(word, allowed, "word")
