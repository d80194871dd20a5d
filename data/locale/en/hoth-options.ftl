# What is agreed before a battle.

hoth-option-commanders = Commanders
hoth-option-commanders-off = Without commanders
hoth-option-commanders-on = With commanders
hoth-option-commander = Commander
hoth-option-opening-draw = Opening draw
hoth-option-opening-draw-on = The first player draws an extra card
hoth-option-opening-draw-off = No extra card
hoth-option-see-hands = Hands in teams
hoth-option-see-hands-on = Teammates see each other's cards
hoth-option-see-hands-off = Everybody sees only their own cards
hoth-option-see-hands-empire = Only the Empire's players see each other's cards
hoth-option-see-hands-rebels = Only the Rebels' players see each other's cards
