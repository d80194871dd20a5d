"""A second reading of the rules of Jours de Gloire, written from the digest alone.

Brute force over plain positions: clear rather than fast. It imports nothing of the game and
nothing of the engine, so that a misreading of one is seen by the other. Hexes are ids such as
``"0808"``; directions 0 to 5 are N, NE, SE, S, SW, NW; facings 0 to 5 are NNE, E, SSE, SSW, W,
NNW; levels 0 to 3 are good order, disordered, routed, eliminated.
"""
