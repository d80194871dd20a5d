"""Presses at the wrong time: twice at once, before a battle begins, and after it is over."""

import asyncio
import re

from bot.chat.app.presses import HANDLERS
from bot.sandbox import Modal, is_ephemeral, text_of
from tests.chat.people import Seat, acts, decides, placed, serial_of, shown
from tests.chat.test_agreeing import info_of
from tests.chat.test_napoleonics import CHEAP, TURN, texts

ACTS = [*sorted(set(HANDLERS) - {"keep"}), "panel", "nonsense"]


async def head(stage, match):
    table = await stage.matches.queries.table(match)
    return table.info.head, table.info.status, table.info.seats


async def every_act(stage, who, message, match, skipped=()):
    """Press every button that there is; each is answered in private and in words."""
    for act in [one for one in ACTS if one not in skipped]:
        answer = await who.here.forge(message, f"fp1:{match}:1:{act}:0")
        if isinstance(answer, Modal):
            answer = await who.here.submit(answer, {one["custom_id"]: "x" for one in answer.fields})
        assert is_ephemeral(answer), act
        assert text_of(answer).strip(), act
        assert "error" not in text_of(answer), (act, text_of(answer))


@CHEAP
async def test_a_button_pressed_twice_at_once_counts_once(stage):
    alice, _, match = await placed(stage, "napoleonics", TURN)
    panel = await alice.panel()
    serial = serial_of(panel)
    custom_id = acts(panel, "go")[0] if acts(panel, "go") else f"fp1:{match}:{serial}:go:0"

    sent = [alice.player.forge(panel, custom_id) for _ in range(3)]
    answers = await asyncio.gather(*(alice.here.done(one) for one in sent))
    await stage.settled()

    assert (await stage.matches.queries.table(match)).info.head == 1
    assert all(is_ephemeral(one) for one in answers)
    await alice.here.until(
        lambda: (
            decides(alice.here.message(panel["id"]))
            and serial_of(alice.here.message(panel["id"])) == serial + 1
        ),
        what="the next question",
    )


@CHEAP
async def test_two_orders_typed_at_once_do_not_mix(stage):
    alice, _, match = await placed(stage, "napoleonics", TURN)
    said = ["card attack_centre; order H6", "card probe_left; order I3"]

    sent = [alice.here.slash("order", text=one) for one in said]
    answers = [text_of(await alice.here.done(one)) for one in sent]

    assert sorted("✅" in one for one in answers) == [False, True]
    refused = next(one for one in answers if "✅" not in one)
    assert "⛔" in refused
    assert (await stage.matches.queries.table(match)).info.head == 2


@CHEAP
async def test_a_turn_typed_in_a_hurry_is_understood_as_it_is_meant(stage):
    alice, _, match = await placed(stage, "napoleonics", TURN)

    answer = await alice.here.slash("order", text="attack center; order h6, H7 h8; h6 g6; h7->g7")

    said = "card attack_centre; order H6; order H7; order H8; H6>G6; H7>G7"
    assert f"`{shown(said, 'napoleonics')}`" in text_of(answer)
    assert (await stage.matches.queries.table(match)).position.open[0].point == "D-06"


@CHEAP
async def test_a_mistake_in_the_middle_is_named_with_its_rule(stage):
    alice, _, match = await placed(stage, "napoleonics", TURN)

    answer = await alice.here.slash("order", text="attack centre; order h6 i3; h6>g6")

    assert "Order 3 (order i3)" in text_of(answer)
    assert "gives no order to I3" in text_of(answer)
    assert "(NAP-ORD-02)" in text_of(answer), "the card was shown and stays"
    assert (await stage.matches.queries.table(match)).info.head == 2
    answer = await alice.here.slash("order", text="order h7; done; h6>g6; h7>e7")
    assert "was refused, so none of them was carried out" in text_of(answer)
    assert "NAP-MOV-08" in text_of(answer)
    assert (await stage.matches.queries.table(match)).info.head == 2


@CHEAP
async def test_no_button_works_in_a_lobby_for_who_has_no_part_in_it(stage):
    await stage.alice.slash_with("game new", {"scenario": "napoleonics/S00", "side": "bottom"})
    await stage.settled()
    thread = stage.alice.threads()[-1]
    carol = Seat(stage.carol, thread)
    match = (await info_of(stage, carol)).id
    card = carol.here.messages(thread)[0]
    before = await head(stage, match)

    await every_act(stage, carol, card, match, skipped={"join", "random", "computer", "start"})

    assert await head(stage, match) == before
    answer = await carol.here.slash("order", text="card rally; done")
    assert "⛔" in text_of(answer)


@CHEAP
async def test_nothing_works_after_the_end_but_looking(stage):
    alice, bob, match = await placed(stage, "napoleonics", TURN)
    panel = await alice.panel()
    old = [one for act in ("pick", "menu", "go", "many") for one in acts(panel, act)]
    asked = await bob.here.slash("game resign")
    await bob.here.click(asked, "Yes, do it")
    await stage.settled()
    before = await head(stage, match)
    posts = len(texts(stage.carol, alice.thread))

    for custom_id in old:
        values = ["0"] if re.search(":(menu|many):", custom_id) else None
        answer = await alice.here.forge(panel, custom_id, values)
        assert "over" in text_of(answer)
    for who in (alice, bob):
        await every_act(stage, who, who.here.messages(alice.thread)[-1], match,
                        skipped={"rematch", "forget", "forgetme", "doubt"})  # fmt: skip
        refused = text_of(await who.here.slash("order", text="card rally", game=match))
        assert "⛔" in refused
        assert "over" in refused
    assert await head(stage, match) == before
    assert len(texts(stage.carol, alice.thread)) == posts
