### Words of `/dice`: commands, options, pages.

## Commands

chat-cmd-dice = kostky
chat-cmd-dice-help = Kostky pro jakoukoli hru, se šancemi a důkazem
chat-cmd-dice-roll = hod
chat-cmd-dice-roll-help = Hodí kostkami: 2k6+3, 4k6kh3, k20; i tajně
chat-cmd-dice-history = historie
chat-cmd-dice-history-help = Poslední hody v tomto kanálu
chat-cmd-dice-verify = ověření
chat-cmd-dice-verify-help = Přepočítá každý hod skončeného sezení z jeho semínka
chat-cmd-dice-luck = štěstí
chat-cmd-dice-luck-help = Co v tomto sezení padlo a co se dalo čekat
chat-cmd-dice-score = body
chat-cmd-dice-score-help = Přidá straně hry u stolu body, nebo je ubere
chat-cmd-dice-wargame = válečné
chat-cmd-dice-wargame-help = Zvláštní kostky válečných her
chat-cmd-dice-odds = šance
chat-cmd-dice-odds-help = Přesné šance hodu, jen pro vás
chat-cmd-dice-session = sezení
chat-cmd-dice-session-help = Hody tohoto kanálu pod jedním zapečetěným semínkem, s počítáním bodů
chat-cmd-dice-session-start = začít
chat-cmd-dice-session-start-help = Otevře sezení: otisk semínka je vidět hned, semínko na konci
chat-cmd-dice-session-end = konec
chat-cmd-dice-session-end-help = Ukončí sezení a ukáže jeho semínko
chat-cmd-dice-session-show = ukázat
chat-cmd-dice-session-show-help = Jak na tom sezení je
chat-cmd-dice-hoth = hoth
chat-cmd-dice-hoth-help = Bitva o Hoth: bojové kostky proti cíli
chat-cmd-dice-napoleonics = napoleonika
chat-cmd-dice-napoleonics-help = Commands & Colors: Napoleonics: bojové kostky proti cíli
chat-cmd-dice-jours = jours
chat-cmd-dice-jours-help = Jours de Gloire: zkouška s desetistěnnou kostkou, kde 0 je nula
chat-cmd-dice-sword = meč
chat-cmd-dice-sword-help = Ohněm a mečem: běžný test s přehozeními
chat-cmd-dice-opposed = proti
chat-cmd-dice-opposed-help = Ohněm a mečem: protitest dvou stran
chat-cmd-dice-plain = hod
chat-cmd-dice-plain-help = Výraz v obvyklém zápisu, třeba 4k6kh3
chat-cmd-dice-lords = lords
chat-cmd-dice-lords-help = Lords of War nemá kostky: losuje, kdo začíná

## Options

chat-opt-expression = výraz
chat-opt-expression-help = Co hodit: 2k6+3, 4k6kh3, (k8,k10)kh1; k% je 0 až 90, k100 je 1 až 100
chat-opt-label = popisek
chat-opt-label-help = K čemu hod je
chat-opt-repeat = opakovat
chat-opt-repeat-help = Kolikrát (1 až 20)
chat-opt-secret = tajně
chat-opt-secret-help = Výsledek vidíte jen vy; kanál vidí, že jste házeli
chat-opt-referee = rozhodčí
chat-opt-referee-help = Výsledek vidí jen tento člověk, v soukromé zprávě
chat-opt-dice = kostek
chat-opt-dice-help = Kolik kostek (1 až 40)
chat-opt-target = cíl
chat-opt-target-help = Na co se útočí
chat-opt-attack = útok
chat-opt-attack-help = Jak se útočí
chat-opt-test = zkouška
chat-opt-test-help = Jaká zkouška
chat-opt-value = hodnota
chat-opt-value-help = Hodnota, již nelze překročit; síla palby; oprava první strany
chat-opt-modifiers = opravy
chat-opt-modifiers-help = Oddělené čárkou: +1 kopec, -2; jména jako long; násobky x1.5
chat-opt-against = proti
chat-opt-against-help = Oprava druhé strany (jen strategická iniciativa)
chat-opt-number = číslo
chat-opt-number-help = Cílové číslo: tolik nebo méně je úspěch
chat-opt-successes = úspěchy
chat-opt-successes-help = Úspěchy k přehození: 1, 1+1, all (všechny)
chat-opt-failures = neúspěchy
chat-opt-failures-help = Neúspěchy k přehození: 1, 1+1, all (všechny)
chat-opt-first = první
chat-opt-first-help = Kostky strany A
chat-opt-second = druhá
chat-opt-second-help = Kostky strany B
chat-opt-session = sezení
chat-opt-session-help = Které sezení; bez udání poslední skončené
chat-opt-person = osoba
chat-opt-person-help = Čí štěstí; bez udání vaše
chat-opt-scoring = strana
chat-opt-scoring-help = Která strana; stačí první písmena
chat-opt-points = body
chat-opt-points-help = Kolik bodů; méně než 0 je ubere
chat-opt-played = hra
chat-opt-played-help = Jaká hra je na stole
chat-opt-sides = strany
chat-opt-sides-help = Strany oddělené čárkou
chat-opt-goal = cíl
chat-opt-goal-help = Kolik bodů vyhrává

## Choices

