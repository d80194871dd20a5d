"""Questions and menus, as messages of the language catalogues."""

from __future__ import annotations

import re

from bot.engine.model import Choice, Text, text
from bot.games.jours.content import JdgContent
from bot.games.jours.model.actions import (
    ActWith,
    Advance,
    AnswerSquare,
    Back,
    Breakthrough,
    Chase,
    Counter,
    CounterAttack,
    CounterBattery,
    DeclareCharge,
    Enter,
    Fight,
    FillSheet,
    Fire,
    Follow,
    GiveOrders,
    Initiative,
    JdgAction,
    Leave,
    Move,
    MoveChief,
    Occupy,
    Open,
    Pursue,
    PursuitStep,
    Rally,
    React,
    Recall,
    RoutNext,
    Shock,
    Square,
    Stand,
    TakeOver,
    Top,
    Turn,
    Unsquare,
    UseMarker,
    Withdraw,
)
from bot.games.jours.model.field import Field
from bot.games.jours.model.state import Box
from bot.games.jours.model.view import JdgView
from bot.games.jours.notation.lines import parse, write
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import shock
from bot.games.jours.rules.command import SPECIAL

from . import names, questions


def menu(content: JdgContent, view: JdgView, action: JdgAction) -> tuple[Choice, ...]:
    """Return the picks that lead to an action: who, then what or where."""
    if isinstance(action, FillSheet) and action.lines:
        return _beforehand(content, view, action)
    picks = _order(content, view, action) or _answer(content, view, action)
    return picks or (_plain(action),)


def _beforehand(content: JdgContent, view: JdgView, action: FillSheet) -> tuple[Choice, ...]:
    """Return the picks of a line of a reaction sheet: which box, then what is said there."""
    line = action.lines[0]
    found = view.asked.boxes if view.asked is not None else ()
    box = next((one for one in found if line in one.lines), None)
    if box is None:
        return (_plain(action),)
    return boxed(content, view, box), said(content, view, box, line)


def boxed(content: JdgContent, view: JdgView, box: Box) -> Choice:
    """Name a box of a reaction sheet."""
    point = box.point.lower()
    unit = names.unit(content, view.field, box.subject)
    at = next((one.at for one in view.field.units if one.id == box.subject), box.subject)
    words = text(f"jours-box-{point}", unit=unit, place=at or "")
    return Choice(f"{point} {box.subject}", words, place=at or "")


def said(content: JdgContent, view: JdgView, box: Box, line: str) -> Choice:
    """Name what a line of a reaction sheet says, and of whom or of which hex."""
    if found := CONDITION.fullmatch(line):
        words = Text(f"jours-menu-ca-if-{found[1]}")
        return Choice(line, text("jours-box-said", of=box.subject, said=words))
    match action := parse(line):
        case Back():
            words = text("jours-menu-back", place=names.way(action.path))
        case _:
            words = (_answer(content, view, action) or (_plain(action),))[-1].label
    if isinstance(action, AnswerSquare | Counter) and action.attempt:
        return Choice(line, words)
    return Choice(line, text("jours-box-said", of=box.subject, said=words))


ATTEMPTS = {
    AnswerSquare: "square", Counter: "counter", Recall: "recall", Breakthrough: "breakthrough",
}  # fmt: skip
"""What is tried or left, as the catalogues have it."""
CONDITION = re.compile(r"ca \d{4} (no|stay|go)")
"""A condition of a counter-attack."""


def _plain(action: JdgAction) -> Choice:
    line = write(action)
    key = line.replace(" ", "-")
    if key in FIXED:
        return Choice(line, Text(f"jours-menu-{key}"))
    return Choice(line, names.plain(line))


FIXED = frozenset({
    "fire-end", "mv-end", "declare", "rally-end", "mac-none", "drop-none", "orders-none",
    "open-none", "cb-no", "occupy-no", "adv-none", "ca-no", "halt", "sheet-none",
})  # fmt: skip
"""Lines that have a name of their own."""


def _who(content: JdgContent, view: JdgView, verb: str, units: tuple[str, ...]) -> Choice:
    """Return the pick of units with what they are to do."""
    ids = names.listed(units)
    first = names.unit(content, view.field, units[0]) if len(units) == 1 else names.plain(ids)
    place = next((one.at for one in view.field.units if one.id == units[0]), None)
    return Choice(f"{verb} {ids}", text(f"jours-do-{verb}", unit=first), place=place or "")


