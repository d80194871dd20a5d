"""Jours de Gloire by the panel: ends of units, a plan carried out at once, shocks by one tap."""

import re

import pytest

from bot.chat.match.pages import draft, plan
from bot.chat.match.pages.question import Question
from bot.chat.wire.locale import Voice
from bot.sandbox import buttons_of, labels_of, selects_of, text_of
from bot.service.match.live import Live
from renderers.picture import Picture
from tests.chat.people import acts, placed, say
from tests.chat.taps import Hand
from tests.games.jours.given import GAME, dice, start
from tests.support.loaded import load_catalogue

ENGLISH = Voice(load_catalogue(), "en")
CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
ROWS = [
    "0810/NNE a=I4/6/5/5 X", "0811/NNE b=I4/6/5/5 X", "0511/NNE c=I4/6/5/5 X",
    "0807/SSE d=I4/6/5/5 Y", "0208/SSE e=I4/6/5/5 Y",
]  # fmt: skip
FIELD = {
    "map": "blank15", "units": ROWS, "chiefs": ["0115 *CC drm1 cap2 rng5 blue"],
    "active": {"formation": "X", "stage": "move"},
}  # fmt: skip


async def field_of(stage, match):
    return (await stage.matches.queries.table(match)).position.state.field


def fallen(monkeypatch, *faces):
    """Let the dice fall as said, whatever the seed."""
    draws = dice(*faces)
    monkeypatch.setattr(Live, "draws", lambda live, seat, action: draws)


async def planned(hand, piece, end):
    """Plan a piece's move to a hex: two taps."""
    await hand.press(piece)
    await hand.press(end)


def parts(message):
    """How many components a message has, nested ones too."""
    found, todo = 0, list(message["components"])
    while todo:
        one = todo.pop()
        found += 1
        todo += one.get("components", [])
    return found


@CHEAP
async def test_three_units_move_in_eight_taps_and_one_shock_takes_twelve(stage):
    alice, _, match = await placed(stage, "jours", FIELD)
    hand = Hand(alice)
    await hand.open()
    for piece, end in (("a", "0708"), ("b", "1"), ("c", "1")):
        await planned(hand, piece, end)
    assert (await field_of(stage, match)).unit("a").at == "0810", "nothing is done yet"
    await hand.act("do")
    assert hand.taps <= 8, hand.touched
    field = await field_of(stage, match)
    assert all(field.unit(key).deeds.moved for key in "abc")

    await hand.press("End of movement")
    await hand.press("a against")
    assert "%" in text_of(hand.panel)
    assert "+1 clear ground" in text_of(hand.panel)
    await hand.press("Declare all shocks")
    assert "Shock: a against 0807" in "".join(map(text_of, alice.here.messages(alice.thread)))
    assert hand.taps <= 12, hand.touched


@CHEAP
async def test_three_moves_a_shot_and_a_shock_take_fourteen_taps(stage):
    field = {
        **FIELD,
        "units": [*ROWS, "1008/NNW g=Af3e3m4c6 X"],
        "active": {"formation": "X", "stage": "fire"},
    }
    alice, _, match = await placed(stage, "jours", field)
    hand = Hand(alice)
    await hand.open()
    await hand.press("0807")
    await hand.act("do")
    assert (await field_of(stage, match)).unit("g").deeds.fired
    for piece, end in (("a", "0708"), ("b", "1"), ("c", "1")):
        await planned(hand, piece, end)
    await hand.act("do:end")
    if (await field_of(stage, match)).unit("d").at == "0807":
        await hand.press("a against")
        await hand.press("Declare all shocks")
        told = "".join(map(text_of, alice.here.messages(alice.thread)))
        assert "Shock: a against 0807" in told
    assert hand.taps <= 14, hand.touched


