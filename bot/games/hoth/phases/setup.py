"""Set-up: the board, the units, the decks and the hands."""

from __future__ import annotations

from bot.engine.model import Seat, Setup, Side, Text
from bot.engine.refusal import Refused
from bot.games.commands_colors import decks
from bot.games.commands_colors.events import BattleBegan
from bot.games.hoth.content import Scenario
from bot.games.hoth.model.scene import Tables
from bot.games.hoth.model.state import (
    Fort,
    HothState,
    Objective,
    Player,
    SideState,
    Turn,
    TurnFrame,
    Unit,
)
from bot.games.hoth.rules import team, victory

from . import Flow, drawing, ending, options


def seats_of(tables: Tables, scenario: str) -> list[tuple[Seat, Side]]:
    """List the seats of a scenario with their sides in the order of the first turns.

    Rules: HOTH-SET-06, HOTH-TEAM-03, HOTH-TEAM-09.
    """
    return team.in_turn_order(tables.content.scenarios[scenario].first)


def commander_of(tables: Tables, setup: Setup, seat: Seat, side: Side) -> str | None:
    """Return the commander chosen for a seat (option ``commander-<seat>``), if they are used.

    Raises ``Refused`` for a commander of the other side or for a missing choice.

    Rules: HOTH-SET-07, HOTH-CMD-01, HOTH-CMD-02.
    """
    if not options.uses_commanders(setup):
        return None
    name = setup.options.get(options.commander_key(seat), "")
    commander = tables.content.commanders.get(name)
    if commander is None or commander.side != side:
        raise Refused(Text("hoth-refused-commander", {"seat": seat}), "HOTH-CMD-02")
    return name


def deck_of(tables: Tables, side: Side, commander: str | None) -> list[str]:
    """List a side's cards by id: the standard ones and those of a commander.

    Rules: HOTH-SET-07, HOTH-CARD-12, HOTH-CMD-02, HOTH-CMD-03.
    """
    return sorted(
        card.id
        for card in tables.content.cards.values()
        if card.side == side and card.commander in (None, commander)
    )


def new_state(tables: Tables, setup: Setup) -> HothState:
    """Put board, units, fortifications and medals of a scenario in place.

    Raises ``Refused`` for an unknown scenario or seats that do not fit it.

    Rules: HOTH-SET-01, HOTH-SET-02, HOTH-SET-03, HOTH-SET-04, HOTH-SET-06, HOTH-SET-12.
    """
    scenario = tables.content.scenarios.get(setup.scenario)
    if scenario is None:
        raise Refused(Text("hoth-refused-scenario", {"scenario": setup.scenario}), "HOTH-SET-01")
    seats = taken_seats(tables, setup)
    team.refuse_twins({seat: commander_of(tables, setup, seat, side) for seat, side in seats})
    return HothState(
        flow=[TurnFrame()],
        scenario=scenario.id,
        options=dict(setup.options),
        turn=Turn(number=1, side=scenario.first, seat=seats[0][0]),
        terrain={label: kind for kind, labels in scenario.terrain.items() for label in labels},
        units=units_of(tables, scenario),
        forts=[Fort(one.id, one.kind, one.hex, one.owner) for one in scenario.fortifications],
        objectives=[
            Objective(one.id, one.hex, one.kind, one.sides, one.medals)
            for one in scenario.objectives
        ],
        sides={
            side: SideState(seats=sorted(seat for seat, own in seats if own == side))
            for side in sorted(scenario.sides)
        },
        players={seat: Player(seat) for seat, _ in sorted(seats)},
    )


def taken_seats(tables: Tables, setup: Setup) -> list[tuple[Seat, Side]]:
    """List the taken seats with their sides; raises ``Refused`` where one is missing or unknown.

    Rules: HOTH-SET-06, HOTH-TEAM-01.
    """
    known = seats_of(tables, setup.scenario)
    taken = [(seat, side) for seat, side in known if seat in setup.seats]
    missing = any(team.is_required(seat) and seat not in setup.seats for seat, _ in known)
    if missing or len(taken) != len(setup.seats):
        raise Refused(Text("hoth-refused-seats"), "HOTH-SET-06")
    return taken


def units_of(tables: Tables, scenario: Scenario) -> list[Unit]:
    """Make the units of a scenario at full strength with their badges.

    Rules: HOTH-SET-03, HOTH-SET-04, HOTH-SET-05, HOTH-BDG-01, HOTH-BDG-02.
    """
    units: list[Unit] = []
    for side, groups in sorted(scenario.units.items()):
        for group in groups:
            figures = tables.types[group.type].figures
            badge = tables.content.badges[group.badge] if group.badge else None
            if badge is not None:
                figures = badge.start_figures or figures
            web = badge is not None and badge.reroll_all_when_installed
            for label in group.hexes:
                unit = Unit(
                    id=f"u{len(units) + 1:02}",
                    type=group.type,
                    side=side,
                    hex=label,
                    figures=figures,
                    start_figures=figures,
                    badge=group.badge,
                    web="installed" if web else None,
                )
                units.append(unit)
    return units


def begin(t: Flow, tables: Tables, setup: Setup) -> None:
    """Shuffle and deal, make the opening draw, and check victory once.

    The deck is made of the cards sorted by id; shuffle result i says which card lies at place i
    from the bottom.

    Rules: HOTH-SET-07, HOTH-SET-08, HOTH-SET-09, HOTH-SET-10, HOTH-RUL-01, HOTH-RUL-30,
    HOTH-TEAM-07.
    """
    state = t.state
    scenario = tables.content.scenarios[state.scenario]
    t.tell(BattleBegan(scenario=scenario.id, first=scenario.first))
    for side, own in state.sides.items():
        deal(t, tables, setup, side)
        for seat in own.seats:
            player = state.players[seat]
            count = team.hand_size(scenario.sides[side].hand, len(own.seats))
            if (side, seat) == (scenario.first, own.seats[0]) and has_opening_draw(setup):
                count += tables.content.match.opening_draw
            drawing.add(player, drawing.draw(t, player, count))
    before = ending.taken_objectives(t)
    for unit in state.units:
        victory.take_objectives(state, unit)
    ending.tell_taken(t, before)
    ending.is_over(t, tables)


def has_opening_draw(setup: Setup) -> bool:
    """Tell whether the first player draws an extra card.  Rules: HOTH-SET-09, HOTH-RUL-01."""
    return setup.options.get(options.OPENING_DRAW, "on") == "on"


def added_cards(t: Flow, side: Side) -> list[str]:
    """List the commander cards that a campaign adds to a side's deck for this battle.

    Rules: HOTH-CAMP-07, HOTH-CAMP-10.
    """
    campaign = t.state.campaign
    return campaign.added.get(side, []) if campaign is not None else []


def deal(t: Flow, tables: Tables, setup: Setup, side: Side) -> None:
    """Shuffle the deck of a side, or those of its two members.

    Rules: HOTH-SET-07, HOTH-SET-08, HOTH-TEAM-03, HOTH-TEAM-04, HOTH-TEAM-06, HOTH-CAMP-07.
    """
    seats = t.state.sides[side].seats
    standard = deck_of(tables, side, None)
    full = {seat: deck_of(tables, side, commander_of(tables, setup, seat, side)) for seat in seats}
    if len(seats) == 1:
        cards = sorted([*full[seats[0]], *added_cards(t, side)])
        t.state.players[seats[0]].deck = decks.shuffled(t, cards, "HOTH-SET-08")
        return
    own = {seat: [card for card in full[seat] if card not in standard] for seat in seats}
    team.deal(t, seats, standard, own)
