# Jours de Gloire: questions, menus, log lines and refusals. Names of units and battles stand in the data.

## Sides

chat-system-jours = Jours de Gloire
jours-side-blue = Modří
jours-side-red = Červení
jours-side-french = Francouzi
jours-side-british = Britové
jours-side-austrian = Rakušané
jours-side-allied = Prusové a Sasové
jours-side-russian = Rusové
jours-seat-blue = Modří
jours-seat-red = Červení
jours-seat-french = Francouzi
jours-seat-british = Britové
jours-seat-austrian = Rakušané
jours-seat-allied = Prusové a Sasové
jours-seat-russian = Rusové

## Options

jours-option-learning = Učení: všechny skupiny mají rozkaz
jours-option-envelopment = Obklíčení: čelo i týl +3
jours-option-sheet = List reakcí: na reakce se ptáme najednou
jours-option-special = Zvláštní žeton: jednou za bitvu jednají dvě pěší jednotky a jedna jízdní
jours-option-on = ano
jours-option-off = ne

## Names

jours-group = { $id } { $formation }: { $more ->
    [0] { $unit }
   *[other] { $unit } (+{ $more })
 }
jours-facing-nne = severoseverovýchod
jours-facing-e = východ
jours-facing-sse = jihojihovýchod
jours-facing-ssw = jihojihozápad
jours-facing-w = západ
jours-facing-nnw = severoseverozápad
jours-facing-none = bez natočení
jours-weather-day = den
jours-weather-fog = mlha
jours-weather-night = noc
jours-order-or = rozkaz
jours-order-no = bez rozkazu
jours-terrain-clear = otevřený terén
jours-terrain-wood = les
jours-terrain-garden = zahrada
jours-terrain-palm_grove = palmový háj
jours-terrain-village = ves
jours-terrain-town = město
jours-terrain-castle = hrad
jours-terrain-impassable = neprůchodný terén
jours-terrain-burning_village = hořící ves
jours-hexside-slope = svah
jours-hexside-steep_slope = příkrý svah
jours-hexside-ridge = hřeben
jours-hexside-stream = potok
jours-hexside-stream_bridge = můstek přes potok
jours-hexside-river = řeka
jours-hexside-bridge = most
jours-hexside-ford = brod
jours-hexside-redoubt = reduta
jours-hexside-wall = zeď
jours-hexside-fortification = opevnění

## Questions

