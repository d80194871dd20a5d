"""A greedy computer player: picks a listed option of any decision from the view of its seat.

There is no chance in it; options judged equal are told apart by a checksum.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from zlib import crc32

import msgspec

from bot.engine.model import Decision, Side
from bot.games.commands_colors.actions import KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.commands_colors.orders import matched
from bot.games.commands_colors.supposing import instead
from bot.games.napoleonics.content import RolledOrders, SectionAll
from bot.games.napoleonics.model.actions import (
    Advance,
    Attack,
    BattleBack,
    ChooseMode,
    DetachLeader,
    Dissolve,
    IgnoreFlags,
    MoveLeader,
    NapAction,
    OrderPiece,
    React,
    RegainBlock,
    Resupply,
    Retreat,
    StepBack,
)
from bot.games.napoleonics.model.points import POINTS, Point
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import Turn
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.notation import orders
from bot.games.napoleonics.rules import arms, cards, melee

from . import standing
from .outlook import BLOCK, Outlook

FIXED: dict[Point, str] = {"D-12": "keep-support", "D-13": "nearest-friend"}
"""Decisions that standing orders answer well enough."""
STRIKE = 2 * BLOCK
"""What First Strike must promise."""


def advise(
    tables: Tables, view: NapView, decision: Decision, options: Sequence[NapAction]
) -> NapAction:
    """Pick one of the listed options; ``Done`` is worth 0 and compared with every other."""
    point = POINTS.at(decision)
    if point is not None and point in FIXED:
        scene = Scene(tables, view)
        found = standing.answer(scene, view, options, decision, FIXED[point])
        if found is not None and found in options:
            return found
    return best(Outlook(tables, view, Side(decision.seat)), options)[1]


def best(outlook: Outlook, options: Sequence[NapAction]) -> tuple[int, NapAction]:
    """Return the most that an option promises at once, and which one does."""
    worths = [value(outlook, one) for one in options]
    most = max(worths)
    tied = [one for one, worth in zip(options, worths, strict=True) if worth == most]
    if len(tied) == 1:
        return most, tied[0]
    return most, max(tied, key=lambda one: _lot(outlook.view, one))


def ranked(
    tables: Tables, view: NapView, decision: Decision, options: Sequence[NapAction]
) -> list[NapAction]:
    """List options by what they promise at once, the best first."""
    outlook = Outlook(tables, view, Side(decision.seat))
    worth = {one: (value(outlook, one), _lot(view, one)) for one in options}
    return sorted(options, key=worth.__getitem__, reverse=True)


def _lot(view: NapView, action: NapAction) -> int:
    return crc32(f"{view.turn.number} {orders.write(action)}".encode())


def value(outlook: Outlook, action: NapAction) -> int:
    """Return what an action is worth more than ``Done``; one without a value is worth 0."""
    scene = outlook.scene
    match action:
        case PlayCard(card) | KeepCard(card):
            return card_value(outlook, card)
        case OrderPiece(hex=label):
            return outlook.use(scene.units.get(label) or scene.leaders[label])
        case MoveUnit(path):
            return outlook.move(scene.units[path[0]], path) - 1
        case MoveLeader(path):
            return leader_value(outlook, path)
        case Attack():
            return outlook.attack(scene.units[action.origin], action.target, action.joined) + 1
        case React(how):
            return reaction_value(outlook, how)
        case Advance(path):
            return advance_value(outlook, path)
        case _:
            return small_value(outlook, action)


def small_value(outlook: Outlook, action: NapAction) -> int:
    """Judge the answers that need no look at the board's dice."""
    scene = outlook.scene
    match action:
        case IgnoreFlags(count):
            return count
        case BattleBack():
            return 1
        case Dissolve():
            return 3
        case DetachLeader():
            return -1
        case RegainBlock(hex=label):
            return 10 - scene.units[label].blocks
        case ChooseMode(mode):
            return 1 if mode == "card" else 0
        case NameSection(section):
            own = scene.own_units(outlook.side)
            sections = scene.tables.board.sections[outlook.side]
            return sum(outlook.use(unit) for unit in own if section in sections[unit.hex])
        case Resupply():
            return resupply_value(outlook, action)
        case Retreat() | StepBack():
            return 1
        case _:
            return 0


# Cards -------------------------------------------------------------------------------------------


