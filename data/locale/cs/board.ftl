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

## Fáze, krátce

board-phase-play_card = Zahrát kartu
board-phase-order = Vydat rozkazy
board-phase-move = Pohyb
board-phase-attack = Útok
board-phase-post_move = Další pohyb
board-phase-draw = Líznutí
board-phase-over = Konec

## Legenda

board-legend-ordered = má rozkaz
board-legend-lost = ztráta

## Hody

board-roll-attack = { $unit } { $hex } útočí: { $target } { $at }
board-roll-reroll = Přehoz: { $unit } { $hex } proti { $target } { $at }
board-roll-confirmation = Potvrzovací hod: { $unit } { $hex } proti { $target } { $at }
board-roll-again = druhý hod

## Co se stalo

board-event-turn = { $number }. tah: { $side }
board-event-card = Karta: { $card }
board-event-ordered = Rozkaz mají: { $hexes }
board-event-no-orders = Bez rozkazů
board-event-moved = { $unit } { $hex }: přesun na { $to }
board-event-retreated = { $unit } { $hex }: ústup na { $to }
board-event-left = { $unit } opouští plán z { $hex }
board-event-lost = { $unit } { $hex }: ztráty { $count }, zbývá { $left }
board-event-eliminated = { $unit } { $hex }: vyřazeno
board-event-missed = { $target } { $hex }: bez ztrát
board-event-destroyed = { $target } { $hex }: zničeno
board-event-objective = { $side }: získána trvalá medaile { $hex }
board-event-boarded = { $unit } se nalodili na { $hex }
board-event-returned = { $unit } se vracejí na { $hex }
board-event-regained = { $unit } { $hex }: doplněno figurek { $count }
board-event-won = Vítězství: { $side }

## Popisy

board-alt-turn = { $number }. tah, { $side }, { $phase }
board-sight-free = Z { $hex } je vidět: { $hexes }
board-sight-blocked = Z { $hex } není vidět: { $hexes }

## Campaigns

board-support = Karta podpory
board-campaign = { $campaign }, bitva { $number }. Vyhrané bitvy: { $won }
