### The decision points that take standing orders.

hoth-point-DP-RETREAT = Gdy jednostka musi się wycofać
hoth-point-DP-RETURN = Gdy jednostka wraca na planszę
hoth-point-DP-FLEET-MATE = Gdy partner może odrzucić karty
hoth-point-DP-SUPPORT = Gdy przed dobieraniem można zagrać kartę wsparcia
