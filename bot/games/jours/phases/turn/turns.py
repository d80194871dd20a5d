"""The turn, phase by phase: markers and orders in secret, initiative, the cup, its draws.

Digest 3 and 4.1 to 4.3; phases E and F are ``retreats`` and ``ending``.
"""

from __future__ import annotations

from bot.engine.model import Seat, Side
from bot.engine.script import Paused
from bot.games.jours.model.actions import Drop, GiveOrders, Open, UseMarker
from bot.games.jours.model.events import (
    ChitDrawn,
    ChitLeft,
    OpenerChosen,
    OrdersGiven,
    RenfortDropped,
    StrategicRolled,
    TurnBegan,
)
from bot.games.jours.model.field import Active, Chit
from bot.games.jours.model.keys import at
from bot.games.jours.model.points import Point
from bot.games.jours.model.state import Activation, Game, GameStep, Question, RoutPhase
from bot.games.jours.notation.lines import parse, write
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import command

from . import ending

MARKER, RENFORT, ORDERS = "marker", "renfort", "orders"
"""Where the secret answers of phase A are kept."""


def advance_game(s: Script, frame: Game) -> None:
    """Play turn by turn, phase by phase.

    Rules: JDG-1-a, JDG-1-b, JDG-1-c, JDG-1-d, JDG-1-h, JDG-1-i, JDG-SU-e.
    """
    match frame.step:
        case "markers":
            advance_markers(s, frame)
        case "orders":
            advance_orders(s, frame)
        case "initiative":
            advance_initiative(s, frame)
        case "cup":
            fill(s)
            go_on(frame, "activations")
        case "activations":
            advance_activations(s, frame)
        case "rout":
            s.field.phase = "rout"
            s.call("rout", lambda: RoutPhase())
            ending.demoralise(s)
            go_on(frame, "victory")
        case "victory":
            ending.close(s)
            go_on(frame, "markers")


def go_on(frame: Game, step: GameStep) -> None:
    """Go to the next phase; what was answered and done in this one is forgotten."""
    frame.step = step
    frame.forget()
    frame.sealed.clear()


# Phase A -----------------------------------------------------------------------------------------


def begin_turn(s: Script) -> None:
    """Turn to the next line of the turn track; nothing of the last turn's orders is left.

    Rules: JDG-SU-e, JDG-OPT-4, JDG-RUL-60, JDG-1-i.
    """
    field = s.field
    field.turn += 1
    line = s.tables.content.scenarios[field.scenario].turns[field.turn - 1]
    field.weather, field.phase = line.weather, "orders"
    field.holder, field.opener, field.active = None, None, None
    field.groups, field.drawn, field.aside = [], [], []
    for chief in field.chiefs:
        chief.moved = False
    for side, secret in s.state.secrets.items():
        secret.ordered, secret.combined = (), ""
        field.camps[side].uses = dict(secret.uses)
    s.tell(TurnBegan(turn=field.turn, time=line.time, weather=line.weather))


def advance_markers(s: Script, frame: Game) -> None:
    """Let both sides at once choose combined markers in secret and drop Renfort markers.

    Rules: JDG-FL-a, JDG-2.1.2-a, JDG-1-a.
    """
    if not frame.is_done("begin"):
        s.do("begin", lambda: begin_turn(s))
    for side in s.field.camps:
        _ask_markers(s, frame, side)
    if s.state.open:
        raise Paused
    for seat, said in frame.sealed.items():
        chosen = parse(said[MARKER]) if MARKER in said else UseMarker()
        assert isinstance(chosen, UseMarker)
        secret = s.state.secrets[Side(seat)]
        secret.combined = chosen.marker
        if chosen.marker:
            secret.uses[chosen.marker] -= 1
    s.field.groups = command.groups(s.field, s.tables.content)
    if s.field.terms.learning:
        for group in s.field.groups:
            group.order = "OR"
    go_on(frame, "initiative" if s.field.terms.learning else "orders")


def _ask_markers(s: Script, frame: Game, side: Side) -> None:
    """Ask a side what it has still to say before the groups are formed, if anything."""
    seat = Seat(side)
    said = frame.sealed.setdefault(seat, {})
    if seat in s.state.asked:
        return
    content, uses = s.tables.content, s.state.secrets[side].uses
    usable = command.usable(s.field, content, side, uses)
    if usable and MARKER not in said:
        lines = [write(UseMarker(one)) for one in ("", *usable)]
        _put(s, seat, MARKER, "DP-A1", tuple(sorted(lines)))
    elif RENFORT not in said and any(one.renfort for one in s.field.on_map(side)):
        _put(s, seat, RENFORT, "DP-A2")


def _put(s: Script, seat: Seat, key: str, point: Point, orders: tuple[str, ...] = ()) -> None:
    s.put(seat, key, Question(point=point, orders=orders))


def advance_orders(s: Script, frame: Game) -> None:
    """Let both sides at once give orders in secret; each group has its marker face down then.

    Rules: JDG-FL-a, JDG-2.3.2-a, JDG-2.3.2-b, JDG-FL-d.
    """
    for side in s.field.camps:
        seat = Seat(side)
        said = frame.sealed.setdefault(seat, {})
        if seat in s.state.asked or ORDERS in said:
            continue
        if len(list(command.orders_possible(s.field, side))) > 1:
            _put(s, seat, ORDERS, "DP-A3")
    if s.state.open:
        raise Paused
    for seat, said in frame.sealed.items():
        chosen = parse(said[ORDERS]) if ORDERS in said else GiveOrders()
        assert isinstance(chosen, GiveOrders)
        s.state.secrets[Side(seat)].ordered = chosen.groups
    go_on(frame, "initiative")