def card_value(outlook: Outlook, card_id: str) -> int:
    """Add up what the pieces are worth that a card could order now.

    Sets of pieces that the parts of a card cover form a matroid, so the best first is optimal.
    """
    turn = Turn(
        number=outlook.view.turn.number,
        side=outlook.side,
        card=card_id,
        text=card_id,
        command=outlook.view.players[outlook.side].hand_size,
    )
    scene = Scene(outlook.tables, msgspec.structs.replace(outlook.view, turn=turn))
    card = scene.card()
    assert card is not None
    bonus = max((rule.amount for rule in card.effects.dice), default=0)
    if isinstance(card.orders, RolledOrders):
        return 8 * turn.command
    if isinstance(card.orders, SectionAll):
        return section_value(outlook)
    every = cards.ordered_by_card(scene)
    if every:
        return sum(outlook.use(piece) + 3 * bonus for piece in every)
    return chosen_value(outlook, scene, bonus)


def chosen_value(outlook: Outlook, scene: Scene, bonus: int) -> int:
    """Choose the best pieces that the parts of a card cover together."""
    found = cards.parts(scene)
    limits, taken, total = [part.limit for part in found], dict[str, list[int]](), 0
    most = None if None in limits else sum(filter(None, limits))
    worths = [(outlook.use(one), one.id, one) for one in cards.candidates(scene)]
    for worth, name, piece in sorted(worths, key=lambda one: (-one[0], one[1])):
        if len(taken) == most:
            break
        admitted = cards.admitting(scene, found, piece)
        wider = {**taken, name: admitted}
        if admitted and matched(limits, wider) is not None:
            taken = wider
            total += worth + 3 * bonus
    return total


def section_value(outlook: Outlook) -> int:
    """Return the worth of the infantry of the best section."""
    scene = outlook.scene
    worth: Counter[str] = Counter()
    for unit in scene.own_units(outlook.side):
        if scene.kind(unit).unit_class == "infantry":
            for section in scene.tables.board.sections[unit.side][unit.hex]:
                worth[section] += outlook.use(unit)
    return max(worth.values(), default=0)


def resupply_value(outlook: Outlook, action: Resupply) -> int:
    """Judge what is put back: own weak units in danger, or strong enemies that came near."""
    unit = outlook.scene.units[action.hex]
    engaged = outlook.scene.is_engaged(unit)
    if unit.side == outlook.side:
        return 20 if unit.blocks == 1 and engaged else -20
    home = outlook.tables.board.distances[action.hex][action.to]
    return unit.blocks + home


# Combat ------------------------------------------------------------------------------------------


def reaction_value(outlook: Outlook, how: str) -> int:
    """Judge a reaction by the dice that come, and those that would answer."""
    frame, scene = outlook.view.combat, outlook.scene
    assert frame is not None
    attacker, unit = scene.unit(frame.attacker), scene.units[frame.target_hex]
    if attacker is None or how == "none":
        return 0
    coming = arms.tally(scene, attacker, unit.hex, [], bonus=frame.bonus).total
    match how:
        case "first_strike":
            dice = melee.tally(scene, unit, attacker.hex).floored
            return outlook.damage(attacker, dice, sabers=True) - STRIKE
        case "square":
            return coming - 2
        case _:
            return 1 if unit.blocks <= 2 or coming >= 4 else -1


def advance_value(outlook: Outlook, path: tuple[str, ...]) -> int:
    """Judge an advance by the place, and the bonus melee that it allows."""
    frame, scene = outlook.view.combat, outlook.scene
    assert frame is not None
    unit = scene.unit(frame.attacker)
    assert unit is not None
    copy = msgspec.structs.replace(unit, hex=path[-1], battled=False)
    better = outlook.place(copy, path[-1]) - outlook.place(unit, unit.hex)
    if scene.kind(unit).unit_class != "cavalry" or frame.bonus:
        return better
    with instead(outlook.scene.units, unit, copy):
        targets = melee.targets(scene, copy)
        return better + max((outlook.attack(copy, label) for label in targets), default=0)


def leader_value(outlook: Outlook, path: tuple[str, ...]) -> int:
    """Send leaders to units without one that are near the enemy, and away from loneliness."""
    scene, end = outlook.scene, path[-1]
    unit = scene.units.get(end)
    here = scene.units.get(path[0])
    joins = outlook.use(unit) if unit is not None else -5
    return joins - (outlook.use(here) if here is not None else 0) - 1
