"""How many statements an order takes, from its words to the board; the budget of one is ten."""

from bot.bench.report import STATEMENTS
from bot.store import statements
from tests.chat.people import all_read, open_game, say


async def carried_out(stage, seat, orders):
    """Give orders; returns which statements the bot has sent when they are shown and read."""
    before = statements.kinds()
    await say(seat, orders)
    await all_read(stage, seat)
    await stage.settled()
    sent = statements.kinds() - before
    del sent["select outbox"]  # asked by the waiting for what is posted
    return sent


async def test_an_order_takes_ten_statements(stage):
    alice, _ = await open_game(stage)
    await carried_out(stage, alice, "card R115")  # what belongs to the match is read once
    sent = await carried_out(stage, alice, "order F3")
    assert sent == {
        "select receipts": 1,  # was it answered already?
        "insert journal": 1,
        "update matches": 2,  # the order, and later the message that shows it
        "insert outbox": 1,
        "insert unread": 1,
        "insert receipts": 1,
        "delete unread": 1,
        "update outbox": 2,  # taken, and sent
    }
    assert sent.total() <= STATEMENTS
