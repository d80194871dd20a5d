import itertools
import random
import re
from fractions import Fraction

import pytest

from bot import selfplay
from bot.chat.dice.pages import luck
from bot.chat.front.names import odds_brief, odds_words, turn_words
from bot.chat.front.scenarios import Scenarios
from bot.chat.lobby import choice_pages
from bot.chat.lobby.pages import LobbyCard, lobby
from bot.chat.match import menus
from bot.chat.match.pages import hand, log, looks, odds, refusal
from bot.chat.match.pages import panel as panels
from bot.chat.match.pages.board import BoardPage, Decider, board
from bot.chat.match.pages.question import Question
from bot.chat.match.pages.result import Result, result
from bot.chat.wire import validator
from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import LOCALES, Voice
from bot.dice.ledger import Luck
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Choice, Outcome, Seat, Term, Text, text
from bot.engine.parts.insight import Course, Odds, OddsRow
from bot.engine.refusal import IllegalAction
from bot.service.lobby.choices import asked
from bot.service.match.told import Given, ToldRecord
from bot.service.model import MatchInfo, SeatEntry
from bot.service.ports.clocks import LOGGED, ClockNews, Noted
from renderers import Picture
from tests.support.loaded import load_catalogue, load_games

DRAWS = SeededDraws(b"worst", "case")
AUDITED = Given("empire-1", "far-keep")
LONGEST = "W" * 32
"""A display name may have 32 characters."""
KEY = re.compile(r"\b(chat|hoth|board|refused|engine)-[a-zA-Z]+")
LORDS_KEY = re.compile(r"\b(chat|hoth|lords|refused|engine)-[a-zA-Z]+")


@pytest.fixture(scope="module")
def game():
    return load_games()["hoth"]


@pytest.fixture(scope="module")
def catalogue():
    return load_catalogue()


class Worst:
    """A painter whose pictures have the longest alternative text."""

    def accent(self, side):
        return 0x123456

    def turned_for(self, view, seat):
        return False

    def shows(self, view, events):
        return True

    def paint_board(self, view, events, say, *, marks=(), turned=False):
        numbers = [number for number, _ in marks if number]
        assert numbers == [str(number) for number in range(1, len(numbers) + 1)] or not numbers
        return Picture(lambda: b"png", "png", "x" * 1024)

    def paint_choice(self, view, events, say, marks, *, turned=False):
        return self.paint_board(view, events, say, marks=marks, turned=turned)

    def paint_poster(self, view, ending, say):
        return Picture(lambda: b"png", "png", "x" * 1024)

    def paint_crop(self, view, events, say, hexes=(), *, turned=False):
        return Picture(lambda: b"png", "png", "x" * 1024)

    def paint_forecast(self, view, events, say, *, turned=False):
        return Picture(lambda: b"png", "png", "x" * 1024)

    def paint_sight(self, view, sight, say, *, turned=False):
        return Picture(lambda: b"png", "png", "x" * 1024)

    def paint_hand(self, view, seat, say):
        return Picture(lambda: b"png", "png", "x" * 1024)

    def text_board(self, view, say):
        return "\n".join("x" * 70 for _ in range(90))


def faults(page):
    return validator.check_message(page.payload())


def words(page):
    found = [p["content"] for p in validator.walk(page.payload()["components"]) if p["type"] == 10]
    return "\n".join(found)


def questions(game, scenario, steps):
    """Questions of a random game, with everything its panels can walk to."""
    line = selfplay.started(game, selfplay.setup_of(game, scenario), DRAWS)
    played = selfplay.steps(line, DRAWS, selfplay.random_chooser(scenario))
    for position in itertools.chain([line.position], itertools.islice(played, steps)):
        if not position.open:
            return
        decision = position.open[0]
        view = position.view(decision.seat)
        yield Question(game, "abc123", view, decision, position.options(decision), 7, "note")


def paths(question, rng):
    """The first level and one walk down to an action."""
    path = ()
    while True:
        yield path
        level = menus.walk(question.ways(), path)
        if level.action is not None:
            return
        path = (*level.path, rng.choice(level.items).place)


@pytest.mark.parametrize("scenario", ["S01", "S05", "S09", "S12"])
async def test_every_panel_of_a_game_keeps_to_the_limits_in_every_language(
    game, catalogue, scenario
):
    rng = random.Random(scenario)
    seen = set()
    for number, question in enumerate(questions(game, scenario, 250)):
        voice = Voice(catalogue, LOCALES[number % 3])
        seen.add(question.decision.point)
        for path in paths(question, rng):
            page = panels.panel(question, path, voice, Worst())
            assert faults(page) == []
            assert not KEY.search(words(page)), words(page)
    assert {"DP-PLAY", "DP-ORDER", "DP-MOVE"} <= seen


