"""Forced dice for the tests of By Fire and Sword."""

from collections.abc import Sequence


class Script:
    """Rolls the given faces in order and tells what was left; fails when it has too few."""

    def __init__(self, *faces: int):
        self.left = list(faces)

    def __call__(self, count: int) -> tuple[int, ...]:
        taken, self.left = tuple(self.left[:count]), self.left[count:]
        assert len(taken) == count, f"asked for {count} dice, the script had {taken}"
        return taken


def faces(dice: Sequence[object]) -> list[int]:
    return [die.face for die in dice]
