"""Orders as people type them, menus, questions, log lines and cases."""

import msgspec
import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.ending.parley import DrawOffered, OfferDraw
from bot.engine.ending.verdict import BattleEnded
from bot.engine.flow import Position, Transition
from bot.engine.model import Decision
from bot.engine.refusal import Ambiguous, Unreadable
from bot.games.lords.model.actions import Advance, DrawCard, Fight, Place, Recall, Shoot
from bot.games.lords.model.events import BattleBegan, ExtraTurnEarned, HandShown, PlacementSkipped
from bot.games.lords.notation.case import LordsPositions
from bot.games.lords.rules.geometry import Cell, direction, label, neighbours, parse
from bot.games.notation import BadNotation
from tests.support.loaded import load_catalogue

from .given import GAME, TABLES, act, after, given, refused

CATALOGUE = load_catalogue()
POSITIONS = LordsPositions(GAME.content)
D3, D4 = Cell(4, 3), Cell(4, 4)


def read(position, order):
    """Read an order as the seat that is asked."""
    decision = position.open[0]
    return GAME.read(position.view(decision.seat), decision, order)


def deciding(**options):
    """Build a position with two Ravagers, a Catapult and a Shanker in hand."""
    return given(
        south=["orc_butcher a1"],
        north=["dwarf_marauder_r d4"],
        hand=["orc_ravager_l", "orc_ravager_r", "orc_catapult", "goblin_shanker_fr"],
        **options,
    )


# Orders ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "action"),
    [
        ("shanker_fr d3", Place("goblin_shanker_fr", D3)),
        ("Shanker D3", Place("goblin_shanker_fr", D3)),
        ("goblin shanker to d3", Place("goblin_shanker_fr", D3)),
        ("place goblin_shanker_fr on d3", Place("goblin_shanker_fr", D3)),
        ("ravager-l d3", Place("orc_ravager_l", D3)),
        ("ravager c4", Place("orc_ravager_l", Cell(3, 4))),
        ("krod d3", Place("dwarf_krod_klouthammer", D3)),
        ("catapult (0,3)", Place("orc_catapult", Cell(0, 3))),
        ("catapult a-1", Place("orc_catapult", Cell(1, -1))),
        ("c2 x d4", Shoot(Cell(3, 2), D4)),
        ("c2xd4", Shoot(Cell(3, 2), D4)),
        ("c2 shoots d4", Shoot(Cell(3, 2), D4)),
        ("c2 melee", Fight(Cell(3, 2))),
        ("c2 arrows", Fight(Cell(3, 2))),
        ("d3-d4", Advance(D3, D4)),
        ("d3 > d4", Advance(D3, D4)),
        ("recall b2", Recall(Cell(2, 2))),
        ("DRAW", DrawCard()),
        ("offer draw", OfferDraw()),
    ],
)
def test_orders_are_read_as_people_type_them(order, action):
    assert read(deciding(), order) == action


def test_a_name_that_fits_two_cards_is_asked_back_with_the_orders_that_fit():
    with pytest.raises(Ambiguous) as caught:
        read(deciding(), "ravager d3")

    assert caught.value.reason.args["orders"] == "ravager_l d3, ravager_r d3"


@pytest.mark.parametrize("order", ["", "hello", "d3", "dragon d3", "recall", "c2x", "shanker"])
def test_what_is_no_order_is_unreadable(order):
    with pytest.raises(Unreadable):
        read(deciding(), order)


@pytest.mark.rule("LOW-GEO-01")
def test_labels_directions_and_neighbours_agree():
    for cell in (Cell(1, 1), Cell(7, 6), Cell(26, -3), Cell(27, 4), Cell(0, 0)):
        assert parse(label(cell)) == cell
        assert [direction(cell, one) for one in neighbours(cell)] == list(range(8))
    assert direction(Cell(1, 1), Cell(3, 1)) is None


# Sentences ---------------------------------------------------------------------------------------


def texts_of(game_position, step):
    """Yield every text that the words of a position and a step consist of."""
    for decision in game_position.open:
        view = game_position.view(decision.seat)
        yield GAME.words.prompt(view, decision)
        for action in game_position.options(decision)[::7]:
            for choice in GAME.words.menu(view, decision, action):
                yield choice.label
                if choice.note is not None:
                    yield choice.note
            forecast = GAME.insight.forecast(view, action)
            yield from forecast.lines if forecast is not None else ()
        for choice in GAME.words.hand(view, decision.seat):
            yield choice.label
    yield from (line for event in step.events if (line := GAME.words.caption(event)) is not None)


