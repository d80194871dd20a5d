# Bitva o Hoth: slova pro hru v týmech.

hoth-ask-DP-FLEET-MATE = Díky kartě spoluhráče můžete vyměnit karty: kterou odhodíte? Zatím odhozeno: { $count }.
hoth-menu-done-DP-FLEET-MATE = Víc neodhazovat
hoth-menu-delegate-on = Nechat o ústupech rozhodovat spoluhráče
hoth-menu-delegate-off = Rozhodovat o svých ústupech
hoth-policy-keep-all = Nechat si všechny karty
hoth-event-delegated = { $seat }: o ústupech rozhoduje spoluhráč.
hoth-event-delegated-no-more = { $seat }: o ústupech už spoluhráč nerozhoduje.
hoth-refused-commander-twice = Spoluhráči musí mít různé velitele a tento už je zvolen: { $commander }. Vyberte jiného.
hoth-refused-no-teammate = V této bitvě nemáte spoluhráče.
hoth-refused-delegated-already = Tak už je to nastaveno, nic se nemění.
hoth-event-card-shown = { $seat } vám ukazuje kartu { $card }: { $words }
hoth-refused-not-yours-to-show = Kartu { $id } v ruce nemáte. Ukažte některou ze svých.
hoth-refused-shown-anyway = V této bitvě vám spoluhráč do karet vidí tak jako tak.
