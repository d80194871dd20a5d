"""Armies of one's own as files and forms: what is read, what is refused, what comes back."""

from bot.sandbox import Modal, is_ephemeral, text_of
from bot.service.people.armies import LENGTH
from tests.chat.test_lords import ARMY, CHEAP

PEST = ARMY.replace("My horde", "The pest")


async def kept(stage):
    """Alice keeps an army."""
    await stage.alice.slash_with("game army new", {"system": "lords", "file": file(ARMY.encode())})


def file(data):
    return ("army.txt", data)


async def names(stage):
    return [one.name for one in await stage.matches.armies.of_user(int(stage.alice.id))]


@CHEAP
async def test_an_army_is_changed_by_a_file(stage):
    await kept(stage)

    done = await stage.alice.slash(
        "game army edit", army="lords/My horde", file=file(b"\xef\xbb\xbf" + PEST.encode())
    )

    assert "✅ The army is kept" in text_of(done)
    assert is_ephemeral(done)
    assert await names(stage) == ["The pest"], "in place of the one that was named"


@CHEAP
async def test_a_file_that_is_no_text_or_too_long_is_refused_and_changes_nothing(stage):
    await kept(stage)
    edit = "game army edit"

    picture = await stage.alice.slash(edit, army="lords/My horde", file=file(b"\x89PNG\xff"))
    long = await stage.alice.slash(edit, army="lords/My horde", file=file(b"x" * 4 * LENGTH + b"x"))

    assert "This file is no text" in text_of(picture)
    assert f"it may have {LENGTH:,} characters" in text_of(long)
    assert await names(stage) == ["My horde"]


@CHEAP
async def test_the_form_of_a_kept_army_comes_back_with_what_was_typed_or_else_as_kept(stage):
    await kept(stage)
    form = await stage.alice.slash("game army edit", army="lords/My horde")
    faulty = await stage.alice.submit(form, {"army": "nonsense"})
    again = await stage.alice.click(faulty, "Edit again")
    assert isinstance(again, Modal)
    assert again.fields[0]["value"] == "nonsense"

    await stage.restart()

    as_kept = await stage.alice.click(faulty, "Edit again")
    shown = await stage.alice.slash("game army show", army="lords/My horde")
    assert as_kept.fields[0]["value"].startswith("name: My horde")
    assert as_kept.fields[0]["value"] in text_of(shown)
    saved = await stage.alice.submit(as_kept, {"army": PEST})
    assert "✅ The army is kept" in text_of(saved)
    assert await names(stage) == ["The pest"]


@CHEAP
async def test_an_army_without_its_game_is_asked_for_where_several_games_have_armies(stage):
    await kept(stage)

    bare = await stage.alice.slash("game army show", army="My horde")

    assert "Say for which game" in text_of(bare)
