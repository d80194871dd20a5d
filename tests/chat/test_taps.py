"""How many taps, answers and public boards a usual turn takes, by the panel alone."""

import re

import pytest

from bot.sandbox import pictures_of, selects_of, text_of
from tests.chat.people import acts, fated, placed
from tests.chat.taps import Hand, boards
from tests.chat.test_lords import battle
from tests.chat.test_teams import FOUR, team_game

FOUR_SEATS = range(4)
CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
FIELD = {
    "turn": {"side": "rebels", "phase": "play_card"},
    "empire": ["snowtroopers D4", "snowtroopers D5", "snowtroopers D6", "snowtroopers A2"],
    "rebels": ["echo_troopers F4", "echo_troopers F5", "echo_troopers F6", "echo_troopers G1"],
    "cards": {"rebels-1": {"hand": ["R108", "R101", "R102", "R103"]}},
}
UNITS = (("F4", "E4", "D4"), ("F5", "E5", "D5"), ("F6", "E6", "D6"))


async def asked(stage, match):
    table = await stage.matches.queries.table(match)
    return table.position.open[0]


@CHEAP
async def test_a_turn_of_hoth_takes_few_taps_and_one_public_board(stage):
    alice, bob, match = await placed(stage, "hoth", FIELD)
    await bob.here.slash("standing", question="DP-RETREAT", policy="far")
    await stage.settled()
    before, hand = len(boards(stage.carol, alice.thread)), Hand(alice)

    await hand.open()
    assert "counts at once" not in text_of(hand.panel), "each card is shown once more"
    await hand.press("Attack - Centre")
    if acts(hand.panel, "go"):
        await hand.agree()
    for unit, end, target in UNITS:
        await hand.plan(unit, end, target)
    lines = text_of(hand.panel).splitlines()
    fights = [at for at, line in enumerate(lines) if "then attack" in line and "%" in line]
    assert len(fights) == 3, "each attack is named in words, with its odds"
    assert all(lines[at].startswith("- **") for at in fights)
    assert all(lines[at + 1].startswith("-# +") for at in fights), "and with its reasons below"
    await hand.act("surely")
    assert len(pictures_of(hand.panel)) == 2, "the fight from close up, and the board"
    while (found := await asked(stage, match)).seat == "rebels-1":
        await hand.first()
    await stage.settled()

    assert found.point == "DP-PLAY"
    assert hand.taps <= 12
    assert hand.rounds <= 8
    assert len(boards(stage.carol, alice.thread)) - before <= 1


@CHEAP
async def test_a_turn_that_a_retreat_interrupts_goes_on_where_it_was_left(stage):
    shut = [f"snowtroopers {place}" for place in ("D6", "C5", "C6", "C7")]
    field = FIELD | {"empire": ["snowtroopers D4", "snowtroopers A2", *shut]}  # D6 cannot retreat
    alice, bob, match = await placed(stage, "hoth", field)
    orders = ["order F4", "order F5", "order F6", "F4>E4", "F5>G5", "F6>E6", "E4xD4"]
    await fated(stage, match, ["card R108", *orders], then="DP-RETREAT")
    hand = Hand(alice)

    await hand.open()
    await hand.press("Attack - Centre")
    if acts(hand.panel, "go"):
        await hand.agree()
    await hand.plan("F4", "E4", "D4")
    await hand.plan("F5", "G5")
    await hand.plan("F6", "E6", "D6")
    assert "; ".join(orders) + "; E6xD6" in text_of(hand.panel)
    await hand.act("surely")
    assert (await asked(stage, match)).point == "DP-RETREAT"
    table = await stage.matches.queries.table(match)
    way = table.position.options(table.position.open[0])[0]
    await bob.here.slash("order", text=table.game.write(way))
    await hand.followed("**Picked, and not done yet:**")
    await hand.press("end the turn")
    while (found := await asked(stage, match)).seat == "rebels-1":
        await hand.first()

    assert found.point == "DP-PLAY"
    assert (hand.taps <= 12, hand.rounds <= 8) == (True, True), hand.touched


@CHEAP
async def test_a_last_order_picked_alone_is_shown_before_it_counts(stage):
    # nobody is in reach, so the turn ends with the order
    five = [f"echo_troopers {place}" for place in ("F4", "F5", "F6", "G1", "G2")]
    field = FIELD | {
        "empire": ["snowtroopers A2"],
        "rebels": five,
        "cards": {"rebels-1": {"hand": ["R112"]}},
    }
    alice, _, match = await placed(stage, "hoth", field)
    hand = Hand(alice)
    await hand.open()
    await hand.agree()  # the only card is shown at once
    await hand.several("F4", "F5", "F6")

    await hand.several("G1")
    assert "too old" not in text_of(hand.panel)
    assert (await asked(stage, match)).point == "DP-ORDER", "nothing is ordered yet"
    await hand.agree()
    assert (await asked(stage, match)).point != "DP-ORDER"