@CHEAP
async def test_a_plan_shows_numbers_costs_and_facings_and_can_be_changed(stage):
    alice, *_ = await placed(stage, "jours", FIELD)
    hand = Hand(alice)
    await hand.open()
    await hand.press("a")
    ends = re.findall(r"^\*\*(\d+)\*\* · \d{4} ", text_of(hand.panel), re.MULTILINE)
    assert 6 <= len(ends) <= 10
    assert [one for one in labels_of(hand.panel) if one.isdecimal()] == ends
    assert ends == [str(n) for n in range(1, len(ends) + 1)]
    assert "faces d" in text_of(hand.panel)
    assert "a stays, facing:" in text_of(hand.panel)
    assert "SSE" in labels_of(hand.panel), "short, so that a row fits a telephone"
    assert "MP" in text_of(hand.panel)
    assert parts(hand.panel) <= 34
    await hand.press("0708")
    assert re.search(r"mv a [0-9-]+-0708\n", text_of(hand.panel))
    assert "Another facing of a at the end:" in text_of(hand.panel)
    await hand.press("E")
    assert re.search(r"mv a [0-9-]+-0708/E\n", text_of(hand.panel))
    assert parts(hand.panel) <= 34
    (taken,) = [one for one in labels_of(hand.panel) if one.startswith("✕")]
    assert taken == "✕ mv a 0708/E", "without the hexes on its way"
    await hand.press(taken.removeprefix("✕ "))
    assert "mv a" not in text_of(hand.panel)


@CHEAP
async def test_a_way_is_picked_hex_by_hex(stage):
    alice, _, match = await placed(stage, "jours", FIELD)
    hand = Hand(alice)
    await hand.open()
    await hand.press("c")
    await hand.press("Own way")
    await hand.press("0510")
    await hand.press("0509")
    assert "mv c 0510-0509" in text_of(hand.panel)
    await hand.press("Done")
    await hand.act("do")

    field = await field_of(stage, match)
    assert field.unit("c").at == "0509"


@CHEAP
async def test_a_commander_rides_by_three_taps_and_steps_lead_back_to_the_page(stage):
    alice, _, match = await placed(
        stage, "jours", FIELD | {"chiefs": ["0812 *CC drm1 cap2 rng5 blue"]}
    )
    position = (await stage.matches.queries.table(match)).position
    pieces = GAME.planning.pieces(position.view("blue"), position.open[0])
    assert [one.place for one in pieces if one.key == "CC"] == ["0812"], "a number on the picture"
    hand = Hand(alice)
    await hand.open()
    await hand.press("Step by step")
    await hand.press("Back")
    await hand.press("CC")
    await hand.press("0811")
    await hand.act("do")

    field = await field_of(stage, match)
    assert (field.chief("CC").at, field.chief("CC").moved) == ("0811", True)


@CHEAP
async def test_a_part_of_the_only_stack_leads_back_to_it(stage):
    lone = {"units": ["0810/NNE a=I4/6/5/5 X | b=I4/6/5/5 X", "0507/SSE d=I4/6/5/5 Y"],
            "chiefs": []}  # fmt: skip
    alice, *_ = await placed(stage, "jours", FIELD | lone)
    hand = Hand(alice)
    await hand.open()
    assert "a+b · 0810 NNE" in text_of(hand.panel)
    await hand.press("b · 0810")
    await hand.press("Back")
    assert "a · 0810 NNE" in labels_of(hand.panel)


GUNS = {
    "map": "blank15", "chiefs": ["0115 *CC drm1 cap2 rng5 blue"],
    "units": ["0808/NNE g=Af3e3m5c6 X | k=Af4e3m5c6 X", "0511/NNE c=I4/6/5/5 X",
              "0805/SSE d=I4/6/5/5 Y | e=I4/6/5/5 Y", "1007/SSE f=I4/6/5/5 Y",
              "0707/SSE z=I4/6/5/5 Y"],
    "active": {"formation": "X", "stage": "fire"},
}  # fmt: skip


