"""Running matches played again by other rules: which differ, from when on, and for whom."""

from __future__ import annotations

from bot.service.match.rehearsal import Rehearsed, rehearse

from .coin import Coin, CoinInsight, Place, Resign, Swap, Wait
from .table import ANNA, PETR, press
from .test_recovery import Mended

BOTH = (ANNA.id, PETR.id)


class Turned(Mended):
    """What is placed is gone at once, by a game that counts its turns."""

    insight = CoinInsight()


class Strict(Coin):
    """Nobody may wait any more."""

    version = "2"
    insight = CoinInsight()

    def options(self, view, decision):
        return [one for one in super().options(view, decision) if not isinstance(one, Wait)]


async def found(store, game):
    return [one async for one in rehearse(store, {} if game is None else {"coin": game})]


async def test_what_the_same_rules_give_differs_nowhere(desk, store):
    await desk.answer(Place(2))
    await desk.answer(Wait())
    assert await found(store, Coin()) == [Rehearsed(desk.id, "coin", "1", 3, True, BOTH)]


async def test_a_record_that_gives_something_else_is_told_with_its_turn(desk, store):
    """The stake is gone by the new rules, from the second turn on; the match goes on."""
    await desk.answer(Swap())
    await desk.answer(Wait())
    await desk.answer(Place(2))

    (one,) = await found(store, Turned())

    assert (one.differs, one.turn, one.why, one.goes_on) == (3, 2, "the state differs", True)
    assert (one.began, one.records, one.players) == ("1", 4, BOTH)


async def test_a_last_step_that_is_no_more_legal_holds_a_match_up_and_an_older_one_does_not(
    desk, store
):
    await desk.answer(Place(2))
    await desk.answer(Wait())
    (held_up,) = await found(store, Strict())
    await desk.answer(Swap())
    (older,) = await found(store, Strict())

    assert (held_up.differs, held_up.turn, held_up.goes_on) == (2, 1, False)
    assert (older.differs, older.turn, older.goes_on) == (2, 1, True)
    assert held_up.why == older.why == "IllegalAction: refused-illegal"


async def test_a_game_that_is_not_there_and_a_finished_match(desk, store):
    (one,) = await found(store, None)
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())
    assert (one.differs, one.goes_on, one.why) == (0, False, "the game is not installed")
    assert await found(store, Mended()) == []
