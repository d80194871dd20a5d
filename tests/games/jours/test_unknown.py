"""What a computer that thinks for a seat is given: nothing that the other side keeps face down."""

import pytest

from bot.computer.sources import SeededSource
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position, encode, submit
from bot.engine.model import Seat, Setup
from bot.engine.worlds.unknown import dealt, masked
from bot.games.jours.phases.turn.setup import new_state
from bot.games.jours.rules import command
from tests.games.jours.given import CONTENT, GAME, TABLES, after, asked, dice, settled, start
from tests.games.jours.test_reaction_sheet import CHARGE, LINE, ON

FRENCH, ALLIED = Seat("french"), Seat("allied")
BOTH = pytest.mark.parametrize("viewer", [ALLIED, None], ids=str)
PLAIN, MARKED = ("mac none", "orders none"), ("mac V-CORPS", "orders G2 G1")
MOST = 60


def saalfeld(**options):
    """Saalfeld in its third turn, with all of Reille on the map: the marker may be used."""
    state = new_state(TABLES, Setup(scenario="saalfeld", seats=(), options=options))
    state.field.turn = 2
    state.field.arrivals = [one for one in state.field.arrivals if one.formation != "REILLE"]
    late = [one for one in state.field.units if one.formation == "REILLE"]
    for number, unit in enumerate(late):
        unit.at, unit.facing = f"{14 + number}15", "NNW"
    return settled(state).position


def said(position, seat, line, *faces):
    decision = position.decision_of(seat)
    action = GAME.read(position.view(seat), decision, line)
    return submit(position, seat, decision.serial, action, dice(*faces)).position


def stages(marker, orders):
    """The same beginning of a turn with secrets of the French: after each of their answers, when
    they may open the turn, and when the first allied marker was drawn."""
    yield (sealed := said(saalfeld(), FRENCH, marker))
    yield (ordered := said(sealed, FRENCH, orders))
    yield (opening := said(ordered, ALLIED, "orders none", 9, 0))
    assert asked(opening) == [("DP-B2", FRENCH)]
    state = opening.state
    markers = [
        one
        for side, secret in state.secrets.items()
        for one in command.chits(state.field, CONTENT, side, secret)
    ]
    drawn = said(opening, FRENCH, "open none", (1, len(markers)))
    assert drawn.state.field.active.side == "allied"
    yield drawn


@pytest.mark.rule("JDG-2.3.2-b", "JDG-2.1.2-a", "JDG-PBP-a")
@BOTH
def test_masks_are_equal_whatever_the_orders_and_the_marker_are(viewer):
    differ = 0
    for plain, marked in zip(stages(*PLAIN), stages(*MARKED), strict=True):
        differ += encode(plain.state) != encode(marked.state)
        one, two = (masked(GAME, each.state, viewer) for each in (plain, marked))
        assert encode(one) == encode(two)
        assert encode(Position(GAME, one).view(viewer)) == encode(plain.view(viewer))
        assert encode(masked(GAME, one, viewer)) == encode(one), "a mask hides nothing more"
    assert differ == 4


@pytest.mark.rule("JDG-2.3.2-b", "JDG-2.1.2-a")
def test_the_owner_keeps_what_is_theirs():
    for position in stages(*MARKED):
        view = Position(GAME, masked(GAME, position.state, FRENCH)).view(FRENCH)
        assert encode(view) == encode(position.view(FRENCH))


@pytest.mark.rule("JDG-2.1.2-a", "JDG-2.1.2-c", "JDG-2.3.2-a", "JDG-1-c")
def test_worlds_hold_each_marker_and_all_orders_that_commanders_can_give():
    *_, opening, drawn = stages(*PLAIN)
    field, source, found = drawn.state.field, SeededSource("worlds"), set()
    everything = list(command.orders_possible(field, "french"))
    most = max(map(len, everything))
    for _ in range(MOST):
        world = dealt(GAME, drawn.state, ALLIED, source)
        secret = world.secrets["french"]
        assert secret.ordered in everything
        assert len(secret.ordered) == most
        assert secret.uses["V-CORPS"] == (1 if secret.combined else 2)
        markers = command.chits(field, CONTENT, "french", secret)
        assert [one for one in world.cup if one.side == "french"] == markers
        assert [one for one in world.cup if one.side == "allied"] == [
            one for one in drawn.state.cup if one.side == "allied"
        ]
        found.add((secret.combined, secret.ordered))

        first = dealt(GAME, opening.state, ALLIED, source)
        openers = command.openers(field, CONTENT, "french", first.secrets["french"])
        assert sorted(map(GAME.write, openers)) == [
            GAME.write(one) for one in Position(GAME, first).options(first.open[0])
        ]
    assert {marker for marker, _ in found} == {"", "V-CORPS"}
    assert {orders for _, orders in found} == {one for one in everything if len(one) == most}


@pytest.mark.rule("JDG-2.1.2-c")
def test_a_marker_that_would_have_taken_the_place_of_a_drawn_one_is_not_supposed():
    *_, opening, _ = stages(*PLAIN)
    lower = next(one for one in opening.options(opening.open[0]) if one.initiative == 6)
    drawn = said(opening, FRENCH, GAME.write(lower))
    assert drawn.state.field.active.side == "french"
    source = SeededSource("worlds")
    worlds = [dealt(GAME, drawn.state, ALLIED, source) for _ in range(MOST)]
    assert {one.secrets["french"].combined for one in worlds} == {""}


@pytest.mark.rule("JDG-2.4-a")
def test_orders_that_were_turned_up_stay():
    *_, opening, _ = stages("mac none", "orders G1")
    shown = said(opening, FRENCH, "open CLAPAREDE 7")
    turned = {one.id: one.order for one in shown.state.field.groups if one.order is not None}
    assert set(turned.values()) == {"OR"}
    source = SeededSource("worlds")
    for _ in range(MOST):
        assert set(turned) <= set(
            dealt(GAME, shown.state, ALLIED, source).secrets["french"].ordered
        )


@pytest.mark.rule("JDG-OPT-9")
def test_without_order_markers_there_is_nothing_to_suppose():
    position = saalfeld(learning="on")
    position = said(position, FRENCH, "mac none", 9, 0)
    assert masked(GAME, position.state, ALLIED).secrets["french"].ordered == ()


@pytest.mark.rule("JDG-PBP-h")
@pytest.mark.parametrize("viewer", ["blue", None])
def test_what_is_said_of_reactions_is_in_no_mask_but_the_owners(viewer):
    sheets = ["react g no, square yes 0807", "square yes 0807, counter no 0908"]
    charged = start(CHARGE, options=ON)
    one, two = (after(charged, LINE, (f"sheet {sheet}", 0)) for sheet in sheets)
    assert asked(one) == asked(two) == [("DP-M5", "blue")], "the square was formed"
    assert encode(masked(GAME, one.state, viewer)) == encode(masked(GAME, two.state, viewer))
    kept = masked(GAME, one.state, Seat("red"))
    assert [box.line for box in kept.secrets["red"].sheet if box.line] == [
        box.line for box in one.state.secrets["red"].sheet if box.line
    ]
    world = Position(GAME, dealt(GAME, one.state, viewer, SeededSource("worlds")))
    seat = world.open[0].seat
    later = submit(
        world, seat, world.open[0].serial, world.options(world.open[0])[0], SeededDraws(b"s", "x")
    )
    assert later.position.open, "it plays on"
