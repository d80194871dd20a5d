### Pytania o planszę, słowami; `ask-word-*` to słowa, po których poznaje się pytanie.

chat-cmd-ask = zapytaj
chat-cmd-ask-help = Pytanie o planszę: co zagraża B3, kto dotrze na E5, co robił B4, co jest na lewym skrzydle
chat-opt-asked = pytanie
chat-opt-asked-help = Na przykład: co zagraża B3
ask-word-threats = zagraża; zagrażają; zagrożony; zagrożenie; atakuje; zaatakować; niebezpieczeństwo
ask-word-reach = dojdzie; dojść; dotrze; dotrzeć; sięga; dosięgnie; wejdzie; wejść
ask-word-diary = robił; robiła; robiło; zrobił; zrobiła; zrobiło; dziennik; działo; stało
ask-word-chronicle = kronika; kronikę; statystyka; statystykę; szczęście
ask-word-left = lewe; lewym; lewego; lewa; lewej; po lewej
ask-word-centre = centrum; środek; środku
ask-word-right = prawe; prawym; prawego; prawa; prawej; po prawej
ask-head-threats = { $place } jest zagrożone przez:
ask-head-reach = Na { $place } może wejść:
ask-head-section = Stoją tam:
ask-piece = { $place } { $name }
ask-list = { $first }, { $rest }
ask-side = { $side }: { $pieces }
ask-nobody = nikt
ask-refused-nothing = O to nie można pytać w tej grze. Nic się nie zmieniło.
ask-refused-place = Na tej planszy nie ma miejsca „{ $place }”. Podaj jakieś, na przykład E5.
ask-refused-section = Nie ma sektora „{ $place }”. Podaj lewe skrzydło, centrum albo prawe skrzydło.
ask-refused-side = Nie grasz tutaj, więc nie ma strony, z której patrzeć. Podaj zamiast tego heks.
ask-refused-diary = Żadnego takiego oddziału nigdy tam nie było widać. Proszę podać pole, na przykład B4, albo sam oddział.
ask-refused-unknown = Nie rozumiem tego pytania. Zapytaj na przykład „co zagraża B3”, „kto dotrze na E5”, „co robił B4” albo „co jest na moim lewym skrzydle”.
