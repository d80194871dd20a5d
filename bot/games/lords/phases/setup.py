"""The set-up of a battle: options, armies, decks and opening hands (lords.md 4.4)."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.flow import Transition
from bot.engine.model import Choice, Seat, Setup, Side, Text
from bot.engine.refusal import Refused
from bot.engine.setup.options import Army, MatchOption, SeatOption
from bot.games.lords.content import LordsContent, Number, Option, Switch
from bot.games.lords.model.events import BattleBegan, CardSeen
from bot.games.lords.model.state import SIDES, SOUTH, ChallengeFrame, Force, LordsState, Terms, Turn
from bot.games.lords.rules.armies import MODES
from bot.games.lords.rules.tables import Tables

ON, OFF = "on", "off"
MEMORY = "memory"
"""Option of new matches: what was seen of hands is remembered for all."""


def army_key(side: Side) -> str:
    """Return the option that names the army of a side."""
    return f"army-{side}"


def terms_of(content: LordsContent, setup: Setup) -> Terms:
    """Read the options of a match; what is not set is as its battle or the list of options says.

    Raises ``Refused``.  Rules: LOW-OPL-01, LOW-OPL-02.
    """
    battle = content.scenarios[setup.scenario].options
    values: dict[str, bool | int | str] = {}
    for key, option in content.options.by_id().items():
        said = setup.options.get(key)
        value = battle.get(key, option.default) if said is None else value_of(option, said)
        if not option.allows(value):
            reason = Text("lords-refused-option", {"option": Text(f"lords-option-{key}")})
            raise Refused(reason, option.rules[0])
        values[key] = value
    return msgspec.convert(values, Terms)


def value_of(option: Option, said: str) -> bool | int | str:
    """Read the value of an option as it is stored; anything else stays the text it is."""
    if isinstance(option, Switch):
        return {ON: True, OFF: False}.get(said, said)
    if isinstance(option, Number) and said.isascii() and said.isdigit() and len(said) < 6:
        return int(said)
    return said


def written(value: bool | int | str) -> str:
    """Write the value of an option as it is stored."""
    if isinstance(value, bool):
        return ON if value else OFF
    return str(value)


def army_of(content: LordsContent, setup: Setup, side: Side) -> str:
    """Return the army that a side chose, or the battle's own for it.

    Rules: LOW-SET-01, LOW-RUL-06.
    """
    usual = content.scenarios[setup.scenario].armies[SIDES.index(side)]
    return setup.options.get(army_key(side), usual)


def match_options(content: LordsContent, scenario: str) -> list[MatchOption]:
    """List what the host of a battle may set, with the battle's own values as defaults.

    Rules: LOW-OPL-01, LOW-OPL-02, LOW-DCK-05, LOW-INF-05.
    """
    battle = content.scenarios[scenario].options
    found = []
    for key, option in content.options.by_id().items():
        name = Text(f"lords-option-{key}")
        default = written(battle.get(key, option.default))
        if isinstance(option, Number):
            found.append(MatchOption(key, name, default, numbers=(option.min, option.max)))
        elif isinstance(option, Switch):
            choices = tuple(Choice(one, Text(f"lords-switch-{one}")) for one in (ON, OFF))
            found.append(MatchOption(key, name, default, choices))
        else:
            modes = tuple(Choice(one, Text(f"lords-option-{key}-{one}")) for one in option.values)
            found.append(MatchOption(key, name, default, modes))
    return found


def seat_options(content: LordsContent, setup: Setup, side: Side) -> list[SeatOption]:
    """Let a side choose an army, a list of its own where the match allows it.

    Rules: LOW-SET-01, LOW-RUL-06, LOW-OPC-01, LOW-OPM-01, LOW-INF-05.
    """
    choices = tuple(
        Choice(army, Text(f"lords-army-{army}"), Text(f"lords-army-{army}-text"))
        for army in content.armies
    )
    terms = terms_of(content, setup)
    own_lists = terms.army_mode != content.options.army_mode.default
    usual = content.scenarios[setup.scenario].armies[SIDES.index(side)]
    return [
        SeatOption(
            army_key(side),
            Text("lords-option-army"),
            choices,
            usual,
            required=True,
            armies=own_lists,
            told=terms.open_lists,
            seen=True,
        )
    ]


def read_army(tables: Tables, said: str, setup: Setup | None) -> Army:
    """Read a list of one's own, for any battle or for a certain one; raises ``Refused``.

    Rules: LOW-ARM-04.
    """
    allowed = MODES[-1] if setup is None else terms_of(tables.content, setup).army_mode
    return tables.book.army(tables.book.read(said, allowed))


def new_state(tables: Tables, setup: Setup) -> LordsState:
    """Return the state with an empty mat and no cards dealt; raises ``Refused``."""
    content = tables.content
    if setup.scenario not in content.scenarios:
        raise Refused(Text("lords-refused-scenario", {"scenario": setup.scenario[:40]}))
    terms = terms_of(content, setup)
    forces = {side: Force(army=army_of(content, setup, side)) for side in SIDES}
    if setup.options.get(MEMORY) == ON:
        for force in forces.values():
            force.recalled, force.seen = [], []
    for force in forces.values():
        tables.book.read(force.army, terms.army_mode)
    return LordsState(
        flow=[ChallengeFrame()],
        scenario=setup.scenario,
        terms=terms,
        turn=Turn(number=0, side=SOUTH),
        forces=forces,
    )


def begin(t: Transition[Any], tables: Tables) -> None:
    """Lay the generals aside, shuffle the decks and deal the opening hands.

    Rules: LOW-SET-03, LOW-SET-04, LOW-SET-05.
    """
    state: LordsState = t.state
    armies = {side: tables.army_name(force.army) for side, force in state.forces.items()}
    made = {side: tables.army_base(force.army) for side, force in state.forces.items()}
    bases = {side: base for side, base in made.items() if base}
    t.tell(BattleBegan(scenario=state.scenario, armies=armies, bases=bases))
    for side, force in state.forces.items():
        cards = tables.army(force.army)
        generals = [card for card in cards if tables.cards[card].general]
        rest = [card for card in cards if not tables.cards[card].general]
        force.deck = [rest[index] for index in t.order(len(rest), "LOW-SET-04")]
        drawn = [force.deck.pop() for _ in range(tables.content.course.opening_draw)]
        force.hand = [*generals, *drawn]
        t.tell(CardSeen(audience=(Seat(side),), side=side, cards=tuple(force.hand)))