@pytest.mark.rule("JDG-PBP-d", "JDG-7.2-d", "JDG-7.3-b")
@CHEAP
async def test_fire_is_a_battery_a_target_with_its_chance_and_one_roll(stage):
    field = {**GUNS, "units": GUNS["units"][:-1]}
    alice, _, match = await placed(stage, "jours", field)
    hand = Hand(alice)
    await hand.open()
    pieces = [one for one in labels_of(hand.panel) if "0808" in one]
    assert [one.split(" · ")[1] for one in pieces] == ["g", "k", "g&k"]
    assert "End of fire" in labels_of(hand.panel)

    await hand.press("g&k")
    assert [one for one in labels_of(hand.panel) if "%" in one] == [
        "1 · 0805 · 2+ · 80 %", "2 · 1007 · 3+ · 70 %",
    ]  # fmt: skip
    assert "e, d" in text_of(hand.panel) or "d, e" in text_of(hand.panel)
    assert "Own way" not in labels_of(hand.panel), "nobody goes anywhere"
    assert parts(hand.panel) <= 34
    await hand.press("1007")
    shown = text_of(hand.panel)
    assert "fire g&k 1007" in shown
    assert "die +6" in shown
    assert "combined" in shown
    assert (await field_of(stage, match)).unit("g").deeds.fired is False, "nothing is done yet"
    assert "1 · Face E" in labels_of(hand.panel), "a pivot"
    await hand.act("do")

    after = await field_of(stage, match)
    assert after.unit("g").deeds.fired
    assert after.unit("k").deeds.fired
    assert hand.taps == 4, "the first opens the panel"


@CHEAP
async def test_a_shot_that_was_picked_is_put_back_and_another_pivot_is_taken(stage):
    alice, _, match = await placed(stage, "jours", GUNS)
    hand = Hand(alice)
    await hand.open()
    await hand.press("k")
    assert [one for one in labels_of(hand.panel) if "%" in one] == [
        "1 · 0707 · 5+ · 50 %", "2 · 0805 · 4+ · 60 %", "3 · 1007 · 5+ · 50 %",
    ]  # fmt: skip
    assert "after a turn to north-north-west" in text_of(hand.panel)
    await hand.press("0707")
    assert "fire k/NNW 0707" in text_of(hand.panel)
    await hand.press("Back")
    assert "fire k" not in text_of(hand.panel)
    await hand.act("do:end")

    assert not (await field_of(stage, match)).unit("k").deeds.fired
    assert (await field_of(stage, match)).active.segment == "move"


STACK = {
    "map": "blank15", "chiefs": ["0115 *CC drm1 cap2 rng5 blue"],
    "units": ["0810/NNE a=I4/6/5/5 X | b=I4/6/5/5 X", "0511/NNE h=C4/6/6/8 X",
              "0507/SSE d=I4/6/5/5 Y"],
    "active": {"formation": "X", "stage": "move"},
}  # fmt: skip


@pytest.mark.rule("JDG-5.1.2-a")
@CHEAP
async def test_a_stack_is_split_and_changes_its_order_by_two_taps(stage):
    alice, _, match = await placed(stage, "jours", STACK)
    hand = Hand(alice)
    await hand.open()
    await hand.press(r"a\+b")
    assert {"b to the top", "Form square"} <= set(labels_of(hand.panel))
    assert parts(hand.panel) <= 34
    await hand.press("b to the top")
    assert "top 0810 b" in text_of(hand.panel)
    await hand.press(r"b\+a")
    await hand.press("b · 0810")
    assert "Form square" not in labels_of(hand.panel), "the whole hex does that"
    await hand.act(r"draft:e\d+\.0")
    await hand.act("do")

    field = await field_of(stage, match)
    assert (field.unit("a").at, field.unit("b").deeds.moved) == ("0810", True)
    assert field.unit("b").at != "0810"


@pytest.mark.rule("JDG-9.1-a")
@CHEAP
async def test_a_charge_is_among_the_ends_of_cavalry_with_its_chances(stage):
    alice, _, match = await placed(stage, "jours", STACK)
    hand = Hand(alice)
    await hand.open()
    await hand.press("h")
    assert "⚔ 0507 from 0508: charge at d" in text_of(hand.panel)
    await hand.press("0507 from 0508")
    shown = text_of(hand.panel)
    assert "charge h x d" in shown
    assert "die " in shown, "the chances stand with what is picked"
    assert "0507 forms square 70 %" in shown
    await hand.act("do")

    assert (await field_of(stage, match)).unit("h").at != "0511", "it has ridden at them"


