# Commands & Colors: Napoleonics: odds of a combat, and standing orders.

## Odds

napoleonics-odds-expected = Průměr zásahů
napoleonics-odds-hit = Alespoň jeden zásah
napoleonics-odds-flag = Alespoň jeden prapor
napoleonics-odds-eliminated = Zničení
napoleonics-odds-eliminated-strike = při Prvním úderu
napoleonics-odds-eliminated-retire = při stažení
napoleonics-odds-eliminated-square = proti čtverci
napoleonics-odds-vacated = Hex se uvolní
napoleonics-odds-vacated-strike = při Prvním úderu
napoleonics-odds-vacated-square = proti čtverci
napoleonics-odds-leader = Padne její velitel
napoleonics-odds-killed = Velitel padne
napoleonics-odds-back-hit = Vlastní ztráty protiútokem
napoleonics-odds-back-eliminated = Vlastní zničení protiútokem
napoleonics-odds-strike-eliminated = Vlastní zničení Prvním úderem
napoleonics-odds-flags = včetně ztrát za prapory ({ $rule })

## What standing orders are about

napoleonics-point-D-08-strike = První úder v boji na blízko proti vám
napoleonics-point-D-08-retire = Jízda se stáhne před pěchotou
napoleonics-point-D-08-square = Pěchota utvoří čtverec proti jízdě
napoleonics-point-D-11 = Prapory, které lze ignorovat
napoleonics-point-D-12 = Když jednotka musí ustoupit nebo se stahuje
napoleonics-point-D-13 = Když velitel musí ustoupit
napoleonics-point-D-16 = Protiútok bránící se jednotky

## Standing orders

napoleonics-policy-always = Vždy
napoleonics-policy-never = Nikdy
napoleonics-policy-pass = Vynechat
napoleonics-policy-max = Ignorovat co nejvíc praporů
napoleonics-policy-none = Neignorovat žádný prapor
napoleonics-policy-strike-never = Nikdy
napoleonics-policy-strike-always = Kdykoli mám tu kartu
napoleonics-policy-strike-hits = Když mohu čekat aspoň { $count ->
    [one] { $count } zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
 }
napoleonics-policy-retire-never = Nikdy
napoleonics-policy-retire-always = Kdykoli to jde
napoleonics-policy-retire-blocks = Když zbývá nejvýš { $count ->
    [one] { $count } blok
    [few] { $count } bloky
   *[other] { $count } bloků
 }
napoleonics-policy-retire-dice = Proti aspoň { $count ->
    [one] { $count } kostce
   *[other] { $count } kostkám
 }
napoleonics-policy-square-never = Nikdy
napoleonics-policy-square-always = Kdykoli to jde
napoleonics-policy-square-dice = Proti aspoň { $count ->
    [one] { $count } kostce
   *[other] { $count } kostkám
 }
napoleonics-policy-reaction = jak reagovat v boji na blízko
napoleonics-policy-keep-support = Kde zůstane podpora, pak kryt
napoleonics-policy-cover = Do nejlepšího krytu
napoleonics-policy-leader = K veliteli, pak kryt
napoleonics-policy-nearest-friend = K nejbližší vlastní jednotce, mimo nepřátele
napoleonics-policy-furthest = Co nejdál, mimo nepřátele
napoleonics-policy-off-board = K vlastní jednotce, jinak z bojiště, mimo nepřátele