def test_what_each_button_brings_stands_above_the_buttons(game, catalogue):
    voice = Voice(catalogue, "en")
    question = next(questions(game, "S01", 1))
    cards = [way.choices[0] for way in question.ways()]

    told = words(panels.panel(question, (), voice, Worst()))

    assert [line for line in told.split("\n") if line.startswith("**")] == [
        f"**{number} · {voice(card.label)}**: {voice(card.note)}"
        for number, card in enumerate(cards, 1)
    ]
    assert len(cards) == 5


class Wide(Question):
    """A question about every hex of a board with nine rows of twenty."""

    def ways(self):
        hexes = [f"{row}{column}" for row in "ABCDEFGHI" for column in range(1, 21)]
        labels = [Text("chat-panel-picked", {"picks": one}) for one in hexes]
        return [
            menus.Way(self.options[0], (Choice(place, label, place=place),))
            for place, label in zip(hexes, labels, strict=True)
        ]


def test_many_picks_are_parted_by_rows_and_what_no_menu_holds_is_typed(game, catalogue):
    question = Wide(*next(questions(game, "S01", 1)))
    page = panels.panel(question, (), Voice(catalogue, "en"), Worst())

    parts = [one for one in validator.walk(page.payload()["components"]) if one["type"] == 3]
    hints = [one["placeholder"] for one in parts]
    assert hints == [f"Choose (Chosen: {row}1 – Chosen: {row}20)…" for row in "ABCDEFGH"]  # noqa: RUF001
    assert [one["label"] for one in parts[1]["options"]][::19] == [
        "21 · Chosen: B1", "40 · Chosen: B20"
    ]  # fmt: skip
    assert "There are more possibilities than menus can hold" in words(page)
    assert faults(page) == []


@pytest.mark.parametrize("scenario", ["basic", "advanced", "open_field"])
@pytest.mark.slow
async def test_every_panel_of_lords_keeps_to_the_limits_in_every_language(catalogue, scenario):
    rng = random.Random(scenario)
    seen = set()
    for number, question in enumerate(questions(load_games()["lords"], scenario, 120)):
        voice = Voice(catalogue, LOCALES[number % 3])
        seen.add(question.decision.point)
        for path in paths(question, rng):
            page = panels.panel(question, path, voice, Worst())
            assert faults(page) == []
            assert not LORDS_KEY.search(words(page)), words(page)
    assert {"DP-CHAL-1", "DP-PLACE", "DP-REINFORCE"} <= seen


def lobby_of(game, scenario, entries, locale):
    """A match that waits for players, with every option that matters to its pages."""
    options = {"commanders": "on", "army_mode": "custom"}
    return MatchInfo(
        id="abc123", system=game.slug, scenario=scenario, options=options, status="lobby", host=1,
        guild=None, channel=5, locale=locale, seats=entries, head=-1, commitment="f" * 64,
        version=game.version, live_message=None, created=0.0, updated=0.0,
    )  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("system", ["hoth", "lords"])
async def test_the_pages_on_which_players_agree_keep_to_the_limits(catalogue, locale, system):
    game, voice = load_games()[system], Voice(catalogue, locale)
    scenario = game.scenarios()[0]
    seats = [info.seat for info in game.seats(scenario)]
    entries = tuple(SeatEntry(seat, game.side_of(seat), user=1, name=LONGEST) for seat in seats)
    info = lobby_of(game, scenario, entries, locale)
    own = [f"{number:02}" + "W" * 38 for number in range(20)]
    mine = asked(game, info, 1)
    assert len(mine) == len(seats)
    before = {one.option.key: one.option.choices[-1].key for one in mine}
    choosing = choice_pages.Choosing(game, info, mine, own, before)
    for page in (
        choice_pages.options_page(game, info, voice, "x" * 200),
        choice_pages.choices_page(choosing, voice, "x" * 200),
    ):
        assert faults(page) == []
        assert not LORDS_KEY.search(words(page)), words(page)
    assert words(choice_pages.options_page(game, info, voice)).endswith(
        f"-# {voice.word('lobby-fair')}"
    ), "who may play against the computer learns that it knows no more than they do"
    for pair in choice_pages.option_pairs(game, scenario, voice):
        assert len(pair[0]) <= 100
        assert not LORDS_KEY.search(pair[1])


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_full_hand_of_the_longest_cards_fits(game, catalogue, locale):
    voice = Voice(catalogue, locale)
    question = next(iter(questions(game, "S01", 1)))
    seat = question.decision.seat
    length = {c: len(voice(Text(f"hoth-card-{c}-text"))) for c in game.content.cards}
    longest = sorted(length, key=length.get)[-13:]

    class View:
        campaign, over = None, "ended"
        cards = {seat: type("Cards", (), {"hand": tuple(longest)})()}

    page = hand.hand(game, "abc123", [(seat, View())] * 2, voice, Worst(), lead="x" * 200)
    assert faults(page) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_scenario_of_hoth_says_how_hard_and_how_new_it_is(game, catalogue, locale):
    voice = Voice(catalogue, locale)

    said = [voice(line) for one in game.content.scenarios for line in game.preparation.about(one)]

    assert len(said) == 2 * len(game.content.scenarios)
    assert not [line for line in said if KEY.search(line) or "{" in line]


