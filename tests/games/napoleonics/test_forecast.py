"""Moves are previewed: where the piece stands then, and whether it can still battle."""

from tests.games.napoleonics.given import GAME, given


def test_a_move_is_previewed_with_what_it_leaves_open():
    position = given(
        phase="move", bottom=["B-LT G6 ordered with Hill"], top=["F-LN D6"],
        leaders={"bottom": ["Picton H9 ordered"]},
    )  # fmt: skip
    view, decision = position.view("bottom"), position.open[0]
    for order, key in (("G6>F6", "battles"), ("G6>F6>E6", "no-battle")):
        found = GAME.forecast(view, GAME.read(view, decision, order))
        assert [line.key for line in found.lines] == [
            "napoleonics-log-move", f"napoleonics-forecast-{key}",
        ]  # fmt: skip
        end = order[-2:]
        assert [one.hex for one in found.view.units if one.type == "B-LT"] == [end]
        assert [one.hex for one in found.view.leaders if one.name == "Hill"] == [end]
    found = GAME.forecast(view, GAME.read(view, decision, "leader H9>G9"))
    assert [one.hex for one in found.view.leaders if one.name == "Picton"] == ["G9"]
    assert GAME.forecast(view, GAME.read(view, decision, "done")) is None
    assert [one.hex for one in position.view("bottom").units if one.type == "B-LT"] == ["G6"]
