### Słowa części discordowej. `*-help` to opisy (najwyżej 100 znaków).

## Polecenia

chat-cmd-game = gra
chat-cmd-game-help = Zakładanie i prowadzenie gier
chat-cmd-game-new = nowa
chat-cmd-game-new-help = Zakłada nową grę w wątku tego kanału
chat-cmd-game-join = dołącz
chat-cmd-game-join-help = Zajmuje miejsce w grze tego wątku
chat-cmd-game-leave = odejdź
chat-cmd-game-leave-help = Zwalnia twoje miejsce, dopóki gra się nie zaczęła
chat-cmd-game-start = zacznij
chat-cmd-game-start-help = Zaczyna od razu grę solo; grasz za wszystkie wolne miejsca
chat-cmd-game-board = plansza
chat-cmd-game-board-help = Pokazuje planszę tylko tobie, jako obrazek lub tekst
chat-cmd-game-status = stan
chat-cmd-game-status-help = Wypisuje twoje gry i czyja jest kolej
chat-cmd-game-resign = poddaj
chat-cmd-game-resign-help = Poddaje grę za twoją stronę (najpierw pyta)
chat-cmd-game-draw = remis
chat-cmd-game-draw-help = Proponuje remis albo przyjmuje propozycję (najpierw pyta)
chat-cmd-game-undo = cofnij
chat-cmd-game-undo-help = Cofa twój ostatni krok; mimo kości za zgodą wszystkich graczy
chat-cmd-game-log = dziennik
chat-cmd-game-log-help = Pokazuje, co wydarzyło się ostatnio
chat-cmd-game-sight = widoczność
chat-cmd-game-sight-help = Pokazuje, czy z jednego pola widać drugie i co zasłania
chat-cmd-game-export = eksport
chat-cmd-game-export-help = Pobiera zakończoną grę jako plik, by sprawdzić każdy rzut
chat-cmd-hand = ręka
chat-cmd-hand-help = Pokazuje twoje karty tylko tobie
chat-cmd-order = rozkaz
chat-cmd-order-help = Wydaje wpisany rozkaz; bez tekstu otwiera panel
chat-cmd-rules = zasady
chat-cmd-rules-help = Szukanie w zasadach
chat-cmd-rules-search = szukaj
chat-cmd-rules-search-help = Szuka słów w zasadach
chat-cmd-rules-why = dlaczego
chat-cmd-rules-why-help = Wyjaśnia zasadę o podanym numerze, np. HOTH-MOVE-04
chat-cmd-scenario = scenariusz
chat-cmd-scenario-help = Przeglądanie scenariuszy
chat-cmd-scenario-list = lista
chat-cmd-scenario-list-help = Wypisuje scenariusze gry
chat-cmd-scenario-show = pokaż
chat-cmd-scenario-show-help = Pokazuje rozstawienie i opis scenariusza
chat-cmd-fieldpost = fieldpost
chat-cmd-fieldpost-help = O bocie i twoich ustawieniach
chat-cmd-fieldpost-language = język
chat-cmd-fieldpost-language-help = Wybiera język, w którym bot ci odpowiada
chat-cmd-fieldpost-about = informacje
chat-cmd-fieldpost-about-help = Czym jest ten bot i jak zacząć
chat-cmd-fieldpost-doctor = kontrola
chat-cmd-fieldpost-doctor-help = Sprawdza, czy bot ma w tym kanale potrzebne uprawnienia
chat-cmd-fieldpost-privacy = prywatność
chat-cmd-fieldpost-privacy-help = Co bot o tobie przechowuje
chat-opt-scenario = scenariusz
chat-opt-scenario-help = Który scenariusz
chat-opt-side = strona
chat-opt-side-help = Strona, którą chcesz grać; bez wyboru rozstrzygnie los, a na karcie ją zmienisz
chat-opt-language = język
chat-opt-language-help = Język
chat-opt-format = postać
chat-opt-format-help = Obrazek albo tekst
chat-opt-game = gra
chat-opt-game-help = Która z twoich gier, jeśli nie ta z tego wątku
chat-opt-origin = skąd
chat-opt-origin-help = Pole, z którego się patrzy, na przykład E5
chat-opt-viewed = dokąd
chat-opt-viewed-help = Pole, na które się patrzy, na przykład C6
chat-opt-seat = miejsce
chat-opt-seat-help = Które miejsce
chat-opt-text = tekst
chat-opt-text-help = Jeden lub więcej rozkazów oddzielonych średnikami
chat-opt-form = formularz
chat-opt-form-help = Otwiera formularz, w którym można wpisać kilka rozkazów
chat-opt-words = słowa
chat-opt-words-help = Szukane słowa
chat-opt-rule = zasada
chat-opt-rule-help = Numer zasady
chat-choice-picture = Obrazek
chat-choice-text = Tekst

