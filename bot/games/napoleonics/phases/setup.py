"""Set-up: the board, the armies, the deck and the hands."""

from __future__ import annotations

from bot.engine.model import Choice, Setup, Side, Text
from bot.engine.refusal import Refused
from bot.engine.setup.options import MatchOption
from bot.games.commands_colors import decks
from bot.games.commands_colors.events import BattleBegan
from bot.games.napoleonics.content import Scenario
from bot.games.napoleonics.model.events import CardsDrawn, HandSeen
from bot.games.napoleonics.model.scene import CLEAR, Tables
from bot.games.napoleonics.model.state import (
    BOTTOM,
    TOP,
    Leader,
    NapState,
    Player,
    Turn,
    TurnFrame,
    Unit,
    other_side,
    seat_of,
)
from bot.games.napoleonics.words import names

from . import Flow, contest

AUTO_PASS = "auto_pass"
"""Option: who lets the time for a card run out passes with a card by lot (NAP-PBP-12)."""
TURNS = (0, 200)
"""The range of the turn limit; 0 is none."""


def match_options() -> tuple[MatchOption, ...]:
    """List the optional rules of a match.

    Rules: NAP-OPT-01, NAP-OPT-02, NAP-OPT-03, NAP-OPT-05, NAP-PBP-12.
    """
    return (
        _choice("square_check", "off", "on"),
        _choice("terrain_stacking", "sum", "highest"),
        MatchOption("turn_limit", names.message("option-turn_limit"), "0", numbers=TURNS),
        _choice(AUTO_PASS, "off", "on"),
        _choice(contest.GAMES, contest.ONE, contest.TWO),
    )


def _choice(key: str, *values: str) -> MatchOption:
    choices = tuple(Choice(value, names.message(f"choice-{value}")) for value in values)
    return MatchOption(key, names.message(f"option-{key}"), values[0], choices)


def seats_of(tables: Tables, scenario: str) -> tuple[Side, Side]:
    """Return both sides, who are also the seats, the first player first.  Rules: NAP-SET-05."""
    first = tables.content.scenarios[scenario].first
    return first, other_side(first)


def new_state(tables: Tables, setup: Setup) -> NapState:
    """Put the board and the armies of a scenario in place.

    Raises ``Refused`` for an unknown scenario, seats that do not fit it, or banners of a battle
    before that are none.

    Rules: NAP-SET-01, NAP-SET-02, NAP-SET-03, NAP-SET-05, NAP-OPT-03.
    """
    scenario = tables.content.scenarios.get(setup.scenario)
    if scenario is None:
        reason = Text("napoleonics-refused-scenario", {"scenario": setup.scenario})
        raise Refused(reason, "NAP-SET-01")
    if sorted(setup.seats) != sorted(map(seat_of, (BOTTOM, TOP))):
        raise Refused(Text("napoleonics-refused-seats"), "NAP-SET-01")
    contest.carried(setup.options)
    return NapState(
        flow=[TurnFrame()],
        scenario=scenario.id,
        options=dict(setup.options),
        turn=Turn(number=1, side=scenario.first),
        terrain={
            label: kind
            for kind, labels in scenario.terrain.items()
            for label in labels
            if kind != CLEAR
        },
        works={one.hex: list(one.sides) for one in scenario.field_works},
        units=units_of(tables, scenario),
        leaders=leaders_of(scenario),
        players={side: Player(side) for side in (BOTTOM, TOP)},
    )


def units_of(tables: Tables, scenario: Scenario) -> list[Unit]:
    """Make the units of a scenario with all their blocks.  Rules: NAP-SET-02, NAP-GEN-04."""
    units: list[Unit] = []
    for side in (BOTTOM, TOP):
        for one in scenario.sides[side].units:
            blocks = tables.types[one.type].blocks
            unit = Unit(
                id=f"u{len(units) + 1:02}",
                type=one.type,
                side=side,
                hex=one.hex,
                blocks=blocks,
                start_blocks=blocks,
            )
            units.append(unit)
    return units


def leaders_of(scenario: Scenario) -> list[Leader]:
    """Make the leaders of a scenario, with their units or alone.  Rules: NAP-SET-02."""
    leaders: list[Leader] = []
    for side in (BOTTOM, TOP):
        army = scenario.sides[side]
        places = [(unit.leader, unit.hex) for unit in army.units if unit.leader is not None]
        for name, label in [*places, *((one.leader, one.hex) for one in army.leaders)]:
            leaders.append(Leader(id=f"l{len(leaders) + 1}", name=name, side=side, hex=label))
    return leaders


def begin(t: Flow, tables: Tables) -> None:
    """Shuffle the one deck and deal the hands, the first player's first.

    Rules: NAP-SET-04, NAP-CRD-01.
    """
    state = t.state
    scenario = tables.content.scenarios[state.scenario]
    t.tell(BattleBegan(scenario=scenario.id, first=scenario.first))
    state.deck = decks.shuffled(t, tables.deck, "NAP-SET-04")
    for side in seats_of(tables, state.scenario):
        player = state.players[side]
        cards = decks.take(t, state, scenario.sides[side].hand, "NAP-SET-04").cards
        player.hand = sorted(cards)
        t.tell(CardsDrawn(side=side, count=len(cards)))
        t.tell(HandSeen(side=side, cards=tuple(player.hand), audience=(seat_of(side),)))
