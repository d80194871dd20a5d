"""A live table by the panel: how many taps usual things take, and what is seen of them."""

import pytest

from bot.chat.match.pages.board import report
from bot.chat.posts.pages import SINCE
from bot.chat.wire.locale import Voice
from bot.sandbox import buttons_of, is_ephemeral, selects_of, text_of
from tests.chat.people import acts, placed
from tests.chat.taps import Hand
from tests.support.loaded import load_catalogue

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
CALM = {"cp": 0}


def armies(red, blue, **more):
    """Two whole armies of ten elements, with marks."""
    return {
        "red": {"army": "plc_pilica", "elements": red},
        "blue": {"army": "swe_pilica", "elements": blue},
        **more,
    }


async def position(stage, match):
    return (await stage.matches.queries.table(match)).position


async def element(stage, match, key):
    return (await position(stage, match)).state.element(key)


def public(person):
    """All that stands in public messages of the thread."""
    found = person.here.messages(person.thread)
    return "\n".join(text_of(one) for one in found if not is_ephemeral(one))


@pytest.mark.rule("FAS-LIVE-05", "FAS-LIVE-10")
@CHEAP
async def test_a_shot_takes_five_taps_and_all_of_it_is_told(stage, dice):
    alice, _, match = await placed(
        stage,
        "fire_and_sword",
        armies({"r9": {"hidden": "defence"}}, {"b7": {"hidden": "defence"}}),
    )
    draws = dice("1 1 10 10, 10 1, 1, 1")
    hand = Hand(alice)

    await hand.open()
    await hand.press("r9")
    await hand.press("b7")
    assert "DP on average" in text_of(hand.panel)
    (roll,) = [one for one in buttons_of(hand.panel) if one["label"].startswith("Roll 4 dice")]
    assert "DP on average" in roll["label"], "the odds stand on the button"
    await hand.act("carry")
    await stage.settled()

    assert draws.left == 0
    assert hand.taps <= 5, hand.touched
    assert (await element(stage, match, "b7")).dp == 1
    for where in (text_of(hand.panel), public(alice)):
        assert "to hit by fire: dice" in where
        assert "Resistance: dice" in where


@pytest.mark.rule("FAS-LIVE-06", "FAS-LIVE-07")
@CHEAP
async def test_a_charge_and_its_melee_take_eight_taps_of_both_together(stage, dice):
    red, blue = {"r4": {"hidden": "advance"}}, {"b8": {"hidden": "reorganise", "dp": 4}}
    alice, bob, match = await placed(stage, "fire_and_sword", armies(red, blue))
    hand, other = Hand(alice), Hand(bob)

    await hand.open()
    await hand.press("r4")
    await hand.press("b8")
    await hand.act("carry")
    await other.called()
    await other.press("No reaction")
    draws = dice("1 1 1 10 10 10 10, 10, 10 10 10, 10 10")
    await hand.followed("7 dice")
    await hand.act("go")
    assert "Edge points" in text_of(hand.panel)
    await hand.press("Pursue")
    await stage.settled()

    assert draws.left == 0
    assert (await element(stage, match, "b8")).gone
    assert (await element(stage, match, "r4")).revealed == "advance"
    assert hand.taps + other.taps <= 8, (hand.touched, other.touched)
    assert "charges" in public(alice), "nothing of the Turn disappears"
    assert "to hit in melee: dice" in public(alice)


@pytest.mark.rule("FAS-7.3.1-a", "FAS-LIVE-08")
@CHEAP
async def test_the_call_of_the_charged_offers_the_same_whatever_order_lies_face_down(stage):
    calls = set()
    for order in ("advance", "defence", "reorganise"):
        red, blue = {"r4": {"hidden": "advance"}}, {"b8": {"hidden": order}}
        alice, bob, match = await placed(stage, "fire_and_sword", armies(red, blue))
        await alice.here.slash("order", text="r4; charge; b8; as-usual")
        await stage.settled()
        other = Hand(bob)
        await other.called()
        (offered,) = acts(other.panel, "open")
        labels = [one["label"] for one in buttons_of(other.panel)]
        calls.add((offered.split(":", 2)[2], *labels, text_of(other.panel)))
        assert "is charged. Which reaction?" in text_of(other.panel)

        assert "⛔" in text_of(await alice.here.forge(other.panel, offered)), "it is Bob's answer"
        assert (await position(stage, match)).open[0].point == "D-11"
        await other.press("No reaction")
        assert (await position(stage, match)).open[0].point != "D-11"
    assert len(calls) == 1, calls


