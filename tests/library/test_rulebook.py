"""The rule listing finds what decides and proves a rule, and what is missing."""

import pytest

from bot import rulebook
from bot.library import ContentError
from bot.rulebook import Gap

RULES = """
TOY-A-01: {status: base}
TOY-A-02: {status: base}
TOY-A-03: {status: later}
TOY-A-04: {status: note, why: It is advice.}
TOY-A-05: {status: base}
"""
CODE = '''
"""A module that mentions TOY-A-02 without deciding it."""

def decide():
    """Decide.

    Rules: TOY-A-01,
    TOY-A-09.

    TOY-A-04 is only mentioned.
    """
    return Part(1, "TOY-A-05")
'''
TEST = """
import pytest

@pytest.mark.rule("TOY-A-01")
@pytest.mark.rule("TOY-A-02")
def test_it():
    pass
"""


@pytest.fixture
def repository(tmp_path):
    """Make a small repository with rules, code, a test and a case."""
    for folder in ("bot", "renderers", "tests/cases", "data/toy"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "data/toy/rules.yaml").write_text(RULES, encoding="utf-8")
    (tmp_path / "bot/code.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests/test_it.py").write_text(TEST, encoding="utf-8")
    case = "id: X\nrules: [TOY-A-05]\n"
    (tmp_path / "tests/cases/X.yaml").write_text(case, encoding="utf-8")
    return tmp_path


def test_gaps_are_rules_without_code_or_test_and_unknown_ids(repository):
    assert rulebook.check("toy", repository, repository / "data") == [
        Gap("TOY-A-02", "no code"),
        Gap("TOY-A-03", "not built"),
        Gap("TOY-A-09", "named in bot/code.py:8, but no such rule"),
    ]


def test_the_listing_names_file_and_line(repository):
    rules = {rule.id: rule for rule in rulebook.rules("toy", repository, repository / "data")}

    assert rules["TOY-A-01"].code == ("bot/code.py:4",)
    assert rules["TOY-A-01"].tests == ("tests/test_it.py:4",)
    assert rules["TOY-A-05"].code == ("bot/code.py:12",)
    assert rules["TOY-A-05"].tests == ("tests/cases/X.yaml:1",)
    assert rules["TOY-A-04"].code == ()
    assert rules["TOY-A-03"].status == "later"


def test_games_with_rules_are_listed_whether_on_offer_or_not(repository):
    (repository / "data/map").mkdir()

    assert rulebook.slugs(repository / "data") == ["toy"]
    assert {"hoth", "jours"} <= set(rulebook.slugs())


def test_a_rule_with_an_unknown_status_is_refused(repository):
    (repository / "data/toy/rules.yaml").write_text("TOY-A-01: {status: maybe}\n", encoding="utf-8")

    with pytest.raises(ContentError, match=r"toy/rules\.yaml: Invalid enum value 'maybe'"):
        rulebook.load("toy", repository / "data")


@pytest.mark.parametrize("why", ["", ", why: ' '"])
def test_a_note_without_a_reason_is_refused(repository, why):
    (repository / "data/toy/rules.yaml").write_text(
        f"TOY-A-01: {{status: note{why}}}\n", encoding="utf-8"
    )

    with pytest.raises(ContentError) as caught:
        rulebook.load("toy", repository / "data")

    says = "toy/rules.yaml: TOY-A-01.why: a note says why there is nothing to build"
    assert str(caught.value) == says


def test_rules_without_words_and_words_without_a_rule_are_found():
    rule_ids = ["TOY-A-01", "FAS-7.4.5-f"]

    assert rulebook.faults(rule_ids, ["rule-TOY-A-01", "rule-FAS-7_4_5-f", "toy-rule"]) == []
    assert rulebook.faults(rule_ids, ["rule-TOY-A-01", "rule-TOY-A-02"]) == [
        "rule-FAS-7_4_5-f is missing",
        "rule-TOY-A-02 is of no rule",
    ]


def test_hoth_lists_every_id_of_its_digest():
    statuses = [rule.status for rule in rulebook.load("hoth").values()]

    assert len(statuses) == 272
    assert set(statuses) <= {"base", "later", "note"}
    assert statuses.count("base") > 250


PARTS = """
FAS-1.5.2.1-a: {part: A, status: base}
FAS-12.1-ART-d: {part: "A?", status: later}
FAS-LIVE-101: {part: LIVE, status: base}
FAS-12.1-AGI: {part: B, status: later, why: waits for the table}
"""


def test_ids_by_the_rulebooks_headings_are_read_and_one_part_is_checked_whole(repository):
    (repository / "data/toy/rules.yaml").write_text(PARTS, encoding="utf-8")
    code = '"""Decide.  Rules: FAS-1.5.2.1-a, FAS-LIVE-101, FAS-12.1-ZZZ."""\n'
    (repository / "bot/code.py").write_text(code, encoding="utf-8")
    mark = '@pytest.mark.rule("FAS-1.5.2.1-a", "FAS-LIVE-101")'
    test = f"import pytest\n\n{mark}\ndef test_it():\n  pass"
    (repository / "tests/test_it.py").write_text(test, encoding="utf-8")
    unknown = Gap("FAS-12.1-ZZZ", "named in bot/code.py:1, but no such rule")
    table = Gap("FAS-12.1-AGI", "not built: waits for the table")
    unbuilt = Gap("FAS-12.1-ART-d", "not built")

    assert rulebook.check("toy", repository, repository / "data") == [table, unbuilt, unknown]
    assert rulebook.check("toy", repository, repository / "data", "A") == [unbuilt, unknown]
    listed = rulebook.rules("toy", repository, repository / "data", "B")
    assert [rule.id for rule in listed] == ["FAS-1.5.2.1-a", "FAS-12.1-ART-d", "FAS-12.1-AGI"]
