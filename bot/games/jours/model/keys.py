"""The keys under which procedures remember what they were told and have done.

They stand in the states of running matches and in the digests of journals, so no key is ever
renamed or used for something else. A row names a unit, a hex or a number at each place.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.script import RowKey, row_key

GameKey: TypeAlias = Literal["begin", "dice", "opener", "rout"]
GameRow: TypeAlias = Literal["draw-{}", "pass-{}"]
ActivationKey: TypeAlias = Literal["begin", "who", "chosen", "fire", "move", "combat", "rally"]
ActivationRow: TypeAlias = Literal["try-{}", "roll-{}"]
SegmentKey: TypeAlias = Literal["order", "done", "pivot", "leave", "themselves"]
"""Of a segment that asks again and again and forgets each answer when it is carried out."""
FireKey: TypeAlias = Literal["roll"]
FireRow: TypeAlias = Literal["hit-{}", "leave-{}", "counter-{}", "answer-{}"]
MarchKey: TypeAlias = Literal["begin", "end"]
MarchRow: TypeAlias = Literal["step-{}", "rout-{}-{}"]
FlightKey: TypeAlias = Literal["where", "gone", "lost", "moved"]
LeavingKey: TypeAlias = Literal["start", "chiefs", "path", "onward", "ended"]
LeavingRow: TypeAlias = Literal["follow-{}", "step-{}", "pass-{}", "room-{}"]
StepRow: TypeAlias = Literal["flee-{}-{}", "flee-{}-{}-{}"]
RoutRow: TypeAlias = Literal["next-{}", "rout-{}"]
CombatKey: TypeAlias = Literal[
    "guns", "roll", "row", "over", "begin", "held", "tests", "struck", "emptied", "rides",
    "may_occupy", "occupy", "occupying", "may_advance", "advance", "advancing", "may_break",
    "break", "breaking", "broke", "pursue", "pursuit", "ridden",
]  # fmt: skip
CombatRow: TypeAlias = Literal[
    "assault-{}", "combat-{}", "fight-{}", "heirs-{}", "take-{}", "taken-{}",
    "may_evade-{}", "evade-{}", "evasion-{}", "may_counter-{}", "counter-{}", "countered-{}",
    "may_react-{}", "react-{}", "reaction-{}", "leave-{}", "forsaken-{}", "gun-{}", "gun_leave-{}",
    "gun_test-{}", "gun_rout-{}", "may_strike-{}", "back-{}", "chase-{}", "forward-{}",
    "striking-{}", "struck-{}", "ends-{}", "flees-{}",
]  # fmt: skip
ChargeKey: TypeAlias = Literal[
    "declare", "ride", "contact", "may_recall", "recall", "recalled", "may_go_back", "back",
    "gone_back",
]  # fmt: skip
SheetKey: TypeAlias = Literal["sheet", "noted"]
ChargeRow: TypeAlias = Literal["may_square-{}", "square-{}", "squared-{}"]
PursuitKey: TypeAlias = Literal["begin", "able", "charge", "open", "fought", "ended"]
PursuitRow: TypeAlias = Literal["may_ride-{}", "ride-{}", "turn-{}", "turned-{}", "meets-{}"]
EntryKey: TypeAlias = Literal["step", "test", "onward", "ended"]

Key: TypeAlias = (
    GameKey | ActivationKey | SegmentKey | FireKey | MarchKey | FlightKey | LeavingKey
    | CombatKey | ChargeKey | SheetKey | PursuitKey | EntryKey
)  # fmt: skip
Row: TypeAlias = (
    GameRow | ActivationRow | FireRow | MarchRow | LeavingRow | StepRow | RoutRow
    | CombatRow | ChargeRow | PursuitRow
)  # fmt: skip
AnyKey: TypeAlias = Key | RowKey


def at(row: Row, *places: str | int) -> RowKey:
    """Return the key of a row at its places.

    >>> at("hit-{}", "28e")
    'hit-28e'
    """
    return row_key(row, *places)
