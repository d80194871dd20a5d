"""Reactions of Napoleonics betray no hand by their time: twins that nobody else can tell apart.

The same battle is copied for each way in which the attacked player may hold, think and answer.
"""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position, Step, Transition
from bot.engine.journal import begin_record, sealed
from bot.engine.refusal import NotYourDecision, Refused
from bot.games.napoleonics.notation import positions
from bot.service.match.windows import WAIT
from bot.service.matches import Matches
from bot.service.model import NewMatch
from bot.service.play.window_clock import Windows
from bot.service.ports.matches import JournalRow
from bot.service.posts.outbox import Outbox
from bot.store import open_store
from tests.games.napoleonics.given import GAME

from .table import ANNA, CHANNEL, PETR, Clock, Postman, press

MINUTE = 60.0
FIELD = {
    "turn": {"side": "bottom", "phase": "combat", "card": "attack_centre"},
    "bottom": ["B-LN G6 ordered", "B-LN H9 ordered"],
    "top": ["F-LN F6", "F-LN A1"],
}
HANDS = {"card": ["first_strike", "rally"], "none": ["elan", "rally"]}
STANDING = {"never": "strike-never", "always": "strike-always", "hits": "strike-hits-2"}
ANSWERS = {
    "thinks": (),
    "stands": ("react none",),
    "twice": ("react none", "react none"),
    "strikes": ("react first strike",),
    "changes": ("react first strike", "react none"),
}
"""What the attacked player says while the window is open."""


class Table:
    """One battle of Anna, who attacks, and Petr, in a database of its own."""

    game, attacker = GAME, "bottom"

    def __init__(self, store, clock, match=""):
        self.store, self.clock, self.postman, self.id = store, clock, Postman(), match
        self.matches = Matches(store, {self.game.slug: self.game}, clock=clock)
        self.matches.sessions.outbox = Outbox(store, self.postman, clock=clock)
        self.windows = Windows(self.matches.sessions, self.matches.play)

    async def order(self, person, text):
        return await self.matches.play.order_text(self.id, person.id, text, interaction=press())

    async def wait(self, seconds):
        self.clock.now += seconds
        await self.windows.tick()

    async def place(self, cards, options, top):
        """Let the battle stand at the attack, with a hand for the attacked side."""
        raw = {**FIELD, "top": top, "cards": {"top": {"hand": cards}}}
        state = positions.read(GAME.content, raw)
        t = Transition(state, SeededDraws(b"same", "battle"))
        while not t.state.open:
            GAME.advance(t)
        await self.stand(Position(GAME, t.state), options)

    async def stand(self, position, options):
        """Let the battle stand at a position."""
        record = sealed(begin_record(Step(position, (), (), True)), "")
        async with self.store.write() as tx:
            row = await tx.match(self.id)
            row.info = msgspec.structs.replace(row.info, status="running", head=0, options=options)
            row.chain, row.barrier, row.barrier_state = record.chain, 0, position.encode()
            await tx.append(self.id, [JournalRow(record, b"[]")], "begin")
            await tx.save(row)

    async def open_point(self):
        return (await self.matches.queries.table(self.id)).position.open[0].point

    async def seen(self):
        """Everything that anybody but Petr can get out of the battle, as bytes."""
        await self.matches.sessions.outbox.drain()
        table = await self.matches.queries.table(self.id)
        position, viewers = table.position, (None, self.attacker)
        asked = [decision for decision in position.open if decision.seat == self.attacker]
        return encoded([
            [(p.kind, p.seq, p.channel, p.user, p.locale, p.body)
             for p in self.postman.posts if p.user != PETR.id],
            [position.view(viewer) for viewer in viewers],
            position.open, table.deciders, table.info, table.undoable,
            [position.options(decision) for decision in asked],
            [as_read(one) for viewer in viewers
             for one in await self.matches.queries.log(self.id, viewer)],
            await self.matches.queries.of_user(ANNA.id),
            msgspec.Raw(await self.matches.privacy.stored_about(ANNA.id)),
        ])  # fmt: skip

    async def prodded(self):
        """What an impatient attacker is told, who tries whatever he may."""
        told = []
        for text in ("react none", "H9xG9", "draw", "done"):
            try:
                told.append(await self.order(ANNA, text))
            except Refused as fault:
                told.append((type(fault).__name__, fault.reason, fault.rule))
        for point in (None, "strike-never"):
            told.append(
                await self.matches.play.set_standing(
                    self.id, ANNA.id, "D-08-strike", point, interaction=press()
                )
            )
        return encoded(told)


