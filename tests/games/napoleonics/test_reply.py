"""Quick replies: one piece after the other moves as the advice would move it."""

from __future__ import annotations

from tests.games.napoleonics.given import GAME, given


def picked(position, how):
    """What advice or a quick reply picks."""
    decision = position.open[0]
    view, options = position.view(decision.seat), position.options(decision)
    return GAME.write(getattr(GAME.computer, how)(view, decision, options))


def moving(*units, enemies=("F-LN D6", "F-LN B9(1)")):
    return given(phase="move", bottom=[f"{one} ordered" for one in units], top=list(enemies))


def test_the_first_piece_that_gains_moves_before_one_that_gains_more():
    position = moving("B-LN H2", "B-LC G8")

    assert picked(position, "advise").startswith("G8>")
    assert picked(position, "reply") == picked(moving("B-LC G8"), "advise")
    assert picked(moving("B-LN H2", "B-LC I8"), "reply").startswith("H2>")


def test_who_gains_nothing_by_moving_stays():
    position = moving("B-LN H2", enemies=("F-LN H3(1)",))

    assert picked(position, "reply") == "done" == picked(position, "advise")