async def test_an_approximated_percentile_of_luck_is_marked(catalogue):
    found = [Luck("hoth", 9, 4, Fraction(3), 61, exact) for exact in (True, False)]

    words = str(luck(7, found, Voice(catalogue, "en")).layout.to_components())

    assert "percentile **61**" in words
    assert "percentile **≈ 61**" in words


class Noting(Worst):
    """A painter that keeps what it was to announce."""

    def __init__(self):
        self.under = []

    def paint_poster(self, view, ending, say):
        self.under.append(ending.under)
        return super().paint_poster(view, ending, say)


@pytest.mark.rule("FAS-2.3-a")
@pytest.mark.parametrize(
    ("slug", "scenario", "when"),
    [("fire_and_sword", "SC-1", "Round 1, Turn 1"), ("hoth", "S12", "one turn")],
)
def test_a_poster_tells_how_far_a_battle_went(catalogue, slug, scenario, when):
    game, painter = load_games()[slug], Noting()
    line = selfplay.started(game, selfplay.setup_of(game, scenario), DRAWS)
    steps = (one.view(None) for one in selfplay.steps(line, DRAWS, selfplay.greedy_chooser()))
    view = next(one for one in steps if game.insight.course(one) is not None)
    over = Outcome(None, Term("plain"), "")

    result(
        Result(game, "m", scenario, view, (), over, {}, "f" * 64), Voice(catalogue, "en"), painter
    )

    assert painter.under[0].split(" · ")[1] == when


@pytest.mark.rule("FAS-2.3-a", "JDG-SU-e")
@pytest.mark.parametrize(
    ("slug", "course", "told"),
    [
        ("fire_and_sword", Course(4, Seat("red-1"), words=text("fas-when", round=2, number=4)),
         {"en": "Round 2, Turn 4 · Red", "pl": "Runda 2, tura 4 · Czerwony"}),
        ("jours", Course(3, Seat("french"), words=text("jours-board-turn-number", number=3)),
         {"en": "Turn 3 · French", "pl": "Etap 3 · Francuzi"}),
        ("hoth", Course(0, Seat("empire-1")), {"en": "Before the first turn · Empire"}),
    ],
)  # fmt: skip
def test_a_turn_is_named_as_its_game_calls_it(catalogue, slug, course, told):
    game = load_games()[slug]
    said = {one: turn_words(game, course, Voice(catalogue, one)) for one in told}
    assert said == told


@pytest.mark.parametrize("locale", LOCALES)
async def test_public_messages_keep_to_the_limits(game, catalogue, locale):
    voice = Voice(catalogue, locale)
    played = selfplay.play(game, selfplay.setup_of(game, "S12"), "long")
    question = next(iter(questions(game, "S12", 1)))
    seats = [info.seat for info in game.seats("S12")]
    players = dict.fromkeys(seats, LONGEST)
    events = all_events(game)
    told = BoardPage(
        game, "abc123", question.view, events, [Decider(seat, LONGEST) for seat in seats], 99999
    )
    card = LobbyCard(game, "abc123", "S12", question.view, seats, {}, "f" * 64, solo=True)
    end = Result(game, "abc123", "S12", question.view, events, played.outcome, players, "f" * 64)
    entries = tuple(SeatEntry(one, game.side_of(one), user=1, name=LONGEST) for one in seats)
    info = lobby_of(game, "S12", entries, locale)
    noted = [
        Noted(match="abc123", seq=9, at=0.0, news=ClockNews(what, 1, 2.0, seat=seats[0]))
        for what in LOGGED
    ]
    people = log.Report(game, info, [], noted=noted).lines(voice)
    assert len(people) == len(LOGGED)
    assert not any(one.routine for one in people), "what becomes of people is never folded"
    for page in (
        board(told, voice, Worst()),
        board(told._replace(live=False, final=False, deciders=()), voice, Worst()),
        lobby(card, voice, Worst()),
        lobby(card._replace(players=players, open=False), voice, Worst()),
        result(end, voice, Worst()),
        looks.text_board(question.view, voice, Worst()),
        log.log(
            log.Report(game, info, [ToldRecord(1, True, tuple(events), AUDITED)], noted=noted),
            0,
            voice,
        ),
        odds.odds(question, voice, Worst()),
    ):
        assert faults(page) == []
        assert not KEY.search(words(page)), words(page)


