"""Names and typed words as they are shown to others."""

import logging

import pytest

from bot.chat.wire.locale import escape, quoted
from bot.cli.run import start_log
from bot.engine.model import Text


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("\u202eevil\u2066", "evil"),
        ("a\u0000\u0007b\u200bc", "abc"),
        ("**b** [x](y)", r"\*\*b\*\* \[x\]\(y\)"),
        (" Žofie \n Łucja ", "Žofie Łucja"),
    ],
)
def test_a_name_hides_and_formats_nothing(typed, shown):
    assert escape(typed) == shown


def test_what_was_typed_is_escaped_in_a_refusal_and_nothing_else_is():
    inner = Text("refused-unreadable", {"order": "**done**"})
    reason = Text("refused-order-number", {"number": 2, "order": "`x`", "places": "<#1>",
                                           "reason": inner})  # fmt: skip

    told = quoted(reason)

    assert told.args["order"] == r"\`x\`"
    assert told.args["places"] == "<#1>"
    assert told.args["reason"].args["order"] == r"\*\*done\*\*"


def test_not_even_the_debug_log_holds_the_statements_of_the_database():
    logger = logging.getLogger("aiosqlite")
    before = logger.level
    try:
        start_log("DEBUG")
        assert not logger.isEnabledFor(logging.INFO)
    finally:
        logger.setLevel(before)