## Poczekalnia

chat-lobby-title = { $game }: { $scenario }
chat-lobby-seats = Miejsca
chat-lobby-seat-taken = { $seat }: **{ $player }**
chat-lobby-seat-free = { $seat }: wolne
chat-lobby-waiting = { $free ->
    [one] Jedno miejsce jest wolne. Dołącz przyciskiem poniżej.
    [few] { $free } miejsca są wolne. Dołącz przyciskiem poniżej.
   *[other] { $free } miejsc jest wolnych. Dołącz przyciskiem poniżej.
 }
chat-lobby-full = Wszystkie miejsca są zajęte. Bitwa się zaczyna.
chat-lobby-commitment = { $held ->
    [orders] Rzuty są już ustalone: SHA-256 tajnego ziarna to `{ $hash }`. Ziarno zostanie ujawnione na końcu, więc każdy rzut da się sprawdzić.
   *[cards] Rzuty i karty są już ustalone: SHA-256 tajnego ziarna to `{ $hash }`. Ziarno zostanie ujawnione na końcu, więc każdy rzut i każde tasowanie da się sprawdzić.
}
chat-lobby-join = Zagraj jako: { $seat }
chat-lobby-random = Losowa strona
chat-lobby-start = Zacznij solo (obie strony)
chat-lobby-computer = Zagraj z komputerem
chat-lobby-host = { $seats ->
    [2] Kto naciśnie tam **Zagraj jako**, zagra przeciw tobie; tym samym przyciskiem możesz zmienić stronę. Albo zacznij od razu:
   *[other] Kto naciśnie tam **Zagraj jako**, zajmie jedno z pozostałych miejsc, obok ciebie lub przeciw tobie; tym samym przyciskiem możesz zmienić swoje. Albo zacznij od razu:
 }
chat-lobby-fair = Komputer gra według tych samych zasad co ty, wie tylko to, co widać z jego miejsca, i nie ma więcej szczęścia niż inni.
chat-computer = Komputer
chat-lobby-leave = Odejdź
chat-lobby-rules = Jak grać: gdy bitwa się zacznie, naciśnij **Wykonaj turę**. { $held ->
    [orders] Swoje zakryte rozkazy widzisz tylko ty.
   *[cards] Twoje karty są tajne.
}
chat-thread-name = { $players }: { $scenario } ({ $game })
chat-thread-open = Twoja gra jest gotowa: { $thread }
chat-thread-news = { $player } zakłada grę: **{ $game }**. Dołącz albo kibicuj w { $thread }
chat-thread-full = Gra **{ $game }** ma już komplet graczy. Kibicować można w { $thread }
chat-thread-none = Nie da się tu założyć wątku, więc gra odbędzie się w tym kanale.
chat-system-hoth = Bitwa o Hoth
chat-joined = Twoje miejsce: **{ $seat }**. { $held ->
    [orders] Zakryte rozkazy pozostają tajne; tobie w każdej chwili pokaże je przycisk **Moje rozkazy**.
   *[cards] Gdy bitwa się zacznie, dostaniesz karty; w każdej chwili pokaże je przycisk **Moje karty**.
}
chat-joined-random = Los przydzielił ci miejsce: **{ $seat }**. { $held ->
    [orders] Zakryte rozkazy pozostają tajne; tobie w każdej chwili pokaże je przycisk **Moje rozkazy**.
   *[cards] Gdy bitwa się zacznie, dostaniesz karty; w każdej chwili pokaże je przycisk **Moje karty**.
}
chat-joined-begun = Twoje miejsce: **{ $seat }**. Bitwa się zaczyna. { $held ->
    [orders] Zakryte rozkazy pozostają tajne; tobie w każdej chwili pokaże je przycisk **Moje rozkazy**.
   *[cards] Twoje karty w każdej chwili pokaże przycisk **Moje karty**.
}
chat-left = Już nie grasz w tej grze.
chat-started = Bitwa się zaczyna.

