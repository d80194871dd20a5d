"""Set-up, turns, drawing, commanders and the ends that are not victories on the board."""

import pytest
from msgspec.structs import replace

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import ANYTIME, Setup
from bot.engine.refusal import IllegalAction, Refused
from bot.games.hoth.model.events import CardsDiscarded, CardsDrawn, HandSeen
from bot.games.hoth.notation.units import write_unit
from tests.games.hoth.given import GAME, after, asked, do, given, orders, refusal, told, unit

DRAWS = SeededDraws(b"course", "rules")


def begun(scenario, **options):
    setup = selfplay.setup_of(GAME, scenario, options)
    return flow.begin(GAME, setup, DRAWS)


def sizes(position):
    return {
        seat: (len(player.hand), len(player.deck))
        for seat, player in position.state.players.items()
    }


@pytest.mark.rule("HOTH-SET-08", "HOTH-SET-09", "HOTH-RUL-01", "HOTH-SET-07")
def test_hands_and_decks_after_set_up():
    assert sizes(begun("S07").position) == {"empire-1": (5, 11), "rebels-1": (4, 12)}
    off = begun("S07", opening_draw="off").position
    assert sizes(off) == {"empire-1": (4, 12), "rebels-1": (4, 12)}


@pytest.mark.rule("HOTH-SET-07", "HOTH-CMD-01", "HOTH-CMD-02", "HOTH-CMD-03")
def test_commanders_add_three_cards():
    options = {"commander-empire-1": "vader", "commander-rebels-1": "leia"}
    position = begun("S01", commanders="on", **options).position
    assert sizes(position) == {"rebels-1": (5, 14), "empire-1": (3, 16)}
    player = position.state.players["empire-1"]
    assert {"E117", "E118", "E119"} <= {*player.deck, *player.hand}

    with pytest.raises(Refused) as refused:
        begun("S01", commanders="on", **{**options, "commander-rebels-1": "vader"})
    assert refused.value.rule == "HOTH-CMD-02"


@pytest.mark.rule("HOTH-SET-01", "HOTH-SET-02", "HOTH-SET-03", "HOTH-SET-04", "HOTH-SET-05",
                  "HOTH-TER-09", "HOTH-BDG-02")  # fmt: skip
@pytest.mark.parametrize("scenario", GAME.content.scenarios)
def test_set_up_places_everything_of_the_scenario(scenario):
    state = begun(scenario).position.state
    plan = GAME.content.scenarios[scenario]
    placed = {(one.side, one.type, one.hex, one.badge, one.figures, one.web) for one in state.units}
    expected = set()
    for side, groups in plan.units.items():
        for group in groups:
            figures = GAME.content.unit_types[group.type].figures
            figures += group.badge == "elite_squadron"
            web = "installed" if group.badge == "e_web" else None
            expected |= {
                (side, group.type, label, group.badge, figures, web) for label in group.hexes
            }

    assert placed == expected
    assert state.terrain == {
        label: kind for kind, labels in plan.terrain.items() for label in labels
    }
    assert [fort.hex for fort in state.forts] == [fort.hex for fort in plan.fortifications]
    assert state.turn.side == plan.first


@pytest.mark.rule("HOTH-SET-06", "HOTH-SET-01")
def test_seats_begin_with_the_first_side_and_must_fit():
    required = [info for info in GAME.seats("S07") if info.required]
    assert [info.seat for info in required] == ["empire-1", "rebels-1"]
    assert [info.side for info in GAME.seats("S01")][:2] == ["rebels", "empire"]
    for scenario, seats in (("S99", ("empire-1", "rebels-1")), ("S01", ("empire-1",))):
        with pytest.raises(Refused):
            GAME.new_state(Setup(scenario=scenario, seats=seats))


