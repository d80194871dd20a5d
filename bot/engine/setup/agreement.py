"""A set-up with everything agreed: which options there are, and what was not chosen by default."""

from __future__ import annotations

import msgspec

from bot.engine.game import AnyGame
from bot.engine.model import Setup


def with_defaults(game: AnyGame, setup: Setup) -> Setup:
    """Return the set-up with what it seals, and the default of every choice that no seat made."""
    options = {**game.preparation.sealed(setup.scenario), **setup.options}
    setup = msgspec.structs.replace(setup, options=options)
    for seat in setup.seats:
        for option in game.preparation.seat_options(setup, seat):
            if option.key not in setup.options:
                options = {**setup.options, option.key: option.default}
                setup = msgspec.structs.replace(setup, options=options)
    return setup


def keys_offered(game: AnyGame, setup: Setup) -> set[str]:
    """Return the keys of all options: those of the host, and those of the seats."""
    found = {option.key for option in game.preparation.match_options(setup.scenario)}
    for seat in setup.seats:
        found |= {option.key for option in game.preparation.seat_options(setup, seat)}
    return found