@pytest.mark.rule("FAS-4.4.5-a")
@CHEAP
async def test_a_rally_takes_two_taps(stage):
    red = {"r4": {"hidden": "reorganise", "dp": 2}, "r5": {"hidden": "defence", "dp": 1}}
    alice, _, match = await placed(stage, "fire_and_sword", armies(red, {}))
    hand = Hand(alice)

    await hand.open()
    assert len(acts(hand.panel, "line")) == 1, "where the order allows it"
    await hand.act("line")
    await stage.settled()

    assert hand.taps == 2
    assert (await element(stage, match, "r4")).dp == 1
    assert (await position(stage, match)).open[0].point == "D-06"
    assert "-1 DP, now 1" in public(alice)


@pytest.mark.rule("FAS-4.4.5-a", "FAS-LIVE-12")
@CHEAP
async def test_a_rally_near_the_enemy_and_a_move_are_a_tap_each_in_an_activation(stage):
    alice, _, match = await placed(
        stage, "fire_and_sword", armies({"r4": {"hidden": "reorganise", "dp": 2}}, {})
    )
    hand = Hand(alice)

    await hand.open()
    await hand.press("r4")
    await hand.press("Rally")
    assert (await element(stage, match, "r4")).dp == 1
    await hand.press("Moved")

    assert hand.taps == 4
    assert (await position(stage, match)).open[0].seat == "blue-1"


@pytest.mark.rule("FAS-SET-07", "FAS-2.1-b")
@CHEAP
async def test_first_orders_are_given_on_one_page_that_begins_with_those_of_the_list(stage):
    alice, _, match = await placed(stage, "fire_and_sword", armies({}, {}, step="orders", round=1))
    hand = Hand(alice)

    await hand.open()
    menus = [one for one in selects_of(hand.panel) if ":run:" in one["custom_id"]]
    assert len(menus) == 8
    assert "Which first orders do your Units get, face down?" in text_of(hand.panel)
    assert "cannot be taken back" not in text_of(hand.panel)
    assert all(option["value"].isdecimal() for one in menus for option in one["options"])
    defence = next(one for one in menus[1]["options"] if "Defence" in one["label"])
    hand.taps += 2
    await hand._answer(menus[1]["custom_id"], [defence["value"]])
    await hand.act("carry")
    await stage.settled()

    assert hand.taps == 4
    assert "`r3 advance; r4 defence; r5 manoeuvre;" in text_of(hand.panel), "each with its Unit"
    assert "Undo" in [one["label"] for one in buttons_of(hand.panel)]
    state = (await position(stage, match)).state
    given = state.flow[0].sealed["red-1"]
    presets = {one.id: one.preset for one in state.elements if one.side == "red" and one.preset}
    assert given == {**presets, "r4": "defence"}
    assert all(order not in public(alice) for order in ("Advance", "Defence", "Manoeuvre"))


@pytest.mark.rule("FAS-LIVE-05")
@CHEAP
async def test_the_next_shot_begins_with_the_answers_of_the_last(stage, dice):
    alice, bob, _ = await placed(
        stage,
        "fire_and_sword",
        armies(
            {"r9": {"hidden": "defence"}, "r10": {"hidden": "defence"}},
            {"b7": {"hidden": "defence"}},
        ),
    )
    dice("10 10 10")
    hand = Hand(alice)
    await hand.open()
    await hand.press("r9")
    await hand.press("b7")
    await hand.press("Wood · Target's ground")
    await hand.press("Side or rear zone: Threat")
    await hand.act("carry")
    await hand.press("Moved")
    await bob.here.slash("order", text="b1; done")
    await stage.settled()

    await hand.open()
    await hand.press("r10")
    await hand.press("b7")

    shown = {
        option["label"]
        for one in selects_of(hand.panel)
        for option in one["options"]
        if option.get("default")
    }
    assert "Side or rear zone: Threat +1 · Attacked from" in shown
    assert "Wood · Target's ground" in shown


