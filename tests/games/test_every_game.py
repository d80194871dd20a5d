"""Conformance: what holds for every game and scenario, the tiny test games included."""

from __future__ import annotations

import random
from itertools import islice

import msgspec
import pytest

from bot import selfplay
from bot.engine import flow, journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.model import ANYTIME
from bot.engine.refusal import NotYourDecision, Refused, StaleDecision, UndoRefused
from bot.engine.setup.agreement import with_defaults
from tests.support.loaded import load_games
from tests.support.tiny import TINY_GAMES
from tests.support.twigs import Twigs
from tests.support.twins import encoded, twin

pytestmark = pytest.mark.slow

GAMES = [*TINY_GAMES, Twigs(), *load_games().values()]
TEAM_SCENARIOS = ("S01", "S07", "S09")
"""Where the optional seats are taken too: the second ones of one side, and of both."""


def seatings(game, scenario):
    """Return which optional seats are taken besides the required ones."""
    free = tuple(info.seat for info in game.seats(scenario) if not info.required)
    if not free or scenario not in TEAM_SCENARIOS:
        return [()]
    return [(), free[:1], free]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_strikes_and_what_is_routine_are_events_of_the_game(game):
    words, kinds = game.words, set(game.codec.event_kinds)

    assert set(words.ranks) <= kinds
    assert set(words.ranks.values()) == ({0, 2} if game.slug in load_games() else set())


REPLAYED, RECOMPUTED, LONGEST = 150, 100, 5000
"""How many steps of a game are played and replayed, but for each game's first scenario, which is
played to its end; and how many records are played with draws computed again."""
SAMPLE, MANY = 12, 800
"""How many actions at any time are tried in a position; steps of a game in a bulk run."""
SUBJECTS = [
    pytest.param(
        game,
        selfplay.setup_of(game, scenario, seats=seats),
        id="-".join([game.slug, scenario, *seats]),
    )
    for game in GAMES
    for scenario in game.scenarios()
    for seats in seatings(game, scenario)
]
every_game = pytest.mark.parametrize(("game", "setup"), SUBJECTS)


def looked_at(steps):
    """Say how many steps of a game a test looks at; a bulk run looks at many, of fresh games."""
    bulk = pytest.param(MANY, id="many", marks=pytest.mark.soak)
    return pytest.mark.parametrize("steps", [pytest.param(steps, id="few"), bulk])


def all_seats(game, setup):
    """Return every seat of the scenario, those not taken included."""
    return [info.seat for info in game.seats(setup.scenario)]


def played_positions(game, setup, seed, limit=250, every=1):
    """Play at random and yield (timeline, position) at the start and ``every`` few steps."""
    draws = SeededDraws(seed.encode(), "conformance")
    line = selfplay.started(game, setup, draws)
    yield line, line.position
    steps = selfplay.steps(line, draws, selfplay.random_chooser(seed))
    for position in islice(steps, every - 1, limit, every):
        yield line, position


@every_game
def test_options_are_sorted_distinct_readable_and_accepted(game, setup):
    draws = SeededDraws(b"check", "conformance")
    for _, position in played_positions(game, setup, "options", limit=120, every=2):
        for decision in position.open:
            options = position.options(decision)
            view = position.view(decision.seat)
            written = [game.write(action) for action in options]
            assert options, f"{decision} has no legal action"
            assert len(set(written)) == len(written)
            assert written == sorted(written)
            for action, text in zip(options, written, strict=True):
                assert game.read(view, decision, text) == action
            sample = random.Random(decision.serial).sample(options, min(3, len(options)))
            for action in sample:
                assert game.words.menu(view, decision, action)
                flow.submit(position, decision.seat, decision.serial, action, draws)


@every_game
@looked_at(80)
def test_whatever_is_not_offered_is_refused_and_changes_nothing(game, setup, steps, soak_seed):
    draws = SeededDraws(b"refuse", "conformance")
    foreign: list = []
    for _, position in played_positions(game, setup, soak_seed, steps, every=2):
        before = position.encode()
        for decision in position.open:
            view = position.view(decision.seat)
            options = position.options(decision)
            for action in foreign[-40::4]:
                if action not in options and not game.check(view, decision, action):
                    with pytest.raises(Refused) as refusal:
                        flow.submit(position, decision.seat, decision.serial, action, draws)
                    assert refusal.value.reason.key
            with pytest.raises(StaleDecision):
                flow.submit(position, decision.seat, decision.serial + 999, options[0], draws)
            for seat in all_seats(game, setup):
                if seat != decision.seat:
                    with pytest.raises(NotYourDecision):
                        flow.submit(position, seat, decision.serial, options[0], draws)
            foreign.extend(options[:4])
        assert position.encode() == before