## Plansza

chat-board-turn-named = { $turn } · { $side }
chat-board-turn = { $turn ->
    [0] Przed pierwszą turą
   *[other] Tura { $turn }
 } · { $side }
chat-board-decides = Decyduje **{ $player }** ({ $seat })
chat-board-over = Bitwa dobiegła końca.
chat-board-draft = Jeszcze nieostateczne: ostatnie kroki można cofnąć.
chat-board-more = { $count ->
    [one] … jeszcze { $count } wiersz: zob. `/gra dziennik`
    [few] … jeszcze { $count } wiersze: zob. `/gra dziennik`
   *[other] … jeszcze { $count } wierszy: zob. `/gra dziennik`
 }
chat-button-now = Jak jest teraz
chat-button-turn = Wykonaj turę
chat-button-hand = { $held ->
    [orders] Moje rozkazy
   *[cards] Moje karty
}
chat-button-odds = Szanse
chat-button-fight = Z bliska
chat-fight-none = Nie ma jeszcze walki, którą można by pokazać z bliska.
chat-button-undo = Cofnij
chat-button-text = Plansza jako tekst
chat-button-back = Wstecz
chat-button-type = Wpisz rozkazy
chat-button-attack = Rzuć kośćmi
chat-button-confirm = Tak, wykonaj
chat-button-end = Zakończ turę
chat-button-keep = Nie, wróć
chat-button-options = Pokaż moje możliwości
chat-button-rematch = Rewanż
chat-button-log = Co się stało
chat-button-edit = Popraw
chat-button-board = Pokaż planszę
chat-ping = { $user } – **{ $game }** czeka na ciebie: { $what }
chat-ping-answered = { $player }: odpowiedź udzielona. { $line }
chat-ping-turn = twoja kolej.
chat-ping-last = To było ostatnie przypomnienie. Gdy pytanie pozostanie bez odpowiedzi { $hours } godz., każdy gracz tej gry może oddać miejsce poleceniem `/gra zastępca` komuś innemu albo, wskazując tego bota, komputerowi.

## Panel

chat-panel-title = { $seat } · { $question }
chat-panel-this = Właśnie to
chat-panel-picked = Wybrano: { $picks }
chat-panel-sole = Jest tylko jedna możliwość: **{ $picks }**
chat-run-option = { $answer } · { $field }
chat-run-roll = Rzuć { $odds }
chat-run-carry = Potwierdź
chat-run-lead = { $action }: wybierz cel…
chat-pass-device = Podajcie urządzenie: gra **{ $seat }**. To, co teraz nastąpi, jest tylko dla ich oczu.
chat-pass-hand = Kto trzyma urządzenie? { $held ->
    [orders] Rozkazy
   *[cards] Karty
 } drugiej strony zostają zakryte.
chat-button-here = Gra { $seat }
chat-panel-pick = Wybierz…
chat-panel-pick-range = Wybierz ({ $first } – { $last })…
chat-panel-many = Wybierz jedną lub więcej możliwości…
chat-panel-numbers = Numery są te same co na obrazku.
chat-panel-chances = Szanse: { $odds }
chat-panel-forecast = Prognoza dla `{ $order }`: { $odds }
chat-panel-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
 }
