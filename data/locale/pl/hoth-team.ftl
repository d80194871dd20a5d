# Bitwa o Hoth: słowa gry zespołowej.

hoth-ask-DP-FLEET-MATE = Dzięki karcie partnera możesz wymienić karty: którą odrzucasz? Odrzucono dotąd: { $count }.
hoth-menu-done-DP-FLEET-MATE = Nie odrzucaj więcej
hoth-menu-delegate-on = Niech o odwrotach decyduje partner
hoth-menu-delegate-off = Decyduj o odwrotach samodzielnie
hoth-policy-keep-all = Zatrzymaj wszystkie karty
hoth-event-proposed-resign = { $seat } proponuje poddać bitwę. Partner musi się zgodzić.
hoth-event-proposed-draw = { $seat } proponuje zaoferować lub przyjąć remis. Partner musi się zgodzić.
hoth-event-delegated = { $seat }: o odwrotach decyduje partner.
hoth-event-delegated-no-more = { $seat }: o odwrotach znów decyduje samodzielnie.
hoth-refused-commander-twice = Partnerzy muszą mieć różnych dowódców; { $commander } jest już zajęty.
hoth-refused-proposed-already = To już zaproponowano; teraz musi się zgodzić partner.
hoth-refused-no-teammate = W tej bitwie nie masz partnera.
hoth-refused-delegated-already = Tak już jest.
