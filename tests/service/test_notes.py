"""Notes to oneself about a match."""

from __future__ import annotations

import msgspec
import pytest

from bot.service.play.notes import MOST
from bot.service.refusals import LobbyRefused, UnknownMatch

from .table import ANNA, EVA


async def test_a_note_is_for_its_writer_alone_and_may_be_changed_and_removed(desk, matches):
    notes = matches.notes
    await notes.write(desk.id, ANNA.id, "hold the hill")
    await notes.write(desk.id, ANNA.id, "he bluffs")

    assert (await notes.of(desk.id, ANNA.id), await notes.of(desk.id, EVA.id)) == ("he bluffs", "")
    await notes.write(desk.id, ANNA.id, "")
    assert await notes.of(desk.id, ANNA.id) == ""


async def test_what_is_too_long_or_about_nothing_is_refused_and_changes_nothing(desk, matches):
    await matches.notes.write(desk.id, ANNA.id, "a" * MOST)
    with pytest.raises(LobbyRefused):
        await matches.notes.write(desk.id, ANNA.id, "a" * (MOST + 1))
    with pytest.raises(UnknownMatch):
        await matches.notes.write("nosuch", ANNA.id, "a")

    assert await matches.notes.of(desk.id, ANNA.id) == "a" * MOST


async def test_a_note_is_given_out_and_forgotten(desk, matches):
    await matches.notes.write(desk.id, EVA.id, "watch this")
    told = msgspec.json.decode(await matches.privacy.stored_about(EVA.id))
    await matches.privacy.forget(EVA.id, interaction="forget")

    assert told["notes"] == {desk.id: "watch this"}
    assert await matches.notes.of(desk.id, EVA.id) == ""
