"""Matches of two battles: the second begins with the end of the first, exactly once."""

import contextlib
from collections import Counter

import msgspec
import pytest

from bot.engine.model import Choice, Text
from bot.engine.parts.contest import Contest, Sequel
from bot.engine.parts.preparation import Preparation
from bot.engine.setup.options import MatchOption
from bot.service.archive import match_file
from bot.service.matches import Matches
from bot.service.model import COMPUTER
from bot.service.posts.outbox import Outbox
from bot.service.refusals import LobbyRefused, StillPlaying
from bot.store import open_store

from .coin import HEADS, TAILS, Coin, Resign
from .table import ANNA, CHANNEL, PETR, Desk, press

PLACES = {HEADS: TAILS, TAILS: HEADS}


class Games(Preparation):
    def match_options(self, scenario):
        plain = Text("plain", {"text": "games"})
        return (MatchOption("games", plain, "one", (Choice("one", plain), Choice("two", plain))),)


class Rubbers(Contest):
    def sequel(self, view, setup):
        if setup.options.get("games") != "two" or "score" in setup.options:
            return None
        score = f"{view.score[TAILS]}:{view.score[HEADS]}"
        options = {**setup.options, "score": score}
        return Sequel(msgspec.structs.replace(setup, options=options), PLACES)


class Rubber(Coin):
    """A coin duel of which a second one follows, where the match is for two."""

    preparation = Games()
    contest = Rubbers()


GAMES = {"coin": Rubber()}


