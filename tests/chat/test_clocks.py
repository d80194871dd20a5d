"""Clocks on Discord: what is shown of them, what people tell of themselves, who may choose what."""

import re
from types import SimpleNamespace

import pytest

from bot.chat.match.pages.clocks import presses
from bot.chat.wire.locale import Voice
from bot.sandbox import is_ephemeral, labels_of, text_of
from bot.service.match.publish import digest_post
from bot.service.model import COMPUTER
from bot.service.play.timers import Timers
from bot.service.ports.clocks import ClockNews
from tests.chat.people import Seat, acts, open_game
from tests.support.loaded import load_catalogue

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
DAY = 24 * 3600
TIME = re.compile(r"<t:\d+:R>")


async def later(stage, days):
    """Let days go by, looking now and then."""
    sessions, now = stage.matches.sessions, stage.matches.sessions.clock
    timers = Timers(sessions, stage.matches.queries, stage.matches.clocks)
    for _ in range(days):
        before = sessions.clock
        sessions.clock = lambda before=before: before() + DAY
        await timers.tick()
    await stage.settled()
    assert now() < sessions.clock()


def last(seat, act):
    """The newest public message with a button."""
    messages = [m for m in seat.here.messages(seat.thread) if not is_ephemeral(m)]
    return next(m for m in reversed(messages) if acts(m, act))


@CHEAP
async def test_the_pace_stands_on_the_card_and_the_time_on_board_and_status(stage):
    alice, bob = await open_game(stage)

    card = alice.here.messages(alice.thread)[0]
    status = await bob.here.slash("game status")

    assert "Pace: **steady (72 h + 36 h a turn)**" in text_of(card)
    assert "asked" in text_of(alice.board())
    assert TIME.search(text_of(alice.board()))
    assert "time runs out <t:" in text_of(status)


@CHEAP
async def test_people_tell_their_hours_and_hear_what_was_understood(stage):
    unknown = await stage.alice.slash("fieldpost hours")
    told = await stage.alice.slash_with(
        "fieldpost hours",
        {"zone": "europe/prague", "from": "7:30", "to": "23", "free": "so, su, 2027-12-24"},
    )
    wrong = await stage.alice.slash_with("fieldpost hours", {"zone": "Europe/Middle-earth"})

    assert "You have not told" in text_of(unknown)
    assert "**07:30** to **23:00** (Europe/Prague). Free: sa, su, 2027-12-24" in text_of(told)
    assert "no time zone" in text_of(wrong)


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"from": "25"}, "no time of the day"),
        ({"free": "someday"}, "neither a day of the week nor a date"),
        ({"free": "2027-13-01"}, "neither a day of the week nor a date"),
        ({"free": "mo tu we th fr sa su"}, "has to be left"),
    ],
)
@CHEAP
async def test_what_is_no_time_is_refused_and_changes_nothing(stage, options, refusal):
    answer = await stage.alice.slash_with("fieldpost hours", options)

    assert refusal in text_of(answer)
    assert (await stage.matches.habits.of(int(stage.alice.id))).hours is None


@CHEAP
async def test_a_vacation_begins_and_ends(stage):
    begun = await stage.alice.slash_with("fieldpost vacation", {"days": 5})
    twice = await stage.alice.slash_with("fieldpost vacation", {"days": 5})
    over = await stage.alice.slash_with("fieldpost vacation", {"back": True})
    much = await stage.alice.slash_with("fieldpost vacation", {"days": 14})

    assert "9 more days are left" in text_of(begun)
    assert "on vacation already" in text_of(twice)
    assert "13 days of vacation are left" in text_of(over)
    assert "13 more" in text_of(much)


@CHEAP
async def test_reminders_and_cards_are_chosen(stage):
    told = await stage.alice.slash_with(
        "fieldpost reminders", {"when": "last", "where": "dm", "cards": "never"}
    )

    assert "before the end only" in text_of(told)
    habits = await stage.matches.habits.of(int(stage.alice.id))
    assert (habits.remind, habits.by, habits.hand) == ("last", "dm", "never")


async def digested(stage, match):
    """Let the digest of Alice be sent now; returns what she was sent."""
    info = (await stage.matches.queries.table(match)).info
    now = stage.matches.sessions.clock()
    async with stage.services.store.write() as tx:
        await tx.post([digest_post(info, int(stage.alice.id), now)])
    stage.matches.sessions.wake()
    await stage.settled()
    return stage.alice.at(stage.alice.dm).messages(stage.alice.dm)


