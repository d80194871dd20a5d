"""A live table on Discord: secret bids and orders, wizards, corrections, undo, restart, DM."""

import pytest

from bot.sandbox import buttons_of, is_ephemeral, labels_of, pictures_of, selects_of, text_of
from tests.chat import people
from tests.chat.people import Seat, acts
from tests.chat.taps import Hand
from tests.chat.test_agreeing import info_of, lobby_of, pick, pressed

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
SECRET = ("Advance", "Defence", "Manoeuvre", "Reorganise")


async def opened(stage, **options):
    """Alice opens a table as Red with an army, Bob joins as Blue with another."""
    await stage.alice.slash_with("table new", {"side": "red", **options})
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    await pressed(bob, "join")
    await stage.settled()
    return alice, bob


async def begun(stage, **options):
    """A table whose first orders are to be given."""
    alice, bob = await opened(stage, army="plc_pilica", **options)
    await pick(bob, await pressed(bob, "choices"), "army-blue-1", "swe_pilica")
    await stage.settled()
    return alice, bob, (await info_of(stage, alice)).id


async def say(person, *orders):
    """Type orders, which are taken; returns the answer."""
    answer = await people.say(person, "; ".join(orders))
    assert "\u26d4" not in text_of(answer), text_of(answer)
    return answer


async def first_round(stage):
    """A table in its first Action Phase, Red to act; Bob's tokens are all Defence."""
    alice, bob, match = await begun(stage)
    await say(alice, *["advance"] * 8)
    await say(bob, *["defence"] * 8)
    await say(alice, "4")
    await say(bob, "0")
    await stage.settled()
    table = await stage.matches.queries.table(match)
    winner = alice if table.position.open[0].seat == "red-1" else bob
    await say(winner, "self" if winner is alice else "enemy")
    await stage.settled()
    return alice, bob, match


def everything(person, place):
    return "\n".join(text_of(one) for one in person.messages(place))


@CHEAP
async def test_a_live_table_promises_no_cards_but_its_face_down_orders(stage):
    await stage.alice.slash_with("table new", {"side": "red", "army": "plc_pilica"})
    await stage.settled()
    bob = Seat(stage.bob, stage.alice.threads()[-1])

    card = text_of(lobby_of(bob))
    joined = text_of(await pressed(bob, "join"))

    assert "Only you see your face-down orders." in card
    assert "Your face-down orders stay secret" in joined
    assert "Dice are fixed already" in card
    assert "cards" not in card + joined


@CHEAP
async def test_both_choose_their_armies_on_the_card_and_the_table_begins(stage):
    alice, bob = await opened(stage, rounds="4", objectives="2")

    assert (await info_of(stage, alice)).status == "lobby"
    for person, side, army in ((alice, "red", "plc_pilica"), (bob, "blue", "cos_berestechko")):
        await pick(person, await pressed(person, "choices"), f"army-{side}-1", army)
    await stage.settled()

    info = await info_of(stage, alice)
    assert info.status == "running"
    assert (info.options["rounds"], info.options["objectives"]) == ("4", "2")
    assert pictures_of(alice.board())[0]["alt"].startswith("Live table · Set-up; ")
    assert "My orders" in labels_of(alice.board())
    assert "My hand" not in labels_of(alice.board())


@CHEAP
async def test_what_is_no_army_or_no_side_or_no_number_opens_nothing(stage):
    for wrong in (
        {"army": "plc_pilica"},
        {"side": "red", "army": "romans"},
        {"side": "red", "army": "@mine"},
        {"side": "red", "rounds": "1000000000"},
    ):
        answer = await stage.alice.slash_with("table new", wrong)
        assert is_ephemeral(answer)
        assert "Nothing was" in text_of(answer) or "⛔" in text_of(answer)
    assert stage.alice.threads() == []


@pytest.mark.rule("FAS-LIVE-03", "FAS-LIVE-10", "FAS-SET-07")
@CHEAP
async def test_bids_and_face_down_orders_are_seen_by_their_owner_alone(stage):
    alice, bob, _ = await begun(stage)
    carol = stage.carol.at(alice.thread)

    # first orders, then bids: nobody sees what the other does
    await say(alice, *["advance"] * 8)
    await stage.settled()
    seen = everything(carol, alice.thread)
    await say(bob, *["defence"] * 8)
    kept = text_of(await say(alice, "3"))
    await stage.settled()
    waiting = everything(carol, alice.thread)

    assert not any(order in seen for order in SECRET)
    assert "how many of your 4 CP? **Bid 3, keep 1**" in kept, "a bare number says nothing"
    assert "Secret bid for the Initiative" in waiting, "what is asked is told"
    assert "Red bid" not in waiting
    shown = await alice.here.slash("table show")
    assert "Advance" in pictures_of(shown)[0]["alt"]
    assert "Defence" not in pictures_of(shown)[0]["alt"]

    # a spectator is shown the backs of the tokens, in the picture's words too
    spectator = await stage.carol.at(alice.thread).slash("table show")
    assert not any(order in pictures_of(spectator)[0]["alt"] for order in SECRET)
    assert stage.carol.messages(stage.carol.dm) == []

    # both bids are told together
    await say(bob, "1")
    await stage.settled()
    told = everything(carol, alice.thread)
    assert "Red bid 3 CP" in told
    assert "Blue bid 1 CP" in told