@pytest.mark.parametrize("scenario", ["advanced", "open_field", "short"])
@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_everything_that_is_said_is_said_in_every_language_and_fits(scenario, locale):
    draws = SeededDraws(b"words", scenario)
    step = flow.begin(GAME, selfplay.setup_of(GAME, scenario), draws)
    choose = selfplay.random_chooser(f"words-{scenario}")
    while True:
        position = step.position
        for one in texts_of(position, step):
            said = CATALOGUE.say(one, locale)
            assert "lords-" not in said, said
            assert 0 < len(said) <= 1000
        if not position.open:
            return
        decision = position.open[0]
        for choice in GAME.words.menu(
            position.view(decision.seat), decision, position.options(decision)[0]
        ):
            assert len(CATALOGUE.say(choice.label, locale)) <= 100
        action = choose(position, decision, position.options(decision))
        step = flow.submit(position, decision.seat, decision.serial, action, draws)


def test_every_refusal_standing_order_and_ending_has_its_words():
    keys = {
        *(f"lords-over-{one}" for one in
          ("commands", "units", "both", "exhausted", "stalled", "resigned", "agreed")),
        *(f"lords-policy-{one}" for point in GAME.policies.points
          for one in (choice.key for choice in GAME.policies.listed(point))),
        *(f"lords-point-{point}" for point in GAME.policies.points),
        *(f"lords-refused-must-{point}" for point in
          ("DP-PLACE", "DP-SHOOT", "DP-BERSERK", "DP-REINFORCE")),
        *(f"lords-refused-recall-{one}" for one in ("placed", "took-part", "engaged", "spear")),
        *(f"lords-seat-{seat}" for seat in ("south", "north")),
        *(f"lords-switch-{one}" for one in ("on", "off")),
    }  # fmt: skip

    assert [key for key in sorted(keys) for one in CATALOGUE.locales
            if not CATALOGUE.has(key, one)] == []  # fmt: skip


@pytest.mark.rule("LOW-CMB-03", "LOW-INF-03")
def test_the_log_says_who_was_hit_by_whom_and_how_hard():
    position = given(
        south=["goblin_shanker_fl d3"], north=["dwarf_marauder_r d4"], hand=["orc_ravager_r"]
    )

    lines = [GAME.words.caption(event) for event in act(position, "ravager_r c3").events]

    said = [CATALOGUE.say(line, "en") for line in lines if line is not None]
    assert said[0].startswith("South places Orc Ravager")
    assert any(line == "d4 Marauder 9 > 4, eliminated (Ravager 5, Shanker 4)" for line in said)


# Menus -------------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-FRC-02")
def test_a_forced_placement_is_flagged_before_it_is_made():
    position = given(
        south=["orc_butcher a1"],
        north=["dwarf_slugger_f d6"],
        hand=["goblin_shanker_bl", "goblin_shanker_br"],
    )
    decision = position.open[0]
    view = position.view("south")
    action = GAME.read(view, decision, "shanker_bl d5")

    assert GAME.insight.exposes(view, decision, action) == "more"
    assert GAME.words.menu(view, decision, action)[1].label.key == "lords-menu-cell-forced"
    assert GAME.words.prompt(view, decision).key == "lords-ask-DP-PLACE-forced"
    assert GAME.insight.forecast(view, action).lines[0].key == "lords-forecast-shown"


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (given(hand=["orc_butcher"]), "empty"),
        (given(south=["orc_butcher d3"], hand=["orc_butcher"]), "no-enemy"),
        (given(north=["dwarf_slugger_f d4"], hand=["orc_butcher"]), "normal"),
        (given(north=["dwarf_slugger_f d4"], cards={"south": {"deck": []}}), "skip"),
    ],
)
def test_the_question_says_which_placement_is_open(position, key):
    decision = position.open[0]

    assert GAME.words.prompt(position.view("south"), decision).key == f"lords-ask-DP-PLACE-{key}"


def test_no_placement_but_a_forced_one_reveals_anything():
    position = deciding()
    view, decision = position.view("south"), position.open[0]

    shown = {GAME.insight.exposes(view, decision, one) for one in position.options(decision)}
    assert shown == {"nothing"}


# Cases -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["basic", "advanced", "open_field"])
def test_positions_are_written_and_read_back(scenario):
    setup = selfplay.setup_of(GAME, scenario)
    line = selfplay.started(GAME, setup, SeededDraws(b"cases", scenario))
    choose = selfplay.random_chooser("cases")
    for position in selfplay.steps(line, SeededDraws(b"cases", scenario), choose):
        raw = POSITIONS.write(position.state)
        again = POSITIONS.read(raw)
        assert POSITIONS.write(again) == raw
        t = Transition(again, SeededDraws(b"cases", scenario))
        while t.state.flow and not t.state.open:
            GAME.advance(t)
        for decision, other in zip(position.open, t.state.open, strict=True):
            assert (decision.point, decision.seat) == (other.point, other.seat)
            assert Position(GAME, t.state).options(other) == position.options(decision)


