### Słowa, którymi gracze umawiają się przed rozpoczęciem gry.

chat-opt-options = opcje
chat-opt-options-help = Co jeszcze ustalono, na przykład commanders=on; na karcie gry jest też przycisk
chat-options-title = Opcje tej gry
chat-options-change = { $option }: zmień…
chat-button-numbers = Ustaw liczby…
chat-choices-title = Twój wybór
chat-choices-pick = Wybierz: { $option }…
chat-choices-open = jeszcze nie wybrano
chat-choices-own = twoja własna armia
chat-choices-armies = Własne armie: `/gra armia nowa`.
chat-choices-none = W tej grze nie wybierasz nic dla swojego miejsca.
chat-choose-first = Bitwa zacznie się, gdy tylko wybierzesz.
chat-lobby-choices = Twój wybór
chat-lobby-options = Opcje gry
chat-lobby-choosing = Wszystkie miejsca są zajęte. Bitwa zacznie się, gdy wszyscy wybiorą: naciśnij **Twój wybór**.
chat-cmd-fieldpost-server = język-serwera
chat-cmd-fieldpost-server-help = Wybiera język publicznych wiadomości na tym serwerze (dla jego administratorów)
chat-server-not-yours = Język publicznych wiadomości wybiera tylko administrator tego serwera. Swój własny wybierzesz poleceniem `/fieldpost język`.
chat-server-set = Nowe gry na tym serwerze będą w tym języku. Prywatne odpowiedzi pozostają w języku każdego gracza.
chat-server-automatic = Nowe gry będą w języku, który ten serwer ma na Discordzie.
chat-panel-typed-only = Możliwości jest więcej, niż mieści się w menu. Czego w nich brakuje, to można wpisać.
chat-ping-choose = { $user } – gra **{ $game }** czeka na twój wybór. Miejsce gracza, który nie wybierze, założyciel gry może zwolnić.
chat-button-choices = Twoje wybory
chat-lobby-free = Zwolnij: { $seat }
chat-freed = Miejsce **{ $seat }** jest znów wolne.
chat-choices-before = Jak ostatnio: { $choices }
