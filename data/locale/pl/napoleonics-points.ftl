# Commands & Colors: Napoleonics: odds of a combat, and standing orders.

## Odds

napoleonics-odds-expected = Średnia trafień
napoleonics-odds-hit = Co najmniej jedno trafienie
napoleonics-odds-flag = Co najmniej jedna flaga
napoleonics-odds-eliminated = Eliminacja
napoleonics-odds-eliminated-strike = przy Pierwszym ciosie
napoleonics-odds-eliminated-retire = przy wycofaniu
napoleonics-odds-eliminated-square = przeciw czworobokowi
napoleonics-odds-vacated = Heks zostanie pusty
napoleonics-odds-vacated-strike = przy Pierwszym ciosie
napoleonics-odds-vacated-square = przeciw czworobokowi
napoleonics-odds-leader = Zginie jej dowódca
napoleonics-odds-killed = Śmierć dowódcy
napoleonics-odds-back-hit = Własne straty od kontrataku
napoleonics-odds-back-eliminated = Własna eliminacja od kontrataku
napoleonics-odds-strike-eliminated = Własna eliminacja od Pierwszego ciosu
napoleonics-odds-flags = ze stratami za flagi ({ $rule })

## What standing orders are about

napoleonics-point-D-08-strike = Pierwszy cios w walce wręcz przeciw tobie
napoleonics-point-D-08-retire = Kawaleria wycofuje się przed piechotą
napoleonics-point-D-08-square = Piechota formuje czworobok przeciw kawalerii
napoleonics-point-D-11 = Flagi, które można zignorować
napoleonics-point-D-12 = Gdy jednostka musi się cofnąć albo się wycofuje
napoleonics-point-D-13 = Gdy dowódca musi się cofnąć
napoleonics-point-D-16 = Kontratak

## Standing orders

napoleonics-policy-always = Zawsze
napoleonics-policy-never = Nigdy
napoleonics-policy-pass = Pas
napoleonics-policy-max = Ignorować jak najwięcej flag
napoleonics-policy-none = Nie ignorować żadnej flagi
napoleonics-policy-strike-never = Nigdy
napoleonics-policy-strike-always = Zawsze, gdy mam tę kartę
napoleonics-policy-strike-hits = Gdy mogę oczekiwać co najmniej { $count ->
    [one] { $count } trafienia
   *[other] { $count } trafień
 }
napoleonics-policy-retire-never = Nigdy
napoleonics-policy-retire-always = Gdy tylko można
napoleonics-policy-retire-blocks = Gdy został najwyżej { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[other] { $count } bloków
 }
napoleonics-policy-retire-dice = Przeciw co najmniej { $count ->
    [one] { $count } kości
   *[other] { $count } kościom
 }
napoleonics-policy-square-never = Nigdy
napoleonics-policy-square-always = Gdy tylko można
napoleonics-policy-square-dice = Przeciw co najmniej { $count ->
    [one] { $count } kości
   *[other] { $count } kościom
 }
napoleonics-policy-reaction = jak reagować na walkę wręcz
napoleonics-policy-keep-support = Gdzie zostanie wsparcie, potem osłona
napoleonics-policy-cover = Do najlepszej osłony
napoleonics-policy-leader = W stronę dowódcy, potem osłona
napoleonics-policy-nearest-friend = Do najbliższej własnej jednostki, omijając wrogów
napoleonics-policy-furthest = Jak najdalej, omijając wrogów
napoleonics-policy-off-board = Do własnej jednostki, inaczej poza pole bitwy, omijając wrogów
