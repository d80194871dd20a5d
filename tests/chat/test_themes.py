"""The colours of a match's pictures, which its host chooses in the lobby."""

import pytest

from bot.sandbox import text_of
from tests.chat.people import acts, open_game, say

pytestmark = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


async def test_the_host_chooses_the_colours_of_all_pictures_of_a_match(stage):
    await stage.alice.slash_with("game new", {"scenario": "S01", "side": "rebels"})
    await stage.settled()
    thread = stage.alice.threads()[-1]
    here = stage.alice.at(thread)
    lobby = here.messages(thread)[0]
    before = here.files(lobby)
    page = await here.click(lobby, acts(lobby, "options")[0])
    assert "Colours of the pictures: **day**" in text_of(page)

    (menu,) = [one for one in acts(page, "option") if one.endswith("theme")]
    await here.select(page, menu, ["dusk"])
    await stage.settled()

    lobby = here.messages(thread)[0]
    assert "Colours of the pictures: **dusk**" in text_of(lobby)
    assert here.files(lobby) != before
    info = await stage.matches.queries.in_channel(int(thread["id"]), first="lobby")
    assert info.theme == "dusk"


async def test_private_pictures_are_painted_in_the_theme_of_the_match_too(stage, monkeypatch):
    themes = []
    painter = stage.services.painters["hoth"]
    in_theme = type(painter).in_theme

    def noted(self, theme):
        themes.append(theme)
        return in_theme(self, theme)

    monkeypatch.setattr(type(painter), "in_theme", noted)
    alice, _ = await open_game(stage, options="theme=winter")
    await stage.settled()
    themes.clear()

    await alice.here.slash("game board")
    await alice.here.slash("hand")

    assert set(themes) == {"winter"}


async def test_a_player_has_colours_of_their_own_in_pictures_for_them_alone(stage, monkeypatch):
    themes = []
    painter = stage.services.painters["hoth"]
    in_theme = type(painter).in_theme

    def noted(self, theme):
        themes.append(theme)
        return in_theme(self, theme)

    alice, bob = await open_game(stage, options="theme=winter")
    await stage.settled()
    monkeypatch.setattr(type(painter), "in_theme", noted)

    told = await stage.alice.slash_with("fieldpost colours", {"colours": "contrast"})
    assert "Pictures for you alone: **high contrast**" in text_of(told)
    for private in ("game board", "hand"):
        await alice.here.slash(private)
    assert set(themes) == {"contrast"}
    themes.clear()
    await bob.here.slash("hand")
    assert set(themes) == {"winter"}, "nobody else's pictures change"
    themes.clear()
    await say(alice, "card " + await _card(stage, alice))
    await stage.settled()
    assert set(themes) == {"contrast", "winter"}, "the public board keeps the colours of its game"

    await stage.restart()
    shown = await stage.alice.slash("fieldpost colours")
    assert "**high contrast**" in text_of(shown), "it is kept"
    back = await stage.alice.slash_with("fieldpost colours", {"colours": "match"})
    assert "**as in each game**" in text_of(back)


async def _card(stage, alice):
    """The first card that may be played, as it is typed."""
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    position = (await stage.matches.queries.table(info.id)).position
    option = position.options(position.open[0])[0]
    return position.game.write(option).removeprefix("card ")


async def test_other_colours_are_refused_by_name(stage):
    options = {"scenario": "S01", "side": "rebels", "options": "theme=pink"}
    answer = await stage.alice.slash_with("game new", options)
    assert "theme=day|dusk|winter|contrast" in text_of(answer)
