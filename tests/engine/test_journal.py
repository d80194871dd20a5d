"""The journal: records and their chain, replay, taking back, and what a forgery is found by."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from bot import selfplay
from bot.engine import flow, journal
from bot.engine.chance.draws import ScriptedDraws, SeededDraws
from bot.engine.journal import Divergence, Header, Record, Timeline
from bot.engine.model import Decision, Draw, Setup
from bot.engine.refusal import UndoRefused
from tests.support.scripted import Answer, Raiders
from tests.support.tiny import A1, B1, Duel, Parry, Pick, Sealed, Tiny

DRAWS = SeededDraws(b"journal", "test")
HEADER = Header(
    id="m1",
    system="duel",
    version="1",
    scenario="only",
    options={"limit": "60"},
    seats=(A1, B1),
    nonces=("x", "y"),
    commitment="c0ffee",
    created=1.5,
)


class Recorder:
    """A match being played, with its journal."""

    def __init__(self, game: Tiny, draws=DRAWS):
        self.setup = selfplay.setup_of(game, "only")
        self.line = selfplay.started(game, self.setup, draws)
        self.records = [self.line.entries[0][0]]
        self.draws = draws

    def keep(self, record):
        record = journal.sealed(record, self.records[-1].chain)
        self.records.append(record)
        return record

    def act(self, seat, action, author="player"):
        position = self.line.position
        decision = position.decision_of(seat)
        step = flow.submit(position, seat, decision.serial, action, self.draws)
        seq = len(self.records)
        record = journal.act_record(seq, seat, decision.serial, action, step, author)
        self.line.add(self.keep(record), step.position)
        return step

    def undo(self, seat):
        back = self.line.undone(seat)
        self.keep(journal.undo_record(len(self.records), seat, back))
        self.line.undo(back)
        return back


def whole(seed="journal"):
    return selfplay.play(Duel(), selfplay.setup_of(Duel(), "only"), seed)


def resealed(records, before=""):
    """Seal records anew, as a forger would who knows how."""
    found = []
    for record in records:
        found.append(journal.sealed(record, before))
        before = found[-1].chain
    return found


# The chain ---------------------------------------------------------------------------------------


def test_the_digest_of_a_header_is_that_of_its_json():
    text = (
        '{"id":"m1","system":"duel","version":"1","scenario":"only","options":{"limit":"60"},'
        '"seats":["a-1","b-1"],"nonces":["x","y"],"commitment":"c0ffee","created":1.5}'
    )

    assert HEADER.digest() == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    "other",
    [
        {"id": "m2"}, {"system": "raid"}, {"version": "2"}, {"scenario": "x"}, {"options": {}},
        {"seats": (B1, A1)}, {"nonces": ("y", "x")}, {"commitment": ""}, {"created": 2.0},
    ],
    ids=lambda other: next(iter(other)),
)  # fmt: skip
def test_every_field_of_a_header_changes_its_digest(other):
    assert msgspec.structs.replace(HEADER, **other).digest() != HEADER.digest()


def test_a_chain_value_is_the_hash_of_the_one_before_and_the_record_without_its_own():
    record = Record(seq=0, kind="begin", digest="d", chain="left over")
    bare = (
        b'{"seq":0,"kind":"begin","seat":null,"serial":0,"action":null,"author":"player",'
        b'"draws":[],"barrier":true,"digest":"d","chain":""}'
    )

    sealed = journal.sealed(record, "before")

    assert sealed.chain == hashlib.sha256(b"before" + bare).hexdigest()
    assert journal.sealed(sealed, "before") == sealed


@pytest.mark.parametrize(
    "other",
    [
        {"kind": "undo"}, {"seat": A1}, {"serial": 7}, {"action": msgspec.Raw(b'{"do":"pick"}')},
        {"author": "computer"}, {"draws": ()}, {"barrier": False}, {"digest": "0"}, {"chain": "0"},
    ],
    ids=lambda other: next(iter(other)),
)  # fmt: skip
def test_a_changed_field_of_a_record_breaks_the_chain_at_its_place(other):
    records = list(whole().records)
    records[2] = msgspec.structs.replace(records[2], **other)

    assert journal.first_break(records) == 2


def test_a_record_left_out_is_found_even_if_all_after_it_are_sealed_anew():
    records = whole().records
    assert journal.first_break(records) is None

    without = [*records[:2], *records[3:]]
    assert journal.first_break(without) == 2
    assert journal.first_break(resealed(without)) == 2, "its number is missing"
    assert journal.first_break(resealed([records[0], *records])) == 1, "a number comes twice"


def test_a_journal_fits_only_its_own_header():
    records = whole().records
    headed = resealed(records, HEADER.digest())

    assert journal.first_break(headed, HEADER.digest()) is None
    assert journal.first_break(headed) == 0
    assert journal.first_break(records, HEADER.digest()) == 0
    assert journal.first_break([]) is None


# Records -----------------------------------------------------------------------------------------


def test_records_say_who_did_what_and_what_came_of_it():
    match = Recorder(Duel(), ScriptedDraws([Draw("order", 4, 4, "", (1, 0, 3, 2))], DRAWS))
    match.act(A1, Pick(0))
    step = match.act(B1, Parry(), author="computer")

    begin, strike, parry = match.records
    assert (begin.seq, begin.kind, begin.seat, begin.author) == (0, "begin", None, "player")
    assert (begin.barrier, [one.kind for one in begin.draws]) == (True, ["order"])
    assert (strike.seq, strike.kind, strike.seat, strike.serial) == (1, "act", A1, 1)
    assert (bytes(strike.action), strike.barrier) == (b'{"do":"pick","value":0}', False)
    assert (parry.author, parry.barrier, parry.draws) == ("computer", True, step.draws)
    assert parry.digest == hashlib.sha256(step.position.encode()).hexdigest()


def test_a_step_taken_back_is_a_record_without_a_barrier():
    match = Recorder(Duel())
    match.act(A1, Pick(0))
    back = match.undo(A1)

    record = match.records[-1]
    assert (record.seq, record.kind, record.seat, record.barrier) == (2, "undo", A1, False)
    assert record.digest == journal.digest(back)
    assert [one.kind for one, _ in match.line.entries] == ["begin"]


# Taking back -------------------------------------------------------------------------------------


def test_reopened_questions_have_new_numbers_and_so_have_those_after_them():
    match = Recorder(Sealed())
    before = match.line.position
    match.act(A1, Pick(3))

    back = match.undo(A1)

    points = [(one.serial, one.point, one.seat) for one in back.open]
    assert points == [(3, "DP-PICK", A1), (4, "DP-PICK", B1)]
    assert back.state.serial == 4
    assert [one.serial for one in before.open] == [1, 2], "the old position is not touched"
    match.act(A1, Pick(0))
    match.act(B1, Pick(1))
    assert [one.serial for one in match.line.position.open] == [5, 6]


def test_a_rewound_position_counts_on_from_the_greatest_number_given():
    before = Recorder(Duel()).line.position

    assert journal.rewound(before, 40).open == [Decision(41, "DP-STRIKE", A1)]
    assert journal.rewound(before, 40).state.serial == 41
    assert before.state.serial == 1
    assert journal.rewound(before, 40).state.hands == before.state.hands


@pytest.mark.parametrize(
    ("records", "reason"),
    [
        ([], "refused-undo-nothing"),
        ([Record(seq=0, kind="begin", seat=A1, barrier=False)], "refused-undo-nothing"),
        ([Record(seq=1, kind="act", seat=B1, barrier=False)], "refused-undo-other"),
        ([Record(seq=1, kind="act", seat=A1, barrier=True)], "refused-undo-barrier"),
    ],
    ids=["nothing", "begin", "other", "barrier"],
)
def test_what_may_not_be_taken_back_is_refused_with_its_reason(records, reason):
    with pytest.raises(UndoRefused, match=reason):
        journal.check_undo(records, A1)


def test_ones_own_last_step_may_be_taken_back_whoever_authored_it():
    record = Record(seq=1, kind="act", seat=A1, author="computer", barrier=False)

    journal.check_undo([record], A1)


# Replay ------------------------------------------------------------------------------------------


def test_a_replay_gives_the_position_of_the_match_with_steps_taken_back():
    match = Recorder(Sealed())
    match.act(A1, Pick(3))
    match.undo(A1)
    match.act(B1, Pick(2))
    match.act(A1, Pick(1))

    position = journal.replay(Sealed(), match.setup, match.records)

    assert position.encode() == match.line.position.encode()
    assert position.state.score == {"a": 0, "b": 1}
    assert journal.replay(Sealed(), match.setup, match.records, DRAWS).encode() == position.encode()


def test_a_replay_uses_the_recorded_dice_and_needs_no_seed():
    draw = Draw("roll", 1, 6, "TINY-HIT", (6,))
    begin = Draw("order", 4, 4, "TINY-DEAL", (0, 1, 2, 3))
    match = Recorder(Duel(), ScriptedDraws([begin, draw]))
    match.act(A1, Pick(0))
    match.act(B1, Parry())

    assert journal.replay(Duel(), match.setup, match.records).state.score == {"a": 3, "b": 0}
    with pytest.raises(Divergence, match="record 0: the draws differ") as error:
        journal.replay(Duel(), match.setup, match.records, SeededDraws(b"other", "match"))
    assert error.value.seq == 0


def forged(match, place, **fields):
    records = list(match.records)
    records[place] = msgspec.structs.replace(records[place], **fields)
    return records


@pytest.mark.parametrize(
    ("place", "fields", "why"),
    [
        (1, {"digest": "0"}, "record 1: the state differs"),
        (1, {"serial": 9}, "record 1: StaleDecision: refused-stale"),
        (1, {"seat": B1}, "record 1: NotYourDecision: refused-not-yours"),
        (1, {"action": msgspec.Raw(b'{"do":"pick","value":9}')}, "record 1: IllegalAction"),
        (1, {"action": msgspec.Raw(b"{}")}, "record 1: ValidationError"),
        (0, {"draws": ()}, "record 0: ScriptMismatch"),
        (1, {"draws": (Draw("roll", 1, 6, "", (1,)),)}, "record 1: the draws differ"),
        (1, {"kind": "undo"}, "record 1: UndoRefused: refused-undo-nothing"),
    ],
    ids=["digest", "serial", "seat", "action", "no action", "no draws", "more draws", "undo"],
)
def test_a_replay_names_the_first_record_that_does_not_fit(place, fields, why):
    match = Recorder(Duel())
    match.act(A1, Pick(0))

    with pytest.raises(Divergence, match=why) as error:
        journal.replay(Duel(), match.setup, forged(match, place, **fields))
    assert error.value.seq == place


def test_a_record_of_other_rules_may_give_another_state_but_not_other_draws():
    match = Recorder(Duel())
    match.act(A1, Pick(0))
    line = Timeline(Duel(), match.setup)
    line.play(match.records[0])

    (other,) = forged(match, 1, digest="0")[1:]
    assert line.play(other, exact=False).encode() == match.line.position.encode()
    again = Timeline(Duel(), match.setup)
    again.play(match.records[0])
    draws = (Draw("roll", 1, 6, "", (1,)),)
    with pytest.raises(Divergence, match="the draws differ"):
        again.play(msgspec.structs.replace(other, draws=draws), exact=False)


def test_a_match_is_resumed_from_any_record_without_those_before():
    match = Recorder(Sealed())
    for value in (3, 2):
        match.act(A1, Pick(value))
        match.act(B1, Pick(1))
    match.act(A1, Pick(0))
    record, position = match.line.entries[2]

    line = Timeline.resumed(match.setup, record, position, match.records[3:])

    assert line.position.encode() == match.line.position.encode()
    assert [one.seq for one, _ in line.entries] == [2, 3, 4, 5]
    assert line.undone(A1).encode() == match.line.undone(A1).encode()
    with pytest.raises(Divergence, match="the state differs"):
        Timeline.resumed(match.setup, record, position, forged(match, 3, digest="0")[3:])
    loose = forged(match, 3, digest="0")[3:]
    assert Timeline.resumed(match.setup, record, position, loose, exact=False).position.encode()


def test_a_journal_survives_being_written_and_read():
    raid = Raiders()
    found = selfplay.play(raid, selfplay.setup_of(raid, "only"), "written")

    data = msgspec.json.encode(found.records)
    read = msgspec.json.decode(data, type=tuple[Record, ...])

    assert journal.first_break(read) is None
    assert journal.replay(raid, found.setup, read).encode() == found.position.encode()
    assert {bytes(one.action)[:16] for one in read[1:]} == {b'{"do":"answer","'}
    assert raid.codec.action(read[1].action) == Answer(raid.codec.action(read[1].action).value)


def test_a_journal_of_another_scenario_does_not_begin():
    match = Recorder(Duel())
    setup = Setup(scenario="only", seats=(A1,))

    with pytest.raises(Divergence, match="record 0: ScriptMismatch"):
        journal.replay(Duel(), setup, match.records)