def _to(path: tuple[str, ...], facing: str | None) -> Choice:
    """Return the pick of where a path ends; its hexes stand in the note."""
    end = path[-1] if path else ""
    key = names.way(path) + (f"/{facing}" if facing else "")
    label = text("jours-menu-to", place=end, facing=facing or "") if facing else names.plain(end)
    return Choice(key, label, names.plain(names.way(path)), place=end)


def _attacked(content: JdgContent, field: Field, cells: tuple[str, ...]) -> Text:
    """Name the hexes that are attacked, with who stands there."""
    there = tuple(one.id for cell in cells for one in stacks.stack(field, cell))
    sole = len(there) == 1
    unit = names.unit(content, field, there[0]) if sole else names.plain(names.listed(there))
    return text("jours-menu-attacked", unit=unit, place=", ".join(cells))


def _order(content: JdgContent, view: JdgView, action: JdgAction) -> tuple[Choice, ...]:  # noqa: C901  (one case each)
    """Return the picks of an order of a player's own making."""
    match action:
        case Move():
            verb = "fm" if action.forced else "mv"
            return _who(content, view, verb, action.units), _to(action.path, action.facing)
        case Enter():
            verb = "enter-normal" if action.normal else "enter"
            return _who(content, view, verb, action.units), _to(action.path, action.facing)
        case Turn():
            facing = Choice(action.facing, Text(f"jours-facing-{action.facing.lower()}"))
            return _who(content, view, "face", action.units), facing
        case Fire():
            where = action.target + (f"/{action.facing}" if action.facing else "")
            words = _attacked(content, view.field, (action.target,))
            if action.facing:
                facing_ = Text(f"jours-facing-{action.facing.lower()}")
                words = text("jours-menu-pivot", place=words, facing=facing_)
            pick = Choice(where, words, place=action.target)
            return _who(content, view, "fire", action.guns), pick
        case DeclareCharge():
            verb, key = "charge", f"{action.target} {names.way(action.path)}/{action.facing}"
            target = names.unit(content, view.field, action.target)
            words = text("jours-menu-target", unit=target, place=action.path[-1])
            pick = Choice(key, words, names.plain(key), place=action.path[-1])
            return _who(content, view, verb, action.units), pick
        case Shock() if not action.targets:
            pick = Choice("none", Text("jours-menu-withdraw"))
            return _who(content, view, "shock", action.units), pick
        case Shock():
            words = _attacked(content, view.field, action.targets)
            pick = Choice(", ".join(action.targets), words, place=action.targets[0])
            return _who(content, view, "shock", action.units), pick
        case MoveChief() if action.path:
            chief = names.chief(content, view.field, action.chief)
            who = Choice(f"cic {action.chief}", text("jours-do-cic", unit=chief))
            return who, _to(action.path, None)
        case Unsquare():
            who = Choice(
                f"unsquare {action.cell}", text("jours-do-unsquare", place=action.cell),
                place=action.cell,
            )  # fmt: skip
            stay = Choice("stay", Text("jours-menu-stay"), place=action.cell)
            return who, _to(action.path, action.facing) if action.path else stay
        case Square():
            words = text("jours-do-square", place=action.cell)
            return (Choice(write(action), words, place=action.cell),)
        case Top():
            return (_who(content, view, "top", (action.unit,)),)
        case Leave():
            return (_who(content, view, "exit", (action.unit,)),)
        case _:
            return ()


