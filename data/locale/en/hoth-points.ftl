### The decision points that take standing orders.

hoth-point-DP-RETREAT = When a unit must retreat
hoth-point-DP-RETURN = When a unit returns to the board
hoth-point-DP-FLEET-MATE = When a teammate may discard cards
hoth-point-DP-SUPPORT = When a support card could be played before the draw
