"""A charge up to contact: test, ride, squares, recall (digest 4.9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.model import Side
from bot.games.jours.content.base import FACINGS, Cell
from bot.games.jours.model.actions import AnswerSquare, DeclareCharge, Move, Recall
from bot.games.jours.model.events import AssaultDeclared, AssaultOff, SquareChanged
from bot.games.jours.model.field import Active, Assault, Attackers, Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import Charge, Entering, March
from bot.games.jours.phases import levels
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import command, reactions, stacks
from bot.games.jours.rules.combat import charge, shock

from . import sheets


def advance_charge(s: Script, frame: Charge) -> None:
    """Lead a charge to contact: who fails the test stays, who recalls goes back.

    Rules: JDG-9-a, JDG-9.1-a, JDG-9.1-b, JDG-9.1-c, JDG-2.4.2-b, JDG-2.4.2-c, JDG-PBP-h.
    """
    active = s.field.active
    assert active is not None
    units = [s.field.unit(key) for key in frame.units]
    if s.do("declare", partial(declare, s, frame, units)):
        sheets.ask(s, s.field.enemy(active.side), partial(foresee, s, frame), contact=True)
        s.call(
            "ride",
            partial(
                March, units=frame.units, path=frame.path, facing=frame.facing, manner="charge"
            ),
        )
        s.do("contact", partial(make_contact, s, frame, units, active))
        form_squares(s, frame.targets, s.field.enemy(active.side))
        recall(s, frame, units, active)
    s.done()


def declare(s: Script, frame: Charge, units: Sequence[Unit]) -> bool:
    """Tell the charge and test units without orders; tell whether it takes place.

    Rules: JDG-9.1-b, JDG-2.4.2-c, JDG-5.1.3-d.
    """
    target = s.field.unit(frame.target).at
    assert target is not None
    origin = units[0].at
    assert origin is not None
    s.tell(AssaultDeclared(kind="charge", origins=(origin,), units=frame.units, targets=(target,)))
    top = next(one for one in stacks.stack(s.field, origin) if one in units)
    limited = any(command.standing(s.field, one) == "limited" for one in units)
    if not limited or levels.engagement_test(s, top, "JDG-9.1-b"):
        return True
    for one in units:
        one.note(barred=True)
    return False


def foresee(s: Script, frame: Charge) -> sheets.Scene:
    """Return the field as a declared charge will find it at contact, with its combat.

    Rules: JDG-PBP-h.
    """
    action = DeclareCharge(frame.units, frame.target, frame.path, frame.facing)
    field, assault = reactions.at_contact(s.field, s.ground, action)
    return field, [assault]


def make_contact(s: Script, frame: Charge, units: Sequence[Unit], active: Active) -> None:
    """Note the charge as a combat against all that it can charge, its target first.

    Rules: JDG-9.1-d, JDG-9.2-a, JDG-8.4.1-b, JDG-RUL-26, JDG-RUL-63, JDG-PBP-b.
    """
    s.t.reveal()  # a contact is not taken back
    first, cell = units[0], units[0].at
    target = s.field.unit(frame.target).at
    assert cell is not None
    assert target is not None
    near = charge.chargeable(s.field, s.ground, first, frame.facing, cell)
    others = [
        one for one in near if one != target and not shock.attacked_by_others(s.field, cell, one)
    ]
    frame.targets = (target, *others)
    attackers = Attackers(at=cell, units=frame.units, charging=True)
    other = shock.combat_against(s.field, target)
    if other is not None and other.targets[0] == target:
        other.attackers.append(attackers)
        other.targets += [one for one in others if one not in other.targets]
    else:
        active.assaults.append(
            Assault(attackers=[attackers], targets=list(frame.targets), kind="charge")
        )


# Squares -----------------------------------------------------------------------------------------


def form_squares(s: Script, targets: Sequence[Cell], defender: Side) -> None:
    """Let infantry that is charged try to form square, hex by hex.

    Rules: JDG-9.3.1-a, JDG-9.3.1-b, JDG-9.5.2-k.
    """
    for cell in sorted(targets):
        able = partial(charge.may_form_square, s.field, s.ground, cell)
        if not s.do(at("may_square-{}", cell), able):
            continue
        action = s.choose(
            defender, "DP-M4", at("square-{}", cell), partial(square_answers, cell),
            place=cell, needed=partial(charge.square_needs, s.field, cell),
        )  # fmt: skip
        if isinstance(action, AnswerSquare) and action.attempt:
            s.do(at("squared-{}", cell), partial(try_square, s, cell))


def square_answers(cell: Cell) -> list[AnswerSquare]:
    """List the answers of infantry that is charged."""
    return [AnswerSquare(cell, True), AnswerSquare(cell, False)]


def try_square(s: Script, cell: Cell) -> None:
    """Roll one die for all infantry of a hex: a square, or a level lost by each.

    Rules: JDG-9.3.1-b, JDG-9.3.1-c, JDG-4.2-c, JDG-0.4-d, JDG-RUL-38.
    """
    there = stacks.stack(s.field, cell)
    men = stacks.fighters(there)
    needed = charge.square_needs(s.field, cell)
    if not levels.trial(s, "square", men[0].id, needed, "JDG-9.3.1-b"):
        for one in men:
            levels.lose_level(s, one, "JDG-9.3.1-b")
        return
    for one in there:
        one.square = True
    units = tuple(one.id for one in there)
    s.tell(SquareChanged(at=cell, units=units, formed=True, rule="JDG-9.3.1-b"))


# Recall ------------------------------------------------------------------------------------------


def recall(s: Script, frame: Charge, units: Sequence[Unit], active: Active) -> None:
    """Let a charge against a square be recalled, if its top unit obeys.

    Rules: JDG-9.3.3-a, JDG-9.3.3-b, JDG-9.3.3-c, JDG-RUL-38.
    """

    def squares() -> bool:
        there = (one for cell in frame.targets for one in stacks.stack(s.field, cell))
        return any(one.square for one in there)

    if not s.holds("may_recall", squares):
        return
    cell = frame.path[-1]
    there = [one for one in stacks.stack(s.field, cell) if one in units]
    needed = there[0].kind.engagement if there else None
    action = s.choose(
        active.side, "DP-M5", "recall", lambda: [Recall(True), Recall(False)],
        place=cell, needed=lambda: needed,
    )  # fmt: skip
    assert isinstance(action, Recall)
    if action.attempt and s.do("recalled", partial(try_recall, s, frame, units, active)):
        go_back(s, frame, units, active)


def try_recall(s: Script, frame: Charge, units: Sequence[Unit], active: Active) -> bool:
    """Test the top unit; if it passes the charge is off, and its units fight no more.

    Rules: JDG-9.3.3-a, JDG-9.3.3-b, JDG-9.3.3-c.
    """
    top = next(one for one in stacks.stack(s.field, frame.path[-1]) if one in units)
    if not levels.engagement_test(s, top, "JDG-9.3.3-a"):
        return False
    for one in units:
        one.note(barred=True)
    for assault in active.assaults:
        assault.attackers = [one for one in assault.attackers if one.units != frame.units]
    active.assaults = [one for one in active.assaults if one.attackers]
    s.tell(AssaultOff(targets=frame.targets, rule="JDG-9.3.3-b"))
    return True


def go_back(s: Script, frame: Charge, units: Sequence[Unit], active: Active) -> None:
    """Lead a recalled charge one hex back, if there is such a hex.  Rules: JDG-9.3.3-b."""

    def options() -> list[Move]:
        cells = charge.recall_ways(s.field, s.ground, units, frame.targets)
        return [Move(frame.units, (cell,), facing) for cell in cells for facing in (None, *FACINGS)]

    if not s.holds("may_go_back", options):
        return
    action = s.choose(active.side, "DP-M5", "back", options, place=frame.path[-1])
    assert isinstance(action, Move)
    make = partial(
        Entering, units=frame.units, cell=action.path[0], facing=action.facing, gait="recall"
    )
    s.call("gone_back", make)
