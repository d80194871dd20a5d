"""An activation, from the order markers to the rally (digest 4.1, 4.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from bot.engine.chance.tally import Tally
from bot.engine.model import Side, term
from bot.games.jours.model.actions import ActWith, Initiative
from bot.games.jours.model.events import ChosenAct, GroupActs, OrdersShown
from bot.games.jours.model.field import Active, Deeds, Group
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import (
    CombatSegment,
    FireSegment,
    MoveSegment,
    Procedure,
    RallySegment,
)
from bot.games.jours.phases import levels
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import command, stacks

SEGMENTS: tuple[
    tuple[Literal["fire", "move", "combat", "rally"], Callable[[], Procedure]], ...
] = (
    ("fire", FireSegment), ("move", MoveSegment), ("combat", CombatSegment),
    ("rally", RallySegment),
)  # fmt: skip


def advance_activation(s: Script) -> None:
    """Reveal orders, try for initiative, then fire, move, fight and rally; never back.

    Rules: JDG-1-f, JDG-1-g, JDG-2.4.1-a, JDG-2.4.2-a, JDG-2.3.1-c.
    """
    active = s.field.active
    assert active is not None
    s.do("begin", lambda: begin(s, active))
    if active.chit.id == command.SPECIAL:
        choose_units(s, active)
    else:
        for group in own_groups(s, active):
            take_initiative(s, active, group)
    for segment, procedure in SEGMENTS:
        if not s.frame.is_done(segment):
            active.segment = segment
        s.call(segment, procedure)
    end(s, active)
    s.done()


def choose_units(s: Script, active: Active) -> None:
    """Let the owner of a special marker say who acts by it; no order marker is turned up.

    Rules: JDG-OPT-12.
    """
    action = s.order(active.side, "DP-D3", "who")
    assert isinstance(action, ActWith)

    def act() -> None:
        units = [s.field.unit(key) for key in action.units]
        active.chosen = action.units
        active.formations = tuple(sorted({one.formation for one in units}))
        s.tell(ChosenAct(side=active.side, units=action.units))

    s.do("chosen", act)


def own_groups(s: Script, active: Active) -> list[Group]:
    """List the groups of the active formations that have a unit on the map."""
    own = [one for one in s.field.groups if one.formation in active.formations]
    present = {(one.id, one.formation) for one in s.field.units if one.at is not None}
    return [one for one in own if any((key, one.formation) in present for key in one.units)]


def begin(s: Script, active: Active) -> None:
    """Start a new account of deeds, form groups of units without one, turn the markers up.

    What was said of reactions held for the last activation only.

    Units that have lost Renfort status in this turn are in new groups, without orders.

    Rules: JDG-2.4-a, JDG-5.2.1-h, JDG-5.2.1-i, JDG-RUL-58, JDG-2.4.3-c, JDG-PBP-h.
    """
    field = s.field
    for secret in s.state.secrets.values():
        secret.sheet = ()
    for unit in field.units:
        unit.deeds = Deeds(start=unit.at)
    for key in active.formations:
        formation = field.formation(key)
        fresh = command.new_groups(field, s.tables.content, formation, len(field.groups))
        for group in fresh:
            group.order = "OR" if field.terms.learning else "NO"
        field.groups += fresh
    distance = s.tables.content.limits.forced_march.distance
    active.near = any(
        stacks.enemies_within(field, active.side, one.entry, distance)
        for one in field.arrivals
        if one.formation in active.formations and one.turn <= field.turn
    )
    for group in own_groups(s, active):
        show(s, group)
        active.standing[group.id] = "ordered" if group.order == "OR" else "limited"


def show(s: Script, group: Group) -> None:
    """Turn the order marker of a group up, if it lies face down.  Rules: JDG-2.4-a."""
    if group.order is not None:
        return
    given = group.id in s.state.secrets[group.side].ordered
    group.order = "OR" if given else "NO"
    s.t.reveal()
    s.tell(
        OrdersShown(group=group.id, formation=group.formation, units=group.units, order=group.order)
    )


def take_initiative(s: Script, active: Active, group: Group) -> None:
    """Let a group without orders try for commander's initiative, or act limited.

    Rules: JDG-2.4.2-a, JDG-2.4.3-a, JDG-2.4.3-b, JDG-2.4.3-c, JDG-2.4.3-d, JDG-RUL-03.
    """
    if group.order == "OR":
        return
    action = s.choose(
        active.side,
        "DP-D2",
        at("try-{}", group.id),
        lambda: [Initiative(group.id, True), Initiative(group.id, False)],
        subject=group.id,
        needed=lambda: active.chit.initiative + command.initiative_drm(s.field, group),
    )
    assert isinstance(action, Initiative)
    if action.attempt:
        s.do(at("roll-{}", group.id), lambda: attempt(s, active, group))


def attempt(s: Script, active: Active, group: Group) -> None:
    """Roll for commander's initiative: with orders for this activation, or held back.

    Rules: JDG-2.4.3-a, JDG-2.4.3-b.
    """
    drm = command.initiative_drm(s.field, group)
    added = Tally().plus(-drm, term("jours-why-commander"), "JDG-2.4.3-a")
    passed = levels.trial(s, "initiative", group.id, active.chit.initiative, "JDG-2.4.3-a", added)
    active.standing[group.id] = "ordered" if passed else "held"
    s.tell(GroupActs(group=group.id, standing=active.standing[group.id]))


def end(s: Script, active: Active) -> None:
    """Put the marker aside; an offer of a draw that was not answered lapses.

    Rules: JDG-2.2-a.
    """
    s.field.active = None
    s.state.parley = s.state.parley.after_turn(Side(active.side))