@pytest.mark.rule("FAS-LIVE-05")
@pytest.mark.painted
@CHEAP
async def test_a_shot_is_led_by_questions_with_odds_and_every_die_is_told(stage):
    alice, bob, _ = await first_round(stage)

    await say(alice, "r9", "done")
    await say(bob, "b8", "shoot", "open", "standard_fire", "r3", "effective", "front", "open")
    await stage.settled()
    panel = await bob.panel()
    assert "in melee" in text_of(panel), "what the table alone knows is asked"
    await say(bob, "none")
    look = await bob.panel()
    assert "DP on average" in text_of(look), "the only thing to do is shown at once"
    await bob.press(look, acts(look, "go")[0])
    await stage.settled()

    report = everything(bob.here, bob.thread)
    assert "to hit by fire: dice" in report
    assert "+4 " in report, "the dice are told with their reasons"


@pytest.mark.rule("FAS-LIVE-08")
@CHEAP
async def test_markers_are_put_right_by_buttons_and_taken_back(stage):
    _, bob, match = await first_round(stage)

    page = await bob.here.slash("table fix")
    menu = next(s for s in selects_of(page) if any(o["value"] == "r3" for o in s["options"]))
    page = await bob.press(page, menu["custom_id"], ["r3"])
    plus = next(one for one in buttons_of(page) if one["label"] == "DP +1")
    page = await bob.press(page, plus["custom_id"])
    assert "Corrected" in text_of(page)
    table = await stage.matches.queries.table(match)
    assert next(e for e in table.position.state.elements if e.id == "r3").dp == 1

    back = next(
        one for one in buttons_of(page) if "back" in one["label"] and "last" in one["label"]
    )
    await bob.press(page, back["custom_id"])
    table = await stage.matches.queries.table(match)
    assert next(e for e in table.position.state.elements if e.id == "r3").dp == 0

    typed = await bob.here.slash("table fix", correction="order r3 defence")
    assert "⛔" in text_of(typed), "nobody lays another's tokens"


def label_at(message, act):
    """The label of the button with an act."""
    (wanted,) = acts(message, act)
    return next(one["label"] for one in buttons_of(message) if one["custom_id"] == wanted)


@pytest.mark.rule("FAS-LIVE-08")
async def test_corrections_are_a_button_of_the_panel_and_of_who_waits(stage):
    alice, bob, match = await first_round(stage)
    table = await stage.matches.queries.table(match)
    asked, idle = (alice, bob) if table.position.open[0].seat == "red-1" else (bob, alice)

    panel = await asked.panel()
    assert label_at(panel, "fix") == "Corrections"
    page = await asked.press(panel, acts(panel, "fix")[0])
    menu = next(s for s in selects_of(page) if any(o["value"] == "b2" for o in s["options"]))
    page = await asked.press(page, menu["custom_id"], ["b2"])
    plus = next(one for one in buttons_of(page) if one["label"] == "DP +1")
    page = await asked.press(page, plus["custom_id"])
    table = await stage.matches.queries.table(match)
    assert next(e for e in table.position.state.elements if e.id == "b2").dp == 1

    # taken back on the same page, and from there back to the question
    page = await asked.press(page, acts(page, "refix")[0])
    table = await stage.matches.queries.table(match)
    assert next(e for e in table.position.state.elements if e.id == "b2").dp == 0
    panel = await asked.press(page, acts(page, "turn")[0])
    assert acts(panel, "fix")
    assert acts(panel, "type")

    # who is not asked can put markers right too; who does not play cannot
    waiting = await idle.here.click(idle.live(), acts(idle.live(), "turn")[0])
    page = await idle.press(waiting, acts(waiting, "fix")[0])
    assert "What is put right?" in text_of(page)
    carol = stage.carol.at(alice.thread)
    looked = await carol.click(asked.live(), acts(asked.live(), "turn")[0])
    assert not acts(looked, "fix")


@pytest.mark.rule("FAS-LIVE-08", "FAS-LIVE-10")
@CHEAP
async def test_a_face_down_order_is_put_right_in_secret(stage):
    alice, _, match = await first_round(stage)
    before = everything(stage.carol.at(alice.thread), alice.thread)

    page = await alice.here.slash("table fix")
    menu = next(s for s in selects_of(page) if any(o["value"] == "r4" for o in s["options"]))
    page = await alice.press(page, menu["custom_id"], ["r4"])
    orders = next(s for s in selects_of(page) if s["custom_id"].endswith("r4 order"))
    place = next(o["value"] for o in orders["options"] if o["label"] == "Defence")
    assert place.isdecimal(), "an identifier names no secret"
    await alice.press(page, orders["custom_id"], [place])
    await stage.settled()

    table = await stage.matches.queries.table(match)
    assert next(e for e in table.position.state.elements if e.id == "r4").hidden == "defence"
    after = everything(stage.carol.at(alice.thread), alice.thread)
    assert "orrect" not in after[len(before) :]


