"""What a player may type besides the plain lines: ``@0808``, ``>1006``, ``path 2``, ``cb no``.

What stands for something on the map is filled in from the view; the result may be illegal.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.model import Decision, Text
from bot.engine.refusal import Fault, Unreadable, ambiguous
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import (
    AnswerSquare,
    Counter,
    JdgAction,
    Rally,
    Rallying,
    Withdraw,
)
from bot.games.jours.model.field import Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import chiefs, rally, stacks
from bot.games.jours.rules.land.ground import Tables
from bot.games.jours.rules.march.movement import Manner, mover
from bot.games.jours.rules.march.moves import arrival_of, entering
from bot.games.jours.rules.march.reach import reach
from bot.games.jours.rules.march.survey import Survey

from .lines import parse, write

__all__ = ["read", "write"]

AT = re.compile(r"@(\d{4})")
TO = re.compile(r">\s*(\d{4})")
NAME = re.compile(r"[A-Za-z0-9][\w-]*")
NUMBER = re.compile(r"path (\d{1,2})", re.IGNORECASE)
SHORT = re.compile(r"(square|counter) (yes|no)", re.IGNORECASE)


def read(tables: Tables, view: JdgView, decision: Decision, text: str) -> JdgAction:
    """Read an order of a decision; raises ``Unreadable`` or ``Ambiguous``.

    Rules: JDG-PBP-e.
    """
    plain = _named_right(view, " ".join(text.split()))
    try:
        found = _listed(tables, view, plain)
        if found is not None:
            return found
        spelled = AT.sub(lambda one: _units_at(tables, view, plain, one[1]), plain)
        if TO.search(spelled):
            spelled = _with_path(tables, view, spelled)
        return parse(spelled)
    except (KeyError, ValueError, StopIteration) as error:
        raise Unreadable(Text("refused-unreadable", {"order": text[:60]})) from error


def _named_right(view: JdgView, plain: str) -> str:
    """Write units, groups, formations and commanders as they are called, whatever the case.

    Two that differ in case alone are told apart by it: the Ottocaner of Montebello and Ott.
    """
    field = view.field
    ids = [one.id for one in field.units] + [one.id for one in field.groups]
    ids += [one.id for one in field.formations] + [one.id for one in field.chiefs]
    names = (*ids, *view.uses)
    called = {key.lower(): key for key in names} | {key: key for key in names}
    verb, blank, rest = plain.partition(" ")
    return (
        verb
        + blank
        + NAME.sub(lambda one: called.get(one[0]) or called.get(one[0].lower(), one[0]), rest)
    )


def _listed(tables: Tables, view: JdgView, plain: str) -> JdgAction | None:
    """Read what is short for one of the answers that the question lists."""
    listed = [parse(one) for one in view.asked.orders] if view.asked else []
    if number := NUMBER.fullmatch(plain):
        paths = [one for one in listed if isinstance(one, Withdraw)]
        return paths[int(number[1]) - 1] if 0 < int(number[1]) <= len(paths) else None
    if short := SHORT.fullmatch(plain):
        yes = short[2].lower() == "yes"
        kind = AnswerSquare if short[1].lower() == "square" else Counter
        fitting = [one for one in listed if isinstance(one, kind) and one.attempt == yes]
        if len(fitting) > 1:
            raise ambiguous(write(one) for one in fitting)
        return fitting[0] if fitting else None
    if plain.lower() == "rally all":
        able = rally.able(view.field, tables.content)
        return Rally(tuple(Rallying(one.id) for one in able))
    return None


def _units_at(tables: Tables, view: JdgView, plain: str, cell: Cell) -> str:
    """Spell out ``@cell``: the units of a hex that can take part, or the hex itself."""
    verb = plain.split(" ", 1)[0].lower()
    if verb in ("square", "unsquare", "top", "occupy", "take"):
        return cell
    there = stacks.stack(view.field, cell)
    if verb == "shock":
        there = [one for one in there if not one.is_gun and one.is_good]
    if not there:
        raise ValueError(f"nobody in {cell}")
    return "+".join(one.id for one in there)


def _with_path(tables: Tables, view: JdgView, spelled: str) -> str:
    """Put the cheapest path in the place of ``>cell``; raises ``ValueError`` without one."""
    verb, _, rest = spelled.partition(" ")
    subject = rest.split(" ", 1)[0].split("/")[0]
    found = TO.search(spelled)
    assert found is not None
    path = _cheapest(tables, view, verb.lower(), subject, found[1])
    return TO.sub("-".join(path), spelled, count=1)


def _cheapest(tables: Tables, view: JdgView, verb: str, subject: str, cell: Cell) -> Sequence[Cell]:
    field = view.field
    assert view.side is not None
    survey = Survey(field, tables.ground(field.map), view.side)
    if verb == "cic":
        return chiefs.reach(survey, field.chief(subject))[cell]
    units = _named(view, verb, subject)
    if verb == "enter":
        return _entry(survey, units, cell, normal=subject.endswith("!"))
    manner: Manner = "forced" if verb == "fm" else "normal"
    return reach(survey, mover(survey, units, manner))[cell].path


def _entry(survey: Survey, units: Sequence[Unit], cell: Cell, *, normal: bool) -> Sequence[Cell]:
    arrival = arrival_of(survey.field, tuple(one.id for one in units))
    if isinstance(arrival, Fault):
        raise ValueError(arrival.rule)
    who = entering(survey, units, arrival, normal=normal)
    return reach(survey, who, arrival.entry)[cell].path


def _named(view: JdgView, verb: str, subject: str) -> list[Unit]:
    if verb == "unsquare":
        return stacks.stack(view.field, subject)
    return [view.field.unit(key) for key in subject.rstrip("!").split("+")]
