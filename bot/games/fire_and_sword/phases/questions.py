"""Questions that several procedures ask: which elements, which ground."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.engine.model import Seat, Side, Term, term
from bot.games.fire_and_sword.content import Trait
from bot.games.fire_and_sword.model.state import Element, Pick, Procedure, Question
from bot.games.fire_and_sword.rules import ground
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from .script import Script, by_key, seat_of

OPEN = "open"
"""The answer for open ground, which has no rules (FAS-13-a)."""
USUAL = "all-open"
"""The answer that stands for a row of answers: nothing special about this shot or charge."""
MELEE_TRAITS: tuple[Trait, ...] = (
    "defensive", "disadvantageous", "disorganising", "structure_points",
)  # fmt: skip
"""What terrain may have that counts for a Unit fighting in it."""


def pick_element(
    point: str, prompt: Term, found: Sequence[Element], *others: str
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
    key: str,
    candidates: Callable[[], Sequence[Element]],
    prompt: Callable[[bool], Term],
) -> list[str]:
    """Ask for elements one after another until there are no more.

    ``prompt`` is given whether one was named already.
    """
    found: list[str] = []
    while True:
        place = f"{key}-{len(found) + 1}"
        said = s.ask(seat, partial(_one_more, candidates, prompt, found), place)
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


def ask_payer(s: Script, tables: Tables, side: Side, key: str, cost: int) -> str:
    """Ask which Commander pays for an Intervention; empty if none can, settled if one can.

    Rules: FAS-10.3-a, FAS-12.1-INT.
    """

    def which() -> Question | str:
        rich = [one for one in s.state.on_table(side) if one.cp >= cost]
        if len(rich) < 2:
            return rich[0].id if rich else ""
        found = tuple(Pick(one.id, _payer(tables, one)) for one in rich)
        prompt = term("fas-ask-payer", count=cost)
        return Question(point="D-PAY", prompt=prompt, picks=found, default=found[0].key)

    return s.ask(seat_of(s.state, side), which, key)


def _payer(tables: Tables, one: Element) -> Term:
    reach = tables.value(one, "intervention")
    return term("fas-pick-payer", unit=names.element(one), count=one.cp, distance=reach)


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


def usual(frame: Procedure, key: str, answers: dict[str, str]) -> bool:
    """Give a row of answers at once if the one under a key was ``USUAL``; tell whether it was."""
    if frame.answers.get(key) == USUAL:
        frame.answers.update(answers, usual="yes")
    return "usual" in frame.answers


def shot_spared(frame: Procedure) -> dict[str, str]:
    """Return what a shot of a reaction need not ask: where the charger is, in a usual charge."""
    return {"terrain-1": OPEN} if "usual" in frame.answers else {}


def terrain_of(said: str) -> str | None:
    """Return the terrain that was answered; None is open ground."""
    return None if said == OPEN else said