@pytest.mark.rule("JDG-8.2-c")
@CHEAP
async def test_shocks_tell_who_must_be_attacked_too_and_leave_out_what_cannot_stand(stage):
    field = {
        **FIELD,
        "units": ["0808/NNE a=I4/6/5/5 X", "0909/NNE b=I4/6/5/5 X",
                  "0807/SSE d=I4/6/5/5 Y", "0908/SSE e=I4/6/5/5 Y"],
        "active": {"formation": "X", "stage": "combat"},
    }  # fmt: skip
    alice, *_ = await placed(stage, "jours", field)
    hand = Hand(alice)
    await hand.open()
    shocks = {one.split(" · ")[1] for one in labels_of(hand.panel) if "against" in one}
    assert shocks == {"a against d 0807", "a against d 0807, e 0908", "b against e 0908"}
    await hand.press("a against d 0807$")
    assert "0808 must also attack 0908 in front of it, or another stack must" in text_of(hand.panel)
    assert "(JDG-8.2-c)" in text_of(hand.panel)
    assert not acts(hand.panel, "do"), "it cannot be declared like this"

    await hand.press("a against d 0807, e 0908")
    assert "```\nshock a x 0807,0908\n```" in text_of(hand.panel), "it takes the other's place"
    assert "must also attack" not in text_of(hand.panel)
    await hand.press("a against d 0807$")
    await hand.press("b against")
    assert "must also attack" not in text_of(hand.panel)
    await hand.act("do:end")
    told = "".join(map(text_of, alice.here.messages(alice.thread)))
    assert "Shock: a against 0807" in told
    assert "Shock: b against 0908" in told


AHEAD = {
    **FIELD,
    "units": ["0808/NNE a=I6/6/5/5 X", "0807/SSE d=I4/6/5/5 Y"],
    "active": {"formation": "X", "stage": "combat"},
}


async def struck(stage, hand, bob):
    """Declare the only shock there is, and let the beaten leave to the north-west."""
    await bob.here.slash("standing", question="SO-RETREAT", policy="ask")
    await hand.open()
    await hand.press("a against")
    await hand.press("Declare all shocks")
    await say(bob, "path d 0707")
    await stage.settled()
    await hand.open()


@pytest.mark.rule("JDG-8.7.1-a", "JDG-8.7.1-b")
@CHEAP
async def test_a_hex_that_falls_empty_is_entered_by_one_tap(stage, monkeypatch):
    alice, bob, match = await placed(stage, "jours", AHEAD)
    fallen(monkeypatch, 9, 3, 8)
    hand = Hand(alice)
    await struck(stage, hand, bob)

    assert "The hex is empty. Who advances?" in text_of(hand.panel)
    assert [one for one in labels_of(hand.panel) if "0807" in one] == [
        "1 · a to 0807, facing NNE", "2 · a to 0807, facing E", "3 · a to 0807, facing NNW",
    ]  # fmt: skip
    await hand.press("facing E")
    unit = (await field_of(stage, match)).unit("a")
    assert (unit.at, unit.facing) == ("0807", "E")


@pytest.mark.rule("JDG-8.7.2-a")
@CHEAP
async def test_a_breakthrough_is_asked_for_by_its_name(stage, monkeypatch):
    weak = {**AHEAD, "units": ["0808/NNE a=I6/6/5/5 X", "0807/SSE d=I1/2/5/5 Y",
                               "0806/SSE e=I4/6/5/5 Y"]}  # fmt: skip
    alice, bob, _ = await placed(stage, "jours", weak)
    fallen(monkeypatch, 9, 3, 8)
    hand = Hand(alice)
    await struck(stage, hand, bob)

    shown = text_of(hand.panel)
    assert "Breakthrough of a in 0807: attack at once what is in front, 0806 e" in shown
    assert "The hex is empty" not in shown
    assert [one for one in labels_of(hand.panel) if " · " in one] == [
        "1 · No breakthrough",
        "2 · Breakthrough from 0807",
    ]


RALLY = {
    **FIELD,
    "units": ["0808/NNE a=I6/6/5/5 X d", "0811/NNE b=I4/4/5/5 X d", "0801/SSE d=I4/6/5/5 Y"],
    "active": {"formation": "X", "stage": "rally"},
}


