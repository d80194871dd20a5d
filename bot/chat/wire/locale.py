"""Words in the reader's language: private text in the viewer's, public text in the match's."""

from __future__ import annotations

import re
import unicodedata
from typing import Protocol

from bot.engine.model import Term, Text, text

LOCALES = ("en", "cs", "pl")
ELLIPSIS = "…"
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<@:-])")


class Catalogue(Protocol):
    """The language catalogues, as ``bot.text`` gives them."""

    def say(self, text: Text | Term, locale: str) -> str:
        """Return the message in a language."""
        ...


def locale_of(tag: object) -> str:
    """Return the catalogue's language for a Discord locale; English for any other.

    >>> locale_of("cs"), locale_of("en-GB"), locale_of(None), locale_of("de")
    ('cs', 'en', 'en', 'en')
    """
    short = str(tag or "en").split("-", maxsplit=1)[0].lower()
    return short if short in LOCALES else "en"


def clip(words: str, limit: int) -> str:
    """Shorten to at most ``limit`` UTF-16 units, as Discord counts.

    >>> clip("abcdef", 4)
    'abc…'
    """
    if units(words) <= limit:
        return words
    while units(words) > limit - 1:
        words = words[:-1]
    return words + ELLIPSIS


def units(words: str) -> int:
    """Count UTF-16 units, the strictest of the ways in which clients and server count."""
    return len(words.encode("utf-16-le", "surrogatepass")) // 2


def visible(name: str) -> str:
    r"""Return a name without control and format characters, which turn text round or hide in it.

    >>> visible("\u202eevil\u2066\x07 x\ny")
    'evil x y'
    """
    spaced = " ".join(name.split())
    return "".join(one for one in spaced if unicodedata.category(one) not in ("Cc", "Cf"))


def escape(name: str) -> str:
    """Return a name typed by a user so that it formats, hides and mentions nothing."""
    return _MARKDOWN.sub(r"\\\1", visible(name)).replace("\\@", "@\u200b")


def plain(words: str) -> str:
    """Return words as they are compared: small letters without accents.

    >>> plain("Łódź Žluťoučký")
    'lodz zlutoucky'
    """
    spread = unicodedata.normalize("NFKD", words.lower().replace("ł", "l"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


TYPED = ("order", "better", "match", "system", "scenario", "seat", "point", "sides")
"""Arguments of refusals in which users read again what they typed."""


def quoted(reason: Text) -> Text:
    """Return a refusal in which what was typed formats and mentions nothing."""

    def one(name: str, value: str | int | Text) -> str | int | Text:
        if isinstance(value, Text):
            return quoted(value)
        return escape(value) if isinstance(value, str) and name in TYPED else value

    return Text(reason.key, {name: one(name, value) for name, value in reason.args.items()})


class Voice:
    """A catalogue bound to one language; calling it says a ``Text`` (a ``Speaker``)."""

    def __init__(self, catalogue: Catalogue, locale: str):
        self._catalogue = catalogue
        self.locale = locale_of(locale)

    def __call__(self, text: Text | Term) -> str:
        """Say a text."""
        return self._catalogue.say(text, self.locale)

    @property
    def catalogue(self) -> Catalogue:
        """The messages of all languages."""
        return self._catalogue

    def line(self, text: Text) -> str:
        """Say a text as a line of its own, which begins with a capital letter or an id (``r3``)."""
        words = self(text)
        return words if words[1:2].isdecimal() else words[:1].upper() + words[1:]

    def word(self, key: str, **args: str | int | Text | Term) -> str:
        """Say a text of the front end; ``key`` without its ``chat-``."""
        return self._catalogue.say(text(f"chat-{key}", **args), self.locale)
