# Bitwa o Hoth: kampanie i karty wsparcia. Rozkazy i wyniki są w danych kampanii.

hoth-ask-DP-SUPPORT = Czy przed dobraniem zagrywasz kartę wsparcia?
hoth-ask-DP-REROLL-failed = { $attacker } { $origin }: rzut potwierdzający nie wyszedł ({ $dice }). Przerzucić?
hoth-menu-done-DP-SUPPORT = Bez karty wsparcia
hoth-menu-support = Karta wsparcia: { $card }
hoth-menu-support-dice = przerzucić: { $dice }
hoth-menu-no-support = bez karty wsparcia

hoth-event-node = { $campaign }, bitwa { $number }. { $words }
hoth-event-node-again = { $campaign }, bitwa { $number }: jeszcze raz, bo poprzednia skończyła się remisem. { $words }
hoth-event-briefing = Twoje tajne rozkazy: { $words } Cel drugorzędny: { $objective }
hoth-event-result = { $side }, odczytany wynik: { $words }
hoth-event-commander-cards = { $side }, karty dowódców na tę bitwę: { $cards }.
hoth-event-left-out = Do tej bitwy nie wchodzi: { $unit } { $hex }.
hoth-event-secondary = { $side }, spełniony cel drugorzędny: { $words } Karty wsparcia: { $count }.
hoth-event-support-drawn = { $side }, dobrane karty wsparcia: { $count }.
hoth-event-support-drawn-reshuffled = { $side }, dobrane karty wsparcia: { $count }. Zagrane karty przetasowano w nową talię.
hoth-event-support-seen = Dobierasz karty wsparcia: { $cards }.
hoth-event-support = { $side }, karta wsparcia: { $card }.
hoth-event-campaign = Zwycięzca kampanii: { $side }.
hoth-over-campaign = koniec kampanii; wygrane bitwy: Imperium { $empire }, Rebelianci { $rebels }; spełnione cele drugorzędne: Imperium { $empiremet }, Rebelianci { $rebelsmet }

hoth-campaign-standing = { $campaign }, bitwa { $number } · wygrane bitwy: Imperium { $empire }, Rebelianci { $rebels }
hoth-when = Bitwa { $battle }, tura { $number }
hoth-campaign-goes-on = Kończy się tym tylko ta bitwa: kampania toczy się dalej, następną bitwą.

hoth-note-orders = Tajne rozkazy: { $words }
hoth-note-objective = Cel drugorzędny: { $words } Dotąd { $done } z { $wanted }. Nagroda w kartach wsparcia: { $count }.
hoth-note-met = Cel drugorzędny, spełniony: { $words }
hoth-note-support = Karta wsparcia { $card } ({ $id }): { $words }

hoth-refused-campaign-seats = W kampanii gra dokładnie dwóch graczy.
hoth-refused-campaign-commanders = W kampanii nie wybiera się dowódcy: karty dowódców przynoszą wyniki bitew.
hoth-refused-no-campaign = Karty wsparcia są tylko w kampanii.
hoth-refused-support-own-turn = Karty wsparcia zagrywa się we własnej turze. Poczekaj na nią.
hoth-refused-support-played = W turze można zagrać tylko jedną kartę wsparcia, a „{ $card }” już zagrano. Graj dalej bez kolejnej.
hoth-refused-support-with-attack = Podaj kartę „{ $card }” przy ataku, na przykład D4xE5 support { $id }; jej warunek musi być spełniony.
hoth-refused-support-not-now = Karty „{ $card }” nie można teraz zagrać. { $words }
