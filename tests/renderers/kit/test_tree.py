"""The tree of a plan: as wide as it is likely, and told in words as well."""

from __future__ import annotations

import io
from fractions import Fraction

from PIL import Image

from renderers.kit.brush.colours import GOLD
from renderers.kit.tree import LEFT, ROW, Branch, Tree, paint_tree

BRANCHES = (
    Branch("E4>E6", Fraction(1)),
    Branch("a condition does not hold", Fraction(1, 4), broken=True),
    Branch("E6xG7", Fraction(3, 4)),
    Branch("all orders are given", Fraction(3, 4)),
)
TREE = Tree("Plan", BRANCHES, ("100 %", "1/4 (25 %)", "3/4 (75 %)", "3/4 (75 %)"))


def trunk(image, row):
    """How many golden pixels the trunk is wide in a row."""
    y = image.height - 16 - ROW * (len(BRANCHES) - row) + ROW // 4
    line = [image.getpixel((x, y)) for x in range(LEFT - 40, LEFT + 40)]
    return sum(all(abs(a - b) < 24 for a, b in zip(one, GOLD, strict=True)) for one in line)


def test_the_trunk_is_as_wide_as_the_plan_is_likely_to_come_so_far():
    picture = paint_tree(TREE)
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")

    first, broken, last = (trunk(image, row) for row in (0, 1, 2))

    assert first > 30
    assert abs(broken - first) <= 2, "it breaks off at the end of the line"
    assert abs(last / first - 0.75) < 0.08
    assert picture.data == paint_tree(TREE).data


def test_the_tree_is_told_in_words():
    assert paint_tree(TREE).alt == (
        "Plan: E4>E6 100 %; a condition does not hold 1/4 (25 %); E6xG7 3/4 (75 %); "
        "all orders are given 3/4 (75 %)"
    )


def test_signs_that_the_font_lacks_and_long_plans_do_no_harm():
    many = [Branch(f"order \u2603 {number} " + "x" * 200, Fraction(1, 7)) for number in range(40)]

    assert paint_tree(Tree("☃", many, ["1/7"] * 40)).data.startswith(b"\x89PNG")
