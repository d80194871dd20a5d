"""How a live table begins: two armies, their markers, and the options of the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.game import SeatInfo
from bot.engine.model import Choice, Seat, Setup, Side, Text
from bot.engine.setup.options import MatchOption, SeatOption
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.state import (
    BLUE,
    RED,
    SIDES,
    Element,
    FasState,
    Game,
    SideState,
)
from bot.games.fire_and_sword.notation import armies
from bot.games.fire_and_sword.notation.armies import ArmyList, Listed
from bot.games.fire_and_sword.rules.fighter import fresh
from bot.games.fire_and_sword.rules.tables import Tables, side_of

SCENARIO = "table"
"""The players' own table; every other scenario is played on a virtual one (FAS-OPT-06)."""
TOKENS = "tokens"
"""The option whose the order tokens are. It came later: states of matches without it lack it."""
SEATS: tuple[Seat, ...] = (Seat("blue-1"), Seat("red-1"))
"""The players with an army each."""


def seats() -> Sequence[SeatInfo]:
    """List the seats of a live table: one for each side."""
    return tuple(SeatInfo(seat, side_of(seat)) for seat in SEATS)


def match_options(content: FireAndSwordContent) -> Sequence[MatchOption]:
    """List what the host may set: Rounds, objectives, the Scouting test, whose the tokens are.

    Rules: FAS-OPT-06, FAS-SET-03, FAS-OPT-05.
    """
    table = content.table
    on_off = tuple(Choice(key, Text(f"fas-pick-{key}")) for key in ("off", "on"))
    rounds = (table.rounds.least, table.rounds.most)
    objectives = (table.objectives.least, table.objectives.most)
    return (
        MatchOption("rounds", Text("fas-option-rounds"), str(table.rounds_default), (), rounds),
        MatchOption(
            "objectives", Text("fas-option-objectives"), str(table.objectives_default), (),
            objectives,
        ),
        MatchOption("scouting", Text("fas-option-scouting"), "off", on_off),
        MatchOption(
            TOKENS, Text("fas-option-tokens"), "secret",
            tuple(Choice(key, Text(f"fas-tokens-{key}")) for key in ("secret", "table")),
        ),
    )  # fmt: skip


def seat_options(content: FireAndSwordContent, seat: Seat) -> Sequence[SeatOption]:
    """List what a player chooses: their army."""
    choices = tuple(Choice(one, Text(f"fas-army-{one}")) for one in content.armies)
    return (
        SeatOption(
            f"army-{seat}", Text("fas-option-army"), choices, default_army(content, seat),
            required=True, armies=True, seen=True,
        ),
    )  # fmt: skip


def default_army(content: FireAndSwordContent, seat: Seat) -> str:
    """Return the army of a player who chooses none: the first for Red, the second for Blue."""
    return list(content.armies)[0 if side_of(seat) == RED else 1]


def army_of(content: FireAndSwordContent, setup: Setup, seat: Seat) -> ArmyList:
    """Return the army of a seat; raises ``Refused`` for a list with faults."""
    value = setup.options.get(f"army-{seat}") or default_army(content, seat)
    if value in content.armies:
        return armies.ready(content, value)
    return armies.read(content, value)


def new_state(tables: Tables, setup: Setup) -> FasState:
    """Return the table with both armies, full of ammo and without DP.

    Rules: FAS-SET-06, FAS-11-a.
    """
    content = tables.content
    options = {
        one.key: setup.options.get(one.key, one.default)
        for one in match_options(content)
        if one.key in setup.options or one.key != TOKENS
    }
    armies_ = {seat: army_of(content, setup, seat) for seat in SEATS}
    objectives = [f"O{number}" for number in range(1, int(options["objectives"]) + 1)]
    return with_armies(tables, setup.scenario, options, armies_, objectives)


def with_armies(
    tables: Tables, scenario: str, options: dict[str, str], lists: Mapping[Seat, ArmyList],
    objectives: Sequence[str],
) -> FasState:  # fmt: skip
    """Return a table with two armies, full of ammo and without DP.  Rules: FAS-SET-06."""
    sides: dict[Side, SideState] = {}
    elements: list[Element] = []
    for seat in SEATS:
        side, army = side_of(seat), lists[seat]
        own = [element(tables, side, place, one) for place, one in enumerate(army.elements, 1)]
        units = sum(tables.is_unit(one) for one in own)
        sides[side] = SideState(motivation=army.motivation, start=army.motivation, units=units)
        elements += own
    assert set(SIDES) == {BLUE, RED} == set(sides)
    return FasState(
        flow=[Game()],
        scenario=scenario,
        options=options,
        sides=sides,
        seats={seat: side_of(seat) for seat in SEATS},
        elements=elements,
        objectives=dict.fromkeys(objectives),
    )


def element(tables: Tables, side: Side, place: int, listed: Listed) -> Element:
    """Return an element of an army list with its first markers.  Rules: FAS-SET-06, FAS-OPT-07."""
    found = Element(
        id=f"{side[0]}{place}",
        side=side,
        card=listed.card or "",
        custom=listed.profile,
        name=listed.name,
        upgrades=listed.upgrades,
        preset=listed.order,
    )
    profile = tables.profile(found)
    start = fresh(profile, listed.mode)
    found.mode, found.formation = start.mode, start.formation
    found.ammo, found.melee_ammo, found.lances = start.ammo, start.melee_ammo, start.lances
    found.full_cp = found.cp = profile.command.cp if profile.command else 0
    return found
