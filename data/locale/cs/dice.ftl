### Words of the dice helper: rolls, results, odds, refusals.

## Headings

dice-heading-plain = { $typed }
dice-heading-repeat = { $typed }, { $count }×
dice-heading-lots = { $system }: kdo začíná
dice-heading-battle = { $system }: { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
 }, cíl { $target }
dice-heading-battle-mode = { $system }: { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
 }, cíl { $target }, { $mode }
dice-heading-check = Jours de Gloire: { $test } ({ $value })
dice-heading-check-sides = Jours de Gloire: { $test } ({ $value } proti { $against })
dice-heading-standard = Běžný test: { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
 } proti { $target }
dice-heading-opposed = Protitest: A { $first }, B { $second }

## Rows of dice

dice-row-lot = Los
dice-row-attack = Kostky
dice-row-confirm = Zásahy házené znovu
dice-row-die = Kostka
dice-row-first = První strana
dice-row-second = Druhá strana
dice-row-test = Kostky
dice-row-side = Strana { $side }

## Why

dice-typed = { $typed }
dice-and = { $first }, { $rest }
dice-list = { $first }, { $rest }
dice-line-tens = k% ukazuje 0, 10, 20 … 90; kostka od 1 do 100 je k100.
dice-line-lots = Losováno ze dvou stejných losů.
dice-line-hits = Zásahy ({ $faces }): { $hits }
dice-line-hits-flags = Zásahy ({ $faces }): { $hits }; { $flag }: { $flags }
dice-line-confirm = { $count ->
    [one] Zásah se hází
   *[other] Zásahy ({ $count }) se házejí
 } jednou znovu; zničí jen detonace.
dice-line-modifier = { $amount } { $reason }
dice-line-under = { $sum }, nejvýše { $value }: úspěch
dice-line-over = { $sum }, více než { $value }: neúspěch
dice-line-table = { $sum } v tabulce
dice-line-higher = První strana { $first }, druhá strana { $second }
dice-line-target = Kostka { $target } nebo méně je úspěch.
dice-line-pool = Počet kostek: { $sum }, nahoru { $count } ({ $reasons })
dice-line-again-successes = Přehozené úspěchy: { $count }; každá kostka jednou, platí druhý hod.
dice-line-again-failures = Přehozené neúspěchy: { $count }; každá kostka jednou, platí druhý hod.
dice-line-again-none = Žádná kostka nepadla tak, aby se přehazovala.
dice-line-cancel-successes = Přehození se ruší jeden za jeden: úspěchů { $successes }, neúspěchů { $failures }; přehazují se úspěchy: { $count }.
dice-line-cancel-failures = Přehození se ruší jeden za jeden: úspěchů { $successes }, neúspěchů { $failures }; přehazují se neúspěchy: { $count }.
dice-line-cancel-all = Přehození se ruší jeden za jeden: úspěchů { $successes }, neúspěchů { $failures }; nepřehazuje se nic.
dice-line-step-cancel = Nejnižší { $face }: A { $first }, B { $second }. Ruší se.
dice-line-step-wins = Nejnižší { $face }: A { $first }, B { $second }. Vítězí strana { $side }.
dice-line-bout-again = Vše je stejné: obě strany házejí znovu.
dice-reason-base = kostky
dice-reason-reroll = přehození

## Results

dice-result-total = Celkem { $total }
dice-result-totals = { $totals } · součet { $sum }
dice-result-lots = Začíná { $side }
dice-result-hits = { $hits ->
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
 }
dice-result-battle = { $hits ->
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
 }, { $flags ->
    [one] 1 ústup
    [few] { $flags } ústupy
   *[other] { $flags } ústupů
 }
dice-result-destroyed = Cíl zničen
dice-result-unharmed = Nic se nestane
dice-result-passed = Úspěch
dice-result-failed = Neúspěch
dice-result-band = { $result }
dice-result-higher-first = Má ji první strana
dice-result-higher-second = Má ji druhá strana
dice-result-higher-tie = Shoda: nemá ji nikdo
dice-result-standard = { $successes ->
    [one] 1 úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
 }, { $failures ->
    [one] 1 neúspěch
    [few] { $failures } neúspěchy
   *[other] { $failures } neúspěchů
 }
dice-result-opposed = Vítězí strana { $side }

## Odds

dice-fact-hit = Aspoň jeden zásah
dice-fact-destroyed = Cíl zničen
dice-fact-flag = Aspoň jeden ústup
dice-fact-nothing = Ani zásah, ani ústup
dice-fact-success = Aspoň jeden úspěch
dice-fact-no-failure = Žádný neúspěch
dice-bar-passed = Úspěch
dice-bar-failed = Neúspěch
dice-bar-first = První strana
dice-bar-second = Druhá strana
dice-bar-tie = Shoda
dice-bar-side = Vyhraje strana { $side }

## Results of the tables of Jours de Gloire

