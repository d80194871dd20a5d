"""Before the first Round: the Scouting test, Advantages, and setting up (FAS-SET-03, -04)."""

from __future__ import annotations

from bot.engine.model import Side, term
from bot.games.fire_and_sword.model.events import Contested, Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import RED, SIDES, FasState, Question, SetUp
from bot.games.fire_and_sword.phases.questions import picks
from bot.games.fire_and_sword.phases.script import Script, other, roll, seat_of
from bot.games.fire_and_sword.phases.virtual.start import battles
from bot.games.fire_and_sword.rules.checks import dice, opposed
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names


def prepare(s: Script, tables: Tables) -> None:
    """Roll the Scouting test, if the match has one, and let both sides take Advantages.

    On a virtual table they set up then; where everything stands already that may be nothing. Who
    sets up second is named before Advantages are taken, in older matches after that.

    Rules: FAS-SET-03, FAS-SET-04, FAS-SET-08, FAS-12.1-SCO, FAS-OPT-04.
    """
    if s.state.options.get("scouting") != "on":
        return
    winner = SIDES[s.do("test", lambda: scouting_test(s, tables))]
    early = s.state.options.get(battles.NAMED) == battles.FIRST
    last = named(s, winner) if early else None
    rules = tables.content.deployment
    sides = [winner] * rules.winner_picks + [other(winner)] * rules.loser_picks
    for number, side in enumerate(sides, 1):
        take_advantage(s, tables, number, side)
    if s.state.field:
        first = other(last or named(s, winner))
        s.call("set-up", lambda: SetUp(first=first, winner=winner))


def is_free(state: FasState) -> bool:
    """Tell whether the armies are set up by their players."""
    return state.options.get("deployment") == "free"


def named(s: Script, winner: Side) -> Side:
    """Let the winner name who sets up second, as Red does where the scenario says.

    Rules: FAS-SET-03, FAS-RUL-103.
    """
    if not is_free(s.state):
        return RED
    said = s.ask(
        seat_of(s.state, winner),
        lambda: (
            Question(
                point="D-S3",
                prompt=term("fas-ask-second"),
                picks=picks(("enemy", "self"), "fas-second"),
                default="self",
            )
            if battles.level_of(s.state.scenario)
            else ("self" if winner == RED else "enemy")
        ),
        "second",
    )
    return winner if said == "self" else other(winner)


def scouting_test(s: Script, tables: Tables) -> int:
    """Roll one die for each side and one for each element with Scouts; return the winner."""
    rules = tables.content.dice
    pools, again = [], []
    for side in SIDES:
        scouts = [one for one in s.state.elements if one.side == side and tables.has(one, "scouts")]
        pool = dice(rules.scouting, term("fas-why-base"), "FAS-SET-03")
        extra = min(len(scouts), rules.scouting_most - rules.scouting)
        pools.append(pool.plus(extra, term("fas-why-scouts"), "FAS-SET-03"))
        again.append(sum(tables.value(one, "scouts") for one in scouts))
    contest = opposed(roll(s.t, "FAS-SET-03"), pools[0], pools[1], (again[0], again[1]))
    s.tell(Contested(what="scouting", contest=contest))
    return 0 if contest.winner == "a" else 1


def take_advantage(s: Script, tables: Tables, place: int, side: Side) -> None:
    """Let a side take one Advantage that it does not have.  Rules: FAS-SET-03."""
    own = s.state.sides[side]
    free = [
        one
        for one, what in tables.content.advantages.items()
        if one not in own.advantages and (what.effect != "night_march" or marches(s.state))
    ]
    taken = s.ask(
        seat_of(s.state, side),
        lambda: Question(
            point="D-S3",
            prompt=term("fas-ask-advantage"),
            picks=picks(free, "fas-advantage"),
            default=min(free),
        ),
        at("advantage-{}", place),
    )

    def note() -> None:
        own.advantages = (*own.advantages, taken)
        line = term("fas-told-advantage", side=names.side(side), advantage=names.advantage(taken))
        s.tell(Told(line=line, rule="FAS-SET-03"))

    s.do(at("advantage-{}-taken", place), note)


def marches(state: FasState) -> bool:
    """Tell whether a Night march can change anything: not where the scenario sets up all.

    Rules: FAS-RUL-104.
    """
    return not state.field or is_free(state)
