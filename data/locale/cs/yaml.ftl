# Co je špatně na textu, který hráči píší v YAML, třeba na seznamu armády.

yaml-anchor = hodnotu vypište; kotvy a odkazy se nečtou
yaml-tag = značka „{ $word }“ se nečte
yaml-deep =
    { $deepest ->
        [one] vnoření je hlubší než jedna úroveň
        [few] vnoření je hlubší než { $deepest } úrovně
       *[other] vnoření je hlubší než { $deepest } úrovní
    }
yaml-key = klíčem musí být slovo
yaml-quote-key = dejte klíč { $word } do uvozovek: "{ $word }"
yaml-twice = klíč „{ $word }“ tu stojí dvakrát
yaml-quote = dejte { $word } do uvozovek: "{ $word }"
yaml-long-number = číslo je příliš dlouhé
yaml-syntax = hledejte špatné odsazení, chybějící uvozovku nebo přebývající či chybějící dvojtečku a závorku
