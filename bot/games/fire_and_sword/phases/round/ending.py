"""The End Phase: objectives, Motivation of the Round, and the end of the game (2.4, 11)."""

from __future__ import annotations

from functools import partial

from bot.engine.model import Side, term
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import BLUE, RED, SIDES, Game, Pick, Question
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.questions import number
from bot.games.fire_and_sword.phases.script import Script, other, seat_of
from bot.games.fire_and_sword.phases.survey import survey
from bot.games.fire_and_sword.phases.virtual.start import battles
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names


def advance_end(s: Script, frame: Game, tables: Tables) -> None:
    """End a Round in the order of the rule: objectives, Motivation, Groups' DP, next Round.

    Rules: FAS-2.4-a, FAS-9.1-d, FAS-LIVE-09.
    """
    s.state.phase = "end"
    for objective in s.state.objectives:
        ask_control(s, tables, objective)
    forward = {side: ask_forward(s, tables, side) for side in SIDES}
    s.do("losses", lambda: lose_motivation(s, tables, forward))
    losses.check_retreat(s.t)
    if s.state.over is not None:
        return
    for element in s.state.on_table():
        if not tables.is_unit(element):
            why = term("fas-why-group")
            losses.lower(s.t, tables, element.id, why, "FAS-9.1-d", element.dp)
    if s.state.round >= int(s.state.options["rounds"]):
        end_by_rounds(s, tables)
        return
    frame.step = "initial"
    frame.forget()


def ask_control(s: Script, tables: Tables, objective: str) -> None:
    """Ask who controls an objective now; with no Unit near it the last control stays.

    Rules: FAS-OPT-05, FAS-11-d, FAS-RUL-65, FAS-RUL-85.
    """
    state = s.state
    first = state.initiative or SIDES[0]
    distance = tables.content.motivation.objective_distance
    sides = [Pick(side, names.side(side)) for side in sorted(SIDES)]
    keep = Pick("keep", term("fas-pick-keep-control"))

    def which() -> Question:
        return Question(
            point="D-END",
            prompt=term("fas-ask-objective", objective=objective, distance=distance),
            picks=(sides[0], keep, sides[1]),
            default="keep",
        )

    known = partial(survey(tables, state).controller, objective, which)
    said = s.ask(seat_of(state, first), known, at("objective-{}", objective))

    def take() -> None:
        if said == "keep" or state.objectives[objective] == said:
            return
        state.objectives[objective] = Side(said)
        line = term("fas-told-objective", objective=objective, side=names.side(said))
        s.tell(Told(line=line, rule="FAS-OPT-05"))

    s.do(at("objective-{}-taken", objective), take)


def ask_forward(s: Script, tables: Tables, side: Side) -> int:
    """Ask how many own Units lie wholly beyond the distance from the own edge.

    Rules: FAS-11-b, FAS-RUL-28, FAS-RUL-83.
    """
    most = len(tables.units(s.state, side))
    distance = tables.content.motivation.forward_distance
    prompt = term("fas-ask-forward", distance=distance)

    def how_many() -> Question | str:
        return number("D-FWD", prompt, 0, most) if most else "0"

    known = partial(survey(tables, s.state).forward, side, how_many)
    return s.ask_number(seat_of(s.state, side), known, at("forward-{}", side))


def lose_motivation(s: Script, tables: Tables, forward: dict[Side, int]) -> None:
    """Apply the Round's losses to both sides together; a reserve counts as a Unit.

    Rules: FAS-11-b, FAS-11-c, FAS-RUL-68, FAS-RUL-30, FAS-RUL-83, FAS-RUL-86.
    """
    state, rules = s.state, tables.content.motivation
    held = {side: list(state.objectives.values()).count(side) for side in SIDES}
    for side in SIDES:
        enemy = other(side)
        waiting = sum(tables.is_unit(one) for one in state.reserves(side))
        if 2 * (len(tables.units(state, side)) + waiting) <= state.sides[side].units:
            losses.lose(s.t, side, rules.half_units, term("fas-why-half"), "FAS-11-b")
        if state.round >= rules.objectives_from_round and held[side] < held[enemy]:
            losses.lose(s.t, side, rules.objectives, term("fas-why-objectives"), "FAS-11-b")
        if forward[side] < forward[enemy]:
            losses.lose(s.t, side, rules.forward_units, term("fas-why-forward"), "FAS-11-b")


def end_by_rounds(s: Script, tables: Tables) -> None:
    """Judge a game whose Rounds are over, by the first of what its scenario counts that decides.

    At a live table it is clearly more Motivation, else more objectives.

    Rules: FAS-2.4-a, FAS-SET-01, FAS-OPT-10.
    """
    state, victory = s.state, battles.victory_of(tables.content, s.state)
    rule = "FAS-2.4-a"
    held = {side: list(state.objectives.values()).count(side) for side in SIDES}
    if victory.red_objectives is not None and held[RED] >= victory.red_objectives:
        losses.conclude(s.t, RED, "objectives", rule)
        return
    lead = state.sides[RED].motivation - state.sides[BLUE].motivation
    if victory.lead is not None and abs(lead) >= victory.lead:
        losses.conclude(s.t, RED if lead > 0 else BLUE, "rounds", rule)
        return
    if victory.counts_objectives and held[RED] != held[BLUE]:
        losses.conclude(s.t, max(SIDES, key=lambda side: held[side]), "objectives", rule)
        return
    if victory.otherwise != "draw":
        losses.conclude(s.t, Side(victory.otherwise), "held", rule)
        return
    losses.conclude(s.t, None, "even", rule)
