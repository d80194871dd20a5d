"""Secondary objectives of campaigns: whether one is met, and how far it has come.

Counters start anew in each battle. Paying the reward is in ``phases.rewards``.

Rules: HOTH-CAMP-11.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.model import Side
from bot.games.hoth.content import (
    AdjacentToFort,
    BoardedFrom,
    BoardedWhileAlive,
    BreakthroughCount,
    CountdownAtLeast,
    DestroyFort,
    EliminateBadge,
    EliminateClass,
    EliminateFromTerrain,
    EliminateMelee,
    EliminateType,
    EliminateWith,
    EnemyNotExited,
    ExitCount,
    KeepAlive,
    Mission,
    Occupy,
    Secondary,
    TakeObjective,
)
from bot.games.hoth.model.campaign import CampaignState, Kill
from bot.games.hoth.model.scene import Scene, Tables, other_side
from bot.games.hoth.model.state import HothState

Moment: TypeAlias = Literal["event", "turn_end", "battle_end"]
"""After an atomic event, at the end of the active side's turn, and when a battle was won."""


def mission_of(tables: Tables, campaign: CampaignState, side: Side) -> Mission:
    """Return what a side wants in the running battle.  Rules: HOTH-CAMP-04."""
    return tables.content.campaigns[campaign.id].nodes[campaign.node].missions[side]


def is_met(tables: Tables, state: HothState, side: Side, moment: Moment) -> bool:
    """Tell whether a side's secondary objective is met at a moment of its running battle.

    What is tested at the end of an own turn or of the battle is not tested at other moments.

    Rules: HOTH-CAMP-06, HOTH-CAMP-11, HOTH-RUL-44.
    """
    campaign = state.campaign
    assert campaign is not None
    rule = mission_of(tables, campaign, side).secondary
    if isinstance(rule, KeepAlive):
        return moment == "battle_end" and holds(tables, state, side, rule)
    if isinstance(rule, Occupy | AdjacentToFort | EnemyNotExited):
        return moment == "turn_end" and state.turn.side == side and holds(tables, state, side, rule)
    return in_time(state, side, rule) and holds(tables, state, side, rule)


def in_time(state: HothState, side: Side, rule: Secondary) -> bool:
    """Tell whether a limit in own turns, if there is one, has not passed.

    Rules: HOTH-CAMP-11.
    """
    if not isinstance(rule, DestroyFort | TakeObjective) or rule.within_own_turns is None:
        return True
    limit, now = rule.within_own_turns, state.sides[side].own_turns
    return now < limit or (now == limit and state.turn.side == side)


def holds(tables: Tables, state: HothState, side: Side, rule: Secondary) -> bool:
    """Tell whether a condition holds now, whatever the moment.  Rules: HOTH-CAMP-11."""
    match rule:
        case EnemyNotExited():
            exits = [one for one in state.gone if one.how == "exited" and one.side != side]
            return state.sides[side].own_turns == rule.until_own_turn and not exits
        case Occupy() if state.sides[side].own_turns < rule.from_own_turn:
            return False
        case _:
            done, wanted = progress(tables, state, side, rule)
            return done >= wanted


def progress(tables: Tables, state: HothState, side: Side, rule: Secondary) -> tuple[int, int]:
    """Return how much of a condition holds now and how much is wanted.  Rules: HOTH-CAMP-11."""
    match rule:
        case KeepAlive():
            own = [one for one in state.units if one.side == side and one.type == rule.unit_type]
            return len(own), rule.count
        case Occupy() | AdjacentToFort():
            return places(tables, state, side, rule), rule.count
        case DestroyFort() | TakeObjective() | CountdownAtLeast():
            return board_progress(state, side, rule)
        case ExitCount() | BoardedFrom() | BoardedWhileAlive():
            return departures(state, side, rule)
        case BreakthroughCount():
            assert state.campaign is not None
            return state.campaign.breakthroughs.get(side, 0), rule.count
        case EnemyNotExited():
            return state.sides[side].own_turns, rule.until_own_turn
        case _:
            assert state.campaign is not None
            kills = [one for one in state.campaign.kills if one.side == other_side(side)]
            return sum(counts(tables, rule, one) for one in kills), rule.count


def counts(
    tables: Tables,
    rule: EliminateType | EliminateClass | EliminateBadge | EliminateWith | EliminateMelee
    | EliminateFromTerrain,
    kill: Kill,
) -> bool:  # fmt: skip
    """Tell whether the elimination of an enemy unit counts.  Rules: HOTH-CAMP-11."""
    match rule:
        case EliminateType():
            return kill.type == rule.unit_type
        case EliminateClass():
            return tables.types[kill.type].unit_class == rule.unit_class
        case EliminateBadge():
            return kill.badge == rule.badge
        case EliminateWith():
            right_victim = rule.victim_type in (None, kill.type)
            return kill.killer == rule.killer_type and right_victim and kill.melee >= rule.melee
        case EliminateMelee():
            return kill.melee
        case EliminateFromTerrain():
            return kill.terrain == rule.terrain


def places(tables: Tables, state: HothState, side: Side, rule: Occupy | AdjacentToFort) -> int:
    """Count own units on the hexes, or next to the fortification while it stands.

    Rules: HOTH-CAMP-11.
    """
    scene = Scene(tables, state)
    own = scene.own_units(side)
    if isinstance(rule, Occupy):
        right = {one.hex for one in own if rule.unit_class in (None, scene.kind(one).unit_class)}
        return len(right & set(rule.hexes))
    near = {
        label
        for fort in state.forts
        if fort.id == rule.fort and fort.standing
        for label in tables.board.neighbours[fort.hex]
    }
    return sum(one.hex in near for one in own)


def board_progress(
    state: HothState, side: Side, rule: DestroyFort | TakeObjective | CountdownAtLeast
) -> tuple[int, int]:
    """Return how far forts, medals and tracks have come.  Rules: HOTH-CAMP-11."""
    match rule:
        case DestroyFort():
            destroyed = [
                one
                for one in state.forts
                if not one.standing and one.owner != side and rule.fort in (None, one.id)
            ]
            return len(destroyed), rule.count
        case TakeObjective():
            taken = [one for one in state.objectives if one.id == rule.objective]
            return sum(one.taken == side for one in taken), 1
        case CountdownAtLeast():
            return state.countdowns.get(rule.countdown, 0), rule.value


def departures(
    state: HothState, side: Side, rule: ExitCount | BoardedFrom | BoardedWhileAlive
) -> tuple[int, int]:
    """Return how many units have left or boarded as wanted.  Rules: HOTH-CAMP-11."""
    assert state.campaign is not None
    boarded = [one for one in state.campaign.boarded if one.side == side]
    match rule:
        case ExitCount():
            left = [
                one
                for one in state.gone
                if one.how == "exited" and one.side == side and rule.unit_type in ("any", one.type)
            ]
            return len(left), rule.count
        case BoardedFrom():
            hexes = [one.hex for one in boarded]
            enough = sum(min(hexes.count(label), rule.each) for label in rule.hexes)
            return enough, rule.each * len(rule.hexes)
        case BoardedWhileAlive():
            good = [one for one in boarded if one.left.count(rule.keep_type) >= rule.keep_count]
            return len(good), rule.count
