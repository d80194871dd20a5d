"""``/ask``: questions about the board in plain words, answered from the asker's own view."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from bot.chat.front import replies
from bot.chat.front.access import call_of
from bot.chat.front.call import Call
from bot.chat.front.front import Interaction
from bot.chat.wire import answers
from bot.chat.wire.locale import LOCALES, Catalogue, Voice, plain
from bot.chat.wire.page import Page, PageWriter
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import Text, chain, text
from bot.engine.parts.insight import Found, Topic
from bot.engine.refusal import Refused

from . import chronicle, completion, diary

TOPICS: tuple[Topic, ...] = ("threats", "reach")
DIARY: Literal["diary"] = "diary"
SECTIONS = ("left", "centre", "right")
PLACE = re.compile(r"(?<!\w)([a-z]-?\d{1,2}|\d{4}|\(-?\d{1,3}, ?-?\d{1,3}\))(?!\w)")
NAME = re.compile(r"[\w/.-]+")


def ask_command(words: CommandWords) -> AnyCommand:
    """Build ``/ask``."""
    return words.command("ask", ask, suggest={"game": completion.all_games})


async def ask(interaction: Interaction, asked: str, game: str | None = None) -> None:
    """Answer a question about the board in private; raises ``Refused``."""
    await answers.defer(interaction, in_place=False)
    await replies.answer(interaction, await answer(await call_of(interaction, game), asked))


async def answer(call: Call, asked: str) -> Page:
    """Answer a question from the view of the asker; raises ``Refused``."""
    if has(plain(asked), "chronicle", call.front.services.catalogue):
        return await chronicle.page(call.reader)
    topic, place = understood(asked, call.front.services.catalogue)
    if topic == DIARY:
        return await diary.page(call.reader, place.split(diary.AND))
    table = await call.front.matches.queries.table(call.press.match)
    if table.position is None:
        raise Refused(Text("chat-not-started"))
    seat = table.viewer(call.user)
    side = table.game.side_of(seat) if seat is not None else None
    found = table.game.insight.about(table.position.view(seat), side, topic, place)
    lines = [call.voice.line(text(f"ask-head-{topic}", place=place.upper()))]
    lines += [_said(one, table.info.system, call.voice) for one in found]
    return PageWriter().text("\n".join(lines if found else [*lines, _nobody(call.voice)])).page()


def understood(asked: str, catalogue: Catalogue) -> tuple[Topic | Literal["diary"], str]:
    """Return topic and place of a question in any of the languages; raises ``Refused``.

    Who asks what a piece did may name it by its place or otherwise: then all words are returned
    that may be its name.
    """
    words = plain(asked)
    place = PLACE.search(words)
    if has(words, DIARY, catalogue):
        return DIARY, place[1] if place is not None else diary.AND.join(NAME.findall(words))
    topic = next((one for one in TOPICS if has(words, one, catalogue)), None)
    if place is not None and topic is not None:
        return topic, place[1]
    section = next((one for one in SECTIONS if has(words, one, catalogue)), None)
    if section is not None:
        return "section", section
    raise Refused(Text("ask-refused-unknown"))


def has(words: str, key: str, catalogue: Catalogue) -> bool:
    """Tell whether one of the words of a key stands in a question, both without accents."""
    said = (catalogue.say(Text(f"ask-word-{key}"), locale) for locale in LOCALES)
    phrases: Sequence[str] = [plain(one.strip()) for known in said for one in known.split(";")]
    return any(re.search(rf"(?<!\w){re.escape(one)}(?!\w)", words) for one in phrases)


def _said(found: Found, system: str, voice: Voice) -> str:
    pieces = [text("ask-piece", place=place, name=name) for place, name in found.pieces]
    side = Text(f"{system}-side-{found.side}")
    return f"- {voice.line(text('ask-side', side=side, pieces=chain('ask-list', pieces)))}"


def _nobody(voice: Voice) -> str:
    return f"- {voice(Text('ask-nobody'))}"