@CHEAP
async def test_several_last_orders_are_shown_with_what_is_final_of_them(stage):
    four = [f"echo_troopers {place}" for place in ("F4", "F5", "F6", "G1")]
    field = FIELD | {
        "empire": ["snowtroopers A2"],
        "rebels": four,
        "cards": {"rebels-1": {"hand": ["R112"]}},
    }
    alice, _, match = await placed(stage, "hoth", field)
    hand = Hand(alice)
    await hand.open()
    await hand.agree()

    await hand.several("F4", "F5", "F6", "G1")
    shown = text_of(hand.panel)
    assert re.search(r"Chosen: .*F4.* ▸ .*F5.* ▸ .*F6.* ▸ .*G1", shown)
    assert re.search(r"With .*G1.* done and cannot be taken back", shown)
    assert (await asked(stage, match)).point == "DP-ORDER", "nothing is ordered yet"
    await hand.act("panel")
    assert "Chosen" not in text_of(hand.panel)
    await hand.several("F4", "F5", "F6", "G1")
    await hand.act("many")
    assert (await asked(stage, match)).seat == "empire-1"


@CHEAP
async def test_a_turn_that_is_opened_a_second_time_shows_what_was_picked(stage):
    alice, _, _ = await placed(stage, "hoth", FIELD)
    hand = Hand(alice)
    await hand.open()
    await hand.press("Attack - Centre")
    if acts(hand.panel, "go"):
        await hand.agree()
    for unit, end, target in UNITS:
        await hand.plan(unit, end, target)
    laid = text_of(hand.panel)

    await hand.open()
    assert text_of(hand.panel).splitlines()[-3:] == laid.splitlines()[-3:]
    assert "E4xD4; E5xD5; E6xD6" in text_of(hand.panel)
    menus = [one for one in selects_of(hand.panel) if ":plan:" in one["custom_id"]]
    picked = [sum(one.get("default", False) for one in menu["options"]) for menu in menus]
    assert picked == [1, 1, 1]
    for menu in menus:
        await hand.pick(menu["custom_id"], ["-"])
    await hand.open()
    assert "xD" not in text_of(hand.panel), "what was taken back stays so"


async def carried_on(hand):
    """Go one step on by the panel: on a sheet the first thing that a piece may do, and the end."""
    sheets = [one for one in selects_of(hand.panel) if ":plan:" in one["custom_id"]]
    if sheets:
        hand.taps += 2
        await hand.pick(sheets[0]["custom_id"], [sheets[0]["options"][1]["value"]])
        return await hand.press("end the turn")
    several = [one for one in selects_of(hand.panel) if ":many:" in one["custom_id"]]
    if several:
        hand.taps += 2
        return await hand.pick(several[0]["custom_id"], [several[0]["options"][0]["value"]])
    return await hand.first()


@CHEAP
async def test_a_round_of_four_by_the_panel_leaves_few_public_messages(stage):
    team = await team_game(stage, FOUR)
    for seat in team.people:
        await team[seat].here.slash(
            "standing", question="DP-RETREAT", policy="far", game=team.match
        )
    await stage.settled()
    before, taps = len(team.public()), []

    for _ in FOUR_SEATS:
        seat = (await asked(stage, team.match)).seat
        hand = Hand(team[seat])
        await hand.open()
        while (await asked(stage, team.match)).seat == seat:
            await carried_on(hand)
        taps.append(hand.taps)
        await stage.settled()

    assert len(team.public()) - before <= 5
    assert max(taps) <= 12, taps


@CHEAP
async def test_a_turn_of_lords_takes_few_taps(stage):
    alice, _, match = await battle(stage)
    for number in range(6):
        table = await stage.matches.queries.table(match)
        decision = table.position.open[0]
        if decision.point == "DP-PLACE" and decision.seat == "south" and number:
            break
        action = table.game.computer.advise(
            table.position.view(decision.seat), decision, table.position.options(decision)
        )
        user = table.info.user_of(decision.seat)
        await stage.matches.play.act(
            match, user, decision.serial, [action], interaction=f"lords {number}"
        )
    await stage.settled()
    before, hand = len(boards(stage.carol, alice.thread)), Hand(alice)

    await hand.open()
    while (await asked(stage, match)).seat == "south":
        await hand.first()
    await stage.settled()

    assert hand.taps <= 5, hand.touched
    assert len(boards(stage.carol, alice.thread)) - before <= 1
