"""Napoleonics on Discord: a whole battle, standing orders, a turn in few taps, secrets."""

import re

import pytest

from bot.chat.match.pages import sheet as sheets
from bot.chat.wire.locale import Voice
from bot.engine.model import Choice, Text
from bot.engine.tries.sheet import Piece, Way
from bot.sandbox import Modal, buttons_of, is_ephemeral, pictures_of, selects_of, text_of
from tests.chat.people import (
    AT_ONCE,
    Seat,
    Ways,
    acts,
    all_read,
    decides,
    fated,
    one_answer,
    placed,
    serial_of,
    shown,
    straight,
)
from tests.chat.taps import Hand, boards
from tests.chat.test_agreeing import info_of, pressed
from tests.support.loaded import load_catalogue

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
MOST_STEPS = 900
REACTIONS = ("D-08", "D-11", "D-12", "D-13", "D-16")
STANDING = {"D-08-strike": "strike-always", "D-08-retire": "retire-blocks-2",
            "D-08-square": "dice 3", "D-12": "cover"}  # fmt: skip
CARD_NAMES = ("Attack", "Probe", "Scout", "Assault", "Forward", "First Strike", "Bombard")


async def lobby(stage, scenario="napoleonics/S00", **options):
    """Alice opens a battle as the Allies (bottom), Bob joins as the French (top)."""
    agreed = "; ".join([AT_ONCE, *filter(None, [options.pop("options", "")])])
    said = {"scenario": scenario, "side": "bottom", "options": agreed, **options}
    await stage.alice.slash_with("game new", said)
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    await pressed(bob, "join")
    await stage.settled()
    return alice, bob, (await info_of(stage, alice)).id


async def advised(stage, match):
    """What the computer would do at the open question, as it is written."""
    table = await stage.matches.queries.table(match)
    decision = table.position.open[0]
    options = table.position.options(decision)
    return table.game.write(
        table.game.computer.advise(table.position.view(decision.seat), decision, options)
    )


async def play_on(stage, people, match, ways, count=MOST_STEPS):
    """Play as the computer advises, one order at a time; returns who was asked what and how.

    Every kind of order is typed and every question answered by the panel; what ``ways`` has seen
    often enough is handed to the service.
    """
    asked = []
    while len(asked) < count:
        table = await stage.matches.queries.table(match)
        if table.info.status == "over":
            break
        decision = table.position.open[0]
        options = table.position.options(decision)
        view = table.position.view(decision.seat)
        action = table.game.computer.advise(view, decision, options)
        order, way = table.game.write(action), ways.take([(decision, action)])
        person = people[decision.seat]
        if way == "service":
            await straight(stage, match, person, [(decision, action)])
        elif way == "panel":
            await stage.settled()
            assert is_ephemeral(await one_answer(person, await person.panel()))
        else:
            answer = await person.here.slash("order", text=order)
            assert f"`{shown(order, table.game.slug)}`" in text_of(answer)
        asked.append((decision.seat, decision.point, way))
    return asked


def texts(person, place):
    return [text_of(message) for message in person.messages(place)]


@CHEAP
async def test_a_battle_is_played_to_its_result_with_one_side_reacting_by_standing_orders(stage):
    # Given a battle in which Bob settles all his reactions in advance
    alice, bob, match = await lobby(stage)
    for point, policy in STANDING.items():
        writer = await bob.here.slash("standing", question=point, policy=policy)
        assert is_ephemeral(writer)
    assert "**Battle back**: Always" in text_of(writer)
    assert "Against 3 dice or more" in text_of(writer)
    people = {"bottom": alice, "top": bob}

    # When it is played, with a restart in the middle
    ways = Ways(each=3)
    asked = await play_on(stage, people, match, ways, count=40)
    await alice.here.slash("hand")  # tells what was done besides, once
    await all_read(stage, alice)
    hand = text_of(await alice.here.slash("hand"))
    await stage.restart()
    assert text_of(await alice.here.slash("hand")) == hand
    asked += await play_on(stage, people, match, ways)
    await stage.settled()

    # Then it has a result, and Bob was never asked for a reaction
    end = await stage.matches.queries.table(match)
    assert end.info.status == "over"
    assert {"panel", "typed"} <= {way for _, _, way in asked}
    assert [point for seat, point, _ in asked if seat == "top" and point in REACTIONS] == []
    result = alice.here.messages(alice.thread)[-1]
    assert end.info.seed in text_of(result)
    assert f"({end.info.outcome.rule})" in text_of(result)
    assert pictures_of(result)[0]["alt"]
    # reports name no policy for reactions
    public = "\n".join(texts(stage.carol, alice.thread))
    assert "Whenever I hold the card" not in public
    # hands are told by direct message alone; a spectator gets neither these nor private answers
    for person in (stage.alice, stage.bob):
        told = "\n".join(texts(person, person.dm))
        assert any(name in told for name in CARD_NAMES)
    carol = stage.carol.at(alice.thread)
    seen = carol.messages(alice.thread)
    assert len(seen) > 10
    assert not [message for message in seen if is_ephemeral(message)]
    assert stage.carol.messages(stage.carol.dm) == []


