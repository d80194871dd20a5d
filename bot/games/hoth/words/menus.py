"""Words: menus and questions, as messages of the language catalogues."""

from __future__ import annotations

from bot.engine.model import Choice, Decision, Text, text, worded
from bot.games.commands_colors.actions import KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.hoth.insight import preview
from bot.games.hoth.model.actions import (
    AttackHex,
    BoardTransport,
    DiscardCard,
    HothAction,
    OrderUnit,
    Recover,
    Retreat,
    ReturnUnit,
)
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.points import POINTS
from bot.games.hoth.model.scene import Scene
from bot.games.hoth.model.state import OFF
from bot.games.hoth.model.team import ShowCard
from bot.games.hoth.model.view import AttackView, HothView
from bot.games.hoth.notation import orders
from bot.games.hoth.rules import retreat, support

from . import campaign_captions, names
from .captions import faces_text

# Menus -------------------------------------------------------------------------------------------


def menu(
    scene: Scene, view: HothView, decision: Decision, action: HothAction
) -> tuple[Choice, ...]:
    """Return the picks that lead to an action: unit first, then hex, then the way."""
    match action:
        case PlayCard():
            return (card_pick(scene, view, action.card),)
        case KeepCard() | DiscardCard() | ShowCard():
            return (names.card_choice(action.card),)
        case NameSection():
            return (section_pick(scene, view, action),)
        case OrderUnit() | Recover() | BoardTransport():
            return (unit_choice(scene, action.hex, verb_of(action)),)
        case MoveUnit():
            end = action.path[-1]
            label = names.phrase("hoth-menu-off") if end == OFF else hex_label(scene, end)
            place = "" if end == OFF else end
            way = ">".join(action.path)
            return (
                unit_choice(scene, action.path[0]),
                Choice(end, label, place=place),
                Choice(way, plain(way), place=place),
            )
        case AttackHex():
            return attack_choices(scene, view, action)
        case PlaySupport():
            return support_choices(scene, action)
        case Retreat():
            return retreat_choices(scene, view, action)
        case ReturnUnit():
            return (
                Choice(action.unit, worded(names.unit(action.unit))),
                Choice(action.hex, hex_label(scene, action.hex), place=action.hex),
            )
        case _:
            written = orders.write(action)
            key = f"{written}-{decision.point}" if written == "done" else written
            return (Choice(written, Text(f"hoth-menu-{key.replace(' ', '-')}")),)


def card_pick(scene: Scene, view: HothView, card: str) -> Choice:
    """Return the pick of a card to play, with the number of units that it orders now."""
    plain = names.card_choice(card)
    assert plain.note is not None
    note = text("hoth-card-now", count=preview.orders_now(scene, view, card), words=plain.note)
    return Choice(plain.key, plain.label, note)


def section_pick(scene: Scene, view: HothView, action: NameSection) -> Choice:
    """Return the pick of a section with the number of units that the card orders there."""
    count = preview.ordered_in(scene, view, action.section)
    label = worded(names.section(action.section))
    return Choice(action.section, label, text("hoth-now", count=count))


def verb_of(action: OrderUnit | Recover | BoardTransport) -> str:
    """Return the prefix that keeps boarding apart from attacking in one menu."""
    return "board-" if isinstance(action, BoardTransport) else ""


def plain(words: str) -> Text:
    """Return literal text."""
    return Text("plain", {"text": words})


def unit_choice(scene: Scene, label: str, prefix: str = "") -> Choice:
    """Return the pick of a unit by its hex."""
    unit = scene.units[label]
    key = "hoth-menu-board" if prefix else "hoth-menu-unit"
    words = text(
        key,
        hex=label,
        unit=names.unit(unit.type),
        figures=unit.figures,
        start=unit.start_figures,
    )
    return Choice(prefix + label, words, place=label)


def hex_label(scene: Scene, label: str) -> Text:
    """Name a hex with its terrain."""
    return text("hoth-menu-hex", hex=label, terrain=names.terrain(scene.terrain_at(label).id))


