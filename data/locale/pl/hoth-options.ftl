# Co się ustala przed bitwą.

hoth-option-commanders = Dowódcy
hoth-option-commanders-off = Bez dowódców
hoth-option-commanders-on = Z dowódcami
hoth-option-commander = Dowódca
hoth-option-opening-draw = Początkowe dobranie
hoth-option-opening-draw-on = Pierwszy gracz dobiera dodatkową kartę
hoth-option-opening-draw-off = Bez dodatkowej karty
hoth-option-see-hands = Karty w drużynach
hoth-option-see-hands-on = Partnerzy widzą nawzajem swoje karty
hoth-option-see-hands-off = Każdy widzi tylko swoje karty
hoth-option-see-hands-empire = Tylko gracze Imperium widzą nawzajem swoje karty
hoth-option-see-hands-rebels = Tylko gracze Rebeliantów widzą nawzajem swoje karty
