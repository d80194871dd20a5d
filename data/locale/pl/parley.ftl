### Poddanie się i zgoda na remis, słowami wszystkich gier.

parley-offered = { $side }: propozycja remisu.
parley-proposed-resign = { $seat }: propozycja poddania bitwy. Partner musi się zgodzić.
parley-proposed-draw = { $seat }: propozycja zaoferowania lub przyjęcia remisu. Partner musi się zgodzić.
parley-refused-offered = Twoja propozycja remisu jest już złożona. Graj dalej, dopóki druga strona nie odpowie.
parley-refused-proposed = To już zaproponowano; teraz musi się zgodzić partner.
