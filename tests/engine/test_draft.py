"""Orders laid out on copies: what goes, what is left, where they lead; nothing happens."""

from bot.engine.flow import encode
from bot.engine.tries import draft
from tests.games.jours.given import start

ROWS = [
    "0810/NNE a=I4/6/5/5 X",
    "0811/NNE b=I4/6/5/5 X",
    "0807/SSE d=I5/6/5/5 Y",
]  # fmt: skip


def where(position, key):
    return position.state.field.unit(key).at


def test_orders_go_one_by_one_and_the_position_stays_as_it_was():
    position = start(ROWS)
    before = encode(position.state)

    laid = draft.lay(position, "blue", ["mv a 0809", "mv b 0810"])

    assert laid.left == ()
    assert [one.split()[:2] for one in laid.orders] == [["mv", "a"], ["mv", "b"]]
    assert (where(laid.position, "a"), where(laid.position, "b")) == ("0809", "0810")
    assert (where(laid.before, "a"), where(laid.before, "b")) == ("0809", "0811")
    assert laid.events
    assert encode(position.state) == before


def test_what_is_no_order_any_more_is_left_out_and_the_others_go():
    position = start(ROWS)

    laid = draft.lay(position, "blue", ["mv a 0809", "mv a 0801", "nonsense", "mv b 0810"])

    assert laid.left == ("mv a 0801", "nonsense")
    assert len(laid.orders) == 2
    assert where(laid.position, "b") == "0810"


def test_a_seat_that_is_not_asked_lays_nothing_out():
    laid = draft.lay(start(ROWS), "red", ["mv d 0806"])

    assert (laid.orders, laid.left) == ((), ("mv d 0806",))
    assert laid.position is laid.before


GUNS = ["0808/NNE g=Af3e3m4c6 X", "0811/NNE h=Af3e3m4c6 X", "0805/SSE d=I5/6/5/5 Y",
        "0808/NNE a=I4/6/5/5 X", "0809/SSE e=I5/6/5/5 Y"]  # fmt: skip


def test_an_order_that_chance_decides_is_the_last_and_is_not_carried_out():
    position = start(GUNS, stage="fire")

    laid = draft.lay(position, "blue", ["fire g 0805", "fire h 0809", "fire end"])

    assert (laid.orders, laid.risky, laid.left) == ((), "fire g 0805", ("fire h 0809", "fire end"))
    assert laid.position is position
    illegal = draft.lay(position, "blue", ["fire g 0801"])
    assert (illegal.risky, illegal.left) == ("", ("fire g 0801",))