def as_read(told):
    """A record of the log, with its standing order named as everybody reads it."""
    named = told.answer and [told.answer.seat, GAME.policies.told(told.answer.policy)]
    return [told.seq, told.barrier, told.events, named]


def encoded(value):
    return msgspec.json.encode(value, order="deterministic")


@pytest.fixture
async def battle(tmp_path):
    """Make copies of one battle: the same id, seed and nonces, another hand for Petr."""
    clock, stores, number = Clock(), [], iter(range(1000))
    store = await open_store(f"sqlite:///{tmp_path / 'first.db'}", clock=clock)
    stores.append(store)
    first = Table(store, clock)
    new = NewMatch(system="napoleonics", scenario="S00", host=ANNA, channel=CHANNEL)
    first.id = (await first.matches.lobby.create(new, interaction="new")).id
    async with store.write() as tx:
        row = await tx.match(first.id)
        row.info = msgspec.structs.replace(
            row.info,
            seats=tuple(
                msgspec.structs.replace(
                    one, user=person.id, name=person.name, locale=person.locale, nonce=person.name
                )
                for one in row.info.seats
                for person in [ANNA if one.seat == "bottom" else PETR]
            ),
        )
        await tx.save(row)

    async def copy(hand="card", top=FIELD["top"], **options):
        file = tmp_path / f"copy{next(number)}.db"
        await store.backup(str(file))
        own = Clock()
        stores.append(await open_store(f"sqlite:///{file}", clock=own))
        table = Table(stores[-1], own, first.id)
        await table.place(HANDS[hand], options, top)
        return table

    yield copy
    for one in stores:
        await one.close()


def ways():
    """All ways to hold, to agree and to answer that are possible, with their names."""
    for hand, policy, answer in product(HANDS, (None, *STANDING), ANSWERS):
        if hand == "card" or "first strike" not in "".join(ANSWERS[answer]):
            yield hand, policy, answer


async def until_the_end(table, policy, answer):
    """Attack, let Petr answer in his way, and prod; returns what others saw before the end."""
    await table.matches.play.set_standing(
        table.id, PETR.id, "D-08-strike", STANDING.get(policy), interaction=press()
    )
    receipt = await table.order(ANNA, "G6xF6; H9xG9")
    seen = [encoded(receipt), await table.seen()]
    await table.wait(5)
    for said in ANSWERS[answer]:
        kept = await table.order(PETR, said)
        assert kept.hidden_until == table.clock.now + MINUTE - 5
    seen += [await table.seen(), await table.prodded(), await table.seen()]
    await table.wait(MINUTE - 6)
    return [*seen, await table.seen()]


@pytest.mark.rule("NAP-PBP-05", "NAP-PBP-06", "NAP-PBP-09")
async def test_before_the_end_nobody_can_tell_hand_standing_order_and_answer(battle):
    seen = {}
    for hand, policy, answer in ways():
        table = await battle(hand)
        found = await until_the_end(table, policy, answer)
        seen.setdefault(tuple(found), []).append((hand, policy, answer))
        assert await table.open_point() == "D-08"
        # at the end everything comes at the same time, but for who still thinks
        await table.wait(1)
        thinks = answer == "thinks" and policy is None
        assert (await table.open_point() == "D-08") == thinks
    assert len(seen) == 1, list(seen.values())


async def test_without_a_wait_the_time_of_an_answer_tells_them_apart(battle):
    seen = set()
    for policy in (None, "never"):
        table = await battle("none", **{WAIT: "at-once"})
        await table.matches.play.set_standing(
            table.id, PETR.id, "D-08-strike", STANDING.get(policy), interaction=press()
        )
        await table.order(ANNA, "G6xF6")
        seen.add((await table.open_point(), await table.seen()))
    assert len({point for point, _ in seen}) == len(seen) == 2


async def test_orders_behind_an_attack_wait_for_the_answer_of_the_enemy_in_the_same_turn(battle):
    table = await battle("card", ["F-LN F6", "F-LN F9", "F-LN A1"], **{WAIT: "at-once"})

    receipt = await table.order(ANNA, "G6xF6; H9xF9; end")

    assert await table.open_point() == "D-08"
    assert receipt.orders == ("G6xF6",)
    assert receipt.stopped.key == "refused-order-waits"
    assert (receipt.stopped.args["number"], receipt.stopped.args["order"]) == (2, "H9xF9")


async def test_the_end_of_a_turn_that_waits_for_the_enemy_is_told_as_such(battle):
    table = await battle("card", ["F-LN F6", "F-LN F9", "F-LN A1"], **{WAIT: "at-once"})

    receipt = await table.order(ANNA, "G6xF6; end")

    assert receipt.orders == ("G6xF6",)
    assert (receipt.stopped.key, receipt.stopped.args) == ("refused-end-later", {})


