"""The keys under which procedures remember what they were told and have done.

They stand in the states of running matches and in the digests of journals, so no key is ever
renamed or used for something else. A row names an element, a side or a number at each place.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.script import RowKey, row_key

TokenRow: TypeAlias = Literal["token-{}", "token-{}-laid"]
"""A token on the table that is turned up, in whatever procedure that happens."""

GameKey: TypeAlias = Literal["losses", "opened", "second", "set-up", "test", "turn", "who"]
GameRow: TypeAlias = Literal[
    "advantage-{}", "advantage-{}-taken", "forward-{}", "objective-{}", "objective-{}-taken",
    "successor-{}", "successor-{}-back",
]  # fmt: skip

SetUpRow: TypeAlias = Literal[
    "deserted-{}", "deserters-{}", "filled-{}-{}", "magazines-{}-{}", "place-{}", "placed-{}",
    "plan-{}", "vanguard-{}", "vanguard-{}-moved",
]  # fmt: skip

TurnKey: TypeAlias = Literal["activation", "calculated", "entered", "stop"]
TurnRow: TypeAlias = Literal[
    "auxiliary-{}", "auxiliary-{}-activation", "auxiliary-{}-paid", "auxiliary-{}-payer",
    "declare-{}", "free-{}", "free-{}-fresh",
]  # fmt: skip

ActivationKey: TypeAlias = Literal["begin"]
ActivationRow: TypeAlias = (
    Literal[
        "action-{}", "action-{}-crossed", "action-{}-ground", "action-{}-run", "action-{}-told",
        "overrun-{}", "overrun-{}-called", "overrun-{}-due",
    ]
    | TokenRow
)  # fmt: skip

TestRow: TypeAlias = Literal["intervene-{}", "intervene-{}-rolled"]

WithdrawalKey: TypeAlias = Literal[
    "withdraw", "withdraw-left", "withdraw-order", "withdraw-out", "withdraw-up-first",
    "withdraw-way", "withdrawn",
]  # fmt: skip
PathRow: TypeAlias = Literal[
    "aside-{}", "aside-{}-whom", "room-{}", "room-{}-whom", "ruins-{}", "ruins-{}-done",
    "aside-{}-{}", "aside-{}-{}-done", "dp-{}", "passed-{}", "test-{}",
]  # fmt: skip
"""What follows from a movement on a virtual table: tests for passing, Groups set aside."""
WithdrawalRow: TypeAlias = Literal["withdraw-up-{}", "withdraw-up-{}-called"] | TokenRow | PathRow
"""A forced withdrawal, which is part of a Morale test or of an Evade."""

MoraleKey: TypeAlias = Literal["attitude", "dp", "test"] | WithdrawalKey
MoraleRow: TypeAlias = WithdrawalRow

ShootingKey: TypeAlias = Literal[
    "ammo", "entangled", "fire", "in-range", "reload", "rule", "split", "stand", "usual",
]  # fmt: skip
ShootingRow: TypeAlias = Literal[
    "beyond-{}", "dice-{}", "dp-{}", "group-{}", "group-{}-nearest", "group-{}-told", "hits-{}",
    "morale-{}", "morale-{}-{}", "near-{}", "origin-{}", "piece-{}", "points-{}",
    "points-{}-told", "resist-{}", "roll-{}", "target-{}", "terrain-{}", "touching-{}-{}",
    "zone-{}",
]  # fmt: skip

EvadeKey: TypeAlias = Literal[
    "blow", "blow-dp", "blow-morale", "blow-morale-dp", "lances", "may-shoot", "parting",
    "parting-shot", "spent", "stays", "threat",
]  # fmt: skip
ChargeKey: TypeAlias = (
    Literal[
        "activated", "aim", "automatic", "bound", "called", "face", "failed", "fire", "formed",
        "melee",
        "militia", "militia-test", "militia-told", "placed", "reaction", "reaction-test", "rule",
        "target",
        "terrain", "told", "usual", "zone", "zones",
    ]
    | EvadeKey
    | WithdrawalKey
)  # fmt: skip
ChargeRow: TypeAlias = Literal["crossed-{}", "shift-{}", "shift-{}-done"] | WithdrawalRow

MeleeKey: TypeAlias = Literal[
    "before", "contacts", "hurt", "roll", "step-4", "step-5", "struck", "told", "up-first",
]  # fmt: skip
MeleeRow: TypeAlias = (
    PathRow
    | Literal[
    "break-{}", "break-{}-done", "contact-{}", "contact-{}-enemy",
    "contact-{}-kept",
    "contact-{}-own", "follow-{}", "free-{}", "free-{}-done", "free-{}-payer", "free-{}-turn",
    "free-{}-turned", "ground-{}",
    "ground-{}-dp", "ground-{}-due", "ground-{}-marked", "ground-{}-test", "morale-{}",
    "morale-{}-must", "odd-{}", "odd-{}-{}", "order-{}", "order-{}-laid", "regroup-{}",
    "regroup-{}-advance", "regroup-{}-advance-done", "regroup-{}-gone", "room-{}", "room-{}-whom",
    "bound-{}", "shift-{}", "shift-{}-done", "terrain-{}", "up-{}", "up-{}-called",
    ]
    | TokenRow
)  # fmt: skip

CommandRow: TypeAlias = Literal[
    "collect-{}", "insist-{}", "insist-{}-paid", "insist-{}-told", "obey-{}", "order-{}",
    "order-{}-given", "order-{}-paid", "unit-{}", "what-{}",
]  # fmt: skip

NumberKey: TypeAlias = Literal[
    "dice", "effectiveness", "extra", "failures", "morale", "points", "resistance", "structures",
    "successes", "target", "threat",
]  # fmt: skip
"""Numbers that are typed in (FAS-LIVE-11)."""
TaskKey: TypeAlias = (
    Literal[
        "advance", "avoid", "back", "broken-off", "called", "changed", "dp", "dp-told", "group",
        "kind", "line", "load", "looters", "marked", "moved", "near", "out", "rally", "roll",
        "saved", "shot", "stays", "strike", "structure", "test", "to", "told", "unit", "who",
    ]
    | NumberKey
)  # fmt: skip
TaskRow: TypeAlias = Literal[
    "dice-{}", "dp-{}", "effectiveness-{}", "hit-{}", "passed-{}", "points-{}", "resist-{}",
    "resistance-{}", "target-{}", "test-{}", "touched-{}",
]  # fmt: skip

Key: TypeAlias = (
    GameKey | TurnKey | ActivationKey | MoraleKey | ShootingKey | ChargeKey | MeleeKey | TaskKey
)
Row: TypeAlias = (
    GameRow
    | SetUpRow
    | TurnRow
    | ActivationRow
    | TestRow
    | MoraleRow
    | ShootingRow
    | ChargeRow
    | MeleeRow
    | CommandRow
    | TaskRow
)
AnyKey: TypeAlias = Key | RowKey


def at(row: Row, *places: str | int) -> RowKey:
    """Return the key of a row at its places.

    >>> at("morale-{}-{}", 2, "r3")
    'morale-2-r3'
    """
    return row_key(row, *places)
