"""The dice helper: notation, wargame dice, exact odds, verification and the luck ledger.

Pure: chance comes from a ``Hand`` alone, so that every roll can be computed again from the seed of
its session and its number.
"""
