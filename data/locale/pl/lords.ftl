# Lords of War: questions, menus, log lines and refusals. Names of cards and armies stand in the data.

## Sides

chat-system-lords = Lords of War
lords-side-south = Południe
lords-side-north = Północ
lords-seat-south = Południe
lords-seat-north = Północ

## Options

lords-option-army = Armia
lords-switch-on = tak
lords-switch-off = nie

## Questions

lords-ask-DP-CHAL-1 = Wyzwanie: którą kartę wystawiasz na { $cell }?
lords-ask-DP-CHAL-2 = Odpowiedź na wyzwanie: którą kartę wystawiasz na { $cell }?
lords-ask-DP-PLACE-normal = Którą kartę wystawiasz i gdzie?
lords-ask-DP-PLACE-no-enemy = Na planszy nie ma wroga: wystaw dowolną kartę obok swojej jednostki.
lords-ask-DP-PLACE-empty = Plansza jest pusta: wystaw dowolną kartę.
lords-ask-DP-PLACE-forced = Żadną kartą nie możesz zaatakować ani wesprzeć: wystaw dowolną na dozwolone pole. Przeciwnik zobaczy potem resztę twojej ręki.
lords-ask-DP-PLACE-skip = Nie możesz nic wystawić. Jednostki na planszy i tak atakują.
lords-ask-DP-SHOOT = Co robią twoi strzelcy?
lords-ask-DP-BERSERK = Berserker musi ruszyć naprzód: który i na które pole?
lords-ask-DP-REINFORCE = Kart do uzupełnienia: { $missing }. Dobierasz (w talii { $deck }) czy odwołujesz jednostkę?
lords-ask-DP-REINFORCE-empty = Kart do uzupełnienia: { $missing }. Talia jest pusta ({ $deck }): odwołaj jednostki albo zakończ.

## Menus

lords-menu-unit = { $cell } { $card }
lords-menu-card = { $kind }, obrona { $defence }. { $words }
lords-menu-card-shot = { $kind }, obrona { $defence }, strzał { $strength }. { $words }
lords-menu-cell-attack = { $cell }, atak
lords-menu-cell-support = { $cell }, wsparcie
lords-menu-cell-forced = { $cell }, z konieczności: pokażesz rękę
lords-menu-cell-fallback = { $cell }, z konieczności: pokażesz rękę
lords-menu-shoot = strzelać, cel { $target }
lords-menu-melee = atakować strzałkami
lords-menu-recall = Odwołaj: { $unit }
lords-menu-draw = Dobierz kartę
lords-menu-done = Nie uzupełniaj więcej
lords-menu-skip = Nic nie wystawiaj

## Standing orders

lords-point-DP-CHAL-1 = Rzucenie wyzwania
lords-point-DP-CHAL-2 = Odpowiedź na wyzwanie
lords-point-DP-SHOOT = Co robią strzelcy
lords-point-DP-BERSERK = Dokąd ruszają berserkerzy
lords-point-DP-REINFORCE = Uzupełnianie ręki
lords-policy-weakest = najsłabsza karta prócz dowódców
lords-policy-card = { $card }, w braku najsłabsza karta
lords-policy-best = wyeliminować jak najwięcej, najpierw dowódców
lords-policy-engage = gdzie atakuje najwięcej wrogów
lords-policy-draw = zawsze dobierać; przy pustej talii nic nie odwoływać

## Lists

lords-list = { $first }, { $rest }
lords-list-none = żadne
lords-strike = { $card } { $value }
lords-strike-shot = { $card } { $value } strzałem

## Log lines

lords-own-army = { $title } ({ $army })
lords-event-battle-began = { $scenario } się zaczyna. Południe: { $south }. Północ: { $north }.
lords-event-turn-began = Tura { $number }: { $side }.
lords-event-extra-turn = Tura { $number }: { $side }, dodatkowa tura.
lords-event-extra-earned = Ginie generał { $card }. { $side } zyskuje dodatkową turę.
lords-event-won = { $side } zwycięża: { $reason }.
lords-event-drawn = Bitwa kończy się remisem: { $reason }.
lords-event-placed-challenge = { $side }, wyzwanie: { $card } na { $cell }.
lords-event-placed-attack = { $side } wystawia na { $cell }: { $card }.
lords-event-placed-support = { $side } wystawia jako wsparcie na { $cell }: { $card }.
lords-event-placed-free = { $side } wystawia na { $cell }: { $card }.
lords-event-placed-forced = { $side } musi wystawić na { $cell }: { $card }.
lords-event-placed-fallback = { $side } musi wystawić na { $cell }: { $card }.
lords-event-hand-proved = { $side } pokazuje resztę ręki przeciwnikowi.
lords-event-hand-shown = { $side } pokazuje ci rękę: { $cards }.
lords-event-skipped = { $side } nic nie wystawia.
lords-event-drew = { $side } dobiera kartę.
lords-event-cards-taken = Bierzesz do ręki: { $cards }.
lords-event-recalled = { $side } odwołuje z { $cell }: { $card }.
lords-event-advanced = { $card } rusza z { $origin } na { $cell }.
lords-event-shoots = { $cell } { $shooter } strzela, cel { $aim } { $target }.
lords-event-melee = { $cell } { $shooter } atakuje strzałkami.
lords-event-eliminated = { $cell } { $card } { $total } > { $defence }, eliminacja ({ $strikes })
lords-event-hit = { $cell } { $card } { $total } ≤ { $defence }, wytrzymuje ({ $strikes })

## Forecasts

