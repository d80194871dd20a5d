"""Clocks that are fair to people: waking hours, paces, and what is left to whom.

Pure: nothing here reads a clock or the store. Times are seconds since 1970, durations seconds.
"""
