"""What may be costly about dice never runs on the event loop, whoever asks for it and how."""

import functools
import threading

import pytest

from bot.dice import chances, evaluate, ledger, notation, verify
from bot.sandbox import text_of
from tests.chat.test_dice import heard

COSTLY = (
    (notation, "parse"),
    (evaluate, "evaluate"),
    (chances, "chances"),
    (ledger, "_rank"),
    (verify, "_same"),
)


@pytest.fixture
def threads(monkeypatch):
    """Collect, by function, the threads in which costly work runs."""
    seen = {}

    def watch(place, name):
        real = getattr(place, name)

        @functools.wraps(real)
        def watched(*args):
            seen.setdefault(name, set()).add(threading.get_ident())
            return real(*args)

        monkeypatch.setattr(place, name, watched)

    for place, name in COSTLY:
        watch(place, name)
    return seen


async def test_no_roll_odds_list_or_check_is_computed_on_the_event_loop(stage, threads):
    rolled = await stage.alice.slash("dice roll", expression="40d6e6kh20", repeat=2)
    await stage.bob.click(rolled, "Roll again")
    await stage.bob.click(rolled, "Odds")
    await stage.alice.slash("dice odds roll", expression="9d20kh3")
    await stage.carol.slash("dice roll", expression="9d89", secret=True)
    await heard(stage.bob, "secret roll")
    await stage.alice.slash("dice roll", expression="9d89", referee=stage.carol.id)
    await stage.settled()
    assert "40d6e6kh20" in text_of(await stage.bob.slash("dice history"))
    await stage.alice.slash("dice roll", expression="2d6")
    assert "Plain rolls" in text_of(await stage.alice.slash("dice luck"))
    await stage.alice.slash("dice roll", expression="1d1" + "e1" * 98)
    await stage.alice.slash("dice session end")
    assert "✅" in text_of(await stage.carol.slash("dice verify"))

    assert set(threads) == {name for _, name in COSTLY}
    here = threading.get_ident()
    assert [name for name, found in threads.items() if here in found] == []
