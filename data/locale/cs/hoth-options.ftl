# Co se domluví před bitvou.

hoth-option-commanders = Velitelé
hoth-option-commanders-off = Bez velitelů
hoth-option-commanders-on = S veliteli
hoth-option-commander = Velitel
hoth-option-opening-draw = Úvodní líznutí
hoth-option-opening-draw-on = První hráč si lízne kartu navíc
hoth-option-opening-draw-off = Žádná karta navíc
hoth-option-see-hands = Karty v týmech
hoth-option-see-hands-on = Spoluhráči si vidí do karet
hoth-option-see-hands-off = Každý vidí jen své karty
hoth-option-see-hands-empire = Do karet si vidí jen hráči Impéria
hoth-option-see-hands-rebels = Do karet si vidí jen hráči povstalců
