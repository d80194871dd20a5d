"""The keys under which procedures remember what they were told and have done.

They stand in the states of running matches and in the digests of journals, so no key is ever
renamed or used for something else. A row names an element, a side or a number at each place.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine.script import RowKey, row_key

TokenRow: TypeAlias = Literal["token-{}", "token-{}-laid"]
"""A token on the table that is turned up, in whatever procedure that happens."""

GameKey: TypeAlias = Literal["losses", "test", "turn", "who"]
GameRow: TypeAlias = Literal[
    "advantage-{}", "advantage-{}-taken", "forward-{}", "objective-{}", "objective-{}-taken",
]  # fmt: skip

TurnKey: TypeAlias = Literal["activation", "stop"]
TurnRow: TypeAlias = Literal[
    "auxiliary-{}", "auxiliary-{}-activation", "auxiliary-{}-paid", "auxiliary-{}-payer",
    "declare-{}", "free-{}", "free-{}-fresh",
]  # fmt: skip

ActivationKey: TypeAlias = Literal["begin"]
ActivationRow: TypeAlias = Literal["action-{}", "action-{}-run", "action-{}-told"] | TokenRow

TestRow: TypeAlias = Literal["intervene-{}", "intervene-{}-rolled"]

WithdrawalKey: TypeAlias = Literal["withdraw", "withdraw-order", "withdraw-up-first", "withdrawn"]
WithdrawalRow: TypeAlias = Literal["withdraw-up-{}", "withdraw-up-{}-called"] | TokenRow
"""A forced withdrawal, which is part of a Morale test or of an Evade."""

MoraleKey: TypeAlias = Literal["attitude", "dp", "test"] | WithdrawalKey
MoraleRow: TypeAlias = WithdrawalRow

ShootingKey: TypeAlias = Literal[
    "ammo", "entangled", "fire", "in-range", "reload", "rule", "split", "stand", "usual",
]  # fmt: skip
ShootingRow: TypeAlias = Literal[
    "beyond-{}", "dice-{}", "dp-{}", "group-{}", "group-{}-nearest", "group-{}-told", "hits-{}",
    "morale-{}", "morale-{}-{}", "near-{}", "points-{}", "points-{}-told", "resist-{}", "roll-{}",
    "target-{}", "terrain-{}", "touching-{}-{}", "zone-{}",
]  # fmt: skip

EvadeKey: TypeAlias = Literal[
    "blow", "blow-dp", "blow-morale", "blow-morale-dp", "lances", "may-shoot", "parting",
    "parting-shot", "spent", "stays", "threat",
]  # fmt: skip
ChargeKey: TypeAlias = (
    Literal[
        "activated", "automatic", "bound", "called", "face", "failed", "fire", "formed", "melee",
        "militia", "militia-test", "militia-told", "reaction", "reaction-test", "rule", "target",
        "terrain", "told", "usual", "zone",
    ]
    | EvadeKey
    | WithdrawalKey
)  # fmt: skip
ChargeRow: TypeAlias = Literal["crossed-{}"] | WithdrawalRow

MeleeKey: TypeAlias = Literal[
    "before", "hurt", "roll", "step-4", "step-5", "struck", "told", "up-first",
]  # fmt: skip
MeleeRow: TypeAlias = (
    Literal[

    "break-{}", "break-{}-done", "contact-{}", "contact-{}-enemy", "contact-{}-kept",
    "contact-{}-own", "follow-{}", "free-{}", "free-{}-done", "free-{}-payer", "ground-{}",
    "ground-{}-dp", "ground-{}-due", "ground-{}-marked", "ground-{}-test", "morale-{}",
    "morale-{}-must", "odd-{}", "odd-{}-{}", "order-{}", "order-{}-laid", "regroup-{}",
    "regroup-{}-advance", "regroup-{}-advance-done", "terrain-{}", "up-{}", "up-{}-called",
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
        "avoid", "called", "changed", "dp", "dp-told", "group", "kind", "load", "looters",
        "marked", "near", "rally", "roll", "stays", "strike", "test", "to", "told", "unit", "who",
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
