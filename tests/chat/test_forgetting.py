"""Who is forgotten is forgotten also where answers are kept in memory; nobody else is."""

import pytest

from bot.chat.front.recent import Recent
from bot.chat.front.taught import Taught

MATCHES, USERS = ("a", "b"), (1, 2)


@pytest.mark.parametrize("kind", [Recent, Taught])
def test_who_is_forgotten_is_known_in_no_match_and_others_in_all(kind):
    kept = kind()
    for match in MATCHES:
        for user in USERS:
            kept.learn(match, user, ())

    kept.forget(1)

    assert {(match, user) for match in MATCHES for user in USERS if kept.knows(match, user)} == {
        ("a", 2),
        ("b", 2),
    }