@pytest.mark.rule("FAS-10.3-a", "FAS-10.3-b")
@pytest.mark.parametrize("led", [False, True])
@CHEAP
async def test_an_intervention_is_asked_where_a_commander_is_said_to_be_in_range(stage, dice, led):
    alice, bob, match = await placed(
        stage,
        "fire_and_sword",
        armies({"r9": {"hidden": "defence"}}, {"b7": {"hidden": "defence"}}),
    )
    if led:
        page = await bob.here.slash("table fix")
        menu = next(one for one in selects_of(page) if ":fixall:led" in one["custom_id"])
        page = await bob.press(page, menu["custom_id"], ["b7", "r9"])
        page = await bob.press(page, menu["custom_id"], ["b7"])
        (menu,) = [one for one in selects_of(page) if ":fixall:led" in one["custom_id"]]
        assert [o["value"] for o in menu["options"] if o.get("default")] == ["b7"]
    dice("1 1 10 10, 10 1, 1, 10")
    hand = Hand(alice)
    await hand.open()
    await hand.press("r9")
    assert "some of it cannot be taken back" in text_of(hand.panel)
    await hand.press("b7")
    await hand.act("carry")
    await stage.settled()

    asked = (await position(stage, match)).open[0]
    assert (asked.point, asked.seat) == (("D-12", "blue-1") if led else ("D-06", "red-1"))
    assert (await element(stage, match, "b7")).dp == (1 if led else 2)
    assert (await element(stage, match, "r9")).led is not True
    assert "standing order" not in public(alice), "what is usual needs no line"


@pytest.mark.rule("FAS-OPT-06", "FAS-LIVE-05", "FAS-LIVE-10")
@CHEAP
async def test_with_tokens_on_the_table_a_shot_takes_five_taps_with_its_order(stage, dice):
    lies = {f"{side}{number}": {"hidden": "unknown"} for side in "rb" for number in range(3, 11)}
    red, blue = ({k: v for k, v in lies.items() if k[0] == side} for side in "rb")
    alice, _, match = await placed(
        stage, "fire_and_sword", armies(red, blue, options={"tokens": "table"})
    )
    draws = dice("10 10 10")
    hand = Hand(alice)

    await hand.open()
    await hand.press("r9")
    assert "Manoeuvre · Order turned up" in {
        option["label"] for one in selects_of(hand.panel) for option in one["options"]
        if option.get("default")
    }  # fmt: skip
    await hand.press("b7")
    await hand.act("carry")
    await stage.settled()

    assert draws.left == 0
    assert hand.taps <= 5, hand.touched
    assert (await element(stage, match, "r9")).revealed == "manoeuvre"
    assert "Manoeuvre" in public(alice)


@pytest.mark.rule("FAS-OPT-06", "FAS-4.4.5-a")
@CHEAP
async def test_with_tokens_on_the_table_a_rally_takes_two_taps(stage):
    red = {"r4": {"hidden": "unknown", "dp": 2}}
    alice, _, match = await placed(
        stage, "fire_and_sword", armies(red, {}, options={"tokens": "table"})
    )
    hand = Hand(alice)

    await hand.open()
    await hand.act("line")

    assert hand.taps == 2
    rallied = await element(stage, match, "r4")
    assert (rallied.dp, rallied.revealed) == (1, "reorganise")


@pytest.mark.rule("FAS-LIVE-10")
@CHEAP
async def test_every_line_of_a_long_turn_stays_in_its_message(stage, dice):
    """A charge, a Counter-charge, and the withdrawal of the charger: some twenty lines."""
    red, blue = {"r4": {"hidden": "advance"}}, {"b4": {"hidden": "advance"}}
    alice, bob, match = await placed(stage, "fire_and_sword", armies(red, blue))
    await alice.here.slash("order", text="r4; charge; b4; as-usual")
    await bob.here.slash("order", text="counter_charge; open; none; none")
    await stage.settled()
    dice("10 10 10 10 10 10 10, 10, 1 1 1 10 10 10 10, 10, 10 10 10, 10 10 1")
    await alice.here.slash("order", text="roll")
    await alice.here.slash("order", text="stuck")
    await stage.settled()

    told = await stage.matches.queries.log(match, None, last=100)
    game = stage.services.games["fire_and_sword"]
    events = [event for one in told for event in one.events]
    lines = [caption for event in events if (caption := game.words.caption(event))]
    shown = text_of(alice.board())
    assert len(lines) >= 20
    assert shown.count("\n- ") >= len(lines)
    assert "more line" not in shown

    call = report(game, events, Voice(load_catalogue(), "en"), SINCE)
    assert "more line" in call, "of so many some are routine"
    assert call.count("to hit in melee: dice") == 2, "hits of both are told in a call too"