def answer_sealed(s: Script, frame: Game, seat: Seat, value: str) -> None:
    """Keep a secret answer, and ask the same side on; the other side learns that it came.

    Renfort markers are dropped openly and at once.

    Rules: JDG-FL-a, JDG-2.3.2-b, JDG-5.2.1-e.
    """
    key = s.questions.pop(seat).key
    frame.sealed.setdefault(seat, {})[key] = value
    action = parse(value)
    if isinstance(action, Drop):
        for unit in action.units:
            s.field.unit(unit).renfort = False
        if action.units:
            s.tell(RenfortDropped(units=action.units))
    if isinstance(action, GiveOrders):
        s.tell(OrdersGiven(side=Side(seat)))
    if frame.step == "markers":
        _ask_markers(s, frame, Side(seat))


# Phase B and C -----------------------------------------------------------------------------------


def advance_initiative(s: Script, frame: Game) -> None:
    """Roll for the strategic initiative; its winner may choose who opens the turn.

    Rules: JDG-3-a, JDG-3-b, JDG-3-c, JDG-1-b.
    """
    s.field.phase = "initiative"
    s.do("dice", lambda: roll_initiative(s))
    holder = s.field.holder
    if holder is not None:
        action = s.choose(
            holder, "DP-B2", "opener",
            lambda: command.openers(
                s.field, s.tables.content, holder, s.state.secrets[holder]
            ),
        )  # fmt: skip
        assert isinstance(action, Open)
        if action.formation:
            s.field.opener = Chit(action.formation, holder, action.initiative)
        s.tell(OpenerChosen(side=holder, chit=s.field.opener))
    go_on(frame, "cup")


def roll_initiative(s: Script) -> None:
    """Roll one die for each side and add the DRM of its strategic commander.

    Rules: JDG-3-a.
    """
    field = s.field
    sides = sorted(field.camps, key=lambda side: side != field.first)
    dice = {side: s.die("JDG-3-a") for side in sides}
    totals = {side: dice[side] + command.strategic_drm(field, side) for side in sides}
    one, other = sides
    field.holder = (
        None if totals[one] == totals[other] else max(sides, key=lambda side: totals[side])
    )
    s.tell(StrategicRolled(dice=dice, totals=totals, winner=field.holder))


def fill(s: Script) -> None:
    """Put all markers of the turn into the cup but the one that opens it.

    Rules: JDG-1-c, JDG-3-b.
    """
    s.field.phase = "cup"
    s.state.cup = [
        chit
        for side in s.field.camps
        for chit in command.chits(s.field, s.tables.content, side, s.state.secrets[side])
    ]
    if s.field.opener is not None:
        s.state.cup.remove(s.field.opener)
    for formation in s.field.formations:
        formation.delayed = command.due(s.field, formation)


# Phase D -----------------------------------------------------------------------------------------


def advance_activations(s: Script, frame: Game) -> None:
    """Activate the opener, then draw while more than one marker is in the cup.

    Rules: JDG-1-d, JDG-1-e, JDG-RUL-05, JDG-2.2-a.
    """
    s.field.phase = "activations"
    number = 0
    if s.field.opener is not None:
        opener = s.field.opener
        s.do(at("draw-{}", 0), lambda: activate(s, opener, opening=True))
        s.call(at("pass-{}", 0), lambda: Activation())
    while True:
        number += 1
        if not frame.is_done(at("draw-{}", number)) and len(s.state.cup) < 2:
            break
        s.do(at("draw-{}", number), lambda: draw(s))
        s.call(at("pass-{}", number), lambda: Activation())
    end_activations(s)
    go_on(frame, "rout")


def draw(s: Script) -> None:
    """Draw one marker from the cup at random.  Rules: JDG-1-d, JDG-FL-c."""
    (place,) = s.t.roll(1, len(s.state.cup), "JDG-1-d")
    activate(s, s.state.cup.pop(place - 1), opening=False)


def activate(s: Script, chit: Chit, *, opening: bool) -> None:
    """Start the activation of a marker's formations.

    Rules: JDG-2.2-a, JDG-2.1.2-b, JDG-2.1.2-d, JDG-FL-c.
    """
    field = s.field
    formations = command.activated(field, s.tables.content, chit)
    field.drawn.append(chit)
    marker = command.combined(field, s.tables.content, chit.id)
    field.active = Active(
        chit=chit,
        side=chit.side,
        formations=formations,
        reinforces=marker is None or marker.reinforces,
    )
    secret = s.state.secrets[chit.side]
    if chit.id == secret.combined:
        secret.combined = ""
        field.camps[chit.side].uses = dict(secret.uses)
    s.t.reveal()
    s.tell(ChitDrawn(chit=chit, formations=formations, opening=opening))


def end_activations(s: Script) -> None:
    """Set the last marker of the cup aside and bring what is known of combined ones up to date.

    Rules: JDG-1-e, JDG-2.1.2-a.
    """
    for chit in s.state.cup:
        s.field.aside.append(chit)
        s.tell(ChitLeft(chit=chit))
    s.state.cup = []
    for side, secret in s.state.secrets.items():
        s.field.camps[side].uses = dict(secret.uses)
        secret.combined = ""
