### The decision points that take standing orders.

hoth-point-DP-RETREAT = Když jednotka musí ustoupit
hoth-point-DP-RETURN = Když se jednotka vrací na plán
hoth-point-DP-FLEET-MATE = Když spoluhráč smí odhodit karty
hoth-point-DP-SUPPORT = Když lze před dobráním zahrát kartu podpory
