"""Export, verification and import of matches."""

from __future__ import annotations

import msgspec
import pytest

from bot.service.archive import match_file
from bot.service.archive.match_file import MatchFileError
from bot.service.matches import Matches
from bot.service.refusals import NotRunning

from .coin import Coin, Place, Resign, Swap
from .table import ANNA, PETR, press

GAMES = {"coin": Coin()}


@pytest.fixture
async def exported(desk):
    """A finished match with dice, shuffles, an undo and a standing order."""
    await desk.matches.play.set_standing(desk.id, PETR.id, "DP-REACT", "take", interaction=press())
    await desk.answer(Place(1))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())
    await desk.answer(Swap())
    for _ in range(4):
        decision, user = await desk.asked()
        action = (await desk.position()).options(decision)[0]
        await desk.matches.play.act(desk.id, user, decision.serial, [action], interaction=press())
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())
    return await desk.matches.archive.export(desk.id)


async def test_an_exported_match_verifies_offline(exported):
    verdict = match_file.verify(match_file.load(exported), GAMES)

    assert (verdict.ok, verdict.fault) == (True, "")
    assert verdict.records >= 8
    assert verdict.draws >= 2


async def test_the_file_names_no_player(exported):
    assert b"Anna" not in exported
    assert b"Petr" not in exported
    assert b'"user"' not in exported


async def test_a_running_match_is_exported_for_the_owner_alone(desk):
    with pytest.raises(NotRunning):
        await desk.matches.archive.export(desk.id)

    file = match_file.load(await desk.matches.archive.export(desk.id, secret=True))

    assert file.seed is not None
    assert match_file.verify(file, GAMES).ok


def altered(data: bytes, change) -> match_file.MatchFile:
    content = msgspec.json.decode(data)
    change(content)
    return match_file.load(msgspec.json.encode(content))


def drop_record(content):
    del content["records"][2]


def other_dice(content):
    draw = next(d for r in content["records"] for d in r["draws"] if d["kind"] == "roll")
    draw["result"] = [7 - die for die in draw["result"]]
    return draw


def other_action(content):
    content["records"][1]["action"]["stake"] = 3


def other_seed(content):
    content["seed"] = "00" * 32


def no_hex(content):
    content["seed"] = "dice"


def no_seed(content):
    content["seed"] = None


def other_nonce(content):
    content["nonces"][0] = "mine"


def other_winner(content):
    content["outcome"]["winner"] = "heads"


def other_version(content):
    content["version"] += "-beta"


def other_time(content):
    content["created"] += 1.0


def other_order(content):
    content["seats"].reverse()
    content["nonces"].reverse()


def other_option(content):
    content["options"]["remind"] = "9"


def older(content):
    content["format"] = match_file.HEADLESS


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (drop_record, "record 2"),
        (other_action, "record 1"),
        (other_dice, "record"),
        (other_seed, "committed"),
        (no_hex, "hexadecimal"),
        (no_seed, "not revealed"),
        (other_nonce, "record 0"),
        (other_winner, "result"),
        (other_version, "header"),
        (other_time, "header"),
        (other_order, "header"),
        (other_option, "header"),
        (older, "header"),
    ],
)
async def test_tampering_is_detected(exported, change, fault):
    verdict = match_file.verify(altered(exported, change), GAMES)

    assert not verdict.ok
    assert fault in verdict.fault


def chained(file):
    """Make the chain of an archive anew."""
    chain, records = file.before, []
    for record in file.records:
        records.append(match_file.journal.sealed(record, chain))
        chain = records[-1].chain
    return msgspec.structs.replace(file, records=tuple(records))


async def test_a_match_from_before_headers_were_sealed_verifies_and_says_what_is_not(exported):
    old = chained(msgspec.structs.replace(match_file.load(exported), format=match_file.HEADLESS))
    old = match_file.load(msgspec.json.encode(old))

    verdict = match_file.verify(old, GAMES)
    assert (verdict.ok, verdict.fault) == (True, "")
    assert "version, time of creation and order of the seats are not sealed" in verdict.note
    assert match_file.verify(match_file.load(exported), GAMES).note == ""

    row, rows = match_file.restored(old, GAMES, channel=1, host=2)
    assert match_file.load(match_file.dump(row, rows)).format == match_file.HEADLESS


async def test_dice_altered_with_a_chain_made_anew_are_detected_at_their_record(exported):
    content = msgspec.json.decode(exported)
    draw = other_dice(content)
    at = next(r["seq"] for r in content["records"] if draw in r["draws"])
    file = match_file.load(msgspec.json.encode(content))
    forged = chained(file)

    verdict = match_file.verify(forged, GAMES)

    assert not verdict.ok
    assert verdict.fault.startswith(f"record {at}:")


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b'{"format":"x"}', b"\xff\xfe"])
async def test_what_is_no_export_is_refused(data):
    with pytest.raises(MatchFileError):
        match_file.load(data)


async def test_an_unknown_game_is_refused(exported):
    with pytest.raises(MatchFileError):
        match_file.verify(match_file.load(exported), {})


async def test_an_imported_match_goes_on(desk, tmp_path, clock):
    from bot.store import open_store

    await desk.answer(Swap())
    await desk.answer(Place(1)) if (await desk.asked())[0].point == "DP-MOVE" else None
    data = await desk.matches.archive.export(desk.id, secret=True)
    other = await open_store(f"sqlite:///{tmp_path / 'other.db'}", clock=clock)
    try:
        there = Matches(other, GAMES, clock=clock)
        info = await there.archive.restore(
            match_file.load(data), channel=5, host=ANNA, interaction=press()
        )
        table = await there.queries.table(info.id)
        assert table.position.state == (await desk.position()).state
        assert table.deciders == (ANNA.id,)
        receipt = await there.play.order_text(info.id, ANNA.id, "wait", interaction=press())
        assert receipt.seq == info.head + 1
        with pytest.raises(MatchFileError):
            await there.archive.restore(
                match_file.load(data), channel=5, host=ANNA, interaction=press()
            )
    finally:
        await other.close()