@CHEAP
async def test_undo_and_a_restart_keep_the_table_as_it_was(stage):
    alice, _, match = await first_round(stage)
    await say(alice, "r1")
    await alice.here.slash("game undo")
    table = await stage.matches.queries.table(match)
    assert table.position.open[0].point == "D-05"
    assert not next(e for e in table.position.state.elements if e.id == "r1").activated
    hidden = table.position.encode()

    await stage.restart()

    table = await stage.matches.queries.table(match)
    assert table.position.encode() == hidden
    await say(alice, "r1", "done")
    table = await stage.matches.queries.table(match)
    assert table.position.open[0].seat == "blue-1"


@CHEAP
async def test_a_table_can_be_played_alone_in_direct_messages(stage):
    here = stage.alice.at(stage.alice.dm)
    await here.slash_with("table new", {"side": "red", "army": "plc_pilica"})
    await stage.settled()
    card = here.messages(stage.alice.dm)[-1]

    await here.click(card, acts(card, "start")[0])
    page = await here.click(card, acts(card, "choices")[0])
    menu = next(s for s in selects_of(page) if s["custom_id"].endswith("army-blue-1"))
    await here.select(page, menu["custom_id"], ["swe_pilica"])
    await stage.settled()

    info = await stage.matches.queries.in_channel(int(stage.alice.dm["id"]))
    assert (info.status, info.guild) == ("running", None)
    assert {entry.name for entry in info.seats} == {"Alice"}
    await here.slash("order", text="; ".join(["advance"] * 16))
    table = await stage.matches.queries.table(info.id)
    assert {one.point for one in table.position.open} == {"D-03"}, "one plays both sides"


OWN = """name: Forest company
motivation: 5
elements:
  - PLC-C2
  - {card: PLC-C1}
  - {card: PLC-10, count: 2, order: defence}
  - profile:
      name: Local volunteers
      kind: unit
      type: infantry
      size: M
      speed: 4
      resistance: 4
      morale: 5
      training: 4
      thresholds: {steady: 2, shaken: 4, flight: 7}
      coins: {colour: bronze, count: 1}
      melee: {dice: [3, 2, 1]}
"""


@pytest.mark.rule("FAS-OPT-07", "FAS-LIVE-11")
@CHEAP
async def test_an_army_of_ones_own_with_a_typed_profile_is_sent_and_led(stage):
    file = ("army.yaml", OWN.replace("morale: 5", "morale: 55").encode())
    faulty = await stage.alice.slash_with(
        "game army new", {"system": "fire_and_sword", "file": file}
    )
    assert "morale" in text_of(faulty)
    unknown = await stage.alice.slash_with("table new", {"side": "red", "army": "@Forest company"})
    assert stage.alice.threads() == [], text_of(unknown)

    file = ("army.yaml", OWN.encode())
    await stage.alice.slash_with("game army new", {"system": "fire_and_sword", "file": file})
    alice, bob = await opened(stage, army="@Forest company")
    await pick(bob, await pressed(bob, "choices"), "army-blue-1", "swe_pilica")
    await stage.settled()

    match = (await info_of(stage, alice)).id
    table = await stage.matches.queries.table(match)
    red = [one for one in table.position.state.elements if one.side == "red"]
    assert [one.card for one in red] == ["PLC-C2", "PLC-C1", "PLC-10", "PLC-10", ""]
    assert table.position.state.sides["red"].motivation == 5
    assert "Local volunteers" in pictures_of(await alice.here.slash("table show"))[0]["alt"]


@CHEAP
async def test_who_opens_a_table_for_one_device_begins_with_both_sides_at_once(stage):
    page = await stage.alice.slash_with("table new", {"side": "red", "army": "plc_pilica"})
    await stage.settled()

    asked = await stage.alice.click(page, "Start alone (play both sides)")

    assert "**Red**" in text_of(page)
    assert "Blue · Army: **still to be chosen**" in text_of(asked)


@pytest.mark.rule("FAS-LIVE-05")
@CHEAP
async def test_a_page_of_questions_begins_with_the_last_answers_after_a_restart_too(stage):
    alice, bob, _ = await first_round(stage)
    await say(alice, "r9", "done")
    await say(bob, "b8", "shoot", "open", "standard_fire", "r3", "effective", "flank", "wood")
    for order in ("none", "roll"):
        await say(bob, order)
    await say(bob, "done")
    await say(alice, "r1", "done")
    await stage.restart()
    await stage.settled()

    hand = Hand(bob)
    await hand.open()
    await hand.press("b9")
    await hand.press("r3")

    shown = {
        o["label"] for one in selects_of(hand.panel) for o in one["options"] if o.get("default")
    }
    assert {"Side or rear zone: Threat +1 · Attacked from", "Wood · Target's ground"} <= shown
