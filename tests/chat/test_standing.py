"""Standing orders and substitutes on the loopback Discord."""

from types import SimpleNamespace

import pytest

from bot.chat.posts.pages import PostPages
from bot.chat.wire.locale import Voice
from bot.sandbox import buttons_of, is_ephemeral, labels_of, text_of
from bot.service.match.publish import seat_post
from bot.service.model import MatchInfo, SeatEntry
from tests.chat.people import acts, open_game, reach
from tests.chat.test_recap import ready
from tests.chat.test_trouble import public, table_of
from tests.support.loaded import load_catalogue, load_games


def person(stage, alice, bob, user):
    return next(seat for seat in (alice, bob) if int(seat.player.id) == user)


async def test_the_sheet_shows_sets_and_removes_standing_orders(stage):
    alice, _ = await open_game(stage)
    writer = await alice.here.slash("standing")
    assert is_ephemeral(writer)
    assert "**When a unit must retreat**: Ask me" in text_of(writer)
    menu = acts(writer, "policy")[0]

    after = await alice.here.select(writer, menu, ["far"])
    after = await alice.here.changed(writer) if after["id"] == writer["id"] else after

    match = (await table_of(stage, alice)).info.id
    (order,) = await stage.matches.queries.standing(match, int(stage.alice.id))
    assert (order.seat, order.point, order.policy) == ("rebels-1", "DP-RETREAT", "far")
    assert "**When a unit must retreat**: Farthest from the enemy" in text_of(after)

    await alice.here.select(after, menu, ["ask"])
    while await stage.matches.queries.standing(match, int(stage.alice.id)):
        await stage.settled()


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_always_do_this_answers_a_retreat_at_once_and_the_report_says_so(stage):
    found = await reach(stage, lambda asked, _: asked.point == "DP-RETREAT")
    alice, bob, _, decision, _, user = found
    await stage.settled()
    loser = person(stage, alice, bob, user)
    panel = await loser.panel()

    answer = await loser.press(panel, acts(panel, "always")[0], ["far-keep"])
    await stage.settled()

    table = await table_of(stage, alice)
    assert decision.serial not in [one.serial for one in table.position.open]
    assert "standing orders are changed" in text_of(answer)
    name = table.info.entry(decision.seat).name
    lines = [text_of(message) for message in public(alice)]
    told = f"Standing order of {name}: Farthest from the enemy, ignoring no symbol"
    assert sum(told in line for line in lines) == 1
    assert told in text_of(await loser.here.slash("game log"))


async def test_a_standing_order_can_be_typed_as_a_list_of_hexes(stage):
    alice, _ = await open_game(stage)
    offered = await alice.here.autocomplete("standing", "question", "retreat")
    assert [one["value"] for one in offered] == ["DP-RETREAT"]
    offered = await alice.here.autocomplete("standing", "policy", "far", question="DP-RETREAT")
    assert [one["value"] for one in offered] == ["far", "far-keep"]

    writer = await alice.here.slash("standing", question="DP-RETREAT", policy="to: g4, g5")

    assert "G4, G5" in text_of(writer)
    match = (await table_of(stage, alice)).info.id
    (order,) = await stage.matches.queries.standing(match, int(stage.alice.id))
    assert order.policy == "to:G4,G5"
    refused = await alice.here.slash("standing", question="DP-RETREAT", policy="to:Z99")
    assert "⛔" in text_of(refused)


async def test_a_stranger_can_neither_see_nor_set_standing_orders(stage):
    alice, _ = await open_game(stage)
    carol = stage.carol.at(alice.thread)
    assert "do not play" in text_of(await carol.slash("standing"))
    match = (await table_of(stage, alice)).info.id
    for act in ("policy", "always"):
        press = f"fp1:{match}:0:{act}:DP-RETREAT"
        assert "⛔" in text_of(await carol.forge(alice.board(), press, values=["far"]))
    for values in (["nonsense"], []):
        press = f"fp1:{match}:0:policy:DP-MOVE"
        await alice.here.forge(alice.board(), press, values=values)
    assert await stage.matches.queries.standing(match, int(stage.alice.id)) == ()


async def test_undo_can_be_pressed_only_while_something_can_be_taken_back(stage):
    alice, _ = await open_game(stage)

    def undo():
        return next(b for b in buttons_of(alice.board()) if b["label"] == "Undo")

    assert undo()["disabled"]
    table = await table_of(stage, alice)
    while not (await table_of(stage, alice)).undoable:
        table = await table_of(stage, alice)
        decision = table.position.open[0]
        action = next(
            one for one in table.position.options(decision) if table.game.write(one) != "done"
        )
        user = table.info.user_of(decision.seat)
        key = f"u{decision.serial}"
        await stage.matches.play.act(
            table.info.id, user, decision.serial, [action], interaction=key
        )
    await stage.settled()
    assert not undo().get("disabled")
    assert "Undo" in labels_of(await alice.panel())


def offers(seat):
    return [m for m in public(seat) if acts(m, "accept")]


