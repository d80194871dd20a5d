### Vzdání se a dohoda na remíze, slovy všech her.

parley-offered = { $side }: nabídka remízy.
parley-proposed-resign = { $seat }: návrh vzdát se. Spoluhráč musí souhlasit.
parley-proposed-draw = { $seat }: návrh nabídnout nebo přijmout remízu. Spoluhráč musí souhlasit.
parley-refused-offered = Remízu už nabízíte. Hrajte dál, dokud druhá strana neodpoví.
parley-refused-proposed = To už je navrženo; teď musí souhlasit spoluhráč.
