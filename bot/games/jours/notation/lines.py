"""One line per action, as players type it and as procedures remember it (digest 10.1).

Writing is canonical and needs nothing but the action; ``parse`` reads exactly what was written,
with verbs in any case and blanks free. What is short for something on the map (``@0808``,
``>1006``, ``rally all``) is filled in by ``orders``.

>>> write(Move(("28e",), ("1004", "1005"), "SSE"))
'mv 28e 1004-1005/SSE'
>>> parse("MV  28e 1004-1005/sse") == parse("mv 28e 1004-1005/SSE")
True
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias, assert_never

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.script import one_of
from bot.games.jours.content.base import FACINGS, Cell, Facing
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
    Drop,
    End,
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
    Rallying,
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

KEYWORDS = (
    "mv", "fm", "fire", "face", "square", "unsquare", "charge", "cic", "orders", "none", "open",
    "try", "limited", "shock", "fight", "stand", "back", "rally", "end", "declare", "top", "enter",
    "exit", "react", "recall", "counter", "occupy", "path", "rout", "yes", "no", "cb", "drop",
    "mac", "halt", "stay", "adv", "pursue", "sheet", "act", "ca", "go", "keep", "turn",
)  # fmt: skip
"""Words of the notation that players may say in their own language."""


# Writing -----------------------------------------------------------------------------------------


def write(action: JdgAction) -> str:
    """Write an action as a player types it."""
    match action:
        case Move():  # most of what is listed
            start = f"{'fm' if action.forced else 'mv'} {'+'.join(action.units)} "
            way = start + "-".join(action.path)
            return f"{way}/{action.facing}" if action.facing else way
        case UseMarker() | Drop() | GiveOrders() | Open() | Initiative() | ActWith():
            return _early(action)
        case Fire() | CounterBattery() | React():
            return _fire(action)
        case (
            Enter() | Leave() | Turn() | Square() | Unsquare() | Top() | DeclareCharge()
            | MoveChief() | End()
        ):  # fmt: skip
            return _movement(action)
        case Resign() | OfferDraw():
            return parley.write(action)
        case (
            AnswerSquare() | Recall() | Counter() | Fight() | TakeOver() | Stand() | Occupy()
            | Breakthrough() | Follow() | RoutNext() | FillSheet()
        ):  # fmt: skip
            return _answer(action)
        case _:
            return _combat(action)


def _early(action: UseMarker | Drop | GiveOrders | Open | Initiative | ActWith) -> str:
    match action:
        case UseMarker():
            return f"mac {action.marker or 'none'}"
        case Drop():
            return f"drop {' '.join(action.units) or 'none'}"
        case GiveOrders():
            return f"orders {' '.join(action.groups) or 'none'}"
        case Open():
            return f"open {action.formation} {action.initiative}" if action.formation else OPEN_NONE
        case Initiative():
            return f"{'try' if action.attempt else 'limited'} {action.group}"
        case ActWith():
            return f"act {' '.join(action.units)}"


OPEN_NONE = "open none"


def _fire(action: Fire | CounterBattery | React) -> str:
    match action:
        case Fire():
            return f"fire {'&'.join(action.guns)}{_end(action.facing)} {action.target}"
        case CounterBattery():
            return f"cb {action.gun or 'no'}"
        case React():
            under = " under" if action.under else ""
            return f"react {action.gun} " + (f"x {action.target}{under}" if action.target else "no")


_Movement: TypeAlias = (
    Enter | Leave | Turn | Square | Unsquare | Top | DeclareCharge | MoveChief | End
)


def _movement(action: _Movement) -> str:
    match action:
        case Enter():
            mark = "!" if action.normal else ""
            return f"enter {_units(action.units)}{mark} {_path(action.path)}{_end(action.facing)}"
        case Leave():
            return f"exit {action.unit}"
        case Turn():
            return f"face {_units(action.units)}/{action.facing}"
        case Square():
            return f"square {action.cell}"
        case Unsquare():
            return f"unsquare {action.cell} {_path(action.path) or 'stay'}{_end(action.facing)}"
        case Top():
            return f"top {action.cell} {action.unit}"
        case DeclareCharge():
            units, path = _units(action.units), _path(action.path)
            return f"charge {units} x {action.target} {path}/{action.facing}"
        case MoveChief():
            return f"cic {action.chief} {_path(action.path) or 'stay'}"
        case End():
            return next(word for word, one in WORDS.items() if one == action)


_Answer: TypeAlias = (
    AnswerSquare | Recall | Counter | Fight | TakeOver | Stand | Occupy | Breakthrough | Follow
    | RoutNext | FillSheet
)  # fmt: skip


def _answer(action: _Answer) -> str:  # noqa: C901  (one case each)
    match action:
        case AnswerSquare():
            return f"square {_yes(action.attempt)} {action.cell}"
        case Recall():
            return f"recall {_yes(action.attempt)}"
        case Counter():
            return f"counter {_yes(action.attempt)} {action.cell}"
        case Fight():
            return f"fight {action.target}"
        case TakeOver():
            return f"take {action.attacker} x {action.target}"
        case Stand():
            return f"stand {action.unit}"
        case Occupy():
            if not action.origin:
                return "occupy no"
            return f"occupy {action.origin} {action.cell}{_end(action.facing)}"
        case Breakthrough():
            return f"bt {_yes(action.attempt)}"
        case Follow():
            return f"follow {action.chief} {action.unit}"
        case RoutNext():
            return f"rout {action.unit}"
        case FillSheet():
            return f"sheet {', '.join(action.lines) or 'none'}"


_Combat: TypeAlias = (
    Shock | Back | Withdraw | Advance | CounterAttack | Chase | Pursue | PursuitStep | Rally
)


def _combat(action: _Combat) -> str:  # noqa: C901  (one case each)
    match action:
        case Shock():
            if not action.targets:
                return f"shock {_units(action.units)} none"
            return f"shock {_units(action.units)} x {','.join(action.targets)}"
        case Back():
            return f"back {action.unit} {_path(action.path)}{_end(action.facing)}"
        case Withdraw():
            return f"path {action.unit} {_path(action.path) or 'stay'}"
        case Advance():
            if not action.units:
                return "adv none"
            return f"adv {_units(action.units)} {action.cell}{_end(action.facing)}"
        case CounterAttack():
            if not action.units:
                return "ca no"
            move = f" {action.move}" if action.move else ""
            return f"ca {_units(action.units)}{move} x {action.target}"
        case Chase():
            return f"chase {_units(action.units)} x {action.prey}"
        case Pursue():
            return f"pursue {_units(action.units)} x {action.prey}"
        case PursuitStep():
            return "halt" if action.halt else f"turn {action.facing or 'keep'}"
        case Rally():
            return f"rally {' '.join(one.unit + _end(one.facing) for one in action.units)}"
        case _:
            assert_never(action)


def _units(units: tuple[str, ...]) -> str:
    return "+".join(units)


def _path(path: tuple[Cell, ...]) -> str:
    return "-".join(path)


def _end(facing: Facing | None) -> str:
    return f"/{facing}" if facing else ""


def _yes(attempt: bool) -> str:
    return "yes" if attempt else "no"


# Reading -----------------------------------------------------------------------------------------

ID = r"([A-Za-z0-9][A-Za-z0-9_-]*)"
UNITS = r"([A-Za-z0-9][A-Za-z0-9_+-]*)"
LIST = r"([A-Za-z0-9][A-Za-z0-9_ -]*)"
CELL = r"(\d{4})"
PATH = r"(\d{4}(?:-\d{4})*)"
STAY = r"(\d{4}(?:-\d{4})*|stay)"
FACE = r"(nne|e|sse|ssw|w|nnw)"
END = rf"(?:/{FACE})?"
YES = "(yes|no)"
ONE = r"[A-Za-z0-9][A-Za-z0-9_-]*(?:/[A-Za-z]+)?"


def _several(said: str | None, by: str = "+") -> tuple[str, ...]:
    return tuple(said.split(by)) if said else ()


def _steps(said: str) -> tuple[Cell, ...]:
    return () if said.lower() == "stay" else tuple(said.split("-"))


def _faced(said: str | None) -> Facing | None:
    return None if said is None else one_of(FACINGS, said.upper())


def _facing(said: str) -> Facing:
    return one_of(FACINGS, said.upper())


def _is_yes(said: str) -> bool:
    return said.lower() == "yes"


def _rallying(said: str) -> Rally:
    parts = (one.partition("/") for one in said.split())
    return Rally(tuple(Rallying(unit, _faced(face or None)) for unit, _, face in parts))


def _sheet(said: str) -> FillSheet:
    return FillSheet(tuple(_canonical(one) for one in said.split(",")))


def _canonical(line: str) -> str:
    """Return a line of a sheet as it is written; a condition of a counter-attack is no order."""
    try:
        return write(parse(line))
    except ValueError:
        return " ".join(line.lower().split())


_Build: TypeAlias = Callable[..., JdgAction]
LINES: tuple[tuple[str, _Build], ...] = (
    (r"mac none", lambda: UseMarker()),
    (rf"mac {ID}", UseMarker),
    (r"drop none", lambda: Drop()),
    (rf"drop {LIST}", lambda said: Drop(tuple(said.split()))),
    (r"orders none", lambda: GiveOrders()),
    (rf"orders {LIST}", lambda said: GiveOrders(tuple(said.split()))),
    (r"open none", lambda: Open()),
    (rf"open {ID} (\d)", lambda formation, value: Open(formation, int(value))),
    (rf"try {ID}", lambda group: Initiative(group, True)),
    (rf"limited {ID}", lambda group: Initiative(group, False)),
    (rf"act {LIST}", lambda said: ActWith(tuple(said.split()))),
    (rf"fire ([A-Za-z0-9][\w&-]*){END} {CELL}",
     lambda guns, face, target: Fire(_several(guns, "&"), target, _faced(face))),
    (r"cb no", lambda: CounterBattery()),
    (rf"cb {ID}", CounterBattery),
    (rf"react {ID} no", React),
    (rf"react {ID} ?x ?{CELL}( under)?",
     lambda gun, target, under: React(gun, target, under is not None)),
    (rf"(mv|fm) {UNITS} {PATH}{END}",
     lambda verb, units, path, face: Move(
         _several(units), _steps(path), _faced(face), verb.lower() == "fm")),
    (rf"enter {UNITS}(!)? {PATH}{END}",
     lambda units, mark, path, face: Enter(
         _several(units), _steps(path), _faced(face), mark is not None)),
    (rf"exit {ID}", Leave),
    (rf"face {UNITS}/{FACE}", lambda units, face: Turn(_several(units), _facing(face))),
    (rf"square {CELL}", Square),
    (rf"unsquare {CELL} {STAY}{END}",
     lambda cell, path, face: Unsquare(cell, _steps(path), _faced(face))),
    (rf"top {CELL} {ID}", Top),
    (rf"charge {UNITS} ?x ?{ID} {PATH}/{FACE}",
     lambda units, target, path, face: DeclareCharge(
         _several(units), target, _steps(path), _facing(face))),
    (rf"cic {ID} {STAY}", lambda chief, path: MoveChief(chief, _steps(path))),
    (rf"square {YES} {CELL}", lambda said, cell: AnswerSquare(cell, _is_yes(said))),
    (rf"recall {YES}", lambda said: Recall(_is_yes(said))),
    (rf"counter {YES} {CELL}", lambda said, cell: Counter(cell, _is_yes(said))),
    (rf"shock {UNITS} ?x ?(\d{{4}}(?:,\d{{4}})*)",
     lambda units, targets: Shock(_several(units), _several(targets, ","))),
    (rf"shock {UNITS} none", lambda units: Shock(_several(units), ())),
    (rf"fight {CELL}", Fight),
    (rf"take {CELL} ?x ?{CELL}", TakeOver),
    (rf"stand {ID}", Stand),
    (rf"back {ID} {PATH}{END}",
     lambda unit, path, face: Back(unit, _steps(path), _faced(face))),
    (r"occupy no", lambda: Occupy()),
    (rf"occupy {CELL} {CELL}{END}",
     lambda origin, cell, face: Occupy(origin, cell, _faced(face))),
    (rf"path {ID} {STAY}", lambda unit, path: Withdraw(unit, _steps(path))),
    (rf"follow {ID} {ID}", Follow),
    (r"adv none", lambda: Advance()),
    (rf"adv {UNITS} {CELL}{END}",
     lambda units, cell, face: Advance(_several(units), cell, _faced(face))),
    (rf"bt {YES}", lambda said: Breakthrough(_is_yes(said))),
    (r"ca no", lambda: CounterAttack()),
    (rf"ca {UNITS}(?: {CELL})? ?x ?{CELL}",
     lambda units, move, target: CounterAttack(_several(units), target, move or "")),
    (rf"chase {UNITS} x {ID}", lambda units, prey: Chase(_several(units), prey)),
    (rf"pursue {UNITS} x {ID}", lambda units, prey: Pursue(_several(units), prey)),
    (r"turn keep", lambda: PursuitStep()),
    (rf"turn {FACE}", lambda face: PursuitStep(_facing(face))),
    (r"halt", lambda: PursuitStep(halt=True)),
    (rf"rally ({ONE}(?: {ONE})*)", _rallying),
    (rf"rout {ID}", RoutNext),
    (r"sheet none", lambda: FillSheet()),
    (r"sheet (.+)", _sheet),
)  # fmt: skip
"""How each line looks, and the action that it says; the first that fits."""

WORDS: dict[str, JdgAction] = {
    **parley.WORDS,
    "fire end": End("fire"),
    "mv end": End("move"),
    "declare": End("shock"),
    "shock none": End("shock"),
    "rally end": End("rally"),
}
_PATTERNS: dict[str, list[tuple[re.Pattern[str], _Build]]] = {}
for _pattern, _build in LINES:
    for _verb in _pattern.split()[0].strip("()").split("|"):
        _PATTERNS.setdefault(_verb, []).append((re.compile(_pattern, re.IGNORECASE), _build))


@lru_cache(maxsize=2048)  # procedures read their answers again in each run
def parse(text: str) -> JdgAction:
    """Read a line that is spelled out; raises ``ValueError`` for any other."""
    plain = " ".join(text.split())
    if plain.lower() in WORDS:
        return WORDS[plain.lower()]
    for pattern, build in _PATTERNS.get(plain.partition(" ")[0].lower(), ()):
        if found := pattern.fullmatch(plain):
            return build(*found.groups())
    raise ValueError(f"{text!r} is no order")
