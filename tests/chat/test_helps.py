"""What is offered under a refusal: what helps in a lobby, in a game, and after it."""

import pytest

from bot.chat.match.pages import refusal
from bot.chat.wire.locale import Voice
from bot.sandbox import labels_of
from bot.service.model import MatchInfo, SeatEntry
from tests.chat.people import acts, open_game
from tests.chat.test_agreeing import FOUR, new_game
from tests.support.loaded import load_catalogue, load_games

HOST, OTHER, STRANGER = 1, 2, 3


@pytest.fixture(scope="module")
def hoth():
    return load_games()["hoth"]


@pytest.fixture(scope="module")
def voice():
    return Voice(load_catalogue(), "en")


def info(game, status, users=(HOST, OTHER), **options):
    infos = [one for one in game.seats("S01") if one.required]
    seats = [
        SeatEntry(one.seat, one.side, user=user) for one, user in zip(infos, users, strict=True)
    ]
    return MatchInfo(
        id="abc123", system="hoth", scenario="S01", options=options, status=status, host=HOST,
        guild=None, channel=5, locale="en", seats=tuple(seats), head=0, commitment="", version="",
        live_message=None, created=0, updated=0,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("status", "user", "wanted"),
    [
        ("running", HOST, ["turn", "type"]),
        ("running", STRANGER, ["text"]),
        ("over", OTHER, ["rematch", "text"]),
        ("over", STRANGER, ["text"]),
        ("lobby", HOST, ["options"]),
        ("lobby", OTHER, []),
    ],
)
def test_a_refusal_offers_what_helps_as_the_match_stands(hoth, voice, status, user, wanted):
    found = refusal.helps(info(hoth, status), user, hoth, voice)
    assert [one.item.custom_id for one in found] == [f"fp1:abc123:0:{act}" for act in wanted]


def test_who_has_no_seat_is_offered_a_free_one_and_who_must_choose_his_choices(hoth, voice):
    waiting = info(hoth, "lobby", (HOST, None), commanders="on")
    for user, wanted in ((STRANGER, ["join:empire-1"]), (HOST, ["choices", "options"])):
        found = refusal.helps(waiting, user, hoth, voice)
        assert [one.item.custom_id for one in found] == [f"fp1:abc123:0:{act}" for act in wanted]


async def test_refusals_in_a_lobby_and_after_a_game_offer_no_options_of_a_turn(stage):
    alice = await new_game(stage, players=FOUR)
    told = await alice.here.slash("order", text="done")
    assert labels_of(told) == ["Options"]
    alice, _ = await open_game(stage)
    board = alice.live()
    await alice.here.click(await alice.here.slash("game resign"), "Yes, do it")
    await stage.settled()
    told = await alice.here.slash("order", text="done")
    assert labels_of(told) == ["Rematch", "Board as text"]
    again = await alice.here.forge(board, acts(board, "turn")[0].replace("turn", "undo"))
    assert "Show my options" not in labels_of(again)
