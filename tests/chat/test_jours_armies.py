"""Battles of Jours de Gloire with armies of one's own, from the form to the first turn."""

import pytest

from bot.sandbox import Modal, is_ephemeral, text_of
from tests.chat.people import Seat
from tests.chat.test_agreeing import info_of, lobby_of, menus, pick, pressed
from tests.games.jours.test_armies import ARMY

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


async def lobby(stage, options="armies=on"):
    """Alice opens the drill battle as Blue, Bob joins as Red; nobody has chosen an army."""
    said = {"scenario": "jours/drill", "side": "blue", "options": options}
    await stage.alice.slash_with("game new", said)
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    await pressed(bob, "join")
    await stage.settled()
    return alice, bob


async def kept(stage, text):
    """Alice keeps a list that she types over the pattern of Blue's army."""
    form = await stage.alice.slash_with("game army new", {"base": "Drill ground: Blue"})
    assert isinstance(form, Modal)
    return await stage.alice.submit(form, {"army": text})


@pytest.mark.rule("JDG-OPT-11")
@CHEAP
async def test_an_army_of_ones_own_is_told_agreed_to_and_fought_with(stage):
    faulty = await kept(stage, ARMY.replace("drm2", "drm5"))
    assert is_ephemeral(faulty)
    assert "NEY: the modifier is 5, allowed are 0 to 2." in text_of(faulty)
    assert "Left wing" in text_of(await kept(stage, ARMY.replace("C2/", "C328m/")))

    alice, bob = await lobby(stage)
    assert (await info_of(stage, alice)).status == "lobby", "both have still to choose"
    await pick(alice, await pressed(alice, "choices"), "army-blue", "@Left wing")
    await stage.settled()
    seen = text_of(lobby_of(Seat(stage.carol, bob.thread)))
    assert "VAN (7, 6): 1L I6/6/6/5, HA AHf2e2m4c6, 9Ch C2/6/6/8" in seen

    page = await pick(bob, await pressed(bob, "choices"), "army-red", "battle")
    await stage.settled()
    assert (await info_of(stage, alice)).status == "lobby", "Bob has not agreed"
    (agree,) = [key for key in menus(page) if key.startswith("agree-")]
    await pick(bob, page, agree, "yes")
    await stage.settled()

    assert (await info_of(stage, alice)).status == "running"
    field = (await stage.matches.queries.table((await info_of(stage, alice)).id)).position.state
    assert [one.id for one in field.field.on_map("blue")] == ["1L", "HA", "9Ch", "42e", "61e"]


@pytest.mark.rule("JDG-RUL-78")
@CHEAP
async def test_a_list_that_does_not_fit_the_battle_is_refused_where_it_is_chosen(stage):
    await kept(stage, ARMY.replace("42e=", "R-D="))
    alice, _ = await lobby(stage)

    page = await pressed(alice, "choices")
    menu = menus(page)["army-blue"]
    refused = await alice.here.select(page, menu["custom_id"], ["@Left wing"])

    assert "“R-D” is a name in the other army too." in text_of(refused)
    assert "army-blue" not in (await info_of(stage, alice)).options


@CHEAP
async def test_without_the_option_nobody_is_asked_for_an_army(stage):
    alice, _ = await lobby(stage, options="armies=off")

    assert (await info_of(stage, alice)).status == "running"
