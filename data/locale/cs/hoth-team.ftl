# Bitva o Hoth: slova pro hru v týmech.

hoth-ask-DP-FLEET-MATE = Díky kartě spoluhráče můžeš vyměnit karty: kterou odhodíš? Zatím odhozeno: { $count }.
hoth-menu-done-DP-FLEET-MATE = Dál neodhazovat
hoth-menu-delegate-on = Nechat o ústupech rozhodovat spoluhráče
hoth-menu-delegate-off = Rozhodovat o ústupech sám
hoth-policy-keep-all = Nechat si všechny karty
hoth-event-proposed-resign = { $seat } navrhuje vzdát se. Spoluhráč musí souhlasit.
hoth-event-proposed-draw = { $seat } navrhuje nabídnout nebo přijmout remízu. Spoluhráč musí souhlasit.
hoth-event-delegated = { $seat }: o ústupech rozhoduje spoluhráč.
hoth-event-delegated-no-more = { $seat }: o ústupech opět rozhoduje sám.
hoth-refused-commander-twice = Spoluhráči musí mít různé velitele; { $commander } je obsazen.
hoth-refused-proposed-already = To už jsi navrhl; teď musí souhlasit spoluhráč.
hoth-refused-no-teammate = V této bitvě nemáš spoluhráče.
hoth-refused-delegated-already = Tak už to je.