@pytest.mark.rule("JDG-11.1-b")
@CHEAP
async def test_who_tries_to_rally_is_picked_in_one_menu(stage, monkeypatch):
    alice, _, match = await placed(stage, "jours", RALLY)
    fallen(monkeypatch, 5, 4, 3, 8)
    hand = Hand(alice)
    await hand.open()
    assert "Who tries to rally?" in text_of(hand.panel)
    (menu,) = selects_of(hand.panel)
    assert [(one["label"], one["default"]) for one in menu["options"]] == [("a", True), ("b", True)]
    assert [one["description"] for one in menu["options"]] == [
        "on 5 or less: 60 %", "on 2 or less: 30 %",
    ]  # fmt: skip
    await hand.press("Send")

    field = await field_of(stage, match)
    assert (field.unit("a").level, field.unit("b").level) == ("good", "disordered")
    told = "".join(map(text_of, alice.here.messages(alice.thread)))
    assert "Rally of a: die 5, at most 5: passed." in told
    assert "Rally of b: die 4, " in told


def first_question():
    position = start(ROWS)
    decision = position.open[0]
    return Question(
        GAME, "m", position.view("blue"), decision, position.options(decision), position=position
    )


def test_a_press_that_fits_nothing_leaves_the_plan_as_it_is():
    question = first_question()
    line = "mv a 0809"
    for arg in (
        "",
        "p99",
        "w7",
        "e0.99",
        "e",
        "x9",
        "zz",
        "d0.9.9",
        "f7",
        "s0",
        "t0.9",
        "e99.0",
        "t99.0.0",
        "d99.0",
    ):
        made = plan.pressed(question, [line], arg)
        assert (made.draft.orders, made.piece) == ((line,), None), arg
    assert plan.pressed(question, [line, "mv a 0808", "mv q 0101"], "").draft.left == (
        "mv a 0808", "mv q 0101",
    )  # fmt: skip


class Marking:
    """A painter that remembers what was marked last, and paints nothing."""

    def __getattr__(self, name):
        return lambda *_: 0

    def paint_choice(self, view, events, say, marks, *, turned):
        self.marks = dict(marks)
        return Picture(lambda: b"", "png", "")


def test_the_hexes_of_a_way_are_numbered_on_the_board_as_on_their_buttons():
    painter = Marking()
    page = draft.page(plan.pressed(first_question(), (), "w0"), ENGLISH, painter)

    goes = [one["label"] for one in buttons_of(page.payload()) if ":w0." in one["custom_id"]]
    places = [re.match(r"(\d+) · (\d{4})", label).groups() for label in goes]
    assert len(places) > 1
    assert [painter.marks[number] for number, _ in places] == [place for _, place in places]


CHARGE = {
    "map": "blank15", "options": {"sheet": "on"}, "chiefs": ["0115 *CC drm1 cap2 rng5 blue"],
    "units": ["0811/NNE h=HC4/7/7/8 X", "1212/NNE k=I4/6/5/5 X", "0807/SSE d=I5/6/5/5 Y",
              "0807/SSE g=Af3e3m4c6 Y"],
    "active": {"formation": "X", "stage": "move"},
}  # fmt: skip


async def boxed(hand, word, line):
    """Pick a line in the menu of a box: two taps."""
    (menu,) = [one for one in selects_of(hand.panel) if word in one["placeholder"]]
    (option,) = [one for one in menu["options"] if line in one["label"]]
    hand.taps += 2
    await hand._answer(menu["custom_id"], [option["value"]])


@CHEAP
async def test_a_call_says_what_is_asked(stage):
    alice, bob, _ = await placed(stage, "jours", CHARGE | {"options": {"sheet": "off"}})
    await bob.here.slash("standing", question="SO-SQUARE", policy="ask")
    await say(alice, "charge h x d 0810-0809-0808/NNE")
    await stage.settled()

    calls = [
        text_of(one) for one in bob.here.messages(bob.thread) if "is your decision" in text_of(one)
    ]
    assert "Cavalry charges g+d in 0807. Form square on 6 or less (70 %)?" in calls[-1]


