"""Menus and questions, as messages of the language catalogues."""

from __future__ import annotations

from bot.engine.model import Choice, Decision, Side, Text, text, worded
from bot.games.commands_colors.actions import KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.napoleonics.content import SectionAll
from bot.games.napoleonics.insight import preview
from bot.games.napoleonics.model.actions import (
    Advance,
    Attack,
    DetachLeader,
    Dissolve,
    IgnoreFlags,
    MoveLeader,
    NapAction,
    OrderPiece,
    RegainBlock,
    Resupply,
    Retreat,
    StepBack,
)
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import OFF
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.notation import orders
from bot.games.napoleonics.phases import contest
from bot.games.napoleonics.rules import arms, cards

from . import names

# Menus -------------------------------------------------------------------------------------------


def menu(scene: Scene, view: NapView, decision: Decision, action: NapAction) -> tuple[Choice, ...]:
    """Return the picks that lead to an action: piece first, then hex, then the way.

    Rules: NAP-PBP-02, NAP-PBP-03.
    """
    match action:
        case PlayCard() | KeepCard():
            return (card_pick(scene, view, action),)
        case NameSection():
            return (section_pick(scene, view, action),)
        case OrderPiece() | RegainBlock() | DetachLeader() | Dissolve():
            return (piece_choice(scene, action.hex, orders.write(action).split()[0]),)
        case MoveUnit() | MoveLeader():
            return move_choices(scene, action)
        case Attack():
            return attack_choices(scene, action)
        case Resupply():
            there = Choice(action.to, hex_label(scene, action.to), place=action.to)
            return piece_choice(scene, action.hex, "supply"), there
        case Retreat() | Advance():
            return (way_choice(scene, action.path),)
        case IgnoreFlags():
            return (Choice(str(action.count), text("napoleonics-menu-ignore", count=action.count)),)
        case StepBack():
            off = names.message("menu-off")
            label = off if action.hex == OFF else hex_label(scene, action.hex)
            return (Choice(action.hex, label, place="" if action.hex == OFF else action.hex),)
        case _:
            written = orders.write(action)
            key = f"{written}-{decision.point}" if written == "done" else written
            return (Choice(written, names.message(f"menu-{key.replace(' ', '-')}")),)


def card_choice(card: str) -> Choice:
    """Return the pick of a card with its text."""
    return Choice(card, worded(names.card(card)), names.message(f"card-{card}-text"))


def card_pick(scene: Scene, view: NapView, action: PlayCard | KeepCard) -> Choice:
    """Return the pick of a card; of one to play with the number of orders it gives now.

    Rules: NAP-PBP-02.
    """
    plain = card_choice(action.card)
    if isinstance(action, KeepCard) or plain.note is None:
        return plain
    count = preview.orders_now(scene, view, action.card)
    if count is None:
        return plain
    note = text("napoleonics-card-now", count=count, words=plain.note)
    return Choice(plain.key, plain.label, note)


def section_pick(scene: Scene, view: NapView, action: NameSection) -> Choice:
    """Return the pick of a section with the number of orders that the card gives there.

    Rules: NAP-PBP-02.
    """
    count = preview.ordered_in(scene, view, action.section)
    label = worded(names.section(action.section))
    return Choice(action.section, label, text("napoleonics-now", count=count))


def track(scene: Scene, view: NapView, side: Side) -> list[Text]:
    """List the cards on a side's square track that the viewer may see.  Rules: NAP-SQ-04."""
    found = []
    for number, slot in sorted(view.players[side].track.items()):
        unit = scene.unit(slot.unit)
        if slot.card is not None and unit is not None:
            card = names.card(slot.card)
            found.append(text("napoleonics-track", number=number, card=card, hex=unit.hex))
    return found


def headline(view: NapView) -> Text:
    """Say how the banners stand, and in a match of two battles how the match stands.

    Rules: NAP-PBP-10, NAP-OPT-03.
    """
    first, second = view.players.values()
    score = text(
        "napoleonics-headline",
        first=names.side(first.side),
        one=len(first.banners),
        of=first.needed,
        second=names.side(second.side),
        two=len(second.banners),
        to=second.needed,
    )
    match = contest.headline(view)
    return score if match is None else text("napoleonics-headline-match", score=score, match=match)


def piece_choice(scene: Scene, label: str, word: str) -> Choice:
    """Return the pick of a unit or leader by its hex; ``word`` says what is done with it."""
    if word in ("detach", "leader"):
        leader = scene.leaders[label]
        words = text(f"napoleonics-menu-{word}", hex=label, leader=names.leader(leader.name))
        return Choice(f"{word}-{label}", words, place=label)
    key = f"{word}-{label}" if word == "dissolve" else label
    return Choice(key, piece_label(scene, label, word), place=label)