@pytest.fixture
def matches(store, clock, postman):
    matches = Matches(store, GAMES, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return matches


@pytest.fixture
async def desk(matches, postman):
    """A running match of two duels; Anna begins as heads."""
    desk = await Desk.lobby(matches, postman, games="two", solo="off")
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
    return desk


async def resigned(desk, user=ANNA, interaction=None):
    return await desk.matches.play.anytime(
        desk.id, user.id, Resign(), interaction=interaction or press()
    )


async def second_of(desk, user=ANNA):
    """The other match of a user."""
    (info,) = [one for one in await desk.matches.queries.of_user(user.id) if one.id != desk.id]
    return info


async def desk_info(desk):
    return (await desk.matches.queries.table(desk.id)).info


async def test_the_second_battle_begins_with_the_end_of_the_first_and_seats_change(desk):
    await desk.drain()
    await resigned(desk)
    posts = await desk.drain()
    first, second = await desk_info(desk), await second_of(desk)

    assert (first.status, second.status) == ("over", "running")
    assert [(one.seat, one.user, one.name, one.locale) for one in second.seats] == [
        (HEADS, PETR.id, "Petr", "pl"), (TAILS, ANNA.id, "Anna", "cs"),
    ]  # fmt: skip
    assert second.options == {"games": "two", "solo": "off", "score": "0:0"}
    assert (second.channel, second.host, second.locale) == (CHANNEL, first.host, first.locale)
    # a seed and nonces of its own, committed to on its card before the first board
    assert second.commitment != first.commitment
    assert not {one.nonce for one in first.seats} & {one.nonce for one in second.seats}
    kinds = [(post.kind, post.body.info.id == desk.id) for post in posts if post.user is None]
    assert kinds == [
        ("update", True), ("answered", True), ("result", True), ("lobby", False), ("board", False)
    ]  # fmt: skip
    hands = {(post.user, post.body.viewer) for post in posts if post.kind == "hand"}
    assert hands == {(PETR.id, HEADS), (ANNA.id, TAILS)}
    assert [post.body.users for post in posts if post.kind == "board"] == [(PETR.id,)]
    assert (await desk.matches.queries.in_channel(CHANNEL)).id == second.id


async def test_the_match_is_over_with_the_second_battle(desk):
    await resigned(desk)
    second = Desk(desk.matches, desk.postman, await second_of(desk))
    await resigned(second, PETR)

    assert len(await desk.matches.queries.of_user(ANNA.id)) == 2
    assert (await desk.matches.queries.table(second.id)).info.status == "over"


async def test_one_battle_alone_is_followed_by_none(matches, postman):
    desk = await Desk.started(matches, postman)
    await resigned(desk)

    assert [one.id for one in await matches.queries.of_user(ANNA.id)] == [desk.id]


async def test_a_repeated_press_begins_no_third_battle(desk):
    await resigned(desk, interaction="last")
    again = await resigned(desk, interaction="last")

    assert again.repeated
    assert len(await desk.matches.queries.of_user(ANNA.id)) == 2


async def test_standing_orders_and_closed_messages_go_with_their_players(desk):
    await desk.matches.play.set_standing(desk.id, ANNA.id, "DP-REACT", "dodge", interaction=press())
    async with desk.matches.sessions.store.write() as tx:
        await tx.match(desk.id)
        await tx.dm_closed(desk.id, PETR.id, True)
    await desk.drain()
    await resigned(desk)
    posts = await desk.drain()
    second = await second_of(desk)

    (order,) = await desk.matches.queries.standing(second.id, ANNA.id)
    assert (order.seat, order.point, order.policy) == (TAILS, "DP-REACT", "dodge")
    assert await desk.matches.queries.standing(second.id, PETR.id) == ()
    assert second.entry(HEADS).dm_closed
    assert {post.user for post in posts if post.kind == "hand"} == {ANNA.id}


async def test_the_computer_changes_seats_too_and_begins(matches, postman):
    desk = await Desk.lobby(matches, postman, games="two")
    await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
    await matches.lobby.against_computer(desk.id, ANNA, "Computer", interaction=press())
    await resigned(desk)
    second = Desk(matches, postman, await second_of(desk))
    await second.drain()

    info = (await matches.queries.table(second.id)).info
    assert (info.user_of(HEADS), info.user_of(TAILS)) == (COMPUTER, ANNA.id)
    authors = {record.author for record in await second.journal() if record.kind == "act"}
    assert authors == {"computer:regular"}
    _, user = await second.asked()
    assert user == ANNA.id


async def test_who_let_the_computer_stand_in_may_come_back_in_the_second_battle(desk, matches):
    """The host most of all, who may not offer seats to himself."""
    await matches.substitutes.hand_to_computer(desk.id, ANNA.id, HEADS, "Bot", interaction=press())
    await resigned(desk, PETR)
    second = await second_of(desk, PETR)
    assert second.user_of(TAILS) == COMPUTER

    told = [post for post in await desk.drain() if post.kind == "seat"]
    info = await matches.substitutes.accept(second.id, ANNA, TAILS, interaction=press())

    assert [(post.match, post.body.viewer, post.body.users) for post in told] == [
        (desk.id, HEADS, (ANNA.id,)), (second.id, TAILS, (ANNA.id,)),
    ]  # fmt: skip
    assert info.user_of(TAILS) == ANNA.id


async def test_both_battles_are_checked_and_taken_in_apart(desk, matches):
    await resigned(desk)
    second = Desk(matches, desk.postman, await second_of(desk))
    await resigned(second)

    for match in (desk.id, second.id):
        file = match_file.load(await matches.archive.export(match))
        assert match_file.verify(file, GAMES).ok
    assert file.options["score"] == "0:0"


async def test_a_first_battle_taken_in_elsewhere_goes_on_with_the_second(desk, clock, tmp_path):
    file = match_file.load(await desk.matches.archive.export(desk.id, secret=True))
    store = await open_store(f"sqlite:///{tmp_path / 'other.db'}", clock=clock)
    try:
        other = Desk(Matches(store, GAMES, clock=clock), desk.postman, await desk_info(desk))
        await other.matches.archive.restore(file, channel=5, host=ANNA, interaction=press())
        await resigned(other)
        second = await second_of(other)
    finally:
        await store.close()
    assert (second.status, second.channel, second.options["score"]) == ("running", 5, "0:0")
    assert second.seats_of(ANNA.id) == (HEADS, TAILS)


async def test_a_rematch_follows_the_last_battle_and_is_for_two_again(desk, matches):
    await resigned(desk)
    with pytest.raises(LobbyRefused) as refused:
        await matches.rematches.open(desk.id, ANNA.id, interaction=press())
    assert refused.value.reason.key == "refused-sequel"
    assert len(await matches.queries.of_user(ANNA.id)) == 2

    second = Desk(matches, desk.postman, await second_of(desk))
    await resigned(second)
    info = await matches.rematches.open(second.id, ANNA.id, interaction=press())
    assert info.options == {"games": "two", "solo": "off", "rematch_of": second.id}
    assert info.seats_of(ANNA.id) == (HEADS,)


async def test_who_plays_the_second_battle_is_not_forgotten(desk, matches):
    await resigned(desk)
    second = Desk(matches, desk.postman, await second_of(desk))
    with pytest.raises(StillPlaying):
        await matches.privacy.forget(ANNA.id, interaction=press())
    await resigned(second)
    assert await matches.privacy.forget(ANNA.id, interaction=press()) == 2


# Crashes ------------------------------------------------------------------------------------------


class Killed(BaseException):
    """The process ends here."""


class Dying:
    """A writing transaction of a process that is killed before one of its writes."""

    WRITES = ("save", "append", "post", "set_timer", "forget_timers", "keep_receipt")

    def __init__(self, tx, left):
        self.tx, self.left = tx, left

    def __getattr__(self, name):
        if name in self.WRITES:
            self.left -= 1
            if self.left < 0:
                raise Killed
        return getattr(self.tx, name)


class DyingStore:
    def __init__(self, store, left):
        self.read, self._store, self._left = store.read, store, left

    @contextlib.asynccontextmanager
    async def write(self):
        async with self._store.write() as tx:
            yield Dying(tx, self._left)


WRITES_AT_MOST = 12


@pytest.mark.parametrize("calls", range(WRITES_AT_MOST + 1))
async def test_a_crash_at_any_write_leaves_both_the_end_and_the_second_battle_or_none(
    desk, matches, store, postman, clock, calls
):
    await desk.drain()
    dead = False
    try:
        dying = Matches(DyingStore(store, calls), GAMES, clock=clock)
        await dying.play.anytime(desk.id, ANNA.id, Resign(), interaction="last")
    except Killed:
        dead = True
    assert not (dead and calls == WRITES_AT_MOST), "a crash at every write was tried"
    found = Counter(one.status for one in await matches.queries.of_user(ANNA.id))
    assert found == ({"running": 1} if dead else {"over": 1, "running": 1})

    # the press is made once more by another process: one end, one second battle
    again = Matches(store, GAMES, clock=clock)
    again.sessions.outbox = Outbox(store, postman, clock=clock)
    receipt = await again.play.anytime(desk.id, ANNA.id, Resign(), interaction="last")
    assert receipt.repeated is not dead
    await again.sessions.outbox.drain()
    found = Counter(one.status for one in await again.queries.of_user(ANNA.id))
    assert found == {"over": 1, "running": 1}
    kinds = Counter(post.kind for post in postman.posts[-8:])
    assert (kinds["result"], kinds["lobby"]) == (1, 1)
