"""Twin states: equal in all that a viewer may know, different in what is hidden from it."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from bot.engine.flow import Position
from bot.engine.model import Seat
from bot.engine.worlds.unknown import dealt


class Luck:
    """A source of chance for worlds that are only thought of."""

    def __init__(self, source: random.Random) -> None:
        self.below = source.randrange


def twin(
    position: Position, viewer: Seat | None, source: random.Random, *, answers: bool = True
) -> Position:
    """Return a position in which only facts hidden from the viewer were changed.

    With ``answers`` secret answers that wait for the last one are changed too.
    """
    if position.game.slug == "jours":
        return _twin_jours(position, viewer, source, answers)
    deals = position.game.computer.hidden(position.state, viewer) is not None
    if deals and (answers or position.game.slug != "fire_and_sword"):
        state = dealt(position.game, position.state, viewer, Luck(source))
        return Position(position.game, state)
    copy = Position.decode(position.game, position.encode())
    if position.game.slug == "fire_and_sword":
        hide_otherwise(copy.state, viewer, source, answers=False)
    elif position.game.slug == "twigs":
        _twin_twigs(copy.state, viewer, source)
    else:
        _twin_tiny(copy.state, viewer, source, answers)
    return copy


def _twin_tiny(state: Any, viewer: Seat | None, source: random.Random, answers: bool) -> None:
    relay = len(state.seats) == 4
    unseen = [
        seat
        for seat in state.seats
        if seat != viewer and not (relay and viewer and seat[0] == viewer[0])
    ]
    for seat in unseen:
        state.hands[seat] = sorted(source.sample(range(10, 20), len(state.hands[seat])))
        for frame in state.flow:
            if answers and seat in frame.bids:
                frame.bids[seat] = source.randrange(4)


def _twin_twigs(state: Any, viewer: Seat | None, source: random.Random) -> None:
    """Change the charms of other seats."""
    for seat in state.charms:
        if seat != viewer:
            state.charms[seat] = source.randrange(10, 20)


ORDERS = ("advance", "defence", "manoeuvre", "reorganise")


def hide_otherwise(
    state: Any, viewer: Seat | None, source: random.Random, *, answers: bool
) -> None:
    """Change face-down orders, corrections of them, and secret answers that are not yet open.

    For By Fire and Sword, found without the code that is tested.

    A template's places that are still to come are among them.
    """
    side = state.seats.get(viewer)
    for element in state.elements:
        if element.side != side and element.hidden is not None:
            element.hidden = source.choice(ORDERS)
    for place, change in enumerate(state.changes):
        if change.is_secret and change.by != side:
            state.changes[place] = msgspec.structs.replace(change, before=source.choice(ORDERS))
    for seat, said in state.flow[0].sealed.items() if state.flow and answers else ():
        if seat != viewer:
            for key in said:
                said[key] = source.choice("0123" if key == "bid" else ORDERS)
    if answers:
        _twin_plans(state, side)
        _twin_commands(state, side, source)


def _twin_plans(state: Any, side: Any) -> None:
    """Turn round which element a template of the other side puts where."""
    for frame in state.flow:
        for own, plan in getattr(frame, "plans", {}).items():
            if own != side:
                frame.plans[own] = dict(zip(plan, reversed(plan.values()), strict=True))


def _twin_commands(state: Any, side: Any, source: random.Random) -> None:
    """Change the New Orders of another side's Command that goes on."""
    for frame in state.flow:
        if type(frame).__name__ == "Command" and state.element(frame.element).side != side:
            for key in frame.answers:
                if key.startswith("order-"):
                    frame.answers[key] = source.choice(ORDERS)


def _twin_jours(
    position: Position, viewer: Seat | None, source: random.Random, answers: bool
) -> Position:
    """Change face-down orders, secret answers, and what may be in a cup that is not shown.

    A marker that is drawn turns orders up by itself, so they stay where events are compared.
    """
    if not answers:
        return Position.decode(position.game, position.encode())
    state = dealt(position.game, position.state, viewer, Luck(source))
    field = state.field
    for side, secret in state.secrets.items():
        if side != viewer and field.phase != "orders":
            down = [one.id for one in field.groups if one.side == side and one.order is None]
            known = [one for one in secret.ordered if one not in down]
            secret.ordered = (*known, *(one for one in down if source.random() < 0.5))
    for seat, said in state.flow[0].sealed.items() if state.flow else ():
        if seat != viewer and "orders" in said:
            said["orders"] = "orders none"
    return Position(position.game, state)


def encoded(value: Any) -> bytes:
    """Encode a view or a list of actions for comparison."""
    return msgspec.json.encode(value, order="deterministic")
