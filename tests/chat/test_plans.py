"""Plans by command, form, menu and button: seen by their player alone, in every language."""

from __future__ import annotations

import re

import pytest

from bot.chat.match.pages.dispatch import changed
from bot.chat.match.plan_words import canonical
from bot.engine.plans.reading import plan_of
from bot.engine.refusal import Refused
from bot.sandbox import is_ephemeral, pictures_of, text_of
from tests.chat.people import acts, open_game
from tests.chat.test_trouble import table_of
from tests.support.loaded import load_catalogue

SPOKEN = {
    "en": "if E6 free: E4>E6; else hold; then E6xG7 if odds>=50; stop if lost",
    "cs": "když E6 volno: E4>E6; jinak nic; pak E6xG7 když šance>=50; stop když ztráta",
    "pl": "jeśli E6 wolne: E4>E6; inaczej nic; potem E6xG7 jeśli szansa>=50; stop jeśli strata",
}


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_words_of_plans_are_read_in_every_language(locale):
    plan = plan_of(canonical(SPOKEN[locale], load_catalogue()))

    assert plan == plan_of(SPOKEN["en"])


def test_conditions_in_other_languages_leave_places_as_they_are():
    said = "jeśli I6 wolne i nie siła A1>=2: B1 potem B2\njinak stop"

    assert canonical(said, load_catalogue()) == (
        "if I6 free and not strength A1>=2: B1 then B2; else stop"
    )


def test_orders_are_read_by_the_words_of_their_game_and_plans_by_their_own():
    said = "if A1 free: stop; else stop now then on if lost; stop if lost; stop"

    assert canonical(said, load_catalogue(), lambda order: f"<{order}>") == (
        "if A1 free: stop; else <stop now> then <on> if lost; stop if lost; stop"
    )


def test_a_plan_is_built_of_lines():
    assert changed("E4>E6", "odds") == "E4>E6 if odds>=50"
    assert changed("E4>E6 if odds>=50", "skip") == "E4>E6 if odds>=50; else hold"
    assert changed("a; b; c", "less") == "a; b"
    with pytest.raises(Refused):
        plan_of(changed("a", "less"))


# On the loopback ----------------------------------------------------------------------------------


async def other_of(stage, alice, bob):
    """Return who is asked and who waits."""
    table = await table_of(stage, alice)
    user = table.info.user_of(table.position.open[0].seat)
    asked = next(one for one in (alice, bob) if int(one.player.id) == user)
    return asked, next(one for one in (alice, bob) if one is not asked)


async def test_who_waits_types_a_plan_gives_it_edits_it_and_withdraws_it(stage):
    alice, bob = await open_game(stage)
    asked, waiting = await other_of(stage, alice, bob)
    match = (await table_of(stage, alice)).info.id
    user = int(waiting.player.id)
    plans = stage.matches.plans

    page = await waiting.here.slash("plan", plan="play 3; stop if lost")
    assert is_ephemeral(page)
    assert "Not given yet" in text_of(page)
    assert await plans.of(match, user) is None

    given = await waiting.press(page, acts(page, "plan_give")[0])
    await stage.settled()
    assert "waits for your turn" in text_of(given)
    assert (await plans.of(match, user))[1].text == "card 3; stop if lost"
    assert "card 3" not in text_of(await asked.here.slash("plan"))

    dropped = await waiting.press(given, acts(given, "plan_drop")[0])
    await stage.settled()
    assert "withdrawn" in text_of(dropped)
    assert await plans.of(match, user) is None


async def test_a_plan_is_built_by_menu_and_acts_at_once_in_an_own_turn(stage):
    alice, bob = await open_game(stage)
    asked, _ = await other_of(stage, alice, bob)
    match, user = (await table_of(stage, alice)).info.id, int(asked.player.id)
    before = len((await stage.matches.queries.past(match, None)).rows)
    page = await asked.here.slash("plan")
    assert "Put an order together" in text_of(page)

    while not acts(page, "plan_give"):
        page = await asked.press(page, acts(page, "plan_add")[0], ["0"])
    page = await asked.press(page, acts(page, "plan_more")[0], ["lost"])
    assert "stop if lost" in text_of(page)
    board, tree = [one["alt"] for one in pictures_of(page)]
    assert board.startswith("Turn 1, Rebels, ")
    assert re.match(r"Plan: .* 100 %", tree)
    assert re.search(r"^  - `.+` \*\*100 %\*\*$", text_of(page), re.M)
    await asked.press(page, acts(page, "plan_give")[0])
    await stage.settled()

    rows = (await stage.matches.queries.past(match, None)).rows
    assert rows[before].record.author == "plan"
    assert (await stage.matches.plans.of(match, user))[1].finished


async def test_a_plan_that_stopped_is_told_above_the_panel_of_its_player(stage):
    alice, bob = await open_game(stage)
    asked, other = await other_of(stage, alice, bob)
    match = (await table_of(stage, alice)).info.id
    await stage.matches.plans.give(
        match, int(asked.player.id), "attack Z1 Z2 if odds>=50", interaction="plan-1"
    )

    assert "Your plan stopped at line 1" in text_of(await asked.panel())
    assert "plan stopped" not in text_of(await other.here.slash("game board"))


async def test_what_is_no_plan_is_told_in_one_sentence_and_strangers_have_none(stage):
    alice, bob = await open_game(stage)
    _, waiting = await other_of(stage, alice, bob)

    refused = await waiting.here.slash("plan", plan="else hold")

    assert "⛔" in text_of(refused)
    assert "has no line with “if” before it" in text_of(refused)