jours-ask-dp-a1 = Vložit do poháru společný žeton? Nikdo se to nedozví, dokud nebude tažen.
jours-ask-dp-a2 = Které žetony posil odložíte?
jours-ask-dp-a3 = Které skupiny dostanou rozkaz? Ostatní jednají bez něj; vaši volbu nikdo nevidí.
jours-ask-dp-b2 = Máte strategickou iniciativu. Který žeton kolo zahájí?
jours-ask-dp-d2 = { $unit } je bez rozkazu. Zkusit iniciativu na { $needed } nebo méně ({ $chance } %): jedná pak jako s rozkazem, při neúspěchu se však smí jen seřazovat. Nebo jednat omezeně: poloviční pohyb a zkouška před každým útokem?
jours-ask-dp-f1 = Palba dělostřelectva: která baterie a na který hex?
jours-ask-dp-f2 = Na { $unit } se střílelo z { $place }. Protibaterijní palba?
jours-ask-dp-m1 = Pohyb: kdo jde kam?
jours-ask-dp-m2 = Nepřítel je u velitele { $unit } v { $place }. Kam velitel odejde?
jours-ask-dp-m4 = Na { $unit } v { $place } útočí jízda. Utvořit karé na { $needed } nebo méně ({ $chance } %)? Při neúspěchu tamní pěchota ztratí úroveň.
jours-ask-dp-m5 = { $unit } v { $place } má před sebou karé. Odvolat jízdní útok na { $needed } nebo méně ({ $chance } %)? Při neúspěchu útočí dál.
jours-ask-dp-m5-back = Útok se odvolává z { $place }. Na který hex a s jakým natočením?
jours-ask-dp-c1 = Střety: kdo útočí na které hexy? Všechny se vyhlásí, než se první vybojuje.
jours-ask-dp-c2 = Který boj se vybojuje teď?
jours-ask-dp-c3 = { $unit } v { $place } je pod útokem: vytrvat, nebo ustoupit před střetem?
jours-ask-dp-c4 = Nepřítel opustil { $place } před střetem. Kdo tam vstoupí?
jours-ask-dp-c5 = Na { $unit } v { $place } útočí jízda. Vyrazit do jízdního protiútoku na { $needed } nebo méně ({ $chance } %)? Při úspěchu útočník nemá přídavek za jízdní útok.
jours-ask-dp-c6 = Reakční palba { $unit }: na koho?
jours-ask-dp-c7 = Hex je prázdný. Kdo postoupí?
jours-ask-dp-c7-again = Průlom { $unit } na { $place }: zaútočit hned na to, co stojí vpředu, { $front }?
jours-ask-dp-c8 = Útok selhal. Udeříte zpět?
jours-ask-dp-c9 = Pronásledování: kdo a kam?
jours-ask-dp-c9-strike = Pronásledování { $unit } na { $place }: zaútočit na to, co stojí vpředu, { $front }, nebo zastavit?
jours-ask-dp-c9-turn = Pronásledování { $unit } na { $place }: rovně, nebo se natočit o jeden vrchol? Dál jde jen na hex před čelem.
jours-ask-dp-r = { $unit } musí opustit { $place }. Kudy?
jours-ask-dp-d4 = Kdo se zkusí seřadit?
jours-ask-dp-e1 = Útěk: která jednotka teď prchá a kudy?
jours-ask-dp-sheet = Vaše reakce na tyto útoky: vyplňte, co víte; na ostatní se zeptáme, až na ně dojde.
jours-ask-dp-d3 = Byl tažen váš zvláštní žeton. Kdo jedná: až dvě pěší jednotky jedné formace a jedna jízdní?
jours-box-said = { $of }: { $said }
jours-box-dp-m4 = Karé v { $place }
jours-box-dp-c3 = { $unit } před střetem
jours-box-dp-c5 = Jízdní protiútok z { $place }
jours-box-dp-c6 = Reakční palba { $unit }
jours-box-dp-c8 = Protiútok z { $place }, selže-li útok
jours-box-rally = Kdo se zkusí seřadit
jours-box-renfort = Žetony posil, které se odloží
jours-box-orders = { $count ->
    [one] Rozkaz pro jednu skupinu
    [few] Rozkazy pro nejvýše { $count } skupiny
   *[other] Rozkazy pro nejvýše { $count } skupin
 }
jours-box-group = { $places } · v dosahu: { $chief }
jours-need-rally = na { $needed } nebo méně: { $chance } %
jours-need-square = na { $needed } nebo méně: { $chance } %
jours-need-counter = na { $needed } nebo méně: { $chance } %
jours-need-counter-heavy = na { $needed } nebo méně: { $chance } %; proti těžké jízdě na { $heavy } nebo méně: { $less } %
jours-need-back = neztratí úroveň na { $needed } nebo méně: { $chance } %
jours-need-fire = nějaký účinek: { $chance } %

## Menus