async def test_who_accepts_a_seat_gets_the_cards_and_a_public_line(stage):
    alice, _ = await open_game(stage)
    found = await alice.here.autocomplete("game substitute", "seat", "", player=stage.carol)
    assert [one["value"] for one in found] == ["rebels-1", "empire-1"]

    answer = await alice.here.slash("game substitute", seat="rebels-1", player=stage.carol)
    await stage.settled()

    # nothing changes before Carol accepts, neither does anybody else's press
    assert is_ephemeral(answer)
    carol, (offer,) = stage.carol, offers(alice)
    assert [one["id"] for one in offer["mentions"]] == [carol.id]
    assert carol.messages(carol.dm) == []
    assert "⛔" in text_of(await alice.here.click(offer, "Accept the seat"))
    assert (await table_of(stage, alice)).info.user_of("rebels-1") == int(stage.alice.id)

    await stage.restart()
    await carol.at(alice.thread).click(offer, "Accept the seat")
    await stage.settled()

    info = (await table_of(stage, alice)).info
    assert info.user_of("rebels-1") == int(carol.id)
    assert "Your cards in" in text_of(carol.messages(carol.dm)[-1])
    line = next(m for m in public(alice) if "from now on" in text_of(m))
    assert [one["id"] for one in line["mentions"]] == [carol.id]
    await alice.here.until(lambda: not offers(alice), what="the answered offer")
    refused = await alice.here.click(alice.board(), "Take turn")
    assert "do not play" in text_of(refused)


@pytest.mark.parametrize(("slug", "label"), [("hoth", "My hand"), ("jours", "My orders")])
def test_the_public_line_offers_what_is_held_in_that_game(slug, label):
    games = load_games()
    scenario = games[slug].scenarios()[0]
    seat = games[slug].seats(scenario)[0].seat
    info = MatchInfo(
        id="m1", system=slug, scenario=scenario, options={}, status="running",
        host=1, guild=None, channel=7, locale="en", seats=(SeatEntry(seat, 5, "Carol"),), head=0,
        commitment="c", version="v", live_message=None, created=0.0, updated=0.0,
    )  # fmt: skip
    line = PostPages(SimpleNamespace(games=games)).seat(
        seat_post(info, seat), Voice(load_catalogue(), "en")
    )

    assert [one.item.label for one in line.presses] == [label]


async def test_a_declined_seat_stays_and_the_offer_says_so(stage):
    alice, _ = await open_game(stage)
    await alice.here.slash("game substitute", seat="rebels-1", player=stage.carol)
    await stage.settled()

    await stage.carol.at(alice.thread).click(offers(alice)[0], "Decline")

    await alice.here.until(lambda: not offers(alice), what="the answered offer")
    assert any("has declined" in text_of(one) for one in public(alice))
    assert (await table_of(stage, alice)).info.user_of("rebels-1") == int(stage.alice.id)


async def test_the_host_does_not_give_away_the_seat_of_somebody_who_plays(stage):
    alice, bob = await open_game(stage)
    carol = stage.carol.at(alice.thread)
    assert await carol.autocomplete("game substitute", "seat", "", player=stage.carol) == []
    attempts = [
        await carol.slash("game substitute", seat="empire-1", player=stage.carol),
        await bob.here.slash("game substitute", seat="empire-1", player=stage.alice),
        await alice.here.slash("game substitute", seat="empire-1", player=stage.carol),
        await alice.here.slash("game substitute", seat="empire-1", player=stage.alice),
    ]
    assert ["⛔" in text_of(one) for one in attempts] == [True] * 4
    assert "once its time is over" in text_of(attempts[2])
    assert offers(alice) == []
    assert (await table_of(stage, alice)).info.user_of("empire-1") == int(stage.bob.id)


async def test_leaving_a_running_game_explains_what_is_possible(stage):
    alice, _ = await open_game(stage)
    answer = await alice.here.slash("game leave")
    assert "/game substitute" in text_of(answer)
    assert "/game resign" in text_of(answer)


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_a_dry_run_tells_what_standing_orders_would_have_answered(stage):
    found = await reach(stage, lambda asked, _: asked.point == "DP-RETREAT")
    alice, bob, table, decision, action, user = found
    loser = person(stage, alice, bob, user)
    given = table.game.write(action)
    await stage.matches.play.act(
        table.info.id, user, decision.serial, [action], interaction="by hand"
    )
    await stage.settled()
    empty = await loser.here.slash("standing")
    assert acts(empty, "dryrun") == []
    shown = await loser.here.slash("standing", question="DP-RETREAT", policy="far")

    page = await loser.here.click(shown, acts(shown, "dryrun")[0])
    page = await ready(loser.here, page)

    assert is_ephemeral(page)
    assert "they would have answered" in text_of(page)
    told = [line for line in text_of(page).splitlines() if "When a unit must retreat" in line]
    assert told
    assert any("as you did" in line or f"you ordered `{given}`" in line for line in told)
