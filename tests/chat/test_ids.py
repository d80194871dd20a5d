import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.wire.ids import ACTS, PressId, parse, path_arg, path_of

MATCH = st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=20)
ACT = st.sampled_from(sorted(ACTS))
WORD = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=12)
PATH = st.lists(st.integers(0, 999), max_size=6).map(tuple)


@given(MATCH, st.integers(0, 99_999), ACT, PATH)
def test_an_identifier_is_read_back_and_fits_discord(match, serial, act, path):
    press = PressId(match, serial, act, path_arg(path))
    assert parse(str(press)) == press
    assert path_of(press.arg) == path
    assert len(str(press)) <= 100


@given(MATCH, st.integers(0, 99_999), WORD, PATH)
def test_what_another_version_meant_is_unknown_but_its_match_is_not(match, serial, act, path):
    found = parse(f"fp1:{match}:{serial}:{act}:{path_arg(path)}")
    assert found == PressId(match, serial, ACTS.get(act, "unknown"), path_arg(path))


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "fp1",
        "fp1:x",
        "fp1:m:y:pick",
        "fp2:m:1:pick",
        "fp1:m:1:PICK",
        "fp1:m:1:pick\n",
        "x" * 99,
    ],
)
def test_anything_else_is_no_identifier(custom_id):
    assert parse(custom_id) is None


@pytest.mark.parametrize("arg", ["a", "1.", ".1", "1..2", "-1", "99999", "\u0661"])
def test_a_path_holds_small_numbers_only(arg):
    assert path_of(arg) is None