def target_label(scene: Scene, label: str) -> Text:
    """Name what can be attacked on a hex."""
    unit = scene.units.get(label)
    if unit is not None:
        return unit_choice(scene, label).label
    return text("hoth-menu-fort", hex=label, fort=names.fort(scene.forts[label].kind))


def attack_choices(scene: Scene, view: HothView, action: AttackHex) -> tuple[Choice, ...]:
    """Return the picks of an attack: unit, target, and whether a support card goes with it."""
    target = Choice(action.target, target_label(scene, action.target), place=action.target)
    picks = (unit_choice(scene, action.origin), target)
    if action.support is not None:
        return (*picks, campaign_captions.support_choice(PlaySupport(action.support)))
    if support.with_attack(scene, view, scene.units[action.origin]):
        return (*picks, Choice("alone", names.phrase("hoth-menu-no-support")))
    return picks


def support_choices(scene: Scene, action: PlaySupport) -> tuple[Choice, ...]:
    """Return the picks of a support card: the card, then the unit or the dice."""
    card = campaign_captions.support_choice(action)
    if action.hex is not None:
        return card, unit_choice(scene, action.hex)
    return (card, campaign_captions.dice_choice(action)) if action.dice else (card,)


def retreat_choices(scene: Scene, view: HothView, action: Retreat) -> tuple[Choice, ...]:
    """Return the picks of a retreat: how many symbols to ignore if any may be, then the way."""
    ignoring = Choice(f"ignore-{action.ignored}", text("hoth-menu-ignore", count=action.ignored))
    unit = scene.units.get(view.attack.target_hex) if view.attack is not None else None
    first = (ignoring,) if unit is not None and retreat.may_ignore(scene, unit) else ()
    if not action.path:
        return *first, Choice("stay", names.phrase("hoth-menu-stay"))
    way = ">".join(action.path)
    terrain = names.terrain(scene.terrain_at(action.path[-1]).id)
    label = text("hoth-menu-way", way=way, terrain=terrain)
    return *first, Choice(way, label, place=action.path[-1])


# Questions ---------------------------------------------------------------------------------------


def prompt(scene: Scene, view: HothView, decision: Decision) -> Text:
    """Return the question of a decision."""
    key = f"hoth-ask-{decision.point}"
    match POINTS.at(decision):
        case "DP-ORDER" | "DP-SECTION" | "DP-RECOVER":
            assert view.turn.card is not None
            ordered = sum(unit.ordered for unit in view.units)
            ending = "-fallback" if view.turn.fallback else ""
            return text(key + ending, card=names.card(view.turn.card), count=ordered)
        case "DP-RETREAT" | "DP-REROLL" | "DP-BREAK" | "DP-BREAK-ATTACK":
            assert view.attack is not None
            ending = "-failed" if view.attack.step == "failed" else ""
            return attack_prompt(scene, view.attack, key + ending)
        case "DP-DRAW":
            return text(key if view.choosing else f"{key}-discard", count=view.discarded)
        case "DP-FLEET-MATE":
            return text(key, count=view.discarded)
        case _:
            return Text(key)


def attack_prompt(scene: Scene, attack: AttackView, key: str) -> Text:
    """Return a question about the attack in progress."""
    attacker = scene.unit(attack.attacker)
    target = scene.units.get(attack.target_hex)
    name = names.unit(target.type) if target is not None else hex_label(scene, attack.target_hex)
    factor = scene.modifiers(attacker, attack.melee).retreat_multiplier
    doubled = "-doubled" if factor > 1 and attack.step == "retreat" else ""
    return text(
        key + doubled,
        attacker=names.unit(attacker.type),
        origin=attacker.hex,
        target=name,
        hex=attack.target_hex,
        count=attack.retreats,
        steps=attack.retreats * factor,
        dice=faces_text(attack.dice),
    )
