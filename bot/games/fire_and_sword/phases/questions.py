"""Questions that several procedures ask: yes or no, numbers, which elements, which ground."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from bot.engine.model import Seat, Term, term
from bot.engine.script import RowKey
from bot.games.fire_and_sword.content import Trait
from bot.games.fire_and_sword.model.keys import AnyKey, Key, at
from bot.games.fire_and_sword.model.points import Point
from bot.games.fire_and_sword.model.state import Element, Pick, Procedure, Question
from bot.games.fire_and_sword.rules import ground
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from .script import Script

OPEN = "open"
"""The answer for open ground, which has no rules (FAS-13-a)."""
USUAL = "all-open"
"""The answer that stands for a row of answers: nothing special about this shot or charge."""
ALONE = "as-usual"
"""The same of a charge: there is not even another Unit in contact, which ``USUAL`` left open."""
MELEE_TRAITS: tuple[Trait, ...] = (
    "defensive", "disadvantageous", "disorganising", "structure_points",
)  # fmt: skip
"""What terrain may have that counts for a Unit fighting in it."""

DIGIT = 9
"""The largest number that is listed: so numbers stand in order as words do."""


def by_key(choices: Iterable[Pick]) -> tuple[Pick, ...]:
    """Return picks in the order of their keys."""
    return tuple(sorted(choices, key=lambda pick: pick.key))


def picks(keys: Sequence[str], prefix: str) -> tuple[Pick, ...]:
    """Make picks whose labels are the messages ``<prefix>-<key>``, sorted by key."""
    return tuple(Pick(key, Term(f"{prefix}-{key}")) for key in sorted(keys))


def yes_no(point: Point, prompt: Term, default: str = "no") -> Question:
    """Ask what can be answered by yes or no."""
    return Question(
        point=point, prompt=prompt, picks=picks(("no", "yes"), "fas-pick"), default=default
    )


def number(point: Point, prompt: Term, low: int, high: int, default: int = 0) -> Question:
    """Ask for a number; those of one digit are listed, all of the range may be typed."""
    listed = range(low, min(high, max(low, DIGIT)) + 1)
    found = [str(value) for value in listed]
    return Question(
        point=point,
        prompt=prompt,
        picks=tuple(Pick(value, term("fas-pick-number", number=int(value))) for value in found),
        low=low,
        high=high,
        default=str(max(low, default)),
    )


# Elements ----------------------------------------------------------------------------------------


def pick_element(
    point: Point, prompt: Term, found: Sequence[Element], *others: str
) -> Question | str:
    """Ask for one of some elements, or none; settled where there is nothing to pick."""
    if not found and not others:
        return "none"
    chosen = [Pick(one.id, names.element(one)) for one in found]
    chosen += [Pick(one, Term(f"fas-pick-{one}")) for one in ("none", *others)]
    return Question(point=point, prompt=prompt, picks=by_key(chosen), default="none")


def several(
    s: Script,
    seat: Seat,
    key: Callable[[int], RowKey],
    candidates: Callable[[], Sequence[Element]],
    prompt: Callable[[bool], Term],
) -> list[str]:
    """Ask for elements one after another until there are no more.

    ``key`` is given the place of the answer, ``prompt`` whether one was named already.
    """
    found: list[str] = []
    while True:
        said = s.ask(seat, partial(_one_more, candidates, prompt, found), key(len(found) + 1))
        if said == "none":
            return found
        found.append(said)


def _one_more(
    candidates: Callable[[], Sequence[Element]],
    prompt: Callable[[bool], Term],
    found: Sequence[str],
) -> Question | str:
    left = [one for one in candidates() if one.id not in found]
    return pick_element("D-TOUCH", prompt(bool(found)), left)


# Ground ------------------------------------------------------------------------------------------


def terrain_question(
    tables: Tables, element: Element, traits: Sequence[Trait], prompt: Term, *, fights: bool = False
) -> Question:
    """Ask which terrain an element occupies or garrisons, of those that matter here.

    Those are the types with one of some traits; of an element that ``fights`` in a melee also
    those whose traits count there and, for Highlanders, those in which they parry.

    Rules: FAS-13-a, FAS-13.1-c, FAS-13.2-b, FAS-13.1-DEF, FAS-13.1-NKO, FAS-13.1-DEZ, FAS-12.1-HIG.
    """
    content, fighter = tables.content, tables.fighter(element)
    wanted = (*traits, *(MELEE_TRAITS if fights else ()))
    found = [
        Pick(name, Term(f"fas-terrain-{name}"))
        for name in content.terrain
        if any(ground.value_of(content, name, trait, fighter) for trait in wanted)
        or (fights and ground.terrain_parry(content, name, fighter))
    ]
    found.append(Pick(OPEN, Term("fas-pick-open")))
    return Question(point="D-GROUND", prompt=prompt, picks=by_key(found), default=OPEN)


def usual(frame: Procedure, key: Key, answers: Mapping[AnyKey, str]) -> None:
    """Give a row of answers at once if the one under a key was ``USUAL`` or ``ALONE``."""
    said = frame.said(key)
    if said in (ALONE, USUAL):
        frame.give({**answers, "usual": "alone" if said == ALONE else "yes"})


def is_usual(frame: Procedure) -> bool:
    """Tell whether there is nothing special about this shot or charge."""
    return bool(frame.said("usual"))


def others_spared(frame: Procedure) -> dict[str, str]:
    """Return what a melee need not ask after a charge: who else is in contact, and on what ground.

    The charge is the first contact. Who said ``USUAL`` is asked for the second one.
    """
    if not is_usual(frame):
        return {}
    alone = frame.said("usual") == "alone"
    return {at("contact-{}", 2 if alone else 1): "none", at("ground-{}", 1): "none"}


def shot_spared(frame: Procedure) -> dict[str, str]:
    """Return what a shot of a reaction need not ask: where the charger is, in a usual charge."""
    return {at("terrain-{}", 1): OPEN} if is_usual(frame) else {}


def terrain_of(said: str) -> str | None:
    """Return the terrain that was answered; None is open ground."""
    return None if said == OPEN else said
