### Slova na obrázcích a v jejich popisech.

board-turn = { $number }. tah
board-won = Vítězství!
board-drawn = Bitva skončila remízou
board-fallback = chybí jednotka: 1 libovolná
board-sudden = náhlá smrt
board-countdown-salvo = Salvy
board-medals = Medaile
board-hand = Karty v ruce
board-threats = v dostřelu: { $hexes }
board-none = nic
board-places = Na plánu
board-terrain = Terén

## Fáze, krátce

board-phase-play_card = Zahrání karty
board-phase-order = Vydání rozkazů
board-phase-move = Pohyb
board-phase-attack = Útok
board-phase-post_move = Další pohyb
board-phase-draw = Dobrání karty
board-phase-over = Konec

## Legenda

board-legend-ordered = má rozkaz
board-legend-moved = přesun
board-legend-retreated = ústup
board-legend-fired = palba
board-legend-eliminated = zničeno
board-legend-lost = ztráta

## Hody

board-roll-attack = Útok: { $unit } { $hex }, cíl: { $target } { $at }
board-roll-reroll = Přehození: { $unit } { $hex }, cíl: { $target } { $at }
board-roll-confirmation = Potvrzovací hod: { $unit } { $hex }, cíl: { $target } { $at }
board-roll-again = druhý hod
board-before = předtím:

## Co se stalo

board-event-turn = { $number }. tah: { $side }
board-event-card = Karta: { $card }
board-event-ordered = S rozkazem: { $hexes }
board-event-no-orders = Bez rozkazů
board-event-moved = Pohyb: { $unit } { $hex }, na { $to }
board-event-retreated = Ústup: { $unit } { $hex }, na { $to }
board-event-left = Odchod z plánu přes { $hex }: { $unit }
board-event-lost = Ztráty: { $unit } { $hex }, ztraceno { $count }, zbývá { $left }
board-event-eliminated = Eliminace: { $unit } { $hex }
board-event-missed = Bez ztrát: { $target } { $hex }
board-event-destroyed = Zničeno: { $target } { $hex }
board-event-objective = { $side }: trvalá medaile z hexu { $hex }
board-event-boarded = Nástup do transportu na { $hex }: { $unit }
board-event-returned = Návrat do hry na { $hex }: { $unit }
board-event-regained = Získané figurky: { $unit } { $hex }, { $count }
board-event-won = Vítězství: { $side }

## Popisy

board-alt-turn = { $number }. tah, { $side }, { $phase }

## Campaigns

board-support = Karta podpory
board-campaign = { $campaign }, bitva { $number }. Vyhrané bitvy: { $won }
