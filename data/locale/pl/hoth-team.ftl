# Bitwa o Hoth: słowa gry zespołowej.

hoth-ask-DP-FLEET-MATE = Dzięki karcie partnera możesz wymienić karty: którą odrzucasz? Odrzucono dotąd: { $count }.
hoth-menu-done-DP-FLEET-MATE = Nie odrzucaj więcej
hoth-menu-delegate-on = Niech o odwrotach decyduje partner
hoth-menu-delegate-off = Decyduj o swoich odwrotach
hoth-policy-keep-all = Zatrzymaj wszystkie karty
hoth-event-delegated = { $seat }: o odwrotach decyduje partner.
hoth-event-delegated-no-more = { $seat }: o odwrotach nie decyduje już partner.
hoth-refused-commander-twice = Partnerzy muszą mieć różnych dowódców, a ten jest już zajęty: { $commander }. Wybierz innego.
hoth-refused-no-teammate = W tej bitwie nie masz partnera.
hoth-refused-delegated-already = Tak już jest ustawione, nic się nie zmienia.
hoth-event-card-shown = { $seat } pokazuje ci kartę { $card }: { $words }
hoth-refused-not-yours-to-show = Nie masz na ręce karty { $id }. Pokaż jedną ze swoich.
hoth-refused-shown-anyway = W tej bitwie partner i tak widzi twoje karty.
