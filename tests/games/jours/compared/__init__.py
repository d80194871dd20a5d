"""Where the game and the second reading of its rules differ, chapter by chapter.

Each function lays out random positions and yields one line for every difference.
"""
