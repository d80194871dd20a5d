"""Every question, menu, log line and refusal has words in every language."""

import re

import msgspec
import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.chance.tally import Tally
from bot.engine.model import Seat, Setup, Text
from bot.engine.plans.standing import leaving
from bot.games.jours.model import events
from bot.games.jours.model.actions import GiveOrders, UseMarker
from bot.games.jours.model.field import Group
from bot.games.jours.model.points import POINTS
from bot.games.jours.model.state import Question
from bot.games.jours.words import names
from bot.games.jours.words.captions import ENGAGED, caption
from tests.games.jours.given import CONTENT, GAME, after, order, start
from tests.support.loaded import load_catalogue

CATALOGUE = load_catalogue()
LOCALES = ("en", "cs", "pl")


def said(text, locale="en"):
    return CATALOGUE.say(text, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_point_has_a_question(locale):
    assert [
        point for point in POINTS if not CATALOGUE.has(f"jours-ask-{point.lower()}", locale)
    ] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_a_sum_or_a_line_names_has_words(locale):
    keys = [f"jours-terrain-{one}" for one in CONTENT.terrain]
    keys += [f"jours-hexside-{one}" for one in CONTENT.hexsides]
    keys += [f"jours-told-{one.replace('_', '-')}" for one in events.Gait.__args__]
    keys += [f"jours-told-{one}-{end}" for one in events.Trial.__args__
             for end in ("passed", "failed")]  # fmt: skip
    keys += [f"jours-shock-{row.result.replace('_', '-')}" for row in CONTENT.shock.rows]
    keys += [f"jours-result-{row.result}" for row in CONTENT.fire.rows]
    keys += [f"jours-{what}-{side}" for battle in CONTENT.scenarios.values()
             for side in battle.sides for what in ("side", "seat")]  # fmt: skip

    assert [key for key in keys if not CATALOGUE.has(key, locale)] == []


def test_menus_lead_from_unit_to_hex_and_all_picks_differ():
    position = start(["0808/NNE u=I6/6/5/5 X | a=Af3e3m4c6 X", "1515/NNE z=I4/6/5/5 Y"])
    (decision,) = position.open
    view = position.view(decision.seat)
    menus = {
        tuple(pick.key for pick in GAME.words.menu(view, decision, action)): action
        for action in position.options(decision)
    }

    assert len(menus) == len(position.options(decision))
    march = GAME.read(view, decision, "mv u 0809-0810")
    who, where = GAME.words.menu(view, decision, march)
    assert (said(who.label), said(where.label), where.place) == ("u: move", "0810", "0810")


@pytest.mark.parametrize(
    ("stage", "line", "told"),
    [
        ("combat", "shock a x 0807", ["a: shock", "d in 0807"]),
        ("combat", "shock a x 0807,0908", ["a: shock", "d+e+f in 0807, 0908"]),
        ("fire", "fire g 0806", ["g: fire", "h in 0806"]),
    ],
)
def test_who_is_attacked_stands_with_the_hexes(stage, line, told):
    position = start(
        ["0808/NNE a=I4/6/5/5 X", "0809/NNE g=Af3e3m4c6 X", "0806/SSE h=I4/6/5/5 Y",
         "0807/SSE d=I4/6/5/5 Y", "0908/SSE e=I4/6/5/5 Y | f=I2/6/5/5 Y"],
        stage=stage,
    )  # fmt: skip
    (decision,) = position.open
    view = position.view(decision.seat)
    action = GAME.read(view, decision, line)

    assert [said(pick.label) for pick in GAME.words.menu(view, decision, action)] == told


def test_orders_are_named_by_the_groups_that_get_them():
    position = start(["0808/NNE a=I4/6/5/5 X", "1515/NNE z=I4/6/5/5 Y"])
    (decision,) = position.open
    view = position.view(decision.seat)

    for action, told in (
        (GiveOrders(("G1", "G3")), "Orders for G1, G3"),
        (GiveOrders(), "No orders"),
    ):
        (pick,) = GAME.words.menu(view, decision, action)
        assert said(pick.label) == told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_group_is_named_by_its_first_unit_and_how_many_more_it_has(locale):
    view = start(["0505/E a=I6/6/5/5 X", "1205/NNE z=I4/6/5/5 Y"]).view(None)
    kept = [
        Group(id="G1", side="blue", formation="X", units=units)
        for units in (("a",), ("a", "b"), (*"abcde",))
    ]
    named = [said(names.group(CONTENT, view.field, one), locale) for one in kept]
    assert [one.partition(": ")[2] for one in named] == ["a", "a (+1)", "a (+4)"]


@pytest.mark.rule("JDG-PBP-d")
def test_a_shot_is_told_with_its_die_and_every_modifier():
    rows = ["0808/NNE a=Af3e3m4c6 X", "0805/SSE e=I4/6/5/5 Y | f=I4/6/5/5 Y"]
    step = order(start(rows, stage="fire"), "fire a 0805", 8, 7, 6)
    lines = [said(GAME.words.caption(one)) for one in step.events]

    assert lines[0] == (
        "Fire of a at 0805: die 8, +3 fire strength, +1 massed target = 12: cohesion tests."
    )
    assert "Cohesion test of e: die 7, at most 6: failed." in lines
    assert "e in 0805 is disordered." in lines
    polish = said(GAME.words.caption(step.events[0]), "pl")
    assert polish.startswith("Ogień a na 0805: kość 8, +3 siła ognia")


@pytest.mark.rule("JDG-PBP-e")
def test_a_refusal_says_what_why_and_by_which_rule():
    position = start(["0808/NNE u=I6/6/5/5 X", "0807/SSE e=I4/6/5/5 Y"])
    (decision,) = position.open
    view = position.view(decision.seat)
    action = GAME.read(view, decision, "face u/SSE")
    refused = GAME.words.refusal(view, decision, action)

    assert refused.rule == "JDG-6.2.2-d"
    assert said(refused.reason).startswith("In an enemy zone of control")


@pytest.mark.rule("JDG-2.3.2-b", "JDG-PBP-a")
def test_face_down_orders_are_told_to_their_owner_alone():
    setup = Setup(scenario="maida", seats=(Seat("french"), Seat("british")))
    position = flow.begin(GAME, setup, SeededDraws(b"words", "test")).position
    position = order(position, "orders G1", seat=Seat("french")).position
    (decision,) = position.open
    action = GAME.read(position.view(decision.seat), decision, "orders none")
    draws = SeededDraws(b"words", "test")
    position = flow.submit(position, decision.seat, decision.serial, action, draws).position
    own = position.view(Seat("french"))
    lines = [said(one) for one in GAME.words.secrets(own, Seat("french"))]

    assert any("G1" in one and one.endswith(": orders") for one in lines)
    assert GAME.words.secrets(position.view(Seat("british")), Seat("french")) == ()


def test_shorthands_are_filled_in_from_the_map():
    position = start(["0808/NNE u=I6/6/5/5 X | a=Af3e3m4c6 X", "1515/NNE z=I4/6/5/5 Y"])
    (decision,) = position.open
    view = position.view(decision.seat)

    def read(line):
        return GAME.write(GAME.read(view, decision, line))

    assert read("mv u >0810/SSE") == "mv u 0809-0810/SSE"
    assert read("mv @0808 0809") == "mv a+u 0809"
    assert read("square @0808") == "square 0808"
    assert read("cic CC >0114") == "cic CC 0114"
    rally = start(["0808/NNE u=I6/6/5/5 X d", "0303 r=I6/6/5/5 X r"], stage="rally")
    view = rally.view(rally.open[0].seat)
    assert GAME.write(GAME.read(view, rally.open[0], "rally all")) == "rally r u"
    assert isinstance(GAME.words.caption(events.OrdersGiven(side="blue")), Text)
    assert after(position, "mv u >0810").state.field.unit("u").at == "0810"


@pytest.mark.parametrize(
    ("typed", "units"), [("Ott", ("Ott",)), ("OTT", ("OTT",)), ("ir51", ("IR51",))]
)
def test_two_names_that_differ_in_case_alone_are_told_apart_by_it(typed, units):
    setup = Setup(scenario="montebello", seats=(Seat("austrian"), Seat("french")))
    position = flow.begin(GAME, setup, SeededDraws(b"names", "jours")).position
    decision = position.open[0]

    action = GAME.read(position.view(decision.seat), decision, f"face {typed}/E")

    assert action.units == units


def captions(position, steps=160):
    """Play on at random and return what is told."""
    line, chooser = position, selfplay.random_chooser("told")
    draws = SeededDraws(b"told", position.state.field.scenario)
    for _ in range(steps):
        if not line.open:
            break
        decision = line.open[0]
        action = chooser(line, decision, line.options(decision))
        step = flow.submit(line, decision.seat, decision.serial, action, draws)
        line = step.position
        yield from filter(None, map(GAME.words.caption, step.events))


@pytest.mark.parametrize("scenario", ["saalfeld", "montebello"])
def test_the_log_names_markers_and_commanders_and_repeats_no_way_of_one_hex(scenario):
    setup = selfplay.setup_of(GAME, scenario)
    told = list(captions(flow.begin(GAME, setup, SeededDraws(b"told", scenario)).position))
    battle = CONTENT.scenarios[scenario]
    keys = {one.id for one in (*battle.formations, *battle.combined, *battle.chiefs)}
    shout = re.compile(rf"\b({'|'.join(map(re.escape, sorted(keys)))})\b")

    for locale in CATALOGUE.locales:
        lines = [said(one, locale) for one in told]
        assert [one for one in lines if shout.search(one)] == []
        assert [one for one in lines if "()" in one or re.search(r"(\d{4}) \(\1\)", one)] == []


def test_who_runs_off_the_map_is_told_so():
    off = events.Moved(units=("a",), side="blue", origin="0115", path=(), facing=None, gait="rout")
    assert [said(GAME.words.caption(off), locale) for locale in ("en", "cs", "pl")] == [
        "a runs off the map.", "a prchá z mapy.", "a ucieka poza mapę.",
    ]  # fmt: skip
    near = events.Moved(
        units=("a",), side="blue", origin="0113", path=("0114",), facing=None, gait="rout"
    )
    assert said(GAME.words.caption(near)) == "a runs to 0114."


@pytest.mark.rule("JDG-5.2.1-e", "JDG-2.1.2-a")
def test_phase_a_asks_for_markers_in_words_and_for_renfort_on_a_form():
    rows = ["0303/NNE u=I6/6/5/5 X", "0803/NNE e=I4/6/5/5 Y RF", "1303/NNE f=I4/6/5/5 Y RF"]
    position = start(rows, active=None, phase="markers")
    (decision,) = position.open
    view = position.view(decision.seat)
    (box,) = GAME.asking.boxes(view, decision)
    assert (decision.point, [one.key for one in box.options], box.most) == ("DP-A2", ["e", "f"], 2)
    assert GAME.write(GAME.asking.filled(view, decision, {"renfort": ("f",)})) == "drop f"
    assert GAME.write(GAME.asking.filled(view, decision, {})) == "drop none"

    setup = selfplay.setup_of(GAME, "saalfeld")
    saalfeld = flow.begin(GAME, setup, SeededDraws(b"mac", "saalfeld")).position
    french = saalfeld.decision_of(Seat("french"))
    (pick,) = GAME.words.menu(saalfeld.view(Seat("french")), french, UseMarker("V-CORPS"))
    assert said(pick.label) == "Put the combined marker V Corps into the cup"


def test_an_advance_names_the_facing_that_is_kept_and_a_shock_whom_it_strikes():
    rows = ["0809/NNE a=I8/7/5/5 X", "0808/NNE g=Af3e3m4c6 Y", "0113 r=I4/6/5/5 X r"]
    position = start(rows, stage="combat")
    (shock,) = GAME.planning.toggles(position.view("blue"), position.open[0])
    assert said(shock.label) == "a against g 0808"

    position = after(position, "shock a x 0808", "declare")
    view, decision = position.view("blue"), position.open[0]
    labels = [
        said(GAME.words.menu(view, decision, one)[-1].label) for one in position.options(decision)
    ]
    assert decision.point == "DP-C7"
    assert labels == [f"a to 0808, facing {one}" for one in ("NNE", "E", "NNW")]


def labels(position):
    """What the buttons of the open question say."""
    decision = position.open[0]
    view = position.view(decision.seat)
    return [
        said(GAME.words.menu(view, decision, one)[-1].label) for one in position.options(decision)
    ]


@pytest.mark.rule("JDG-8.3.1-a", "JDG-6.1.2-d")
def test_combats_are_named_by_who_fights_and_shocks_by_how_they_turn():
    rows = [
        "0809/NNE a=I8/7/5/5 X", "0808/SSE d=I4/6/5/5 Y",
        "1209/NNE b=I8/7/5/5 X", "1208/SSE e=I4/6/5/5 Y", "1208/SSE f=I2/6/5/5 Y",
    ]  # fmt: skip
    position = after(start(rows, stage="combat"), "shock a x 0808", "shock b x 1208", "declare")
    assert position.open[0].point == "DP-C2"
    assert labels(position) == ["a against d in 0808", "b against e+f in 1208"]

    village = start(
        ["0505/NNE a=I8/7/5/5 X", "0506/NNW d=I4/6/5/5 Y"],
        stage="combat",
        map="drill_ground",
        chiefs=[],
    )
    found = GAME.planning.toggles(village.view("blue"), village.open[0])
    assert [said(one.label) for one in found] == ["a against d 0506, turning to SSE"]


def test_a_typed_end_is_what_ends_the_segment():
    position = start(["0811/NNE a=I5/6/5/5 X", "0711/SSE b=I5/6/5/5 Y"])

    assert GAME.write(leaving(position, position.open[0])) == "mv end"


EVADING = ["0810/NNE i=I5/7/7/5 X", "0809/SSE k=C4/6/5/7 Y", "1212/NNE z=I4/6/5/5 Y"]


@pytest.mark.rule("JDG-8.8.1-a")
def test_a_retreat_before_shock_is_a_way_and_then_a_facing():
    position = after(start(EVADING, stage="combat"), "shock i x 0809", "declare")
    (decision,) = position.open
    view, options = position.view(decision.seat), position.options(decision)
    picks = [GAME.words.menu(view, decision, one) for one in options]
    first = list(dict.fromkeys(said(one[0].label) for one in picks))

    assert decision.point == "DP-C3"
    assert len(first) <= 25, "a menu"
    assert {"Retreat to 0709", "Retreat to 0808-0708", "Stand"} <= set(first)
    ends = [said(one[1].label) for one in picks if said(one[0].label) == "Retreat to 0709"]
    assert sorted(ends) == sorted(
        ["Keep the facing", "north-north-east", "east", "south-south-east", "south-south-west",
         "west", "north-north-west"]
    )  # fmt: skip


def test_who_may_enter_what_the_enemy_left_is_told_the_hex():
    lines = ["shock i x 0809", "declare", ("back k 0808", 0)]
    position = after(start(EVADING, stage="combat"), *lines)
    (decision,) = position.open
    asked = GAME.words.prompt(position.view(decision.seat), decision)

    assert decision.point == "DP-C4"
    assert said(asked) == "The enemy has left 0809 before the shock. Who enters it?"


def test_who_may_recall_a_charge_is_told_that_it_is_one():
    position = start(["0811/NNE h=HC4/7/7/8 X", "0807/SSE d=I5/6/5/5 Y"])
    lines = ["charge h x d 0810-0809-0808/NNE", ("square yes 0807", 0)]
    position = after(position, *lines)
    (decision,) = position.open
    asked = GAME.words.prompt(position.view(decision.seat), decision)

    assert decision.point == "DP-M5"
    assert said(asked) == (
        "h in 0808 has a square before it. Recall the charge on 7 or less (80 %)? "
        "Where that fails it charges on."
    )


HUSSARS = ["0811/NNE h=HC4/7/7/8 X", "0807/SSE d=I5/6/5/5 Y", "0908/W c=C3/6/6/8 Y"]


@pytest.mark.rule("JDG-9.4-a", "JDG-9.3.1-b")
def test_who_is_charged_is_named_with_what_success_and_failure_bring():
    position = order(start(HUSSARS), "charge h x d 0810-0809-0808/NNE").position
    assert question(position) == (
        "Cavalry charges d in 0807. Form square on 6 or less (70 %)? "
        "Where that fails the infantry there loses a level."
    )
    position = after(position, "square no 0807", "mv end")
    assert question(position) == (
        "c in 0908 is charged. Counter-charge on 4 or less (50 %)? "
        "Where that succeeds the charge has no bonus."
    )


@pytest.mark.rule("JDG-9.5.2-e", "JDG-9.5.2-l")
def test_a_pursuit_says_what_each_turn_looks_at_and_whom_it_charges():
    rows = ["0811/NNE h=HC6/7/7/8 X", "0807/SSE d=I3/2/5/5 Y", "0806/SSE e=I3/4/5/5 Y"]
    position = order(start(rows), "charge h x d 0810-0809-0808/NNE").position
    position = after(position, "square no 0807", ("mv end", 9))
    while position.open[0].point == "DP-R":
        position = after(position, GAME.write(position.options(position.open[0])[0]))

    assert question(position) == (
        "Pursuit by h in 0807: straight on, or turn by one corner? "
        "It follows only into a hex in front."
    )
    assert labels(position) == [
        "east · in front 0907, 0908", "north-north-west · in front 0707 d, 0806 e",
        "Straight on · in front 0806 e, 0907",
    ]  # fmt: skip
    position = after(position, "turn keep")
    assert question(position) == (
        "Pursuit by h in 0807: charge what is in front, 0806 e, 0907, or halt?"
    )
    assert labels(position) == ["Halt", "Charge"]


def question(position):
    """What is asked of who decides."""
    (decision,) = position.open
    return said(GAME.words.prompt(position.view(decision.seat), decision))


@pytest.mark.rule("JDG-PBP-a", "JDG-PBP-g")
def test_a_spectator_reads_what_is_asked_but_nothing_of_phase_a():
    position = order(start(HUSSARS), "charge h x d 0810-0809-0808/NNE").position
    asked = GAME.words.asked(position.view(None), position.open[0])
    assert said(asked) == question(position)

    chiefs = ["0812 *BB drm1 cap1 rng5 blue", "0806 *RR drm0 cap1 rng5 red"]
    secret = start(HUSSARS, active=None, phase="markers", chiefs=chiefs)
    assert [one.point for one in secret.open] == ["DP-A3", "DP-A3"]
    assert secret.view(None).asked is None


@pytest.mark.rule("JDG-9.3.3-a", "JDG-9.4-a")
@pytest.mark.parametrize(
    ("rule", "passed", "line"),
    [
        ("JDG-9.1-b", True, "Engagement test of h: die 7, at most 7: passed."),
        (
            "JDG-9.3.3-a", False,
            "Recall of h before the square: engagement test die 8, at most 7: failed, "
            "it charges on.",
        ),
        (
            "JDG-9.4-a", True,
            "Counter-charge of h: engagement test die 7, at most 7: passed.",
        ),
    ],
)  # fmt: skip
def test_an_engagement_test_tells_what_it_is_for(rule, passed, line):
    tried = events.Tried(
        what="engagement", unit="h", die=7 if passed else 8, sum=Tally(), needed=7, passed=passed,
        rule=rule,
    )  # fmt: skip

    assert said(caption(CONTENT, tried)) == line


@pytest.mark.rule("JDG-8.7.2-a", "JDG-9.3.3-b", "JDG-9.5.2-e", "JDG-9.5.2-i")
@pytest.mark.parametrize(
    ("point", "orders", "asked"),
    [
        ("DP-C7", ["adv a 0807", "adv none"], "The hex is empty. Who advances?"),
        ("DP-C7", ["bt no", "bt yes"], "Breakthrough of d in 0807: attack at once"),
        ("DP-M5", ["mv h 0809/NNE"], "The charge is recalled from 0807. To which hex"),
        ("DP-C9", ["turn E", "turn keep"], "Pursuit by d in 0807: straight on, or turn"),
        ("DP-C9", ["halt", "turn keep"], "Pursuit by d in 0807: charge what is in front, "),
    ],
)  # fmt: skip
def test_a_point_that_asks_for_several_things_names_each(point, orders, asked):
    position = start(["0808/NNE a=I6/6/5/5 X", "0807/SSE d=I4/6/5/5 Y"])
    (decision,) = position.open
    question = Question(point=point, orders=tuple(orders), place="0807")
    view = msgspec.structs.replace(position.view(decision.seat), asked=question)
    decision = msgspec.structs.replace(decision, point=point)

    assert said(GAME.words.prompt(view, decision)).startswith(asked)


@pytest.mark.parametrize("locale", LOCALES)
def test_tests_of_engagement_have_words_for_each_purpose(locale):
    keys = [f"jours-told-{one}-{end}" for one in ENGAGED.values()
            for end in ("passed", "failed")]  # fmt: skip

    assert [key for key in keys if not CATALOGUE.has(key, locale)] == []
