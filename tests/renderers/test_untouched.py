"""Drawing leaves what it is given as it was."""

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from tests.renderers.given import painter, say
from tests.support.loaded import load_games


def test_drawing_and_describing_change_neither_the_view_nor_the_state():
    game = load_games()["hoth"]
    setup = selfplay.setup_of(game, "S07")
    position = flow.begin(game, setup, SeededDraws(b"untouched", "m")).position
    before = position.encode()
    view = position.view("rebels-1")
    seen = flow.encode(view)

    picture = painter().paint_board(view, (), say())
    words = painter().text_board(view, say())

    assert picture.data
    assert words
    assert flow.encode(view) == seen
    assert position.encode() == before
