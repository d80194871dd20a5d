"""A greedy computer player: picks a listed option of any decision from the view of its seat.

It looks one step ahead: exact odds of attacks, and a judgement of places (``outlook``). There is no
chance in it; options judged equal are told apart by a checksum of the turn and the order.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import msgspec

from bot.engine.model import Decision
from bot.games.commands_colors.actions import KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.commands_colors.supposing import instead
from bot.games.hoth.model.actions import (
    AttackHex,
    BoardTransport,
    BreakThrough,
    DiscardCard,
    HothAction,
    OrderUnit,
    Recover,
    Reroll,
    Retreat,
    ReturnUnit,
)
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.points import POINTS
from bot.games.hoth.model.scene import Tables
from bot.games.hoth.model.state import Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.notation import orders
from bot.games.hoth.rules import movement, retreat, team

from . import cards
from . import dice as advice_dice
from .ground import HURT
from .outlook import Outlook
from .worth import MEDAL

SUPPORT_PRICE = 100
"""What a support card must bring to be played now rather than later."""


def advise(
    view: HothView, tables: Tables, options: Sequence[HothAction], decision: Decision
) -> HothAction:
    """Pick one of the listed options of a decision, from what its seat sees alone.

    ``Done`` is worth 0, and every other option is compared with it.
    """
    return options[0] if len(options) == 1 else ranked(view, tables, options, decision)[0]


def ranked(
    view: HothView, tables: Tables, options: Sequence[HothAction], decision: Decision
) -> list[HothAction]:
    """List options by what they promise at once, the best first."""
    outlook = Outlook(tables, view, team.side_of(decision.seat))
    post = POINTS.at(decision) == "DP-POSTMOVE"

    def promise(action: HothAction) -> tuple[int, int]:
        return _value(outlook, action, post), _lot(view, action)

    return sorted(options, key=promise, reverse=True)


def _lot(view: HothView, action: HothAction) -> int:
    return crc32(f"{view.turn.number} {orders.write(action)}".encode())


def _value(outlook: Outlook, action: HothAction, post: bool) -> int:
    """Return what an action is worth more than ``Done``; an action without a value is worth 0."""
    match action:
        case PlayCard() | NameSection() | KeepCard() | DiscardCard() | OrderUnit() | Recover():
            return cards.value(outlook, action)
        case MoveUnit():
            return _move(outlook, action, post)
        case AttackHex():
            return _attack(outlook, action)
        case BoardTransport():
            return outlook.worth.boarding(outlook.scene.units[action.hex])
        case Reroll():
            return advice_dice.reroll(outlook, action)
        case Retreat():
            return _retreat(outlook, action)
        case BreakThrough():
            return _break_through(outlook)
        case ReturnUnit():
            return _return(outlook, action)
        case PlaySupport():
            return _support(outlook, action)
        case _:
            return 0


def _move(outlook: Outlook, action: MoveUnit, post: bool) -> int:
    unit = outlook.scene.units[action.path[0]]
    return outlook.move(unit, action.path, post) - outlook.move(unit, action.path[:1], post) - 1


def _attack(outlook: Outlook, action: AttackHex) -> int:
    unit = outlook.scene.units[action.origin]
    if action.support is None:
        return outlook.attack(unit, action.target) + 1
    dice = outlook.tables.content.support_cards[action.support].effect.dice
    return outlook.attack(unit, action.target, dice) - SUPPORT_PRICE


def _retreat(outlook: Outlook, action: Retreat) -> int:
    """Judge a retreat by its end, the medals on the way and the figures that it costs."""
    scene, attack = outlook.scene, outlook.view.attack
    assert attack is not None
    unit = scene.units[attack.target_hex]
    times = scene.modifiers(scene.unit(attack.attacker), attack.melee).retreat_multiplier
    missing = retreat.steps_of(attack.retreats, action.ignored, times) - len(action.path)
    worth = outlook.worth.unit(unit)
    if missing >= unit.figures:
        return -worth
    taken = movement.open_medals(scene, unit.side) & set(action.path)
    end = action.path[-1] if action.path else unit.hex
    copy = msgspec.structs.replace(unit, hex=end, figures=unit.figures - missing)
    cost = worth * missing // (HURT * unit.figures)
    return outlook.stance(copy) + outlook.worth.medals(unit.side, len(taken)) - cost


def _break_through(outlook: Outlook) -> int:
    attack = outlook.view.attack
    assert attack is not None
    unit = outlook.scene.unit(attack.attacker)
    there = attack.target_hex
    stops = outlook.scene.terrain_at(there).no_attack_after_entering
    taken = movement.open_medals(outlook.scene, unit.side) & {there}
    stay = outlook.stance(unit)
    copy = msgspec.structs.replace(unit, hex=there, entered_stop=stops)
    with instead(outlook.scene.units, unit, copy):
        go = outlook.best_attack(copy, again=True) + outlook.stance(copy)
    return go - stay + outlook.worth.medals(unit.side, len(taken))


def _return(outlook: Outlook, action: ReturnUnit) -> int:
    figures = outlook.tables.types[action.unit].figures
    unit = Unit(
        id="", type=action.unit, side=outlook.side, hex=action.hex,
        figures=figures, start_figures=figures,
    )  # fmt: skip
    return outlook.stance(unit)


def _support(outlook: Outlook, action: PlaySupport) -> int:
    """Judge a support card by what it does at once, less the price of not having it later."""
    effect = outlook.tables.content.support_cards[action.card].effect
    unit = outlook.scene.units[action.hex] if action.hex else None
    if action.dice:
        return advice_dice.reroll_faces(outlook, action.dice) - SUPPORT_PRICE
    if effect.recover is not None and unit is not None:
        healed = cards.healing(outlook, unit, effect.recover.figures)
        return MEDAL + healed if healed > SUPPORT_PRICE else -1
    if effect.attacks and unit is not None:
        return outlook.further_attack(unit) - SUPPORT_PRICE
    if effect.extra_order is not None:
        return cards.extra_order(outlook, effect.extra_order) - SUPPORT_PRICE
    return 1 if effect.reroll_confirmation else 0