chat-choice-target-infantry = Pěchota
chat-choice-target-vehicle = Vozidlo
chat-choice-target-at_at = AT-AT
chat-choice-target-artillery = Dělostřelectvo
chat-choice-target-droids = Průzkumní droidi
chat-choice-target-fortification = Opevnění
chat-choice-target-cavalry = Jízda
chat-choice-target-leader = Samotný velitel
chat-choice-attack-ranged = Boj na dálku
chat-choice-attack-melee = Boj na blízko
chat-choice-attack-no_saber = Boj na blízko milice nebo střelců (šavle nezasahují)
chat-choice-attack-reform = Proti stažení a přeskupení (jen znaky jízdy)
chat-choice-test-cohesion = Zkouška soudržnosti
chat-choice-test-engagement = Zkouška střetu
chat-choice-test-rally = Shromáždění
chat-choice-test-square = Tvoření čtverce
chat-choice-test-commander = Iniciativa velitele
chat-choice-test-initiative = Strategická iniciativa
chat-choice-test-fire = Dělostřelecká palba
chat-choice-test-shock = Střet nebo jízdní útok
chat-choice-system-hoth = Bitva o Hoth
chat-choice-system-napoleonics = Commands & Colors: Napoleonics
chat-choice-system-lords = Lords of War
chat-choice-system-jours = Jours de Gloire
chat-choice-system-fire_and_sword = Ohněm a mečem

## Pages

chat-button-dice-again = Hodit znovu
chat-dice-by = { $user } · hod { $number }
chat-dice-secret-note = Toto vidíte jen vy. Až sezení skončí, může z jeho semínka kostky spočítat každý.
chat-dice-opened = Sezení { $session } je otevřené. SHA-256 jeho tajného semínka: `{ $hash }`. `/kostky sezení konec` ukáže semínko, `/kostky ověření` zkontroluje každý hod.
chat-dice-secret-own = 🎲 { $user } hází tajně (hod číslo { $number }).
chat-dice-secret-referee = 🎲 { $user } hází tajně pro { $referee } (hod číslo { $number }).
chat-dice-sent = { $referee } dostane výsledek soukromou zprávou a najde ho i v `/kostky historie`.
chat-dice-dm-closed = { $referee } nepřijímá od bota soukromé zprávy. Nic se neztratilo: `/kostky historie` ukáže výsledek jen tomuto člověku.
chat-dice-kept = Hod { $number } je uložen, ale nešlo ho tu ukázat. Ukáže ho `/kostky historie`.
chat-dice-repeated = Tento hod padl, když se o něj žádalo poprvé. Znovu se neházelo.
chat-dice-odds = Šance: { $roll }
chat-dice-mean = Průměr: **{ $mean }**
chat-dice-history = Poslední hody
chat-dice-history-none = V tomto kanálu ještě nikdo neházel. Začněte příkazem `/kostky hod`.
chat-dice-history-secret = tajný hod
chat-dice-luck = Štěstí v tomto sezení
chat-dice-luck-line = { $kind }: { $count ->
    [one] 1 hod
    [few] { $count } hody
   *[other] { $count } hodů
 }, padlo { $scored }, čekalo se { $expected }: percentil **{ $percentile }**
chat-dice-luck-none = V tomto sezení zatím není co počítat.
chat-dice-luck-note = Percentil 38 znamená: ze sta lidí s těmito hody by jich 38 mělo menší štěstí. Znak ≈ označuje mnoho hodů, počítaných podle normálního rozdělení.
chat-dice-verified =
    ✅ Sezení { $session }: semínko odpovídá svému otisku a hody ({ $rolls }) s kostkami ({ $count }) jsou ty, které dává.
    Semínko `{ $seed }`
    SHA-256 `{ $hash }`
    V souboru je všechno; `fieldpost verify FILE` ho zkontroluje bez bota.
chat-dice-verified-bad =
    ❌ Sezení { $session }: něco bylo změněno. Odlišné hody: { $numbers } (hodů { $rolls }, kostek { $count }).
    Semínko `{ $seed }`
    SHA-256 `{ $hash }`
chat-dice-digest = Pečeť hodů 1 až { $count }: `{ $digest }`
chat-dice-unsealed = ⚠️ Toto sezení začalo dřív, než se hody začaly pečetit: jeho kostky jsou doložené, ale ne to, co se házelo, ani že na konci žádný hod nechybí.
chat-dice-session = Sezení { $session }
chat-dice-session-started = Sezení je otevřené. Jeho kostky jsou už dané.
chat-dice-session-over = Sezení skončilo. Semínkem níže může každý zkontrolovat každý hod.
chat-dice-session-facts = { $count ->
    [one] 1 hod
    [few] { $count } hody
   *[other] { $count } hodů
 } · otevřel { $user }
chat-dice-session-open = Otevřené. SHA-256 tajného semínka: `{ $hash }`
chat-dice-session-ended = Skončené. Semínko `{ $seed }`, SHA-256 `{ $hash }`
chat-dice-session-sealed = Skončené. SHA-256 semínka: `{ $hash }`. Padly tajné hody: semínko ukáže `/kostky ověření` den po posledním z nich.
chat-dice-score = { $side }: **{ $count }**
chat-dice-score-goal = { $side }: **{ $count }** z { $goal }
chat-dice-score-won = 🏅 { $side }: **{ $count }** z { $goal }, cíl je dosažen
