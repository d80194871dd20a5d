"""Terms and the texts that say them, and values as they are stored."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine import model
from bot.engine.model import (
    Action,
    Decision,
    Draw,
    Event,
    Frame,
    Seat,
    Setup,
    State,
    Term,
    Text,
    chain,
    term,
    text,
    worded,
)


class Walk(Action, frozen=True, tag="walk"):
    to: str


class Ride(Frame, kw_only=True, tag="ride"):
    left: int


class Walked(Event, frozen=True, kw_only=True, tag="walked"):
    to: str


def test_a_text_takes_terms_as_arguments_and_puts_them_into_words():
    said = text("moved", unit=Term("unit", {"kind": Term("horse")}), count=2, to=Text("hill"))

    assert said.key == "moved"
    assert said.args == {
        "unit": Text("unit", {"kind": Text("horse")}),
        "count": 2,
        "to": Text("hill"),
    }


def test_a_term_keeps_its_arguments_as_they_are():
    assert term("pay", what=Term("toll"), count=2) == Term(
        "pay", {"what": Term("toll"), "count": 2}
    )


def test_a_renamed_message_is_said_at_every_depth(monkeypatch):
    monkeypatch.setattr(model, "RENAMED", {"horse": "cavalry", "cavalry": "never"})

    assert worded(term("unit", kind=Term("horse"))) == Text("unit", {"kind": Text("cavalry")})


def test_texts_are_chained_from_the_first_to_the_last():
    said = chain("and", [Text("a"), Term("b"), Text("c")])

    rest = Text("and", {"first": Text("b"), "rest": Text("c")})
    assert said == Text("and", {"first": Text("a"), "rest": rest})
    assert chain("and", [Term("a")]) == Text("a")
    with pytest.raises(ValueError, match="not enough values"):
        chain("and", [])


@pytest.mark.parametrize(
    ("value", "stored"),
    [
        (Walk("hill"), b'{"do":"walk","to":"hill"}'),
        (Ride(left=2), b'{"frame":"ride","left":2}'),
        (Walked(to="hill"), b'{"event":"walked","audience":null,"to":"hill"}'),
        (
            Walked(to="hill", audience=(Seat("a-1"),)),
            b'{"event":"walked","audience":["a-1"],"to":"hill"}',
        ),
        (Decision(3, "DP-GO", Seat("a-1")), b'{"serial":3,"point":"DP-GO","seat":"a-1"}'),
        (
            Draw("roll", 2, 6, "R-1", (1, 6)),
            b'{"kind":"roll","count":2,"bound":6,"rule":"R-1","result":[1,6]}',
        ),
        (Term("toll", {"n": 1}), b'{"key":"toll","args":{"n":1}}'),
        (
            Setup(scenario="only", seats=(Seat("a-1"),)),
            b'{"scenario":"only","seats":["a-1"],"options":{}}',
        ),
        (
            State(flow=[Ride(left=1)]),
            b'{"flow":[{"frame":"ride","left":1}],"open":[],"serial":0,"draws":0}',
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, bytes) else "json",
)
def test_values_are_stored_as_running_matches_have_them(value, stored):
    assert msgspec.json.encode(value) == stored


def test_an_action_with_fields_that_it_does_not_have_is_refused():
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"do":"walk","to":"hill","fast":true}', type=Walk)


def test_two_states_share_no_list():
    one, other = State(flow=[]), State(flow=[])

    one.open.append(Decision(1, "P", Seat("a-1")))

    assert other.open == []