jours-do-mv = { $unit }: pochod
jours-do-fm = { $unit }: nucený pochod
jours-do-enter = { $unit }: vstup na mapu
jours-do-enter-normal = { $unit }: vstup obyčejným pochodem
jours-do-face = { $unit }: natočit
jours-do-fire = { $unit }: palba
jours-do-charge = { $unit }: jízdní útok
jours-do-shock = { $unit }: střet
jours-do-cic = { $unit }: pohyb velitele
jours-do-top = { $unit }: navrch hromádky
jours-do-exit = { $unit }: opustit mapu
jours-do-square = { $place }: utvořit karé
jours-do-unsquare = { $place }: zrušit karé
jours-menu-to = { $place }, natočení { $facing }
jours-menu-pivot = { $place }, po natočení na { $facing }
jours-menu-target = { $unit }, na { $place }
jours-menu-stay = Zůstat
jours-menu-open = { $formation }, iniciativa { $value }
jours-menu-try = Zkusit
jours-menu-limited = Jednat omezeně
jours-menu-cb = { $unit } odpoví
jours-menu-square-try = Utvořit karé v { $place }
jours-menu-square-leave = Netvořit karé
jours-menu-counter-try = Jízdní protiútok z { $place }
jours-menu-counter-leave = Bez jízdního protiútoku
jours-menu-recall-try = Odvolat jízdní útok
jours-menu-recall-leave = Neodvolávat jízdní útok
jours-menu-breakthrough-try = Průlom z { $place }
jours-menu-breakthrough-leave = Bez průlomu
jours-menu-stand = Vytrvat
jours-menu-hold-fire = Nestřílet
jours-menu-react = na horní jednotku v { $place }
jours-menu-react-under = na jednotku pod ní v { $place }
jours-menu-advance = { $unit } na { $place }, natočení { $facing }
jours-menu-ca = { $unit } útočí na { $place }
jours-menu-attacked = { $unit } v { $place }
jours-menu-fight = { $units } proti { $targets } v { $place }
jours-menu-take = Z { $place } na { $cell }
jours-menu-follow = S jednotkou { $unit }
jours-menu-rally-all = Všech { $count }
jours-menu-fire-end = Konec palby
jours-menu-mv-end = Konec pohybu
jours-menu-declare = Žádné další střety
jours-menu-rally-end = Konec seřazování
jours-menu-mac-none = Žádný společný žeton
jours-menu-special = Zvláštní žeton
jours-menu-mac = Vložit do poháru společný žeton { $marker }
jours-menu-drop-none = Ponechat vše
jours-menu-orders = Rozkaz pro { $groups }
jours-menu-orders-none = Žádný rozkaz
jours-menu-open-none = Losovat naslepo
jours-menu-cb-no = Neodpovědět
jours-menu-occupy-no = Nikdo
jours-menu-adv-none = Nikdo
jours-menu-ca-no = Bez protiútoku
jours-menu-halt = Zastavit
jours-menu-turn-keep = Rovně
jours-menu-turn = { $facing } · vpředu { $front }
jours-menu-strike = Zaútočit
jours-menu-facing-keep = Ponechat natočení
jours-menu-sheet-none = Ptát se pokaždé
jours-menu-back = Ustoupit na { $place }
jours-menu-ca-if-no = bez protiútoku
jours-menu-ca-if-stay = protiútok na toho, kdo stojí vpředu
jours-menu-ca-if-go = protiútok, i do hexu, který opustili

## Plans

jours-piece = { $units } · { $place } { $facing }
jours-piece-chief = { $unit } · { $place }
jours-plan-shock = { $units } proti { $targets }
jours-plan-shock-turned = { $attack }, natočení k { $facing }
jours-plan-declare = Vyhlásit všechny střety
jours-end = { $place } { $facing }
jours-end-step = { $place } · { $cost } PB
jours-end-cost = { $cost } PB
jours-end-forced = { $cost } PB, nucený pochod
jours-end-why = { $note } · { $why }
jours-end-objective = cíl
jours-end-join = k vlastním
jours-end-reaches = { $count ->
    [one] v dosahu jedna skupina
    [few] v dosahu { $count } skupiny
   *[other] v dosahu { $count } skupin
 }
jours-end-line = v linii
jours-end-sheltered = mimo palbu děl
jours-end-road = po silnici
jours-end-cover = kryt
jours-end-rear = vzad
jours-end-ahead = vpřed
jours-end-loss = ztratí úroveň soudržnosti
jours-end-attack = čelem k { $unit }
jours-end-clear-of-horse = mimo dosah jízdy
jours-end-charge = ⚔ { $place } z { $cell }
jours-end-charges = jízdní útok na { $unit }
jours-end-top = { $unit } navrch
jours-end-square = Utvořit karé
jours-end-face = { $facing }
jours-end-faces = Jiné natočení { $unit } na konci:
jours-end-stays = { $unit } zůstane, natočení:
jours-aim = { $place } · { $needed }+ · { $chance } %
jours-aim-vain = { $place } · bez účinku
jours-aim-and = { $first }, { $rest }
jours-aim-pivot = { $units } · po natočení na { $facing }
jours-aim-pivots = Natočit k { $facing }
jours-aim-straight = Bez natočení

