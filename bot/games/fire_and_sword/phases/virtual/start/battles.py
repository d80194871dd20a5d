"""The battles of the virtual table: what there is, what is set for them, how they begin."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import SeatInfo
from bot.engine.model import Choice, Seat, Setup, Side, Text, term
from bot.engine.setup.options import MatchOption, SeatOption
from bot.games.fire_and_sword.content import LEVELS, FireAndSwordContent, Level
from bot.games.fire_and_sword.content.building import FREE
from bot.games.fire_and_sword.content.scenarios import Army, Scenario, Spread, Victory
from bot.games.fire_and_sword.geometry.battlefield import free_battle
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.state import RED, FasState
from bot.games.fire_and_sword.notation import armies, building
from bot.games.fire_and_sword.notation.armies import ArmyList
from bot.games.fire_and_sword.phases.field import new_field
from bot.games.fire_and_sword.phases.round import setup
from bot.games.fire_and_sword.phases.script import Flow
from bot.games.fire_and_sword.rules import teams
from bot.games.fire_and_sword.rules.tables import Tables, side_of
from bot.games.fire_and_sword.words import names

DEPLOYMENT, SCOUTING, TERRAIN = "deployment", "scouting", "terrain"
"""The options of a match."""
NAMED, FIRST = "named", "first"
"""What is sealed in a match: it is named who sets up second, then Advantages are taken.

