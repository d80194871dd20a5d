# Jours de Gloire: słowa na obrazach, ich opisy i mapa jako tekst.

## Rama

jours-board-turn-number = Etap { $number }
jours-board-turn = Etap { $number }, { $time }, { $weather }
jours-board-preview = Podgląd, jeszcze nic się nie stało
jours-board-points = Punkty zwycięstwa: { $count }
jours-board-acts = { $chit } { $value }: { $segment }
jours-board-cup = W kubku: { $counts }
jours-board-segment-orders = rozkazy
jours-board-segment-fire = ogień
jours-board-segment-move = ruch
jours-board-segment-combat = starcia i szarże
jours-board-segment-rally = zbieranie
jours-board-phase-orders = rozkazy
jours-board-phase-initiative = inicjatywa strategiczna
jours-board-phase-cup = znaczniki do kubka
jours-board-phase-activations = aktywacje
jours-board-phase-rout = ucieczki
jours-board-phase-victory = sprawdzenie zwycięstwa
jours-board-phase-over = bitwa skończona
jours-board-count-infantry = Piechota: { $count }
jours-board-count-cavalry = Kawaleria: { $count }
jours-board-count-artillery = Baterie: { $count }
jours-board-demoralised = Formacje zdemoralizowane: { $count }

## Ostatni rzut

jours-board-roll = { $kind }: { $unit } przeciw { $place }
jours-board-tried = { $kind }, { $unit }: najwyżej { $needed }
jours-board-trial-cohesion = Próba Zwartości
jours-board-trial-engagement = Próba Starcia
jours-board-trial-initiative = Inicjatywa dowódcy
jours-board-trial-rally = Zbieranie
jours-board-trial-square = Czworobok
jours-board-passed = udane
jours-board-failed = nieudane

## Legenda

jours-board-legend-reach = tu można pójść
jours-board-legend-zone = strefa wroga, z przodu kropki
jours-board-legend-cone = pole ostrzału, blado: daleko
jours-board-legend-blind = nie widać
jours-board-legend-moved = ruch
jours-board-legend-charged = szarża
jours-board-legend-retreated = odwrót
jours-board-legend-fired = ogień
jours-board-legend-combat = walka
jours-board-legend-lost = strata poziomu
jours-board-legend-gained = odzyskany poziom
jours-board-legend-disordered = zmieszana
jours-board-legend-routed = ucieka
jours-board-legend-square = w czworoboku
jours-board-legend-secret = twój rozkaz
jours-board-legend-orders = z rozkazem
jours-board-legend-no-orders = bez rozkazu
jours-board-legend-stack = stos, siła
jours-board-legend-active = aktywna
jours-board-legend-facing = front

## Mapa jako tekst

jours-level-good = uporządkowana
jours-level-disordered = zmieszana
jours-level-routed = ucieka
jours-level-eliminated = wyeliminowana
jours-arm-infantry = piechota
jours-arm-cavalry = kawaleria
jours-arm-heavy = ciężka kawaleria
jours-arm-artillery = artyleria piesza
jours-arm-horse = artyleria konna
jours-board-broken = straty { $broken } z { $counted }
jours-board-shaken = zdemoralizowana
jours-board-renfort = posiłki
jours-board-beneath = pod { $unit }
jours-board-has-moved = już się poruszyła
jours-board-has-fired = już strzelała
jours-board-has-fought = już walczyła
jours-board-has-evaded = wycofała się przed starciem
jours-board-has-reacted = strzelała w reakcji
jours-board-left-map = opuściła mapę
jours-board-comes = wchodzi od etapu { $turn } na { $place }
jours-board-chiefs = Dowódcy
jours-board-goals = Cele
jours-board-level = poziom { $level }
jours-board-road = droga
jours-board-track = ścieżka