## Log

jours-told-turn = Kolo { $turn }, { $time }, { $weather }.
jours-told-orders = { $side }: rozkazy vydány.
jours-told-renfort = { $unit }: už ne posily.
jours-told-initiative = Strategická iniciativa: { $one } { $first }, { $other } { $second }. Získává ji { $side }.
jours-told-tie = Strategická iniciativa: { $one } { $first }, { $other } { $second }. Nemá ji nikdo.
jours-told-opener = { $side }: kolo zahájí { $chit }, iniciativa { $value }.
jours-told-no-opener = { $side }: kolo zahájí náhoda.
jours-told-drawn = Aktivuje se { $chit } ({ $side }), iniciativa { $value }.
jours-told-drawn-special = { $side }: tažen zvláštní žeton.
jours-told-left = { $chit } ({ $side }) byl poslední žeton a zůstává stranou.
jours-told-left-special = { $side }: zvláštní žeton byl poslední a zůstává stranou.
jours-told-shown = { $group } { $formation } ({ $unit }): { $order }.
jours-told-acts-ordered = { $group } jedná s rozkazem.
jours-told-acts-limited = { $group } jedná omezeně.
jours-told-acts-held = { $group } se smí jen seřazovat.
jours-told-chosen = { $side }: { $units } jednají s rozkazem.
jours-told-demoralised = { $formation } je demoralizovaná.
jours-told-recovered = { $formation } už není demoralizovaná.
jours-told-control = { $place } drží: { $side }.
jours-told-points = Vítězné body: { $one } { $first }, { $other } { $second }.
jours-told-won = Vítězství: { $side } ({ $reason }).
jours-told-draw = Nerozhodně ({ $reason }).
jours-told-march = { $unit } jde na { $place }, natočení { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-forced = { $unit } jde nuceným pochodem na { $place }, natočení { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-enter = { $unit } vstupuje na mapu a jde na { $place }, natočení { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-charge = { $unit } útočí na { $place }, natočení { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-evade = { $unit } ustupuje před střetem na { $place }, natočení { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-retreat = { $unit } ustupuje na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, natočení { $facing }.
jours-told-rout-retreat = { $unit } prchá na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-rout = { $unit } utíká na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-rout-off = { $unit } prchá z mapy.
jours-told-advance = { $unit } postupuje na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, natočení { $facing }.
jours-told-pursuit = { $unit } pronásleduje až na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, natočení { $facing }.
jours-told-recall = { $unit } je odvolána na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, natočení { $facing }.
jours-told-exit = { $unit } opouští mapu.{ $place }{ $path }
jours-told-turned = { $unit } se natáčí na { $facing }.
jours-told-square = { $unit } v { $place } tvoří karé.
jours-told-square-ends = { $unit } v { $place } už není v karé.
jours-told-stacked = { $unit } leží v { $place } navrchu.
jours-told-chief = { $unit } jede na { $place }.
jours-told-chief-flees = { $unit } musí jet na { $place }.
jours-told-chief-lost = { $unit } ({ $side }) je ztracen.
jours-told-level-good = { $unit } v { $place } je zase v pořádku.
jours-told-level-disordered = { $unit } v { $place } je v nepořádku.
jours-told-level-routed = { $unit } v { $place } je na útěku.
jours-told-level-eliminated = { $unit } v { $place } je vyřazena ({ $rule }).
jours-told-cohesion-passed = Zkouška soudržnosti { $unit }: { $sum }, nejvýše { $needed }: úspěch.
jours-told-cohesion-failed = Zkouška soudržnosti { $unit }: { $sum }, nejvýše { $needed }: neúspěch.
jours-told-engagement-passed = Zkouška odhodlání { $unit }: { $sum }, nejvýše { $needed }: úspěch.
jours-told-engagement-failed = Zkouška odhodlání { $unit }: { $sum }, nejvýše { $needed }: neúspěch.
jours-told-recall-test-passed = Odvolání { $unit } před karé: zkouška odhodlání { $sum }, nejvýše { $needed }: úspěch.
jours-told-recall-test-failed = Odvolání { $unit } před karé: zkouška odhodlání { $sum }, nejvýše { $needed }: neúspěch, útočí dál.
jours-told-counter-test-passed = Jízdní protiútok { $unit }: zkouška odhodlání { $sum }, nejvýše { $needed }: úspěch.
jours-told-counter-test-failed = Jízdní protiútok { $unit }: zkouška odhodlání { $sum }, nejvýše { $needed }: neúspěch.
jours-told-initiative-passed = Iniciativa velitele { $unit }: { $sum }, nejvýše { $needed }: úspěch.
jours-told-initiative-failed = Iniciativa velitele { $unit }: { $sum }, nejvýše { $needed }: neúspěch.
jours-told-rally-passed = Seřazení { $unit }: { $sum }, nejvýše { $needed }: úspěch.
jours-told-rally-failed = Seřazení { $unit }: { $sum }, nejvýše { $needed }: neúspěch.
jours-told-square-passed = Karé { $unit }: { $sum }, nejvýše { $needed }: úspěch.
jours-told-square-failed = Karé { $unit }: { $sum }, nejvýše { $needed }: neúspěch.
jours-told-shot = { $manner } { $unit } na { $place }: { $sum }: { $result }.
jours-told-declared = { $kind }: { $unit } proti { $place }.
jours-told-fought = { $kind } { $unit } proti { $place }: { $sum }: { $result }.
jours-told-off = Boj proti { $place } se nekoná ({ $rule }).
jours-sum-plain = kostka { $die }
jours-sum = kostka { $die }, { $parts } = { $total }
jours-part = { $value } { $reason }
jours-parts = { $first }, { $rest }

## Reasons

jours-why-strength = síla palby
jours-why-combined = společně
jours-why-adjacent = sousední
jours-why-long = velká vzdálenost
jours-why-concentrated = hustý cíl
jours-why-square = karé
jours-why-reaction = reakce
jours-why-reaction-square = dělo v karé
jours-why-commander = velitel
jours-why-routed = na útěku
jours-fire-normal = Palba
jours-fire-counter = Protibaterijní palba
jours-fire-reaction = Reakční palba
jours-result-none = bez účinku
jours-result-test = zkoušky soudržnosti
jours-result-disorder = ztráta úrovně
jours-result-retreat = ztráta úrovně a ústup
jours-result-rout = útěk
jours-shock-a-d-ctr-ca = útočník ztrácí úroveň, pak zkouška, nebo ústup; obránce smí udeřit zpět
jours-shock-a-d-ctr = útočník ztrácí úroveň, pak zkouška, nebo ústup
jours-shock-a-ctdr = útočník zkouška, nebo úroveň a ústup
jours-shock-b-ctd = oba zkouška, nebo úroveň
jours-shock-d-ctdr = obránce zkouška, nebo úroveň a ústup
jours-shock-d-d-ctr = obránce ztrácí úroveň, pak zkouška, nebo ústup
jours-shock-d-d-r = obránce ztrácí úroveň a ustupuje
jours-shock-d-d-r-bt = obránce ztrácí úroveň a ustupuje, průlom
jours-assault-shock = Střet
jours-assault-charge = Jízdní útok
jours-assault-breakthrough = Průlom
jours-assault-counter = Protiútok
jours-assault-pursuit = Pronásledování
jours-over-resigned = vzdání
jours-over-agreed = dohoda
jours-over-points = vítězné body
jours-over-automatic = okamžité vítězství
jours-secret-order = { $group }: { $order }
jours-secret-marker = { $marker } je v poháru.

## Refusals

jours-refused-scenario = Bitva „{ $scenario }“ tu není. Vyberte jednu ze seznamu.
jours-refused-barred = { $unit } neuspěla ve zkoušce odhodlání a v této aktivaci se nesmí pohnout ani bojovat.
jours-refused-chief-has-moved = { $unit } se v tomto kole už pohnul.
jours-refused-chief-into-zone = V { $place } brání osamělému veliteli nepřátelská kontrolní zóna; jděte k vlastním jednotkám.
jours-refused-closed-ground = { $place } je mimo cestu uzavřeno: { $unit }.
jours-refused-dark-range = V mlze a v noci lze střílet jen na sousední cíle, ne na { $place }.
jours-refused-demoralised-zone = { $unit } je z demoralizované formace a do nepřátelské kontrolní zóny nevstoupí.
jours-refused-enemy-ahead = Před děly v { $place } stojí nepřítel: střílejte na něj, nebo vůbec.
jours-refused-enemy-there = V { $place } stojí nepřítel.
jours-refused-entry-guarded = { $place } je vstupní hex nepřítele nebo soused, dokud čeká na posily.
jours-refused-entry-hex = Vstupují přes { $place }: začněte cestu tam.
jours-refused-faces-otherwise = V { $place } jsou jednotky téhož druhu natočeny na { $facing }; kdo se připojí, natočí se stejně.
jours-refused-faces-so = Tak už jsou natočeny.
jours-refused-fired-forced = { $unit } střílela a nesmí na nucený pochod.
jours-refused-fired-moves-not = { $unit } střílela bez rozkazu a nesmí se pohnout.
jours-refused-forced-near = { $place } je do 5 hexů od nepřítele: nucený pochod tam nevede.
jours-refused-forced-orders = { $unit } potřebuje k nucenému pochodu rozkaz a pořádek.
jours-refused-forced-through = Nucený pochod nesmí přes { $place }, kde stojí vlastní jednotky.
jours-refused-forced-weather = V mlze a v noci jdou nuceným pochodem jen posily.
jours-refused-group-twice = Skupina je uvedena dvakrát.
jours-refused-gun-disordered = { $unit } není v pořádku a nestřílí.
jours-refused-gun-fired = { $unit } v této aktivaci už střílela.
jours-refused-guns-into-zone = Dělostřelectvo smí do kontrolní zóny v { $place }, jen když tam už stojí vlastní pěchota nebo jízda.
jours-refused-has-moved = { $unit } se v této aktivaci už pohnula.
jours-refused-held = Skupina { $unit } neuspěla v iniciativě a smí se jen seřazovat.
jours-refused-in-square = { $unit } je v karé: nejdřív je zrušte (zrušit karé).
jours-refused-is-square = V { $place } už karé je.
jours-refused-leaves-into-front = Kdo opouští kontrolní zónu, nesmí nejdřív na čelní hex nepřítele, jako je { $place }.
jours-refused-must-stop = Pohyb končí v { $place }: nepřítel je blízko.
jours-refused-night-disordered = V noci nesmí jednotka v nepořádku k nepříteli do { $place }.
jours-refused-no-chief = { $unit } není velitel, který se teď smí pohnout.
jours-refused-no-combination = Palbu smějí spojit jen dvě baterie téže formace v jednom hexu.
jours-refused-no-exit = { $unit } tu nesmí opustit mapu.
jours-refused-no-group = Skupinu { $group } nemáte.
jours-refused-no-gun = { $unit } není dělostřelectvo.
jours-refused-no-reinforcement = { $unit }: takové posily se nečekají.
jours-refused-no-renfort = { $unit } nemá žeton posil.
jours-refused-no-square = V { $place } není vlastní karé.
jours-refused-no-unit = Jednotka { $unit } tu není.
jours-refused-nobody-there = V { $place } není nepřítel.
jours-refused-not-active = { $unit } nepatří k aktivní formaci.
jours-refused-not-adjacent = { $place } není další hex mapy.
jours-refused-not-asked = Teď se vás nikdo na nic neptá.
jours-refused-not-due = { $unit } přijde v kole { $turn }.
jours-refused-no-entry = Žeton { $marker } nepřivádí posily: { $unit } čeká na žeton své formace.
jours-refused-not-in-cone = { $place } není v palebném poli; může pomoci natočení o jeden vrchol.
jours-refused-not-listed = To není odpověď na otázku. Vyberte ze seznamu.
jours-refused-no-box = Na to se list neptá, nebo už je to vyplněno: { $line }.
jours-refused-special-unit = Jednají jen vaše jednotky na mapě, každá jednou.
jours-refused-special-units = Jednají nejvýše dvě pěší jednotky jedné formace a jedna jízdní.
jours-unforeseen-test = { $unit } neprošla zkouškou odhodlání.
jours-unforeseen-square = V { $place } se tvořilo karé.
jours-unforeseen-level = { $unit } přišla o stupeň soudržnosti.
jours-unforeseen-displaced = { $unit } musela opustit svůj hex.
jours-refused-no-sight = { $place } není vidět: překáží { $by }.
jours-refused-not-one-stack = Společně se pohybují jen jednotky z jednoho hexu.
jours-refused-off-map = { $unit } není na mapě.
jours-refused-on-top = { $unit } už leží navrchu.
jours-refused-other-segment = Tento rozkaz patří do jiné části aktivace.
jours-refused-out-of-command = Žádný velitel nemá { $group } v dosahu.
jours-refused-out-of-range = { $place } je { $count } hexů daleko, dostřel je { $value }.
jours-refused-pivot = Dělostřelectvo se před palbou natočí o jeden vrchol, jednou.
jours-refused-rally-acted = { $unit } se v této aktivaci pohnula, natočila, střílela nebo bojovala.
jours-refused-rally-again = { $unit } to v této aktivaci už zkusila.
jours-refused-rally-good = { $unit } je v pořádku.
jours-refused-rally-near = { $unit } stojí vedle nepřítele.
jours-refused-rally-stack = Seřazená { $unit } by hromádku přetížila; nejdřív někoho odveďte.
jours-refused-rally-stacked = { $unit } sdílí hex s jinou prchající jednotkou.
jours-refused-routed-moves-not = { $unit } je na útěku.
jours-refused-routed-there = Pohyb končí v { $place }: terén tam jednotky obrátí na útěk.
jours-refused-square-fired = { $unit } střílela bez rozkazu a do karé nemůže.
jours-refused-square-ground = Karé se tvoří na otevřeném terénu, ne v { $place }.
jours-refused-square-infantry = V { $place } není pěchota pro karé.
jours-refused-square-moved = { $unit } nebyla v hexu od začátku, nebo se pohnula.
jours-refused-square-order = { $unit } brání karé: jízda, nebo není v pořádku.
jours-refused-square-there = V { $place } stojí vlastní karé; nikdo jím neprojde.
jours-refused-stack-arms = Pěchota a jízda nesdílejí hex.
jours-refused-stack-cavalry-gun = Vedle baterie se vejde jedna jízdní jednotka.
jours-refused-stack-formations = Pěchota ani jízda dvou formací nesdílejí hex.
jours-refused-stack-guns = V hexu jsou nejvýše { $count } baterie.
jours-refused-stack-guns-others = Vedle pěchoty nebo jízdy se vejde jedna baterie.
jours-refused-stack-routed = Prchající jednotky sdílejí hex jen s prchajícími.
jours-refused-stack-square = Karé nesdílí hex s jinými.
jours-refused-stack-strength = Hex sdílejí dvě jednotky, nebo { $count } s nejvýše { $value } body síly.
jours-refused-too-far = { $place } stojí celkem { $count } bodů pohybu, k dispozici je { $value }.
jours-refused-too-many-orders = Tolik rozkazů vaši velitelé nevydají; mají { $count }, každý jen v dosahu.
jours-refused-turn-alike = Všechna pěchota a jízda hexu se natáčí společně, dělostřelectvo zvlášť: uveďte všechny.
jours-refused-turn-in-zone = V nepřátelské kontrolní zóně se jednotka natočí nejvýš o jeden vrchol.
jours-refused-unit-twice = Každou jednotku uveďte jednou ({ $unit }).
jours-refused-zone-to-zone = { $place } je v kontrolní zóně nepřítele, který jednotku drží už teď.

## Typed words

jours-typed-mv = pohyb
jours-typed-fm = nucený pochod
jours-typed-fire = palba
jours-typed-face = natočit
jours-typed-square = karé
jours-typed-unsquare = zrušit karé
jours-typed-charge = jízdní útok
jours-typed-cic = velitel
jours-typed-orders = rozkazy
jours-typed-none = nic
jours-typed-open = zahájit
jours-typed-try = zkusit
jours-typed-limited = omezeně
jours-typed-shock = střet
jours-typed-fight = vybojovat
jours-typed-stand = vytrvat
jours-typed-back = ustoupit
jours-typed-rally = seřadit
jours-typed-end = konec
jours-typed-declare = vyhlásit
jours-typed-top = navrch
jours-typed-enter = vstup
jours-typed-exit = odchod
jours-typed-react = reakce
jours-typed-recall = odvolat
jours-typed-counter = jízdní protiútok
jours-typed-occupy = obsadit
jours-typed-path = cesta
jours-typed-rout = útěk
jours-typed-yes = ano
jours-typed-no = ne
jours-typed-cb = protibaterijní
jours-typed-drop = odložit
jours-typed-mac = společný žeton
jours-typed-halt = zastavit
jours-typed-stay = zůstat
jours-typed-adv = postup
jours-typed-pursue = pronásledovat
jours-typed-sheet = list
jours-typed-act = jednat
jours-typed-ca = protiútok
jours-typed-go = jet dál
jours-typed-keep = ponechat
jours-typed-turn = obrat

# Vlastní armády

jours-option-armies = Vlastní armády: každý přinese seznam, druhý s ním souhlasí
jours-option-army = Armáda
jours-option-army-battle = Armáda bitvy
jours-option-agree = Souhlas s armádou strany { $side }
jours-option-agree-yes = Souhlasím
jours-army-too-long = Seznam je delší než { $most } znaků.
jours-army-and = { $first } { $rest }
jours-army-refused = { $count ->
    [one] Seznam nelze přijmout:
    [few] Seznam má { $count } chyby:
   *[other] Seznam má { $count } chyb:
 } { $faults }
jours-army-line = Řádek { $line }, „{ $said }“, není formace, hromádka ani velitel.
jours-army-unnamed = Armáda nemá jméno: začněte řádkem „name: Levé křídlo“.
jours-army-twice = „{ $said }“ je v seznamu dvakrát.
jours-army-markers = { $place }: počet žetonů musí být { $count }.
jours-army-range = { $place }: { $what ->
    [formations] počet formací
    [chiefs] počet velitelů
    [units] počet jednotek
    [marker] iniciativa žetonu
    [drm] oprava
    [orders] počet rozkazů
    [range] dosah velení
    [strength] síla
    [fire] síla palby
    [reach] největší dostřel
    [effective] účinný dostřel
    [cohesion] soudržnost
    [engagement] odhodlání
   *[movement] pohyb
 } je { $number }, smí být { $least } až { $most }.
jours-army-places = Hromádek v seznamu: { $count }, tato strana bitvy má míst jen { $most }.
jours-army-chiefs = Velitelů v seznamu: { $count }, tato strana bitvy jich má jen { $most }.
jours-army-ground = { $unit } nemůže stát na { $place }: takový terén je jí uzavřen.
jours-army-taken = „{ $said }“ se jmenuje i něco v druhé armádě.
jours-army-formation = { $name } ({ $markers }): { $units }
jours-army-chief = { $name }: oprava +{ $drm }, rozkazy { $orders }, dosah { $range }
jours-army-totals = Jednotky { $units }, síla pěchoty { $foot }, jízdy { $horse }, palby { $guns }
