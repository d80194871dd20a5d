### Slova na obrázcích Napoleonics a v jejich popisech.

napoleonics-board-turn = { $number }. tah
napoleonics-board-won = Vítězství, { $side }: { $reason }
napoleonics-board-drawn = Remíza: { $reason }
napoleonics-board-preview = Náhled, zatím neprovedeno
napoleonics-board-plain = jeden obyčejný rozkaz
napoleonics-board-banners = Zástavy
napoleonics-board-leaders = velitelé
napoleonics-board-square = čtverec { $number }
napoleonics-board-held = v držení
napoleonics-board-none = nikdo
napoleonics-board-threats = v ohrožení z { $hexes }
napoleonics-board-card = Karta: { $card }
napoleonics-board-alt-turn = { $number }. tah, { $side }, { $phase }

## Legenda

napoleonics-board-legend-moved = přesun
napoleonics-board-legend-retreated = ústup
napoleonics-board-legend-fired = palba
napoleonics-board-legend-melee = boj na blízko
napoleonics-board-legend-ordered = má rozkaz
napoleonics-board-legend-battled = po boji
napoleonics-board-legend-square = čtverec
napoleonics-board-legend-goal = cíl
napoleonics-board-legend-lost = ztracený blok

## Hody

napoleonics-board-roll-fire = Palba: { $unit } { $hex }, cíl: { $target } { $at }
napoleonics-board-roll-melee = Boj na blízko: { $unit } { $hex }, cíl: { $target } { $at }
napoleonics-board-roll-first_strike = První úder: { $unit } { $hex }, cíl: { $target } { $at }
napoleonics-board-roll-square = Čtverec: { $unit } { $hex }, cíl: { $target } { $at }
napoleonics-board-roll-battle_back = Protiútok: { $unit } { $hex }, cíl: { $target } { $at }
napoleonics-board-result = zásahy: { $hits }, prapory: { $flags }

## Karty

napoleonics-board-hand = Karty v ruce
napoleonics-board-section = Karta sekce
napoleonics-board-tactic = Karta taktiky
napoleonics-board-on-track = Na tabulce čtverců: { $number }
napoleonics-board-looked-at = Na výběr

## Sides of a hex with field works

napoleonics-direction-W = Z
napoleonics-direction-E = V
napoleonics-direction-NW = SZ
napoleonics-direction-NE = SV
napoleonics-direction-SW = JZ
napoleonics-direction-SE = JV
