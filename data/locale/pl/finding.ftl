## Szukanie gier

chat-cmd-game-next = następna
chat-cmd-game-next-help = Otwiera twoją najpilniejszą decyzję ze wszystkich twoich gier
chat-cmd-game-list = lista
chat-cmd-game-list-help = Wypisuje gry tego serwera, które czekają na graczy albo trwają
chat-opt-only = tylko
chat-opt-only-help = Tylko te
chat-list-lobby = te, które czekają na graczy
chat-list-running = te, które trwają
chat-list-title = Gry tego serwera
chat-list-none = Nie ma żadnej. Zakłada ją `/gra nowa`.
chat-list-open = { $thread } · { $game } · { $pace } · wolne miejsca: { $free }
chat-list-plays = { $thread } · { $game } · { $players }
chat-list-join = Dołącz: { $game }
chat-next-none = Żadna gra na ciebie nie czeka.
chat-button-next = Następna gra ({ $count })

## Ranking i co mówią zakończone gry

service-rated = Ranking
service-rated-on = liczy się
service-rated-off = nie liczy się
chat-cmd-ladder = ranking
chat-cmd-ladder-help = Siła graczy na tym serwerze i jak kończyły się ich gry
chat-cmd-ladder-show = pokaż
chat-cmd-ladder-show-help = Ranking jednej gry na tym serwerze
chat-cmd-ladder-record = bilans
chat-cmd-ladder-record-help = Jak szło na tym serwerze tobie lub innemu graczowi
chat-cmd-ladder-scenarios = scenariusze
chat-cmd-ladder-scenarios-help = Jak często która strona wygrywała scenariusze jednej gry i jak długo trwały
chat-button-ladder = Ranking
chat-button-record = Moje gry
chat-button-scenarios = Scenariusze
chat-ladder-title = Ranking: { $game }
chat-ladder-none = Nikt jeszcze nie ukończył gry, która się liczy. Gry założone przez `/gra nowa` się liczą, chyba że założyciel postanowi inaczej.
chat-ladder-how = Każdy zaczyna od 1000 punktów. Wygrana z kimś silnym daje więcej, a punkty najbardziej zmieniają się w pierwszych grach. Liczą się tylko ukończone gry między ludźmi.
chat-ladder-place = { $place }. { $player } · { $points } · wygrane { $won }, remisy { $drawn }, przegrane { $lost }
chat-ladder-changed = Ranking: { $players }
chat-record-title = Gry gracza { $player } na tym serwerze
chat-record-none = Żadna się jeszcze nie skończyła.
chat-record-game = { $game }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
chat-record-computer = { $count ->
    [one] jedna gra z komputerem
    [few] { $count } gry z komputerem
   *[many] { $count } gier z komputerem
 }
chat-length-days = { $count ->
    [one] zwykle jeden dzień
   *[many] zwykle { $count } dni
 }, rozkazów: { $orders }
chat-length-hours = { $count ->
    [one] zwykle jedna godzina
    [few] zwykle { $count } godziny
   *[many] zwykle { $count } godzin
 }, rozkazów: { $orders }
chat-ladder-scenarios = Scenariusze: { $game }
chat-scenarios-none = Nikt jeszcze żadnego nie ukończył.
chat-scenarios-how = Ze wszystkich ukończonych gier między ludźmi; w nawiasie przedział, w którym leży prawdziwy udział, o ile tak mało gier pozwala to stwierdzić (95 %).
chat-scenarios-one = { $scenario } ({ $count ->
    [one] jedna gra
    [few] { $count } gry
   *[many] { $count } gier
 })
chat-scenarios-drawn = { $count ->
    [one] jeden remis
    [few] { $count } remisy
   *[many] { $count } remisów
 }
chat-lobby-length = Ten scenariusz trwa: { $length }.
refused-no-ladder = Ranking należy do serwera. Wpisz polecenie tam.

## Wyzwania

chat-opt-opponent = przeciwnik
chat-opt-opponent-help = Kogo wyzywasz: miejsce czeka na tę osobę trzy dni
chat-challenge = { $user }, **{ $player }** wyzywa cię do gry **{ $game }**. Miejsce **{ $seat }** czeka na ciebie trzy dni.
chat-challenge-accepted = **{ $player }** przyjmuje wyzwanie: **{ $seat }**.
chat-challenge-declined = **{ $player }** odrzuca wyzwanie: miejsce **{ $seat }** jest wolne dla każdego.
chat-challenge-left = Wyzwanie odrzucone. Miejsce jest wolne dla każdego.
refused-challenge-bot = Bot nie przyjmuje wyzwań. Załóż grę bez przeciwnika i naciśnij przycisk gry z komputerem.
chat-lobby-seat-kept = **{ $seat }**: czeka na { $user } do { $until }
chat-clock-challenge-declined = Wyzwanie odrzucono. Miejsce jest teraz wolne dla każdego.
chat-clock-challenge-over = Nikt nie przyjął wyzwania na czas. Miejsce jest teraz wolne dla każdego.
refused-challenge-self = Wyzwać możesz kogoś innego, kto nie ma tu jeszcze miejsca.
refused-challenge-full = Nie ma tu wolnego miejsca dla kogoś innego. Załóż inną grę poleceniem `/gra nowa`.
chat-list-watch = Obserwuj { $game }
chat-rematch-same = Te same strony jeszcze raz
chat-rematch-next = Następny scenariusz
refused-no-next = To był ostatni scenariusz gry. Naciśnij Rewanż albo załóż inną grę poleceniem `/gra nowa`.
chat-cmd-game-learn = nauka
chat-cmd-game-learn-help = Gra z komputerem z objaśnieniami, krok po kroku
refused-no-lesson = Gry szkoleniowe są dla: { $known }. Wybierz jedną z nich.
chat-record-luck = Szczęście w grze { $game }, { $matches ->
    [one] ostatnia gra
    [few] ostatnie { $matches } gry
   *[other] ostatnich { $matches } gier
}: { $good } z { $dice } kości wypadło, jak trzeba, oczekiwać można było { $expected }. Lepiej niż { $percent } % wszystkich przypadków.