def all_events(game):
    """The public events of sixty steps, more than a report can hold."""
    position = selfplay.started(game, selfplay.setup_of(game, "S12"), DRAWS).position
    choose, events = selfplay.random_chooser("e"), []
    for _ in range(60):
        decision = position.open[0]
        action = choose(position, decision, position.options(decision))
        step = flow.submit(position, decision.seat, decision.serial, action, DRAWS)
        events += [event for event in step.events if event.audience is None]
        position = step.position
    return events


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_refusal_names_its_rule_and_offers_the_options(catalogue, locale):
    voice = Voice(catalogue, locale)
    fault = IllegalAction(Text("refused-illegal", {"order": "E5>E6"}), "HOTH-MOVE-04")
    near = [button(PressId("abc123", 7, "pick", "0"), "E5 x D4")]
    page = refusal.refused(
        fault, voice, near=near, helps=[button(PressId("abc123", 0, "turn"), "x")]
    )
    assert faults(page) == []
    assert "HOTH-MOVE-04" in words(page)
    ids = [p["custom_id"] for p in validator.walk(page.payload()["components"]) if "custom_id" in p]
    assert ids == ["fp1:abc123:7:pick:0", "fp1:abc123:0:turn"]


async def test_the_private_panel_names_no_hidden_card_in_its_identifiers(game, catalogue):
    question = next(iter(questions(game, "S01", 1)))
    page = panels.panel(question, (), Voice(catalogue, "en"), Worst())
    for part in validator.walk(page.payload()["components"]):
        hidden = [part.get("custom_id", ""), *(o["value"] for o in part.get("options", ()))]
        assert not any(re.search(r"[ER]\d{3}", value) for value in hidden)


async def test_the_public_board_tells_the_same_whatever_a_hand_holds(game, catalogue):
    voice = Voice(catalogue, "en")
    pages = []
    for seed in ("a", "b"):
        line = selfplay.started(
            game, selfplay.setup_of(game, "S01"), SeededDraws(seed.encode(), "m")
        )
        view = line.position.view(None)
        pages.append(
            board(BoardPage(game, "m", view, (), [Decider("rebels-1", "A")]), voice, Worst())
        )
    assert pages[0].payload() == pages[1].payload()


def test_expected_hits_are_a_number_and_chances_are_percentages(catalogue):
    odds = Odds(
        Tally((Part(3, Term("hoth-dice-range", {"distance": 1})),)),
        (
            OddsRow(Text("hoth-odds-expected"), Fraction(3, 2)),
            OddsRow(Text("hoth-odds-hit"), Fraction(7, 8)),
        ),
    )
    english, czech = Voice(catalogue, "en"), Voice(catalogue, "cs")
    assert odds_words(odds, english).startswith("3 dice · ")
    assert " 1.5 · " in odds_words(odds, english)
    assert odds_words(odds, english).endswith(" 88 %")
    assert " 1,5 · " in odds_words(odds, czech)
    assert "1,5" not in odds_brief(odds, czech)


def test_a_game_is_warmed_up_by_painting_its_first_board_once(game):
    painted = []

    class Counting(Worst):
        def paint_board(self, view, events, say, *, marks=(), turned=False):
            return Picture(lambda: painted.append(view) or b"png", "png", "words")

    scenarios = Scenarios({game.slug: game}, {game.slug: Counting()})
    for _ in range(2):
        scenarios.warm_up(game.slug, Voice(load_catalogue(), "en"))
    assert painted == [scenarios.set_up(game.slug, game.scenarios()[0])]