# A turn by panel and by text ----------------------------------------------------------------------

TURN = {
    "turn": {"side": "bottom", "phase": "command"},
    "bottom": ["B-LN H6", "B-GR H7", "B-LN H8", "B-LC I3"],
    "top": ["F-LN F6", "F-LN F7", "F-LC A1"],
    "cards": {
        "bottom": {"hand": ["attack_centre", "probe_left", "scout_right", "bombard"]},
        "top": {"hand": ["forward", "rally", "elan", "leadership"]},
    },
}


async def point_of(stage, match):
    table = await stage.matches.queries.table(match)
    return table.position.open[0].point, table.position.open[0].seat


@CHEAP
@pytest.mark.painted
async def test_a_turn_of_three_moves_and_two_melees_takes_few_taps_and_one_public_board(stage):
    alice, bob, match = await placed(stage, "napoleonics", TURN)
    for point, policy in STANDING.items():
        await bob.here.slash("standing", question=point, policy=policy)
    await stage.settled()
    before, hand = len(boards(stage.carol, alice.thread)), Hand(alice)

    await hand.open()
    await hand.press("Attack - Centre")
    if acts(hand.panel, "go"):
        await hand.agree()
    await hand.plan("H6", "G6", "F6")
    await hand.plan("H7", "G7", "F7")
    await hand.plan("H8", "G8")
    assert "order H6; order H7; order H8; H6>G6; H7>G7; H8>G8; G6xF6; G7xF7" in text_of(hand.panel)
    assert (await point_of(stage, match))[0] == "D-05", "nothing is done before it is agreed to"
    await hand.act("surely")
    assert len(pictures_of(hand.panel)) == 2, "the fight from close up, and the board"
    if (await point_of(stage, match))[0] == "D-14":
        await hand.press("Stay")
        if acts(hand.panel, "surely"):
            await hand.act("surely")
    await stage.settled()

    assert (hand.taps, hand.rounds) <= (12, 8)
    assert hand.rounds <= 8
    assert len(boards(stage.carol, alice.thread)) - before <= 1


@pytest.mark.rule("NAP-PBP-08", "NAP-CRD-09")
@CHEAP
async def test_a_turn_after_elan_stands_on_one_sheet_and_its_orders_can_be_changed(stage):
    raw = {**TURN, "cards": {"bottom": {"hand": ["elan", "forward", "probe_left", "bombard"]}}}
    alice, _, match = await placed(
        stage, "napoleonics", {**raw, "bottom": ["B-LN I6", "B-LN I7", "B-LN I8"]}
    )
    turn = ["order I6", "order I7", "order I8", "I6>H6", "I7>H7", "I8>H8", "H6xF6", "H7xF7"]
    await fated(stage, match, ["card elan", *turn, "done"])
    before, hand = len(boards(stage.carol, alice.thread)), Hand(alice)

    await hand.open()
    await hand.press("Élan")
    assert "cannot be taken back" not in text_of(hand.panel), "nothing of the orders is done"
    await hand.plan("I6", "H6", "F6")
    await hand.plan("I7", "H7", "F7")
    await hand.plan("I8", "H8")
    assert "; ".join(turn) in text_of(hand.panel)
    await hand.act("surely")
    if (await point_of(stage, match))[1] == "bottom":
        await hand.first()
    await stage.settled()

    assert (await point_of(stage, match))[1] == "top"
    assert hand.taps <= 12
    assert hand.rounds <= 8
    assert len(boards(stage.carol, alice.thread)) - before <= 1