@every_game
def test_state_and_views_survive_encoding(game, setup):
    for _, position in played_positions(game, setup, "encode", limit=60):
        assert Position.decode(game, position.encode()).state == position.state
        for viewer in (None, *all_seats(game, setup)):
            view = position.view(viewer)
            assert game.codec.view(encoded(view)) == view


@every_game
def test_a_journal_is_read_and_replayed_to_the_same_digest_and_recomputed_draws_agree(game, setup):
    draws = SeededDraws(b"replay", "selfplay")
    line = selfplay.started(game, setup, draws)
    whole = setup.scenario == game.scenarios()[0]
    steps = selfplay.steps(line, draws, selfplay.random_chooser("replay"))
    *_, last = islice(steps, LONGEST if whole else REPLAYED)
    assert (last.outcome is not None) >= whole
    records = [record for record, _ in line.entries]
    assert journal.digest(journal.replay(game, setup, records)) == records[-1].digest
    assert journal.first_break(records) is None
    for record in records[1:]:
        assert flow.encode(game.codec.action(record.action)) == bytes(record.action)
    journal.replay(game, setup, records[:RECOMPUTED], SeededDraws(b"replay", "selfplay"))
    with pytest.raises(journal.Divergence):
        journal.replay(game, setup, records, SeededDraws(b"another", "selfplay"))


@every_game
@looked_at(80)
def test_what_is_hidden_from_a_viewer_does_not_interfere(game, setup, steps, soak_seed):
    source = random.Random(soak_seed)
    for _, position in played_positions(game, setup, soak_seed, steps):
        for viewer in (None, *setup.seats):
            other = twin(position, viewer, source)
            assert encoded(other.view(viewer)) == encoded(position.view(viewer))
            if viewer is None:
                continue
            assert game.anytime(other.view(viewer), viewer) == game.anytime(
                position.view(viewer), viewer
            )
            for decision in position.open:
                if decision.seat == viewer:
                    assert other.options(decision) == position.options(decision)


@every_game
def test_what_is_asked_does_not_depend_on_hidden_facts(game, setup):
    """The same action in twin positions gives a spectator the same events and questions."""
    source = random.Random("events")
    for _, position in played_positions(game, setup, "events", limit=80):
        for decision in position.open:
            seat = decision.seat
            action = source.choice(position.options(decision))
            other = twin(position, seat, source, answers=False)
            steps = [
                flow.submit(one, seat, decision.serial, action, SeededDraws(b"same", "x"))
                for one in (position, other)
            ]
            public = [
                encoded([event for event in step.events if event.audience is None])
                for step in steps
            ]
            assert public[0] == public[1]
            assert steps[0].position.open == steps[1].position.open


@every_game
def test_undo_returns_to_the_position_before_and_never_crosses_a_barrier(game, setup):
    undone = refused = 0
    for line, position in played_positions(game, setup, "undo", limit=100):
        last = line.entries[-1][0]
        if last.kind != "act":
            continue
        if last.barrier:
            with pytest.raises(UndoRefused):
                line.undone(last.seat)
            refused += 1
            continue
        before = line.entries[-2][1]
        back = line.undone(last.seat)
        assert [(d.point, d.seat) for d in back.open] == [(d.point, d.seat) for d in before.open]
        assert min(d.serial for d in back.open) > position.state.serial
        for seat in all_seats(game, setup):
            assert encoded(back.view(seat)) == encoded(before.view(seat))
            if seat != last.seat:
                with pytest.raises(UndoRefused):
                    line.undone(seat)
        undone += 1
    assert undone + refused > 0


@every_game
def test_an_undone_step_is_replayed_with_the_journal(game, setup):
    draws = SeededDraws(b"undo", "conformance")
    line = selfplay.started(game, setup, draws)
    records = [line.entries[0][0]]

    def keep(record):
        records.append(journal.sealed(record, records[-1].chain))

    choose = selfplay.random_chooser("undo-replay")
    while line.position.open and len(records) < 150:
        position = line.position
        decision = position.open[-1]
        action = choose(position, decision, position.options(decision))
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        keep(journal.act_record(len(records), decision.seat, decision.serial, action, step))
        line.add(records[-1], step.position)
        if not step.barrier and len(records) % 3 == 0:
            back = line.undone(decision.seat)
            keep(journal.undo_record(len(records), decision.seat, back))
            line.undo(back)
    replayed = journal.replay(game, line.setup, records)
    assert journal.digest(replayed) == records[-1].digest == journal.digest(line.position)


