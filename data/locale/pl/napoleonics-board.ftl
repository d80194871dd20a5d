### Słowa na obrazach Napoleonics i w ich opisach.

napoleonics-board-turn = Tura { $number }
napoleonics-board-won = Zwycięstwo, { $side }: { $reason }
napoleonics-board-drawn = Remis: { $reason }
napoleonics-board-preview = Podgląd, jeszcze nie wykonano
napoleonics-board-plain = jeden zwykły rozkaz
napoleonics-board-banners = Sztandary
napoleonics-board-leaders = dowódcy
napoleonics-board-square = czworobok { $number }
napoleonics-board-held = utrzymany
napoleonics-board-none = nikt
napoleonics-board-threats = zagrożenie z { $hexes }
napoleonics-board-card = Karta: { $card }
napoleonics-board-alt-turn = Tura { $number }, { $side }, { $phase }

## Legenda

napoleonics-board-legend-moved = ruch
napoleonics-board-legend-retreated = odwrót
napoleonics-board-legend-fired = ostrzał
napoleonics-board-legend-melee = walka wręcz
napoleonics-board-legend-ordered = ma rozkaz
napoleonics-board-legend-battled = po walce
napoleonics-board-legend-square = czworobok
napoleonics-board-legend-goal = cel
napoleonics-board-legend-lost = utracony blok

## Rzuty

napoleonics-board-roll-fire = Ostrzał: { $unit } { $hex }, cel: { $target } { $at }
napoleonics-board-roll-melee = Walka wręcz: { $unit } { $hex }, cel: { $target } { $at }
napoleonics-board-roll-first_strike = Pierwszy cios: { $unit } { $hex }, cel: { $target } { $at }
napoleonics-board-roll-square = Czworobok: { $unit } { $hex }, cel: { $target } { $at }
napoleonics-board-roll-battle_back = Kontratak: { $unit } { $hex }, cel: { $target } { $at }
napoleonics-board-result = trafienia: { $hits }, flagi: { $flags }

## Karty

napoleonics-board-hand = Karty na ręce
napoleonics-board-section = Karta sekcji
napoleonics-board-tactic = Karta taktyki
napoleonics-board-on-track = Na torze czworoboków: { $number }
napoleonics-board-looked-at = Do wyboru

## Sides of a hex with field works

napoleonics-direction-W = zach.
napoleonics-direction-E = wsch.
napoleonics-direction-NW = płn.-zach.
napoleonics-direction-NE = płn.-wsch.
napoleonics-direction-SW = płd.-zach.
napoleonics-direction-SE = płd.-wsch.
