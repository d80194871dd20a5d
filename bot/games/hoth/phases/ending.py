"""Losses, elimination and the end of the battle."""

from __future__ import annotations

from typing import Literal

from bot.engine.ending import verdict
from bot.engine.ending.verdict import Verdict
from bot.games.hoth.content import Respawn
from bot.games.hoth.model.campaign import CampaignFrame
from bot.games.hoth.model.events import ObjectiveTaken, UnitHit
from bot.games.hoth.model.scene import Tables, other_side
from bot.games.hoth.model.state import Gone, Unit, Waiting
from bot.games.hoth.rules import victory

from . import Flow, rewards


def is_over(t: Flow, tables: Tables) -> bool:
    """Check victory after an event; ends the battle if somebody has won.

    Secondary objectives are checked first, so also at the event that ends the battle. Once this is
    true nothing more may be resolved.

    Rules: HOTH-VIC-02, HOTH-VIC-03, HOTH-VIC-04, HOTH-CAMP-06, HOTH-RUL-29.
    """
    state = t.state
    if state.over is not None:
        return True
    rewards.check_secondaries(t, tables, "event")
    found = victory.verdict(tables, state)
    if found is None:
        return False
    conclude(t, found)
    return True


def conclude(t: Flow, found: Verdict) -> None:
    """End the battle; a step that ends it cannot be taken back. A campaign goes on."""
    state = t.state
    state.turn.phase = "over"
    verdict.conclude(t, found)
    if state.campaign is not None:
        t.push(CampaignFrame())


def lose_figures(
    t: Flow, tables: Tables, unit: Unit, count: int,
    cause: Literal["hits", "blocked_retreat"] = "hits",
) -> None:  # fmt: skip
    """Take figures off a unit; surplus losses are ignored, the last one eliminates it.

    Rules: HOTH-RES-04, HOTH-RES-05, HOTH-RES-07, HOTH-RUL-28.
    """
    losses = min(count, unit.figures)
    unit.figures -= losses
    medals = 0 if unit.figures else eliminate(t, tables, unit)
    t.tell(
        UnitHit(
            type=unit.type,
            side=unit.side,
            hex=unit.hex,
            losses=losses,
            left=unit.figures,
            medals=medals,
            cause=cause,
        )
    )


def eliminate(t: Flow, tables: Tables, unit: Unit) -> int:
    """Remove an eliminated unit and pay its medals; returns how many.

    Where the scenario lets its class return it waits, without its badge.

    Rules: HOTH-RES-05, HOTH-BDG-01, HOTH-SCN-09, HOTH-RUL-54.
    """
    state = t.state
    state.units.remove(unit)
    rewards.note_kill(t, tables, unit)
    medals = victory.kill_medals(tables, state, unit)
    state.sides[other_side(unit.side)].medals_kills += medals
    own = state.sides[unit.side]
    for rule in tables.specials(state.scenario, unit.side):
        if isinstance(rule, Respawn) and rule.unit_class == tables.types[unit.type].unit_class:
            due = own.own_turns + rule.pause_turns + 1
            own.waiting.append(Waiting(unit.id, unit.type, due))
            return medals
    state.gone.append(Gone(unit.id, unit.type, unit.side, "eliminated"))
    return medals


def walk(t: Flow, tables: Tables, unit: Unit, steps: tuple[str, ...]) -> tuple[str, ...]:
    """Move a unit step by step, taking permanent medals; returns the path walked.

    Stops in the middle where a medal wins the battle. The medals are in the state, but their
    events are left to ``tell_taken``.

    Rules: HOTH-OBJ-02, HOTH-OBJ-04, HOTH-VIC-03, HOTH-RUL-30.
    """
    walked = [unit.hex]
    for step in steps:
        unit.hex = step
        walked.append(step)
        taken = victory.take_objectives(t.state, unit)
        if taken and victory.verdict(tables, t.state, moving=unit.id) is not None:
            break
    return tuple(walked)


def tell_taken(t: Flow, taken_before: frozenset[str]) -> None:
    """Tell of the permanent medals taken since ``taken_before`` was noted."""
    for one in t.state.objectives:
        if one.taken is not None and one.id not in taken_before:
            t.tell(ObjectiveTaken(side=one.taken, objective=one.id, hex=one.hex))


def taken_objectives(t: Flow) -> frozenset[str]:
    """Note which permanent medals have been taken."""
    return frozenset(one.id for one in t.state.objectives if one.taken is not None)