@pytest.mark.rule("HOTH-SET-10", "HOTH-RUL-30")
def test_units_on_medals_at_set_up_have_taken_them():
    content = GAME.content
    s06 = content.scenarios["S06"]
    pass_ = replace(s06.objectives[0], hex="F2", medals=5)
    changed = replace(s06, objectives=(pass_,))
    game = type(GAME)(replace(content, scenarios={**content.scenarios, "S06": changed}))
    step = flow.begin(game, selfplay.setup_of(game, "S06"), DRAWS)

    assert step.position.outcome.winner == "rebels"
    assert told(step)[-2:] == ["objective_taken", "battle_ended"]


@pytest.mark.rule("HOTH-SET-08", "HOTH-DRAW-01")
def test_only_the_owner_learns_which_cards_were_dealt():
    step = begun("S07")
    seen = [event for event in step.events if isinstance(event, HandSeen)]

    assert [(event.seat, event.audience, len(event.cards)) for event in seen] == [
        ("empire-1", ("empire-1",), 5),
        ("rebels-1", ("rebels-1",), 4),
    ]
    for viewer in (None, "empire-1", "rebels-1"):
        view = step.position.view(viewer)
        shown = {seat: cards.hand is not None for seat, cards in view.cards.items()}
        assert shown == {seat: seat == viewer for seat in shown}


@pytest.mark.rule("HOTH-GEN-02", "HOTH-TURN-01", "HOTH-TURN-04", "HOTH-DRAW-01", "HOTH-DRAW-05",
                  "HOTH-RUL-36")  # fmt: skip
def test_a_turn_ends_with_discard_draw_and_the_other_side():
    position = given(
        phase="move", card="R108", rebels=["echo F4 ordered 0"], empire=["snow A5"],
        cards={"rebels-1": {"hand": ["R101"], "deck": ["R102", "R103"]}},
    )  # fmt: skip
    step = do(position, "F4>E4")

    assert step.events[-3:-1] == (
        CardsDrawn(seat="rebels-1", count=1),
        HandSeen(seat="rebels-1", cards=("R102",), audience=("rebels-1",)),
    )
    player = step.position.state.players["rebels-1"]
    assert (player.hand, player.discard, player.deck) == (["R101", "R102"], ["R108"], ["R103"])
    moved = unit(step.position, "E4")
    assert (moved.ordered, moved.moved, moved.hexes_moved, moved.clause) == (False, False, 0, None)
    assert asked(step.position) == ["DP-PLAY empire-1"]
    assert step.position.state.turn.number == 2


@pytest.mark.rule("HOTH-TURN-04", "HOTH-CARD-06")
def test_all_marks_of_a_turn_end_with_it():
    line = ["echo F4 ordered 0 walked 1 stopped attacked 1 broke post", "echo F8 fallback"]
    position = given(phase="draw", rebels=line, empire=["snow A5"], frame={"step": "draw"})

    assert asked(position) == ["DP-PLAY empire-1"]
    bare = [write_unit(GAME.content, one) for one in position.state.units if one.side == "rebels"]
    assert bare == ["echo_troopers F4", "echo_troopers F8"]


@pytest.mark.rule("HOTH-END-01", "HOTH-RUL-32")
@pytest.mark.parametrize(
    ("rebels", "empire", "winner"), [(2, 1, "rebels"), (1, 2, "empire"), (1, 1, None)]
)
def test_without_any_unit_on_the_board_medals_decide(rebels, empire, winner):
    position = given(
        phase="play_card", cards={"rebels-1": {"hand": ["R108", "R101"]}},
        medals={"rebels": {"kills": rebels}, "empire": {"kills": empire}},
    )  # fmt: skip
    outcome = do(position, "card R108").position.outcome

    assert (outcome.winner, outcome.rule) == (winner, "HOTH-END-01")


@pytest.mark.rule("HOTH-DRAW-02", "HOTH-RUL-36", "HOTH-TEAM-13")
def test_an_empty_deck_is_made_of_the_discards_with_the_card_just_played():
    discard = [f"R{number}" for number in range(101, 108)]
    position = given(
        phase="move", card="R108", rebels=["echo F4 ordered 0"], empire=["snow A5"],
        cards={"rebels-1": {"hand": ["R109"], "deck": [], "discard": discard}},
    )  # fmt: skip
    step = do(position, "done")

    assert step.draws[0].rule == "HOTH-DRAW-02"
    assert step.draws[0].count == 8
    player = step.position.state.players["rebels-1"]
    assert (len(player.hand), len(player.deck), player.discard) == (2, 7, [])
    assert CardsDrawn(seat="rebels-1", count=1, reshuffled=True) in step.events