@pytest.mark.rule("NAP-PBP-05", "NAP-PBP-06")
@pytest.mark.parametrize(
    ("policies", "answer"),
    [(("never", "always"), "thinks"), ((None, None), "stands"), ((None, "hits"), "changes")],
)
async def test_who_only_stands_has_the_same_report_whatever_he_held(battle, policies, answer):
    seen = []
    for hand, policy in zip(HANDS, policies, strict=True):
        said = "stands" if hand == "none" and answer == "changes" else answer
        table = await battle(hand)
        await until_the_end(table, policy, said)
        await table.wait(1)
        seen.append(await table.seen())
    assert seen[0] == seen[1]


@pytest.mark.rule("NAP-PBP-05", "NAP-FST-01")
async def test_a_strike_kept_early_comes_at_the_end(battle):
    table = await battle("card")
    await table.order(ANNA, "G6xF6")
    await table.order(PETR, "react first strike")
    await table.wait(MINUTE - 1)
    assert await table.open_point() == "D-08"
    await table.wait(1)

    told = [
        event for one in await table.matches.queries.log(table.id, None) for event in one.events
    ]
    assert "first_strike" in [getattr(one, "how", "") for one in told]


@pytest.mark.rule("NAP-PBP-06")
async def test_later_answers_of_a_melee_come_at_once_by_standing_order(battle):
    table = await battle("none")
    await table.matches.play.set_standing(
        table.id, PETR.id, "D-08-strike", "strike-never", interaction=press()
    )
    await table.order(ANNA, "G6xF6")
    await table.wait(MINUTE)

    # D-11 to D-13 and D-16 need no card: the usual answers were given with the reaction
    assert await table.open_point() not in ("D-08", "D-11", "D-12", "D-13", "D-16")


# What can be taken back meanwhile -----------------------------------------------------------------


@pytest.mark.rule("NAP-PBP-08")
async def test_a_declaration_taken_back_takes_the_kept_answer_with_it(battle):
    table = await battle("card")
    await table.order(ANNA, "G6xF6")
    await table.order(PETR, "react first strike")
    await table.wait(30)
    await table.matches.play.undo(table.id, ANNA.id, interaction=press())
    assert await table.open_point() == "D-07"

    await table.order(ANNA, "G6xF6")
    await table.wait(30)

    # the window of the second declaration is a whole one, and nothing is answered in it
    async with table.store.read() as tx:
        (window,) = await tx.windows(table.id)
    assert (window.due, window.action) == (table.clock.now + 30, b"")
    await table.wait(30)
    assert await table.open_point() == "D-08"


@pytest.mark.rule("NAP-PBP-08")
async def test_an_offer_taken_back_leaves_the_window_and_the_answer_as_they_are(battle):
    table = await battle("card")
    await table.order(ANNA, "G6xF6")
    await table.order(PETR, "react none")
    await table.wait(30)
    await table.order(ANNA, "draw")
    await table.matches.play.undo(table.id, ANNA.id, interaction=press())

    async with table.store.read() as tx:
        (window,) = await tx.windows(table.id)
    (decision,) = (await table.matches.queries.table(table.id)).position.open
    assert window.serial == decision.serial
    assert window.due == table.clock.now + 30
    await table.wait(30)
    assert await table.open_point() != "D-08"


@pytest.mark.parametrize("end", ["resign", "draw"])
async def test_a_battle_may_end_while_an_answer_is_kept(battle, end):
    table = await battle("card")
    await table.order(ANNA, "G6xF6")
    await table.order(PETR, "react first strike")
    await table.order(ANNA, end)
    if end == "draw":
        await table.order(PETR, end)

    await table.wait(MINUTE)

    info = (await table.matches.queries.table(table.id)).info
    assert info.status == "over"
    assert info.outcome.winner == {"resign": "top", "draw": None}[end]
    async with table.store.read() as tx:
        assert await tx.windows(table.id) == []


async def test_the_attacker_cannot_answer_for_the_attacked(battle):
    table = await battle("card")
    await table.order(ANNA, "G6xF6")
    decision = (await table.matches.queries.table(table.id)).position.open[0]
    options = (await table.matches.queries.table(table.id)).position.options(decision)
    for action in options:
        with pytest.raises(NotYourDecision):
            await table.matches.play.act(
                table.id, ANNA.id, decision.serial, [action], interaction=press()
            )
    await table.wait(MINUTE)
    assert await table.open_point() == "D-08"
