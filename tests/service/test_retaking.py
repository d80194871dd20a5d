"""Taking back behind dice: by consent of all, or as a moderator rules."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine import journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.refusal import IllegalAction, UndoRefused
from bot.service.archive import match_file
from bot.service.match import again
from bot.service.match.live import undone
from bot.service.match.moves import Move
from bot.service.match.recovery import check
from bot.service.match.told import BY_PLAN, STANDING
from bot.service.matches import Matches
from bot.service.posts.outbox import Outbox
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated

from .coin import HEADS, TAILS, Coin, CoinInsight, Dodge, Place, Swap, Throw, Wait
from .table import ANNA, EVA, PETR, Desk, press


class Odd(CoinInsight):
    def odds(self, view, action):
        return action if isinstance(action, Throw) else None


class Turned(Coin):
    """A duel whose turns are counted, and whose throws have odds."""

    insight = Odd()


GAME = Turned()


@pytest.fixture
def matches(store, clock, postman):
    matches = Matches(store, {"coin": GAME}, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return matches


async def asks(desk, person=ANNA, to=None):
    """Let somebody ask all to go back; returns what they agree to."""
    what = (await desk.matches.retaking.offered(desk.id, person.id, to)).proposal
    await agrees(desk, person, what)
    return what


async def agrees(desk, person, what):
    return await desk.matches.retaking.propose(desk.id, person.id, what, interaction=press())


async def row_of(desk):
    async with desk.matches.sessions.store.read() as tx:
        return await tx.match(desk.id)


async def thrown(desk):
    """Let the one on turn stake two and throw; returns the dice."""
    await desk.answer(Place(2))
    await desk.answer(Throw())
    return (await desk.journal())[-1].draws


async def test_with_the_consent_of_all_the_same_throw_gives_the_same_dice(desk):
    before = (await desk.position()).view(None)
    dice = await thrown(desk)

    what = await asks(desk)
    assert (await row_of(desk)).info.head == 2  # nothing is taken back by one alone
    await agrees(desk, PETR, what)

    position = await desk.position()
    assert (position.open[0].point, position.view(None).stake) == ("DP-THROW", 2)
    assert before.turn == position.view(None).turn
    await desk.answer(Throw())
    records = await desk.journal()
    assert [one.kind for one in records] == ["begin", "act", "act", "back", "act"]
    assert records[-1].draws == dice
    assert (await row_of(desk)).again == ()


async def test_the_journal_of_it_replays_with_every_draw_computed_anew(desk):
    await thrown(desk)
    await agrees(desk, PETR, await asks(desk))
    await desk.answer(Throw())
    row, records = await row_of(desk), await desk.journal()

    draws = SeededDraws(row.seed, row.info.id, row.info.nonces, by_deed=True)
    replayed = journal.replay(GAME, row.info.setup, records, draws)

    assert journal.first_break(records, row.info.header.digest()) is None
    assert journal.digest(replayed) == journal.digest(await desk.position()) == records[-1].digest
    assert undone(records) == {2}
    with pytest.raises(journal.Divergence):
        journal.replay(
            GAME, row.info.setup, records, SeededDraws(row.seed, row.info.id, row.info.nonces)
        )


async def test_what_was_taken_back_survives_a_restart(desk, store, clock):
    await thrown(desk)
    await agrees(desk, PETR, await asks(desk))
    restarted = Matches(store, {"coin": GAME}, clock=clock)

    assert await check(store, {"coin": GAME}) == []
    table = await restarted.queries.table(desk.id)
    assert journal.digest(table.position) == journal.digest(await desk.position())
    with pytest.raises(UndoRefused):
        await restarted.play.undo(desk.id, ANNA.id, interaction=press())
    told = (await restarted.queries.log(desk.id, None))[-1]
    assert (told.back.author, told.back.why) == ("consent", "")


async def swapped_or_thrown(desk):
    """Take back a throw of Anna and what was before it, down to her choice of a stake."""
    await thrown(desk)
    what = (await desk.matches.retaking.offered(desk.id, ANNA.id, 0)).proposal
    await agrees(desk, ANNA, what)
    await agrees(desk, PETR, what)


async def bound_to_wait(desk, store):
    """Leave a match where other dice than those of a wait are refused, with the throw to come."""
    await swapped_or_thrown(desk)
    async with store.write() as tx:
        row = await tx.match(desk.id)
        first, second = row.again
        assert (first.draws, len(second.draws)) == ((), 1)
        row.again = (first, msgspec.structs.replace(second, action=msgspec.Raw(b'{"do":"wait"}')))
        await tx.save(row)
    await desk.answer(Place(1))


async def test_another_throw_is_refused_until_all_waive_it(desk, store):
    await bound_to_wait(desk, store)

    with pytest.raises(IllegalAction) as refusal:
        await desk.answer(Throw())
    assert refusal.value.reason.key == "refused-again"
    assert refusal.value.reason.args == {"order": "wait"}
    await agrees(desk, ANNA, "waive")
    with pytest.raises(IllegalAction):
        await desk.answer(Throw())
    await agrees(desk, PETR, "waive")
    await desk.answer(Throw())

    assert (await row_of(desk)).again == ()
    news = [one.body.clock.what for one in await desk.drain() if one.kind == "clock"]
    assert news[-2:] == ["ask-waive", "waived"]


@pytest.mark.parametrize(
    ("author", "bound"),
    [
        ("player", True),
        (f"{STANDING}:throw", True),
        (f"{BY_PLAN}:1", True),
        ("computer:veteran", False),
        ("clock", False),
    ],
)
async def test_whoever_is_no_person_throws_as_they_like_and_ends_the_duty(
    desk, store, author, bound
):
    await bound_to_wait(desk, store)
    async with store.read() as tx:
        live = await desk.matches.sessions.live(tx, await tx.match(desk.id))
    move = Move(HEADS, live.position.open[0].serial, Throw())

    if bound:
        with pytest.raises(IllegalAction):
            again.submitted(live, move, author)
        assert len(live.row.again) == 2
    else:
        assert again.submitted(live, move, author).draws
        assert live.row.again == ()


async def test_no_dice_in_that_turn_end_the_duty(desk):
    await swapped_or_thrown(desk)
    await desk.answer(Place(1))
    assert len((await row_of(desk)).again) == 2
    await desk.answer(Wait())
    assert (await desk.position()).view(None).turn == 2
    await desk.answer(Place(3))
    await desk.answer(Throw())

    assert (await row_of(desk)).again == ()


async def test_who_takes_back_twice_is_still_bound(desk):
    dice = await thrown(desk)
    await agrees(desk, PETR, await asks(desk))
    what = (await desk.matches.retaking.offered(desk.id, ANNA.id, 0)).proposal
    await agrees(desk, ANNA, what)
    await agrees(desk, PETR, what)

    assert [one.draws for one in (await row_of(desk)).again] == [(), dice]


async def test_all_read_what_was_learnt_before_they_agree(desk):
    await desk.answer(Swap())
    dice = (await thrown_after_swap(desk)).result
    await desk.drain()

    await asks(desk, to=0)

    (post,) = [one for one in await desk.drain() if one.kind == "clock"]
    news, events = post.body.clock, GAME.codec.events(post.body.events)
    assert (news.what, news.user, news.left, news.shown) == ("ask-back", ANNA.id, 2, (HEADS,))
    assert [one.dice for one in events] == [dice]  # and not the card that Anna saw


async def thrown_after_swap(desk):
    await desk.answer(Throw())
    return (await desk.journal())[-1].draws[0]


async def test_an_order_in_between_ends_the_question(desk):
    await thrown(desk)
    what = await asks(desk)
    decision, _ = await desk.asked()
    await desk.answer(Dodge() if decision.point == "DP-REACT" else Place(1))

    with pytest.raises(UndoRefused) as refusal:
        await agrees(desk, PETR, what)
    assert refusal.value.reason.key == "refused-back-stale"


async def test_who_declines_ends_the_question(desk):
    await thrown(desk)
    what = await asks(desk)

    await agrees(desk, PETR, "decline")
    await agrees(desk, PETR, what)

    assert (await row_of(desk)).info.head == 2
    assert (await row_of(desk)).keeping.consents == (PETR.id,)
    with pytest.raises(LobbyRefused):
        await agrees(desk, ANNA, "waive")


async def test_nobody_else_may_ask_and_a_repeat_changes_nothing(desk):
    await thrown(desk)
    what = (await desk.matches.retaking.offered(desk.id, ANNA.id)).proposal
    with pytest.raises(NotSeated):
        await agrees(desk, EVA, what)
    for _ in range(2):
        await desk.matches.retaking.propose(desk.id, ANNA.id, what, interaction="same")

    assert [one.kind for one in await desk.drain()].count("clock") == 1
    for bad in ("back=", "back=x.2", "back=7.2", "back=2.2"):
        with pytest.raises(UndoRefused):
            await agrees(desk, PETR, bad)


async def test_nothing_of_ones_own_to_take_back(desk):
    with pytest.raises(UndoRefused) as refusal:
        await desk.matches.retaking.offered(desk.id, PETR.id)
    assert refusal.value.reason.key == "refused-undo-nothing"


async def test_whoever_plays_a_seat_now_agrees_for_it(matches, postman):
    """A seat that changed hands: whoever left is not asked."""
    desk = await Desk.started(matches, postman)
    await thrown(desk)
    await matches.substitutes.offer(desk.id, PETR.id, TAILS, EVA.id, interaction=press())
    await matches.substitutes.accept(desk.id, EVA, TAILS, interaction=press())
    what = await asks(desk)
    with pytest.raises(NotSeated):
        await agrees(desk, PETR, what)
    await agrees(desk, EVA, what)

    assert (await desk.journal())[-1].kind == "back"


async def test_a_moderator_takes_back_with_a_reason_that_all_read(desk):
    await thrown(desk)
    for why in ("", " ", "x" * 201):
        with pytest.raises(LobbyRefused):
            await desk.matches.retaking.rollback(desk.id, EVA.id, 0, why, interaction=press())
    await desk.drain()

    for _ in range(2):
        await desk.matches.retaking.rollback(desk.id, EVA.id, 0, "wrong unit", interaction="ruling")

    posts = await desk.drain()
    (news,) = [one.body.clock for one in posts if one.kind == "clock"]
    assert (news.what, news.user, news.left, news.why) == ("rolled-back", EVA.id, 2, "wrong unit")
    assert [one.kind for one in posts].count("board") == 1
    record = (await desk.journal())[-1]
    assert (record.kind, record.author) == ("back", "moderator")
    assert journal.back_of(record) == journal.Back(0, "wrong unit")
    assert (await row_of(desk)).again == ()
    told = (await desk.matches.queries.log(desk.id, None))[-1]
    assert told.back.why == "wrong unit"
    await desk.answer(Place(3))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())


async def test_what_is_over_is_not_taken_back(desk):
    await desk.matches.play.order_text(desk.id, ANNA.id, "resign", interaction=press())
    with pytest.raises(NotRunning):
        await desk.matches.retaking.offered(desk.id, ANNA.id)
    with pytest.raises(NotRunning):
        await agrees(desk, PETR, "back=0.1")


async def test_a_finished_match_that_went_back_is_verified_offline(desk, store):
    await thrown(desk)
    await agrees(desk, PETR, await asks(desk))
    await desk.answer(Throw())
    await desk.matches.play.order_text(desk.id, ANNA.id, "resign", interaction=press())
    async with store.read() as tx:
        data = match_file.dump(await tx.match(desk.id), await tx.journal(desk.id))

    verdict = match_file.verify(match_file.load(data), {"coin": GAME})
    assert (verdict.ok, verdict.fault) == (True, "")
    older = data.replace(b'"chance": 2', b'"chance": 1')
    assert not match_file.verify(match_file.load(older), {"coin": GAME}).ok


async def test_a_match_of_old_goes_on_drawing_as_it_did(desk, store):
    async with store.write() as tx:
        row = await tx.match(desk.id)
        row.info = msgspec.structs.replace(row.info, chance=1)
        await tx.save(row)
    dice = await thrown(desk)

    old = SeededDraws(row.seed, row.info.id, row.info.nonces)
    assert dice[0].result == old.roll(1, 2, 6, "COIN-THROW")
    assert b"chance" not in msgspec.json.encode(row.info.header)
    await agrees(desk, PETR, await asks(desk))
    await desk.answer(Throw())
    assert (await desk.journal())[-1].draws == dice