def drawing(card="R101", side="rebels", **cards):
    letter = card[0]
    seat = f"{side}-1"
    hand = {"hand": [f"{letter}104"], "deck": [f"{letter}105", f"{letter}106"], **cards}
    line = {"rebels": ["echo F2"], "empire": ["snow A5"]}
    line[side] = [f"{line[side][0]} ordered 0"]
    position = given(side, "move", card, cards={seat: hand}, **line)
    return do(position, "done")


@pytest.mark.rule("HOTH-DRAW-03", "HOTH-RUL-35", "HOTH-DRAW-05")
def test_take_two_keep_one():
    step = drawing()
    assert asked(step.position) == ["DP-DRAW rebels-1"]
    assert orders(step.position) == ["keep R105", "keep R106"]
    assert step.position.view("rebels-1").choosing == ("R105", "R106")
    assert step.position.view("empire-1").choosing == ()
    assert refusal(step.position, "done") == ("HOTH-DRAW-03", "compulsory")
    assert refusal(step.position, "keep R104") == ("HOTH-DRAW-03", "no-such-card")

    kept = do(step.position, "keep R106")
    assert kept.events[0] == CardsDiscarded(seat="rebels-1", cards=("R105",))
    player = kept.position.state.players["rebels-1"]
    assert (player.hand, player.discard) == (["R104", "R106"], ["R101", "R105"])


@pytest.mark.rule("HOTH-DRAW-02", "HOTH-DRAW-03")
def test_the_reshuffle_may_come_in_the_middle_of_a_draw():
    step = drawing(deck=["R105"], discard=["R107"])

    assert len(step.draws) == 1
    assert step.draws[0].count == 2
    assert len(step.position.view("rebels-1").choosing) == 2


@pytest.mark.rule("HOTH-RUL-06")
def test_a_fallback_turn_draws_as_the_card_says():
    content = GAME.content
    raid = replace(content.cards["R115"], draw=content.cards["R101"].draw)
    game = type(GAME)(replace(content, cards={**content.cards, "R115": raid}))
    position = given(
        "rebels", "play_card", rebels=["echo F2"], empire=["snow A5"],
        cards={"rebels-1": {"hand": ["R115", "R104"]}},
    )  # fmt: skip
    position = after(flow.Position(game, position.state), "card R115", "done")

    assert position.state.turn.fallback
    assert asked(position) == ["DP-DRAW rebels-1"]
    assert len(position.view("rebels-1").choosing) == 2


@pytest.mark.rule("HOTH-DRAW-04", "HOTH-RUL-34", "HOTH-RUL-35", "HOTH-DRAW-05")
def test_fleet_attack_exchanges_up_to_three_cards():
    hand = ["E104", "E105", "E106", "E107"]
    step = drawing("E123", "empire", hand=hand, deck=["E108", "E109", "E110", "E111", "E112"])
    assert orders(step.position) == [*(f"discard {card}" for card in hand), "done"]

    position = after(step.position, "discard E105", "discard e107")
    assert position.view(None).discarded == 2
    assert position.view(None).cards["empire-1"].discard[-1] == "E107"
    done = do(position, "done")
    player = done.position.state.players["empire-1"]
    assert player.hand == ["E104", "E106", "E108", "E109", "E110"]

    three = do(position, "discard E106")
    assert asked(three.position) == ["DP-PLAY rebels-1"]
    assert len(three.position.state.players["empire-1"].hand) == 5
    none = do(step.position, "done")
    assert none.position.state.players["empire-1"].hand == [*hand, "E108"]


# Ends --------------------------------------------------------------------------------------------