chat-panel-added = kość { $sum }
chat-panel-final = Tego nie da się cofnąć.
chat-panel-counts = Wybór liczy się od razu i niektórych nie da się cofnąć.
chat-panel-counts-all = Wybór liczy się od razu i nie da się go cofnąć.
chat-panel-counts-these = Wybór liczy się od razu; cofnąć nie da się: { $picks }.
chat-panel-several-final = Gdy przyjdzie kolej na { $pick }, niczego z tego nie da się cofnąć.
chat-panel-accepted = ✅ Zapisano (potwierdzenie { $receipt }) · `{ $order }`
chat-panel-stored = ✅ Zapisano (potwierdzenie { $receipt })
chat-panel-undone = ↩️ Twój ostatni krok został cofnięty.
chat-panel-repeated = Zapisano to, gdy zostało wysłane po raz pierwszy. Nic nie wykonano dwa razy.
chat-panel-as-of = Tura { $turn }, krok { $step }
chat-computer-moves = **{ $player }** wykonuje ruch, za chwilę grasz dalej.
chat-not-your-turn = Teraz decyduje **{ $player }**. Możesz obejrzeć swoje { $held ->
    [orders] rozkazy
   *[cards] karty
 }.
chat-not-a-player = Nie grasz w tej grze. Plansza jest publiczna; karty i rozkazy należą do graczy.
chat-panel-outdated = Ta strona jest już nieaktualna: gra toczy się dalej w innej wiadomości.
chat-stale = Na to już jest odpowiedź albo przycisk pochodzi z wcześniejszej chwili. Oto obecny stan.
chat-over = Ta gra już się skończyła.
chat-not-started = Ta gra jeszcze się nie zaczęła.
chat-unknown-button = Ten przycisk jest zbyt stary, by go zrozumieć. Oto, co możesz zrobić teraz.

## Karty, szanse, tekst

chat-hand-title = { $held ->
    [orders] Twoja armia
   *[cards] Twoje karty
} · { $seat }
chat-hand-none = { $held ->
    [orders] Nie masz już nic na stole.
   *[cards] Nie masz żadnych kart.
}
chat-hand-dm = { $held ->
    [orders] Twoje rozkazy w grze **{ $game }**. W każdej chwili pokaże je przycisk **Moje rozkazy**.
   *[cards] Twoje karty w grze **{ $game }**. W każdej chwili pokaże je przycisk **Moje karty**.
}
chat-dm-closed = { $held ->
    [orders] Jeden z graczy nie przyjmuje wiadomości prywatnych. To nic: rozkazy w każdej chwili pokaże przycisk **Moje rozkazy**.
   *[cards] Jeden z graczy nie przyjmuje wiadomości prywatnych. To nic: karty w każdej chwili pokaże przycisk **Moje karty**.
}
chat-button-dm-test = Wypróbuj znowu wiadomości prywatne
chat-dm-trying = To, co możesz zobaczyć tylko ty, właśnie wysyłam w wiadomości prywatnej. Jeśli nic nie przyjdzie, zezwól w ustawieniach prywatności na wiadomości z tego serwera i naciśnij przycisk jeszcze raz.
chat-odds-title = Co mogą przynieść twoje rozkazy
chat-odds-none = Teraz nie ma czego liczyć.
chat-odds-line = `{ $order }` · { $odds }
chat-text-title = Plansza jako tekst

## Wynik

chat-result-title = Bitwa dobiegła końca
chat-result-winner = Zwycięstwo: **{ $side }** ({ $players })
chat-result-draw = Bitwa kończy się remisem.
chat-result-reason = Powód: { $reason } ({ $rule })
chat-result-seed = Tajne ziarno: `{ $seed }`. Jego SHA-256 to liczba podana na początku.
chat-result-verify = Każdy rzut można sprawdzić: `/gra eksport`, a potem `fieldpost verify PLIK`.
chat-result-again = Jeszcze jedna bitwa, z zamianą stron?

## Rozkazy wpisywane

chat-form-title = Twoje rozkazy
chat-form-label = Rozkazy: w wierszach lub ze średnikami
chat-form-hint = Na przykład { $example }

## Odmowy i błędy

