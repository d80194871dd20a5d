"""An answer that is sent once more leaves alone what a later press was answered meanwhile."""

from types import SimpleNamespace

import pytest

from bot.chat.front import replies
from bot.chat.front.newest import Newest
from bot.chat.wire import answers
from bot.chat.wire.page import PageWriter


def press(number, message=1):
    return SimpleNamespace(id=number, message=SimpleNamespace(id=message), channel_id=5)


def test_a_press_is_overtaken_by_a_later_one_of_the_same_message():
    newest = Newest()
    for one in (press(10), press(30), press(20), press(40, message=2)):
        newest.pressed(one)

    found = [newest.is_overtaken(press(number)) for number in (10, 20, 30)]

    assert found == [True, True, False]
    assert not newest.is_overtaken(press(40, message=2))
    assert not newest.is_overtaken(press(10, message=3)), "nothing is known of it"
    assert not newest.is_overtaken(SimpleNamespace(id=1, message=None))


class Panel:
    """A private message whose edits are cut off, and what an answer to its press needs."""

    def __init__(self, newest, cuts):
        self.id, self.channel_id, self.message = 10, 5, SimpleNamespace(id=1)
        self.extras, self.cuts, self.edits, self.read = {"answered": True}, cuts, 0, []
        self.response = SimpleNamespace(is_done=lambda: True)
        self.client = SimpleNamespace(front=SimpleNamespace(newest=newest, receipts=self))

    async def edit_original_response(self, **_):
        self.edits += 1
        if self.edits <= self.cuts:
            raise ConnectionResetError

    async def led(self, interaction, page):
        return page

    async def taken(self, interaction, page):
        self.read.append(page)


@pytest.mark.parametrize(
    ("later", "cuts", "edits", "read"),
    [(None, 0, 1, 1), (None, 1, 2, 1), (11, 0, 1, 1), (11, 1, 1, 0), (9, 1, 2, 1)],
    ids=["taken", "once more", "taken before", "overtaken", "an earlier press"],
)
async def test_an_edit_that_was_cut_off_is_sent_again_unless_overtaken(
    monkeypatch, later, cuts, edits, read
):
    monkeypatch.setattr(answers, "PAUSES_S", (0, 0))
    newest = Newest()
    if later is not None:
        newest.pressed(press(later))
    panel = Panel(newest, cuts)

    await replies.update(panel, PageWriter().text("Done.").page())

    assert (panel.edits, len(panel.read)) == (edits, read)