def piece_label(scene: Scene, label: str, word: str = "order") -> Text:
    """Name the unit on a hex with its blocks and leader, or the leader there."""
    unit, leader = scene.units.get(label), scene.leaders.get(label)
    if unit is None:
        name = leader.name if leader is not None else ""
        return text("napoleonics-menu-leader", hex=label, leader=names.leader(name))
    args: dict[str, str | int | Text] = {
        "hex": label,
        "name": worded(names.unit(unit.type)),
        "blocks": unit.blocks,
        "start": unit.start_blocks,
    }
    if word == "dissolve":
        return Text("napoleonics-menu-dissolve", args)
    if leader is None:
        return Text("napoleonics-menu-unit", args)
    args["leader"] = worded(names.leader(leader.name))
    return Text("napoleonics-menu-unit-leader", args)


def hex_label(scene: Scene, label: str) -> Text:
    """Name a hex with its terrain."""
    terrain = names.terrain(scene.terrain_at(label).id)
    return text("napoleonics-menu-hex", hex=label, terrain=terrain)


def move_choices(scene: Scene, action: MoveUnit | MoveLeader) -> tuple[Choice, ...]:
    """Return the picks of a move: the piece, where it ends, and the way."""
    word = "leader" if isinstance(action, MoveLeader) else "order"
    end, way = action.path[-1], ">".join(action.path)
    return (
        piece_choice(scene, action.path[0], word),
        Choice(end, hex_label(scene, end), place=end),
        Choice(way, worded(names.plain(way))),
    )


def attack_choices(scene: Scene, action: Attack) -> tuple[Choice, ...]:
    """Return the picks of an attack: unit, target, and the artillery that joins if any could."""
    target = Choice(action.target, piece_label(scene, action.target), place=action.target)
    picks = piece_choice(scene, action.origin, "order"), target
    if action.joined:
        joined = " ".join(action.joined)
        return *picks, Choice(joined, text("napoleonics-menu-joined", hexes=joined))
    unit = scene.units.get(action.origin)
    near = action.target in scene.tables.board.neighbours[action.origin]
    if near and unit is not None and arms.joinable(scene, unit, action.target):
        return *picks, Choice("alone", names.message("menu-alone"))
    return picks


def way_choice(scene: Scene, path: tuple[str, ...]) -> Choice:
    """Return the pick of a way back or forward by its hexes."""
    way = ">".join(path)
    terrain = names.terrain(scene.terrain_at(path[-1]).id)
    return Choice(way, text("napoleonics-menu-way", way=way, terrain=terrain), place=path[-1])


# Questions ---------------------------------------------------------------------------------------


def prompt(scene: Scene, view: NapView, decision: Decision) -> Text:
    """Return the question of a decision."""
    key = f"napoleonics-ask-{decision.point}"
    match POINTS.at(decision):
        case "D-03":
            return card_prompt(view, f"{key}-{parameter(scene)}")
        case "D-04":
            return card_prompt(view, key)
        case "D-05":
            return order_prompt(scene, view, key)
        case "D-08" | "D-14" | "D-15" | "D-16":
            return combat_prompt(scene, view, key)
        case "D-11" | "D-12":
            return roll_prompt(scene, view, key)
        case "D-13":
            assert view.falling_back is not None
            leader = scene.leader(view.falling_back.leader)
            return text(key, leader=names.leader(leader.name), hex=view.falling_back.at)
        case _:
            return Text(key)


def parameter(scene: Scene) -> str:
    """Name what a card asks before orders."""
    card = scene.card()
    if card is not None and card.single_order:
        return "mode"
    return "section" if card is not None and isinstance(card.orders, SectionAll) else "supply"


def card_prompt(view: NapView, key: str) -> Text:
    """Return a question about the card of the turn."""
    turn = view.turn
    return text(key, card=names.card(turn.text or turn.card or ""), command=turn.command)


def order_prompt(scene: Scene, view: NapView, key: str) -> Text:
    """Ask for the next order, with a running count where the card leaves a choice.

    Rules: NAP-PBP-02.
    """
    turn = view.turn
    ordered = len(cards.ordered(scene))
    most = ordered + preview.most_orders(scene)
    ending = "" if turn.mode == "card" else "-plain"
    card = names.card(turn.text or turn.card or "")
    return text(key + ending, card=card, count=ordered, most=most)


def combat_prompt(scene: Scene, view: NapView, key: str) -> Text:
    """Return a question about the combat in progress."""
    frame = view.combat
    assert frame is not None
    attacker = scene.unit(frame.attacker)
    target = scene.units.get(frame.target_hex)
    return text(
        key,
        attacker=names.unit(attacker.type) if attacker is not None else "",
        origin=frame.origin,
        target=names.unit(target.type) if target is not None else names.message("leader"),
        hex=frame.target_hex,
    )


def roll_prompt(scene: Scene, view: NapView, key: str) -> Text:
    """Return a question about flags."""
    frame = view.roll
    assert frame is not None
    unit = scene.units[frame.target_hex]
    ending = "-retire" if frame.why == "retire" else ""
    count = frame.owed if key.endswith("12") else frame.flags
    return text(key + ending, target=names.unit(unit.type), hex=unit.hex, count=count)