@CHEAP
async def test_a_digest_lists_what_waits_with_a_button_to_each(stage):
    chosen = await stage.alice.slash_with("fieldpost reminders", {"when": "digest"})
    for _ in range(2):
        await open_game(stage)
    first = await open_game(stage, scenario="S02")
    assert "all at once" in text_of(chosen)
    match = (await stage.matches.queries.in_channel(int(first[0].thread["id"]))).id
    asked = [one.info.id for one in await stage.matches.queries.urgent(int(stage.alice.id))]

    *_, told = await digested(stage, match)

    assert f"{len(asked)} games wait for you" in text_of(told)
    assert len(TIME.findall(text_of(told))) == 2 * len(asked)
    assert [one.split(":")[1] for one in acts(told, "turn")] == asked
    panel = await stage.alice.at(stage.alice.dm).click(told, acts(told, "turn")[0])
    assert acts(panel, "(menu|pick|many|plan)")


@CHEAP
async def test_who_takes_no_messages_is_called_in_each_game_again(stage):
    await stage.alice.slash_with("fieldpost reminders", {"when": "digest"})
    alice, _ = await open_game(stage)
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    stage.alice.accepts_dms = False

    await digested(stage, match)

    assert (await stage.matches.habits.of(int(stage.alice.id))).remind == "usual"


@CHEAP
async def test_when_the_time_is_over_the_others_choose_after_a_second_look(stage):
    alice, bob = await open_game(stage, options="pace=1h+1h")
    carol = Seat(stage.carol, alice.thread)
    await later(stage, 4)
    called = last(alice, "absent")

    stranger = await carol.here.click(called, "24 h more")
    look = await bob.here.click(called, "24 h more")
    public = len([m for m in bob.here.messages(bob.thread) if not is_ephemeral(m)])
    assert "no seat" in text_of(stranger)
    assert is_ephemeral(look)
    assert "24 more hours" in text_of(look)
    done = await bob.press(look, acts(look, "absently")[0])
    await stage.settled()

    assert "Done" in text_of(done)
    after = [m for m in bob.here.messages(bob.thread) if not is_ephemeral(m)]
    assert len(after) == public + 1
    assert "has more time" in text_of(after[-1])
    again = await bob.here.click(called, "Computer plays")
    refused = await bob.press(again, acts(again, "absently")[0])
    assert "once its time is over" in text_of(refused)


async def chosen(stage, person, label):
    """Press a choice for an absent player, and agree at the second look; returns the answer."""
    look = await person.here.click(last(person, "absent"), label)
    done = await person.press(look, acts(look, "absently")[0])
    await stage.settled()
    return text_of(done)


@CHEAP
async def test_the_computer_is_called_in_refused_by_the_opponent_and_not_called_again(stage):
    alice, bob = await open_game(stage, options="pace=1h+1h")
    await later(stage, 4)
    called = last(bob, "absent")
    assert "Done" in await chosen(stage, bob, "Computer plays")
    played = next(m for m in reversed(bob.here.messages(bob.thread)) if acts(m, "accept"))
    own = await alice.here.click(played, "No computer")
    look = await bob.here.click(played, "No computer")
    await bob.press(look, acts(look, "absently")[0])
    await stage.settled()

    assert "no seat" in text_of(own)
    info = await stage.matches.queries.in_channel(int(bob.thread["id"]))
    assert info.user_of("rebels-1") == int(stage.alice.id)
    assert any("an opponent objects" in text_of(m) for m in bob.here.messages(bob.thread))
    again = await bob.here.click(called, "Computer plays")
    assert "time is over" in text_of(await bob.press(again, acts(again, "absently")[0]))


@pytest.mark.parametrize("barred", [False, True])
def test_a_call_offers_the_computer_unless_an_opponent_refused_it(barred):
    voice = Voice(load_catalogue(), "en")
    told = ClockNews("out", 1, 2.0, barred=barred)

    labels = [one.item.label for one in presses(SimpleNamespace(id="m1"), told, voice)]

    assert ("Computer plays" in labels) is not barred
    assert "Claim the game" in labels


