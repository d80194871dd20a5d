"""Typed orders that end the match or show something hidden wait for a second word."""

import pytest

from bot.engine.model import Text
from bot.engine.parts.insight import Insight
from bot.engine.refusal import Refused, StaleDecision
from bot.service.match.moves import Consent
from bot.service.matches import Matches
from bot.service.posts.outbox import Outbox
from bot.service.refusals import OrderRefused, Unsure

from .coin import Coin, Throw, Turns
from .table import ANNA, Desk, press


class Veils(Insight):
    def exposes(self, view, decision, action):
        return "more" if isinstance(action, Throw) else "named"


class Veiled(Coin):
    """A duel in which a throw shows something hidden, and a coin placed shows what it names."""

    goal = 1000
    insight = Veils()


@pytest.fixture
async def veiled(store, clock, postman):
    matches = Matches(store, {"coin": Veiled()}, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return await Desk.started(matches, postman)


async def say(desk, text, sure=0, interaction=None, serial=None):
    key = interaction or press()
    return await desk.matches.play.order_text(
        desk.id, ANNA.id, text, interaction=key, sure=Consent(sure, serial)
    )


async def test_what_ends_a_match_is_asked_first_and_changes_nothing(desk):
    with pytest.raises(Unsure) as asked:
        await say(desk, "resign")
    assert asked.value.what == "resign"
    assert len(await desk.journal()) == 1
    assert (await say(desk, "resign", sure=1)).over


async def test_orders_behind_the_end_of_a_match_are_said_to_be_needed_no_more(
    store, clock, postman
):
    matches = Matches(store, {"coin": Turns()}, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    receipt = await say(await Desk.started(matches, postman), "resign; place 1", sure=1)

    assert (receipt.orders, receipt.over) == (("resign",), True)
    assert receipt.stopped.key == "refused-order-over"
    assert (receipt.stopped.args["number"], receipt.stopped.args["order"]) == (2, "place 1")


async def test_orders_stop_before_one_that_shows_something_and_go_on_with_a_yes(veiled):
    receipt = await say(veiled, "place 2; throw; take")
    assert (receipt.orders, receipt.asks) == (("place 2",), "order")
    assert receipt.stopped.key == "refused-unsure"
    assert receipt.stopped.args == {"order": "throw"}
    assert len(await veiled.journal()) == 2, "nothing was thrown"
    rest = await say(veiled, "throw", sure=1)
    assert (rest.orders, rest.asks) == (("throw",), "")


async def test_a_second_look_asked_for_first_leaves_no_trace_and_the_same_press_may_agree(veiled):
    await say(veiled, "place 1")
    key = press()
    with pytest.raises(Unsure) as asked:
        await say(veiled, "throw", interaction=key)
    assert asked.value.what == "order"
    assert len(await veiled.journal()) == 2
    assert (await say(veiled, "throw", sure=1, interaction=key)).orders == ("throw",)


async def test_an_order_that_is_not_legal_is_refused_and_not_asked_about(veiled):
    with pytest.raises(Refused) as refused:
        await say(veiled, "throw")
    assert not isinstance(refused.value, Unsure)
    assert len(await veiled.journal()) == 1


async def test_a_yes_counts_for_the_question_that_was_asked_and_once(veiled):
    """Pressed twice in a hurry, the second press must not throw in the next round."""
    await say(veiled, "place 1")
    decision, _ = await veiled.asked()
    await say(veiled, "throw", sure=1, serial=decision.serial)
    while (await veiled.asked())[0].point != "DP-THROW" or (await veiled.asked())[1] != ANNA.id:
        await veiled.answer((await veiled.position()).options((await veiled.asked())[0])[0])
    head = len(await veiled.journal())
    with pytest.raises(StaleDecision):
        await say(veiled, "throw", sure=1, serial=decision.serial)
    assert len(await veiled.journal()) == head


@pytest.mark.parametrize(
    "made",
    [
        lambda order: Unsure("order", order),
        lambda order: OrderRefused(2, order, Refused(Text("x"))),
    ],
)
def test_of_a_long_order_sixty_characters_are_told(made):
    order = "".join(f"{number:02}" for number in range(50))

    assert made(order).reason.args["order"] == order[:60]
    assert made(order[:60]).reason.args["order"] == order[:60]
