"""Pages of team play keep to Discord's limits and say everything in every language."""

import re

import pytest

from bot import selfplay
from bot.chat.lobby import teams
from bot.chat.lobby.pages import LobbyCard, lobby
from bot.chat.match.pages import consent
from bot.chat.match.pages import hand as cards
from bot.chat.match.pages.board import BoardPage, Decider, coming, status
from bot.chat.team import pages, suggesting
from bot.chat.wire import validator
from bot.chat.wire.locale import LOCALES, Voice
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.model import Text
from bot.engine.refusal import Refused, Unreadable
from bot.service.model import MatchInfo, SeatEntry, Table
from renderers.picture import Picture
from tests.support.loaded import load_catalogue, load_games

SEATS = ("rebels-1", "empire-1", "rebels-2", "empire-2")
USERS = {seat: number for number, seat in enumerate(SEATS, 1)}
LONGEST = "`*_W" * 8
KEY = re.compile(r"\b(?:chat|hoth|board|refused)-[a-z]")
DRAWS = SeededDraws(b"pages", "m")


class Painter:
    """Paints nothing and remembers what was marked."""

    def __init__(self):
        self.marks, self.events = [], []

    def accent(self, side):
        return 0x123456

    def paint_board(self, view, events, say, *, marks=(), turned=False):
        self.marks, self.events = list(marks), list(events)
        return Picture(lambda: b"x" * 9, "png", "W" * 1024)

    def paint_crop(self, view, events, say, places=(), *, turned=False):
        return None

    def shows(self, view, events):
        return bool(events)

    def paint_poster(self, view, told, say):
        return Picture(lambda: b"x" * 9, "png", "W" * 1024)

    def paint_hand(self, view, seat, say):
        return Picture(lambda: b"x" * 9, "png", "W" * 1024)


@pytest.fixture(scope="module")
def game():
    return load_games()["hoth"]


@pytest.fixture(params=LOCALES)
def voice(request):
    return Voice(load_catalogue(), request.param)


@pytest.fixture
def english():
    return Voice(load_catalogue(), "en")


def info_of(game, status="running", **options):
    entries = tuple(
        SeatEntry(seat, game.side_of(seat), True, USERS[seat], LONGEST) for seat in SEATS
    )
    return MatchInfo(
        id="abc123", system="hoth", scenario="S01", options=options, status=status, host=1,
        guild=None, channel=5, locale="en", seats=entries, head=3, commitment="f" * 64,
        version=game.version, live_message=None, created=0.0, updated=0.0,
    )  # fmt: skip


def reached(game, point, see_hands="on") -> Position:
    """A random team battle at the first decision of a kind."""
    options = {"see_hands": see_hands}
    line = selfplay.started(game, selfplay.setup_of(game, "S01", options, SEATS), DRAWS)
    for position in selfplay.steps(line, DRAWS, selfplay.random_chooser("pages")):
        if position.open and position.open[0].point == point:
            return position
    raise AssertionError(f"no {point}")


def words(page):
    assert validator.check_message(page.payload()) == []
    parts = validator.walk(page.payload()["components"])
    text = "\n".join(part["content"] for part in parts if part["type"] == 10)
    assert not KEY.search(text), text
    return text


def mate_of(seat):
    return next(one for one in SEATS if one[:-2] == seat[:-2] and one != seat)


def test_every_page_of_team_play_fits_and_is_translated(game, voice):
    position = reached(game, "DP-ORDER")
    decision = position.open[0]
    info = info_of(game, seats="empire-2,rebels-2")
    table = Table(info, game, position)
    orders = [game.write(action) for action in position.options(decision)]
    said = suggesting.suggestion_of(table, USERS[mate_of(decision.seat)], "; ".join(orders[1:]))
    words(pages.suggestion(said, voice, Painter()))

    for what in ("resign", "draw"):
        words(consent.proposal(info, "empire-1", info.entry("empire-2"), what, voice))
    hand = cards.hand(
        game, "abc123", [("empire-2", position.view("empire-2"))], voice, Painter(), lead="x" * 200,
        mates=SEATS[:3],
    )  # fmt: skip
    assert words(hand).count("###") == 2
    players = dict.fromkeys(SEATS, LONGEST)
    scene = BoardPage(
        game, "abc123", position.view(None), (), [Decider(decision.seat, LONGEST)], players=players
    )
    assert len(status(scene, voice)) < 1000
    for talk, hands in (("open", "on"), ("private", "off")):
        chosen = {**teams.options("empire-2,rebels-2", talk, game, "S01"), "see_hands": hands}
        card = LobbyCard(
            game, "abc123", "S01", position.view(None), SEATS, {}, "f" * 64, early=True,
            options=chosen,
        )  # fmt: skip
        words(lobby(card, voice, Painter()))


