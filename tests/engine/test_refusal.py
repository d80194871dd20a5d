"""Refusals: what they carry, and that all are of one kind."""

from __future__ import annotations

import pytest

from bot.engine import refusal
from bot.engine.model import Text
from bot.engine.refusal import Ambiguous, Refused, ambiguous

KINDS = (
    "Ambiguous", "IllegalAction", "NotYourDecision", "StaleDecision", "UndoRefused", "Unreadable",
)  # fmt: skip


@pytest.mark.parametrize("name", KINDS)
def test_a_refusal_has_a_reason_and_perhaps_a_rule(name):
    kind = getattr(refusal, name)
    reason = Text("refused-x", {"order": "go"})

    refused = kind(reason, "R-1")

    assert isinstance(refused, Refused)
    assert (refused.reason, refused.rule, str(refused)) == (reason, "R-1", "refused-x")
    assert kind(reason).rule is None


def test_a_text_that_fits_several_orders_names_them():
    refused = ambiguous(["r2 a3", "r3 a3"])

    assert type(refused) is Ambiguous
    assert refused.reason == Text("refused-ambiguous", {"orders": "r2 a3, r3 a3"})
