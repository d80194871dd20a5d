### Słowa na obrazach i w ich opisach.

board-turn = Tura { $number }
board-won = Zwycięstwo!
board-drawn = Bitwa kończy się remisem
board-fallback = brak jednostki: 1 dowolna
board-sudden = nagła śmierć
board-countdown-salvo = Salwy
board-medals = Medale
board-hand = Karty na ręce
board-threats = w zasięgu: { $hexes }
board-none = brak
board-places = Na planszy

## Fazy, krótko

board-phase-play_card = Zagraj kartę
board-phase-order = Wydaj rozkazy
board-phase-move = Ruch
board-phase-attack = Atak
board-phase-post_move = Ponowny ruch
board-phase-draw = Dobranie
board-phase-over = Koniec

## Legenda

board-legend-ordered = z rozkazem
board-legend-lost = strata

## Rzuty

board-roll-attack = { $unit } { $hex } atakuje: { $target } { $at }
board-roll-reroll = Przerzut: { $unit } { $hex } przeciw { $target } { $at }
board-roll-confirmation = Rzut potwierdzający: { $unit } { $hex } przeciw { $target } { $at }
board-roll-again = drugi rzut

## Co się stało

board-event-turn = Tura { $number }: { $side }
board-event-card = Karta: { $card }
board-event-ordered = Rozkaz mają: { $hexes }
board-event-no-orders = Bez rozkazów
board-event-moved = { $unit } { $hex }: ruch na { $to }
board-event-retreated = { $unit } { $hex }: odwrót na { $to }
board-event-left = { $unit } opuszcza planszę z { $hex }
board-event-lost = { $unit } { $hex }: straty { $count }, zostało { $left }
board-event-eliminated = { $unit } { $hex }: wyeliminowane
board-event-missed = { $target } { $hex }: bez strat
board-event-destroyed = { $target } { $hex }: zniszczone
board-event-objective = { $side }: zdobyty trwały medal { $hex }
board-event-boarded = { $unit }: wejście na transportowiec na { $hex }
board-event-returned = { $unit }: powrót na { $hex }
board-event-regained = { $unit } { $hex }: odzyskane figurki { $count }
board-event-won = Zwycięstwo: { $side }

## Opisy

board-alt-turn = Tura { $number }, { $side }, { $phase }
board-sight-free = Z { $hex } widać: { $hexes }
board-sight-blocked = Z { $hex } nie widać: { $hexes }

## Campaigns

board-support = Karta wsparcia
board-campaign = { $campaign }, bitwa { $number }. Wygrane bitwy: { $won }
