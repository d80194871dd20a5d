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
board-terrain = Teren

## Fazy, krótko

board-phase-play_card = Zagranie karty
board-phase-order = Wydanie rozkazów
board-phase-move = Ruch
board-phase-attack = Atak
board-phase-post_move = Ponowny ruch
board-phase-draw = Dobranie karty
board-phase-over = Koniec

## Legenda

board-legend-ordered = z rozkazem
board-legend-moved = ruch
board-legend-retreated = odwrót
board-legend-fired = ostrzał
board-legend-eliminated = zniszczono
board-legend-lost = strata

## Rzuty

board-roll-attack = Atak: { $unit } { $hex }, cel: { $target } { $at }
board-roll-reroll = Przerzut: { $unit } { $hex }, cel: { $target } { $at }
board-roll-confirmation = Rzut potwierdzający: { $unit } { $hex }, cel: { $target } { $at }
board-roll-again = drugi rzut
board-before = wcześniej:

## Co się stało

board-event-turn = Tura { $number }: { $side }
board-event-card = Karta: { $card }
board-event-ordered = Z rozkazem: { $hexes }
board-event-no-orders = Bez rozkazów
board-event-moved = Ruch: { $unit } { $hex }, na { $to }
board-event-retreated = Odwrót: { $unit } { $hex }, na { $to }
board-event-left = Zejście z planszy przez { $hex }: { $unit }
board-event-lost = Straty: { $unit } { $hex }, stracono { $count }, pozostało { $left }
board-event-eliminated = Eliminacja: { $unit } { $hex }
board-event-missed = Bez strat: { $target } { $hex }
board-event-destroyed = Zniszczono: { $target } { $hex }
board-event-objective = { $side }: trwały medal z heksu { $hex }
board-event-boarded = Wejście na transportowiec na { $hex }: { $unit }
board-event-returned = Powrót do gry na { $hex }: { $unit }
board-event-regained = Odzyskane figurki: { $unit } { $hex }, { $count }
board-event-won = Zwycięstwo: { $side }

## Opisy

board-alt-turn = Tura { $number }, { $side }, { $phase }

## Campaigns

board-support = Karta wsparcia
board-campaign = { $campaign }, bitwa { $number }. Wygrane bitwy: { $won }
