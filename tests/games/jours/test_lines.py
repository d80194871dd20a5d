"""Every action is written in a line, and the line read gives the action (digest 10.1)."""

import pytest

from bot.games.jours.model import actions as do
from bot.games.jours.model.actions import JdgAction
from bot.games.jours.notation.lines import parse, write

LINES = [
    "mac V-CORPS", "mac none", "drop 24L 43e", "drop none", "orders G1 G3", "orders none",
    "open WATRIN 7", "open none", "try G2", "limited G2", "fire F-1 0910", "fire F-1/SSW 0910",
    "fire F-1&F-2 0910", "fire end", "cb A-1", "cb no", "mv 28e 1004-1005/SSE", "mv 28e+F-1 1004",
    "fm 24L 1005-1006", "enter 24L 1001-1002/SSE", "enter 43e! 1001", "exit Kiev", "face 28e/E",
    "square 0808", "unsquare 0808 0809/E", "unsquare 0808 stay/E", "unsquare 0808 0809-0810",
    "top 0808 6L", "charge 12H x Ogu 0706-0807/SSE", "cic LANNES 1004-1005", "cic LANNES stay",
    "mv end", "square yes 0910", "square no 0910", "recall yes", "recall no", "counter yes 0910",
    "counter no 0910", "shock 28e+22e x 1007", "shock 28e x 1007,1107", "declare", "fight 1007",
    "take 1003 x 1007", "stand 8H", "back 8H 0705-0704/NNE", "back 8H 0705", "occupy 1003 1007/E",
    "occupy no", "react A-1 x 1004", "react A-1 x 1004 under", "react A-1 no",
    "path IR13 1008-1009", "follow LANNES 28e", "adv 28e 1007/SSE", "adv 28e+22e 1007", "adv none",
    "bt yes", "bt no", "ca IR13 x 1004", "ca IR13 1005 x 1004", "ca no", "chase 8H x 12H",
    "pursue 12H x Ogu", "pursue 12H+10D x Ogu", "turn E", "turn keep", "halt", "rally 28e/SSE 22e",
    "rally 28e", "rally end", "rout 28e", "resign", "offer draw", "sheet none", "act 28e 22e 12H",
    "sheet square yes 0910, react A-1 x 1004, ca 1007 stay",
]  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_and_written_alike_in_any_case_of_its_verb(line):
    action = parse(line)

    assert write(action) == line
    verb, _, rest = line.partition(" ")
    assert parse(f"  {verb.upper()}   {rest} ") == action


def test_every_kind_of_action_has_a_line():
    kinds = {type(parse(line)) for line in LINES}

    assert kinds == set(JdgAction.__args__)


@pytest.mark.parametrize(
    "line", ["", "mv 28e", "mv 28e 1004/UP", "fire 0910", "rally 28e/up", "ca"]
)
def test_what_is_no_line_is_refused(line):
    with pytest.raises(ValueError, match=r"no order|none of"):
        parse(line)


def test_units_keep_their_case_and_facings_are_read_in_any():
    assert parse("face Rue/nnw") == do.Turn(("Rue",), "NNW")