def _answer(content: JdgContent, view: JdgView, action: JdgAction) -> tuple[Choice, ...]:  # noqa: C901  (one case each)
    """Return the pick of an answer to a question."""
    field, line = view.field, write(action)
    match action:
        case GiveOrders() if action.groups:
            words = text("jours-menu-orders", groups=", ".join(action.groups))
        case Open() if action.formation:
            name = names.formation(content, field, action.formation)
            words = text("jours-menu-open", formation=name, value=action.initiative)
        case UseMarker() if action.marker == SPECIAL:
            words = Text("jours-menu-special")
        case UseMarker() if action.marker:
            words = text("jours-menu-mac", marker=names.formation(content, field, action.marker))
        case ActWith():
            words = names.plain(", ".join(action.units))
        case Initiative():
            words = Text("jours-menu-try" if action.attempt else "jours-menu-limited")
        case CounterBattery() if action.gun:
            words = text("jours-menu-cb", unit=names.unit(content, field, action.gun))
        case MoveChief():
            words = Text("jours-menu-stay")
        case AnswerSquare() | Counter() | Recall() | Breakthrough():
            attempted = "try" if action.attempt else "leave"
            key = f"jours-menu-{ATTEMPTS[type(action)]}-{attempted}"
            where = action.cell if isinstance(action, (AnswerSquare, Counter)) else _here(view)
            words = text(key, place=where)
        case Stand():
            words = Text("jours-menu-stand")
        case Back():
            return _retreat(action)
        case Withdraw():
            words = names.plain(names.way(action.path)) if action.path else Text("jours-menu-stay")
        case React() if not action.target:
            words = Text("jours-menu-hold-fire")
        case React():
            under = "-under" if action.under else ""
            words = text(f"jours-menu-react{under}", place=action.target)
        case Advance() if action.units:
            facing = action.facing or field.unit(action.units[0]).facing
            words = text("jours-menu-advance", unit=names.listed(action.units), place=action.cell,
                         facing=facing or "")  # fmt: skip
        case CounterAttack() if action.units:
            words = text("jours-menu-ca", unit=names.listed(action.units), place=action.target)
        case Chase() | Pursue():
            prey = names.unit(content, field, action.prey)
            words = text("jours-menu-pursue", unit=names.listed(action.units), prey=prey)
        case PursuitStep() if not action.halt:
            words = _ride(content, view, action)
        case Occupy() if action.origin:
            there = (one.facing for one in field.units if one.at == action.origin)
            facing = action.facing or next(there, None)
            words = text("jours-menu-occupy", place=action.origin, cell=action.cell,
                         facing=facing or "")  # fmt: skip
        case Fight():
            words = _combat(field, action.target)
        case TakeOver():
            words = text("jours-menu-take", place=action.attacker, cell=action.target)
        case Follow():
            words = text("jours-menu-follow", unit=names.unit(content, field, action.unit))
        case RoutNext():
            words = names.unit(content, field, action.unit)
        case Rally():
            if len(action.units) > 1:
                words = text("jours-menu-rally-all", count=len(action.units))
            else:
                words = names.unit(content, field, action.units[0].unit)
        case _:
            return ()
    return (Choice(line, words, place=_place(action)),)


def _here(view: JdgView) -> str:
    """Return the hex of the question that is asked; empty where it is about none."""
    return view.asked.place or "" if view.asked is not None else ""


def _retreat(action: Back) -> tuple[Choice, Choice]:
    """Return the picks of a retreat before shock: the way, then the facing at its end."""
    way, place, facing = names.way(action.path), action.path[-1], action.facing
    words = Text(f"jours-facing-{facing.lower()}" if facing else "jours-menu-facing-keep")
    turned = Choice(facing or "keep", words, place=place)
    return Choice(f"back {way}", text("jours-menu-back", place=way), place=place), turned


def _ride(content: JdgContent, view: JdgView, action: PursuitStep) -> Text:
    """Name a step of a pursuit: a charge, or how it faces then, with what is in front."""
    asked = view.asked
    if asked is None or questions.is_strike(asked):
        return Text("jours-menu-strike")
    front = questions.ahead(content, view.field, asked.place, action.facing)
    turned = f"jours-facing-{action.facing.lower()}" if action.facing else "jours-menu-turn-keep"
    return text("jours-menu-turn", facing=Text(turned), front=front)


def _combat(field: Field, target: str) -> Text:
    """Name a declared combat by who attacks whom where."""
    fought = (one for one in shock.declared(field) if min(one.targets) == target)
    attackers = next((one.attackers for one in fought), [])
    return text(
        "jours-menu-fight",
        units=", ".join(names.listed(one.units) for one in attackers),
        targets=names.listed(tuple(one.id for one in stacks.stack(field, target))),
        place=target,
    )


def _place(action: JdgAction) -> str:
    match action:
        case Fight() | TakeOver():
            return action.target
        case Withdraw() if action.path:
            return action.path[-1]
        case React():
            return action.target
        case Advance():
            return action.cell
        case _:
            return ""
