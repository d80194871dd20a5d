"""How many statements an order takes, from its words to the board; the budget of one is ten."""

from bot.bench.report import STATEMENTS
from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws
from bot.store import statements
from tests.chat.people import all_read, open_game, say
from tests.chat.test_typed import table_of, written


async def carried_out(stage, seat, orders):
    """Give orders; returns which statements the bot has sent when they are shown and read."""
    before = statements.kinds()
    await say(seat, orders)
    await all_read(stage, seat)
    await stage.settled()
    sent = statements.kinds() - before
    del sent["select outbox"]  # asked by the waiting for what is posted
    return sent


async def ordering_card(stage, seat):
    """A card after which units are chosen one by one."""
    table = await table_of(stage, seat)
    position, [decision] = table.position, table.position.open
    for card in position.options(decision):
        after = flow.submit(position, decision.seat, decision.serial, card, ScriptedDraws([]))
        options = after.position.options(after.position.open[0])
        if any(table.game.write(one).startswith("order") for one in options):
            return table.game.write(card)
    raise AssertionError("no card orders units")


async def test_an_order_takes_nine_statements(stage):
    alice, _ = await open_game(stage)
    await carried_out(stage, alice, await ordering_card(stage, alice))  # reads what there is
    order = next(one for one in await written(stage, alice) if one.startswith("order"))
    sent = await carried_out(stage, alice, order)
    assert sent == {
        "select receipts": 1,  # was it answered already?
        "insert journal": 1,
        "update matches": 1,
        "insert outbox": 1,
        "insert unread": 1,
        "insert receipts": 1,
        "delete unread": 1,
        "with outbox": 1,  # taken, of several orders together under load
        "update outbox": 1,  # sent, likewise
    }
    assert sent.total() <= STATEMENTS