chat-refused = ⛔ { $reason }
chat-refused-rule = Zasada { $rule }. Wyjaśni ją `/zasady dlaczego`.
chat-refused-now = Nic się nie zmieniło.
chat-error = Po naszej stronie coś się zepsuło (błąd { $id }). Mogło się to mimo wszystko wykonać: zanim spróbujesz ponownie, sprawdź, jak się sprawy mają.
chat-error-after = To, co powyżej, jest zapisane. Nie udało się pokazać, co następuje (błąd { $id }): pokaże to `/rozkaz`.
chat-no-game-here = W tym kanale nie ma gry. Załóż ją poleceniem `/gra nowa` albo otwórz wątek swojej gry.
chat-no-game-yours = Nie masz żadnej trwającej gry.
chat-which-game = Grasz w kilka gier. Otwórz wątek jednej z nich albo wskaż ją w poleceniu.
chat-unknown-scenario = Nie ma scenariusza „{ $scenario }”. Wszystkie wypisze `/scenariusz lista`.
chat-unknown-system = Nie ma tu gry „{ $system }”. Wybierz jedną z tych: { $games }.
chat-missing-rights = W { $channel } brakuje mi uprawnień: { $rights }. Poproś administratora serwera i spróbuj ponownie. Wszystkie uprawnienia pokaże `/fieldpost kontrola`.
chat-right-view_channel = Wyświetlanie kanału
chat-right-send_messages = Wysyłanie wiadomości
chat-right-send_messages_in_threads = Wysyłanie wiadomości w wątkach
chat-right-create_public_threads = Tworzenie publicznych wątków
chat-right-attach_files = Załączanie plików
chat-right-embed_links = Wyświetlanie podglądu linku
chat-right-read_message_history = Czytanie historii czatu
chat-confirm-resign = Poddać bitwę? Twoje miejsce: **{ $seat }**. Druga strona od razu wygra. Tego nie da się cofnąć.
chat-confirm-draw = Zaproponować remis? Twoje miejsce: **{ $seat }**. Jeśli druga strona też go zaproponowała, bitwa od razu się skończy.
chat-resigned = Bitwa poddana.
chat-draw-offered = Propozycja złożona.
chat-kept = Nic się nie zmieniło.
chat-no-draw = Nie można teraz zaproponować remisu.

## Listy

chat-status-title = Twoje gry
chat-status-line = { $thread } · { $game }: { $scenario } · { $state }
chat-status-lobby = czeka na graczy
chat-status-yours = **twoja kolej**
chat-status-theirs = decyduje { $player }
chat-status-over = zakończona
chat-log-title = Co się stało
chat-log-empty = Nic się jeszcze nie stało.
chat-log-page = Strona { $number } z { $count }
chat-log-earlier = Wcześniej
chat-log-later = Później
chat-scenarios-title = Scenariusze gry { $game }
chat-scenarios-painted = Malowanie rozstawień: gotowe { $done } z { $all }.
chat-scenarios-pictures = Z obrazkami rozstawień: `/scenariusz lista system:`
chat-scenarios-look = Większy, z opisem: `/scenariusz pokaż`
chat-scenario-title = { $id } · { $name }
chat-scenario-begin = Zagraj: `/gra nowa scenariusz:{ $id }`
chat-rules-title = Zasady
chat-rules-none = Żadna zasada nie pasuje do słów „{ $words }”.
chat-export-ready = Oto gra jako plik.
chat-language-set = Odtąd odpowiadam ci po polsku.
chat-language-automatic = Odpowiadam ci w języku twojego Discorda.
chat-about-title = Fieldpost
chat-about-text =
    Planszowe gry wojenne na odległość: ja pilnuję planszy, kart i zasad, ty wydajesz rozkazy.

    1. `/gra nowa` zakłada grę w wątku i daje ci w niej miejsce. Drugi gracz naciska **Zagraj jako** albo ty **Zagraj z komputerem**.
    2. Naciśnij **Wykonaj turę** i wybieraj. Podaję tylko dozwolone możliwości i widzisz je tylko ty.
    3. Po każdym ostatecznym kroku publikuję nową planszę. **Moje karty** pokazuje karty tylko tobie.

    Gry należą do swoich wydawców; Fieldpost nie jest z nimi związany. Graj, proszę, w gry, które posiadasz.
