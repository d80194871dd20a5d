# Jours de Gloire: slova na obrázcích, jejich popisy a mapa jako text.

## Rám

jours-board-turn-number = { $number }. kolo
jours-board-turn = Kolo { $number }, { $time }, { $weather }
jours-board-preview = Náhled, ještě se nestalo
jours-board-points = Vítězné body: { $count }
jours-board-acts = { $chit } { $value }: { $segment }
jours-board-cup = V poháru: { $counts }
jours-board-segment-orders = rozkazy
jours-board-segment-fire = palba
jours-board-segment-move = pohyb
jours-board-segment-combat = střety a jízdní útoky
jours-board-segment-rally = seřazení
jours-board-phase-orders = rozkazy
jours-board-phase-initiative = strategická iniciativa
jours-board-phase-cup = žetony do poháru
jours-board-phase-activations = aktivace
jours-board-phase-rout = útěky
jours-board-phase-victory = kontrola vítězství
jours-board-phase-over = bitva skončila
jours-board-count-infantry = Pěchota: { $count }
jours-board-count-cavalry = Jezdectvo: { $count }
jours-board-count-artillery = Baterie: { $count }
jours-board-demoralised = Demoralizované formace: { $count }

## Poslední hod

jours-board-roll = { $kind }: { $unit } proti { $place }
jours-board-tried = { $kind }, { $unit }: nejvýše { $needed }
jours-board-trial-cohesion = Zkouška soudržnosti
jours-board-trial-engagement = Zkouška odhodlání
jours-board-trial-initiative = Iniciativa velitele
jours-board-trial-rally = Seřazení
jours-board-trial-square = Karé
jours-board-passed = úspěch
jours-board-failed = neúspěch

## Legenda

jours-board-legend-reach = sem lze jít
jours-board-legend-zone = zóna nepřítele, vpředu tečky
jours-board-legend-cone = palebné pole, bledě: daleko
jours-board-legend-blind = není vidět
jours-board-legend-moved = přesun
jours-board-legend-charged = jízdní útok
jours-board-legend-retreated = ústup
jours-board-legend-fired = palba
jours-board-legend-combat = boj
jours-board-legend-lost = ztráta úrovně
jours-board-legend-gained = úroveň zpět
jours-board-legend-disordered = v nepořádku
jours-board-legend-routed = na útěku
jours-board-legend-square = v karé
jours-board-legend-secret = váš rozkaz
jours-board-legend-orders = s rozkazem
jours-board-legend-no-orders = bez rozkazu
jours-board-legend-stack = hromádka, síla
jours-board-legend-active = aktivní
jours-board-legend-facing = čelo

## Mapa jako text

jours-level-good = v pořádku
jours-level-disordered = v nepořádku
jours-level-routed = na útěku
jours-level-eliminated = vyřazena
jours-arm-infantry = pěchota
jours-arm-cavalry = jízda
jours-arm-heavy = těžká jízda
jours-arm-artillery = pěší dělostřelectvo
jours-arm-horse = jízdní dělostřelectvo
jours-board-broken = ztráty { $broken } z { $counted }
jours-board-shaken = demoralizována
jours-board-renfort = posila
jours-board-beneath = pod { $unit }
jours-board-has-moved = už táhla
jours-board-has-fired = už pálila
jours-board-has-fought = už bojovala
jours-board-has-evaded = ustoupila před střetem
jours-board-has-reacted = už reakčně pálila
jours-board-left-map = opustila mapu
jours-board-comes = přijde od { $turn }. kola na { $place }
jours-board-chiefs = Velitelé
jours-board-goals = Cíle
jours-board-level = výška { $level }
jours-board-road = silnice
jours-board-track = cesta