Older matches lack it: there it is the other way round.
"""
SEATS: tuple[Seat, ...] = (*setup.SEATS, Seat("blue-2"), Seat("red-2"))
"""The second ones may stay free."""
BARE = "none"
"""The terrain of a free battle without any."""


def scenarios(content: FireAndSwordContent) -> Sequence[str]:
    """List the scenarios and free battles.  Rules: FAS-SET-01, FAS-OPT-01."""
    return (*content.scenarios, *(f"{FREE}{level}" for level in reversed(LEVELS)))


def level_of(scenario: str) -> Level | None:
    """Return the level of a free battle; None: it is a scenario.

    >>> level_of("free_skirmish"), level_of("SC-1")
    ('skirmish', None)
    """
    return next((one for one in LEVELS if scenario == f"{FREE}{one}"), None)


def battle_of(content: FireAndSwordContent, scenario: str, terrain: str) -> Scenario:
    """Return a scenario, or a free battle on the terrain of a scenario.

    Rules: FAS-SET-01, FAS-SET-02, FAS-OPT-10.
    """
    level = level_of(scenario)
    if level is None:
        return content.scenarios[scenario]
    spreads: tuple[Spread, ...] = ()
    if terrain in content.scenarios:
        spreads = content.scenarios[terrain].terrain
    return free_battle(content, level, spreads)


def seats() -> Sequence[SeatInfo]:
    """List the seats: two for each side, of which the second may stay free.

    Rules: FAS-OPT-08.
    """
    return tuple(SeatInfo(seat, side_of(seat), teams.is_required(seat)) for seat in SEATS)


# What is set before ------------------------------------------------------------------------------


def match_options(content: FireAndSwordContent, scenario: str) -> Sequence[MatchOption]:
    """List what the host may set: deployment and Scouting test, or the terrain of a free battle.

    Rules: FAS-OPT-03, FAS-OPT-04, FAS-SET-02, FAS-SET-03.
    """
    level = level_of(scenario)
    if level is not None:
        size = content.free_battle.levels[level].table
        fitting = [key for key, one in content.scenarios.items() if one.table == size]
        choices = [Choice(BARE, Text("fas-terrain-none"))]
        choices += [Choice(one, Text(f"fas-scenario-{one}")) for one in fitting]
        return (MatchOption(TERRAIN, Text("fas-option-terrain"), BARE, tuple(choices)),)
    on_off = tuple(Choice(key, Text(f"fas-pick-{key}")) for key in ("off", "on"))
    kinds = tuple(Choice(key, Text(f"fas-deployment-{key}")) for key in ("fixed", "free"))
    return (
        MatchOption(DEPLOYMENT, Text("fas-option-deployment"), "fixed", kinds),
        MatchOption(SCOUTING, Text("fas-option-scouting"), "off", on_off),
    )


def options_of(content: FireAndSwordContent, setup_: Setup, battle: Scenario) -> dict[str, str]:
    """Return the options of a match with what follows from its scenario.

    A free battle is deployed freely, after a Scouting test; so is a scenario that is.

    Rules: FAS-OPT-03, FAS-SET-03.
    """
    said = {
        one.key: setup_.options.get(one.key, one.default)
        for one in match_options(content, setup_.scenario)
    }
    free = level_of(setup_.scenario) is not None or said[DEPLOYMENT] == "free"
    if free:
        said |= {DEPLOYMENT: "free", SCOUTING: "on"}
        said |= {key: value for key, value in setup_.options.items() if key == NAMED}
    return {"rounds": str(battle.rounds), **said}


def seat_options(content: FireAndSwordContent, scenario: str, seat: Seat) -> Sequence[SeatOption]:
    """List what a player chooses: their army in a free battle; a second player what they lead.

    Rules: FAS-SET-02, FAS-OPT-02, FAS-OPT-08, FAS-RUL-114.
    """
    if not teams.is_required(seat):
        shares = tuple(Choice(one, Text(f"fas-share-{one}")) for one in teams.SHARES)
        return (SeatOption(f"share-{seat}", Text("fas-option-share"), shares, teams.HALF),)
    level = level_of(scenario)
    if level is None:
        return ()
    choices = tuple(Choice(one, Text(f"fas-army-{one}")) for one in ready(content, level))
    default = default_army(content, level, seat)
    return (
        SeatOption(
            f"army-{seat}",
            Text("fas-option-army"),
            choices,
            default,
            required=True,
            armies=True,
            seen=True,
        ),
    )


def ready(content: FireAndSwordContent, level: Level) -> Sequence[str]:
    """Return the ready-made armies of a level."""
    return [key for key, one in content.armies.items() if one.level == level]


def default_army(content: FireAndSwordContent, level: Level, seat: Seat) -> str:
    """Return the army of a player who chooses none: the first of the level for Red."""
    return ready(content, level)[0 if side_of(seat) == RED else 1]


def read_army(content: FireAndSwordContent, level: Level, text: str) -> ArmyList:
    """Read an army list for a free battle; raises ``Refused`` with all its faults.

    Rules: FAS-OPT-02.
    """
    found = armies.read(content, text)
    faults = list(building.faults(content, level, found))
    if faults:
        armies.refuse(faults)
    return found


# The beginning -----------------------------------------------------------------------------------


def new_state(tables: Tables, setup_: Setup) -> FasState:
    """Return a battle with its armies, on the table as far as the scenario says.

    Raises ``Refused`` for an army list with faults.

    Rules: FAS-SET-01, FAS-SET-02, FAS-SET-06, FAS-OPT-06.
    """
    content = tables.content
    battle = battle_of(content, setup_.scenario, setup_.options.get(TERRAIN, BARE))
    options = options_of(content, setup_, battle)
    lists = {seat: _army(content, setup_, battle, seat) for seat in setup.SEATS}
    markers = [one.id for one in battle.objectives]
    state = setup.with_armies(tables, setup_.scenario, options, lists, markers)
    state.field = new_field(content, battle)
    _divide(tables, setup_, state)
    if options[DEPLOYMENT] == "free":
        state.field.places.clear()
    return state


def _divide(tables: Tables, setup_: Setup, state: FasState) -> None:
    """Give the second players of the sides their elements.  Rules: FAS-OPT-08."""
    seconds = [seat for seat in SEATS if seat in setup_.seats and not teams.is_required(seat)]
    for seat in seconds:
        side, share = side_of(seat), setup_.options.get(f"share-{seat}", teams.HALF)
        own = [one for one in state.elements if one.side == side]
        state.seats[seat] = side
        state.allotted = (state.allotted or {}) | dict.fromkeys(
            teams.allotted(tables, own, share), seat
        )


def begin(t: Flow) -> None:
    """Tell which elements are led by the second player of a side.  Rules: FAS-OPT-08."""
    for seat in t.state.seats:
        own = [key for key, held in (t.state.allotted or {}).items() if held == seat]
        if own:
            units = names.listed([names.element(t.state.element(key)) for key in own])
            line = term("fas-told-share", seat=names.seat(seat), units=units)
            t.tell(Told(line=line, rule="FAS-OPT-08"))


def _army(
    content: FireAndSwordContent, setup_: Setup, battle: Scenario, seat: Seat
) -> ArmyList:  # fmt: skip
    level = level_of(setup_.scenario)
    if level is None:
        return armies.ready(content, battle.sides[_side(seat)].army)
    said = setup_.options.get(f"army-{seat}") or default_army(content, level, seat)
    if said in ready(content, level):
        return armies.ready(content, said)
    return read_army(content, level, said)


def _side(seat: Seat) -> Army:
    return "red" if side_of(seat) == RED else "blue"


def first_initiative(content: FireAndSwordContent, state: FasState) -> Side | None:
    """Return who has the Initiative in the first Round of a scenario that says so.

    Rules: FAS-SET-01.
    """
    scenario = content.scenarios.get(state.scenario)
    first = scenario.first_initiative if scenario is not None else None
    return Side(first) if first else None


def victory_of(content: FireAndSwordContent, state: FasState) -> Victory:
    """Return who wins a battle whose Rounds are over: of a live table, who has clearly more.

    Rules: FAS-SET-01, FAS-OPT-10, FAS-2.4-a.
    """
    if not state.field:
        return Victory(lead=content.table.victory_lead, counts_objectives=True)
    scenario = content.scenarios.get(state.scenario)
    return content.free_battle.victory if scenario is None else scenario.victory
