"""What the rulebook leaves open and we decided, and how orders are chosen in menus."""

import msgspec
import pytest

from bot.games.napoleonics.game import NapGame
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.notation import positions
from bot.games.napoleonics.rules import combat, firing, melee
from tests.games.napoleonics.given import GAME, after, given, ground, orders
from tests.support.loaded import load_catalogue

CATALOGUE = load_catalogue()


@pytest.mark.rule("NAP-ORD-09", "NAP-SQ-20")
def test_a_square_dissolves_by_an_order_of_its_own_at_any_time_of_the_order_phase():
    position = given(
        phase="order", card="attack_centre", turn={"command": 4},
        bottom=["B-LN G6 square 1", "B-LN G8", "B-LN G7"], top=["F-LN C6"],
        cards={"bottom": {"hand": ["forward"], "track": {"1": "elan u01"}}},
    )  # fmt: skip
    assert "dissolve G6" not in orders(position)

    position = after(position, "order G6", "order G8")
    assert {"dissolve G6", "order G7", "done"} == set(orders(position))
    kept = after(position, "order G7", "done")
    assert kept.state.units[0].square == 1
    gone = after(position, "order G7", "dissolve G6")
    assert gone.state.units[0].square is None
    assert gone.state.players["bottom"].hand == ["elan", "forward"]


@pytest.mark.rule("NAP-CBT-06", "NAP-RUL-50")
@pytest.mark.parametrize(("unit", "dice"), [("F-FA", 2), ("F-GFA", 3)])
def test_of_the_numbers_of_a_card_that_fit_a_unit_the_greatest_counts(unit, dice):
    found = ground("top", card="bombard", top=[f"{unit} E6 ordered"], bottom=["B-LN G7"])

    part = combat.card_part(found, found.units["E6"], "G7", melee=False, bonus=False)
    assert part.amount == dice


@pytest.mark.rule("NAP-GEN-07", "NAP-RUL-64")
@pytest.mark.parametrize("kind", ["F-GR", "F-OG", "F-LT", "F-YG", "F-MI"])
def test_the_training_of_a_unit_is_its_numbers_and_tags_alone(kind):
    content = GAME.content
    plain = msgspec.structs.replace(content.unit_types["F-LN"], id=kind)
    types = {**content.unit_types, kind: plain}
    game = NapGame(msgspec.structs.replace(content, unit_types=types))

    def dice(own, system):
        raw = {"turn": {"side": "top", "phase": "combat", "card": "attack_centre"},
               "top": [f"{own} E6(4) ordered", f"{own} E8(4) ordered"],
               "bottom": ["B-LN F6", "B-LN G8"]}  # fmt: skip
        scene = Scene(system.tables, positions.read(system.content, raw))
        units = scene.units
        return melee.tally(scene, units["E6"], "F6").total, firing.tally(
            scene, units["E8"], "G8"
        ).total

    assert dice(kind, game) == dice("F-LN", GAME) != dice(kind, GAME)


# Menus --------------------------------------------------------------------------------------------


def picks(position, order):
    """The picks of the menus that lead to an order, in English."""
    decision = position.open[0]
    view = position.view(decision.seat)
    action = GAME.read(view, decision, order)
    return [CATALOGUE.say(one.label, "en") for one in GAME.words.menu(view, decision, action)]


def asks(position):
    decision = position.open[0]
    return CATALOGUE.say(GAME.words.prompt(position.view(decision.seat), decision), "en")


@pytest.mark.rule("NAP-PBP-02")
def test_card_and_orders_are_chosen_in_menus_that_count_the_orders():
    position = given(
        "bottom", "command", bottom=["B-LN G6 with Hill", "B-LN G7"], top=["F-LN C6"],
        cards={"bottom": {"hand": ["forward", "attack_centre", "rally"]}},
    )  # fmt: skip
    decision = position.open[0]
    offered = [GAME.words.menu(position.view("bottom"), decision, one)[0]
               for one in position.options(decision)]  # fmt: skip
    assert [one.key for one in offered] == ["attack_centre", "forward", "rally"]
    assert all(CATALOGUE.say(one.note, "en") for one in offered)

    position = after(position, "card attack_centre")
    assert "Orders: 0 of" in asks(position)
    (unit,) = picks(position, "order G6")
    assert "G6" in unit
    assert "Hill" in unit
    assert "D-05" in GAME.asking.several_points
    position = after(position, "order G6")
    assert "Orders: 1 of" in asks(position)
    assert picks(position, "done") == ["No more orders"]


@pytest.mark.rule("NAP-PBP-03")
def test_a_move_is_chosen_by_piece_and_end_and_ways_are_told_apart():
    position = given(
        phase="move", bottom=["B-LC G6 ordered"], top=["F-LN A1"],
        terrain={"forest": ["F6"]},
    )  # fmt: skip
    decision = position.open[0]
    view = position.view("bottom")
    menus = [GAME.words.menu(view, decision, one) for one in position.options(decision)]
    moves = [one for one in menus if len(one) > 1]
    assert {one[0].place for one in moves} == {"G6"}
    assert all(one[1].place == one[2].key.split(">")[-1] for one in moves)
    ends = {one[1].key for one in moves}
    assert {"F5", "E5", "E6"} <= ends
    # the way is a pick of its own, so that two of them to one hex are told apart
    ways = [one[2].key for one in moves]
    assert len(ways) == len(set(ways)) >= len(ends)
    assert all(way.startswith("G6>") for way in ways)
    # a path that the menu does not show may be typed
    assert GAME.check(view, decision, GAME.read(view, decision, "G6>G5>F5>E5"))
