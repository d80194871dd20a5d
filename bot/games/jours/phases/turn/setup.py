"""How a battle is set up (digest 2)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import SeatInfo
from bot.engine.model import Choice, Seat, Setup, Side, Text
from bot.engine.refusal import Refused
from bot.engine.setup.options import MatchOption
from bot.games.jours.content import Scenario
from bot.games.jours.model.field import Camp, Field, Formation, Terms
from bot.games.jours.model.state import Game, JdgState, Secret
from bot.games.jours.phases import armies, cards
from bot.games.jours.rules import command
from bot.games.jours.rules.land.ground import Tables


def seats(battle: Scenario) -> Sequence[SeatInfo]:
    """List the two seats, the first side first."""
    sides = sorted(battle.sides, key=lambda side: side != battle.first)
    return tuple(SeatInfo(Seat(side), side) for side in sides)


def match_options() -> Sequence[MatchOption]:
    """List what the host may set.

    Rules: JDG-OPT-9, JDG-OPT-10, JDG-OPT-11, JDG-OPT-12, JDG-OPT-13.
    """
    switch = (Choice("off", Text("jours-option-off")), Choice("on", Text("jours-option-on")))
    return (
        MatchOption("learning", Text("jours-option-learning"), "off", switch),
        MatchOption("envelopment", Text("jours-option-envelopment"), "off", switch),
        MatchOption("sheet", Text("jours-option-sheet"), "on", switch),
        MatchOption("special", Text("jours-option-special"), "off", switch),
        MatchOption(armies.OWN, Text("jours-option-armies"), "off", switch),
    )


HANDICAP = "handicap"
"""The key in ``Setup.options`` under which a battle seals its handicap."""


def sealed(battle: Scenario) -> dict[str, str]:
    """Return what a battle that begins now seals besides what is chosen.  Rules: JDG-13.2-a."""
    return {} if battle.handicap is None else {HANDICAP: str(battle.handicap)}


def new_state(tables: Tables, setup: Setup) -> JdgState:
    """Return the state before the first turn; raises ``Refused`` for an unknown battle.

    Rules: JDG-SU-a, JDG-SU-b, JDG-SU-c, JDG-SU-d, JDG-SU-e, JDG-2.1.1-a, JDG-2.1.1-b,
    JDG-13.2-a, JDG-OPT-1, JDG-OPT-2, JDG-OPT-9, JDG-OPT-10, JDG-OPT-12, JDG-OPT-13, JDG-0.3-a.
    """
    battle = tables.content.scenarios.get(setup.scenario)
    if battle is None:
        raise Refused(Text("jours-refused-scenario", {"scenario": setup.scenario[:40]}))
    usual = {one.key: one.default for one in match_options()}
    on = {key for key, value in {**usual, **setup.options}.items() if value == "on"}

    def uses(side: Side) -> dict[str, int]:
        own = armies.own_list(setup, side) is not None
        found = {one.id: one.uses for one in battle.combined if one.side == side and not own}
        return {**found, command.SPECIAL: 1} if "special" in on else found

    field = Field(
        scenario=battle.id,
        map=battle.map,
        terms=Terms(**{key: key in on for key in Terms.__struct_fields__}),
        first=battle.first,
        units=[cards.unit_of(one, card) for one in battle.formations for card in one.units],
        chiefs=[cards.chief_of(card) for card in battle.chiefs],
        formations=[Formation(id=one.id, side=one.side, markers=one.markers)
                    for one in battle.formations],
        camps={
            side: Camp(side=side, rout=one.rout, uses=uses(side))
            for side, one in sorted(battle.sides.items())
        },
        arrivals=cards.arrivals_of(battle),
        control=dict(battle.control),
    )  # fmt: skip
    if HANDICAP in setup.options:
        field.handicap = int(setup.options[HANDICAP])
    armies.muster(tables, setup, field)
    secrets = {side: Secret(uses=uses(side)) for side in sorted(battle.sides)}
    return JdgState(flow=[Game(key="game")], field=field, secrets=secrets)
