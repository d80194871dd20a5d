"""What is kept face down shows nowhere: the same turn with other orders, told to everybody else."""

import pytest
from PIL import Image

import renderers
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Seat, Setup
from bot.engine.refusal import Refused
from bot.games.jours.model.actions import UseMarker
from bot.games.jours.notation.lines import write
from bot.games.jours.phases.turn.setup import new_state
from renderers.jours import frame, look
from tests.games.jours.given import GAME, TABLES, settled
from tests.support.loaded import load_catalogue
from tests.support.twins import encoded

pytestmark = pytest.mark.slow
SAY = load_catalogue().speaker("en")
FRENCH, ALLIED = Seat("french"), Seat("allied")


def third_turn():
    """Saalfeld in its third turn, with all of Reille on the map: the marker may be used."""
    state = new_state(TABLES, Setup(scenario="saalfeld", seats=()))
    state.field.turn = 2
    state.field.arrivals = [one for one in state.field.arrivals if one.formation != "REILLE"]
    late = [one for one in state.field.units if one.formation == "REILLE"]
    for number, unit in enumerate(late):
        unit.at, unit.facing = f"{14 + number}15", "NNW"
    return settled(state).position


def given(position, seat, line):
    """Give an order; returns the step, whose dice are the same for every line."""
    decision = position.decision_of(seat)
    action = GAME.read(position.view(seat), decision, line)
    return flow.submit(position, seat, decision.serial, action, SeededDraws(b"same", "secrets"))


def shown(step, viewer):
    """What a step and the position after it give a viewer: events, view, questions, menus,
    refusals and words."""
    position, view = step.position, step.position.view(viewer)
    events = [one for one in step.events if one.audience in (None, viewer)]
    own = [one for one in position.open if one.seat == viewer]
    menus = [(one.point, [GAME.write(action) for action in position.options(one)]) for one in own]
    words = [GAME.words.caption(one) for one in events]
    words += [GAME.words.prompt(view, one) for one in own]
    words += GAME.words.secrets(view, viewer) if viewer is not None else ()
    asked = [(one.seat, one.point, one.serial) for one in position.open]
    return encoded(events), encoded(view), asked, menus, refusals(position, viewer), words


def painted(step, viewer):
    """The board as a viewer is sent it: what lies on the map and where, the plates below it, the
    alternative text and the text."""
    painter, view = renderers.for_game(GAME), step.position.view(viewer)
    events = [one for one in step.events if one.audience in (None, viewer)]
    scene = painter.laid_out(view, events, SAY)
    lying = [(one.what, one.where, one.box) for one in scene.placed]
    plates = Image.new("RGB", scene.size)
    hosts = frame.hosts_of(view, painter.facts, SAY)
    spec = frame.Plates(plates.height - look.BELOW, "", hosts, ())
    frame.tell(plates, view, painter.facts, SAY, spec, preview=False)
    told = painter.words_of(view, events, SAY), painter.text_board(view, SAY)
    return lying, plates.tobytes(), told


def refusals(position, viewer):
    """Why orders of the enemy are refused to a viewer."""
    if viewer is None or position.decision_of(viewer) is None:
        return []
    found = []
    for line in ("orders G1", "mac V-CORPS", "open CLAPAREDE 7", "try G1"):
        try:
            given(position, viewer, line)
        except (Refused, ValueError, StopIteration) as error:
            found.append(f"{type(error).__name__} {error}")
    return found


@pytest.mark.rule("JDG-2.1.2-a", "JDG-2.3.2-b", "JDG-FL-a", "JDG-PBP-a")
@pytest.mark.parametrize("viewer", [ALLIED, None], ids=str)
def test_orders_and_a_combined_marker_leave_no_trace_before_they_are_turned_up(viewer):
    """Two turns that differ in what the French keep secret, up to the first draw."""
    start = third_turn()
    assert [(one.point, one.seat) for one in start.open if one.seat == FRENCH] == [
        ("DP-A1", FRENCH)
    ]
    turns = [("mac none", "orders none"), ("mac V-CORPS", "orders G1 G2")]
    seen = []
    for marker, orders in turns:
        steps = [given(start, FRENCH, marker)]
        steps.append(given(steps[-1].position, FRENCH, orders))
        told = [shown(step, viewer) for step in steps]
        assert "DP-A3" in [one.point for one in steps[-1].position.open], "the allies still think"
        seen.append(told)
    assert seen[0] == seen[1]


@pytest.mark.rule("JDG-2.1.2-a", "JDG-1-c", "JDG-2.3.2-b")
@pytest.mark.parametrize("viewer", [ALLIED, None], ids=str)
def test_neither_does_the_cup_once_it_is_filled(viewer):
    """Both sides have answered; the winner of the initiative is asked, or the cup is filled."""
    seen = []
    for marker, orders in [("mac none", "orders none"), ("mac V-CORPS", "orders G1 G2")]:
        position = third_turn()
        for line in (marker, orders):
            position = given(position, FRENCH, line).position
        step = given(position, ALLIED, "orders none")
        field = step.position.state.field
        assert field.holder == "french", "the French are asked before anything is drawn"
        chosen = step.position.state.secrets["french"].combined
        assert write(UseMarker(chosen)) == marker
        seen.append((shown(step, viewer), painted(step, viewer)))
    assert seen[0] == seen[1]