def act(position, seat, text):
    decision = flow.Decision(ANYTIME, "", seat)
    view = position.view(seat)
    action = GAME.read(view, decision, text)
    return flow.submit(position, seat, ANYTIME, action, DRAWS)


@pytest.mark.rule("HOTH-END-02")
@pytest.mark.parametrize(("seat", "winner"), [("rebels-1", "empire"), ("empire-1", "rebels")])
def test_either_side_may_resign_at_any_time(seat, winner):
    step = act(begun("S01").position, seat, "resign")

    assert step.position.outcome.winner == winner
    assert (step.position.outcome.rule, step.position.open) == ("HOTH-END-02", [])
    assert GAME.anytime(step.position.view(seat), seat) == ()
    with pytest.raises(IllegalAction) as refused:
        act(step.position, seat, "resign")
    assert refused.value.rule == "HOTH-VIC-04"


@pytest.mark.rule("HOTH-END-03")
def test_a_draw_needs_both_sides():
    offered = act(begun("S01").position, "empire-1", "draw")
    assert offered.position.view(None).parley.offer == "empire"
    assert told(offered) == ["draw_offered"]
    with pytest.raises(IllegalAction) as refused:
        act(offered.position, "empire-1", "draw")
    assert refused.value.rule == "HOTH-END-03"

    agreed = act(offered.position, "rebels-1", "draw")
    assert agreed.position.outcome.winner is None
    assert agreed.position.outcome.reason.key == "hoth-over-agreed"


@pytest.mark.rule("HOTH-END-03")
def test_an_offer_lapses_when_the_other_side_ends_its_turn_without_an_answer():
    position = given(phase="move", rebels=["echo F4 ordered 0"], empire=["snow A5"],
                     parley={"offer": "empire"})  # fmt: skip
    assert do(position, "done").position.state.parley.offer is None
    own = given(phase="move", rebels=["echo F4 ordered 0"], empire=["snow A5"],
                parley={"offer": "rebels"})  # fmt: skip
    assert do(own, "done").position.state.parley.offer == "rebels"


@pytest.mark.rule("HOTH-END-04", "HOTH-RUL-33")
@pytest.mark.parametrize(("kills", "winner"), [((2, 1), "rebels"), ((1, 1), None)])
def test_twenty_idle_turns_allow_a_claim(kills, winner):
    def idle(turns):
        return given(
            phase="move", rebels=["echo F4 ordered 0"], empire=["snow A5"], idle_turns=turns,
            medals={"rebels": {"kills": kills[0]}, "empire": {"kills": kills[1]}},
        )  # fmt: skip

    with pytest.raises(IllegalAction) as refused:
        act(idle(19), "empire-1", "claim")
    assert refused.value.rule == "HOTH-END-04"
    twenty = do(idle(19), "done").position
    assert twenty.state.idle_turns == 20
    step = act(twenty, "empire-1", "claim")
    assert (step.position.outcome.winner, step.position.outcome.rule) == (winner, "HOTH-END-04")


@pytest.mark.rule("HOTH-END-04")
def test_a_roll_ends_the_idle_count():
    position = given(rebels=["echo F4 ordered 0"], empire=["snow E4", "snow A1"], idle_turns=19)
    step = do(position, "F4xE4", "miss miss miss")

    assert step.position.state.idle_turns == 0


@pytest.mark.rule("HOTH-END-01", "HOTH-RUL-32")
def test_a_side_without_units_loses_at_the_end_of_the_turn():
    position = given(
        phase="move", rebels=["echo F4 ordered 0"], empire=[], waiting={}, medals={},
    )  # fmt: skip
    step = do(position, "done")

    assert (step.position.outcome.winner, step.position.outcome.rule) == ("rebels", "HOTH-END-01")
    waiting = given(
        phase="move", scenario="S04", rebels=["echo F4 ordered 0"],
        waiting={"empire": ["w1 snowtroopers due 9"]},
    )  # fmt: skip
    assert asked(do(waiting, "done").position) == ["DP-PLAY empire-1"]