@pytest.mark.parametrize(
    ("raw", "what"),
    [
        ({"south": ["dragon d3"]}, "no card dragon"),
        ({"south": ["orc_butcher z"]}, "is no cell"),
        ({"cards": {"south": {"army": "elves"}}}, "no army elves"),
        ({"cards": {"south": {"hand": ["elf"]}}}, "no card elf"),
        ({"turn": {"side": 3}}, "side"),
        ({"mat": 1}, "mat"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(raw, what):
    with pytest.raises(BadNotation, match=what):
        POSITIONS.read(raw)


def test_differences_name_what_is_not_as_expected():
    state = deciding().state

    found = POSITIONS.differences(
        state, {"units": {"d4": "empty", "a1": "north orc_butcher"}, "hands": {"south": 5}}
    )

    assert found == [
        "d4: north dwarf_marauder_r, expected empty",
        "a1: south orc_butcher, expected north orc_butcher",
        "hand of south: 4 cards ['orc_ravager_l', 'orc_ravager_r', 'orc_catapult', "
        "'goblin_shanker_fr'], expected 5",
    ]


def test_a_case_may_have_no_dice_and_names_sides_only():
    with pytest.raises(BadNotation, match="no dice"):
        POSITIONS.roll([1])
    with pytest.raises(BadNotation, match="no side east"):
        POSITIONS.differences(deciding().state, {"hands": {"east": 1}})
    with pytest.raises(BadNotation, match="hand"):
        POSITIONS.differences(deciding().state, {"hand": 1})


def test_differences_count_units_and_turns():
    found = POSITIONS.differences(
        deciding().state,
        {"on_mat": 3, "turn": {"number": 2}, "skip_count": 1, "reason": "units"},
    )

    assert found == [
        "2 units on the mat, expected 3",
        "turn number: 1, expected 2",
        "skip_count 0, expected 1",
        "reason of the end: None, expected units",
    ]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (HandShown(side="south", cards=()), "South shows you the hand: none."),
        (PlacementSkipped(side="north"), "North places nothing."),
        (DrawOffered(side="north"), "North: a draw is offered."),
        (
            BattleEnded(winner=None, reason="agreed", rule=""),
            "The battle is drawn: the players agreed on a draw.",
        ),
        (
            ExtraTurnEarned(side="south", card="dwarf_krod_klouthammer"),
            "The general Krod Klouthammer has fallen. South earns an extra turn.",
        ),
        (
            BattleBegan(scenario="basic", armies={"south": "orcs", "north": "My own"}),
            "Basic battle begins. South: Orc and Goblin Horde. North: My own.",
        ),
        (
            BattleBegan(
                scenario="basic",
                armies={"south": "orcs", "north": "My own"},
                bases={"north": "dwarves"},
            ),
            "Basic battle begins. South: Orc and Goblin Horde. North: My own (Dwarf Clans).",
        ),
    ],
)
def test_rare_events_are_told(event, said):
    assert CATALOGUE.say(GAME.words.caption(event), "en") == said


def test_refusals_come_from_the_view_alone():
    position = deciding()
    refusal = refused(position, "krod d3")

    assert (refusal.rule, refusal.reason.args["card"].key) == (
        "LOW-PLA-01", "lords-card-dwarf_krod_klouthammer"
    )  # fmt: skip
    view = msgspec.structs.replace(position.view("south"))
    assert (
        GAME.words.refusal(view, Decision(1, "DP-PLACE", "south"), DrawCard()).rule == "LOW-RNF-01"
    )


def test_no_card_has_the_short_id_of_another():
    shorts = [facts.short for facts in TABLES.cards.values()]

    assert len(set(shorts)) == len(shorts) == 120


def test_a_step_of_the_draft_is_taken_back_until_a_card_is_drawn():
    position = given(
        south=["goblin_bow_pest d3", "orc_butcher a1"],
        north=["dwarf_slugger_r d5", "dwarf_slugger_r e5"],
        hand=["goblin_spikeman_r"],
    )
    steps = [act(position, "spikeman_r a2")]
    steps.append(act(steps[-1].position, "d3xd5"))
    steps.append(act(steps[-1].position, "draw"))

    assert [step.barrier for step in steps] == [False, False, True]


@pytest.mark.rule("LOW-RNF-07")
def test_a_turn_that_ends_by_a_recall_is_sent():
    position = given(
        south=["goblin_spikeman_r b2", "orc_butcher f1"],
        north=["dwarf_slugger_f g6"],
        hand=["goblin_shanker_fr", *["orc_butcher"] * 5],
    )

    assert act(after(position, "butcher g5"), "recall b2").barrier
