# Co se domluví před bitvou.

hoth-option-commanders = Velitelé
hoth-option-commanders-off = Bez velitelů
hoth-option-commanders-on = S veliteli
hoth-option-commander = Velitel
hoth-option-opening-draw = Úvodní dobrání
hoth-option-opening-draw-on = První hráč dobere kartu navíc
hoth-option-opening-draw-off = Žádná karta navíc
hoth-option-see-hands = Karty v týmech
hoth-option-see-hands-on = Spoluhráči vidí své karty navzájem
hoth-option-see-hands-off = Každý vidí jen své karty
hoth-option-see-hands-empire = Karty si navzájem vidí jen hráči Impéria
hoth-option-see-hands-rebels = Karty si navzájem vidí jen hráči povstalců
