"""What came of a step, one line each, as a case expects it: ``at b9 44.5 31.25 210``.

Rules: FAS-NOT-04.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.model import Event, Side
from bot.games.fire_and_sword.content.base import EDGES
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH
from bot.games.fire_and_sword.geometry.measuring import contacts
from bot.games.fire_and_sword.model.events import Marked, Tested
from bot.games.fire_and_sword.model.state import Element, FasState
from bot.games.fire_and_sword.rules.scene import Scene, scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.notation import BadNotation, known, whole

from . import places
from .acts import decimal, fixed

CRUSH = "FAS-5.4-a"
PASSING = "passing"


@dataclass(frozen=True)
class Result:
    """What there is to be compared: the state, and what was told in the step."""

    tables: Tables
    state: FasState
    told: Sequence[Event]

    def element(self, key: str) -> Element:
        """Return an element; raises ``BadNotation``."""
        known(key.lower(), [one.id for one in self.state.elements], "element")
        return self.state.element(key.lower())

    @property
    def scene(self) -> Scene:
        """The virtual table."""
        return scene_of(self.tables, self.state)


def differences(
    tables: Tables, state: FasState, told: Sequence[Event], lines: Sequence[str]
) -> list[str]:  # fmt: skip
    """Return what is not as the lines say; raises ``BadNotation``.  Rules: FAS-NOT-04."""
    result = Result(tables, state, told)
    found: list[str] = []
    for line in lines:
        verb, *words = line.split() or [""]
        try:
            found += READERS[known(verb.lower(), READERS, "result")](result, words)
        except (ValueError, IndexError) as error:
            why = str(error) if isinstance(error, BadNotation) else "words are missing"
            raise BadNotation(f"{line}: {why}") from error
    return found


def _differs(what: str, found: object, wanted: object) -> Iterator[str]:
    if found != wanted:
        yield f"{what}: {found}, expected {wanted}"


def _at(result: Result, words: list[str]) -> Iterator[str]:
    element, (x, y, heading) = result.element(words[0]), words[1:]
    goal = fixed(x, INCH) / INCH, fixed(y, INCH) / INCH, fixed(heading, DEGREE) / DEGREE
    yield from places.differences(result.state, element, "at", goal)


def _in(result: Result, words: list[str]) -> Iterator[str]:
    element, structure = result.element(words[0]), words[1].upper()
    yield from places.differences(result.state, element, "inside", structure)


def _dp(result: Result, words: list[str]) -> Iterator[str]:
    element = result.element(words[0])
    yield from _differs(f"dp {element.id}", element.dp, whole(words[1], "dp"))


def _state(result: Result, words: list[str]) -> Iterator[str]:
    element = result.element(words[0])
    yield from _differs(f"state {element.id}", result.tables.state_of(element), words[1].lower())


def _token(result: Result, words: list[str]) -> Iterator[str]:
    element, which = result.element(words[0]), known(words[1].lower(), TOKENS, "token")
    found = element.revealed if which == "revealed" else element.hidden
    wanted = None if words[2].lower() == "none" else words[2].lower()
    yield from _differs(f"token {element.id} {which}", found, wanted)


TOKENS = ("revealed", "hidden")


def _gone(result: Result, words: list[str]) -> Iterator[str]:
    for element in map(result.element, words):
        yield from _differs(f"gone {element.id}", element.gone, True)


def _contact(result: Result, words: list[str]) -> Iterator[str]:
    """Compare which edges of two Units touch; ``contact r3 none b5``: none does."""
    key, edge, enemy = words[:3]
    scene = result.scene
    one, other = (scene.body(result.element(word)) for word in (key, enemy))
    found = {(pair.edge, pair.other) for pair in contacts(scene.table, one, other)}
    if edge.lower() == "none":
        yield from _differs(f"contact {one.id} {other.id}", sorted(found), [])
        return
    wanted = tuple(known(word.lower(), EDGES, "edge") for word in (edge, words[3]))
    if wanted not in found:
        yield f"contact {one.id} {other.id}: {sorted(found)}, expected {wanted}"


def _passed(result: Result, words: list[str]) -> Iterator[str]:
    """Compare whom a Unit passed over: its test has a die for each, Units passed test as well.

    Rules: FAS-5.2-c.
    """
    mover = result.element(words[0])
    units = {one.id for one in result.state.elements}
    wanted = {key for word in words[1:] if (key := word.lower()) in units}
    tests = [one for one in result.told if isinstance(one, Tested) and one.what == PASSING]
    found = {one.element for one in tests}
    dice = [len(one.check.dice) for one in tests if one.element == mover.id]
    yield from _differs(f"passed {mover.id}", sorted(found - {mover.id}), sorted(wanted))
    yield from _differs(f"dice of {mover.id}", dice, [len(words) - 1] if len(words) > 1 else [])


def _crush(result: Result, words: list[str]) -> Iterator[str]:
    for element in map(result.element, words):
        found = any(
            isinstance(one, Marked) and one.element == element.id and one.rule == CRUSH
            for one in result.told
        )
        yield from _differs(f"crush {element.id}", found, True)


def _motivation(result: Result, words: list[str]) -> Iterator[str]:
    side = Side(known(words[0].lower(), result.state.sides, "side"))
    found = result.state.sides[side].motivation
    yield from _differs(f"motivation {side}", found, whole(words[1], "motivation"))


def _angles(result: Result, words: list[str]) -> Iterator[str]:
    """Compare the angles of a forced withdrawal that its owner chooses from, and its distance.

    Rules: FAS-GEO-12, FAS-RUL-66.
    """
    element = result.element(words[0])
    asked = [one for one in result.state.asked.values() if one.point == "D-15"]
    keys = [fixed(one, DEGREE) for question in asked for one in question.more]
    ranges = " ".join(_ranges(sorted(keys)))
    yield from _differs(f"angles {element.id}", ranges, " ".join(words[1:-2]))
    told = [question.prompt.args["distance"] for question in asked]
    yield from _differs(f"distance of {element.id}", told, [words[-1]])


def _ranges(angles: list[int]) -> Iterator[str]:
    """Write angles as ranges of whole degrees: ``-45..-3 10..45``."""
    start = 0
    for n, one in enumerate(angles):
        if n + 1 == len(angles) or angles[n + 1] != one + DEGREE:
            first, last = decimal(angles[start], DEGREE), decimal(one, DEGREE)
            yield first if first == last else f"{first}..{last}"
            start = n + 1


READERS: Mapping[str, Callable[[Result, list[str]], Iterator[str]]] = {
    "angles": _angles, "at": _at, "contact": _contact, "crush": _crush, "dp": _dp, "gone": _gone,
    "in": _in, "motivation": _motivation, "passed": _passed, "state": _state, "token": _token,
}  # fmt: skip
"""What compares a line, by its first word."""