dice-band-fire-none = Bez účinku
dice-band-fire-ct = Zkouška soudržnosti
dice-band-fire-d = Ztráta uspořádání
dice-band-fire-d_r = Ztráta uspořádání a ústup
dice-band-fire-rout = Útěk
dice-band-shock-a_d_ctr_ca = Útočník: ztráta uspořádání, zkouška, jinak ústup; protiútok
dice-band-shock-a_d_ctr = Útočník: ztráta uspořádání, zkouška, jinak ústup
dice-band-shock-a_ctdr = Útočník: zkouška, jinak ztráta uspořádání a ústup
dice-band-shock-b_ctd = Oba: zkouška, jinak ztráta uspořádání
dice-band-shock-d_ctdr = Obránce: zkouška, jinak ztráta uspořádání a ústup
dice-band-shock-d_d_ctr = Obránce: ztráta uspořádání, zkouška, jinak ústup
dice-band-shock-d_d_r = Obránce: ztráta uspořádání a ústup
dice-band-shock-d_d_r_bt = Obránce: ztráta uspořádání a ústup; průlom

## Names

dice-decimal = ,
dice-face-foot = pěchota
dice-face-infantry = pěchota
dice-face-vehicle = vozidlo
dice-face-explosion = detonace
dice-face-retreat = ústup
dice-face-miss = křížek
dice-face-cavalry = jízda
dice-face-artillery = dělostřelectvo
dice-face-flag = prapor
dice-face-saber = šavle
dice-mark-hit = platí
dice-mark-flag = ústup
dice-mark-dropped = neplatí
dice-target-infantry = pěchota
dice-target-vehicle = vozidlo
dice-target-at_at = AT-AT
dice-target-artillery = dělostřelectvo
dice-target-droids = průzkumní droidi
dice-target-fortification = opevnění
dice-target-cavalry = jízda
dice-target-leader = samotný velitel
dice-mode-ranged = na dálku
dice-mode-melee = zblízka
dice-mode-no_saber = zblízka bez šavlí
dice-mode-reform = proti stažení a přeskupení
dice-test-cohesion = zkouška soudržnosti
dice-test-engagement = zkouška střetu
dice-test-rally = shromáždění
dice-test-square = tvoření čtverce
dice-test-commander = iniciativa velitele
dice-test-initiative = strategická iniciativa
dice-test-fire = dělostřelecká palba
dice-test-shock = střet nebo jízdní útok
dice-system-hoth = Bitva o Hoth
dice-system-napoleonics = Napoleonics
dice-system-lords = Lords of War
dice-system-jours = Jours de Gloire
dice-system-fire_and_sword = Ohněm a mečem
dice-family-plain = Obyčejné hody (součet)
dice-family-hoth = Bitva o Hoth (zásahy)
dice-family-napoleonics = Napoleonics (zásahy)
dice-family-jours = Jours de Gloire (úspěšné zkoušky)
dice-family-jours_table = Jours de Gloire (kostky palby a střetu)
dice-family-fire_and_sword = Ohněm a mečem (úspěchy)
dice-side-hoth-rebels = Povstalci
dice-side-hoth-empire = Impérium
dice-side-napoleonics-french = Francouzi
dice-side-napoleonics-allies = Spojenci
dice-side-lords-south = Jih
dice-side-lords-north = Sever
dice-side-jours-blue = Modrý
dice-side-jours-red = Červený
dice-side-fire_and_sword-red = Červený
dice-side-fire_and_sword-blue = Modrý

## Modifiers

dice-modifier = oprava
dice-modifier-night = noc
dice-modifier-retreat_one = ustupuje o jeden hex
dice-modifier-retreat_two = ustupuje o dva hexy
dice-modifier-against_heavy = proti těžké jízdě
dice-modifier-routed = na útěku
dice-modifier-combined = společná palba
dice-modifier-adjacent = sousední hex
dice-modifier-long = velká vzdálenost
dice-modifier-concentrated = hustý cíl
dice-modifier-square = čtverec
dice-modifier-reaction = palba v reakci
dice-modifier-reaction_square = reakce ze čtverce
dice-modifier-wood = les
dice-modifier-garden = zahrada
dice-modifier-village = vesnice
dice-modifier-town = město
dice-modifier-castle = hrad
dice-modifier-redoubt = reduta
dice-modifier-wall = zeď
dice-modifier-fortification = opevnění
dice-modifier-ratio_4_1 = 4:1
dice-modifier-ratio_3_1 = 3:1
dice-modifier-ratio_2_1 = 2:1
dice-modifier-ratio_3_2 = 3:2
dice-modifier-ratio_1_1 = 1:1
dice-modifier-ratio_2_3 = 1:1,5
dice-modifier-ratio_1_2 = 1:2
dice-modifier-ratio_1_3 = 1:3
dice-modifier-ratio_less = méně než 1:3
dice-modifier-clear = volný terén
dice-modifier-slope_up = do svahu
dice-modifier-slope_down = ze svahu
dice-modifier-steep_slope_up = do prudkého svahu
dice-modifier-steep_slope_down = z prudkého svahu
dice-modifier-steep_slope = prudký svah
dice-modifier-ridge = hřeben
dice-modifier-stream = potok
dice-modifier-bridge = most
dice-modifier-ford = brod
dice-modifier-six_front = šest předních hexů
dice-modifier-rear = zezadu
dice-modifier-charge_heavy = útok těžké jízdy
dice-modifier-charge_light = útok lehké jízdy
dice-modifier-charge_square = jízdní útok na čtverec
dice-modifier-cavalry_shock = střet jízdy
dice-modifier-infantry_square = pěchota proti čtverci
dice-modifier-pursuit_third = třetí boj pronásledování
dice-modifier-pursuit_fourth = čtvrtý boj pronásledování