@CHEAP
async def test_a_game_is_claimed_after_a_last_direct_message_and_more_time(stage):
    _, bob = await open_game(stage, options="pace=1h+1h")
    await later(stage, 4)
    first = await chosen(stage, bob, "Claim the game")
    warned = [text_of(m) for m in stage.alice.messages(stage.alice.dm)]
    early = await chosen(stage, bob, "Claim the game")
    await later(stage, 1)
    assert "Done" in first
    assert any("The others claim this game" in words for words in warned)
    assert "not over" in early or "later" in early or "until" in early.lower()
    if (
        await stage.matches.queries.in_channel(int(bob.thread["id"]), None, "over")
    ).status != "over":
        assert "Done" in await chosen(stage, bob, "Claim the game")
    info = await stage.matches.queries.in_channel(int(bob.thread["id"]), None, "over")
    assert (info.status, info.outcome.winner) == ("over", "empire")


@CHEAP
async def test_all_who_are_there_end_a_game_without_a_winner(stage):
    _, bob = await open_game(stage, options="pace=1h+1h")
    await later(stage, 4)
    assert "Done" in await chosen(stage, bob, "End it")

    info = await stage.matches.queries.in_channel(int(bob.thread["id"]), None, "over")
    assert (info.status, info.outcome.winner) == ("over", None)


@CHEAP
async def test_a_substitute_joins_by_the_button_of_the_call(stage):
    _, bob = await open_game(stage, options="pace=1h+1h")
    carol = Seat(stage.carol, bob.thread)
    await later(stage, 4)
    assert "Done" in await chosen(stage, bob, "Find a player")
    offer = last(bob, "accept")
    own = await bob.here.click(offer, acts(offer, "accept")[0])
    joined = await carol.here.click(offer, acts(offer, "accept")[0])
    await stage.settled()

    info = await stage.matches.queries.in_channel(int(bob.thread["id"]))
    assert info.user_of("rebels-1") == int(stage.carol.id)
    assert text_of(own) != text_of(joined)
    assert acts(await carol.panel(), r"\w+")


@CHEAP
async def test_all_agree_on_a_pause_by_command_and_button(stage):
    alice, bob = await open_game(stage)
    await alice.here.slash("game pause")
    await stage.settled()
    await bob.here.click(last(bob, "consent"), "Agree")
    await stage.settled()
    board = await alice.here.slash("game board")

    assert "the clock rests" in text_of(board)
    assert "All agree: the game pauses" in text_of(
        [m for m in alice.here.messages(alice.thread) if not is_ephemeral(m)][-1]
    )


@CHEAP
async def test_another_pace_is_proposed_by_name(stage):
    alice, bob = await open_game(stage)
    await alice.here.slash("game pace", pace="slow")
    await stage.settled()
    said = last(bob, "consent")
    await bob.here.click(said, "Agree")
    await stage.settled()

    assert "slow (7 d + 3 d a turn)" in text_of(said)
    assert labels_of(said)[0] == "Agree"
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    (wait,) = (await stage.matches.queries.table(match)).waits
    assert wait.due - wait.since > 6 * DAY


@CHEAP
async def test_the_result_tells_who_took_how_long(stage):
    alice, _ = await open_game(stage)
    await alice.here.click(await alice.here.slash("game resign"), "Yes, do it")
    await stage.settled()

    result = [m for m in alice.here.messages(alice.thread) if not is_ephemeral(m)][-1]
    assert "Waking time used: **" in text_of(result)
    assert "h for 1 answer" in text_of(result)


@CHEAP
async def test_what_is_done_about_an_absent_player_may_be_typed(stage):
    alice, bob = await open_game(stage, options="pace=1h+1h")
    await later(stage, 4)

    async def typed(who, way):
        look = await who.here.slash("game substitute", seat="rebels-1", way=way)
        done = await who.press(look, acts(look, "absently")[0])
        await stage.settled()
        return text_of(look), text_of(done)

    ways = await bob.here.slash("game substitute", seat="rebels-1")
    look, done = await typed(bob, "computer")
    info = await stage.matches.queries.in_channel(int(bob.thread["id"]))
    assert "what is to be done" in text_of(ways)
    assert "Let the computer play for **Alice**" in look
    assert "Done" in done
    assert info.user_of("rebels-1") == COMPUTER
    look, done = await typed(bob, "veto")
    info = await stage.matches.queries.in_channel(int(bob.thread["id"]))
    assert "Refuse the computer for" in look
    assert info.user_of("rebels-1") == int(stage.alice.id)
    stranger = await stage.carol.at(alice.thread).slash(
        "game substitute", seat="rebels-1", way="claim"
    )
    assert "no seat" in text_of(stranger)