lords-forecast-nothing = Nikt nie zostaje trafiony.
lords-forecast-shooters = { $count ->
        [one] Jeden strzelec ma jeszcze wybór; bez jego ataku:
        [few] { $count } strzelców ma jeszcze wybór; bez ich ataków:
       *[other] { $count } strzelców ma jeszcze wybór; bez ich ataków:
    }
lords-forecast-berserker = Potem rusza berserker i wszyscy atakują ponownie.
lords-forecast-shown = Przeciwnik zobaczy resztę twojej ręki.
lords-forecast-lost = { $cell } { $card } { $total } > { $defence }, strata własna ({ $strikes })

## Why a battle ended

lords-over-commands = wyeliminowano dość jednostek dowódczych
lords-over-units = wyeliminowano dość jednostek
lords-over-both = obie strony osiągnęły cel jednocześnie, decydują większe straty przeciwnika
lords-over-exhausted = żadna strona nie może już wystawić karty
lords-over-stalled = zbyt wiele tur bez strat
lords-over-resigned = przeciwnik się poddał
lords-over-agreed = gracze zgodzili się na remis

## Why an order is not accepted

lords-refused-scenario = Nie ma bitwy „{ $scenario }”. Wybierz jedną z listy.
lords-refused-option = „{ $option }” nie może mieć tej wartości. Wybierz jedną z oferowanych.
lords-refused-army = Nie ma armii „{ $army }”. Wybierz jedną z listy.
lords-refused-no-card = Nie ma karty „{ $card }”. Podaj kartę z ręki i pole.
lords-refused-over = Bitwa już się skończyła.
lords-refused-not-your-turn = To nie twoja tura; gra { $side }.
lords-refused-must-DP-PLACE = Musisz wystawić kartę, dopóki jest to możliwe. Wybierz kartę i pole.
lords-refused-must-DP-SHOOT = Każdy strzelec, który może atakować, musi atakować. Wybierz cel albo strzałki.
lords-refused-must-DP-BERSERK = Berserker musi ruszyć naprzód. Wybierz jedno z pól.
lords-refused-must-DP-REINFORCE = Dopóki w talii są karty, musisz uzupełnić rękę. Dobierz kartę albo odwołaj jednostkę.
lords-refused-other-question = Nie teraz. Najpierw: { $question }
lords-refused-not-in-hand = { $card } nie jest w twojej ręce. Wybierz kartę z ręki.
lords-refused-start-cell = Karta musi trafić na pole startowe { $cell }.
lords-refused-off-mat = Na planszy nie ma pola { $cell }. Wybierz inne.
lords-refused-occupied = { $cell } jest zajęte; na polu może stać jedna jednostka. Wybierz puste pole.
lords-refused-no-friend = { $cell } nie sąsiaduje z twoją jednostką. Wybierz pole, które sąsiaduje.
lords-refused-forced = { $cell } nie sąsiaduje z wrogiem. Gdy nie można zaatakować ani wesprzeć, kartę wystawia się obok wroga.
lords-refused-others = { $card } nie ma dozwolonego pola, a te karty mają: { $cards }. Musisz zagrać jedną z nich.
lords-refused-support = Na { $cell } żadna strzałka karty { $card } nie wskazuje wroga ani nie ma obok twojej jednostki. Wybierz inne pole.
lords-refused-no-support = { $card } nie jest jednostką wsparcia: na { $cell } jedna ze strzałek musiałaby wskazywać wroga. Wybierz inne pole.
lords-refused-no-arrow = Na { $cell } żadna strzałka karty { $card } nie wskazuje wroga, a żadna inna zasada na to nie pozwala. Wybierz inne pole.
lords-refused-no-shooter = Na { $cell } nie stoi twój strzelec. Podaj pole, na którym stoi.
lords-refused-shooter-engaged = { $unit }: atakuje go wróg, w tej turze musi użyć strzałek.
lords-refused-declared = { $unit } ma już rozkaz na tę turę; strzelec atakuje tylko w jeden sposób.
lords-refused-no-melee = { $unit } nie ma strzałki wskazującej wroga. Wybierz cel strzału.
lords-refused-target-empty = Na { $cell } nikogo nie ma. Wybierz wroga w siatce celów.
lords-refused-target-friend = Jednostka na { $cell } jest twoja. Wybierz wroga w siatce celów.
lords-refused-target-grid = { $cell } jest poza siatką celów: { $unit }. Wybierz wroga w siatce.
lords-refused-berserker-cell = { $unit } musi wejść na pole zwolnione przez ofiarę: { $cells }.
lords-refused-no-berserker = Na { $cell } nie ma berserkera, który ma ruszyć. Ruszyć muszą: { $cells }.
lords-refused-empty-deck = Twoja talia jest pusta. Odwołaj jednostkę albo nie uzupełniaj więcej.
lords-refused-recall-none = Na { $cell } nie ma twojej jednostki. Odwołaj inną albo dobierz.
lords-refused-recall-placed = { $unit }: wystawiono w tej turze, zostaje. Odwołaj inną jednostkę albo dobierz.
lords-refused-recall-took-part = { $unit }: udział w eliminacji w tej turze, zostaje. Odwołaj inną jednostkę albo dobierz.
lords-refused-recall-engaged = { $unit } zostaje, atakuje ją { $enemy }. Odwołaj inną jednostkę albo dobierz.
lords-refused-recall-spear = { $unit } zostaje, trzymają ją włócznicy { $enemy }. Odwołaj inną jednostkę albo dobierz.
lords-term-victory = zwycięstwo lub porażka
lords-term-fallen = kto kogo eliminuje
lords-term-mat = co pozostaje zagrożone na planszy