@pytest.mark.rule("JDG-9.1-d")
@CHEAP
async def test_a_square_is_formed_by_one_tap_with_its_chance_beside_it(stage, monkeypatch):
    alice, bob, match = await placed(stage, "jours", CHARGE | {"options": {"sheet": "off"}})
    await bob.here.slash("standing", question="SO-SQUARE", policy="ask")
    await say(alice, "charge h x d 0810-0809-0808/NNE")
    fallen(monkeypatch, 6, *[5] * 20)
    hand = Hand(bob)

    await hand.open()
    shown = text_of(hand.panel)
    assert "Form square in 0807**: it succeeds 70 %" in shown
    assert "cannot be taken back" in shown
    await hand.press("Form square")

    assert hand.taps == 2
    assert (await field_of(stage, match)).unit("d").square


@CHEAP
async def test_the_reaction_sheet_is_one_page_of_menus_for_the_defender_alone(stage):
    alice, bob, match = await placed(stage, "jours", CHARGE)
    for topic in ("SO-SQUARE", "SO-REACTION"):
        await bob.here.slash("standing", question=topic, policy="ask")
    await say(alice, "charge h x d 0810-0809-0808/NNE")
    hand = Hand(bob)
    await hand.open()
    assert [one["placeholder"] for one in selects_of(hand.panel)] == [
        "1 · Square in 0807", "1 · Reaction fire of g",
        "1 · Counter-attack from 0807 if the attack fails",
    ]  # fmt: skip
    assert parts(hand.panel) <= 34
    await boxed(hand, "Square in 0807", "Do not form square")
    await boxed(hand, "Reaction fire", "Hold fire")
    await hand.press("Send")

    table = await stage.matches.queries.table(match)
    assert table.position.open[0].seat == "blue"
    said = [one.line for one in table.position.state.secrets["red"].sheet]
    assert said == ["square no 0807", "react g no", ""]
    assert hand.taps == 6
    shown = "".join(map(text_of, stage.carol.messages(alice.thread)))
    assert "Hold fire" not in shown


PHASE_A = {
    "map": "blank15", "phase": "markers",
    "units": ["0505/NNE a=I4/6/5/5 X", "0905/NNE b=I4/6/5/5 X", "0503/SSE d=I4/6/5/5 Y"],
    "chiefs": ["0705 *BB drm1 cap1 rng5 blue", "0303 *RR drm0 cap1 rng5 red"],
}  # fmt: skip


@pytest.mark.rule("JDG-2.3.2-a")
@CHEAP
async def test_orders_are_not_given_away_by_one_tap(stage):
    alice, _, match = await placed(stage, "jours", PHASE_A)
    hand = Hand(alice)
    await hand.open()
    await hand.press("No orders")
    assert "No group gets orders this turn, though one could." in text_of(hand.panel)
    table = await stage.matches.queries.table(match)
    assert "blue" in [one.seat for one in table.position.open], "nothing is given yet"
    await hand.press("Back")
    await hand.press("Back")
    assert [one for one in selects_of(hand.panel) if ":box:" in one["custom_id"]]

    await hand.press("No orders")
    await hand.agree()
    table = await stage.matches.queries.table(match)
    assert [one.seat for one in table.position.open] == ["red"]


@CHEAP
async def test_orders_are_picked_in_one_menu_and_stay_secret(stage):
    alice, bob, match = await placed(stage, "jours", PHASE_A)
    hand = Hand(alice)
    await hand.open()
    (menu,) = [one for one in selects_of(hand.panel) if ":box:" in one["custom_id"]]
    assert menu["max_values"] == 1
    assert ["in range of" in one["description"] for one in menu["options"]] == [True] * 2
    await hand._answer(menu["custom_id"], [menu["options"][0]["value"]])
    await hand.press("Send")

    table = await stage.matches.queries.table(match)
    assert [one.seat for one in table.position.open] == ["red"]
    assert "orders G1" in str(table.position.state.flow[0].sealed["blue"])
    theirs = text_of(await bob.panel())
    assert "G1" not in theirs