@pytest.mark.rule("NAP-PBP-08", "NAP-CRD-09")
@CHEAP
async def test_a_turn_of_many_units_shows_the_most_useful_ones_and_the_others_by_a_button(stage):
    raw = {**TURN, "cards": {"bottom": {"hand": ["elan", "forward", "probe_left", "bombard"]}}}
    near = ["I6", "I7"]
    far = ["H2", "H3", "H10", "H11", "I2", "I3", "I9", "I10", "I11"]
    alice, _, match = await placed(
        stage, "napoleonics", {**raw, "bottom": [f"B-LN {place}" for place in [*near, *far]]}
    )
    await fated(stage, match, ["card elan", "order I6", "order I7", "order H2"])
    hand = Hand(alice)

    def menus():
        hints = [one["placeholder"] for one in selects_of(hand.panel)]
        return {re.search(r"\b[A-I]\d+\b", one)[0] for one in hints}

    await hand.open()
    await hand.press("Élan")
    first = menus()
    assert (len(first), first >= set(near)) == (8, True), "who can attack is among the first"
    await hand.plan("I6", "H6", "F6")
    taps = hand.taps
    await hand.press("More units")
    assert "I6" in menus(), "what is picked stays"
    assert menus() - first == {*near, *far} - first, "the others"
    assert "I6>H6; H6xF6" in text_of(hand.panel)
    await hand.press("More units")
    assert menus() == first
    hand.taps = taps
    await hand.plan("I7", "H7", "F7")
    await hand.plan("H2", "G2")
    await hand.act("surely")
    while (await point_of(stage, match))[1] == "bottom":
        await hand.first()
    await stage.settled()

    assert (await point_of(stage, match))[1] == "top"
    assert hand.taps <= 12


@CHEAP
async def test_the_same_turn_is_typed_in_few_messages(stage):
    alice, bob, match = await placed(stage, "napoleonics", TURN)
    for point, policy in STANDING.items():
        await bob.here.slash("standing", question=point, policy=policy)

    # the whole turn in one message; it stops where a melee makes room for an advance
    said = ["card attack_centre", "order H6", "order H7", "order H8", "H6>G6", "H7>G7", "H8>G8"]
    answer = await alice.here.slash("order", text="; ".join([*said, "G6xF6", "G7xF7", "done"]))
    assert shown("; ".join([*said, "G6xF6"]), "napoleonics") in text_of(answer)
    messages = 1
    while (found := await point_of(stage, match))[1] == "bottom":
        assert found[0] in ("D-07", "D-14"), text_of(answer)
        order = "G7xF7" if found[0] == "D-07" and messages == 2 else "done"
        answer = await alice.here.slash("order", text=order)
        messages += 1
    assert messages <= 5


@pytest.mark.rule("NAP-PBP-07")
@CHEAP
async def test_a_turn_typed_in_advance_stops_at_a_reaction_and_its_rest_is_kept(stage):
    alice, bob, match = await placed(stage, "napoleonics", TURN)
    said = ["card attack_centre", "order H6", "order H7", "order H8", "H6>G6", "H7>G7", "done"]
    said = [*said, "G6xF6"]

    answer = await alice.here.slash("order", text="; ".join([*said, "G7xF7", "done"]))

    assert shown("; ".join(said), "napoleonics") in text_of(answer)
    assert "Order 9 (G7xF7)" in text_of(answer)
    assert await point_of(stage, match) == ("D-08", "top")
    await bob.here.slash("order", text="react none; done")
    await stage.settled()
    panel = await alice.panel()
    form = await alice.here.click(panel, acts(panel, "type")[0])
    assert isinstance(form, Modal)
    assert "G7xF7; done" in str(form.data)


@CHEAP
async def test_a_move_by_mistake_is_taken_back_by_one_press(stage):
    alice, _, match = await placed(stage, "napoleonics", {**TURN, "turn": {
        "side": "bottom", "phase": "move", "card": "attack_centre"},
        "bottom": ["B-LN H6 ordered", "B-GR H7 ordered"]})  # fmt: skip
    hand = Hand(alice)
    await hand.open()
    await hand.act("panel")
    await hand.press("H6")
    await hand.press("G6")
    table = await stage.matches.queries.table(match)
    assert "G6" in [unit.hex for unit in table.position.view(None).units]

    back = await alice.press(hand.panel, acts(hand.panel, "takeback")[0])

    table = await stage.matches.queries.table(match)
    assert "H6" in [unit.hex for unit in table.position.view(None).units]
    assert decides(back)


