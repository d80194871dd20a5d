### Trener: co można było zrobić lepiej.

service-coach = Trener między ludźmi radzi
service-coach-after = po grze
service-coach-own-turn = także w trakcie gry, każdemu o jego turach
service-coach-never = nigdy
refused-coach-none = Przy tym stole nie ma trenera: tylko wy wiecie, gdzie co stoi. Szanse tego, co możesz teraz zrobić, są pod „Szanse”.
refused-coach-after = Między ludźmi trener radzi dopiero po grze. Zapytaj wtedy ponownie.
refused-coach-never = Uzgodniono, że w tej grze trener nigdy nie radzi.
refused-coach-device = Z tego urządzenia korzysta dwoje graczy, więc trener zdradziłby jednemu, co wie drugi. Zapytaj ponownie po grze.
chat-cmd-coach = trener
chat-cmd-coach-help = Co można było zrobić lepiej w twojej ostatniej turze albo w zakończonej grze; tylko dla ciebie
chat-button-coach = Trener
chat-coach-title = Co można było zrobić lepiej
chat-coach-thinking = Przeglądam twoje tury…
chat-coach-unplayed = Na razie nie było nic do rozstrzygnięcia z twojej strony.
chat-coach-nothing = Nic: nie umknęło ci żadne zwycięstwo ani wyraźnie lepszy atak.
chat-coach-nothing-turn = { $when }: nic. Nie umknęło ci żadne zwycięstwo ani wyraźnie lepszy atak.
chat-coach-won = { $when }: wybór padł na **{ $done }**. Natychmiastowe zwycięstwo dawało **{ $better }**.
chat-coach-odds = { $when }: wybór padł na **{ $done }** ({ $brought }). Lepsze szanse: **{ $better }** ({ $brings }).
chat-coach-left = { $when }: wybór padł na **{ $done }**, a pominięto **{ $better }** ({ $brings }).
chat-coach-sure = { $when }: wybór padł na **{ $done }**: { $brought }. Według oceny komputera lepsze było **{ $better }**: { $brings }.
chat-coach-nobody = nikt nie pada
chat-coach-how = Na podstawie tego, co było ci wtedy wiadome. Szanse są dokładne, ale bez reakcji przeciwnika, których przy nich nie podano; czy kości sprzyjały, nie ma znaczenia. O tym, czego nie da się obliczyć, trener milczy.
refused-colonel = Pułkownik ocenia zakończone mecze Lords of War i Napoleonics.
chat-button-colonel = Pułkownik
chat-colonel-title = Co pułkownik sądzi o twoich decyzjach
chat-colonel-thinking = Pułkownik rozgrywa twoje decyzje dalej. To chwilę potrwa…
chat-colonel-nothing = { $count ->
    [0] Nie ma tu twojej decyzji, którą pułkownik umiałby ocenić.
    [one] Jedyna decyzja, którą da się ocenić, nie była wyraźnym błędem.
   *[other] Żadna z { $count } decyzji, które da się ocenić, nie była wyraźnym błędem.
}
chat-colonel-told = { $when }: wybór padł na **{ $done }**, mocniejsze było **{ $better }**: rozegrane dalej { $pairs } razy, wypadło lepiej { $wins ->
    [one] raz
   *[other] { $wins } razy
}, a gorzej { $losses ->
    [0] ani razu
    [one] raz
   *[other] { $losses } razy
}. Szansę wygranej podniosłoby mniej więcej o { $gain ->
    [one] { $gain } punkt procentowy
    [few] { $gain } punkty procentowe
   *[other] { $gain } punktów procentowych
}{ $span }. Najwięcej waży: { $term }.
chat-colonel-span = (od { $low } do { $high })
chat-colonel-how = Na podstawie tego, co było ci wtedy wiadome; kości z meczu się nie liczą. Komputer rozgrywa obie możliwości za obie strony, za każdym razem z tym samym szczęściem, aż do końca { $turns ->
    [1] tej tury
   *[other] następnej tury przeciwnika
}, a szansę wygranej szacuje według tego, jak kończyły się podobne pozycje w grach między komputerami.