def test_two_players_read_nothing_about_teams(game, english):
    position = reached(game, "DP-ORDER")
    two = {"rebels-1": "Anna", "empire-1": "Petr"}

    assert coming(game, position.view(None), two, english) == ""
    for players in (None, "none", "2"):
        assert teams.options(players, None, game, "S01") == {}
        assert teams.agreed(teams.options(players, None, game, "S01"), english) == ""


def test_a_bare_number_of_players_will_do_where_it_is_clear(game):
    assert teams.options("4", None, game, "S01") == {"seats": "rebels-2,empire-2"}
    assert teams.options("3", None, game, "S01") == {"seats": "3"}, "either side: it is refused"


def test_a_scenario_offers_as_many_players_as_it_has_seats(game, english):
    assert teams.seatings(game, "S01", english) == [
        ("none", "2"),
        ("rebels-2", "3: + Rebels, second player"),
        ("empire-2", "3: + Empire, second player"),
        ("rebels-2,empire-2", "4: + Rebels, second player + Empire, second player"),
    ]


def test_a_suggestion_is_drawn_as_far_as_it_can_be_foreseen(game, english):
    position = reached(game, "DP-ORDER")
    decision = position.open[0]
    units = [game.write(a) for a in position.options(decision) if game.write(a) != "done"]
    table = Table(info_of(game), game, position)
    painter = Painter()

    said = suggesting.suggestion_of(table, USERS[mate_of(decision.seat)], f"{units[0]}; A9xB9")
    pages.suggestion(said, english, painter)

    assert said.orders == (units[0], "A9xB9")
    assert painter.marks == [("1", units[0].removeprefix("order "))]
    ordered = [unit.hex for unit in said.view.units if unit.ordered]
    assert painter.marks[0][1] in ordered
    assert position.view(None).units != said.view.units


@pytest.mark.rule("HOTH-TEAM-14", "HOTH-RUL-41")
def test_a_suggestion_tells_nothing_about_the_teammates_hidden_cards(game):
    position = reached(game, "DP-PLAY", see_hands="off")
    seat = position.open[0].seat
    author = USERS[mate_of(seat)]
    table = Table(info_of(game), game, position)
    held = position.state.players[seat].hand[0]
    other = position.state.players[seat].deck[0]

    found = [suggesting.suggestion_of(table, author, f"card {card}") for card in (held, other)]

    assert [(one.ends, one.view, one.events) for one in found] == [
        ([], position.view(None), [])
    ] * 2
    assert suggesting.known_orders(table, author) == []


def test_nobody_can_suggest_but_the_teammate_of_who_decides(game):
    position = reached(game, "DP-ORDER")
    seat = position.open[0].seat
    table = Table(info_of(game), game, position)

    for user in {*USERS.values(), 99} - {USERS[mate_of(seat)]}:
        with pytest.raises(Refused):
            suggesting.suggestion_of(table, user, "done")
    with pytest.raises(Refused) as refused:
        suggesting.suggestion_of(table, USERS[mate_of(seat)], "delegate on")
    assert refused.value.reason == Text("chat-suggest-orders-only")


def test_a_suggested_attack_is_shown_but_not_rolled_in_thought(game):
    position = reached(game, "DP-ATTACK")
    seat = position.open[0].seat
    options = map(game.write, position.options(position.open[0]))
    attack = next(one for one in options if re.fullmatch(r"\w+x\w+", one))
    table = Table(info_of(game), game, position)

    said = suggesting.suggestion_of(table, USERS[mate_of(seat)], f"{attack}; done")

    assert said.orders == (attack, "done")
    assert said.ends == [attack.split("x")[1]], "what follows the dice is not foreseen"
    assert (said.events, said.view) == ([], position.view(None))


@pytest.mark.parametrize(
    ("words", "fits"),
    [
        ("; ".join(["done"] * 20), True),
        ("; ".join(["done"] * 21), False),
        ("done" + " " * 597, False),
        ("; ;", False),
    ],
)
def test_a_suggestion_has_at_most_twenty_orders_and_some(game, words, fits):
    position = reached(game, "DP-ORDER")
    author = USERS[mate_of(position.open[0].seat)]
    table = Table(info_of(game), game, position)

    if fits:
        assert suggesting.suggestion_of(table, author, words).orders == ("done",) * 20
        return
    with pytest.raises(Unreadable):
        suggesting.suggestion_of(table, author, words)