chat-about-games = Gry tutaj: { $games }
chat-privacy-text =
    Przechowuję twój numer użytkownika Discorda, twoją nazwę z chwili dołączenia do gry, twój język, rozkazy twoich gier, armie, które zapisujesz, twoje godziny i przypomnienia, do którego miejsca znasz przebieg gier, twoje notatki o nich, to, czy jesteś w rezerwie jako zastępca, i twoje rzuty poleceniem `/kości`. Wiadomości nie czytam.
    Karty widzi tylko ich właściciel, w prywatnej odpowiedzi lub wiadomości prywatnej. Tajne ziarno ani karty nie trafiają do dzienników pracy.
    Tutaj możesz pobrać wszystko, co jest o tobie zapisane, jako plik albo to usunąć.
chat-doctor-good = Wszystkie uprawnienia są. Można tu grać.
chat-rematch-open = Rewanż jest otwarty: dołącz na nowej karcie.
chat-export-running = Trwającej gry nie można pobrać: zdradziłaby ukryte karty. Spróbuj, gdy się skończy.

## A whole turn on one page

chat-sheet-title = Cała tura
chat-sheet-so-far = **Wybrano, jeszcze nic się nie stało:**
chat-sheet-clash = Pominięto, bo nie godzi się z pozostałymi wyborami: { $orders }
chat-sheet-how = Wybierz dla każdej jednostki, co zrobi. Nic się nie stanie, dopóki nie naciśniesz przycisku, który się wtedy pojawi.
chat-sheet-idle = Przy tym wyborze nic więcej nie zrobią: { $pieces }. „Nic” w menu cofa wybór.
chat-sheet-nothing = Nic
chat-sheet-order = Dostaje rozkaz i zostaje
chat-sheet-move = Na { $place }
chat-sheet-attack = Atak: { $target }
chat-sheet-move-attack = Na { $place }, potem atak: { $target }
chat-sheet-roll = { $count ->
    [one] Wykonaj i rzuć kośćmi
    [few] Wykonaj i rzuć za { $count } ataki
   *[other] Wykonaj i rzuć za { $count } ataków
 }
chat-sheet-carry = Wykonaj
chat-sheet-carry-end = Wykonaj i zakończ turę
chat-sheet-roll-end = { $count ->
    [one] Rzuć i zakończ turę
    [few] Rzuć za { $count } ataki i zakończ turę
   *[other] Rzuć za { $count } ataków i zakończ turę
 }
chat-sheet-end-final = Końca tury nie da się cofnąć.
chat-sheet-order-idle = Dostaje rozkaz, choć teraz nie może się ruszyć ani atakować
chat-end-waits = Tura jeszcze trwa: najpierw trzeba odpowiedzieć na to pytanie.
chat-end-title = Zakończyć turę?
chat-end-ask = Nikt już się nie ruszy ani nie zaatakuje.
chat-end-idle = Mogą jeszcze coś zrobić: { $pieces }.
chat-sheet-steps = Krok po kroku
chat-sheet-more = Pozostałe jednostki ({ $count })
chat-draft-do = { $count ->
    [one] Wykonaj
    [few] Wykonaj wszystkie { $count }
   *[other] Wykonaj wszystkie { $count }
}
chat-draft-do-end = { $count ->
    [one] Wykonaj · { $end }
    [few] Wykonaj wszystkie { $count } · { $end }
   *[other] Wykonaj wszystkie { $count } · { $end }
}
chat-draft-end-final = „{ $end }”: tego nie da się cofnąć.
chat-draft-left = Pominięto, teraz to niemożliwe: { $orders }
chat-draft-way = Własna droga
chat-draft-where = Dokąd?
chat-draft-nothing = Nie ma tu przydatnego rozkazu: idź krok po kroku albo go wpisz.
chat-draft-done = Gotowe
chat-boxes-send = Wyślij
chat-boxes-empty = pytaj mnie
