"""The keys under which procedures remember: all in use, and each where its list says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.games.fire_and_sword.model import keys, state
from tests.support.loaded import load_games

GAME = load_games()["fire_and_sword"]
PHASES = Path(state.__file__).parent.parent / "phases"
STEPS = 700


def words(literals):
    """Return the words of a ``Literal``, or of several."""
    found = set()
    for one in get_args(literals):
        found |= {one} if isinstance(one, str) else words(one)
    return found


KEYS = {
    state.Game: (keys.GameKey, keys.GameRow),
    state.SetUp: (None, keys.SetUpRow),
    state.Turn: (keys.TurnKey, keys.TurnRow),
    state.Activation: (keys.ActivationKey, keys.ActivationRow),
    state.Test: (None, keys.TestRow),
    state.Morale: (keys.MoraleKey, keys.MoraleRow),
    state.Shooting: (keys.ShootingKey, keys.ShootingRow),
    state.Charge: (keys.ChargeKey, keys.ChargeRow),
    state.Melee: (keys.MeleeKey, keys.MeleeRow),
    state.Command: (None, keys.CommandRow),
    state.Task: (keys.TaskKey, keys.TaskRow),
}
"""The keys and rows of each kind of procedure."""
PATTERNS = {
    kind: re.compile(
        "|".join(
            [*words(plain), *(row.replace("{}", "[a-zA-Z0-9]*") for row in sorted(words(rows)))]
        )
    )
    for kind, (plain, rows) in KEYS.items()
}


def test_every_kind_of_procedure_has_its_keys_and_all_keys_belong_to_one():
    assert set(KEYS) == set(get_args(state.FasFrame))
    assert words(keys.Key) == set().union(*(words(plain) for plain, _ in KEYS.values()))
    assert words(keys.Row) == set().union(*(words(rows) for _, rows in KEYS.values()))


@pytest.mark.parametrize("key", sorted(words(keys.Key) | words(keys.Row)))
def test_no_key_is_left_over(key):
    sources = "\n".join(one.read_text() for one in sorted(PHASES.rglob("*.py")))

    assert f'"{key}"' in sources


@pytest.mark.parametrize(("seed", "tokens"), [("keys-1", "secret"), ("keys-2", "table")])
def test_procedures_remember_nothing_but_under_their_own_keys(seed, tokens):
    draws = SeededDraws(b"keys", seed)
    setup = selfplay.setup_of(GAME, "table")
    setup = msgspec.structs.replace(setup, options={**setup.options, "tokens": tokens})
    line = selfplay.started(GAME, setup, draws)
    met = set()
    for count, position in enumerate(selfplay.steps(line, draws, selfplay.random_chooser(seed))):
        for frame in position.state.flow:
            for key in (*frame.answers, *frame.results):
                assert PATTERNS[type(frame)].fullmatch(key), (type(frame).__name__, key)
                met.add((type(frame), key))
        if count == STEPS:
            break
    assert len(met) > 100