## Refusals

dice-refused-too-long = To je příliš dlouhé: nejvýše { $high } znaků.
dice-refused-too-deep = Závorky a znaménka jsou do sebe vnořené příliš hluboko: nejvýše { $high } úrovní.
dice-refused-syntax = „{ $order }“ nelze přečíst od místa { $at }; napište třeba 2k6+3, 4k6kh3 nebo k20.
dice-refused-hint-explode = „{ $order }“: kostka s přídavkem se píše e a stěna, třeba { $better }.
dice-refused-hint-again = „{ $order }“: ro přehodí jednou, třeba { $better }; rr přehazuje, dokud ta stěna padá.
dice-refused-hint-words = „{ $order }“: slova patří do popisku, nebo do závorek, třeba { $better }.
dice-refused-bound-selector = „{ $order }“: mi a ma potřebují prosté číslo.
dice-refused-dice-count = Házejte { $low } až { $high } kostek najednou.
dice-refused-faces = Kostka má { $low } až { $high } stěn.
dice-refused-number = Čísla jdou nejvýše do { $high }.
dice-refused-no-dice = V „{ $order }“ není žádná kostka; napište třeba k20.
dice-refused-zero = Nulou nelze dělit.
dice-refused-endless = Tohle by se házelo pořád dál: hod smí mít nejvýše { $high } kostek.
dice-refused-group-operation = V závorce lze hodnoty jen nechat nebo vyřadit (k, p).
dice-refused-too-much = To je na výpočet příliš; vezměte méně kostek, stěn nebo úprav.
dice-refused-odds-endless = Každá stěna by se házela znovu, takže šance nejsou.
dice-refused-odds-again = Pro kostky, které přidávají další, nebo se přehazují podle pořadí, přesné šance nejsou; hoďte si jimi.
dice-refused-repeat = Hod lze opakovat { $low }× až { $high }×.
dice-refused-battle-dice = Vezměte { $low } až { $high } kostek.
dice-refused-target = Cíl „{ $order }“ neexistuje; vyberte ze seznamu.
dice-refused-mode = Útok „{ $order }“ neexistuje; vyberte ze seznamu.
dice-refused-test = Zkouška „{ $order }“ neexistuje; vyberte ze seznamu.
dice-refused-value = Hodnota leží mezi { $low } a { $high }.
dice-refused-target-number = Cílové číslo leží mezi { $low } a { $high }.
dice-refused-modifier = „{ $order }“ není oprava; pište čísla jako +1 kopec, nebo jedno z: { $known }.
dice-refused-modifier-count = Nejvýše { $high } oprav najednou.
dice-refused-modifier-amount = Oprava je nejvýše { $high }.
dice-refused-factor = Násobek je větší než { $low } a nejvýše { $high }.
dice-refused-rerolls = „{ $order }“ není počet přehození; pište 1, 1+1 nebo all (nejvýše { $high }).
dice-refused-no-lots = V „{ $order }“ se nelosuje.
dice-refused-session-full = Toto sezení je plné; ukončete ho a další hod otevře nové.
dice-refused-session-open = V tomto kanálu už sezení běží; ukončí ho `/kostky sezení konec`.
dice-refused-no-session = V tomto kanálu ještě sezení nebylo; otevře ho `/kostky hod`.
dice-refused-unknown-session = V tomto kanálu sezení „{ $order }“ nebylo.
dice-refused-still-open = Sezení ještě běží a jeho semínko je tajné; ukáže ho `/kostky sezení konec`.
dice-refused-secrets = Semínko by vám prozradilo, co jiní tajně hodili před méně než dnem. Zkuste to den po posledním tajném hodu.
dice-refused-old-session = Tohle tlačítko patří k dřívějšímu sezení; nynější ukáže `/kostky sezení ukázat`.
dice-refused-no-roll = Tento hod tu už není známý.
dice-refused-points = Přidejte nebo uberte 1 až { $high } bodů.
dice-refused-sides = Uveďte nejvýše { $high } různých stran.
dice-refused-side-name = Jméno strany má 1 až { $high } znaků.
dice-refused-side = V tomto sezení není strana „{ $order }“: { $sides }.