@every_game
def test_the_same_deed_behind_dice_draws_the_same_again(game, setup):
    """Go back behind some dice and shown cards: the same answer draws the same."""
    draws = SeededDraws(b"back", "conformance", by_deed=True)
    line = selfplay.started(game, setup, draws)
    records = [line.entries[0][0]]
    choose, gone = selfplay.random_chooser("back"), 0

    def submitted(position, seat, action):
        chance = draws.bound(journal.deed(position, seat, action))
        return flow.submit(position, seat, position.decision_of(seat).serial, action, chance)

    while line.position.open and len(records) < 120:
        position = line.position
        seat = position.open[-1].seat
        decision = position.decision_of(seat)
        action = choose(position, decision, position.options(decision))
        step = submitted(position, seat, action)
        bare = journal.act_record(len(records), seat, decision.serial, action, step)
        records.append(journal.sealed(bare, records[-1].chain))
        to = line.entries[-1][0].seq
        line.add(records[-1], step.position)
        if step.barrier and gone < 8:
            gone += 1
            back = line.rewound(to)
            bare = journal.back_record(len(records), "consent", journal.Back(to), back)
            records.append(journal.sealed(bare, records[-1].chain))
            line.back(records[-1], back)
            assert submitted(back, seat, action).draws == step.draws
            with pytest.raises(UndoRefused):
                line.undone(seat)
    replayed = journal.replay(game, line.setup, records, draws)
    assert journal.digest(replayed) == records[-1].digest == journal.digest(line.position)
    assert gone or not any(one.barrier for one in records[1:])


@every_game
@looked_at(60)
def test_refusals_tell_nothing_hidden(game, setup, steps, soak_seed):
    source = random.Random(soak_seed)
    pool: list = []
    for _, position in played_positions(game, setup, soak_seed, steps):
        for decision in position.open:
            view = position.view(decision.seat)
            other = twin(position, decision.seat, source).view(decision.seat)
            for action in pool[-20::4]:
                first = game.words.refusal(view, decision, action)
                second = game.words.refusal(other, decision, action)
                assert (first.reason, first.rule) == (second.reason, second.rule)
            pool.extend(position.options(decision)[:3])


@every_game
@looked_at(10)
def test_anytime_actions_are_accepted_outside_decisions(game, setup, steps, soak_seed):
    draws, source = SeededDraws(b"anytime", "conformance"), random.Random(soak_seed)
    for _, position in played_positions(game, setup, soak_seed, steps):
        for seat in setup.seats:
            actions = game.anytime(position.view(seat), seat)
            for action in source.sample(actions, min(SAMPLE, len(actions))):
                flow.submit(position, seat, ANYTIME, action, draws)


# What is agreed before a match --------------------------------------------------------------------


@every_game
def test_every_option_that_is_offered_can_be_set_and_played(game, setup):
    draws = SeededDraws(b"options", "conformance")
    keys = [option.key for option in game.preparation.match_options(setup.scenario)]
    assert len(set(keys)) == len(keys)
    for option in game.preparation.match_options(setup.scenario):
        values = [one.key for one in option.choices] or [str(one) for one in option.numbers]
        assert option.accepts(option.default)
        assert not option.accepts("no such value")
        for value in values:
            assert option.accepts(value)
            options = {**setup.options, option.key: value}
            chosen = with_defaults(game, msgspec.structs.replace(setup, options=options))
            assert flow.begin(game, chosen, draws).position.open


@every_game
def test_every_choice_of_a_seat_can_be_played_and_has_a_default(game, setup):
    draws = SeededDraws(b"choices", "conformance")
    for seat in setup.seats:
        for option in game.preparation.seat_options(setup, seat):
            assert 0 < len(option.choices) <= 24
            assert option.default in [one.key for one in option.choices]
            assert seat in option.key
            for choice in option.choices:
                options = {**setup.options, option.key: choice.key}
                chosen = with_defaults(game, msgspec.structs.replace(setup, options=options))
                assert flow.begin(game, chosen, draws).position.open


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_ready_made_armies_are_read_back_and_nonsense_is_refused(game):
    armies = game.preparation.armies()
    assert len({army.name for army in armies}) == len(armies)
    for army in armies:
        assert game.preparation.read_army(army.text) == army
    for text in ("", "nonsense", "name: x\n7 dragons\n" * 50):
        with pytest.raises(Refused):
            game.preparation.read_army(text)


@every_game
def test_forecasts_and_hands_come_from_the_view_and_can_be_shown(game, setup):
    known = {card.key for card in game.words.cards()}
    for _, position in played_positions(game, setup, "forecast", limit=40):
        assert not any(game.words.hand(position.view(None), seat) for seat in setup.seats)
        for decision in position.open:
            view = position.view(decision.seat)
            held = {card.key for card in game.words.hand(view, decision.seat) or ()}
            assert held <= known or not held & known, "cards, or pieces of a real table"
            options = position.options(decision)
            for action in random.Random(decision.serial).sample(options, min(3, len(options))):
                forecast = game.insight.forecast(view, action)
                if forecast is not None:
                    assert forecast.lines
                    ahead = forecast.view
                    assert ahead is None or isinstance(ahead, game.codec.view_type)
