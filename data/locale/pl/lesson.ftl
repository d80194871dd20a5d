### The guided first games: what to do now, and why; each step is told once.

## Battle of Hoth

chat-lesson-hoth-goal = **Twój cel: 2 medale.** Dostajesz jeden za każdą wrogą jednostkę, która straci ostatnią figurkę. Imperium wygrywa z 3. Potrwa to około dziesięciu minut.
chat-lesson-hoth-dp-play-1 = **Teraz: zagraj kartę.** Mówi, ile twoich jednostek działa w tej turze i w którym sektorze: na lewo, w centrum czy na prawo. Naciśnij tę, która daje rozkaz największej liczbie jednostek; pozostałe zostają na ręce.
chat-lesson-hoth-dp-play-2 = **Twoja druga tura.** Wyżej jest napisane, co zrobiło Imperium. Atakuj tego samego wroga dwiema lub trzema jednostkami: medal daje dopiero ostatnia figurka, a osłabione jednostki nadal rzucają wszystkimi kośćmi.
chat-lesson-hoth-dp-play-3 = **Odtąd wiesz już, jak to działa.** Kartę, która daje rozkaz wielu jednostkom, zachowaj na chwilę, gdy będziesz blisko. Szanse ataków pokazuje przycisk **{ chat-button-odds }** pod planszą w wątku; kto dokąd dojdzie i co zaatakuje, powie `/zapytaj`.
chat-lesson-hoth-dp-order-1 = **Teraz: powiedz jednostkom, co mają robić.** Każde menu poniżej to jedna jednostka, z numerem na obrazku. Gdzie jest atak, wybierz atak: obok wroga rzuca się 3 kośćmi, z dwóch heksów 2, z trzech heksów 1. W innym razie podejdź bliżej; po jednym heksie jednostka może jeszcze atakować.
chat-lesson-hoth-dp-order-2 = **Kto stoi w osłonie, dłużej wytrzyma.** Na wzgórzu lub wśród skał jednostka traci mniej figurek: wróg rzuca o jedną kość mniej.
chat-lesson-hoth-dp-move-1 = **Teraz: porusz jednostki z rozkazem.** Po jednym heksie mogą jeszcze atakować, po dwóch już nie.
chat-lesson-hoth-dp-attack-1 = **Możesz jeszcze atakować.** Procenty mówią, z jakim prawdopodobieństwem padnie cała wroga jednostka. Jeśli nic nie jest tego warte, zakończ turę.
chat-lesson-hoth-dp-retreat-1 = **Twoja jednostka musi się wycofać.** Na kościach wypadł symbol odwrotu. Wybierz heks, który wróg słabo widzi i z którego możesz wrócić.
chat-lesson-hoth-dp-draw-1 = **Teraz: weź kartę na następną turę.** Zachowaj tę, która daje rozkaz jednostkom blisko wroga.

## Lords of War

chat-lesson-lords-goal = **Twój cel: wyeliminować 10 wrogich jednostek albo 2 dowódców.** Jednostka pada, gdy strzałki i strzały w nią dają razem więcej niż liczba na jej tarczy. Potrwa to około dziesięciu minut.
chat-lesson-lords-dp-chal-1-1 = **Teraz: połóż pierwszą kartę.** Jeszcze nikt nie atakuje. Weź kartę z wysoką obroną: wróg zaraz stanie obok niej.
chat-lesson-lords-dp-chal-2-1 = **Teraz: połóż pierwszą kartę.** Jeszcze nikt nie atakuje. Weź kartę z wysoką obroną: wróg zaraz stanie obok niej.
chat-lesson-lords-dp-place-1 = **Teraz: wystaw jedną kartę** tak, by jej strzałka wskazywała wroga. Potem wszystkie jednostki uderzają naraz, wrogie też. Wybierz miejsce, w którym twoje strzałki razem pokonują obronę wroga, a jego strzałki nie pokonują twojej.
chat-lesson-lords-dp-place-2 = **Twoja druga karta.** Wyżej jest napisane, co zrobił wróg. Dwie karty, które wskazują tego samego wroga, powalą go; włócznicy i strzelcy mogą stać także obok swoich.
chat-lesson-lords-dp-place-3 = **Odtąd wiesz już, jak to działa.** Przed wystawieniem karty zobaczysz, które jednostki na pewno padną. Dowódcy rozstrzygają: swoich trzymaj poza zasięgiem.
chat-lesson-lords-dp-shoot-1 = **Twoi strzelcy strzelają.** Strzał dodaje się do strzałek skierowanych w cel. Celuj tam, gdzie suma przekroczy obronę.
chat-lesson-lords-dp-reinforce-1 = **Teraz: uzupełnij rękę.** Dobierz kartę albo odwołaj jednostkę, której nikt nie zagraża, by później wystawić ją lepiej.

## Commands & Colors: Napoleonics

chat-lesson-napoleonics-goal = **Twój cel: 3 sztandary.** Dostajesz jeden za każdą wrogą jednostkę, która straci ostatni blok, i jeden, póki na początku swojej tury trzymasz młyn na D9. Francuzi też potrzebują 3.
chat-lesson-napoleonics-d-02-1 = **Teraz: zagraj kartę.** Mówi, ile twoich jednostek działa w tej turze i w którym sektorze. Naciśnij tę, która daje rozkaz kilku jednostkom; pozostałe zostają na ręce.
chat-lesson-napoleonics-d-02-2 = **Twoja druga tura.** Wyżej jest napisane, co zrobili Francuzi. Prowadź kilka jednostek razem: jedna sama straci bloki, a z nimi kości.
chat-lesson-napoleonics-d-02-3 = **Odtąd wiesz już, jak to działa.** Atakuj jednego wroga dwiema jednostkami. Szanse ataków pokazuje przycisk **{ chat-button-odds }** pod planszą w wątku; kto dokąd dojdzie i co zaatakuje, powie `/zapytaj`.
chat-lesson-napoleonics-d-05-1 = **Teraz: powiedz jednostkom, co mają robić.** Każde menu poniżej to jedna jednostka, z numerem na obrazku. Gdzie jest atak, wybierz atak, w innym razie podejdź bliżej. Piechota strzela na dwa heksy i najlepiej walczy obok wroga.
chat-lesson-napoleonics-d-05-2 = **Bloki to kości:** jednostka z czterema blokami rzuca w walce wręcz czterema, więc atakuj świeżymi, a zmęczone wycofaj.
chat-lesson-napoleonics-d-06-1 = **Teraz: porusz jednostki z rozkazem.** Wrogowie obok drogi cię nie zatrzymają. Las, wzgórze i młyn chronią tego, kto w nich stoi.
chat-lesson-napoleonics-d-07-1 = **Możesz jeszcze atakować.** Procenty mówią, z jakim prawdopodobieństwem padnie cała wroga jednostka. Jeśli nic nie jest tego warte, zakończ turę.
chat-lesson-napoleonics-d-08-1 = **Wróg atakuje cię wręcz.** Przeciw kawalerii piechota może utworzyć czworobok: przetrwa w nim, ale niewiele zdziała.
chat-lesson-napoleonics-d-12-1 = **Twoja jednostka musi się wycofać.** Na kościach wypadły flagi. Wybierz heks, do którego wróg słabo sięga.
chat-lesson-napoleonics-d-13-1 = **Twój dowódca musi się wycofać.** Wybierz heks z własną jednostką: samotny dowódca jest w niebezpieczeństwie.