# Secrets ------------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-PBP-05", "NAP-PBP-01", "NAP-PBP-09")
@CHEAP
async def test_a_question_for_a_reaction_looks_alike_with_and_without_the_card(stage):
    seen = []
    for cards in (["first_strike", "rally"], ["elan", "rally"]):
        raw = {**TURN, "turn": {"side": "bottom", "phase": "combat", "card": "attack_centre"},
               "bottom": ["B-LN G6 ordered"], "top": ["F-LN F6"],
               "cards": {"top": {"hand": cards}}}  # fmt: skip
        alice, bob, _ = await placed(stage, "napoleonics", raw)
        answer = await alice.here.slash("order", text="G6xF6")
        await stage.settled()
        public = [text for text in texts(stage.carol, alice.thread)]
        pictures = [
            one["alt"] for m in stage.carol.messages(alice.thread) for one in pictures_of(m)
        ]
        seen.append((re.sub(r"receipt \d+", "", text_of(answer)), public[2:], pictures[1:]))
        panel = await bob.panel()
        assert serial_of(panel)
        labels = [one["label"] for one in buttons_of(panel)]
        assert any("First Strike" in one for one in labels) == ("first_strike" in cards)
    assert seen[0] == seen[1]


@pytest.mark.rule("NAP-PBP-05", "NAP-PBP-06")
@CHEAP
@pytest.mark.parametrize(
    ("cards", "policy"), [(["elan", "rally"], "always"), (["first_strike", "rally"], "never")]
)
async def test_a_standing_order_answers_at_once_and_only_its_owner_reads_which(
    stage, cards, policy
):
    raw = {**TURN, "turn": {"side": "bottom", "phase": "combat", "card": "attack_centre"},
           "bottom": ["B-LN G6 ordered", "B-LN H9 ordered"], "top": ["F-LN F6"],
           "cards": {"top": {"hand": cards}}}  # fmt: skip
    alice, bob, match = await placed(stage, "napoleonics", raw)
    await bob.here.slash("standing", question="D-08-strike", policy=policy)

    await alice.here.slash("order", text="G6xF6")
    await stage.settled()

    assert (await point_of(stage, match))[0] not in REACTIONS, "nobody waits for Bob"
    public = "\n".join(texts(stage.carol, alice.thread))
    assert "Standing order of bob: how to react to a melee" in public
    name = {"always": "Whenever I hold the card", "never": "Never"}[policy]
    assert name in text_of(await bob.here.slash("game log"))
    for text in (public, text_of(await alice.here.slash("game log"))):
        assert "Standing order of bob: how to react to a melee" in text
        assert name not in text


@CHEAP
async def test_who_wants_to_be_asked_is_asked_again(stage):
    raw = {**TURN, "turn": {"side": "bottom", "phase": "combat", "card": "attack_centre"},
           "bottom": ["B-LN G6(1) ordered", "B-LN H9"], "top": ["F-OG F6", "F-LN A1"],
           "cards": {"top": {"hand": ["elan", "rally"]}}}  # fmt: skip
    alice, bob, match = await placed(stage, "napoleonics", raw)
    await bob.here.slash("standing", question="D-08-strike", policy="never")
    writer = await bob.here.slash("standing", question="D-16", policy="ask")
    assert "**Battle back**: Ask me" in text_of(writer)

    await alice.here.slash("order", text="G6xF6")

    assert await point_of(stage, match) == ("D-16", "top"), "one die never drives the Guard off"


async def test_the_question_for_a_reaction_leads_to_the_standing_orders(stage):
    raw = {**TURN, "turn": {"side": "bottom", "phase": "combat", "card": "attack_centre"},
           "bottom": ["B-LN G6 ordered"], "top": ["F-LN F6"]}  # fmt: skip
    alice, bob, _ = await placed(stage, "napoleonics", raw)
    await alice.here.slash("order", text="G6xF6")
    await stage.settled()
    panel = await bob.panel()

    writer = await bob.here.click(panel, acts(panel, "standing")[0])

    assert "**First Strike in a melee against you**: Ask me" in text_of(writer)
    assert is_ephemeral(writer)


def test_what_a_leader_does_alone_is_told_apart_from_what_the_unit_does():
    voice = Voice(load_catalogue(), "en")

    def choice(key, label):
        return Choice(key, Text("plain", {"text": label}), "C6")

    unit, alone, end = (
        choice("C6", "infantry"),
        choice("leader-C6", "Delaborde"),
        choice("B5", "B5"),
    )
    ways = [
        Way(("order C6",), "", (unit,), None),
        Way(("order C6",), "C6>B5", (unit, end), None),
        Way(("detach C6",), "", (choice("detach-C6", "Detach Delaborde"),), None),
        Way(("detach C6",), "leader C6>B5", (alone, end), None),
    ]

    assert [sheets._label(Piece(unit, tuple(ways)), one, voice) for one in ways] == [
        "Ordered, stays where it is",
        "To B5",
        "Detach Delaborde",
        "Delaborde · To B5",
    ]
