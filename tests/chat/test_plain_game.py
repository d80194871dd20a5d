"""A game of rules alone, without words, painter and advice: everything the chat does works."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image

import renderers
from bot.chat.front.scenarios import Scenarios
from bot.chat.front.vocabulary import Vocabulary
from bot.sandbox import is_ephemeral, labels_of, pictures_of, text_of
from bot.service.model import COMPUTER
from bot.service.play.timers import Timers
from tests.chat.people import Seat, acts, one_answer
from tests.support.twigs import LEFT, RIGHT, Twigs

DAY = 24 * 3600


@pytest.fixture(scope="session")
def content(content):
    game = Twigs()
    games = {**content.games, "twigs": game}
    painters = {**content.painters, "twigs": renderers.for_game(game)}
    words = Vocabulary(game, content.catalogue)
    return msgspec.structs.replace(
        content,
        games=games,
        painters=painters,
        scenarios=Scenarios(games, painters),
        vocabularies={**content.vocabularies, "twigs": words},
    )


async def lobby(stage, **options):
    """Alice opens a game as the left seat; returns her place and the lobby card."""
    await stage.alice.slash_with("game new", {"scenario": "heap", "side": "left", **options})
    thread = stage.alice.threads()[-1]
    await stage.settled()
    alice = Seat(stage.alice, thread)
    return alice, alice.here.messages(thread)[0]


async def opened(stage):
    """Bob takes the right seat; returns both and the match."""
    alice, card = await lobby(stage)
    bob = Seat(stage.bob, alice.thread)
    await bob.here.click(card, acts(card, "join")[0])
    await stage.settled()
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    return alice, bob, info.id


async def test_it_is_played_to_its_end_by_menus_and_typed_orders(stage):
    alice, bob, match = await opened(stage)
    people, rounds = {LEFT: alice, RIGHT: bob}, 0

    while (table := await stage.matches.queries.table(match)).info.status != "over":
        decision = table.position.open[0]
        person = people[decision.seat]
        if rounds % 2:
            panel = await person.here.slash("order", text="take 1")
        else:
            panel = await person.panel()
            assert "What do you do?" in text_of(panel)
            assert {"take 1", "take 2", "take 3"} >= set(labels_of(panel)) & {"take 1", "take 2"}
            panel = await one_answer(person, panel)
        assert is_ephemeral(panel)
        await stage.settled()
        rounds += 1

    result = alice.here.messages(alice.thread)[-1]
    assert table.info.outcome.rule == "TWIG-END"
    assert "(TWIG-END)" in text_of(result)
    assert rounds >= 12


async def test_its_board_is_a_picture_of_what_everybody_sees_and_can_be_read_as_text(stage):
    alice, _, match = await opened(stage)
    table = await stage.matches.queries.table(match)
    heap = table.position.view(None).heap

    (picture, *_) = pictures_of(alice.board())
    assert f"heap: {heap}" in picture["alt"]
    assert "charm" not in picture["alt"]
    said = await alice.here.click(alice.board(), acts(alice.board(), "text")[0])
    files = alice.here.files(said)
    words = text_of(said) + "".join(one.decode() for one in files.values() if one.isascii())
    assert f"heap: {heap}" in words


async def test_a_word_that_is_no_order_and_a_number_too_high_are_refused(stage):
    alice, _, match = await opened(stage)
    before = (await stage.matches.queries.table(match)).position.state

    for order, said in (("burn them", "I cannot read “burn them”"), ("take 9", "“take 9”")):
        assert said in text_of(await alice.here.slash("order", text=order))
    assert (await stage.matches.queries.table(match)).position.state == before


async def test_what_it_lacks_is_said_to_be_lacking(stage):
    alice, _, _ = await opened(stage)

    sight = await alice.here.slash_with("game sight", {"from": "A1", "to": "A2"})
    hand = await alice.here.click(alice.board(), acts(alice.board(), "hand")[0])
    panel = await alice.panel()

    assert "no lines of sight" in text_of(sight)
    assert is_ephemeral(hand)
    assert acts(panel, "policy") == acts(panel, "always") == []


async def test_the_computer_plays_it(stage):
    alice, card = await lobby(stage)
    await alice.here.click(card, "Play against the computer")
    await stage.settled()
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    assert info.user_of(RIGHT) == COMPUTER

    while (table := await stage.matches.queries.table(info.id)).info.status != "over":
        assert table.position.open[0].seat == LEFT
        await alice.here.slash("order", text="take 1")
        await stage.settled()

    assert table.position.outcome is not None


async def test_who_is_waited_for_is_reminded(stage):
    sessions = stage.matches.sessions
    noon = (sessions.clock() // DAY + 0.5) * DAY  # nobody is called while they sleep
    sessions.clock = lambda: noon
    alice, _, _ = await opened(stage)
    before = len(stage.alice.messages(alice.thread))
    sessions.clock = lambda: noon + 4 * DAY

    assert await Timers(sessions, stage.matches.queries, stage.matches.clocks).tick() == 1
    await stage.settled()

    (called,) = stage.alice.messages(alice.thread)[before:]
    assert f"<@{stage.alice.id}>" in text_of(called)


def test_its_painter_writes_what_the_viewer_sees_and_nobody_elses_charm():
    game, say = Twigs(), str
    view = game.codec.view_type(LEFT, 9, RIGHT, 4)
    painter = renderers.for_game(game)

    picture = painter.paint_board(view, (), say)
    with Image.open(BytesIO(picture.data)) as image:
        assert image.format == "PNG"
        assert len(image.getcolors(maxcolors=256)) > 2
    assert (
        picture.alt
        == painter.text_board(view, say)
        == "viewer: left\nheap: 9\nturn: right\ncharm: 4"
    )
    assert painter.paint_board(view, (), say) == picture
    assert painter.encoding_of(view, (), say)() == picture.data
    assert painter.paint_hand(view, LEFT, say) == picture
    with pytest.raises(ValueError, match="hidden from this viewer"):
        painter.paint_hand(view, RIGHT, say)
